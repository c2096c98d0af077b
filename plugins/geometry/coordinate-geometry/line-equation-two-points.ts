import { choice, defineCalculator, number, percent, quantity, sumOfProducts } from '@reckoner/engine';
import { coordinate } from '../shared/points.js';

/** Slope, angle, grade and intercepts of a line through two points, or through a point with a slope. */
export default defineCalculator({
  title: 'Slope and equation of a line',
  description:
    'Slope, angle, intercepts and equation of a line through two points, or through a point with a given slope.',
  keywords: [
    'slope of a line',
    'y = mx + b',
    'slope-intercept form',
    'gradient',
    'rise over run',
    'equation of a line',
  ],
  aliases: ['slope-two-points'],
  inputs: {
    given: choice({ points: 'Two points', slope: 'A point and the slope' }, { label: 'Given', default: 'points' }),
    x1: { ...coordinate, label: 'x of the first point', symbol: 'x_1' },
    y1: { ...coordinate, label: 'y of the first point', symbol: 'y_1' },
    x2: { ...coordinate, label: 'x of the second point', symbol: 'x_2', when: { given: 'points' } },
    y2: { ...coordinate, label: 'y of the second point', symbol: 'y_2', when: { given: 'points' } },
    m: { ...coordinate, label: 'Slope', symbol: 'm', when: { given: 'slope' } },
  },
  outputs: {
    slope: number({ label: 'Slope', symbol: 'm', optional: true }),
    intercept: number({ label: 'y-intercept', symbol: 'b', optional: true }),
    xIntercept: number({ label: 'x-intercept', optional: true }),
    angle: quantity('rad', { label: 'Angle with the x-axis', unit: 'deg', symbol: '\\theta' }),
    grade: percent({ label: 'Grade', optional: true }),
  },
  formula: ({ given, x1, y1, x2, y2, m }) => {
    if (given === 'slope') {
      const line = { slope: m, intercept: sumOfProducts([y1], [-1, m, x1]), angle: Math.atan(m), grade: m };
      return m === 0 ? line : { ...line, xIntercept: sumOfProducts([m, x1], [-1, y1]) / m };
    }
    if (x1 === x2) return { angle: Math.PI / 2, xIntercept: x1 };
    const run = sumOfProducts([x2], [-1, x1]);
    const rise = sumOfProducts([y2], [-1, y1]);
    // Exact, so that a line through the origin meets the axes at 0.
    const moment = sumOfProducts([x2, y1], [-1, x1, y2]);
    const slope = rise / run;
    const line = { slope, intercept: moment / run, angle: Math.atan(slope), grade: slope };
    return y1 === y2 ? line : { ...line, xIntercept: -moment / rise };
  },
  figure: {
    kind: 'curve',
    title: 'Line',
    x: { label: 'x' },
    y: { label: 'y' },
    curve: ({ given, x1, y1, x2, y2, slope, intercept, xIntercept }) => {
      if (slope === undefined || intercept === undefined) return undefined;
      const points =
        given === 'points'
          ? [
              { x: x1, y: y1 },
              { x: x2, y: y2 },
            ]
          : [{ x: x1, y: y1 }];
      const places = [0, ...points.map(({ x }) => x), ...(xIntercept === undefined ? [] : [xIntercept])];
      const [least, greatest] = [Math.min(...places), Math.max(...places)];
      const room = greatest === least ? 1 : 0.2 * (greatest - least);
      return {
        from: least - room,
        to: greatest + room,
        lines: [{ y: (x) => y1 + slope * (x - x1) }],
        marks: [
          ...points.map((point) => ({ ...point, label: 'Point' })),
          { x: 0, y: intercept, label: 'y-intercept' },
          ...(xIntercept === undefined ? [] : [{ x: xIntercept, y: 0, label: 'x-intercept' }]),
        ],
      };
    },
  },
  explanation: ({ slope }) => {
    if (slope === undefined) return 'The line is vertical, x = {x1}: it has no slope.';
    if (slope === 0) return 'The line is horizontal: y = {intercept}.';
    const along = slope === 1 ? 'x' : slope === -1 ? '-x' : '{slope} x';
    return `The line is y = ${along}{intercept| - {|intercept|}|| + {|intercept|}}; its angle with the x-axis is {angle}.`;
  },
  requires: [
    {
      that: ({ x1, y1, x2, y2 }) => x1 !== x2 || y1 !== y2,
      field: 'x2',
      says: 'The points coincide: many lines go through them.',
    },
  ],
  examples: [
    {
      inputs: { x1: 1, y1: 2, x2: 4, y2: 8 },
      results: { slope: 2, intercept: 0, xIntercept: 0, angle: 63.43494882292201, grade: 200 },
      source: 'By hand: 6/3; Python atan(2)',
    },
    {
      inputs: { x1: -2, y1: 5, x2: 4, y2: 2 },
      results: { slope: -0.5, intercept: 4, xIntercept: 8, grade: -50 },
      source: 'By hand: -3/6, 5 - 1',
    },
    {
      inputs: { given: 'slope', x1: 3, y1: 7, m: 0 },
      results: { slope: 0, intercept: 7, angle: 0 },
      source: 'By hand: a horizontal line',
    },
    {
      inputs: { given: 'slope', x1: 3, y1: 7, m: -4 },
      results: { intercept: 19, xIntercept: 4.75 },
      source: 'By hand: 7 + 12, 19/4',
    },
    {
      inputs: { x1: 1, y1: 1.1, x2: 3, y2: 3.3 },
      results: { slope: 1.1, intercept: 0, xIntercept: 0 },
      source: 'By hand: y = 1.1 x',
    },
    { inputs: { x1: 3, y1: 7, x2: 3, y2: 9 }, results: { angle: 90, xIntercept: 3 }, source: 'By hand: x = 3' },
    { inputs: { x1: 3, y1: 7, x2: 3, y2: 7 }, refused: 'coincide', source: 'By definition' },
    {
      inputs: { x1: 1, y1: 3, x2: 4, y2: 3 },
      results: { slope: 0, intercept: 3, angle: 0, grade: 0 },
      source: 'By hand: a horizontal line meets the x-axis nowhere',
    },
  ],
  references: [{ title: 'Bronshtein et al.: Handbook of Mathematics, 6th ed., §3.5', isbn: '978-3-662-46220-1' }],
});
