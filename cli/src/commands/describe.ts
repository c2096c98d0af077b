/** `reckoner describe`: what a calculator takes and gives, and how it is called. */
import type { Detail } from '@reckoner/server/catalogue/catalogue';
import type { FieldDetail } from '@reckoner/server/catalogue/detail';
import { exampleCommand } from '../calculating/example-command.js';
import { EXIT, exitCodeOf, refusalJson, tellRefusal } from '../calculating/refusals.js';
import { Refusal } from '../calculating/source.js';
import { sourceFor, tellSavedSince } from '../calculating/sources.js';
import type { Run } from '../commands.js';
import { errorOutput, type Output, standardOutput } from '../terminal/output.js';
import { wrapped } from '../terminal/style.js';
import { tableText } from '../terminal/table.js';

const MOST_OPTIONS = 8;
const MOST_UNITS = 8;

function rangeOf(field: FieldDetail): string {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = field;
  const low = exclusiveMinimum === undefined ? (minimum === undefined ? '' : `≥ ${minimum}`) : `> ${exclusiveMinimum}`;
  const high = exclusiveMaximum === undefined ? (maximum === undefined ? '' : `≤ ${maximum}`) : `< ${exclusiveMaximum}`;
  return [low, high].filter(Boolean).join(', ');
}

function someOf(words: readonly string[], most: number): string {
  return words.length <= most ? words.join(', ') : `${words.slice(0, most).join(', ')}, … (${words.length})`;
}

/** What may be sent. */
function allowed(field: FieldDetail): string {
  if (field.options !== undefined)
    return someOf(
      field.options.map(({ key }) => key),
      MOST_OPTIONS,
    );
  if (field.columns !== undefined) return `rows of ${field.columns.map(({ name }) => name).join(', ')}`;
  const range = rangeOf(field.of ?? field);
  return field.of === undefined ? range : `list${range === '' ? '' : ` of ${range}`}`;
}

function need({ required, default: usual, optional, when }: FieldDetail): string {
  if (usual !== undefined) return `default ${typeof usual === 'object' ? JSON.stringify(usual) : usual}`;
  if (when !== undefined)
    return `when ${Object.entries(when)
      .map(([name, value]) => `${name} is ${[value].flat().join(' or ')}`)
      .join(' and ')}`;
  return required ? 'required' : optional ? 'optional' : '';
}

/** What of an input stands in no table: in which units it is sent too, what is usual, what helps to fill it in, its columns. */
function besides({ name, acceptedUnits = [], usual, help, columns = [] }: FieldDetail): readonly string[] {
  const lines: string[] = [];
  if (acceptedUnits.length > 1) lines.push(`${name} also in: ${someOf(acceptedUnits, MOST_UNITS)}`);
  if (usual !== undefined) lines.push(`${name} is usually ${usual[0]} to ${usual[1]}`);
  if (help !== undefined) lines.push(`${name}: ${help}`);
  for (const column of columns) {
    const range = [column.unit, need(column), allowed(column)].filter(Boolean).join(', ');
    lines.push(`${name}.${column.name}: ${column.label}${range === '' ? '' : ` (${range})`}`);
    if (column.help !== undefined) lines.push(`${name}.${column.name}: ${column.help}`);
  }
  return lines;
}

function show(detail: Detail, { print, style, width }: Output): void {
  const {
    title,
    description,
    slug,
    category,
    subcategory,
    inputs,
    outputs,
    formula,
    stepwise,
    notes,
    references,
    related,
  } = detail;
  print(`${style.bold(title)} ${style.dim(`(${slug}, ${category}/${subcategory})`)}`);
  print(wrapped(description, width));
  print(`\n${style.bold('Inputs')}`);
  const inputRows = inputs.map((field) => {
    // A list's numbers have the unit of an item.
    return [field.name, field.label, (field.of ?? field).unit, need(field), allowed(field)];
  });
  print(
    tableText(
      ['name', 'label', 'unit', '', 'allowed'].map((one) => ({ title: one })),
      inputRows,
      width,
      style,
    ),
  );
  for (const line of inputs.flatMap(besides)) print(wrapped(style.dim(line), width, '  '));
  print(`\n${style.bold('Outputs')}`);
  const outputRows = outputs.map(({ name, label, unit, type }) => [name, label, unit, type]);
  print(
    tableText(
      ['name', 'label', 'unit', 'type'].map((one) => ({ title: one })),
      outputRows,
      width,
      style,
    ),
  );
  for (const { name, help } of outputs)
    if (help !== undefined) print(wrapped(style.dim(`${name}: ${help}`), width, '  '));
  if (formula !== null) print(`\n${style.bold('Formula')}\n${formula.text}`);
  if (stepwise !== undefined)
    print(`\n${style.bold('How it is computed')}\n${stepwise.map((step) => wrapped(`– ${step}`, width)).join('\n')}`);
  print(`\n${style.bold('Try')}\n  ${exampleCommand(detail)}`);
  if (notes.length > 0)
    print(`\n${style.bold('Notes')}\n${notes.map((note) => wrapped(`– ${note}`, width)).join('\n')}`);
  if (references.length > 0)
    print(`\n${style.bold('References')}\n${references.map((one) => wrapped(`– ${one.title}`, width)).join('\n')}`);
  if (related.length > 0) print(`\n${style.bold('Related')}\n${wrapped(related.join(', '), width)}`);
}

export const run: Run = async ({ folder, words, options }) => {
  try {
    const source = sourceFor(folder, options);
    tellSavedSince(source, words[0]!, errorOutput(options));
    const detail = await source.detail(words[0]!);
    if (options.json) process.stdout.write(`${JSON.stringify(detail, null, 2)}\n`);
    else show(detail, standardOutput(options));
    return EXIT.done;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (options.json) process.stdout.write(`${refusalJson(error)}\n`);
    else tellRefusal(error, errorOutput(options));
    return exitCodeOf(error);
  }
};
