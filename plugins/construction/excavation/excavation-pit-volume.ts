import { defineCalculator, integer, number, percent, quantity } from '@reckoner/engine';
import { piecesFor } from '../shared/counts.js';

/** Prismoid with equal slopes on all four sides (exact), and its loose volume. */
export default defineCalculator({
  title: 'Excavation volume',
  description: 'Bank and loose volume of a pit with sloped or vertical sides and its truckloads from the measures.',
  keywords: ['dig out', 'foundation pit', 'prismoid', 'swell factor', 'truckloads', 'bank cubic yards'],
  inputs: {
    length: quantity('m', { label: 'Length of the bottom', symbol: 'l', min: 0.1, max: 10000 }),
    width: quantity('m', { label: 'Width of the bottom', symbol: 'b', min: 0.1, max: 10000 }),
    depth: quantity('m', { label: 'Depth', usual: [0.05, 60], symbol: 'h', min: 0.01, max: 200 }),
    slope: number({
      label: 'Side slope, horizontal to 1 vertical',
      text: 'ratio',
      symbol: 's',
      min: 0,
      max: 10,
      default: 0,
    }),
    swell: percent({
      label: 'Swell of the soil',
      usual: [5, 80],
      help: 'Sand and gravel 10 to 15%, common earth 25%, clay 35%, rock 50% or more.',
      symbol: 'w',
      min: 0,
      max: 100,
      default: 25,
    }),
    truck: quantity('m^3', {
      label: 'Truck capacity, loose',
      usual: [1, 40],
      symbol: 'V_t',
      min: 0.1,
      max: 500,
      default: 10,
    }),
  },
  outputs: {
    bankVolume: quantity('m^3', { label: 'Volume in the ground', symbol: 'V', places: 1 }),
    looseVolume: quantity('m^3', { label: 'Loose volume', symbol: 'V_l', places: 1 }),
    truckloads: integer({ label: 'Truckloads', symbol: 'n' }),
    topArea: quantity('m^2', { label: 'Area at the top', symbol: 'A', places: 1 }),
  },
  formula: ({ length, width, depth, slope, swell, truck }) => {
    const spread = slope * depth;
    const topArea = (length + 2 * spread) * (width + 2 * spread);
    const middleArea = (length + spread) * (width + spread);
    const bankVolume = (depth / 6) * (length * width + 4 * middleArea + topArea);
    const looseVolume = bankVolume * (1 + swell);
    return { bankVolume, looseVolume, truckloads: piecesFor(looseVolume / truck), topArea };
  },
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
  explanation:
    'The pit holds {bankVolume} of soil, {looseVolume} when loose: {truckloads} {truckloads|truckload|truckloads}.',
  examples: [
    {
      inputs: { length: 10, width: 8, depth: 2, slope: 1 },
      results: { bankVolume: 242.6667, looseVolume: 303.3333, truckloads: 31, topArea: 168 },
      cautions: ['less than 1½:1'],
      source: 'By hand: 2/6 × (80 + 4 × 120 + 168); × 1.25; /10',
    },
    {
      inputs: { length: 5, width: 4, depth: 1.5, swell: 30, truck: 8 },
      results: { bankVolume: 30, looseVolume: 39, truckloads: 5, topArea: 20 },
      cautions: ['nobody may enter'],
      source: 'By hand: 5 × 4 × 1.5; × 1.3; /8',
    },
    {
      inputs: { length: 4, width: 2, depth: 2 },
      results: { bankVolume: 16, looseVolume: 20, truckloads: 2 },
      cautions: ['nobody may enter'],
      source: 'By hand: 4 × 2 × 2; × 1.25',
    },
    {
      inputs: { length: 10, width: 10, depth: 7, slope: 1 },
      results: { bankVolume: 2137.333, looseVolume: 2671.667, truckloads: 268 },
      cautions: ['less than 1½:1', 'registered professional engineer'],
      source: 'By hand: 7/6 × (100 + 4 × 289 + 576)',
    },
    {
      inputs: { length: 6, width: 3, depth: 2, slope: 1.5 },
      results: { bankVolume: 114, looseVolume: 142.5, truckloads: 15, topArea: 108 },
      source: 'By hand: 2/6 × (18 + 4 × 54 + 108); × 1.25',
    },
  ],
  notes: [
    'Safe slopes depend on the soil and the law: OSHA asks for 3/4:1 in type A, 1:1 in B and 1½:1 in C soil up to 20 ft.',
  ],
  references: [
    { title: 'Peurifoy, Schexnayder, Schmitt, Shapira: Construction Planning, Equipment, and Methods, 9th ed., ch. 4' },
    { title: 'OSHA 29 CFR 1926 Subpart P, Appendix B' },
  ],
});
