/** Writes an equation in words for the sentences that name it: `power = voltage × current`. */
import { raised } from '../typeset/superscripts.js';
import { formatNumber } from './format-number.js';
import type { Node } from './node.js';
import { asWritten, type TreeEquation } from './system.js';

const SUM = 1;
const PRODUCT = 2;
const SIGN = 3;
const POWER = 4;
const ATOM = 5;

const SYMBOLS = { add: ' + ', sub: ' − ', mul: ' × ', div: ' / ' } as const;
/** As people write functions whose names are others in programs. */
const FUNCTIONS: Readonly<Record<string, string>> = { log: 'ln', log10: 'log₁₀', log2: 'log₂', cbrt: '∛' };
/** Folded constants are known by their value: simple multiples of these, as √3/2. */
const BASES: readonly (readonly [value: number, text: string])[] = [
  [Math.PI, 'π'],
  [Math.E, 'e'],
  [Math.SQRT2, '√2'],
  [Math.sqrt(3), '√3'],
  [Math.LN2, 'ln 2'],
  [Math.log(3), 'ln 3'],
];
const LARGEST_MULTIPLE = 12;
const LARGEST_DIVISOR = 6;
const SAME = 1e-15;
/** Other constants in sentences have so many significant digits. */
const DIGITS = 6;
const LARGEST_PLAIN = 1e9;

function constantText(value: number): string {
  const size = Math.abs(value);
  const sign = value < 0 ? '−' : '';
  for (const [base, text] of Number.isInteger(value) ? [] : BASES) {
    for (let divisor = 1; divisor <= LARGEST_DIVISOR; divisor += 1) {
      const multiple = Math.round((size / base) * divisor);
      if (multiple < 1 || multiple > LARGEST_MULTIPLE) continue;
      if (Math.abs((multiple * base) / divisor - size) > SAME * size) continue;
      // 2π, but 2 × ln 2.
      const factor = multiple === 1 ? '' : text.length > 1 ? `${multiple} × ` : String(multiple);
      return `${sign}${factor}${text}${divisor === 1 ? '' : `/${divisor}`}`;
    }
  }
  const text = size >= LARGEST_PLAIN ? size.toExponential(DIGITS - 1) : formatNumber(size, DIGITS);
  const [digits, power] = text.split('e') as [string, string?];
  if (power === undefined) return sign + digits;
  return `${sign}${digits === '1' ? '' : `${digits} × `}10${raised(Number(power))}`;
}

function write(node: Node, nameOf: (name: string) => string): { text: string; rank: number } {
  const within = (inner: Node, least: number): string => {
    const { text, rank } = write(inner, nameOf);
    return rank < least ? `(${text})` : text;
  };
  const list = (nodes: readonly Node[]): string => nodes.map((inner) => write(inner, nameOf).text).join(', ');
  switch (node.kind) {
    case 'constant': {
      const text = constantText(node.value);
      return { text, rank: node.value < 0 ? SIGN : /[/×]/.test(text) ? PRODUCT : ATOM };
    }
    case 'variable':
      return { text: nameOf(node.name), rank: ATOM };
    case 'call':
      return { text: `${node.name}(${list(node.operands)})`, rank: ATOM };
    case 'unary':
      if (node.op === 'neg') return { text: `−${within(node.of, POWER)}`, rank: SIGN };
      if (node.op === 'sqrt') return { text: `√(${list([node.of])})`, rank: ATOM };
      if (node.op === 'abs') return { text: `|${list([node.of])}|`, rank: ATOM };
      return { text: `${FUNCTIONS[node.op] ?? node.op}(${list([node.of])})`, rank: ATOM };
    case 'binary':
      switch (node.op) {
        case 'add':
        case 'sub':
          return {
            text: within(node.left, SUM) + SYMBOLS[node.op] + within(node.right, node.op === 'add' ? SUM : PRODUCT),
            rank: SUM,
          };
        case 'mul':
        case 'div':
          return {
            text: within(node.left, PRODUCT) + SYMBOLS[node.op] + within(node.right, SIGN),
            rank: PRODUCT,
          };
        case 'pow':
          if (node.right.kind === 'constant' && (node.right.value === 2 || node.right.value === 3)) {
            return { text: within(node.left, ATOM) + (node.right.value === 2 ? '²' : '³'), rank: POWER };
          }
          return { text: `${within(node.left, ATOM)}^${within(node.right, ATOM)}`, rank: POWER };
        default:
          return { text: `${node.op}(${list([node.left, node.right])})`, rank: ATOM };
      }
  }
}

/** `left = right` as its author wrote it, with each variable as `nameOf` says it. */
export function printEquation(equation: TreeEquation, nameOf: (name: string) => string): string {
  const { left, right } = asWritten(equation);
  return `${write(left, nameOf).text} = ${write(right, nameOf).text}`;
}
