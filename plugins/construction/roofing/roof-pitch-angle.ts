import { choice, defineCalculator, number, percent, quantity } from '@reckoner/engine';

/** The four ways to say how steep a roof is, and the factor from plan to roof area. */
export default defineCalculator({
  title: 'Roof pitch',
  description: 'Roof pitch as rise in 12, angle, percent and slope factor from any of them or from rise and run.',
  keywords: ['x/12', 'roof angle', 'slope factor', 'pitch multiplier', 'roof slope in degrees'],
  inputs: {
    given: choice(
      { riseRun: 'Rise and run', pitch: 'Rise in 12', angle: 'Angle', grade: 'Percent' },
      { label: 'What is known', default: 'riseRun' },
    ),
    rise: quantity('m', { label: 'Rise', symbol: 'h', min: 0, max: 100, when: { given: 'riseRun' } }),
    run: quantity('m', {
      label: 'Run',
      help: 'Half the width of a gable roof.',
      symbol: 'b',
      min: 0.01,
      max: 1000,
      when: { given: 'riseRun' },
    }),
    pitch: number({
      label: 'Rise in 12',
      usual: [0.1, 36],
      text: 'pitch',
      symbol: 'p',
      min: 0,
      max: 1000,
      when: { given: 'pitch' },
    }),
    angle: quantity('rad', {
      label: 'Angle',
      unit: 'deg',
      symbol: '\\alpha',
      min: 0,
      max: 89,
      when: { given: 'angle' },
    }),
    grade: percent({
      label: 'Slope in percent',
      usual: [0.5, 300],
      text: 'ratio',
      symbol: 'g',
      min: 0,
      max: 10000,
      when: { given: 'grade' },
    }),
  },
  outputs: {
    inTwelve: number({ label: 'Rise in 12', symbol: 'p', places: 2 }),
    roofAngle: quantity('rad', { label: 'Angle', unit: 'deg', symbol: '\\alpha', places: 2 }),
    slope: percent({ label: 'Slope', symbol: 'g', places: 2 }),
    slopeFactor: number({ label: 'Slope factor (roof area over plan area)', symbol: 'k', places: 4 }),
  },
  formula: ({ given, rise, run, pitch, angle, grade }) => {
    const slope =
      given === 'riseRun' ? rise / run : given === 'pitch' ? pitch / 12 : given === 'angle' ? Math.tan(angle) : grade;
    return {
      inTwelve: 12 * slope,
      roofAngle: Math.atan(slope),
      slope,
      slopeFactor: Math.sqrt(1 + slope ** 2),
    };
  },
  figure: {
    kind: 'drawing',
    title: 'Gable',
    draw: ({ roofAngle }) => {
      const height = Math.tan(roofAngle);
      if (height === 0 || height > 20) return undefined;
      return [
        {
          shape: 'polygon',
          points: [
            [0, 0],
            [2, 0],
            [1, height],
          ],
        },
        {
          shape: 'line',
          dashed: true,
          color: 5,
          points: [
            [1, 0],
            [1, height],
          ],
        },
        { shape: 'angle', at: [0, 0], from: [1, 0], to: [1, height], label: 'α', of: 'roofAngle' },
      ];
    },
  },
  explanation: 'The roof rises {inTwelve} in 12: {roofAngle}, {slope}; its area is {slopeFactor} times its plan.',
  examples: [
    {
      inputs: { given: 'pitch', pitch: 6 },
      results: { inTwelve: 6, roofAngle: 26.565051, slope: 50, slopeFactor: 1.118034 },
      source: 'By hand: atan(6/12), √(1 + 0.5²)',
    },
    {
      inputs: { given: 'angle', angle: 30 },
      results: { inTwelve: 6.928203, roofAngle: 30, slope: 57.735027, slopeFactor: 1.154701 },
      source: 'By hand: tan 30° = 1/√3',
    },
    {
      inputs: { given: 'grade', grade: 25 },
      results: { inTwelve: 3, roofAngle: 14.036243, slopeFactor: 1.030776 },
      source: 'Python: atan(0.25), √(1 + 0.25²)',
    },
    {
      inputs: { rise: '4 ft', run: '12 ft' },
      results: { inTwelve: 4, roofAngle: 18.434949, slope: 33.333333, slopeFactor: 1.054093 },
      source: 'Python: atan(1/3), √(1 + 1/9)',
    },
  ],
  references: [{ title: 'NRCA: The NRCA Roofing Manual: Steep-slope Roof Systems (2021), Appendix: roof slope' }],
});
