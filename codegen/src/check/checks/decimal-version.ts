/** On decimals a formula calls only functions of the engine that have a decimal version. */

import { parseModule, partValue, positionOf } from '@reckoner/bundling/definition-source';
import type { ModuleFile } from '@reckoner/bundling/scan';
import { functions } from '@reckoner/engine/functions';
import { ts } from 'ts-morph';
import { liftShared, resolveImports } from '../../lift/lifted-program.js';
import type { Report, SourceCheck, SourceSubject } from './subject.js';

function isDecimal({ file, source, lifted }: SourceSubject): boolean {
  if (lifted.summary?.kind !== 'formula') return false;
  const own = partValue(source, ['arithmetic']);
  return (own && ts.isStringLiteralLike(own) ? own.text : file.plugin.arithmetic) === 'decimal';
}

function lacksDecimal(name: string): boolean {
  const entry = Object.hasOwn(functions, name) ? functions[name] : undefined;
  return entry !== undefined && entry.generic === undefined && entry.decimal === undefined;
}

/** The names under which a module imports a function of the engine. */
function localNames(sourceFile: ts.SourceFile, exported: string): Set<string> {
  const names = new Set<string>();
  for (const statement of sourceFile.statements) {
    if (!ts.isImportDeclaration(statement)) continue;
    const bindings = statement.importClause?.namedBindings;
    if (bindings === undefined || !ts.isNamedImports(bindings)) continue;
    for (const { propertyName, name } of bindings.elements) {
      if ((propertyName ?? name).text === exported) names.add(name.text);
    }
  }
  return names;
}

/** The first place that is not the import, and not the explanation, which is no part of the formula. */
function firstUse(sourceFile: ts.SourceFile, exported: string): ts.Node | undefined {
  const names = localNames(sourceFile, exported);
  const visit = (node: ts.Node): ts.Node | undefined => {
    if (ts.isImportDeclaration(node)) return undefined;
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'explanation') return undefined;
    if (ts.isIdentifier(node) && names.has(node.text)) return node;
    return ts.forEachChild(node, visit);
  };
  return visit(sourceFile);
}

function complain(file: ModuleFile, name: string, report: Report, isOwn: boolean): void {
  const sourceFile = parseModule(file);
  const at = positionOf(firstUse(sourceFile, name) ?? sourceFile);
  const who = isOwn ? 'this calculator' : 'a calculator that uses this';
  const message = `\`${name}\` has no decimal version, and ${who} computes on decimals.`;
  const mend = "Write arithmetic: 'float64' in the calculator, or use functions that have one.";
  report(isOwn ? at : { ...at, file: file.display }, message, mend);
}

export const decimalVersion: SourceCheck = {
  name: 'decimal-version',
  source(subject, report) {
    if (!isDecimal(subject)) return;
    const { file, lifted } = subject;
    for (const name of lifted.functions.filter(lacksDecimal)) complain(file, name, report, true);
    const resolved = resolveImports(file, lifted, file.shared);
    if (resolved === undefined || resolved.imports.length === 0) return;
    const { called } = liftShared([resolved], file.shared, { positions: false });
    for (const shared of file.shared) {
      for (const name of called.get(shared.display) ?? [])
        if (lacksDecimal(name)) complain(shared, name, report, false);
    }
  },
};
