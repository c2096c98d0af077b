import { choice, defineCalculator, noResult, number, sum } from '@reckoner/engine';
import { richness, speciesCounts } from '../shared/community.js';

/** H' = -Σ pᵢ log pᵢ; evenness of Pielou; the effective number of species is base^H'. */
export default defineCalculator({
  title: 'Shannon diversity index',
  description: 'Shannon index, evenness and effective number of species from the counts of each species.',
  keywords: ['Shannon-Wiener', 'Shannon-Weaver', 'entropy', 'Pielou evenness', 'biodiversity'],
  inputs: {
    counts: speciesCounts,
    base: choice(
      {
        natural: { label: 'Natural', value: Math.E },
        two: { label: 'Base 2 (bits)', value: 2 },
        ten: { label: 'Base 10', value: 10 },
      },
      { label: 'Logarithm', symbol: 'b', default: 'natural' },
    ),
  },
  outputs: {
    index: number({ label: 'Shannon index', symbol: "H'", places: 4 }),
    evenness: number({ label: 'Evenness', symbol: 'J', places: 4, optional: true }),
    effective: number({ label: 'Effective number of species', symbol: 'e^{H}', places: 2 }),
    richness,
  },
  formula: ({ counts, base }) => {
    const present = counts.filter((count) => count > 0);
    const total = sum(present);
    if (present.length === 0) throw noResult('There is no individual in the sample.');
    const nats = -sum(present.map((count) => (count / total) * Math.log(count / total)));
    const results = { index: nats / Math.log(base), effective: Math.exp(nats), richness: present.length };
    return present.length === 1 ? results : { ...results, evenness: nats / Math.log(present.length) };
  },
  shown: ({ counts, base }) => {
    const total = sum(counts);
    const nats = -sum(counts.map((count) => (count / total) * Math.log(count / total)));
    return { index: nats / Math.log(base), effective: Math.exp(nats) };
  },
  stepwise: [
    'Species that were counted 0 times are left out.',
    'The richness is the number of the others; the evenness is the index in nats divided by its greatest value, the logarithm of the richness.',
  ],
  explanation:
    'The sample of {richness} {richness|species|species} has a Shannon index of {index}, as diverse as {effective} equally common species.',
  examples: [
    {
      inputs: { counts: [35, 26, 25, 21, 16, 11, 6, 5, 2, 2] },
      results: { index: 2.0115761, evenness: 0.8736164, effective: 7.4750895, richness: 10 },
      source: 'numpy: -(p × log(p)).sum()',
    },
    {
      inputs: { counts: [10, 10, 10, 10, 0], base: 'two' },
      results: { index: 2, evenness: 1, effective: 4, richness: 4 },
      source: 'By hand: log2(4)',
    },
    {
      inputs: { counts: [90, 10], base: 'ten' },
      results: { index: 0.14118174 },
      source: 'Python: -(0.9 log10 0.9 + 0.1 log10 0.1)',
    },
    { inputs: { counts: [7] }, results: { index: 0, effective: 1, richness: 1 }, source: 'By hand: log 1' },
    { inputs: { counts: [0, 0] }, noResult: 'no individual', source: 'By definition' },
  ],
  references: [
    { title: 'Magurran: Measuring Biological Diversity (2004), ch. 4', isbn: '978-0-632-05633-0' },
    { title: 'Jost: Entropy and diversity, Oikos 113 (2006) 363', doi: '10.1111/j.2006.0030-1299.14714.x' },
  ],
});
