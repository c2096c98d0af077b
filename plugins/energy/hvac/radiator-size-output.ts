import { constant, defineEquations, isAtLeast, isAtMost, isBelow, number, quantity } from '@reckoner/engine';

/** EN 442: Φ = Φ₅₀(ΔT/50 K)ⁿ with ΔT between mean water and room temperature. */
export default defineEquations({
  title: 'Radiator output',
  description: 'Output of a radiator at other water temperatures than rated, or the rated output needed for a room.',
  keywords: [
    'radiator size',
    'delta T 50',
    'heat pump flow temperature',
    'EN 442',
    'radiator exponent',
    'low temperature',
  ],
  variables: {
    output: quantity('W', { label: 'Output', symbol: '\\Phi', above: 0, places: 0 }),
    rated: quantity('W', { label: 'Rated output (75/65/20 °C)', symbol: '\\Phi_{50}', above: 0, places: 0 }),
    flow: quantity('K', { usual: [25, 95], label: 'Flow temperature', unit: '°C', symbol: 't_f', min: 0, max: 150 }),
    returned: quantity('K', {
      usual: [20, 85],
      label: 'Return temperature',
      unit: '°C',
      symbol: 't_r',
      min: 0,
      max: 150,
    }),
    room: quantity('K', {
      usual: [5, 28],
      label: 'Room temperature',
      unit: '°C',
      symbol: 't_i',
      min: -20,
      max: 60,
      default: 20,
    }),
    difference: quantity('K', {
      label: 'Mean temperature difference',
      unit: 'Δ°C',
      symbol: '\\Delta T',
      above: 0,
      max: 150,
    }),
    exponent: number({
      label: 'Exponent',
      help: 'About 1.3 for panel radiators.',
      symbol: 'n',
      min: 1,
      max: 1.8,
      default: 1.3,
    }),
  },
  equations: ({ output, rated, flow, returned, room, difference, exponent }) => [
    [difference, (flow + returned) / 2 - room],
    [output, rated * (difference / constant(50, 'K')) ** exponent],
  ],
  explanation: 'With {flow} flow and {returned} return a radiator rated {rated} gives {output}.',
  requires: [
    {
      that: ({ flow, returned }) => isAtMost(returned, flow),
      field: 'returned',
      says: 'The return, {returned}, must not be warmer than the flow, {flow}.',
    },
    {
      that: ({ returned, room }) => isAtLeast(returned, room),
      field: 'returned',
      says: 'The return, {returned}, must not be colder than the room, {room}: water cools no further.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ flow, returned, room }) => isBelow(returned - room, 0.7 * (flow - room)),
      says: 'With so large a spread between flow and return the radiator gives less than the arithmetic mean of EN 442 says.',
    },
  ],
  examples: [
    {
      inputs: { rated: 1000, flow: 55, returned: 45 },
      results: { difference: 30, output: 514.7503202665 },

      source: 'Python 3.11: 1000 × (30/50)^1.3',
    },
    {
      inputs: { output: 1500, flow: 55, returned: 45 },
      results: { rated: 2914.034126727 },

      source: 'Python 3.11: 1500 / 0.6^1.3',
    },
    {
      inputs: { rated: 1200, flow: 70, returned: 60, room: '68 °F', exponent: 1.33 },
      results: { difference: 45, output: 1043.094807742 },
      source: 'Python 3.11: 1200 × 0.9^1.33',
    },
    {
      inputs: { rated: 1000, flow: 45, returned: 55 },
      refused: 'must not be warmer',
      source: 'By definition: the water cools',
    },
    {
      inputs: { rated: 1000, flow: 55, returned: 10 },
      refused: 'must not be colder than the room',
      source: 'By definition: the room is at 20 °C',
    },
    {
      inputs: { rated: 1000, flow: 60, returned: 30 },
      results: { difference: 25, output: 406.1261982 },
      cautions: ['so large a spread'],
      source: 'Python 3.11: 1000 × 0.5^1.3',
    },
  ],
  references: [{ title: 'EN 442-2:2014, Radiators and convectors: test methods and rating' }],
});
