import { defineCalculator, integer, money, percent, roundTo } from '@reckoner/engine';

/** Present value, at retirement, of income gaps that rise with inflation and are drawn at the start of each year. */
export default defineCalculator({
  title: 'How much do I need to retire',
  description: 'Savings needed at retirement to fill the gap between spending and other income, rising with inflation.',
  keywords: ['nest egg', 'retirement savings goal', 'retirement income gap', 'pension gap'],
  inputs: {
    spending: money({ label: "Spending a year in today's money", above: 0, max: 1e9 }),
    otherIncome: money({
      label: 'Pensions and other income a year',
      help: "In today's money.",
      min: 0,
      max: 1e9,
      default: 0,
    }),
    yearsUntil: integer({ label: 'Years until retirement', min: 0, max: 70 }),
    yearsRetired: integer({ label: 'Years in retirement', min: 1, max: 70, default: 25 }),
    returnRate: percent({ label: 'Return a year in retirement', min: 0, max: 30, default: 5, usual: [0.5, 15] }),
    inflation: percent({ label: 'Inflation a year', min: 0, max: 30, default: 2.5, usual: [0.3, 12] }),
  },
  outputs: {
    needed: money({ label: 'Savings needed at retirement' }),
    today: money({ label: "The same in today's money" }),
    firstGap: money({ label: 'First withdrawal' }),
    withdrawalRate: percent({ label: 'First withdrawal as a share', places: 2 }),
  },
  formula: ({ spending, otherIncome, yearsUntil, yearsRetired, returnRate, inflation }) => {
    const gap = spending - otherIncome;
    const prices = (1 + inflation) ** yearsUntil;
    const ratio = (1 + inflation) / (1 + returnRate);
    let factor = 0;
    let power = 1;
    for (let year = 0; year < yearsRetired; year++) {
      factor += power;
      power *= ratio;
    }
    const firstGap = gap * prices;
    return { needed: firstGap * factor, today: gap * factor, firstGap, withdrawalRate: 1 / factor };
  },
  stepwise: [
    'The first gap is the spending less other income, with the inflation until retirement.',
    'The factor is the sum of ((1 + inflation) / (1 + return))^year over the years of retirement, from year 0.',
    "Needed = first gap × factor; today = gap at today's prices × factor; withdrawal rate = 1 / factor.",
  ],
  figure: {
    kind: 'curve',
    title: 'Savings in retirement',
    x: { of: 'yearsRetired', label: 'Years in retirement' },
    y: { of: 'needed', label: 'Savings' },
    curve: ({ yearsRetired, returnRate, inflation, needed, firstGap }) => {
      // Withdrawals at the beginning of each year grow with prices.
      const [gain, prices] = [1 + returnRate, 1 + inflation];
      const left = (years: number) => {
        const spent =
          Math.abs(gain - prices) < 1e-12
            ? years * gain ** years
            : (gain * (gain ** years - prices ** years)) / (gain - prices);
        return Math.max(0, needed * gain ** years - firstGap * spent);
      };
      return { from: 0, to: yearsRetired, lines: [{ y: left }], marks: [{ x: 0, y: needed, label: 'Needed' }] };
    },
  },
  explanation: 'You need {needed} at retirement, {today} in today’s money; the first withdrawal is {firstGap}.',
  requires: [
    {
      that: ({ spending, otherIncome }) => otherIncome < spending,
      field: 'otherIncome',
      says: 'The other income, {otherIncome}, covers the spending, {spending}: no savings are needed.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ spending }) => spending < 12000,
      says: 'A spending of {spending} a year is small: check that it is not that of a month.',
    },
    {
      level: 'note',
      when: ({ withdrawalRate }) => roundTo(100 * withdrawalRate, 2) < 2,
      says: 'The return is below inflation, or too little above it for so many years: the savings needed are over 50 times the first gap.',
    },
  ],
  examples: [
    {
      inputs: { spending: 60000, otherIncome: 24000, yearsUntil: 20 },
      results: { needed: 1121170.96, today: 684218.06, firstGap: 58990.19, withdrawalRate: 5.261480561 },
      source: 'Python with mpmath: sum of 36000 × 1.025^(20+k)/1.05^k, k = 0 … 24',
    },
    {
      inputs: { spending: 30000, yearsUntil: 0, yearsRetired: 20, returnRate: 3, inflation: 3 },
      results: { needed: 600000, today: 600000, withdrawalRate: 5 },
      source: 'By hand: return equals inflation, 20 × 30000',
    },
    {
      inputs: { spending: 30000, otherIncome: 30000, yearsUntil: 10 },
      refused: 'covers the spending',
      source: 'By hand: no gap',
    },
    {
      inputs: { spending: 10000, yearsUntil: 0, yearsRetired: 60, returnRate: 3, inflation: 3 },
      results: { needed: 600000, withdrawalRate: 1.666666667 },
      cautions: ['not that of a month', 'over 50 times'],
      source: 'By hand: 60 × 10000',
    },
    {
      inputs: { spending: 10000, yearsUntil: 0, yearsRetired: 35, returnRate: 0, inflation: 2.5 },
      results: { needed: 549282.07, withdrawalRate: 1.820558 },
      cautions: ['not that of a month', 'is below inflation'],
      source: 'Python: 10000 × (1.025^35 - 1)/0.025',
    },
  ],
  notes: [
    'The gap is drawn at the start of each year.',
    'The other income is taken to rise with inflation: a pension that does not rise covers less each year, and more savings are needed.',
    'Taxes are left out; a steady return is an assumption.',
  ],
  references: [
    {
      title:
        'Kellison: The Theory of Interest, 3rd ed., chapter More general annuities: payments varying in geometric progression',
    },
  ],
});
