import {
  ceilNear,
  defineCalculator,
  fSurvival,
  integer,
  isAbove,
  noResult,
  number,
  roundTo,
  table,
  text,
} from '@reckoner/engine';
import { confidence } from '../shared/inference.js';
import { points } from '../shared/pairs.js';
import { studentCritical, studentPValue } from '../shared/tests.js';
import { coefficientsAbout, fitPolynomial, type PolynomialFit, valueAt } from './shared/orthogonal-polynomials.js';
import { isPerfect } from './shared/straight-line.js';

/** Least squares by orthogonal polynomials, which stay well conditioned where powers of x do not. */
export default defineCalculator({
  title: 'Polynomial regression',
  description:
    'Least-squares polynomial of degree 1 to 6 through points, with standard errors, R², analysis of variance, a comparison of degrees and a prediction.',
  keywords: [
    'quadratic regression',
    'cubic regression',
    'quartic regression',
    'curve fitting polynomial',
    'polynomial trend line',
    'polyfit',
    'parabola of best fit',
  ],
  aliases: ['quadratic-regression', 'cubic-regression'],
  related: ['linear-regression', 'exponential-power-regression'],
  inputs: {
    points: { ...points, minItems: 2, maxItems: 2000 },
    degree: integer({ label: 'Degree', symbol: 'd', min: 1, max: 6, default: 2 }),
    at: number({ label: 'Predict at x', symbol: 'x_0', min: -1e12, max: 1e12, optional: true }),
    confidence,
  },
  outputs: {
    equation: text({ label: 'Equation' }),
    rSquared: number({ label: 'Coefficient of determination', symbol: 'R^2', places: 6 }),
    adjusted: number({ label: 'Adjusted R²', places: 6, optional: true }),
    residualError: number({ label: 'Residual standard error', symbol: 's', places: 6, digits: 6, optional: true }),
    f: number({ label: 'F statistic', symbol: 'F', places: 3, optional: true }),
    p: number({ label: 'p-value of F', symbol: 'p', places: 5, optional: true }),
    prediction: number({ label: 'Predicted y', symbol: '\\hat y_0', places: 4, digits: 6, optional: true }),
    predictionLower: number({ label: 'Lower limit for a new value', places: 4, digits: 6, optional: true }),
    predictionUpper: number({ label: 'Upper limit for a new value', places: 4, digits: 6, optional: true }),
    meanLower: number({ label: 'Lower limit for the mean of y', places: 4, digits: 6, optional: true }),
    meanUpper: number({ label: 'Upper limit for the mean of y', places: 4, digits: 6, optional: true }),
    coefficients: table(
      {
        power: integer({ label: 'Power of x' }),
        coefficient: number({ label: 'Coefficient', digits: 10 }),
        error: number({ label: 'Standard error', digits: 6, optional: true }),
        lower: number({ label: 'Lower limit', digits: 6, optional: true }),
        upper: number({ label: 'Upper limit', digits: 6, optional: true }),
        t: number({ label: 't', places: 3, optional: true }),
        p: number({ label: 'p-value', symbol: 'p', places: 5, optional: true }),
        centered: number({ label: 'Coefficient of the power of x less its mean', digits: 10 }),
      },
      { label: 'Coefficients' },
    ),
    variance: table(
      {
        origin: text({ label: 'Source' }),
        degreesOfFreedom: integer({ label: 'Degrees of freedom' }),
        squares: number({ label: 'Sum of squares', digits: 6 }),
        meanSquare: number({ label: 'Mean square', digits: 6, optional: true }),
        f: number({ label: 'F', places: 3, optional: true }),
        p: number({ label: 'p-value', symbol: 'p', places: 5, optional: true }),
      },
      { label: 'Analysis of variance' },
    ),
    degrees: table(
      {
        degree: integer({ label: 'Degree' }),
        rSquared: number({ label: 'R²', places: 6 }),
        adjusted: number({ label: 'Adjusted R²', places: 6, optional: true }),
        residualError: number({ label: 'Residual standard error', digits: 6, optional: true }),
        p: number({ label: 'p-value of the highest power', symbol: 'p', places: 5, optional: true }),
      },
      { label: 'Degrees up to the chosen one' },
    ),
    meanX: number({ label: 'Mean of x', symbol: '\\bar x', digits: 15 }),
  },
  algorithm: ({ points, degree, at, confidence }) => {
    const x = points.map((point) => point.x);
    const y = points.map((point) => point.y);
    const count = points.length;
    if (y.every((value) => value === y[0])) throw noResult('All y are equal: there is nothing to explain.');
    const fit = fitPolynomial(x, y, degree);
    const left = count - degree - 1;
    const perfect = fit.squaresLeft.findIndex((squares) => isPerfect(squares, fit.squaresY));
    const squaresLeft = perfect >= 0 ? 0 : fit.squaresLeft[degree]!;
    const judged = left > 0 && perfect < 0;
    const meanSquare = judged ? squaresLeft / left : undefined;
    const plain = coefficientsAbout(fit, 0);
    const centered = coefficientsAbout(fit, fit.center);
    const explained = fit.squaresY - squaresLeft;
    const f = meanSquare === undefined ? undefined : explained / degree / meanSquare;
    const p = f === undefined ? undefined : fSurvival(f, degree, left);
    const residualError = left > 0 ? Math.sqrt(squaresLeft / left) : undefined;
    const place = at === undefined ? undefined : valueAt(fit, at);
    const critical = left > 0 ? studentCritical(confidence, left) : 0;
    const around = (value: number, share: number) => {
      const margin = critical * residualError! * Math.sqrt(share);
      return [value - margin, value + margin] as const;
    };
    const single = place === undefined || !judged ? undefined : around(place.value, 1 + place.share);
    const average = place === undefined || !judged ? undefined : around(place.value, place.share);
    return {
      equation: written(
        plain.map(({ value }) => value),
        centered.map(({ value }) => value),
        fit.center,
        x,
        y,
      ),
      rSquared: 1 - squaresLeft / fit.squaresY,
      adjusted: left > 0 ? 1 - squaresLeft / left / (fit.squaresY / (count - 1)) : undefined,
      residualError,
      f,
      p,
      prediction: place?.value,
      predictionLower: single?.[0],
      predictionUpper: single?.[1],
      meanLower: average?.[0],
      meanUpper: average?.[1],
      coefficients: plain.map(({ value, share }, power) => {
        const error = meanSquare === undefined ? undefined : Math.sqrt(meanSquare * share);
        const t = error === undefined ? undefined : value / error;
        return {
          power,
          coefficient: value,
          error,
          lower: error === undefined ? undefined : value - critical * error,
          upper: error === undefined ? undefined : value + critical * error,
          t,
          p: t === undefined ? undefined : studentPValue(t, left, 'two-sided'),
          centered: centered[power]!.value,
        };
      }),
      variance: [
        { origin: 'Regression', degreesOfFreedom: degree, squares: explained, meanSquare: explained / degree, f, p },
        {
          origin: 'Residual',
          degreesOfFreedom: left,
          squares: squaresLeft,
          meanSquare: left > 0 ? squaresLeft / left : undefined,
        },
        { origin: 'Total', degreesOfFreedom: count - 1, squares: fit.squaresY },
      ],
      degrees: degreesOf(fit, count, perfect),
      meanX: fit.center,
    };
  },
  stepwise: [
    'The fit is made by polynomials of x that are orthogonal over the points, and written out in powers of x.',
    'Each coefficient over its standard error is t with n − d − 1 degrees of freedom; F is the mean square of the regression over that of the residuals.',
    'The p-value of the highest power is that of taking it into the polynomial of its degree.',
  ],
  requires: [
    {
      that: ({ points, degree }) => new Set(points.map(({ x }) => x)).size > degree,
      field: 'degree',
      says: 'A polynomial of this degree needs more different x values than its degree: take a lower one.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ points, at }) =>
        at !== undefined && (points.every((point) => point.x < at) || points.every((point) => point.x > at)),
      says: 'The prediction lies outside of the x values, where a polynomial soon runs off: the farther out, the less it says, and the interval does not count that.',
    },
    {
      level: 'caution',
      when: ({ points, degree }) => points.length === degree + 1,
      says: 'With as many coefficients as points the curve goes through all of them: an R² of 1 says nothing here, and there is no scatter to make errors and intervals of.',
    },
    {
      level: 'caution',
      when: ({ points, degree }) => points.length > degree + 1 && points.length < 2 * (degree + 1),
      says: 'There are fewer than two points for each coefficient: the curve follows their scatter. Take a lower degree or more points.',
    },
    {
      level: 'note',
      when: ({ points, degree, degrees }) =>
        degree > 1 && points.length > degree + 1 && isAbove(roundTo(degrees.at(-1)?.p ?? 0, 5), 0.05),
      says: 'These data do not show that the highest power is needed (p above 5%): compare the degrees, a lower one may predict better.',
    },
    {
      level: 'note',
      when: ({ degree, p }) => degree === 1 && p !== undefined && isAbove(roundTo(p, 5), 0.05),
      says: 'These data do not show that y changes with x along a line (p above 5%): do not build on the slope.',
    },
    {
      level: 'caution',
      when: ({ points, degree }) =>
        degree > 1 &&
        isAbove(
          Math.min(...points.map(({ x }) => Math.abs(x))),
          3 * (Math.max(...points.map(({ x }) => x)) - Math.min(...points.map(({ x }) => x))),
        ),
      says: 'The x lie far from zero beside their spread, as years do: terms are large and cancel, so that rounded coefficients of its powers are useless. Take those of x less its mean.',
    },
  ],
  figure: {
    kind: 'curve',
    title: 'Points and polynomial',
    x: { label: 'x' },
    y: { label: 'y' },
    curve: ({ points, coefficients, meanX, at, prediction }) => {
      const places = [...points.map(({ x }) => x), ...(at === undefined ? [] : [at])];
      const y = (x: number) => coefficients.reduceRight((value, { centered }) => value * (x - meanX) + centered, 0);
      return {
        from: Math.min(...places),
        to: Math.max(...places),
        lines: [{ y }],
        points: points.map((point) => [point.x, point.y] as const),
        marks: at === undefined || prediction === undefined ? [] : [{ x: at, y: prediction, label: 'Prediction' }],
      };
    },
  },
  explanation: ({ prediction, predictionLower }) =>
    '{equation} explains {rSquared} of the variance' +
    (prediction === undefined
      ? '.'
      : predictionLower === undefined
        ? '; at x = {at} it gives {prediction}.'
        : '; at x = {at} it predicts {prediction}, a new value between {predictionLower} and {predictionUpper} at {confidence} confidence.'),
  examples: [
    {
      inputs: {
        points: [
          { x: 0, y: 75901 },
          { x: 1, y: -204794 },
          { x: 2, y: 204863 },
          { x: 3, y: -204436 },
          { x: 4, y: 253665 },
          { x: 5, y: -200894 },
          { x: 6, y: 214131 },
          { x: 7, y: -185192 },
          { x: 8, y: 221249 },
          { x: 9, y: -138370 },
          { x: 10, y: 315911 },
          { x: 11, y: -27644 },
          { x: 12, y: 455253 },
          { x: 13, y: 197434 },
          { x: 14, y: 783995 },
          { x: 15, y: 608816 },
          { x: 16, y: 1370781 },
          { x: 17, y: 1303798 },
          { x: 18, y: 2205519 },
          { x: 19, y: 2408860 },
          { x: 20, y: 3444321 },
        ],
        degree: 5,
      },
      results: {
        rSquared: 0.957478440826,
        residualError: 236014.502379,
        f: 67.552445824,
        p: 9.51904357155e-10,
        coefficients: {
          length: 6,
          rows: {
            0: { power: 0, coefficient: 1, error: 215232.624678 },
            1: { power: 1, coefficient: 1, error: 236355.17347 },
            2: { power: 2, coefficient: 1, error: 77934.3524332 },
            3: { power: 3, coefficient: 1, error: 10147.550755 },
            4: { power: 4, coefficient: 1, error: 564.566512171 },
            5: { power: 5, coefficient: 1, error: 11.2324854679 },
          },
        },
        variance: {
          length: 3,
          rows: {
            0: { degreesOfFreedom: 5, squares: 18814317208100.0, meanSquare: 3762863441620.0 },
            1: { degreesOfFreedom: 15, squares: 835542680000 },
            2: { degreesOfFreedom: 20, squares: 19649859888100.0 },
          },
        },
        meanX: 10,
      },
      cautions: ['do not show that the highest'],
      source:
        'NIST StRD, Wampler4: certified coefficients 1, standard deviations 215232.62, … 11.232; digits by mpmath with 60',
    },
    {
      inputs: {
        points: [
          { x: 150000, y: 0.11019 },
          { x: 300000, y: 0.21956 },
          { x: 450000, y: 0.32949 },
          { x: 600000, y: 0.43899 },
          { x: 750000, y: 0.54803 },
          { x: 900000, y: 0.65694 },
          { x: 1050000, y: 0.76562 },
          { x: 1200000, y: 0.87487 },
          { x: 1350000, y: 0.98292 },
          { x: 1500000, y: 1.09146 },
          { x: 1650000, y: 1.20001 },
          { x: 1800000, y: 1.30822 },
          { x: 1950000, y: 1.41599 },
          { x: 2100000, y: 1.52399 },
          { x: 2250000, y: 1.63194 },
          { x: 2400000, y: 1.73947 },
          { x: 2550000, y: 1.84646 },
          { x: 2700000, y: 1.95392 },
          { x: 2850000, y: 2.06128 },
          { x: 3000000, y: 2.16844 },
          { x: 150000, y: 0.11052 },
          { x: 300000, y: 0.22018 },
          { x: 450000, y: 0.32939 },
          { x: 600000, y: 0.43886 },
          { x: 750000, y: 0.54798 },
          { x: 900000, y: 0.65739 },
          { x: 1050000, y: 0.76596 },
          { x: 1200000, y: 0.87474 },
          { x: 1350000, y: 0.983 },
          { x: 1500000, y: 1.0915 },
          { x: 1650000, y: 1.20004 },
          { x: 1800000, y: 1.30818 },
          { x: 1950000, y: 1.41613 },
          { x: 2100000, y: 1.52408 },
          { x: 2250000, y: 1.63159 },
          { x: 2400000, y: 1.73965 },
          { x: 2550000, y: 1.84696 },
          { x: 2700000, y: 1.95445 },
          { x: 2850000, y: 2.06177 },
          { x: 3000000, y: 2.16829 },
        ],
        at: 1000000,
      },
      results: {
        rSquared: 0.999999900179,
        adjusted: 0.999999894783,
        residualError: 0.000205177424076,
        coefficients: {
          rows: {
            0: { coefficient: 0.000673565789474, error: 0.000107938612033 },
            1: { coefficient: 7.32059160401e-7, error: 1.57817399982e-10 },
            2: { coefficient: -3.16081871345e-15, error: 4.86652849992e-17 },
          },
        },
        prediction: 0.729571907477,
        predictionLower: 0.729146753843,
        predictionUpper: 0.729997061112,
        meanLower: 0.729482884711,
        meanUpper: 0.729660930243,
        f: 185330865.996,
      },
      source:
        'NIST StRD, Pontius: certified 0.673565789473684E-03, 0.732059160401003E-06, -0.316081871345029E-14 and their deviations; prediction by mpmath',
    },
    {
      inputs: {
        points: [
          { x: 1, y: 3.2 },
          { x: 2, y: 7.9 },
          { x: 3, y: 15.1 },
          { x: 4, y: 23.8 },
          { x: 5, y: 36.3 },
          { x: 6, y: 50.2 },
        ],
        at: 8,
        confidence: 90,
        degree: 2,
      },
      results: {
        rSquared: 0.999790642973,
        adjusted: 0.999651071622,
        f: 7163.29415529,
        p: 3.02922346395e-6,
        residualError: 0.334094369332,
        prediction: 85.8371428571,
        predictionLower: 83.3050627109,
        predictionUpper: 88.3692230034,
        meanLower: 83.4302261731,
        meanUpper: 88.2440595412,
        coefficients: {
          rows: {
            0: {
              lower: -0.346478658913,
              upper: 2.46647865891,
              coefficient: 1.06,
              error: 0.59764617658,
              t: 1.77362466546,
              p: 0.174230303519,
              centered: 19.25,
            },
            1: {
              lower: 0.0769860863661,
              upper: 1.91729962792,
              coefficient: 0.997142857143,
              error: 0.390996459437,
              t: 2.55026057928,
              p: 0.0839238055029,
              centered: 9.39714285714,
            },
            2: {
              lower: 1.07132037883,
              upper: 1.32867962117,
              coefficient: 1.2,
              error: 0.0546790263114,
              t: 21.9462576595,
              p: 0.000207086929507,
              centered: 1.2,
            },
          },
        },
        degrees: {
          length: 2,
          rows: {
            0: { degree: 1, rSquared: 0.966179194074, adjusted: 0.957723992592, p: 0.000433872443272 },
            1: { degree: 2, p: 0.000207086929507 },
          },
        },
        meanX: 3.5,
      },
      cautions: ['outside of the x values'],
      source: 'statsmodels OLS on 1, x and x², and on powers of x - 3.5',
    },
    {
      inputs: {
        points: [
          { x: 1, y: 2 },
          { x: 2, y: 3 },
          { x: 3, y: 5 },
          { x: 4, y: 4 },
        ],
      },
      results: {
        rSquared: 0.84,
        p: 0.4,
        coefficients: {
          rows: {
            0: { coefficient: -1.0, error: 2.4899799196, p: 0.756879207263 },
            1: { coefficient: 3.3, error: 2.27156333832, p: 0.383796428341 },
            2: { coefficient: -0.5, error: 0.4472135955, p: 0.464559054398 },
          },
        },
      },
      cautions: ['fewer than two points', 'do not show that the highest'],
      source: 'statsmodels OLS',
    },
    {
      inputs: {
        points: [
          { x: 1, y: 1 },
          { x: 2, y: 4 },
          { x: 3, y: 9 },
        ],
        at: 2.5,
      },
      results: {
        equation: 'y = 0 + 0 x + 1 x^2',
        rSquared: 1,
        prediction: 6.25,
        coefficients: { rows: { 2: { coefficient: 1 } } },
      },
      cautions: ['through all of them'],
      source: 'By hand: y = x²',
    },
    {
      inputs: {
        points: [
          { x: 1, y: 2 },
          { x: 2, y: 8 },
          { x: 3, y: 18 },
          { x: 4, y: 32 },
          { x: 5, y: 50 },
        ],
        at: 3.5,
        degree: 3,
      },
      results: { rSquared: 1, adjusted: 1, residualError: 0, prediction: 24.5 },
      cautions: ['fewer than two points'],
      source: 'By hand: y = 2x²',
    },
    {
      inputs: {
        points: [
          { x: 2000, y: 5.1 },
          { x: 2004, y: 6.4 },
          { x: 2008, y: 8.3 },
          { x: 2012, y: 10.9 },
          { x: 2016, y: 13.8 },
          { x: 2020, y: 17.7 },
        ],
        at: 2010,
      },
      results: {
        rSquared: 0.999766082852,
        residualError: 0.0941123948114,
        prediction: 9.48125,
        predictionLower: 9.12756060753,
        predictionUpper: 9.83493939247,
        coefficients: {
          rows: {
            0: { coefficient: 75402.6071429, error: 3889.26370807 },
            1: { coefficient: -75.6451785714, error: 3.86994657734 },
            2: { coefficient: 0.0189732142857, error: 0.000962672261288 },
          },
        },
      },
      cautions: ['as years do'],
      source: 'mpmath: normal equations in 60 digits',
    },
    {
      inputs: {
        points: [
          { x: 1, y: 1 },
          { x: 1, y: 2 },
          { x: 2, y: 3 },
          { x: 2, y: 4 },
        ],
        degree: 2,
      },
      refused: 'more different x',
      source: 'By definition',
    },
    {
      inputs: {
        points: [
          { x: 1, y: 3 },
          { x: 2, y: 1 },
          { x: 3, y: 4 },
          { x: 4, y: 1 },
          { x: 5, y: 5 },
          { x: 6, y: 2 },
        ],
        degree: 1,
      },
      results: { rSquared: 0.0171428571429, p: 0.804726162223, residualError: 1.81002499325 },
      cautions: ['along a line'],
      source: 'statsmodels OLS',
    },
    {
      inputs: {
        points: [
          { x: 1, y: 4 },
          { x: 2, y: 4 },
          { x: 3, y: 4 },
        ],
      },
      noResult: 'nothing to explain',
      source: 'By definition',
    },
    {
      inputs: {
        points: [
          { x: 0, y: 4 },
          { x: 1e-12, y: 5 },
          { x: 1, y: 6 },
          { x: 1, y: 7 },
        ],
      },
      noResult: 'too close together',
      source: 'By definition: two x agree in twelve digits of their range',
    },
    {
      inputs: {
        points: [
          { x: -1000000004, y: 4 },
          { x: -1000000002, y: 2 },
          { x: -1000000001, y: 1 },
          { x: -999999999, y: 1 },
          { x: -999999998, y: 2 },
          { x: -999999996, y: 4 },
        ],
        at: -1000000003,
      },
      results: {
        rSquared: 0.979591836735,
        prediction: 2.71428571429,
        meanX: -1000000000,
        coefficients: { rows: { 2: { coefficient: 0.190476190476, error: 0.015873015873, centered: 0.190476190476 } } },
        equation: 'y = 1 + 0 (x + 1000000000) + 0.190476 (x + 1000000000)^2',
      },
      cautions: ['as years do'],
      source: 'mpmath: the same fit with x counted from -10⁹',
    },
    {
      inputs: {
        points: [
          { x: 1000000001, y: 1 },
          { x: 1000000002, y: 2 },
          { x: 1000000003, y: 4 },
          { x: 1000000004, y: 8 },
        ],
      },
      results: {
        rSquared: 0.998260869565,
        meanX: 1000000002.5,
        equation: 'y = 2.8125 + 2.3 (x − 1000000002.5) + 0.75 (x − 1000000002.5)^2',
      },
      cautions: ['as years do', 'fewer than two points', 'do not show that the highest'],
      source: 'mpmath: about the mean of x',
    },
  ],
  notes: [
    'Assumes independent, normal scatter of the same size at every x, and exact x.',
    'A degree that was chosen after looking at the fits has p-values that are too small.',
  ],
  references: [
    { title: 'Draper, Smith: Applied Regression Analysis, 3rd ed., ch. 12 and 22', isbn: '978-0-471-17082-2' },
    {
      title:
        'Forsythe: Generation and Use of Orthogonal Polynomials for Data-Fitting with a Digital Computer, J. SIAM 5 (1957)',
      doi: '10.1137/0105007',
    },
    { title: 'NIST Statistical Reference Datasets: Linear Regression, Wampler4 and Pontius' },
  ],
});

/** Each degree by what it leaves over, and whether its highest power takes off more than scatter would. */
function degreesOf({ squaresY, squaresLeft }: PolynomialFit, count: number, perfect: number) {
  return squaresLeft.slice(1).map((found, index) => {
    const degree = index + 1;
    const squares = perfect >= 0 && degree >= perfect ? 0 : found;
    const left = count - degree - 1;
    const before = squaresLeft[index]!;
    return {
      degree,
      rSquared: 1 - squares / squaresY,
      adjusted: left > 0 ? 1 - squares / left / (squaresY / (count - 1)) : undefined,
      residualError: left > 0 ? Math.sqrt(squares / left) : undefined,
      p: left > 0 && squares > 0 ? fSurvival(Math.max(0, (before - found) / (found / left)), 1, left) : undefined,
    };
  });
}

/** Where it takes more digits than this the equation is written in x less its mean. */
const MOST_DIGITS = 10;

/** With as many digits as it takes that rounding moves no fitted value by a ten thousandth of the spread of y. */
function written(
  plain: readonly number[],
  centered: readonly number[],
  center: number,
  x: readonly number[],
  y: readonly number[],
) {
  const spread = Math.max(...y) - Math.min(...y);
  const digitsOf = (coefficients: readonly number[], reach: number) => {
    const largest = Math.max(...coefficients.map((value, power) => Math.abs(value) * reach ** power));
    return Math.max(5, Math.min(15, ceilNear(Math.log10(largest / (1e-4 * spread))) + 1));
  };
  const digits = digitsOf(plain, Math.max(...x.map(Math.abs)));
  if (digits <= MOST_DIGITS) return sumOfTerms(plain, 'x', digits);
  const reach = Math.max(...x.map((value) => Math.abs(value - center)));
  const base = center < 0 ? `(x + ${-center})` : `(x − ${center})`;
  return sumOfTerms(centered, base, digitsOf(centered, reach));
}

function sumOfTerms(coefficients: readonly number[], base: string, digits: number) {
  const terms = coefficients.map((value, power) => {
    const size = Number(Math.abs(value).toPrecision(digits)).toString();
    const factor = power === 0 ? '' : power === 1 ? ` ${base}` : ` ${base}^${power}`;
    return { sign: value < 0 ? '−' : '+', term: `${size}${factor}` };
  });
  const [first, ...rest] = terms;
  return `y = ${first!.sign === '−' ? '−' : ''}${first!.term}${rest.map(({ sign, term }) => ` ${sign} ${term}`).join('')}`;
}
