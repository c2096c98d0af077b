/** Numbers as they stand in worked steps. */
import { type Expression, negative, numeral } from '../typeset/expression.js';
import { textNumber } from '../typeset/numerals.js';

/** Enough to follow a calculation by hand; what is computed keeps all its digits. */
export const DIGITS = 10;

/** `1647.009498`, `6.02e23`: ten significant digits, or as many as are asked for. */
export function shortText(value: number, digits = DIGITS): string {
  const short = Number(value.toPrecision(digits));
  const size = Math.abs(short);
  if (size !== 0 && (size >= 1e15 || size < 1e-6)) return short.toExponential().replace('+', '');
  return String(short);
}

/** A number in the place of a symbol. */
export function numberExpression(value: number, digits = DIGITS): Expression {
  if (Number.isNaN(value)) return { kind: 'words', text: 'undefined' };
  if (!Number.isFinite(value)) {
    const infinity: Expression = { kind: 'sign', latex: '\\infty', text: '∞' };
    return value < 0 ? { kind: 'negative', of: infinity } : infinity;
  }
  const text = shortText(Math.abs(value), digits);
  return value < 0 ? negative(numeral(text)) : numeral(text);
}

/** A number in plain text: `−6.02 × 10²³`. */
export function numberText(value: number): string {
  return `${value < 0 ? '−' : ''}${textNumber(shortText(Math.abs(value))).text}`;
}

/** A number's text with a unit as it stands in print. */
export function withUnit(number: string, unit: string): string {
  if (unit === '') return number;
  return /^[%°′″]$/.test(unit) ? `${number}${unit}` : `${number} ${unit}`;
}
