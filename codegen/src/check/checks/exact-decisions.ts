/** No decision depends on the last digit of a computed double. */

import { positionOf } from '@reckoner/bundling/definition-source';
import { ts } from 'ts-morph';
import { readModule } from '../../lift/index.js';
import { type Comparison, Interpreter } from '../exactness/interpreter.js';
import { receivedInputs, sourcesOf } from '../exactness/received.js';
import { isComputed, isNumber, type Value } from '../exactness/value.js';
import type { DefinitionCheck } from './subject.js';

const EQUALITIES: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
]);

/** An exact sign is to be had: the sum cancels, and consists of products of exact numbers. */
const cancels = (value: Value) =>
  isNumber(value) && !value.exact && !value.zero && !value.nonnegative && value.polynomial;
/** The size of such a sum is above 0 where the sum is not 0. */
const isSizeOfSum = (value: Value) =>
  isNumber(value) && !value.exact && !value.zero && value.nonnegative && value.polynomial;

/** Whether the last digit of a computed double decides. */
function isDoubtful({ operator, left, right, isZero }: Comparison): boolean {
  if (!EQUALITIES.has(operator)) return isZero && [left, right].some((side) => cancels(side) || isSizeOfSum(side));
  if (left.kind === 'other' || right.kind === 'other') return false;
  if (isZero) return [left, right].some((side) => isNumber(side) && !side.zero);
  return isComputed(left) || isComputed(right);
}

const MEND =
  'Compare what was sent instead, or write `sumOfProducts([b, b], [-4, a, c])` for a sum whose sign must be exact, `isNear(a, b, tolerance)` with a tolerance in the unit, or `cosTurn(angle)` and `sinTurn(angle)`, which are exact at quarter turns.';

/** What is written in place of a rounding, by its name. */
const NEAR: Readonly<Record<string, string>> = {
  floor: '`floorNear(x)`',
  trunc: '`floorNear(x)` or `ceilNear(x)`',
  ceil: '`ceilNear(x)`',
  round: '`roundNear(x)`',
  '%': '`modNear(a, b)`',
};
const mendOf = (by: string) =>
  `Write ${NEAR[by]}: a computed number that misses a whole one by its last digits, as 0.3 / 0.1 does 3, is taken for it.`;

export const exactDecisions: DefinitionCheck = {
  name: 'exact-decisions',
  definition({ file, source, calculator }, report) {
    const { definition } = readModule(source.sourceFile);
    if (definition === undefined) return;
    const found = new Map<ts.Node, string>();
    const interpreter = new Interpreter(
      sourcesOf(file),
      (comparison) => {
        if (isDoubtful(comparison)) found.set(comparison.node, MEND);
      },
      ({ node, by }) => found.set(node, mendOf(by)),
      calculator.arithmetic === 'decimal' && calculator.lifted !== undefined,
    );
    interpreter.run(source.sourceFile, definition.value, [receivedInputs(calculator.definition.inputs)]);
    for (const [node, mend] of found) {
      const text = node.getText().replace(/\s+/g, ' ');
      report(
        { file: node.getSourceFile().fileName, ...positionOf(node) },
        `\`${text}\` is decided by the last digit of a computed number.`,
        mend,
      );
    }
  },
};
