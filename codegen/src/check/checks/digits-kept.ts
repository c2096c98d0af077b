/**
 * Doubles keep the digits of every result: at the examples, where two inputs are nearly equal and where one is small, the
 * formula gives what it gives on decimals of 34 digits. Terms that cancel leave rounding in place of a result, and 10⁻¹⁶ in
 * place of 0.
 */
import { createDecimalArithmetic } from '@reckoner/engine/arithmetic/decimal-arithmetic';
import { engineLibrary } from '@reckoner/engine/arithmetic/registry';
import type { FieldSpec, NumericSpec } from '@reckoner/engine/authoring/kinds';
import { liftInputs } from '@reckoner/engine/calculate/evaluate/lift-inputs';
import { orElse, withinRequest } from '@reckoner/engine/calculate/request-budget';
import type { Calculator, Understood } from '@reckoner/engine/calculate/types';
import { isNumeric } from '../../generate/emit/detail.js';
import { runBare, tryRead } from './run.js';
import { inWords, type Sample } from './samples.js';
import type { BehaviourCheck } from './subject.js';

/** How near to each other two inputs are brought, and by what each is multiplied. */
const NEARNESS = [0, 1e-3, 1e-6];
const FACTORS = [1e-3, 1e-6, 1e3];
/** Digits of a changed input: those that a double keeps. */
const DIGITS = 15;
/** What is off by less, relative to the result, has the digits that anybody reads. */
const OFF = 1e-7;
/** What is off by less beside the largest value in the same unit is nothing in practice. */
const NOTHING = 1e-13;
/** What decimals leave of terms that cancel. */
const CANCELLED = 1e-25;

const MEND =
  'Keep the digits of what cancels: `sumOfProducts([1, a], [-1, b])`, Math.expm1, Math.log1p, 2 * Math.sin(x / 2) ** 2 for 1 - Math.cos(x), (a - b) * (a + b) for a difference of squares.';

// The decimal version of `integrate` has a fixed number of points, and few digits where they are too few.
const { integrate: _, ...functions } = engineLibrary.functions;
const decimal = createDecimalArithmetic({ ...engineLibrary, functions });

type Results = Readonly<Record<string, unknown>>;

/** Examples, then the first one with two inputs of one unit nearly equal, or with one input far smaller or larger. */
function samplesFrom({ definition }: Calculator): readonly Sample[] {
  const known = definition.examples
    .filter(({ results }) => results !== undefined)
    .map(({ inputs }) => inputs as Sample);
  const [first = {}] = known;
  const specs = definition.inputs as Readonly<Record<string, FieldSpec>>;
  const numbers = Object.entries(first).filter(
    (entry): entry is [string, number] =>
      typeof entry[1] === 'number' && isNumeric(specs[entry[0]]!) && specs[entry[0]]!.kind !== 'integer',
  );
  const changed = (name: string, value: number) => ({ ...first, [name]: Number(value.toPrecision(DIGITS)) });
  const nearly = numbers.flatMap(([one, value]) =>
    numbers
      .filter(([other]) => other !== one && unitOf(specs[other]!) === unitOf(specs[one]!))
      .flatMap(([other]) => NEARNESS.map((nearness) => changed(other, value * (1 + nearness)))),
  );
  const scaled = numbers.flatMap(([name, value]) => FACTORS.map((factor) => changed(name, value * factor)));
  return [...known, ...nearly, ...scaled];
}

/** Values of the same unit can be held against each other. */
function unitOf(spec: FieldSpec): string {
  if (spec.kind === 'quantity' || spec.kind === 'measure') return spec.formulaUnit;
  return spec.kind === 'money' ? 'money' : '';
}

/** What decimals make of it; undefined where they cannot, or only with more work than a request may take. */
function onDecimals({ definition, lifted }: Calculator, { values }: Understood): Results | undefined {
  const formula = lifted!(decimal).formula as (inputs: object) => Results;
  try {
    return orElse(
      () => withinRequest(() => formula(liftInputs(definition.inputs, values, decimal))),
      () => undefined,
    );
  } catch {
    return undefined;
  }
}

/**
 * How far a result moves with the last digit of what is given, which a double may lack already: of a speed within 10⁻¹⁰ of
 * that of light.
 */
function unsure(calculator: Calculator, understood: Understood, name: string, right: number): number {
  const moved = Object.entries(understood.values).map(([input, value]) => {
    if (typeof value !== 'number') return 0;
    const values = { ...understood.values, [input]: value * (1 + Number.EPSILON) };
    const exact = onDecimals(calculator, { ...understood, values });
    return exact === undefined ? 0 : Math.abs(Number(exact[name]) - right);
  });
  return Math.max(0, ...moved);
}

/** The largest of the values in the unit of a result; of bare numbers at least 1. */
function largest({ definition }: Calculator, spec: FieldSpec, values: Results, results: Results): number {
  const sizes = (specs: Readonly<Record<string, FieldSpec>>, given: Results) =>
    Object.entries(specs).flatMap(([name, other]) => {
      const value = given[name];
      return typeof value === 'number' && unitOf(other) === unitOf(spec) ? [Math.abs(value)] : [];
    });
  const least = unitOf(spec) === '' ? 1 : 0;
  return Math.max(least, ...sizes(definition.inputs, values), ...sizes(definition.outputs, results));
}

export const digitsKept: BehaviourCheck = {
  name: 'digits-kept',
  behaviour({ calculator }, report) {
    const { definition, arithmetic, lifted } = calculator;
    if (definition.formula === undefined || arithmetic === 'decimal' || lifted === undefined) return;
    const outputs = Object.entries(definition.outputs as Readonly<Record<string, FieldSpec>>);
    const numbers = outputs.filter((entry): entry is [string, NumericSpec] => isNumeric(entry[1]));
    for (const sample of samplesFrom(calculator)) {
      const understanding = tryRead(calculator, sample);
      if ('failure' in understanding || !understanding.ok) continue;
      const { understood } = understanding;
      const { values } = understood;
      // The formula may change the lists that it receives.
      const run = runBare(calculator, { ...understood, values: structuredClone(values) });
      if (!('raw' in run)) continue;
      const exact = onDecimals(calculator, understood);
      if (exact === undefined) continue;
      const results = run.raw as Results;
      for (const [name, spec] of numbers) {
        const [value, right] = [results[name], Number(exact[name])];
        if (typeof value !== 'number' || value === 0 || exact[name] === undefined) continue;
        // What is no number is told of as such.
        if (!Number.isFinite(value) || !Number.isFinite(right)) continue;
        const size = largest(calculator, spec, values, results);
        const off = Math.abs(value - right);
        const isZero = Math.abs(right) <= CANCELLED * size;
        if (off <= OFF * Math.abs(right) || (!isZero && off <= NOTHING * size)) continue;
        if (!isZero && off <= 4 * unsure(calculator, understood, name, right)) continue;
        report(
          ['outputs', name],
          `With ${inWords(sample, 160)}, ${name} is ${value}; on 34 digits it is ${isZero ? 0 : right}.`,
          MEND,
        );
        return;
      }
    }
  },
};
