import { choice, defineCalculator, isAbove, quantity } from '@reckoner/engine';
import { elasticModulus, momentOfInertia, pointLoad, span, uniformLoad } from '../shared/beam.js';
import { beamShapes, loadArrow, stationsOf, stripArrows } from '../shared/beam-drawing.js';

/** Euler–Bernoulli beam, both ends built in, under a point load or a uniform load over the whole span. */
export default defineCalculator({
  title: 'Fixed-fixed beam',
  description: 'End moments, reactions, largest moment in the span and deflection of a beam with both ends fixed.',
  keywords: ['fixed ends', 'built-in beam', 'encastre beam', 'PL/8', 'wL^2/12', 'wL^4/384EI'],
  inputs: {
    kind: choice({ point: 'Point load', uniform: 'Uniform load' }, { label: 'Load', default: 'uniform' }),
    pointLoad: { ...pointLoad, when: { kind: 'point' } },
    position: quantity('m', {
      label: 'Distance of the load from the left end',
      symbol: 'a',
      min: 0,
      max: 200,
      default: ({ span }) => span / 2,
      when: { kind: 'point' },
    }),
    uniformLoad: { ...uniformLoad, when: { kind: 'uniform' } },
    span,
    elasticModulus,
    momentOfInertia,
  },
  outputs: {
    leftMoment: quantity('N*m', {
      label: 'Moment at the left end',
      help: 'Hogging: the upper side is in tension.',
      unit: 'kN*m',
      symbol: 'M_A',
    }),
    rightMoment: quantity('N*m', {
      label: 'Moment at the right end',
      help: 'Hogging: the upper side is in tension.',
      unit: 'kN*m',
      symbol: 'M_B',
    }),
    spanMoment: quantity('N*m', { label: 'Largest sagging moment', unit: 'kN*m', symbol: 'M_{max}' }),
    leftReaction: quantity('N', { label: 'Left reaction', unit: 'kN', symbol: 'R_A' }),
    rightReaction: quantity('N', { label: 'Right reaction', unit: 'kN', symbol: 'R_B' }),
    maxDeflection: quantity('m', { label: 'Largest deflection', unit: 'mm', symbol: '\\delta_{max}', optional: true }),
    deflectionPosition: quantity('m', {
      label: 'Distance of the largest deflection from the left',
      symbol: 'x_\\delta',
      optional: true,
    }),
  },
  formula: ({ kind, pointLoad, position, uniformLoad, span, elasticModulus, momentOfInertia }) => {
    if (kind === 'uniform') {
      const endMoment = (uniformLoad * span ** 2) / 12;
      const reaction = (uniformLoad * span) / 2;
      const results = {
        leftMoment: endMoment,
        rightMoment: endMoment,
        spanMoment: (uniformLoad * span ** 2) / 24,
        leftReaction: reaction,
        rightReaction: reaction,
      };
      if (momentOfInertia === undefined) return results;
      return {
        ...results,
        maxDeflection: (uniformLoad * span ** 4) / (384 * elasticModulus * momentOfInertia),
        deflectionPosition: span / 2,
      };
    }
    const toRight = span - position;
    const results = {
      leftMoment: (pointLoad * position * toRight ** 2) / span ** 2,
      rightMoment: (pointLoad * position ** 2 * toRight) / span ** 2,
      spanMoment: (2 * pointLoad * position ** 2 * toRight ** 2) / span ** 3,
      leftReaction: (pointLoad * toRight ** 2 * (3 * position + toRight)) / span ** 3,
      rightReaction: (pointLoad * position ** 2 * (position + 3 * toRight)) / span ** 3,
    };
    if (momentOfInertia === undefined) return results;
    // The beam sags most in the longer of the two parts.
    const long = Math.max(position, toRight);
    const short = Math.min(position, toRight);
    const fromEnd = (2 * long * span) / (3 * long + short);
    return {
      ...results,
      maxDeflection:
        (2 * pointLoad * long ** 3 * short ** 2) / (3 * elasticModulus * momentOfInertia * (3 * long + short) ** 2),
      deflectionPosition: position >= toRight ? fromEnd : span - fromEnd,
    };
  },
  requires: [
    {
      that: ({ position, span }) => position <= span,
      field: 'position',
      says: 'The load at {position} stands beyond the right end: the span is {span}.',
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
    draw: ({ kind, pointLoad, position, uniformLoad, span, leftMoment, rightMoment, leftReaction }) =>
      beamShapes({
        span,
        support: 'fixed ends',
        loads: kind === 'point' ? [loadArrow(position, span, 'pointLoad')] : stripArrows(0, span, span, 'uniformLoad'),
        stations: stationsOf(span, kind === 'point' ? [position] : []),
        shear: (x) => leftReaction - (kind === 'point' ? (x < position ? 0 : pointLoad) : uniformLoad * x),
        moment: (x) =>
          leftReaction * x -
          leftMoment -
          (kind === 'point' ? pointLoad * Math.max(0, x - position) : (uniformLoad * x ** 2) / 2),
        largest: leftMoment >= rightMoment ? { at: 0, of: 'leftMoment' } : { at: span, of: 'rightMoment' },
      }),
  },
  explanation: ({ maxDeflection }) =>
    maxDeflection === undefined
      ? 'The ends carry {leftMoment} on the left and {rightMoment} on the right; the largest sagging moment between them is {spanMoment}.'
      : 'The ends carry {leftMoment} on the left and {rightMoment} on the right, the span {spanMoment}; the beam sags by {maxDeflection}.',
  examples: [
    {
      inputs: { uniformLoad: 12, span: 5, momentOfInertia: 6000 },
      results: {
        leftMoment: 25,
        rightMoment: 25,
        spanMoment: 12.5,
        leftReaction: 30,
        rightReaction: 30,
        maxDeflection: 1.627604167,
        deflectionPosition: 2.5,
      },
      source: 'numpy: Hermite beam elements; by hand: wL²/12, wL²/24, wL⁴/(384EI)',
    },
    {
      inputs: { kind: 'point', pointLoad: 30, span: 6, position: 2, momentOfInertia: 8000 },
      results: {
        leftMoment: 26.66666667,
        rightMoment: 13.33333333,
        spanMoment: 17.77777778,
        leftReaction: 22.22222222,
        rightReaction: 7.777777778,
        maxDeflection: 1.632653061,
        deflectionPosition: 2.571429,
      },
      source: 'numpy: Hermite beam elements, largest deflection by minimize_scalar; 18/7 m',
    },
    {
      inputs: { kind: 'point', pointLoad: 30, span: 6, position: 4.5, momentOfInertia: 8000 },
      results: {
        leftMoment: 8.4375,
        rightMoment: 25.3125,
        spanMoment: 12.65625,
        leftReaction: 4.6875,
        rightReaction: 25.3125,
        maxDeflection: 1.1390625,
        deflectionPosition: 3.6,
      },
      source: 'numpy: Hermite beam elements, largest deflection by minimize_scalar',
    },
    {
      inputs: { kind: 'point', pointLoad: 30, span: 6 },
      results: { leftMoment: 22.5, rightMoment: 22.5, spanMoment: 22.5, leftReaction: 15 },
      source: 'By hand: PL/8',
    },
    {
      inputs: { uniformLoad: 2, span: 6 },
      results: { leftMoment: 6, spanMoment: 3, rightReaction: 6 },
      source: 'By hand: 2 × 6²/12',
    },
    {
      inputs: { kind: 'point', pointLoad: 30, span: 6, position: 7 },
      refused: 'beyond the right end',
      source: 'By definition',
    },
    {
      inputs: { uniformLoad: 12, span: 5, momentOfInertia: 60 },
      results: { maxDeflection: 162.7604167 },
      cautions: ['over a fiftieth'],
      source: 'By hand: wL⁴/(384EI), a hundredth of the stiffness',
    },
    {
      inputs: { kind: 'point', pointLoad: 40, position: 2.4, span: 7, elasticModulus: 30, momentOfInertia: 50000 },
      results: {
        leftMoment: 41.45632653,
        rightMoment: 21.62938776,
        spanMoment: 28.42719534,
        leftReaction: 29.11813411,
        rightReaction: 10.88186589,
        maxDeflection: 3.797899101,
        deflectionPosition: 3.024691,
      },
      source: 'numpy: Hermite beam elements, largest deflection by minimize_scalar',
    },
  ],
  notes: [
    'Linear elastic, small deflections, one section throughout, shear deformation neglected; the self-weight is a uniform load.',
    'Ends that turn a little carry less and the span carries more: between this and a simply supported beam.',
    'A result for a real structure must be checked by a licensed engineer.',
  ],
  references: [
    { title: 'AISC: Steel Construction Manual, 15th ed. (2017), Table 3-23' },
    { title: "Young, Budynas, Sadegh: Roark's Formulas for Stress and Strain, 8th ed., Table 8.1" },
  ],
});
