import { defineCalculator, measure, money, percent, roundTo } from '@reckoner/engine';

/** Spending over withdrawal rate; time by n = ln((Fi + s)/(Pi + s))/ln(1 + i) at the return after inflation. */
export default defineCalculator({
  title: 'FIRE number',
  description:
    'Savings that let you live off withdrawals, and the years to reach them, from spending, savings and real return.',
  keywords: ['financial independence', 'retire early', '4% rule', 'safe withdrawal rate', '25 times expenses'],
  inputs: {
    spending: money({ label: 'Spending a year', symbol: 'E', above: 0, max: 1e9 }),
    withdrawalRate: percent({
      label: 'Safe withdrawal rate',
      symbol: 'w',
      min: 0.5,
      max: 20,
      default: 4,
      usual: [2, 8],
    }),
    savings: money({ label: 'Savings today', symbol: 'P', min: 0, max: 1e12, default: 0 }),
    yearlySaving: money({ label: 'Saving a year', symbol: 's', min: 0, max: 1e9, default: 0 }),
    realReturn: percent({
      label: 'Return a year after inflation',
      symbol: 'i',
      min: 0,
      max: 20,
      default: 5,
      usual: [0.5, 12],
    }),
  },
  outputs: {
    target: money({ label: 'FIRE number', symbol: 'F' }),
    years: measure('yr', { label: 'Years to reach it', symbol: 'n', optional: true, places: 1 }),
    progress: percent({ label: 'Reached', places: 1 }),
    monthlyIncome: money({ label: 'Withdrawal a month' }),
  },
  formula: ({ spending, withdrawalRate, savings, yearlySaving, realReturn }) => {
    const target = spending / withdrawalRate;
    const results = { target, progress: savings / target, monthlyIncome: spending / 12 };
    if (savings >= target) return { ...results, years: 0 };
    if (realReturn === 0) {
      return yearlySaving > 0 ? { ...results, years: (target - savings) / yearlySaving } : results;
    }
    const start = savings * realReturn + yearlySaving;
    if (start <= 0) return results;
    return { ...results, years: Math.log((target * realReturn + yearlySaving) / start) / Math.log(1 + realReturn) };
  },
  figure: {
    kind: 'curve',
    title: 'Growth toward the target',
    x: { of: 'years', label: 'Time' },
    y: { of: 'target', label: 'Savings' },
    curve: ({ target, years, savings, yearlySaving, realReturn }) => {
      if (years === undefined || years <= 0 || years > 1000) return undefined;
      const savedAfter = (year: number) => {
        const growth = (1 + realReturn) ** year;
        return savings * growth + yearlySaving * (realReturn === 0 ? year : (growth - 1) / realReturn);
      };
      return {
        from: 0,
        to: 1.15 * years,
        lines: [
          { label: 'Savings', y: savedAfter },
          { label: 'Target', dashed: true, y: () => target },
        ],
        marks: [{ x: years, y: target, label: 'Reached' }],
      };
    },
  },
  explanation: ({ years }) => {
    if (years === undefined)
      return 'Spending {spending} a year takes savings of {target}; without saving they are not reached.';
    return years === 0
      ? 'Spending {spending} a year takes savings of {target}, which you have.'
      : 'Spending {spending} a year takes savings of {target}, reached in {years}.';
  },
  cautions: [
    {
      level: 'note',
      when: ({ spending }) => spending < 12000,
      says: 'A spending of {spending} a year is small: check that it is not that of a month.',
    },
    {
      level: 'caution',
      when: ({ withdrawalRate }) => withdrawalRate > 0.0415,
      says: 'Withdrawals of more than some 4% of the first balance, raised with inflation, did not always last 30 years: plan with a lower rate.',
    },
    {
      level: 'note',
      when: ({ years }) => years !== undefined && roundTo(years, 1) > 60,
      says: 'So long a time is beyond a working life: save more, or spend less.',
    },
  ],
  examples: [
    {
      inputs: { spending: 40000, savings: 100000, yearlySaving: 30000 },
      results: { target: 1000000, years: 16.94354974, progress: 10, monthlyIncome: 3333.33 },
      source: 'Python with mpmath; Gnumeric: NPER(0.05, -30000, -100000, 1000000)',
    },
    {
      inputs: { spending: 30000, withdrawalRate: 3, savings: 200000, yearlySaving: 40000, realReturn: 0 },
      results: { target: 1000000, years: 20 },
      source: 'By hand: 800000/40000',
    },
    {
      inputs: { spending: 42500, withdrawalRate: 4.25, savings: 1000000 },
      results: { target: 1000000, years: 0 },
      cautions: ['did not always last 30 years'],
      source: 'By hand: 42500/0.0425; in the worst case, from 1966, 4.15% lasted',
    },
    {
      inputs: { spending: 20000, savings: 600000 },
      results: { years: 0, progress: 120 },
      source: 'By hand: 500000 is reached',
    },
    {
      inputs: { spending: 20000, realReturn: 0 },
      results: { target: 500000, progress: 0 },
      source: 'By hand: nothing is saved',
    },
    {
      inputs: { spending: 3000, savings: 80000 },
      results: { target: 75000, years: 0 },
      cautions: ['not that of a month'],
      source: 'By hand: 3000/0.04, the spending of a month',
    },
    { inputs: { spending: 20000 }, results: { target: 500000 }, source: 'By hand: nothing is saved' },
    {
      inputs: { spending: 40000, withdrawalRate: 8, yearlySaving: 5000, realReturn: 0 },
      results: { target: 500000, years: 100 },
      cautions: ['did not always last 30 years', 'beyond a working life'],
      source: 'By hand: 500000/5000',
    },
  ],
  notes: [
    'Savings are added at the end of each year.',
    "Amounts are in today's money. The 4% rule comes from United States returns over 30 years of retirement.",
  ],
  references: [
    {
      title:
        'Bengen: Determining Withdrawal Rates Using Historical Data, Journal of Financial Planning 7 (1994) 171–180',
    },
  ],
});
