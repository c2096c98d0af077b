import { constant, defineCalculator, noResult, number, quantity } from '@reckoner/engine';

/** Arc of the neutral line at r + K t; flange lengths are measured to the outer apex. */
export default defineCalculator({
  title: 'Bend allowance and deduction',
  description:
    'Bend allowance, outside setback, bend deduction and flat length of sheet metal from angle, radius and K factor.',
  keywords: ['K factor', 'flat pattern', 'sheet metal', 'bend deduction', 'setback', 'developed length'],
  inputs: {
    angle: quantity('rad', {
      label: 'Bend angle',
      help: 'The angle turned: 90° for a right angle.',
      unit: 'deg',
      symbol: '\\alpha',
      min: 1,
      max: 170,
      default: 90,
    }),
    radius: quantity('m', { label: 'Inner radius', usual: [0, 300], unit: 'mm', symbol: 'r', min: 0, max: 1000 }),
    thickness: quantity('m', { label: 'Thickness', usual: [0.1, 25], unit: 'mm', symbol: 't', min: 0.01, max: 100 }),
    kFactor: number({
      label: 'K factor',
      help: '0.33 for sharp bends, 0.40 to 0.45 usual, 0.5 for large radii.',
      symbol: 'K',
      min: 0.2,
      max: 0.5,
      default: 0.44,
    }),
    firstFlange: quantity('m', {
      label: 'First flange',
      usual: [1, 5000],
      unit: 'mm',
      symbol: 'a',
      min: 0,
      max: 10000,
      optional: true,
    }),
    secondFlange: quantity('m', {
      label: 'Second flange',
      usual: [1, 5000],
      unit: 'mm',
      symbol: 'b',
      min: 0,
      max: 10000,
      optional: true,
    }),
  },
  outputs: {
    allowance: quantity('m', { label: 'Bend allowance', unit: 'mm', symbol: 'BA', places: 3 }),
    deduction: quantity('m', { label: 'Bend deduction', unit: 'mm', symbol: 'BD', places: 3 }),
    setback: quantity('m', { label: 'Outside setback', unit: 'mm', symbol: 'OSSB', places: 3 }),
    flatLength: quantity('m', { label: 'Flat length', unit: 'mm', symbol: 'L', places: 3, optional: true }),
  },
  formula: ({ angle, radius, thickness, kFactor, firstFlange, secondFlange }) => {
    const allowance = angle * (radius + kFactor * thickness);
    const setback = (radius + thickness) * Math.tan(angle / 2);
    const deduction = 2 * setback - allowance;
    if (firstFlange === undefined || secondFlange === undefined) return { allowance, deduction, setback };
    const flatLength = firstFlange + secondFlange - deduction;
    if (flatLength <= constant(1e-9, 'm'))
      throw noResult('The flanges are shorter than the bend takes off: no sheet is left.');
    return { allowance, deduction, setback, flatLength };
  },
  cautions: [
    {
      level: 'caution',
      when: ({ firstFlange, secondFlange, setback }) =>
        (firstFlange !== undefined && firstFlange < setback) || (secondFlange !== undefined && secondFlange < setback),
      says: 'A flange is shorter than the outside setback of {setback}: it has no straight part, and the bend cannot be made so.',
    },
    {
      level: 'note',
      when: ({ radius, thickness, kFactor }) => radius < thickness && kFactor > 0.42,
      says: 'For an inner radius below the thickness the K factor is nearer 0.33 to 0.4: bend a test piece.',
    },
  ],
  explanation: ({ flatLength }) =>
    flatLength === undefined
      ? 'The bend takes {allowance} of sheet; the deduction is {deduction}.'
      : 'Cut the sheet {flatLength} long: the bend takes {allowance}, the deduction is {deduction}.',
  examples: [
    {
      inputs: { radius: 2, thickness: 2, kFactor: 0.4, firstFlange: 50, secondFlange: 40 },
      results: { allowance: 4.39823, deduction: '3.601770', setback: 4, flatLength: '86.398230' },
      source: 'By hand: π/2 × 2.8; 4 tan 45°; 8 − 4.39823; 90 − 3.60177',
    },
    {
      inputs: { angle: 60, radius: 3, thickness: 1.5 },
      results: { allowance: 3.832743, deduction: 1.363409, setback: 2.598076 },
      source: 'Python: π/3 × (3 + 0.44 × 1.5); 4.5 tan 30°',
    },
    {
      inputs: { angle: 135, radius: 3, thickness: 2, kFactor: 0.42, firstFlange: 50, secondFlange: 40 },
      results: { allowance: 9.047787, deduction: 15.094349, flatLength: 74.905651 },
      source: 'Python: 3π/4 × 3.84; 10 tan 67.5°',
    },
    {
      inputs: { radius: 1, thickness: 2, firstFlange: 2, secondFlange: 20 },
      results: { allowance: 2.953097, setback: 3, flatLength: 18.9531 },
      cautions: ['no straight part', 'bend a test piece'],
      source: 'By hand: π/2 × 1.88; 3 tan 45°; 22 − 6 + the allowance',
    },
    {
      inputs: { angle: 170, radius: 10, thickness: 2, firstFlange: 20, secondFlange: 20 },
      noResult: 'no sheet is left',
      source: 'By hand: 2 × 12 × tan 85° = 274 mm less 32 mm of arc',
    },
  ],
  notes: [
    'Above 90° flanges are often measured to the tangent instead of the apex: then add the bend allowance to the straight parts.',
  ],
  references: [
    { title: "Machinery's Handbook, 31st ed. (2020), Sheet Metal Working and Presses: bending sheet metal" },
  ],
});
