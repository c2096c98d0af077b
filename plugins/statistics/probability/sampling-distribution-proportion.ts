import {
  binomialCdf,
  binomialSurvival,
  ceilNear,
  defineCalculator,
  floorNear,
  hypergeometricCdf,
  hypergeometricSurvival,
  integer,
  isAbove,
  isAtMost,
  isBelow,
  normalCdf,
  normalPdf,
  normalSurvival,
  percent,
  roundNear,
} from '@reckoner/engine';

/** The normal approximation of textbooks beside the binomial or hypergeometric distribution that it stands for. */
export default defineCalculator({
  title: 'Sampling distribution of a proportion',
  description:
    'Standard error of a sample proportion, and the probability that it lies above, below or between limits: by the normal approximation and exactly.',
  keywords: [
    'p-hat',
    'sample proportion probability',
    'standard error of a proportion',
    'central limit theorem for proportions',
    'finite population correction',
  ],
  related: ['central-limit-sampling-distribution', 'confidence-interval-proportion', 'binomial-distribution'],
  inputs: {
    p: percent({ label: 'Population proportion', symbol: 'p', min: 0.0001, max: 99.9999, usual: [1, 99.99] }),
    n: integer({ label: 'Sample size', symbol: 'n', min: 1, max: 1e7 }),
    lower: percent({
      label: 'Lower limit of the sample proportion',
      help: 'Leave out for none.',
      symbol: 'a',
      min: 0,
      max: 100,
      usual: [1, 100],
      optional: true,
    }),
    upper: percent({
      label: 'Upper limit of the sample proportion',
      help: 'Leave out for none.',
      symbol: 'b',
      min: 0,
      max: 100,
      usual: [1, 100],
      optional: true,
    }),
    population: integer({
      label: 'Population size',
      help: 'For samples without replacement that are more than about 5% of it; leave out for large populations.',
      symbol: 'N',
      min: 2,
      max: 1e12,
      optional: true,
    }),
  },
  outputs: {
    probability: percent({ label: 'Probability, normal approximation', symbol: 'P', places: 4, optional: true }),
    exact: percent({
      label: 'Probability, exact (limits included)',
      symbol: 'P_{\\mathrm{exact}}',
      places: 4,
      optional: true,
    }),
    standardError: percent({ label: 'Standard error', symbol: '\\sigma_{\\hat p}', places: 4, digits: 4 }),
  },
  formula: ({ p, n, lower, upper, population }) => {
    const correction = population === undefined ? 1 : (population - n) / (population - 1);
    const standardError = Math.sqrt(((p * (1 - p)) / n) * correction);
    if (lower === undefined && upper === undefined) return { standardError };
    const probability = normalBetween(p, standardError, lower, upper);
    const isWhole = population === undefined || ceilNear(population * p) === floorNear(population * p);
    return {
      probability,
      exact: isWhole ? exactBetween(n, p, population, lower, upper) : undefined,
      standardError,
    };
  },
  stepwise: [
    'The normal approximation is the area under the normal curve with the mean p and this standard error, between the limits.',
    'The exact probability adds the binomial probabilities, or of a finite population the hypergeometric ones, of all counts x for which x/n lies between the limits, or on one of them.',
  ],
  shown: ({ p, n, population }) => ({
    probability: undefined,
    exact: undefined,
    standardError: Math.sqrt(
      ((p * (1 - p)) / n) * (population === undefined ? 1 : (population - n) / (population - 1)),
    ),
  }),
  figure: {
    kind: 'curve',
    title: 'Density of the sample proportion, normal approximation',
    x: { of: 'p', label: 'Sample proportion' },
    y: { label: 'Density per percentage point' },
    curve: ({ p, standardError, lower, upper }) => {
      const [from, to] = [Math.max(0, p - 4 * standardError), Math.min(1, p + 4 * standardError)];
      const density = (x: number) => normalPdf(x, p, standardError) / 100;
      const limits = [lower, upper].flatMap((one) => (one === undefined || one < from || one > to ? [] : [one]));
      const shaded = { from: Math.max(from, lower ?? from), to: Math.min(to, upper ?? to) };
      return {
        from,
        to,
        lines: [{ y: density }],
        marks: limits.map((x) => ({ x, y: density(x), label: 'Limit' })),
        shade: (lower === undefined && upper === undefined) || shaded.from >= shaded.to ? [] : [shaded],
      };
    },
  },
  explanation: ({ lower, upper }) => {
    const start = 'The sample proportion varies about {p} with a standard error of {standardError}';
    if (lower === undefined && upper === undefined) return `${start}.`;
    const where =
      lower !== undefined && upper !== undefined
        ? 'between {lower} and {upper}'
        : lower !== undefined
          ? 'at {lower} or more'
          : 'at {upper} or less';
    return `${start}; by the normal approximation it lies ${where} with probability {probability}{exact?; the exact probability is {exact}|}.`;
  },
  requires: [
    {
      that: ({ lower, upper }) => upper > lower,
      field: 'upper',
      says: 'The upper limit, {upper}, must be above the lower one, {lower}: for a single value take the binomial distribution.',
    },
    {
      that: ({ n, population }) => population > n,
      field: 'population',
      says: 'The population, {population}, must be larger than the sample, {n}: of a whole population the proportion is known.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ n, p, population, probability, exact }) =>
        probability !== undefined && exact !== undefined && isRough(n, p, population),
      says: 'Fewer than 10 with or without the property are expected in the sample, or outside of it: the normal approximation is rough. Take the exact probability.',
    },
    {
      level: 'caution',
      when: ({ n, p, population, probability, exact }) =>
        probability !== undefined && exact === undefined && isRough(n, p, population),
      says: 'Fewer than 10 with or without the property are expected in the sample, or outside of it: the normal approximation is rough.',
    },
    {
      level: 'caution',
      when: ({ probability, exact }) => probability !== undefined && exact === undefined,
      says: '{p} of a population of {population} is no whole number, so that there is no exact probability. The normal approximation has no correction for the steps in which a sample proportion moves: it can be some percentage points off.',
    },
    {
      level: 'caution',
      when: ({ n, p, population, probability, exact }) =>
        exact !== undefined && !isRough(n, p, population) && isAbove(Math.abs((probability ?? exact) - exact), 0.01),
      says: 'The normal approximation is more than one percentage point off, as a sample proportion moves in steps: take the exact probability.',
    },
    {
      level: 'caution',
      when: ({ n, p, population, probability, exact }) =>
        probability !== undefined &&
        exact !== undefined &&
        exact > 0 &&
        !isRough(n, p, population) &&
        isAtMost(Math.abs(probability - exact), 0.01) &&
        (isAbove(probability, 1.5 * exact) || isAbove(exact, 1.5 * probability)),
      says: 'For so small a probability the normal approximation is off by a factor of more than 1.5: take the exact probability.',
    },
    {
      level: 'caution',
      when: ({ n, p, population, lower, upper, exact }) =>
        exact !== undefined && !canLieBetween(n, p, population, lower, upper),
      says: 'No sample of {n} can have a proportion within these limits: the probability is 0, whatever the normal approximation gives.',
    },
    {
      level: 'note',
      when: ({ probability }) => probability !== undefined && probability <= 0,
      says: 'The limits lie so far from the population proportion that the normal approximation is too small to be written.',
    },
    {
      level: 'note',
      when: ({ n, p, population, lower, upper, exact }) =>
        exact !== undefined && exact <= 0 && canLieBetween(n, p, population, lower, upper),
      says: 'The exact probability is too small to be written, but not 0.',
    },
  ],
  examples: [
    {
      inputs: { p: 40, n: 100, lower: 45 },
      results: { probability: 15.37170829637, exact: 17.89016327231, standardError: 4.898979485566 },
      cautions: ['moves in steps'],
      source:
        'senseofstudy.com, Sampling Distribution, example 4: N(0.40, 0.049), P(p̂ > 0.45) ≈ 0.154; mpmath; Python, exact fractions',
    },
    {
      inputs: { p: 40, n: 100, lower: 35, upper: 45 },
      results: { probability: 69.25658340726, exact: 73.85730184692 },
      cautions: ['moves in steps'],
      source: 'mpmath: ncdf(0.05/0.04899) - ncdf(-0.05/0.04899); Python, exact fractions',
    },
    {
      inputs: { p: 10, n: 20, upper: 5 },
      results: { probability: 22.8028270125, exact: 39.17469981251677, standardError: 6.708203932499 },
      cautions: ['Take the exact'],
      source: 'mpmath: ncdf(-0.05/0.0670820); Python, exact fractions: 0.9^20 + 20 × 0.1 × 0.9^19',
    },
    {
      inputs: { p: 50, n: 400, lower: 60, upper: 65 },
      results: { probability: 0.003167025524547, exact: 0.003713229806173684, standardError: 2.5 },
      source: 'mpmath: ncdf(-4) - ncdf(-6); Python, exact fractions',
    },
    {
      inputs: { p: 50, n: 10, lower: 41, upper: 49 },
      results: { probability: 19.01786608387, exact: 0 },
      cautions: ['Take the exact', 'No sample of'],
      source: 'mpmath; by hand: tenths between 41% and 49% there are none',
    },
    {
      inputs: { p: 46, n: 100, upper: 40, population: 600 },
      results: { probability: 9.380849052427, exact: 11.31212149733, standardError: 4.553521450042 },
      cautions: ['moves in steps'],
      source: 'mpmath: √(0.46 × 0.54/100 × 500/599), ncdf(-0.06/0.045535); Python, exact fractions: hypergeometric',
    },
    {
      inputs: { p: 46, n: 100, lower: 40, upper: 50, population: 600 },
      results: { probability: 71.63392919471, exact: 76.25635926014 },
      cautions: ['moves in steps'],
      source: 'mpmath: ncdf(0.04/0.045535) - ncdf(-0.06/0.045535); Python, exact fractions: hypergeometric',
    },
    {
      inputs: { p: 5, n: 100, lower: 10, population: 1000 },
      results: { standardError: 2.068641892469, exact: 2.14403293814 },
      cautions: ['Take the exact'],
      source: 'Python: sqrt(0.05 * 0.95/100 * 900/999)',
    },
    {
      inputs: { p: 10, n: 100, upper: 0 },
      results: { probability: 0.04290603332, exact: 2.6561398888e-3 },
      cautions: ['a factor of more than 1.5'],
      source: 'mpmath: ncdf(-0.1/0.03); Python, exact fractions: 0.9^100',
    },
    {
      inputs: { p: 50, n: 10000, lower: 99 },
      results: { probability: 0, exact: 0 },
      cautions: ['approximation is too small to be written', 'exact probability is too small'],
      source: 'mpmath: ncdf(-98) is about 10^-2088; the binomial tail is about 10^-2768',
    },
    {
      inputs: { p: 40, n: 100 },
      results: { standardError: 4.898979485566 },
      source: 'By hand: √(0.24/100)',
    },
    {
      inputs: { p: 40, n: 100, lower: 45, population: 1000 },
      results: { probability: 14.11223086259, exact: 16.63691852654 },
      cautions: ['moves in steps'],
      source: 'Python: scipy.stats.hypergeom(1000, 400, 100).sf(44), exact fractions',
    },
    {
      inputs: { p: 40, n: 100, lower: 40.5, upper: 40.6 },
      results: { probability: 0.80920776253, exact: 0 },
      cautions: ['No sample of'],
      source: 'By hand: hundredths between 40.5% and 40.6% there are none',
    },
    {
      inputs: { p: 33, n: 100, lower: 33.5, population: 150 },
      results: { probability: 42.717837486975 },
      cautions: ['no whole number'],
      source: 'By hand: 49.5 of 150; mpmath: ncdf(-0.005/0.0272387)',
    },
    {
      inputs: { p: 33, n: 20, lower: 40, population: 50 },
      results: { standardError: 8.22700878019391 },
      cautions: ['is rough', 'no whole number'],
      source: 'Python: sqrt(0.33 * 0.67/20 * 30/49); by hand: 16.5 of 50',
    },
    {
      inputs: { p: 10, n: 20, lower: 20, population: 30 },
      results: { exact: 0 },
      cautions: ['rough', 'No sample of'],
      source: 'By hand: of 3 marked ones no 4 can be drawn',
    },
    { inputs: { p: 40, n: 100, lower: 45, upper: 35 }, refused: 'must be above', source: 'By definition' },
    { inputs: { p: 40, n: 100, lower: 45, population: 100 }, refused: 'must be larger', source: 'By definition' },
  ],
  notes: [
    'Holds for random samples, the values independent of each other. The normal approximation has no correction for continuity.',
    'For a sample without replacement of more than about 5% of the population give the population size.',
  ],
  references: [
    {
      title:
        'OpenStax: Introductory Business Statistics, §7.3 The Central Limit Theorem for Proportions, §7.4 Finite Population Correction Factor',
      url: 'https://openstax.org/books/introductory-business-statistics/pages/7-4-finite-population-correction-factor',
    },
    {
      title: 'Sampling Distribution, worked example 4',
      url: 'https://senseofstudy.com/math/concept/sampling-distribution/examples/Q-m-sampling-distribution-P02',
    },
  ],
});

/** On the side of the mean where the difference of two tails does not cancel. */
function normalBetween(p: number, standardError: number, lower: number | undefined, upper: number | undefined) {
  if (lower === undefined) return normalCdf(upper ?? 1, p, standardError);
  if (upper === undefined) return normalSurvival(lower, p, standardError);
  return lower > p
    ? normalSurvival(lower, p, standardError) - normalSurvival(upper, p, standardError)
    : normalCdf(upper, p, standardError) - normalCdf(lower, p, standardError);
}

/** Of the counts whose share lies between the limits, or on one. */
function exactBetween(n: number, p: number, population: number | undefined, lower?: number, upper?: number) {
  const [least, most] = countsBetween(n, lower, upper);
  if (least > most) return 0;
  if (population === undefined) {
    if (least === 0) return binomialCdf(most, n, p);
    return least > n * p
      ? binomialSurvival(least - 1, n, p) - binomialSurvival(most, n, p)
      : binomialCdf(most, n, p) - binomialCdf(least - 1, n, p);
  }
  const marked = roundNear(population * p);
  if (least === 0) return hypergeometricCdf(most, population, marked, n);
  return least > n * p
    ? hypergeometricSurvival(least - 1, population, marked, n) - hypergeometricSurvival(most, population, marked, n)
    : hypergeometricCdf(most, population, marked, n) - hypergeometricCdf(least - 1, population, marked, n);
}

function countsBetween(n: number, lower = 0, upper = 1): readonly [least: number, most: number] {
  return [ceilNear(n * lower), floorNear(n * upper)];
}

/** Whether a count that a sample can have lies between the limits. */
function canLieBetween(n: number, p: number, population: number | undefined, lower?: number, upper?: number) {
  const [least, most] = countsBetween(n, lower, upper);
  if (population === undefined) return least <= most;
  const marked = roundNear(population * p);
  return Math.max(least, n - (population - marked)) <= Math.min(most, marked);
}

/** Fewer than 10 expected with or without the property, in the sample or, of a finite population, outside of it. */
function isRough(n: number, p: number, population: number | undefined) {
  const smaller = population === undefined ? n : Math.min(n, population - n);
  return isBelow(smaller * p, 10) || isBelow(smaller * (1 - p), 10);
}
