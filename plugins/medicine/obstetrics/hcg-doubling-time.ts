import { category, defineCalculator, measure, percent, roundTo } from '@reckoner/engine';

/** Exponential growth or fall between two values; slowest rise of a viable pregnancy by Barnhart 2016. */
export default defineCalculator({
  title: 'hCG doubling time',
  description:
    'Doubling time or half-life of hCG and the change in 48 hours from two values, with the slowest normal rise.',
  keywords: ['beta hCG', 'early pregnancy', 'ectopic pregnancy', 'miscarriage', 'pregnancy test'],
  inputs: {
    first: measure('mIU/mL', { label: 'First hCG', symbol: 'h_1', min: 5, max: 500000, usual: [5, 200000] }),
    second: measure('mIU/mL', { label: 'Second hCG', symbol: 'h_2', min: 1, max: 500000, usual: [1, 300000] }),
    interval: measure('h', { label: 'Time between', symbol: 't', min: 12, max: 336, usual: [24, 192] }),
  },
  outputs: {
    doubling: measure('h', { label: 'Doubling time', symbol: 'T_2', places: 0, optional: true }),
    halfLife: measure('h', { label: 'Half-life', symbol: 'T_{1/2}', places: 0, optional: true }),
    change: percent({ label: 'Change in 48 hours', symbol: 'r_{48}', places: 1 }),
    reading: category(['At least the slowest normal rise', 'Slower than the slowest normal rise', 'Falling'], {
      label: 'Reading',
      of: 'change',
    }),
  },
  formula: ({ first, second, interval }) => {
    const growth = Math.log(second / first) / interval;
    const change = (second / first) ** (48 / interval) - 1;
    if (second === first) return { change: 0, reading: 'Slower than the slowest normal rise' };
    if (growth < 0) return { halfLife: -Math.log(2) / growth, change, reading: 'Falling' };
    const slowest = first < 1500 ? 49 : first <= 3000 ? 40 : 33;
    return {
      doubling: Math.log(2) / growth,
      change,
      reading:
        roundTo(100 * change, 1) >= slowest
          ? 'At least the slowest normal rise'
          : 'Slower than the slowest normal rise',
    };
  },
  explanation: ({ doubling, halfLife }) =>
    doubling !== undefined
      ? 'The hCG doubles in {doubling} ({change} in 48 hours): {reading}.'
      : halfLife !== undefined
        ? 'The hCG falls by half in {halfLife} ({change} in 48 hours).'
        : 'The hCG has not changed: {reading}.',
  cautions: [
    {
      level: 'caution',
      when: ({ reading }) => reading === 'At least the slowest normal rise',
      says: 'A normal rise does not exclude an ectopic pregnancy (ACOG 193): with pain, bleeding, dizziness or fainting go to an emergency room.',
    },
    {
      level: 'caution',
      when: ({ doubling }) => doubling !== undefined && roundTo(doubling, 0) < 24,
      says: 'Hardly any hCG doubles within a day: check values, laboratories and times.',
    },
    {
      level: 'danger',
      when: ({ first, reading }) => first <= 6000 && reading !== 'At least the slowest normal rise',
      says: 'This points to a failing or an ectopic pregnancy: see a doctor for an ultrasound, and go to an emergency room with pain, bleeding, dizziness or fainting.',
    },
    {
      level: 'caution',
      when: ({ first, reading }) => first > 6000 && reading !== 'At least the slowest normal rise',
      says: 'Above some 6,000 mIU/mL hCG takes four days or more to double, and after about ten weeks it falls by itself; an earlier fall points to a failing pregnancy. An ultrasound decides; with pain or bleeding go to an emergency room.',
    },
  ],
  examples: [
    {
      inputs: { first: 1000, second: 1800, interval: 48 },
      results: { doubling: 56.60398, change: 80, reading: 'At least the slowest normal rise' },
      cautions: ['does not exclude an ectopic'],
      source: 'qalc: 48 × ln 2 / ln 1.8; Barnhart 2016: 49% below 1500',
    },
    {
      inputs: { first: 4000, second: 6400, interval: 72 },
      results: { doubling: 106.1834, change: 36.79808, reading: 'At least the slowest normal rise' },
      cautions: ['does not exclude an ectopic'],
      source: 'qalc: 72 × ln 2 / ln 1.6; 1.6^(2/3) - 1; Barnhart 2016: 33% over 3000',
    },
    {
      inputs: { first: 2000, second: 2600, interval: 48 },
      results: { change: 30, reading: 'Slower than the slowest normal rise' },
      cautions: ['ectopic'],
      source: 'By hand: 2600/2000; Barnhart 2016: 40% from 1500 to 3000',
    },
    {
      inputs: { first: 20000, second: 22000, interval: 48 },
      results: { change: 10, reading: 'Slower than the slowest normal rise' },
      cautions: ['Above some 6,000'],
      source: 'By hand: 22000/20000; Barnhart 2016: 33% over 3000',
    },
    {
      inputs: { first: 1000, second: 500, interval: 48 },
      results: { halfLife: 48, change: -50, reading: 'Falling' },
      cautions: ['ectopic'],
      source: 'By hand: half in 48 h',
    },
    {
      inputs: { first: 1000, second: 16000, interval: 48 },
      results: { doubling: 12, change: 1500, reading: 'At least the slowest normal rise' },
      cautions: ['does not exclude an ectopic', 'within a day'],
      source: 'By hand: four doublings in 48 h',
    },
    {
      inputs: { first: 1000, second: 1000, interval: 48 },
      results: { change: 0, reading: 'Slower than the slowest normal rise' },
      cautions: ['ectopic'],
      source: 'By definition',
    },
  ],
  notes: [
    'For the first weeks of pregnancy, with values of one laboratory. A fall does not exclude an ectopic pregnancy either.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Barnhart et al.: Differences in Serum Human Chorionic Gonadotropin Rise in Early Pregnancy by Race and Value at Presentation, Obstet Gynecol 128 (2016) 504',
      doi: '10.1097/AOG.0000000000001568',
    },
    {
      title: 'ACOG Practice Bulletin 193: Tubal Ectopic Pregnancy, Obstet Gynecol 131 (2018) e91',
      doi: '10.1097/AOG.0000000000002560',
    },
  ],
});
