import { category, classify, defineCalculator, integer, measure, number, roundTo } from '@reckoner/engine';
import { pointsBelow } from '../shared/points.js';

/** Duan 2017; values are rounded to the digits in which the bands are printed. */
export default defineCalculator({
  title: 'HACOR score',
  description:
    'Risk that noninvasive ventilation fails, from heart rate, acidosis, consciousness, oxygenation and respiratory rate.',
  keywords: ['NIV failure', 'noninvasive ventilation failure', 'BiPAP failure', 'HACOR scale'],
  related: ['rox-index-high-flow', 'pao2-fio2-ratio-berlin', 'glasgow-coma-scale'],
  inputs: {
    heartRate: measure('bpm', { label: 'Heart rate', symbol: 'HR', min: 20, max: 300, usual: [40, 200] }),
    pH: number({ label: 'Arterial pH', symbol: '\\mathrm{pH}', min: 6.5, max: 7.8, usual: [6.9, 7.6] }),
    coma: integer({ label: 'Glasgow coma scale', symbol: 'GCS', min: 3, max: 15, usual: 'all' }),
    ratio: measure('mmHg', {
      label: 'PaO₂/FiO₂',
      help: 'The FiO₂ as a fraction: 60 mmHg at 50% are 120.',
      symbol: 'P/F',
      min: 20,
      max: 700,
      usual: [60, 500],
    }),
    respiration: measure('1/min', { label: 'Respiratory rate', symbol: 'RR', min: 4, max: 80, usual: [8, 60] }),
  },
  outputs: {
    score: integer({ label: 'Score' }),
    risk: category(['5 or less: lower risk of failure', 'Over 5: high risk of failure'], {
      label: 'Risk after an hour of ventilation',
      of: 'score',
    }),
  },
  formula: ({ heartRate, pH, coma, ratio, respiration }) => {
    const score =
      (roundTo(heartRate, 0) > 120 ? 1 : 0) +
      pointsBelow(
        roundTo(pH, 2),
        [
          [7.25, 4],
          [7.3, 3],
          [7.35, 2],
        ],
        0,
      ) +
      pointsBelow(
        coma,
        [
          [11, 10],
          [13, 5],
          [15, 2],
        ],
        0,
      ) +
      pointsBelow(
        roundTo(ratio, 0),
        [
          [101, 6],
          [126, 5],
          [151, 4],
          [176, 3],
          [201, 2],
        ],
        0,
      ) +
      pointsBelow(
        roundTo(respiration, 0),
        [
          [31, 0],
          [36, 1],
          [41, 2],
          [46, 3],
        ],
        4,
      );
    return {
      score,
      risk: classify(score, [[6, '5 or less: lower risk of failure']], 'Over 5: high risk of failure'),
    };
  },
  stepwise: [
    'Heart rate over 120: 1 point. pH 7.30 to 7.34: 2, 7.25 to 7.29: 3, below: 4.',
    'Glasgow coma scale 13 or 14: 2 points, 11 or 12: 5, below: 10.',
    'PaO₂/FiO₂ 176 to 200: 2 points, 151 to 175: 3, 126 to 150: 4, 101 to 125: 5, below: 6.',
    'Respiratory rate 31 to 35: 1 point, 36 to 40: 2, 41 to 45: 3, above: 4.',
  ],
  explanation: 'The score is {score} of 25. {risk}.',
  cautions: [
    {
      level: 'danger',
      when: ({ score }) => score > 5,
      says: 'Over 5 after an hour most patients needed intubation, and those who had it late died more often: have intubation assessed now.',
    },
    {
      level: 'caution',
      when: ({ score }) => score === 4 || score === 5,
      says: 'Of those with 4 or 5 points about a third failed as well: watch closely, and score again soon.',
    },
  ],
  examples: [
    {
      inputs: { heartRate: 110, pH: 7.38, coma: 15, ratio: 180, respiration: 32 },
      results: { score: 3, risk: '5 or less: lower risk of failure' },
      source: 'Duan 2017: 0 + 0 + 0 + 2 + 1',
    },
    {
      inputs: { heartRate: 130, pH: 7.2, coma: 10, ratio: 95, respiration: 48 },
      results: { score: 25, risk: 'Over 5: high risk of failure' },
      cautions: ['assessed now'],
      source: 'Duan 2017: 1 + 4 + 10 + 6 + 4, the highest score',
    },
    {
      inputs: { heartRate: 121, pH: 7.34, coma: 14, ratio: 201, respiration: 30 },
      results: { score: 5, risk: '5 or less: lower risk of failure' },
      cautions: ['about a third failed'],
      source: 'Duan 2017: 1 + 2 + 2 + 0 + 0',
    },
    {
      inputs: { heartRate: 120, pH: 7.25, coma: 12, ratio: '20 kPa', respiration: 36 },
      results: { score: 14, risk: 'Over 5: high risk of failure' },
      cautions: ['assessed now'],
      source: 'Duan 2017: 0 + 3 + 5 + 4 (150 mmHg) + 2',
    },
    {
      inputs: { heartRate: 90, pH: 7.4, coma: 15, ratio: 151, respiration: 41 },
      results: { score: 6, risk: 'Over 5: high risk of failure' },
      cautions: ['assessed now'],
      source: 'Duan 2017: 0 + 0 + 0 + 3 + 3',
    },
    {
      inputs: { heartRate: 90, pH: 7.35, coma: 15, ratio: 125, respiration: 20 },
      results: { score: 5, risk: '5 or less: lower risk of failure' },
      cautions: ['about a third failed'],
      source: 'Duan 2017: 5 for the oxygenation alone',
    },
  ],
  notes: [
    'For adults with hypoxemic respiratory failure on noninvasive ventilation, an hour after its start (also after 12, 24 and 48). Values are rounded as the bands are printed: pH to two decimals, the others to whole numbers.',
    'After an hour 8% of those with 0 or 1 point failed, 17% with 2 or 3, 32% with 4 or 5, 74% with 6 or 7 and over 90% above. An update of 2022 adds the cause, septic shock and organ failure before ventilation.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Duan et al.: Assessment of Heart Rate, Acidosis, Consciousness, Oxygenation, and Respiratory Rate to Predict Noninvasive Ventilation Failure in Hypoxemic Patients, Intensive Care Med 43 (2017) 192',
      doi: '10.1007/s00134-016-4601-3',
    },
    {
      title:
        'Duan et al.: An Updated HACOR Score for Predicting the Failure of Noninvasive Ventilation, Crit Care 26 (2022) 196',
      doi: '10.1186/s13054-022-04060-7',
    },
  ],
});
