/** Reads loops that add up or multiply as sums and products; what other loops change is known only step by step. */

import { unwrapped } from '@reckoner/bundling/unwrapped';
import { add, type Expression, negative, numeral, subtract, symbol } from '@reckoner/engine/typeset/expression';
import { symbolsIn } from '@reckoner/engine/typeset/walk';
import { ts } from 'ts-morph';
import { accumulated, contribution } from './calls.js';
import { contains } from './modules.js';
import type { Environment, Reader } from './reader.js';
import { expectExpression, expectList, isExpression, orStepped, SteppedValue, Stepwise } from './values.js';

/** What a statement may change is afterwards known only step by step. */
export function forget(node: ts.Node, environment: Environment): void {
  for (const name of changedIn(node)) if (environment.has(name)) environment.set(name, new SteppedValue());
}

/** Names that are assigned, or whose methods are called, anywhere inside. */
function changedIn(node: ts.Node, names = new Set<string>()): Set<string> {
  const rootName = (inner: ts.Expression): void => {
    let at = unwrapped(inner);
    while (ts.isPropertyAccessExpression(at) || ts.isElementAccessExpression(at)) at = unwrapped(at.expression);
    if (ts.isIdentifier(at)) names.add(at.text);
  };
  if (
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind >= ts.SyntaxKind.FirstAssignment &&
    node.operatorToken.kind <= ts.SyntaxKind.LastAssignment
  ) {
    if (ts.isArrayLiteralExpression(node.left)) node.left.elements.forEach(rootName);
    else rootName(node.left);
  }
  if (ts.isPostfixUnaryExpression(node)) rootName(node.operand);
  if (ts.isExpressionStatement(node) && ts.isCallExpression(node.expression)) {
    const { expression } = node.expression;
    if (ts.isPropertyAccessExpression(expression)) rootName(expression.expression);
  }
  ts.forEachChild(node, (child) => {
    changedIn(child, names);
  });
  return names;
}

interface Range {
  readonly from: Expression;
  readonly to: Expression;
  /** What the loop's variable is at a place of the range. */
  readonly bind: (place: Expression, environment: Environment) => void;
}

function rangeOf(reader: Reader, statement: ts.ForStatement | ts.ForOfStatement, environment: Environment): Range {
  const { initializer } = statement;
  if (initializer === undefined || !ts.isVariableDeclarationList(initializer)) throw new Stepwise();
  const declaration = initializer.declarations[0]!;
  if (ts.isForOfStatement(statement)) {
    const list = expectList(reader.read(statement.expression, environment));
    if (list.items) throw new Stepwise();
    return {
      from: numeral('1'),
      to: list.count,
      bind: (place, inner) => reader.bind(declaration.name, list.at(place), inner),
    };
  }
  const { condition, incrementor } = statement;
  const stepsByOne =
    incrementor !== undefined &&
    (ts.isPostfixUnaryExpression(incrementor) || ts.isPrefixUnaryExpression(incrementor)) &&
    incrementor.operator === ts.SyntaxKind.PlusPlusToken;
  if (!stepsByOne || !condition || !ts.isBinaryExpression(condition)) throw new Stepwise();
  if (!ts.isIdentifier(declaration.name) || !declaration.initializer) throw new Stepwise();
  const name = declaration.name.text;
  const start = reader.expression(declaration.initializer, environment);
  const end = reader.expression(condition.right, environment);
  const operator = condition.operatorToken.kind;
  const inclusive = operator === ts.SyntaxKind.LessThanEqualsToken;
  if (!inclusive && operator !== ts.SyntaxKind.LessThanToken) throw new Stepwise();
  // A loop over the places of a list counts from one, as its elements do in print.
  const overList = !inclusive && end.kind === 'symbol' && end.key.startsWith('count:') && start.kind === 'number';
  if (overList) {
    return {
      from: add(start, numeral('1')),
      to: end,
      bind: (place, inner) => void inner.set(name, subtract(place, numeral('1'))),
    };
  }
  return {
    from: start,
    to: inclusive ? end : subtract(end, numeral('1')),
    bind: (place, inner) => void inner.set(name, place),
  };
}

/**
 * Runs a loop over a symbolic index. `runBody` runs its statements and says whether they ran to the end.
 */
export function loop(
  reader: Reader,
  statement: ts.ForStatement | ts.ForOfStatement,
  environment: Environment,
  runBody: (inner: Environment) => boolean,
): void {
  const changed = [...changedIn(statement.statement)].filter((name) => environment.has(name));
  try {
    if (contains(statement.statement, isJump)) throw new Stepwise();
    const range = rangeOf(reader, statement, environment);
    const index = reader.fresh('index', 'i');
    const inner = new Map(environment);
    const accumulators = new Map(changed.map((name) => [name, reader.fresh('total', name)]));
    for (const [name, key] of accumulators) inner.set(name, symbol(key));
    const complete = reader.indexed(() => {
      range.bind(symbol(index), inner);
      return runBody(inner);
    });
    if (!complete) throw new Stepwise();
    for (const [name, key] of accumulators) {
      environment.set(
        name,
        orStepped(() => {
          const after = inner.get(name)!;
          const found = isExpression(after) ? contribution(after, key) : undefined;
          const others = [...accumulators.values()];
          if (!found || symbolsIn(found.body).some((used) => others.includes(used))) throw new Stepwise();
          const all: Expression = {
            kind: 'series',
            operation: found.operation,
            index,
            from: range.from,
            to: range.to,
            body: found.body,
          };
          const down = found.operation === 'sum' && found.body.kind === 'negative';
          const whole = down ? negative({ ...all, body: (found.body as { of: Expression }).of }) : all;
          return reader.define(name, accumulated(expectExpression(environment.get(name)), found.operation, whole));
        }),
      );
    }
  } catch (error) {
    // Where a loop may return, nothing that follows it is the value.
    if (!(error instanceof Stepwise) || contains(statement.statement, ts.isReturnStatement)) throw error;
    // Also what its head counts up.
    forget(statement, environment);
  }
}

/** A statement with which a loop's body leaves it early or skips. */
const isJump = (node: ts.Node): boolean =>
  ts.isBreakStatement(node) || ts.isContinueStatement(node) || ts.isReturnStatement(node);
