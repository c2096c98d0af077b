import { choice, defineCalculator, isAtLeast, list, mean, money, percent, sum, sumOfProducts } from '@reckoner/engine';

/** Average profit after depreciation, over the average and over the initial investment. */
export default defineCalculator({
  title: 'Accounting rate of return',
  description:
    'Accounting rate of return of a project from its yearly profits, or cash flows less straight-line depreciation, on the average and the initial investment.',
  keywords: ['ARR', 'average rate of return', 'simple rate of return', 'return on average investment'],
  related: ['net-present-value', 'payback-period'],
  inputs: {
    investment: money({ label: 'Initial investment', symbol: 'I', above: 0, max: 1e12 }),
    salvage: money({ label: 'Residual value at the end', symbol: 'S', min: 0, max: 1e12, default: 0 }),
    kind: choice(
      { profits: 'Profits, after depreciation', flows: 'Cash flows, before depreciation' },
      { label: 'Amounts of each year are', default: 'profits' },
    ),
    amounts: list(money({ label: 'Amount', help: 'Negative for a loss.', min: -1e12, max: 1e12 }), {
      label: 'Amounts of each year',
      symbol: 'P',
      maxItems: 100,
    }),
  },
  outputs: {
    ofAverage: percent({ label: 'Return on the average investment', symbol: '\\mathrm{ARR}', places: 2 }),
    ofInitial: percent({ label: 'Return on the initial investment', symbol: '\\mathrm{ARR}_0', places: 2 }),
    profit: money({ label: 'Average profit a year', symbol: '\\bar{P}' }),
    averageInvestment: money({ label: 'Average investment', symbol: '\\bar{I}' }),
    depreciation: money({ label: 'Depreciation a year', symbol: 'D', optional: true }),
  },
  formula: ({ investment, salvage, kind, amounts }) => {
    const depreciation = kind === 'flows' ? (investment - salvage) / amounts.length : undefined;
    const lost = kind === 'flows' ? 1 : 0;
    const total = sumOfProducts(...amounts.map((amount) => [amount]), [-lost, investment], [lost, salvage]);
    const profit = total / amounts.length;
    const averageInvestment = (investment + salvage) / 2;
    return {
      ofAverage: profit / averageInvestment,
      ofInitial: profit / investment,
      profit,
      averageInvestment,
      depreciation,
    };
  },
  shown: ({ amounts, depreciation }) => ({ profit: mean(amounts) - (depreciation ?? 0) }),
  explanation:
    'The average {profit|loss|profit|profit} of {|profit|} a year{depreciation?, after a depreciation of {depreciation},|} is {ofAverage} of the average investment of {averageInvestment}, and {ofInitial} of the initial one.',
  requires: [
    {
      that: ({ salvage, investment }) => salvage <= investment,
      field: 'salvage',
      says: 'The residual value, {salvage}, must be at most the investment, {investment}.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ profit }) => profit < 0,
      says: 'The project makes a loss on average.',
    },
    {
      level: 'note',
      when: ({ kind, amounts, investment, salvage }) =>
        kind === 'profits' && isAtLeast(sum(amounts), investment - salvage),
      says: 'These profits add up to all that the investment loses in value, or more. If they are cash flows, before depreciation, say so: the rate is lower then.',
    },
    {
      level: 'note',
      when: ({ amounts }) => amounts.length > 1,
      says: 'The rate does not see when the profits come: compare projects by the net present value.',
    },
  ],
  examples: [
    {
      inputs: { investment: 100000, salvage: 20000, amounts: [8000, 10000, 12000, 14000, 6000] },
      results: { ofAverage: '16.66667', ofInitial: 10, profit: 10000, averageInvestment: 60000 },
      cautions: ['when the profits come'],
      source: 'By hand: 50000/5; 10000/60000 and 10000/100000',
    },
    {
      inputs: { investment: 80000, salvage: 5000, kind: 'flows', amounts: [25000, 25000, 20000] },
      results: { profit: '-1666.67', depreciation: 25000, ofAverage: '-3.921569', ofInitial: '-2.083333' },
      cautions: ['makes a loss', 'when the profits come'],
      source: 'By hand: 70000/3 - 75000/3 = -5000/3; over 42500 and 80000',
    },
    {
      inputs: { investment: 0.3, kind: 'flows', amounts: [0.1, 0.1, 0.1] },
      results: { profit: 0, depreciation: 0.1, ofAverage: 0, ofInitial: 0 },
      cautions: ['when the profits come'],
      source: 'By hand: 0.1 - 0.3/3 = 0, and 0 over anything',
    },
    {
      inputs: { investment: 5000, amounts: [400] },
      results: { ofAverage: 16, ofInitial: 8, profit: 400, averageInvestment: 2500 },
      source: 'By hand: 400/2500, 400/5000',
    },
    {
      inputs: { investment: 100000, salvage: 20000, amounts: [28000, 28000, 28000, 28000, 28000] },
      results: { ofAverage: '46.66667', ofInitial: 28 },
      cautions: ['If they are cash flows', 'when the profits come'],
      source: 'By hand: 28000/60000 and 28000/100000; as cash flows it were 12000 a year',
    },
    {
      inputs: { investment: 5000, salvage: 6000, amounts: [400] },
      refused: 'must be at most the investment',
      source: 'By hand: it would not be depreciated',
    },
  ],
  notes: [
    'Profits before or after tax: say which, and compare like with like. The average investment is the mean of initial and residual value; some books take the initial investment alone.',
  ],
  references: [
    {
      title:
        'Atrill, McLaney: Accounting and Finance for Non-Specialists, 11th ed., ch. 10: Making Capital Investment Decisions',
    },
  ],
});
