import { defineCalculator, isBelow, noResult, number, percent } from '@reckoner/engine';

/** Bayes' theorem for a test with two outcomes. */
export default defineCalculator({
  title: 'Predictive values of a test',
  description:
    'Positive and negative predictive value from sensitivity, specificity and prevalence, with likelihood ratios.',
  keywords: ['PPV', 'NPV', 'Bayes', 'prevalence', 'post-test probability', 'likelihood ratio', 'screening'],
  inputs: {
    sensitivity: percent({ label: 'Sensitivity', symbol: 'Se', min: 0, max: 100, usual: [10, 100] }),
    specificity: percent({ label: 'Specificity', symbol: 'Sp', min: 0, max: 100, usual: [10, 100] }),
    prevalence: percent({
      label: 'Prevalence (pretest probability)',
      symbol: 'p',
      above: 0,
      below: 100,
      usual: [0.001, 95],
    }),
  },
  outputs: {
    positive: percent({ label: 'Positive predictive value', symbol: 'PPV', places: 1 }),
    negative: percent({ label: 'Negative predictive value', symbol: 'NPV', places: 1 }),
    positiveRatio: number({ label: 'Positive likelihood ratio', symbol: 'LR_+', places: 2, optional: true }),
    negativeRatio: number({ label: 'Negative likelihood ratio', symbol: 'LR_-', places: 3, optional: true }),
  },
  formula: ({ sensitivity, specificity, prevalence }) => {
    const truePositive = sensitivity * prevalence;
    const falsePositive = (1 - specificity) * (1 - prevalence);
    const trueNegative = specificity * (1 - prevalence);
    const falseNegative = (1 - sensitivity) * prevalence;
    if (truePositive + falsePositive === 0) throw noResult('Such a test is never positive.');
    if (trueNegative + falseNegative === 0) throw noResult('Such a test is never negative.');
    return {
      positive: truePositive / (truePositive + falsePositive),
      negative: trueNegative / (trueNegative + falseNegative),
      positiveRatio: specificity < 1 ? sensitivity / (1 - specificity) : undefined,
      negativeRatio: specificity > 0 ? (1 - sensitivity) / specificity : undefined,
    };
  },
  explanation:
    'Of those with a positive test {positive} have the disease; of those with a negative test {negative} do not.',
  cautions: [
    {
      level: 'caution',
      when: ({ sensitivity, specificity }) => isBelow(sensitivity + specificity, 1),
      says: 'With these values a positive test makes the disease less likely: check whether sensitivity and specificity are right.',
    },
  ],
  examples: [
    {
      inputs: { sensitivity: 90, specificity: 95, prevalence: 1 },
      results: { positive: 15.38462, negative: 99.89379, positiveRatio: 18, negativeRatio: 0.1052632 },
      source: 'By hand: 0.009/(0.009 + 0.0495); 0.9405/(0.9405 + 0.001); 0.9/0.05; 0.1/0.95',
    },
    {
      inputs: { sensitivity: 80, specificity: 90, prevalence: 30 },
      results: { positive: 77.41935, negative: 91.30435, positiveRatio: 8, negativeRatio: 0.2222222 },
      source: 'By hand: 0.24/0.31; 0.63/0.69; 0.8/0.1; 0.2/0.9',
    },
    {
      inputs: { sensitivity: 100, specificity: 100, prevalence: 10 },
      results: { positive: 100, negative: 100, negativeRatio: 0 },
      source: 'By definition: a perfect test',
    },
    {
      inputs: { sensitivity: 50, specificity: 0, prevalence: 50 },
      results: { positive: 33.33333, negative: 0 },
      cautions: ['less likely'],
      source: 'By hand: 0.25/0.75; 0/0.25',
    },
    {
      inputs: { sensitivity: 0, specificity: 100, prevalence: 10 },
      noResult: 'never positive',
      source: 'By definition',
    },
    {
      inputs: { sensitivity: 100, specificity: 0, prevalence: 10 },
      noResult: 'never negative',
      source: 'By definition',
    },
  ],
  notes: [
    'Sensitivity and specificity must come from patients like the one tested.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title: 'Altman, Bland: Diagnostic Tests 2: Predictive Values, BMJ 309 (1994) 102',
      doi: '10.1136/bmj.309.6947.102',
    },
    { title: 'Fletcher, Fletcher, Fletcher: Clinical Epidemiology: The Essentials, 5th ed., ch. 8' },
  ],
});
