/** Plain text for the LaTeX of a symbol: `\rho_0` becomes ρ₀. */
import { raised } from './superscripts.js';

export const GREEK: Readonly<Record<string, string>> = {
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  delta: 'δ',
  epsilon: 'ε',
  varepsilon: 'ε',
  zeta: 'ζ',
  eta: 'η',
  theta: 'θ',
  vartheta: 'ϑ',
  iota: 'ι',
  kappa: 'κ',
  lambda: 'λ',
  mu: 'μ',
  nu: 'ν',
  xi: 'ξ',
  pi: 'π',
  rho: 'ρ',
  sigma: 'σ',
  tau: 'τ',
  upsilon: 'υ',
  phi: 'φ',
  varphi: 'φ',
  chi: 'χ',
  psi: 'ψ',
  omega: 'ω',
  Gamma: 'Γ',
  Delta: 'Δ',
  Theta: 'Θ',
  Lambda: 'Λ',
  Xi: 'Ξ',
  Pi: 'Π',
  Sigma: 'Σ',
  Upsilon: 'Υ',
  Phi: 'Φ',
  Psi: 'Ψ',
  Omega: 'Ω',
};

const COMMANDS: Readonly<Record<string, string>> = {
  ...GREEK,
  ell: 'ℓ',
  hbar: 'ħ',
  infty: '∞',
  Re: 'Re ',
  Im: 'Im ',
  circ: '°',
  degree: '°',
  cdot: '·',
  times: '×',
  prime: '′',
  partial: '∂',
  nabla: '∇',
  star: '*',
  ast: '*',
  odot: '☉',
  oplus: '⊕',
  parallel: '∥',
  perp: '⊥',
  to: '→',
  rightarrow: '→',
  ge: '≥',
  geq: '≥',
  le: '≤',
  leq: '≤',
  ne: '≠',
  pm: '±',
  mid: '|',
  bmod: ' mod ',
  cap: '∩',
  cup: '∪',
  approx: '≈',
  min: 'min',
  max: 'max',
  sum: 'Σ',
  int: '∫',
  setminus: '∖',
  triangle: '△',
};

/** Functions whose names stand upright before what they are of: `\\sin\\theta` is sin θ. */
const OPERATORS = /^(?:arc|ar)?(?:sin|cos|tan|cot|sec|csc|log|ln|exp|gcd|lcm|det|lim)h?$/;

const ACCENTS: Readonly<Record<string, string>> = {
  bar: '\u0304',
  overline: '\u0304',
  hat: '\u0302',
  widehat: '\u0302',
  tilde: '\u0303',
  dot: '\u0307',
  ddot: '\u0308',
  vec: '\u20d7',
};

const SUBSCRIPTS: Readonly<Record<string, string>> = Object.fromEntries(
  [...'0123456789+-=()aehijklmnoprstuvxβγρφχ'].map((c, i) => [c, [...'₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓᵦᵧᵨᵩᵪ'][i]!]),
);

/** Superscript digits, or undefined when some character has none. */
export function superscript(text: string): string | undefined {
  return /^[-+\d]*$/.test(text) ? raised(text) : undefined;
}

function lowered(text: string): string {
  const plain = [...text].map((character) => SUBSCRIPTS[character]);
  return text.length <= 2 && plain.every((character) => character !== undefined) ? plain.join('') : `_${text}`;
}

/** The group in braces, or the one character, at `from`; and where it ends. */
function group(latex: string, from: number): { inner: string; end: number } {
  if (latex[from] === '\\') {
    const command = /^\\([A-Za-z]+|.)/.exec(latex.slice(from))![0];
    return { inner: command, end: from + command.length };
  }
  if (latex[from] !== '{') return { inner: latex[from] ?? '', end: from + 1 };
  let depth = 0;
  for (let end = from; end < latex.length; end++) {
    if (latex[end] === '{') depth++;
    if (latex[end] === '}') depth--;
    if (depth === 0) return { inner: latex.slice(from + 1, end), end: end + 1 };
  }
  return { inner: latex.slice(from + 1), end: latex.length };
}

const skipSpaces = (latex: string, from: number): number => from + /^\s*/.exec(latex.slice(from))![0].length;

/** The LaTeX of a symbol as plain Unicode text. */
export function plainText(latex: string): string {
  let text = '';
  let at = 0;
  while (at < latex.length) {
    const character = latex[at]!;
    if (character === '_' || character === '^') {
      const { inner, end } = group(latex, skipSpaces(latex, at + 1));
      const plain = plainText(inner);
      text = text.trimEnd();
      text +=
        character === '_' ? lowered(plain) : (superscript(plain) ?? (/^[*′]+$/.test(plain) ? plain : `^${plain}`));
      at = end;
    } else if (character === '\\') {
      const command = /^\\([A-Za-z]+|.)/.exec(latex.slice(at))?.[1] ?? '';
      at = skipSpaces(latex, at + 1 + command.length);
      if (Object.hasOwn(COMMANDS, command)) text += COMMANDS[command];
      else if (OPERATORS.test(command)) text += ` ${command} `;
      else if (command === 'sqrt') {
        const { inner, end } = group(latex, at);
        text += `√(${plainText(inner)})`;
        at = end;
      } else if (Object.hasOwn(ACCENTS, command)) {
        const { inner, end } = group(latex, at);
        text += plainText(inner) + ACCENTS[command];
        at = end;
      } else if (/^[A-Za-z]+$/.test(command)) {
        // \mathrm{BMI}, \text{in}: what is inside.
        if (latex[at] === '{') {
          const { inner, end } = group(latex, at);
          text += plainText(inner);
          at = end;
        }
      } else if (/[%$&#_]/.test(command)) text += command;
      else text += ' ';
    } else {
      if (character !== '{' && character !== '}') text += character === "'" ? '′' : character;
      at++;
    }
  }
  return text
    .replace(/\s+/g, ' ')
    .replace(/([a-z]) \(|\( /g, (_, before: string | undefined) => `${before ?? ''}(`)
    .trim();
}
