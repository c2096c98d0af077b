/** Lifts assignments and what else stands as a statement for its effect. */

import { unwrapped } from '@reckoner/bundling/unwrapped';
import { ts } from 'ts-morph';
import type { Emission } from './emission.js';
import { expression } from './expressions.js';
import { OPERATORS } from './hints.js';

const { SyntaxKind } = ts;

const COMPOUND: ReadonlyMap<ts.SyntaxKind, string> = new Map([
  [SyntaxKind.PlusEqualsToken, 'add'],
  [SyntaxKind.MinusEqualsToken, 'sub'],
  [SyntaxKind.AsteriskEqualsToken, 'mul'],
  [SyntaxKind.SlashEqualsToken, 'div'],
  [SyntaxKind.PercentEqualsToken, 'mod'],
  [SyntaxKind.AsteriskAsteriskEqualsToken, 'pow'],
]);

const COMPUTING: ReadonlySet<ts.SyntaxKind> = new Set([
  SyntaxKind.PlusToken,
  SyntaxKind.MinusToken,
  SyntaxKind.AsteriskToken,
  SyntaxKind.SlashToken,
  SyntaxKind.PercentToken,
  SyntaxKind.AsteriskAsteriskToken,
]);

export function isAssignment(operator: ts.SyntaxKind): boolean {
  return operator >= SyntaxKind.FirstAssignment && operator <= SyntaxKind.LastAssignment;
}

/** True when evaluating the expression twice is evaluating it once. */
function isRepeatable(node: ts.Node): boolean {
  if (ts.isCallExpression(node) || ts.isNewExpression(node)) return false;
  if (ts.isBinaryExpression(node) && isAssignment(node.operatorToken.kind)) return false;
  return ts.forEachChild(node, (child) => (isRepeatable(child) ? undefined : true)) !== true;
}

/** Reports a change to something that lives longer than one calculation: a formula keeps no state. */
export function refuseOutside(node: ts.Expression, emission: Emission): string | undefined {
  let root = unwrapped(node);
  while (ts.isElementAccessExpression(root) || ts.isPropertyAccessExpression(root)) root = unwrapped(root.expression);
  if (!ts.isIdentifier(root) || emission.isLocal(root.text)) return undefined;
  return emission.report(
    root,
    `\`${root.text}\` is changed outside of its function.`,
    'A formula keeps no state: declare it inside of the function, or make a copy.',
  );
}

/** The target of an assignment. */
function target(node: ts.Expression, emission: Emission): string {
  const inner = unwrapped(node);
  if (ts.isIdentifier(inner)) return refuseOutside(inner, emission) ?? inner.text;
  if (ts.isElementAccessExpression(inner) || ts.isPropertyAccessExpression(inner)) {
    return refuseOutside(inner, emission) ?? expression(inner, emission);
  }
  if (ts.isArrayLiteralExpression(inner)) {
    return `[${inner.elements.map((each) => target(each, emission)).join(', ')}]`;
  }
  return emission.report(inner, 'This assignment is not liftable.', 'Assign to a name or an element.');
}

/** The lifted text of what a name gets, noted under that name. */
function noted(name: ts.Node, text: string, emission: Emission): string {
  // Outside of functions constants are made once, not worked out for each calculation.
  if (!ts.isIdentifier(name) || !emission.isInside || emission.options.positions) return text;
  return `${emission.helper('$let')}(${JSON.stringify(name.text)}, ${text})`;
}

/** Whether working the expression out gives a number, as far as its outermost syntax shows. */
function mayCompute(node: ts.Expression): boolean {
  const inner = unwrapped(node);
  if (ts.isBinaryExpression(inner)) return COMPUTING.has(inner.operatorToken.kind);
  if (ts.isConditionalExpression(inner)) return mayCompute(inner.whenTrue) || mayCompute(inner.whenFalse);
  if (ts.isPrefixUnaryExpression(inner)) return inner.operator === SyntaxKind.MinusToken;
  return ts.isCallExpression(inner);
}

/** What a declaration or assignment gives a name; worked steps call the value by it. */
export function named(name: ts.Node, value: ts.Expression, emission: Emission): string {
  const text = expression(value, emission);
  return mayCompute(value) ? noted(name, text, emission) : text;
}

export function assignment(node: ts.BinaryExpression, emission: Emission): string {
  const operator = node.operatorToken.kind;
  const to = target(node.left, emission);
  if (operator === SyntaxKind.EqualsToken) return `${to} = ${named(unwrapped(node.left), node.right, emission)}`;
  if (!isRepeatable(node.left)) {
    return emission.report(
      node.left,
      'The target of this assignment calls a function.',
      'Put the index into a `const` first.',
    );
  }
  const right = expression(node.right, emission);
  const operation = COMPOUND.get(operator);
  if (operation) {
    const result = emission.operation(operation, [to, right], node.operatorToken);
    return `${to} = ${noted(unwrapped(node.left), result, emission)}`;
  }
  if (operator === SyntaxKind.QuestionQuestionEqualsToken) return `${to} ??= ${right}`;
  const helper = emission.helper(operator === SyntaxKind.BarBarEqualsToken ? '$or' : '$and');
  return `${to} = ${helper}(${to}, () => ${right})`;
}

/** An expression in the place of a statement, where assignments need no parentheses and `i++` is allowed. */
export function effect(node: ts.Expression, emission: Emission): string {
  const inner = unwrapped(node);
  if (
    (ts.isPrefixUnaryExpression(inner) || ts.isPostfixUnaryExpression(inner)) &&
    (inner.operator === SyntaxKind.PlusPlusToken || inner.operator === SyntaxKind.MinusMinusToken)
  ) {
    const to = target(inner.operand, emission);
    const operation = inner.operator === SyntaxKind.PlusPlusToken ? 'add' : 'sub';
    return `${to} = ${emission.operation(operation, [to, '1'], inner)}`;
  }
  if (ts.isBinaryExpression(inner)) {
    if (inner.operatorToken.kind === SyntaxKind.CommaToken) {
      return `${effect(inner.left, emission)}, ${effect(inner.right, emission)}`;
    }
    if (isAssignment(inner.operatorToken.kind) && !OPERATORS.has(inner.operatorToken.kind)) {
      return assignment(inner, emission);
    }
  }
  return expression(node, emission);
}
