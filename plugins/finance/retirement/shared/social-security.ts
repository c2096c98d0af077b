/** United States Social Security: when benefits are full, and what claiming at another time does to them. 42 U.S.C. 402(q), (w), 416(l). */

/** Full retirement age in months, for those born in 1943 or later. */
export function fullRetirementMonths(birthYear: number): number {
  if (birthYear <= 1954) return 66 * 12;
  return birthYear >= 1960 ? 67 * 12 : 66 * 12 + 2 * (birthYear - 1954);
}

/** The share of the full benefit, from so many months before (negative) or after the full retirement age. */
export function claimedShare(months: number): number {
  if (months >= 0) return 1 + (2 * months) / 300;
  const early = -months;
  return 1 - (5 * Math.min(early, 36)) / 900 - (5 * Math.max(0, early - 36)) / 1200;
}

/** An age in words: 66 years and 8 months. */
export function ageInWords(months: number): string {
  const rest = months % 12;
  const whole = (months - rest) / 12;
  const years = `${whole} years`;
  if (rest === 0) return years;
  return `${years} and ${rest} ${rest === 1 ? 'month' : 'months'}`;
}
