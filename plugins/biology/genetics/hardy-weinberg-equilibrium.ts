import { chiSquaredSurvival, choice, defineCalculator, integer, number, percent } from '@reckoner/engine';

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
      usual: 'all',
      when: { known: 'recessive' },
    }),
  },
  outputs: {
    p: number({ label: 'Frequency of A', symbol: 'p', places: 5 }),
    q: number({ label: 'Frequency of a', symbol: 'q', places: 5 }),
    homozygous: percent({ label: 'AA expected', symbol: 'p^2', places: 3 }),
    carriers: percent({ label: 'Aa expected', symbol: '2pq', places: 3 }),
    affected: percent({ label: 'aa expected', symbol: 'q^2', places: 3 }),
    chiSquared: number({ label: 'χ²', symbol: '\\chi^2', places: 4, optional: true }),
    pValue: number({ label: 'p-value', places: 5, optional: true }),
  },
  formula: ({ known, dominant, heterozygous, recessive, phenotype }) => {
    if (known === 'recessive') {
      const q = Math.sqrt(phenotype);
      return { p: 1 - q, q, homozygous: (1 - q) ** 2, carriers: 2 * q * (1 - q), affected: phenotype };
    }
    const total = dominant + heterozygous + recessive;
    const p = (2 * dominant + heterozygous) / (2 * total);
    const q = (2 * recessive + heterozygous) / (2 * total);
    if (dominant === total || recessive === total) return { p, q, homozygous: p ** 2, carriers: 0, affected: q ** 2 };
    const chiSquared =
      (dominant - p ** 2 * total) ** 2 / (p ** 2 * total) +
      (heterozygous - 2 * p * q * total) ** 2 / (2 * p * q * total) +
      (recessive - q ** 2 * total) ** 2 / (q ** 2 * total);
    return {
      p,
      q,
      homozygous: p ** 2,
      carriers: 2 * p * q,
      affected: q ** 2,
      chiSquared,
      pValue: chiSquaredSurvival(chiSquared, 1),
    };
  },
  explanation:
    'With p = {p} and q = {q}, {homozygous} are expected to be AA, {carriers} Aa and {affected} aa{pValue?; the counts differ from that with a p-value of {pValue}|}.',
  requires: [
    {
      that: ({ dominant, heterozygous, recessive }) => dominant + heterozygous + recessive > 0,
      field: 'dominant',
      says: 'There are no individuals.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ pValue }) => (pValue ?? 1) < 0.05,
      says: 'The counts do not fit Hardy-Weinberg proportions: look for selection, inbreeding, mixed populations or errors of typing before using the expected shares.',
    },
    {
      level: 'caution',
      when: ({ homozygous, carriers, affected, pValue, dominant, heterozygous, recessive }) =>
        pValue !== undefined && Math.min(homozygous, carriers, affected) * (dominant + heterozygous + recessive) < 5,
      says: 'An expected count is below 5: the χ² test is unreliable here. Take the exact test.',
    },
  ],
  examples: [
    {
      inputs: { dominant: 298, heterozygous: 489, recessive: 213 },
      results: {
        p: 0.5425,
        q: 0.4575,
        homozygous: 29.430625,
        carriers: 49.63875,
        affected: 20.930625,
        chiSquared: 0.22148959,
        pValue: 0.63790726,
      },
      source: 'scipy.stats.chi2.sf(x, 1), x by hand: MN blood groups of 1000 British people (Cleghorn 1960)',
    },
    {
      inputs: { known: 'recessive', phenotype: 0.04 },
      results: { q: 0.02, p: 0.98, homozygous: 96.04, carriers: 3.92, affected: 0.04 },
      source: 'By hand: √0.0004; 2 × 0.98 × 0.02',
    },
    {
      inputs: { dominant: 50, heterozygous: 0, recessive: 0 },
      results: { p: 1, q: 0, homozygous: 100, carriers: 0, affected: 0 },
      source: 'By definition: one allele',
    },
    {
      inputs: { dominant: 30, heterozygous: 0, recessive: 70 },
      results: { p: 0.3, chiSquared: 100 },
      cautions: ['do not fit'],
      source: 'By hand: no heterozygotes, χ² = n',
    },
    { inputs: { dominant: 0, heterozygous: 0, recessive: 0 }, refused: 'no individuals', source: 'By definition' },
    {
      inputs: { dominant: 1, heterozygous: 0, recessive: 1 },
      results: { p: 0.5, chiSquared: 2, pValue: 0.15729921 },
      cautions: ['below 5'],
      source: 'scipy.stats.chi2.sf(2, 1)',
    },
  ],
  notes: ['The test has one degree of freedom.', 'From a phenotype alone equilibrium is assumed, not tested.'],
  references: [{ title: 'Hartl, Clark: Principles of Population Genetics, 4th ed., ch. 2', isbn: '978-0-87893-308-2' }],
});
