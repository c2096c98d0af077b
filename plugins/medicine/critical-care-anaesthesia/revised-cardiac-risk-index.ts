import { category, classify, defineCalculator, flag, integer, percent } from '@reckoner/engine';

/** Lee 1999; event rates of the validation cohort. */
export default defineCalculator({
  title: 'Revised cardiac risk index (RCRI)',
  description: 'Risk of a major cardiac complication of noncardiac surgery from six factors.',
  keywords: ['RCRI', 'Lee index', 'perioperative risk', 'surgery', 'preoperative assessment'],
  inputs: {
    surgery: flag({ label: 'High-risk surgery', help: 'Intraperitoneal, intrathoracic or suprainguinal vascular.' }),
    ischemia: flag({ label: 'Ischemic heart disease' }),
    failure: flag({ label: 'Congestive heart failure' }),
    cerebrovascular: flag({ label: 'Stroke or transient ischemic attack' }),
    insulin: flag({ label: 'Diabetes on insulin' }),
    creatinine: flag({ label: 'Creatinine over 2 mg/dL (177 µmol/L)' }),
  },
  outputs: {
    score: integer({ label: 'Score' }),
    group: category(['Class I', 'Class II', 'Class III', 'Class IV'], { label: 'Class' }),
    events: percent({ label: 'Major cardiac complications (1999)', places: 1 }),
  },
  formula: ({ surgery, ischemia, failure, cerebrovascular, insulin, creatinine }) => {
    const score =
      (surgery ? 1 : 0) +
      (ischemia ? 1 : 0) +
      (failure ? 1 : 0) +
      (cerebrovascular ? 1 : 0) +
      (insulin ? 1 : 0) +
      (creatinine ? 1 : 0);
    return {
      score,
      group: classify(
        score,
        [
          [1, 'Class I'],
          [2, 'Class II'],
          [3, 'Class III'],
        ],
        'Class IV',
      ),
      events: score < 1 ? 0.004 : score < 2 ? 0.009 : score < 3 ? 0.07 : 0.11,
    };
  },
  explanation:
    'With {score} {score|factor|factors} ({group}) the rate of major cardiac complications was {events} in the cohort of 1999.',
  cautions: [
    {
      level: 'caution',
      when: ({ score }) => score < 2,
      says: 'Later cohorts, with troponin tests, found several times this rate.',
    },
    {
      level: 'note',
      when: ({ score }) => score >= 1,
      says: 'With one factor or more the Canadian guideline of 2017 measures BNP before surgery, and where it is raised troponin afterwards.',
    },
  ],
  examples: [
    {
      inputs: { surgery: true, ischemia: true },
      results: { score: 2, group: 'Class III', events: 7 },
      cautions: ['measures BNP'],
      source: 'Lee 1999, abstract: validation cohort',
    },
    {
      inputs: {},
      results: { score: 0, group: 'Class I', events: 0.4 },
      cautions: ['several times this rate'],
      source: 'Lee 1999, abstract: validation cohort',
    },
    {
      inputs: { failure: true },
      results: { score: 1, group: 'Class II', events: 0.9 },
      cautions: ['several times this rate', 'measures BNP'],
      source: 'Lee 1999, abstract: validation cohort',
    },
    {
      inputs: { surgery: true, ischemia: true, failure: true, cerebrovascular: true, insulin: true, creatinine: true },
      results: { score: 6, group: 'Class IV', events: 11 },
      cautions: ['measures BNP'],
      source: 'Lee 1999, abstract: three or more factors',
    },
  ],
  notes: [
    'For adults before elective major noncardiac surgery, of 50 years and over in the cohort; not for emergencies, and it underestimates in vascular surgery.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Lee et al.: Derivation and Prospective Validation of a Simple Index for Prediction of Cardiac Risk of Major Noncardiac Surgery, Circulation 100 (1999) 1043',
      doi: '10.1161/01.CIR.100.10.1043',
    },
    {
      title:
        'Duceppe et al.: Canadian Cardiovascular Society Guidelines on Perioperative Cardiac Risk Assessment and Management, Can J Cardiol 33 (2017) 17',
    },
  ],
});
