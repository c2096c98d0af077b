/** Circuits drawn on a grid: a loop of parts, and parts between two rails. */
import type { FigurePoint, Shape } from '@reckoner/engine';

type SymbolShape = Extract<Shape, { readonly shape: 'symbol' }>;

/** A part of a circuit, without its place. */
export type Part = Pick<SymbolShape, 'symbol'> & Partial<Pick<SymbolShape, 'label' | 'of' | 'value' | 'color'>>;

/** The grid: how long a part is with its leads, and how high a loop. */
const LONG = 2;
const HIGH = 1.6;
/** More would be too close to each other. */
const MOST_PARTS = 6;

export function placed(part: Part, from: FigurePoint, to: FigurePoint): Shape {
  return { shape: 'symbol', ...part, from, to };
}

export function wire(...points: readonly FigurePoint[]): Shape {
  return { shape: 'line', points };
}

/** A dot where wires meet. */
export function joint(at: FigurePoint, label?: string, of?: string): Shape {
  return { shape: 'point', at, ...(label !== undefined && { label }), ...(of !== undefined && { of }) };
}

/** Two ends of wires in place of a source, between which there is a voltage. */
export function terminals(x: number, top: number, bottom: number, label: string, of?: string): Shape[] {
  const middle = (top + bottom) / 2;
  return [
    joint([x, top]),
    joint([x, bottom]),
    { shape: 'label', at: [x, middle], label, ...(of !== undefined && { of }) },
  ];
}

/**
 * Parts one after the other along the top, with the source on the left; the last may stand on the right. Undefined where
 * there are too many.
 */
export function circuitLoop(source: Part, top: readonly Part[], right?: Part): Shape[] | undefined {
  if (top.length > MOST_PARTS) return undefined;
  const end = LONG * Math.max(1, top.length);
  return [
    placed(source, [0, 0], [0, HIGH]),
    ...(top.length === 0 ? [wire([0, HIGH], [end, HIGH])] : []),
    ...top.map((part, place) => placed(part, [LONG * place, HIGH], [LONG * (place + 1), HIGH])),
    right === undefined ? wire([end, HIGH], [end, 0]) : placed(right, [end, HIGH], [end, 0]),
    wire([end, 0], [0, 0]),
  ];
}

/** Parts beside each other between two rails, with the source on the left. Undefined where there are too many. */
export function circuitLadder(source: Part, rungs: readonly Part[]): Shape[] | undefined {
  if (rungs.length > MOST_PARTS) return undefined;
  const end = LONG * rungs.length;
  return [
    placed(source, [0, 0], [0, HIGH]),
    wire([0, HIGH], [end, HIGH]),
    wire([0, 0], [end, 0]),
    ...rungs.map((part, place) => placed(part, [LONG * (place + 1), HIGH], [LONG * (place + 1), 0])),
  ];
}

/** A small figure below a letter: R₁. */
export function numbered(letter: string, place: number): string {
  return `${letter}${[...String(place + 1)].map((digit) => '₀₁₂₃₄₅₆₇₈₉'[Number(digit)]).join('')}`;
}
