import { defineCalculator, isAbove, isBelow, quantity } from '@reckoner/engine';
import { elasticModulus, momentOfInertia, span } from '../shared/beam.js';
import { beamShapes, loadArrow, reactionArrow, slopedStripArrows, stationsOf } from '../shared/beam-drawing.js';
import { saggingPlace, spanMoment } from '../shared/sagging.js';

/** Euler–Bernoulli beam on two supports that goes on beyond the right one; loads are superposed. */
export default defineCalculator({
  title: 'Overhanging beam',
  description:
    'Reactions, moments and deflections of a beam with an overhang under uniform and point loads on span and overhang.',
  keywords: ['beam with overhang', 'single overhang', 'cantilevered beam', 'uplift at the support', 'balcony beam'],
  inputs: {
    span: { ...span, label: 'Span between the supports' },
    overhang: quantity('m', {
      label: 'Overhang beyond the right support',
      usual: [0.1, 30],
      symbol: 'c',
      above: 0.001,
      max: 200,
    }),
    spanUniform: quantity('N/m', {
      label: 'Uniform load on the span',
      usual: 'all',
      unit: 'kN/m',
      symbol: 'w_1',
      min: 0,
      max: 1e5,
      default: 0,
    }),
    overhangUniform: quantity('N/m', {
      label: 'Uniform load on the overhang',
      usual: 'all',
      unit: 'kN/m',
      symbol: 'w_2',
      min: 0,
      max: 1e5,
      default: 0,
    }),
    spanPoint: quantity('N', {
      label: 'Point load on the span',
      usual: 'all',
      unit: 'kN',
      symbol: 'P_1',
      min: 0,
      max: 1e6,
      default: 0,
    }),
    spanPosition: quantity('m', {
      label: 'Its distance from the left support',
      symbol: 'a',
      min: 0,
      max: 200,
      default: ({ span }) => span / 2,
    }),
    overhangPoint: quantity('N', {
      label: 'Point load on the overhang',
      usual: 'all',
      unit: 'kN',
      symbol: 'P_2',
      min: 0,
      max: 1e6,
      default: 0,
    }),
    overhangPosition: quantity('m', {
      label: 'Its distance beyond the right support',
      symbol: 'e',
      min: 0,
      max: 200,
      default: ({ overhang }) => overhang,
    }),
    elasticModulus,
    momentOfInertia,
  },
  outputs: {
    leftReaction: quantity('N', { label: 'Left reaction', help: 'Negative: uplift.', unit: 'kN', symbol: 'R_A' }),
    rightReaction: quantity('N', { label: 'Right reaction', unit: 'kN', symbol: 'R_B' }),
    supportMoment: quantity('N*m', {
      label: 'Moment over the right support',
      help: 'Hogging: the upper side is in tension.',
      unit: 'kN*m',
      symbol: 'M_B',
    }),
    spanMoment: quantity('N*m', { label: 'Largest sagging moment', unit: 'kN*m', symbol: 'M_{max}' }),
    momentPosition: quantity('m', { label: 'Its distance from the left support', symbol: 'x_M' }),
    tipDeflection: quantity('m', {
      label: 'Deflection of the tip',
      help: 'Negative: upward.',
      unit: 'mm',
      symbol: '\\delta_c',
      optional: true,
    }),
    midspanDeflection: quantity('m', {
      label: 'Deflection at midspan',
      help: 'Negative: upward.',
      unit: 'mm',
      symbol: '\\delta_m',
      optional: true,
    }),
  },
  formula: ({
    span,
    overhang,
    spanUniform,
    overhangUniform,
    spanPoint,
    spanPosition,
    overhangPoint,
    overhangPosition,
    elasticModulus,
    momentOfInertia,
  }) => {
    const supportMoment = (overhangUniform * overhang ** 2) / 2 + overhangPoint * overhangPosition;
    const leftReaction = (spanUniform * span) / 2 + (spanPoint * (span - spanPosition)) / span - supportMoment / span;
    const rightReaction = spanUniform * span + spanPoint + overhangUniform * overhang + overhangPoint - leftReaction;
    const loaded = {
      length: span,
      leftMoment: 0 * supportMoment,
      leftShear: leftReaction,
      uniform: spanUniform,
      point: spanPoint,
      position: spanPosition,
    };
    const momentPosition = saggingPlace(loaded);
    const results = {
      leftReaction,
      rightReaction,
      supportMoment,
      spanMoment: spanMoment(loaded, momentPosition),
      momentPosition,
    };
    if (momentOfInertia === undefined) return results;
    const stiffness = elasticModulus * momentOfInertia;
    const turn =
      (supportMoment * span) / 3 -
      (spanUniform * span ** 3) / 24 -
      (spanPoint * spanPosition * (span ** 2 - spanPosition ** 2)) / (6 * span);
    const tip =
      turn * overhang +
      (overhangUniform * overhang ** 4) / 8 +
      (overhangPoint * overhangPosition ** 2 * (3 * overhang - overhangPosition)) / 6;
    const near = Math.min(spanPosition, span - spanPosition);
    const middle =
      (5 * spanUniform * span ** 4) / 384 +
      (spanPoint * near * (3 * span ** 2 - 4 * near ** 2)) / 48 -
      (supportMoment * span ** 2) / 16;
    return { ...results, tipDeflection: tip / stiffness, midspanDeflection: middle / stiffness };
  },
  stepwise: [
    'The loads on the overhang turn the beam about the right support: their moments add up to the moment over it.',
    'Moments about the right support give the left reaction, all loads less that the right one.',
    'The span sags most under its point load or where the shear is zero.',
    'The right support turns the beam by its moment times a third of the span over EI, less what the loads on the span turn it back; times the overhang, with the bending of the overhang itself, this is the deflection of the tip.',
  ],
  requires: [
    {
      that: ({ spanPosition, span }) => spanPosition <= span,
      field: 'spanPosition',
      says: 'The load at {spanPosition} stands beyond the right support: the span is {span}.',
    },
    {
      that: ({ overhangPosition, overhang }) => overhangPosition <= overhang,
      field: 'overhangPosition',
      says: 'The load at {overhangPosition} stands beyond the tip: the overhang is {overhang}.',
    },
    {
      that: ({ spanUniform, overhangUniform, spanPoint, overhangPoint }) =>
        spanUniform > 0 || overhangUniform > 0 || spanPoint > 0 || overhangPoint > 0,
      field: 'spanUniform',
      says: 'Give at least one load.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ leftReaction }) => leftReaction < -0.001,
      says: 'The left support is pulled upward: the beam tips over unless it is held down there.',
    },
    {
      level: 'caution',
      when: ({ leftReaction, span, supportMoment }) =>
        leftReaction >= -0.001 && supportMoment > 1e-3 && isBelow(leftReaction * span, 0.5 * supportMoment),
      says: 'What holds the beam down on the span is less than one and a half times what tips it over the right support: a little more on the overhang lifts the left end.',
    },
    {
      level: 'caution',
      when: ({ tipDeflection, midspanDeflection, span, overhang }) =>
        tipDeflection !== undefined &&
        midspanDeflection !== undefined &&
        (isAbove(Math.abs(tipDeflection), overhang / 50) || isAbove(Math.abs(midspanDeflection), span / 50)),
      says: 'A deflection is over a fiftieth of the length: far more than structures are allowed, and near the end of linear theory. Check the units of E and I.',
    },
    {
      level: 'note',
      when: ({ spanUniform, overhangUniform, spanPoint, overhangPoint }) =>
        (spanUniform > 0 || spanPoint > 0) && (overhangUniform > 0 || overhangPoint > 0),
      says: 'Live loads may stand on the span alone or on the overhang alone: the span sags most without what is on the overhang, and uplift is worst without what is on the span.',
    },
  ],
  figure: {
    kind: 'drawing',
    title: 'Loads, shear and moment',
    draw: ({
      span,
      overhang,
      spanUniform,
      overhangUniform,
      spanPoint,
      spanPosition,
      overhangPoint,
      overhangPosition,
      leftReaction,
      rightReaction,
      momentPosition,
      supportMoment,
      spanMoment,
    }) => {
      const whole = span + overhang;
      const most = Math.max(spanUniform, overhangUniform);
      const after = (x: number, from: number) => Math.max(0, x - from);
      const passed = (x: number, from: number) => (x > from ? 1 : 0);
      return beamShapes({
        span: whole,
        support: 'none',
        pins: [0, span],
        loads: [
          ...(spanUniform > 0
            ? slopedStripArrows(0, span, whole, [spanUniform / most, spanUniform / most], 'spanUniform')
            : []),
          ...(overhangUniform > 0
            ? slopedStripArrows(span, whole, whole, [overhangUniform / most, overhangUniform / most], 'overhangUniform')
            : []),
          ...(spanPoint > 0 ? [loadArrow(spanPosition, whole, 'spanPoint')] : []),
          ...(overhangPoint > 0 ? [loadArrow(span + overhangPosition, whole, 'overhangPoint')] : []),
          reactionArrow(0, whole, 'leftReaction'),
          reactionArrow(span, whole, 'rightReaction'),
        ],
        stations: stationsOf(whole, [spanPosition, span, span + overhangPosition]),
        shear: (x) =>
          leftReaction -
          spanUniform * Math.min(x, span) -
          spanPoint * passed(x, spanPosition) +
          rightReaction * passed(x, span) -
          overhangUniform * after(x, span) -
          overhangPoint * passed(x, span + overhangPosition),
        moment: (x) =>
          leftReaction * x -
          spanUniform * Math.min(x, span) * (x - Math.min(x, span) / 2) -
          spanPoint * after(x, spanPosition) +
          rightReaction * after(x, span) -
          (overhangUniform * after(x, span) ** 2) / 2 -
          overhangPoint * after(x, span + overhangPosition),
        largest:
          spanMoment > supportMoment ? { at: momentPosition, of: 'spanMoment' } : { at: span, of: 'supportMoment' },
      });
    },
  },
  explanation:
    'The left support {leftReaction|holds the beam down with {|leftReaction|}|carries nothing|carries {|leftReaction|}}, the right one carries {rightReaction}; over it the beam hogs with {supportMoment}, in the span it {spanMoment|hogs with {|spanMoment|}|does not sag|sags with {|spanMoment|}}.',
  examples: [
    {
      inputs: { span: 6, overhang: 2, spanUniform: 10, overhangUniform: 10, momentOfInertia: 8000 },
      results: {
        leftReaction: 26.66666667,
        rightReaction: 53.33333333,
        supportMoment: 20,
        spanMoment: 35.55555556,
        momentPosition: 2.666666667,
        tipDeflection: -5,
        midspanDeflection: 7.734375,
      },
      cautions: ['on the overhang alone'],
      source: 'numpy: Hermite beam elements with consistent loads; by hand: M = R²/(2w)',
    },
    {
      inputs: {
        span: 6,
        overhang: 2,
        spanUniform: 4,
        spanPoint: 20,
        spanPosition: 2,
        overhangPoint: 8,
        momentOfInertia: 8000,
      },
      results: {
        leftReaction: 22.66666667,
        rightReaction: 29.33333333,
        supportMoment: 16,
        spanMoment: 37.33333333,
        momentPosition: 2,
        tipDeflection: -3.611111111,
        midspanDeflection: 6.760416667,
      },
      cautions: ['on the overhang alone'],
      source: 'numpy: Hermite beam elements with consistent loads',
    },
    {
      inputs: {
        span: 6,
        overhang: 2,
        overhangUniform: 6,
        spanPoint: 20,
        spanPosition: 4,
        overhangPoint: 8,
        overhangPosition: 1.5,
        momentOfInertia: 8000,
      },
      results: {
        leftReaction: 2.666666667,
        rightReaction: 37.33333333,
        supportMoment: 24,
        spanMoment: 10.66666667,
        momentPosition: 4,
        tipDeflection: 2.038194444,
        midspanDeflection: 1.416666667,
      },
      cautions: ['on the overhang alone'],
      source: 'numpy: Hermite beam elements with consistent loads',
    },
    {
      inputs: { span: 6, overhang: 2, spanUniform: 6, spanPoint: 10, spanPosition: 1 },
      results: {
        leftReaction: 26.33333333,
        rightReaction: 19.66666667,
        supportMoment: 0,
        spanMoment: 32.23148148,
        momentPosition: 2.722222222,
      },
      source: 'numpy: Hermite beam elements; by hand: x = (R - P)/w = 16.3333/6, M = 19.6667²/(2 × 6)',
    },
    {
      inputs: { span: 6, overhang: 3, overhangUniform: 10, momentOfInertia: 8000 },
      results: {
        leftReaction: -7.5,
        rightReaction: 37.5,
        supportMoment: 45,
        spanMoment: 0,
        momentPosition: 0,
        tipDeflection: 23.203125,
        midspanDeflection: -6.328125,
      },
      cautions: ['tips over'],
      source: 'numpy: Hermite beam elements with consistent loads; by hand: -wc²/(2L)',
    },
    {
      inputs: { span: 6, overhang: 3, overhangUniform: 10, momentOfInertia: 1000 },
      results: { tipDeflection: 185.625 },
      cautions: ['tips over', 'over a fiftieth'],
      source: 'By hand: eight times that of 8,000 cm⁴',
    },
    {
      inputs: { span: 6, overhang: 6, spanUniform: 10, overhangUniform: 10 },
      results: { leftReaction: 0, rightReaction: 120, supportMoment: 180 },
      cautions: ['one and a half times', 'on the overhang alone'],
      source: 'By hand: 10 × 6 × 3 on both sides of the right support',
    },
    { inputs: { span: 6, overhang: 2 }, refused: 'at least one load', source: 'By definition' },
    {
      inputs: { span: 6, overhang: 2, spanPoint: 5, spanPosition: 7 },
      refused: 'beyond the right support',
      source: 'By definition',
    },
    {
      inputs: { span: 6, overhang: 2, overhangPoint: 5, overhangPosition: 3 },
      refused: 'beyond the tip',
      source: 'By definition',
    },
    {
      inputs: {
        span: 4,
        overhang: 1.5,
        spanUniform: 3,
        overhangPoint: 2.5,
        elasticModulus: 11,
        momentOfInertia: 20000,
      },
      results: {
        leftReaction: 5.0625,
        rightReaction: 9.4375,
        supportMoment: 3.75,
        spanMoment: 4.271484375,
        momentPosition: 1.6875,
        tipDeflection: -0.7670454545,
        midspanDeflection: 2.840909091,
      },
      cautions: ['on the overhang alone'],
      source: 'numpy: Hermite beam elements with consistent loads',
    },
  ],
  notes: [
    'Linear elastic, small deflections, one section throughout, shear deformation neglected.',
    'A result for a real structure must be checked by a licensed engineer.',
  ],
  references: [
    { title: 'AISC: Steel Construction Manual, 15th ed. (2017), Table 3-23' },
    { title: 'Hibbeler: Structural Analysis, 10th ed., ch. 4 and 8' },
  ],
});
