import {
  choice,
  defineCalculator,
  integer,
  isAbove,
  isAtMost,
  isBelow,
  isNear,
  quantity,
  sumOfProducts,
  table,
} from '@reckoner/engine';
import { length } from '../shared/fields.js';
import { arcExcess } from './shared/bow.js';

/** r = s²/8h + h/2; the curve is set out by its heights over the span. */
export default defineCalculator({
  title: 'Radius of an arc from chord and rise',
  description:
    'Radius, arc length, central angle and area of a circular arch from span and rise, or the rise or span from the radius, with the heights of the curve to set it out.',
  keywords: [
    'arch calculator',
    'arc radius from chord and height',
    'segmental arch',
    'arched window',
    'span and rise',
    'sagitta',
    'radius of curvature from sagitta',
    'laying out a curve',
  ],
  related: ['circle-segment', 'circle-three-points', 'circle-sector'],
  inputs: {
    find: choice(
      {
        radius: { label: 'Radius', also: ['span and rise', 'chord and height'] },
        rise: { label: 'Rise', also: ['height', 'sagitta', 'span and radius'] },
        span: { label: 'Span', also: ['chord', 'radius and rise'] },
      },
      { label: 'Find', default: 'radius' },
    ),
    givenSpan: {
      ...length,
      label: 'Span (chord)',
      help: 'The whole width from one end of the arc to the other, not half of it.',
      symbol: 's',
      when: { find: ['radius', 'rise'] },
    },
    givenRise: {
      ...length,
      label: 'Rise',
      help: 'From the middle of the chord up to the arc.',
      symbol: 'h',
      when: { find: ['radius', 'span'] },
    },
    givenRadius: {
      ...length,
      label: 'Radius',
      help: 'Half of the diameter.',
      symbol: 'r',
      when: { find: ['rise', 'span'] },
    },
    stations: integer({
      label: 'Equal parts of the span, for setting out',
      symbol: 'n',
      min: 2,
      max: 100,
      usual: 'all',
      default: 8,
    }),
  },
  outputs: {
    radius: quantity('cm', { label: 'Radius', symbol: 'r' }),
    rise: quantity('cm', { label: 'Rise', symbol: 'h' }),
    span: quantity('cm', { label: 'Span (chord)', symbol: 's' }),
    arc: quantity('cm', { label: 'Length of the arc', symbol: 'L' }),
    angle: quantity('rad', { label: 'Central angle', unit: 'deg', symbol: '\\theta' }),
    diameter: quantity('cm', { label: 'Diameter of the whole circle', symbol: 'D' }),
    depth: quantity('cm', { label: 'Center below the chord (negative: above it)', symbol: 'e' }),
    area: quantity('cm^2', { label: 'Area between arc and chord', symbol: 'A' }),
    heights: table(
      {
        along: quantity('cm', { label: 'Along the chord from its end', symbol: 'x' }),
        height: quantity('cm', { label: 'Height of the arc', symbol: 'y' }),
      },
      { label: 'Heights for setting out', optional: true },
    ),
  },
  formula: ({ find, givenSpan, givenRise, givenRadius, stations }) => {
    const half =
      find === 'span' ? Math.sqrt(givenRise * sumOfProducts([2, givenRadius], [-1, givenRise])) : givenSpan / 2;
    const away =
      find === 'rise'
        ? Math.sqrt(Math.max(0, sumOfProducts([givenRadius, givenRadius], [-0.25, givenSpan, givenSpan])))
        : 0 * half;
    const rise = find === 'rise' ? half ** 2 / (givenRadius + away) : givenRise;
    const radius = find === 'radius' ? half ** 2 / (2 * rise) + rise / 2 : givenRadius;
    const depth =
      find === 'radius'
        ? (sumOfProducts([0.5, givenSpan], [-1, givenRise]) * (half + rise)) / (2 * rise)
        : find === 'rise'
          ? away
          : sumOfProducts([givenRadius], [-1, givenRise]);
    const angle = 4 * Math.atan2(rise, half);
    const heights = Array.from({ length: stations + 1 }, (_, station) => {
      // From the middle; whole numbers, so that both ends are exactly on the chord.
      const out = (half * Math.abs(2 * station - stations)) / stations;
      const squares = (4 * half ** 2 * station * (stations - station)) / stations ** 2;
      return {
        along: (2 * half * station) / stations,
        height:
          station === 0 || station === stations
            ? 0 * half
            : squares / (Math.sqrt(Math.max(0, (radius - out) * (radius + out))) + depth),
      };
    });
    return {
      radius,
      rise,
      span: 2 * half,
      arc: radius * angle,
      angle,
      diameter: 2 * radius,
      depth,
      area: (radius ** 2 * arcExcess(angle)) / 2,
      heights: depth < 0 ? undefined : heights,
    };
  },
  shown: ({ span, rise, radius, angle }) => ({
    radius: span ** 2 / (8 * rise) + rise / 2,
    angle: 4 * Math.atan((2 * rise) / span),
    span: undefined,
    rise: undefined,
    arc: radius * angle,
    depth: radius - rise,
    area: undefined,
    heights: undefined,
  }),
  stepwise: [
    'The area is that of a circular segment, $A = \\frac{r^2}{2}(\\theta - \\sin\\theta)$.',
    'Of radius and rise the span is $s = 2\\sqrt{h(2r - h)}$.',
    'Of span and radius the rise is $h = r - \\sqrt{r^2 - s^2/4}$, that of an arc up to a half circle.',
    'So far $x$ along the chord the arc is $y = \\sqrt{r^2 - (x - s/2)^2} - (r - h)$ high.',
  ],
  requires: [
    {
      that: ({ givenSpan, givenRadius }) => isAtMost(givenSpan, 2 * givenRadius),
      field: 'givenRadius',
      says: 'No circle of radius {givenRadius} spans {givenSpan}: the radius must be at least half of the span.',
    },
    {
      that: ({ givenRise, givenRadius }) => givenRise < 2 * givenRadius,
      field: 'givenRise',
      says: 'The rise, {givenRise}, must be less than the diameter: twice the radius of {givenRadius}.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ find, depth, rise, span }) => depth < 0 && !isNear(2 * rise, span, 1e-9 * span) && find !== 'rise',
      says: 'The rise is more than half of the span: the arc is more than a half circle and bulges beyond its ends, up to the diameter of {diameter}. No heights over the span are told, as it has two there. Check that the rise is not the radius, and the span not half of it.',
    },
    {
      level: 'caution',
      when: ({ find, rise, span }) => find === 'radius' && isBelow(50 * rise, span),
      says: 'The arc is so flat that the radius hangs on the rise alone: if the rise is wrong by 1%, so is the radius. Measure the rise to a hundredth of itself or better.',
    },
    {
      level: 'caution',
      when: ({ find, depth, radius, span }) =>
        find === 'rise' && isAbove(depth, 1e-9 * span) && isBelow(20 * depth, radius),
      says: 'The span is nearly the diameter: a small error of span or radius is many times as large in the rise. Measure the rise in place of one of them.',
    },
    {
      level: 'note',
      when: ({ find, depth, span }) => find === 'rise' && isAbove(depth, 1e-9 * span),
      says: 'A chord cuts a circle into two arcs: this is the smaller one. The larger one rises by the diameter less this rise.',
    },
  ],
  explanation: ({ depth, span }) =>
    `An arc over a span of {span} that rises {rise} has the radius {radius} (diameter {diameter}) and is {arc} long; its center is ${
      isNear(depth, 0, 1e-9 * span)
        ? 'on the chord, as it is a half circle'
        : '{|depth|} {depth|above|on|below} the chord'
    }.`,
  figure: {
    kind: 'drawing',
    title: 'Arc',
    draw: ({ radius, rise, span, angle, depth }) => {
      const start = Math.PI / 2 - angle / 2;
      return [
        { shape: 'arc', center: [0, -depth], radius, from: start, to: start + angle, label: 'L', of: 'arc' },
        {
          shape: 'line',
          points: [
            [-span / 2, 0],
            [span / 2, 0],
          ],
          label: 's',
          of: 'span',
        },
        {
          shape: 'line',
          color: 2,
          points: [
            [0, 0],
            [0, rise],
          ],
          label: 'h',
          of: 'rise',
        },
        {
          shape: 'line',
          dashed: true,
          color: 5,
          points: [
            [0, -depth],
            [span / 2, 0],
          ],
          label: 'r',
          of: 'radius',
        },
        { shape: 'point', at: [0, -depth] },
      ];
    },
  },
  examples: [
    {
      inputs: { givenSpan: 1000, givenRise: 250, stations: 4 },
      results: {
        radius: 625,
        arc: 1159.119022501,
        diameter: 1250,
        angle: 106.2602047083,
        depth: 375,
        area: 174724.6945319,
        heights: [
          [0, 0],
          [250, 197.8219618695],
          [500, 250],
          [750, 197.8219618695],
          [1000, 0],
        ],
      },
      source:
        'calculatorlib.com: arch calculator, 625, 1,159.12, 1,250, 106.26°; mpmath: 1250 arccos 0.6, √(625² - 250²) - 375',
    },
    {
      inputs: { givenSpan: 10, givenRise: 5, stations: 2 },
      results: { radius: 5, arc: 15.707963267949, angle: 180, depth: 0, area: 39.269908169872 },
      source: 'calculatorlib.com: arch calculator, half circle; by hand: 12.5π',
    },
    {
      inputs: { find: 'rise', givenSpan: '3 m', givenRadius: '2 m' },
      results: { rise: 67.71243444677, arc: 339.2248315926, angle: 97.18075578146 },
      cautions: ['smaller one'],
      source: 'mpmath: 2 - √1.75, 4 arcsin 0.75',
    },
    {
      inputs: { find: 'span', givenRadius: 13, givenRise: 8 },
      results: { span: 24, depth: 5, angle: 134.7602701039 },
      source: 'By hand: 2√(8 × 18), 13 - 8; 2 arcsin(12/13)',
    },
    {
      inputs: { find: 'span', givenRadius: 13, givenRise: 18 },
      results: { span: 24, depth: -5, angle: 225.2397298961 },
      cautions: ['more than half of the span'],
      source: 'By hand: the other arc of the same chord',
    },
    {
      inputs: { givenSpan: 10, givenRise: 8 },
      results: { radius: 5.5625, depth: -2.4375, diameter: 11.125 },
      cautions: ['more than half of the span'],
      source: 'By hand: 100/64 + 4, 5.5625 - 8',
    },
    {
      inputs: { givenSpan: 100, givenRise: 1 },
      results: { radius: 1250.5, depth: 1249.5 },
      cautions: ['so flat'],
      source: 'By hand: 10000/8 + 0.5',
    },
    {
      inputs: { find: 'rise', givenSpan: 100, givenRadius: 50.01 },
      results: { rise: 49.00995000125 },
      cautions: ['nearly the diameter', 'smaller one'],
      source: 'mpmath: 50.01 - √1.0001',
    },
    { inputs: { find: 'rise', givenSpan: 30, givenRadius: 14 }, refused: 'at least half', source: 'By hand: 28 < 30' },
    {
      inputs: { find: 'span', givenRise: 30, givenRadius: 14 },
      refused: 'less than the diameter',
      source: 'By hand: 30 > 28',
    },
  ],
  notes: [
    'For a circular arc alone: elliptical, pointed and parabolic arches have no single radius. Add the thickness of a frame or of the arch ring to the radius for its outer edge.',
  ],
  references: [
    { title: 'Weisstein: Sagitta, MathWorld', url: 'https://mathworld.wolfram.com/Sagitta.html' },
    { title: 'calculatorlib.com: Arch Calculator', url: 'https://calculatorlib.com/arch-calculator' },
  ],
});
