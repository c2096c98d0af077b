/** Finds a simple unit (one word, with or without prefix) by its symbol or name. */

import { type Prefix, prefixesOf } from './prefixes.js';
import { onUnitTables, unitTables } from './table-set.js';
import type { Ambiguity } from './tables/ambiguous.js';
import type { UnitRow } from './tables/rows.js';

/** A unit of the tables with the prefix that was written before it. */
export interface SimpleUnit {
  /** Shown, and understood again: `µm`. */
  readonly symbol: string;
  readonly name: string;
  readonly plural: string;
  readonly row: UnitRow;
  readonly source: string;
  readonly prefix?: Prefix;
}

interface Entry {
  readonly row: UnitRow;
  readonly source: string;
}

const symbols = new Map<string, Entry>();
const names = new Map<string, Entry>();
let spelled: readonly SimpleUnit[] | undefined;
let known: readonly string[] | undefined;
indexUnits();
onUnitTables(indexUnits);

/** `meters` for `meter`. */
function pluralOf(row: UnitRow): string {
  return row.plural ?? `${row.name}s`;
}

/** The spellings of a name: singular and plural, in -er and -re, in lower case. */
function spellings(row: UnitRow): string[] {
  const given = [row.name, pluralOf(row), ...(row.names ?? [])].map(normalizedName);
  const british = given.map((name) => name.replace(/(met|lit)er(s?)\b/g, '$1re$2'));
  return [...new Set([...given, ...british])];
}

function normalizedName(text: string): string {
  return text
    .toLowerCase()
    .replace(/[ _-]+/g, ' ')
    .trim();
}

function indexUnits(): void {
  symbols.clear();
  names.clear();
  spelled = undefined;
  known = undefined;
  for (const group of unitTables().groups) {
    for (const row of group.units) {
      const entry: Entry = { row, source: row.source ?? group.source };
      for (const symbol of [row.symbol, ...(row.symbols ?? [])]) if (!symbols.has(symbol)) symbols.set(symbol, entry);
      for (const name of spellings(row)) if (!names.has(name)) names.set(name, entry);
    }
  }
}

/**
 * A prefixed unit, also understood with `u` for micro. It is shown by its symbol, or by its name where the symbol is
 * another unit's or several: a kilotonne is no kt, a picohenry no pH.
 */
function prefixed(entry: Entry, prefix: Prefix): SimpleUnit {
  const symbol = prefix.symbol + entry.row.symbol;
  const name = prefix.name + entry.row.name;
  return {
    symbol: symbols.has(symbol) || ambiguity(symbol) ? name : symbol,
    name,
    plural: prefix.name + pluralOf(entry.row),
    row: entry.row,
    source: entry.source,
    prefix,
  };
}

function plain({ row, source }: Entry): SimpleUnit {
  return { symbol: row.symbol, name: row.name, plural: pluralOf(row), row, source };
}

function findPrefixed(text: string): SimpleUnit | undefined {
  for (const length of [1, 2]) {
    const written = text.slice(0, length).replace(/^u$/, 'µ');
    const entry = symbols.get(text.slice(length));
    const prefix = entry && prefixesOf(entry.row.prefixes).find(({ symbol }) => symbol === written);
    if (entry && prefix) return prefixed(entry, prefix);
  }
  return undefined;
}

function findPrefixedName(text: string): SimpleUnit | undefined {
  for (let length = 3; length <= 6 && length < text.length; length++) {
    const entry = names.get(text.slice(length));
    if (!entry) continue;
    const written = text.slice(0, length);
    const prefix = prefixesOf(entry.row.prefixes).find(({ name }) => name === written);
    if (prefix) return prefixed(entry, prefix);
  }
  return undefined;
}

export function ambiguity(text: string): Ambiguity | undefined {
  const { ambiguous } = unitTables();
  return Object.hasOwn(ambiguous, text) ? ambiguous[text] : undefined;
}

/** A unit by its symbol (case-sensitive) or name (any case). Never guesses. */
export function findUnit(text: string): SimpleUnit | undefined {
  const exact = symbols.get(text);
  if (exact) return plain(exact);
  const withPrefix = findPrefixed(text);
  if (withPrefix) return withPrefix;
  if (text.length < 3) return undefined;
  const name = normalizedName(text);
  const named = names.get(name);
  return named ? plain(named) : findPrefixedName(name);
}

/** Every unit, prefixed ones included, once each. */
export function allUnits(): readonly SimpleUnit[] {
  if (!spelled) {
    const bySymbol = new Map<string, SimpleUnit>();
    for (const group of unitTables().groups) {
      for (const row of group.units) bySymbol.set(row.symbol, plain({ row, source: row.source ?? group.source }));
    }
    for (const unit of [...bySymbol.values()]) {
      for (const prefix of prefixesOf(unit.row.prefixes)) {
        const candidate = prefixed(unit, prefix);
        // A kilomole has a row of its own.
        if (!names.has(candidate.symbol)) bySymbol.set(candidate.symbol, candidate);
      }
    }
    spelled = [...bySymbol.values()];
  }
  return spelled;
}

/** Symbols and names without prefixes, for "did you mean"; not those names that say more than can be typed. */
export function knownWords(): readonly string[] {
  known ??= [...symbols.keys(), ...[...names.keys()].filter((name) => !/[^\p{L}\d ]/u.test(name))];
  return known;
}
