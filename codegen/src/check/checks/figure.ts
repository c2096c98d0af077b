/** The figure is drawn of inputs and outputs that there are and that fit each other. */
import type { BarsFigure, Figure, FigureAxis, PartsFigure, SeriesFigure } from '@reckoner/engine/authoring/figures';
import type { FieldSpec, OutputSpec, TableSpec } from '@reckoner/engine/authoring/kinds';
import { isNumeric, shownUnit } from '../../generate/emit/detail.js';
import { didYouMean } from '../fields.js';
import type { DefinitionCheck, Report } from './subject.js';

const SHAPE =
  "Write: figure: { kind: 'series', table: 'schedule', x: 'month', lines: ['balance'] }, { kind: 'bars', table: 'uses', label: 'name', value: 'emissions' }, { kind: 'parts', of: 'payment', parts: ['interest', 'principal'] }, { kind: 'curve', title: 'Parabola', x: { label: 'x' }, y: { label: 'y' }, curve: ({ a }) => ({ from: -1, to: 1, lines: [{ y: (x) => a * x ** 2 }] }) }, { kind: 'drawing', title: 'Square', draw: ({ side }) => [{ shape: 'rectangle', corner: [0, 0], width: side, height: side }] }, or { kind: 'timeline', title: 'Days', rows: ({ start, end }) => [{ label: 'Trip', from: start, to: end }] }";
/** As many as are told apart at a glance. */
const MOST_LINES = 5;
const MOST_PARTS = 6;

type Specs = Readonly<Record<string, FieldSpec>>;

/** Names of numbers, all of one unit; says of the first that is not what is wrong with it. */
function checkNumbers(specs: Specs, names: readonly string[], what: string, part: string, report: Report): void {
  let first: string | undefined;
  for (const [place, name] of names.entries()) {
    const at = ['figure', part, place];
    const spec = Object.hasOwn(specs, name) ? specs[name] : undefined;
    if (spec === undefined) {
      report(at, `There is no ${what} "${name}".`, didYouMean(name, Object.keys(specs)));
      continue;
    }
    if (!isNumeric(spec)) {
      report(at, `The ${what} "${name}" is no number.`, `Name ${what}s that are numbers.`);
      continue;
    }
    first ??= name;
    const [unit, other] = [shownUnit(specs[first]!), shownUnit(spec)];
    if (unit === other) continue;
    const said = (one: string) => (one === '' ? 'a plain number' : one);
    report(
      at,
      `"${first}" is in ${said(unit)} and "${name}" in ${said(other)}.`,
      'What stands in one drawing has one unit.',
    );
  }
  const twice = names.find((name, place) => names.indexOf(name) !== place);
  if (twice !== undefined) report(['figure', part], `"${twice}" is named twice.`, 'Name it once.');
}

/** The table that a figure names; complains where there is none. */
function tableOf(name: string, outputs: Readonly<Record<string, OutputSpec>>, report: Report): TableSpec | undefined {
  const spec = Object.hasOwn(outputs, name) ? outputs[name] : undefined;
  if (spec?.kind === 'table') return spec;
  const tables = Object.keys(outputs).filter((one) => outputs[one]!.kind === 'table');
  report(['figure', 'table'], `There is no table "${name}" among the outputs.`, didYouMean(name, tables));
  return undefined;
}

/** A column of one of the kinds; complains where there is none. */
function checkColumn(
  { columns }: TableSpec,
  [part, name]: readonly [part: string, name: string],
  { fits, told, mend }: { readonly fits: (spec: FieldSpec) => boolean; readonly told: string; readonly mend: string },
  report: Report,
): void {
  const column = Object.hasOwn(columns, name) ? columns[name] : undefined;
  if (column === undefined)
    report(['figure', part], `The table has no column "${name}".`, didYouMean(name, Object.keys(columns)));
  else if (!fits(column)) report(['figure', part], `The column "${name}" ${told}.`, mend);
}

function checkSeries({ table, x, lines }: SeriesFigure, outputs: Readonly<Record<string, OutputSpec>>, report: Report) {
  const spec = tableOf(table, outputs, report);
  if (spec === undefined) return;
  const fits = (column: FieldSpec) => isNumeric(column) || column.kind === 'date';
  const mend = 'Name a column that grows from row to row.';
  checkColumn(spec, ['x', x], { fits, told: 'is neither number nor date', mend }, report);
  if (lines.includes(x)) report(['figure', 'lines'], `"${x}" would be drawn over itself.`, 'Leave it out of `lines`.');
  checkNumbers(spec.columns, lines, 'column', 'lines', report);
  checkCount(lines, 1, MOST_LINES, 'lines', report);
}

function checkBars({ table, label, value }: BarsFigure, outputs: Readonly<Record<string, OutputSpec>>, report: Report) {
  const spec = tableOf(table, outputs, report);
  if (spec === undefined) return;
  const named = { fits: (column: FieldSpec) => column.kind !== 'flag', told: 'names nothing', mend: 'Name a text.' };
  checkColumn(spec, ['label', label], named, report);
  checkColumn(spec, ['value', value], { fits: isNumeric, told: 'is no number', mend: 'Name a number.' }, report);
  if (label === value) report(['figure', 'value'], `"${value}" is named twice.`, 'Name two columns.');
}

function checkParts({ of, parts }: PartsFigure, outputs: Specs, report: Report): void {
  if (parts.includes(of)) report(['figure', 'parts'], `"${of}" is no part of itself.`, 'Leave it out of `parts`.');
  const spec = Object.hasOwn(outputs, of) ? outputs[of] : undefined;
  if (spec === undefined || !isNumeric(spec)) {
    const numbers = Object.keys(outputs).filter((name) => isNumeric(outputs[name]!));
    report(['figure', 'of'], `There is no number "${of}" among the outputs.`, didYouMean(of, numbers));
    return;
  }
  checkNumbers(outputs, parts, 'output', 'parts', report);
  // The others are held to the first.
  const [first] = parts;
  if (first !== undefined && Object.hasOwn(outputs, first) && shownUnit(outputs[first]!) !== shownUnit(spec))
    report(['figure', 'parts', 0], `"${first}" is in another unit than "${of}".`, 'Parts have the unit of their sum.');
  checkCount(parts, 2, MOST_PARTS, 'parts', report);
}

function checkAxis({ of }: FigureAxis, place: 'x' | 'y', fields: Specs, report: Report): void {
  if (of === undefined || (Object.hasOwn(fields, of) && isNumeric(fields[of]!))) return;
  const numbers = Object.keys(fields).filter((name) => isNumeric(fields[name]!));
  report(['figure', place, 'of'], `There is no number "${of}" among inputs and outputs.`, didYouMean(of, numbers));
}

function checkCount(names: readonly string[], least: number, most: number, part: string, report: Report): void {
  if (names.length >= least && names.length <= most) return;
  report(['figure', part], `\`${part}\` has ${names.length} names; expected ${least} to ${most}.`, SHAPE);
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}

type Shape = 'a text' | 'texts' | 'an axis' | 'a function' | 'maybe apart';

const PARTS_OF: Readonly<Record<string, Readonly<Record<string, Shape>>>> = {
  series: { table: 'a text', x: 'a text', lines: 'texts' },
  parts: { of: 'a text', parts: 'texts' },
  bars: { table: 'a text', label: 'a text', value: 'a text' },
  curve: { title: 'a text', x: 'an axis', y: 'an axis', curve: 'a function' },
  drawing: { title: 'a text', scales: 'maybe apart', draw: 'a function' },
  timeline: { title: 'a text', rows: 'a function' },
};

const FITS: Readonly<Record<Shape, (value: unknown) => boolean>> = {
  'a text': (value) => typeof value === 'string',
  texts: isTexts,
  'an axis': isAxis,
  'a function': (value) => typeof value === 'function',
  'maybe apart': (value) => value === undefined || value === 'apart',
};

/** Of a field, or with a label of its own. */
function isAxis(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { of, label, unit, log, ...more } = value as Readonly<Record<string, unknown>>;
  const isText = (one: unknown) => typeof one === 'string' && one !== '';
  if (Object.keys(more).length > 0 || (log !== undefined && typeof log !== 'boolean')) return false;
  if (of === undefined) return isText(label) && (unit === undefined || isText(unit));
  return isText(of) && unit === undefined && (label === undefined || isText(label));
}

/** Types are erased where a file is loaded: what an author without them wrote may be of any shape. */
function isFigure(figure: Figure): boolean {
  const { kind, ...given } = figure as unknown as Readonly<Record<string, unknown>>;
  const parts = typeof kind === 'string' && Object.hasOwn(PARTS_OF, kind) ? PARTS_OF[kind]! : undefined;
  if (parts === undefined || Object.keys(given).some((name) => !Object.hasOwn(parts, name))) return false;
  return Object.entries(parts).every(([name, shape]) => FITS[shape](given[name]));
}

export const figure: DefinitionCheck = {
  name: 'figure',
  definition({ calculator: { definition } }, report) {
    const { figure, inputs, outputs } = definition;
    if (figure === undefined) return;
    if (!isFigure(figure)) {
      report(['figure'], 'The figure is of no known shape.', SHAPE);
      return;
    }
    switch (figure.kind) {
      case 'series':
        return checkSeries(figure, outputs, report);
      case 'bars':
        return checkBars(figure, outputs, report);
      case 'parts':
        return checkParts(figure, outputs, report);
      case 'curve':
        checkAxis(figure.x, 'x', { ...inputs, ...outputs }, report);
        return checkAxis(figure.y, 'y', { ...inputs, ...outputs }, report);
    }
  },
};
