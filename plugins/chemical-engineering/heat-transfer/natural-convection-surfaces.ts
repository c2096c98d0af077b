import { choice, defineCalculator, noResult, number, quantity, standardGravity } from '@reckoner/engine';

/** Churchill and Chu for the vertical plate and the horizontal cylinder, Churchill for the sphere, McAdams for horizontal plates. */
export default defineCalculator({
  title: 'Natural convection',
  description:
    'Mean Nusselt number and heat transfer coefficient of free convection from a vertical or horizontal plate, horizontal cylinder or sphere.',
  keywords: ['free convection', 'Rayleigh number', 'Churchill-Chu', 'Grashof number', 'buoyancy'],
  inputs: {
    shape: choice(
      {
        plate: 'Vertical plate',
        cylinder: 'Horizontal cylinder',
        sphere: 'Sphere',
        upward: 'Horizontal plate, hot above or cold below',
        downward: 'Horizontal plate, hot below or cold above',
      },
      { label: 'Shape', default: 'plate' },
    ),
    difference: quantity('K', {
      label: 'Surface against fluid',
      unit: 'Δ°C',
      symbol: '\\Delta T',
      above: 0,
      max: 3000,
    }),
    length: quantity('m', {
      label: 'Height of the plate or diameter',
      help: 'Of a horizontal plate its area over its perimeter.',
      symbol: 'L',
      min: 0.0001,
      max: 100,
      usual: [0.0005, 20],
    }),
    expansion: quantity('1/K', {
      label: 'Thermal expansion',
      help: 'For gases 1/T with T in kelvins.',
      symbol: '\\beta',
      min: 1e-6,
      max: 0.1,
      usual: [5e-6, 0.02],
    }),
    kinematicViscosity: quantity('m^2/s', {
      label: 'Kinematic viscosity',
      formerly: ['viscosity'],
      unit: 'mm^2/s',
      symbol: '\\nu',
      min: 0.01,
      max: 1e6,
    }),
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
  formula: ({ shape, difference, length, expansion, kinematicViscosity, diffusivity, conductivity }) => {
    const prandtl = kinematicViscosity / diffusivity;
    const rayleigh = (standardGravity * expansion * difference * length ** 3) / (kinematicViscosity * diffusivity);
    let nusselt: number;
    if (shape === 'plate') {
      nusselt = (0.825 + (0.387 * rayleigh ** (1 / 6)) / (1 + (0.492 / prandtl) ** (9 / 16)) ** (8 / 27)) ** 2;
    } else if (shape === 'cylinder') {
      if (rayleigh > 1e12) throw noResult('The correlation of the cylinder holds up to Ra = 10¹².');
      nusselt = (0.6 + (0.387 * rayleigh ** (1 / 6)) / (1 + (0.559 / prandtl) ** (9 / 16)) ** (8 / 27)) ** 2;
    } else if (shape === 'upward') {
      if (rayleigh < 1e4 || rayleigh > 1e11)
        throw noResult('The correlation of the plate that faces upwards holds for Ra from 10⁴ to 10¹¹.');
      nusselt = rayleigh < 1e7 ? 0.54 * rayleigh ** 0.25 : 0.15 * rayleigh ** (1 / 3);
    } else if (shape === 'downward') {
      if (rayleigh < 1e5 || rayleigh > 1e10)
        throw noResult('The correlation of the plate that faces downwards holds for Ra from 10⁵ to 10¹⁰.');
      nusselt = 0.27 * rayleigh ** 0.25;
    } else {
      if (rayleigh > 1e11 || prandtl < 0.7)
        throw noResult('The correlation of the sphere holds up to Ra = 10¹¹ and for Pr of 0.7 and more.');
      nusselt = 2 + (0.589 * rayleigh ** 0.25) / (1 + (0.469 / prandtl) ** (9 / 16)) ** (4 / 9);
    }
    return { coefficient: (nusselt * conductivity) / length, nusselt, rayleigh, prandtl };
  },
  explanation: 'At Ra = {rayleigh} the mean Nusselt number is {nusselt}: the coefficient is {coefficient}.',
  cautions: [
    {
      level: 'caution',
      when: ({ rayleigh, shape }) => shape === 'plate' && (rayleigh < 0.1 || rayleigh > 1e12),
      says: 'Churchill and Chu’s correlation of the vertical plate was tested for Ra from 0.1 to 10¹²: beyond it the figure is an extrapolation.',
    },
  ],
  examples: [
    {
      inputs: {
        difference: 30,
        length: 0.5,
        expansion: 0.0033,
        kinematicViscosity: 15.89,
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
        kinematicViscosity: 15.89,
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
        kinematicViscosity: 15.89,
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
        kinematicViscosity: 15.89,
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
        kinematicViscosity: 15.89,
        diffusivity: 22.5,
        conductivity: 0.0263,
      },
      noResult: '10¹¹',
      source: 'By hand: Ra = 7e14',
    },
    {
      inputs: {
        shape: 'upward',
        difference: 30,
        length: 0.1,
        expansion: 0.0033,
        kinematicViscosity: 15.89,
        diffusivity: 22.5,
        conductivity: 0.0263,
      },
      results: { nusselt: 21.920786 },
      source: 'Python: 0.54 Ra^¼ with the length as area over perimeter',
    },
    {
      inputs: {
        shape: 'upward',
        difference: 30,
        length: 0.5,
        expansion: 0.0033,
        kinematicViscosity: 15.89,
        diffusivity: 22.5,
        conductivity: 0.0263,
      },
      results: { nusselt: 104.63519 },
      source: 'Python: 0.15 Ra^⅓',
    },
    {
      inputs: {
        shape: 'downward',
        difference: 30,
        length: 0.1,
        expansion: 0.0033,
        kinematicViscosity: 15.89,
        diffusivity: 22.5,
        conductivity: 0.0263,
      },
      results: { nusselt: 10.960393 },
      source: 'Python: 0.27 Ra^¼',
    },
    {
      inputs: {
        shape: 'upward',
        difference: 30,
        length: 0.001,
        expansion: 0.0033,
        kinematicViscosity: 15.89,
        diffusivity: 22.5,
        conductivity: 0.0263,
      },
      noResult: 'faces upwards',
      source: 'By hand: Ra = 2.7',
    },
    {
      inputs: {
        shape: 'downward',
        difference: 30,
        length: 0.01,
        expansion: 0.0033,
        kinematicViscosity: 15.89,
        diffusivity: 22.5,
        conductivity: 0.0263,
      },
      noResult: 'faces downwards',
      source: 'By hand: Ra = 2,715',
    },
    {
      inputs: {
        difference: 30,
        length: 20,
        expansion: 0.0033,
        kinematicViscosity: 15.89,
        diffusivity: 22.5,
        conductivity: 0.0263,
      },
      results: { nusselt: 3024.4347 },
      cautions: ['an extrapolation'],
      source: 'Python, by Churchill and Chu 1975',
    },
  ],
  notes: ['Uniform surface temperature, still surroundings; properties at the film temperature.'],
  references: [
    { title: 'Incropera et al.: Fundamentals of Heat and Mass Transfer, 7th ed., §9.6', isbn: '978-0-470-50197-9' },
    {
      title:
        'Horizontal plates: McAdams, Heat Transmission, 3rd ed. (1954), as it stands in several public implementations (0.54, 0.15, 0.27)',
    },
  ],
});
