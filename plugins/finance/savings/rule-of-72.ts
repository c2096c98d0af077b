import { defineCalculator, measure, percent } from '@reckoner/engine';

/** ln 2 / ln(1 + r) against the rules of thumb, for interest compounded once a year. */
export default defineCalculator({
  title: 'Rule of 72: doubling time',
  description: 'Time in which money doubles at an annual rate: exact, and by the rules of 72, 70 and 69.3.',
  keywords: ['rule of 70', 'rule of 69', 'how long to double money', 'doubling time'],
  inputs: { rate: percent({ label: 'Annual rate', symbol: 'r', min: 0.01, max: 1000, usual: [0.2, 100] }) },
  outputs: {
    exact: measure('yr', { label: 'Exact doubling time', symbol: 't', places: 2 }),
    by72: measure('yr', { label: 'By the rule of 72', symbol: 't_{72}', places: 2 }),
    by70: measure('yr', { label: 'By the rule of 70', symbol: 't_{70}', places: 2 }),
    by693: measure('yr', { label: 'By the rule of 69.3', symbol: 't_{69.3}', places: 2 }),
  },
  formula: ({ rate }) => ({
    exact: Math.LN2 / Math.log1p(rate),
    by72: 72 / (100 * rate),
    by70: 70 / (100 * rate),
    by693: 69.3 / (100 * rate),
  }),
  figure: {
    kind: 'curve',
    title: 'Doubling time over the rate',
    x: { of: 'rate' },
    y: { of: 'exact', label: 'Doubling time' },
    curve: ({ rate, exact }) => ({
      from: rate / 3,
      to: 3 * rate,
      lines: [
        { label: 'Exact', y: (at) => Math.LN2 / Math.log1p(at) },
        { label: 'Rule of 72', dashed: true, y: (at) => 0.72 / at },
      ],
      marks: [{ x: rate, y: exact, label: 'Rate' }],
    }),
  },
  explanation: 'At {rate} a year money doubles in {exact}; the rule of 72 says {by72}.',
  cautions: [
    {
      level: 'note',
      when: ({ exact, by72 }) => Math.abs(by72 / exact - 1) > 0.05,
      says: 'At such a rate the rule of 72 is off by more than a twentieth: take the exact time.',
    },
  ],
  examples: [
    {
      inputs: { rate: 8 },
      results: { exact: 9.006468342, by72: 9, by70: 8.75, by693: 8.6625 },
      source: 'Gnumeric: LN(2)/LN(1.08); by hand: 72/8, 70/8, 69.3/8',
    },
    {
      inputs: { rate: 100 },
      results: { exact: 1, by72: 0.72 },
      cautions: ['take the exact time'],
      source: 'By hand: 100% a year doubles in a year',
    },
  ],
  notes: ['The rule of 72 suits rates near 8% compounded once a year, 69.3 continuous compounding.'],
  references: [
    { title: 'Brealey, Myers, Allen: Principles of Corporate Finance, 13th ed., ch. 2', isbn: '978-1-260-01390-0' },
  ],
});
