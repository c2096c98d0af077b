/**
 * What a unit's text means where only units of one dimension fit: `kt` is a knot of a speed, `C` a degree of a
 * temperature, `ft lb` a foot-pound of an energy, `kwh` a kilowatt-hour. Nothing is read that has two readings.
 */
import { joined } from './parse.js';
import { ambiguity, findUnit } from './registry.js';
import { otherCases } from './suggest.js';
import { unitTables } from './table-set.js';
import { type Token, tokenize } from './tokens.js';
import { type Fits, parseUnit, type Unit } from './unit.js';

/** Counts in words, and as laboratories print them before a volume: platelets of 250 G/L, white cells of 7.2 K/µL. */
const COUNT_WORDS: Readonly<Record<string, string>> = { thousand: '10^3', million: '10^6' };
const COUNT_LETTERS: Readonly<Record<string, string>> = { k: '10^3', K: '10^3', G: '10^9', T: '10^12' };

const LONGEST_TEXT = 60;
/** More texts are not tried. */
const MOST_READINGS = 64;

/** The only unit that fits of all that the text can mean; undefined where there is none or more than one. */
export function meantUnit(text: string, fits: Fits): Unit | undefined {
  if (text.length > LONGEST_TEXT) return undefined;
  const tokens = tokenize(text);
  const counted = countedUnit(tokens);
  if (counted && fits(counted)) return counted;
  const readings = tokens.map((token) => (token.kind === 'word' ? readingsOf(token.text) : [token.text]));
  const count = readings.reduce((product, { length }) => product * length, 1);
  if (count < 1 || count > MOST_READINGS) return undefined;
  const found = new Map<string, Unit>();
  for (const candidate of combinations(tokens, readings)) {
    const parsed = parseUnit(joined(candidate));
    if (!parsed.ok || !fits(parsed.unit)) continue;
    // In a product °F and Δ°F are the same.
    const { kind, exact } = parsed.unit;
    const key = kind === 'linear' ? `${exact.num}/${exact.den} ${exact.pi}` : parsed.unit.symbol;
    if (!found.has(key)) found.set(key, parsed.unit);
  }
  // Kelvins are both: beside them °C is meant, as it is offered, and a difference is written Δ°C.
  const all = [...found.values()];
  const scales = all.filter(({ kind }) => kind === 'affine');
  const meant = scales.length > 0 ? scales : all;
  return meant.length === 1 ? meant[0] : undefined;
}

/** Texts of units that a word can mean, in itself first. */
function readingsOf(word: string): readonly string[] {
  const unclear = ambiguity(word);
  const { also: others } = unitTables();
  const also = Object.hasOwn(others, word) ? (others[word] ?? []) : [];
  if (unclear) return unclear.isOther ? [] : [...unclear.candidates, ...also];
  const known = findUnit(word) === undefined ? [] : [word];
  // A single letter means too many things in the other case.
  const cases = word.length > 1 || known.length === 0 ? otherCases(word) : [];
  return [...known, ...also, ...cases];
}

/** Where a word counts by a power of ten. A letter does so only in a quotient: 5 K are no 5,000. */
function countedUnit(tokens: readonly Token[]): Unit | undefined {
  const counts = tokens.length === 1 ? COUNT_WORDS : { ...COUNT_WORDS, ...COUNT_LETTERS };
  const [first, ...rest] = tokens;
  if (first === undefined || !Object.hasOwn(counts, first.text)) return undefined;
  const parsed = parseUnit(joined([{ ...first, text: counts[first.text]! }, ...rest]));
  return parsed.ok ? parsed.unit : undefined;
}

function* combinations(tokens: readonly Token[], readings: readonly (readonly string[])[]): Generator<Token[]> {
  const [first, ...rest] = tokens;
  if (first === undefined) {
    yield [];
    return;
  }
  for (const text of readings[0] ?? []) {
    for (const others of combinations(rest, readings.slice(1))) yield [{ ...first, text }, ...others];
  }
}
