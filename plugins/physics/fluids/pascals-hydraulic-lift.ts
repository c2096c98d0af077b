import { defineEquations, isAbove, isAtMost, quantity } from '@reckoner/engine';

/** The pressure is the same under both pistons, and the liquid that leaves one enters the other. */
export default defineEquations({
  title: "Hydraulic lift (Pascal's law)",
  description: 'Forces, piston areas and strokes of a hydraulic lift from enough of them, with the pressure.',
  keywords: ['pascal principle', 'hydraulic press', 'hydraulic jack', 'force multiplication', 'piston area'],
  variables: {
    force2: quantity('N', { label: 'Force on the large piston', symbol: 'F_2', above: 0, max: 1e15 }),
    force1: quantity('N', { label: 'Force on the small piston', symbol: 'F_1', above: 0, max: 1e15 }),
    area1: quantity('m^2', { label: 'Area of the small piston', unit: 'cm^2', symbol: 'A_1', above: 0, max: 1e6 }),
    area2: quantity('m^2', { label: 'Area of the large piston', unit: 'cm^2', symbol: 'A_2', above: 0, max: 1e6 }),
    pressure: quantity('Pa', { label: 'Pressure', unit: 'kPa', symbol: 'p', above: 0 }),
    stroke1: quantity('m', {
      label: 'Stroke of the small piston',
      unit: 'cm',
      symbol: 's_1',
      min: 0,
      max: 1e6,
      optional: true,
    }),
    stroke2: quantity('m', {
      label: 'Stroke of the large piston',
      unit: 'cm',
      symbol: 's_2',
      min: 0,
      max: 1e6,
      optional: true,
    }),
  },
  equations: ({ force1, force2, area1, area2, pressure, stroke1, stroke2 }) => [
    [force1, pressure * area1],
    [force2, pressure * area2],
    [area1 * stroke1, area2 * stroke2],
  ],
  explanation: 'A force of {force1} on {area1} lifts {force2} on {area2} at a pressure of {pressure}.',
  requires: [
    {
      that: ({ area1, area2 }) => isAtMost(area1, area2),
      field: 'area1',
      says: 'The small piston, {area1}, must not be larger than the large one, {area2}.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ pressure }) => isAbove(pressure, 70e6),
      says: 'Over 70 MPa (10,000 psi) is beyond common hydraulic tools, whose hoses and cylinders may burst: stay below the rated pressure of every part.',
    },
  ],
  examples: [
    {
      inputs: { force1: 100, area1: 5, area2: 200, stroke1: 20 },
      results: { force2: 4000, pressure: 200, stroke2: 0.5 },
      source: 'By hand: 100 × 40; 100/0.0005; 20/40',
    },
    {
      inputs: { force2: 15000, area1: 10, area2: 500, stroke2: 2 },
      results: { force1: 300, pressure: 300, stroke1: 100 },
      source: 'By hand: 15000/50; 15000/0.05; 2 × 50',
    },
    {
      inputs: { force1: 50, force2: 2000, area2: 400 },
      results: { area1: 10, pressure: 50 },
      source: 'By hand: 400/40; 2000/0.04',
    },
    {
      inputs: { force1: 50, force2: 2000, area1: 10 },
      results: { area2: 400 },
      source: 'By hand: 10 × 40',
    },
    { inputs: { force1: 100, area1: 200, area2: 5 }, refused: 'must not be larger', source: 'By definition' },
    {
      inputs: { force1: 8000, area1: 1, area2: 10 },
      results: { force2: 80000, pressure: 80000 },
      cautions: ['may burst'],
      source: 'By hand: 8000/0.0001 Pa; × 10',
    },
  ],
  notes: ['Pistons at the same height, without friction; the liquid does not compress.'],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §14-4' }],
});
