/** The syntax tree of a calculator's file: finds the definition and the place of each of its parts. */
import { ts } from 'ts-morph';
import { type Position, positionAt } from './problem.js';
import type { ModuleFile } from './scan.js';
import { noteNodes } from './syntax-nodes.js';
import { unwrapped } from './unwrapped.js';

/** The way to a part of the definition: `['inputs', 'mass', 'min']`, `['examples', 0, 'results', 'energy']`. */
export type PartPath = readonly (string | number)[];

export interface DefinitionSource {
  readonly sourceFile: ts.SourceFile;
  readonly kind: 'calculator' | 'equations';
  readonly call: ts.CallExpression;
  readonly object: ts.ObjectLiteralExpression;
}

/** Nothing reads what comments say of types. */
const OPTIONS = { languageVersion: ts.ScriptTarget.ES2022, jsDocParsingMode: ts.JSDocParsingMode.ParseNone };
const parsed = new WeakMap<ModuleFile, ts.SourceFile>();

/** Parsed once for each file object; named by the path from the root. */
export function parseModule(file: ModuleFile): ts.SourceFile {
  const known = parsed.get(file);
  if (known !== undefined) return known;
  const sourceFile = parseText(file.display, file.text);
  parsed.set(file, sourceFile);
  return sourceFile;
}

export function parseText(name: string, text: string): ts.SourceFile {
  const sourceFile = ts.createSourceFile(name, text, OPTIONS, false);
  noteNodes(sourceFile);
  return sourceFile;
}

/** Syntax errors of a parsed file; the parser keeps them in a field that its types do not name. */
export function syntaxErrors(sourceFile: ts.SourceFile): { position: Position; message: string }[] {
  const { parseDiagnostics = [] } = sourceFile as ts.SourceFile & { parseDiagnostics?: ts.DiagnosticWithLocation[] };
  return parseDiagnostics.map(({ start, messageText }) => ({
    position: positionAt(sourceFile.text, start),
    message: ts.flattenDiagnosticMessageText(messageText, ' '),
  }));
}

export function positionOf(node: ts.Node): Position {
  const sourceFile = node.getSourceFile();
  const { line, character } = sourceFile.getLineAndCharacterOfPosition(node.getStart(sourceFile));
  return { line: line + 1, column: character + 1 };
}

/** The definition, or the node to complain about and what is wrong with it. */
export function findDefinition(
  sourceFile: ts.SourceFile,
): { found: DefinitionSource } | { found: undefined; at: ts.Node; message: string } {
  const statement = sourceFile.statements.find(ts.isExportAssignment);
  const expected = 'export default defineCalculator({ … }) or defineEquations({ … })';
  if (statement === undefined) {
    return { found: undefined, at: sourceFile, message: `The file has no default export; expected ${expected}.` };
  }
  const call = unwrapped(statement.expression);
  const name = ts.isCallExpression(call) && ts.isIdentifier(call.expression) ? call.expression.text : '';
  if (!ts.isCallExpression(call) || (name !== 'defineCalculator' && name !== 'defineEquations')) {
    return { found: undefined, at: call, message: `The default export must be written in place: ${expected}.` };
  }
  const object = call.arguments[0] && unwrapped(call.arguments[0]);
  if (object === undefined || !ts.isObjectLiteralExpression(object)) {
    return { found: undefined, at: object ?? call, message: `${name} takes an object literal: ${expected}.` };
  }
  return { found: { sourceFile, kind: name === 'defineEquations' ? 'equations' : 'calculator', call, object } };
}

export function propertyName(property: ts.ObjectLiteralElementLike): string | undefined {
  const { name } = property;
  if (name === undefined) return undefined;
  if (ts.isIdentifier(name) || ts.isStringLiteralLike(name) || ts.isNumericLiteral(name)) return name.text;
  return undefined;
}

export function findProperty(
  object: ts.ObjectLiteralExpression,
  name: string,
): ts.ObjectLiteralElementLike | undefined {
  return object.properties.find((property) => propertyName(property) === name);
}

/** What a property holds: its value, or for a shorthand the declaration's value in the same file where there is one. */
function heldBy(property: ts.ObjectLiteralElementLike): ts.Expression | undefined {
  if (ts.isPropertyAssignment(property)) return resolveLocal(property.initializer);
  if (ts.isShorthandPropertyAssignment(property)) return resolveLocal(property.name);
  return undefined;
}

/** Follows a name to a `const` of the same file. */
function resolveLocal(expression: ts.Expression): ts.Expression {
  const inner = unwrapped(expression);
  if (!ts.isIdentifier(inner)) return inner;
  for (const statement of inner.getSourceFile().statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (initializer && ts.isIdentifier(name) && name.text === inner.text) return unwrapped(initializer);
    }
  }
  return inner;
}

function step(node: ts.Expression, key: string | number): ts.Node | undefined {
  if (ts.isArrayLiteralExpression(node)) return typeof key === 'number' ? node.elements[key] : undefined;
  if (ts.isObjectLiteralExpression(node)) return findProperty(node, String(key));
  if (ts.isCallExpression(node)) {
    // A field: quantity('kg', { label: … }), choice({ … }, { label: … }), list(number({ … }), { … }).
    const [first] = node.arguments;
    const options = node.arguments.at(-1);
    if ((key === 'formulaUnit' || key === 'options' || key === 'classes' || key === 'columns') && first) return first;
    if (options && ts.isObjectLiteralExpression(options)) return findProperty(options, String(key));
  }
  return undefined;
}

/** The node of a part, or undefined where it is not written in this file. */
function findPart({ object, kind }: DefinitionSource, part: PartPath): ts.Node | undefined {
  let node: ts.Node = object;
  for (const [index, given] of part.entries()) {
    const key =
      kind === 'equations' && index === 0 && (given === 'inputs' || given === 'outputs') ? 'variables' : given;
    const inside: ts.Expression | undefined = ts.isObjectLiteralElementLike(node)
      ? heldBy(node)
      : resolveLocal(node as ts.Expression);
    const next = inside && step(inside, key);
    if (next === undefined) return undefined;
    node = next;
  }
  return node;
}

/** The node of a part, or of the nearest part around it that is written in this file. */
export function nearestPart(source: DefinitionSource, part: PartPath): ts.Node {
  for (let length = part.length; length > 0; length -= 1) {
    const node = findPart(source, part.slice(0, length));
    if (node !== undefined) return node;
  }
  return source.call;
}

/** The value expression of a part, where it is written in this file. */
export function partValue(source: DefinitionSource, part: PartPath): ts.Expression | undefined {
  const node = findPart(source, part);
  if (node === undefined) return undefined;
  return ts.isObjectLiteralElementLike(node) ? heldBy(node) : resolveLocal(node as ts.Expression);
}
