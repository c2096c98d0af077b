/** Drawings as shapes with what is written at them, still in the units of the formula. */
import type { DrawingFigure, FigurePoint, Shape } from '../../authoring/figures.js';
import { fieldScale, type ShownField } from './fields.js';
import type { FigureValues } from './values.js';

/** What is written at a shape: words, a value, or both. */
export interface Writing {
  readonly words: string;
  readonly measure?: ShownField & { readonly value: number };
}

export interface DrawnShape {
  readonly shape: Shape;
  readonly writing?: Writing;
}

export interface DrawingData {
  readonly kind: 'drawing';
  readonly title: string;
  readonly areScalesApart: boolean;
  readonly shapes: readonly DrawnShape[];
}

export const MOST_SHAPES = 200;
export const MOST_SHAPE_POINTS = 400;

/** Undefined where these values leave nothing to draw. @throws whatever the author's function throws */
export function drawingData(figure: DrawingFigure, source: FigureValues): DrawingData | undefined {
  const drawn = figure.draw(source.values)?.slice(0, MOST_SHAPES).filter(isDrawable) ?? [];
  if (drawn.every(({ shape }) => shape === 'label')) return undefined;
  const shapes = drawn.map((shape): DrawnShape => {
    const writing = writingOf(shape, source);
    return writing === undefined ? { shape } : { shape, writing };
  });
  return { kind: 'drawing', title: figure.title, areScalesApart: figure.scales === 'apart', shapes };
}

function writingOf({ label = '', of, value: own }: Shape, source: FigureValues): Writing | undefined {
  const scale = of === undefined ? undefined : fieldScale(of, source);
  const value = of === undefined ? undefined : (own ?? source.values[of]);
  if (scale === undefined || typeof value !== 'number') return label === '' ? undefined : { words: label };
  const { toShown, toFormula: _, ...field } = scale;
  return { words: label, measure: { ...field, value: toShown(value) } };
}

/** Every number that places a shape. */
export function numbersOf(shape: Shape): readonly number[] {
  switch (shape.shape) {
    case 'line':
    case 'polygon':
      return shape.points.flat();
    case 'circle':
      return [...shape.center, shape.radius];
    case 'rectangle':
      return [...shape.corner, shape.width, shape.height];
    case 'arc':
      return [...shape.center, ...radiiOf(shape.radius), shape.from, shape.to];
    case 'arrow':
    case 'dimension':
    case 'symbol':
      return [...shape.from, ...shape.to];
    case 'angle':
      return [...shape.at, ...shape.from, ...shape.to];
    case 'point':
    case 'label':
      return shape.at;
  }
}

export function radiiOf(radius: number | FigurePoint): FigurePoint {
  return typeof radius === 'number' ? [radius, radius] : radius;
}

/** What has no place, or too many, is left out. */
function isDrawable(shape: Shape): boolean {
  const numbers = numbersOf(shape);
  return numbers.length <= 2 * MOST_SHAPE_POINTS && numbers.every(Number.isFinite);
}
