/** Walks a formula as it would run, on what is known of its values, and tells every comparison of numbers that it meets. */

import { unwrapped } from '@reckoner/bundling/unwrapped';
import { constants } from '@reckoner/engine/constants';
import { ts } from 'ts-morph';
import { type ModuleNodes, readModule } from '../../lift/index.js';
import { COMPOUND, engineCall, isCertainRemainder, mathCall, methodCall, operated, ROUNDING } from './operations.js';
import {
  COUNT,
  elementOf,
  GIVEN,
  INTEGER,
  isNumber,
  join,
  joined,
  listOf,
  type NumberValue,
  OTHER,
  record,
  UNKNOWN,
  type Value,
} from './value.js';

const { SyntaxKind } = ts;
const ENGINE = '@reckoner/engine';

/** Enough for the longest of formulas; what lies beyond is let pass. */
const MOST_NODES = 60_000;
const DEEPEST = 40;

export interface Comparison {
  readonly node: ts.Expression;
  readonly operator: ts.SyntaxKind;
  readonly left: Value;
  readonly right: Value;
  /** One side is written as 0. */
  readonly isZero: boolean;
}

/** A number is made a whole one, or the remainder of one is taken. */
export interface Rounding {
  readonly node: ts.Expression;
  /** Of `Math`, or `%`. */
  readonly by: string;
}

export interface Sources {
  /** The module that a specifier in another one means; undefined where it is not at hand. */
  resolve(from: ts.SourceFile, specifier: string): ts.SourceFile | undefined;
}

type FunctionNode = ts.ArrowFunction | ts.FunctionExpression | ts.FunctionDeclaration | ts.MethodDeclaration;

const COMPARING: ReadonlySet<ts.SyntaxKind> = new Set([
  SyntaxKind.EqualsEqualsEqualsToken,
  SyntaxKind.ExclamationEqualsEqualsToken,
  SyntaxKind.EqualsEqualsToken,
  SyntaxKind.ExclamationEqualsToken,
  SyntaxKind.LessThanToken,
  SyntaxKind.LessThanEqualsToken,
  SyntaxKind.GreaterThanToken,
  SyntaxKind.GreaterThanEqualsToken,
]);

const isLiteral = (node: ts.Expression, value: number) => {
  const inner = unwrapped(node);
  return ts.isNumericLiteral(inner) && Number(inner.text) === value;
};

const isDoubling = (node: ts.Expression) => [2, 4, 8].some((factor) => isLiteral(node, factor));
const doubled = (value: NumberValue): NumberValue => ({ ...value, share: false });
const halved = (value: NumberValue): NumberValue => ({ ...value, integer: false, polynomial: false });

class Scope {
  readonly #values = new Map<string, Value>();
  constructor(
    readonly module: Module,
    readonly outer?: Scope,
  ) {}
  declare(name: string, value: Value): void {
    this.#values.set(name, join(this.#values.get(name) ?? OTHER, value));
  }
  find(name: string): Value | undefined {
    return this.#values.get(name) ?? this.outer?.find(name);
  }
  assign(name: string, value: Value): void {
    if (this.#values.has(name) || this.outer === undefined) this.declare(name, value);
    else this.outer.assign(name, value);
  }
}

interface Module {
  readonly file: ts.SourceFile;
  readonly nodes: ModuleNodes;
  readonly scope: Scope;
  readonly reading: Set<string>;
}

export class Interpreter {
  readonly #modules = new Map<ts.SourceFile, Module>();
  readonly #running: ts.Node[] = [];
  #nodes = 0;

  constructor(
    private readonly sources: Sources,
    private readonly note: (comparison: Comparison) => void,
    /** Told of each rounding of which the last digit may decide. */
    private readonly noteRounding: (rounding: Rounding) => void,
    private readonly decimals: boolean,
  ) {}

  /** Runs what a definition's property holds with these arguments. */
  run(file: ts.SourceFile, value: ts.Node, args: readonly Value[]): void {
    const { scope } = this.#module(file);
    const held = ts.isMethodDeclaration(value)
      ? this.#function(value, scope)
      : this.#expression(value as ts.Expression, scope);
    if (held.kind === 'function') held.call(args);
  }

  #module(file: ts.SourceFile): Module {
    let module = this.#modules.get(file);
    if (module === undefined) {
      const made: { scope?: Scope } & Omit<Module, 'scope'> = { file, nodes: readModule(file), reading: new Set() };
      module = made as Module;
      made.scope = new Scope(module);
      this.#modules.set(file, module);
    }
    return module;
  }

  /** A name at the top level of a module, read when it is needed. */
  #topLevel(name: string, module: Module): Value {
    const { nodes, scope, reading, file } = module;
    const node = nodes.declarations.get(name);
    if (reading.has(name)) return UNKNOWN;
    reading.add(name);
    try {
      if (node && ts.isFunctionDeclaration(node)) scope.declare(name, this.#function(node, scope));
      else if (node && ts.isVariableStatement(node)) this.#declarations(node.declarationList, scope);
      else if (node === undefined) {
        const origin = nodes.imports.get(name);
        if (origin === undefined) return name === 'undefined' ? OTHER : UNKNOWN;
        if (origin.specifier === ENGINE) return this.#ofEngine(origin.imported);
        const target = this.sources.resolve(file, origin.specifier);
        if (target === undefined) return UNKNOWN;
        scope.declare(name, this.#exported(origin.imported, this.#module(target)));
      }
    } finally {
      reading.delete(name);
    }
    return scope.find(name) ?? UNKNOWN;
  }

  #exported(name: string, module: Module): Value {
    const local = module.nodes.exports.get(name);
    if (local !== undefined) return module.scope.find(local) ?? this.#topLevel(local, module);
    const from = module.nodes.reexports.get(name);
    const target = from && this.sources.resolve(module.file, from.specifier);
    return from && target ? this.#exported(from.imported, this.#module(target)) : UNKNOWN;
  }

  #ofEngine(name: string): Value {
    if (Object.hasOwn(constants, name)) return { ...GIVEN, nonnegative: true };
    if (name === 'constant') return { kind: 'function', call: () => GIVEN };
    return { kind: 'function', call: (args) => engineCall(name, args, { decimals: this.decimals }) };
  }

  #function(node: FunctionNode, scope: Scope): Value {
    const call = (args: readonly Value[]): Value => {
      const { body } = node;
      const again = this.#running.filter((one) => one === node).length;
      if (body === undefined || again > 1 || this.#running.length > DEEPEST) return UNKNOWN;
      const inner = new Scope(scope.module, scope);
      this.#running.push(node);
      try {
        for (const [index, parameter] of node.parameters.entries()) {
          const given = parameter.dotDotDotToken
            ? listOf(joined(args.slice(index)), args.slice(index))
            : (args[index] ?? OTHER);
          const initial = parameter.initializer ? this.#expression(parameter.initializer, inner) : OTHER;
          this.#bind(parameter.name, join(given, initial), inner);
        }
        if (!ts.isBlock(body)) return this.#expression(body, inner);
        const returned: Value[] = [];
        this.#statement(body, inner, returned);
        return joined(returned);
      } finally {
        this.#running.pop();
      }
    };
    return { kind: 'function', call };
  }

  #bind(name: ts.BindingName, value: Value, scope: Scope): void {
    if (ts.isIdentifier(name)) {
      scope.declare(name.text, value);
      return;
    }
    for (const [index, element] of name.elements.entries()) {
      if (ts.isOmittedExpression(element)) continue;
      const key = element.propertyName ?? element.name;
      const part = element.dotDotDotToken
        ? value.kind === 'list'
          ? listOf(value.of)
          : value
        : ts.isArrayBindingPattern(name)
          ? value.kind === 'list'
            ? (value.items?.[index] ?? value.of)
            : UNKNOWN
          : ts.isIdentifier(key) || ts.isStringLiteralLike(key)
            ? this.#member(value, key.text)
            : elementOf(value);
      const initial = element.initializer ? this.#expression(element.initializer, scope) : OTHER;
      this.#bind(element.name, join(part, initial), scope);
    }
  }

  #member(value: Value, name: string): Value {
    if (name === 'length') return COUNT;
    if (value.kind === 'record') return value.fields.get(name) ?? OTHER;
    return UNKNOWN;
  }

  #declarations(list: ts.VariableDeclarationList, scope: Scope): void {
    for (const { name, initializer } of list.declarations) {
      this.#bind(name, initializer ? this.#expression(initializer, scope) : OTHER, scope);
    }
  }

  #statement(node: ts.Statement, scope: Scope, returned: Value[]): void {
    const inside = (...parts: (ts.Statement | undefined)[]) => {
      for (const part of parts) if (part) this.#statement(part, new Scope(scope.module, scope), returned);
    };
    if (ts.isBlock(node)) {
      for (const each of node.statements) {
        if (ts.isFunctionDeclaration(each) && each.name) scope.declare(each.name.text, this.#function(each, scope));
      }
      const inner = ts.isFunctionLike(node.parent) ? scope : new Scope(scope.module, scope);
      for (const each of node.statements) this.#statement(each, inner, returned);
    } else if (ts.isVariableStatement(node)) this.#declarations(node.declarationList, scope);
    else if (ts.isExpressionStatement(node)) this.#expression(node.expression, scope);
    else if (ts.isReturnStatement(node)) {
      returned.push(node.expression ? this.#expression(node.expression, scope) : OTHER);
    } else if (ts.isIfStatement(node)) {
      this.#condition(node.expression, scope);
      inside(node.thenStatement, node.elseStatement);
    } else if (ts.isForStatement(node)) {
      const inner = new Scope(scope.module, scope);
      if (node.initializer) {
        if (ts.isVariableDeclarationList(node.initializer)) this.#declarations(node.initializer, inner);
        else this.#expression(node.initializer, inner);
      }
      for (let round = 0; round < 2; round++) {
        if (node.condition) this.#condition(node.condition, inner);
        this.#statement(node.statement, inner, returned);
        if (node.incrementor) this.#expression(node.incrementor, inner);
      }
    } else if (ts.isForOfStatement(node)) {
      const over = this.#expression(node.expression, scope);
      for (let round = 0; round < 2; round++) {
        const inner = new Scope(scope.module, scope);
        if (ts.isVariableDeclarationList(node.initializer)) {
          for (const { name } of node.initializer.declarations)
            this.#bind(name, over.kind === 'list' ? over.of : UNKNOWN, inner);
        }
        this.#statement(node.statement, inner, returned);
      }
    } else if (ts.isWhileStatement(node) || ts.isDoStatement(node)) {
      for (let round = 0; round < 2; round++) {
        this.#condition(node.expression, scope);
        inside(node.statement);
      }
    } else if (ts.isSwitchStatement(node)) {
      this.#expression(node.expression, scope);
      for (const clause of node.caseBlock.clauses) inside(...clause.statements);
    } else if (ts.isThrowStatement(node)) this.#expression(node.expression, scope);
    else if (ts.isTryStatement(node)) inside(node.tryBlock, node.catchClause?.block, node.finallyBlock);
    else if (ts.isLabeledStatement(node)) this.#statement(node.statement, scope, returned);
  }

  #expression(given: ts.Expression, scope: Scope): Value {
    const node = unwrapped(given);
    this.#nodes += 1;
    if (this.#nodes > MOST_NODES) return UNKNOWN;
    if (ts.isNumericLiteral(node)) {
      return { ...(Number.isInteger(Number(node.text)) ? INTEGER : GIVEN), nonnegative: true };
    }
    if (ts.isIdentifier(node)) return scope.find(node.text) ?? this.#topLevel(node.text, scope.module);
    if (ts.isBinaryExpression(node)) return this.#binary(node, scope);
    if (ts.isCallExpression(node)) return this.#call(node, scope);
    if (ts.isPropertyAccessExpression(node)) {
      if (ts.isIdentifier(node.expression) && node.expression.text === 'Math') return { ...GIVEN, nonnegative: true };
      if (ts.isIdentifier(node.expression) && node.expression.text === 'Number') return GIVEN;
      return this.#member(this.#expression(node.expression, scope), node.name.text);
    }
    if (ts.isElementAccessExpression(node)) return this.#element(node, scope);
    if (ts.isConditionalExpression(node)) {
      this.#condition(node.condition, scope);
      return join(this.#expression(node.whenTrue, scope), this.#expression(node.whenFalse, scope));
    }
    if (ts.isPrefixUnaryExpression(node)) {
      if (node.operator === SyntaxKind.ExclamationToken) return this.#condition(node.operand, scope);
      const operand = this.#expression(node.operand, scope);
      if (node.operator === SyntaxKind.MinusToken && isNumber(operand)) return { ...operand, nonnegative: false };
      return operand;
    }
    if (ts.isPostfixUnaryExpression(node)) return this.#expression(node.operand, scope);
    if (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) return this.#function(node, scope);
    if (ts.isArrayLiteralExpression(node)) return this.#array(node, scope);
    if (ts.isObjectLiteralExpression(node)) return this.#object(node, scope);
    if (ts.isTemplateExpression(node)) {
      for (const { expression } of node.templateSpans) this.#expression(expression, scope);
      return OTHER;
    }
    if (ts.isNewExpression(node)) {
      for (const argument of node.arguments ?? []) this.#expression(argument, scope);
      return ts.isIdentifier(node.expression) && node.expression.text === 'Array' ? listOf(OTHER) : UNKNOWN;
    }
    if (ts.isBigIntLiteral(node)) return UNKNOWN;
    return OTHER;
  }

  /** What decides as a truth value: a number does as `x !== 0`. */
  #condition(node: ts.Expression, scope: Scope): Value {
    this.#truth(node, this.#expression(node, scope));
    return OTHER;
  }

  #truth(node: ts.Expression, left: Value): void {
    if (isNumber(left))
      this.note({ node, operator: SyntaxKind.ExclamationEqualsEqualsToken, left, right: INTEGER, isZero: true });
  }

  #element(node: ts.ElementAccessExpression, scope: Scope): Value {
    const object = this.#expression(node.expression, scope);
    const key = unwrapped(node.argumentExpression);
    this.#expression(key, scope);
    if (object.kind === 'list' && ts.isNumericLiteral(key)) return object.items?.[Number(key.text)] ?? object.of;
    if (object.kind === 'record' && ts.isStringLiteralLike(key)) return object.fields.get(key.text) ?? OTHER;
    return elementOf(object);
  }

  #array(node: ts.ArrayLiteralExpression, scope: Scope): Value {
    const spread = node.elements.some(ts.isSpreadElement);
    const items = node.elements.map((element) => {
      if (!ts.isSpreadElement(element)) return this.#expression(element, scope);
      return elementOf(this.#expression(element.expression, scope));
    });
    return listOf(joined(items), spread ? undefined : items);
  }

  #object(node: ts.ObjectLiteralExpression, scope: Scope): Value {
    const found = record([]);
    for (const property of node.properties) {
      if (ts.isSpreadAssignment(property)) {
        const from = this.#expression(property.expression, scope);
        if (from.kind === 'unknown') return UNKNOWN;
        if (from.kind === 'record') for (const [name, value] of from.fields) found.fields.set(name, value);
        continue;
      }
      if (ts.isAccessor(property)) return UNKNOWN;
      const value = ts.isPropertyAssignment(property)
        ? this.#expression(property.initializer, scope)
        : ts.isMethodDeclaration(property)
          ? this.#function(property, scope)
          : this.#expression(property.name, scope);
      const { name } = property;
      if (ts.isIdentifier(name) || ts.isStringLiteralLike(name) || ts.isNumericLiteral(name))
        found.fields.set(name.text, value);
      else found.fields.set('[]', value);
    }
    return found;
  }

  #binary(node: ts.BinaryExpression, scope: Scope): Value {
    const operator = node.operatorToken.kind;
    const right = this.#expression(node.right, scope);
    if (operator === SyntaxKind.EqualsToken) return this.#assign(node.left, right, scope);
    const left = this.#expression(node.left, scope);
    const compound = COMPOUND.get(operator);
    if ((compound ?? operator) === SyntaxKind.PercentToken && isNumber(left) && isNumber(right)) {
      if (!isCertainRemainder(left, right, this.decimals)) this.noteRounding({ node, by: '%' });
    }
    if (compound !== undefined)
      return this.#assign(node.left, operated(compound, left, right, { decimals: this.decimals })!, scope);
    if (COMPARING.has(operator)) {
      this.note({ node, operator, left, right, isZero: isLiteral(node.left, 0) || isLiteral(node.right, 0) });
      return OTHER;
    }
    if (operator === SyntaxKind.CommaToken) return right;
    if (operator === SyntaxKind.AmpersandAmpersandToken || operator === SyntaxKind.BarBarToken)
      this.#truth(node.left, left);
    if (operator === SyntaxKind.InKeyword || operator === SyntaxKind.InstanceOfKeyword) return OTHER;
    // A power of two is exact.
    if (operator === SyntaxKind.AsteriskAsteriskToken && isLiteral(node.left, 2) && isNumber(right) && right.integer) {
      return right.nonnegative ? COUNT : { ...GIVEN, nonnegative: true };
    }
    // So is what is doubled or halved: as exact as it was.
    if (operator === SyntaxKind.AsteriskToken && isDoubling(node.left) && isNumber(right)) return doubled(right);
    if (operator === SyntaxKind.AsteriskToken && isDoubling(node.right) && isNumber(left)) return doubled(left);
    if (operator === SyntaxKind.SlashToken && isDoubling(node.right) && isNumber(left)) return halved(left);
    const result =
      operated(operator, left, right, { isOne: isLiteral(node.left, 1), decimals: this.decimals }) ?? join(left, right);
    if (operator !== SyntaxKind.AsteriskAsteriskToken || !isNumber(result)) return result;
    return isLiteral(node.right, 2) || isLiteral(node.right, 4) ? { ...result, nonnegative: true } : result;
  }

  #assign(target: ts.Expression, value: Value, scope: Scope): Value {
    const place = unwrapped(target);
    if (ts.isIdentifier(place)) scope.assign(place.text, value);
    else if (ts.isElementAccessExpression(place)) {
      const object = this.#expression(place.expression, scope);
      if (object.kind === 'list') object.of = join(object.of, value);
      else if (object.kind === 'record') object.fields.set('[]', join(object.fields.get('[]') ?? OTHER, value));
    } else if (ts.isPropertyAccessExpression(place)) {
      const object = this.#expression(place.expression, scope);
      if (object.kind === 'record') {
        const { text } = place.name;
        object.fields.set(text, join(object.fields.get(text) ?? OTHER, value));
      }
    } else if (ts.isArrayLiteralExpression(place)) {
      for (const [index, element] of place.elements.entries()) {
        if (ts.isOmittedExpression(element)) continue;
        this.#assign(element, value.kind === 'list' ? (value.items?.[index] ?? value.of) : UNKNOWN, scope);
      }
    }
    return value;
  }

  #arguments(node: ts.CallExpression, scope: Scope): Value[] {
    return node.arguments.map((argument) =>
      ts.isSpreadElement(argument)
        ? elementOf(this.#expression(argument.expression, scope))
        : this.#expression(argument, scope),
    );
  }

  #call(node: ts.CallExpression, scope: Scope): Value {
    const callee = unwrapped(node.expression);
    if (ts.isPropertyAccessExpression(callee)) {
      const receiver = callee.expression;
      const name = callee.name.text;
      if (ts.isIdentifier(receiver) && scope.find(receiver.text) === undefined) {
        const known = this.#globalCall(receiver.text, name, node, scope);
        if (known !== undefined) return known;
      }
      const on = this.#expression(receiver, scope);
      const own = on.kind === 'record' ? on.fields.get(name) : undefined;
      const args = this.#arguments(node, scope);
      return own?.kind === 'function' ? own.call(args) : methodCall(on, name, args);
    }
    const args = this.#arguments(node, scope);
    if (ts.isIdentifier(callee) && callee.text === 'Number') return args[0] && isNumber(args[0]) ? args[0] : UNKNOWN;
    if (ts.isIdentifier(callee) && (callee.text === 'String' || callee.text === 'Boolean')) return OTHER;
    if (ts.isIdentifier(callee) && callee.text === 'BigInt') return UNKNOWN;
    const called = this.#expression(callee, scope);
    return called.kind === 'function' ? called.call(args) : UNKNOWN;
  }

  #globalCall(receiver: string, name: string, node: ts.CallExpression, scope: Scope): Value | undefined {
    if (receiver === 'Math') {
      const args = this.#arguments(node, scope);
      const [of] = args;
      if (ROUNDING.has(name) && of && isNumber(of) && !of.steady) this.noteRounding({ node, by: name });
      return mathCall(name, args);
    }
    if (receiver === 'Number') {
      const [first = UNKNOWN] = this.#arguments(node, scope);
      if (name === 'isInteger') {
        const operator = SyntaxKind.EqualsEqualsEqualsToken;
        this.note({ node, operator, left: first, right: INTEGER, isZero: false });
      }
      return name === 'parseInt' ? INTEGER : name === 'parseFloat' ? GIVEN : OTHER;
    }
    if (receiver !== 'Array' && receiver !== 'Object') return undefined;
    const args = this.#arguments(node, scope);
    const [first = UNKNOWN, second] = args;
    if (receiver === 'Array') {
      if (name === 'of') return listOf(joined(args), args);
      if (name !== 'from') return OTHER;
      const of = first.kind === 'list' ? first.of : first.kind === 'record' ? OTHER : UNKNOWN;
      return listOf(second?.kind === 'function' ? second.call([of, COUNT]) : of);
    }
    if (name === 'values') return listOf(elementOf(first));
    if (name === 'keys') return listOf(OTHER);
    if (name === 'entries') return listOf(listOf(UNKNOWN, [OTHER, elementOf(first)]));
    return name === 'freeze' ? first : UNKNOWN;
  }
}
