import {
  choice,
  defineCalculator,
  type FigurePoint,
  integer,
  isNear,
  noResult,
  type Shape,
  table,
  text,
} from '@reckoner/engine';

const SET_NAMES = ['A', 'B', 'C', 'D'] as const;

/** A set of sets as the bits of a number: 1 is A, 2 is B, 3 both. */
const sizeOf = (bits: number): number => [1, 2, 4, 8].filter((bit) => (bits & bit) !== 0).length;
const namesOf = (bits: number): string[] => SET_NAMES.filter((_, place) => (bits & (1 << place)) !== 0);
const intersectionName = (bits: number): string => `|${namesOf(bits).join(' ∩ ')}|`;
const sign = (bits: number): number => (sizeOf(bits) % 2 === 1 ? 1 : -1);

function regionName(bits: number, sets: number): string {
  const inside = namesOf(bits);
  if (inside.length === sets) return sets === 2 ? 'Both A and B' : `All of ${inside.join(', ')}`;
  return inside.length === 1 ? `Only ${inside[0]}` : `Only ${inside.slice(0, -1).join(', ')} and ${inside.at(-1)}`;
}

const count = { min: 0, max: 1_000_000_000_000, optional: true } as const;
const whole = { ...count, max: 10_000_000_000_000 } as const;
const ofThree = { sets: ['3', '4'] } as const;
const ofFour = { sets: '4' } as const;

/** The union by sizes of intersections with alternating signs, or the one size that is left out. */
export default defineCalculator({
  title: 'Inclusion–exclusion principle',
  description:
    'Size of the union of two to four sets from the sizes of the sets and their intersections, or one of these from the union, with the number in exactly one, in two or more sets, and in none.',
  keywords: [
    'principle of inclusion and exclusion',
    'inclusion-exclusion',
    'venn diagram word problem',
    'size of union of sets',
    'union of three sets',
    'how many in both',
    'neither',
  ],
  inputs: {
    sets: choice({ '2': 'Two sets', '3': 'Three sets', '4': 'Four sets' }, { label: 'Sets', default: '2' }),
    a: integer({ label: 'In A', help: 'Leave out the one size that is to be found.', symbol: '|A|', ...count }),
    b: integer({ label: 'In B', symbol: '|B|', ...count }),
    c: integer({ label: 'In C', symbol: '|C|', ...count, when: ofThree }),
    d: integer({ label: 'In D', symbol: '|D|', ...count, when: ofFour }),
    ab: integer({ label: 'In A and B', help: 'Those in others, too, are counted in.', symbol: '|A\\cap B|', ...count }),
    ac: integer({ label: 'In A and C', symbol: '|A\\cap C|', ...count, when: ofThree }),
    bc: integer({ label: 'In B and C', symbol: '|B\\cap C|', ...count, when: ofThree }),
    ad: integer({ label: 'In A and D', symbol: '|A\\cap D|', ...count, when: ofFour }),
    bd: integer({ label: 'In B and D', symbol: '|B\\cap D|', ...count, when: ofFour }),
    cd: integer({ label: 'In C and D', symbol: '|C\\cap D|', ...count, when: ofFour }),
    abc: integer({ label: 'In A, B and C', symbol: '|A\\cap B\\cap C|', ...count, when: ofThree }),
    abd: integer({ label: 'In A, B and D', symbol: '|A\\cap B\\cap D|', ...count, when: ofFour }),
    acd: integer({ label: 'In A, C and D', symbol: '|A\\cap C\\cap D|', ...count, when: ofFour }),
    bcd: integer({ label: 'In B, C and D', symbol: '|B\\cap C\\cap D|', ...count, when: ofFour }),
    abcd: integer({ label: 'In all four', symbol: '|A\\cap B\\cap C\\cap D|', ...count, when: ofFour }),
    anySet: integer({
      label: 'In at least one set, where it is known',
      help: 'Or all and those in none.',
      symbol: 'u',
      ...whole,
    }),
    total: integer({ label: 'All, also those in no set', symbol: 'N', ...whole }),
    outside: integer({ label: 'In none, where it is known', symbol: 'n_0', ...whole }),
  },
  outputs: {
    union: integer({ label: 'In at least one set', symbol: '|\\cup|' }),
    found: text({ label: 'Size that was left out', optional: true }),
    exactlyOne: integer({ label: 'In exactly one', symbol: 'n_1' }),
    exactlyTwo: integer({ label: 'In exactly two', symbol: 'n_2' }),
    exactlyThree: integer({ label: 'In exactly three', symbol: 'n_3', optional: true }),
    exactlyFour: integer({ label: 'In all four sets', symbol: 'n_4', optional: true }),
    atLeastTwo: integer({ label: 'In two or more', optional: true }),
    none: integer({ label: 'In none', symbol: 'n_0', optional: true }),
    everything: integer({ label: 'All, also those in no set', symbol: 'N', optional: true }),
    regions: table(
      { region: text({ label: 'Region' }), size: integer({ label: 'Elements' }) },
      { label: 'Regions of the Venn diagram' },
    ),
  },
  algorithm: (inputs) => {
    const sets = Number(inputs.sets);
    const { a, b, c, d, ab, ac, bc, ad, bd, cd, abc, abd, acd, bcd, abcd, total, outside } = inputs;
    const anySet = inputs.anySet ?? (total === undefined || outside === undefined ? undefined : total - outside);
    const sent = [undefined, a, b, ab, c, ac, bc, abc, d, ad, bd, abd, cd, acd, bcd, abcd];
    const all = 2 ** sets;
    const parts = Array.from({ length: all - 1 }, (_, place) => place + 1);
    const missing = parts.filter((bits) => sent[bits] === undefined);
    if (missing.length + (anySet === undefined ? 1 : 0) > 1) {
      const names = [...missing.map(intersectionName), ...(anySet === undefined ? ['the union'] : [])];
      throw noResult(
        `All sizes but one are needed; not given are ${names.join(', ')}. Where nothing is in common, write 0.`,
      );
    }
    const signed = parts.reduce((sum, bits) => sum + sign(bits) * (sent[bits] ?? 0), 0);
    const wanted = missing[0];
    const union = anySet ?? signed;
    const sizes = parts.map((bits) => (bits === wanted ? sign(bits) * (union - signed) : (sent[bits] ?? 0)));
    if (wanted === undefined && union !== signed) {
      throw noResult(`These sizes give ${signed} in at least one set, not ${union}: leave out the one to be found.`);
    }
    if (wanted !== undefined && (sizes[wanted - 1] as number) < 0) {
      throw noResult(`${intersectionName(wanted)} would be below 0: these sizes contradict each other.`);
    }
    const within = (bits: number) =>
      parts
        .filter((more) => (more & bits) === bits)
        .reduce((sum, more) => sum + (sizeOf(more) % 2 === sizeOf(bits) % 2 ? 1 : -1) * (sizes[more - 1] as number), 0);
    const regions = parts.map((bits) => ({ bits, region: regionName(bits, sets), size: within(bits) }));
    const impossible = regions.find(({ size }) => size < 0);
    if (impossible !== undefined) {
      throw noResult(
        `These sizes contradict each other: “${impossible.region}” would be −${-impossible.size}. Those in more sets are counted in fewer, too.`,
      );
    }
    if (total !== undefined && total < union) {
      throw noResult(`In at least one set are ${union}, more than all, ${total}.`);
    }
    const exactly = (many: number) =>
      regions.filter(({ bits }) => sizeOf(bits) === many).reduce((sum, { size }) => sum + size, 0);
    return {
      union,
      ...(wanted === undefined ? {} : { found: `${intersectionName(wanted)} = ${sizes[wanted - 1]}` }),
      exactlyOne: exactly(1),
      exactlyTwo: exactly(2),
      ...(sets > 2 && { exactlyThree: exactly(3) }),
      ...(sets > 3 && { exactlyFour: exactly(4) }),
      ...(sets > 2 && { atLeastTwo: union - exactly(1) }),
      ...(total !== undefined && { none: total - union }),
      ...(total === undefined && outside !== undefined && { none: outside, everything: union + outside }),
      regions: regions
        .sort((first, second) => sizeOf(first.bits) - sizeOf(second.bits))
        .map(({ region, size }) => ({ region, size })),
    };
  },
  requires: [
    {
      that: ({ ab, a, b }) => ab <= a && ab <= b,
      field: 'ab',
      says: 'In both A and B, {ab}, cannot be more than in A, {a}, or in B, {b}.',
    },
    {
      that: ({ ac, a, c }) => ac <= a && ac <= c,
      field: 'ac',
      says: 'In both A and C, {ac}, cannot be more than in A, {a}, or in C, {c}.',
    },
    {
      that: ({ bc, b, c }) => bc <= b && bc <= c,
      field: 'bc',
      says: 'In both B and C, {bc}, cannot be more than in B, {b}, or in C, {c}.',
    },
    {
      that: ({ ad, a, d }) => ad <= a && ad <= d,
      field: 'ad',
      says: 'In both A and D, {ad}, cannot be more than in A, {a}, or in D, {d}.',
    },
    {
      that: ({ bd, b, d }) => bd <= b && bd <= d,
      field: 'bd',
      says: 'In both B and D, {bd}, cannot be more than in B, {b}, or in D, {d}.',
    },
    {
      that: ({ cd, c, d }) => cd <= c && cd <= d,
      field: 'cd',
      says: 'In both C and D, {cd}, cannot be more than in C, {c}, or in D, {d}.',
    },
    {
      that: ({ abc, ab, ac, bc }) => abc <= ab && abc <= ac && abc <= bc,
      field: 'abc',
      says: 'In A, B and C together, {abc}, cannot be more than in two of them: {ab}, {ac} and {bc}.',
    },
    {
      that: ({ abd, ab, ad, bd }) => abd <= ab && abd <= ad && abd <= bd,
      field: 'abd',
      says: 'In A, B and D together, {abd}, cannot be more than in two of them: {ab}, {ad} and {bd}.',
    },
    {
      that: ({ acd, ac, ad, cd }) => acd <= ac && acd <= ad && acd <= cd,
      field: 'acd',
      says: 'In A, C and D together, {acd}, cannot be more than in two of them: {ac}, {ad} and {cd}.',
    },
    {
      that: ({ bcd, bc, bd, cd }) => bcd <= bc && bcd <= bd && bcd <= cd,
      field: 'bcd',
      says: 'In B, C and D together, {bcd}, cannot be more than in two of them: {bc}, {bd} and {cd}.',
    },
    {
      that: ({ abcd, abc, abd, acd, bcd }) => abcd <= abc && abcd <= abd && abcd <= acd && abcd <= bcd,
      field: 'abcd',
      says: 'In all four, {abcd}, cannot be more than in three of them: {abc}, {abd}, {acd} and {bcd}.',
    },
    {
      that: ({ anySet, total }) => anySet <= total,
      field: 'anySet',
      says: 'In at least one set, {anySet}, cannot be more than all, {total}.',
    },
    {
      that: ({ outside, total }) => outside <= total,
      field: 'outside',
      says: 'In none, {outside}, cannot be more than all, {total}.',
    },
    {
      that: ({ anySet, outside, total }) => isNear(anySet + outside, total, 0.5),
      field: 'outside',
      says: 'In at least one set, {anySet}, and in none, {outside}, do not make all, {total}.',
    },
  ],
  figure: {
    kind: 'drawing',
    title: 'Venn diagram',
    draw: ({ sets, regions }) => {
      // Longer figures do not fit into their regions.
      if (sets === '4' || regions.some(({ size }) => size > 9999)) return undefined;
      const toward = (turns: number, far: number): FigurePoint => [
        far * Math.cos(2 * Math.PI * turns),
        far * Math.sin(2 * Math.PI * turns),
      ];
      const directions = sets === '2' ? [1 / 2, 0] : [5 / 12, 1 / 12, 3 / 4];
      const pairs = sets === '2' ? [] : [2, 1, 0];
      const middles = [
        ...directions.map((turns) => toward(turns, 1.2)),
        ...pairs.map((other) => toward((directions[other] as number) + 1 / 2, 0.65)),
        toward(0, 0),
      ];
      return [
        ...directions.flatMap((turns, place): Shape[] => [
          { shape: 'circle', center: toward(turns, 0.65), radius: 1, color: place + 1 },
          { shape: 'label', at: toward(turns, 1.85), label: SET_NAMES[place] as string },
        ]),
        ...regions.map(
          ({ size }, place): Shape => ({ shape: 'label', at: middles[place] as FigurePoint, label: String(size) }),
        ),
      ];
    },
  },
  explanation: ({ found, none }) => {
    const union = 'The number in at least one of the sets is {union}, in exactly one {exactlyOne}';
    const rest = none === undefined ? '.' : ', in none {none}.';
    return found === undefined ? `${union}${rest}` : `The size that was left out is {found}. ${union}${rest}`;
  },
  examples: [
    {
      inputs: { a: 25, b: 13, ab: 8 },
      results: {
        union: 30,
        exactlyOne: 22,
        exactlyTwo: 8,
        regions: {
          length: 3,
          rows: {
            0: { region: 'Only A', size: 17 },
            1: { region: 'Only B', size: 5 },
            2: { region: 'Both A and B', size: 8 },
          },
        },
      },
      source: 'Villanova University, CSC 1300, §5.5: 25 + 13 − 8 = 30 students',
    },
    {
      inputs: { a: 30, b: 20, anySet: 40, total: 50 },
      results: { union: 40, found: '|A ∩ B| = 10', exactlyOne: 30, exactlyTwo: 10, none: 10 },
      source: 'By hand: 30 + 20 − 40',
    },
    {
      inputs: { a: 30, b: 20, total: 50, outside: 10 },
      results: { union: 40, found: '|A ∩ B| = 10', none: 10 },
      source: 'By hand: 30 + 20 − (50 − 10)',
    },
    {
      inputs: { a: 30, b: 20, ab: 10, outside: 10 },
      results: { union: 40, none: 10, everything: 50 },
      source: 'By hand: 40 + 10',
    },
    {
      inputs: { a: 1_000_000_000_000, b: 1_000_000_000_000, ab: 0, anySet: 2_000_000_000_000 },
      results: { union: 2_000_000_000_000 },
      source: 'By hand',
    },
    {
      inputs: { b: 20, ab: 10, anySet: 40 },
      results: { found: '|A| = 30', exactlyOne: 30 },
      source: 'By hand: 40 − 20 + 10',
    },
    {
      inputs: { a: 25, b: 13, ab: 8, anySet: 30 },
      results: { union: 30 },
      source: 'Villanova University, CSC 1300, §5.5',
    },
    {
      inputs: { a: 25, b: 13, ab: 8, anySet: 31 },
      noResult: 'give 30 in at least one set, not 31',
      source: 'By hand: 25 + 13 − 8 = 30',
    },
    {
      inputs: { sets: '3', total: 1000, a: 333, b: 200, c: 142, ab: 66, ac: 47, bc: 28, abc: 9 },
      results: {
        union: 543,
        exactlyOne: 420,
        exactlyTwo: 114,
        exactlyThree: 9,
        atLeastTwo: 123,
        none: 457,
        regions: {
          length: 7,
          rows: {
            0: { region: 'Only A', size: 229 },
            1: { region: 'Only B', size: 115 },
            2: { region: 'Only C', size: 76 },
            3: { region: 'Only A and B', size: 57 },
            4: { region: 'Only A and C', size: 38 },
            5: { region: 'Only B and C', size: 19 },
            6: { region: 'All of A, B, C', size: 9 },
          },
        },
      },
      source: 'Python: numbers to 1000 by whether 3, 5 and 7 divide them, counted one by one',
    },
    {
      inputs: { sets: '3', a: 333, b: 200, c: 142, ab: 66, ac: 47, bc: 28, anySet: 543 },
      results: { found: '|A ∩ B ∩ C| = 9', exactlyThree: 9 },
      source: 'Python: the same; 9 are multiples of 105',
    },
    {
      inputs: {
        sets: '4',
        total: 1000,
        a: 500,
        b: 333,
        c: 200,
        d: 142,
        ab: 166,
        ac: 100,
        bc: 66,
        ad: 71,
        bd: 47,
        cd: 28,
        abc: 33,
        abd: 23,
        acd: 14,
        bcd: 9,
        abcd: 4,
      },
      results: {
        union: 772,
        exactlyOne: 440,
        exactlyTwo: 265,
        exactlyThree: 63,
        exactlyFour: 4,
        atLeastTwo: 332,
        none: 228,
        regions: {
          length: 15,
          rows: {
            0: { region: 'Only A', size: 229 },
            4: { region: 'Only A and B', size: 114 },
            10: { region: 'Only A, B and C', size: 29 },
            '-1': { region: 'All of A, B, C, D', size: 4 },
          },
        },
      },
      source: 'Python: numbers to 1000 by whether 2, 3, 5 and 7 divide them, counted one by one',
    },
    {
      inputs: { sets: '3', a: 10, b: 10, c: 10, ab: 7, ac: 7, bc: 2, abc: 2 },
      noResult: '“Only A” would be −2.',
      source: 'By hand: 10 − 7 − 7 + 2',
    },
    {
      inputs: { a: 10, b: 5, anySet: 20 },
      noResult: '|A ∩ B| would be below 0',
      source: 'By hand: 10 + 5 is below 20',
    },
    { inputs: { a: 10, b: 5 }, noResult: 'not given are |A ∩ B|, the union', source: 'By definition' },
    { inputs: { a: 10, anySet: 12 }, noResult: 'not given are |B|, |A ∩ B|.', source: 'By definition' },
    { inputs: { a: 10, b: 5, ab: 1, total: 13 }, noResult: 'are 14, more than all, 13', source: 'By hand: 10 + 5 − 1' },
    { inputs: { a: 10, b: 5, anySet: 14, total: 13 }, refused: 'cannot be more than all', source: 'By definition' },
    { inputs: { a: 10, b: 5, total: 13, outside: 14 }, refused: 'In none, 14,', source: 'By definition' },
    {
      inputs: { a: 10, b: 5, anySet: 12, total: 13, outside: 2 },
      refused: 'do not make all, 13',
      source: 'By hand: 12 + 2 is 14',
    },
    { inputs: { a: 10, b: 5, ab: 6 }, refused: 'In both A and B, 6,', source: 'By definition' },
    {
      inputs: { sets: '3', a: 9, b: 9, c: 9, ab: 5, ac: 10, bc: 5, abc: 3 },
      refused: 'In both A and C, 10,',
      source: 'By definition',
    },
    {
      inputs: { sets: '3', a: 9, b: 9, c: 9, ab: 5, ac: 5, bc: 10, abc: 3 },
      refused: 'In both B and C, 10,',
      source: 'By definition',
    },
    {
      inputs: {
        sets: '4',
        a: 9,
        b: 9,
        c: 9,
        ab: 5,
        ac: 5,
        bc: 5,
        abc: 3,
        d: 9,
        ad: 10,
        bd: 5,
        cd: 5,
        abd: 3,
        acd: 3,
        bcd: 3,
        abcd: 2,
      },
      refused: 'In both A and D, 10,',
      source: 'By definition',
    },
    {
      inputs: {
        sets: '4',
        a: 9,
        b: 9,
        c: 9,
        ab: 5,
        ac: 5,
        bc: 5,
        abc: 3,
        d: 9,
        ad: 5,
        bd: 10,
        cd: 5,
        abd: 3,
        acd: 3,
        bcd: 3,
        abcd: 2,
      },
      refused: 'In both B and D, 10,',
      source: 'By definition',
    },
    {
      inputs: {
        sets: '4',
        a: 9,
        b: 9,
        c: 9,
        ab: 5,
        ac: 5,
        bc: 5,
        abc: 3,
        d: 9,
        ad: 5,
        bd: 5,
        cd: 10,
        abd: 3,
        acd: 3,
        bcd: 3,
        abcd: 2,
      },
      refused: 'In both C and D, 10,',
      source: 'By definition',
    },
    {
      inputs: { sets: '3', a: 9, b: 9, c: 9, ab: 5, ac: 5, bc: 5, abc: 6 },
      refused: 'In A, B and C together, 6,',
      source: 'By definition',
    },
    {
      inputs: {
        sets: '4',
        a: 9,
        b: 9,
        c: 9,
        ab: 5,
        ac: 5,
        bc: 5,
        abc: 3,
        d: 9,
        ad: 5,
        bd: 5,
        cd: 5,
        abd: 6,
        acd: 3,
        bcd: 3,
        abcd: 2,
      },
      refused: 'In A, B and D together, 6,',
      source: 'By definition',
    },
    {
      inputs: {
        sets: '4',
        a: 9,
        b: 9,
        c: 9,
        ab: 5,
        ac: 5,
        bc: 5,
        abc: 3,
        d: 9,
        ad: 5,
        bd: 5,
        cd: 5,
        abd: 3,
        acd: 6,
        bcd: 3,
        abcd: 2,
      },
      refused: 'In A, C and D together, 6,',
      source: 'By definition',
    },
    {
      inputs: {
        sets: '4',
        a: 9,
        b: 9,
        c: 9,
        ab: 5,
        ac: 5,
        bc: 5,
        abc: 3,
        d: 9,
        ad: 5,
        bd: 5,
        cd: 5,
        abd: 3,
        acd: 3,
        bcd: 6,
        abcd: 2,
      },
      refused: 'In B, C and D together, 6,',
      source: 'By definition',
    },
    {
      inputs: {
        sets: '4',
        a: 9,
        b: 9,
        c: 9,
        ab: 5,
        ac: 5,
        bc: 5,
        abc: 3,
        d: 9,
        ad: 5,
        bd: 5,
        cd: 5,
        abd: 3,
        acd: 3,
        bcd: 3,
        abcd: 4,
      },
      refused: 'In all four, 4,',
      source: 'By definition',
    },
  ],
  notes: ['Probabilities are sent as whole parts of a total: 250 of 1000 for 25%.'],
  references: [
    {
      title: 'Feller: An Introduction to Probability Theory and Its Applications, vol. 1, 3rd ed., §IV.1',
      isbn: '978-0-471-25708-0',
    },
  ],
});
