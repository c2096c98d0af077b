/**
 * How numbers and dates are written while something is made for a reader: the API writes `-1,234.5` and `2026-01-31` for
 * everybody, pages by the reader's region.
 */

export interface Locale {
  /** What stands for each sign of a number as the API writes it. */
  readonly signs: Readonly<Record<'-' | '.' | ',', string>>;
  /** The language tag by which dates are told. */
  readonly dates: string;
}

let current: Locale | undefined;

/** From now on: where everything is for one reader, as in a browser. */
export function useLocale(locale: Locale | undefined): void {
  current = locale;
}

/** During some work, which must not wait for anything. */
export function withLocale<T>(locale: Locale | undefined, work: () => T): T {
  const before = current;
  current = locale;
  try {
    return work();
  } finally {
    current = before;
  }
}

/** A number's text as the reader writes it. */
export function localized(text: string): string {
  const { signs } = current ?? {};
  return signs ? text.replace(/[-.,]/g, (sign) => signs[sign as '-']) : text;
}

/** Undefined where something is made for everybody. */
export function currentLocale(): Locale | undefined {
  return current;
}
