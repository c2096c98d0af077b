import {
  category,
  choice,
  classify,
  correlation,
  defineCalculator,
  noResult,
  normalQuantile,
  number,
  ranks,
  roundTo,
} from '@reckoner/engine';
import { confidence, pValue } from '../shared/inference.js';
import { points } from '../shared/pairs.js';
import { studentPValue } from '../shared/tests.js';

/** Pearson's r, or Spearman's as Pearson's of the ranks; the interval by Fisher's transformation. */
export default defineCalculator({
  title: 'Correlation coefficient',
  description: 'Pearson or Spearman correlation of pairs, with p-value, confidence interval and r².',
  keywords: ['pearson r', 'spearman rho', 'rank correlation', 'CORREL', 'r squared', 'fisher z'],
  aliases: ['spearman-correlation'],
  inputs: {
    points,
    method: choice(
      { pearson: 'Pearson (linear)', spearman: 'Spearman (ranks)' },
      { label: 'Coefficient', default: 'pearson' },
    ),
    confidence,
  },
  outputs: {
    r: number({ label: 'Correlation coefficient', symbol: 'r', places: 4 }),
    p: pValue,
    t: number({ label: 't statistic', symbol: 't', places: 4, optional: true }),
    rSquared: number({ label: 'r squared', symbol: 'r^2', places: 4 }),
    lower: number({ label: 'Lower limit', symbol: 'L', places: 4, optional: true }),
    upper: number({ label: 'Upper limit', symbol: 'U', places: 4, optional: true }),
    strength: category(['Negligible', 'Small', 'Medium', 'Large'], { label: "Size by Cohen's convention", of: 'r' }),
  },
  formula: ({ points, method, confidence }) => {
    const x = points.map((point) => point.x);
    const y = points.map((point) => point.y);
    if (Math.min(...x) === Math.max(...x) || Math.min(...y) === Math.max(...y))
      throw noResult('When all x or all y are equal there is no correlation.');
    const count = points.length;
    const r = method === 'spearman' ? correlation(ranks(x), ranks(y)) : correlation(x, y);
    const strength = classify(
      roundTo(Math.abs(r), 4),
      [
        [0.1, 'Negligible'],
        [0.3, 'Small'],
        [0.5, 'Medium'],
      ],
      'Large',
    );
    if (Math.abs(r) >= 1 - 1e-15) return { r, p: 0, rSquared: r ** 2, strength };
    const t = r * Math.sqrt((count - 2) / (1 - r ** 2));
    const result = { r, p: studentPValue(t, count - 2, 'two-sided'), t, rSquared: r ** 2, strength };
    if (method === 'spearman' || count < 4) return result;
    const margin = -normalQuantile((1 - confidence) / 2) / Math.sqrt(count - 3);
    return { ...result, lower: Math.tanh(Math.atanh(r) - margin), upper: Math.tanh(Math.atanh(r) + margin) };
  },
  stepwise: [
    'Pearson: r = Σ(x - mean x)(y - mean y) / √(Σ(x - mean x)² × Σ(y - mean y)²); Spearman: the same of the ranks.',
    "t = r × √((n - 2) / (1 - r²)), and p is both tails of Student's t distribution with n - 2 degrees of freedom beyond it.",
    'The interval is tanh(artanh(r) ± z / √(n - 3)).',
  ],
  explanation: 'The correlation is {r} (p {p|is {|p|}|is below 10⁻³⁰⁰|is {|p|}}), so r² is {rSquared}.',
  cautions: [
    {
      level: 'caution',
      when: ({ p }) => roundTo(p, 5) > 0.05,
      says: 'With p above 5% the true correlation may as well be zero: do not build on its size.',
    },
    {
      level: 'note',
      when: ({ method, points }) => method === 'spearman' && points.length < 10,
      says: 'The p-value of Spearman’s coefficient is the t approximation, which is rough below about ten pairs.',
    },
  ],
  examples: [
    {
      inputs: {
        points: [
          { x: 43, y: 99 },
          { x: 21, y: 65 },
          { x: 25, y: 79 },
          { x: 42, y: 75 },
          { x: 57, y: 87 },
          { x: 59, y: 81 },
        ],
      },
      results: {
        r: 0.52980890189,
        p: 0.279644657005,
        t: 1.249376847225,
        rSquared: 0.280697472522,
        lower: -0.494278472778,
        upper: 0.938039216689,
        strength: 'Large',
      },
      cautions: ['may as well be zero'],
      source: 'scipy.stats.pearsonr and its confidence_interval(0.95)',
    },
    {
      inputs: {
        points: [
          { x: 43, y: 99 },
          { x: 21, y: 65 },
          { x: 25, y: 79 },
          { x: 42, y: 75 },
          { x: 57, y: 87 },
          { x: 59, y: 81 },
        ],
        method: 'spearman',
      },
      results: { r: 0.714285714286, p: 0.110787172012 },
      cautions: ['may as well be zero', 'below about ten pairs'],
      source: 'scipy.stats.spearmanr; R cor.test: rho = 0.71428571428571',
    },
    {
      inputs: {
        points: [
          { x: 1, y: 2 },
          { x: 2, y: 1 },
          { x: 2, y: 4 },
          { x: 4, y: 3 },
          { x: 5, y: 7 },
          { x: 6, y: 7 },
          { x: 7, y: 6 },
        ],
        method: 'spearman',
      },
      results: { r: 0.763636363636, p: 0.045716790023 },
      cautions: ['below about ten pairs'],
      source: 'scipy.stats.spearmanr, with ties',
    },
    {
      inputs: {
        points: [
          { x: 1, y: 2 },
          { x: 2, y: 4 },
          { x: 3, y: 6 },
        ],
      },
      results: { r: 1, p: 0 },
      source: 'By hand: on a line',
    },
    {
      inputs: {
        points: [
          { x: 1, y: 1 },
          { x: 2, y: 5 },
          { x: 3, y: 4 },
          { x: 4, y: 3 },
          { x: 5, y: 2 },
        ],
      },
      results: { r: 0, strength: 'Negligible' },
      cautions: ['may as well be zero'],
      source: 'By hand: 0/√(10 × 10)',
    },
    {
      inputs: {
        points: [
          { x: 1, y: 1 },
          { x: 2, y: 4 },
          { x: 3, y: 5 },
          { x: 4, y: 2 },
          { x: 5, y: 3 },
        ],
      },
      results: { r: 0.2, strength: 'Small' },
      cautions: ['may as well be zero'],
      source: 'By hand: 2/√(10 × 10)',
    },
    {
      inputs: {
        points: [
          { x: 1, y: 1 },
          { x: 2, y: 3 },
          { x: 3, y: 4 },
          { x: 4, y: 5 },
          { x: 5, y: 2 },
        ],
      },
      results: { r: 0.4, strength: 'Medium' },
      cautions: ['may as well be zero'],
      source: 'By hand: 4/√(10 × 10)',
    },
    {
      inputs: {
        points: [
          { x: 1, y: 2 },
          { x: 1, y: 4 },
          { x: 1, y: 6 },
        ],
      },
      noResult: 'no correlation',
      source: 'By definition',
    },
    {
      inputs: {
        points: [
          { x: 1, y: 2.1 },
          { x: 2, y: 3.9 },
          { x: 3, y: 3.2 },
          { x: 4, y: 5.8 },
          { x: 5, y: 5.1 },
          { x: 6, y: 7.7 },
          { x: 7, y: 6.4 },
          { x: 8, y: 9.9 },
          { x: 9, y: 8.3 },
          { x: 10, y: 9.6 },
        ],
        confidence: 99,
      },
      results: {
        r: 0.934135285955,
        p: 7.6005187149e-5,
        t: 7.402611225773,
        rSquared: 0.872608732466,
        lower: 0.614633623775,
        upper: 0.990329319427,
        strength: 'Large',
      },
      source: 'scipy.stats.pearsonr and its confidence_interval(0.99)',
    },
  ],
  references: [
    {
      title: 'Cohen: Statistical Power Analysis for the Behavioral Sciences, 2nd ed., ch. 3',
      isbn: '978-0-8058-0283-2',
    },
  ],
});
