import { choice, defineCalculator, isAbove, quantity } from '@reckoner/engine';
import { elasticModulus, momentOfInertia, pointLoad, span, uniformLoad } from '../shared/beam.js';
import { beamShapes, loadArrow, reactionArrow, stationsOf, stripArrows } from '../shared/beam-drawing.js';

/** Euler–Bernoulli beam, fixed at the left and simply supported at the right. */
export default defineCalculator({
  title: 'Propped cantilever',
  description:
    'Reactions, fixed-end moment, largest moment in the span and deflection of a beam fixed at one end and supported at the other.',
  keywords: ['fixed-pinned beam', 'fixed and simply supported beam', 'wL^2/8', '3wL/8', '3PL/16'],
  inputs: {
    kind: choice({ point: 'Point load', uniform: 'Uniform load' }, { label: 'Load', default: 'uniform' }),
    pointLoad: { ...pointLoad, when: { kind: 'point' } },
    position: quantity('m', {
      label: 'Distance of the load from the fixed end',
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
    fixedMoment: quantity('N*m', {
      label: 'Moment at the fixed end',
      help: 'Hogging: the upper side is in tension.',
      unit: 'kN*m',
      symbol: 'M_A',
    }),
    spanMoment: quantity('N*m', { label: 'Largest sagging moment', unit: 'kN*m', symbol: 'M_{max}' }),
    momentPosition: quantity('m', { label: 'Its distance from the fixed end', symbol: 'x_M' }),
    fixedReaction: quantity('N', { label: 'Reaction at the fixed end', unit: 'kN', symbol: 'R_A' }),
    propReaction: quantity('N', { label: 'Reaction at the prop', unit: 'kN', symbol: 'R_B' }),
    maxDeflection: quantity('m', { label: 'Largest deflection', unit: 'mm', symbol: '\\delta_{max}', optional: true }),
    deflectionPosition: quantity('m', {
      label: 'Distance of the largest deflection from the fixed end',
      symbol: 'x_\\delta',
      optional: true,
    }),
  },
  formula: ({ kind, pointLoad, position, uniformLoad, span, elasticModulus, momentOfInertia }) => {
    if (kind === 'uniform') {
      const results = {
        fixedMoment: (uniformLoad * span ** 2) / 8,
        spanMoment: (9 * uniformLoad * span ** 2) / 128,
        momentPosition: (5 * span) / 8,
        fixedReaction: (5 * uniformLoad * span) / 8,
        propReaction: (3 * uniformLoad * span) / 8,
      };
      if (momentOfInertia === undefined) return results;
      return {
        ...results,
        maxDeflection:
          ((39 + 55 * Math.sqrt(33)) * uniformLoad * span ** 4) / (65536 * elasticModulus * momentOfInertia),
        deflectionPosition: ((15 - Math.sqrt(33)) * span) / 16,
      };
    }
    const toProp = span - position;
    const propReaction = (pointLoad * position ** 2 * (3 * span - position)) / (2 * span ** 3);
    const results = {
      fixedMoment: (pointLoad * position * toProp * (span + toProp)) / (2 * span ** 2),
      spanMoment: propReaction * toProp,
      momentPosition: position,
      fixedReaction: (pointLoad * toProp * (3 * span ** 2 - toProp ** 2)) / (2 * span ** 3),
      propReaction,
    };
    if (momentOfInertia === undefined) return results;
    const stiffness = elasticModulus * momentOfInertia;
    // A load nearer to the prop than (√2 − 1) L has the lowest point of the beam on its side of the fixed end.
    if (toProp <= (Math.SQRT2 - 1) * span) {
      return {
        ...results,
        maxDeflection:
          (pointLoad * toProp * (span ** 2 - toProp ** 2) ** 3) / (3 * stiffness * (3 * span ** 2 - toProp ** 2) ** 2),
        deflectionPosition: (2 * span * (span ** 2 - toProp ** 2)) / (3 * span ** 2 - toProp ** 2),
      };
    }
    const share = Math.sqrt(toProp / (2 * span + toProp));
    return {
      ...results,
      maxDeflection: (pointLoad * toProp * position ** 2 * share) / (6 * stiffness),
      deflectionPosition: span * (1 - share),
    };
  },
  requires: [
    {
      that: ({ position, span }) => position <= span,
      field: 'position',
      says: 'The load at {position} stands beyond the prop: the span is {span}.',
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
    draw: ({ kind, pointLoad, position, uniformLoad, span, fixedMoment, spanMoment, fixedReaction, momentPosition }) =>
      beamShapes({
        span,
        support: 'fixed left, pinned right',
        loads: [
          ...(kind === 'point' ? [loadArrow(position, span, 'pointLoad')] : stripArrows(0, span, span, 'uniformLoad')),
          reactionArrow(span, span, 'propReaction'),
        ],
        stations: stationsOf(span, kind === 'point' ? [position] : []),
        shear: (x) => fixedReaction - (kind === 'point' ? (x < position ? 0 : pointLoad) : uniformLoad * x),
        moment: (x) =>
          fixedReaction * x -
          fixedMoment -
          (kind === 'point' ? pointLoad * Math.max(0, x - position) : (uniformLoad * x ** 2) / 2),
        largest: fixedMoment >= spanMoment ? { at: 0, of: 'fixedMoment' } : { at: momentPosition, of: 'spanMoment' },
      }),
  },
  explanation: ({ maxDeflection }) =>
    maxDeflection === undefined
      ? 'The fixed end carries {fixedMoment} and {fixedReaction}, the prop {propReaction}; the largest sagging moment is {spanMoment}.'
      : 'The fixed end carries {fixedMoment} and {fixedReaction}, the prop {propReaction}; the beam sags by {maxDeflection}.',
  examples: [
    {
      inputs: { uniformLoad: 12, span: 5, momentOfInertia: 6000 },
      results: {
        fixedMoment: 37.5,
        spanMoment: 21.09375,
        momentPosition: 3.125,
        fixedReaction: 37.5,
        propReaction: 22.5,
        maxDeflection: 3.385076,
        deflectionPosition: 2.892324,
      },
      source: 'numpy: Hermite beam elements, largest values by minimize_scalar; by hand: wL²/8, 9wL²/128, 3wL/8',
    },
    {
      inputs: { kind: 'point', pointLoad: 30, span: 6, position: 2, momentOfInertia: 8000 },
      results: {
        fixedMoment: 33.33333333,
        spanMoment: 17.77777778,
        momentPosition: 2,
        fixedReaction: 25.55555556,
        propReaction: 4.444444444,
        maxDeflection: 2.5,
        deflectionPosition: 3,
      },
      source: 'numpy: Hermite beam elements, largest deflection by minimize_scalar',
    },
    {
      inputs: { kind: 'point', pointLoad: 30, span: 6, position: 4.5, momentOfInertia: 8000 },
      results: {
        fixedMoment: 21.09375,
        spanMoment: 28.4765625,
        fixedReaction: 11.015625,
        propReaction: 18.984375,
        maxDeflection: 3.222788875,
        deflectionPosition: 3.829787,
      },
      source: 'numpy: Hermite beam elements, largest deflection by minimize_scalar',
    },
    {
      inputs: { kind: 'point', pointLoad: 30, span: 6 },
      results: { fixedMoment: 33.75, spanMoment: 28.125, propReaction: 9.375 },
      source: 'By hand: 3PL/16, 5PL/32, 5P/16',
    },
    {
      inputs: { uniformLoad: 2, span: 4 },
      results: { fixedMoment: 4, fixedReaction: 5, propReaction: 3 },
      source: 'By hand: 2 × 4²/8, 5/8 and 3/8 of 8 kN',
    },
    {
      inputs: { kind: 'point', pointLoad: 30, span: 6, position: 7 },
      refused: 'beyond the prop',
      source: 'By definition',
    },
    {
      inputs: { uniformLoad: 12, span: 5, momentOfInertia: 60 },
      results: { maxDeflection: 338.5076 },
      cautions: ['over a fiftieth'],
      source: 'numpy: Hermite beam elements, a hundredth of the stiffness',
    },
    {
      inputs: { uniformLoad: 5, span: 4, elasticModulus: 12, momentOfInertia: 15000 },
      results: {
        fixedMoment: 10,
        spanMoment: 5.625,
        momentPosition: 2.5,
        fixedReaction: 12.5,
        propReaction: 7.5,
        maxDeflection: 3.851464253,
        deflectionPosition: 2.313859,
      },
      source: 'numpy: Hermite beam elements, largest values by minimize_scalar',
    },
  ],
  notes: [
    'Linear elastic, small deflections, one section throughout, a prop that does not give way; the self-weight is a uniform load.',
    'A result for a real structure must be checked by a licensed engineer.',
  ],
  references: [
    { title: 'AISC: Steel Construction Manual, 15th ed. (2017), Table 3-23' },
    { title: "Young, Budynas, Sadegh: Roark's Formulas for Stress and Strain, 8th ed., Table 8.1" },
  ],
});
