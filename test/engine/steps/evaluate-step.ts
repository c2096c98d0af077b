/** Evaluates the numbers of a worked step with mathjs, which knows nothing of how they came about. */
import { functions } from '@reckoner/engine/functions';
import { roundTo } from '@reckoner/engine/numeric/round-to';
import { notationOf } from '@reckoner/engine/typeset/functions';
import { all, create } from 'mathjs';

const math = create(all!, { number: 'number', matrix: 'Array' });

const exact = create(all!, { number: 'BigNumber', precision: 64 });
const exactScope = Object.fromEntries(
  Object.entries({ ln: 'log', arcsin: 'asin', arccos: 'acos', arctan: 'atan', trunc: 'fix' }).map(([name, own]) => [
    name,
    exact[own as 'log'],
  ]),
);

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const LOWERED = '₀₁₂₃₄₅₆₇₈₉';

/** Functions whose printed name is not mathjs's, or that round or divide otherwise than JavaScript. */
export const scope: Record<string, unknown> = {
  arcsin: Math.asin,
  arccos: Math.acos,
  arctan: Math.atan,
  arsinh: Math.asinh,
  arcosh: Math.acosh,
  artanh: Math.atanh,
  ln: Math.log,
  log10: Math.log10,
  log2: Math.log2,
  sgn: Math.sign,
  round: (x: number, places?: number) => (places === undefined ? Math.round(x) : roundTo(x, places)),
  trunc: Math.trunc,
  C: (n: number, k: number) => math.combinations(n, k),
  slope: (fit: { slope: number }) => fit.slope,
  intercept: (fit: { intercept: number }) => fit.intercept,
  // Their versions for complex numbers must not hide a wrong sign.
  sqrt: Math.sqrt,
  cbrt: Math.cbrt,
};
const printed = new Map<string, string>();
for (const [name, { float64 }] of Object.entries(functions)) {
  const { text } = notationOf(name);
  if (/^[A-Za-z]\w*$/.test(text)) {
    if (!Object.hasOwn(scope, text)) scope[text] = numberOnly(float64);
    continue;
  }
  const plain = `engine_${name}`;
  printed.set(text, plain);
  scope[plain] = numberOnly(float64);
}

function numberOnly(f: (...args: never[]) => unknown): (...args: unknown[]) => unknown {
  // A list is printed as its items.
  const ofList = f as unknown as (list: unknown[]) => unknown;
  return (...args) => {
    try {
      const value = f(...(args as never[]));
      // What takes its items one by one is printed with the list as a whole.
      if (Number.isNaN(value) && Array.isArray(args[0])) return f(...(args[0] as never[]));
      return value === undefined ? ofList(args) : value;
    } catch {
      return ofList(args);
    }
  };
}

// As it was printed before it was called round.
printed.set('round to', 'round');

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
const PRINTED = new RegExp(
  `(?<![\\p{L}\\d])(?:${[...printed.keys()]
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|')})(?=\\()`,
  'gu',
);

/** Functions whose printed name is no word of mathjs by a name that is: `Student t survival(…)`. */
export const withPlainFunctions = (text: string): string => text.replace(PRINTED, (name) => printed.get(name)!);

/** The text in mathjs's notation. */
function translated(text: string): string {
  let source = withPlainFunctions(text);
  source = source
    .replace(/\|([^|]*)\|/g, 'abs($1)')
    // A quotient of printed operands misses a whole number by their last digits.
    .replaceAll('⌊', 'engine_floorNear(')
    .replaceAll('⌈', 'engine_ceilNear(')
    .replace(/[⌋⌉]/g, ')')
    .replaceAll('½', '(0.5)')
    .replaceAll('−', '-')
    .replaceAll('×', '*')
    .replaceAll('√(', 'sqrt(')
    .replaceAll('∛(', 'cbrt(')
    .replaceAll('π', 'pi')
    .replace(
      /[⁻⁰¹²³⁴-⁹]+/g,
      (raised) => `^(${[...raised].map((one) => (one === '⁻' ? '-' : RAISED.indexOf(one))).join('')})`,
    )
    // The third of a list of results.
    .replace(
      /([)\]])([₀-₉]+)/g,
      (_, before, lowered) => `${before}[${[...lowered].map((one) => LOWERED.indexOf(one)).join('')}]`,
    )
    .replace(/[₀-₉]+/g, (lowered) => [...lowered].map((one) => LOWERED.indexOf(one)).join(''));
  // A power of ten belongs to the digits before it, whatever is around them.
  source = source.replace(/(?<!\/ )(?<![\d.])([\d.]+) \* 10\^\((-?\d+)\)/g, '$1e$2');
  return source;
}

export function evaluateNumbers(text: string): number {
  return math.evaluate(translated(text), { ...scope }) as number;
}

/** The same with 64 digits, for lines of which doubles lose digits; it knows only functions of its own. */
export function evaluateExactly(text: string): number {
  return Number(exact.evaluate(translated(text), { ...exactScope }));
}

/** A number as it is printed: `6.02 × 10²³`. */
export function printedNumber(text: string): number {
  return Number(translated(text).replace(/^(-?)10\^\((-?\d+)\)$/, '$11e$2'));
}
