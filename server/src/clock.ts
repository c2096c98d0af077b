/** Time, as the server asks for it; tests pass a clock that they set. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Whole UTC days since 1970-01-01. */
export function dayOf(now: number): number {
  return Math.floor(now / DAY_MS);
}

/** When a UTC day ends, in milliseconds since 1970. */
export function endOfDay(day: number): number {
  return (day + 1) * DAY_MS;
}

let memoDay = Number.NaN;
let memoDate = '';

/** A UTC day as `2026-01-31`; most often the same is asked for again. */
export function dateOf(day: number): string {
  if (day !== memoDay) {
    memoDay = day;
    memoDate = new Date(day * DAY_MS).toISOString().slice(0, 10);
  }
  return memoDate;
}

let memoSecond = Number.NaN;
let memoText = '';

/** `2026-01-31T12:00:00.000Z`; the part that is the same all second long is kept. */
export function timestampOf(now: number): string {
  const second = Math.floor(now / 1000);
  if (second !== memoSecond) {
    memoSecond = second;
    memoText = new Date(second * 1000).toISOString().slice(0, 20);
  }
  const milliseconds = now - second * 1000;
  return `${memoText}${milliseconds < 10 ? '00' : milliseconds < 100 ? '0' : ''}${milliseconds}Z`;
}
