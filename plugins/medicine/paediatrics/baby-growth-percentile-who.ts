import { defineCalculator, measure, noResult, normalCdf, number, percent, roundTo } from '@reckoner/engine';
import { lmsScore, restrictedScore } from '../shared/growth.js';
import { infantStandard } from '../shared/infant-growth.js';
import { sex } from '../shared/patient.js';

/** A percentile in the sentence: nobody is at 0 or 100%. */
const share = (percentile: number, name: string) =>
  percentile >= 0.9995 ? 'more than 99.9%' : percentile < 0.0005 ? 'less than 0.1%' : `{${name}}`;

/** WHO standards by the LMS method, of weight beyond 3 standard deviations in its restricted form; each measurement that is given gets its percentile. */
export default defineCalculator({
  title: 'Baby growth percentile (WHO)',
  description:
    'Percentile and z-score of weight, length and head circumference of a child up to 2 years by the WHO standards.',
  keywords: ['growth chart', 'infant growth', 'weight percentile', 'length', 'head circumference', 'z-score', 'WHO'],
  inputs: {
    sex,
    age: measure('month', { label: 'Age', symbol: 'a', min: 0, max: 24, usual: 'all' }),
    weight: measure('kg', { label: 'Weight', symbol: 'W', min: 0.8, max: 30, optional: true, usual: [1.5, 19] }),
    length: measure('cm', {
      label: 'Length',
      help: 'Lying.',
      symbol: 'H',
      min: 30,
      max: 120,
      optional: true,
      usual: [40, 100],
    }),
    head: measure('cm', {
      label: 'Head circumference',
      symbol: 'C',
      min: 20,
      max: 65,
      optional: true,
      usual: [28, 54],
    }),
  },
  outputs: {
    weightPercentile: percent({ label: 'Weight percentile', places: 1, optional: true }),
    lengthPercentile: percent({ label: 'Length percentile', places: 1, optional: true }),
    headPercentile: percent({ label: 'Head circumference percentile', places: 1, optional: true }),
    weightScore: number({ label: 'Weight z-score', symbol: 'z_W', places: 2, optional: true }),
    lengthScore: number({ label: 'Length z-score', symbol: 'z_H', places: 2, optional: true }),
    headScore: number({ label: 'Head circumference z-score', symbol: 'z_C', places: 2, optional: true }),
  },
  formula: ({ sex, age, weight, length, head }) => {
    if (weight === undefined && length === undefined && head === undefined) {
      throw noResult('Enter the weight, the length or the head circumference.');
    }
    const weightScore = weight === undefined ? undefined : restrictedScore(weight, infantStandard('weight', sex, age));
    const lengthScore = length === undefined ? undefined : lmsScore(length, infantStandard('length', sex, age));
    const headScore = head === undefined ? undefined : lmsScore(head, infantStandard('head', sex, age));
    return {
      weightPercentile: weightScore === undefined ? undefined : normalCdf(weightScore),
      lengthPercentile: lengthScore === undefined ? undefined : normalCdf(lengthScore),
      headPercentile: headScore === undefined ? undefined : normalCdf(headScore),
      weightScore,
      lengthScore,
      headScore,
    };
  },
  stepwise: [
    'The WHO standards give L, M and S for the sex and age, between months in proportion.',
    'z = ((measure / M)^L - 1) / (L × S); weights beyond z = ±3 count by the distance from 2 to 3 standard deviations.',
    'The percentile is Φ(z).',
  ],
  explanation: ({ weightPercentile, lengthPercentile, headPercentile }) => {
    const parts: string[] = [];
    if (weightPercentile !== undefined) parts.push(`${share(weightPercentile, 'weightPercentile')} weigh less`);
    if (lengthPercentile !== undefined) parts.push(`${share(lengthPercentile, 'lengthPercentile')} are shorter`);
    if (headPercentile !== undefined) parts.push(`${share(headPercentile, 'headPercentile')} have a smaller head`);
    return `Of children of the same sex and age ${parts.join('; ')}.`;
  },
  cautions: [
    {
      level: 'danger',
      when: ({ weightScore, lengthScore, headScore }) =>
        (weightScore !== undefined && (roundTo(weightScore, 2) < -6 || roundTo(weightScore, 2) > 5)) ||
        (lengthScore !== undefined && Math.abs(roundTo(lengthScore, 2)) > 6) ||
        (headScore !== undefined && Math.abs(roundTo(headScore, 2)) > 5),
      says: 'A z-score lies beyond what WHO takes for possible: check age, sex, measurement and unit.',
    },
    {
      level: 'caution',
      when: ({ weightScore, lengthScore }) =>
        (weightScore !== undefined && roundTo(weightScore, 2) < -2) ||
        (lengthScore !== undefined && roundTo(lengthScore, 2) < -2),
      says: 'More than 2 standard deviations below the median is underweight or stunted by WHO, more than 3 severely so: see a doctor.',
    },
    {
      level: 'caution',
      when: ({ weightScore }) => weightScore !== undefined && roundTo(weightScore, 2) > 2,
      says: 'More than 2 standard deviations above the median: whether a child is overweight its weight for its length says, not for its age (WHO). See a doctor.',
    },
    {
      level: 'caution',
      when: ({ headScore }) => headScore !== undefined && Math.abs(roundTo(headScore, 2)) > 2,
      says: 'The head is more than 2 standard deviations from the median: measure again, and see a doctor.',
    },
  ],
  examples: [
    {
      inputs: { sex: 'female', age: 6, weight: 7.8, length: 66, head: 42.5 },
      results: {
        weightPercentile: 70.70695,
        weightScore: 0.544844,
        lengthPercentile: 54.7222,
        lengthScore: 0.118646,
        headPercentile: 59.12164,
        headScore: 0.230675,
      },
      source: 'Python 3.11 with scipy, WHO tables by month',
    },
    {
      inputs: { sex: 'male', age: 9.5, weight: 8.2, length: 71, head: 46 },
      results: {
        weightPercentile: 18.80278,
        weightScore: -0.885187,
        lengthPercentile: 23.64687,
        lengthScore: -0.717708,
        headPercentile: 73.63632,
        headScore: 0.632173,
      },
      source: 'Python 3.11 with scipy, WHO tables by month',
    },
    {
      inputs: { sex: 'male', age: 0, weight: 3.0, length: 49, head: 34 },
      results: {
        weightPercentile: 23.1394,
        weightScore: -0.734264,
        lengthPercentile: 32.02273,
        lengthScore: -0.467063,
        headPercentile: 35.80981,
        headScore: -0.363547,
      },
      source: 'Python 3.11 with scipy, WHO tables by month',
    },
    {
      inputs: { sex: 'female', age: 24, weight: 10, length: 83, head: 46 },
      results: {
        weightPercentile: 12.81749,
        weightScore: -1.135061,
        lengthPercentile: 14.49287,
        lengthScore: -1.058434,
        headPercentile: 19.84008,
        headScore: -0.847347,
      },
      source: 'Python 3.11 with scipy, WHO tables by month',
    },

    {
      inputs: { sex: 'male', age: 12, weight: 9.6479 },
      results: { weightPercentile: 50, weightScore: 0 },
      source: 'WHO table: the median of boys at 12 months',
    },
    {
      inputs: { sex: 'female', age: 12, length: 74.015 },
      results: { lengthPercentile: 50 },
      source: 'WHO table: the median of girls at 12 months',
    },
    {
      inputs: { sex: 'female', age: 12, head: 44.8965 },
      results: { headPercentile: 50 },
      source: 'WHO table: the median of girls at 12 months',
    },
    {
      inputs: { sex: 'male', age: 13.7, weight: 15 },
      results: { weightScore: 3.772761, weightPercentile: 99.991927 },
      cautions: ['weight for its length'],
      source: 'Python with scipy, WHO 2006: 3 + (15 - SD3)/(SD3 - SD2), between the rows of 13 and 14 months',
    },
    {
      inputs: { sex: 'female', age: 6, weight: 4.2 },
      results: { weightScore: -4.373847 },
      cautions: ['underweight or stunted'],
      source: 'Python with scipy, WHO 2006: -3 + (4.2 - SD3neg)/(SD2neg - SD3neg)',
    },
    {
      inputs: { sex: 'male', age: 12, weight: 25, head: 49.2 },
      results: { headScore: 2.439244 },
      cautions: ['takes for possible', 'weight for its length', 'The head is'],
      source: 'By hand, WHO 2007: (49.2 - 46.0661)/(46.0661 × 0.02789)',
    },
    {
      inputs: { sex: 'male', age: 12, head: 48.6357 },
      results: { headScore: 2.000026 },
      source: 'By hand, WHO 2007: 46.0661 × (1 + 2 × 0.02789) is 48.6357, shown as 2.00',
    },
    { inputs: { sex: 'male', age: 12 }, noResult: 'Enter the weight', source: 'By definition' },
  ],
  notes: [
    'For children born at term; for those born early use the corrected age. Several measurements over time say more than one.',
    'Weight z-scores beyond 3 follow the restricted method of WHO, as its own software does.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'WHO Multicentre Growth Reference Study Group: WHO Child Growth Standards Based on Length/Height, Weight and Age, Acta Paediatr Suppl 450 (2006) 76',
      doi: '10.1111/j.1651-2227.2006.tb02378.x',
    },
    { title: 'WHO Child Growth Standards: Head circumference-for-age, methods and development (2007)' },
    { title: 'WHO Anthro for Personal Computers: Manual (2010), flags of implausible z-scores' },
  ],
});
