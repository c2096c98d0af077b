/**
 * Makes calls of `classify` with a table of literals into comparisons, in the text that the native formulas are bundled
 * from: the table would be made anew at each call, which takes longer than most formulas.
 */
import { ts } from 'ts-morph';
import { parseModule } from '../definition-source.js';
import type { ModuleFile } from '../scan.js';
import { nodesOf } from '../syntax-nodes.js';
import { unwrapped } from '../unwrapped.js';

const NAME = 'classify';

/** True when `classify` is the engine's throughout the module: imported under that name, and declared nowhere else. */
function meansTheEngines(sourceFile: ts.SourceFile): boolean {
  let imported = false;
  let redeclared = false;
  for (const node of nodesOf(sourceFile)) {
    if (ts.isImportSpecifier(node)) {
      if (node.name.text !== NAME) continue;
      const { moduleSpecifier } = node.parent.parent.parent;
      const isEngine = ts.isStringLiteral(moduleSpecifier) && moduleSpecifier.text === '@reckoner/engine';
      if (isEngine && (node.propertyName ?? node.name).text === NAME) imported = true;
      else redeclared = true;
      continue;
    }
    const isDeclaration =
      ts.isVariableDeclaration(node) ||
      ts.isParameter(node) ||
      ts.isBindingElement(node) ||
      ts.isFunctionDeclaration(node) ||
      ts.isFunctionExpression(node);
    if (isDeclaration && node.name !== undefined && ts.isIdentifier(node.name) && node.name.text === NAME) {
      redeclared = true;
    }
  }
  return imported && !redeclared;
}

function isNumber(node: ts.Expression): boolean {
  if (ts.isNumericLiteral(node)) return true;
  return (
    ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.MinusToken && ts.isNumericLiteral(node.operand)
  );
}

interface Step {
  readonly below: string;
  readonly name: string;
}

/** The steps of a table that is written out in numbers and texts. */
function literalSteps(table: ts.Expression): Step[] | undefined {
  if (!ts.isArrayLiteralExpression(table) || table.elements.length === 0) return undefined;
  const steps: Step[] = [];
  for (const element of table.elements) {
    const row = unwrapped(element);
    if (!ts.isArrayLiteralExpression(row) || row.elements.length !== 2) return undefined;
    const [below, name] = [unwrapped(row.elements[0]!), unwrapped(row.elements[1]!)];
    if (!isNumber(below) || !ts.isStringLiteral(name)) return undefined;
    steps.push({ below: below.getText(), name: name.getText() });
  }
  return steps;
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

function comparisons(call: ts.CallExpression, value: string): string | undefined {
  if (call.arguments.length !== 3) return undefined;
  const [given, table, last] = call.arguments.map(unwrapped) as [ts.Expression, ts.Expression, ts.Expression];
  const steps = literalSteps(table);
  if (steps === undefined || !ts.isStringLiteral(last)) return undefined;
  const chain = (x: string) =>
    `(${steps.map(({ below, name }) => `${x} < ${below} ? ${name} : `).join('')}${last.getText()})`;
  // Anything but a name is computed once, as the argument of a function.
  return ts.isIdentifier(given) ? chain(given.text) : `(($x) => ${chain('$x')})(${value})`;
}

/** The module's text with its literal tables made into comparisons; undefined when it has none. */
export function withoutLiteralTables(file: ModuleFile): string | undefined {
  if (!file.text.includes(NAME)) return undefined;
  const sourceFile = parseModule(file);
  if (!meansTheEngines(sourceFile)) return undefined;
  const textOf = (node: ts.Node): string => {
    const start = node.getStart(sourceFile);
    const edits: Edit[] = [];
    const visit = (inner: ts.Node): void => {
      if (ts.isCallExpression(inner) && ts.isIdentifier(inner.expression) && inner.expression.text === NAME) {
        const value = inner.arguments[0];
        const text = value && comparisons(inner, textOf(value));
        if (text !== undefined) {
          edits.push({ start: inner.getStart(sourceFile) - start, end: inner.end - start, text });
          return;
        }
      }
      ts.forEachChild(inner, visit);
    };
    visit(node);
    let text = node.getText(sourceFile);
    for (const edit of edits.reverse()) text = text.slice(0, edit.start) + edit.text + text.slice(edit.end);
    return text;
  };
  const text = textOf(sourceFile);
  return text === sourceFile.getText() ? undefined : text;
}
