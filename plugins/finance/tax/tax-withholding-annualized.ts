import {
  choice,
  constant,
  defineCalculator,
  flag,
  isAbove,
  isAtLeast,
  isAtMost,
  money,
  percent,
  roundTo,
} from '@reckoner/engine';
import { SCHEDULES } from '../shared/us-schedules.js';
import { taxYear } from './shared/fields.js';
import { RATES } from './shared/us-figures.js';

/** Worksheet 1A of Publication 15-T: the pay of a year less line 1h, the annual schedule, divided back; less step 3, plus step 4(c). */
export default defineCalculator({
  title: 'Paycheck tax withholding',
  description:
    'Federal income tax withheld from a paycheck in the United States in 2025 or 2026, by the annualized percentage method from pay, pay period and Form W-4.',
  keywords: [
    'W-4 withholding',
    'percentage method',
    'Publication 15-T',
    'federal withholding',
    'withholding per paycheck',
  ],
  related: ['bonus-after-tax', 'payroll-tax-fica', 'tax-refund-estimate'],
  inputs: {
    year: taxYear,
    pay: money({
      label: 'Taxable pay of the pay period',
      help: 'After what is taken off before income tax: traditional 401(k), health premiums, HSA.',
      min: 0,
      max: 1e8,
    }),
    periods: choice(
      {
        daily: { label: 'Daily', value: 260 },
        weekly: { label: 'Weekly', value: 52 },
        biweekly: { label: 'Every two weeks', value: 26, also: ['fortnightly', 'bi-weekly', 'every other week'] },
        semimonthly: { label: 'Twice a month', value: 24, also: ['semi-monthly'] },
        monthly: { label: 'Monthly', value: 12 },
        quarterly: { label: 'Quarterly', value: 4 },
        semiannually: { label: 'Twice a year', value: 2 },
        yearly: { label: 'Yearly', value: 1, also: ['annually'] },
      },
      { label: 'Paid', default: 'biweekly' },
    ),
    status: choice(
      {
        single: {
          label: 'Single or married filing separately',
          also: ['single', 'separately', 'married filing separately', 'MFS'],
        },
        joint: {
          label: 'Married filing jointly or surviving spouse',
          also: [
            'joint',
            'married',
            'married filing jointly',
            'MFJ',
            'surviving spouse',
            'qualifying surviving spouse',
            'QSS',
          ],
        },
        head: { label: 'Head of household', also: ['head', 'HOH'] },
      },
      { label: 'Filing status on Form W-4', default: 'single' },
    ),
    twoJobs: flag({
      label: 'Box in step 2 is checked',
      help: 'Two jobs, or a spouse who works too.',
      default: false,
    }),
    credits: money({ label: 'Step 3: credits of the year', min: 0, max: 1e6, default: 0 }),
    otherIncome: money({ label: 'Step 4(a): other income of the year', min: 0, max: 1e8, default: 0 }),
    deductions: money({
      label: 'Step 4(b): deductions of the year',
      help: 'As on the form: beyond the standard deduction.',
      min: 0,
      max: 1e8,
      default: 0,
    }),
    extra: money({ label: 'Step 4(c): extra withholding each pay period', min: 0, max: 1e7, default: 0 }),
  },
  outputs: {
    withheld: money({ label: 'Withheld from the paycheck' }),
    yearly: money({ label: 'Withheld in a year of such paychecks' }),
    annualPay: money({ label: 'Pay of a year' }),
    adjusted: money({ label: 'Adjusted annual wage', help: 'Line 1i.' }),
    tentative: money({ label: 'Tentative withholding of the year', help: 'Before the credits of step 3.' }),
    bracket: percent({ label: 'Rate of the bracket' }),
    share: percent({ label: 'Withheld of the pay', places: 2, optional: true }),
  },
  formula: ({ year, pay, periods, status, twoJobs, credits, otherIncome, deductions, extra }) => {
    const dollar = constant(1, '$');
    const { deduction, from } = SCHEDULES[year]![status]!;
    const standing = twoJobs ? 0 : status === 'joint' ? 12900 : 8600;
    const annualPay = pay * periods;
    const adjusted = Math.max(0 * dollar, annualPay + otherIncome - deductions - standing * dollar);
    // With the box checked all widths are halved, and the printed limits rounded to dollars.
    const part = twoJobs ? 0.5 : 1;
    let tentative = 0 * dollar;
    let base = 0 * dollar;
    let bracket = 0;
    for (const [place, rate] of RATES.entries()) {
      const begins = Math.round(part * (deduction + from[place]!) - (twoJobs ? 0 : standing)) * dollar;
      if (place > 0) base += RATES[place - 1]! * part * (from[place]! - from[place - 1]!) * dollar;
      if (isAtLeast(adjusted, begins) && isAbove(adjusted, 0 * dollar)) {
        tentative = base + rate * (adjusted - begins);
        bracket = rate;
      }
    }
    const withheld = Math.max(0 * dollar, tentative / periods - credits / periods) + extra;
    return {
      withheld,
      yearly: withheld * periods,
      annualPay,
      adjusted,
      tentative,
      bracket,
      share: pay > 0 ? withheld / pay : undefined,
    };
  },
  stepwise: [
    'The pay is multiplied by the pay periods of a year. Other income of step 4(a) is added, the deductions of step 4(b) are taken off, and, where the box in step 2 is not checked, $8,600 ($12,900 filing jointly).',
    'The annual schedule of Publication 15-T gives the tentative withholding of the year: the standard one, or the one for the box in step 2, whose brackets are half as wide.',
    'It is divided by the pay periods, less as much of the credits of step 3, and not below 0; the extra of step 4(c) is added.',
  ],
  explanation: ({ year, periods, withheld, extra, twoJobs, credits, tentative, otherIncome, deductions }) => {
    const y = year === 'us2025' ? '2025' : '2026';
    const form: string[] = [];
    if (twoJobs) form.push('the box in step 2 checked');
    if (credits > 0) form.push('{credits} of credits a year');
    if (otherIncome > 0) form.push('{otherIncome} of other income a year');
    if (deductions > 0) form.push('{deductions} of deductions a year');
    const what = form.length > 0 ? ` with ${form.join(', ')},` : '';
    const count = periods === 1 ? 'paid once a year' : `paid ${periods} times a year`;
    const from = `From {pay} of taxable pay in ${y}, ${count} ({annualPay}),${what}`;
    if (roundTo(withheld, 2) === 0) {
      if (roundTo(tentative / periods, 2) === 0)
        return `${from} no federal income tax is withheld: the pay of a year lies below the first bracket, or too little above it.`;
      return `${from} no federal income tax is withheld: the credits cover the {tentative} of the year.`;
    }
    if (credits > 0 && tentative > 0 && isAtMost(tentative, credits)) {
      return `${from} nothing but the extra {extra} is withheld: the credits cover the {tentative} of the year.`;
    }
    return `${from} {withheld} of federal income tax is withheld${extra > 0 ? ', the extra {extra} of each paycheck in it' : ''}{share?: {share} of the pay|}.`;
  },
  cautions: [
    {
      level: 'caution',
      when: ({ pay, extra, withheld }) => isAbove(extra, 0.2 * pay) && isAtMost(withheld, pay),
      says: 'The extra of {extra} is taken from each paycheck of {pay}: check that it is not that of a year.',
    },
    {
      level: 'caution',
      when: ({ pay, withheld }) => isAbove(withheld, pay),
      says: 'The withholding exceeds the pay: check the extra of step 4(c) and that other income is that of a year.',
    },
    {
      level: 'caution',
      when: ({ annualPay }) => isAbove(annualPay, constant(400000, '$')),
      says: 'A pay of {pay} is taken as that of one pay period, and comes to {annualPay} a year: check that it is not that of a month or a year.',
    },
    {
      level: 'caution',
      when: ({ annualPay, pay }) => pay > 0 && isAbove(constant(10000, '$'), annualPay),
      says: 'A pay of {pay} comes to {annualPay} a year only: check the pay period, and that it is not the pay of an hour or a day.',
    },
    {
      level: 'caution',
      when: ({ twoJobs, credits, otherIncome, deductions }) =>
        twoJobs && (credits > 0 || otherIncome > 0 || deductions > 0),
      says: 'With two jobs, steps 3, 4(a) and 4(b) belong on the Form W-4 of the highest paying job alone: on both they count twice.',
    },
    {
      level: 'caution',
      when: ({ deductions, year, status }) =>
        isAtLeast(deductions, SCHEDULES[year]![status]!.deduction * constant(1, '$')),
      says: 'Step 4(b) is what deductions exceed the standard deduction by: {deductions} is more than a standard deduction itself; check that it is not the whole of them.',
    },
    {
      level: 'note',
      when: ({ year }) => year === 'us2025',
      says: 'The schedules of 2025 were printed before the standard deduction was raised in July 2025: they withhold a little more than the return asks for.',
    },
  ],
  figure: {
    kind: 'curve',
    title: 'Withheld over the pay',
    x: { of: 'pay' },
    y: { of: 'withheld' },
    curve: ({ year, pay, periods, status, twoJobs, credits, otherIncome, deductions, extra, withheld }) => {
      const { deduction, from } = SCHEDULES[year]![status]!;
      const at = (paid: number) => {
        const above = paid * periods + otherIncome - deductions;
        const part = twoJobs ? 0.5 : 1;
        let tax = 0;
        for (const [place, rate] of RATES.entries()) {
          const begins = part * (deduction + from[place]!);
          tax += (rate - (RATES[place - 1] ?? 0)) * Math.max(0, above - begins);
        }
        return Math.max(0, tax - credits) / periods + extra;
      };
      return { from: 0, to: 1.6 * pay, lines: [{ y: at }], marks: [{ x: pay, y: withheld, label: 'Paycheck' }] };
    },
  },
  examples: [
    {
      inputs: { pay: 3000 },
      results: { withheld: '320.38', annualPay: 78000, adjusted: 69400, tentative: 8330, yearly: 8330, bracket: 22 },
      source: 'By hand from the annual schedule of 2026: 5,800 + 22% of 69,400 - 57,900, over 26',
    },
    {
      inputs: {
        pay: 6000,
        periods: 'monthly',
        status: 'joint',
        credits: 1000,
        deductions: 3000,
        otherIncome: 1200,
        extra: 25,
      },
      results: { withheld: '280.33', adjusted: 57300, tentative: 4064, yearly: 3364 },
      source: 'Publication 15-T, annual schedule as printed, Worksheet 1A in Python decimal',
    },
    {
      inputs: { pay: 1500, periods: 'weekly', status: 'head', twoJobs: true },
      results: { withheld: '215.68', adjusted: 78000, tentative: '11215.50', bracket: 24 },
      source: 'Publication 15-T, annual schedule as printed, Worksheet 1A in Python decimal',
    },
    {
      inputs: { year: 'us2025', pay: 12000, periods: 'semimonthly', twoJobs: true },
      results: { withheld: '3456.19', tentative: '82948.45', bracket: 35 },
      cautions: ['raised in July 2025'],
      source: 'Publication 15-T, annual schedule as printed, Worksheet 1A in Python decimal',
    },
    {
      inputs: { year: 'us2025', pay: 4000, status: 'joint' },
      results: { withheld: '323.19', adjusted: 91100, tentative: 8403, bracket: 12 },
      cautions: ['raised in July 2025'],
      source: 'Publication 15-T, annual schedule as printed, Worksheet 1A in Python decimal',
    },
    {
      inputs: { pay: 40000, periods: 'monthly', status: 'head', twoJobs: true, credits: 2000 },
      results: { withheld: '12350.56', tentative: '150206.75', bracket: 37 },
      cautions: ['not that of a month', 'highest paying job'],
      source: 'Publication 15-T, annual schedule as printed, Worksheet 1A in Python decimal',
    },
    {
      inputs: { pay: 200, periods: 'weekly' },
      results: { withheld: 0, adjusted: 1800 },
      source: 'Publication 15-T, annual schedule as printed, Worksheet 1A in Python decimal',
    },
    {
      inputs: { pay: 6000, periods: 'monthly', status: 'joint', credits: 4400 },
      results: { withheld: 0, adjusted: 59100, tentative: 4280 },
      source: 'Publication 15-T, annual schedule as printed, Worksheet 1A in Python decimal',
    },
    {
      inputs: { pay: 10000, twoJobs: true },
      results: { withheld: '2791.04', tentative: '72566.95', adjusted: 260000 },
      source: 'Publication 15-T, annual schedule as printed, Worksheet 1A in Python decimal',
    },
    {
      inputs: { year: 'us2025', pay: 60000, periods: 'monthly', deductions: 15000 },
      results: { withheld: '17693.35', tentative: '212320.25' },
      cautions: ['not that of a month', 'not the whole of them', 'raised in July 2025'],
      source: 'Publication 15-T, annual schedule as printed, Worksheet 1A in Python decimal',
    },
    {
      inputs: { pay: 100, periods: 'daily', extra: 150 },
      results: { withheld: '153.81', tentative: 990 },
      cautions: ['exceeds the pay'],
      source: 'Publication 15-T, annual schedule as printed, Worksheet 1A in Python decimal',
    },
    {
      inputs: { pay: 50000, periods: 'quarterly', status: 'joint' },
      results: { withheld: 6585, adjusted: 187100, share: 13.17 },
      source: 'Publication 15-T, annual schedule as printed, Worksheet 1A in Python decimal',
    },
    {
      inputs: { pay: 200000, periods: 'semiannually' },
      results: { withheld: '51567.12', tentative: '103134.25' },
      source: 'Publication 15-T, annual schedule as printed, Worksheet 1A in Python decimal',
    },
    {
      inputs: { pay: 300, periods: 'monthly' },
      results: { withheld: 0, annualPay: 3600, adjusted: 0 },
      cautions: ['of an hour or a day'],
      source: 'Publication 15-T, annual schedule as printed, Worksheet 1A in Python decimal',
    },
    {
      inputs: { pay: 3000, extra: 1200 },
      results: { withheld: '1520.38', share: 50.67948718 },
      cautions: ['not that of a year'],
      source: 'By hand: 8,330/26 and the extra',
    },
    {
      inputs: { pay: 6000, periods: 'monthly', status: 'joint', credits: 10000, extra: 25 },
      results: { withheld: 25, tentative: 4280 },
      source: 'By hand: 10,000 of credits exceed the 4,280 of the year; the extra is left',
    },
    {
      inputs: { pay: 0, extra: 10, periods: 'yearly' },
      results: { withheld: 10, yearly: 10 },
      cautions: ['exceeds the pay'],
      source: 'By hand: nothing but the extra',
    },
  ],
  notes: [
    'For a Form W-4 of 2020 or later. One of 2019 or earlier counts allowances, and wages of nonresident aliens are raised before: neither is reckoned here.',
    'Employers may round to whole dollars; by wage bracket tables some cents or dollars differ. Bonuses may be withheld at a flat 22%.',
    'Social Security, Medicare and state tax are taken besides. Withholding is an advance: the tax return settles what is due.',
  ],
  references: [
    {
      title:
        'IRS Publication 15-T (2025, 2026), Worksheet 1A and annual percentage method tables (identical in public implementations for both years)',
    },
    { title: 'Rev. Proc. 2024-40 and 2025-32: rates and standard deductions' },
  ],
});
