import { category, defineCalculator, isAbove, isAtLeast, isBelow, measure, number, roundTo } from '@reckoner/engine';

/** AISC 360-22, H1.1 and H1.2: axial force and bending about both axes, by ratios to available strengths. */
export default defineCalculator({
  title: 'Steel beam-column interaction (AISC 360-22, H1)',
  description:
    'Interaction ratio of a doubly or singly symmetric steel member under axial force and bending about one or both axes.',
  keywords: ['H1-1a', 'H1-1b', 'combined axial force and bending', 'unity check', '8/9', 'Pr/Pc', 'beam column'],
  related: ['steel-column-aisc', 'steel-beam-flexure-aisc', 'steel-tension-member'],
  inputs: {
    axial: measure('kip', {
      label: 'Required axial strength',
      help: 'Compression or tension, without a sign. All forces and strengths of LRFD, or all of ASD.',
      symbol: 'P_r',
      min: 0,
      max: 1e5,
      usual: [0, 5000],
    }),
    axialStrength: measure('kip', {
      label: 'Available axial strength',
      help: 'φPn (LRFD) or Pn/Ω (ASD), of chapter E in compression, D in tension. Of a column the one of the axis about which it buckles first.',
      symbol: 'P_c',
      min: 0.1,
      max: 1e5,
      usual: [5, 10000],
    }),
    momentX: measure('kip*in', {
      label: 'Required moment about the strong axis',
      help: 'With second-order effects (chapter C). Its size, without a sign.',
      unit: 'kip*ft',
      symbol: 'M_{rx}',
      min: 0,
      max: 1e6,
      usual: [0, 10000],
    }),
    momentStrengthX: measure('kip*in', {
      label: 'Available moment about the strong axis',
      help: 'φMnx or Mnx/Ω, with lateral-torsional buckling.',
      unit: 'kip*ft',
      symbol: 'M_{cx}',
      min: 0.01,
      max: 1e6,
      usual: [1, 20000],
    }),
    momentY: measure('kip*in', {
      label: 'Required moment about the weak axis',
      help: 'Its size, without a sign.',
      unit: 'kip*ft',
      symbol: 'M_{ry}',
      min: 0,
      max: 1e6,
      usual: [0, 3000],
      optional: true,
    }),
    momentStrengthY: measure('kip*in', {
      label: 'Available moment about the weak axis',
      unit: 'kip*ft',
      symbol: 'M_{cy}',
      min: 0.01,
      max: 1e6,
      usual: [1, 6000],
      optional: true,
    }),
  },
  outputs: {
    ratio: number({ label: 'Interaction ratio', symbol: 'u', places: 3 }),
    verdict: category(['At most 1.0', 'Above 1.0'], { label: 'Limit of H1', of: 'ratio' }),
    equation: category(['H1-1a', 'H1-1b'], { label: 'Equation' }),
    axialRatio: number({ label: 'Axial force over its strength', symbol: 'P_r/P_c', places: 3 }),
    bendingRatio: number({ label: 'Sum of the moment ratios', symbol: 'm', places: 3 }),
  },
  formula: ({ axial, axialStrength, momentX, momentStrengthX, momentY, momentStrengthY }) => {
    const axialRatio = axial / axialStrength;
    const weak = momentY === undefined || momentStrengthY === undefined ? 0 : momentY / momentStrengthY;
    const bendingRatio = momentX / momentStrengthX + weak;
    const large = isAtLeast(axialRatio, 0.2);
    const ratio = large ? axialRatio + (8 / 9) * bendingRatio : axialRatio / 2 + bendingRatio;
    return {
      ratio,
      verdict: roundTo(ratio, 3) > 1 ? 'Above 1.0' : 'At most 1.0',
      equation: large ? 'H1-1a' : 'H1-1b',
      axialRatio,
      bendingRatio,
    };
  },
  requires: [
    {
      that: (inputs, given) => !given.momentY || given.momentStrengthY || inputs.momentY === 0,
      field: 'momentStrengthY',
      says: 'The moment about the weak axis is held against the strength about that axis: give it too.',
    },
    {
      that: (_, given) => !given.momentStrengthY || given.momentY,
      field: 'momentY',
      says: 'A strength about the weak axis counts only with the moment about that axis: give it (0 for none), or leave the strength out.',
    },
    {
      that: (inputs, given) => inputs.axial > 0 || inputs.momentX > 0 || (given.momentY && inputs.momentY! > 0),
      field: 'axial',
      says: 'There is no axial force and no moment: nothing is to be checked.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ ratio }) => roundTo(ratio, 3) > 1,
      says: 'The limit of 1.0 is exceeded: by H1 the member is not strong enough. Take a stronger section, or brace it closer.',
    },
    {
      level: 'note',
      when: ({ axial, momentX, momentY }) => axial > 0 && (momentX > 0 || (momentY ?? 0) > 0),
      says: 'Compression increases the moments: they must be those of a second-order analysis, or amplified by B1 and B2 (appendix 8). With first-order moments this ratio is too low.',
    },
    {
      level: 'caution',
      when: ({ momentStrengthX, momentStrengthY }) =>
        momentStrengthY !== undefined && isAbove(momentStrengthY, momentStrengthX),
      says: 'The strength about the weak axis, {momentStrengthY}, is above the one about the strong axis, {momentStrengthX}: are the axes exchanged?',
    },
    {
      level: 'caution',
      when: ({ axial, axialStrength, momentX, momentStrengthX, momentY, momentStrengthY }) =>
        (axial > 0 && isBelow(axial, 0.01 * axialStrength)) ||
        (momentX > 0 && isBelow(momentX, 0.01 * momentStrengthX)) ||
        (momentY !== undefined &&
          momentStrengthY !== undefined &&
          momentY > 0 &&
          isBelow(momentY, 0.01 * momentStrengthY)),
      says: 'A force or moment takes less than 1% of its strength: are both in the same unit?',
    },
    {
      level: 'caution',
      when: ({ axialStrength, momentStrengthX }) => isAbove(momentStrengthX, 60 * axialStrength),
      says: 'The moment strength {momentStrengthX} is over 5 ft times the axial strength {axialStrength}, more than a column of usual proportions has: is it in kip-in, or is the column very slender?',
    },
  ],
  explanation: ({ equation, verdict, axialRatio, momentY, momentStrengthY }) => {
    const limit =
      equation === 'H1-1a'
        ? 'at least 0.2, so that H1-1a holds'
        : roundTo(axialRatio, 3) >= 0.2
          ? 'just below 0.2, so that H1-1b holds'
          : 'below 0.2, so that H1-1b holds';
    const weak =
      momentY === undefined || momentStrengthY === undefined
        ? ''
        : ', about the weak axis {momentY} of {momentStrengthY}';
    const size = verdict === 'Above 1.0' ? 'above' : 'within';
    return `The interaction ratio is {ratio}, ${size} the limit of 1.0. The axial force of {axial} takes {axialRatio} of its strength of {axialStrength}, ${limit}; the moments (about the strong axis {momentX} of {momentStrengthX}${weak}) add up to a ratio of {bendingRatio}.`;
  },
  figure: {
    kind: 'curve',
    title: 'Limit of H1-1a and H1-1b',
    x: { of: 'bendingRatio' },
    y: { of: 'axialRatio' },
    curve: ({ axialRatio, bendingRatio }) => ({
      from: 0,
      to: 1,
      lines: [{ label: 'Limit', at: (p) => [p >= 0.2 ? (9 / 8) * (1 - p) : 1 - p / 2, p] }],
      marks: [{ x: bendingRatio, y: axialRatio, label: 'Member' }],
    }),
  },
  examples: [
    {
      inputs: {
        axial: 400,
        axialStrength: 1130,
        momentX: 250,
        momentStrengthX: 642,
        momentY: 80,
        momentStrengthY: 311,
      },
      results: {
        ratio: 0.9287759,
        verdict: 'At most 1.0',
        equation: 'H1-1a',
        axialRatio: 0.3539823,
        bendingRatio: 0.6466428,
      },
      cautions: ['second-order analysis'],
      source: 'AISC Design Examples v16.0, H.1B (W14×99): 0.354 and 0.929; more digits by Python',
    },
    {
      inputs: {
        axial: 267,
        axialStrength: 750,
        momentX: 167,
        momentStrengthX: 427,
        momentY: 53.3,
        momentStrengthY: 207,
      },
      results: { ratio: 0.9325232, equation: 'H1-1a', axialRatio: 0.356 },
      cautions: ['second-order analysis'],
      source: 'AISC Design Examples v16.0, H.1B, ASD: 0.356 and 0.933; more digits by Python',
    },
    {
      inputs: { axial: 100, axialStrength: 1000, momentX: 240, momentStrengthX: 300 },
      results: { ratio: 0.85, equation: 'H1-1b', axialRatio: 0.1, bendingRatio: 0.8 },
      cautions: ['second-order analysis'],
      source: 'By hand: 0.1/2 + 0.8',
    },
    {
      inputs: { axial: 30, axialStrength: 150, momentX: 90, momentStrengthX: 100 },
      results: { ratio: '1.000', equation: 'H1-1a', axialRatio: 0.2, bendingRatio: 0.9, verdict: 'At most 1.0' },
      cautions: ['second-order analysis'],
      source: 'By hand: 0.2 + 8/9 × 0.9, exactly at both limits',
    },
    {
      inputs: { axial: 300, axialStrength: 400, momentX: 120, momentStrengthX: 200, momentY: 0 },
      results: { ratio: 1.283333, verdict: 'Above 1.0' },
      cautions: ['The limit of 1.0 is exceeded', 'second-order analysis'],
      source: 'By hand: 0.75 + 8/9 × 0.6',
    },
    {
      inputs: {
        axial: 20,
        axialStrength: 500,
        momentX: 10,
        momentStrengthX: 100,
        momentY: 20,
        momentStrengthY: 200,
      },
      results: { ratio: 0.22, equation: 'H1-1b' },
      cautions: ['axes exchanged', 'second-order analysis'],
      source: 'By hand: 0.04/2 + 0.1 + 0.1',
    },
    {
      inputs: { axial: 0, axialStrength: 100, momentX: 3000, momentStrengthX: 7704 },
      results: { ratio: 0.3894081, axialRatio: 0 },
      cautions: ['is it in kip-in'],
      source: 'By hand: 3000/7704',
    },
    {
      inputs: { axial: 2, axialStrength: 400, momentX: 60, momentStrengthX: 100 },
      results: { ratio: 0.6025, axialRatio: 0.005, equation: 'H1-1b' },
      cautions: ['less than 1%', 'second-order analysis'],
      source: 'By hand: 0.005/2 + 0.6',
    },
    {
      inputs: { axial: 100, axialStrength: 400, momentX: 10, momentStrengthX: 100, momentY: 5 },
      refused: 'held against the strength about that axis',
      source: 'By definition',
    },
    {
      inputs: { axial: 100, axialStrength: 400, momentX: 10, momentStrengthX: 100, momentStrengthY: 50 },
      refused: 'counts only with the moment',
      source: 'By definition',
    },
    {
      inputs: { axial: 199.97, axialStrength: 1000, momentX: 50, momentStrengthX: 100 },
      results: { ratio: 0.599985, equation: 'H1-1b', axialRatio: 0.19997 },
      cautions: ['second-order analysis'],
      source: 'By hand: 0.19997/2 + 0.5, of a ratio that is shown as 0.200 and is below 0.2',
    },
    {
      inputs: { axial: 0, axialStrength: 400, momentX: 0, momentStrengthX: 100 },
      refused: 'nothing is to be checked',
      source: 'By definition',
    },
  ],
  notes: [
    'For doubly symmetric members, and singly symmetric ones that bend about a geometric axis. H1.3 allows more where a compact rolled shape bends mainly about its strong axis; members without symmetry go by H2, torsion by H3, holes in a flange in tension by H4.',
    'Shear, local buckling, connections and deflection are separate checks; a licensed engineer must check the design.',
  ],
  references: [
    { title: 'ANSI/AISC 360-22: Specification for Structural Steel Buildings, H1.1 and H1.2' },
    { title: 'AISC: Companion to the Steel Construction Manual, Volume 1: Design Examples, v16.0, H.1A and H.1B' },
  ],
});
