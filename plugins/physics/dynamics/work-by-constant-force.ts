import { defineEquations, isAtMost, quantity } from '@reckoner/engine';

/** W = F d cos θ; negative when the force is against the motion. */
export default defineEquations({
  title: 'Work',
  description:
    'Work of a constant force from its size, the displacement and the angle between them, or the force or distance.',
  keywords: ['work done', 'force times distance', 'joule', 'fd cos theta'],
  variables: {
    work: quantity('J', { label: 'Work', symbol: 'W' }),
    force: quantity('N', { label: 'Force', symbol: 'F', min: 0 }),
    distance: quantity('m', { label: 'Displacement', symbol: 'd', min: 0 }),
    angle: quantity('rad', {
      label: 'Angle between them',
      unit: 'deg',
      symbol: '\\theta',
      min: 0,
      max: 180,
      default: 0,
    }),
  },
  // The cosine as the sine of the complement, which is exactly 0 at a right angle.
  equations: ({ work, force, distance, angle }) => [[work, force * distance * Math.sin(Math.PI / 2 - angle)]],
  figure: {
    kind: 'drawing',
    title: 'Force and displacement',
    draw: ({ force, distance, angle }) => {
      if (force === 0 || distance === 0) return undefined;
      const tip = [2.5 * Math.cos(angle), 2.5 * Math.sin(angle)] as const;
      return [
        { shape: 'arrow', color: 3, from: [0, 0], to: [4, 0], label: 's', of: 'distance' },
        { shape: 'arrow', color: 2, from: [0, 0], to: tip, label: 'F', of: 'force' },
        { shape: 'line', color: 5, dashed: true, points: [tip, [tip[0], 0]] },
        ...(angle === 0
          ? []
          : [{ shape: 'angle', at: [0, 0], from: [4, 0], to: tip, label: 'θ', of: 'angle' } as const]),
      ];
    },
  },
  explanation:
    'A force of {force} over {distance} at {angle} {work|takes {|work|} from the body|does no work|does a work of {|work|}}.',
  requires: [
    {
      that: ({ work, force, distance }) => isAtMost(Math.abs(work), force * distance),
      field: 'work',
      says: 'A force of {force} over {distance} does at most the product of both: {work} is more.',
    },
  ],
  examples: [
    { inputs: { force: 50, distance: 4 }, results: { work: 200 }, source: 'By hand: 50 × 4' },
    {
      inputs: { force: 100, distance: 10, angle: 120 },
      results: { work: -500 },
      source: 'By hand: 1000 × cos 120° = -500',
    },
    { inputs: { work: 300, distance: 6, angle: 60 }, results: { force: 100 }, source: 'By hand: 300/(6 × 0.5)' },
    { inputs: { force: 50, distance: 4, angle: 90 }, results: { work: 0 }, source: 'By definition: at right angles' },
    { inputs: { work: 300, force: 50, distance: 4 }, refused: 'at most the product', source: 'By hand: 50 × 4 = 200' },
  ],
  notes: ['Straight path and constant force; beyond 90° the force brakes and its work is negative.'],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §7-2' }],
});
