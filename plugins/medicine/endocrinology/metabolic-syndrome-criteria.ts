import { category, choice, defineCalculator, flag, integer, measure, roundTo, table, text } from '@reckoner/engine';
import { CHOLESTEROL_MOLAR, GLUCOSE_MOLAR, laboratoryUnits, TRIGLYCERIDE_MOLAR } from '../shared/laboratory.js';
import { sex } from '../shared/patient.js';

/**
 * Waist in cm from which it counts, of men and women, by population: Alberti 2009, and IDF 2005 for the Japanese. AHA and
 * NHLBI print 102 cm and 40 in, which are 101.6 cm: whoever measures in inches meets the limit with 40.
 */
const WAIST: Readonly<Record<string, { readonly male: number; readonly female: number }>> = {
  europid: { male: 94, female: 80 },
  asian: { male: 90, female: 80 },
  japanese: { male: 85, female: 90 },
  american: { male: 101.6, female: 88 },
};
const PRESENT = 'Metabolic syndrome';
const ABSENT = 'Criteria not met';

/** Joint statement of 2009, AHA and NHLBI 2005 (revised ATP III), IDF 2005. */
export default defineCalculator({
  title: 'Metabolic syndrome criteria',
  description:
    'Whether waist, triglycerides, HDL cholesterol, blood pressure and fasting glucose meet the harmonized, the revised ATP III and the IDF criteria of the metabolic syndrome.',
  keywords: ['metabolic syndrome', 'ATP III', 'IDF criteria', 'syndrome X', 'insulin resistance syndrome'],
  related: ['homa-ir-insulin-resistance', 'fatty-liver-index', 'findrisc-diabetes-score'],
  inputs: {
    sex,
    population: choice(
      {
        europid: {
          label: 'Europid, sub-Saharan African, Arab or Mediterranean: 94 cm, women 80 cm',
          also: ['Europid', 'European', 'White', 'African', 'Black', 'Arab', 'Middle Eastern', 'Mediterranean'],
        },
        asian: {
          label: 'South or East Asian, South or Central American: 90 cm, women 80 cm',
          also: [
            'Asian',
            'South Asian',
            'Indian',
            'Chinese',
            'Malay',
            'Hispanic',
            'Latino',
            'South American',
            'Central American',
          ],
        },
        japanese: { label: 'Japanese, national limits: 85 cm, women 90 cm', also: ['Japanese', 'Japan'] },
        american: {
          label: 'United States and Canada, limits of AHA and NHLBI: 102 cm (40 in), women 88 cm (35 in)',
          also: ['American', 'United States', 'USA', 'US', 'Canada'],
        },
      },
      { label: 'Limit of the waist' },
    ),
    waist: measure('cm', {
      label: 'Waist',
      help: 'Halfway between the lowest rib and the hip bone.',
      symbol: 'w',
      min: 50,
      max: 250,
      usual: [58, 180],
    }),
    systolic: measure('mmHg', { label: 'Systolic pressure', symbol: 'P_s', min: 50, max: 300, usual: [85, 230] }),
    diastolic: measure('mmHg', { label: 'Diastolic pressure', symbol: 'P_d', min: 20, max: 200, usual: [45, 135] }),
    units: laboratoryUnits,
    triglycerides: measure('mg/dL', {
      label: 'Triglycerides',
      symbol: 'TG',
      min: 10,
      max: 10000,
      usual: [30, 1000],
      confusedWith: { 'mmol/L': 1 / TRIGLYCERIDE_MOLAR },
      when: { units: 'conventional' },
    }),
    hdl: measure('mg/dL', {
      label: 'HDL cholesterol',
      symbol: 'HDL',
      min: 5,
      max: 200,
      usual: [15, 130],
      confusedWith: { 'mmol/L': 1 / CHOLESTEROL_MOLAR },
      when: { units: 'conventional' },
    }),
    fasting: measure('mg/dL', {
      label: 'Fasting glucose',
      symbol: 'G',
      min: 10,
      max: 1000,
      usual: [50, 400],
      confusedWith: { 'mmol/L': 1 / GLUCOSE_MOLAR },
      when: { units: 'conventional' },
    }),
    triglyceridesMolar: measure('mmol/L', {
      label: 'Triglycerides',
      symbol: 'TG_{SI}',
      min: 0.1,
      max: 113,
      usual: [0.3, 11.5],
      confusedWith: { 'mg/dL': TRIGLYCERIDE_MOLAR },
      when: { units: 'si' },
    }),
    hdlMolar: measure('mmol/L', {
      label: 'HDL cholesterol',
      symbol: 'HDL_{SI}',
      min: 0.1,
      max: 5,
      usual: [0.4, 3.4],
      confusedWith: { 'mg/dL': CHOLESTEROL_MOLAR },
      when: { units: 'si' },
    }),
    fastingMolar: measure('mmol/L', {
      label: 'Fasting glucose',
      symbol: 'G_{SI}',
      min: 0.5,
      max: 56,
      usual: [2.8, 22],
      confusedWith: { 'mg/dL': GLUCOSE_MOLAR },
      when: { units: 'si' },
    }),
    lipidDrug: flag({ label: 'Drug for high triglycerides', help: 'A fibrate or niacin, for one.' }),
    hdlDrug: flag({ label: 'Drug for low HDL cholesterol', help: 'A fibrate or niacin, for one.' }),
    pressureDrug: flag({ label: 'Treated for high blood pressure' }),
    diabetes: flag({ label: 'Type 2 diabetes, or a drug for high glucose' }),
  },
  outputs: {
    count: integer({ label: 'Criteria met, of five', symbol: 'n' }),
    harmonized: category([PRESENT, ABSENT], { label: 'Harmonized (2009)' }),
    atp: category([PRESENT, ABSENT], { label: 'Revised ATP III (AHA and NHLBI 2005)' }),
    idf: category([PRESENT, ABSENT], { label: 'IDF (2005)' }),
    criteria: table({ criterion: text({ label: 'Criterion' }), met: text({ label: 'Met' }) }, { label: 'Criteria' }),
  },
  formula: (person) => {
    const si = person.units === 'si';
    const male = person.sex === 'male';
    const limits = WAIST[person.population]!;
    const measured = roundTo(person.waist, 1);
    const waist = measured >= (male ? limits.male : limits.female);
    const triglycerides = person.lipidDrug || (si ? person.triglyceridesMolar >= 1.7 : person.triglycerides >= 150);
    const hdl = person.hdlDrug || (si ? person.hdlMolar < (male ? 1.03 : 1.29) : person.hdl < (male ? 40 : 50));
    const pressure = person.pressureDrug || person.systolic >= 130 || person.diastolic >= 85;
    const glucose = person.diabetes || (si ? person.fastingMolar >= 5.6 : person.fasting >= 100);
    const others = (triglycerides ? 1 : 0) + (hdl ? 1 : 0) + (pressure ? 1 : 0) + (glucose ? 1 : 0);
    const count = others + (waist ? 1 : 0);
    const american = others + (measured >= (male ? WAIST.american!.male : WAIST.american!.female) ? 1 : 0);
    return {
      count,
      harmonized: count >= 3 ? PRESENT : ABSENT,
      atp: american >= 3 ? PRESENT : ABSENT,
      idf: waist && others >= 2 ? PRESENT : ABSENT,
      criteria: [
        { criterion: 'Waist', met: waist ? 'Yes' : 'No' },
        { criterion: 'Triglycerides', met: triglycerides ? 'Yes' : 'No' },
        { criterion: 'HDL cholesterol', met: hdl ? 'Yes' : 'No' },
        { criterion: 'Blood pressure', met: pressure ? 'Yes' : 'No' },
        { criterion: 'Fasting glucose', met: glucose ? 'Yes' : 'No' },
      ],
    };
  },
  shown: () => ({ count: undefined, harmonized: undefined, atp: undefined, idf: undefined, criteria: undefined }),
  stepwise: [
    'Waist from the limit of the population on. Triglycerides from 150 mg/dL (1.7 mmol/L), or a drug for them. HDL cholesterol below 40 mg/dL (1.03 mmol/L), of women below 50 mg/dL (1.29 mmol/L), or a drug for it. Blood pressure from 130 systolic or 85 mmHg diastolic, or treatment. Fasting glucose from 100 mg/dL (5.6 mmol/L), diabetes or a drug.',
    'Harmonized: any three of the five. Revised ATP III: any three, the waist from 102 cm (or 40 in, which are 101.6 cm), of women from 88 cm. IDF: the waist, and any two of the other four.',
  ],
  explanation: ({ count }) =>
    count === 0
      ? 'None of the five criteria is met.'
      : 'Of the five criteria {count} {count|is|are} met. By the harmonized definition: {harmonized}. By the revised ATP III: {atp}. By the IDF: {idf}.',
  requires: [
    {
      that: ({ systolic, diastolic }) => diastolic < systolic,
      field: 'diastolic',
      says: 'The diastolic pressure, {diastolic}, must be below the systolic pressure, {systolic}.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ systolic, diastolic }) => systolic >= 180 || diastolic >= 120,
      says: 'A blood pressure from 180/120 mmHg on is severe, whatever the criteria say: measure again now. With chest pain, breathlessness, weakness, confusion or disturbed vision it is an emergency.',
    },
    {
      level: 'caution',
      when: ({ units, fasting, fastingMolar, diabetes }) =>
        !diabetes && (units === 'si' ? fastingMolar >= 7 : fasting >= 126),
      says: 'Such a fasting glucose is in the range of diabetes: confirm it by a second test.',
    },
    {
      level: 'caution',
      when: ({ units, triglycerides, triglyceridesMolar }) =>
        units === 'si' ? triglyceridesMolar >= 5.7 : triglycerides >= 500,
      says: 'Triglycerides of 500 mg/dL (5.7 mmol/L) or more can lead to pancreatitis: they need treatment of their own.',
    },
    {
      level: 'caution',
      when: ({ units, fasting, fastingMolar }) => (units === 'si' ? fastingMolar < 3.9 : fasting < 70),
      says: 'The glucose is low (below 70 mg/dL, 3.9 mmol/L): treat that first.',
    },
    {
      level: 'danger',
      when: ({ units, fasting, fastingMolar }) => (units === 'si' ? fastingMolar >= 13.9 : fasting >= 250),
      says: 'A glucose of 250 mg/dL (13.9 mmol/L) or more has to be seen to today. With vomiting, belly pain, deep breathing or drowsiness it is an emergency: look for ketones.',
    },
    {
      level: 'caution',
      when: ({ systolic }) => systolic < 90,
      says: 'A systolic pressure below 90 mmHg is low: measure again, and with dizziness, fever or bleeding have it seen to at once.',
    },
    {
      level: 'note',
      when: ({ population, sex, waist }) =>
        population === 'american' &&
        roundTo(waist, 1) >= (sex === 'male' ? 90 : 80) &&
        roundTo(waist, 1) < (sex === 'male' ? 101.6 : 88),
      says: 'The IDF itself counts the waist of men of European or African descent from 94 cm, of Asian from 90 cm, and of women from 80 cm: choose that population for its definition.',
    },
    {
      level: 'note',
      when: ({ sex, waist }) => sex === 'male' && roundTo(waist, 1) >= 101.6 && roundTo(waist, 1) < 102,
      says: 'AHA and NHLBI print 102 cm and 40 in, which are 101.6 cm: this waist counts as 40 in.',
    },
    {
      level: 'note',
      when: ({ population, sex, waist }) =>
        population === 'japanese' &&
        (sex === 'male'
          ? roundTo(waist, 1) >= 85 && roundTo(waist, 1) < 90
          : roundTo(waist, 1) >= 80 && roundTo(waist, 1) < 90),
      says: 'Since 2006 the IDF counts the waist of Japanese people, too, from 90 cm, of women from 80 cm: choose the Asian limits for its definition of today.',
    },
    {
      level: 'note',
      when: ({ units, sex, hdlMolar, hdlDrug }) =>
        units === 'si' &&
        !hdlDrug &&
        (sex === 'male' ? hdlMolar >= 1 && hdlMolar < 1.03 : hdlMolar >= 1.29 && hdlMolar < 1.3),
      says: 'This HDL cholesterol lies between two limits in print: 1.03 and 1.29 mmol/L, which are used here, and 1.0 and 1.3 mmol/L of the harmonized statement. By the others the criterion turns out otherwise.',
    },
    {
      level: 'note',
      when: ({ harmonized, atp, idf }) => harmonized !== atp || harmonized !== idf,
      says: 'The definitions disagree here by what they ask of the waist: say which one is meant.',
    },
  ],
  examples: [
    {
      inputs: {
        sex: 'male',
        population: 'europid',
        waist: 104,
        systolic: 132,
        diastolic: 80,
        triglycerides: 160,
        hdl: 45,
        fasting: 95,
      },
      results: {
        count: 3,
        harmonized: 'Metabolic syndrome',
        atp: 'Metabolic syndrome',
        idf: 'Metabolic syndrome',
        criteria: { length: 5, rows: { 0: { criterion: 'Waist', met: 'Yes' }, 2: { met: 'No' }, 4: { met: 'No' } } },
      },
      source: 'Alberti 2009, table of criteria: waist, triglycerides and blood pressure',
    },
    {
      inputs: {
        sex: 'female',
        population: 'asian',
        waist: 82,
        systolic: 120,
        diastolic: 85,
        units: 'si',
        triglyceridesMolar: 1.2,
        hdlMolar: 1.2,
        fastingMolar: 5.2,
      },
      results: { count: 3, harmonized: 'Metabolic syndrome', atp: 'Criteria not met', idf: 'Metabolic syndrome' },
      cautions: ['definitions disagree'],
      source: 'Alberti 2009: waist from 80 cm, HDL and diastolic pressure; by the limit of 88 cm only two',
    },
    {
      inputs: {
        sex: 'male',
        population: 'japanese',
        waist: 84,
        systolic: 125,
        diastolic: 78,
        units: 'si',
        triglyceridesMolar: 6,
        hdlMolar: 1.02,
        fastingMolar: 7.2,
      },
      results: { count: 3, harmonized: 'Metabolic syndrome', atp: 'Metabolic syndrome', idf: 'Criteria not met' },
      cautions: ['range of diabetes', 'pancreatitis', 'between two limits', 'definitions disagree'],
      source: 'IDF 2005: without the waist there is no metabolic syndrome',
    },
    {
      inputs: {
        sex: 'female',
        population: 'american',
        waist: 87,
        systolic: 185,
        diastolic: 100,
        triglycerides: 100,
        hdl: 55,
        fasting: 65,
      },
      results: { count: 1, harmonized: 'Criteria not met', atp: 'Criteria not met', idf: 'Criteria not met' },
      cautions: ['from 180/120', 'glucose is low', 'The IDF itself'],
      source: 'AHA and NHLBI 2005: blood pressure alone',
    },
    {
      inputs: {
        sex: 'female',
        population: 'american',
        waist: 88,
        systolic: 118,
        diastolic: 75,
        triglycerides: 100,
        hdl: 55,
        fasting: 85,
        lipidDrug: true,
        hdlDrug: true,
        pressureDrug: true,
        diabetes: true,
      },
      results: { count: 5, harmonized: 'Metabolic syndrome', atp: 'Metabolic syndrome', idf: 'Metabolic syndrome' },
      source: 'AHA and NHLBI 2005: drug treatment stands for each value',
    },
    {
      inputs: {
        sex: 'male',
        population: 'american',
        waist: 90,
        systolic: 118,
        diastolic: 75,
        triglycerides: 149,
        hdl: 40,
        fasting: 99,
      },
      results: { count: 0 },
      cautions: ['The IDF itself'],
      source: 'AHA and NHLBI 2005: no value reaches its limit',
    },
    {
      inputs: {
        sex: 'male',
        population: 'europid',
        waist: 80,
        systolic: 85,
        diastolic: 50,
        triglycerides: 140,
        hdl: 45,
        fasting: 420,
      },
      results: { count: 1, harmonized: 'Criteria not met' },
      cautions: ['seen to today', 'range of diabetes', 'is low: measure again'],
      source: 'Alberti 2009: glucose alone',
    },
    {
      inputs: {
        sex: 'male',
        population: 'american',
        waist: '40 in',
        systolic: 132,
        diastolic: 80,
        triglycerides: 160,
        hdl: 45,
        fasting: 95,
      },
      results: { count: 3, harmonized: 'Metabolic syndrome', atp: 'Metabolic syndrome' },
      cautions: ['counts as 40 in'],
      source: 'AHA and NHLBI 2005: from 102 cm (40 inches) in men',
    },
    {
      inputs: {
        sex: 'female',
        population: 'japanese',
        waist: 85,
        systolic: 132,
        diastolic: 80,
        triglycerides: 160,
        hdl: 55,
        fasting: 95,
      },
      results: { count: 2, harmonized: 'Criteria not met', atp: 'Criteria not met', idf: 'Criteria not met' },
      cautions: ['Since 2006'],
      source: 'IDF 2005: of Japanese women from 90 cm; IDF 2006: from 80 cm',
    },
    {
      inputs: {
        sex: 'male',
        population: 'asian',
        waist: 90,
        systolic: 80,
        diastolic: 85,
        triglycerides: 149,
        hdl: 40,
        fasting: 99,
      },
      refused: 'must be below the systolic',
      source: 'By definition',
    },
  ],
  notes: [
    'For adults, not in pregnancy, with blood taken fasting. The IDF takes central obesity as given with a BMI above 30 kg/m². In mmol/L HDL cholesterol is held against 1.03 and 1.29, which are 40 and 50 mg/dL; the statement of 2009 prints 1.0 and 1.3. ATP III of 2001 asked for a glucose of 110 mg/dL.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Alberti et al.: Harmonizing the Metabolic Syndrome: A Joint Interim Statement, Circulation 120 (2009) 1640',
      doi: '10.1161/CIRCULATIONAHA.109.192644',
    },
    {
      title:
        'Grundy et al.: Diagnosis and Management of the Metabolic Syndrome: An American Heart Association/National Heart, Lung, and Blood Institute Scientific Statement, Circulation 112 (2005) 2735',
      doi: '10.1161/CIRCULATIONAHA.105.169404',
    },
    { title: 'International Diabetes Federation: The IDF Consensus Worldwide Definition of the Metabolic Syndrome' },
  ],
});
