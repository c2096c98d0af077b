/** One calculator at many points: understood once, then run as a loop where that gives what single requests would give. */
import type { CautionRule, WireValue } from '../../authoring/define.js';
import type { InputSpec, NumericSpec, OutputSpec } from '../../authoring/kinds.js';
import { NoResult } from '../../authoring/no-result.js';
import { spend } from '../../budget.js';
import { allMethods } from '../evaluate/all-methods.js';
import { evaluateWith, isPresent, presentationOf, run } from '../evaluate/evaluation.js';
import { givenAmong } from '../guard/requirements.js';
import { unusualInputs } from '../guard/usual.js';
import { preparedOf } from '../prepared.js';
import { currencyOf } from '../present/currency.js';
import { decimalDouble } from '../present/decimal-values.js';
import { nativeValues } from '../present/explain.js';
import { isNumeric, type Presentation, resultOf, unitOf } from '../present/results.js';
import { hasDerivedDefault } from '../read/derived-defaults.js';
import type { Canonical } from '../read/kinds/index.js';
import { understandWith } from '../read/understanding.js';
import type {
  CalculateOptions,
  Calculator,
  Caution,
  Context,
  Issue,
  RawResults,
  Results,
  ResultValue,
  Understood,
} from '../types.js';
import type { Axis } from './axis.js';
import { type Column, Groups, type SweepResult, withoutNumbers } from './columns.js';

/** What a point costs besides what its formula counts. */
const POINT = 200;
/** A point that is understood anew, as its other inputs may follow from the swept ones. */
const WHOLE_POINT = 3000;

export interface Sweep {
  readonly calculator: Calculator;
  readonly axes: readonly Axis[];
  /** How many points there are: all pairs of two axes, the second one faster. */
  readonly count: number;
  /** The inputs that were sent besides. */
  readonly sent: Readonly<Record<string, unknown>>;
  readonly options: CalculateOptions;
  readonly context: Context;
  /** At the first point that was understood. */
  readonly base: Understood;
}

export type SweepUnderstanding =
  | { readonly ok: true; readonly sweep: Sweep }
  | { readonly ok: false; readonly issues: readonly Issue[] };

/** Understands what is the same at all points. Never throws because of what was sent. */
export function understandSweep(
  calculator: Calculator,
  sent: Readonly<Record<string, unknown>>,
  axes: readonly Axis[],
  options: CalculateOptions,
  context: Context,
): SweepUnderstanding {
  const count = axes.reduce((product, { points }) => product * points.length, 1);
  const isOfNumbers = axes.every(({ spec }) => isNumeric(spec));
  let issues: readonly Issue[] | undefined;
  for (let point = 0; point < count; point++) {
    spend(WHOLE_POINT);
    const given = { ...sent, ...pointAt(axes, point) };
    const understanding = understandWith(allMethods, calculator, given, options, context);
    if (understanding.ok) {
      const base = understanding.understood;
      return { ok: true, sweep: { calculator, axes, count, sent, options, context, base } };
    }
    issues ??= understanding.issues;
    // What is wrong with other inputs is wrong at every point; which of them apply may depend on a choice.
    if (isOfNumbers && understanding.issues.some(({ code }) => code !== 'conflict')) break;
  }
  return { ok: false, issues: issues! };
}

/** The values of the swept inputs, as they would be sent. */
function pointAt(axes: readonly Axis[], point: number): Canonical {
  const values: Canonical = {};
  let rest = point;
  for (let index = axes.length - 1; index >= 0; index--) {
    const { input, points } = axes[index]!;
    values[input] = points[rest % points.length]!;
    rest = Math.floor(rest / points.length);
  }
  return values;
}

/** Inputs that are the same at all points, as understood. */
export function fixedInputs({ calculator, axes, sent, base }: Sweep): Readonly<Record<string, WireValue>> {
  const moving = new Set(axes.map(({ input }) => input));
  for (const [name, spec] of Object.entries(calculator.definition.inputs as Readonly<Record<string, InputSpec>>))
    if (sent[name] === undefined && hasDerivedDefault(spec)) moving.add(name);
  return Object.fromEntries(Object.entries(base.inputs).filter(([name]) => !moving.has(name)));
}

/** Equal for two sweeps exactly when they ask the calculator for the same. */
export function sweepKey({ axes, base }: Sweep): string {
  return `${base.key}\nsweep\n${JSON.stringify(axes.map(({ input, points }) => [input, points]))}`;
}

type Point =
  | { readonly ok: true; readonly results: Results; readonly cautions: readonly Caution[] }
  | { readonly ok: false; readonly code: string; readonly message: string };

/** The outputs of a single value, which columns can hold. */
function singleOutputs({ definition }: Calculator): readonly (readonly [string, OutputSpec])[] {
  const outputs = Object.entries(definition.outputs as Readonly<Record<string, OutputSpec>>);
  return outputs.filter(([, { kind }]) => kind !== 'table' && kind !== 'matrix');
}

/**
 * The columns, with what was refused and what has to be told.
 * @param onReached Hears how many points have been passed.
 * @throws TooMuchWork where it is more than the budget it is done on
 */
export function runSweep(sweep: Sweep, onReached: (points: number) => void = () => {}): SweepResult {
  const { calculator, axes, count } = sweep;
  const single = singleOutputs(calculator);
  const outputs = Object.entries(calculator.definition.outputs);
  const leftOut = outputs.map(([name]) => name).filter((name) => !single.some(([one]) => one === name));
  const pointOf = isPlain(sweep) ? plainPoints(sweep) : wholePoints(sweep);
  const rows: number[] = [];
  const found = single.map(() => ({ values: [] as WireValue[], points: [] as number[], unit: '' }));
  const refused = new Groups<{ code: string; message: string }>(({ code, message }) => `${code}\n${message}`);
  const cautions = new Groups<Caution>(
    ({ level, pointer, alternative, message }) => `${level}\n${pointer}\n${alternative}\n${withoutNumbers(message)}`,
  );
  for (let point = 0; point < count; point++) {
    onReached(point);
    const outcome = pointOf(pointAt(axes, point));
    if (!outcome.ok) {
      refused.add({ code: outcome.code, message: outcome.message }, point);
      continue;
    }
    for (const caution of outcome.cautions) cautions.add(caution, point);
    rows.push(point);
    for (const [index, [name]] of single.entries()) {
      const result = outcome.results[name];
      if (result === undefined) continue;
      const column = found[index]!;
      column.values.push(result.value as WireValue);
      column.points.push(point);
      column.unit = result.unit;
    }
  }
  const columns = Object.fromEntries(
    single.flatMap(([name, { label }], index): [string, Column][] => {
      const { values, points, unit } = found[index]!;
      if (values.length === 0) return [];
      return [[name, { label, unit, values, ...(values.length < rows.length && { points }) }]];
    }),
  );
  return {
    points: count,
    ...(rows.length < count && { rows }),
    swept: sweptColumns(sweep, rows),
    columns,
    ...(leftOut.length > 0 && { leftOut }),
    ...(refused.list.length > 0 && { refused: refused.list }),
    ...(cautions.list.length > 0 && { cautions: cautions.list }),
  };
}

function sweptColumns({ axes, base }: Sweep, rows: readonly number[]): Readonly<Record<string, Column>> {
  const currency = currencyOf(base.currency)!;
  const values = rows.map((row) => pointAt(axes, row));
  return Object.fromEntries(
    axes.map(({ input, spec }) => [
      input,
      {
        label: spec.label,
        unit: isNumeric(spec) ? unitOf(spec, { currency }) : '',
        values: values.map((one) => one[input]!),
      },
    ]),
  );
}

/** Whether the other inputs are the same at every point, and nothing has to be solved. */
function isPlain({ calculator, axes, sent, base }: Sweep): boolean {
  const { definition } = calculator;
  if (definition.equations) return false;
  if (!axes.every(({ spec }) => isNumeric(spec))) return false;
  return Object.entries(definition.inputs as Readonly<Record<string, InputSpec>>).every(
    ([name, spec]) => !(hasDerivedDefault(spec) && sent[name] === undefined && base.inputs[name] !== undefined),
  );
}

/** Each point as a request of its own. */
function wholePoints({ calculator, sent, options, context }: Sweep): (values: Canonical) => Point {
  return (values) => {
    spend(WHOLE_POINT);
    const understanding = understandWith(allMethods, calculator, { ...sent, ...values }, options, context);
    if (!understanding.ok) return { ok: false, ...first(understanding.issues) };
    const outcome = evaluateWith(allMethods, calculator, understanding.understood);
    if (!outcome.ok) return { ok: false, code: outcome.issues?.[0]?.code ?? 'no-result', message: outcome.reason };
    return { ok: true, results: outcome.results, cautions: outcome.cautions ?? [] };
  };
}

const first = ([issue]: readonly Issue[]) => ({ code: issue!.code, message: issue!.message });

const NONE: readonly Caution[] = [];

/** The formula at each point, with all that an answer of a single one is looked through for. */
function plainPoints(sweep: Sweep): (values: Canonical) => Point {
  const { calculator, axes, base } = sweep;
  const { units, sentUnits, currency } = base;
  const prepared = preparedOf(calculator);
  const native = prepared.inputs.native(base.inputs as Canonical);
  const guards = allMethods.guards;
  const presentation = presentationOf(allMethods, calculator, base);
  // Columns have doubles; the digits behind them are of use to nobody but a caution.
  const quick = prepared.decimal ? { ...presentation, decimalValue: decimalDouble } : presentation;
  const single = singleOutputs(calculator);
  // The same at every point but for what is swept: to copy them takes longer than most formulas.
  const inputs: Record<string, WireValue> = { ...base.inputs };
  const moved: Record<string, unknown> = { ...base.values };
  const understood: Understood = { inputs, values: moved, units, sentUnits, currency, key: '' };
  const mayTell = cautionsMayHold(sweep, understood);
  const resultsOf = (raw: RawResults, shown: Presentation): Results => {
    const results: Record<string, ResultValue> = {};
    for (const [name, spec] of single)
      if (isPresent(calculator, understood, name, raw[name])) results[name] = resultOf(name, spec, raw[name], shown);
    return results;
  };
  return (values) => {
    spend(POINT);
    for (const { input, reader } of axes) {
      const value = values[input]!;
      inputs[input] = value;
      moved[input] = prepared.decimal ? reader.exact(value) : reader.native(value);
    }
    if (prepared.requires) {
      const natives = prepared.decimal ? { ...native } : moved;
      if (prepared.decimal) for (const { input, reader } of axes) natives[input] = reader.native(values[input]!);
      const [broken] = guards.broken(calculator, understood, natives, {});
      if (broken) return { ok: false, code: 'conflict', message: broken.message };
    }
    try {
      const raw = run(allMethods, calculator, understood);
      const results = resultsOf(raw, quick);
      if (!mayTell(raw)) return { ok: true, results, cautions: NONE };
      const told = quick === presentation ? results : resultsOf(raw, presentation);
      return { ok: true, results, cautions: guards.cautions(calculator, understood, raw, told) };
    } catch (error) {
      if (error instanceof NoResult) return { ok: false, code: 'no-result', message: error.message };
      throw error;
    }
  };
}

/**
 * Whether something has to be told at a point: most often nothing has, and the sentences need not be made.
 * @param understood Moves from point to point.
 */
function cautionsMayHold({ calculator, axes, base }: Sweep, understood: Understood): (raw: RawResults) => boolean {
  const { definition } = calculator;
  const { cautious, decimal } = preparedOf(calculator);
  if (!cautious) return () => false;
  const swept = new Set(axes.map(({ input }) => input));
  const fixed = Object.fromEntries(Object.entries(base.inputs).filter(([name]) => !swept.has(name)));
  const isUnusual = unusualInputs(calculator, { ...base, inputs: fixed }, () => []).length > 0;
  const rules = (definition.cautions ?? []) as readonly CautionRule<object>[];
  const ranges = axes.flatMap(({ input, spec }) => {
    const { usual } = spec as NumericSpec;
    return usual === undefined || usual === 'all' ? [] : [{ input, low: usual[0], high: usual[1] }];
  });
  const outputs = Object.keys(definition.outputs);
  const given = givenAmong(understood.inputs);
  let looked: Record<string, unknown> = { ...base.values };
  return (raw) => {
    if (isUnusual) return true;
    for (const { input, low, high } of ranges) {
      const value = Number(understood.inputs[input]);
      if (value < low || value > high) return true;
    }
    if (rules.length === 0) return false;
    // On doubles formulas receive and return what rules look at.
    if (decimal) looked = nativeValues(calculator, understood, raw);
    else {
      for (const input of swept) looked[input] = understood.values[input];
      for (const output of outputs) looked[output] = raw[output];
    }
    return rules.some(({ when }) => when(looked, given));
  };
}
