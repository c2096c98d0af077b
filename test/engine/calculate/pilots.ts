/** The pilot calculators with hand-lifted formulas, for tests of the calculate path. */

import type { Definition } from '@reckoner/engine';
import type { Arithmetic, Operand } from '@reckoner/engine/arithmetic/arithmetic';
import type { Calculator } from '@reckoner/engine/calculate/types';
import ohmsLawDefinition from '../../../plugins/electronics/dc-circuits/ohms-law.js';
import compoundInterestDefinition from '../../../plugins/finance/savings/compound-interest.js';
import bodyMassIndexDefinition from '../../../plugins/health/body-measurements/body-mass-index.js';
import kineticEnergyDefinition from '../../../plugins/physics/dynamics/kinetic-energy.js';

type Variables<V, Names extends string> = Readonly<Record<Names, Operand<V>>>;

export function calculator(definition: Definition, more: Partial<Calculator> = {}): Calculator {
  return { slug: 'test', category: 'c', subcategory: 's', arithmetic: 'float64', version: '1', definition, ...more };
}

export const compoundInterest = calculator(compoundInterestDefinition, {
  arithmetic: 'decimal',
  lifted: <V>(A: Arithmetic<V>) => ({
    formula: ({ principal, rate, years, frequency }: Variables<V, 'principal' | 'rate' | 'years' | 'frequency'>) => {
      const growth = A.add(1, A.div(rate, frequency));
      const amount = A.mul(principal, A.pow(growth, A.mul(frequency, years)));
      return { amount, interest: A.sub(amount, principal), effectiveRate: A.sub(A.pow(growth, frequency), 1) };
    },
  }),
});

export const ohmsLaw = calculator(ohmsLawDefinition, {
  lifted: <V>(A: Arithmetic<V>) => ({
    equations: ({
      voltage,
      current,
      resistance,
      power,
    }: Variables<V, 'voltage' | 'current' | 'resistance' | 'power'>) => [
      [voltage, A.mul(current, resistance)],
      [power, A.mul(voltage, current)],
    ],
  }),
});

export const kineticEnergy = calculator(kineticEnergyDefinition, {
  lifted: <V>(A: Arithmetic<V>) => ({
    equations: ({ energy, mass, speed }: Variables<V, 'energy' | 'mass' | 'speed'>) => [
      [energy, A.mul(A.mul(A.lit('0.5'), mass), A.pow(speed, 2))],
    ],
  }),
});

export const bodyMassIndex = calculator(bodyMassIndexDefinition);
