/** Where one input must be below a second and that below a third, the first is held to the third also without the second. */
import { propertyName } from '@reckoner/bundling/definition-source';
import type { InputSpec } from '@reckoner/engine/authoring/kinds';
import { ts } from 'ts-morph';
import type { DefinitionCheck, SourceSubject } from './subject.js';

/** That one input lies below another, or is the same where `same`. */
interface Order {
  readonly below: string;
  readonly above: string;
  readonly same: boolean;
  /** Its place among the requirements. */
  readonly index: number;
}

const OPERATORS = new Map<ts.SyntaxKind, { readonly isRising: boolean; readonly same: boolean }>([
  [ts.SyntaxKind.LessThanToken, { isRising: true, same: false }],
  [ts.SyntaxKind.LessThanEqualsToken, { isRising: true, same: true }],
  [ts.SyntaxKind.GreaterThanToken, { isRising: false, same: false }],
  [ts.SyntaxKind.GreaterThanEqualsToken, { isRising: false, same: true }],
]);

/** What `that: ({ low, high }) => low < high` says; undefined of any other condition, and of rows. */
function orderIn(rule: ts.Expression, index: number): Order | undefined {
  if (!ts.isObjectLiteralExpression(rule)) return undefined;
  const parts = rule.properties.filter(ts.isPropertyAssignment);
  if (parts.some((part) => propertyName(part) === 'each')) return undefined;
  const that = parts.find((part) => propertyName(part) === 'that')?.initializer;
  if (that === undefined || !ts.isArrowFunction(that) || !ts.isBinaryExpression(that.body)) return undefined;
  const { left, right, operatorToken } = that.body;
  const operator = OPERATORS.get(operatorToken.kind);
  if (operator === undefined || !ts.isIdentifier(left) || !ts.isIdentifier(right)) return undefined;
  const [below, above] = operator.isRising ? [left.text, right.text] : [right.text, left.text];
  return { below, above, same: operator.same, index };
}

function ordersIn({ source }: SourceSubject): Order[] {
  const property = source.object.properties.find((one) => propertyName(one) === 'requires');
  if (property === undefined || !ts.isPropertyAssignment(property)) return [];
  const { initializer } = property;
  if (!ts.isArrayLiteralExpression(initializer)) return [];
  return initializer.elements.flatMap((rule, index) => orderIn(rule, index) ?? []);
}

/** Whether an input may have no value where two others have one. */
function mayMiss(spec: InputSpec, others: readonly (InputSpec | undefined)[]): boolean {
  if (spec.optional) return true;
  const when = JSON.stringify(spec.when);
  return when !== undefined && others.every((other) => JSON.stringify(other?.when) !== when);
}

export const orderedChain: DefinitionCheck = {
  name: 'ordered-chain',
  definition(subject, report) {
    const { definition } = subject.calculator;
    // Among the variables of equations each is either given or found.
    if (definition.requires === undefined || definition.equations !== undefined) return;
    const inputs = definition.inputs as Readonly<Record<string, InputSpec>>;
    const orders = ordersIn(subject);
    for (const first of orders) {
      for (const second of orders.filter(({ below }) => below === first.above)) {
        const [low, middle, high] = [first.below, first.above, second.above];
        const between = inputs[middle];
        if (between === undefined || low === high || !mayMiss(between, [inputs[low], inputs[high]])) continue;
        if (orders.some(({ below, above }) => below === low && above === high)) continue;
        const sign = first.same && second.same ? '<=' : '<';
        report(
          ['requires', second.index],
          `"${low}" is held below "${high}" by "${middle}" alone, which may be left out.`,
          `Add, with an example that it refuses: { that: ({ ${low}, ${high} }) => ${low} ${sign} ${high}, field: '${low}', says: '…' }`,
        );
      }
    }
  },
};
