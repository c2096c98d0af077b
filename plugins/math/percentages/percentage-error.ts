import { defineCalculator, number, percent } from '@reckoner/engine';

/** Error of a measured value relative to the size of the true one. */
export default defineCalculator({
  title: 'Percent error',
  description: 'Error of a measured or estimated value as a percentage of the true value.',
  keywords: ['relative error', 'absolute error', 'experimental error', 'accuracy', 'percentage error'],
  inputs: {
    measured: number({ label: 'Measured value', symbol: 'x', min: -1e15, max: 1e15 }),
    accepted: number({ label: 'True value', symbol: 'x_0', min: -1e15, max: 1e15 }),
  },
  outputs: {
    error: percent({ label: 'Percent error', help: 'Without sign.', places: 3 }),
    signed: percent({
      label: 'Percent error with sign',
      help: 'Negative when the measured value is too small.',
      places: 3,
    }),
    absolute: number({ label: 'Absolute error', symbol: '\\Delta x' }),
  },
  formula: ({ measured, accepted }) => {
    const absolute = Math.abs(measured - accepted);
    return { error: absolute / Math.abs(accepted), signed: (measured - accepted) / Math.abs(accepted), absolute };
  },
  explanation:
    '{signed|{measured} is {absolute} below the true value {accepted}, a percent error of {error}|{measured} is the true value: there is no error|{measured} is {absolute} above the true value {accepted}, a percent error of {error}}.',
  requires: [
    { that: ({ accepted }) => accepted !== 0, field: 'accepted', says: 'A true value of zero has no relative error.' },
  ],
  examples: [
    {
      inputs: { measured: 9.6, accepted: 10 },
      results: { error: 4, signed: -4, absolute: 0.4 },
      source: 'By hand: 0.4/10',
    },
    {
      inputs: { measured: 105, accepted: 84 },
      results: { error: 25, signed: 25, absolute: 21 },
      source: 'By hand: 21/84',
    },
    { inputs: { measured: 5, accepted: 5 }, results: { error: 0, signed: 0, absolute: 0 }, source: 'By hand' },
    { inputs: { measured: 1, accepted: 0 }, refused: 'no relative error', source: 'By definition' },
  ],
  references: [{ title: 'Abramowitz, Stegun: Handbook of Mathematical Functions, §3.5', isbn: '978-0-486-61272-0' }],
});
