/** Reads a printed formula with mathjs: its symbols become names, its cases conditional expressions. */
import { all, create } from 'mathjs';

const math = create(all!, { number: 'number' });

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const FUNCTIONS: Readonly<Record<string, unknown>> = {
  arcsin: Math.asin,
  arccos: Math.acos,
  arctan: Math.atan,
  atan2: Math.atan2,
  arsinh: Math.asinh,
  arcosh: Math.acosh,
  artanh: Math.atanh,
  ln: Math.log,
  logTen: Math.log10,
  logTwo: Math.log2,
  sgn: Math.sign,
  round: Math.round,
  trunc: Math.trunc,
  sqrt: Math.sqrt,
  cbrt: Math.cbrt,
};

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The parts between a sign that stands outside of all parentheses. */
function split(text: string, sign: string): string[] {
  const found: string[] = [''];
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '(') depth++;
    if (text[at] === ')') depth--;
    if (depth === 0 && text.startsWith(sign, at)) {
      found.push('');
      at += sign.length - 1;
    } else found.push(found.pop()! + text[at]!);
  }
  return found;
}

/** Cases as conditional expressions, also inside of parentheses. */
function conditional(text: string): string {
  const inner = text.replaceAll(/\(((?:[^()]|\([^()]*\))*)\)/g, (_, inside: string) => `(${conditional(inside)})`);
  const cases = split(inner, '; ');
  if (cases.length === 1 && split(inner, ' if ').length === 1) return inner;
  return cases.reduceRight((rest, one) => {
    if (one.startsWith('otherwise ')) return `(${one.slice('otherwise '.length)})`;
    const [value, when] = split(one, ' if ');
    return `((${when}) ? (${value}) : ${rest})`;
  }, 'undefined');
}

function translated(text: string): string {
  return text
    .replaceAll(/\|([^|]*)\|/g, 'abs($1)')
    .replaceAll('⌊', 'floor(')
    .replaceAll('⌈', 'ceil(')
    .replaceAll(/[⌋⌉]/g, ')')
    .replaceAll('½', '(0.5)')
    .replaceAll('−', '-')
    .replaceAll('×', '*')
    .replaceAll('√(', 'sqrt(')
    .replaceAll('∛(', 'cbrt(')
    .replaceAll('π', 'pi')
    .replaceAll('log₁₀', 'logTen')
    .replaceAll('log₂', 'logTwo')
    .replaceAll(' = ', ' == ')
    .replaceAll('≠', '!=')
    .replaceAll('≤', '<=')
    .replaceAll('≥', '>=')
    .replaceAll(
      /[⁻⁰¹²³⁴-⁹]+/g,
      (raised) => `^(${[...raised].map((one) => (one === '⁻' ? '-' : RAISED.indexOf(one))).join('')})`,
    );
}

/**
 * The value of a printed right side; undefined where mathjs cannot read it.
 * @param symbols Values by the symbols as they are printed.
 * @param words Values by the names of fields in words, which conditions compare.
 * @param wheres The “where” lines of the formula.
 */
export function evaluatePrinted(
  right: string,
  symbols: Readonly<Record<string, unknown>>,
  words: Readonly<Record<string, unknown>>,
  wheres: readonly string[],
): unknown {
  const scope: Record<string, unknown> = { ...FUNCTIONS };
  const names = new Map<string, string>();
  const add = (text: string, value: unknown): void => {
    const name = `v_${names.size}_`;
    names.set(text, name);
    scope[name] = value;
  };
  for (const [text, value] of Object.entries(symbols)) add(text, value);
  const evaluate = (given: string): unknown => {
    let source = given;
    for (const [name, value] of Object.entries(words).sort(([a], [b]) => b.length - a.length)) {
      source = source.replaceAll(new RegExp(`(?<![\\w])${escaped(name)} is (not )?given`, 'g'), (_, not) =>
        String((value === undefined) === (not !== undefined)),
      );
      if (typeof value !== 'string') continue;
      source = source.replaceAll(
        new RegExp(`(?<![\\w])${escaped(name)} ([=≠]) ([\\w -]+?)(?=$|;|\\)| or | and )`, 'g'),
        (_, relation, option) => String((value.toLowerCase() === option.toLowerCase()) === (relation === '=')),
      );
    }
    const all = [...names].sort(([a], [b]) => b.length - a.length);
    const pattern = all.map(([text]) => escaped(text)).join('|');
    if (pattern !== '') {
      source = source.replaceAll(
        new RegExp(`(?<![\\w_])(?:${pattern})(?![\\w_₀-₉])`, 'gu'),
        (text) => names.get(text)!,
      );
    }
    // Letters that no line explains would be constants of mathjs.
    if (/(?<![\w.])[eEi](?![\w(])/.test(source)) throw new Error('A symbol without a value.');
    return math.evaluate(translated(conditional(source)), scope) as unknown;
  };
  for (let turn = 0; turn < wheres.length; turn++) {
    for (const line of wheres) {
      const at = line.indexOf(' = ');
      if (names.has(line.slice(0, at))) continue;
      try {
        // A constant's unit is no part of its number.
        add(
          line.slice(0, at),
          evaluate(line.slice(at + 3).replace(/^([\d.]+(?: × 10[⁰-⁹⁻¹²³]+)?) (?!if )[A-Za-zΩµ].*$/u, '$1')),
        );
      } catch {
        // It may need a line that comes after it.
      }
    }
  }
  try {
    return evaluate(right);
  } catch {
    return undefined;
  }
}
