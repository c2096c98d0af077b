import { category, defineCalculator, findRoot, list, money, noResult, percent } from '@reckoner/engine';

/** Horner's form of the net present value, where money grows by a factor each period. */
function netPresentValue(growth: number, flows: readonly number[]) {
  let value = 0;
  for (let index = flows.length - 1; index >= 0; index--) value = value / growth + flows[index]!;
  return value;
}

/**
 * Growth a period over a line that is searched evenly: rates near zero stand apart on it, and its ends reach from all
 * but the whole loss to more than the largest rate of any two cash flows.
 */
const growthAt = (place: number) => Math.exp(Math.sinh(place) / 2);
const FARTHEST = 5;

/** Whether money is paid out first. */
const lends = (flows: readonly number[]) => (flows.find((flow) => flow !== 0) ?? 0) < 0;

/** The rate at which the net present value of equally spaced cash flows is zero. */
export default defineCalculator({
  title: 'Internal rate of return',
  description: 'Internal rate of return a period of equally spaced cash flows, with a warning where several may exist.',
  keywords: ['IRR', 'yield', 'money-weighted return', 'capital budgeting'],
  arithmetic: 'float64',
  inputs: {
    flows: list(money({ label: 'Cash flow', help: 'Negative when you pay.', min: -1e12, max: 1e12 }), {
      label: 'Cash flows, the first one now',
      minItems: 2,
      maxItems: 1200,
    }),
  },
  outputs: {
    rate: percent({ label: 'Internal rate of return', symbol: '\\mathrm{IRR}', places: 4 }),
    uniqueness: category(['The only one', 'There may be others'], { label: 'Uniqueness' }),
    total: money({ label: 'Sum of the cash flows' }),
  },
  formula: ({ flows }) => {
    if (!flows.some((flow) => flow < 0) || !flows.some((flow) => flow > 0)) {
      throw noResult('An internal rate of return needs at least one payment in and one payment out.');
    }
    const signs = flows.filter((flow) => flow !== 0).map((flow) => (flow < 0 ? -1 : 1));
    let changes = 0;
    for (let index = 1; index < signs.length; index++) if (signs[index] !== signs[index - 1]) changes++;
    return {
      rate: growthAt(findRoot((place) => netPresentValue(growthAt(place), flows), -FARTHEST, FARTHEST)) - 1,
      uniqueness: changes === 1 ? 'The only one' : 'There may be others',
      total: flows.reduce((total, flow) => total + flow, 0),
    };
  },
  stepwise: [
    'The rate is the one at which the sum of all cash flows, each divided by (1 + rate)^period, is 0; the first flow has period 0.',
    'It is searched over all rates above -100 %.',
    'It is the only one where the cash flows change their sign once.',
  ],
  explanation: ({ flows }) =>
    lends(flows)
      ? 'The cash flows sum to {total} and return {rate} a period.'
      : 'The cash flows sum to {total} and cost {rate} a period.',
  cautions: [
    {
      level: 'note',
      when: ({ flows }) => !lends(flows),
      says: 'Money comes in first, as from a loan: the rate is what it costs, and a lower one is better.',
    },
    {
      level: 'caution',
      when: ({ uniqueness }) => uniqueness === 'There may be others',
      says: 'The cash flows change their sign more than once: other rates may fit as well. Decide by the net present value.',
    },
  ],
  examples: [
    {
      inputs: { flows: [-70000, 12000, 15000, 18000, 21000, 26000] },
      results: { rate: 8.663095, uniqueness: 'The only one', total: 22000 },
      source: 'Microsoft documentation of IRR (8.66%); digits with scipy.optimize.brentq',
    },
    {
      inputs: { flows: [-100, 39, 59, 55, 20] },
      results: { rate: 28.094842 },
      source: 'numpy_financial documentation of irr: 0.28095',
    },
    {
      inputs: { flows: [-100, 230, -131] },
      results: { rate: 3.81966, uniqueness: 'There may be others' },
      cautions: ['other rates may fit'],
      source: 'By hand: 100 x² - 230 x + 131 = 0 with x = 1 + r, so x = 1.0381966 or 1.2618034; two changes of sign',
    },
    {
      inputs: { flows: [-100, 5] },
      results: { rate: -95, uniqueness: 'The only one' },
      source: 'By hand: 5/100 - 1',
    },
    {
      inputs: { flows: [-1, 200] },
      results: { rate: 19900, uniqueness: 'The only one' },
      source: 'By hand: 200/1 - 1',
    },
    { inputs: { flows: [100, 50] }, noResult: 'one payment in and one payment out', source: 'By hand: no sign change' },
    {
      inputs: { flows: [100, -110] },
      results: { rate: 10, total: -10 },
      cautions: ['as from a loan'],
      source: 'By hand: 110/100',
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
