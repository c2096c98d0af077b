import {
  choice,
  constant,
  defineCalculator,
  isAbove,
  isAtLeast,
  isAtMost,
  isBelow,
  money,
  percent,
  roundTo,
} from '@reckoner/engine';
import { taxYear } from './shared/fields.js';
import { MEDICARE_THRESHOLDS, WAGE_BASES } from './shared/us-figures.js';

/** Schedule SE: 12.4% of 92.35% of the profit as far as wages leave room below the wage base, and 2.9% of all of it; Form 8959 adds 0.9%. */
export default defineCalculator({
  title: 'Self-employment tax',
  description:
    'Social Security and Medicare tax of the self-employed in the United States in 2025 or 2026, from net profit and wages, with the deductible half and the additional Medicare tax.',
  keywords: ['Schedule SE', 'SE tax', 'self-employed tax', '1099 tax', '15.3% tax', 'Form 8959'],
  related: ['payroll-tax-fica', 'estimated-quarterly-tax', 'contractor-vs-employee'],
  inputs: {
    year: taxYear,
    profit: money({
      label: 'Net profit of the year',
      help: 'Receipts less expenses, of Schedules C and F together; negative for a loss.',
      symbol: 'P',
      min: -1e10,
      max: 1e10,
    }),
    socialSecurityWages: money({
      label: 'Your wages under Social Security',
      help: 'Boxes 3 and 7 of your own Forms W-2 of the year; not those of a spouse.',
      symbol: 'W',
      min: 0,
      max: 1e10,
      default: 0,
    }),
    status: choice(
      {
        single: {
          label: 'Single, head of household or surviving spouse',
          also: ['single', 'head of household', 'HOH', 'surviving spouse', 'qualifying surviving spouse', 'QSS'],
        },
        joint: { label: 'Married filing jointly', also: ['joint', 'married', 'MFJ'] },
        separate: { label: 'Married filing separately', also: ['separate', 'separately', 'MFS'] },
      },
      { label: 'Filing status', help: 'For the additional Medicare tax.', default: 'single' },
    ),
    medicareWages: money({
      label: 'Wages under Medicare',
      help: 'Box 5 of Forms W-2, of both spouses where they file jointly.',
      symbol: 'M',
      min: 0,
      max: 1e10,
      default: ({ socialSecurityWages }) => socialSecurityWages,
    }),
  },
  outputs: {
    total: money({ label: 'Self-employment and additional Medicare tax' }),
    tax: money({ label: 'Self-employment tax', help: 'Schedule SE.' }),
    socialSecurity: money({ label: 'Social Security part, 12.4%' }),
    medicare: money({ label: 'Medicare part, 2.9%' }),
    additional: money({ label: 'Additional Medicare tax on the earnings, 0.9%', help: 'Form 8959, part II.' }),
    deduction: money({ label: 'Deduction of half', help: 'From income, on Schedule 1.' }),
    earnings: money({ label: 'Net earnings, 92.35% of the profit' }),
    share: percent({ label: 'Of the profit', places: 2, optional: true }),
  },
  formula: ({ year, profit, socialSecurityWages, status, medicareWages }) => {
    const dollar = constant(1, '$');
    const earnings = profit > 0 ? 0.9235 * profit : profit;
    const due = roundTo(earnings, 2) >= 400 * dollar;
    const room = Math.max(0 * dollar, WAGE_BASES[year]! * dollar - socialSecurityWages);
    const left = Math.max(0 * dollar, MEDICARE_THRESHOLDS[status]! * dollar - medicareWages);
    const socialSecurity = due ? 0.124 * Math.min(earnings, room) : 0 * dollar;
    const medicare = due ? 0.029 * earnings : 0 * dollar;
    const additional = due ? 0.009 * Math.max(0 * dollar, earnings - left) : 0 * dollar;
    const tax = socialSecurity + medicare;
    const total = tax + additional;
    return {
      total,
      tax,
      socialSecurity,
      medicare,
      additional,
      deduction: tax / 2,
      earnings,
      share: profit > 0 ? total / profit : undefined,
    };
  },
  stepwise: [
    'Net earnings are 92.35% of the profit. Below $400 nothing is due.',
    'Social Security is 12.4% of the net earnings that fit between your own wages and the wage base: $176,100 in 2025, $184,500 in 2026.',
    'Medicare is 2.9% of all net earnings. The additional tax is 0.9% of the net earnings above what wages leave of $200,000 ($250,000 filing jointly, $125,000 separately).',
    'Half of Social Security and Medicare is deducted from income; the additional tax is not.',
  ],
  figure: {
    kind: 'curve',
    title: 'Tax over the profit',
    x: { of: 'profit' },
    y: { of: 'total', label: 'Tax' },
    curve: ({ year, profit, socialSecurityWages, status, medicareWages, total }) => {
      if (profit <= 0) return undefined;
      const room = Math.max(0, WAGE_BASES[year]! - socialSecurityWages);
      const left = Math.max(0, MEDICARE_THRESHOLDS[status]! - medicareWages);
      const at = (made: number) => {
        const earned = 0.9235 * made;
        if (roundTo(earned, 2) < 400) return 0;
        return 0.124 * Math.min(earned, room) + 0.029 * earned + 0.009 * Math.max(0, earned - left);
      };
      return { from: 0, to: 1.6 * profit, lines: [{ y: at }], marks: [{ x: profit, y: total, label: 'Tax' }] };
    },
  },
  explanation: ({ year, profit, total, additional, socialSecurityWages, status }) => {
    const from = status === 'single' ? '$200,000 on' : status === 'joint' ? '$250,000 on for a couple' : '$125,000 on';
    const y = year === 'us2025' ? '2025' : '2026';
    if (profit < 0) return `A loss of {|profit|} in ${y} pays no self-employment tax.`;
    if (total === 0) {
      return `A profit of {profit} in ${y} makes net earnings of {earnings}, below $400: no self-employment tax is due.`;
    }
    const beside = socialSecurityWages > 0 ? ' beside {socialSecurityWages} of wages' : '';
    return additional > 0
      ? `A profit of {profit} in ${y}${beside} pays {tax} of self-employment tax and {additional} of additional Medicare tax (from ${from}, with {medicareWages} of wages under Medicare), in all {share} of the profit, on top of income tax; {deduction} is deducted from income.`
      : `A profit of {profit} in ${y}${beside} pays {tax} of self-employment tax, {share} of the profit, on top of income tax; {deduction} is deducted from income.`;
  },
  requires: [
    {
      that: ({ year, socialSecurityWages, medicareWages }) =>
        isAtMost(Math.min(socialSecurityWages, WAGE_BASES[year]! * constant(1, '$')), medicareWages),
      field: 'medicareWages',
      says: 'The wages under Medicare, {medicareWages}, include those under Social Security, {socialSecurityWages}, and cannot be less.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ profit, total }) => profit > 0 && total === 0,
      says: 'Church employees pay from $108.28 of wages on, and small profits may earn Social Security credits by the optional methods of Schedule SE: neither is reckoned here.',
    },
    {
      level: 'note',
      when: ({ year, socialSecurityWages, total }) =>
        total > 0 && isAtLeast(socialSecurityWages, WAGE_BASES[year]! * constant(1, '$')),
      says: ({ year }) =>
        year === 'us2025'
          ? 'The wages reach the wage base of 2025, $176,100: the profit pays no Social Security.'
          : 'The wages reach the wage base of 2026, $184,500: the profit pays no Social Security.',
    },
    {
      level: 'caution',
      when: ({ year, socialSecurityWages, medicareWages }) =>
        isAtLeast(socialSecurityWages, WAGE_BASES[year]! * constant(1, '$')) &&
        isAtMost(medicareWages, socialSecurityWages),
      says: 'Wages under Medicare (box 5) have no limit and mostly exceed the wage base where those under Social Security (box 3) reach it: taken are {medicareWages}; check box 5, as it moves the additional Medicare tax.',
    },
    {
      level: 'caution',
      when: ({ status, medicareWages, total }) =>
        total > 0 && isAbove(medicareWages, MEDICARE_THRESHOLDS[status]! * constant(1, '$')),
      says: 'The wages alone exceed the threshold of the additional Medicare tax: 0.9% of that excess is due too (Form 8959, part I) and is not in these figures.',
    },
    {
      level: 'note',
      when: ({ status, profit }) => status === 'joint' && isAbove(profit, constant(0, '$')),
      says: 'Filing jointly: the $250,000 of the additional Medicare tax counts wages and earnings of both. Taken are {medicareWages} of wages under Medicare: they must include box 5 of your spouse. What the spouse earns by self-employment, on a Schedule SE of one’s own, is not reckoned here.',
    },
    {
      level: 'caution',
      when: ({ profit, total }) => total > 0 && isBelow(profit, constant(5000, '$')),
      says: 'A profit of {profit} is taken as that of the whole year: check that it is not that of a month.',
    },
  ],
  examples: [
    {
      inputs: { year: 'us2025', profit: 80000, socialSecurityWages: 140000 },
      results: {
        socialSecurity: '4476.40',
        medicare: '2142.52',
        tax: '6618.92',
        additional: '124.92',
        total: '6743.84',
        deduction: '3309.46',
        earnings: 73880,
      },
      source:
        'A question with its accountant’s answer (openaccountants.com) for the two parts: 36,100 × 12.4% and 73,880 × 2.9%; by hand 0.9% of 73,880 - 60,000',
    },
    {
      inputs: { profit: 60000 },
      results: { tax: '8477.73', total: '8477.73', deduction: '4238.86', additional: 0, share: 14.12955 },
      source: 'By hand: 60000 × 0.9235 × 15.3%',
    },
    {
      inputs: { profit: 300000, status: 'joint', medicareWages: 50000 },
      results: {
        socialSecurity: 22878,
        medicare: '8034.45',
        additional: '693.45',
        total: '31605.90',
        deduction: '15456.22',
      },
      cautions: ['Taken are $50,000.00 of wages'],
      source: 'By Python: 12.4% of 184,500; 2.9% of 277,050; 0.9% of 277,050 - 200,000',
    },
    {
      inputs: { profit: 50000, status: 'separate', socialSecurityWages: 184500, medicareWages: 210000 },
      results: { socialSecurity: 0, medicare: '1339.08', additional: '415.58', total: '1754.65' },
      cautions: ['reach the wage base of 2026', 'part I'],
      source: 'By hand: 46,175 × 2.9% and × 0.9%',
    },
    {
      inputs: { year: 'us2025', profit: 10000, socialSecurityWages: 176100 },
      results: { socialSecurity: 0, tax: '267.82', additional: 0 },
      cautions: ['reach the wage base of 2025', 'check box 5'],
      source: 'By hand: 9,235 × 2.9%',
    },
    {
      inputs: { profit: 433 },
      results: { total: 0, earnings: '399.88', deduction: 0 },
      cautions: ['optional methods'],
      source: 'By hand: 433 × 0.9235 = 399.8755, below 400',
    },
    {
      inputs: { profit: 433.13 },
      results: { earnings: '400.00', tax: '61.20' },
      cautions: ['not that of a month'],
      source: 'By hand: in cents 400.00 of net earnings, which are not below 400, at 15.3%',
    },
    {
      inputs: { profit: 434 },
      results: { tax: '61.32', earnings: '400.80' },
      cautions: ['not that of a month'],
      source: 'By hand: 434 × 0.9235 × 15.3% = 61.3223',
    },
    {
      inputs: { profit: -12000 },
      results: { total: 0, earnings: -12000 },
      source: 'Schedule SE, line 4a: a loss is entered as it is, and nothing is due',
    },
    {
      inputs: { profit: 50000, socialSecurityWages: 90000, medicareWages: 40000 },
      refused: 'cannot be less',
      source: 'By hand: 40000 of 90000',
    },
  ],
  notes: [
    'For United States citizens and residents with one or more businesses of their own. The optional methods, church wages, unreported tips and wages of railroads are left out.',
    'Income tax is due besides; the wages pay their own Social Security and Medicare through payroll.',
  ],
  references: [
    { title: 'IRS Schedule SE (Form 1040), lines 1 to 13; Form 8959, part II' },
    { title: '26 U.S.C. 1401 and 1402; 26 U.S.C. 164(f)' },
    { title: 'Social Security Administration: contribution and benefit base, $176,100 in 2025 and $184,500 in 2026' },
  ],
});
