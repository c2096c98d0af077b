import { choice, defineCalculator, measure, noResult, number, product, rows, sum, text } from '@reckoner/engine';

/** Gas constant in L·bar/(mol·K), for pressures in bar. */
const GAS_CONSTANT_BAR = 0.0831446261815324;

/** K_c = Π c^ν with ν negative for reactants; K_p = K_c(RT)^Δν. */
export default defineCalculator({
  title: 'Equilibrium constant Kc',
  description:
    'Kc and Kp of a reaction from the equilibrium concentrations and coefficients of reactants and products.',
  keywords: ['law of mass action', 'Kp', 'reaction quotient', 'equilibrium concentrations'],
  inputs: {
    species: rows(
      {
        name: text({ label: 'Species', minLength: 1, maxLength: 40 }),
        side: choice(
          { reactant: { label: 'Reactant', value: -1 }, product: { label: 'Product', value: 1 } },
          { label: 'Side' },
        ),
        coefficient: number({ label: 'Coefficient', above: 0, max: 12 }),
        concentration: measure('mol/L', { label: 'Concentration', min: 1e-12, max: 100 }),
      },
      { label: 'Species', minItems: 1, maxItems: 10 },
    ),
    temperature: measure('K', { label: 'Temperature', unit: '°C', symbol: 'T', min: -200, max: 3000, default: 25 }),
  },
  outputs: {
    kc: number({ label: 'Kc', symbol: 'K_c' }),
    kp: number({ label: 'Kp of gases, in bar', symbol: 'K_p' }),
    change: number({ label: 'Change of moles', symbol: '\\Delta\\nu' }),
  },
  formula: ({ species, temperature }) => {
    const kc = product(species.map(({ side, coefficient, concentration }) => concentration ** (side * coefficient)));
    const change = sum(species.map(({ side, coefficient }) => side * coefficient));
    const kp = kc * (GAS_CONSTANT_BAR * temperature) ** change;
    if (Math.min(kc, kp) < 1e-290 || Math.max(kc, kp) > 1e290) {
      throw noResult('The equilibrium constant is smaller than 10⁻²⁹⁰ or larger than 10²⁹⁰.');
    }
    return { kc, kp, change };
  },
  explanation: 'The equilibrium constant Kc is {kc}; where all are gases, Kp at {temperature} is {kp}.',
  examples: [
    {
      inputs: {
        species: [
          { name: 'N2', side: 'reactant', coefficient: 1, concentration: 0.5 },
          { name: 'H2', side: 'reactant', coefficient: 3, concentration: 0.2 },
          { name: 'NH3', side: 'product', coefficient: 2, concentration: 0.1 },
        ],
        temperature: 400,
      },
      results: { kc: 2.5, change: -2, kp: 0.00079808278 },
      source: 'By hand: 0.01/(0.5 × 0.008); Python: 2.5/(0.08314463 × 673.15)²',
    },
    {
      inputs: {
        species: [
          { name: 'H2', side: 'reactant', coefficient: 1, concentration: 0.11 },
          { name: 'I2', side: 'reactant', coefficient: 1, concentration: 0.11 },
          { name: 'HI', side: 'product', coefficient: 2, concentration: 0.78 },
        ],
      },
      results: { kc: 50.280992, kp: 50.280992, change: 0 },
      source: 'By hand: 0.6084/0.0121',
    },
    {
      inputs: {
        species: [
          { name: 'A', side: 'reactant', coefficient: 12, concentration: 1e-12 },
          { name: 'B', side: 'reactant', coefficient: 12, concentration: 1e-12 },
          { name: 'C', side: 'reactant', coefficient: 12, concentration: 1e-12 },
        ],
      },
      noResult: 'larger than',
      source: 'By hand: 10^432',
    },
  ],
  notes: ['Leave out pure solids and liquids. Kp refers to 1 bar and is for gases only.'],
  references: [{ title: 'Atkins, de Paula: Physical Chemistry, 10th ed., §6A', isbn: '978-0-19-969740-3' }],
});
