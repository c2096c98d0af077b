/** Lifts expressions: operators become calls on the arithmetic `$`, types are erased, native values stay as they are. */

import { unwrapped } from '@reckoner/bundling/unwrapped';
import { ts } from 'ts-morph';
import { assignment, isAssignment } from './assignments.js';
import { globalConstant, liftCall, liftNew, similarNames } from './calls.js';
import { COMPARISONS, isBoolean, test } from './conditions.js';
import type { Emission } from './emission.js';
import { functionExpression, propertyKey } from './functions.js';
import { CONSTRUCTS, GLOBALS, OPERATORS } from './hints.js';
import { literal } from './literals.js';

const { SyntaxKind } = ts;

const ARITHMETIC: ReadonlyMap<ts.SyntaxKind, string> = new Map([
  [SyntaxKind.PlusToken, 'add'],
  [SyntaxKind.MinusToken, 'sub'],
  [SyntaxKind.AsteriskToken, 'mul'],
  [SyntaxKind.SlashToken, 'div'],
  [SyntaxKind.PercentToken, 'mod'],
  [SyntaxKind.AsteriskAsteriskToken, 'pow'],
]);

/** A key for element access or a count: a text or a native integer. */
export function key(node: ts.Expression, emission: Emission): string {
  const inner = unwrapped(node);
  const lifted = expression(node, emission);
  return ts.isStringLiteralLike(inner) || ts.isTemplateExpression(inner) || /^-?\d+$/.test(lifted)
    ? lifted
    : `$.index(${lifted})`;
}

/** Arguments or elements, separated by commas. */
export function list(nodes: readonly ts.Expression[], emission: Emission): string {
  return nodes.map((node) => (ts.isOmittedExpression(node) ? '' : expression(node, emission))).join(', ');
}

/** Values that `===` compares natively in every arithmetic. */
function isPlain(node: ts.Expression): boolean {
  const inner = unwrapped(node);
  return (
    ts.isStringLiteralLike(inner) ||
    inner.kind === SyntaxKind.NullKeyword ||
    inner.kind === SyntaxKind.TrueKeyword ||
    inner.kind === SyntaxKind.FalseKeyword ||
    ts.isTypeOfExpression(inner) ||
    (ts.isIdentifier(inner) && inner.text === 'undefined')
  );
}

function equality(node: ts.BinaryExpression, operator: '===' | '!==', emission: Emission): string {
  const left = expression(node.left, emission);
  const right = expression(node.right, emission);
  if (isPlain(node.left) || isPlain(node.right)) return `(${left} ${operator} ${right})`;
  const equal = emission.operation('eq', [left, right], node.operatorToken);
  return operator === '===' ? equal : `!${equal}`;
}

function binary(node: ts.BinaryExpression, emission: Emission): string {
  const operator = node.operatorToken.kind;
  const operation = ARITHMETIC.get(operator) ?? COMPARISONS.get(operator);
  if (operation) {
    const sides = [expression(node.left, emission), expression(node.right, emission)];
    return emission.operation(operation, sides, node.operatorToken);
  }
  const nothing = (side: ts.Expression) =>
    unwrapped(side).kind === SyntaxKind.NullKeyword || unwrapped(side).getText(emission.sourceFile) === 'undefined';
  switch (operator) {
    case SyntaxKind.EqualsEqualsEqualsToken:
      return equality(node, '===', emission);
    case SyntaxKind.ExclamationEqualsEqualsToken:
      return equality(node, '!==', emission);
    case SyntaxKind.EqualsEqualsToken:
    case SyntaxKind.ExclamationEqualsToken:
      if (nothing(node.left) || nothing(node.right)) {
        const sides = [expression(node.left, emission), expression(node.right, emission)];
        return `(${sides.join(` ${ts.tokenToString(operator)} `)})`;
      }
      break;
    case SyntaxKind.AmpersandAmpersandToken:
    case SyntaxKind.BarBarToken: {
      const left = expression(node.left, emission);
      const right = expression(node.right, emission);
      if (isBoolean(node.left)) return `(${left} ${ts.tokenToString(operator)} ${right})`;
      const helper = emission.helper(operator === SyntaxKind.BarBarToken ? '$or' : '$and');
      return `${helper}(${left}, () => (${right}))`;
    }
    case SyntaxKind.QuestionQuestionToken:
      return `(${expression(node.left, emission)} ?? ${expression(node.right, emission)})`;
    case SyntaxKind.InKeyword:
      return `(${key(node.left, emission)} in ${expression(node.right, emission)})`;
  }
  const [message, hint] = OPERATORS.get(operator) ?? ['This operator is not liftable.', 'Use `algorithm:`.'];
  if (OPERATORS.has(operator) || !isAssignment(operator)) {
    return emission.report(node.operatorToken, message, hint);
  }
  return `(${assignment(node, emission)})`;
}

function unary(node: ts.PrefixUnaryExpression, emission: Emission): string {
  const operand = unwrapped(node.operand);
  switch (node.operator) {
    case SyntaxKind.MinusToken:
      if (ts.isNumericLiteral(operand)) return literal(operand, '-', emission);
      if (ts.isIdentifier(operand) && emission.isGlobal(operand, 'Infinity')) return '-Infinity';
      return emission.operation('neg', [expression(operand, emission)], node);
    case SyntaxKind.ExclamationToken:
      return `!${test(operand, emission)}`;
    case SyntaxKind.PlusToken:
      return emission.report(
        node,
        'Unary `+` is not liftable.',
        'Write the value alone, or `flag ? 1 : 0` for a flag.',
      );
    case SyntaxKind.TildeToken:
      return emission.report(node, 'Bitwise `~` is not liftable.', 'Write `-x - 1`, or use `algorithm:`.');
    default:
      return emission.report(
        node,
        `\`${ts.tokenToString(node.operator)}\` used as a value is not liftable.`,
        'Write it as a statement of its own: `i += 1;`.',
      );
  }
}

function identifier(node: ts.Identifier, emission: Emission): string {
  const resolution = emission.resolve(node.text);
  if (resolution.kind === 'engine') {
    const { imported } = resolution;
    if (emission.options.constants.has(imported)) {
      emission.constants.add(imported);
      return emission.hoist(`$.named(${JSON.stringify(imported)})`);
    }
    if (emission.options.functions.has(imported)) {
      emission.functions.add(imported);
      return `((...$xs) => $.call(${JSON.stringify(imported)}, $xs))`;
    }
    return emission.report(
      node,
      `\`${imported}\` of @reckoner/engine cannot be used in a formula.`,
      similarNames(imported, emission) ?? 'Use a constant or function of the engine, or `algorithm:`.',
    );
  }
  if (resolution.kind !== 'unknown') return node.text;
  if (node.text === 'undefined' || node.text === 'NaN' || node.text === 'Infinity') return node.text;
  const known = Object.hasOwn(GLOBALS, node.text);
  return emission.report(
    node,
    known ? `\`${node.text}\` is not liftable.` : `\`${node.text}\` is not known in a formula.`,
    (known && GLOBALS[node.text]) || 'Import it, declare it in this file, or use `algorithm:`.',
  );
}

function template(node: ts.TemplateExpression, emission: Emission): string {
  const text = (raw: string) => raw.replace(/[\\`]|\$(?=\{)/g, '\\$&');
  const spans = node.templateSpans.map(({ expression: inner, literal: after }) => {
    const value = unwrapped(inner);
    if (ts.isBinaryExpression(value) && ARITHMETIC.has(value.operatorToken.kind)) {
      emission.report(
        value,
        'Arithmetic in a template literal is not liftable.',
        'Put the value into a `const` first.',
      );
    }
    return `\${${expression(inner, emission)}}${text(after.text)}`;
  });
  return `\`${text(node.head.text)}${spans.join('')}\``;
}

function objectLiteral(node: ts.ObjectLiteralExpression, emission: Emission): string {
  const properties = node.properties.map((property) => {
    if (ts.isSpreadAssignment(property)) return `...${expression(property.expression, emission)}`;
    if (ts.isShorthandPropertyAssignment(property)) {
      const value = identifier(property.name, emission);
      return value === property.name.text ? value : `${property.name.text}: ${value}`;
    }
    if (ts.isPropertyAssignment(property)) {
      return `${propertyKey(property.name, emission)}: ${expression(property.initializer, emission)}`;
    }
    if (ts.isMethodDeclaration(property)) {
      return `${propertyKey(property.name, emission)}: ${functionExpression(property, emission)}`;
    }
    return emission.report(property, 'A getter or setter is not liftable.', 'Write a property or a function.');
  });
  return properties.length === 0 ? '{}' : `{ ${properties.join(', ')} }`;
}

function typeOf(node: ts.TypeOfExpression, emission: Emission): string {
  const { parent } = node;
  const other = ts.isBinaryExpression(parent) && unwrapped(parent.left === node ? parent.right : parent.left);
  if (other && ts.isStringLiteralLike(other) && ['string', 'undefined', 'function'].includes(other.text)) {
    return `typeof ${expression(node.expression, emission)}`;
  }
  return emission.report(
    node,
    '`typeof` is not liftable: a number has another type in other arithmetics.',
    "Compare with `undefined`, or ask whether it is a text: `typeof x === 'string'`.",
  );
}

/** Lifts any expression. The result can stand as an operand, argument or initializer. */
export function expression(node: ts.Expression, emission: Emission): string {
  if (ts.isIdentifier(node)) return identifier(node, emission);
  if (ts.isNumericLiteral(node)) return literal(node, '', emission);
  if (ts.isStringLiteralLike(node)) return JSON.stringify(node.text);
  if (ts.isBinaryExpression(node)) return binary(node, emission);
  if (ts.isCallExpression(node)) return liftCall(node, emission);
  if (unwrapped(node) !== node) return expression(unwrapped(node), emission);
  if (ts.isPrefixUnaryExpression(node)) return unary(node, emission);
  if (ts.isPropertyAccessExpression(node)) {
    const constant = globalConstant(node, emission);
    if (constant !== undefined) return constant;
    return `${expression(node.expression, emission)}${node.questionDotToken ? '?.' : '.'}${node.name.text}`;
  }
  if (ts.isElementAccessExpression(node)) {
    const dot = node.questionDotToken ? '?.' : '';
    return `${expression(node.expression, emission)}${dot}[${key(node.argumentExpression, emission)}]`;
  }
  if (ts.isConditionalExpression(node)) {
    const [yes, no] = [expression(node.whenTrue, emission), expression(node.whenFalse, emission)];
    return `(${test(node.condition, emission)} ? ${yes} : ${no})`;
  }
  if (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) return functionExpression(node, emission);
  if (ts.isObjectLiteralExpression(node)) return objectLiteral(node, emission);
  if (ts.isArrayLiteralExpression(node)) return `[${list(node.elements, emission)}]`;
  if (ts.isSpreadElement(node)) return `...${expression(node.expression, emission)}`;
  if (ts.isTemplateExpression(node)) return template(node, emission);
  if (ts.isNewExpression(node)) return liftNew(node, emission);
  if (ts.isTypeOfExpression(node)) return typeOf(node, emission);
  if (node.kind === SyntaxKind.TrueKeyword) return 'true';
  if (node.kind === SyntaxKind.FalseKeyword) return 'false';
  if (node.kind === SyntaxKind.NullKeyword) return 'null';
  if (ts.isPostfixUnaryExpression(node)) {
    return emission.report(
      node,
      `\`${ts.tokenToString(node.operator)}\` used as a value is not liftable.`,
      'Write it as a statement of its own: `i += 1;`.',
    );
  }
  const [message, hint] = CONSTRUCTS.get(node.kind) ?? ['This expression is not liftable.', 'Use `algorithm:`.'];
  return emission.report(node, message, hint);
}
