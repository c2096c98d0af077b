import { category, choice, classify, defineCalculator, measure, percent, roundTo } from '@reckoner/engine';
import { sex } from '../shared/patient.js';

/** Liters a minute by age in years and height in cm. */
const predictedFlow = (sex: 'female' | 'male', age: number, height: number) =>
  sex === 'male'
    ? Math.exp(0.544 * Math.log(age) - 0.0151 * age - 74.7 / height + 5.48)
    : Math.exp(0.376 * Math.log(age) - 0.012 * age - 58.8 / height + 5.63);

/** How far below the prediction counts as normal, in L/min: two standard deviations. */
const NORMAL_SPAN = { female: 85, male: 100 };

/** Nunn and Gregg 1989, on the scale of the Wright meter: logarithm of the flow in L/min by age and height in cm. */
export default defineCalculator({
  title: 'Predicted peak flow',
  description:
    'Peak expiratory flow expected for sex, age and height of an adult, and how much of it, or of a personal best, was blown.',
  keywords: [
    'peak expiratory flow rate',
    'PEF',
    'PEFR',
    'peak flow meter',
    'asthma action plan zones',
    'Nunn and Gregg',
  ],
  related: ['fev1-fvc-spirometry-pattern'],
  inputs: {
    sex,
    age: measure('year', { label: 'Age', symbol: '\\mathrm{age}', min: 15, max: 85, usual: 'all' }),
    height: measure('cm', { label: 'Height', symbol: 'h', min: 120, max: 220, usual: [140, 205], regional: 'height' }),
    meter: choice(
      { wright: 'Wright scale', eu: 'EU scale (EN 13826)' },
      { label: 'Scale of the meter', help: 'It stands on the meter.', default: 'wright' },
    ),
    measured: measure('L/min', {
      label: 'Measured peak flow',
      help: 'The best of three.',
      symbol: 'PEF_m',
      min: 10,
      max: 1000,
      usual: [60, 850],
      optional: true,
    }),
    best: measure('L/min', {
      label: 'Personal best',
      help: 'Within the last two years, on the same meter. It is the better measure.',
      symbol: 'PEF_b',
      min: 30,
      max: 1000,
      usual: [100, 850],
      optional: true,
    }),
  },
  outputs: {
    predicted: measure('L/min', { label: 'Predicted, Wright scale', symbol: 'PEF_p', places: 0 }),
    ofPredicted: percent({ label: 'Measured of predicted', symbol: 'q_p', places: 0, optional: true }),
    ofBest: percent({ label: 'Measured of personal best', symbol: 'q_b', places: 0, optional: true }),
    zone: category(['Red, below 50%', 'Yellow, 50 to 79%', 'Green, 80% or more'], {
      label: 'Zone of an action plan',
      optional: true,
    }),
  },
  formula: ({ sex, age, height, meter, measured, best }) => {
    const predicted = predictedFlow(sex, age, height);
    const ofPredicted = measured === undefined || meter === 'eu' ? undefined : measured / predicted;
    const ofBest = measured === undefined || best === undefined ? undefined : measured / best;
    const share = ofBest ?? ofPredicted;
    return {
      predicted,
      ofPredicted,
      ofBest,
      zone:
        share === undefined
          ? undefined
          : classify(
              roundTo(100 * share, 0),
              [
                [50, 'Red, below 50%'],
                [80, 'Yellow, 50 to 79%'],
              ],
              'Green, 80% or more',
            ),
    };
  },
  figure: {
    kind: 'curve',
    title: 'Predicted peak flow by age',
    x: { of: 'age', label: 'Age' },
    y: { of: 'predicted', label: 'Predicted' },
    curve: ({ sex, age, height, predicted }) => ({
      from: 15,
      to: 85,
      lines: [{ y: (years) => predictedFlow(sex, years, height) }],
      marks: [{ x: age, y: predicted, label: 'At this age' }],
    }),
  },
  explanation: ({ ofBest }) =>
    ofBest === undefined
      ? 'Predicted is a peak flow of {predicted} on the Wright scale{ofPredicted?; measured is {ofPredicted} of it|}{zone?. Zone by the prediction: {zone}|}.'
      : 'Predicted is a peak flow of {predicted} on the Wright scale{ofPredicted?; measured is {ofPredicted} of it|}; measured is {ofBest} of the personal best. Zone by the personal best: {zone}.',
  cautions: [
    {
      level: 'caution',
      when: ({ meter }) => meter === 'eu',
      says: 'Meters of the EU scale read lower than this prediction in the middle of their range: do not compare them with it, but with a personal best or a chart of the EU scale.',
    },
    {
      level: 'danger',
      when: ({ zone }) => zone === 'Red, below 50%',
      says: 'Below 50% an attack of asthma is severe: use the reliever and get medical help at once.',
    },
    {
      level: 'danger',
      when: ({ ofPredicted, ofBest }) => roundTo(100 * (ofBest ?? ofPredicted ?? 1), 0) < 33,
      says: 'Below 33% an attack of asthma threatens life: call an ambulance.',
    },
    {
      level: 'note',
      when: ({ sex, measured, predicted, ofPredicted }) =>
        ofPredicted !== undefined &&
        roundTo(100 * ofPredicted, 0) < 80 &&
        (measured ?? 0) >= predicted - NORMAL_SPAN[sex],
      says: 'The measured value is below 80% of predicted, yet within what counts as normal (up to 100 L/min below in men, 85 L/min in women): go by the personal best.',
    },
    {
      level: 'note',
      when: ({ meter, measured }) => meter === 'wright' && measured !== undefined,
      says: 'The share of predicted holds for a meter with the Wright scale. Meters sold in Europe since 2004 have the EU scale, which reads up to some 80 L/min lower: look at the meter.',
    },
    {
      level: 'caution',
      when: ({ measured, best }) => measured !== undefined && best !== undefined && measured > best,
      says: 'The measured value is above the personal best: if it was blown well, it is the new one.',
    },
  ],
  examples: [
    {
      inputs: { sex: 'male', age: 40, height: 175, measured: 500 },
      results: { predicted: '636.442', ofPredicted: '78.5618', zone: 'Yellow, 50 to 79%' },
      cautions: ['look at the meter'],
      source: 'Nunn & Gregg 1989, in Python: exp(0.544 ln 40 - 0.604 - 74.7/175 + 5.48)',
    },
    {
      inputs: { sex: 'female', age: 30, height: 165 },
      results: { predicted: '489.061' },
      source: 'Nunn & Gregg 1989, in Python: exp(0.376 ln 30 - 0.36 - 58.8/165 + 5.63)',
    },
    {
      inputs: { sex: 'female', age: 65, height: '5 ft 2 in', measured: 150, best: 320 },
      results: { predicted: '422.500', ofPredicted: '35.503', ofBest: '46.875', zone: 'Red, below 50%' },
      cautions: ['get medical help at once', 'look at the meter'],
      source: 'Nunn & Gregg 1989, in Python, with 157.48 cm; 150/320',
    },
    {
      inputs: { sex: 'male', age: 40, height: 175, measured: 150 },
      results: { predicted: '636.442', ofPredicted: '23.5685', zone: 'Red, below 50%' },
      cautions: ['get medical help at once', 'call an ambulance', 'look at the meter'],
      source: 'Nunn & Gregg 1989, in Python; 150/636.442',
    },
    {
      inputs: { sex: 'female', age: 85, height: 120, measured: 250 },
      results: { predicted: '327.156', ofPredicted: '76.41616', zone: 'Yellow, 50 to 79%' },
      cautions: ['within what counts as normal', 'look at the meter'],
      source: 'Nunn & Gregg 1989, in Python; 327 - 85 = 242',
    },
    {
      inputs: { sex: 'male', age: 20, height: 180, meter: 'eu', measured: 600, best: 580 },
      results: { predicted: '597.455', ofBest: '103.448', zone: 'Green, 80% or more' },
      cautions: ['read lower than this prediction', 'above the personal best'],
      source: 'Nunn & Gregg 1989, in Python; 600/580',
    },
    {
      inputs: { sex: 'male', age: 85, height: 160, meter: 'eu', measured: 300 },
      results: { predicted: '467.046' },
      cautions: ['read lower than this prediction'],
      source: 'Nunn & Gregg 1989, in Python',
    },
  ],
  notes: [
    'For adults of 15 to 85 years, from healthy non-smokers. Each person’s own best is the better measure.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title: 'Nunn, Gregg: New Regression Equations for Predicting Peak Expiratory Flow in Adults, BMJ 298 (1989) 1068',
      doi: '10.1136/bmj.298.6680.1068',
    },
    { title: 'SIGN 158: British Guideline on the Management of Asthma (BTS and SIGN, 2019), table of severity' },
  ],
});
