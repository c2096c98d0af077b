/**
 * Conversions between units that need no tables, with the results of the engine's. It has quicker ways to the same
 * doubles, which take more room than a program saves that converts a few inputs.
 */
import { BigDecimal } from '@reckoner/engine/arithmetic/big-decimal';
import { shortDecimal } from '@reckoner/engine/numeric/double-double';
import { toDecimal } from '@reckoner/engine/units/exact';
import { affine } from '@reckoner/engine/units/exact-conversion';
import type { Unit } from '@reckoner/engine/units/index';
import { logarithmic } from './lean-logarithms.js';

type Scale = Pick<Unit, 'exact' | 'kind' | 'logScale' | 'offset' | 'symbol'>;

export interface Conversion {
  readonly exact: (value: BigDecimal) => BigDecimal;
  readonly double: (value: number) => number;
}

const SAME: Conversion = { exact: (value) => value, double: (value) => value };

/** Sizes between which the engine takes a double for what it is; elsewhere, and of few digits, for what it prints as. */
const [SMALL, LARGE] = [1e-250, 1e290];

/** @param from Of the same dimension: who asks has looked. */
export function conversionBetween(from: Scale, to: Scale): Conversion {
  if (from.symbol === to.symbol) return SAME;
  if (from.kind === 'log' || to.kind === 'log') {
    const exact = logarithmic(from, to);
    return {
      exact,
      double: (value) => (Number.isFinite(value) ? exact(BigDecimal.fromNumber(value)).toNumber() : Number.NaN),
    };
  }
  const found = affine(from, to);
  if (found === undefined) return SAME;
  const { exact, scale } = found;
  const factor = toDecimal(scale).toNumber();
  return {
    exact,
    double: (value) => {
      if (!Number.isFinite(value)) return value;
      const product = Math.abs(value * factor);
      const isItself = shortDecimal(value) === undefined && product > SMALL && product < LARGE;
      return exact(isItself ? BigDecimal.fromDouble(value) : BigDecimal.fromNumber(value)).toNumber();
    },
  };
}
