import { choice, constant, defineCalculator, isAbove, money, percent, roundTo } from '@reckoner/engine';
import { medicare, socialSecurity, yearlyWithholding } from './shared/us-payroll.js';

/** Publication 15 (2026), section 7: 22% up to 1 million of supplemental wages and 37% above, or what the bonus adds to the withholding of a pay period. */
export default defineCalculator({
  title: 'Bonus after tax',
  description:
    'What is left of a bonus in the United States in 2026 after withholding, by the flat supplemental rate or the aggregate method, and payroll taxes.',
  keywords: ['bonus tax', 'supplemental wages', 'aggregate method', 'bonus withholding', 'flat rate 22%'],
  related: ['pay-gross-up', 'take-home-pay'],
  inputs: {
    bonus: money({ label: 'Bonus', help: 'Before anything is taken off.', min: 0.01, max: 1e9 }),
    method: choice(
      {
        flat: { label: 'Flat supplemental rate (22%)', also: ['flat', 'percentage', 'supplemental'] },
        aggregate: { label: 'Aggregate with the regular pay', also: ['aggregate'] },
      },
      { label: 'Withholding method', help: 'The employer chooses.', default: 'flat' },
    ),
    regularPay: money({
      label: 'Regular pay of the pay period',
      help: 'Taxable: less what is taken off before income tax.',
      min: 0,
      max: 1e8,
      when: { method: 'aggregate' },
    }),
    periods: choice(
      {
        weekly: { label: 'Weekly', value: 52 },
        biweekly: { label: 'Every two weeks', value: 26 },
        semimonthly: { label: 'Twice a month', value: 24 },
        monthly: { label: 'Monthly', value: 12 },
      },
      { label: 'Regular pay is paid', default: 'biweekly', when: { method: 'aggregate' } },
    ),
    status: choice(
      {
        single: { label: 'Single or married filing separately', also: ['single', 'separately'] },
        joint: { label: 'Married filing jointly', also: ['joint', 'married', 'surviving spouse'] },
        head: { label: 'Head of household', also: ['head'] },
      },
      { label: 'Filing status on Form W-4', default: 'single', when: { method: 'aggregate' } },
    ),
    earlierBonuses: money({
      label: 'Earlier bonuses this year',
      help: 'All supplemental wages from this employer: the million counts them.',
      min: 0,
      max: 1e9,
      default: 0,
    }),
    yearToDate: money({
      label: 'Wages this year before the bonus',
      help: 'From this employer, earlier bonuses among them; for the limits of Social Security and Medicare.',
      min: 0,
      max: 1e9,
      default: ({ earlierBonuses }) => earlierBonuses,
    }),
    saving: percent({
      label: 'Retirement saving before tax',
      help: 'Of the bonus, into a traditional 401(k).',
      min: 0,
      max: 100,
      default: 0,
      usual: [0.5, 100],
    }),
    stateTax: percent({
      label: 'State and local tax',
      help: 'Withheld from bonuses; 0 in states without income tax.',
      min: 0,
      max: 20,
      default: 0,
      usual: [0.5, 15],
    }),
  },
  outputs: {
    net: money({ label: 'Bonus after tax' }),
    federal: money({ label: 'Federal income tax withheld' }),
    socialSecurityTax: money({ label: 'Social Security' }),
    medicareTax: money({ label: 'Medicare' }),
    state: money({ label: 'State and local tax' }),
    saved: money({ label: 'Retirement saving' }),
    netShare: percent({ label: 'Left of the bonus', places: 1 }),
    federalRate: percent({ label: 'Federal withholding, of the taxed bonus', places: 1, optional: true }),
    flatFederal: money({ label: 'Federal tax by the flat rate instead', optional: true }),
    gain: money({
      label: 'More left than by the flat rate',
      help: 'Negative: less.',
      optional: true,
    }),
  },
  formula: ({ bonus, method, regularPay, periods, status, earlierBonuses, yearToDate, saving, stateTax }) => {
    const saved = bonus * saving;
    const taxed = bonus - saved;
    const million = constant(1000000, '$');
    const within = Math.min(taxed, Math.max(0 * bonus, million - earlierBonuses));
    const above = taxed - within;
    const flat = 0.22 * within + 0.37 * above;
    const socialSecurityTax = socialSecurity(bonus, yearToDate);
    const medicareTax = medicare(bonus, yearToDate);
    const state = stateTax * taxed;
    let federal = flat;
    if (method === 'aggregate') {
      const withBonus = yearlyWithholding((regularPay + within) * periods, status) / periods;
      const without = yearlyWithholding(regularPay * periods, status) / periods;
      federal = withBonus - without + 0.37 * above;
    }
    const net = taxed - federal - socialSecurityTax - medicareTax - state;
    const results = {
      net,
      federal,
      socialSecurityTax,
      medicareTax,
      state,
      saved,
      netShare: net / bonus,
      ...(taxed > 0 ? { federalRate: federal / taxed } : {}),
    };
    return method === 'aggregate' ? { ...results, flatFederal: flat, gain: flat - federal } : results;
  },
  stepwise: [
    'Retirement saving before tax is taken off; what is left is the taxed bonus.',
    'Flat: 22% of the taxed bonus up to 1 million of supplemental wages in the year, 37% of what is above.',
    'Aggregate: the withholding of a pay period with the bonus, less that without it. Each is that of a year’s pay, by the rates of 2026 above the standard deduction, over the pay periods; above 1 million it is 37% here too.',
    'Social Security takes 6.2% of the whole bonus as far as wages of the year stay within $184,500; Medicare 1.45%, and 0.9% more above $200,000.',
  ],
  explanation: ({ method, saved, net }) => {
    const left =
      roundTo(net, 2) < 0
        ? 'Of a bonus of {bonus} nothing is left, as {|net|} of taxes find nothing to be taken from:'
        : 'Of a bonus of {bonus}, {net} is left ({netShare})';
    const payroll =
      '{socialSecurityTax} of Social Security, {medicareTax} of Medicare (with {yearToDate} of wages before it this year) and {state} of state and local tax';
    const kept = saved > 0 ? '; {saved} goes into retirement saving' : '';
    return method === 'aggregate'
      ? `${left} after {federal} of federal tax by the aggregate method, ${payroll}${kept}. The flat rate would leave {gain|{|gain|} more|as much|{|gain|} less}. The tax return settles what is due.`
      : `${left} after {federal} of federal tax by the flat rate, ${payroll}${kept}. The tax return settles what is due.`;
  },
  requires: [
    {
      that: ({ earlierBonuses, yearToDate }) => earlierBonuses <= yearToDate,
      field: 'yearToDate',
      says: 'The wages of the year, {yearToDate}, include the earlier bonuses, {earlierBonuses}, and cannot be less.',
    },
    {
      that: ({ yearToDate, regularPay }) => yearToDate > 0 || regularPay <= constant(184500, '$'),
      field: 'yearToDate',
      says: 'With regular pay of {regularPay} in one pay period, give the wages of the year before the bonus.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ net }) => roundTo(net, 2) < 0,
      says: 'Retirement saving leaves less than the taxes ask for: payroll takes a smaller part of the bonus, as Social Security and Medicare come first.',
    },
    {
      level: 'caution',
      when: ({ bonus, saved, earlierBonuses }) => isAbove(bonus - saved + earlierBonuses, constant(1000000, '$')),
      says: 'What exceeds $1,000,000 of bonuses in the year is withheld at 37%, whichever method is chosen and whatever Form W-4 says.',
    },
    {
      level: 'caution',
      when: ({ regularPay, periods }) =>
        regularPay !== undefined && isAbove(regularPay * periods, constant(400000, '$')),
      says: 'A regular pay of {regularPay} is taken as that of one pay period, and comes to more than $400,000 a year: check that it is not that of a month or a year.',
    },
    {
      level: 'note',
      when: ({ regularPay, periods, status }) =>
        regularPay !== undefined && roundTo(yearlyWithholding(regularPay * periods, status), 2) === 0,
      says: 'No federal tax is withheld from this regular pay: unless some was earlier in this year or the last, the employer may not use the flat rate.',
    },
    {
      level: 'note',
      when: ({ bonus, yearToDate }) => isAbove(bonus + yearToDate, constant(184500, '$')),
      says: 'Wages of the year go beyond $184,500, above which no Social Security is taken in 2026; another employer counts anew.',
    },
    {
      level: 'note',
      when: ({ bonus, yearToDate }) => isAbove(bonus + yearToDate, constant(200000, '$')),
      says: 'Medicare takes 0.9% more of what exceeds $200,000 in the year, whatever the filing status; the tax return counts from $250,000 for a couple.',
    },
    {
      level: 'caution',
      when: ({ saved }) => isAbove(saved, constant(24500, '$')),
      says: 'Over $24,500 of saving, which is what an employee under 50 may put into a 401(k) in 2026 ($32,500 from 50 on, $35,750 at 60 to 63): what is above is taxed.',
    },
  ],
  examples: [
    {
      inputs: { bonus: 10000, stateTax: 5 },
      results: {
        net: 6535,
        federal: 2200,
        socialSecurityTax: 620,
        medicareTax: 145,
        state: 500,
        netShare: 65.35,
        federalRate: 22,
        saved: 0,
      },
      source: 'By hand: 10000 - 2200 - 620 - 145 - 500',
    },
    {
      inputs: { bonus: 10000, method: 'aggregate', regularPay: 3000, periods: 'biweekly', status: 'single' },
      results: { net: '6423.30', federal: '2811.70', flatFederal: 2200, gain: '-611.70', federalRate: 28.11701923 },
      source:
        'Publication 15-T (2026), standard schedule, by Python: 13000 × 26 - 8600 lies above 263,725, 3000 × 26 - 8600 above 57,900',
    },
    {
      inputs: {
        bonus: 5000,
        method: 'aggregate',
        regularPay: 2000,
        periods: 'weekly',
        status: 'joint',
        stateTax: 4,
      },
      results: {
        net: '3326.96',
        federal: '1090.54',
        socialSecurityTax: 310,
        medicareTax: 72.5,
        state: 200,
        gain: 9.46,
      },
      source: 'Publication 15-T (2026), standard schedule, married filing jointly, by Python',
    },
    {
      inputs: {
        bonus: 8000,
        method: 'aggregate',
        regularPay: 4000,
        periods: 'semimonthly',
        status: 'head',
        saving: 10,
      },
      results: { net: '4745.21', federal: '1842.79', socialSecurityTax: 496, medicareTax: 116, saved: 800 },
      source:
        'Publication 15-T (2026), standard schedule, head of household, by Python: saving spares income tax alone',
    },
    {
      inputs: { bonus: 10000, method: 'aggregate', regularPay: 0 },
      results: { net: '7138.69', federal: '2096.31', gain: '103.69' },
      cautions: ['may not use the flat rate'],
      source: 'Publication 15-T (2026), standard schedule, by Python',
    },
    {
      inputs: { bonus: 400000, earlierBonuses: 800000, yearToDate: 900000 },
      results: { net: 272600, federal: 118000, socialSecurityTax: 0, medicareTax: 9400 },
      cautions: ['at 37%', 'no Social Security is taken', '0.9% more'],
      source: 'By hand: 22% of 200000 and 37% of 200000; 2.35% of 400000',
    },
    {
      inputs: {
        bonus: 300000,
        method: 'aggregate',
        regularPay: 50000,
        periods: 'monthly',
        status: 'joint',
        earlierBonuses: 900000,
        yearToDate: 1200000,
      },
      results: { net: '182284.83', federal: '110665.17', gain: '-14665.17' },
      cautions: ['at 37%', 'no Social Security is taken', '0.9% more', 'of a month or a year'],
      source: 'Publication 15-T (2026), by Python: 100000 with the regular pay, and 37% of 200000',
    },
    {
      inputs: { bonus: 50000, yearToDate: 160000 },
      results: { net: 36666, socialSecurityTax: 1519, medicareTax: 815 },
      cautions: ['no Social Security is taken', '0.9% more'],
      source: 'By hand: 6.2% of 24500; 1.45% of 50000 and 0.9% of 10000',
    },
    {
      inputs: { bonus: 30000, saving: 100 },
      results: { net: -2295, federal: 0, saved: 30000 },
      cautions: ['payroll takes a smaller part', 'Over $24,500'],
      source: 'By hand: 7.65% of 30000 with nothing left to take it from',
    },
    {
      inputs: { bonus: 20000, method: 'aggregate', regularPay: 120000, yearToDate: 150000 },
      results: { net: 11070, federal: 7400 },
      cautions: ['of a month or a year'],
      source: 'By hand: both lie above 648,100 a year, at 37%; 20000 - 7400 - 1240 - 290',
    },
    {
      inputs: { bonus: 20000, earlierBonuses: 30000, yearToDate: 10000 },
      refused: 'cannot be less',
      source: 'By hand: 30000 of 10000',
    },
    {
      inputs: { bonus: 20000, method: 'aggregate', regularPay: 190000 },
      refused: 'give the wages of the year',
      source: 'By hand: 190000 is above the wage base of a year',
    },
  ],
  notes: [
    'For the United States in 2026, with a Form W-4 of 2020 or later that has nothing in steps 2 to 4. Wages outside the federal rules, as of nonresident aliens, are left out.',
    'The flat rate is open only where the bonus is told apart from regular pay and income tax was withheld from regular pay in this year or the last. For the aggregate method take the pay with which the bonus is paid, or the last one.',
    'Withholding is an advance: the bonus is taxed on the return like other pay. States may have a flat rate for bonuses of their own, and payroll taxes as for disability.',
  ],
  references: [
    { title: 'IRS Publication 15 (2026), Employer’s Tax Guide, section 7: Supplemental Wages' },
    { title: '26 CFR 31.3402(g)-1: Supplemental wage payments' },
    {
      title:
        'IRS Publication 15-T (2026): percentage method, standard withholding schedules; rates and standard deductions of Rev. Proc. 2025-32 (identical in more than three public implementations)',
    },
    { title: 'Social Security Administration: contribution and benefit base of 2026, $184,500' },
  ],
});
