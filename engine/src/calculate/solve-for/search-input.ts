/**
 * Finds the input for which an output has a given value, then answers as if that input had been sent; by the methods at
 * hand.
 */
import type { WireValue } from '../../authoring/define.js';
import type { InputSpec } from '../../authoring/kinds.js';
import { NoResult, noResult } from '../../authoring/no-result.js';
import { lowerBound, upperBound } from '../../equations/variables.js';
import { equationVariable } from '../evaluate/equation-variable.js';
import { evaluateWith } from '../evaluate/evaluation.js';
import type { Methods } from '../evaluate/methods.js';
import { currencyOf } from '../present/currency.js';
import { unitOf } from '../present/results.js';
import { toFormula, toShown } from '../present/shown-number.js';
import { boundsOf } from '../read/bounds.js';
import { derivedDefaults } from '../read/derived-defaults.js';
import { understandWith } from '../read/understanding.js';
import type { CalculateOptions, Calculator, Context, Issue, Outcome, Understanding, Understood } from '../types.js';
import { nativeValues, numberAt, probeOf } from './probe.js';
import { type Curve, REACHED, reach } from './reach.js';
import type { Goal } from './request.js';
import { Wording } from './sentences.js';

/** The input that was found. */
export interface Solved {
  readonly name: string;
  readonly label: string;
  readonly value: number | string;
  readonly unit: string;
  /** Other values within bounds for which the output is the same, nearest first; equations: the preferred ones first. */
  readonly others?: readonly number[];
}

export type SolveOutcome =
  | {
      readonly ok: true;
      /** The solution among the inputs. */
      readonly understood: Understood;
      readonly outcome: Outcome & { readonly ok: true };
      readonly solved: Solved;
    }
  | { readonly ok: false; readonly issues: readonly Issue[] }
  | { readonly ok: false; readonly reason: string };

const MOST_OTHERS = 8;

/** The inputs without the one that is solved for, as they were understood; or what is wrong with them. */
export function understandOthersWith(
  methods: Methods,
  calculator: Calculator,
  raw: Readonly<Record<string, unknown>>,
  goal: Goal,
  options: CalculateOptions,
  context: Context,
): Understanding {
  const given = calculator.definition.equations
    ? { ...raw, [goal.output]: goal.raw }
    : { ...raw, [goal.input]: placeholder(calculator, goal) };
  const understanding = understandWith(methods, calculator, given, options, context, goal.input);
  if (understanding.ok) return understanding;
  // The stand-in was not sent: what is wrong with it is wrong with what is asked.
  const own = calculator.definition.equations ? `/inputs/${goal.output}` : `/inputs/${goal.input}`;
  const asked = calculator.definition.equations ? `/target/${goal.output}` : '/solveFor';
  const issues = understanding.issues.map((issue) => (issue.pointer === own ? { ...issue, pointer: asked } : issue));
  return { ok: false, issues };
}

/**
 * The answer at the solution. Among several a usual one is taken, of these the one nearest to the input's default, or
 * nearest to its first example where it has no default.
 */
export function solveForWith(
  methods: Methods,
  calculator: Calculator,
  raw: Readonly<Record<string, unknown>>,
  goal: Goal,
  options: CalculateOptions,
  context: Context,
): SolveOutcome {
  const others = understandOthersWith(methods, calculator, raw, goal, options, context);
  if (!others.ok) return others;
  try {
    if (calculator.definition.equations) return byEquations(methods, calculator, goal, others.understood);
    return bySearch(methods, calculator, raw, goal, options, context, others.understood);
  } catch (error) {
    if (error instanceof NoResult) return { ok: false, reason: error.message };
    throw error;
  }
}

/** Equations find what is left out by themselves: the target is one more known variable. */
function byEquations(methods: Methods, calculator: Calculator, goal: Goal, understood: Understood): SolveOutcome {
  const outcome = evaluateWith(methods, calculator, understood);
  if (!outcome.ok) return outcome.issues ? { ok: false, issues: outcome.issues } : outcome;
  const found = outcome.results[goal.input];
  if (found === undefined || typeof found.value === 'object') {
    return { ok: false, reason: `The given values do not determine “${goal.inputSpec.label}”.` };
  }
  const { label, value, unit } = found;
  const values = (outcome.alternatives ?? []).flatMap((results) => (results[goal.input]?.value as number) ?? []);
  const others = [...new Set(values)];
  const solved = { name: goal.input, label, value, unit, ...(others.length > 0 && { others }) };
  return { ok: true, understood, outcome, solved };
}

function bySearch(
  methods: Methods,
  calculator: Calculator,
  raw: Readonly<Record<string, unknown>>,
  goal: Goal,
  options: CalculateOptions,
  context: Context,
  others: Understood,
): SolveOutcome {
  const { input, inputSpec } = goal;
  const variable = equationVariable(input, inputSpec);
  const curve = curveOf(methods, calculator, raw, goal, others);
  const search = {
    curve,
    target: goal.value,
    lower: lowerBound(variable),
    upper: upperBound(variable),
    isWhole: inputSpec.kind === 'integer',
    landmarks: landmarksOf(calculator, goal, others),
    tolerance: toleranceOf(goal, others.currency),
  };
  const reached = reach(search);
  const wording = new Wording(goal, others.currency);
  if (reached.isConstant && reached.range !== undefined && reached.solutions.length > 1) {
    throw noResult(wording.independent(reached.range.lowest));
  }
  if (reached.solutions.length === 0) throw noResult(wording.unreached(reached, curve));

  const preferred = referenceOf(methods, calculator, goal);
  const shown = reached.solutions.map((x) => shortest(x, goal, curve));
  const { usual } = inputSpec;
  const oddness = (x: number) => Number(Array.isArray(usual) && !(x >= usual[0] && x <= usual[1]));
  const sorted = [...new Set(shown)].sort(
    (a, b) => oddness(a) - oddness(b) || Math.abs(a - preferred) - Math.abs(b - preferred),
  );
  for (const [index, x] of sorted.entries()) {
    for (const nudged of NUDGES.map((nudge) => (search.isWhole ? x : x * (1 + nudge)))) {
      const understanding = understandWith(methods, calculator, { ...raw, [input]: nudged }, options, context);
      if (!understanding.ok) continue;
      const { understood } = understanding;
      const outcome = evaluateWith(methods, calculator, { ...understood, solved: input });
      if (!outcome.ok || !hits(methods, calculator, goal, understood, outcome)) continue;
      const others = [...sorted.slice(0, index), ...sorted.slice(index + 1)].slice(0, MOST_OTHERS);
      const value = understood.inputs[input] as number | string;
      const unit = unitOf(inputSpec, { currency: currencyOf(understood.currency)! });
      const solved = { name: input, label: inputSpec.label, value, unit, ...(others.length > 0 && { others }) };
      return { ok: true, understood, outcome, solved };
    }
  }
  throw noResult(wording.unreached(reached, curve));
}

/** Where the result leaps, the solution on doubles may be on the other side of the leap for the answer. */
const NUDGES = [0, 1e-9, -1e-9, 1e-4, -1e-4];

/** Whether the answer has the target, as near as it is shown. */
function hits(
  methods: Methods,
  calculator: Calculator,
  { output, outputSpec, shown }: Goal,
  understood: Understood,
  outcome: Outcome & { readonly ok: true },
): boolean {
  // In the output's own unit, not in the one that was asked for.
  const own =
    understood.units[output] === undefined ? outcome : evaluateWith(methods, calculator, { ...understood, units: {} });
  const result = own.ok ? own.results[output] : undefined;
  if (result === undefined) return false;
  const value = Number(result.exact ?? result.value);
  const near = (limit: number): boolean => Math.abs(value - shown) <= limit;
  if (near(Math.max(REACHED * Math.abs(shown), Number.MIN_VALUE))) return true;
  const { digits } = currencyOf(understood.currency)!;
  return outputSpec.kind === 'money' && outputSpec.per === undefined && near(0.5 * 10 ** -digits);
}

/** Money is answered in whole cents. */
function toleranceOf({ outputSpec }: Goal, currency: string): number {
  const isRounded = outputSpec.kind === 'money' && outputSpec.per === undefined;
  return isRounded ? 0.5 * 10 ** -currencyOf(currency)!.digits : 0;
}

/** The values of other inputs in the same unit. */
function landmarksOf(calculator: Calculator, { input, inputSpec }: Goal, { inputs }: Understood): number[] {
  const values = nativeValues(calculator, inputs);
  const unitOf = (spec: InputSpec): string => ('formulaUnit' in spec ? spec.formulaUnit : spec.kind);
  const specs = Object.entries(calculator.definition.inputs as Readonly<Record<string, InputSpec>>);
  return specs
    .filter(([name, spec]) => name !== input && unitOf(spec) === unitOf(inputSpec))
    .map(([name]) => Number(values[name]))
    .filter((value) => Number.isFinite(value) && value !== 0);
}

/** The output by the input. Defaults that are worked out from the input move with it. */
function curveOf(
  methods: Methods,
  calculator: Calculator,
  raw: Readonly<Record<string, unknown>>,
  goal: Goal,
  others: Understood,
): Curve {
  const derived = derivedDefaults(calculator, raw, others.inputs).filter(({ name }) => name !== goal.input);
  const probe = probeOf(methods, calculator, others, derived, true);
  return (x) => numberAt(probe({ [goal.input]: x }), goal.output);
}

/** A value as it is shown, with no more digits than the target needs: 36 km/h, not 36.00000000000001. */
function shortest(x: number, { inputSpec, value }: Goal, curve: Curve): number {
  const shown = toShown(inputSpec, x);
  const limit = Math.max(Math.abs(curve(x) - value), Number.EPSILON * Math.abs(value));
  for (const digits of [3, 6, 9]) {
    const rounded = Number(shown.toPrecision(digits));
    if (Math.abs(curve(toFormula(inputSpec, rounded)) - value) <= limit) return rounded;
  }
  return shown;
}

/** Stands for the input while the others are understood. */
function placeholder(calculator: Calculator, { input, inputSpec }: Goal): WireValue {
  if (typeof inputSpec.default === 'number') return inputSpec.default;
  for (const { inputs } of calculator.definition.examples) {
    const value = inputs[input];
    if (value !== undefined) return value;
  }
  const { lower, lowerOpen, upper } = boundsOf(inputSpec);
  return lowerOpen ? Math.min(Math.floor(lower) + 1, (lower + upper) / 2) : lower;
}

/** The value to which a solution should be near, in the shown unit. */
function referenceOf(methods: Methods, calculator: Calculator, goal: Goal): number {
  const stands = { ...calculator.definition.examples[0]?.inputs, [goal.input]: placeholder(calculator, goal) };
  const understanding = understandWith(methods, calculator, stands, {}, { today: '1970-01-01' });
  const value = understanding.ok ? Number(understanding.understood.inputs[goal.input]) : Number.NaN;
  return Number.isFinite(value) ? value : 0;
}
