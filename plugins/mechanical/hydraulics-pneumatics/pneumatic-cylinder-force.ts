import { defineCalculator, flag, noResult, percent, quantity, standardAtmosphere } from '@reckoner/engine';

/** Gauge pressure on piston and annulus; air use counted as free air at one atmosphere, isothermally. */
export default defineCalculator({
  title: 'Pneumatic cylinder force',
  description:
    'Push and pull force and free air per double stroke of a pneumatic cylinder from bore, rod and pressure.',
  keywords: ['air cylinder', 'pneumatic actuator', 'air consumption', 'bore size', 'spring return'],
  inputs: {
    bore: quantity('m', { label: 'Bore', usual: [4, 400], unit: 'mm', symbol: 'D', min: 1, max: 2000 }),
    rod: quantity('m', { label: 'Rod diameter', unit: 'mm', symbol: 'd', min: 0, max: 2000, default: 0 }),
    pressure: quantity('Pa', {
      label: 'Gauge pressure',
      usual: [0.5, 16],
      unit: 'bar',
      symbol: 'p',
      min: 0.01,
      max: 100,
      default: 6,
    }),
    stroke: quantity('m', {
      label: 'Stroke',
      usual: [1, 10000],
      unit: 'mm',
      symbol: 's',
      min: 0,
      max: 20000,
      default: 100,
    }),
    friction: percent({
      label: 'Loss by friction',
      usual: [1, 40],
      help: 'Usually 5 to 15%.',
      symbol: 'r',
      min: 0,
      max: 90,
      default: 10,
    }),
    singleActing: flag({ label: 'Single-acting with a spring' }),
    spring: quantity('N', {
      label: 'Force of the spring',
      symbol: 'F_s',
      min: 0,
      max: 1e6,
      default: 0,
      when: { singleActing: true },
    }),
  },
  outputs: {
    pushForce: quantity('N', { label: 'Force extending', symbol: 'F_1' }),
    pullForce: quantity('N', { label: 'Force retracting', symbol: 'F_2' }),
    freeAir: quantity('m^3', { label: 'Free air per double stroke', unit: 'L', symbol: 'V' }),
  },
  formula: ({ bore, rod, pressure, stroke, friction, singleActing, spring }) => {
    const piston = (Math.PI / 4) * bore ** 2;
    const annulus = (Math.PI / 4) * (bore ** 2 - rod ** 2);
    const compression = (pressure + standardAtmosphere) / standardAtmosphere;
    const push = pressure * piston * (1 - friction);
    if (!singleActing) {
      return {
        pushForce: push,
        pullForce: pressure * annulus * (1 - friction),
        freeAir: (piston + annulus) * stroke * compression,
      };
    }
    if (push <= spring) throw noResult('The spring is stronger than the pressure.');
    return { pushForce: push - spring, pullForce: spring, freeAir: piston * stroke * compression };
  },
  requires: [
    {
      that: ({ rod, bore }) => rod < bore,
      field: 'rod',
      says: 'The rod of {rod} must be thinner than the bore of {bore}.',
    },
  ],
  explanation: ({ rod, singleActing, spring }) =>
    singleActing && !spring
      ? 'Without its spring the cylinder would push with {pushForce}: give the force of the spring, which is taken off and pulls. It uses {freeAir} of free air a double stroke.'
      : rod === 0 && !singleActing
        ? 'The cylinder pushes with {pushForce} and uses {freeAir} of free air a double stroke; without a rod it would pull alike, with one it pulls with less.'
        : 'The cylinder pushes with {pushForce}, pulls with {pullForce} and uses {freeAir} of free air a double stroke.',
  examples: [
    {
      inputs: { bore: 50, rod: 20, stroke: 200 },
      results: { pushForce: 1060.287521, pullForce: 890.641517, freeAir: 5.001271 },
      source: 'Python: 0.6 MPa × π/4 × 0.05² × 0.9; (A + a) × 0.2 × 7.01325/1.01325',
    },
    {
      inputs: { bore: 50, rod: 20, stroke: 200, singleActing: true, spring: 60 },
      results: { pushForce: 1000.287521, pullForce: 60, freeAir: 2.718082 },
      source: 'Python: 1060.288 − 60; A × 0.2 × 7.01325/1.01325',
    },
    {
      inputs: { bore: 50, rod: 20, stroke: 200, singleActing: true },
      results: { pushForce: 1060.287521, pullForce: 0, freeAir: 2.718082 },
      source: 'Python: 0.6 MPa × π/4 × 0.05² × 0.9, no spring given; A × 0.2 × 7.01325/1.01325',
    },
    { inputs: { bore: 20, rod: 20 }, refused: 'must be thinner', source: 'By definition' },
    {
      inputs: { bore: 10, singleActing: true, spring: 100 },
      noResult: 'spring is stronger',
      source: 'By hand: 0.6 × 78.5 × 0.9 = 42 N',
    },
    {
      inputs: { bore: 63, rod: 20, pressure: 8, friction: 15 },
      results: { pushForce: 2119.726811, pullForce: 1906.098511, freeAir: 5.266363345 },
      source: 'Python: 0.8 MPa × π/4 × 0.063² × 0.85; (A + a) × 0.1 × 9.01325/1.01325',
    },
  ],
  notes: ['Static force; for a moving load choose a cylinder with twice the force needed.'],
  references: [{ title: 'Esposito: Fluid Power with Applications, 7th ed., ch. 14' }],
});
