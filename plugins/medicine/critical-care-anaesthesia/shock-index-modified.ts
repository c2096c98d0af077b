import { category, defineCalculator, integer, measure, number, roundTo } from '@reckoner/engine';

/** Highest usual index of children from 4 to 16 years (Acker 2015). */
const childLimit = (age: number) => (age < 7 ? 1.22 : age < 13 ? 1 : 0.9);

/** Heart rate over systolic or mean pressure, and the former times age. */
export default defineCalculator({
  title: 'Shock index',
  description:
    'Shock index, modified shock index and age shock index from heart rate, blood pressure and age, with the limits of adults and of children.',
  keywords: ['SI', 'modified shock index', 'MSI', 'age shock index', 'SIPA', 'hemorrhage', 'hypovolemia'],
  related: ['mean-arterial-pressure', 'revised-trauma-score-triss'],
  inputs: {
    age: integer({ label: 'Age in years', symbol: 'a', min: 0, max: 120, usual: [0, 105] }),
    heartRate: measure('bpm', { label: 'Heart rate', symbol: 'HR', min: 10, max: 300, usual: [30, 220] }),
    systolic: measure('mmHg', { label: 'Systolic pressure', symbol: 'SBP', min: 20, max: 350, usual: [50, 250] }),
    diastolic: measure('mmHg', {
      label: 'Diastolic pressure',
      help: 'For the modified shock index.',
      symbol: 'DBP',
      min: 5,
      max: 250,
      usual: [20, 140],
      optional: true,
    }),
  },
  outputs: {
    index: number({ label: 'Shock index', symbol: 'SI', places: 2 }),
    reading: category(['Up to 0.70', 'Above 0.70, below 0.90', '0.90 or more'], {
      label: 'Range (from 17 years)',
      of: 'index',
      optional: true,
    }),
    modified: number({ label: 'Modified shock index', symbol: 'MSI', places: 2, optional: true }),
    aged: number({ label: 'Age shock index (from 17 years)', symbol: 'ASI', places: 1, optional: true }),
    limit: number({ label: 'Limit of the age (4 to 16 years, SIPA)', symbol: 'SI_{max}', places: 2, optional: true }),
  },
  formula: ({ age, heartRate, systolic, diastolic }) => {
    const index = heartRate / systolic;
    const shown = roundTo(index, 2);
    return {
      index,
      reading:
        age < 17 ? undefined : shown <= 0.7 ? 'Up to 0.70' : shown < 0.9 ? 'Above 0.70, below 0.90' : '0.90 or more',
      modified: diastolic === undefined ? undefined : heartRate / ((systolic + 2 * diastolic) / 3),
      aged: age < 17 ? undefined : age * index,
      limit: age < 4 || age > 16 ? undefined : childLimit(age),
    };
  },
  explanation: ({ limit, aged }) => {
    const rest = '{modified?, the modified shock index {modified}|}';
    if (limit !== undefined)
      return `The shock index is {index}${rest}; at {age} years a value above {limit} is raised (SIPA).`;
    return aged === undefined
      ? `The shock index is {index}${rest}; below 4 years it has no agreed limit.`
      : `The shock index is {index}${rest}, the age shock index {aged}.`;
  },
  requires: [
    {
      that: ({ systolic, diastolic }) => diastolic < systolic,
      field: 'diastolic',
      says: 'The diastolic pressure, {diastolic}, must be below the systolic one, {systolic}.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ reading }) => reading === '0.90 or more',
      says: 'From 0.9 on look for shock at once (bleeding, sepsis, heart, pulmonary embolism): after injury and after birth such patients more often needed much blood, intensive care, or died; above 1.0 most of all.',
    },
    {
      level: 'danger',
      when: ({ index, limit }) => limit !== undefined && roundTo(index, 2) > limit,
      says: 'Above the limit of the age: after blunt trauma such children were more often severely injured. Children keep their pressure long, and it falls late and suddenly.',
    },
    {
      level: 'danger',
      when: ({ age, systolic }) => systolic < (age < 10 ? 70 + 2 * age : 90),
      says: 'The systolic pressure is low by itself, whatever the index is: below 90 mmHg from 10 years on, below 70 mmHg + 2 × age before (60 mmHg in the first month). It is shock until the contrary is shown.',
    },
    {
      level: 'caution',
      when: ({ reading }) => reading === 'Above 0.70, below 0.90',
      says: 'Above 0.7, the end of what is usual at rest in adults: measure again soon. After birth healthy women have up to 0.89.',
    },
    {
      level: 'caution',
      when: ({ index, limit, reading }) =>
        reading === 'Up to 0.70' || (limit !== undefined && roundTo(index, 2) <= limit),
      says: 'This does not exclude shock: beta blockers, a pacemaker, high pressure before, age and a slow heart in bleeding of the abdomen keep the index low.',
    },
    {
      level: 'caution',
      when: ({ age, modified }) =>
        age >= 17 && modified !== undefined && (roundTo(modified, 2) > 1.3 || roundTo(modified, 2) < 0.7),
      says: 'A modified shock index above 1.3 or below 0.7 went with more deaths in an emergency department (Liu 2012).',
    },
    {
      level: 'caution',
      when: ({ aged }) => aged !== undefined && roundTo(aged, 1) >= 50,
      says: 'An age shock index of 50 or more went with more deaths: the pressure of old people is high before, so that even a usual index can be shock.',
    },
    {
      level: 'caution',
      when: ({ age }) => age < 4,
      says: 'Small children have a fast heart and a low pressure: no limit of the index was made for them. Go by skin, refill of the capillaries, consciousness and urine.',
    },
  ],
  examples: [
    {
      inputs: { age: 40, heartRate: 120, systolic: 100, diastolic: 60 },
      results: { index: 1.2, reading: '0.90 or more', modified: 1.636364, aged: 48 },
      cautions: ['look for shock at once', 'more deaths in an emergency department'],
      source: 'By hand: 120/100; 120/73.333; 40 × 1.2',
    },
    {
      inputs: { age: 30, heartRate: 70, systolic: 100 },
      results: { index: 0.7, reading: 'Up to 0.70', aged: 21 },
      cautions: ['does not exclude shock'],
      source: 'By hand: 70/100, exactly 0.7',
    },
    {
      inputs: { age: 70, heartRate: 90, systolic: 120, diastolic: 75 },
      results: { index: 0.75, reading: 'Above 0.70, below 0.90', modified: 1, aged: 52.5 },
      cautions: ['measure again soon', 'age shock index of 50'],
      source: 'By hand: 90/120; 90/90; 70 × 0.75',
    },
    {
      inputs: { age: 65, heartRate: 45, systolic: 80, diastolic: 60 },
      results: { index: 0.5625, reading: 'Up to 0.70', modified: 0.675 },
      cautions: ['shock until the contrary', 'does not exclude shock', 'more deaths in an emergency department'],
      source: 'By hand: 45/80; 45/66.667',
    },
    {
      inputs: { age: 30, heartRate: 90, systolic: '100 mmHg' },
      results: { index: 0.9, reading: '0.90 or more' },
      cautions: ['look for shock at once'],
      source: 'By hand: 90/100; Nathan 2015: from 0.9',
    },
    {
      inputs: { age: 5, heartRate: 130, systolic: 100 },
      results: { index: 1.3, limit: 1.22 },
      cautions: ['more often severely injured'],
      source: 'Acker 2015: above 1.22 from 4 to 6 years',
    },
    {
      inputs: { age: 9, heartRate: 100, systolic: 100 },
      results: { index: 1, limit: 1 },
      cautions: ['does not exclude shock'],
      source: 'Acker 2015: above 1.0 from 7 to 12 years',
    },
    {
      inputs: { age: 14, heartRate: 110, systolic: 115 },
      results: { index: 0.9565217, limit: 0.9 },
      cautions: ['more often severely injured'],
      source: 'Acker 2015: above 0.9 from 13 to 16 years',
    },
    {
      inputs: { age: 2, heartRate: 150, systolic: 70 },
      results: { index: 2.142857 },
      cautions: ['shock until the contrary', 'no limit of the index'],
      source: 'By hand: 150/70; low below 74 mmHg',
    },
    {
      inputs: { age: 40, heartRate: 90, systolic: 80, diastolic: 85 },
      refused: 'must be below the systolic',
      source: 'By definition',
    },
  ],
  notes: [
    'A sign among others, in rest and without pain as far as that is possible; its course says more than one value. In pregnancy the heart is faster. The limits of children (SIPA) were made for blunt trauma.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Koch et al.: Shock Index in the Emergency Department: Utility and Limitations, Open Access Emerg Med 11 (2019) 179',
      doi: '10.2147/OAEM.S178358',
    },
    {
      title:
        'Liu et al.: Modified Shock Index and Mortality Rate of Emergency Patients, World J Emerg Med 3 (2012) 114',
      doi: '10.5847/wjem.j.issn.1920-8642.2012.02.006',
    },
    {
      title:
        'Nathan et al.: Shock Index: An Effective Predictor of Outcome in Postpartum Haemorrhage?, BJOG 122 (2015) 268',
      doi: '10.1111/1471-0528.13206',
    },
    {
      title:
        'Acker et al.: Pediatric Specific Shock Index Accurately Identifies Severely Injured Children, J Pediatr Surg 50 (2015) 331',
    },
    {
      title:
        'Sotello, Yang, Nugent: Comparison of the Shock Index, Modified Shock Index, and Age Shock Index in Adult Admissions to a Tertiary Hospital, Southwest Respir Crit Care Chron 7 (2019), issue 28 (limits 0.7, 1.0, 1.3 and 50)',
      doi: '10.12746/swrccc.v7i28.539',
    },
  ],
});
