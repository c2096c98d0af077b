import { constant, defineCalculator, number, percent, quantity } from '@reckoner/engine';

/** Ergun: laminar term of Blake-Kozeny and turbulent term of Burke-Plummer. */
export default defineCalculator({
  title: 'Packed bed pressure drop (Ergun)',
  description: 'Pressure drop of a fluid through a bed of particles by the Ergun equation.',
  keywords: ['Ergun equation', 'fixed bed', 'porous bed', 'Kozeny-Carman', 'void fraction'],
  inputs: {
    velocity: quantity('m/s', { label: 'Superficial velocity', symbol: 'v_s', above: 0, max: 100, usual: [1e-6, 20] }),
    diameter: quantity('m', {
      label: 'Particle diameter',
      unit: 'mm',
      symbol: 'd_p',
      min: 0.001,
      max: 1000,
      usual: [0.01, 200],
    }),
    sphericity: number({ label: 'Sphericity', help: '1 for spheres.', symbol: '\\phi', min: 0.1, max: 1, default: 1 }),
    voidFraction: percent({
      label: 'Void fraction',
      symbol: '\\varepsilon',
      min: 5,
      max: 95,
      default: 40,
      usual: [20, 85],
    }),
    length: quantity('m', { label: 'Bed length', symbol: 'L', above: 0, max: 1000 }),
    density: quantity('kg/m^3', {
      label: 'Fluid density',
      symbol: '\\rho',
      above: 0,
      max: 30000,
      usual: [0.01, 15000],
    }),
    viscosity: quantity('Pa*s', {
      label: 'Fluid viscosity',
      unit: 'mPa*s',
      symbol: '\\mu',
      min: 0.001,
      max: 1e6,
      usual: [0.004, 1e5],
    }),
  },
  outputs: {
    pressureDrop: quantity('Pa', { label: 'Pressure drop', unit: 'kPa', symbol: '\\Delta p' }),
    laminarShare: percent({ label: 'Share of the viscous term', places: 1 }),
    reynolds: number({
      label: 'Particle Reynolds number',
      help: 'With the factor 1/(1 - ε).',
      symbol: '\\mathrm{Re}_p',
    }),
  },
  formula: ({ velocity, diameter, sphericity, voidFraction, length, density, viscosity }) => {
    const size = sphericity * diameter;
    const solid = 1 - voidFraction;
    const viscous = (150 * viscosity * solid ** 2 * velocity) / (voidFraction ** 3 * size ** 2);
    const inertial = (1.75 * density * solid * velocity ** 2) / (voidFraction ** 3 * size);
    return {
      pressureDrop: (viscous + inertial) * length,
      laminarShare: viscous / (viscous + inertial),
      reynolds: (density * velocity * size) / (viscosity * solid),
    };
  },
  explanation: 'Over {length} of bed the pressure falls by {pressureDrop}; the viscous term is {laminarShare} of it.',
  cautions: [
    {
      level: 'caution',
      when: ({ density, pressureDrop }) => density < constant(100, 'kg/m^3') && pressureDrop > constant(10000, 'Pa'),
      says: 'The equation takes the density as constant. With a gas a pressure drop of more than a tenth of the pressure needs a bed in sections, each with its own density.',
    },
  ],
  examples: [
    {
      inputs: { velocity: 0.5, diameter: 5, length: 2, density: 1.2, viscosity: 0.018 },
      results: { pressureDrop: 2.57625, laminarShare: 23.580786, reynolds: 277.77778 },
      source: 'Python, by Ergun 1952: air through 5 mm spheres',
    },
    {
      inputs: {
        velocity: '5 mm/s',
        diameter: 0.625,
        sphericity: 0.8,
        voidFraction: 38,
        length: 0.5,
        density: 998,
        viscosity: 1,
      },
      results: { pressureDrop: 11.001435, laminarShare: 95.515643, reynolds: 4.0241935 },
      source: 'Python, by Ergun 1952: water through sand of 0.8 × 0.625 mm',
    },
    {
      inputs: { velocity: 2, diameter: 5, length: 2, density: 1.2, viscosity: 0.018 },
      results: { pressureDrop: 33.93 },
      cautions: ['density as constant'],
      source:
        'By hand: 150 × 0.018e-3 × 0.36 × 2/(0.064 × 25e-6) + 1.75 × 1.2 × 0.6 × 4/(0.064 × 0.005) = 1215 + 15750 Pa/m',
    },
  ],
  notes: ['For beds much wider than the particles (more than about 10 diameters).'],
  references: [{ title: 'Ergun: Fluid flow through packed columns, Chem. Eng. Prog. 48 (1952) 89' }],
});
