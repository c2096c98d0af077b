import { constant, defineEquations, number, quantity } from '@reckoner/engine';

/** Ground = map × scale; areas by its square. */
export default defineEquations({
  title: 'Map scale',
  description: 'Distance on the ground, distance on the map or scale from the other two, with areas.',
  keywords: ['representative fraction', 'map distance', '1:50000', 'scale conversion'],
  variables: {
    scale: number({
      label: 'Scale number',
      text: 'scale',
      help: '50000 for 1:50 000.',
      symbol: 'M',
      above: 0,
      max: 1e12,
    }),
    map: quantity('m', { label: 'Distance on the map', unit: 'cm', symbol: 'l', above: 0, max: 1e9, optional: true }),
    ground: quantity('m', {
      label: 'Distance on the ground',
      unit: 'km',
      symbol: 'L',
      above: 0,
      max: 1e9,
      optional: true,
    }),
    mapArea: quantity('m^2', {
      label: 'Area on the map',
      unit: 'cm^2',
      symbol: 'a',
      above: 0,
      max: 1e12,
      optional: true,
    }),
    groundArea: quantity('m^2', {
      label: 'Area on the ground',
      unit: 'km^2',
      symbol: 'A',
      above: 0,
      max: 1e9,
      optional: true,
    }),
    centimeter: quantity('m', { label: 'One centimeter of the map', symbol: 'L_{1cm}', above: 0 }),
  },
  equations: ({ scale, map, ground, mapArea, groundArea, centimeter }) => [
    [centimeter, scale * constant(0.01, 'm')],
    [ground, map * scale],
    [groundArea, mapArea * scale ** 2],
  ],
  explanation: 'At 1:{scale}, one centimeter of the map is {centimeter}.',
  examples: [
    {
      inputs: { scale: 50000, map: 7.5, mapArea: 4 },
      results: { ground: 3.75, groundArea: 1, centimeter: 500 },
      source: 'By hand: 7.5 cm × 50 000; 4 × 0.5²',
    },
    { inputs: { map: '2 in', ground: '1 mi' }, results: { scale: 31680 }, source: 'By hand: 63360/2' },
    { inputs: { scale: 25000, ground: 10 }, results: { map: 40 }, source: 'By hand: 10 km/25 000' },
  ],
  references: [{ title: 'Robinson et al.: Elements of Cartography, 6th ed. (1995)' }],
});
