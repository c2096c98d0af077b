/** Every method with all that the engine has: for code that runs any calculator. */
import { engineLibrary } from '../../arithmetic/registry.js';
import { unitOf } from '../../units/index.js';
import { mixedUpUnits } from '../../units/mixed-up.js';
import { guardsMethod } from '../guard/guards-method.js';
import { decimalMethod } from './decimal-method.js';
import { equationsMethod } from './equations-method.js';
import type { Methods } from './methods.js';

export const allMethods = {
  decimal: decimalMethod(engineLibrary),
  equations: equationsMethod(engineLibrary),
  guards: guardsMethod((unit) => mixedUpUnits(unitOf(unit))),
} satisfies Methods;
