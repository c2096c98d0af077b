import { choice, defineCalculator, isAbove, number, quantity, roundTo } from '@reckoner/engine';

/** Membrane stresses of a closed cylinder or sphere; r is the inner radius. */
export default defineCalculator({
  title: 'Thin-walled pressure vessel',
  description:
    'Hoop and axial stress of a cylinder or sphere under internal pressure, and the wall that a stress allows.',
  keywords: ['hoop stress', 'longitudinal stress', 'pr/t', 'pr/2t', 'spherical tank', 'membrane stress'],
  inputs: {
    shape: choice({ cylinder: 'Cylinder', sphere: 'Sphere' }, { label: 'Vessel', default: 'cylinder' }),
    pressure: quantity('Pa', {
      label: 'Internal gauge pressure',
      usual: [0.005, 100],
      unit: 'MPa',
      symbol: 'p',
      above: 0,
      max: 1000,
    }),
    radius: quantity('m', { label: 'Inner radius', usual: [2, 30000], unit: 'mm', symbol: 'r', min: 0.1, max: 1e5 }),
    wall: quantity('m', { label: 'Wall thickness', usual: [0.1, 300], unit: 'mm', symbol: 't', min: 0.01, max: 10000 }),
    allowableStress: quantity('Pa', {
      label: 'Allowable stress',
      usual: [5, 1000],
      unit: 'MPa',
      symbol: '\\sigma_{all}',
      min: 0.1,
      max: 10000,
      optional: true,
    }),
    jointEfficiency: number({
      label: 'Efficiency of the weld',
      usual: [0.6, 1],
      symbol: 'E',
      min: 0.3,
      max: 1,
      default: 1,
    }),
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
    thickStress: quantity('Pa', {
      label: 'Hoop stress at the inner face (Lamé)',
      unit: 'MPa',
      symbol: '\\sigma_L',
    }),
    slenderness: number({ label: 'Radius over wall', symbol: 'r/t', places: 1 }),
  },
  formula: ({ shape, pressure, radius, wall, allowableStress, jointEfficiency }) => {
    const axialStress = (pressure * radius) / (2 * wall);
    const hoopStress = shape === 'cylinder' ? 2 * axialStress : axialStress;
    const requiredWall =
      allowableStress === undefined ? undefined : (hoopStress * wall) / (allowableStress * jointEfficiency);
    // Lamé: exact for any thickness of the wall.
    const outer = radius + wall;
    const thickStress =
      shape === 'cylinder'
        ? (pressure * (outer ** 2 + radius ** 2)) / (outer ** 2 - radius ** 2)
        : (pressure * (outer ** 3 + 2 * radius ** 3)) / (2 * (outer ** 3 - radius ** 3));
    return { hoopStress, axialStress, requiredWall, thickStress, slenderness: radius / wall };
  },
  cautions: [
    {
      level: 'caution',
      when: ({ jointEfficiency, allowableStress }) => jointEfficiency !== 1 && allowableStress === undefined,
      says: 'The efficiency of the weld changes none of these stresses: it counts in the wall needed, for which send the allowable stress too.',
    },
    {
      level: 'danger',
      when: ({ slenderness }) => roundTo(slenderness, 1) < 10,
      says: 'The wall is not thin (r/t below 10): the thin-wall stress is too small. At the inner face it is {thickStress}, by Lamé.',
    },
    {
      level: 'danger',
      when: ({ requiredWall, wall }) => requiredWall !== undefined && isAbove(requiredWall, wall),
      says: 'The wall is thinner than the allowable stress asks for: at least {requiredWall} is needed.',
    },
    {
      level: 'caution',
      when: ({ requiredWall, radius }) => requiredWall !== undefined && isAbove(requiredWall, radius / 10),
      says: 'The wall needed is more than a tenth of the radius: thin-wall theory gives too little. Use the formula for thick walls.',
    },
  ],
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
    {
      inputs: { pressure: 1.5, radius: 500, wall: 10, jointEfficiency: 0.7 },
      results: { hoopStress: 75, axialStress: 37.5 },
      cautions: ['changes none of these stresses'],
      source: 'By hand: 1.5 × 500/10; /2',
    },
    {
      inputs: { pressure: 1.5, radius: 99.8, wall: 10 },
      results: { hoopStress: 14.97, slenderness: 9.98 },
      source: 'By hand: 1.5 × 99.8/10; 99.8/10, shown as 10.0, which is not below 10',
    },
    {
      inputs: { pressure: 2, radius: 5, wall: 100 },
      results: { hoopStress: 0.1, axialStress: 0.05, thickStress: 2.009091, slenderness: 0.05 },
      cautions: ['is not thin'],
      source: 'By hand: Lamé, 2 (105² + 5²)/(105² − 5²)',
    },
    {
      inputs: { shape: 'sphere', pressure: 10, radius: 100, wall: 20 },
      results: { hoopStress: 25, thickStress: 25.6044 },
      cautions: ['is not thin'],
      source: 'By hand: Lamé, p (b³ + 2a³)/(2 (b³ − a³))',
    },
    {
      inputs: { pressure: 10, radius: 100, wall: 5, allowableStress: 80 },
      results: { hoopStress: 200, requiredWall: 12.5 },
      cautions: ['is thinner than', 'more than a tenth'],
      source: 'By hand: p r/σ',
    },
  ],
  notes: [
    'The stresses hold away from heads, nozzles and supports.',
    'Vessels fall under codes (ASME VIII, EN 13445) and must be checked by a licensed engineer.',
  ],
  references: [
    { title: 'Hibbeler: Mechanics of Materials, 10th ed., §8.1' },
    { title: 'Timoshenko, Goodier: Theory of Elasticity, 3rd ed., Lamé’s thick cylinder and sphere' },
  ],
});
