import { constant, defineCalculator, gasConstant, number, quantity, standardGravity } from '@reckoner/engine';

/** Van 't Hoff: Π = icRT. */
export default defineCalculator({
  title: 'Osmotic pressure',
  description: 'Osmotic pressure of a dilute solution from molarity, number of particles and temperature.',
  keywords: ["van 't Hoff equation", 'osmosis', 'osmolarity', 'semipermeable membrane'],
  inputs: {
    concentration: quantity('mol/m^3', {
      label: 'Concentration',
      unit: 'mol/L',
      symbol: 'c',
      min: 0,
      max: 20,
      usual: [0, 6],
    }),
    factor: number({
      label: 'Particles for each formula unit',
      help: 'Sugar 1, NaCl 2, CaCl2 3; somewhat less in practice.',
      symbol: 'i',
      min: 0.5,
      max: 10,
      default: 1,
    }),
    temperature: quantity('K', { label: 'Temperature', unit: '°C', symbol: 'T', min: -50, max: 300, default: 25 }),
  },
  outputs: {
    pressure: quantity('Pa', { label: 'Osmotic pressure', unit: 'kPa', symbol: '\\Pi' }),
    head: quantity('m', { label: 'Height of a column of water', symbol: 'h', places: 2 }),
    osmolarity: quantity('mol/m^3', { label: 'Osmolarity', unit: 'Osm/L', symbol: 'ic' }),
  },
  formula: ({ concentration, factor, temperature }) => {
    const osmolarity = factor * concentration;
    const pressure = osmolarity * gasConstant * temperature;
    return { pressure, head: pressure / (constant(1000, 'kg/m^3') * standardGravity), osmolarity };
  },
  explanation: 'The solution has an osmotic pressure of {pressure}.',
  cautions: [
    {
      level: 'note',
      when: ({ concentration }) => concentration > constant(100, 'mol/m^3'),
      says: 'Above about 0.1 mol/L the pressure deviates from this law of dilute solutions, by some percent and growing.',
    },
  ],
  examples: [
    {
      inputs: { concentration: '10 mmol/L' },
      results: { pressure: 24.78957 },
      source: 'Python: 10 × 8.314462618 × 298.15 Pa',
    },
    {
      inputs: { concentration: 0.154, factor: 2, temperature: 37 },
      results: { pressure: 794.24902, osmolarity: 0.308, head: 80.99086 },
      cautions: ['deviates'],
      source: 'Python with the CODATA gas constant: saline at 310.15 K',
    },
  ],
  references: [{ title: 'Atkins, de Paula: Physical Chemistry, 10th ed., §5B', isbn: '978-0-19-969740-3' }],
});
