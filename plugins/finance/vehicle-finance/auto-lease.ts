import {
  choice,
  defineCalculator,
  integer,
  isAbove,
  isBelow,
  money,
  noResult,
  number,
  percent,
} from '@reckoner/engine';

/** Monthly payment = (cap − residual)/n + (cap + residual)·MF, plus tax; APR is about 2400·MF. */
export default defineCalculator({
  title: 'Car lease',
  description:
    'Monthly lease payment from price, down payment, residual value, term and money factor or APR, with tax.',
  keywords: ['auto lease', 'money factor', 'residual value', 'cap cost', 'rent charge'],
  inputs: {
    capCost: money({ label: 'Price with fees (gross cap cost)', symbol: 'C', above: 0, max: 1e9 }),
    reduction: money({ label: 'Down payment and trade-in', shareOf: 'capCost', min: 0, max: 1e9, default: 0 }),
    rebate: money({ label: 'Rebates', min: 0, max: 1e9, default: 0 }),
    listPrice: money({ label: 'List price (MSRP)', above: 0, max: 1e9, default: ({ capCost }) => capCost }),
    residual: percent({
      label: 'Residual value',
      help: 'Of the list price.',
      symbol: 'R',
      min: 0,
      max: 100,
      usual: [15, 85],
    }),
    months: integer({ label: 'Months', symbol: 'n', min: 1, max: 120, default: 36, usual: [12, 84] }),
    chargeGiven: choice(
      { moneyFactor: 'Money factor', apr: 'APR' },
      { label: 'Finance charge is given as', default: 'moneyFactor' },
    ),
    moneyFactor: number({
      label: 'Money factor',
      symbol: 'MF',
      min: 0,
      max: 0.1,
      usual: [0, 0.01],
      when: { chargeGiven: 'moneyFactor' },
    }),
    apr: percent({ label: 'APR', min: 0, max: 240, usual: [0.2, 24], when: { chargeGiven: 'apr' } }),
    taxRate: percent({ label: 'Tax on the payment', min: 0, max: 200, default: 0, usual: [0.5, 30] }),
  },
  outputs: {
    payment: money({ label: 'Monthly payment with tax' }),
    depreciation: money({ label: 'Depreciation a month' }),
    rentCharge: money({ label: 'Rent charge a month' }),
    annualRate: percent({ label: 'APR equivalent', places: 2 }),
    totalCost: money({ label: 'Total cost of the lease', help: 'Payments, down payment and trade-in.' }),
  },
  formula: ({ capCost, reduction, rebate, listPrice, residual, months, chargeGiven, moneyFactor, apr, taxRate }) => {
    const cap = capCost - reduction - rebate;
    const residualValue = listPrice * residual;
    if (cap <= residualValue) throw noResult('The price after the down payment does not exceed the residual value.');
    const factor = chargeGiven === 'apr' ? apr / 24 : moneyFactor;
    const depreciation = (cap - residualValue) / months;
    const rentCharge = (cap + residualValue) * factor;
    const payment = (depreciation + rentCharge) * (1 + taxRate);
    return { payment, depreciation, rentCharge, annualRate: 24 * factor, totalCost: payment * months + reduction };
  },
  explanation:
    'The lease costs {payment} a month, {depreciation} of depreciation and {rentCharge} of rent charge before tax: {totalCost} in all.',
  cautions: [
    {
      level: 'caution',
      when: ({ capCost, reduction }) => reduction > 0 && reduction <= 100 && isBelow(reduction, 0.005 * capCost),
      says: 'The down payment is read as an amount, {reduction}: for a percentage send that part of the price.',
    },
    {
      level: 'note',
      when: ({ capCost, listPrice }) => isAbove(capCost, 1.25 * listPrice),
      says: 'The price with fees is far above the list price, of which the residual value is reckoned: check both.',
    },
  ],
  examples: [
    {
      inputs: {
        capCost: 36000,
        reduction: 2000,
        listPrice: 40000,
        residual: 58,
        months: 36,
        moneyFactor: 0.00125,
        taxRate: 7,
      },
      results: { payment: 397.5, depreciation: 300, rentCharge: 71.5, annualRate: 3, totalCost: 16310.18 },
      source: 'By hand: (34000 - 23200)/36 + (34000 + 23200) × 0.00125 = 371.50; × 1.07 = 397.505',
    },
    {
      inputs: { capCost: 30000, residual: 50, months: 30, chargeGiven: 'apr', apr: 4.8 },
      results: { payment: 590, depreciation: 500, rentCharge: 90, annualRate: 4.8, totalCost: 17700 },
      source: 'By hand: 15000/30 + 45000 × 0.002',
    },
    {
      inputs: { capCost: 20000, listPrice: 40000, residual: 60, moneyFactor: 0.001 },
      noResult: 'does not exceed the residual',
      source: 'By hand: 20000 against 24000',
    },
    {
      inputs: { capCost: 30010, reduction: 10, residual: 50, listPrice: 30000, months: 30, moneyFactor: 0.002 },
      results: { payment: 590, totalCost: 17710 },
      cautions: ['for a percentage'],
      source: 'By hand: 15000/30 + 45000 × 0.002; 30 × 590 + 10',
    },
    {
      inputs: { capCost: 30000, rebate: 3000, residual: 50, months: 30, moneyFactor: 0.002 },
      results: { payment: 484, totalCost: 14520 },
      source: 'By hand: 12000/30 + 42000 × 0.002; 30 × 484, the rebate costs nothing',
    },
    {
      inputs: { capCost: 30000, listPrice: 20000, residual: 50, months: 40, moneyFactor: 0 },
      results: { payment: 500 },
      cautions: ['far above the list price'],
      source: 'By hand: (30000 - 10000)/40',
    },
  ],
  notes: [
    'Tax on the down payment, which many states of the United States ask for, and fees at the beginning and end and for more miles are not reckoned.',
  ],
  references: [{ title: '12 CFR Part 1013 (Regulation M): Consumer Leasing, § 1013.4' }],
});
