/**
 * The units of values between the inputs and the results of a formula, found by working them out once more on the
 * arithmetic of units. A value whose unit does not follow, or could be called by several names, has none.
 */
import { createQuantityArithmetic, Quantity, quantityIn } from '../arithmetic/quantity.js';
import { sameExponents, sameScale } from '../arithmetic/unit-text.js';
import type { Definition } from '../authoring/define.js';
import type { FieldSpec } from '../authoring/kinds.js';
import { spend } from '../budget.js';
import { unitInFormula } from '../calculate/evaluate/formula-unit.js';
import { showUnit } from '../calculate/read/unit.js';
import { BASE_DIMENSIONS } from '../units/dimensions.js';
import { dimensionForFormula } from '../units/formula.js';
import { coherentUnit } from './coherent-unit.js';
import type { Leaf } from './inputs.js';
import { Traced } from './trace.js';
import { reachable } from './worked-steps.js';

const MONEY = BASE_DIMENSIONS.indexOf('currency');
/** Once per second may be a frequency or a speed of turning, which have different names. */
const PER_SECOND = dimensionForFormula('1/s').exponents;
/** Units of levels, also over others: `dB/m`. */
const LEVEL = /(?<!\p{L})(?:dB|Np)(?!\p{L})/u;

/** The unit of each value that has one, as it is shown. */
export function intermediateUnits(
  definition: Definition,
  leaves: ReadonlyMap<string, Leaf>,
  values: readonly Traced[],
  toNumber: (value: Traced) => number,
): ReadonlyMap<Traced, string> {
  // Loops over plain numbers and money are long, and nothing comes of them.
  const isPlain = ({ unitInFormula: unit = '' }: Leaf) => unit === '' || unit.startsWith('$');
  if ([...leaves.values()].every(isPlain)) return new Map();
  const found = quantitiesOf(leaves, values, toNumber);
  const named = unitsOfFields(definition);
  return new Map(
    values.flatMap((value) => {
      const unit = nameOf(found.get(value), named);
      return unit === '' ? [] : [[value, unit] as const];
    }),
  );
}

type Value = Quantity | number;

/** What an operation costs on the arithmetic of units. */
const WORKED = 300;

function quantitiesOf(
  leaves: ReadonlyMap<string, Leaf>,
  values: readonly Traced[],
  toNumber: (value: Traced) => number,
): ReadonlyMap<Traced, Value> {
  const arithmetic = createQuantityArithmetic();
  const found = new Map<Traced, Value>();
  /** Operands of any shape; throws where one has no unit that is known, or is a function. */
  const known = (x: unknown): unknown => {
    if (x instanceof Traced) {
      const value = found.get(x);
      if (value === undefined) throw new RangeError('The unit of an operand is not known.');
      return value;
    }
    if (typeof x === 'function') throw new RangeError('The units inside of a function are not followed.');
    return Array.isArray(x) ? x.map(known) : x;
  };
  const worked = (traced: Traced): unknown => {
    const { how } = traced;
    switch (how.kind) {
      case 'literal':
        return how.unit === undefined ? Number(how.text) : quantityIn(how.unit, Number(how.text));
      case 'constant':
        return arithmetic.named(how.name);
      case 'input': {
        const leaf = leaves.get(how.key);
        if (leaf === undefined) return undefined;
        const number = toNumber(traced);
        return leaf.unitInFormula === undefined ? number : quantityIn(leaf.unitInFormula, number);
      }
      case 'operation':
        return (arithmetic[how.operation] as (...operands: unknown[]) => unknown)(...how.operands.map(known));
      case 'call': {
        let result: unknown = arithmetic.call(how.name, how.args.map(known));
        for (const part of how.part) result = (result as Readonly<Record<string, unknown>>)[part];
        return result;
      }
      default:
        return toNumber(traced);
    }
  };
  for (const traced of reachable(values)) {
    spend(WORKED);
    try {
      const value = worked(traced);
      if (typeof value === 'number' || value instanceof Quantity) found.set(traced, value);
    } catch {
      // What follows from it has no known unit either.
    }
  }
  return found;
}

/** The units of the calculator's own quantities, which name others of the same dimension best. */
function unitsOfFields({ inputs, outputs }: Definition): readonly string[] {
  const specs: FieldSpec[] = Object.values<FieldSpec>({ ...inputs, ...outputs });
  const all = specs.flatMap((spec) =>
    spec.kind === 'list' ? [spec.of] : 'columns' in spec ? Object.values(spec.columns) : [spec],
  );
  return [...new Set(all.flatMap((spec) => (spec.kind === 'quantity' ? [unitInFormula(spec)!] : [])))];
}

function nameOf(value: Value | undefined, named: readonly string[]): string {
  if (!(value instanceof Quantity) || sameExponents(value.exponents, [])) return '';
  const { exponents, scale, unit } = value;
  if ((exponents[MONEY] ?? 0) !== 0) return '';
  if (sameExponents(exponents, PER_SECOND)) return sameScale(scale, 1) ? showUnit('1/s') : '';
  if (unit !== undefined && unit !== '') return showUnit(unit);
  const names = named.filter((one) => {
    const other = dimensionForFormula(one);
    return sameExponents(other.exponents, exponents) && sameScale(other.scale, scale);
  });
  // Per meter are turns of the phase as well as decibels: which of them an intermediate is, its dimension does not tell.
  if (names.some((one) => LEVEL.test(one))) return '';
  if (names.length > 0) return names.length === 1 ? showUnit(names[0]!) : '';
  return sameScale(scale, 1) ? showUnit(coherentUnit(exponents)) : '';
}
