import { defineCalculator, isAbove, quantity } from '@reckoner/engine';
import { elasticModulus, momentOfInertia, span } from '../shared/beam.js';
import { beamShapes, loadArrow, stationsOf } from '../shared/beam-drawing.js';

/** Euler–Bernoulli cantilever, the load at its tip or anywhere before. */
export default defineCalculator({
  title: 'Cantilever beam with point load',
  description:
    'Fixed-end moment, shear, tip deflection and tip slope of a cantilever from a point load at any distance.',
  keywords: ['cantilever deflection', 'PL^3/3EI', 'fixed end', 'bracket'],
  inputs: {
    load: quantity('N', { label: 'Point load', usual: [0.01, 5000], unit: 'kN', symbol: 'P', above: 0, max: 1e6 }),
    span: { ...span, label: 'Length' },
    position: quantity('m', {
      label: 'Distance of the load from the fixed end',
      symbol: 'a',
      above: 0,
      max: 200,
      default: ({ span }) => span,
    }),
    elasticModulus,
    momentOfInertia,
  },
  outputs: {
    fixedMoment: quantity('N*m', { label: 'Moment at the fixed end', unit: 'kN*m', symbol: 'M' }),
    shear: quantity('N', { label: 'Shear', unit: 'kN', symbol: 'V' }),
    tipDeflection: quantity('m', { label: 'Deflection of the tip', unit: 'mm', symbol: '\\delta', optional: true }),
    loadDeflection: quantity('m', {
      label: 'Deflection under the load',
      unit: 'mm',
      symbol: '\\delta_a',
      optional: true,
    }),
    tipSlope: quantity('rad', { label: 'Slope of the tip', unit: 'deg', symbol: '\\theta', optional: true }),
  },
  formula: ({ load, span, position, elasticModulus, momentOfInertia }) => {
    const fixedMoment = load * position;
    if (momentOfInertia === undefined) return { fixedMoment, shear: load };
    const stiffness = elasticModulus * momentOfInertia;
    return {
      fixedMoment,
      shear: load,
      tipDeflection: (load * position ** 2 * (3 * span - position)) / (6 * stiffness),
      loadDeflection: (load * position ** 3) / (3 * stiffness),
      tipSlope: (load * position ** 2) / (2 * stiffness),
    };
  },
  requires: [
    {
      that: ({ position, span }) => position <= span,
      field: 'position',
      says: 'The load at {position} stands beyond the tip: the beam is {span} long.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ tipDeflection, span }) => tipDeflection !== undefined && isAbove(tipDeflection, span / 50),
      says: 'The deflection is over a fiftieth of the length: far more than structures are allowed, and near the end of linear theory. Check the units of E and I.',
    },
  ],
  figure: {
    kind: 'drawing',
    title: 'Load, shear and moment',
    draw: ({ load, span, position }) =>
      beamShapes({
        span,
        support: 'left end',
        loads: [
          loadArrow(position, span, 'load'),
          { shape: 'dimension', from: [0, -0.1 * span], to: [position, -0.1 * span], inside: true, of: 'position' },
        ],
        stations: stationsOf(span, [position]),
        shear: (x) => (x < position ? load : 0),
        moment: (x) => -load * Math.max(0, position - x),
        largest: { at: 0, of: 'fixedMoment' },
      }),
  },
  explanation: ({ tipDeflection }) =>
    tipDeflection === undefined
      ? 'The fixed end carries a moment of {fixedMoment} and a shear of {shear}.'
      : 'The fixed end carries {fixedMoment}; the tip sinks by {tipDeflection}.',
  examples: [
    {
      inputs: { load: 5, span: 3, momentOfInertia: 5000 },
      results: { fixedMoment: 15, shear: 5, tipDeflection: 4.5, loadDeflection: 4.5, tipSlope: 0.1289155 },
      source: 'scipy: virtual work, ∫ M·m/(EI) dx by quad',
    },
    {
      inputs: { load: 5, span: 3, position: 2, momentOfInertia: 5000 },
      results: {
        fixedMoment: 10,
        shear: 5,
        tipDeflection: 2.333333,
        loadDeflection: 1.333333,
        tipSlope: 0.05729578,
      },
      source: 'scipy: virtual work, ∫ M·m/(EI) dx by quad',
    },
    { inputs: { load: 2, span: 1.5 }, results: { fixedMoment: 3, shear: 2 }, source: 'By hand: 2 × 1.5' },
    { inputs: { load: 2, span: 1.5, position: 2 }, refused: 'beyond the tip', source: 'By definition' },
    {
      inputs: { load: 5, span: 3, momentOfInertia: 100 },
      results: { tipDeflection: 225 },
      cautions: ['over a fiftieth'],
      source: 'By hand: 5000 × 3³/(3 × 200e9 × 1e-6) m',
    },
    {
      inputs: { load: 3, span: 2.5, position: 1.8, elasticModulus: 70, momentOfInertia: 1200 },
      results: {
        fixedMoment: 5.4,
        shear: 3,
        tipDeflection: 10.99285714,
        loadDeflection: 6.942857143,
        tipSlope: 0.33149701,
      },
      source: 'numpy: Hermite beam elements, of aluminum',
    },
  ],
  notes: [
    'Linear elastic, small deflections, rigid support; the self-weight is not included.',
    'A result for a real structure must be checked by a licensed engineer.',
  ],
  references: [{ title: 'AISC: Steel Construction Manual, 15th ed. (2017), Table 3-23' }],
});
