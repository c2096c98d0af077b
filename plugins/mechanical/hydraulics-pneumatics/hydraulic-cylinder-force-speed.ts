import { defineCalculator, isBelow, percent, quantity } from '@reckoner/engine';

/** Full bore when extending, annulus when retracting; the other side without pressure. */
export default defineCalculator({
  title: 'Hydraulic cylinder force and speed',
  description:
    'Push and pull force, speeds, stroke times and power of a hydraulic cylinder from bore, rod, pressure and flow.',
  keywords: ['cylinder force', 'bore and rod', 'extend retract', 'ram', 'annulus area', 'log splitter'],
  inputs: {
    bore: quantity('m', { label: 'Bore', usual: [8, 1000], unit: 'mm', symbol: 'D', min: 1, max: 5000 }),
    rod: quantity('m', { label: 'Rod diameter', unit: 'mm', symbol: 'd', min: 0, max: 5000, default: 0 }),
    pressure: quantity('Pa', { label: 'Pressure', usual: [5, 700], unit: 'bar', symbol: 'p', min: 0, max: 5000 }),
    flow: quantity('m^3/s', { label: 'Flow', usual: [0.1, 2000], unit: 'L/min', symbol: 'Q', min: 0.001, max: 1e5 }),
    stroke: quantity('m', { label: 'Stroke', usual: [1, 20000], unit: 'mm', symbol: 's', min: 0, max: 50000 }),
    efficiency: percent({
      label: 'Mechanical efficiency',
      usual: [60, 100],
      symbol: '\\eta',
      min: 10,
      max: 100,
      default: 100,
    }),
  },
  outputs: {
    pushForce: quantity('N', { label: 'Force extending', unit: 'kN', symbol: 'F_1' }),
    pullForce: quantity('N', { label: 'Force retracting', unit: 'kN', symbol: 'F_2' }),
    pushSpeed: quantity('m/s', { label: 'Speed extending', unit: 'mm/s', symbol: 'v_1' }),
    pullSpeed: quantity('m/s', { label: 'Speed retracting', unit: 'mm/s', symbol: 'v_2' }),
    pushTime: quantity('s', { label: 'Time to extend', symbol: 't_1' }),
    pullTime: quantity('s', { label: 'Time to retract', symbol: 't_2' }),
    power: quantity('W', { label: 'Hydraulic power', unit: 'kW', symbol: 'P' }),
  },
  formula: ({ bore, rod, pressure, flow, stroke, efficiency }) => {
    const piston = (Math.PI / 4) * bore ** 2;
    const annulus = (Math.PI / 4) * (bore ** 2 - rod ** 2);
    const pushSpeed = flow / piston;
    const pullSpeed = flow / annulus;
    return {
      pushForce: pressure * piston * efficiency,
      pullForce: pressure * annulus * efficiency,
      pushSpeed,
      pullSpeed,
      pushTime: stroke / pushSpeed,
      pullTime: stroke / pullSpeed,
      power: pressure * flow,
    };
  },
  requires: [
    {
      that: ({ rod, bore }) => isBelow(rod, 0.999 * bore),
      field: 'rod',
      says: 'The rod of {rod} must be thinner than the bore of {bore}, by a thousandth at least.',
    },
  ],
  explanation: ({ rod }) =>
    rod === 0
      ? 'The cylinder pushes with {pushForce} at {pushSpeed}, and without a rod it would pull alike: with one it pulls with less, and faster.'
      : 'The cylinder pushes with {pushForce} at {pushSpeed} and pulls with {pullForce} at {pullSpeed}.',
  examples: [
    {
      inputs: { bore: 100, rod: 50, pressure: 160, flow: 40, stroke: 500 },
      results: {
        pushForce: 125.663706,
        pullForce: 94.24778,
        pushSpeed: 84.882636,
        pullSpeed: 113.176848,
        pushTime: 5.890486,
        pullTime: 4.417865,
        power: 10.666667,
      },
      source: 'Python: 16 MPa × π/4 × 0.1²; 40/60000/A; 16e6 × 40/60000',
    },
    {
      inputs: { bore: 100, pressure: 160, flow: 40, stroke: 500, efficiency: 90 },
      results: { pushForce: 113.097336, pullForce: 113.097336 },
      source: 'By hand: 125.663706 × 0.9, no rod',
    },
    {
      inputs: { bore: 50, rod: 50, pressure: 100, flow: 10, stroke: 100 },
      refused: 'must be thinner',
      source: 'By definition',
    },
  ],
  notes: ['Back pressure of the other side reduces the force. Long rods must be checked against buckling.'],
  references: [{ title: 'Esposito: Fluid Power with Applications, 7th ed., ch. 6' }],
});
