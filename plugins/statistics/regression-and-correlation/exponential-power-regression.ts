import {
  choice,
  defineCalculator,
  isAbove,
  isAtLeast,
  isBelow,
  mean,
  noResult,
  number,
  roundTo,
  sum,
} from '@reckoner/engine';
import { points } from '../shared/pairs.js';
import { studentPValue } from '../shared/tests.js';
import { directFit } from './shared/direct-fit.js';
import { isPerfect, lineThrough, straightLine } from './shared/straight-line.js';

/** Beyond this an exponential is no number of use. */
const LARGEST_EXPONENT = 690;

/** Logarithms make a line of each curve; the direct fit asks for the least squares of y itself. */
export default defineCalculator({
  title: 'Exponential, power and logarithmic regression',
  description:
    'Curve y = a eᵇˣ, y = a xᵇ or y = a + b ln x through points, by the line through logarithms as trend lines do or by least squares of y itself, with R² and a prediction.',
  keywords: [
    'exponential regression',
    'power regression',
    'logarithmic regression',
    'exponential trend line',
    'LOGEST',
    'GROWTH',
    'allometric fit',
    'growth rate fit',
  ],
  aliases: ['exponential-regression', 'power-regression', 'logarithmic-regression'],
  related: ['linear-regression', 'polynomial-regression'],
  inputs: {
    points: { ...points, maxItems: 1000 },
    model: choice(
      {
        exponential: { label: 'Exponential, y = a e^(bx)', also: ['exponential', 'exp'] },
        power: { label: 'Power, y = a x^b', also: ['power'] },
        logarithmic: { label: 'Logarithmic, y = a + b ln x', also: ['logarithmic', 'log', 'ln'] },
      },
      { label: 'Curve', default: 'exponential' },
    ),
    method: choice(
      {
        transformed: {
          label: 'Line through logarithms (as trend lines)',
          also: ['transformed', 'linearized', 'Excel'],
        },
        direct: { label: 'Least squares of y', also: ['direct', 'nonlinear'] },
      },
      { label: 'Fit', default: 'transformed', when: { model: ['exponential', 'power'] } },
    ),
    at: number({ label: 'Predict at x', symbol: 'x_0', min: -1e12, max: 1e12, optional: true }),
  },
  outputs: {
    a: number({ label: 'a', symbol: 'a', digits: 8 }),
    b: number({ label: 'b', symbol: 'b', digits: 8 }),
    rSquared: number({ label: 'R² of y', symbol: 'R^2', places: 5 }),
    logSquared: number({ label: 'R² of ln y, as trend lines tell', symbol: 'R^2_{\\ln y}', places: 5, optional: true }),
    errorB: number({ label: 'Standard error of b', symbol: 's_b', digits: 6 }),
    residualError: number({ label: 'Residual standard error of y', symbol: 's', digits: 6 }),
    factor: number({ label: 'Factor of y per unit of x', symbol: 'e^b', digits: 6, optional: true }),
    doubling: number({ label: 'x in which y doubles', digits: 6, optional: true }),
    halving: number({ label: 'x in which y halves', digits: 6, optional: true }),
    prediction: number({ label: 'Predicted y', symbol: '\\hat y_0', digits: 6, optional: true }),
  },
  algorithm: ({ points, model, method, at }) => {
    const x = points.map((point) => point.x);
    const y = points.map((point) => point.y);
    if (y.every((value) => value === y[0])) throw noResult('All y are equal: there is no curve to fit.');
    const u = model === 'exponential' ? x : x.map(Math.log);
    const level = mean(y);
    const squaresY = sum(y.map((value) => (value - level) ** 2));
    const left = points.length - 2;
    if (model === 'logarithmic') {
      const base = x[0]!;
      // Logarithms of the ratio to one of the x keep the digits in which x far from zero differ.
      const logRatio = (value: number) =>
        value > base / 2 && value < 2 * base ? Math.log1p((value - base) / base) : Math.log(value) - Math.log(base);
      if (x.every((value) => value === x[0])) throw noResult('All x values are equal: no curve can be fitted.');
      const line = lineThrough(x.map(logRatio), y);
      const squaresLeft = isPerfect(line.squaresLeft, squaresY) ? 0 : line.squaresLeft;
      const residualError = Math.sqrt(squaresLeft / left);
      return {
        a: line.intercept - line.slope * Math.log(base),
        b: line.slope,
        rSquared: 1 - squaresLeft / squaresY,
        errorB: residualError / Math.sqrt(line.squaresX),
        residualError,
        prediction: at === undefined ? undefined : line.intercept + line.slope * logRatio(at),
      };
    }
    const logs = method === 'transformed' ? straightLine(u, y.map(Math.log)) : undefined;
    if (u.every((value) => value === u[0])) throw noResult('All x values are equal: no curve can be fitted.');
    const direct = logs === undefined ? directFit(u, y) : undefined;
    const b = logs?.slope ?? direct!.b;
    const logA = logs?.intercept ?? direct!.logA;
    const sign = direct?.sign ?? 1;
    if (Math.abs(logA) > LARGEST_EXPONENT)
      throw noResult(
        'At x = 0 the curve is too small or too large for a number: count x from nearer by, as years since the first one.',
      );
    const fitted = (value: number) => sign * Math.exp(logA + b * value);
    const found = sum(u.map((value, i) => (y[i]! - fitted(value)) ** 2));
    const perfect = isPerfect(found, squaresY) || (logs !== undefined && isPerfect(logs.squaresLeft, logs.squaresY));
    const squaresLeft = perfect ? 0 : found;
    const residualError = Math.sqrt(squaresLeft / left);
    const place = at === undefined ? undefined : model === 'power' ? Math.log(at) : at;
    if (place !== undefined && Math.abs(logA + b * place) > LARGEST_EXPONENT)
      throw noResult('So far out the curve is too small or too large for a number: predict at a nearer x.');
    const doubled = Math.LN2 / Math.abs(b);
    const isExponential = model === 'exponential';
    return {
      a: sign * Math.exp(logA),
      b,
      rSquared: 1 - squaresLeft / squaresY,
      logSquared: logs === undefined ? undefined : perfect ? 1 : 1 - logs.squaresLeft / logs.squaresY,
      errorB: perfect
        ? 0
        : logs === undefined
          ? residualError / Math.sqrt(direct!.information)
          : Math.sqrt(logs.squaresLeft / left / logs.squaresX),
      residualError,
      factor: isExponential && Math.abs(b) < LARGEST_EXPONENT ? Math.exp(b) : undefined,
      doubling: isExponential && b > 0 && doubled < 1e15 ? doubled : undefined,
      halving: isExponential && b < 0 && doubled < 1e15 ? doubled : undefined,
      prediction: place === undefined ? undefined : fitted(place),
    };
  },
  stepwise: [
    'The line through logarithms: ln y = ln a + b x (exponential), ln y = ln a + b ln x (power), y = a + b ln x (logarithmic), each by ordinary least squares.',
    'The direct fit makes Σ(y − ŷ)² least. For each b the best a is Σ y f/Σ f² with f = e^(bx) or x^b; b is searched.',
    'R² of y is 1 − Σ(y − ŷ)²/Σ(y − mean y)² in y itself for each fit, so that fits and curves can be compared by it; R² of ln y is that of the line.',
    'The standard error of b is that of the slope of the line, or for the direct fit the asymptotic one from the derivatives by a and b.',
  ],
  requires: [
    {
      each: 'points',
      that: ({ x }, { model }) => model === 'exponential' || x > 0,
      field: 'x',
      says: 'Power and logarithmic curves need an x above zero.',
    },
    {
      each: 'points',
      that: ({ y }, { model, method }) => model === 'logarithmic' || method === 'direct' || y > 0,
      field: 'y',
      says: 'A logarithm needs a y above zero: take the least squares of y instead.',
    },
    {
      that: ({ model, at }) => model === 'exponential' || at > 0,
      field: 'at',
      says: 'Power and logarithmic curves need an x above zero.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ points, at }) =>
        at !== undefined && (points.every((point) => point.x < at) || points.every((point) => point.x > at)),
      says: 'The prediction lies outside of the x values: whether the curve goes on there, these points do not say, and errors grow fast.',
    },
    {
      level: 'caution',
      when: ({ rSquared }) => isBelow(roundTo(rSquared, 5), 0),
      says: 'R² of y is below zero: the mean of y predicts y better than this curve does. Take the least squares of y, or another curve.',
    },
    {
      level: 'caution',
      when: ({ rSquared, logSquared }) =>
        logSquared !== undefined && isAtLeast(roundTo(logSquared, 5), 0.5) && isAbove(logSquared - rSquared, 0.05),
      says: 'The line through logarithms fits ln y better than the curve fits y: large y are off. Where the scatter of y is of one size everywhere, take the least squares of y.',
    },
    {
      level: 'caution',
      when: ({ model, points }) =>
        model === 'exponential' &&
        isAbove(
          Math.min(...points.map(({ x }) => Math.abs(x))),
          3 * (Math.max(...points.map(({ x }) => x)) - Math.min(...points.map(({ x }) => x))),
        ),
      says: 'The x lie far from zero beside their spread, as years do: rounded a and b give wrong values. Take all digits, or count x from nearer by.',
    },
    {
      level: 'caution',
      when: ({ model, points }) =>
        model !== 'exponential' &&
        isAbove(
          Math.min(...points.map(({ x }) => x)),
          20 * (Math.max(...points.map(({ x }) => x)) - Math.min(...points.map(({ x }) => x))),
        ),
      says: 'The x hardly differ beside their size, as years do: the curve is nearly a line there, and rounded a and b give wrong values. Take all digits, or a straight line.',
    },
    {
      level: 'note',
      when: ({ points, b, errorB }) =>
        errorB > 0 && isAbove(studentPValue(b / errorB, points.length - 2, 'two-sided'), 0.05),
      says: 'These data do not show that y changes with x along this curve (p of b above 5%): do not build on b, nor on what follows from it, as a doubling or halving and the prediction.',
    },
    {
      level: 'note',
      when: ({ model, method, at, residualError }) =>
        model !== 'logarithmic' && method === 'transformed' && at !== undefined && residualError > 0,
      says: 'A line through logarithms goes through the middle of ln y: the prediction is a typical y, as the median, and the mean of y lies above it where it scatters.',
    },
  ],
  figure: {
    kind: 'curve',
    title: 'Points and curve',
    x: { label: 'x' },
    y: { label: 'y' },
    curve: ({ points, model, a, b, at, prediction }) => {
      const places = [...points.map(({ x }) => x), ...(at === undefined ? [] : [at])];
      const size = Math.log(Math.abs(a));
      return {
        from: Math.min(...places),
        to: Math.max(...places),
        lines: [
          {
            y: (x) =>
              model === 'logarithmic'
                ? a + b * Math.log(x)
                : Math.sign(a) * Math.exp(size + b * (model === 'power' ? Math.log(x) : x)),
          },
        ],
        points: points.map((point) => [point.x, point.y] as const),
        marks: at === undefined || prediction === undefined ? [] : [{ x: at, y: prediction, label: 'Prediction' }],
      };
    },
  },
  explanation: ({ model, prediction }) => {
    const curve =
      model === 'exponential'
        ? 'y = {a} × e^({b} x)'
        : model === 'power'
          ? 'y = {a} × x^({b})'
          : 'y = {a} {b|− {|b|}|+ 0|+ {b}} ln x';
    return `The curve is ${curve}, with an R² of {rSquared} in y${prediction === undefined ? '.' : '; at x = {at} it gives {prediction}.'}`;
  },
  examples: [
    {
      inputs: {
        points: [
          { x: 0, y: 3.1 },
          { x: 1, y: 4.4 },
          { x: 2, y: 7.2 },
          { x: 3, y: 10.8 },
          { x: 4, y: 16.1 },
          { x: 5, y: 25.3 },
          { x: 6, y: 36.9 },
        ],
        at: 7,
      },
      results: {
        a: 3.04056102631,
        b: 0.419055938366,
        rSquared: 0.99899862209,
        errorB: 0.00565334167807,
        residualError: 0.429050299471,
        logSquared: 0.999090837634,
        factor: 1.52052540812,
        doubling: 1.65406838825,
        prediction: 57.1359556758,
      },
      cautions: ['outside of the x values', 'goes through the middle'],
      source: 'statsmodels OLS of ln y on x',
    },
    {
      inputs: {
        points: [
          { x: 0, y: 3.1 },
          { x: 1, y: 4.4 },
          { x: 2, y: 7.2 },
          { x: 3, y: 10.8 },
          { x: 4, y: 16.1 },
          { x: 5, y: 25.3 },
          { x: 6, y: 36.9 },
        ],
        method: 'direct',
        at: 3.5,
      },
      results: {
        a: 3.14675417252,
        b: 0.411609015042,
        rSquared: 0.999244031765,
        errorB: 0.00675278359019,
        residualError: 0.372787189323,
        factor: 1.50924422916,
        doubling: 1.68399416735,
        prediction: 13.2898827838,
      },
      source: 'scipy.optimize.least_squares, polished by mpmath on the normal equations',
    },
    {
      inputs: {
        points: [
          { x: 1, y: 5.2 },
          { x: 2, y: 3.9 },
          { x: 4, y: 2.6 },
          { x: 8, y: 2 },
          { x: 16, y: 1.35 },
          { x: 32, y: 0.98 },
        ],
        model: 'power',
        at: 10,
      },
      results: {
        a: 5.28633151554,
        b: -0.48595273194,
        rSquared: 0.997028196916,
        errorB: 0.0114766631781,
        residualError: 0.0981486709542,
        logSquared: 0.997773947681,
        prediction: 1.72663946482,
      },
      cautions: ['goes through the middle'],
      source: 'statsmodels OLS of ln y on ln x',
    },
    {
      inputs: {
        points: [
          { x: 1, y: 5.2 },
          { x: 2, y: 3.9 },
          { x: 4, y: 2.6 },
          { x: 8, y: 2 },
          { x: 16, y: 1.35 },
          { x: 32, y: 0.98 },
        ],
        model: 'power',
        method: 'direct',
      },
      results: {
        a: 5.25179997832,
        b: -0.479380731231,
        rSquared: 0.997184031984,
        errorB: 0.015124856962,
        residualError: 0.0955406666786,
      },
      source: 'scipy.optimize.least_squares, polished by mpmath',
    },
    {
      inputs: {
        points: [
          { x: 1, y: 5.2 },
          { x: 2, y: 3.9 },
          { x: 4, y: 2.6 },
          { x: 8, y: 2 },
          { x: 16, y: 1.35 },
          { x: 32, y: 0.98 },
        ],
        model: 'logarithmic',
        at: 20,
      },
      results: {
        a: 4.7680952381,
        b: -1.20980284143,
        rSquared: 0.949094294547,
        errorB: 0.140091941252,
        residualError: 0.406216573716,
        prediction: 1.14384982138,
      },
      source: 'statsmodels OLS of y on ln x',
    },
    {
      inputs: {
        points: [
          { x: 1, y: -1.2 },
          { x: 2, y: 0.4 },
          { x: 4, y: 2.1 },
          { x: 8, y: 3.9 },
          { x: 16, y: 5.2 },
          { x: 32, y: 7.1 },
        ],
        model: 'logarithmic',
      },
      results: {
        a: -1.20476190476,
        b: 2.37838582455,
        rSquared: 0.998592274506,
        errorB: 0.0446495615938,
        residualError: 0.129467774994,
      },
      source: 'statsmodels OLS of y on ln x',
    },
    {
      inputs: {
        points: [
          { x: 0, y: 3 },
          { x: 1, y: 3.1 },
          { x: 2, y: 2.9 },
          { x: 3, y: 3.2 },
          { x: 4, y: 2.8 },
          { x: 5, y: 3.1 },
        ],
      },
      results: { a: 3.02290434184, b: -0.0012273970286, errorB: 0.0131339317078, halving: 564.72939432 },
      cautions: ['do not show that y changes'],
      source: 'scipy.stats.linregress of ln y, whose p is 0.93',
    },
    {
      inputs: {
        points: [
          { x: 0, y: 100 },
          { x: 1, y: 90 },
          { x: 2, y: 70 },
          { x: 3, y: 30 },
          { x: 4, y: 8 },
          { x: 5, y: 2 },
          { x: 6, y: 0.5 },
          { x: 7, y: 0.1 },
        ],
      },
      results: {
        a: 287.884900942,
        b: -1.02746275276,
        rSquared: -1.90856377524,
        errorB: 0.111992016906,
        residualError: 78.3803271074,
        logSquared: 0.933459124038,
        factor: 0.357913925605,
        halving: 0.67462025139,
      },
      cautions: ['below zero', 'large y are off'],
      source: 'statsmodels OLS of ln y on x',
    },
    {
      inputs: {
        points: [
          { x: 0, y: 100 },
          { x: 1, y: 90 },
          { x: 2, y: 70 },
          { x: 3, y: 30 },
          { x: 4, y: 8 },
          { x: 5, y: 2 },
          { x: 6, y: 0.5 },
          { x: 7, y: 0.1 },
        ],
        method: 'direct',
      },
      results: {
        a: 112.881031534,
        b: -0.411653130308,
        rSquared: 0.898428698687,
        errorB: 0.0850972079257,
        residualError: 14.6471552379,
        factor: 0.66255405612,
        halving: 1.68381370024,
      },
      source: 'scipy.optimize.least_squares, polished by mpmath',
    },
    {
      inputs: {
        points: [
          { x: 0, y: -1 },
          { x: 1, y: -2.2 },
          { x: 2, y: -3.9 },
          { x: 3, y: -8.3 },
          { x: 4, y: -15.8 },
        ],
        method: 'direct',
      },
      results: {
        a: -1.07696871356,
        b: 0.672286708104,
        rSquared: 0.999217417019,
        errorB: 0.0157881655455,
        residualError: 0.19441365971,
        factor: 1.95871120424,
        doubling: 1.03102913118,
      },
      source: 'scipy.optimize.least_squares, polished by mpmath',
    },
    {
      inputs: {
        points: [
          { x: 2000, y: 12.1 },
          { x: 2005, y: 15.2 },
          { x: 2010, y: 18.4 },
          { x: 2015, y: 23.9 },
          { x: 2020, y: 29.7 },
        ],
        at: 2012,
      },
      results: {
        a: 1.04945082166e-38,
        b: 0.0449693243499,
        rSquared: 0.998353623931,
        errorB: 0.00108388444639,
        residualError: 0.328980808649,
        logSquared: 0.998260204286,
        factor: 1.04599577282,
        doubling: 15.4137779604,
        prediction: 20.6623676678,
      },
      cautions: ['as years do', 'goes through the middle'],
      source: 'statsmodels OLS of ln y on x',
    },
    {
      inputs: {
        points: [
          { x: 1, y: 2 },
          { x: 2, y: 4 },
          { x: 3, y: 8 },
        ],
      },
      results: {
        a: 1,
        b: 0.6931471806,
        rSquared: 1,
        logSquared: 1,
        errorB: 0,
        residualError: 0,
        factor: 2,
        doubling: 1,
      },
      source: 'By hand: y = 2ˣ',
    },
    {
      inputs: {
        points: [
          { x: 1, y: 3 },
          { x: 2, y: 5 },
          { x: 4, y: 7 },
        ],
        model: 'logarithmic',
      },
      results: { a: 3, b: 2.88539008178, rSquared: 1, errorB: 0 },
      source: 'By hand: y = 3 + 2 log₂ x',
    },
    {
      inputs: {
        points: [
          { x: 1, y: 4 },
          { x: 2, y: 5 },
          { x: 3, y: 5 },
          { x: 4, y: 4 },
        ],
      },
      results: { a: 4.472135955, b: 0, rSquared: -0.00310562001514, logSquared: 0, factor: 1 },
      cautions: ['below zero', 'do not show that y changes'],
      source: 'By hand: √20 of a mean of 4.5',
    },
    {
      inputs: {
        points: [
          { x: 1000000001, y: 2 },
          { x: 1000000002, y: 4.1 },
          { x: 1000000004, y: 7.9 },
          { x: 1000000005, y: 10.2 },
        ],
        model: 'logarithmic',
        at: 1000000003,
      },
      results: { prediction: 6.05000000252, rSquared: 0.998873928994, b: 2020000006.04 },
      cautions: ['hardly differ'],
      source: 'Python with mpmath at 50 digits, normal equations of y on ln x',
    },
    {
      inputs: {
        points: [
          { x: 0, y: 1 },
          { x: 1, y: 2 },
          { x: 2, y: 3 },
        ],
        model: 'power',
      },
      refused: 'x above zero',
      source: 'By definition',
    },
    {
      inputs: {
        points: [
          { x: 1, y: 1 },
          { x: 2, y: 0 },
          { x: 3, y: 3 },
        ],
      },
      refused: 'y above zero',
      source: 'By definition',
    },
    {
      inputs: {
        points: [
          { x: 1, y: 3 },
          { x: 2, y: 5 },
          { x: 4, y: 7 },
        ],
        model: 'logarithmic',
        at: 0,
      },
      refused: 'x above zero',
      source: 'By definition',
    },
    {
      inputs: {
        points: [
          { x: 1, y: 4 },
          { x: 2, y: 4 },
          { x: 3, y: 4 },
        ],
      },
      noResult: 'All y are equal',
      source: 'By definition',
    },
    {
      inputs: {
        points: [
          { x: 2, y: 4 },
          { x: 2, y: 5 },
          { x: 2, y: 6 },
        ],
      },
      noResult: 'no line',
      source: 'By definition',
    },
    {
      inputs: {
        points: [
          { x: 2, y: 4 },
          { x: 2, y: 5 },
          { x: 2, y: 6 },
        ],
        model: 'logarithmic',
      },
      noResult: 'no curve can be fitted',
      source: 'By definition',
    },
    {
      inputs: {
        points: [
          { x: 2, y: 4 },
          { x: 2, y: 5 },
          { x: 2, y: 6 },
        ],
        method: 'direct',
      },
      noResult: 'no curve can be fitted',
      source: 'By definition',
    },
    {
      inputs: {
        points: [
          { x: 0, y: 5 },
          { x: 1, y: 0 },
          { x: 2, y: 0 },
          { x: 3, y: 0 },
        ],
        method: 'direct',
      },
      noResult: 'the better',
      source: 'By hand: the steeper the decay, the closer to 5, 0, 0, 0',
    },
    {
      inputs: {
        points: [
          { x: 0, y: 100 },
          { x: 0.001, y: 37 },
          { x: 0.01, y: 1 },
          { x: 0.1, y: 0.1 },
          { x: 1, y: 0.05 },
          { x: 10, y: 0.02 },
        ],
        method: 'direct',
      },
      results: {
        a: 99.99956914,
        b: -994.212997159,
        rSquared: 0.999877469339,
        errorB: 14.4321876302,
        residualError: 0.500825342505,
        halving: 0.000697181773463,
      },
      source: 'scipy.optimize.least_squares, polished by mpmath: x of very unequal steps',
    },
    {
      inputs: {
        points: [
          { x: 1, y: 0 },
          { x: 2, y: 0 },
          { x: 3, y: 5 },
        ],
        method: 'direct',
      },
      noResult: 'the better',
      source: 'By hand: as before, upward',
    },
    {
      inputs: {
        points: [
          { x: 2000, y: 1 },
          { x: 2001, y: 3 },
          { x: 2002, y: 8 },
        ],
      },
      noResult: 'count x from nearer by',
      source: 'By hand: b is 1.04, e^(-2080) is zero in doubles',
    },
    {
      inputs: {
        points: [
          { x: 0, y: 1 },
          { x: 1, y: 3 },
          { x: 2, y: 8 },
        ],
        at: 1000,
      },
      noResult: 'So far out',
      source: 'By hand: e^1040',
    },
  ],
  notes: [
    'Trend lines of spreadsheets are lines through logarithms and tell R² of ln y. They suit scatter that grows with y, in percent; least squares of y suit scatter of one size.',
    'All three curves have no constant beside: values that level off at something else than zero need another model.',
  ],
  references: [
    { title: 'Draper, Smith: Applied Regression Analysis, 3rd ed., ch. 13 and 24', isbn: '978-0-471-17082-2' },
    {
      title: 'Trauth: Classical linear regression of log-transformed data (2017)',
      url: 'http://mres.uni-potsdam.de/index.php/2017/02/11/classical-linear-regression-of-log-transformed-data/',
    },
  ],
});
