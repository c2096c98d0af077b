import { choice, defineCalculator, noResult, number, quantity, standardGravity } from '@reckoner/engine';

/** Churchill and Chu for the vertical plate and the horizontal cylinder, Churchill for the sphere. */
export default defineCalculator({
  title: 'Natural convection',
  description:
    'Mean Nusselt number and heat transfer coefficient of free convection from a vertical plate, horizontal cylinder or sphere.',
  keywords: ['free convection', 'Rayleigh number', 'Churchill-Chu', 'Grashof number', 'buoyancy'],
  inputs: {
    shape: choice(
      { plate: 'Vertical plate', cylinder: 'Horizontal cylinder', sphere: 'Sphere' },
      { label: 'Shape', default: 'plate' },
    ),
    difference: quantity('K', {
      label: 'Surface against fluid',
      unit: 'Δ°C',
      symbol: '\\Delta T',
      above: 0,
      max: 3000,
    }),
    length: quantity('m', { label: 'Height of the plate or diameter', symbol: 'L', min: 0.0001, max: 100 }),
    expansion: quantity('1/K', {
      label: 'Thermal expansion',
      help: 'For gases 1/T with T in kelvins.',
      symbol: '\\beta',
      min: 1e-6,
      max: 0.1,
    }),
    viscosity: quantity('m^2/s', { label: 'Kinematic viscosity', unit: 'mm^2/s', symbol: '\\nu', min: 0.01, max: 1e6 }),
    diffusivity: quantity('m^2/s', {
      label: 'Thermal diffusivity',
      unit: 'mm^2/s',
      symbol: '\\alpha',
      min: 0.01,
      max: 1e6,
    }),
    conductivity: quantity('W/(m*K)', { label: 'Thermal conductivity', symbol: 'k', min: 0.001, max: 500 }),
  },
  outputs: {
    coefficient: quantity('W/(m^2*K)', { label: 'Heat transfer coefficient', symbol: 'h' }),
    nusselt: number({ label: 'Nusselt number', symbol: '\\mathrm{Nu}', places: 2 }),
    rayleigh: number({ label: 'Rayleigh number', symbol: '\\mathrm{Ra}' }),
    prandtl: number({ label: 'Prandtl number', symbol: '\\mathrm{Pr}', places: 3 }),
  },
  formula: ({ shape, difference, length, expansion, viscosity, diffusivity, conductivity }) => {
    const prandtl = viscosity / diffusivity;
    const rayleigh = (standardGravity * expansion * difference * length ** 3) / (viscosity * diffusivity);
    let nusselt: number;
    if (shape === 'plate') {
      nusselt = (0.825 + (0.387 * rayleigh ** (1 / 6)) / (1 + (0.492 / prandtl) ** (9 / 16)) ** (8 / 27)) ** 2;
    } else if (shape === 'cylinder') {
      if (rayleigh > 1e12) throw noResult('The correlation of the cylinder holds up to Ra = 10¹².');
      nusselt = (0.6 + (0.387 * rayleigh ** (1 / 6)) / (1 + (0.559 / prandtl) ** (9 / 16)) ** (8 / 27)) ** 2;
    } else {
      if (rayleigh > 1e11 || prandtl < 0.7)
        throw noResult('The correlation of the sphere holds up to Ra = 10¹¹ and for Pr of 0.7 and more.');
      nusselt = 2 + (0.589 * rayleigh ** 0.25) / (1 + (0.469 / prandtl) ** (9 / 16)) ** (4 / 9);
    }
    return { coefficient: (nusselt * conductivity) / length, nusselt, rayleigh, prandtl };
  },
  explanation: 'At Ra = {rayleigh} the mean Nusselt number is {nusselt}: the coefficient is {coefficient}.',
  examples: [
    {
      inputs: {
        difference: 30,
        length: 0.5,
        expansion: 0.0033,
        viscosity: 15.89,
        diffusivity: 22.5,
        conductivity: 0.0263,
      },
      results: { rayleigh: 3.3943722e8, prandtl: 0.70622222, nusselt: 88.172231, coefficient: 4.6378594 },
      source: 'Python, by Churchill and Chu 1975: air',
    },
    {
      inputs: {
        shape: 'cylinder',
        difference: 30,
        length: '5 cm',
        expansion: 0.0033,
        viscosity: 15.89,
        diffusivity: 22.5,
        conductivity: 0.0263,
      },
      results: { nusselt: 10.772911, coefficient: 5.6665511 },
      source: 'Python, by Churchill and Chu 1975: air',
    },
    {
      inputs: {
        shape: 'sphere',
        difference: 30,
        length: '10 cm',
        expansion: 0.0033,
        viscosity: 15.89,
        diffusivity: 22.5,
        conductivity: 0.0263,
      },
      results: { nusselt: 20.438745, coefficient: 5.3753899 },
      source: 'Python, by Churchill 1983: air',
    },
    {
      inputs: {
        shape: 'cylinder',
        difference: 1000,
        length: 20,
        expansion: 0.0033,
        viscosity: 15.89,
        diffusivity: 22.5,
        conductivity: 0.0263,
      },
      noResult: '10¹²',
      source: 'By hand: Ra = 7e14',
    },
    {
      inputs: {
        shape: 'sphere',
        difference: 1000,
        length: 20,
        expansion: 0.0033,
        viscosity: 15.89,
        diffusivity: 22.5,
        conductivity: 0.0263,
      },
      noResult: '10¹¹',
      source: 'By hand: Ra = 7e14',
    },
  ],
  notes: ['Uniform surface temperature, still surroundings; properties at the film temperature.'],
  references: [
    { title: 'Incropera et al.: Fundamentals of Heat and Mass Transfer, 7th ed., §9.6', isbn: '978-0-470-50197-9' },
  ],
});
