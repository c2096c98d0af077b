import { category, choice, defineCalculator, flag, integer, percent, table, text } from '@reckoner/engine';

const isPower = (n: number) => (n & (n - 1)) === 0;

/** The least r with 2^r ≥ m + r + 1. */
function parityCount(dataBits: number) {
  let count = 2;
  while (2 ** count < dataBits + count + 1) count += 1;
  return count;
}

const bitsOf = (text: string) => [...text.replace(/[ _]/g, '')].map(Number);

type Place = 'last' | 'first';

/** The bits by position, of which position 0 is the overall parity bit where there is one. */
function toPositions(word: readonly number[], order: string, extended: boolean, place: Place) {
  const inOrder = order === 'left' ? word : [...word].reverse();
  if (!extended) return { overall: undefined, bits: inOrder };
  return place === 'first'
    ? { overall: inOrder[0]!, bits: inOrder.slice(1) }
    : { overall: inOrder.at(-1)!, bits: inOrder.slice(0, -1) };
}

function fromPositions(bits: readonly number[], order: string, overall: number | undefined, place: Place) {
  const inOrder = overall === undefined ? bits : place === 'first' ? [overall, ...bits] : [...bits, overall];
  return (order === 'left' ? inOrder : [...inOrder].reverse()).join('');
}

const onesOf = (bits: readonly number[]) => bits.filter((bit) => bit === 1).length;

/** The positions that a parity bit looks at, itself among them. */
const coveredBy = (parity: number, length: number) =>
  Array.from({ length }, (_, i) => i + 1).filter((position) => (position & parity) !== 0);

const parityPositions = (length: number) =>
  Array.from({ length }, (_, i) => i + 1).filter((position) => isPower(position));

const isData = (_: number, i: number) => !isPower(i + 1);

/** Parity bits at the powers of two, each over the positions whose number has its bit. */
export default defineCalculator({
  title: 'Hamming code (SECDED)',
  description:
    'Code word of data bits in a Hamming code, with or without overall parity bit, or syndrome, corrected word and data of a received word.',
  keywords: ['hamming code generator', 'error correction code', 'parity bits', 'secded', 'hamming 7 4', 'syndrome'],
  inputs: {
    task: choice({ encode: 'Encode data bits', check: 'Check a received word' }, { label: 'Task', default: 'encode' }),
    data: text({
      label: 'Data bits',
      maxLength: 300,
      pattern: { source: '[01][01 _]*', says: 'zeros and ones, with spaces if you like' },
      when: { task: 'encode' },
    }),
    received: text({
      label: 'Received word',
      maxLength: 300,
      pattern: { source: '[01][01 _]*', says: 'zeros and ones, with spaces if you like' },
      when: { task: 'check' },
    }),
    extended: flag({ label: 'With overall parity bit (SECDED)' }),
    overallPlace: choice(
      { last: 'After the last position', first: 'Before position 1, as position 0' },
      { label: 'Place of the overall parity bit', default: 'last', when: { extended: true } },
    ),
    order: choice(
      { left: 'Left', right: 'Right' },
      { label: 'Position 1 is on the', help: 'Data bits stand in the same order.', default: 'left' },
    ),
    parity: choice({ even: 'Even', odd: 'Odd' }, { label: 'Parity', default: 'even' }),
  },
  outputs: {
    word: text({ label: 'Code word' }),
    data: text({ label: 'Data bits of the code word' }),
    finding: category(
      [
        'Encoded',
        'No error found',
        'One error, in the overall parity bit',
        'One error, corrected',
        'Two errors, not correctable',
        'Several errors, not correctable',
      ],
      { label: 'Finding' },
    ),
    syndrome: integer({ label: 'Syndrome: position of a single error', optional: true }),
    dataBits: integer({ label: 'Data bits', symbol: 'm' }),
    parityBits: integer({ label: 'Parity bits, without the overall one', symbol: 'r' }),
    length: integer({ label: 'Length of the word', symbol: 'n' }),
    rate: percent({ label: 'Code rate', places: 1 }),
    checks: table(
      {
        position: integer({ label: 'Parity position' }),
        covers: text({ label: 'Positions covered' }),
        bit: integer({ label: 'Parity bit' }),
        ones: integer({ label: 'Ones among them' }),
        fits: text({ label: 'Parity fits' }),
      },
      { label: 'Parity checks' },
    ),
  },
  algorithm: ({ task, data, received, extended, overallPlace, order, parity }) => {
    const odd = parity === 'odd' ? 1 : 0;
    const fits = (bits: readonly number[]) => onesOf(bits) % 2 === odd;
    const covered = (bits: readonly number[], position: number) =>
      coveredBy(position, bits.length).map((at) => bits[at - 1]!);
    const encode = (sent: readonly number[]) => {
      const bits = Array<number>(sent.length + parityCount(sent.length)).fill(0);
      let next = 0;
      for (let i = 0; i < bits.length; i += 1) if (isData(0, i)) bits[i] = sent[next++]!;
      for (const position of parityPositions(bits.length))
        bits[position - 1] = (onesOf(covered(bits, position)) + odd) % 2;
      return { overall: extended ? (onesOf(bits) + odd) % 2 : undefined, bits };
    };
    const inOrder = (bits: readonly number[]) => (order === 'left' ? bits : [...bits].reverse());
    const place = extended ? overallPlace : 'last';
    const given =
      task === 'encode' ? encode(inOrder(bitsOf(data))) : toPositions(bitsOf(received), order, extended, place);
    const length = given.bits.length;
    const positions = parityPositions(length);
    const syndrome = positions.reduce((sum, at) => (fits(covered(given.bits, at)) ? sum : sum + at), 0);
    const overallFits = given.overall === undefined || fits([...given.bits, given.overall]);
    const find = () => {
      if (task === 'encode') return 'Encoded';
      if (syndrome === 0) return overallFits ? 'No error found' : 'One error, in the overall parity bit';
      if (given.overall !== undefined && overallFits) return 'Two errors, not correctable';
      return syndrome > length ? 'Several errors, not correctable' : 'One error, corrected';
    };
    const finding = find();
    const right =
      finding === 'One error, corrected'
        ? given.bits.map((bit, i) => (i + 1 === syndrome ? 1 - bit : bit))
        : given.bits;
    const overall =
      finding === 'One error, in the overall parity bit' && given.overall !== undefined
        ? 1 - given.overall
        : given.overall;
    return {
      word: fromPositions(right, order, overall, place),
      data: inOrder(right.filter(isData)).join(''),
      finding,
      syndrome: task === 'check' ? syndrome : undefined,
      dataBits: length - positions.length,
      parityBits: positions.length,
      length: length + (extended ? 1 : 0),
      rate: (length - positions.length) / (length + (extended ? 1 : 0)),
      checks: positions.map((position) => ({
        position,
        covers: coveredBy(position, length).join(' '),
        bit: given.bits[position - 1]!,
        ones: onesOf(covered(given.bits, position)),
        fits: fits(covered(given.bits, position)) ? 'yes' : 'no',
      })),
    };
  },
  explanation: ({ task, finding, extended, overallPlace, parity, order }) => {
    const place = overallPlace === 'first' ? 'before position 1' : 'after the last position';
    const code = `{dataBits} data {dataBits|bit|bits} and {parityBits} parity bits${extended ? ` and an overall parity bit ${place}` : ''}, {length} in all`;
    const how = `${parity} parity, position 1 on the ${order}`;
    if (task === 'encode') return `The code word is {word}: ${code} (${how}).`;
    const read = `Read as ${code} (${how}).`;
    if (finding === 'No error found') return `No error is found: the syndrome is 0, the data are {data}. ${read}`;
    if (finding === 'One error, corrected')
      return `The bit at position {syndrome} is taken for wrong: the corrected word is {word}, its data {data}. ${read}`;
    if (finding === 'One error, in the overall parity bit')
      return `Only the overall parity bit is taken for wrong: the data are {data}. ${read}`;
    return finding === 'Two errors, not correctable'
      ? `Two bits are wrong, or another even number: which ones cannot be told, and {data} are the data as received. ${read}`
      : `The syndrome {syndrome} is no position of the word, so that several bits are wrong: {data} are the data as received. ${read}`;
  },
  requires: [
    {
      that: ({ data }) => bitsOf(data).length <= 247,
      field: 'data',
      says: 'At most 247 data bits are encoded here.',
    },
    {
      that: ({ received, extended }) => {
        const length = bitsOf(received).length - (extended ? 1 : 0);
        return length >= 3 && length <= 255 && !isPower(length);
      },
      field: 'received',
      says: ({ received, extended }) =>
        bitsOf(received).length > (extended ? 256 : 255)
          ? 'Words of up to 255 bits are checked here, beside an overall parity bit.'
          : extended
            ? 'No Hamming code with overall parity bit has that length: less that bit there are 3, 5, 6, 7 or 9 bits and so on, no power of two.'
            : 'No Hamming code has that length: there are words of 3, 5, 6, 7 or 9 bits and so on. A length that is a power of two, such as 8, is one with overall parity bit: choose that.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ finding, extended }) => finding === 'One error, corrected' && !extended,
      says: 'Without an overall parity bit two wrong bits look like a single one, and the correction then adds a third: rely on it only where two errors in a word are rare.',
    },
    {
      level: 'caution',
      when: ({ finding, extended }) => finding === 'One error, corrected' && extended,
      says: 'Three wrong bits look like a single one: the correction holds only where at most two bits of a word are wrong.',
    },
    {
      level: 'note',
      when: ({ finding }) => finding === 'No error found',
      says: 'Errors that turn one code word into another, three bits or four with an overall parity bit, are not seen.',
    },
    {
      level: 'danger',
      when: ({ finding }) => finding === 'Two errors, not correctable' || finding === 'Several errors, not correctable',
      says: 'Do not use the data: ask for the word again.',
    },
  ],
  examples: [
    {
      inputs: { data: '1011' },
      results: {
        word: '0110011',
        data: '1011',
        finding: 'Encoded',
        dataBits: 4,
        parityBits: 3,
        length: 7,
        rate: 57.142857,
        checks: {
          length: 3,
          rows: {
            0: { position: 1, covers: '1 3 5 7', bit: 0, ones: 2, fits: 'yes' },
            1: { covers: '2 3 6 7', bit: 1 },
            2: { covers: '4 5 6 7', bit: 0 },
          },
        },
      },
      source: 'Wikipedia: Hamming(7,4), data 1011 give 0110011',
    },
    {
      inputs: { data: '1001 1010' },
      results: { word: '011100101010', parityBits: 4, length: 12, rate: 66.666667 },
      source: 'Downey: Calculating the Hamming Code, 10011010 gives 011100101010',
    },
    {
      inputs: { task: 'check', received: '011100101110' },
      results: { finding: 'One error, corrected', syndrome: 10, word: '011100101010', data: '10011010' },
      cautions: ['adds a third'],
      source: 'Downey: Calculating the Hamming Code, error found at position 10',
    },
    {
      inputs: { task: 'check', received: '0110011' },
      results: { finding: 'No error found', syndrome: 0, data: '1011' },
      cautions: ['into another'],
      source: 'Wikipedia: Hamming(7,4), the code word of 1011',
    },
    {
      inputs: { data: '1011', extended: true },
      results: { word: '01100110', length: 8, rate: 50 },
      source: 'By hand: 0110011 has four ones, so that the overall parity bit is 0',
    },
    {
      inputs: { data: '1110', extended: true, overallPlace: 'first' },
      results: { word: '10010110', data: '1110' },
      source:
        'By hand: p1 = 1+1+0 = 0, p2 = 1+1+0 = 0, p4 = 1+1+0 = 0; 0010110 has three ones, so that the first bit is 1',
    },
    {
      inputs: { task: 'check', received: '01100111', extended: true },
      results: { finding: 'One error, in the overall parity bit', syndrome: 0, word: '01100110', data: '1011' },
      source: 'By hand: the last bit of 01100110 turned',
    },
    {
      inputs: { task: 'check', received: '01000110', extended: true },
      results: { finding: 'One error, corrected', syndrome: 3, word: '01100110' },
      cautions: ['Three wrong bits'],
      source: 'By hand: the third bit of 01100110 turned',
    },
    {
      inputs: { task: 'check', received: '01001110', extended: true },
      results: { finding: 'Two errors, not correctable', syndrome: 6, data: '0111' },
      cautions: ['ask for the word again'],
      source: 'By hand: bits 3 and 5 of 01100110 turned, 3 XOR 5 = 6',
    },
    {
      inputs: { task: 'check', received: '001000000001' },
      results: { finding: 'Several errors, not correctable', syndrome: 15 },
      cautions: ['ask for the word again'],
      source: 'By hand: the word of zeros with bits 3 and 12 turned, 3 XOR 12 = 15',
    },
    {
      inputs: { data: '1011', order: 'right', parity: 'odd' },
      results: { word: '1011110' },
      source: 'By hand: from the right 1, 1, 0, 1 at 3, 5, 6, 7',
    },
    {
      inputs: {
        data: '01010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101',
      },
      refused: 'At most 247 data bits',
      source: 'By definition',
    },
    {
      inputs: {
        task: 'check',
        received:
          '01010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101',
      },
      refused: 'up to 255 bits',
      source: 'By definition',
    },
    {
      inputs: { task: 'check', received: '01101001', extended: true, overallPlace: 'first', order: 'right' },
      results: { finding: 'No error found', data: '0111', word: '01101001' },
      cautions: ['into another'],
      source: 'By hand: from the right 1, then 0010110 with the data 1, 1, 1, 0 at 3, 5, 6, 7',
    },
    {
      inputs: { task: 'check', received: '11010010' },
      refused: 'overall parity bit: choose that',
      source: 'By definition',
    },
    {
      inputs: { task: 'check', received: '11010', extended: true },
      refused: 'less that bit there are',
      source: 'By definition',
    },
  ],
  references: [
    {
      title: 'Hamming (1950): Error detecting and error correcting codes. Bell System Technical Journal 29, 147–160',
      doi: '10.1002/j.1538-7305.1950.tb00463.x',
    },
  ],
});
