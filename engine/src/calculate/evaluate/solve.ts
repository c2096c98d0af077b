/** Solves a calculator that is defined by equations for the variables that were not given. */
import { allMethods } from './all-methods.js';

/** Every variable that is known or determined, in the formula's units. */
export const { solve } = allMethods.equations;
