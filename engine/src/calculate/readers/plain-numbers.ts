/** Numbers, whole numbers and percents. */
import type { WireValue } from '../../authoring/define.js';
import type { IntegerSpec } from '../../authoring/kinds.js';
import { clipped, type Place } from '../issues.js';
import { shift } from '../number-text.js';
import { NumericReader, type Pair, type Sent } from './numeric.js';
import type { Reading } from './reader.js';

/** A number without a unit. */
export class NumberReader extends NumericReader {}

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
  protected override readonly unitAdvice = 'Its only unit is "%".';

  protected override expected(): string {
    return 'a number of percent, such as 5 or "5 %"';
  }

  protected override unitSuffix(): string {
    return '%';
  }

  protected override readText(text: string, place: Place, reading: Reading): Sent | undefined {
    return super.readText(text.trim().replace(/\s*(?:%|percent)$/i, ''), place, reading);
  }

  protected override readPair(pair: Pair, place: Place, reading: Reading): Sent | undefined {
    if (pair.unit !== '%' && pair.unit !== 'percent') {
      reading.issues.add(place, 'unknown-unit', `${place.name} is a percentage: its only unit is "%".`, {
        expected: '%',
        allowed: ['%'],
      });
      return undefined;
    }
    const value = this.pairValue(pair.value, place, reading);
    return value && { value };
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
