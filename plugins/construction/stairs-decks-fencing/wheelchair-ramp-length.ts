import { defineCalculator, integer, number, percent, quantity } from '@reckoner/engine';
import { piecesFor } from '../shared/counts.js';

/** ADA 405: slope at most 1:12, at most 30 in of rise in a run, level landings between runs of at least 60 in. */
export default defineCalculator({
  title: 'Wheelchair ramp length',
  description:
    'Length, runs, landings and slope of a wheelchair ramp from the rise and the slope ratio by the ADA standards.',
  keywords: ['ADA ramp', '1:12', 'accessible ramp', 'handicap ramp', 'ramp slope', 'landing'],
  inputs: {
    rise: quantity('m', { label: 'Rise', usual: [2, 600], unit: 'cm', symbol: 'h', min: 1, max: 2000 }),
    ratio: number({
      label: 'Slope 1 in',
      text: 'scale',
      usual: [8, 30],
      help: 'ADA: 12 at the steepest; 16 to 20 is easier.',
      symbol: 'n',
      min: 6,
      max: 100,
      default: 12,
    }),
    largestRise: quantity('m', {
      label: 'Largest rise of a run',
      usual: [10, 80],
      unit: 'cm',
      symbol: 'h_{max}',
      min: 5,
      max: 200,
      default: 76.2,
    }),
    landing: quantity('m', {
      label: 'Length of a landing',
      usual: [100, 300],
      unit: 'cm',
      symbol: 'l',
      min: 50,
      max: 500,
      default: 152.4,
    }),
  },
  outputs: {
    totalLength: quantity('m', { label: 'Length in plan with landings between runs', symbol: 'L', places: 2 }),
    rampLength: quantity('m', { label: 'Length of the sloped runs in plan', symbol: 'L_r', places: 2 }),
    runs: integer({ label: 'Runs', symbol: 'k' }),
    landings: integer({ label: 'Landings between runs', symbol: 'k_l' }),
    slope: percent({ label: 'Slope', symbol: 'g', places: 2 }),
    angle: quantity('rad', { label: 'Angle', unit: 'deg', symbol: '\\alpha', places: 2 }),
  },
  formula: ({ rise, ratio, largestRise, landing }) => {
    const rampLength = rise * ratio;
    const runs = piecesFor(rise / largestRise);
    const landings = runs - 1;
    return {
      totalLength: rampLength + landings * landing,
      rampLength,
      runs,
      landings,
      slope: 1 / ratio,
      angle: Math.atan(1 / ratio),
    };
  },
  cautions: [
    {
      level: 'danger',
      when: ({ ratio }) => ratio < 12,
      says: 'Steeper than 1 in 12: the ADA does not allow it in new ramps, and users may tip back or roll away.',
    },
    {
      level: 'caution',
      when: ({ largestRise, rise }) => rise > 0.76201 && largestRise > 0.76201,
      says: 'A run may rise 30 in (76.2 cm) at most before a landing (ADA 405.6).',
    },
    {
      level: 'note',
      when: ({ rise, largestRise }) => rise > 0.1524 && largestRise > 0.1524,
      says: 'Handrails are required on both sides where a run rises over 6 in (15.24 cm; ADA 405.8).',
    },
    {
      level: 'caution',
      when: ({ landing, landings }) => landings > 0 && landing < 1.52399,
      says: 'A landing must be at least 60 in (152.4 cm) long (ADA 405.7).',
    },
  ],
  explanation:
    'A rise of {rise} takes {rampLength} of ramp in {runs} {runs|run|runs}, {totalLength} with the landings between runs, at {slope}; the landings at its ends come on top.',
  examples: [
    {
      inputs: { rise: '24 in' },
      results: { totalLength: 7.3152, rampLength: 7.3152, runs: 1, landings: 0, slope: 8.333333, angle: 4.763642 },
      cautions: ['Handrails are required on both sides'],
      source: 'By hand: 24 × 12 = 288 in; atan(1/12)',
    },
    {
      inputs: { rise: '36 in' },
      results: { totalLength: 12.4968, rampLength: 10.9728, runs: 2, landings: 1 },
      cautions: ['Handrails are required on both sides'],
      source: 'By hand: 36 × 12 = 432 in; 36/30 = 1.2; 432 + 60 in',
    },
    {
      inputs: { rise: '10 in', ratio: 20 },
      results: { rampLength: 5.08, slope: 5, angle: 2.862405 },
      cautions: ['Handrails are required on both sides'],
      source: 'By hand: 200 in; 1/20',
    },
    {
      inputs: { rise: 100, ratio: 8, largestRise: 80 },
      results: { rampLength: 8, runs: 2 },
      cautions: ['tip back', 'before a landing', 'Handrails'],
      source: 'By hand: 100 × 8 cm; two runs',
    },
    { inputs: { rise: 10 }, results: { rampLength: 1.2, runs: 1, totalLength: 1.2 }, source: 'By hand: 12 × 10 cm' },
    {
      inputs: { rise: 60, largestRise: 10 },
      results: { runs: 6, landings: 5, rampLength: 7.2, totalLength: 14.82 },
      source: 'By hand: 60/10 = 6 runs of 10 cm each, none over 6 in; 7.2 + 5 × 1.524',
    },
    {
      inputs: { rise: 90, largestRise: 100 },
      results: { runs: 1, rampLength: 10.8, totalLength: 10.8 },
      cautions: ['A run may rise 30 in', 'Handrails are required'],
      source: 'By hand: 0.9 × 12',
    },
    {
      inputs: { rise: 100, landing: 120 },
      results: { runs: 2, rampLength: 12, totalLength: 13.2 },
      cautions: ['at least 60 in', 'Handrails are required'],
      source: 'By hand: 12 + 1.2',
    },
  ],
  notes: ['Level landings of 60 in at top and bottom come on top. Local codes may differ.'],
  references: [
    {
      title: 'US Department of Justice: 2010 ADA Standards for Accessible Design, 405',
      url: 'https://www.ada.gov/law-and-regs/design-standards/2010-stds/',
    },
  ],
});
