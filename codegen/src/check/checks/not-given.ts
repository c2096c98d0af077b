/** Requirements do not ask of an input whether it is given: one that looks at an input without a value is not asked at all. */
import { partValue } from '@reckoner/bundling/definition-source';
import type { InputSpec } from '@reckoner/engine/authoring/kinds';
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

/** Where the last parameter is asked whether an input is given: `given.x`, `(inputs, { x }) => …`. */
function askedOf(that: ts.ArrowFunction, given: ts.ParameterDeclaration | undefined): [name: string, node: ts.Node][] {
  if (given === undefined) return [];
  const found: [string, ts.Node][] = [];
  if (ts.isObjectBindingPattern(given.name))
    return given.name.elements.map((element) => [(element.propertyName ?? element.name).getText(), element]);
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node) && node.expression.getText() === given.name.getText())
      found.push([node.name.text, node]);
    ts.forEachChild(node, visit);
  };
  visit(that.body);
  return found;
}

/** Names that are taken from the inputs at once, whether they are needed or not. */
function takenFrom(parameter: ts.ParameterDeclaration | undefined): ReadonlySet<string> {
  if (parameter === undefined || !ts.isObjectBindingPattern(parameter.name)) return new Set();
  return new Set(parameter.name.elements.map(({ propertyName, name }) => (propertyName ?? name).getText()));
}

const mayBeMissing = (spec: InputSpec | undefined): boolean => spec?.optional === true || spec?.when !== undefined;

export const notGiven: DefinitionCheck = {
  name: 'not-given',
  definition({ calculator, source }, report) {
    const { inputs, equations, requires = [] } = calculator.definition;
    for (const [index, { each }] of (requires as readonly AnyRequirement[]).entries()) {
      const that = partValue(source, ['requires', index, 'that']);
      if (that === undefined || !ts.isArrowFunction(that)) continue;
      const first = each === undefined ? 0 : 1;
      const ofInputs = that.parameters[first];
      if (ofInputs === undefined) continue;
      const row = each === undefined ? '' : 'row, ';
      // Equations take what was solved for besides.
      const asked = equations === undefined ? askedOf(that, that.parameters[first + 1]) : [];
      for (const [name, node] of asked) {
        if (takenFrom(ofInputs).has(name))
          report(
            node,
            `This requirement takes "${name}" from the inputs, so that it is not asked where "${name}" is not given, and \`given.${name}\` never decides.`,
            `Take it where it is needed: that: (${row}inputs, given) => !given.${name} || … inputs.${name} …`,
          );
        else if (!mayBeMissing(inputs[name]))
          report(
            node,
            `"${name}" always has a value, its default where none was sent, so that \`given.${name}\` never decides.`,
            'Make it `optional: true` and let the formula say what stands for it, or leave the condition out: who spells a default out asks for the same.',
          );
      }
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
