import { choice, constant, defineCalculator, isAbove, isAtLeast, number, quantity } from '@reckoner/engine';

/** Take-up of a 90° bend with a hand bender, by trade size of EMT, in inches. */
const TAKE_UPS = {
  half: { label: '1/2 in EMT: 5 in', value: 5 },
  threeQuarter: { label: '3/4 in EMT: 6 in', value: 6 },
  one: { label: '1 in EMT: 8 in', value: 8 },
  oneQuarter: { label: '1 1/4 in EMT: 11 in', value: 11 },
  own: { label: 'Own take-up, as stamped on the bender', value: 0 },
} as const;

const INCH = constant(0.0254, 'm');

/** What two straight pieces that meet at a bend are longer than the arc: R (2 tan(θ/2) − θ). */
function gained(radius: number, angle: number) {
  return radius * (2 * Math.tan(angle / 2) - angle);
}

/** Angle of the sloping pieces to the wall: of a three-point saddle half of the middle bend. */
function slope(bend: 'offset' | 'saddle3' | 'saddle4' | 'stub', angle: number) {
  return bend === 'saddle3' ? angle / 2 : angle;
}

/** Triangles: distance = height/sin θ, shrink = height × tan(θ/2). */
export default defineCalculator({
  title: 'Conduit offset bend',
  description:
    'Marks for bending conduit: distance between bends and shrink of an offset or a three- or four-point saddle, or the mark and gain of a 90° stub.',
  keywords: [
    'conduit bending',
    'offset multiplier',
    'shrink per inch',
    'three point saddle',
    'four point saddle',
    'EMT bending',
    'stub up take-up',
    'conduit gain',
  ],
  related: ['conduit-fill-nec'],
  inputs: {
    bend: choice(
      {
        offset: 'Offset',
        saddle3: 'Three-point saddle',
        saddle4: 'Four-point saddle',
        stub: '90° stub',
      },
      { label: 'Bend', default: 'offset' },
    ),
    height: quantity('m', {
      label: 'Height of the offset or obstacle',
      unit: 'in',
      symbol: 'h',
      above: 0,
      max: 1200,
      usual: [0.5, 60],
      when: { bend: ['offset', 'saddle3', 'saddle4'] },
    }),
    angle: quantity('rad', {
      label: 'Bend angle',
      help: 'Of a three-point saddle that of the middle bend, twice that of the outer ones.',
      unit: 'deg',
      symbol: '\\theta',
      min: 5,
      max: 90,
      usual: [10, 60],
      default: 30,
      when: { bend: ['offset', 'saddle3', 'saddle4'] },
    }),
    distance: quantity('m', {
      label: 'Distance from the end of the conduit to the obstacle',
      help: 'To where the offset must have its height, the near edge of a four-point saddle, or the middle of a three-point saddle.',
      unit: 'in',
      symbol: 'D',
      above: 0,
      max: 1200,
      usual: [2, 240],
      optional: true,
      when: { bend: ['offset', 'saddle3', 'saddle4'] },
    }),
    width: quantity('m', {
      label: 'Width of the obstacle with clearance',
      unit: 'in',
      symbol: 'W',
      above: 0,
      max: 1200,
      usual: [1, 120],
      when: { bend: 'saddle4' },
    }),
    stub: quantity('m', {
      label: 'Length of the stub, to the back of the bend',
      unit: 'in',
      symbol: 'S',
      above: 0,
      max: 1200,
      usual: [6, 120],
      when: { bend: 'stub' },
    }),
    bender: choice(TAKE_UPS, { label: 'Hand bender', default: 'half', when: { bend: 'stub' } }),
    takeUp: quantity('m', {
      label: 'Take-up of the bender',
      unit: 'in',
      symbol: 'T',
      above: 0,
      max: 60,
      usual: [3, 30],
      when: { bender: 'own' },
    }),
    radius: quantity('m', {
      label: 'Bend radius, to the middle of the conduit',
      help: 'Left out, bends are taken as sharp, as the usual multipliers do.',
      unit: 'in',
      symbol: 'R',
      above: 0,
      max: 240,
      usual: [2, 48],
      optional: true,
    }),
  },
  outputs: {
    spacing: quantity('m', { label: 'Distance between bends', unit: 'in', symbol: 'd', places: 3, optional: true }),
    multiplier: number({ label: 'Multiplier, 1/sin', symbol: 'm', places: 3, optional: true }),
    shrink: quantity('m', { label: 'Shrink of each slope', unit: 'in', symbol: 's', places: 3, optional: true }),
    run: quantity('m', { label: 'Each slope along the wall', unit: 'in', symbol: 'r', places: 3, optional: true }),
    first: quantity('m', { label: 'First mark from the end', unit: 'in', symbol: 'M_1', places: 3, optional: true }),
    second: quantity('m', { label: 'Second mark from the end', unit: 'in', symbol: 'M_2', places: 3, optional: true }),
    third: quantity('m', { label: 'Third mark from the end', unit: 'in', symbol: 'M_3', places: 3, optional: true }),
    fourth: quantity('m', { label: 'Fourth mark from the end', unit: 'in', symbol: 'M_4', places: 3, optional: true }),
    gain: quantity('m', {
      label: 'Gain of the 90° bend along its middle',
      unit: 'in',
      symbol: 'G',
      places: 3,
      optional: true,
    }),
    turned: quantity('rad', { label: 'All bends together', unit: 'deg', symbol: '\\theta_t', places: 1 }),
  },
  formula: ({ bend, height, angle, distance, width, stub, bender, takeUp, radius }) => {
    if (bend === 'stub') {
      return {
        first: stub - (bender === 0 ? takeUp : bender * INCH),
        gain: radius === undefined ? undefined : gained(radius, Math.PI / 2),
        turned: Math.PI / 2,
      };
    }
    const sloped = slope(bend, angle);
    const outer = radius === undefined ? 0 * INCH : gained(radius, sloped);
    const inner = radius === undefined ? 0 * INCH : gained(radius, angle);
    const run = height / Math.tan(sloped);
    const spacing = height / Math.sin(sloped) - (outer + inner) / 2;
    const shrink = height * Math.tan(sloped / 2) - outer - (bend === 'saddle3' ? inner / 2 : inner);
    const first = distance === undefined ? undefined : distance - run - outer / 2;
    const second = first === undefined ? undefined : first + spacing;
    return {
      spacing,
      multiplier: 1 / Math.sin(sloped),
      shrink,
      run,
      first,
      second,
      third:
        second === undefined
          ? undefined
          : bend === 'saddle3'
            ? second + spacing
            : bend === 'saddle4'
              ? second + width - inner
              : undefined,
      fourth: second === undefined || bend !== 'saddle4' ? undefined : second + width - inner + spacing,
      turned: (bend === 'saddle4' ? 4 : 2) * angle,
    };
  },
  shown: ({ bend, height, angle, radius, stub, takeUp, bender }) => ({
    spacing:
      bend === 'stub' || radius !== undefined ? undefined : height / Math.sin(bend === 'saddle3' ? angle / 2 : angle),
    multiplier: undefined,
    shrink:
      bend === 'stub' || radius !== undefined
        ? undefined
        : height * Math.tan((bend === 'saddle3' ? angle / 2 : angle) / 2),
    run: bend === 'stub' ? undefined : height / Math.tan(bend === 'saddle3' ? angle / 2 : angle),
    first: bend === 'stub' && bender === 0 ? stub - takeUp : undefined,
    second: undefined,
    third: undefined,
    fourth: undefined,
    gain: undefined,
    turned: undefined,
  }),
  stepwise: [
    'With the slope a, the bend angle, or half of it for a three-point saddle: the distance between bends is h/sin a, the shrink h × tan(a/2), and the slope along the wall h/tan a.',
    'With a radius R each bend of an angle b is shorter by its gain R × (2 tan(b/2) − b): the distance between bends by half the gains of both, the shrink by the gains on its slope.',
    'The first mark is the distance to the obstacle less the slope along the wall; the next marks follow at the distance between bends, and over a four-point saddle at the width. Marks are at the middle of the bends.',
    'The mark of a stub is its length less the take-up of the bender.',
  ],
  requires: [
    {
      that: ({ stub, bender }) => bender === 0 || isAbove(stub, bender * INCH),
      field: 'stub',
      says: 'The stub is not longer than the take-up of the bender: it cannot be bent so short.',
    },
    {
      that: ({ stub, takeUp }) => stub > takeUp,
      field: 'stub',
      says: 'The stub is not longer than the take-up of the bender: it cannot be bent so short.',
    },
    {
      that: ({ stub, radius }) => radius < stub,
      field: 'radius',
      says: 'A bend of the radius {radius} does not fit in a stub of {stub}.',
    },
    {
      that: ({ bend, height, angle, distance }) => isAbove(distance, height / Math.tan(slope(bend, angle))),
      field: 'distance',
      says: 'The slope is longer than the {distance} to the obstacle: take a steeper angle, or begin farther away.',
    },
    {
      that: ({ bend, height, angle, distance, radius }) =>
        isAbove(distance, height / Math.tan(slope(bend, angle)) + radius * Math.tan(slope(bend, angle) / 2)),
      field: 'distance',
      says: 'The first bend of this radius does not fit before the slope: begin farther away.',
    },
    {
      that: ({ bend, height, angle, radius }) =>
        isAtLeast(
          height / Math.sin(slope(bend, angle)),
          radius * (Math.tan(slope(bend, angle) / 2) + Math.tan(angle / 2)),
        ),
      field: 'radius',
      says: 'Two bends of this radius do not fit between: take a smaller angle or a smaller radius.',
    },
    {
      that: ({ angle, radius, width }) => isAtLeast(width, 2 * radius * Math.tan(angle / 2)),
      field: 'width',
      says: 'The two upper bends of this radius do not fit over the width: take a smaller angle or a wider saddle.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ bend, angle, radius }) =>
        bend !== 'stub' && radius === undefined && isAbove(angle, constant(0.785399, 'rad')),
      says: 'Above 45° the roundness of the bends shortens the distance by more than the usual multipliers tell: enter the bend radius.',
    },
    {
      level: 'note',
      when: ({ bend, angle }) => bend === 'saddle4' && isAbove(angle, constant(0.785399, 'rad')),
      says: 'The saddle uses more than half of the 360° that the NEC allows between pull points (358.26 and others).',
    },
  ],
  explanation: ({ bend, distance, radius, gain }) => {
    if (bend === 'stub')
      return `Mark {first} from the end for a stub of {stub}.${
        gain === undefined
          ? ''
          : ' Along its middle the bend is {gain} shorter than its two legs; measured to the backs, by the outside diameter of the conduit more.'
      }`;
    const round = radius === undefined ? ', taken as sharp' : ' with a bend radius of {radius}';
    const marks =
      distance === undefined
        ? ''
        : bend === 'offset'
          ? ' Mark {first} and {second} from the end.'
          : bend === 'saddle3'
            ? ' Mark {first}, {second} (the middle bend) and {third} from the end.'
            : ' Mark {first}, {second}, {third} and {fourth} from the end.';
    return bend === 'saddle3'
      ? `A middle bend of {angle} and outer ones of half of it over {height} are {spacing} apart${round}; each slope shrinks by {shrink}.${marks}`
      : `Bends of {angle} for {height} are {spacing} apart${round}; each slope shrinks by {shrink}.${marks}`;
  },
  figure: {
    kind: 'drawing',
    title: 'Bend',
    draw: ({ bend, height, run, stub, width }) => {
      if (bend === 'stub') {
        return [
          {
            shape: 'line',
            points: [
              [0, stub],
              [0, 0],
              [stub, 0],
            ],
          },
          { shape: 'dimension', from: [0, 0], to: [0, stub], of: 'stub' },
        ];
      }
      const tail = 0.6 * run!;
      const flat = bend === 'saddle4' ? width : 0;
      const up = run!;
      const line =
        bend === 'offset'
          ? [
              [-tail, 0],
              [0, 0],
              [up, height],
              [up + tail, height],
            ]
          : [
              [-tail, 0],
              [0, 0],
              [up, height],
              [up + flat, height],
              [2 * up + flat, 0],
              [2 * up + flat + tail, 0],
            ];
      return [
        { shape: 'line', points: line as [number, number][] },
        { shape: 'dimension', from: [up, 0], to: [up, height], of: 'height' },
      ];
    },
  },
  examples: [
    {
      inputs: { height: 6, distance: 40 },
      results: {
        spacing: 12,
        multiplier: 2,
        shrink: 1.607695155,
        run: 10.39230485,
        first: 29.60769515,
        second: 41.60769515,
        turned: 60,
      },
      source: 'Python 3.11; by hand 2 × 6, and 40 + shrink for the second mark',
    },
    {
      inputs: { bend: 'saddle3', height: 3, angle: 45, distance: 30 },
      results: {
        spacing: 7.839377789,
        multiplier: 2.61312593,
        shrink: 0.5967371021,
        first: 22.75735931,
        second: 30.5967371,
        third: 38.43611489,
        turned: 90,
      },
      source: 'Python 3.11: 2.613 × 3; the trade has 2.5 and 3/16 in per inch',
    },
    {
      inputs: { bend: 'saddle4', height: 8, distance: 50, width: 12, radius: 5 },
      results: {
        spacing: 15.93850195,
        shrink: 2.020597447,
        first: 36.11284452,
        second: 52.05134647,
        third: 63.98984842,
        fourth: 79.92835038,
        turned: 120,
      },
      source: 'Python 3.11: arcs and straight pieces added',
    },
    {
      inputs: { bend: 'saddle4', height: 4, angle: 60, width: 10 },
      results: { spacing: 4.618802154, turned: 240 },
      cautions: ['Above 45°', 'more than half of the 360°'],
      source: 'Python 3.11',
    },
    {
      inputs: { bend: 'saddle3', height: 6, angle: 60, radius: 4 },
      results: { spacing: 11.76039481, shrink: 1.343490743 },
      source: 'Python 3.11: arcs and straight pieces added',
    },
    {
      inputs: { bend: 'stub', stub: 12, radius: 4.5 },
      results: { first: 7, gain: 1.931416529, turned: 90 },
      source: 'By hand: 12 − 5; Python 3.11: 4.5 × (2 − π/2)',
    },
    {
      inputs: { bend: 'stub', stub: 15, bender: 'own', takeUp: 7.5 },
      results: { first: 7.5 },
      source: 'By hand: 15 − 7.5',
    },
    {
      inputs: { height: 2, angle: 90, radius: 1 },
      results: { spacing: 1.570796327, multiplier: 1 },
      source: 'Python 3.11: two quarter circles of 1 in that meet, exactly the limit',
    },
    { inputs: { bend: 'stub', stub: 5 }, refused: 'cannot be bent so short', source: 'By hand' },
    {
      inputs: { bend: 'stub', stub: 5, bender: 'own', takeUp: 6 },
      refused: 'cannot be bent so short',
      source: 'By hand',
    },
    { inputs: { bend: 'stub', stub: 12, radius: 12 }, refused: 'does not fit in a stub', source: 'By hand' },
    { inputs: { height: 6, distance: 10 }, refused: 'slope is longer', source: 'By hand' },
    {
      inputs: { height: 6, distance: 10.5, radius: 4 },
      refused: 'does not fit before',
      source: 'By hand: 10.39 + 4 × tan 15°',
    },
    { inputs: { height: 2, angle: 90, radius: 1.2 }, refused: 'do not fit between', source: 'By hand' },
    {
      inputs: { bend: 'saddle4', height: 8, width: 2, radius: 5 },
      refused: 'do not fit over the width',
      source: 'By hand',
    },
  ],
  notes: [
    'Between bends of the same angle the distance is the same at any mark of the bender; a three-point saddle has its middle bend at the notch and its outer bends at the arrow, so that trial and the stamp on the bender decide. Trade tables round: 2.6 for 22.5°, 2.5 for a three-point saddle of 45°, a shrink of 1/4 in per inch for 30° and of 3/16 in for 22.5°.',
    'Take-ups are those of common hand benders (5, 6, 8 and 11 in): the stamp on the bender goes first. Radii have least values by trade size (NEC Chapter 9, Table 2).',
  ],
  references: [
    {
      title:
        'Gardner Bender: 962H operating instructions (EMT hand bender): deducts of 5, 6 and 8 in, saddle of 45° with 2 1/2 and 3/16 in per inch, offset of 30° with 2 times the height',
    },
    { title: 'Distances and shrink by plane trigonometry: multipliers are cosecants, as stamped on hand benders' },
  ],
});
