import { choice, defineCalculator, integer, noResult, text } from '@reckoner/engine';

const SYMBOLS = [
  ['M', 1000],
  ['CM', 900],
  ['D', 500],
  ['CD', 400],
  ['C', 100],
  ['XC', 90],
  ['L', 50],
  ['XL', 40],
  ['X', 10],
  ['IX', 9],
  ['V', 5],
  ['IV', 4],
  ['I', 1],
] as const;

/** Overline of the vinculum, which multiplies by 1000. */
const OVERLINE = '\u0305';

function below4000(value: number) {
  let rest = value;
  let numeral = '';
  for (const [symbol, worth] of SYMBOLS) {
    for (; rest >= worth; rest -= worth) numeral += symbol;
  }
  return numeral;
}

/** Thousands from 4000 on are written with overlined letters. */
function toRoman(value: number) {
  if (value < 4000) return below4000(value);
  const thousands = Math.floor(value / 1000);
  return [...below4000(thousands)].map((letter) => letter + OVERLINE).join('') + below4000(value % 1000);
}

/** What letters are worth, in whatever order: each is taken off that stands before a greater one. */
function worth(letters: string) {
  const values = [...letters].map((letter) => SYMBOLS.find(([symbol]) => symbol === letter)![1]);
  return values.reduce<number>((sum, value, i) => sum + (value < (values[i + 1] ?? 0) ? -value : value), 0);
}

/** The value of a numeral, which must be written in the standard way. */
function fromRoman(numeral: string) {
  const letters = numeral.toUpperCase();
  const overlined = [...letters.matchAll(/([IVXLCDM])\u0305/g)].map((match) => match[1]).join('');
  const plain = letters.replace(/[IVXLCDM]\u0305/g, '');
  if (plain.includes(OVERLINE)) throw noResult('An overline stands after the letter that it multiplies by 1000.');
  const value = worth(overlined) * 1000 + worth(plain);
  const isKnown = value > 0 && value <= 3999999;
  if (!isKnown || toRoman(value) !== letters)
    throw noResult(
      `“${numeral}” is not a standard Roman numeral${isKnown ? `; if ${value} is meant, it is written ${toRoman(value)}` : ''}.`,
    );
  return value;
}

/** Subtractive notation (IV, IX, XL, …); an overline multiplies by 1000. */
export default defineCalculator({
  title: 'Roman numerals',
  description:
    'Roman numeral of a whole number up to 3,999,999, or the number of a Roman numeral, checked for its standard form.',
  keywords: ['roman numeral converter', 'arabic to roman', 'year in roman numerals', 'MMXXVI'],
  inputs: {
    direction: choice(
      { toRoman: 'Number to Roman', fromRoman: 'Roman to number' },
      { label: 'Direction', default: 'toRoman' },
    ),
    number: integer({ label: 'Number', min: 1, max: 3999999, when: { direction: 'toRoman' } }),
    numeral: text({
      label: 'Roman numeral',
      maxLength: 60,
      pattern: { source: '[IVXLCDMivxlcdm\u0305]+', says: 'the letters I, V, X, L, C, D and M' },
      when: { direction: 'fromRoman' },
    }),
  },
  outputs: {
    roman: text({ label: 'Roman numeral' }),
    value: integer({ label: 'Number' }),
    parts: text({ label: 'Put together from' }),
  },
  algorithm: ({ direction, number, numeral }) => {
    const value = direction === 'toRoman' ? number : fromRoman(numeral);
    const digits = [...String(value)];
    const parts = digits
      .map((digit, i) => Number(digit.padEnd(digits.length - i, '0')))
      .filter((part) => part > 0)
      .map((part) => `${part} ${toRoman(part)}`);
    return { roman: toRoman(value), value, parts: parts.join(' + ') };
  },
  explanation: '{value} is {roman} in Roman numerals.',
  examples: [
    {
      inputs: { number: 2026 },
      results: { roman: 'MMXXVI', value: 2026, parts: '2000 MM + 20 XX + 6 VI' },
      source: 'Gnumeric: ROMAN(2026)',
    },
    { inputs: { number: 1994 }, results: { roman: 'MCMXCIV' }, source: 'Gnumeric: ROMAN(1994)' },
    { inputs: { number: 3999 }, results: { roman: 'MMMCMXCIX' }, source: 'Gnumeric: ROMAN(3999)' },
    { inputs: { number: 4000 }, results: { roman: 'I\u0305V\u0305' }, source: 'By definition: IV with a vinculum' },
    {
      inputs: { direction: 'fromRoman', numeral: 'mdclxvi' },
      results: { value: 1666 },
      source: 'Gnumeric: ARABIC("MDCLXVI")',
    },
    {
      inputs: { direction: 'fromRoman', numeral: 'X\u0305CDXLIX' },
      results: { value: 10449 },
      source: 'By hand: 10 × 1000 + 400 + 40 + 9',
    },
    {
      inputs: { direction: 'fromRoman', numeral: '\u0305X' },
      noResult: 'An overline stands after',
      source: 'By definition',
    },
    {
      inputs: { direction: 'fromRoman', numeral: 'IIII' },
      noResult: 'if 4 is meant, it is written IV',
      source: 'By definition: the standard form is subtractive',
    },
    {
      inputs: { direction: 'fromRoman', numeral: 'IC' },
      noResult: 'if 99 is meant, it is written XCIX',
      source: 'By definition: 99 is XCIX',
    },
    {
      inputs: { direction: 'fromRoman', numeral: 'M\u0305M\u0305M\u0305M\u0305' },
      noResult: 'is not a standard Roman numeral.',
      source: 'By definition: a letter stands at most three times, and 3,999,999 is the greatest number',
    },
  ],
  references: [{ title: 'Ifrah: The Universal History of Numbers, ch. 16', isbn: '978-0-471-39340-5' }],
});
