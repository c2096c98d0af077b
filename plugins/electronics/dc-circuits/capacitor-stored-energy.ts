import { defineEquations, isAbove, isAtLeast, isBelow, quantity } from '@reckoner/engine';
import { capacitance } from '../shared/fields.js';

/** Energy in the field of a capacitor of constant capacitance. */
export default defineEquations({
  title: 'Capacitor energy and charge',
  description: 'Energy, charge, voltage or capacitance of a charged capacitor from any two of them.',
  keywords: ['half c v squared', 'joule', 'coulomb', 'stored energy', 'supercapacitor'],
  variables: {
    energy: quantity('J', { label: 'Energy', symbol: 'E', min: 0 }),
    charge: quantity('C', { label: 'Charge', symbol: 'Q', min: 0 }),
    capacitance,
    voltage: quantity('V', { label: 'Voltage', symbol: 'V', min: 0 }),
  },
  equations: ({ energy, charge, capacitance, voltage }) => [
    [energy, 0.5 * capacitance * voltage ** 2],
    [charge, capacitance * voltage],
  ],
  figure: {
    kind: 'curve',
    title: 'Charge over voltage: the energy is the area',
    x: { of: 'voltage' },
    y: { of: 'charge' },
    curve: ({ charge, capacitance, voltage }) => ({
      from: 0,
      to: 1.2 * voltage,
      lines: [{ y: (at) => capacitance * at }],
      marks: [{ x: voltage, y: charge, label: 'Q' }],
      shade: [{ from: 0, to: voltage }],
    }),
  },
  explanation: 'At {voltage} a capacitor of {capacitance} holds {charge} and an energy of {energy}.',
  cautions: [
    {
      level: 'danger',
      when: ({ energy, voltage }) => isAbove(energy, 1) && isAtLeast(voltage, 100),
      says: 'More than 1 J at 100 V or more can injure or kill: discharge it through a resistor and measure before touching.',
    },
    {
      level: 'caution',
      when: ({ energy, voltage }) => isAbove(energy, 100) && isBelow(voltage, 100),
      says: 'More than 100 J burns even at a low voltage when metal shorts it: take off rings, and cover the terminals.',
    },
  ],
  examples: [
    {
      inputs: { capacitance: 470, voltage: 50 },
      results: { energy: 0.5875, charge: 0.0235 },
      source: 'By hand: 0.5 × 470e-6 × 2500; 470e-6 × 50',
    },
    {
      inputs: { energy: 10, capacitance: 100 },
      results: { voltage: 447.2135955 },
      cautions: ['can injure or kill'],
      source: 'By hand: √(2 × 10 / 100e-6)',
    },
    {
      inputs: { energy: 6, charge: 2 },
      results: { voltage: 6, capacitance: 333333.3333 },
      source: 'By hand: V = 2E/Q = 6 V; C = 2/6 F',
    },
    {
      inputs: { capacitance: '3000 F', voltage: 2.5 },
      results: { energy: 9375, charge: 7500 },
      cautions: ['burns even at a low voltage'],
      source: 'By hand: 0.5 × 3000 × 6.25; 3000 × 2.5',
    },
  ],
  references: [
    { title: 'NFPA 70E, Standard for Electrical Safety in the Workplace, article 360: capacitors' },
    { title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §25-4' },
    {
      title:
        'Lawrence Berkeley National Laboratory: Electrical safety, hazard thresholds of capacitors: 10 J from 100 V on, 100 J below',
    },
  ],
});
