import {
  correlation,
  covariance,
  defineCalculator,
  isAtMost,
  isBelow,
  normalQuantile,
  number,
  populationVariance,
  roundTo,
  rows,
  studentQuantile,
  studentSurvival,
  sumOfProducts,
  variance,
} from '@reckoner/engine';
import { differenceOfMeans, lessAsWritten } from '../shared/exact-sum.js';
import { confidence, datum } from '../shared/inference.js';

/** The normal quantile of limits that hold 95% of the differences. */
const WIDTH = 1.959963984540054;

/** Agreement of two methods on the same subjects, once with each. */
export default defineCalculator({
  title: 'Bland-Altman limits of agreement',
  description:
    'Agreement of two methods of measurement from paired values: bias and 95% limits of agreement, each with its confidence interval, a test for differences that grow with the size, and Lin’s concordance correlation.',
  keywords: [
    'method comparison',
    'limits of agreement',
    'mean difference plot',
    'concordance correlation coefficient',
    "Lin's CCC",
    'Tukey mean-difference',
  ],
  related: ['paired-t-test', 'intraclass-correlation'],
  inputs: {
    pairs: rows(
      { first: { ...datum, label: 'First method' }, second: { ...datum, label: 'Second method' } },
      { label: 'Pairs, one for each subject', minItems: 3, maxItems: 5000 },
    ),
    confidence,
    acceptable: number({
      label: 'Largest acceptable difference',
      help: 'Decided before, by what a difference does: where both limits lie within plus and minus this, either method can stand for the other.',
      symbol: '\\Delta',
      above: 0,
      max: 1e12,
      optional: true,
    }),
  },
  outputs: {
    bias: number({ label: 'Bias, mean of first less second', symbol: '\\bar d', places: 4 }),
    lower: number({ label: 'Lower limit of agreement', symbol: '\\ell', places: 4 }),
    upper: number({ label: 'Upper limit of agreement', symbol: 'u', places: 4 }),
    deviation: number({ label: 'Standard deviation of the differences', symbol: 's_d', places: 4 }),
    biasLower: number({ label: 'Confidence interval of the bias, from', symbol: '\\bar d_L', places: 4 }),
    biasUpper: number({ label: 'Confidence interval of the bias, to', symbol: '\\bar d_U', places: 4 }),
    lowerFrom: number({ label: 'Confidence interval of the lower limit, from', symbol: '\\ell_L', places: 4 }),
    lowerTo: number({ label: 'Confidence interval of the lower limit, to', symbol: '\\ell_U', places: 4 }),
    upperFrom: number({ label: 'Confidence interval of the upper limit, from', symbol: 'u_L', places: 4 }),
    upperTo: number({ label: 'Confidence interval of the upper limit, to', symbol: 'u_U', places: 4 }),
    trend: number({
      label: 'p-value of a trend of the differences over the means',
      symbol: 'p',
      places: 5,
      optional: true,
    }),
    concordance: number({ label: "Lin's concordance correlation", symbol: '\\rho_c', places: 4, optional: true }),
    concordanceLower: number({ label: 'Lower limit of the concordance', symbol: '\\rho_L', places: 4, optional: true }),
    concordanceUpper: number({ label: 'Upper limit of the concordance', symbol: '\\rho_U', places: 4, optional: true }),
    r: number({ label: 'Pearson correlation, the precision in it', symbol: 'r', places: 4, optional: true }),
    accuracy: number({
      label: 'Concordance over correlation, the accuracy in it',
      symbol: 'C_b',
      places: 4,
      optional: true,
    }),
  },
  algorithm: ({ pairs, confidence }) => {
    const size = pairs.length;
    const differences = pairs.map(({ first, second }) => sumOfProducts([first], [-1, second]));
    const bias = differenceOfMeans(
      pairs.map(({ first }) => first),
      pairs.map(({ second }) => second),
    );
    const isEven = differences.every((difference) => difference === differences[0]);
    const deviation = isEven ? 0 : Math.sqrt(variance(differences));
    const t = -studentQuantile((1 - confidence) / 2, size - 1);
    const biasMargin = (t * deviation) / Math.sqrt(size);
    const margin = t * deviation * Math.sqrt(1 / size + WIDTH ** 2 / (2 * (size - 1)));
    const [lower, upper] = [bias - WIDTH * deviation, bias + WIDTH * deviation];
    // Less one value, which changes no spread and keeps digits.
    const origin = pairs[0]!.first;
    const x = pairs.map(({ first }) => lessAsWritten(first, origin));
    const y = pairs.map(({ second }) => lessAsWritten(second, origin));
    const means = x.map((value, i) => value + (y[i]! - value) / 2);
    const slant = correlation(differences, means);
    const [start, other] = [pairs[0]!.first, pairs[0]!.second];
    const isLevel = pairs.every(
      ({ first, second }) => sumOfProducts([first], [second], [-1, start], [-1, other]) === 0,
    );
    const isSlanted = !isEven && !isLevel;
    const results = {
      bias,
      lower,
      upper,
      deviation,
      biasLower: bias - biasMargin,
      biasUpper: bias + biasMargin,
      lowerFrom: lower - margin,
      lowerTo: lower + margin,
      upperFrom: upper - margin,
      upperTo: upper + margin,
      trend: isSlanted
        ? 2 * studentSurvival(Math.abs(slant) * Math.sqrt((size - 2) / Math.max(0, 1 - slant ** 2)), size - 2)
        : undefined,
    };
    const [spreadX, spreadY] = [populationVariance(x), populationVariance(y)];
    if (pairs.every(({ first }) => first === start) || pairs.every(({ second }) => second === other)) return results;
    const shared = (covariance(x, y) * (size - 1)) / size;
    const r = Math.max(-1, Math.min(1, correlation(x, y)));
    const concordance = pairs.every(({ first, second }) => first === second)
      ? 1
      : (2 * shared) / (spreadX + spreadY + bias ** 2);
    const accuracy = (2 * Math.sqrt(spreadX * spreadY)) / (spreadX + spreadY + bias ** 2);
    const withConcordance = { ...results, concordance, r, accuracy };
    if (Math.abs(r) < 1e-9 || Math.abs(r) > 1 - 1e-9) return withConcordance;
    const shift = bias ** 2 / Math.sqrt(spreadX * spreadY);
    const rest = 1 - concordance ** 2;
    const error = Math.sqrt(
      Math.max(
        0,
        ((1 - r ** 2) * concordance ** 2) / (rest * r ** 2) +
          (2 * concordance ** 3 * (1 - concordance) * shift) / (r * rest ** 2) -
          (concordance ** 4 * shift ** 2) / (2 * r ** 2 * rest ** 2),
      ) /
        (size - 2),
    );
    const reach = -normalQuantile((1 - confidence) / 2) * error;
    return {
      ...withConcordance,
      concordanceLower: Math.tanh(Math.atanh(concordance) - reach),
      concordanceUpper: Math.tanh(Math.atanh(concordance) + reach),
    };
  },
  stepwise: [
    'd = first − second for each pair; the bias is their mean and the limits of agreement are bias ± 1.96 s_d, between which 95% of differences are expected if they are normal.',
    'With t of n − 1 degrees of freedom: bias ± t s_d/√n; each limit ± t s_d √(1/n + 1.96²/(2 (n − 1))).',
    'The trend is the test of the correlation of d with the mean of each pair.',
    'ρ_c = 2 s_xy/(s_x² + s_y² + bias²), with variances divided by n (Lin); r × C_b is the same; its interval is by Fisher’s transformation.',
  ],
  figure: {
    kind: 'curve',
    title: 'Difference over mean',
    x: { label: 'Mean of both methods' },
    y: { of: 'bias', label: 'First less second' },
    curve: ({ pairs, bias, lower, upper }) => {
      const points = pairs
        .slice(0, 1000)
        .map(({ first, second }): [number, number] => [first + (second - first) / 2, first - second]);
      const means = points.map(([middle]) => middle);
      const [from, to] = [Math.min(...means), Math.max(...means)];
      if (from === to) return undefined;
      return {
        from,
        to,
        lines: [
          { label: 'Bias', y: () => bias },
          { label: 'Upper limit', y: () => upper, dashed: true },
          { label: 'Lower limit', y: () => lower, dashed: true },
        ],
        points,
      };
    },
  },
  explanation:
    'On average the first method reads {bias|{|bias|} lower than|the same as|{|bias|} higher than} the second ({confidence} confidence interval of the difference {biasLower} to {biasUpper}); 95% of single differences, first less second, are expected from {lower} to {upper}.',
  cautions: [
    {
      level: 'caution',
      when: ({ acceptable, lower, upper }) => acceptable !== undefined && isBelow(acceptable, reachOf(lower, upper)),
      says: 'The limits of agreement, {lower} to {upper}, reach beyond ±{acceptable}: by that the methods cannot stand for each other.',
    },
    {
      level: 'caution',
      when: ({ acceptable, lower, upper, lowerFrom, upperTo }) =>
        acceptable !== undefined &&
        isAtMost(reachOf(lower, upper), acceptable) &&
        isBelow(acceptable, reachOf(lowerFrom, upperTo)),
      says: 'The limits of agreement lie within ±{acceptable}, but their confidence intervals, {lowerFrom} to {upperTo} in all, reach beyond: more pairs are needed to be sure.',
    },
    {
      level: 'note',
      when: ({ acceptable, lowerFrom, upperTo }) =>
        acceptable !== undefined && isAtMost(reachOf(lowerFrom, upperTo), acceptable),
      says: 'The limits of agreement lie within ±{acceptable}, and so do their confidence intervals, {lowerFrom} to {upperTo} in all.',
    },
    {
      level: 'caution',
      when: ({ trend, pairs }) => trend !== undefined && roundTo(trend, 5) <= 0.05 && areAbove(pairs),
      says: 'The differences change with the size of the values (p {trend|is {|trend|}|is below 10⁻³⁰⁰|is {|trend|}}): the limits are too wide at one end and too narrow at the other. Send the logarithms of the values, whose limits are those of the ratio, or regress the differences on the means.',
    },
    {
      level: 'caution',
      when: ({ trend, pairs }) => trend !== undefined && roundTo(trend, 5) <= 0.05 && !areAbove(pairs),
      says: 'The differences change with the size of the values (p {trend|is {|trend|}|is below 10⁻³⁰⁰|is {|trend|}}): the limits are too wide at one end and too narrow at the other. Regress the differences on the means; values of zero or below have no logarithms.',
    },
    {
      level: 'caution',
      when: ({ r, accuracy }) =>
        r !== undefined && accuracy !== undefined && roundTo(r, 4) >= 0.95 && roundTo(accuracy, 4) < 0.5,
      says: 'The methods rise together (r is {r}), but far from equal: check that both are in one unit.',
    },
    {
      level: 'note',
      when: ({ pairs }) => pairs.length < 30,
      says: 'With fewer than about 30 pairs the intervals of the limits of agreement are approximate and the limits themselves uncertain: look at how wide the intervals are.',
    },
    {
      level: 'note',
      when: ({ deviation }) => deviation === 0,
      says: 'All differences are equal: real measurements are not, so check that the columns are two methods.',
    },
    {
      level: 'note',
      when: ({ concordance, deviation }) => concordance === undefined || (deviation > 0 && roundTo(concordance, 4) < 0),
      says: 'The methods do not rise together, or one of them gave one value only: check that each row is one subject.',
    },
  ],
  examples: [
    {
      inputs: {
        pairs: [
          { first: 494, second: 512 },
          { first: 395, second: 430 },
          { first: 516, second: 520 },
          { first: 434, second: 428 },
          { first: 476, second: 500 },
          { first: 557, second: 600 },
          { first: 413, second: 364 },
          { first: 442, second: 380 },
          { first: 650, second: 658 },
          { first: 433, second: 445 },
          { first: 417, second: 432 },
          { first: 656, second: 626 },
          { first: 267, second: 260 },
          { first: 478, second: 477 },
          { first: 178, second: 259 },
          { first: 423, second: 350 },
          { first: 427, second: 451 },
        ],
      },
      results: {
        bias: -2.11764705882,
        deviation: 38.7651298736,
        lower: -78.0959054671,
        upper: 73.8606113495,
        biasLower: -22.0488376966,
        biasUpper: 17.813543579,
        lowerFrom: -112.851553139,
        lowerTo: -43.3402577949,
        upperFrom: 39.1049636773,
        upperTo: 108.616259022,
        trend: 0.749498533649,
        concordance: 0.942742431427,
        concordanceLower: 0.850491873169,
        concordanceUpper: 0.97872627917,
        r: 0.943279446891,
        accuracy: 0.999430693136,
      },
      cautions: ['fewer than about 30'],
      source:
        'Bland, Altman (1986), peak flow by two meters: bias −2.1 (−22.0 to 17.8), standard deviation 38.8, r 0.94; digits by numpy and scipy',
    },
    {
      inputs: {
        pairs: [
          { first: 494, second: 512 },
          { first: 395, second: 430 },
          { first: 516, second: 520 },
          { first: 434, second: 428 },
          { first: 476, second: 500 },
          { first: 557, second: 600 },
          { first: 413, second: 364 },
          { first: 442, second: 380 },
          { first: 650, second: 658 },
          { first: 433, second: 445 },
          { first: 417, second: 432 },
          { first: 656, second: 626 },
          { first: 267, second: 260 },
          { first: 478, second: 477 },
          { first: 178, second: 259 },
          { first: 423, second: 350 },
          { first: 427, second: 451 },
        ],
        confidence: 90,
        acceptable: 90,
      },
      results: {
        biasLower: -18.532314448,
        biasUpper: 14.2970203304,
        lowerFrom: -106.719503866,
        upperTo: 102.484209749,
        concordanceLower: 0.871430224645,
        concordanceUpper: 0.975028565697,
      },
      cautions: ['more pairs are needed', 'fewer than about 30'],
      source: 'numpy and scipy.stats.t with 16 degrees of freedom',
    },
    {
      inputs: {
        pairs: [
          { first: 10, second: 11 },
          { first: 20, second: 19 },
          { first: 30, second: 34 },
          { first: 40, second: 43 },
          { first: 50, second: 56 },
          { first: 60, second: 63 },
          { first: 70, second: 78 },
          { first: 80, second: 90 },
        ],
        acceptable: 10,
      },
      results: {
        bias: -4.25,
        deviation: 3.6154430671,
        lower: -11.3361381997,
        upper: 2.83613819967,
        trend: 0.00328350213027,
        concordance: 0.975710168794,
        concordanceLower: 0.926856772081,
        concordanceUpper: 0.992068012948,
      },
      cautions: ['cannot stand for each other', 'change with the size', 'fewer than about 30'],
      source: 'numpy; scipy.stats.linregress of differences on means',
    },
    {
      inputs: {
        pairs: [
          { first: 0.3, second: 0.1 },
          { first: 0.5, second: 0.3 },
          { first: 0.9, second: 0.7 },
        ],
      },
      results: { bias: 0.2, deviation: 0, lower: 0.2, upper: 0.2, r: 1, concordance: 0.75675675675676 },
      cautions: ['fewer than about 30', 'All differences are equal'],
      source: 'By hand: variances of 14/225 each, (28/225)/(28/225 + 0.04) = 28/37',
    },
    {
      inputs: {
        pairs: [
          { first: 5, second: 5 },
          { first: 7, second: 7 },
          { first: 6, second: 6 },
        ],
      },
      results: { bias: 0, deviation: 0, concordance: 1, r: 1, accuracy: 1 },
      cautions: ['fewer than about 30', 'All differences are equal'],
      source: 'By hand: the methods agree in all',
    },
    {
      inputs: {
        pairs: [
          { first: 5, second: 4 },
          { first: 5, second: 6 },
          { first: 5, second: 5 },
        ],
      },
      results: { bias: 0, deviation: 1, lower: -1.959963984540054, upper: 1.959963984540054 },
      cautions: ['change with the size', 'fewer than about 30', 'do not rise together'],
      source: 'By hand: differences 1, −1 and 0',
    },
    {
      inputs: {
        pairs: [
          { first: 6, second: 6 },
          { first: 6, second: 4 },
          { first: 4, second: 6 },
          { first: 4, second: 4 },
        ],
      },
      results: { bias: 0, r: 0, concordance: 0, accuracy: 1, trend: 1 },
      cautions: ['fewer than about 30'],
      source: 'By hand: the sums of products of distances from 5 cancel',
    },
    {
      inputs: {
        pairs: [
          { first: 10, second: 9 },
          { first: 11, second: 12 },
          { first: 12, second: 11 },
          { first: 13, second: 14 },
          { first: 14, second: 13 },
          { first: 15, second: 16 },
          { first: 16, second: 15 },
          { first: 17, second: 18 },
          { first: 18, second: 17 },
          { first: 19, second: 20 },
          { first: 20, second: 19 },
          { first: 21, second: 22 },
          { first: 22, second: 21 },
          { first: 23, second: 24 },
          { first: 24, second: 23 },
          { first: 25, second: 26 },
          { first: 26, second: 25 },
          { first: 27, second: 28 },
          { first: 28, second: 27 },
          { first: 29, second: 30 },
          { first: 30, second: 29 },
          { first: 31, second: 32 },
          { first: 32, second: 31 },
          { first: 33, second: 34 },
          { first: 34, second: 33 },
          { first: 35, second: 36 },
          { first: 36, second: 35 },
          { first: 37, second: 38 },
          { first: 38, second: 37 },
          { first: 39, second: 40 },
        ],
        acceptable: 3,
      },
      results: { bias: 0, deviation: 1.0170952554312156, lower: -1.99347, upper: 1.99347 },
      cautions: ['and so do their confidence intervals'],
      source: 'By hand: differences of 1 and −1 in turn, √(30/29) × 1.959964',
    },
    {
      inputs: {
        pairs: [
          { first: 0.0001, second: 0.00012 },
          { first: 0.00011, second: 0.0001 },
          { first: 0.00014, second: 0.00013 },
          { first: 0.00013, second: 0.00015 },
          { first: 0.00016, second: 0.00016 },
          { first: 0.0002, second: 0.00018 },
        ],
        acceptable: 0.00001,
      },
      results: { bias: 0, upper: 0.0000327964704, concordance: 0.87037037 },
      cautions: ['reach beyond', 'about 30 pairs'],
      source: 'numpy and scipy.stats.norm',
    },
    {
      inputs: {
        pairs: [
          { first: -3, second: -2 },
          { first: -1, second: -1 },
          { first: 0, second: 0.5 },
          { first: 2, second: 1 },
          { first: 4, second: 2 },
          { first: 6, second: 3 },
          { first: 9, second: 4 },
        ],
      },
      results: { bias: 1.35714286, trend: 0.00025197236, concordance: 0.72397747 },
      cautions: ['no logarithms', 'about 30 pairs'],
      source: 'numpy and scipy.stats.pearsonr',
    },
    {
      inputs: {
        pairs: [
          { first: 100, second: 5.55 },
          { first: 120, second: 6.66 },
          { first: 140, second: 7.8 },
          { first: 160, second: 8.9 },
          { first: 90, second: 5 },
        ],
      },
      results: { r: 0.99998418, concordance: 0.00525879, bias: 115.218 },
      cautions: ['Send the logarithms', 'in one unit', 'about 30 pairs'],
      source: 'numpy: the second method in mmol/L, the first in mg/dL',
    },
  ],
  notes: [
    'One pair for each subject: with repeated values of a subject the limits come out too narrow. The limits assume differences that are about normally distributed.',
  ],
  references: [
    {
      title:
        'Bland, Altman: Statistical methods for assessing agreement between two methods of clinical measurement, Lancet 327 (1986) 307',
      doi: '10.1016/S0140-6736(86)90837-8',
    },
    {
      title: 'Bland, Altman: Measuring agreement in method comparison studies, Stat. Methods Med. Res. 8 (1999) 135',
      doi: '10.1177/096228029900800204',
    },
    {
      title:
        'Lin: A concordance correlation coefficient to evaluate reproducibility, Biometrics 45 (1989) 255; 56 (2000) 324 for the variance',
      doi: '10.2307/2532051',
    },
  ],
});

/** How far limits reach from zero, in the figures that are shown: below a thousandth these have more than four decimals. */
function reachOf(lower: number, upper: number): number {
  const reach = Math.max(upper, -lower);
  return Math.abs(reach) < 0.001 ? reach : roundTo(reach, 4);
}

/** Whether all values have logarithms. */
function areAbove(pairs: readonly { first: number; second: number }[]): boolean {
  return pairs.every(({ first, second }) => first > 0 && second > 0);
}
