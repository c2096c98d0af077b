/** Writes an equation in words for the sentences that name it: `power = voltage × current`. */
import type { Node } from './node.js';

const SUM = 1;
const PRODUCT = 2;
const SIGN = 3;
const POWER = 4;
const ATOM = 5;

const SYMBOLS = { add: ' + ', sub: ' − ', mul: ' × ', div: ' / ' } as const;
const NAMED_CONSTANTS = new Map([
  [Math.PI, 'π'],
  [2 * Math.PI, '2π'],
  [Math.PI / 2, 'π/2'],
  [Math.E, 'e'],
]);

/** A number as a person would write it, to `digits` significant digits. */
export function formatNumber(value: number, digits = 15): string {
  return String(Number(value.toPrecision(digits)));
}

function write(node: Node, nameOf: (name: string) => string): { text: string; rank: number } {
  const within = (inner: Node, least: number): string => {
    const { text, rank } = write(inner, nameOf);
    return rank < least ? `(${text})` : text;
  };
  const list = (nodes: readonly Node[]): string => nodes.map((inner) => write(inner, nameOf).text).join(', ');
  switch (node.kind) {
    case 'constant': {
      const text = NAMED_CONSTANTS.get(node.value) ?? formatNumber(node.value);
      return { text, rank: node.value < 0 ? SIGN : text.includes('/') ? PRODUCT : ATOM };
    }
    case 'variable':
      return { text: nameOf(node.name), rank: ATOM };
    case 'call':
      return { text: `${node.name}(${list(node.operands)})`, rank: ATOM };
    case 'unary':
      if (node.op === 'neg') return { text: `−${within(node.of, POWER)}`, rank: SIGN };
      if (node.op === 'sqrt') return { text: `√(${list([node.of])})`, rank: ATOM };
      if (node.op === 'abs') return { text: `|${list([node.of])}|`, rank: ATOM };
      return { text: `${node.op}(${list([node.of])})`, rank: ATOM };
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

/** `left = right`, with each variable as `nameOf` says it. */
export function printEquation(left: Node, right: Node, nameOf: (name: string) => string): string {
  return `${write(left, nameOf).text} = ${write(right, nameOf).text}`;
}
