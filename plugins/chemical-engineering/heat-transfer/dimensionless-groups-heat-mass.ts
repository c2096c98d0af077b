import { defineCalculator, number, quantity } from '@reckoner/engine';

/** The groups of one fluid, length and velocity: ratios of momentum, heat and mass transport. */
export default defineCalculator({
  title: 'Dimensionless groups of heat and mass transfer',
  description:
    'Reynolds, Prandtl, Schmidt, Lewis, Péclet, Nusselt, Stanton, Sherwood and Grashof numbers from the properties of a fluid, velocity and length.',
  keywords: [
    'reynolds number',
    'prandtl number',
    'schmidt number',
    'nusselt number',
    'sherwood number',
    'rayleigh number',
  ],
  inputs: {
    density: quantity('kg/m^3', { label: 'Density', symbol: '\\rho', min: 1e-3, max: 1e5, usual: [0.01, 15000] }),
    viscosity: quantity('Pa*s', {
      label: 'Dynamic viscosity',
      symbol: '\\mu',
      min: 1e-7,
      max: 1e5,
      usual: [1e-6, 1000],
    }),
    heat: quantity('J/(kg*K)', { label: 'Specific heat', symbol: 'c_p', min: 1, max: 1e5, usual: [100, 20000] }),
    conductivity: quantity('W/(m*K)', { label: 'Thermal conductivity', symbol: 'k', min: 1e-4, max: 1e4 }),
    velocity: quantity('m/s', { label: 'Velocity', symbol: 'u', min: 1e-6, max: 1e4 }),
    length: quantity('m', { label: 'Characteristic length', symbol: 'L', min: 1e-7, max: 1e4 }),
    diffusivity: quantity('m^2/s', { label: 'Diffusivity', symbol: 'D', min: 1e-16, max: 1, optional: true }),
    heatCoefficient: quantity('W/(m^2*K)', {
      label: 'Heat transfer coefficient',
      symbol: 'h',
      min: 0,
      max: 1e7,
      optional: true,
    }),
    massCoefficient: quantity('m/s', {
      label: 'Mass transfer coefficient',
      symbol: 'k_c',
      min: 0,
      max: 1e3,
      optional: true,
    }),
    expansion: quantity('1/K', {
      label: 'Thermal expansion coefficient',
      symbol: '\\beta',
      min: 0,
      max: 1,
      default: 0.003,
    }),
    difference: quantity('K', {
      label: 'Temperature difference to the surface',
      symbol: '\\Delta T',
      unit: 'Δ°C',
      min: 0,
      max: 5000,
      optional: true,
    }),
    gravity: quantity('m/s^2', { label: 'Gravity', symbol: 'g', min: 0, max: 1000, default: 9.80665 }),
  },
  outputs: {
    reynolds: number({ label: 'Reynolds number', symbol: '\\mathrm{Re}' }),
    prandtl: number({ label: 'Prandtl number', symbol: '\\mathrm{Pr}' }),
    peclet: number({ label: 'Péclet number of heat', symbol: '\\mathrm{Pe}' }),
    grashof: number({ label: 'Grashof number', symbol: '\\mathrm{Gr}', optional: true }),
    rayleigh: number({ label: 'Rayleigh number', symbol: '\\mathrm{Ra}', optional: true }),
    nusselt: number({ label: 'Nusselt number', symbol: '\\mathrm{Nu}', optional: true }),
    stanton: number({ label: 'Stanton number', symbol: '\\mathrm{St}', optional: true }),
    schmidt: number({ label: 'Schmidt number', symbol: '\\mathrm{Sc}', optional: true }),
    lewis: number({ label: 'Lewis number', symbol: '\\mathrm{Le}', optional: true }),
    sherwood: number({ label: 'Sherwood number', symbol: '\\mathrm{Sh}', optional: true }),
  },
  formula: ({
    density,
    viscosity,
    heat,
    conductivity,
    velocity,
    length,
    diffusivity,
    heatCoefficient,
    massCoefficient,
    expansion,
    difference,
    gravity,
  }) => {
    const reynolds = (density * velocity * length) / viscosity;
    const prandtl = (heat * viscosity) / conductivity;
    const grashof =
      difference === undefined
        ? undefined
        : (gravity * expansion * difference * length ** 3 * density ** 2) / viscosity ** 2;
    return {
      reynolds,
      prandtl,
      peclet: reynolds * prandtl,
      grashof,
      rayleigh: grashof === undefined ? undefined : grashof * prandtl,
      nusselt: heatCoefficient === undefined ? undefined : (heatCoefficient * length) / conductivity,
      stanton: heatCoefficient === undefined ? undefined : heatCoefficient / (density * velocity * heat),
      schmidt: diffusivity === undefined ? undefined : viscosity / (density * diffusivity),
      lewis: diffusivity === undefined ? undefined : conductivity / (density * heat * diffusivity),
      sherwood:
        diffusivity === undefined || massCoefficient === undefined
          ? undefined
          : (massCoefficient * length) / diffusivity,
    };
  },
  explanation: 'The Reynolds number is {reynolds} and the Prandtl number {prandtl}.',
  examples: [
    {
      inputs: {
        density: 997,
        viscosity: 0.00089,
        heat: 4180,
        conductivity: 0.606,
        velocity: 1.5,
        length: 0.05,
        diffusivity: 2.3e-9,
        heatCoefficient: 5200,
        massCoefficient: 3.5e-5,
        expansion: 0.000257,
        difference: 20,
        gravity: 9.81,
      },
      results: {
        reynolds: 84016.85393,
        prandtl: 6.138943894,
        peclet: 515774.7525,
        grashof: 7909562.147,
        rayleigh: 48556358.25,
        nusselt: 429.0429043,
        stanton: 0.0008318416174,
        schmidt: 388.1208844,
        lewis: 63.222745,
        sherwood: 760.8695652,
      },
      source: 'Python, from the definitions',
    },
    {
      inputs: {
        density: 1.2,
        viscosity: 1.8e-5,
        heat: 1006,
        conductivity: 0.0257,
        velocity: 3,
        length: 0.3,
      },
      results: {
        reynolds: 60000,
        prandtl: 0.7045914397,
        peclet: 42275.48638,
      },
      source: 'Python, from the definitions',
    },
  ],
  notes: [
    'The Nusselt number takes the conductivity of the fluid; the Biot number is the same with that of the solid. The Lewis number is Sc/Pr.',
  ],
  references: [
    {
      title: 'Incropera et al.: Fundamentals of Heat and Mass Transfer, 7th ed., table 6.2',
      isbn: '978-0-470-50197-9',
    },
  ],
});
