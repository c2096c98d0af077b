import { defineCalculator, integer, isAtMost, number, percent, rows, sum, table } from '@reckoner/engine';

/** F = Σ (1/2)^(n₁ + n₂ + 1) (1 + F_A) over all paths from one parent through a common ancestor to the other. */
export default defineCalculator({
  title: 'Inbreeding coefficient',
  description:
    "Wright's inbreeding coefficient of an individual from the paths between its parents through each common ancestor, with the effect on a recessive trait.",
  keywords: [
    'coefficient of inbreeding',
    'COI',
    'consanguinity',
    'cousin marriage',
    'path method',
    'linebreeding',
    'sire and dam',
  ],
  related: ['pedigree-inbreeding-relationship', 'degree-of-relatedness', 'carrier-frequency-recessive'],
  inputs: {
    paths: rows(
      {
        father: integer({ label: 'Generations from father up to ancestor', min: 0, max: 40 }),
        mother: integer({ label: 'Generations from mother up to ancestor', min: 0, max: 40 }),
        ancestor: percent({
          label: 'Inbreeding of the ancestor',
          min: 0,
          max: 100,
          usual: [0.5, 100],
          default: 0,
        }),
      },
      {
        label: 'Paths through common ancestors',
        help: 'One row for each path: 0 where the parent is the ancestor, 1 where a parent of it is, 2 where a grandparent is.',
        maxItems: 500,
      },
    ),
    allele: number({
      label: 'Frequency of a recessive allele',
      help: 'For instance 0.01, 1% or 1 in 100.',
      symbol: 'q',
      text: 'ratio',
      above: 0,
      max: 1,
      usual: [0.00001, 0.5],
      optional: true,
    }),
  },
  outputs: {
    inbreeding: percent({ label: 'Inbreeding coefficient', symbol: 'F', places: 3, digits: 3 }),
    contributions: table(
      {
        path: integer({ label: 'Path' }),
        links: integer({ label: 'Individuals in the path' }),
        contribution: percent({ label: 'Contribution', places: 4, digits: 3 }),
      },
      { label: 'Contributions' },
    ),
    affected: percent({
      label: 'Homozygous for the recessive allele',
      symbol: 'P',
      places: 4,
      digits: 3,
      optional: true,
    }),
    times: number({ label: 'Times as many as without inbreeding', symbol: 'k', places: 2, optional: true }),
  },
  formula: ({ paths, allele }) => {
    const contributions = paths.map((row, index) => ({
      path: index + 1,
      links: row.father + row.mother + 1,
      contribution: 0.5 ** (row.father + row.mother + 1) * (1 + row.ancestor),
    }));
    const inbreeding = sum(contributions.map((row) => row.contribution));
    if (allele === undefined) return { inbreeding, contributions };
    return {
      inbreeding,
      contributions,
      affected: allele ** 2 + inbreeding * allele * (1 - allele),
      times: 1 + (inbreeding * (1 - allele)) / allele,
    };
  },
  shown: ({ paths, allele, inbreeding }) => ({
    inbreeding: sum(paths.map((row) => 0.5 ** (row.father + row.mother + 1) * (1 + row.ancestor))),
    contributions: undefined,
    affected: allele === undefined ? undefined : allele ** 2 + inbreeding * allele * (1 - allele),
    times: allele === undefined ? undefined : (allele ** 2 + inbreeding * allele * (1 - allele)) / allele ** 2,
  }),
  stepwise: [
    'A path leads from the father up to a common ancestor and down to the mother, and meets nobody twice. Its contribution is one half to the power of the individuals in it, both parents and the ancestor among them, times 1 plus the inbreeding of the ancestor.',
  ],
  figure: { kind: 'bars', table: 'contributions', label: 'path', value: 'contribution' },
  explanation:
    'The inbreeding coefficient is {inbreeding}: the chance that both copies of a gene come from the same copy in a common ancestor{affected?. At this frequency of the allele, {affected} of such individuals are homozygous for it, {times} times as many as at random mating|}.',
  requires: [
    {
      that: ({ paths }) =>
        isAtMost(sum(paths.map((row) => 0.5 ** (row.father + row.mother + 1) * (1 + row.ancestor))), 1),
      field: 'paths',
      says: 'The paths add up to more than 100%: one stands there twice, or one meets an individual twice.',
    },
    {
      that: ({ paths }) =>
        paths.length === 1 || paths.every((row) => row.father > 0) || paths.every((row) => row.mother > 0),
      field: 'paths',
      says: 'By these paths father and mother would be ancestors of each other: only one can be. Where both are one individual, 0 and 0 is the only path.',
    },
    {
      that: ({ paths }) => {
        const fathers = paths.filter((row) => row.father === 0).map((row) => row.ancestor);
        const mothers = paths.filter((row) => row.mother === 0).map((row) => row.ancestor);
        return fathers.every((value) => value === fathers[0]) && mothers.every((value) => value === mothers[0]);
      },
      field: 'paths',
      says: 'In all rows with 0 for the same parent the ancestor is that parent: its inbreeding must be the same in each.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ paths }) => paths.length === 1 && paths.every((row) => row.father > 0 && row.mother > 0),
      says: 'With one path the parents have one ancestor in common, as half-siblings and half-cousins. Full siblings and full cousins have two, a couple: each needs a row.',
    },
    {
      level: 'caution',
      when: ({ paths }) =>
        paths.filter((row) => row.father === 1 && row.mother === 1).length > 2 ||
        paths.filter((row) => row.father + row.mother === 1).length > 1,
      says: 'The parents have at most two parents in common, and one is a parent of the other once: more paths as short as these are right only where one plant is father and mother. Else one stands there twice.',
    },
    {
      level: 'note',
      when: ({ paths }) => paths.some((row) => row.father + row.mother === 0),
      says: 'A row with 0 and 0 means that father and mother are one individual, as at selfing of plants. Where two parents have an ancestor in common, count the generations up to it.',
    },
  ],
  examples: [
    {
      inputs: {
        paths: [
          { father: 2, mother: 2 },
          { father: 2, mother: 2 },
        ],
        allele: 0.01,
      },
      results: {
        inbreeding: 6.25,
        contributions: { length: 2, rows: { 0: { path: 1, links: 5, contribution: 3.125 } } },
        affected: 0.071875,
        times: 7.1875,
      },
      source: 'First cousins: by hand 2/32; 0.0001 + 0.0625 × 0.01 × 0.99',
    },
    {
      inputs: { paths: [{ father: 0, mother: 1, ancestor: 25 }] },
      results: { inbreeding: 31.25 },
      source: 'A father that is inbred himself, with his daughter: by hand 1/4 × 1.25',
    },
    {
      inputs: {
        paths: [
          { father: 1, mother: 2 },
          { father: 1, mother: 2 },
        ],
      },
      results: { inbreeding: 12.5, contributions: { length: 2, rows: { 1: { links: 4, contribution: 6.25 } } } },
      source: 'Uncle and niece: by hand (0.5⁴ + 0.5⁴)(1 + 0)',
    },
    {
      inputs: { paths: [{ father: 1, mother: 1 }] },
      results: { inbreeding: 12.5 },
      cautions: ['each needs a row'],
      source: 'Half-siblings: by hand 1/8',
    },
    {
      inputs: { paths: [{ father: 0, mother: 0 }], allele: 0.5 },
      results: { inbreeding: 50, affected: 37.5, times: 1.5 },
      cautions: ['selfing'],
      source: 'By hand: 1/2; an F2 selfed once has 3/8 of each homozygote',
    },
    {
      inputs: {
        paths: [
          { father: 0, mother: 1 },
          { father: 0, mother: 1 },
          { father: 0, mother: 1 },
          { father: 0, mother: 1 },
          { father: 0, mother: 2 },
        ],
      },
      refused: 'more than 100%',
      source: 'By hand: 4/4 + 1/8',
    },
    {
      inputs: {
        paths: [
          { father: 0, mother: 1 },
          { father: 1, mother: 0 },
        ],
      },
      refused: 'ancestors of each other',
      source: 'By definition',
    },
    {
      inputs: {
        paths: [
          { father: 0, mother: 1, ancestor: 25 },
          { father: 0, mother: 2 },
        ],
      },
      refused: 'must be the same in each',
      source: 'By definition: the ancestor of both rows is the father',
    },
    {
      inputs: {
        paths: [
          { father: 1, mother: 1 },
          { father: 1, mother: 1 },
          { father: 1, mother: 1 },
        ],
      },
      results: { inbreeding: 37.5 },
      cautions: ['at most two parents in common'],
      source: 'By hand: 3/8',
    },
  ],
  notes: [
    'For comparison: 25% for full siblings or parent and child as parents, 12.5% for half-siblings, uncle and niece or double first cousins, 6.25% for first cousins, 1.5625% for second cousins.',
    'Ancestors beyond the known pedigree count as unrelated, so that the true value is higher; compare only pedigrees that go equally far back.',
    'For autosomal genes; without selection against them.',
  ],
  references: [
    { title: 'Wright: Coefficients of inbreeding and relationship, Am. Nat. 56 (1922) 330', doi: '10.1086/279872' },
    {
      title: 'Crow, Kimura: An Introduction to Population Genetics Theory (1970), ch. 3',
    },
  ],
});
