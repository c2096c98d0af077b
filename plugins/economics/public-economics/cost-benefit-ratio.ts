import { defineCalculator, money, noResult, number, percent, rows, sum } from '@reckoner/engine';

/** Benefits and costs of each year, the first row being now, discounted at the social rate. */
export default defineCalculator({
  title: 'Cost-benefit ratio',
  description:
    'Benefit-cost ratio and net present value of a project from its yearly benefits and costs and a discount rate.',
  keywords: ['BCR', 'benefit-cost ratio', 'social discount rate', 'public project'],
  arithmetic: 'decimal',
  inputs: {
    years: rows(
      { benefit: money({ label: 'Benefits', min: 0, max: 1e12 }), cost: money({ label: 'Costs', min: 0, max: 1e12 }) },
      { label: 'Years, the first one now', maxItems: 1200 },
    ),
    rate: percent({ usual: [0.5, 20], label: 'Discount rate', symbol: 'r', min: 0, max: 100, default: 3 }),
  },
  outputs: {
    ratio: number({ label: 'Benefit-cost ratio', symbol: '\\mathrm{BCR}', places: 3 }),
    npv: money({ label: 'Net present value', symbol: '\\mathrm{NPV}' }),
    benefits: money({ label: 'Present value of benefits', symbol: 'B' }),
    costs: money({ label: 'Present value of costs', symbol: 'C' }),
  },
  formula: ({ years, rate }) => {
    let factor = 1;
    let benefits = 0;
    let costs = 0;
    for (const { benefit, cost } of years) {
      benefits += benefit * factor;
      costs += cost * factor;
      factor /= 1 + rate;
    }
    if (costs === 0) throw noResult('The project costs nothing: there is no ratio.');
    return { ratio: benefits / costs, npv: benefits - costs, benefits, costs };
  },
  shown: ({ years, rate }) => {
    const benefits = sum(years.map(({ benefit }, index) => benefit / (1 + rate) ** index));
    const costs = sum(years.map(({ cost }, index) => cost / (1 + rate) ** index));
    return { ratio: benefits / costs, npv: benefits - costs, benefits, costs };
  },
  explanation:
    'Discounted at {rate} a year, benefits of {benefits} against costs of {costs} give a ratio of {ratio} and a net present value of {npv}.',
  examples: [
    {
      inputs: {
        years: [
          { benefit: 0, cost: 1000 },
          { benefit: 660, cost: 110 },
          { benefit: 726, cost: 0 },
        ],
        rate: 10,
      },
      results: { ratio: 1.0909091, npv: 100, benefits: 1200, costs: 1100 },
      source: 'By hand: 600 + 600 against 1000 + 100',
    },
    {
      inputs: { years: [{ benefit: 30, cost: 40 }], rate: 0 },
      results: { ratio: 0.75, npv: -10 },
      source: 'By hand: 30/40',
    },
    { inputs: { years: [{ benefit: 30, cost: 0 }] }, noResult: 'costs nothing', source: 'By definition' },
  ],
  references: [{ title: 'Boardman et al.: Cost-Benefit Analysis, 5th ed. (2018), ch. 6', isbn: '978-1-108-40129-6' }],
});
