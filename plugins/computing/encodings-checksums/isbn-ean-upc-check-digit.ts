import { category, choice, defineCalculator, integer, noResult, text } from '@reckoner/engine';

const KINDS = ['ISBN-10', 'ISBN-13', 'ISMN', 'EAN-13', 'EAN-8', 'UPC-A', 'UPC-E', 'GTIN-14', 'SSCC'] as const;

type Kind = (typeof KINDS)[number];

const bare = (typed: string) =>
  typed
    .toUpperCase()
    .replace(/^\s*(ISBN|ISMN|EAN|UPC|GTIN|SSCC)(-?(8|10|12|13|14|A|E)(?=[\s:]))?\s*:?/, '')
    .replace(/[\s\-–]/g, '');

/** GS1: weights 3 and 1 in turn from the right, 3 beside the check digit. */
const sumOfThrees = (body: string) =>
  [...body].reverse().reduce((so, digit, i) => so + Number(digit) * (i % 2 === 0 ? 3 : 1), 0);

/** ISBN-10: weights 10 to 2 from the left. */
const sumOfTens = (body: string) => [...body].reduce((so, digit, i) => so + Number(digit) * (10 - i), 0);

/** The twelve digits of a UPC-A, less the check digit, that a UPC-E of number system and six digits stands for. */
function expanded(body: string) {
  const system = body[0]!;
  const [a, b, c, d, e, last] = body.slice(1) as unknown as string[];
  if (Number(last) <= 2) return `${system}${a}${b}${last}0000${c}${d}${e}`;
  if (last === '3') return `${system}${a}${b}${c}00000${d}${e}`;
  if (last === '4') return `${system}${a}${b}${c}${d}00000${e}`;
  return `${system}${a}${b}${c}${d}${e}0000${last}`;
}

function checkOf(kind: Kind, body: string) {
  if (kind === 'ISBN-10') {
    const digit = (11 - (sumOfTens(body) % 11)) % 11;
    return digit === 10 ? 'X' : String(digit);
  }
  return String((10 - (sumOfThrees(kind === 'UPC-E' ? expanded(body) : body) % 10)) % 10);
}

function kindOf(digits: string, length: number, upcE: boolean): Kind | undefined {
  if (length === 8) return upcE ? 'UPC-E' : 'EAN-8';
  if (length === 13) {
    if (digits.startsWith('9790')) return 'ISMN';
    return /^97[89]/.test(digits) ? 'ISBN-13' : 'EAN-13';
  }
  const others: Readonly<Record<number, Kind>> = { 10: 'ISBN-10', 12: 'UPC-A', 14: 'GTIN-14', 18: 'SSCC' };
  return others[length];
}

/** Whether digits that a check digit is asked for end in one already: those of a UPC-A or EAN-13. */
const isWhole = (digits: string) =>
  (digits.length === 12 || digits.length === 13) && checkOf('EAN-13', digits.slice(0, -1)) === digits.slice(-1);

/** ISO 2108 and GS1: by 10 with weights 1 and 3, of ISBN-10 by 11 with weights 10 to 1. */
export default defineCalculator({
  title: 'ISBN, EAN and UPC check digit',
  description:
    'Whether an ISBN-10, ISBN-13, EAN, UPC, GTIN-14 or SSCC has the right check digit, or the digit that completes it, with ISBN-10 and ISBN-13 turned into each other.',
  keywords: [
    'isbn validator',
    'isbn 10 to 13',
    'ean 13 check digit',
    'upc check digit',
    'gtin check digit',
    'barcode check digit',
  ],
  inputs: {
    task: choice({ check: 'Check a number', complete: 'Add the check digit' }, { label: 'Task', default: 'check' }),
    number: text({
      label: 'Number',
      help: 'Its kind follows from its length.',
      maxLength: 60,
      pattern: {
        source: '[A-Za-z0-9 :–\\-]*',
        says: 'digits, with spaces or hyphens if you like, and an X at the end of an ISBN-10',
      },
    }),
    eight: choice(
      { ean8: { label: 'EAN-8', also: ['GTIN-8'] }, upcE: 'UPC-E' },
      { label: 'Numbers of eight digits are', default: 'ean8' },
    ),
  },
  outputs: {
    answer: category(['Right', 'Wrong'], { label: 'Check digit' }),
    kind: category(KINDS, { label: 'Kind' }),
    checkDigit: text({ label: 'Check digit that belongs to the others' }),
    complete: text({ label: 'Number with that check digit' }),
    sum: integer({ label: 'Weighted sum without the check digit' }),
    isbn13: text({ label: 'As ISBN-13', optional: true }),
    isbn10: text({ label: 'As ISBN-10', optional: true }),
    upcA: text({ label: 'As UPC-A', optional: true }),
    gtin14: text({ label: 'As GTIN of 14 digits', optional: true }),
  },
  algorithm: ({ task, number, eight }) => {
    const digits = bare(number);
    if (!/^[0-9]+X?$/.test(digits))
      throw noResult('Only digits belong to the number, and an X at the end of an ISBN-10.');
    const upcE = eight === 'upcE';
    const length = digits.length + (task === 'complete' ? 1 : 0);
    if (digits.length === 9 && task === 'check')
      throw noResult(
        'Nine digits are an ISBN-10 without its check digit, or an SBN from before 1970: write a 0 before an SBN.',
      );
    const kind = kindOf(digits, length, upcE);
    if (kind === undefined)
      throw noResult(
        task === 'check'
          ? `With its check digit a number has 8, 10, 12, 13, 14 or 18 digits, and this has ${digits.length}: zeros at the beginning may be lost.`
          : `Without its check digit a number has 7, 9, 11, 12, 13 or 17 digits, and this has ${digits.length}: a whole number is checked by the other task.`,
      );
    if (digits.endsWith('X') && (kind !== 'ISBN-10' || task === 'complete'))
      throw noResult('An X stands only at the end of an ISBN-10, for a check digit of ten.');
    const body = task === 'check' ? digits.slice(0, -1) : digits;
    if (kind === 'UPC-E' && !/^[01]/.test(body))
      throw noResult('A UPC-E begins with 0 or 1: for other numbers of eight digits choose EAN-8.');
    const checkDigit = checkOf(kind, body);
    const complete = body + checkDigit;
    const isbnBody =
      kind === 'ISBN-10' ? body : kind === 'ISBN-13' && body.startsWith('978') ? body.slice(3) : undefined;
    const gtin = kind === 'UPC-E' ? `${expanded(body)}${checkDigit}` : kind === 'ISBN-10' ? undefined : complete;
    const upcA =
      kind === 'UPC-E' ? gtin : kind === 'EAN-13' && complete.startsWith('0') ? complete.slice(1) : undefined;
    const isbn13 = isbnBody === undefined ? undefined : `978${isbnBody}${checkOf('ISBN-13', `978${isbnBody}`)}`;
    return {
      answer: task === 'complete' || digits === complete ? 'Right' : 'Wrong',
      kind,
      checkDigit,
      complete,
      sum: kind === 'ISBN-10' ? sumOfTens(body) : sumOfThrees(kind === 'UPC-E' ? expanded(body) : body),
      isbn13: kind === 'ISBN-13' ? complete : isbn13,
      isbn10: isbnBody === undefined ? undefined : `${isbnBody}${checkOf('ISBN-10', isbnBody)}`,
      upcA,
      gtin14: kind === 'SSCC' ? undefined : (gtin ?? isbn13)?.padStart(14, '0'),
    };
  },
  explanation: ({ task, answer, kind, isbn10 }) => {
    const article = /^(E|I|SSCC)/.test(kind) ? 'an' : 'a';
    const other =
      kind === 'ISBN-10'
        ? ' As ISBN-13 it is {isbn13}.'
        : kind === 'ISBN-13' && isbn10 !== undefined
          ? ' As ISBN-10 it is {isbn10}.'
          : kind === 'UPC-E'
            ? ' It stands for the UPC-A {upcA}.'
            : '';
    if (task === 'complete') return `As ${article} {kind} it gets the check digit {checkDigit}: {complete}.${other}`;
    return answer === 'Right'
      ? `As ${article} {kind} it has the right check digit, {checkDigit}.${other}`
      : `As ${article} {kind} it is not valid: to its other digits belongs the check digit {checkDigit}.`;
  },
  cautions: [
    {
      level: 'caution',
      when: ({ answer }) => answer === 'Wrong',
      says: 'Compare it with the book or label: the mistake may be in any digit, or zeros at the beginning are lost, so that another check digit does not mend it. The numbers of other kinds told here hold only if the mistake is in the last digit.',
    },
    {
      level: 'caution',
      when: ({ task, number }) => task === 'complete' && isWhole(bare(number)),
      says: 'These digits already end in a right check digit of a shorter kind of number: choose to check it, unless they come without one.',
    },
    {
      level: 'note',
      when: ({ kind, isbn10 }) => kind === 'ISBN-13' && isbn10 === undefined,
      says: 'Only an ISBN-13 that begins with 978 has an ISBN-10: one with 979 has none.',
    },
    {
      level: 'caution',
      when: ({ task, kind, number }) => task === 'check' && kind === 'UPC-A' && /^97[89]/.test(bare(number)),
      says: 'These twelve digits look like an ISBN-13 without its check digit: choose to add it.',
    },
    {
      level: 'note',
      when: ({ kind, eight }) => kind === 'EAN-8' && eight === 'ean8',
      says: 'Eight digits were read as EAN-8: the short code on packages in North America is a UPC-E, which has another rule.',
    },
  ],
  examples: [
    {
      inputs: { number: '978-0-306-40615-7' },
      results: {
        answer: 'Right',
        kind: 'ISBN-13',
        checkDigit: '7',
        complete: '9780306406157',
        sum: 93,
        isbn13: '9780306406157',
        isbn10: '0306406152',
        gtin14: '09780306406157',
      },
      source: 'Wikipedia: ISBN, check digits of 0-306-40615-2 and 978-0-306-40615-7 worked out',
    },
    {
      inputs: { number: 'ISBN 0-306-40615-2' },
      results: {
        answer: 'Right',
        kind: 'ISBN-10',
        checkDigit: '2',
        sum: 130,
        isbn13: '9780306406157',
        isbn10: '0306406152',
      },
      source: 'Wikipedia: ISBN, 0 + 27 + 0 + 42 + 24 + 0 + 24 + 3 + 10 = 130',
    },
    {
      inputs: { task: 'complete', number: '080442957' },
      results: { checkDigit: 'X', complete: '080442957X', kind: 'ISBN-10' },
      source: 'ISBN 0-8044-2957-X; by hand: 8·9 + 4·7 + 4·6 + 2·5 + 9·4 + 5·3 + 7·2 = 199, 199 + 10 = 19 × 11',
    },
    {
      inputs: { number: '080442957x' },
      results: { answer: 'Right', kind: 'ISBN-10' },
      source: 'ISBN 0-8044-2957-X',
    },
    {
      inputs: { number: '4006381333931' },
      results: { answer: 'Right', kind: 'EAN-13', sum: 89, checkDigit: '1' },
      source: 'Wikipedia: International Article Number, 4006381333931 with the sum 89',
    },
    {
      inputs: { number: '036000291452' },
      results: { answer: 'Right', kind: 'UPC-A', sum: 58, gtin14: '00036000291452' },
      source: 'Wikipedia: Universal Product Code, 03600029145 with the sum 58',
    },
    {
      inputs: { number: '0036000291452' },
      results: { answer: 'Right', kind: 'EAN-13', upcA: '036000291452' },
      source: 'GS1: a UPC-A is an EAN-13 with a leading 0',
    },
    {
      inputs: { number: '73513537' },
      results: { answer: 'Right', kind: 'EAN-8', sum: 63 },
      cautions: ['read as EAN-8'],
      source: 'Wikipedia: EAN-8, 7351353 gives 7; by hand: 3(7+5+3+3) + 3+1+5 = 63',
    },
    {
      inputs: { number: '06543217', eight: 'upcE' },
      results: { answer: 'Right', kind: 'UPC-E', upcA: '065100004327', gtin14: '00065100004327' },
      source: 'Wikipedia: Universal Product Code, UPC-E 654321 stands for 065100004327',
    },
    {
      inputs: { task: 'complete', number: '0425261', eight: 'upcE' },
      results: { checkDigit: '4', upcA: '042100005264' },
      source: 'GS1 General Specifications: UPC-E 0 425261 4 stands for 042100005264',
    },
    {
      inputs: { task: 'complete', number: '0123453', eight: 'upcE' },
      results: { upcA: '012300000451' },
      source: 'GS1 General Specifications: abcde3 is abc00000de; check digit by hand: 3(0+2+0+0+0+5) + 1+3+0+0+4 = 29',
    },
    {
      inputs: { task: 'complete', number: '0123454', eight: 'upcE' },
      results: { upcA: '012340000053' },
      source: 'GS1 General Specifications: abcde4 is abcd00000e; check digit by hand: 3(0+2+4+0+0+5) + 1+3+0+0+0 = 37',
    },
    {
      inputs: { task: 'complete', number: '0123455', eight: 'upcE' },
      results: { upcA: '012345000058' },
      source: 'GS1 General Specifications: abcde5 is abcde00005; check digit by hand: 3(0+2+4+0+0+5) + 1+3+5+0+0 = 42',
    },
    {
      inputs: { number: '12345678901231' },
      results: { answer: 'Right', kind: 'GTIN-14' },
      source: 'By hand: 3(1+3+5+7+9+1+3) + 2+4+6+8+0+2 = 109',
    },
    {
      inputs: { task: 'complete', number: '00614141123456789' },
      results: { kind: 'SSCC', complete: '006141411234567890' },
      source: 'GS1: SSCC 0 0614141 123456789 0',
    },
    {
      inputs: { number: '979-0-2600-0043-8' },
      results: { answer: 'Right', kind: 'ISMN' },
      source: 'Wikipedia: International Standard Music Number, 979-0-2600-0043-8',
    },
    {
      inputs: { number: '979-10-90636-07-1' },
      results: { answer: 'Right', kind: 'ISBN-13' },
      cautions: ['979 has none'],
      source: 'ISBN 979-10-90636-07-1; by hand',
    },
    {
      inputs: { number: '978-0-306-40615-3' },
      results: { answer: 'Wrong', checkDigit: '7' },
      cautions: ['may be in any digit'],
      source: 'Wikipedia: ISBN, the check digit is 7',
    },
    {
      inputs: { task: 'complete', number: '036000291452' },
      results: { kind: 'EAN-13', complete: '0360002914522' },
      cautions: ['already end'],
      source: 'By hand: 3(3+0+0+9+4+2) + 0+6+0+2+1+5: see the source of the rule',
    },
    {
      inputs: { number: '978030640615' },
      results: { answer: 'Wrong', kind: 'UPC-A', checkDigit: '2' },
      cautions: ['may be in any digit', 'without its check digit'],
      source: 'By hand: 3(9+8+3+6+0+1) + 7+0+0+4+6 = 98',
    },
    { inputs: { number: '123456789' }, noResult: 'write a 0 before an SBN', source: 'ISO 2108' },
    { inputs: { number: '360002914523456' }, noResult: 'zeros at the beginning', source: 'GS1' },
    { inputs: { task: 'complete', number: '12345678' }, noResult: '7, 9, 11, 12, 13 or 17', source: 'GS1' },
    { inputs: { number: '97803064061X' }, noResult: 'only at the end of an ISBN-10', source: 'ISO 2108' },
    { inputs: { number: '25432178', eight: 'upcE' }, noResult: 'begins with 0 or 1', source: 'GS1' },
    { inputs: { number: 'ABC' }, noResult: 'Only digits', source: 'By definition' },
  ],
  notes: [
    'A right check digit does not say that the number was assigned. Weights 1 and 3 find every single wrong digit, and exchanged neighbors unless they differ by five.',
    'ISBN-10 was assigned until 2006.',
  ],
  references: [
    { title: 'ISO 2108:2017: International standard book number, annex C' },
    {
      title: 'GS1 General Specifications, §7.9: Check digit calculations',
      url: 'https://ref.gs1.org/standards/genspecs/',
    },
  ],
});
