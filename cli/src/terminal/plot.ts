/** How a result changes along a sweep, in characters: as a line of blocks, or as a plot of dots. */

const BLOCKS = '▁▂▃▄▅▆▇█';
/** For a point without a result. */
const NOTHING = ' ';

function rangeOf(values: readonly (number | undefined)[]): readonly [low: number, high: number] | undefined {
  const found = values.filter((value) => value !== undefined);
  return found.length === 0 ? undefined : [Math.min(...found), Math.max(...found)];
}

/** Values spread over at most `width` places, each the one nearest to its place. */
function sampled<T>(values: readonly T[], width: number): readonly T[] {
  if (values.length <= width) return values;
  return Array.from({ length: width }, (_, place) => values[Math.round((place * (values.length - 1)) / (width - 1))]!);
}

/** One block a value, from the lowest to the highest. */
export function sparkline(values: readonly (number | undefined)[], width = 40): string {
  const range = rangeOf(values);
  if (range === undefined) return '';
  const [low, high] = range;
  return sampled(values, width)
    .map((value) => {
      if (value === undefined) return NOTHING;
      const share = high === low ? 0.5 : (value - low) / (high - low);
      return BLOCKS[Math.min(BLOCKS.length - 1, Math.floor(share * BLOCKS.length))];
    })
    .join('');
}

/** A character has two dots across and four down; their bits in the block of Braille patterns. */
const DOTS: readonly (readonly number[])[] = [
  [0x01, 0x08],
  [0x02, 0x10],
  [0x04, 0x20],
  [0x40, 0x80],
];
const FIRST_PATTERN = 0x2800;

export interface Axes {
  /** How many characters the plot is wide, labels included. */
  readonly width: number;
  readonly height: number;
  readonly showX: (value: number) => string;
  readonly showY: (value: number) => string;
  readonly isLog?: boolean;
}

/** A plot of y over x with the ends of both axes written beside it; empty where there are fewer than two points. */
export function plotText(
  x: readonly number[],
  y: readonly (number | undefined)[],
  { width, height, showX, showY, isLog = false }: Axes,
): string {
  const range = rangeOf(y);
  const across = rangeOf(x);
  if (range === undefined || across === undefined || across[0] === across[1]) return '';
  const [low, high] = range;
  const labels = [showY(high), showY(low)];
  const margin = Math.max(...labels.map((label) => [...label].length));
  const columns = Math.max(10, width - margin - 2);
  const cells = Array.from({ length: height }, () => new Array<number>(columns).fill(0));
  const scale = isLog ? Math.log : (value: number) => value;
  const [from, to] = [scale(across[0]), scale(across[1])];
  const column = (value: number) => Math.round(((scale(value) - from) / (to - from)) * (columns * 2 - 1));
  const row = (value: number) =>
    high === low ? height * 2 : Math.round(((high - value) / (high - low)) * (height * 4 - 1));
  const dot = (atX: number, atY: number) => {
    cells[Math.floor(atY / 4)]![Math.floor(atX / 2)]! |= DOTS[atY % 4]![atX % 2]!;
  };
  for (let place = 0; place < x.length; place++) {
    const value = y[place];
    if (value === undefined) continue;
    const [atX, atY] = [column(x[place]!), row(value)];
    dot(atX, atY);
    const next = y[place + 1];
    if (next === undefined) continue;
    // Points are joined, so that a steep part is a line and no scatter.
    const [toX, toY] = [column(x[place + 1]!), row(next)];
    const steps = Math.max(Math.abs(toX - atX), Math.abs(toY - atY));
    for (let step = 1; step < steps; step++)
      dot(Math.round(atX + ((toX - atX) * step) / steps), Math.round(atY + ((toY - atY) * step) / steps));
  }
  const lines = cells.map((line, place) => {
    const label = place === 0 ? labels[0]! : place === height - 1 ? labels[1]! : '';
    const dots = line.map((bits) => String.fromCharCode(FIRST_PATTERN + bits)).join('');
    return `${label.padStart(margin)} │${dots}`;
  });
  const [left, right] = [showX(across[0]), showX(across[1])];
  const space = Math.max(1, columns - [...left].length - [...right].length);
  const indent = ' '.repeat(margin + 2);
  return [...lines, `${' '.repeat(margin + 1)}└${'─'.repeat(columns)}`, indent + left + ' '.repeat(space) + right].join(
    '\n',
  );
}
