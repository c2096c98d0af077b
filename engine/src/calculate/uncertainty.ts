/**
 * Propagates standard uncertainties of inputs to the results: first order, for independent inputs, as in the Guide to the
 * Expression of Uncertainty in Measurement (JCGM 100:2008, 5.1.2).
 */
import type { Arithmetic } from '../arithmetic/arithmetic.js';
import { Dual, dual, gradientOf, variable } from '../arithmetic/dual.js';
import { engineFunction } from '../arithmetic/registry.js';
import type { InputSpec, NumericSpec, OutputSpec } from '../authoring/kinds.js';
import { NoResult } from '../authoring/no-result.js';
import { allMethods } from './all-methods.js';
import { liftInputs } from './lift-inputs.js';
import { nativeValues, numberAt, type Probe, probeOf } from './probe.js';
import { isNumeric } from './results.js';
import type { Calculator, ResultValue, Understood } from './types.js';
import type { UncertainInput } from './uncertain-inputs.js';
import { slopeOf } from './unit-slope.js';

/** What a result has besides its value when inputs are uncertain. */
export interface ResultUncertainty {
  /** The standard uncertainty, in the unit of the value. Missing where no derivative gives it. */
  readonly uncertainty?: number;
  /** The share of each uncertain input in the variance; together 1. */
  readonly contributions?: Readonly<Record<string, number>>;
  /** Why there is no uncertainty, or how far it can be trusted. */
  readonly uncertaintyNote?: string;
}

/** Derivatives of one output by each uncertain input, in the formula's units; NaN where there is none. */
type Gradient = readonly number[];

/** Differences on both sides of a smooth point, this small beside the uncertainty, are nearly the same. */
const SMALL = 1e-3;
const KINK = 0.05;
/** A first-order figure that is off by more than this part over the uncertainty itself is said to be rough. */
const ROUGH = 0.1;
/** Changes below this part of a result are rounding. */
const ROUNDING = 1e-9;

/** The results with their uncertainties. `results` are those of the understood inputs. */
export function withUncertainties(
  calculator: Calculator,
  understood: Understood,
  uncertain: readonly UncertainInput[],
  results: Readonly<Record<string, ResultValue>>,
): Record<string, ResultValue & ResultUncertainty> {
  const probe = remembering(probeOf(allMethods, calculator, understood));
  const values = nativeValues(calculator, understood.inputs);
  const at = uncertain.map(({ name }) => Number(values[name]));
  const names = Object.keys(results).filter((name) => isNumeric(calculator.definition.outputs[name] as OutputSpec));
  const gradients = gradientsOf(calculator, values, uncertain, at, names, probe);
  return Object.fromEntries(
    Object.entries(results).map(([name, result]) => {
      const gradient = gradients.get(name);
      if (gradient === undefined) return [name, result];
      const spec = calculator.definition.outputs[name] as NumericSpec;
      return [name, { ...result, ...figure(spec, name, result, gradient, uncertain, at, probe) }];
    }),
  );
}

/** The same points are asked for by every output. */
function remembering(probe: Probe): Probe {
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
  gradient: Gradient,
  uncertain: readonly UncertainInput[],
  at: readonly number[],
  probe: Probe,
): ResultUncertainty {
  const center = numberAt(probe({}), name);
  let isRough = false;
  for (const [index, { name: input, inFormula }] of uncertain.entries()) {
    const fault = smoothness(name, input, gradient[index]!, inFormula, at[index]!, center, spec, probe);
    if (fault === 'rough') isRough = true;
    else if (fault !== undefined) return { uncertaintyNote: `No uncertainty is given: ${fault}` };
  }
  const parts = gradient.map((slope, index) => slope * uncertain[index]!.inFormula || 0);
  const inFormula = Math.hypot(...parts);
  const uncertainty = inFormula * shownSlope(spec, result, center);
  if (!Number.isFinite(uncertainty)) return { uncertaintyNote: `No uncertainty is given: ${NO_DERIVATIVE}` };
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

const NO_DERIVATIVE = 'the result has no derivative here.';

/** Why no derivative says how the result changes; `rough` where it does so only roughly; undefined where all is well. */
function smoothness(
  output: string,
  input: string,
  slope: number,
  uncertainty: number,
  at: number,
  center: number,
  spec: NumericSpec,
  probe: Probe,
): string | undefined {
  if (uncertainty === 0) return undefined;
  if (spec.kind === 'integer') return 'the result is a whole number, which changes in steps.';
  if (!Number.isFinite(slope)) return NO_DERIVATIVE;
  const changes = (by: number) => [
    numberAt(probe({ [input]: at + by }), output) - center,
    center - numberAt(probe({ [input]: at - by }), output),
  ];
  const noise = ROUNDING * Math.abs(center);
  const first = slope * uncertainty;
  const [smallUp, smallDown] = changes(uncertainty * SMALL) as [number, number];
  if (Math.abs(smallUp - smallDown) > KINK * Math.max(Math.abs(smallUp), Math.abs(smallDown)) + noise) {
    // Half as far, a parabola's change is a quarter, that of two straight lines a half, and a jump stays.
    const [halfUp, halfDown] = changes((uncertainty * SMALL) / 2) as [number, number];
    const isCurved = Math.abs(halfUp - halfDown) < 0.35 * Math.abs(smallUp - smallDown);
    if (!isCurved) return 'the result has a kink or a jump here, and with it no derivative.';
  }
  const [up, down] = changes(uncertainty) as [number, number];
  const largest = Math.max(Math.abs(up), Math.abs(down));
  if (Math.abs(first) <= noise && largest > 1e3 * noise && Math.abs(smallUp) <= noise) {
    const isLevel = Math.abs(up - down) <= 2 * Math.abs(first) + noise;
    return isLevel ? 'rough' : 'the result changes in steps.';
  }
  return Math.abs(up - first) > ROUGH * Math.abs(first) + noise ||
    Math.abs(down - first) > ROUGH * Math.abs(first) + noise
    ? 'rough'
    : undefined;
}

/** How a small difference of the formula's result is shown. */
function shownSlope(spec: NumericSpec, result: ResultValue, center: number): number {
  if (spec.kind === 'percent') return 100;
  return spec.kind === 'quantity' || spec.kind === 'measure' ? slopeOf(spec.formulaUnit, result.unit, center) : 1;
}

function gradientsOf(
  calculator: Calculator,
  values: Readonly<Record<string, unknown>>,
  uncertain: readonly UncertainInput[],
  at: readonly number[],
  names: readonly string[],
  probe: Probe,
): ReadonlyMap<string, Gradient> {
  const { definition, lifted } = calculator;
  if (definition.formula && lifted) return byDuals(calculator, values, uncertain, at, names);
  return new Map(
    names.map((name) => [name, uncertain.map((input, i) => slopeByDifferences(probe, input, at[i]!, name))]),
  );
}

function byDuals(
  calculator: Calculator,
  values: Readonly<Record<string, unknown>>,
  uncertain: readonly UncertainInput[],
  at: readonly number[],
  names: readonly string[],
): ReadonlyMap<string, Gradient> {
  const specs = calculator.definition.inputs as Readonly<Record<string, InputSpec>>;
  const inputs = liftInputs(specs, values, smoothDual);
  uncertain.forEach(({ name }, index) => {
    inputs[name] = variable(at[index]!, index, uncertain.length);
  });
  const formula = calculator.lifted!(smoothDual).formula as (inputs: object) => Readonly<Record<string, Dual | number>>;
  const raw = resultsOn(() => formula(inputs));
  if (raw === undefined) return new Map(names.map((name) => [name, uncertain.map(() => Number.NaN)]));
  return new Map(names.map((name) => [name, gradientOf(raw[name]!, uncertain.length)]));
}

/** A root that doubles find may be out of reach for duals, which take other steps: then there are no derivatives. */
function resultsOn<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch (error) {
    if (error instanceof NoResult) return undefined;
    throw error;
  }
}

/**
 * The dual arithmetic, in which what moves in steps has no derivative: a rounded result is not certain because its
 * derivative is zero nearly everywhere.
 */
const smoothDual: Arithmetic<Dual> = {
  ...dual,
  floor: (x) => stepped(x, dual.floor(x)),
  ceil: (x) => stepped(x, dual.ceil(x)),
  round: (x) => stepped(x, dual.round(x)),
  trunc: (x) => stepped(x, dual.trunc(x)),
  call(name, args) {
    const { generic } = engineFunction(name);
    return generic ? generic(smoothDual, ...args) : dual.call(name, args);
  },
};

function stepped(x: Dual | number, value: Dual | number): Dual | number {
  if (typeof x !== 'object' || x.gradient.every((slope) => slope === 0)) return value;
  return new Dual(
    Number(dual.toNumber(value)),
    x.gradient.map((slope) => (slope === 0 ? 0 : Number.NaN)),
  );
}

/** Central differences, for equations, which are solved anew, and for algorithms; one-sided at the edge of what is allowed. */
function slopeByDifferences(
  probe: Probe,
  { name: input, inFormula }: UncertainInput,
  at: number,
  output: string,
): number {
  const size = Math.max(Math.abs(at), inFormula);
  const step = Math.cbrt(Number.EPSILON) * (size === 0 ? 1 : size);
  const [above, below] = [at + step, at - step];
  const center = numberAt(probe({}), output);
  const up = numberAt(probe({ [input]: above }), output);
  const down = numberAt(probe({ [input]: below }), output);
  if (Number.isNaN(up)) return (center - down) / (at - below);
  if (Number.isNaN(down)) return (up - center) / (above - at);
  return (up - down) / (above - below);
}
