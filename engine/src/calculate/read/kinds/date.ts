/** Calendar dates and times of day. */
import type { WireValue } from '../../../authoring/define.js';
import type { DateSpec } from '../../../authoring/kinds.js';
import { FIRST_DAY, formatDate, LAST_DAY, parseDate } from '../../../calendar.js';
import { clipped, type Place, quoted } from '../issues.js';
import type { Reader, Reading } from './reader.js';
import { writtenDate, writtenTime } from './written-date.js';

/** ISO dates, and those that are written out; formulas receive whole days since 1970-01-01. */
export class DateReader implements Reader {
  private readonly first: number;
  private readonly last: number;

  constructor(spec: DateSpec) {
    this.first = spec.min === undefined ? FIRST_DAY : parseDate(spec.min)!;
    this.last = spec.max === undefined ? LAST_DAY : parseDate(spec.max)!;
  }

  read(raw: unknown, place: Place, reading: Reading): string | undefined {
    const isText = typeof raw === 'string';
    const day = isText ? (parseDate(raw) ?? parseDate(writtenDate(raw) ?? raw)) : undefined;
    if (day === undefined) {
      const advice = dateAdvice(isText ? (writtenDate(raw) ?? raw) : raw);
      reading.issues.add(
        place,
        'not-a-date',
        `${place.name} must be a date as year-month-day, such as "2026-01-31"; ${advice}.`,
        { expected: 'YYYY-MM-DD' },
      );
      return undefined;
    }
    return this.within(day, place, reading);
  }

  private within(day: number, place: Place, reading: Reading): string | undefined {
    const early = day < this.first;
    if (!early && day <= this.last) return formatDate(day);
    const expected = early ? `${formatDate(this.first)} or later` : `${formatDate(this.last)} or earlier`;
    reading.issues.add(place, early ? 'too-early' : 'too-late', `${place.name} must be ${expected}.`, { expected });
    return undefined;
  }

  native(canonical: WireValue): number {
    return parseDate(canonical as string)!;
  }

  exact(canonical: WireValue): number {
    return this.native(canonical);
  }
}

function dateAdvice(raw: unknown): string {
  if (typeof raw === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(raw)) return `the calendar has no ${raw}`;
  return `${quoted(raw)} was sent`;
}

/** A time as it may be sent; the hour's leading zero may be missing. */
export const TIME_PATTERN = '^([01]?\\d|2[0-3]):([0-5]\\d)(?::([0-5]\\d))?$';

const TIME = /* @__PURE__ */ new RegExp(TIME_PATTERN);

/** Times of day, in 24 hours or with am and pm; formulas receive whole seconds since midnight. */
export class TimeReader implements Reader {
  read(raw: unknown, place: Place, reading: Reading): string | undefined {
    const text = typeof raw === 'string' && !TIME.test(raw) ? writtenTime(raw) : raw;
    if (typeof text === 'string') return formatTime(this.native(text));
    const received = typeof raw === 'string' ? `"${clipped(raw)}"` : quoted(raw);
    const message = `${place.name} must be a time of day in 24 hours, or with am or pm, such as "13:45", "13:45:30" or "1:45 pm"; ${received} was sent.`;
    reading.issues.add(place, 'not-a-time', message, { expected: 'HH:MM or HH:MM:SS' });
    return undefined;
  }

  native(canonical: WireValue): number {
    const [, hours, minutes, seconds] = TIME.exec(canonical as string)!;
    return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds ?? 0);
  }

  exact(canonical: WireValue): number {
    return this.native(canonical);
  }
}

/** `13:45`, or `13:45:30` where there are seconds. */
export function formatTime(seconds: number): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  const text = `${pad(Math.floor(seconds / 3600))}:${pad(Math.floor(seconds / 60) % 60)}`;
  return seconds % 60 === 0 ? text : `${text}:${pad(seconds % 60)}`;
}
