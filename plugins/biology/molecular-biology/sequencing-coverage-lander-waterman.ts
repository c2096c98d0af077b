import { ceilNear, choice, defineCalculator, isAtMost, number, percent, roundTo } from '@reckoner/engine';

/** C = NL/G; a base is missed with the chance e^-C, and a read ends a contig with e^-Cσ. */
export default defineCalculator({
  title: 'Sequencing coverage (Lander-Waterman)',
  description:
    'Coverage of a genome from reads, or reads needed for a coverage or a share covered, with the bases left uncovered and the contigs expected.',
  keywords: [
    'sequencing depth',
    'reads needed',
    'C = LN/G',
    'genome coverage',
    'number of contigs',
    'breadth of coverage',
  ],
  inputs: {
    find: choice(
      { coverage: 'Coverage from reads', reads: 'Reads for a coverage', breadth: 'Reads for a share covered' },
      { label: 'Find', default: 'coverage' },
    ),
    genome: number({
      label: 'Length of the genome in base pairs',
      symbol: 'G',
      min: 1,
      max: 1e13,
      usual: [1500, 2e11],
    }),
    readLength: number({ label: 'Length of a read in bases', symbol: 'L', min: 1, max: 1e8, usual: [25, 200000] }),
    layout: choice(
      {
        single: { label: 'Single reads', value: 1, also: ['reads', 'single-end'] },
        pairs: { label: 'Pairs, of two reads each', value: 2, also: ['paired', 'paired-end', 'clusters', 'fragments'] },
      },
      { label: 'Counted are', symbol: 'k', default: 'single' },
    ),
    reads: number({
      label: 'Number counted',
      symbol: 'N',
      above: 0,
      max: 1e15,
      usual: [500, 1e11],
      when: { find: 'coverage' },
    }),
    target: number({
      label: 'Coverage wanted',
      symbol: 'C',
      above: 0,
      max: 100000,
      usual: [0.05, 2000],
      when: { find: 'reads' },
    }),
    covered: percent({
      label: 'Share to be covered',
      symbol: 'b',
      above: 0,
      max: 99.9999999,
      usual: [1, 99.9999999],
      when: { find: 'breadth' },
    }),
    overlap: number({
      label: 'Overlap that joins two reads, in bases',
      symbol: 'T',
      min: 0,
      max: 1e8,
      usual: 'all',
      default: 0,
    }),
  },
  outputs: {
    needed: number({ label: 'Number needed', symbol: 'N_n', optional: true }),
    coverage: number({ label: 'Coverage', symbol: 'C', places: 3 }),
    bases: number({ label: 'Bases sequenced', symbol: 'B' }),
    uncovered: percent({ label: 'Share uncovered', symbol: 'u', places: 3, digits: 3 }),
    missed: number({ label: 'Bases uncovered', symbol: 'G_u', places: 0, digits: 3 }),
    contigs: number({ label: 'Contigs expected, lone reads among them', symbol: 'n_c', places: 2 }),
  },
  formula: ({ find, genome, readLength, layout, reads, target, covered, overlap }) => {
    const pass = layout * readLength;
    let coverage: number;
    if (find === 'coverage') coverage = (reads * pass) / genome;
    else if (find === 'reads') coverage = target;
    else coverage = -Math.log1p(-covered);
    const bases = coverage * genome;
    return {
      coverage,
      needed: find === 'coverage' ? undefined : ceilNear(bases / pass),
      bases,
      uncovered: Math.exp(-coverage),
      missed: genome * Math.exp(-coverage),
      contigs: (bases / readLength) * Math.exp(-coverage * (1 - overlap / readLength)),
    };
  },
  explanation: ({ find, layout, contigs, coverage }) => {
    const left = ' {uncovered} of it, {missed} {missed|base|bases}, is left uncovered on average';
    const rest =
      roundTo(contigs, 2) < 1 && roundTo(coverage, 3) >= 1
        ? `${left}, with fewer than one gap expected if reads are joined from an overlap of {overlap} {overlap|base|bases}.`
        : `${left}; {contigs} {contigs|contig is|contigs are} expected, lone reads among them, if reads are joined from an overlap of {overlap} {overlap|base|bases}.`;
    const each = '{readLength} {readLength|base|bases}';
    if (find === 'coverage') {
      const counted =
        layout === 1 ? `{reads|single read|single reads} of ${each}` : `{reads|pair|pairs} of reads of ${each} each`;
      return `{reads} ${counted} {reads|covers|cover} the genome of {genome} base pairs {coverage}-fold.${rest}`;
    }
    const counted =
      layout === 1 ? `{needed|single read|single reads} of ${each}` : `{needed|pair|pairs} of reads of ${each} each`;
    return `{needed} ${counted} {needed|covers|cover} the genome of {genome} base pairs {coverage}-fold.${rest}`;
  },
  requires: [
    {
      that: ({ genome, readLength }) => readLength <= genome,
      field: 'readLength',
      says: 'A read, {readLength}, cannot be longer than the genome of {genome}: both are in bases, not in thousands or millions.',
    },
    {
      that: ({ readLength, overlap }) => overlap < readLength,
      field: 'overlap',
      says: 'The overlap, {overlap}, must be shorter than a read of {readLength}.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ coverage }) => roundTo(coverage, 3) > 10000,
      says: 'A coverage above 10,000 is rare: check that the genome is in base pairs (3.1e9 for 3.1 Gb) and not in thousands or millions.',
    },
    {
      level: 'caution',
      when: ({ coverage }) => roundTo(coverage, 3) < 0.01,
      says: 'A coverage below 0.01 hardly samples the genome: check that the number counted is whole (4e8) and not in millions.',
    },
    {
      level: 'caution',
      when: ({ contigs, coverage }) => roundTo(contigs, 2) < 1 && roundTo(coverage, 3) >= 1,
      says: 'Fewer than one contig means that fewer than one gap is expected, as chance alone makes them. Real genomes stay in more pieces, as repeats longer than the reads and bases that sequence badly remain.',
    },
    {
      level: 'note',
      when: ({ contigs, coverage }) => roundTo(contigs, 2) >= 1 || roundTo(coverage, 3) < 1,
      says: 'The model places reads evenly at random. Bias, duplicates, adapters and repeats leave more uncovered: plan for usable bases, not for raw ones.',
    },
    {
      level: 'note',
      when: ({ layout }) => layout === 2,
      says: 'Both reads of a pair count in full: where fragments are shorter than the two together, they read the same bases twice, and less is covered.',
    },
    {
      level: 'caution',
      when: ({ genome, readLength }) => !isAtMost(20 * readLength, genome),
      says: 'The genome is shorter than 20 reads: ends, where fewer reads begin, count, and the model leaves them out.',
    },
  ],
  examples: [
    {
      inputs: { find: 'reads', genome: 50000, readLength: 100, target: 5 },
      results: {
        coverage: 5,
        needed: 2500,
        bases: 250000,
        uncovered: 0.6737947,
        missed: 336.89735,
        contigs: 16.8448675,
      },
      cautions: ['evenly at random'],
      source: 'mpmath; University of Oklahoma, table 5: at 5-fold some 335 bases in 16.8 gaps',
    },
    {
      inputs: { genome: 150000, readLength: 200, reads: 3000 },
      results: { coverage: 4, uncovered: 1.83156389, missed: 2747.3458, contigs: 54.946917 },
      cautions: ['evenly at random'],
      source: 'mpmath; University of Oklahoma, table 5: 4-fold, 54 gaps',
    },
    {
      inputs: { genome: 3100000000, readLength: 150, layout: 'pairs', reads: 400000000 },
      results: { coverage: 38.7096774, bases: 120000000000, missed: '4.78589e-8', contigs: '1.23507e-8' },
      cautions: ['as chance alone makes them', 'Both reads of a pair'],
      source: 'mpmath: 4e8 × 300/3.1e9',
    },
    {
      inputs: { find: 'breadth', genome: 4600000, readLength: 150, layout: 'pairs', covered: 99 },
      results: { coverage: 4.60517019, needed: 70613, uncovered: 1, missed: 46000, contigs: 1412.25219 },
      cautions: ['evenly at random', 'Both reads of a pair'],
      source: 'mpmath: ln 100',
    },
    {
      inputs: { genome: 1000000, readLength: 500, reads: 8000, overlap: 25 },
      results: { coverage: 4, contigs: 178.966175, missed: 18315.639 },
      cautions: ['evenly at random'],
      source: 'mpmath: 8000 e^(-4 × 0.95)',
    },
    {
      inputs: { genome: 1900, readLength: 150, reads: 2000000 },
      results: { coverage: 157894.7368, uncovered: 0, missed: 0, contigs: 0 },
      cautions: ['is rare', 'as chance alone makes them', 'shorter than 20 reads'],
      source: 'By hand: 3e8/1900',
    },
    {
      inputs: { genome: 1000000000, readLength: 100, reads: 50000 },
      results: { coverage: 0.005, uncovered: 99.5012479, contigs: 49750.624 },
      cautions: ['hardly samples', 'evenly at random'],
      source: 'mpmath',
    },
    {
      inputs: { genome: 3100, readLength: 5000, reads: 1000 },
      refused: 'cannot be longer than the genome',
      source: 'By definition',
    },
    {
      inputs: { genome: 31000, readLength: 100, reads: 1000, overlap: 100 },
      refused: 'must be shorter than a read',
      source: 'By definition',
    },
  ],
  notes: ['A diploid genome is counted once: at 30-fold each of its two copies is read some 15 times.'],
  references: [
    {
      title:
        'Lander, Waterman: Genomic mapping by fingerprinting random clones: a mathematical analysis, Genomics 2 (1988) 231',
      doi: '10.1016/0888-7543(88)90007-9',
    },
    {
      title: 'University of Oklahoma: Lander-Waterman tables',
      url: 'http://www.genome.ou.edu/LanderWatermanTable5-1&200bases-rd.htm',
    },
  ],
});
