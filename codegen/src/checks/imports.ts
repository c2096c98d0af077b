/** A plugin's modules import the engine and the `shared` folders of their own package, nothing else. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import * as engine from '@reckoner/engine';
import { ts } from 'ts-morph';
import { didYouMean } from '../fields.js';
import { type ModuleFile, resolveRelative } from '../scan.js';
import type { Report, SourceCheck } from './check.js';

/** Names that are imported from the engine as values and that it does not have. */
function checkEngineNames(sourceFile: ts.SourceFile, report: Report): void {
  for (const statement of sourceFile.statements) {
    if (!ts.isImportDeclaration(statement) || statement.importClause?.isTypeOnly) continue;
    const { moduleSpecifier, importClause } = statement;
    if (!ts.isStringLiteral(moduleSpecifier) || moduleSpecifier.text !== '@reckoner/engine') continue;
    const bindings = importClause?.namedBindings;
    if (bindings === undefined || !ts.isNamedImports(bindings)) {
      report(statement, 'Names of the engine are imported one by one.', "Write: import { … } from '@reckoner/engine'");
      continue;
    }
    for (const element of bindings.elements) {
      const name = (element.propertyName ?? element.name).text;
      if (element.isTypeOnly || Object.hasOwn(engine, name)) continue;
      report(element, `The engine has no "${name}".`, didYouMean(name, Object.keys(engine)));
    }
  }
}

function specifiers(sourceFile: ts.SourceFile): ts.Expression[] {
  const found: ts.Expression[] = [];
  for (const statement of sourceFile.statements) {
    if ((ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)) && statement.moduleSpecifier) {
      found.push(statement.moduleSpecifier);
    }
  }
  return found;
}

/** Also for modules in `shared`, which have no definition. */
export function checkImports(file: ModuleFile, sourceFile: ts.SourceFile, report: Report): void {
  checkEngineNames(sourceFile, report);
  for (const node of specifiers(sourceFile)) {
    if (!ts.isStringLiteral(node)) continue;
    const specifier = node.text;
    if (specifier === '@reckoner/engine') continue;
    const expected = "A calculator imports only '@reckoner/engine' and modules in `shared` of its own package";
    if (!specifier.startsWith('.')) {
      const mend = specifier.startsWith('@reckoner/engine/')
        ? "Import the name from '@reckoner/engine'."
        : 'Write what you need in `shared`, or ask for it in the engine.';
      report(node, `${expected}; '${specifier}' is neither.`, mend);
      continue;
    }
    const target = resolveRelative(file.path, specifier);
    const inside = path.relative(file.plugin.folder, target).split(path.sep);
    if (inside[0] === '..' || !inside.slice(0, -1).includes('shared')) {
      const mend = 'Move what both need to `shared` of this package.';
      report(node, `${expected}; '${specifier}' is outside.`, mend);
    } else if (!specifier.endsWith('.js')) {
      report(node, `'${specifier}' has no file ending.`, `Write '${specifier.replace(/\.ts$/, '')}.js'.`);
    } else if (!existsSync(target)) {
      report(
        node,
        `There is no file for '${specifier}'.`,
        `Create ${path.relative(file.plugin.folder, target)}, or set right the path.`,
      );
    }
  }
}

export const imports: SourceCheck = {
  name: 'imports',
  source({ file, source }, report) {
    checkImports(file, source.sourceFile, report);
  },
};
