import {
  choice,
  constant,
  defineCalculator,
  isAbove,
  isAtMost,
  money,
  number,
  percent,
  roundTo,
} from '@reckoner/engine';

const ofEarnings = { when: { basis: ['sde', 'ebitda'] } } as const;

/** Normalized SDE or EBITDA, or revenue, times a low and a high multiple, less net debt. */
export default defineCalculator({
  title: 'Business valuation by multiples',
  description:
    'Value of a business by a multiple of seller’s discretionary earnings, EBITDA or revenue, with the earnings normalized by add-backs, as a range and for its owners.',
  keywords: [
    'SDE multiple',
    'EBITDA multiple',
    'revenue multiple',
    'seller’s discretionary earnings',
    'adjusted EBITDA',
    'sell a small business',
  ],
  related: ['business-valuation-dcf', 'enterprise-value-multiples', 'ebitda-and-margin'],
  inputs: {
    basis: choice(
      {
        sde: { label: 'Seller’s discretionary earnings (SDE)', also: ['SDE'] },
        ebitda: { label: 'Adjusted EBITDA', also: ['EBITDA'] },
        revenue: { label: 'Revenue', also: ['sales'] },
      },
      { label: 'Multiple of', default: 'sde' },
    ),
    profit: money({
      label: 'Profit before tax',
      symbol: 'N',
      help: 'Of a typical year, or of the last twelve months.',
      min: -1e13,
      max: 1e13,
      ...ofEarnings,
    }),
    interest: money({ label: 'Interest paid', symbol: 'i', min: 0, max: 1e13, default: 0, ...ofEarnings }),
    depreciation: money({
      label: 'Depreciation and amortization',
      symbol: 'D',
      min: 0,
      max: 1e13,
      default: 0,
      ...ofEarnings,
    }),
    ownerPay: money({
      label: 'Pay of the owner',
      symbol: 'W',
      help: 'Of one owner who works in the business, with payroll tax and benefits, as it was deducted from the profit.',
      min: 0,
      max: 1e12,
      ...ofEarnings,
    }),
    managerPay: money({
      label: 'Market pay of a manager in the owner’s place',
      symbol: 'M',
      help: 'With payroll tax and benefits.',
      min: 0,
      max: 1e12,
      when: { basis: 'ebitda' },
    }),
    personal: money({
      label: 'Personal costs in the books',
      symbol: 'p',
      help: 'What the business paid for the owner and a buyer would not, as a private car.',
      min: 0,
      max: 1e12,
      default: 0,
      ...ofEarnings,
    }),
    oneTimeCosts: money({ label: 'One-time costs', symbol: 'c', min: 0, max: 1e12, default: 0, ...ofEarnings }),
    oneTimeIncome: money({
      label: 'One-time and non-operating income',
      symbol: 'r',
      min: 0,
      max: 1e12,
      default: 0,
      ...ofEarnings,
    }),
    revenue: money({ label: 'Revenue a year', symbol: 'S', min: 0.01, max: 1e14, when: { basis: 'revenue' } }),
    compared: money({
      label: 'Revenue a year, to compare',
      help: 'Shows which share of it the earnings are.',
      min: 0.01,
      max: 1e14,
      optional: true,
      ...ofEarnings,
    }),
    low: number({ label: 'Low multiple', symbol: 'k_1', min: 0.05, max: 100, usual: [0.2, 20] }),
    high: number({
      label: 'High multiple',
      symbol: 'k_2',
      help: 'Left out, the low one.',
      min: 0.05,
      max: 100,
      usual: [0.2, 20],
      default: ({ low }) => low,
    }),
    debt: money({
      label: 'Debt that goes with the business',
      symbol: 'B',
      help: 'Taken off; 0 where the seller pays it off, as in most sales of small businesses.',
      min: 0,
      max: 1e13,
      default: 0,
    }),
    cash: money({ label: 'Cash that goes with the business', symbol: 'K', min: 0, max: 1e13, default: 0 }),
    inventory: money({
      label: 'Inventory or other assets paid for on top',
      symbol: 'I',
      help: 'Only where the multiple does not include it.',
      min: 0,
      max: 1e13,
      default: 0,
    }),
  },
  outputs: {
    value: money({ label: 'Value, at the middle multiple', symbol: 'V' }),
    lowValue: money({ label: 'Value at the low multiple', symbol: 'V_1' }),
    highValue: money({ label: 'Value at the high multiple', symbol: 'V_2' }),
    base: money({ label: 'Normalized earnings or revenue', symbol: 'X' }),
    toOwners: money({ label: 'To the owners, at the middle multiple', symbol: 'E' }),
    addBacks: money({ label: 'Add-backs of the owner and of one time', symbol: 'A', optional: true }),
    margin: percent({ label: 'Earnings over revenue', places: 1, optional: true }),
  },
  formula: (inputs) => {
    const { low, high, debt, cash, inventory } = inputs;
    const addBacks =
      inputs.basis === 'revenue'
        ? constant(0, '$')
        : inputs.ownerPay -
          (inputs.basis === 'ebitda' ? inputs.managerPay : constant(0, '$')) +
          inputs.personal +
          inputs.oneTimeCosts -
          inputs.oneTimeIncome;
    const base =
      inputs.basis === 'revenue' ? inputs.revenue : inputs.profit + inputs.interest + inputs.depreciation + addBacks;
    const value = (base * (low + high)) / 2;
    return {
      value,
      lowValue: base * low,
      highValue: base * high,
      base,
      toOwners: value + inventory + cash - debt,
      addBacks: inputs.basis === 'revenue' ? undefined : addBacks,
      margin: inputs.basis === 'revenue' || inputs.compared === undefined ? undefined : base / inputs.compared,
    };
  },
  explanation: ({ basis, low, high, debt, cash, inventory, toOwners, addBacks, margin }) => {
    const normalized =
      addBacks === undefined || roundTo(addBacks, 2) === 0
        ? 'no add-backs'
        : addBacks > 0
          ? 'add-backs of {addBacks}'
          : 'less {|addBacks|} to make them normal';
    const from = `profit before tax {profit}, interest {interest}, depreciation {depreciation}, ${normalized}`;
    const share = margin === undefined ? '' : ', {margin} of revenue';
    const what =
      basis === 'sde'
        ? `Seller’s discretionary earnings are {base}${share} (${from}, with the pay of one owner, {ownerPay}, in them)`
        : basis === 'ebitda'
          ? `Adjusted EBITDA is {base}${share} (${from}, with a manager at {managerPay} in place of the owner at {ownerPay})`
          : 'Revenue is {base}';
    const times =
      low === high
        ? 'at {low} {low|time|times} that the business is worth {value}'
        : 'at {low} to {high} times that the business is worth {lowValue} to {highValue}, {value} in the middle';
    const added = [
      ...(inventory > 0 ? ['{inventory} of inventory on top'] : []),
      ...(cash > 0 ? ['{cash} of cash'] : []),
      ...(debt > 0 ? ['{debt} of debt taken off'] : []),
    ];
    const rest =
      added.length === 0
        ? ' No debt, cash or inventory is counted.'
        : ` With ${added.join(', ')}, ${toOwners < 0 ? '{|toOwners|} of debt would be left uncovered' : '{toOwners} would go to the owners, before tax and costs of the sale'}.`;
    return `${what}; ${times}.${rest}`;
  },
  requires: [
    {
      that: ({ basis, profit, interest, depreciation, ownerPay, personal, oneTimeCosts, oneTimeIncome }) =>
        basis !== 'sde' ||
        isAbove(profit + interest + depreciation + ownerPay + personal + oneTimeCosts, oneTimeIncome),
      field: 'profit',
      says: 'There are no earnings to multiply: a multiple gives no value here. Value the assets, or the earnings of a normal year.',
    },
    {
      that: ({ basis, profit, interest, depreciation, ownerPay, managerPay, personal, oneTimeCosts, oneTimeIncome }) =>
        basis !== 'ebitda' ||
        isAbove(profit + interest + depreciation + ownerPay + personal + oneTimeCosts, oneTimeIncome + managerPay),
      field: 'profit',
      says: 'With a manager paid there are no earnings to multiply: a multiple gives no value here. Value the assets, or the earnings of a normal year.',
    },
    {
      that: ({ profit, compared, oneTimeIncome }) => isAtMost(profit - oneTimeIncome, compared),
      field: 'compared',
      says: 'The profit, {profit}, must not be above the revenue, {compared}, with one-time income apart: give both in full and of the same year.',
    },
    {
      that: ({ low, high }) => low <= high,
      field: 'high',
      says: 'The high multiple, {high}, must not be below the low one, {low}.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ margin }) => margin !== undefined && (roundTo(100 * margin, 1) > 50 || roundTo(100 * margin, 1) < 2),
      says: 'Earnings of {margin} of revenue are unusual: check that all amounts are of the same year and counted once.',
    },
    {
      level: 'caution',
      when: ({ basis, high }) => basis === 'sde' && high > 5,
      says: 'Small businesses seldom sell for more than 4 or 5 times SDE: check that the multiple is not one of EBITDA, which is larger.',
    },
    {
      level: 'caution',
      when: ({ basis, high }) => basis === 'revenue' && high > 10,
      says: 'More than 10 times revenue is paid for few businesses, if they grow fast: check that the multiple is not one of earnings.',
    },
    {
      level: 'caution',
      when: ({ basis, high }) => basis === 'revenue' && high > 2 && high <= 10,
      says: 'More than 2 times revenue is seldom paid outside of software and subscriptions: check that the multiple is not one of earnings.',
    },
    {
      level: 'caution',
      when: ({ basis, high, base }) => basis === 'ebitda' && ((high > 8 && base < 1e6) || high > 15),
      says: 'Businesses that earn less than about a million seldom sell for more than 8 times EBITDA, few larger ones for more than 15: check that the multiple is one of sales of such businesses.',
    },
    {
      level: 'caution',
      when: ({ basis, low }) => basis === 'sde' && low < 1,
      says: 'Less than 1 times SDE is seldom paid: check that the multiple is not one of revenue.',
    },
    {
      level: 'caution',
      when: ({ basis, low }) => basis === 'ebitda' && low < 1.5,
      says: 'Less than 1.5 times EBITDA is seldom paid: check that the multiple is not one of revenue.',
    },
    {
      level: 'caution',
      when: ({ addBacks, profit, base }) =>
        addBacks !== undefined && profit !== undefined && base > 0 && isAbove(addBacks, 0.75 * base),
      says: 'More than three quarters of the earnings are add-backs: buyers strike out what is not proved by the books, and the value falls with it.',
    },
    {
      level: 'caution',
      when: ({ basis, base }) => basis === 'sde' && base > 1e6,
      says: 'Businesses that earn more than about a million are mostly sold by EBITDA, with a manager’s pay taken off.',
    },
    {
      level: 'caution',
      when: ({ basis, managerPay }) => basis === 'ebitda' && managerPay === 0,
      says: 'No pay of a manager is counted: the EBITDA holds the owner’s own work, which a buyer has to pay for.',
    },
    {
      level: 'caution',
      when: ({ toOwners, value }) => toOwners < 0 && value >= 0,
      says: 'The debt is above the value: nothing is left to the owners.',
    },
    {
      level: 'note',
      when: ({ toOwners, lowValue, inventory, cash, debt }) =>
        toOwners >= 0 && isAbove(debt, lowValue + inventory + cash),
      says: 'At the low multiple the debt is not covered: nothing would be left to the owners.',
    },
    {
      level: 'note',
      when: ({ basis, inventory }) => basis === 'ebitda' && inventory > 0,
      says: 'Most multiples of EBITDA are paid with a normal inventory, as a part of working capital: only what is above it, or other assets, come on top.',
    },
    {
      level: 'caution',
      when: ({ low, high }) => isAbove(high, 2.5 * low),
      says: 'The high multiple is more than 2.5 times the low one: the middle of so wide a range says little.',
    },
  ],
  examples: [
    {
      inputs: {
        profit: 85000,
        ownerPay: 75000,
        interest: 8000,
        depreciation: 12000,
        personal: 15000,
        oneTimeCosts: 5000,
        low: 2,
        high: 3,
      },
      results: { base: 200000, lowValue: 400000, highValue: 600000, value: 500000, toOwners: 500000, addBacks: 95000 },
      source: 'A published SDE statement: 200,000; by hand × 2, 2.5 and 3',
    },
    {
      inputs: {
        basis: 'ebitda',
        profit: 900000,
        interest: 50000,
        depreciation: 150000,
        ownerPay: 300000,
        managerPay: 180000,
        personal: 20000,
        oneTimeCosts: 60000,
        oneTimeIncome: 40000,
        low: 4,
        high: 6,
        debt: 1000000,
        cash: 200000,
      },
      results: { base: 1260000, value: 6300000, toOwners: 5500000, addBacks: 160000 },
      source: 'By hand: 900000 + 50000 + 150000 + 300000 - 180000 + 20000 + 60000 - 40000; × 5 + 200000 - 1000000',
    },
    {
      inputs: { basis: 'revenue', revenue: 1000000, low: 0.6, inventory: 50000 },
      results: { base: 1000000, value: 600000, lowValue: 600000, highValue: 600000, toOwners: 650000 },
      source: 'By hand: 0.6 × 1000000 + 50000',
    },
    {
      inputs: { basis: 'revenue', revenue: 100000, low: 5, high: 15, debt: 2000000 },
      results: { value: 1000000, toOwners: -1000000 },
      cautions: ['10 times revenue', 'nothing is left', '2.5 times'],
      source: 'By hand: 10 × 100000 - 2000000',
    },
    {
      inputs: { profit: 100000, ownerPay: 1400000, low: 6 },
      results: { base: 1500000, value: 9000000 },
      cautions: ['4 or 5 times SDE', 'three quarters', 'more than about a million'],
      source: 'By hand: 6 × 1500000',
    },
    {
      inputs: { basis: 'ebitda', profit: 100000, ownerPay: 50000, managerPay: 0, low: 1 },
      results: { base: 150000, value: 150000 },
      cautions: ['seldom paid', 'No pay of a manager'],
      source: 'By hand: 100000 + 50000',
    },
    {
      inputs: { profit: -50000, ownerPay: 20000, low: 2 },
      refused: 'no earnings to multiply',
      source: 'By hand: 2 × -30000',
    },
    {
      inputs: { profit: 100000, ownerPay: 50000, low: 3, high: 2 },
      refused: 'must not be below',
      source: 'By definition',
    },
    {
      inputs: { basis: 'ebitda', profit: 20000, ownerPay: 50000, managerPay: 90000, low: 3 },
      refused: 'With a manager paid',
      source: 'By hand: 20000 + 50000 - 90000',
    },
    {
      inputs: { basis: 'ebitda', profit: 200000, ownerPay: 50000, managerPay: 90000, low: 3, compared: 200000 },
      results: { base: 160000, margin: 80, value: 480000, addBacks: -40000 },
      cautions: ['are unusual'],
      source: 'By hand: 200000 + 50000 - 90000; / 200000',
    },
    {
      inputs: { profit: 100000, ownerPay: 0, low: 2, compared: 800000 },
      results: { base: 100000, margin: 12.5, value: 200000, addBacks: 0 },
      source: 'By hand: 2 × 100000; 100000/800000',
    },
    {
      inputs: { profit: 100000, ownerPay: 0, low: 2, compared: 80000 },
      refused: 'must not be above the revenue',
      source: 'By definition',
    },
    {
      inputs: {
        profit: 200000,
        ownerPay: 70000,
        oneTimeIncome: 170000,
        low: 2,
        high: 3,
        compared: 250000,
        debt: 220000,
      },
      results: { base: 100000, margin: 40, value: 250000, addBacks: -100000, toOwners: 30000 },
      cautions: ['low multiple the debt'],
      source: 'By hand: 200000 + 70000 - 170000; a gain on a building is no revenue, and 30000 were left without it',
    },
    {
      inputs: { profit: 200000, ownerPay: 70000, oneTimeIncome: 150000, low: 2, compared: 180000 },
      results: { base: 120000, margin: 66.66666667, value: 240000 },
      cautions: ['are unusual'],
      source: 'By hand: a profit above the revenue by a gain of 150000; 120000/180000',
    },
    {
      inputs: { basis: 'revenue', revenue: 800000, low: 2.5, high: 3 },
      results: { value: 2200000 },
      cautions: ['2 times revenue'],
      source: 'By hand: 2.75 × 800000, where a multiple of SDE was meant',
    },
    {
      inputs: { basis: 'ebitda', profit: 85000, ownerPay: 75000, managerPay: 60000, low: 12 },
      results: { base: 100000, value: 1200000 },
      cautions: ['8 times EBITDA'],
      source: 'By hand: 12 × 100000',
    },
    {
      inputs: { basis: 'ebitda', profit: 3000000, ownerPay: 200000, managerPay: 200000, low: 12 },
      results: { base: 3000000, value: 36000000 },
      source: 'By hand: 12 × 3000000, of a larger business',
    },
    {
      inputs: { profit: 100000, ownerPay: 60000, low: 0.6, high: 0.8 },
      results: { base: 160000, value: 112000, lowValue: 96000, highValue: 128000 },
      cautions: ['Less than 1 times SDE'],
      source: 'By hand: 0.7 × 160000, where a multiple of revenue was meant',
    },
    {
      inputs: { basis: 'ebitda', profit: 400000, ownerPay: 90000, managerPay: 90000, low: 4, inventory: 100000 },
      results: { base: 400000, value: 1600000, toOwners: 1700000 },
      cautions: ['with a normal inventory'],
      source: 'By hand: 4 × 400000 + 100000',
    },
  ],
  notes: [
    'Take the multiple from sales of businesses of the same trade, size and place, and of the same measure of earnings.',
    'A price holds for a normal level of working capital; what is missing of it is mostly taken off.',
  ],
  references: [
    {
      title: 'Business Valuation Basics: SDE, EBITDA, multiples, with an SDE statement',
      url: 'https://terms.law/Invest-USA/buy-business/valuation.html',
    },
    {
      title: 'SDE vs EBITDA: which earnings a business is valued by',
      url: 'https://frontierba.pages.dev/blog/sde-vs-ebitda-business-earnings.html',
    },
  ],
});
