/** Units as sentences name them after a number: `1 year`, `3 short tons`, `91.79 per inch`, `5 m/s²`. */
import { displayExpression } from '../../units/display.js';
import type { UnitFactor } from '../../units/parse.js';
import { parseUnit } from '../../units/unit.js';

/** Durations are written out where they stand alone: `1 year`, `10 years`. */
const DURATIONS: Readonly<Record<string, string>> = {
  yr: 'year|years',
  month: 'month|months',
  wk: 'week|weeks',
  d: 'day|days',
  h: 'hour|hours',
};

interface Words {
  readonly one: string;
  readonly others: string;
}

const known = new Map<string, Words>();
const MOST_KNOWN = 2000;

/** What stands after a number with this unit; `isOne` where the number is written as 1. */
export function unitInWords(symbol: string, isOne: boolean): string {
  let words = known.get(symbol);
  if (words === undefined) {
    words = wordsOf(symbol);
    // Clients choose units freely.
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(symbol, words);
  }
  return isOne ? words.one : words.others;
}

function wordsOf(symbol: string): Words {
  const parsed = parseUnit(symbol);
  const factors = parsed.ok ? parsed.unit.factors : [];
  const above = factors.filter(({ under }) => !under);
  const below = factors.filter(({ under }) => under);
  const single = below.length === 0 && above.length === 1 && isPlain(factors[0]!) ? factors[0]!.unit!.symbol : '';
  if (single in DURATIONS) return pair(DURATIONS[single]!);
  const hasWords = factors.some(({ unit }) => unit?.row.words !== undefined && !unit.prefix);
  // In a sentence it is clear that a difference is meant: it rose by 80 °C.
  if (!hasWords && (above.length > 0 || below.length === 0)) return same(symbol.replaceAll('Δ°', '°'));
  const per = below.length === 0 ? '' : `per ${below.map((factor) => divisor(factor, below.length === 1)).join('·')}`;
  const [one, others] = [0, 1].map((index) => {
    const top = above.map((factor) => wordsFor(factor)[index]).join('·');
    return top === '' || per === '' ? top + per : `${top} ${per}`;
  });
  return { one: one!, others: others! };
}

function same(text: string): Words {
  return { one: text, others: text };
}

function pair(text: string): Words {
  const [one, others] = text.split('|') as [string, string];
  return { one, others };
}

function isPlain({ count, unit, exponent }: UnitFactor): boolean {
  return unit !== undefined && exponent === 1 && (count === '' || count === '1');
}

/** One factor for one and for others. */
function wordsFor(factor: UnitFactor): readonly [string, string] {
  const { unit } = factor;
  if (isPlain(factor) && unit!.row.words !== undefined && !unit!.prefix) {
    const { one, others } = pair(unit!.row.words);
    return [one, others];
  }
  const text = symbolOf(factor);
  return [text, text];
}

/** After `per`: `inch`, `m²`; by its name where it stands alone. */
function divisor(factor: UnitFactor, isAlone: boolean): string {
  if (!isPlain(factor)) return symbolOf(factor);
  const { symbol, row, name, prefix } = factor.unit!;
  const words = DURATIONS[symbol] ?? (prefix ? undefined : row.words);
  if (words !== undefined) return pair(words).one;
  return isAlone ? name.split(' (')[0]! : symbol;
}

function symbolOf(factor: UnitFactor): string {
  return displayExpression([{ ...factor, under: false }]);
}
