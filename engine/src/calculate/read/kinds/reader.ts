/** What every kind of input does: read a sent value, and hand the understood one to a formula. */
import type { WireValue } from '../../../authoring/define.js';
import type { GuardsMethod } from '../../evaluate/methods.js';
import type { Currency } from '../../present/currency.js';
import type { Issues, Place } from '../issues.js';

/** What reading a request needs besides the values. */
export interface Reading {
  readonly issues: Issues;
  readonly currency: Currency;
  /** Today's UTC date, `2026-01-31`. */
  readonly today: string;
  /** Asks what was probably meant by a number that is not allowed, in the shown unit; absent where nobody can tell. */
  readonly meant?: GuardsMethod['meant'];
  /** Of the inputs that were sent in another unit than the shown one that unit, by name. */
  sentUnits?: Record<string, string> | undefined;
}

/**
 * One input's kind, with its bounds and units worked out. The canonical value is a plain wire value in the shown unit;
 * reading it again gives it back.
 */
export interface Reader {
  /** The canonical value of what was sent; undefined after an issue was added. */
  read(raw: unknown, place: Place, reading: Reading): WireValue | undefined;
  /** What a formula on plain numbers receives. */
  native(canonical: WireValue): unknown;
  /** What a decimal formula receives, numbers that are not integers by kind as exact decimal text in the formula's unit. */
  exact(canonical: WireValue): unknown;
  /** Numeric kinds: what a client would have sent for a default that was computed, as the formula receives it. */
  wire?(native: unknown, place: Place, reading: Reading): WireValue | undefined;
  /** Kinds of many values: whether what was sent holds none and is not allowed to. Where the input is optional, it is not given. */
  holdsNothing?(raw: unknown): boolean;
  /** True when formulas receive an object of their own that they might change. */
  readonly mutable?: boolean;
}
