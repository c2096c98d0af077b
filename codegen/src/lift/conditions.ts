/** Lifts conditions: comparisons answer with JavaScript's booleans, other values are asked through `$.truthy`. */

import { unwrapped } from '@reckoner/bundling/unwrapped';
import { ts } from 'ts-morph';
import type { Emission } from './emission.js';
import { expression } from './expressions.js';
import { functionExpression } from './functions.js';

const { SyntaxKind } = ts;

export const COMPARISONS: ReadonlyMap<ts.SyntaxKind, string> = new Map([
  [SyntaxKind.LessThanToken, 'lt'],
  [SyntaxKind.LessThanEqualsToken, 'le'],
  [SyntaxKind.GreaterThanToken, 'gt'],
  [SyntaxKind.GreaterThanEqualsToken, 'ge'],
]);

/** Calls whose answer is a boolean in every arithmetic. */
const BOOLEAN_CALLS = new Set(
  'includes some every isArray isFinite isNaN isInteger startsWith endsWith Boolean'.split(' '),
);

/** True when the expression can only be a boolean, so that JavaScript's own `&&`, `||` and `!` serve. */
export function isBoolean(node: ts.Expression): boolean {
  const inner = unwrapped(node);
  if (inner.kind === SyntaxKind.TrueKeyword || inner.kind === SyntaxKind.FalseKeyword) return true;
  if (ts.isPrefixUnaryExpression(inner)) return inner.operator === SyntaxKind.ExclamationToken;
  if (ts.isCallExpression(inner)) {
    const callee = unwrapped(inner.expression);
    const name = ts.isPropertyAccessExpression(callee) ? callee.name : callee;
    return ts.isIdentifier(name) && BOOLEAN_CALLS.has(name.text);
  }
  if (!ts.isBinaryExpression(inner)) return false;
  const operator = inner.operatorToken.kind;
  if (operator === SyntaxKind.AmpersandAmpersandToken || operator === SyntaxKind.BarBarToken) {
    return isBoolean(inner.left) && isBoolean(inner.right);
  }
  return (
    COMPARISONS.has(operator) ||
    operator === SyntaxKind.InKeyword ||
    operator === SyntaxKind.EqualsEqualsEqualsToken ||
    operator === SyntaxKind.ExclamationEqualsEqualsToken ||
    operator === SyntaxKind.EqualsEqualsToken ||
    operator === SyntaxKind.ExclamationEqualsToken
  );
}

/** The condition of `if`, `?:`, loops and tests: a JavaScript boolean. */
export function test(node: ts.Expression, emission: Emission): string {
  const inner = unwrapped(node);
  if (ts.isPrefixUnaryExpression(inner) && inner.operator === SyntaxKind.ExclamationToken) {
    return `!${test(inner.operand, emission)}`;
  }
  if (ts.isBinaryExpression(inner)) {
    const operator = inner.operatorToken.kind;
    if (operator === SyntaxKind.AmpersandAmpersandToken || operator === SyntaxKind.BarBarToken) {
      return `(${test(inner.left, emission)} ${ts.tokenToString(operator)} ${test(inner.right, emission)})`;
    }
  }
  return isBoolean(inner) ? expression(inner, emission) : `$.truthy(${expression(inner, emission)})`;
}

/** The callback of `filter`, `some` and their like, whose value is a condition: a zero of the arithmetic is false. */
export function callback(node: ts.Expression, emission: Emission): string {
  const inner = unwrapped(node);
  if (ts.isArrowFunction(inner) && !ts.isBlock(inner.body)) return functionExpression(inner, emission, true);
  return `((...$xs) => $.truthy((${expression(node, emission)})(...$xs)))`;
}
