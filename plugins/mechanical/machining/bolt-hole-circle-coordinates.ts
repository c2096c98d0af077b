import { cosTurn, defineCalculator, integer, quantity, sinTurn, table } from '@reckoner/engine';

/** Holes counterclockwise from the start angle, measured from the x axis; a partial arc puts one at each end. */
export default defineCalculator({
  title: 'Bolt hole circle coordinates',
  description:
    'X and Y of the holes on a bolt circle or arc from its diameter, number of holes, center and start angle.',
  keywords: ['PCD', 'pitch circle diameter', 'bolt pattern', 'drilling coordinates', 'BCD'],
  inputs: {
    circle: quantity('m', {
      label: 'Diameter of the bolt circle',
      usual: [1, 10000],
      unit: 'mm',
      symbol: 'D',
      min: 0.01,
      max: 1e5,
    }),
    holes: integer({ label: 'Holes', symbol: 'n', min: 1, max: 180 }),
    startAngle: quantity('rad', {
      label: 'Angle of the first hole',
      unit: 'deg',
      symbol: '\\theta_0',
      min: -360,
      max: 360,
      default: 0,
    }),
    arc: quantity('rad', {
      label: 'Arc',
      help: '360° for the whole circle.',
      unit: 'deg',
      symbol: '\\Theta',
      above: 0,
      max: 360,
      default: 360,
    }),
    centerX: quantity('m', { label: 'X of the center', unit: 'mm', symbol: 'x_0', min: -1e6, max: 1e6, default: 0 }),
    centerY: quantity('m', { label: 'Y of the center', unit: 'mm', symbol: 'y_0', min: -1e6, max: 1e6, default: 0 }),
  },
  outputs: {
    coordinates: table(
      {
        hole: integer({ label: 'Hole' }),
        angle: quantity('rad', { label: 'Angle', unit: 'deg', places: 3 }),
        x: quantity('m', { label: 'X', unit: 'mm', places: 4 }),
        y: quantity('m', { label: 'Y', unit: 'mm', places: 4 }),
      },
      { label: 'Coordinates' },
    ),
    chord: quantity('m', { label: 'Distance between neighboring holes', unit: 'mm', symbol: 's', places: 4 }),
    pitchAngle: quantity('rad', { label: 'Angle between holes', unit: 'deg', symbol: '\\Delta\\theta', places: 4 }),
  },
  formula: ({ circle, holes, startAngle, arc, centerX, centerY }) => {
    const pitchAngle = arc >= 2 * Math.PI - 1e-9 ? arc / holes : arc / Math.max(1, holes - 1);
    const coordinates = [];
    for (let hole = 1; hole <= holes; hole++) {
      const angle = startAngle + (hole - 1) * pitchAngle;
      coordinates.push({
        hole,
        angle,
        x: centerX + (circle / 2) * cosTurn(angle),
        y: centerY + (circle / 2) * sinTurn(angle),
      });
    }
    return { coordinates, chord: circle * Math.abs(sinTurn(pitchAngle / 2)), pitchAngle };
  },
  explanation: ({ holes }) =>
    holes === 1
      ? 'The one hole stands at {startAngle} on the circle of {circle}.'
      : 'The holes stand {pitchAngle} or {chord} apart.',
  examples: [
    {
      inputs: { circle: 80, holes: 6, startAngle: 30, centerX: 50, centerY: 20 },
      results: {
        coordinates: {
          length: 6,
          rows: {
            0: { x: 84.641016, y: 40 },
            1: { angle: 90, x: 50, y: 60 },
            2: { x: 15.358984 },
            4: { x: 50, y: -20 },
          },
        },
        chord: 40,
        pitchAngle: 60,
      },
      source: 'Python: 50 + 40 cos θ, 20 + 40 sin θ; 80 sin 30°',
    },
    {
      inputs: { circle: 60, holes: 3, arc: 90 },
      results: {
        coordinates: {
          length: 3,
          rows: { 0: { x: 30, y: 0 }, 1: { x: 21.213203, y: 21.213203 }, 2: { angle: 90, y: 30 } },
        },
        chord: 22.961006,
        pitchAngle: 45,
      },
      source: 'Python: 30 cos 45°; 60 sin 22.5°',
    },
    {
      inputs: { circle: 100, holes: 1 },
      results: { pitchAngle: 360, coordinates: { length: 1, rows: { 0: { x: 50, y: 0 } } } },
      source: 'By hand: the first hole on the x axis',
    },
    {
      inputs: { circle: 100, holes: 4 },
      results: {
        pitchAngle: 90,
        coordinates: { length: 4, rows: { 1: { x: 0, y: 50 }, 2: { x: -50, y: 0 }, 3: { x: 0, y: -50 } } },
      },
      source: 'By hand: quarters of the circle, without residues',
    },
  ],
  references: [{ title: "Machinery's Handbook, 31st ed. (2020), Hole Circle Coordinates" }],
});
