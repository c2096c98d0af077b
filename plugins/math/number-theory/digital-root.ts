import { defineCalculator, integer, table, text } from '@reckoner/engine';

const digitValue = (digit: string): number => Number.parseInt(digit, 36);

/** The digits of a number in a base. */
const digitsOf = (value: bigint, base: number): number[] => [...value.toString(base)].map(digitValue);

/** What is left when digits are summed, or multiplied, again and again until one is left. */
function chain(first: readonly number[], base: number, fold: (digits: readonly number[]) => bigint): bigint[] {
  const values: bigint[] = [];
  for (let digits = first; digits.length > 1; ) {
    const value = fold(digits);
    values.push(value);
    digits = digitsOf(value, base);
  }
  return values;
}

const total = (digits: readonly number[]): bigint => BigInt(digits.reduce((sum, digit) => sum + digit, 0));
const product = (digits: readonly number[]): bigint => digits.reduce((value, digit) => value * BigInt(digit), 1n);

/** Digits are summed until one is left; for n above 0 that is 1 + (n − 1) mod (base − 1). */
export default defineCalculator({
  title: 'Digit sum and digital root',
  description:
    'Sum of the digits of a number, its digital root, and how often its digits can be summed or multiplied until one is left, in any base to 36.',
  keywords: [
    'sum of digits',
    'cross sum',
    'checksum of digits',
    'casting out nines',
    'additive persistence',
    'multiplicative persistence',
    'multiplicative digital root',
  ],
  inputs: {
    number: text({
      label: 'Whole number',
      help: 'Up to 200 digits without separators; above base 10 the letters a to z are digits.',
      symbol: 'n',
      maxLength: 200,
      pattern: { source: '[0-9A-Za-z]+', says: 'a whole number of up to 200 digits, without sign and separators' },
    }),
    base: integer({ label: 'Base', symbol: 'b', min: 2, max: 36, default: 10 }),
  },
  outputs: {
    digitSum: integer({ label: 'Digit sum', help: 'Written in base 10.', symbol: 's' }),
    digitalRoot: integer({ label: 'Digital root', help: 'Written in base 10.', symbol: 'r' }),
    additivePersistence: integer({
      label: 'Additive persistence',
      help: 'Sums until one digit is left.',
      symbol: 'p_+',
    }),
    multiplicativeRoot: integer({ label: 'Multiplicative digital root', help: 'Written in base 10.', symbol: 'r_m' }),
    multiplicativePersistence: integer({
      label: 'Multiplicative persistence',
      help: 'Products until one digit is left.',
      symbol: 'p_m',
    }),
    steps: table(
      {
        step: integer({ label: 'Step' }),
        sum: text({ label: 'Summed', optional: true }),
        product: text({ label: 'Multiplied', optional: true }),
      },
      { label: 'Steps, in the base' },
    ),
  },
  algorithm: ({ number, base }) => {
    const digits = [...number.replace(/^0+(?=.)/, '')].map(digitValue);
    const sums = chain(digits, base, total);
    const products = chain(digits, base, product);
    const alone = BigInt(digits[0] ?? 0);
    return {
      digitSum: Number(total(digits)),
      digitalRoot: Number(sums.at(-1) ?? alone),
      additivePersistence: sums.length,
      multiplicativeRoot: Number(products.at(-1) ?? alone),
      multiplicativePersistence: products.length,
      steps: Array.from({ length: Math.max(sums.length, products.length) }, (_, index) => {
        const [sum, multiple] = [sums[index], products[index]];
        return {
          step: index + 1,
          ...(sum === undefined ? {} : { sum: sum.toString(base) }),
          ...(multiple === undefined ? {} : { product: multiple.toString(base) }),
        };
      }),
    };
  },
  requires: [
    {
      that: ({ number, base }) => [...number].every((digit) => digitValue(digit) < base),
      field: 'number',
      says: 'A digit of {number} is not below the base, {base}.',
    },
  ],
  explanation: ({ base }) =>
    base === 10
      ? 'The digits of {number} sum to {digitSum}; summed until one digit is left they give {digitalRoot}.'
      : 'The digits of {number} in base {base} sum to {digitSum}; summed until one digit is left they give the digit of value {digitalRoot}, both told in base 10.',
  examples: [
    {
      inputs: { number: '9875' },
      results: {
        digitSum: 29,
        digitalRoot: 2,
        additivePersistence: 3,
        multiplicativeRoot: 0,
        multiplicativePersistence: 2,
        steps: {
          length: 3,
          rows: {
            0: { step: 1, sum: '29', product: '2520' },
            1: { step: 2, sum: '11', product: '0' },
          },
        },
      },
      source: 'By hand: 9 + 8 + 7 + 5 = 29, 11, 2; 9 × 8 × 7 × 5 = 2520, 0',
    },
    {
      inputs: { number: '277777788888899' },
      results: { digitalRoot: 2, multiplicativeRoot: 0, multiplicativePersistence: 11 },
      source: 'Sloane, 1973: the least number of multiplicative persistence 11 (OEIS A003001)',
    },
    {
      inputs: { number: '00627615' },
      results: { digitSum: 27, digitalRoot: 9, additivePersistence: 2 },
      source: 'Rosetta Code, Digital root: 627615 has additive persistence 2 and digital root 9',
    },
    {
      inputs: { number: 'FF', base: 16 },
      results: {
        digitSum: 30,
        digitalRoot: 15,
        additivePersistence: 2,
        multiplicativeRoot: 14,
        multiplicativePersistence: 2,
      },
      source: 'By hand: 15 + 15 = 1e, 1 + 14 = f; 15 × 15 = e1, 14 × 1 = e',
    },
    {
      inputs: { number: '0' },
      results: {
        digitSum: 0,
        digitalRoot: 0,
        additivePersistence: 0,
        multiplicativeRoot: 0,
        multiplicativePersistence: 0,
        steps: { length: 0 },
      },
      source: 'By definition: one digit already',
    },
    {
      inputs: { number: '129', base: 8 },
      refused: 'not below the base',
      source: 'By definition: 9 is no digit in base 8',
    },
  ],
  references: [
    { title: 'Sloane: The persistence of a number, Journal of Recreational Mathematics 6 (1973), 97–98' },
    { title: 'OEIS A010888: Digital root of n', url: 'https://oeis.org/A010888' },
  ],
});
