import { constant, defineEquations, isAbove, quantity } from '@reckoner/engine';

/** p₁V₁ = p₂V₂ at constant temperature and amount. */
export default defineEquations({
  title: "Boyle's law",
  description: 'Pressure or volume of a gas before and after a change at constant temperature.',
  keywords: ['P1V1 = P2V2', 'Boyle-Mariotte', 'isothermal', 'gas compression'],
  variables: {
    pressure1: quantity('Pa', {
      label: 'Initial pressure',
      unit: 'kPa',
      symbol: 'p_1',
      above: 0,
      max: 1e9,
      usual: [0.0001, 1e6],
    }),
    volume1: quantity('m^3', { label: 'Initial volume', unit: 'L', symbol: 'V_1', above: 0, max: 1e12 }),
    pressure2: quantity('Pa', {
      label: 'Final pressure',
      unit: 'kPa',
      symbol: 'p_2',
      above: 0,
      max: 1e9,
      usual: [0.0001, 1e6],
    }),
    volume2: quantity('m^3', { label: 'Final volume', unit: 'L', symbol: 'V_2', above: 0, max: 1e12 }),
  },
  equations: ({ pressure1, volume1, pressure2, volume2 }) => [[pressure1 * volume1, pressure2 * volume2]],
  explanation: 'The gas of {volume1} at {pressure1} takes {volume2} at {pressure2}.',
  cautions: [
    {
      level: 'note',
      when: ({ pressure1, pressure2 }) => isAbove(Math.max(pressure1, pressure2), constant(1e7, 'Pa')),
      says: 'Above some 10 MPa real gases deviate from this law by several percent.',
    },
  ],
  examples: [
    { inputs: { pressure1: 100, volume1: 6, pressure2: 150 }, results: { volume2: 4 }, source: 'By hand: 600/150' },
    {
      inputs: { pressure1: '1 atm', volume1: '500 mL', volume2: '200 mL' },
      results: { pressure2: 253.3125 },
      source: 'By hand: 2.5 × 101.325',
    },
    {
      inputs: { pressure2: '750 mmHg', volume2: 2, volume1: 3 },
      results: { pressure1: 66.661194 },
      source: 'units: 500 mmHg in kPa',
    },
    {
      inputs: { pressure1: 100, volume1: 200, volume2: 1 },
      results: { pressure2: 20000 },
      cautions: ['real gases deviate'],
      source: 'By hand: 200 × 100',
    },
  ],
  notes: [
    'Pressures are absolute: add that of the air to what a gauge shows.',
    'A fixed amount of a gas that is far from condensing.',
  ],
  references: [{ title: 'Atkins, de Paula: Physical Chemistry, 10th ed., §1A', isbn: '978-0-19-969740-3' }],
});
