import { defineCalculator, quantity } from '@reckoner/engine';

const HALF_LIVES_TO_STEADY_STATE = 5;

/** First-order elimination between two concentrations. */
export default defineCalculator({
  title: 'Drug half-life and clearance',
  description:
    'Elimination half-life and rate constant from two concentrations, with time to steady state, later concentration and clearance.',
  keywords: ['half-life', 'elimination rate constant', 'pharmacokinetics', 'clearance', 'steady state'],
  inputs: {
    first: quantity('mg/L', {
      label: 'First concentration',
      symbol: 'C_1',
      above: 0,
      max: 100000,
      usual: [0.0001, 2000],
    }),
    second: quantity('mg/L', {
      label: 'Second concentration',
      symbol: 'C_2',
      above: 0,
      max: 100000,
      usual: [0.0001, 2000],
    }),
    interval: quantity('h', { label: 'Time between', symbol: 't', min: 0.01, max: 10000, usual: [0.25, 336] }),
    later: quantity('h', {
      label: 'Later time',
      help: 'After the second sample.',
      symbol: '\\tau',
      min: 0,
      max: 10000,
      usual: [0, 336],
      default: 0,
    }),
    volume: quantity('L', {
      label: 'Volume of distribution',
      help: 'Of the whole body, not per kilogram.',
      symbol: 'V_d',
      above: 0,
      max: 100000,
      usual: [2, 20000],
      optional: true,
    }),
  },
  outputs: {
    halfLife: quantity('h', { label: 'Half-life', symbol: 't_{1/2}', places: 2 }),
    rate: quantity('1/h', { label: 'Elimination rate constant', symbol: 'k', places: 4 }),
    steadyState: quantity('h', { label: 'Time to steady state (5 half-lives)', places: 1 }),
    concentration: quantity('mg/L', { label: 'Concentration at the later time', symbol: 'C', places: 3 }),
    clearance: quantity('L/h', { label: 'Clearance', symbol: 'CL', places: 2, optional: true }),
  },
  formula: ({ first, second, interval, later, volume }) => {
    const rate = Math.log(first / second) / interval;
    const halfLife = Math.log(2) / rate;
    return {
      halfLife,
      rate,
      steadyState: HALF_LIVES_TO_STEADY_STATE * halfLife,
      concentration: second * Math.exp(-rate * later),
      clearance: volume === undefined ? undefined : rate * volume,
    };
  },
  explanation: 'The half-life is {halfLife}; steady state is reached after {steadyState} of constant dosing.',
  requires: [
    {
      that: ({ first, second }) => second < first,
      field: 'second',
      says: 'The second concentration, {second}, must be below the first, {first}.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ halfLife, interval }) => halfLife > interval,
      says: 'The samples are less than a half-life apart, so that a small error of the laboratory changes the half-life much: take them further apart.',
    },
    {
      level: 'caution',
      when: ({ later, halfLife, interval }) => later > interval + 3 * halfLife,
      says: 'The later time is far beyond the samples: a slow last phase would leave more than this.',
    },
  ],
  examples: [
    {
      inputs: { first: 20, second: 5, interval: 8, later: 4, volume: 30 },
      results: { halfLife: 4, rate: 0.1732868, steadyState: 20, concentration: 2.5, clearance: 5.198604 },
      source: 'By hand: two half-lives in 8 h; qalc: ln(4)/8; × 30',
    },
    {
      inputs: { first: 10, second: 9, interval: 2 },
      results: { halfLife: 13.15763, rate: 0.0526803, concentration: 9 },
      cautions: ['less than a half-life apart'],
      source: 'qalc: 2 × ln(2)/ln(10/9); ln(10/9)/2',
    },
    { inputs: { first: 5, second: 5, interval: 2 }, refused: 'must be below the first', source: 'By definition' },
    {
      inputs: { first: 20, second: 5, interval: 8, later: 24 },
      results: { halfLife: 4, concentration: '0.07813' },
      cautions: ['slow last phase'],
      source: 'By hand: 5/2⁶',
    },
  ],
  notes: [
    'For drugs with first-order elimination, both samples after distribution; not for phenytoin or ethanol.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title: 'Rowland, Tozer: Clinical Pharmacokinetics and Pharmacodynamics, 4th ed., ch. 3',
      isbn: '978-0-7817-5009-7',
    },
  ],
});
