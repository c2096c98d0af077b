/** Unit expressions as people read them (`W/(m²·K)`) and as LaTeX. */
import { raisedUnit } from '../typeset/superscripts.js';
import { parseExpression, type UnitExpression, type UnitFactor } from './parse.js';

interface Style {
  readonly product: string;
  readonly space: string;
  readonly factor: (factor: UnitFactor) => string;
}

function write(factors: UnitExpression, style: Style): string {
  const top = join(
    factors.filter(({ under }) => !under),
    style,
  );
  const below = factors.filter(({ under }) => under);
  if (below.length === 0) return top;
  const bottom = join(below, style);
  return `${top || '1'}/${below.length > 1 ? `(${bottom})` : bottom}`;
}

/** A count stands before its unit with a space: `100 km`. */
function join(factors: UnitExpression, style: Style): string {
  let text = '';
  let afterCount = false;
  for (const factor of factors) {
    if (text) text += afterCount && factor.unit ? style.space : style.product;
    text += style.factor(factor);
    afterCount = factor.unit === undefined && factor.exponent === 1;
  }
  return text;
}

const PLAIN: Style = {
  product: '·',
  space: ' ',
  factor: ({ count, unit, exponent }) =>
    exponent === 0.5 ? `√${unit?.symbol ?? count}` : `${unit?.symbol ?? count}${raisedUnit(exponent)}`,
};

export function displayExpression(factors: UnitExpression): string {
  return write(factors, PLAIN);
}

/** The text as people read it: `m/s^2` gives `m/s²`, `um` gives `µm`. What is not a unit comes back as it is. */
export function displayUnit(text: string): string {
  const parsed = parseExpression(text);
  return parsed.ok ? displayExpression(parsed.factors) : text;
}

const LATEX: Readonly<Record<string, string>> = {
  '%': '\\%',
  '‰': '\\text{‰}',
  $: '\\$',
  '¢': '\\text{¢}',
  '°': '{}^{\\circ}',
  '′': "{}'",
  '″': "{}''",
  Å: '\\text{Å}',
  Ω: '\\Omega',
  µ: '\\mu',
  γ: '\\gamma',
  λ: '\\lambda',
  Δ: '\\Delta ',
  ' ': '\\,',
  '-': '\\text{-}',
};

/** A symbol in upright letters; `M☉` and `m_e` get a subscript. */
function symbolLatex(symbol: string): string {
  const subscripted = /^(\p{L}+)_?([☉⊕♃]|(?<=_).+)$/u.exec(symbol);
  if (subscripted) {
    const [, base = '', index = ''] = subscripted;
    const below =
      { '☉': '\\odot', '⊕': '\\oplus', '♃': '\\text{♃}' }[index] ?? `\\mathrm{${index.replaceAll('_', '\\_')}}`;
    return `${symbolLatex(base)}_{${below}}`;
  }
  let latex = '';
  for (const part of symbol.match(/[A-Za-z0-9]+|./gu) ?? []) {
    if (/^[A-Za-z0-9]+$/.test(part)) latex += `\\mathrm{${part.replace(/(?<=[A-Za-z])(\d+)/g, '_$1')}}`;
    else latex += LATEX[part] ?? `\\text{${part === '_' ? '\\_' : part}}`;
  }
  return latex;
}

const TEX: Style = {
  product: '\\cdot ',
  space: '\\,',
  factor: ({ count, unit, exponent }) => {
    const base = unit ? symbolLatex(unit.symbol) : count;
    if (exponent === 0.5) return `\\sqrt{${base}}`;
    return exponent === 1 ? base : `${unit && base.includes('^') ? `{${base}}` : base}^{${exponent}}`;
  },
};

/** The unit as LaTeX with upright symbols: `\mathrm{m}/\mathrm{s}^{2}`. What is not a unit becomes text. */
export function unitLatex(text: string): string {
  const parsed = parseExpression(text);
  return parsed.ok ? write(parsed.factors, TEX) : `\\text{${text.replace(/[\\{}$%_^#&~]/g, ' ')}}`;
}
