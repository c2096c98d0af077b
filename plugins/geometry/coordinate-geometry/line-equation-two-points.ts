import { choice, defineCalculator, noResult, number, percent, quantity } from '@reckoner/engine';
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
    slope: number({ label: 'Slope', symbol: 'm' }),
    intercept: number({ label: 'y-intercept', symbol: 'b' }),
    xIntercept: number({ label: 'x-intercept', optional: true }),
    angle: quantity('rad', { label: 'Angle with the x-axis', unit: 'deg', symbol: '\\theta', places: 3 }),
    grade: percent({ label: 'Grade', places: 2 }),
  },
  formula: ({ given, x1, y1, x2, y2, m }) => {
    if (given === 'points' && x1 === x2) {
      throw noResult(
        y1 === y2
          ? 'The points coincide: many lines go through them.'
          : 'The line is vertical: it has no slope, and its equation is x = x₁.',
      );
    }
    const slope = given === 'points' ? (y2 - y1) / (x2 - x1) : m;
    const intercept = y1 - slope * x1;
    const line = { slope, intercept, angle: Math.atan(slope), grade: slope };
    return slope === 0 ? line : { ...line, xIntercept: x1 - y1 / slope };
  },
  explanation:
    'The line y = m x + b has the slope m = {slope} and the intercept b = {intercept}; its angle with the x-axis is {angle}.',
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
    { inputs: { x1: 3, y1: 7, x2: 3, y2: 9 }, noResult: 'vertical', source: 'By definition' },
    { inputs: { x1: 3, y1: 7, x2: 3, y2: 7 }, noResult: 'coincide', source: 'By definition' },
  ],
  references: [{ title: 'Bronshtein et al.: Handbook of Mathematics, 6th ed., §3.5', isbn: '978-3-662-46220-1' }],
});
