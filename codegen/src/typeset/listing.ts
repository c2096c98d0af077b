/** For algorithms that no formula shows: the source's own steps, in mathematical signs. */
import { ts } from 'ts-morph';
import type { FunctionNode } from './modules.js';

const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/\s*\*\*\s*/g, '^'],
  [/ \* /g, ' × '],
  [/ === /g, ' = '],
  [/ !== /g, ' ≠ '],
  [/ <= /g, ' ≤ '],
  [/ >= /g, ' ≥ '],
  [/ && /g, ' and '],
  [/ \|\| /g, ' or '],
  [/\bMath\.sqrt\b/g, '√'],
  [/\bMath\.PI\b/g, 'π'],
  [/\bMath\.log\b/g, 'ln'],
  [/\bMath\./g, ''],
  [/^(\s*)(const|let) /gm, '$1'],
  [/(?<=[\w)\]])!(?=[.[;,)\s])/g, ''],
  [/;$/gm, ''],
];

/** The statements of the function, without comments and indented from the margin. */
export function listing(node: FunctionNode): string {
  const { body } = node;
  if (body === undefined) return '';
  const sourceFile = node.getSourceFile();
  const printer = ts.createPrinter({ removeComments: true });
  const text = ts.isBlock(body)
    ? body.statements.map((statement) => printer.printNode(ts.EmitHint.Unspecified, statement, sourceFile)).join('\n')
    : printer.printNode(ts.EmitHint.Unspecified, body, sourceFile);
  return SIGNS.reduce((result, [pattern, sign]) => result.replace(pattern, sign), text).trim();
}
