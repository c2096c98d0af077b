/** Requirements and cautions do not compare by the last digits of computed or solved doubles: 0.3 m is at most 1.5 times 0.2 m. */

import { partValue, positionOf } from '@reckoner/bundling/definition-source';
import type { AnyRequirement } from '@reckoner/engine/calculate/guard/requirements';
import { ts } from 'ts-morph';
import { type Comparison, Interpreter } from '../exactness/interpreter.js';
import { receivedInputs, solvedVariables, sourcesOf } from '../exactness/received.js';
import { elementOf, isComputed, type Value } from '../exactness/value.js';
import type { DefinitionCheck } from './subject.js';

/** How an order is written between numbers that may miss each other by their last digits. */
const ORDERS: ReadonlyMap<ts.SyntaxKind, string> = new Map([
  [ts.SyntaxKind.LessThanToken, 'isBelow(a, b)'],
  [ts.SyntaxKind.LessThanEqualsToken, 'isAtMost(a, b)'],
  [ts.SyntaxKind.GreaterThanToken, 'isAbove(a, b)'],
  [ts.SyntaxKind.GreaterThanEqualsToken, 'isAtLeast(a, b)'],
]);

/** Sums of what is never negative are above 0 where they should be; the sign of another is for `exact-decisions`. */
const isByRounding = ({ operator, left, right, isZero }: Comparison): boolean =>
  ORDERS.has(operator) && !isZero && (isComputed(left) || isComputed(right));

/** Of what equations solve for: only where the limit itself is allowed. A narrow rectangle is nearly as wide as its diagonal. */
const admitsLimit = ({ operator }: Comparison): boolean =>
  operator === ts.SyntaxKind.LessThanEqualsToken || operator === ts.SyntaxKind.GreaterThanEqualsToken;

export const computedLimits: DefinitionCheck = {
  name: 'computed-limits',
  definition({ file, source, calculator }, report) {
    const { inputs, requires = [], cautions = [] } = calculator.definition;
    if (requires.length === 0 && cautions.length === 0) return;
    const ofEquations = calculator.definition.equations !== undefined;
    const found = new Map<ts.Expression, string>();
    const interpreter = new Interpreter(
      sourcesOf(file),
      (comparison) => {
        if (isByRounding(comparison) && (!ofEquations || admitsLimit(comparison)))
          found.set(comparison.node, ORDERS.get(comparison.operator)!);
      },
      () => {},
      // Conditions are asked on doubles, also where the formula runs on decimals.
      false,
    );
    const given = ofEquations ? solvedVariables(inputs) : receivedInputs(inputs);
    const ask = (part: readonly (string | number)[], args: readonly Value[]): void => {
      const condition = partValue(source, part);
      if (condition !== undefined) interpreter.run(source.sourceFile, condition, args);
    };
    for (const [index, { each }] of (requires as readonly AnyRequirement[]).entries()) {
      const row = each === undefined ? [] : [elementOf(memberOf(given, each))];
      ask(['requires', index, 'that'], [...row, given]);
    }
    for (const index of cautions.keys()) ask(['cautions', index, 'when'], [given]);
    for (const [node, order] of found) {
      const text = node.getText().replace(/\s+/g, ' ');
      report(
        { file: node.getSourceFile().fileName, ...positionOf(node) },
        `\`${text}\` is decided by the last digit of a computed number.`,
        `Write \`${order}\`: what differs by its last digits alone is equal for it, so that no slack has to be added.`,
      );
    }
  },
};

const memberOf = (values: Value, name: string): Value =>
  (values.kind === 'record' ? values.fields.get(name) : undefined) ?? { kind: 'unknown' };
