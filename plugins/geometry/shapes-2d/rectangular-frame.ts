import { defineEquations, type FigurePoint, isBelow, quantity, type Shape } from '@reckoner/engine';
import { area, length, perimeter } from '../shared/fields.js';

/** One rectangle centered within another; the border is as wide at top and bottom as at the sides, unless told. */
export default defineEquations({
  title: 'Rectangular frame',
  description:
    'Area of a frame between an outer and an inner rectangle, border width, opening and both perimeters, from the sides or from one rectangle and the border.',
  keywords: [
    'frame area',
    'picture frame',
    'border area',
    'rectangle ring',
    'path around a rectangle',
    'hollow rectangle',
  ],
  variables: {
    outerWidth: { ...length, label: 'Outer width', symbol: 'W' },
    outerHeight: { ...length, label: 'Outer height', symbol: 'H' },
    innerWidth: { ...length, label: 'Inner width', symbol: 'w' },
    innerHeight: { ...length, label: 'Inner height', symbol: 'h' },
    border: { ...length, label: 'Border width', help: 'At the left and the right.', symbol: 't' },
    topBorder: { ...length, label: 'Border width at top and bottom', symbol: 'u' },
    extra: quantity('cm', {
      label: 'Border at top and bottom less that at the sides',
      help: 'Negative where it is narrower at top and bottom.',
      symbol: 'e',
      min: -1e12,
      max: 1e12,
      default: 0,
    }),
    area: { ...area, label: 'Area of the frame' },
    opening: { ...area, label: 'Area of the opening', symbol: 'A_i' },
    outerPerimeter: { ...perimeter, label: 'Outer perimeter', symbol: 'P_o' },
    innerPerimeter: { ...perimeter, label: 'Inner perimeter', symbol: 'P_i' },
  },
  equations: ({
    outerWidth,
    outerHeight,
    innerWidth,
    innerHeight,
    border,
    topBorder,
    extra,
    area,
    opening,
    outerPerimeter,
    innerPerimeter,
  }) => [
    [outerWidth, innerWidth + 2 * border],
    [outerHeight, innerHeight + 2 * topBorder],
    [topBorder, border + extra],
    [opening, innerWidth * innerHeight],
    [area, outerWidth * outerHeight - opening],
    [outerPerimeter, 2 * (outerWidth + outerHeight)],
    [innerPerimeter, 2 * (innerWidth + innerHeight)],
  ],
  requires: [
    {
      that: ({ innerWidth, outerWidth }) => innerWidth < outerWidth,
      field: 'innerWidth',
      says: 'The inner width, {innerWidth}, must be smaller than the outer one, {outerWidth}.',
    },
    {
      that: ({ innerHeight, outerHeight }) => innerHeight < outerHeight,
      field: 'innerHeight',
      says: 'The inner height, {innerHeight}, must be smaller than the outer one, {outerHeight}.',
    },
    {
      that: ({ border, outerWidth }) => isBelow(2 * border, outerWidth),
      field: 'border',
      says: 'Two borders of {border} leave no opening in an outer width of {outerWidth}.',
    },
    {
      that: ({ topBorder, outerHeight }) => isBelow(2 * topBorder, outerHeight),
      field: 'topBorder',
      says: 'Two borders of {topBorder} leave no opening in an outer height of {outerHeight}.',
    },
    {
      that: ({ innerPerimeter, outerPerimeter }) => innerPerimeter < outerPerimeter,
      field: 'innerPerimeter',
      says: 'The inner perimeter, {innerPerimeter}, must be shorter than the outer one, {outerPerimeter}.',
    },
    {
      that: ({ area, outerWidth, outerHeight }) => isBelow(area, outerWidth * outerHeight),
      field: 'area',
      says: 'A frame with the area {area} leaves no opening in {outerWidth} by {outerHeight}.',
    },
    {
      that: ({ opening, outerWidth, outerHeight }) => isBelow(opening, outerWidth * outerHeight),
      field: 'opening',
      says: 'An opening of {opening} leaves no frame of {outerWidth} by {outerHeight}.',
    },
  ],
  figure: {
    kind: 'drawing',
    title: 'Frame',
    draw: ({ outerWidth, outerHeight, innerWidth, innerHeight, border, topBorder }) => {
      const outer: readonly FigurePoint[] = [
        [0, 0],
        [outerWidth, 0],
        [outerWidth, outerHeight],
        [0, outerHeight],
      ];
      const inner: readonly FigurePoint[] = [
        [border, topBorder],
        [border + innerWidth, topBorder],
        [border + innerWidth, topBorder + innerHeight],
        [border, topBorder + innerHeight],
      ];
      return [
        ...outer.map((corner, place): Shape => {
          const next = (place + 1) % 4;
          return { shape: 'polygon', points: [corner, outer[next]!, inner[next]!, inner[place]!] };
        }),
        { shape: 'dimension', from: [0, 0], to: [outerWidth, 0], label: 'W', of: 'outerWidth' },
        { shape: 'dimension', from: [outerWidth, 0], to: [outerWidth, outerHeight], label: 'H', of: 'outerHeight' },
        {
          shape: 'line',
          points: [
            [border, topBorder],
            [border + innerWidth, topBorder],
          ],
          label: 'w',
          of: 'innerWidth',
        },
        {
          shape: 'line',
          points: [
            [border, topBorder],
            [border, topBorder + innerHeight],
          ],
          label: 'h',
          of: 'innerHeight',
        },
        {
          shape: 'line',
          color: 2,
          points: [
            [border + innerWidth, outerHeight / 2],
            [outerWidth, outerHeight / 2],
          ],
          label: 't',
          of: 'border',
        },
        {
          shape: 'line',
          color: 3,
          points: [
            [outerWidth / 2, topBorder + innerHeight],
            [outerWidth / 2, outerHeight],
          ],
          label: 'u',
          of: 'topBorder',
        },
      ];
    },
  },
  explanation:
    'A frame of {outerWidth} by {outerHeight} around an opening of {innerWidth} by {innerHeight}, its border {border} wide at the sides and {topBorder} at top and bottom, has the area {area}.',
  examples: [
    {
      inputs: { outerWidth: 30, outerHeight: 20, border: 3 },
      results: {
        innerWidth: 24,
        innerHeight: 14,
        area: 264,
        opening: 336,
        outerPerimeter: 100,
        innerPerimeter: 76,
        topBorder: 3,
      },
      source: 'By hand: 600 - 24 × 14',
    },
    {
      inputs: { innerWidth: 24, innerHeight: 14, border: 3, topBorder: 5 },
      results: { outerWidth: 30, outerHeight: 24, area: 384 },
      source: 'By hand: 720 - 336',
    },
    {
      inputs: { outerWidth: 30, outerHeight: 20, innerWidth: 20, innerHeight: 16 },
      results: { border: 5, topBorder: 2, extra: -3, area: 280 },
      source: 'By hand: 600 - 320',
    },
    {
      inputs: { outerWidth: 30, outerHeight: 20, area: 264 },
      results: { border: 3, topBorder: 3 },
      source: 'By hand: 4t² - 100t + 264 = 0; the other root, 22, leaves no opening',
    },
    {
      inputs: { outerWidth: 30, outerHeight: 20, innerWidth: 30, innerHeight: 10 },
      refused: 'inner width',
      source: 'By hand: 30 is not less than 30',
    },
    {
      inputs: { outerWidth: 30, outerHeight: 20, innerWidth: 20, innerHeight: 20 },
      refused: 'inner height',
      source: 'By hand: 20 is not less than 20',
    },
    { inputs: { outerWidth: 20, outerHeight: 30, border: 10 }, refused: 'outer width of', source: 'By hand: 20 - 20' },
    {
      inputs: { outerWidth: 30, outerHeight: 20, border: 10 },
      noResult: 'No inner height',
      source: 'By hand: 20 - 20',
    },
    {
      inputs: { outerPerimeter: 76, innerPerimeter: 100, area: 264 },
      refused: 'inner perimeter',
      source: 'By hand: 100 is not less than 76',
    },
    { inputs: { outerWidth: 30, outerHeight: 20, area: 600 }, refused: 'no opening in', source: 'By hand: 600 - 600' },
    { inputs: { outerWidth: 30, outerHeight: 20, opening: 600 }, refused: 'no frame', source: 'By hand: 600 - 600' },
    {
      inputs: { outerHeight: 20, outerWidth: 30, topBorder: 10 },
      refused: 'outer height of',
      source: 'By hand: 20 - 20',
    },
  ],
  notes: ['Unless what is given says otherwise, the border is equally wide on all four sides.'],
  references: [
    { title: 'Bronshtein et al.: Handbook of Mathematics, 6th ed., plane geometry', isbn: '978-3-662-46220-1' },
  ],
});
