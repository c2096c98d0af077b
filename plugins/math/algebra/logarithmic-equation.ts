import { category, choice, defineCalculator, noResult, number, sumOfProducts, text } from '@reckoner/engine';
import {
  add,
  divide,
  type Fraction,
  fraction,
  fractionOf,
  isZero,
  multiply,
  numberOf,
  subtract,
} from '../shared/rational.js';
import { BASE, exactPower, exponential, fixed, isBase, logOfBase, naturalLog, readBase } from './shared/logarithms.js';
import {
  decimalText,
  exactText,
  isReadable,
  namedText,
  negative,
  numeral,
  rootFraction,
  sentText,
} from './shared/notation.js';
import { type Bound, boundOf, rootBound, shown } from './shared/real-set.js';
import { signOf } from './shared/relations.js';

const coefficient = { min: -1e9, max: 1e9 } as const;
const two = { form: ['sum', 'difference'] } as const;

/** A solution of the equation without logarithms counts where it leaves all arguments positive. */
export default defineCalculator({
  title: 'Logarithmic equation',
  description:
    'Solutions of a·log(cx + d) + e = f, or with the sum or difference of two logarithms, checked against the domain: extraneous ones are told apart.',
  keywords: ['solve log equation', 'extraneous solution', 'ln equation', 'sum of logarithms', 'unknown in logarithm'],
  related: ['exponential-equation', 'logarithm-any-base'],
  inputs: {
    form: choice(
      {
        one: { label: 'One logarithm, a·log(cx + d) + e = f', also: ['single'] },
        sum: { label: 'Sum, log(cx + d) + log(gx + h) = f', also: ['plus'] },
        difference: { label: 'Difference, log(cx + d) - log(gx + h) = f', also: ['minus', 'equal logarithms'] },
      },
      { label: 'Form', default: 'one' },
    ),
    base: text({
      label: 'Base',
      symbol: 'b',
      help: 'e for ln, a number, or a fraction.',
      maxLength: 30,
      pattern: BASE,
      default: '10',
    }),
    c: number({ label: 'Coefficient of x in the logarithm', symbol: 'c', ...coefficient, default: 1 }),
    d: number({ label: 'Constant in the logarithm', symbol: 'd', ...coefficient, default: 0 }),
    g: number({
      label: 'Coefficient of x in the second logarithm',
      symbol: 'g',
      ...coefficient,
      default: 1,
      when: two,
    }),
    h: number({ label: 'Constant in the second logarithm', symbol: 'h', ...coefficient, default: 0, when: two }),
    a: number({
      label: 'Factor before the logarithm',
      symbol: 'a',
      ...coefficient,
      default: 1,
      when: { form: 'one' },
    }),
    added: number({
      label: 'Constant added to the logarithm',
      symbol: 'e',
      ...coefficient,
      default: 0,
      when: { form: 'one' },
    }),
    right: number({
      label: 'Right-hand side',
      help: 'Of log(cx + d) = log(gx + h) choose the difference, with 0 here.',
      symbol: 'f',
      ...coefficient,
    }),
  },
  outputs: {
    solution: text({ label: 'Solution' }),
    kind: category(['One solution', 'Two solutions', 'No solution', 'Every x of the domain'], { label: 'Solutions' }),
    x1: number({ label: 'First solution', symbol: 'x_1', digits: 6, optional: true }),
    x2: number({ label: 'Second solution', symbol: 'x_2', digits: 6, optional: true }),
    domain: text({ label: 'Domain' }),
    extraneous: text({ label: 'Extraneous, outside of the domain', optional: true }),
    statement: text({ label: 'As it was given' }),
    withoutLogarithm: text({ label: 'Without logarithms', optional: true }),
  },
  algorithm: ({ form, base, c, d, g, h, a, added, right }) => {
    const [C, D] = [fractionOf(c), fractionOf(d)];
    const first: Linear = { lean: C, rest: D };
    if (form === 'one') {
      const exponent = divide(subtract(fractionOf(right), fractionOf(added!)), fractionOf(a!));
      const power = powerOf(base, exponent);
      const inside = logText(base, c, d);
      const x = divide(subtract(power.value, D), C);
      const root = power.exact ? boundOf(x) : { text: decimalText(shown(x)), value: shown(x), exact: false };
      return answer([{ root, inside: true }], {
        domain: domainText([first]),
        statement: `${frontText(a!)}${inside}${addedText(added!)} = ${numeral(right)}`,
        withoutLogarithm: `${sentText([c, d])} = ${powerText(base, exponent, power)}`,
      });
    }
    const second: Linear = { lean: fractionOf(g!), rest: fractionOf(h!) };
    const power = powerOf(base, fractionOf(right));
    const written = powerText(base, fractionOf(right), power);
    const [one, other] = [sentText([c, d]), sentText([g!, h!])];
    const domain = domainText([first, second]);
    const minus = form === 'difference';
    const words = {
      domain,
      statement: `${logText(base, c, d)} ${minus ? '-' : '+'} ${logText(base, g!, h!)} = ${numeral(right)}`,
      withoutLogarithm: minus ? `${one} = (${other})·${written.split(' ')[0]}` : `(${one})(${other}) = ${written}`,
    };
    if (domain === 'no x') return { solution: 'no x', kind: 'No solution', ...words };
    if (!minus) return answer(rootsOfProduct(first, second, power), words);
    const lean = subtract(C, multiply(power.value, second.lean));
    const rest = subtract(multiply(power.value, second.rest), D);
    if (isZero(lean)) {
      const same = isZero(rest);
      return { solution: same ? domain : 'no x', kind: same ? 'Every x of the domain' : 'No solution', ...words };
    }
    const x = divide(rest, lean);
    const root = power.exact || isZero(x) ? boundOf(x) : { text: decimalText(shown(x)), value: shown(x), exact: false };
    // At the solution gx + h is (ch - gd) over the lean, exactly 0 where the arguments are multiples of each other.
    const top = subtract(multiply(C, second.rest), multiply(second.lean, D));
    return answer([{ root, inside: signOf(top) * signOf(lean) > 0 }], words);
  },
  stepwise: [
    'With one logarithm: log(cx + d) = (f - e)/a, so that cx + d = b^((f - e)/a) and x = (b^((f - e)/a) - d)/c.',
    'A sum of logarithms is the logarithm of the product: (cx + d)(gx + h) = b^f, a quadratic equation. A difference is that of the quotient: cx + d = b^f (gx + h).',
    'A solution counts where the argument of each logarithm is positive; what solves the equation without logarithms alone is extraneous.',
  ],
  requires: [
    { that: ({ base }) => isBase(base), field: 'base', says: 'The base must be positive and not 1.' },
    { that: ({ a }) => a !== 0, field: 'a', says: 'With a factor of 0 the logarithm is gone.' },
    {
      that: (inputs) => inputs.c !== 0 || (inputs.form !== 'one' && inputs.g !== 0),
      field: 'c',
      says: 'With a coefficient of 0 there is no x in the logarithm.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ c, d, g, h, x1, x2 }) =>
        [x1, x2].some(
          (x) =>
            x !== undefined &&
            (sumOfProducts([c, x], [d]) <= 0 || (g !== undefined && sumOfProducts([g, x], [h!]) <= 0)),
        ),
      says: 'A solution lies so near to the end of the domain that its digits do not tell them apart: put into the equation as it is shown, it gives the logarithm of 0.',
    },
  ],
  figure: {
    kind: 'curve',
    title: 'Both sides',
    x: { label: 'x' },
    y: { label: 'Value' },
    curve: ({ form, base, a, c, d, g, h, added, right, x1, x2 }) => {
      if (x1 === undefined) return undefined;
      const scale = Number(logOfBase(readBase(base)) >> 260n) / 2 ** 60;
      const log = (x: number) => (x > 0 ? Math.log(x) / scale : Number.NaN);
      const left = (x: number) => {
        if (form === 'one') return a! * log(c * x + d) + added!;
        return form === 'sum' ? log(c * x + d) + log(g! * x + h!) : log(c * x + d) - log(g! * x + h!);
      };
      const last = x2 ?? x1;
      const width = Math.max(last - x1, Math.abs(x1 + (c === 0 ? 0 : d / c)), Math.abs(x1) / 1000) || 1;
      return {
        from: x1 - width,
        to: last + width,
        lines: [
          { label: 'Left side', y: left },
          { label: 'Right side', y: () => right },
        ],
        marks: [x1, x2].flatMap((x, place) =>
          x === undefined ? [] : [{ x, y: right, label: place === 0 ? 'x₁' : 'x₂' }],
        ),
      };
    },
  },
  explanation: ({ kind, extraneous, domain }) => {
    const out =
      extraneous === undefined
        ? ''
        : ' Without logarithms, {withoutLogarithm}, there is {extraneous}, too, but the argument of a logarithm is not positive there.';
    if (kind === 'Every x of the domain') return '{statement} holds for every x of its domain, {domain}.';
    if (domain === 'no x') return 'No real x solves {statement}: the arguments are nowhere positive together.';
    if (kind === 'No solution' && extraneous !== undefined)
      return 'No real x solves {statement}. Without logarithms, {withoutLogarithm}, there is {extraneous}, but the argument of a logarithm is not positive there.';
    if (kind === 'No solution')
      return 'No real x solves {statement}: {withoutLogarithm} has no real solution in its domain, {domain}.';
    return `{statement} holds for {solution}, in its domain {domain}.${out}`;
  },
  examples: [
    {
      inputs: { base: '2', a: 3, c: 2, d: -1, added: 4, right: 13, form: 'one' },
      results: {
        solution: 'x = 9/2',
        kind: 'One solution',
        x1: 4.5,
        domain: 'x > 1/2',
        statement: '3 log₂(2x - 1) + 4 = 13',
        withoutLogarithm: '2x - 1 = 2^3 = 8',
      },
      source: 'By hand: log₂(2x - 1) = 3',
    },
    {
      inputs: { base: 'e', right: 3, c: 1, d: 0 },
      results: {
        solution: 'x ≈ 20.08553692',
        x1: 20.085536923187668,
        domain: 'x > 0',
        statement: 'ln(x) = 3',
        withoutLogarithm: 'x = e^3 ≈ 20.08553692',
      },
      source: 'mpmath exp(3)',
    },
    {
      inputs: { base: '1.0000000001', right: 5 },
      results: { x1: 1.0000000005, withoutLogarithm: 'x = 1.0000000001^5 ≈ 1.000000001' },
      source: 'By hand: 1 + 5 × 10⁻¹⁰ + 10 × 10⁻²⁰',
    },
    {
      inputs: { form: 'sum', c: 1, d: 0, g: 1, h: -3, right: 1 },
      results: {
        solution: 'x = 5',
        kind: 'One solution',
        x1: 5,
        domain: 'x > 3',
        extraneous: 'x = -2',
        statement: 'log(x) + log(x - 3) = 1',
        withoutLogarithm: '(x)(x - 3) = 10^1 = 10',
      },
      source: 'CDLI Mathematics 3204, self-test on laws of logarithms: x = 5, with -2 extraneous',
    },
    {
      inputs: { form: 'difference', base: '3', c: 1, d: 5, g: 1, h: -1, right: 1 },
      results: { solution: 'x = 4', x1: 4, domain: 'x > 1', withoutLogarithm: 'x + 5 = (x - 1)·3^1' },
      source: 'By hand: x + 5 = 3x - 3',
    },
    {
      inputs: { form: 'difference', base: 'e', c: 1, d: -2, g: 2, h: -1, right: 0 },
      results: { kind: 'No solution', solution: 'no x', extraneous: 'x = -1', domain: 'x > 2' },
      source: 'By hand: x - 2 = 2x - 1 gives -1, where both arguments are -3',
    },
    {
      inputs: { form: 'sum', base: '2', c: 1, d: 0, g: -1, h: 6, right: 3 },
      results: { kind: 'Two solutions', solution: 'x = 2 or x = 4', x1: 2, x2: 4, domain: '0 < x < 6' },
      source: 'By hand: x(6 - x) = 8',
    },
    {
      inputs: { form: 'sum', base: '2', c: 1, d: 0, g: -1, h: 6, right: 5 },
      results: { kind: 'No solution', domain: '0 < x < 6' },
      source: 'By hand: x(6 - x) is 9 at most, below 32',
    },
    {
      inputs: { form: 'sum', base: '3', c: 1, d: 0, g: -1, h: 6, right: 2 },
      results: { kind: 'One solution', solution: 'x = 3' },
      source: 'By hand: x(6 - x) = 9 has the double root 3',
    },
    {
      inputs: { form: 'sum', base: '10', c: 1, d: 1, g: 1, h: -1, right: 0 },
      results: { solution: 'x = √2', x1: 1.4142135623730951, extraneous: 'x = -√2', domain: 'x > 1' },
      source: 'By hand: x² - 1 = 1',
    },
    {
      inputs: { form: 'sum', base: 'e', c: 1, d: 0, g: 1, h: 1, right: 1 },
      results: { x1: 1.222870229721045, extraneous: 'x ≈ -2.22287023', solution: 'x ≈ 1.22287023' },
      source: 'mpmath: (-1 + sqrt(1 + 4e))/2',
    },
    {
      inputs: { form: 'sum', base: '10', c: 0, d: 5, g: 2, h: 0, right: 2 },
      results: { solution: 'x = 10', domain: 'x > 0', statement: 'log(5) + log(2x) = 2' },
      source: 'By hand: 10x = 100',
    },
    {
      inputs: { form: 'difference', base: '10', c: 2, d: 2, g: 1, h: 1, right: 1 },
      results: { kind: 'No solution', extraneous: 'x = -1', domain: 'x > -1' },
      source: 'By hand: the quotient is 2, not 10',
    },
    {
      inputs: { form: 'difference', base: '2', c: 2, d: 2, g: 1, h: 1, right: 1 },
      results: { kind: 'Every x of the domain', solution: 'x > -1' },
      source: 'By hand: the quotient is 2 everywhere',
    },
    {
      inputs: { form: 'difference', base: '2', c: 2, d: 3, g: 1, h: 1, right: 1 },
      results: { kind: 'No solution', domain: 'x > -1' },
      source: 'By hand: 2x + 3 is not 2x + 2',
    },
    {
      inputs: { form: 'difference', base: 'e', c: 3, d: 1, g: 1, h: 0, right: 2 },
      results: { x1: 0.2278394209278027, solution: 'x ≈ 0.2278394209' },
      source: 'mpmath 1/(e² - 3)',
    },
    {
      inputs: { form: 'sum', c: 1, d: -5, g: -1, h: 2, right: 1 },
      results: { kind: 'No solution', domain: 'no x', solution: 'no x' },
      source: 'By hand: above 5 and below 2',
    },
    {
      inputs: { base: '1/2', a: -1, c: -3, d: '1/4', right: 0.5 },
      results: { x1: -0.388071187457698, domain: 'x < 1/12', statement: '-log base 1/2 (-3x + 0.25) = 0.5' },
      source: 'mpmath (sqrt(2) - 1/4)/-3',
    },
    {
      inputs: { base: '10', d: -100.0000001, right: 2 },
      results: { x1: 200.0000001, solution: 'x = 2000000001/10000000' },
      source: 'By hand: 100 + 100.0000001',
    },
    {
      inputs: { base: '10', d: 1.00000023, right: 1e-7 },
      results: { x1: 2.5853580889715547e-10 },
      source: 'mpmath 10^1e-7 - 1.00000023 at 50 digits',
    },
    {
      inputs: { base: 'e', added: -2, right: -2 },
      results: { solution: 'x = 1', statement: 'ln(x) - 2 = -2', withoutLogarithm: 'x = e^0 = 1' },
      source: 'By hand: ln 1 = 0',
    },
    {
      inputs: { form: 'sum', c: 0, d: -5, g: 1, h: 0, right: 1 },
      results: { kind: 'No solution', domain: 'no x' },
      source: 'By hand: the logarithm of -5 is not real',
    },
    {
      inputs: { form: 'sum', c: -1, d: 4, g: -1, h: 7, right: 1 },
      results: { solution: 'x = 2', extraneous: 'x = 9', domain: 'x < 4' },
      source: 'By hand: x² - 11x + 18 = (x - 2)(x - 9)',
    },
    {
      inputs: { form: 'sum', c: -1, d: 7, g: -1, h: 4, right: 1 },
      results: { solution: 'x = 2', extraneous: 'x = 9', domain: 'x < 4' },
      source: 'By hand: the same with the logarithms changed about',
    },
    {
      inputs: { form: 'one', d: -3, right: -100 },
      results: { x1: 3, domain: 'x > 3', kind: 'One solution' },
      cautions: ['end of the domain'],
      source: 'By hand: 3 + 10⁻¹⁰⁰',
    },
    {
      inputs: { form: 'sum', c: 1, g: 1, h: -3, right: -10 },
      results: { solution: 'x ≈ 3.0000000000333333', domain: 'x > 3' },
      source: 'By hand: x - 3 is near 10⁻¹⁰/3; mpmath',
    },
    {
      inputs: { base: '10', a: 0.001, right: 5 },
      noResult: 'too large or too small',
      source: 'By hand: 10^5000',
    },
    { inputs: { base: '1', right: 2 }, refused: 'positive and not 1', source: 'By definition' },
    { inputs: { base: '2', a: 0, right: 2 }, refused: 'the logarithm is gone', source: 'By definition' },
    { inputs: { base: '2', c: 0, d: 2, right: 2 }, refused: 'no x in the logarithm', source: 'By definition' },
  ],
  references: [
    {
      title: 'OpenStax: College Algebra 2e, §6.6 Exponential and Logarithmic Equations',
      url: 'https://openstax.org/books/college-algebra-2e/pages/6-6-exponential-and-logarithmic-equations',
    },
  ],
});

interface Linear {
  readonly lean: Fraction;
  readonly rest: Fraction;
}

interface Power {
  readonly value: Fraction;
  readonly exact: boolean;
}

interface Root {
  readonly root: Bound;
  /** Whether all arguments are positive there. */
  readonly inside: boolean;
}

interface Words {
  readonly domain: string;
  readonly statement: string;
  readonly withoutLogarithm: string;
}

const equation = ({ text: x, exact }: Bound) => `x ${exact ? '=' : '≈'} ${x}`;

function answer(roots: readonly Root[], words: Words) {
  // A rounded solution is told from the end of its domain.
  const ends = words.domain.split(' ');
  const told = (bound: Bound) =>
    !bound.exact && ends.includes(bound.text) ? { ...bound, text: numeral(bound.value) } : bound;
  const good = roots.filter(({ inside }) => inside).map(({ root }) => told(root));
  const bad = roots.filter(({ inside }) => !inside).map(({ root }) => root);
  const kinds = ['No solution', 'One solution', 'Two solutions'] as const;
  return {
    solution: good.length === 0 ? 'no x' : good.map(equation).join(' or '),
    kind: kinds[good.length]!,
    x1: good[0]?.value,
    x2: good[1]?.value,
    ...(bad.length > 0 && { extraneous: bad.map(equation).join(' and ') }),
    ...words,
  };
}

/** What the arguments multiply to at the roots is positive, so that both have one sign, that of their sum. */
function rootsOfProduct(first: Linear, second: Linear, power: Power): Root[] {
  const a = multiply(first.lean, second.lean);
  const b = add(multiply(first.lean, second.rest), multiply(second.lean, first.rest));
  const c = subtract(multiply(first.rest, second.rest), power.value);
  const lean = add(first.lean, second.lean);
  const rest = add(first.rest, second.rest);
  const isInside = (x: Fraction) => signOf(add(multiply(lean, x), rest)) > 0;
  if (isZero(a)) {
    const x = divide(negative(c), b);
    return [{ root: rounded(boundOf(x), power), inside: isInside(x) }];
  }
  const discriminant = subtract(multiply(b, b), multiply(fraction(4n), multiply(a, c)));
  if (discriminant.over < 0n) return [];
  const twice = multiply(fraction(2n), a);
  if (isZero(discriminant)) {
    const x = divide(negative(b), twice);
    return [{ root: rounded(boundOf(x), power), inside: isInside(x) }];
  }
  const root = rootFraction(discriminant);
  const order = a.over > 0n ? ([-1n, 1n] as const) : ([1n, -1n] as const);
  return order.map((sign) => {
    const x = divide(subtract(multiply(fraction(sign), root), b), twice);
    const bound = power.exact ? rootBound(a, b, discriminant, sign) : boundOf(x);
    return { root: rounded(bound, power), inside: isInside(x) };
  });
}

const rounded = (bound: Bound, { exact }: Power): Bound =>
  exact ? bound : { text: decimalText(bound.value), value: bound.value, exact: false };

/** base^exponent, exact where it is a fraction. */
function powerOf(base: string, exponent: Fraction): Power {
  const known = readBase(base);
  const size =
    Math.abs(numberOf(exponent)) * (known === 'e' ? 1 : Math.abs(Number(naturalLog(known) >> 260n) / 2 ** 60));
  if (size > 600)
    throw noResult('The argument of the logarithm is too large or too small to be written: check the right-hand side.');
  const exact = known === 'e' ? (isZero(exponent) ? fraction(1n) : undefined) : exactPower(known, exponent);
  if (exact !== undefined) return { value: exact, exact: true };
  const logarithm = known === 'e' ? fixed(exponent) : (naturalLog(known) * exponent.over) / exponent.under;
  return { value: exponential(logarithm), exact: false };
}

/** `2^3 = 8`, `e^3 ≈ 20.08553692`. */
function powerText(base: string, exponent: Fraction, { value, exact }: Power): string {
  const known = readBase(base);
  const name = known === 'e' ? 'e' : namedText(known);
  const raisedTo = namedText(exponent);
  const power = `${name.includes('/') ? `(${name})` : name}^${/[/-]/.test(raisedTo) ? `(${raisedTo})` : raisedTo}`;
  return `${power} ${exact && isReadable(value) ? '=' : '≈'} ${exact ? exactText(value) : decimalText(numberOf(value))}`;
}

const LOWERED = '₀₁₂₃₄₅₆₇₈₉';

/** `log₂(x - 1)`, `ln(x)`, `log(x)` to the base 10. */
function logText(base: string, c: number, d: number): string {
  const known = base.trim().toLowerCase();
  const inside = sentText([c, d]);
  if (known === 'e') return `ln(${inside})`;
  if (known === '10') return `log(${inside})`;
  if (/^\d+$/.test(known)) return `log${[...known].map((digit) => LOWERED[Number(digit)]).join('')}(${inside})`;
  return `log base ${known} (${inside})`;
}

function frontText(a: number): string {
  if (a === 1) return '';
  return a === -1 ? '-' : `${numeral(a)} `;
}

const addedText = (added: number): string =>
  added === 0 ? '' : ` ${added < 0 ? '-' : '+'} ${numeral(Math.abs(added))}`;

/** Where all arguments are positive. */
function domainText(arguments_: readonly Linear[]): string {
  let low: Fraction | undefined;
  let high: Fraction | undefined;
  for (const { lean, rest } of arguments_) {
    if (isZero(lean)) {
      if (rest.over <= 0n) return 'no x';
      continue;
    }
    const zero = divide(negative(rest), lean);
    if (lean.over > 0n) low = low === undefined || signOf(subtract(zero, low)) > 0 ? zero : low;
    else high = high === undefined || signOf(subtract(zero, high)) < 0 ? zero : high;
  }
  if (low !== undefined && high !== undefined) {
    return signOf(subtract(high, low)) > 0 ? `${exactText(low)} < x < ${exactText(high)}` : 'no x';
  }
  return low === undefined ? `x < ${exactText(high!)}` : `x > ${exactText(low)}`;
}
