import {
  ceilNear,
  choice,
  defineCalculator,
  floorNear,
  integer,
  isAbove,
  isAtMost,
  noResult,
  normalCdf,
  normalQuantile,
  number,
  percent,
  roundTo,
} from '@reckoner/engine';
import { power, significance, tails } from '../shared/inference.js';
import { tPower } from '../shared/t-power.js';

/** Paired t by the exact power, McNemar's by Connor's normal formula. */
export default defineCalculator({
  title: 'Sample size for paired data',
  description:
    "Number of pairs for a paired t-test, from the difference and its spread, or for McNemar's test, from the shares of pairs that change either way.",
  keywords: [
    'paired t-test sample size',
    'McNemar sample size',
    'before and after study',
    'crossover',
    'discordant pairs',
    'matched pairs',
  ],
  related: ['paired-t-test', 'mcnemar-test', 'sample-size-two-means', 'power-t-test'],
  inputs: {
    data: choice(
      {
        differences: { label: 'Mean; standard deviation of the differences', also: ['differences'] },
        measurements: {
          label: 'Mean; standard deviation of each measurement and correlation',
          also: ['measurements', 'correlation'],
        },
        proportions: { label: 'Yes or no; pairs that change (McNemar)', also: ['mcnemar', 'binary'] },
      },
      { label: 'Data', default: 'differences' },
    ),
    difference: number({
      label: 'Mean difference to detect',
      symbol: '\\Delta',
      above: 0,
      max: 1e9,
      when: { data: ['differences', 'measurements'] },
    }),
    spread: number({
      label: 'Standard deviation of the differences',
      help: 'Of second less first within pairs, not of the measurements themselves.',
      symbol: '\\sigma_d',
      above: 0,
      max: 1e9,
      when: { data: 'differences' },
    }),
    deviation: number({
      label: 'Standard deviation of each measurement',
      symbol: '\\sigma',
      above: 0,
      max: 1e9,
      when: { data: 'measurements' },
    }),
    correlation: number({
      label: 'Correlation of the two measurements of a pair',
      symbol: '\\rho',
      above: -1,
      below: 1,
      when: { data: 'measurements' },
    }),
    onlyFirst: percent({
      label: 'Pairs with yes in the first only',
      help: 'Of all pairs.',
      symbol: 'p_{10}',
      min: 0,
      max: 100,
      usual: [1, 70],
      when: { data: 'proportions' },
    }),
    onlySecond: percent({
      label: 'Pairs with yes in the second only',
      help: 'Of all pairs.',
      symbol: 'p_{01}',
      min: 0,
      max: 100,
      usual: [1, 70],
      when: { data: 'proportions' },
    }),
    significance,
    power,
    tails,
  },
  outputs: {
    pairs: integer({ label: 'Number of pairs', symbol: 'n' }),
    achieved: percent({ label: 'Power with that number', symbol: 'P', places: 2 }),
    normal: number({ label: 'Number by the normal formula, before rounding', symbol: 'n_0', places: 2 }),
    effect: number({
      label: 'Difference in standard deviations of the differences',
      symbol: 'd_z',
      places: 3,
      optional: true,
    }),
    ofDifferences: number({ label: 'Standard deviation of the differences', symbol: 's_d', places: 4, optional: true }),
    discordant: number({ label: 'Pairs expected to change', symbol: 'm', places: 1, optional: true }),
    change: percent({ label: 'Difference of the proportions of yes', symbol: '\\delta', places: 2, optional: true }),
  },
  formula: ({
    data,
    difference,
    spread,
    deviation,
    correlation,
    onlyFirst,
    onlySecond,
    significance,
    power,
    tails,
  }) => {
    const zAlpha = -normalQuantile(significance / tails);
    const zBeta = -normalQuantile(1 - power);
    if (data === 'proportions') {
      const changing = onlyFirst + onlySecond;
      const change = Math.abs(onlyFirst - onlySecond);
      const rest = Math.sqrt(changing - change ** 2);
      const normal = ((zAlpha * Math.sqrt(changing) + zBeta * rest) / change) ** 2;
      if (normal > 1e9) throw noResult('More than a thousand million pairs would be needed.');
      const pairs = ceilNear(normal);
      const beyond = (shift: number) => {
        const lead = shift * Math.sqrt(pairs) - zAlpha * Math.sqrt(changing);
        // Where all pairs change the same way, nothing is left to chance.
        return onlyFirst === 1 || onlySecond === 1 ? 1 : normalCdf(lead / rest);
      };
      return {
        pairs,
        achieved: Math.min(1, tails === 2 ? beyond(change) + beyond(-change) : beyond(change)),
        normal,
        discordant: pairs * changing,
        change,
      };
    }
    const ofDifferences = data === 'differences' ? spread : deviation * Math.sqrt(2 * (1 - correlation));
    const effect = difference / ofDifferences;
    const normal = ((zAlpha + zBeta) / effect) ** 2;
    if (normal > 1e6) throw noResult('More than a million pairs would be needed.');
    const powerOf = (size: number) => tPower(effect * Math.sqrt(size), size - 1, significance, tails);
    // The t-test needs a few more than the normal formula says.
    let pairs = Math.max(2, floorNear(normal));
    let achieved = powerOf(pairs);
    // At a high level of significance the far tail, which the formula leaves out, makes fewer do.
    let tooFew = achieved < power ? pairs - 1 : 1;
    while (pairs - tooFew > 1) {
      const middle = Math.floor((tooFew + pairs) / 2);
      const ofMiddle = powerOf(middle);
      if (ofMiddle < power) tooFew = middle;
      else {
        pairs = middle;
        achieved = ofMiddle;
      }
    }
    for (let step = 0; step < 200 && achieved < power; step++) {
      pairs += 1;
      achieved = powerOf(pairs);
    }
    return { pairs, achieved: Math.min(1, achieved), normal, effect, ofDifferences };
  },
  stepwise: [
    'Paired t: n₀ = ((z_α + z_β) σ_d/Δ)², with σ_d = σ √(2 (1 − ρ)) of two measurements; the least n with the power by the noncentral t distribution is looked for from n₀ on.',
    'McNemar, by Connor: n = (z_α √ψ + z_β √(ψ − δ²))²/δ², with ψ the share of pairs that change and δ the difference of both shares; rounded up.',
  ],
  explanation: ({ data, tails }) =>
    `${
      data === 'proportions'
        ? 'It takes {pairs} {pairs|pair|pairs}, of which {discordant} are expected to change, for McNemar’s chi-square test without correction for continuity'
        : 'It takes {pairs} {pairs|pair|pairs} for the paired t-test to detect a mean difference of {difference} ({effect} standard deviations of the differences)'
    }, ${tails === 2 ? 'two-sided' : 'one-sided'} at {significance}, with a power of {achieved}.`,
  requires: [
    {
      that: ({ onlyFirst, onlySecond }) => isAtMost(onlyFirst + onlySecond, 1),
      field: 'onlyFirst',
      says: 'Both shares are of all pairs: together they cannot be more than 100%.',
    },
    {
      that: ({ onlyFirst, onlySecond }) => onlyFirst !== onlySecond,
      field: 'onlySecond',
      says: 'With equal shares nothing differs between first and second: there is nothing to detect.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ discordant }) => discordant !== undefined && roundTo(discordant, 1) < 25,
      says: 'Fewer than 25 pairs are expected to change: the normal formula is rough, and the exact test needs more pairs than this.',
    },
    {
      level: 'note',
      when: ({ discordant }) => discordant !== undefined && roundTo(discordant, 1) >= 25,
      says: 'The exact test, or a correction for continuity, needs some more pairs; and the share of pairs that change is often guessed too high.',
    },
    {
      level: 'caution',
      // Of independent answers, with shares of yes that differ by as much, no more than this change.
      when: ({ onlyFirst, onlySecond, change }) =>
        change !== undefined && isAbove((onlyFirst ?? 0) + (onlySecond ?? 0), (1 + change ** 2) / 2),
      says: 'More pairs would change than if first and second had nothing to do with each other: check that these are the shares of pairs that change, not the shares of yes in the first and in the second.',
    },
    {
      level: 'caution',
      when: ({ effect }) => effect !== undefined && roundTo(effect, 3) < 0.1,
      says: 'The difference is less than a tenth of the standard deviation of the differences: check that no variance was sent for the standard deviation, and that a difference so small matters.',
    },
    {
      level: 'caution',
      when: ({ effect }) => effect !== undefined && roundTo(effect, 3) > 2,
      says: 'The difference is more than two standard deviations of the differences: check the units of both, and that the standard deviation is no standard error.',
    },
    {
      level: 'caution',
      when: ({ data, correlation }) => data === 'measurements' && correlation !== undefined && correlation <= 0,
      says: 'Measurements of the same subject nearly always correlate positively: with none or a negative correlation pairs gain nothing.',
    },
    {
      level: 'caution',
      when: ({ data, correlation }) => data === 'measurements' && correlation !== undefined && correlation > 0.9,
      says: 'The number of pairs hangs on 1 − ρ: at a correlation this high it halves or doubles by a few hundredths. Take a cautious one.',
    },
    {
      level: 'caution',
      when: ({ data, pairs }) => data !== 'proportions' && pairs < 15,
      says: 'So few pairs rest on differences that are normally distributed and on a standard deviation that is well known.',
    },
    {
      level: 'caution',
      when: ({ tails }) => tails === 1,
      says: 'One-sided: a difference in the other direction, however large, is not detected.',
    },
  ],
  examples: [
    {
      inputs: { difference: 5, spread: 10 },
      results: { pairs: 34, achieved: 80.77775012793, normal: 31.3955189374, effect: 0.5, ofDifferences: 10 },
      source:
        "R: power.t.test(delta = 5, sd = 10, power = 0.8, type = 'paired'): n = 33.37; scipy.stats.nct: 33 have 79.54%",
    },
    {
      inputs: { difference: 5, spread: 10, significance: 1, power: 90 },
      results: { pairs: 63, achieved: 90.0735457659, normal: 59.51754867699 },
      source: 'scipy.stats.nct: 62 pairs have 89.49%',
    },
    {
      inputs: { difference: 5, spread: 10, power: 90, tails: 'one' },
      results: { pairs: 36, achieved: 90.25745508141, normal: 34.25538940267 },
      cautions: ['other direction'],
      source: 'scipy.stats.nct: 35 pairs have 89.50%',
    },
    {
      inputs: { data: 'measurements', difference: 4, deviation: 12, correlation: 0.6 },
      results: { pairs: 59, achieved: 80.37071728718, normal: 56.51193408731, ofDifferences: 10.73312629199899 },
      source: 'By hand: 12 √0.8; scipy.stats.nct: 58 pairs have 79.68%',
    },
    {
      inputs: { data: 'measurements', difference: 4, deviation: 12, correlation: -0.2 },
      results: { pairs: 172, achieved: 80.12319285848, normal: 169.5358022619 },
      cautions: ['gain nothing'],
      source: 'By hand: 12 √2.4; scipy.stats.nct: 171 pairs have 79.89%',
    },
    {
      inputs: { data: 'measurements', difference: 4, deviation: 12, correlation: 0.95 },
      results: { ofDifferences: 3.794733192202, effect: 1.054092553389, pairs: 10 },
      cautions: ['few hundredths', 'So few pairs'],
      source: 'By hand: 12 √0.1; scipy.stats.nct: 9 pairs have 79.05%, 10 have 84.21%',
    },
    {
      inputs: { difference: 30, spread: 10 },
      results: { pairs: 4, achieved: 96.70006399115, effect: 3 },
      cautions: ['more than two standard deviations', 'So few pairs'],
      source: 'scipy.stats.nct: 3 pairs have 74.53%',
    },
    {
      inputs: { data: 'proportions', onlyFirst: 5, onlySecond: 45 },
      results: { pairs: 23, achieved: 81.94070917698, normal: 22.01132442744, discordant: 11.5, change: 40 },
      cautions: ['exact test needs more pairs than this'],
      source: 'Connor (1987) by powerandsamplesize.com, two-sided: 23',
    },
    {
      inputs: { data: 'proportions', onlyFirst: 5, onlySecond: 45, power: 90, tails: 'one' },
      results: { pairs: 23, achieved: 90.23804595146, normal: 22.80907052753 },
      cautions: ['exact test needs more pairs than this', 'other direction'],
      source: 'Connor (1987) by powerandsamplesize.com, one-sided: 23',
    },
    {
      inputs: { data: 'proportions', onlyFirst: 20, onlySecond: 10 },
      results: { pairs: 234, achieved: 80.15372154849, normal: 233.0945382047, discordant: 70.2, change: 10 },
      cautions: ['often guessed too high'],
      source: 'Python: (1.96 √0.3 + 0.8416 √0.29)²/0.01; scipy.stats.norm',
    },
    {
      inputs: { data: 'proportions', onlyFirst: 100, onlySecond: 0 },
      results: { pairs: 4, achieved: 100, normal: 3.841458820694 },
      cautions: ['exact test needs more pairs than this'],
      source: 'By hand: 1.96²; all pairs change the same way',
    },
    {
      inputs: { difference: 2, spread: 10, significance: 50, power: 55 },
      results: { pairs: 7, achieved: 55.4474874837, normal: 16.00604445 },
      cautions: ['So few pairs'],
      source: 'scipy.stats.nct, both tails: 6 pairs have 54.67%',
    },
    {
      inputs: { data: 'proportions', onlyFirst: 40, onlySecond: 60 },
      results: { pairs: 194, normal: 193.8472858831, discordant: 194, change: 20 },
      cautions: ['often guessed too high', 'nothing to do with each other'],
      source: 'Python: (1.96 + 0.8416 √0.96)²/0.04; of independent pairs 52% change',
    },
    {
      inputs: { difference: 5, spread: 100 },
      results: { pairs: 3142, achieved: 80.00667584558, normal: 3139.551893736, effect: 0.05 },
      cautions: ['less than a tenth'],
      source: 'scipy.stats.nct: 3141 pairs have 79.994%',
    },
    { inputs: { difference: 0.001, spread: 10 }, noResult: 'More than a million', source: 'By hand: (2.8 × 10⁴)²' },
    {
      inputs: { data: 'proportions', onlyFirst: 10.00001, onlySecond: 10 },
      noResult: 'thousand million',
      source: 'By hand: (2.8)² × 0.2/10⁻¹⁴',
    },
    {
      inputs: { data: 'proportions', onlyFirst: 60, onlySecond: 45 },
      refused: 'more than 100%',
      source: 'By definition',
    },
    {
      inputs: { data: 'proportions', onlyFirst: 20, onlySecond: 20 },
      refused: 'nothing to detect',
      source: 'By definition',
    },
  ],
  notes: ['Pairs are independent of each other; add those that you expect to lose.'],
  references: [
    {
      title:
        'Connor: Sample size for testing differences in proportions for the paired-sample design, Biometrics 43 (1987) 207',
      doi: '10.2307/2531961',
    },
    {
      title: 'powerandsamplesize.com: Compare paired proportions, McNemar’s z-test',
      url: 'http://powerandsamplesize.com/Calculators/Compare-Paired-Proportions/McNemar-Z-test-1-Sided',
    },
    {
      title: 'Chow, Shao, Wang, Lokhnygina: Sample Size Calculations in Clinical Research, 3rd ed., ch. 3',
      isbn: '978-1-138-74098-3',
    },
  ],
});
