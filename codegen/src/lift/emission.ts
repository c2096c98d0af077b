/** What one lifting keeps while it writes: scopes, what the source reached, literals to hoist, and what went wrong. */
import { ts } from 'ts-morph';
import type { ModuleNodes } from './module.js';
import type { LiftDiagnostic, LiftOptions } from './types.js';

export const ENGINE = '@reckoner/engine';

/** Functions that some lifted sources need beside the arithmetic. */
export const HELPERS = {
  $or: '(a, b) => $.truthy(a) ? a : b()',
  $and: '(a, b) => $.truthy(a) ? b() : a',
  $includes: "(xs, x) => typeof xs === 'string' ? xs.includes(x) : xs.some((y) => $.eq(y, x))",
  $indexOf: "(xs, x) => typeof xs === 'string' ? xs.indexOf(x) : xs.findIndex((y) => $.eq(y, x))",
  $isInteger: '(x) => $.eq(x, $.trunc(x))',
  // Only worked steps want to know what the source calls a value.
  $let: '(name, x) => ($.note ? $.note(name, x) : x)',
} as const;

export type Helper = keyof typeof HELPERS;

/** What an identifier stands for. */
export type Resolution =
  | { readonly kind: 'local' | 'module' | 'shared' | 'unknown' }
  | { readonly kind: 'engine'; readonly imported: string };

export class Emission {
  readonly diagnostics: LiftDiagnostic[] = [];
  /** Top-level names that are reached, in the order of reaching; the caller emits them until none is new. */
  readonly reached = new Set<string>();
  readonly shared = new Map<string, Map<string, string>>();
  readonly functions = new Set<string>();
  readonly constants = new Set<string>();
  readonly native = new Set<string>();
  readonly helpers = new Set<Helper>();
  readonly #hoisted = new Map<string, string>();
  readonly #scopes: Set<string>[] = [];
  #temporaries = 0;

  constructor(
    readonly sourceFile: ts.SourceFile,
    readonly module: ModuleNodes,
    readonly options: LiftOptions,
  ) {}

  /** Reports a construct; the text that stands for it never runs. */
  report(node: ts.Node, message: string, hint: string): string {
    const offset = node.getStart(this.sourceFile);
    const { line, character } = this.sourceFile.getLineAndCharacterOfPosition(offset);
    this.diagnostics.push({ offset, line: line + 1, column: character + 1, message, hint });
    return 'undefined';
  }

  inScope<T>(names: Iterable<string>, work: () => T): T {
    this.#scopes.push(new Set(names));
    const result = work();
    this.#scopes.pop();
    return result;
  }

  /** Whether what is being written stands in a function. */
  get isInside(): boolean {
    return this.#scopes.length > 0;
  }

  isLocal(name: string): boolean {
    return this.#scopes.some((scope) => scope.has(name));
  }

  /** What a name stands for here; notes that it is reached. */
  resolve(name: string): Resolution {
    if (this.isLocal(name)) return { kind: 'local' };
    if (this.module.declarations.has(name)) {
      this.reached.add(name);
      return { kind: 'module' };
    }
    const origin = this.module.imports.get(name);
    if (origin === undefined) return { kind: 'unknown' };
    if (origin.specifier === ENGINE) return { kind: 'engine', imported: origin.imported };
    if (origin.imported === 'default' && !this.shared.get(origin.specifier)?.has(name)) {
      this.report(origin.node, `\`${name}\` is a default import.`, 'Export it by name, and import `{ name }`.');
    }
    this.needShared(origin.specifier, name, origin.imported);
    return { kind: 'shared' };
  }

  needShared(specifier: string, local: string, imported: string): void {
    let names = this.shared.get(specifier);
    if (names === undefined) {
      names = new Map();
      this.shared.set(specifier, names);
    }
    names.set(local, imported);
  }

  /** A global object such as `Math`, unless the source declares the name itself. */
  isGlobal(node: ts.Node, name: string): boolean {
    return (
      ts.isIdentifier(node) &&
      node.text === name &&
      !this.isLocal(name) &&
      !this.module.declarations.has(name) &&
      !this.module.imports.has(name)
    );
  }

  helper(name: Helper): Helper {
    this.helpers.add(name);
    return name;
  }

  /** A name for a value that does not change, made once per arithmetic. */
  hoist(text: string): string {
    let name = this.#hoisted.get(text);
    if (name === undefined) {
      name = `$${this.#hoisted.size}`;
      this.#hoisted.set(text, name);
    }
    return name;
  }

  get hoisted(): ReadonlyMap<string, string> {
    return this.#hoisted;
  }

  temporary(): string {
    this.#temporaries += 1;
    return `$t${this.#temporaries}`;
  }

  /** An operation of the arithmetic, with its position when positions are wanted. */
  operation(name: string, args: readonly string[], at: ts.Node): string {
    const all = this.options.positions ? [...args, `$at(${at.getStart(this.sourceFile)})`] : args;
    return `$.${name}(${all.join(', ')})`;
  }
}
