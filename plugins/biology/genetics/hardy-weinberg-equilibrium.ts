import { chiSquaredSurvival, choice, defineCalculator, integer, noResult, number, percent } from '@reckoner/engine';

/** p² + 2pq + q² = 1; χ² with one degree of freedom, because p comes from the same data. */
export default defineCalculator({
  title: 'Hardy-Weinberg equilibrium',
  description:
    'Allele and genotype frequencies with the χ² test from genotype counts, or from the frequency of the recessive phenotype.',
  keywords: ['allele frequency', 'carrier frequency', 'chi-square test', 'p2 + 2pq + q2', 'genotype frequencies'],
  inputs: {
    known: choice(
      { counts: 'Counts of genotypes', recessive: 'Frequency of the recessive phenotype' },
      { label: 'Known', default: 'counts' },
    ),
    dominant: integer({ label: 'Individuals AA', symbol: 'n_{AA}', min: 0, max: 1e9, when: { known: 'counts' } }),
    heterozygous: integer({ label: 'Individuals Aa', symbol: 'n_{Aa}', min: 0, max: 1e9, when: { known: 'counts' } }),
    recessive: integer({ label: 'Individuals aa', symbol: 'n_{aa}', min: 0, max: 1e9, when: { known: 'counts' } }),
    phenotype: percent({
      label: 'Share that shows the recessive phenotype',
      symbol: 'q^2',
      min: 0,
      max: 100,
      when: { known: 'recessive' },
    }),
  },
  outputs: {
    p: number({ label: 'Frequency of A', symbol: 'p', places: 5 }),
    q: number({ label: 'Frequency of a', symbol: 'q', places: 5 }),
    carriers: percent({ label: 'Aa expected', symbol: '2pq', places: 3 }),
    chiSquared: number({ label: 'χ²', symbol: '\\chi^2', places: 4, optional: true }),
    pValue: number({ label: 'p-value', places: 5, optional: true }),
  },
  formula: ({ known, dominant, heterozygous, recessive, phenotype }) => {
    if (known === 'recessive') {
      const q = Math.sqrt(phenotype);
      return { p: 1 - q, q, carriers: 2 * q * (1 - q) };
    }
    const total = dominant + heterozygous + recessive;
    if (total === 0) throw noResult('There are no individuals.');
    const p = (2 * dominant + heterozygous) / (2 * total);
    const q = (2 * recessive + heterozygous) / (2 * total);
    if (p === 0 || q === 0) return { p, q, carriers: 0 };
    const chiSquared =
      (dominant - p ** 2 * total) ** 2 / (p ** 2 * total) +
      (heterozygous - 2 * p * q * total) ** 2 / (2 * p * q * total) +
      (recessive - q ** 2 * total) ** 2 / (q ** 2 * total);
    return { p, q, carriers: 2 * p * q, chiSquared, pValue: chiSquaredSurvival(chiSquared, 1) };
  },
  explanation: 'With p = {p} and q = {q}, {carriers} are expected to be heterozygous.',
  examples: [
    {
      inputs: { dominant: 298, heterozygous: 489, recessive: 213 },
      results: { p: 0.5425, q: 0.4575, carriers: 49.63875, chiSquared: 0.22148959, pValue: 0.63790726 },
      source: 'scipy.stats.chi2.sf(x, 1), x by hand: MN blood groups of 1000 British people (Cleghorn 1960)',
    },
    {
      inputs: { known: 'recessive', phenotype: 0.04 },
      results: { q: 0.02, p: 0.98, carriers: 3.92 },
      source: 'By hand: √0.0004; 2 × 0.98 × 0.02',
    },
    {
      inputs: { dominant: 50, heterozygous: 0, recessive: 0 },
      results: { p: 1, q: 0, carriers: 0 },
      source: 'By definition: one allele',
    },
    {
      inputs: { dominant: 30, heterozygous: 0, recessive: 70 },
      results: { p: 0.3, chiSquared: 100 },
      source: 'By hand: no heterozygotes, χ² = n',
    },
    { inputs: { dominant: 0, heterozygous: 0, recessive: 0 }, noResult: 'no individuals', source: 'By definition' },
  ],
  notes: [
    'The test has one degree of freedom; expected counts should be at least about five.',
    'From a phenotype alone equilibrium is assumed, not tested.',
  ],
  references: [{ title: 'Hartl, Clark: Principles of Population Genetics, 4th ed., ch. 2', isbn: '978-0-87893-308-2' }],
});
