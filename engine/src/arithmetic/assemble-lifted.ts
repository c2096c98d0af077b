/** Puts one calculator's lifted module together with the shared modules that it needs, each made once an arithmetic. */
import type { Arithmetic, Lifted } from './arithmetic.js';

/** What the module needs by specifier, as a name among the shared ones, and the module itself. */
export type LiftedPart = readonly [
  needed: Readonly<Record<string, string>>,
  // biome-ignore lint/suspicious/noExplicitAny: the arithmetic's values are its own affair
  module: (A: Arithmetic<any>, imports: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>,
];

/** @param engine What the modules import of the engine itself. */
export function assembleLifted(
  own: LiftedPart,
  shared: Readonly<Record<string, LiftedPart>>,
  engine: Readonly<Record<string, unknown>>,
): Lifted {
  return (A) => {
    const made = new Map<string, unknown>();
    const make = ([needed, module]: LiftedPart) => {
      const imports: Record<string, unknown> = { '@reckoner/engine': engine };
      for (const [specifier, name] of Object.entries(needed)) {
        if (!made.has(name)) made.set(name, make(shared[name]!));
        imports[specifier] = made.get(name);
      }
      return module(A, imports);
    };
    return make(own);
  };
}
