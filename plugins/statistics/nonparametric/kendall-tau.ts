import { defineCalculator, integer, isAbove, noResult, number, sum } from '@reckoner/engine';
import { alternative, pValue } from '../shared/inference.js';
import { points } from '../shared/pairs.js';
import { discordantCdf, tieSizes } from '../shared/ranking.js';
import { normalPValue } from '../shared/tests.js';

const EXACT_UP_TO = 50;

/** Pairs of points that rise together against those that do not; exact without ties in small samples, else normal. */
export default defineCalculator({
  title: "Kendall's tau",
  description:
    "Rank correlation of pairs of values: tau-b, tau-a, tau-c, Goodman and Kruskal's gamma and Somers' D with p-value.",
  keywords: [
    'kendall rank correlation',
    'tau-b',
    'tau-c',
    'concordant and discordant pairs',
    'goodman kruskal gamma',
    'somers d',
    'ordinal association',
  ],
  inputs: {
    points: { ...points, minItems: 2, maxItems: 1000 },
    alternative,
  },
  outputs: {
    tauB: number({ label: 'Tau-b', symbol: '\\tau_b', places: 4 }),
    p: pValue,
    z: number({ label: 'z of the normal approximation', symbol: 'z', places: 4, optional: true }),
    tauA: number({ label: 'Tau-a', symbol: '\\tau_a', places: 4 }),
    tauC: number({ label: 'Tau-c of Stuart', symbol: '\\tau_c', places: 4 }),
    gammaIndex: number({ label: 'Gamma of Goodman and Kruskal', symbol: '\\gamma', places: 4 }),
    somers: number({
      label: "Somers' D",
      help: 'With y as the dependent one.',
      symbol: 'D_{yx}',
      places: 4,
    }),
    concordant: integer({ label: 'Concordant pairs', symbol: 'C' }),
    discordant: integer({ label: 'Discordant pairs', symbol: 'D' }),
  },
  algorithm: ({ points, alternative }) => {
    const xs = points.map(({ x }) => x);
    const ys = points.map(({ y }) => y);
    const count = points.length;
    if (xs.every((x) => x === xs[0])) throw noResult('All x are equal: there is nothing to correlate.');
    if (ys.every((y) => y === ys[0])) throw noResult('All y are equal: there is nothing to correlate.');
    let concordant = 0;
    let discordant = 0;
    let tiedOnlyInY = 0;
    for (let i = 1; i < count; i++) {
      for (let j = 0; j < i; j++) {
        const sameX = xs[i] === xs[j];
        const sameY = ys[i] === ys[j];
        if (sameX) continue;
        if (sameY) tiedOnlyInY += 1;
        else if (xs[i]! > xs[j]! === ys[i]! > ys[j]!) concordant += 1;
        else discordant += 1;
      }
    }
    const pairs = (count * (count - 1)) / 2;
    const [tiesX, tiesY] = [tieSizes(xs), tieSizes(ys)];
    const tiedPairs = (sizes: readonly number[]) => sum(sizes.map((size) => (size * (size - 1)) / 2));
    const excess = concordant - discordant;
    const fewest = Math.min(tiesX.length, tiesY.length);
    const results = {
      tauB: excess / Math.sqrt((pairs - tiedPairs(tiesX)) * (pairs - tiedPairs(tiesY))),
      tauA: excess / pairs,
      tauC: (2 * excess * fewest) / (count ** 2 * (fewest - 1)),
      gammaIndex: excess / (concordant + discordant),
      somers: excess / (concordant + discordant + tiedOnlyInY),
      concordant,
      discordant,
    };
    const isTied = tiesX.length < count || tiesY.length < count;
    if (!isTied && count <= EXACT_UP_TO) {
      const above = discordantCdf(discordant, count);
      const below = discordantCdf(concordant, count);
      const p =
        alternative === 'greater' ? above : alternative === 'less' ? below : Math.min(1, 2 * Math.min(below, above));
      return { p, ...results };
    }
    const spread = (sizes: readonly number[]) => sum(sizes.map((size) => size * (size - 1) * (2 * size + 5)));
    const triples = (sizes: readonly number[]) => sum(sizes.map((size) => size * (size - 1) * (size - 2)));
    const variance =
      (count * (count - 1) * (2 * count + 5) - spread(tiesX) - spread(tiesY)) / 18 +
      (2 * tiedPairs(tiesX) * tiedPairs(tiesY)) / (count * (count - 1)) +
      (triples(tiesX) * triples(tiesY)) / (9 * count * (count - 1) * (count - 2));
    const z = excess / Math.sqrt(variance);
    return { p: normalPValue(z, alternative), ...results, z };
  },
  stepwise: [
    'Of all n(n − 1)/2 pairs of points those are concordant (C) in which the larger x has the larger y, and discordant (D) in which it has the smaller.',
    'τₐ = (C − D)/(n(n − 1)/2); τ_b divides by √((pairs without a tie in x)(pairs without a tie in y)); τ_c = 2m(C − D)/(n²(m − 1)) with m the smaller number of different values.',
    'γ = (C − D)/(C + D); Somers’ D divides by all pairs without a tie in x.',
    'Without ties and up to 50 points p counts all orders; else z is C − D over its standard deviation with ties, without correction for continuity.',
  ],
  cautions: [
    {
      level: 'note',
      when: ({ points, alternative }) => {
        let orders = 1;
        for (let size = 2; size <= Math.min(points.length, 20); size++) orders *= size;
        return isAbove((alternative === 'two-sided' ? 2 : 1) / orders, 0.05);
      },
      says: 'So few points cannot give a p below 5%, however well they agree.',
    },
    {
      level: 'caution',
      when: ({ points, z }) => z !== undefined && points.length < 10,
      says: 'With ties among fewer than ten points the normal approximation is rough.',
    },
  ],
  explanation:
    'Tau-b is {tauB}, from {concordant} concordant and {discordant} discordant pairs, and p {p|is {|p|}|is below 10⁻³⁰⁰|is {|p|}}.',
  examples: [
    {
      inputs: {
        points: [
          { x: 44.4, y: 2.6 },
          { x: 45.9, y: 3.1 },
          { x: 41.9, y: 2.5 },
          { x: 53.3, y: 5 },
          { x: 44.7, y: 3.6 },
          { x: 44.1, y: 4 },
          { x: 50.7, y: 5.2 },
          { x: 45.2, y: 2.8 },
          { x: 60.1, y: 3.8 },
        ],
      },
      results: {
        tauB: 0.444444444444,
        p: 0.119438932981,
        tauA: 0.444444444444,
        tauC: 0.444444444444,
        gammaIndex: 0.444444444444,
        somers: 0.444444444444,
        concordant: 26,
        discordant: 10,
      },
      source: 'R documentation of cor.test, tuna of Hollander and Wolfe: T = 26, p = 0.1194, tau = 0.4444; scipy',
    },
    {
      inputs: {
        points: [
          { x: 44.4, y: 2.6 },
          { x: 45.9, y: 3.1 },
          { x: 41.9, y: 2.5 },
          { x: 53.3, y: 5 },
          { x: 44.7, y: 3.6 },
          { x: 44.1, y: 4 },
          { x: 50.7, y: 5.2 },
          { x: 45.2, y: 2.8 },
          { x: 60.1, y: 3.8 },
        ],
        alternative: 'greater',
      },
      results: { p: 0.0597194664903 },
      source: 'R documentation of cor.test: p = 0.05972',
    },
    {
      inputs: {
        points: [
          { x: 44.4, y: 2.6 },
          { x: 45.9, y: 3.1 },
          { x: 41.9, y: 2.5 },
          { x: 53.3, y: 5 },
          { x: 44.7, y: 3.6 },
          { x: 44.1, y: 4 },
          { x: 50.7, y: 5.2 },
          { x: 45.2, y: 2.8 },
          { x: 60.1, y: 3.8 },
        ],
        alternative: 'less',
      },
      results: { p: 0.962411816578 },
      source: "scipy.stats.kendalltau(alternative='less', method='exact')",
    },
    {
      inputs: {
        points: [
          { x: 12, y: 1 },
          { x: 2, y: 4 },
          { x: 1, y: 7 },
          { x: 12, y: 1 },
          { x: 2, y: 0 },
          { x: 3, y: 5 },
          { x: 7, y: 2 },
          { x: 7, y: 4 },
        ],
      },
      results: {
        tauB: -0.470678724332,
        p: 0.123031890757,
        z: -1.54217163581,
        tauA: -0.428571428571,
        tauC: -0.46875,
        gammaIndex: -0.5,
        somers: -0.48,
        concordant: 6,
        discordant: 18,
      },
      cautions: ['With ties'],
      source: "scipy.stats.kendalltau(method='asymptotic'), somersd; Python: pairs counted",
    },
    {
      inputs: {
        points: [
          { x: 1, y: 1 },
          { x: 2, y: 2 },
          { x: 3, y: 3 },
        ],
      },
      results: { tauB: 1, p: 0.33333333333, concordant: 3, discordant: 0 },
      cautions: ['So few points'],
      source: 'By hand: 2/3!',
    },
    {
      inputs: {
        points: [
          { x: 1, y: 1 },
          { x: 1, y: 2 },
          { x: 2, y: 1 },
          { x: 2, y: 2 },
        ],
      },
      results: { tauB: 0, p: 1, concordant: 1, discordant: 1, somers: 0 },
      cautions: ['So few points', 'With ties'],
      source: 'By hand: one pair of each kind',
    },
    {
      inputs: {
        points: [
          { x: 1, y: 1 },
          { x: 1, y: 2 },
          { x: 2, y: 1 },
        ],
      },
      results: { tauB: -0.5, gammaIndex: -1, concordant: 0, discordant: 1 },
      cautions: ['So few points', 'With ties'],
      source: 'By hand: -1/√(2 × 2)',
    },
    {
      inputs: {
        points: [
          { x: 1, y: 1 },
          { x: 1, y: 2 },
        ],
      },
      noResult: 'All x are equal',
      source: 'By definition',
    },
    {
      inputs: {
        points: [
          { x: 1, y: 1 },
          { x: 2, y: 1 },
        ],
      },
      noResult: 'All y are equal',
      source: 'By definition',
    },
  ],
  notes: ['The points are independent of each other. The p-value with ties is that of tau-b.'],
  references: [
    { title: 'Kendall: A new measure of rank correlation', doi: '10.1093/biomet/30.1-2.81' },
    { title: 'Agresti: Analysis of Ordinal Categorical Data, 2nd ed., §7.1' },
  ],
});
