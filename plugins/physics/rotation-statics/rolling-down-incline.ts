import { choice, defineCalculator, isAbove, number, percent, quantity } from '@reckoner/engine';
import { gravity } from '../shared/fields.js';

/** A round body that rolls from rest without slipping: a = g sin θ/(1 + c), c = I/(m r²). */
export default defineCalculator({
  title: 'Rolling down an incline',
  description:
    'Acceleration, time, speed and the friction that it takes for a ball, cylinder or ring to roll down a slope without slipping.',
  keywords: ['rolling race', 'rolling without slipping', 'inclined plane', 'ball down a ramp', 'cylinder down a ramp'],
  inputs: {
    body: choice(
      {
        cylinder: { label: 'Solid cylinder or disk', also: ['cylinder', 'disk', 'disc'] },
        sphere: { label: 'Solid sphere', also: ['ball', 'sphere', 'marble'] },
        hoop: { label: 'Thin ring or tube', also: ['hoop', 'ring', 'thin-walled cylinder'] },
        shell: { label: 'Thin spherical shell', also: ['hollow ball', 'hollow sphere', 'shell'] },
        tube: { label: 'Thick-walled tube', also: ['hollow cylinder', 'pipe'] },
        other: { label: 'Other, by its factor I/(m r²)', also: ['other', 'custom'] },
      },
      { label: 'Body', default: 'sphere' },
    ),
    innerDiameter: quantity('m', {
      label: 'Inner diameter',
      unit: 'mm',
      symbol: 'd',
      min: 0,
      max: 1e9,
      when: { body: 'tube' },
    }),
    outerDiameter: quantity('m', {
      label: 'Outer diameter',
      unit: 'mm',
      symbol: 'D',
      min: 0.001,
      max: 1e9,
      when: { body: 'tube' },
    }),
    factor: number({
      label: 'Factor I/(m r²)',
      help: 'Moment of inertia about the center over mass and squared rolling radius: above 1 only for what rolls on an axle, as a spool.',
      symbol: 'c',
      min: 1e-6,
      max: 1e6,
      usual: [0.1, 10],
      when: { body: 'other' },
    }),
    angle: quantity('rad', {
      label: 'Slope angle',
      help: 'Above the horizontal.',
      unit: 'deg',
      symbol: '\\theta',
      above: 0,
      max: 89.9,
      usual: [0.1, 75],
    }),
    length: quantity('m', {
      label: 'Distance along the slope',
      symbol: 'L',
      above: 0,
      max: 1e6,
    }),
    gravity,
  },
  outputs: {
    acceleration: quantity('m/s^2', { label: 'Acceleration', symbol: 'a' }),
    time: quantity('s', { label: 'Time to the end', symbol: 't' }),
    speed: quantity('m/s', { label: 'Speed at the end', symbol: 'v' }),
    minimumFriction: number({ label: 'Least coefficient of static friction', symbol: '\\mu_{min}' }),
    share: percent({ label: 'Share of the energy in the rotation', symbol: 's' }),
  },
  formula: ({ body, innerDiameter, outerDiameter, factor, angle, length, gravity }) => {
    let c = factor;
    if (body === 'cylinder') c = 1 / 2;
    else if (body === 'sphere') c = 2 / 5;
    else if (body === 'hoop') c = 1;
    else if (body === 'shell') c = 2 / 3;
    else if (body === 'tube') c = (1 + (innerDiameter / outerDiameter) ** 2) / 2;
    const acceleration = (gravity * Math.sin(angle)) / (1 + c);
    return {
      acceleration,
      time: Math.sqrt((2 * length) / acceleration),
      speed: Math.sqrt(2 * acceleration * length),
      minimumFriction: (Math.tan(angle) * c) / (1 + c),
      share: c / (1 + c),
    };
  },
  figure: {
    kind: 'drawing',
    title: 'Slope',
    draw: ({ angle }) => {
      if (angle < 0.03 || angle > 1.4) return undefined;
      const [across, up] = [Math.cos(angle), Math.sin(angle)];
      const radius = 0.12 * Math.min(1, 2 * up);
      const center = [0.75 * across - radius * up, 0.75 * up + radius * across] as const;
      return [
        {
          shape: 'polygon',
          points: [
            [0, 0],
            [across, 0],
            [across, up],
          ],
        },
        { shape: 'angle', at: [0, 0], from: [across, 0], to: [across, up], label: 'θ', of: 'angle' },
        { shape: 'circle', color: 2, center, radius },
        {
          shape: 'arrow',
          color: 3,
          from: center,
          to: [center[0] - 0.35 * across, center[1] - 0.35 * up],
          label: 'a',
          of: 'acceleration',
        },
      ];
    },
  },
  explanation:
    'From rest the body rolls {length} down the slope in {time} and is then at {speed}, if the coefficient of static friction is at least {minimumFriction}: with less it slips.',
  requires: [
    {
      that: ({ innerDiameter, outerDiameter }) => innerDiameter < outerDiameter,
      field: 'innerDiameter',
      says: 'The inner diameter, {innerDiameter}, must be smaller than the outer one, {outerDiameter}.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      // What is shown as 1 is not said to be above it.
      when: ({ minimumFriction }) => isAbove(minimumFriction, 1.000005),
      says: 'Rolling takes a coefficient of friction above 1, which few surfaces have: on others the body slips and gets down faster than this.',
    },
  ],
  examples: [
    {
      inputs: { body: 'cylinder', angle: 30, length: 3, gravity: 9.8 },
      results: { acceleration: 3.266666667, speed: 4.427188724, minimumFriction: 0.1924500897, share: 33.33333333 },
      source: 'OpenStax University Physics Volume 1, §11.1: a = 2/3 g sin θ, μ = tan θ/3; Python: √(2 × 9.8 × 1.5/1.5)',
    },
    {
      inputs: { body: 'hoop', angle: 30, length: 50, gravity: 3.71 },
      results: { speed: 9.630680142, share: 50 },
      source: 'OpenStax University Physics Volume 1, §11.1, rover wheel that drops 25 m on Mars: 9.63 m/s',
    },
    {
      inputs: { body: 'sphere', angle: 45, length: 7, gravity: 10 },
      results: { acceleration: 5.050762723, time: 1.664889961, minimumFriction: 0.2857142857, share: 28.57142857 },
      source: 'Python: 5/7 × 10 sin 45°, √(2 × 7/a), 2/7 tan 45°',
    },
    {
      inputs: { body: 'shell', angle: 20, length: 1, gravity: 9.80665 },
      results: { acceleration: 2.012443103, minimumFriction: 0.1455880937, time: 0.9969036648 },
      source: 'Python: 3/5 × 9.80665 sin 20°, 2/5 tan 20°',
    },
    {
      inputs: { body: 'tube', innerDiameter: 60, outerDiameter: 100, angle: 10, length: 2 },
      results: { acceleration: 1.01363506, minimumFriction: 0.07137044457 },
      source: 'Python: c = 0.68',
    },
    {
      inputs: { body: 'other', factor: 4, angle: 60, length: 1 },
      results: { acceleration: 1.698561605, minimumFriction: 1.385640646, share: 80 },
      cautions: ['few surfaces'],
      source: 'Python: 9.80665 sin 60°/5, 0.8 tan 60°',
    },
    {
      inputs: { body: 'tube', innerDiameter: 100, outerDiameter: 100, angle: 10, length: 2 },
      refused: 'must be smaller',
      source: 'By definition: a thin tube is the ring',
    },
  ],
  notes: ['Rigid body and slope, from rest; rolling resistance and air are left out. Mass and radius do not matter.'],
  references: [
    { title: 'OpenStax: University Physics Volume 1, §11.1' },
    { title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §11-2' },
  ],
});
