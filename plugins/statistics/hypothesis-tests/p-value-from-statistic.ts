import {
  chiSquaredCdf,
  chiSquaredPdf,
  chiSquaredSurvival,
  choice,
  defineCalculator,
  fCdf,
  fPdf,
  fSurvival,
  normalCdf,
  normalPdf,
  number,
  studentPdf,
  studentSurvival,
} from '@reckoner/engine';
import { pValue } from '../shared/inference.js';

/** Tails of a test statistic. */
export default defineCalculator({
  title: 'P-value from a test statistic',
  description: 'P-value of a z, t, chi-square or F statistic: right, left and two-tailed.',
  keywords: ['p value', 'significance', 'z to p', 't to p', 'F to p'],
  inputs: {
    distribution: choice(
      { z: 'Normal (z)', t: 'Student t', 'chi-square': 'Chi-square', f: 'F' },
      { label: 'Distribution', default: 'z' },
    ),
    statistic: number({ label: 'Statistic', symbol: 'x', min: -1e6, max: 1e6 }),
    degreesOfFreedom: number({
      label: 'Degrees of freedom (numerator for F)',
      symbol: '\\nu',
      min: 1,
      max: 1e6,
      when: { distribution: ['t', 'chi-square', 'f'] },
    }),
    denominator: number({
      label: 'Denominator degrees of freedom',
      symbol: '\\nu_2',
      min: 1,
      max: 1e6,
      when: { distribution: 'f' },
    }),
  },
  outputs: {
    right: { ...pValue, label: 'Right-tailed p-value', symbol: 'p_R' },
    left: { ...pValue, label: 'Left-tailed p-value', symbol: 'p_L' },
    twoTailed: { ...pValue, label: 'Two-tailed p-value' },
  },
  formula: ({ distribution, statistic, degreesOfFreedom, denominator }) => {
    let right = normalCdf(-statistic);
    let left = normalCdf(statistic);
    if (distribution === 't') {
      right = studentSurvival(statistic, degreesOfFreedom);
      left = studentSurvival(-statistic, degreesOfFreedom);
    }
    if (distribution === 'chi-square') {
      right = chiSquaredSurvival(statistic, degreesOfFreedom);
      left = chiSquaredCdf(statistic, degreesOfFreedom);
    }
    if (distribution === 'f') {
      right = fSurvival(statistic, degreesOfFreedom, denominator);
      left = fCdf(statistic, degreesOfFreedom, denominator);
    }
    return { right, left, twoTailed: Math.min(1, 2 * Math.min(left, right)) };
  },
  figure: {
    kind: 'curve',
    title: 'Density, with the right tail',
    x: { of: 'statistic' },
    y: { label: 'Density' },
    curve: ({ distribution, statistic, degreesOfFreedom, denominator }) => {
      const density = (x: number) => {
        if (distribution === 't') return studentPdf(x, degreesOfFreedom);
        if (distribution === 'chi-square') return chiSquaredPdf(x, degreesOfFreedom);
        return distribution === 'f' ? fPdf(x, degreesOfFreedom, denominator) : normalPdf(x);
      };
      const isPositive = distribution === 'chi-square' || distribution === 'f';
      // Far out there is nothing to be seen.
      if (Math.abs(statistic) > 1000 || (isPositive && statistic <= 0)) return undefined;
      const width = Math.max(4, 1.6 * Math.abs(statistic));
      return {
        from: isPositive ? 0 : -width,
        to: width,
        lines: [{ y: density }],
        marks: [{ x: statistic, y: density(statistic), label: 'x' }],
        shade: [{ from: statistic, to: width }],
      };
    },
  },
  explanation: ({ distribution }) =>
    distribution === 'z' || distribution === 't'
      ? 'A statistic of {statistic} has a two-tailed p-value of {twoTailed|{|twoTailed|}|below 10⁻³⁰⁰|{|twoTailed|}} and a right-tailed one of {right|{|right|}|below 10⁻³⁰⁰|{|right|}}.'
      : 'A statistic of {statistic} has a right-tailed p-value of {right|{|right|}|below 10⁻³⁰⁰|{|right|}}, which is what tests of fit, of independence and of variances take.',
  requires: [
    {
      that: ({ distribution, statistic }) => statistic >= 0 || distribution === 'z' || distribution === 't',
      field: 'statistic',
      says: 'Chi-square and F statistics are never negative; {statistic} was sent.',
    },
  ],
  examples: [
    {
      inputs: { statistic: 2.1 },
      results: { twoTailed: 0.035728841125633, right: 0.017864420562817, left: 0.98213557943718 },
      source: 'scipy.stats.norm: 2 sf(2.1), sf(2.1), cdf(2.1)',
    },
    {
      inputs: { distribution: 't', statistic: -1.8, degreesOfFreedom: 12 },
      results: { twoTailed: 0.097032677945129, left: 0.048516338972564 },
      source: 'scipy.stats.t: 2 sf(1.8, 12), cdf(-1.8, 12)',
    },
    {
      inputs: { distribution: 'chi-square', statistic: 11.3, degreesOfFreedom: 4 },
      results: { right: 0.023391486553166 },
      source: 'scipy.stats.chi2.sf(11.3, 4)',
    },
    {
      inputs: { distribution: 'f', statistic: 3.9, degreesOfFreedom: 2, denominator: 27 },
      results: { right: 0.032515543888926 },
      source: 'scipy.stats.f.sf(3.9, 2, 27)',
    },
    {
      inputs: { distribution: 'f', statistic: -3.9, degreesOfFreedom: 2, denominator: 27 },
      refused: 'never negative',
      source: 'By definition',
    },
  ],
  references: [
    {
      title: 'NIST/SEMATECH e-Handbook of Statistical Methods, §7.1.3.1: Critical values and p values',
      url: 'https://www.itl.nist.gov/div898/handbook/prc/section1/prc131.htm',
    },
  ],
});
