/** Tables in the width of the terminal: texts are shortened first, then columns follow in a block of their own. */
import { lengthOf, type Style } from './style.js';

export interface Column {
  readonly title: string;
  /** Numbers stand at the right. */
  readonly isNumber?: boolean;
}

const GAP = '  ';
/** No text is cut shorter to make room. */
const LEAST_TEXT = 12;

function cut(text: string, width: number): string {
  const characters = [...text];
  return characters.length <= width ? text : `${characters.slice(0, Math.max(1, width - 1)).join('')}…`;
}

function padded(text: string, width: number, isNumber: boolean | undefined): string {
  const space = ' '.repeat(Math.max(0, width - lengthOf(text)));
  return isNumber ? space + text : text + space;
}

function totalOf(widths: readonly number[]): number {
  return widths.reduce((sum, width) => sum + width, 0) + GAP.length * (widths.length - 1);
}

/** Takes from the widest texts what is too much. */
function shrunk(columns: readonly Column[], natural: readonly number[], width: number): number[] {
  const widths = [...natural];
  for (let excess = totalOf(widths) - width; excess > 0; excess--) {
    let widest = -1;
    for (const [place, { isNumber }] of columns.entries()) {
      if (isNumber || widths[place]! <= LEAST_TEXT) continue;
      if (widest < 0 || widths[place]! > widths[widest]!) widest = place;
    }
    if (widest < 0) return widths;
    widths[widest]!--;
  }
  return widths;
}

/** Columns that go side by side: the first one is in every block. */
function blocksOf(widths: readonly number[], width: number): number[][] {
  const blocks: number[][] = [];
  let block = [0];
  for (let place = 1; place < widths.length; place++) {
    const wider = [...block, place];
    if (block.length > 1 && totalOf(wider.map((one) => widths[one]!)) > width) {
      blocks.push(block);
      block = [0, place];
    } else block = wider;
  }
  return [...blocks, block];
}

/** The lines of a table, without an end of line at the last. */
export function tableText(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  width: number,
  style: Style,
): string {
  if (columns.length === 0) return '';
  const natural = columns.map(({ title }, place) =>
    rows.reduce((most, row) => Math.max(most, lengthOf(row[place] ?? '')), lengthOf(title)),
  );
  const widths = shrunk(columns, natural, width);
  const line = (cells: readonly string[], block: readonly number[]) =>
    block
      .map((place) => padded(cut(cells[place] ?? '', widths[place]!), widths[place]!, columns[place]!.isNumber))
      .join(GAP)
      .trimEnd();
  const titles = columns.map(({ title }) => title);
  const hasTitles = titles.some((title) => title !== '');
  return blocksOf(widths, width)
    .map((block) =>
      [...(hasTitles ? [style.dim(line(titles, block))] : []), ...rows.map((row) => line(row, block))].join('\n'),
    )
    .join('\n\n');
}
