/** What a calculator says of itself is written out in its file, so that tools read it without running anything. */

import { findProperty, propertyName } from '@reckoner/bundling/definition-source';
import { unwrapped } from '@reckoner/bundling/unwrapped';
import { ts } from 'ts-morph';
import type { Report, SourceCheck } from './subject.js';

const LITERAL = [
  'title',
  'description',
  'keywords',
  'aliases',
  'related',
  'notes',
  'stepwise',
  'figure',
  'arithmetic',
  'examples',
  'references',
];

function checkLiteral(node: ts.Expression, field: string, report: Report): void {
  const inner = unwrapped(node);
  if (ts.isStringLiteralLike(inner) || ts.isNumericLiteral(inner)) return;
  if (inner.kind === ts.SyntaxKind.TrueKeyword || inner.kind === ts.SyntaxKind.FalseKeyword) return;
  if (ts.isPrefixUnaryExpression(inner) && ts.isNumericLiteral(inner.operand)) return;
  if (ts.isArrayLiteralExpression(inner)) {
    for (const element of inner.elements) checkLiteral(element, field, report);
    return;
  }
  if (ts.isObjectLiteralExpression(inner)) {
    for (const property of inner.properties) {
      if (isOfValues(property, field)) continue;
      if (ts.isPropertyAssignment(property) && propertyName(property) !== undefined) {
        checkLiteral(property.initializer, field, report);
      } else complain(property, field, report);
    }
    return;
  }
  complain(inner, field, report);
}

/** What draws a figure is a function of values, and no datum. */
function isOfValues(property: ts.ObjectLiteralElementLike, field: string): boolean {
  return field === 'figure' && ['curve', 'draw', 'rows'].includes(propertyName(property) ?? '');
}

function complain(node: ts.Node, field: string, report: Report): void {
  const what = node.getText().replace(/\s+/g, ' ').slice(0, 40);
  report(
    node,
    `\`${field}\` is not literal here: ${what}`,
    'Write the text or number itself: no names, calls, sums or spreads.',
  );
}

export const literalMetadata: SourceCheck = {
  name: 'literal-metadata',
  source({ source }, report) {
    for (const field of LITERAL) {
      const property = findProperty(source.object, field);
      if (property === undefined) continue;
      if (ts.isPropertyAssignment(property)) checkLiteral(property.initializer, field, report);
      else complain(property, field, report);
    }
  },
};
