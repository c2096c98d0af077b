import { category, defineCalculator, integer, noResult, table, text } from '@reckoner/engine';

const LONGEST_EXPANSION = 300;

const operand = (label: string, symbol: string) =>
  text({
    label,
    symbol,
    maxLength: 24,
    pattern: { source: '\\d+(\\.\\d+)?', says: 'a number without sign, with digits and at most one decimal point' },
  });

interface Step {
  readonly part: 'Whole' | 'Decimal';
  readonly dividing: string;
  readonly digit: number;
  readonly product: string;
  readonly remainder: string;
}

/** Digit by digit, as on paper; decimals are first moved out of the divisor. */
export default defineCalculator({
  title: 'Long division with steps',
  description: 'Quotient, remainder and decimal expansion of a division with each step of the work on paper.',
  keywords: [
    'long division',
    'division with remainder',
    'show the work',
    'bring down',
    'quotient',
    'repeating decimal',
  ],
  inputs: {
    dividend: operand('Dividend', 'a'),
    divisor: operand('Divisor', 'b'),
    places: integer({ label: 'Decimal places in the steps', min: 0, max: 50, default: 6 }),
  },
  outputs: {
    quotient: text({ label: 'Whole quotient' }),
    remainder: text({ label: 'Remainder' }),
    expansion: text({ label: 'Decimal expansion', help: 'Repeating digits are in parentheses.' }),
    steps: table(
      {
        part: category(['Whole', 'Decimal'], { label: 'Digit of the' }),
        dividing: text({ label: 'Number divided' }),
        digit: integer({ label: 'Digit' }),
        product: text({ label: 'Digit × divisor' }),
        remainder: text({ label: 'Left' }),
      },
      { label: 'Steps' },
    ),
  },
  algorithm: ({ dividend, divisor, places }) => {
    const shift = Math.max(decimalsOf(dividend), decimalsOf(divisor));
    const a = BigInt(shifted(dividend, shift));
    const b = BigInt(shifted(divisor, shift));
    if (b === 0n) throw noResult('Division by zero has no result.');
    return {
      quotient: String(a / b),
      remainder: unshifted(a % b, shift),
      expansion: `${a / b}${decimals(a % b, b)}`,
      steps: stepsOf(a, b, places),
    };
  },
  explanation: '{dividend} ÷ {divisor} is {quotient} with remainder {remainder}, or {expansion}.',
  examples: [
    {
      inputs: { dividend: '1985', divisor: '16' },
      results: {
        quotient: '124',
        remainder: '1',
        expansion: '124.0625',
        steps: {
          length: 7,
          rows: {
            0: { part: 'Whole', dividing: '19', digit: 1, product: '16', remainder: '3' },
            1: { dividing: '38', digit: 2, product: '32', remainder: '6' },
            2: { dividing: '65', digit: 4, product: '64', remainder: '1' },
            3: { part: 'Decimal', dividing: '10', digit: 0, product: '0', remainder: '10' },
            6: { dividing: '80', digit: 5, product: '80', remainder: '0' },
          },
        },
      },
      source: 'By hand: 124 × 16 + 1 = 1985; 1/16 = 0.0625',
    },
    {
      inputs: { dividend: '22', divisor: '7', places: 2 },
      results: {
        quotient: '3',
        remainder: '1',
        expansion: '3.(142857)',
        steps: { length: 3, rows: { 2: { dividing: '30', digit: 4, product: '28', remainder: '2' } } },
      },
      source: 'By hand: 22/7 = 3.142857…',
    },
    {
      inputs: { dividend: '7.5', divisor: '2.1', places: 0 },
      results: { quotient: '3', remainder: '1.2', expansion: '3.(571428)', steps: { length: 1 } },
      source: 'By hand: 3 × 2.1 + 1.2 = 7.5; 75/21 = 25/7',
    },
    {
      inputs: { dividend: '3', divisor: '8' },
      results: {
        quotient: '0',
        remainder: '3',
        expansion: '0.375',
        steps: { length: 4, rows: { 0: { dividing: '3', digit: 0 } } },
      },
      source: 'By hand: 3/8',
    },
    {
      inputs: { dividend: '123456789012345678901234', divisor: '1000000007' },
      results: { quotient: '123456788148148', remainder: '161864198' },
      source: 'Python: divmod(123456789012345678901234, 1000000007)',
    },
    {
      inputs: { dividend: '10', divisor: '0.5' },
      results: { quotient: '20', remainder: '0', expansion: '20' },
      source: 'By hand: 20 × 0.5',
    },
    { inputs: { dividend: '5', divisor: '0.0' }, noResult: 'by zero', source: 'By definition' },
  ],
  notes: [
    'Both numbers are multiplied by the same power of ten when they have decimals; the steps show the numbers so shifted, the remainder is shifted back.',
    'An expansion of more than 300 decimals is cut and ends in ….',
  ],
  references: [{ title: 'Knuth: The Art of Computer Programming, vol. 2, 3rd ed., §4.3.1', isbn: '978-0-201-89684-8' }],
});

const decimalsOf = (written: string) => written.split('.')[1]?.length ?? 0;
const shifted = (written: string, shift: number) => written.replace('.', '') + '0'.repeat(shift - decimalsOf(written));

function unshifted(value: bigint, shift: number): string {
  const digits = String(value).padStart(shift + 1, '0');
  const whole = digits.slice(0, digits.length - shift);
  const rest = digits.slice(digits.length - shift).replace(/0+$/, '');
  return rest === '' ? whole : `${whole}.${rest}`;
}

/** The digits after the point, from it on, with the repeating ones in parentheses. */
function decimals(first: bigint, divisor: bigint): string {
  const seen = new Map<bigint, number>();
  let remainder = first;
  let digits = '';
  while (remainder !== 0n && !seen.has(remainder)) {
    if (digits.length === LONGEST_EXPANSION) return `.${digits}…`;
    seen.set(remainder, digits.length);
    digits += (remainder * 10n) / divisor;
    remainder = (remainder * 10n) % divisor;
  }
  if (digits === '') return '';
  const start = seen.get(remainder);
  return start === undefined ? `.${digits}` : `.${digits.slice(0, start)}(${digits.slice(start)})`;
}

function stepsOf(dividend: bigint, divisor: bigint, places: number): Step[] {
  const steps: Step[] = [];
  let left = 0n;
  const divide = (part: Step['part'], next: string) => {
    const dividing = left * 10n + BigInt(next);
    const digit = dividing / divisor;
    left = dividing % divisor;
    return {
      part,
      dividing: String(dividing),
      digit: Number(digit),
      product: String(digit * divisor),
      remainder: String(left),
    };
  };
  const digits = String(dividend);
  for (const [index, next] of [...digits].entries()) {
    const step = divide('Whole', next);
    // Leading zeros of the quotient are not written, but for a quotient of 0.
    if (step.digit !== 0 || steps.length > 0 || index === digits.length - 1) steps.push(step);
  }
  for (let place = 0; place < places && left !== 0n; place++) steps.push(divide('Decimal', '0'));
  return steps;
}
