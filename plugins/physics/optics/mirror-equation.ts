import { defineEquations, type FigurePoint, number, quantity, type Shape } from '@reckoner/engine';

const distance = { unit: 'cm', min: -1e9, max: 1e9 } as const;

/** Spherical mirror, rays near the axis; concave mirrors have positive f and R. */
export default defineEquations({
  title: 'Mirror equation',
  description:
    'Image distance, object distance or radius of a spherical mirror from the other two, with magnification.',
  keywords: ['concave mirror', 'convex mirror', 'focal length', 'radius of curvature', 'magnification'],
  variables: {
    radius: quantity('m', {
      label: 'Radius of curvature',
      help: 'Positive concave, negative convex.',
      symbol: 'R',
      ...distance,
    }),
    focalLength: quantity('m', { label: 'Focal length', symbol: 'f', ...distance }),
    objectDistance: quantity('m', { label: 'Object distance', symbol: 'd_o', unit: 'cm', above: 0, max: 1e9 }),
    imageDistance: quantity('m', {
      label: 'Image distance',
      help: 'Negative for a virtual image, behind the mirror.',
      symbol: 'd_i',
      ...distance,
    }),
    magnification: number({ label: 'Magnification', help: 'Negative: upside down.', symbol: 'm' }),
  },
  equations: ({ radius, focalLength, objectDistance, imageDistance, magnification }) => [
    [focalLength, radius / 2],
    [1 / focalLength, 1 / objectDistance + 1 / imageDistance],
    [magnification, -imageDistance / objectDistance],
  ],
  figure: {
    kind: 'drawing',
    title: 'Rays',
    scales: 'apart',
    draw: ({ focalLength, objectDistance, imageDistance, magnification }) => {
      // Heights are in those of the object, on a scale of their own; light comes from the left and goes back there.
      const mirror = 1.3 * Math.max(1, Math.abs(magnification));
      const tip: FigurePoint = [-objectDistance, 1];
      const image: FigurePoint = [-imageDistance, magnification];
      const isReal = imageDistance > 0;
      const back = (height: number): FigurePoint => {
        const slope = (magnification - height) / -imageDistance;
        return [-objectDistance, height - slope * objectDistance];
      };
      const rays = [1, 0].flatMap((height): Shape[] => [
        { shape: 'line', color: 4, points: [tip, [0, height], isReal ? image : back(height)] },
        ...(isReal ? [] : [{ shape: 'line', color: 4, dashed: true, points: [[0, height], image] } as const]),
      ]);
      const reach = Math.max(objectDistance, imageDistance, focalLength);
      return [
        {
          shape: 'line',
          color: 5,
          points: [
            [-reach, 0],
            [Math.max(0, -imageDistance), 0],
          ],
        },
        {
          shape: 'line',
          points: [
            [0, -mirror],
            [0, mirror],
          ],
          label: 'Mirror',
        },
        ...rays,
        { shape: 'arrow', color: 3, from: [-objectDistance, 0], to: tip, label: 'Object' },
        { shape: 'arrow', color: 2, from: [-imageDistance, 0], to: image, label: 'Image' },
        { shape: 'point', at: [-focalLength, 0], label: 'F' },
        { shape: 'dimension', from: [-objectDistance, -mirror], to: [0, -mirror], label: 'dₒ', of: 'objectDistance' },
        { shape: 'dimension', from: [-imageDistance, mirror], to: [0, mirror], label: 'dᵢ', of: 'imageDistance' },
      ];
    },
  },
  explanation: ({ imageDistance }) =>
    imageDistance > 0
      ? 'A real, inverted image stands {imageDistance} in front of the mirror, {|magnification|} times as large.'
      : 'A virtual, upright image stands {|imageDistance|} behind the mirror, {|magnification|} times as large.',
  requires: [
    {
      that: ({ focalLength, objectDistance }) => objectDistance !== focalLength,
      field: 'objectDistance',
      says: 'An object in the focus, at {focalLength}, has its image at infinity: move it.',
    },
    {
      that: ({ radius, objectDistance }) => 2 * objectDistance !== radius,
      field: 'objectDistance',
      says: 'An object at half the radius of curvature, {radius}, has its image at infinity: move it.',
    },
  ],
  examples: [
    {
      inputs: { radius: 40, objectDistance: 30 },
      results: { focalLength: 20, imageDistance: 60, magnification: -2 },
      source: 'By hand: 1/20 - 1/30 = 1/60',
    },
    {
      inputs: { radius: -60, objectDistance: 20 },
      results: { focalLength: -30, imageDistance: -12, magnification: 0.6 },
      source: 'By hand: -1/30 - 1/20 = -1/12',
    },
    {
      inputs: { objectDistance: 10, magnification: 3 },
      results: { imageDistance: -30, focalLength: 15, radius: 30 },
      source: 'By hand: 1/10 - 1/30 = 1/15',
    },
    { inputs: { focalLength: 20, objectDistance: 20 }, refused: 'in the focus', source: 'By definition' },
    { inputs: { radius: 40, objectDistance: 20 }, refused: 'half the radius', source: 'By definition' },
  ],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §34-2' }],
});
