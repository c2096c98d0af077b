import { defineEquations, type FigurePoint, number, quantity, type Shape } from '@reckoner/engine';

const distance = { unit: 'cm', min: -1e9, max: 1e9 } as const;

/** Gaussian form with real-is-positive signs; power and magnification. */
export default defineEquations({
  title: 'Thin lens equation',
  description:
    'Image distance, object distance or focal length of a thin lens from the other two, with magnification and image size.',
  keywords: ['lens formula', 'magnification', 'focal length', 'diopter', 'real image', 'virtual image'],
  variables: {
    focalLength: quantity('m', {
      label: 'Focal length',
      help: 'Negative for a diverging lens.',
      symbol: 'f',
      ...distance,
    }),
    objectDistance: quantity('m', { label: 'Object distance', symbol: 'd_o', unit: 'cm', above: 0, max: 1e9 }),
    imageDistance: quantity('m', {
      label: 'Image distance',
      help: 'Negative for a virtual image, on the side of the object.',
      symbol: 'd_i',
      ...distance,
    }),
    magnification: number({ label: 'Magnification', help: 'Negative: upside down.', symbol: 'm' }),
    power: quantity('1/m', { label: 'Power', unit: 'dpt', symbol: 'P' }),
    objectHeight: quantity('m', {
      label: 'Object height',
      unit: 'cm',
      symbol: 'h_o',
      above: 0,
      max: 1e9,
      optional: true,
    }),
    imageHeight: quantity('m', {
      label: 'Image height',
      help: 'Negative: upside down.',
      unit: 'cm',
      symbol: 'h_i',
      optional: true,
    }),
  },
  equations: ({ focalLength, objectDistance, imageDistance, magnification, power, objectHeight, imageHeight }) => [
    [1 / focalLength, 1 / objectDistance + 1 / imageDistance],
    [magnification, -imageDistance / objectDistance],
    [power, 1 / focalLength],
    [imageHeight, magnification * objectHeight],
  ],
  figure: {
    kind: 'drawing',
    title: 'Rays',
    scales: 'apart',
    draw: ({ focalLength, objectDistance, imageDistance, magnification }) => {
      // Heights are in those of the object, on a scale of their own.
      const lens = 1.3 * Math.max(1, Math.abs(magnification));
      const tip: FigurePoint = [-objectDistance, 1];
      const image: FigurePoint = [imageDistance, magnification];
      const isReal = imageDistance > 0;
      // Where the light of a virtual image goes on to.
      const beyond = (height: number): FigurePoint => {
        const slope = (magnification - height) / imageDistance;
        return [objectDistance, height + slope * objectDistance];
      };
      const rays = [1, 0].flatMap((height): Shape[] => [
        { shape: 'line', color: 4, points: [tip, [0, height], isReal ? image : beyond(height)] },
        ...(isReal ? [] : [{ shape: 'line', color: 4, dashed: true, points: [[0, height], image] } as const]),
      ]);
      const reach = Math.max(objectDistance, Math.abs(imageDistance));
      return [
        {
          shape: 'line',
          color: 5,
          points: [
            [-reach, 0],
            [reach, 0],
          ],
        },
        {
          shape: 'line',
          points: [
            [0, -lens],
            [0, lens],
          ],
        },
        ...rays,
        { shape: 'arrow', color: 3, from: [-objectDistance, 0], to: tip, label: 'Object' },
        { shape: 'arrow', color: 2, from: [imageDistance, 0], to: image, label: 'Image' },
        { shape: 'point', at: [focalLength, 0], label: 'F' },
        { shape: 'point', at: [-focalLength, 0], label: 'F' },
        { shape: 'dimension', from: [-objectDistance, -lens], to: [0, -lens], label: 'dₒ', of: 'objectDistance' },
        { shape: 'dimension', from: [0, lens], to: [imageDistance, lens], label: 'dᵢ', of: 'imageDistance' },
      ];
    },
  },
  explanation: ({ imageDistance }) =>
    imageDistance > 0
      ? 'A real, inverted image stands {imageDistance} behind the lens, {|magnification|} times as large.'
      : 'A virtual, upright image stands {|imageDistance|} from the lens on the side of the object, {|magnification|} times as large.',
  requires: [
    {
      that: ({ focalLength, objectDistance }) => objectDistance !== focalLength,
      field: 'objectDistance',
      says: 'An object in the focus, at {focalLength}, has its image at infinity: move it.',
    },
  ],
  examples: [
    {
      inputs: { focalLength: 10, objectDistance: 30, objectHeight: 2 },
      results: { imageDistance: 15, magnification: -0.5, power: 10, imageHeight: -1 },
      source: 'By hand: 1/10 - 1/30 = 1/15',
    },
    {
      inputs: { focalLength: 10, objectDistance: 5 },
      results: { imageDistance: -10, magnification: 2 },
      source: 'By hand: 1/10 - 1/5 = -1/10',
    },
    {
      inputs: { focalLength: -20, objectDistance: 30 },
      results: { imageDistance: -12, magnification: 0.4, power: -5 },
      source: 'By hand: -1/20 - 1/30 = -1/12',
    },
    {
      inputs: { objectDistance: 60, magnification: -2 },
      results: { imageDistance: 120, focalLength: 40 },
      source: 'By hand: 2 × 60; 1/60 + 1/120 = 1/40',
    },
    {
      inputs: { focalLength: 10, objectDistance: 10 },
      refused: 'in the focus',
      source: 'By definition: an object in the focus has its image at infinity',
    },
  ],
  notes: ['Thin lens in air, rays near the axis. Distances are positive for real objects and images.'],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §34-4' }],
});
