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

/** What Intl says of it: to ask takes longer than all else that a first answer waits for. */
const DOLLAR: Currency = { code: DEFAULT_CURRENCY, symbol: '$', narrowSymbol: '$', digits: 2 };

const known = new Map([[DEFAULT_CURRENCY, DOLLAR]]);
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
  const currency = readCurrency(upper);
  known.set(upper, currency);
  return currency;
}

/** What Intl says of a code that exists. */
export function readCurrency(code: string): Currency {
  return {
    code,
    symbol: symbolOf(code, 'symbol'),
    narrowSymbol: symbolOf(code, 'narrowSymbol'),
    digits: new Intl.NumberFormat('en-US', { style: 'currency', currency: code }).resolvedOptions()
      .maximumFractionDigits!,
  };
}

function symbolOf(code: string, currencyDisplay: 'symbol' | 'narrowSymbol'): string {
  const parts = new Intl.NumberFormat('en-US', { style: 'currency', currency: code, currencyDisplay }).formatToParts(1);
  return parts.find((part) => part.type === 'currency')?.value ?? code;
}
