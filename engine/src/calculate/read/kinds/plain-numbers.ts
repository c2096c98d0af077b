/** Numbers, whole numbers and percents. */
import type { WireValue } from '../../../authoring/define.js';
import type { IntegerSpec, NumberTexts, NumericBounds, PercentSpec } from '../../../authoring/kinds.js';
import { clipped, type Place } from '../issues.js';
import { readNumberText, shift } from '../number-text.js';
import { conversion, sameDimension } from '../unit.js';
import { NumericReader, type Pair, type Sent } from './numeric.js';
import type { Reading } from './reader.js';

/** A number without a unit. */
export class NumberReader extends NumericReader {
  constructor(spec: NumericBounds & { readonly text?: NumberTexts }, decimal: boolean) {
    super(spec, decimal);
    if (spec.text) this.form = spec.text;
  }
}

/** The bounds of a whole number, none of them beyond what doubles tell from its neighbors. */
export function wholeBounds(spec: IntegerSpec): IntegerSpec {
  return {
    ...spec,
    min: spec.min && Math.max(spec.min, -Number.MAX_SAFE_INTEGER),
    max: spec.max && Math.min(spec.max, Number.MAX_SAFE_INTEGER),
  };
}

/** A whole number, a native number in every arithmetic. */
export class IntegerReader extends NumericReader {
  protected override readonly kind = 'integer';

  constructor(spec: IntegerSpec) {
    super(wholeBounds(spec), false);
    this.form = 'plain';
  }

  protected override readText(text: string, place: Place, reading: Reading): Sent | undefined {
    const value = this.plainNumber(text, place, reading);
    if (!value) return undefined;
    if (value.isInteger) return { value };
    this.notWhole(clipped(text.trim()), place, reading);
    return undefined;
  }

  protected override accept(value: number, place: Place, reading: Reading): number | undefined {
    if (Number.isInteger(value) || !Number.isFinite(value)) return super.accept(value, place, reading);
    this.notWhole(String(value), place, reading);
    return undefined;
  }

  private notWhole(received: string, place: Place, reading: Reading): void {
    const message = `${place.name} must be a whole number; ${received} was sent.`;
    reading.issues.add(place, 'not-a-whole-number', message, { expected: 'a whole number' });
  }

  override exact(canonical: WireValue): number {
    return this.native(canonical);
  }
}

/** Percent as users write it; formulas receive the fraction. */
export class PercentReader extends NumericReader {
  constructor(spec: PercentSpec, decimal: boolean) {
    super(spec, decimal);
    this.form = spec.text ? 'percent ratio' : 'percent';
  }

  protected override readonly unitAdvice = 'Write for example "5 %", or "0.05 of 1".';

  protected override expected(): string {
    return 'a number of percent, such as 5 or "5 %"';
  }

  protected override unitSuffix(): string {
    return '%';
  }

  protected override readText(text: string, place: Place, reading: Reading): Sent | undefined {
    const plain = readNumberText(text.replace(/\s*(?:%|percent)\s*$/i, ''));
    return plain ? { value: plain } : super.readText(text, place, reading);
  }

  protected override readPair(pair: Pair, place: Place, reading: Reading): Sent | undefined {
    const isPercent = pair.unit === '%' || pair.unit === 'percent';
    const unit = isPercent
      ? '%'
      : sameDimension(typeof pair.unit === 'string' ? pair.unit : '?', '%', place, reading.issues);
    const value = this.pairValue(pair.value, place, reading);
    if (value === undefined || unit === undefined) return undefined;
    return { value: isPercent ? value : conversion(unit, '%').exact(value) };
  }

  override native(canonical: WireValue): number {
    return shift(Number(canonical), -2);
  }

  override exact(canonical: WireValue): string {
    return shiftText(String(canonical), -2);
  }

  override wire(native: unknown, place: Place, reading: Reading): number | undefined {
    return this.checkedDefault(typeof native === 'number' ? shift(native, 2) : native, place, reading);
  }
}

/** Moves the decimal point of a number's text. */
function shiftText(text: string, exponent: number): string {
  const at = text.indexOf('e');
  if (at < 0) return `${text}e${exponent}`;
  return `${text.slice(0, at)}e${Number(text.slice(at + 1)) + exponent}`;
}
