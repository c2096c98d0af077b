import {
  category,
  choice,
  classify,
  defineCalculator,
  integer,
  isAbove,
  isAtMost,
  measure,
  noResult,
  number,
  percent,
  roundTo,
} from '@reckoner/engine';
import { laboratoryUnits } from '../shared/laboratory.js';

/** Daugirdas 1993 (second generation), the rate equation for the rebound of urea, and Leypoldt's standard Kt/V. */
export default defineCalculator({
  title: 'Dialysis Kt/V (Daugirdas)',
  description:
    'Single-pool, equilibrated and standard Kt/V and urea reduction ratio of a hemodialysis session from urea before and after it.',
  keywords: ['spKt/V', 'eKt/V', 'stdKt/V', 'URR', 'urea reduction ratio', 'hemodialysis adequacy', 'dialysis dose'],
  inputs: {
    units: laboratoryUnits,
    before: measure('mg/dL', {
      label: 'Blood urea nitrogen before',
      symbol: 'C_0',
      min: 5,
      max: 300,
      usual: [20, 180],
      when: { units: 'conventional' },
    }),
    after: measure('mg/dL', {
      label: 'Blood urea nitrogen after',
      symbol: 'C_1',
      min: 1,
      max: 300,
      usual: [4, 90],
      when: { units: 'conventional' },
    }),
    beforeMolar: measure('mmol/L', {
      label: 'Urea before',
      symbol: 'C_{0,SI}',
      min: 2,
      max: 110,
      usual: [7, 65],
      when: { units: 'si' },
    }),
    afterMolar: measure('mmol/L', {
      label: 'Urea after',
      symbol: 'C_{1,SI}',
      min: 0.3,
      max: 110,
      usual: [1.4, 32],
      when: { units: 'si' },
    }),
    duration: measure('h', { label: 'Session time', symbol: 't', min: 0.5, max: 12, usual: [2, 8] }),
    ultrafiltration: measure('L', { label: 'Ultrafiltration', symbol: 'UF', min: 0, max: 12, usual: [0, 6] }),
    weight: measure('kg', { label: 'Weight after dialysis', symbol: 'W', min: 10, max: 300, usual: [30, 180] }),
    access: choice(
      { arterial: 'Fistula or graft', venous: 'Venous catheter' },
      { label: 'Vascular access', default: 'arterial' },
    ),
    sessions: integer({ label: 'Sessions a week', symbol: 'N', min: 1, max: 7, usual: [2, 7], default: 3 }),
  },
  outputs: {
    singlePool: number({ label: 'Single-pool Kt/V', symbol: 'spKt/V', places: 2 }),
    reading: category(['Below the minimum', 'Between minimum and target', 'At or above the target'], {
      label: 'Dose',
      of: 'singlePool',
      optional: true,
    }),
    reduction: percent({ label: 'Urea reduction ratio', symbol: 'URR', places: 1 }),
    equilibrated: number({ label: 'Equilibrated Kt/V', symbol: 'eKt/V', places: 2 }),
    standard: number({ label: 'Standard Kt/V a week', symbol: 'stdKt/V', places: 2 }),
  },
  formula: ({ units, before, after, beforeMolar, afterMolar, duration, ultrafiltration, weight, access, sessions }) => {
    const ratio = units === 'si' ? afterMolar / beforeMolar : after / before;
    if (ratio - 0.008 * duration < 0.01) {
      throw noResult(
        'So low a urea after so long a session is outside of what the equation can tell: check the values.',
      );
    }
    const singlePool = -Math.log(ratio - 0.008 * duration) + ((4 - 3.5 * ratio) * ultrafiltration) / weight;
    if (singlePool < 0.1) {
      throw noResult('The urea hardly fell in so long a session: check the values and when the samples were drawn.');
    }
    const equilibrated =
      access === 'venous'
        ? singlePool - (0.47 * singlePool) / duration + 0.02
        : singlePool - (0.6 * singlePool) / duration + 0.03;
    if (equilibrated < 0.02) {
      throw noResult('The rebound after so short a session is beyond the equation: check the session time.');
    }
    const removed = 1 - Math.exp(-equilibrated);
    const standard = (168 * removed) / duration / (removed / singlePool + 168 / (sessions * duration) - 1);
    const doses = { singlePool, reduction: 1 - ratio, equilibrated, standard };
    if (sessions !== 3) return doses;
    return {
      ...doses,
      reading: classify(
        roundTo(singlePool, 2),
        [
          [1.2, 'Below the minimum'],
          [1.4, 'Between minimum and target'],
        ],
        'At or above the target',
      ),
    };
  },
  explanation: ({ reading }) => {
    const session =
      'The session has a single-pool Kt/V of {singlePool}, equilibrated {equilibrated}, and removed {reduction} of the urea';
    return reading === undefined
      ? `${session}; with {sessions} {sessions|session|sessions} a week the standard Kt/V is {standard}.`
      : `${session}. Dose for three sessions a week: {reading}.`;
  },
  requires: [
    {
      that: ({ before, after }) => after < before,
      field: 'after',
      says: 'The urea after dialysis, {after}, must be below the one before, {before}.',
    },
    {
      that: ({ beforeMolar, afterMolar }) => afterMolar < beforeMolar,
      field: 'afterMolar',
      says: 'The urea after dialysis, {afterMolar}, must be below the one before, {beforeMolar}.',
    },
    {
      that: ({ ultrafiltration, weight }) => isAtMost(ultrafiltration, 0.15 * weight),
      field: 'ultrafiltration',
      says: 'An ultrafiltration of {ultrafiltration} is over 15% of the weight, {weight}: check both.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ sessions, singlePool }) => sessions === 3 && roundTo(singlePool, 2) < 1.2,
      says: 'Below 1.2 the dose is too low for three sessions a week (KDOQI 2015): check access, blood flow, time and sampling.',
    },
    {
      level: 'note',
      when: ({ sessions }) => sessions !== 3,
      says: 'For other than three sessions a week KDOQI goes by the standard Kt/V: target 2.3, at least 2.1. The factor 0.008 in the single-pool Kt/V is for three.',
    },
    {
      level: 'caution',
      when: ({ sessions, standard }) => sessions !== 3 && roundTo(standard, 2) < 2.1,
      says: 'A standard Kt/V below 2.1 is too low, unless the kidneys still make up for it: longer or more sessions are called for.',
    },
    {
      level: 'caution',
      when: ({ duration }) => duration < 2.5 || duration > 5,
      says: 'The equations are for sessions of about 2.5 to 5 hours: for shorter and longer ones urea kinetic modeling tells more.',
    },
    {
      level: 'caution',
      when: ({ singlePool }) => roundTo(singlePool, 2) > 2.5,
      says: 'So high a Kt/V is hardly ever reached: check the sample after dialysis and the time.',
    },
    {
      level: 'caution',
      when: ({ ultrafiltration, weight, duration }) => isAbove((1000 * ultrafiltration) / (weight * duration), 13),
      says: 'Over 13 mL/kg/h are taken off: such a rate goes with more deaths; a longer session helps.',
    },
    {
      level: 'caution',
      when: ({ sessions, duration }) => sessions === 3 && duration < 3,
      says: 'With little function left of the kidneys (below 2 mL/min) three sessions a week take at least 3 hours each (KDOQI), whatever the Kt/V.',
    },
  ],
  examples: [
    {
      inputs: { before: 60, after: 18, duration: 4, ultrafiltration: 2.1, weight: 70 },
      results: {
        singlePool: 1.405268,
        equilibrated: 1.224478,
        standard: 2.196321,
        reduction: 70,
        reading: 'At or above the target',
      },
      source: 'Python 3.11, by Daugirdas 1993 and KDOQI 2006',
    },
    {
      inputs: {
        units: 'si',
        beforeMolar: 25,
        afterMolar: 10,
        duration: 3.5,
        ultrafiltration: 1.5,
        weight: 75,
        access: 'venous',
      },
      results: {
        singlePool: 1.040861,
        equilibrated: 0.921089,
        standard: 1.854626,
        reduction: 60,
        reading: 'Below the minimum',
      },
      cautions: ['Below 1.2'],
      source: 'Python 3.11, by Daugirdas 1993 and KDOQI 2006',
    },
    {
      inputs: { before: 60, after: 18, duration: 2.75, ultrafiltration: 1, weight: 70 },
      results: { singlePool: 1.322277, reduction: 70, reading: 'Between minimum and target' },
      cautions: ['at least 3 hours each'],
      source: 'Python 3.11, by Daugirdas 1993: -ln(0.3 - 0.022) + (4 - 1.05) / 70',
    },
    {
      inputs: { before: 70, after: 24, duration: 4, ultrafiltration: 3, weight: 60 },
      results: {
        singlePool: 1.308422,
        equilibrated: 1.142159,
        standard: 2.115072,
        reading: 'Between minimum and target',
      },
      source: 'Python 3.11, by Daugirdas 1993',
    },
    {
      inputs: { before: 50, after: 25, duration: 2.5, ultrafiltration: 2.5, weight: 50, sessions: 6 },
      results: { singlePool: 0.846469, equilibrated: 0.673317, standard: 3.05478, reduction: 50 },
      cautions: ['target 2.3', 'Over 13 mL/kg/h'],
      source: 'Python 3.11, by Daugirdas 1993 and KDOQI 2006',
    },
    {
      inputs: { before: 60, after: 18, duration: 4, ultrafiltration: 2.1, weight: 70, sessions: 2 },
      results: { singlePool: 1.405268, standard: 1.446448 },
      cautions: ['target 2.3', 'below 2.1'],
      source: 'Python 3.11, by Daugirdas 1993 and KDOQI 2006',
    },
    {
      inputs: { before: 100, after: 13.2, duration: 6.5, ultrafiltration: 0, weight: 70 },
      results: { singlePool: 2.525729, reading: 'At or above the target' },
      cautions: ['2.5 to 5 hours', 'hardly ever reached'],
      source: 'By hand: -ln(0.132 - 0.008 × 6.5)',
    },
    {
      inputs: { before: 20, after: 60, duration: 4, ultrafiltration: 2, weight: 70 },
      refused: 'must be below the one before',
      source: 'By hand: mixed up',
    },
    {
      inputs: { units: 'si', beforeMolar: 10, afterMolar: 25, duration: 4, ultrafiltration: 2, weight: 70 },
      refused: 'must be below the one before',
      source: 'By hand: mixed up',
    },
    {
      inputs: { before: 60, after: 18, duration: 4, ultrafiltration: 12, weight: 70 },
      refused: 'over 15% of the weight',
      source: 'By hand: 12/70 is 17%',
    },
    {
      inputs: { before: 100, after: 4, duration: 5, ultrafiltration: 2, weight: 70 },
      noResult: 'outside of what the equation can tell',
      source: 'By hand: 0.04 - 0.008 × 5 is 0',
    },
    {
      inputs: { before: 60, after: 59.5, duration: 4, ultrafiltration: 1, weight: 70 },
      noResult: 'hardly fell',
      source: 'By hand: -ln(0.99167 - 0.032) + 0.529/70 = 0.049',
    },
    {
      inputs: { before: 60, after: 50, duration: 0.5, ultrafiltration: 0, weight: 70 },
      noResult: 'beyond the equation',
      source: 'By hand: -ln(0.8333 - 0.004) = 0.187; 0.187 - 1.2 × 0.187 + 0.03 = -0.007',
    },
  ],
  notes: [
    'For hemodialysis, not for peritoneal dialysis. The sample after dialysis is drawn with slowed blood flow, and kidney function that is left is not counted.',
    'The target of three sessions a week is 1.4, the minimum delivered 1.2; a urea reduction of 65% comes near that minimum. Standard Kt/V is Leypoldt’s in the form of KDOQI 2006; forms that take the equilibrated Kt/V in its denominator give 1 to 2% less.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Daugirdas: Second Generation Logarithmic Estimates of Single-Pool Variable Volume Kt/V, J Am Soc Nephrol 4 (1993) 1205',
      doi: '10.1681/ASN.V451205',
    },
    {
      title: 'KDOQI Clinical Practice Recommendations for Hemodialysis Adequacy, Am J Kidney Dis 48 Suppl 1 (2006) S2',
    },
    {
      title: 'KDOQI Clinical Practice Guideline for Hemodialysis Adequacy: 2015 Update, Am J Kidney Dis 66 (2015) 884',
      doi: '10.1053/j.ajkd.2015.07.015',
    },
    {
      title:
        'Daugirdas, Schneditz: Overestimation of Hemodialysis Dose Depends on Dialysis Efficiency by Regional Blood Flow and Conventional Two Pool Urea Kinetic Analysis, ASAIO J 41 (1995) M719',
    },
    {
      title:
        'Leypoldt, Jaber, Zimmerman: Predicting Treatment Dose for Novel Therapies Using Urea Standard Kt/V, Semin Dial 17 (2004) 142',
    },
  ],
});
