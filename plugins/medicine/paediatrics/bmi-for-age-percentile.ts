import {
  category,
  defineCalculator,
  measure,
  normalCdf,
  normalQuantile,
  normalSurvival,
  number,
  percent,
  roundTo,
} from '@reckoner/engine';
import { bmiForAge } from '../shared/bmi-for-age.js';
import { lmsScore, lmsValue } from '../shared/growth.js';
import { sex } from '../shared/patient.js';

/** The normal quantile of 95 %. */
const Z95 = 1.6448536269514722;

/** CDC charts of 2000 up to the 95th percentile, the extended method of 2022 above it. */
export default defineCalculator({
  title: 'BMI-for-age percentile (children)',
  description:
    'BMI percentile and z-score of a child or teenager of 2 to 20 years by the CDC charts, with its weight class.',
  keywords: ['child BMI', 'pediatric BMI', 'CDC growth chart', 'childhood obesity', 'z-score', 'teen'],
  inputs: {
    sex,
    age: measure('month', { label: 'Age', unit: 'yr', symbol: 'a', min: 2, max: 20, usual: 'all' }),
    weight: measure('kg', { label: 'Weight', symbol: 'W', regional: true, min: 5, max: 300, usual: [8, 160] }),
    height: measure('cm', { label: 'Height', symbol: 'H', regional: 'height', min: 70, max: 220, usual: [76, 205] }),
  },
  outputs: {
    percentile: percent({ label: 'Percentile', symbol: 'p', places: 1 }),
    class: category(
      ['Underweight', 'Healthy weight', 'Overweight', 'Obesity class 1', 'Obesity class 2', 'Obesity class 3'],
      { label: 'Weight class', of: 'percentile' },
    ),
    bmi: measure('kg/m^2', { label: 'BMI', symbol: '\\mathrm{BMI}', places: 1 }),
    score: number({ label: 'z-score', symbol: 'z', places: 2 }),
    shareOfLimit: percent({ label: 'BMI as a share of the 95th percentile', symbol: 'r', places: 1 }),
  },
  formula: ({ sex, age, weight, height }) => {
    const bmi = weight / (height / 100) ** 2;
    const reference = bmiForAge(sex, age);
    const limit = lmsValue(Z95, reference);
    const shareOfLimit = bmi / limit;
    if (bmi <= limit) {
      const score = lmsScore(bmi, reference);
      const percentile = normalCdf(score);
      const shown = roundTo(100 * percentile, 1);
      return {
        percentile,
        class:
          shown < 5 ? 'Underweight' : shown < 85 ? 'Healthy weight' : shown < 95 ? 'Overweight' : 'Obesity class 1',
        bmi,
        score,
        shareOfLimit,
      };
    }
    const years = age / 12;
    const spread =
      sex === 'female' ? 0.8334 + 0.3712 * years - 0.0011 * years ** 2 : 0.3728 + 0.5196 * years - 0.0091 * years ** 2;
    const beyond = 0.1 * normalSurvival(Math.min((bmi - limit) / spread, 30));
    return {
      percentile: 1 - beyond,
      class:
        roundTo(100 * shareOfLimit, 1) >= 140 || roundTo(bmi, 1) >= 40
          ? 'Obesity class 3'
          : roundTo(100 * shareOfLimit, 1) >= 120 || roundTo(bmi, 1) >= 35
            ? 'Obesity class 2'
            : 'Obesity class 1',
      bmi,
      score: -normalQuantile(beyond),
      shareOfLimit,
    };
  },
  stepwise: [
    'BMI = weight / height². The CDC reference gives L, M and S for the sex and age.',
    'Up to the 95th percentile: z = ((BMI / M)^L - 1) / (L × S), and the percentile is Φ(z).',
    'Above it (CDC 2022): percentile = 90 + 10 × Φ((BMI - P95) / σ), with σ by age and sex.',
  ],
  explanation: ({ percentile }) =>
    percentile >= 0.9995
      ? 'A BMI of {bmi} is higher than that of more than 99.9% of children of the same sex and age (z-score {score}): {class}.'
      : percentile < 0.0005
        ? 'A BMI of {bmi} is higher than that of less than 0.1% of children of the same sex and age (z-score {score}): {class}.'
        : 'A BMI of {bmi} is higher than that of {percentile} of children of the same sex and age (z-score {score}): {class}.',
  cautions: [
    {
      level: 'danger',
      when: ({ bmi }) => roundTo(bmi, 1) < 10 || roundTo(bmi, 1) > 60,
      says: 'A BMI of {bmi} is hardly possible: check weight, height and their units.',
    },
    {
      level: 'danger',
      when: ({ score, bmi }) => roundTo(score, 2) < -3 && roundTo(bmi, 1) >= 10,
      says: 'A BMI more than 3 standard deviations below the median is severe thinness: see a doctor soon.',
    },
  ],
  examples: [
    {
      inputs: { sex: 'male', age: 10, weight: 32, height: 138 },
      results: { percentile: 53.50151, class: 'Healthy weight', bmi: 16.80319, score: 0.087883, shareOfLimit: 75.9998 },
      source: 'Python 3.11 with scipy, CDC table bmiagerev',
    },
    {
      inputs: { sex: 'female', age: 8, weight: 19, height: 130 },
      results: { class: 'Underweight', bmi: 11.2426, score: -4.728055, shareOfLimit: 54.4425 },
      cautions: ['severe thinness'],
      source: 'Python 3.11 with scipy, CDC table bmiagerev',
    },
    {
      inputs: { sex: 'female', age: 14.5, weight: 62, height: 160 },
      results: { percentile: 87.22588, class: 'Overweight', bmi: 24.21875, score: 1.137134, shareOfLimit: 87.5445 },
      source: 'Python 3.11 with scipy, CDC table bmiagerev',
    },
    {
      inputs: { sex: 'male', age: 9, weight: 45, height: 135 },
      results: {
        percentile: 98.01105,
        class: 'Obesity class 1',
        bmi: 24.69136,
        score: 2.056037,
        shareOfLimit: 117.3256,
      },
      source: 'Python 3.11 with scipy, CDC table bmiagerev, extended method of Hales 2022',
    },
    {
      inputs: { sex: 'female', age: 12, weight: 80, height: 150 },
      results: {
        percentile: 99.78143,
        class: 'Obesity class 3',
        bmi: 35.55556,
        score: 2.850045,
        shareOfLimit: 141.0352,
      },
      source: 'Python 3.11 with scipy, CDC table bmiagerev, extended method of Hales 2022',
    },
    {
      inputs: { sex: 'male', age: 17, weight: 140, height: 175 },
      results: {
        percentile: 99.96082,
        class: 'Obesity class 3',
        bmi: 45.71429,
        score: 3.358525,
        shareOfLimit: 161.9462,
      },
      source: 'Python 3.11 with scipy, CDC table bmiagerev, extended method of Hales 2022',
    },
    {
      inputs: { sex: 'male', age: 2, weight: 12.5, height: 87 },
      results: {
        percentile: 48.18996,
        class: 'Healthy weight',
        bmi: 16.51473,
        score: -0.045387,
        shareOfLimit: 85.4004,
      },
      source: 'Python 3.11 with scipy, CDC table bmiagerev',
    },
    {
      inputs: { sex: 'female', age: 19.99, weight: 55, height: 165 },
      results: {
        percentile: 30.32993,
        class: 'Healthy weight',
        bmi: 20.20202,
        score: -0.514935,
        shareOfLimit: 63.6153,
      },
      source: 'Python 3.11 with scipy, CDC table bmiagerev',
    },
    {
      inputs: { sex: 'male', age: 13, weight: 95, height: 165 },
      results: {
        percentile: 99.59512,
        class: 'Obesity class 2',
        bmi: 34.8944,
        score: 2.647973,
        shareOfLimit: 138.7998,
      },
      source: 'Python 3.11 with scipy, CDC table bmiagerev, extended method of Hales 2022',
    },
    {
      inputs: { sex: 'male', age: 10, weight: 42.08, height: 138 },
      results: { bmi: 22.0962, class: 'Obesity class 1' },
      source: 'By hand: 42.08 / 1.38²; the 94.98th percentile, shown as 95.0, belongs to obesity (CDC)',
    },
    {
      inputs: { sex: 'female', age: 8, weight: 19, height: 200 },
      results: { class: 'Underweight', bmi: 4.75 },
      cautions: ['hardly possible'],
      source: 'By hand: 19 / 2²',
    },
  ],
  notes: [
    'For children and teenagers of 2 to 20 years in the United States; a screening value. Other countries use the WHO references.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Kuczmarski et al.: 2000 CDC Growth Charts for the United States: Methods and Development, Vital Health Stat 11(246) (2002)',
    },
    {
      title:
        'Hales et al.: Evaluation of Alternative Body Mass Index Metrics to Monitor Weight Status in Children and Adolescents with Extremely High BMI, National Center for Health Statistics (2022)',
    },
    {
      title:
        'Wei et al.: A Method for Calculating BMI z-Scores and Percentiles above the 95th Percentile of the CDC Growth Charts, Ann Hum Biol 47 (2020) 514',
      doi: '10.1080/03014460.2020.1808065',
    },
  ],
});
