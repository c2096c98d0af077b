import {
  category,
  choice,
  classify,
  constant,
  defineCalculator,
  flag,
  integer,
  measure,
  quantity,
  roundTo,
  table,
  text,
} from '@reckoner/engine';
import { adultAge, sex } from '../shared/patient.js';

const OVERWEIGHT = constant(25, 'kg/m^2');
const OBESE = constant(30, 'kg/m^2');

/** Lindström, Tuomilehto 2003, with the ages and relatives of the form of the Finnish Diabetes Association. */
export default defineCalculator({
  title: 'FINDRISC (type 2 diabetes risk)',
  description:
    'FINDRISC points and the risk of type 2 diabetes within ten years from age, body mass index, waist and habits.',
  keywords: ['FINDRISC', 'Finnish diabetes risk score', 'diabetes risk test', 'prediabetes', 'type 2 diabetes risk'],
  related: ['ada-diabetes-risk-test', 'hba1c-average-glucose', 'metabolic-syndrome-criteria'],
  inputs: {
    age: adultAge,
    sex,
    weight: quantity('kg', { label: 'Weight', symbol: 'm', min: 20, max: 500, usual: [35, 250] }),
    height: quantity('m', {
      label: 'Height',
      unit: 'cm',
      symbol: 'h',
      regional: 'height',
      min: 100,
      max: 250,
      usual: [135, 215],
    }),
    waist: measure('cm', {
      label: 'Waist',
      help: 'Below the ribs, usually at the level of the navel.',
      symbol: 'w',
      min: 50,
      max: 250,
      usual: [58, 180],
    }),
    active: flag({
      label: 'At least 30 minutes of physical activity daily',
      help: 'At work, in leisure or in ordinary daily activity.',
    }),
    vegetables: flag({ label: 'Vegetables, fruit or berries every day' }),
    medication: flag({ label: 'Has ever taken blood pressure drugs regularly' }),
    highGlucose: flag({
      label: 'High blood glucose has ever been found',
      help: 'In a health check, an illness or a pregnancy.',
    }),
    family: choice(
      {
        none: { label: 'Nobody', value: 0, also: ['no'] },
        distant: { label: 'Grandparent, aunt, uncle or first cousin only', value: 3 },
        close: { label: 'Parent, brother, sister or own child', value: 5 },
      },
      { label: 'Diabetes in the family' },
    ),
  },
  outputs: {
    score: integer({ label: 'Score' }),
    class: category(['Low', 'Slightly elevated', 'Moderate', 'High', 'Very high'], {
      label: 'Risk of type 2 diabetes',
      of: 'score',
    }),
    risk: category(['1 in 100', '1 in 25', '1 in 6', '1 in 3', '1 in 2'], {
      label: 'Estimated to develop it within ten years',
      of: 'score',
    }),
    bmi: quantity('kg/m^2', { label: 'BMI', symbol: '\\mathrm{BMI}', places: 1 }),
    items: table({ item: text({ label: 'Item' }), points: integer({ label: 'Points' }) }, { label: 'Points' }),
  },
  formula: ({ age, sex, weight, height, waist, active, vegetables, medication, highGlucose, family }) => {
    const bmi = weight / height ** 2;
    const byAge = age < 45 ? 0 : age < 55 ? 2 : age < 65 ? 3 : 4;
    const shownBmi = roundTo(bmi, 1);
    const byBmi = shownBmi < OVERWEIGHT ? 0 : shownBmi <= OBESE ? 1 : 3;
    const male = sex === 'male';
    const shownWaist = roundTo(waist, 1);
    const byWaist = shownWaist < (male ? 94 : 80) ? 0 : shownWaist <= (male ? 102 : 88) ? 3 : 4;
    const byActivity = active ? 0 : 2;
    const byFood = vegetables ? 0 : 1;
    const byDrugs = medication ? 2 : 0;
    const byGlucose = highGlucose ? 5 : 0;
    const score = byAge + byBmi + byWaist + byActivity + byFood + byDrugs + byGlucose + family;
    return {
      score,
      class: classify(
        score,
        [
          [7, 'Low'],
          [12, 'Slightly elevated'],
          [15, 'Moderate'],
          [21, 'High'],
        ],
        'Very high',
      ),
      risk: classify(
        score,
        [
          [7, '1 in 100'],
          [12, '1 in 25'],
          [15, '1 in 6'],
          [21, '1 in 3'],
        ],
        '1 in 2',
      ),
      bmi,
      items: [
        { item: 'Age', points: byAge },
        { item: 'Body mass index', points: byBmi },
        { item: 'Waist', points: byWaist },
        { item: 'Activity', points: byActivity },
        { item: 'Vegetables and fruit', points: byFood },
        { item: 'Blood pressure drugs', points: byDrugs },
        { item: 'High glucose found', points: byGlucose },
        { item: 'Family', points: family },
      ],
    };
  },
  shown: ({ weight, height }) => ({
    score: undefined,
    class: undefined,
    risk: undefined,
    bmi: weight / height ** 2,
    items: undefined,
  }),
  stepwise: [
    'Age: 2 points from 45, 3 from 55, 4 from 65 years. BMI: 1 point from 25, 3 above 30 kg/m². Waist of men: 3 points from 94, 4 above 102 cm; of women: 3 from 80, 4 above 88 cm.',
    'No daily activity 2, not every day vegetables or fruit 1, blood pressure drugs 2, high glucose found 5, diabetes of distant relatives 3, of close ones 5.',
    'Below 7 points the risk is low, from 7 slightly elevated, from 12 moderate, from 15 high, above 20 very high.',
  ],
  explanation:
    'The score is {score} of 26. Risk of type 2 diabetes within ten years: {class}; of people with such a score an estimated {risk} will develop it.',
  figure: { kind: 'bars', table: 'items', label: 'item', value: 'points' },
  cautions: [
    {
      level: 'caution',
      when: ({ highGlucose }) => highGlucose,
      says: 'High blood glucose has been found before: have fasting glucose or HbA1c tested now, whatever the score.',
    },
    {
      level: 'caution',
      when: ({ score }) => score >= 12,
      says: 'From 12 points on have glucose or HbA1c tested: diabetes may already be there.',
    },
    {
      level: 'note',
      when: ({ age }) => age < 35 || age > 64,
      says: 'The score comes from people of 35 to 64 years; at other ages it tells less surely.',
    },
  ],
  examples: [
    {
      inputs: {
        age: 40,
        sex: 'male',
        weight: 70,
        height: 175,
        waist: 90,
        active: true,
        vegetables: true,
        family: 'none',
      },
      results: {
        score: 0,
        class: 'Low',
        risk: '1 in 100',
        bmi: 22.857143,
        items: { length: 8, rows: { 0: { item: 'Age', points: 0 }, 7: { points: 0 } } },
      },
      source: 'FINDRISC form: no item gives a point; by hand: 70/1.75²',
    },
    {
      inputs: {
        age: 40,
        sex: 'male',
        weight: 70,
        height: 175,
        waist: '37 in',
        active: true,
        vegetables: true,
        family: 'none',
      },
      results: { score: 3, class: 'Low' },
      source: 'FINDRISC form: 3 points from 94 cm, which are 37.0 in',
    },
    {
      inputs: {
        age: 50,
        sex: 'female',
        weight: 75,
        height: 165,
        waist: 85,
        active: true,
        vegetables: false,
        family: 'distant',
      },
      results: { score: 10, class: 'Slightly elevated', risk: '1 in 25' },
      source: 'FINDRISC form: 2 + 1 + 3 + 0 + 1 + 3',
    },
    {
      inputs: {
        age: 60,
        sex: 'male',
        weight: 100,
        height: 170,
        waist: 102,
        active: false,
        vegetables: true,
        medication: true,
        family: 'none',
      },
      results: { score: 13, class: 'Moderate', risk: '1 in 6' },
      cautions: ['From 12 points'],
      source: 'FINDRISC form: 3 + 3 + 3 + 2 + 2',
    },
    {
      inputs: {
        age: 70,
        sex: 'female',
        weight: 80,
        height: 160,
        waist: 95,
        active: false,
        vegetables: false,
        family: 'close',
      },
      results: { score: 19, class: 'High', risk: '1 in 3' },
      cautions: ['From 12 points', '35 to 64 years'],
      source: 'FINDRISC form: 4 + 3 + 4 + 2 + 1 + 5',
    },
    {
      inputs: {
        age: 65,
        sex: 'male',
        weight: 110,
        height: 175,
        waist: 110,
        active: false,
        vegetables: false,
        medication: true,
        highGlucose: true,
        family: 'close',
      },
      results: { score: 26, class: 'Very high', risk: '1 in 2' },
      cautions: ['has been found before', 'From 12 points', '35 to 64 years'],
      source: 'FINDRISC form: 4 + 3 + 4 + 2 + 1 + 2 + 5 + 5, the most there is',
    },
    {
      inputs: {
        age: 30,
        sex: 'female',
        weight: 55,
        height: 165,
        waist: 70,
        active: true,
        vegetables: true,
        highGlucose: true,
        family: 'none',
      },
      results: { score: 5, class: 'Low' },
      cautions: ['has been found before', '35 to 64 years'],
      source: 'FINDRISC form: 5',
    },
  ],
  notes: [
    'For adults without diabetes, not in pregnancy; from Finland, and elsewhere the share who develop diabetes can differ. People of Asian descent have diabetes at a smaller waist and BMI. Thirst, much urine or loss of weight need a glucose test today, whatever the score.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Lindström, Tuomilehto: The Diabetes Risk Score: A Practical Tool to Predict Type 2 Diabetes Risk, Diabetes Care 26 (2003) 725',
      doi: '10.2337/diacare.26.3.725',
    },
    { title: 'Finnish Diabetes Association: Type 2 Diabetes Risk Assessment Form (points and estimated risks)' },
  ],
});
