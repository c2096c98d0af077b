import { choice, constant, defineCalculator, isAbove, quantity } from '@reckoner/engine';
import { elasticModulus, pointLoad, span, uniformLoad } from '../shared/beam.js';
import { beamShapes, loadArrow, slopedStripArrows, stationsOf } from '../shared/beam-drawing.js';

const distributed = { when: { kind: ['uniform', 'right', 'left', 'middle'] } } as const;

/** Moments that fixed ends put on a beam, clockwise positive as in slope-deflection and moment distribution. */
export default defineCalculator({
  title: 'Fixed-end moments',
  description:
    'Fixed-end moments and end shears of a beam under a point, uniform, triangular or couple load, or a settled support.',
  keywords: [
    'FEM table',
    'fixed end moments table',
    'moment distribution',
    'slope deflection',
    'PL/8',
    'wL^2/12',
    'wL^2/20',
    'wL^2/30',
    '6EI/L^2',
  ],
  inputs: {
    kind: choice(
      {
        point: 'Point load',
        uniform: 'Uniform load, on all or part of the span',
        right: 'Triangular load, largest at the right end',
        left: 'Triangular load, largest at the left end',
        middle: 'Triangular load, largest at midspan',
        couple: 'Couple',
        settlement: 'Settlement of the right end',
      },
      { label: 'Load', default: 'point' },
    ),
    span,
    pointLoad: { ...pointLoad, when: { kind: 'point' } },
    uniformLoad: { ...uniformLoad, label: 'Largest load per length', ...distributed },
    couple: quantity('N*m', {
      label: 'Couple, clockwise',
      help: 'Negative where it turns counterclockwise.',
      unit: 'kN*m',
      symbol: 'M_0',
      min: -1e6,
      max: 1e6,
      when: { kind: 'couple' },
    }),
    position: quantity('m', {
      label: 'Distance of the load from the left end',
      symbol: 'a',
      min: 0,
      max: 200,
      default: ({ span }) => span / 2,
      when: { kind: ['point', 'couple'] },
    }),
    start: quantity('m', {
      label: 'Start of the load from the left end',
      symbol: 's',
      min: 0,
      max: 200,
      default: 0,
      when: { kind: 'uniform' },
    }),
    end: quantity('m', {
      label: 'End of the load from the left end',
      symbol: 'e',
      min: 0,
      max: 200,
      default: ({ span }) => span,
      when: { kind: 'uniform' },
    }),
    settlement: quantity('m', {
      label: 'Settlement of the right end',
      help: 'Downward against the left end; negative where it rises.',
      usual: [-100, 100],
      unit: 'mm',
      symbol: '\\Delta',
      min: -10000,
      max: 10000,
      when: { kind: 'settlement' },
    }),
    elasticModulus: { ...elasticModulus, when: { kind: 'settlement' } },
    momentOfInertia: quantity('m^4', {
      label: 'Second moment of area',
      usual: [0.1, 1e7],
      unit: 'cm^4',
      symbol: 'I',
      min: 0.01,
      max: 1e9,
      when: { kind: 'settlement' },
    }),
    farEnd: choice({ fixed: 'Fixed', pinned: 'Pinned' }, { label: 'Right end', default: 'fixed' }),
  },
  outputs: {
    leftMoment: quantity('N*m', {
      label: 'Moment on the left end',
      help: 'Clockwise on the beam is positive.',
      unit: 'kN*m',
      symbol: 'M_{AB}',
    }),
    rightMoment: quantity('N*m', {
      label: 'Moment on the right end',
      help: 'Clockwise on the beam is positive.',
      unit: 'kN*m',
      symbol: 'M_{BA}',
    }),
    leftReaction: quantity('N', { label: 'Left reaction', help: 'Upward is positive.', unit: 'kN', symbol: 'V_A' }),
    rightReaction: quantity('N', { label: 'Right reaction', help: 'Upward is positive.', unit: 'kN', symbol: 'V_B' }),
  },
  formula: ({
    kind,
    span,
    pointLoad,
    uniformLoad,
    couple,
    position,
    start,
    end,
    settlement,
    elasticModulus,
    momentOfInertia,
    farEnd,
  }) => {
    // Both ends fixed first, with the loads and their moment about the right end.
    let left = constant(0, 'N*m');
    let right = constant(0, 'N*m');
    let total = constant(0, 'N');
    let turning = constant(0, 'N*m');
    if (kind === 'point') {
      const toRight = span - position;
      left = (-pointLoad * position * toRight ** 2) / span ** 2;
      right = (pointLoad * position ** 2 * toRight) / span ** 2;
      total = pointLoad;
      turning = pointLoad * toRight;
    } else if (kind === 'couple') {
      const toRight = span - position;
      left = (couple * toRight * (2 * position - toRight)) / span ** 2;
      right = (couple * position * (2 * toRight - position)) / span ** 2;
      turning = -couple;
    } else if (kind === 'settlement') {
      left = (-6 * elasticModulus * momentOfInertia * settlement) / span ** 2;
      right = left;
    } else if (kind === 'uniform') {
      left =
        (-uniformLoad *
          (6 * span ** 2 * (end ** 2 - start ** 2) -
            8 * span * (end ** 3 - start ** 3) +
            3 * (end ** 4 - start ** 4))) /
        (12 * span ** 2);
      right = (uniformLoad * (4 * span * (end ** 3 - start ** 3) - 3 * (end ** 4 - start ** 4))) / (12 * span ** 2);
      total = uniformLoad * (end - start);
      turning = total * (span - (start + end) / 2);
    } else if (kind === 'middle') {
      left = (-5 * uniformLoad * span ** 2) / 96;
      right = -left;
      total = (uniformLoad * span) / 2;
      turning = (total * span) / 2;
    } else if (kind === 'right') {
      left = (-uniformLoad * span ** 2) / 30;
      right = (uniformLoad * span ** 2) / 20;
      total = (uniformLoad * span) / 2;
      turning = (total * span) / 3;
    } else {
      left = (-uniformLoad * span ** 2) / 20;
      right = (uniformLoad * span ** 2) / 30;
      total = (uniformLoad * span) / 2;
      turning = (2 * total * span) / 3;
    }
    // A pin lets go of its moment, half of which is carried over to the other end.
    const leftMoment = farEnd === 'fixed' ? left : left - right / 2;
    const rightMoment = farEnd === 'fixed' ? right : 0 * right;
    const leftReaction = (turning - leftMoment - rightMoment) / span;
    return { leftMoment, rightMoment, leftReaction, rightReaction: total - leftReaction };
  },
  requires: [
    {
      that: ({ position, span }) => position <= span,
      field: 'position',
      says: 'The load at {position} stands beyond the right end: the span is {span}.',
    },
    { that: ({ start, end }) => start < end, field: 'end', says: 'The load must end behind its start at {start}.' },
    {
      that: ({ end, span }) => end <= span,
      field: 'end',
      says: 'The load reaches beyond the right end: the span is {span}.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ kind, settlement, span }) => kind === 'settlement' && isAbove(Math.abs(settlement), span / 50),
      says: 'The settlement is over a fiftieth of the span: check its unit.',
    },
    {
      level: 'caution',
      when: ({ kind, settlement }) => kind === 'settlement' && Math.abs(settlement) < 1e-4,
      says: 'The settlement is less than a tenth of a millimeter: check its unit.',
    },
  ],
  figure: {
    kind: 'drawing',
    title: 'Load, shear and moment',
    draw: ({
      kind,
      span,
      uniformLoad,
      couple,
      position,
      start,
      end,
      farEnd,
      leftMoment,
      rightMoment,
      leftReaction,
      pointLoad,
    }) => {
      const single = kind === 'point' || kind === 'couple' ? position : 0;
      const strip = kind === 'uniform' || kind === 'right' || kind === 'left' || kind === 'middle' ? uniformLoad : 0;
      const [first, last] = kind === 'uniform' ? [start, end] : [0, span];
      const after = (x: number, from: number) => Math.max(0, x - from);
      // Load per length at the left, its rise from there on, and the change of that rise at midspan.
      const initial = kind === 'uniform' || kind === 'left' ? strip : 0;
      const rise = (kind === 'middle' ? 2 * strip : kind === 'right' ? strip : kind === 'left' ? -strip : 0) / span;
      const fall = kind === 'middle' ? 2 * rise : 0;
      const point = kind === 'point' ? pointLoad : 0;
      const turn = kind === 'couple' ? couple : 0;
      const heights: [number, number] = [kind === 'right' ? 0 : 1, kind === 'left' ? 0 : 1];
      return beamShapes({
        span,
        support: farEnd === 'fixed' ? 'fixed ends' : 'fixed left, pinned right',
        loads:
          kind === 'point'
            ? [loadArrow(position, span, 'pointLoad')]
            : kind === 'couple'
              ? [{ shape: 'point', at: [position, 0], label: 'M₀', of: 'couple' }]
              : kind === 'middle'
                ? [
                    ...slopedStripArrows(0, span / 2, span, [0, 1], 'uniformLoad'),
                    ...slopedStripArrows(span / 2, span, span, [1, 0]),
                  ]
                : kind === 'settlement'
                  ? []
                  : slopedStripArrows(first, last, span, heights, 'uniformLoad'),
        stations: stationsOf(span, [single]),
        shear: (x) =>
          leftReaction -
          (x > single ? point : 0) -
          initial * (after(x, first) - after(x, last)) -
          (rise * x ** 2) / 2 +
          (fall * after(x, span / 2) ** 2) / 2,
        moment: (x) =>
          leftMoment +
          leftReaction * x -
          point * after(x, single) +
          (x > single ? turn : 0) -
          (initial * (after(x, first) ** 2 - after(x, last) ** 2)) / 2 -
          (rise * x ** 3) / 6 +
          (fall * after(x, span / 2) ** 3) / 6,
        largest:
          Math.abs(leftMoment) >= Math.abs(rightMoment) ? { at: 0, of: 'leftMoment' } : { at: span, of: 'rightMoment' },
      });
    },
  },
  explanation:
    'Clockwise positive, the moment on the left end is {leftMoment} and on the right end {rightMoment}; the reactions, upward positive, are {leftReaction} and {rightReaction}.',
  examples: [
    {
      inputs: { span: 6, pointLoad: 30, position: 2 },
      results: {
        leftMoment: -26.66666667,
        rightMoment: 13.33333333,
        leftReaction: 22.22222222,
        rightReaction: 7.777777778,
      },
      source: 'numpy: Hermite beam elements; by hand: Pab²/L², Pa²b/L²',
    },
    {
      inputs: { span: 6, pointLoad: 30, position: 2, farEnd: 'pinned' },
      results: { leftMoment: -33.33333333, rightMoment: 0, leftReaction: 25.55555556, rightReaction: 4.444444444 },
      source: 'numpy: Hermite beam elements',
    },
    {
      inputs: { kind: 'uniform', span: 6, uniformLoad: 12 },
      results: { leftMoment: -36, rightMoment: 36, leftReaction: 36, rightReaction: 36 },
      source: 'By hand: wL²/12',
    },
    {
      inputs: { kind: 'uniform', span: 6, uniformLoad: 12, start: 1, end: 3 },
      results: { leftMoment: -20, rightMoment: 10.66666667, leftReaction: 17.55555556, rightReaction: 6.444444444 },
      source: 'numpy: Hermite beam elements with consistent loads',
    },
    {
      inputs: { kind: 'uniform', span: 6, uniformLoad: 12, start: 1, end: 3, farEnd: 'pinned' },
      results: { leftMoment: -25.33333333, rightMoment: 0, leftReaction: 20.22222222, rightReaction: 3.777777778 },
      source: 'numpy: Hermite beam elements with consistent loads',
    },
    {
      inputs: { kind: 'right', span: 6, uniformLoad: 12 },
      results: { leftMoment: -14.4, rightMoment: 21.6, leftReaction: 10.8, rightReaction: 25.2 },
      source: 'numpy: Hermite beam elements; by hand: wL²/30, wL²/20',
    },
    {
      inputs: { kind: 'left', span: 6, uniformLoad: 12, farEnd: 'pinned' },
      results: { leftMoment: -28.8, rightMoment: 0, leftReaction: 28.8, rightReaction: 7.2 },
      source: 'numpy: Hermite beam elements; by hand: wL²/15',
    },
    {
      inputs: { kind: 'left', span: 6, uniformLoad: 12 },
      results: { leftMoment: -21.6, rightMoment: 14.4, leftReaction: 25.2, rightReaction: 10.8 },
      source: 'numpy: Hermite beam elements; by hand: wL²/20, wL²/30',
    },
    {
      inputs: { kind: 'middle', span: 6, uniformLoad: 12 },
      results: { leftMoment: -22.5, rightMoment: 22.5, leftReaction: 18, rightReaction: 18 },
      source: 'numpy: Hermite beam elements; by hand: 5wL²/96',
    },
    {
      inputs: { kind: 'couple', span: 6, couple: 30, position: 2 },
      results: { leftMoment: 0, rightMoment: 10, leftReaction: -6.666666667, rightReaction: 6.666666667 },
      source: 'numpy: Hermite beam elements; by hand: Mb(2a - b)/L², Ma(2b - a)/L²',
    },
    {
      inputs: { kind: 'couple', span: 6, couple: 30, position: 2, farEnd: 'pinned' },
      results: { leftMoment: -5, leftReaction: -4.166666667, rightReaction: 4.166666667 },
      source: 'numpy: Hermite beam elements',
    },
    {
      inputs: { kind: 'settlement', span: 6, settlement: 10, elasticModulus: 200, momentOfInertia: 8000 },
      results: {
        leftMoment: -26.66666667,
        rightMoment: -26.66666667,
        leftReaction: 8.888888889,
        rightReaction: -8.888888889,
      },
      source: 'By hand: 6EIΔ/L² = 6 × 16,000 kN·m² × 0.01 m/36 m²; 2M/L',
    },
    {
      inputs: { kind: 'settlement', span: 6, settlement: 200, elasticModulus: 200, momentOfInertia: 8000 },
      results: { leftMoment: -533.3333333 },
      cautions: ['over a fiftieth'],
      source: 'By hand: 20 times that of 10 mm',
    },
    {
      inputs: { kind: 'settlement', span: 6, settlement: 0.01, elasticModulus: 200, momentOfInertia: 8000 },
      results: { leftMoment: -0.02666666667 },
      cautions: ['a tenth of a millimeter'],
      source: 'By hand: a thousandth of that of 10 mm',
    },
    { inputs: { span: 6, pointLoad: 30, position: 7 }, refused: 'beyond the right end', source: 'By definition' },
    {
      inputs: { kind: 'uniform', span: 6, uniformLoad: 12, start: 3, end: 2 },
      refused: 'behind its start',
      source: 'By definition',
    },
    {
      inputs: { kind: 'uniform', span: 6, uniformLoad: 12, start: 3, end: 7 },
      refused: 'reaches beyond',
      source: 'By definition',
    },
  ],
  notes: [
    'Loads act downward. Books that count counterclockwise moments as positive have the opposite signs; a hogging moment is negative on the left end and positive on the right end here.',
    'One section throughout, linear elastic.',
    'A result for a real structure must be checked by a licensed engineer.',
  ],
  references: [
    { title: 'Hibbeler: Structural Analysis, 10th ed., table of fixed-end moments inside the back cover' },
    { title: "Young, Budynas, Sadegh: Roark's Formulas for Stress and Strain, 8th ed., Table 8.1" },
  ],
});
