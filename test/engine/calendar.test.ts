/** The calendar against JavaScript's own dates, the laws of date arithmetic, and published day counts. */

import { decimal } from '@reckoner/engine/arithmetic/decimal';
import {
  addMonths,
  addYears,
  type DayCount,
  dayCountFraction,
  dayOfMonth,
  dayOfYear,
  days360,
  daysInMonth,
  FIRST_DAY,
  formatDate,
  fromDay,
  isLeapYear,
  isoWeek,
  isoWeekYear,
  julianDate,
  julianDay,
  LAST_DAY,
  monthOf,
  parseDate,
  toDay,
  weekday,
  wholeMonthsBetween,
  yearOf,
} from '@reckoner/engine/calendar';
import { calendarFunctions } from '@reckoner/engine/calendar-functions';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

const day = (text: string) => parseDate(text)!;
const anyDay = fc.integer({ min: FIRST_DAY, max: LAST_DAY });

describe('days and dates', () => {
  it('agree with JavaScript over the years 1 to 9999', () => {
    fc.assert(
      fc.property(anyDay, (n) => {
        const date = new Date(n * 86_400_000);
        expect(formatDate(n)).toBe(date.toISOString().slice(0, 10));
        expect(fromDay(n)).toEqual({
          year: date.getUTCFullYear(),
          month: date.getUTCMonth() + 1,
          day: date.getUTCDate(),
        });
        expect([yearOf(n), monthOf(n), dayOfMonth(n)]).toEqual(Object.values(fromDay(n)));
        expect(weekday(n)).toBe(date.getUTCDay() || 7);
        expect(parseDate(formatDate(n))).toBe(n);
      }),
      { numRuns: 2000 },
    );
  });

  it('count across every month and century of four hundred years', () => {
    let expected = toDay(1800, 1, 1);
    for (let year = 1800; year <= 2200; year++) {
      for (let month = 1; month <= 12; month++) {
        expect(toDay(year, month, 1)).toBe(expected);
        expected += daysInMonth(year, month);
      }
      expect(expected - toDay(year, 1, 1)).toBe(isLeapYear(year) ? 366 : 365);
    }
  });

  it('carry months and days beyond their range over', () => {
    expect(toDay(2026, 13, 1)).toBe(day('2027-01-01'));
    expect(toDay(2026, 0, 1)).toBe(day('2025-12-01'));
    expect(toDay(2026, 3, 0)).toBe(day('2026-02-28'));
    expect(fromDay(toDay(-1, 2, 28))).toEqual({ year: -1, month: 2, day: 28 });
  });

  test.each([
    '2023-02-29',
    '1900-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '0000-01-01',
    '2026-1-1',
    '26-01-01',
    '',
  ])('there is no %s', (text) => {
    expect(parseDate(text)).toBeUndefined();
  });
});

describe('months', () => {
  test.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-01-15', -13, '2024-12-15'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2024-02-29', 48, '2028-02-29'],
  ])('%s and %d months: %s', (from, months, to) => {
    expect(formatDate(addMonths(day(from), months))).toBe(to);
  });

  it('years are twelve of them', () => {
    expect(formatDate(addYears(day('2024-02-29'), 1))).toBe('2025-02-28');
  });

  it('are counted when they are complete', () => {
    expect(wholeMonthsBetween(day('2026-01-31'), day('2026-02-28'))).toBe(1);
    expect(wholeMonthsBetween(day('2026-01-15'), day('2026-02-14'))).toBe(0);
    expect(wholeMonthsBetween(day('2026-02-14'), day('2026-01-15'))).toBe(0);
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 500 }), (n, months) => {
        expect(wholeMonthsBetween(n, addMonths(n, months))).toBe(months);
        expect(wholeMonthsBetween(n, addMonths(n, months) - 1)).toBeLessThanOrEqual(months);
      }),
    );
  });
});

describe('weeks', () => {
  // ISO 8601 week dates at the turn of years, as listed in Wikipedia: ISO week date.
  test.each([
    ['1977-01-01', 1976, 53, 6],
    ['1977-01-02', 1976, 53, 7],
    ['1977-12-31', 1977, 52, 6],
    ['1978-01-01', 1977, 52, 7],
    ['1978-01-02', 1978, 1, 1],
    ['1979-12-31', 1980, 1, 1],
    ['1980-12-28', 1980, 52, 7],
    ['1981-12-31', 1981, 53, 4],
    ['1982-01-03', 1981, 53, 7],
  ])('%s is %d-W%d-%d', (text, year, week, weekdayNumber) => {
    expect([isoWeekYear(day(text)), isoWeek(day(text)), weekday(day(text))]).toEqual([year, week, weekdayNumber]);
  });

  it('days of the year', () => {
    expect(dayOfYear(day('2024-12-31'))).toBe(366);
    expect(dayOfYear(day('2025-03-01'))).toBe(60);
  });
});

test('Julian dates', () => {
  // J2000.0 is 2000-01-01 12:00, JD 2451545.0; Sputnik's launch day 1957-10-04 began at JD 2436115.5.
  expect(julianDay(day('2000-01-01'))).toBe(2451545);
  expect(julianDate(day('2000-01-01'))).toBe(2451544.5);
  expect(julianDate(day('1957-10-04'))).toBe(2436115.5);
});

describe('day counts', () => {
  // ISDA's worked examples of the 30/360 methods of the 2006 definitions (bond basis, Eurobond basis).
  test.each([
    ['2007-01-15', '2007-01-30', 15, 15],
    ['2007-01-15', '2007-02-15', 30, 30],
    ['2007-01-15', '2007-07-15', 180, 180],
    ['2007-09-30', '2008-03-31', 180, 180],
    ['2007-09-30', '2007-10-31', 30, 30],
    ['2007-09-30', '2008-09-30', 360, 360],
    ['2007-01-15', '2007-01-31', 16, 15],
    ['2007-01-31', '2007-02-28', 28, 28],
    ['2007-02-28', '2007-03-31', 33, 32],
    ['2006-08-31', '2007-02-28', 178, 178],
    ['2007-02-28', '2007-08-31', 183, 182],
    ['2008-02-14', '2008-02-28', 14, 14],
  ])('%s to %s', (from, to, bond, eurobond) => {
    expect(days360(day(from), day(to))).toBe(bond);
    expect(days360(day(from), day(to), '30E/360')).toBe(eurobond);
  });

  test.each<[DayCount, string, string, number]>([
    // ISDA: EMU and market conventions, section 4.
    ['ACT/ACT', '2003-11-01', '2004-05-01', 61 / 365 + 121 / 366],
    ['ACT/ACT', '1999-02-01', '1999-07-01', 150 / 365],
    ['ACT/ACT', '2002-08-15', '2003-07-15', 334 / 365],
    ['ACT/ACT', '1999-07-30', '2000-01-30', 155 / 365 + 29 / 366],
    ['ACT/ACT', '2000-01-01', '2005-01-01', 5],
    ['ACT/365F', '2024-01-01', '2025-01-01', 366 / 365],
    ['ACT/360', '2026-01-01', '2026-07-01', 181 / 360],
    ['30/360', '2026-01-01', '2026-07-01', 0.5],
    ['30E/360', '2026-01-31', '2026-07-31', 0.5],
  ])('%s from %s to %s', (convention, from, to, fraction) => {
    expect(dayCountFraction(day(from), day(to), convention)).toBeCloseTo(fraction, 14);
  });

  it('add up over periods and change their sign with the direction', () => {
    fc.assert(
      fc.property(
        anyDay,
        anyDay,
        anyDay,
        fc.constantFrom<DayCount>('ACT/365F', 'ACT/360', 'ACT/ACT'),
        (a, b, c, convention) => {
          const whole = dayCountFraction(a, c, convention);
          expect(dayCountFraction(a, b, convention) + dayCountFraction(b, c, convention)).toBeCloseTo(whole, 8);
          expect(dayCountFraction(c, a, convention)).toBeCloseTo(-whole, 12);
        },
      ),
    );
  });

  it('have all digits in decimals', () => {
    const [from, to] = [day('2003-11-01'), day('2004-05-01')];
    expect(String(decimal.call('dayCountFraction', [from, to, 'ACT/ACT']))).toBe(
      '0.4977243805674077401003069091997904',
    );
    expect(() => dayCountFraction(from, to, 'ACT/364' as DayCount)).toThrow(/ACT\/364/);
  });
});

test('formulas on decimals call the same functions', () => {
  expect(decimal.call('addMonths', [decimal.lit('30'), 1])).toBe(58);
  expect(decimal.call('formatDate', [decimal.lit('30')])).toBe('1970-01-31');
  expect(decimal.call('daysInMonth', [2024, decimal.lit('2')])).toBe(29);
  expect(Object.keys(calendarFunctions)).toContain('toDay');
});
