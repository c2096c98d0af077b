/** What the unit check knows of a formula's unit: exponents and scale, with angles and levels as plain numbers. */
import { BASE_DIMENSIONS, type Dimension } from './dimensions.js';
import { toNumber } from './exact.js';
import { parseUnit } from './unit.js';

const ERASED = new Set(['angle', 'level']);

/** Exponents in the order of `BASE_DIMENSIONS`, with those of angle and level set to zero. */
export function erasedAngle(dimension: Dimension): Dimension {
  return dimension.map((exponent, index) => (ERASED.has(BASE_DIMENSIONS[index] ?? '') ? 0 : exponent));
}

export interface FormulaDimension {
  readonly exponents: readonly number[];
  /** Coherent SI units (radians, decibels) in one unit. */
  readonly scale: number;
}

/** By the unit's text: the unit check asks for the same few again and again. Texts come from authors, so it stays small. */
const known = new Map<string, FormulaDimension>();

/**
 * Dimension and scale of a formula's unit. Throws a `RangeError` with a sentence for what is not a unit and for units
 * that formulas cannot use: °C and °F (whose zero is not zero), dBm and other logarithmic ones.
 */
export function dimensionForFormula(unitText: string): FormulaDimension {
  const before = known.get(unitText);
  if (before !== undefined) return before;
  const parsed = parseUnit(unitText);
  if (!parsed.ok) throw new RangeError(parsed.message);
  const { unit } = parsed;
  if (unit.kind === 'affine') {
    throw new RangeError(
      `A formula cannot use ${unit.symbol}, whose zero is not zero: use K and show ${unit.symbol} (unit: '${unit.symbol}'), or measure('${unit.symbol}').`,
    );
  }
  if (unit.kind === 'log') {
    throw new RangeError(
      `A formula cannot use the logarithmic unit ${unit.symbol}: use the linear unit, or measure('${unit.symbol}').`,
    );
  }
  const dimension = { exponents: erasedAngle(unit.dimension), scale: toNumber(unit.exact) };
  known.set(unitText, dimension);
  return dimension;
}
