/** Dates as people write them in a sentence. Dates in figures with slashes or dots are not read: 3/5 is two days. */

export interface ReadDate {
  /** `2026-05-03`. */
  readonly date: string;
  readonly isYearAssumed: boolean;
  /** Where it ends in the text. */
  readonly end: number;
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const MONTH =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const ISO = /(\d{4})-(\d{2})-(\d{2})(?![\d-])/y;
const DAY_FIRST = new RegExp(`(\\d{1,2})(?:st|nd|rd|th)?(?: of)? (${MONTH})\\b\\.?(?:,? (\\d{4})(?![\\d.,%]))?`, 'iy');
const MONTH_FIRST = new RegExp(
  `(${MONTH})\\.? (\\d{1,2})(?:st|nd|rd|th)?\\b(?![.,]?\\d)(?:,? (\\d{4})(?![\\d.,%]))?`,
  'iy',
);
const NOW = /(?:today|now)\b/iy;

/** The date at a place of a text; undefined where there is none. @param today `2026-01-31` */
export function readDate(text: string, place: number, today: string): ReadDate | undefined {
  if (place > 0 && /[\p{L}\d]/u.test(text[place - 1]!)) return undefined;
  const at = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = place;
    return pattern.exec(text);
  };
  const made = (year: string | undefined, month: number, day: string, match: RegExpExecArray) => {
    const date = dateOf(Number(year ?? today.slice(0, 4)), month, Number(day));
    return date === undefined ? undefined : { date, isYearAssumed: year === undefined, end: place + match[0].length };
  };
  const iso = at(ISO);
  if (iso) return made(iso[1], Number(iso[2]), iso[3]!, iso);
  const dayFirst = at(DAY_FIRST);
  if (dayFirst) return made(dayFirst[3], monthOf(dayFirst[2]!), dayFirst[1]!, dayFirst);
  const monthFirst = at(MONTH_FIRST);
  if (monthFirst) return made(monthFirst[3], monthOf(monthFirst[1]!), monthFirst[2]!, monthFirst);
  const now = at(NOW);
  return now ? { date: today, isYearAssumed: false, end: place + now[0].length } : undefined;
}

function monthOf(name: string): number {
  return MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;
}

function dateOf(year: number, month: number, day: number): string | undefined {
  const time = new Date(Date.UTC(2000, month - 1, day));
  time.setUTCFullYear(year, month - 1, day);
  if (time.getUTCMonth() !== month - 1 || time.getUTCDate() !== day || month < 1) return undefined;
  return time.toISOString().slice(0, 10);
}
