/** Amounts of the request's currency, alone or per unit of something. */
import type { MoneySpec } from '../../../authoring/kinds.js';
import { type Currency, currencyOf } from '../../present/currency.js';
import { clipped, type Place, quoted } from '../issues.js';
import { type Exact, readNumberText, THOUSANDS } from '../number-text.js';
import { convertDivisor, sameDimension, showUnit } from '../unit.js';
import { exactBound, NumericReader, type Pair, type Sent } from './numeric.js';
import type { Reading } from './reader.js';

/** A currency's symbol or code before or after a number. */
const AMOUNT =
  /^(?<sign>[+−-]?)(?<before>[^\d.+−-]*)(?<inner>[+−-]?)\s*(?<number>[\d.,'\s]*\d\.?(?:[eE][+-]?\d+)?)(?<after>\D*)$/u;

export class MoneyReader extends NumericReader {
  constructor(
    private readonly spec: MoneySpec,
    decimal: boolean,
  ) {
    super(spec, decimal);
  }

  protected override unitSuffix(reading: Reading): string {
    return ` ${moneyUnit(this.spec, reading.currency, 'code')}`;
  }

  protected override expected({ currency }: Reading): string {
    const unit = moneyUnit(this.spec, currency, 'code');
    return `an amount such as 5, "5 ${unit}" or { "value": 5, "unit": "${unit}" }`;
  }

  protected override readText(text: string, place: Place, reading: Reading): Sent | undefined {
    const plain = readNumberText(text);
    if (plain) return { value: plain };
    const [amount, per] = splitPer(text);
    if (THOUSANDS.test(amount)) {
      this.notANumber(amount, place, reading);
      return undefined;
    }
    const parts = AMOUNT.exec(amount.trim())?.groups;
    if (!parts) {
      this.notANumber(text, place, reading);
      return undefined;
    }
    for (const name of [parts.before!.trim(), parts.after!.trim()]) {
      if (name && !this.isCurrency(name, place, reading)) return undefined;
    }
    const value = this.plainNumber(`${parts.sign || parts.inner}${parts.number}`, place, reading);
    return value && this.perUnit(value, per, place, reading);
  }

  protected override readPair(pair: Pair, place: Place, reading: Reading): Sent | undefined {
    const { code } = reading.currency;
    if (typeof pair.unit !== 'string') {
      const message = `${place.name} needs a currency in "unit", such as "${code}"; ${quoted(pair.unit)} was sent.`;
      reading.issues.add(place, 'wrong-currency', message, { expected: code });
      return undefined;
    }
    const [name, per] = splitPer(pair.unit);
    if (!this.isCurrency(name.trim(), place, reading)) return undefined;
    const value = this.pairValue(pair.value, place, reading);
    return value && this.perUnit(value, per, place, reading);
  }

  private isCurrency(name: string, place: Place, reading: Reading): boolean {
    const { code, symbol, narrowSymbol } = reading.currency;
    if (name.toUpperCase() === code || name === symbol || name === narrowSymbol) return true;
    const other = currencyOf(name);
    if (other) {
      reading.issues.add(
        place,
        'wrong-currency',
        `${place.name} is in ${other.code}, but the calculation is in ${code}: nothing is converted between currencies. ` +
          `Send the amount in ${code}, or set "currency": "${other.code}".`,
        { expected: code },
      );
    } else {
      const message = `${place.name} must be an amount in ${code}: a number, or a number with ${symbol} or ${code}; ${quoted(name)} was sent.`;
      reading.issues.add(place, 'wrong-currency', message, { expected: code });
    }
    return false;
  }

  /** An amount per another unit of the same dimension is converted; without any it is per the shown unit. */
  private perUnit(value: Exact, per: string | undefined, place: Place, reading: Reading): Sent | undefined {
    if (per === undefined) return { value };
    if (this.spec.per === undefined) {
      const message = `${place.name} is an amount, not a price per ${clipped(per.trim())}.`;
      reading.issues.add(place, 'wrong-dimension', message, { expected: reading.currency.code });
      return undefined;
    }
    const example = `5 ${moneyUnit(this.spec, reading.currency, 'code')}`;
    const unit = sameDimension(per, this.spec.per, place, reading.issues, example);
    if (unit === undefined || this.isRefusedUnit(this.spec, unit, place, reading)) return undefined;
    const { per: shown } = this.spec;
    return {
      value: convertDivisor(value, unit, shown),
      showBound: (bound) => `${exactBound(bound)} ${moneyUnit(this.spec, reading.currency, 'code')}`,
    };
  }
}

/** `5 USD / kg` and `5 USD per kg`: what stands before and after. */
function splitPer(text: string): [amount: string, per?: string] {
  const at = /\/|\bper\b/.exec(text);
  return at ? [text.slice(0, at.index), text.slice(at.index + at[0].length)] : [text];
}

/** `$`, `$/m²`: how a money field's unit is written. */
export function moneyUnit(spec: MoneySpec, currency: Currency, as: 'symbol' | 'code' = 'symbol'): string {
  return spec.per === undefined ? currency[as] : `${currency[as]}/${showUnit(spec.per)}`;
}
