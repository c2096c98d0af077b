/** A long formula in two parts: the lines that are read first, and the rest, which unfolds. */

export interface FormulaParts {
  /** LaTeX by itself. */
  readonly main: string;
  /** Absent where all of it is read at once. */
  readonly rest?: string;
}

/** So many rows, those of a case distinction each, are read at a glance. */
const MOST_ROWS = 9;
const MAIN_ROWS = 5;

const BEGIN = '\\begin{aligned}';
const END = '\\end{aligned}';
const TOKEN = /\\begin|\\end|\\\\/g;

/** The first line is the main result's: it is never folded away. */
export function mainAndRest(latex: string): FormulaParts {
  const lines = linesOf(latex);
  const sizes = lines.map(sizeOf);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  if (lines.length < 2 || total <= MOST_ROWS) return { main: latex };
  let rows = sizes[0]!;
  let count = 1;
  while (count < lines.length && rows + sizes[count]! <= MAIN_ROWS) rows += sizes[count++]!;
  if (count === lines.length) return { main: latex };
  return { main: aligned(lines.slice(0, count)), rest: aligned(lines.slice(count)) };
}

function aligned(lines: readonly string[]): string {
  return `${BEGIN} ${lines.join(' \\\\ ')} ${END}`;
}

/** A line that was broken is one, and so are the sentences at the end, of which each may have been broken. */
function linesOf(latex: string): readonly string[] {
  const inside = latex.trim();
  if (!inside.startsWith(BEGIN) || !inside.endsWith(END)) return [latex];
  const lines: string[] = [];
  for (const row of rowsOf(inside.slice(BEGIN.length, -END.length))) {
    const last = lines.at(-1);
    const isFurther = row.startsWith('&') && (!row.startsWith('&\\text') || last?.startsWith('&'));
    if (isFurther && last !== undefined) lines[lines.length - 1] = `${last} \\\\ ${row}`;
    else lines.push(row);
  }
  return lines;
}

/** Rows of the outermost environment. */
function rowsOf(body: string): readonly string[] {
  const rows: string[] = [];
  let depth = 0;
  let from = 0;
  for (const { 0: token, index } of body.matchAll(TOKEN)) {
    if (token === '\\begin') depth++;
    else if (token === '\\end') depth--;
    else if (depth === 0) {
      rows.push(body.slice(from, index).trim());
      from = index + token.length;
    }
  }
  rows.push(body.slice(from).trim());
  return rows;
}

/** How many rows a line takes, with those of what stands in it. */
function sizeOf(line: string): number {
  return line.split('\\\\').length;
}
