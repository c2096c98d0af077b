import { defineEquations, isBelow, measure, money, percent } from '@reckoner/engine';

/** (V_end/V_begin)^(1/years) − 1, solved for whatever is missing. */
export default defineEquations({
  title: 'Compound annual growth rate (CAGR)',
  description:
    'Yearly growth rate that leads from a beginning to an ending value, or the end value, start value or time for a rate.',
  keywords: ['CAGR', 'annualized return', 'geometric growth rate', 'RRI'],
  related: ['xirr', 'return-on-investment', 'investment-growth'],
  variables: {
    begin: money({ label: 'Beginning value', symbol: 'V_0', above: 0, max: 1e12 }),
    end: money({ label: 'Ending value', symbol: 'V_1', above: 0, max: 1e15 }),
    years: measure('yr', { label: 'Time', symbol: 't', above: 0, max: 200, usual: [0.1, 120] }),
    rate: percent({ label: 'CAGR', symbol: 'r', above: -100, max: 1000000, places: 3, usual: [-60, 200] }),
    totalGrowth: percent({
      label: 'Total growth',
      symbol: 'G',
      above: -100,
      max: 1e12,
      usual: [-95, 50000],
      places: 2,
    }),
  },
  equations: ({ begin, end, years, rate, totalGrowth }) => [
    [end, begin * (1 + rate) ** years],
    [end, begin * (1 + totalGrowth)],
  ],
  explanation: '{rate|Falling|Staying|Growing} from {begin} to {end} in {years} is {rate} a year.',
  cautions: [
    {
      level: 'caution',
      when: ({ years }) => isBelow(years, 1),
      says: 'Less than a year is taken over a whole one, which exaggerates: give the total growth instead.',
    },
  ],
  examples: [
    {
      inputs: { begin: 10000, end: 19000, years: 5 },
      results: { rate: 13.69744888, totalGrowth: 90 },
      source: 'Python with mpmath: 1.9^(1/5) - 1',
    },
    {
      inputs: { begin: 9000, end: 13000, years: 3 },
      results: { rate: 13.040381 },
      source: 'Python: (13000/9000)**(1/3) - 1',
    },
    { inputs: { begin: 1000, rate: 10, years: 2 }, results: { end: 1210, totalGrowth: 21 }, source: 'By hand: 1.1²' },
    { inputs: { end: 1210, rate: 10, years: 2 }, results: { begin: 1000 }, source: 'By hand: 1210/1.1²' },
    {
      inputs: { begin: 1000, end: 2000, rate: 8 },
      results: { years: 9.006468342 },
      source: 'Gnumeric: LN(2)/LN(1.08)',
    },
    {
      inputs: { begin: 1000, end: 250, years: 2 },
      results: { rate: -50, totalGrowth: -75 },
      source: 'By hand: (1/4)^(1/2) - 1',
    },
    {
      inputs: { begin: 1000, end: 1100, years: 0.25 },
      results: { rate: 46.41, totalGrowth: 10 },
      cautions: ['which exaggerates'],
      source: 'By hand: 1.1⁴',
    },
  ],
  notes: ['Says nothing about how uneven the way was, and leaves out money paid in or out: see XIRR.'],
  references: [{ title: 'CFA Institute: Global Investment Performance Standards, glossary: annualized return' }],
});
