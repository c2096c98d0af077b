/** Derivatives of the results of a lifted formula, on dual numbers. */
import type { Arithmetic } from '../../arithmetic/arithmetic.js';
import { callOnDuals, Dual, dual, gradientOf } from '../../arithmetic/dual.js';
import type { InputSpec } from '../../authoring/kinds.js';
import { NoResult } from '../../authoring/no-result.js';
import { liftInputs } from '../evaluate/lift-inputs.js';
import type { Calculator } from '../types.js';

/** The derivatives of one value by each uncertain input, in the formula's units; NaN where rules have none. */
export type Gradient = readonly number[];

/**
 * By output name; undefined where the formula has no result on dual numbers.
 * @param values The inputs as the formula receives them.
 * @param gradients Of each input that moves, by name.
 */
export function dualGradients(
  { definition, lifted }: Calculator,
  values: Readonly<Record<string, unknown>>,
  gradients: Readonly<Record<string, Gradient>>,
  names: readonly string[],
  count: number,
): ReadonlyMap<string, Gradient> | undefined {
  const specs = definition.inputs as Readonly<Record<string, InputSpec>>;
  const inputs = liftInputs(specs, values, smoothDual);
  for (const [name, gradient] of Object.entries(gradients)) inputs[name] = new Dual(Number(values[name]), gradient);
  const formula = lifted!(smoothDual).formula as (inputs: object) => Readonly<Record<string, Dual | number>>;
  try {
    const raw = formula(inputs);
    return new Map(names.map((name) => [name, gradientOf(raw[name]!, count)]));
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
  call: (name, args) => callOnDuals(smoothDual, name, args),
};

function stepped(x: Dual | number, value: Dual | number): Dual | number {
  if (typeof x !== 'object' || x.gradient.every((slope) => slope === 0)) return value;
  return new Dual(
    Number(dual.toNumber(value)),
    x.gradient.map((slope) => (slope === 0 ? 0 : Number.NaN)),
  );
}
