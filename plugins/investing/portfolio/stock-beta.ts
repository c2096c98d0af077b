import {
  correlation,
  covariance,
  defineCalculator,
  isBelow,
  linearRegression,
  list,
  mean,
  noResult,
  number,
  percent,
  roundTo,
  variance,
} from '@reckoner/engine';

/** Least-squares line of excess returns: β = cov(r_i, r_m)/var(r_m), α its intercept; Blume's adjustment (2β + 1)/3. */
export default defineCalculator({
  title: 'Stock beta',
  description:
    'Beta, alpha, R² and adjusted beta of a stock from its returns and those of the market over the same periods.',
  keywords: ['beta coefficient', 'systematic risk', 'regression beta', 'Blume adjustment', 'alpha'],
  inputs: {
    stock: list(percent({ label: 'Stock return', min: -100, max: 10000, usual: [-60, 100] }), {
      label: 'Stock returns',
      minItems: 3,
      maxItems: 1500,
    }),
    market: list(percent({ label: 'Market return', min: -100, max: 10000, usual: [-40, 50] }), {
      label: 'Market returns',
      minItems: 3,
      maxItems: 1500,
    }),
    riskFree: percent({
      label: 'Risk-free rate per period',
      symbol: 'r_f',
      min: -20,
      max: 100,
      default: 0,
      usual: [0.001, 5],
    }),
  },
  outputs: {
    beta: number({ label: 'Beta', symbol: '\\beta', places: 3 }),
    adjustedBeta: number({ label: 'Adjusted beta (Blume)', places: 3 }),
    alpha: percent({ label: 'Alpha per period', symbol: '\\alpha', places: 3 }),
    rSquared: number({ label: 'R²', symbol: 'R^2', optional: true, places: 4 }),
  },
  formula: ({ stock, market, riskFree }) => {
    const marketVariance = variance(market);
    if (marketVariance < 1e-18) throw noResult('The market returns are all equal: beta is undefined.');
    const { slope, intercept } = linearRegression(market, stock);
    const results = { beta: slope, adjustedBeta: (2 * slope + 1) / 3, alpha: intercept - riskFree * (1 - slope) };
    const stockVariance = variance(stock);
    if (stockVariance < 1e-18) return results;
    // The square of the correlation, without its sums anew.
    return { ...results, rSquared: Math.min(1, (slope ** 2 * marketVariance) / stockVariance) };
  },
  shown: ({ stock, market, riskFree }) => {
    const beta = covariance(stock, market) / variance(market);
    return {
      beta,
      adjustedBeta: (2 * beta + 1) / 3,
      alpha: mean(stock) - riskFree - beta * (mean(market) - riskFree),
      rSquared: correlation(market, stock) ** 2,
    };
  },
  explanation: 'The stock has a beta of {beta} ({adjustedBeta} adjusted) and an alpha of {alpha} per period.',
  requires: [
    {
      that: ({ stock, market }) => stock.length === market.length,
      field: 'market',
      says: 'Both lists need the same number of returns, over the same periods.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ market }) => isBelow(Math.max(...market.map((one) => Math.abs(one))), 0.002),
      says: 'No return of the market reaches 0.2%: returns are in percent, two percent as 2, not as 0.02. Alpha and the risk-free rate go by that.',
    },
    {
      level: 'note',
      when: ({ stock }) => stock.length < 12,
      says: 'Few returns leave beta uncertain: two years of weekly or five of monthly returns are common.',
    },
    {
      level: 'note',
      when: ({ rSquared }) => rSquared !== undefined && roundTo(rSquared, 4) < 0.1,
      says: 'The market explains less than a tenth of the variation of the stock: this beta says little.',
    },
  ],
  examples: [
    {
      inputs: {
        stock: [2.1, -1.3, 0.8, 3.2, -0.5, 1.9, 0.4, -2.2, 1.1, 2.6, 0.3, -0.9],
        market: [1.5, -1, 0.5, 2.5, -0.2, 1.2, 0.6, -1.8, 0.9, 1.7, 0.1, -0.6],
      },
      results: { beta: 1.337887067, adjustedBeta: 1.225258045, alpha: 0.02295081967, rSquared: 0.9819415948 },
      source: 'scipy.stats.linregress',
    },
    {
      inputs: {
        stock: [2.1, -1.3, 0.8, 3.2, -0.5, 1.9, 0.4, -2.2, 1.1, 2.6, 0.3, -0.9],
        market: [1.5, -1, 0.5, 2.5, -0.2, 1.2, 0.6, -1.8, 0.9, 1.7, 0.1, -0.6],
        riskFree: 0.2,
      },
      results: { beta: 1.337887067, alpha: 0.09052823315 },
      source: 'scipy.stats.linregress of the excess returns',
    },
    {
      inputs: { stock: [2.1, -1.4, 3.3, 0.2, -2.8, 1.9], market: [1.1, -0.9, 2, 0.5, -1.6, 0.8] },
      results: { beta: 1.71678256, adjustedBeta: 1.47785504 },
      cautions: ['leave beta uncertain'],
      source: 'Python 3.11 with fractions: Σ(x - x̄)(y - ȳ)/Σ(x - x̄)²; 2/3 of it and 1/3',
    },
    {
      inputs: { stock: [1, 1, 1], market: [1, 2, 3] },
      results: { beta: 0, alpha: 1 },
      cautions: ['leave beta uncertain'],
      source: 'By hand: constant',
    },
    {
      inputs: { stock: [1, 3, 1, 3], market: [1, 1, 2, 2] },
      results: { beta: 0, rSquared: 0 },
      cautions: ['leave beta uncertain', 'says little'],
      source: 'By hand: no covariance',
    },
    {
      inputs: { stock: [1, 2, 3], market: [1, 2, 3, 4] },
      refused: 'same number of returns',
      source: 'By hand: 3 and 4',
    },
    { inputs: { stock: [1, 2, 3], market: [2, 2, 2] }, noResult: 'all equal', source: 'By hand: no variance' },
    {
      inputs: { stock: [0.03, -0.01, 0.04], market: [0.02, -0.01, 0.02] },
      results: { beta: 1.5, alpha: 0.005 },
      cautions: ['not as 0.02', 'Few returns'],
      source: 'By hand: deviations of 0.01, -0.03, 0.02 and 0.01, -0.02, 0.01: 0.0009/0.0006; 0.02 - 1.5 × 0.01',
    },
  ],
  notes: ['Adjusted beta is 2/3 of the beta and 1/3; data services that round take 0.67 and 0.33.'],
  references: [
    { title: 'Blume: Betas and Their Regression Tendencies, 1975', doi: '10.1111/j.1540-6261.1975.tb01850.x' },
    { title: 'Bodie, Kane, Marcus: Investments, chapter Index Models' },
  ],
});
