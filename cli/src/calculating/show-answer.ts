/** One answer for people: results, the sentence, cautions, tables, other solutions and steps. */
import type { TableValue } from '@reckoner/engine/calculate/types';
import type { Output } from '../terminal/output.js';
import { lengthOf, wrapped } from '../terminal/style.js';
import { tableText } from '../terminal/table.js';
import { isTable, type ValueWriter } from '../terminal/values.js';
import type { Answer, Caution, Fields, NumberField, Result } from './source.js';

const NUMERIC = new Set(['quantity', 'measure', 'number', 'integer', 'percent', 'money']);
/** Longer tables are shown by their ends. */
const MOST_ROWS = 40;
const END_ROWS = 15;

function cautionText({ level, message, text }: Caution, { style, width }: Output): string {
  const mark = level === 'danger' ? style.red('‼') : level === 'caution' ? style.yellow('!') : style.cyan('i');
  return wrapped(`${mark} ${message ?? text ?? ''}`, width);
}

export function tableLines(
  { columns, rows }: TableValue,
  fields: NumberField['columns'],
  writer: ValueWriter,
  { width, style }: Output,
): { readonly text: string; readonly left: number } {
  const shown = rows.length <= MOST_ROWS ? rows : [...rows.slice(0, END_ROWS), ...rows.slice(-END_ROWS)];
  const cells = shown.map((row) =>
    row.map((value, place) => writer.cell(columns[place]!, value, fields?.[columns[place]!.name])),
  );
  if (shown.length < rows.length)
    cells.splice(
      END_ROWS,
      0,
      columns.map(() => '⋯'),
    );
  const titles = columns.map(({ label, unit, type }) => {
    return { title: unit === '' ? label : `${label} (${unit})`, isNumber: NUMERIC.has(type) };
  });
  return { text: tableText(titles, cells, width, style), left: rows.length - shown.length };
}

function resultLines(
  results: Result['results'],
  fields: Fields,
  writer: ValueWriter,
  { style, width }: Output,
): string[] {
  const entries = Object.entries(results);
  const longest = Math.max(...entries.map(([, { label }]) => lengthOf(label)));
  return entries.map(([name, result], place) => {
    const text = writer.result(fields.outputs[name] ?? fields.inputs[name], result);
    const label = result.label.padEnd(longest);
    const value = place === 0 ? style.bold(text) : text;
    return longest + 4 + lengthOf(text) <= width ? `  ${label}  ${value}` : `  ${result.label}\n    ${value}`;
  });
}

/**
 * @param wanted Names of outputs; all where there are none.
 * @param assumed What to say of inputs that were not sent.
 */
export function showAnswer(
  { result, calculator }: Answer,
  fields: Fields,
  writer: ValueWriter,
  output: Output,
  wanted: readonly string[] = [],
  assumed?: string,
): void {
  const { print, style, width } = output;
  print(style.dim(`${fields.title} (${calculator})`));
  const { results, solved, explanation, cautions = [], alternatives = [], steps = [] } = result;
  const chosen = wanted.length === 0 ? results : Object.fromEntries(wanted.map((name) => [name, results[name]!]));
  const lines = { ...(solved !== undefined && { [solved.name]: solved }), ...chosen };
  for (const line of resultLines(lines, fields, writer, output)) print(line);
  for (const [name, { value, label }] of Object.entries(chosen)) {
    if (!isTable(value)) continue;
    const { text, left } = tableLines(value, fields.outputs[name]?.columns, writer, output);
    print(`\n${style.bold(label)}\n${text}`);
    if (left > 0) print(style.dim(`${left} rows are left out: --csv has all of them.`));
  }
  print(`\n${wrapped(explanation, width)}`);
  if (assumed !== undefined) print(style.dim(wrapped(assumed, width)));
  const cautionsOf = (place?: number) =>
    cautions.filter(({ alternative }) => alternative === place).map((caution) => cautionText(caution, output));
  const own = cautionsOf();
  if (own.length > 0) print(`\n${own.join('\n')}`);
  for (const [place, other] of alternatives.entries()) {
    print(`\n${style.bold(alternatives.length === 1 ? 'Another solution' : `Another solution (${place + 1})`)}`);
    for (const line of [...resultLines(other, fields, writer, output), ...cautionsOf(place)]) print(line);
  }
  if (steps.length > 0) {
    print(`\n${style.bold('Steps')}`);
    for (const [place, { text, since }] of steps.entries())
      print(wrapped(`${place + 1}. ${since === undefined ? '' : `${style.dim(`since ${since}:`)} `}${text}`, width));
  }
}
