import { choice, defineCalculator, isAbove, list, money, number, percent } from '@reckoner/engine';

/** Present value of the projected free cash flows and of a terminal value by Gordon growth or by an exit multiple. */
export default defineCalculator({
  title: 'DCF business valuation',
  description: 'Enterprise and equity value of a business from projected free cash flows, WACC and a terminal value.',
  keywords: ['discounted cash flow', 'enterprise value', 'terminal value', 'gordon growth'],
  arithmetic: 'decimal',
  inputs: {
    flows: list(money({ label: 'Free cash flow', min: -1e12, max: 1e12 }), {
      label: 'Free cash flows of each year',
      maxItems: 30,
    }),
    wacc: percent({ usual: [3, 35], label: 'WACC', symbol: 'r', min: 0.1, max: 200 }),
    terminal: choice(
      { growth: 'Perpetual growth', multiple: 'Exit multiple' },
      { label: 'Terminal value by', default: 'growth' },
    ),
    growth: percent({
      usual: [-5, 4],
      label: 'Perpetual growth',
      symbol: 'g',
      min: -50,
      max: 50,
      default: 2,
      when: { terminal: 'growth' },
    }),
    metric: money({ label: 'EBITDA of the last year', symbol: 'X', min: 0, max: 1e12, when: { terminal: 'multiple' } }),
    multiple: number({
      usual: [1, 40],
      label: 'Exit multiple',
      symbol: 'k',
      min: 0,
      max: 1000,
      when: { terminal: 'multiple' },
    }),
    timing: choice(
      { end: 'At the end of each year', middle: 'In the middle of each year' },
      { label: 'Cash flows come', default: 'end' },
    ),
    netDebt: money({ label: 'Net debt', symbol: 'D', min: -1e14, max: 1e14, default: 0 }),
  },
  outputs: {
    equityValue: money({ label: 'Equity value', symbol: 'E' }),
    enterpriseValue: money({ label: 'Enterprise value', symbol: '\\mathrm{EV}' }),
    terminalValue: money({ label: 'Terminal value at the horizon', symbol: '\\mathrm{TV}' }),
    terminalPresent: money({ label: 'Terminal value today' }),
  },
  formula: ({ flows, wacc, terminal, growth, metric, multiple, timing, netDebt }) => {
    let discount = 1;
    let present = 0;
    for (const flow of flows) {
      discount /= 1 + wacc;
      present += flow * discount;
    }
    const last = flows[flows.length - 1]!;
    const terminalValue = terminal === 'growth' ? (last * (1 + growth)) / (wacc - growth) : metric * multiple;
    const advance = timing === 'middle' ? Math.sqrt(1 + wacc) : 1;
    // A perpetuity pays in mid-year as well; a sale at a multiple takes place at the end.
    const terminalPresent = terminalValue * discount * (terminal === 'growth' ? advance : 1);
    const enterpriseValue = present * advance + terminalPresent;
    return { equityValue: enterpriseValue - netDebt, enterpriseValue, terminalValue, terminalPresent };
  },
  stepwise: [
    'Each free cash flow is divided by 1 + WACC once for each year until it comes; with flows in mid-year, half a year is taken back.',
    'The terminal value is discounted over all years and added: the enterprise value.',
    'The net debt is taken off: the equity value.',
  ],
  explanation: 'The business is worth {enterpriseValue}, {equityValue} of it to its owners.',
  requires: [
    {
      that: ({ growth, wacc }) => growth < wacc,
      field: 'growth',
      says: 'Growth forever, {growth}, must stay below the WACC, {wacc}.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ terminalPresent, enterpriseValue }) =>
        enterpriseValue > 0 && isAbove(terminalPresent, 0.85 * enterpriseValue),
      says: 'More than 85% of the value is the terminal value: it rests on growth or a multiple far away. Project more years, and try other assumptions.',
    },
    {
      level: 'caution',
      when: ({ equityValue, enterpriseValue }) => equityValue < 0 && enterpriseValue >= 0,
      says: 'The debt is above the value of the business: nothing of it is left to its owners.',
    },
    {
      level: 'caution',
      when: ({ enterpriseValue }) => enterpriseValue < 0,
      says: 'The business takes more cash than it brings, and its value is negative: project as far as the year in which it earns, and begin the growth forever there.',
    },
  ],
  examples: [
    {
      inputs: { flows: [100, 110, 121], wacc: 10, netDebt: 200 },
      results: { enterpriseValue: 1431.82, equityValue: 1231.82, terminalValue: 1542.75, terminalPresent: 1159.09 },
      source: 'By hand: 3 × 100/1.1 + 121 × 1.02/0.08/1.331',
    },
    {
      inputs: { flows: [100, 110, 121], wacc: 10, timing: 'middle' },
      results: { enterpriseValue: 1501.7 },
      source: 'Python 3.11: Σ FCF/1.1^(t - 0.5) + 1542.75/1.1^2.5',
    },
    {
      inputs: { flows: [110, 121], wacc: 10, terminal: 'multiple', metric: 200, multiple: 6.05 },
      results: { enterpriseValue: 1200, terminalValue: 1210, terminalPresent: 1000 },
      source: 'By hand: 100 + 100 + 1210/1.21',
    },
    {
      inputs: { flows: [100], wacc: 3, growth: 4 },
      refused: 'must stay below the WACC',
      source: 'By definition: the series diverges',
    },
    {
      inputs: { flows: [110], wacc: 10, growth: 0, netDebt: 2000 },
      results: { enterpriseValue: 1100, terminalValue: 1100, equityValue: -900 },
      cautions: ['terminal value', 'nothing of it is left'],
      source: 'By hand: 100 + 1100/1.1 - 2000',
    },
    {
      inputs: { flows: [-110], wacc: 10, growth: 0 },
      results: { enterpriseValue: -1100, terminalValue: -1100, equityValue: -1100 },
      cautions: ['its value is negative'],
      source: 'By hand: -100 - 1100/1.1; no debt, and no share of the terminal value',
    },
  ],
  notes: [
    'With cash flows at mid-year a value by perpetual growth is discounted from mid-year too, one by a multiple from the end of the year.',
  ],
  references: [
    { title: 'Koller, Goedhart, Wessels: Valuation, 7th ed. (2020), ch. 10 and 14', isbn: '978-1-119-61088-5' },
  ],
});
