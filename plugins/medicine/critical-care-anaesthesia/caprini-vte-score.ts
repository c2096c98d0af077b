import { category, choice, classify, defineCalculator, flag, integer, percent } from '@reckoner/engine';
import { adultAge, sex } from '../shared/patient.js';

/** The form of 2005; rates by the meta-analysis of Pannucci 2017, classes by Bahl 2010. */
export default defineCalculator({
  title: 'Caprini score for VTE (2005)',
  description:
    'Risk of venous thromboembolism after surgery by the Caprini score of 2005, with the rate without heparin by score.',
  keywords: [
    'Caprini',
    'venous thromboembolism',
    'VTE prophylaxis',
    'thromboprophylaxis',
    'DVT risk',
    'surgical patient',
  ],
  inputs: {
    age: adultAge,
    sex,
    surgery: choice(
      {
        none: { label: 'None', value: 0 },
        minor: { label: 'Minor (up to 45 minutes)', value: 1 },
        major: {
          label: 'Major, laparoscopic or arthroscopic, over 45 minutes',
          value: 2,
          also: ['major', 'laparoscopic', 'arthroscopic'],
        },
        arthroplasty: { label: 'Elective hip or knee replacement', value: 5, also: ['arthroplasty'] },
      },
      { label: 'Surgery', help: 'By the time under general or regional anesthesia.' },
    ),
    mobility: choice(
      {
        walking: { label: 'Out of bed', value: 0 },
        bedRest: { label: 'Medical patient on bed rest', value: 1 },
        confined: { label: 'In bed for more than 72 hours', value: 2 },
      },
      { label: 'Mobility', help: 'Bed rest is who cannot walk 10 m at a time.', default: 'walking' },
    ),
    recentSurgery: flag({ label: 'Major surgery within the last month' }),
    heartFailure: flag({ label: 'Heart failure within the last month' }),
    sepsis: flag({ label: 'Sepsis within the last month', help: 'Not of a pneumonia that is counted.' }),
    pneumonia: flag({ label: 'Pneumonia within the last month', help: 'Or another serious lung disease.' }),
    varicoseVeins: flag({ label: 'Varicose veins', help: 'Visible and bulging.' }),
    swollenLegs: flag({ label: 'Swollen legs at present' }),
    bowelDisease: flag({ label: 'Inflammatory bowel disease', help: 'Now or earlier.' }),
    overweight: flag({ label: 'BMI above 25 kg/m²' }),
    infarction: flag({ label: 'Acute myocardial infarction' }),
    copd: flag({ label: 'COPD' }),
    other: flag({ label: 'Another risk factor', help: 'As the form of 2005 leaves room for.' }),
    cast: flag({ label: 'Plaster cast within the last month', help: 'Or another splint that holds the ankle.' }),
    centralLine: flag({ label: 'Central venous access at present', help: 'Port and PICC as well.' }),
    cancer: flag({ label: 'Cancer, now or earlier', help: 'Not basal cell cancer of the skin.' }),
    earlierThrombosis: flag({ label: 'Earlier DVT or pulmonary embolism' }),
    familyHistory: flag({ label: 'Thrombosis in the family' }),
    hit: flag({ label: 'Heparin-induced thrombocytopenia', help: 'Now or earlier.' }),
    fracture: flag({ label: 'Fracture of hip, pelvis or leg within the last month' }),
    stroke: flag({ label: 'Stroke within the last month' }),
    trauma: flag({ label: 'Multiple trauma within the last month' }),
    spinalInjury: flag({ label: 'Spinal cord injury with paralysis within the last month' }),
    pregnancy: flag({ label: 'Pregnancy, or birth within the last month', when: { sex: 'female' } }),
    hormones: flag({ label: 'Oral contraceptives or hormone replacement', when: { sex: 'female' } }),
    obstetric: flag({
      label: 'Unexplained stillbirth, three miscarriages, or preterm birth with preeclampsia or a small child',
      when: { sex: 'female' },
    }),
    thrombophilia: integer({
      label: 'Positive tests of thrombophilia',
      help: 'How many: factor V Leiden, prothrombin 20210A, homocysteine, lupus anticoagulant, anticardiolipin antibody, other.',
      symbol: 'n_T',
      min: 0,
      max: 6,
      usual: 'all',
      default: 0,
    }),
  },
  outputs: {
    score: integer({ label: 'Score' }),
    risk: category(['Lowest (0)', 'Low (1 or 2)', 'Moderate (3 or 4)', 'High (5 to 8)', 'Highest (9 or more)'], {
      label: 'Risk (Bahl 2010)',
      of: 'score',
    }),
    rate: percent({
      label: 'Venous thromboembolism without heparin',
      help: 'Of surgical patients, from 3 points on.',
      places: 1,
      optional: true,
    }),
  },
  formula: ({
    age,
    sex,
    surgery,
    mobility,
    recentSurgery,
    heartFailure,
    sepsis,
    pneumonia,
    varicoseVeins,
    swollenLegs,
    bowelDisease,
    overweight,
    infarction,
    copd,
    other,
    cast,
    centralLine,
    cancer,
    earlierThrombosis,
    familyHistory,
    hit,
    fracture,
    stroke,
    trauma,
    spinalInjury,
    pregnancy,
    hormones,
    obstetric,
    thrombophilia,
  }) => {
    const single =
      (recentSurgery ? 1 : 0) +
      (heartFailure ? 1 : 0) +
      (sepsis ? 1 : 0) +
      (pneumonia ? 1 : 0) +
      (varicoseVeins ? 1 : 0) +
      (swollenLegs ? 1 : 0) +
      (bowelDisease ? 1 : 0) +
      (overweight ? 1 : 0) +
      (infarction ? 1 : 0) +
      (copd ? 1 : 0) +
      (other ? 1 : 0);
    const double = (cast ? 1 : 0) + (centralLine ? 1 : 0) + (cancer ? 1 : 0);
    const triple = (earlierThrombosis ? 1 : 0) + (familyHistory ? 1 : 0) + (hit ? 1 : 0) + thrombophilia;
    const fivefold = (fracture ? 1 : 0) + (stroke ? 1 : 0) + (trauma ? 1 : 0) + (spinalInjury ? 1 : 0);
    const female = sex === 'female' ? (pregnancy ? 1 : 0) + (hormones ? 1 : 0) + (obstetric ? 1 : 0) : 0;
    const score =
      (age > 74 ? 3 : age > 60 ? 2 : age > 40 ? 1 : 0) +
      surgery +
      mobility +
      female +
      single +
      2 * double +
      3 * triple +
      5 * fivefold;
    return {
      score,
      risk: classify(
        score,
        [
          [1, 'Lowest (0)'],
          [3, 'Low (1 or 2)'],
          [5, 'Moderate (3 or 4)'],
          [9, 'High (5 to 8)'],
        ],
        'Highest (9 or more)',
      ),
      rate: score < 3 || surgery < 1 ? undefined : score < 5 ? 0.007 : score < 7 ? 0.018 : score < 9 ? 0.04 : 0.107,
    };
  },
  shown: () => ({ score: undefined, risk: undefined, rate: undefined }),
  stepwise: [
    'Age from 41 to 60 years 1 point, from 61 to 74 years 2, from 75 years 3.',
    'Surgery: minor 1, major, laparoscopic or arthroscopic over 45 minutes 2, elective hip or knee replacement 5.',
    'Bed rest of a medical patient 1, in bed for more than 72 hours 2.',
    '1 point each: major surgery, heart failure, sepsis or pneumonia within a month, varicose veins, swollen legs, inflammatory bowel disease, BMI above 25, myocardial infarction, COPD, another factor; in women pregnancy, hormones and the obstetric history.',
    '2 points each: cast, central venous access, cancer.',
    '3 points each: earlier thrombosis, thrombosis in the family, heparin-induced thrombocytopenia, every positive test of thrombophilia.',
    '5 points each, within a month: fracture of hip, pelvis or leg, stroke, multiple trauma, spinal cord injury with paralysis.',
  ],
  explanation: ({ rate, score }) =>
    rate === undefined
      ? score < 3
        ? 'The score is {score}: {risk}. The meta-analysis of 2017 gives no rate below 3 points.'
        : 'The score is {score}: {risk}. Rates were published for surgical patients alone.'
      : 'The score is {score}: {risk}. Without heparin {rate} of surgical patients with such a score had a venous thromboembolism.',
  requires: [
    {
      that: ({ pregnancy, age }) => !pregnancy || age <= 65,
      field: 'pregnancy',
      says: 'A pregnancy at {age} years: check the age and the pregnancy.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ hit }) => hit,
      says: 'Heparin-induced thrombocytopenia: no heparin of any kind, not even to flush a line. Ask a hematologist which other anticoagulant.',
    },
    {
      level: 'danger',
      when: ({ swollenLegs }) => swollenLegs,
      says: 'A leg that is newly swollen may have a thrombosis already: look for it before compression and surgery.',
    },
    {
      level: 'caution',
      when: ({ score, hit }) => score > 8 && !hit,
      says: 'Bahl 2010 gives compression and heparin for 30 days in all from 9 points on. First see whether the patient may bleed: the score does not look at bleeding.',
    },
    {
      level: 'caution',
      when: ({ score, hit }) => score > 4 && score < 9 && !hit,
      says: 'Bahl 2010 gives compression and heparin for 7 to 10 days from 5 points on; in the meta-analysis of 2017 heparin helped from 7 points on. First see whether the patient may bleed: the score does not look at bleeding.',
    },
    {
      level: 'caution',
      when: ({ score, hit }) => score > 2 && score < 5 && !hit,
      says: 'Bahl 2010 gives intermittent pneumatic compression at 3 or 4 points; the American guideline of 2012 (ACCP) leaves the choice between it and heparin.',
    },
    {
      level: 'caution',
      when: ({ score }) => score < 3,
      says: 'A low score is not no risk: walk early, and score again after surgery and with each change (bed rest, infection, a catheter).',
    },
    {
      level: 'caution',
      when: ({ surgery, fracture, spinalInjury, trauma }) => surgery > 2 || fracture || spinalInjury || trauma,
      says: 'After joint replacement, hip fracture, major trauma or spinal cord injury guidelines give prophylaxis to all, by rules of their own, whatever further points are.',
    },
    {
      level: 'caution',
      when: ({ surgery }) => surgery < 1,
      says: 'Made for surgical patients: rates and advice are not for medical inpatients, for whom the Padua score is used.',
    },
  ],
  examples: [
    {
      inputs: { age: 40, sex: 'male', surgery: 'none' },
      results: { score: 0, risk: 'Lowest (0)' },
      cautions: ['not no risk', 'Made for surgical patients'],
      source: 'Form of 2005 as at MDCalc: no points up to 40 years',
    },
    {
      inputs: { age: 41, sex: 'female', surgery: 'minor' },
      results: { score: 2, risk: 'Low (1 or 2)' },
      cautions: ['not no risk'],
      source: 'Form of 2005: 1 + 1',
    },
    {
      inputs: { age: 61, sex: 'male', surgery: 'major' },
      results: { score: 4, risk: 'Moderate (3 or 4)', rate: 0.7 },
      cautions: ['pneumatic compression'],
      source: 'Form of 2005: 2 + 2; Pannucci 2017: 0.7%',
    },
    {
      inputs: { age: 75, sex: 'male', surgery: 'major', overweight: true },
      results: { score: 6, risk: 'High (5 to 8)', rate: 1.8 },
      cautions: ['for 7 to 10 days'],
      source: 'Form of 2005: 3 + 2 + 1; Pannucci 2017: 1.8%',
    },
    {
      inputs: { age: 60, sex: 'female', surgery: 'arthroplasty', hormones: true },
      results: { score: 7, risk: 'High (5 to 8)', rate: 4 },
      cautions: ['for 7 to 10 days', 'rules of their own'],
      source: 'Form of 2005: 1 + 5 + 1; Pannucci 2017: 4.0%',
    },
    {
      inputs: { age: 74, sex: 'male', surgery: 'major', cancer: true, earlierThrombosis: true },
      results: { score: 9, risk: 'Highest (9 or more)', rate: 10.7 },
      cautions: ['30 days in all'],
      source: 'Form of 2005: 2 + 2 + 2 + 3; Pannucci 2017: 10.7%',
    },
    {
      inputs: {
        age: 30,
        sex: 'female',
        surgery: 'none',
        mobility: 'bedRest',
        recentSurgery: true,
        heartFailure: true,
        sepsis: true,
        pneumonia: true,
        varicoseVeins: true,
        swollenLegs: true,
        bowelDisease: true,
        overweight: true,
        infarction: true,
        copd: true,
        other: true,
        pregnancy: true,
        hormones: true,
        obstetric: true,
      },
      results: { score: 15, risk: 'Highest (9 or more)' },
      cautions: ['newly swollen', '30 days in all', 'Made for surgical patients'],
      source: 'Form of 2005: 15 items of 1 point',
    },
    {
      inputs: {
        age: 30,
        sex: 'male',
        surgery: 'minor',
        mobility: 'confined',
        cast: true,
        centralLine: true,
        familyHistory: true,
        hit: true,
        thrombophilia: 2,
      },
      results: { score: 19, risk: 'Highest (9 or more)' },
      cautions: ['no heparin of any kind'],
      source: 'Form of 2005: 1 + 2 + 2 + 2 + 3 + 3 + 6',
    },
    {
      inputs: {
        age: 50,
        sex: 'male',
        surgery: 'major',
        fracture: true,
        stroke: true,
        trauma: true,
        spinalInjury: true,
      },
      results: { score: 23, risk: 'Highest (9 or more)', rate: 10.7 },
      cautions: ['30 days in all', 'rules of their own'],
      source: 'Form of 2005: 1 + 2 + 20',
    },
    {
      inputs: { age: 80, sex: 'female', surgery: 'major', pregnancy: true },
      refused: 'check the age and the pregnancy',
      source: 'By definition',
    },
  ],
  notes: [
    'For adults before and after surgery. Later editions (2010, 2013) count further factors and give higher scores, to which these rates do not belong. An earlier stroke by thrombosis counts as earlier thrombosis.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title: 'Caprini: Thrombosis Risk Assessment as a Guide to Quality Patient Care, Dis Mon 51 (2005) 70',
      doi: '10.1016/j.disamonth.2005.02.003',
    },
    {
      title:
        'Pannucci et al.: Individualized Venous Thromboembolism Risk Stratification Using the 2005 Caprini Score to Identify the Benefits and Harms of Chemoprophylaxis in Surgical Patients: A Meta-analysis, Ann Surg 265 (2017) 1094',
      doi: '10.1097/SLA.0000000000002126',
    },
    {
      title:
        'Bahl et al.: A Validation Study of a Retrospective Venous Thromboembolism Risk Scoring Method, Ann Surg 251 (2010) 344',
      doi: '10.1097/SLA.0b013e3181b7fca6',
    },
    {
      title: 'Gould et al.: Prevention of VTE in Nonorthopedic Surgical Patients (ACCP), Chest 141 (2012) e227S',
      doi: '10.1378/chest.11-2297',
    },
  ],
});
