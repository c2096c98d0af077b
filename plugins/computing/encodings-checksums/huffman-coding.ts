import {
  ceilNear,
  choice,
  defineCalculator,
  integer,
  isAbove,
  isBelow,
  number,
  percent,
  roundNear,
  rows,
  sum,
  table,
  text,
} from '@reckoner/engine';

interface Node {
  readonly weight: number;
  /** The symbols below it, by index. */
  readonly leaves: readonly number[];
}

/** Whole numbers in the proportions of the weights, so that equal sums of decimals are equal. */
function whole(weights: readonly number[]) {
  const scale = 10 ** (13 - ceilNear(Math.log10(Math.max(...weights))));
  return weights.map((weight) => roundNear(weight * scale));
}

/** Lengths of the codes: the two lightest are joined, and each symbol below them gets a bit; of equals, symbols go before joined ones. */
function codeLengths(weights: readonly number[]) {
  const lengths = weights.map(() => 0);
  let nodes: Node[] = weights
    .map((weight, i) => ({ weight, leaves: [i] }))
    .sort((a, b) => a.weight - b.weight || b.leaves[0]! - a.leaves[0]!);
  while (nodes.length > 1) {
    const [first, second, ...rest] = nodes as [Node, Node, ...Node[]];
    const joined = { weight: first.weight + second.weight, leaves: [...first.leaves, ...second.leaves] };
    for (const leaf of joined.leaves) lengths[leaf]! += 1;
    const at = rest.findIndex((node) => node.weight > joined.weight);
    nodes = at < 0 ? [...rest, joined] : [...rest.slice(0, at), joined, ...rest.slice(at)];
  }
  return weights.length === 1 ? [1] : lengths;
}

/** Canonical codes: the shorter first, each the last one plus one. */
function canonical(lengths: readonly number[]) {
  const codes = lengths.map(() => '');
  let next = 0n;
  let last = 0;
  for (const i of lengths.map((_, at) => at).sort((a, b) => lengths[a]! - lengths[b]! || a - b)) {
    next <<= BigInt(lengths[i]! - last);
    last = lengths[i]!;
    codes[i] = next.toString(2).padStart(last, '0');
    next += 1n;
  }
  return codes;
}

const NAMES: Readonly<Record<string, string>> = { ' ': 'space', '\n': 'line break', '\t': 'tab', '\r': 'return' };

/** Huffman (1952): the prefix code of least average length. */
export default defineCalculator({
  title: 'Huffman coding',
  description:
    'Huffman code table of symbols with probabilities or counts, or of the characters of a text, with average length, entropy, efficiency and encoded bits.',
  keywords: [
    'huffman code',
    'huffman tree',
    'huffman encoding',
    'average code length',
    'data compression',
    'prefix code',
  ],
  inputs: {
    from: choice(
      { text: 'Characters of a text', weights: 'Symbols with probabilities or counts' },
      { label: 'From', default: 'text' },
    ),
    message: text({ label: 'Text', minLength: 1, maxLength: 500, when: { from: 'text' } }),
    symbols: rows(
      {
        symbol: text({ label: 'Symbol', maxLength: 40 }),
        weight: number({ label: 'Probability or count', min: 0, max: 1e12 }),
      },
      { label: 'Symbols', maxItems: 64, when: { from: 'weights' } },
    ),
  },
  outputs: {
    averageLength: number({ label: 'Average code length in bits per symbol', symbol: 'L', places: 4 }),
    entropy: number({ label: 'Entropy in bits per symbol', symbol: 'H', places: 4 }),
    efficiency: percent({ label: 'Efficiency H / L', places: 2 }),
    fixedLength: integer({ label: 'Bits per symbol in a code of fixed length' }),
    saving: percent({ label: 'Saved against the code of fixed length', places: 2 }),
    count: integer({ label: 'Different symbols' }),
    codes: table(
      {
        symbol: text({ label: 'Symbol' }),
        weight: number({ label: 'Probability or count' }),
        share: percent({ label: 'Share', places: 2 }),
        length: integer({ label: 'Bits' }),
        code: text({ label: 'Code' }),
      },
      { label: 'Code table' },
    ),
    totalBits: integer({ label: 'Bits of the encoded text', optional: true }),
    encoded: text({ label: 'Encoded text', optional: true }),
  },
  algorithm: ({ from, message, symbols }) => {
    const tally = new Map<string, number>();
    if (from === 'text') for (const character of message) tally.set(character, (tally.get(character) ?? 0) + 1);
    else for (const { symbol, weight } of symbols) if (weight > 0) tally.set(symbol, weight);
    const entries = [...tally].sort((a, b) => b[1] - a[1]);
    const weights = entries.map(([, weight]) => weight);
    const total = sum(weights);
    const lengths = codeLengths(whole(weights));
    const codes = canonical(lengths);
    const averageLength = sum(weights.map((weight, i) => weight * lengths[i]!)) / total;
    const entropy = sum(weights.map((weight) => (weight / total) * Math.log2(total / weight)));
    const fixedLength = Math.max(1, ceilNear(Math.log2(entries.length)));
    const codeOf = new Map(entries.map(([symbol], i) => [symbol, codes[i]!]));
    const encoded = from === 'text' ? [...message].map((character) => codeOf.get(character)!).join('') : undefined;
    return {
      averageLength,
      entropy,
      efficiency: entropy / averageLength,
      fixedLength,
      saving: 1 - averageLength / fixedLength,
      count: entries.length,
      codes: entries.map(([symbol, weight], i) => ({
        symbol: from === 'text' ? (NAMES[symbol] ?? symbol) : symbol,
        weight,
        share: weights[i]! / total,
        length: lengths[i]!,
        code: codes[i]!,
      })),
      totalBits: encoded?.length,
      encoded,
    };
  },
  explanation: ({ from, count }) => {
    const coded = `The Huffman code of {count} ${count === 1 ? 'symbol' : 'different symbols'} takes {averageLength} bits per symbol on average`;
    const bound = 'the entropy is {entropy} bits, the efficiency {efficiency}';
    return from === 'text'
      ? `${coded}, {totalBits} {totalBits|bit|bits} for the text without the code table; ${bound}.`
      : `${coded}; ${bound}.`;
  },
  figure: { kind: 'bars', table: 'codes', label: 'symbol', value: 'share' },
  requires: [
    {
      that: ({ from, symbols }) => from === 'text' || symbols.some((row) => row.weight > 0),
      field: 'symbols',
      says: 'At least one probability or count must be above 0.',
    },
    {
      that: ({ from, symbols }) => from === 'text' || new Set(symbols.map((row) => row.symbol)).size === symbols.length,
      field: 'symbols',
      says: 'One symbol stands in two rows: add their probabilities or counts up in one.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ from, symbols }) => {
        if (from === 'text') return false;
        const weights = symbols.map((row) => row.weight);
        const all = sum(weights);
        return (
          weights.every((weight) => weight <= 1) &&
          weights.some((weight) => weight > 0 && weight < 1) &&
          (isAbove(all, 1) || isBelow(all, 1))
        );
      },
      says: 'These probabilities do not add up to 1 and were divided by their sum: check whether one is missing or wrong.',
    },
    {
      level: 'caution',
      when: ({ from, symbols }) => {
        if (from === 'text') return false;
        const weights = symbols.map((row) => row.weight);
        return weights.some((weight) => weight < 1 && weight > 0) && weights.some((weight) => weight > 1);
      },
      says: 'Some figures are below 1 and others above: shares, percentages and counts must not be mixed.',
    },
    {
      level: 'caution',
      when: ({ from, symbols }) => {
        if (from === 'text' || symbols.length < 3) return false;
        const all = sum(symbols.map((row) => row.weight));
        return symbols.some(
          (row) =>
            row.weight > 0 &&
            !isAbove(2 * row.weight, all) &&
            !isBelow(2 * row.weight, all) &&
            /^\W*(total|sum|all)\W*$/i.test(row.symbol),
        );
      },
      says: 'One row looks like the total of the others: leave it out.',
    },
    {
      level: 'note',
      when: ({ from, symbols }) => from === 'weights' && symbols.some((row) => row.weight === 0),
      says: 'Symbols with 0 get no code.',
    },
    {
      level: 'note',
      when: ({ count }) => count === 1,
      says: 'A single symbol carries no information: it has the code 0 only so that the length of the text can be told.',
    },
    {
      level: 'note',
      when: ({ averageLength, fixedLength, count }) => count > 1 && !isBelow(averageLength, fixedLength),
      says: ({ count }) =>
        count === 2
          ? 'Two symbols take one bit each, however often either comes: to save bits, code pairs or longer groups of symbols.'
          : 'It saves nothing against a code of fixed length: the symbols are too nearly alike in frequency.',
    },
  ],
  examples: [
    {
      inputs: {
        from: 'weights',
        symbols: [
          { symbol: '1', weight: 0.25 },
          { symbol: '2', weight: 0.25 },
          { symbol: '3', weight: 0.2 },
          { symbol: '4', weight: 0.15 },
          { symbol: '5', weight: 0.15 },
        ],
      },
      results: {
        averageLength: 2.3,
        entropy: 2.285475,
        efficiency: 99.3685,
        fixedLength: 3,
        saving: 23.333333,
        count: 5,
        codes: { length: 5, rows: { 0: { symbol: '1', length: 2, share: 25 }, 4: { symbol: '5', length: 3 } } },
      },
      source:
        'Cover, Thomas: Elements of Information Theory, 2nd ed., example 5.6.1: lengths 2, 2, 2, 3, 3, 2.3 bits; Python: entropy',
    },
    {
      inputs: {
        from: 'weights',
        symbols: [
          { symbol: 'a', weight: 45 },
          { symbol: 'b', weight: 13 },
          { symbol: 'c', weight: 12 },
          { symbol: 'd', weight: 16 },
          { symbol: 'e', weight: 9 },
          { symbol: 'f', weight: 5 },
        ],
      },
      results: {
        averageLength: 2.24,
        entropy: 2.21988,
        codes: {
          length: 6,
          rows: {
            0: { symbol: 'a', weight: 45, length: 1, code: '0' },
            1: { symbol: 'd', length: 3, code: '100' },
            4: { symbol: 'e', length: 4 },
            5: { symbol: 'f', length: 4, code: '1111' },
          },
        },
      },
      source:
        'Cormen, Leiserson, Rivest, Stein: Introduction to Algorithms, 3rd ed., §16.3: 224,000 bits for 100,000 characters',
    },
    {
      inputs: { message: 'abracadabra' },
      results: {
        totalBits: 23,
        averageLength: 2.090909,
        entropy: 2.040373,
        count: 5,
        encoded: '01001010110011101001010',
        codes: { length: 5, rows: { 0: { symbol: 'a', weight: 5, code: '0' } } },
      },
      source:
        'Python: heapq, total 23 bits for 5, 2, 2, 1, 1; a 0, b 100, r 101, c 110, d 111 by hand in canonical order',
    },
    {
      inputs: { message: 'aab ' },
      results: {
        totalBits: 6,
        averageLength: 1.5,
        efficiency: 100,
        codes: { length: 3, rows: { 2: { symbol: 'space', code: '11' } } },
      },
      source: 'By hand: 1, 2 and 2 bits for 2, 1 and 1 characters',
    },
    {
      inputs: { message: 'zzz' },
      results: { totalBits: 3, averageLength: 1, entropy: 0, efficiency: 0, count: 1, encoded: '000' },
      cautions: ['no information'],
      source: 'By definition',
    },
    {
      inputs: {
        from: 'weights',
        symbols: [
          { symbol: 'a', weight: 0.99 },
          { symbol: 'b', weight: 0.01 },
        ],
      },
      results: { averageLength: 1, saving: 0 },
      cautions: ['one bit each'],
      source: 'By hand: no code word is shorter than one bit',
    },
    {
      inputs: { message: 'abcd' },
      results: { totalBits: 8, saving: 0, efficiency: 100 },
      cautions: ['saves nothing'],
      source: 'By hand: four equal symbols take two bits each',
    },
    {
      inputs: {
        from: 'weights',
        symbols: [
          { symbol: 'x', weight: 0.5 },
          { symbol: 'y', weight: 0.4 },
          { symbol: 'z', weight: 0 },
        ],
      },
      results: { averageLength: 1, count: 2 },
      cautions: ['do not add up to 1', 'get no code', 'one bit each'],
      source: 'By definition',
    },
    {
      inputs: {
        from: 'weights',
        symbols: [
          { symbol: 'x', weight: 0.5 },
          { symbol: 'y', weight: 25 },
          { symbol: 'z', weight: 25 },
        ],
      },
      results: { count: 3 },
      cautions: ['must not be mixed'],
      source: 'By definition',
    },
    {
      inputs: {
        from: 'weights',
        symbols: [
          { symbol: 'x', weight: 10 },
          { symbol: 'y', weight: 20 },
          { symbol: 'Total', weight: 30 },
        ],
      },
      results: { averageLength: 1.5 },
      cautions: ['total of the others'],
      source: 'By hand: lengths 2, 2 and 1',
    },
    {
      inputs: { from: 'weights', symbols: [{ symbol: 'x', weight: 0 }] },
      refused: 'must be above 0',
      source: 'By definition',
    },
    {
      inputs: {
        from: 'weights',
        symbols: [
          { symbol: 'x', weight: 1 },
          { symbol: 'x', weight: 2 },
        ],
      },
      refused: 'stands in two rows',
      source: 'By definition',
    },
  ],
  notes: [
    'Where weights are equal, other tables are as short on average; this one has the least spread of lengths and is written in canonical order, the shorter codes first.',
    'Capital and small letters are different characters, and so are spaces.',
    'Whoever decodes needs the code table, too, which the bits told here do not contain.',
  ],
  references: [
    {
      title:
        'Huffman (1952): A method for the construction of minimum-redundancy codes. Proceedings of the IRE 40, 1098–1101',
      doi: '10.1109/JRPROC.1952.273898',
    },
    { title: 'Cover, Thomas: Elements of Information Theory, 2nd ed., §5.6', isbn: '978-0-471-24195-9' },
  ],
});
