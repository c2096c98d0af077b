import { defineEquations, number, percent, quantity } from '@reckoner/engine';

/** Fall over horizontal length: any two of the five that are independent give the rest. */
export default defineEquations({
  title: 'Slope, grade and fall',
  description:
    'Fall, length, grade in percent, ratio and angle of a slope from a length or fall and one other of them.',
  keywords: ['grading', 'gradient', 'drainage fall', '1 in 80', 'slope percent', 'percent to degrees'],
  variables: {
    length: quantity('m', { label: 'Horizontal length', symbol: 'l', above: 0, max: 1e6 }),
    fall: quantity('m', { label: 'Fall or rise', unit: 'cm', symbol: 'h', above: 0, max: 1e7 }),
    grade: percent({ label: 'Grade', text: 'ratio', usual: [0.05, 150], symbol: 'g', above: 0, max: 100000 }),
    ratio: number({ label: 'Ratio 1 in', text: 'scale', symbol: 'n', above: 0, max: 1e9 }),
    angle: quantity('rad', { label: 'Angle', unit: 'deg', symbol: '\\alpha', above: 0, below: 90 }),
  },
  equations: ({ length, fall, grade, ratio, angle }) => [
    [fall, length * grade],
    [ratio, 1 / grade],
    [angle, Math.atan(grade)],
  ],
  explanation: 'Over {length} the ground falls {fall}: {grade}, 1 in {ratio}, {angle}.',
  examples: [
    {
      inputs: { length: 12, grade: 2 },
      results: { fall: 24, ratio: 50, angle: 1.145763 },
      source: 'Python: 12 × 0.02, 1/0.02, atan(0.02)',
    },
    {
      inputs: { length: 20, fall: 25 },
      results: { grade: 1.25, ratio: 80, angle: 0.71616 },
      source: 'Python: 0.25/20, 20/0.25, atan(0.0125)',
    },
    {
      inputs: { fall: 300, angle: 45 },
      results: { length: 3, grade: 100, ratio: 1 },
      source: 'By hand: tan 45° = 1',
    },
    {
      inputs: { ratio: 12, length: 6 },
      results: { fall: 50, grade: 8.33333333, angle: 4.763642 },
      source: 'Python: 1/12',
    },
  ],
  notes: ['The length is horizontal, not along the slope.'],
  references: [{ title: 'Strom, Nathan, Woland: Site Engineering for Landscape Architects, 6th ed., ch. 3' }],
});
