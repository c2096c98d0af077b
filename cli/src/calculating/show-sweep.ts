/** The answer to a sweep: a row a value, and how each result changes. */
import type { WireValue } from '@reckoner/engine/authoring/define';
import type { SweepResult } from '@reckoner/engine/calculate/sweep/columns';
import { type Cell, csvText } from '@reckoner/server/web/csv';
import type { Output } from '../terminal/output.js';
import { plotText, sparkline } from '../terminal/plot.js';
import { lengthOf } from '../terminal/style.js';
import { tableText } from '../terminal/table.js';
import type { ValueWriter } from '../terminal/values.js';
import { titleOf } from './answer-csv.js';
import type { Fields } from './source.js';
import type { Sweep } from './sweep.js';

const NO_RESULT = '–';
const PLOT_HEIGHT = 12;

export interface Swept {
  readonly sweep: Sweep;
  readonly result: SweepResult;
  /** A column for each output that is shown. */
  readonly columns: readonly ShownColumn[];
}

interface ShownColumn {
  readonly name: string;
  readonly label: string;
  readonly unit: string;
  /** One for each value of the sweep; undefined where it has none there. */
  readonly values: readonly (WireValue | undefined)[];
}

/** What a sweep shows: the outputs that were asked for, or all that fit in a cell. */
export function sweptOf(sweep: Sweep, result: SweepResult, wanted: readonly string[], fields: Fields): Swept {
  const names = wanted.length === 0 ? Object.keys(result.columns) : wanted;
  const columns = names.map((name) => {
    const { label, unit } = result.columns[name] ?? fields.outputs[name]!;
    return { name, label, unit, values: valuesOf(result, name) };
  });
  return { sweep, result, columns };
}

function valuesOf({ points, rows, columns }: SweepResult, name: string): readonly (WireValue | undefined)[] {
  const values = Array.from<WireValue | undefined>({ length: points });
  const column = columns[name];
  for (const [place, value] of (column?.values ?? []).entries())
    values[column?.points?.[place] ?? rows?.[place] ?? place] = value;
  return values;
}

function numbersOf({ values }: ShownColumn): readonly (number | undefined)[] {
  return values.map((value) => (typeof value === 'number' ? value : undefined));
}

function inputTitle({ sweep }: Swept, fields: Fields): string {
  return fields.inputs[sweep.input]?.label ?? sweep.input;
}

function areNumbers({ values, axis }: Sweep): boolean {
  return values.every((text, place) => text.includes(String(axis[place])));
}

/** The unit that the calculator gives to numbers without one. */
function ownUnit({ sweep }: Swept, fields: Fields): string {
  return sweep.unit === '' && areNumbers(sweep) ? (fields.inputs[sweep.input]?.unit ?? '') : '';
}

export function sweepCsv(swept: Swept, fields: Fields): string {
  const { sweep, columns } = swept;
  const titles = columns.map(({ label, unit }) => titleOf(label, unit));
  const unit = sweep.unit || ownUnit(swept, fields);
  const isAxis = areNumbers(sweep);
  const rows = sweep.values.map((text, place): Cell[] => [
    isAxis ? sweep.axis[place] : text,
    ...columns.map(({ values }) => values[place] as Cell),
  ]);
  return csvText([[titleOf(inputTitle(swept, fields), unit), ...titles], ...rows]);
}

/** For programs: the values that were sent, and what each gave. */
export function sweepJson({ sweep, result, columns }: Swept, calculator: string): string {
  const refused = new Map(result.refused?.flatMap((group) => group.points.map((point) => [point, group] as const)));
  const points = sweep.values.map((value, place) => {
    const refusal = refused.get(place);
    if (refusal !== undefined) return { value, success: false, code: refusal.code, detail: refusal.message };
    const given = columns.filter(({ values }) => values[place] !== undefined);
    const results = given.map(({ name, label, unit, values }) => [name, { value: values[place], label, unit }]);
    return { value, success: true, results: Object.fromEntries(results) };
  });
  return JSON.stringify({ calculator, sweep: { input: sweep.input, values: sweep.values }, points }, null, 2);
}

export interface SweepLook {
  readonly isLog: boolean;
  readonly hasPlot: boolean;
}

export function showSweep(swept: Swept, fields: Fields, writer: ValueWriter, output: Output, look: SweepLook): void {
  const { sweep, result, columns } = swept;
  const { print, style, width } = output;
  print(style.dim(fields.title));
  const titles = [
    { title: titleOf(inputTitle(swept, fields), ownUnit(swept, fields)), isNumber: true },
    ...columns.map(({ label, values }) => {
      return { title: label, isNumber: typeof values.find((value) => value !== undefined) === 'number' };
    }),
  ];
  const shown = ({ name, label, unit }: ShownColumn, value: number | string) =>
    writer.result(fields.outputs[name], { label, unit, value });
  const rows = sweep.values.map((text, place) => [
    text,
    ...columns.map((column) => {
      const value = column.values[place];
      return value === undefined ? NO_RESULT : shown(column, value as number | string);
    }),
  ]);
  print(tableText(titles, rows, width, style));
  const numeric = columns.filter((column) => numbersOf(column).filter((value) => value !== undefined).length > 1);
  if (numeric.length > 0) print('');
  const longest = Math.max(0, ...numeric.map(({ label }) => lengthOf(label)));
  for (const column of numeric) {
    const line = sparkline(numbersOf(column), Math.max(10, width - longest - 4));
    print(`  ${column.label.padEnd(longest)}  ${style.cyan(line)}`);
  }
  const [first] = numeric;
  if (look.hasPlot && first !== undefined) {
    const unit = sweep.unit === '' ? '' : ` ${sweep.unit}`;
    const plot = plotText(sweep.axis, numbersOf(first), {
      width: Math.min(width, 100),
      height: PLOT_HEIGHT,
      showX: (value) => `${value}${unit}`,
      showY: (value) => shown(first, value),
      isLog: look.isLog,
    });
    if (plot !== '') print(`\n${style.bold(first.label)}\n${plot}`);
  }
  const missing = result.points - (result.rows?.length ?? result.points);
  if (missing > 0) print(`\n${style.yellow('!')} ${missing} without a result: ${result.refused?.[0]?.message}`);
}
