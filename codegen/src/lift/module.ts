/** Reads a module's top level: what it imports, declares, exports, and the definition it exports by default. */

import { unwrapped } from '@reckoner/bundling/unwrapped';
import { ts } from 'ts-morph';
import type { DefinitionNodes } from './types.js';

export interface ImportedName {
  readonly specifier: string;
  /** The exported name; `*` for a namespace, `default` for a default import. */
  readonly imported: string;
  /** Where the name stands. */
  readonly node: ts.Node;
}

/** One statement at the top level that declares values, in source order. */
export type TopLevel = ts.VariableStatement | ts.FunctionDeclaration | ts.ClassDeclaration | ts.EnumDeclaration;

export interface ModuleNodes {
  readonly imports: ReadonlyMap<string, ImportedName>;
  readonly declarations: ReadonlyMap<string, TopLevel>;
  /** Exported name to local name. */
  readonly exports: ReadonlyMap<string, string>;
  /** Re-exports: exported name to where it comes from. */
  readonly reexports: ReadonlyMap<string, ImportedName>;
  /** Statements that run at load and declare nothing, and `export *`. */
  readonly others: readonly ts.Statement[];
  readonly definition: DefinitionNodes | undefined;
}

/** The names that a parameter, variable or pattern declares. */
export function boundNames(name: ts.BindingName, names: string[] = []): string[] {
  if (ts.isIdentifier(name)) names.push(name.text);
  else for (const element of name.elements) if (!ts.isOmittedExpression(element)) boundNames(element.name, names);
  return names;
}

function readImport(node: ts.ImportDeclaration, imports: Map<string, ImportedName>): void {
  const clause = node.importClause;
  if (clause === undefined || clause.isTypeOnly || !ts.isStringLiteral(node.moduleSpecifier)) return;
  const specifier = node.moduleSpecifier.text;
  if (clause.name) imports.set(clause.name.text, { specifier, imported: 'default', node: clause.name });
  const bindings = clause.namedBindings;
  if (bindings === undefined) return;
  if (ts.isNamespaceImport(bindings)) {
    imports.set(bindings.name.text, { specifier, imported: '*', node: bindings });
    return;
  }
  for (const element of bindings.elements) {
    if (element.isTypeOnly) continue;
    imports.set(element.name.text, { specifier, imported: (element.propertyName ?? element.name).text, node: element });
  }
}

function readDefinition(expression: ts.Expression): DefinitionNodes | undefined {
  const call = unwrapped(expression);
  if (!ts.isCallExpression(call) || !ts.isIdentifier(call.expression)) return undefined;
  if (call.expression.text !== 'defineCalculator' && call.expression.text !== 'defineEquations') return undefined;
  const object = call.arguments[0] && unwrapped(call.arguments[0]);
  if (object === undefined || !ts.isObjectLiteralExpression(object)) return undefined;
  for (const property of object.properties) {
    const kind = property.name && ts.isIdentifier(property.name) ? property.name.text : undefined;
    if (kind !== 'formula' && kind !== 'algorithm' && kind !== 'equations') continue;
    if (ts.isPropertyAssignment(property)) return { object, kind, property, value: unwrapped(property.initializer) };
    if (ts.isShorthandPropertyAssignment(property)) return { object, kind, property, value: property.name };
    if (ts.isMethodDeclaration(property)) return { object, kind, property, value: property };
  }
  return undefined;
}

/** Reads the top level of a source file. Costs one pass over its statements. */
export function readModule(sourceFile: ts.SourceFile): ModuleNodes {
  const imports = new Map<string, ImportedName>();
  const declarations = new Map<string, TopLevel>();
  const exports = new Map<string, string>();
  const reexports = new Map<string, ImportedName>();
  const others: ts.Statement[] = [];
  let definition: DefinitionNodes | undefined;

  for (const statement of sourceFile.statements) {
    const exported =
      ts.canHaveModifiers(statement) &&
      (ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false);
    const declare = (name: string, node: TopLevel) => {
      declarations.set(name, node);
      if (exported) exports.set(name, name);
    };
    if (ts.isImportDeclaration(statement)) readImport(statement, imports);
    else if (ts.isVariableStatement(statement)) {
      for (const { name } of statement.declarationList.declarations) {
        for (const bound of boundNames(name)) declare(bound, statement);
      }
    } else if (ts.isFunctionDeclaration(statement)) {
      // Overload signatures have no body.
      if (statement.name && statement.body) declare(statement.name.text, statement);
    } else if (ts.isClassDeclaration(statement) || ts.isEnumDeclaration(statement)) {
      if (statement.name) declare(statement.name.text, statement);
    } else if (ts.isExportAssignment(statement)) definition ??= readDefinition(statement.expression);
    else if (ts.isExportDeclaration(statement)) {
      if (statement.isTypeOnly) continue;
      if (!statement.exportClause || !ts.isNamedExports(statement.exportClause)) {
        others.push(statement);
        continue;
      }
      const from = statement.moduleSpecifier;
      for (const element of statement.exportClause.elements) {
        if (element.isTypeOnly) continue;
        const imported = (element.propertyName ?? element.name).text;
        if (from && ts.isStringLiteral(from))
          reexports.set(element.name.text, { specifier: from.text, imported, node: element });
        else exports.set(element.name.text, imported);
      }
    } else if (!ts.isInterfaceDeclaration(statement) && !ts.isTypeAliasDeclaration(statement)) others.push(statement);
  }
  return { imports, declarations, exports, reexports, others, definition };
}
