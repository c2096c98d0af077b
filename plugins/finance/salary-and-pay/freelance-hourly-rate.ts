import {
  choice,
  constant,
  defineCalculator,
  isAtLeast,
  money,
  number,
  percent,
  roundTo,
  table,
} from '@reckoner/engine';

/** Shares of the working time that are paid, for the table. */
const SHARES = [0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1];

/** Revenue = (income wanted, with its taxes, + costs) / (1 − share lost); over the hours that are paid. */
export default defineCalculator({
  title: 'Freelance hourly rate',
  description:
    'Hourly and daily rate that leaves a wanted income after business costs, taxes, unpaid invoices, time off and hours that nobody pays for.',
  keywords: ['freelance rate', 'consulting rate', 'billable hours', 'self-employed hourly rate', 'day rate'],
  related: ['contractor-vs-employee', 'salary-to-hourly'],
  inputs: {
    income: money({ label: 'Income wanted a year', min: 0.01, max: 1e10 }),
    incomeIs: choice(
      { after: { label: 'After taxes', also: ['net'] }, before: { label: 'Before taxes', also: ['gross'] } },
      { label: 'Income is', default: 'after' },
    ),
    tax: percent({
      label: 'Average tax on the profit',
      help: 'Income tax and social insurance of the self-employed, over the profit.',
      min: 0,
      max: 90,
      usual: [1, 65],
      when: { incomeIs: 'after' },
    }),
    costs: money({
      label: 'Business costs a year',
      help: 'Software, equipment, office, insurance: what is deductible.',
      min: 0,
      max: 1e10,
      default: 0,
    }),
    hours: number({ label: 'Working hours a week', min: 1, max: 168, default: 40, usual: [4, 80] }),
    weeksOff: number({
      label: 'Weeks off a year',
      help: 'Holidays, vacation and illness.',
      min: 0,
      max: 51,
      default: 6,
      usual: 'all',
    }),
    billable: percent({
      label: 'Billable share of the hours',
      help: 'The rest goes into offers, invoices and learning.',
      min: 1,
      max: 100,
      default: 60,
      usual: [20, 100],
    }),
    unpaid: percent({
      label: 'Invoices that are never paid',
      help: 'Of the revenue, with discounts.',
      min: 0,
      max: 90,
      default: 0,
      usual: [0.5, 30],
    }),
    dayHours: number({ label: 'Hours of a billed day', min: 1, max: 24, default: 8, usual: [4, 12] }),
  },
  outputs: {
    rate: money({ label: 'Hourly rate' }),
    dayRate: money({ label: 'Rate of a billed day' }),
    revenue: money({ label: 'To invoice a year' }),
    billableHours: number({ label: 'Billable hours a year', places: 1 }),
    taxes: money({ label: 'Taxes', optional: true }),
    profit: money({ label: 'Profit before taxes' }),
    byShare: table(
      { share: percent({ label: 'Billable share' }), rate: money({ label: 'Hourly rate' }) },
      { label: 'By billable share' },
    ),
  },
  formula: ({ income, incomeIs, tax, costs, hours, weeksOff, billable, unpaid, dayHours }) => {
    const profit = incomeIs === 'after' ? income / (1 - tax) : income;
    const revenue = (profit + costs) / (1 - unpaid);
    const worked = hours * (52 - weeksOff);
    const billableHours = worked * billable;
    const rate = revenue / billableHours;
    return {
      rate,
      dayRate: rate * dayHours,
      revenue,
      billableHours,
      ...(incomeIs === 'after' ? { taxes: profit - income } : {}),
      profit,
      byShare: SHARES.map((share) => ({ share, rate: revenue / (worked * share) })),
    };
  },
  explanation: ({ incomeIs, unpaid }) => {
    const lost = unpaid > 0 ? ', of which {unpaid} stays unpaid' : '';
    return incomeIs === 'after'
      ? `To keep {income} after {taxes} of taxes and {costs} of costs, invoice {revenue} a year${lost}: {rate} in each of {billableHours} billable hours ({billable} of {hours} {hours|hour|hours} a week, {weeksOff} {weeksOff|week|weeks} off), or {dayRate} for a day of {dayHours} {dayHours|hour|hours}.`
      : `To earn {income} before taxes and after {costs} of costs, invoice {revenue} a year${lost}: {rate} in each of {billableHours} billable hours ({billable} of {hours} {hours|hour|hours} a week, {weeksOff} {weeksOff|week|weeks} off), or {dayRate} for a day of {dayHours} {dayHours|hour|hours}.`;
  },
  cautions: [
    {
      level: 'caution',
      when: ({ billable }) => isAtLeast(billable, 0.9),
      says: 'At {billable} of the hours billable, next to none are left for offers, invoices and learning: count what was really invoiced in the last months.',
    },
    {
      level: 'caution',
      when: ({ weeksOff }) => weeksOff < 2,
      says: 'With {weeksOff} {weeksOff|week|weeks} off there is hardly time for holidays or illness, which nobody pays for: the rate is too low where they come.',
    },
    {
      level: 'caution',
      when: ({ rate }) => roundTo(rate, 2) < 10,
      says: 'The rate is below 10 an hour: check that income and costs are those of a year, not of a month, and in the currency that is meant.',
    },
    {
      level: 'note',
      when: ({ hours, dayHours }) => dayHours > 12 || hours > 60,
      says: 'More than 60 hours a week, or 12 a day, are reckoned with: where they cannot be kept up, the rate is too low.',
    },
    {
      level: 'caution',
      when: ({ tax }) => tax === 0,
      says: 'No tax is reckoned: income tax and social insurance come out of the income that is wanted.',
    },
    {
      level: 'note',
      when: ({ costs }) => costs < constant(0.005, '$'),
      says: 'No business costs are counted: software, equipment, insurance and the pension that an employer would pay belong to them or to the income.',
    },
  ],
  figure: {
    kind: 'curve',
    title: 'Rate over the billable share',
    x: { of: 'billable' },
    y: { of: 'rate' },
    curve: ({ revenue, hours, weeksOff, billable, rate }) => ({
      from: 0.25,
      to: 1,
      lines: [{ y: (share) => revenue / (hours * (52 - weeksOff) * share) }],
      marks: [{ x: billable, y: rate, label: 'Now' }],
    }),
  },
  examples: [
    {
      inputs: { income: 60000, tax: 25, costs: 12000, weeksOff: 6, billable: 60 },
      results: {
        rate: '83.33',
        dayRate: '666.67',
        revenue: 92000,
        billableHours: 1104,
        taxes: 20000,
        profit: 80000,
        byShare: { length: 7, rows: { 0: { rate: 125 }, 6: { rate: 50 } } },
      },
      source: 'By hand: 60000/0.75 + 12000 = 92000; 40 × 46 × 0.6 = 1104 hours; 92000/1104; 92000/1840',
    },
    {
      inputs: {
        income: 50000,
        incomeIs: 'before',
        costs: 4000,
        hours: 35,
        weeksOff: 8,
        billable: 50,
        unpaid: 10,
        dayHours: 7,
      },
      results: { rate: '77.92', dayRate: '545.45', revenue: 60000, billableHours: 770, profit: 50000 },
      source: 'By hand: 54000/0.9 = 60000; 35 × 44 × 0.5 = 770; 60000/770',
    },
    {
      inputs: { income: 46000, incomeIs: 'before', weeksOff: 1, billable: 100, hours: 60 },
      results: { rate: '15.03', revenue: 46000, billableHours: 3060 },
      cautions: ['next to none are left', 'hardly time for holidays', 'No business costs'],
      source: 'By hand: 46000/(60 × 51)',
    },
    {
      inputs: { income: 4000, tax: 20, costs: 300 },
      results: { dayRate: '38.41', billableHours: 1104, revenue: 5300 },
      cautions: ['not of a month'],
      source: 'By hand: 5300/1104',
    },
    {
      inputs: { income: 6000, tax: 0, costs: 900 },
      results: { rate: '6.25', revenue: 6900, taxes: 0 },
      cautions: ['not of a month', 'No tax is reckoned'],
      source: 'By hand: 6900/1104, as of a month',
    },
    {
      inputs: { income: 100000, incomeIs: 'before', costs: 1000, hours: 80, weeksOff: 4, billable: 50, dayHours: 14 },
      results: { dayRate: '736.46' },
      cautions: ['cannot be kept up'],
      source: 'By hand: 101000/1920 = 52.6042; × 14',
    },
  ],
  notes: [
    'The rate is the least at which the year comes out, not what the market pays. Value added or sales tax is put on top of it.',
    'The tax is an average over the profit: social insurance of the self-employed, both shares of it, belongs to it.',
  ],
  references: [
    {
      title: 'SoloFinanceHub: How to Calculate Your Freelance Hourly Rate',
      url: 'https://solofinancehub.com/blog/how-to-calculate-hourly-rate',
    },
  ],
});
