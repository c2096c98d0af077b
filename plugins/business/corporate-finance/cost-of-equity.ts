import { choice, defineCalculator, isAbove, money, number, percent, roundTo, table, text } from '@reckoner/engine';

const byCapm = { when: { method: 'capm' } } as const;
const byDividend = { when: { method: 'dividend' } } as const;
const byBond = { when: { method: 'bond' } } as const;
const byBuildUp = { when: { method: 'buildUp' } } as const;
const byPremium = { when: { method: ['capm', 'buildUp'] } } as const;

/** r_f + β·ERP; D_1/(P(1 - f)) + g; bond yield plus premium; r_f + ERP + further premiums. */
export default defineCalculator({
  title: 'Cost of equity',
  description:
    'Cost of equity by the CAPM, the dividend growth model with flotation costs, the bond yield plus a premium, or the build-up of premiums.',
  keywords: [
    'cost of common stock',
    'build-up method',
    'bond yield plus risk premium',
    'cost of new equity',
    'cost of retained earnings',
  ],
  related: ['capm-expected-return', 'dividend-discount-gordon', 'unlevered-beta', 'wacc'],
  inputs: {
    method: choice(
      {
        capm: { label: 'CAPM', also: ['capital asset pricing model'] },
        dividend: { label: 'Dividend growth', also: ['gordon', 'DDM', 'DCF'] },
        bond: { label: 'Bond yield plus risk premium', also: ['bond yield'] },
        buildUp: { label: 'Build-up', also: ['build-up', 'buildup'] },
      },
      { label: 'Method', default: 'capm' },
    ),
    riskFree: percent({
      label: 'Risk-free rate a year',
      symbol: 'r_f',
      min: -5,
      max: 100,
      usual: [0.3, 20],
      ...byPremium,
    }),
    beta: number({
      label: 'Beta',
      symbol: '\\beta',
      help: 'Levered, as the company is financed.',
      min: -5,
      max: 10,
      usual: [0.1, 3],
      ...byCapm,
    }),
    marketPremium: percent({
      label: 'Equity risk premium of the market',
      symbol: '\\mathrm{ERP}',
      help: 'What the market is expected to return above the risk-free rate.',
      min: -10,
      max: 50,
      usual: [2, 15],
      ...byPremium,
    }),
    sizePremium: percent({
      label: 'Size premium',
      symbol: 'p_s',
      min: -5,
      max: 50,
      usual: [-1, 12],
      default: 0,
      ...byPremium,
    }),
    countryPremium: percent({
      label: 'Country risk premium',
      symbol: 'p_c',
      help: 'Added as it is, not times beta.',
      min: -5,
      max: 50,
      usual: [0.3, 12],
      default: 0,
      ...byPremium,
    }),
    industryPremium: percent({
      label: 'Industry premium',
      symbol: 'p_i',
      min: -20,
      max: 50,
      usual: [-5, 8],
      default: 0,
      ...byBuildUp,
    }),
    companyPremium: percent({
      label: 'Premium of the company',
      symbol: 'p_u',
      help: 'For what is particular to it, as one customer or one manager.',
      min: -20,
      max: 50,
      usual: [-2, 15],
      default: 0,
      ...byBuildUp,
    }),
    dividend: money({ label: 'Dividend per share a year', symbol: 'D', above: 0, max: 1e9, ...byDividend }),
    dividendIs: choice(
      {
        last: { label: 'Of the last year', also: ['D0', 'last'] },
        next: { label: 'Of the next year', also: ['D1', 'next'] },
      },
      { label: 'The dividend is', default: 'last', ...byDividend },
    ),
    growth: percent({
      label: 'Dividend growth a year',
      symbol: 'g',
      min: -50,
      max: 50,
      usual: [-5, 12],
      ...byDividend,
    }),
    price: money({ label: 'Share price', symbol: 'P', min: 0.01, max: 1e9, ...byDividend }),
    flotation: percent({
      label: 'Flotation cost',
      symbol: 'f',
      help: 'Of the price, of new shares; 0 for retained profit.',
      min: 0,
      max: 50,
      usual: [0.5, 25],
      default: 0,
      ...byDividend,
    }),
    bondYield: percent({
      label: 'Yield of the company’s bonds',
      symbol: 'y_d',
      help: 'Before tax, to maturity, of its long-term bonds.',
      min: 0,
      max: 100,
      usual: [0.5, 25],
      ...byBond,
    }),
    bondPremium: percent({
      label: 'Premium over the bond yield',
      symbol: 'p_d',
      help: 'A judgment; textbooks take 3 to 5 percentage points.',
      min: 0,
      max: 30,
      usual: [2, 8],
      ...byBond,
    }),
  },
  outputs: {
    costOfEquity: percent({ label: 'Cost of equity', symbol: 'k_e', places: 2 }),
    premium: percent({ label: 'Premium over the risk-free rate', symbol: 'p', places: 2, optional: true }),
    nextDividend: money({ label: 'Dividend of the next year', symbol: 'D_1', optional: true }),
    dividendYield: percent({ label: 'Next dividend over the net price', symbol: 'y', places: 2, optional: true }),
    retained: percent({
      label: 'Cost of retained profit, without flotation',
      symbol: 'k_r',
      places: 2,
      optional: true,
    }),
    parts: table(
      { part: text({ label: 'Part' }), rate: percent({ label: 'A year', places: 2 }) },
      { label: 'Made up of' },
    ),
  },
  formula: (inputs) => {
    if (inputs.method === 'dividend') {
      const { dividend, dividendIs, growth, price, flotation } = inputs;
      const nextDividend = dividendIs === 'last' ? dividend * (1 + growth) : dividend;
      const dividendYield = nextDividend / (price * (1 - flotation));
      return {
        costOfEquity: dividendYield + growth,
        nextDividend,
        dividendYield,
        retained: nextDividend / price + growth,
        parts: [
          { part: 'Dividend over the net price', rate: dividendYield },
          { part: 'Growth of the dividend', rate: growth },
        ],
      };
    }
    if (inputs.method === 'bond') {
      const { bondYield, bondPremium } = inputs;
      return {
        costOfEquity: bondYield + bondPremium,
        parts: [
          { part: 'Yield of the bonds', rate: bondYield },
          { part: 'Premium over it', rate: bondPremium },
        ],
      };
    }
    if (inputs.method === 'capm') {
      const { riskFree, beta, marketPremium, sizePremium, countryPremium } = inputs;
      return {
        costOfEquity: riskFree + beta * marketPremium + sizePremium + countryPremium,
        premium: beta * marketPremium + sizePremium + countryPremium,
        parts: [
          { part: 'Risk-free rate', rate: riskFree },
          { part: 'Beta × equity risk premium', rate: beta * marketPremium },
          { part: 'Size premium', rate: sizePremium },
          { part: 'Country risk premium', rate: countryPremium },
        ],
      };
    }
    const { riskFree, marketPremium, sizePremium, countryPremium, industryPremium, companyPremium } = inputs;
    return {
      costOfEquity: riskFree + marketPremium + sizePremium + countryPremium + industryPremium + companyPremium,
      premium: marketPremium + sizePremium + countryPremium + industryPremium + companyPremium,
      parts: [
        { part: 'Risk-free rate', rate: riskFree },
        { part: 'Equity risk premium', rate: marketPremium },
        { part: 'Size premium', rate: sizePremium },
        { part: 'Country risk premium', rate: countryPremium },
        { part: 'Industry premium', rate: industryPremium },
        { part: 'Premium of the company', rate: companyPremium },
      ],
    };
  },
  explanation: ({ method, dividendIs, flotation, sizePremium, countryPremium, industryPremium, companyPremium }) => {
    if (method === 'dividend') {
      const from =
        dividendIs === 'last'
          ? 'A dividend of {dividend} in the last year, {nextDividend} in the next,'
          : 'A dividend of {dividend} in the next year';
      const net =
        (flotation ?? 0) > 0
          ? ' less a flotation cost of {flotation} is {dividendYield} of the net price; with growth of {growth} a year new shares cost {costOfEquity}, retained profit {retained}.'
          : ' is {dividendYield}; with growth of {growth} a year forever the cost of equity is {costOfEquity}, without flotation cost.';
      return `${from} on a price of {price}${net}`;
    }
    if (method === 'bond')
      return 'The bonds yield {bondYield}; with a premium of {bondPremium} for the risk of owners over that of lenders, a judgment, equity costs {costOfEquity}.';
    const extra = [
      ...(sizePremium === 0 ? [] : ['{sizePremium} for size']),
      ...(countryPremium === 0 ? [] : ['{countryPremium} for the country']),
      ...(method === 'capm' || industryPremium === 0 ? [] : ['{industryPremium} for the industry']),
      ...(method === 'capm' || companyPremium === 0 ? [] : ['{companyPremium} for the company']),
    ];
    const further = extra.length === 0 ? 'without further premiums' : `with ${extra.join(', ')}`;
    return method === 'capm'
      ? `With a risk-free rate of {riskFree}, a beta of {beta} and an equity risk premium of {marketPremium}, ${further}, equity costs {costOfEquity}.`
      : `A risk-free rate of {riskFree} and an equity risk premium of {marketPremium}, ${further}, build up a cost of equity of {costOfEquity}.`;
  },
  requires: [
    {
      that: ({ dividend, dividendIs, growth, price, flotation }) =>
        isAbove((dividend * (dividendIs === 'last' ? 1 + growth : 1)) / (price * (1 - flotation)) + growth, 0),
      field: 'growth',
      says: 'The dividend shrinks by {|growth|} a year, at least as fast as it pays on this price: no cost of equity follows from it.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ marketPremium }) => (marketPremium ?? 0) > 0.08,
      says: 'An equity risk premium of {marketPremium} is high, where 4 to 7% is often taken for developed markets: check that it is not the return of the market, from which the risk-free rate has to be taken off, and that no country risk is counted twice.',
    },
    {
      level: 'caution',
      when: ({ premium }) => premium !== undefined && roundTo(100 * premium, 2) <= 0,
      says: 'The equity costs no more than the risk-free rate, though its owners bear the risk: check beta and premiums.',
    },
    {
      level: 'caution',
      when: ({ bondPremium }) => bondPremium === 0,
      says: 'Without a premium the equity costs no more than the bonds, though its owners are paid last: give one, as 3 to 5%.',
    },
    {
      level: 'caution',
      when: ({ growth }) => (growth ?? 0) > 0.06,
      says: 'No dividend grows forever faster than its economy: growth of {growth} fits some years only, and makes the cost of equity too high. Use a lower rate, or a model with stages.',
    },
    {
      level: 'caution',
      when: ({ method, dividendYield, growth, costOfEquity }) =>
        method === 'dividend' &&
        dividendYield !== undefined &&
        growth !== undefined &&
        (roundTo(100 * dividendYield, 2) > 15 ||
          roundTo(100 * dividendYield, 2) < 0.5 ||
          (growth >= 0 && roundTo(100 * costOfEquity, 2) < 3)),
      says: 'Dividend and price hardly belong together: {dividendYield} a year. Check that the dividend is that of a whole year and of one share.',
    },
    {
      level: 'caution',
      when: ({ method, costOfEquity }) => method === 'dividend' && roundTo(100 * costOfEquity, 2) < 5,
      says: 'A cost of equity of {costOfEquity} is hardly more than what safe bonds pay in many currencies: hold it against the risk-free rate, and check that the dividend is that of a whole year.',
    },
    {
      level: 'caution',
      when: ({ method, costOfEquity }) => method === 'bond' && roundTo(100 * costOfEquity, 2) < 5,
      says: 'A cost of equity of {costOfEquity} is hardly more than what safe bonds pay in many currencies: hold it against the risk-free rate, and check yield and premium.',
    },
    {
      level: 'caution',
      when: ({ method, costOfEquity }) => method !== 'dividend' && roundTo(100 * costOfEquity, 2) > 40,
      says: 'More than 40% a year is what owners ask of start-ups: check each part.',
    },
    {
      level: 'caution',
      when: ({ sizePremium, industryPremium, companyPremium, growth }) =>
        [sizePremium, industryPremium, companyPremium, growth].some(
          (part) => part !== undefined && part !== 0 && Math.abs(part) < 0.0015,
        ),
      says: 'A premium or growth is below 0.15% a year: check that it is no fraction, as 0.05 for 5%.',
    },
  ],
  examples: [
    {
      inputs: { riskFree: 5.5, beta: 0.8, marketPremium: 6 },
      results: {
        costOfEquity: 10.3,
        premium: 4.8,
        parts: { length: 4, rows: { 0: { part: 'Risk-free rate', rate: 5.5 }, 1: { rate: 4.8 } } },
      },
      source: 'A printed textbook question: CAPM 10.3%',
    },
    {
      inputs: { method: 'dividend', dividend: 1, dividendIs: 'next', price: 25, growth: 6 },
      results: { costOfEquity: 10, nextDividend: 1, dividendYield: 4, retained: 10 },
      source: 'The same question: DCF 10%',
    },
    {
      inputs: { method: 'bond', bondYield: 6.5, bondPremium: 4 },
      results: { costOfEquity: 10.5 },
      source: 'The same question: bond yield plus premium 10.5%',
    },
    {
      inputs: { method: 'dividend', dividend: 4.19, price: 50, growth: 5, flotation: 15 },
      results: { costOfEquity: 15.35176471, nextDividend: '4.40', dividendYield: 10.35176471, retained: 13.799 },
      source:
        'Data of a published lecture (D0 $4.19, P0 $50, g 5%, flotation 15%); by hand: 4.3995/42.5 + 5%, 4.3995/50 + 5%',
    },
    {
      inputs: { riskFree: 4, beta: 1.2, marketPremium: 5, sizePremium: 1.5, countryPremium: 2 },
      results: { costOfEquity: 13.5, premium: 9.5 },
      source: 'By hand: 4 + 6 + 1.5 + 2',
    },
    {
      inputs: {
        method: 'buildUp',
        riskFree: 4,
        marketPremium: 6,
        sizePremium: 3,
        countryPremium: 1,
        industryPremium: -1,
        companyPremium: 5,
      },
      results: { costOfEquity: 18, premium: 14, parts: { length: 6 } },
      source: 'By hand: 4 + 6 + 3 + 1 - 1 + 5',
    },
    {
      inputs: { riskFree: 4, beta: 1, marketPremium: 10 },
      results: { costOfEquity: 14 },
      cautions: ['not the return of the market'],
      source: 'By hand: 4 + 10',
    },
    {
      inputs: { riskFree: 4, beta: -0.5, marketPremium: 6 },
      results: { costOfEquity: 1, premium: -3 },
      cautions: ['no more than the risk-free rate'],
      source: 'By hand: 4 - 3',
    },
    {
      inputs: { method: 'dividend', dividend: 2.53, dividendIs: 'next', price: 65, growth: 9 },
      results: { costOfEquity: 12.89230769 },
      cautions: ['No dividend grows forever'],
      source: 'By hand: 2.53/65 + 9%',
    },
    {
      inputs: { method: 'dividend', dividend: 1, dividendIs: 'next', price: 50, growth: -5 },
      refused: 'at least as fast',
      source: 'By hand: 2 - 5',
    },
    {
      inputs: { method: 'dividend', dividend: 10, dividendIs: 'next', price: 50, growth: 2 },
      results: { costOfEquity: 22 },
      cautions: ['hardly belong together'],
      source: 'By hand: 20 + 2',
    },
    {
      inputs: { method: 'buildUp', riskFree: 5, marketPremium: 7, sizePremium: 10, companyPremium: 20 },
      results: { costOfEquity: 42 },
      cautions: ['More than 40%'],
      source: 'By hand: 5 + 7 + 10 + 20',
    },
    {
      inputs: { method: 'dividend', dividend: 1, dividendIs: 'next', price: 25, growth: 0.06 },
      results: { costOfEquity: 4.06 },
      cautions: ['no fraction', 'hardly more than what safe bonds pay'],
      source: 'By hand: 4 + 0.06',
    },
    {
      inputs: { method: 'dividend', dividend: 0.5, price: 60, growth: 3 },
      results: { costOfEquity: 3.858333333 },
      cautions: ['hardly more than what safe bonds pay'],
      source: 'By hand: 0.515/60 + 3%, the dividend of a quarter',
    },
    {
      inputs: { method: 'bond', bondYield: 4, bondPremium: 0 },
      results: { costOfEquity: 4 },
      cautions: ['no more than the bonds', 'check yield and premium'],
      source: 'By hand: 4 + 0',
    },
  ],
  notes: [
    'The methods rest on judgments, and differ by several percentage points: use two of them, and try other figures.',
    'Risk-free rate, premiums and growth in one currency, and all of them nominal or all of them real.',
  ],
  references: [
    {
      title:
        'Brigham, Ehrhardt: Financial Management, chapter on the cost of capital; a printed self-test question of it opened',
      url: 'https://essaymount.com/?p=51141',
    },
    { title: 'Pratt, Grabowski: Cost of Capital, 5th ed. (2014), chapter on the build-up model (cited unopened)' },
  ],
});
