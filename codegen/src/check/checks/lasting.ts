/** A calculator leaves nothing behind: it changes neither what is not its own nor what it was given at load. */
import { ts } from 'ts-morph';
import type { Report } from './subject.js';

const UNDER: Readonly<Record<string, string>> = {
  prototype: 'Write functions of the calculator’s own; `Object.hasOwn(record, key)` asks for a key.',
  __proto__: 'Write a plain object.',
  constructor: 'Write the code itself.',
};

/** The name at the root of `a.b[c].d`. */
export function rootOf(node: ts.Expression): ts.Identifier | undefined {
  let inner: ts.Expression = node;
  while (ts.isPropertyAccessExpression(inner) || ts.isElementAccessExpression(inner) || ts.isNonNullExpression(inner)) {
    inner = inner.expression;
  }
  return ts.isIdentifier(inner) ? inner : undefined;
}

function isMember(node: ts.Expression): boolean {
  return ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node);
}

/** What an expression writes to, if it writes. */
export function writtenBy(node: ts.Node): ts.Expression | undefined {
  if (ts.isBinaryExpression(node)) {
    const { kind } = node.operatorToken;
    return kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment ? node.left : undefined;
  }
  if (ts.isDeleteExpression(node)) return node.expression;
  if (!ts.isPrefixUnaryExpression(node) && !ts.isPostfixUnaryExpression(node)) return undefined;
  const { operator, operand } = node;
  return operator === ts.SyntaxKind.PlusPlusToken || operator === ts.SyntaxKind.MinusMinusToken ? operand : undefined;
}

/** `declared` are the names that the module itself declares, imports aside. */
export function checkLasting(node: ts.Node, declared: ReadonlySet<string>, report: Report): void {
  if (ts.isPropertyAccessExpression(node) && Object.hasOwn(UNDER, node.name.text)) {
    report(node.name, `\`${node.name.text}\` reaches what all calculators share.`, UNDER[node.name.text]!);
    return;
  }
  const target = writtenBy(node);
  const root = target && isMember(target) ? rootOf(target) : undefined;
  if (root === undefined || declared.has(root.text)) return;
  const message = `\`${target!.getText().slice(0, 40)}\` is not the calculator's own, and would stay changed for all others.`;
  report(target!, message, 'Change a copy: [...list] or { ...record }.');
}

/** Constants at the top whose value is asked for before it is there, in their own file. */
export function checkOrder(sourceFile: ts.SourceFile, report: Report): void {
  const later = new Map<string, number>();
  for (const statement of sourceFile.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, end } of statement.declarationList.declarations)
      if (ts.isIdentifier(name)) later.set(name.text, end);
  }
  if (later.size === 0) return;
  for (const statement of sourceFile.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (initializer === undefined || !ts.isIdentifier(name)) continue;
      const early = firstEarly(initializer, later);
      if (early === undefined) continue;
      const message = `\`${name.text}\` needs \`${early.text}\`, which has no value yet.`;
      report(early, message, `Declare \`${early.text}\` above; no constant may need itself, also not through others.`);
    }
  }
}

/** The first name that is read at once and declared only later. */
function firstEarly(node: ts.Node, later: ReadonlyMap<string, number>): ts.Identifier | undefined {
  if (ts.isFunctionLike(node) || ts.isTypeNode(node)) return undefined;
  if (ts.isIdentifier(node)) {
    const { parent } = node;
    const isName =
      (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
      (ts.isPropertyAssignment(parent) && parent.name === node);
    return !isName && (later.get(node.text) ?? 0) > node.pos ? node : undefined;
  }
  return ts.forEachChild(node, (child) => firstEarly(child, later));
}
