/** Writes the lines of worked steps: what stands between the equal signs, in text and in LaTeX. */
import type { Expression } from '../typeset/expression.js';
import { escapeText, latexOf } from '../typeset/latex.js';
import { latexNumber } from '../typeset/numerals.js';
import { substitute } from '../typeset/substitute.js';
import type { SymbolTable } from '../typeset/symbols.js';
import { textOf } from '../typeset/text.js';
import { numberExpression, numberText, shortText, withUnit } from './numerals.js';

/** Rounding that a double's own digits show is none. */
const SAME = 4 * Number.EPSILON;

/** One side of an equation. */
export interface Side {
  readonly text: string;
  readonly latex: string;
  /** Only nearly equal to the side before. */
  readonly isRounded?: boolean;
}

export function expressionSide(e: Expression, symbols: SymbolTable): Side {
  return { text: textOf(e, symbols), latex: latexOf(e, symbols) };
}

/** The expression with numbers of so many digits in the place of symbols; those without a number stay. */
export function numbersSide(
  e: Expression,
  symbols: SymbolTable,
  numberOf: (key: string) => number | undefined,
  digits?: number,
): Side {
  const inserted = substitute(e, (key) => {
    const value = numberOf(key);
    return value === undefined ? undefined : numberExpression(value, digits);
  });
  return expressionSide(inserted, symbols);
}

/** A number with its unit. */
export function valueSide(value: number, unit: string): Side {
  if (!Number.isFinite(value)) {
    return expressionSide(numberExpression(value), NO_SYMBOLS);
  }
  const short = shortText(Math.abs(value));
  const isRounded = Math.abs(Number(short) - Math.abs(value)) > SAME * Math.abs(value);
  return {
    text: withUnit(numberText(value), unit),
    latex: `${value < 0 ? '-' : ''}${latexNumber(short).latex}${unitLatex(unit)}`,
    isRounded,
  };
}

export function wordsSide(text: string, isRounded = false): Side {
  return { text, latex: `\\text{${escapeText(text)}}`, isRounded };
}

function unitLatex(unit: string): string {
  if (unit === '') return '';
  return /^[%°′″]$/.test(unit) ? `\\text{${escapeText(unit)}}` : `\\,\\text{${escapeText(unit)}}`;
}

/** The sides joined by equal signs; a side that repeats the one before is left out. */
export function equation(sides: readonly Side[]): { text: string; latex: string } {
  let [text, latex] = ['', ''];
  let before: Side | undefined;
  for (const side of sides) {
    if (before !== undefined && before.text === side.text) continue;
    if (before === undefined) [text, latex] = [side.text, side.latex];
    else {
      text += ` ${side.isRounded ? '≈' : '='} ${side.text}`;
      latex += ` ${side.isRounded ? '\\approx' : '='} ${side.latex}`;
    }
    before = side;
  }
  return { text, latex };
}

const NO_SYMBOLS: SymbolTable = { latex: (key) => key, text: (key) => key };
