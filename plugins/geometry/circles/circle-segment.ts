import {
  choice,
  cosTurn,
  defineCalculator,
  type FigurePoint,
  findRoot,
  isAbove,
  isAtMost,
  isBelow,
  isNear,
  percent,
  quantity,
  sinTurn,
  sumOfProducts,
} from '@reckoner/engine';
import { area, length } from '../shared/fields.js';
import { looksLikeRadians } from '../shared/radians.js';
import { arcExcess } from './shared/bow.js';

/** Two of its measures give radius and central angle, and these the rest. */
export default defineCalculator({
  title: 'Circular segment and chord of a circle',
  description:
    'Chord, height, arc, area, perimeter and central angle of a circular segment, and the distance of the chord from the center, from the radius or the central angle with one more, or from the chord with height, distance or arc.',
  keywords: [
    'chord length',
    'segment of a circle',
    'area between arc and chord',
    'sagitta',
    'apothem of a chord',
    'distance of a chord from the center',
    'partly filled pipe cross-section',
    'circular cap area',
  ],
  aliases: ['chord-length'],
  related: ['circle-sector', 'circle-radius-from-chord-height', 'circle-geometry'],
  inputs: {
    known: choice(
      {
        angle: { label: 'Radius and central angle', also: ['radius and angle'] },
        height: { label: 'Radius and height', also: ['radius and sagitta', 'radius and depth'] },
        chord: { label: 'Radius and chord' },
        distance: { label: 'Radius and distance of the chord from the center', also: ['radius and apothem'] },
        arc: { label: 'Radius and arc', also: ['radius and arc length'] },
        area: { label: 'Radius and area' },
        'chord-height': { label: 'Chord and height', also: ['chord and sagitta', 'span and rise'] },
        'chord-distance': { label: 'Chord and its distance from the center', also: ['chord and apothem'] },
        'chord-arc': { label: 'Chord and arc', also: ['chord and arc length'] },
        'chord-angle': { label: 'Chord and central angle', also: ['chord and angle'] },
        'height-angle': { label: 'Height and central angle', also: ['height and angle'] },
        'distance-angle': { label: 'Distance from the center and central angle', also: ['distance and angle'] },
        'arc-angle': { label: 'Arc and central angle', also: ['arc and angle', 'arc length and angle'] },
        'area-angle': { label: 'Area and central angle', also: ['area and angle'] },
      },
      { label: 'Known', default: 'angle' },
    ),
    radius: {
      ...length,
      label: 'Radius',
      help: 'Half of the diameter.',
      symbol: 'r',
      when: { known: ['angle', 'height', 'chord', 'distance', 'arc', 'area'] },
    },
    angle: quantity('rad', {
      label: 'Central angle',
      unit: 'deg',
      symbol: '\\theta',
      above: 0,
      below: 360,
      when: { known: ['angle', 'chord-angle', 'height-angle', 'distance-angle', 'arc-angle', 'area-angle'] },
    }),
    chord: {
      ...length,
      label: 'Chord',
      symbol: 'c',
      when: { known: ['chord', 'chord-height', 'chord-distance', 'chord-arc', 'chord-angle'] },
    },
    height: {
      ...length,
      label: 'Height of the segment',
      help: 'From the middle of the chord to the arc, at a right angle.',
      symbol: 'h',
      when: { known: ['height', 'chord-height', 'height-angle'] },
    },
    distance: quantity('cm', {
      label: 'Distance of the chord from the center',
      symbol: 'd',
      min: 0,
      max: 1e12,
      when: { known: ['distance', 'chord-distance', 'distance-angle'] },
    }),
    arc: { ...length, label: 'Arc', symbol: 's', when: { known: ['arc', 'chord-arc', 'arc-angle'] } },
    area: { ...area, label: 'Area of the segment', when: { known: ['area', 'area-angle'] } },
    part: choice(
      {
        smaller: { label: 'The smaller one, without the center', also: ['minor', 'small'] },
        larger: { label: 'The larger one, with the center', also: ['major', 'large'] },
      },
      { label: 'Segment', default: 'smaller', when: { known: ['chord', 'distance', 'chord-distance'] } },
    ),
  },
  outputs: {
    segmentArea: quantity('cm^2', { label: 'Area of the segment', symbol: 'A' }),
    chordLength: quantity('cm', { label: 'Chord', symbol: 'c' }),
    segmentHeight: quantity('cm', { label: 'Height of the segment', symbol: 'h' }),
    arcLength: quantity('cm', { label: 'Arc', symbol: 's' }),
    centralAngle: quantity('rad', { label: 'Central angle', unit: 'deg', symbol: '\\theta' }),
    circleRadius: quantity('cm', { label: 'Radius', symbol: 'r' }),
    centerDistance: quantity('cm', { label: 'Distance of the chord from the center', symbol: 'd' }),
    perimeter: quantity('cm', { label: 'Perimeter of the segment', symbol: 'P' }),
    share: percent({ label: 'Share of the circle', symbol: 'p' }),
    diameter: quantity('cm', { label: 'Diameter', symbol: 'D' }),
  },
  formula: ({ known, radius, angle, chord, height, distance, arc, area, part }) => {
    const isLarger = part === 'larger';
    const { r, theta } =
      known === 'angle'
        ? { r: radius, theta: angle }
        : known === 'height'
          ? { r: radius, theta: 4 * Math.atan2(Math.sqrt(height), Math.sqrt(sumOfProducts([2, radius], [-1, height]))) }
          : known === 'chord'
            ? { r: radius, theta: subtended(chord / 2, besideOf(2 * radius, chord) / 2, isLarger) }
            : known === 'distance'
              ? { r: radius, theta: subtended(besideOf(radius, distance), distance, isLarger) }
              : known === 'arc'
                ? { r: radius, theta: arc / radius }
                : known === 'area'
                  ? { r: radius, theta: angleOfExcess((2 * area) / radius ** 2) }
                  : known === 'chord-height'
                    ? { r: chord ** 2 / (8 * height) + height / 2, theta: 4 * Math.atan2(2 * height, chord) }
                    : known === 'chord-distance'
                      ? {
                          r: Math.sqrt((chord / 2) ** 2 + distance ** 2),
                          theta: subtended(chord / 2, distance, isLarger),
                        }
                      : known === 'chord-arc'
                        ? fromChordAndArc(chord, arc)
                        : known === 'chord-angle'
                          ? { r: chord / (2 * sinTurn(angle / 2)), theta: angle }
                          : known === 'height-angle'
                            ? { r: height / (2 * Math.sin(angle / 4) ** 2), theta: angle }
                            : known === 'distance-angle'
                              ? { r: distance / Math.abs(cosTurn(angle / 2)), theta: angle }
                              : known === 'arc-angle'
                                ? { r: arc / angle, theta: angle }
                                : { r: Math.sqrt((2 * area) / arcExcess(angle)), theta: angle };
    const chordLength =
      known === 'height'
        ? 2 * Math.sqrt(height * sumOfProducts([2, radius], [-1, height]))
        : known === 'distance'
          ? 2 * besideOf(radius, distance)
          : known.startsWith('chord')
            ? chord
            : 2 * r * sinTurn(theta / 2);
    const segmentHeight =
      known === 'height' || known === 'chord-height' || known === 'height-angle'
        ? height
        : known === 'distance'
          ? sumOfProducts([radius], [isLarger ? 1 : -1, distance])
          : 2 * r * Math.sin(theta / 4) ** 2;
    const centerDistance =
      known === 'distance' || known === 'chord-distance' || known === 'distance-angle'
        ? distance
        : known === 'height'
          ? Math.abs(sumOfProducts([radius], [-1, height]))
          : known === 'chord'
            ? besideOf(2 * radius, chord) / 2
            : known === 'chord-height'
              ? (Math.abs(sumOfProducts([0.5, chord], [-1, height])) * (chord / 2 + height)) / (2 * height)
              : r * Math.abs(cosTurn(theta / 2));
    const arcLength = known === 'arc' || known === 'chord-arc' || known === 'arc-angle' ? arc : r * theta;
    return {
      segmentArea: known === 'area' || known === 'area-angle' ? area : (r ** 2 * arcExcess(theta)) / 2,
      chordLength,
      segmentHeight,
      arcLength,
      centralAngle: theta,
      circleRadius: r,
      centerDistance,
      perimeter: arcLength + chordLength,
      share: arcExcess(theta) / (2 * Math.PI),
      diameter: 2 * r,
    };
  },
  shown: ({ circleRadius, centralAngle, arcLength, chordLength, segmentArea }) => ({
    segmentArea: undefined,
    chordLength: undefined,
    segmentHeight: 2 * circleRadius * Math.sin(centralAngle / 4) ** 2,
    arcLength: circleRadius * centralAngle,
    centerDistance: circleRadius * Math.abs(Math.cos(centralAngle / 2)),
    perimeter: arcLength + chordLength,
    share: segmentArea / (Math.PI * circleRadius ** 2),
    centralAngle: undefined,
    circleRadius: undefined,
  }),
  stepwise: [
    'The chord is $c = 2r\\sin\\frac{\\theta}{2}$.',
    'The segment is the sector without, or with, the triangle at the center: $A = \\frac{r^2}{2}(\\theta - \\sin\\theta)$.',
    'The radius and the central angle follow from what is known: of the radius with the chord $\\theta = 2\\arcsin\\frac{c}{2r}$, with the height $\\theta = 2\\arccos\\left(1 - \\frac{h}{r}\\right)$, with the arc $\\theta = \\frac{s}{r}$; of chord and height $r = \\frac{c^2}{8h} + \\frac{h}{2}$, of the angle with the arc $r = \\frac{s}{\\theta}$, with the distance $r = \\frac{d}{|\\cos(\\theta/2)|}$, with the area $r = \\sqrt{\\frac{2A}{\\theta - \\sin\\theta}}$.',
  ],
  requires: [
    {
      that: ({ radius, height }) => height < 2 * radius,
      field: 'height',
      says: 'The height, {height}, must be less than the diameter: twice the radius of {radius}.',
    },
    {
      that: ({ radius, chord }) => isAtMost(chord, 2 * radius),
      field: 'chord',
      says: 'The chord, {chord}, must not be longer than the diameter: twice the radius of {radius}.',
    },
    {
      that: ({ radius, distance }) => distance < radius,
      field: 'distance',
      says: 'The distance from the center, {distance}, must be less than the radius, {radius}: else there is no chord.',
    },
    {
      that: ({ radius, arc }) => isBelow(arc, 2 * Math.PI * radius),
      field: 'arc',
      says: 'The arc, {arc}, must be shorter than the whole circle with the radius {radius}.',
    },
    {
      that: ({ radius, area }) => isBelow(area, Math.PI * radius ** 2),
      field: 'area',
      says: 'The area, {area}, must be smaller than that of the whole circle with the radius {radius}.',
    },
    {
      that: ({ chord, arc }) => isBelow(chord, arc),
      field: 'arc',
      says: 'The arc, {arc}, must be longer than its chord, {chord}.',
    },
    {
      that: ({ known, distance, angle }) =>
        known !== 'distance-angle' || (distance > 0 && !isNear(angle, Math.PI, 1e-12)),
      field: 'distance',
      says: 'A chord through the center has the central angle 180° and the distance 0 in every circle: of {distance} and {angle} no radius follows. Send another measure in place of one of them.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ angle }) => angle !== undefined && looksLikeRadians(angle),
      says: 'The angle, {angle}, looks like one in radians. If it is, send it with the unit rad.',
    },
    {
      level: 'note',
      when: ({ share }) => isAbove(share, 0.5),
      says: 'This is the larger segment, which has the center of the circle in it. The smaller one on the other side of the chord has the rest of the circle.',
    },
    {
      level: 'note',
      when: ({ known, part, share }) =>
        (known === 'chord' || known === 'distance' || known === 'chord-distance') &&
        part === 'smaller' &&
        isBelow(share, 0.5),
      says: 'The chord cuts off two segments, and the smaller one is told. For the one with the center choose the larger one.',
    },
    {
      level: 'caution',
      when: ({ known, chordLength, segmentHeight }) =>
        known !== 'chord-arc' && isBelow(50 * segmentHeight, chordLength),
      says: 'The segment is very flat, its height less than a fiftieth of its chord: check that what was sent is in the right units.',
    },
    {
      level: 'caution',
      when: ({ known, share }) => known === 'area' && isAbove(share, 0.995),
      says: 'The area is nearly that of the whole circle: chord, height and central angle then hang on its last digits. If it is rounded, measure the chord or the height in place of it.',
    },
    {
      level: 'caution',
      when: ({ known, centerDistance, circleRadius }) =>
        known === 'distance-angle' && isBelow(50 * centerDistance, circleRadius),
      says: 'The chord is nearly through the center: the radius then hangs on the last digits of angle and distance. Measure the chord in place of one of them.',
    },
    {
      level: 'caution',
      when: ({ known, chord, arc }) => known === 'chord-arc' && isNear(arc, chord, 1e-3 * arc),
      says: 'Chord and arc differ by less than a thousandth: radius and height then hang on the last digits of both. Measure the height in place of the arc.',
    },
  ],
  explanation:
    'A chord of {chordLength}, {centerDistance|{|centerDistance|} from|through|{|centerDistance|} from} the center of a circle of radius {circleRadius} (diameter {diameter}), cuts off a segment {segmentHeight} high with the arc {arcLength}, the central angle {centralAngle} and the area {segmentArea}, {share} of the circle.',
  figure: {
    kind: 'drawing',
    title: 'Circular segment',
    draw: ({ circleRadius, centralAngle, segmentHeight }) => {
      const half = centralAngle / 2;
      const at = (turn: number): FigurePoint => [circleRadius * Math.sin(turn), circleRadius * Math.cos(turn)];
      const level = circleRadius - segmentHeight;
      return [
        { shape: 'circle', center: [0, 0], radius: circleRadius, fill: false },
        {
          shape: 'polygon',
          color: 3,
          points: Array.from({ length: 91 }, (_, step) => at(-half + (centralAngle * step) / 90)),
        },
        { shape: 'line', points: [at(-half), at(half)], label: 'c', of: 'chordLength' },
        {
          shape: 'line',
          color: 2,
          points: [
            [0, level],
            [0, circleRadius],
          ],
          label: 'h',
          of: 'segmentHeight',
        },
        { shape: 'line', dashed: true, points: [[0, 0], at(half)], label: 'r', of: 'circleRadius' },
        { shape: 'point', at: [0, 0] },
      ];
    },
  },
  examples: [
    {
      inputs: { radius: 5, angle: 60 },
      results: {
        chordLength: 5,
        segmentArea: 2.264651842652,
        segmentHeight: 0.6698729810778,
        share: 2.883444281122,
        centerDistance: 4.330127018922,
      },
      source: 'By hand: an equilateral triangle; 25(π/3 - √3/2)/2; 5 - 5√3/2; 1/6 - √3/(4π)',
    },
    {
      inputs: { known: 'chord-height', chord: 1.2, height: 0.5 },
      results: {
        circleRadius: 0.61,
        centralAngle: '159.22',
        arcLength: 1.69516139392,
        segmentArea: 0.4510242251456,
        centerDistance: 0.11,
      },
      source:
        'calculatorlib.com: circular segment area from chord and height, 0.61 and 159.22°; mpmath: 2 arccos(0.11/0.61), as the page rounds on the way; by hand: 0.61 - 0.5',
    },
    {
      inputs: { known: 'height', radius: 10, height: 4 },
      results: {
        segmentArea: '44.729522',
        centralAngle: '106.260205',
        chordLength: 16,
        arcLength: '18.545904',
        centerDistance: 6,
        perimeter: '34.545904',
        diameter: 20,
      },
      source: 'keisoku.magicgifted.com: circular segment area (radius and height); by hand: 10 - 4, the sum, 2 × 10',
    },
    {
      inputs: { known: 'height', radius: 2.5, height: 4 },
      results: { segmentArea: '16.839', chordLength: 4 },
      cautions: ['the larger segment'],
      source: 'codecogs.com: maths/geometry/area/circle, table; by hand: 2√(4 × 1)',
    },
    {
      inputs: { known: 'angle', radius: 10, angle: 180 },
      results: { chordLength: 20, segmentHeight: 10, centerDistance: 0, segmentArea: 157.0796326794897, share: 50 },
      source: 'By hand: a half circle',
    },
    {
      inputs: { known: 'chord', radius: 13, chord: 24 },
      results: { centerDistance: 5, segmentHeight: 8, centralAngle: 134.7602701039, segmentArea: 138.7448799991 },
      cautions: ['two segments'],
      source: 'mpmath: 2 arcsin(12/13), half base times height taken from the sector; by hand: 5-12-13',
    },
    {
      inputs: { known: 'chord', radius: 13, chord: 24, part: 'larger' },
      results: { centerDistance: 5, segmentHeight: 18, centralAngle: 225.2397298961, segmentArea: 392.1842784576 },
      cautions: ['the larger segment'],
      source: 'mpmath: 169π less the smaller one; by hand: 13 + 5',
    },
    {
      inputs: { known: 'distance', radius: 5, distance: 3 },
      results: { chordLength: 8, segmentHeight: 2, centralAngle: 106.2602047083 },
      cautions: ['two segments'],
      source: 'By hand: 2√(25 - 9), 5 - 3, 2 arccos 0.6',
    },
    {
      inputs: { known: 'arc', radius: 5, arc: 10 },
      results: { centralAngle: 114.5915590262, chordLength: 8.414709848079, segmentArea: 13.63378216468 },
      source: 'By hand: 2 rad; 10 sin 1; 25(2 - sin 2)/2',
    },
    {
      inputs: { known: 'area', radius: 1, area: 1.570796326794897 },
      results: { centralAngle: '180.0000000', segmentHeight: '1.000000000' },
      source: 'By hand: half of the unit circle',
    },
    {
      inputs: { known: 'area', radius: 10, area: 44.72952180016 },
      results: { segmentHeight: '4.0000000000', chordLength: '16.000000000' },
      source: 'By hand: as above, 100(arccos 0.6 - 0.48)',
    },
    {
      inputs: { known: 'area', radius: 5, area: 78.5 },
      results: { chordLength: '1.3344188228', centralAngle: '344.66293773' },
      cautions: ['nearly that of the whole circle', 'the larger segment'],
      source: 'mpmath: x - sin x = 2 × 78.5/25; 78.5 is 25π to three digits',
    },
    {
      inputs: { known: 'chord-distance', chord: 8, distance: 3 },
      results: { circleRadius: 5, segmentHeight: 2 },
      cautions: ['two segments'],
      source: 'By hand: √(16 + 9), 5 - 3',
    },
    {
      inputs: { known: 'chord-arc', chord: 8.414709848078965, arc: 10 },
      results: { circleRadius: '5.000000000', centralAngle: '114.59155903' },
      source: 'By hand: as above, 10 sin 1',
    },
    {
      inputs: { known: 'chord-arc', chord: 1000, arc: 1000.0001 },
      results: { circleRadius: '645497.3115', segmentHeight: '0.19364917' },
      cautions: ['last digits of both'],
      source: 'mpmath: sin x = x × 1000/1000.0001',
    },
    {
      inputs: { known: 'chord-angle', chord: 10, angle: 90 },
      results: { circleRadius: 7.071067811865, segmentArea: 14.269908169872 },
      source: 'By hand: 10/√2; 25(π/2 - 1)',
    },
    {
      inputs: { known: 'height-angle', height: 2, angle: 120 },
      results: { circleRadius: 4, chordLength: 6.928203230276 },
      source: 'By hand: r/2 is the height; 4√3',
    },
    {
      inputs: { known: 'distance-angle', distance: 2, angle: 120 },
      results: { circleRadius: 4, segmentHeight: 2, chordLength: 6.928203230276, centerDistance: 2 },
      source: 'By hand: the distance is r/2; 4√3',
    },
    {
      inputs: { known: 'arc-angle', arc: 10, angle: '2 rad' },
      results: { circleRadius: 5, arcLength: 10, segmentArea: 13.63378216468 },
      source: 'By hand: 10/2; 25(2 - sin 2)/2',
    },
    {
      inputs: { known: 'area-angle', area: 14.269908169872, angle: 90 },
      results: { circleRadius: '7.0710678119', chordLength: '10.000000000' },
      source: 'By hand: 50(π/2 - 1)/2 of the radius √50',
    },
    {
      inputs: { known: 'distance-angle', distance: 1, angle: 179 },
      results: { circleRadius: 114.5930134801 },
      cautions: ['nearly through the center'],
      source: 'mpmath: 1/cos 89.5°',
    },
    {
      inputs: { known: 'distance-angle', distance: 0, angle: 180 },
      refused: 'through the center',
      source: 'By definition: any radius',
    },
    {
      inputs: { known: 'chord-height', chord: 101, height: 2 },
      results: { circleRadius: 638.5625, centerDistance: 636.5625 },
      cautions: ['very flat'],
      source: 'By hand: 10201/16 + 1, less 2',
    },
    {
      inputs: { radius: 5, angle: 1.5708 },
      results: { chordLength: 0.1370738665646 },
      cautions: ['in radians', 'very flat'],
      source: 'mpmath: 10 sin 0.7854°',
    },
    {
      inputs: { known: 'height', radius: 5, height: 10 },
      refused: 'less than the diameter',
      source: 'By hand: 10 = 10',
    },
    {
      inputs: { known: 'chord', radius: 5, chord: 11 },
      refused: 'longer than the diameter',
      source: 'By hand: 11 > 10',
    },
    { inputs: { known: 'distance', radius: 5, distance: 5 }, refused: 'there is no chord', source: 'By hand: 5 = 5' },
    { inputs: { known: 'arc', radius: 1, arc: 7 }, refused: 'the whole circle', source: 'By hand: 2π < 7' },
    { inputs: { known: 'area', radius: 1, area: 4 }, refused: 'the whole circle', source: 'By hand: π < 4' },
    { inputs: { known: 'chord-arc', chord: 10, arc: 10 }, refused: 'longer than its chord', source: 'By hand: equal' },
    {
      inputs: { known: 'distance', radius: 5, distance: 3, part: 'larger' },
      results: { chordLength: 8, segmentHeight: 8, centralAngle: 253.7397952917 },
      cautions: ['the larger segment'],
      source: 'By hand: 2√(25 - 9), 5 + 3, 360° - 2 arccos 0.6',
    },
  ],
  references: [
    {
      title: 'Weisstein: Circular Segment, CRC Concise Encyclopedia of Mathematics',
      url: 'https://archive.lib.msu.edu/crcmath/math/math/s/s141.htm',
    },
    { title: 'Bronshtein et al.: Handbook of Mathematics, 6th ed., §3.1.6', isbn: '978-3-662-46220-1' },
  ],
});

/** The other leg of a right triangle; 0 where the leg is the hypotenuse but for its last digits. */
const besideOf = (r: number, leg: number) => Math.sqrt(Math.max(0, sumOfProducts([r, r], [-1, leg, leg])));

/** The angle of a chord with this half, so far from the center, on the one or the other side of it. */
const subtended = (half: number, distance: number, isLarger: boolean) =>
  2 * Math.atan2(half, isLarger ? -distance : distance);

/** The angle x with x - sin x = excess. */
const angleOfExcess = (excess: number) => findRoot((x) => arcExcess(x) - excess, 0, 2 * Math.PI);

/** Half of the angle is the x with sin x / x = chord / arc. */
function fromChordAndArc(chord: number, arc: number) {
  const missing = sumOfProducts([arc], [-1, chord]) / arc;
  const half = findRoot((x) => arcExcess(x) - missing * x, Math.sqrt(missing), Math.PI);
  return { r: arc / (2 * half), theta: 2 * half };
}
