import { category, defineCalculator, isAbove, isBelow, money, noResult, percent } from '@reckoner/engine';
import { loanRate, loanTerm } from '../shared/fields.js';
import { annuityFactor, numberOfPayments } from '../shared/time-value.js';

/** The 28/36 rule by default: housing costs and all debts are held to shares of gross income. */
export default defineCalculator({
  title: 'How much house can I afford',
  description:
    'Highest home price and loan from income, debts and down payment, with limits on housing costs and total debt (28/36 rule).',
  keywords: ['home affordability', 'maximum mortgage', 'debt-to-income', '28/36 rule', 'house budget'],
  inputs: {
    income: money({ label: 'Gross income a year', above: 0, max: 1e12 }),
    debts: money({ label: 'Other debt payments a month', min: 0, max: 1e12, default: 0 }),
    downPayment: money({ label: 'Down payment', symbol: 'D', min: 0, max: 1e12 }),
    rate: loanRate,
    term: { ...loanTerm, default: 30, usual: [5, 40] },
    propertyTaxRate: percent({
      label: 'Property tax a year',
      help: 'Of the home price.',
      symbol: '\\tau',
      min: 0,
      max: 10,
      default: 1,
      usual: [0.1, 5],
    }),
    insurance: money({ label: 'Home insurance a year', min: 0, max: 1e12, default: 0 }),
    fees: money({ label: 'HOA and other fees a month', min: 0, max: 1e12, default: 0 }),
    housingLimit: percent({ label: 'Limit for housing costs', min: 1, max: 100, default: 28, usual: [15, 50] }),
    debtLimit: percent({ label: 'Limit for housing and debts', min: 1, max: 100, default: 36, usual: [20, 60] }),
  },
  outputs: {
    price: money({ label: 'Highest home price' }),
    loan: money({ label: 'Loan amount' }),
    budget: money({ label: 'Housing budget a month' }),
    principalAndInterest: money({ label: 'Principal and interest a month' }),
    limitedBy: category(['Housing costs', 'Housing and debts'], { label: 'Limited by' }),
  },
  formula: ({ income, debts, downPayment, rate, term, propertyTaxRate, insurance, fees, housingLimit, debtLimit }) => {
    const housing = (housingLimit * income) / 12;
    const withDebts = (debtLimit * income) / 12 - debts;
    const budget = Math.min(housing, withDebts);
    const room = budget - insurance / 12 - fees;
    if (room <= 0) throw noResult('Debts, insurance and fees leave nothing of the budget for a house.');
    const monthlyTax = propertyTaxRate / 12;
    const installment = 1 / annuityFactor(rate / 12, numberOfPayments(term, 12));
    const withLoan = (room + downPayment * installment) / (installment + monthlyTax);
    // Where tax alone uses up the budget, the down payment buys the house without a loan.
    const price = withLoan < downPayment ? room / monthlyTax : withLoan;
    const loan = Math.max(0, price - downPayment);
    return {
      price,
      loan,
      budget,
      principalAndInterest: loan * installment,
      limitedBy: housing <= withDebts ? 'Housing costs' : 'Housing and debts',
    };
  },
  explanation: 'A budget of {budget} a month affords a home of {price}, with a loan of {loan}.',
  cautions: [
    {
      level: 'caution',
      when: ({ price, downPayment }) => downPayment > 0 && downPayment <= 100 && isBelow(downPayment, 0.005 * price),
      says: 'The down payment is read as an amount, {downPayment}: for a percentage send that amount.',
    },
    {
      level: 'caution',
      when: ({ price, loan }) => isAbove(loan, 0.8 * price),
      says: 'The down payment is below 20% of the price: lenders then usually ask for mortgage insurance, which is not in this budget.',
    },
    {
      level: 'note',
      when: ({ price, downPayment }) => downPayment >= price,
      says: 'The running costs, not a loan, limit the price: the down payment would buy it whole.',
    },
    {
      level: 'note',
      when: ({ income }) => income < 12000,
      says: 'An income of {income} a year is small: check that it is not that of a month.',
    },
    {
      level: 'note',
      when: ({ insurance }) => insurance === 0,
      says: 'Home insurance, which lenders count, is left out: with it a lower price is affordable.',
    },
  ],
  examples: [
    {
      inputs: { income: 96000, debts: 500, downPayment: 60000, rate: 6.5, propertyTaxRate: 1.2, insurance: 1200 },
      cautions: ['usually ask for mortgage insurance'],
      results: {
        price: 344126.6,
        loan: 284126.6,
        budget: 2240,
        principalAndInterest: 1795.87,
        limitedBy: 'Housing costs',
      },
      source: 'Python with mpmath: (2140 + 60000k)/(k + 0.001), k = PMT(0.065/12, 360, -1)',
    },
    {
      inputs: { income: 96000, debts: 1200, downPayment: 60000, rate: 6.5, propertyTaxRate: 1.2, insurance: 1200 },
      results: { price: 267630.98, budget: 1680, limitedBy: 'Housing and debts' },
      source: 'Python with mpmath: (1580 + 60000k)/(k + 0.001)',
    },
    {
      inputs: { income: 12000, downPayment: 400000, rate: 6.5, propertyTaxRate: 1.2, insurance: 1200 },
      results: { price: 180000, loan: 0 },
      cautions: ['would buy it whole'],
      source: 'By hand: (280 - 100)/0.001 without a loan',
    },
    {
      inputs: { income: 8000, downPayment: 60000, rate: 0, propertyTaxRate: 0 },
      results: { price: 127200, loan: 67200, budget: 186.67 },
      cautions: ['not that of a month', 'is left out'],
      source: 'By hand: 28% of 8000/12, 360 times, and 60000; the income of a month sent as that of a year',
    },
    {
      inputs: { income: 60000, downPayment: 20, rate: 0, propertyTaxRate: 0, insurance: 1200 },
      results: { price: 468020, loan: 468000, budget: 1400 },
      cautions: ['for a percentage', 'usually ask for mortgage insurance'],
      source: 'By hand: 28% of 5000 less 100, 360 times, and 20',
    },
    {
      inputs: { income: 24000, debts: 800, downPayment: 0, rate: 6.5 },
      noResult: 'leave nothing',
      source: 'By hand: 36% of 2000 is 720',
    },
    {
      inputs: {
        income: 96000,
        debts: 500,
        downPayment: 60000,
        rate: 6.5,
        term: 15,
        propertyTaxRate: 1.2,
        insurance: 1200,
        fees: 150,
        housingLimit: 30,
        debtLimit: 40,
      },
      results: {
        price: 275218.22,
        loan: 215218.22,
        budget: 2400,
        principalAndInterest: 1874.78,
        limitedBy: 'Housing costs',
      },
      source: 'Python with mpmath: (2150 + 60000k)/(k + 0.001), k = PMT(0.065/12, 180, -1); 30% of 8000',
    },
    {
      inputs: {
        income: 96000,
        debts: 1200,
        downPayment: 60000,
        rate: 6.5,
        term: 15,
        propertyTaxRate: 1.2,
        insurance: 1200,
        fees: 150,
        housingLimit: 30,
        debtLimit: 40,
      },
      results: { price: 234028.13, budget: 2000, principalAndInterest: 1515.97, limitedBy: 'Housing and debts' },
      source: 'Python with mpmath: (1750 + 60000k)/(k + 0.001); 40% of 8000, less 1200',
    },
  ],
  notes: ['Lenders may set other limits.'],
  references: [{ title: 'Fannie Mae: Selling Guide, B3-6-02, Debt-to-Income Ratios' }],
});
