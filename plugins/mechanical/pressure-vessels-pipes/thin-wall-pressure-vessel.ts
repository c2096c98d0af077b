import { choice, defineCalculator, number, quantity } from '@reckoner/engine';

/** Membrane stresses of a closed cylinder or sphere; r is the inner radius. */
export default defineCalculator({
  title: 'Thin-walled pressure vessel',
  description:
    'Hoop and axial stress of a cylinder or sphere under internal pressure, and the wall that a stress allows.',
  keywords: ['hoop stress', 'longitudinal stress', 'pr/t', 'pr/2t', 'spherical tank', 'membrane stress'],
  inputs: {
    shape: choice({ cylinder: 'Cylinder', sphere: 'Sphere' }, { label: 'Vessel', default: 'cylinder' }),
    pressure: quantity('Pa', { label: 'Internal gauge pressure', unit: 'MPa', symbol: 'p', above: 0, max: 1000 }),
    radius: quantity('m', { label: 'Inner radius', unit: 'mm', symbol: 'r', min: 0.1, max: 1e5 }),
    wall: quantity('m', { label: 'Wall thickness', unit: 'mm', symbol: 't', min: 0.01, max: 10000 }),
    allowableStress: quantity('Pa', {
      label: 'Allowable stress',
      unit: 'MPa',
      symbol: '\\sigma_{all}',
      min: 0.1,
      max: 10000,
      optional: true,
    }),
    jointEfficiency: number({ label: 'Efficiency of the weld', symbol: 'E', min: 0.3, max: 1, default: 1 }),
  },
  outputs: {
    hoopStress: quantity('Pa', { label: 'Hoop stress', unit: 'MPa', symbol: '\\sigma_h' }),
    axialStress: quantity('Pa', { label: 'Axial stress', unit: 'MPa', symbol: '\\sigma_a' }),
    requiredWall: quantity('m', {
      label: 'Wall for the allowable stress',
      unit: 'mm',
      symbol: 't_{req}',
      optional: true,
    }),
    slenderness: number({ label: 'Radius over wall', symbol: 'r/t', places: 1 }),
  },
  formula: ({ shape, pressure, radius, wall, allowableStress, jointEfficiency }) => {
    const axialStress = (pressure * radius) / (2 * wall);
    const hoopStress = shape === 'cylinder' ? 2 * axialStress : axialStress;
    const requiredWall =
      allowableStress === undefined ? undefined : (hoopStress * wall) / (allowableStress * jointEfficiency);
    return { hoopStress, axialStress, requiredWall, slenderness: radius / wall };
  },
  explanation: 'The wall is stressed to {hoopStress} around and {axialStress} along the vessel; r/t is {slenderness}.',
  examples: [
    {
      inputs: { pressure: 1.5, radius: 500, wall: 10, allowableStress: 100, jointEfficiency: 0.85 },
      results: { hoopStress: 75, axialStress: 37.5, requiredWall: 8.823529, slenderness: 50 },
      source: 'By hand: 1.5 × 500/10; /2; 1.5 × 500/(100 × 0.85)',
    },
    {
      inputs: { shape: 'sphere', pressure: 1.5, radius: 500, wall: 20, allowableStress: 100 },
      results: { hoopStress: 18.75, axialStress: 18.75, requiredWall: 3.75 },
      source: 'By hand: 1.5 × 500/(2 × 20); 1.5 × 500/(2 × 100)',
    },
  ],
  notes: [
    'Thin walls: r/t of 10 or more; away from heads, nozzles and supports.',
    'Vessels fall under codes (ASME VIII, EN 13445) and must be checked by a licensed engineer.',
  ],
  references: [{ title: 'Hibbeler: Mechanics of Materials, 10th ed., §8.1' }],
});
