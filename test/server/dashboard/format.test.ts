/** Times and counts as the dashboard writes them. */
import { describe, expect, it } from 'vitest';
import { countOf, showAgo, showMoment, showWait } from '../../../server/src/dashboard/format.js';
import { readKeyName } from '../../../server/src/dashboard/keys/key-name.js';
import { axisEnd } from '../../../server/src/dashboard/usage/chart.js';

const NOW = Date.parse('2026-03-10T12:00:00Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('times in words', () => {
  it.each([
    [0, 'just now'],
    [-5000, 'just now'],
    [MINUTE - 1, 'just now'],
    [MINUTE, '1 minute ago'],
    [HOUR - 1, '59 minutes ago'],
    [HOUR, '1 hour ago'],
    [24 * HOUR, '1 day ago'],
    [30 * 24 * HOUR - 1, '29 days ago'],
    [30 * 24 * HOUR, 'Feb 8, 2026'],
  ])('%d ms before: %s', (passed, words) => expect(showAgo(NOW - passed, NOW)).toBe(words));

  it.each([
    [0, 'less than a minute'],
    [MINUTE, '1 minute'],
    [HOUR, '1 hour'],
    [5 * HOUR + 12 * MINUTE + 59_999, '5 hours 12 minutes'],
    [24 * HOUR, '24 hours'],
  ])('%d ms to go: %s', (left, words) => expect(showWait(left)).toBe(words));

  it('are UTC', () => expect(showMoment(Date.parse('2026-03-10T00:05:00Z'))).toBe('Mar 10, 2026, 00:05 UTC'));
});

describe('counts', () => {
  it.each([
    [0, '0 keys'],
    [1, '1 key'],
    [1234567, '1,234,567 keys'],
  ])('%d: %s', (count, words) => expect(countOf(count, 'key')).toBe(words));
});

describe("a chart's axis", () => {
  it.each([
    [0, 2],
    [1, 2],
    [2, 2],
    [3, 4],
    [5, 6],
    [9, 10],
    [10, 10],
    [11, 20],
    [21, 30],
    [99, 100],
    [101, 200],
    [2990, 3000],
    [123_456, 200_000],
  ])('of %d at most ends at %d, half of which is whole', (largest, end) => {
    expect(axisEnd(largest)).toBe(end);
    expect(end % 2).toBe(0);
  });
});

describe('a key’s name', () => {
  it.each([
    ['  Web   shop ', 'Web shop'],
    ['a\u0000b\u202ec', 'a b c'],
    ['e\u0301', 'é'],
    ['x'.repeat(60), 'x'.repeat(60)],
    ['🧮'.repeat(60), '🧮'.repeat(60)],
  ])('%j is kept as %j', (typed, value) => expect(readKeyName(typed)).toEqual({ ok: true, value }));
});
