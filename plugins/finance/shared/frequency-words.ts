/** How often a year, as an adjective before what is paid. */
const WORDS: Readonly<Record<number, string>> = {
  1: 'yearly',
  2: 'half-yearly',
  4: 'quarterly',
  12: 'monthly',
  24: 'semimonthly',
  26: 'biweekly',
  52: 'weekly',
};

/** The adjective for a number of payments a year. */
export function frequencyWord(perYear: number): string {
  return WORDS[perYear]!;
}
