import {
  choice,
  constant,
  defineCalculator,
  integer,
  isAbove,
  isAtMost,
  money,
  percent,
  table,
} from '@reckoner/engine';
import { toCents } from './shared/depreciation.js';
import {
  FIRST_LIMIT_YEAR,
  LAST_LIMIT_YEAR,
  PERSONAL,
  realPercentages,
  SECTION_179_LIMITS,
  SECTION_179_THRESHOLDS,
} from './shared/macrs.js';

const ZERO = constant(0, '$');
const ONE = constant(1, '$');

const isReal = (propertyClass: string) => propertyClass === '27.5-year' || propertyClass === '39-year';
const hasLimit = (taxYear: number) => taxYear >= FIRST_LIMIT_YEAR && taxYear <= LAST_LIMIT_YEAR;

/** What section 179 allows in a year of the table, of so much property placed in service. */
function limitOf(taxYear: number, total: number): number {
  const limit = SECTION_179_LIMITS[taxYear - FIRST_LIMIT_YEAR]! * ONE;
  const threshold = SECTION_179_THRESHOLDS[taxYear - FIRST_LIMIT_YEAR]! * ONE;
  return Math.max(ZERO, limit - Math.max(ZERO, total - threshold));
}

/** Whether the special allowance of a year has this rate: the usual ones, by the year and the day of acquisition. */
function isRateOf(taxYear: number, bonus: number): boolean {
  if (taxYear >= 2027) return bonus === 1;
  if (taxYear === 2026) return bonus === 1 || bonus === 0.2;
  if (taxYear === 2025) return bonus === 1 || bonus === 0.4;
  if (taxYear === 2024) return bonus === 0.6;
  if (taxYear === 2023) return bonus === 0.8;
  if (taxYear >= 2020) return bonus === 1;
  if (taxYear === 2019) return bonus === 1 || bonus === 0.3;
  if (taxYear === 2018) return bonus === 1 || bonus === 0.4;
  if (taxYear === 2017 || taxYear === 2011 || taxYear === 2010) return bonus === 1 || bonus === 0.5;
  if (taxYear === 2003 || taxYear === 2004) return bonus === 0.5 || bonus === 0.3;
  if (taxYear === 2001 || taxYear === 2002) return bonus === 0.3;
  return taxYear >= 2008 && bonus === 0.5;
}

/** Lowest caps of a passenger automobile by section 280F without a special allowance: of 1994, and as they began in 2018. */
const autoCap = (taxYear: number, year: number) =>
  taxYear < 2018
    ? (year === 1 ? 2960 : year === 2 ? 4700 : year === 3 ? 2850 : 1675) * ONE
    : (year === 1 ? 10000 : year === 2 ? 16000 : year === 3 ? 9600 : 5760) * ONE;

/** Section 179 first, then the special allowance, then the percentages of the tables on what is left. */
export default defineCalculator({
  title: 'MACRS depreciation',
  description:
    'Yearly US tax depreciation by the IRS percentage tables (GDS) for half-year, mid-quarter or mid-month convention, with section 179 expensing and bonus depreciation.',
  keywords: [
    'modified accelerated cost recovery system',
    'bonus depreciation',
    'section 179',
    'tax depreciation',
    'rental property depreciation',
    'form 4562',
    'half-year convention',
    'mid-quarter convention',
  ],
  related: ['depreciation-declining-balance', 'depreciation-straight-line', 'after-tax-project-cash-flow'],
  arithmetic: 'decimal',
  inputs: {
    cost: money({
      label: 'Cost or other basis',
      help: 'Without land; salvage value counts for nothing.',
      symbol: 'C',
      min: 1,
      max: 1e12,
    }),
    propertyClass: choice(
      {
        '3-year': { label: '3-year property', also: ['3'] },
        '5-year': { label: '5-year property', also: ['5'] },
        '7-year': { label: '7-year property', also: ['7'] },
        '10-year': { label: '10-year property', also: ['10'] },
        '15-year': { label: '15-year property', also: ['15'] },
        '20-year': { label: '20-year property', also: ['20'] },
        '27.5-year': { label: 'Residential rental property (27.5 years)', also: ['27.5', 'residential'] },
        '39-year': { label: 'Nonresidential real property (39 years)', also: ['39', 'nonresidential', 'commercial'] },
      },
      {
        label: 'Property class',
        help: 'By table B-1 of Publication 946: 5 years for computers, cars and trucks, 7 for office furniture and what has no class, 15 for land improvements and, from 2018 on, qualified improvement property.',
      },
    ),
    taxYear: integer({
      label: 'Tax year placed in service',
      help: 'The year in which the tax year begins.',
      symbol: 'Y',
      min: 1994,
      max: 2040,
    }),
    month: choice(
      {
        january: { label: 'January', value: 1, also: ['Jan', '1'] },
        february: { label: 'February', value: 2, also: ['Feb', '2'] },
        march: { label: 'March', value: 3, also: ['Mar', '3'] },
        april: { label: 'April', value: 4, also: ['Apr', '4'] },
        may: { label: 'May', value: 5, also: ['5'] },
        june: { label: 'June', value: 6, also: ['Jun', '6'] },
        july: { label: 'July', value: 7, also: ['Jul', '7'] },
        august: { label: 'August', value: 8, also: ['Aug', '8'] },
        september: { label: 'September', value: 9, also: ['Sep', 'Sept', '9'] },
        october: { label: 'October', value: 10, also: ['Oct', '10'] },
        november: { label: 'November', value: 11, also: ['Nov', '11'] },
        december: { label: 'December', value: 12, also: ['Dec', '12'] },
      },
      {
        label: 'Month placed in service',
        help: 'When it was ready for use. In a tax year that begins in another month, January stands for its first month.',
        symbol: 'm',
      },
    ),
    convention: choice(
      {
        'half-year': { label: 'Half-year', also: ['HY'] },
        'mid-quarter': { label: 'Mid-quarter', also: ['MQ'] },
      },
      {
        label: 'Convention',
        help: 'Mid-quarter where over 40% of the bases of all such property of the year were placed in service in its last three months.',
        default: 'half-year',
        when: { propertyClass: ['3-year', '5-year', '7-year', '10-year', '15-year', '20-year'] },
      },
    ),
    businessUse: percent({ label: 'Business use', symbol: 'u', above: 0, max: 100, usual: [1, 100], default: 100 }),
    section179: money({
      label: 'Expensed under section 179',
      shareOf: 'cost',
      symbol: 'E',
      min: 0,
      max: 1e12,
      default: 0,
    }),
    total179: money({
      label: 'All section 179 property of the year',
      help: 'Its cost, that of this property (its business part) among it: above the year’s threshold less may be expensed.',
      symbol: 'T',
      min: 0,
      max: 1e13,
      default: ({ cost }) => cost,
    }),
    bonus: choice(
      {
        none: { label: 'None: not qualified, or elected out', value: 0, also: ['0', '0%', 'no'] },
        'bonus-100': {
          label:
            '100%: acquired after January 19, 2025, in service from September 28, 2017 to 2022, or from September 9, 2010 to 2011',
          value: 1,
          also: ['100', '100%'],
        },
        'bonus-80': { label: '80%: in service in 2023', value: 0.8, also: ['80', '80%'] },
        'bonus-60': { label: '60%: in service in 2024', value: 0.6, also: ['60', '60%'] },
        'bonus-50': {
          label: '50%: in service in 2008 to 2017, acquired before September 28, 2017, or from May 6, 2003 to 2004',
          value: 0.5,
          also: ['50', '50%'],
        },
        'bonus-40': {
          label: '40%: in service in 2025, acquired before January 20, 2025, or in 2018, before September 28, 2017',
          value: 0.4,
          also: ['40', '40%'],
        },
        'bonus-30': {
          label: '30%: in service in 2019 and acquired before September 28, 2017, or from September 11, 2001 to 2004',
          value: 0.3,
          also: ['30', '30%'],
        },
        'bonus-20': {
          label: '20%: in service in 2026, acquired before January 20, 2025',
          value: 0.2,
          also: ['20', '20%'],
        },
      },
      {
        label: 'Special allowance (bonus depreciation)',
        help: 'Of new and most used property of up to 20 years; it is taken unless it is elected out of.',
        symbol: 'b',
      },
    ),
  },
  outputs: {
    first: money({ label: 'Deduction of the first year', symbol: 'D_1' }),
    firstRegular: money({ label: 'MACRS depreciation of the first year', symbol: 'M_1' }),
    bonusAmount: money({ label: 'Special allowance (bonus)', symbol: 'A' }),
    basis: money({ label: 'Basis for the percentages', symbol: 'B' }),
    limit: money({ label: 'Limit of section 179 before business income', symbol: 'L', optional: true }),
    schedule: table(
      {
        year: integer({ label: 'Year' }),
        taxYear: integer({ label: 'Tax year' }),
        rate: percent({ label: 'Table percentage' }),
        regular: money({ label: 'MACRS depreciation' }),
        deduction: money({ label: 'Deduction' }),
        left: money({ label: 'Basis left' }),
      },
      { label: 'Schedule' },
    ),
  },
  formula: ({ cost, propertyClass, taxYear, month, convention, businessUse, section179, total179, bonus }) => {
    const business = toCents(cost * businessUse);
    const bonusAmount = toCents(bonus * (business - section179));
    const basis = business - section179 - bonusAmount;
    const column = convention === 'mid-quarter' ? Math.ceil(month / 3) : 0;
    const percentages = isReal(propertyClass)
      ? realPercentages(propertyClass === '27.5-year', month)
      : PERSONAL[propertyClass]![column]!;
    const schedule = [];
    let left = business;
    for (let year = 1; year <= percentages.length; year++) {
      const rate = percentages[year - 1]! / 100;
      // The last year takes what the cents of the others leave.
      const regular = year === percentages.length ? left : toCents(basis * rate);
      const deduction = regular + (year === 1 ? section179 + bonusAmount : ZERO);
      left -= deduction;
      schedule.push({ year, taxYear: taxYear + year - 1, rate, regular, deduction, left });
    }
    const { deduction, regular } = schedule[0]!;
    const results = { first: deduction, firstRegular: regular, bonusAmount, basis, schedule };
    return section179 > 0 && hasLimit(taxYear) ? { ...results, limit: limitOf(taxYear, total179) } : results;
  },
  shown: () => ({
    limit: undefined,
    bonusAmount: undefined,
    basis: undefined,
    first: undefined,
    firstRegular: undefined,
  }),
  stepwise: [
    'The limit of section 179 is that of the tax year, less a dollar for each of the year’s property above the threshold.',
    'The cost times the business use, less what section 179 expenses, is what the special allowance is a share of.',
    'What is then left is the basis: each year takes the percentage of the table for the class and the convention, of the whole basis and not of what is left.',
    'Each line is rounded to whole cents, and the last takes what is left.',
  ],
  figure: { kind: 'series', table: 'schedule', x: 'year', lines: ['left'] },
  explanation: ({ propertyClass, section179, bonusAmount, convention }) => {
    const by = isReal(propertyClass)
      ? 'By the mid-month convention'
      : convention === 'mid-quarter'
        ? 'By the mid-quarter convention'
        : 'By the half-year convention';
    const parts =
      section179 > 0
        ? bonusAmount > 0
          ? ': {section179} expensed, {bonusAmount} of special allowance and {firstRegular} by the table'
          : ': {section179} expensed and {firstRegular} by the table'
        : bonusAmount > 0
          ? ': {bonusAmount} of special allowance and {firstRegular} by the table'
          : ', by the table alone';
    return `${by} {first} is deducted in {taxYear}${parts}.`;
  },
  requires: [
    {
      that: ({ section179, cost, businessUse }) => isAtMost(section179, cost * businessUse),
      field: 'section179',
      says: 'No more can be expensed, {section179}, than the business part of the cost.',
    },
    {
      that: ({ section179, businessUse }) => section179 === 0 || businessUse > 0.5,
      field: 'section179',
      says: 'Section 179 asks for more than 50% of business use, not {businessUse}.',
    },
    {
      that: ({ section179, propertyClass }) => section179 === 0 || propertyClass !== '27.5-year',
      field: 'section179',
      says: 'A residential rental building does not qualify for section 179.',
    },
    {
      that: ({ bonus, propertyClass }) => bonus === 0 || propertyClass !== '27.5-year',
      field: 'bonus',
      says: 'A residential rental building does not qualify for the special allowance: choose none.',
    },
    {
      that: ({ section179, cost, businessUse, total179 }) => section179 === 0 || isAtMost(cost * businessUse, total179),
      field: 'total179',
      says: 'All section 179 property of the year has this one among it, and costs at least the business part of {cost}.',
    },
    {
      that: ({ section179, taxYear }) => !hasLimit(taxYear) || isAtMost(section179, limitOf(taxYear, ZERO)),
      field: 'section179',
      says: 'Section 179 allows less in {taxYear}: at most $2,560,000 in 2026, $2,500,000 in 2025, $1,220,000 in 2024, $1,160,000 in 2023, and from 2018 to 2022 $1,000,000, $1,020,000, $1,040,000, $1,050,000 and $1,080,000.',
    },
    {
      // What is above the limit of the year itself is told there.
      that: ({ section179, taxYear, total179 }) =>
        !hasLimit(taxYear) ||
        isAbove(section179, limitOf(taxYear, ZERO)) ||
        isAtMost(section179, limitOf(taxYear, total179)),
      field: 'section179',
      says: 'With {total179} of section 179 property in {taxYear} less can be expensed: the limit falls by a dollar for each above $4,090,000 in 2026, $4,000,000 in 2025, $3,050,000 in 2024, $2,890,000 in 2023, and from 2018 to 2022 above $2,500,000, $2,550,000, $2,590,000, $2,620,000 and $2,700,000.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ propertyClass, convention, month, basis }) =>
        !isReal(propertyClass) && convention === 'half-year' && month >= 10 && basis > ZERO,
      says: 'Placed in service in the last quarter: where over 40% of the bases of the year’s property (buildings aside) were, as when this is all of it, the mid-quarter convention is the law for every piece of it. Choose it then.',
    },
    {
      level: 'caution',
      when: ({ bonus, taxYear }) => bonus > 0 && !isRateOf(taxYear, bonus),
      says: 'This is not the usual rate of what is placed in service in {taxYear}: look it up. Property of a long production period and some aircraft have that of the year before.',
    },
    {
      level: 'note',
      when: ({ bonus, taxYear }) =>
        bonus === 1 && isRateOf(taxYear, bonus) && (taxYear >= 2025 || (taxYear >= 2010 && taxYear <= 2019)),
      says: ({ taxYear }) =>
        taxYear >= 2025
          ? 'The 100% holds for what was acquired, by the day of a binding contract, and placed in service after January 19, 2025.'
          : taxYear >= 2017
            ? 'The 100% holds for what was acquired, by the day of a binding contract, and placed in service after September 27, 2017.'
            : 'The 100% holds for what was acquired and placed in service after September 8, 2010.',
    },
    {
      level: 'note',
      when: ({ bonus, taxYear, propertyClass, basis }) =>
        bonus === 0 &&
        (taxYear >= 2008 || (taxYear >= 2001 && taxYear <= 2004)) &&
        !isReal(propertyClass) &&
        basis > ZERO,
      says: 'Qualified property takes the special allowance of its year, which lowers the basis, unless the return elects out of it for the whole class.',
    },
    {
      level: 'caution',
      when: ({ bonus, propertyClass }) => bonus > 0 && propertyClass === '39-year',
      says: 'A nonresidential building takes the special allowance only as qualified production property: a factory that is begun after January 19, 2025 and before 2029, placed in service after July 4, 2025 and before 2031, and elected. Before 2018 some improvements took it: leasehold improvements of 2001 to 2004, qualified improvement property of 2016 and 2017. Else choose none.',
    },
    {
      level: 'caution',
      when: ({ section179, propertyClass }) => section179 > 0 && propertyClass === '39-year',
      says: 'Of nonresidential real property section 179 takes improvements to a building already in use: roofs, heating and air conditioning, fire and alarm and security systems. The building itself does not qualify.',
    },
    {
      level: 'caution',
      when: ({ section179, propertyClass }) =>
        section179 > 0 && (propertyClass === '15-year' || propertyClass === '20-year'),
      says: 'Land improvements, such as paved parking areas, fences and docks, and farm buildings do not qualify for section 179; qualified improvement property does.',
    },
    {
      level: 'note',
      when: ({ section179 }) => section179 > 0,
      says: 'Section 179 property of the year is taken to cost {total179} in all. What is expensed cannot exceed the income of the business in the year, with wages: what does is carried to the next year, and lowers the basis all the same.',
    },
    {
      level: 'note',
      when: ({ section179, total179, cost }) => section179 === 0 && isAbove(total179, cost),
      says: 'The year’s section 179 property counts for nothing where nothing is expensed.',
    },
    {
      level: 'caution',
      when: ({ section179, taxYear }) => section179 > 0 && !hasLimit(taxYear),
      says: 'The limit of section 179 in {taxYear} is not held here, only those of 2018 to 2026: look it up.',
    },
    {
      level: 'caution',
      when: ({ propertyClass, taxYear, schedule, businessUse }) =>
        propertyClass === '5-year' &&
        schedule.some(({ year, deduction }) => isAbove(deduction, autoCap(taxYear, year) * businessUse)),
      says: ({ taxYear }) =>
        taxYear < 2018
          ? 'If this is a passenger automobile, section 280F caps each year’s deduction: placed in service in 2017, $3,160 in the first year and $8,000 more with the special allowance, then $5,100, $3,050 and $1,875, times the business use. Hold the schedule against the caps of its year.'
          : 'If this is a passenger automobile, section 280F caps each year’s deduction: placed in service in 2025, $20,200 in the first year with the special allowance and $12,200 without, then $19,600, $11,800 and $7,060, times the business use. Hold the schedule against the caps of its year.',
    },
    {
      level: 'caution',
      when: ({ propertyClass, section179 }) => propertyClass === '5-year' && section179 > constant(25000, '$'),
      says: 'Of a sport utility vehicle above 6,000 pounds section 179 expenses at most $31,300 in 2025 and $32,000 in 2026, and less before.',
    },
    {
      level: 'caution',
      when: ({ businessUse, propertyClass }) => businessUse <= 0.5 && !isReal(propertyClass),
      says: 'With business use of 50% or less, listed property such as a car takes neither these tables nor the special allowance, but the straight line of the alternative system (ADS).',
    },
    {
      level: 'note',
      when: ({ taxYear }) => taxYear > LAST_LIMIT_YEAR,
      says: 'By the law as it stood for 2026: hold it against the Publication 946 of the year.',
    },
  ],
  examples: [
    {
      inputs: { cost: 5000, propertyClass: '5-year', taxYear: 2012, month: 'february', bonus: 'none' },
      results: {
        first: 1000,
        firstRegular: 1000,
        bonusAmount: 0,
        basis: 5000,
        schedule: {
          length: 6,
          rows: {
            1: { taxYear: 2013, rate: 32, regular: 1600, left: 2400 },
            2: { regular: 960 },
            5: { year: 6, taxYear: 2017, rate: 5.76, deduction: 288, left: 0 },
          },
        },
      },
      cautions: ['elects out of it'],
      source: 'Loophole Lewy, printed example of a copier: 1,000 and 1,600; the rest by hand from table A-1',
    },
    {
      inputs: { cost: 70000, propertyClass: '7-year', taxYear: 2024, month: 'october', bonus: 'none' },
      results: {
        first: 10003,
        schedule: { length: 8, rows: { 1: { regular: 17143 }, 4: { regular: 6251 }, 7: { regular: 3122, left: 0 } } },
      },
      cautions: ['is the law for every piece', 'elects out of it'],
      source: 'Convers, a printed exercise: 10,003 by 14.29%; Python from table A-1',
    },
    {
      inputs: {
        cost: '12345.67',
        propertyClass: '7-year',
        taxYear: 2024,
        month: 'november',
        convention: 'mid-quarter',
        bonus: 'none',
      },
      results: {
        first: '440.74',
        schedule: {
          rows: { 1: { regular: '3401.23' }, 2: { regular: '2429.63' }, 7: { regular: '943.20', left: 0 } },
        },
      },
      cautions: ['elects out of it'],
      source: 'Python from table A-5, in whole cents, the rest in the last year',
    },
    {
      inputs: {
        cost: 100000,
        propertyClass: '15-year',
        taxYear: 2024,
        month: 'may',
        convention: 'mid-quarter',
        section179: 20000,
        bonus: 'bonus-60',
      },
      results: {
        first: 70000,
        firstRegular: 2000,
        bonusAmount: 48000,
        basis: 32000,
        limit: 1220000,
        schedule: {
          length: 16,
          rows: {
            0: { deduction: 70000, left: 30000 },
            1: { regular: '3001.60' },
            9: { regular: 1888 },
            15: { regular: '707.20' },
          },
        },
      },
      cautions: ['income of the business', 'Land improvements'],
      source: 'By hand: 0.6 × 80000, 6.25% of 32000; Python from table A-3',
    },
    {
      inputs: { cost: 275000, propertyClass: '27.5-year', taxYear: 2025, month: 'march', bonus: 'none' },
      results: {
        first: '7917.25',
        schedule: {
          length: 28,
          rows: {
            8: { regular: 9999 },
            9: { regular: '10001.75' },
            10: { regular: 9999 },
            27: { regular: 7084, left: 0 },
          },
        },
      },
      source: 'By hand from table A-6: 2.879, 3.636, 3.637 and 2.576%',
    },
    {
      inputs: { cost: 275000, propertyClass: '27.5-year', taxYear: 2025, month: 'september', bonus: 'none' },
      results: {
        first: '2917.75',
        schedule: {
          length: 29,
          rows: { 9: { regular: 9999 }, 10: { regular: '10001.75' }, 28: { regular: '2084.50', left: 0 } },
        },
      },
      source: 'By hand from table A-6: 1.061, 3.636, 3.637 and 0.758%',
    },
    {
      inputs: { cost: 1000000, propertyClass: '39-year', taxYear: 2025, month: 'july', bonus: 'none' },
      results: {
        first: 11770,
        schedule: { length: 40, rows: { 1: { regular: 25640 }, 39: { taxYear: 2064, regular: 13910, left: 0 } } },
      },
      source: 'By hand from table A-7a: 1.177, 2.564 and 1.391%',
    },
    {
      inputs: {
        cost: 60000,
        propertyClass: '5-year',
        taxYear: 2025,
        month: 'april',
        businessUse: 60,
        bonus: 'bonus-40',
      },
      results: {
        first: 18720,
        firstRegular: 4320,
        bonusAmount: 14400,
        basis: 21600,
        schedule: { rows: { 5: { regular: '1244.16' } } },
      },
      cautions: ['section 280F caps'],
      source: 'By hand: 0.6 × 60000, 0.4 of it, 20% of the rest',
    },
    {
      inputs: { cost: 20000, propertyClass: '5-year', taxYear: 2023, month: 'april', businessUse: 50, bonus: 'none' },
      results: { first: 2000, basis: 10000 },
      cautions: ['elects out of it', 'listed property such as a car'],
      source: 'By hand: 20% of 10000',
    },
    {
      inputs: {
        cost: 60000,
        propertyClass: '20-year',
        taxYear: 2028,
        month: 'january',
        convention: 'mid-quarter',
        bonus: 'none',
      },
      results: { first: '3937.80', schedule: { rows: { 1: { regular: 4200 }, 20: { regular: 339, left: 0 } } } },
      cautions: ['elects out of it', 'law as it stood for 2026'],
      source: 'By hand from table A-2 as printed: 6.563, 7.000 and 0.565%',
    },
    {
      inputs: {
        cost: 60000,
        propertyClass: '20-year',
        taxYear: 2016,
        month: 'august',
        convention: 'mid-quarter',
        bonus: 'bonus-50',
      },
      results: { first: '30843.90', firstRegular: '843.90', schedule: { rows: { 12: { regular: '1338.30' } } } },
      source: 'By hand: 30000 and 2.813% of the other 30000; 4.461% by table A-4',
    },
    {
      inputs: { cost: '9999.99', propertyClass: '3-year', taxYear: 2017, month: 'january', bonus: 'none' },
      results: {
        first: 3333,
        schedule: {
          length: 4,
          rows: { 1: { regular: 4445 }, 2: { regular: 1481 }, 3: { regular: '740.99', left: 0 } },
        },
      },
      cautions: ['elects out of it'],
      source: 'Python from table A-1: 33.33, 44.45 and 14.81% in whole cents, the rest',
    },
    {
      inputs: { cost: 80000, propertyClass: '10-year', taxYear: 2023, month: 'june', bonus: 'bonus-80' },
      results: {
        first: 65600,
        bonusAmount: 64000,
        basis: 16000,
        schedule: { length: 11, rows: { 10: { regular: '524.80' } } },
      },
      source: 'By hand: 0.8 × 80000, 10% of the rest; Python from table A-1',
    },
    {
      inputs: { cost: 80000, propertyClass: '10-year', taxYear: 2024, month: 'june', bonus: 'bonus-80' },
      results: { first: 65600 },
      cautions: ['not the usual rate'],
      source: 'By hand: as in 2023, which holds for a long production period',
    },
    {
      inputs: {
        cost: 40000,
        propertyClass: '5-year',
        taxYear: 2025,
        month: 'february',
        section179: 30000,
        total179: 4400000,
        bonus: 'bonus-100',
      },
      results: {
        first: 40000,
        firstRegular: 0,
        bonusAmount: 10000,
        basis: 0,
        limit: 2100000,
        schedule: { rows: { 1: { deduction: 0 } } },
      },
      cautions: ['January 19, 2025', 'income of the business', 'section 280F caps', 'sport utility vehicle'],
      source: 'By hand: 30000, and 100% of the rest; 2,500,000 - 400,000',
    },
    {
      inputs: {
        cost: 3000000,
        propertyClass: '7-year',
        taxYear: 2026,
        month: 'june',
        section179: 1500000,
        bonus: 'bonus-20',
      },
      results: {
        first: 1971480,
        bonusAmount: 300000,
        basis: 1200000,
        limit: 2560000,
        schedule: { rows: { 1: { regular: 293880 }, 7: { regular: 53520 } } },
      },
      cautions: ['income of the business'],
      source: 'By hand: 1500000 + 0.2 × 1500000 + 14.29% of 1200000',
    },
    {
      inputs: {
        cost: 200000,
        propertyClass: '39-year',
        taxYear: 2022,
        month: 'december',
        section179: 200000,
        bonus: 'none',
      },
      results: { first: 200000, basis: 0, limit: 1080000, schedule: { length: 40, rows: { 39: { deduction: 0 } } } },
      cautions: ['roofs, heating', 'income of the business'],
      source: 'By hand: all expensed',
    },
    {
      inputs: { cost: 50000, propertyClass: '5-year', taxYear: 2027, month: 'may', section179: 25000, bonus: 'none' },
      results: { first: 30000, basis: 25000 },
      cautions: [
        'elects out of it',
        'income of the business',
        'not held here',
        'section 280F caps',
        'law as it stood for 2026',
      ],
      source: 'By hand: 25000 + 20% of 25000',
    },
    {
      inputs: { cost: 8000000, propertyClass: '39-year', taxYear: 2026, month: 'may', bonus: 'bonus-100' },
      results: { first: 8000000, basis: 0 },
      cautions: ['January 19, 2025', 'qualified production property'],
      source: 'By hand: 100%',
    },
    {
      inputs: { cost: 1000, propertyClass: '7-year', taxYear: 2019, month: 'may', bonus: 'bonus-50' },
      results: { first: '571.45', basis: 500 },
      cautions: ['not the usual rate'],
      source: 'By hand: 500 + 14.29% of 500',
    },
    {
      inputs: { cost: 1000, propertyClass: '7-year', taxYear: 2018, month: 'may', bonus: 'bonus-40' },
      results: { first: '485.74', basis: 600 },
      source: 'By hand: 400 + 14.29% of 600',
    },
    {
      inputs: {
        cost: 1000,
        propertyClass: '7-year',
        taxYear: 2010,
        month: 'may',
        total179: 3000,
        bonus: 'bonus-100',
      },
      results: { first: 1000 },
      cautions: ['counts for nothing', 'after September 8, 2010'],
      source: 'By hand: 100%, as for what was acquired after September 8, 2010',
    },
    {
      inputs: { cost: 1000, propertyClass: '7-year', taxYear: 2017, month: 'may', bonus: 'bonus-100' },
      results: { first: 1000 },
      cautions: ['after September 27, 2017'],
      source: 'By hand: 100%, which section 168(k)(6) gives after September 27, 2017 alone',
    },
    {
      inputs: {
        cost: 300000,
        propertyClass: '39-year',
        taxYear: 2024,
        month: 'may',
        businessUse: 15,
        bonus: 'none',
      },
      results: { first: '722.25', basis: 45000 },
      source: 'By hand from table A-7a: 1.605% of 45000; a building is no listed property',
    },
    {
      inputs: { cost: 1000, propertyClass: '7-year', taxYear: 2030, month: 'may', bonus: 'bonus-100' },
      results: { first: 1000 },
      cautions: ['January 19, 2025', 'law as it stood for 2026'],
      source: 'By hand: 100%',
    },
    {
      inputs: { cost: 1000, propertyClass: '7-year', taxYear: 2000, month: 'may', bonus: 'bonus-50' },
      results: { first: '571.45' },
      cautions: ['not the usual rate'],
      source: 'By hand: there was no special allowance in 2000',
    },
    {
      inputs: { cost: 1000, propertyClass: '7-year', taxYear: 2019, month: 'may', section179: 1001, bonus: 'none' },
      refused: 'business part of the cost',
      source: 'By definition',
    },
    {
      inputs: {
        cost: 1000,
        propertyClass: '7-year',
        taxYear: 2019,
        month: 'may',
        section179: 100,
        businessUse: 50,
        bonus: 'none',
      },
      refused: 'more than 50%',
      source: 'Section 179: predominantly used in the business',
    },
    {
      inputs: { cost: 1000, propertyClass: '27.5-year', taxYear: 2019, month: 'may', section179: 100, bonus: 'none' },
      refused: 'does not qualify for section 179',
      source: 'Publication 946, chapter 2',
    },
    {
      inputs: { cost: 1000, propertyClass: '27.5-year', taxYear: 2019, month: 'may', bonus: 'bonus-100' },
      refused: 'does not qualify for the special allowance',
      source: 'Publication 946, chapter 3: a recovery period of 20 years or less',
    },
    {
      inputs: {
        cost: 1000,
        propertyClass: '7-year',
        taxYear: 2019,
        month: 'may',
        section179: 100,
        total179: 900,
        bonus: 'none',
      },
      refused: 'has this one among it',
      source: 'By definition',
    },
    {
      inputs: {
        cost: 1300000,
        propertyClass: '7-year',
        taxYear: 2024,
        month: 'may',
        section179: 1220001,
        bonus: 'bonus-60',
      },
      refused: 'allows less in 2024',
      source: 'Revenue Procedure 2023-34: 1,220,000',
    },
    {
      inputs: {
        cost: 200000,
        propertyClass: '7-year',
        taxYear: 2024,
        month: 'may',
        section179: 200000,
        total179: 4100000,
        bonus: 'none',
      },
      refused: 'falls by a dollar',
      source: 'By hand: 1,220,000 - (4,100,000 - 3,050,000) = 170,000',
    },
    {
      inputs: {
        cost: 100000,
        propertyClass: '7-year',
        taxYear: 2024,
        month: 'may',
        businessUse: 60,
        section179: 60000,
        total179: 60000,
        bonus: 'none',
      },
      results: { first: 60000, basis: 0, limit: 1220000 },
      cautions: ['income of the business'],
      source: 'By hand: 60% of 100000, all expensed',
    },
    {
      inputs: { cost: 30000, propertyClass: '5-year', taxYear: 2012, month: 'june', bonus: 'none' },
      results: { first: 6000, schedule: { rows: { 1: { deduction: 9600 } } } },
      cautions: ['$3,160 in the first year', 'elects out of it'],
      source: 'By hand: 20 and 32% of 30000; a car takes 3,160',
    },
    {
      inputs: { cost: 1000, propertyClass: '7-year', taxYear: 2019, month: 'may', bonus: 'bonus-30' },
      results: { first: '400.03', basis: 700 },
      source: 'By hand: 300 + 14.29% of 700',
    },
    {
      inputs: { cost: 1000, propertyClass: '7-year', taxYear: 2021, month: 'may', bonus: 'bonus-100' },
      results: { first: 1000, basis: 0 },
      source: 'By hand: 100%',
    },
    {
      inputs: { cost: 1000, propertyClass: '7-year', taxYear: 2002, month: 'may', bonus: 'bonus-30' },
      results: { first: '400.03', basis: 700 },
      source: 'By hand: 300 + 14.29% of 700',
    },
    {
      inputs: { cost: 1000, propertyClass: '7-year', taxYear: 2003, month: 'may', bonus: 'bonus-50' },
      results: { first: '571.45' },
      source: 'By hand: 500 + 14.29% of 500',
    },
    {
      inputs: { cost: 1000, propertyClass: '7-year', taxYear: 2003, month: 'may', bonus: 'none' },
      results: { first: '142.90' },
      cautions: ['elects out of it'],
      source: 'By hand: 14.29% of 1000',
    },
  ],
  notes: [
    'For federal income tax of the United States. Many states take no or less special allowance and expensing.',
    'General depreciation system for whole tax years: not for the alternative system (ADS), an elected straight line, short tax years, or farm property with the 150% method placed in service before 2018.',
    'In the year of disposal a half-year, the quarters or the months until then count, not the whole percentage; gains up to the depreciation are recaptured.',
    'The mid-quarter convention holds for all personal property of the year, also for what was placed in service in its first quarters.',
    'Business use is taken to stay as it is.',
  ],
  references: [
    {
      title:
        'IRS Publication 946 (2025): How To Depreciate Property, appendix A, tables A-1 to A-7a: the same in five public transcriptions',
      url: 'https://www.irs.gov/publications/p946',
    },
    { title: 'Internal Revenue Code, sections 168, 179 and 280F; Public Law 119-21, sections 70301, 70306 and 70307' },
    { title: 'Revenue Procedures 2025-32 (section 179 for 2026) and 2025-16 (automobiles for 2025)' },
    {
      title: 'Tax Facts, question 726: limits of automobiles by the year placed in service, 1984 on',
      url: 'https://thinkadvisor.com/tax-facts/2024/03/13/726-what-special-limitations-apply-to-calculating-depreciation-on-automobiles-and-other-property-classified-as-listed-property',
    },
    {
      title: 'Sage Fixed Assets: Section 179 threshold amounts',
      url: 'https://help-sfa.na.sage.com/en-us/20260/Depreciation/SingleUser/Content/sec179/section_179_threshold_amounts.htm',
    },
    {
      title: 'Section179.org: Section 179 deduction limits, historical yearly data',
      url: 'https://www.section179.org/?p=729',
    },
  ],
});
