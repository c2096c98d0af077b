import { defineCalculator, isAbove, isBelow, number, quantity } from '@reckoner/engine';

/** Air bending over a V die: F = k S L t²/V, with the die opening usually eight times the thickness. */
export default defineCalculator({
  title: 'Press brake bending force',
  description: 'Force to air-bend sheet metal over a V die, with die opening, inner radius and shortest flange.',
  keywords: ['tonnage', 'air bending', 'V die', 'press brake tonnage', 'minimum flange', 'sheet metal'],
  inputs: {
    thickness: quantity('m', { label: 'Thickness', usual: [0.3, 25], unit: 'mm', symbol: 't', min: 0.1, max: 50 }),
    length: quantity('m', { label: 'Length of the bend', usual: [0.01, 10], symbol: 'L', min: 0.001, max: 30 }),
    strength: quantity('Pa', {
      label: 'Tensile strength',
      usual: [80, 2000],
      help: 'Mild steel 450, stainless 304 620, aluminum 5052-H32 230 MPa.',
      unit: 'MPa',
      symbol: 'S_{ut}',
      min: 10,
      max: 3000,
      default: 450,
    }),
    opening: quantity('m', {
      label: 'Die opening',
      unit: 'mm',
      symbol: 'V',
      min: 0.5,
      max: 1000,
      default: ({ thickness }) => 8 * thickness,
    }),
    factor: number({ label: 'Factor for V dies', symbol: 'k', min: 1, max: 2, default: 1.33 }),
  },
  outputs: {
    force: quantity('N', { label: 'Bending force', unit: 'kN', symbol: 'F' }),
    tons: quantity('N', { label: 'In short tons-force', unit: 'tonf', symbol: 'F_t', places: 1 }),
    dieOpening: quantity('m', { label: 'Die opening', unit: 'mm', symbol: 'V', places: 1 }),
    innerRadius: quantity('m', { label: 'Inner radius, about V/6', unit: 'mm', symbol: 'r_i', places: 1 }),
    shortestFlange: quantity('m', { label: 'Shortest flange, about 0.7 V', unit: 'mm', symbol: 'b', places: 1 }),
  },
  formula: ({ thickness, length, strength, opening, factor }) => {
    const force = (factor * strength * length * thickness ** 2) / opening;
    return { force, tons: force, dieOpening: opening, innerRadius: opening / 6, shortestFlange: 0.7 * opening };
  },
  requires: [
    {
      that: ({ opening, thickness }) => opening > 2 * thickness,
      field: 'opening',
      says: 'A die opening of {opening} is too narrow for a sheet of {thickness}: it must be more than twice as wide, and is usually eight times.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ opening, thickness }) => isBelow(opening, 6 * thickness) || isAbove(opening, 16 * thickness),
      says: 'The opening is far from the usual 6 to 16 times the thickness: the formula is less sure, and narrow dies may crack the sheet or break.',
    },
  ],
  explanation: 'The bend takes {force} ({tons}) over a die opening of {dieOpening}.',
  examples: [
    {
      inputs: { thickness: 3, length: 2 },
      results: { force: 448.875, tons: 50.45556, dieOpening: 24, innerRadius: 4, shortestFlange: 16.8 },
      source: 'By hand: 1.33 × 450 × 2000 × 9/24 N; /8896.443; 24/6; 0.7 × 24',
    },
    {
      inputs: { thickness: 2, length: 1, strength: 620, opening: 12, factor: 1.33 },
      results: { force: 274.8666667, innerRadius: 2 },
      source: 'By hand: 1.33 × 620 × 1000 × 4/12',
    },
    { inputs: { thickness: 3, length: 1, opening: 2 }, refused: 'too narrow for a sheet', source: 'By definition' },
    {
      inputs: { thickness: 3, length: 1, opening: 12 },
      results: { force: 448.875 },
      cautions: ['less sure'],
      source: 'By hand: 1.33 × 450 × 1000 × 3²/12 N',
    },
  ],
  notes: [
    'Air bending; bottoming takes three to five times, coining up to ten times the force. Radius and flange are rules of thumb.',
  ],
  references: [{ title: 'Groover: Fundamentals of Modern Manufacturing, 7th ed., §19.2: bending force, K_bf = 1.33' }],
});
