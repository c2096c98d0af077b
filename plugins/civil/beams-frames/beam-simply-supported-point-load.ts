import { defineCalculator, isAbove, quantity } from '@reckoner/engine';
import { elasticModulus, momentOfInertia, span } from '../shared/beam.js';
import { beamShapes, loadArrow, reactionArrow, stationsOf } from '../shared/beam-drawing.js';

/** Euler–Bernoulli beam on two supports with one load anywhere on the span; self-weight apart. */
export default defineCalculator({
  title: 'Simply supported beam with point load',
  description:
    'Reactions, bending moment and deflection of a simply supported beam from a point load anywhere on the span.',
  keywords: ['beam deflection', 'concentrated load', 'PL/4', 'PL^3/48EI', 'support reactions'],
  inputs: {
    load: quantity('N', { label: 'Point load', usual: [0.01, 5000], unit: 'kN', symbol: 'P', above: 0, max: 1e6 }),
    span,
    position: quantity('m', {
      label: 'Distance of the load from the left support',
      symbol: 'a',
      min: 0,
      max: 200,
      default: ({ span }) => span / 2,
    }),
    elasticModulus,
    momentOfInertia,
    section: quantity('m', {
      label: 'Distance of a section from the left support',
      help: 'For the moment and the deflection there.',
      symbol: 'x',
      min: 0,
      max: 200,
      optional: true,
    }),
  },
  outputs: {
    maxMoment: quantity('N*m', { label: 'Largest moment', unit: 'kN*m', symbol: 'M_{max}' }),
    leftReaction: quantity('N', { label: 'Left reaction', unit: 'kN', symbol: 'R_A' }),
    rightReaction: quantity('N', { label: 'Right reaction', unit: 'kN', symbol: 'R_B' }),
    maxDeflection: quantity('m', { label: 'Largest deflection', unit: 'mm', symbol: '\\delta_{max}', optional: true }),
    deflectionPosition: quantity('m', {
      label: 'Distance of the largest deflection from the left',
      symbol: 'x_\\delta',
      optional: true,
    }),
    sectionMoment: quantity('N*m', { label: 'Moment at the section', unit: 'kN*m', symbol: 'M_x', optional: true }),
    sectionDeflection: quantity('m', {
      label: 'Deflection at the section',
      unit: 'mm',
      symbol: '\\delta_x',
      optional: true,
    }),
  },
  formula: ({ load, span, position, elasticModulus, momentOfInertia, section }) => {
    const toRight = span - position;
    const leftReaction = (load * toRight) / span;
    const rightReaction = (load * position) / span;
    const maxMoment = (load * position * toRight) / span;
    const sectionMoment =
      section === undefined
        ? undefined
        : section <= position
          ? leftReaction * section
          : rightReaction * (span - section);
    if (momentOfInertia === undefined) return { maxMoment, leftReaction, rightReaction, sectionMoment };
    const stiffness = elasticModulus * momentOfInertia;
    const short = Math.min(position, toRight);
    const fromFar = Math.sqrt((span ** 2 - short ** 2) / 3);
    const maxDeflection = (load * short * (span ** 2 - short ** 2) ** 1.5) / (9 * Math.sqrt(3) * span * stiffness);
    const deflectionPosition = position >= toRight ? fromFar : span - fromFar;
    const results = { maxMoment, leftReaction, rightReaction, maxDeflection, deflectionPosition };
    if (section === undefined) return results;
    const near = section <= position ? section : span - section;
    const far = section <= position ? toRight : position;
    const sectionDeflection = (load * far * near * (span ** 2 - far ** 2 - near ** 2)) / (6 * span * stiffness);
    return { ...results, sectionMoment, sectionDeflection };
  },
  requires: [
    {
      that: ({ position, span }) => position <= span,
      field: 'position',
      says: 'The load at {position} stands beyond the right support: the span is {span}.',
    },
    {
      that: ({ section, span }) => section <= span,
      field: 'section',
      says: 'The section at {section} lies beyond the right support: the span is {span}.',
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
    draw: ({ span, position, leftReaction, rightReaction }) =>
      beamShapes({
        span,
        support: 'both ends',
        loads: [
          loadArrow(position, span, 'load'),
          reactionArrow(0, span, 'leftReaction'),
          reactionArrow(span, span, 'rightReaction'),
        ],
        stations: stationsOf(span, [position]),
        shear: (x) => (x < position ? leftReaction : -rightReaction),
        moment: (x) => Math.min(leftReaction * x, rightReaction * (span - x)),
        largest: { at: position, of: 'maxMoment' },
      }),
  },
  explanation: ({ maxDeflection }) =>
    maxDeflection === undefined
      ? 'The supports carry {leftReaction} and {rightReaction}; the largest moment, under the load, is {maxMoment}.'
      : 'The supports carry {leftReaction} and {rightReaction}; the largest moment is {maxMoment} and the beam sags by {maxDeflection}.',
  examples: [
    {
      inputs: { load: 10, span: 6, position: 2, momentOfInertia: 8000, section: 4 },
      results: {
        leftReaction: 6.666667,
        rightReaction: 3.333333,
        maxMoment: 13.33333,
        maxDeflection: 2.419249,
        deflectionPosition: 2.734014,
        sectionMoment: 6.666667,
        sectionDeflection: 1.944444,
      },
      source: 'scipy: virtual work, ∫ M·m/(EI) dx by quad, maximum by minimize_scalar',
    },
    {
      inputs: { load: 10, span: 6, position: 4, momentOfInertia: 8000, section: 1 },
      results: {
        leftReaction: 3.333333,
        rightReaction: 6.666667,
        maxDeflection: 2.419249,
        deflectionPosition: 3.265986,
        sectionMoment: 3.333333,
        sectionDeflection: 1.076389,
      },
      source: 'scipy: virtual work, ∫ M·m/(EI) dx by quad, maximum by minimize_scalar',
    },
    {
      inputs: { load: 10, span: 6, momentOfInertia: 8000 },
      results: { leftReaction: 5, rightReaction: 5, maxMoment: 15, maxDeflection: 2.8125, deflectionPosition: 3 },
      source: 'By hand: PL/4; PL³/(48EI) = 10000 × 216/(48 × 200e9 × 8e-5)',
    },
    {
      inputs: { load: 8, span: 4, position: 1, section: 3 },
      results: { leftReaction: 6, rightReaction: 2, maxMoment: 6, sectionMoment: 2 },
      source: 'By hand: 8 × 3/4, 8 × 1/4, 6 × 1, 2 × 1',
    },
    { inputs: { load: 8, span: 4, position: 5 }, refused: 'beyond the right support', source: 'By definition' },
    {
      inputs: { load: 8, span: 4, position: 1, section: 5 },
      refused: 'lies beyond the right support',
      source: 'By definition',
    },
    {
      inputs: { load: 20, span: 6, momentOfInertia: 100 },
      results: { maxDeflection: 450 },
      cautions: ['over a fiftieth'],
      source: 'By hand: PL³/(48EI)',
    },
    {
      inputs: { load: 8, span: 4, position: 1.2, elasticModulus: 70, momentOfInertia: 2500, section: 3 },
      results: {
        maxMoment: 6.72,
        leftReaction: 5.6,
        rightReaction: 2.4,
        maxDeflection: 4.887785275,
        deflectionPosition: 1.796972,
        sectionMoment: 2.4,
        sectionDeflection: 3.099428571,
      },
      source: 'numpy: Hermite beam elements, largest deflection by minimize_scalar',
    },
  ],
  notes: [
    'Linear elastic, small deflections, shear deformation neglected; add the self-weight as a uniform load.',
    'A result for a real structure must be checked by a licensed engineer.',
  ],
  references: [
    { title: 'AISC: Steel Construction Manual, 15th ed. (2017), Table 3-23' },
    { title: "Young, Budynas, Sadegh: Roark's Formulas for Stress and Strain, 8th ed., Table 8.1" },
  ],
});
