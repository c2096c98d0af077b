import {
  choice,
  defineCalculator,
  integer,
  money,
  number,
  quantity,
  roundNear,
  rows,
  sumOfProducts,
  table,
  text,
  time,
} from '@reckoner/engine';
import { DAY_SECONDS, durationText } from '../shared/clock.js';

/** Seconds from in to out, over midnight where the out is earlier. */
const lengthOf = ({ start, end }: { readonly start: number; readonly end: number }) =>
  end - start + (end < start ? DAY_SECONDS : 0);

/** Overtime beyond 40 hours a week (US Fair Labor Standards Act) or beyond a daily limit; an end before the start is on the next day. */
export default defineCalculator({
  title: 'Time card',
  description: 'Hours of each shift and together from clock-in, clock-out and breaks, with overtime and gross pay.',
  keywords: ['timesheet', 'work hours', 'overtime', 'payroll', 'clock in clock out'],
  inputs: {
    shifts: rows(
      {
        start: time({ label: 'In' }),
        end: time({ label: 'Out' }),
        pause: integer({ label: 'Break in minutes', min: 0, max: 1440, default: 0 }),
      },
      { label: 'Shifts', maxItems: 31 },
    ),
    overtime: choice({ weekly: 'Weekly', daily: 'Daily', none: 'None' }, { label: 'Overtime', default: 'weekly' }),
    weeklyLimit: number({ label: 'Regular hours a week', min: 0, max: 168, default: 40, when: { overtime: 'weekly' } }),
    dailyLimit: number({ label: 'Regular hours a shift', min: 0, max: 24, default: 8, when: { overtime: 'daily' } }),
    factor: number({
      label: 'Overtime factor',
      symbol: 'k',
      min: 1,
      max: 5,
      default: 1.5,
      when: { overtime: ['weekly', 'daily'] },
    }),
    wage: money({ label: 'Hourly wage', symbol: 'w', per: 'h', min: 0, max: 1e6, optional: true }),
  },
  outputs: {
    total: quantity('h', { label: 'Hours together', places: 2 }),
    clock: text({ label: 'Together (hours:minutes)' }),
    regular: quantity('h', { label: 'Regular hours', places: 2 }),
    extra: quantity('h', { label: 'Overtime hours', places: 2 }),
    pay: money({ label: 'Gross pay', optional: true }),
    shiftHours: table(
      {
        shift: integer({ label: 'Shift' }),
        worked: text({ label: 'Worked (hours:minutes)' }),
        hours: number({ label: 'Decimal hours', places: 2 }),
      },
      { label: 'Shifts' },
    ),
  },
  algorithm: ({ shifts, overtime, weeklyLimit, dailyLimit, factor, wage }) => {
    const seconds = shifts.map((shift) => lengthOf(shift) - shift.pause * 60);
    const worked = seconds.map((each) => each / 3600);
    const short = (hours: number) => durationText(roundNear(hours * 3600)).replace(/:00$/, '');
    const inAll = seconds.reduce((sum, each) => sum + each, 0);
    const total = inAll / 3600;
    const beyond = (each: number, limit: number) => Math.max(0, sumOfProducts([each], [-3600, limit])) / 3600;
    let extra = 0;
    if (overtime === 'weekly') extra = beyond(inAll, weeklyLimit);
    if (overtime === 'daily') extra = seconds.reduce((sum, each) => sum + beyond(each, dailyLimit), 0);
    const regular = total - extra;
    return {
      total,
      clock: short(total),
      regular,
      extra,
      pay: wage === undefined ? undefined : wage * (regular + (overtime === 'none' ? 0 : factor * extra)),
      shiftHours: worked.map((hours, i) => ({ shift: i + 1, worked: short(hours), hours })),
    };
  },
  requires: [
    {
      each: 'shifts',
      that: (shift) => shift.pause * 60 <= lengthOf(shift),
      field: 'pause',
      says: 'The break must not be longer than the shift.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ shifts, overtime }) => overtime === 'weekly' && shifts.length > 7,
      says: 'The weekly limit is taken for all shifts together: enter one week at a time.',
    },
    {
      level: 'caution',
      when: ({ shifts }) => shifts.some((shift) => lengthOf(shift) > 16 * 3600),
      says: 'A shift is longer than 16 hours: look again at its in and out, AM and PM.',
    },
    {
      level: 'caution',
      when: ({ shifts }) => shifts.some(({ start, end }) => start === end),
      says: 'In and out of a shift are the same, which counts as no time: enter a shift of a whole day as two.',
    },
  ],
  figure: { kind: 'parts', of: 'total', parts: ['regular', 'extra'] },
  explanation: '{total} were worked, {regular} of them regular and {extra} overtime.',
  examples: [
    {
      inputs: {
        shifts: [
          { start: '08:00', end: '17:30', pause: 30 },
          { start: '08:00', end: '17:30', pause: 30 },
          { start: '08:00', end: '17:30', pause: 30 },
          { start: '08:00', end: '17:30', pause: 30 },
          { start: '08:00', end: '14:15' },
        ],
        wage: 20,
      },
      results: {
        total: 42.25,
        clock: '42:15',
        regular: 40,
        extra: 2.25,
        pay: 867.5,
        shiftHours: { length: 5, rows: { 0: { worked: '9:00', hours: 9 }, 4: { worked: '6:15', hours: 6.25 } } },
      },
      source: 'By hand: 4 × 9 + 6.25; 40 × 20 + 2.25 × 30',
    },
    {
      inputs: {
        shifts: [
          { start: '07:00', end: '17:00' },
          { start: '09:00', end: '15:00' },
        ],
        overtime: 'daily',
        wage: 15,
        factor: 2,
      },
      results: { total: 16, regular: 14, extra: 2, pay: 270 },
      source: 'By hand: 10 h and 6 h; 14 × 15 + 2 × 30',
    },
    {
      inputs: { shifts: [{ start: '22:00', end: '06:30', pause: 45 }], overtime: 'none', wage: 12 },
      results: { total: 7.75, extra: 0, clock: '7:45', pay: 93 },
      source: 'By hand: 8.5 - 0.75 over midnight',
    },
    {
      inputs: { shifts: [{ start: '10:00', end: '10:20', pause: 30 }] },
      refused: 'must not be longer than the shift',
      source: 'By definition',
    },
    {
      inputs: {
        shifts: [
          { start: '09:00', end: '15:00' },
          { start: '09:00', end: '15:00' },
          { start: '09:00', end: '15:00' },
          { start: '09:00', end: '15:00' },
          { start: '09:00', end: '15:00' },
          { start: '09:00', end: '15:00' },
          { start: '09:00', end: '15:00' },
          { start: '09:00', end: '15:00' },
        ],
      },
      results: { total: 48, regular: 40, extra: 8 },
      cautions: ['one week at a time'],
      source: 'By hand: 8 × 6 h',
    },
    {
      inputs: { shifts: [{ start: '09:00', end: '05:00' }] },
      results: { total: 20, regular: 20, extra: 0 },
      cautions: ['AM and PM'],
      source: 'By hand: 5 PM typed as 05:00',
    },
    {
      inputs: {
        shifts: [
          { start: '08:00', end: '18:30', pause: 30 },
          { start: '08:00', end: '18:30', pause: 30 },
          { start: '08:00', end: '18:30', pause: 30 },
          { start: '08:00', end: '18:30', pause: 30 },
        ],
        weeklyLimit: 37.5,
        wage: 20,
      },
      results: { total: 40, regular: 37.5, extra: 2.5, pay: 825 },
      source: 'By hand: 4 × 10; 37.5 × 20 + 2.5 × 30',
    },
    {
      inputs: {
        shifts: [
          { start: '07:00', end: '17:00' },
          { start: '09:00', end: '15:00' },
        ],
        overtime: 'daily',
        dailyLimit: 7.5,
        wage: 15,
      },
      results: { total: 16, regular: 13.5, extra: 2.5, pay: 258.75 },
      source: 'By hand: 7.5 and 6 h of 10 and 6; 13.5 × 15 + 2.5 × 22.5',
    },
    {
      inputs: { shifts: [{ start: '08:00', end: '08:00' }] },
      results: { total: 0, regular: 0, extra: 0 },
      cautions: ['counts as no time'],
      source: 'By hand: a shift of 24 hours, whose in and out are the same',
    },
    {
      inputs: {
        shifts: [
          { start: '08:00', end: '20:00' },
          { start: '20:00', end: '08:00' },
        ],
      },
      results: { total: 24, regular: 24, extra: 0 },
      source: 'By hand: a shift of 24 hours as two of 12',
    },
    {
      inputs: {
        shifts: [
          { start: '08:00', end: '08:06' },
          { start: '08:00', end: '08:12' },
        ],
        weeklyLimit: 0.3,
      },
      results: { total: 0.3, regular: 0.3, extra: 0 },
      source: 'By hand: 6 and 12 minutes are the limit itself',
    },
  ],
  notes: [
    'Some states and countries combine daily and weekly overtime or pay double time: this counts one limit only.',
  ],
  references: [
    {
      title: '29 CFR 778.101: Maximum nonovertime hours',
      url: 'https://www.ecfr.gov/current/title-29/section-778.101',
    },
  ],
});
