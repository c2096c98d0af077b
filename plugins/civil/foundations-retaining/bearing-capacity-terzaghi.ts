import { choice, defineCalculator, interpolate, number, quantity } from '@reckoner/engine';
import { N_GAMMA } from '../shared/terzaghi.js';

/** General shear failure of a shallow footing; Nc and Nq by Terzaghi's equations, Nγ from Kumbhojkar's table. */
export default defineCalculator({
  title: 'Bearing capacity (Terzaghi)',
  description:
    'Ultimate and allowable bearing capacity of a strip, square or round footing from soil strength and depth.',
  keywords: ['shallow foundation', 'Nc Nq Ngamma', 'general shear failure', 'allowable bearing pressure', 'footing'],
  inputs: {
    shape: choice({ strip: 'Strip', square: 'Square', round: 'Round' }, { label: 'Footing', default: 'strip' }),
    width: quantity('m', { label: 'Width or diameter', usual: [0.3, 30], symbol: 'B', min: 0.1, max: 100 }),
    depth: quantity('m', { label: 'Depth of the base', symbol: 'D_f', min: 0, max: 50 }),
    frictionAngle: quantity('rad', { label: 'Angle of friction', unit: 'deg', symbol: "\\varphi'", min: 0, max: 45 }),
    cohesion: quantity('Pa', {
      label: 'Cohesion',
      usual: [0, 500],
      unit: 'kPa',
      symbol: "c'",
      min: 0,
      max: 10000,
      default: 0,
    }),
    unitWeight: quantity('N/m^3', {
      label: 'Unit weight of the soil',
      usual: [12, 24],
      unit: 'kN/m^3',
      symbol: '\\gamma',
      min: 1,
      max: 30,
    }),
    safety: number({ label: 'Factor of safety', usual: [2, 5], symbol: 'F_S', min: 1, max: 10, default: 3 }),
  },
  outputs: {
    ultimate: quantity('Pa', { label: 'Ultimate bearing capacity', unit: 'kPa', symbol: 'q_u', places: 1 }),
    allowable: quantity('Pa', { label: 'Allowable gross pressure', unit: 'kPa', symbol: 'q_{all}', places: 1 }),
    cohesionFactor: number({ label: 'Nc', symbol: 'N_c', places: 2 }),
    surchargeFactor: number({ label: 'Nq', symbol: 'N_q', places: 2 }),
    weightFactor: number({ label: 'Nγ', symbol: 'N_\\gamma', places: 2 }),
  },
  formula: ({ shape, width, depth, frictionAngle, cohesion, unitWeight, safety }) => {
    const surchargeFactor =
      Math.exp((1.5 * Math.PI - frictionAngle) * Math.tan(frictionAngle)) /
      (2 * Math.cos(Math.PI / 4 + frictionAngle / 2) ** 2);
    const cohesionFactor = frictionAngle < 1e-6 ? 1.5 * Math.PI + 1 : (surchargeFactor - 1) / Math.tan(frictionAngle);
    const weightFactor = interpolate(N_GAMMA, (frictionAngle * 180) / Math.PI);
    const cohesionShape = shape === 'strip' ? 1 : 1.3;
    const weightShape = shape === 'strip' ? 0.5 : shape === 'square' ? 0.4 : 0.3;
    const ultimate =
      cohesionShape * cohesion * cohesionFactor +
      unitWeight * depth * surchargeFactor +
      weightShape * unitWeight * width * weightFactor;
    return { ultimate, allowable: ultimate / safety, cohesionFactor, surchargeFactor, weightFactor };
  },
  shown: (values) => {
    const { shape, width, depth, cohesion, unitWeight, safety, ultimate } = values;
    const cohesionShape = shape === 'strip' ? 1 : 1.3;
    const weightShape = shape === 'strip' ? 0.5 : shape === 'square' ? 0.4 : 0.3;
    return {
      ultimate:
        cohesionShape * cohesion * values.cohesionFactor +
        unitWeight * depth * values.surchargeFactor +
        weightShape * unitWeight * width * values.weightFactor,
      allowable: ultimate / safety,
      weightFactor: undefined,
    };
  },
  stepwise: [
    "Terzaghi's table gives the factor for the weight by the angle of friction, between its rows in proportion.",
  ],
  requires: [
    {
      that: ({ frictionAngle, cohesion }) => frictionAngle > 0 || cohesion > 0,
      field: 'frictionAngle',
      says: 'A soil needs friction or cohesion to bear a footing.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ depth, width }) => depth > width,
      says: "The base is deeper than the width of the footing: Terzaghi's theory of shallow footings does not hold; use factors for depth or a deep foundation.",
    },
    {
      level: 'danger',
      when: ({ safety }) => safety < 2,
      says: 'A factor of safety of {safety} is too small for a bearing failure, which comes without warning: 2.5 to 3 is usual.',
    },
  ],
  explanation: 'The footing fails at {ultimate}; with the factor of safety {allowable} is allowable.',
  examples: [
    {
      inputs: { shape: 'square', width: 1.5, depth: 1, frictionAngle: 20, cohesion: 15.2, unitWeight: 17.8, safety: 4 },
      results: {
        ultimate: 520.84454,
        allowable: 130.211135,
        cohesionFactor: 17.690277,
        surchargeFactor: 7.4387342,
        weightFactor: 3.64,
      },
      source: 'Das: Principles of Foundation Engineering, example 3.1 (printed 521 kN/m²); more digits by Python',
    },
    {
      inputs: { width: 2, depth: 1.5, frictionAngle: 0, cohesion: 50, unitWeight: 18 },
      results: {
        ultimate: 312.619449,
        allowable: 104.206483,
        cohesionFactor: 5.712389,
        surchargeFactor: 1,
        weightFactor: 0,
      },
      source: 'Python: Nc = 3π/2 + 1 for φ = 0',
    },
    {
      inputs: { shape: 'round', width: 2, depth: 1, frictionAngle: 32.5, unitWeight: 18 },
      results: { ultimate: 863.128947, surchargeFactor: 30.308608, weightFactor: 29.405 },
      source: 'Python: Nγ between 26.87 and 31.94',
    },
    {
      inputs: { width: 1, depth: 1, frictionAngle: 0, unitWeight: 18 },
      refused: 'friction or cohesion',
      source: 'By definition',
    },
    {
      inputs: { width: 1, depth: 2, frictionAngle: 0, cohesion: 50, unitWeight: 18, safety: 1.5 },
      results: { ultimate: 321.6194, allowable: 214.413 },
      cautions: ['deeper than the width', 'without warning'],
      source: 'By hand: c(3π/2 + 1) + γD',
    },
  ],
  notes: [
    'Concentric vertical load, level ground, water table deeper than the width below the base, dense or stiff soil (general shear).',
    'Settlement often governs; a licensed geotechnical engineer must check the design.',
  ],
  references: [
    { title: 'Terzaghi: Theoretical Soil Mechanics (1943), ch. 8' },
    { title: 'Das: Principles of Foundation Engineering, 8th ed., ch. 3' },
    {
      title:
        'Factors of safety against bearing failure, 2 at least and 2.5 to 3 as a rule: as three public sources state them',
    },
  ],
});
