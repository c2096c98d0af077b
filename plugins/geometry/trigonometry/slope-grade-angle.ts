import { defineEquations, percent, quantity } from '@reckoner/engine';
import { angleAt, polygonWith } from '../shared/drawing.js';
import { length } from '../shared/fields.js';

/** grade = rise / run = tan of the angle: any two that fix the slope give the rest. */
export default defineEquations({
  title: 'Slope, grade and angle',
  description:
    'Grade in percent, angle, rise, run and slope length from any two of them, or grade and angle from each other.',
  keywords: ['percent grade', 'ramp slope', 'rise over run', 'incline', 'pitch', 'gradient'],
  variables: {
    rise: { ...length, label: 'Rise', symbol: 'h', unit: 'm', optional: true },
    run: { ...length, label: 'Run (horizontal)', symbol: 'l', unit: 'm', optional: true },
    slant: { ...length, label: 'Length along the slope', symbol: 's', unit: 'm', optional: true },
    grade: percent({ label: 'Grade', text: 'ratio', symbol: 'g', above: 0, max: 1e6, usual: [0.1, 500] }),
    angle: quantity('rad', { label: 'Angle', unit: 'deg', symbol: '\\theta', above: 0, below: 90 }),
  },
  equations: ({ rise, run, slant, grade, angle }) => [
    [grade, rise / run],
    [grade, Math.tan(angle)],
    [slant ** 2, rise ** 2 + run ** 2],
  ],
  requires: [
    {
      that: ({ rise, slant }) => rise < slant,
      field: 'rise',
      says: 'The rise, {rise}, must be shorter than the length along the slope, {slant}.',
    },
    {
      that: ({ run, slant }) => run < slant,
      field: 'run',
      says: 'The run, {run}, must be shorter than the length along the slope, {slant}.',
    },
  ],
  figure: {
    kind: 'drawing',
    title: 'Slope',
    draw: ({ rise, run }) =>
      rise === undefined || run === undefined
        ? undefined
        : [
            ...polygonWith(
              [
                [0, 0],
                [run, 0],
                [run, rise],
              ],
              [
                { label: 'l', of: 'run' },
                { label: 'h', of: 'rise' },
                { label: 's', of: 'slant' },
              ],
            ),
            ...angleAt([0, 0], [run, 0], [run, rise], 'θ', 'angle'),
          ],
  },
  explanation:
    '{rise?A rise of {rise} over {run} is a grade of {grade}, or {angle}|A grade of {grade} is an angle of {angle}}.',
  examples: [
    {
      inputs: { rise: 4, run: 50 },
      results: { grade: 8, angle: 4.573921259900861, slant: 50.1597448159378 },
      source: 'By hand: 4/50, √2516; Python atan(0.08)',
    },
    { inputs: { slant: 5, rise: 3 }, results: { run: 4, grade: 75 }, source: 'By hand: √(25 - 9)' },
    { inputs: { grade: 8 }, results: { angle: 4.573921259900861 }, source: 'Python atan(0.08)' },
    { inputs: { angle: 30 }, results: { grade: 57.73502691896 }, source: 'By hand: 1/√3' },
    { inputs: { angle: 45, run: 10 }, results: { rise: 10, grade: 100 }, source: 'By hand: tan 45° = 1' },
    { inputs: { slant: 5, rise: 6 }, refused: 'shorter than the length', source: 'By hand: 6 > 5' },
    { inputs: { slant: 5, run: 5 }, refused: 'shorter than the length', source: 'By hand: no rise' },
  ],
  references: [{ title: 'Bronshtein et al.: Handbook of Mathematics, 6th ed., §3.2', isbn: '978-3-662-46220-1' }],
});
