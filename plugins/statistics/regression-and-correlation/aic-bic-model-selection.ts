import {
  chiSquaredSurvival,
  choice,
  defineCalculator,
  flag,
  integer,
  isAtMost,
  isNear,
  number,
  percent,
  rows,
  sum,
  table,
  text,
} from '@reckoner/engine';

/** Criteria from the full likelihood, so that they are those of R; weights by the chosen one. */
export default defineCalculator({
  title: 'AIC and BIC',
  description:
    'AIC, AICc and BIC of models of the same data, with differences, weights and likelihood ratio tests, from log-likelihoods or residual sums of squares.',
  keywords: [
    'Akaike information criterion',
    'Bayesian information criterion',
    'Schwarz criterion',
    'AICc',
    'Akaike weights',
    'likelihood ratio test',
    'model selection',
    'compare models',
  ],
  inputs: {
    basis: choice(
      {
        likelihood: { label: 'Log-likelihood', also: ['logLik', 'lnL'] },
        deviance: { label: '−2 log-likelihood', also: ['-2LL', '-2 log L', 'minus two log-likelihood'] },
        residual: { label: 'Residual sum of squares', also: ['RSS', 'SSE', 'least squares'] },
      },
      { label: 'Fit given as', default: 'likelihood' },
    ),
    n: integer({
      label: 'Number of observations',
      help: 'The same for all models.',
      symbol: 'n',
      min: 2,
      max: 1e9,
    }),
    models: rows(
      {
        name: text({ label: 'Model', maxLength: 60, optional: true }),
        fit: number({
          label: 'Fit',
          help: 'Log-likelihood, −2 log-likelihood (not the deviance, but for 0/1 data) or residual sum of squares.',
          min: -1e12,
          max: 1e12,
        }),
        parameters: integer({
          label: 'Estimated parameters',
          help: 'All of them: the intercept counts, and of a least-squares model the residual variance as well.',
          min: 1,
          max: 10000,
        }),
      },
      { label: 'Models', minItems: 1, maxItems: 50 },
    ),
    criterion: choice(
      {
        aicc: { label: 'AICc', also: ['corrected AIC'] },
        aic: { label: 'AIC', also: ['Akaike'] },
        bic: { label: 'BIC', also: ['Schwarz', 'SBC', 'SIC'] },
      },
      { label: 'Ranked by', default: 'aicc' },
    ),
    nested: flag({
      label: 'The first model is contained in each of the others',
      help: 'It is one of them with parameters fixed, as at zero: then each is tested against it.',
    }),
  },
  outputs: {
    best: text({ label: 'Best by the chosen criterion' }),
    weight: percent({ label: 'Its weight among these models', symbol: 'w', places: 1, optional: true }),
    aic: number({ label: 'Its AIC', symbol: '\\mathrm{AIC}', places: 3, digits: 6 }),
    aicc: number({ label: 'Its AICc', symbol: '\\mathrm{AICc}', places: 3, digits: 6, optional: true }),
    bic: number({ label: 'Its BIC', symbol: '\\mathrm{BIC}', places: 3, digits: 6 }),
    comparison: table(
      {
        model: text({ label: 'Model' }),
        logLikelihood: number({ label: 'Log-likelihood', places: 3, digits: 6 }),
        parameters: integer({ label: 'Parameters' }),
        aic: number({ label: 'AIC', places: 3, digits: 6 }),
        aicc: number({ label: 'AICc', places: 3, digits: 6, optional: true }),
        bic: number({ label: 'BIC', places: 3, digits: 6 }),
        delta: number({ label: 'Difference from the best', places: 3 }),
        weight: percent({ label: 'Weight', places: 1 }),
        chiSquared: number({ label: 'Likelihood ratio chi-squared against the first', places: 3, optional: true }),
        p: number({ label: 'p-value of the likelihood ratio', symbol: 'p', places: 5, optional: true }),
      },
      { label: 'Models' },
    ),
  },
  algorithm: ({ basis, n, models, criterion, nested }) => {
    const fits = models.map(({ name, fit, parameters }, index) => {
      const logLikelihood =
        basis === 'likelihood'
          ? fit
          : basis === 'deviance'
            ? -fit / 2
            : (-n / 2) * (Math.log((2 * Math.PI * fit) / n) + 1);
      const aic = 2 * parameters - 2 * logLikelihood;
      const place = index + 1;
      return {
        model: name === undefined ? `Model ${place}` : name,
        logLikelihood,
        parameters,
        aic,
        aicc: n > parameters + 1 ? aic + (2 * parameters * (parameters + 1)) / (n - parameters - 1) : undefined,
        bic: parameters * Math.log(n) - 2 * logLikelihood,
      };
    });
    const scores = fits.map(({ aic, aicc, bic }) => (criterion === 'aic' ? aic : criterion === 'bic' ? bic : aicc!));
    const least = Math.min(...scores);
    const deltas = scores.map((score) => score - least);
    const total = sum(deltas.map((delta) => Math.exp(-delta / 2)));
    const first = fits[0]!;
    const comparison = fits.map((fit, index) => {
      const line = { ...fit, delta: deltas[index]!, weight: Math.exp(-deltas[index]! / 2) / total };
      if (!nested || index === 0) return line;
      const chiSquared = Math.max(0, 2 * (fit.logLikelihood - first.logLikelihood));
      return { ...line, chiSquared, p: chiSquaredSurvival(chiSquared, fit.parameters - first.parameters) };
    });
    const best = comparison[scores.indexOf(least)]!;
    const ties = comparison.filter(({ delta }) => isNear(delta, 0, 5e-4));
    return {
      best: ties.map(({ model }) => model).join(', '),
      weight: comparison.length > 1 ? best.weight : undefined,
      aic: best.aic,
      aicc: best.aicc,
      bic: best.bic,
      comparison,
    };
  },
  stepwise: [
    'With k estimated parameters and n observations; the log-likelihood ln L of a least-squares model is −n/2 (ln(2π RSS/n) + 1); −2 log-likelihood is halved and changes its sign.',
    'AIC = 2k − 2 ln L; AICc = AIC + 2k(k + 1)/(n − k − 1); BIC = k ln n − 2 ln L.',
    'The weight of a model is exp(−Δ/2) over the sum of that of all, with Δ its criterion less the least one.',
    'The likelihood ratio chi-squared is 2 (ln L − ln L of the first), with as many degrees of freedom as there are more parameters.',
  ],
  requires: [
    {
      each: 'models',
      that: ({ fit }, { basis }) => basis !== 'residual' || fit > 0,
      field: 'fit',
      says: 'A residual sum of squares must be above zero: a model that fits perfectly has no likelihood.',
    },
    {
      each: 'models',
      that: ({ parameters }, { n, criterion }) => criterion !== 'aicc' || n > parameters + 1,
      field: 'parameters',
      says: 'AICc needs at least two more observations than parameters.',
    },
    {
      that: ({ models, nested }) =>
        !nested || models.every(({ parameters }, index) => index === 0 || parameters > models[0]!.parameters),
      field: 'models',
      says: 'A model that contains the first one has more parameters than it: put the smallest first.',
    },
    {
      that: ({ basis, models, nested }) =>
        !nested || models.every(({ fit }) => (basis === 'likelihood' ? fit >= models[0]!.fit : fit <= models[0]!.fit)),
      field: 'models',
      says: 'A model that contains the first one fits at least as well as it: either it is not contained, or a fit has not converged.',
    },
    {
      that: ({ models }) => {
        const names = models.flatMap(({ name }) => (name === undefined ? [] : [name.trim()]));
        return new Set(names).size === names.length;
      },
      field: 'models',
      says: 'Two models have the same name: give each its own.',
    },
    {
      that: ({ models, nested }) => !nested || models.length > 1,
      field: 'models',
      says: 'A test against the first model needs a second one.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ basis, models }) => basis === 'likelihood' && models.some(({ fit }) => fit > 0),
      says: 'A log-likelihood is above zero only for densities of measured values: make sure that it is neither −2 log-likelihood nor sent without its sign.',
    },
    {
      level: 'caution',
      when: ({ basis, models }) => basis === 'deviance' && models.some(({ fit }) => fit < 0),
      says: 'A −2 log-likelihood is below zero only for densities of measured values: make sure that it is not the log-likelihood itself.',
    },
    {
      level: 'caution',
      when: ({ basis, models }) => basis === 'residual' && models.some(({ parameters }) => parameters < 2),
      says: 'Of a least-squares model the residual variance counts as a parameter, so that a straight line has three: make sure that it is counted in each.',
    },
    {
      level: 'caution',
      when: ({ n, models }) => models.some(({ parameters }) => parameters >= n),
      says: 'A model has no fewer parameters than there are observations: it can follow any data, and the criteria are not meant for it.',
    },
    {
      level: 'note',
      when: ({ comparison }) => comparison.some(({ delta }) => !isNear(delta, 0, 5e-4) && isAtMost(delta, 2)),
      says: 'Another model is no more than 2 from the best, which by the usual rule of thumb leaves it substantial support: do not drop it on this alone.',
    },
    {
      level: 'caution',
      when: ({ criterion, n, models }) => criterion === 'aic' && models.some(({ parameters }) => n < 40 * parameters),
      says: 'There are fewer than 40 observations for each parameter of the largest model: plain AIC leans toward too many parameters, which AICc corrects where there are observations enough for it.',
    },
    {
      level: 'note',
      when: ({ criterion, comparison }) => !ranksCorrected(criterion, comparison) && differ(comparison, false),
      says: 'AIC and BIC have different models first: AIC aims at good predictions, BIC at the true model if it is one of these. BIC counts parameters more, unless there are very few observations.',
    },
    {
      level: 'note',
      when: ({ criterion, comparison }) => ranksCorrected(criterion, comparison) && differ(comparison, true),
      says: 'AICc and BIC have different models first: AICc aims at good predictions, BIC at the true model if it is one of these. BIC counts parameters more where there are many observations, AICc where there are few.',
    },
    {
      level: 'note',
      when: ({ nested, models }) => nested && models.length > 1,
      says: 'The chi-squared of a likelihood ratio is for large samples, and not for parameters that the first model fixes at the edge of what they can be, as a variance of zero.',
    },
  ],
  explanation: ({ weight, comparison }) =>
    weight === undefined
      ? 'The AIC is {aic}, the BIC {bic}{aicc?; the AICc is {aicc}|}. Only differences between models of the same data mean anything.'
      : comparison.filter(({ delta }) => isNear(delta, 0, 5e-4)).length > 1
        ? 'By {criterion}, {best} are equally good, with a weight of {weight} each.'
        : 'By {criterion}, {best} is the best of these models, with a weight of {weight}.',
  examples: [
    {
      inputs: {
        basis: 'residual',
        n: 50,
        nested: true,
        models: [
          { name: 'Constant', fit: 32538.98, parameters: 2 },
          { name: 'Linear', fit: 11353.5210511, parameters: 3 },
          { name: 'Quadratic', fit: 10824.7159077, parameters: 4 },
        ],
      },
      results: {
        best: 'Quadratic',
        weight: 50.2205585462,
        aic: 418.772068471,
        aicc: 419.66095736,
        bic: 426.420160492,
        comparison: {
          length: 3,
          rows: {
            0: {
              model: 'Constant',
              logLikelihood: -232.901202381,
              aic: 469.802404761,
              aicc: 470.05772391,
              bic: 473.626450772,
              delta: 50.3967665507,
              weight: 5.7195614351e-10,
            },
            1: {
              model: 'Linear',
              logLikelihood: -206.578431514,
              aic: 419.156863027,
              aicc: 419.678602158,
              bic: 424.892932044,
              delta: 0.0176447981652,
              weight: 49.7794414532,
              chiSquared: 52.645541734,
              p: 3.99516772291e-13,
            },
            2: {
              model: 'Quadratic',
              logLikelihood: -205.386034235,
              aic: 418.772068471,
              aicc: 419.66095736,
              bic: 426.420160492,
              delta: 0,
              weight: 50.2205585462,
              chiSquared: 55.0303362906,
              p: 1.12283077089e-12,
            },
          },
        },
      },
      cautions: ['no more than 2', 'for large samples', 'different models first'],
      source:
        'R data set cars with OLS of statsmodels: llf of dist on a constant, speed and its square; R prints AIC(lm(dist ~ speed, cars)) as 419.1569',
    },
    {
      inputs: {
        basis: 'residual',
        n: 42,
        models: [
          { name: 'Constant', fit: 32538.98, parameters: 2 },
          { name: 'Linear', fit: 11353.5210511, parameters: 3 },
          { name: 'Quadratic', fit: 10824.7159077, parameters: 4 },
        ],
      },
      results: { best: 'Linear', aic: 360.374607203, aicc: 361.00618615, bic: 365.587616058 },
      cautions: ['no more than 2'],
      source: 'Python from the definitions: AIC alone has the quadratic first, AICc and BIC the line',
    },
    {
      inputs: {
        basis: 'deviance',
        n: 10,
        models: [
          { name: 'Small', fit: 50, parameters: 5 },
          { name: 'Large', fit: 40, parameters: 6 },
        ],
      },
      results: { best: 'Small', aic: 60, aicc: 75, bic: 61.512925465 },
      cautions: ['AICc and BIC have different models first'],
      source: 'By hand: AICc 60 + 60/4 and 52 + 84/3 = 80; BIC 50 + 5 ln 10 and 40 + 6 ln 10 = 53.8',
    },
    {
      inputs: {
        basis: 'residual',
        n: 50,
        criterion: 'aic',
        models: [
          { name: 'Linear', fit: 11353.5210511, parameters: 3 },
          { name: 'Quadratic', fit: 10824.7159077, parameters: 4 },
        ],
      },
      results: { best: 'Quadratic', aic: 418.772068471, bic: 426.420160492 },
      cautions: ['fewer than 40', 'no more than 2', 'AIC and BIC have different models first'],
      source: 'As the first example: 419.157 and 418.772 by AIC, 424.893 and 426.420 by BIC',
    },
    {
      inputs: {
        n: 150,
        criterion: 'aic',
        models: [
          { fit: -120.5, parameters: 3 },
          { fit: -117.9, parameters: 4 },
          { fit: -117.2, parameters: 6 },
        ],
      },
      results: {
        best: 'Model 2',
        weight: 67.8228973576,
        aic: 243.8,
        bic: 255.842541176,
        comparison: {
          rows: {
            0: { delta: 3.2, weight: 13.6932068168 },
            1: { delta: 0, weight: 67.8228973576 },
            2: { delta: 2.6, weight: 18.4838958256 },
          },
        },
      },
      cautions: ['fewer than 40'],
      source: 'Python with numpy from the definitions',
    },
    {
      inputs: {
        n: 150,
        criterion: 'bic',
        models: [
          { fit: -120.5, parameters: 3 },
          { fit: -117.9, parameters: 4 },
          { fit: -117.2, parameters: 6 },
        ],
      },
      results: {
        best: 'Model 2',
        weight: 51.9997313603,
        aic: 243.8,
        bic: 255.842541176,
        comparison: {
          rows: {
            0: { delta: 0.189364705904, weight: 47.3021713076 },
            1: { delta: 0, weight: 51.9997313603 },
            2: { delta: 8.62127058819, weight: 0.698097332097 },
          },
        },
      },
      cautions: ['no more than 2'],
      source: 'Python with numpy from the definitions',
    },
    {
      inputs: {
        basis: 'deviance',
        n: 400,
        criterion: 'aic',
        models: [
          { name: 'Null', fit: 620, parameters: 2 },
          { name: 'Full', fit: 618.4, parameters: 5 },
        ],
      },
      results: { best: 'Null', weight: 90.024951088, aic: 624, bic: 631.982929094, aicc: 624.0302267 },
      source: 'Python: 620 + 4, 618.4 + 10, weight 1/(1 + e^-2.2)',
    },
    {
      inputs: {
        n: 400,
        models: [
          { name: 'Small', fit: -120, parameters: 3 },
          { name: 'Large', fit: -117, parameters: 5 },
        ],
      },
      results: { best: 'Large', weight: 72.1951197912, aic: 244, aicc: 244.152284264, bic: 263.957322736 },
      cautions: ['no more than 2', 'different models first'],
      source: 'Python from the definitions: BIC 257.97 and 263.96, so that the small one leads there',
    },
    {
      inputs: {
        n: 100,
        criterion: 'aic',
        models: [
          { name: 'A', fit: -50, parameters: 2 },
          { name: 'B', fit: -50, parameters: 2 },
          { name: 'C', fit: -60, parameters: 2 },
        ],
      },
      results: { best: 'A, B', aic: 104, weight: 49.9988650275 },
      source: 'By hand: 1/(2 + e^-10)',
    },
    {
      inputs: {
        n: 5,
        criterion: 'bic',
        models: [
          { fit: -4, parameters: 9 },
          { fit: -5, parameters: 2 },
        ],
      },
      results: { best: 'Model 2', aic: 14, aicc: 20, bic: 13.2188758249, weight: 99.0368448246 },
      cautions: ['no fewer parameters'],
      source: 'By hand: 10 + 2 ln 5 and 8 + 9 ln 5; 1/(1 + e^-4.633)',
    },
    {
      inputs: {
        basis: 'residual',
        n: 30,
        models: [
          { name: 'Mean', fit: 100, parameters: 1 },
          { name: 'Line', fit: 50, parameters: 2 },
        ],
      },
      results: { best: 'Line', aic: 104.461080705, bic: 107.263475469 },
      cautions: ['a straight line has three'],
      source: 'Python: 30 (ln(2π 50/30) + 1) + 4: the variance was left out of the count',
    },
    {
      inputs: {
        n: 50,
        models: [
          { name: 'A', fit: -4, parameters: 9 },
          { name: 'A ', fit: -5, parameters: 2 },
        ],
      },
      refused: 'the same name',
      source: 'By definition',
    },
    {
      inputs: { n: 30, models: [{ fit: -41.2, parameters: 4 }] },
      results: { best: 'Model 1', aic: 90.4, aicc: 92, bic: 96.0047895266 },
      source: 'By hand: 82.4 + 8, and 40/25 more; 82.4 + 4 ln 30',
    },
    {
      inputs: { n: 5, criterion: 'aic', models: [{ fit: -4, parameters: 4 }] },
      results: { aic: 16, bic: 14.4377516497 },
      cautions: ['fewer than 40'],
      source: 'By hand: 8 + 8; no AICc of five observations',
    },
    {
      inputs: { n: 5, models: [{ fit: -4, parameters: 4 }] },
      refused: 'at least two more observations',
      source: 'By definition: n - k - 1 = 0',
    },
    {
      inputs: { basis: 'residual', n: 20, models: [{ fit: 0, parameters: 3 }] },
      refused: 'above zero',
      source: 'By definition',
    },
    {
      inputs: {
        n: 50,
        nested: true,
        models: [
          { fit: -40, parameters: 3 },
          { fit: -39, parameters: 3 },
        ],
      },
      refused: 'has more parameters',
      source: 'By definition',
    },
    {
      inputs: {
        n: 50,
        nested: true,
        models: [
          { fit: -40, parameters: 2 },
          { fit: -41, parameters: 3 },
        ],
      },
      refused: 'at least as well',
      source: 'By definition',
    },
    {
      inputs: {
        basis: 'deviance',
        n: 50,
        nested: true,
        models: [
          { fit: 80, parameters: 2 },
          { fit: 81, parameters: 3 },
        ],
      },
      refused: 'at least as well',
      source: 'By definition',
    },
    {
      inputs: { n: 50, nested: true, models: [{ fit: -40, parameters: 2 }] },
      refused: 'needs a second one',
      source: 'By definition',
    },
    {
      inputs: { n: 60, models: [{ fit: 12.5, parameters: 3 }] },
      results: { aic: -19, aicc: -18.5714285714, bic: -12.7169663133 },
      cautions: ['above zero only for densities'],
      source: 'By hand: 6 - 25, and 24/56 more; 3 ln 60 - 25',
    },
    {
      inputs: { basis: 'deviance', n: 60, models: [{ fit: -25, parameters: 3 }] },
      results: { aic: -19 },
      cautions: ['below zero only for densities'],
      source: 'The same',
    },
  ],
  notes: [
    'Compare only models of the same observations and the same response: a fit of ln y and one of y have likelihoods of different things, and a row left out of one model spoils the comparison.',
    'The best of these may still be a bad model: look at its residuals. Likelihoods must be maximal ones; those of REML compare only models with the same fixed effects.',
    'Some programs leave out the residual variance from the count or constants from the likelihood (statsmodels counts no variance): then their values differ from these by a constant, and AICc by more.',
  ],
  references: [
    {
      title: 'Burnham, Anderson: Model Selection and Multimodel Inference, 2nd ed. (2002), ch. 2',
      isbn: '978-0-387-95364-9',
    },
    {
      title: 'Schwarz: Estimating the Dimension of a Model, Annals of Statistics 6 (1978)',
      doi: '10.1214/aos/1176344136',
    },
  ],
});

interface Scores {
  readonly aic: number;
  readonly aicc?: number | undefined;
  readonly bic: number;
}

/** AICc stands against BIC where it ranks, and beside BIC where all models have one. */
function ranksCorrected(criterion: string, scores: readonly Scores[]) {
  return criterion !== 'aic' && scores.every(({ aicc }) => aicc !== undefined);
}

function differ(scores: readonly Scores[], corrected: boolean) {
  return firstOf(scores.map(({ aic, aicc }) => (corrected ? aicc! : aic))) !== firstOf(scores.map(({ bic }) => bic));
}

function firstOf(scores: readonly number[]) {
  return scores.indexOf(Math.min(...scores));
}
