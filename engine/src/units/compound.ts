/** Quantities in several units: `5'11"`, `5 ft 11 in`, `1h 30m`, `6 lb 4 oz`, `48°51'24"`. */
import { BigDecimal } from '../arithmetic/big-decimal.js';
import { divide } from './exact.js';
import { readNumber } from './number-text.js';
import type { QuantityText } from './quantity-text.js';
import { parseUnit, sameDimension, type Unit, unitOf } from './unit.js';

interface Part {
  readonly number: string;
  readonly unit: Unit;
}

const UNIT_WORD = /^ ?([\p{L}]+|°|''|["'′″])\.? ?(?:,? ?and |, ?)?/u;
const MOST_PARTS = 5;

/** Undefined when the text is not several numbers with units, so that it may be read in another way. */
export function parseCompound(text: string): QuantityText | undefined {
  const parts: Part[] = [];
  let rest = text;
  while (rest !== '') {
    const number = /^\d/.test(rest) ? readNumber(rest, text) : undefined;
    if (!number?.ok || parts.length === MOST_PARTS) return undefined;
    rest = rest.slice(number.length);
    const word = UNIT_WORD.exec(rest);
    // 5'11 means inches; 5 ft 11 does not say.
    const mark =
      word?.[1] ?? (rest === '' && parts.at(-1)?.unit.symbol === 'ft' && text.includes("'") ? '"' : undefined);
    const unit = mark === undefined ? undefined : partUnit(mark, parts);
    if (!unit) return undefined;
    // 25m 30s begins with minutes, as nothing else that an m means goes on with seconds.
    if (unit.symbol === 's' && parts.length === 1 && parts[0]!.unit.symbol === 'm')
      parts[0] = { ...parts[0]!, unit: unitOf('min') };
    parts.push({ number: number.text, unit });
    rest = rest.slice(word?.[0].length ?? 0);
  }
  return parts.length > 1 ? sum(parts, text) : undefined;
}

function partUnit(word: string, before: readonly Part[]): Unit | undefined {
  const previous = before.at(-1)?.unit.symbol;
  const angle = before[0]?.unit.symbol === '°';
  let text = word;
  if (word === "'" || word === '′') text = angle ? 'arcmin' : 'ft';
  else if (word === '"' || word === '″' || word === "''") text = angle ? 'arcsec' : 'in';
  else if (word === 'm' && (previous === 'h' || previous === 'd')) text = 'min';
  const parsed = parseUnit(text);
  return parsed.ok && parsed.unit.kind === 'linear' ? parsed.unit : undefined;
}

function sum(parts: readonly Part[], text: string): QuantityText {
  const smallest = (parts.at(-1) as Part).unit;
  let total = BigDecimal.of(0n);
  for (const [index, { number, unit }] of parts.entries()) {
    const next = parts[index + 1];
    if (!sameDimension(unit, smallest))
      return refused(text, `${unit.symbol} and ${smallest.symbol} do not measure the same thing`);
    const ratio = divide(unit.exact, smallest.exact);
    if (ratio.den !== 1n || ratio.pi !== 0)
      return refused(text, `${unit.symbol} is not a whole number of ${smallest.symbol}`);
    if (next) {
      const inside = divide(unit.exact, next.unit.exact);
      const limit = Number(inside.num) / Number(inside.den);
      if (limit <= 1) return refused(text, 'the larger unit comes first');
      if (!/^\d+$/.test(number)) return refused(text, 'only the last number may have decimals');
      if (Number(next.number) >= limit)
        return refused(text, `${next.number} ${next.unit.symbol} is not less than 1 ${unit.symbol}`);
    }
    total = total.plus(BigDecimal.from(number).times(BigDecimal.of(ratio.num)));
  }
  return { ok: true, number: total.toString(), unit: smallest.symbol };
}

function refused(text: string, why: string): QuantityText {
  return { ok: false, code: 'bad-quantity', message: `“${text}” is not understood as one quantity: ${why}.` };
}
