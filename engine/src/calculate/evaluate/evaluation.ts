/** Evaluates a calculator on understood inputs, by the methods at hand. */
import { NoResult, noResult } from '../../authoring/no-result.js';
import { preparedOf } from '../prepared.js';
import { currencyOf } from '../present/currency.js';
import { explain } from '../present/explain.js';
import { type Presentation, resultOf } from '../present/results.js';
import type { Calculator, Caution, Outcome, RawResults, Results, ResultValue, Understood } from '../types.js';
import { type Alternative, type Methods, methodOf } from './methods.js';
import { ownCopies } from './own-copies.js';
import { UnfitKnowns } from './unfit-knowns.js';

/**
 * The results and the explanation, or the reason why there are none. Never NaN or Infinity.
 * @throws Error when the calculator itself is wrong; never because of inputs.
 */
export function evaluateWith(methods: Methods, calculator: Calculator, understood: Understood): Outcome {
  return outcomeOf(methods, calculator, understood, () =>
    calculator.definition.equations
      ? solutions(methods, calculator, understood)
      : [run(methods, calculator, understood)],
  );
}

/** The same for what the formula returned already. */
export function presentWith(methods: Methods, calculator: Calculator, understood: Understood, raw: unknown): Outcome {
  return outcomeOf(methods, calculator, understood, () => [asResults(raw)]);
}

function outcomeOf(
  methods: Methods,
  calculator: Calculator,
  understood: Understood,
  compute: () => readonly RawResults[],
): Outcome {
  try {
    const { definition } = calculator;
    const [raw, ...others] = compute() as [RawResults, ...RawResults[]];
    const presentation = presentationOf(methods, calculator, understood);
    const present = (raw: RawResults): Results => {
      const results: Record<string, ResultValue> = {};
      for (const name of Object.keys(definition.outputs)) {
        const spec = definition.outputs[name]!;
        const value = raw[name];
        if (!isPresent(calculator, understood, name, value)) continue;
        results[name] = resultOf(name, spec, value, presentation);
      }
      return results;
    };
    const results = present(raw);
    const explanation = explain(calculator, understood, raw, results);
    const alternatives = others.length > 0 ? methods.equations!.alternatives(results, others, present) : [];
    const cautions = preparedOf(calculator).cautious
      ? cautionsOf(methods, calculator, understood, { raw, results }, alternatives)
      : [];
    return {
      ok: true,
      results,
      explanation,
      ...(cautions.length > 0 && { cautions }),
      ...(alternatives.length > 0 && { alternatives: alternatives.map(({ results }) => results) }),
    };
  } catch (error) {
    if (error instanceof NoResult) return { ok: false, reason: error.message };
    if (error instanceof UnfitKnowns) return { ok: false, reason: error.message, issues: error.issues };
    throw error;
  }
}

/** What is to be told of the answer, then what is true of other solutions alone. */
function cautionsOf(
  methods: Methods,
  calculator: Calculator,
  understood: Understood,
  answered: Alternative,
  alternatives: readonly Alternative[],
): readonly Caution[] {
  const guards = methodOf(methods, 'guards', calculator);
  const cautions = guards.cautions(calculator, understood, answered.raw, answered.results);
  const told = new Set(cautions.map(({ message }) => message));
  const others = alternatives.flatMap(({ raw, results }, alternative) =>
    guards
      .cautions(calculator, understood, raw, { ...answered.results, ...results })
      .filter(({ message }) => !told.has(message))
      .map((caution) => ({ ...caution, alternative })),
  );
  return [...cautions, ...others];
}

/** The solutions of equations that meet the requirements. @throws NoResult in the words of one, where none does */
function solutions(methods: Methods, calculator: Calculator, understood: Understood): readonly RawResults[] {
  const all = methodOf(methods, 'equations', calculator).solutions(calculator, understood);
  if (!preparedOf(calculator).requires) return all;
  const guards = methodOf(methods, 'guards', calculator);
  const presentation = presentationOf(methods, calculator, understood);
  const broken = all.map((raw) => {
    const results: Record<string, ResultValue> = {};
    for (const [name, spec] of Object.entries(calculator.definition.outputs)) {
      if (raw[name] !== undefined) results[name] = resultOf(name, spec, raw[name], presentation);
    }
    return guards.broken(calculator, understood, { ...understood.values, ...raw }, results);
  });
  const kept = all.filter((_, index) => broken[index]!.length === 0);
  if (kept.length > 0) return kept;
  throw noResult(broken[0]![0]!.message);
}

/**
 * One output alone, without the others and the sentence: for plots, which ask a hundred times. Undefined where there is
 * no result.
 */
export function evaluateOutput(
  methods: Methods,
  calculator: Calculator,
  understood: Understood,
  name: string,
): ResultValue | undefined {
  try {
    const raw = rawResults(methods, calculator, understood);
    if (!isPresent(calculator, understood, name, raw[name])) return undefined;
    const presentation = presentationOf(methods, calculator, understood);
    return resultOf(name, calculator.definition.outputs[name]!, raw[name], presentation);
  } catch (error) {
    if (error instanceof NoResult || error instanceof UnfitKnowns) return undefined;
    throw error;
  }
}

function rawResults(methods: Methods, calculator: Calculator, understood: Understood): RawResults {
  return calculator.definition.equations
    ? methodOf(methods, 'equations', calculator).solve(calculator, understood)
    : run(methods, calculator, understood);
}

/** How results of these inputs are shown. */
export function presentationOf(
  methods: Methods,
  calculator: Calculator,
  { currency, units }: Understood,
): Presentation {
  const decimalValue = preparedOf(calculator).decimal ? methods.decimal?.value : undefined;
  return { currency: currencyOf(currency)!, units, decimalValue };
}

/** Optional outputs exist where the formula gave them, conditional ones where their condition holds, others always. */
export function isPresent(
  calculator: Calculator,
  { inputs, units }: Understood,
  name: string,
  value: unknown,
): boolean {
  const { definition } = calculator;
  const { outputs } = definition;
  const applies = (variable: string) => {
    const { when } = outputs[variable]!;
    return (
      when === undefined ||
      Object.entries(when).every(([input, expected]) => [expected].flat().includes(inputs[input] as string | boolean))
    );
  };
  if ((value === undefined && outputs[name]!.optional) || !applies(name)) return false;
  if (!definition.equations) return true;
  // A variable of equations that was given is an answer only when another unit is asked for, or when all were given.
  const allGiven = () => Object.keys(outputs).every((variable) => inputs[variable] !== undefined || !applies(variable));
  return inputs[name] === undefined || units[name] !== undefined || allGiven();
}

/** What the formula gives. @throws NoResult */
export function run(methods: Methods, calculator: Calculator, understood: Pick<Understood, 'values'>): RawResults {
  const { definition } = calculator;
  const prepared = preparedOf(calculator);
  const values = ownCopies(understood.values, prepared.mutable);
  return asResults(
    prepared.decimal
      ? methodOf(methods, 'decimal', calculator).run(calculator, values)
      : (definition.formula ?? definition.algorithm)!(values),
  );
}

function asResults(returned: unknown): RawResults {
  if (typeof returned !== 'object' || returned === null) throw noResult('There is no result for these inputs.');
  return returned as RawResults;
}
