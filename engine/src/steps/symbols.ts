/** The symbols of a worked calculation: those of the formula as it is printed, and letters for what lies between. */
import type { Definition } from '../authoring/define.js';
import type { FieldSpec } from '../authoring/kinds.js';
import { constantSymbol } from '../typeset/conventional-symbols.js';
import { type Named, Symbols, type SymbolTable, withSubscript } from '../typeset/symbols.js';
import { plainText } from '../typeset/unicode.js';
import type { Leaf } from './inputs.js';
import { constantKey, UNKNOWN } from './trace.js';

/** Letters for values that nobody named. */
const UNNAMED = ['z', 'y', 'w', 'u', 'q', 'Z', 'Y', 'W'];

/** A value with a line of its own, as far as its symbol goes. */
export interface Symbolized {
  readonly key: string;
  readonly output: string | undefined;
  readonly name: string | undefined;
}

export class StepSymbols implements SymbolTable {
  readonly #latex = new Map<string, string>();

  /** @param printed The symbols of the fields in the printed formula, where it has any. */
  constructor(
    definition: Definition,
    printed: Readonly<Record<string, string>>,
    leaves: Iterable<Leaf>,
    steps: readonly Symbolized[],
    constants: readonly string[] = [],
  ) {
    const named = new Map<string, Named>();
    const add = (one: Named): void => void (named.has(one.key) || named.set(one.key, one));
    const given = (symbol: string | undefined) => (symbol === undefined ? {} : { given: symbol });
    for (const [name, spec] of Object.entries<FieldSpec>({ ...definition.inputs, ...definition.outputs })) {
      add({ key: `field:${name}`, name, ...given(printed[name] ?? spec.symbol) });
    }
    const all = [...leaves];
    for (const { field } of all) {
      const [input, column] = field.split('.');
      if (column !== undefined)
        add({ key: `field:${field}`, name: column, ...given(columnSymbol(definition, input!, column)) });
    }
    const isTaken = new Set([...named.values()].map((one) => one.given));
    for (const name of constants) add({ key: constantKey(name), name, inner: true, ...constantSymbol(name, isTaken) });
    for (const step of steps) {
      if (step.output !== undefined) continue;
      if (step.name === undefined) add({ key: 'unnamed', name: 'z', inner: true, candidates: UNNAMED });
      else add({ key: `local:${step.name}`, name: step.name, inner: true });
    }
    add({ key: UNKNOWN, name: 'x', inner: true, candidates: ['x', 'u', 'v', 'w', 's'] });
    const symbols = new Symbols([...named.values()], ['\\pi', 'e']);

    for (const name of Object.keys(definition.inputs))
      this.#latex.set(`input:${name}:`, symbols.latex(`field:${name}`));
    for (const { key, field, place } of all) {
      const latex = symbols.latex(`field:${field}`);
      this.#latex.set(key, place === '' ? latex : withSubscript(latex, place));
    }
    const baseOf = ({ name }: Symbolized): string => (name === undefined ? 'unnamed' : `local:${name}`);
    const inner = steps.filter(({ output }) => output === undefined);
    const count = new Map<string, number>();
    for (const step of inner) count.set(baseOf(step), (count.get(baseOf(step)) ?? 0) + 1);
    const seen = new Map<string, number>();
    for (const step of inner) {
      const base = baseOf(step);
      const index = (seen.get(base) ?? 0) + 1;
      seen.set(base, index);
      const isRepeated = count.get(base)! > 1;
      this.#latex.set(step.key, isRepeated ? withSubscript(symbols.latex(base), String(index)) : symbols.latex(base));
    }
    for (const { key, output } of steps)
      if (output !== undefined) this.#latex.set(key, symbols.latex(`field:${output}`));
    for (const name of Object.keys(definition.outputs))
      this.#latex.set(`output:${name}`, symbols.latex(`field:${name}`));
    for (const name of constants) this.#latex.set(constantKey(name), symbols.latex(constantKey(name)));
    this.#latex.set(UNKNOWN, symbols.latex(UNKNOWN));
  }

  latex(key: string): string {
    return this.#latex.get(key) ?? key;
  }

  text(key: string): string {
    return plainText(this.latex(key));
  }
}

function columnSymbol(definition: Definition, input: string, column: string): string | undefined {
  const spec = definition.inputs[input];
  return spec?.kind === 'rows' ? spec.columns[column]?.symbol : undefined;
}
