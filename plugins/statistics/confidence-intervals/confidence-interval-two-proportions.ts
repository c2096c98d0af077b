import {
  choice,
  defineCalculator,
  findRoot,
  integer,
  isAtLeast,
  isAtMost,
  isBelow,
  normalQuantile,
  percent,
  roundTo,
} from '@reckoner/engine';
import { confidence } from '../shared/inference.js';
import { intervalShapes } from '../shared/interval-drawing.js';
import { restrictedVariance } from '../shared/restricted-proportions.js';

const count = { min: 0, max: 1e7 } as const;
const size = { min: 1, max: 1e7 } as const;

/** How near to the difference itself, as a part of the way to ±1, its limits are looked for. */
const NEAR = 1e-9;

/** Of two independent samples, first less second. */
export default defineCalculator({
  title: 'Confidence interval for a difference of proportions',
  description:
    'Confidence interval of the difference between two proportions by Newcombe, Miettinen-Nurminen, Agresti-Caffo or Wald.',
  keywords: [
    'difference of two proportions',
    'newcombe hybrid score',
    'miettinen nurminen',
    'agresti caffo',
    'risk difference interval',
  ],
  related: ['two-proportion-z-test', 'relative-risk', 'confidence-interval-proportion'],
  inputs: {
    x1: integer({ label: 'Successes in sample 1', symbol: 'x_1', ...count }),
    n1: integer({ label: 'Size of sample 1', symbol: 'n_1', ...size }),
    x2: integer({ label: 'Successes in sample 2', symbol: 'x_2', ...count }),
    n2: integer({ label: 'Size of sample 2', symbol: 'n_2', ...size }),
    method: choice(
      {
        newcombe: { label: 'Newcombe (Wilson score)', also: ['Newcombe', 'hybrid score'] },
        'miettinen-nurminen': { label: 'Miettinen-Nurminen', also: ['MN'] },
        'agresti-caffo': { label: 'Agresti-Caffo (plus four)', also: ['Agresti-Caffo', 'plus four'] },
        wald: { label: 'Wald (normal)', also: ['Wald', 'normal'] },
      },
      { label: 'Method', default: 'newcombe' },
    ),
    confidence,
  },
  outputs: {
    difference: percent({ label: 'Difference, first less second', symbol: 'd', places: 3 }),
    lower: percent({ label: 'Lower limit of the difference', symbol: 'L', places: 3 }),
    upper: percent({ label: 'Upper limit of the difference', symbol: 'U', places: 3 }),
    p1: percent({ label: 'Proportion in sample 1', symbol: '\\hat p_1', places: 3 }),
    p2: percent({ label: 'Proportion in sample 2', symbol: '\\hat p_2', places: 3 }),
  },
  formula: ({ x1, n1, x2, n2, method, confidence }) => {
    const z = -normalQuantile((1 - confidence) / 2);
    const p1 = x1 / n1;
    const p2 = x2 / n2;
    const difference = p1 - p2;
    const found = { difference, p1, p2 };
    if (method === 'miettinen-nurminen') {
      const excess = (delta: number) => (difference - delta) ** 2 - z ** 2 * restrictedVariance(x1, n1, x2, n2, delta);
      // From the far end to just beside the difference, where the excess may be zero, too.
      const limit = (end: number) => findRoot(excess, end, difference + (end - difference) * NEAR);
      return {
        ...found,
        lower: x1 === 0 && x2 === n2 ? -1 : limit(-1),
        upper: x1 === n1 && x2 === 0 ? 1 : limit(1),
      };
    }
    if (method === 'newcombe') {
      const center = (x: number, n: number) => (x + z ** 2 / 2) / (n + z ** 2);
      const half = (x: number, n: number) => (z / (n + z ** 2)) * Math.sqrt((x * (n - x)) / n + z ** 2 / 4);
      const below1 = p1 - (center(x1, n1) - half(x1, n1));
      const above1 = center(x1, n1) + half(x1, n1) - p1;
      const below2 = p2 - (center(x2, n2) - half(x2, n2));
      const above2 = center(x2, n2) + half(x2, n2) - p2;
      return {
        ...found,
        lower: Math.max(-1, difference - Math.hypot(below1, above2)),
        upper: Math.min(1, difference + Math.hypot(above1, below2)),
      };
    }
    const added = method === 'agresti-caffo' ? 1 : 0;
    const q1 = (x1 + added) / (n1 + 2 * added);
    const q2 = (x2 + added) / (n2 + 2 * added);
    const margin = z * Math.sqrt((q1 * (1 - q1)) / (n1 + 2 * added) + (q2 * (1 - q2)) / (n2 + 2 * added));
    return { ...found, lower: Math.max(-1, q1 - q2 - margin), upper: Math.min(1, q1 - q2 + margin) };
  },
  stepwise: [
    'Newcombe: d - √((p̂₁ - l₁)² + (u₂ - p̂₂)²) and d + √((u₁ - p̂₁)² + (p̂₂ - l₂)²), where l and u are the Wilson limits of each proportion.',
    'Miettinen-Nurminen: the two δ with (d - δ)² = z² V(δ), where V(δ) = N/(N - 1) × (p̃₁(1 - p̃₁)/n₁ + p̃₂(1 - p̃₂)/n₂) is of the likeliest proportions that differ by δ.',
    'Wald: d ± z √(p̂₁(1 - p̂₁)/n₁ + p̂₂(1 - p̂₂)/n₂); Agresti-Caffo: the same after adding a success and a failure to each sample.',
  ],
  figure: {
    kind: 'drawing',
    title: 'Interval of the difference',
    draw: ({ lower, upper, difference }) =>
      intervalShapes({
        lower,
        upper,
        middle: difference,
        of: { lower: 'lower', upper: 'upper', middle: 'difference' },
      }),
  },
  explanation:
    '{x1} of {n1} {x1|is|are} {p1}, {x2} of {n2} {x2|is|are} {p2}. Their difference, first less second, is {difference} with a {confidence} confidence interval from {lower} to {upper}, in percentage points.',
  requires: [
    {
      that: ({ x1, n1 }) => x1 <= n1,
      field: 'x1',
      says: 'There cannot be more successes than sample 1 has members: {x1} of {n1}.',
    },
    {
      that: ({ x2, n2 }) => x2 <= n2,
      field: 'x2',
      says: 'There cannot be more successes than sample 2 has members: {x2} of {n2}.',
    },
    {
      that: ({ method, x1, n1, x2, n2 }) => method !== 'wald' || (x1 > 0 && x1 < n1) || (x2 > 0 && x2 < n2),
      field: 'method',
      says: 'Each sample has all successes or none, which leaves the Wald interval no width: take Newcombe or Miettinen-Nurminen.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ method, x1, n1, x2, n2 }) => method === 'wald' && Math.min(x1, n1 - x1, x2, n2 - x2) < 10,
      says: 'With so few of a kind the Wald interval holds the true difference less often than it says: take Newcombe or Miettinen-Nurminen.',
    },
    {
      level: 'caution',
      when: ({ method, difference, lower, upper }) =>
        method === 'agresti-caffo' && (difference < lower || difference > upper),
      says: 'The difference of the samples lies outside these limits: Agresti-Caffo draws it too far toward zero here. Take Newcombe or Miettinen-Nurminen.',
    },
    {
      level: 'note',
      when: ({ method, lower, upper }) =>
        (method === 'wald' || method === 'agresti-caffo') && (isAtLeast(upper, 1) || isAtMost(lower, -1)),
      says: 'A limit would lie beyond 100% or -100%, and is cut there.',
    },
    {
      level: 'note',
      when: ({ lower, upper }) => lower < 0 && upper > 0,
      says: 'Zero lies between the limits: either proportion may be the larger, or they may be equal.',
    },
    {
      level: 'note',
      when: ({ lower, upper, difference }) =>
        roundTo(100 * Math.abs(difference), 3) > 1 && isBelow(upper - lower, 1e-5),
      says: 'The limits are less than 0.001 percentage points apart, so that they may read alike.',
    },
    {
      level: 'note',
      when: ({ x1, n1, x2, n2 }) =>
        (x1 < n1 && isBelow((n1 - x1) / n1, 5e-6)) || (x2 < n2 && isBelow((n2 - x2) / n2, 5e-6)),
      says: 'A proportion that reads as 100.000% is rounded here: not all are successes.',
    },
  ],
  examples: [
    {
      inputs: { x1: 7, n1: 34, x2: 1, n2: 34 },
      results: {
        difference: 17.647058823529,
        lower: 1.892144388577,
        upper: 34.03686870327,
        p1: 20.588235294118,
        p2: 2.941176470588,
      },
      source:
        'R package contingencytables, Perondi 2004: 0.0189 to 0.3404; further digits by Python from the Wilson limits',
    },
    {
      inputs: { x1: 10000000, n1: 10000000, x2: 0, n2: 10000000 },
      results: { difference: 100, lower: 99.999945673589, upper: 100 },
      cautions: ['read alike'],
      source: 'By hand: 1 - √2 c/(10^7 + c), c = 1.959964²',
    },
    {
      inputs: { x1: 5, n1: 56, x2: 0, n2: 29, method: 'miettinen-nurminen' },
      results: { lower: -3.259656174351, upper: 19.333097669088 },
      cautions: ['Zero lies between'],
      source:
        'Newcombe 1998, example (d), in tests of the R package ratesci: -0.0326 to 0.1933; further digits by Python, bisecting the likelihood’s slope',
    },
    {
      inputs: { x1: 0, n1: 16, x2: 15, n2: 72, method: 'miettinen-nurminen' },
      results: { difference: -20.833333333333, lower: -31.637015888002, upper: -0.557414294077 },
      source: 'R package contingencytables, Ritland 2007: -0.3164 to -0.0056; further digits by Python, as above',
    },
    {
      inputs: { x1: 10, n1: 10, x2: 0, n2: 20, method: 'miettinen-nurminen' },
      results: { difference: 100, lower: 71.56186604656, upper: 100 },
      source: 'Python, as above',
    },
    {
      inputs: { x1: 0, n1: 10, x2: 10, n2: 10, method: 'miettinen-nurminen' },
      results: { difference: -100, lower: -100, upper: -66.36415518948 },
      source: 'Python, as above',
    },
    {
      inputs: { x1: 0, n1: 10, x2: 0, n2: 10, method: 'miettinen-nurminen' },
      results: { difference: 0, lower: -28.7933941282, upper: 28.7933941282 },
      cautions: ['Zero lies between'],
      source: 'By hand: c/(10 + c), c = 1.959964² × 20/19',
    },
    {
      inputs: { x1: 10000000, n1: 10000000, x2: 5, n2: 5, method: 'miettinen-nurminen', confidence: 50 },
      results: { difference: 0, lower: '-0.0000045493645' },
      cautions: ['Zero lies between'],
      source: 'By hand: -c/(1 + c), c = 0.67448975²/10^7 × 10000005/10000004, as both are nearest to 1',
    },
    {
      inputs: { x1: 10000000, n1: 10000000, x2: 8999999, n2: 9000000, method: 'miettinen-nurminen', confidence: 50 },
      results: { lower: '0.0000057294987', upper: '0.000021547572' },
      cautions: ['not all are successes'],
      source: 'Python with mpmath, bisecting the likelihood’s slope to 33 digits',
    },
    {
      inputs: { x1: 7, n1: 34, x2: 1, n2: 34, method: 'agresti-caffo' },
      results: { lower: 1.161167014261, upper: 32.172166319072 },
      source: 'R package contingencytables, Perondi 2004: 0.0116 to 0.3217; further digits by Python',
    },
    {
      inputs: { x1: 10, n1: 10, x2: 0, n2: 20, method: 'agresti-caffo' },
      results: { lower: 69.224323788319, upper: 100 },
      cautions: ['is cut there'],
      source: 'Python; the limit 105.02% is cut at 100%',
    },
    {
      inputs: { x1: 0, n1: 20, x2: 10, n2: 10, method: 'agresti-caffo' },
      results: { lower: -100, upper: -69.224323788319 },
      cautions: ['is cut there'],
      source: 'The same with samples exchanged',
    },
    {
      inputs: { x1: 1, n1: 1, x2: 0, n2: 1, method: 'agresti-caffo', confidence: 50 },
      results: { difference: 100, lower: 7.37221074, upper: 59.29445592 },
      cautions: ['lies outside'],
      source: 'By hand: 1/3 ± 0.67448975 √(2 × 2/27)',
    },
    {
      inputs: { x1: 7, n1: 34, x2: 1, n2: 34, method: 'wald' },
      results: { lower: 2.9169416111, upper: 32.377176035973 },
      cautions: ['less often than it says'],
      source: 'R package contingencytables, Perondi 2004: 0.0292 to 0.3238; further digits by Python',
    },
    {
      inputs: { x1: 45, n1: 200, x2: 30, n2: 210, method: 'wald', confidence: 90 },
      results: { lower: 1.940154653244, upper: 14.488416775327 },
      source: 'Python: d ± 1.644854 √(0.225 × 0.775/200 + (1/7)(6/7)/210)',
    },
    { inputs: { x1: 0, n1: 10, x2: 12, n2: 12, method: 'wald' }, refused: 'no width', source: 'By definition' },
    { inputs: { x1: 11, n1: 10, x2: 1, n2: 12 }, refused: 'than sample 1', source: 'By definition' },
    { inputs: { x1: 1, n1: 10, x2: 13, n2: 12 }, refused: 'than sample 2', source: 'By definition' },
  ],
  notes: ['Holds for independent samples, not for pairs of answers by the same persons.'],
  references: [
    {
      title:
        'Newcombe: Interval estimation for the difference between independent proportions, Statistics in Medicine 17 (1998)',
      doi: '10.1002/(SICI)1097-0258(19980430)17:8<873::AID-SIM779>3.0.CO;2-I',
    },
    {
      title: 'Miettinen, Nurminen: Comparative analysis of two rates, Statistics in Medicine 4 (1985)',
      doi: '10.1002/sim.4780040211',
    },
    {
      title:
        'Agresti, Caffo: Simple and Effective Confidence Intervals for Proportions and Differences of Proportions, The American Statistician 54 (2000)',
    },
  ],
});
