import { defineEquations, number, percent, quantity } from '@reckoner/engine';

/** Laminar flow through a porous medium. */
export default defineEquations({
  title: "Darcy's law",
  description:
    'Groundwater flow from hydraulic conductivity, gradient and area, with seepage velocity and travel time.',
  keywords: ['groundwater flow', 'hydraulic conductivity', 'seepage', 'aquifer', 'permeability'],
  variables: {
    flow: quantity('m^3/s', { label: 'Flow', unit: 'm^3/d', symbol: 'Q', min: 0, max: 1e12, optional: true }),
    conductivity: quantity('m/s', {
      label: 'Hydraulic conductivity',
      help: 'Gravel 1000, sand 10, silt 0.01, clay 0.0001 m/d, roughly.',
      unit: 'm/d',
      symbol: 'K',
      above: 0,
      max: 1e7,
      usual: [1e-9, 10000],
    }),
    gradient: number({
      label: 'Hydraulic gradient',
      text: 'ratio',
      help: 'Fall of head over distance.',
      symbol: 'i',
      min: 0,
      max: 1000,
      usual: [0, 2],
    }),
    area: quantity('m^2', { label: 'Area across the flow', symbol: 'A', above: 0, max: 1e12, optional: true }),
    flux: quantity('m/s', { label: 'Darcy velocity', unit: 'm/d', symbol: 'q', min: 0 }),
    porosity: percent({
      label: 'Effective porosity',
      symbol: 'n',
      above: 0,
      max: 100,
      usual: [0.5, 60],
      optional: true,
    }),
    velocity: quantity('m/s', { label: 'Seepage velocity', unit: 'm/d', symbol: 'v', above: 0, optional: true }),
    distance: quantity('m', { label: 'Distance to travel', symbol: 'L', min: 0, max: 1e9, optional: true }),
    travelTime: quantity('s', { label: 'Travel time', unit: 'd', symbol: 't', min: 0, optional: true }),
  },
  equations: ({ flow, conductivity, gradient, area, flux, porosity, velocity, distance, travelTime }) => [
    [flux, conductivity * gradient],
    [flow, flux * area],
    [velocity, flux / porosity],
    [travelTime, distance / velocity],
  ],
  explanation: ({ flow }) =>
    flow === undefined
      ? 'With a gradient of {gradient} water moves at a Darcy velocity of {flux}.'
      : 'With a gradient of {gradient} the ground passes {flow} through {area}.',
  examples: [
    {
      inputs: { velocity: 0.4, porosity: 25, gradient: 0.005 },
      results: { conductivity: 20, flux: 0.1 },
      source: 'By hand: 0.4 × 0.25/0.005',
    },
    {
      inputs: { conductivity: 20, gradient: 0.005, area: 500, porosity: 25, distance: 200 },
      results: { flow: 50, flux: 0.1, velocity: 0.4, travelTime: 500 },
      source: 'By hand: 20 × 0.005 × 500; 0.1/0.25; 200/0.4',
    },
    {
      inputs: { flow: 12, gradient: 0.02, area: 60 },
      results: { conductivity: 10 },
      source: 'By hand: 12/(0.02 × 60)',
    },
  ],
  notes: ['Laminar flow (Reynolds number of the grains below about 1 to 10) in saturated ground.'],
  references: [{ title: 'Freeze, Cherry: Groundwater (1979), §2.1 and §2.12' }],
});
