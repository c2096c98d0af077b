import { choice, defineCalculator, isAbove, isBelow, number, roundTo } from '@reckoner/engine';

/** Resemblance divided by the share of additive genes that the relatives have in common. */
export default defineCalculator({
  title: 'Heritability from twins and relatives',
  description:
    'Heritability from the correlations of identical and fraternal twins (Falconer), with the shares of environment, from the regression of offspring on parents, or from the correlation of siblings.',
  keywords: [
    "Falconer's formula",
    'twin study',
    'ACE model',
    'h2',
    'parent-offspring regression',
    'midparent regression',
    'half-sib correlation',
  ],
  related: ['heritability-breeders-equation'],
  inputs: {
    method: choice(
      {
        twins: { label: 'Identical and fraternal twins', also: ['Falconer', 'MZ and DZ'] },
        midparent: { label: 'Offspring on the mean of both parents', also: ['midparent'] },
        parent: { label: 'Offspring on one parent', also: ['one parent', 'single parent'] },
        half: {
          label: 'Half-siblings by the father',
          also: ['half-siblings', 'half-sibs', 'half sibs', 'paternal half-sibs'],
        },
        full: { label: 'Full siblings', also: ['full-sibs', 'full sibs'] },
      },
      { label: 'Method', default: 'twins' },
    ),
    identical: number({
      label: 'Correlation of identical twins',
      symbol: 'r_{MZ}',
      min: -1,
      max: 1,
      when: { method: 'twins' },
    }),
    fraternal: number({
      label: 'Correlation of fraternal twins',
      symbol: 'r_{DZ}',
      min: -1,
      max: 1,
      when: { method: 'twins' },
    }),
    slope: number({
      label: 'Slope of the regression',
      help: 'Of the mean of the offspring on the parent or the mean of both.',
      symbol: 'b',
      min: -3,
      max: 3,
      when: { method: ['midparent', 'parent'] },
    }),
    siblings: number({
      label: 'Correlation of the siblings',
      help: 'Intraclass correlation.',
      symbol: 't',
      min: -1,
      max: 1,
      when: { method: ['half', 'full'] },
    }),
  },
  outputs: {
    heritability: number({ label: 'Heritability', symbol: 'h^2', places: 3 }),
    shared: number({ label: 'Share of the common environment', symbol: 'c^2', places: 3, optional: true }),
    unique: number({
      label: 'Share of each twin’s own environment and of error',
      symbol: 'e^2',
      places: 3,
      optional: true,
    }),
  },
  formula: ({ method, identical, fraternal, slope, siblings }) => {
    if (method === 'twins') {
      return {
        heritability: 2 * (identical - fraternal),
        shared: 2 * fraternal - identical,
        unique: 1 - identical,
      };
    }
    const heritability =
      method === 'midparent'
        ? slope
        : method === 'parent'
          ? 2 * slope
          : method === 'half'
            ? 4 * siblings
            : 2 * siblings;
    return { heritability };
  },
  explanation: ({ method, heritability, shared }) =>
    method !== 'twins'
      ? 'The heritability is estimated at {heritability}.'
      : isBelow(heritability, 0) || (shared !== undefined && isBelow(shared, 0))
        ? 'By Falconer’s formula the heritability is {heritability}, the share of the common environment {shared}, and that of each twin’s own environment and of errors {unique}; no real share is negative.'
        : 'By Falconer’s formula genes account for {heritability} of the variance, which is the heritability, the environment that twins share for {shared}, and the environment of each twin and errors of measurement for {unique}.',
  cautions: [
    {
      level: 'caution',
      when: ({ method, identical, fraternal }) => method === 'twins' && isBelow(identical, fraternal),
      says: 'Identical twins resemble each other less than fraternal ones: these correlations show no influence of genes, and a negative estimate is chance.',
    },
    {
      level: 'caution',
      when: ({ method, identical, fraternal }) =>
        method === 'twins' && isAbove(identical, fraternal) && isAbove(identical, 2 * fraternal),
      says: 'The correlation of identical twins is more than twice that of fraternal ones, so that the common environment comes out negative: by dominance or interaction of genes, or by chance. The heritability then overstates the additive genes; fit a model with dominance (ADE).',
    },
    {
      level: 'caution',
      when: ({ method, heritability }) => method !== 'twins' && isBelow(heritability, 0),
      says: 'A heritability is not negative: this estimate is chance, or the environment makes the relatives unlike.',
    },
    {
      level: 'caution',
      when: ({ heritability }) => isAbove(roundTo(heritability, 3), 1),
      says: 'A heritability is at most 1: this estimate is chance, or the relatives share more than genes. Check that the method is the one of the data.',
    },
    {
      level: 'caution',
      when: ({ method }) => method === 'full',
      says: 'Full siblings also share dominance and their common environment: this is an upper limit rather than an estimate.',
    },
    {
      level: 'caution',
      when: ({ method }) => method === 'midparent' || method === 'parent',
      says: 'Where parents rear their offspring, as people do, the two also share an environment, and this estimate is too high: it holds for offspring raised apart from what their parents had.',
    },
  ],
  examples: [
    {
      inputs: { identical: 0.64, fraternal: 0.44 },
      results: { heritability: 0.4, shared: 0.24, unique: 0.36 },
      source: 'By hand: 2 × 0.2; 0.88 - 0.64; 1 - 0.64',
    },
    {
      inputs: { identical: 0.8, fraternal: 0.3 },
      results: { heritability: 1, shared: -0.2, unique: 0.2 },
      cautions: ['more than twice'],
      source: 'By hand: 2 × 0.5; 0.6 - 0.8',
    },
    {
      inputs: { identical: 0.9, fraternal: 0.3 },
      results: { heritability: 1.2, shared: -0.3, unique: 0.1 },
      cautions: ['more than twice', 'at most 1'],
      source: 'By hand: 2 × 0.6; 0.6 - 0.9',
    },
    {
      inputs: { identical: 0.3, fraternal: 0.4 },
      results: { heritability: -0.2, shared: 0.5, unique: 0.7 },
      cautions: ['no influence of genes'],
      source: 'By hand: 2 × -0.1; 0.8 - 0.3',
    },
    {
      inputs: { identical: 0.6, fraternal: 0.3 },
      results: { heritability: 0.6, shared: 0, unique: 0.4 },
      source: 'By hand: exactly twice',
    },
    {
      inputs: { method: 'midparent', slope: 0.5 },
      results: { heritability: 0.5 },
      cautions: ['rear their offspring'],
      source: 'Scarr, Principles of Genetics: the slope is the heritability, 0.5',
    },
    {
      inputs: { method: 'parent', slope: 0.15 },
      results: { heritability: 0.3 },
      cautions: ['rear their offspring'],
      source: 'By hand: 2 × 0.15',
    },
    { inputs: { method: 'half', siblings: 0.09 }, results: { heritability: 0.36 }, source: 'By hand: 4 × 0.09' },
    {
      inputs: { method: 'full', siblings: 0.4 },
      results: { heritability: 0.8 },
      cautions: ['upper limit'],
      source: 'Griffiths: Introduction to Genetic Analysis: 0.4/0.5',
    },
    {
      inputs: { method: 'half', siblings: -0.02 },
      results: { heritability: -0.08 },
      cautions: ['not negative'],
      source: 'By hand: 4 × -0.02',
    },
  ],
  notes: [
    'Half-siblings by the mother also share what she gives them: their correlation makes the heritability too high.',
    'Falconer’s formula takes it that both kinds of twins share their environment alike, that genes act additively and that parents did not choose each other by the trait; fraternal pairs are of the same sex.',
    'Correlations of fewer than hundreds of pairs are uncertain, and an estimate of twice their difference much more so.',
    'A heritability belongs to one population in its environment; it does not say how much of a single person’s trait is inherited, nor why two populations differ.',
  ],
  references: [
    {
      title: 'Falconer, Mackay: Introduction to Quantitative Genetics, 4th ed., ch. 10',
      isbn: '978-0-582-24302-6',
    },
    {
      title: 'Scarr: Midparent-offspring regression as an estimation of heritability',
      url: 'https://mun.ca/biology/scarr/Mid-Parent_Offspring_regresion.html',
    },
    { title: "Wikipedia: Falconer's formula", url: "https://en.wikipedia.org/wiki/Falconer's_formula" },
  ],
});
