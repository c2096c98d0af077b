/**
 * Propagates standard uncertainties of inputs to the results: first order, for independent inputs, as in the Guide to the
 * Expression of Uncertainty in Measurement (JCGM 100:2008, 5.1.2).
 */
import type { NumericSpec, OutputSpec } from '../../authoring/kinds.js';
import { allMethods } from '../evaluate/all-methods.js';
import { isNumeric } from '../present/results.js';
import { type DerivedDefault, movedDefaults } from '../read/derived-defaults.js';
import { nativeValues, numberAt, type Probe, probeOf } from '../solve-for/probe.js';
import type { Calculator, RawResults, ResultValue, Understood } from '../types.js';
import { dualGradients, type Gradient } from './dual-slopes.js';
import { type Change, type LocalSlope, localSlope } from './local-slope.js';
import { takesUncertainty, type UncertainInput } from './uncertain-inputs.js';
import { showUnit, slopeOf } from './unit-slope.js';

/** What a result has besides its value when inputs are uncertain. */
export interface ResultUncertainty {
  /** The standard uncertainty, in the unit of the value. Missing where no derivative gives it. */
  readonly uncertainty?: number;
  /** The share of each uncertain input in the variance; together 1. */
  readonly contributions?: Readonly<Record<string, number>>;
  /** Why there is no uncertainty, or how far it can be trusted. */
  readonly uncertaintyNote?: string;
}

/** A first-order figure that is off by more than this part over the uncertainty itself is said to be rough. */
const ROUGH = 0.1;
/** Over this part of the uncertainty, what only changes in steps does not. */
const SMALL = 1e-3;
/** Changes below this part of a result are rounding. */
const ROUNDING = 1e-9;
/** Not even a parabola is as level as this beside its top. */
const LEVEL = 1e-14;
/** An input this small beside its uncertainty counts as zero: it does not say what a small step is. */
const NEAR_ZERO = 1e-3;

/**
 * The results with their uncertainties. `results` are those of the understood inputs.
 * @param derived Inputs that were left to a default: they move with those from which it is worked out.
 */
export function withUncertainties(
  calculator: Calculator,
  understood: Understood,
  uncertain: readonly UncertainInput[],
  results: Readonly<Record<string, ResultValue>>,
  derived: readonly DerivedDefault[] = [],
): Record<string, ResultValue & ResultUncertainty> {
  const probe = remembering(probeOf(allMethods, calculator, understood, derived));
  const values = nativeValues(calculator, understood.inputs);
  const at = uncertain.map(({ name }) => Number(values[name]));
  const names = Object.keys(results).filter((name) => isNumeric(calculator.definition.outputs[name] as OutputSpec));
  const byRules =
    calculator.definition.formula && calculator.lifted
      ? dualGradients(calculator, values, inputGradients(values, uncertain, derived), names, uncertain.length)
      : undefined;
  const center = probe({});
  return Object.fromEntries(
    Object.entries(results).map(([name, result]) => {
      if (!names.includes(name)) return [name, result];
      const spec = calculator.definition.outputs[name] as NumericSpec;
      return [name, { ...result, ...figure(spec, name, result, byRules?.get(name), uncertain, at, center, probe) }];
    }),
  );
}

/** The same points are asked for by every output. */
export function remembering(probe: Probe): Probe {
  const known = new Map<string, ReturnType<Probe>>();
  return (changed) => {
    const key = Object.entries(changed).join();
    if (!known.has(key)) known.set(key, probe(changed));
    return known.get(key);
  };
}

function figure(
  spec: NumericSpec,
  name: string,
  result: ResultValue,
  byRules: Gradient | undefined,
  uncertain: readonly UncertainInput[],
  at: readonly number[],
  raw: RawResults | undefined,
  probe: Probe,
): ResultUncertainty {
  const center = numberAt(raw, name);
  const parts: number[] = [];
  let isRough = false;
  for (const [index, { name: input, inFormula: uncertainty }] of uncertain.entries()) {
    if (uncertainty === 0) {
      parts.push(0);
      continue;
    }
    if (spec.kind === 'integer') return none(WHOLE_NUMBER);
    const change: Change = (by) => numberAt(probe({ [input]: at[index]! + by }), name) - center;
    const local = slopeNear(change, at[index]!, uncertainty, byRules?.[index], center);
    if ('fault' in local) return none(FAULTS[local.fault]);
    const first = local.slope * uncertainty;
    const course = courseOver(change, first, uncertainty, center);
    if (course === 'steps') return none(FAULTS.steps);
    if (course === 'rough') isRough = true;
    parts.push(first);
  }
  const inFormula = Math.hypot(...parts);
  const uncertainty = inFormula * shownSlope(spec, result, center);
  if (!Number.isFinite(uncertainty)) return none(FAULTS.none);
  return {
    uncertainty,
    // Divided before they are squared: squares of large and of tiny numbers are none.
    ...(inFormula > 0 && {
      contributions: Object.fromEntries(
        uncertain.map((input, index) => [input.name, (parts[index]! / inFormula) ** 2]),
      ),
    }),
    ...(isRough && {
      uncertaintyNote: 'The result is far from a straight line over this uncertainty: the first-order figure is rough.',
    }),
  };
}

const none = (why: string): ResultUncertainty => ({ uncertaintyNote: `No uncertainty is given: ${why}` });

const WHOLE_NUMBER = 'the result is a whole number, which changes in steps.';
/** Why there is no derivative. */
export const FAULTS = {
  steps: 'the result changes in steps, and no derivative says how far.',
  kink: 'the result has a kink here, and with it no derivative.',
  jump: 'the result jumps here, and has no derivative.',
  none: 'the result has no derivative here.',
} as const;

/** The steps of a look at an input that is nearly zero begin with its uncertainty. */
const WIDE = 64;

/** The derivative at the input; where the input is nearly zero, its uncertainty says what a small step is. */
export function slopeNear(
  change: Change,
  at: number,
  uncertainty: number,
  byRules: number | undefined,
  center: number,
): LocalSlope {
  const own = Math.abs(at);
  if (own >= NEAR_ZERO * uncertainty) return localSlope(change, own, byRules, center);
  const wide = localSlope(change, WIDE * uncertainty, byRules, center);
  return 'fault' in wide && own > 0 ? localSlope(change, own, byRules, center) : wide;
}

/** Whether the result follows its first-order change over the whole uncertainty. */
function courseOver(
  change: Change,
  first: number,
  uncertainty: number,
  center: number,
): 'straight' | 'rough' | 'steps' {
  const noise = ROUNDING * Math.abs(center);
  const [up, down] = [change(uncertainty), -change(-uncertainty)];
  const largest = Math.max(Math.abs(up), Math.abs(down));
  const isLevel = (by: number) => Math.abs(change(by)) <= LEVEL * Math.abs(center);
  if (
    Math.abs(first) <= noise &&
    largest > 1e3 * noise &&
    isLevel(uncertainty * SMALL) &&
    isLevel(-uncertainty * SMALL)
  ) {
    return 'steps';
  }
  const isOff = (by: number) => Math.abs(by - first) > ROUGH * Math.abs(first) + noise;
  return isOff(up) || isOff(down) ? 'rough' : 'straight';
}

/** How a small difference of the formula's result is shown. */
export function shownSlope(spec: NumericSpec, result: Pick<ResultValue, 'unit'>, center: number): number {
  if (spec.kind === 'percent') return 100;
  return spec.kind === 'quantity' || spec.kind === 'measure' ? slopeOf(spec.formulaUnit, result.unit, center) : 1;
}

/** The uncertainties that defaults have from the inputs from which they are worked out; none where no number says them. */
export function derivedUncertainties(
  calculator: Calculator,
  understood: Understood,
  uncertain: readonly UncertainInput[],
  derived: readonly DerivedDefault[],
): UncertainInput[] {
  const values = nativeValues(calculator, understood.inputs);
  return derived.flatMap(({ name }) => {
    const gradient = defaultGradient(name, values, uncertain, derived);
    const inFormula = Math.hypot(...gradient.map((slope, index) => slope * uncertain[index]!.inFormula || 0));
    const spec = calculator.definition.inputs[name] as NumericSpec;
    if (!(inFormula > 0) || !takesUncertainty(spec)) return [];
    const { shown, unit } = shownUncertainty(spec, inFormula, Number(understood.inputs[name]));
    return Number.isFinite(shown) ? [{ name, inFormula, shown, unit }] : [];
  });
}

function shownUncertainty(spec: NumericSpec, inFormula: number, at: number): { shown: number; unit: string } {
  if (spec.kind === 'percent') return { shown: 100 * inFormula, unit: '%' };
  if (spec.kind !== 'quantity' && spec.kind !== 'measure') return { shown: inFormula, unit: '' };
  const own = spec.unit ?? spec.formulaUnit;
  return { shown: inFormula / slopeOf(own, spec.formulaUnit, at), unit: showUnit(own) };
}

/** How the inputs move with the uncertain ones: each of those with itself, defaults as they are worked out. */
export function inputGradients(
  values: Readonly<Record<string, unknown>>,
  uncertain: readonly UncertainInput[],
  derived: readonly DerivedDefault[],
): Readonly<Record<string, Gradient>> {
  const gradients: Record<string, Gradient> = {};
  for (const [index, { name }] of uncertain.entries()) {
    gradients[name] = uncertain.map((_, other) => (other === index ? 1 : 0));
  }
  for (const { name } of derived) {
    const gradient = defaultGradient(name, values, uncertain, derived);
    if (gradient.some((slope) => slope !== 0)) gradients[name] = gradient;
  }
  return gradients;
}

function defaultGradient(
  name: string,
  values: Readonly<Record<string, unknown>>,
  uncertain: readonly UncertainInput[],
  derived: readonly DerivedDefault[],
): Gradient {
  const center = Number(values[name]);
  return uncertain.map(({ name: input, inFormula }) => {
    const at = Number(values[input]);
    const change: Change = (by) => Number(movedDefaults(derived, values, { [input]: at + by })[name]) - center;
    const local = slopeNear(change, at, inFormula, undefined, center);
    return 'slope' in local ? local.slope : Number.NaN;
  });
}
