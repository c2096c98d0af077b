/** Numbers as they are written in print. */
import { superscript } from './unicode.js';

/** Sign-less decimal text and power of ten of a literal: `6.02e23` → 6.02 and 23. Hexadecimal and the like become decimal. */
export function decimalParts(literal: string): { digits: string; exponent: number } {
  const plain = /^0[xob]/i.test(literal) ? String(Number(literal)) : literal.replaceAll('_', '');
  const [mantissa = '0', exponent = '0'] = plain.toLowerCase().split('e');
  const digits = mantissa.startsWith('.') ? `0${mantissa}` : mantissa.replace(/\.$/, '');
  const power = Number(exponent);
  // A short power of ten reads better written out.
  if (power >= 0 && power <= 5 && !digits.includes('.')) return { digits: digits + '0'.repeat(power), exponent: 0 };
  return { digits, exponent: power };
}

export function latexNumber(literal: string): { latex: string; simple: boolean } {
  const { digits, exponent } = decimalParts(literal);
  if (exponent === 0) return { latex: digits, simple: true };
  const ten = `10^{${exponent}}`;
  return { latex: digits === '1' ? ten : `${digits} \\times ${ten}`, simple: false };
}

export function textNumber(literal: string): { text: string; rank: 'atom' | 'power' | 'product' } {
  const { digits, exponent } = decimalParts(literal);
  if (exponent === 0) return { text: digits, rank: 'atom' };
  const ten = `10${superscript(String(exponent))}`;
  return digits === '1' ? { text: ten, rank: 'power' } : { text: `${digits} × ${ten}`, rank: 'product' };
}
