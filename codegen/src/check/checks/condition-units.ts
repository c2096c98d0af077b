/** Conditions of cautions, requirements and sentences compare values with constants of the unit in which the formula has them. */

import { findProperty } from '@reckoner/bundling/definition-source';
import type { FieldSpec } from '@reckoner/engine/authoring/kinds';
import { conversion } from '@reckoner/engine/calculate/read/unit';
import { parseUnit, sameDimension } from '@reckoner/engine/units/index';
import { ts } from 'ts-morph';
import { findTopLevel } from '../../typeset/modules.js';
import { sidesOf } from './compared.js';
import type { DefinitionCheck } from './subject.js';

/** What receives the formula's values, and decides by them what is told. */
const TOLD_BY_VALUES = ['cautions', 'requires', 'explanation', 'figure'];

/**
 * The units of `constant(5, 'kg')`, also with a sign before it, by a choice, as the least of several, or of a constant or a
 * helper of the file.
 */
function constantUnits(node: ts.Expression): readonly ts.StringLiteralLike[] {
  if (ts.isPrefixUnaryExpression(node)) return constantUnits(node.operand);
  if (ts.isParenthesizedExpression(node)) return constantUnits(node.expression);
  if (ts.isConditionalExpression(node)) return [...constantUnits(node.whenTrue), ...constantUnits(node.whenFalse)];
  if (ts.isIdentifier(node)) {
    const declared = topLevel(node);
    return declared === undefined || ts.isArrowFunction(declared) ? [] : constantUnits(declared);
  }
  if (!ts.isCallExpression(node)) return [];
  if (/^Math\.(?:min|max)$/.test(node.expression.getText())) return node.arguments.flatMap(constantUnits);
  if (!ts.isIdentifier(node.expression)) return [];
  if (node.expression.text === 'constant') {
    const [, unit] = node.arguments;
    return unit && ts.isStringLiteralLike(unit) ? [unit] : [];
  }
  const helper = topLevel(node.expression);
  return helper && ts.isArrowFunction(helper) && !ts.isBlock(helper.body) ? constantUnits(helper.body) : [];
}

function topLevel(name: ts.Identifier): ts.Expression | undefined {
  const declared = findTopLevel(name.getSourceFile(), name.text, undefined);
  return declared?.kind === 'constant' ? declared.initializer : undefined;
}

/** The fields that a side is made of; undefined where they are multiplied: the product's unit is another. */
function fieldsIn(node: ts.Expression, fields: ReadonlyMap<string, string>): ReadonlySet<string> | undefined {
  const units = new Set<string>();
  let isPlain = true;
  const visit = (inner: ts.Node): void => {
    if (ts.isBinaryExpression(inner)) {
      const { kind } = inner.operatorToken;
      if (kind === ts.SyntaxKind.AsteriskToken || kind === ts.SyntaxKind.SlashToken) isPlain = false;
    }
    if (ts.isIdentifier(inner)) {
      const unit = fields.get(inner.text);
      if (unit !== undefined) units.add(unit);
    }
    ts.forEachChild(inner, visit);
  };
  visit(node);
  return isPlain && keepsUnit(node) ? units : undefined;
}

const keepsUnit = (node: ts.Expression): boolean =>
  !ts.isCallExpression(node) || /^Math\.(?:abs|min|max)$/.test(node.expression.getText());

/** How many of one unit another is; NaN where they measure something else. */
function factor(from: string, to: string): number {
  const [one, other] = [parseUnit(from), parseUnit(to)];
  if (!one.ok || !other.ok || !sameDimension(one.unit, other.unit)) return Number.NaN;
  const change = conversion(from, to);
  return change.float(1) - change.float(0);
}

export const conditionUnits: DefinitionCheck = {
  name: 'condition-units',
  definition({ calculator, source }, report) {
    const { inputs, outputs } = calculator.definition;
    const specs = { ...outputs, ...inputs } as Readonly<Record<string, FieldSpec>>;
    const fields = new Map(
      Object.entries(specs).flatMap(([name, spec]) =>
        spec.kind === 'quantity' || spec.kind === 'measure' ? [[name, spec.formulaUnit] as const] : [],
      ),
    );
    const compare = (side: ts.Expression, constant: ts.Expression): void => {
      const constants = constantUnits(constant);
      const units = constants.length === 0 ? undefined : fieldsIn(side, fields);
      if (units?.size !== 1) return;
      const [own] = [...units] as [string];
      for (const unit of constants) {
        if (Math.abs(factor(unit.text, own) - 1) <= 1e-12) continue;
        const message = `The value is in ${own} here, and \`constant\` converts nothing: this compares ${own} with ${unit.text}.`;
        report(unit, message, `Write the number in ${own}: constant(…, '${own}')`);
      }
    };
    const visit = (node: ts.Node): void => {
      const [left, right] = sidesOf(node) ?? [];
      if (left && right) {
        compare(left, right);
        compare(right, left);
      }
      ts.forEachChild(node, visit);
    };
    for (const name of TOLD_BY_VALUES) {
      const property = findProperty(source.object, name);
      if (property) visit(property);
    }
  },
};
