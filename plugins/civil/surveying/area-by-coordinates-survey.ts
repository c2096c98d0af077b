import { defineCalculator, noResult, quantity, rows, sum, sumOfProducts } from '@reckoner/engine';

interface Corner {
  readonly north: number;
  readonly east: number;
}

/** Which side of the line from `a` to `b` a corner lies on: positive to one, negative to the other. */
function side(a: Corner, b: Corner, corner: Corner) {
  return (b.east - a.east) * (corner.north - a.north) - (corner.east - a.east) * (b.north - a.north);
}

/** Whether two sides of the figure cross: each has its ends on both sides of the other. */
function crosses(corners: readonly Corner[]) {
  const next = (index: number) => corners[(index + 1) % corners.length]!;
  return corners.some((a, first) =>
    corners.slice(first + 1).some((c, later) => {
      const [b, d] = [next(first), next(first + 1 + later)];
      return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
    }),
  );
}

/** Shoelace (cross-multiplication) formula of a closed figure that does not cross itself. */
export default defineCalculator({
  title: 'Land area by coordinates',
  description: 'Area and perimeter of a parcel from the northings and eastings of its corners in order.',
  keywords: ['shoelace formula', 'acreage', 'parcel area', 'polygon area', 'hectares'],
  inputs: {
    corners: rows(
      {
        north: quantity('m', { label: 'Northing', min: -1e8, max: 1e8 }),
        east: quantity('m', { label: 'Easting', min: -1e8, max: 1e8 }),
      },
      { label: 'Corners in order', minItems: 3, maxItems: 2000 },
    ),
  },
  outputs: {
    area: quantity('m^2', { label: 'Area', symbol: 'A', places: 2 }),
    hectares: quantity('m^2', { label: 'In hectares', unit: 'ha', symbol: 'A_{ha}', places: 4 }),
    acres: quantity('m^2', { label: 'In acres', unit: 'ac', symbol: 'A_{ac}', places: 4 }),
    perimeter: quantity('m', { label: 'Perimeter', symbol: 'p', places: 2 }),
  },
  formula: ({ corners }) => {
    const sides = corners.map((here, index) => ({ here, next: corners[(index + 1) % corners.length]! }));
    // Exact, so that large coordinates cost no digits, and corners on one line enclose nothing.
    const doubled = sumOfProducts(
      ...sides.map(({ here, next }) => [here.east, next.north]),
      ...sides.map(({ here, next }) => [-1, next.east, here.north]),
    );
    const perimeter = sum(sides.map(({ here, next }) => Math.hypot(next.north - here.north, next.east - here.east)));
    const area = Math.abs(doubled) / 2;
    if (area <= 1e-12 * perimeter ** 2) throw noResult('The corners lie on one line.');
    return { area, hectares: area, acres: area, perimeter };
  },
  shown: ({ corners }) => {
    const sides = corners.map((here, index) => ({ here, next: corners[(index + 1) % corners.length]! }));
    const area = Math.abs(sum(sides.map(({ here, next }) => here.east * next.north - next.east * here.north))) / 2;
    return { area, hectares: area, acres: area };
  },
  requires: [
    {
      that: ({ corners }) => !crosses(corners),
      field: 'corners',
      says: 'The sides of the parcel cross each other: give the corners in order around it.',
    },
  ],
  explanation: 'The parcel has {area} ({hectares}, {acres}) and a perimeter of {perimeter}.',
  examples: [
    {
      inputs: {
        corners: [
          { north: 0, east: 0 },
          { north: 100, east: 0 },
          { north: 120, east: 80 },
          { north: 40, east: 110 },
        ],
      },
      results: { area: 9000, hectares: 0.9, acres: 2.223948, perimeter: 384.949149 },
      source: 'numpy: shoelace formula and sum of distances; 9000/4046.8564',
    },
    {
      inputs: {
        corners: [
          { north: 1000, east: 1000 },
          { north: 1000, east: 1200 },
          { north: 1150, east: 1200 },
        ],
      },
      results: { area: 15000, perimeter: 600 },
      source: 'By hand: right triangle with sides of 150, 200 and 250 m',
    },
    {
      inputs: {
        corners: [
          { north: 0, east: 0 },
          { north: 1, east: 1 },
          { north: 2, east: 2 },
        ],
      },
      noResult: 'on one line',
      source: 'By definition',
    },
    {
      inputs: {
        corners: [
          { north: 0, east: 0 },
          { north: 100, east: 100 },
          { north: 100, east: 0 },
          { north: 0, east: 80 },
        ],
      },
      refused: 'cross each other',
      source: 'By hand: the diagonals in place of two sides',
    },
  ],
  notes: ['Plane coordinates; grid coordinates may need the scale factor for ground area.'],
  references: [{ title: 'Ghilani, Wolf: Elementary Surveying, 15th ed., ch. 12' }],
});
