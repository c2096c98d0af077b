import { defineEquations, quantity } from '@reckoner/engine';

/** R = d/λ of the insulation; U = 1/(R + R₀) with what the rest of the element resists. */
export default defineEquations({
  title: 'Insulation thickness',
  description:
    'Insulation thickness, R-value, conductivity and U-value from one another, with the rest of the element.',
  keywords: ['R-value', 'k-value', 'lambda', 'U-value target', 'insulation depth'],
  variables: {
    thickness: quantity('m', {
      usual: [5, 1000],
      label: 'Insulation thickness',
      unit: 'mm',
      symbol: 'd',
      above: 0,
      max: 100000,
    }),
    conductivity: quantity('W/(m*K)', {
      usual: [0.003, 2.5],
      label: 'Conductivity',
      symbol: '\\lambda',
      above: 0,
      max: 500,
    }),
    resistance: quantity('m^2*K/W', {
      usual: [0.1, 20],
      label: 'Resistance of the insulation',
      symbol: 'R',
      above: 0,
      max: 10000,
    }),
    rating: quantity('m^2*K/W', { label: 'US R-value', unit: 'R_US', symbol: 'R_{US}', above: 0, max: 60000 }),
    uValue: quantity('W/(m^2*K)', {
      usual: [0.05, 6],
      label: 'U-value of the element',
      symbol: 'U',
      above: 0,
      max: 1000,
    }),
    rest: quantity('m^2*K/W', {
      label: 'Resistance of the rest',
      help: 'Surfaces and other layers; 0.17 for the surfaces of a wall.',
      symbol: 'R_0',
      min: 0,
      max: 1000,
      default: 0.17,
    }),
  },
  equations: ({ thickness, conductivity, resistance, rating, uValue, rest }) => [
    [resistance, thickness / conductivity],
    [rating, resistance],
    [uValue, 1 / (resistance + rest)],
  ],
  explanation: '{thickness} of insulation has a resistance of {resistance} and brings the element to {uValue}.',
  examples: [
    {
      inputs: { thickness: 200, conductivity: 0.035 },
      results: { resistance: 5.714285714286, uValue: 0.169944161204, rating: 32.447219092 },
      source: 'Python 3.11: 0.2/0.035; 1/(R + 0.17); 1 ft²·h·°F/BTU = 0.1761102 m²·K/W',
    },
    {
      inputs: { uValue: 0.15, conductivity: 0.035, rest: 1 },
      results: { thickness: 198.3333333333, resistance: 5.666666667 },
      source: 'By hand: (1/0.15 - 1) × 0.035 m',
    },
  ],
  references: [
    { title: 'ISO 6946:2017, Building components and building elements: thermal resistance and thermal transmittance' },
  ],
});
