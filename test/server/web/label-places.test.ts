/** Words in drawings: they stand on nothing where that can be helped, and within the drawing. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layDrawing } from '../../../server/src/web/plot/drawing-layout.js';
import { LINE, type PlacedLabel, placeLabels, widthOf } from '../../../server/src/web/plot/label-places.js';

function overlaps(labels: readonly PlacedLabel[]): number {
  return labels.filter((one, place) =>
    labels
      .slice(place + 1)
      .some(
        (other) =>
          Math.abs(one.x - other.x) < (widthOf(one.text) + widthOf(other.text)) / 2 && Math.abs(one.y - other.y) < LINE,
      ),
  ).length;
}

const SIZE = { width: 440, height: 330 };
const coordinate = fc.double({ min: -100, max: 100, noNaN: true });
const corner = fc.tuple(coordinate, coordinate);

type Corner = readonly [number, number];

/** Whether a triangle is no mere stroke. */
function isSeen(a: Corner, b: Corner, c: Corner): boolean {
  const doubled = Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]));
  const longest = Math.max(
    Math.hypot(a[0] - b[0], a[1] - b[1]),
    Math.hypot(b[0] - c[0], b[1] - c[1]),
    Math.hypot(c[0] - a[0], c[1] - a[1]),
  );
  return doubled > 0.1 * longest ** 2;
}

describe('labels', () => {
  it('step aside for each other', () => {
    const label = { text: 'a = 3 cm', anchor: { x: 200, y: 100 }, away: { x: 0, y: -1 } };
    expect(overlaps(placeLabels([label, label, label], [], SIZE))).toBe(0);
  });

  it('stand off a stroke on the side that is asked for', () => {
    const stroke = [
      { x: 100, y: 150 },
      { x: 300, y: 150 },
    ] as const;
    const [label] = placeLabels([{ text: 'b', anchor: { x: 200, y: 150 }, away: { x: 0, y: 1 } }], [stroke], SIZE);
    expect(label!.x).toBe(200);
    expect(label!.y - LINE / 2).toBeGreaterThan(150);
  });

  it('stay within the drawing', () => {
    const [label] = placeLabels([{ text: 'hypotenuse', anchor: { x: 439, y: 1 }, away: { x: 1, y: 0 } }], [], SIZE);
    expect(label!.x + widthOf('hypotenuse') / 2).toBeLessThanOrEqual(SIZE.width);
    expect(label!.y - LINE / 2).toBeGreaterThanOrEqual(0);
  });
});

describe('drawings', () => {
  it('write at the sides of triangles, hardly ever one upon another', () => {
    const total = 2000;
    let crowded = 0;
    fc.assert(
      fc.property(corner, corner, corner, (a, b, c) => {
        fc.pre(isSeen(a, b, c));
        const sides = [
          [a, b],
          [b, c],
          [c, a],
        ] as const;
        const lines = sides.map(([from, to], place) => ({
          shape: { shape: 'line', points: [from, to] } as const,
          writing: { words: `side ${place} = 123.4 cm` },
        }));
        const layout = layDrawing(lines, false, ({ words }) => words);
        if (layout && overlaps(layout.labels) > 0) crowded += 1;
      }),
      { numRuns: total, seed: 1 },
    );
    expect(crowded / total).toBeLessThan(0.005);
  });

  it('fit whatever is drawn', () => {
    fc.assert(
      fc.property(corner, fc.double({ min: 1e-9, max: 1e9, noNaN: true }), fc.boolean(), (center, radius, apart) => {
        const layout = layDrawing([{ shape: { shape: 'circle', center, radius } }], apart, () => '');
        const numbers = layout!.paths[0]!.d.match(/-?\d+(\.\d+)?/g)!.map(Number);
        expect(numbers.every(Number.isFinite)).toBe(true);
        expect(numbers[0]).toBeGreaterThanOrEqual(0);
        expect(layout!.height).toBeLessThanOrEqual(SIZE.height);
      }),
    );
  });

  it('keep a circle round on one scale, and fill the room on two', () => {
    const radii = (apart: boolean) =>
      layDrawing(
        [
          { shape: { shape: 'circle', center: [0, 0], radius: 1 } },
          {
            shape: {
              shape: 'line',
              points: [
                [0, 0],
                [10, 0],
              ],
            },
          },
        ],
        apart,
        () => '',
      )!
        .paths[0]!.d.match(/a(\S+) (\S+) /)!
        .slice(1, 3)
        .map(Number);
    const [x, y] = radii(false);
    expect(x).toBe(y);
    const [wide, tall] = radii(true);
    expect(tall).toBeGreaterThan(2 * wide!);
  });

  it('are none where the shapes take up no room', () => {
    expect(layDrawing([{ shape: { shape: 'point', at: [3, 4] } }], false, () => '')).toBeUndefined();
  });
});
