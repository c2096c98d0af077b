import { choice, constant, defineCalculator, integer, quantity } from '@reckoner/engine';

/** Section area of the profile times length and density; sharp corners. */
export default defineCalculator({
  title: 'Metal weight',
  description: 'Weight of bars, plates, tubes and angles of steel, aluminum and other metals from their measures.',
  keywords: ['steel weight', 'round bar', 'sheet metal weight', 'hex bar', 'tube', 'angle iron', 'kg per meter'],
  inputs: {
    profile: choice(
      {
        round: 'Round bar',
        square: 'Square bar',
        hexagon: 'Hexagonal bar',
        flat: 'Flat bar, plate or sheet',
        tube: 'Round tube',
        box: 'Rectangular tube',
        angle: 'Angle',
      },
      { label: 'Profile', default: 'round' },
    ),
    size: quantity('m', {
      label: 'Diameter, width or across flats',
      usual: [0.5, 6000],
      unit: 'mm',
      symbol: 'a',
      min: 0.01,
      max: 20000,
    }),
    height: quantity('m', {
      label: 'Height or second leg',
      usual: [0.5, 6000],
      unit: 'mm',
      symbol: 'b',
      min: 0.01,
      max: 20000,
      when: { profile: ['box', 'angle'] },
    }),
    thickness: quantity('m', {
      label: 'Thickness',
      usual: [0.05, 300],
      unit: 'mm',
      symbol: 't',
      min: 0.01,
      max: 1000,
      when: { profile: ['flat', 'tube', 'box', 'angle'] },
    }),
    length: quantity('m', { label: 'Length', usual: [0.01, 200], symbol: 'L', min: 0, max: 1e5, default: 1 }),
    pieces: integer({ label: 'Pieces', symbol: 'n', min: 1, max: 1e6, default: 1 }),
    metal: choice(
      {
        steel: { label: 'Carbon steel (7850 kg/m³)', value: 7850 },
        stainless: { label: 'Stainless steel 304 (7930 kg/m³)', value: 7930 },
        aluminum: { label: 'Aluminum (2700 kg/m³)', value: 2700 },
        copper: { label: 'Copper (8960 kg/m³)', value: 8960 },
        brass: { label: 'Brass (8500 kg/m³)', value: 8500 },
        titanium: { label: 'Titanium (4506 kg/m³)', value: 4506 },
        castIron: { label: 'Gray cast iron (7200 kg/m³)', value: 7200 },
      },
      { label: 'Metal', default: 'steel' },
    ),
  },
  outputs: {
    weight: quantity('kg', { label: 'Weight', symbol: 'm', places: 2 }),
    perLength: quantity('kg/m', { label: 'Weight per length', symbol: 'q', places: 3 }),
    area: quantity('m^2', { label: 'Area of the section', unit: 'mm^2', symbol: 'A', places: 1 }),
  },
  formula: ({ profile, size, height, thickness, length, pieces, metal }) => {
    let area = (Math.PI / 4) * size ** 2;
    if (profile === 'square') area = size ** 2;
    else if (profile === 'hexagon') area = (Math.sqrt(3) / 2) * size ** 2;
    else if (profile === 'flat') area = size * thickness;
    else if (profile === 'tube') area = Math.PI * (size - thickness) * thickness;
    else if (profile === 'box') area = size * height - (size - 2 * thickness) * (height - 2 * thickness);
    else if (profile === 'angle') area = (size + height - thickness) * thickness;
    const perLength = area * metal * constant(1, 'kg/m^3');
    return { weight: perLength * length * pieces, perLength, area };
  },
  requires: [
    {
      that: ({ profile, thickness, size }) => (profile !== 'tube' && profile !== 'box') || 2 * thickness <= size,
      field: 'thickness',
      says: 'The wall of {thickness} is thicker than half the size of {size}.',
    },
    {
      that: ({ profile, thickness, height }) => profile !== 'box' || 2 * thickness <= height,
      field: 'thickness',
      says: 'The wall of {thickness} is thicker than half the height of {height}.',
    },
    {
      that: ({ profile, thickness, size, height }) => profile !== 'angle' || thickness <= Math.min(size, height),
      field: 'thickness',
      says: 'The angle is {thickness} thick, and a leg is shorter than that.',
    },
  ],
  explanation: 'The metal weighs {weight} for {pieces} {pieces|piece|pieces} of {length}, {perLength}: {metal}.',
  examples: [
    {
      inputs: { size: 50, length: 3 },
      results: { weight: 46.240317, perLength: 15.413439, area: 1963.495 },
      source: 'Python: π/4 × 0.05² × 3 × 7850',
    },
    {
      inputs: { profile: 'square', size: 40, length: 2 },
      results: { weight: 25.12 },
      source: 'By hand: 0.04² × 2 × 7850',
    },
    { inputs: { profile: 'hexagon', size: 30 }, results: { weight: 6.1184695 }, source: 'Python: √3/2 × 0.03² × 7850' },
    {
      inputs: { profile: 'flat', size: 500, thickness: 10 },
      results: { weight: 39.25 },
      source: 'By hand: 0.5 × 0.01 × 7850',
    },
    {
      inputs: { profile: 'tube', size: 60, thickness: 5, length: 6 },
      results: { weight: 40.6914788 },
      source: 'Python: π/4 (0.06² − 0.05²) × 6 × 7850',
    },
    {
      inputs: { profile: 'box', size: 100, height: 50, thickness: 4, length: 6, metal: 'aluminum' },
      results: { weight: 18.4032 },
      source: 'By hand: (0.1 × 0.05 − 0.092 × 0.042) × 6 × 2700',
    },
    {
      inputs: { profile: 'angle', size: 50, height: 50, thickness: 5, length: 6, pieces: 2 },
      results: { weight: 44.745 },
      source: 'By hand: 95 × 5 mm² × 12 m × 7850',
    },
    {
      inputs: { profile: 'tube', size: 6, thickness: 5 },
      refused: 'half the size',
      source: 'By definition',
    },
    {
      inputs: { profile: 'box', size: 60, height: 8, thickness: 5 },
      refused: 'half the height',
      source: 'By definition',
    },
    {
      inputs: { profile: 'angle', size: 60, height: 4, thickness: 5 },
      refused: 'a leg is shorter',
      source: 'By definition',
    },
  ],
  notes: ['Rolled profiles have rounded corners: their tables differ by about 1 to 3%.'],
  references: [
    { title: 'EN 10060:2003, EN 10056-1:2017, EN 10219-2:2019: steel sections, mass at 7850 kg/m³' },
    { title: "Machinery's Handbook, 31st ed. (2020), Properties of materials: densities" },
  ],
});
