/** Metric prefixes (SI Brochure, 9th ed. with the 2022 additions) and binary prefixes (IEC 80000-13). */

export interface Prefix {
  readonly symbol: string;
  readonly name: string;
  /** Decimal text, exact. */
  readonly factor: string;
}

const prefix = (symbol: string, name: string, factor: string): Prefix => ({ symbol, name, factor });

export const METRIC_PREFIXES: readonly Prefix[] = [
  prefix('Q', 'quetta', '1e30'),
  prefix('R', 'ronna', '1e27'),
  prefix('Y', 'yotta', '1e24'),
  prefix('Z', 'zetta', '1e21'),
  prefix('E', 'exa', '1e18'),
  prefix('P', 'peta', '1e15'),
  prefix('T', 'tera', '1e12'),
  prefix('G', 'giga', '1e9'),
  prefix('M', 'mega', '1e6'),
  prefix('k', 'kilo', '1e3'),
  prefix('h', 'hecto', '1e2'),
  prefix('da', 'deca', '1e1'),
  prefix('d', 'deci', '1e-1'),
  prefix('c', 'centi', '1e-2'),
  prefix('m', 'milli', '1e-3'),
  prefix('µ', 'micro', '1e-6'),
  prefix('n', 'nano', '1e-9'),
  prefix('p', 'pico', '1e-12'),
  prefix('f', 'femto', '1e-15'),
  prefix('a', 'atto', '1e-18'),
  prefix('z', 'zepto', '1e-21'),
  prefix('y', 'yocto', '1e-24'),
  prefix('r', 'ronto', '1e-27'),
  prefix('q', 'quecto', '1e-30'),
];

const BINARY_PREFIXES: readonly Prefix[] = [
  prefix('Ki', 'kibi', '1024'),
  prefix('Mi', 'mebi', '1048576'),
  prefix('Gi', 'gibi', '1073741824'),
  prefix('Ti', 'tebi', '1099511627776'),
  prefix('Pi', 'pebi', '1125899906842624'),
  prefix('Ei', 'exbi', '1152921504606846976'),
  prefix('Zi', 'zebi', '1180591620717411303424'),
  prefix('Yi', 'yobi', '1208925819614629174706176'),
];

/** Which prefixes a unit takes: all metric ones, those above or below one, or metric above one and binary. */
export type PrefixRule = 'metric' | 'large' | 'small' | 'information';

const LARGE = METRIC_PREFIXES.slice(0, 10);
const SMALL = METRIC_PREFIXES.slice(12);
const BY_RULE: Readonly<Record<PrefixRule, readonly Prefix[]>> = {
  metric: METRIC_PREFIXES,
  large: LARGE,
  small: SMALL,
  information: [...LARGE, ...BINARY_PREFIXES],
};

export function prefixesOf(rule: PrefixRule | undefined): readonly Prefix[] {
  return rule ? BY_RULE[rule] : [];
}
