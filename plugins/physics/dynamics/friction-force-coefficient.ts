import { category, defineCalculator, number, quantity } from '@reckoner/engine';

/** Coulomb's dry friction: static friction up to its limit, then kinetic. */
export default defineCalculator({
  title: 'Friction force',
  description:
    'Friction force and whether a body slides, from the normal force, both friction coefficients and the push.',
  keywords: ['static friction', 'kinetic friction', 'coefficient of friction', 'mu n', 'sliding'],
  inputs: {
    normalForce: quantity('N', {
      label: 'Normal force',
      help: 'Mass × g on level ground.',
      symbol: 'N',
      min: 0,
      max: 1e12,
    }),
    staticCoefficient: number({ usual: [0, 3], label: 'Static coefficient', symbol: '\\mu_s', min: 0, max: 10 }),
    kineticCoefficient: number({
      usual: [0, 3],
      label: 'Kinetic coefficient',
      symbol: '\\mu_k',
      min: 0,
      max: 10,
      default: ({ staticCoefficient }) => staticCoefficient,
    }),
    appliedForce: quantity('N', {
      label: 'Applied force along the surface',
      symbol: 'F',
      min: 0,
      max: 1e12,
      default: 0,
    }),
  },
  outputs: {
    friction: quantity('N', { label: 'Friction force', symbol: 'F_f' }),
    state: category(['At rest', 'Sliding'], { label: 'State' }),
    limit: quantity('N', { label: 'Largest static friction', symbol: 'F_s' }),
    kinetic: quantity('N', { label: 'Kinetic friction', symbol: 'F_k' }),
    net: quantity('N', { label: 'Net force', symbol: 'F_n' }),
  },
  formula: ({ normalForce, staticCoefficient, kineticCoefficient, appliedForce }) => {
    const limit = staticCoefficient * normalForce;
    const kinetic = kineticCoefficient * normalForce;
    // At the limit itself the body still rests, whatever the last digit of the product.
    if (appliedForce <= limit * (1 + 1e-12))
      return { friction: appliedForce, state: 'At rest', limit, kinetic, net: 0 };
    return { friction: kinetic, state: 'Sliding', limit, kinetic, net: appliedForce - kinetic };
  },
  figure: {
    kind: 'curve',
    title: 'Friction over the push',
    x: { of: 'appliedForce' },
    y: { of: 'friction' },
    curve: ({ appliedForce, friction, limit, kinetic }) => ({
      from: 0,
      to: Math.max(2 * limit, 1.2 * appliedForce),
      lines: [{ y: (push) => (push <= limit ? push : kinetic) }],
      marks: [{ x: appliedForce, y: friction, label: 'F' }],
    }),
  },
  explanation: ({ state }) =>
    state === 'Sliding'
      ? 'The push exceeds {limit}: the body slides against {friction} of kinetic friction.'
      : 'The body stays at rest: friction can hold a push of up to {limit}.',
  requires: [
    {
      that: ({ staticCoefficient, kineticCoefficient }) => kineticCoefficient <= staticCoefficient,
      field: 'kineticCoefficient',
      says: 'The kinetic coefficient, {kineticCoefficient}, must not exceed the static one, {staticCoefficient}.',
    },
  ],
  examples: [
    {
      inputs: { normalForce: 100, staticCoefficient: 0.5, kineticCoefficient: 0.3, appliedForce: 40 },
      results: { friction: 40, state: 'At rest', limit: 50, kinetic: 30, net: 0 },
      source: 'By hand: 0.5 × 100 > 40',
    },
    {
      inputs: { normalForce: 100, staticCoefficient: 0.5, kineticCoefficient: 0.3, appliedForce: 60 },
      results: { friction: 30, state: 'Sliding', limit: 50, net: 30 },
      source: 'By hand: 0.5 × 100 < 60; 60 - 0.3 × 100',
    },
    {
      inputs: { normalForce: 100, staticCoefficient: 0.2, kineticCoefficient: 0.3 },
      refused: 'must not exceed',
      source: 'By definition',
    },
    {
      inputs: { normalForce: 100, staticCoefficient: 0.29, kineticCoefficient: 0.2, appliedForce: 29 },
      results: { friction: 29, state: 'At rest', limit: 29, net: 0 },
      source: 'By hand: 0.29 × 100 is just the push',
    },
  ],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §6-1' }],
});
