import { category, classify, defineCalculator, measure, roundTo } from '@reckoner/engine';
import { laboratoryUnits } from '../shared/laboratory.js';

/** mg/dL of calcium in 1 mmol/L. */
const CALCIUM_MOLAR = 4.0078;

/** Payne's rule: 0.8 mg/dL for each g/dL of albumin below 4, or 0.02 mmol/L for each g/L below 40. */
export default defineCalculator({
  title: 'Corrected calcium',
  description:
    'Total calcium corrected for albumin: 0.8 mg/dL for each g/dL below 4, or 0.02 mmol/L for each g/L below 40.',
  keywords: ['albumin-adjusted calcium', 'hypercalcemia', 'hypocalcemia', 'Payne'],
  inputs: {
    units: laboratoryUnits,
    calcium: measure('mg/dL', {
      label: 'Total calcium',
      symbol: '\\mathrm{Ca}',
      min: 2,
      max: 25,
      usual: [6, 16],
      confusedWith: { 'mmol/L': 1 / CALCIUM_MOLAR },
      when: { units: 'conventional' },
    }),
    calciumMolar: measure('mmol/L', {
      label: 'Total calcium',
      symbol: '\\mathrm{Ca}_{SI}',
      min: 0.5,
      max: 6,
      usual: [1.5, 4],
      confusedWith: { 'mg/dL': CALCIUM_MOLAR },
      when: { units: 'si' },
    }),
    albumin: measure('g/dL', { label: 'Albumin', symbol: '\\mathrm{Alb}', min: 0.5, max: 7, usual: [1, 5.5] }),
  },
  outputs: {
    corrected: measure('mg/dL', { label: 'Corrected calcium', symbol: '\\mathrm{Ca}_c', places: 1 }),
    correctedMolar: measure('mmol/L', { label: 'Corrected calcium (SI)', symbol: '\\mathrm{Ca}_{c,SI}', places: 2 }),
    class: category(['Low', 'Normal', 'High'], { label: 'Class', of: 'corrected' }),
  },
  formula: ({ units, calcium, calciumMolar, albumin }) => {
    const correctedMolar =
      units === 'si' ? calciumMolar + 0.2 * (4 - albumin) : (calcium + 0.8 * (4 - albumin)) / CALCIUM_MOLAR;
    const corrected = units === 'si' ? correctedMolar * CALCIUM_MOLAR : calcium + 0.8 * (4 - albumin);
    return {
      corrected,
      correctedMolar,
      class: roundTo(corrected, 1) > 10.5 ? 'High' : classify(roundTo(corrected, 1), [[8.5, 'Low']], 'Normal'),
    };
  },
  explanation: 'Corrected for an albumin of {albumin}, the calcium is {corrected} ({correctedMolar}).',
  cautions: [
    {
      level: 'danger',
      when: ({ correctedMolar }) => roundTo(correctedMolar, 2) > 3.5,
      says: 'Above 3.5 mmol/L (14 mg/dL) calcium needs urgent correction: arrhythmia and coma threaten.',
    },
    {
      level: 'danger',
      when: ({ correctedMolar }) => roundTo(correctedMolar, 2) < 1.9,
      says: 'Below 1.9 mmol/L (7.6 mg/dL) calcium is an emergency: ECG, and intravenous calcium under monitoring.',
    },
    {
      level: 'caution',
      when: ({ correctedMolar }) => roundTo(correctedMolar, 2) >= 3 && roundTo(correctedMolar, 2) <= 3.5,
      says: 'From 3.0 mmol/L (12 mg/dL) on calcium mostly needs prompt treatment, urgently with confusion, dehydration or a short QT interval.',
    },
    {
      level: 'caution',
      when: ({ correctedMolar, class: reading }) => reading === 'Low' && roundTo(correctedMolar, 2) >= 1.9,
      says: 'With spasms, seizures or a long QT interval a low calcium is an emergency at any figure.',
    },
    {
      level: 'caution',
      when: ({ albumin }) => albumin < 3,
      says: 'At an albumin this low the correction often misleads: measure ionized calcium before you treat.',
    },
  ],
  examples: [
    {
      inputs: { calcium: 8, albumin: 2.5 },
      results: { corrected: 9.2, correctedMolar: 2.29552, class: 'Normal' },
      cautions: ['ionized calcium'],
      source: 'By hand: 8 + 0.8 × 1.5; 9.2 / 4.0078',
    },
    {
      inputs: { units: 'si', calciumMolar: 2, albumin: '25 g/L' },
      results: { corrected: 9.21794, correctedMolar: 2.3 },
      cautions: ['ionized calcium'],
      source: 'By hand: 2 + 0.02 × (40 - 25); 2.3 × 4.0078',
    },
    {
      inputs: { calcium: 12.8, albumin: 3.5 },
      results: { corrected: 13.2, correctedMolar: 3.29358, class: 'High' },
      cautions: ['prompt treatment'],
      source: 'By hand: 12.8 + 0.4; 13.2 / 4.0078',
    },
    {
      inputs: { calcium: 8, albumin: 4 },
      results: { corrected: 8, correctedMolar: 1.99611, class: 'Low' },
      cautions: ['at any figure'],
      source: 'By hand: 8 / 4.0078',
    },
    { inputs: { calcium: 10.2, albumin: 3 }, results: { corrected: 11, class: 'High' }, source: 'By hand: 10.2 + 0.8' },
    {
      inputs: { calcium: 7.5, albumin: 4.2 },
      results: { corrected: 7.34, class: 'Low' },
      cautions: ['intravenous calcium'],
      source: 'By hand: 7.5 - 0.16',
    },
    {
      inputs: { units: 'si', calciumMolar: 3.6, albumin: 3.8 },
      results: { correctedMolar: 3.64, class: 'High' },
      cautions: ['urgent correction'],
      source: 'By hand: 3.6 + 0.02 × (40 - 38)',
    },
  ],
  notes: [
    'Normal here is 8.5 to 10.5 mg/dL; the laboratory’s own range decides. Ionized calcium is better in critical illness and kidney disease.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Walsh, Gittoes, Selby: Emergency Management of Acute Hypercalcaemia in Adult Patients, Endocr Connect 5 (2016) G9',
      doi: '10.1530/EC-16-0055',
    },
    {
      title:
        'Turner, Gittoes, Selby: Emergency Management of Acute Hypocalcaemia in Adult Patients, Endocr Connect 5 (2016) G7',
      doi: '10.1530/EC-16-0056',
    },
    {
      title:
        'Lian, Åsberg: Should Total Calcium be Adjusted for Albumin? A Retrospective Observational Study, BMJ Open 8 (2018) e017703',
      doi: '10.1136/bmjopen-2017-017703',
    },
    {
      title:
        'Payne, Little, Williams, Milner: Interpretation of Serum Calcium in Patients with Abnormal Serum Proteins, BMJ 4 (1973) 643',
      doi: '10.1136/bmj.4.5893.643',
    },
  ],
});
