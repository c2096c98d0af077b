import { constant, defineCalculator, isAbove, noResult, quantity, rows, sorted, sum, table } from '@reckoner/engine';
import { elasticModulus, momentOfInertia, span } from '../shared/beam.js';
import { beamShapes, loadArrow, reactionArrow, stationsOf, stripArrows, upwardArrow } from '../shared/beam-drawing.js';

const STATIONS = 20;

/** Superposition on a simple span with Macaulay's brackets; the largest moment stands where the shear changes its sign. */
export default defineCalculator({
  title: 'Beam shear and moment diagrams',
  description:
    'Reactions, largest moment and table of shear, moment and deflection of a simple beam under several loads.',
  keywords: ['shear diagram', 'moment diagram', 'superposition', 'several loads', 'simply supported beam', 'SFD BMD'],
  inputs: {
    span,
    pointLoads: rows(
      {
        position: quantity('m', { label: 'Distance from the left', min: 0, max: 200 }),
        load: quantity('N', { label: 'Load downward', unit: 'kN', usual: [-10000, 10000], min: -1e6, max: 1e6 }),
      },
      { label: 'Point loads', maxItems: 30, optional: true },
    ),
    uniformLoads: rows(
      {
        start: quantity('m', { label: 'From', min: 0, max: 200 }),
        end: quantity('m', { label: 'To', min: 0, max: 200 }),
        load: quantity('N/m', { label: 'Load downward', unit: 'kN/m', usual: [-1000, 1000], min: -1e5, max: 1e5 }),
      },
      { label: 'Uniform loads', maxItems: 30, optional: true },
    ),
    elasticModulus,
    momentOfInertia,
  },
  outputs: {
    largestMoment: quantity('N*m', {
      label: 'Largest moment in size',
      help: 'Positive: the beam sags; negative: it hogs.',
      unit: 'kN*m',
      symbol: 'M',
    }),
    momentPosition: quantity('m', { label: 'Its distance from the left', symbol: 'x_M', places: 3 }),
    leftReaction: quantity('N', { label: 'Left reaction', unit: 'kN', symbol: 'R_A' }),
    rightReaction: quantity('N', { label: 'Right reaction', unit: 'kN', symbol: 'R_B' }),
    midspanDeflection: quantity('m', { label: 'Deflection at midspan', unit: 'mm', symbol: '\\delta', optional: true }),
    diagram: table(
      {
        position: quantity('m', { label: 'Position', places: 3 }),
        shear: quantity('N', { label: 'Shear', unit: 'kN', places: 2 }),
        moment: quantity('N*m', { label: 'Moment', unit: 'kN*m', places: 2 }),
        deflection: quantity('m', { label: 'Deflection', unit: 'mm', places: 2, optional: true }),
      },
      { label: 'Diagram' },
    ),
  },
  formula: ({ span, pointLoads, uniformLoads, elasticModulus, momentOfInertia }) => {
    const points = pointLoads ?? [];
    const strips = uniformLoads ?? [];
    if (points.length + strips.length === 0) throw noResult('Give at least one load.');
    let total = constant(0, 'N');
    let leftReaction = constant(0, 'N');
    for (const { position, load } of points) {
      total += load;
      leftReaction += (load * (span - position)) / span;
    }
    for (const { start, end, load } of strips) {
      total += load * (end - start);
      leftReaction += (load * (end - start) * (span - (start + end) / 2)) / span;
    }
    const after = (x: number, from: number) => Math.max(0, x - from);
    const shearAt = (x: number) => {
      let shear = leftReaction;
      for (const { position, load } of points) if (x > position) shear -= load;
      for (const { start, end, load } of strips) shear -= load * (after(x, start) - after(x, end));
      return shear;
    };
    const momentAt = (x: number) => {
      let moment = leftReaction * x;
      for (const { position, load } of points) moment -= load * after(x, position);
      for (const { start, end, load } of strips) moment -= (load * (after(x, start) ** 2 - after(x, end) ** 2)) / 2;
      return moment;
    };
    const bendAt = (x: number) => {
      let bend = (leftReaction * x ** 3) / 6;
      for (const { position, load } of points) bend -= (load * after(x, position) ** 3) / 6;
      for (const { start, end, load } of strips) bend -= (load * (after(x, start) ** 4 - after(x, end) ** 4)) / 24;
      return bend;
    };
    const deflectionAt = (x: number) =>
      momentOfInertia === undefined
        ? undefined
        : ((bendAt(span) * x) / span - bendAt(x)) / (elasticModulus * momentOfInertia);
    const breaks = sorted([
      ...points.map(({ position }) => position),
      ...strips.map(({ start }) => start),
      ...strips.map(({ end }) => end),
      span,
    ]);
    let momentPosition = constant(0, 'm');
    let from = constant(0, 'm');
    for (const to of breaks) {
      const width = to - from;
      // Just past it, where a point load that stands there counts.
      const start = from + 1e-9 * width;
      const begin = shearAt(start);
      const finish = shearAt(to);
      const crosses = width > 0 && begin * finish < 0;
      const zero = crosses ? start + ((to - start) * begin) / (begin - finish) : to;
      if (Math.abs(momentAt(zero)) > Math.abs(momentAt(momentPosition))) momentPosition = zero;
      if (Math.abs(momentAt(to)) > Math.abs(momentAt(momentPosition))) momentPosition = to;
      from = to;
    }
    const diagram = [];
    for (let step = 0; step <= STATIONS; step++) {
      const position = (span * step) / STATIONS;
      diagram.push({
        position,
        shear: shearAt(position),
        moment: momentAt(position),
        deflection: deflectionAt(position),
      });
    }
    return {
      largestMoment: momentAt(momentPosition),
      momentPosition,
      leftReaction,
      rightReaction: total - leftReaction,
      midspanDeflection: deflectionAt(span / 2),
      diagram,
    };
  },
  stepwise: [
    'Moments about one support give the other reaction; the loads less that reaction give the first.',
    'Between the loads, shear is the reaction less the loads to the left, and the moment is the sum of force times distance.',
    'The largest moment is looked for at every load and wherever the shear is 0.',
    'The deflection at midspan is the moment integrated twice, with no deflection at the supports.',
  ],
  requires: [
    {
      each: 'pointLoads',
      that: (row, { span }) => row.position <= span,
      field: 'position',
      says: 'The load stands beyond the span of {span}.',
    },
    {
      each: 'uniformLoads',
      that: (row) => row.start < row.end,
      field: 'end',
      says: 'The load must start before its end.',
    },
    {
      each: 'uniformLoads',
      that: (row, { span }) => row.end <= span,
      field: 'end',
      says: 'The load reaches beyond the span of {span}.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ diagram, span }) =>
        diagram.some(({ deflection }) => deflection !== undefined && isAbove(Math.abs(deflection), span / 50)),
      says: 'The deflection is over a fiftieth of the span: far more than structures are allowed, and near the end of linear theory. Check the units of E and I.',
    },
    {
      level: 'caution',
      when: ({ leftReaction, rightReaction }) => Math.min(leftReaction, rightReaction) < -0.001,
      says: 'A support is pulled upward: the beam must be held down there.',
    },
    {
      level: 'note',
      when: ({ diagram, largestMoment }) =>
        diagram.some(
          ({ moment }) => moment * largestMoment < 0 && isAbove(Math.abs(moment), 0.01 * Math.abs(largestMoment)),
        ),
      says: 'Elsewhere the beam bends the other way: the table has the moments there.',
    },
  ],
  figure: {
    kind: 'drawing',
    title: 'Loads, shear and moment',
    draw: ({ span, pointLoads, uniformLoads, leftReaction, momentPosition }) => {
      const [points, strips] = [pointLoads ?? [], uniformLoads ?? []];
      // More are not told apart.
      if (points.length + strips.length > 12) return undefined;
      const after = (x: number, from: number) => Math.max(0, x - from);
      const shear = (x: number) =>
        leftReaction -
        sum(points.map(({ position, load }) => (x > position ? load : 0 * load))) -
        sum(strips.map(({ start, end, load }) => load * (after(x, start) - after(x, end))));
      const moment = (x: number) =>
        leftReaction * x -
        sum(points.map(({ position, load }) => load * after(x, position))) -
        sum(strips.map(({ start, end, load }) => (load * (after(x, start) ** 2 - after(x, end) ** 2)) / 2));
      return beamShapes({
        span,
        support: 'both ends',
        loads: [
          ...strips.flatMap(({ start, end }) => stripArrows(start, end, span)),
          ...points.map(({ position, load }) =>
            load < 0 ? upwardArrow(position, span) : { ...loadArrow(position, span), of: 'leftReaction', value: load },
          ),
          reactionArrow(0, span, 'leftReaction'),
          reactionArrow(span, span, 'rightReaction'),
        ],
        stations: stationsOf(
          span,
          points.map(({ position }) => position),
        ),
        shear,
        moment,
        largest: { at: momentPosition, of: 'largestMoment' },
      });
    },
  },
  explanation:
    'The supports carry {leftReaction} and {rightReaction}; the beam {largestMoment|hogs by {|largestMoment|}|does not bend|sags by {|largestMoment|}} at most, at {momentPosition}.',
  examples: [
    {
      inputs: {
        span: 8,
        pointLoads: [
          { position: 2, load: 20 },
          { position: 6, load: 30 },
        ],
        uniformLoads: [
          { start: 0, end: 8, load: 5 },
          { start: 1, end: 4, load: 3 },
        ],
        momentOfInertia: 8000,
      },
      results: {
        leftReaction: 48.6875,
        rightReaction: 50.3125,
        largestMoment: 101.256104,
        momentPosition: 3.9609375,
        midspanDeflection: 44.21223958,
        diagram: {
          length: 21,
          rows: { 0: { shear: 48.6875, moment: 0 }, 5: { position: 2, moment: 85.875 }, 10: { moment: 101.25 } },
        },
      },
      source: 'numpy: moments on a fine grid; scipy: virtual work for the deflection',
    },
    {
      inputs: { span: 6, pointLoads: [{ position: 3, load: 10 }] },
      results: { leftReaction: 5, rightReaction: 5, largestMoment: 15, momentPosition: 3 },
      source: 'By hand: PL/4',
    },
    {
      inputs: { span: 5, uniformLoads: [{ start: 0, end: 5, load: 12 }], momentOfInertia: 6000 },
      results: { largestMoment: 37.5, momentPosition: 2.5, midspanDeflection: 8.138021 },
      source: 'By hand: wL²/8; 5wL⁴/(384EI)',
    },
    { inputs: { span: 5 }, noResult: 'at least one load', source: 'By definition' },
    {
      inputs: { span: 5, pointLoads: [{ position: 6, load: 1 }] },
      refused: 'beyond the span',
      source: 'By definition',
    },
    {
      inputs: { span: 5, uniformLoads: [{ start: 3, end: 2, load: 1 }] },
      refused: 'start before its end',
      source: 'By definition',
    },
    {
      inputs: { span: 5, uniformLoads: [{ start: 3, end: 6, load: 1 }] },
      refused: 'reaches beyond the span',
      source: 'By definition',
    },
    {
      inputs: { span: 5, uniformLoads: [{ start: 0, end: 5, load: 12 }], momentOfInertia: 60 },
      results: { midspanDeflection: 813.8021 },
      cautions: ['over a fiftieth'],
      source: 'By hand: 5wL⁴/(384EI), a hundredth of the stiffness',
    },
    {
      inputs: {
        span: 5,
        pointLoads: [
          { position: 1.25, load: 12 },
          { position: 3.75, load: -12 },
        ],
        momentOfInertia: 6,
      },
      results: { leftReaction: 6, rightReaction: -6, largestMoment: 7.5, momentPosition: 1.25 },
      cautions: ['over a fiftieth', 'held down', 'Elsewhere the beam bends the other way'],
      source: 'By hand: 12 × 3.75/5 − 12 × 1.25/5; 6 × 1.25; each half sags by PL³/(48EI) = 326 mm, midspan by nothing',
    },
    {
      inputs: {
        span: 10,
        pointLoads: [
          { position: 2, load: 10 },
          { position: 8, load: 12 },
        ],
        uniformLoads: [{ start: 2, end: 8, load: -1 }],
      },
      results: {
        leftReaction: 7.4,
        rightReaction: 8.6,
        largestMoment: 17.2,
        momentPosition: 8,
        diagram: { rows: { 10: { moment: 11.5 } } },
      },
      source:
        'By hand: 8 + 2.4 - 3; 2 + 9.6 - 3; 8.6 × 2, more than 11.42 at 4.6 m, where the shear is 0; 7.4 × 5 - 10 × 3 + 3²/2',
    },
    {
      inputs: {
        span: 5,
        pointLoads: [{ position: 1.5, load: 6 }],
        uniformLoads: [{ start: 1, end: 4, load: 2 }],
        elasticModulus: 11,
        momentOfInertia: 20000,
      },
      results: {
        leftReaction: 7.2,
        rightReaction: 4.8,
        largestMoment: 10.56,
        momentPosition: 1.6,
        midspanDeflection: 11.640625,
      },
      source: 'numpy: Hermite beam elements with consistent loads',
    },
    {
      inputs: { span: 4, pointLoads: [{ position: 2, load: -10 }] },
      results: { largestMoment: -10, momentPosition: 2, leftReaction: -5, rightReaction: -5 },
      cautions: ['A support is pulled upward'],
      source: 'By hand: −10 × 4/4; the beam hogs',
    },
  ],
  notes: [
    'At a point load the table shows the shear just left of it. Linear elastic, small deflections.',
    'A result for a real structure must be checked by a licensed engineer.',
  ],
  references: [{ title: 'Hibbeler: Structural Analysis, 10th ed., ch. 4 and 8' }],
});
