import { defineCalculator, integer, noResult, number, rows, table, text } from '@reckoner/engine';

/** Each genotype counts for its two alleles. */
export default defineCalculator({
  title: 'Allele frequency',
  description:
    'Allele frequencies and observed and expected heterozygosity from counts of genotypes with any number of alleles.',
  keywords: ['gene frequency', 'heterozygosity', 'gene counting', 'multiple alleles', 'population genetics'],
  inputs: {
    genotypes: rows(
      {
        first: text({ label: 'Allele', minLength: 1, maxLength: 20 }),
        second: text({ label: 'Other allele', minLength: 1, maxLength: 20 }),
        count: integer({ label: 'Individuals', min: 0, max: 1e9 }),
      },
      { label: 'Genotypes', maxItems: 5000 },
    ),
  },
  outputs: {
    alleles: table(
      {
        allele: text({ label: 'Allele' }),
        copies: integer({ label: 'Copies' }),
        frequency: number({ label: 'Frequency', places: 5 }),
      },
      { label: 'Alleles' },
    ),
    observed: number({ label: 'Observed heterozygosity', symbol: 'H_o', places: 4 }),
    expected: number({ label: 'Expected heterozygosity', symbol: 'H_e', places: 4 }),
    individuals: integer({ label: 'Individuals', symbol: 'N' }),
  },
  algorithm: ({ genotypes }) => {
    const copies = new Map<string, number>();
    let individuals = 0;
    let heterozygous = 0;
    for (const { count, ...alleles } of genotypes) {
      const [first, second] = [alleles.first.trim(), alleles.second.trim()];
      copies.set(first, (copies.get(first) ?? 0) + count);
      copies.set(second, (copies.get(second) ?? 0) + count);
      individuals += count;
      if (first !== second) heterozygous += count;
    }
    if (individuals === 0) throw noResult('There are no individuals.');
    const alleles = [...copies]
      .map(([allele, count]) => ({ allele, copies: count, frequency: count / (2 * individuals) }))
      .sort((a, b) => (a.allele < b.allele ? -1 : 1));
    const homozygosity = alleles.reduce((total, { frequency }) => total + frequency ** 2, 0);
    return { alleles, observed: heterozygous / individuals, expected: 1 - homozygosity, individuals };
  },
  figure: { kind: 'bars', table: 'alleles', label: 'allele', value: 'frequency' },
  explanation:
    'Of {individuals} {individuals|individual|individuals} a share of {observed} is heterozygous; {expected} would be at random mating.',
  examples: [
    {
      inputs: {
        genotypes: [
          { first: 'A', second: 'A', count: 36 },
          { first: 'A', second: 'a', count: 48 },
          { first: 'a', second: 'a', count: 16 },
        ],
      },
      results: {
        alleles: {
          length: 2,
          rows: { 0: { allele: 'A', copies: 120, frequency: 0.6 }, 1: { allele: 'a', frequency: 0.4 } },
        },
        observed: 0.48,
        expected: 0.48,
        individuals: 100,
      },
      source: 'By hand: (72 + 48)/200; 1 - 0.36 - 0.16',
    },
    {
      inputs: {
        genotypes: [
          { first: 'A1', second: 'A2', count: 10 },
          { first: 'A1', second: 'A3', count: 6 },
          { first: 'A2', second: 'A2', count: 4 },
        ],
      },
      results: {
        alleles: {
          length: 3,
          rows: { 0: { copies: 16, frequency: 0.4 }, 1: { frequency: 0.45 }, 2: { frequency: 0.15 } },
        },
        observed: 0.8,
        expected: 0.615,
      },
      source: 'By hand: 16, 18 and 6 of 40 copies; 1 - 0.16 - 0.2025 - 0.0225',
    },
    {
      inputs: { genotypes: [{ first: 'A', second: 'A', count: 0 }] },
      noResult: 'no individuals',
      source: 'By definition',
    },
    {
      inputs: { genotypes: [{ first: ' A', second: 'A', count: 10 }] },
      results: { observed: 0, expected: 0, alleles: { length: 1, rows: { 0: { allele: 'A', copies: 20 } } } },
      source: 'By definition: spaces around a name do not make another allele',
    },
    {
      inputs: {
        genotypes: [
          { first: 'b', second: 'b', count: 3 },
          { first: 'a', second: 'b', count: 2 },
        ],
      },
      results: {
        alleles: { length: 2, rows: { 0: { allele: 'a', copies: 2, frequency: 0.2 }, 1: { allele: 'b', copies: 8 } } },
        observed: 0.4,
        expected: 0.32,
      },
      source: 'By hand: 2 and 8 of 10 copies, in the order of the alphabet; 2/5; 1 - 0.04 - 0.64',
    },
  ],
  references: [{ title: 'Hartl, Clark: Principles of Population Genetics, 4th ed., ch. 2', isbn: '978-0-87893-308-2' }],
});
