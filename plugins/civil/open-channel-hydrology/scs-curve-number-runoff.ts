import { defineCalculator, isAbove, measure, number, roundTo } from '@reckoner/engine';

/** NRCS direct runoff; S = 1000/CN − 10 in inches, initial abstraction λS (0.2 by the handbook). */
export default defineCalculator({
  title: 'SCS curve number runoff',
  description: 'Direct runoff depth and volume from a rainfall depth and the NRCS (SCS) curve number.',
  keywords: ['NRCS', 'TR-55', 'CN', 'initial abstraction', 'potential retention', 'rainfall excess'],
  inputs: {
    rainfall: measure('in', { label: 'Rainfall', usual: [5, 1000], unit: 'mm', symbol: 'P', min: 0, max: 3000 }),
    curveNumber: number({
      label: 'Curve number',
      help: 'Paved 98, row crops 67 to 91, woods 30 to 83.',
      symbol: 'CN',
      min: 30,
      max: 100,
    }),
    abstractionRatio: number({
      label: 'Initial abstraction ratio',
      usual: [0.04, 0.3],
      symbol: '\\lambda',
      min: 0,
      max: 0.4,
      default: 0.2,
    }),
    area: measure('m^2', {
      label: 'Area of the catchment',
      unit: 'km^2',
      symbol: 'A',
      above: 0,
      max: 1e6,
      optional: true,
    }),
  },
  outputs: {
    runoff: measure('in', { label: 'Runoff depth', unit: 'mm', symbol: 'Q', places: 2 }),
    retention: measure('in', { label: 'Potential maximum retention', unit: 'mm', symbol: 'S', places: 2 }),
    abstraction: measure('in', { label: 'Initial abstraction', unit: 'mm', symbol: 'I_a', places: 2 }),
    volume: measure('m^3', { label: 'Runoff volume', symbol: 'V', places: 0, optional: true }),
  },
  formula: ({ rainfall, curveNumber, abstractionRatio, area }) => {
    const retention = 1000 / curveNumber - 10;
    const abstraction = abstractionRatio * retention;
    const excess = rainfall - abstraction;
    const runoff = excess > 0 ? excess ** 2 / (excess + retention) : 0;
    return { runoff, retention, abstraction, volume: area === undefined ? undefined : runoff * 0.0254 * area };
  },
  cautions: [
    {
      level: 'caution',
      when: ({ abstractionRatio }) => isAbove(Math.abs(abstractionRatio - 0.2), 1e-9),
      says: 'Curve numbers of the handbook belong to a ratio of 0.2: with another they must be converted first.',
    },
    {
      level: 'caution',
      when: ({ curveNumber }) => curveNumber < 40,
      says: 'Below a weighted curve number of 40 the method does not hold (TR-55): use another to find the runoff.',
    },
    {
      level: 'note',
      when: ({ runoff }) => runoff > 0 && roundTo(25.4 * runoff, 2) < 12.7,
      says: 'Below half an inch (12.7 mm) of runoff the method is inaccurate (TR-55): use another to check it.',
    },
  ],
  figure: {
    kind: 'curve',
    title: 'Runoff over rainfall',
    x: { of: 'rainfall' },
    y: { of: 'runoff' },
    curve: ({ rainfall, runoff, retention, abstraction }) => ({
      from: 0,
      to: 1.5 * Math.max(rainfall, abstraction),
      lines: [
        {
          label: 'Runoff',
          y: (rain) => (rain > abstraction ? (rain - abstraction) ** 2 / (rain - abstraction + retention) : 0),
        },
        { label: 'All of it', dashed: true, y: (rain) => rain },
      ],
      marks: [{ x: rainfall, y: runoff, label: 'Storm' }],
    }),
  },
  explanation: ({ runoff }) =>
    runoff > 0
      ? 'Of {rainfall} of rain {runoff} runs off; the first {abstraction} is held back.'
      : 'All of the {rainfall} of rain is held back, as the first {abstraction} would be: nothing runs off.',
  examples: [
    {
      inputs: { rainfall: '6 in', curveNumber: 70 },
      results: { runoff: 71.25195, retention: 108.8571, abstraction: 21.77143 },
      source: 'USDA TR-55 (1986), Table 2-1 and example 2-1: 2.81 in; Python for more digits: 2.805195 in',
    },
    {
      inputs: { rainfall: 100, curveNumber: 80, area: 2.5 },
      results: { runoff: 50.539058, retention: 63.5, abstraction: 12.7, volume: 126347.646 },
      source: 'By hand: 25400/80 − 254; (100 − 12.7)²/(100 + 50.8); × 2.5 km²',
    },
    {
      inputs: { rainfall: '0.5 in', curveNumber: 70 },
      results: { runoff: 0 },
      source: 'By hand: 0.5 in is less than 0.857 in',
    },
    {
      inputs: { rainfall: '4 in', curveNumber: 75, abstractionRatio: 0.05 },
      results: { runoff: 52.079845, abstraction: 4.233333 },
      cautions: ['Curve numbers of the handbook belong to a'],
      source: 'Python: (4 − 0.16667)²/(4 − 0.16667 + 3.3333) = 2.0503876 in',
    },
    {
      inputs: { rainfall: 25, curveNumber: 80 },
      results: { runoff: 1.99591 },
      cautions: ['is inaccurate'],
      source: 'Python: (P − 0.2 S)²/(P + 0.8 S) in inches',
    },
    {
      inputs: { rainfall: '15 in', curveNumber: 35 },
      results: { runoff: 108.353657 },
      cautions: ['weighted curve number of 40'],
      source: 'By hand: S = 1000/35 − 10 = 18.5714 in; (15 − 3.71429)²/(15 + 14.85714) = 4.265892 in',
    },
    {
      inputs: { rainfall: 65.8409, curveNumber: 70 },
      results: { runoff: 12.699675 },
      source: 'By hand: (65.8409 − 21.7714)²/(65.8409 + 87.0857), shown as the limit of 12.70 mm',
    },
  ],
  references: [
    { title: 'USDA NRCS: National Engineering Handbook, Part 630, ch. 10 (2004)' },
    { title: 'USDA: Urban Hydrology for Small Watersheds, TR-55 (1986), ch. 2' },
  ],
});
