/** Shapes that the drawings of several calculators have in common. */
import type { FigurePoint, Shape } from '@reckoner/engine';

/** What is written at a side: its letter, and the field whose value it has. */
export interface Side {
  readonly label?: string;
  readonly of?: string;
}

/** A polygon with what is written at its sides, the first between its first two corners. */
export function polygonWith(corners: readonly FigurePoint[], sides: readonly (Side | undefined)[]): Shape[] {
  const lines = sides.flatMap((side, place): Shape[] => {
    const points = [corners[place]!, corners[(place + 1) % corners.length]!];
    return side === undefined ? [] : [{ shape: 'line', points, ...side }];
  });
  return [{ shape: 'polygon', points: corners }, ...lines];
}

/** The corners of a triangle by its sides: B and C on the ground, A above them. */
export function triangleCorners(a: number, b: number, c: number): [A: FigurePoint, B: FigurePoint, C: FigurePoint] {
  const along = (a * a + c * c - b * b) / (2 * a);
  return [
    [along, Math.sqrt(Math.max(0, c * c - along * along))],
    [0, 0],
    [a, 0],
  ];
}

/** Corners of a regular polygon around the origin, the first two on the ground. */
export function regularCorners(count: number, radius: number): FigurePoint[] {
  return Array.from({ length: count }, (_, place) => {
    const angle = -Math.PI / 2 - Math.PI / count + (2 * Math.PI * place) / count;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
}

/** Of what lies behind the front, by so much of its depth it is drawn to the right and up. */
const OBLIQUE = 0.4;

/** A point of space as it is drawn: x to the right, y up, z away from the viewer. */
export function oblique([x, y, z]: readonly [number, number, number]): FigurePoint {
  return [x + OBLIQUE * z, y + OBLIQUE * z];
}

/** A box seen from its front, with what is written along its edges. */
export function boxShapes(
  [length, height, depth]: readonly [number, number, number],
  written: { readonly length?: Side; readonly height?: Side; readonly depth?: Side },
): Shape[] {
  const at = (x: number, y: number, z: number) => oblique([x * length, y * height, z * depth]);
  return [
    { shape: 'polygon', points: [at(0, 0, 0), at(1, 0, 0), at(1, 0, 1), at(1, 1, 1), at(0, 1, 1), at(0, 1, 0)] },
    { shape: 'line', points: [at(0, 1, 0), at(1, 1, 0), at(1, 0, 0)] },
    { shape: 'line', points: [at(1, 1, 0), at(1, 1, 1)] },
    { shape: 'line', dashed: true, points: [at(0, 0, 0), at(0, 0, 1), at(1, 0, 1)] },
    { shape: 'line', dashed: true, points: [at(0, 0, 1), at(0, 1, 1)] },
    { shape: 'line', points: [at(0, 0, 0), at(1, 0, 0)], ...written.length },
    { shape: 'line', points: [at(0, 0, 0), at(0, 1, 0)], ...written.height },
    { shape: 'line', points: [at(1, 0, 0), at(1, 0, 1)], ...written.depth },
  ];
}

/** How flat a circle that lies on the ground is drawn. */
const FLAT = 0.28;

/** A circle that lies at a height, its far half dashed where it is hidden. */
export function lyingCircle(radius: number, height: number, isHidden: boolean): Shape[] {
  const half = { shape: 'arc', center: [0, height], radius: [radius, FLAT * radius] } as const;
  return [
    { ...half, from: Math.PI, to: 2 * Math.PI },
    { ...half, from: 0, to: Math.PI, dashed: isHidden },
  ];
}

/** The outline of a body that turns around the y axis, from one radius on the ground to another above it. */
export function turnedShapes(lower: number, upper: number, height: number): Shape[] {
  const bow = (radius: number, level: number, from: number): FigurePoint[] =>
    Array.from({ length: 25 }, (_, step) => {
      const angle = from + (Math.PI * step) / 24;
      return [radius * Math.cos(angle), level + FLAT * radius * Math.sin(angle)];
    });
  return [
    { shape: 'polygon', points: [...bow(lower, 0, Math.PI), ...bow(upper, height, 0)] },
    ...lyingCircle(lower, 0, true),
    ...(upper > 0 ? lyingCircle(upper, height, false) : []),
  ];
}

/** The axes through the origin as far as points reach, dashed. */
export function axesAround(points: readonly FigurePoint[]): Shape[] {
  const reach = (values: readonly number[]) => [Math.min(0, ...values), Math.max(0, ...values)] as const;
  const [left, right] = reach(points.map(([x]) => x));
  const [low, high] = reach(points.map(([, y]) => y));
  const room = 0.1 * Math.max(right - left, high - low);
  return [
    {
      shape: 'line',
      color: 5,
      dashed: true,
      points: [
        [left - room, 0],
        [right + room, 0],
      ],
    },
    {
      shape: 'line',
      color: 5,
      dashed: true,
      points: [
        [0, low - room],
        [0, high + room],
      ],
    },
  ];
}

/** The mark of an angle between two points as they are seen from a corner. */
export function angleAt(at: FigurePoint, from: FigurePoint, to: FigurePoint, label: string, of?: string): Shape[] {
  return [{ shape: 'angle', at, from, to, label, ...(of !== undefined && { of }) }];
}

/** Two half circles joined by straight sides, a stadium or the section of a capsule, with its radius, length and straight part. */
export function stadiumShapes({ radius, straight }: { readonly radius: number; readonly straight: number }): Shape[] {
  const half = straight / 2;
  const end = (center: number, from: number) =>
    Array.from({ length: 31 }, (_, step): [number, number] => {
      const turn = from + (Math.PI * step) / 30;
      return [center + radius * Math.cos(turn), radius * Math.sin(turn)];
    });
  return [
    { shape: 'polygon', points: [...end(half, -Math.PI / 2), ...end(-half, Math.PI / 2)] },
    {
      shape: 'line',
      color: 2,
      points: [
        [half, 0],
        [half, radius],
      ],
      label: 'r',
      of: 'radius',
    },
    { shape: 'dimension', from: [-half - radius, -radius], to: [half + radius, -radius], label: 'l', of: 'length' },
    ...(straight > 0
      ? [
          {
            shape: 'line' as const,
            color: 3 as const,
            points: [
              [-half, radius],
              [half, radius],
            ] as const,
            label: 'a',
            of: 'straight',
          },
        ]
      : []),
  ];
}
