import {
  constant,
  defineCalculator,
  integer,
  isAtMost,
  isBelow,
  list,
  money,
  percent,
  sum,
  sumOfProducts,
  table,
} from '@reckoner/engine';

/** Operating cash flow by the tax-shield form, working capital out and back, and the tax on a sale above or below book. */
export default defineCalculator({
  title: 'After-tax project cash flow',
  description:
    'Operating cash flow after tax of a project, its after-tax salvage value and net present value, with working capital and depreciation year by year.',
  keywords: [
    'operating cash flow',
    'depreciation tax shield',
    'after-tax salvage value',
    'incremental cash flow',
    'project cash flow with net working capital',
  ],
  related: ['net-present-value', 'free-cash-flow', 'depreciation-straight-line'],
  inputs: {
    investment: money({ label: 'Price of the equipment', symbol: 'I', min: 0, max: 1e12 }),
    years: integer({ label: 'Years of the project', symbol: 'n', min: 1, max: 60 }),
    revenue: money({ label: 'Revenue a year', symbol: 'S', min: 0, max: 1e12 }),
    costs: money({
      label: 'Costs a year',
      help: 'Paid in cash: without depreciation and interest.',
      symbol: 'C',
      min: 0,
      max: 1e12,
    }),
    taxRate: percent({ label: 'Tax rate', symbol: 'T', min: 0, max: 99, usual: [5, 60] }),
    rate: percent({ label: 'Discount rate a year', symbol: 'r', min: 0, max: 1000, usual: [0.5, 40] }),
    depreciationYears: integer({
      label: 'Years of depreciation',
      help: 'Straight-line, to nothing.',
      symbol: 'm',
      min: 1,
      max: 100,
      default: ({ years }) => years,
    }),
    depreciations: list(money({ label: 'Depreciation', min: 0, max: 1e12 }), {
      label: 'Depreciation of each year, if not straight-line',
      help: 'For tax, from the first year on, as by MACRS.',
      maxItems: 100,
      optional: true,
    }),
    salvage: money({ label: 'Sold for at the end', help: 'Before tax.', symbol: 'V', min: 0, max: 1e12, default: 0 }),
    workingCapital: money({
      label: 'Working capital',
      help: 'Put in at the start, and back at the end.',
      symbol: 'W',
      min: 0,
      max: 1e12,
      default: 0,
    }),
  },
  outputs: {
    npv: money({ label: 'Net present value', symbol: '\\mathrm{NPV}' }),
    operating: money({ label: 'Operating cash flow of the first year', symbol: '\\mathrm{OCF}' }),
    afterTaxSalvage: money({ label: 'Sale at the end, after tax', symbol: 'V_T' }),
    book: money({ label: 'Book value at the end', symbol: 'B' }),
    schedule: table(
      {
        year: integer({ label: 'Year' }),
        depreciation: money({ label: 'Depreciation' }),
        operating: money({ label: 'Operating cash flow' }),
        flow: money({ label: 'Cash flow' }),
        cumulative: money({ label: 'Present value so far' }),
      },
      { label: 'Year by year' },
    ),
  },
  formula: (project) => {
    const { investment, years, revenue, costs, taxRate, rate, salvage, workingCapital } = project;
    const depreciationOf = (year: number) => {
      if (project.depreciations === undefined) {
        return year <= project.depreciationYears ? investment / project.depreciationYears : constant(0, '$');
      }
      return year <= project.depreciations.length ? project.depreciations[year - 1]! : constant(0, '$');
    };
    const schedule = [
      {
        year: 0,
        depreciation: 0,
        operating: 0,
        flow: -investment - workingCapital,
        cumulative: -investment - workingCapital,
      },
    ];
    const book =
      project.depreciations === undefined
        ? (investment * Math.max(0, project.depreciationYears - years)) / project.depreciationYears
        : sumOfProducts([1, investment], ...project.depreciations.slice(0, years).map((part) => [-1, part]));
    const afterTaxSalvage = salvage - taxRate * (salvage - book);
    let discount = 1;
    let npv = -investment - workingCapital;
    for (let year = 1; year <= years; year++) {
      const depreciation = depreciationOf(year);
      const operating = (revenue - costs) * (1 - taxRate) + taxRate * depreciation;
      const flow = operating + (year === years ? afterTaxSalvage + workingCapital : 0);
      discount /= 1 + rate;
      npv += flow * discount;
      schedule.push({ year, depreciation, operating, flow, cumulative: npv });
    }
    return { npv, operating: schedule[1]!.operating, afterTaxSalvage, book, schedule };
  },
  stepwise: [
    'Operating cash flow of a year: (revenue - costs) × (1 - tax rate) + tax rate × depreciation.',
    'The sale at the end is taxed on what it brings above the book value, and saves tax on what it brings below.',
    'The net present value: all cash flows, each divided by (1 + rate)^year, with price and working capital paid now and the working capital back in the last year.',
  ],
  figure: { kind: 'series', table: 'schedule', x: 'year', lines: ['cumulative'] },
  explanation: ({ salvage, afterTaxSalvage }) => {
    if (salvage > 0) {
      return 'The operating cash flow is {operating} in the first year, and the sale at the end brings {afterTaxSalvage} after tax: a net present value of {npv}.';
    }
    return afterTaxSalvage > 0.005
      ? 'The operating cash flow is {operating} in the first year, and {afterTaxSalvage} of tax are saved on the book value that is left at the end: a net present value of {npv}.'
      : 'The operating cash flow is {operating} in the first year: a net present value of {npv}.';
  },
  requires: [
    {
      that: ({ depreciations, investment }) => isAtMost(sum(depreciations), investment * 1.000001),
      field: 'depreciations',
      says: 'The depreciations together must be at most the price of the equipment, {investment}.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ schedule, revenue, costs, taxRate }) =>
        taxRate > 0 && schedule.some(({ year, depreciation }) => year > 0 && isBelow(revenue - costs, depreciation)),
      says: 'In a year with a loss the tax is counted as saved: that holds where other profits can bear the loss.',
    },
    {
      level: 'note',
      when: ({ book, salvage, taxRate }) => book > 0.005 && salvage >= book && taxRate > 0,
      says: 'Not all is depreciated when the project ends: the rest of the book value lowers the tax on the sale.',
    },
    {
      level: 'caution',
      when: ({ book, salvage, taxRate }) => book > 0.005 && salvage < book && taxRate > 0,
      says: 'The book value at the end, {book}, is above what the sale brings: the tax on that loss is counted as saved, which holds where other profits can bear the loss.',
    },
    {
      level: 'caution',
      when: ({ salvage, investment }) => salvage > investment,
      says: 'The equipment is sold for more than it cost: check the amount. A gain above the price may be taxed at another rate.',
    },
    {
      level: 'caution',
      when: ({ depreciations, investment }) =>
        depreciations !== undefined && investment >= 1000 && isBelow(Math.abs(sum(depreciations) - 100), 1),
      says: 'The depreciations add up to 100: they are amounts of money here. Take a percentage times the price.',
    },
    {
      level: 'note',
      when: ({ depreciations, depreciationYears, years }) => depreciations !== undefined && depreciationYears !== years,
      says: 'The depreciation of each year is used as listed: the years of straight-line depreciation count for nothing.',
    },
  ],
  examples: [
    {
      inputs: {
        investment: 90000,
        years: 3,
        revenue: 200000,
        costs: 137000,
        taxRate: 21,
        rate: 20,
        workingCapital: 20000,
      },
      results: {
        npv: '19684.49',
        operating: 56070,
        afterTaxSalvage: 0,
        book: 0,
        schedule: {
          length: 4,
          rows: { 0: { flow: -110000 }, 3: { depreciation: 30000, flow: 76070, cumulative: '19684.49' } },
        },
      },
      source: 'By hand: 63000 × 0.79 + 0.21 × 30000 = 56070, 76070 in the last year; discounted in Python',
    },
    {
      inputs: {
        investment: 50000,
        years: 2,
        revenue: 30000,
        costs: 10000,
        taxRate: 25,
        rate: 10,
        depreciationYears: 5,
        salvage: 34000,
      },
      results: { npv: '7644.63', operating: 17500, afterTaxSalvage: 33000, book: 30000 },
      cautions: ['Not all is depreciated'],
      source: 'By hand: 20000 × 0.75 + 2500; book 50000 - 20000; 34000 - 0.25 × 4000; -50000 + 17500/1.1 + 50500/1.21',
    },
    {
      inputs: {
        investment: 1000,
        years: 3,
        revenue: 400,
        costs: 100,
        taxRate: 30,
        rate: 0,
        depreciations: [600, 400],
        salvage: 50,
      },
      results: {
        npv: -35,
        operating: 390,
        afterTaxSalvage: 35,
        book: 0,
        schedule: { rows: { 2: { operating: 330 }, 3: { operating: 210 } } },
      },
      cautions: ['In a year with a loss'],
      source: 'By hand: 210 + 180, 210 + 120, 210; 50 × 0.7; 390 + 330 + 210 + 35 - 1000 = -35',
    },
    {
      inputs: { investment: 1000, years: 3, revenue: 900, costs: 100, taxRate: 30, rate: 10, depreciationYears: 1 },
      results: { operating: 860, schedule: { rows: { 2: { depreciation: 0, operating: 560 } } } },
      cautions: ['In a year with a loss'],
      source: 'By hand: 800 × 0.7 + 300; 560',
    },
    {
      inputs: {
        investment: 1000,
        years: 2,
        revenue: 500,
        costs: 100,
        taxRate: 0,
        rate: 0,
        depreciations: [500, 400],
        depreciationYears: 5,
        salvage: 1200,
      },
      results: { npv: 1000, operating: 400, afterTaxSalvage: 1200, book: 100 },
      cautions: ['sold for more than it cost', 'count for nothing'],
      source: 'By hand: without tax no loss is borne: 400 + 400 + 1200 - 1000',
    },
    {
      inputs: {
        investment: 100000,
        years: 3,
        revenue: 50000,
        costs: 10000,
        taxRate: 20,
        rate: 10,
        depreciations: ['33.33', '44.45', '14.81', '7.41'],
      },
      results: { operating: '32006.67', book: '99907.41', afterTaxSalvage: '19981.48' },
      cautions: ['above what the sale brings', 'times the price'],
      source: 'By hand: 40000 × 0.8 + 0.2 × 33.33; 0.2 × (100000 - 92.59)',
    },
    {
      inputs: { investment: 1000, years: 3, revenue: 400, costs: 100, taxRate: 30, rate: 0, depreciations: [600, 500] },
      refused: 'at most the price',
      source: 'By hand: 1100 of 1000',
    },
  ],
  notes: [
    'Interest stays out of the cash flows: the discount rate bears the cost of capital. Sunk costs stay out, lost income elsewhere belongs in.',
  ],
  references: [
    {
      title:
        'Ross, Westerfield, Jordan: Fundamentals of Corporate Finance, 12th ed., ch. 10: Making Capital Investment Decisions',
      isbn: '978-1-259-91895-7',
    },
  ],
});
