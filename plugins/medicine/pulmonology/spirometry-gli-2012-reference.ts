import { choice, defineCalculator, measure, number, percent, roundTo } from '@reckoner/engine';
import { FEV1, FVC, gliAt, RATIO } from '../shared/gli.js';
import { lmsScore, lmsValue } from '../shared/growth.js';
import { sex } from '../shared/patient.js';

/** The fifth percentile. */
const LOWER_LIMIT = -1.645;

/** Quanjer 2012: median, lower limit and z-score by the LMS method with splines of age. */
export default defineCalculator({
  title: 'Spirometry reference values (GLI)',
  description:
    'Predicted FEV1, FVC and FEV1/FVC by the equations of the Global Lung Function Initiative of 2012, with lower limits of normal, z-scores and percent of predicted.',
  keywords: [
    'GLI 2012',
    'predicted FEV1',
    'predicted FVC',
    'lower limit of normal spirometry',
    'spirometry z-score',
    'lung function reference values',
  ],
  related: ['fev1-fvc-spirometry-pattern', 'peak-expiratory-flow-predicted'],
  inputs: {
    sex,
    age: measure('year', {
      label: 'Age',
      help: 'With decimals in children.',
      symbol: '\\mathrm{age}',
      min: 3,
      max: 95,
      usual: 'all',
    }),
    height: measure('cm', { label: 'Height', symbol: 'h', min: 85, max: 230, usual: [90, 210], regional: 'height' }),
    ancestry: choice(
      {
        white: 'White (Caucasian)',
        black: 'African American',
        northEastAsian: 'North East Asian',
        southEastAsian: 'South East Asian',
        other: 'Other or mixed',
      },
      { label: 'Group of the reference', help: 'As the equations of 2012 have them.' },
    ),
    measuredFev1: measure('L', {
      label: 'Measured FEV1',
      symbol: '\\mathrm{FEV_{1,m}}',
      min: 0.1,
      max: 9,
      usual: [0.3, 7],
      optional: true,
    }),
    measuredFvc: measure('L', {
      label: 'Measured FVC',
      symbol: '\\mathrm{FVC_m}',
      min: 0.1,
      max: 12,
      usual: [0.4, 9],
      optional: true,
    }),
  },
  outputs: {
    fev1: measure('L', { label: 'Predicted FEV1', symbol: '\\mathrm{FEV_1}', places: 2 }),
    fev1Limit: measure('L', { label: 'Lower limit of FEV1', symbol: '\\mathrm{FEV_{1,min}}', places: 2 }),
    fvc: measure('L', { label: 'Predicted FVC', symbol: '\\mathrm{FVC}', places: 2 }),
    fvcLimit: measure('L', { label: 'Lower limit of FVC', symbol: '\\mathrm{FVC_{min}}', places: 2 }),
    ratio: percent({ label: 'Predicted FEV1/FVC', symbol: 'r', places: 1 }),
    ratioLimit: percent({ label: 'Lower limit of FEV1/FVC', symbol: 'r_{min}', places: 1 }),
    fev1Score: number({ label: 'z-score of FEV1', symbol: 'z_{\\mathrm{FEV_1}}', places: 2, optional: true }),
    fvcScore: number({ label: 'z-score of FVC', symbol: 'z_{\\mathrm{FVC}}', places: 2, optional: true }),
    ratioScore: number({ label: 'z-score of FEV1/FVC', symbol: 'z_{\\mathrm{ratio}}', places: 2, optional: true }),
    fev1Percent: percent({ label: 'FEV1 of predicted', symbol: 'q_1', places: 0, optional: true }),
    fvcPercent: percent({ label: 'FVC of predicted', symbol: 'q_v', places: 0, optional: true }),
  },
  formula: ({ sex, age, height, ancestry, measuredFev1, measuredFvc }) => {
    const ofFev1 = gliAt(FEV1[sex], age, height, ancestry);
    const ofFvc = gliAt(FVC[sex], age, height, ancestry);
    const ofRatio = gliAt(RATIO[sex], age, height, ancestry);
    return {
      fev1: ofFev1.m,
      fev1Limit: lmsValue(LOWER_LIMIT, ofFev1),
      fvc: ofFvc.m,
      fvcLimit: lmsValue(LOWER_LIMIT, ofFvc),
      ratio: ofRatio.m,
      ratioLimit: lmsValue(LOWER_LIMIT, ofRatio),
      fev1Score: measuredFev1 === undefined ? undefined : lmsScore(measuredFev1, ofFev1),
      fvcScore: measuredFvc === undefined ? undefined : lmsScore(measuredFvc, ofFvc),
      ratioScore:
        measuredFev1 === undefined || measuredFvc === undefined
          ? undefined
          : lmsScore(measuredFev1 / measuredFvc, ofRatio),
      fev1Percent: measuredFev1 === undefined ? undefined : measuredFev1 / ofFev1.m,
      fvcPercent: measuredFvc === undefined ? undefined : measuredFvc / ofFvc.m,
    };
  },
  stepwise: [
    'Median of each: M = exp(a₀ + a₁ ln height + a₂ ln age + group + spline of age), with the height in cm.',
    'Spread: S = exp(p₀ + p₁ ln age + group + spline of age). Skewness: L = q₀ + q₁ ln age, for the FEV1/FVC with a spline of age.',
    'Lower limit: M (1 - 1.645 L S)^(1/L). z-score: ((measured/M)^L - 1)/(L S).',
  ],
  explanation:
    'Predicted are an FEV1 of {fev1} (lower limit {fev1Limit}), an FVC of {fvc} (lower limit {fvcLimit}) and an FEV1/FVC of {ratio} (lower limit {ratioLimit}){fev1Score?. The FEV1 is {fev1Percent} of predicted, with a z-score of {fev1Score}|}{fvcScore?. The FVC is {fvcPercent} of predicted, with a z-score of {fvcScore}|}{ratioScore?. The FEV1/FVC has a z-score of {ratioScore}|}.',
  requires: [
    {
      that: ({ measuredFev1, measuredFvc }) => measuredFev1 <= measuredFvc,
      field: 'measuredFev1',
      says: 'The measured FEV1, {measuredFev1}, must be at most the FVC, {measuredFvc}.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ age, height }) =>
        (age < 6 && height > 140) ||
        (age < 10 && height > 170) ||
        (age >= 8 && height < 100) ||
        (age >= 16 && height < 130),
      says: 'Age and height hardly go together, and the equations were made of few people like that: check both.',
    },
    {
      level: 'caution',
      when: ({ fev1Score, fvcScore }) => roundTo(Math.max(fev1Score ?? 0, fvcScore ?? 0), 2) > 4,
      says: 'A z-score above 4 hardly ever is true: check the volume and its unit, sex, age and height.',
    },
    {
      level: 'caution',
      when: ({ fev1Score, fvcScore, ratioScore }) =>
        roundTo(Math.min(fev1Score ?? 0, fvcScore ?? 0, ratioScore ?? 0), 2) < -1.64,
      says: 'A z-score below -1.64 lies under the lower limit of normal, as 5% of healthy people do: interpret FEV1, FVC and FEV1/FVC together.',
    },
    {
      level: 'note',
      when: ({ ancestry }) => ancestry === 'other',
      says: 'For other or mixed groups the equations of 2012 take an average of the four: those of 2022 (GLI Global) ask for no group.',
    },
  ],
  examples: [
    {
      inputs: { sex: 'male', age: 40, height: 175, ancestry: 'white', measuredFev1: 3, measuredFvc: 4.4 },
      results: {
        fev1: '4.078',
        fev1Limit: '3.2313',
        fvc: '5.055',
        fvcLimit: '4.023',
        ratio: '80.97',
        ratioLimit: '70.48',
        fev1Score: '-2.080',
        fvcScore: '-1.042',
        ratioScore: '-1.964',
        fev1Percent: '73.566',
        fvcPercent: '87.05',
      },
      cautions: ['under the lower limit of normal'],
      source: 'PySpiro 2, test of GLI_2012: 73.57% for the FEV1; the others in Python with its tables of splines',
    },
    {
      inputs: { sex: 'female', age: 65.1, height: 158, ancestry: 'black' },
      results: {
        fev1: '1.9087',
        fev1Limit: '1.363',
        fvc: '2.4135',
        fvcLimit: '1.7451',
        ratio: '79.425',
        ratioLimit: '66.251',
      },
      source: 'In Python with the tables of splines of PySpiro, which have ten digits',
    },
    {
      inputs: { sex: 'female', age: 8.6, height: '128 cm', ancestry: 'northEastAsian', measuredFev1: '1400 mL' },
      results: { fev1: '1.5221', fvc: '1.6837', ratioLimit: '81.825', fev1Score: '-0.6835', fev1Percent: '91.98' },
      source: 'In Python with the tables of splines of PySpiro',
    },
    {
      inputs: { sex: 'male', age: 17, height: 181, ancestry: 'southEastAsian', measuredFvc: 5 },
      results: { fev1Limit: '3.3859', fvc: '4.829', ratio: '88.50', fvcScore: '0.2978' },
      source: 'In Python with the tables of splines of PySpiro',
    },
    {
      inputs: { sex: 'male', age: 95, height: 128, ancestry: 'other' },
      results: { fev1: '1.117', fvcLimit: '1.019', ratioLimit: '61.533' },
      cautions: ['hardly go together', 'average of the four'],
      source: 'In Python with the tables of splines of PySpiro, at the upper end',
    },
    {
      inputs: { sex: 'female', age: 3, height: 95, ancestry: 'white' },
      results: { fev1: '0.74064', fev1Limit: '0.5610', ratio: '95.66' },
      source: 'In Python with the tables of splines of PySpiro, at the lower end',
    },
    {
      inputs: { sex: 'male', age: 40, height: 175, ancestry: 'white', measuredFvc: 9 },
      results: { fvc: '5.055', fvcScore: '6.156' },
      cautions: ['hardly ever is true'],
      source: 'In Python with the tables of splines of rspiro',
    },
    {
      inputs: { sex: 'male', age: 40, height: 175, ancestry: 'white', measuredFev1: 4, measuredFvc: 3 },
      refused: 'at most the FVC',
      source: 'By hand: the FEV1 is part of the FVC',
    },
  ],
  notes: [
    'For healthy non-smokers of 3 to 95 years. The ATS advises the equations of 2022 without groups since 2023: use one set for all visits of a patient, and the one that the laboratory uses.',
    'Coefficients and splines are those that the programs PySpiro and rspiro have alike. Between the quarters of a year the splines are interpolated. Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Quanjer et al.: Multi-Ethnic Reference Values for Spirometry for the 3-95-yr Age Range: the Global Lung Function 2012 Equations, Eur Respir J 40 (2012) 1324',
      doi: '10.1183/09031936.00080312',
    },
  ],
});
