/** The units that a calculator's fields are in or may be sent in, with the texts that mean them. */
import type { Definition } from '@reckoner/engine/authoring/define';
import { unitInWords } from '@reckoner/engine/calculate/present/unit-words';
import { acceptedUnits, dimensionName, parseUnit, type Unit, unitOf } from '@reckoner/engine/units/index';
import { unitTexts } from '@reckoner/server/web/assets/unit-needs';
import type { UnitLine } from '../library/lean-units.js';

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

function lineOf(given: string): UnitLine {
  const unit = unitOf(given);
  const { symbol, kind, dimension, exact, offset, logScale } = unit;
  const texts = textsOf(unit, given);
  const shownDimension = dimension.join(' ').replace(/( 0)+$/, '');
  const { num, den, pi } = exact;
  const scale = pi === 0 ? ([String(num), String(den)] as const) : ([String(num), String(den), pi] as const);
  const words = [unitInWords(symbol, true), unitInWords(symbol, false)] as const;
  const own = words.some((word) => word !== symbol) ? words : 0;
  const line = [texts, symbol, shownDimension, dimensionName(unit), scale] as const;
  if (kind !== 'linear') return [...line, own, [kind, String(offset.num), String(offset.den), logScale]];
  return own === 0 ? line : [...line, own];
}

export function unitLines({ inputs, outputs }: Pick<Definition, 'inputs' | 'outputs'>): readonly UnitLine[] {
  const texts = new Set<string>();
  for (const text of unitTexts([inputs, outputs])) {
    texts.add(text);
    for (const other of acceptedUnits(unitOf(text))) texts.add(other);
  }
  return [...texts].filter((text) => text !== '').map(lineOf);
}
