/** What the checks complain of and what to do then, as a reference for authors. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ts } from 'ts-morph';
import { parseFile } from './sources.js';

export interface MessageEntry {
  readonly message: string;
  readonly mend: string;
}

export interface CheckEntry {
  readonly name: string;
  /** What it holds calculators to. */
  readonly text: string;
  readonly messages: readonly MessageEntry[];
}

/** A text as it is told, with `…` where values stand; undefined where it is no text of this file. */
function textOf(node: ts.Expression, sourceFile: ts.SourceFile): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('');
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const [left, right] = [textOf(node.left, sourceFile), textOf(node.right, sourceFile)];
    return left === undefined && right === undefined ? undefined : `${left ?? '…'}${right ?? '…'}`;
  }
  if (!ts.isIdentifier(node)) return undefined;
  let found: string | undefined;
  const visit = (inner: ts.Node): void => {
    if (ts.isVariableDeclaration(inner) && inner.name.getText() === node.text && inner.initializer)
      found ??= textOf(inner.initializer, sourceFile);
    ts.forEachChild(inner, visit);
  };
  visit(sourceFile);
  return found;
}

function messagesOf(sourceFile: ts.SourceFile): MessageEntry[] {
  const messages = new Map<string, MessageEntry>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && /^(?:report|complain)$/.test(node.expression.getText())) {
      const [message, mend] = node.arguments.slice(1).map((one) => textOf(one, sourceFile));
      if (message !== undefined) messages.set(message, { message, mend: mend ?? '' });
    }
    ts.forEachChild(node, visit);
  };
  visit(sourceFile);
  return [...messages.values()];
}

/** The sentence at the head of a file. */
function headOf(sourceFile: ts.SourceFile): string {
  const [, text = ''] = /^\s*\/\*\*([\s\S]*?)\*\//.exec(sourceFile.text) ?? [];
  return text
    .replaceAll(/^\s*\* ?/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** @param folder Of the checks' sources. */
export function checkEntries(folder: string): CheckEntry[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts'));
  return files.sort().flatMap((name): CheckEntry[] => {
    const sourceFile = parseFile(path.join(folder, name));
    const messages = messagesOf(sourceFile);
    if (messages.length === 0) return [];
    return [{ name: path.basename(name, '.ts'), text: headOf(sourceFile), messages }];
  });
}
