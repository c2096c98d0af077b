import { choice, defineCalculator, integer, isBelow, money, number, percent, table } from '@reckoner/engine';
import { LATER_RATES } from './shared/later-rates.js';

/** What a conversion is worth after all taxes, beside the same money left where it is with the tax money invested. */
export default defineCalculator({
  title: 'Roth conversion',
  description:
    'Tax of a Roth conversion now, after-tax wealth with and without it, and the later tax rate above which it pays.',
  keywords: [
    'convert traditional IRA to Roth',
    'backdoor Roth',
    'Roth rollover',
    'break-even tax rate',
    'IRA conversion',
  ],
  related: ['traditional-vs-roth', 'required-minimum-distribution'],
  inputs: {
    amount: money({
      label: 'Amount to convert',
      help: 'Money on which no tax was paid yet; of a backdoor Roth its taxable part.',
      symbol: 'A',
      above: 0,
      max: 1e12,
    }),
    taxNow: percent({
      label: 'Tax rate on the conversion',
      help: 'What taxes rise by, of the amount: federal and state together.',
      symbol: 't_0',
      min: 0,
      max: 60,
      usual: [1, 55],
    }),
    taxLater: percent({
      label: 'Tax rate on withdrawals later',
      help: 'What withdrawals of this money add to later taxes: federal and state together.',
      symbol: 't_1',
      min: 0,
      max: 60,
      usual: [1, 55],
    }),
    age: number({ label: 'Age', symbol: 'a', min: 18, max: 110 }),
    years: integer({ label: 'Years until the withdrawal', symbol: 'n', min: 1, max: 80 }),
    returnRate: percent({ label: 'Return a year', symbol: 'r', min: 0, max: 30, default: 6, usual: [0.5, 15] }),
    payFrom: choice(
      {
        outside: { label: 'From other money', also: ['other money', 'cash', 'taxable account'] },
        converted: { label: 'From the account itself', also: ['account', 'IRA', 'withheld'] },
      },
      { label: 'The tax is paid', default: 'outside' },
    ),
    outsideTax: percent({
      label: 'Tax on each year’s return outside',
      help: 'On what other money earns; 0% where gains are not taxed.',
      symbol: 'd',
      min: 0,
      max: 60,
      default: 15,
      usual: [1, 55],
      when: { payFrom: 'outside' },
    }),
  },
  outputs: {
    gain: money({ label: 'Gain by converting', symbol: 'G' }),
    tax: money({ label: 'Tax now', symbol: 'T' }),
    roth: money({ label: 'Converted, after tax', symbol: 'R' }),
    kept: money({ label: 'Not converted, after tax', help: 'With the money for the tax.', symbol: 'K' }),
    breakEven: percent({ label: 'Converting pays above a later rate of', symbol: 't_b', places: 2 }),
    byRate: table(
      {
        rate: percent({ label: 'Later tax rate' }),
        kept: money({ label: 'Not converted, after tax' }),
        gain: money({ label: 'Gain by converting' }),
      },
      { label: 'At the federal rates of 2026' },
    ),
  },
  formula: ({ amount, taxNow, taxLater, age, years, returnRate, payFrom, outsideTax }) => {
    const growth = (1 + returnRate) ** years;
    const outside = payFrom === 'outside';
    // What is withheld of an account before 59½ is itself a withdrawal, with an additional tax of 10%.
    const taken = !outside && age < 59.5 ? taxNow / (1 - 0.1) : taxNow;
    const tax = amount * taken;
    const taxValue = outside ? (1 + returnRate * (1 - outsideTax)) ** years : growth;
    const gainAt = (rate: number) => amount * (growth * rate - taxValue * taken);
    const keptAt = (rate: number) =>
      outside ? amount * (growth * (1 - rate) + taxValue * taken) : amount * growth * (1 - rate);
    return {
      gain: gainAt(taxLater),
      tax,
      roth: outside ? amount * growth : amount * growth * (1 - taken),
      kept: keptAt(taxLater),
      breakEven: (taken * taxValue) / growth,
      byRate: LATER_RATES.map((rate) => ({ rate, kept: keptAt(rate), gain: gainAt(rate) })),
    };
  },
  stepwise: [
    'The tax now is t₀ of the amount. Where it is taken from the account before 59½, that is a withdrawal with 10% more tax, so that t₀ / 0.9 is taken.',
    'The growth is (1 + r)^n; other money grows by (1 + r·(1 - d))^n. Converted there is A × growth, less the share taken from the account.',
    'Not converted there is A × growth × (1 - t₁), and what the money for the tax has grown to, where it comes from outside.',
    'The gain is the difference. It is zero at a later rate of t₀ × (growth of the other money) / growth, or of the share taken from the account.',
  ],
  figure: {
    kind: 'curve',
    title: 'What is left after tax, by the later rate',
    x: { of: 'taxLater', label: 'Later tax rate' },
    y: { of: 'kept', label: 'After tax' },
    curve: ({ amount, years, returnRate, roth, kept, taxLater, breakEven }) => {
      const slope = amount * (1 + returnRate) ** years;
      return {
        from: 0,
        to: 0.6,
        lines: [
          { label: 'Converted', y: () => roth },
          { label: 'Not converted', dashed: true, y: (rate) => kept - slope * (rate - taxLater) },
        ],
        marks: breakEven < 0.6 ? [{ x: breakEven, y: roth, label: 'Break-even' }] : [],
      };
    },
  },
  explanation: ({ payFrom, age, taxNow }) => {
    const outside = payFrom === 'outside';
    const early = age < 59.5 && taxNow > 0 ? ', with 10% of additional tax on what is taken before 59½' : '';
    const from = outside ? 'from other money' : `from the account${early}`;
    const other =
      outside && taxNow > 0
        ? ', with the money for the tax invested and each year’s return on it taxed at {outsideTax}'
        : '';
    return `Converting {amount} costs {tax} of tax now, paid ${from}. After {years} {years|year|years} at {returnRate} that leaves {roth}; not converted {kept} is left after tax at {taxLater}${other}. Converting {gain|loses {|gain|}|changes nothing|gains {|gain|}}: it pays if the later rate is above {breakEven}.`;
  },
  cautions: [
    {
      level: 'caution',
      when: ({ age, years }) => isBelow(age + years, 59.5),
      says: 'The withdrawal would come before 59½: an additional tax of 10% then falls on most of what leaves a traditional account, on what a Roth account earned, which is taxed as well, and on money converted less than five years before. None of it is counted here.',
    },
    {
      level: 'caution',
      when: ({ years }) => years < 5,
      says: 'What a Roth IRA earns is free of tax only once five tax years have passed since your first one was opened, and before 59½ money that is taken out within five years of its conversion costs 10%: check both.',
    },
    {
      level: 'caution',
      when: ({ age }) => age >= 72.5,
      says: 'From 73 on, or 75 for those born in 1960 or later, the required minimum distribution of the year has to be taken first, and it cannot be converted.',
    },
    {
      level: 'caution',
      when: ({ age }) => age >= 62.5,
      says: 'The income of the year in which one turns 63 and of later ones sets Medicare premiums two years after it, and can tax more of Social Security: count what a conversion adds there into its tax rate.',
    },
    {
      level: 'note',
      when: ({ age }) => age < 65,
      says: 'Below 65 a higher income can lower or end the credit for health insurance from the marketplace: where there is one, count what a conversion takes from it into its tax rate.',
    },
    {
      level: 'caution',
      when: ({ amount }) => amount > 50000,
      says: 'So large a conversion can reach into higher brackets than the one you are in: enter what taxes rise by, as a share of the whole {amount}, or convert over several years.',
    },
  ],
  examples: [
    {
      inputs: { amount: 50000, taxNow: 22, taxLater: 24, age: 60, years: 10 },
      results: {
        gain: 3400.95,
        tax: 11000,
        roth: 89542.38,
        kept: 86141.43,
        breakEven: 20.20185216,
        byRate: {
          length: 8,
          rows: { 0: { rate: 0, gain: -18089.22 }, '-1': { rate: 37, kept: 74500.92, gain: 15041.46 } },
        },
      },
      cautions: ['insurance from the marketplace'],
      source: 'Python with mpmath: balances year by year, the rate by bisection',
    },
    {
      inputs: { amount: 50000, taxNow: 22, taxLater: 24, age: 50, years: 20, payFrom: 'converted' },
      results: { gain: -712.7, tax: 12222.22, roth: 121158.45, kept: 121871.15, breakEven: 24.44444444 },
      cautions: ['insurance from the marketplace'],
      source: 'Python with mpmath: 0.22/0.9 of the amount is taken, balances year by year',
    },
    {
      inputs: { amount: 10000, taxNow: 0, taxLater: 12, age: 50, years: 10, returnRate: 0, payFrom: 'converted' },
      results: { gain: 1200, tax: 0, roth: 10000, kept: 8800, breakEven: 0 },
      cautions: ['insurance from the marketplace'],
      source: 'By hand: no tax, and nothing taken from the account for it',
    },
    {
      inputs: { amount: 10000, taxNow: 0, taxLater: 10, age: 66, years: 5, returnRate: 0 },
      results: { gain: 1000, tax: 0, roth: 10000, kept: 9000, breakEven: 0 },
      cautions: ['Medicare premiums'],
      source: 'By hand: no tax now, a tenth of 10000 later',
    },
    {
      inputs: { amount: 40000, taxNow: 22, taxLater: 22, age: 60, years: 10, payFrom: 'converted' },
      results: { gain: 0, tax: 8800, roth: 55874.45, kept: 55874.45, breakEven: 22 },
      cautions: ['insurance from the marketplace'],
      source: 'By hand: the same share is taken, now or later; Python with mpmath',
    },
    {
      inputs: { amount: 100000, taxNow: 24, taxLater: 12, age: 73, years: 4, returnRate: 5, outsideTax: 0 },
      results: { gain: -14586.08, tax: 24000, roth: 121550.62, kept: 136136.7, breakEven: 24 },
      cautions: ['five tax years', 'has to be taken first', 'Medicare premiums', 'into higher brackets'],
      source: 'By hand: 100000 × 1.05^4 is 121550.625, and 12% of it less than 24%',
    },
    {
      inputs: { amount: 20000, taxNow: 12, taxLater: 22, age: 40, years: 10, returnRate: 7, outsideTax: 20 },
      results: { gain: 4516.89, tax: 2400, roth: 39343.03, kept: 34826.13, breakEven: 10.51919852 },
      cautions: ['before 59½', 'insurance from the marketplace'],
      source: 'Python with mpmath: balances year by year, the rate by bisection',
    },
  ],
  notes: [
    'For United States accounts, by the law of 2026. A conversion cannot be undone.',
    'The amount is all taxable: where nondeductible contributions are in any traditional IRA, a part of each conversion is free of tax (Form 8606).',
    'All is withdrawn at once, at the end, in the money of that time; a steady return is an assumption.',
  ],
  references: [
    { title: '26 U.S.C. 408A(d)(3): rollovers from other plans to a Roth IRA' },
    { title: '26 U.S.C. 72(t): 10-percent additional tax on early distributions' },
    { title: 'IRS Publication 590-B: Distributions from Individual Retirement Arrangements' },
    { title: 'Rev. Proc. 2025-32: tax rate tables for 2026' },
  ],
});
