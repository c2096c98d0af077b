import { cosTurn, defineCalculator, number, quantity, sinTurn } from '@reckoner/engine';
import { coordinate, withoutRounding } from '../shared/points.js';
import { looksLikeRadians } from '../shared/radians.js';

/** Counterclockwise for positive angles, about the origin or any center. */
export default defineCalculator({
  title: 'Rotation of a point',
  description: 'Image of a point of the plane rotated about a center by an angle.',
  keywords: ['rotate a point', 'rotation matrix', 'counterclockwise', 'rotation about a point'],
  inputs: {
    x: { ...coordinate, label: 'x', symbol: 'x' },
    y: { ...coordinate, label: 'y', symbol: 'y' },
    angle: quantity('rad', {
      label: 'Angle',
      help: 'Counterclockwise; negative for clockwise.',
      unit: 'deg',
      symbol: '\\theta',
      min: -36000,
      max: 36000,
    }),
    centerX: { ...coordinate, label: 'x of the center', symbol: 'c_x', default: 0 },
    centerY: { ...coordinate, label: 'y of the center', symbol: 'c_y', default: 0 },
  },
  outputs: {
    imageX: number({ label: 'x of the image', symbol: "x'" }),
    imageY: number({ label: 'y of the image', symbol: "y'" }),
    radius: number({ label: 'Distance from the center', symbol: 'r' }),
  },
  formula: ({ x, y, angle, centerX, centerY }) => {
    // Quarter turns are exact, which they are not in radians.
    const cosine = cosTurn(angle);
    const sine = sinTurn(angle);
    const radius = Math.hypot(x - centerX, y - centerY);
    const imageX = centerX + (x - centerX) * cosine - (y - centerY) * sine;
    const imageY = centerY + (x - centerX) * sine + (y - centerY) * cosine;
    return {
      imageX: withoutRounding(imageX, Math.abs(centerX) + radius),
      imageY: withoutRounding(imageY, Math.abs(centerY) + radius),
      radius,
    };
  },
  shown: ({ x, y, angle, centerX, centerY }) => ({
    imageX: centerX + (x - centerX) * Math.cos(angle) - (y - centerY) * Math.sin(angle),
    imageY: centerY + (x - centerX) * Math.sin(angle) + (y - centerY) * Math.cos(angle),
  }),
  cautions: [
    {
      level: 'caution',
      when: ({ angle }) => looksLikeRadians(angle),
      says: 'The angle, {angle}, looks like one in radians. If it is, send it with the unit rad.',
    },
  ],
  figure: {
    kind: 'drawing',
    title: 'Rotation',
    draw: ({ x, y, angle, centerX, centerY, imageX, imageY, radius }) =>
      radius === 0
        ? undefined
        : [
            {
              shape: 'line',
              dashed: true,
              points: [
                [centerX, centerY],
                [x, y],
              ],
              label: 'r',
              of: 'radius',
            },
            {
              shape: 'line',
              dashed: true,
              points: [
                [centerX, centerY],
                [imageX, imageY],
              ],
            },
            {
              shape: 'arc',
              color: 2,
              center: [centerX, centerY],
              radius: radius / 2,
              from: Math.atan2(y - centerY, x - centerX),
              to: Math.atan2(y - centerY, x - centerX) + (angle % (2 * Math.PI)),
              label: 'θ',
              of: 'angle',
            },
            { shape: 'point', at: [centerX, centerY], label: 'Center' },
            { shape: 'point', at: [x, y], label: 'Point' },
            { shape: 'point', at: [imageX, imageY], label: 'Image' },
          ],
  },
  explanation: 'Rotated by {angle}, the point ({x}, {y}) comes to ({imageX}, {imageY}).',
  examples: [
    {
      inputs: { x: 3, y: 4, angle: 30 },
      results: { imageX: 0.598076211353316, imageY: 4.964101615137755, radius: 5 },
      source: 'Python: 3 cos 30° - 4 sin 30°',
    },
    {
      inputs: { x: 5, y: 2, angle: 180, centerX: 1, centerY: 1 },
      results: { imageX: -3, imageY: 0 },
      source: 'By hand: mirrored in (1, 1)',
    },
    {
      inputs: { x: 2, y: 2, angle: 45 },
      results: { imageX: 0, imageY: 2.8284271247462 },
      source: 'By hand: onto the y-axis, √8',
    },
    {
      inputs: { x: 1, y: 0, angle: -60 },
      results: { imageX: 0.5, imageY: -0.8660254037844386 },
      source: 'By hand: cos 60°, -sin 60°',
    },
    {
      inputs: { x: 1, y: 0, angle: 0.5236 },
      results: { imageX: 0.99995824379771, imageY: 0.009138416766125 },
      cautions: ['looks like one in radians'],
      source: 'Python: cos and sin of 0.5236°',
    },
    {
      inputs: { x: 1, y: 0, angle: 3.4 },
      results: { imageX: 0.9982398279, imageY: 0.05930637358 },
      source: 'Python; whole tenths of a degree are degrees',
    },
  ],
  references: [{ title: 'Strang: Introduction to Linear Algebra, 5th ed., §8.1', isbn: '978-0-9802327-7-6' }],
});
