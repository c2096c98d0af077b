/** Looks through what an expression is wrapped in and what changes nothing of its value. */
import { ts } from 'ts-morph';

/** The expression without parentheses, type assertions, `satisfies` and `!`. */
export function unwrapped(node: ts.Expression): ts.Expression {
  let inner = node;
  while (
    ts.isParenthesizedExpression(inner) ||
    ts.isAsExpression(inner) ||
    ts.isSatisfiesExpression(inner) ||
    ts.isNonNullExpression(inner) ||
    ts.isTypeAssertionExpression(inner)
  ) {
    inner = inner.expression;
  }
  return inner;
}
