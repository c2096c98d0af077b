/** Thousands, millions and billions that stand behind a number: `10k`, `1.2 million`. */

const EXPONENTS: Readonly<Record<string, number>> = { k: 3, thousand: 3, mn: 6, million: 6, bn: 9, billion: 9 };

/** The power of ten of such a word, in any case; undefined for others. */
export function magnitudeOf(word: string): number | undefined {
  const plain = word.toLowerCase();
  return Object.hasOwn(EXPONENTS, plain) ? EXPONENTS[plain] : undefined;
}

/** A decimal text times a power of ten: all digits where they are few. */
export function scaled(number: string, exponent: number): string {
  const value = Number(`${number}e${exponent}`);
  return Number.isSafeInteger(value) ? String(value) : `${number}e${exponent}`;
}
