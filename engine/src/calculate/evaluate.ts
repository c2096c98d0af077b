/** Evaluates a calculator on understood inputs. */
import type { Lifted } from '../arithmetic/arithmetic.js';
import { decimal } from '../arithmetic/decimal.js';
import { NoResult, noResult } from '../authoring/no-result.js';
import { currencyOf } from './currency.js';
import { explain } from './explain.js';
import { liftInputs } from './lift-inputs.js';
import { planOf } from './plan.js';
import { type Presentation, resultOf } from './results.js';
import { solve, UnfitKnowns } from './solve.js';
import type { Calculator, Outcome, ResultValue, Understood } from './types.js';

/** What a formula returned, by output name. */
export type RawResults = Readonly<Record<string, unknown>>;

/**
 * The results and the explanation, or the reason why there are none. Never NaN or Infinity.
 * @throws Error when the calculator itself is wrong; never because of inputs.
 */
export function evaluate(calculator: Calculator, understood: Understood): Outcome {
  try {
    const { definition } = calculator;
    const { decimal } = planOf(calculator);
    const raw = definition.equations ? solve(calculator, understood) : run(calculator, understood);
    const presentation: Presentation = { currency: currencyOf(understood.currency)!, units: understood.units, decimal };
    const results: Record<string, ResultValue> = {};
    for (const name of Object.keys(definition.outputs)) {
      const spec = definition.outputs[name]!;
      const value = raw[name];
      if (!isPresent(calculator, understood, name, value)) continue;
      results[name] = resultOf(name, spec, value, presentation);
    }
    return { ok: true, results, explanation: explain(calculator, understood, raw, results) };
  } catch (error) {
    if (error instanceof NoResult) return { ok: false, reason: error.message };
    if (error instanceof UnfitKnowns) return { ok: false, reason: error.message, issues: error.issues };
    throw error;
  }
}

/** Optional outputs exist where the formula gave them, conditional ones where their condition holds, others always. */
function isPresent(calculator: Calculator, { inputs, units }: Understood, name: string, value: unknown): boolean {
  const { definition } = calculator;
  const spec = definition.outputs[name]!;
  if (value === undefined && spec.optional) return false;
  // A variable of equations that was given is an answer only when another unit is asked for, or when all were given.
  if (definition.equations) {
    const allGiven = Object.keys(definition.outputs).every((variable) => inputs[variable] !== undefined);
    return inputs[name] === undefined || units[name] !== undefined || allGiven;
  }
  if (spec.when === undefined) return true;
  return Object.entries(spec.when).every(([input, expected]) =>
    [expected].flat().includes(inputs[input] as string | boolean),
  );
}

function run(calculator: Calculator, understood: Understood): RawResults {
  const { definition } = calculator;
  const plan = planOf(calculator);
  const values = plan.mutable.length === 0 ? understood.values : ownCopies(understood.values, plan.mutable);
  const returned = plan.decimal
    ? decimalFormula(calculator)(liftInputs(definition.inputs, values, decimal))
    : (definition.formula ?? definition.algorithm)!(values);
  if (typeof returned !== 'object' || returned === null) throw noResult('There is no result for these inputs.');
  return returned;
}

/** A formula may sort a list in place: the understood inputs stay as they are. */
function ownCopies(values: Understood['values'], names: readonly string[]): Understood['values'] {
  const copies = { ...values };
  for (const name of names) copies[name] = structuredCopy(values[name]);
  return copies;
}

function structuredCopy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(structuredCopy);
  return typeof value === 'object' && value !== null ? { ...value } : value;
}

type DecimalFormula = (inputs: Record<string, unknown>) => RawResults;

const decimalFormulas = new WeakMap<Lifted, DecimalFormula>();

function decimalFormula({ slug, lifted }: Calculator): DecimalFormula {
  if (!lifted) throw new Error(`The decimal calculator ${slug} has no lifted formula: run npm run codegen.`);
  const known = decimalFormulas.get(lifted);
  if (known) return known;
  const { formula } = lifted(decimal);
  if (typeof formula !== 'function') throw new Error(`The lifted module of ${slug} exports no formula.`);
  decimalFormulas.set(lifted, formula as DecimalFormula);
  return formula as DecimalFormula;
}
