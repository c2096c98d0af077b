import {
  choice,
  defineCalculator,
  number,
  percent,
  studentPdf,
  studentQuantile,
  studentSurvival,
} from '@reckoner/engine';
import { densityCurve } from '../shared/density-curve.js';

/** Tails of Student's distribution for a t, or the t that cuts off a tail. */
export default defineCalculator({
  title: 'Student t distribution',
  description: 'Probabilities of a t value, or the critical t of a probability, for given degrees of freedom.',
  keywords: ['t table', 'tcdf', 'invT', 'T.DIST', 'T.INV', 'critical t'],
  inputs: {
    find: choice(
      { probability: 'Probabilities of a t value', value: 't value of a left-tail probability' },
      { label: 'Find', default: 'probability' },
    ),
    degreesOfFreedom: number({ label: 'Degrees of freedom', symbol: '\\nu', min: 0.5, max: 1e9 }),
    t: number({ label: 't value', symbol: 't', min: -1e6, max: 1e6, when: { find: 'probability' } }),
    probability: percent({
      label: 'Probability of a smaller value',
      symbol: 'p',
      min: 1e-6,
      max: 99.999999,
      usual: [1, 99.99],
      when: { find: 'value' },
    }),
  },
  outputs: {
    tValue: number({ label: 't value', symbol: 't', places: 4 }),
    below: percent({ label: 'Below t', symbol: 'P(T<t)', places: 4 }),
    above: percent({ label: 'Above t', symbol: 'P(T>t)', places: 4 }),
    twoTails: percent({ label: 'In both tails', symbol: 'P(|T|>|t|)', places: 4 }),
    density: number({ label: 'Density', symbol: 'f(t)', places: 6 }),
  },
  formula: ({ find, degreesOfFreedom, t, probability }) => {
    const tValue = find === 'value' ? studentQuantile(probability, degreesOfFreedom) : t;
    return {
      tValue,
      below: studentSurvival(-tValue, degreesOfFreedom),
      above: studentSurvival(tValue, degreesOfFreedom),
      twoTails: 2 * studentSurvival(Math.abs(tValue), degreesOfFreedom),
      density: studentPdf(tValue, degreesOfFreedom),
    };
  },
  figure: {
    kind: 'curve',
    title: 'Density',
    x: { label: 't' },
    y: { label: 'Density' },
    curve: ({ degreesOfFreedom, tValue }) =>
      densityCurve({ density: (x) => studentPdf(x, degreesOfFreedom), from: -4.5, to: 4.5, value: tValue, label: 't' }),
  },
  explanation:
    'With {degreesOfFreedom} {degreesOfFreedom|degree|degrees} of freedom {below} of the distribution lies below t = {tValue} and {above} above.',
  examples: [
    {
      inputs: { degreesOfFreedom: 12, t: 2.1 },
      results: {
        below: 97.122753063252,
        above: 2.8772469367476,
        twoTails: 5.7544938734951,
        density: 0.051091067043921,
      },
      source: 'scipy.stats.t: cdf, sf, pdf of 2.1 with 12',
    },
    {
      inputs: { degreesOfFreedom: 3.7, t: -0.5 },
      results: { below: 32.266781665997, above: 67.733218334003, density: 0.32001310564066 },
      source: 'scipy.stats.t: cdf, sf, pdf of -0.5 with 3.7',
    },
    {
      inputs: { find: 'value', degreesOfFreedom: 10, probability: 97.5 },
      results: { tValue: 2.2281388519863, twoTails: 5.0 },
      source: 'scipy.stats.t.ppf(0.975, 10)',
    },
    {
      inputs: { find: 'value', degreesOfFreedom: 4, probability: 2.5 },
      results: { tValue: -2.7764451051978 },
      source: 'scipy.stats.t.ppf(0.025, 4)',
    },
  ],
  references: [{ title: 'Abramowitz, Stegun: Handbook of Mathematical Functions, §26.7', isbn: '978-0-486-61272-0' }],
});
