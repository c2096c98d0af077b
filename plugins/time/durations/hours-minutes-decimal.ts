import { choice, defineCalculator, integer, number, quantity, roundTo, text } from '@reckoner/engine';
import { durationText } from '../shared/clock.js';

/** An hour is 60 minutes or 3600 seconds; rounding is half up to the chosen part of an hour. */
export default defineCalculator({
  title: 'Hours and minutes to decimal hours',
  description:
    'Hours, minutes and seconds as decimal hours, or decimal hours as hours, minutes and seconds, rounded as timesheets do.',
  keywords: ['time to decimal', 'decimal hours', 'hh:mm to hours', 'payroll', 'industrial minutes'],
  inputs: {
    direction: choice(
      { toDecimal: 'To decimal hours', fromDecimal: 'From decimal hours' },
      { label: 'Direction', default: 'toDecimal' },
    ),
    hours: integer({ label: 'Hours', min: 0, max: 1e7, default: 0, when: { direction: 'toDecimal' } }),
    minutes: integer({ label: 'Minutes', min: 0, max: 1e8, default: 0, when: { direction: 'toDecimal' } }),
    seconds: integer({ label: 'Seconds', min: 0, max: 1e9, default: 0, when: { direction: 'toDecimal' } }),
    decimal: number({ label: 'Decimal hours', min: 0, max: 1e7, when: { direction: 'fromDecimal' } }),
    step: choice(
      {
        second: { label: 'Seconds', value: 1 },
        minute: { label: 'Minutes', value: 60 },
        tenth: { label: 'Tenths of an hour (6 min)', value: 360 },
        quarter: { label: 'Quarters of an hour (15 min)', value: 900 },
      },
      { label: 'Round to', default: 'second' },
    ),
  },
  outputs: {
    decimalHours: quantity('h', { label: 'Decimal hours', places: 4 }),
    clock: text({ label: 'Hours:minutes:seconds, rounded' }),
    rounded: quantity('h', { label: 'Rounded decimal hours', places: 4 }),
    minutes: quantity('min', { label: 'In minutes', places: 2 }),
  },
  algorithm: ({ direction, hours, minutes, seconds, decimal, step }) => {
    const total = direction === 'toDecimal' ? hours * 3600 + minutes * 60 + seconds : decimal * 3600;
    // Rounded first, so that 8.45 h, which no double is, is not below half of a tenth.
    const rounded = Math.round(roundTo(total / step, 9)) * step;
    return { decimalHours: total / 3600, clock: durationText(rounded), rounded: rounded / 3600, minutes: total / 60 };
  },
  explanation: 'The duration is {decimalHours}; rounded it is {clock} in hours, minutes and seconds, or {rounded}.',
  examples: [
    {
      inputs: { hours: 7, minutes: 50, step: 'quarter' },
      results: { decimalHours: 7.833333, clock: '7:45:00', rounded: 7.75, minutes: 470 },
      source: 'By hand: 470/60; 470/15 = 31.3',
    },
    {
      inputs: { hours: 7, minutes: 53, step: 'quarter' },
      results: { clock: '8:00:00', rounded: 8 },
      source: '29 CFR 785.48(b): from the eighth minute on a quarter counts',
    },
    {
      inputs: { hours: 1, minutes: 20, seconds: 30, step: 'tenth' },
      results: { decimalHours: 1.341667, rounded: 1.3, clock: '1:18:00' },
      source: 'By hand: 4830/3600; 13.4 tenths',
    },
    {
      inputs: { direction: 'fromDecimal', decimal: 2.755 },
      results: { clock: '2:45:18', minutes: 165.3 },
      source: 'Python: timedelta(hours=2.755)',
    },
    {
      inputs: { direction: 'fromDecimal', decimal: 8.45, step: 'tenth' },
      results: { clock: '8:30:00', rounded: 8.5 },
      source: 'By hand: 84.5 tenths, half up',
    },
    {
      inputs: { direction: 'fromDecimal', decimal: 0.3333, step: 'minute' },
      results: { clock: '0:20:00', rounded: 0.333333 },
      source: 'By hand: 19.998 min',
    },
  ],
  references: [
    { title: '29 CFR 785.48: Use of time clocks', url: 'https://www.ecfr.gov/current/title-29/section-785.48' },
  ],
});
