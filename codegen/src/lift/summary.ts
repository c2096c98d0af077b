/** What a definition's function reads and returns, as far as the syntax shows: for inputs never used, outputs never returned. */

import { unwrapped } from '@reckoner/bundling/unwrapped';
import { ts } from 'ts-morph';
import { boundNames, type ModuleNodes } from './module.js';
import type { DefinitionNodes, DefinitionSummary, Place } from './types.js';

type Body = ts.ArrowFunction | ts.FunctionExpression | ts.FunctionDeclaration | ts.MethodDeclaration;

function isBody(node: ts.Node | undefined): node is Body {
  return (
    node !== undefined &&
    (ts.isArrowFunction(node) ||
      ts.isFunctionExpression(node) ||
      ts.isFunctionDeclaration(node) ||
      ts.isMethodDeclaration(node))
  );
}

/** The function that a name at the top level stands for. */
function named(name: string, module: ModuleNodes): Body | undefined {
  const node = module.declarations.get(name);
  if (isBody(node)) return node;
  if (node === undefined || !ts.isVariableStatement(node)) return undefined;
  const declaration = node.declarationList.declarations.find(
    (each) => ts.isIdentifier(each.name) && each.name.text === name,
  );
  const value = declaration?.initializer && unwrapped(declaration.initializer);
  return isBody(value) ? value : undefined;
}

/** True when an identifier reads a variable, rather than naming a property or a declaration. */
function isRead(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
  if (ts.isBindingElement(parent)) return parent.initializer === node;
  if (ts.isVariableDeclaration(parent) || ts.isParameter(parent)) return parent.initializer === node;
  return true;
}

function visitReads(node: ts.Node, visit: (name: ts.Identifier) => void): void {
  if (ts.isIdentifier(node) && isRead(node)) visit(node);
  ts.forEachChild(node, (child) => visitReads(child, visit));
}

interface Reads {
  readonly used: Set<string>;
  readonly taken: Place[];
  usesOthers: boolean;
}

/** Notes what a destructuring pattern of the inputs takes; gives local name to input. */
function takePattern(pattern: ts.ObjectBindingPattern, reads: Reads, sourceFile: ts.SourceFile): Map<string, string> {
  const inputs = new Map<string, string>();
  for (const element of pattern.elements) {
    const property = element.propertyName ?? element.name;
    if (element.dotDotDotToken || !(ts.isIdentifier(property) || ts.isStringLiteral(property))) {
      reads.usesOthers = true;
      continue;
    }
    reads.taken.push({ name: property.text, offset: element.getStart(sourceFile) });
    for (const local of boundNames(element.name)) inputs.set(local, property.text);
  }
  return inputs;
}

function readInputs(body: Body, sourceFile: ts.SourceFile): Reads {
  const reads: Reads = { used: new Set(), taken: [], usesOthers: false };
  const [parameter] = body.parameters;
  if (parameter === undefined || body.body === undefined) return reads;
  const locals = new Map<string, string>();
  const whole = ts.isIdentifier(parameter.name) ? parameter.name.text : undefined;
  if (ts.isObjectBindingPattern(parameter.name)) {
    for (const [local, input] of takePattern(parameter.name, reads, sourceFile)) locals.set(local, input);
    // A default of one input may read another.
    visitReads(parameter.name, ({ text }) => locals.has(text) && reads.used.add(locals.get(text) as string));
  }
  if (whole !== undefined) {
    visitReads(body.body, (node) => {
      if (node.text !== whole) return;
      const { parent } = node;
      if (ts.isPropertyAccessExpression(parent)) reads.used.add(parent.name.text);
      else if (ts.isVariableDeclaration(parent) && ts.isObjectBindingPattern(parent.name)) {
        for (const [local, input] of takePattern(parent.name, reads, sourceFile)) locals.set(local, input);
      } else if (
        ts.isElementAccessExpression(parent) &&
        parent.expression === node &&
        ts.isStringLiteralLike(parent.argumentExpression)
      ) {
        reads.used.add(parent.argumentExpression.text);
      } else reads.usesOthers = true;
    });
  }
  visitReads(body.body, ({ text }) => {
    const input = locals.get(text);
    if (input !== undefined) reads.used.add(input);
  });
  return reads;
}

/** Operators whose value is one of their sides. */
const CHOOSING: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
]);

interface Returns {
  readonly returned: Map<string, number>;
  returnsOthers: boolean;
}

function returnStatements(node: ts.Node, visit: (expression: ts.Expression) => void): void {
  if (ts.isReturnStatement(node)) {
    if (node.expression) visit(node.expression);
    return;
  }
  if (ts.isFunctionLike(node)) return;
  ts.forEachChild(node, (child) => returnStatements(child, visit));
}

/** The value of the `const` that a name stands for in a function's own statements. */
function localValue(name: string, body: Body): ts.Expression | undefined {
  if (!body.body || !ts.isBlock(body.body)) return undefined;
  for (const statement of body.body.statements) {
    if (!ts.isVariableStatement(statement) || !(statement.declarationList.flags & ts.NodeFlags.Const)) continue;
    for (const { name: bound, initializer } of statement.declarationList.declarations) {
      if (ts.isIdentifier(bound) && bound.text === name) return initializer;
    }
  }
  return undefined;
}

/** Notes the outputs that an expression gives; follows conditions, constants, spreads and the file's own functions. */
function noteOutputs(
  value: ts.Expression,
  body: Body,
  module: ModuleNodes,
  sourceFile: ts.SourceFile,
  found: Returns,
  depth = 0,
): void {
  const inner = unwrapped(value);
  const note = (next: ts.Expression, within = body) => noteOutputs(next, within, module, sourceFile, found, depth + 1);
  if (depth > 8) found.returnsOthers = true;
  else if (ts.isConditionalExpression(inner)) {
    note(inner.whenTrue);
    note(inner.whenFalse);
  } else if (ts.isBinaryExpression(inner) && CHOOSING.has(inner.operatorToken.kind)) {
    if (inner.operatorToken.kind !== ts.SyntaxKind.AmpersandAmpersandToken) note(inner.left);
    note(inner.right);
  } else if (ts.isObjectLiteralExpression(inner)) {
    for (const property of inner.properties) {
      if (ts.isSpreadAssignment(property)) note(property.expression);
      else if (ts.isComputedPropertyName(property.name)) found.returnsOthers = true;
      else if (!found.returned.has(property.name.text)) {
        found.returned.set(property.name.text, property.getStart(sourceFile));
      }
    }
  } else if (ts.isIdentifier(inner)) {
    if (inner.text === 'undefined') return;
    const local = localValue(inner.text, body);
    if (local) note(local);
    else found.returnsOthers = true;
  } else if (ts.isCallExpression(inner) && ts.isIdentifier(inner.expression)) {
    const called = named(inner.expression.text, module);
    if (called) noteReturns(called, module, sourceFile, found, depth + 1);
    else found.returnsOthers = true;
  } else found.returnsOthers = true;
}

function noteReturns(body: Body, module: ModuleNodes, sourceFile: ts.SourceFile, found: Returns, depth = 0): void {
  if (!body.body) return;
  const note = (value: ts.Expression) => noteOutputs(value, body, module, sourceFile, found, depth);
  if (ts.isBlock(body.body)) returnStatements(body.body, note);
  else note(body.body);
}

function equationOffsets(body: Body, sourceFile: ts.SourceFile): number[] {
  const offsets: number[] = [];
  const note = (value: ts.Expression) => {
    const inner = unwrapped(value);
    if (ts.isArrayLiteralExpression(inner)) for (const each of inner.elements) offsets.push(each.getStart(sourceFile));
  };
  if (body.body && ts.isBlock(body.body)) returnStatements(body.body, note);
  else if (body.body) note(body.body as ts.Expression);
  return offsets;
}

/** Summarizes the function of a definition. Works on every formula, liftable or not. */
export function summarize(module: ModuleNodes, definition: DefinitionNodes): DefinitionSummary {
  const sourceFile = definition.object.getSourceFile();
  const { kind, value } = definition;
  const offset = definition.property.getStart(sourceFile);
  const body = isBody(value) ? value : ts.isIdentifier(value) ? named(value.text, module) : undefined;
  if (body === undefined) {
    return { kind, offset, used: [], taken: [], usesOthers: true, returned: [], returnsOthers: true, equations: [] };
  }
  const reads = readInputs(body, sourceFile);
  const found: Returns = { returned: new Map(), returnsOthers: false };
  if (kind !== 'equations') noteReturns(body, module, sourceFile, found);
  return {
    kind,
    offset,
    used: [...reads.used],
    taken: reads.taken,
    usesOthers: reads.usesOthers,
    returned: [...found.returned].map(([name, at]) => ({ name, offset: at })),
    returnsOthers: found.returnsOthers,
    equations: kind === 'equations' ? equationOffsets(body, sourceFile) : [],
  };
}
