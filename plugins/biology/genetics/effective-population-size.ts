import {
  choice,
  defineCalculator,
  integer,
  isAtLeast,
  isAtMost,
  isBelow,
  list,
  mean,
  number,
  percent,
  roundTo,
  sum,
} from '@reckoner/engine';

/** The size of an ideal population that drifts as fast: each method has one departure from the ideal. */
export default defineCalculator({
  title: 'Effective population size',
  description:
    'Effective population size, its ratio to the actual number and the increase of inbreeding a generation from numbers of males and females, sizes that fluctuate, unequal families or inbreeding.',
  keywords: [
    'Ne',
    'unequal sex ratio',
    'harmonic mean population size',
    'genetic drift',
    'bottleneck',
    'variance in family size',
    'rate of inbreeding',
  ],
  inputs: {
    method: choice(
      {
        sexes: { label: 'Males and females', also: ['sex ratio', 'unequal sex ratio'] },
        haplodiploid: { label: 'Males and females, haplodiploid or X-linked', also: ['haplodiploid', 'X-linked'] },
        sizes: { label: 'Sizes of successive generations', also: ['fluctuating', 'harmonic mean'] },
        families: { label: 'Variance of family size', also: ['variance'] },
        inbreeding: { label: 'Inbreeding', also: ['selfing'] },
      },
      { label: 'Method', default: 'sexes' },
    ),
    males: integer({
      label: 'Breeding males',
      help: 'Only those that have offspring.',
      symbol: 'N_m',
      min: 1,
      max: 1e9,
      when: { method: ['sexes', 'haplodiploid'] },
    }),
    females: integer({
      label: 'Breeding females',
      help: 'Only those that have offspring.',
      symbol: 'N_f',
      min: 1,
      max: 1e9,
      when: { method: ['sexes', 'haplodiploid'] },
    }),
    sizes: list(number({ label: 'Size', min: 1, max: 1e9 }), {
      label: 'Sizes of the generations',
      help: 'One number for each generation.',
      symbol: 'N',
      minItems: 2,
      maxItems: 500,
      when: { method: 'sizes' },
    }),
    parents: integer({
      label: 'Individuals that could breed',
      help: 'Also those without offspring.',
      symbol: 'N_0',
      min: 2,
      max: 1e9,
      when: { method: ['families', 'inbreeding'] },
    }),
    variance: number({
      label: 'Variance of the number of offspring',
      help: 'Offspring that grow up to breed, two for each parent on average; the variance is 2 where chance alone decides.',
      symbol: 'V_k',
      min: 0,
      max: 4e9,
      when: { method: 'families' },
    }),
    inbreeding: percent({
      label: 'Inbreeding coefficient',
      help: '100% for pure lines.',
      symbol: 'F',
      min: 0,
      max: 100,
      usual: [1, 100],
      when: { method: 'inbreeding' },
    }),
    generations: integer({
      label: 'Generations',
      help: 'For the heterozygosity that is left after them.',
      symbol: 't',
      min: 1,
      max: 1e6,
      optional: true,
    }),
  },
  outputs: {
    effective: number({ label: 'Effective population size', symbol: 'N_e', places: 1 }),
    ratio: percent({ label: 'Ratio to the actual number', symbol: '\\rho', places: 1 }),
    rate: percent({ label: 'Increase of inbreeding a generation', symbol: '\\Delta F', places: 3 }),
    kept: percent({
      label: 'Heterozygosity left after the generations',
      symbol: 'h_t',
      places: 2,
      optional: true,
    }),
  },
  formula: ({ method, males, females, sizes, parents, variance, inbreeding, generations }) => {
    const census =
      method === 'sexes' || method === 'haplodiploid' ? males + females : method === 'sizes' ? mean(sizes) : parents;
    const effective =
      method === 'sexes'
        ? (4 * males * females) / (males + females)
        : method === 'haplodiploid'
          ? (9 * males * females) / (4 * males + 2 * females)
          : method === 'sizes'
            ? sizes.length / sum(sizes.map((size) => 1 / size))
            : method === 'families'
              ? (4 * parents - 2) / (variance + 2)
              : parents / (1 + inbreeding);
    const rate = 1 / (2 * effective);
    return {
      effective,
      ratio: effective / census,
      rate,
      kept: generations === undefined ? undefined : (1 - rate) ** generations,
    };
  },
  figure: {
    kind: 'curve',
    title: 'Heterozygosity that is left',
    x: { label: 'Generations' },
    y: { label: 'Share' },
    curve: ({ rate, generations }) => ({
      from: 0,
      to: generations ?? 50,
      lines: [
        { label: 'Left', y: (x) => (1 - rate) ** x },
        { label: 'All', y: () => 1, dashed: true },
        { label: 'None', y: () => 0, dashed: true },
      ],
    }),
  },
  explanation: ({ method }) =>
    method === 'inbreeding'
      ? 'The population drifts like an ideal one of the size {effective}, and loses {rate} of the diversity of its alleles a generation{kept?; after {generations} {generations|generation|generations} {kept} of it is left|}.'
      : 'The population drifts like an ideal one of the size {effective}, and inbreeding grows by {rate} a generation{kept?; after {generations} {generations|generation|generations} {kept} of the heterozygosity is left|}.',
  requires: [
    {
      that: ({ variance, parents }) => isAtMost(variance, 4 * (parents - 1)),
      field: 'variance',
      says: 'With {parents} parents that leave two offspring each on average, the variance is at most four times their number less one: {variance} is more.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ effective }) => isBelow(roundTo(effective, 1), 10),
      says: 'In so small a population these equations are rough: with two sexes inbreeding begins a generation later and grows somewhat more slowly. Follow it through the pedigree.',
    },
    {
      level: 'caution',
      when: ({ method, sizes, effective, generations }) =>
        method === 'sizes' &&
        generations !== undefined &&
        isAtLeast(roundTo(effective, 1), 10) &&
        sizes.some((size) => size < 10),
      says: 'Through a generation of fewer than 10, less heterozygosity is left than the mean tells: multiply 1 − 1/(2N) of each generation instead.',
    },
    {
      level: 'note',
      when: ({ effective }) => isBelow(roundTo(effective, 1), 50),
      says: 'Below 50 inbreeding grows by more than 1% a generation, the limit of a rule of thumb for the short run (Franklin 1980). Frankham and others (2014) ask for 100, and for 1000 in the long run.',
    },
    {
      level: 'note',
      when: ({ effective }) => isAtLeast(roundTo(effective, 1), 50) && isBelow(roundTo(effective, 1), 1000),
      says: 'Rules of thumb ask for 50 (Franklin 1980) or 100 (Frankham and others 2014) in the short run, and for 500 or 1000 in the long run.',
    },
    {
      level: 'note',
      when: ({ method, inbreeding }) => method === 'inbreeding' && inbreeding > 0,
      says: 'Rate and share are of the heterozygosity that random mating would give, the diversity of the alleles. Fewer are heterozygous by the inbreeding itself, none in pure lines.',
    },
  ],
  examples: [
    {
      inputs: { males: 10, females: 100 },
      results: { effective: 36.3636364, ratio: 33.0578512, rate: 1.375 },
      cautions: ['rule of thumb'],
      source: 'Holsinger, lecture notes on unequal sex ratio: 4000/110; by hand: 36.36/110, 110/8000',
    },
    {
      inputs: { method: 'haplodiploid', males: 200, females: 20, generations: 10 },
      results: { effective: 42.8571429, ratio: 19.4805195, rate: 1.16666667, kept: 88.9271614346 },
      cautions: ['rule of thumb'],
      source: 'By hand: 36000/840; Python: (1 - 7/600)^10',
    },
    {
      inputs: { method: 'sizes', sizes: [11000, 2000, 11000, 16000] },
      results: { effective: 5374.0458015267, ratio: 53.7404580153 },
      source: 'Scarlet tiger moth, lecture notes: 5374; Python, fractions: 4/(2/11000 + 1/2000 + 1/16000)',
    },
    {
      inputs: { method: 'sizes', sizes: [2, 1000, 1000, 1000, 1000, 1000, 1000, 1000, 1000, 1000], generations: 10 },
      results: { effective: 19.6463654224, kept: 77.2753993656 },
      cautions: ['less heterozygosity is left', 'rule of thumb'],
      source: 'By hand: 10/0.509; Python: (1 - 0.509/20)^10, and 0.75 × 0.9995^9 = 74.66%',
    },
    {
      inputs: { method: 'families', parents: 100, variance: 12 },
      results: { effective: 28.4285714 },
      cautions: ['rule of thumb'],
      source: 'Holsinger, lecture notes: (2N - 1)/(1 + V/2), about 0.28 N; by hand: 398/14',
    },
    {
      inputs: { method: 'families', parents: 100, variance: 0 },
      results: { effective: 199, ratio: 199 },
      cautions: ['Rules of thumb ask'],
      source: 'Holsinger: 2N - 1 where all families are alike',
    },
    {
      inputs: { method: 'families', parents: 10, variance: 36 },
      results: { effective: 1, rate: 50 },
      cautions: ['these equations are rough', 'rule of thumb'],
      source: 'By hand: one parent has all 20, (18² + 9 × 4)/10 = 36; 38/38',
    },
    {
      inputs: { method: 'families', parents: 10, variance: 36.1 },
      refused: 'is at most',
      source: 'By hand: no more than 36',
    },
    {
      inputs: { method: 'families', parents: 50, variance: 2, generations: 1 },
      results: { effective: 49.5, ratio: 99, rate: 1.01010101, kept: 98.98989899 },
      cautions: ['rule of thumb'],
      source: 'By hand: 198/4; 1/99; 98/99',
    },
    {
      inputs: { males: 25, females: 25 },
      results: { effective: 50, ratio: 100, rate: 1 },
      cautions: ['Rules of thumb ask'],
      source: 'By hand: 2500/50',
    },
    {
      inputs: { method: 'inbreeding', parents: 500, inbreeding: 25 },
      results: { effective: 400, ratio: 80, rate: 0.125 },
      cautions: ['Rules of thumb ask', 'that random mating would give'],
      source: 'By hand: 500/1.25',
    },
    {
      inputs: { method: 'inbreeding', parents: 100, inbreeding: 100, generations: 1 },
      results: { effective: 50, ratio: 50, rate: 1, kept: 99 },
      cautions: ['Rules of thumb ask', 'none in pure lines'],
      source: 'By hand: 100/2; 1/100',
    },
  ],
  notes: [
    'Each method has one departure from the ideal: discrete generations, random mating and equal chances otherwise. Where several depart, the effective size is smaller still as a rule.',
    'Unequal families are of a population of constant size.',
  ],
  references: [
    { title: 'Wright: Evolution in Mendelian populations, Genetics 16 (1931) 97' },
    {
      title: 'Crow, Kimura: An Introduction to Population Genetics Theory (1970), §7.6',
    },
    {
      title:
        'Owen, Owen: Effective population size in social Hymenoptera with worker-produced males, Heredity 63 (1989) 59 (haplodiploid)',
      url: 'https://paperity.org/p/137359898/effective-population-size-in-social-hymenoptera-with-worker-produced-males',
    },
    {
      title: 'Holsinger: Lecture notes in population genetics, effective population size (2008)',
      url: 'http://darwin.eeb.uconn.edu/eeb348/lecture-notes/drift/node14.html',
    },
    {
      title: 'Franklin: Evolutionary change in small populations, in Soulé, Wilcox: Conservation Biology (1980) 135',
    },
    {
      title:
        'Frankham, Bradshaw, Brook: Genetics in conservation management: revised recommendations for the 50/500 rules, Biol. Conserv. 170 (2014) 56',
      doi: '10.1016/j.biocon.2013.12.036',
    },
  ],
});
