import { defineCalculator, findRoot, isAbove, isAtMost, quantity } from '@reckoner/engine';
import { elasticModulus, momentOfInertia, span } from '../shared/beam.js';
import { beamShapes, reactionArrow, stationsOf, stripArrows } from '../shared/beam-drawing.js';

/** Euler–Bernoulli beam; the load covers the span or a part of it. The deflection is found where the slope is zero. */
export default defineCalculator({
  title: 'Simply supported beam with uniform load',
  description:
    'Reactions, largest moment and deflection of a simply supported beam from a uniform load on all or part of it.',
  keywords: ['UDL', 'wL^2/8', '5wL^4/384EI', 'distributed load', 'partial uniform load'],
  inputs: {
    load: quantity('N/m', {
      label: 'Uniform load',
      usual: [0.01, 1000],
      unit: 'kN/m',
      symbol: 'w',
      above: 0,
      max: 1e5,
    }),
    span,
    start: quantity('m', { label: 'Start of the load from the left', symbol: 'a', min: 0, max: 200, default: 0 }),
    loaded: quantity('m', {
      label: 'Loaded length',
      symbol: 'b',
      above: 0.001,
      max: 200,
      // What starts beyond the span is refused there, not here.
      default: ({ span, start }) => (start < span ? span - start : span),
    }),
    elasticModulus,
    momentOfInertia,
  },
  outputs: {
    maxMoment: quantity('N*m', { label: 'Largest moment', unit: 'kN*m', symbol: 'M_{max}' }),
    momentPosition: quantity('m', { label: 'Distance of the largest moment from the left', symbol: 'x_M' }),
    leftReaction: quantity('N', { label: 'Left reaction', unit: 'kN', symbol: 'R_A' }),
    rightReaction: quantity('N', { label: 'Right reaction', unit: 'kN', symbol: 'R_B' }),
    maxDeflection: quantity('m', { label: 'Largest deflection', unit: 'mm', symbol: '\\delta_{max}', optional: true }),
  },
  formula: ({ load, span, start, loaded, elasticModulus, momentOfInertia }) => {
    const leftReaction = (load * loaded * (span - start - loaded / 2)) / span;
    const rightReaction = load * loaded - leftReaction;
    const momentPosition = start + leftReaction / load;
    const maxMoment = leftReaction * (start + leftReaction / (2 * load));
    if (momentOfInertia === undefined) return { maxMoment, momentPosition, leftReaction, rightReaction };
    // Macaulay's brackets with all lengths as fractions of the span, the deflection in wL⁴/(EI).
    const reaction = leftReaction / (load * span);
    const from = start / span;
    const to = (start + loaded) / span;
    const endSlope = ((1 - from) ** 4 - Math.max(0, 1 - to) ** 4) / 24 - reaction / 6;
    const slope = (x: number) =>
      (reaction * x ** 2) / 2 - Math.max(0, x - from) ** 3 / 6 + Math.max(0, x - to) ** 3 / 6 + endSlope;
    const x = findRoot(slope, 0, 1);
    const shape =
      (reaction * x ** 3) / 6 - Math.max(0, x - from) ** 4 / 24 + Math.max(0, x - to) ** 4 / 24 + endSlope * x;
    const maxDeflection = (-shape * load * span ** 4) / (elasticModulus * momentOfInertia);
    return { maxMoment, momentPosition, leftReaction, rightReaction, maxDeflection };
  },
  requires: [
    { that: ({ start, span }) => start < span, field: 'start', says: 'The load must start on the span of {span}.' },
    {
      that: ({ start, loaded, span }) => start >= span || isAtMost(start + loaded, span),
      field: 'loaded',
      says: 'A load of {loaded} from {start} reaches beyond the right support: the span is {span}.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ maxDeflection, span }) => maxDeflection !== undefined && isAbove(maxDeflection, span / 50),
      says: 'The deflection is over a fiftieth of the span: far more than structures are allowed, and near the end of linear theory. Check the units of E and I.',
    },
  ],
  figure: {
    kind: 'drawing',
    title: 'Load, shear and moment',
    draw: ({ load, span, start, loaded, leftReaction, momentPosition }) => {
      const under = (x: number) => Math.min(Math.max(0, x - start), loaded);
      const beyond = (x: number) => Math.max(0, x - start - loaded);
      return beamShapes({
        span,
        support: 'both ends',
        loads: [
          ...stripArrows(start, start + loaded, span, 'load'),
          reactionArrow(0, span, 'leftReaction'),
          reactionArrow(span, span, 'rightReaction'),
        ],
        stations: stationsOf(span, []),
        shear: (x) => leftReaction - load * under(x),
        moment: (x) => leftReaction * x - load * under(x) * (under(x) / 2 + beyond(x)),
        largest: { at: momentPosition, of: 'maxMoment' },
      });
    },
  },
  explanation: ({ maxDeflection }) =>
    maxDeflection === undefined
      ? 'The supports carry {leftReaction} and {rightReaction}; the largest moment is {maxMoment} at {momentPosition}.'
      : 'The supports carry {leftReaction} and {rightReaction}; the largest moment is {maxMoment} and the beam sags by {maxDeflection}.',
  examples: [
    {
      inputs: { load: 12, span: 5, momentOfInertia: 6000 },
      results: {
        maxMoment: 37.5,
        momentPosition: 2.5,
        leftReaction: 30,
        rightReaction: 30,
        maxDeflection: 8.138021,
      },
      source: 'By hand: wL²/8; 5wL⁴/(384EI) = 5 × 12000 × 625/(384 × 200e9 × 6e-5)',
    },
    {
      inputs: { load: 20, span: 6, start: 1, loaded: 2, momentOfInertia: 6000 },
      results: {
        maxMoment: 44.44444,
        momentPosition: 2.333333,
        leftReaction: 26.66667,
        rightReaction: 13.33333,
        maxDeflection: 12.302748,
      },
      source: 'scipy: virtual work, ∫ M·m/(EI) dx by quad, maximum by minimize_scalar',
    },
    {
      inputs: { load: 2, span: 4 },
      results: { maxMoment: 4, leftReaction: 4, rightReaction: 4 },
      source: 'By hand: 2 × 4²/8',
    },
    {
      inputs: { load: 2, span: 4, start: 3, loaded: 2 },
      refused: 'beyond the right support',
      source: 'By definition',
    },
    { inputs: { load: 5, span: 4, start: 5, loaded: 1 }, refused: 'must start on the span', source: 'By definition' },
    {
      inputs: { load: 12, span: 5, momentOfInertia: 60 },
      results: { maxDeflection: 813.8021 },
      cautions: ['over a fiftieth'],
      source: 'By hand: 5wL⁴/(384EI)',
    },
    { inputs: { load: 12, span: 5, start: 200 }, refused: 'must start on the span', source: 'By definition' },
    {
      inputs: { load: 4, span: 4.5, start: 0.5, loaded: 2.5, elasticModulus: 11, momentOfInertia: 25000 },
      results: {
        maxMoment: 7.723765432,
        momentPosition: 2.027778,
        leftReaction: 6.111111111,
        rightReaction: 3.888888889,
        maxDeflection: 5.628088868,
      },
      source: 'numpy: Hermite beam elements, largest values by minimize_scalar',
    },
  ],
  notes: [
    'Linear elastic, small deflections, shear deformation neglected.',
    'A result for a real structure must be checked by a licensed engineer.',
  ],
  references: [{ title: 'AISC: Steel Construction Manual, 15th ed. (2017), Table 3-23' }],
});
