/**
 * Gives every variable of a formula a symbol, the same on every run.
 *
 * A field's own `symbol` is used as it is. Otherwise, from the name: a letter stays (`a`, `x1` → x₁), a Greek name
 * becomes the letter (`rho`, `deltaTime` → Δt), an abbreviation is set upright (`bmi`). Other names take the letter of
 * their last word that is not a qualifier (`initialSpeed`: speed → v), from the table of conventional letters or else
 * the word's first letter. A letter that only one name wants is its symbol; where several want it, a name of one word
 * has it plain, and the others carry their remaining words as a subscript, first as letters, then in full. A name of one
 * word that finds its letter taken stands as that word, upright: a word that is cut says nothing.
 */
import { ABBREVIATIONS, CONVENTIONAL, QUALIFIERS } from './conventional-symbols.js';
import { wordsOf } from './functions.js';
import { GREEK, plainText } from './unicode.js';

/** One variable that needs a symbol. Earlier ones choose first. */
export interface Named {
  /** Its key in expressions. */
  readonly key: string;
  /** Its name in the source. */
  readonly name: string;
  /** The author's LaTeX. */
  readonly given?: string;
  /** Only inside the formula: fields choose before. */
  readonly inner?: boolean;
  /** Symbols to try instead of those that the name suggests. */
  readonly candidates?: readonly string[];
}

/** A base that has a subscript keeps it: the first of several `m_p` is `m_{p,1}`. */
function subscripted(base: string, subscript: string): string {
  const own = /^(.*?)_(?:\{(.*)\}|(\\[A-Za-z]+|.))$/s.exec(base);
  if (own) return `${own[1]}_{${own[2] ?? own[3]},${subscript}}`;
  return /^(.|\\[A-Za-z]+)$/.test(subscript) ? `${base}_${subscript}` : `${base}_{${subscript}}`;
}

/** A base that carries an exponent (σ²) takes its subscript before it. */
export function withSubscript(base: string, subscript: string): string {
  const raised = base.indexOf('^');
  return raised < 0 ? subscripted(base, subscript) : subscripted(base.slice(0, raised), subscript) + base.slice(raised);
}

const letterOf = (word: string): string => {
  if (Object.hasOwn(CONVENTIONAL, word)) return CONVENTIONAL[word]!;
  if (Object.hasOwn(GREEK, word)) return `\\${word}`;
  return word[0]!;
};

interface Reading {
  /** The letter that the name wants. */
  readonly base: string;
  /** Whether the name is that letter's own: nothing besides the word that gave it. */
  readonly bare: boolean;
  /** Subscripts to tell it from others of the same letter. */
  readonly subscripts: readonly string[];
  /** Always carries its subscript, as `x1` does. */
  readonly always: boolean;
  /** The name itself as a symbol, where it is one word. */
  readonly word?: string;
}

function readName(name: string): Reading {
  const numbered = /^(.*?[A-Za-z])_?(\d+)$/.exec(name);
  if (numbered) {
    const inner = readName(numbered[1]!);
    const digits = numbered[2]!;
    return {
      ...inner,
      bare: false,
      always: true,
      subscripts: [digits, ...inner.subscripts.map((s) => `${s},${digits}`)],
      ...(inner.word && { word: withSubscript(inner.word, digits) }),
    };
  }
  if (/^[A-Za-z]$/.test(name)) return { base: name, bare: true, subscripts: [], always: false };
  if (Object.hasOwn(GREEK, name)) return { base: `\\${name}`, bare: true, subscripts: [], always: false };
  const all = wordsOf(name);
  if (all[0] === 'delta' && all.length > 1) {
    const rest = readName(
      all
        .slice(1)
        .map((word, i) => (i === 0 ? word : word[0]!.toUpperCase() + word.slice(1)))
        .join(''),
    );
    return { ...rest, base: `\\Delta ${rest.base}`, ...(rest.word && { word: `\\Delta ${rest.word}` }) };
  }
  if (all.length === 1 && (ABBREVIATIONS.has(all[0]!) || /^[A-Z]{2,}$/.test(all[0]!))) {
    return { base: `\\mathrm{${all[0]!.toUpperCase()}}`, bare: true, subscripts: [], always: false };
  }
  let head = all.length - 1;
  while (head > 0 && Object.hasOwn(QUALIFIERS, all[head]!)) head--;
  if (head === 0 && all.length > 1 && Object.hasOwn(QUALIFIERS, all[0]!)) head = all.length - 1;
  const others = all.filter((_, index) => index !== head);
  const own = others.length === 1 && Object.hasOwn(QUALIFIERS, others[0]!) ? QUALIFIERS[others[0]!]! : undefined;
  const letters = others.map((word) => (ABBREVIATIONS.has(word) ? word.toUpperCase() : word[0])).join('');
  const subscripts = others.length === 0 ? [] : [...(own ? [own] : []), upright(letters), upright(others.join(' '))];
  const bare = others.length === 0;
  if (!bare) subscripts.push(`${upright(others.join(' '))},2`);
  return { base: letterOf(all[head]!), bare, subscripts, always: false, ...(bare && { word: `\\mathrm{${all[0]}}` }) };
}

const upright = (text: string): string => (text.length === 1 ? text : `\\mathrm{${text.replaceAll(' ', '\\,')}}`);

/** LaTeX with a dot for what stands in braces, brackets or parentheses, so that only the outermost signs are left. */
export function withoutGroups(latex: string): string {
  const inner = latex.replace(/\{[^{}]*\}|\([^()]*\)|\[[^[\]]*\]/g, '.');
  return inner === latex ? latex : withoutGroups(inner);
}

/** Whether LaTeX given as a symbol is several symbols joined by a sign: `1-\\alpha`, `P = k`. A leading sign is none. */
export function isExpression(latex: string): boolean {
  return /[^\s^_]\s*[-+=−]/.test(withoutGroups(latex));
}

/** An exponent always in braces, so that what is put around the symbol cannot take part of it. */
const bracedScripts = (given: string): string => given.replace(/\^\s*([^\s{\\]|\\[A-Za-z]+)/g, '^{$1}');

/** A symbol of several letters is a word, not a product of letters. */
const uprightWord = (given: string): string =>
  bracedScripts(given).replace(/^[A-Za-z]{2,}(?=$|_|\^|')/, (word) => `\\mathrm{${word}}`);

/** How each key of an expression is written. */
export interface SymbolTable {
  latex(key: string): string;
  text(key: string): string;
}

export class Symbols implements SymbolTable {
  readonly #latex = new Map<string, string>();
  readonly #text = new Map<string, string>();

  constructor(named: readonly Named[], reserved: readonly string[] = []) {
    const taken = new Set(reserved);
    // Two that differ in LaTeX alone would be one in plain text.
    const isFree = (latex: string): boolean => !taken.has(latex) && !taken.has(plainText(latex));
    for (const { key, given } of named) if (given !== undefined) this.#set(key, uprightWord(given), taken);
    const open = named.filter(({ key }) => !this.#latex.has(key));
    const readings = new Map(
      open.filter(({ candidates }) => !candidates).map(({ key, name }) => [key, readName(name)]),
    );
    const wanted = new Map<string, number>();
    for (const { base, always } of readings.values()) if (!always) wanted.set(base, (wanted.get(base) ?? 0) + 1);

    // Names that are a letter's own choose before those that would need a subscript anyway.
    const rank = ({ key, inner }: Named): number => {
      const reading = readings.get(key);
      if (reading === undefined) return 9;
      const ownLetter = reading.bare && reading.subscripts.length === 0;
      return (inner ? 3 : 0) + (ownLetter ? 0 : reading.bare ? 1 : 2);
    };
    for (const entry of [...open].sort((a, b) => rank(a) - rank(b))) {
      const reading = readings.get(entry.key);
      const candidates = reading ? this.#candidates(reading, wanted) : [...entry.candidates!];
      let choice = candidates.find((candidate) => isFree(candidate));
      const base = reading?.base ?? candidates[0]!;
      for (let count = 2; choice === undefined; count++) {
        const numbered = withSubscript(base, String(count));
        if (isFree(numbered)) choice = numbered;
      }
      this.#set(entry.key, choice, taken);
    }
  }

  #candidates({ base, bare, always, subscripts, word }: Reading, wanted: ReadonlyMap<string, number>): string[] {
    const marked = subscripts.map((subscript) => withSubscript(base, subscript));
    if (word !== undefined) marked.splice(always ? 1 : 0, 0, word);
    if (always || (!bare && (wanted.get(base) ?? 1) > 1)) return marked;
    // Beside x_i a total may be X, where no other name wants that letter.
    const capital = base.toUpperCase();
    const isFree = bare && /^[a-z]$/.test(base) && !wanted.has(capital);
    return [base, ...(isFree ? [capital] : []), ...marked];
  }

  #set(key: string, latex: string, taken: Set<string>): void {
    this.#latex.set(key, latex);
    const text = plainText(latex);
    this.#text.set(key, text);
    taken.add(latex).add(text);
  }

  latex(key: string): string {
    return this.#latex.get(key) ?? key;
  }

  text(key: string): string {
    return this.#text.get(key) ?? key;
  }
}
