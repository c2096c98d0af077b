/** Every method with all that the engine has: for code that runs any calculator. */
import { engineLibrary } from '../arithmetic/registry.js';
import { decimalMethod } from './decimal-method.js';
import { equationsMethod } from './equations-method.js';

export const allMethods = { decimal: decimalMethod(engineLibrary), equations: equationsMethod(engineLibrary) };
