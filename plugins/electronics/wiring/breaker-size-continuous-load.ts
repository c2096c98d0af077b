import { constant, defineCalculator, flag, noResult, quantity, sumOfProducts } from '@reckoner/engine';
import { STANDARD_RATINGS } from '../shared/protection.js';

/** NEC 210.20(A) and 215.3: 125 % of the continuous load plus the rest, then the next rating of 240.6(A). */
export default defineCalculator({
  title: 'Circuit breaker size',
  description: 'Smallest standard breaker rating for a continuous and a noncontinuous load by the NEC.',
  keywords: ['overcurrent protection', 'fuse size', '125 percent rule', '80 percent rule', 'NEC 240.6', 'NEC 210.20'],
  inputs: {
    continuous: quantity('A', {
      label: 'Continuous load (3 hours or more)',
      symbol: 'I_c',
      min: 0,
      max: 10000,
      default: 0,
    }),
    noncontinuous: quantity('A', { label: 'Noncontinuous load', symbol: 'I_n', min: 0, max: 10000, default: 0 }),
    fullRated: flag({ label: 'Assembly listed for 100% of its rating' }),
  },
  outputs: {
    rating: quantity('A', { label: 'Breaker rating', symbol: 'I_b' }),
    minimum: quantity('A', { label: 'Least rating', symbol: 'I_{min}' }),
    spare: quantity('A', { label: 'Noncontinuous load it still takes', symbol: 'I_s' }),
  },
  formula: ({ continuous, noncontinuous, fullRated }) => {
    const factor = fullRated ? 1 : 1.25;
    const minimum = sumOfProducts([factor, continuous], [noncontinuous]);
    const next = STANDARD_RATINGS.find((amperes) => amperes * (1 + 1e-12) * constant(1, 'A') >= minimum);
    if (next === undefined) throw noResult('The load is above the largest standard rating of 6000 A.');
    const rating = next * constant(1, 'A');
    return { rating, minimum, spare: sumOfProducts([rating], [-factor, continuous], [-1, noncontinuous]) };
  },
  stepwise: [
    'The rating is the next standard one of NEC 240.6(A) that is not below the minimum; what it has more is spare.',
  ],
  explanation: 'The loads need at least {minimum}: use a breaker of {rating}.',
  requires: [
    {
      that: ({ continuous, noncontinuous }) => continuous + noncontinuous > 0,
      field: 'continuous',
      says: 'One of the two loads must be above 0 A.',
    },
  ],
  examples: [
    {
      inputs: { continuous: 32 },
      results: { rating: 40, minimum: 40, spare: 0 },
      source: 'NEC 625.41: 1.25 × 32 A for a car charger',
    },
    {
      inputs: { continuous: 50, noncontinuous: 18 },
      results: { rating: 90, minimum: 80.5, spare: 9.5 },
      source: 'By hand: 62.5 + 18; next rating of NEC 240.6(A)',
    },
    {
      inputs: { continuous: 50, noncontinuous: 18, fullRated: true },
      results: { rating: 70, minimum: 68, spare: 2 },
      source: 'NEC 210.20(A) Exception: without the 125%',
    },
    {
      inputs: { continuous: 31.92, noncontinuous: 0.1 },
      results: { rating: 40, minimum: 40, spare: 0 },
      source: 'By hand: 39.9 + 0.1',
    },
    { inputs: { noncontinuous: 7000 }, noResult: 'largest standard rating', source: 'NEC 240.6(A)' },
    { inputs: {}, refused: 'above 0 A', source: 'By definition: no load, no breaker' },
  ],
  notes: [
    'For general branch circuits and feeders under the NEC; motors (430), air conditioners (440) and welders (630) have rules of their own.',
    'The rating of 10 A, which the 2023 code added for lighting and few other circuits, is left out: 15 A is the least.',
    'The wire must be protected too: its ampacity, rounded up at most to the next rating (240.4), and 15, 20 and 30 A for 14, 12 and 10 AWG.',
  ],
  references: [{ title: 'NFPA 70, National Electrical Code, 2023, 210.20(A), 215.3, 240.4 and Table 240.6(A)' }],
});
