/** Reads chemical formulas: brackets, hydrates, charges; `CuSO4·5H2O`, `[Fe(CN)6]^4-`. */
import { noResult, text } from '@reckoner/engine';
import { elementNamed, elementOf } from './elements.js';

export interface ParsedFormula {
  /** Atoms by symbol, in the order of their first appearance. */
  readonly atoms: Readonly<Record<string, number>>;
  readonly charge: number;
}

export const formulaField = text({
  label: 'Chemical formula',
  help: 'Such as H2SO4, Ca(OH)2, CuSO4·5H2O (or CuSO4.5H2O), SO4^2- or NH4^+; a state such as (aq) may follow.',
  symbol: '\\mathrm{formula}',
  minLength: 1,
  maxLength: 120,
});

const MAX_COUNT = 1e6;
const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** The state that may follow a formula: gas, liquid, solid, crystal, dissolved. */
const STATE = /\s*\((?:g|l|s|cr|aq)\)$/;

/** Subscripts, superscripts and the many dots in plain characters. */
function normalized(formula: string): string {
  return formula
    .trim()
    .replace(STATE, '')
    .replace(/[₀-₉]/g, (digit) => String(digit.charCodeAt(0) - 0x2080))
    .replace(
      /[⁰¹²³⁴-⁹⁺⁻]+/g,
      (run) => `^${[...run].map((mark) => '0123456789+-'['⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻'.indexOf(mark)]).join('')}`,
    )
    .replace(/[−–]/g, '-')
    .replace(/[•∙⋅*]/g, '·')
    .replace(/\s+(\d*[+-])$/, '^$1')
    .replace(/\s+/g, '');
}

function splitCharge(formula: string): { body: string; charge: number } {
  const marked = /^(.+?)\^(?:(\d*)([+-])|([+-])(\d+))$/.exec(formula);
  if (marked) {
    const size = Number(marked[2] || marked[5] || 1);
    return { body: marked[1]!, charge: (marked[3] ?? marked[4]) === '-' ? -size : size };
  }
  const bare = /^(.+?)(\++|-+)$/.exec(formula);
  if (!bare) return { body: formula, charge: 0 };
  const body = bare[1]!;
  if (/^[A-Z][a-z]?\d$/.test(body) || /\d\d$/.test(body)) {
    throw noResult(`“${formula}” can be read in two ways: mark the charge with ^, as in Fe^3+, I3^- or SO4^2-.`);
  }
  return { body, charge: bare[2]!.startsWith('-') ? -bare[2]!.length : bare[2]!.length };
}

/** What to write in place of an element's name; `undefined` where it is none. */
function nameHint(formula: string): string | undefined {
  const named = elementNamed(formula);
  return named && `it is a name: write the symbol, ${named.symbol}`;
}

/** Atoms and charge of a formula; refuses with a sentence what it cannot read. */
export function parseFormula(formula: string): ParsedFormula {
  const { body, charge } = splitCharge(normalized(formula));
  const atoms: Record<string, number> = {};
  let position = 0;

  const refuse = (reason: string) => noResult(`The formula “${formula}” cannot be read: ${reason}.`);
  /** A subscript or a factor: digits, or a fraction below one such as 0.95; a factor may be any decimal number. */
  const readNumber = (decimal: boolean): number => {
    const pattern = decimal ? /^\d+(?:\.\d+)?/ : /^(?:0\.\d+|\d+)/;
    const match = pattern.exec(body.slice(position));
    if (!match) return 1;
    position += match[0].length;
    const value = Number(match[0]);
    if (!(value > 0 && value <= MAX_COUNT)) throw refuse(`the number ${match[0]} is out of range`);
    return value;
  };
  const add = (into: Record<string, number>, from: Readonly<Record<string, number>>, factor: number) => {
    for (const [symbol, count] of Object.entries(from)) into[symbol] = (into[symbol] ?? 0) + count * factor;
  };
  /** Groups up to the closing bracket, a dot or the end. */
  const readGroups = (closing: string | undefined): Record<string, number> => {
    const groups: Record<string, number> = {};
    const start = position;
    while (position < body.length && body[position] !== closing && body[position] !== '·' && body[position] !== '.') {
      const mark = body[position]!;
      let group: Record<string, number>;
      if (CLOSING[mark]) {
        position += 1;
        group = readGroups(CLOSING[mark]);
        if (body[position] !== CLOSING[mark]) throw refuse(`a bracket “${mark}” is not closed`);
        position += 1;
      } else {
        if (/[a-z]/.test(mark)) throw refuse(nameHint(formula) ?? 'symbols begin with a capital letter, as in NaCl');
        const letters = /^[A-Z][a-z]?/.exec(body.slice(position))?.[0];
        const symbol = letters && !elementOf(letters) ? letters[0] : letters;
        if (!letters) throw refuse(`“${mark}” is not expected`);
        if (!symbol || !elementOf(symbol) || letters !== symbol) {
          throw refuse(nameHint(formula) ?? `there is no element ${letters}`);
        }
        position += symbol.length;
        group = { [symbol]: 1 };
      }
      add(groups, group, readNumber(false));
    }
    if (position === start) throw refuse('a part is empty');
    return groups;
  };

  for (;;) {
    const factor = readNumber(true);
    add(atoms, readGroups(undefined), factor);
    if (position >= body.length) return { atoms, charge };
    position += 1;
  }
}

/** How many formula units a number before the formula asks for: 2 of 2 H2O, 1 where there is none. */
export const unitsOf = (formula: string): number => Number(/^\s*(\d+(?:\.\d+)?)/.exec(formula)?.[1] ?? 1);

/** Molar mass in g/mol; the mass of missing or surplus electrons is neglected. */
export function molarMassOf(atoms: Readonly<Record<string, number>>): number {
  let total = 0;
  for (const [symbol, count] of Object.entries(atoms)) total += count * elementOf(symbol)!.weight;
  return total;
}

/** The formula in Hill order: carbon, hydrogen, then by the alphabet; without carbon all by the alphabet. */
export function hillFormula(atoms: Readonly<Record<string, number>>): string {
  const rank = (symbol: string) =>
    atoms.C !== undefined && (symbol === 'C' || symbol === 'H') ? `0${symbol}` : symbol;
  return Object.keys(atoms)
    .sort((a, b) => (rank(a) < rank(b) ? -1 : 1))
    .map((symbol) => (atoms[symbol] === 1 ? symbol : `${symbol}${atoms[symbol]}`))
    .join('');
}
