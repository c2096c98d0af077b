import { choice, defineCalculator, noResult, number, quantity, roundTo } from '@reckoner/engine';

/** Plate: laminar, or mixed from Re 5 × 10⁵ on; cylinder in cross flow: Churchill-Bernstein; sphere: Whitaker. */
export default defineCalculator({
  title: 'Forced convection over plate, cylinder, sphere',
  description: 'Mean Nusselt number and heat transfer coefficient of flow over a flat plate, a cylinder or a sphere.',
  keywords: ['external flow', 'Churchill-Bernstein', 'Whitaker', 'Nusselt number', 'cross flow', 'boundary layer'],
  inputs: {
    shape: choice(
      { plate: 'Flat plate', cylinder: 'Cylinder in cross flow', sphere: 'Sphere' },
      { label: 'Shape', default: 'plate' },
    ),
    velocity: quantity('m/s', { label: 'Free-stream velocity', symbol: 'v', above: 0, max: 1000 }),
    length: quantity('m', {
      label: 'Length of the plate or diameter',
      symbol: 'L',
      min: 1e-6,
      max: 1000,
      usual: [1e-5, 100],
    }),
    kinematicViscosity: quantity('m^2/s', {
      label: 'Kinematic viscosity',
      formerly: ['viscosity'],
      unit: 'mm^2/s',
      symbol: '\\nu',
      min: 0.01,
      max: 1e6,
    }),
    conductivity: quantity('W/(m*K)', { label: 'Thermal conductivity', symbol: 'k', min: 0.001, max: 500 }),
    prandtl: number({ label: 'Prandtl number', symbol: '\\mathrm{Pr}', min: 0.6, max: 10000 }),
  },
  outputs: {
    coefficient: quantity('W/(m^2*K)', { label: 'Heat transfer coefficient', symbol: 'h' }),
    nusselt: number({ label: 'Nusselt number', symbol: '\\mathrm{Nu}', places: 2 }),
    reynolds: number({ label: 'Reynolds number', symbol: '\\mathrm{Re}', places: 0 }),
  },
  formula: ({ shape, velocity, length, kinematicViscosity, conductivity, prandtl }) => {
    const reynolds = (velocity * length) / kinematicViscosity;
    let nusselt: number;
    if (shape === 'plate') {
      if (reynolds > 1e8) throw noResult('The correlation of the plate holds up to Re = 10⁸.');
      nusselt =
        reynolds <= 5e5
          ? 0.664 * Math.sqrt(reynolds) * prandtl ** (1 / 3)
          : (0.037 * reynolds ** 0.8 - 871) * prandtl ** (1 / 3);
    } else if (shape === 'cylinder') {
      if (reynolds * prandtl < 0.2 || reynolds > 1e7)
        throw noResult('Churchill-Bernstein holds for Re·Pr of 0.2 and more and Re up to 10⁷.');
      const laminar = (0.62 * Math.sqrt(reynolds) * prandtl ** (1 / 3)) / (1 + (0.4 / prandtl) ** (2 / 3)) ** 0.25;
      nusselt = 0.3 + laminar * (1 + (reynolds / 282000) ** 0.625) ** 0.8;
    } else {
      if (reynolds < 3.5 || reynolds > 76000)
        throw noResult('Whitaker’s correlation of the sphere holds for Re from 3.5 to 76000.');
      nusselt = 2 + (0.4 * Math.sqrt(reynolds) + 0.06 * reynolds ** (2 / 3)) * prandtl ** 0.4;
    }
    return { coefficient: (nusselt * conductivity) / length, nusselt, reynolds };
  },
  explanation: 'At Re = {reynolds} the mean Nusselt number is {nusselt}: the coefficient is {coefficient}.',
  cautions: [
    {
      level: 'caution',
      when: ({ shape, reynolds }) => shape === 'plate' && roundTo(reynolds, 0) < 1000,
      says: 'Below a Reynolds number of about 1,000 the boundary layer is not thin, and the plate loses more heat than this says.',
    },
    {
      level: 'caution',
      when: ({ shape, reynolds, prandtl }) => shape === 'plate' && roundTo(reynolds, 0) > 5e5 && prandtl > 60,
      says: 'The mixed correlation of the plate holds for Pr from 0.6 to 60.',
    },
    {
      level: 'caution',
      when: ({ shape, prandtl }) => shape === 'sphere' && (prandtl < 0.7 || prandtl > 380),
      says: 'Whitaker’s correlation of the sphere holds for Pr from 0.71 to 380.',
    },
  ],
  examples: [
    {
      inputs: { velocity: 5, length: 0.5, kinematicViscosity: 15.89, conductivity: 0.0263, prandtl: 0.71 },
      results: { reynolds: 157331.66, nusselt: 234.96089, coefficient: 12.358943 },
      source: 'Python: air at 300 K, 0.664 Re^½ Pr^⅓',
    },
    {
      inputs: { velocity: 30, length: 1, kinematicViscosity: 15.89, conductivity: 0.0263, prandtl: 0.71 },
      results: { nusselt: 2685.7038 },
      source: 'Python: (0.037 Re^0.8 - 871) Pr^⅓',
    },
    {
      inputs: {
        shape: 'cylinder',
        velocity: 10,
        length: '12.7 mm',
        kinematicViscosity: 15.89,
        conductivity: 0.0263,
        prandtl: 0.71,
      },
      results: { nusselt: 47.426686, coefficient: 98.214318 },
      source: 'Python, by Churchill and Bernstein 1977',
    },
    {
      inputs: {
        shape: 'sphere',
        velocity: 10,
        length: '1 cm',
        kinematicViscosity: 15.89,
        conductivity: 0.0263,
        prandtl: 0.71,
      },
      results: { nusselt: 47.50309 },
      source: 'Python, by Whitaker 1972 with equal viscosities',
    },
    {
      inputs: { velocity: 900, length: 10, kinematicViscosity: 15.89, conductivity: 0.0263, prandtl: 0.71 },
      noResult: 'up to Re',
      source: 'By hand: Re = 5.7e8',
    },
    {
      inputs: {
        shape: 'cylinder',
        velocity: 0.001,
        length: '1 µm',
        kinematicViscosity: 15.89,
        conductivity: 0.0263,
        prandtl: 0.71,
      },
      noResult: '0.2 and more',
      source: 'By hand: Re = 6e-5',
    },
    {
      inputs: {
        shape: 'sphere',
        velocity: 100,
        length: 1,
        kinematicViscosity: 15.89,
        conductivity: 0.0263,
        prandtl: 0.71,
      },
      noResult: 'from 3.5',
      source: 'By hand: Re = 6.3e6',
    },
    {
      inputs: { velocity: 0.01, length: 0.5, kinematicViscosity: 15.89, conductivity: 0.0263, prandtl: 0.71 },
      results: { reynolds: 314.66331, nusselt: 10.507771 },
      cautions: ['boundary layer is not thin'],
      source: 'Python: 0.664 Re^½ Pr^⅓',
    },
    {
      inputs: { velocity: 30, length: 1, kinematicViscosity: 15.89, conductivity: 0.0263, prandtl: 100 },
      results: { nusselt: 13973.504 },
      cautions: ['Pr from 0.6 to 60'],
      source: 'Python: (0.037 Re^0.8 - 871) Pr^⅓',
    },
    {
      inputs: {
        shape: 'sphere',
        velocity: 10,
        length: '1 cm',
        kinematicViscosity: 15.89,
        conductivity: 0.0263,
        prandtl: 500,
      },
      results: { nusselt: 628.79504 },
      cautions: ['0.71 to 380'],
      source: 'Python, by Whitaker 1972 with equal viscosities',
    },
  ],
  notes: ['Uniform surface temperature; properties at the film temperature (for the sphere: of the free stream).'],
  references: [
    {
      title: 'Incropera et al.: Fundamentals of Heat and Mass Transfer, 7th ed., §7.2, 7.4 and 7.5',
      isbn: '978-0-470-50197-9',
    },
  ],
});
