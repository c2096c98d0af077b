import { category, choice, classify, defineCalculator, integer, percent } from '@reckoner/engine';
import { adultAge } from '../shared/patient.js';

/** Five elements of 0 to 2 points; six-week event rates of the prospective validation (Backus 2013). */
export default defineCalculator({
  title: 'HEART score for chest pain',
  description:
    'Risk of a major cardiac event within six weeks of chest pain, from history, ECG, age, risk factors and troponin.',
  keywords: ['chest pain', 'acute coronary syndrome', 'MACE', 'emergency department', 'troponin'],
  inputs: {
    age: adultAge,
    history: choice(
      {
        slight: { label: 'Slightly suspicious', value: 0 },
        moderate: { label: 'Moderately suspicious', value: 1 },
        high: { label: 'Highly suspicious', value: 2 },
      },
      { label: 'History' },
    ),
    ecg: choice(
      {
        normal: { label: 'Normal', value: 0 },
        nonspecific: { label: 'Nonspecific repolarization disturbance', value: 1 },
        stDeviation: { label: 'Significant ST deviation', value: 2 },
      },
      { label: 'ECG' },
    ),
    riskFactors: choice(
      {
        none: { label: 'None', value: 0 },
        oneOrTwo: { label: '1 or 2 risk factors', value: 1 },
        threeOrMore: { label: '3 or more, or known atherosclerosis', value: 2 },
      },
      { label: 'Risk factors', help: 'High cholesterol, hypertension, diabetes, smoking, family history, obesity.' },
    ),
    troponin: choice(
      {
        normal: { label: 'At most the normal limit', value: 0 },
        raised: { label: '1 to 3 times the normal limit', value: 1 },
        high: { label: 'Over 3 times the normal limit', value: 2 },
      },
      { label: 'Troponin' },
    ),
  },
  outputs: {
    score: integer({ label: 'Score' }),
    risk: category(['Low risk', 'Moderate risk', 'High risk'], { label: 'Risk group' }),
    eventRate: percent({ label: 'Major cardiac events within six weeks', places: 1 }),
  },
  formula: ({ age, history, ecg, riskFactors, troponin }) => {
    const score = history + ecg + (age >= 65 ? 2 : age >= 45 ? 1 : 0) + riskFactors + troponin;
    return {
      score,
      risk: classify(
        score,
        [
          [4, 'Low risk'],
          [7, 'Moderate risk'],
        ],
        'High risk',
      ),
      eventRate: score < 4 ? 0.017 : score < 7 ? 0.166 : 0.501,
    };
  },
  explanation: 'The score is {score}: {risk}, with major cardiac events in {eventRate} within six weeks.',
  cautions: [
    {
      level: 'danger',
      when: ({ score, troponin, ecg }) => score < 4 && (troponin > 0 || ecg > 1),
      says: 'A raised troponin or an ischemic ECG is not low risk whatever the sum is: do not discharge by this score.',
    },
    {
      level: 'note',
      when: ({ score, troponin, ecg }) => score < 4 && troponin < 1 && ecg < 2,
      says: 'Early discharge also needs a second normal troponin after 3 hours (HEART pathway).',
    },
    {
      level: 'caution',
      when: ({ score }) => score >= 4,
      says: ({ score }) =>
        score < 7
          ? 'A score of 4 to 6 calls for observation and further tests (Six 2008).'
          : 'A score of 7 or more supports an early invasive strategy (Six 2008).',
    },
  ],
  examples: [
    {
      inputs: { age: 50, history: 'slight', ecg: 'normal', riskFactors: 'oneOrTwo', troponin: 'normal' },
      results: { score: 2, risk: 'Low risk', eventRate: 1.7 },
      cautions: ['second normal troponin'],
      source: 'Backus 2013: 0 + 0 + 1 + 1 + 0',
    },
    {
      inputs: { age: 40, history: 'slight', ecg: 'normal', riskFactors: 'none', troponin: 'high' },
      results: { score: 2, risk: 'Low risk' },
      cautions: ['do not discharge'],
      source: 'Backus 2013: troponin alone; Mahler 2015: not low risk',
    },
    {
      inputs: { age: 65, history: 'moderate', ecg: 'nonspecific', riskFactors: 'threeOrMore', troponin: 'normal' },
      results: { score: 6, risk: 'Moderate risk', eventRate: 16.6 },
      cautions: ['observation'],
      source: 'Backus 2013: 1 + 1 + 2 + 2 + 0',
    },
    {
      inputs: { age: 44, history: 'high', ecg: 'stDeviation', riskFactors: 'oneOrTwo', troponin: 'high' },
      results: { score: 7, risk: 'High risk', eventRate: 50.1 },
      cautions: ['early invasive'],
      source: 'Backus 2013: 2 + 2 + 0 + 1 + 2',
    },
    {
      inputs: { age: 30, history: 'moderate', ecg: 'stDeviation', riskFactors: 'none', troponin: 'raised' },
      results: { score: 4, risk: 'Moderate risk' },
      cautions: ['observation'],
      source: 'Backus 2013: 1 + 2 + 0 + 0 + 1',
    },
  ],
  notes: [
    'For adults with chest pain in the emergency department; not with ST elevation that needs immediate treatment. Validated in 2,440 patients of ten Dutch hospitals, with a c-statistic of 0.83.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Backus et al.: A Prospective Validation of the HEART Score for Chest Pain Patients at the Emergency Department, Int J Cardiol 168 (2013) 2153',
      doi: '10.1016/j.ijcard.2013.01.255',
    },
    {
      title:
        'Six, Backus, Kelder: Chest Pain in the Emergency Room: Value of the HEART Score, Neth Heart J 16 (2008) 191',
      doi: '10.1007/BF03086144',
    },
    {
      title:
        'Mahler et al.: The HEART Pathway Randomized Trial: Identifying Emergency Department Patients with Acute Chest Pain for Early Discharge, Circ Cardiovasc Qual Outcomes 8 (2015) 195',
      doi: '10.1161/CIRCOUTCOMES.114.001384',
    },
  ],
});
