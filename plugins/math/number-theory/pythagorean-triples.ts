import { choice, defineCalculator, flag, gcd, integer, modNear, noResult, table, text } from '@reckoner/engine';

type Triple = readonly [a: number, b: number, c: number];

const multiple = ([a, b, c]: Triple): number => gcd(a, b, c);
const ordered = (one: number, other: number, c: number): Triple => (one < other ? [one, other, c] : [other, one, c]);
const bySize = (triples: readonly Triple[]): Triple[] =>
  [...triples].sort((first, second) => first[0] - second[0]).sort((first, second) => first[2] - second[2]);

/** Euclid's formula over all m and n, with every multiple up to the bound. */
function upTo(bound: number): Triple[] {
  const triples: Triple[] = [];
  for (let m = 2; m * m + 1 <= bound; m++) {
    for (let n = (m % 2) + 1; n < m && m * m + n * n <= bound; n += 2) {
      if (gcd(m, n) !== 1) continue;
      const c = m * m + n * n;
      for (let k = 1; k * c <= bound; k++) triples.push(ordered(k * (m * m - n * n), k * 2 * m * n, k * c));
    }
  }
  return bySize(triples);
}

/** With the side as a leg, (c − b)(c + b) is its square; as the hypotenuse, all legs are tried. */
function withSide(side: number): Triple[] {
  const triples: Triple[] = [];
  const square = side * side;
  for (let less = 1; less < side; less++) {
    if (square % less !== 0) continue;
    const more = square / less;
    if (modNear(less + more, 2) === 0) triples.push(ordered(side, (more - less) / 2, (more + less) / 2));
  }
  for (let leg = 1; 2 * leg * leg < square; leg++) {
    const other = Math.round(Math.sqrt(square - leg * leg));
    if (other * other === square - leg * leg) triples.push([leg, other, side]);
  }
  return bySize(triples);
}

/** Euclid: (m² − n², 2mn, m² + n²), times k. */
export default defineCalculator({
  title: 'Pythagorean triples',
  description:
    'Whole sides of right triangles: from Euclid’s numbers m and n, all up to a hypotenuse, or all that contain a side.',
  keywords: [
    'pythagorean triple generator',
    'pythagorean triplets',
    'primitive pythagorean triples',
    'euclid’s formula',
    'integer right triangles',
    '3 4 5 triangle',
  ],
  inputs: {
    find: choice(
      { euclid: 'From m and n', bound: 'All up to a hypotenuse', side: 'All with a side' },
      { label: 'Find', default: 'bound' },
    ),
    m: integer({ label: 'Larger number', symbol: 'm', min: 2, max: 1e5, when: { find: 'euclid' } }),
    n: integer({ label: 'Smaller number', symbol: 'n', min: 1, max: 1e5, when: { find: 'euclid' } }),
    k: integer({ label: 'Multiple', symbol: 'k', min: 1, max: 1000, default: 1, when: { find: 'euclid' } }),
    bound: integer({ label: 'Largest hypotenuse', symbol: 'c_m', min: 1, max: 2000, when: { find: 'bound' } }),
    side: integer({
      label: 'Side',
      help: 'A leg or the hypotenuse.',
      symbol: 's',
      min: 1,
      max: 1e5,
      when: { find: 'side' },
    }),
    primitiveOnly: flag({ label: 'Primitive ones only, without a common divisor' }),
  },
  outputs: {
    count: integer({ label: 'Triples', symbol: 'N' }),
    primitive: integer({ label: 'Primitive ones among them', symbol: 'N_p' }),
    smallest: text({ label: 'The one with the shortest hypotenuse' }),
    triples: table(
      {
        a: integer({ label: 'Shorter leg' }),
        b: integer({ label: 'Longer leg' }),
        c: integer({ label: 'Hypotenuse' }),
        multiple: integer({ label: 'Common divisor' }),
        perimeter: integer({ label: 'Perimeter' }),
      },
      { label: 'List of triples' },
    ),
  },
  algorithm: ({ find, m, n, k, bound, side, primitiveOnly }) => {
    const all =
      find === 'euclid'
        ? [ordered(k * (m * m - n * n), 2 * k * m * n, k * (m * m + n * n))]
        : find === 'bound'
          ? upTo(bound)
          : withSide(side);
    const triples = primitiveOnly ? all.filter((triple) => multiple(triple) === 1) : all;
    if (triples.length === 0) {
      const kind = primitiveOnly ? 'primitive ' : '';
      if (find === 'bound') throw noResult(`There is no ${kind}triple with a hypotenuse of at most ${bound}.`);
      throw noResult(
        find === 'side'
          ? `There is no ${kind}triple with a side of ${side}.`
          : 'The triple is not primitive: m and n have a common divisor, both are odd, or it is a multiple.',
      );
    }
    return {
      count: triples.length,
      primitive: triples.filter((triple) => multiple(triple) === 1).length,
      smallest: triples[0]?.join(', ') ?? '',
      triples: triples.map((triple) => {
        const [a, b, c] = triple;
        return { a, b, c, multiple: multiple(triple), perimeter: a + b + c };
      }),
    };
  },
  requires: [
    { that: ({ m, n }) => n < m, field: 'n', says: 'The smaller number, {n}, must be below the larger, {m}.' },
  ],
  figure: {
    kind: 'drawing',
    title: 'Triangle of the shortest hypotenuse',
    draw: ({ triples }) => {
      const [first] = triples;
      if (first === undefined) return undefined;
      const { a, b, c } = first;
      return [
        {
          shape: 'polygon',
          points: [
            [0, 0],
            [b, 0],
            [0, a],
          ],
        },
        { shape: 'label', at: [b / 2, 0], label: String(b) },
        { shape: 'label', at: [0, a / 2], label: String(a) },
        { shape: 'label', at: [b / 2, a / 2], label: String(c) },
      ];
    },
  },
  explanation: ({ find, primitiveOnly, count, primitive }) => {
    if (find === 'euclid') {
      const sides = 'From m = {m} and n = {n} {k|come|come, times {k},} the sides {smallest}';
      return primitive === 1 ? `${sides}, a primitive triple.` : `${sides}, which have a common divisor.`;
    }
    const kind = primitiveOnly ? 'primitive ' : '';
    const whole = find === 'bound' ? 'with a hypotenuse of at most {bound}' : 'with a side of {side}';
    return count === 1
      ? `There is 1 ${kind}triple ${whole}: {smallest}.`
      : `There are {count} ${kind}triples ${whole}; the shortest hypotenuse is in {smallest}.`;
  },
  examples: [
    {
      inputs: { bound: 100 },
      results: {
        count: 52,
        primitive: 16,
        smallest: '3, 4, 5',
        triples: {
          length: 52,
          rows: {
            1: { a: 6, b: 8, c: 10, multiple: 2, perimeter: 24 },
            2: { a: 5, b: 12, c: 13, multiple: 1, perimeter: 30 },
            '-1': { a: 60, b: 80, c: 100, multiple: 20 },
          },
        },
      },
      source: 'Python: all a < b tried with an integer square root',
    },
    {
      inputs: { bound: 1000, primitiveOnly: true },
      results: { count: 158, primitive: 158 },
      source: 'Python: all a < b tried with an integer square root',
    },
    {
      inputs: { find: 'euclid', m: 4, n: 1, k: 2 },
      results: {
        count: 1,
        primitive: 0,
        smallest: '16, 30, 34',
        triples: { length: 1, rows: { 0: { multiple: 2, perimeter: 80 } } },
      },
      source: 'By hand: 2 × (15, 8, 17)',
    },
    {
      inputs: { find: 'euclid', m: 2, n: 1 },
      results: { count: 1, primitive: 1, smallest: '3, 4, 5' },
      source: 'By hand: 4 − 1, 2 × 2, 4 + 1',
    },
    {
      inputs: { find: 'side', side: 15 },
      results: {
        count: 5,
        primitive: 2,
        smallest: '9, 12, 15',
        triples: {
          length: 5,
          rows: { 1: { a: 8, b: 15, c: 17 }, 2: { a: 15, b: 20, c: 25 }, 4: { a: 15, b: 112, c: 113 } },
        },
      },
      source: 'By hand: factors of 225 as (c − b)(c + b), and 9² + 12²',
    },
    {
      inputs: { find: 'side', side: 720 },
      results: { count: 53, primitive: 4, smallest: '432, 576, 720' },
      source: 'Python: all other sides tried',
    },
    {
      inputs: { find: 'side', side: 6, primitiveOnly: true },
      noResult: 'no primitive triple with a side of 6',
      source: 'By hand: 6, 8, 10 alone',
    },
    {
      inputs: { bound: 4 },
      noResult: 'no triple with a hypotenuse of at most 4',
      source: 'By hand: 3, 4, 5 is the least',
    },
    {
      inputs: { find: 'euclid', m: 3, n: 1, primitiveOnly: true },
      noResult: 'not primitive',
      source: 'By hand: 6, 8, 10',
    },
    {
      inputs: { find: 'side', side: 1 },
      noResult: 'no triple with a side of 1',
      source: 'By hand: squares are at least 3 apart',
    },
    {
      inputs: { find: 'euclid', m: 2, n: 2 },
      refused: 'must be below the larger',
      source: 'By hand: a leg would be 0',
    },
  ],
  references: [
    { title: 'Hardy, Wright: An Introduction to the Theory of Numbers, 6th ed., §13.2', isbn: '978-0-19-921986-5' },
    {
      title: 'OEIS A046081: Number of integer-sided right triangles with n as a hypotenuse or leg',
      url: 'https://oeis.org/A046081',
    },
  ],
});
