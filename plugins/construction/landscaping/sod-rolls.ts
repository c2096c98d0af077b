import { defineCalculator, integer, quantity } from '@reckoner/engine';
import { piecesFor, waste } from '../shared/counts.js';

/** Turf by rolls and pallets. */
export default defineCalculator({
  title: 'Sod rolls',
  description: 'Rolls and pallets of sod (turf) for a lawn from its area, the area of a roll and the waste.',
  keywords: ['turf', 'instant lawn', 'sod pallets', 'grass rolls'],
  inputs: {
    area: quantity('m^2', { label: 'Area of the lawn', symbol: 'A', above: 0, max: 1e7 }),
    rollArea: quantity('m^2', {
      label: 'Area of a roll',
      usual: [0.2, 120],
      help: 'Often 10 ft² (0.93 m²) or 1 m².',
      symbol: 'a',
      min: 0.05,
      max: 200,
      default: 1,
    }),
    palletArea: quantity('m^2', {
      label: 'Area of a pallet',
      usual: [5, 150],
      help: 'Often 450 ft² (41.8 m²).',
      symbol: 'a_p',
      min: 1,
      max: 1000,
      default: 45,
    }),
    waste: { ...waste, default: 5 },
  },
  outputs: {
    rolls: integer({ label: 'Rolls', symbol: 'n' }),
    pallets: integer({ label: 'Pallets', symbol: 'n_p' }),
    sod: quantity('m^2', { label: 'Sod with waste', symbol: 'A_s', places: 1 }),
  },
  formula: ({ area, rollArea, palletArea, waste }) => {
    const sod = area * (1 + waste);
    return { rolls: piecesFor(sod / rollArea), pallets: piecesFor(sod / palletArea), sod };
  },
  requires: [
    {
      that: ({ rollArea, palletArea }) => rollArea <= palletArea,
      field: 'palletArea',
      says: 'A pallet of {palletArea} cannot hold less than one roll of {rollArea}.',
    },
  ],
  explanation: 'The lawn takes {sod} of sod: {rolls} {rolls|roll|rolls} on {pallets} {pallets|pallet|pallets}.',
  examples: [
    {
      inputs: { area: 120 },
      results: { rolls: 126, pallets: 3, sod: 126 },
      source: 'By hand: 120 × 1.05; 126/45 = 2.8',
    },
    {
      inputs: { area: '1000 ft^2', rollArea: '10 ft^2', palletArea: '450 ft^2', waste: 10 },
      results: { rolls: 110, pallets: 3, sod: 102.193344 },
      source: 'By hand: 1100/10; 1100/450 = 2.4; 1100 × 0.09290304',
    },
    { inputs: { area: 100, rollArea: 2, palletArea: 1 }, refused: 'less than one roll', source: 'By definition' },
  ],
  references: [{ title: 'Turfgrass Producers International: Guideline Specifications to Turfgrass Sodding' }],
});
