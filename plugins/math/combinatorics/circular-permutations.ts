import { choice, defineCalculator, flag, integer, percent, text } from '@reckoner/engine';
import { factorialOf, fallingProduct, LONGEST_SPOKEN, shareOfWhole } from './shared/counting.js';

/** All in a circle where k of them are one block, or where no two of k are neighbors. */
function withGroup(n: number, group: number, together: boolean): bigint {
  if (together) return group === n ? factorialOf(n - 1) : factorialOf(n - group) * factorialOf(group);
  return group === n ? 0n : factorialOf(n - group - 1) * fallingProduct(n - group, group);
}

/** As many as in a row, divided by the turns of the circle, and by 2 where it may be turned over. */
export default defineCalculator({
  title: 'Circular permutations',
  description:
    'Number of ways to arrange different things in a circle, all or some of them, also as a necklace that can be turned over, and with some kept together or apart.',
  keywords: [
    'round table arrangements',
    'seating around a table',
    'necklace permutations',
    'circular arrangements',
    '(n-1)!',
    'key ring arrangements',
  ],
  inputs: {
    n: integer({ label: 'Different things', help: 'Or people.', symbol: 'n', min: 1, max: 500 }),
    r: integer({
      label: 'Of them in the circle',
      help: 'All, if it is left out.',
      symbol: 'r',
      min: 1,
      max: 500,
      default: ({ n }) => n,
    }),
    reflections: flag({
      label: 'Mirror images are the same',
      help: 'As of a necklace or a key ring, which can be turned over.',
    }),
    condition: choice(
      {
        none: 'None',
        together: 'A group sits together',
        apart: 'No two of a group sit side by side',
      },
      { label: 'Condition', default: 'none' },
    ),
    group: integer({
      label: 'Size of the group',
      symbol: 'k',
      min: 2,
      max: 500,
      when: { condition: ['together', 'apart'] },
    }),
  },
  outputs: {
    arrangements: text({ label: 'Circular arrangements', symbol: 'P_c' }),
    digits: integer({ label: 'Number of digits' }),
    inRow: text({ label: 'In a row, or in numbered places', symbol: 'P(n,r)', optional: true }),
    unconditional: text({ label: 'Circular arrangements without the condition', optional: true }),
    share: percent({ label: 'Chance of the condition by a random order', optional: true }),
  },
  algorithm: ({ n, r, reflections, condition, group }) => {
    const inRow = fallingProduct(n, r);
    // With one or two things in the circle a mirror image is no other arrangement.
    const sides = reflections && r > 2 ? 2n : 1n;
    const all = inRow / BigInt(r) / sides;
    if (condition === 'none') return { arrangements: `${all}`, digits: `${all}`.length, inRow: `${inRow}` };
    const kept = withGroup(n, group, condition === 'together') / sides;
    return {
      arrangements: `${kept}`,
      digits: `${kept}`.length,
      unconditional: `${all}`,
      share: shareOfWhole(kept, all),
    };
  },
  requires: [
    { that: ({ n, r }) => r <= n, field: 'r', says: 'More things, {r}, cannot be in the circle than there are, {n}.' },
    {
      that: ({ n, r, condition }) => condition === 'none' || r === n,
      field: 'r',
      says: 'With a condition all {n} things are in the circle: leave out how many of them.',
    },
    {
      that: ({ n, group }) => group <= n,
      field: 'group',
      says: 'The group, {group}, cannot be larger than all, {n}.',
    },
  ],
  explanation: ({ n, r, reflections, condition, group, digits, arrangements }) => {
    const what = r === n ? '{n} {n|thing|things}' : '{r} of {n} {n|thing|things}';
    const kept = {
      none: '',
      together: ', with a group of {group} side by side,',
      apart:
        group === 2
          ? ', with the two of a group not side by side,'
          : ', with no two of a group of {group} side by side,',
    }[condition];
    if (arrangements === '0')
      return 'There is no such arrangement: the others are too few to separate the {group} of the group.';
    const count = digits > LONGEST_SPOKEN ? 'has {digits} digits' : 'is {arrangements}';
    return `The number of circular arrangements of ${what}${kept} ${count}, where those that differ by ${reflections ? 'a turn or a reflection' : 'a turn'} count as one.`;
  },
  examples: [
    {
      inputs: { n: 6 },
      results: { arrangements: '120', digits: 3, inRow: '720' },
      source: 'By hand: 5!; MathWorld, Circular Permutation',
    },
    {
      inputs: { n: 12, reflections: true },
      results: { arrangements: '19958400', inRow: '479001600' },
      source: 'By hand: 11!/2; OEIS A001710',
    },
    { inputs: { n: 1, reflections: true }, results: { arrangements: '1' }, source: 'MathWorld: 1 for n = 1 and 2' },
    { inputs: { n: 2, reflections: true }, results: { arrangements: '1' }, source: 'MathWorld: 1 for n = 1 and 2' },
    { inputs: { n: 3, reflections: true }, results: { arrangements: '1' }, source: 'OEIS A001710' },
    {
      inputs: { n: 10, r: 4 },
      results: { arrangements: '1260', inRow: '5040' },
      source: 'By hand: 10 × 9 × 8 × 7 / 4',
    },
    {
      inputs: { n: 10, r: 2, reflections: true },
      results: { arrangements: '45', inRow: '90' },
      source: 'By hand: pairs of 10',
    },
    {
      inputs: { n: 7, condition: 'together', group: 3 },
      results: { arrangements: '144', unconditional: '720', share: '20' },
      source: 'By hand: 4! × 3!; Python: all orders counted one by one',
    },
    {
      inputs: { n: 4, condition: 'together', group: 4 },
      results: { arrangements: '6', unconditional: '6', share: 100 },
      source: 'By hand: all 3!',
    },
    {
      inputs: { n: 7, condition: 'apart', group: 3 },
      results: { arrangements: '144', share: '20' },
      source: 'By hand: 3! × 4 × 3 × 2; Python: all orders counted one by one',
    },
    {
      inputs: { n: 6, condition: 'apart', group: 2, reflections: true },
      results: { arrangements: '36', unconditional: '60', share: 60 },
      source: 'By hand: (5! − 2 × 4!)/2',
    },
    {
      inputs: { n: 5, condition: 'apart', group: 3 },
      results: { arrangements: '0', share: 0 },
      source: 'By hand: two others leave two gaps',
    },
    {
      inputs: { n: 4, condition: 'apart', group: 4 },
      results: { arrangements: '0', share: 0 },
      source: 'By hand: nothing is between them',
    },
    { inputs: { n: 500 }, results: { digits: 1132 }, source: 'Python: len(str(math.factorial(499)))' },
    { inputs: { n: 4, r: 5 }, refused: 'cannot be in the circle', source: 'By definition' },
    {
      inputs: { n: 6, r: 4, condition: 'together', group: 2 },
      refused: 'With a condition all',
      source: 'Limit of this calculator',
    },
    { inputs: { n: 6, condition: 'apart', group: 7 }, refused: 'cannot be larger', source: 'By definition' },
  ],
  notes: ['All things differ. Necklaces of beads of few colors are counted in another way, by Burnside’s lemma.'],
  references: [
    {
      title: 'Weisstein: Circular Permutation, MathWorld',
      url: 'https://mathworld.wolfram.com/CircularPermutation.html',
    },
    { title: 'OEIS A001710: Order of the alternating group', url: 'https://oeis.org/A001710' },
  ],
});
