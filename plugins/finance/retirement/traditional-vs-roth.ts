import { choice, defineCalculator, integer, money, percent, table } from '@reckoner/engine';
import { LATER_RATES } from './shared/later-rates.js';
import { accumulated } from './shared/yearly-saving.js';

/** Yearly contributions at year ends, taxed on the way in or on the way out. */
export default defineCalculator({
  title: 'Traditional vs Roth',
  description:
    'After-tax value of yearly contributions to a traditional and to a Roth account, and the later tax rate above which Roth leaves more.',
  keywords: ['Roth or traditional IRA', 'Roth 401(k) or traditional', 'pre-tax or Roth', 'tax now or later'],
  related: ['roth-conversion', 'employer-match-401k', 'retirement-savings-projection'],
  inputs: {
    contribution: money({ label: 'Contribution a year', symbol: 'C', above: 0, max: 1e9 }),
    compare: choice(
      {
        income: 'The same income before tax',
        account: 'The same amount in both, the tax saved invested outside',
        spent: 'The same amount in both, the tax saved spent',
      },
      { label: 'Compare', default: 'income' },
    ),
    taxNow: percent({
      label: 'Tax rate now',
      help: 'On your last dollars: federal and state together.',
      symbol: 't_0',
      min: 0,
      max: 60,
      usual: [1, 55],
    }),
    taxLater: percent({
      label: 'Tax rate on withdrawals later',
      help: 'On average over the withdrawals, which fill the lower brackets too; federal and state together.',
      symbol: 't_1',
      min: 0,
      max: 60,
      usual: [1, 55],
    }),
    years: integer({ label: 'Years of contributions', symbol: 'n', min: 1, max: 80 }),
    returnRate: percent({ label: 'Return a year', symbol: 'r', min: 0, max: 30, default: 6, usual: [0.5, 15] }),
    outsideTax: percent({
      label: 'Tax on each year’s return outside',
      help: 'On what the invested tax earns; 0% where gains are not taxed.',
      symbol: 'd',
      min: 0,
      max: 60,
      default: 15,
      usual: [1, 55],
      when: { compare: 'account' },
    }),
  },
  outputs: {
    difference: money({ label: 'Roth less traditional', symbol: 'D' }),
    traditional: money({ label: 'Traditional, after tax', symbol: 'T' }),
    roth: money({ label: 'Roth', symbol: 'R' }),
    breakEven: percent({ label: 'Roth leaves more above a later rate of', symbol: 't_b', places: 2 }),
    rothContribution: money({ label: 'Into the Roth account a year', symbol: 'C_R' }),
    taxSaved: money({ label: 'Tax that traditional saves a year', symbol: 'S' }),
    laterTax: money({ label: 'Tax on traditional later', symbol: 'X' }),
    byRate: table(
      {
        rate: percent({ label: 'Later tax rate' }),
        traditional: money({ label: 'Traditional, after tax' }),
        difference: money({ label: 'Roth less traditional' }),
      },
      { label: 'At the federal rates of 2026' },
    ),
  },
  formula: ({ contribution, compare, taxNow, taxLater, years, returnRate, outsideTax }) => {
    const inside = accumulated(returnRate, years);
    const outside = compare === 'account' ? accumulated(returnRate * (1 - outsideTax), years) : inside;
    // What the tax now has grown to by the end: in the Roth account's stead, or outside.
    const taxValue = compare === 'spent' ? 0 : taxNow * outside;
    const differenceAt = (rate: number) => contribution * (inside * rate - taxValue);
    const traditionalAt = (rate: number) =>
      contribution * (inside * (1 - rate) + (compare === 'account' ? taxValue : 0));
    const rothContribution = compare === 'income' ? contribution * (1 - taxNow) : contribution;
    return {
      difference: differenceAt(taxLater),
      traditional: traditionalAt(taxLater),
      roth: rothContribution * inside,
      breakEven: taxValue / inside,
      rothContribution,
      taxSaved: contribution * taxNow,
      laterTax: contribution * inside * taxLater,
      byRate: LATER_RATES.map((rate) => ({
        rate,
        traditional: traditionalAt(rate),
        difference: differenceAt(rate),
      })),
    };
  },
  shown: ({
    contribution,
    compare,
    taxNow,
    taxLater,
    years,
    returnRate,
    outsideTax,
    taxSaved,
    rothContribution,
    traditional,
    roth,
  }) => {
    const growth = returnRate === 0 ? years : ((1 + returnRate) ** years - 1) / returnRate;
    return {
      taxSaved: contribution * taxNow,
      rothContribution: compare === 'income' ? contribution * (1 - taxNow) : contribution,
      roth: rothContribution * growth,
      laterTax: contribution * growth * taxLater,
      traditional:
        contribution * growth * (1 - taxLater) +
        (compare === 'account'
          ? taxSaved *
            (returnRate === 0
              ? years
              : ((1 + returnRate * (1 - outsideTax)) ** years - 1) / (returnRate * (1 - outsideTax)))
          : 0),
      difference: roth - traditional,
      breakEven: undefined,
    };
  },
  stepwise: [
    'The contributions grow to C × ((1 + r)^n - 1)/r; of that a traditional account leaves 1 - t₁.',
    'Of the same income before tax 1 - t₀ goes into the Roth account; of the same amount all of it, and the tax saved is spent or grows outside at r·(1 - d).',
    'The difference is zero at a later rate of t₀, times the growth outside over that inside where the tax saved is invested, or of 0 where it is spent.',
  ],
  figure: {
    kind: 'curve',
    title: 'What is left after tax, by the later rate',
    x: { of: 'taxLater', label: 'Later tax rate' },
    y: { of: 'traditional', label: 'After tax' },
    curve: ({ contribution, years, returnRate, roth, traditional, taxLater, breakEven }) => {
      const slope = contribution * accumulated(returnRate, years);
      return {
        from: 0,
        to: 0.6,
        lines: [
          { label: 'Roth', y: () => roth },
          { label: 'Traditional', dashed: true, y: (rate) => traditional - slope * (rate - taxLater) },
        ],
        marks: [{ x: breakEven, y: roth, label: 'Break-even' }],
      };
    },
  },
  explanation: ({ compare }) => {
    const inputs = {
      income:
        'Of {contribution} of income before tax a year traditional takes all and Roth {rothContribution}, after tax at {taxNow}.',
      account:
        'Of {contribution} a year in either, traditional saves {taxSaved} of tax a year, which is invested outside, its return taxed at {outsideTax} each year.',
      spent: 'Of {contribution} a year in either, traditional saves {taxSaved} of tax a year, which is spent.',
    }[compare];
    return `${inputs} After {years} {years|year|years} at {returnRate} traditional leaves {traditional} after tax at {taxLater}, and Roth {roth}: {difference|traditional leaves {|difference|} more|both leave the same|Roth leaves {|difference|} more}. Above a later rate of {breakEven} Roth leaves more.`;
  },
  cautions: [
    {
      level: 'caution',
      when: ({ compare, taxNow }) => compare === 'spent' && taxNow > 0,
      says: 'The {taxSaved} a year that traditional leaves to spend today are not counted. For like and like compare the same income before tax.',
    },
    {
      level: 'caution',
      when: ({ contribution }) => contribution > 24500,
      says: 'Over 24,500 a year, which is what United States law lets an employee under 50 put into a 401(k) in 2026 (32,500 from 50 on, 35,750 at 60 to 63): what is above stays out.',
    },
    {
      level: 'note',
      when: ({ contribution }) => contribution > 7500 && contribution <= 24500,
      says: 'An IRA takes 7,500 a year in 2026, or 8,600 from 50 on: more than that needs a 401(k) or the like, with a Roth option.',
    },
  ],
  examples: [
    {
      inputs: { contribution: 7000, taxNow: 22, taxLater: 15, years: 30 },
      results: {
        difference: -38738.51,
        traditional: 470396.21,
        roth: 431657.7,
        breakEven: 22,
        rothContribution: 5460,
        taxSaved: 1540,
        laterTax: 83011.1,
        byRate: { length: 8, rows: { '-1': { rate: 37, traditional: 348646.6, difference: 83011.1 } } },
      },
      source: 'Python with mpmath: balances year by year',
    },
    {
      inputs: {
        contribution: 7500,
        compare: 'account',
        taxNow: 24,
        taxLater: 24,
        years: 25,
        returnRate: 7,
        outsideTax: 20,
      },
      results: {
        difference: 20479.94,
        traditional: 453887.84,
        roth: 474367.78,
        breakEven: 19.6826876,
        rothContribution: 7500,
        taxSaved: 1800,
        laterTax: 113848.27,
      },
      source: 'Python with mpmath: balances year by year, the rate by bisection',
    },
    {
      inputs: { contribution: 10000, compare: 'spent', taxNow: 24, taxLater: 12, years: 20 },
      results: { difference: 44142.71, traditional: 323713.2, roth: 367855.91, breakEven: 0, laterTax: 44142.71 },
      cautions: ['leaves to spend today', 'An IRA takes 7,500'],
      source: 'Python with mpmath: balances year by year',
    },
    {
      inputs: { contribution: 30000, taxNow: 24, taxLater: 24, years: 10, returnRate: 0 },
      results: { difference: 0, traditional: 228000, roth: 228000, breakEven: 24, laterTax: 72000 },
      cautions: ['Over 24,500 a year'],
      source: 'By hand: 10 × 30000 × 0.76',
    },
  ],
  notes: [
    'Contributions at the end of each year; all is withdrawn at once, at the end, in the money of that time. Roth earnings are free of tax from 59½ on, five tax years after the first contribution.',
    'For United States accounts, by the law of 2026: Roth IRA contributions phase out at incomes of 153,000 to 168,000 (single) and 242,000 to 252,000 (joint); a traditional IRA may not be deductible beside a plan at work.',
    'Traditional accounts ask for required minimum distributions from 73 or 75 on, Roth accounts of the owner do not.',
  ],
  references: [
    { title: 'IRS Notice 2025-67: limits for 2026' },
    { title: '26 U.S.C. 408A: Roth IRAs; 26 U.S.C. 219: deduction of retirement savings' },
    { title: 'Rev. Proc. 2025-32: tax rate tables for 2026' },
  ],
});
