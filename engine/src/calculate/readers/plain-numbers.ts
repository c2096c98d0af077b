/** Numbers, whole numbers and percents. */
import { BigDecimal } from '../../arithmetic/big-decimal.js';
import type { WireValue } from '../../authoring/define.js';
import type { IntegerSpec, NumberTexts, NumericBounds, PercentSpec } from '../../authoring/kinds.js';
import { writtenRatio, writtenShare } from '../../units/written-number.js';
import { clipped, type Place, quoted } from '../issues.js';
import { type Exact, readFractionText, readNumberText, shift } from '../number-text.js';
import { conversion, sameDimension } from '../unit.js';
import { NumericReader, type Pair, type Sent } from './numeric.js';
import type { Reading } from './reader.js';

/** A number without a unit. */
export class NumberReader extends NumericReader {
  private readonly form: NumberTexts | undefined;
  protected override readonly readsFractions: boolean;

  constructor(spec: NumericBounds & { readonly text?: NumberTexts }, decimal: boolean) {
    super(spec, decimal);
    this.form = spec.text;
    this.readsFractions = spec.text === undefined;
  }

  protected override readText(text: string, place: Place, reading: Reading): Sent | undefined {
    const plain = readNumberText(text);
    const { form } = this;
    if (plain || form === undefined || form === 'plain') return super.readText(text, place, reading);
    const value = readMixed(text) ?? this.written(writtenRatio(text, form), text, place, reading);
    return value && { value };
  }
}

/** A mixed number is no ratio, whatever the field. */
function readMixed(text: string): Exact | undefined {
  return /\d[ -]\d|[^\d/⁄]$/.test(text.trim()) ? readFractionText(text) : undefined;
}

/** A whole number, a native number in every arithmetic. */
export class IntegerReader extends NumericReader {
  constructor(spec: IntegerSpec) {
    super(
      {
        ...spec,
        min: spec.min && Math.max(spec.min, -Number.MAX_SAFE_INTEGER),
        max: spec.max && Math.min(spec.max, Number.MAX_SAFE_INTEGER),
      },
      false,
    );
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

  protected override readonly readsFractions = false;

  private notWhole(received: string, place: Place, reading: Reading): void {
    const message = `${place.name} must be a whole number; ${received} was sent.`;
    reading.issues.add(place, 'not-a-whole-number', message, { expected: 'a whole number' });
  }

  override exact(canonical: WireValue): number {
    return this.native(canonical);
  }
}

const HUNDRED = BigDecimal.of(100n);

/** Percent as users write it; formulas receive the fraction. */
export class PercentReader extends NumericReader {
  private readonly isRatio: boolean;

  constructor(spec: PercentSpec, decimal: boolean) {
    super(spec, decimal);
    this.isRatio = spec.text === 'ratio';
  }

  protected override readonly unitAdvice = 'Write for example "5 %", or "0.05 of 1".';

  protected override expected(): string {
    return 'a number of percent, such as 5 or "5 %"';
  }

  protected override unitSuffix(): string {
    return '%';
  }

  protected override readText(text: string, place: Place, reading: Reading): Sent | undefined {
    const number = text.trim().replace(/\s*(?:%|percent)$/i, '');
    const plain = readNumberText(number);
    if (plain) return { value: plain };
    const found = (this.isRatio ? writtenRatio(text, 'ratio') : undefined) ?? writtenShare(text);
    // Of what cannot be read the number is told without its sign.
    const part = this.written(found, number, place, reading);
    return part && { value: part.times(HUNDRED) };
  }

  protected override readPair(pair: Pair, place: Place, reading: Reading): Sent | undefined {
    const isPercent = pair.unit === '%' || pair.unit === 'percent';
    const unit =
      isPercent || typeof pair.unit !== 'string' ? '%' : sameDimension(pair.unit, '%', place, reading.issues);
    if (!isPercent && typeof pair.unit !== 'string') {
      const message = `${place.name} needs a text in "unit", such as "%" or "1"; ${quoted(pair.unit)} was sent.`;
      reading.issues.add(place, 'wrong-type', message, { expected: '%' });
      return undefined;
    }
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
