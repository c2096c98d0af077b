import { choice, defineCalculator, number, quantity, roundTo } from '@reckoner/engine';

/** Focal ratio f/D, and that behind a Barlow or reducer lens at its spacing from the focal plane. */
export default defineCalculator({
  title: 'Focal ratio and reducers',
  description: 'Focal ratio and effective focal length of a telescope alone or with a Barlow lens or focal reducer.',
  keywords: ['f-number', 'f/d', 'barlow', 'focal reducer', 'telescope speed', 'effective focal length'],
  inputs: {
    focalLength: quantity('m', {
      label: 'Focal length',
      unit: 'mm',
      symbol: 'f',
      min: 10,
      max: 1e5,
      usual: [50, 30000],
    }),
    aperture: quantity('m', { label: 'Aperture', unit: 'mm', symbol: 'D', min: 1, max: 1e5, usual: [20, 1500] }),
    lens: choice(
      { none: 'None', factor: 'Of known factor', reducer: 'Reducer at a spacing', barlow: 'Barlow at a spacing' },
      { label: 'Lens', default: 'none' },
    ),
    factor: number({
      label: 'Factor',
      help: 'Barlow above 1, reducer below 1.',
      symbol: 'k',
      min: 0.1,
      max: 10,
      usual: [0.25, 5],
      when: { lens: 'factor' },
    }),
    lensFocalLength: quantity('m', {
      label: 'Focal length of the lens',
      help: 'Without sign.',
      unit: 'mm',
      symbol: 'f_l',
      min: 1,
      max: 1e4,
      when: { lens: ['reducer', 'barlow'] },
    }),
    spacing: quantity('m', {
      label: 'Distance from the lens to the sensor',
      unit: 'mm',
      symbol: 's',
      min: 0,
      max: 1e4,
      when: { lens: ['reducer', 'barlow'] },
    }),
  },
  outputs: {
    ratio: number({ label: 'Effective focal ratio', symbol: 'N', places: 2 }),
    effective: quantity('m', { label: 'Effective focal length', unit: 'mm', symbol: "f'" }),
    applied: number({ label: 'Factor of the lens', symbol: 'k', places: 3 }),
    exposure: number({
      label: 'Exposure against the telescope alone',
      help: 'For extended objects.',
      symbol: 'k_t',
      places: 3,
    }),
  },
  formula: ({ focalLength, aperture, lens, factor, lensFocalLength, spacing }) => {
    let applied = 1;
    if (lens === 'factor') applied = factor;
    else if (lens === 'reducer') applied = 1 - spacing / lensFocalLength;
    else if (lens === 'barlow') applied = 1 + spacing / lensFocalLength;
    const effective = focalLength * applied;
    return { ratio: effective / aperture, effective, applied, exposure: applied ** 2 };
  },
  requires: [
    {
      that: ({ lens, spacing, lensFocalLength }) => lens !== 'reducer' || spacing < lensFocalLength,
      field: 'spacing',
      says: 'The sensor, {spacing} behind the reducer, must stand within its focal length, {lensFocalLength}.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ ratio }) => roundTo(ratio, 2) < 0.9 || roundTo(ratio, 2) > 100,
      says: 'Hardly any telescope works at such a focal ratio: look again at the units of focal length and aperture.',
    },
  ],
  explanation: 'The telescope works at f/{ratio} with {effective} of focal length.',
  examples: [
    {
      inputs: { focalLength: 1000, aperture: 200 },
      results: { ratio: 5, effective: 1000, applied: 1, exposure: 1 },
      source: 'By hand: 1000/200',
    },
    {
      inputs: { focalLength: 2000, aperture: 200, lens: 'factor', factor: 0.63 },
      results: { ratio: 6.3, effective: 1260, exposure: 0.3969 },
      source: 'By hand: 2000 × 0.63',
    },
    {
      inputs: { focalLength: 800, aperture: 100, lens: 'reducer', lensFocalLength: 200, spacing: 50 },
      results: { ratio: 6, applied: 0.75 },
      source: 'By hand: 1 - 50/200',
    },
    {
      inputs: { focalLength: 800, aperture: 100, lens: 'barlow', lensFocalLength: 100, spacing: 120 },
      results: { ratio: 17.6, applied: 2.2, exposure: 4.84 },
      source: 'By hand: 1 + 120/100',
    },
    {
      inputs: { focalLength: 800, aperture: 100, lens: 'reducer', lensFocalLength: 100, spacing: 120 },
      refused: 'must stand within',
      source: 'By definition',
    },
    {
      inputs: { focalLength: 100, aperture: 200 },
      results: { ratio: 0.5, effective: 100 },
      cautions: ['Hardly any telescope'],
      source: 'By hand: 100/200; the two exchanged',
    },
  ],
  references: [{ title: 'Rutten, van Venrooij: Telescope Optics (1988)' }],
});
