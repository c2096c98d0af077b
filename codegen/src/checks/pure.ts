/** The same inputs give the same results: no clock, chance, locale, environment or output in a calculator. */
import { ts } from 'ts-morph';
import type { Report, SourceCheck } from './check.js';

const NEVER: Readonly<Record<string, string>> = {
  process: 'Calculators do not see the environment: make it an input.',
  globalThis: 'Name what you need of the language directly.',
  window: 'Calculators have no page: return an output.',
  document: 'Calculators have no page: return an output.',
  console: 'Remove it, or return what it shows as an output.',
  fetch: 'Put the data in `shared` with its source, or make it an input.',
  require: "Import from '@reckoner/engine' or `shared`.",
  eval: 'Write the code itself.',
  Function: 'Write the code itself.',
  setTimeout: 'Calculators answer at once: remove it.',
  setInterval: 'Calculators answer at once: remove it.',
  queueMicrotask: 'Calculators answer at once: remove it.',
  Promise: 'Calculators answer at once: remove it.',
  performance: 'Calculators have no clock: make it an input.',
  crypto: 'Calculators have no chance: make it an input.',
  Buffer: 'Use arrays or strings.',
  Intl: 'Results do not depend on a locale: format in `explanation` by {name}.',
};
const MEMBERS: Readonly<Record<string, string>> = {
  'Math.random': 'Make the number an input.',
  'Date.now': "Make the day an input: date({ default: 'today' }).",
};

function isReference(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isPropertyAssignment(parent) || ts.isMethodDeclaration(parent)) return parent.name !== node;
  if (ts.isBindingElement(parent)) return parent.propertyName !== node && parent.name !== node;
  return !ts.isTypeNode(parent) && !ts.isParameter(parent) && !ts.isPropertySignature(parent);
}

/** Also for modules in `shared`. */
export function checkPure(sourceFile: ts.SourceFile, report: Report): void {
  const declared = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (
      (ts.isVariableDeclaration(node) || ts.isParameter(node) || ts.isBindingElement(node)) &&
      ts.isIdentifier(node.name)
    ) {
      declared.add(node.name.text);
    }
    if (ts.isFunctionDeclaration(node) && node.name) declared.add(node.name.text);
    if (ts.isPropertyAccessExpression(node)) {
      const name = node.getText();
      if (Object.hasOwn(MEMBERS, name)) report(node, `${name} gives another result each time.`, MEMBERS[name]!);
      if (/^toLocale/.test(node.name.text)) {
        report(
          node.name,
          `${node.name.text} depends on the machine's locale.`,
          'Name the value as {name} in `explanation`.',
        );
      }
    }
    if (ts.isNewExpression(node) && node.expression.getText() === 'Date' && !node.arguments?.length) {
      report(
        node,
        '`new Date()` gives another result each time.',
        "Make the day an input: date({ default: 'today' }).",
      );
    }
    if (ts.isIdentifier(node) && Object.hasOwn(NEVER, node.text) && isReference(node) && !declared.has(node.text)) {
      report(node, `\`${node.text}\` is out of a calculator's reach.`, NEVER[node.text]!);
    }
    if (
      ts.isAwaitExpression(node) ||
      (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
    ) {
      report(
        node,
        'Calculators answer at once: nothing asynchronous.',
        "Import statically from '@reckoner/engine' or `shared`.",
      );
    }
    ts.forEachChild(node, visit);
  };
  visit(sourceFile);
}

export const pure: SourceCheck = {
  name: 'pure',
  source({ source }, report) {
    checkPure(source.sourceFile, report);
  },
};
