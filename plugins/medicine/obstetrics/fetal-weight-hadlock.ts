import {
  choice,
  defineCalculator,
  integer,
  isAbove,
  isBelow,
  measure,
  noResult,
  normalCdf,
  percent,
  roundTo,
} from '@reckoner/engine';

/** Hadlock 1985 for the weight, Hadlock 1991 for the weight at each week with a standard deviation of 12.7 %. */
export default defineCalculator({
  title: 'Estimated fetal weight (Hadlock)',
  description:
    'Fetal weight from ultrasound measurements by four equations of Hadlock, with its percentile for the week.',
  keywords: ['EFW', 'fetal weight', 'ultrasound', 'biometry', 'growth restriction', 'percentile'],
  inputs: {
    known: choice(
      {
        all: 'Biparietal diameter, head, abdomen, femur',
        head: 'Head, abdomen, femur',
        diameter: 'Biparietal diameter, abdomen, femur',
        abdomen: 'Abdomen, femur',
      },
      { label: 'Measured', default: 'all' },
    ),
    diameter: measure('cm', {
      label: 'Biparietal diameter',
      unit: 'mm',
      symbol: 'BPD',
      min: 20,
      max: 115,
      usual: [24, 108],
      when: { known: ['all', 'diameter'] },
    }),
    head: measure('cm', {
      label: 'Head circumference',
      unit: 'mm',
      symbol: 'HC',
      min: 80,
      max: 400,
      usual: [88, 380],
      when: { known: ['all', 'head'] },
    }),
    abdomen: measure('cm', {
      label: 'Abdominal circumference',
      unit: 'mm',
      symbol: 'AC',
      min: 60,
      max: 450,
      usual: [68, 420],
    }),
    femur: measure('cm', { label: 'Femur length', unit: 'mm', symbol: 'FL', min: 10, max: 90, usual: [11, 84] }),
    weeks: integer({
      label: 'Completed weeks of pregnancy',
      symbol: 'w',
      min: 14,
      max: 42,
      usual: 'all',
      optional: true,
    }),
    days: integer({ label: 'Days beyond the weeks', symbol: 'd', min: 0, max: 6, usual: 'all', default: 0 }),
  },
  outputs: {
    weight: measure('g', { label: 'Estimated weight', symbol: 'EFW', places: 0 }),
    percentile: percent({ label: 'Percentile', symbol: 'p', places: 0, optional: true }),
    expected: measure('g', { label: 'Median for the week', symbol: 'W_{50}', places: 0, optional: true }),
  },
  formula: ({ known, diameter, head, abdomen, femur, weeks, days }) => {
    const logarithm =
      known === 'all'
        ? 1.3596 -
          0.00386 * abdomen * femur +
          0.0064 * head +
          0.00061 * diameter * abdomen +
          0.0424 * abdomen +
          0.174 * femur
        : known === 'head'
          ? 1.326 - 0.00326 * abdomen * femur + 0.0107 * head + 0.0438 * abdomen + 0.158 * femur
          : known === 'diameter'
            ? 1.335 - 0.0034 * abdomen * femur + 0.0316 * diameter + 0.0457 * abdomen + 0.1623 * femur
            : 1.304 + 0.05281 * abdomen + 0.1938 * femur - 0.004 * abdomen * femur;
    const weight = 10 ** logarithm;
    if (weeks === undefined) {
      if (days > 0) throw noResult('Enter the completed weeks too, or no days.');
      return { weight };
    }
    const age = weeks + days / 7;
    const expected = Math.exp(0.578 + 0.332 * age - 0.00354 * age ** 2);
    return { weight, percentile: normalCdf((weight - expected) / (0.127 * expected)), expected };
  },
  explanation: ({ percentile }) =>
    percentile === undefined
      ? 'The estimated weight is {weight}.'
      : percentile >= 0.995
        ? 'The estimated weight is {weight}, more than that of over 99% of fetuses of that age.'
        : percentile < 0.005
          ? 'The estimated weight is {weight}, more than that of less than 1% of fetuses of that age.'
          : 'The estimated weight is {weight}, more than that of {percentile} of fetuses of that age.',
  cautions: [
    {
      level: 'caution',
      when: ({ known, head, diameter }) =>
        known === 'all' && (isBelow(head, 3.05 * diameter) || isAbove(head, 4.3 * diameter)),
      says: 'Head circumference and biparietal diameter do not belong to one head: check both and their units.',
    },
    {
      level: 'caution',
      when: ({ percentile }) => percentile !== undefined && roundTo(100 * percentile, 1) < 10,
      says: 'Below the 10th percentile growth restriction is suspected: check the dating, and have growth and blood flow followed.',
    },
    {
      level: 'caution',
      when: ({ percentile }) => percentile !== undefined && roundTo(100 * percentile, 0) > 90,
      says: 'Above the 90th percentile the fetus is large for its age: check weeks and measurements, and look for diabetes.',
    },
  ],
  examples: [
    {
      inputs: { diameter: 90, head: 330, abdomen: 320, femur: 70, weeks: 36 },
      results: { weight: 2861.805, expected: 2813.431, percentile: 55.38462 },
      source: 'Python 3.11 and scipy, by Hadlock 1985, equation with four measures, and Hadlock 1991',
    },
    {
      inputs: { known: 'head', head: 330, abdomen: 320, femur: 70 },
      results: { weight: 2860.619 },
      source: 'Python 3.11, by Hadlock 1985',
    },
    {
      inputs: { known: 'diameter', diameter: 90, abdomen: 320, femur: 70 },
      results: { weight: 2859.565 },
      source: 'Python 3.11, by Hadlock 1985',
    },
    {
      inputs: { known: 'abdomen', abdomen: 320, femur: 70, weeks: 40 },
      results: { weight: 2847.869, expected: 3619.17 },
      cautions: ['growth restriction'],
      source: 'Python 3.11, by Hadlock 1985; Hadlock 1991, abstract: 3619 g at 40 weeks',
    },
    {
      inputs: { diameter: 50, head: 330, abdomen: 120, femur: 70, weeks: 20 },
      results: { weight: 1023.199, expected: 330.9608 },
      cautions: ['one head', '90th percentile'],
      source: 'Python 3.11, by Hadlock 1985 and 1991: a head of 330 mm is 6.6 times its diameter',
    },
    {
      inputs: { diameter: 46.6843, head: 330, abdomen: 320, femur: 70, weeks: 36 },
      results: { weight: 2355.525 },
      cautions: ['one head'],
      source: 'Python 3.11, by Hadlock 1985 and 1991: just below the 10th percentile, shown as 10%',
    },
    {
      inputs: { diameter: 95, head: 340, abdomen: 340, femur: 72, weeks: 36 },
      results: { weight: 3339.658, percentile: 92.95927 },
      cautions: ['90th percentile'],
      source: 'Python 3.11 and scipy, by Hadlock 1985 and 1991',
    },
    {
      inputs: { known: 'abdomen', abdomen: 320, femur: 70, days: 3 },
      noResult: 'Enter the completed weeks',
      source: 'By definition',
    },
  ],
  notes: [
    'For single pregnancies of 14 to 42 weeks; the error is up to 15% in one of twenty. The percentile is of a population in Texas.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Hadlock et al.: Estimation of Fetal Weight with the Use of Head, Body, and Femur Measurements, Am J Obstet Gynecol 151 (1985) 333',
      doi: '10.1016/0002-9378(85)90298-4',
    },
    {
      title:
        'Hadlock, Harrist, Martinez-Poyer: In Utero Analysis of Fetal Growth: A Sonographic Weight Standard, Radiology 181 (1991) 129',
      doi: '10.1148/radiology.181.1.1887021',
    },
  ],
});
