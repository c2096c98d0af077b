import { choice, defineCalculator, type FigurePoint, noResult, quantity } from '@reckoner/engine';
import { angleAt, polygonWith } from '../shared/drawing.js';
import { angle, area, length } from '../shared/fields.js';
import { looksLikeRadians } from '../shared/radians.js';
import { fromSides } from '../shared/triangle.js';

/** Half base times height, half ab sin C, Heron's formula, or a side with its two angles. */
export default defineCalculator({
  title: 'Area of a triangle',
  description:
    'Area of a triangle from base and height, two sides and their angle, three sides, or a side and two angles.',
  keywords: ['triangle area', "heron's formula", 'half base times height', 'SAS', 'SSS', 'ASA'],
  inputs: {
    given: choice(
      {
        height: 'Base and height',
        SAS: 'Two sides and the angle between',
        SSS: 'Three sides',
        ASA: 'A side and its two angles',
      },
      { label: 'Given', default: 'height' },
    ),
    a: { ...length, label: 'Side (base)', symbol: 'a' },
    height: { ...length, label: 'Height', symbol: 'h', when: { given: 'height' } },
    b: { ...length, label: 'Second side', symbol: 'b', when: { given: ['SAS', 'SSS'] } },
    c: { ...length, label: 'Third side', symbol: 'c', when: { given: 'SSS' } },
    included: { ...angle, label: 'Angle between the sides', symbol: '\\gamma', when: { given: 'SAS' } },
    first: { ...angle, label: 'First angle at the side', symbol: '\\beta', when: { given: 'ASA' } },
    second: { ...angle, label: 'Second angle at the side', symbol: '\\delta', when: { given: 'ASA' } },
  },
  outputs: {
    area,
    altitude: quantity('cm', { label: 'Height on the side', symbol: 'h_a' }),
  },
  formula: ({ given, a, height, b, c, included, first, second }) => {
    if (given === 'height') return { area: (a * height) / 2, altitude: height };
    if (given === 'SAS') return { area: (a * b * Math.sin(included)) / 2, altitude: b * Math.sin(included) };
    if (given === 'SSS') {
      const heron = fromSides([a, b, c]).area;
      return { area: heron, altitude: (2 * heron) / a };
    }
    if (first + second >= Math.PI) throw noResult('The two angles must sum to less than 180°.');
    const altitude = (a * Math.sin(first) * Math.sin(second)) / Math.sin(first + second);
    return { area: (a * altitude) / 2, altitude };
  },
  cautions: [
    {
      level: 'caution',
      when: ({ given, included, first, second }) =>
        (given === 'SAS' && looksLikeRadians(included)) ||
        (given === 'ASA' && (looksLikeRadians(first) || looksLikeRadians(second))),
      says: 'An angle looks like one in radians. If it is, send it with the unit rad.',
    },
  ],
  figure: {
    kind: 'drawing',
    title: 'Triangle',
    draw: ({ given, a, b, c, altitude, included, first }) => {
      // Base and height alone fix no place for the corner above.
      let along = a / 3;
      if (given === 'SAS') along = b * Math.cos(included);
      if (given === 'SSS') along = (a ** 2 + b ** 2 - c ** 2) / (2 * a);
      if (given === 'ASA') along = altitude / Math.tan(first);
      const top: FigurePoint = [along, altitude];
      const hasSides = given === 'SAS' || given === 'SSS';
      return [
        ...polygonWith(
          [[0, 0], [a, 0], top],
          [
            { label: 'a', of: 'a' },
            given === 'SSS' ? { label: 'c', of: 'c' } : undefined,
            hasSides ? { label: 'b', of: 'b' } : undefined,
          ],
        ),
        { shape: 'line', color: 2, dashed: true, points: [[along, 0], top], label: 'h', of: 'altitude' },
        ...(given === 'SAS' ? angleAt([0, 0], [a, 0], top, 'γ', 'included') : []),
        ...(given === 'ASA' ? angleAt([0, 0], [a, 0], top, 'β', 'first') : []),
        ...(given === 'ASA' ? angleAt([a, 0], [0, 0], top, 'δ', 'second') : []),
      ];
    },
  },
  explanation: 'The triangle has the area {area}; over its side it is {altitude} high.',
  examples: [
    { inputs: { a: 10, height: 6 }, results: { area: 30, altitude: 6 }, source: 'By hand: 10 × 6/2' },
    {
      inputs: { given: 'SAS', a: 8, b: 11, included: 37 },
      results: { area: 26.47986101869 },
      source: 'Python: 44 sin 37°',
    },
    {
      inputs: { given: 'SSS', a: 7, b: 8, c: 9 },
      results: { area: 26.8328157299975, altitude: 7.6665187799993 },
      source: 'By hand: √720, 2√720/7',
    },
    {
      inputs: { given: 'ASA', a: 10, first: 40, second: 60 },
      results: { area: 28.262896871178 },
      source: 'Python: law of sines',
    },
    { inputs: { given: 'ASA', a: 10, first: 100, second: 90 }, noResult: 'less than 180°', source: 'By hand: 190°' },
    { inputs: { given: 'SSS', a: 1, b: 2, c: 9 }, noResult: 'as long as', source: 'By hand: 9 > 3' },
    {
      inputs: { given: 'SAS', a: 3, b: 4, included: 1.5708 },
      results: { area: 0.1644731861 },
      cautions: ['looks like one in radians'],
      source: 'Python: 6 sin 1.5708°',
    },
    {
      inputs: { given: 'ASA', a: 2, first: 0.7854, second: 60 },
      results: { altitude: 0.02720205291 },
      cautions: ['looks like one in radians'],
      source: 'Python: 2 sin 0.7854° sin 60°/sin 60.7854°',
    },
  ],
  references: [{ title: 'Bronshtein et al.: Handbook of Mathematics, 6th ed., §3.2', isbn: '978-3-662-46220-1' }],
});
