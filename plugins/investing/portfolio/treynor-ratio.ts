import { defineEquations, isBelow, number, percent, roundTo } from '@reckoner/engine';
import { isTiny } from './shared/returns.js';

/** T = (R_p − R_f)/β; the market, with a beta of 1, has its own premium as its ratio. */
export default defineEquations({
  title: 'Treynor ratio',
  description:
    'Excess return of a portfolio per unit of beta, from its return, the risk-free rate and beta, beside that of the market, or any of them from the others.',
  keywords: ['Treynor measure', 'reward to volatility ratio', 'risk-adjusted return', 'systematic risk'],
  related: ['jensens-alpha', 'sharpe-ratio', 'capm-expected-return', 'stock-beta'],
  variables: {
    treynor: percent({
      label: 'Treynor ratio',
      help: 'Excess return for a beta of 1.',
      symbol: 'T',
      min: -1000,
      max: 10000,
      usual: 'all',
      places: 2,
    }),
    portfolioReturn: percent({
      label: 'Return of the portfolio a year',
      symbol: 'R_p',
      min: -100,
      max: 10000,
      usual: [-80, 300],
      places: 2,
    }),
    riskFree: percent({
      label: 'Risk-free rate a year',
      symbol: 'R_f',
      min: -20,
      max: 100,
      usual: [0.1, 30],
      places: 2,
    }),
    beta: number({
      label: 'Beta of the portfolio',
      symbol: '\\beta',
      min: -20,
      max: 20,
      usual: [-1, 4],
      places: 3,
    }),
    marketReturn: percent({
      label: 'Return of the market a year',
      help: 'For the ratio of the market, to compare.',
      symbol: 'R_m',
      min: -100,
      max: 1000,
      usual: [-60, 150],
      places: 2,
      optional: true,
    }),
    marketTreynor: percent({
      label: 'Treynor ratio of the market',
      symbol: 'T_m',
      min: -1000,
      max: 10000,
      usual: 'all',
      places: 2,
      optional: true,
    }),
  },
  equations: ({ treynor, portfolioReturn, riskFree, beta, marketReturn, marketTreynor }) => [
    [treynor, (portfolioReturn - riskFree) / beta],
    [marketTreynor, marketReturn - riskFree],
  ],
  explanation: ({ treynor, marketTreynor, beta }) => {
    const size =
      'A return of {portfolioReturn} at a risk-free rate of {riskFree} and a beta of {beta} is a Treynor ratio of {treynor}';
    if (marketTreynor === undefined || beta < 0) return `${size}.`;
    const own = roundTo(100 * treynor, 2);
    const market = roundTo(100 * marketTreynor, 2);
    if (own === market) return `${size}, the same as that of the market, {marketTreynor}.`;
    return own > market
      ? `${size}, above that of the market, {marketTreynor}.`
      : `${size}, below that of the market, {marketTreynor}.`;
  },
  requires: [
    {
      that: ({ beta }) => beta !== 0,
      field: 'beta',
      says: 'With a beta of 0 there is no Treynor ratio: nothing of the risk is that of the market.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ beta }) => beta < 0,
      says: 'With a negative beta the sign of the ratio turns: it does not rank such a portfolio. Jensen’s alpha does.',
    },
    {
      level: 'note',
      when: ({ portfolioReturn, riskFree, beta }) => isBelow(portfolioReturn, riskFree) && beta > 0,
      says: 'The return is below the risk-free rate: negative ratios do not rank portfolios among each other, more beta makes them look better.',
    },
    {
      level: 'note',
      when: ({ marketReturn, riskFree }) => marketReturn !== undefined && isBelow(marketReturn, riskFree),
      says: 'The market returned less than the risk-free rate: right for a year of falling prices; else check that its premium was not entered as its return.',
    },
    {
      level: 'caution',
      when: ({ beta }) => beta !== 0 && isBelow(Math.abs(beta), 0.2),
      says: 'At a beta near 0 the ratio grows without bound and hangs on the last digit of beta.',
    },
    {
      level: 'note',
      when: ({ portfolioReturn }) => isTiny(portfolioReturn),
      says: 'A return of {portfolioReturn} a year is small: returns are in percent, twelve percent as 12, not as 0.12.',
    },
  ],
  examples: [
    {
      inputs: { portfolioReturn: 15, riskFree: 3, beta: 1.2, marketReturn: 12 },
      results: { treynor: 10, marketTreynor: 9 },
      source: 'A printed exercise (15%, 1.2, 12%, 3%); by hand 12/1.2 and 12 - 3',
    },
    {
      inputs: { portfolioReturn: 32, riskFree: 5, beta: 1.3, marketReturn: 28 },
      results: { treynor: '20.76923077', marketTreynor: 23 },
      source: 'A printed exercise (32%, 1.3, 28%, 5%); by hand 27/1.3 and 28 - 5',
    },
    {
      inputs: { treynor: 8, riskFree: 2, beta: 0.75, marketTreynor: 8 },
      results: { portfolioReturn: 8, marketReturn: 10 },
      source: 'By hand: 2 + 8 × 0.75; 2 + 8',
    },
    {
      inputs: { treynor: 6, portfolioReturn: 11, riskFree: 2 },
      results: { beta: 1.5 },
      source: 'By hand: 9/6',
    },
    {
      inputs: { treynor: 5, portfolioReturn: 10, beta: 1.4 },
      results: { riskFree: 3 },
      source: 'By hand: 10 - 5 × 1.4',
    },
    {
      inputs: { portfolioReturn: -4, riskFree: 2, beta: -0.1, marketReturn: 9 },
      results: { treynor: 60, marketTreynor: 7 },
      cautions: ['the sign of the ratio turns', 'hangs on the last digit'],
      source: 'By hand: -6/-0.1',
    },
    {
      inputs: { portfolioReturn: 15, riskFree: 5, beta: 1.2, marketReturn: 4 },
      results: { treynor: '8.333333333', marketTreynor: -1 },
      cautions: ['The market returned less'],
      source: 'By hand: 10/1.2; 4 - 5, of a premium of 4% that was entered as the return of 9%',
    },
    {
      inputs: { portfolioReturn: 0.12, riskFree: 3, beta: 1.2 },
      results: { treynor: -2.4 },
      cautions: ['below the risk-free rate', 'not as 0.12'],
      source: 'By hand: -2.88/1.2, of a return that was meant as 12%',
    },
    {
      inputs: { portfolioReturn: 12, riskFree: 3, beta: 0 },
      refused: 'With a beta of 0',
      source: 'By hand: nothing is divided by 0',
    },
  ],
  notes: [
    'It looks at the risk of the market alone: for a portfolio that is all that somebody owns, and not well spread, the Sharpe ratio is the measure.',
    'Return, risk-free rate and beta are of one span of time, beta against the same market.',
  ],
  references: [
    { title: 'Treynor: How to Rate Management of Investment Funds, Harvard Business Review 43, 1965' },
    { title: 'Bodie, Kane, Marcus: Investments, chapter Portfolio Performance Evaluation' },
    {
      title: 'PerformanceAnalytics: TreynorRatio, after Bacon (2008), p. 77',
      url: 'https://github.com/braverock/PerformanceAnalytics',
    },
  ],
});
