import {
  ceilNear,
  choice,
  defineCalculator,
  integer,
  noResult,
  normalQuantile,
  number,
  percent,
  roundTo,
} from '@reckoner/engine';
import { correlationPower, fisherPower } from '../shared/correlation-power.js';
import { significance, tails } from '../shared/inference.js';

const LARGEST = 1e6;

/** Test of no correlation; exact for bivariate normal pairs, beside Fisher's approximation. */
export default defineCalculator({
  title: 'Power and sample size for correlation',
  description:
    'Number of pairs to detect a correlation, or the power of a number of pairs, exactly and by Fisher’s z approximation.',
  keywords: ['correlation sample size', 'power analysis of r', 'Fisher z', 'bivariate normal model', 'Pearson r power'],
  related: ['pearson-correlation', 'confidence-interval-correlation'],
  inputs: {
    find: choice(
      { size: { label: 'Number of pairs', also: ['sample size', 'n'] }, power: 'Power' },
      { label: 'Find', default: 'size' },
    ),
    correlation: number({
      label: 'Correlation to detect',
      help: 'Its size; the sign does not matter. Not r².',
      symbol: '\\rho',
      min: -0.99,
      max: 0.99,
    }),
    n: integer({ label: 'Number of pairs', symbol: 'n', min: 4, max: LARGEST, when: { find: 'power' } }),
    target: percent({
      label: 'Wanted power',
      symbol: 'P_0',
      min: 50,
      max: 99.99,
      usual: [60, 99],
      default: 80,
      when: { find: 'size' },
    }),
    significance,
    tails,
  },
  outputs: {
    pairs: integer({ label: 'Number of pairs', symbol: 'n_e' }),
    power: percent({ label: 'Power with that number', symbol: 'P', places: 2 }),
    fisherPairs: number({ label: 'Number of pairs by Fisher’s z', symbol: 'n_F', places: 2, optional: true }),
    fisherPower: percent({ label: 'Power by Fisher’s z', symbol: 'P_F', places: 2 }),
    explained: percent({ label: 'Variance in common, ρ²', symbol: '\\rho^2', places: 2 }),
  },
  algorithm: ({ find, correlation, n, target, significance, tails }) => {
    const size = Math.abs(correlation);
    const results = (pairs: number, power: number) => ({
      pairs,
      power,
      fisherPower: fisherPower(size, pairs, significance, tails),
      explained: size ** 2,
    });
    const powerOf = (pairs: number) => correlationPower(size, pairs, significance, tails);
    if (find === 'power') return results(n, powerOf(n));
    const fisherPairs =
      ((normalQuantile(significance / tails) + normalQuantile(1 - target)) / Math.atanh(size)) ** 2 + 3;
    if (fisherPairs > LARGEST) throw noResult('More than a million pairs would be needed.');
    // Fisher's approximation is off by a few pairs, to either side; by nearly all of them where the far tail is enough.
    let enough = Math.max(4, ceilNear(fisherPairs));
    let tooFew = 3;
    while (powerOf(enough) < target) {
      tooFew = enough;
      enough += 1;
    }
    for (let step = 1; tooFew < 4 && enough - step >= 4; step *= 2) {
      if (powerOf(enough - step) < target) tooFew = enough - step;
      else enough -= step;
    }
    while (enough - tooFew > 1) {
      const middle = Math.floor((tooFew + enough) / 2);
      if (powerOf(middle) < target) tooFew = middle;
      else enough = middle;
    }
    return { ...results(enough, powerOf(enough)), fisherPairs };
  },
  stepwise: [
    'By Fisher: n = ((z_α + z_β)/artanh ρ)² + 3, with z_α the normal quantile of α/2 for two tails and of α for one; power Φ(artanh ρ √(n − 3) − z_α), which leaves out the far tail of two.',
    'Exactly: r is significant beyond t/√(t² + n − 2), with t the quantile of Student’s distribution; the power is the chance of that in the distribution of r for a true ρ. The least n with the wanted power is told.',
  ],
  figure: {
    kind: 'curve',
    title: 'Power over number of pairs',
    x: { of: 'pairs' },
    y: { of: 'power' },
    curve: ({ correlation, pairs, power, significance, tails }) => {
      const size = Math.abs(correlation);
      const places = Array.from({ length: 13 }, (_, step) => Math.max(4, Math.round((pairs * (step + 1)) / 6)));
      const powers = places.map((place) => correlationPower(size, place, significance, tails));
      return {
        from: 0,
        to: places.length - 1,
        lines: [
          {
            at: (place) => {
              const first = Math.min(Math.floor(place), places.length - 2);
              const part = place - first;
              return [
                places[first]! + part * (places[first + 1]! - places[first]!),
                powers[first]! + part * (powers[first + 1]! - powers[first]!),
              ];
            },
          },
        ],
        marks: [{ x: pairs, y: power, label: 'n' }],
      };
    },
  },
  explanation: ({ find, tails }) =>
    `${
      find === 'size' ? 'It takes {pairs} pairs to detect' : '{pairs} pairs detect'
    } a correlation of {correlation} by a ${tails === 2 ? 'two-sided' : 'one-sided'} test at {significance} with a power of {power}; by Fisher’s approximation the power is {fisherPower}.`,
  requires: [
    {
      that: ({ find, correlation }) => find === 'power' || correlation !== 0,
      field: 'correlation',
      says: 'No number of pairs detects a correlation of zero: give the least one that matters.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ correlation }) => correlation === 0,
      says: 'Without a correlation this is no power but the chance of a false alarm: the significance level.',
    },
    {
      level: 'caution',
      when: ({ find, pairs }) => find === 'size' && pairs < 20,
      says: 'So few pairs hold only if the correlation is as large as that and both variables are normal: a single outlier decides. The size of the correlation will not be known well either; see its confidence interval.',
    },
    {
      level: 'caution',
      when: ({ tails }) => tails === 1,
      says: 'One-sided: a correlation of the other sign, however strong, is not detected.',
    },
    {
      level: 'caution',
      when: ({ correlation }) => Math.abs(correlation) > 0.8,
      says: 'A true correlation beyond 0.8 is rare but between measurements of the same thing: is it one from a small study, where found correlations are too large?',
    },
    {
      level: 'note',
      when: ({ correlation }) => correlation !== 0 && roundTo(Math.abs(correlation), 4) < 0.1,
      says: 'A correlation below 0.1 has less than 1% of variance in common: does one so small matter?',
    },
    {
      level: 'caution',
      when: ({ find, power, correlation }) => find === 'power' && correlation !== 0 && roundTo(100 * power, 2) < 80,
      says: 'The power is below the customary 80%: such a study misses the correlation often, and where it finds one, finds it too large.',
    },
  ],
  examples: [
    {
      inputs: { correlation: 0.3 },
      results: {
        pairs: 84,
        power: 80.03389534269,
        fisherPairs: 84.92781111578,
        fisherPower: 79.55163868705,
        explained: 9,
      },
      source: 'mpmath: density of r by Hotelling, integrated; 83 pairs have 79.55%. By Fisher’s z, 85',
    },
    {
      inputs: { correlation: 0.3, significance: 50, target: 50 },
      results: { pairs: 4, power: 55.0885637639671, fisherPairs: 7.74869619672, fisherPower: 35.75668456994 },
      cautions: ['a single outlier decides'],
      source:
        'mpmath: density of r by Hotelling, integrated; at such a level both tails make fewer do than by Fisher’s z',
    },
    {
      inputs: { correlation: -0.4 },
      results: { pairs: 46, power: 80.22510015844, fisherPairs: 46.73160799447 },
      source: 'CUHK sample size page, Lachin (1981): 47 by Fisher’s z; mpmath: 45 have 79.32%, 46 have 80.23%',
    },
    {
      inputs: { correlation: 0.3, significance: 1, target: 90, tails: 'one' },
      results: { pairs: 139, power: 90.21521760365, fisherPairs: 138.8728001783 },
      cautions: ['other sign'],
      source: 'mpmath: density of r by Hotelling, integrated; 138 have 89.98%',
    },
    {
      inputs: { correlation: 0.95 },
      results: { pairs: 5, power: 85.80639665352, fisherPairs: 5.339163929762 },
      cautions: ['So few pairs', 'beyond 0.8'],
      source: 'mpmath: density of r by Hotelling, integrated; 4 have 63.80%',
    },
    {
      inputs: { correlation: 0.8, target: 75 },
      results: { pairs: 8, power: 75.46677205004771 },
      cautions: ['So few pairs'],
      source: 'mpmath: density of r by Hotelling, integrated',
    },
    {
      inputs: { find: 'power', correlation: 0.3, n: 50 },
      results: { pairs: 50, power: 57.21868172124, fisherPower: 56.4345306712 },
      cautions: ['customary 80%'],
      source: 'mpmath: density of r by Hotelling, integrated',
    },
    {
      inputs: { find: 'power', correlation: 0.2, n: 30, significance: 10, tails: 'one' },
      results: { power: 41.84705870677, fisherPower: 40.97755768102 },
      cautions: ['customary 80%', 'other sign'],
      source: 'mpmath: density of r by Hotelling, integrated',
    },
    {
      inputs: { find: 'power', correlation: 0.01, n: 100 },
      results: { power: 5.111289719142 },
      cautions: ['less than 1%', 'customary 80%'],
      source: 'mpmath: density of r by Hotelling, integrated',
    },
    {
      inputs: { find: 'power', correlation: 0, n: 40 },
      results: { power: 5, explained: 0 },
      cautions: ['false alarm'],
      source: 'By definition: without a correlation the level itself',
    },
    {
      inputs: { find: 'power', correlation: 0.5, n: 1000 },
      results: { power: 100 },
      source: 'By Fisher: 17 standard errors from zero; what is missing is below 10⁻¹⁹',
    },
    {
      inputs: { correlation: 0.001 },
      noResult: 'More than a million',
      source: 'By Fisher: (2.8/0.001)² is 7.8 million',
    },
    { inputs: { correlation: 0 }, refused: 'correlation of zero', source: 'By definition' },
  ],
  notes: [
    'For the test that the true Pearson correlation is zero, of independent pairs from a bivariate normal distribution.',
  ],
  references: [
    {
      title: 'Hotelling: New light on the correlation coefficient and its transforms, J. R. Stat. Soc. B 15 (1953) 193',
      doi: '10.1111/j.2517-6161.1953.tb00135.x',
    },
    {
      title:
        'Lachin: Introduction to sample size determination and power analysis for clinical trials, Controlled Clinical Trials 2 (1981) 93',
      doi: '10.1016/0197-2456(81)90001-5',
    },
    {
      title: 'G*Power: Correlation, bivariate normal model',
      url: 'http://www.psycho.uni-duesseldorf.de/abteilungen/aap/gpower3/user-guide-by-distribution/exact/correlation_bivariate_normal_model',
    },
  ],
});
