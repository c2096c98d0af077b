import {
  category,
  choice,
  defineCalculator,
  integer,
  isBelow,
  normalQuantile,
  number,
  percent,
  roundTo,
} from '@reckoner/engine';
import { confidence } from '../shared/confidence.js';

const CLASSES = ['Large', 'Moderate', 'Small', 'Minimal', 'None'] as const;

/** The change of probability as Jaeschke 1994 calls it, of a likelihood ratio as it is shown; each limit belongs to the milder class. */
const changeOf = (ratio: number) => {
  const shown = roundTo(ratio, 3);
  if (shown > 10 || shown < 0.1) return CLASSES[0];
  if (shown >= 5 || shown <= 0.2) return CLASSES[1];
  if (shown >= 2 || shown <= 0.5) return CLASSES[2];
  return shown === 1 ? CLASSES[4] : CLASSES[3];
};

/** Bayes' theorem in odds, for one result of a test. */
export default defineCalculator({
  title: 'Likelihood ratio and post-test probability',
  description:
    'Probability of a disease after a test result, from the probability before it and the likelihood ratio, which follows from sensitivity and specificity or from a 2×2 table, with its confidence interval.',
  keywords: ['Fagan nomogram', 'pretest probability', 'posttest odds', 'LR+', 'LR-', 'Bayes theorem in odds'],
  related: ['positive-predictive-value-prevalence', 'sensitivity-specificity-2x2'],
  inputs: {
    known: choice(
      {
        accuracy: 'Sensitivity and specificity',
        ratio: 'Likelihood ratio of the result',
        counts: 'Counts of a study',
      },
      { label: 'Known', default: 'accuracy' },
    ),
    pretest: percent({
      label: 'Pretest probability',
      help: 'Of the disease, in this patient, before the result is known.',
      symbol: 'p',
      above: 0,
      below: 100,
      usual: [1, 99],
    }),
    result: choice(
      { positive: { label: 'Positive', also: ['+'] }, negative: { label: 'Negative', also: ['-'] } },
      { label: 'Result of the test', default: 'positive', when: { known: ['accuracy', 'counts'] } },
    ),
    sensitivity: percent({
      label: 'Sensitivity',
      symbol: 'Se',
      min: 0,
      max: 100,
      usual: [10, 100],
      when: { known: 'accuracy' },
    }),
    specificity: percent({
      label: 'Specificity',
      symbol: 'Sp',
      min: 0,
      max: 100,
      usual: [10, 100],
      when: { known: 'accuracy' },
    }),
    likelihood: number({
      label: 'Likelihood ratio',
      help: 'Of the result that was found: LR+ for a positive one, LR− for a negative one, or that of a range of values.',
      symbol: 'LR',
      min: 0.0001,
      max: 10000,
      usual: [0.01, 100],
      when: { known: 'ratio' },
    }),
    truePositive: integer({
      label: 'True positives',
      symbol: 'TP',
      min: 0,
      max: 10000000,
      usual: 'all',
      when: { known: 'counts' },
    }),
    falsePositive: integer({
      label: 'False positives',
      symbol: 'FP',
      min: 0,
      max: 10000000,
      usual: 'all',
      when: { known: 'counts' },
    }),
    falseNegative: integer({
      label: 'False negatives',
      symbol: 'FN',
      min: 0,
      max: 10000000,
      usual: 'all',
      when: { known: 'counts' },
    }),
    trueNegative: integer({
      label: 'True negatives',
      symbol: 'TN',
      min: 0,
      max: 10000000,
      usual: 'all',
      when: { known: 'counts' },
    }),
    confidence: { ...confidence, when: { known: 'counts' } },
  },
  outputs: {
    posterior: percent({ label: 'Post-test probability', symbol: 'P', places: 1, digits: 3 }),
    ratio: number({ label: 'Likelihood ratio of this result', symbol: '\\mathrm{LR}_r', places: 3, optional: true }),
    change: category(CLASSES, { label: 'Change of probability', of: 'ratio', optional: true }),
    before: number({ label: 'Pretest odds', symbol: 'o', places: 3 }),
    after: number({ label: 'Post-test odds', symbol: 'O', places: 3, optional: true }),
    positiveRatio: number({ label: 'Positive likelihood ratio', symbol: 'LR_+', places: 3, optional: true }),
    negativeRatio: number({ label: 'Negative likelihood ratio', symbol: 'LR_-', places: 3, optional: true }),
    low: number({ label: 'Likelihood ratio from', symbol: 'LR_L', places: 3, optional: true }),
    high: number({ label: 'Likelihood ratio to', symbol: 'LR_U', places: 3, optional: true }),
    posteriorLow: percent({ label: 'Post-test probability from', symbol: 'P_L', places: 1, digits: 3, optional: true }),
    posteriorHigh: percent({ label: 'Post-test probability to', symbol: 'P_U', places: 1, digits: 3, optional: true }),
  },
  formula: (test) => {
    const { pretest } = test;
    const before = pretest / (1 - pretest);
    if (test.known === 'ratio') {
      const after = before * test.likelihood;
      return {
        posterior: after / (1 + after),
        ratio: test.likelihood,
        change: changeOf(test.likelihood),
        before,
        after,
      };
    }
    const counts = test.known === 'counts';
    const sensitivity = counts ? test.truePositive / (test.truePositive + test.falseNegative) : test.sensitivity;
    const missed = counts ? test.falseNegative / (test.truePositive + test.falseNegative) : 1 - test.sensitivity;
    const specificity = counts ? test.trueNegative / (test.trueNegative + test.falsePositive) : test.specificity;
    const alarmed = counts ? test.falsePositive / (test.trueNegative + test.falsePositive) : 1 - test.specificity;
    const positive = test.result === 'positive';
    const ofDiseased = positive ? sensitivity : missed;
    const ofHealthy = positive ? alarmed : specificity;
    const posterior = (pretest * ofDiseased) / (pretest * ofDiseased + (1 - pretest) * ofHealthy);
    const ratio = ofHealthy > 0 ? ofDiseased / ofHealthy : undefined;
    const results = {
      posterior,
      ratio,
      change: ratio === undefined ? undefined : changeOf(ratio),
      before,
      after: ratio === undefined ? undefined : before * ratio,
      positiveRatio: alarmed > 0 ? sensitivity / alarmed : undefined,
      negativeRatio: specificity > 0 ? missed / specificity : undefined,
    };
    if (!counts || ratio === undefined || ofDiseased === 0) return results;
    const alike = positive
      ? test.falseNegative === 0 && test.trueNegative === 0
      : test.truePositive === 0 && test.falsePositive === 0;
    if (alike) return results;
    const z = normalQuantile((1 + test.confidence) / 2);
    const error = positive
      ? Math.sqrt(missed / test.truePositive + specificity / test.falsePositive)
      : Math.sqrt(sensitivity / test.falseNegative + alarmed / test.trueNegative);
    const low = ratio * Math.exp(-z * error);
    const high = ratio * Math.exp(z * error);
    return {
      ...results,
      low,
      high,
      posteriorLow: (before * low) / (1 + before * low),
      posteriorHigh: (before * high) / (1 + before * high),
    };
  },
  shown: ({
    known,
    result,
    pretest,
    sensitivity,
    specificity,
    likelihood,
    truePositive,
    falsePositive,
    falseNegative,
    trueNegative,
    before,
    after,
    ratio,
    positiveRatio,
    negativeRatio,
    low,
    high,
  }) => ({
    before: pretest / (1 - pretest),
    positiveRatio:
      positiveRatio === undefined
        ? undefined
        : known === 'accuracy'
          ? sensitivity / (1 - specificity)
          : truePositive / (truePositive + falseNegative) / (falsePositive / (falsePositive + trueNegative)),
    negativeRatio:
      negativeRatio === undefined
        ? undefined
        : known === 'accuracy'
          ? (1 - sensitivity) / specificity
          : falseNegative / (truePositive + falseNegative) / (trueNegative / (falsePositive + trueNegative)),
    ratio: known === 'ratio' ? likelihood : result === 'positive' ? positiveRatio : negativeRatio,
    after: ratio === undefined ? undefined : before * ratio,
    posterior: after === undefined ? 1 : after / (1 + after),
    change: undefined,
    low: undefined,
    high: undefined,
    posteriorLow: low === undefined ? undefined : (before * low) / (1 + before * low),
    posteriorHigh: high === undefined ? undefined : (before * high) / (1 + before * high),
  }),
  stepwise: [
    'The change of probability is called large where the likelihood ratio is over 10 or below 0.1, moderate from 5 or to 0.2, small from 2 or to 0.5, minimal between, and none at 1.',
    'The limits of a likelihood ratio from counts are LR × exp(± z s), where s² = FN/(TP (TP + FN)) + TN/(FP (FP + TN)) of a positive result and TP/(FN (TP + FN)) + FP/(TN (FP + TN)) of a negative one.',
  ],
  figure: {
    kind: 'curve',
    title: 'After the result over before',
    x: { of: 'pretest', label: 'Pretest probability' },
    y: { of: 'posterior', label: 'Post-test probability' },
    curve: ({ pretest, posterior, ratio }) =>
      ratio === undefined
        ? undefined
        : {
            from: 0,
            to: 1,
            lines: [
              { label: 'After this result', y: (p) => (p * ratio) / (1 - p + p * ratio) },
              { label: 'Unchanged', dashed: true, y: (p) => p },
            ],
            marks: [{ x: pretest, y: posterior, label: 'This patient' }],
          },
  },
  explanation: ({ known, result, ratio, low }) => {
    const what = known === 'ratio' ? 'the result' : result === 'positive' ? 'a positive result' : 'a negative result';
    if (ratio === undefined)
      return `With these values ${what} takes the probability of disease from {pretest} to {posterior}.`;
    return low === undefined
      ? `With a likelihood ratio of {ratio}, ${what} takes the probability of disease from {pretest} to {posterior}.`
      : `With a likelihood ratio of {ratio} ({low} to {high}), ${what} takes the probability of disease from {pretest} to {posterior} ({posteriorLow} to {posteriorHigh} at {confidence} confidence).`;
  },
  requires: [
    {
      that: ({ sensitivity, specificity, result }) => result !== 'positive' || sensitivity > 0 || specificity < 1,
      field: 'sensitivity',
      says: 'A test with a sensitivity of 0% and a specificity of 100% is never positive.',
    },
    {
      that: ({ sensitivity, specificity, result }) => result !== 'negative' || sensitivity < 1 || specificity > 0,
      field: 'sensitivity',
      says: 'A test with a sensitivity of 100% and a specificity of 0% is never negative.',
    },
    {
      that: ({ truePositive, falseNegative }) => truePositive > 0 || falseNegative > 0,
      field: 'truePositive',
      says: 'The study has nobody with the disease: it needs people with and without.',
    },
    {
      that: ({ trueNegative, falsePositive }) => trueNegative > 0 || falsePositive > 0,
      field: 'trueNegative',
      says: 'The study has nobody without the disease: it needs people with and without.',
    },
    {
      that: ({ truePositive, falsePositive, result }) => result !== 'positive' || truePositive > 0 || falsePositive > 0,
      field: 'falsePositive',
      says: 'No test of the study is positive, so that nothing is known of a positive result.',
    },
    {
      that: ({ trueNegative, falseNegative, result }) => result !== 'negative' || trueNegative > 0 || falseNegative > 0,
      field: 'falseNegative',
      says: 'No test of the study is negative, so that nothing is known of a negative result.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ posterior, pretest }) => posterior === 1 || (posterior === 0 && pretest > 0),
      says: 'No test is certain: a post-test probability of 0 or 100% comes from a sensitivity or specificity of 0 or 100%, or from a count of 0, which real tests have only in small studies. Take a value just below, or the limit of its confidence interval.',
    },
    {
      level: 'caution',
      when: ({ sensitivity, specificity }) =>
        sensitivity !== undefined && specificity !== undefined && isBelow(sensitivity + specificity, 1),
      says: 'With these values a positive test makes the disease less likely: check whether sensitivity and specificity are right.',
    },
    {
      level: 'caution',
      when: ({ positiveRatio, known }) =>
        known === 'counts' && positiveRatio !== undefined && isBelow(roundTo(positiveRatio, 3), 1),
      says: 'In this study a positive test makes the disease less likely: check whether positive and negative results were interchanged.',
    },
    {
      level: 'caution',
      when: ({ ratio, posterior }) => ratio !== undefined && roundTo(ratio, 3) >= 5 && roundTo(100 * posterior, 1) < 50,
      says: 'The result raises the probability much, and yet only {posterior} of such patients have the disease: most do not.',
    },
    {
      level: 'caution',
      when: ({ ratio, posterior }) =>
        ratio !== undefined && roundTo(ratio, 3) <= 0.2 && roundTo(100 * posterior, 2) >= 5,
      says: 'The result lowers the probability much, and yet it does not rule the disease out: {posterior} of such patients still have it.',
    },
    {
      level: 'caution',
      when: ({ low, high }) => low !== undefined && high !== undefined && roundTo(low, 3) <= 1 && roundTo(high, 3) >= 1,
      says: 'The confidence interval of the likelihood ratio includes 1: these counts do not show that the result changes the probability at all.',
    },
    {
      level: 'caution',
      when: ({ known, ratio, posterior, low }) =>
        known === 'counts' && ratio !== undefined && posterior > 0 && low === undefined,
      says: 'All tests of the study came out alike: it does not show whether the test tells people with the disease from others, and no limits can be given.',
    },
    {
      level: 'caution',
      when: ({ result, truePositive, falsePositive, falseNegative, trueNegative, low }) =>
        low !== undefined &&
        Math.min(...(result === 'positive' ? [truePositive, falsePositive] : [falseNegative, trueNegative])) < 5,
      says: 'Fewer than 5 people of the study with or without the disease had this result: the limits, which go by the logarithm, are rough.',
    },
    {
      level: 'note',
      when: ({ low }) => low !== undefined,
      says: 'The limits are those of the likelihood ratio: the pretest probability counts as exact, so that the probability after the result is less certain than its limits say.',
    },
  ],
  examples: [
    {
      inputs: { pretest: 2, sensitivity: 75, specificity: 96 },
      results: {
        posterior: 27.67528,
        ratio: 18.75,
        change: 'Large',
        before: 0.02040816,
        after: 0.3826531,
        positiveRatio: 18.75,
        negativeRatio: 0.2604167,
      },
      cautions: ['most do not'],
      source: 'Caraguel, Vanderstichel 2013: MRI for breast cancer, LR+ about 19, 28%; by hand: 0.015/(0.015 + 0.0392)',
    },
    {
      inputs: { pretest: 2, sensitivity: 75, specificity: 96, result: 'negative' },
      results: { posterior: 0.528653, ratio: 0.2604167, change: 'Small', after: 0.005314626 },
      source:
        'Caraguel, Vanderstichel 2013: LR− about 0.25, 0.6% read off the nomogram; by hand: 0.005/(0.005 + 0.9408)',
    },
    {
      inputs: {
        known: 'counts',
        pretest: 30,
        truePositive: 90,
        falsePositive: 20,
        falseNegative: 10,
        trueNegative: 80,
      },
      results: {
        posterior: 65.8536585366,
        ratio: 4.5,
        change: 'Small',
        positiveRatio: 4.5,
        negativeRatio: 0.125,
        low: 3.0242936112,
        high: 6.6957784539,
        posteriorLow: 56.4483798984,
        posteriorHigh: 74.1576648034,
      },
      cautions: ['counts as exact'],
      source: 'statsmodels: confint_proportions_2indep(90, 100, 20, 100, compare="ratio", method="log"); odds by hand',
    },
    {
      inputs: {
        known: 'counts',
        pretest: 30,
        result: 'negative',
        truePositive: 90,
        falsePositive: 20,
        falseNegative: 10,
        trueNegative: 80,
      },
      results: {
        posterior: 5.0847457627,
        ratio: 0.125,
        change: 'Moderate',
        low: 0.0688695381,
        high: 0.2268782458,
        posteriorLow: 2.8669326367,
        posteriorHigh: 8.861699075,
      },
      cautions: ['does not rule the disease out', 'counts as exact'],
      source: 'statsmodels: confint_proportions_2indep(10, 100, 80, 100, compare="ratio", method="log"); odds by hand',
    },
    {
      inputs: {
        known: 'counts',
        pretest: 50,
        truePositive: 8,
        falsePositive: 5,
        falseNegative: 2,
        trueNegative: 5,
        confidence: 90,
      },
      results: { posterior: 61.5384615385, ratio: 1.6, change: 'Minimal', low: 0.8944556593, high: 2.8620759154 },
      cautions: ['includes 1', 'counts as exact'],
      source: 'statsmodels: confint_proportions_2indep(8, 10, 5, 10, compare="ratio", method="log", alpha=0.1)',
    },
    {
      inputs: {
        known: 'counts',
        pretest: 20,
        truePositive: 1,
        falsePositive: 6,
        falseNegative: 4,
        trueNegative: 4,
      },
      results: { posterior: 7.6923076923, ratio: 0.3333333333, low: 0.053759254, high: 2.0668276217 },
      cautions: ['interchanged', 'includes 1', 'Fewer than 5', 'counts as exact'],
      source: 'statsmodels: confint_proportions_2indep(1, 5, 6, 10, compare="ratio", method="log")',
    },
    {
      inputs: {
        known: 'counts',
        pretest: 30,
        truePositive: 90,
        falsePositive: 1,
        falseNegative: 10,
        trueNegative: 99,
      },
      results: {
        posterior: 97.4729241877,
        ratio: 90,
        change: 'Large',
        low: 12.7888804818,
        high: 633.3627100143,
        posteriorLow: 84.5701604153,
        posteriorHigh: 99.6329482686,
      },
      cautions: ['Fewer than 5', 'counts as exact'],
      source: 'By hand: 0.9/0.01; limits by Python, ln 90 ± 1.95996 × √(1/90 - 1/100 + 1 - 1/100)',
    },
    {
      inputs: {
        known: 'counts',
        pretest: 30,
        truePositive: 10,
        falsePositive: 12,
        falseNegative: 0,
        trueNegative: 0,
      },
      results: { posterior: 30, ratio: 1, change: 'None', positiveRatio: 1 },
      cautions: ['came out alike'],
      source: 'By definition: everybody is positive',
    },
    {
      inputs: {
        known: 'counts',
        pretest: 30,
        result: 'negative',
        truePositive: 0,
        falsePositive: 0,
        falseNegative: 10,
        trueNegative: 12,
      },
      results: { posterior: 30, ratio: 1, change: 'None', negativeRatio: 1 },
      cautions: ['came out alike'],
      source: 'By definition: everybody is negative',
    },
    {
      inputs: {
        known: 'counts',
        pretest: 20,
        truePositive: 9,
        falsePositive: 0,
        falseNegative: 1,
        trueNegative: 10,
      },
      results: { posterior: 100, before: 0.25, negativeRatio: 0.1 },
      cautions: ['No test is certain'],
      source: 'By definition: no false positives',
    },
    {
      inputs: {
        known: 'counts',
        pretest: 20,
        result: 'negative',
        truePositive: 10,
        falsePositive: 2,
        falseNegative: 0,
        trueNegative: 8,
      },
      results: { posterior: 0, ratio: 0, change: 'Large', positiveRatio: 5 },
      cautions: ['No test is certain'],
      source: 'By definition: no false negatives',
    },
    {
      inputs: { known: 'ratio', pretest: 25, likelihood: 6 },
      results: { posterior: 66.66667, ratio: 6, change: 'Moderate', before: 0.3333333, after: 2 },
      source: 'By hand: 1/3 × 6 = 2, and 2/3',
    },
    {
      inputs: { known: 'ratio', pretest: 80, likelihood: 0.05 },
      results: { posterior: 16.66667, change: 'Large', before: 4, after: 0.2 },
      cautions: ['does not rule the disease out'],
      source: 'By hand: 4 × 0.05 = 0.2, and 0.2/1.2',
    },
    {
      inputs: { known: 'ratio', pretest: 40, likelihood: 1 },
      results: { posterior: 40, change: 'None' },
      source: 'By definition',
    },
    {
      inputs: { pretest: 50, sensitivity: 80, specificity: 92 },
      results: { posterior: 90.90909, ratio: 10, change: 'Moderate' },
      source: 'By hand: 0.8/0.08 is 10, not over it; 10/11',
    },
    {
      inputs: { pretest: 50, sensitivity: 50, specificity: 0, result: 'negative' },
      results: { posterior: 100, before: 1, positiveRatio: 0.5 },
      cautions: ['No test is certain', 'less likely'],
      source: 'By definition: nobody without the disease is negative',
    },
    {
      inputs: { pretest: 10, sensitivity: 0, specificity: 100 },
      refused: 'never positive',
      source: 'By definition',
    },
    {
      inputs: { pretest: 10, sensitivity: 100, specificity: 0, result: 'negative' },
      refused: 'never negative',
      source: 'By definition',
    },
    {
      inputs: { known: 'counts', pretest: 10, truePositive: 0, falsePositive: 5, falseNegative: 0, trueNegative: 5 },
      refused: 'nobody with the disease',
      source: 'By definition',
    },
    {
      inputs: { known: 'counts', pretest: 10, truePositive: 5, falsePositive: 0, falseNegative: 5, trueNegative: 0 },
      refused: 'nobody without the disease',
      source: 'By definition',
    },
    {
      inputs: { known: 'counts', pretest: 10, truePositive: 0, falsePositive: 0, falseNegative: 5, trueNegative: 5 },
      refused: 'nothing is known of a positive result',
      source: 'By definition',
    },
    {
      inputs: {
        known: 'counts',
        pretest: 10,
        result: 'negative',
        truePositive: 5,
        falsePositive: 5,
        falseNegative: 0,
        trueNegative: 0,
      },
      refused: 'nothing is known of a negative result',
      source: 'By definition',
    },
  ],
  notes: [
    'The names of the change are a rule of thumb of Jaeschke 1994; what matters is the probability after the result.',
    'Another test may follow with this result as its pretest probability only where the two err independently of each other.',
    'Sensitivity and specificity must come from patients like the one tested. Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Jaeschke, Guyatt, Sackett: Users’ Guides to the Medical Literature III.B, JAMA 271 (1994) 703; its table as printed in BMC Musculoskelet Disord 21 (2020), 10.1186/s12891-020-03651-1',
      doi: '10.1001/jama.1994.03510330081039',
    },
    {
      title: 'Knowledge Translation Clearinghouse: Stats Calculator, equations (likelihood ratios with their limits)',
      url: 'http://ktclearinghouse.ca/cebm/toolbox/statscalc',
    },
    {
      title:
        'Simel, Samsa, Matchar: Likelihood Ratios with Confidence: Sample Size Estimation for Diagnostic Test Studies, J Clin Epidemiol 44 (1991) 763',
      doi: '10.1016/0895-4356(91)90128-V',
    },
    { title: 'Fagan: Nomogram for Bayes’s Theorem, N Engl J Med 293 (1975) 257' },
  ],
});
