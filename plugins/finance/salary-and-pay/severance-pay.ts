import {
  choice,
  constant,
  defineCalculator,
  floorNear,
  isAbove,
  isAtLeast,
  isAtMost,
  isBelow,
  money,
  number,
  table,
  text,
} from '@reckoner/engine';

/** The most of a week's pay that counts, by place and the date of dismissal. */
const LIMITS: Readonly<Record<string, number>> = { gb2026: 751, gb2025: 719, ni2026: 783, ni2025: 749 };

const RULES: Readonly<Record<string, string>> = {
  gb2026: 'Great Britain, from 6 April 2026',
  gb2025: 'Great Britain, from 6 April 2025',
  ni2026: 'Northern Ireland, from 6 April 2026',
  ni2025: 'Northern Ireland, from 6 April 2025',
};

/** Employment Rights Act 1996, sections 162 and 227: a half, one or one and a half weeks for each full year, reckoned backwards. */
export default defineCalculator({
  title: 'Severance and redundancy pay',
  description:
    'Statutory redundancy pay of the United Kingdom from age, full years of service and a week’s pay, or severance pay by weeks for each year of one’s own plan.',
  keywords: ['redundancy pay', 'statutory redundancy', 'severance package', 'weeks per year of service', 'layoff pay'],
  related: ['salary-to-hourly'],
  inputs: {
    plan: choice(
      {
        gb2026: {
          label: 'Great Britain, dismissed 6 April 2026 to 5 April 2027',
          also: ['UK', 'GB', 'England', 'Scotland', 'Wales', 'Great Britain'],
        },
        gb2025: { label: 'Great Britain, dismissed 6 April 2025 to 5 April 2026' },
        ni2026: { label: 'Northern Ireland, dismissed 6 April 2026 to 5 April 2027', also: ['NI', 'Northern Ireland'] },
        ni2025: { label: 'Northern Ireland, dismissed 6 April 2025 to 5 April 2026' },
        own: { label: 'Own plan: weeks for each year', also: ['own', 'custom'] },
      },
      { label: 'Rule', default: 'gb2026' },
    ),
    weeklyPay: money({ label: 'Pay of a week', help: 'Gross, at the date of notice.', min: 0.01, max: 1e7 }),
    years: number({
      label: 'Years of service',
      help: 'To the day on which notice ends. By law, full years count.',
      min: 0,
      max: 70,
      usual: 'all',
    }),
    age: number({
      label: 'Age at that day',
      min: 14,
      max: 100,
      usual: 'all',
      when: { plan: ['gb2026', 'gb2025', 'ni2026', 'ni2025'] },
    }),
    weeksPerYear: number({
      label: 'Weeks of pay for each year',
      min: 0.01,
      max: 52,
      usual: [0.5, 8],
      when: { plan: 'own' },
    }),
    counting: choice(
      { full: 'Full years alone', parts: 'Parts of years, too' },
      { label: 'Counted are', default: 'full', when: { plan: 'own' } },
    ),
    leastWeeks: number({ label: 'Weeks at least', min: 0, max: 104, default: 0, usual: 'all', when: { plan: 'own' } }),
    mostWeeks: number({
      label: 'Weeks at most',
      min: 0.1,
      max: 520,
      optional: true,
      usual: 'all',
      when: { plan: 'own' },
    }),
    weekLimit: money({
      label: 'Most of a week’s pay that counts',
      min: 0.01,
      max: 1e7,
      optional: true,
      when: { plan: 'own' },
    }),
  },
  outputs: {
    pay: money({ label: 'Severance pay' }),
    weeks: number({ label: 'Weeks of pay' }),
    countedPay: money({ label: 'Pay of a week that counts' }),
    countedYears: number({ label: 'Years that count' }),
    uncapped: money({ label: 'Without the limit on a week’s pay', optional: true }),
    bands: table(
      {
        band: text({ label: 'Age in the year' }),
        years: number({ label: 'Years' }),
        weeksEach: number({ label: 'Weeks for each' }),
        weeks: number({ label: 'Weeks' }),
        pay: money({ label: 'Pay' }),
      },
      { label: 'By age', optional: true },
    ),
  },
  formula: ({ plan, weeklyPay, years, age, weeksPerYear, counting, leastWeeks, mostWeeks, weekLimit }) => {
    if (plan === 'own') {
      const countedPay = weekLimit === undefined ? weeklyPay : Math.min(weeklyPay, weekLimit);
      const countedYears = counting === 'full' ? floorNear(years) : years;
      const most = mostWeeks ?? Infinity;
      const weeks = Math.min(most, Math.max(leastWeeks, countedYears * weeksPerYear));
      const own = { pay: weeks * countedPay, weeks, countedPay, countedYears };
      return weekLimit === undefined ? own : { ...own, uncapped: weeks * weeklyPay };
    }
    const countedPay = Math.min(weeklyPay, LIMITS[plan]! * constant(1, '$'));
    const full = floorNear(years);
    const countedYears = full < 2 ? 0 : Math.min(20, full);
    const whole = floorNear(age);
    const old = Math.max(0, Math.min(countedYears, whole - 41));
    const middle = Math.max(0, Math.min(countedYears, whole - 22) - old);
    const young = countedYears - old - middle;
    const weeks = 1.5 * old + middle + 0.5 * young;
    const row = (band: string, count: number, each: number) => ({
      band,
      years: count,
      weeksEach: each,
      weeks: count * each,
      pay: count * each * countedPay,
    });
    return {
      pay: weeks * countedPay,
      weeks,
      countedPay,
      countedYears,
      uncapped: weeks * weeklyPay,
      bands: [row('41 or over', old, 1.5), row('22 to 40', middle, 1), row('Under 22', young, 0.5)],
    };
  },
  stepwise: [
    'By law: of the last 20 full years of service each counts a week and a half where the employee was 41 or over from its beginning, a week where 22 or over, else half a week. The weeks are multiplied by a week’s pay, up to the limit. Below two full years nothing is due.',
    'Own plan: years × weeks for each year, at least and at most so many weeks, × pay of a week.',
  ],
  explanation: ({ plan, years, weeks, weeklyPay, countedPay, leastWeeks, mostWeeks }) => {
    const limit =
      weeklyPay > countedPay ? '{countedPay}, to which a week’s pay of {weeklyPay} is limited' : '{countedPay}';
    if (plan === 'own') {
      const bound =
        mostWeeks !== undefined && weeks >= mostWeeks
          ? ', the most of the plan,'
          : leastWeeks !== undefined && leastWeeks > 0 && weeks <= leastWeeks
            ? ', the least of the plan,'
            : '';
      return `{countedYears} {countedYears|year|years} of service {countedYears|gives|give} {weeks} {weeks|week|weeks} of pay${bound} at ${limit}: {pay}.`;
    }
    if (weeks === 0 && years < 2) {
      return 'Statutory redundancy pay in the United Kingdom asks for two full years of service: after {years} {years|year|years} none is due.';
    }
    const service =
      years >= 21 ? 'The last {countedYears} of {years} years' : '{countedYears} full {countedYears|year|years}';
    return `${service} of service to the age of {age} give {weeks} {weeks|week|weeks} of pay, at ${limit}: statutory redundancy pay by the rule “${RULES[plan]!}” is {pay}.`;
  },
  requires: [
    {
      that: ({ years, age }) => isAtMost(years + 13, age),
      field: 'years',
      says: 'With {years} {years|year|years} of service at {age} the work would have begun before the age of 13.',
    },
    {
      that: ({ leastWeeks, mostWeeks }) => isAtMost(leastWeeks, mostWeeks),
      field: 'mostWeeks',
      says: 'The most, {mostWeeks} {mostWeeks|week|weeks}, is below the least, {leastWeeks}.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ plan, years }) => plan !== 'own' && isAtLeast(years + 1.5 / 52, 2) && isBelow(years, 2),
      says: 'The two years are full but for about a week: they run to the end of the week of notice that the law asks for, even where none is given. Check the dates.',
    },
    {
      level: 'note',
      when: ({ plan, years, age }) => {
        if (plan === 'own' || age === undefined || !isAtLeast(years, 2)) return false;
        const full = floorNear(years);
        return years < 20 && years !== full && isAtLeast(years + (Math.min(12, full) + 0.5) / 52, full + 1);
      },
      says: 'Another year of service is nearly full: count to the end of the notice that the law asks for, a week for each full year up to 12.',
    },
    {
      level: 'caution',
      when: ({ plan, weeklyPay }) => plan !== 'own' && isAbove(weeklyPay, constant(1500, '$')),
      says: 'A pay of {weeklyPay} a week is a high one: check that it is not that of a month, of which a week may lie below the limit.',
    },
    {
      level: 'note',
      when: ({ plan, pay }) => plan !== 'own' && pay > 0,
      says: 'This is the least by law, in pounds and free of tax up to £30,000 with other such payments: notice, holiday that is left and what the contract adds come on top.',
    },
    {
      level: 'note',
      when: ({ plan, counting, years }) => plan === 'own' && counting === 'full' && years !== floorNear(years),
      says: 'Full years alone are counted: {years} {years|year|years} {years|counts|count} as {countedYears}. Choose otherwise where the plan counts parts of years.',
    },
  ],
  examples: [
    {
      inputs: { weeklyPay: 350, years: 12, age: 45 },
      results: {
        pay: 4900,
        weeks: 14,
        countedPay: 350,
        countedYears: 12,
        uncapped: 4900,
        bands: { length: 3, rows: { 0: { years: 4, weeks: 6 }, 1: { years: 8, weeks: 8 }, 2: { years: 0 } } },
      },
      cautions: ['the least by law'],
      source: 'GOV.UK smart answers, test of the redundancy calculator: aged 45, 12 years, 350 a week, 4,900',
    },
    {
      inputs: { weeklyPay: 1050, years: 8, age: 49 },
      results: { pay: 9012, weeks: 12, countedPay: 751, uncapped: 12600 },
      cautions: ['the least by law'],
      source: 'FairWorkHub: Statutory Redundancy Pay Weekly Cap, 8 years at 41 or over, 12 × £751 = £9,012',
    },
    {
      inputs: { weeklyPay: 1000, years: 25, age: 62 },
      results: { pay: 22530, weeks: 30, countedYears: 20 },
      cautions: ['the least by law'],
      source: 'GOV.UK: the most from 6 April 2026, £22,530',
    },
    {
      inputs: { plan: 'gb2025', weeklyPay: 1000, years: 20, age: 61 },
      results: { pay: 21570, weeks: 30 },
      cautions: ['the least by law'],
      source: 'GOV.UK smart answers, rates of 2025: the most, £21,570',
    },
    {
      inputs: { plan: 'ni2026', weeklyPay: 1000, years: 20.5, age: 61 },
      results: { pay: 23490, countedPay: 783 },
      cautions: ['the least by law'],
      source: 'GOV.UK smart answers, rates of Northern Ireland 2026: the most, £23,490',
    },
    {
      inputs: { plan: 'ni2025', weeklyPay: 1000, years: 20, age: 61 },
      results: { pay: 22470, countedPay: 749 },
      cautions: ['the least by law'],
      source: 'GOV.UK smart answers, rates of Northern Ireland 2025: the most, £22,470',
    },
    {
      inputs: { weeklyPay: 400, years: 5.9, age: 24 },
      results: {
        pay: 1400,
        weeks: 3.5,
        bands: { rows: { 0: { years: 0 }, 1: { years: 2, pay: 800 }, 2: { years: 3, weeks: 1.5, pay: 600 } } },
      },
      cautions: ['Another year of service is nearly full', 'the least by law'],
      source: 'By hand, section 162: the years from 22 and 23 a week each, those from 19, 20 and 21 half a week',
    },
    {
      inputs: { weeklyPay: 500, years: 1.98, age: 30 },
      results: { pay: 0, weeks: 0, countedYears: 0 },
      cautions: ['full but for about a week'],
      source: 'By hand, section 155: two years are not reached',
    },
    {
      inputs: { weeklyPay: 4000, years: 2, age: 42 },
      results: { pay: 1877.5, weeks: 2.5 },
      cautions: ['not that of a month', 'the least by law'],
      source: 'GOV.UK table: aged 42 with 2 years, 2.5 weeks; × 751',
    },
    {
      inputs: { plan: 'own', weeklyPay: 1200, years: 7.5, weeksPerYear: 2 },
      results: { pay: 16800, weeks: 14, countedYears: 7 },
      cautions: ['Full years alone'],
      source: 'By hand: 7 × 2 × 1200',
    },
    {
      inputs: { plan: 'own', weeklyPay: 1200, years: 7.5, weeksPerYear: 2, counting: 'parts', weekLimit: 1000 },
      results: { pay: 15000, weeks: 15, countedPay: 1000, uncapped: 18000 },
      source: 'By hand: 7.5 × 2 × 1000',
    },
    {
      inputs: { plan: 'own', weeklyPay: 1000, years: 30, weeksPerYear: 2, mostWeeks: 26 },
      results: { pay: 26000, weeks: 26 },
      source: 'By hand: 60 weeks, at most 26',
    },
    {
      inputs: { plan: 'own', weeklyPay: 1000, years: 1, weeksPerYear: 1, leastWeeks: 4, mostWeeks: 26 },
      results: { pay: 4000, weeks: 4 },
      source: 'By hand: one week, at least 4',
    },
    {
      inputs: { weeklyPay: 500, years: 12, age: 20 },
      refused: 'before the age of 13',
      source: 'By hand: from the age of 8',
    },
    {
      inputs: { plan: 'own', weeklyPay: 1000, years: 1, weeksPerYear: 1, leastWeeks: 4, mostWeeks: 2 },
      refused: 'is below the least',
      source: 'By hand: 2 of 4',
    },
  ],
  notes: [
    'By law for employees of the United Kingdom who are dismissed as redundant after two years of continuous service. The pay of a week is that of the contract, or the average of the 12 weeks before the notice where it varies.',
    'Other countries have other rules, and the United States none: there severance is what the employer’s plan or the contract gives.',
  ],
  references: [
    {
      title: 'Employment Rights Act 1996, sections 135, 155, 162 and 227',
      url: 'https://www.legislation.gov.uk/ukpga/1996/18/part/XI',
    },
    {
      title:
        'GOV.UK smart answers: redundancy calculator and rates from 2025 and 2026 (£719, £751; Northern Ireland £749, £783)',
      url: 'https://github.com/alphagov/smart-answers',
    },
    { title: 'Employment Rights (Northern Ireland) Order 1996, articles 170 and 197' },
  ],
});
