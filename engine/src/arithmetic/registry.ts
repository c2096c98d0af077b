/** Looks up what lifted formulas call and read by name. */
import { constants, type NamedConstant } from '../constants.js';
import { type EngineFunction, functions } from '../functions.js';
import { constantOf, functionOf, type Library } from './library.js';

/** All that the engine has. */
export const engineLibrary: Library = { functions, constants };

/** The function's versions. @throws Error when there is none of that name. */
export function engineFunction(name: string): EngineFunction {
  return functionOf(functions, name);
}

/** The constant's digits, unit and source. @throws Error when there is none of that name. */
export function engineConstant(name: string): NamedConstant {
  return constantOf(constants, name);
}
