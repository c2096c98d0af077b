/** No decision depends on the last digit of a computed double. */

import { parseModule, positionOf } from '@reckoner/bundling/definition-source';
import { resolveRelative } from '@reckoner/bundling/scan';
import type { FieldSpec, InputSpec } from '@reckoner/engine/authoring/kinds';
import { ts } from 'ts-morph';
import { readModule } from '../../lift/index.js';
import { type Comparison, Interpreter } from '../exactness/interpreter.js';
import { GIVEN, INTEGER, isNumber, joined, listOf, OTHER, record, UNKNOWN, type Value } from '../exactness/value.js';
import type { DefinitionCheck } from './subject.js';

const written = (value: number): Value => ({
  ...(Number.isInteger(value) ? INTEGER : GIVEN),
  nonnegative: value >= 0,
});

/** What is known of an input, as the formula receives it. */
function received(spec: FieldSpec | InputSpec): Value {
  switch (spec.kind) {
    case 'quantity':
    case 'measure':
    case 'number':
    case 'percent':
    case 'money':
    case 'integer': {
      const nonnegative = (spec.min ?? spec.above ?? -1) >= 0;
      // Bounds of percents are in percent.
      const share = (spec.max ?? spec.below ?? Number.POSITIVE_INFINITY) <= (spec.kind === 'percent' ? 100 : 1);
      return { ...(spec.kind === 'integer' ? INTEGER : GIVEN), nonnegative, share };
    }
    case 'date':
    case 'time':
      return INTEGER;
    case 'choice':
      return joined(
        Object.values(spec.options).map((option) =>
          typeof option === 'object' && option.value !== undefined ? written(option.value) : OTHER,
        ),
      );
    case 'list':
      return listOf(received(spec.of));
    case 'matrix':
      return listOf(listOf({ ...GIVEN, nonnegative: (spec.min ?? spec.above ?? -1) >= 0 }));
    case 'rows':
      return listOf(record(Object.entries(spec.columns).map(([name, column]) => [name, received(column)])));
    case 'text':
    case 'flag':
      return OTHER;
    default:
      return UNKNOWN;
  }
}

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
const isComputed = (value: Value) => isNumber(value) && !value.exact;

/** Whether the last digit of a computed double decides. */
function isDoubtful({ operator, left, right, isZero }: Comparison): boolean {
  if (!EQUALITIES.has(operator)) return isZero && [left, right].some((side) => cancels(side) || isSizeOfSum(side));
  if (left.kind === 'other' || right.kind === 'other') return false;
  if (isZero) return [left, right].some((side) => isNumber(side) && !side.zero);
  return isComputed(left) || isComputed(right);
}

const MEND =
  'Compare what was sent instead, or write `sumOfProducts([b, b], [-4, a, c])` for a sum whose sign must be exact, `isNear(a, b, tolerance)` with a tolerance in the unit, or `cosTurn(angle)` and `sinTurn(angle)`, which are exact at quarter turns.';

export const exactDecisions: DefinitionCheck = {
  name: 'exact-decisions',
  definition({ file, source, calculator }, report) {
    const { definition } = readModule(source.sourceFile);
    if (definition === undefined) return;
    const files = new Map([file, ...file.shared].map((one) => [parseModule(one), one] as const));
    const found = new Set<ts.Node>();
    const interpreter = new Interpreter(
      {
        resolve(from, specifier) {
          const of = files.get(from);
          const target = of && resolveRelative(of.path, specifier);
          const module = file.shared.find(({ path }) => path === target);
          return module && parseModule(module);
        },
      },
      (comparison) => {
        if (isDoubtful(comparison)) found.add(comparison.node);
      },
      calculator.arithmetic === 'decimal' && calculator.lifted !== undefined,
    );
    const inputs = Object.entries(calculator.definition.inputs);
    interpreter.run(source.sourceFile, definition.value, [
      record(inputs.map(([name, spec]) => [name, received(spec)])),
    ]);
    for (const node of found) {
      const text = node.getText().replace(/\s+/g, ' ');
      report(
        { file: node.getSourceFile().fileName, ...positionOf(node) },
        `\`${text}\` is decided by the last digit of a computed number.`,
        MEND,
      );
    }
  },
};
