import { choice, defineCalculator, isAbove, quantity } from '@reckoner/engine';
import { elasticModulus, momentOfInertia, span, uniformLoad } from '../shared/beam.js';
import { beamShapes, reactionArrow, slopedStripArrows, stationsOf } from '../shared/beam-drawing.js';

/** Euler–Bernoulli beam on two supports, the load rising from nothing over the span or to the middle of it. */
export default defineCalculator({
  title: 'Simply supported beam with triangular load',
  description:
    'Reactions, largest moment and deflection of a simply supported beam under a load that rises to one end or to midspan.',
  keywords: ['linearly varying load', 'hydrostatic load on a beam', 'uniformly increasing load', 'wL/6', 'wL^2/12'],
  inputs: {
    form: choice(
      { right: 'Largest at the right support', left: 'Largest at the left support', middle: 'Largest at midspan' },
      { label: 'Form of the load', default: 'right' },
    ),
    load: { ...uniformLoad, label: 'Largest load per length' },
    span,
    elasticModulus,
    momentOfInertia,
  },
  outputs: {
    maxMoment: quantity('N*m', { label: 'Largest moment', unit: 'kN*m', symbol: 'M_{max}' }),
    momentPosition: quantity('m', { label: 'Distance of the largest moment from the left', symbol: 'x_M' }),
    leftReaction: quantity('N', { label: 'Left reaction', unit: 'kN', symbol: 'R_A' }),
    rightReaction: quantity('N', { label: 'Right reaction', unit: 'kN', symbol: 'R_B' }),
    maxDeflection: quantity('m', { label: 'Largest deflection', unit: 'mm', symbol: '\\delta_{max}', optional: true }),
    deflectionPosition: quantity('m', {
      label: 'Distance of the largest deflection from the left',
      symbol: 'x_\\delta',
      optional: true,
    }),
  },
  formula: ({ form, load, span, elasticModulus, momentOfInertia }) => {
    if (form === 'middle') {
      const reaction = (load * span) / 4;
      const results = {
        maxMoment: (load * span ** 2) / 12,
        momentPosition: span / 2,
        leftReaction: reaction,
        rightReaction: reaction,
      };
      if (momentOfInertia === undefined) return results;
      return {
        ...results,
        maxDeflection: (load * span ** 4) / (120 * elasticModulus * momentOfInertia),
        deflectionPosition: span / 2,
      };
    }
    const fromLow = span / Math.sqrt(3);
    const small = (load * span) / 6;
    const large = (load * span) / 3;
    const results = {
      maxMoment: (load * span ** 2) / (9 * Math.sqrt(3)),
      momentPosition: form === 'right' ? fromLow : span - fromLow,
      leftReaction: form === 'right' ? small : large,
      rightReaction: form === 'right' ? large : small,
    };
    if (momentOfInertia === undefined) return results;
    // The slope is zero at (x/L)² = 1 − √(8/15) from the end without load.
    const share = Math.sqrt(1 - Math.sqrt(8 / 15));
    return {
      ...results,
      maxDeflection:
        (load * span ** 4 * share * (7 - 10 * share ** 2 + 3 * share ** 4)) / (360 * elasticModulus * momentOfInertia),
      deflectionPosition: form === 'right' ? share * span : span - share * span,
    };
  },
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
    draw: ({ form, load, span, leftReaction, momentPosition }) => {
      // From the left a load falling from `load` is a uniform one less one that rises.
      const rising = form === 'middle' ? (2 * load) / span : form === 'right' ? load / span : -load / span;
      const initial = form === 'left' ? load : 0;
      const bend = form === 'middle' ? 2 * rising : 0;
      const after = (x: number) => Math.max(0, x - span / 2);
      return beamShapes({
        span,
        support: 'both ends',
        loads: [
          ...(form === 'middle'
            ? [
                ...slopedStripArrows(0, span / 2, span, [0, 1], 'load'),
                ...slopedStripArrows(span / 2, span, span, [1, 0]),
              ]
            : slopedStripArrows(0, span, span, form === 'right' ? [0, 1] : [1, 0], 'load')),
          reactionArrow(0, span, 'leftReaction'),
          reactionArrow(span, span, 'rightReaction'),
        ],
        stations: stationsOf(span, []),
        shear: (x) => leftReaction - initial * x - (rising * x ** 2) / 2 + (bend * after(x) ** 2) / 2,
        moment: (x) => leftReaction * x - (initial * x ** 2) / 2 - (rising * x ** 3) / 6 + (bend * after(x) ** 3) / 6,
        largest: { at: momentPosition, of: 'maxMoment' },
      });
    },
  },
  explanation: ({ maxDeflection }) =>
    maxDeflection === undefined
      ? 'The supports carry {leftReaction} and {rightReaction}; the largest moment is {maxMoment} at {momentPosition} from the left.'
      : 'The supports carry {leftReaction} and {rightReaction}; the largest moment is {maxMoment} and the beam sags by {maxDeflection}.',
  examples: [
    {
      inputs: { load: 12, span: 6, momentOfInertia: 8000 },
      results: {
        maxMoment: 27.71281292,
        momentPosition: 3.464101615,
        leftReaction: 12,
        rightReaction: 24,
        maxDeflection: 6.339563073,
        deflectionPosition: 3.115977734,
      },
      source: 'numpy: Hermite beam elements, largest values by minimize_scalar; numpy.roots of 15x⁴ - 30x² + 7',
    },
    {
      inputs: { form: 'left', load: 12, span: 6, momentOfInertia: 8000 },
      results: {
        maxMoment: 27.71281292,
        momentPosition: 2.535898385,
        leftReaction: 24,
        rightReaction: 12,
        maxDeflection: 6.339563073,
        deflectionPosition: 2.884022266,
      },
      source: 'numpy: Hermite beam elements, largest values by minimize_scalar; numpy.roots of 15x⁴ - 30x² + 7',
    },
    {
      inputs: { form: 'middle', load: 12, span: 6, momentOfInertia: 8000 },
      results: {
        maxMoment: 36,
        momentPosition: 3,
        leftReaction: 18,
        rightReaction: 18,
        maxDeflection: 8.1,
        deflectionPosition: 3,
      },
      source: 'numpy: Hermite beam elements; by hand: wL²/12, wL⁴/(120EI)',
    },
    { inputs: { load: 6, span: 3 }, results: { leftReaction: 3, rightReaction: 6 }, source: 'By hand: wL/6, wL/3' },
    {
      inputs: { form: 'middle', load: 6, span: 4 },
      results: { maxMoment: 8, leftReaction: 6 },
      source: 'By hand: 6 × 4²/12',
    },
    {
      inputs: { load: 12, span: 6, momentOfInertia: 80 },
      results: { maxDeflection: 633.9563073 },
      cautions: ['over a fiftieth'],
      source: 'numpy: Hermite beam elements, a hundredth of the stiffness',
    },
    {
      inputs: { form: 'left', load: 4, span: 5, elasticModulus: 11, momentOfInertia: 25000 },
      results: {
        maxMoment: 6.415002991,
        momentPosition: 2.113249,
        leftReaction: 6.666666667,
        rightReaction: 3.333333333,
        maxDeflection: 5.929258393,
        deflectionPosition: 2.403352,
      },
      source: 'numpy: Hermite beam elements, largest values by minimize_scalar',
    },
  ],
  notes: [
    'A trapezoidal load is a uniform and a triangular one together: add their reactions, moments and deflections at the same place.',
    'Linear elastic, small deflections, shear deformation neglected.',
    'A result for a real structure must be checked by a licensed engineer.',
  ],
  references: [
    { title: 'AISC: Steel Construction Manual, 15th ed. (2017), Table 3-23' },
    { title: 'Hibbeler: Mechanics of Materials, 10th ed., appendix C' },
  ],
});
