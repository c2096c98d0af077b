/** The units that a calculator's fields are in or may be sent in, with the texts that mean them. */
import type { Definition } from '@reckoner/engine/authoring/define';
import { unitInWords } from '@reckoner/engine/calculate/present/unit-words';
import { acceptedUnits, dimensionName, parseUnit, type Unit, unitOf } from '@reckoner/engine/units/index';
import type { UnitFactor } from '@reckoner/engine/units/parse';
import { unitTexts } from '@reckoner/server/web/assets/unit-needs';
import type { KnownFactor, UnitGroup, UnitLine } from '../library/lean-units.js';

/** Spellings that may mean the unit; whether they do, the parser says. */
function spellings(unit: Unit): string[] {
  const { symbol, name, factors } = unit;
  const ascii = symbol.replaceAll('²', '^2').replaceAll('³', '^3').replaceAll('·', '*').replaceAll('µ', 'u');
  const found = [symbol, ascii, ascii.replaceAll('^', ''), name, `${name}s`];
  const [only] = factors;
  if (factors.length === 1 && only?.unit && !only.unit.prefix) {
    const { symbols = [], names = [], plural } = only.unit.row;
    found.push(...symbols, ...names, ...names.map((one) => `${one}s`), ...(plural === undefined ? [] : [plural]));
  }
  return found;
}

function textsOf(unit: Unit, given: string): string[] {
  const means = (text: string) => {
    const parsed = parseUnit(text);
    return parsed.ok && parsed.unit.symbol === unit.symbol;
  };
  return [...new Set([given, ...spellings(unit)])].filter((text) => text !== '' && means(text));
}

function exactText({ num, den, pi }: Unit['exact']): string {
  if (pi !== 0) return `${num}/${den}/${pi}`;
  return den === 1n ? String(num) : `${num}/${den}`;
}

function lineOf(unit: Unit, texts: readonly string[]): UnitLine {
  const { symbol, kind, exact, offset, logScale } = unit;
  const others = texts.filter((text) => text !== symbol).join('|');
  const words = [unitInWords(symbol, true), unitInWords(symbol, false)];
  const own = words.some((word) => word !== symbol) ? words.join('|') : undefined;
  const line = [symbol, others, exactText(exact)] as const;
  if (kind !== 'linear') return [...line, own ?? `${symbol}|${symbol}`, [kind, exactText(offset), logScale]];
  return own === undefined ? line : [...line, own];
}

/** @param written Units that the formula looks up, which nobody types. */
export function unitGroups(
  { inputs, outputs }: Pick<Definition, 'inputs' | 'outputs'>,
  written: readonly string[] = [],
): readonly UnitGroup[] {
  const texts = new Set<string>();
  for (const text of unitTexts([inputs, outputs])) {
    texts.add(text);
    for (const other of acceptedUnits(unitOf(text))) texts.add(other);
  }
  const typed = [...texts].filter((text) => text !== '').map((text) => [unitOf(text), text] as const);
  const lines = [
    ...typed.map(([unit, text]) => [unit, lineOf(unit, textsOf(unit, text))] as const),
    ...written.map((text) => [unitOf(text), lineOf(unitOf(text), [text])] as const),
  ];
  const groups = new Map<string, [string, string, UnitLine[]]>();
  for (const [unit, line] of lines) {
    const [dimension, called] = [unit.dimension.join(' ').replace(/( 0)+$/, ''), dimensionName(unit)];
    const group = groups.get(`${dimension} ${called}`) ?? [dimension, called, []];
    groups.set(`${dimension} ${called}`, group);
    group[2].push(line);
  }
  return [...groups.values()];
}

function factorOf({ count, unit, exponent, under }: UnitFactor): KnownFactor {
  if (unit === undefined) return { count, exponent, under };
  const { symbol, name, plural, prefix, row } = unit;
  const { symbols, names, words } = row;
  const known = { symbol, name, plural, row: { symbols, names, words } };
  return {
    ...{ count, exponent, under },
    unit: prefix === undefined ? known : { ...known, prefix: { symbol: prefix.symbol, name: prefix.name } },
  };
}

/** What units are made of, by symbol: formulas take their names from there. */
export function factorsOf(written: readonly string[]): Readonly<Record<string, readonly KnownFactor[]>> {
  return Object.fromEntries(
    written.map((text) => {
      const { symbol, factors } = unitOf(text);
      return [symbol, factors.map(factorOf)];
    }),
  );
}
