import { constant, defineEquations, isAbove, quantity } from '@reckoner/engine';

/** One layer of steady conduction, without heat production. */
export default defineEquations({
  title: 'Geothermal gradient',
  description:
    'Temperature at a depth from surface temperature and geothermal gradient, or the depth, gradient or heat flow.',
  keywords: ['rock temperature', 'temperature at depth', 'heat flow', 'geotherm', 'borehole'],
  variables: {
    surface: quantity('K', {
      label: 'Surface temperature',
      unit: '°C',
      symbol: 'T_0',
      min: -100,
      max: 1000,
      usual: [-60, 60],
    }),
    gradient: quantity('K/m', {
      label: 'Geothermal gradient',
      help: 'Commonly 25 to 30 K/km.',
      unit: 'Δ°C/km',
      symbol: 'G',
      min: 0,
      max: 1e5,
      usual: [1, 1000],
    }),
    depth: quantity('m', { label: 'Depth', unit: 'km', symbol: 'z', min: 0, max: 7000 }),
    temperature: quantity('K', { label: 'Temperature at that depth', unit: '°C', symbol: 'T', min: -100, max: 1e5 }),
    conductivity: quantity('W/(m*K)', {
      label: 'Thermal conductivity',
      help: 'Rocks 1.5 to 4 W/(m·K).',
      symbol: 'k',
      above: 0,
      max: 1000,
      usual: [0.3, 8],
      optional: true,
    }),
    heatFlow: quantity('W/m^2', { label: 'Heat flow', unit: 'mW/m^2', symbol: 'q', min: 0, optional: true }),
  },
  equations: ({ surface, gradient, depth, temperature, conductivity, heatFlow }) => [
    [temperature, surface + gradient * depth],
    [heatFlow, conductivity * gradient],
  ],
  explanation: 'With {gradient} the rock at {depth} has {temperature}.',
  cautions: [
    {
      level: 'caution',
      when: ({ depth }) => isAbove(depth ?? constant(0, 'm'), constant(15000, 'm')),
      says: 'So deep a straight extrapolation is too hot: the gradient falls with depth, as the rock makes less heat and conducts better.',
    },
  ],
  examples: [
    {
      inputs: { surface: 10, gradient: 30, depth: 3, conductivity: 2.5 },
      results: { temperature: 100, heatFlow: 75 },
      source: 'By hand: 10 + 30 × 3; 2.5 × 30',
    },
    { inputs: { surface: 15, temperature: 65, depth: '2000 m' }, results: { gradient: 25 }, source: 'By hand: 50/2' },
    {
      inputs: { surface: 10, heatFlow: 60, conductivity: 3, temperature: 150 },
      results: { gradient: 20, depth: 7 },
      source: 'By hand: 60/3; 140/20',
    },
    {
      inputs: { surface: 10, gradient: 25, depth: 30 },
      results: { temperature: 760 },
      cautions: ['too hot'],
      source: 'By hand: 10 + 25 × 30',
    },
  ],
  references: [{ title: 'Turcotte, Schubert: Geodynamics, 3rd ed. (2014), §4.2 to §4.4' }],
});
