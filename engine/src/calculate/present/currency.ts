/** Currencies as ISO 4217 names them, with the symbol and the minor unit that the platform's Intl data gives. */

export interface Currency {
  readonly code: string;
  /** Unambiguous in English: `$` is the US dollar, `CA$` the Canadian. */
  readonly symbol: string;
  /** What people in its own country write: `$` for CAD too. */
  readonly narrowSymbol: string;
  /** Decimal places of the minor unit: 2 for USD, 0 for JPY. */
  readonly digits: number;
}

export const DEFAULT_CURRENCY = 'USD';

const known = new Map<string, Currency>();
let codes: ReadonlySet<string> | undefined;

/** All codes that exist, past ones included. */
export function currencyCodes(): ReadonlySet<string> {
  codes ??= new Set(Intl.supportedValuesOf('currency'));
  return codes;
}

/** The currency of a code in either case; undefined when there is none. */
export function currencyOf(code: string): Currency | undefined {
  const upper = code.toUpperCase();
  const seen = known.get(upper);
  if (seen) return seen;
  if (!currencyCodes().has(upper)) return undefined;
  const currency = {
    code: upper,
    symbol: symbolOf(upper, 'symbol'),
    narrowSymbol: symbolOf(upper, 'narrowSymbol'),
    digits: new Intl.NumberFormat('en-US', { style: 'currency', currency: upper }).resolvedOptions()
      .maximumFractionDigits!,
  };
  known.set(upper, currency);
  return currency;
}

function symbolOf(code: string, currencyDisplay: 'symbol' | 'narrowSymbol'): string {
  const parts = new Intl.NumberFormat('en-US', { style: 'currency', currency: code, currencyDisplay }).formatToParts(1);
  return parts.find((part) => part.type === 'currency')?.value ?? code;
}
