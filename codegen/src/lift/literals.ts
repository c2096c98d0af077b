/** Number literals: integers that a double holds stay native, every other literal is read from its text. */
import type { ts } from 'ts-morph';
import type { Emission } from './emission.js';

/** The literal's digits as written, without separators. TypeScript's `text` has already gone through a double. */
export function literalText(node: ts.NumericLiteral, sourceFile: ts.SourceFile): string {
  return node.getText(sourceFile).replaceAll('_', '');
}

/** True when the text is an integer that a double holds exactly. */
function isNativeInteger(text: string): boolean {
  if (!Number.isSafeInteger(Number(text))) return false;
  if (/^0[xob]/i.test(text)) return true;
  const [, digits = '', fraction = '', exponent = '0'] = /^(\d*)\.?(\d*)(?:e([+-]?\d+))?$/i.exec(text) ?? [];
  if (/^0*$/.test(fraction)) return Number(exponent) >= 0 || /^0*$/.test(digits);
  return fraction.replace(/0+$/, '').length <= Number(exponent);
}

/** The lifted literal; `sign` is `-` for a negative one. */
export function literal(node: ts.NumericLiteral, sign: '' | '-', emission: Emission): string {
  const text = literalText(node, emission.sourceFile);
  if (isNativeInteger(text)) return sign + String(Number(text));
  return emission.hoist(`$.lit(${JSON.stringify(sign + text)})`);
}
