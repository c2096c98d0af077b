/** Lower and upper limits of a number, compared exactly. */

import { BigDecimal } from '../../arithmetic/big-decimal.js';
import type { NumericBounds } from '../../authoring/kinds.js';
import type { Exact } from './number-text.js';

const WIDEST = 1e15;

export interface Bounds {
  readonly lower: number;
  readonly lowerOpen: boolean;
  readonly upper: number;
  readonly upperOpen: boolean;
}

/** The limits of a field, in its shown unit; where none is given, ±1e15. */
export function boundsOf(spec: NumericBounds): Bounds {
  const lowerOpen = spec.above !== undefined && (spec.min === undefined || spec.above >= spec.min);
  const upperOpen = spec.below !== undefined && (spec.max === undefined || spec.below <= spec.max);
  return {
    lower: (lowerOpen ? spec.above : spec.min) ?? -WIDEST,
    lowerOpen,
    upper: (upperOpen ? spec.below : spec.max) ?? WIDEST,
    upperOpen,
  };
}

export type Side = 'lower' | 'upper';

/** Which limit a number breaks. Doubles order as their shortest texts do, so this is exact for JSON numbers. */
export function brokenBy(bounds: Bounds, value: number): Side | undefined {
  if (!(bounds.lowerOpen ? value > bounds.lower : value >= bounds.lower)) return 'lower';
  if (!(bounds.upperOpen ? value < bounds.upper : value <= bounds.upper)) return 'upper';
  return undefined;
}

/** The same for a number that was read from text or converted from another unit. */
export function brokenByExact(bounds: Bounds, value: Exact): Side | undefined {
  const low = value.compare(BigDecimal.fromNumber(bounds.lower));
  if (low < 0 || (low === 0 && bounds.lowerOpen)) return 'lower';
  const high = value.compare(BigDecimal.fromNumber(bounds.upper));
  if (high > 0 || (high === 0 && bounds.upperOpen)) return 'upper';
  return undefined;
}

/** `at least 0 kg`, `below 100 %`; `show` writes the limit in the unit that was sent. */
export function describeBound(bounds: Bounds, side: Side, show: (bound: number) => string): string {
  if (side === 'lower') return `${bounds.lowerOpen ? 'above' : 'at least'} ${show(bounds.lower)}`;
  return `${bounds.upperOpen ? 'below' : 'at most'} ${show(bounds.upper)}`;
}
