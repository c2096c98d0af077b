import { choice, defineCalculator, integer, isAbove, money, noResult, number, percent, table } from '@reckoner/engine';

/** Each dividend, after tax, buys shares at the price of its day; dividends per share rise once a year. */
export default defineCalculator({
  title: 'Dividend reinvestment (DRIP)',
  description:
    'Value, shares and dividend income of a stock when dividends are reinvested, from yield, dividend growth and price growth.',
  keywords: ['DRIP', 'dividend growth', 'dividend compounding', 'dividend income'],
  inputs: {
    investment: money({ label: 'Investment', above: 0, max: 1e9 }),
    price: money({ label: 'Share price', symbol: 'P', min: 0.01, max: 1e9 }),
    dividendYield: percent({
      label: 'Dividend yield',
      help: 'First year, on the price today.',
      min: 0,
      max: 50,
      usual: [0.2, 20],
    }),
    dividendGrowth: percent({ label: 'Dividend growth a year', min: -50, max: 50, default: 0, usual: [-10, 20] }),
    priceGrowth: percent({ label: 'Price growth a year', min: -50, max: 50, default: 0, usual: [-10, 20] }),
    years: integer({ label: 'Years', min: 1, max: 50 }),
    frequency: choice(
      {
        annual: { label: 'Once a year', value: 1 },
        semiannual: { label: 'Twice a year', value: 2 },
        quarterly: { label: 'Quarterly', value: 4 },
        monthly: { label: 'Monthly', value: 12 },
      },
      { label: 'Dividends are paid', default: 'quarterly' },
    ),
    taxRate: percent({ label: 'Tax on dividends', min: 0, max: 100, default: 0, usual: [1, 60] }),
  },
  outputs: {
    value: money({ label: 'Final value' }),
    shares: number({ label: 'Final shares', places: 4 }),
    totalDividends: money({ label: 'Dividends reinvested' }),
    lastIncome: money({ label: 'Dividends of the last year' }),
    annualReturn: percent({ label: 'Return a year', places: 2 }),
    byYear: table(
      {
        year: integer({ label: 'Year' }),
        shares: number({ label: 'Shares' }),
        dividends: money({ label: 'Dividends' }),
        value: money({ label: 'Value' }),
      },
      { label: 'Year by year' },
    ),
  },
  formula: ({ investment, price, dividendYield, dividendGrowth, priceGrowth, years, frequency, taxRate }) => {
    const growth = (1 + priceGrowth) ** (1 / frequency);
    let current = price;
    let shares = investment / price;
    let dividendPerShare = (price * dividendYield * (1 - taxRate)) / frequency;
    let totalDividends = 0 * investment;
    let lastIncome = 0 * investment;
    const byYear = [];
    for (let year = 1; year <= years; year++) {
      lastIncome = 0 * investment;
      for (let payment = 1; payment <= frequency; payment++) {
        current *= growth;
        if (dividendPerShare > current) throw noResult('A single dividend would exceed the share price.');
        const dividend = shares * dividendPerShare;
        lastIncome += dividend;
        shares += dividend / current;
      }
      totalDividends += lastIncome;
      dividendPerShare *= 1 + dividendGrowth;
      byYear.push({ year, shares, dividends: lastIncome, value: shares * current });
    }
    const value = shares * current;
    return {
      value,
      shares,
      totalDividends,
      lastIncome,
      annualReturn: (value / investment) ** (1 / years) - 1,
      byYear,
    };
  },
  stepwise: [
    'At each payment the price has grown, and the dividend of all shares, after tax, buys more shares at that price.',
    'The dividend of a share grows once a year.',
    'The annual return is (value / investment)^(1 / years) - 1.',
  ],
  figure: { kind: 'series', table: 'byYear', x: 'year', lines: ['value'] },
  explanation:
    'After {years} {years|year|years} the investment is worth {value} with {shares} shares, a return of {annualReturn} a year; the last year pays {lastIncome}.',
  examples: [
    {
      inputs: {
        investment: 10000,
        price: 50,
        dividendYield: 3,
        dividendGrowth: 5,
        priceGrowth: 4,
        years: 10,
      },
      results: {
        value: 20073.07,
        shares: 271.212968665,
        totalDividends: 4437.8,
        lastIncome: 618.78,
        annualReturn: 7.21644052,
        byYear: { length: 10, rows: { 0: { shares: 205.919652, dividends: 303.34, value: 10707.82 } } },
      },
      source: 'Python with mpmath: quarter-by-quarter loop',
    },
    {
      inputs: {
        investment: 10000,
        price: 50,
        dividendYield: 3,
        dividendGrowth: 5,
        priceGrowth: 4,
        years: 10,
        frequency: 'annual',
        taxRate: 15,
      },
      results: { value: 19061, totalDividends: 3632.55, annualReturn: 6.6631887 },
      source: 'Python with mpmath: year-by-year loop',
    },
    {
      inputs: { investment: 1000, price: 10, dividendYield: 10, years: 2, frequency: 'annual' },
      results: { value: 1210, shares: 121, totalDividends: 210, lastIncome: 110 },
      source: 'By hand: 100 shares become 110, then 121, at a price of 10',
    },
    {
      inputs: {
        investment: 1000,
        price: 10,
        dividendYield: 50,
        dividendGrowth: 50,
        priceGrowth: -50,
        years: 2,
        frequency: 'annual',
      },
      noResult: 'would exceed the share price',
      source: 'By hand: a dividend of 7.50 at a price of 2.50',
    },
    {
      inputs: {
        investment: 1000,
        price: 10,
        dividendYield: 2,
        dividendGrowth: 10,
        years: 20,
        frequency: 'annual',
      },
      results: { shares: 302.112747 },
      cautions: ['no company keeps up'],
      source: 'Python: 100 times the product of 1 + 0.02 × 1.1^k, k = 0 … 19',
    },
    {
      inputs: {
        investment: 1000,
        price: 10,
        dividendYield: 10,
        dividendGrowth: 20,
        years: 2,
        frequency: 'annual',
      },
      results: { value: 1232, shares: 123.2 },
      cautions: ['over 10% of the price'],
      source: 'By hand: 1000 × 1.1 × 1.12; a yield of 12% in the second year, which ten years are not needed for',
    },
    {
      inputs: {
        investment: 1000,
        price: 10,
        dividendYield: 2,
        dividendGrowth: 5,
        years: 11,
        frequency: 'annual',
      },
      results: { annualReturn: 2.582282286 },
      source: 'Python: the product of 1 + 0.02 × 1.05^k, k = 0 … 10; the yield ends at 3.3%, which many companies pay',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ dividendYield, dividendGrowth, priceGrowth, years }) =>
        dividendGrowth > priceGrowth &&
        isAbove(dividendYield * ((1 + dividendGrowth) / (1 + priceGrowth)) ** (years - 1), 0.1),
      says: 'In the last year the dividends would be over 10% of the price. Rising so much faster than the price, they come to a yield that no company keeps up: look at the table by year.',
    },
  ],
  notes: ['Assumes fractional shares and no fees; prices grow evenly.'],
  references: [{ title: 'Siegel: Stocks for the Long Run, chapter on dividends and total return' }],
});
