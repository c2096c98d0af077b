/** What every kind of number shares: bounds, what is no number, and how both are told. */
import type { WireValue } from '../../../authoring/define.js';
import type { NumericBounds, NumericSpec, UnitOptions } from '../../../authoring/kinds.js';
import { type TextForm, writtenNumber } from '../../../units/written-number.js';
import { formatGiven, formatMagnitude, formatNumber } from '../../present/number-format.js';
import { type Bounds, boundsOf, brokenBy, brokenByExact, describeBound, type Side } from '../bounds.js';
import { clipped, INPUTS, type Place, quoted } from '../issues.js';
import { type Exact, readNumberText, toFloat, toShortest, withoutNegativeZero } from '../number-text.js';
import { numberAdvice } from '../separators.js';
import type { Reader, Reading } from './reader.js';

/** No number with a unit is longer; longer texts are not looked into. */
const LONGEST_TEXT = 150;

/** A number sent with a unit, both in any shape. */
export interface Pair {
  readonly value: unknown;
  readonly unit: unknown;
}

/** A number as it was understood, and how to write a limit in the unit that was sent. */
export interface Sent {
  readonly value: Exact;
  readonly showBound?: (bound: number) => string;
  /** The unit that was sent, where it is another than the shown one. */
  readonly unit?: string;
}

/** A number that is not allowed, in the shown unit. */
interface Outside extends Omit<Sent, 'value'> {
  readonly value: number;
}

/**
 * Reads one number with bounds. Subclasses say what text and `{ value, unit }` mean and what the formula receives; what
 * they leave out is as for a number without a unit.
 */
export abstract class NumericReader implements Reader {
  protected readonly bounds: Bounds;
  /** As what a number is written in sentences. */
  protected readonly kind: 'number' | 'integer' = 'number';

  constructor(
    private readonly field: NumericBounds,
    /** Keeps more digits than a double has. */
    protected readonly decimal: boolean,
  ) {
    this.bounds = boundsOf(field);
  }

  /** The shown unit after a number in a sentence: `' kg'`, `'%'`, or nothing. */
  protected unitSuffix(_reading: Reading): string {
    return '';
  }

  protected readText(text: string, place: Place, reading: Reading): Sent | undefined {
    const value = this.plainNumber(text, place, reading);
    return value && { value };
  }

  protected readPair(pair: Pair, place: Place, reading: Reading): Sent | undefined {
    // To send the number alone could say something else: half a degree is no slope of a half.
    const message = `${place.name} is a number without a unit: ${quoted(pair.unit)} is not understood here.`;
    reading.issues.add(place, 'wrong-type', message, { expected: 'a number' });
    return undefined;
  }

  /** Adds an issue, with what to write, where a unit is one that people write here for another. */
  protected isRefusedUnit({ refusedUnits }: UnitOptions, unit: string, place: Place, reading: Reading): boolean {
    const instead = refusedUnits?.[unit];
    if (instead === undefined) return false;
    const message = `${place.name} does not take ${unit}, which may mean another unit here. Write ${instead}, or convert it.`;
    reading.issues.add(place, 'bad-unit', message, { expected: instead, suggestion: instead });
    return true;
  }

  native(canonical: WireValue): number {
    return Number(canonical);
  }

  exact(canonical: WireValue): number | string {
    return String(canonical);
  }

  wire(native: unknown, place: Place, reading: Reading): number | undefined {
    return this.checkedDefault(native, place, reading);
  }

  read(raw: unknown, place: Place, reading: Reading): number | string | undefined {
    if (typeof raw === 'number') return this.accept(withoutNegativeZero(raw), place, reading);
    let sent: Sent | undefined;
    if (typeof raw === 'string') {
      if (raw.length <= LONGEST_TEXT) sent = this.readText(raw, place, reading);
      else this.notANumber(raw, place, reading);
    } else if (isPair(raw)) sent = this.readPair(raw, place, reading);
    else this.wrongType(raw, place, reading);
    return sent && this.acceptExact(sent, raw, place, reading);
  }

  /** A number in the shown unit. */
  protected accept(value: number, place: Place, reading: Reading): number | undefined {
    const broken = brokenBy(this.bounds, value);
    if (!broken) return value;
    if (Number.isNaN(value)) this.notANumber('NaN', place, reading);
    else
      this.outside(
        broken,
        Number.isFinite(value) ? this.sentNumber(value, broken) : 'a number beyond 1.8e308',
        place,
        reading,
        { value },
      );
    return undefined;
  }

  /** A number as it was sent: all digits, however many, where fewer look like the limit that it breaks. */
  private sentNumber(value: number, broken: Side): string {
    const shown = formatGiven(this.kind, {}, value);
    return shown === exactBound(this.bounds[broken], this.kind) ? String(value) : shown;
  }

  private acceptExact(sent: Sent, raw: unknown, place: Place, reading: Reading): number | string | undefined {
    const canonical = this.decimal ? toShortest(sent.value) : toFloat(sent.value);
    // Rounding to a double may touch a limit that the text itself kept away from.
    const broken =
      brokenByExact(this.bounds, sent.value) ??
      (typeof canonical === 'number' ? brokenBy(this.bounds, canonical) : undefined);
    if (!broken) {
      if (sent.unit !== undefined && place.parent === INPUTS)
        reading.sentUnits = { ...reading.sentUnits, [place.segment]: sent.unit };
      return canonical;
    }
    this.outside(broken, typeof raw === 'string' ? quoted(raw) : undefined, place, reading, {
      ...sent,
      value: Number(canonical),
    });
    return undefined;
  }

  private outside(
    side: Side,
    received: string | undefined,
    place: Place,
    reading: Reading,
    { value, unit, showBound = (bound) => `${exactBound(bound, this.kind)}${this.unitSuffix(reading)}` }: Outside,
  ): void {
    const { question = '', ...suggested } = reading.meant?.(this.field as NumericSpec, value, unit) ?? {};
    const expected = describeBound(this.bounds, side, showBound);
    const got = received === undefined ? '' : `; ${received} was sent`;
    reading.issues.add(
      place,
      side === 'lower' ? 'too-small' : 'too-large',
      `${place.name} must be ${expected}${got}.${question}`,
      { expected, ...suggested },
    );
  }

  /** A number from text, as the form says, with an issue when it is none. */
  protected plainNumber(text: string, place: Place, reading: Reading, form = this.form): Exact | undefined {
    const value = readNumberText(text);
    if (value) return value;
    const found = writtenNumber(text, form);
    if (found === undefined) this.notANumber(text, place, reading);
    else if ('value' in found) return found.value;
    else {
      const { message, ...details } = found;
      reading.issues.add(place, 'ambiguous', `${place.name}: ${message}`, details);
    }
    return undefined;
  }

  protected notANumber(text: string, place: Place, reading: Reading): void {
    const { advice, suggestion } = numberAdvice(text, this.unitAdvice);
    reading.issues.add(
      place,
      'not-a-number',
      `${place.name} must be a number, but "${clipped(text)}" is none. ${advice}`,
      {
        expected: 'a number',
        ...(suggestion === undefined ? {} : { suggestion }),
      },
    );
  }

  private wrongType(raw: unknown, place: Place, reading: Reading): void {
    const expected = this.expected(reading);
    const advice =
      raw === null || raw === undefined ? 'leave the field out instead of sending null' : `${quoted(raw)} was sent`;
    reading.issues.add(place, 'wrong-type', `${place.name} must be ${expected}; ${advice}.`, { expected });
  }

  /** What may be sent, in words. */
  protected expected(_reading: Reading): string {
    return 'a number';
  }

  /** How texts that are no decimal are read. */
  protected form: TextForm = 'fraction';

  /** What to do with a number that has a unit where none is understood. */
  protected readonly unitAdvice: string = 'Send the number alone, without a unit.';

  /** The exact number in `{ value, unit }`. */
  protected pairValue(value: unknown, place: Place, reading: Reading): Exact | undefined {
    if (typeof value === 'string') return this.plainNumber(value, place, reading, 'fraction');
    if (typeof value === 'number' && Number.isFinite(value)) return readNumberText(String(value));
    reading.issues.add(place, 'not-a-number', `${place.name} needs a number in "value".`, { expected: 'a number' });
    return undefined;
  }

  protected checkedDefault(value: unknown, place: Place, reading: Reading): number | undefined {
    if (typeof value === 'number' && Number.isFinite(value)) return this.accept(value, place, reading);
    reading.issues.add(place, 'missing', `${place.name} has no default for these inputs: send a value.`);
    return undefined;
  }
}

/** `{ value, unit }` and nothing else. */
function isPair(raw: unknown): raw is Pair {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return false;
  return Object.hasOwn(raw, 'value') && Object.hasOwn(raw, 'unit') && Object.keys(raw).length === 2;
}

/** A limit as the author wrote it, all digits; one of whole numbers may be a year. */
export function exactBound(bound: number, kind?: string): string {
  if (kind === 'integer') return formatMagnitude(kind, {}, bound);
  const size = Math.abs(bound);
  return Number.isInteger(bound) || size < 1e-4 || size >= 1e15 ? formatNumber(bound) : String(bound);
}
