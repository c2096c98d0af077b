import { defineCalculator, isAtMost, number, percent, quantity } from '@reckoner/engine';

/** Trapezoidal trench with a bedding layer under a round pipe; what the pipe and bedding displace is hauled away. */
export default defineCalculator({
  title: 'Trench and backfill',
  description: 'Excavation, bedding, backfill and spoil of a pipe trench from its measures, slope, pipe and bedding.',
  keywords: ['pipe trench', 'bedding sand', 'spoil', 'sewer', 'utility trench', 'backfill volume'],
  inputs: {
    length: quantity('m', { label: 'Length', symbol: 'l', min: 0.1, max: 1e6 }),
    width: quantity('m', { label: 'Width of the bottom', usual: [0.1, 10], symbol: 'b', min: 0.05, max: 50 }),
    depth: quantity('m', { label: 'Depth', usual: [0.1, 30], symbol: 'h', min: 0.05, max: 50 }),
    slope: number({
      label: 'Side slope, horizontal to 1 vertical',
      text: 'ratio',
      symbol: 's',
      min: 0,
      max: 5,
      default: 0,
    }),
    pipeDiameter: quantity('m', {
      label: 'Outer diameter of the pipe',
      usual: [0, 3000],
      unit: 'mm',
      symbol: 'd',
      min: 0,
      max: 10000,
      default: 0,
    }),
    bedding: quantity('m', {
      label: 'Bedding under the pipe',
      usual: [0, 60],
      unit: 'cm',
      symbol: 't',
      min: 0,
      max: 200,
      default: 10,
    }),
    swell: percent({ label: 'Swell of the soil', usual: [5, 80], symbol: 'w', min: 0, max: 100, default: 25 }),
  },
  outputs: {
    excavation: quantity('m^3', { label: 'Excavation', symbol: 'V', places: 2 }),
    beddingVolume: quantity('m^3', { label: 'Bedding', symbol: 'V_b', places: 2 }),
    pipeVolume: quantity('m^3', { label: 'Displaced by the pipe', symbol: 'V_p', places: 2 }),
    backfill: quantity('m^3', { label: 'Backfill in place', symbol: 'V_f', places: 2 }),
    spoil: quantity('m^3', { label: 'Spoil to haul away, loose', symbol: 'V_s', places: 2 }),
  },
  formula: ({ length, width, depth, slope, pipeDiameter, bedding, swell }) => {
    const excavation = length * (width + slope * depth) * depth;
    const beddingVolume = length * (width + slope * bedding) * bedding;
    const pipeVolume = (length * Math.PI * pipeDiameter ** 2) / 4;
    const displaced = beddingVolume + pipeVolume;
    return { excavation, beddingVolume, pipeVolume, backfill: excavation - displaced, spoil: displaced * (1 + swell) };
  },
  requires: [
    {
      that: ({ pipeDiameter, bedding, depth }) => isAtMost(pipeDiameter + bedding, depth),
      field: 'depth',
      says: 'Pipe and bedding, {pipeDiameter} and {bedding}, are higher than the trench of {depth} is deep.',
    },
    {
      that: ({ pipeDiameter, width }) => pipeDiameter <= width,
      field: 'width',
      says: 'The pipe of {pipeDiameter} is wider than the trench of {width}.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      // The rule's 5 ft are printed as 1.5 m beside them: whoever measures in meters is told from there.
      when: ({ depth, slope }) => depth >= 1.5 && slope < 0.75,
      says: 'Sides this steep cave in and kill: from 5 ft (1.5 m) of depth nobody may enter without sloping, shoring or a shield (OSHA 1926.652), unless in stable rock.',
    },
    {
      level: 'danger',
      when: ({ depth, slope }) => depth >= 1.5 && slope >= 0.75 && slope < 1.5,
      says: 'A slope of less than 1½:1 caves in unless a competent person has found the soil to be of type A (¾:1) or B (1:1 or flatter): without that OSHA asks for 1½:1 (1926.652).',
    },
    {
      level: 'caution',
      when: ({ depth }) => depth > 6.097,
      says: 'Over 20 ft (6.1 m) deep the slopes or supports must be designed by a registered professional engineer (OSHA 1926 Subpart P).',
    },
  ],
  figure: { kind: 'parts', of: 'excavation', parts: ['beddingVolume', 'pipeVolume', 'backfill'] },
  explanation:
    'Dig {excavation}, lay {beddingVolume} of bedding, fill back {backfill} and haul away {spoil} of loose soil.',
  examples: [
    {
      inputs: { length: 50, width: 0.6, depth: 1.2, pipeDiameter: 110 },
      results: { excavation: 36, beddingVolume: 3, pipeVolume: 0.475166, backfill: 32.524834, spoil: 4.343957 },
      source: 'By hand: 50 × 0.6 × 1.2; 50 × 0.6 × 0.1; 50 π 0.11²/4',
    },
    {
      inputs: { length: 30, width: 0.8, depth: 2, slope: 0.5, pipeDiameter: 315, bedding: 15, swell: 30 },
      results: { excavation: 108, beddingVolume: 3.9375, pipeVolume: 2.337934, backfill: 101.724566, spoil: 8.158064 },
      cautions: ['Sides this steep cave in and kill: from'],
      source: 'By hand: 30 × 1.8 × 2; 30 × 0.875 × 0.15; 30 π 0.315²/4',
    },
    {
      inputs: { length: 5, width: 0.6, depth: 0.4, pipeDiameter: 500 },
      refused: 'are higher than the trench',
      source: 'By hand: 0.6 > 0.4',
    },
    {
      inputs: { length: 5, width: 0.3, depth: 1, pipeDiameter: 500 },
      refused: 'is wider than the trench',
      source: 'By definition',
    },
    {
      inputs: { length: 10, width: 1, depth: 7, slope: 1, bedding: 0 },
      results: { excavation: 560, spoil: 0 },
      cautions: ['less than 1½:1', 'registered professional engineer'],
      source: 'By hand: 10 × (1 + 7) × 7',
    },
    {
      inputs: { length: 10, width: 1, depth: 1.5, bedding: 0 },
      results: { excavation: 15, spoil: 0 },
      cautions: ['nobody may enter'],
      source: 'By hand: 10 × 1 × 1.5; 5 ft are printed as 1.5 m',
    },
  ],
  notes: ['Backfill is measured in place.'],
  references: [
    { title: 'Peurifoy, Oberlender: Estimating Construction Costs, 6th ed., ch. 6: Earthwork and excavation' },
    { title: 'OSHA 29 CFR 1926.652 and Subpart P, Appendix B: protective systems and slopes' },
  ],
});
