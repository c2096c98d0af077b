import { defineCalculator } from '@reckoner/engine';
import { convert, converterInputs, converterOutputs, equation } from '../shared/converter.js';

const TIMES = {
  s: 'seconds',
  ms: 'milliseconds',
  µs: 'microseconds',
  ns: 'nanoseconds',
  min: 'minutes',
  h: 'hours',
  d: 'days',
  wk: 'weeks',
  fortnight: 'fortnights',
  month: 'months (a twelfth of a Julian year)',
  yr: 'Julian years',
  yr_trop: 'tropical years',
  century: 'centuries',
  millennium: 'millennia',
  d_sid: 'sidereal days',
  t_P: 'Planck times',
} as const;

/** A year is the Julian one of 365.25 days, a month its twelfth. */
export default defineCalculator({
  title: 'Time unit converter',
  description: 'A duration in seconds, minutes, hours, days, weeks, months, years and others from any of them.',
  keywords: ['seconds to hours', 'minutes to hours', 'days to seconds', 'years to days', 'milliseconds'],
  inputs: converterInputs(TIMES, 'h', 'min'),
  outputs: converterOutputs,
  algorithm: (inputs) => convert(TIMES, inputs),
  explanation: equation,
  examples: [
    {
      inputs: { value: 1000000, from: 's', to: 'd' },
      results: { result: 11.5740740741, all: { length: 16 } },
      source: 'GNU units: 1000000 s in days',
    },
    { inputs: { value: 1, from: 'fortnight', to: 'h' }, results: { result: 336 }, source: 'By definition: 14 × 24' },
    {
      inputs: { value: 1, from: 'yr', to: 'h' },
      results: { result: 8766 },
      source: 'GNU units: 1 julianyear in hours',
    },
    {
      inputs: { value: 1, from: 'd_sid', to: 's' },
      results: { result: 86164.0905 },
      source: 'Explanatory Supplement to the Astronomical Almanac: mean sidereal day 23h 56m 04.0905s',
    },
    {
      inputs: { value: 2, from: 'millennium', to: 'century' },
      results: { result: 20 },
      source: 'By definition: ten centuries each',
    },
    {
      inputs: { value: 1, from: 'yr_trop', to: 'd' },
      results: { result: 365.242190402 },
      source: 'Explanatory Supplement to the Astronomical Almanac: tropical year at J2000',
    },
    { inputs: { value: 1, from: 'month', to: 'd' }, results: { result: 30.4375 }, source: 'By hand: 365.25/12' },
    { inputs: { value: 3, from: 'wk', to: 'd' }, results: { result: 21 }, source: 'By definition: seven days each' },
  ],
  notes: ['Calendar months and years differ in length: for dates use a date calculator.'],
  references: [
    { title: 'BIPM: The International System of Units, 9th ed., table 8' },
    { title: 'Urban, Seidelmann: Explanatory Supplement to the Astronomical Almanac, 3rd ed., ch. 3' },
  ],
});
