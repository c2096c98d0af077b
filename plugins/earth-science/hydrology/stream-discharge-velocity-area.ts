import { defineCalculator, noResult, quantity, rows, sum } from '@reckoner/engine';

/** Mid-section method of ISO 748: each vertical stands for half the way to its neighbors. */
export default defineCalculator({
  title: 'Stream discharge',
  description: 'Discharge, area and mean velocity of a stream from depth and mean velocity at verticals across it.',
  keywords: ['velocity-area method', 'mid-section method', 'stream gauging', 'current meter', 'river flow'],
  inputs: {
    verticals: rows(
      {
        distance: quantity('m', { label: 'Distance from the bank', symbol: 'b', min: 0, max: 1e5 }),
        depth: quantity('m', { label: 'Depth', symbol: 'd', min: 0, max: 1000, usual: [0, 90] }),
        velocity: quantity('m/s', {
          label: 'Mean velocity',
          help: 'At 0.6 of the depth, or the mean of 0.2 and 0.8.',
          symbol: 'v',
          min: 0,
          max: 50,
          usual: [0, 7],
          default: 0,
        }),
      },
      { label: 'Verticals', help: 'From one edge of the water to the other, edges included.', minItems: 3 },
    ),
  },
  outputs: {
    discharge: quantity('m^3/s', { label: 'Discharge', symbol: 'Q' }),
    area: quantity('m^2', { label: 'Area of the section', symbol: 'A' }),
    meanVelocity: quantity('m/s', { label: 'Mean velocity', symbol: '\\bar v' }),
    width: quantity('m', { label: 'Width', symbol: 'B' }),
    meanDepth: quantity('m', { label: 'Mean depth', symbol: '\\bar d' }),
  },
  formula: ({ verticals }) => {
    const first = verticals[0]!;
    const last = verticals[verticals.length - 1]!;
    const areas = verticals.map((vertical, index) => {
      const before = index === 0 ? first : verticals[index - 1]!;
      const after = index === verticals.length - 1 ? last : verticals[index + 1]!;
      if (vertical.distance < before.distance)
        throw noResult('The verticals must follow each other across the stream.');
      return (vertical.depth * (after.distance - before.distance)) / 2;
    });
    const width = last.distance - first.distance;
    const area = sum(areas);
    if (area <= 0) throw noResult('The section has no area.');
    const discharge = sum(verticals.map(({ velocity }, index) => velocity * areas[index]!));
    return { discharge, area, meanVelocity: discharge / area, width, meanDepth: area / width };
  },
  stepwise: [
    'Each vertical stands for the strip that reaches halfway to its neighbors: depth × (distance of the next - distance of the one before) / 2.',
    'The area is the sum of the strips, the discharge the sum of velocity × strip.',
    'Mean velocity = discharge / area; mean depth = area / width.',
  ],
  explanation: 'The stream carries {discharge} through {area} at a mean of {meanVelocity}.',
  cautions: [
    {
      level: 'caution',
      when: ({ verticals }) => verticals.slice(1, -1).some(({ depth, velocity }) => depth > 0 && velocity === 0),
      says: 'A vertical in the water has a velocity of 0: if it was left out, the discharge is too small.',
    },
  ],
  examples: [
    {
      inputs: {
        verticals: [
          { distance: 0, depth: 0 },
          { distance: 2, depth: 1, velocity: 0.5 },
          { distance: 4, depth: 1.5, velocity: 0.8 },
          { distance: 6, depth: 0.5, velocity: 0.4 },
          { distance: 8, depth: 0 },
        ],
      },
      results: { discharge: 3.8, area: 6, meanVelocity: 0.633333333, width: 8, meanDepth: 0.75 },
      source: 'By hand: 2 × (1 × 0.5 + 1.5 × 0.8 + 0.5 × 0.4)',
    },
    {
      inputs: {
        verticals: [
          { distance: 1, depth: 0.4, velocity: 0.2 },
          { distance: 2, depth: 0.8, velocity: 0.5 },
          { distance: 4, depth: 0.4, velocity: 0.3 },
        ],
      },
      results: { discharge: 0.76, area: 1.8, width: 3 },
      source: 'By hand: 0.2 × 0.4 × 0.5 + 0.5 × 0.8 × 1.5 + 0.3 × 0.4 × 1 = 0.76',
    },
    {
      inputs: {
        verticals: [
          { distance: 0, depth: 0 },
          { distance: 3, depth: 1, velocity: 1 },
          { distance: 2, depth: 0 },
        ],
      },
      noResult: 'must follow',
      source: 'By definition',
    },
    {
      inputs: {
        verticals: [
          { distance: 0, depth: 0 },
          { distance: 1, depth: 0 },
          { distance: 2, depth: 0 },
        ],
      },
      noResult: 'no area',
      source: 'By definition',
    },
    {
      inputs: {
        verticals: [
          { distance: 0, depth: 0 },
          { distance: 2, depth: 1, velocity: 0.5 },
          { distance: 4, depth: 1 },
          { distance: 6, depth: 0 },
        ],
      },
      results: { discharge: 1, area: 4, meanVelocity: 0.25 },
      cautions: ['was left out'],
      source: 'By hand: 0.5 × 2',
    },
  ],
  references: [
    { title: 'ISO 748:2021: Hydrometry, Measurement of liquid flow in open channels, Velocity area methods' },
  ],
});
