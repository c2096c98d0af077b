import {
  constant,
  defineCalculator,
  isAbove,
  isAtMost,
  noResult,
  number,
  quantity,
  roundTo,
  sumOfProducts,
} from '@reckoner/engine';

const CONCRETE = constant(24000, 'N/m^3');

/** Cantilever wall with a straight stem, level backfill and Rankine's active pressure on the plane of the heel. */
export default defineCalculator({
  title: 'Retaining wall stability',
  description:
    'Safety of a cantilever retaining wall against overturning and sliding and its soil pressures from its measures.',
  keywords: ['overturning', 'sliding', 'bearing pressure', 'cantilever wall', 'eccentricity', 'toe pressure'],
  inputs: {
    stemHeight: quantity('m', { label: 'Height of the stem above the base', symbol: 'H_s', min: 0.2, max: 30 }),
    stem: quantity('m', { label: 'Thickness of the stem', symbol: 't_s', min: 0.1, max: 10 }),
    baseWidth: quantity('m', { label: 'Width of the base', symbol: 'B', min: 0.2, max: 50 }),
    toe: quantity('m', { label: 'Toe in front of the stem', symbol: 'b_t', min: 0, max: 30 }),
    base: quantity('m', { label: 'Thickness of the base', symbol: 't_b', min: 0.1, max: 10 }),
    unitWeight: quantity('N/m^3', {
      label: 'Unit weight of the backfill',
      usual: [14, 24],
      unit: 'kN/m^3',
      symbol: '\\gamma',
      min: 5,
      max: 30,
      default: 18,
    }),
    frictionAngle: quantity('rad', {
      label: 'Angle of friction of the backfill',
      usual: [20, 45],
      unit: 'deg',
      symbol: "\\varphi'",
      min: 10,
      max: 50,
      default: 30,
    }),
    surcharge: quantity('Pa', {
      label: 'Surcharge',
      usual: [0, 250],
      unit: 'kPa',
      symbol: 'q',
      min: 0,
      max: 500,
      default: 0,
    }),
    friction: number({
      label: 'Friction coefficient under the base',
      usual: [0.2, 0.7],
      symbol: '\\mu',
      min: 0.1,
      max: 1,
      default: 0.5,
    }),
  },
  outputs: {
    overturning: number({ label: 'Safety against overturning', symbol: 'F_o', places: 2 }),
    sliding: number({ label: 'Safety against sliding', symbol: 'F_s', places: 2 }),
    toePressure: quantity('Pa', { label: 'Pressure under the toe', unit: 'kPa', symbol: 'q_{toe}', places: 1 }),
    heelPressure: quantity('Pa', { label: 'Pressure under the heel', unit: 'kPa', symbol: 'q_{heel}', places: 1 }),
    eccentricity: quantity('m', { label: 'Eccentricity toward the toe', symbol: 'e', places: 3 }),
    thrust: quantity('N/m', { label: 'Active thrust', unit: 'kN/m', symbol: 'P_a', places: 1 }),
  },
  formula: (inputs) => {
    const { stemHeight, stem, baseWidth, toe, base, unitWeight, frictionAngle, surcharge, friction } = inputs;
    const heel = sumOfProducts([baseWidth], [-1, toe], [-1, stem]);
    const height = stemHeight + base;
    const active = Math.tan(Math.PI / 4 - frictionAngle / 2) ** 2;
    const thrust = active * ((unitWeight * height ** 2) / 2 + surcharge * height);
    const overturningMoment = active * ((unitWeight * height ** 3) / 6 + (surcharge * height ** 2) / 2);
    const stemWeight = stem * stemHeight * CONCRETE;
    const baseWeight = baseWidth * base * CONCRETE;
    const soilWeight = heel * stemHeight * unitWeight;
    const weight = stemWeight + baseWeight + soilWeight;
    const resistingMoment =
      stemWeight * (toe + stem / 2) + (baseWeight * baseWidth) / 2 + soilWeight * (baseWidth - heel / 2);
    const arm = (resistingMoment - overturningMoment) / weight;
    if (arm <= 0.001 * baseWidth) throw noResult('The wall overturns: the resultant lies in front of the toe.');
    const eccentricity = baseWidth / 2 - arm;
    const mean = weight / baseWidth;
    const skew = (6 * eccentricity) / baseWidth;
    const toePressure =
      Math.abs(eccentricity) <= baseWidth / 6 ? mean * (1 + skew) : eccentricity > 0 ? (2 * weight) / (3 * arm) : 0;
    const heelPressure =
      Math.abs(eccentricity) <= baseWidth / 6
        ? mean * (1 - skew)
        : eccentricity > 0
          ? 0
          : (2 * weight) / (3 * (baseWidth - arm));
    return {
      overturning: resistingMoment / overturningMoment,
      sliding: (friction * weight) / thrust,
      toePressure,
      heelPressure,
      eccentricity,
      thrust,
    };
  },
  requires: [
    {
      that: ({ toe, stem, baseWidth }) => isAtMost(toe + stem, baseWidth),
      field: 'baseWidth',
      says: 'Toe and stem, {toe} and {stem}, are wider than the base of {baseWidth}.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ sliding }) => roundTo(sliding, 2) < 1,
      says: 'The wall slides: the friction under the base is less than the thrust. Widen the base or add a key.',
    },
    {
      level: 'caution',
      when: ({ sliding }) => roundTo(sliding, 2) >= 1 && roundTo(sliding, 2) < 1.5,
      says: 'The safety against sliding is below the usual 1.5.',
    },
    {
      level: 'caution',
      when: ({ overturning }) => roundTo(overturning, 2) < 2,
      says: 'The safety against overturning is below the usual 2.',
    },
    {
      level: 'caution',
      when: ({ eccentricity, baseWidth }) => isAbove(Math.abs(eccentricity), baseWidth / 6),
      says: 'The resultant leaves the middle third of the base: a part of it lifts off, and the pressure on the other rises fast.',
    },
  ],
  explanation:
    'The safety is {overturning} against overturning and {sliding} against sliding; the toe presses with {toePressure}.',
  examples: [
    {
      inputs: {
        stemHeight: 5,
        stem: 0.4,
        baseWidth: 3.2,
        toe: 0.8,
        base: 0.5,
        unitWeight: 18,
        frictionAngle: 30,
        surcharge: 10,
        friction: 0.5,
      },
      results: {
        overturning: 2.331455,
        sliding: 1.221085,
        toePressure: 163.8701,
        heelPressure: 2.629883,
        eccentricity: 0.5164852,
        thrust: 109.0833,
      },
      cautions: ['against sliding'],
      source: 'Python: pressure integrated by scipy.integrate.quad, moments about the toe',
    },
    {
      inputs: {
        stemHeight: 5,
        stem: 0.4,
        baseWidth: 2.6,
        toe: 0.4,
        base: 0.5,
        unitWeight: 18,
        frictionAngle: 30,
        surcharge: 10,
        friction: 0.5,
      },
      results: {
        overturning: 1.590283,
        sliding: 1.105577,
        toePressure: 303.0825,
        heelPressure: 0,
        eccentricity: 0.7694514,
        thrust: 109.0833,
      },
      cautions: ['against sliding', 'leaves the middle third', 'against overturning'],
      source: 'Python: as before; the resultant leaves the middle third, 2V/(3x)',
    },
    {
      inputs: {
        stemHeight: 5,
        stem: 1,
        baseWidth: 6,
        toe: 5,
        base: 0.1,
        unitWeight: 5,
        frictionAngle: 50,
        surcharge: 0,
        friction: 0.5,
      },
      results: {
        overturning: 48.01952,
        sliding: 7.801124,
        toePressure: 0,
        heelPressure: 102.1879,
        eccentricity: -2.123184,
        thrust: 8.614143,
      },
      cautions: ['leaves the middle third'],
      source: 'Python: as before; the resultant leaves the middle third toward the heel',
    },
    {
      inputs: { stemHeight: 5, stem: 0.4, baseWidth: 1.2, toe: 0.2, base: 0.5, surcharge: 10 },
      noResult: 'wall overturns',
      source: 'Python: resisting moment 76.4, overturning moment 216.8 kN·m/m',
    },
    {
      inputs: { stemHeight: 5, stem: 0.4, baseWidth: 1.2, toe: 1, base: 0.5 },
      refused: 'wider than the base',
      source: 'By hand: 1.4 > 1.2',
    },
    {
      inputs: { stemHeight: 5, stem: 0.4, baseWidth: 2.4, toe: 0.4, base: 0.5, friction: 0.3 },
      results: { overturning: 1.76565, sliding: 0.7299174, eccentricity: 0.6230752, thrust: 90.75 },
      cautions: ['leaves the middle third', 'against overturning', 'The wall slides'],
      source: 'Python: moments about the toe, Ka = 1/3',
    },
    {
      inputs: { stemHeight: 6.36754, stem: 0.4, baseWidth: 3.2, toe: 0.8, base: 0.5, surcharge: 10 },
      results: { sliding: 0.99999267 },
      cautions: ['sliding is below the usual 1.5', 'overturning is below the usual 2', 'middle third'],
      source: 'By hand: 0.5 × 328.7 kN/m over 164.4 kN/m, shown as 1.00',
    },
  ],
  notes: [
    'Per length of wall; concrete of 24 kN/m³; drained cohesionless backfill without water. Passive pressure and the surcharge on the heel are left out of the resistance.',
    'Bearing capacity, settlement, overall stability and the concrete are separate checks; a licensed engineer must check the design.',
  ],
  references: [{ title: 'Das: Principles of Foundation Engineering, 8th ed., ch. 8' }],
});
