import { defineEquations, integer, isAbove, isAtLeast, isAtMost, isBelow } from '@reckoner/engine';
import { regularCorners } from '../shared/drawing.js';
import { area, length, perimeter, volume } from '../shared/fields.js';

/** A right prism on a regular polygon: number of sides, one measure of the base and one with the height. */
export default defineEquations({
  title: 'Regular polygonal prism (hexagonal etc.)',
  description:
    'Volume, base and surface areas, apothem, circumradius and diagonals of a right prism on a regular polygon, from number of sides, a measure of the base and the height or volume.',
  keywords: [
    'hexagonal prism volume',
    'pentagonal prism volume',
    'octagonal prism volume',
    'hexagonal prism surface area',
    'n-gonal prism',
    'hex bar volume',
  ],
  variables: {
    sides: integer({ label: 'Number of sides of the base', symbol: 'n', min: 3, max: 1000 }),
    side: { ...length, label: 'Side of the base', symbol: 'a' },
    height: { ...length, label: 'Height (length of the prism)', symbol: 'h' },
    apothem: {
      ...length,
      label: 'Apothem of the base',
      help: 'From the middle to a side; of an even number of sides half the width across flats.',
      symbol: 'r',
    },
    circumradius: {
      ...length,
      label: 'Circumradius of the base',
      help: 'From the middle to a corner; of an even number of sides half the width across corners.',
      symbol: 'R',
    },
    perimeter: { ...perimeter, label: 'Perimeter of the base' },
    base: { ...area, label: 'Base area', symbol: 'B' },
    volume,
    lateral: { ...area, label: 'Lateral surface', symbol: 'M' },
    surface: { ...area, label: 'Total surface' },
    baseDiagonal: {
      ...length,
      label: 'Longest distance of two corners of the base',
      help: 'The width across corners of an even number of sides; of a triangle the side itself.',
      symbol: 'd',
    },
    diagonal: { ...length, label: 'Longest distance of two corners of the prism', symbol: 'D' },
  },
  equations: ({
    sides,
    side,
    height,
    apothem,
    circumradius,
    perimeter,
    base,
    volume,
    lateral,
    surface,
    baseDiagonal,
    diagonal,
  }) => [
    [side, 2 * apothem * Math.tan(Math.PI / sides)],
    [side, 2 * circumradius * Math.sin(Math.PI / sides)],
    [perimeter, sides * side],
    [base, (perimeter * apothem) / 2],
    [volume, base * height],
    [lateral, perimeter * height],
    [surface, lateral + 2 * base],
    [baseDiagonal, 2 * circumradius * Math.cos(((sides % 2) * Math.PI) / (2 * sides))],
    [diagonal ** 2, baseDiagonal ** 2 + height ** 2],
  ],
  requires: [
    {
      that: (_, given) => given.sides,
      field: 'sides',
      says: 'Give the number of sides of the base, with one of its measures and the height, the volume or a surface.',
    },
    {
      that: (_, given) =>
        given.side ||
        given.height ||
        given.apothem ||
        given.circumradius ||
        given.perimeter ||
        given.base ||
        given.baseDiagonal ||
        given.lateral ||
        (!(given.volume && given.surface) && !given.diagonal) ||
        (!given.volume && !given.surface),
      field: 'height',
      says: 'Any two of volume, total surface and longest distance of two corners may fit a slender prism and a flat one: give the height or a measure of the base in place of one of them.',
    },
    {
      that: ({ diagonal, height }) => isAtLeast(diagonal, height),
      field: 'diagonal',
      says: 'The longest distance of two corners, {diagonal}, must be longer than the height, {height}.',
    },
    {
      that: ({ diagonal, baseDiagonal }) => isAtLeast(diagonal, baseDiagonal),
      field: 'diagonal',
      says: 'The longest distance of two corners, {diagonal}, must be longer than that of the base, {baseDiagonal}.',
    },
    {
      that: ({ base, surface }) => isAtMost(2 * base, surface),
      field: 'surface',
      says: 'The total surface, {surface}, must be more than two bases of {base}.',
    },
    {
      that: ({ lateral, surface }) => isAtMost(lateral, surface),
      field: 'surface',
      says: 'The total surface, {surface}, must be more than the lateral one, {lateral}.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ height, circumradius }) => isAbove(height, 200 * circumradius),
      says: 'The prism is very slender, {height} high with a circumradius of {circumradius}: check that its measures are in the same unit.',
    },
    {
      level: 'note',
      when: ({ height, circumradius }) => isBelow(50 * height, circumradius),
      says: 'The prism is very flat, {height} high with a circumradius of {circumradius}: check that its measures are in the same unit.',
    },
  ],
  figure: {
    kind: 'drawing',
    title: 'Prism',
    draw: ({ sides, circumradius, height }) => {
      if (sides > 60) return undefined;
      const flat = regularCorners(sides, circumradius);
      const ring = (level: number) => flat.map(([x, y]): [number, number] => [x, 0.4 * y + level]);
      const lower = ring(0);
      const upper = ring(height);
      return [
        { shape: 'polygon', points: upper },
        ...lower.map((corner, place) => ({
          shape: 'line' as const,
          points: [corner, lower[(place + 1) % sides]!],
          dashed: flat[place]![1] + flat[(place + 1) % sides]![1] > 0,
        })),
        ...lower.map((corner, place) => ({
          shape: 'line' as const,
          points: [corner, upper[place]!],
          dashed: flat[place]![1] > 1e-9 * circumradius && Math.abs(flat[place]![0]) < 0.85 * circumradius,
        })),
        { shape: 'line', color: 2, points: [lower[0]!, lower[1]!], label: 'a', of: 'side' },
        { shape: 'line', color: 3, points: [lower[1]!, upper[1]!], label: 'h', of: 'height' },
      ];
    },
  },
  explanation:
    'A prism {height} high on a regular polygon of {sides} sides of {side}, {baseDiagonal} between its corners farthest apart, has the volume {volume} and the surface {surface}.',
  examples: [
    {
      inputs: { sides: 6, side: 5, height: 10 },
      results: {
        base: 64.9519052838329,
        volume: 649.519052838329,
        apothem: 4.330127018922193,
        circumradius: 5,
        perimeter: 30,
        lateral: 300,
        surface: 429.9038105676658,
        baseDiagonal: 10,
        diagonal: 14.142135623730951,
      },
      source:
        'By hand: 75√3/2, 5√3/2, 300 + 75√3, 10√2; volume, apothem and surface as printed by num8ers.com to two places',
    },
    {
      inputs: { sides: 6, side: 1, volume: 1 },
      results: { height: '0.38490018', apothem: '0.8660254', base: '2.5980762', surface: '7.5055535' },
      source: 'MathAss: The regular prism, printed example',
    },
    {
      inputs: { sides: 5, side: 2, height: 3 },
      results: {
        base: 6.881909602355868,
        volume: 20.6457288070676,
        surface: 43.7638192047117,
        baseDiagonal: 3.23606797749979,
        diagonal: 4.41272432347632,
      },
      source: 'Python with mpmath: 5/tan 36°; the diagonal of a pentagon is the golden ratio times its side',
    },
    {
      inputs: { sides: 3, side: 4, height: 3 },
      results: { base: 6.928203230275509, volume: 20.784609690826528, baseDiagonal: 4, diagonal: 5 },
      source: 'By hand: 4√3; 3-4-5',
    },
    {
      inputs: { sides: 4, circumradius: 3, diagonal: 10 },
      results: { height: 8, side: 4.242640687119285, volume: 144 },
      source: 'By hand: 6-8-10 and a square of 18',
    },
    {
      inputs: { sides: 4, lateral: 135.7645019878171, diagonal: 10 },
      results: { height: 8, baseDiagonal: 6 },
      source: 'By hand: 96√2, as of the one before; the other solution is 6 cm high on a diagonal of 8 cm',
    },
    {
      inputs: { sides: 6, side: 0.05, height: 100 },
      results: { perimeter: 0.3, lateral: 30 },
      cautions: ['very slender'],
      source: 'By hand: 6 × 0.05, 0.3 × 100',
    },
    {
      inputs: { sides: 6, side: 50, height: 0.1 },
      results: { perimeter: 300, lateral: 30 },
      cautions: ['very flat'],
      source: 'By hand: 6 × 50, 300 × 0.1',
    },
    { inputs: { side: 5, height: 10 }, refused: 'number of sides', source: 'By definition' },
    {
      inputs: { sides: 8, volume: 8691.16882454314, diagonal: 78.41928597144691 },
      refused: 'a flat one',
      source: 'Python: sides of 30 cm and 2 cm high, and a slender prism',
    },
    {
      inputs: { sides: 3, volume: 20.784609690826528, surface: 49.856406460551 },
      refused: 'a flat one',
      source: 'Python: sides of 4 cm and 3 cm high, and another prism',
    },
    {
      inputs: { sides: 6, height: 5, side: 1, diagonal: 4 },
      refused: 'longer than the height',
      source: 'By definition',
    },
    { inputs: { sides: 6, baseDiagonal: 5, diagonal: 4 }, refused: 'that of the base', source: 'By hand: 4 < 5' },
    { inputs: { sides: 6, base: 50, surface: 90 }, refused: 'more than two bases', source: 'By hand: 2 × 50 > 90' },
    { inputs: { sides: 6, lateral: 50, surface: 40 }, refused: 'more than the lateral', source: 'By hand: 50 > 40' },
  ],
  notes: [
    'Two prisms may fit the lateral surface and the longest distance of two corners: the other one is among the other solutions.',
  ],
  references: [
    { title: 'MathAss: The regular Prism', url: 'https://help.matheass.eu/en/Prism.html' },
    { title: 'Bronshtein et al.: Handbook of Mathematics, 6th ed., §3.3.3', isbn: '978-3-662-46220-1' },
  ],
});
