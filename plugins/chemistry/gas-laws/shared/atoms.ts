import { isBelow } from '@reckoner/engine';

/** Molar masses in g/mol of the atoms of hydrogen, nitrogen, oxygen and chlorine (IUPAC 2021), whose gases have two. */
const ATOMS = [1.008, 14.007, 15.999, 35.45];

/** Whether a molar mass in kg/mol is that of one atom of them, within 0.01 g/mol; methane, of 16.043 g/mol, is not. */
export const isOneAtom = (molarMass: number | undefined): boolean =>
  molarMass !== undefined && ATOMS.some((atom) => isBelow(Math.abs(1000 * molarMass - atom), 0.01));
