import {
  defineCalculator,
  integer,
  isAbove,
  isBelow,
  money,
  number,
  percent,
  roundNear,
  roundTo,
  rows,
  sum,
  sumOfProducts,
  table,
  text,
} from '@reckoner/engine';

/** β_p = Σ w_i β_i; futures of N contracts move it by N·F·m/V. */
export default defineCalculator({
  title: 'Portfolio beta',
  description:
    'Beta of a portfolio as the weighted average of its holdings, with the share of each, and the stock index futures to buy or sell for a target beta.',
  keywords: [
    'weighted beta',
    'beta hedging',
    'index futures hedge',
    'change beta with futures',
    'number of futures contracts',
  ],
  related: ['stock-beta', 'capm-expected-return', 'portfolio-variance'],
  inputs: {
    holdings: rows(
      {
        name: text({ label: 'Name', maxLength: 60, optional: true }),
        value: money({ label: 'Value', min: -1e13, max: 1e13 }),
        beta: number({ label: 'Beta', symbol: '\\beta', min: -20, max: 20, usual: [-1, 4] }),
      },
      {
        label: 'Holdings',
        help: 'Cash has a beta of 0; short positions have a negative value.',
        symbol: 'h',
        maxItems: 100,
      },
    ),
    targetBeta: number({
      label: 'Target beta',
      help: '0 hedges the market away.',
      symbol: '\\beta^*',
      min: -20,
      max: 20,
      usual: [-1, 4],
      optional: true,
    }),
    futuresPrice: number({
      label: 'Futures price in index points',
      symbol: 'F',
      above: 0,
      help: 'Of the index, not the value of a contract.',
      max: 1e7,
      usual: [100, 200000],
      optional: true,
    }),
    multiplier: money({
      label: 'Value of an index point',
      help: 'For example $50 for the E-mini S&P 500, $5 for its micro contract.',
      symbol: 'm',
      above: 0,
      max: 1e6,
      optional: true,
    }),
  },
  outputs: {
    beta: number({ label: 'Portfolio beta', symbol: '\\beta_P', places: 3 }),
    contracts: integer({ label: 'Futures to buy (+) or sell (-)', symbol: 'N', optional: true }),
    exactContracts: number({ label: 'Futures before rounding', symbol: 'N^*', places: 2, optional: true }),
    reachedBeta: number({ label: 'Beta with the futures', symbol: '\\beta_N', places: 3, optional: true }),
    total: money({ label: 'Value of the portfolio', symbol: 'V' }),
    exposure: money({
      label: 'Beta times value',
      help: 'As much of the market moves like the portfolio.',
      symbol: 'D',
    }),
    shares: table(
      {
        name: text({ label: 'Holding' }),
        weight: percent({ label: 'Weight', places: 2 }),
        beta: number({ label: 'Beta', places: 3 }),
        part: number({ label: 'Part of the beta', places: 3 }),
      },
      { label: 'Holdings' },
    ),
  },
  formula: ({ holdings, targetBeta, futuresPrice, multiplier }) => {
    const total = sum(holdings.map(({ value }) => value));
    const exposure = sum(holdings.map((holding) => holding.value * holding.beta));
    const beta = exposure / total;
    const shares = holdings.map((holding, index) => {
      const place = index + 1;
      const weight = holding.value / total;
      return { name: holding.name ?? `Holding ${place}`, weight, beta: holding.beta, part: weight * holding.beta };
    });
    const results = { beta, total, exposure, shares };
    if (targetBeta === undefined || futuresPrice === undefined || multiplier === undefined) return results;
    const contract = futuresPrice * multiplier;
    const exactContracts = (targetBeta * total - exposure) / contract;
    const contracts = roundNear(exactContracts);
    return { ...results, contracts, exactContracts, reachedBeta: (exposure + contracts * contract) / total };
  },
  shown: ({ holdings, beta, targetBeta, futuresPrice, multiplier, total, contracts, exactContracts }) => ({
    contracts: roundNear(exactContracts!),
    beta: sum(holdings.map((holding) => holding.value * holding.beta)) / total,
    exactContracts: ((targetBeta! - beta) * total) / (futuresPrice! * multiplier!),
    reachedBeta: beta + (contracts! * futuresPrice! * multiplier!) / total,
  }),
  explanation: ({ contracts }) =>
    contracts === undefined
      ? 'The portfolio of {total} has a beta of {beta}: on average {exposure|it moves like {|exposure|} of the market sold short|it does not move with the market|it moves like {exposure} of the market}.'
      : contracts === 0
        ? 'The portfolio of {total} has a beta of {beta}. For a target of {targetBeta} no futures are {exactContracts|traded; before rounding it would be a sale of {|exactContracts|}|needed|traded; before rounding it would be a purchase of {exactContracts}}.'
        : `The portfolio of {total} has a beta of {beta}. For a target of {targetBeta} {contracts|sell|trade|buy} ${contracts === 1 || contracts === -1 ? 'one future' : '{|contracts|} futures'}: that makes it {reachedBeta}.`,
  requires: [
    {
      that: ({ holdings }) => sumOfProducts(...holdings.map(({ value }) => [1, value])) > 0,
      field: 'holdings',
      says: 'The holdings, less short positions, must be worth more than nothing.',
    },
    {
      that: (_, given) => given.targetBeta === given.futuresPrice && given.futuresPrice === given.multiplier,
      field: 'targetBeta',
      says: 'For the futures a target beta, their price and the value of a point are needed, all three.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ reachedBeta, targetBeta }) =>
        reachedBeta !== undefined &&
        targetBeta !== undefined &&
        isAbove(Math.abs(roundTo(reachedBeta, 3) - targetBeta), 0.05),
      says: 'Whole contracts miss the target by more than 0.05: smaller ones, such as micro futures, come closer.',
    },
    {
      level: 'caution',
      when: ({ holdings }) => holdings.some(({ value }) => isBelow(value, 0)),
      says: 'With short positions weights are of the net value: the portfolio can lose far more than its beta of the market tells.',
    },
    {
      level: 'caution',
      when: ({ contracts }) => contracts !== undefined && (contracts > 5000 || contracts < -5000),
      says: 'So many contracts are rare: are the price in points and the value of a point those of one contract?',
    },
    {
      level: 'note',
      when: ({ targetBeta, contracts }) => targetBeta === 0 && contracts !== undefined && contracts !== 0,
      says: 'At a beta of 0 the risk of the single stocks stays.',
    },
    {
      level: 'note',
      when: ({ contracts }) => contracts !== undefined && contracts !== 0,
      says: 'Futures are settled every day: losses on them fall due at once, so keep cash for margin.',
    },
  ],
  examples: [
    {
      inputs: {
        holdings: [{ name: 'Stocks', value: 5050000, beta: 1.5 }],
        targetBeta: 0.75,
        futuresPrice: 1010,
        multiplier: 250,
      },
      results: { beta: 1.5, contracts: -15, exactContracts: -15, reachedBeta: 0.75, total: 5050000, exposure: 7575000 },
      cautions: ['keep cash for margin'],
      source: 'Hull: a portfolio of $5,050,000 and contracts of $252,500: 15 sold; by hand 0.75 × 20',
    },
    {
      inputs: {
        holdings: [
          { name: 'A', value: 50000, beta: 1.2 },
          { name: 'B', value: 30000, beta: 0.8 },
          { value: 20000, beta: 0 },
        ],
      },
      results: {
        beta: 0.84,
        total: 100000,
        exposure: 84000,
        shares: {
          length: 3,
          rows: {
            0: { name: 'A', weight: 50, part: 0.6 },
            1: { weight: 30, beta: 0.8, part: 0.24 },
            2: { name: 'Holding 3', part: 0 },
          },
        },
      },
      source: 'By hand: 0.5 × 1.2 + 0.3 × 0.8',
    },
    {
      inputs: {
        holdings: [{ value: 100000000, beta: 1.2 }],
        targetBeta: 1.5,
        futuresPrice: 1000,
        multiplier: 250,
      },
      results: { contracts: 120, exactContracts: 120, reachedBeta: 1.5 },
      cautions: ['keep cash for margin'],
      source: 'Hull, exercise: 120 bought to raise the beta of $100 million from 1.2 to 1.5; by hand 0.3 × 400',
    },
    {
      inputs: {
        holdings: [
          { name: 'Stocks', value: 500000, beta: 1.1 },
          { name: 'Sold short', value: -100000, beta: 1.5 },
        ],
        targetBeta: 0,
        futuresPrice: 6000,
        multiplier: 50,
      },
      results: {
        beta: 1,
        contracts: -1,
        exactContracts: -1.333333333,
        reachedBeta: 0.25,
        total: 400000,
        exposure: 400000,
      },
      cautions: ['miss the target', 'short positions', 'single stocks', 'keep cash for margin'],
      source: 'By hand: (550000 - 150000)/400000; 400000/300000; 100000/400000',
    },
    {
      inputs: {
        holdings: [
          { value: 100, beta: 0.5 },
          { value: 50, beta: -1 },
        ],
      },
      results: { beta: 0, exposure: 0 },
      source: 'By hand: 50 - 50',
    },
    {
      inputs: { holdings: [{ value: 100000, beta: 1 }], targetBeta: 0, futuresPrice: 6000, multiplier: 50 },
      results: { contracts: 0, exactContracts: -0.3333333333, reachedBeta: 1 },
      cautions: ['miss the target'],
      source: 'By hand: 100000/300000',
    },
    {
      inputs: { holdings: [{ value: 100000000, beta: 1 }], targetBeta: 0, futuresPrice: 300000, multiplier: 50 },
      results: { contracts: -7, exactContracts: -6.666666667, reachedBeta: -0.05 },
      cautions: ['single stocks', 'keep cash for margin'],
      source: 'By hand: 10⁸/(1.5 × 10⁷), of the value of a contract that was entered as its price in points',
    },
    {
      inputs: { holdings: [{ value: 100000, beta: 1 }], targetBeta: 1, futuresPrice: 6000, multiplier: 5 },
      results: { contracts: 0, exactContracts: 0, reachedBeta: 1 },
      source: 'By hand: the target is met',
    },
    {
      inputs: { holdings: [{ value: 1e10, beta: 1 }], targetBeta: 0.5, futuresPrice: 5000, multiplier: 50 },
      results: { contracts: -20000, reachedBeta: 0.5 },
      cautions: ['So many contracts', 'keep cash for margin'],
      source: 'By hand: 5 × 10⁹/250000',
    },
    {
      inputs: {
        holdings: [
          { value: 100, beta: 1 },
          { value: -100, beta: 1 },
        ],
      },
      refused: 'worth more than nothing',
      source: 'By hand: 100 - 100',
    },
    {
      inputs: {
        holdings: [
          { value: 0.1, beta: 1 },
          { value: 0.2, beta: 1 },
          { value: -0.3, beta: 1 },
        ],
      },
      refused: 'worth more than nothing',
      source: 'By hand: 0.1 + 0.2 - 0.3',
    },
    {
      inputs: { holdings: [{ value: 100, beta: 1 }], targetBeta: 0.5 },
      refused: 'all three',
      source: 'By definition',
    },
  ],
  notes: [
    'All betas, and that of the portfolio, are against the index of the futures, whose own beta is taken as 1.',
    'Beta tells how the portfolio moves with the market on average, not how far it can fall.',
  ],
  references: [
    {
      title:
        'Hull: Options, Futures, and Other Derivatives, chapter Hedging Strategies Using Futures, stock index futures',
    },
    { title: 'Bodie, Kane, Marcus: Investments, chapter The Capital Asset Pricing Model' },
  ],
});
