/** Writes the lines of a formula, and the sentences beside it, as text and as LaTeX. */
import type { Expression } from '@reckoner/engine/typeset/expression';
import { escapeText, latexOf } from '@reckoner/engine/typeset/latex';
import type { Symbols } from '@reckoner/engine/typeset/symbols';
import type { Line } from './lines.js';
import { textOf } from './measured.js';
import { WIDEST, widthOf } from './width.js';

/** Text goes on in the next line, indented, after a case, or before a term that begins beyond this. */
const WRAPPED = 110;

export interface Written {
  readonly text: string;
  readonly latex: string;
}

export function write(lines: readonly Line[], letters: Symbols, sentences: readonly string[]): Written {
  const single = lines.length === 1 && sentences.length === 0;
  const text = lines.map(({ left, right, where }) =>
    wrapped(`${where ? 'where ' : ''}${textOf(left, letters)} = ${textOf(right, letters)}`),
  );
  const latex = lines.flatMap(({ left, right, where }) => {
    const [first, ...others] = rowsOf(right, letters, widthOf(left, letters));
    const equation = `${latexOf(left, letters)} ${single && others.length === 0 ? '' : '&'}= ${first}`;
    return [where ? `\\text{where } ${equation}` : equation, ...others.map((row) => `&\\quad ${row}`)];
  });
  for (const sentence of sentences) {
    text.push(sentence);
    latex.push(...broken(sentence).map((row) => `&\\text{${escapeText(row)}}`));
  }
  const isAligned = latex.length > 1 || sentences.length > 0;
  return {
    text: text.join('\n'),
    latex: isAligned ? `\\begin{aligned} ${latex.join(' \\\\ ')} \\end{aligned}` : latex[0]!,
  };
}

/** A sum that is wider than a page goes on in further rows. */
function rowsOf(right: Expression, letters: Symbols, before: number): string[] {
  if (right.kind !== 'sum' || before + widthOf(right, letters) <= WIDEST) return [latexOf(right, letters)];
  const rows: string[] = [];
  let [row, width]: [Expression | undefined, number] = [undefined, before];
  const close = () => {
    if (row !== undefined) {
      const latex = latexOf(row, letters);
      rows.push(rows.length === 0 || latex.startsWith('-') ? latex : `+ ${latex}`);
    }
  };
  for (const term of right.terms) {
    const own = widthOf(term.of, letters) + 3;
    if (row !== undefined && width + own > WIDEST) {
      close();
      [row, width] = [undefined, before];
    }
    const terms: readonly (typeof term)[] = row?.kind === 'sum' ? row.terms : [];
    row = { kind: 'sum', terms: [...terms, term] };
    width += own;
  }
  close();
  return rows;
}

/** Rows of words, none much wider than a page. */
function broken(sentence: string): string[] {
  const rows: string[] = [''];
  for (const word of sentence.split(' ')) {
    const row = `${rows.at(-1)} ${word}`.trim();
    if (row.length > WIDEST && rows.at(-1) !== '') rows.push(word);
    else rows[rows.length - 1] = row;
  }
  return rows;
}

function wrapped(line: string): string {
  if (line.length <= WRAPPED) return line;
  let depth = 0;
  let [text, column] = ['', 0];
  for (const [at, character] of [...line].entries()) {
    if (character === '(') depth++;
    if (character === ')') depth--;
    if ((character === '+' || character === '−') && depth === 0 && column > WRAPPED && line[at - 1] === ' ') {
      text = `${text.trimEnd()}\n    `;
      column = 4;
    }
    text += character;
    column++;
    if (character === ';' && depth === 0 && column > WRAPPED / 3 && at < line.length - 1) {
      text += '\n   ';
      column = 0;
    }
  }
  return text;
}
