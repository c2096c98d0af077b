import {
  category,
  choice,
  classify,
  defineCalculator,
  fSurvival,
  integer,
  isAtMost,
  isBelow,
  number,
  roundTo,
} from '@reckoner/engine';
import { pValue } from '../shared/inference.js';

/** Shares of variance that an effect of an analysis of variance explains. */
export default defineCalculator({
  title: 'Eta squared and omega squared',
  description:
    "Effect sizes of analysis of variance from F or sums of squares: eta squared, omega squared and epsilon squared, partial and of the total, and Cohen's f.",
  keywords: [
    'partial eta squared',
    'omega squared',
    'epsilon squared',
    "Cohen's f",
    'anova effect size',
    'explained variance',
  ],
  related: ['anova-one-way', 'anova-two-way', 'effect-size-conversion'],
  inputs: {
    data: choice(
      {
        f: { label: 'F and its degrees of freedom', also: ['F statistic'] },
        squares: { label: 'Sums of squares', also: ['SS', 'anova table'] },
      },
      { label: 'Data', default: 'f' },
    ),
    fGiven: number({ label: 'F statistic of the effect', symbol: 'F_0', min: 0, max: 1e8, when: { data: 'f' } }),
    effectSquares: number({
      label: 'Sum of squares of the effect',
      symbol: '\\mathrm{SS}_{effect}',
      min: 0,
      max: 1e15,
      when: { data: 'squares' },
    }),
    errorSquares: number({
      label: 'Sum of squares of error',
      help: 'Within the groups; a sum, not the mean square.',
      symbol: '\\mathrm{SS}_{error}',
      above: 0,
      max: 1e15,
      when: { data: 'squares' },
    }),
    totalSquares: number({
      label: 'Total sum of squares',
      help: 'Corrected for the mean. With several factors it is needed for the share of the total.',
      symbol: '\\mathrm{SS}_{total}',
      above: 0,
      max: 1e15,
      optional: true,
      when: { data: 'squares' },
    }),
    effectFreedom: integer({ label: 'Degrees of freedom of the effect', symbol: '\\nu_1', min: 1, max: 1e4 }),
    errorFreedom: integer({ label: 'Degrees of freedom of error', symbol: '\\nu_2', min: 1, max: 1e7 }),
    total: integer({
      label: 'Number of observations',
      help: 'Needed where there are other factors; left out, ν₁ + ν₂ + 1 as in a one-way analysis.',
      symbol: 'N',
      min: 3,
      max: 2e7,
      optional: true,
    }),
  },
  outputs: {
    partialEta: number({ label: 'Partial eta squared', symbol: '\\eta_p^2', places: 4 }),
    partialOmega: number({ label: 'Partial omega squared', symbol: '\\omega_p^2', places: 4 }),
    partialEpsilon: number({ label: 'Partial epsilon squared', symbol: '\\varepsilon_p^2', places: 4 }),
    cohensF: number({ label: "Cohen's f, by partial eta squared", symbol: 'f', places: 4 }),
    eta: number({ label: 'Eta squared, of the total', symbol: '\\eta^2', places: 4, optional: true }),
    omega: number({ label: 'Omega squared, of the total', symbol: '\\omega^2', places: 4, optional: true }),
    epsilon: number({ label: 'Epsilon squared, of the total', symbol: '\\varepsilon^2', places: 4, optional: true }),
    magnitude: category(['Negligible', 'Small', 'Medium', 'Large'], {
      label: 'Size of partial eta squared by Cohen’s convention',
      of: 'partialEta',
    }),
    f: number({ label: 'F statistic', symbol: 'F', places: 4 }),
    p: pValue,
    observations: integer({ label: 'Observations that omega squared is of', symbol: 'N_0' }),
  },
  formula: ({ data, fGiven, effectSquares, errorSquares, totalSquares, effectFreedom, errorFreedom, total }) => {
    const f = data === 'f' ? fGiven : effectSquares / effectFreedom / (errorSquares / errorFreedom);
    const observations = total ?? effectFreedom + errorFreedom + 1;
    const excess = effectFreedom * (f - 1);
    const partialEta = (effectFreedom * f) / (effectFreedom * f + errorFreedom);
    const results = {
      partialEta,
      partialOmega: excess / (excess + observations),
      partialEpsilon: excess / (effectFreedom * f + errorFreedom),
      cohensF: Math.sqrt((effectFreedom * f) / errorFreedom),
      magnitude: classify(
        roundTo(partialEta, 4),
        [
          [0.01, 'Negligible'],
          [0.06, 'Small'],
          [0.14, 'Medium'],
        ],
        'Large',
      ),
      f,
      p: fSurvival(f, effectFreedom, errorFreedom),
      observations,
    };
    if (data === 'f' || totalSquares === undefined) return results;
    const square = errorSquares / errorFreedom;
    return {
      ...results,
      eta: effectSquares / totalSquares,
      omega: (effectFreedom * square * (f - 1)) / (totalSquares + square),
      epsilon: (effectFreedom * square * (f - 1)) / totalSquares,
    };
  },
  explanation: ({ eta, total }) =>
    `Partial eta squared of the effect is {partialEta}; less biased are partial epsilon squared, {partialEpsilon}, and partial omega squared, {partialOmega}${
      total === undefined
        ? ', of {observations} observations as in a one-way analysis'
        : ', of {observations} observations'
    }. ${eta === undefined ? '' : 'Of the total it is an eta squared of {eta} and an omega squared of {omega}. '}F on {effectFreedom} and {errorFreedom} {errorFreedom|degree|degrees} of freedom is {f}.`,
  requires: [
    {
      // Tables of analysis of variance are printed rounded.
      that: ({ totalSquares, effectSquares, errorSquares }) =>
        isAtMost(effectSquares + errorSquares, 1.001 * totalSquares),
      field: 'totalSquares',
      says: 'The total, {totalSquares}, cannot be less than effect and error together.',
    },
    {
      that: ({ total, effectFreedom, errorFreedom }) => total >= effectFreedom + errorFreedom + 1,
      field: 'total',
      says: 'With {effectFreedom} and {errorFreedom} degrees of freedom there are more observations than {total}.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ partialOmega }) => roundTo(partialOmega, 4) < 0,
      says: 'F is below 1, so that omega and epsilon squared are below zero: they are estimates of an effect of zero, and are often reported as 0.',
    },
    {
      level: 'caution',
      when: ({ partialEta, partialOmega, observations, effectFreedom, errorFreedom }) =>
        observations <= 2 * (effectFreedom + errorFreedom + 1) &&
        roundTo(partialEta - Math.max(0, partialOmega), 4) >= 0.05,
      says: 'Partial eta squared, {partialEta}, is well above partial omega squared, {partialOmega}: with few observations for the groups it overstates the effect in the population, as do Cohen’s f and the size by it.',
    },
    {
      level: 'caution',
      when: ({ total, data, totalSquares }) => total === undefined && (data === 'f' || totalSquares === undefined),
      says: 'This is taken as a one-way analysis: with other factors in the design partial omega squared needs the number of observations, and the shares of the total need the total sum of squares.',
    },
    {
      level: 'caution',
      when: ({ total, totalSquares, effectSquares, errorSquares }) =>
        total === undefined &&
        totalSquares !== undefined &&
        isAtMost((effectSquares ?? 0) + (errorSquares ?? 0), 0.9999 * totalSquares),
      says: 'The total is more than effect and error, so that there are other factors: partial omega squared needs the number of observations, which is taken as that of a one-way analysis.',
    },
    {
      level: 'caution',
      when: ({ observations, effectFreedom, errorFreedom }) => observations > 2 * (effectFreedom + errorFreedom + 1),
      says: 'With {effectFreedom} and {errorFreedom} {errorFreedom|degree|degrees} of freedom {observations} observations are more than twice as many as a one-way analysis has: check them. With repeated measures or random effects this partial omega squared does not hold.',
    },
    {
      level: 'caution',
      when: ({ total, totalSquares, effectSquares, errorSquares, effectFreedom, errorFreedom }) => {
        if (total === undefined || totalSquares === undefined) return false;
        const known = (effectSquares ?? 0) + (errorSquares ?? 0);
        return total === effectFreedom + errorFreedom + 1
          ? isBelow(known, 0.999 * totalSquares)
          : isAtMost(0.9999 * totalSquares, known);
      },
      says: 'The sums of squares and the number of observations do not go together: other factors have both a share of the total and degrees of freedom, or there are none. Check the total and the number of observations.',
    },
    {
      level: 'caution',
      when: ({ partialEta }) => roundTo(partialEta, 4) > 0.8,
      says: 'More than 80% of variance explained is rare: check F and the degrees of freedom, and that no mean square was sent as a sum of squares.',
    },
    {
      level: 'caution',
      when: ({ p }) => roundTo(p, 5) > 0.05,
      says: 'With p above 5% there may be no effect at all: partial eta squared comes out above zero by chance alone as well.',
    },
  ],
  examples: [
    {
      inputs: { fGiven: 16.501, effectFreedom: 1, errorFreedom: 9 },
      results: {
        partialEta: 0.6470726638171,
        partialOmega: 0.5849213237236,
        partialEpsilon: 0.6078585153523,
        cohensF: 1.354047430648,
        p: 0.002832828119086,
        f: 16.501,
        observations: 11,
        magnitude: 'Large',
      },
      cautions: ['overstates', 'taken as a one-way'],
      source:
        'R package effectsize, documentation of F_to_eta2(16.501, 1, 9); Python from sums of squares with a mean square of error of 1',
    },
    {
      inputs: {
        data: 'squares',
        effectSquares: 84,
        errorSquares: 68,
        totalSquares: 152,
        effectFreedom: 2,
        errorFreedom: 15,
      },
      results: {
        partialEta: 0.5526315789474,
        partialOmega: 0.4787052810903,
        partialEpsilon: 0.4929824561404,
        eta: 0.5526315789474,
        omega: 0.4787052810903,
        epsilon: 0.4929824561404,
        f: 9.264705882353,
        p: 0.002398777329393,
        observations: 18,
      },
      cautions: ['overstates'],
      source: 'Wikipedia, one-way analysis of variance; by hand: (84 − 2 × 68/15)/(152 + 68/15)',
    },
    {
      inputs: {
        data: 'squares',
        effectSquares: 205.35,
        errorSquares: 712.106,
        totalSquares: 3452.209,
        effectFreedom: 1,
        errorFreedom: 54,
        total: 60,
      },
      results: {
        partialEta: 0.2238254477599,
        partialOmega: 0.1954082426065,
        eta: 0.05948365235129,
        omega: 0.05545191477013,
        epsilon: 0.05566373642264,
        f: 15.5719794525,
        p: 0.0002311828097734,
        magnitude: 'Large',
      },
      source: 'R: aov(len ~ supp * factor(dose), ToothGrowth); Python from the definitions',
    },
    {
      inputs: {
        data: 'squares',
        effectSquares: 205.35,
        errorSquares: 712.106,
        totalSquares: 3452.209,
        effectFreedom: 1,
        errorFreedom: 54,
      },
      results: { partialOmega: 0.2064839269856, eta: 0.05948365235129, observations: 56 },
      cautions: ['other factors: partial'],
      source: 'Python from the definitions, with 1 + 54 + 1 observations',
    },
    {
      inputs: { data: 'squares', effectSquares: 20.13, errorSquares: 23.6, effectFreedom: 2, errorFreedom: 12 },
      results: {
        partialEta: 0.4603247198719,
        partialOmega: 0.3544386899117,
        partialEpsilon: 0.3703788398506,
        p: 0.0247055856717,
      },
      cautions: ['overstates', 'taken as a one-way'],
      source: 'By hand: (20.13 − 2 × 23.6/12)/(43.73 + 23.6/12)',
    },
    {
      inputs: { fGiven: 0.5, effectFreedom: 3, errorFreedom: 40 },
      results: {
        partialEta: 0.03614457831325,
        partialOmega: -0.03529411764706,
        partialEpsilon: -0.03614457831325,
        p: 0.6844137766191,
        magnitude: 'Small',
      },
      cautions: ['below 1', 'taken as a one-way', 'no effect at all'],
      source: 'By hand: −1.5/(−1.5 + 44), −1.5/41.5',
    },
    {
      inputs: { fGiven: 7, effectFreedom: 2, errorFreedom: 150 },
      results: {
        partialEta: 0.08536585365854,
        partialOmega: 0.07272727272727,
        cohensF: 0.3055050463304,
        magnitude: 'Medium',
      },
      cautions: ['taken as a one-way'],
      source: 'By hand: 14/164, 12/165',
    },
    {
      inputs: { fGiven: 1, effectFreedom: 1, errorFreedom: 200, total: 202 },
      results: { partialOmega: 0, partialEpsilon: 0, partialEta: 0.00497512437811, magnitude: 'Negligible' },
      cautions: ['no effect at all'],
      source: 'By hand: 1/201',
    },
    {
      inputs: { fGiven: 200, effectFreedom: 1, errorFreedom: 40, total: 42 },
      results: { partialEta: 0.83333333333333, partialOmega: 0.82572614107884 },
      cautions: ['is rare'],
      source: 'By hand: 200/240, 199/(199 + 42)',
    },
    {
      inputs: { fGiven: 9, effectFreedom: 2, errorFreedom: 15, total: 1000 },
      results: { partialEta: 0.5454545455, partialOmega: 0.0157480315, observations: 1000 },
      cautions: ['more than twice'],
      source: 'By hand: 18/33; 16/1016',
    },
    {
      inputs: {
        data: 'squares',
        effectSquares: 84.3,
        errorSquares: 68.3,
        totalSquares: 152.5,
        effectFreedom: 2,
        errorFreedom: 15,
        total: 30,
      },
      results: { partialEta: 0.5524246396, f: 9.256954612, eta: 0.5527868852 },
      cautions: ['overstates', 'do not go together'],
      source: 'By hand: 84.3/152.6, 42.15 × 15/68.3 and 84.3/152.5, sums rounded as tables print them',
    },
    {
      inputs: {
        data: 'squares',
        effectSquares: 205.35,
        errorSquares: 712.106,
        totalSquares: 3452.209,
        effectFreedom: 1,
        errorFreedom: 54,
        total: 56,
      },
      results: { partialOmega: 0.206483927, eta: 0.0594836524 },
      cautions: ['do not go together'],
      source: 'Python from the definitions',
    },
    {
      inputs: {
        data: 'squares',
        effectSquares: 84,
        errorSquares: 68,
        totalSquares: 150,
        effectFreedom: 2,
        errorFreedom: 15,
      },
      refused: 'effect and error together',
      source: 'By definition',
    },
    {
      inputs: { fGiven: 4, effectFreedom: 2, errorFreedom: 15, total: 17 },
      refused: 'more observations',
      source: 'By definition',
    },
  ],
  notes: [
    'For fixed effects and independent groups. Of repeated measures partial omega squared is another one, and generalized eta squared is better compared with other designs.',
    'Cohen’s limits of 0.01, 0.06 and 0.14 are rounded from f of 0.1, 0.25 and 0.4.',
  ],
  references: [
    {
      title: 'Cohen: Statistical Power Analysis for the Behavioral Sciences, 2nd ed., ch. 8',
      isbn: '978-0-8058-0283-2',
    },
    {
      title: 'Olejnik, Algina: Generalized eta and omega squared statistics, Psychological Methods 8 (2003) 434',
      doi: '10.1037/1082-989X.8.4.434',
    },
    {
      title: 'R package effectsize: F_to_eta2, F_to_omega2, F_to_epsilon2',
      url: 'https://easystats.github.io/effectsize/reference/F_to_eta2.html',
    },
  ],
});
