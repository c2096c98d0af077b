import { category, choice, defineCalculator, measure, number, percent, roundTo } from '@reckoner/engine';

/** Below these failure is likely, by the hours on high flow (Roca 2019). */
const FAILURE = { two: 2.85, six: 3.47, twelve: 3.85 };

/** Saturation over inspired oxygen, over the respiratory rate. */
export default defineCalculator({
  title: 'ROX index',
  description:
    'ROX index from saturation, inspired oxygen and respiratory rate, with what it says of high-flow nasal oxygen after 2, 6 and 12 hours.',
  keywords: ['high-flow nasal cannula', 'HFNC failure', 'high flow oxygen', 'respiratory rate oxygenation'],
  related: ['hacor-score', 'pao2-fio2-ratio-berlin'],
  inputs: {
    saturation: percent({ label: 'SpO₂', symbol: 'S_{pO_2}', min: 50, max: 100, usual: [75, 100] }),
    inspired: percent({ label: 'Inspired oxygen (FiO₂)', symbol: 'F_{iO_2}', min: 21, max: 100, usual: 'all' }),
    respiration: measure('1/min', { label: 'Respiratory rate', symbol: 'RR', min: 4, max: 80, usual: [8, 60] }),
    time: choice(
      { two: '2 hours', six: '6 hours', twelve: '12 hours', other: 'Another time' },
      { label: 'On high flow for', default: 'other' },
    ),
  },
  outputs: {
    rox: number({ label: 'ROX index', symbol: '\\mathrm{ROX}', places: 2 }),
    reading: category(['Lower risk of intubation', 'Between the cutoffs', 'Failure of high flow likely'], {
      label: 'Reading',
      of: 'rox',
      optional: true,
    }),
    ratio: number({ label: 'SpO₂ (in percent)/FiO₂', symbol: 'S/F', places: 0 }),
  },
  formula: ({ saturation, inspired, respiration, time }) => {
    const ratio = (100 * saturation) / inspired;
    const rox = ratio / respiration;
    if (time === 'other') return { rox, ratio };
    const shown = roundTo(rox, 2);
    return {
      rox,
      reading:
        shown >= 4.88
          ? 'Lower risk of intubation'
          : shown < FAILURE[time]
            ? 'Failure of high flow likely'
            : 'Between the cutoffs',
      ratio,
    };
  },
  explanation: ({ reading }) =>
    reading === undefined
      ? 'The ROX index is {rox}. Its cutoffs hold after 2, 6 and 12 hours of high flow.'
      : reading === 'Between the cutoffs'
        ? 'The ROX index after {time} is {rox}, between the cutoffs: look again soon, and at its course.'
        : 'The ROX index after {time} is {rox}: {reading}.',
  cautions: [
    {
      level: 'caution',
      when: ({ reading }) => reading === 'Failure of high flow likely',
      says: 'Such a value predicted failure of high flow: have intubation assessed now.',
    },
    {
      level: 'caution',
      when: ({ saturation }) => saturation < 0.9,
      says: 'A saturation below 90% needs action whatever the index.',
    },
    {
      level: 'caution',
      when: ({ respiration, reading }) => reading === 'Lower risk of intubation' && respiration < 12,
      says: 'A slow respiratory rate raises the index, and may be exhaustion or sedation: look at the patient and the carbon dioxide.',
    },
    {
      level: 'caution',
      when: ({ saturation, inspired }) => saturation > 0.98 && inspired > 0.21,
      says: 'At this saturation less oxygen may do, and the index is lower than it would be then: titrate the oxygen first.',
    },
  ],
  examples: [
    {
      inputs: { saturation: 95, inspired: 50, respiration: 25, time: 'twelve' },
      results: { rox: 7.6, reading: 'Lower risk of intubation', ratio: 190 },
      source: 'By hand: 95/0.5/25; Roca 2019: 4.88 and more',
    },
    {
      inputs: { saturation: 90, inspired: 80, respiration: 32, time: 'six' },
      results: { rox: '3.515625', reading: 'Between the cutoffs', ratio: 112.5 },
      source: 'By hand: 90/0.8/32; Roca 2019: 3.47 to 4.87 after 6 hours',
    },
    {
      inputs: { saturation: 90, inspired: 80, respiration: 32, time: 'twelve' },
      results: { rox: '3.515625', reading: 'Failure of high flow likely' },
      cautions: ['predicted failure'],
      source: 'By hand: 90/0.8/32; Roca 2019: below 3.85 after 12 hours',
    },
    {
      inputs: { saturation: 88, inspired: 100, respiration: 31, time: 'two' },
      results: { rox: '2.838710', reading: 'Failure of high flow likely', ratio: 88 },
      cautions: ['predicted failure', 'needs action whatever'],
      source: 'By hand: 88/31; Roca 2019: below 2.85 after 2 hours',
    },
    {
      inputs: { saturation: 97.6, inspired: 50, respiration: 40, time: 'two' },
      results: { rox: 4.88, reading: 'Lower risk of intubation' },
      source: 'By hand: 97.6/0.5/40, at the cutoff',
    },
    {
      inputs: { saturation: 84, inspired: 60, respiration: 10, time: 'two' },
      results: { rox: 14, reading: 'Lower risk of intubation', ratio: 140 },
      cautions: ['needs action whatever', 'may be exhaustion'],
      source: 'By hand: 84/0.6/10',
    },
    {
      inputs: { saturation: 100, inspired: 40, respiration: 20 },
      results: { rox: 12.5, ratio: 250 },
      cautions: ['titrate the oxygen'],
      source: 'By hand: 100/0.4/20',
    },
  ],
  notes: [
    'For adults with pneumonia and hypoxemic respiratory failure on high-flow nasal oxygen. A high value does not replace looking at the patient: do not delay an intubation that is needed for other reasons.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Roca et al.: An Index Combining Respiratory Rate and Oxygenation to Predict Outcome of Nasal High-Flow Therapy, Am J Respir Crit Care Med 199 (2019) 1368',
      doi: '10.1164/rccm.201803-0589OC',
    },
  ],
});
