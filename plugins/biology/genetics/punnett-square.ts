import { defineCalculator, integer, noResult, percent, table, text } from '@reckoner/engine';

interface Share {
  readonly name: string;
  readonly count: number;
}

/** The pairs of letters of a genotype such as AaBb, one for each gene. */
function genesOf(genotype: string): string[] {
  const genes = genotype.trim().match(/../g) ?? [];
  for (const gene of genes) {
    if (gene[0]!.toUpperCase() !== gene[1]!.toUpperCase()) {
      throw noResult(`“${gene}” is not a pair of alleles of one gene: write two letters for each gene, as in AaBb.`);
    }
  }
  return genes;
}

/** Names with their counts, the most frequent first. */
function tally(names: readonly string[]): Share[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
}

/** Independent genes with complete dominance of the capital letter. */
export default defineCalculator({
  title: 'Punnett square',
  description: 'Genotypes and phenotypes of the offspring of two parents for one to four independent genes.',
  keywords: ['genetic cross', 'monohybrid', 'dihybrid cross', 'Mendel', 'genotype ratio', '9:3:3:1'],
  inputs: {
    first: text({
      label: 'First parent',
      help: 'Two letters for each gene, such as AaBb.',
      minLength: 2,
      maxLength: 8,
      pattern: { source: '(?:[A-Za-z]{2}){1,4}', says: 'two letters for each of one to four genes' },
    }),
    second: text({
      label: 'Second parent',
      minLength: 2,
      maxLength: 8,
      pattern: { source: '(?:[A-Za-z]{2}){1,4}', says: 'two letters for each of one to four genes' },
    }),
  },
  outputs: {
    genotypes: table(
      {
        genotype: text({ label: 'Genotype' }),
        count: integer({ label: 'Squares' }),
        probability: percent({ label: 'Probability' }),
      },
      { label: 'Genotypes' },
    ),
    phenotypes: table(
      {
        phenotype: text({ label: 'Phenotype' }),
        count: integer({ label: 'Squares' }),
        probability: percent({ label: 'Probability' }),
      },
      { label: 'Phenotypes' },
    ),
    squares: integer({ label: 'Squares in all' }),
  },
  algorithm: ({ first, second }) => {
    const mother = genesOf(first);
    const father = genesOf(second);
    const letters = (genes: readonly string[]) => genes.map((gene) => gene[0]!.toUpperCase()).join('');
    if (letters(mother) !== letters(father)) throw noResult('Both parents need the same genes in the same order.');
    if (new Set(letters(mother)).size !== mother.length) throw noResult('Each gene needs a letter of its own.');
    let offspring = [''];
    mother.forEach((gene, index) => {
      // A capital sorts before its small letter.
      const pairs = [...gene].flatMap((one) => [...father[index]!].map((other) => [one, other].sort().join('')));
      offspring = offspring.flatMap((start) => pairs.map((pair) => start + pair));
    });
    const seen = (genotype: string) =>
      genesOf(genotype)
        .map((gene) => (gene[0] === gene[0]!.toUpperCase() ? `${gene[0]}_` : gene))
        .join(' ');
    const squares = offspring.length;
    return {
      genotypes: tally(offspring).map(({ name, count }) => ({ genotype: name, count, probability: count / squares })),
      phenotypes: tally(offspring.map(seen)).map(({ name, count }) => ({
        phenotype: name,
        count,
        probability: count / squares,
      })),
      squares,
    };
  },
  figure: { kind: 'bars', table: 'phenotypes', label: 'phenotype', value: 'probability' },
  explanation: 'The cross of {first} and {second} has {squares} equally likely squares.',
  examples: [
    {
      inputs: { first: 'AaBb', second: 'AaBb' },
      results: {
        squares: 16,
        phenotypes: {
          length: 4,
          rows: {
            0: { phenotype: 'A_ B_', count: 9, probability: 56.25 },
            1: { count: 3 },
            2: { count: 3 },
            3: { phenotype: 'aa bb', count: 1 },
          },
        },
        genotypes: { length: 9, rows: { 0: { genotype: 'AaBb', count: 4, probability: 25 } } },
      },
      source: 'Mendel 1866: 9:3:3:1',
    },
    {
      inputs: { first: 'Aa', second: 'aa' },
      results: {
        squares: 4,
        genotypes: {
          length: 2,
          rows: { 0: { genotype: 'Aa', probability: 50 }, 1: { genotype: 'aa', probability: 50 } },
        },
      },
      source: 'Test cross: 1:1',
    },
    {
      inputs: { first: 'AaBbCc', second: 'AaBbCc' },
      results: {
        squares: 64,
        phenotypes: { length: 8, rows: { 0: { count: 27 }, 7: { count: 1 } } },
        genotypes: { length: 27 },
      },
      source: 'Trihybrid cross: 27:9:9:9:3:3:3:1',
    },
    { inputs: { first: 'Aa', second: 'Bb' }, noResult: 'same genes', source: 'By definition' },
    { inputs: { first: 'Ab', second: 'Ab' }, noResult: 'not a pair of alleles', source: 'By definition' },
    { inputs: { first: 'AaAa', second: 'AaAa' }, noResult: 'letter of its own', source: 'By definition' },
    {
      inputs: { first: 'aa', second: 'aA' },
      results: {
        squares: 4,
        genotypes: { length: 2, rows: { 0: { genotype: 'Aa', count: 2 }, 1: { genotype: 'aa', count: 2 } } },
      },
      source: 'The same test cross, written the other way round',
    },
  ],
  notes: ['Genes that lie close together on a chromosome are not inherited independently.'],
  references: [
    { title: 'Griffiths et al.: Introduction to Genetic Analysis, 10th ed., ch. 2 and 3', isbn: '978-1-4292-2943-2' },
  ],
});
