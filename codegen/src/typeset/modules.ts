/** Looks up top-level names of a source file: constants, functions, and what it imports. */
import { ts } from 'ts-morph';

/** Finds the file that an import names, or undefined when its source is not at hand. */
export type Resolve = (specifier: string, from: ts.SourceFile) => ts.SourceFile | undefined;

export type FunctionNode = ts.ArrowFunction | ts.FunctionExpression | ts.FunctionDeclaration | ts.MethodDeclaration;

export type TopLevelName =
  | { readonly kind: 'constant'; readonly initializer: ts.Expression; readonly sourceFile: ts.SourceFile }
  | { readonly kind: 'function'; readonly node: ts.FunctionDeclaration; readonly sourceFile: ts.SourceFile }
  | { readonly kind: 'engine'; readonly name: string };

export const isFunctionNode = (node: ts.Node): node is FunctionNode =>
  ts.isArrowFunction(node) ||
  ts.isFunctionExpression(node) ||
  ts.isFunctionDeclaration(node) ||
  ts.isMethodDeclaration(node);

/** What a top-level name of `sourceFile` stands for; follows imports of the project's own files. */
export function findTopLevel(
  sourceFile: ts.SourceFile,
  name: string,
  resolve: Resolve | undefined,
): TopLevelName | undefined {
  for (const statement of sourceFile.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name?.text === name) {
      return { kind: 'function', node: statement, sourceFile };
    }
    if (ts.isVariableStatement(statement)) {
      for (const { name: bound, initializer } of statement.declarationList.declarations) {
        if (initializer && ts.isIdentifier(bound) && bound.text === name) {
          return { kind: 'constant', initializer, sourceFile };
        }
      }
    }
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const bindings = statement.importClause?.namedBindings;
    if (bindings === undefined || !ts.isNamedImports(bindings)) continue;
    const element = bindings.elements.find((each) => each.name.text === name);
    if (element === undefined) continue;
    const imported = (element.propertyName ?? element.name).text;
    const specifier = statement.moduleSpecifier.text;
    if (!specifier.startsWith('.')) return { kind: 'engine', name: imported };
    const target = resolve?.(specifier, sourceFile);
    return target && findTopLevel(target, imported, resolve);
  }
  return undefined;
}

/** Whether a node, or one inside it, is as asked. */
export function contains(node: ts.Node, test: (inner: ts.Node) => boolean): boolean {
  return test(node) || (ts.forEachChild(node, (child) => contains(child, test) || undefined) ?? false);
}
