/** Nothing is kept from one calculation to the next: what stands at the top of a module is not changed by its functions. */
import { ts } from 'ts-morph';
import { rootOf, writtenBy } from './lasting.js';
import type { Report } from './subject.js';

/** Methods that change a list, whatever it is made of. */
const OF_LISTS = new Set(['push', 'pop', 'shift', 'unshift', 'splice', 'sort', 'reverse', 'fill', 'copyWithin']);
/** Of what is made by `new`; elsewhere these may be functions of the author's. */
const OF_COLLECTIONS = new Set(['set', 'add', 'delete', 'clear']);

type Declarations = ReadonlyMap<string, ts.VariableDeclaration>;

function declaredAtTop(sourceFile: ts.SourceFile): Declarations {
  const found = new Map<string, ts.VariableDeclaration>();
  for (const statement of sourceFile.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const declaration of statement.declarationList.declarations)
      if (ts.isIdentifier(declaration.name)) found.set(declaration.name.text, declaration);
  }
  return found;
}

/** Names that a function declares somewhere, which hide those at the top. */
function hiddenBy(owner: ts.Node): Set<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    const isDeclaration =
      ts.isVariableDeclaration(node) ||
      ts.isParameter(node) ||
      ts.isBindingElement(node) ||
      ts.isFunctionDeclaration(node);
    if (isDeclaration && node.name !== undefined && ts.isIdentifier(node.name)) names.add(node.name.text);
    ts.forEachChild(node, visit);
  };
  visit(owner);
  return names;
}

/** What the node changes, if it changes something. */
function changedBy(node: ts.Node, top: Declarations): ts.Identifier | undefined {
  const written = writtenBy(node);
  // Where a pattern goes on is set anew before it is used.
  if (written !== undefined && ts.isPropertyAccessExpression(written) && written.name.text === 'lastIndex')
    return undefined;
  if (written !== undefined) return rootOf(written);
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined;
  const { name, expression } = node.expression;
  const root = rootOf(expression);
  const initializer = root && top.get(root.text)?.initializer;
  const isCollection = initializer !== undefined && ts.isNewExpression(initializer) && OF_COLLECTIONS.has(name.text);
  return OF_LISTS.has(name.text) || isCollection ? root : undefined;
}

/** Also for modules in `shared`. */
export function checkKeptValues(sourceFile: ts.SourceFile, report: Report): void {
  const top = declaredAtTop(sourceFile);
  if (top.size === 0) return;
  const visit = (node: ts.Node, functions: readonly ts.Node[]): void => {
    // What runs at load, outside of functions, makes the values.
    const root = functions.length === 0 ? undefined : changedBy(node, top);
    if (root !== undefined && top.has(root.text) && !functions.some((one) => hiddenBy(one).has(root.text))) {
      report(
        root,
        `\`${root.text}\` would be kept from one calculation to the next.`,
        'Declare it in the function that changes it: the same inputs give the same results.',
      );
    }
    const inside = ts.isFunctionLike(node) ? [...functions, node] : functions;
    ts.forEachChild(node, (child) => visit(child, inside));
  };
  visit(sourceFile, []);
}
