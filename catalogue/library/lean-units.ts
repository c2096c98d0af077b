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

/** A unit as a calculator's module has it. */
export type UnitLine = readonly [
  symbol: string,
  /** Other texts that mean it, with bars between. */
  texts: string,
  /** As `num`, `num/den` or `num/den/pi`. */
  exact: string,
  /** `one|many`; where it is missing, the symbol. */
  words?: string,
  scale?: readonly [kind: 'affine' | 'log', offset: string, logScale: number],
];

/** Units of a dimension. */
export type UnitGroup = readonly [dimension: string, called: string, lines: readonly UnitLine[]];

type Factor = Unit['factors'][number];
type SimpleUnit = NonNullable<Factor['unit']>;

/** One of the units that a unit is made of, as far as it says what they are called. */
export type KnownFactor = Omit<Factor, 'unit'> & {
  readonly unit?: Pick<SimpleUnit, 'symbol' | 'name' | 'plural'> & {
    readonly prefix?: Pick<NonNullable<SimpleUnit['prefix']>, 'symbol' | 'name'>;
    readonly row: Pick<SimpleUnit['row'], 'symbols' | 'names' | 'words'>;
  };
};

interface KnownUnit {
  readonly symbol: string;
  readonly dimension: string;
  /** What the dimension is called. */
  readonly called: string;
  readonly words?: readonly string[];
  readonly kind: Unit['kind'];
  readonly exact: Unit['exact'];
  readonly offset: Unit['exact'];
  readonly logScale: number;
  factors?: readonly KnownFactor[];
}

let all: AllUnits | undefined;
const known = new Map<string, KnownUnit>();
const texts = new Map<string, KnownUnit[]>();

/** From now on every unit is known. */
export function useEveryUnit(real: AllUnits): void {
  all = real;
}

function exactOf(text: string): Unit['exact'] {
  const [num = '', den = '1', pi = '0'] = text.split('/');
  return { num: BigInt(num), den: BigInt(den), pi: Number(pi) };
}

const LINEAR = ['linear', '0', 1] as const;

/** Besides those that are known. */
export function knowUnits(groups: readonly UnitGroup[]): void {
  for (const [dimension, called, lines] of groups) {
    for (const [symbol, others, exact, words, [kind, offset, logScale] = LINEAR] of lines) {
      const one = known.get(symbol) ?? {
        ...{ symbol, dimension, called, kind, exact: exactOf(exact), offset: exactOf(offset) },
        ...{ logScale, words: words?.split('|') },
      };
      known.set(symbol, one);
      for (const text of [symbol, ...others.split('|')]) {
        const there = texts.get(text) ?? [];
        if (!there.includes(one)) texts.set(text, [...there, one]);
      }
    }
  }
}

/** For formulas that ask what the units are called, by symbol. */
export function knowFactors(factors: Readonly<Record<string, readonly KnownFactor[]>>): void {
  for (const [symbol, made] of Object.entries(factors)) known.get(symbol)!.factors = made;
}

const DIMENSIONLESS: KnownUnit = {
  symbol: '',
  dimension: '',
  called: 'a plain number',
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
  if (a.dimension !== b.dimension) return false;
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
  all ? all.dimensionName(unit) : asKnown(unit).called;

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
  return known.get(symbol)?.words?.[isOne ? 0 : 1] ?? symbol;
}
