import { defineCalculator, findRoot, integer, isAtMost, money, percent, table } from '@reckoner/engine';

/** First withdrawal as a share of the savings, raised with prices from then on; the return at which that just lasts. */
export default defineCalculator({
  title: '4% rule withdrawal',
  description:
    'First withdrawal by the 4% rule, the yearly path as it rises with inflation, and the steady return at which the savings last.',
  keywords: ['4 percent rule', 'four percent rule', 'Bengen rule', 'Trinity study'],
  related: ['fire-number', 'retirement-drawdown-schedule', 'annuity-payout'],
  inputs: {
    savings: money({ label: 'Savings at retirement', symbol: 'P', above: 0, max: 1e12 }),
    withdrawalRate: percent({
      label: 'First withdrawal of the savings',
      symbol: 'w',
      min: 0.5,
      max: 20,
      default: 4,
      usual: [2, 8],
    }),
    inflation: percent({ label: 'Inflation a year', symbol: 'g', min: 0, max: 30, default: 2.5, usual: [0.3, 12] }),
    years: integer({ label: 'Years in retirement', symbol: 'n', min: 1, max: 70, default: 30 }),
  },
  outputs: {
    first: money({ label: 'Withdrawal in the first year', symbol: 'W_1' }),
    monthly: money({ label: 'That is a month', symbol: 'M' }),
    last: money({ label: 'Withdrawal in the last year', symbol: 'W_n' }),
    requiredReturn: percent({
      label: 'Steady return after inflation that it takes',
      symbol: 'i',
      optional: true,
      places: 2,
    }),
    requiredNominal: percent({
      label: 'The same before inflation',
      symbol: 'r',
      optional: true,
      places: 2,
    }),
    byYear: table(
      {
        year: integer({ label: 'Year' }),
        withdrawn: money({ label: 'Withdrawal' }),
        monthly: money({ label: 'A month' }),
      },
      { label: 'Year by year' },
    ),
  },
  formula: ({ savings, withdrawalRate, inflation, years }) => {
    const first = savings * withdrawalRate;
    const byYear = [];
    let withdrawn = first;
    for (let year = 1; year <= years; year++) {
      byYear.push({ year, withdrawn, monthly: withdrawn / 12 });
      withdrawn *= 1 + inflation;
    }
    const results = { first, monthly: first / 12, last: first * (1 + inflation) ** (years - 1), byYear };
    if (isAtMost(withdrawalRate * years, 1)) return results;
    // The savings are the present value of level withdrawals, in the money of the first year, at the start of each year.
    const excess = (i: number) =>
      i < 1e-12 ? withdrawalRate * years - 1 : (withdrawalRate * (1 + i) * -Math.expm1(-years * Math.log1p(i))) / i - 1;
    const requiredReturn = findRoot(excess, 0, withdrawalRate / (1 - withdrawalRate));
    return { ...results, requiredReturn, requiredNominal: (1 + requiredReturn) * (1 + inflation) - 1 };
  },
  shown: ({ savings, withdrawalRate, inflation, years, first }) => ({
    first: savings * withdrawalRate,
    monthly: first / 12,
    last: first * (1 + inflation) ** (years - 1),
    requiredReturn: undefined,
    requiredNominal: undefined,
  }),
  stepwise: [
    'W₁ = w × P, and each year’s withdrawal is (1 + g) times the one before, whatever the savings have become.',
    'The steady return i after inflation solves 1 = w × (1 + 1/(1 + i) + … + 1/(1 + i)^(n - 1)), with withdrawals at the start of each year; before inflation it is (1 + i)(1 + g) - 1.',
    'Where w × n is at most 1, no return above inflation is needed.',
  ],
  figure: { kind: 'series', table: 'byYear', x: 'year', lines: ['withdrawn'] },
  explanation: ({ requiredReturn, years, inflation }) => {
    const start = '{withdrawalRate} of {savings} is {first} in the first year, {monthly} a month.';
    const rise =
      years > 1 && inflation > 0 ? ' Raised with an inflation of {inflation} it is {last} in year {years}.' : '';
    return requiredReturn === undefined
      ? `${start}${rise} To last {years} {years|year|years} the savings need no return beyond inflation.`
      : `${start}${rise} The savings last {years} years at a steady return of {requiredReturn} a year after inflation, and only at a higher average where the first years bring losses.`;
  },
  cautions: [
    {
      level: 'caution',
      when: ({ withdrawalRate, years }) => withdrawalRate <= 0.0415 && years <= 30,
      says: 'With half in stocks and half in government bonds, up to 4.15%, taken at the end of each year, lasted 30 years in United States history from 1926 on (Bengen), before costs and taxes. In 13 of 17 developed countries 4% failed at times: no rate is safe in itself, and costs of funds come off it.',
    },
    {
      level: 'caution',
      when: ({ withdrawalRate, years }) => withdrawalRate > 0.0415 && years === 30,
      says: 'In United States history from 1926 on, more than 4.15% did not always last 30 years: look at the return that it takes, and plan with a lower rate unless you can cut spending after bad years.',
    },
    {
      level: 'caution',
      when: ({ withdrawalRate, years }) => withdrawalRate > 0.0415 && years < 30,
      says: 'The limit of 4.15% in United States history is that of 30 years, not of {years}. Over fewer years more can last, but losses in the first years use up savings sooner, and who lives longer may have nothing left: be ready to cut spending.',
    },
    {
      level: 'caution',
      when: ({ withdrawalRate, years }) => years > 30 && withdrawalRate <= 0.035,
      says: 'The 4% rule was tested over 30 years, not {years}, in United States history; in 13 of 17 developed countries 4% failed at times even then. No rate is safe in itself, and costs of funds come off it.',
    },
    {
      level: 'caution',
      when: ({ withdrawalRate, years }) => years > 30 && withdrawalRate > 0.035,
      says: 'The 4% rule was tested over 30 years, not {years}: for so long a time plan with 3 to 3.5%.',
    },
    {
      level: 'note',
      when: ({ savings }) => savings < 100000,
      says: 'Check that {savings} is all the savings, and not what is spent a year: the rate is taken of the savings.',
    },
  ],
  examples: [
    {
      inputs: { savings: 1000000 },
      results: {
        first: 40000,
        monthly: 3333.33,
        last: 81856.3,
        requiredReturn: 1.30956513,
        requiredNominal: 3.842304258,
        byYear: { length: 30, rows: { 0: { year: 1, withdrawn: 40000 }, 1: { withdrawn: 41000, monthly: 3416.67 } } },
      },
      cautions: ['no rate is safe'],
      source:
        'By hand: 4% of 1000000; Python with mpmath: 40000 × 1.025^29, the return by bisection of the balance left',
    },
    {
      inputs: { savings: 500000, withdrawalRate: 3, inflation: 0 },
      results: { first: 15000, monthly: 1250, last: 15000 },
      cautions: ['no rate is safe'],
      source: 'By hand: 30 × 3% are 90% of the savings',
    },
    {
      inputs: { savings: 600000, withdrawalRate: 5, inflation: 3 },
      results: { first: 30000, last: 70696.97, requiredReturn: 3.078652075, requiredNominal: 6.171011637 },
      cautions: ['did not always last'],
      source: 'Python with mpmath: 30000 × 1.03^29, the return by bisection of the balance left',
    },
    {
      inputs: { savings: 800000, years: 50 },
      results: { first: 32000, last: 107304.86, requiredReturn: 3.329548704, requiredNominal: 5.912787421 },
      cautions: ['not 50'],
      source: 'Python with mpmath: 32000 × 1.025^49, the return by bisection of the balance left',
    },
    {
      inputs: { savings: 800000, withdrawalRate: 3.5, years: 40 },
      results: { first: 28000, requiredReturn: 1.857794773 },
      cautions: ['failed at times even then'],
      source: 'Python with mpmath: the return by bisection of the balance left',
    },
    {
      inputs: { savings: 1000000, withdrawalRate: 8, years: 5 },
      results: { first: 80000, monthly: 6666.67, last: 88305.03, byYear: { length: 5 } },
      cautions: ['not of 5'],
      source: 'By hand: 5 × 8% are 40% of the savings; Python with mpmath: 80000 × 1.025^4',
    },
    {
      inputs: { savings: 40000, years: 20 },
      results: { first: 1600, monthly: 133.33, last: 2557.84 },
      cautions: ['no rate is safe', 'not what is spent a year'],
      source: 'By hand: 20 × 4% are 80% of the savings; Python with mpmath: 1600 × 1.025^19',
    },
  ],
  notes: [
    'The rule looks at the savings once, in the first year; after that only prices change the withdrawal. Withdrawals fall at the start of each year, which takes a little more return than at its end, and taxes on them come out of them.',
    'The inflation shows the path; when it comes to it, last year’s withdrawal is raised by the inflation that there was.',
  ],
  references: [
    {
      title:
        'Bengen: Determining Withdrawal Rates Using Historical Data, Journal of Financial Planning 7 (1994) 171–180',
    },
    {
      title:
        'Pfau: An International Perspective on Safe Withdrawal Rates from Retirement Savings: The Demise of the 4 Percent Rule?, Journal of Financial Planning, December 2010 (abstract)',
      url: 'https://papers.ssrn.com/sol3/papers.cfm?abstract_id=1699526',
    },
    {
      title: 'Pfau: William Bengen’s SAFEMAX (withdrawals at the end of each year)',
      url: 'https://www.mcleanam.com/william-bengens-safemax/',
    },
    {
      title: 'Pfau: Safe Withdrawal Rates for Retirement and the Trinity Study',
      url: 'https://retirementresearcher.com/safe-withdrawal-rates-for-retirement-and-the-trinity-study/',
    },
    {
      title: 'Vanguard: Early retirement and the 4% rule (Fuel for the F.I.R.E.)',
      url: 'https://investor.vanguard.com/investor-resources-education/article/fueling-the-fire-movement-updating-the-4-rule-for-early-retirees',
    },
  ],
});
