/** Lifts functions and patterns: types are erased, defaults and bodies lifted. */
import { ts } from 'ts-morph';
import { test } from './conditions.js';
import type { Emission } from './emission.js';
import { expression, key } from './expressions.js';
import { boundNames } from './module.js';
import { block } from './statements.js';

/** A name or a destructuring pattern. */
export function pattern(name: ts.BindingName, emission: Emission): string {
  if (ts.isIdentifier(name)) {
    if (name.text.startsWith('$')) {
      emission.report(name, `The name \`${name.text}\` begins with \`$\`.`, 'Rename it: lifted code uses `$` itself.');
    }
    return name.text;
  }
  const element = (each: ts.BindingElement): string => {
    const bound = pattern(each.name, emission);
    const property = each.propertyName ? `${propertyKey(each.propertyName, emission)}: ` : '';
    const initializer = each.initializer ? ` = ${expression(each.initializer, emission)}` : '';
    return `${each.dotDotDotToken ? '...' : ''}${property}${bound}${initializer}`;
  };
  if (ts.isObjectBindingPattern(name)) return `{ ${name.elements.map(element).join(', ')} }`;
  return `[${name.elements.map((each) => (ts.isOmittedExpression(each) ? '' : element(each))).join(', ')}]`;
}

/** The key of a property in an object literal or pattern. */
export function propertyKey(name: ts.PropertyName, emission: Emission): string {
  if (ts.isIdentifier(name)) return name.text;
  if (ts.isComputedPropertyName(name)) return `[${key(name.expression, emission)}]`;
  if (ts.isStringLiteralLike(name)) return JSON.stringify(name.text);
  if (ts.isNumericLiteral(name)) return JSON.stringify(name.text);
  return emission.report(name, 'This key is not liftable.', 'Write a name or a text.');
}

function signature(node: ts.SignatureDeclaration, emission: Emission): string {
  const parameters = node.parameters.filter(({ name }) => !(ts.isIdentifier(name) && name.text === 'this'));
  return parameters
    .map((parameter) => {
      const initializer = parameter.initializer ? ` = ${expression(parameter.initializer, emission)}` : '';
      return `${parameter.dotDotDotToken ? '...' : ''}${pattern(parameter.name, emission)}${initializer}`;
    })
    .join(', ');
}

type Function = ts.ArrowFunction | ts.FunctionExpression | ts.FunctionDeclaration | ts.MethodDeclaration;

/** Parameters and body of any function; `testing` lifts an expression body as a condition. */
function parts(node: Function, emission: Emission, testing: boolean): { parameters: string; body: string } {
  if (ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.AsyncKeyword)) {
    emission.report(node, 'An `async` function is not liftable.', 'A formula is synchronous: put data into `shared/`.');
  }
  if (!ts.isArrowFunction(node) && node.asteriskToken) {
    emission.report(node, 'A generator is not liftable.', 'Collect the values in an array.');
  }
  const names = node.parameters.flatMap(({ name }) => boundNames(name));
  if (ts.isFunctionExpression(node) && node.name) names.push(node.name.text);
  return emission.inScope(names, () => {
    const parameters = signature(node, emission);
    if (node.body === undefined) return { parameters, body: '{}' };
    if (ts.isBlock(node.body)) return { parameters, body: block(node.body, emission) };
    return { parameters, body: `(${(testing ? test : expression)(node.body, emission)})` };
  });
}

export function functionExpression(
  node: ts.ArrowFunction | ts.FunctionExpression | ts.MethodDeclaration,
  emission: Emission,
  testing = false,
): string {
  const { parameters, body } = parts(node, emission, testing);
  if (ts.isFunctionExpression(node)) return `(function ${node.name?.text ?? ''}(${parameters}) ${body})`;
  return `((${parameters}) => ${body})`;
}

export function functionDeclaration(node: ts.FunctionDeclaration, emission: Emission): string {
  const { parameters, body } = parts(node, emission, false);
  return `function ${node.name?.text ?? ''}(${parameters}) ${body}`;
}
