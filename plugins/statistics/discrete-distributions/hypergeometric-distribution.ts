import {
  defineCalculator,
  hypergeometricCdf,
  hypergeometricPmf,
  hypergeometricSurvival,
  integer,
} from '@reckoner/engine';
import { chanceBars } from '../shared/chance-bars.js';
import { counts } from '../shared/distribution-fields.js';

/** Draws without replacement from a population of two kinds. */
export default defineCalculator({
  title: 'Hypergeometric distribution',
  description: 'Probability of a number of marked items among draws without replacement.',
  keywords: ['HYPGEOM.DIST', 'without replacement', 'lottery odds', 'card draws', 'acceptance sampling'],
  inputs: {
    population: integer({ label: 'Population', symbol: 'N', min: 1, max: 1e5 }),
    marked: integer({ label: 'Marked in the population', symbol: 'K', min: 0, max: 1e5 }),
    draws: integer({ label: 'Draws', symbol: 'n', min: 1, max: 1e5 }),
    k: integer({ label: 'Marked among the draws', symbol: 'k', min: 0, max: 1e5 }),
  },
  outputs: counts,
  formula: ({ population, marked, draws, k }) => {
    const share = marked / population;
    const variance = population === 1 ? 0 : (draws * share * (1 - share) * (population - draws)) / (population - 1);
    return {
      exactly: hypergeometricPmf(k, population, marked, draws),
      atMost: hypergeometricCdf(k, population, marked, draws),
      atLeast: hypergeometricSurvival(k - 1, population, marked, draws),
      mean: draws * share,
      deviation: Math.sqrt(variance),
    };
  },
  figure: {
    kind: 'curve',
    title: 'Chance of each number of marked ones',
    x: { of: 'k' },
    y: { of: 'exactly', label: 'Chance' },
    curve: ({ population, marked, draws, k, mean, deviation }) =>
      chanceBars({
        chance: (x) => hypergeometricPmf(x, population, marked, draws),
        from: Math.max(0, mean - 4 * deviation),
        to: Math.min(draws, marked, mean + 5 * deviation),
        value: k,
      }),
  },
  explanation: 'Among {draws} drawn, {k} {k|is|are} marked with probability {exactly}, {k} or more with {atLeast}.',
  requires: [
    {
      that: ({ population, marked }) => marked <= population,
      field: 'marked',
      says: 'More than the population of {population} cannot be marked.',
    },
    {
      that: ({ population, draws }) => draws <= population,
      field: 'draws',
      says: 'More than the population of {population} cannot be drawn without replacement.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ population, marked, draws, k, exactly }) =>
        exactly === 0 && k <= Math.min(draws, marked) && k >= draws + marked - population,
      says: 'A probability of 0% here is one too small to be written, and not that of an impossible number.',
    },
  ],
  examples: [
    {
      inputs: { population: 100000, marked: 50000, draws: 50000, k: 3 },
      results: { mean: 25000, exactly: 0 },
      cautions: ['too small to be written'],
      source: 'By hand: C(50000, 3)²/C(100000, 50000) is about 10⁻³⁰⁰⁷⁴',
    },
    {
      inputs: { population: 10, marked: 5, draws: 8, k: 2 },
      results: { mean: 4, exactly: 0, atLeast: 100 },
      source: 'By hand: of 8 drawn at most 5 are not marked, so that at least 3 are',
    },
    {
      inputs: { population: 52, marked: 4, draws: 5, k: 2 },
      results: {
        exactly: 3.99298180811,
        atMost: 99.8245452027,
        atLeast: 4.16843660541,
        mean: 0.384615384615,
        deviation: 0.572000111966,
      },
      source: 'scipy.stats.hypergeom: pmf, cdf, sf, stats',
    },
    {
      inputs: { population: 49, marked: 6, draws: 6, k: 3 },
      results: {
        exactly: 1.76504038669,
        atMost: 99.9012858865,
        atLeast: 1.8637545002,
        mean: 0.734693877551,
        deviation: 0.75998147679,
      },
      source: 'scipy.stats.hypergeom: pmf, cdf, sf, stats',
    },
    {
      inputs: { population: 500, marked: 25, draws: 60, k: 1 },
      results: {
        exactly: 13.5594101548,
        atMost: 17.3198865711,
        atLeast: 96.2395235837,
        mean: 3,
        deviation: 1.58525267768,
      },
      source: 'scipy.stats.hypergeom: pmf, cdf, sf, stats',
    },
    {
      inputs: { population: 1, marked: 1, draws: 1, k: 1 },
      results: { exactly: 100, mean: 1, deviation: 0 },
      source: 'By definition',
    },
    {
      inputs: { population: 10, marked: 11, draws: 5, k: 2 },
      refused: 'cannot be marked',
      source: 'By definition',
    },
    { inputs: { population: 10, marked: 5, draws: 11, k: 2 }, refused: 'cannot be drawn', source: 'By definition' },
  ],
  references: [
    { title: 'Johnson, Kemp, Kotz: Univariate Discrete Distributions, 3rd ed., ch. 6', isbn: '978-0-471-27246-5' },
  ],
});
