/** Evaluates the numbers of a worked step with mathjs, which knows nothing of how they came about. */
import { functions } from '@reckoner/engine/functions';
import { notationOf } from '@reckoner/engine/typeset/functions';
import { all, create } from 'mathjs';

const math = create(all!, { number: 'number' });

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const LOWERED = '₀₁₂₃₄₅₆₇₈₉';

/** Functions whose printed name is not mathjs's, or that round or divide otherwise than JavaScript. */
const scope: Record<string, unknown> = {
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
  round: Math.round,
  trunc: Math.trunc,
  C: (n: number, k: number) => math.combinations(n, k),
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
      return typeof value === 'number' ? value : ofList(args);
    } catch {
      return ofList(args);
    }
  };
}

/** The text in mathjs's notation. */
function translated(text: string): string {
  let source = text;
  for (const [from, to] of [...printed].sort(([a], [b]) => b.length - a.length)) {
    source = source.replaceAll(`${from}(`, `${to}(`);
  }
  source = source
    .replace(/\|([^|]*)\|/g, 'abs($1)')
    .replaceAll('⌊', 'floor(')
    .replaceAll('⌈', 'ceil(')
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
    .replace(/[₀-₉]+/g, (lowered) => [...lowered].map((one) => LOWERED.indexOf(one)).join(''));
  // A power of ten belongs to the digits before it, whatever is around them.
  source = source.replace(/([\d.]+) \* 10\^\((-?\d+)\)/g, '$1e$2');
  return source;
}

export function evaluateNumbers(text: string): number {
  return math.evaluate(translated(text), { ...scope }) as number;
}

/** How much the value may be off because the printed numbers have ten digits: moves each of them by that. */
export function roundingOf(text: string): number {
  const source = translated(text);
  const value = math.evaluate(source, { ...scope }) as number;
  let total = 0;
  for (const match of source.matchAll(/(?<![\w.])\d[\d.]*(?:e-?\d+)?(?!\w)/g)) {
    const digits = match[0].replace(/e.*/, '').replace(/[.]/g, '').replace(/^0+/, '');
    if (digits.length < 9) continue;
    const moved = `${source.slice(0, match.index)}(${match[0]} * (1 + 1e-9))${source.slice(match.index + match[0].length)}`;
    total += Math.abs((math.evaluate(moved, { ...scope }) as number) - value);
  }
  return total;
}
