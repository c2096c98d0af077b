import { defineEquations, isAbove, isAtLeast, isAtMost, quantity } from '@reckoner/engine';
import { stadiumShapes } from '../shared/drawing.js';
import { area, length, perimeter } from '../shared/fields.js';

/** A rectangle between two half circles; with straight sides of 0 it is a circle. */
export default defineEquations({
  title: 'Stadium (obround)',
  description:
    'Area, perimeter, overall length and width of a stadium from its radius and straight sides, or from any two that fix it.',
  keywords: ['obround area', 'discorectangle', 'slot area', 'racetrack shape', 'pill shape', 'oblong hole'],
  variables: {
    radius: { ...length, label: 'Radius of the ends', symbol: 'r' },
    straight: quantity('cm', { label: 'Straight side', symbol: 'a', min: 0, max: 1e12 }),
    width: { ...length, label: 'Overall width', symbol: 'w' },
    length: { ...length, label: 'Overall length', symbol: 'l' },
    area,
    perimeter,
  },
  equations: ({ radius, straight, width, length, area, perimeter }) => [
    [width, 2 * radius],
    [length, straight + 2 * radius],
    [area, 2 * radius * length - (4 - Math.PI) * radius ** 2],
    [perimeter, 2 * length + (2 * Math.PI - 4) * radius],
  ],
  requires: [
    {
      that: ({ width, length }) => isAtMost(width, length),
      field: 'width',
      says: 'The overall width, {width}, must not exceed the overall length, {length}, which goes through both round ends.',
    },
    {
      that: ({ radius, length }) => isAtMost(2 * radius, length),
      field: 'radius',
      says: 'Twice the radius, {radius}, must not exceed the overall length, {length}.',
    },
    {
      that: ({ area, perimeter }) => isAtMost(4 * Math.PI * area, perimeter ** 2),
      field: 'area',
      says: 'No shape with a perimeter of {perimeter} encloses {area}: a circle encloses the most.',
    },
    {
      that: ({ perimeter, radius }) => isAtLeast(perimeter, 2 * Math.PI * radius),
      field: 'perimeter',
      says: 'The perimeter, {perimeter}, must not be shorter than a circle with the radius {radius}.',
    },
    {
      that: ({ area, radius }) => isAtLeast(area, Math.PI * radius ** 2),
      field: 'area',
      says: 'The area, {area}, must not be smaller than that of a circle with the radius {radius}.',
    },
    {
      that: ({ area, width }) => isAtLeast(area, (Math.PI * width ** 2) / 4),
      field: 'area',
      says: 'The area, {area}, must not be smaller than that of a circle {width} wide.',
    },
    {
      that: ({ area, length }) => isAtMost(area, (Math.PI * length ** 2) / 4),
      field: 'area',
      says: 'The area, {area}, must not be larger than that of a circle as wide as the stadium is long, {length}.',
    },
    {
      that: ({ perimeter, width }) => isAtLeast(perimeter, Math.PI * width),
      field: 'perimeter',
      says: 'The perimeter, {perimeter}, must not be shorter than a circle {width} wide.',
    },
    {
      that: ({ perimeter, length }) => isAtMost(perimeter, Math.PI * length) && isAbove(perimeter, 2 * length),
      field: 'perimeter',
      says: 'The perimeter, {perimeter}, must be longer than twice the overall length of {length}, and at most π times as long as it.',
    },
    {
      that: ({ perimeter, straight }) => isAbove(perimeter, 2 * straight),
      field: 'perimeter',
      says: 'The perimeter, {perimeter}, must be longer than the two straight sides of {straight}.',
    },
  ],
  figure: {
    kind: 'drawing',
    title: 'Stadium',
    draw: stadiumShapes,
  },
  explanation: 'A stadium {length} long and {width} wide has the area {area} and the perimeter {perimeter}.',
  examples: [
    {
      inputs: { radius: 2, straight: 3 },
      results: { area: 24.566370614359172, perimeter: 18.566370614359172, length: 7, width: 4 },
      source: 'By hand: 4π + 12, 2(2π + 3)',
    },
    {
      inputs: { length: 20, width: 8 },
      results: { radius: 4, straight: 12, area: 146.26548245743669, perimeter: 49.132741228718345 },
      source: 'By hand: 16π + 96, 8π + 24',
    },
    {
      inputs: { width: 6, straight: 0 },
      results: { area: 28.274333882308138, perimeter: 18.84955592153876, length: 6 },
      source: 'By hand: a circle, 9π and 6π',
    },
    {
      inputs: { radius: 10, perimeter: 162.831853071796 },
      results: { straight: 50, area: 1314.15926535898 },
      source: 'By hand: 20π + 100; 100π + 1000',
    },
    {
      inputs: { area: 24.566370614359172, perimeter: 18.566370614359172 },
      results: { radius: 2, straight: 3 },
      source:
        'By hand: as above, πr² - 18.566r + 24.566 = 0; the other root, 3.91, is more than the perimeter of a circle allows',
    },
    {
      inputs: { length: 3.713495832257064, area: 10.830680961184688 },
      results: { width: '3.7134958', perimeter: '11.6662912' },
      source: 'By hand: a circle, π/4 × 3.7135², whose last digits are rounded',
    },
    { inputs: { length: 8, width: 20 }, refused: 'must not exceed the overall length', source: 'By hand: 20 > 8' },
    { inputs: { length: 8, radius: 5 }, refused: 'Twice the radius', source: 'By hand: 10 > 8' },
    { inputs: { area: 100, perimeter: 30 }, refused: 'encloses the most', source: 'By hand: 30²/4π = 71.6' },
    { inputs: { radius: 5, perimeter: 30 }, refused: 'shorter than a circle', source: 'By hand: 10π = 31.4' },
    { inputs: { radius: 5, area: 75 }, refused: 'that of a circle', source: 'By hand: 25π = 78.5' },
    { inputs: { width: 10, area: 75 }, refused: 'that of a circle', source: 'By hand: 25π = 78.5' },
    { inputs: { length: 10, area: 80 }, refused: 'must not be larger', source: 'By hand: 25π = 78.5' },
    { inputs: { width: 10, perimeter: 31 }, refused: 'shorter than a circle', source: 'By hand: 10π = 31.4' },
    { inputs: { length: 10, perimeter: 20 }, refused: 'at most π times', source: 'By hand: 20 is twice 10' },
    { inputs: { straight: 10, perimeter: 20 }, refused: 'two straight sides', source: 'By hand: 20 is twice 10' },
  ],
  notes: ['With a = l - 2r these are the usual A = πr² + 2ra and P = 2(πr + a).'],
  references: [{ title: 'Wikipedia: Stadium (geometry)', url: 'https://en.wikipedia.org/wiki/Stadium_(geometry)' }],
});
