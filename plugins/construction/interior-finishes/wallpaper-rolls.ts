import { defineCalculator, floorNear, integer, noResult, quantity } from '@reckoner/engine';
import { piecesFor } from '../shared/counts.js';

/** Strips by the width of the paper, drops from a roll by the height with whole pattern repeats. */
export default defineCalculator({
  title: 'Wallpaper rolls',
  description: 'Rolls of wallpaper for a room from the length and height of its walls, roll size and pattern repeat.',
  keywords: ['wall covering', 'pattern repeat', 'drops per roll', 'euro roll', 'wallpaper strips'],
  inputs: {
    wallLength: quantity('m', {
      label: 'Length of the walls',
      help: 'The perimeter; leave out wide openings.',
      symbol: 'l',
      above: 0,
      max: 10000,
    }),
    height: quantity('m', {
      label: 'Height of the walls',
      usual: [0.5, 8],
      symbol: 'h',
      min: 0.1,
      max: 50,
      default: 2.5,
    }),
    rollLength: quantity('m', {
      label: 'Length of a roll',
      usual: [4, 60],
      symbol: 'l_r',
      min: 1,
      max: 200,
      default: 10.05,
    }),
    rollWidth: quantity('m', {
      label: 'Width of a roll',
      usual: [35, 140],
      unit: 'cm',
      symbol: 'b_r',
      min: 5,
      max: 500,
      default: 53,
    }),
    repeat: quantity('m', {
      label: 'Pattern repeat',
      usual: [0, 150],
      help: '0 for a free match.',
      unit: 'cm',
      symbol: 'r',
      min: 0,
      max: 500,
      default: 0,
    }),
    trimming: quantity('m', {
      label: 'Trimming of each drop',
      usual: [0, 30],
      unit: 'cm',
      symbol: 't',
      min: 0,
      max: 50,
      default: 10,
    }),
  },
  outputs: {
    rolls: integer({ label: 'Rolls', symbol: 'n' }),
    strips: integer({ label: 'Strips', symbol: 'n_s' }),
    stripsPerRoll: integer({ label: 'Strips from a roll', symbol: 'k' }),
    stripLength: quantity('m', { label: 'Length of a strip', symbol: 'l_s', places: 2 }),
  },
  formula: ({ wallLength, height, rollLength, rollWidth, repeat, trimming }) => {
    const cut = height + trimming;
    const stripLength = repeat > 0 ? piecesFor(cut / repeat) * repeat : cut;
    const stripsPerRoll = floorNear(rollLength / stripLength);
    if (stripsPerRoll < 1) throw noResult('A roll is shorter than one strip.');
    const strips = piecesFor(wallLength / rollWidth);
    return { rolls: piecesFor(strips / stripsPerRoll), strips, stripsPerRoll, stripLength };
  },
  explanation:
    'The walls take {strips} {strips|strip|strips} of {stripLength}; a roll gives {stripsPerRoll}, so {rolls} {rolls|roll|rolls}.',
  examples: [
    {
      inputs: { wallLength: 16 },
      results: { rolls: 11, strips: 31, stripsPerRoll: 3, stripLength: 2.6 },
      source: 'By hand: 16/0.53 = 30.2; 10.05/2.6 = 3.9; 31/3 = 10.3',
    },
    {
      inputs: { wallLength: 12, height: 2.6, repeat: 64 },
      results: { rolls: 8, strips: 23, stripsPerRoll: 3, stripLength: 3.2 },
      source: 'By hand: 2.7/0.64 = 4.2, so 5 × 0.64; 10.05/3.2 = 3.1; 12/0.53 = 22.6; 23/3 = 7.7',
    },
    { inputs: { wallLength: 12, height: 10 }, noResult: 'shorter than one strip', source: 'By hand: 10.1 > 10.05' },
    {
      inputs: { wallLength: 15, height: 2.4, rollLength: 10, rollWidth: 70, trimming: 6 },
      results: { rolls: 6, strips: 22, stripsPerRoll: 4, stripLength: 2.46 },
      source: 'By hand: 15/0.7 = 21.4; 10/2.46 = 4.07; 22/4 = 5.5',
    },
  ],
  notes: ['Straight match; a drop (offset) match takes up to half a repeat more for every second strip.'],
  references: [{ title: 'EN 233: Wallcoverings in roll form: standard roll of 10.05 m × 0.53 m' }],
});
