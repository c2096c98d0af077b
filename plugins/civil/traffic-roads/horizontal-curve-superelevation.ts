import { choice, defineCalculator, measure, noResult, percent } from '@reckoner/engine';

/** Point-mass equation of AASHTO in kilometers an hour and meters: e + f = V²/(127 R). */
export default defineCalculator({
  title: 'Curve radius and superelevation',
  description: 'Least radius of a road curve, or the superelevation or speed for a radius, from side friction.',
  keywords: ['superelevation', 'minimum radius', 'side friction', 'banking', 'V^2/127R'],
  inputs: {
    find: choice(
      { radius: 'Least radius', superelevation: 'Superelevation needed', speed: 'Speed' },
      { label: 'Find', default: 'radius' },
    ),
    givenSpeed: measure('km/h', {
      label: 'Speed',
      symbol: 'V',
      min: 5,
      max: 250,
      when: { find: ['radius', 'superelevation'] },
    }),
    givenRadius: measure('m', {
      label: 'Radius',
      symbol: 'R',
      min: 5,
      max: 100000,
      when: { find: ['superelevation', 'speed'] },
    }),
    givenSuperelevation: percent({
      label: 'Superelevation',
      symbol: 'e',
      min: -6,
      max: 12,
      default: 8,
      when: { find: ['radius', 'speed'] },
    }),
    friction: percent({
      label: 'Side friction',
      help: 'AASHTO: 19% at 50, 14% at 80, 12% at 100, 9% at 120 km/h.',
      symbol: 'f',
      min: 1,
      max: 60,
      default: 12,
    }),
  },
  outputs: {
    radius: measure('m', { label: 'Radius', symbol: 'R', places: 1 }),
    superelevation: percent({ label: 'Superelevation', symbol: 'e', places: 2 }),
    speed: measure('km/h', { label: 'Speed', symbol: 'V', places: 1 }),
  },
  formula: ({ find, givenSpeed, givenRadius, givenSuperelevation, friction }) => {
    if (find === 'superelevation') {
      const superelevation = givenSpeed ** 2 / (127 * givenRadius) - friction;
      return { radius: givenRadius, superelevation, speed: givenSpeed };
    }
    const total = givenSuperelevation + friction;
    if (total < 0.001) throw noResult('Superelevation and friction together must be positive.');
    const radius = find === 'radius' ? givenSpeed ** 2 / (127 * total) : givenRadius;
    return { radius, superelevation: givenSuperelevation, speed: Math.sqrt(127 * total * radius) };
  },
  explanation: 'A curve of {radius} with a superelevation of {superelevation} is safe at {speed}.',
  examples: [
    {
      inputs: { givenSpeed: 120, givenSuperelevation: 6, friction: 9 },
      results: { radius: 755.9055 },
      source: 'AASHTO (2018), Table 3-7: 755.9 m; by hand: 14400/(127 × 0.15)',
    },
    {
      inputs: { givenSpeed: 100 },
      results: { radius: 393.700787, superelevation: 8, speed: 100 },
      source: 'AASHTO (2018), Table 3-7: 394 m for 100 km/h and 8%; more digits by hand: 10000/(127 × 0.2)',
    },
    {
      inputs: { find: 'superelevation', givenSpeed: 100, givenRadius: 600, friction: 6 },
      results: { superelevation: 7.12336, radius: 600 },
      source: 'By hand: 10000/(127 × 600) − 0.06',
    },
    {
      inputs: { find: 'speed', givenRadius: 400, givenSuperelevation: 6, friction: 14 },
      results: { speed: 100.79683 },
      source: 'By hand: √(127 × 0.2 × 400)',
    },
    {
      inputs: { givenSpeed: 50, givenSuperelevation: -6, friction: 6 },
      noResult: 'must be positive',
      source: 'By definition',
    },
  ],
  notes: ['A negative superelevation needed means that friction alone holds the car.'],
  references: [{ title: 'AASHTO: A Policy on Geometric Design of Highways and Streets, 7th ed. (2018), §3.3' }],
});
