/**
 * Figures that a sentence compares and that read alike though they are not, "between 120 rpm and 120 rpm", are told with
 * the digits that tell them apart.
 */

/** What stands between two figures that are compared, and nowhere else in their sentence. */
const COMPARING = /\b(?:than|above|below|over|under|beyond|exceeds?|reach(?:es)?)\b/;
const ANOTHER_PART = /[.;:!?]/;
const RANGE = /\b(?:between|from)(?: about)? $/i;
const MOST_DIGITS = 12;

/** Whether the words before two figures and between them make a comparison of the two. */
export function isComparison(before: string, between: string): boolean {
  if (/^ (?:and|to) $/.test(between)) return RANGE.test(before);
  return COMPARING.test(between) && !ANOTHER_PART.test(between);
}

/** A figure with so many significant digits at least. */
export type WithDigits = (digits: number) => string;

/** Both with the fewest digits by which they differ; undefined where they are the same. */
export function toldApart(one: WithDigits, other: WithDigits): readonly [string, string] | undefined {
  for (let digits = 2; digits <= MOST_DIGITS; digits++) {
    const [first, second] = [one(digits), other(digits)];
    if (first !== second) return [first, second];
  }
  return undefined;
}
