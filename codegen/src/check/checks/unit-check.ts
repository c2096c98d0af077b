/** Runs every example with units: metres added to seconds, or kWh returned where J is declared, is an error at its place. */

import type { PartPath } from '@reckoner/bundling/definition-source';
import { positionAt } from '@reckoner/bundling/problem';
import type { Lifted } from '@reckoner/engine/arithmetic/arithmetic';
import {
  createQuantityArithmetic,
  fitsUnit,
  type Quantity,
  quantityIn,
  sameUnit,
  UnitMismatch,
  unitText,
} from '@reckoner/engine/arithmetic/quantity';
import type { FieldSpec, InputSpec } from '@reckoner/engine/authoring/kinds';
import { NoResult } from '@reckoner/engine/authoring/no-result';
import { unitInFormula } from '@reckoner/engine/calculate/evaluate/formula-unit';
import { solve } from '@reckoner/engine/calculate/evaluate/solve';
import type { Calculator, Understood } from '@reckoner/engine/calculate/types';
import { read, runExample } from './run.js';
import type { BehaviourCheck, LoadedSubject, Report } from './subject.js';

type Values = Readonly<Record<string, unknown>>;

function withUnit(spec: InputSpec, value: unknown): unknown {
  if (value === undefined) return undefined;
  if (spec.kind === 'list') return (value as unknown[]).map((one) => withUnit(spec.of, one));
  if (spec.kind === 'rows') return (value as Values[]).map((row) => withUnits(spec.columns, row));
  if (spec.kind === 'matrix') return (value as number[][]).map((row) => row.map((one) => quantityIn('', one)));
  const unit = unitInFormula(spec);
  return unit === undefined ? value : quantityIn(unit, value as number);
}

function withUnits(specs: Readonly<Record<string, InputSpec>>, values: Values): Record<string, unknown> {
  return Object.fromEntries(Object.entries(specs).map(([name, spec]) => [name, withUnit(spec, values[name])]));
}

const ENTRY: FieldSpec = { kind: 'number', label: 'Entry' };

interface UnitRun {
  readonly subject: LoadedSubject;
  /** Once for each place and sentence, however many examples show it. */
  readonly once: Report;
  /** Whether the subject's calculator is the one that is checked, whose examples are run already. */
  readonly isNative: boolean;
  /** The calculator on quantities; throws where its module does. */
  readonly exports: () => ReturnType<Lifted>;
}

function checkResult({ once }: UnitRun, path: PartPath, name: string, spec: FieldSpec, value: unknown): void {
  if (value === undefined) return;
  if (spec.kind === 'table') {
    for (const row of Array.isArray(value) ? value : []) {
      for (const [column, inner] of Object.entries(spec.columns)) {
        checkResult({ once } as UnitRun, [...path, 'columns', column], column, inner, row[column]);
      }
    }
    return;
  }
  if (spec.kind === 'matrix') {
    for (const entry of Array.isArray(value) ? value.flat() : [])
      checkResult({ once } as UnitRun, path, name, ENTRY, entry);
    return;
  }
  const unit = spec.kind === 'integer' ? '' : unitInFormula(spec);
  if (unit === undefined || fitsUnit(value as Quantity, unit)) return;
  const declared = unit === '' ? 'a plain number' : unit;
  const message = `The formula returns "${name}" in ${unitText(value as Quantity)}; declared is ${declared}.`;
  const mend =
    spec.kind === 'measure'
      ? 'A measure is a plain number in the formula; use quantity where the formula computes with units.'
      : 'Convert it in the formula, or declare the unit that it has; users see the one in `unit`.';
  once(path, message, mend);
}

function runFormula(run: UnitRun, values: Values): void {
  const { inputs, outputs } = run.subject.calculator.definition;
  const { formula } = run.exports() as { formula: (inputs: Values) => Values };
  const results = formula(withUnits(inputs, values));
  for (const [name, spec] of Object.entries(outputs)) checkResult(run, ['outputs', name], name, spec, results[name]);
}

const ANY_VALUE = 1;

function runEquations({ subject, once, exports }: UnitRun, understood: Understood): void {
  const { calculator, lifted, file } = subject;
  const { inputs } = calculator.definition;
  const known: Values = { ...understood.values, ...solve(calculator, understood) };
  // A variable that the example leaves open has its unit all the same.
  const values = Object.fromEntries(Object.keys(inputs).map((name) => [name, known[name] ?? ANY_VALUE]));
  const { equations } = exports() as { equations: (variables: Values) => [Quantity, Quantity][] };
  const pairs = equations(withUnits(inputs, values));
  for (const [index, [left, right]] of pairs.entries()) {
    if (left === undefined || right === undefined || [left, right].some((side) => (side as unknown) === 0)) continue;
    if (sameUnit(left, right)) continue;
    const at = positionAt(file.text, lifted.summary?.equations[index] ?? 0);
    const message = `The sides of the equation are ${unitText(left)} and ${unitText(right)}.`;
    once(at, message, 'Set right the equation, or the units of the variables.');
  }
}

function checkExample(run: UnitRun, inputs: object): void {
  const { calculator } = run.subject;
  const { understanding } = run.isNative ? runExample(calculator, inputs) : { understanding: read(calculator, inputs) };
  if (!understanding.ok) return;
  try {
    if (calculator.definition.equations) runEquations(run, understanding.understood);
    else runFormula(run, understanding.understood.values);
  } catch (error) {
    if (error instanceof NoResult) return;
    const { file } = run.subject;
    const shared = file.shared.find((one) => error instanceof UnitMismatch && one.display === error.path) ?? file;
    if (error instanceof UnitMismatch && error.offset !== undefined) {
      const at = { file: shared.display, ...positionAt(shared.text, error.offset) };
      const mend =
        "Convert one of them: units are as declared by quantity(unit); a number with a unit is constant(9.80665, 'm/s^2').";
      run.once(at, `Units do not fit: this ${error.message}.`, mend);
      return;
    }
    const message = error instanceof Error ? error.message : String(error);
    run.once(
      ['formula'],
      `The unit check cannot run the formula: ${message}`,
      'Keep to arithmetic on numbers, or use `algorithm`.',
    );
  }
}

export const unitCheck: BehaviourCheck = {
  name: 'unit-check',
  behaviour(subject, report) {
    const { calculator } = subject;
    const runnable = subject.positioned ?? calculator.lifted;
    if (runnable === undefined) return;
    const seen = new Set<string>();
    const once: Report = (at, message, mend) => {
      const key = JSON.stringify([message, Array.isArray(at) || 'line' in at ? at : '']);
      if (!seen.has(key)) report(at, message, mend);
      seen.add(key);
    };
    // Native numbers also for decimal calculators.
    const isNative = calculator.arithmetic === 'float64';
    const native: Calculator = isNative ? calculator : { ...calculator, arithmetic: 'float64' };
    let made: ReturnType<Lifted> | undefined;
    const exports = () => (made ??= runnable(createQuantityArithmetic()));
    const run = { subject: { ...subject, calculator: native }, once, isNative, exports };
    for (const { inputs } of calculator.definition.examples) checkExample(run, inputs);
  },
};
