import { constant, defineCalculator, isAbove, isAtMost, money, percent, roundTo } from '@reckoner/engine';
import { taxYear } from './shared/fields.js';
import { WAGE_BASES } from './shared/us-figures.js';

/** Both pay 6.2% up to the wage base and 1.45% of all; the employee alone 0.9% above 200,000, the employer alone unemployment tax. */
export default defineCalculator({
  title: 'Payroll taxes (FICA and FUTA)',
  description:
    'Social Security, Medicare and unemployment tax of employee and employer in the United States in 2025 or 2026, on the wages of a pay period or of the year.',
  keywords: ['FICA tax', 'employer payroll tax', 'Social Security withholding', 'Medicare tax', 'FUTA', 'SUTA'],
  related: ['self-employment-tax', 'tax-withholding-annualized', 'take-home-pay'],
  inputs: {
    year: taxYear,
    wages: money({
      label: 'Gross wages',
      help: 'Of one pay period, or of the year with nothing paid before.',
      min: 0,
      max: 1e9,
    }),
    exempt: money({
      label: 'Cafeteria plan deductions of these wages',
      help: 'Section 125: health premiums, HSA and FSA by payroll. Retirement saving is not exempt.',
      min: 0,
      max: 1e9,
      default: 0,
    }),
    yearToDate: money({
      label: 'Wages paid before in the year',
      help: 'By this employer, without cafeteria plan deductions.',
      min: 0,
      max: 1e9,
      default: 0,
    }),
    futaRate: percent({
      label: 'Federal unemployment tax (FUTA)',
      help: 'After the credit for state tax; more in credit reduction states, 0 for exempt employers.',
      min: 0,
      max: 6,
      default: 0.6,
      usual: [0.6, 6],
    }),
    stateRate: percent({
      label: 'State unemployment tax',
      help: 'The employer’s rate.',
      min: 0,
      max: 25,
      usual: [0.1, 14],
      optional: true,
    }),
    stateBase: money({
      label: 'Wage base of the state',
      help: 'Of a year and employee.',
      min: 7000,
      max: 1e6,
      optional: true,
    }),
  },
  outputs: {
    employee: money({ label: 'Employee pays' }),
    employer: money({ label: 'Employer pays' }),
    together: money({ label: 'Together' }),
    socialSecurity: money({ label: 'Social Security of each, 6.2%' }),
    medicare: money({ label: 'Medicare of each, 1.45%' }),
    additional: money({ label: 'Additional Medicare of the employee, 0.9%' }),
    futa: money({ label: 'Federal unemployment tax' }),
    state: money({ label: 'State unemployment tax', optional: true }),
    taxable: money({ label: 'Wages taxed' }),
    cost: money({ label: 'Wages with the employer’s taxes' }),
    room: money({ label: 'Left below the wage base' }),
  },
  formula: ({ year, wages, exempt, yearToDate, futaRate, stateRate, stateBase }) => {
    const none = constant(0, '$');
    const base = WAGE_BASES[year]! * constant(1, '$');
    const taxable = wages - exempt;
    const below = (limit: number) => Math.min(taxable, Math.max(none, limit - yearToDate));
    // Each tax is taken in whole cents.
    const socialSecurity = roundTo(0.062 * below(base), 2);
    const medicare = roundTo(0.0145 * taxable, 2);
    const additional = roundTo(0.009 * (taxable - below(constant(200000, '$'))), 2);
    const futa = roundTo(futaRate * below(constant(7000, '$')), 2);
    const state =
      stateRate === undefined || stateBase === undefined ? undefined : roundTo(stateRate * below(stateBase), 2);
    const employee = socialSecurity + medicare + additional;
    const employer = socialSecurity + medicare + futa + (state ?? none);
    return {
      employee,
      employer,
      together: employee + employer,
      socialSecurity,
      medicare,
      additional,
      futa,
      state,
      taxable,
      cost: wages + employer,
      room: Math.max(none, base - yearToDate - taxable),
    };
  },
  stepwise: [
    'Cafeteria plan deductions are taken off; what is left is taxed, each tax in whole cents.',
    'Social Security is 6.2% for each of both, as far as the wages of the year stay within $176,100 in 2025, $184,500 in 2026. Medicare is 1.45% for each, without limit.',
    'The employee pays 0.9% more of what exceeds $200,000 of wages in the year.',
    'The employer pays federal unemployment tax on the first $7,000 of the year, and that of the state up to its own base.',
  ],
  explanation: ({ year, exempt, additional, futa, futaRate }) => {
    const y = year === 'us2025' ? '2025' : '2026';
    const more = additional > 0 ? ' and {additional} of additional Medicare tax' : '';
    const federal =
      futa > 0
        ? 'with {futa} of federal unemployment tax at {futaRate}'
        : futaRate > 0
          ? 'without federal unemployment tax, which counts the first $7,000 of the year'
          : 'without federal unemployment tax';
    const joined = futa > 0 ? ' and' : ', but with';
    return `On {taxable} of taxed wages in ${y}${exempt > 0 ? ' ({exempt} of {wages} goes into a cafeteria plan)' : ''}, after {yearToDate} paid before in the year, the employee pays {employee} (Social Security {socialSecurity}, Medicare {medicare}${more}) and the employer {employer}, ${federal}{state?${joined} {state} to the state, {stateRate} of the first {stateBase} of the year|}.`;
  },
  requires: [
    {
      that: ({ wages, exempt }) => isAtMost(exempt, wages),
      field: 'exempt',
      says: 'The deductions, {exempt}, exceed the wages, {wages}.',
    },
    {
      that: (_, given) => given.stateRate === given.stateBase,
      field: 'stateBase',
      says: 'State unemployment tax needs both the rate and the wage base of the state.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ state }) => state === undefined,
      says: 'State unemployment tax of the employer is not counted: give its rate and wage base.',
    },
    {
      level: 'note',
      when: ({ year, yearToDate, taxable }) =>
        isAbove(roundTo(yearToDate + taxable, 2), WAGE_BASES[year]! * constant(1, '$')),
      says: ({ year }) =>
        year === 'us2025'
          ? 'The wages of the year exceed $176,100, above which no Social Security is taken in 2025. Each employer counts anew: an employee of several gets the excess back on the return, an employer does not.'
          : 'The wages of the year exceed $184,500, above which no Social Security is taken in 2026. Each employer counts anew: an employee of several gets the excess back on the return, an employer does not.',
    },
    {
      level: 'note',
      when: ({ additional }) => additional > 0,
      says: 'The additional 0.9% is withheld above $200,000 at each employer, whatever the filing status; the return counts all wages and earnings from $250,000 for a couple filing jointly, $125,000 for one filing separately.',
    },
    {
      level: 'note',
      when: ({ taxable, yearToDate }) => yearToDate === 0 && isAbove(taxable, constant(30000, '$')),
      says: '{taxable} is taken as the first pay of the year, or as the whole year’s: of a later pay period, give the wages paid before.',
    },
  ],
  examples: [
    {
      inputs: { wages: 5000, yearToDate: 20000 },
      results: {
        employee: 382.5,
        employer: 382.5,
        together: 765,
        futa: 0,
        socialSecurity: 310,
        medicare: 72.5,
        taxable: 5000,
        cost: 5382.5,
        room: 159500,
      },
      cautions: ['State unemployment'],
      source: 'By hand: 7.65% of 5000',
    },
    {
      inputs: { year: 'us2025', wages: 250000, futaRate: 1.8, stateRate: 3.4, stateBase: 7000 },
      results: {
        socialSecurity: '10918.20',
        medicare: 3625,
        additional: 450,
        employee: '14993.20',
        futa: 126,
        state: 238,
        employer: '14907.20',
        room: 0,
      },
      cautions: ['taken in 2025', 'whatever the filing status', 'whole year'],
      source: 'By hand: 6.2% of 176,100; 0.9% of 50,000; 1.8% and 3.4% of 7,000',
    },
    {
      inputs: { wages: 4000, exempt: 500, yearToDate: 6000 },
      results: { taxable: 3500, socialSecurity: 217, medicare: 50.75, futa: 6, employee: 267.75, employer: 273.75 },
      cautions: ['State unemployment'],
      source: 'By hand: 3,500 taxed, of which 1,000 below 7,000 × 0.6%',
    },
    {
      inputs: { wages: 10000, yearToDate: 180000, stateRate: 2, stateBase: 12000 },
      results: { socialSecurity: 279, medicare: 145, employee: 424, futa: 0, state: 0 },
      cautions: ['taken in 2026'],
      source: 'By hand: 6.2% of 4,500',
    },
    {
      inputs: { wages: 4999, yearToDate: 20000 },
      results: { socialSecurity: '309.94', medicare: '72.49', employee: '382.43', employer: '382.43' },
      cautions: ['State unemployment'],
      source: 'By hand: 309.938 and 72.4855 are taken as 309.94 and 72.49',
    },
    {
      inputs: { wages: 2000, futaRate: 0 },
      results: { futa: 0, employer: 153, employee: 153 },
      cautions: ['State unemployment'],
      source: 'By hand: 7.65% of 2000 for each',
    },
    {
      inputs: { wages: 1000, exempt: 1200 },
      refused: 'exceed the wages',
      source: 'By hand: 1200 of 1000',
    },
    {
      inputs: { wages: 1000, stateRate: 2.7 },
      refused: 'needs both',
      source: 'By hand: a rate without its base',
    },
  ],
  notes: [
    'For employees under the general rules. Household, farm and railroad workers, nonresident students, election workers and some public employees have others; so have tips.',
    'States may ask the employee for more, as for disability or family leave. Income tax is withheld besides.',
  ],
  references: [
    {
      title:
        'IRS Publication 15, Employer’s Tax Guide: Social Security and Medicare taxes; Form 940 and its instructions',
    },
    { title: '26 U.S.C. 3101, 3111, 3102(f), 3121(a)(5)(G), 3301 and 3306(b)(1)' },
    { title: 'Social Security Administration: contribution and benefit base, $176,100 in 2025 and $184,500 in 2026' },
  ],
});
