import {
  choice,
  constant,
  defineCalculator,
  integer,
  isAbove,
  isAtMost,
  isBelow,
  list,
  money,
  percent,
  roundTo,
  sum,
  table,
} from '@reckoner/engine';
import { gap } from './shared/gap.js';

/** Present value of owning less that of leasing, after tax, at the after-tax cost of debt. */
export default defineCalculator({
  title: 'Lease vs buy equipment',
  description:
    'Net advantage to leasing of equipment over buying it with a loan: present values after tax of both, and the lease payment at which they are equal.',
  keywords: [
    'net advantage to leasing',
    'NAL',
    'lease or buy analysis',
    'leasing vs purchasing equipment',
    'break-even lease payment',
  ],
  related: ['equivalent-annual-cost', 'after-tax-project-cash-flow', 'depreciation-macrs'],
  inputs: {
    price: money({
      label: 'Price of the equipment',
      symbol: 'I',
      help: 'With delivery and installation.',
      min: 0.01,
      max: 1e12,
    }),
    payment: money({
      label: 'Lease payment a year',
      symbol: 'L',
      help: 'Twelve times a monthly payment, which then comes at the beginning of each month.',
      min: 0.01,
      max: 1e12,
    }),
    years: integer({ label: 'Years of the lease', symbol: 'n', min: 1, max: 40, usual: [1, 20] }),
    timing: choice(
      {
        advance: { label: 'At the beginning of each year', also: ['advance', 'beginning'] },
        arrears: { label: 'At the end of each year', also: ['arrears', 'end'] },
        monthly: { label: 'At the beginning of each month', also: ['monthly', 'month'] },
      },
      { label: 'Lease payments come', default: 'advance' },
    ),
    borrowingRate: percent({
      label: 'Interest rate of a loan, before tax',
      symbol: 'r_d',
      help: 'At which the company would borrow to buy the equipment.',
      min: 0,
      max: 100,
      usual: [1, 30],
    }),
    taxRate: percent({ label: 'Marginal tax rate', symbol: 't', min: 0, max: 60, usual: [5, 50] }),
    depreciationYears: integer({
      label: 'Years of depreciation',
      symbol: 'm',
      help: 'For tax: straight-line, to nothing; or give the depreciation of each year.',
      min: 1,
      max: 60,
      usual: [2, 40],
      optional: true,
    }),
    depreciations: list(money({ label: 'Depreciation', min: 0, max: 1e12 }), {
      label: 'Depreciation of each year, if not straight-line',
      help: 'For tax, in amounts from the first year on, as by MACRS.',
      maxItems: 60,
      optional: true,
    }),
    salvage: money({
      label: 'Value at the end of the lease',
      symbol: 'V',
      help: 'For which the owner could sell the equipment, before tax; the lessee has to give it back.',
      min: 0,
      max: 1e12,
      default: 0,
    }),
    salvageRate: percent({
      label: 'Discount rate for that value, after tax',
      symbol: 'r_V',
      help: 'Often the WACC, as the value is uncertain. Left out, the after-tax rate of the loan.',
      min: 0,
      max: 100,
      usual: [1, 40],
      optional: true,
    }),
    upkeep: money({
      label: 'Costs a year that only the owner pays',
      symbol: 'C',
      help: 'Maintenance, insurance or property tax that the lessor would bear; before tax, at the end of each year.',
      min: 0,
      max: 1e12,
      default: 0,
    }),
  },
  outputs: {
    advantage: money({ label: 'Net advantage to leasing', symbol: '\\mathrm{NAL}' }),
    leaseCost: money({ label: 'Present cost of leasing', symbol: 'P_L' }),
    ownCost: money({ label: 'Present cost of owning', symbol: 'P_O' }),
    breakEven: money({ label: 'Lease payment a year at which both cost the same', symbol: 'L_0', optional: true }),
    discountRate: percent({ label: 'After-tax rate of the loan', symbol: 'r', places: 3 }),
    afterTaxSalvage: money({ label: 'Value at the end, after tax', symbol: 'V_T' }),
    book: money({ label: 'Book value at the end', symbol: 'B' }),
    schedule: table(
      {
        year: integer({ label: 'Year' }),
        depreciation: money({ label: 'Depreciation' }),
        owning: money({ label: 'Cash flow of owning' }),
        leasing: money({ label: 'Cash flow of leasing' }),
        saved: money({ label: 'Leasing less owning' }),
      },
      { label: 'Year by year, after tax' },
    ),
  },
  formula: (inputs) => {
    const {
      price,
      payment,
      years,
      timing,
      borrowingRate,
      taxRate,
      depreciations,
      depreciationYears,
      salvage,
      salvageRate,
      upkeep,
    } = inputs;
    const discountRate = borrowingRate * (1 - taxRate);
    const depreciationOf = (year: number) => {
      if (depreciations !== undefined)
        return year <= depreciations.length ? depreciations[year - 1]! : constant(0, '$');
      const life = depreciationYears ?? years;
      return year <= life ? price / life : constant(0, '$');
    };
    let written = constant(0, '$');
    for (let year = 1; year <= years; year++) written += depreciationOf(year);
    const book = gap(price, written);
    const afterTaxSalvage = salvage - taxRate * (salvage - book);
    const after = payment * (1 - taxRate);
    const schedule = [];
    const months = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
    // Worth at the beginning of a year of 1 a year, by when it is paid.
    const atStart =
      timing === 'advance'
        ? 1
        : timing === 'arrears'
          ? 1 / (1 + discountRate)
          : sum(months.map((month) => (1 + discountRate) ** (-month / 12))) / 12;
    let ownCost = constant(0, '$');
    let annuity = 0;
    for (let year = 0; year <= years; year++) {
      const depreciation = year === 0 ? constant(0, '$') : depreciationOf(year);
      const running = year === 0 ? -price : taxRate * depreciation - upkeep * (1 - taxRate);
      const end = year === years ? afterTaxSalvage : constant(0, '$');
      const pays = timing === 'advance' ? year < years : year > 0;
      const leasing = pays ? -after : constant(0, '$');
      const discount = (1 + discountRate) ** -year;
      ownCost -= running * discount + end * (1 + (salvageRate ?? discountRate)) ** -year;
      annuity += year < years ? atStart * discount : 0;
      schedule.push({ year, depreciation, owning: running + end, leasing, saved: gap(leasing, running + end) });
    }
    const leaseCost = after * annuity;
    return {
      advantage: gap(ownCost, leaseCost),
      leaseCost,
      ownCost,
      breakEven: ownCost > 0 ? ownCost / (annuity * (1 - taxRate)) : undefined,
      discountRate,
      afterTaxSalvage,
      book,
      schedule,
    };
  },
  shown: ({ ownCost, leaseCost, borrowingRate, taxRate, salvage, book }) => ({
    advantage: ownCost - leaseCost,
    leaseCost: undefined,
    ownCost: undefined,
    breakEven: undefined,
    discountRate: borrowingRate * (1 - taxRate),
    afterTaxSalvage: salvage - taxRate * (salvage - book),
    book: undefined,
  }),
  stepwise: [
    'All flows are taken after tax and discounted at the after-tax rate of the loan, the value at the end at its own rate if one is given.',
    'Leasing: the payments × (1 - tax rate), with the tax saved when they are paid. Monthly payments are a twelfth each, discounted by the twelfths of the year.',
    'Owning: the price and the costs that only the owner pays × (1 - tax rate), less tax rate × depreciation of each year, less the value at the end after tax. What is left of the book value then lowers the tax.',
    'The break-even payment is the present cost of owning over (1 - tax rate) and over the sum of the discount factors of the payments.',
  ],
  explanation: ({ advantage, ownCost, timing, depreciations, salvageRate, salvage, upkeep }) => {
    const when =
      timing === 'monthly'
        ? 'a year, paid at the beginning of each month,'
        : timing === 'advance'
          ? 'at the beginning of each year'
          : 'at the end of each year';
    const written =
      depreciations === undefined
        ? `straight-line over {depreciationYears} {depreciationYears|year|years}`
        : 'as given';
    const value =
      salvage > 0
        ? salvageRate === undefined
          ? 'a value of {salvage} at the end'
          : 'a value of {salvage} at the end (discounted at {salvageRate})'
        : 'no value at the end';
    const costs = upkeep > 0 ? ' and {upkeep} a year that only the owner pays' : '';
    const how = `After tax at {taxRate} and discounted at {discountRate} (a loan at {borrowingRate}), leasing for {years} {years|year|years} at {payment} ${when} costs {leaseCost} today; buying at {price}, depreciated ${written}, with ${value}${costs}, ${ownCost < 0 ? 'brings {|ownCost|}' : 'costs {ownCost}'}`;
    if (roundTo(advantage, 2) === 0) return `${how}: both cost the same.`;
    return advantage > 0 ? `${how}: leasing is cheaper by {advantage}.` : `${how}: buying is cheaper by {|advantage|}.`;
  },
  requires: [
    {
      that: (_, given) => given.depreciationYears !== given.depreciations,
      field: 'depreciationYears',
      says: 'Give either the years of straight-line depreciation or the depreciation of each year: one of them, and not both.',
    },
    {
      that: ({ depreciations, price }) => isAtMost(sum(depreciations), price * 1.000001),
      field: 'depreciations',
      says: 'The depreciations together must be at most the price of the equipment, {price}.',
    },
    {
      that: (inputs, given) => !given.salvageRate || inputs.salvage > 0,
      field: 'salvageRate',
      says: 'The discount rate for the value at the end needs that value: give it, or leave the rate out.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ upkeep, price }) => isAbove(upkeep, 0.25 * price),
      says: 'The costs that only the owner pays, {upkeep} a year, are more than a quarter of the price: check that they are those of one year, and that the lessor really bears them.',
    },
    {
      level: 'caution',
      when: ({ depreciations, price, years }) =>
        depreciations !== undefined && years > 1 && isBelow(sum(depreciations), 0.2 * price),
      says: 'The depreciations together are less than a fifth of the price: give them in amounts, not in percent.',
    },
    {
      level: 'caution',
      when: ({ payment, years, price, salvage }) =>
        isBelow(payment * years, 0.5 * Math.max(0 * price, price - salvage)),
      says: 'All lease payments together are less than half of what the equipment loses in value: check that the payment is that of a year, not of a month or a quarter.',
    },
    {
      level: 'caution',
      when: ({ payment, years, price }) => isAbove(payment * years, 2.5 * price),
      says: 'All lease payments together are more than 2.5 times the price: check that the payment is that of one year, and without costs that are counted again.',
    },
    {
      level: 'caution',
      when: ({ salvage, price }) => isAbove(salvage, 0.6 * price),
      says: 'The value at the end is more than 60% of the price, and decides the comparison: check it, and try a lower one.',
    },
    {
      level: 'note',
      when: ({ salvage }) => salvage === 0,
      says: 'Nothing is counted for what the equipment is worth at the end of the lease: where it could be sold, buying is better than told here.',
    },
    {
      level: 'note',
      when: ({ timing, advantage, leaseCost, discountRate }) =>
        timing !== 'monthly' && isBelow(Math.abs(advantage), 0.5 * discountRate * leaseCost),
      says: 'So small a difference turns on when in the year the payments come: where they come each month, choose that.',
    },
    {
      level: 'caution',
      when: ({ ownCost }) => roundTo(ownCost, 2) <= 0,
      says: 'Owning would cost nothing or bring money: the value at the end is too high for this price.',
    },
    {
      level: 'caution',
      when: ({ book, salvage, taxRate }) => roundTo(book, 2) > 0 && salvage < book && taxRate > 0,
      says: 'The book value at the end, {book}, is above what the sale brings: the tax on that loss is counted as saved.',
    },
  ],
  figure: { kind: 'series', table: 'schedule', x: 'year', lines: ['owning', 'leasing'] },
  examples: [
    {
      inputs: {
        price: 10000,
        payment: 2500,
        years: 5,
        timing: 'arrears',
        borrowingRate: 7.57575757575,
        depreciationYears: 5,
        taxRate: 34,
      },
      results: {
        advantage: -87.68,
        leaseCost: '7143.64',
        ownCost: '7055.96',
        discountRate: '5.00000',
        breakEven: 2469.32,
        book: 0,
        schedule: {
          length: 6,
          rows: {
            0: { owning: -10000, leasing: 0, saved: 10000 },
            1: { depreciation: 2000, owning: 680, leasing: -1650, saved: -2330 },
          },
        },
      },
      cautions: ['Nothing is counted', 'when in the year'],
      source:
        'Tasha of Ross, Westerfield, Jordan: NAL -$87.68 at 5% after tax; Python: 1650 and 680 × (1 - 1.05^-5)/0.05',
    },
    {
      inputs: {
        price: 100000,
        payment: 22000,
        years: 4,
        borrowingRate: 14,
        taxRate: 0,
        depreciationYears: 4,
        salvage: 20000,
      },
      results: { leaseCost: 73075.9, ownCost: 88158.39, advantage: 15082.49, afterTaxSalvage: 20000 },
      source:
        'Data of a textbook problem (payments in advance, no tax, 14%), Python: 22000 × Σ 1.14^-k; 100000 - 20000/1.14^4',
    },
    {
      inputs: {
        price: 50000,
        payment: 11000,
        years: 5,
        timing: 'monthly',
        borrowingRate: 8,
        taxRate: 25,
        depreciationYears: 5,
        salvage: 5000,
      },
      results: { leaseCost: 35871.39, ownCost: 36666.87, advantage: 795.49, breakEven: 11243.94 },
      source: 'Python: 687.5 × Σ 1.06^(-k/12) of 60 months in advance; 50000 - 2500 × Σ 1.06^-k - 3750/1.06^5',
    },
    {
      inputs: {
        price: 50000,
        payment: 11000,
        years: 5,
        borrowingRate: 8,
        taxRate: 25,
        depreciationYears: 5,
        salvage: 5000,
      },
      results: { leaseCost: 36837.12, ownCost: 36666.87, advantage: -170.25 },
      cautions: ['when in the year'],
      source: 'The same, paid once a year: the answer is the other way about',
    },
    {
      inputs: {
        price: 6000,
        payment: 1450,
        years: 5,
        borrowingRate: 8,
        taxRate: 40,
        depreciations: [2000, 2667, 889, 444],
        salvage: 450,
        salvageRate: 10,
        upkeep: 250,
      },
      results: { advantage: 325.17, leaseCost: 3969.36, ownCost: 4294.53, afterTaxSalvage: 270 },
      source: 'Python, another route: numpy on the yearly flows',
    },
    {
      inputs: {
        price: 10000,
        payment: 1000,
        years: 2,
        borrowingRate: 0,
        taxRate: 20,
        depreciationYears: 5,
        salvage: 3000,
      },
      results: { book: 6000, afterTaxSalvage: 3600, ownCost: 5600, leaseCost: 1600, advantage: 4000 },
      cautions: ['less than half', 'above what the sale brings'],
      source: 'By hand: 10000 - 2 × 400 - 3600; 2 × 800',
    },
    {
      inputs: {
        price: 10000,
        payment: 3000,
        years: 10,
        borrowingRate: 5,
        taxRate: 0,
        depreciationYears: 10,
        salvage: 20000,
      },
      results: { ownCost: -2278.27 },
      cautions: ['more than 2.5 times', 'more than 60%', 'bring money'],
      source: 'Python: 10000 - 20000/1.05^10',
    },
    {
      inputs: {
        price: 10000,
        payment: 8000,
        years: 2,
        borrowingRate: 0,
        taxRate: 0,
        depreciationYears: 2,
        upkeep: 3000,
      },
      results: { ownCost: 16000, leaseCost: 16000, advantage: 0 },
      cautions: ['Nothing is counted', 'more than a quarter'],
      source: 'By hand: 10000 + 2 × 3000; 2 × 8000',
    },
    {
      inputs: {
        price: 10000,
        payment: 5000,
        years: 2,
        timing: 'arrears',
        borrowingRate: 0,
        taxRate: 0,
        depreciationYears: 2,
        salvage: 0,
      },
      results: { advantage: 0, breakEven: 5000 },
      cautions: ['Nothing is counted'],
      source: 'By hand: 2 × 5000',
    },
    {
      inputs: {
        price: 900,
        payment: 250,
        years: 4,
        timing: 'arrears',
        borrowingRate: 10,
        taxRate: 50,
        depreciationYears: 3,
      },
      results: { leaseCost: 443.24, ownCost: 491.51, advantage: 48.27, book: 0 },
      cautions: ['Nothing is counted'],
      source: 'Python: 125 × Σ 1.05^-k of 4 years; 900 - 150 × Σ 1.05^-k of 3 years',
    },
    {
      inputs: {
        price: 10000,
        payment: 3500,
        years: 3,
        borrowingRate: 0,
        taxRate: 20,
        depreciations: [33.33, 44.45, 14.81],
      },
      results: { book: 9907.41, advantage: -400, leaseCost: 8400, ownCost: 8000 },
      cautions: ['Nothing is counted', 'not in percent', 'above what the sale brings'],
      source: 'By hand: 10000 - 0.2 × 10000, of which most as the tax on the book value; 3 × 2800',
    },
    {
      inputs: { price: 1000, payment: 300, years: 3, borrowingRate: 5, taxRate: 20 },
      refused: 'one of them, and not both',
      source: 'By definition',
    },
    {
      inputs: { price: 1000, payment: 300, years: 3, borrowingRate: 5, taxRate: 20, depreciations: [600, 600] },
      refused: 'at most the price',
      source: 'By hand: 1200',
    },
    {
      inputs: {
        price: 1000,
        payment: 300,
        years: 3,
        borrowingRate: 5,
        taxRate: 20,
        depreciationYears: 3,
        salvageRate: 8,
      },
      refused: 'needs that value',
      source: 'By definition',
    },
  ],
  notes: [
    'Payments and depreciation save tax only against profits, and only where the tax law treats the contract as a lease: with a purchase option for a token price it mostly counts as a purchase.',
    'Costs that lessee and owner bear alike are left out, as they do not change the difference.',
    'The tax is taken to be saved when the payment is made; where it is saved a year later, leasing in advance costs a little more.',
  ],
  references: [
    {
      title:
        'Ross, Westerfield, Jordan: Fundamentals of Corporate Finance, chapter on leasing, the case of Tasha (an excerpt opened)',
      url: 'https://www.ajjacobson.us/hill-companies/npv-analysis.html',
    },
    {
      title: 'Lease-buy analysis: the lessee’s perspective, which lists the parts of the net advantage to leasing',
      url: 'https://www.wisdomjobs.com/e-university/financial-management-tutorial-289/leasebuy-analysis-the-lessee-s-perspective-6707.html',
    },
  ],
});
