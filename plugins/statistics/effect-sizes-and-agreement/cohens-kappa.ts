import {
  category,
  choice,
  classify,
  defineCalculator,
  isNear,
  matrix,
  noResult,
  normalQuantile,
  number,
  percent,
  roundTo,
  sum,
} from '@reckoner/engine';
import { confidence } from '../shared/inference.js';

/** Agreement of two raters beyond chance, with weights for ordered categories if wished. */
export default defineCalculator({
  title: "Cohen's kappa",
  description: "Cohen's kappa, unweighted or weighted, of two raters from their table of counts.",
  keywords: ['interrater agreement', 'reliability', 'weighted kappa', 'observer agreement'],
  inputs: {
    counts: matrix({
      label: 'Counts: rater 1 in rows, rater 2 in columns',
      square: true,
      min: 0,
      max: 1e6,
      maxRows: 10,
      maxColumns: 10,
    }),
    weights: choice({ none: 'None', linear: 'Linear', quadratic: 'Quadratic' }, { label: 'Weights', default: 'none' }),
    confidence,
  },
  outputs: {
    kappa: number({ label: 'Kappa', symbol: '\\kappa', places: 3 }),
    error: number({ label: 'Standard error', symbol: '\\mathrm{SE}', places: 4 }),
    lower: number({ label: 'Lower limit', symbol: 'L', places: 3 }),
    upper: number({ label: 'Upper limit', symbol: 'U', places: 3 }),
    agreement: percent({ label: 'Observed agreement', symbol: 'p_o', places: 2 }),
    chance: percent({ label: 'Agreement by chance', symbol: 'p_e', places: 2 }),
    strength: category(['Poor', 'Slight', 'Fair', 'Moderate', 'Substantial', 'Almost perfect'], {
      label: 'Landis and Koch',
      of: 'kappa',
    }),
  },
  formula: ({ counts, weights, confidence }) => {
    const size = counts.length;
    const total = sum(counts.map((row) => sum(row)));
    if (size < 2 || total === 0) throw noResult('The table needs at least two categories and some counts.');
    const rowShare = counts.map((row) => sum(row) / total);
    const columnShare = counts.map((_, j) => sum(counts.map((row) => row[j]!)) / total);
    const weight = (i: number, j: number) => {
      if (weights === 'none') return i === j ? 1 : 0;
      const distance = Math.abs(i - j) / (size - 1);
      return weights === 'linear' ? 1 - distance : 1 - distance ** 2;
    };
    let agreement = 0;
    let chance = 0;
    for (let i = 0; i < size; i++) {
      for (let j = 0; j < size; j++) {
        agreement += (weight(i, j) * counts[i]![j]!) / total;
        chance += weight(i, j) * rowShare[i]! * columnShare[j]!;
      }
    }
    if (chance >= 1 - 1e-12) throw noResult('Both raters use one category only: kappa is not defined.');
    const kappa = (agreement - chance) / (1 - chance);
    // Fleiss, Cohen and Everitt's large-sample variance.
    const rowWeight = counts.map((_, i) => sum(columnShare.map((share, k) => share * weight(i, k))));
    const columnWeight = counts.map((_, j) => sum(rowShare.map((share, k) => share * weight(k, j))));
    let spread = 0;
    for (let i = 0; i < size; i++) {
      for (let j = 0; j < size; j++) {
        const meanWeight = rowWeight[i]! + columnWeight[j]!;
        spread += (counts[i]![j]! / total) * (weight(i, j) - meanWeight * (1 - kappa)) ** 2;
      }
    }
    const square = (kappa - chance * (1 - kappa)) ** 2;
    const variance = isNear(spread, square, 1e-13) ? 0 : (spread - square) / (total * (1 - chance) ** 2);
    const error = Math.sqrt(Math.max(0, variance));
    const margin = -normalQuantile((1 - confidence) / 2) * error;
    return {
      kappa,
      error,
      lower: Math.max(-1, kappa - margin),
      upper: Math.min(1, kappa + margin),
      agreement,
      chance,
      // Landis and Koch's classes end at 0.20, 0.40, 0.60 and 0.80 and include these.
      strength: classify(
        roundTo(kappa, 3),
        [
          [0, 'Poor'],
          [0.201, 'Slight'],
          [0.401, 'Fair'],
          [0.601, 'Moderate'],
          [0.801, 'Substantial'],
        ],
        'Almost perfect',
      ),
    };
  },
  shown: ({ agreement, chance, kappa, error, confidence }) => ({
    kappa: (agreement - chance) / (1 - chance),
    error: undefined,
    lower: Math.max(-1, kappa + normalQuantile((1 - confidence) / 2) * error),
    upper: Math.min(1, kappa - normalQuantile((1 - confidence) / 2) * error),
  }),
  stepwise: [
    'The standard error is that of Fleiss, Cohen and Everitt (1969), from the weights and the shares of the rows and columns.',
  ],
  explanation:
    'The raters agree in {agreement}, by chance in {chance}: kappa is {kappa} ({lower} to {upper} at {confidence} confidence).',
  cautions: [
    {
      level: 'caution',
      when: ({ error }) => error === 0,
      says: 'The large-sample error is 0, as where the raters agree always or never or one of them uses a single category: the limits say nothing of how sure kappa is.',
    },
    {
      level: 'caution',
      when: ({ counts }) => counts.some((row) => row.some((count) => !Number.isInteger(count))),
      says: 'Counts are whole numbers: from shares or percentages kappa is right, but its error and limits are not.',
    },
  ],
  examples: [
    {
      inputs: {
        counts: [
          [0, 1],
          [2, 0],
        ],
      },
      results: { kappa: -0.8, error: 0.587877538268, lower: -1, upper: 0.352218802325 },
      source: 'By hand: (0 − 4/9)/(5/9); Python, by the formula of Fleiss, Cohen and Everitt; no kappa is below −1',
    },
    {
      inputs: {
        counts: [
          [5, 1],
          [0, 0],
        ],
      },
      results: { kappa: 0, error: 0, lower: 0, upper: 0 },
      cautions: ['how sure kappa is'],
      source: 'By hand: whatever the other rater says, 5/6 agree by chance as well',
    },
    {
      inputs: {
        counts: [
          [0.4, 0.1],
          [0.2, 0.3],
        ],
      },
      results: { kappa: 0.4, agreement: 70, chance: 50 },
      cautions: ['whole numbers'],
      source: 'By hand: (0.7 − 0.5)/0.5',
    },
    {
      inputs: {
        counts: [
          [22, 2, 2],
          [5, 7, 14],
          [0, 2, 36],
        ],
      },
      results: {
        kappa: 0.56191588785,
        error: 0.068430265524,
        lower: 0.42779503197,
        upper: 0.696036743731,
        agreement: 72.22222222222,
        strength: 'Moderate',
      },
      source: 'statsmodels cohens_kappa',
    },
    {
      inputs: {
        counts: [
          [22, 2, 2],
          [5, 7, 14],
          [0, 2, 36],
        ],
        weights: 'linear',
      },
      results: { kappa: 0.676603673143, error: 0.058854217964, lower: 0.561251525596, strength: 'Substantial' },
      source: "statsmodels cohens_kappa(wt='linear')",
    },
    {
      inputs: {
        counts: [
          [22, 2, 2],
          [5, 7, 14],
          [0, 2, 36],
        ],
        weights: 'quadratic',
      },
      results: { kappa: 0.772616136919, error: 0.052143936283 },
      source: "statsmodels cohens_kappa(wt='fc')",
    },
    {
      inputs: {
        counts: [
          [20, 5],
          [10, 15],
        ],
      },
      results: { kappa: 0.4, agreement: 70, chance: 50, error: 0.126996062931, strength: 'Fair' },
      source: 'By hand: (0.7 - 0.5)/0.5; statsmodels std_kappa',
    },
    {
      inputs: {
        counts: [
          [10, 0],
          [0, 12],
        ],
      },
      results: { kappa: 1, error: 0, strength: 'Almost perfect' },
      cautions: ['how sure kappa is'],
      source: 'By hand: full agreement',
    },
    {
      inputs: {
        counts: [
          [0, 10],
          [10, 0],
        ],
      },
      results: { kappa: -1, strength: 'Poor' },
      cautions: ['how sure kappa is'],
      source: 'By hand: (0 - 0.5)/0.5',
    },
    {
      inputs: {
        counts: [
          [11, 9],
          [8, 12],
        ],
      },
      results: { strength: 'Slight', kappa: 0.15 },
      source: 'By hand: 0.575 observed, 0.5 by chance',
    },
    {
      inputs: {
        counts: [
          [13, 7],
          [7, 13],
        ],
      },
      results: { strength: 'Fair', kappa: 0.3 },
      source: 'By hand: 0.65 observed, 0.5 by chance',
    },
    {
      inputs: {
        counts: [
          [10, 0],
          [0, 0],
        ],
      },
      noResult: 'one category only',
      source: 'By definition',
    },
    {
      inputs: {
        counts: [
          [0, 0],
          [0, 0],
        ],
      },
      noResult: 'some counts',
      source: 'By definition',
    },
    {
      inputs: {
        counts: [
          [12, 8],
          [8, 12],
        ],
      },
      results: { strength: 'Slight', kappa: 0.2 },
      source: 'Landis, Koch (1977): 0.00 to 0.20 is slight; by hand 0.6 observed, 0.5 by chance',
    },
    {
      inputs: {
        counts: [
          [30, 6, 2],
          [4, 22, 5],
          [1, 7, 23],
        ],
        confidence: 90,
      },
      results: {
        kappa: 0.624342599549,
        error: 0.0647638518945,
        lower: 0.517815542865,
        upper: 0.730869656233,
        agreement: 75,
        chance: 33.45,
      },
      source: 'Python from the variance of Fleiss, Cohen and Everitt (1969); scipy.stats.norm.isf(0.05)',
    },
  ],
  references: [
    {
      title:
        'Fleiss, Cohen, Everitt: Large sample standard errors of kappa and weighted kappa, Psychological Bulletin 72 (1969)',
      doi: '10.1037/h0028106',
    },
    {
      title: 'Landis, Koch: The measurement of observer agreement for categorical data, Biometrics 33 (1977)',
      doi: '10.2307/2529310',
    },
  ],
});
