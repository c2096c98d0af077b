/** Durations and paces as on a clock: `1:30:00`, `5:30 min/km`, `3:29.91 min`. */
import { BigDecimal } from '../arithmetic/big-decimal.js';
import type { QuantityText } from './quantity-text.js';
import { parseUnit } from './unit.js';

const CLOCK = /^(\d{1,6}):(\d{2})(?::(\d{2}(?:\.\d{1,20})?)|(\.\d{1,20}))?(?!\d|:|\.)(.*)$/;

/** Minutes and seconds as runners write them: `5'30"`, `5′30″/km`. */
const PRIMES = /^\s*(\d+)['’′] ?(\d{2}(?:\.\d+)?) ?(?:["”″]|''|’’|′′)?\s*(\/.*)?$/;

/** `25:30` as `25:30 min`, and `5:30/mi` as `5:30 min/mi`, where a field says with which unit such a time begins. */
export function withClockUnit(written: string, unit: string): string {
  const primes = unit.startsWith('min') ? PRIMES.exec(written) : null;
  const text = primes ? `${primes[1]}:${primes[2]}${primes[3] ?? ''}` : written;
  const [, digits, per = ''] = /^\s*(\d+:\d{2}(?:\.\d+)?)\s*(\/.*)?$/.exec(text) ?? [];
  if (digits === undefined) return text;
  return per === '' ? `${digits} ${unit}` : `${digits} ${unit.replace(/\/.*/, '')}${per}`;
}

/** Undefined when the text has no colon after its digits. */
export function addClockTime(text: string): QuantityText | undefined {
  if (!/^\d+:/.test(text)) return undefined;
  const match = CLOCK.exec(text);
  if (!match) return refused('bad-quantity', `“${text}” is not a duration such as 1:30:00.`);
  const [, first = '', second = '', third, decimals, rest = ''] = match;
  if (Number(second) >= 60 || Number(third ?? 0) >= 60) {
    return refused('bad-quantity', `“${text}” has a part after the colon that is not below 60.`);
  }
  const unitText = rest.trim();
  if (third !== undefined) {
    if (unitText !== '' && unitText !== 'h')
      return refused('bad-quantity', `“${text}” is hours, minutes and seconds already: leave out “${unitText}”.`);
    const minutes = BigDecimal.fromNumber(Number(first) * 60 + Number(second));
    const seconds = minutes.times(BigDecimal.of(60n)).plus(BigDecimal.from(third));
    return { ok: true, number: seconds.toString(), unit: 's' };
  }
  const unit = parseUnit(unitText);
  if (!unit.ok) return unit;
  const larger = unit.unit.factors.find((factor) => factor.unit && !factor.under);
  const smaller = larger?.unit?.symbol === 'h' ? 'min' : larger?.unit?.symbol === 'min' ? 's' : undefined;
  if (larger?.exponent !== 1 || !smaller || (decimals && smaller !== 's')) {
    return refused(
      'ambiguous-time',
      `“${text}” can be hours and minutes or minutes and seconds: write 1:30:00, 1 h 30 min or 1 min 30 s.`,
    );
  }
  // 5:30 min/km is 330 s/km, which is exact where 5.5 min may not be.
  const number = `${Number(first) * 60 + Number(second)}${decimals ?? ''}`;
  const symbol = unit.unit.symbol.replace(larger.unit?.symbol ?? '', smaller);
  return { ok: true, number, unit: symbol };
}

function refused(code: string, message: string): QuantityText {
  return { ok: false, code, message };
}
