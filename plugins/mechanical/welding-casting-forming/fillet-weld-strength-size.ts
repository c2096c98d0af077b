import { defineCalculator, integer, isAbove, number, quantity, roundTo } from '@reckoner/engine';

/** Shear on the throat, 0.707 times the leg of an equal-leg fillet, for a load in the plane of the welds. */
export default defineCalculator({
  title: 'Fillet weld strength and size',
  description:
    'Throat, stress, capacity and required leg of fillet welds from force, leg, length and allowable stress.',
  keywords: ['weld leg', 'throat', 'weld shear stress', 'E70', 'weld capacity'],
  inputs: {
    force: quantity('N', { label: 'Force', unit: 'kN', symbol: 'F', min: 0, max: 1e6 }),
    leg: quantity('m', { label: 'Leg of the fillet', usual: [2, 40], unit: 'mm', symbol: 'h', min: 0.5, max: 100 }),
    length: quantity('m', { label: 'Length of a weld', usual: [10, 5000], unit: 'mm', symbol: 'l', min: 1, max: 1e5 }),
    welds: integer({ label: 'Welds', symbol: 'n', min: 1, max: 100, default: 1 }),
    allowableStress: quantity('Pa', {
      label: 'Allowable shear stress on the throat',
      usual: [30, 300],
      help: 'AISC ASD: 0.3 × electrode strength: 145 MPa for E70.',
      unit: 'MPa',
      symbol: '\\tau_{all}',
      min: 1,
      max: 1000,
      default: 145,
    }),
  },
  outputs: {
    stress: quantity('Pa', { label: 'Shear stress on the throat', unit: 'MPa', symbol: '\\tau' }),
    capacity: quantity('N', { label: 'Allowable force', unit: 'kN', symbol: 'F_{all}' }),
    requiredLeg: quantity('m', { label: 'Leg needed', unit: 'mm', symbol: 'h_{req}', places: 2 }),
    throat: quantity('m', { label: 'Throat', unit: 'mm', symbol: 'a', places: 2 }),
    utilization: number({ label: 'Stress over allowable stress', symbol: 'u', places: 3 }),
  },
  formula: ({ force, leg, length, welds, allowableStress }) => {
    const throat = leg / Math.SQRT2;
    const total = length * welds;
    const stress = force / (throat * total);
    return {
      stress,
      capacity: allowableStress * throat * total,
      requiredLeg: (Math.SQRT2 * force) / (allowableStress * total),
      throat,
      utilization: stress / allowableStress,
    };
  },
  cautions: [
    {
      level: 'danger',
      when: ({ utilization }) => roundTo(utilization, 3) > 1,
      says: 'The welds are too weak: the stress is {utilization} times the allowable one.',
    },
    {
      level: 'caution',
      when: ({ length, leg }) => length < 4 * leg,
      says: 'A weld shorter than four legs does not count with its full leg (AISC 360-22, J2.2b): the leg is then a quarter of the length.',
    },
    {
      level: 'caution',
      when: ({ length, leg }) => isAbove(length, 100 * leg),
      says: 'Of a weld loaded at its end and longer than 100 legs only a part counts (AISC 360-22, J2.2b): 1.2 − 0.002 length/leg of it.',
    },
  ],
  explanation: ({ utilization }) =>
    roundTo(utilization, 3) > 1
      ? 'The throat of {throat} is stressed to {stress}, more than is allowed: a leg of {requiredLeg} is needed.'
      : 'The throat of {throat} is stressed to {stress}; by the stress a leg of {requiredLeg} would do.',
  examples: [
    {
      inputs: { force: 50, leg: 6, length: 200 },
      results: {
        stress: 58.925565,
        capacity: 123.03658,
        requiredLeg: 2.438299,
        throat: 4.242641,
        utilization: 0.406383208,
      },
      source: 'Python: 50000/(6/√2 × 200); 145 × 6/√2 × 200; 50000 √2/(145 × 200)',
    },
    {
      inputs: { force: 120, leg: 5, length: 150, welds: 2 },
      results: { requiredLeg: 3.901279, stress: 113.137085 },
      source: 'Python: 120000 √2/(145 × 300); 120000 √2/(5 × 300)',
    },
    {
      inputs: { force: 500, leg: 6, length: 100 },
      results: { utilization: 8.127664 },
      cautions: ['too weak'],
      source: 'By hand: 500e3/(6/√2 × 100)/145',
    },
    {
      inputs: { force: 1, leg: 10, length: 30 },
      results: { stress: 4.714045 },
      cautions: ['shorter than four legs'],
      source: 'By hand: 1000/(10/√2 × 30)',
    },
    {
      inputs: { force: 100, leg: 5, length: 1000 },
      results: { stress: 28.284271 },
      cautions: ['only a part counts'],
      source: 'Python: 100 kN over 1000 × 5/√2 mm²',
    },
    {
      inputs: { force: 40, leg: 8, length: 150, allowableStress: 124 },
      results: {
        stress: 47.14045208,
        capacity: 105.217489,
        requiredLeg: 3.041319489,
        throat: 5.656854249,
        utilization: 0.3801649361,
      },
      source: 'Python: 40000/(8/√2 × 150); 124 × 8/√2 × 150; 40000 √2/(124 × 150)',
    },
    {
      inputs: { force: 123.07, leg: 6, length: 200 },
      results: { stress: '145.0394', utilization: '1.000272' },
      source: 'Python: √2 × 123070/(6 × 200); shown as 1.000, which is not more than is allowed',
    },
  ],
  notes: [
    'Static load through the centroid of the welds; base metal, least leg for the plate and eccentricity are separate checks (AISC 360-22, J2.2 and J2.4).',
    'Structural welds must be checked by a licensed engineer.',
  ],
  references: [
    { title: "Budynas, Nisbett: Shigley's Mechanical Engineering Design, 10th ed., Table 9-4" },
    { title: 'ANSI/AISC 360-22: Specification for Structural Steel Buildings, J2' },
  ],
});
