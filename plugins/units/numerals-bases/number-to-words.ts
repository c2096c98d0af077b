import { choice, defineCalculator, number, roundNear, text } from '@reckoner/engine';
import { cardinal, ordinal, parseWords } from '../shared/words.js';

/** Cents as a check shows them, from whole cents. */
function check(value: number) {
  const cents = roundNear(Math.abs(value) * 100);
  const whole = Math.floor(cents / 100);
  const words = cardinal(whole);
  const sign = value < 0 && cents > 0 ? 'Minus ' : '';
  const sentence = `${sign}${sign ? words : words[0]!.toUpperCase() + words.slice(1)} and ${String(cents % 100).padStart(2, '0')}/100 dollars`;
  return sentence;
}

/** The digits behind the point, also of what is printed with a power of ten, as 1e-7 is. */
function fractionOf(value: number) {
  const [digits = '', power = '0'] = String(Math.abs(value)).split('e-');
  const [whole = '', fraction = ''] = digits.split('.');
  return power === '0' ? fraction : '0'.repeat(Number(power) - 1) + whole + fraction;
}

/** American English on the short scale (a billion is 10⁹), hyphens in compounds below a hundred, no “and”. */
export default defineCalculator({
  title: 'Number to words',
  description: 'A number as English cardinal, ordinal and check amount, or the number that English words say.',
  keywords: ['spell number', 'write a check', 'ordinal', 'words to number', 'number names'],
  inputs: {
    direction: choice(
      { toWords: 'Number to words', fromWords: 'Words to number' },
      { label: 'Direction', default: 'toWords' },
    ),
    number: number({ label: 'Number', min: -1e12, max: 1e12, when: { direction: 'toWords' } }),
    words: text({ label: 'Words', maxLength: 200, when: { direction: 'fromWords' } }),
  },
  outputs: {
    cardinal: text({ label: 'Cardinal' }),
    value: number({ label: 'Number' }),
    ordinal: text({ label: 'Ordinal', optional: true }),
    check: text({ label: 'On a check' }),
  },
  algorithm: ({ direction, number: given, words }) => {
    const value = direction === 'toWords' ? given : parseWords(words);
    const whole = Math.trunc(value);
    const fraction = fractionOf(value);
    const spoken = fraction ? ` point ${[...fraction].map((digit) => cardinal(Number(digit))).join(' ')}` : '';
    const sign = value < 0 && whole === 0 ? 'minus ' : '';
    return {
      cardinal: sign + cardinal(whole) + spoken,
      value,
      ordinal: fraction === '' && value >= 0 ? ordinal(whole) : undefined,
      check: check(value),
    };
  },
  cautions: [
    {
      level: 'note',
      when: ({ value }) => fractionOf(value).length > 2,
      says: 'A check has whole cents: the amount on it is rounded.',
    },
  ],
  explanation: 'In words: {cardinal}; on a check: {check}.',
  examples: [
    {
      inputs: { number: 1234567 },
      results: {
        cardinal: 'one million two hundred thirty-four thousand five hundred sixty-seven',
        ordinal: 'one million two hundred thirty-four thousand five hundred sixty-seventh',
        check: 'One million two hundred thirty-four thousand five hundred sixty-seven and 00/100 dollars',
      },
      source: 'By hand, after The Chicago Manual of Style, 17th ed., §9.5',
    },
    {
      inputs: { number: 1250.5 },
      results: {
        cardinal: 'one thousand two hundred fifty point five',
        check: 'One thousand two hundred fifty and 50/100 dollars',
      },
      source: 'By hand, as banks ask for on checks',
    },
    {
      inputs: { number: 20 },
      results: { cardinal: 'twenty', ordinal: 'twentieth' },
      source: 'Merriam-Webster: twentieth',
    },
    { inputs: { number: 312 }, results: { ordinal: 'three hundred twelfth' }, source: 'Merriam-Webster: twelfth' },
    { inputs: { number: 0 }, results: { cardinal: 'zero', ordinal: 'zeroth' }, source: 'Merriam-Webster: zeroth' },
    {
      inputs: { number: -0.25 },
      results: { cardinal: 'minus zero point two five', check: 'Minus zero and 25/100 dollars' },
      source: 'By hand',
    },
    {
      inputs: { direction: 'fromWords', words: 'Two thousand and twenty-six' },
      results: { value: 2026, ordinal: 'two thousand twenty-sixth' },
      source: 'By hand',
    },
    {
      inputs: { direction: 'fromWords', words: 'minus three million four hundred thousand eleven' },
      results: { value: -3400011 },
      source: 'By hand',
    },
    {
      inputs: { direction: 'fromWords', words: 'five apples' },
      noResult: 'not a number word',
      source: 'By definition',
    },
    {
      inputs: { direction: 'fromWords', words: 'twelve hundred' },
      results: { value: 1200, cardinal: 'one thousand two hundred' },
      source: 'By hand',
    },
    {
      inputs: { direction: 'fromWords', words: 'a thousand and one point two five' },
      results: { value: 1001.25, cardinal: 'one thousand one point two five' },
      source: 'By hand',
    },
    {
      inputs: { direction: 'fromWords', words: 'one point twelve' },
      noResult: 'stands in the wrong place',
      source: 'By definition: digits follow a point',
    },
    {
      inputs: { direction: 'fromWords', words: 'hundred' },
      noResult: 'from one to ninety-nine',
      source: 'By definition',
    },
    {
      inputs: { number: 1.5e-7 },
      results: { cardinal: 'zero point zero zero zero zero zero zero one five' },
      cautions: ['has whole cents'],
      source: 'By hand: 0.00000015',
    },
    {
      inputs: { direction: 'fromWords', words: 'two million three billion' },
      noResult: 'wrong place',
      source: 'By definition',
    },
    { inputs: { direction: 'fromWords', words: 'twenty twelve' }, noResult: 'wrong place', source: 'By definition' },
    {
      inputs: { number: 1.255 },
      results: { check: 'One and 26/100 dollars' },
      cautions: ['has whole cents'],
      source: 'By hand: half a cent is rounded up',
    },
  ],
  references: [{ title: 'The Chicago Manual of Style, 17th ed., ch. 9: Numbers', isbn: '978-0-226-28705-8' }],
});
