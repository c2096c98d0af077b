import {
  choice,
  defineCalculator,
  integer,
  isAbove,
  isAtLeast,
  isAtMost,
  isNear,
  matrix,
  mean,
  noResult,
  normalQuantile,
  number,
  ranks,
  roundTo,
} from '@reckoner/engine';
import { confidence } from '../shared/inference.js';
import { studentPValue } from '../shared/tests.js';
import { cosine, residualsOn } from './shared/residuals.js';

const inCoefficients = { when: { data: 'correlations' } } as const;
const inValues = { when: { data: 'values' } } as const;
const coefficient = number({ label: 'Correlation', min: -1, max: 1 });

/** From three correlations, or from the residuals of x and y on the controls. */
export default defineCalculator({
  title: 'Partial correlation',
  description:
    'Correlation of x and y with other variables held constant, semipartial correlations, p-value and interval, from three correlations or from data with up to six controls.',
  keywords: [
    'semipartial correlation',
    'part correlation',
    'controlling for a third variable',
    'confounder',
    'partial r',
    'pcor',
  ],
  related: ['pearson-correlation', 'multiple-linear-regression', 'confidence-interval-correlation'],
  inputs: {
    data: choice(
      { correlations: { label: 'Three correlations', also: ['r'] }, values: { label: 'All values', also: ['data'] } },
      { label: 'Given', default: 'correlations' },
    ),
    rXY: { ...coefficient, label: 'Correlation of x and y', symbol: 'r_{xy}', ...inCoefficients },
    rXZ: { ...coefficient, label: 'Correlation of x and the control', symbol: 'r_{xz}', ...inCoefficients },
    rYZ: { ...coefficient, label: 'Correlation of y and the control', symbol: 'r_{yz}', ...inCoefficients },
    n: integer({
      label: 'Number of observations',
      help: 'For the test and the interval.',
      symbol: 'n',
      min: 4,
      max: 1e9,
      optional: true,
      ...inCoefficients,
    }),
    values: matrix({
      label: 'Observations: one row each, x, y and then the controls',
      min: -1e12,
      max: 1e12,
      maxRows: 500,
      maxColumns: 8,
      ...inValues,
    }),
    method: choice(
      { pearson: 'Pearson (linear)', spearman: { label: 'Spearman (ranks)', also: ['rank', 'rho'] } },
      { label: 'Coefficient', default: 'pearson', ...inValues },
    ),
    confidence,
  },
  outputs: {
    partial: number({ label: 'Partial correlation', symbol: 'r_{xy \\cdot z}', places: 4 }),
    p: number({ label: 'p-value', symbol: 'p', places: 5, optional: true }),
    t: number({ label: 't statistic', symbol: 't', places: 4, optional: true }),
    degreesOfFreedom: integer({ label: 'Degrees of freedom', symbol: '\\nu', optional: true }),
    lower: number({ label: 'Lower limit', symbol: 'L', places: 4, optional: true }),
    upper: number({ label: 'Upper limit', symbol: 'U', places: 4, optional: true }),
    semipartialX: number({
      label: 'Semipartial, control taken out of x only',
      symbol: 'r_{y(x \\cdot z)}',
      places: 4,
    }),
    semipartialY: number({
      label: 'Semipartial, control taken out of y only',
      symbol: 'r_{x(y \\cdot z)}',
      places: 4,
    }),
    plain: number({ label: 'Correlation without control', symbol: 'r_{xy}', places: 4 }),
  },
  formula: ({ data, rXY, rXZ, rYZ, n, values, method, confidence }) => {
    const found = data === 'correlations' ? ofThree(rXY, rXZ, rYZ) : ofValues(values, method);
    const count = data === 'correlations' ? n : values.length;
    const controls = data === 'correlations' ? 1 : values[0]!.length - 2;
    if (count === undefined) return found;
    const { partial } = found;
    const degreesOfFreedom = count - 2 - controls;
    const ranked = data === 'values' && method === 'spearman';
    if (isAtLeast(Math.abs(partial), 1 - 1e-14))
      return ranked ? { ...found, degreesOfFreedom } : { ...found, p: 0, degreesOfFreedom };
    const t = partial * Math.sqrt(degreesOfFreedom / ((1 - partial) * (1 + partial)));
    const tested = { ...found, p: studentPValue(t, degreesOfFreedom, 'two-sided'), t, degreesOfFreedom };
    if (degreesOfFreedom < 2 || ranked) return tested;
    const margin = -normalQuantile((1 - confidence) / 2) / Math.sqrt(degreesOfFreedom - 1);
    return {
      ...tested,
      lower: Math.tanh(Math.atanh(partial) - margin),
      upper: Math.tanh(Math.atanh(partial) + margin),
    };
  },
  shown: ({ data, rXY, rXZ, rYZ, n, partial }) => {
    if (data === 'values') return {};
    const rest = rXY - rXZ * rYZ;
    return {
      partial: rest / Math.sqrt((1 - rXZ ** 2) * (1 - rYZ ** 2)),
      semipartialX: rest / Math.sqrt(1 - rXZ ** 2),
      semipartialY: rest / Math.sqrt(1 - rYZ ** 2),
      plain: rXY,
      t: n === undefined ? undefined : partial * Math.sqrt((n - 3) / (1 - partial ** 2)),
      degreesOfFreedom: n === undefined ? undefined : n - 3,
    };
  },
  stepwise: [
    'From data, x and y are first taken as what least squares on the controls leave of them; their correlation is the partial one, and with one of them whole the semipartial ones. Spearman’s are the same of ranks.',
    "t = r √(ν/(1 − r²)) with ν = n − 2 − the number of controls, and p is both tails of Student's t distribution beyond it.",
    'The interval of Pearson’s is tanh(artanh(r) ± z/√(ν − 1)); that of ranks, which is wider, is left out.',
  ],
  requires: [
    {
      that: ({ values }) => values[0]!.length >= 3,
      field: 'values',
      says: 'Give at least three columns: x, y and a control.',
    },
    {
      that: ({ values }) => values.length > values[0]!.length,
      field: 'values',
      says: 'There must be more observations than columns.',
    },
    {
      that: ({ rXZ }) => Math.abs(rXZ) < 1,
      field: 'rXZ',
      says: 'A control that correlates with x by 1 or −1 leaves nothing of it to correlate.',
    },
    {
      that: ({ rYZ }) => Math.abs(rYZ) < 1,
      field: 'rYZ',
      says: 'A control that correlates with y by 1 or −1 leaves nothing of it to correlate.',
    },
    {
      that: ({ rXY, rXZ, rYZ }) =>
        isAtLeast(1 + 2 * rXY * rXZ * rYZ, rXY ** 2 + rXZ ** 2 + rYZ ** 2) ||
        isAtMost((rXY - rXZ * rYZ) ** 2, (1 - rXZ ** 2) * (1 - rYZ ** 2)),
      field: 'rXY',
      says: 'No data have these three correlations together: with the control, x and y would have to correlate by more than 1. Were they all taken from the same rows, and with enough digits?',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ p }) => p !== undefined && isAbove(roundTo(p, 5), 0.05),
      says: 'With p above 5% the true partial correlation may as well be zero: do not build on its size.',
    },
    {
      level: 'note',
      when: ({ partial, plain, p }) =>
        partial * plain < 0 &&
        Math.abs(partial) > 0.0001 &&
        Math.abs(plain) > 0.0001 &&
        (p === undefined || isAtMost(roundTo(p, 5), 0.05)),
      says: 'Holding the control constant turns the sign of the correlation around.',
    },
    {
      level: 'note',
      when: ({ method, values, data, p }) =>
        data === 'values' && method === 'spearman' && values.length < 20 && p !== undefined,
      says: 'The p-value of a rank correlation is the t approximation, which is rough in so small a sample.',
    },
    {
      level: 'caution',
      when: ({ method, data, p }) => data === 'values' && method === 'spearman' && p === undefined,
      says: 'The ranks agree perfectly once the controls are held constant: the t approximation has no p-value for that, and in few rows it comes about by chance.',
    },
  ],
  explanation: ({ data, values, p }) =>
    `With the ${data === 'correlations' || values[0]!.length === 3 ? 'control' : 'controls'} held constant x and y correlate by {partial}${p === undefined ? '' : ' (p {p|is {|p|}|is below 10⁻³⁰⁰|is {|p|}})'}; without, by {plain}.`,
  examples: [
    {
      inputs: { rXY: 0.5, rXZ: 0.6, rYZ: 0.7, n: 50, confidence: 90 },
      results: {
        partial: 0.140028008403,
        semipartialX: 0.1,
        semipartialY: 0.112022406722,
        plain: 0.5,
        t: 0.969535971483,
        p: 0.337240943586,
        degreesOfFreedom: 47,
        lower: -0.101218484043,
        upper: 0.365721133913,
      },
      cautions: ['may as well be zero'],
      source: 'numpy: inverse of the correlation matrix; scipy.stats.t and norm',
    },
    {
      inputs: { rXY: 0.8, rXZ: 0.3, rYZ: -0.2, n: 30 },
      results: {
        partial: 0.920115058898,
        semipartialX: 0.901524959581,
        semipartialY: 0.877733824497,
        plain: 0.8,
        t: 12.2075337639,
        p: 1.67461455507e-12,
        degreesOfFreedom: 27,
        lower: 0.835293093748,
        upper: 0.962155534006,
      },
      source: 'The same',
    },
    {
      inputs: { rXY: 0.2, rXZ: 0.6, rYZ: 0.7 },
      results: { partial: -0.385077023108, semipartialX: -0.275, semipartialY: -0.308061618486, plain: 0.2 },
      cautions: ['turns the sign'],
      source: 'The same; -0.22/√(0.64 × 0.51)',
    },
    {
      inputs: { rXY: 0.42, rXZ: 0.6, rYZ: 0.7, n: 4 },
      results: { partial: 0, semipartialX: 0, semipartialY: 0, p: 1, t: 0, degreesOfFreedom: 1 },
      cautions: ['may as well be zero'],
      source: 'By hand: 0.42 - 0.6 × 0.7',
    },
    {
      inputs: { rXY: 0.76, rXZ: 0.6, rYZ: 0.2, n: 10 },
      results: {
        partial: 0.816496580928,
        semipartialX: 0.8,
        semipartialY: 0.653197264742,
        plain: 0.76,
        t: 3.74165738677,
        p: 0.00724698982029,
        degreesOfFreedom: 7,
        lower: 0.332880188331,
        upper: 0.960035862574,
      },
      source: 'numpy as before',
    },
    {
      inputs: { rXY: 1, rXZ: 0.6, rYZ: 0.6, n: 10 },
      results: { partial: 1, p: 0, semipartialX: 0.8, semipartialY: 0.8, degreesOfFreedom: 7 },
      source: 'By hand: 0.64/0.64, 0.64/0.8',
    },
    {
      inputs: {
        data: 'values',
        values: [
          [7, 0, 9, 0.0178],
          [15, 0.964, 2, 1.05e-6],
          [19, 0, 3, 1.37e-5],
          [15, 0, 4, 0.00718],
          [21, 0.921, 1, 0],
          [22, 0, 3, 0],
          [57, 0, 1, 0],
          [15, 1.006, 3, 0.00448],
          [20, 0, 6, 2.1e-6],
          [18, 1.011, 1, 0],
        ],
      },
      results: {
        partial: -0.672086308087,
        t: -2.2232666446,
        p: 0.0678920155069,
        degreesOfFreedom: 6,
        semipartialX: -0.550504091509,
        semipartialY: -0.57917344127,
        plain: -0.237872366541,
        lower: -0.934282218462,
        upper: 0.0619047946772,
      },
      cautions: ['may as well be zero'],
      source: 'Data of the R package ppcor, pcor.test of hl and disp given deg and BC; residuals by statsmodels OLS',
    },
    {
      inputs: {
        data: 'values',
        values: [
          [7, 0, 9, 0.0178],
          [15, 0.964, 2, 1.05e-6],
          [19, 0, 3, 1.37e-5],
          [15, 0, 4, 0.00718],
          [21, 0.921, 1, 0],
          [22, 0, 3, 0],
          [57, 0, 1, 0],
          [15, 1.006, 3, 0.00448],
          [20, 0, 6, 2.1e-6],
          [18, 1.011, 1, 0],
        ],
        method: 'spearman',
      },
      results: {
        partial: -0.764734468125,
        t: -2.90715008945,
        p: 0.0270808120197,
        degreesOfFreedom: 6,
        semipartialX: -0.593194492189,
        semipartialY: -0.425460888926,
        plain: -0.269575235238,
      },
      cautions: ['t approximation'],
      source: 'The same of ranks by scipy.stats.rankdata',
    },
    {
      inputs: { rXY: 0.3, rXZ: 0.6, rYZ: 0.52, n: 30 },
      results: { partial: -0.0175609839672, p: 0.927956857092, degreesOfFreedom: 27, plain: 0.3 },
      cautions: ['may as well be zero'],
      source: 'By hand: -0.012/√(0.64 × 0.7296); scipy.stats.t: the sign is not shown to turn',
    },
    {
      inputs: {
        data: 'values',
        method: 'spearman',
        values: [
          [1, 2, 5],
          [2, 3, 1],
          [3, 4, 4],
          [4, 5, 2],
          [5, 6, 3],
        ],
      },
      results: { partial: 1, degreesOfFreedom: 2, plain: 1, semipartialX: 0.953939201417 },
      cautions: ['agree perfectly'],
      source: 'By hand: equal ranks, √(1 - 0.3²)',
    },
    { inputs: { rXY: 0.5, rXZ: 1, rYZ: 0.5 }, refused: 'with x by 1', source: 'By definition' },
    { inputs: { rXY: 0.5, rXZ: 0.5, rYZ: -1 }, refused: 'with y by 1', source: 'By definition' },
    {
      inputs: { rXY: -0.9, rXZ: 0.9, rYZ: 0.9 },
      refused: 'No data have',
      source: 'By hand: 1 - 2 × 0.729 - 3 × 0.81 is below zero',
    },
    {
      inputs: {
        data: 'values',
        values: [
          [1, 2],
          [2, 1],
          [3, 4],
          [4, 4],
        ],
      },
      refused: 'three columns',
      source: 'By definition',
    },
    {
      inputs: {
        data: 'values',
        values: [
          [1, 2, 3],
          [2, 1, 4],
          [3, 4, 1],
        ],
      },
      refused: 'more observations than columns',
      source: 'By definition',
    },
    {
      inputs: {
        data: 'values',
        values: [
          [1, 2, 3],
          [2, 1, 3],
          [3, 4, 3],
          [4, 4, 3],
        ],
      },
      noResult: 'constant',
      source: 'By definition',
    },
    {
      inputs: {
        data: 'values',
        values: [
          [1, 2, 3, 6],
          [2, 1, 4, 8],
          [3, 4, 1, 2],
          [4, 4, 7, 14],
          [5, 2, 9, 18],
        ],
      },
      noResult: 'from the other controls',
      source: 'By hand: the last column is twice the third',
    },
    {
      inputs: {
        data: 'values',
        values: [
          [6, 2, 3],
          [8, 1, 4],
          [2, 4, 1],
          [14, 4, 7],
          [18, 2, 9],
        ],
      },
      noResult: 'determine x or y',
      source: 'By hand: x is twice the control',
    },
  ],
  notes: [
    'Only linear effects of the controls are taken out, and only of controls that are measured. A control that x and y both act on, or that lies between them, makes or hides a correlation instead of mending it.',
  ],
  references: [
    {
      title:
        'Cohen, Cohen, West, Aiken: Applied Multiple Regression/Correlation Analysis for the Behavioral Sciences, 3rd ed., ch. 3',
      isbn: '978-0-8058-2223-6',
    },
    {
      title: 'Kim: ppcor: An R Package for a Fast Calculation to Semi-partial Correlation Coefficients (2015)',
      doi: '10.5351/CSAM.2015.22.6.665',
    },
  ],
});

function ofThree(rXY: number, rXZ: number, rYZ: number) {
  const rest = rXY - rXZ * rYZ;
  const ofX = Math.sqrt((1 - rXZ) * (1 + rXZ));
  const ofY = Math.sqrt((1 - rYZ) * (1 + rYZ));
  const clean = isNear(rest, 0, 1e-15) ? 0 : rest;
  return {
    partial: Math.max(-1, Math.min(1, clean / (ofX * ofY))),
    semipartialX: clean / ofX,
    semipartialY: clean / ofY,
    plain: rXY,
  };
}

function ofValues(values: readonly (readonly number[])[], method: string) {
  const columns = values[0]!.map((_, place) => values.map((row) => row[place]!));
  if (columns.some((column) => column.every((value) => value === column[0])))
    throw noResult('A column is constant: it has no correlation.');
  const used = method === 'spearman' ? columns.map((column) => ranks(column)) : columns;
  const [x, y] = used.map((column) => column.map((value) => value - mean(column)));
  const [leftX, leftY] = residualsOn(used.slice(0, 2), used.slice(2));
  return {
    partial: cosine(leftX!, leftY!),
    semipartialX: cosine(leftX!, y!),
    semipartialY: cosine(x!, leftY!),
    plain: cosine(x!, y!),
  };
}
