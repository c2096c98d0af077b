import { ceilNear, defineCalculator, noResult, number, percent, quantity } from '@reckoner/engine';

const target = { unit: 'deg', above: 0, max: 90, optional: true, usual: [0.003, 30] } as const;

/** Distortion-free optics: 2 arctan(d/2f) for each side. */
export default defineCalculator({
  title: 'Astrophotography field of view',
  description:
    'Sky field of a camera on a telescope from sensor and focal length, and the mosaic panels for a larger object.',
  keywords: ['fov', 'mosaic planner', 'sensor size', 'framing', 'astrophoto'],
  inputs: {
    sensorWidth: quantity('m', {
      label: 'Sensor width',
      unit: 'mm',
      symbol: 'w',
      min: 0.1,
      max: 1000,
      usual: [2, 130],
    }),
    sensorHeight: quantity('m', {
      label: 'Sensor height',
      unit: 'mm',
      symbol: 'h',
      min: 0.1,
      max: 1000,
      usual: [1.5, 130],
    }),
    focalLength: quantity('m', { label: 'Focal length', unit: 'mm', symbol: 'f', min: 5, max: 1e5, usual: [6, 20000] }),
    objectWidth: quantity('rad', { label: 'Width of the object', symbol: '\\alpha_w', ...target }),
    objectHeight: quantity('rad', { label: 'Height of the object', symbol: '\\alpha_h', ...target }),
    overlap: percent({ label: 'Overlap of panels', symbol: 'o', min: 0, max: 90, default: 15, usual: [2, 50] }),
  },
  outputs: {
    width: quantity('rad', { label: 'Field width', unit: 'deg', symbol: '\\theta_w', places: 3 }),
    height: quantity('rad', { label: 'Field height', unit: 'deg', symbol: '\\theta_h', places: 3 }),
    diagonal: quantity('rad', { label: 'Field diagonal', unit: 'deg', symbol: '\\theta_d', places: 3 }),
    panels: number({ label: 'Mosaic panels', symbol: 'N', places: 0, optional: true }),
  },
  formula: ({ sensorWidth, sensorHeight, focalLength, objectWidth, objectHeight, overlap }) => {
    const field = (side: number) => 2 * Math.atan(side / (2 * focalLength));
    const width = field(sensorWidth);
    const height = field(sensorHeight);
    const frame = { width, height, diagonal: field(Math.hypot(sensorWidth, sensorHeight)) };
    if (objectWidth === undefined || objectHeight === undefined) return frame;
    const along = (object: number, side: number) => Math.max(1, ceilNear(1 + (object - side) / (side * (1 - overlap))));
    const panels = along(objectWidth, width) * along(objectHeight, height);
    if (panels > 1e6) throw noResult('Such a mosaic has more than a million panels.');
    return { ...frame, panels };
  },
  cautions: [
    {
      level: 'note',
      when: ({ objectWidth, objectHeight }) => (objectWidth === undefined) !== (objectHeight === undefined),
      says: 'For the panels give both the width and the height of the object.',
    },
  ],
  explanation: ({ panels }) =>
    panels === undefined
      ? 'The camera sees a field of {width} by {height}.'
      : 'The camera sees a field of {width} by {height}: the object takes {panels} {panels|panel|panels}.',
  examples: [
    {
      inputs: { sensorWidth: 23.5, sensorHeight: 15.6, focalLength: 400 },
      results: { width: 3.36515935, height: 2.23425224, diagonal: 4.03861907 },
      source: 'Python 3.11: 2 atan(d/2f)',
    },
    {
      inputs: { sensorWidth: 36, sensorHeight: 24, focalLength: 1000, objectWidth: 5, objectHeight: 2, overlap: 20 },
      results: { width: 2.06242534, panels: 6 },
      source: 'By hand: 1 + (5 - 2.063)/(0.8 × 2.063) = 2.8 → 3 columns; 1 + (2 - 1.375)/(0.8 × 1.375) = 1.6 → 2 rows',
    },
    {
      inputs: { sensorWidth: 0.1, sensorHeight: 0.1, focalLength: 100000, objectWidth: 90, objectHeight: 90 },
      noResult: 'million panels',
      source: 'By hand: over 10⁵ panels a side',
    },
    {
      inputs: { sensorWidth: 36, sensorHeight: 24, focalLength: 1000, objectWidth: 5 },
      results: { width: 2.06242534 },
      cautions: ['give both the width'],
      source: 'By hand: 2 atan(36/2000)',
    },
  ],
  references: [{ title: 'Ray: Applied Photographic Optics, 3rd ed. (2002), ch. 5', isbn: '978-0-240-51540-3' }],
});
