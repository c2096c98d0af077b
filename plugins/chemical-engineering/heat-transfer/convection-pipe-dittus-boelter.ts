import { choice, defineCalculator, noResult, number, quantity, roundTo } from '@reckoner/engine';

/** Laminar Nu = 3.66 or 4.36; turbulent by Gnielinski with Petukhov's friction factor, or by Dittus-Boelter. */
export default defineCalculator({
  title: 'Forced convection in a pipe',
  description:
    'Nusselt number and heat transfer coefficient of flow in a smooth pipe from velocity, diameter and fluid properties.',
  keywords: ['Dittus-Boelter', 'Gnielinski', 'Nusselt number', 'heat transfer coefficient', 'tube flow'],
  inputs: {
    velocity: quantity('m/s', { label: 'Mean velocity', symbol: 'v', above: 0, max: 1000 }),
    innerDiameter: quantity('m', {
      label: 'Inner diameter',
      formerly: ['diameter'],
      unit: 'mm',
      symbol: 'D',
      min: 0.01,
      max: 10000,
      usual: [0.1, 3000],
    }),
    density: quantity('kg/m^3', { label: 'Density', symbol: '\\rho', min: 0.001, max: 20000 }),
    viscosity: quantity('Pa*s', {
      label: 'Viscosity',
      unit: 'mPa*s',
      symbol: '\\mu',
      min: 0.001,
      max: 1e6,
      usual: [0.005, 1e5],
    }),
    heatCapacity: quantity('J/(kg*K)', { label: 'Specific heat capacity', symbol: 'c_p', min: 100, max: 20000 }),
    conductivity: quantity('W/(m*K)', { label: 'Thermal conductivity', symbol: 'k', min: 0.001, max: 500 }),
    method: choice(
      { gnielinski: 'Gnielinski', dittusBoelter: 'Dittus-Boelter' },
      { label: 'Turbulent by', default: 'gnielinski' },
    ),
    heating: choice(
      { heated: 'Heated', cooled: 'Cooled' },
      { label: 'Fluid is', default: 'heated', when: { method: 'dittusBoelter' } },
    ),
    wall: choice(
      {
        temperature: { label: 'Constant temperature', value: 3.66 },
        flux: { label: 'Constant heat flux', value: 4.36 },
      },
      { label: 'Wall (laminar flow)', symbol: '\\mathrm{Nu}_{lam}', default: 'temperature' },
    ),
  },
  outputs: {
    coefficient: quantity('W/(m^2*K)', { label: 'Heat transfer coefficient', symbol: 'h' }),
    nusselt: number({ label: 'Nusselt number', symbol: '\\mathrm{Nu}', places: 2 }),
    reynolds: number({ label: 'Reynolds number', symbol: '\\mathrm{Re}', places: 0 }),
    prandtl: number({ label: 'Prandtl number', symbol: '\\mathrm{Pr}', places: 3 }),
  },
  formula: ({ velocity, innerDiameter, density, viscosity, heatCapacity, conductivity, method, heating, wall }) => {
    const reynolds = (density * velocity * innerDiameter) / viscosity;
    const prandtl = (heatCapacity * viscosity) / conductivity;
    let nusselt: number;
    if (reynolds < 2300) nusselt = wall;
    else if (method === 'gnielinski') {
      if (reynolds < 3000)
        throw noResult('The flow is between laminar and turbulent (Re from 2300 to 3000): no correlation is reliable.');
      if (prandtl < 0.5 || reynolds > 5e6)
        throw noResult('Gnielinski holds for Pr of 0.5 and more and Re up to 5 million.');
      const friction = (0.79 * Math.log(reynolds) - 1.64) ** -2;
      nusselt =
        ((friction / 8) * (reynolds - 1000) * prandtl) /
        (1 + 12.7 * Math.sqrt(friction / 8) * (prandtl ** (2 / 3) - 1));
    } else {
      if (reynolds < 10000 || prandtl < 0.6)
        throw noResult('Dittus-Boelter holds for Re of 10000 and more and Pr of 0.6 and more.');
      nusselt = 0.023 * reynolds ** 0.8 * prandtl ** (heating === 'heated' ? 0.4 : 0.3);
    }
    return { coefficient: (nusselt * conductivity) / innerDiameter, nusselt, reynolds, prandtl };
  },
  explanation: 'At Re = {reynolds} the Nusselt number is {nusselt}: the coefficient is {coefficient}.',
  cautions: [
    {
      level: 'caution',
      when: ({ method, prandtl, reynolds }) =>
        roundTo(reynolds, 0) > 2300 &&
        ((method === 'gnielinski' && roundTo(prandtl, 3) > 2000) ||
          (method === 'dittusBoelter' && roundTo(prandtl, 3) > 160)),
      says: 'The Prandtl number is above what the correlation was fitted to: 2,000 for Gnielinski, 160 for Dittus-Boelter.',
    },
  ],
  examples: [
    {
      inputs: {
        velocity: 1.5,
        innerDiameter: 25,
        density: 997,
        viscosity: 0.89,
        heatCapacity: 4180,
        conductivity: 0.607,
      },
      results: { coefficient: 6506.2915, nusselt: 267.96917, reynolds: 42008.427, prandtl: 6.1288303 },
      source: 'Python, by Gnielinski 1976: water at 25 °C',
    },
    {
      inputs: {
        velocity: 1.5,
        innerDiameter: 25,
        density: 997,
        viscosity: 0.89,
        heatCapacity: 4180,
        conductivity: 0.607,
        method: 'dittusBoelter',
      },
      results: { nusselt: 237.32747 },
      source: 'Python: 0.023 Re^0.8 Pr^0.4',
    },
    {
      inputs: {
        velocity: 1.5,
        innerDiameter: 25,
        density: 997,
        viscosity: 0.89,
        heatCapacity: 4180,
        conductivity: 0.607,
        method: 'dittusBoelter',
        heating: 'cooled',
      },
      results: { nusselt: 197.97495 },
      source: 'Python: 0.023 Re^0.8 Pr^0.3',
    },
    {
      inputs: { velocity: 0.2, innerDiameter: 10, density: 870, viscosity: 20, heatCapacity: 2000, conductivity: 0.13 },
      results: { reynolds: 87, nusselt: 3.66, coefficient: 47.58 },
      source: 'By hand: oil, laminar; 3.66 × 0.13/0.01',
    },
    {
      inputs: {
        velocity: 0.2,
        innerDiameter: 10,
        density: 870,
        viscosity: 20,
        heatCapacity: 2000,
        conductivity: 0.13,
        wall: 'flux',
      },
      results: { nusselt: 4.36 },
      source: 'By hand: laminar',
    },
    {
      inputs: { velocity: 0.1, innerDiameter: 25, density: 1000, viscosity: 1, heatCapacity: 4180, conductivity: 0.6 },
      noResult: 'between laminar and turbulent',
      source: 'By hand: Re = 2500',
    },
    {
      inputs: {
        velocity: 0.1,
        innerDiameter: 25,
        density: 1000,
        viscosity: 1,
        heatCapacity: 4180,
        conductivity: 0.6,
        method: 'dittusBoelter',
      },
      noResult: '10000 and more',
      source: 'By hand: Re = 2500',
    },
    {
      inputs: { velocity: 1, innerDiameter: 25, density: 850, viscosity: 0.3, heatCapacity: 1300, conductivity: 70 },
      noResult: 'Pr of 0.5',
      source: 'By hand: liquid metal, Pr = 0.0056',
    },
    {
      inputs: {
        velocity: 1.5,
        innerDiameter: 25,
        density: 997,
        viscosity: 0.89,
        heatCapacity: 4180,
        conductivity: 0.02,
        method: 'dittusBoelter',
      },
      results: { nusselt: 929.41888 },
      cautions: ['above what the correlation'],
      source: 'Python: 0.023 Re^0.8 Pr^0.4 at Pr = 186',
    },
  ],
  notes: [
    'Smooth pipe, developed flow (more than about 10 diameters from the inlet when turbulent), properties at the mean temperature.',
  ],
  references: [
    {
      title: 'Incropera et al.: Fundamentals of Heat and Mass Transfer, 7th ed., §8.4 and 8.5',
      isbn: '978-0-470-50197-9',
    },
    {
      title:
        'Gnielinski: New equations for heat and mass transfer in turbulent pipe and channel flow, Int. Chem. Eng. 16 (1976) 359',
    },
  ],
});
