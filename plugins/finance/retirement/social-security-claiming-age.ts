import { constant, defineCalculator, floorNear, integer, money, number, percent, table, text } from '@reckoner/engine';
import { ageInWords, claimedShare, fullRetirementMonths } from './shared/social-security.js';

/** 5/9% off for each of the first 36 months before the full retirement age, 5/12% for each earlier; 2/3% on for each after it. */
export default defineCalculator({
  title: 'Social Security claiming age',
  description:
    'Monthly Social Security retirement benefit by claiming age from the benefit at full retirement age, and the age at which waiting has paid off.',
  keywords: [
    'when to take Social Security',
    'early retirement reduction',
    'delayed retirement credits',
    'full retirement age',
    'claim at 62 or 70',
  ],
  related: ['retirement-nest-egg-needed', 'retirement-drawdown-schedule'],
  inputs: {
    birthYear: integer({
      label: 'Year of birth',
      help: 'Born on January 1: the year before.',
      symbol: 'y',
      min: 1943,
      max: 2020,
    }),
    fullBenefit: money({
      label: 'Monthly benefit at full retirement age',
      help: 'Primary insurance amount, in today’s money. The Social Security statement takes work at the present pay to go on until then: who stops earlier gets less.',
      symbol: 'P',
      above: 0,
      max: 1e6,
    }),
    claimAge: integer({ label: 'Claiming age', symbol: 'a', min: 62, max: 70 }),
    claimMonths: integer({ label: 'And months', symbol: 'm', min: 0, max: 11, default: 0 }),
    until: integer({ label: 'Age to add benefits up to', symbol: 'A', min: 71, max: 110, default: 85 }),
  },
  outputs: {
    benefit: money({ label: 'Monthly benefit', symbol: 'B' }),
    share: percent({ label: 'Of the full benefit', symbol: 's', places: 2 }),
    change: percent({ label: 'Change from the full benefit', symbol: 'c', places: 2 }),
    fullAge: text({ label: 'Full retirement age' }),
    yearly: money({ label: 'Benefit a year', symbol: 'Y' }),
    evenAge: number({
      label: 'Age at which it has paid as much as from full retirement age',
      symbol: 'a_e',
      optional: true,
      places: 1,
    }),
    total: money({ label: 'Received up to the age given', symbol: 'T' }),
    byAge: table(
      {
        age: integer({ label: 'Claiming age' }),
        share: percent({ label: 'Of the full benefit', places: 2 }),
        benefit: money({ label: 'Monthly benefit' }),
        total: money({ label: 'Received up to the age given' }),
      },
      { label: 'By claiming age' },
    ),
  },
  formula: ({ birthYear, fullBenefit, claimAge, claimMonths, until }) => {
    const full = fullRetirementMonths(birthYear);
    const claim = 12 * claimAge + claimMonths;
    const share = claimedShare(claim - full);
    const dollar = constant(1, '$');
    const paid = (part: number) => floorNear((fullBenefit * part) / dollar) * dollar;
    const benefit = paid(share);
    const byAge = [];
    for (let age = 62; age <= 70; age++) {
      const part = claimedShare(12 * age - full);
      byAge.push({ age, share: part, benefit: paid(part), total: paid(part) * 12 * (until - age) });
    }
    return {
      benefit,
      share,
      change: share - 1,
      fullAge: ageInWords(full),
      yearly: 12 * benefit,
      evenAge: claim === full ? undefined : (full - share * claim) / (1 - share) / 12,
      total: benefit * (12 * until - claim),
      byAge,
    };
  },
  stepwise: [
    'The full retirement age is 66 for those born from 1943 to 1954, two months more for each later year of birth, and 67 from 1960 on.',
    'Each of the first 36 months before it takes off 5/9 of 1% of the full benefit, and each earlier one 5/12 of 1%; each month after it adds 2/3 of 1%, up to 70.',
    'What is paid is rounded down to whole dollars. Both ways have paid the same at the age e with s × (e - claiming age) = e - full retirement age.',
  ],
  figure: { kind: 'series', table: 'byAge', x: 'age', lines: ['benefit'] },
  explanation: ({ claimMonths, change, evenAge }) => {
    const age = claimMonths === 0 ? '{claimAge}' : '{claimAge} years and {claimMonths} {claimMonths|month|months}';
    const start = `Born in {birthYear}, with full benefits at {fullAge}, and claiming at ${age} you are paid {benefit} a month`;
    if (evenAge === undefined) return `${start}, the full benefit.`;
    return change < 0
      ? `${start}, {share} of the full benefit, for life. Up to about age {evenAge} that has paid more in all than claiming at full retirement age, and from then on less.`
      : `${start}, {share} of the full benefit, for life. From about age {evenAge} on that has paid more in all than claiming at full retirement age, and before it less.`;
  },
  requires: [
    {
      that: ({ claimAge, claimMonths }) => claimAge < 70 || claimMonths === 0,
      field: 'claimMonths',
      says: 'After 70 no more credits are added: claim at 70 at the latest.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ change }) => change < 0,
      says: 'The reduction lasts for life, and can lower what a widow or widower is paid. Who earns more than 24,480 in 2026 and is below full retirement age all year is paid 1 less for every 2 above it; what is withheld raises the benefit later.',
    },
    {
      level: 'caution',
      when: ({ claimAge, claimMonths }) => claimAge === 62 && claimMonths === 0,
      says: 'Only those born on the 1st or 2nd of a month are paid for the month in which they turn 62; others begin with 62 years and 1 month.',
    },
    {
      level: 'caution',
      when: ({ claimAge, claimMonths }) => claimAge > 65 || (claimAge === 65 && claimMonths > 3),
      says: 'Sign up for Medicare at 65 even so, unless a plan at work covers you: signing up later can cost more for life.',
    },
    {
      level: 'note',
      when: ({ change, claimAge }) => change > 0 && claimAge < 70,
      says: 'Credits of the year in which you claim are paid from the next January on: until then the benefit is a little smaller.',
    },
    {
      level: 'caution',
      when: ({ fullBenefit }) => fullBenefit > 4152,
      says: 'More than 4,152 a month, the most that is paid to those who reach full retirement age in 2026: check that it is no yearly amount, and not the one at 70.',
    },
    {
      level: 'note',
      when: ({ fullBenefit }) => fullBenefit < 300,
      says: 'A full benefit of {fullBenefit} a month is small: check it on the statement.',
    },
  ],
  examples: [
    {
      inputs: { birthYear: 1960, fullBenefit: 1000, claimAge: 62 },
      results: {
        benefit: 700,
        share: 70,
        change: -30,
        fullAge: '67 years',
        yearly: 8400,
        evenAge: 78.66666667,
        total: 193200,
        byAge: {
          length: 9,
          rows: { 0: { age: 62, benefit: 700 }, '-1': { age: 70, share: 124, benefit: 1240, total: 223200 } },
        },
      },
      cautions: ['lasts for life', 'on the 1st or 2nd'],
      source: 'Social Security Administration: 36 × 5/9% and 24 × 5/12% are 30%; Python with fractions: month by month',
    },
    {
      inputs: { birthYear: 1957, fullBenefit: 1000, claimAge: 70 },
      results: {
        benefit: 1280,
        share: 128,
        change: 28,
        fullAge: '66 years and 6 months',
        evenAge: 82.5,
        total: 230400,
      },
      cautions: ['Sign up for Medicare'],
      source: 'Printed: born in 1957, $1,000 at 70 are $1,280; Python with fractions: month by month',
    },
    {
      inputs: { birthYear: 1954, fullBenefit: 2000, claimAge: 66, until: 90 },
      results: { benefit: 2000, share: 100, change: 0, fullAge: '66 years', total: 576000 },
      cautions: ['Sign up for Medicare'],
      source: 'By hand: 24 years of 24000',
    },
    {
      inputs: { birthYear: 1959, fullBenefit: 1000, claimAge: 66, claimMonths: 11 },
      results: {
        benefit: 1006,
        share: 100.6666667,
        fullAge: '66 years and 10 months',
        evenAge: 79.41666667,
        total: 218302,
      },
      cautions: ['Sign up for Medicare', 'next January'],
      source: 'Python with fractions: a month more is 2/3 of 1%, rounded down to dollars',
    },
    {
      inputs: { birthYear: 1955, fullBenefit: 1000, claimAge: 62, claimMonths: 1 },
      results: {
        benefit: 745,
        share: 74.58333333,
        fullAge: '66 years and 2 months',
        evenAge: 78.1489071,
        total: 204875,
      },
      cautions: ['lasts for life'],
      source: 'Python with fractions: month by month',
    },
    {
      inputs: { birthYear: 1956, fullBenefit: 2000, claimAge: 64, until: 80 },
      results: { benefit: 1688, share: 84.44444444, fullAge: '66 years and 4 months', evenAge: 79, total: 324096 },
      cautions: ['lasts for life'],
      source: 'By hand: 28 × 5/9% are 15.56%',
    },
    {
      inputs: { birthYear: 1970, fullBenefit: 24000, claimAge: 67 },
      results: { benefit: 24000, share: 100 },
      cautions: ['Sign up for Medicare', 'no yearly amount'],
      source: 'By hand: the full benefit',
    },
    {
      inputs: { birthYear: 1965, fullBenefit: 250, claimAge: 67 },
      results: { benefit: 250, yearly: 3000 },
      cautions: ['Sign up for Medicare', 'is small'],
      source: 'By hand: the full benefit',
    },
    {
      inputs: { birthYear: 1965, fullBenefit: 2000, claimAge: 70, claimMonths: 1 },
      refused: 'no more credits',
      source: 'Social Security Administration: no credit after age 69',
    },
  ],
  notes: [
    'For the own retirement benefit in the United States, by the law of 2026; benefits of spouses and widows follow other rules. Without a change of the law not all of it can be paid from the 2030s on.',
    'In today’s money: benefits rise with prices each year whenever they are claimed. Taxes, Medicare premiums and interest on what is received earlier are left out.',
  ],
  references: [
    {
      title: 'Social Security Administration: Early or Delayed Retirement (2004, archived)',
      url: 'https://webharvest.gov/peth04/20041031122838/http://www.ssa.gov/OACT/ProgData/nra.html',
    },
    {
      title: 'Social Security Administration: Delayed Retirement Credits, fact sheet',
      url: 'https://www.ssa.gov/pressoffice/DlyRetCrdtFactSheet.html',
    },
    {
      title: 'Social Security Handbook § 738: Rounding of benefit rates; POMS RS 00601.020',
      url: 'https://secure.ssa.gov/apps10/poms.nsf/lnx/0300601020',
    },
    {
      title: 'AARP: maximum Social Security benefit in 2026',
      url: 'https://www.aarp.org/social-security/faq/maximum-benefit',
    },
  ],
});
