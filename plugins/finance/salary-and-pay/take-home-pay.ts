import { choice, defineCalculator, isAtMost, money, percent, roundTo } from '@reckoner/engine';

/** Flat rates as given: income taxes on pay after pre-tax deductions, payroll tax on the gross pay. */
export default defineCalculator({
  title: 'Take-home pay',
  description: 'Net pay per period and year from gross pay, pre-tax deductions, tax rates and after-tax deductions.',
  keywords: ['net pay', 'paycheck', 'after-tax pay', 'payroll deductions', 'FICA'],
  inputs: {
    gross: money({ label: 'Gross pay per period', min: 0.01, max: 1e9 }),
    periods: choice(
      {
        weekly: { label: 'Weekly', value: 52 },
        biweekly: { label: 'Every two weeks', value: 26 },
        semimonthly: { label: 'Twice a month', value: 24 },
        monthly: { label: 'Monthly', value: 12 },
        yearly: { label: 'Yearly', value: 1 },
      },
      { label: 'Paid', default: 'monthly' },
    ),
    preTaxRate: percent({
      label: 'Retirement saving before tax',
      help: 'Of the gross pay.',
      min: 0,
      max: 100,
      default: 0,
      usual: [0.5, 60],
    }),
    preTax: money({ label: 'Other deductions before tax', min: 0, max: 1e9, default: 0 }),
    incomeTax: percent({
      label: 'Income tax',
      help: 'Average rate, on pay after these deductions.',
      min: 0,
      max: 100,
      usual: [1, 60],
    }),
    localTax: percent({
      label: 'State and local tax',
      help: 'Average rate.',
      min: 0,
      max: 100,
      default: 0,
      usual: [0.2, 35],
    }),
    payrollTax: percent({
      label: 'Payroll tax',
      help: 'Of the gross pay; 7.65% for employees in the United States.',
      min: 0,
      max: 100,
      default: 0,
      usual: [0.5, 50],
    }),
    postTax: money({ label: 'Deductions after tax', min: 0, max: 1e9, default: 0 }),
  },
  outputs: {
    net: money({ label: 'Take-home pay per period' }),
    yearly: money({ label: 'Take-home pay a year' }),
    taxes: money({ label: 'Taxes per period' }),
    taxable: money({ label: 'Taxable pay per period' }),
    share: percent({ label: 'Of the gross pay', places: 1 }),
  },
  formula: ({ gross, periods, preTaxRate, preTax, incomeTax, localTax, payrollTax, postTax }) => {
    const saved = gross * preTaxRate + preTax;
    const taxable = gross - saved;
    const taxes = taxable * (incomeTax + localTax) + gross * payrollTax;
    const net = taxable - taxes - postTax;
    return { net, yearly: net * periods, taxes, taxable, share: net / gross };
  },
  explanation: ({ net }) =>
    roundTo(net, 2) < 0
      ? 'Of {gross} gross, {taxes} goes to taxes; the deductions exceed what is left by {|net|}.'
      : 'Of {gross} gross, {taxes} goes to taxes and {net} is paid out, {share}.',
  requires: [
    {
      that: ({ gross, preTaxRate, preTax }) => isAtMost(gross * preTaxRate + preTax, gross),
      field: 'preTax',
      says: 'The deductions before tax, {preTaxRate} and {preTax}, exceed the gross pay, {gross}.',
    },
    {
      that: ({ incomeTax, localTax, payrollTax }) => isAtMost(incomeTax + localTax + payrollTax, 1),
      field: 'incomeTax',
      says: 'Taxes of {incomeTax}, {localTax} and {payrollTax} take more than the whole pay.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ net }) => roundTo(net, 2) < 0,
      says: 'The deductions exceed the pay: check that all of them are for one pay period.',
    },
    {
      level: 'note',
      when: ({ preTax, payrollTax }) => preTax > 0 && payrollTax > 0,
      says: 'Payroll tax is taken of the gross pay; in the United States it spares health premiums and other benefits of a cafeteria plan, so that less of it may be due.',
    },
  ],
  examples: [
    {
      inputs: {
        gross: 5000,
        preTaxRate: 6,
        preTax: 200,
        incomeTax: 12,
        localTax: 4,
        payrollTax: 7.65,
        postTax: 50,
      },
      cautions: ['spares health premiums'],
      results: { net: 3347.5, yearly: 40170, taxes: 1102.5, taxable: 4500, share: 66.95 },
      source: 'By hand: 4500 - 720 - 382.50 - 50',
    },
    {
      inputs: { gross: 1000, periods: 'weekly', incomeTax: 20 },
      results: { net: 800, yearly: 41600 },
      source: 'By hand: 80% of 1000',
    },
    {
      inputs: { gross: 100, preTax: 150, incomeTax: 20 },
      refused: 'exceed the gross pay',
      source: 'By hand: 150 of 100',
    },
    {
      inputs: { gross: 100, incomeTax: 80, localTax: 30 },
      refused: 'more than the whole pay',
      source: 'By hand: 110%',
    },
    {
      inputs: { gross: 1000, incomeTax: 20, postTax: 900 },
      results: { net: -100, taxes: 200 },
      cautions: ['for one pay period'],
      source: 'By hand: 1000 - 200 - 900',
    },
  ],
  notes: [
    'Flat average rates: for a progressive income tax compute the average rate first. Caps on payroll tax are not applied.',
  ],
  references: [{ title: 'IRS Publication 15 (Circular E): Employer’s Tax Guide' }],
});
