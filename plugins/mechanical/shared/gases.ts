import { constant, isAtLeast, isAtMost } from '@reckoner/engine';

/** Whether air, hydrogen or another common gas of two atoms may have this molar mass: a ratio of specific heats of 1.4. */
export function isDiatomic(molarMass: number) {
  return (
    isAtMost(molarMass, constant(2.1e-3, 'kg/mol')) ||
    (isAtLeast(molarMass, constant(27.5e-3, 'kg/mol')) && isAtMost(molarMass, constant(32.5e-3, 'kg/mol')))
  );
}
