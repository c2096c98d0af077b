/** The chances of whole numbers as columns beside each other, one of them shaded. */
import type { Curve, FigurePoint } from '@reckoner/engine';

interface Chances {
  readonly chance: (k: number) => number;
  /** Between which nearly all values lie. */
  readonly from: number;
  readonly to: number;
  /** The one that is shaded. */
  readonly value: number;
}

/** More columns are too narrow to be told apart. */
const MOST_COLUMNS = 50;
/** Curves are tried at as many steps: at least one of them for each corner, so that columns stay square. */
const STEPS = 200;

/** As many columns as can be told apart, the value among them; undefined where it lies far from all that is likely. */
export function chanceBars({ chance, from, to, value }: Chances): Curve | undefined {
  const [low, high] = [Math.min(Math.floor(from), value), Math.max(Math.ceil(to), value)];
  if (high - low >= MOST_COLUMNS) return undefined;
  const corners = Array.from({ length: high - low + 1 }, (_, place): FigurePoint[] => {
    const [k, p] = [low + place, chance(low + place)];
    return [
      [k - 0.5, 0],
      [k - 0.5, p],
      [k + 0.5, p],
      [k + 0.5, 0],
    ];
  }).flat();
  const perCorner = STEPS / (corners.length - 1);
  const column = 4 * (value - low) * perCorner;
  return {
    from: 0,
    to: STEPS,
    lines: [{ at: (step) => corners[Math.round(step / perCorner)]! }],
    marks: [{ x: value, y: chance(value), label: 'k' }],
    shade: [{ from: column, to: column + 3 * perCorner }],
  };
}
