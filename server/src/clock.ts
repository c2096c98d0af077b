/**
 * Time, as the server asks for it; tests pass a clock that they set. Nothing else in the server reads a clock.
 *
 * There are two. The wall clock says which day it is and what the store and clients are told; it can be set forth and back
 * by any span. What is measured between two moments of one process is measured on the monotonic clock, which only goes on.
 * Its readings are no numbers to the compiler: they can be compared with each other and given to the functions here, and
 * mixed with times of the wall clock they do not compile.
 */
import { performance } from 'node:perf_hooks';

declare const monotonic: unique symbol;

/** A reading of the monotonic clock; it means nothing in another process, nor after a restart. */
export interface MonotonicTime {
  readonly [monotonic]: never;
}

export interface Clock {
  /** Wall time: milliseconds since 1970. */
  now(): number;
  monotonic(): MonotonicTime;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  monotonic: () => performance.now() as unknown as MonotonicTime,
};

/** The milliseconds from one reading to another. */
export function elapsed(since: MonotonicTime, now: MonotonicTime): number {
  return (now as unknown as number) - (since as unknown as number);
}

/** The reading that there will be so many milliseconds after another. */
export function later(time: MonotonicTime, milliseconds: number): MonotonicTime {
  return ((time as unknown as number) + milliseconds) as unknown as MonotonicTime;
}

/**
 * Starts to measure how long work takes, and returns what tells the milliseconds since. Always on the system's clock: a
 * budget of work is used up however a test sets its own.
 */
export function stopwatch(): () => number {
  const start = systemClock.monotonic();
  return () => elapsed(start, systemClock.monotonic());
}

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
