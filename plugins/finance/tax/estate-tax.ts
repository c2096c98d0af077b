import {
  choice,
  constant,
  defineCalculator,
  isAbove,
  isAtMost,
  money,
  percent,
  roundTo,
  sumOfProducts,
} from '@reckoner/engine';

/** Where each rate of 26 U.S.C. 2001(c) begins, and by how much it is above the one before. */
const FROM = [0, 10000, 20000, 40000, 60000, 80000, 100000, 150000, 250000, 500000, 750000, 1000000];
const RISES = [0.18, 0.02, 0.02, 0.02, 0.02, 0.02, 0.02, 0.02, 0.02, 0.03, 0.02, 0.01];

/** Tentative tax on an amount, 26 U.S.C. 2001(c): 345,800 and 40% of what is above a million. */
function tentativeTax(amount: number): number {
  const dollar = constant(1, '$');
  let tax = 0 * amount;
  for (const [place, rise] of RISES.entries()) tax += rise * Math.max(0 * amount, amount - FROM[place]! * dollar);
  return tax;
}

/** Form 706: the tax on the taxable estate with lifetime gifts, less gift tax, less the credit of the applicable exclusion. */
export default defineCalculator({
  title: 'Estate tax',
  description:
    'Federal estate tax of the United States for a death in 2025 or 2026, from the gross estate, deductions, lifetime taxable gifts and the exclusion with that of a spouse.',
  keywords: [
    'inheritance tax US',
    'death tax',
    'Form 706',
    'estate and gift tax',
    'unified credit',
    'portability',
    'DSUE',
  ],
  related: ['income-tax-progressive'],
  inputs: {
    year: choice(
      {
        us2025: { label: '2025 (exclusion of $13,990,000)', also: ['2025'], value: 13990000 },
        us2026: { label: '2026 (exclusion of $15,000,000)', also: ['2026'], value: 15000000 },
      },
      { label: 'Year of death', default: 'us2026' },
    ),
    estate: money({
      label: 'Gross estate',
      help: 'All that was owned, at its value at death: with life insurance, retirement accounts and the share of joint property.',
      min: 1,
      max: 1e13,
    }),
    expenses: money({ label: 'Debts, funeral and administration', min: 0, max: 1e13, default: 0 }),
    marital: money({
      label: 'To the spouse',
      help: 'The marital deduction: a spouse who is a citizen of the United States.',
      min: 0,
      max: 1e13,
      default: 0,
    }),
    charity: money({ label: 'To charity', min: 0, max: 1e13, default: 0 }),
    stateTax: money({
      label: 'Estate tax of the state',
      help: 'Paid, or inheritance tax: it is deducted.',
      min: 0,
      max: 1e12,
      default: 0,
    }),
    gifts: money({
      label: 'Taxable gifts in life',
      help: 'Since 1976, above the annual exclusion of each year and person; what is part of the gross estate left out.',
      min: 0,
      max: 1e13,
      default: 0,
    }),
    giftTax: money({
      label: 'Gift tax payable on them',
      help: 'At the rates of the year of death, after the credit.',
      min: 0,
      max: 1e13,
      default: 0,
    }),
    spouseExclusion: money({
      label: 'Unused exclusion of a spouse who died before',
      help: 'DSUE of a Form 706 that was filed for it; 0 without one.',
      min: 0,
      max: 15e6,
      default: 0,
    }),
  },
  outputs: {
    tax: money({ label: 'Federal estate tax' }),
    taxableEstate: money({ label: 'Taxable estate' }),
    base: money({ label: 'Taxable estate and gifts' }),
    tentative: money({ label: 'Tentative tax', help: 'Before gift tax and credit.' }),
    exclusion: money({ label: 'Applicable exclusion' }),
    credit: money({ label: 'Applicable credit' }),
    above: money({ label: 'Above the exclusion' }),
    unused: money({ label: 'Exclusion left' }),
    remaining: money({ label: 'Left after expenses and taxes', help: 'For spouse, charity and heirs.' }),
    share: percent({ label: 'Of the gross estate', places: 2 }),
  },
  formula: ({ year, estate, expenses, marital, charity, stateTax, gifts, giftTax, spouseExclusion }) => {
    const none = constant(0, '$');
    const taxableEstate = sumOfProducts([1, estate], [-1, expenses], [-1, marital], [-1, charity], [-1, stateTax]);
    const base = taxableEstate + gifts;
    const exclusion = year * constant(1, '$') + spouseExclusion;
    const tentative = tentativeTax(base);
    const credit = tentativeTax(exclusion);
    const tax = Math.max(none, tentative - giftTax - credit);
    return {
      tax,
      taxableEstate,
      base,
      tentative,
      exclusion,
      credit,
      above: Math.max(none, base - exclusion),
      unused: Math.max(none, exclusion - base),
      remaining: estate - expenses - stateTax - tax,
      share: tax / estate,
    };
  },
  stepwise: [
    'The taxable estate is the gross estate less debts and expenses, what goes to the spouse and to charity, and estate tax of the state. Lifetime taxable gifts are added.',
    'The tentative tax on both rises from 18% to 40%: $345,800 on the first million, 40% of what is above.',
    'The credit is the tentative tax on the exclusion, with that left by a spouse. It and the gift tax payable are taken off, down to 0.',
  ],
  figure: {
    kind: 'curve',
    title: 'Tax over the gross estate',
    x: { of: 'estate' },
    y: { of: 'tax' },
    curve: ({ estate, taxableEstate, gifts, giftTax, credit, tax }) => {
      const taken = estate - taxableEstate;
      const at = (owned: number) => Math.max(0, tentativeTax(Math.max(0, owned - taken) + gifts) - giftTax - credit);
      return { from: taken, to: 1.6 * estate, lines: [{ y: at }], marks: [{ x: estate, y: tax, label: 'Tax' }] };
    },
  },
  explanation: ({ year, tax, expenses, marital, charity, stateTax, gifts, spouseExclusion, giftTax, unused }) => {
    const y = year === 13990000 ? '2025' : '2026';
    const off: string[] = [];
    if (expenses > 0) off.push('{expenses} of debts and expenses');
    if (marital > 0) off.push('{marital} to the spouse');
    if (charity > 0) off.push('{charity} to charity');
    if (stateTax > 0) off.push('{stateTax} of state tax');
    const after = off.length > 0 ? `, after ${off.join(', ')},` : '';
    const what =
      gifts > 0
        ? `a taxable estate of {taxableEstate}${after} and {gifts} of lifetime gifts`
        : `a taxable estate of {taxableEstate}${after}`;
    const spouse = spouseExclusion > 0 ? ' ({spouseExclusion} of it left by a spouse)' : '';
    if (tax > 0) {
      const rate = giftTax > 0 ? ' and is taxed at 40%, less the {giftTax} of gift tax' : ' and is taxed at 40%';
      return `At a death in ${y}, on ${what} the federal estate tax is {tax}: {above} lies above the exclusion of {exclusion}${spouse}${rate}. After expenses and taxes {remaining} of {estate} is left.`;
    }
    const rest = roundTo(unused, 2) > 0 ? '{unused} of it is left' : 'none of it is left';
    return giftTax > 0
      ? `At a death in ${y}, on ${what} no federal estate tax is due: the exclusion of {exclusion}${spouse} and {giftTax} of gift tax cover it; of the exclusion ${roundTo(unused, 2) > 0 ? '{unused}' : 'nothing'} is left.`
      : `At a death in ${y}, on ${what} no federal estate tax is due, as it does not exceed the exclusion of {exclusion}${spouse}: ${rest}.`;
  },
  requires: [
    {
      that: ({ estate, expenses, marital, charity, stateTax }) =>
        isAtMost(expenses + marital + charity + stateTax, estate),
      field: 'estate',
      says: 'The deductions exceed the gross estate, {estate}.',
    },
    {
      that: ({ gifts, giftTax }) => isAtMost(giftTax, tentativeTax(gifts)),
      field: 'giftTax',
      says: 'Gift tax of {giftTax} is more than {gifts} of taxable gifts can bear, at 18 to 40%.',
    },
    {
      that: ({ year, gifts, giftTax, spouseExclusion }) =>
        isAtMost(0.4 * (gifts - year * constant(1, '$') - spouseExclusion), giftTax),
      field: 'giftTax',
      says: 'Gifts of {gifts} exceed the exclusion, so that at least 40% of what is above it was payable as gift tax, not {giftTax}: give all of it, or it would be asked for twice.',
    },
    {
      that: ({ year, spouseExclusion }) => isAtMost(spouseExclusion, year * constant(1, '$')),
      field: 'spouseExclusion',
      says: 'No spouse who died by 2025 left more than $13,990,000 of exclusion, not {spouseExclusion}.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ tax, estate, gifts, year }) => roundTo(tax, 2) === 0 && isAbove(estate + gifts, year * constant(1, '$')),
      says: 'No tax, but a return: gross estate and gifts exceed the exclusion of the year, and Form 706 is due nine months after death.',
    },
    {
      level: 'note',
      when: ({ marital, unused }) => marital > 0 && roundTo(unused, 2) > 0,
      says: 'A surviving spouse keeps the unused exclusion, up to that of the year, only if Form 706 is filed to claim it (portability).',
    },
    {
      level: 'caution',
      when: ({ marital }) => marital > 0,
      says: 'What goes to the spouse is deducted in full, as for a citizen of the United States: for another spouse only through a qualified domestic trust. It is taxed in the spouse’s own estate later.',
    },
    {
      level: 'caution',
      when: ({ estate, gifts }) => isAtMost(estate + gifts, constant(1000000, '$')),
      says: 'Only estates above several million dollars owe federal tax: check that {estate} is in dollars, not in thousands. Some states tax estates from $1,000,000 on.',
    },
    {
      level: 'note',
      when: ({ stateTax, estate, gifts }) => stateTax === 0 && isAbove(estate + gifts, constant(1000000, '$')),
      says: 'No state tax is counted: a dozen states have an estate tax, some from $1,000,000 on, and a few an inheritance tax of the heirs.',
    },
  ],
  examples: [
    {
      inputs: { estate: 20000000, expenses: 500000 },
      results: {
        tax: 1800000,
        taxableEstate: 19500000,
        base: 19500000,
        tentative: 7745800,
        credit: 5945800,
        exclusion: 15000000,
        above: 4500000,
        unused: 0,
        remaining: 17700000,
        share: 9,
      },
      cautions: ['No state tax'],
      source: 'Table of 26 U.S.C. 2001(c) as printed, in Python decimal',
    },
    {
      inputs: {
        year: 'us2025',
        estate: 30000000,
        expenses: 400000,
        marital: 5000000,
        charity: 1000000,
        stateTax: 1500000,
        gifts: 2000000,
        spouseExclusion: 3000000,
      },
      results: {
        tax: 2844000,
        taxableEstate: 22100000,
        base: 24100000,
        tentative: 9585800,
        credit: 6741800,
        exclusion: 16990000,
        remaining: 25256000,
      },
      cautions: ['qualified domestic trust'],
      source: 'Table of 26 U.S.C. 2001(c) as printed, in Python decimal',
    },
    {
      inputs: { estate: 18000000, marital: 9000000 },
      results: { tax: 0, taxableEstate: 9000000, unused: 6000000, remaining: 18000000 },
      cautions: ['Form 706 is due nine months', 'portability', 'qualified domestic trust', 'No state tax'],
      source: 'Table of 26 U.S.C. 2001(c) as printed, in Python decimal',
    },
    {
      inputs: { estate: 5000000, gifts: 20000000, giftTax: 2000000 },
      results: { tax: 2000000, tentative: 9945800, above: 10000000, remaining: 3000000 },
      cautions: ['No state tax'],
      source: 'Table of 26 U.S.C. 2001(c) as printed, in Python decimal',
    },
    {
      inputs: { estate: 5000000, gifts: 20000000 },
      refused: 'asked for twice',
      source: 'By hand: 20,000,000 above 15,000,000',
    },
    {
      inputs: { estate: 5000000, gifts: 20000000, giftTax: 200000 },
      refused: 'at least 40%',
      source: 'By hand: 40% of 5,000,000 is 2,000,000',
    },
    {
      inputs: { year: 'us2025', estate: 20000000, spouseExclusion: 15000000 },
      refused: 'left more than $13,990,000',
      source: 'IRS, What’s New — Estate and Gift Tax: the exclusion of 2025 and before',
    },
    {
      inputs: { estate: 1000000, gifts: 14500000, giftTax: 100000, charity: 900000 },
      results: { tax: 0, unused: 400000 },
      cautions: ['Form 706 is due nine months', 'No state tax'],
      source: 'By hand: 14,600,000 is below the exclusion',
    },
    {
      inputs: { estate: 1000000, gifts: 15500000, giftTax: 600000 },
      results: { tax: 0, unused: 0, tentative: 6545800 },
      cautions: ['Form 706 is due nine months', 'No state tax'],
      source: 'By hand: 345,800 + 40% of 15,500,000 is 600,000 above the credit',
    },
    {
      inputs: { estate: 15000000 },
      results: { tax: 0, above: 0, unused: 0, credit: 5945800 },
      cautions: ['No state tax'],
      source: 'By hand: exactly the exclusion',
    },
    {
      inputs: { estate: 90000 },
      results: { tax: 0, tentative: 21000, unused: 14910000 },
      cautions: ['not in thousands'],
      source: 'Table of 26 U.S.C. 2001(c): 18,200 + 28% of 10,000',
    },
    {
      inputs: { estate: 1000000, marital: 900000, charity: 200000 },
      refused: 'exceed the gross estate',
      source: 'By hand: 1,100,000 of 1,000,000',
    },
    {
      inputs: { estate: 20000000, gifts: 100000, giftTax: 50000 },
      refused: 'can bear',
      source: 'By hand: the tentative tax on 100,000 is 23,800',
    },
  ],
  notes: [
    'For citizens and residents of the United States. Of others only property in the United States is taxed, with an exclusion of $60,000.',
    'Annual gifts of up to $19,000 to each person in 2025 and in 2026 are not taxable gifts and use no exclusion.',
    'Credits for foreign death taxes and tax on prior transfers, valuation of farms, installments and generation-skipping tax are left out.',
  ],
  references: [
    { title: '26 U.S.C. 2001(b) and (c), 2010(c), 2055, 2056 and 2058' },
    { title: 'IRS Form 706 and instructions, part 2: Tax Computation' },
    {
      title:
        'IRS, What’s New — Estate and Gift Tax: exclusion of $13,990,000 in 2025 and $15,000,000 in 2026 (Public Law 119-21)',
    },
  ],
});
