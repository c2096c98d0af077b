import { defineEquations, isBelow, magneticConstant, quantity } from '@reckoner/engine';

/** Ampère's force law for two long parallel wires in air or vacuum. */
export default defineEquations({
  title: 'Force between parallel wires',
  description: 'Magnetic force per length between two long parallel currents, or a current or distance from it.',
  keywords: ['ampere force law', 'busbar force', 'parallel conductors', 'attraction of currents'],
  variables: {
    forcePerLength: quantity('N/m', { label: 'Force per length', help: 'Positive: attraction.', symbol: 'f' }),
    current1: quantity('A', { label: 'Current 1', symbol: 'I_1', min: -1e9, max: 1e9 }),
    current2: quantity('A', {
      label: 'Current 2',
      help: 'Negative when it flows the other way.',
      symbol: 'I_2',
      min: -1e9,
      max: 1e9,
    }),
    distance: quantity('m', { label: 'Distance of the axes', unit: 'cm', symbol: 'd', above: 0, max: 1e9 }),
    length: quantity('m', { label: 'Length', symbol: 'L', above: 0, max: 1e9, optional: true }),
    force: quantity('N', { label: 'Force on the length', symbol: 'F', optional: true }),
  },
  equations: ({ forcePerLength, current1, current2, distance, length, force }) => [
    [forcePerLength, (magneticConstant * current1 * current2) / (2 * Math.PI * distance)],
    [force, forcePerLength * length],
  ],
  explanation:
    'At {distance} from each other wires with {current1} and {current2} {forcePerLength|repel each other with {|forcePerLength|}|do not act on each other|attract each other with {|forcePerLength|}}.',
  cautions: [
    {
      level: 'caution',
      when: ({ length, distance }) => length !== undefined && isBelow(length, 10 * distance),
      says: 'The wires are short for their distance: the force is less than here, by a tenth at a length of ten distances and by more below.',
    },
  ],
  examples: [
    {
      inputs: { current1: 10, current2: 10, distance: 5 },
      results: { forcePerLength: 0.000399999999947 },
      source: 'Python 3.11: μ0 × 100/(2π × 0.05), CODATA 2022',
    },
    {
      inputs: { current1: 500, current2: -300, distance: 20, length: 2 },
      results: { forcePerLength: -0.14999999998, force: -0.29999999996 },
      source: 'Python 3.11: opposite currents repel; CODATA 2022',
    },
    {
      inputs: { forcePerLength: 0.001, current1: 20, distance: 1 },
      results: { current2: 2.50000000033 },
      source: 'Python 3.11: 2π d f/(μ0 I), CODATA 2022',
    },
    {
      inputs: { current1: 100, current2: 100, distance: 10, length: 0.5 },
      results: { forcePerLength: 0.01999999999736, force: 0.00999999999868 },
      cautions: ['short for their distance'],
      source: 'Python 3.11: μ0 × 10⁴/(2π × 0.1), CODATA 2022',
    },
  ],
  notes: ['Straight thin wires, in a medium that is not magnetic.'],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §29-2' }],
});
