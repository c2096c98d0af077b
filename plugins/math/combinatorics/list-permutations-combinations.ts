import { choice, defineCalculator, flag, integer, list, table, text } from '@reckoner/engine';
import { choose, selections } from './shared/counting.js';

const LISTED = 1000;
const SPOKEN = 24;
const IN_ONE_LINE = 120;

interface Kind {
  readonly item: string;
  readonly number: number;
}

function kindsOf(items: readonly string[]): Kind[] {
  const numbers = new Map<string, number>();
  for (const item of items.map((each) => each.trim())) numbers.set(item, (numbers.get(item) ?? 0) + 1);
  return [...numbers].map(([item, number]) => ({ item, number }));
}

/** The first of all in order; without regard to order no item comes after a later one. */
function firstOf(kinds: readonly Kind[], r: number, ordered: boolean): string[][] {
  const found: string[][] = [];
  const left = kinds.map(({ number }) => number);
  const taken: string[] = [];
  const extend = (from: number): void => {
    if (taken.length === r) {
      found.push([...taken]);
      return;
    }
    for (let place = ordered ? 0 : from; place < kinds.length && found.length < LISTED; place++) {
      // Of too few that are left no selection can be made.
      if (!ordered && left.slice(place).reduce((sum, number) => sum + number, 0) < r - taken.length) return;
      if (left[place] === 0) continue;
      left[place] = (left[place] as number) - 1;
      taken.push((kinds[place] as Kind).item);
      extend(place);
      taken.pop();
      left[place] = (left[place] as number) + 1;
    }
  };
  extend(0);
  return found;
}

/** Items that are written alike are one kind, so that no arrangement is listed twice. */
export default defineCalculator({
  title: 'Permutation and combination lister',
  description:
    'List and number of all permutations or combinations of given items, of all or so many at a time, with or without repetition.',
  keywords: [
    'permutation generator',
    'combination generator',
    'list all combinations',
    'list all permutations',
    'all possible orders',
    'all subsets of size k',
    'anagram list',
  ],
  inputs: {
    items: list(text({ label: 'Item', maxLength: 30 }), {
      label: 'Items',
      help: 'Separated by commas, in the order of the listing. What is written twice is there twice.',
      maxItems: 20,
    }),
    kind: choice(
      { permutations: 'Permutations: order matters', combinations: 'Combinations: order does not matter' },
      { label: 'List of', default: 'permutations' },
    ),
    r: integer({
      label: 'Items at a time',
      help: 'All, if it is left out.',
      symbol: 'r',
      min: 1,
      max: 20,
      default: ({ items }) => items.length,
    }),
    repetition: flag({ label: 'Items may be repeated' }),
  },
  outputs: {
    count: text({ label: 'Number of them' }),
    listed: integer({ label: 'Listed' }),
    different: integer({ label: 'Different items' }),
    oneLine: text({ label: 'In one line', help: 'Where there are at most 120.', optional: true }),
    list: table(
      { place: integer({ label: 'No.' }), selection: text({ label: 'Selection' }) },
      { label: 'List, at most the first 1,000' },
    ),
  },
  algorithm: ({ items, kind, r, repetition }) => {
    const ordered = kind === 'permutations';
    const sent = kindsOf(items);
    const kinds = repetition ? sent.map(({ item }) => ({ item, number: r })) : sent;
    const numbers = kinds.map(({ number }) => number);
    const count = repetition
      ? ordered
        ? BigInt(kinds.length) ** BigInt(r)
        : choose(kinds.length + r - 1, r)
      : (selections(numbers, r, ordered)[r] as bigint);
    const found = firstOf(kinds, r, ordered);
    const [open, close] = ordered ? ['(', ')'] : ['{', '}'];
    return {
      count: `${count}`,
      listed: found.length,
      different: kinds.length,
      ...(count <= IN_ONE_LINE && { oneLine: found.map((selection) => selection.join(', ')).join('; ') }),
      list: found.map((selection, place) => ({
        place: place + 1,
        selection: `${open}${selection.join(', ')}${close}`,
      })),
    };
  },
  requires: [
    {
      that: ({ items, r, repetition }) => repetition || r <= items.length,
      field: 'r',
      says: 'There are fewer items than {r}: more can be taken at a time only where they may be repeated.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ items }) => items.length === 1 && [...(items[0] ?? '')].length > 1,
      says: 'This is one item. What is to be arranged is separated by commas: A, B, C.',
    },
    {
      level: 'note',
      when: ({ items, kind, r, repetition }) =>
        kind === 'combinations' && !repetition && items.length > 1 && r === items.length,
      says: 'All items at a time are one combination, whatever the order: for more take fewer at a time.',
    },
    {
      level: 'note',
      when: ({ items, different }) => different < items.length,
      says: 'Items that are written alike are the same here, so that nothing is listed twice. To tell them apart write A1, A2.',
    },
  ],
  explanation: ({ items, kind, repetition, different, listed, count, oneLine }) => {
    const what = kind === 'permutations' ? 'permutations' : 'combinations';
    const of = repetition
      ? '{different} different {different|item|items} with repetition'
      : different < items.length
        ? `${items.length} items, {different} of them different`
        : '{different} {different|item|items}';
    const many = `The number of ${what} of ${of}, {r} at a time, is {count}`;
    if (oneLine !== undefined && listed <= SPOKEN) return `${many}: {oneLine}.`;
    return count === String(listed) ? `${many}.` : `${many}; the first {listed} are listed.`;
  },
  examples: [
    {
      inputs: { items: ['A', 'B', 'C'] },
      results: {
        count: '6',
        listed: 6,
        different: 3,
        oneLine: 'A, B, C; A, C, B; B, A, C; B, C, A; C, A, B; C, B, A',
        list: {
          length: 6,
          rows: {
            0: { place: 1, selection: '(A, B, C)' },
            1: { place: 2, selection: '(A, C, B)' },
            2: { place: 3, selection: '(B, A, C)' },
            5: { place: 6, selection: '(C, B, A)' },
          },
        },
      },
      source: 'Python itertools.permutations',
    },
    {
      inputs: { items: ['A', 'B', 'C', 'D'], kind: 'combinations', r: 2 },
      results: {
        count: '6',
        list: {
          length: 6,
          rows: { 0: { selection: '{A, B}' }, 2: { selection: '{A, D}' }, '-1': { selection: '{C, D}' } },
        },
      },
      source: 'Python itertools.combinations',
    },
    {
      inputs: { items: ['A', 'B', 'C'], kind: 'combinations', r: 2, repetition: true },
      results: {
        count: '6',
        list: { length: 6, rows: { 0: { selection: '{A, A}' }, 3: { selection: '{B, B}' } } },
      },
      source: 'Python itertools.combinations_with_replacement',
    },
    {
      inputs: { items: ['0', '1'], r: 10, repetition: true },
      results: {
        count: '1024',
        listed: 1000,
        list: { length: 1000, rows: { '-1': { selection: '(1, 1, 1, 1, 1, 0, 0, 1, 1, 1)' } } },
      },
      source: 'Python itertools.product; 999 in binary',
    },
    {
      inputs: { items: ['A', 'B', 'A '], r: 2 },
      results: { count: '3', different: 2, list: { length: 3, rows: { 0: { selection: '(A, A)' } } } },
      cautions: ['written alike'],
      source: 'Python sorted(set(itertools.permutations("AAB", 2)))',
    },
    {
      inputs: { items: ['A', 'A', 'B', 'B', 'C'], kind: 'combinations', r: 3 },
      results: {
        count: '5',
        list: {
          length: 5,
          rows: {
            0: { selection: '{A, A, B}' },
            1: { selection: '{A, A, C}' },
            2: { selection: '{A, B, B}' },
            3: { selection: '{A, B, C}' },
            4: { selection: '{B, B, C}' },
          },
        },
      },
      cautions: ['written alike'],
      source: 'Python set(itertools.combinations("AABBC", 3))',
    },
    {
      inputs: { items: ['A', 'B'], kind: 'combinations' },
      results: { count: '1', oneLine: 'A, B' },
      cautions: ['are one combination'],
      source: 'By definition',
    },
    { inputs: { items: ['ABC'] }, results: { count: '1' }, cautions: ['This is one item'], source: 'By definition' },
    { inputs: { items: ['A', 'B'], r: 3 }, refused: 'fewer items than 3', source: 'By definition' },
  ],
  references: [
    { title: 'Knuth: The Art of Computer Programming, vol. 4A, §7.2.1', isbn: '978-0-201-03804-0' },
    { title: 'Python: itertools', url: 'https://docs.python.org/3/library/itertools.html' },
  ],
});
