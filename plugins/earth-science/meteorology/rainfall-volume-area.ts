import { constant, defineEquations, percent, quantity } from '@reckoner/engine';

/** Depth × area × the share that is collected or runs off; water of 1000 kg/m³. */
export default defineEquations({
  title: 'Rainfall volume',
  description: 'Volume and mass of rain on an area from its depth, or the area or depth for a volume.',
  keywords: ['rainwater harvesting', 'roof runoff', 'mm of rain', 'gallons of rain', 'rain on roof'],
  variables: {
    depth: quantity('m', { label: 'Rainfall', unit: 'mm', symbol: 'P', min: 0, max: 1e6, usual: [0, 2000] }),
    area: quantity('m^2', { label: 'Area', symbol: 'A', min: 0, max: 1e14 }),
    runoff: percent({
      label: 'Share collected',
      help: 'Runoff coefficient: metal roof 95%, lawn 20%.',
      symbol: 'C',
      above: 0,
      max: 100,
      usual: [5, 100],
      default: 100,
    }),
    volume: quantity('m^3', { label: 'Volume', unit: 'L', symbol: 'V', min: 0 }),
    mass: quantity('kg', { label: 'Mass of water', unit: 't', symbol: 'm', min: 0 }),
  },
  equations: ({ depth, area, runoff, volume, mass }) => [
    [volume, runoff * depth * area],
    [mass, volume * constant(1000, 'kg/m^3')],
  ],
  explanation: ({ runoff }) =>
    runoff < 1
      ? 'Of {depth} of rain on {area} {runoff} is collected, {volume} of water.'
      : '{depth} of rain on {area} bring {volume} of water.',
  examples: [
    {
      inputs: { depth: 25, area: 120, runoff: 100 },
      results: { volume: 3000, mass: 3 },
      source: 'By hand: 1 mm on 1 m² is 1 L',
    },
    { inputs: { volume: 900, depth: 10, runoff: 90 }, results: { area: 100 }, source: 'By hand: 900/(10 × 0.9)' },
    {
      inputs: { depth: '1 in', area: '1 ac' },
      results: { volume: 102790.15312896 },
      source: 'By hand: 0.0254 × 4046.8564224 m³',
    },
  ],
  notes: [
    'Water of 1000 kg/m³. Of light rain the surface keeps more than its share says: the first millimeters wet it.',
  ],
  references: [{ title: 'Chow, Maidment, Mays: Applied Hydrology (1988), ch. 3 and 5' }],
});
