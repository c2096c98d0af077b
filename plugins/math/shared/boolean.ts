/** Boolean expressions as text: A AND (B OR NOT C), AB' + C, p -> q. */
import { noResult, text } from '@reckoner/engine';

type Evaluate = (row: readonly boolean[]) => boolean;
export interface BooleanFunction {
  /** In alphabetical order; the first one is the highest bit of a row's number. */
  readonly variables: readonly string[];
  /** The value in each of the 2^n rows. */
  readonly values: readonly boolean[];
}

export const booleanExpression = text({
  label: 'Boolean expression',
  help: "Variables are single letters. NOT: not ! ~ ¬ or ' after it; AND: and & * · or nothing between; OR: or | +; XOR: xor ^; also nand, nor, xnor, -> and <->.",
  symbol: 'f',
  maxLength: 200,
});

const TOKEN =
  /\s*(and\b|or\b|not\b|xor\b|nand\b|nor\b|xnor\b|implies\b|iff\b|true\b|false\b|<->|<=>|->|=>|&&|\|\||[a-z]\d?|[01&|!~¬'’^⊕∧∨·*+→⇒↔⇔≡⊤⊥()])/iuy;
const SPELLINGS: Readonly<Record<string, readonly string[]>> = {
  not: ['!', '~', '¬'],
  prime: ["'", '’'],
  and: ['&', '&&', '∧', '·', '*'],
  or: ['|', '||', '∨', '+'],
  xor: ['^', '⊕'],
  implies: ['->', '=>', '→', '⇒'],
  iff: ['<->', '<=>', '↔', '⇔', '≡'],
  '1': ['true', '⊤'],
  '0': ['false', '⊥'],
};

function tokensOf(expression: string): string[] {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < expression.trimEnd().length) {
    const start = TOKEN.lastIndex;
    const match = TOKEN.exec(expression);
    if (match === null)
      throw noResult(`"${expression.slice(start).trim().slice(0, 10)}" cannot be read in a Boolean expression.`);
    const written = match[1]!.length > 1 && /^[a-z]+$/i.test(match[1]!) ? match[1]!.toLowerCase() : match[1]!;
    tokens.push(Object.keys(SPELLINGS).find((name) => SPELLINGS[name]!.includes(written)) ?? written);
  }
  return tokens;
}

const isVariable = (token: string | undefined) => token !== undefined && /^[a-z]\d?$/i.test(token);

/** Reads an expression and evaluates it in every row of its truth table. */
export function readBoolean(expression: string, mostVariables: number): BooleanFunction {
  const tokens = tokensOf(expression);
  const variables = [...new Set(tokens.filter(isVariable))].sort();
  if (variables.length > mostVariables) throw noResult(`There are more than ${mostVariables} variables.`);
  const evaluate = new Parser(tokens, variables).whole();
  const values = Array.from({ length: 2 ** variables.length }, (_, row) => evaluate(bitsOf(row, variables.length)));
  return { variables, values };
}

/** The bits of a row's number, the highest first. */
export function bitsOf(row: number, count: number): boolean[] {
  return Array.from({ length: count }, (_, index) => ((row >> (count - 1 - index)) & 1) === 1);
}

/** From the loosest operators to the tightest; NOT binds tighter than all, nothing between two factors is AND. */
const LEVELS: readonly Readonly<Record<string, (a: boolean, b: boolean) => boolean>>[] = [
  { iff: (a, b) => a === b },
  { implies: (a, b) => !a || b },
  { or: (a, b) => a || b, nor: (a, b) => !(a || b) },
  { xor: (a, b) => a !== b, xnor: (a, b) => a === b },
  { and: (a, b) => a && b, nand: (a, b) => !(a && b) },
];
const IMPLICATION = 1;

class Parser {
  private place = 0;

  constructor(
    private readonly tokens: readonly string[],
    private readonly variables: readonly string[],
  ) {}

  whole(): Evaluate {
    const result = this.level(0);
    if (this.place < this.tokens.length) throw noResult(`"${this.tokens[this.place]}" is not expected there.`);
    return result;
  }

  private level(depth: number): Evaluate {
    const operators = LEVELS[depth];
    if (operators === undefined) return this.factor();
    let left = this.level(depth + 1);
    for (;;) {
      const token = this.tokens[this.place] ?? '';
      const adjacent = depth === LEVELS.length - 1 && (isVariable(token) || ['(', 'not', '0', '1'].includes(token));
      const combine = operators[adjacent ? 'and' : token];
      if (combine === undefined) return left;
      if (!adjacent) this.place++;
      const first = left;
      // A chain of implications groups to the right: p -> q -> r is p -> (q -> r).
      const second = this.level(depth === IMPLICATION ? depth : depth + 1);
      left = (row) => combine(first(row), second(row));
    }
  }

  private factor(): Evaluate {
    const token = this.tokens[this.place++];
    let inner: Evaluate;
    if (token === undefined) throw noResult('The expression ends too early.');
    if (token === 'not') {
      const negated = this.factor();
      return (row) => !negated(row);
    }
    if (token === '(') {
      inner = this.level(0);
      if (this.tokens[this.place++] !== ')') throw noResult('A ")" is missing.');
    } else if (isVariable(token)) {
      const index = this.variables.indexOf(token);
      inner = (row) => row[index]!;
    } else if (token === '0' || token === '1') inner = () => token === '1';
    else throw noResult(`"${token}" is not expected there.`);
    while (this.tokens[this.place] === 'prime') {
      this.place++;
      const primed = inner;
      inner = (row) => !primed(row);
    }
    return inner;
  }
}
