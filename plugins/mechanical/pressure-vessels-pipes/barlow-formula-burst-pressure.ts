import { choice, defineCalculator, noResult, number, quantity, roundTo } from '@reckoner/engine';

/** Thin-wall hoop stress on the outer diameter: P = 2 S t/D. */
export default defineCalculator({
  title: "Barlow's formula",
  description: 'Pressure at yield, burst or working stress of a pipe from its wall, or the wall for a pressure.',
  keywords: ['burst pressure', 'pipe pressure rating', 'wall thickness', 'hoop stress', 'SMYS', 'pipeline'],
  inputs: {
    find: choice({ pressure: 'Pressure', wall: 'Wall thickness' }, { label: 'Find', default: 'pressure' }),
    outerDiameter: quantity('m', {
      label: 'Outer diameter',
      formerly: ['diameter'],
      usual: [2, 3000],
      unit: 'mm',
      symbol: 'D',
      min: 0.1,
      max: 20000,
    }),
    wall: quantity('m', {
      label: 'Wall thickness',
      usual: [0.1, 150],
      unit: 'mm',
      symbol: 't',
      min: 0.01,
      max: 1000,
      when: { find: 'pressure' },
    }),
    givenPressure: quantity('Pa', {
      label: 'Pressure',
      usual: [0.02, 150],
      unit: 'MPa',
      symbol: 'P',
      min: 0.001,
      max: 1000,
      when: { find: 'wall' },
    }),
    strength: quantity('Pa', {
      label: 'Strength',
      usual: [20, 1500],
      help: 'Yield strength for the yield pressure, tensile strength for burst: API 5L X52: 359 and 455 MPa.',
      unit: 'MPa',
      symbol: 'S',
      min: 1,
      max: 5000,
    }),
    designFactor: number({
      label: 'Design factor',
      help: '1 for yield or burst, 0.72 for pipelines in class 1.',
      symbol: 'F',
      min: 0.05,
      max: 1,
      default: 1,
    }),
  },
  outputs: {
    pressure: quantity('Pa', { label: 'Pressure', unit: 'MPa', symbol: 'P' }),
    thickness: quantity('m', { label: 'Wall thickness', unit: 'mm', symbol: 't' }),
    slenderness: number({ label: 'Diameter over wall', symbol: 'D/t', places: 1 }),
  },
  formula: ({ find, outerDiameter, wall, givenPressure, strength, designFactor }) => {
    const thickness = find === 'pressure' ? wall : (givenPressure * outerDiameter) / (2 * strength * designFactor);
    if (thickness >= outerDiameter / 2) throw noResult('The wall is thicker than half the outer diameter.');
    return {
      pressure: (2 * strength * designFactor * thickness) / outerDiameter,
      thickness,
      slenderness: outerDiameter / thickness,
    };
  },
  cautions: [
    {
      level: 'caution',
      when: ({ slenderness }) => roundTo(slenderness, 1) < 20,
      says: 'The wall is thick (D/t below 20): the formula for thin walls is not exact. Use the one of the piping code.',
    },
    {
      level: 'caution',
      when: ({ designFactor }) => designFactor > 0.8,
      says: 'With a design factor over 0.8 this is the pressure at which the pipe yields or bursts, not one to run it at: pipelines have 0.72 or less.',
    },
  ],
  explanation: 'A wall of {thickness} corresponds to a pressure of {pressure}; D/t is {slenderness}.',
  examples: [
    {
      inputs: { outerDiameter: 168.3, wall: 7.11, strength: 241, designFactor: 0.72 },
      results: { pressure: 14.661048 },
      source: 'By hand: 2 × 241 × 7.11/168.3 × 0.72',
    },
    {
      inputs: { outerDiameter: 168.3, wall: 7.11, strength: 241 },
      results: { pressure: 20.362567, thickness: 7.11, slenderness: 23.670886 },
      cautions: ['yields or bursts'],
      source: 'By hand: 2 × 241 × 7.11/168.3',
    },
    {
      inputs: { find: 'wall', outerDiameter: 168.3, givenPressure: 10, strength: 241, designFactor: 0.72 },
      results: { thickness: 4.849585, pressure: 10 },
      source: 'By hand: 10 × 168.3/(2 × 241 × 0.72)',
    },
    {
      inputs: { outerDiameter: 20, wall: 15, strength: 300 },
      noResult: 'thicker than half',
      source: 'By hand: 15 > 10',
    },
    {
      inputs: { outerDiameter: 100, wall: 5.005, strength: 241, designFactor: 0.72 },
      results: { pressure: 17.36935, slenderness: 19.98002 },
      source: 'By hand: 2 × 241 × 0.72 × 5.005/100; 100/5.005, shown as 20.0, which is not below 20',
    },
    {
      inputs: { outerDiameter: 100, wall: 10, strength: 300 },
      results: { pressure: 60, slenderness: 10 },
      cautions: ['The wall is thick', 'yields or bursts'],
      source: 'By hand: 2 × 300 × 10/100',
    },
  ],
  notes: [
    'Without joint factor, corrosion allowance and temperature derating.',
    'Pressure piping must be designed by its code (ASME B31, EN 13480) and checked by a licensed engineer.',
  ],
  references: [
    { title: 'ASME B31.8-2022: Gas Transmission and Distribution Piping Systems, 841.1.1' },
    { title: 'API 5C3 / ISO 10400: Barlow equation for pipe' },
  ],
});
