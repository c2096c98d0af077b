import { defineEquations, isBelow, number, percent } from '@reckoner/engine';

/** E(r) = r_f + β(r_m − r_f), solved for whatever is missing. */
export default defineEquations({
  title: 'CAPM expected return',
  description:
    'Expected return of an asset from the risk-free rate, its beta and the market return, or any of them from the others.',
  keywords: ['capital asset pricing model', 'beta', 'market risk premium', 'security market line'],
  variables: {
    expectedReturn: percent({
      label: 'Expected return',
      symbol: 'E(r)',
      min: -1000,
      max: 10000,
      usual: [1, 60],
      places: 2,
    }),
    riskFree: percent({ label: 'Risk-free rate', symbol: 'r_f', min: -20, max: 100, places: 2, usual: [0.1, 30] }),
    beta: number({ label: 'Beta', symbol: '\\beta', min: -20, max: 20, places: 3, usual: [-1, 4] }),
    marketReturn: percent({ label: 'Market return', symbol: 'r_m', min: -100, max: 500, places: 2, usual: [1, 40] }),
    marketPremium: percent({
      label: 'Market risk premium',
      symbol: 'MRP',
      min: -200,
      max: 600,
      places: 2,
      usual: [0.5, 20],
    }),
    assetPremium: percent({ label: 'Risk premium of the asset', min: -1000, max: 10000, usual: [0.5, 50], places: 2 }),
  },
  equations: ({ expectedReturn, riskFree, beta, marketReturn, marketPremium, assetPremium }) => [
    [marketPremium, marketReturn - riskFree],
    [assetPremium, beta * marketPremium],
    [expectedReturn, riskFree + assetPremium],
  ],
  explanation:
    'With a beta of {beta} and a market risk premium of {marketPremium}, the expected return is {expectedReturn}.',
  examples: [
    {
      inputs: { riskFree: 3, beta: 1.2, marketReturn: 8 },
      results: { expectedReturn: 9, marketPremium: 5, assetPremium: 6 },
      source: 'By hand: 3 + 1.2 × (8 - 3)',
    },
    {
      inputs: { riskFree: 4, beta: 0.8, marketPremium: 6 },
      results: { expectedReturn: 8.8, marketReturn: 10 },
      source: 'By hand: 4 + 0.8 × 6',
    },
    {
      inputs: { riskFree: 2, expectedReturn: 11, marketReturn: 8 },
      results: { beta: 1.5 },
      source: 'By hand: 9/6',
    },
    {
      inputs: { riskFree: 6, beta: 1.5, marketReturn: 5 },
      results: { marketPremium: -1, expectedReturn: 4.5 },
      cautions: ['less than the risk-free rate'],
      source: 'By hand: 6 + 1.5 × (5 - 6)',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ marketPremium }) => isBelow(marketPremium, 0),
      says: 'The market would return less than the risk-free rate: check that its premium was not entered as its return.',
    },
  ],
  references: [
    {
      title: 'Sharpe: Capital Asset Prices: A Theory of Market Equilibrium under Conditions of Risk, 1964',
      doi: '10.1111/j.1540-6261.1964.tb02865.x',
    },
  ],
});
