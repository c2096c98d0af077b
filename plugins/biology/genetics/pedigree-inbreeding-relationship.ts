import { defineCalculator, integer, isAtMost, noResult, percent, rows, table, text } from '@reckoner/engine';

const UNKNOWN = [
  ...['', '.', '*', '-1', '-999', 'unknown', 'not known', 'unk', 'founder', 'none', 'nil', 'null'],
  ...['na', 'n/a', '#n/a', 'n.a.', 'nan'],
];

/** What stands for an empty cell: zeros, question marks, dashes as programs, people and word processors write them. */
const BLANK = /^(?:0+|\?+|[-‐‑‒–—―−]+)$/;

/** Names are compared without regard to case and to spaces around them. */
function keyOf(name: string | undefined): string | undefined {
  const key = (name ?? '').trim().replace(/\s+/g, ' ').toLowerCase();
  return UNKNOWN.includes(key) || BLANK.test(key) ? undefined : key;
}

/** Kinship by recursion from the younger of two: half of that with each parent, and (1 + F)/2 with itself. */
export default defineCalculator({
  title: 'Pedigree inbreeding and relationship',
  description:
    'Inbreeding coefficients of all individuals of a pedigree, with kinship and relationship of any two, from a list of individuals with their parents.',
  keywords: [
    'pedigree COI',
    'coefficient of inbreeding from a pedigree',
    'kinship matrix',
    'sire and dam',
    'tabular method',
    'numerator relationship',
    'planned mating',
  ],
  related: ['inbreeding-coefficient-pedigree', 'degree-of-relatedness'],
  inputs: {
    pedigree: rows(
      {
        individual: text({ label: 'Individual', maxLength: 60 }),
        father: text({ label: 'Father', maxLength: 60, optional: true }),
        mother: text({ label: 'Mother', maxLength: 60, optional: true }),
      },
      {
        label: 'Pedigree',
        help: 'In any order. Parents without a row of their own, and unknown ones, count as unrelated.',
        maxItems: 150,
      },
    ),
    first: text({
      label: 'First individual',
      help: 'Whose inbreeding is asked for, or the father of a planned mating.',
      maxLength: 60,
    }),
    second: text({
      label: 'Second individual',
      help: 'For the relationship of the two, and the inbreeding of their offspring.',
      maxLength: 60,
      optional: true,
    }),
  },
  outputs: {
    inbreeding: percent({ label: 'Inbreeding of the first', symbol: 'F_X', places: 3, digits: 3 }),
    secondInbreeding: percent({
      label: 'Inbreeding of the second',
      symbol: 'F_Y',
      places: 3,
      digits: 3,
      optional: true,
    }),
    relatedness: percent({ label: 'Relationship of the two', symbol: 'r', places: 3, digits: 3, optional: true }),
    kinship: percent({
      label: 'Kinship of the two, inbreeding of their offspring',
      symbol: '\\varphi',
      places: 3,
      digits: 3,
      optional: true,
    }),
    individuals: table(
      {
        individual: text({ label: 'Individual' }),
        inbreeding: percent({ label: 'Inbreeding', places: 3, digits: 3 }),
        generations: integer({ label: 'Generations known, longest line' }),
      },
      { label: 'Individuals' },
    ),
  },
  algorithm: ({ pedigree, first, second }) => {
    const parents = new Map<string, readonly (string | undefined)[]>();
    const names = new Map<string, string>();
    for (const row of pedigree) {
      const key = keyOf(row.individual);
      if (key === undefined)
        throw noResult(
          'Each individual needs a name other than 0, -, ?, NA, none or unknown, which stand for parents that are not known.',
        );
      if (parents.has(key)) throw noResult(`“${row.individual.trim()}” has more than one row.`);
      parents.set(key, [keyOf(row.father), keyOf(row.mother)]);
      names.set(key, row.individual.trim());
    }
    // Parents before their offspring, each with the number of generations behind it.
    const generations = new Map<string, number>();
    const order: string[] = [];
    const open = new Set<string>();
    const visit = (key: string): number => {
      const known = generations.get(key);
      if (known !== undefined) return known;
      if (open.has(key)) throw noResult(`“${names.get(key) ?? key}” is among its own ancestors.`);
      open.add(key);
      const behind = (parents.get(key) ?? []).map((parent) => (parent === undefined ? 0 : visit(parent) + 1));
      open.delete(key);
      const count = Math.max(0, ...behind);
      generations.set(key, count);
      order.push(key);
      return count;
    };
    for (const key of parents.keys()) visit(key);
    const place = new Map(order.map((key, index) => [key, index]));
    const kinships: number[][] = [];
    order.forEach((key, index) => {
      const [father, mother] = (parents.get(key) ?? []).map((parent) =>
        parent === undefined ? undefined : place.get(parent)!,
      );
      const between = (one: number | undefined, other: number) =>
        one === undefined ? 0 : kinships[Math.max(one, other)]![Math.min(one, other)]!;
      const row: number[] = [];
      for (let other = 0; other < index; other += 1) row.push((between(father, other) + between(mother, other)) / 2);
      row.push((1 + (mother === undefined ? 0 : between(father, mother))) / 2);
      kinships.push(row);
    });
    const indexOf = (name: string) => {
      const index = place.get(keyOf(name) ?? '');
      if (index === undefined) throw noResult(`“${name.trim()}” is not in the pedigree.`);
      return index;
    };
    const inbreedingOf = (index: number) => 2 * kinships[index]![index]! - 1;
    const one = indexOf(first);
    const individuals = [...parents.keys()].map((key) => ({
      individual: names.get(key)!,
      inbreeding: inbreedingOf(place.get(key)!),
      generations: generations.get(key)!,
    }));
    const inbreeding = inbreedingOf(one);
    if (second === undefined) return { inbreeding, individuals };
    const other = indexOf(second);
    const kinship = kinships[Math.max(one, other)]![Math.min(one, other)]!;
    const secondInbreeding = inbreedingOf(other);
    return {
      inbreeding,
      secondInbreeding,
      relatedness: (2 * kinship) / Math.sqrt((1 + inbreeding) * (1 + secondInbreeding)),
      kinship,
      individuals,
    };
  },
  figure: { kind: 'bars', table: 'individuals', label: 'individual', value: 'inbreeding' },
  explanation:
    'The inbreeding of {first} is {inbreeding}{second?. {first} and {second} have a relationship of {relatedness}; offspring of the two would have an inbreeding of {kinship}|}.',
  cautions: [
    {
      level: 'note',
      when: ({ inbreeding, secondInbreeding, kinship }) =>
        [inbreeding, secondInbreeding, kinship].some((value) => value !== undefined && isAtMost(value, 0)),
      says: 'A value of 0 means that no common ancestor stands in this pedigree, not that there is none: look how many generations are known.',
    },
    {
      level: 'caution',
      when: ({ pedigree }) => {
        const mothers = new Set(pedigree.map((row) => keyOf(row.mother)));
        return pedigree.some((row) => keyOf(row.father) !== undefined && mothers.has(keyOf(row.father)));
      },
      says: 'An individual stands as a father and as a mother. That is right for plants and other hermaphrodites; else a name is mistaken, or two individuals have the same one.',
    },
    {
      level: 'note',
      when: ({ pedigree, first, second }) => {
        const [one, other] = [keyOf(first), keyOf(second)];
        if (one === undefined || other === undefined || one === other) return false;
        const fathers = new Set(pedigree.map((row) => keyOf(row.father)));
        const mothers = new Set(pedigree.map((row) => keyOf(row.mother)));
        return fathers.has(one) && !mothers.has(one)
          ? fathers.has(other) && !mothers.has(other)
          : mothers.has(one) && !fathers.has(one) && mothers.has(other) && !fathers.has(other);
      },
      says: 'Both stand in this pedigree as fathers only, or as mothers only: the two can have no offspring, and their kinship just tells how closely they are related.',
    },
    {
      level: 'note',
      when: ({ first, second }) => second !== undefined && keyOf(first) === keyOf(second),
      says: 'Both are the same individual: the offspring are those of selfing.',
    },
  ],
  examples: [
    {
      inputs: {
        pedigree: [
          { individual: '3', father: '1', mother: '2' },
          { individual: '4', father: '1' },
          { individual: '5', father: '4', mother: '3' },
          { individual: '6', father: '5', mother: '2' },
        ],
        first: '5',
        second: '6',
      },
      results: {
        inbreeding: 12.5,
        secondInbreeding: 12.5,
        kinship: 34.375,
        relatedness: 61.111111111,
        individuals: {
          length: 4,
          rows: {
            0: { inbreeding: 0, generations: 1 },
            2: { inbreeding: 12.5, generations: 2 },
            3: { generations: 3 },
          },
        },
      },
      source:
        'Mrode, 3rd ed., table 2.1 (sire 5 has 0.125); by hand: a₅₂ = 0.25, F₆ = 0.125, a₅₆ = (1.125 + 0.25)/2 = 0.6875; over 1.125',
    },
    {
      inputs: {
        pedigree: [
          { individual: 'Ann', father: 'Carl ', mother: 'dora' },
          { individual: 'Carl', father: 'Gus', mother: 'Hilda' },
          { individual: 'Dora', father: 'Gus', mother: 'Hilda' },
          { individual: 'Gus', father: '?', mother: '0' },
        ],
        first: 'Ann',
      },
      results: { inbreeding: 25, individuals: { length: 4, rows: { 0: { individual: 'Ann', inbreeding: 25 } } } },
      source: 'By hand: child of full siblings, 2/8; in any order, spaces and case aside',
    },
    {
      inputs: {
        pedigree: [
          { individual: 'S0', father: 'P', mother: 'P' },
          { individual: 'S1', father: 'S0', mother: 'S0' },
        ],
        first: 'S1',
        second: 's1',
      },
      results: { inbreeding: 75, kinship: 87.5, relatedness: 100 },
      cautions: ['as a father and as a mother', 'those of selfing'],
      source: 'By hand: two generations of selfing, 1 - 1/4; a third 1 - 1/8',
    },
    {
      inputs: {
        pedigree: [
          { individual: 'X', father: 'none', mother: 'M' },
          { individual: 'Y', father: 'none', mother: 'N' },
          { individual: 'M', father: '.', mother: '.' },
          { individual: 'N', father: '00', mother: 'null' },
        ],
        first: 'X',
        second: 'Y',
      },
      results: { inbreeding: 0, kinship: 0, relatedness: 0 },
      cautions: ['no common ancestor stands'],
      source: 'By definition: no parent that is known is common to both',
    },
    {
      inputs: {
        pedigree: [
          { individual: 'A', father: 'X', mother: 'M' },
          { individual: 'B', father: 'Y', mother: 'N' },
          { individual: 'X', father: 'S', mother: 'T' },
          { individual: 'Y', father: 'S', mother: 'T' },
          { individual: 'M', father: 'S', mother: 'T' },
        ],
        first: 'X',
        second: 'Y',
      },
      results: { inbreeding: 0, kinship: 25, relatedness: 50 },
      cautions: ['can have no offspring', 'no common ancestor stands'],
      source: 'By hand: full brothers, 2/8',
    },
    {
      inputs: {
        pedigree: [
          { individual: 'X', father: '—', mother: 'M' },
          { individual: 'Y', father: '—', mother: 'N' },
          { individual: 'M', father: '–', mother: 'not known' },
          { individual: 'N', father: '–', mother: 'Not known' },
        ],
        first: 'X',
        second: 'Y',
      },
      results: { inbreeding: 0, kinship: 0, relatedness: 0 },
      cautions: ['no common ancestor stands'],
      source: 'By definition: the dash of a printed pedigree is nobody',
    },
    {
      inputs: { pedigree: [{ individual: 'C', father: 'A', mother: 'B' }], first: 'A', second: 'B' },
      results: { inbreeding: 0, kinship: 0, relatedness: 0 },
      cautions: ['no common ancestor stands'],
      source: 'By definition',
    },
    {
      inputs: {
        pedigree: [
          { individual: 'A', father: 'B' },
          { individual: 'B', father: 'A' },
        ],
        first: 'A',
      },
      noResult: 'among its own ancestors',
      source: 'By definition',
    },
    {
      inputs: { pedigree: [{ individual: 'A', father: 'B' }, { individual: 'a' }], first: 'A' },
      noResult: 'more than one row',
      source: 'By definition',
    },
    {
      inputs: { pedigree: [{ individual: '?', father: 'B' }], first: 'B' },
      noResult: 'needs a name',
      source: 'By definition',
    },
    {
      inputs: { pedigree: [{ individual: 'A', father: 'B' }], first: 'C' },
      noResult: 'is not in the pedigree',
      source: 'By definition',
    },
  ],
  notes: [
    'For autosomal genes. Individuals without known parents are taken as neither inbred nor related to each other, so that the true values are higher; compare only pedigrees that go equally far back.',
  ],
  references: [
    { title: 'Wright: Coefficients of inbreeding and relationship, Am. Nat. 56 (1922) 330', doi: '10.1086/279872' },
    { title: 'Mrode: Linear Models for the Prediction of Animal Breeding Values, 3rd ed., ch. 2' },
    {
      title:
        'Royal Veterinary and Agricultural University, Copenhagen: Inbreeding and relationship by the tabular method',
      url: 'http://www.husdyr.kvl.dk/htm/kc/popgen/genetics/4/5.htm',
    },
  ],
});
