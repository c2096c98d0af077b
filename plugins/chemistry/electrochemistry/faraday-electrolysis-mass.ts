import { defineCalculator, faradayConstant, integer, percent, quantity } from '@reckoner/engine';
import { molarMass } from '../shared/acid.js';

/** m = ηItM/(zF). */
export default defineCalculator({
  title: "Faraday's law of electrolysis",
  description: 'Mass deposited or dissolved in electrolysis from current, time, molar mass and charge of the ion.',
  keywords: ['electroplating', 'electrolysis', 'coulomb', 'Faraday constant', 'current efficiency'],
  inputs: {
    current: quantity('A', { label: 'Current', symbol: 'I', above: 0, max: 1e7 }),
    time: quantity('s', { label: 'Time', unit: 'min', symbol: 't', above: 0, max: 1e8 }),
    molarMass,
    electrons: integer({ label: 'Electrons for each ion', symbol: 'z', min: 1, max: 10 }),
    efficiency: percent({
      label: 'Current efficiency',
      symbol: '\\eta',
      above: 0,
      max: 100,
      default: 100,
      usual: [1, 100],
    }),
  },
  outputs: {
    mass: quantity('g', { label: 'Mass', symbol: 'm' }),
    amount: quantity('mol', { label: 'Amount', symbol: 'n' }),
    charge: quantity('C', { label: 'Charge', symbol: 'Q' }),
  },
  formula: ({ current, time, molarMass, electrons, efficiency }) => {
    const charge = current * time;
    const amount = (efficiency * charge) / (electrons * faradayConstant);
    return { mass: amount * molarMass, amount, charge };
  },
  explanation: 'A charge of {charge} deposits or dissolves {mass}.',
  examples: [
    {
      inputs: { current: 10, time: 30, molarMass: 63.546, electrons: 2 },
      results: { mass: 5.9274709, charge: 18000, amount: 0.093278427 },
      source: 'Python: copper, 18000 × 63.546/(2 × 96485.33212)',
    },
    {
      inputs: { current: 2.5, time: '2 h', molarMass: 107.8682, electrons: 1, efficiency: 90 },
      results: { mass: 18.111197, charge: 18000 },
      source: 'Python: silver, 0.9 × 18000 × 107.8682/96485.33212',
    },
  ],
  references: [{ title: 'Bard, Faulkner: Electrochemical Methods, 2nd ed., §1.3', isbn: '978-0-471-04372-0' }],
});
