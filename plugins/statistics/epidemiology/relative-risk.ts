import { defineCalculator, normalCdf, normalQuantile, number, percent, roundTo } from '@reckoner/engine';
import { confidence, pValue } from '../shared/inference.js';
import { exposed, exposedNot, unexposed, unexposedNot } from '../shared/two-by-two.js';

/** Interval of the ratio on the logarithm (Katz), of the difference by Newcombe's hybrid score method. */
export default defineCalculator({
  title: 'Relative risk and risk difference',
  description: 'Risk ratio, risk difference and number needed to treat of a 2 × 2 table, with confidence intervals.',
  keywords: ['risk ratio', 'RR', 'absolute risk reduction', 'ARR', 'NNT', 'cohort study', 'attributable risk'],
  aliases: ['risk-difference'],
  related: ['odds-ratio', 'fishers-exact-test'],
  inputs: { a: exposed, b: exposedNot, c: unexposed, d: unexposedNot, confidence },
  outputs: {
    ratio: number({ label: 'Relative risk', symbol: '\\mathrm{RR}', places: 3 }),
    lower: number({ label: 'Lower limit of the relative risk', symbol: 'L', places: 3 }),
    upper: number({ label: 'Upper limit of the relative risk', symbol: 'U', places: 3 }),
    p: pValue,
    difference: percent({ label: 'Risk difference', symbol: '\\mathrm{RD}', places: 2 }),
    differenceLower: percent({ label: 'Lower limit of the difference', places: 2 }),
    differenceUpper: percent({ label: 'Upper limit of the difference', places: 2 }),
    needed: number({ label: 'Number needed to treat or harm', symbol: '\\mathrm{NNT}', places: 1, optional: true }),
  },
  formula: ({ a, b, c, d, confidence }) => {
    const n1 = a + b;
    const n2 = c + d;
    const risk1 = a / n1;
    const risk2 = c / n2;
    const z = -normalQuantile((1 - confidence) / 2);
    const ratio = risk1 / risk2;
    const error = Math.sqrt(b / (a * n1) + d / (c * n2));
    const difference = risk1 - risk2;
    const half1 = (z / (n1 + z ** 2)) * Math.sqrt(n1 * risk1 * (1 - risk1) + z ** 2 / 4);
    const half2 = (z / (n2 + z ** 2)) * Math.sqrt(n2 * risk2 * (1 - risk2) + z ** 2 / 4);
    const center1 = (a + z ** 2 / 2) / (n1 + z ** 2);
    const center2 = (c + z ** 2 / 2) / (n2 + z ** 2);
    const results = {
      ratio,
      lower: ratio * Math.exp(-z * error),
      upper: ratio * Math.exp(z * error),
      p: 2 * normalCdf(-Math.abs(Math.log(ratio)) / error),
      difference,
      differenceLower: difference - Math.hypot(risk1 - (center1 - half1), center2 + half2 - risk2),
      differenceUpper: difference + Math.hypot(center1 + half1 - risk1, risk2 - (center2 - half2)),
    };
    if (a * d === b * c) return results;
    return { ...results, needed: 1 / Math.abs(difference) };
  },
  explanation:
    'The relative risk is {ratio} ({lower} to {upper} at {confidence} confidence); the risk of the exposed is {difference|{|difference|} lower than|as large as|{|difference|} higher than} that of the others, in percentage points.',
  requires: [
    {
      that: ({ a }) => a > 0,
      field: 'a',
      says: 'Nobody of the exposed has the outcome: each group needs at least one with it for a relative risk.',
    },
    {
      that: ({ c }) => c > 0,
      field: 'c',
      says: 'Nobody of those not exposed has the outcome: each group needs at least one with it for a relative risk.',
    },
    { that: ({ b, d }) => b > 0 || d > 0, field: 'd', says: 'Everyone has the outcome: the risks cannot be compared.' },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ differenceLower, differenceUpper }) => differenceLower < 0 && differenceUpper > 0,
      says: 'The interval of the risk difference includes zero: the exposure may help, harm or do nothing, and the number needed to treat means little.',
    },
    {
      level: 'note',
      when: ({ lower, upper, differenceLower, differenceUpper }) =>
        (roundTo(lower, 3) < 1 && roundTo(upper, 3) > 1) !== (differenceLower < 0 && differenceUpper > 0),
      says: 'The two intervals disagree on whether the risks differ, as they are different approximations: the evidence is borderline.',
    },
    {
      level: 'caution',
      when: ({ a, b, c, d }) => Math.min(a + b, c + d) * Math.min(a + c, b + d) < 5 * (a + b + c + d),
      says: 'An expected count is below five: the interval of the ratio and p are rough; take Fisher’s exact test for p.',
    },
  ],
  examples: [
    {
      inputs: { a: 20, b: 80, c: 10, d: 90 },
      results: {
        ratio: 2,
        lower: 0.98656320673178,
        upper: 4.0544791988046,
        p: 0.05454986516961,
        difference: 10,
        differenceLower: 0.014902511855762,
        differenceUpper: 19.947387007807,
        needed: 10,
      },
      cautions: ['borderline'],
      source: 'statsmodels Table2x2: riskratio_confint, riskratio_pvalue; confint_proportions_2indep(method=newcomb)',
    },
    {
      inputs: { a: 15, b: 135, c: 100, d: 150 },
      results: {
        ratio: 0.25,
        lower: 0.15109927231006,
        upper: 0.41363534744066,
        difference: -30,
        differenceLower: -37.2788045616098,
        differenceUpper: -21.712215485406,
        needed: 3.3333333333,
      },
      source: 'statsmodels, as above',
    },
    { inputs: { a: 0, b: 10, c: 5, d: 5 }, refused: 'Nobody of the exposed', source: 'By definition' },
    { inputs: { a: 5, b: 0, c: 5, d: 0 }, refused: 'Everyone has the outcome', source: 'By definition' },
    { inputs: { a: 5, b: 10, c: 0, d: 5 }, refused: 'Nobody of those not exposed', source: 'By definition' },
    {
      inputs: { a: 6, b: 14, c: 3, d: 17 },
      results: { ratio: 2, difference: 15, needed: 6.666666667 },
      cautions: ['includes zero', 'below five'],
      source: 'By hand: 0.3/0.15',
    },
    {
      inputs: { a: 10, b: 90, c: 10, d: 90 },
      results: {
        ratio: 1,
        lower: 0.43537728820038,
        upper: 2.2968584423259,
        p: 1,
        difference: 0,
        differenceLower: -8.680254477488,
        differenceUpper: 8.680254477488,
      },
      cautions: ['includes zero'],
      source: 'Python with scipy: exp(±1.96 √0.18), Wilson limits of 10 of 100; equal risks have no number needed',
    },
    {
      inputs: { a: 24, b: 176, c: 9, d: 191, confidence: 99 },
      results: {
        ratio: 2.6666666667,
        lower: 1.0075561667925,
        upper: 7.057781338135,
        p: 0.0094384320591992,
        difference: 7.5,
        differenceLower: 0.28212724842193,
        differenceUpper: 15.103148444707,
        needed: 13.333333333,
      },
      source:
        'Python with scipy.stats: exp(ln RR ± norm.isf(0.005) s); Newcombe’s limits from binomtest(…).proportion_ci(0.99, method="wilson")',
    },
  ],
  references: [
    { title: 'Rothman, Greenland, Lash: Modern Epidemiology, 3rd ed., ch. 14', isbn: '978-0-7817-5564-1' },
    {
      title:
        'Newcombe: Interval estimation for the difference between independent proportions, Statistics in Medicine 17 (1998)',
      doi: '10.1002/(SICI)1097-0258(19980430)17:8<873::AID-SIM779>3.0.CO;2-I',
    },
  ],
});
