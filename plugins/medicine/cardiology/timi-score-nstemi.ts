import { defineCalculator, flag, integer, percent, table, text } from '@reckoner/engine';
import { adultAge } from '../shared/patient.js';

/** Share with an event within 14 days at scores 0 or 1, 2, 3, 4, 5, and 6 or 7 (Antman 2000). */
const RATES = [0.047, 0.047, 0.083, 0.132, 0.199, 0.262, 0.409, 0.409];

/** Seven items of one point each. */
export default defineCalculator({
  title: 'TIMI score for unstable angina and NSTEMI',
  description:
    'TIMI risk score of unstable angina and non-ST-elevation infarction from seven items, with the rate of death, infarction or urgent revascularization within 14 days.',
  keywords: ['TIMI risk score', 'NSTEMI', 'unstable angina', 'acute coronary syndrome', 'NSTE-ACS'],
  related: ['heart-score-chest-pain'],
  inputs: {
    age: adultAge,
    riskFactors: flag({
      label: 'Three or more coronary risk factors',
      help: 'Of five: family history, hypertension, high cholesterol, diabetes, current smoking.',
    }),
    stenosis: flag({ label: 'Known coronary stenosis of 50% or more' }),
    aspirin: flag({ label: 'Aspirin in the last 7 days' }),
    angina: flag({ label: 'Two or more episodes of angina in the last 24 hours' }),
    deviation: flag({ label: 'ST deviation of 0.5 mm or more' }),
    markers: flag({ label: 'Raised troponin or CK-MB' }),
  },
  outputs: {
    score: integer({ label: 'Score' }),
    eventRate: percent({ label: 'Death, infarction or urgent revascularization within 14 days', places: 1 }),
    rates: table(
      { score: text({ label: 'Score' }), rate: percent({ label: 'Events within 14 days', places: 1 }) },
      { label: 'Events by score' },
    ),
  },
  formula: ({ age, riskFactors, stenosis, aspirin, angina, deviation, markers }) => {
    const score =
      (age >= 65 ? 1 : 0) +
      (riskFactors ? 1 : 0) +
      (stenosis ? 1 : 0) +
      (aspirin ? 1 : 0) +
      (angina ? 1 : 0) +
      (deviation ? 1 : 0) +
      (markers ? 1 : 0);
    return {
      score,
      eventRate: RATES[score]!,
      rates: ['0 or 1', '2', '3', '4', '5', '6 or 7'].map((score, i) => ({ score, rate: RATES[i + 1]! })),
    };
  },
  explanation:
    'The score is {score} of 7. Of patients of the trial with such a score {eventRate} died, had an infarction or needed urgent revascularization within 14 days.',
  figure: { kind: 'bars', table: 'rates', label: 'score', value: 'rate' },
  cautions: [
    {
      level: 'danger',
      when: ({ score, markers, deviation }) => score < 3 && (markers || deviation),
      says: 'A raised troponin or new ST deviation is high risk by itself, whatever the sum is: an invasive strategy within 24 hours is the rule, not discharge.',
    },
    {
      level: 'danger',
      when: ({ score, markers, deviation }) => score < 3 && !markers && !deviation,
      says: 'A low score is no reason to discharge: even at 0 or 1 point 4.7% had an event. It was made for patients who already have an acute coronary syndrome; for chest pain of unknown cause take repeated troponins and the HEART score.',
    },
    {
      level: 'caution',
      when: ({ score, markers, deviation }) => score >= 2 && !markers && !deviation,
      says: 'From a score of 2 on AHA and ACC favored an invasive strategy within 72 hours (2014). ACC/AHA 2025, which replaced it, recommends one at intermediate risk, before discharge.',
    },
    {
      level: 'caution',
      when: ({ score, markers, deviation }) => score >= 3 && (markers || deviation),
      says: 'With raised troponin or new ST deviation an invasive strategy within 24 hours is favored (AHA and ACC 2014).',
    },
    {
      level: 'caution',
      when: ({ angina }) => angina,
      says: 'Angina that does not settle under treatment calls for angiography within 2 hours at any score, as heart failure, shock and ventricular arrhythmia do (AHA and ACC 2014).',
    },
  ],
  examples: [
    {
      inputs: {
        age: 70,
        riskFactors: true,
        stenosis: true,
        aspirin: true,
        angina: true,
        deviation: true,
        markers: true,
      },
      results: {
        score: 7,
        eventRate: 40.9,
        rates: { length: 6, rows: { 0: { rate: 4.7 }, 2: { score: '3', rate: 13.2 } } },
      },
      cautions: ['within 24 hours is favored', 'within 2 hours'],
      source: 'Antman 2000: all seven items',
    },
    {
      inputs: { age: 64 },
      results: { score: 0, eventRate: 4.7 },
      cautions: ['no reason to discharge'],
      source: 'Antman 2000: 0 or 1 point',
    },
    {
      inputs: { age: 65 },
      results: { score: 1, eventRate: 4.7 },
      cautions: ['no reason to discharge'],
      source: 'Antman 2000: 65 years count',
    },
    {
      inputs: { age: 50, markers: true, deviation: true },
      results: { score: 2, eventRate: 8.3 },
      cautions: ['not discharge'],
      source: 'Antman 2000: 1 + 1',
    },
    {
      inputs: { age: 66, riskFactors: true, aspirin: true },
      results: { score: 3, eventRate: 13.2 },
      cautions: ['From a score of 2'],
      source: 'Antman 2000: 1 + 1 + 1',
    },
    {
      inputs: { age: 66, stenosis: true, aspirin: true, angina: true },
      results: { score: 4, eventRate: 19.9 },
      cautions: ['From a score of 2', 'within 2 hours'],
      source: 'Antman 2000: 1 + 1 + 1 + 1',
    },
    {
      inputs: { age: 66, stenosis: true, aspirin: true, angina: true, markers: true },
      results: { score: 5, eventRate: 26.2 },
      cautions: ['within 24 hours is favored', 'within 2 hours'],
      source: 'Antman 2000: five items',
    },
    {
      inputs: {
        age: 60,
        riskFactors: true,
        stenosis: true,
        aspirin: true,
        angina: true,
        deviation: true,
        markers: true,
      },
      results: { score: 6, eventRate: 40.9 },
      cautions: ['within 24 hours is favored', 'within 2 hours'],
      source: 'Antman 2000: 6 or 7 points',
    },
    {
      inputs: { age: 66, aspirin: true },
      results: { score: 2, eventRate: 8.3 },
      cautions: ['no reason to discharge', 'From a score of 2'],
      source: 'Antman 2000: 1 + 1',
    },
  ],
  notes: [
    'For adults with unstable angina or non-ST-elevation infarction; persistent ST elevation is to be treated at once. Heart failure, shock or ventricular arrhythmia call for angiography within 2 hours at any score. The rates are those of the heparin arm of TIMI 11B, before 2000; European guidelines decide by troponin, ECG and the GRACE score.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title: 'Antman et al.: The TIMI Risk Score for Unstable Angina/Non-ST Elevation MI, JAMA 284 (2000) 835',
      doi: '10.1001/jama.284.7.835',
    },
    {
      title:
        'Amsterdam et al.: 2014 AHA/ACC Guideline for the Management of Patients with Non-ST-Elevation Acute Coronary Syndromes, table 8, Circulation 130 (2014) e344',
      doi: '10.1161/CIR.0000000000000134',
    },
    {
      title:
        'Rao et al.: 2025 ACC/AHA/ACEP/NAEMSP/SCAI Guideline for the Management of Patients With Acute Coronary Syndromes, Circulation 151 (2025) e771 (read in summaries)',
    },
  ],
});
