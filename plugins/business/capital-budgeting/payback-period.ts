import { defineCalculator, list, money, noResult, number, percent } from '@reckoner/engine';

/** First time at which the sum reaches the investment, cash arriving evenly within a period. */
function periodsUntil(investment: number, flows: readonly number[]) {
  let left = investment;
  for (const [index, flow] of flows.entries()) {
    if (flow >= left && flow > 0) return index + left / flow;
    left -= flow;
  }
  return undefined;
}

/** Simple payback ignores interest; discounted payback takes present values. */
export default defineCalculator({
  title: 'Payback period',
  description:
    'Simple and discounted payback period of an investment from its yearly cash flows, interpolated within a year.',
  keywords: ['discounted payback', 'discounted payback period', 'break-even time', 'capital budgeting'],
  arithmetic: 'decimal',
  inputs: {
    investment: money({ label: 'Investment now', symbol: 'I', above: 0, max: 1e12 }),
    flows: list(money({ label: 'Cash flow', min: -1e12, max: 1e12 }), {
      label: 'Cash flows of each year',
      maxItems: 1200,
    }),
    rate: percent({ usual: [0.5, 40], label: 'Discount rate', symbol: 'r', min: 0, max: 1000, default: 0 }),
  },
  outputs: {
    payback: number({ label: 'Payback in years', symbol: 't', places: 2 }),
    discounted: number({ label: 'Discounted payback in years', symbol: 't_d', places: 2, optional: true }),
    total: money({ label: 'Sum of the cash flows' }),
  },
  formula: ({ investment, flows, rate }) => {
    const payback = periodsUntil(investment, flows);
    if (payback === undefined) throw noResult('The cash flows never add up to the investment: it is not paid back.');
    let factor = 1;
    const present = [];
    let total = 0;
    for (const flow of flows) {
      factor /= 1 + rate;
      present.push(flow * factor);
      total += flow;
    }
    return { payback, discounted: periodsUntil(investment, present), total };
  },
  stepwise: [
    'The cash flows are taken off the investment one by one; the one that covers what is left counts in part.',
    'For the discounted payback each cash flow is divided by (1 + rate)^period first.',
  ],
  explanation: ({ discounted }) =>
    discounted === undefined
      ? 'The investment is paid back after {payback} {payback|year|years}, but not when its cash flows are discounted.'
      : 'The investment is paid back after {payback} {payback|year|years}, discounted after {discounted}.',
  cautions: [
    {
      level: 'caution',
      when: ({ total, investment }) => total < investment,
      says: 'Later payments take the money away again: in all the cash flows sum to {total}, less than the investment. Look at the net present value.',
    },
  ],
  examples: [
    {
      inputs: { investment: 10000, flows: [4000, 3000, 5000, 2000] },
      results: { payback: 2.6, discounted: 2.6, total: 14000 },
      source: 'By hand: 2 + 3000/5000',
    },
    {
      inputs: { investment: 1000, flows: [550, 605, 100], rate: 10 },
      results: { payback: 1.743802, discounted: 2 },
      source: 'By hand: 1 + 450/605; 550/1.1 = 500, 605/1.21 = 500',
    },
    {
      inputs: { investment: 1000, flows: [500, 500], rate: 10 },
      results: { payback: 2, total: 1000 },
      source: 'By hand: discounted, only 867.77 come back',
    },
    { inputs: { investment: 1000, flows: [500, 400] }, noResult: 'not paid back', source: 'By hand: 900 of 1000' },
    {
      inputs: { investment: 900, flows: [1000, -500] },
      results: { payback: 0.9, total: 500 },
      cautions: ['take the money away again'],
      source: 'By hand: 900/1000; 1000 - 500',
    },
  ],
  references: [
    {
      title:
        'Brealey, Myers, Allen: Principles of Corporate Finance, 13th ed., ch. 5: Net Present Value and Other Investment Criteria',
      isbn: '978-1-260-01390-0',
    },
  ],
});
