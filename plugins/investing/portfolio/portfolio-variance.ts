import { defineCalculator, isAbove, isBelow, matrix, number, percent, rows, sum } from '@reckoner/engine';

/**
 * Whether a symmetric matrix with 1 on its diagonal has a negative direction: by elimination, whose pivots must not be
 * negative, and beside a pivot of zero nothing may be left.
 */
function contradicts(correlations: readonly (readonly number[])[]): boolean {
  const rest = correlations.map((row) => [...row]);
  for (const [k, row] of rest.entries()) {
    const pivot = row[k]!;
    if (isBelow(pivot, -1e-9)) return true;
    for (const below of rest.slice(k + 1)) {
      const part = below[k]! / pivot;
      if (isBelow(pivot, 1e-9)) {
        if (isAbove(Math.abs(below[k]!), 1e-6)) return true;
      } else for (const [j, value] of row.entries()) below[j]! -= part * value;
    }
  }
  return false;
}

/** Markowitz: mean w'μ and variance w'Σw with Σ_ij = ρ_ij σ_i σ_j. */
export default defineCalculator({
  title: 'Portfolio risk and return',
  description:
    'Expected return, volatility and diversification ratio of a portfolio from weights, returns, volatilities and correlations.',
  keywords: [
    'portfolio variance',
    'portfolio standard deviation',
    'Markowitz',
    'modern portfolio theory',
    'covariance',
  ],
  inputs: {
    assets: rows(
      {
        weight: percent({ label: 'Weight', min: -1000, max: 1000, usual: [-200, 200] }),
        expectedReturn: percent({ label: 'Expected return', min: -100, max: 1000, usual: [-20, 60] }),
        volatility: percent({ label: 'Volatility', min: 0, max: 1000, usual: [0.3, 150] }),
      },
      { label: 'Assets', maxItems: 20 },
    ),
    correlations: matrix({
      label: 'Correlations',
      help: 'One row and one column per asset.',
      square: true,
      maxRows: 20,
      maxColumns: 20,
      min: -1,
      max: 1,
    }),
  },
  outputs: {
    expectedReturn: percent({ label: 'Expected return', symbol: '\\mu_p', places: 3 }),
    volatility: percent({ label: 'Volatility', symbol: '\\sigma_p', places: 3 }),
    variance: number({ label: 'Variance', symbol: '\\sigma_p^2', places: 6 }),
    averageVolatility: percent({ label: 'Weighted average volatility', places: 3 }),
    diversificationRatio: number({ label: 'Diversification ratio', optional: true, places: 3 }),
  },
  formula: ({ assets, correlations }) => {
    const risks = assets.map((asset) => asset.weight * asset.volatility);
    const variance = Math.max(
      0,
      sum(risks.map((risk, i) => risk * sum(risks.map((other, j) => other * correlations[i]![j]!)))),
    );
    const expectedReturn = sum(assets.map((asset) => asset.weight * asset.expectedReturn));
    const averageVolatility = sum(risks);
    const volatility = Math.sqrt(variance);
    const results = { expectedReturn, volatility, variance, averageVolatility };
    if (volatility < 1e-9) return results;
    return { ...results, diversificationRatio: averageVolatility / volatility };
  },
  explanation: 'The expected return is {expectedReturn}, the volatility {volatility}.',
  cautions: [
    {
      level: 'caution',
      when: ({ assets }) => assets.some(({ weight }) => weight < 0),
      says: 'With a short position, a weight below 0%, the weighted average volatility and the diversification ratio say nothing: they are meant for holdings alone.',
    },
  ],
  requires: [
    {
      that: ({ assets, correlations }) => correlations.length === assets.length,
      field: 'correlations',
      says: 'The correlations need one row and one column per asset.',
    },
    {
      that: ({ assets }) => isBelow(Math.abs(sum(assets.map(({ weight }) => weight)) - 1), 1e-6),
      field: 'assets',
      says: 'The weights do not add up to 100%.',
    },
    {
      that: ({ correlations }) =>
        correlations.every((row, i) =>
          row.every((value, j) => isBelow(Math.abs(value - (i === j ? 1 : correlations[j]![i]!)), 1e-9)),
        ),
      field: 'correlations',
      says: 'The correlations must be symmetric, with 1 on the diagonal.',
    },
    {
      that: ({ correlations }) => !contradicts(correlations),
      field: 'correlations',
      says: 'These correlations contradict each other.',
    },
  ],
  examples: [
    {
      inputs: {
        assets: [
          { weight: 50, expectedReturn: 8, volatility: 20 },
          { weight: 30, expectedReturn: 5, volatility: 10 },
          { weight: 20, expectedReturn: 3, volatility: 5 },
        ],
        correlations: [
          [1, 0.3, 0.1],
          [0.3, 1, 0.2],
          [0.1, 0.2, 1],
        ],
      },
      results: {
        expectedReturn: 6.1,
        volatility: 11.45425685,
        variance: 0.01312,
        averageVolatility: 14,
        diversificationRatio: 1.222253018,
      },
      source: 'Python with numpy: w @ Σ @ w',
    },
    {
      inputs: {
        assets: [
          { weight: 50, expectedReturn: 10, volatility: 20 },
          { weight: 50, expectedReturn: 6, volatility: 20 },
        ],
        correlations: [
          [1, -1],
          [-1, 1],
        ],
      },
      results: { expectedReturn: 8, volatility: 0 },
      source: 'By hand: opposite assets of equal risk cancel',
    },
    {
      inputs: {
        assets: [{ weight: 100, expectedReturn: 10, volatility: 20 }],
        correlations: [
          [1, 0],
          [0, 1],
        ],
      },
      refused: 'one row and one column per asset',
      source: 'By hand: one asset, two rows',
    },
    {
      inputs: { assets: [{ weight: 90, expectedReturn: 10, volatility: 20 }], correlations: [[1]] },
      refused: 'do not add up',
      source: 'By hand: 90%',
    },
    {
      inputs: { assets: [{ weight: 100, expectedReturn: 10, volatility: 20 }], correlations: [[0.5]] },
      refused: 'symmetric',
      source: 'By hand: an asset correlates with itself by 1',
    },
    {
      inputs: {
        assets: [
          { weight: 34, expectedReturn: 10, volatility: 20 },
          { weight: 33, expectedReturn: 10, volatility: 20 },
          { weight: 33, expectedReturn: 10, volatility: 20 },
        ],
        correlations: [
          [1, -1, -1],
          [-1, 1, -1],
          [-1, -1, 1],
        ],
      },
      refused: 'contradict each other',
      source: 'By hand: three assets cannot all be opposites',
    },
    {
      inputs: {
        assets: [
          { weight: 40, expectedReturn: 5, volatility: 20 },
          { weight: 30, expectedReturn: 5, volatility: 20 },
          { weight: 30, expectedReturn: 5, volatility: 20 },
        ],
        correlations: [
          [1, 0.9, -0.9],
          [0.9, 1, 0.9],
          [-0.9, 0.9, 1],
        ],
      },
      refused: 'contradict each other',
      source: 'Python with numpy: the least eigenvalue is -0.8, though these weights have a positive variance',
    },
    {
      inputs: {
        assets: [
          { weight: 40, expectedReturn: 5, volatility: 20 },
          { weight: 30, expectedReturn: 5, volatility: 20 },
          { weight: 30, expectedReturn: 5, volatility: 20 },
        ],
        correlations: [
          [1, 1, 0.5],
          [1, 1, 0.4],
          [0.5, 0.4, 1],
        ],
      },
      refused: 'contradict each other',
      source: 'By hand: two assets that move as one cannot differ toward a third',
    },
    {
      inputs: {
        assets: [
          { weight: -100, expectedReturn: 2, volatility: 50 },
          { weight: 200, expectedReturn: 8, volatility: 10 },
        ],
        correlations: [
          [1, 0],
          [0, 1],
        ],
      },
      results: { expectedReturn: 14, volatility: 53.851648, averageVolatility: -30 },
      cautions: ['short position'],
      source: 'By hand: √(0.5² + 0.2²); -0.5 + 0.2',
    },
  ],
  references: [{ title: 'Markowitz: Portfolio Selection, 1952', doi: '10.1111/j.1540-6261.1952.tb01525.x' }],
});
