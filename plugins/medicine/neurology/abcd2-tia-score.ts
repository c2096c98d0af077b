import { category, choice, classify, defineCalculator, flag, integer, measure, percent } from '@reckoner/engine';
import { adultAge } from '../shared/patient.js';

/** Johnston 2007: points for age, pressure, symptoms, duration and diabetes; risks of the six pooled cohorts. */
export default defineCalculator({
  title: 'ABCD2 score',
  description:
    'ABCD2 score after a transient ischemic attack, with the risk of stroke within 2, 7 and 90 days of its cohorts.',
  keywords: ['ABCD²', 'TIA', 'transient ischemic attack', 'mini-stroke', 'stroke risk after TIA'],
  related: ['nih-stroke-scale', 'cha2ds2-vasc-score'],
  inputs: {
    course: choice(
      { over: { label: 'All gone', also: ['gone', 'resolved'] }, present: { label: 'Still present, or back again' } },
      { label: 'Symptoms now' },
    ),
    age: adultAge,
    systolic: measure('mmHg', {
      label: 'Systolic pressure',
      help: 'First measurement after the attack.',
      symbol: 'SBP',
      min: 50,
      max: 350,
      usual: [80, 240],
    }),
    diastolic: measure('mmHg', { label: 'Diastolic pressure', symbol: 'DBP', min: 20, max: 250, usual: [40, 140] }),
    symptoms: choice(
      {
        weakness: { label: 'Weakness of one side (face, arm or leg)', value: 2 },
        speech: { label: 'Speech disturbance without weakness', value: 1 },
        other: { label: 'Other symptoms', value: 0 },
      },
      { label: 'Symptoms of the attack' },
    ),
    duration: measure('min', {
      label: 'Duration of symptoms',
      help: 'In minutes, or with a unit: 1.5 h. From 24 h on it is a stroke.',
      symbol: 't',
      min: 0.1,
      below: 1440,
      usual: [1, 1440],
    }),
    diabetes: flag({ label: 'Diabetes' }),
  },
  outputs: {
    score: integer({ label: 'Score' }),
    group: category(['Low', 'Moderate', 'High'], { label: 'Group', of: 'score' }),
    twoDays: percent({ label: 'Stroke within 2 days (cohorts to 2005)', places: 1 }),
    sevenDays: percent({ label: 'Within 7 days', places: 1 }),
    ninetyDays: percent({ label: 'Within 90 days', places: 1 }),
  },
  formula: ({ age, systolic, diastolic, symptoms, duration, diabetes }) => {
    const score =
      (age >= 60 ? 1 : 0) +
      (systolic >= 140 || diastolic >= 90 ? 1 : 0) +
      symptoms +
      (duration >= 60 ? 2 : duration >= 10 ? 1 : 0) +
      (diabetes ? 1 : 0);
    return {
      score,
      group: classify(
        score,
        [
          [4, 'Low'],
          [6, 'Moderate'],
        ],
        'High',
      ),
      twoDays: score < 4 ? 0.01 : score < 6 ? 0.041 : 0.081,
      sevenDays: score < 4 ? 0.012 : score < 6 ? 0.059 : 0.117,
      ninetyDays: score < 4 ? 0.031 : score < 6 ? 0.098 : 0.178,
    };
  },
  explanation:
    'For symptoms of {duration} the ABCD2 score is {score} of 7, the group “{group}”: in the cohorts of the score {twoDays} of this group had a stroke within 2 days, {sevenDays} within 7 days and {ninetyDays} within 90 days, most of them without the urgent treatment of today.',
  requires: [
    {
      that: ({ course }) => course === 'over',
      field: 'course',
      says: 'Symptoms that have not gone are a stroke until the opposite is shown: call the emergency number at once. The score is for an attack that is over.',
    },
    {
      that: ({ systolic, diastolic }) => diastolic < systolic,
      field: 'diastolic',
      says: 'The diastolic pressure, {diastolic}, must be below the systolic one, {systolic}.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ score }) => score < 4,
      says: '“Low” does not mean safe: a narrowed carotid artery, atrial fibrillation, repeated attacks or an infarct on MRI mean a high risk at any score. NICE (NG128, since 2019) does not use scores, and has every suspected TIA of the last week seen by a specialist within 24 hours.',
    },
    {
      level: 'danger',
      when: ({ score }) => score >= 4,
      says: 'From 4 points on this is a high-risk TIA in trials of aspirin with clopidogrel: images of brain and arteries, an ECG and treatment on the same day. First exclude bleeding, and a need of anticoagulation instead.',
    },
    {
      level: 'caution',
      when: ({ systolic, diastolic }) => systolic >= 180 || diastolic >= 120,
      says: 'From 180 mmHg systolic or 120 mmHg diastolic look for signs of damage to an organ, which make it an emergency of its own (ACC/AHA 2017).',
    },
    {
      level: 'caution',
      when: ({ duration }) => duration > 240,
      says: 'Most attacks end within an hour. Symptoms of hours often leave an infarct on MRI, which makes it a stroke by its tissue definition.',
    },
  ],
  examples: [
    {
      inputs: {
        course: 'over',
        age: 67,
        systolic: 150,
        diastolic: 85,
        symptoms: 'speech',
        duration: 30,
        diabetes: true,
      },
      results: { score: 5, group: 'Moderate', twoDays: 4.1, sevenDays: 5.9, ninetyDays: 9.8 },
      cautions: ['high-risk TIA'],
      source: 'Johnston 2007: 1 + 1 + 1 + 1 + 1; risks as in Evidence-Based Medicine 12 (2007)',
    },
    {
      inputs: { course: 'over', age: 59, systolic: 139, diastolic: 89, symptoms: 'other', duration: 9 },
      results: { score: 0, group: 'Low', twoDays: 1, sevenDays: 1.2, ninetyDays: 3.1 },
      cautions: ['does not mean safe'],
      source: 'Johnston 2007: the lowest score, each just below its limit',
    },
    {
      inputs: { course: 'over', age: 60, systolic: 130, diastolic: 90, symptoms: 'other', duration: 10 },
      results: { score: 3, group: 'Low' },
      cautions: ['does not mean safe'],
      source: 'Johnston 2007: 1 + 1 + 0 + 1, each at its limit',
    },
    {
      inputs: {
        course: 'over',
        age: 80,
        systolic: 190,
        diastolic: 100,
        symptoms: 'weakness',
        duration: '1 h',
        diabetes: true,
      },
      results: { score: 7, group: 'High', twoDays: 8.1, sevenDays: 11.7, ninetyDays: 17.8 },
      cautions: ['high-risk TIA', 'damage to an organ'],
      source: 'Johnston 2007: the highest score; 12% and 18% in Evidence-Based Medicine',
    },
    {
      inputs: { course: 'over', age: 40, systolic: 120, diastolic: 70, symptoms: 'weakness', duration: 300 },
      results: { score: 4, group: 'Moderate' },
      cautions: ['high-risk TIA', 'Symptoms of hours'],
      source: 'Johnston 2007: 2 + 2',
    },
    {
      inputs: { age: 70, systolic: 150, diastolic: 80, symptoms: 'weakness', duration: 60, course: 'present' },
      refused: 'call the emergency number',
      source: 'By definition of a TIA',
    },
    {
      inputs: { course: 'over', age: 70, systolic: 80, diastolic: 150, symptoms: 'weakness', duration: 60 },
      refused: 'must be below the systolic',
      source: 'By definition',
    },
  ],
  notes: [
    'For adults after an attack that is over and that a physician takes for a TIA. It does not tell whether the attack was one: seizure, migraine and low sugar have low scores, too. Attacks of vision alone and of the back of the brain get few points.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Johnston et al.: Validation and Refinement of Scores to Predict Very Early Stroke Risk after Transient Ischaemic Attack, Lancet 369 (2007) 283 (risks as read in the table of Evidence-Based Medicine and of two public calculators)',
      doi: '10.1016/S0140-6736(07)60150-0',
    },
    {
      title:
        'NICE: Stroke and Transient Ischaemic Attack in over 16s: Diagnosis and Initial Management, guideline NG128 (2019, as quoted by RCEMLearning)',
    },
    {
      title:
        'Amin et al.: Diagnosis, Workup, Risk Reduction of Transient Ischemic Attack in the Emergency Department Setting, AHA, Stroke 54 (2023) e109',
      doi: '10.1161/STR.0000000000000418',
    },
    {
      title:
        'Whelton et al.: 2017 ACC/AHA Guideline for the Prevention, Detection, Evaluation, and Management of High Blood Pressure in Adults, Hypertension 71 (2018) e13',
      doi: '10.1161/HYP.0000000000000065',
    },
  ],
});
