/** The shape of the unit tables. */
import type { PrefixRule } from '../prefixes.js';

export interface UnitOptions {
  readonly prefixes?: PrefixRule;
  /** Other symbols, case-sensitive, which take the same prefixes: `um` for `µm` is understood without being listed. */
  readonly symbols?: readonly string[];
  /** Other names, case-insensitive. Spellings in -re and plurals are understood without being listed. */
  readonly names?: readonly string[];
  /** When it is not the name with an s. */
  readonly plural?: string;
  /** What sentences say in place of a symbol that people do not write: `short ton|short tons`. See `words.ts`. */
  readonly words?: string;
  /** Where the factor is stated, when it is not the group's source. */
  readonly source?: string;
  /** The zero of the scale in units of `of` (temperature scales). */
  readonly offset?: string;
  /** value = scale · log10(linear / reference): the reference is `factor` times `of`. */
  readonly logScale?: string;
}

export interface UnitRow extends UnitOptions {
  /** As people write it, and as it is shown. */
  readonly symbol: string;
  readonly name: string;
  /** Exact: a product of decimals, `pi` and quotients. */
  readonly factor: string;
  /** A unit expression, or `@` and a base dimension. */
  readonly of: string;
}

export interface UnitGroup {
  readonly area: string;
  /** Where the factors of the group are stated. */
  readonly source: string;
  readonly units: readonly UnitRow[];
}

export function unit(symbol: string, name: string, factor: string, of: string, options: UnitOptions = {}): UnitRow {
  return { symbol, name, factor, of, ...options };
}

export const SI = 'BIPM, The International System of Units (SI Brochure), 9th edition, 2019';
export const NIST_811 = 'NIST Special Publication 811 (2008), appendix B';
export const NIST_44 = 'NIST Handbook 44 (2023), appendix C';
export const UK_1995 = 'The Units of Measurement Regulations 1995 (UK), SI 1995/1804';
