import {
  defineCalculator,
  isAbove,
  isBelow,
  isNear,
  number,
  percent,
  quantity,
  standardGravity,
} from '@reckoner/engine';

/** Steady force or motion transmitted through a spring and a viscous damper. */
export default defineCalculator({
  title: 'Vibration isolation',
  description:
    'Transmissibility, isolation and isolator stiffness from forcing and natural frequency, mass and damping.',
  keywords: ['transmissibility', 'isolator', 'anti-vibration mount', 'frequency ratio', 'machine mount'],
  inputs: {
    forcing: quantity('1/s', { label: 'Forcing frequency', unit: 'Hz', symbol: 'f', min: 0.001, max: 1e6 }),
    natural: quantity('1/s', {
      label: 'Natural frequency on the mounts',
      unit: 'Hz',
      symbol: 'f_n',
      min: 0.001,
      max: 1e6,
    }),
    dampingRatio: number({
      label: 'Damping ratio',
      help: 'Steel springs 0.005, rubber 0.05.',
      symbol: '\\zeta',
      min: 0.001,
      max: 2,
      default: 0.05,
    }),
    mass: quantity('kg', { label: 'Mass', symbol: 'm', min: 0.001, max: 1e8, default: 100 }),
  },
  outputs: {
    transmissibility: number({ label: 'Transmissibility', symbol: 'T', places: 4 }),
    isolation: percent({ label: 'Isolation', help: 'Negative when the mounts amplify.', symbol: 'i', places: 1 }),
    stiffness: quantity('N/m', { label: 'Total stiffness of the mounts', unit: 'kN/m', symbol: 'k' }),
    staticDeflection: quantity('m', { label: 'Static deflection', unit: 'mm', symbol: '\\delta', places: 2 }),
  },
  formula: ({ forcing, natural, dampingRatio, mass }) => {
    const ratio = forcing / natural;
    const damping = (2 * dampingRatio * ratio) ** 2;
    const transmissibility = Math.sqrt((1 + damping) / ((1 - ratio ** 2) ** 2 + damping));
    const angular = 2 * Math.PI * natural;
    return {
      transmissibility,
      // At √2 times the natural frequency nothing is gained, whatever rounding leaves.
      isolation: isNear(transmissibility, 1, 1e-12) ? 0 : 1 - transmissibility,
      stiffness: mass * angular ** 2,
      staticDeflection: standardGravity / angular ** 2,
    };
  },
  cautions: [
    {
      level: 'danger',
      when: ({ forcing, natural, dampingRatio }) =>
        dampingRatio < 0.5 && isAbove(forcing, 0.8 * natural) && isBelow(forcing, 1.25 * natural),
      says: 'The forcing is close to resonance: the machine shakes harder than without mounts, and may break them.',
    },
  ],
  figure: {
    kind: 'curve',
    title: 'Transmissibility over forcing frequency',
    x: { of: 'forcing', log: true },
    y: { of: 'transmissibility', log: true },
    curve: ({ forcing, natural, dampingRatio, transmissibility }) => {
      const at = (frequency: number) => {
        const ratio = frequency / natural;
        const damping = (2 * dampingRatio * ratio) ** 2;
        return Math.sqrt((1 + damping) / ((1 - ratio ** 2) ** 2 + damping));
      };
      return {
        from: Math.min(natural, forcing) / 5,
        to: 5 * Math.max(natural, forcing),
        lines: [
          { label: 'Transmissibility', y: at },
          { label: 'Rigid', dashed: true, y: () => 1 },
        ],
        marks: [{ x: forcing, y: transmissibility, label: 'Forcing' }],
      };
    },
  },
  explanation: ({ transmissibility }) =>
    transmissibility < 1
      ? 'The mounts pass {transmissibility} of the force, an isolation of {isolation}, with a stiffness of {stiffness}.'
      : 'The mounts amplify the force {transmissibility} times: the forcing is too near to or below the natural frequency.',
  examples: [
    {
      inputs: { forcing: 25, natural: 8 },
      results: {
        transmissibility: 0.119446789,
        isolation: 88.055321,
        stiffness: 252.661873,
        staticDeflection: 3.881334,
      },
      source: 'Python: with r = 25/8, ζ = 0.05; 100 (2π8)²; g/(2π8)²',
    },
    {
      inputs: { forcing: 5, natural: 10, dampingRatio: 0.1, mass: 50 },
      results: { transmissibility: 1.328229, isolation: -32.822895, stiffness: 197.392088, staticDeflection: 2.484053 },
      source: 'Python: with r = 0.5, ζ = 0.1',
    },
    {
      inputs: { forcing: 10, natural: 10 },
      results: { transmissibility: 10.049876 },
      cautions: ['close to resonance'],
      source: 'By hand: √(1 + 0.1²)/0.1',
    },
    {
      inputs: { forcing: 14.142135623730951, natural: 10 },
      results: { transmissibility: 1, isolation: 0 },
      source: 'By definition: at √2 times the natural frequency the transmissibility is 1 for every damping',
    },
  ],
  notes: ['One direction, rigid base; isolation begins above √2 times the natural frequency.'],
  references: [{ title: 'Rao: Mechanical Vibrations, 6th ed., §9.10' }],
});
