import {
  category,
  choice,
  classify,
  defineCalculator,
  floorNear,
  fSurvival,
  integer,
  mean,
  noResult,
  number,
  percent,
  roundNear,
  roundTo,
  rows,
  sum,
  table,
  text,
} from '@reckoner/engine';
import { meanRange, rangeDeviation } from '../shared/control-charts.js';

type Variances = { repeatability: number; reproducibility: number; parts: number; interaction?: number };

/** Standard deviation that one range of `n` values stands for: K₂ and K₃ of the manual. */
const fromOneRange = (n: number) => 1 / Math.sqrt(meanRange(n) ** 2 + rangeDeviation(n) ** 2);

const range = (values: readonly number[]) => Math.max(...values) - Math.min(...values);

/** Readings by appraiser and part: `cells[appraiser][part]` has the trials. */
type Cells = readonly (readonly (readonly number[])[])[];

const byRanges = (cells: Cells): Variances => {
  const [appraisers, parts, trials] = [cells.length, cells[0]!.length, cells[0]![0]!.length];
  const equipment = mean(cells.flat().map(range)) / meanRange(trials);
  const appraiserMeans = cells.map((row) => mean(row.flat()));
  const partMeans = cells[0]!.map((_, part) => mean(cells.flatMap((row) => row[part]!)));
  return {
    repeatability: equipment ** 2,
    reproducibility: Math.max(
      0,
      (range(appraiserMeans) * fromOneRange(appraisers)) ** 2 - equipment ** 2 / (parts * trials),
    ),
    parts: (range(partMeans) * fromOneRange(parts)) ** 2,
  };
};

const byAnova = (cells: Cells, significance: number): Variances => {
  const [appraisers, parts, trials] = [cells.length, cells[0]!.length, cells[0]![0]!.length];
  const all = mean(cells.flat(2));
  const squares = (values: readonly number[], from: (index: number) => number) =>
    sum(values.map((value, index) => (value - from(index)) ** 2));
  const appraiserMeans = cells.map((row) => mean(row.flat()));
  const partMeans = cells[0]!.map((_, part) => mean(cells.flatMap((row) => row[part]!)));
  const ofAppraisers = (parts * trials * squares(appraiserMeans, () => all)) / (appraisers - 1);
  const ofParts = (appraisers * trials * squares(partMeans, () => all)) / (parts - 1);
  const interactionSquares =
    trials * sum(cells.map((row, a) => squares(row.map(mean), (part) => appraiserMeans[a]! + partMeans[part]! - all)));
  const errorSquares = sum(cells.flat().map((trialValues) => squares(trialValues, () => mean(trialValues))));
  const interactionDegrees = (appraisers - 1) * (parts - 1);
  const errorDegrees = appraisers * parts * (trials - 1);
  const ofInteraction = interactionSquares / interactionDegrees;
  const ofError = errorSquares / errorDegrees;
  const interaction = fSurvival(ofInteraction / ofError, interactionDegrees, errorDegrees);
  if (interaction > significance) {
    const pooled = (interactionSquares + errorSquares) / (interactionDegrees + errorDegrees);
    return {
      repeatability: pooled,
      reproducibility: Math.max(0, (ofAppraisers - pooled) / (parts * trials)),
      parts: Math.max(0, (ofParts - pooled) / (appraisers * trials)),
      interaction,
    };
  }
  return {
    repeatability: ofError,
    reproducibility:
      Math.max(0, (ofAppraisers - ofInteraction) / (parts * trials)) + Math.max(0, (ofInteraction - ofError) / trials),
    parts: Math.max(0, (ofParts - ofInteraction) / (appraisers * trials)),
    interaction,
  };
};

/** Crossed study: every appraiser measures every part equally often. */
export default defineCalculator({
  title: 'Gage R&R',
  description:
    'Repeatability, reproducibility, percent of study variation and distinct categories of a crossed gauge study, by ANOVA or by average and range.',
  keywords: [
    'gauge R&R',
    'GRR study',
    'measurement system analysis',
    'MSA',
    'repeatability and reproducibility',
    'number of distinct categories',
    'AIAG average and range method',
    'percent GRR',
  ],
  inputs: {
    readings: rows(
      {
        part: text({ label: 'Part', maxLength: 30 }),
        appraiser: text({ label: 'Appraiser', maxLength: 30 }),
        value: number({ label: 'Reading', min: -1e9, max: 1e9 }),
      },
      { label: 'Readings', minItems: 8, maxItems: 1000 },
    ),
    method: choice(
      {
        anova: { label: 'ANOVA', also: ['analysis of variance'] },
        range: { label: 'Average and range', also: ['X-bar and R'] },
      },
      { label: 'Method', default: 'anova' },
    ),
    pooling: percent({
      label: 'Interaction is left out above a p-value of',
      help: 'Programs use 5%, some 25%.',
      usual: [1, 25],
      above: 0,
      max: 100,
      default: 5,
      when: { method: 'anova' },
    }),
    tolerance: number({
      label: 'Tolerance (upper less lower specification limit)',
      above: 0,
      max: 1e9,
      optional: true,
    }),
  },
  outputs: {
    study: percent({ label: 'Gage R&R of the study variation', symbol: '\\%\\mathrm{GRR}', places: 2 }),
    verdict: category(['Acceptable', 'May be acceptable', 'Not acceptable'], { label: 'Verdict', of: 'study' }),
    categories: integer({ label: 'Distinct categories', symbol: '\\mathrm{ndc}' }),
    gauge: number({ label: 'Standard deviation of the gauge', symbol: '\\mathrm{GRR}', places: 5 }),
    tolerated: percent({ label: 'Gage R&R of the tolerance', places: 2, optional: true }),
    interaction: number({ label: 'p-value of the interaction', places: 4, optional: true }),
    components: table(
      {
        source: text({ label: 'Source' }),
        deviation: number({ label: 'Standard deviation', places: 5 }),
        study: percent({ label: 'Of the study variation', places: 2 }),
        contribution: percent({ label: 'Of the variance', places: 2 }),
      },
      { label: 'Components' },
    ),
  },
  algorithm: ({ readings, method, pooling, tolerance }) => {
    const named = readings.map(({ part, appraiser, value }) => ({
      part: part.trim(),
      appraiser: appraiser.trim(),
      value,
    }));
    const parts = [...new Set(named.map(({ part }) => part))];
    const appraisers = [...new Set(named.map(({ appraiser }) => appraiser))];
    const most = Math.max(parts.length, appraisers.length, readings.length / (parts.length * appraisers.length));
    if (parts.length < 2 || appraisers.length < 2 || (method === 'range' && most > 25))
      throw noResult(
        'A study has at least two parts and two appraisers, and by ranges at most 25 of each and 25 trials: for more take the ANOVA.',
      );
    const cells = appraisers.map((appraiser) =>
      parts.map((part) =>
        named.filter((reading) => reading.part === part && reading.appraiser === appraiser).map(({ value }) => value),
      ),
    );
    const trials = cells[0]![0]!.length;
    if (trials < 2 || cells.some((row) => row.some((values) => values.length !== trials)))
      throw noResult('Every appraiser must measure every part equally often, at least twice.');
    if (cells.every((row) => row.every((values) => values.every((value) => value === values[0]))))
      throw noResult('All repeated readings are equal: the gauge does not resolve its own spread.');
    const variances = method === 'anova' ? byAnova(cells, pooling) : byRanges(cells);
    const { repeatability, reproducibility } = variances;
    const gauge = Math.sqrt(repeatability + reproducibility);
    const total = Math.sqrt(repeatability + reproducibility + variances.parts);
    const study = gauge / total;
    const row = (source: string, variance: number) => ({
      source,
      deviation: Math.sqrt(variance),
      study: Math.sqrt(variance) / total,
      contribution: variance / total ** 2,
    });
    return {
      study,
      verdict: classify(
        roundNear(10000 * study),
        [
          [1000, 'Acceptable'],
          [3001, 'May be acceptable'],
        ],
        'Not acceptable',
      ),
      categories: Math.max(1, floorNear((1.41 * Math.sqrt(variances.parts)) / gauge)),
      gauge,
      tolerated: tolerance === undefined ? undefined : (6 * gauge) / tolerance,
      interaction: variances.interaction,
      components: [
        row('Gage R&R', gauge ** 2),
        row('Repeatability', repeatability),
        row('Reproducibility', reproducibility),
        row('Parts', variances.parts),
        row('Total', total ** 2),
      ],
    };
  },
  cautions: [
    {
      level: 'caution',
      when: ({ tolerated }) => tolerated !== undefined && roundTo(100 * tolerated, 2) > 30,
      says: 'The gauge takes up {tolerated} of the tolerance: above 30% it is not acceptable to judge whether parts meet it, whatever the verdict on the study variation.',
    },
    {
      level: 'note',
      when: ({ tolerated, study }) =>
        tolerated !== undefined && roundTo(100 * tolerated, 2) <= 30 && roundTo(100 * study, 2) > 30,
      says: 'Of the tolerance the gauge takes up {tolerated} alone: the parts of the study may be too alike, the gauge may do to judge whether parts meet the tolerance.',
    },
    {
      level: 'caution',
      when: ({ categories }) => categories < 5,
      says: 'The gauge tells fewer than 5 categories of these parts apart: it is too coarse to control their process, or the parts are too alike.',
    },
    {
      level: 'note',
      when: ({ readings }) => new Set(readings.map(({ part }) => part.trim())).size < 5,
      says: 'With fewer than 5 parts the variation between parts is poorly known: ten are customary, taken over the whole range of the process.',
    },
  ],
  figure: { kind: 'bars', table: 'components', label: 'source', value: 'study' },
  explanation:
    'The gauge makes up {study} of the study variation and tells {categories} {categories|category|categories} apart.',
  examples: [
    {
      inputs: {
        readings: [
          { part: '1', appraiser: 'A', value: 0.29 },
          { part: '1', appraiser: 'A', value: 0.41 },
          { part: '1', appraiser: 'A', value: 0.64 },
          { part: '2', appraiser: 'A', value: -0.56 },
          { part: '2', appraiser: 'A', value: -0.68 },
          { part: '2', appraiser: 'A', value: -0.58 },
          { part: '3', appraiser: 'A', value: 1.34 },
          { part: '3', appraiser: 'A', value: 1.17 },
          { part: '3', appraiser: 'A', value: 1.27 },
          { part: '4', appraiser: 'A', value: 0.47 },
          { part: '4', appraiser: 'A', value: 0.5 },
          { part: '4', appraiser: 'A', value: 0.64 },
          { part: '5', appraiser: 'A', value: -0.8 },
          { part: '5', appraiser: 'A', value: -0.92 },
          { part: '5', appraiser: 'A', value: -0.84 },
          { part: '6', appraiser: 'A', value: 0.02 },
          { part: '6', appraiser: 'A', value: -0.11 },
          { part: '6', appraiser: 'A', value: -0.21 },
          { part: '7', appraiser: 'A', value: 0.59 },
          { part: '7', appraiser: 'A', value: 0.75 },
          { part: '7', appraiser: 'A', value: 0.66 },
          { part: '8', appraiser: 'A', value: -0.31 },
          { part: '8', appraiser: 'A', value: -0.2 },
          { part: '8', appraiser: 'A', value: -0.17 },
          { part: '9', appraiser: 'A', value: 2.26 },
          { part: '9', appraiser: 'A', value: 1.99 },
          { part: '9', appraiser: 'A', value: 2.01 },
          { part: '10', appraiser: 'A', value: -1.36 },
          { part: '10', appraiser: 'A', value: -1.25 },
          { part: '10', appraiser: 'A', value: -1.31 },
          { part: '1', appraiser: 'B', value: 0.08 },
          { part: '1', appraiser: 'B', value: 0.25 },
          { part: '1', appraiser: 'B', value: 0.07 },
          { part: '2', appraiser: 'B', value: -0.47 },
          { part: '2', appraiser: 'B', value: -1.22 },
          { part: '2', appraiser: 'B', value: -0.68 },
          { part: '3', appraiser: 'B', value: 1.19 },
          { part: '3', appraiser: 'B', value: 0.94 },
          { part: '3', appraiser: 'B', value: 1.34 },
          { part: '4', appraiser: 'B', value: 0.01 },
          { part: '4', appraiser: 'B', value: 1.03 },
          { part: '4', appraiser: 'B', value: 0.2 },
          { part: '5', appraiser: 'B', value: -0.56 },
          { part: '5', appraiser: 'B', value: -1.2 },
          { part: '5', appraiser: 'B', value: -1.28 },
          { part: '6', appraiser: 'B', value: -0.2 },
          { part: '6', appraiser: 'B', value: 0.22 },
          { part: '6', appraiser: 'B', value: 0.06 },
          { part: '7', appraiser: 'B', value: 0.47 },
          { part: '7', appraiser: 'B', value: 0.55 },
          { part: '7', appraiser: 'B', value: 0.83 },
          { part: '8', appraiser: 'B', value: -0.63 },
          { part: '8', appraiser: 'B', value: 0.08 },
          { part: '8', appraiser: 'B', value: -0.34 },
          { part: '9', appraiser: 'B', value: 1.8 },
          { part: '9', appraiser: 'B', value: 2.12 },
          { part: '9', appraiser: 'B', value: 2.19 },
          { part: '10', appraiser: 'B', value: -1.68 },
          { part: '10', appraiser: 'B', value: -1.62 },
          { part: '10', appraiser: 'B', value: -1.5 },
          { part: '1', appraiser: 'C', value: 0.04 },
          { part: '1', appraiser: 'C', value: -0.11 },
          { part: '1', appraiser: 'C', value: -0.15 },
          { part: '2', appraiser: 'C', value: -1.38 },
          { part: '2', appraiser: 'C', value: -1.13 },
          { part: '2', appraiser: 'C', value: -0.96 },
          { part: '3', appraiser: 'C', value: 0.88 },
          { part: '3', appraiser: 'C', value: 1.09 },
          { part: '3', appraiser: 'C', value: 0.67 },
          { part: '4', appraiser: 'C', value: 0.14 },
          { part: '4', appraiser: 'C', value: 0.2 },
          { part: '4', appraiser: 'C', value: 0.11 },
          { part: '5', appraiser: 'C', value: -1.46 },
          { part: '5', appraiser: 'C', value: -1.07 },
          { part: '5', appraiser: 'C', value: -1.45 },
          { part: '6', appraiser: 'C', value: -0.29 },
          { part: '6', appraiser: 'C', value: -0.67 },
          { part: '6', appraiser: 'C', value: -0.49 },
          { part: '7', appraiser: 'C', value: 0.02 },
          { part: '7', appraiser: 'C', value: 0.01 },
          { part: '7', appraiser: 'C', value: 0.21 },
          { part: '8', appraiser: 'C', value: -0.46 },
          { part: '8', appraiser: 'C', value: -0.56 },
          { part: '8', appraiser: 'C', value: -0.49 },
          { part: '9', appraiser: 'C', value: 1.77 },
          { part: '9', appraiser: 'C', value: 1.45 },
          { part: '9', appraiser: 'C', value: 1.87 },
          { part: '10', appraiser: 'C', value: -1.49 },
          { part: '10', appraiser: 'C', value: -1.77 },
          { part: '10', appraiser: 'C', value: -2.16 },
        ],
        tolerance: 8,
      },
      results: {
        study: 27.860651,
        categories: 4,
        gauge: 0.30237152,
        interaction: 0.974106,
        tolerated: 22.677864,
        components: {
          length: 5,
          rows: {
            0: { deviation: 0.3023715, study: 27.86065, contribution: 7.762159 },
            1: { deviation: 0.1999332, study: 18.42193, contribution: 3.393677 },
            2: { deviation: 0.2268375, study: 20.90091, contribution: 4.368482 },
            3: { deviation: 1.042327, study: 96.04053, contribution: 92.23784 },
            4: { deviation: 1.0853, study: 100, contribution: 100 },
          },
        },
        verdict: 'May be acceptable',
      },
      cautions: ['fewer than 5 categories'],
      source:
        'AIAG Measurement Systems Analysis, 4th ed., table A 5, as a public test suite quotes it: EV 0.199933, AV 0.226838, GRR 0.302373, PV 1.042327, ndc 4; digits in Python',
    },
    {
      inputs: {
        readings: [
          { part: '1', appraiser: 'A', value: 10.1 },
          { part: '1', appraiser: 'A', value: 10.3 },
          { part: '2', appraiser: 'A', value: 12.0 },
          { part: '2', appraiser: 'A', value: 12.1 },
          { part: '3', appraiser: 'A', value: 14.2 },
          { part: '3', appraiser: 'A', value: 14.1 },
          { part: '1', appraiser: 'B', value: 10.9 },
          { part: '1', appraiser: 'B', value: 11.0 },
          { part: '2', appraiser: 'B', value: 12.5 },
          { part: '2', appraiser: 'B', value: 12.6 },
          { part: '3', appraiser: 'B', value: 14.6 },
          { part: '3', appraiser: 'B', value: 14.8 },
        ],
        method: 'range',
      },
      results: {
        study: 21.2392,
        categories: 6,
        gauge: 0.437762,
        components: {
          length: 5,
          rows: {
            0: { deviation: 0.43776, study: 21.239, contribution: 4.511 },
            1: { deviation: 0.11816, study: 5.733, contribution: 0.32867 },
            2: { deviation: 0.42151, study: 20.451, contribution: 4.1823 },
            3: { deviation: 2.0141, study: 97.718, contribution: 95.489 },
            4: { deviation: 2.0611, study: 100, contribution: 100 },
          },
        },
        verdict: 'May be acceptable',
      },
      cautions: ['poorly known'],
      source:
        'Python: ranges of 0.13333, 0.6 and 3.85 with d₂ and d₃ integrated by scipy, as K₁, K₂ and K₃ of the manual in all digits',
    },
    {
      inputs: {
        readings: [
          { part: '1', appraiser: 'A', value: 10.1 },
          { part: '1', appraiser: 'A', value: 10.3 },
          { part: '2', appraiser: 'A', value: 12.0 },
          { part: '2', appraiser: 'A', value: 12.1 },
          { part: '3', appraiser: 'A', value: 14.2 },
          { part: '3', appraiser: 'A', value: 14.1 },
          { part: '1', appraiser: 'B', value: 10.9 },
          { part: '1', appraiser: 'B', value: 11.0 },
          { part: '2', appraiser: 'B', value: 12.2 },
          { part: '2', appraiser: 'B', value: 12.3 },
          { part: '3', appraiser: 'B', value: 13.1 },
          { part: '3', appraiser: 'B', value: 13.3 },
        ],
        tolerance: 20,
      },
      results: {
        study: 38.32362,
        categories: 3,
        gauge: 0.61745445,
        tolerated: 18.52363,
        interaction: 5.63522e-5,
        components: {
          length: 5,
          rows: {
            0: { deviation: 0.6174545, study: 38.32362, contribution: 14.687 },
            1: { deviation: 0.1, study: 6.206712, contribution: 0.3852327 },
            2: { deviation: 0.6093029, study: 37.81768, contribution: 14.30177 },
            3: { deviation: 1.488148, study: 92.36504, contribution: 85.313 },
            4: { deviation: 1.611159, study: 100, contribution: 100 },
          },
        },
        verdict: 'Not acceptable',
      },
      cautions: ['alone', 'fewer than 5 categories', 'poorly known'],
      source: 'Python: numpy and scipy, with the interaction',
    },
    {
      inputs: {
        readings: [
          { part: '1', appraiser: 'A', value: 1 },
          { part: '1', appraiser: 'A', value: 1.2 },
          { part: '2', appraiser: 'A', value: 2 },
          { part: '2', appraiser: 'A', value: 2.2 },
          { part: '1', appraiser: 'B', value: 1.1 },
          { part: '1', appraiser: 'B', value: 1.1 },
          { part: '2', appraiser: 'B', value: 2.1 },
          { part: '2', appraiser: 'B', value: 2.1 },
        ],
        method: 'range',
      },
      results: {
        study: 12.435851,
        categories: 11,
        gauge: 0.08862269,
        components: {
          length: 5,
          rows: {
            0: { deviation: 0.08862269, study: 12.43585, contribution: 1.546504 },
            1: { deviation: 0.08862269, study: 12.43585, contribution: 1.546504 },
            3: { study: 99.22374, contribution: 98.4535 },
            4: { deviation: 0.7126387, study: 100, contribution: 100 },
          },
        },
        verdict: 'May be acceptable',
      },
      cautions: ['poorly known'],
      source: 'Python: numpy; no difference between the appraisers',
    },
    {
      inputs: {
        readings: [
          { part: '1', appraiser: 'A', value: 1 },
          { part: '1', appraiser: 'A', value: 1.2 },
          { part: '2', appraiser: 'A', value: 11 },
          { part: '2', appraiser: 'A', value: 11.2 },
          { part: '1', appraiser: 'B', value: 1.1 },
          { part: '1', appraiser: 'B', value: 1.1 },
          { part: '2', appraiser: 'B', value: 11.1 },
          { part: '2', appraiser: 'B', value: 11.1 },
        ],
        tolerance: 0.5,
      },
      results: { categories: 111, verdict: 'Acceptable', tolerated: 107.33126 },
      cautions: ['above 30% it is not', 'poorly known'],
      source:
        'By hand: pooled variance 0.04/5 = 0.008, parts (200 − 0.008)/4; 1.41 × 7.0710/0.0894 = 111; 6 × 0.0894427/0.5',
    },
    {
      inputs: {
        readings: [
          { part: '1', appraiser: 'A', value: 1 },
          { part: '1', appraiser: 'A', value: 1 },
          { part: '1', appraiser: 'A', value: 1 },
          { part: '1', appraiser: 'A', value: 1 },
          { part: '1', appraiser: 'B', value: 1 },
          { part: '1', appraiser: 'B', value: 1 },
          { part: '1', appraiser: 'B', value: 1 },
          { part: '1', appraiser: 'B', value: 1 },
        ],
      },
      noResult: 'two parts and two appraisers',
      source: 'By definition',
    },
    {
      inputs: {
        readings: [
          { part: '1', appraiser: 'A', value: 1 },
          { part: '1', appraiser: 'A', value: 2 },
          { part: '2', appraiser: 'A', value: 3 },
          { part: '2', appraiser: 'A', value: 4 },
          { part: '1', appraiser: 'B', value: 5 },
          { part: '1', appraiser: 'B', value: 6 },
          { part: '2', appraiser: 'B', value: 7 },
          { part: '1', appraiser: 'B', value: 8 },
        ],
      },
      noResult: 'equally often',
      source: 'By definition',
    },
    {
      inputs: {
        readings: [
          { part: '1', appraiser: 'A', value: 1 },
          { part: '1', appraiser: 'A', value: 1 },
          { part: '2', appraiser: 'A', value: 2 },
          { part: '2', appraiser: 'A', value: 2 },
          { part: '1', appraiser: 'B', value: 1.5 },
          { part: '1', appraiser: 'B', value: 1.5 },
          { part: '2', appraiser: 'B', value: 2 },
          { part: '2', appraiser: 'B', value: 2 },
        ],
      },
      noResult: 'All repeated readings are equal',
      source: 'By definition',
    },
    {
      inputs: {
        readings: [
          { part: '1', appraiser: 'A', value: 10.1 },
          { part: '1', appraiser: 'A', value: 10.3 },
          { part: '2', appraiser: 'A', value: 12.0 },
          { part: '2', appraiser: 'A', value: 12.1 },
          { part: '3', appraiser: 'A', value: 14.2 },
          { part: '3', appraiser: 'A', value: 14.1 },
          { part: '1', appraiser: 'B', value: 10.5 },
          { part: '1', appraiser: 'B', value: 10.6 },
          { part: '2', appraiser: 'B', value: 12.2 },
          { part: '2', appraiser: 'B', value: 12.3 },
          { part: '3', appraiser: 'B', value: 14.1 },
          { part: '3', appraiser: 'B', value: 14.3 },
        ],
        pooling: 25,
      },
      results: {
        study: 9.446408912671,
        categories: 14,
        gauge: 0.1802775637732,
        interaction: 0.1865889212828,
        components: {
          length: 5,
          rows: {
            0: { deviation: 0.1802776, study: 9.446409, contribution: 0.8923464 },
            1: { deviation: 0.1, study: 5.239925, contribution: 0.2745681 },
            2: { deviation: 0.15, study: 7.859887, contribution: 0.6177783 },
            3: { deviation: 1.89989, study: 99.55283, contribution: 99.10765 },
          },
        },
      },
      cautions: ['poorly known'],
      source:
        'Python: numpy and scipy.stats.f; the interaction, of p = 0.187, is kept where programs with 25% would keep it',
    },
  ],
  notes: [
    'Below 10% of the study variation a gauge is taken as acceptable, up to 30% perhaps, by the use and the cost of it.',
    'Percent of the tolerance is 6 standard deviations over it. The appraisers measure in random order without knowing the part.',
  ],
  references: [{ title: 'AIAG: Measurement Systems Analysis, 4th ed. (2010), ch. III' }],
});
