/** Looks up what lifted formulas call and read by name. */
import { constants, type NamedConstant } from '../constants.js';
import { type EngineFunction, functions } from '../functions.js';

/** The function's versions. @throws Error when there is none of that name. */
export function engineFunction(name: string): EngineFunction {
  const entry = Object.hasOwn(functions, name) ? functions[name] : undefined;
  if (entry === undefined) throw new Error(`The engine has no function named ${name}.`);
  return entry;
}

/** The constant's digits, unit and source. @throws Error when there is none of that name. */
export function engineConstant(name: string): NamedConstant {
  const entry = Object.hasOwn(constants, name) ? constants[name] : undefined;
  if (entry === undefined) throw new Error(`The engine has no constant named ${name}.`);
  return entry;
}
