import {
  defineCalculator,
  isAtLeast,
  isNear,
  noResult,
  percent,
  rows,
  sum,
  sumOfProducts,
  table,
  text,
} from '@reckoner/engine';

/** Exclusive cases that cover everything: the law of total probability, and Bayes' theorem for each case. */
export default defineCalculator({
  title: 'Law of total probability',
  description:
    "Probability of an event over cases that exclude each other, with the joint probability of each branch and, by Bayes' theorem, the probability of each case once the event occurred.",
  keywords: [
    'probability tree',
    'tree diagram',
    'partition',
    "Bayes' theorem for several hypotheses",
    'weighted average of conditional probabilities',
  ],
  related: ['bayes-theorem'],
  inputs: {
    cases: rows(
      {
        name: text({
          label: 'Case',
          maxLength: 40,
          pattern: { source: '\\S.*', says: 'a name that begins with a letter or sign' },
          optional: true,
        }),
        share: percent({ label: 'Probability of the case', symbol: 'P(A)', min: 0, max: 100, usual: [0.5, 100] }),
        conditional: percent({
          label: 'Probability of the event in it',
          symbol: 'P(B|A)',
          min: 0,
          max: 100,
          usual: [0.5, 100],
        }),
      },
      { label: 'Cases', minItems: 1, maxItems: 100 },
    ),
  },
  outputs: {
    probability: percent({ label: 'Probability of the event', symbol: 'P(B)', places: 4 }),
    complement: percent({ label: 'Probability that it does not occur', symbol: 'P(\\bar B)', places: 4 }),
    branches: table(
      {
        name: text({ label: 'Case' }),
        share: percent({ label: 'Probability of the case', places: 4 }),
        joint: percent({ label: 'Case and event', places: 4 }),
        jointWithout: percent({ label: 'Case without the event', places: 4 }),
        posterior: percent({ label: 'Case, once the event occurred', places: 4, optional: true }),
        posteriorWithout: percent({ label: 'Case, once it did not occur', places: 4, optional: true }),
      },
      { label: 'Branches of the tree' },
    ),
  },
  formula: ({ cases }) => {
    const total = sumOfProducts(...cases.map(({ share }) => [share]));
    if (!isNear(total, 1, 0.0025))
      throw noResult('The probabilities of the cases, in percent, must add up to 100%: give every case.');
    const probability = sumOfProducts(...cases.map(({ share, conditional }) => [share, conditional])) / total;
    const complement =
      sumOfProducts(...cases.flatMap(({ share, conditional }) => [[share], [-1, share, conditional]])) / total;
    return {
      probability,
      complement,
      branches: cases.map(({ name, share, conditional }, index) => {
        const number = index + 1;
        const joint = (share * conditional) / total;
        const jointWithout = sumOfProducts([share], [-1, share, conditional]) / total;
        return {
          name: name ?? `Case ${number}`,
          share: share / total,
          joint,
          jointWithout,
          posterior: probability > 0 ? joint / probability : undefined,
          posteriorWithout: complement > 0 ? jointWithout / complement : undefined,
        };
      }),
    };
  },
  shown: ({ probability }) => ({ complement: 1 - probability }),
  figure: { kind: 'bars', table: 'branches', label: 'name', value: 'joint' },
  explanation: 'Over all cases the event has a probability of {probability}, and does not occur with {complement}.',
  requires: [
    {
      that: ({ cases }) =>
        cases.every(
          ({ share, conditional }) => share === 0 || conditional === 0 || isAtLeast(share * conditional, 1e-300),
        ),
      field: 'cases',
      says: 'So small a probability is as good as none: give 0 for it.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ cases }) => !isNear(sum(cases.map(({ share }) => share)), 1, 1e-9),
      says: 'The probabilities of the cases do not add up to 100% exactly. They were scaled to it, as is right where they are rounded: check that no case is missing.',
    },
  ],
  examples: [
    {
      inputs: {
        cases: [
          { name: 'Machine 1', share: 50, conditional: 5 },
          { name: 'Machine 2', share: 25, conditional: 10 },
          { name: 'Machine 3', share: 25, conditional: 12 },
        ],
      },
      results: {
        probability: 8,
        complement: 92,
        branches: {
          length: 3,
          rows: {
            0: { name: 'Machine 1', share: 50, joint: 2.5, jointWithout: 47.5, posterior: 31.25 },
            2: { joint: 3, posterior: 37.5, posteriorWithout: 23.91304348 },
          },
        },
      },
      source: 'thoughtfulexaminations.com, Law of Total Probability: 0.08; by hand 2.5/8, 3/8, 22/92',
    },
    {
      inputs: {
        cases: [
          { share: 60, conditional: 3 },
          { share: 40, conditional: 5 },
        ],
      },
      results: {
        probability: 3.8,
        complement: 96.2,
        branches: { length: 2, rows: { 0: { name: 'Case 1', joint: 1.8, posterior: 47.36842105 } } },
      },
      source: 'growingswe.com, Law of Total Probability: machines of 3% and 5% defects, 47% from the first; 18/38',
    },
    {
      inputs: {
        cases: [
          { name: 'Boxes', share: 33.3, conditional: 100 },
          { name: 'Bags', share: 33.3, conditional: 100 },
          { name: 'Cans', share: 33.3, conditional: 0 },
        ],
      },
      results: { probability: 66.6666666667, complement: 33.3333333333 },
      cautions: ['were scaled'],
      source: 'By hand: two thirds',
    },
    {
      inputs: {
        cases: [
          { share: 70, conditional: 0 },
          { share: 30, conditional: 0 },
        ],
      },
      results: { probability: 0, complement: 100, branches: { length: 2, rows: { 0: { posteriorWithout: 70 } } } },
      source: 'By hand: the event never occurs',
    },
    {
      inputs: { cases: [{ share: 100, conditional: 100 }] },
      results: { probability: 100, complement: 0, branches: { length: 1, rows: { 0: { posterior: 100 } } } },
      source: 'By hand: the event always occurs',
    },
    {
      inputs: { cases: [{ share: 100, conditional: 99.999999 }] },
      results: { complement: 0.000001, branches: { length: 1, rows: { 0: { posteriorWithout: 100 } } } },
      source: 'By hand: the only case is certain either way',
    },
    {
      inputs: {
        cases: [
          { share: 1e-200, conditional: 1e-200 },
          { share: 100, conditional: 0 },
        ],
      },
      refused: 'as good as none',
      source: 'By hand: 10⁻⁴⁰⁴ is below the least double',
    },
    {
      inputs: { cases: [{ share: 60, conditional: 10 }] },
      noResult: 'must add up to 100%',
      source: 'By definition',
    },
  ],
  notes: ['The cases must exclude each other: no two of them can hold at once.'],
  references: [
    {
      title: 'Law of Total Probability, with a worked example of three machines',
      url: 'https://thoughtfulexaminations.com/law-of-total-probability',
    },
    {
      title: 'Feller: An Introduction to Probability Theory and Its Applications, vol. 1, 3rd ed., ch. V',
      isbn: '978-0-471-25708-0',
    },
  ],
});
