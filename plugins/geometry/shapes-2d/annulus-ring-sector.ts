import { defineEquations, type FigurePoint, isAbove, isBelow, quantity, type Shape } from '@reckoner/engine';
import { area, length } from '../shared/fields.js';
import { looksLikeRadians } from '../shared/radians.js';

/** R² - r² is (c/2)², by Pythagoras, so that the chord alone gives the area; an angle adds the sector. */
export default defineEquations({
  title: 'Annulus and annulus sector',
  description:
    'Area, width, circumferences and tangent chord of a ring between two circles from two of its measures, or the area from the chord alone, and area and perimeter of a sector of it.',
  keywords: [
    'area of a ring',
    'circular ring area',
    'washer area',
    'annulus area from a chord',
    'ring segment',
    'annular sector',
  ],
  variables: {
    outerRadius: { ...length, label: 'Outer radius', symbol: 'R', optional: true },
    innerRadius: { ...length, label: 'Inner radius', symbol: 'r', optional: true },
    width: { ...length, label: 'Width of the ring', symbol: 'w', optional: true },
    chord: quantity('cm', {
      label: 'Chord that touches the inner circle',
      help: 'The longest straight line within the ring; alone it gives the area.',
      symbol: 'c',
      above: 0,
    }),
    area: { ...area, label: 'Area of the whole ring' },
    perimeter: quantity('cm', {
      label: 'Outer and inner circumference together',
      symbol: 'P',
      above: 0,
      optional: true,
    }),
    angle: quantity('rad', {
      label: 'Angle of a sector',
      help: 'For a part of the ring.',
      unit: 'deg',
      symbol: '\\theta',
      above: 0,
      below: 360,
      optional: true,
    }),
    sectorArea: { ...area, label: 'Area of the sector', symbol: 'A_s', optional: true },
    sectorPerimeter: quantity('cm', {
      label: 'Perimeter of the sector',
      symbol: 'P_s',
      above: 0,
      optional: true,
    }),
  },
  equations: ({ outerRadius, innerRadius, width, chord, area, perimeter, angle, sectorArea, sectorPerimeter }) => [
    [width, outerRadius - innerRadius],
    [outerRadius, Math.sqrt(innerRadius ** 2 + (chord / 2) ** 2)],
    [area, Math.PI * (chord / 2) ** 2],
    [perimeter, 2 * Math.PI * (outerRadius + innerRadius)],
    [sectorArea, (angle * chord ** 2) / 8],
    [sectorPerimeter, angle * (outerRadius + innerRadius) + 2 * width],
  ],
  requires: [
    {
      that: ({ innerRadius, outerRadius }) => innerRadius < outerRadius,
      field: 'innerRadius',
      says: 'The inner radius, {innerRadius}, must be smaller than the outer radius, {outerRadius}.',
    },
    {
      that: ({ width, outerRadius }) => width < outerRadius,
      field: 'width',
      says: 'The width, {width}, must be smaller than the outer radius, {outerRadius}.',
    },
    {
      that: ({ chord, outerRadius }) => isBelow(chord, 2 * outerRadius),
      field: 'chord',
      says: 'The chord, {chord}, must be shorter than the diameter: twice the outer radius of {outerRadius}.',
    },
    {
      that: ({ area, outerRadius }) => isBelow(area, Math.PI * outerRadius ** 2),
      field: 'area',
      says: 'The area, {area}, must be smaller than that of the whole circle with the outer radius of {outerRadius}.',
    },
    {
      that: ({ width, chord }) => isBelow(2 * width, chord),
      field: 'width',
      says: 'Twice the width, {width}, must be less than the chord that touches the inner circle, {chord}.',
    },
    {
      that: ({ perimeter, outerRadius }) => isAbove(perimeter, 2 * Math.PI * outerRadius),
      field: 'perimeter',
      says: 'Both circumferences together, {perimeter}, must be longer than the outer one alone, of the radius {outerRadius}.',
    },
    {
      that: ({ perimeter, width }) => isAbove(perimeter, 2 * Math.PI * width),
      field: 'perimeter',
      says: 'Both circumferences together, {perimeter}, are too short for a ring {width} wide.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ angle }) => angle !== undefined && looksLikeRadians(angle),
      says: 'The angle, {angle}, looks like one in radians. If it is, send it with the unit rad.',
    },
  ],
  figure: {
    kind: 'drawing',
    title: 'Annulus',
    draw: ({ outerRadius, innerRadius, angle }) => {
      if (outerRadius === undefined || innerRadius === undefined) return undefined;
      const half = Math.sqrt((outerRadius - innerRadius) * (outerRadius + innerRadius));
      const at = (radius: number, turn: number): FigurePoint => [radius * Math.cos(turn), radius * Math.sin(turn)];
      const arc = (radius: number, from: number, to: number) =>
        Array.from({ length: 61 }, (_, step) => at(radius, from + ((to - from) * step) / 60));
      const sector: Shape[] =
        angle === undefined
          ? []
          : [
              {
                shape: 'polygon',
                color: 3,
                points: [...arc(outerRadius, 0, angle), ...arc(innerRadius, angle, 0)],
              },
            ];
      return [
        { shape: 'circle', center: [0, 0], radius: outerRadius, fill: false },
        { shape: 'circle', center: [0, 0], radius: innerRadius, fill: false },
        ...sector,
        { shape: 'line', points: [[0, 0], at(outerRadius, Math.PI / 6)], label: 'R', of: 'outerRadius' },
        { shape: 'line', points: [[0, 0], at(innerRadius, (5 * Math.PI) / 6)], label: 'r', of: 'innerRadius' },
        {
          shape: 'line',
          color: 2,
          points: [
            [-half, -innerRadius],
            [half, -innerRadius],
          ],
          label: 'c',
          of: 'chord',
        },
        { shape: 'point', at: [0, 0] },
      ];
    },
  },
  explanation:
    'The ring {width?is {width} wide and |}has the area {area}; a chord that touches its inner circle is {chord} long{sectorArea?; the sector has the area {sectorArea}{sectorPerimeter? and the perimeter {sectorPerimeter}|}|}.',
  examples: [
    {
      inputs: { outerRadius: 5, innerRadius: 3 },
      results: { width: 2, chord: 8, area: 50.26548245743669, perimeter: 50.26548245743669 },
      source: 'By hand: √(25 - 9) = 4, half the chord; 16π; 2π × 8',
    },
    {
      inputs: { outerRadius: 10, innerRadius: 6, angle: 90 },
      results: {
        area: 201.0619298297468,
        perimeter: 100.53096491487338,
        sectorArea: 50.26548245743669,
        sectorPerimeter: 33.132741228718345,
      },
      source: 'By hand: a quarter of 64π; a quarter of 32π and twice 4',
    },
    {
      inputs: { chord: 8 },
      results: { area: 50.26548245743669 },
      source: 'By hand: π × 4², of any ring with this chord',
    },
    {
      inputs: { width: 2, perimeter: 50.26548245743669 },
      results: { outerRadius: 5, innerRadius: 3, chord: 8 },
      source: 'By hand: R + r = 8, R - r = 2',
    },
    {
      inputs: { innerRadius: 3, sectorArea: 12.566370614359172, angle: 90 },
      results: { outerRadius: 5, area: 50.26548245743669, sectorPerimeter: 16.566370614359172 },
      source: 'By hand: 4π is a quarter of 16π; R² = 9 + 16; 4π and twice 2',
    },
    {
      inputs: { outerRadius: 5, innerRadius: 3, angle: 1.5708 },
      results: { sectorArea: 0.2193250551 },
      cautions: ['radians'],
      source: 'Python: 1.5708 in radians × 16/2',
    },
    {
      inputs: { outerRadius: 3, innerRadius: 3 },
      refused: 'smaller than the outer radius',
      source: 'By hand: no ring',
    },
    { inputs: { outerRadius: 3, width: 3 }, refused: 'smaller than the outer radius', source: 'By hand: no hole' },
    { inputs: { outerRadius: 3, chord: 6 }, refused: 'shorter than the diameter', source: 'By hand: no hole' },
    { inputs: { outerRadius: 3, area: 30 }, refused: 'that of the whole circle', source: 'By hand: 9π = 28.27' },
    {
      inputs: { outerRadius: 5, innerRadius: 3, sectorArea: 60 },
      refused: 'above the 360°',
      source: 'By hand: 16π = 50.27',
    },
    { inputs: { width: 4, chord: 8 }, refused: 'Twice the width', source: 'By hand: no hole' },
    { inputs: { outerRadius: 5, perimeter: 30 }, refused: 'the outer one alone', source: 'By hand: 10π = 31.4' },
    { inputs: { width: 2, perimeter: 12 }, refused: 'too short for a ring', source: 'By hand: 4π = 12.6' },
  ],
  notes: [
    'As (c/2)² is R² - r², the area is π(R² - r²), and that of the sector θ/2 × (R² - r²).',
    'The perimeter of a sector of 2 radians is 4R, whatever the inner radius is: with it, give the inner radius or the width, too.',
  ],
  references: [
    { title: 'Wikipedia: Annulus (mathematics)', url: 'https://en.wikipedia.org/wiki/Annulus_(mathematics)' },
  ],
});
