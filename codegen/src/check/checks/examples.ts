/** Every example gives what its source says, to the last digit written. */

import { type PartPath, partValue } from '@reckoner/bundling/definition-source';
import type { Example, ExpectedMatrix, ExpectedTable } from '@reckoner/engine/authoring/define';
import type { Outcome, TableValue } from '@reckoner/engine/calculate/types';
import { agrees, readWrittenNumber } from '../expected-number.js';
import { didYouMean } from '../fields.js';
import { type Run, runExample } from './run.js';
import { keepSaid, saidIn } from './spoken.js';
import type { BehaviourCheck, LoadedSubject, Report } from './subject.js';

const MEND = 'Look at the source again: set right the formula, or the example.';
/** What is left of rounding where 0 is right is smaller than this, in nearly every unit. */
const NOISE = 1e-9;

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
  const text = typeof expected === 'string' ? expected : partValue(subject.source, path)?.getText();
  const written = readWrittenNumber(text ?? String(expected));
  const wanted = written ?? readWrittenNumber(String(expected))!;
  if (agrees(computed, wanted)) return;
  const within = wanted.exact
    ? 'exactly (fewer than four digits are written)'
    : `± ${Number(wanted.tolerance.toPrecision(3))}`;
  report(
    path,
    `${what} is ${plain(computed, wanted.tolerance)}${shown}; expected ${plain(wanted.value, wanted.tolerance)}${shown} ${within}.`,
    wanted.value === 0 && Math.abs(computed) < NOISE ? mendOfNoise(subject) : MEND,
  );
}

/** Names the function that is exactly 0 where doubles are not. */
function mendOfNoise({ file }: LoadedSubject): string {
  const texts = [file, ...file.shared].map(({ text }) => text);
  if (texts.some((text) => /\bMath\.(?:cos|sin|tan)\(/.test(text))) {
    return 'Rounding is left over: `cosTurn(angle)` and `sinTurn(angle)` of @reckoner/engine are exactly 0, 1 and −1 at quarter turns.';
  }
  return 'Rounding is left over: `sumOfProducts([b, b], [-4, a, c])` rounds a sum of products once, so that its zero is exact.';
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
  keepSaid(subject.calculator, example.inputs, saidIn(outcome));
}

function checkExample(comparison: Comparison, index: number, example: Example): void {
  const { subject, report } = comparison;
  const { understanding, run } = runExample(subject.calculator, example.inputs);
  const part = ['examples', index];
  if (example.refused !== undefined) {
    // Equations tell only after they are solved, in the reason for having no result.
    const told = understanding.ok ? reasonOf(run!) : understanding.issues.map(({ message }) => message);
    if (told.some((message) => message.includes(example.refused!))) return;
    const received = told.length === 0 ? 'nothing refuses it' : `it is refused by “${told.join('” and “')}”`;
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
  if ('failure' in run!) {
    // The engine's own complaints say after a semicolon what to do.
    const [what, todo] = run.failure.message.split('; ') as [string, string?];
    const mend =
      todo?.replace(/^./, (first) => first.toUpperCase()) ??
      mendOfType(what) ??
      'Set right the formula; refuse inputs by `throw noResult(…)`.';
    report(part, `Example ${index + 1} fails: ${what}${/[.]$/.test(what) ? '' : '.'}`, mend);
    return;
  }
  const { outcome } = run!;
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

function mendOfType(what: string): string | undefined {
  const expected = /must be (.+), but the formula returned/.exec(what)?.[1];
  return expected && `Return ${expected} in every branch, or declare the output as the kind that is returned.`;
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
