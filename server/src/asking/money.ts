/** Currencies as people write them beside an amount. */

const SIGNS: Readonly<Record<string, string>> = { $: 'USD', '€': 'EUR', '£': 'GBP', '¥': 'JPY' };

/** Not "pounds", which are a weight as well. */
const WORDS: Readonly<Record<string, string>> = {
  usd: 'USD',
  dollar: 'USD',
  dollars: 'USD',
  bucks: 'USD',
  eur: 'EUR',
  euro: 'EUR',
  euros: 'EUR',
  gbp: 'GBP',
  chf: 'CHF',
  jpy: 'JPY',
  cad: 'CAD',
  aud: 'AUD',
};

export function currencyOfSign(sign: string): string | undefined {
  return SIGNS[sign];
}

export function currencyOfWord(word: string): string | undefined {
  const plain = word.toLowerCase();
  return Object.hasOwn(WORDS, plain) ? WORDS[plain] : undefined;
}
