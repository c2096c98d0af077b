import { defineEquations, isAtMost, quantity } from '@reckoner/engine';

/** τ = r F sin θ. */
export default defineEquations({
  title: 'Torque',
  description: 'Torque of a force on a lever arm at an angle, or the force or arm for a torque.',
  keywords: ['moment of force', 'wrench', 'lever arm', 'newton meter', 'foot-pound'],
  variables: {
    torque: quantity('N*m', { label: 'Torque', symbol: '\\tau', min: 0 }),
    force: quantity('N', { label: 'Force', symbol: 'F', min: 0 }),
    arm: quantity('m', { label: 'Distance from the axis', symbol: 'r', min: 0 }),
    angle: quantity('rad', {
      label: 'Angle between arm and force',
      unit: 'deg',
      symbol: '\\theta',
      min: 0,
      max: 180,
      default: 90,
    }),
  },
  equations: ({ torque, force, arm, angle }) => [[torque, arm * force * Math.sin(angle)]],
  figure: {
    kind: 'drawing',
    title: 'Arm and force',
    draw: ({ arm, angle }) => {
      if (arm === 0) return undefined;
      const tip = [arm + 0.6 * arm * Math.cos(angle), 0.6 * arm * Math.sin(angle)] as const;
      return [
        { shape: 'point', at: [0, 0], label: 'Axis' },
        {
          shape: 'line',
          points: [
            [0, 0],
            [arm, 0],
          ],
          label: 'r',
          of: 'arm',
        },
        {
          shape: 'line',
          color: 5,
          dashed: true,
          points: [
            [arm, 0],
            [1.5 * arm, 0],
          ],
        },
        { shape: 'arrow', color: 2, from: [arm, 0], to: tip, label: 'F', of: 'force' },
        ...(angle === 0 ? [] : [{ shape: 'angle', at: [arm, 0], from: [1.5 * arm, 0], to: tip, of: 'angle' } as const]),
      ];
    },
  },
  explanation: 'A force of {force} at {arm} from the axis makes a torque of {torque}.',
  requires: [
    {
      that: ({ torque, force, arm }) => isAtMost(torque, force * arm),
      field: 'torque',
      says: 'A force of {force} at {arm} makes at most the product of both, at a right angle: {torque} is more.',
    },
  ],
  examples: [
    { inputs: { force: 60, arm: 0.25, angle: 90 }, results: { torque: 15 }, source: 'By hand: 60 × 0.25' },
    { inputs: { force: 100, arm: 0.3, angle: 30 }, results: { torque: 15 }, source: 'By hand: 100 × 0.3 × 0.5' },
    { inputs: { torque: 120, arm: 0.5 }, results: { force: 240 }, source: 'By hand: 120/0.5' },
    { inputs: { torque: 90, force: 200, angle: 150 }, results: { arm: 0.9 }, source: 'By hand: 90/(200 × 0.5)' },
    { inputs: { torque: 20, force: 60, arm: 0.25 }, refused: 'at a right angle', source: 'By hand: 60 × 0.25 = 15' },
  ],
  notes: ['Where the angle is computed, its supplement gives the same torque: 150° as well as 30°.'],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §10-6' }],
});
