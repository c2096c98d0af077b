import { choice, defineCalculator, noResult, number, sum } from '@reckoner/engine';
import { richness, speciesCounts } from '../shared/community.js';

/** D = Σ n(n - 1)/(N(N - 1)) for samples, Σ p² for whole communities. */
export default defineCalculator({
  title: "Simpson's diversity index",
  description: "Simpson's dominance D, diversity 1 - D and reciprocal 1/D from the counts of each species.",
  keywords: ['Gini-Simpson', 'inverse Simpson', 'dominance', 'biodiversity', 'Simpson index'],
  inputs: {
    counts: speciesCounts,
    form: choice(
      { sample: 'Sample: n(n - 1)/N(N - 1)', community: 'Whole community: p²' },
      { label: 'Form', default: 'sample' },
    ),
  },
  outputs: {
    diversity: number({ label: 'Diversity 1 - D', symbol: 'D_{\\mathrm{GS}}', places: 4 }),
    dominance: number({ label: "Simpson's D", symbol: 'D', places: 4 }),
    reciprocal: number({ label: 'Reciprocal 1/D', symbol: 'D_{\\mathrm{inv}}', places: 3, optional: true }),
    richness,
  },
  formula: ({ counts, form }) => {
    const present = counts.filter((count) => count > 0);
    const total = sum(present);
    if (total < 2) throw noResult('The sample needs at least two individuals.');
    const dominance =
      form === 'sample'
        ? sum(present.map((count) => count * (count - 1))) / (total * (total - 1))
        : sum(present.map((count) => (count / total) ** 2));
    const results = { diversity: 1 - dominance, dominance, richness: present.length };
    return dominance === 0 ? results : { ...results, reciprocal: 1 / dominance };
  },
  shown: ({ counts, form }) => {
    const total = sum(counts);
    const dominance =
      form === 'sample'
        ? sum(counts.map((count) => count * (count - 1))) / (total * (total - 1))
        : sum(counts.map((count) => (count / total) ** 2));
    return { diversity: 1 - dominance, dominance, reciprocal: 1 / dominance };
  },
  stepwise: ['The richness is the number of species that were counted at least once.'],
  explanation: 'Two individuals drawn at random are of different species with probability {diversity}.',
  examples: [
    {
      inputs: { counts: [35, 26, 25, 21, 16, 11, 6, 5, 2, 2] },
      results: { dominance: 0.14801379, diversity: 0.85198621, reciprocal: 6.7561275, richness: 10 },
      source: 'Python: exact fractions of Σ n(n - 1)/(N(N - 1))',
    },
    {
      inputs: { counts: [35, 26, 25, 21, 16, 11, 6, 5, 2, 2], form: 'community' },
      results: { dominance: 0.15373181, reciprocal: 6.5048345 },
      source: 'numpy: (p × p).sum()',
    },
    { inputs: { counts: [1, 1, 1] }, results: { dominance: 0, diversity: 1 }, source: 'By hand: every n(n - 1) is 0' },
    { inputs: { counts: [1] }, noResult: 'at least two individuals', source: 'By definition' },
  ],
  references: [
    { title: 'Simpson: Measurement of diversity, Nature 163 (1949) 688', doi: '10.1038/163688a0' },
    { title: 'Magurran: Measuring Biological Diversity (2004), ch. 4', isbn: '978-0-632-05633-0' },
  ],
});
