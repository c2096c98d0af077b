/** Every example gives what its source says, to the last digit written. */
import type { Example, ExpectedMatrix, ExpectedTable } from '@reckoner/engine/authoring/define';
import type { Outcome, TableValue } from '@reckoner/engine/calculate/types';
import { type PartPath, partValue } from '../definition-source.js';
import { agrees, readWrittenNumber } from '../expected-number.js';
import { didYouMean } from '../fields.js';
import type { BehaviourCheck, LoadedSubject, Report } from './check.js';
import { answer, type Run, read } from './run.js';
import { keepSentence } from './spoken.js';

const MEND = 'Look at the source again: set right the formula, or the example.';

/** As many digits as show the difference. */
function plain(value: number, tolerance: number): string {
  return String(Number(value.toPrecision(tolerance < 1e-9 * Math.abs(value) ? 16 : 10)));
}

/** The part of the definition that a JSON pointer `/inputs/flows/0/amount` means. */
function pointed(pointer: string): PartPath {
  return pointer
    .split('/')
    .slice(1)
    .map((segment) => (/^\d+$/.test(segment) ? Number(segment) : segment));
}

interface Comparison {
  readonly subject: LoadedSubject;
  readonly report: Report;
}

function compareValue(
  { subject, report }: Comparison,
  path: PartPath,
  what: string,
  computed: number | string,
  unit: string,
  expected: number | string,
): void {
  const shown = unit === '' ? '' : ` ${unit}`;
  if (typeof computed === 'string' || (typeof expected === 'string' && readWrittenNumber(expected) === undefined)) {
    if (String(computed) === String(expected)) return;
    report(path, `${what} is "${computed}"; expected "${expected}".`, MEND);
    return;
  }
  const node = partValue(subject.source, path);
  const written = readWrittenNumber(typeof expected === 'string' ? expected : (node?.getText() ?? String(expected)));
  const wanted = written ?? readWrittenNumber(String(expected))!;
  if (agrees(computed, wanted)) return;
  const within = wanted.exact
    ? 'exactly (fewer than four digits are written)'
    : `± ${Number(wanted.tolerance.toPrecision(3))}`;
  report(
    path,
    `${what} is ${plain(computed, wanted.tolerance)}${shown}; expected ${plain(wanted.value, wanted.tolerance)}${shown} ${within}.`,
    MEND,
  );
}

function compareTable(
  comparison: Comparison,
  path: PartPath,
  what: string,
  { columns, rows }: TableValue,
  expected: ExpectedTable,
): void {
  const { report } = comparison;
  if (expected.length !== undefined && rows.length !== expected.length) {
    report([...path, 'length'], `${what} has ${rows.length} rows; expected ${expected.length}.`, MEND);
  }
  const names = columns.map(({ name }) => name);
  for (const [key, cells] of Object.entries(expected.rows ?? {})) {
    const index = Number(key);
    const row = rows.at(index);
    if (row === undefined) {
      report([...path, 'rows', key], `${what} has no row ${key}: it has ${rows.length} rows.`, MEND);
      continue;
    }
    for (const [name, cell] of Object.entries(cells)) {
      const place = [...path, 'rows', key, name];
      const column = names.indexOf(name);
      if (column < 0) report(place, `${what} has no column "${name}".`, didYouMean(name, names));
      else compareValue(comparison, place, `${what}, row ${key}, ${name}`, row[column]!, columns[column]!.unit, cell);
    }
  }
}

/** Every entry of a matrix, by its place. */
function compareMatrix(
  comparison: Comparison,
  path: PartPath,
  what: string,
  { columns, rows }: TableValue,
  expected: ExpectedMatrix,
): void {
  const size = (height: number, width: number | undefined) => `${height} × ${width ?? 0}`;
  const [computed, wanted] = [size(rows.length, columns.length), size(expected.length, expected[0]?.length)];
  if (computed !== wanted) comparison.report(path, `${what} is ${computed}; expected ${wanted}.`, MEND);
  else {
    for (const [i, row] of expected.entries()) {
      for (const [j, entry] of row.entries()) {
        const place = `${what}, row ${i + 1}, column ${j + 1}`;
        compareValue(comparison, [...path, i, j], place, rows[i]![j]!, '', entry);
      }
    }
  }
}

function compareResults(
  comparison: Comparison,
  index: number,
  example: Example,
  outcome: Outcome & { ok: true },
): void {
  const { report, subject } = comparison;
  for (const [name, expected] of Object.entries(example.results ?? {})) {
    if (expected === undefined) continue;
    const path = ['examples', index, 'results', name];
    const what = `Example ${index + 1}: ${name}`;
    const result = outcome.results[name];
    if (result === undefined) report(path, `${what} has no value for these inputs.`, MEND);
    else if (typeof result.value === 'object') {
      if (Array.isArray(expected)) compareMatrix(comparison, path, what, result.value, expected);
      else if (typeof expected === 'object')
        compareTable(comparison, path, what, result.value, expected as ExpectedTable);
      else if (subject.calculator.definition.outputs[name]!.kind === 'matrix') {
        report(path, `${what} is a matrix.`, 'Write its rows: [[1, 2], [3, 4]]');
      } else report(path, `${what} is a table.`, 'Write: { length: 360, rows: { 0: { interest: 1000 } } }');
    } else if (typeof expected === 'object') report(path, `${what} is no table.`, 'Write the value itself.');
    else compareValue(comparison, path, what, result.value, result.unit, expected);
  }
  keepSentence(subject.calculator, example.inputs, outcome.explanation);
}

function checkExample(comparison: Comparison, index: number, example: Example): void {
  const { subject, report } = comparison;
  const understanding = read(subject.calculator, example.inputs);
  const part = ['examples', index];
  if (example.refused !== undefined) {
    // Equations tell only after they are solved, in the reason for having no result.
    const told = understanding.ok
      ? reasonOf(answer(subject.calculator, understanding.understood))
      : understanding.issues.filter(({ code }) => code === 'conflict').map(({ message }) => message);
    if (told.some((message) => message.includes(example.refused!))) return;
    const received = told.length === 0 ? 'no requirement refuses it' : `it is refused by “${told.join('” and “')}”`;
    report(
      [...part, 'refused'],
      `Example ${index + 1} expects to be refused by “${example.refused}”; ${received}.`,
      'Look at `requires` again, or at the example.',
    );
    return;
  }
  if (!understanding.ok) {
    for (const { pointer, message, suggestion } of understanding.issues) {
      const mend =
        suggestion === undefined ? 'Send what the input accepts, or widen the input.' : `Did you mean "${suggestion}"?`;
      report([...part, ...pointed(pointer)], `Example ${index + 1}: ${message}`, mend);
    }
    return;
  }
  const run = answer(subject.calculator, understanding.understood);
  if ('failure' in run) {
    // The engine's own complaints say after a semicolon what to do.
    const [what, todo] = run.failure.message.split('; ') as [string, string?];
    const mend =
      todo?.replace(/^./, (first) => first.toUpperCase()) ??
      'Set right the formula; refuse inputs by `throw noResult(…)`.';
    report(part, `Example ${index + 1} fails: ${what}${/[.]$/.test(what) ? '' : '.'}`, mend);
    return;
  }
  const { outcome } = run;
  if (example.noResult !== undefined) {
    const path = [...part, 'noResult'];
    if (outcome.ok) report(path, `Example ${index + 1} has results; expected none.`, MEND);
    else if (!outcome.reason.includes(example.noResult)) {
      report(
        path,
        `Example ${index + 1} is refused by “${outcome.reason}”; expected a sentence with “${example.noResult}”.`,
        MEND,
      );
    }
  } else if (!outcome.ok) {
    report(part, `Example ${index + 1} has no result: ${outcome.reason}`, MEND);
  } else compareResults(comparison, index, example, outcome);
}

function reasonOf(run: Run): string[] {
  return 'outcome' in run && !run.outcome.ok ? [run.outcome.reason] : [];
}

export const examples: BehaviourCheck = {
  name: 'examples',
  behaviour(subject, report) {
    for (const [index, example] of subject.calculator.definition.examples.entries()) {
      checkExample({ subject, report }, index, example);
    }
  },
};
