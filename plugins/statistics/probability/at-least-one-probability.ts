import {
  ceilNear,
  choice,
  defineCalculator,
  integer,
  noResult,
  number,
  percent,
  sumOfProducts,
} from '@reckoner/engine';

/** Independent trials of one probability: the complement of none at all, solved for any of its three numbers. */
export default defineCalculator({
  title: 'Probability of at least one',
  description:
    'Probability that an event occurs at least once in independent trials, and the trials, or the probability in each, that a wanted probability takes.',
  keywords: [
    'at least once',
    'complement rule',
    'one or more successes',
    'how many trials',
    'number of attempts',
    'de Méré',
  ],
  related: ['binomial-distribution', 'geometric-distribution'],
  inputs: {
    find: choice(
      {
        chance: 'Probability of at least one',
        trials: { label: 'Trials for a wanted probability', also: ['n', 'number of trials'] },
        single: { label: 'Probability in each trial', also: ['p'] },
      },
      { label: 'Find', default: 'chance' },
    ),
    p: percent({
      label: 'Probability in each trial',
      symbol: 'p',
      min: 0,
      max: 100,
      usual: [0.5, 100],
      when: { find: ['chance', 'trials'] },
    }),
    n: integer({ label: 'Trials', symbol: 'n', min: 1, max: 1e12, when: { find: ['chance', 'single'] } }),
    target: percent({
      label: 'Wanted probability of at least one',
      symbol: 'q',
      above: 0,
      below: 100,
      usual: [1, 99.9999],
      when: { find: ['trials', 'single'] },
    }),
  },
  outputs: {
    chance: percent({ label: 'Probability of at least one', symbol: 'P', places: 4 }),
    none: percent({ label: 'Probability of none', symbol: 'P_0', places: 4 }),
    needed: integer({ label: 'Trials needed', symbol: 'N', optional: true }),
    each: percent({ label: 'Probability needed in each trial', symbol: 'p_1', places: 4, digits: 4, optional: true }),
    expected: number({ label: 'Expected number of occurrences', symbol: '\\mu', places: 3 }),
  },
  formula: ({ find, p, n, target }) => {
    if (find === 'single') {
      const missed = sumOfProducts([1], [-1, target]);
      const each = -Math.expm1(logOfRest(target) / n);
      return { chance: target, none: missed, each, expected: n * each };
    }
    if (p === 1) return { chance: 1, none: 0, ...(find === 'trials' ? { needed: 1, expected: 1 } : { expected: n }) };
    if (find === 'chance') {
      const log = n * logOfRest(p);
      return { chance: -Math.expm1(log), none: Math.exp(log), expected: n * p };
    }
    const needed = Math.max(1, ceilNear(logOfRest(target) / logOfRest(p)));
    if (needed > 1e15) throw noResult('So rare an event takes more than a quadrillion trials.');
    const log = needed * logOfRest(p);
    return { chance: -Math.expm1(log), none: Math.exp(log), needed, expected: needed * p };
  },
  shown: ({ find, p, n, target, needed, each }) => {
    if (find === 'single')
      return { chance: target, none: 1 - target, each: 1 - (1 - target) ** (1 / n), expected: n * (each as number) };
    if (find === 'chance') return { chance: 1 - (1 - p) ** n, none: (1 - p) ** n, expected: n * p };
    return {
      chance: 1 - (1 - p) ** (needed as number),
      none: (1 - p) ** (needed as number),
      needed: undefined,
      expected: (needed as number) * p,
    };
  },
  stepwise: [
    'The trials needed are the least whole number that is not below ln(1 - q) / ln(1 - p), and one where p is 100%.',
  ],
  figure: {
    kind: 'curve',
    title: 'Probability of at least one over the trials',
    x: { of: 'n', label: 'Trials' },
    y: { of: 'chance', label: 'Probability' },
    curve: ({ find, p, n, target, needed, each, chance }) => {
      const single = find === 'single' ? each : p;
      const trials = find === 'trials' ? needed : n;
      if (single === undefined || trials === undefined || single === 0 || single === 1) return undefined;
      return {
        from: 0,
        to: 2 * trials,
        lines: [{ y: (x) => -Math.expm1(x * Math.log1p(-single)) }],
        marks: [{ x: trials, y: find === 'single' ? target : chance, label: 'Trials' }],
      };
    },
  },
  explanation: ({ find }) => {
    if (find === 'chance')
      return 'At {p} in each trial, the event occurs at least once in {n} {n|trial|trials} with probability {chance}, and not at all with probability {none}.';
    if (find === 'trials')
      return 'At {p} in each trial it takes {needed} {needed|trial|trials} to see the event at least once with a probability of {target} or more; with so many it is {chance}.';
    return 'To see the event at least once in {n} {n|trial|trials} with probability {target}, {n|it|each of them} must have a probability of {each}.';
  },
  requires: [
    {
      that: ({ p }) => p <= 0.999999999 || p === 1,
      field: 'p',
      says: 'So nearly certain an event is given as 100%, or as 99.9999999% at most.',
    },
    {
      that: ({ target }) => target <= 0.999999999999,
      field: 'target',
      says: 'So near to certainty a probability cannot be told from it: ask for a little less.',
    },
    {
      that: ({ find, p }) => find !== 'trials' || p > 0,
      field: 'p',
      says: 'An event of probability 0 does not occur in any number of trials.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ none }) => none > 0 && none < 5e-7,
      says: 'At least one is nearly certain, but not quite, even where its probability is rounded to 100%: none has a probability of {none}.',
    },
    {
      level: 'note',
      when: ({ none, p }) => none <= 0 && p !== undefined && p < 1,
      says: 'At least one is as good as certain: the probability of none is too small to be written, but not 0.',
    },
  ],
  examples: [
    {
      inputs: { p: 20, n: 4 },
      results: { chance: 59.04, none: 40.96, expected: 0.8 },
      source: 'By hand: 1 - 0.8⁴ = 1 - 0.4096',
    },
    {
      inputs: { p: '0.027777777777777776 of 1', n: 24 },
      results: { chance: 49.14038761, none: 50.85961239, expected: 0.66666666667 },
      source: 'Python, exact fractions: 1 - (35/36)^24, a double six in 24 throws as in the problem of de Méré',
    },
    {
      inputs: { find: 'trials', p: '0.027777777777777776 of 1', target: 50 },
      results: { needed: 25, chance: 50.55315462, none: 49.44684538 },
      source: 'Python, exact fractions: the first n with 1 - (35/36)^n of one half or more, counted up',
    },
    {
      inputs: { find: 'trials', p: 50, target: 75 },
      results: { needed: 2, chance: 75, none: 25, expected: 1 },
      source: 'By hand: 1 - 1/4 is just enough',
    },
    {
      inputs: { find: 'single', n: 10, target: 90 },
      results: { each: 20.5671765276, chance: 90, none: 10, expected: 2.05671765276 },
      source: 'Python, decimals of 40 digits: 1 - 0.1^(1/10)',
    },
    {
      inputs: { p: 0.0000001, n: 1000 },
      results: { chance: 9.999995005e-5, expected: 1e-6 },
      source: 'Python, exact fractions: 1 - (1 - 10⁻⁹)^1000',
    },
    {
      inputs: { p: 50, n: 30 },
      results: { none: 9.313225746e-8, expected: 15 },
      cautions: ['nearly certain'],
      source: 'By hand: 1/2³⁰ = 1/1073741824',
    },
    {
      inputs: { find: 'trials', p: 99.9, target: 99.9999 },
      results: { needed: 2, chance: 99.9999, none: 0.0001 },
      source: 'By hand: 0.001² = 0.000001 is just enough',
    },
    {
      inputs: { p: 50, n: 10000 },
      results: { chance: 100, none: 0, expected: 5000 },
      cautions: ['too small to be written'],
      source: 'By hand: 1/2^10000 is about 10^-3010',
    },
    {
      inputs: { find: 'trials', p: 3, target: 1e-9 },
      results: { needed: 1, chance: 3, none: 97 },
      source: 'By hand: the first trial is more than enough, and without one nothing occurs',
    },
    { inputs: { p: 100, n: 3 }, results: { chance: 100, none: 0, expected: 3 }, source: 'By hand: certain each time' },
    {
      inputs: { find: 'trials', p: 100, target: 99 },
      results: { needed: 1, chance: 100, none: 0 },
      source: 'By hand: certain the first time',
    },
    { inputs: { p: 0, n: 5 }, results: { chance: 0, none: 100, expected: 0 }, source: 'By hand: it never occurs' },
    { inputs: { p: 99.99999999, n: 5 }, refused: 'at most', source: 'By definition' },
    {
      inputs: { find: 'single', n: 2, target: 99.99999999999999 },
      refused: 'near to certainty',
      source: 'By definition',
    },
    { inputs: { find: 'trials', p: 0, target: 50 }, refused: 'in any number of trials', source: 'By definition' },
    {
      inputs: { find: 'trials', p: 1e-14, target: 99 },
      noResult: 'more than a quadrillion',
      source: 'By hand: 4.6/10⁻¹⁶ = 4.6 × 10¹⁶',
    },
  ],
  notes: [
    'Holds for independent trials with one and the same probability. Drawing without replacement is no such case: the hypergeometric distribution is.',
  ],
  references: [
    { title: "MathWorld: de Méré's Problem", url: 'https://mathworld.wolfram.com/deMeresProblem.html' },
    {
      title: 'Feller: An Introduction to Probability Theory and Its Applications, vol. 1, 3rd ed., ch. VI',
      isbn: '978-0-471-25708-0',
    },
  ],
});

/** Of 1 - p, with all digits where p is tiny and where it is nearly 1. */
function logOfRest(p: number) {
  return p < 0.5 ? Math.log1p(-p) : Math.log(sumOfProducts([1], [-1, p]));
}
