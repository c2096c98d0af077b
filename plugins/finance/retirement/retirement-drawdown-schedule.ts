import {
  choice,
  constant,
  defineCalculator,
  floorNear,
  integer,
  isAbove,
  isAtMost,
  money,
  percent,
  table,
} from '@reckoner/engine';
import { fullWithdrawals } from './shared/drawdown.js';

/** Balances year by year, with withdrawals that rise with prices, at a steady return. */
export default defineCalculator({
  title: 'Retirement drawdown',
  description:
    'Age at which savings run out, or what is left, and balances year by year, from withdrawals that rise with inflation.',
  keywords: [
    'how long will my savings last',
    'retirement withdrawal schedule',
    'decumulation',
    'portfolio depletion',
    'retirement income schedule',
  ],
  related: [
    'safe-withdrawal-four-percent',
    'retirement-nest-egg-needed',
    'annuity-payout',
    'required-minimum-distribution',
  ],
  inputs: {
    age: integer({ label: 'Age at the first withdrawal year', min: 30, max: 110 }),
    savings: money({ label: 'Savings at the beginning', symbol: 'P', above: 0, max: 1e12 }),
    withdrawal: money({
      label: 'Withdrawal in the first year',
      help: 'All that is taken in a year, taxes on it included.',
      symbol: 'W',
      above: 0,
      max: 1e12,
      shareOf: 'savings',
    }),
    returnRate: percent({
      label: 'Return a year',
      help: 'Before inflation, after costs.',
      symbol: 'r',
      min: 0,
      max: 30,
      default: 5,
      usual: [0.5, 15],
    }),
    inflation: percent({ label: 'Inflation a year', symbol: 'g', min: 0, max: 30, default: 2.5, usual: [0.3, 12] }),
    timing: choice(
      { start: 'At the start of each year', end: 'At the end of each year' },
      { label: 'Withdrawals fall', default: 'start' },
    ),
    until: integer({ label: 'Age to last to', symbol: 'A', min: 31, max: 120, default: 95 }),
  },
  outputs: {
    depletionAge: integer({ label: 'Age at which it falls short', symbol: 'a_0', optional: true }),
    fullYears: integer({ label: 'Years paid in full', symbol: 'n' }),
    left: money({ label: 'Left at the age to last to', symbol: 'B', optional: true }),
    leftReal: money({ label: 'Left, in the money of the first year', symbol: 'B_r', optional: true }),
    sustainable: money({ label: 'First withdrawal that lasts to that age', symbol: 'W_A' }),
    initialRate: percent({ label: 'First withdrawal of the savings', symbol: 'w', places: 2 }),
    depletionAgeLower: integer({
      label: 'Age at which it falls short at a return 2 points lower',
      symbol: 'a_2',
      optional: true,
    }),
    byYear: table(
      {
        age: integer({ label: 'Age' }),
        opening: money({ label: 'At the beginning' }),
        withdrawn: money({ label: 'Withdrawn' }),
        earned: money({ label: 'Return' }),
        closing: money({ label: 'At the end' }),
      },
      { label: 'Year by year' },
    ),
  },
  formula: ({ age, savings, withdrawal, returnRate, inflation, timing, until }) => {
    const years = until - age;
    const atStart = timing === 'start';
    const fullYears = fullWithdrawals(savings, returnRate, withdrawal, inflation, atStart, years);
    const fullLower = fullWithdrawals(savings, returnRate - 0.02, withdrawal, inflation, atStart, years);
    // What is withdrawn in all, as of the first year, from 1 in the first year on.
    const ratio = (1 + inflation) / (1 + returnRate);
    let factor = 0;
    let power = atStart ? 1 : 1 / (1 + returnRate);
    for (let year = 0; year < years; year++) {
      factor += power;
      power *= ratio;
    }
    const cent = constant(0.01, '$');
    const byYear = [];
    let opening = savings;
    let wanted = withdrawal;
    for (let year = 0; year < Math.min(years, fullYears + 1); year++) {
      const available = atStart ? opening : opening * (1 + returnRate);
      const withdrawn = year < fullYears ? wanted : available;
      const closing = year < fullYears ? Math.max(0, available - wanted) * (atStart ? 1 + returnRate : 1) : 0 * savings;
      // Less than half a cent that is left would be shown as a year without a withdrawal.
      if (year < fullYears || withdrawn >= cent / 2) {
        byYear.push({ age: age + year, opening, withdrawn, earned: closing + withdrawn - opening, closing });
      }
      opening = closing;
      wanted *= 1 + inflation;
    }
    const results = {
      fullYears,
      sustainable: floorNear(savings / factor / cent) * cent,
      initialRate: withdrawal / savings,
      depletionAgeLower: fullLower < years ? age + fullLower : undefined,
      byYear,
    };
    if (fullYears < years) return { ...results, depletionAge: age + fullYears };
    // A crumb of rounding is nothing left.
    const left = opening < cent / 2 ? 0 * savings : opening;
    return { ...results, left, leftReal: left / (1 + inflation) ** years };
  },
  stepwise: [
    'Each year the withdrawal is taken, at the start before the return of the year or at the end after it, and it rises by the inflation from year to year.',
    'The money falls short in the first year whose withdrawal it does not cover; what is left is paid then.',
    'The first withdrawal that lasts is the savings over the sum of ((1 + g)/(1 + r))^k, k = 0 … A - age - 1, times 1 + r where withdrawals fall at the end, in whole cents.',
    'The lower return is r less 0.02. In the money of the first year what is left is divided by (1 + g) to the power of the years.',
  ],
  figure: {
    kind: 'series',
    table: 'byYear',
    x: 'age',
    lines: ['opening'],
  },
  explanation: ({ depletionAge, depletionAgeLower, inflation, timing, left }) => {
    const when = timing === 'start' ? 'at the start of each year' : 'at the end of each year';
    const drawn =
      inflation > 0
        ? `{withdrawal} in the first year, rising by {inflation} a year, drawn ${when}`
        : `{withdrawal} a year, drawn ${when}`;
    const start = `At a steady return of {returnRate} {savings} covers ${drawn},`;
    if (depletionAge !== undefined)
      return `${start} for {fullYears} {fullYears|year|years}; in the year that begins at age {depletionAge} less than the withdrawal is there. At that return {sustainable} in the first year would just last to age {until}, with nothing to spare for bad years.`;
    const real = inflation > 0 ? ', {leftReal} in the money of the first year' : '';
    const rest = left !== undefined && left > 0 ? `, and {left} is left${real}` : ', and nothing is left';
    return depletionAgeLower === undefined
      ? `${start} to age {until}${rest}. At a return 2 points lower it lasts, too.`
      : `${start} to age {until}${rest}. At a return 2 points lower it falls short at age {depletionAgeLower}.`;
  },
  requires: [
    {
      that: ({ age, until }) => until > age,
      field: 'until',
      says: 'The age to last to, {until}, must be above the age at the first withdrawal year, {age}.',
    },
    {
      that: ({ withdrawal, savings, timing, returnRate }) =>
        isAtMost(withdrawal, timing === 'start' ? savings : savings * (1 + returnRate)),
      field: 'withdrawal',
      says: 'The withdrawal, {withdrawal}, is more than there is in the first year: the savings are {savings}.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ depletionAge }) => depletionAge === undefined,
      says: 'That holds at a steady return alone: losses in the first years can use up the same money many years earlier. Keep a reserve, and be ready to withdraw less after bad years.',
    },
    {
      level: 'caution',
      when: ({ withdrawal, savings, age, until, inflation }) =>
        inflation > 0 &&
        ((until - age >= 30 && isAbove(withdrawal, 0.0415 * savings)) ||
          (until - age >= 40 && isAbove(withdrawal, 0.035 * savings))),
      says: 'The first withdrawal is {initialRate} of the savings. Raised with inflation, more than some 4% did not always last 30 years in United States history, nor more than some 3.5% much longer.',
    },
    {
      level: 'caution',
      when: ({ inflation }) => inflation === 0,
      says: 'Without inflation the withdrawal stays the same, and where prices rise it buys less from year to year: enter an inflation to see how long the same living lasts.',
    },
    {
      level: 'caution',
      when: ({ returnRate }) => returnRate > 0.08,
      says: 'A return of {returnRate} a year is rarely certain: try a lower one, too.',
    },
    {
      level: 'caution',
      when: ({ age }) => age < 60,
      says: 'Before 59½ most withdrawals from United States retirement accounts cost an additional tax of 10% beside the income tax: the withdrawal has to cover both.',
    },
    {
      level: 'note',
      when: ({ until }) => until < 90,
      says: 'Many live beyond {until}: see what a higher age takes.',
    },
    {
      level: 'note',
      when: ({ withdrawal }) => withdrawal < 12000,
      says: 'A withdrawal of {withdrawal} a year is small: check that it is not that of a month.',
    },
  ],
  examples: [
    {
      inputs: { age: 65, savings: 1000000, withdrawal: 40000 },
      results: {
        fullYears: 30,
        left: 584992.72,
        leftReal: 278891,
        sustainable: 46261.71,
        initialRate: 4,
        depletionAgeLower: 91,
        byYear: {
          length: 30,
          rows: {
            0: { age: 65, opening: 1000000, withdrawn: 40000, earned: 48000, closing: 1008000 },
            '-1': { age: 94, withdrawn: 81856.3, closing: 584992.72 },
          },
        },
      },
      cautions: ['at a steady return alone'],
      source: 'Python with mpmath: year-by-year loop, and the sustainable withdrawal by bisection',
    },
    {
      inputs: { age: 65, savings: 1000000, withdrawal: 60000, timing: 'end' },
      results: {
        fullYears: 22,
        depletionAge: 87,
        sustainable: 48574.79,
        initialRate: 6,
        depletionAgeLower: 82,
        byYear: {
          length: 23,
          rows: {
            0: { age: 65, earned: 50000, closing: 990000 },
            '-1': { age: 87, opening: 36406.35, withdrawn: 38226.66, earned: 1820.32, closing: 0 },
          },
        },
      },
      cautions: ['Raised with inflation, more'],
      source: 'Python with mpmath: year-by-year loop, and the sustainable withdrawal by bisection',
    },
    {
      inputs: { age: 55, savings: 300000, withdrawal: 30000, returnRate: 0, inflation: 0, until: 85 },
      results: {
        fullYears: 10,
        depletionAge: 65,
        sustainable: 10000,
        depletionAgeLower: 64,
        byYear: { length: 10, rows: { '-1': { age: 64, withdrawn: 30000, closing: 0 } } },
      },
      cautions: ['buys less from year to year', 'Before 59½', 'live beyond 85'],
      source: 'By hand: 300000/30000',
    },
    {
      inputs: { age: 70, savings: 1000000, withdrawal: 50000, returnRate: 9, inflation: 3, until: 100 },
      results: { fullYears: 30, left: 3420967.27, leftReal: 1409393.22, sustainable: 67371.11, initialRate: 5 },
      cautions: ['at a steady return alone', 'Raised with inflation, more', 'is rarely certain'],
      source: 'Python with mpmath: year-by-year loop; at 7% it lasts, too',
    },
    {
      inputs: { age: 65, savings: 100000, withdrawal: 10000, returnRate: 0, inflation: 0, until: 75 },
      results: { fullYears: 10, left: 0, leftReal: 0, sustainable: 10000, depletionAgeLower: 74 },
      cautions: ['at a steady return alone', 'buys less from year to year', 'live beyond 75', 'not that of a month'],
      source: 'By hand: 10 × 10000',
    },
    {
      inputs: { age: 90, savings: 1000, withdrawal: 0.004, returnRate: 0, inflation: 0 },
      results: { fullYears: 5, left: 999.98, sustainable: 200, byYear: { length: 5 } },
      cautions: ['at a steady return alone', 'buys less from year to year', 'not that of a month'],
      source: 'By hand: 1000 - 5 × 0.004 and 1000/5, every year in the table',
    },
    {
      inputs: { age: 65, savings: 100000, withdrawal: 100001 },
      refused: 'more than there is',
      source: 'By hand: more than the savings',
    },
    {
      inputs: { age: 65, savings: 100000, withdrawal: 105000, timing: 'end' },
      results: { fullYears: 1, depletionAge: 66, initialRate: 105 },
      cautions: ['Raised with inflation, more'],
      source: 'By hand: 100000 × 1.05 after a year, and nothing then',
    },
    {
      inputs: { age: 60, savings: 1000000, withdrawal: 40000, until: 100, returnRate: 6 },
      results: { fullYears: 40, left: 1078068.4, leftReal: 401505.69, sustainable: 44683.35, depletionAgeLower: 90 },
      cautions: ['at a steady return alone', 'Raised with inflation, more'],
      source: 'Python with mpmath: year-by-year loop, and the sustainable withdrawal by bisection',
    },
    {
      inputs: { age: 65, savings: 100000, withdrawal: 5000, until: 65 },
      refused: 'must be above the age',
      source: 'By hand: no year',
    },
  ],
  notes: [
    'Withdrawals are made once a year. The age to last to is the birthday up to which they are to be covered.',
    'United States accounts before tax ask for required minimum distributions from 73 on, or 75 for those born in 1960 or later, whatever the plan.',
  ],
  references: [
    {
      title:
        'Kellison: The Theory of Interest, 3rd ed., chapter More general annuities: payments varying in geometric progression',
    },
    {
      title:
        'Bengen: Determining Withdrawal Rates Using Historical Data, Journal of Financial Planning 7 (1994) 171–180',
    },
    {
      title: 'Vanguard: Early retirement and the 4% rule (Fuel for the F.I.R.E.)',
      url: 'https://investor.vanguard.com/investor-resources-education/article/fueling-the-fire-movement-updating-the-4-rule-for-early-retirees',
    },
  ],
});
