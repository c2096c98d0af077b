/**
 * The units of a program's calculators, each with the texts that mean it, in the place of the tables and the parser of all
 * units. Where those are loaded, as in Node, they answer.
 */
import type * as units from '@reckoner/engine/units/index';
import { type Conversion, conversionBetween } from './lean-conversion.js';

type Unit = units.Unit;

/** What the engine asks of units. */
export type AllUnits = Pick<
  typeof units,
  | 'acceptedUnits'
  | 'convertExact'
  | 'converter'
  | 'dimensionMismatch'
  | 'dimensionName'
  | 'displayUnit'
  | 'sameDimension'
  | 'parseQuantityText'
  | 'parseUnit'
  | 'unitOf'
> & { readonly unitInWords: (symbol: string, isOne: boolean) => string };

/** A unit as a calculator's module has it; texts first. */
export type UnitLine = readonly [
  texts: readonly string[],
  symbol: string,
  dimension: string,
  called: string,
  exact: readonly [num: string, den?: string, pi?: number],
  /** For one and for more; where it is missing, the symbol. */
  words?: readonly [one: string, many: string] | 0,
  scale?: readonly [kind: 'affine' | 'log', offsetNum: string, offsetDen: string, logScale: number],
];

interface KnownUnit {
  readonly line: UnitLine;
  readonly symbol: string;
  readonly kind: Unit['kind'];
  readonly exact: Unit['exact'];
  readonly offset: Unit['exact'];
  readonly logScale: number;
}

let all: AllUnits | undefined;
const known = new Map<string, KnownUnit>();
const texts = new Map<string, KnownUnit[]>();

/** From now on every unit is known. */
export function useEveryUnit(real: AllUnits): void {
  all = real;
}

function exactOf(num: string, den = '1', pi = 0): Unit['exact'] {
  return { num: BigInt(num), den: BigInt(den), pi };
}

/** Besides those that are known. */
export function knowUnits(lines: readonly UnitLine[]): void {
  for (const line of lines) {
    const [names, symbol, , , exact, , [kind, num, den, logScale] = ['linear', '0', '1', 0] as const] = line;
    let one = known.get(symbol);
    if (one === undefined) {
      one = { line, symbol, kind, exact: exactOf(...exact), offset: exactOf(num, den), logScale };
      known.set(symbol, one);
    }
    for (const text of names) {
      const there = texts.get(text) ?? [];
      if (!there.includes(one)) texts.set(text, [...there, one]);
    }
  }
}

const DIMENSIONLESS: KnownUnit = {
  line: [[], '', '', 'a plain number', ['1']],
  symbol: '',
  kind: 'linear',
  exact: exactOf('1'),
  offset: exactOf('0'),
  logScale: 0,
};

const asUnit = (one: KnownUnit) => one as unknown as Unit;
const asKnown = (unit: Unit) => unit as unknown as KnownUnit;

/** A text with one form of spaces and signs. */
function plain(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ');
}

export const parseUnit: AllUnits['parseUnit'] = (text, fits) => {
  if (all) return all.parseUnit(text, fits);
  const word = plain(text);
  if (word === '') return { ok: true, unit: asUnit(DIMENSIONLESS) };
  const found = texts.get(word) ?? texts.get(word.toLowerCase()) ?? [];
  const unit = found.find((one) => fits?.(asUnit(one)) ?? true) ?? found[0];
  if (unit) return { ok: true, unit: asUnit(unit) };
  const message = `The unit “${word.slice(0, 40)}” is not among those that this program reads.`;
  return { ok: false, code: 'unknown-unit', message };
};

export const unitOf: AllUnits['unitOf'] = (text) => {
  if (all) return all.unitOf(text);
  const parsed = parseUnit(text);
  if (parsed.ok) return parsed.unit;
  throw new RangeError(parsed.message);
};

function isDifference({ symbol }: KnownUnit): boolean {
  return symbol.startsWith('Δ');
}

export const sameDimension: AllUnits['sameDimension'] = (one, other) => {
  if (all) return all.sameDimension(one, other);
  const [a, b] = [asKnown(one), asKnown(other)];
  if (a.line[2] !== b.line[2]) return false;
  return !(a.kind === 'affine' && isDifference(b)) && !(b.kind === 'affine' && isDifference(a));
};

const NUMBER = /^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d{1,4})?) ?(.*)$/i;

export const parseQuantityText: AllUnits['parseQuantityText'] = (source, fits) => {
  if (all) return all.parseQuantityText(source, fits);
  const [, number, word = ''] = NUMBER.exec(plain(source).replace(/^[−–]/, '-')) ?? [];
  if (number === undefined)
    return { ok: false, code: 'not-a-number', message: `“${source.slice(0, 40)}” is no number with a unit.` };
  const unit = parseUnit(word, fits);
  return unit.ok ? { ok: true, number, unit: unit.unit.symbol } : unit;
};

export const dimensionName: AllUnits['dimensionName'] = (unit) =>
  all ? all.dimensionName(unit) : asKnown(unit).line[3];

export const acceptedUnits: AllUnits['acceptedUnits'] = (unit) => {
  if (all) return all.acceptedUnits(unit);
  return [...known.values()].filter((one) => sameDimension(asUnit(one), unit)).map(({ symbol }) => symbol);
};

export const dimensionMismatch: AllUnits['dimensionMismatch'] = (given, expected) => {
  if (all) return all.dimensionMismatch(given, expected);
  const name = (unit: Unit) => (unit.symbol === '' ? 'a plain number' : `${dimensionName(unit)} (${unit.symbol})`);
  return `Expected ${name(expected)}, got ${name(given)}.`;
};

function conversion(from: Unit, to: Unit): Conversion {
  return conversionBetween(asKnown(from), asKnown(to));
}

export const convertExact: AllUnits['convertExact'] = (value, from, to) =>
  all ? all.convertExact(value, from, to) : conversion(from, to).exact(value);

export const converter: AllUnits['converter'] = (from, to) =>
  all ? all.converter(from, to) : conversion(from, to).double;

export const displayUnit: AllUnits['displayUnit'] = (text) => (all ? all.displayUnit(text) : text);

/** A unit as a sentence has it. */
export function unitInWords(symbol: string, isOne: boolean): string {
  if (all) return all.unitInWords(symbol, isOne);
  const words = known.get(symbol)?.line[5];
  return words ? words[isOne ? 0 : 1] : symbol;
}
