import { choice, defineCalculator, isAbove, quantity } from '@reckoner/engine';
import { elasticModulus, momentOfInertia, span, uniformLoad } from '../shared/beam.js';
import { beamShapes, slopedStripArrows, stationsOf } from '../shared/beam-drawing.js';

/** Euler–Bernoulli cantilever, loaded from the fixed end on; what lies beyond the load stays straight. */
export default defineCalculator({
  title: 'Cantilever beam with distributed load',
  description:
    'Fixed-end moment, shear, tip deflection and tip slope of a cantilever under a uniform or triangular load.',
  keywords: ['cantilever uniform load', 'wL^2/2', 'wL^4/8EI', 'triangular load on a cantilever', 'balcony'],
  inputs: {
    form: choice(
      {
        uniform: 'Uniform',
        root: 'Triangular, largest at the fixed end',
        tip: 'Triangular, largest at the end away from it',
      },
      { label: 'Form of the load', default: 'uniform' },
    ),
    load: { ...uniformLoad, label: 'Largest load per length' },
    span: { ...span, label: 'Length' },
    loaded: quantity('m', {
      label: 'Loaded length from the fixed end',
      symbol: 'a',
      above: 0.001,
      max: 200,
      default: ({ span }) => span,
    }),
    elasticModulus,
    momentOfInertia,
  },
  outputs: {
    fixedMoment: quantity('N*m', { label: 'Moment at the fixed end', unit: 'kN*m', symbol: 'M' }),
    shear: quantity('N', { label: 'Shear at the fixed end', unit: 'kN', symbol: 'V' }),
    tipDeflection: quantity('m', { label: 'Deflection of the tip', unit: 'mm', symbol: '\\delta', optional: true }),
    tipSlope: quantity('rad', { label: 'Slope of the tip', unit: 'deg', symbol: '\\theta', optional: true }),
  },
  formula: ({ form, load, span, loaded, elasticModulus, momentOfInertia }) => {
    const shear = form === 'uniform' ? load * loaded : (load * loaded) / 2;
    const fixedMoment =
      form === 'uniform'
        ? (load * loaded ** 2) / 2
        : form === 'root'
          ? (load * loaded ** 2) / 6
          : (load * loaded ** 2) / 3;
    if (momentOfInertia === undefined) return { fixedMoment, shear };
    const stiffness = elasticModulus * momentOfInertia;
    const tipSlope =
      form === 'uniform'
        ? (load * loaded ** 3) / (6 * stiffness)
        : form === 'root'
          ? (load * loaded ** 3) / (24 * stiffness)
          : (load * loaded ** 3) / (8 * stiffness);
    const bent =
      form === 'uniform'
        ? (load * loaded ** 4) / (8 * stiffness)
        : form === 'root'
          ? (load * loaded ** 4) / (30 * stiffness)
          : (11 * load * loaded ** 4) / (120 * stiffness);
    return { fixedMoment, shear, tipDeflection: bent + tipSlope * (span - loaded), tipSlope };
  },
  requires: [
    {
      that: ({ loaded, span }) => loaded <= span,
      field: 'loaded',
      says: 'A loaded length of {loaded} reaches beyond the tip: the beam is {span} long.',
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
    draw: ({ form, load, span, loaded }) => {
      const root = form === 'tip' ? 0 : load;
      const end = form === 'root' ? 0 : load;
      const rest = (x: number) => Math.max(0, loaded - x);
      const at = (x: number) => end + ((root - end) * rest(x)) / loaded;
      return beamShapes({
        span,
        support: 'left end',
        loads: slopedStripArrows(0, loaded, span, [root / load, end / load], 'load'),
        stations: stationsOf(span, []),
        shear: (x) => ((at(x) + end) * rest(x)) / 2,
        moment: (x) => -((at(x) + 2 * end) * rest(x) ** 2) / 6,
        largest: { at: 0, of: 'fixedMoment' },
      });
    },
  },
  explanation: ({ tipDeflection }) =>
    tipDeflection === undefined
      ? 'The fixed end carries a moment of {fixedMoment} and a shear of {shear}.'
      : 'The fixed end carries {fixedMoment} and {shear}; the tip sinks by {tipDeflection}.',
  examples: [
    {
      inputs: { load: 4, span: 3, momentOfInertia: 5000 },
      results: { fixedMoment: 18, shear: 12, tipDeflection: 4.05, tipSlope: 0.1031324031 },
      source: 'numpy: Hermite beam elements with consistent loads',
    },
    {
      inputs: { form: 'root', load: 4, span: 3, momentOfInertia: 5000 },
      results: { fixedMoment: 6, shear: 6, tipDeflection: 1.08, tipSlope: 0.02578310078 },
      source: 'numpy: Hermite beam elements with consistent loads',
    },
    {
      inputs: { form: 'tip', load: 4, span: 3, momentOfInertia: 5000 },
      results: { fixedMoment: 12, shear: 6, tipDeflection: 2.97, tipSlope: 0.07734930234 },
      source: 'numpy: Hermite beam elements with consistent loads',
    },
    {
      inputs: { load: 4, span: 3, loaded: 2, momentOfInertia: 5000 },
      results: { fixedMoment: 8, shear: 8, tipDeflection: 1.333333333, tipSlope: 0.03055774907 },
      source: 'numpy: Hermite beam elements with consistent loads',
    },
    {
      inputs: { form: 'root', load: 4, span: 3, loaded: 2, momentOfInertia: 5000 },
      results: { fixedMoment: 2.666666667, shear: 4, tipDeflection: 0.3466666667 },
      source: 'numpy: Hermite beam elements with consistent loads',
    },
    {
      inputs: { form: 'tip', load: 4, span: 3, loaded: 2, momentOfInertia: 5000 },
      results: { fixedMoment: 5.333333333, shear: 4, tipDeflection: 0.9866666667, tipSlope: 0.02291831181 },
      source: 'numpy: Hermite beam elements with consistent loads',
    },
    {
      inputs: { load: 2, span: 1.5 },
      results: { fixedMoment: 2.25, shear: 3 },
      source: 'By hand: 2 × 1.5²/2; 2 × 1.5',
    },
    { inputs: { load: 2, span: 1.5, loaded: 2 }, refused: 'beyond the tip', source: 'By definition' },
    {
      inputs: { load: 4, span: 3, momentOfInertia: 200 },
      results: { tipDeflection: 101.25 },
      cautions: ['over a fiftieth'],
      source: 'By hand: 4000 × 3⁴/(8 × 200e9 × 2e-6) m',
    },
    {
      inputs: { form: 'root', load: 2, span: 2, loaded: 1.5, elasticModulus: 11, momentOfInertia: 9000 },
      results: { fixedMoment: 0.75, shear: 1.5, tipDeflection: 0.4829545455, tipSlope: 0.01627721009 },
      source: 'numpy: Hermite beam elements with consistent loads',
    },
  ],
  notes: [
    'Linear elastic, small deflections, rigid support, one section throughout; the self-weight is a uniform load.',
    'A result for a real structure must be checked by a licensed engineer.',
  ],
  references: [
    { title: 'AISC: Steel Construction Manual, 15th ed. (2017), Table 3-23' },
    { title: 'Hibbeler: Mechanics of Materials, 10th ed., appendix C' },
  ],
});
