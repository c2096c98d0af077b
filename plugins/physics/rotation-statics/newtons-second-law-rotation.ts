import { choice, defineCalculator, quantity } from '@reckoner/engine';
import { mass } from '../shared/fields.js';
import { isRelativistic } from '../shared/limits.js';

/** How far the outermost part of the body is from the axis; undefined where only the moment of inertia is known. */
const reachOf = (shape: string, radius: number | undefined, length: number | undefined) => {
  if (length === undefined) return radius;
  return shape === 'rod-center' ? length / 2 : length;
};

/** τ = I α about a fixed axis. */
export default defineCalculator({
  title: 'Angular acceleration from torque',
  description:
    'Angular acceleration of a body on a fixed axis from the net torque and its moment of inertia, and the speed that it reaches from rest in a time.',
  keywords: ["Newton's second law for rotation", 'torque = I alpha', 'spin-up time', 'flywheel', 'rotational dynamics'],
  inputs: {
    torque: quantity('N*m', {
      label: 'Net torque',
      help: 'About the axis: driving torque less friction and load; a force times its lever arm.',
      symbol: '\\tau',
      min: 0,
      max: 1e40,
    }),
    shape: choice(
      {
        disk: { label: 'Disk or solid cylinder about its axis', also: ['disc', 'cylinder', 'solid disk'] },
        tube: { label: 'Hollow cylinder about its axis', also: ['annular cylinder', 'tube', 'hollow cylinder'] },
        ring: { label: 'Thin ring or point mass at the radius', also: ['hoop', 'ring', 'point mass'] },
        sphere: { label: 'Solid sphere about a diameter', also: ['ball', 'sphere'] },
        shell: { label: 'Thin spherical shell about a diameter', also: ['hollow sphere', 'shell'] },
        'rod-center': { label: 'Thin rod about its center', also: ['rod center', 'rod'] },
        'rod-end': { label: 'Thin rod about its end', also: ['rod end'] },
        known: { label: 'Known moment of inertia', also: ['other', 'custom'] },
      },
      { label: 'Body', default: 'disk' },
    ),
    mass: {
      ...mass,
      max: 1e45,
      when: { shape: ['disk', 'tube', 'ring', 'sphere', 'shell', 'rod-center', 'rod-end'] },
    },
    radius: quantity('m', {
      label: 'Radius',
      help: 'The outer one of a hollow cylinder.',
      symbol: 'r',
      min: 1e-12,
      max: 1e15,
      when: { shape: ['disk', 'tube', 'ring', 'sphere', 'shell'] },
    }),
    innerRadius: quantity('m', {
      label: 'Inner radius',
      symbol: 'r_i',
      min: 0,
      max: 1e15,
      when: { shape: 'tube' },
    }),
    length: quantity('m', {
      label: 'Length',
      symbol: 'L',
      min: 1e-12,
      max: 1e15,
      when: { shape: ['rod-center', 'rod-end'] },
    }),
    knownInertia: quantity('kg*m^2', {
      label: 'Known moment of inertia',
      help: 'Of everything that turns, about this axis.',
      symbol: 'I',
      min: 1e-60,
      max: 1e60,
      when: { shape: 'known' },
    }),
    time: quantity('s', {
      label: 'Time of the torque',
      help: 'For the speed and the turns after it, from rest.',
      symbol: 't',
      above: 0,
      max: 1e12,
      optional: true,
    }),
  },
  outputs: {
    acceleration: quantity('rad/s^2', { label: 'Angular acceleration', symbol: '\\alpha' }),
    inertia: quantity('kg*m^2', { label: 'Moment of inertia', symbol: 'I' }),
    speed: quantity('rad/s', { label: 'Speed after the time', unit: 'rpm', symbol: '\\omega', optional: true }),
    angle: quantity('rad', { label: 'Angle turned', unit: 'rev', symbol: '\\varphi', optional: true }),
  },
  formula: ({ torque, shape, mass, radius, innerRadius, length, knownInertia, time }) => {
    let inertia = knownInertia;
    if (shape === 'disk') inertia = (mass * radius ** 2) / 2;
    else if (shape === 'tube') inertia = (mass * (radius ** 2 + innerRadius ** 2)) / 2;
    else if (shape === 'ring') inertia = mass * radius ** 2;
    else if (shape === 'sphere') inertia = (2 * mass * radius ** 2) / 5;
    else if (shape === 'shell') inertia = (2 * mass * radius ** 2) / 3;
    else if (shape === 'rod-center') inertia = (mass * length ** 2) / 12;
    else if (shape === 'rod-end') inertia = (mass * length ** 2) / 3;
    const acceleration = torque / inertia;
    if (time === undefined) return { acceleration, inertia };
    return { acceleration, inertia, speed: acceleration * time, angle: (acceleration * time ** 2) / 2 };
  },
  figure: {
    kind: 'curve',
    title: 'Angular acceleration over moment of inertia at this torque',
    x: { of: 'inertia' },
    y: { of: 'acceleration' },
    curve: ({ torque, inertia, acceleration }) =>
      torque === 0
        ? undefined
        : {
            from: inertia / 3,
            to: 3 * inertia,
            lines: [{ y: (at) => torque / at }],
            marks: [{ x: inertia, y: acceleration, label: 'This body' }],
          },
  },
  explanation: ({ torque }) =>
    torque === 0
      ? 'Without a net torque the rotation of {inertia} does not change.'
      : 'A net torque of {torque} on a moment of inertia of {inertia} gives an angular acceleration of {acceleration}{time?; from rest it turns at {speed} after {time} and {angle}|}.',
  requires: [
    {
      that: ({ radius, innerRadius }) => innerRadius < radius,
      field: 'innerRadius',
      says: 'The inner radius, {innerRadius}, must be smaller than the outer one, {radius}.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ shape, speed, radius, length }) => {
        const reach = reachOf(shape, radius, length);
        return speed !== undefined && reach !== undefined && isRelativistic(speed * reach);
      },
      says: 'The outermost part would move at more than a tenth of the speed of light, where this formula no longer holds, and solid bodies burst long before: check torque and time.',
    },
  ],
  examples: [
    {
      inputs: { torque: 40, shape: 'ring', mass: 2, radius: 1, time: 2000000 },
      results: { acceleration: 20 },
      cautions: ['tenth of the speed of light'],
      source: 'By hand: 40/2; 20 × 2e6 × 1 = 4e7 m/s at the rim',
    },
    {
      inputs: { torque: 40, shape: 'rod-end', mass: 3, length: 2, time: 2000000 },
      results: { acceleration: 10, inertia: 4 },
      cautions: ['tenth of the speed of light'],
      source: 'By hand: 40/4; 10 × 2e6 × 2 = 4e7 m/s at the free end',
    },
    {
      inputs: { torque: 40, shape: 'rod-center', mass: 3, length: 2, time: 2000000 },
      results: { acceleration: 40, inertia: 1 },
      cautions: ['tenth of the speed of light'],
      source: 'By hand: 40/1; 40 × 2e6 × 1 = 8e7 m/s at the ends',
    },
    {
      inputs: { torque: 375, mass: 50, radius: 1.5, time: 2 },
      results: { acceleration: 6.666666667, inertia: 56.25, speed: 127.3239545, angle: 2.122065908 },
      source: 'OpenStax University Physics Volume 1, §10.7, merry-go-round: 6.67 rad/s², 13.3 rad/s after 2 s; Python',
    },
    {
      inputs: { torque: 375, shape: 'known', knownInertia: 84.375 },
      results: { acceleration: 4.444444444, inertia: 84.375 },
      source: 'OpenStax University Physics Volume 1, §10.7, with the child: 4.44 rad/s²',
    },
    {
      inputs: { torque: 40, shape: 'tube', mass: 4, radius: 3, innerRadius: 1 },
      results: { inertia: 20, acceleration: 2 },
      source: 'By hand: 4 × (9 + 1)/2; 40/20',
    },
    {
      inputs: { torque: 9, shape: 'ring', mass: 2, radius: 3 },
      results: { inertia: 18, acceleration: 0.5 },
      source: 'By hand: 2 × 9',
    },
    {
      inputs: { torque: 2, shape: 'sphere', mass: 5, radius: 2 },
      results: { inertia: 8, acceleration: 0.25 },
      source: 'By hand: 0.4 × 5 × 4',
    },
    {
      inputs: { torque: 4, shape: 'shell', mass: 3, radius: 2 },
      results: { inertia: 8, acceleration: 0.5 },
      source: 'By hand: 2/3 × 3 × 4',
    },
    {
      inputs: { torque: 3, shape: 'rod-center', mass: 3, length: 2 },
      results: { inertia: 1, acceleration: 3 },
      source: 'By hand: 3 × 4/12',
    },
    {
      inputs: { torque: 0, shape: 'rod-end', mass: 3, length: 2 },
      results: { inertia: 4, acceleration: 0 },
      source: 'By hand: 3 × 4/3; no torque',
    },
    {
      inputs: { torque: 1, shape: 'tube', mass: 1, radius: 1, innerRadius: 1 },
      refused: 'must be smaller',
      source: 'By definition',
    },
  ],
  notes: ['Rigid, uniform body on a fixed axis, constant net torque.'],
  references: [
    { title: 'OpenStax: University Physics Volume 1, §10.7' },
    { title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §10-7 and Table 10-2' },
  ],
});
