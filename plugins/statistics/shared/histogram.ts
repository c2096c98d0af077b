/** Classes as columns that touch each other. */
import type { Curve, FigurePoint } from '@reckoner/engine';

interface Column {
  readonly from: number;
  readonly to: number;
  readonly height: number;
}

interface Mark {
  readonly x: number;
  readonly label: string;
}

/** More columns are too narrow to be told apart. */
const MOST_COLUMNS = 50;
/** Curves are tried at as many steps: at least one of them for each corner, so that columns stay square. */
const STEPS = 200;

/** Columns in order, with marks at the height of the column in which they lie. */
export function histogram(columns: readonly Column[], marks: readonly Mark[] = []): Curve | undefined {
  if (columns.length === 0 || columns.length > MOST_COLUMNS) return undefined;
  const corners = columns.flatMap(({ from, to, height }): FigurePoint[] => [
    [from, 0],
    [from, height],
    [to, height],
    [to, 0],
  ]);
  const perCorner = STEPS / (corners.length - 1);
  const heightAt = (x: number) => columns.find(({ from, to }) => from <= x && x <= to)?.height ?? 0;
  return {
    from: 0,
    to: STEPS,
    lines: [{ at: (step) => corners[Math.round(step / perCorner)]! }],
    marks: marks.map(({ x, label }) => ({ x, y: heightAt(x), label })),
    shade: columns.map((_, place) => ({ from: 4 * place * perCorner, to: (4 * place + 3) * perCorner })),
  };
}
