/**
 * How much each result changes with each input: partial derivatives in shown units, and elasticities. The derivatives are
 * those by which uncertainties are propagated: by the rules of the formula, held against its values.
 */
import type { InputSpec, NumericSpec, OutputSpec } from '../../authoring/kinds.js';
import { unitOf as parsedUnit } from '../../units/index.js';
import { allMethods } from '../evaluate/all-methods.js';
import { currencyOf } from '../present/currency.js';
import { isNumeric, unitOf } from '../present/results.js';
import { toFormula } from '../present/shown-number.js';
import type { DerivedDefault } from '../read/derived-defaults.js';
import { nativeValues, numberAt, probeOf } from '../solve-for/probe.js';
import type { Calculator, ResultValue, Understood } from '../types.js';
import { dualGradients } from './dual-slopes.js';
import type { Change } from './local-slope.js';
import { takesUncertainty, type UncertainInput } from './uncertain-inputs.js';
import { FAULTS, inputGradients, remembering, shownSlope, slopeNear } from './uncertainty.js';
import { slopeOf } from './unit-slope.js';

export interface Sensitivity {
  /** The change of the result for one more of the input, where it is now. Missing where there is none. */
  readonly derivative?: number;
  /** Of the derivative; `''` for plain numbers. */
  readonly unit: string;
  /** The relative change of the result for a relative change of the input. Missing where the result is 0. */
  readonly elasticity?: number;
  /** Why there is no derivative. */
  readonly note?: string;
}

/** By output, then by input. */
export type Sensitivities = Readonly<Record<string, Readonly<Record<string, Sensitivity>>>>;

/** An input of zero does not say what a small step is: nor does its uncertainty, so that it begins with this many times. */
const WIDE = 64;

/**
 * Of each result that is a number by each input that is a measured one. `results` are those of the understood inputs.
 * @param derived Inputs that were left to a default: they move with those from which it is worked out.
 */
export function sensitivities(
  calculator: Calculator,
  understood: Understood,
  results: Readonly<Record<string, ResultValue>>,
  derived: readonly DerivedDefault[] = [],
): Sensitivities {
  const { definition } = calculator;
  const values = nativeValues(calculator, understood.inputs);
  const moved = movedInputs(calculator, understood, values, derived);
  const outputs = definition.outputs as Readonly<Record<string, OutputSpec>>;
  const names = Object.keys(results).filter((name) => isNumeric(outputs[name]!) && outputs[name]!.kind !== 'integer');
  const probe = remembering(probeOf(allMethods, calculator, understood, derived));
  const center = probe({});
  const byRules =
    definition.formula && calculator.lifted
      ? dualGradients(calculator, values, inputGradients(values, moved, derived), names, moved.length)
      : undefined;
  const ofOutput = (name: string) => {
    const spec = outputs[name] as NumericSpec;
    const result = results[name]!;
    const value = numberAt(center, name);
    return moved.map(({ name: input, inFormula, unit }, index): [string, Sensitivity] => {
      const at = Number(values[input]);
      const change: Change = (by) => numberAt(probe({ [input]: at + by }), name) - value;
      const local = slopeNear(change, at, inFormula, byRules?.get(name)?.[index], value);
      const per = perUnit(result.unit, unit);
      if ('fault' in local) return [input, { unit: per, note: `There is no derivative: ${FAULTS[local.fault]}` }];
      const shown =
        local.slope *
        shownSlope(spec, result, value) *
        formulaPerShown(definition.inputs[input] as NumericSpec, Number(understood.inputs[input]));
      const elasticity = (local.slope * at) / value;
      if (!Number.isFinite(shown)) return [input, { unit: per, note: `There is no derivative: ${FAULTS.none}` }];
      return [
        input,
        { derivative: shown, unit: per, ...(Number.isFinite(elasticity) && { elasticity: elasticity + 0 }) },
      ];
    });
  };
  return Object.fromEntries(names.map((name) => [name, Object.fromEntries(ofOutput(name))]));
}

/** The inputs that can be moved a little, each with a small step. */
function movedInputs(
  { definition }: Calculator,
  { inputs, currency }: Understood,
  values: Readonly<Record<string, unknown>>,
  derived: readonly DerivedDefault[],
): readonly UncertainInput[] {
  return Object.entries(definition.inputs as Readonly<Record<string, InputSpec>>).flatMap(([name, spec]) => {
    const isFree = inputs[name] !== undefined && !derived.some((one) => one.name === name);
    if (!isFree || !takesUncertainty(spec)) return [];
    const own = Math.abs(Number(values[name]));
    const inFormula = own > 0 ? own : sizeOf(spec, name, definition.examples) / WIDE;
    return [{ name, inFormula, shown: inFormula, unit: unitOf(spec, { currency: currencyOf(currency)! }) }];
  });
}

/** How large an input usually is, in the formula's unit. */
function sizeOf(spec: NumericSpec, name: string, examples: Calculator['definition']['examples']): number {
  for (const { inputs } of examples) {
    const size = Math.abs(toFormula(spec, Number(inputs[name])));
    if (size > 0 && Number.isFinite(size)) return size;
  }
  return 1;
}

/** How many of the formula's units one more of the shown unit is. */
function formulaPerShown(spec: NumericSpec, shown: number): number {
  if (spec.kind === 'percent') return 0.01;
  if (spec.kind !== 'quantity' && spec.kind !== 'measure') return 1;
  return slopeOf(spec.unit ?? spec.formulaUnit, spec.formulaUnit, shown);
}

/** `$/%`, `J/(km/h)`: the unit of a result for each unit of an input. */
function perUnit(result: string, input: string): string {
  const [over, under] = [differenceOf(result), differenceOf(input)];
  if (under === '') return over;
  if (over === under) return '';
  return `${over === '' ? '1' : inBrackets(over)}/${inBrackets(under)}`;
}

const inBrackets = (unit: string): string => (/[/·*\s]/.test(unit) ? `(${unit})` : unit);

/** A change of a temperature has a unit of its own. */
function differenceOf(unit: string): string {
  if (!/[CFK]$/.test(unit)) return unit;
  return parsedUnit(unit).kind === 'affine' ? `Δ${unit}` : unit;
}
