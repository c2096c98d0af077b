import {
  betaQuantile,
  binomialCdf,
  binomialPmf,
  chiSquaredSurvival,
  defineCalculator,
  integer,
  noResult,
  normalQuantile,
  number,
  percent,
} from '@reckoner/engine';
import { confidence, pValue } from '../shared/inference.js';

const count = { min: 0, max: 1e6 } as const;

/** Discordant pairs against a fair coin; the concordant ones matter for the difference of proportions only. */
export default defineCalculator({
  title: "McNemar's test",
  description:
    'Test of paired yes-or-no outcomes from the discordant pairs: exact, mid-p and chi-square p-values and odds ratio.',
  keywords: [
    'mcnemar',
    'paired proportions',
    'matched pairs',
    'before and after yes or no',
    'mid-p',
    'discordant pairs',
  ],
  inputs: {
    onlyFirst: integer({ label: 'Yes in the first only', symbol: 'b', ...count }),
    onlySecond: integer({ label: 'Yes in the second only', symbol: 'c', ...count }),
    both: integer({ label: 'Yes in both', symbol: 'a', ...count, optional: true }),
    neither: integer({ label: 'No in both', symbol: 'd', ...count, optional: true }),
    confidence,
  },
  outputs: {
    p: { ...pValue, label: 'Exact p-value' },
    midP: number({ label: 'Mid-p-value', symbol: 'p_{mid}', places: 5 }),
    chiSquare: number({ label: 'Chi-square', symbol: '\\chi^2', places: 4 }),
    chiP: number({ label: 'p-value of chi-square', symbol: 'p_{\\chi}', places: 5 }),
    correctedP: number({ label: 'p-value of chi-square, corrected for continuity', symbol: 'p_c', places: 5 }),
    oddsRatio: number({ label: 'Odds ratio, first to second', symbol: '\\mathrm{OR}', places: 3, optional: true }),
    oddsLower: number({ label: 'Exact lower limit of the odds ratio', symbol: 'L', places: 3 }),
    oddsUpper: number({ label: 'Exact upper limit of the odds ratio', symbol: 'U', places: 3, optional: true }),
    difference: percent({
      label: 'Difference of the proportions of yes',
      help: 'First less second.',
      symbol: '\\Delta',
      places: 2,
      optional: true,
    }),
    differenceLower: percent({
      label: 'Lower limit of the difference',
      symbol: '\\Delta_L',
      places: 2,
      optional: true,
    }),
    differenceUpper: percent({
      label: 'Upper limit of the difference',
      symbol: '\\Delta_U',
      places: 2,
      optional: true,
    }),
  },
  formula: ({ onlyFirst, onlySecond, both, neither, confidence }) => {
    const discordant = onlyFirst + onlySecond;
    if ((both === undefined) !== (neither === undefined))
      throw noResult('Send both counts of pairs that agree, yes in both and no in both, or none of them.');
    const fewer = Math.min(onlyFirst, onlySecond);
    const tail = 2 * binomialCdf(fewer, discordant, 0.5);
    const alike = binomialPmf(fewer, discordant, 0.5);
    const chiSquare = (onlyFirst - onlySecond) ** 2 / discordant;
    const corrected = Math.max(0, Math.abs(onlyFirst - onlySecond) - 1) ** 2 / discordant;
    const lowest = onlyFirst === 0 ? 0 : betaQuantile((1 - confidence) / 2, onlyFirst, onlySecond + 1);
    const highest = onlySecond === 0 ? 1 : betaQuantile((1 + confidence) / 2, onlyFirst + 1, onlySecond);
    const results = {
      p: Math.min(1, tail),
      midP: onlyFirst === onlySecond ? 1 - alike / 2 : tail - alike,
      chiSquare,
      chiP: chiSquaredSurvival(chiSquare, 1),
      correctedP: chiSquaredSurvival(corrected, 1),
      oddsRatio: onlySecond === 0 ? undefined : onlyFirst / onlySecond,
      oddsLower: lowest / (1 - lowest),
      oddsUpper: onlySecond === 0 ? undefined : highest / (1 - highest),
    };
    if (both === undefined || neither === undefined) return results;
    const pairs = both + neither + discordant;
    const difference = (onlyFirst - onlySecond) / pairs;
    const margin =
      (normalQuantile((1 + confidence) / 2) * Math.sqrt(discordant - (onlyFirst - onlySecond) ** 2 / pairs)) / pairs;
    return {
      ...results,
      difference,
      differenceLower: Math.max(-1, difference - margin),
      differenceUpper: Math.min(1, difference + margin),
    };
  },
  requires: [
    {
      that: ({ onlyFirst, onlySecond }) => onlyFirst > 0 || onlySecond > 0,
      field: 'onlyFirst',
      says: 'No pair differs: there is nothing to test.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ onlyFirst, onlySecond }) => onlyFirst + onlySecond < 25,
      says: 'Below 25 pairs that differ chi-square and the limits of the difference are rough: take the exact p, or the mid-p, which is less conservative, and the limits of the odds ratio.',
    },
  ],
  explanation:
    '{onlyFirst} {onlyFirst|pair says|pairs say} yes in the first only and {onlySecond} {onlySecond|pair says|pairs say} yes in the second only: the exact p {p|is {|p|}|is below 10⁻³⁰⁰|is {|p|}}, the mid-p {midP|is {|midP|}|is below 10⁻³⁰⁰|is {|midP|}}.',
  examples: [
    {
      inputs: { onlyFirst: 150, onlySecond: 86, both: 794, neither: 570 },
      results: {
        p: 3.71593614e-5,
        midP: 2.89338952e-5,
        chiSquare: 17.3559322,
        chiP: 3.09929344e-5,
        correctedP: 4.11456228e-5,
        difference: 4,
        differenceLower: 2.12838832,
        differenceUpper: 5.87161168,
      },
      source:
        'Agresti: Categorical Data Analysis, approval ratings: z² = 17.36, difference 0.04 (0.021 to 0.059); scipy.stats',
    },
    {
      inputs: { onlyFirst: 59, onlySecond: 6, both: 40, neither: 20 },
      results: {
        p: 4.96465032713e-12,
        midP: 2.72580319861e-12,
        chiSquare: 43.2153846154,
        chiP: 4.9033614332e-11,
        correctedP: 1.11993271495e-10,
        oddsRatio: 9.83333333333,
        oddsLower: 4.25856801684,
        oddsUpper: 27.8736513787,
        difference: 42.4,
        differenceLower: 32.1747117955,
        differenceUpper: 52.6252882045,
      },
      source: 'scipy.stats: binom, chi2, binomtest(59, 65).proportion_ci; Python: Wald limits',
    },
    {
      inputs: { onlyFirst: 9, onlySecond: 0, both: 1, neither: 0 },
      results: { p: 0.00390625, difference: 90, differenceLower: 71.406149031, differenceUpper: 100 },
      cautions: ['Below 25 pairs'],
      source: 'By hand: 2/2⁹; 0.9 - 1.959964 √(9 - 81/10)/10, and no more than 100%',
    },
    {
      inputs: { onlyFirst: 5, onlySecond: 5 },
      results: {
        p: 1,
        midP: 0.876953125,
        chiSquare: 0,
        chiP: 1,
        correctedP: 1,
        oddsRatio: 1,
        oddsLower: 0.230142468938,
      },
      cautions: ['Below 25 pairs'],
      source: 'scipy.stats: binom, binomtest(5, 10).proportion_ci',
    },
    {
      inputs: { onlyFirst: 8, onlySecond: 2 },
      results: { p: 0.109375, midP: 0.0654296875, chiSquare: 3.6, correctedP: 0.113846298007, oddsRatio: 4 },
      cautions: ['Below 25 pairs'],
      source: 'scipy.stats: binom, chi2; by hand: 2 × 56/1024',
    },
    {
      inputs: { onlyFirst: 6, onlySecond: 0 },
      results: { p: 0.03125, midP: 0.015625, chiSquare: 6, oddsLower: 1.177424726 },
      cautions: ['Below 25 pairs'],
      source: 'By hand: 2/64; scipy.stats.beta.ppf(0.025, 6, 1)',
    },
    {
      inputs: { onlyFirst: 0, onlySecond: 6 },
      results: { p: 0.03125, oddsRatio: 0, oddsLower: 0 },
      cautions: ['Below 25 pairs'],
      source: 'By hand: 2/64',
    },
    { inputs: { onlyFirst: 0, onlySecond: 0 }, refused: 'nothing to test', source: 'By definition' },
    { inputs: { onlyFirst: 8, onlySecond: 2, both: 3 }, noResult: 'or none of them', source: 'By definition' },
    {
      inputs: { onlyFirst: 30, onlySecond: 14, both: 60, neither: 46, confidence: 90 },
      results: {
        p: 0.0226288412059,
        midP: 0.0160943600313,
        oddsRatio: 2.14285714286,
        oddsLower: 1.21275257183,
        oddsUpper: 3.9091521155,
        difference: 10.6666666667,
        differenceLower: 3.53531332302,
        differenceUpper: 17.7980200103,
      },
      source:
        'scipy.stats: binom, beta.ppf(0.05, 30, 15) and beta.ppf(0.95, 31, 14) as odds; Python: Wald limits with norm.isf(0.05)',
    },
  ],
  notes: ['Each pair counts once: the same subject twice, or two matched subjects.'],
  references: [
    {
      title: 'McNemar: Note on the sampling error of the difference between correlated proportions',
      doi: '10.1007/BF02295996',
    },
    {
      title: 'Fagerland, Lydersen, Laake: The McNemar test for binary matched-pairs data',
      doi: '10.1186/1471-2288-13-91',
    },
  ],
});
