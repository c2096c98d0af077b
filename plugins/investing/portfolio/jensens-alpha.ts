import { defineEquations, isBelow, number, percent } from '@reckoner/engine';
import { isTiny } from './shared/returns.js';

/** α = R_p − [R_f + β(R_m − R_f)]: the distance from the security market line. */
export default defineEquations({
  title: 'Jensen’s alpha',
  description:
    'Return of a portfolio beyond what the CAPM expects at its beta, from its return, the risk-free rate and the return of the market, or any of them from the others.',
  keywords: ['alpha', 'abnormal return', 'Jensen measure', 'excess return over CAPM', 'security market line'],
  related: ['capm-expected-return', 'treynor-ratio', 'stock-beta', 'information-ratio'],
  variables: {
    alpha: percent({
      label: 'Jensen’s alpha a year',
      symbol: '\\alpha',
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
    beta: number({ label: 'Beta of the portfolio', symbol: '\\beta', min: -20, max: 20, usual: [-1, 4], places: 3 }),
    marketReturn: percent({
      label: 'Return of the market a year',
      help: 'The whole return, not the premium over the risk-free rate.',
      symbol: 'R_m',
      min: -100,
      max: 1000,
      usual: [-60, 150],
      places: 2,
    }),
    expectedReturn: percent({
      label: 'Return that the CAPM expects',
      symbol: 'R_c',
      min: -10000,
      max: 20000,
      usual: 'all',
      places: 2,
    }),
  },
  equations: ({ alpha, portfolioReturn, riskFree, beta, marketReturn, expectedReturn }) => [
    [expectedReturn, riskFree + beta * (marketReturn - riskFree)],
    [alpha, portfolioReturn - expectedReturn],
  ],
  explanation:
    'At a beta of {beta} and a risk-free rate of {riskFree} the CAPM expects {expectedReturn} where the market returns {marketReturn}; the portfolio returned {alpha|less|as much|more}, {portfolioReturn}: an alpha of {alpha}.',
  cautions: [
    {
      level: 'note',
      when: ({ marketReturn, riskFree }) => isBelow(marketReturn, riskFree),
      says: 'The market returned less than the risk-free rate: right for a year of falling prices; else check that its premium was not entered as its return.',
    },
    {
      level: 'caution',
      when: ({ marketReturn, portfolioReturn }) => isTiny(marketReturn) && isTiny(portfolioReturn),
      says: 'Both returns are below 1% a year: returns are in percent, twelve percent as 12, not as 0.12; those of a month or a day go with the risk-free rate of a month or a day.',
    },
    {
      level: 'caution',
      when: ({ beta }) => beta < 0,
      says: 'A negative beta is rare: of gold or government bonds at times, of funds that sell short or bet on falling prices. Is its sign right?',
    },
  ],
  examples: [
    {
      inputs: { portfolioReturn: 15, riskFree: 3, beta: 1.2, marketReturn: 12 },
      results: { alpha: 1.2, expectedReturn: 13.8 },
      source: 'A printed exercise (15%, 1.2, 12%, 3%); by hand 3 + 1.2 × 9, 15 - 13.8',
    },
    {
      inputs: { portfolioReturn: 32, riskFree: 5, beta: 1.3, marketReturn: 28 },
      results: { alpha: -2.9, expectedReturn: 34.9 },
      source: 'A printed exercise (32%, 1.3, 28%, 5%); by hand 5 + 1.3 × 23, 32 - 34.9',
    },
    {
      inputs: { portfolioReturn: 8.3, riskFree: 0.2, beta: 0.9, marketReturn: 9.2 },
      results: { alpha: 0, expectedReturn: 8.3 },
      source: 'By hand: 0.2 + 0.9 × 9 = 8.3',
    },
    {
      inputs: { alpha: 2, riskFree: 4, beta: 0.5, marketReturn: 10 },
      results: { portfolioReturn: 9, expectedReturn: 7 },
      source: 'By hand: 4 + 0.5 × 6 + 2',
    },
    {
      inputs: { expectedReturn: 11, portfolioReturn: 12.5, riskFree: 2, marketReturn: 8 },
      results: { beta: 1.5, alpha: 1.5 },
      source: 'By hand: 9/6; 12.5 - 11',
    },
    {
      inputs: { alpha: -1, portfolioReturn: 7, beta: 1.5, riskFree: 2 },
      results: { marketReturn: 6, expectedReturn: 8 },
      source: 'By hand: 7 + 1; 2 + 6/1.5',
    },
    {
      inputs: { portfolioReturn: -8, riskFree: 3, beta: -0.4, marketReturn: -12 },
      results: { expectedReturn: 9, alpha: -17 },
      cautions: ['less than the risk-free rate', 'A negative beta is rare'],
      source: 'By hand: 3 - 0.4 × (-15), -8 - 9',
    },
    {
      inputs: { portfolioReturn: 0.15, riskFree: 0.03, beta: 1.2, marketReturn: 0.12 },
      results: { alpha: 0.012 },
      cautions: ['not as 0.12'],
      source: 'By hand: 0.15 - (0.03 + 1.2 × 0.09), of returns that were meant as 15, 3 and 12%',
    },
  ],
  notes: [
    'All returns, the risk-free rate and beta are of one span of time, and the market is the one that beta was measured against.',
    'One alpha says nothing of chance: with the single returns, Stock beta estimates it by regression, and the information ratio has a t-statistic.',
    'Size, value and momentum are rewards that the CAPM does not know: they show as alpha.',
  ],
  references: [
    {
      title: 'Jensen: The Performance of Mutual Funds in the Period 1945–1964, Journal of Finance, 1968',
      doi: '10.1111/j.1540-6261.1968.tb00815.x',
    },
    { title: 'Bodie, Kane, Marcus: Investments, chapter Portfolio Performance Evaluation' },
  ],
});
