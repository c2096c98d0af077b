/** Numbers, days and times as the dashboard shows them: always UTC, and said so. */
import type { VNode } from 'preact';
import { DAY_MS, dateOf, HOUR_MS, MINUTE_MS } from '../clock.js';

const numbers = new Intl.NumberFormat('en-US');
const days = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', year: 'numeric', month: 'short', day: 'numeric' });
const shortDays = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric' });
const moments = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

export function showCount(count: number): string {
  return numbers.format(count);
}

/** `1 calculation`, `2,000 calculations`. */
export function countOf(count: number, singular: string, plural = `${singular}s`): string {
  return `${showCount(count)} ${count === 1 ? singular : plural}`;
}

/** A UTC day as `Mar 10, 2026`. */
export function showDay(day: number): string {
  return days.format(day * DAY_MS);
}

/** A UTC day as `Mar 10`. */
export function showShortDay(day: number): string {
  return shortDays.format(day * DAY_MS);
}

/** `Mar 10, 2026, 12:00 UTC`. */
export function showMoment(at: number): string {
  return `${moments.format(at)} UTC`;
}

/** How long ago: `just now`, `5 minutes ago`, and from a month on the day. */
export function showAgo(at: number, now: number): string {
  const passed = now - at;
  if (passed < MINUTE_MS) return 'just now';
  if (passed < HOUR_MS) return `${countOf(Math.floor(passed / MINUTE_MS), 'minute')} ago`;
  if (passed < DAY_MS) return `${countOf(Math.floor(passed / HOUR_MS), 'hour')} ago`;
  if (passed < 30 * DAY_MS) return `${countOf(Math.floor(passed / DAY_MS), 'day')} ago`;
  return showDay(Math.floor(at / DAY_MS));
}

/** How long still: `5 hours 12 minutes`, `12 minutes`, `less than a minute`. */
export function showWait(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / MINUTE_MS);
  if (minutes < 1) return 'less than a minute';
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [hours > 0 ? countOf(hours, 'hour') : '', rest > 0 ? countOf(rest, 'minute') : ''];
  return parts.filter((part) => part !== '').join(' ');
}

export function Day({ day }: { readonly day: number }): VNode {
  return <time dateTime={dateOf(day)}>{showDay(day)}</time>;
}

/** A moment in full, or with `now` as time ago. */
export function Moment({ at, now }: { readonly at: number; readonly now?: number }): VNode {
  const iso = new Date(at).toISOString();
  if (now === undefined) return <time dateTime={iso}>{showMoment(at)}</time>;
  return (
    <time dateTime={iso} title={showMoment(at)}>
      {showAgo(at, now)}
    </time>
  );
}
