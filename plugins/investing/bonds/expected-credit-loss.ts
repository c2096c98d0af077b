import { choice, defineCalculator, integer, isAtMost, money, percent, rows, sum, table } from '@reckoner/engine';

/** Probability of default × loss given default × exposure, year by year and discounted. */
export default defineCalculator({
  title: 'Expected credit loss',
  description:
    'Lifetime and 12-month expected credit loss of a loan or bond from probability of default, loss given default and exposure by year, discounted at the effective interest rate.',
  keywords: [
    'ECL',
    'IFRS 9',
    'PD LGD EAD',
    'expected loss',
    'probability of default',
    'loss given default',
    'CECL',
    'loan loss allowance',
  ],
  inputs: {
    periods: rows(
      {
        pd: percent({ label: 'Probability of default', symbol: 'PD', min: 0, max: 100, usual: [0.1, 50] }),
        exposure: money({ label: 'Exposure at default', symbol: 'EAD', min: 0, max: 1e12 }),
        lgd: percent({ label: 'Loss given default', symbol: 'LGD', min: 0, max: 100, usual: [5, 100] }),
      },
      { label: 'Years', help: 'One row for each year that is left, from the next one on.', maxItems: 40 },
    ),
    pdGiven: choice(
      {
        conditional: 'Of the year, if there was no default before',
        marginal: 'Of the year, as seen from today',
        cumulative: 'From today to the end of the year',
      },
      { label: 'Probabilities of default are', default: 'conditional' },
    ),
    rate: percent({
      label: 'Effective interest rate a year',
      symbol: 'r',
      min: 0,
      max: 100,
      usual: [0.5, 40],
    }),
    timing: choice(
      { end: { label: 'End of the year', value: 0 }, middle: { label: 'Middle of the year', value: 0.5 } },
      { label: 'Defaults are discounted from the', default: 'end' },
    ),
  },
  outputs: {
    lifetime: money({ label: 'Lifetime expected credit loss' }),
    first: money({ label: '12-month expected credit loss', help: 'From defaults within the next year.' }),
    plainLoss: money({ label: 'Lifetime expected loss, not discounted' }),
    lifetimePd: percent({ label: 'Lifetime probability of default', places: 3 }),
    coverage: percent({ label: 'Lifetime loss as a share of the first exposure', optional: true, places: 3 }),
    schedule: table(
      {
        year: integer({ label: 'Year' }),
        marginal: percent({ label: 'Default in the year', places: 3 }),
        survival: percent({ label: 'No default by its end', places: 3 }),
        loss: money({ label: 'Expected loss' }),
        discounted: money({ label: 'Discounted' }),
      },
      { label: 'By year' },
    ),
  },
  formula: ({ periods, pdGiven, rate, timing }) => {
    const schedule = [];
    let survival = 1;
    let before = 0;
    for (const [i, { pd, exposure, lgd }] of periods.entries()) {
      const marginal = pdGiven === 'conditional' ? survival * pd : pdGiven === 'marginal' ? pd : pd - before;
      before = pd;
      survival -= marginal;
      const loss = marginal * lgd * exposure;
      schedule.push({ year: i + 1, marginal, survival, loss, discounted: loss / (1 + rate) ** (i + 1 - timing) });
    }
    const lifetime = sum(schedule.map((row) => row.discounted));
    const results = {
      lifetime,
      first: sum(schedule.slice(0, 1).map((row) => row.discounted)),
      plainLoss: sum(schedule.map((row) => row.loss)),
      lifetimePd: 1 - survival,
      schedule,
    };
    const owed = sum(periods.slice(0, 1).map((period) => period.exposure));
    return owed > 0 ? { ...results, coverage: lifetime / owed } : results;
  },
  stepwise: [
    'The probability of a default in a year, as seen from today, is the conditional one times the chance that there was none before, or the growth of the cumulative one.',
    'Expected loss of a year = that probability × loss given default × exposure at default.',
    'It is discounted at the effective interest rate from the end or the middle of the year; the sum over all years is the lifetime expected credit loss, the first year that of 12 months.',
  ],
  explanation:
    'The lifetime expected credit loss is {lifetime}, with a lifetime probability of default of {lifetimePd}; defaults of the next 12 months account for {first}.',
  requires: [
    {
      that: ({ pdGiven, periods }) => pdGiven !== 'marginal' || isAtMost(sum(periods.map((period) => period.pd)), 1),
      field: 'periods',
      says: 'Seen from today, the probabilities of default of all years must not add up to more than 100%.',
    },
    {
      that: ({ pdGiven, periods }) =>
        pdGiven !== 'cumulative' || periods.every((period, i) => i === 0 || period.pd >= (periods[i - 1]?.pd ?? 0)),
      field: 'periods',
      says: 'A cumulative probability of default must not fall from one year to the next.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ periods }) => periods.length === 1,
      says: 'With one year given, the lifetime loss is that of 12 months.',
    },
    {
      level: 'note',
      when: ({ pdGiven, periods }) =>
        pdGiven === 'conditional' &&
        periods.length > 2 &&
        periods.every((period, i) => i === 0 || period.pd > (periods[i - 1]?.pd ?? 0)),
      says: 'The probability of default rises every year: check that it is that of each year and not a cumulative one.',
    },
  ],
  examples: [
    {
      inputs: {
        periods: [
          { pd: 2, exposure: 100000, lgd: 45 },
          { pd: 3, exposure: 80000, lgd: 45 },
          { pd: 4, exposure: 50000, lgd: 40 },
        ],
        rate: 5,
      },
      results: {
        lifetime: 2474.07,
        first: 857.14,
        plainLoss: 2718.88,
        lifetimePd: 8.7424,
        coverage: 2.474074074,
        schedule: {
          length: 3,
          rows: { 1: { marginal: 2.94, survival: 95.06, loss: 1058.4, discounted: 960 }, '-1': { discounted: 656.93 } },
        },
      },
      cautions: ['rises every year'],
      source: 'Python: defaults year by year in fractions',
    },
    {
      inputs: {
        periods: [
          { pd: 2, exposure: 100000, lgd: 45 },
          { pd: 3, exposure: 80000, lgd: 45 },
          { pd: 4, exposure: 50000, lgd: 40 },
        ],
        rate: 5,
        timing: 'middle',
      },
      results: { lifetime: 2535.17, first: 878.31 },
      cautions: ['rises every year'],
      source: 'Python: the same, from the middle of the year',
    },
    {
      inputs: {
        periods: [
          { pd: 2, exposure: 100000, lgd: 45 },
          { pd: 3, exposure: 80000, lgd: 45 },
          { pd: 4, exposure: 50000, lgd: 40 },
        ],
        rate: 5,
        pdGiven: 'marginal',
      },
      results: { lifetime: 2527.8, plainLoss: 2780, lifetimePd: 9 },
      source: 'Python: the same',
    },
    {
      inputs: {
        periods: [
          { pd: 2, exposure: 100000, lgd: 45 },
          { pd: 5, exposure: 80000, lgd: 45 },
          { pd: 5, exposure: 50000, lgd: 40 },
        ],
        rate: 5,
        pdGiven: 'cumulative',
      },
      results: { lifetime: 1836.73, lifetimePd: 5 },
      source: 'Python: the same',
    },
    {
      inputs: { periods: [{ pd: 1.5, exposure: 200000, lgd: 40 }], rate: 0 },
      results: { lifetime: 1200, first: 1200, coverage: 0.6 },
      cautions: ['that of 12 months'],
      source: 'By hand: 200000 × 0.015 × 0.4',
    },
    {
      inputs: {
        periods: [
          { pd: 100, exposure: 1000, lgd: 60 },
          { pd: 50, exposure: 1000, lgd: 60 },
        ],
        rate: 0,
      },
      results: { lifetime: 600, lifetimePd: 100 },
      source: 'By hand: the default is certain in the first year',
    },
    {
      inputs: {
        periods: [
          { pd: 1, exposure: 0, lgd: 60 },
          { pd: 2, exposure: 1000, lgd: 50 },
        ],
        rate: 0,
      },
      results: { lifetime: 9.9, first: 0 },
      source: 'By hand: 0.99 × 0.02 × 500',
    },
    {
      inputs: {
        periods: [
          { pd: 60, exposure: 1000, lgd: 60 },
          { pd: 50, exposure: 1000, lgd: 60 },
        ],
        rate: 5,
        pdGiven: 'marginal',
      },
      refused: 'more than 100%',
      source: 'By hand',
    },
    {
      inputs: {
        periods: [
          { pd: 6, exposure: 1000, lgd: 60 },
          { pd: 5, exposure: 1000, lgd: 60 },
        ],
        rate: 5,
        pdGiven: 'cumulative',
      },
      refused: 'must not fall',
      source: 'By hand',
    },
  ],
  notes: [
    'One scenario: accounting standards ask for the mean over several, weighted by their probabilities, with forecasts of the economy.',
    'Under the general approach of IFRS 9 the 12-month loss is booked as long as the credit risk has not risen significantly since the start, and else the lifetime loss; of trade receivables, as a rule, and under US GAAP (CECL) always the lifetime loss.',
  ],
  references: [
    { title: 'IFRS 9 Financial Instruments, section 5.5 Impairment' },
    {
      title: 'Pecunica: What is the IFRS expected credit loss (ECL) model?',
      url: 'https://pecunica.com/knowledge-point/what-is-the-ifrs-expected-credit-loss-ecl-model/',
    },
  ],
});
