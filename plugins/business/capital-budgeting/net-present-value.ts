import { defineCalculator, list, money, number, percent, sum } from '@reckoner/engine';

/** Cash flows at the end of each period; the investment now. */
export default defineCalculator({
  title: 'Net present value',
  description:
    'Net present value and profitability index of an investment from its discount rate and yearly cash flows.',
  keywords: ['NPV', 'discounted cash flow', 'investment appraisal'],
  arithmetic: 'decimal',
  inputs: {
    investment: money({ label: 'Investment now', symbol: 'I', min: 0, max: 1e12 }),
    rate: percent({ usual: [0.2, 40], label: 'Discount rate a period', symbol: 'r', min: 0, max: 1000 }),
    flows: list(money({ label: 'Cash flow', min: -1e12, max: 1e12 }), {
      label: 'Cash flows at the end of each period',
      maxItems: 1200,
    }),
  },
  outputs: {
    npv: money({ label: 'Net present value', symbol: '\\mathrm{NPV}' }),
    presentValue: money({ label: 'Present value of the cash flows', symbol: 'PV' }),
    index: number({ label: 'Profitability index', symbol: 'PI', places: 3, optional: true }),
  },
  formula: ({ investment, rate, flows }) => {
    let discount = 1;
    let presentValue = 0;
    for (const flow of flows) {
      discount /= 1 + rate;
      presentValue += flow * discount;
    }
    const index = investment > 0 ? presentValue / investment : undefined;
    return { npv: presentValue - investment, presentValue, index };
  },
  shown: ({ investment, rate, flows }) => {
    const presentValue = sum(flows.map((flow, index) => flow / (1 + rate) ** (index + 1)));
    return { npv: presentValue - investment, presentValue, index: presentValue / investment };
  },
  explanation: 'At {rate} the cash flows are worth {presentValue} today: a net present value of {npv}.',
  examples: [
    {
      inputs: { investment: 10000, rate: 10, flows: [3000, 4200, 6800] },
      results: { npv: 1307.29, presentValue: 11307.29, index: 1.130729 },
      source: 'Microsoft documentation of NPV, example 1 (1188.44 × 1.1, the investment being now)',
    },
    {
      inputs: { investment: 40000, rate: 8, flows: [8000, 9200, 10000, 12000, 14500] },
      results: { npv: 1922.06 },
      source: 'Microsoft documentation of NPV, example 2',
    },
    {
      inputs: { investment: 0, rate: 0, flows: [100, -40] },
      results: { npv: 60, presentValue: 60 },
      source: 'By hand: without interest',
    },
  ],
  references: [
    {
      title: 'Brealey, Myers, Allen: Principles of Corporate Finance, 13th ed., ch. 2: How to Calculate Present Values',
      isbn: '978-1-260-01390-0',
    },
  ],
});
