import {
  choice,
  defineCalculator,
  integer,
  isAtLeast,
  isAtMost,
  number,
  percent,
  roundNear,
  rows,
  sum,
  sumOfProducts,
} from '@reckoner/engine';

/** r = Σ (1/2)^L (1 + F_A)/√((1 + F_X)(1 + F_Y)) over all paths of L generations; altruism spreads where rB > C. */
export default defineCalculator({
  title: 'Coefficient of relatedness',
  description:
    "Relatedness, kinship and degree of relationship of two relatives from their relationship or the paths between them, with Hamilton's rule for altruism.",
  keywords: [
    'coefficient of relationship',
    'degree of kinship',
    'kinship coefficient',
    "Hamilton's rule",
    'kin selection',
    'shared DNA percentage',
    'consanguinity',
  ],
  related: ['inbreeding-coefficient-pedigree'],
  inputs: {
    known: choice(
      { relationship: 'Relationship', paths: 'Paths through common ancestors' },
      { label: 'Known', default: 'relationship' },
    ),
    relationship: choice(
      {
        twins: { label: 'Identical twins', value: 1, also: ['identical twin', 'monozygotic twins', 'monozygotic'] },
        parent: {
          label: 'Parent and child',
          value: 0.5,
          also: ['parent', 'mother', 'father', 'child', 'son', 'daughter'],
        },
        siblings: {
          label: 'Full siblings, fraternal twins',
          value: 0.5,
          also: [
            'siblings',
            'sibling',
            'full siblings',
            'brothers',
            'brother',
            'sisters',
            'sister',
            'fraternal twins',
            'dizygotic twins',
          ],
        },
        half: {
          label: 'Half-siblings',
          value: 0.25,
          also: ['half-sibling', 'half-brother', 'half-brothers', 'half-sister', 'half-sisters'],
        },
        grandparent: {
          label: 'Grandparent and grandchild',
          value: 0.25,
          also: [
            'grandparent',
            'grandparents',
            'grandmother',
            'grandfather',
            'grandchild',
            'grandson',
            'granddaughter',
          ],
        },
        uncle: {
          label: 'Uncle or aunt and nephew or niece',
          value: 0.25,
          also: ['uncle', 'aunt', 'nephew', 'niece'],
        },
        doubleCousins: { label: 'Double first cousins', value: 0.25 },
        greatGrandparent: {
          label: 'Great-grandparent and great-grandchild',
          value: 0.125,
          also: ['great-grandparent', 'great-grandmother', 'great-grandfather', 'great-grandchild'],
        },
        greatUncle: {
          label: 'Great-uncle or great-aunt and great-nephew or great-niece',
          value: 0.125,
          also: ['great-uncle', 'great-aunt', 'great-nephew', 'great-niece'],
        },
        halfUncle: {
          label: 'Half-uncle or half-aunt and half-nephew or half-niece',
          value: 0.125,
          also: ['half-uncle', 'half-aunt', 'half-nephew', 'half-niece'],
        },
        cousins: { label: 'First cousins', value: 0.125, also: ['cousins', 'cousin', 'first cousin'] },
        cousinsRemoved: { label: 'First cousins once removed', value: 0.0625, also: ['first cousin once removed'] },
        halfCousins: { label: 'Half first cousins', value: 0.0625 },
        secondCousins: { label: 'Second cousins', value: 0.03125, also: ['second cousin'] },
        secondRemoved: {
          label: 'Second cousins once removed',
          value: 0.015625,
          also: ['second cousin once removed'],
        },
        thirdCousins: { label: 'Third cousins', value: 0.0078125, also: ['third cousin'] },
        haplodiploidSisters: {
          label: 'Full sisters of bees, ants and wasps (one father)',
          value: 0.75,
          also: ['haplodiploid sisters'],
        },
      },
      { label: 'Relationship', symbol: 'r_0', when: { known: 'relationship' } },
    ),
    paths: rows(
      {
        first: integer({ label: 'Generations from first up to ancestor', min: 0, max: 40 }),
        second: integer({ label: 'Generations from second up to ancestor', min: 0, max: 40 }),
        ancestor: percent({ label: 'Inbreeding of the ancestor', min: 0, max: 100, usual: [0.5, 100], default: 0 }),
      },
      {
        label: 'Paths through common ancestors',
        help: 'One row for each common ancestor and path: 0 where the individual is the ancestor itself, 1 where a parent is.',
        maxItems: 500,
        when: { known: 'paths' },
      },
    ),
    firstInbreeding: percent({
      label: 'Inbreeding of the first individual',
      symbol: 'F_X',
      min: 0,
      max: 100,
      usual: [0.5, 100],
      default: 0,
      when: { known: 'paths' },
    }),
    secondInbreeding: percent({
      label: 'Inbreeding of the second individual',
      symbol: 'F_Y',
      min: 0,
      max: 100,
      usual: [0.5, 100],
      default: 0,
      when: { known: 'paths' },
    }),
    benefit: number({
      label: 'Benefit to the relative',
      help: 'Offspring that it has more by the help.',
      symbol: 'B',
      above: 0,
      max: 1e9,
      optional: true,
    }),
    cost: number({
      label: 'Cost to the helper',
      help: 'Offspring that it has fewer by helping.',
      symbol: 'C',
      min: 0,
      max: 1e9,
      optional: true,
    }),
  },
  outputs: {
    relatedness: percent({ label: 'Relatedness', symbol: 'r', places: 3, digits: 3 }),
    kinship: percent({ label: 'Kinship coefficient', symbol: '\\varphi', places: 3, digits: 3 }),
    degree: integer({ label: 'Degree of relationship' }),
    balance: number({
      label: "Hamilton's rule: rB less C",
      symbol: 'h',
      places: 3,
      optional: true,
    }),
    least: number({ label: 'Benefit at which help breaks even', symbol: 'B_0', places: 3, optional: true }),
    greatest: number({ label: 'Cost at which help breaks even', symbol: 'C_0', places: 3, optional: true }),
  },
  formula: ({ known, relationship, paths, firstInbreeding, secondInbreeding, benefit, cost }) => {
    const kinship =
      known === 'relationship'
        ? relationship / 2
        : sum(paths.map((row) => 0.5 ** (row.first + row.second + 1) * (1 + row.ancestor)));
    const relatedness =
      known === 'relationship'
        ? relationship
        : (2 * kinship) / Math.sqrt((1 + firstInbreeding) * (1 + secondInbreeding));
    return {
      relatedness,
      kinship,
      degree: isAtLeast(relatedness, 1) ? 0 : Math.max(1, roundNear(-Math.log2(relatedness))),
      balance:
        benefit === undefined || cost === undefined ? undefined : sumOfProducts([relatedness, benefit], [-1, cost]),
      least: cost === undefined ? undefined : cost / relatedness,
      greatest: benefit === undefined ? undefined : relatedness * benefit,
    };
  },
  stepwise: [
    'The degree is the whole number nearest to the binary logarithm of 1/r: 1 for one half, 2 for a quarter, 3 for an eighth; 0 for identical twins.',
  ],
  explanation:
    "On average {relatedness} of the genes are shared by descent. The kinship coefficient, the chance that copies taken from each of the two are the same by descent, is {kinship}{balance?. By Hamilton's rule help is {balance|not favored, as rB is {|balance|} less than C|neither favored nor opposed, as rB equals C|favored, as rB is {|balance|} more than C}|}.",
  requires: [
    {
      each: 'paths',
      that: (row) => row.first + row.second > 0,
      field: 'second',
      says: 'With 0 and 0 both would be one individual: count the generations up to the common ancestor.',
    },
    {
      each: 'paths',
      that: (row, { firstInbreeding }) =>
        row.first > 0 || (isAtMost(row.ancestor, firstInbreeding) && isAtLeast(row.ancestor, firstInbreeding)),
      field: 'ancestor',
      says: 'With 0 generations the first individual is the ancestor itself: give the inbreeding of both alike.',
    },
    {
      each: 'paths',
      that: (row, { secondInbreeding }) =>
        row.second > 0 || (isAtMost(row.ancestor, secondInbreeding) && isAtLeast(row.ancestor, secondInbreeding)),
      field: 'ancestor',
      says: 'With 0 generations the second individual is the ancestor itself: give the inbreeding of both alike.',
    },
    {
      that: ({ paths }) => paths.every((row) => row.first > 0) || paths.every((row) => row.second > 0),
      field: 'paths',
      says: 'By these paths each of the two would be an ancestor of the other: only one can be.',
    },
    {
      that: ({ paths, firstInbreeding, secondInbreeding }) =>
        isAtMost(
          sum(paths.map((row) => 0.5 ** (row.first + row.second) * (1 + row.ancestor))),
          Math.sqrt((1 + firstInbreeding) * (1 + secondInbreeding)),
        ),
      field: 'paths',
      says: 'The relatedness would be above 100%: a path stands there twice or meets an individual twice, or the inbreeding of the two is missing.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ known, paths }) =>
        known === 'paths' && paths.length === 1 && paths.every((row) => row.first > 0 && row.second > 0),
      says: 'With one path the two have one ancestor in common, as half-siblings and half-cousins. Full siblings and full cousins have two, a couple: each needs a row.',
    },
    {
      level: 'caution',
      when: ({ known, paths }) =>
        known === 'paths' &&
        (paths.filter((row) => row.first === 1 && row.second === 1).length > 2 ||
          paths.filter((row) => row.first + row.second === 1).length > 1),
      says: 'Two individuals have at most two parents in common, and one is a parent of the other once: more paths as short as these are right only where one plant is father and mother. Else one stands there twice.',
    },
    {
      level: 'caution',
      when: ({ known, firstInbreeding, secondInbreeding, least, greatest }) =>
        known === 'paths' && firstInbreeding !== secondInbreeding && (least !== undefined || greatest !== undefined),
      says: "Wright's relatedness stands in Hamilton's rule here. Where the two are not inbred alike, the regression on the helper takes its place: twice the kinship coefficient over 1 plus the inbreeding of the helper (Michod and Hamilton 1980).",
    },
  ],
  examples: [
    {
      inputs: { relationship: 'cousins' },
      results: { relatedness: 12.5, kinship: 6.25, degree: 3 },
      source: 'Wikipedia: Coefficient of relationship: third-degree relatives, 12.5%',
    },
    {
      inputs: { known: 'paths', paths: [{ first: 2, second: 2 }] },
      results: { relatedness: 6.25, kinship: 3.125, degree: 4 },
      cautions: ['each needs a row'],
      source: 'By hand: half first cousins, 1/16',
    },
    {
      inputs: {
        known: 'paths',
        paths: [
          { first: 1, second: 1, ancestor: 25 },
          { first: 1, second: 1 },
        ],
        firstInbreeding: 12.5,
        secondInbreeding: 12.5,
      },
      results: { relatedness: 50, kinship: 28.125, degree: 1 },
      source: 'By hand: (1.25 + 1)/4 = 0.5625; over 1.125; half of 0.5625',
    },
    {
      inputs: {
        known: 'paths',
        paths: [{ first: 0, second: 2, ancestor: 21 }],
        firstInbreeding: 21,
        secondInbreeding: 0,
      },
      results: { relatedness: 27.5, kinship: 15.125, degree: 2 },
      source: 'By hand: an inbred grandparent, 1.21/8; twice that over √1.21',
    },
    {
      inputs: { known: 'paths', paths: [{ first: 0, second: 2 }], firstInbreeding: 21 },
      refused: 'the first individual is the ancestor itself',
      source: 'By definition: the ancestor and the first are one individual',
    },
    {
      inputs: { known: 'paths', paths: [{ first: 1, second: 0, ancestor: 25 }] },
      refused: 'the second individual is the ancestor itself',
      source: 'By definition: the ancestor and the second are one individual',
    },
    {
      inputs: {
        known: 'paths',
        paths: [
          { first: 0, second: 1 },
          { first: 1, second: 0 },
        ],
      },
      refused: 'an ancestor of the other',
      source: 'By definition',
    },
    {
      inputs: {
        known: 'paths',
        paths: [
          { first: 1, second: 1 },
          { first: 1, second: 1 },
          { first: 1, second: 1 },
          { first: 1, second: 1 },
        ],
      },
      results: { relatedness: 100, kinship: 50 },
      cautions: ['at most two parents in common'],
      source: 'By hand: 4/8; offspring of one selfed plant, (1 + 0)/2',
    },
    {
      inputs: {
        known: 'paths',
        paths: [
          { first: 2, second: 2 },
          { first: 2, second: 2 },
        ],
        firstInbreeding: 44,
        cost: 1,
      },
      results: { kinship: 6.25, relatedness: 10.416666667, least: 9.6 },
      cautions: ['are not inbred alike'],
      source: 'By hand: 0.125/√1.44; 1.2/0.125',
    },
    {
      inputs: { relationship: 'siblings', benefit: 3, cost: 1 },
      results: { relatedness: 50, degree: 1, balance: 0.5, least: 2, greatest: 1.5 },
      source: 'By hand: 1.5 - 1; 1/0.5',
    },
    {
      inputs: { relationship: 'cousins', benefit: 8, cost: 1 },
      results: { balance: 0, least: 8, greatest: 1 },
      source: 'Haldane: eight cousins make up for one life',
    },
    {
      inputs: { relationship: 'half', benefit: 3, cost: 1 },
      results: { balance: -0.25, least: 4 },
      source: 'By hand: 0.75 - 1',
    },
    {
      inputs: { relationship: 'haplodiploidSisters', benefit: 0.4, cost: 0.3 },
      results: { relatedness: 75, kinship: 37.5, degree: 1, balance: 0 },
      source: 'Haplodiploid sisters: half of 1/2 by the mother, half of 1 by the father; 0.75 × 0.4',
    },
    {
      inputs: { relationship: 'twins', cost: 2 },
      results: { relatedness: 100, kinship: 50, degree: 0, least: 2 },
      source: 'By definition',
    },
    {
      inputs: { known: 'paths', paths: [{ first: 0, second: 0 }] },
      refused: 'both would be one individual',
      source: 'By definition',
    },
    {
      inputs: {
        known: 'paths',
        paths: [
          { first: 1, second: 1 },
          { first: 1, second: 1 },
          { first: 1, second: 1 },
          { first: 1, second: 1 },
          { first: 2, second: 2 },
        ],
      },
      refused: 'above 100%',
      source: 'By hand: 4/4 + 1/16',
    },
  ],
  notes: [
    'Except for identical twins and parent and child, what relatives really share varies around this average.',
    'The degree is that of genetics; the law counts otherwise, first cousins as of the fourth degree in civil law.',
    'Relationships by name take it that nobody else in the family is related. Benefit and cost are counted in offspring, or any other measure of fitness that is the same for both.',
  ],
  references: [
    { title: 'Wright: Coefficients of inbreeding and relationship, Am. Nat. 56 (1922) 330', doi: '10.1086/279872' },
    {
      title: 'Hamilton: The genetical evolution of social behaviour I, J. Theor. Biol. 7 (1964) 1',
      doi: '10.1016/0022-5193(64)90038-4',
    },
    {
      title: 'Michod, Hamilton: Coefficients of relatedness in sociobiology, Nature 288 (1980) 694',
      doi: '10.1038/288694a0',
    },
    {
      title: 'Wikipedia: Coefficient of relationship',
      url: 'https://en.wikipedia.org/wiki/Coefficient_of_relationship',
    },
  ],
});
