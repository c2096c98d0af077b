/** "Did you mean" for units that are not known. */
import type { UnitProblem } from './parse.js';
import { allUnits, findUnit, knownWords } from './registry.js';
import { onUnitTables, unitTables } from './table-set.js';

let byLowerCase: ReadonlyMap<string, readonly string[]> | undefined;
let offered: ReadonlySet<string> | undefined;
onUnitTables(() => {
  byLowerCase = undefined;
  offered = undefined;
});

/** Symbols by their lower-case form, prefixed ones included. */
function lowerCaseIndex(): ReadonlyMap<string, readonly string[]> {
  if (!byLowerCase) {
    const index = new Map<string, string[]>();
    const written = [...allUnits().map(({ symbol }) => symbol), ...knownWords()];
    for (const symbol of new Set(written)) {
      const key = symbol.toLowerCase();
      index.set(key, [...(index.get(key) ?? []), symbol]);
    }
    byLowerCase = index;
  }
  return byLowerCase;
}

/** Symbols that occur in the lists of offered units: MHz rather than mHz. */
function offeredSymbols(): ReadonlySet<string> {
  offered ??= new Set(
    unitTables()
      .quantities.flatMap(({ units }) => units)
      .flatMap((text) => text.split(/[*/()^√\d ]+/)),
  );
  return offered;
}

/** Prefixes that nobody means when the case is wrong: yoctohertz for YHZ. */
const RARE = /^(quetta|ronna|yotta|zetta|exa|peta|femto|atto|zepto|yocto|ronto|quecto|deca|hecto|deci)/;

/** Spellings of other units that differ in upper and lower case alone, rare prefixes left out; one of each unit. */
export function otherCases(word: string): readonly string[] {
  const found = (lowerCaseIndex().get(word.toLowerCase()) ?? []).filter((symbol) => symbol !== word);
  const units = distinctUnits(found).filter((symbol) => !RARE.test(findUnit(symbol)?.prefix?.name ?? ''));
  // A capital among small letters was meant: Mhz is no millihertz.
  const isMixed = word !== word.toLowerCase() && word !== word.toUpperCase();
  const kept = isMixed ? units.filter((symbol) => symbol[0] === word[0]) : units;
  return kept.length === 0 ? units : kept;
}

/** What may have been meant by a word that is no unit, of those that `isMeant` accepts in its place. */
export function suggestUnit(word: string, isMeant: (candidate: string) => boolean): UnitProblem {
  const shown = word.slice(0, 40);
  const sameLetters = (lowerCaseIndex().get(word.toLowerCase()) ?? []).filter(isMeant);
  const usual = sameLetters.filter((symbol) => !RARE.test(findUnit(symbol)?.prefix?.name ?? ''));
  const candidates = mostUsual(distinctUnits(usual.length > 0 ? usual : sameLetters));
  if (candidates.length > 1) {
    const list = candidates.map((symbol) => `${symbol} (${findUnit(symbol)?.name})`).join(' or ');
    return {
      code: 'ambiguous-unit',
      message: `“${shown}” is not a unit as written; upper and lower case matter: ${list}?`,
    };
  }
  const [only] = candidates;
  if (only) {
    const message = `“${shown}” is not a unit; upper and lower case matter. Did you mean “${only}”?`;
    return { code: 'unknown-unit', message, suggestion: only };
  }
  const near = nearest(word, isMeant);
  const hint = near ? ` Did you mean “${near}”?` : '';
  return {
    code: 'unknown-unit',
    message: `The unit “${shown}” is not known.${hint}`,
    ...(near ? { suggestion: near } : {}),
  };
}

/** Those that are offered in lists, if any are. */
function mostUsual(candidates: readonly string[]): readonly string[] {
  const listed = candidates.filter((symbol) => offeredSymbols().has(symbol));
  return listed.length > 0 ? listed : candidates;
}

/** One spelling of each unit. */
function distinctUnits(written: readonly string[]): string[] {
  const bySymbol = new Map<string, string>();
  for (const text of written) {
    const unit = findUnit(text);
    if (unit && !bySymbol.has(unit.symbol)) bySymbol.set(unit.symbol, text);
  }
  return [...bySymbol.values()];
}

function nearest(word: string, isMeant: (candidate: string) => boolean): string | undefined {
  if (word.length < 3 || word.length > 40) return undefined;
  const lower = word.toLowerCase();
  const limit = lower.length < 5 ? 1 : 2;
  const byDistance: string[][] = Array.from({ length: limit + 1 }, () => []);
  for (const text of knownWords()) {
    if (text.length < 3 || Math.abs(text.length - lower.length) > limit) continue;
    byDistance[editDistance(lower, text.toLowerCase())]?.push(text);
  }
  return byDistance.flat().find(isMeant);
}

/** Levenshtein distance, with a swap of neighbours counted as one. */
function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let value = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        value = Math.min(value, (beforeLast[j - 2] ?? 0) + 1);
      row.push(value);
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? 0;
}
