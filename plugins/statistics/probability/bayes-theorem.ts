import { defineCalculator, noResult, number, percent } from '@reckoner/engine';

/** Two hypotheses: the event and its complement. */
export default defineCalculator({
  title: "Bayes' theorem",
  description: 'Probability of a hypothesis after evidence, from its prior and the likelihoods of the evidence.',
  keywords: ['posterior probability', 'prior', 'likelihood ratio', 'conditional probability', 'base rate'],
  inputs: {
    prior: percent({ label: 'Prior probability of A', symbol: 'P(A)', min: 0, max: 100, usual: [0.01, 99.99] }),
    likelihood: percent({
      label: 'Probability of the evidence when A holds',
      symbol: 'P(B|A)',
      min: 0,
      max: 100,
      usual: [2, 100],
    }),
    otherwise: percent({
      label: 'Probability of the evidence when A does not hold',
      symbol: 'P(B|\\bar A)',
      min: 0,
      max: 100,
      usual: [0.01, 100],
    }),
  },
  outputs: {
    posterior: percent({ label: 'Probability of A after the evidence', symbol: 'P(A|B)', places: 3 }),
    evidence: percent({ label: 'Probability of the evidence', symbol: 'P(B)', places: 3 }),
    without: percent({
      label: 'Probability of A when the evidence is absent',
      symbol: 'P(A|\\bar B)',
      places: 3,
      optional: true,
    }),
    likelihoodRatio: number({
      label: 'Likelihood ratio (Bayes factor)',
      symbol: '\\mathrm{LR}',
      places: 3,
      optional: true,
    }),
  },
  formula: ({ prior, likelihood, otherwise }) => {
    const evidence = prior * likelihood + (1 - prior) * otherwise;
    if (evidence === 0) throw noResult('Such evidence never occurs.');
    const posterior = (prior * likelihood) / evidence;
    const absent = prior * (1 - likelihood) + (1 - prior) * (1 - otherwise);
    const without = absent > 0 ? (prior * (1 - likelihood)) / absent : undefined;
    const likelihoodRatio = otherwise > 0 ? likelihood / otherwise : undefined;
    return { posterior, evidence, without, likelihoodRatio };
  },
  explanation: 'The evidence takes the probability from {prior} to {posterior}.',
  examples: [
    {
      inputs: { prior: 1, likelihood: 95, otherwise: 8 },
      results: { posterior: 10.7102593010147, evidence: 8.87, likelihoodRatio: 11.875, without: 0.054866674 },
      source: 'By hand: 0.0095/0.0887; 0.0005/0.9113',
    },
    {
      inputs: { prior: 50, likelihood: 75, otherwise: 25 },
      results: { posterior: 75, without: 25, likelihoodRatio: 3 },
      source: 'By hand: 0.375/0.5',
    },
    {
      inputs: { prior: 20, likelihood: 60, otherwise: 0 },
      results: { posterior: 100, evidence: 12 },
      source: 'By hand: only A brings the evidence',
    },
    { inputs: { prior: 100, likelihood: 0, otherwise: 30 }, noResult: 'never occurs', source: 'By definition' },
    {
      inputs: { prior: 20, likelihood: 100, otherwise: 100 },
      results: { posterior: 20, evidence: 100, likelihoodRatio: 1 },
      source: 'By hand: such evidence is never absent and tells nothing',
    },
  ],
  references: [
    {
      title: 'Feller: An Introduction to Probability Theory and Its Applications, vol. 1, 3rd ed., §V.2',
      isbn: '978-0-471-25708-0',
    },
  ],
});
