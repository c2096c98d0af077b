import { defineCalculator, integer, isAbove, isBelow, money, percent, table } from '@reckoner/engine';
import { loanRate, loanTerm } from '../shared/fields.js';
import { annuityPayment, numberOfPayments } from '../shared/time-value.js';

/** Both households spend the same: whoever pays less in a month invests the difference; wealth at the end is compared. */
export default defineCalculator({
  title: 'Rent vs buy a home',
  description:
    'Whether buying or renting leaves more wealth after some years, from price, mortgage, running costs, rent, growth and returns.',
  keywords: ['renting or buying', 'home ownership', 'break-even year', 'opportunity cost'],
  inputs: {
    price: money({ label: 'Home price', above: 0, max: 1e9 }),
    rent: money({ label: 'Rent a month', above: 0, max: 1e9 }),
    years: integer({ label: 'Years to stay', min: 1, max: 40 }),
    downPayment: percent({
      label: 'Down payment',
      help: 'Of the price.',
      min: 0,
      max: 100,
      default: 20,
      usual: [3, 100],
    }),
    rate: loanRate,
    term: { ...loanTerm, default: 30, usual: [5, 40] },
    runningCosts: percent({
      label: 'Running costs of owning',
      help: 'Tax, insurance and upkeep a year, of the home value.',
      min: 0,
      max: 20,
      default: 2.5,
      usual: [0.3, 8],
    }),
    buyingCosts: percent({
      label: 'Buying costs',
      help: 'Of the price.',
      min: 0,
      max: 30,
      default: 3,
      usual: [0.2, 18],
    }),
    sellingCosts: percent({
      label: 'Selling costs',
      help: 'Of the value at sale.',
      min: 0,
      max: 30,
      default: 6,
      usual: [0.3, 15],
    }),
    appreciation: percent({ label: 'Home value growth a year', min: -10, max: 30, default: 3, usual: [-3, 10] }),
    rentGrowth: percent({ label: 'Rent growth a year', min: -10, max: 30, default: 3, usual: [-3, 10] }),
    investmentReturn: percent({
      label: 'Investment return a year',
      help: 'After tax, on the money not spent.',
      min: 0,
      max: 30,
      default: 5,
      usual: [0.3, 15],
    }),
  },
  outputs: {
    advantage: money({ label: 'Advantage of buying' }),
    advantageToday: money({ label: "Advantage in today's value" }),
    breakEvenYear: integer({ label: 'Buying first leads in year', optional: true }),
    mortgagePayment: money({ label: 'Mortgage payment a month' }),
    byYear: table(
      {
        year: integer({ label: 'Year' }),
        owner: money({ label: 'Wealth when buying' }),
        renter: money({ label: 'Wealth when renting' }),
        advantage: money({ label: 'Advantage of buying' }),
      },
      { label: 'Year by year, if the home is sold then' },
    ),
  },
  formula: ({
    price,
    rent,
    years,
    downPayment,
    rate,
    term,
    runningCosts,
    buyingCosts,
    sellingCosts,
    appreciation,
    rentGrowth,
    investmentReturn,
  }) => {
    const loan = price * (1 - downPayment);
    const monthlyRate = rate / 12;
    const payments = numberOfPayments(term, 12);
    const mortgagePayment = annuityPayment(loan, monthlyRate, payments);
    const growth = (1 + investmentReturn) ** (1 / 12);
    let balance = loan;
    let value = price;
    let monthlyRent = rent;
    let ownerInvested = 0 * price;
    let renterInvested = price * (downPayment + buyingCosts);
    const byYear = [];
    for (let month = 1; month <= years * 12; month++) {
      const installment = month <= payments ? mortgagePayment : 0;
      balance = month < payments ? balance * (1 + monthlyRate) - installment : 0;
      const owning = installment + (value * runningCosts) / 12;
      ownerInvested = ownerInvested * growth + Math.max(0, monthlyRent - owning);
      renterInvested = renterInvested * growth + Math.max(0, owning - monthlyRent);
      if (month % 12 === 0) {
        value *= 1 + appreciation;
        monthlyRent *= 1 + rentGrowth;
        const owner = value * (1 - sellingCosts) - balance + ownerInvested;
        byYear.push({ year: month / 12, owner, renter: renterInvested, advantage: owner - renterInvested });
      }
    }
    const advantage = byYear[years - 1]!.advantage;
    const results = { advantage, advantageToday: advantage / (1 + investmentReturn) ** years, mortgagePayment, byYear };
    const lead = byYear.find((row) => row.advantage > 0);
    return lead === undefined ? results : { ...results, breakEvenYear: lead.year };
  },
  stepwise: [
    'Month by month both pay: the owner the installment and running costs, the renter the rent; who pays less invests the difference.',
    'The renter also invests the down payment and the costs of buying.',
    'Each year the value of the home and the rent grow.',
    "The owner's wealth is the home less the costs of selling and the loan, with the investments; the advantage is what it has beyond the renter's.",
  ],
  figure: { kind: 'series', table: 'byYear', x: 'year', lines: ['owner', 'renter'] },
  explanation: ({ breakEvenYear }) =>
    breakEvenYear === undefined
      ? 'After {years} {years|year|years} {advantage|buying is {|advantage|} behind renting|both leave the same|buying is {|advantage|} ahead of renting}: buying leads in no year.'
      : 'After {years} {years|year|years} {advantage|buying is {|advantage|} behind renting|both leave the same|buying is {|advantage|} ahead of renting}; it first leads in year {breakEvenYear}.',
  examples: [
    {
      inputs: { price: 400000, rent: 2200, years: 15, rate: 6.5, runningCosts: 2.5 },
      results: {
        advantage: 63597.51,
        breakEvenYear: 9,
        mortgagePayment: 2022.62,
        byYear: { length: 15, rows: { 0: { owner: 70856.72, renter: 104650.21 }, 8: { advantage: 3236.9 } } },
      },
      source: 'Python with mpmath: month-by-month simulation of both households; PMT(0.065/12, 360, -320000)',
    },
    {
      inputs: { price: 400000, rent: 2200, years: 5, rate: 6.5, runningCosts: 2.5 },
      results: { advantage: -20121.71, advantageToday: -15765.88 },
      source: 'Python with mpmath: same simulation; divided by 1.05^5',
    },
    {
      inputs: {
        price: 120000,
        rent: 1500,
        years: 2,
        downPayment: 0,
        rate: 0,
        term: 1,
        runningCosts: 0,
        buyingCosts: 0,
        sellingCosts: 0,
        appreciation: 0,
        rentGrowth: 0,
        investmentReturn: 0,
      },
      results: {
        advantage: 36000,
        breakEvenYear: 1,
        mortgagePayment: 10000,
        byYear: { rows: { 0: { owner: 120000, renter: 102000 }, 1: { owner: 138000 } } },
      },
      source: 'By hand: owner 120000 + 12·1500, renter 12·(10000 - 1500)',
    },
    {
      inputs: { price: 400000, rent: 26400, years: 1, rate: 6.5 },
      results: { advantage: 263202.89, breakEvenYear: 1 },
      cautions: ['check that it is for a month'],
      source: 'Python: month-by-month simulation of both households; the rent of a year',
    },
    {
      inputs: { price: 400000, rent: 100, years: 1, rate: 6.5 },
      results: { advantage: -59565.9 },
      cautions: ['very little beside the price'],
      source: 'Python: month-by-month simulation of both households',
    },
    {
      inputs: { price: 300000, rent: 1500, years: 40, rate: 3, investmentReturn: 9 },
      results: { advantage: -198804.65, breakEvenYear: 5 },
      cautions: ['falls behind again'],
      source: 'Python: month-by-month simulation of both households',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ price, rent }) => isAbove(12 * rent, 0.3 * price),
      says: 'A rent of {rent} a month would pay for the home within a few years: check that it is for a month.',
    },
    {
      level: 'caution',
      when: ({ price, rent }) => isBelow(12 * rent, 0.005 * price),
      says: 'A rent of {rent} a month is very little beside the price: check both amounts.',
    },
    {
      level: 'note',
      when: ({ advantage, breakEvenYear }) => breakEvenYear !== undefined && advantage < 0,
      says: 'Buying leads for a time, and falls behind again by the end: see the table by year.',
    },
  ],
  notes: [
    'Both spend the same: whoever pays less in a month invests the difference.',
    'Leaves out tax deductions and moving costs; home value and rent rise once a year.',
    'The advantage is what remains after selling the home and repaying the loan, against what the renter has invested.',
  ],
  references: [
    {
      title:
        'Brueggeman, Fisher: Real Estate Finance and Investments, chapter Single-Family Housing: Pricing, Investment, and Tax Considerations',
    },
  ],
});
