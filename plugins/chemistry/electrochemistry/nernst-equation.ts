import {
  constant,
  defineCalculator,
  faradayConstant,
  gasConstant,
  integer,
  isAbove,
  number,
  quantity,
} from '@reckoner/engine';

/** E = E° - (RT/zF) ln Q. */
export default defineCalculator({
  title: 'Nernst equation',
  description: 'Potential of a cell or half-cell from its standard potential, reaction quotient and temperature.',
  keywords: ['electrode potential', 'reaction quotient', 'cell potential', 'concentration cell'],
  inputs: {
    standard: quantity('V', { label: 'Standard potential', symbol: 'E^\\circ', min: -100, max: 100, usual: [-5, 5] }),
    electrons: integer({ label: 'Electrons transferred', symbol: 'z', min: 1, max: 20 }),
    quotient: number({
      label: 'Reaction quotient',
      help: 'Products over reactants, as activities.',
      symbol: 'Q',
      min: 1e-100,
      max: 1e100,
    }),
    temperature: quantity('K', { label: 'Temperature', unit: '°C', symbol: 'T', min: -100, max: 1500, default: 25 }),
  },
  outputs: {
    potential: quantity('V', { label: 'Potential', symbol: 'E', places: 4 }),
    shift: quantity('V', { label: 'Shift from the standard potential', unit: 'mV', places: 2 }),
    gibbs: quantity('J/mol', {
      label: 'Gibbs energy of the reaction',
      unit: 'kJ/mol',
      symbol: '\\Delta_r G',
      places: 2,
    }),
  },
  formula: ({ standard, electrons, quotient, temperature }) => {
    const shift = -((gasConstant * temperature) / (electrons * faradayConstant)) * Math.log(quotient);
    const potential = standard + shift;
    return { potential, shift, gibbs: -electrons * faradayConstant * potential };
  },
  explanation: 'At {temperature} the potential is {potential}.',
  cautions: [
    {
      level: 'note',
      when: ({ standard, temperature }) =>
        standard !== 0 && isAbove(Math.abs(temperature - constant(298.15, 'K')), constant(10, 'K')),
      says: 'The standard potential must be that at {temperature}: tables give it at 25 °C, and it changes by up to a millivolt or so for each kelvin.',
    },
  ],
  examples: [
    {
      inputs: { standard: 1.1037, electrons: 2, quotient: 10 },
      results: { potential: 1.0741203, gibbs: -207.27371 },
      source: 'Python with CODATA constants: Daniell cell with Zn²⁺ 1 and Cu²⁺ 0.1 mol/L',
    },
    {
      inputs: { standard: 0, electrons: 1, quotient: 1e-7, temperature: 37 },
      results: { shift: 430.78285 },
      source: 'Python: RT/F × ln 10⁷ at 310.15 K',
    },
    {
      inputs: { standard: 1.1037, electrons: 2, quotient: 1, temperature: 80 },
      results: { potential: 1.1037, shift: 0 },
      cautions: ['tables give it at 25 °C'],
      source: 'By hand: ln 1 = 0',
    },
  ],
  references: [{ title: 'Atkins, de Paula: Physical Chemistry, 10th ed., §6C', isbn: '978-0-19-969740-3' }],
});
