/** Requirements do not ask of an input whether it is given: one that looks at an input without a value is not asked at all. */
import { partValue } from '@reckoner/bundling/definition-source';
import type { AnyRequirement } from '@reckoner/engine/calculate/guard/requirements';
import { ts } from 'ts-morph';
import type { DefinitionCheck } from './subject.js';

const EQUALITY: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
]);

const isUndefined = (node: ts.Node): boolean => ts.isIdentifier(node) && node.text === 'undefined';

/** What is asked for where it has no value: `x === undefined`, `x ?? 0`, `({ x = 0 }) => …`. */
function vainIn(that: ts.ArrowFunction, parameter: ts.ParameterDeclaration): [name: string, node: ts.Node][] {
  const elements = ts.isObjectBindingPattern(parameter.name) ? parameter.name.elements : [];
  const named = (element: ts.BindingElement) => (element.propertyName ?? element.name).getText();
  const inputsName = ts.isIdentifier(parameter.name) ? parameter.name.text : undefined;
  const inputOf = (node: ts.Expression): string | undefined => {
    if (ts.isPropertyAccessExpression(node))
      return node.expression.getText() === inputsName ? node.name.text : undefined;
    const element = elements.find(({ name }) => name.getText() === node.getText());
    return element && named(element);
  };
  const found: [string, ts.Node][] = elements.flatMap((element): [string, ts.Node][] =>
    element.initializer ? [[named(element), element]] : [],
  );
  const visit = (node: ts.Node): void => {
    if (ts.isBinaryExpression(node)) {
      const { left, right, operatorToken } = node;
      if (EQUALITY.has(operatorToken.kind)) {
        for (const [one, other] of [
          [left, right],
          [right, left],
        ] as const) {
          const name = isUndefined(other) ? inputOf(one) : undefined;
          if (name !== undefined) found.push([name, node]);
        }
      }
      const name = operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken ? inputOf(left) : undefined;
      if (name !== undefined) found.push([name, node]);
    }
    ts.forEachChild(node, visit);
  };
  visit(that.body);
  return found;
}

export const notGiven: DefinitionCheck = {
  name: 'not-given',
  definition({ calculator, source }, report) {
    for (const [index, { each }] of ((calculator.definition.requires ?? []) as readonly AnyRequirement[]).entries()) {
      const that = partValue(source, ['requires', index, 'that']);
      if (that === undefined || !ts.isArrowFunction(that)) continue;
      const ofInputs = that.parameters[each === undefined ? 0 : 1];
      if (ofInputs === undefined) continue;
      for (const [name, node] of vainIn(that, ofInputs)) {
        report(
          node,
          `Where "${name}" is not given, this requirement is not asked, so that \`${node.getText().replace(/\s+/g, ' ')}\` never decides.`,
          `Ask the last parameter, before "${name}" is looked at: that: (${each === undefined ? '' : 'row, '}inputs, given) => !given.${name} || … inputs.${name} …`,
        );
      }
    }
  },
};
