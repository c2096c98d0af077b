import { choice, defineCalculator, isAbove, isBelow, percent, quantity, speedOfLight } from '@reckoner/engine';
import { mass } from '../shared/fields.js';
import { isRelativistic } from '../shared/limits.js';

/** E = I ω²/2, and m v²/2 where the axis moves. */
export default defineCalculator({
  title: 'Rotational kinetic energy',
  description:
    'Kinetic energy of a rotation, with that of the motion of its center for a body that rolls or flies, and the share of the rotation.',
  keywords: ['flywheel energy', 'spinning energy', 'half I omega squared', 'rolling energy', 'translational energy'],
  inputs: {
    motion: choice(
      {
        fixed: { label: 'Turns about a fixed axis', also: ['fixed axis', 'flywheel'] },
        rolling: { label: 'Rolls without slipping', also: ['rolling', 'wheel'] },
        flying: { label: 'Turns and moves independently', also: ['flying', 'thrown'] },
      },
      { label: 'Motion', default: 'fixed' },
    ),
    inertia: quantity('kg*m^2', {
      label: 'Moment of inertia',
      help: 'About the fixed axis, or about the center of mass of a body that rolls or flies.',
      symbol: 'I',
      min: 1e-60,
      max: 1e60,
    }),
    angularVelocity: quantity('rad/s', {
      label: 'Rate of rotation',
      unit: 'rpm',
      symbol: '\\omega',
      min: 0,
      max: 1e12,
    }),
    mass: { ...mass, max: 1e45, when: { motion: ['rolling', 'flying'] } },
    radius: quantity('m', {
      label: 'Rolling radius',
      symbol: 'r',
      min: 1e-12,
      max: 1e15,
      when: { motion: 'rolling' },
    }),
    centerSpeed: quantity('m/s', {
      label: 'Speed of the center of mass',
      symbol: 'v_c',
      min: 0,
      below: 299792458,
      when: { motion: 'flying' },
    }),
  },
  outputs: {
    energy: quantity('J', { label: 'Kinetic energy', symbol: 'E' }),
    rotational: quantity('J', { label: 'Energy of the rotation', symbol: 'E_{rot}', optional: true }),
    translational: quantity('J', { label: 'Energy of the motion of the center', symbol: 'E_{tr}', optional: true }),
    share: percent({ label: 'Share of the rotation', symbol: 's', optional: true }),
    speed: quantity('m/s', { label: 'Rolling speed', symbol: 'v', optional: true }),
  },
  formula: ({ motion, inertia, angularVelocity, mass, radius, centerSpeed }) => {
    const rotational = (inertia * angularVelocity ** 2) / 2;
    if (motion === 'fixed') return { energy: rotational };
    if (motion === 'rolling') {
      const speed = angularVelocity * radius;
      const translational = (mass * speed ** 2) / 2;
      const rolling = { energy: rotational + translational, rotational, translational, speed };
      return angularVelocity === 0 ? rolling : { ...rolling, share: inertia / (inertia + mass * radius ** 2) };
    }
    const translational = (mass * centerSpeed ** 2) / 2;
    const energy = rotational + translational;
    if (angularVelocity === 0 && centerSpeed === 0) return { energy, rotational, translational };
    return { energy, rotational, translational, share: rotational / energy };
  },
  shown: ({
    motion,
    inertia,
    angularVelocity,
    mass,
    radius,
    centerSpeed,
    speed,
    rotational,
    translational,
    energy,
  }) => {
    if (motion === 'fixed') return { energy: (inertia * angularVelocity ** 2) / 2 };
    return {
      energy: rotational! + translational!,
      rotational: (inertia * angularVelocity ** 2) / 2,
      translational: (mass * (motion === 'rolling' ? speed! : centerSpeed) ** 2) / 2,
      share: rotational! / energy,
      speed: motion === 'rolling' ? angularVelocity * radius : undefined,
    };
  },
  figure: { kind: 'parts', of: 'energy', parts: ['rotational', 'translational'] },
  explanation: ({ motion, share }) => {
    if (motion === 'fixed') return 'At {angularVelocity} the rotation of {inertia} holds {energy}.';
    if (share === undefined) return 'At rest the body has {energy} of kinetic energy.';
    return motion === 'rolling'
      ? 'Rolling at {speed} the body has {energy} of kinetic energy: {rotational} in its rotation and {translational} in the motion of its center.'
      : 'The body has {energy} of kinetic energy: {rotational} in its rotation and {translational} in the motion of its center.';
  },
  requires: [
    {
      that: ({ angularVelocity, radius }) => isBelow(angularVelocity * radius, speedOfLight),
      field: 'angularVelocity',
      says: 'At {angularVelocity} a body with a rolling radius of {radius} would roll faster than light.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ inertia, mass, radius }) =>
        mass !== undefined && radius !== undefined && isAbove(inertia, mass * radius ** 2),
      says: 'A moment of inertia above m r² has only a body that reaches farther out than its rolling radius, as a spool that rolls on its axle: check moment of inertia, mass and radius.',
    },
    {
      level: 'caution',
      when: ({ centerSpeed, speed }) => isRelativistic(centerSpeed) || isRelativistic(speed),
      says: 'Above a tenth of the speed of light the kinetic energy is larger than m v²/2.',
    },
  ],
  examples: [
    {
      inputs: { inertia: 1066.6666666667, angularVelocity: 300 },
      results: { energy: 526378.9014 },
      source:
        'OpenStax University Physics Volume 1, §10.4, helicopter blades: 5.26e5 J; Python: 4 × 50 × 16/3 × (10π)²/2',
    },
    {
      inputs: { motion: 'flying', inertia: '49/1200', angularVelocity: '10 rev/s', mass: 1, centerSpeed: 30 },
      results: { energy: 530.6017693, rotational: 80.60176928, translational: 450, share: 15.19063334 },
      source: 'OpenStax University Physics Volume 1, §10.4, baton: 80.93 J with I rounded to 0.041, 450.0 J; Python',
    },
    {
      inputs: { motion: 'rolling', inertia: 0.2, angularVelocity: '10 rad/s', mass: 10, radius: 0.2 },
      results: { energy: 30, rotational: 10, translational: 20, share: 33.33333333, speed: 2 },
      source: 'By hand: 0.1 × 100 + 5 × 4; a solid cylinder has a third in its rotation',
    },
    {
      inputs: { motion: 'rolling', inertia: 0.5, angularVelocity: '4 rad/s', mass: 2, radius: 0.25 },
      results: { energy: 5, rotational: 4, translational: 1, share: 80, speed: 1 },
      cautions: ['above m r²'],
      source: 'By hand: 0.25 × 16 + 1; m r² = 0.125',
    },
    {
      inputs: { motion: 'flying', inertia: 1, angularVelocity: '2 rad/s', mass: 2, centerSpeed: 40000000 },
      results: { rotational: 2, translational: 1.6e15 },
      cautions: ['speed of light'],
      source: 'By hand: 0.5 × 4; (4e7)²',
    },
    {
      inputs: { motion: 'rolling', inertia: 1, angularVelocity: 0, mass: 2, radius: 1 },
      results: { energy: 0, speed: 0 },
      source: 'By definition: at rest',
    },
    {
      inputs: { motion: 'rolling', inertia: 1, angularVelocity: '1e9 rad/s', mass: 2, radius: 1 },
      refused: 'faster than light',
      source: 'By hand: 1e9 m/s',
    },
    {
      inputs: { motion: 'flying', inertia: 1, angularVelocity: 0, mass: 2, centerSpeed: 0 },
      results: { energy: 0, rotational: 0, translational: 0 },
      source: 'By definition: at rest',
    },
  ],
  notes: ['Rigid body; its parts move far below the speed of light.'],
  references: [
    { title: 'OpenStax: University Physics Volume 1, §10.4 and §11.1' },
    { title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §10-4 and §11-2' },
  ],
});
