import { choice, defineCalculator, integer, list, percent, table, text } from '@reckoner/engine';
import {
  factorialOf,
  fallingProduct,
  LONGEST_SPOKEN,
  pascalRows,
  selections,
  shareOfWhole,
} from './shared/counting.js';

const MOST = 150;

interface Kind {
  readonly item: string;
  readonly number: number;
}

/** The letters and digits of a word, whether capital or small; ß, whose capital is two letters, stays as it is. */
function lettersOf(word: string): Kind[] {
  const letters: string[] = [];
  for (const sign of word.normalize('NFC')) {
    const capital = sign.toUpperCase();
    if (/[\p{L}\p{N}]/u.test(sign)) letters.push([...capital].length === 1 ? capital : sign);
    // A mark belongs to the letter before it.
    else if (/\p{M}/u.test(sign) && letters.length > 0) letters.push(`${letters.pop()}${sign}`);
  }
  const numbers = new Map<string, number>();
  for (const letter of letters) numbers.set(letter, (numbers.get(letter) ?? 0) + 1);
  return [...numbers].map(([item, number]) => ({ item, number }));
}

/** Whether a word has more than letters and digits with their marks. */
const hasMore = (word: string): boolean => /[^\p{L}\p{N}\p{M}]/u.test(word.trim());

/** Whether a letter stands there as a capital and as a small one. */
const hasBothCases = (word: string): boolean =>
  lettersOf(word).some(
    ({ item }) =>
      [item, item.toLowerCase()].every((form) => word.normalize('NFC').includes(form)) && item !== item.toLowerCase(),
  );

const hasZero = (word: string): boolean => {
  const letters = lettersOf(word).map(({ item }) => item);
  return letters.includes('0') && letters.every((letter) => /^\d$/.test(letter));
};

const itemsOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
const lettersIn = (word: string): number => itemsOf(lettersOf(word).map(({ number }) => number));

/**
 * Each kind is cut into blocks, n things into j in C(n − 1, j − 1) ways, with alternating signs; the blocks of all kinds
 * are then ordered.
 */
function withoutEqualNeighbors(numbers: readonly number[]): bigint {
  const triangle = pascalRows(itemsOf(numbers));
  let blocks: bigint[] = [1n];
  for (const number of numbers) {
    const next = Array.from({ length: blocks.length + number }, () => 0n);
    for (let j = 1; j <= number; j++) {
      const cuts = (triangle[number - 1]?.[j - 1] as bigint) * ((number - j) % 2 === 0 ? 1n : -1n);
      blocks.forEach((ways, before) => {
        if (ways !== 0n)
          next[before + j] = (next[before + j] as bigint) + ways * cuts * (triangle[before + j]?.[j] as bigint);
      });
    }
    blocks = next;
  }
  return blocks.reduce((sum, ways) => sum + ways, 0n);
}

/** n!/(n₁! n₂! … n_k!), and by generating functions where only some are taken. */
export default defineCalculator({
  title: 'Permutations with identical items',
  description:
    'Number of distinct arrangements of the letters of a word, or of groups of identical items, of all or some of them, and without equal neighbors.',
  keywords: [
    'arrangements of letters in a word',
    'distinct permutations',
    'multiset permutations',
    'multinomial coefficient',
    'mississippi',
    'anagram count',
    'permutations with repeated elements',
  ],
  inputs: {
    given: choice({ word: 'A word', sizes: 'Group sizes' }, { label: 'Items by', default: 'word' }),
    word: text({
      label: 'Word',
      help: 'Capital and small letters are the same; all but letters and digits is left out.',
      maxLength: MOST,
      when: { given: 'word' },
    }),
    sizes: list(integer({ label: 'Items of a kind', min: 1, max: MOST }), {
      label: 'Items of each kind',
      help: 'As 4, 4, 2, 1 for 11 items of four kinds.',
      maxItems: MOST,
      when: { given: 'sizes' },
    }),
    taken: integer({
      label: 'Items in each arrangement',
      help: 'All, if it is left out.',
      symbol: 'r',
      min: 1,
      max: MOST,
      optional: true,
    }),
  },
  outputs: {
    arrangements: text({ label: 'Distinct arrangements' }),
    items: integer({ label: 'Items', symbol: 'n' }),
    kinds: integer({ label: 'Different items', symbol: 'k' }),
    digits: integer({ label: 'Digits of the number of arrangements' }),
    ifDifferent: text({ label: 'If all items were different' }),
    separated: text({ label: 'Of them without equal neighbors', help: 'Where all items are taken.', optional: true }),
    separatedShare: percent({ label: 'Chance of no equal neighbors', optional: true }),
    selections: text({ label: 'Selections, without regard to order' }),
    groups: table(
      { item: text({ label: 'Item' }), number: integer({ label: 'Number' }) },
      { label: 'Identical items' },
    ),
  },
  algorithm: ({ given, word, sizes, taken }) => {
    const groups =
      given === 'word' ? lettersOf(word) : sizes.map((number, place) => ({ item: `Kind ${place + 1}`, number }));
    const numbers = groups.map(({ number }) => number);
    const items = itemsOf(numbers);
    const r = taken ?? items;
    const arrangements =
      r === items
        ? numbers.reduce((rest, number) => rest / factorialOf(number), factorialOf(items))
        : (selections(numbers, r, true)[r] as bigint);
    const told = {
      arrangements: `${arrangements}`,
      items,
      kinds: groups.length,
      digits: `${arrangements}`.length,
      ifDifferent: `${fallingProduct(items, r)}`,
      selections: `${selections(numbers, r, false)[r]}`,
      groups,
    };
    if (r < items) return told;
    const separated = withoutEqualNeighbors(numbers);
    return { ...told, separated: `${separated}`, separatedShare: shareOfWhole(separated, arrangements) };
  },
  requires: [
    {
      that: ({ word }) => lettersIn(word) > 0,
      field: 'word',
      says: 'There is no letter and no digit in the word.',
    },
    {
      that: ({ sizes }) => itemsOf(sizes) <= MOST,
      field: 'sizes',
      says: 'At most 150 items are counted.',
    },
    {
      that: ({ word, taken }) => taken <= lettersIn(word),
      field: 'taken',
      says: 'An arrangement of {taken} cannot be made of so few letters.',
    },
    {
      that: ({ sizes, taken }) => taken <= itemsOf(sizes),
      field: 'taken',
      says: 'An arrangement of {taken} cannot be made of so few items.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ given, word }) => given === 'word' && hasMore(word),
      says: 'Blanks and signs are left out: letters and digits are counted.',
    },
    {
      level: 'note',
      when: ({ given, word }) => given === 'word' && hasBothCases(word),
      says: 'Capital and small letters are counted as the same. To tell items apart that are written alike send the sizes of the groups.',
    },
    {
      level: 'note',
      when: ({ given, word }) => given === 'word' && hasZero(word),
      says: 'Arrangements that begin with 0 are counted, too: as numbers these have fewer digits.',
    },
  ],
  explanation: ({ taken, items, kinds, digits }) => {
    const some = taken !== undefined && taken < items;
    const all =
      kinds === items ? '{items} different {items|item|items}' : '{items} items of {kinds} {kinds|kind|kinds}';
    const what = some ? `{taken} of ${all}` : all;
    const count = digits > LONGEST_SPOKEN ? 'has {digits} digits' : 'is {arrangements}';
    return `The number of distinct arrangements of ${what} ${count}.`;
  },
  examples: [
    {
      inputs: { word: 'Mississippi' },
      results: {
        arrangements: '34650',
        items: 11,
        kinds: 4,
        digits: 5,
        ifDifferent: '39916800',
        separated: '2016',
        separatedShare: 5.818181818182,
        selections: '1',
        groups: {
          length: 4,
          rows: {
            0: { item: 'M', number: 1 },
            1: { item: 'I', number: 4 },
            2: { item: 'S', number: 4 },
            3: { item: 'P', number: 2 },
          },
        },
      },
      source: 'combinationcalculator.com: 11!/(4! 4! 2!) = 34,650; Python: neighbors counted one by one',
    },
    {
      inputs: { given: 'sizes', sizes: [4, 4, 2, 1], taken: 6 },
      results: { arrangements: '1610', ifDifferent: '332640', selections: '25' },
      source:
        'Mathematics Stack Exchange, 6-letter permutations in MISSISSIPPI: 1610; Python: selections counted one by one',
    },
    {
      inputs: { word: 'Anna' },
      results: { arrangements: '6', kinds: 2, separated: '2', selections: '1' },
      cautions: ['are counted as the same'],
      source: 'By hand: 4!/(2! 2!); anan and nana',
    },
    { inputs: { word: 'x' }, results: { arrangements: '1', items: 1, separated: '1' }, source: 'By hand' },
    {
      inputs: { word: 'a-a a' },
      results: { arrangements: '1', items: 3, separated: '0', separatedShare: 0 },
      cautions: ['are left out'],
      source: 'By hand: aaa alone',
    },
    {
      inputs: { given: 'sizes', sizes: [50, 50, 50] },
      results: { items: 150, digits: 70 },
      source: 'Python: len(str(math.factorial(150) // math.factorial(50)**3))',
    },
    {
      inputs: { word: '1001' },
      results: { arrangements: '6', separated: '2' },
      cautions: ['begin with 0'],
      source: 'By hand: 4!/(2! 2!)',
    },
    {
      inputs: { word: '1 0 0 1' },
      results: { arrangements: '6' },
      cautions: ['are left out', 'begin with 0'],
      source: 'By hand: the same without blanks',
    },
    {
      inputs: { word: 'Fuß' },
      results: { arrangements: '6', items: 3, kinds: 3 },
      source: 'By hand: 3!',
    },
    {
      inputs: { word: 'q\u0303Q\u0303 ' },
      results: { arrangements: '1', items: 2, kinds: 1 },
      cautions: ['are counted as the same'],
      source: 'By hand: twice a letter with a tilde',
    },
    { inputs: { word: '?!' }, refused: 'no letter and no digit', source: 'By definition' },
    { inputs: { given: 'sizes', sizes: [100, 51] }, refused: 'At most 150', source: 'Limit of this calculator' },
    { inputs: { word: 'abc', taken: 4 }, refused: 'of so few letters', source: 'By definition' },
    { inputs: { given: 'sizes', sizes: [2, 1], taken: 4 }, refused: 'of so few items', source: 'By definition' },
  ],
  references: [
    { title: 'Graham, Knuth, Patashnik: Concrete Mathematics, 2nd ed., §5.1', isbn: '978-0-201-55802-9' },
    { title: 'Stanley: Enumerative Combinatorics, vol. 1, 2nd ed., §1.2', isbn: '978-1-107-60262-5' },
  ],
});
