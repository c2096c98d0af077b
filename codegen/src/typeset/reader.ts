/** Reads the expressions of a formula's source as mathematics. */

import { unwrapped } from '@reckoner/bundling/unwrapped';
import { constants } from '@reckoner/engine/constants';
import {
  add,
  choose,
  divide,
  type Expression,
  multiply,
  negative,
  not,
  numeral,
  PI,
  power,
  type Relation,
  subtract,
  symbol,
  words,
} from '@reckoner/engine/typeset/expression';
import { wordsOf } from '@reckoner/engine/typeset/functions';
import { plainText } from '@reckoner/engine/typeset/unicode';
import { ts } from 'ts-morph';
import { callEngine, callMath, callMethod, factorsOf, series, square } from './calls.js';
import { type FunctionNode, findTopLevel, isFunctionNode, type Resolve } from './modules.js';
import { runBody } from './statements.js';
import {
  expectExpression,
  expectList,
  FunctionValue,
  fieldOf,
  isExpression,
  ListValue,
  orStepped,
  RecordValue,
  SteppedValue,
  Stepwise,
  UNDEFINED,
  type Value,
} from './values.js';

export type Environment = Map<string, Value>;

/** A local value that may stand in a line of its own. */
export interface Definition {
  readonly key: string;
  readonly name: string;
  readonly value: Expression;
}

const RELATIONS = new Map<ts.SyntaxKind, Relation>([
  [ts.SyntaxKind.EqualsEqualsEqualsToken, '='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, '≠'],
  [ts.SyntaxKind.LessThanToken, '<'],
  [ts.SyntaxKind.LessThanEqualsToken, '≤'],
  [ts.SyntaxKind.GreaterThanToken, '>'],
  [ts.SyntaxKind.GreaterThanEqualsToken, '≥'],
]);

const OPERATIONS = new Map<ts.SyntaxKind, (a: Expression, b: Expression) => Expression>([
  [ts.SyntaxKind.PlusToken, add],
  [ts.SyntaxKind.MinusToken, subtract],
  [ts.SyntaxKind.AsteriskToken, multiply],
  [ts.SyntaxKind.SlashToken, divide],
  [ts.SyntaxKind.AsteriskAsteriskToken, power],
  [ts.SyntaxKind.PercentToken, (of, by) => ({ kind: 'remainder', of, by })],
]);

const ROOTS_OF_TWO = { SQRT2: numeral('2'), SQRT1_2: divide(numeral('1'), numeral('2')) };
const sign = (latex: string): Expression => ({ kind: 'sign', latex, text: plainText(latex) });
const ln = (of: string): Expression => ({ kind: 'apply', name: 'log', to: [numeral(of)] });

/** Functions that add up what they make of each argument. */
const ADDED: Readonly<Record<string, (item: Value) => Expression>> = {
  hypot: (item) => square(expectExpression(item)),
  sumOfProducts: factorsOf,
};

/** Nested calls beyond this are set as functions of their arguments; so are functions that call themselves. */
const MAX_DEPTH = 8;

export class Reader {
  readonly definitions: Definition[] = [];
  /** Names of keys that are neither fields nor definitions, for their symbols. */
  readonly names = new Map<string, string>();
  #serial = 0;
  /** Inside loops and callbacks values depend on an index, so they get no line of their own. */
  #indexed = 0;
  #isByName = false;
  readonly #active: FunctionNode[] = [];

  constructor(readonly resolve: Resolve | undefined) {}

  fresh(kind: string, name: string): string {
    const key = `${kind}:${++this.#serial}`;
    this.names.set(key, name);
    return key;
  }

  /** Reads what authors write for print: a function of another place is called by its name, not written out. */
  callingByName<T>(work: () => T): T {
    this.#isByName = true;
    try {
      return work();
    } finally {
      this.#isByName = false;
    }
  }

  indexed<T>(work: () => T): T {
    this.#indexed++;
    try {
      return work();
    } finally {
      this.#indexed--;
    }
  }

  /** Gives a value a name of its own where it is worth one. */
  define(name: string, value: Value): Value {
    if (!isExpression(value) || this.#indexed > 0 || value === UNDEFINED) return value;
    if (['symbol', 'number', 'sign', 'words', 'element'].includes(value.kind)) return value;
    // A condition stands where it decides: no symbol is for yes and no.
    if (['relation', 'logic', 'not'].includes(value.kind)) return value;
    if (value.kind === 'negative' && value.of.kind === 'number') return value;
    const key = this.fresh('local', name);
    this.definitions.push({ key, name, value });
    return symbol(key);
  }

  expression(node: ts.Expression, environment: Environment): Expression {
    return expectExpression(this.read(node, environment));
  }

  read(given: ts.Expression, environment: Environment): Value {
    const node = unwrapped(given);
    if (ts.isNumericLiteral(node)) return numeral(node.getText(node.getSourceFile()).replaceAll('_', ''));
    if (ts.isStringLiteralLike(node)) return words(/^[A-Z]/.test(node.text) ? node.text : wordsOf(node.text).join(' '));
    if (ts.isIdentifier(node)) return this.#identifier(node, environment);
    if (ts.isPrefixUnaryExpression(node)) {
      if (node.operator === ts.SyntaxKind.MinusToken) return negative(this.expression(node.operand, environment));
      if (node.operator === ts.SyntaxKind.PlusToken) return this.expression(node.operand, environment);
      if (node.operator === ts.SyntaxKind.ExclamationToken) return not(this.condition(node.operand, environment));
      throw new Stepwise();
    }
    if (ts.isBinaryExpression(node)) return this.#binary(node, environment);
    if (ts.isConditionalExpression(node)) {
      return mergeValues(
        this.condition(node.condition, environment),
        this.read(node.whenTrue, environment),
        this.read(node.whenFalse, environment),
      );
    }
    if (ts.isPropertyAccessExpression(node)) return this.#property(node, environment);
    if (ts.isElementAccessExpression(node)) return this.#element(node, environment);
    if (ts.isCallExpression(node)) return this.#call(node, environment);
    if (ts.isArrayLiteralExpression(node)) return this.#list(node, environment);
    if (ts.isObjectLiteralExpression(node)) return this.record(node, environment);
    if (isFunctionNode(node)) return this.functionValue('function', node, environment);
    if (node.kind === ts.SyntaxKind.TrueKeyword) return words('yes');
    if (node.kind === ts.SyntaxKind.FalseKeyword) return words('no');
    throw new Stepwise();
  }

  /** An expression where a condition is asked for: a flag is then its name in words. */
  condition(given: ts.Expression, environment: Environment): Expression {
    const node = unwrapped(given);
    const value = this.read(node, environment);
    if (isExpression(value) && value.kind === 'symbol') return words(this.#wordsFor(value.key));
    return expectExpression(value);
  }

  #wordsFor(key: string): string {
    const name = this.names.get(key) ?? key.slice(key.indexOf(':') + 1);
    return wordsOf(name.split('.').at(-1)!).join(' ');
  }

  #identifier(node: ts.Identifier, environment: Environment): Value {
    const local = environment.get(node.text);
    if (local !== undefined) return local;
    if (node.text === 'undefined') return UNDEFINED;
    if (node.text === 'Infinity') return sign('\\infty');
    const found = findTopLevel(node.getSourceFile(), node.text, this.resolve);
    if (found === undefined) throw new Stepwise();
    if (found.kind === 'function') return this.functionValue(node.text, found.node, new Map());
    if (found.kind === 'constant') {
      const initializer = unwrapped(found.initializer);
      if (isFunctionNode(initializer)) return this.functionValue(node.text, initializer, new Map());
      return this.define(node.text, this.read(initializer, new Map()));
    }
    if (Object.hasOwn(constants, found.name)) return symbol(`constant:${found.name}`);
    return new FunctionValue(found.name, (args) => callEngine(this, found.name, args));
  }

  functionValue(name: string, node: FunctionNode, environment: Environment): FunctionValue {
    const asFunction = (args: readonly Value[]): Expression => ({
      kind: 'apply',
      name,
      to: args.map((arg) => (arg instanceof ListValue && arg.whole ? arg.whole : expectExpression(arg))),
    });
    const first = node.parameters[0]?.name;
    const parameter = first && ts.isIdentifier(first) ? first.text : 'x';
    const call = (args: readonly Value[]): Value => {
      const isElsewhere = this.#isByName && environment.size === 0 && this.#active.length > 0;
      if (isElsewhere || this.#active.includes(node) || this.#active.length >= MAX_DEPTH) return asFunction(args);
      this.#active.push(node);
      try {
        const inner: Environment = new Map(environment);
        node.parameters.forEach((parameter, index) => {
          const given = args[index];
          const value =
            given !== undefined && given !== UNDEFINED
              ? given
              : parameter.initializer
                ? this.read(parameter.initializer, inner)
                : UNDEFINED;
          this.bind(parameter.name, value, inner);
        });
        return runBody(this, node, inner);
      } finally {
        this.#active.pop();
      }
    };
    return new FunctionValue(name, call, parameter);
  }

  /** Binds a name or a pattern to a value. */
  bind(name: ts.BindingName, value: Value, environment: Environment): void {
    if (ts.isIdentifier(name)) {
      environment.set(name.text, this.define(name.text, value));
      return;
    }
    name.elements.forEach((element, index) => {
      if (ts.isOmittedExpression(element)) return;
      if (ts.isArrayBindingPattern(name)) {
        const list = expectList(value);
        this.bind(element.name, list.items?.[index] ?? list.at(numeral(String(index + 1))), environment);
        return;
      }
      const property = element.propertyName ?? element.name;
      if (!ts.isIdentifier(property)) throw new Stepwise();
      let field = fieldOf(value, property.text);
      if (field === UNDEFINED && element.initializer) field = this.read(element.initializer, environment);
      this.bind(element.name, field, environment);
    });
  }

  /** `left operator right` for an operator of arithmetic. */
  combine(operator: ts.SyntaxKind, left: ts.Expression, right: ts.Expression, environment: Environment): Expression {
    const operation = OPERATIONS.get(operator);
    if (operation === undefined) throw new Stepwise();
    return operation(this.expression(left, environment), this.expression(right, environment));
  }

  #binary(node: ts.BinaryExpression, environment: Environment): Value {
    const operator = node.operatorToken.kind;
    if (OPERATIONS.has(operator)) return this.combine(operator, node.left, node.right, environment);
    if (operator === ts.SyntaxKind.AmpersandAmpersandToken || operator === ts.SyntaxKind.BarBarToken) {
      const word = operator === ts.SyntaxKind.BarBarToken ? 'or' : 'and';
      const parts = [this.condition(node.left, environment), this.condition(node.right, environment)];
      return {
        kind: 'logic',
        word,
        parts: parts.flatMap((part) => (part.kind === 'logic' && part.word === word ? part.parts : [part])),
      };
    }
    if (operator === ts.SyntaxKind.QuestionQuestionToken) {
      const left = this.read(node.left, environment);
      if (left === UNDEFINED) return this.read(node.right, environment);
      return mergeValues(this.#given(expectExpression(left), true), left, this.read(node.right, environment));
    }
    const relation = RELATIONS.get(operator);
    if (relation === undefined) throw new Stepwise();
    const left = this.read(node.left, environment);
    const right = this.read(node.right, environment);
    if (right === UNDEFINED && (relation === '=' || relation === '≠')) {
      return this.#given(expectExpression(left), relation === '≠');
    }
    const sides = [expectExpression(left), expectExpression(right)] as const;
    // A choice is compared by name, so it is named and not abbreviated.
    const named = sides.some(({ kind }) => kind === 'words');
    const [a, b] = sides.map((side) => (named && side.kind === 'symbol' ? words(this.#wordsFor(side.key)) : side));
    return { kind: 'relation', relation, left: a!, right: b! };
  }

  #given(value: Expression, isGiven: boolean): Expression {
    if (value.kind !== 'symbol') throw new Stepwise();
    return words(`${this.#wordsFor(value.key)} is ${isGiven ? '' : 'not '}given`);
  }

  #property(node: ts.PropertyAccessExpression, environment: Environment): Value {
    const name = node.name.text;
    if (ts.isIdentifier(node.expression) && node.expression.text === 'Math') {
      if (name === 'PI') return PI;
      if (name === 'E') return sign('e');
      if (name === 'LN2' || name === 'LN10') return ln(name.slice(2));
      if (name === 'LOG2E' || name === 'LOG10E')
        return { kind: 'apply', name: name === 'LOG2E' ? 'log2' : 'log10', to: [sign('e')] };
      if (name === 'SQRT2' || name === 'SQRT1_2') return { kind: 'root', degree: 2, of: ROOTS_OF_TWO[name] };
      throw new Stepwise();
    }
    const of = this.read(node.expression, environment);
    if (name === 'length') return expectList(of).count;
    return fieldOf(of, name);
  }

  #element(node: ts.ElementAccessExpression, environment: Environment): Value {
    try {
      return this.#elementOf(this.read(node.expression, environment), node, environment);
    } catch (error) {
      const table = error instanceof Stepwise ? this.#tableName(node.expression, environment) : undefined;
      if (table === undefined) throw error;
      // What stands in a table is called by the table's name: stroke rate(s).
      return { kind: 'apply', name: table, to: [this.expression(node.argumentExpression, environment)] };
    }
  }

  /** The name of a constant outside of the formula. */
  #tableName(given: ts.Expression, environment: Environment): string | undefined {
    const node = unwrapped(given);
    if (!ts.isIdentifier(node) || environment.has(node.text)) return undefined;
    const found = findTopLevel(node.getSourceFile(), node.text, this.resolve);
    return found?.kind === 'constant'
      ? node.text.includes('_') || /^[A-Z]+$/.test(node.text)
        ? node.text.replaceAll('_', ' ').toLowerCase()
        : node.text
      : undefined;
  }

  #elementOf(of: Value, node: ts.ElementAccessExpression, environment: Environment): Value {
    const argument = unwrapped(node.argumentExpression);
    if (of instanceof RecordValue) {
      if (ts.isStringLiteralLike(argument)) return fieldOf(of, argument.text);
      return this.#lookUp(of, this.read(argument, environment));
    }
    const list = expectList(of);
    if (ts.isNumericLiteral(argument) && list.items) return list.items[Number(argument.text)] ?? UNDEFINED;
    return list.at(add(this.expression(argument, environment), numeral('1')));
  }

  /** A small table of numbers by a choice: one case for each key. */
  #lookUp(table: RecordValue, key: Value): Expression {
    const chosen = expectExpression(key);
    if (chosen.kind !== 'symbol' || table.names.length === 0 || table.names.length > 8) throw new Stepwise();
    const left = words(this.#wordsFor(chosen.key));
    return {
      kind: 'cases',
      cases: table.names.map((name) => ({
        when: { kind: 'relation', relation: '=', left, right: words(wordsOf(name).join(' ')) },
        value: expectExpression(table.field(name)),
      })),
    };
  }

  #list(node: ts.ArrayLiteralExpression, environment: Environment): ListValue {
    const items = node.elements.map((element) => {
      if (ts.isSpreadElement(element)) throw new Stepwise();
      return orStepped(() => this.read(element, environment));
    });
    const at = (place: Expression): Value => {
      const item = place.kind === 'number' ? items[Number(place.text) - 1] : undefined;
      if (item === undefined) throw new Stepwise();
      return item;
    };
    return new ListValue(numeral(String(items.length)), at, items);
  }

  record(node: ts.ObjectLiteralExpression, environment: Environment): RecordValue {
    const fields = new Map<string, Value>();
    for (const property of node.properties) {
      if (ts.isSpreadAssignment(property)) {
        const spread = orStepped(() => this.read(property.expression, environment));
        if (!(spread instanceof RecordValue)) continue;
        for (const name of spread.names) fields.set(name, spread.field(name)!);
      } else if (ts.isShorthandPropertyAssignment(property)) {
        fields.set(
          property.name.text,
          orStepped(() => this.read(property.name, environment)),
        );
      } else if (ts.isPropertyAssignment(property) && !ts.isComputedPropertyName(property.name)) {
        fields.set(
          property.name.text,
          orStepped(() => this.read(property.initializer, environment)),
        );
      } else throw new Stepwise();
    }
    return RecordValue.of(fields);
  }

  /** What a function adds of its arguments, those of a list with a sum sign. */
  #added(
    args: readonly ts.Expression[],
    term: (item: Value) => Expression,
    environment: Environment,
    isRoot: boolean,
  ): Expression {
    const terms = args.map((argument) => {
      if (!ts.isSpreadElement(argument)) return term(this.read(argument, environment));
      return series(this, 'sum', expectList(this.read(argument.expression, environment)), term);
    });
    const total = terms.reduce(add);
    return isRoot ? { kind: 'root', degree: 2, of: total } : total;
  }

  #call(node: ts.CallExpression, environment: Environment): Value {
    const callee = unwrapped(node.expression);
    const args = (): Value[] =>
      node.arguments.flatMap((argument): Value[] => {
        if (!ts.isSpreadElement(argument)) return [this.read(argument, environment)];
        // Math.max(...values): the greatest of all elements.
        const list = expectList(this.read(argument.expression, environment));
        if (list.items) return [...list.items];
        return [list.whole ?? list.at(symbol(this.fresh('index', 'i')))];
      });
    const isMath = ts.isPropertyAccessExpression(callee) && callee.expression.getText() === 'Math';
    const name = isMath ? callee.name.text : ts.isIdentifier(callee) ? callee.text : '';
    const term = ADDED[name];
    if (term && (isMath || !environment.has(name)) && node.arguments.some(ts.isSpreadElement))
      return this.#added(node.arguments, term, environment, name === 'hypot');
    if (ts.isPropertyAccessExpression(callee)) {
      if (isMath) {
        return callMath(callee.name.text, args().map(expectExpression));
      }
      return callMethod(this, this.read(callee.expression, environment), callee.name.text, args());
    }
    if (ts.isIdentifier(callee) && callee.text === 'constant' && !environment.has('constant')) {
      return this.read(node.arguments[0]!, environment);
    }
    const value = this.read(callee, environment);
    if (value instanceof FunctionValue) return value.call(args());
    throw new Stepwise();
  }
}

/** The value under a condition and the value otherwise, as one. */
export function mergeValues(when: Expression, a: Value, b: Value): Value {
  if (a === b) return a;
  if (isExpression(a) && isExpression(b)) {
    if (b === UNDEFINED) return choose(when, a, undefined);
    return a === UNDEFINED ? choose(not(when), b, undefined) : choose(when, a, b);
  }
  if (a instanceof RecordValue && b instanceof RecordValue) {
    const fields = new Map<string, Value>();
    for (const name of new Set([...a.names, ...b.names])) {
      fields.set(name, mergeValues(when, a.field(name) ?? UNDEFINED, b.field(name) ?? UNDEFINED));
    }
    return RecordValue.of(fields);
  }
  return new SteppedValue();
}
