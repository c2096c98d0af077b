import {
  choice,
  defineCalculator,
  integer,
  isAtMost,
  noResult,
  number,
  roundTo,
  rows,
  sum,
  table,
  text,
} from '@reckoner/engine';

/** RPKM = 10⁹ C/(N L), TPM = (C/L)/Σ(C/L) × 10⁶. */
export default defineCalculator({
  title: 'RPKM, FPKM and TPM',
  description:
    'RPKM or FPKM and TPM of genes from read or fragment counts, lengths and the mapped total of an RNA-seq sample.',
  keywords: ['RNA-seq normalization', 'transcripts per million', 'reads per kilobase', 'FPKM to TPM', 'CPM'],
  inputs: {
    genes: rows(
      {
        name: text({ label: 'Gene', maxLength: 60, optional: true }),
        length: number({ label: 'Length in base pairs', above: 0, max: 1e8, usual: [100, 200000] }),
        count: number({ label: 'Count', min: 0, max: 1e12 }),
      },
      { label: 'Genes', maxItems: 1000 },
    ),
    total: number({
      label: 'Mapped in all',
      help: 'Reads for RPKM or fragments for FPKM, of the whole sample. Left out: the sum of the counts.',
      symbol: 'N',
      above: 0,
      max: 1e15,
      usual: [10000, 1e10],
      optional: true,
    }),
    counted: choice(
      { reads: 'Reads (RPKM)', fragments: 'Fragments, pairs as one (FPKM)' },
      { label: 'Counted', default: 'reads' },
    ),
  },
  outputs: {
    expression: table(
      {
        name: text({ label: 'Gene' }),
        cpm: number({ label: 'CPM', digits: 4 }),
        rpkm: number({ label: 'RPKM or FPKM', digits: 4 }),
        tpm: number({ label: 'TPM', digits: 4 }),
      },
      { label: 'Expression' },
    ),
    listed: number({ label: 'Counts listed' }),
    mapped: number({ label: 'Total that RPKM was counted by' }),
    rate: number({ label: 'Sum of counts per kilobase', digits: 6 }),
    size: integer({ label: 'Genes listed' }),
    kind: text({ label: 'Column RPKM or FPKM is' }),
  },
  formula: ({ genes, total, counted }) => {
    const listed = sum(genes.map(({ count }) => count));
    if (genes.every(({ count }) => count === 0)) throw noResult('All counts are 0: nothing can be shared out.');
    const mapped = total ?? listed;
    const rates = genes.map(({ length, count }) => count / (length / 1000));
    const rate = sum(rates);
    const expression = genes.map(({ name, length, count }, index) => {
      const number = index + 1;
      return {
        name: name ?? `Gene ${number}`,
        cpm: (count / mapped) * 1e6,
        rpkm: (1e9 * count) / mapped / length,
        tpm: (rates[index]! / rate) * 1e6,
      };
    });
    return { expression, listed, mapped, rate, size: genes.length, kind: counted === 'reads' ? 'RPKM' : 'FPKM' };
  },
  stepwise: [
    'RPKM, and FPKM of fragments, is the count for each kilobase of the gene and each million mapped: 10⁹ × count/(mapped × length).',
    'TPM is the count per kilobase as a part of the sum of these over all genes listed, in millionths. CPM is the count in millionths of the mapped total.',
  ],
  figure: { kind: 'bars', table: 'expression', label: 'name', value: 'tpm' },
  explanation: ({ counted, total }) => {
    const share = 'TPM shares a million among the {size} listed {size|gene|genes} alone';
    if (total === undefined)
      return counted === 'reads'
        ? `RPKM is by the {mapped} reads listed, as no mapped total was given; ${share}.`
        : `FPKM is by the {mapped} fragments listed, as no mapped total was given; ${share}.`;
    return counted === 'reads'
      ? `RPKM is by {mapped} mapped reads; ${share}.`
      : `FPKM is by {mapped} mapped fragments; ${share}.`;
  },
  requires: [
    {
      that: ({ genes, total }) => isAtMost(sum(genes.map(({ count }) => count)), total!),
      field: 'total',
      says: 'The counts add up to more than the {total} mapped in all: give the total of the whole sample, not in millions.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ size }) => size === 1,
      says: 'The TPM of a single gene is a million whatever its count: list all genes of the sample, or use RPKM with the mapped total.',
    },
    {
      level: 'caution',
      when: ({ listed, mapped, size }) => size > 1 && roundTo((100 * listed) / mapped, 1) < 50,
      says: 'The genes listed hold less than half of what was mapped: their TPM are too high for the sample. List all genes for TPM.',
    },
    {
      level: 'caution',
      when: ({ genes, total }) => total === undefined && genes.length < 1000,
      says: 'Without the mapped total of the sample RPKM and CPM are shares of the listed counts: right only where the list has all genes.',
    },
    {
      level: 'caution',
      when: ({ genes }) => genes.some(({ length }) => length < 200),
      says: 'A gene is shorter than 200 bp, about as long as a fragment: few fragments fit into it, and programs count by an effective length that is shorter. Check that the length is in base pairs.',
    },
  ],
  examples: [
    {
      inputs: {
        genes: [
          { name: 'A', length: 2000, count: 10 },
          { name: 'B', length: 4000, count: 20 },
          { name: 'C', length: 1000, count: 5 },
          { name: 'D', length: 10000, count: 0 },
        ],
      },
      results: {
        expression: {
          length: 4,
          rows: {
            0: { name: 'A', cpm: 285714.2857, rpkm: 142857.1429, tpm: 333333.3333 },
            1: { tpm: 333333.3333 },
            2: { rpkm: 142857.1429 },
            3: { rpkm: 0, tpm: 0 },
          },
        },
        listed: 35,
        mapped: 35,
        rate: 15,
        size: 4,
        kind: 'RPKM',
      },
      cautions: ['shares of the listed counts'],
      source: 'By hand: 5, 5 and 5 per kilobase; 10/35',
    },
    {
      inputs: {
        genes: [
          { length: 1500, count: 3000 },
          { length: 2500, count: 12000 },
        ],
        total: 20000000,
        counted: 'fragments',
      },
      results: {
        expression: {
          rows: {
            0: { name: 'Gene 1', cpm: 150, rpkm: 100, tpm: 294117.6471 },
            1: { cpm: 600, rpkm: 240, tpm: 705882.3529 },
          },
        },
        mapped: 20000000,
        listed: 15000,
        rate: 6800,
        kind: 'FPKM',
      },
      cautions: ['less than half'],
      source: 'By hand: 3000/1.5/20; 12000/2.5/20; 2000/6800',
    },
    {
      inputs: { genes: [{ name: 'Actb', length: 1900, count: 40000 }], total: 25000000 },
      results: { expression: { rows: { 0: { rpkm: 842.1052632, tpm: 1000000, cpm: 1600 } } }, size: 1 },
      cautions: ['single gene'],
      source: 'By hand: 40000/1.9/25',
    },
    {
      inputs: {
        genes: [
          { length: 150, count: 600 },
          { length: 3000, count: 9400 },
        ],
        total: 10000,
      },
      results: { expression: { rows: { 0: { tpm: 560747.6636, rpkm: 400000 } } }, listed: 10000 },
      cautions: ['effective length'],
      source: 'By hand: 4000 and 3133.33 per kilobase',
    },
    {
      inputs: { genes: [{ length: 1000, count: 5 }], counted: 'fragments' },
      results: { mapped: 5, expression: { rows: { 0: { rpkm: 1000000 } } } },
      cautions: ['single gene', 'shares of the listed counts'],
      source: 'By hand',
    },
    { inputs: { genes: [{ length: 1000, count: 0 }] }, noResult: 'All counts are 0', source: 'By definition' },
    {
      inputs: { genes: [{ length: 1000, count: 50000 }], total: 20000 },
      refused: 'add up to more',
      source: 'A part is no more than the whole',
    },
  ],
  notes: [
    'The length is that of the exons or transcript, not of the gene with its introns.',
    'Compare samples for differential expression by counts (DESeq2, edgeR), not by RPKM or TPM.',
  ],
  references: [
    {
      title:
        'Mortazavi et al.: Mapping and quantifying mammalian transcriptomes by RNA-Seq, Nature Methods 5 (2008) 621',
      doi: '10.1038/nmeth.1226',
    },
    {
      title:
        'Wagner, Kin, Lynch: Measurement of mRNA abundance using RNA-seq data: RPKM measure is inconsistent among samples, Theory in Biosciences 131 (2012) 281',
      doi: '10.1007/s12064-012-0162-3',
    },
  ],
});
