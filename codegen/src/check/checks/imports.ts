/** A plugin's modules import the engine and the `shared` folders of their own package, nothing else. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseModule } from '@reckoner/bundling/definition-source';
import { type ModuleFile, resolveRelative, type SharedFile } from '@reckoner/bundling/scan';
import * as engine from '@reckoner/engine';
import { ts } from 'ts-morph';
import { didYouMean } from '../fields.js';
import type { Report, SourceCheck } from './subject.js';

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

const WITHIN_NAME = /[\w$]/;

/** Whether a name stands so many times in a text. By the text alone, which is quick: a name in a comment counts. */
function isMentioned(text: string, name: string, times: number): boolean {
  let left = times;
  for (let at = text.indexOf(name); at >= 0 && left > 0; at = text.indexOf(name, at + 1)) {
    const isWhole = !WITHIN_NAME.test(text.charAt(at - 1)) && !WITHIN_NAME.test(text.charAt(at + name.length));
    if (isWhole) left -= 1;
  }
  return left === 0;
}

/** Names that are imported and stand nowhere else. */
function checkUnused(sourceFile: ts.SourceFile, report: Report): void {
  for (const statement of sourceFile.statements) {
    if (!ts.isImportDeclaration(statement)) continue;
    const bindings = statement.importClause?.namedBindings;
    if (bindings === undefined || !ts.isNamedImports(bindings)) continue;
    for (const element of bindings.elements) {
      const { text } = element.name;
      const renamed = element.propertyName?.text === text ? 1 : 0;
      if (isMentioned(sourceFile.text, text, 2 + renamed)) continue;
      report(element, `\`${text}\` is imported and never used.`, 'Take it out of the import.');
    }
  }
}

/** A way on which shared modules import each other in a circle, from one back to itself. */
function circleOf(file: SharedFile, all: ReadonlyMap<string, SharedFile>): readonly SharedFile[] | undefined {
  const seen = new Set<string>();
  const search = (from: SharedFile, way: readonly SharedFile[]): readonly SharedFile[] | undefined => {
    for (const node of specifiers(parseModule(from))) {
      const target = ts.isStringLiteral(node) && node.text.startsWith('.') ? resolveRelative(from.path, node.text) : '';
      if (target === file.path) return [...way, file];
      const next = all.get(target);
      if (next === undefined || seen.has(target)) continue;
      seen.add(target);
      const found = search(next, [...way, next]);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return search(file, [file]);
}

/** Modules in `shared` that need each other to be loaded. */
export function checkCircle(file: SharedFile, all: ReadonlyMap<string, SharedFile>, report: Report): void {
  const circle = circleOf(file, all);
  if (circle === undefined) return;
  // Told once, at the first of them.
  if (circle.some((one) => one.display < file.display)) return;
  const way = circle.map(({ display }) => path.posix.basename(display)).join(' → ');
  report({ line: 1, column: 1 }, `These modules import each other: ${way}.`, 'Put what both need into a third module.');
}

/** Also for modules in `shared`, which have no definition. */
export function checkImports(file: ModuleFile, sourceFile: ts.SourceFile, report: Report): void {
  checkUnused(sourceFile, report);
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
