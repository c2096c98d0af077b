/** The same inputs give the same results: no clock, chance, locale, environment or output in a calculator. */
import { nodesOf } from '@reckoner/bundling/syntax-nodes';
import { ts } from 'ts-morph';
import { checkKeptValues } from './kept-values.js';
import { checkLasting, checkOrder } from './lasting.js';
import type { Report, SourceCheck } from './subject.js';

const NEVER: Readonly<Record<string, string>> = {
  process: 'Calculators do not see the environment: make it an input.',
  globalThis: 'Name what you need of the language directly.',
  global: 'Name what you need of the language directly.',
  self: 'Name what you need of the language directly.',
  Reflect: 'Access the property directly.',
  Proxy: 'Write functions and plain objects.',
  WebAssembly: 'Write the code itself.',
  Atomics: 'Calculators answer at once: remove it.',
  SharedArrayBuffer: 'Use arrays.',
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

/** Of a date, in the time zone of the machine. */
const LOCAL = /^[gs]et(?:Day|Date|Month|FullYear|Hours|Minutes|Seconds|Milliseconds|TimezoneOffset)$/;
const BY_UTC =
  'Count whole days since 1970-01-01 by functions of the engine, as weekday(day), or use the methods of UTC.';

function isReference(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isPropertyAssignment(parent) || ts.isMethodDeclaration(parent)) return parent.name !== node;
  if (ts.isBindingElement(parent)) return parent.propertyName !== node && parent.name !== node;
  return !ts.isTypeNode(parent) && !ts.isParameter(parent) && !ts.isPropertySignature(parent);
}

function checkAccess(node: ts.PropertyAccessExpression, report: Report): void {
  const name = ts.isIdentifier(node.expression) ? `${node.expression.text}.${node.name.text}` : '';
  if (Object.hasOwn(MEMBERS, name)) report(node, `${name} gives another result each time.`, MEMBERS[name]!);
  if (node.name.text.startsWith('toLocale')) {
    report(
      node.name,
      `${node.name.text} depends on the machine's locale.`,
      'Name the value as {name} in `explanation`.',
    );
  } else if (node.name.text === 'localeCompare') {
    report(node.name, "localeCompare depends on the machine's locale.", 'Compare texts by < and >.');
  } else if (LOCAL.test(node.name.text)) {
    report(node.name, `${node.name.text} depends on the machine's time zone.`, BY_UTC);
  }
}

/** `Math['random']`, and `const { random } = Math`. */
function checkOtherAccess(owner: ts.Node | undefined, member: ts.Node | undefined, report: Report): void {
  if (owner === undefined || member === undefined || !ts.isIdentifier(owner)) return;
  if (!ts.isIdentifier(member) && !ts.isStringLiteralLike(member)) return;
  const name = `${owner.text}.${member.text}`;
  if (Object.hasOwn(MEMBERS, name)) report(member, `${name} gives another result each time.`, MEMBERS[name]!);
}

function complainOfWaiting(node: ts.Node, report: Report): void {
  report(
    node,
    'Calculators answer at once: nothing asynchronous.',
    "Write a plain function, without `async` and `await`; import from '@reckoner/engine' or `shared` at the top.",
  );
}

function checkDate(node: ts.NewExpression | ts.CallExpression, report: Report): void {
  if (!ts.isIdentifier(node.expression) || node.expression.text !== 'Date') return;
  const count = node.arguments?.length ?? 0;
  if (count === 0 || ts.isCallExpression(node)) {
    const written = ts.isCallExpression(node) ? 'Date()' : 'new Date()';
    report(node, `\`${written}\` gives another result each time.`, MEMBERS['Date.now']!);
  } else if (count > 1) report(node, "A date of year, month and day is of the machine's time zone.", BY_UTC);
}

/** Also for modules in `shared`. */
export function checkPure(sourceFile: ts.SourceFile, report: Report): void {
  const declared = new Set<string>();
  const declare = (name: ts.Node | undefined) => {
    if (name !== undefined && ts.isIdentifier(name)) declared.add(name.text);
  };
  // By kind: this looks at every node of every calculator.
  for (const node of nodesOf(sourceFile)) {
    switch (node.kind) {
      case ts.SyntaxKind.Identifier: {
        const { text } = node as ts.Identifier;
        if (Object.hasOwn(NEVER, text) && isReference(node as ts.Identifier) && !declared.has(text)) {
          report(node, `\`${text}\` is out of a calculator's reach.`, NEVER[text]!);
        }
        break;
      }
      case ts.SyntaxKind.VariableDeclaration:
      case ts.SyntaxKind.Parameter:
      case ts.SyntaxKind.BindingElement:
      case ts.SyntaxKind.FunctionDeclaration:
        declare((node as ts.NamedDeclaration).name);
        if (ts.isBindingElement(node))
          checkOtherAccess(
            (node.parent.parent as ts.VariableDeclaration).initializer,
            node.propertyName ?? node.name,
            report,
          );
        break;
      case ts.SyntaxKind.PropertyAccessExpression:
        checkAccess(node as ts.PropertyAccessExpression, report);
        checkLasting(node, declared, report);
        break;
      case ts.SyntaxKind.BinaryExpression:
      case ts.SyntaxKind.PrefixUnaryExpression:
      case ts.SyntaxKind.PostfixUnaryExpression:
      case ts.SyntaxKind.DeleteExpression:
        checkLasting(node, declared, report);
        break;
      case ts.SyntaxKind.NewExpression:
        checkDate(node as ts.NewExpression, report);
        break;
      case ts.SyntaxKind.AwaitExpression:
      case ts.SyntaxKind.AsyncKeyword:
        complainOfWaiting(node, report);
        break;
      case ts.SyntaxKind.YieldExpression:
        report(node, 'A generator gives no result.', 'Collect the values in an array, and return that.');
        break;
      case ts.SyntaxKind.ElementAccessExpression: {
        const { expression, argumentExpression } = node as ts.ElementAccessExpression;
        if (ts.isStringLiteralLike(argumentExpression)) checkOtherAccess(expression, argumentExpression, report);
        break;
      }
      case ts.SyntaxKind.MetaProperty:
        report(node, '`import.meta` tells of the machine.', 'Remove it.');
        break;
      case ts.SyntaxKind.DebuggerStatement:
        report(node, '`debugger` stops whoever runs it.', 'Remove it.');
        break;
      case ts.SyntaxKind.CallExpression:
        checkDate(node as ts.CallExpression, report);
        if ((node as ts.CallExpression).expression.kind === ts.SyntaxKind.ImportKeyword)
          complainOfWaiting(node, report);
        break;
    }
  }
  checkKeptValues(sourceFile, report);
  checkOrder(sourceFile, report);
}

export const pure: SourceCheck = {
  name: 'pure',
  source({ source }, report) {
    checkPure(source.sourceFile, report);
  },
};
