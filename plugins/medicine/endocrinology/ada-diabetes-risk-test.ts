import {
  category,
  constant,
  defineCalculator,
  flag,
  integer,
  isAtLeast,
  quantity,
  roundTo,
  table,
  text,
} from '@reckoner/engine';
import { adultAge, sex } from '../shared/patient.js';

const OVERWEIGHT_IN_ASIANS = constant(23, 'kg/m^2');
const OVERWEIGHT = constant(25, 'kg/m^2');
const OBESE = constant(30, 'kg/m^2');
const SEVERELY_OBESE = constant(40, 'kg/m^2');
/** How far the limits of the printed chart, in whole pounds, lie below those of BMI. */
const CHART_SLACK = constant(0.2, 'kg/m^2');

/** Risk test of the American Diabetes Association and CDC, adapted from Bang 2009. */
export default defineCalculator({
  title: 'ADA diabetes risk test',
  description:
    'Points of the risk test of the American Diabetes Association for undiagnosed prediabetes and type 2 diabetes from age, weight, family and habits.',
  keywords: [
    'prediabetes risk test',
    'CDC prediabetes test',
    'Bang score',
    'diabetes screening',
    'type 2 diabetes risk',
  ],
  related: ['findrisc-diabetes-score', 'hba1c-average-glucose'],
  inputs: {
    age: adultAge,
    sex,
    gestational: flag({ label: 'Has had gestational diabetes', when: { sex: 'female' } }),
    family: flag({ label: 'Mother, father, sister or brother with diabetes' }),
    hypertension: flag({ label: 'High blood pressure has been diagnosed' }),
    active: flag({ label: 'Physically active' }),
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
  },
  outputs: {
    score: integer({ label: 'Score' }),
    class: category(['Below the cutoff', 'At increased risk'], { label: 'Result', of: 'score' }),
    bmi: quantity('kg/m^2', { label: 'BMI', symbol: '\\mathrm{BMI}', places: 1 }),
    items: table({ item: text({ label: 'Item' }), points: integer({ label: 'Points' }) }, { label: 'Points' }),
  },
  formula: ({ age, sex, gestational, family, hypertension, active, weight, height }) => {
    const bmi = weight / height ** 2;
    const byAge = age < 40 ? 0 : age < 50 ? 1 : age < 60 ? 2 : 3;
    const bySex = sex === 'male' ? 1 : gestational ? 1 : 0;
    const byFamily = family ? 1 : 0;
    const byPressure = hypertension ? 1 : 0;
    const byActivity = active ? 0 : 1;
    const shownBmi = roundTo(bmi, 1);
    const byWeight = shownBmi < OVERWEIGHT ? 0 : shownBmi < OBESE ? 1 : shownBmi < SEVERELY_OBESE ? 2 : 3;
    const score = byAge + bySex + byFamily + byPressure + byActivity + byWeight;
    return {
      score,
      class: score >= 5 ? 'At increased risk' : 'Below the cutoff',
      bmi,
      items: [
        { item: 'Age', points: byAge },
        { item: 'Male, or gestational diabetes', points: bySex },
        { item: 'Family', points: byFamily },
        { item: 'High blood pressure', points: byPressure },
        { item: 'Not active', points: byActivity },
        { item: 'Weight', points: byWeight },
      ],
    };
  },
  shown: ({ weight, height }) => ({
    score: undefined,
    class: undefined,
    bmi: weight / height ** 2,
    items: undefined,
  }),
  stepwise: [
    'Age: 1 point from 40, 2 from 50, 3 from 60 years. BMI: 1 point from 25, 2 from 30, 3 from 40 kg/m².',
    'Male 1, or gestational diabetes 1; family 1; high blood pressure 1; not active 1. From 5 points on the risk is increased.',
  ],
  explanation: ({ score }) =>
    score >= 5
      ? 'The score is {score}: from 5 points on the risk of prediabetes is increased and that of type 2 diabetes high. A blood test tells.'
      : 'The score is {score}, below the cutoff of 5 points.',
  figure: { kind: 'bars', table: 'items', label: 'item', value: 'points' },
  cautions: [
    {
      level: 'caution',
      when: ({ score, gestational }) => score < 5 && gestational === true,
      says: 'After gestational diabetes glucose is to be tested at least every three years for life, whatever the score.',
    },
    {
      level: 'note',
      when: ({ score, age, gestational }) => score < 5 && age >= 35 && gestational !== true,
      says: 'The American Diabetes Association advises a blood test for everybody from 35 years on, whatever the score.',
    },
    {
      level: 'note',
      when: ({ score, age, gestational, bmi, family, hypertension, active }) =>
        score < 5 &&
        age < 35 &&
        gestational !== true &&
        roundTo(bmi, 1) >= OVERWEIGHT &&
        (family || hypertension || !active),
      says: 'Below 35 years, too, the American Diabetes Association advises to consider a blood test with a BMI from 25 on and diabetes in the family, high blood pressure or too little activity, whatever the score.',
    },
    {
      level: 'note',
      when: ({ score, bmi }) => score === 4 && roundTo(bmi, 1) >= OVERWEIGHT_IN_ASIANS && roundTo(bmi, 1) < OVERWEIGHT,
      says: 'For people of Asian descent the test of the CDC gives a point from a BMI of 23 on: with it the score is 5, which is increased risk.',
    },
    {
      level: 'note',
      when: ({ score, bmi }) =>
        score === 4 &&
        [OVERWEIGHT, OBESE, SEVERELY_OBESE].some(
          (limit) => roundTo(bmi, 1) < limit && isAtLeast(roundTo(bmi, 1), limit - CHART_SLACK),
        ),
      says: 'The printed chart in pounds and inches has limits up to a pound lower: by it this weight may have one point more, and the score be 5, which is increased risk.',
    },
  ],
  examples: [
    {
      inputs: { age: 45, sex: 'male', weight: '153 lb', height: '5 ft 0 in' },
      results: { score: 4, class: 'Below the cutoff', bmi: 29.88046 },
      cautions: ['one point more', 'from 35 years on'],
      source: 'Bang 2009: 1 + 1 + 0 + 0 + 1 + 1; ADA chart: 2 points for weight from 153 lb at 5 ft 0 in',
    },
    {
      inputs: { age: 45, sex: 'male', family: true, active: true, weight: 95, height: 175 },
      results: {
        score: 5,
        class: 'At increased risk',
        bmi: 31.02041,
        items: { length: 6, rows: { 0: { item: 'Age', points: 1 }, 5: { points: 2 } } },
      },
      source: 'CDC, How Your Test is Scored: 1 + 1 + 1 + 0 + 0 + 2; by hand: 95/1.75²',
    },
    {
      inputs: { age: 35, sex: 'female', gestational: true, active: false, weight: 70, height: 165 },
      results: { score: 3, class: 'Below the cutoff' },
      cautions: ['every three years'],
      source: 'CDC, How Your Test is Scored: 0 + 1 + 0 + 0 + 1 + 1',
    },
    {
      inputs: { age: 60, sex: 'female', hypertension: true, active: true, weight: 62, height: 161 },
      results: { score: 4, class: 'Below the cutoff' },
      cautions: ['from a BMI of 23', 'from 35 years on'],
      source: 'CDC, How Your Test is Scored: 3 + 0 + 0 + 1 + 0 + 0; by hand: 62/1.61² = 23.9',
    },
    {
      inputs: { age: 55, sex: 'female', active: false, weight: '300 lb', height: '5 ft 7 in' },
      results: { score: 6, class: 'At increased risk' },
      source: 'ADA chart of heights and weights: 3 points from 255 lb at 5 ft 7 in; 2 + 0 + 0 + 0 + 1 + 3',
    },
    {
      inputs: { age: 28, sex: 'female', family: true, active: false, weight: 80, height: 165 },
      results: { score: 3, class: 'Below the cutoff' },
      cautions: ['Below 35 years, too'],
      source: 'CDC, How Your Test is Scored: 0 + 0 + 1 + 0 + 1 + 1; by hand: 80/1.65² = 29.4',
    },
    {
      inputs: { age: 50, sex: 'male', active: true, weight: 70, height: 175 },
      results: { score: 3, class: 'Below the cutoff' },
      cautions: ['from 35 years on'],
      source: 'CDC, How Your Test is Scored: 2 + 1 + 0 + 0 + 0 + 0',
    },
  ],
  notes: [
    'For adults without known diabetes. The point for gestational diabetes was added to the test of Bang, in which it was not examined. Weight counts by BMI; the limits of the printed chart, in whole pounds, mostly lie up to a pound below it. Thirst, much urine or loss of weight need a glucose test today, whatever the score.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Bang et al.: Development and Validation of a Patient Self-assessment Score for Diabetes Risk, Ann Intern Med 151 (2009) 775',
      doi: '10.7326/0003-4819-151-11-200912010-00005',
    },
    { title: 'American Diabetes Association: Type 2 Diabetes Risk Test (chart of heights and weights)' },
    { title: 'American Diabetes Association: Standards of Care in Diabetes: Diagnosis and Classification of Diabetes' },
    {
      title: 'CDC: How Your Test is Scored',
      url: 'https://www.cdc.gov/diabetes/widgets/risktest/how-your-test-is-scored.html',
    },
  ],
});
