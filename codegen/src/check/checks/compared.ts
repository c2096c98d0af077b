/** The two sides of a comparison of sizes, as an operator or as a call of the engine writes it. */
import { ts } from 'ts-morph';

const OPERATORS: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.LessThanToken,
  ts.SyntaxKind.LessThanEqualsToken,
  ts.SyntaxKind.GreaterThanToken,
  ts.SyntaxKind.GreaterThanEqualsToken,
]);
const CALLS: ReadonlySet<string> = new Set(['isBelow', 'isAtMost', 'isAbove', 'isAtLeast']);

export function sidesOf(node: ts.Node): readonly [ts.Expression, ts.Expression] | undefined {
  if (ts.isBinaryExpression(node) && OPERATORS.has(node.operatorToken.kind)) return [node.left, node.right];
  if (!ts.isCallExpression(node) || !CALLS.has(node.expression.getText())) return undefined;
  const [left, right] = node.arguments;
  return left && right && [left, right];
}
