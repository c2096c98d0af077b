import { category, choice, classify, defineCalculator, flag, integer, measure, percent } from '@reckoner/engine';

const lace = { rule: 'lace' };
const hospital = { rule: 'hospital' };

/** Points of LACE for days in hospital. */
const stayPoints = (stay: number) => (stay < 4 ? stay : stay < 7 ? 4 : stay < 14 ? 5 : 7);

/** Van Walraven 2010 and Donzé 2013, 2016. */
export default defineCalculator({
  title: 'Readmission risk (LACE, HOSPITAL)',
  description:
    'Points after discharge by the LACE index (death or unplanned readmission within 30 days), or points and risk by the HOSPITAL score (potentially avoidable readmission).',
  keywords: ['LACE index', 'HOSPITAL score', '30-day readmission', 'discharge planning', 'care transition'],
  related: ['charlson-comorbidity-index'],
  inputs: {
    rule: choice({ lace: 'LACE index', hospital: 'HOSPITAL score' }, { label: 'Score' }),
    stay: integer({
      label: 'Days in hospital',
      help: 'From the date of admission to that of discharge; 0 where both are one day.',
      symbol: 'd',
      min: 0,
      max: 1000,
      usual: [0, 60],
    }),
    admission: choice(
      {
        elective: { label: 'Elective, planned', also: ['planned', 'no'] },
        urgent: { label: 'Urgent or emergency', also: ['acute', 'emergent', 'emergency', 'yes'] },
      },
      { label: 'Admission' },
    ),
    comorbidity: integer({
      label: 'Comorbidity points (Charlson, without age)',
      help: 'LACE gives 1 for earlier infarction, stroke, peripheral arteries, diabetes; 2 for heart failure, diabetes with organ damage, chronic lung disease, mild liver disease, any tumor; 3 for dementia, connective tissue disease; 4 for moderate or severe liver disease, HIV; 6 for metastases. Some forms (Wang 2014) count kidney disease as they count liver disease.',
      symbol: 'c',
      min: 0,
      max: 45,
      usual: [0, 20],
      when: lace,
    }),
    visits: integer({
      label: 'Emergency visits in the 6 months before',
      help: 'Without the one that led to this admission.',
      symbol: 'v',
      min: 0,
      max: 200,
      usual: [0, 10],
      when: lace,
    }),
    hemoglobin: measure('g/dL', {
      label: 'Hemoglobin at discharge',
      symbol: '\\mathrm{Hb}',
      min: 2,
      max: 25,
      usual: [6, 19],
      confusedWith: { 'mmol/L': 0.6206 },
      when: hospital,
    }),
    oncology: flag({ label: 'Discharged from an oncology service', when: hospital }),
    sodium: measure('mmol/L', {
      label: 'Sodium at discharge',
      symbol: '\\mathrm{Na}',
      min: 90,
      max: 200,
      usual: [115, 160],
      when: hospital,
    }),
    procedure: flag({
      label: 'Any procedure in this stay',
      help: 'Any that is coded (ICD), not surgery alone.',
      when: hospital,
    }),
    admissions: integer({
      label: 'Hospital admissions in the year before',
      help: 'Without this one.',
      symbol: 'a',
      min: 0,
      max: 100,
      usual: [0, 20],
      when: hospital,
    }),
  },
  outputs: {
    score: integer({ label: 'Score', symbol: 'S' }),
    group: category(['Low', 'Moderate', 'Intermediate', 'High'], { label: 'Group', symbol: '\\mathrm{group}' }),
    risk: percent({ label: 'Avoidable readmission within 30 days (2016)', places: 1, optional: true }),
    other: integer({ label: 'HOSPITAL score by the table of 2013', optional: true }),
  },
  formula: ({ rule, stay, admission, comorbidity, visits, hemoglobin, oncology, sodium, procedure, admissions }) => {
    const shared =
      rule === 'hospital'
        ? (hemoglobin < 12 ? 1 : 0) +
          (oncology ? 2 : 0) +
          (sodium < 135 ? 1 : 0) +
          (procedure ? 1 : 0) +
          (admission === 'urgent' ? 1 : 0) +
          (stay >= 5 ? 2 : 0)
        : 0;
    const score =
      rule === 'lace'
        ? stayPoints(stay) +
          (admission === 'urgent' ? 3 : 0) +
          (comorbidity > 3 ? 5 : comorbidity) +
          Math.min(visits, 4)
        : shared + (admissions < 2 ? 0 : admissions < 6 ? 2 : 5);
    if (rule === 'lace') {
      return {
        score,
        group: classify(
          score,
          [
            [5, 'Low'],
            [10, 'Moderate'],
          ],
          'High',
        ),
      };
    }
    return {
      score,
      group: classify(
        score,
        [
          [5, 'Low'],
          [7, 'Intermediate'],
        ],
        'High',
      ),
      risk: score < 5 ? 0.058 : score < 7 ? 0.119 : 0.228,
      other: shared + (admissions < 1 ? 0 : admissions < 6 ? 2 : 5),
    };
  },
  explanation: ({ rule }) =>
    rule === 'lace'
      ? 'After {stay} {stay|day|days} in hospital, with {comorbidity} comorbidity {comorbidity|point|points} and {visits} emergency {visits|visit|visits} before, the LACE index is {score} of 19, the group “{group}” by the usual cuts at 5 and 10. The risk of death or unplanned readmission within 30 days that the study expected rises from 2.0% at 0 to 43.7% at 19 points.'
      : 'After {stay} {stay|day|days} in hospital and {admissions} {admissions|admission|admissions} in the year before, with hemoglobin {hemoglobin}, sodium {sodium}, {oncology?from oncology|not from oncology} and {procedure?with a procedure|without a procedure}, the HOSPITAL score is {score} of 13, the group “{group}”: in nine hospitals {risk} of this group had a potentially avoidable readmission within 30 days (2016).',
  requires: [
    {
      that: ({ stay }) => stay <= 366,
      field: 'stay',
      says: 'Stays of over a year are beyond both studies: count the days of this stay alone.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ hemoglobin, sodium }) =>
        (hemoglobin !== undefined && hemoglobin < 7) || (sodium !== undefined && (sodium < 125 || sodium > 155)),
      says: 'Hemoglobin below 7 g/dL, or sodium below 125 or above 155 mmol/L: clarify and treat before discharge: the score gives such values no more than one point each.',
    },
    {
      level: 'caution',
      when: ({ hemoglobin }) => hemoglobin !== undefined && hemoglobin >= 7 && hemoglobin < 10,
      says: 'A hemoglobin of {hemoglobin} is low for a discharge: check that the laboratory did not report mmol/L, of which 7.45 are the 12 g/dL of the score.',
    },
    {
      level: 'caution',
      when: ({ group }) => group === 'Low',
      says: 'Low is not none: living alone, frailty, many or new medicines, pain and the doubt of the team are not in the score.',
    },
    {
      level: 'caution',
      when: ({ group }) => group === 'High',
      says: 'High group: reconcile the medicines, tell patient and family what to watch, give an appointment within 7 days and a number to call.',
    },
    {
      level: 'note',
      when: ({ rule, stay }) => (rule === 'lace' ? stay < 4 || stay === 6 || stay === 13 : stay === 4),
      says: 'Some forms count the day of admission and that of discharge both: one day more gives more points here (LACE 1, from 14 days on 2; HOSPITAL 2 from 5 days on). Count as the ward does.',
    },
    {
      level: 'caution',
      when: ({ comorbidity }) => comorbidity !== undefined && comorbidity >= 1 && comorbidity <= 8,
      says: 'The weights of LACE are not those of Charlson 1987: heart failure and lung disease are 2, dementia is 3. Check that {comorbidity} was counted by them, and without points for age, which a Charlson index often has: from 4 on all count as 5.',
    },
    {
      level: 'caution',
      when: ({ admissions }) => admissions === 1,
      says: 'One admission in the year before gives no point in the table of 2016, taken here, and 2 points in tables after the study of 2013: there the score is {other}.',
    },
  ],
  examples: [
    {
      inputs: { rule: 'lace', stay: 5, admission: 'urgent', comorbidity: 5, visits: 2 },
      results: { score: 14, group: 'High' },
      cautions: ['within 7 days', 'without points for age'],
      source: 'cliot (R), example 1: 4 + 3 + 5 + 2',
    },
    {
      inputs: { rule: 'lace', stay: 2, admission: 'elective', comorbidity: 0, visits: 0 },
      results: { score: 2, group: 'Low' },
      cautions: ['Low is not none', 'Count as the ward does'],
      source: 'cliot (R), example 2: 2',
    },
    {
      inputs: { rule: 'lace', stay: 0, admission: 'elective', comorbidity: 0, visits: 0 },
      results: { score: 0, group: 'Low' },
      cautions: ['Low is not none', 'Count as the ward does'],
      source: 'Van Walraven 2010: the lowest score',
    },
    {
      inputs: { rule: 'lace', stay: 14, admission: 'urgent', comorbidity: 4, visits: 7 },
      results: { score: 19, group: 'High' },
      cautions: ['within 7 days', 'without points for age'],
      source: 'Van Walraven 2010: the highest score',
    },
    {
      inputs: { rule: 'lace', stay: 7, admission: 'elective', comorbidity: 3, visits: 1 },
      results: { score: 9, group: 'Moderate' },
      cautions: ['weights of LACE'],
      source: 'By hand: 5 + 0 + 3 + 1; 9 is the highest of moderate',
    },
    {
      inputs: {
        rule: 'hospital',
        stay: 6,
        admission: 'urgent',
        hemoglobin: 10.5,
        oncology: true,
        sodium: 132,
        procedure: true,
        admissions: 6,
      },
      results: { score: 13, group: 'High', risk: 22.8, other: 13 },
      cautions: ['within 7 days'],
      source: 'Donzé 2016: the highest score, 1 + 2 + 1 + 1 + 1 + 5 + 2; 22.8% from 7 on',
    },
    {
      inputs: { rule: 'hospital', stay: 4, admission: 'elective', hemoglobin: 12, sodium: 135, admissions: 1 },
      results: { score: 0, group: 'Low', risk: 5.8, other: 2 },
      cautions: ['Low is not none', 'One admission', 'Count as the ward does'],
      source: 'Donzé 2016: each at its limit without points; 2 more by the table with 1 to 5 admissions',
    },
    {
      inputs: { rule: 'hospital', stay: 5, admission: 'urgent', hemoglobin: '119 g/L', sodium: 140, admissions: 5 },
      results: { score: 6, group: 'Intermediate', risk: 11.9, other: 6 },
      source: 'Donzé 2016: 2 + 1 + 1 + 2; 11.9% for 5 and 6',
    },
    {
      inputs: { rule: 'hospital', stay: 3, admission: 'elective', hemoglobin: 8, sodium: 140, admissions: 2 },
      results: { score: 3, group: 'Low', other: 3 },
      cautions: ['did not report mmol/L', 'Low is not none'],
      source: 'Donzé 2016: 1 + 2',
    },
    {
      inputs: { rule: 'hospital', stay: 3, admission: 'urgent', hemoglobin: 6.5, sodium: 120, admissions: 0 },
      results: { score: 3, group: 'Low', other: 3 },
      cautions: ['before discharge', 'Low is not none'],
      source: 'Donzé 2016: 1 + 1 + 1',
    },
    {
      inputs: { rule: 'lace', stay: 400, admission: 'urgent', comorbidity: 4, visits: 1 },
      refused: 'over a year',
      source: 'Beyond both studies',
    },
  ],
  notes: [
    'LACE: for adults discharged home or to the community from medical and surgical wards (Ontario, 2002 to 2006). HOSPITAL: for adults discharged from medical wards, not to other acute hospitals. Neither replaces local figures: both tell apart moderately (C of 0.68 and 0.72).',
    'The two count different events: LACE death and every unplanned readmission, HOSPITAL those that might have been avoided. The publication of LACE also has a table of the expected risk by score, of which only the two ends could be read.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Van Walraven et al.: Derivation and Validation of an Index to Predict Early Death or Unplanned Readmission after Discharge from Hospital to the Community, CMAJ 182 (2010) 551 (risks at both ends from the abstract; points as in more than three public implementations)',
      doi: '10.1503/cmaj.091117',
    },
    {
      title:
        'Wang et al.: Using the LACE Index to Predict Hospital Readmissions in Congestive Heart Failure Patients, BMC Cardiovasc Disord 14 (2014) 97 (comorbidity weights of its form, with the kidney)',
      doi: '10.1186/1471-2261-14-97',
    },
    {
      title:
        'Donzé et al.: International Validity of the HOSPITAL Score to Predict 30-Day Potentially Avoidable Hospital Readmissions, JAMA Intern Med 176 (2016) 496 (points and risks as in three public implementations)',
      doi: '10.1001/jamainternmed.2015.8462',
    },
    {
      title:
        'Donzé et al.: Potentially Avoidable 30-Day Hospital Readmissions in Medical Patients: Derivation and Validation of a Prediction Model, JAMA Intern Med 173 (2013) 632',
      doi: '10.1001/jamainternmed.2013.3023',
    },
  ],
});
