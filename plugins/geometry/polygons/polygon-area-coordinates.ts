import { category, defineCalculator, noResult, number, rows, sum, sumOfProducts } from '@reckoner/engine';
import { edgesCross } from '../shared/crossing.js';
import { withoutRounding } from '../shared/points.js';

/** The shoelace formula, taken from the first corner so that far coordinates do not cancel. */
export default defineCalculator({
  title: 'Polygon area from coordinates',
  description: 'Area, perimeter, centroid and orientation of a simple polygon from the coordinates of its corners.',
  keywords: ['shoelace formula', 'surveyor formula', 'gauss area', 'centroid of a polygon', 'irregular polygon'],
  inputs: {
    corners: rows(
      { x: number({ label: 'x', min: -1e9, max: 1e9 }), y: number({ label: 'y', min: -1e9, max: 1e9 }) },
      { label: 'Corners in order', minItems: 3, maxItems: 5000 },
    ),
  },
  outputs: {
    area: number({ label: 'Area', symbol: 'A' }),
    perimeter: number({ label: 'Perimeter', symbol: 'P' }),
    centroidX: number({ label: 'Centroid x', symbol: '\\bar x' }),
    centroidY: number({ label: 'Centroid y', symbol: '\\bar y' }),
    orientation: category(['Counterclockwise', 'Clockwise'], { label: 'Order of the corners' }),
  },
  formula: ({ corners }) => {
    const x0 = corners[0]!.x;
    const y0 = corners[0]!.y;
    const edges = corners.map((corner, index) => {
      const next = corners[(index + 1) % corners.length]!;
      const x = corner.x - x0;
      const y = corner.y - y0;
      const nextX = next.x - x0;
      const nextY = next.y - y0;
      const cross = x * nextY - nextX * y;
      return {
        momentX: (x + nextX) * cross,
        momentY: (y + nextY) * cross,
        length: Math.hypot(nextX - x, nextY - y),
      };
    });
    // Exact, so that corners on one line enclose nothing.
    const doubledArea = sumOfProducts(
      ...corners.map((corner, index) => [corner.x, corners[(index + 1) % corners.length]!.y]),
      ...corners.map((corner, index) => [-1, corners[(index + 1) % corners.length]!.x, corner.y]),
    );
    const signedArea = doubledArea / 2;
    if (signedArea === 0) throw noResult('The corners enclose no area.');
    return {
      area: Math.abs(signedArea),
      perimeter: sum(edges.map((edge) => edge.length)),
      centroidX: withoutRounding(
        x0 + sum(edges.map((edge) => edge.momentX)) / (6 * signedArea),
        Math.max(...corners.map((corner) => Math.abs(corner.x))),
      ),
      centroidY: withoutRounding(
        y0 + sum(edges.map((edge) => edge.momentY)) / (6 * signedArea),
        Math.max(...corners.map((corner) => Math.abs(corner.y))),
      ),
      orientation: signedArea > 0 ? 'Counterclockwise' : 'Clockwise',
    };
  },
  stepwise: ['The perimeter is the sum of the distances from each corner to the next, the last to the first.'],
  shown: ({ corners }) => ({
    area:
      Math.abs(
        sum(
          corners.map(
            (corner, index) =>
              corner.x * corners[(index + 1) % corners.length]!.y - corners[(index + 1) % corners.length]!.x * corner.y,
          ),
        ),
      ) / 2,
  }),
  requires: [
    {
      that: ({ corners }) => !edgesCross(corners),
      field: 'corners',
      says: 'Edges must not cross each other: give the corners in the order in which they follow around the polygon.',
    },
  ],
  figure: {
    kind: 'drawing',
    title: 'Polygon',
    draw: ({ corners, centroidX, centroidY }) =>
      corners.length > 300
        ? undefined
        : [
            { shape: 'polygon', points: corners.map(({ x, y }) => [x, y]) },
            { shape: 'point', color: 2, at: [centroidX, centroidY], label: 'Centroid' },
          ],
  },
  explanation:
    'The polygon has the area {area}, the perimeter {perimeter} and its centroid at ({centroidX}, {centroidY}).',
  examples: [
    {
      inputs: {
        corners: [
          { x: 0, y: 0 },
          { x: 4, y: 0 },
          { x: 4, y: 3 },
          { x: 0, y: 3 },
        ],
      },
      results: { area: 12, perimeter: 14, centroidX: 2, centroidY: 1.5, orientation: 'Counterclockwise' },
      source: 'By hand: a rectangle',
    },
    {
      inputs: {
        corners: [
          { x: 1, y: 6 },
          { x: 3, y: 1 },
          { x: 7, y: 2 },
          { x: 4, y: 4 },
          { x: 8, y: 5 },
        ],
      },
      results: { area: 16.5, orientation: 'Counterclockwise' },
      source: 'Wikipedia: Shoelace formula, worked example, 16.5',
    },
    {
      inputs: {
        corners: [
          { x: 10, y: 10 },
          { x: 10, y: 13 },
          { x: 14, y: 10 },
        ],
      },
      results: { area: 6, perimeter: 12, centroidX: 11.333333333, centroidY: 11, orientation: 'Clockwise' },
      source: 'By hand: right triangle 3-4-5, centroid a third of the way',
    },
    {
      inputs: {
        corners: [
          { x: 0, y: 0 },
          { x: 1, y: 1 },
          { x: 2, y: 2 },
        ],
      },
      noResult: 'no area',
      source: 'By hand: on one line',
    },
    {
      inputs: {
        corners: [
          { x: 0, y: 0 },
          { x: 4, y: 3 },
          { x: 4, y: 0 },
          { x: 0, y: 2 },
        ],
      },
      refused: 'must not cross',
      source: 'By hand: a bow tie',
    },
    {
      inputs: {
        corners: [
          { x: -0.7, y: -0.3 },
          { x: 0.6, y: 0.1 },
          { x: 0.1, y: 0.2 },
        ],
      },
      results: { area: 0.165, centroidX: 0, centroidY: 0 },
      source: 'By hand: (-0.7 + 0.6 + 0.1)/3 and (-0.3 + 0.1 + 0.2)/3',
    },
    {
      inputs: {
        corners: [
          { x: 0, y: 0 },
          { x: 1, y: 1 },
          { x: 3, y: 3 },
          { x: 2, y: 0 },
          { x: 0, y: 2 },
        ],
      },
      refused: 'must not cross',
      source: 'By hand: the edge from (2, 0) to (0, 2) passes through the corner (1, 1)',
    },
    {
      inputs: {
        corners: [
          { x: 0, y: 0 },
          { x: 4, y: 0 },
          { x: 4, y: 4 },
          { x: 2, y: 0 },
          { x: 0, y: 4 },
        ],
      },
      results: { area: 8 },
      source: 'By hand: a corner that only touches an edge, two triangles of 4',
    },
  ],
  references: [{ title: 'Bourke: Calculating the area and centroid of a polygon (1988)' }],
});
