/** A drawing of shapes: a triangle with its sides, a beam with its loads. */
import type { DrawingData, Writing } from '@reckoner/engine/calculate/figure/drawing';
import { type DrawnPath, layDrawing } from '../plot/drawing-layout.js';
import { coordinate } from './chart.js';
import { coloredBy, type Picture, shownShort } from './figure-words.js';

export interface ShapesDrawingProps {
  readonly data: DrawingData;
  readonly currency: string;
}

/** Undefined where the shapes take up no room. */
export function shapesPicture({ data, currency }: ShapesDrawingProps): Picture | undefined {
  const { title, shapes, areScalesApart } = data;
  const write = ({ words, measure }: Writing): string => {
    if (measure === undefined) return words;
    const value = shownShort(measure, measure.value, currency);
    return words === '' ? value : `${words} = ${value}`;
  };
  const layout = layDrawing(shapes, areScalesApart, write);
  if (layout === undefined) return undefined;
  const { width, height, paths, labels } = layout;
  const told = [...new Set(labels.map(({ text }) => text))].join('; ');
  const chart = (
    <svg class="drawing" viewBox={`0 0 ${width} ${height}`} role="img" aria-labelledby="figure-title figure-desc">
      <title id="figure-title">{title}</title>
      <desc id="figure-desc">{told === '' ? title : `${told}.`}</desc>
      {paths.map((path, place) => (
        <path key={place} class={classOf(path)} d={path.d} />
      ))}
      {labels.map(({ text, x, y }, place) => (
        <text key={place} class="figure-text" x={coordinate(x)} y={coordinate(y)} dy="0.35em" text-anchor="middle">
          {text}
        </text>
      ))}
    </svg>
  );
  return { heading: title, key: [], chart, size: { width, height } };
}

function classOf({ role, color, isDashed }: DrawnPath): string {
  return `drawing-${role} ${coloredBy(color - 1)}${isDashed ? ' drawing-dashed' : ''}`;
}
