/**
 * What must hold between inputs is said by `requires`: there it is told at its field, with all others at once, and before
 * anything is computed. `noResult` is for what only the formula can find out.
 */
import { unwrapped } from '@reckoner/bundling/unwrapped';
import { ts } from 'ts-morph';
import { readModule } from '../../lift/index.js';
import { sidesOf } from './compared.js';
import type { SourceCheck } from './subject.js';

const EQUALITIES: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
]);
const SUMS: ReadonlySet<ts.SyntaxKind> = new Set([ts.SyntaxKind.PlusToken, ts.SyntaxKind.MinusToken]);
const NONE: ReadonlySet<ts.SyntaxKind> = new Set();
const ARITHMETIC: ReadonlySet<ts.SyntaxKind> = new Set([
  ...SUMS,
  ts.SyntaxKind.AsteriskToken,
  ts.SyntaxKind.SlashToken,
  ts.SyntaxKind.AsteriskAsteriskToken,
  ts.SyntaxKind.PercentToken,
]);
const CONNECTIVES: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.BarBarToken,
]);
const FUNCTIONS = /^(?:constant|Math\.(?:abs|min|max|round|floor|ceil|trunc))$/;

type Body = ts.ArrowFunction | ts.FunctionExpression | ts.MethodDeclaration;

/** The names that stand for inputs, or for what is plainly made of them, as far as a function has been read. */
class Scope {
  readonly #inputs = new Set<string>();
  /** Names of conditions and sums of inputs. */
  readonly #named = new Map<string, ts.Expression>();
  /** The name of all inputs, where they are not taken one by one. */
  #whole: string | undefined;
  readonly #constants: ReadonlySet<string>;

  constructor(inputs: ts.BindingName, constants: ReadonlySet<string>) {
    this.#constants = constants;
    if (ts.isIdentifier(inputs)) this.#whole = inputs.text;
    else this.#take(inputs);
  }

  #take(pattern: ts.BindingName): void {
    if (!ts.isObjectBindingPattern(pattern)) return;
    for (const { name, initializer } of pattern.elements) {
      if (ts.isIdentifier(name) && initializer === undefined) this.#inputs.add(name.text);
    }
  }

  declare({ name, initializer }: ts.VariableDeclaration, isConstant: boolean): void {
    if (initializer === undefined) return;
    const value = unwrapped(initializer);
    if (ts.isIdentifier(value) && value.text === this.#whole) this.#take(name);
    else if (ts.isIdentifier(name) && isConstant) this.#named.set(name.text, value);
  }

  /** An input, a constant, or arithmetic of them; under a name only a sum, for more is what the formula computes. */
  #isAmount(node: ts.Expression, operators = ARITHMETIC): boolean {
    const inner = unwrapped(node);
    if (ts.isNumericLiteral(inner) || ts.isStringLiteralLike(inner)) return true;
    if (inner.kind === ts.SyntaxKind.TrueKeyword || inner.kind === ts.SyntaxKind.FalseKeyword) return true;
    if (ts.isPrefixUnaryExpression(inner)) return this.#isAmount(inner.operand, operators);
    if (ts.isIdentifier(inner)) return this.#isKnown(inner.text);
    if (ts.isPropertyAccessExpression(inner)) {
      const of = unwrapped(inner.expression);
      if (ts.isIdentifier(of) && of.text === this.#whole) return true;
      return inner.name.text === 'length' && this.#isAmount(of, operators);
    }
    if (ts.isBinaryExpression(inner)) {
      const { left, right, operatorToken } = inner;
      return operators.has(operatorToken.kind) && this.#isAmount(left, operators) && this.#isAmount(right, operators);
    }
    if (!ts.isCallExpression(inner) || !FUNCTIONS.test(inner.expression.getText())) return false;
    return inner.arguments.every((argument) => this.#isAmount(argument, operators));
  }

  #isKnown(name: string): boolean {
    const value = this.#named.get(name);
    if (value !== undefined) return this.#isAmount(value, SUMS) || this.#isComparing(value);
    return this.#inputs.has(name) || this.#constants.has(name);
  }

  #isComparing(node: ts.Expression): boolean {
    return this.isPlain(node) && this.compares(node);
  }

  /** Whether something is compared in it, or under a name in it: a flag alone says no more than that it is set. */
  compares(node: ts.Node): boolean {
    if (comparedIn(node) !== undefined) return true;
    const value = ts.isIdentifier(node) ? this.#named.get(node.text) : undefined;
    if (value !== undefined) return this.compares(value);
    return ts.forEachChild(node, (child) => this.compares(child) || undefined) ?? false;
  }

  /** Whether a condition looks at inputs and constants alone. That one is not given is what `requires` never asks. */
  isPlain(node: ts.Expression): boolean {
    const inner = unwrapped(node);
    if (ts.isPrefixUnaryExpression(inner) && inner.operator === ts.SyntaxKind.ExclamationToken)
      return this.isPlain(inner.operand);
    if (ts.isConditionalExpression(inner))
      return [inner.condition, inner.whenTrue, inner.whenFalse].every((part) => this.isPlain(part));
    if (ts.isBinaryExpression(inner) && CONNECTIVES.has(inner.operatorToken.kind))
      return this.isPlain(inner.left) && this.isPlain(inner.right);
    const sides = comparedIn(inner);
    return sides === undefined ? this.#isAmount(inner, NONE) : sides.every((side) => this.#isAmount(side));
  }
}

/** The sides of a comparison of sizes, or for equality. */
function comparedIn(node: ts.Node): readonly [ts.Expression, ts.Expression] | undefined {
  if (ts.isBinaryExpression(node) && EQUALITIES.has(node.operatorToken.kind)) return [node.left, node.right];
  return sidesOf(node);
}

function returnsInside(node: ts.Node): boolean {
  if (ts.isReturnStatement(node)) return true;
  if (ts.isFunctionLike(node)) return false;
  return ts.forEachChild(node, (child) => returnsInside(child) || undefined) ?? false;
}

function isRefusal(node: ts.Statement): node is ts.ThrowStatement {
  return (
    ts.isThrowStatement(node) &&
    ts.isCallExpression(node.expression) &&
    ts.isIdentifier(node.expression.expression) &&
    node.expression.expression.text === 'noResult'
  );
}

/** Conditions under which `noResult` is thrown, where inputs alone lead there. */
function conditionsIn(body: ts.Block, scope: Scope): ts.Expression[] {
  const found: ts.Expression[] = [];
  /** Says whether what follows is still reached by inputs alone. */
  const walk = (statements: readonly ts.Statement[], condition?: ts.Expression): boolean => {
    for (const statement of statements) {
      if (ts.isVariableStatement(statement)) {
        const { declarations, flags } = statement.declarationList;
        for (const declaration of declarations) scope.declare(declaration, (flags & ts.NodeFlags.Const) !== 0);
      } else if (isRefusal(statement)) {
        if (condition !== undefined) found.push(condition);
      } else if (ts.isBlock(statement)) {
        if (!walk(statement.statements, condition)) return false;
      } else if (ts.isIfStatement(statement)) {
        const { expression, thenStatement, elseStatement } = statement;
        if (scope.isPlain(expression)) {
          const under = scope.compares(expression) ? expression : condition;
          walk([thenStatement], under);
          if (elseStatement && !walk([elseStatement], under)) return false;
        } else if (returnsInside(statement)) return false;
      }
    }
    return true;
  };
  walk(body.statements);
  return found;
}

/** Names of values that are written at the top of the module. */
function constantsOf(sourceFile: ts.SourceFile): ReadonlySet<string> {
  const names = new Set<string>();
  for (const statement of sourceFile.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      const value = initializer && unwrapped(initializer);
      const isConstant = value && (ts.isNumericLiteral(value) || value.getText().startsWith('constant('));
      if (isConstant && ts.isIdentifier(name)) names.add(name.text);
    }
  }
  return names;
}

export const inputConditions: SourceCheck = {
  name: 'input-conditions',
  source({ source: { sourceFile } }, report) {
    if (!sourceFile.text.includes('noResult(')) return;
    const value = readModule(sourceFile).definition?.value as Body | undefined;
    const inputs = value?.parameters?.[0]?.name;
    if (value?.body === undefined || inputs === undefined || !ts.isBlock(value.body)) return;
    for (const condition of conditionsIn(value.body, new Scope(inputs, constantsOf(sourceFile)))) {
      const text = condition.getText().replace(/\s+/g, ' ');
      report(
        condition,
        `\`${text}\` looks at inputs alone, so that it refuses them: it is told of no field, and only when nothing else is wrong.`,
        "Say what must hold, in place of `noResult`: requires: [{ that: ({ low, high }) => low < high, field: 'low', says: 'The low one, {low}, must be below {high}.' }]; its example has `refused` in place of `noResult`.",
      );
    }
  },
};
