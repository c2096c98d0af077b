import { category, choice, defineCalculator, number, text } from '@reckoner/engine';
import { divide, type Fraction, fraction, fractionOf, isZero, numberOf, subtract } from '../shared/rational.js';
import {
  asFraction,
  BASE,
  exactLog,
  fixed,
  isBase,
  logOfBase,
  naturalLog,
  readBase,
  times,
} from './shared/logarithms.js';
import { decimalText, exactText, isReadable, namedText, negative, numeral, sentText } from './shared/notation.js';
import { shown } from './shared/real-set.js';

const coefficient = { min: -1e9, max: 1e9 } as const;
const base = { maxLength: 30, pattern: BASE } as const;

/** Logarithms are taken to some 90 digits, so that a difference of nearly equal ones keeps its digits. */
export default defineCalculator({
  title: 'Exponential equation',
  description:
    'Solution x of a·b^(cx + d) + e = f, or of a·b^(cx + d) = k·r^(gx + h) with two bases, by logarithms: exact where it is a fraction.',
  keywords: ['solve for exponent', 'unknown exponent', 'solve exponential equation', 'logarithms of both sides'],
  related: ['logarithmic-equation', 'logarithm-any-base', 'exponential-growth-decay'],
  inputs: {
    form: choice(
      {
        constant: { label: 'One power, a·b^(cx + d) + e = f', also: ['one'] },
        powers: { label: 'Powers on both sides, a·b^(cx + d) = k·r^(gx + h)', also: ['two'] },
      },
      { label: 'Form', default: 'constant' },
    ),
    base: text({ label: 'Base', symbol: 'b', help: 'A number, a fraction, or e.', ...base }),
    c: number({ label: 'Coefficient of x in the exponent', symbol: 'c', ...coefficient, default: 1 }),
    d: number({ label: 'Constant in the exponent', symbol: 'd', ...coefficient, default: 0 }),
    a: number({ label: 'Factor before the power', symbol: 'a', ...coefficient, default: 1 }),
    added: number({
      label: 'Constant added to the power',
      symbol: 'e',
      ...coefficient,
      default: 0,
      when: { form: 'constant' },
    }),
    right: number({ label: 'Right-hand side', symbol: 'f', min: -1e15, max: 1e15, when: { form: 'constant' } }),
    rightFactor: number({
      label: 'Factor before the power on the right',
      symbol: 'k',
      ...coefficient,
      default: 1,
      when: { form: 'powers' },
    }),
    rightBase: text({ label: 'Base on the right', symbol: 'r', ...base, when: { form: 'powers' } }),
    g: number({
      label: 'Coefficient of x in the exponent on the right',
      symbol: 'g',
      ...coefficient,
      default: 1,
      when: { form: 'powers' },
    }),
    h: number({
      label: 'Constant in the exponent on the right',
      symbol: 'h',
      ...coefficient,
      default: 0,
      when: { form: 'powers' },
    }),
  },
  outputs: {
    x: number({ label: 'Solution', symbol: 'x', digits: 6, optional: true }),
    kind: category(['One solution', 'No solution', 'Every x'], { label: 'Solutions' }),
    exact: text({ label: 'Exact solution', optional: true }),
    logarithmic: text({ label: 'By logarithms', optional: true }),
    statement: text({ label: 'As it was given' }),
    reason: text({ label: 'Why there is no solution', optional: true }),
  },
  algorithm: (inputs) => (inputs.form === 'constant' ? withConstant(inputs) : withPowers(inputs)),
  stepwise: [
    'With one power: b^(cx + d) = (f - e)/a. Where the right side is positive, cx + d = ln((f - e)/a)/ln b, and x = (ln((f - e)/a)/ln b - d)/c.',
    'With powers on both sides: ln a + (cx + d) ln b = ln k + (gx + h) ln r, and x = (ln(k/a) + h ln r - d ln b)/(c ln b - g ln r).',
  ],
  requires: [
    {
      that: ({ base }) => isBase(base),
      field: 'base',
      says: 'The base must be positive and not 1: all powers of 1 are 1.',
    },
    {
      that: ({ rightBase }) => isBase(rightBase),
      field: 'rightBase',
      says: 'The base on the right must be positive and not 1: all powers of 1 are 1.',
    },
    { that: ({ a }) => a !== 0, field: 'a', says: 'With a factor of 0 the power is gone.' },
    {
      that: ({ rightFactor }) => rightFactor !== 0,
      field: 'rightFactor',
      says: 'With a factor of 0 the power on the right is gone.',
    },
    {
      that: (inputs) => inputs.c !== 0 || (inputs.form === 'powers' && inputs.g !== 0),
      field: 'c',
      says: 'With a coefficient of 0 there is no x in the exponent.',
    },
  ],
  figure: {
    kind: 'curve',
    title: 'Both sides',
    x: { label: 'x' },
    y: { label: 'Value' },
    curve: ({ form, base, a, c, d, added, right, rightFactor, rightBase, g, h, x }) => {
      if (x === undefined) return undefined;
      const [lnB, lnR] = [baseLog(base), baseLog(rightBase ?? '1')];
      const left = (at: number) => a * Math.exp(lnB * (c * at + d)) + (added ?? 0);
      const other = (at: number) => (form === 'constant' ? right! : rightFactor! * Math.exp(lnR * (g! * at + h!)));
      const width = Math.max(Math.abs(1.5 / (c * lnB || 1)), form === 'powers' ? Math.abs(x) : 0) || 1;
      if (!Number.isFinite(left(x + width)) || !Number.isFinite(left(x - width))) return undefined;
      if (!Number.isFinite(other(x + width)) || !Number.isFinite(other(x - width))) return undefined;
      return {
        from: x - width,
        to: x + width,
        lines: [
          { label: 'Left side', y: left },
          { label: 'Right side', y: other },
        ],
        marks: [{ x, y: left(x), label: 'Solution' }],
      };
    },
  },
  explanation: ({ kind, exact }) => {
    if (kind === 'Every x') return '{statement} holds for every real x: both sides are the same.';
    if (kind === 'No solution') return 'No real x solves {statement}: {reason}.';
    if (exact !== undefined) return '{statement} holds for x = {exact}.';
    return '{statement} holds for x = {logarithmic}, about {x}.';
  },
  examples: [
    {
      inputs: { base: '2', c: 1, d: -1, right: 16, form: 'constant' },
      results: { x: 5, kind: 'One solution', exact: '5', statement: '2^(x - 1) = 16' },
      source: 'By hand: 2⁴ = 16',
    },
    {
      inputs: { base: 'e', a: 100, c: 2, added: 0, right: 250 },
      results: { x: 0.4581453659370775, logarithmic: 'ln(5/2)/2', statement: '100·e^(2x) = 250' },
      source: 'Python: mpmath log(2.5)/2',
    },
    {
      inputs: { form: 'powers', base: '5', c: 1, d: 2, rightBase: '4', g: 1, h: 0 },
      results: {
        x: -14.42513487802156,
        kind: 'One solution',
        statement: '5^(x + 2) = 4^x',
        logarithmic: '-2 ln(5)/(ln(5) - ln(4))',
      },
      source:
        'OpenStax: College Algebra 2e, §6.6, example with 5^(x+2) = 4^x, as Lumen Learning prints it: ln(1/25)/ln(5/4); mpmath',
    },
    {
      inputs: { base: '3', a: 4, c: 2, d: 1, added: 5, right: 29 },
      results: { x: 0.31546487678572877, statement: '4·3^(2x + 1) + 5 = 29', logarithmic: '(ln(6)/ln(3) - 1)/2' },
      source: 'Python: mpmath (log(6)/log(3) - 1)/2',
    },
    {
      inputs: { base: '2', c: '1/5730', right: 3 },
      results: { x: 9081.83512913223, statement: '2^((1/5730)x) = 3', logarithmic: '(ln(3)/ln(2))/(1/5730)' },
      source: 'Python: mpmath 5730 log(3)/log(2)',
    },
    {
      inputs: { base: 'e', c: 1e-7, right: 2 },
      results: { x: 6931471.80559945, logarithmic: 'ln(2)/(1 × 10⁻⁷)' },
      source: 'Python: mpmath 10⁷ log(2)',
    },
    {
      inputs: { base: '10', c: 1, d: -3, right: 1 },
      results: { x: 3, exact: '3' },
      source: 'By hand: 10⁰ = 1',
    },
    {
      inputs: { base: '1/4', c: 3, right: 8 },
      results: { x: -0.5, exact: '-1/2', statement: '(1/4)^(3x) = 8' },
      source: 'By hand: 4^(-3x) = 4^(3/2)',
    },
    {
      inputs: { base: '2', d: 1.5849625, right: 3 },
      results: { x: 7.211561814539e-10 },
      source: 'Python: mpmath log(3)/log(2) - 1.5849625 at 50 digits',
    },
    {
      inputs: { base: 'E', c: 5, d: 2, right: 1 },
      results: { x: -0.4, exact: '-2/5' },
      source: 'By hand: 5x + 2 = 0',
    },
    {
      inputs: { base: '2', right: -4 },
      results: { kind: 'No solution', reason: '2^x would be -4, and a power of a positive base is positive' },
      source: 'By hand: powers of 2 are positive',
    },
    {
      inputs: { base: '2', a: -3, added: 7, right: 7 },
      results: { kind: 'No solution', statement: '-3·2^x + 7 = 7' },
      source: 'By hand: powers of 2 are not 0',
    },
    {
      inputs: { form: 'powers', base: '1.05', a: 100, rightFactor: 80, rightBase: '1.08' },
      results: {
        x: 7.921072232788869,
        statement: '100·1.05^x = 80·1.08^x',
        logarithmic: 'ln(4/5)/(ln(1.05) - ln(1.08))',
      },
      source: 'Python: mpmath log(0.8)/(log(1.05) - log(1.08))',
    },
    {
      inputs: { form: 'powers', base: '4', c: 1, d: 1, rightBase: '8', g: 2, h: 0 },
      results: { x: 0.5, exact: '1/2' },
      source: 'By hand: 2(x + 1) = 6x',
    },
    {
      inputs: { form: 'powers', base: '4', c: 1, d: 1, rightFactor: 4, rightBase: '2', g: 2 },
      results: { kind: 'Every x', statement: '4^(x + 1) = 4·2^(2x)' },
      source: 'By hand: 4^(x + 1) on both sides',
    },
    {
      inputs: { form: 'powers', base: '4', c: 1, d: 0, rightBase: '2', g: 2, h: 1 },
      results: { kind: 'No solution', reason: 'the right side is 2 times the left side for every x' },
      source: 'By hand: 2^(2x + 1) is twice 4^x',
    },
    {
      inputs: { form: 'powers', base: '4', c: 1, d: 0, rightBase: '2', g: 2, h: 1e9 },
      results: { kind: 'No solution', reason: 'the quotient of both sides is the same for every x, and not 1' },
      source: 'By hand: 2^(10⁹) is the quotient, which no double holds',
    },
    {
      inputs: { form: 'powers', base: '2', a: 1, rightFactor: -1, rightBase: '3' },
      results: { kind: 'No solution', reason: 'one side is positive and the other negative for every x' },
      source: 'By hand: signs',
    },
    {
      inputs: { base: 'e', a: 2, c: -1.5, d: -1, added: -3, right: 4 },
      results: { x: -1.501841978996912, statement: '2·e^(-1.5x - 1) - 3 = 4', logarithmic: '(ln(7/2) + 1)/(-1.5)' },
      source: 'Python: mpmath',
    },
    {
      inputs: { form: 'powers', base: 'e', a: 2, c: -1, d: 0.5, rightFactor: 3, rightBase: '7', g: 2, h: '-1/3' },
      results: {
        x: 0.151921281436001,
        logarithmic: '(ln(3/2) - (1/3) ln(7) - 1/2)/(-1 - 2 ln(7))',
        statement: '2·e^(-x + 0.5) = 3·7^(2x - 1/3)',
      },
      source: 'Python: mpmath',
    },
    {
      inputs: { form: 'powers', base: '2', rightFactor: 3, rightBase: '5', g: 0, h: 1 },
      results: { x: 3.906890595608519, statement: '2^x = 3·5^1', logarithmic: '(ln(3) + ln(5))/ln(2)' },
      source: 'Python: mpmath log(15, 2)',
    },
    {
      inputs: { form: 'powers', base: '2', rightBase: '3' },
      results: { x: 0, exact: '0', statement: '2^x = 3^x' },
      source: 'By hand: 1 = 1',
    },
    {
      inputs: { base: '1.0000000001', right: 2 },
      results: { x: 6931471805.946, logarithmic: 'ln(2)/ln(1.0000000001)' },
      source: 'Python: mpmath log(2)/log(1.0000000001) at 40 digits',
    },
    {
      inputs: { base: '2', right: 1.0000000001 },
      results: { logarithmic: 'ln(1.0000000001)/ln(2)' },
      source: 'By definition: ln 1 is 0, and the solution is not',
    },
    {
      inputs: { form: 'powers', base: '2', c: 1.58496250072, rightBase: '3', h: 1 },
      results: { logarithmic: 'ln(3)/(1.58496250072 ln(2) - ln(3))' },
      source: 'By definition: the difference cancels, and its digits decide',
    },
    { inputs: { base: '1', right: 2 }, refused: 'all powers of 1 are 1', source: 'By definition' },
    { inputs: { form: 'powers', base: '2', rightBase: '0' }, refused: 'on the right must be', source: 'By definition' },
    { inputs: { base: '2/0', right: 2 }, refused: 'must be positive', source: 'By definition' },
    { inputs: { base: '2', a: 0, right: 2 }, refused: 'the power is gone', source: 'By definition' },
    {
      inputs: { form: 'powers', base: '2', rightFactor: 0, rightBase: '3' },
      refused: 'on the right is gone',
      source: 'By definition',
    },
    { inputs: { base: '2', c: 0, right: 2 }, refused: 'no x in the exponent', source: 'By definition' },
  ],
  references: [
    {
      title: 'OpenStax: College Algebra 2e, §6.6 Exponential and Logarithmic Equations',
      url: 'https://openstax.org/books/college-algebra-2e/pages/6-6-exponential-and-logarithmic-equations',
    },
  ],
});

interface Inputs {
  readonly base: string;
  readonly a: number;
  readonly c: number;
  readonly d: number;
  readonly added?: number;
  readonly right?: number;
  readonly rightFactor?: number;
  readonly rightBase?: string;
  readonly g?: number;
  readonly h?: number;
}

type Answer = {
  x?: number;
  kind: 'One solution' | 'No solution' | 'Every x';
  exact?: string;
  logarithmic?: string;
  statement: string;
  reason?: string;
};

/** ln of a base as a double. */
const baseLog = (written: string): number => Number(logOfBase(readBase(written)) >> 260n) / 2 ** 60;

/** `3·2^(2x + 1)`. */
function powerText(factor: number, base: string, c: number, d: number): string {
  const exponent = sentText([c, d]);
  const short = base.trim().replace('E', 'e');
  const power = `${short.includes('/') ? `(${short})` : short}^${exponent === 'x' || /^\d+$/.test(exponent) ? exponent : `(${exponent})`}`;
  if (factor === 1) return power;
  return factor === -1 ? `-${power}` : `${numeral(factor)}·${power}`;
}

function found(x: Fraction, exact: boolean, logarithmic: string, statement: string): Answer {
  return {
    x: shown(x),
    kind: 'One solution',
    ...(exact && isReadable(x) ? { exact: exactText(x) } : { logarithmic }),
    statement,
  };
}

function withConstant({ base, a, c, d, added, right }: Inputs): Answer {
  const plus = added === 0 ? '' : ` ${added! < 0 ? '-' : '+'} ${numeral(Math.abs(added!))}`;
  const statement = `${powerText(a, base, c, d)}${plus} = ${numeral(right!)}`;
  const power = divide(subtract(fractionOf(right!), fractionOf(added!)), fractionOf(a));
  if (power.over <= 0n) {
    const would = `${powerText(1, base, c, d)} would be ${exactText(power)}`;
    return { kind: 'No solution', statement, reason: `${would}, and a power of a positive base is positive` };
  }
  const known = readBase(base);
  const [C, D] = [fractionOf(c), fractionOf(d)];
  const whole = power.over === power.under;
  const exponent = whole ? fraction(0n) : known === 'e' ? undefined : exactLog(known, power);
  const logarithm = exponent ?? asFraction((naturalLog(power) << 320n) / logOfBase(known));
  const x = divide(subtract(logarithm, D), C);
  const ratio = known === 'e' ? `ln(${namedText(power)})` : `ln(${namedText(power)})/ln(${namedText(known)})`;
  const less = isZero(D) ? ratio : `${ratio} ${D.over < 0n ? '+' : '-'} ${numeral(Math.abs(d))}`;
  const divisor = /[-/×]/.test(numeral(c)) ? `(${numeral(c)})` : numeral(c);
  const over = c === 1 ? less : `${isZero(D) && known === 'e' ? less : `(${less})`}/${divisor}`;
  return found(x, exponent !== undefined, over, statement);
}

function withPowers({ base, a, c, d, rightFactor, rightBase, g, h }: Inputs): Answer {
  const statement = `${powerText(a, base, c, d)} = ${powerText(rightFactor!, rightBase!, g!, h!)}`;
  const ratio = divide(fractionOf(rightFactor!), fractionOf(a));
  if (ratio.over < 0n) {
    return { kind: 'No solution', statement, reason: 'one side is positive and the other negative for every x' };
  }
  const [b, r] = [readBase(base), readBase(rightBase!)];
  const [lnB, lnR] = [logOfBase(b), logOfBase(r)];
  const [C, D, G, H] = [c, d, g!, h!].map(fractionOf) as [Fraction, Fraction, Fraction, Fraction];
  const over = asFraction(naturalLog(ratio) + times(H, lnR) - times(D, lnB));
  const under = asFraction(times(C, lnB) - times(G, lnR));
  if (isZero(under)) {
    if (isZero(over)) return { kind: 'Every x', statement };
    const exponent = numberOf(over);
    const factor = decimalText(Math.exp(exponent));
    const reason =
      Math.abs(exponent) < 690 && factor !== '1'
        ? `the right side is ${factor} times the left side for every x`
        : 'the quotient of both sides is the same for every x, and not 1';
    return { kind: 'No solution', statement, reason };
  }
  const x = divide(over, under);
  const exact = simple(over, under);
  const top = logSum([
    [fraction(1n), isOne(ratio) ? undefined : namedText(ratio)],
    [H, nameOf(r)],
    [negative(D), nameOf(b)],
  ]);
  const bottom = logSum([
    [C, nameOf(b)],
    [negative(G), nameOf(r)],
  ]);
  const wrapped = /[+-]/.test(top.slice(1)) ? `(${top})` : top;
  return found(
    exact ?? x,
    exact !== undefined,
    `${wrapped}/${/[ /-]/.test(bottom) ? `(${bottom})` : bottom}`,
    statement,
  );
}

const isOne = ({ over, under }: Fraction) => over === under;
const nameOf = (base: Fraction | 'e') => (base === 'e' ? 'e' : namedText(base));

/** `ln(5/4) + 2 ln(3)`; ln(e) is 1. */
function logSum(parts: readonly (readonly [Fraction, string | undefined])[]): string {
  const terms = parts.flatMap(([factor, of]) => {
    if (of === undefined || isZero(factor)) return [];
    const size = namedText({ over: factor.over < 0n ? -factor.over : factor.over, under: factor.under });
    const front = size === '1' ? '' : size.includes('/') ? `(${size}) ` : `${size} `;
    const text = of === 'e' ? size : `${front}ln(${of})`;
    return [{ text, minus: factor.over < 0n }];
  });
  if (terms.length === 0) return '0';
  return terms
    .map(({ text, minus }, place) => (place === 0 ? `${minus ? '-' : ''}${text}` : ` ${minus ? '-' : '+'} ${text}`))
    .join('');
}

/** The quotient of two numbers with some 90 digits as the fraction with a small denominator that it is. */
function simple(over: Fraction, under: Fraction): Fraction | undefined {
  const value = divide(over, under);
  for (let denominator = 1n; denominator <= 1000n; denominator++) {
    const scaled = fixed({ over: value.over * denominator, under: value.under });
    const whole = (scaled + (1n << 319n)) >> 320n;
    const miss = scaled - (whole << 320n);
    const small = 1n << 120n;
    if (miss < small && -miss < small) return fraction(whole, denominator);
  }
  return undefined;
}
