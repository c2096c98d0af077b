/** What lifted formulas call and read by name: the whole engine's, or no more than one calculator needs. */
import type { EngineFunction } from '../functions.js';

/** The functions and named constants that lifted formulas may use. */
export interface Library {
  readonly functions: Readonly<Record<string, EngineFunction>>;
  readonly constants: Readonly<Record<string, { readonly text: string }>>;
}

/** The function's versions. @throws Error when there is none of that name. */
export function functionOf<F extends EngineFunction>(functions: Readonly<Record<string, F>>, name: string): F {
  const entry = Object.hasOwn(functions, name) ? functions[name] : undefined;
  if (entry === undefined) throw new Error(`The engine has no function named ${name}.`);
  return entry;
}

/** The constant's digits. @throws Error when there is none of that name. */
export function constantOf<C>(constants: Readonly<Record<string, C>>, name: string): C {
  const entry = Object.hasOwn(constants, name) ? constants[name] : undefined;
  if (entry === undefined) throw new Error(`The engine has no constant named ${name}.`);
  return entry;
}
