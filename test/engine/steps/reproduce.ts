/** Does as a reader does: works the printed numbers of a line out and compares them with the value that it states. */
import type { Step } from '@reckoner/engine/steps/index';
import { evaluateExactly, evaluateNumbers, printedNumber } from './evaluate-step.js';

/** Why a line has nothing to work out, or nothing that mathjs can. */
export type Reason =
  | 'a sentence'
  | 'an input as it was sent'
  | 'an equation to solve'
  | 'one number alone'
  | 'a search'
  | 'an integral'
  | 'a row with dots'
  | 'no number';

export type Reading = { readonly reason: Reason } | { readonly found: number; readonly agrees: boolean };

/** A number as it is printed at the end of a line, with what may stand after it. */
const VALUE = /^(−?(?:10[⁻⁰¹²³⁴-⁹]+|[\d.]+(?: × 10[⁻⁰¹²³⁴-⁹]+)?))(?:[%°′″]| [^×+−/=].*)?$/u;
/** Numbers are printed to ten digits. */
const DIGITS = 10;
/** Half a unit of the last of them, and what stands so near to the middle that it may be rounded either way. */
const HALF = 0.51;

const REASONS: readonly (readonly [Reason, RegExp])[] = [
  ['a row with dots', /…/],
  ['a search', /the \S+ for which|what a search finds|found by a search|step by step/],
  ['an integral', /∫|the integral, worked/],
  ['no number', /undefined|∞/],
];

/** @param isInput Whether a name is one of the calculator's inputs. */
export function read({ name, text }: Step, isInput: (name: string) => boolean): Reading {
  if (/^(From|Solve) /.test(text)) return { reason: 'an equation to solve' };
  const sides = text.split(/ ([=≈]) /);
  if (sides.length < 3) return { reason: text.startsWith('…') ? 'a row with dots' : 'a sentence' };
  if (name !== undefined && isInput(name.replace(/\..*/, ''))) return { reason: 'an input as it was sent' };
  for (const [reason, pattern] of REASONS) if (pattern.test(text)) return { reason };
  const at = sides.findIndex((side, index) => index > 0 && index % 2 === 0 && VALUE.test(side));
  if (at < 0) throw new Error('states no value');
  // Numbers such as d × 10^m, or 10⁻⁷, look like a value themselves: then the value is the next one.
  const isValueItself = at >= 4 && /[a-zA-Z]/.test(sides[at - 2]!) && VALUE.test(sides[at + 2] ?? '');
  if (isValueItself) {
    const later = compare(sides[at]!, sides[at + 2]!);
    if (later?.agrees === true) return later;
  }
  const numbers = sides[at - 2]!;
  // A line such as d = d₀ = 5 has nothing to work out.
  if (at === 2 || (at === 4 && !numbers.includes(' ') && !/^−?[\d√∛|⌊⌈[(]/.test(numbers)))
    return { reason: 'one number alone' };
  const found = compare(numbers, sides[at]!);
  if (found === undefined) throw new Error(`${numbers} has no value`);
  return found;
}

function compare(numbers: string, value: string): { found: number; agrees: boolean } | undefined {
  const stated = printedNumber(VALUE.exec(value)![1]!);
  const unit = 10 ** (Math.floor(Math.log10(Math.abs(stated))) - DIGITS + 1);
  /** What is left where operands cancel that are not printed to all their digits, as π. */
  const nothing = 1e-15 * Math.max(...[...numbers.matchAll(/[\d.]+/g)].map(([digits]) => Number(digits)), 1);
  const isStated = (found: number): boolean => Math.abs(found - stated) <= (stated === 0 ? nothing : HALF * unit);
  let found: number;
  try {
    found = evaluateNumbers(numbers);
  } catch {
    return undefined;
  }
  if (isStated(found)) return { found, agrees: true };
  try {
    return { found, agrees: isStated(evaluateExactly(numbers)) };
  } catch {
    return { found, agrees: false };
  }
}
