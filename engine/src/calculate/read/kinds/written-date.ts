/** Dates and times of day as people write them, where only one reading exists: 3/5 is two days, 20 November 2026 is one. */

// Functions, so that what reads no dates does without them.
const month = () =>
  [
    '[Jj]an(?:uary)?|[Ff]eb(?:ruary)?|[Mm]ar(?:ch)?|[Aa]pr(?:il)?|[Mm]ay|[Jj]une?|[Jj]uly?|[Aa]ug(?:ust)?|',
    '[Ss]ept?(?:ember)?|[Oo]ct(?:ober)?|[Nn]ov(?:ember)?|[Dd]ec(?:ember)?',
  ].join('');
const DAY = '(\\d{1,2})(?:st|nd|rd|th)?';

/** `20 November 2026`, `20th of Nov 2026`. */
export const dayFirstPattern = (): string => `^${DAY}(?: of)? (${month()})\\.?,? (\\d{4})$`;
/** `November 20, 2026`, `Nov 20 2026`. */
export const monthFirstPattern = (): string => `^(${month()})\\.? ${DAY},? (\\d{4})$`;
/** `8 am`, `8:30 p.m.`, `12:00:30 AM`. */
export const HALF_DAY_PATTERN = '^(0?[1-9]|1[0-2])(?::([0-5]\\d))?(?::([0-5]\\d))? ?([AaPp])\\.?[Mm]\\.?$';

const MONTHS = /* @__PURE__ */ 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** The date as year, month and day; undefined where the text is none. The calendar may have no such day. */
export function writtenDate(text: string): string | undefined {
  const dayFirst = new RegExp(dayFirstPattern()).exec(text);
  const [, day, name, year] = dayFirst ?? [];
  const [, otherName, otherDay, otherYear] = new RegExp(monthFirstPattern()).exec(text) ?? [];
  const [d, month, y] = dayFirst ? [day, name, year] : [otherDay, otherName, otherYear];
  if (d === undefined) return undefined;
  const number = MONTHS.indexOf(month!.slice(0, 3).toLowerCase()) + 1;
  return `${y}-${String(number).padStart(2, '0')}-${d.padStart(2, '0')}`;
}

/** The time in 24 hours; undefined where the text is none. */
export function writtenTime(text: string): string | undefined {
  const [, hours, minutes = '00', seconds, half] = new RegExp(HALF_DAY_PATTERN).exec(text) ?? [];
  if (hours === undefined) return undefined;
  const hour = (Number(hours) % 12) + (half!.toLowerCase() === 'p' ? 12 : 0);
  return [String(hour).padStart(2, '0'), minutes, ...(seconds === undefined ? [] : [seconds])].join(':');
}
