import { choice, constant, defineCalculator, integer, isBelow, quantity, sumOfProducts } from '@reckoner/engine';
import { piecesFor, waste } from '../shared/counts.js';

const MILLIMETER = constant(0.001, 'm');

/** Face area over the module of unit and joint; mortar fills the rest of the wall (solid units, full joints). */
export default defineCalculator({
  title: 'Bricks or blocks for a wall',
  description:
    'Number of bricks or concrete blocks and mortar for a wall from its area, unit size, joint and thickness.',
  keywords: [
    'brick calculator',
    'concrete block',
    'CMU',
    'cinder block',
    'mortar',
    'masonry wall',
    'bricks per square meter',
  ],
  aliases: ['concrete-block-count'],
  inputs: {
    length: quantity('m', { label: 'Length of the wall', symbol: 'L', above: 0, max: 10000 }),
    height: quantity('m', { label: 'Height of the wall', symbol: 'H', above: 0, max: 1000 }),
    openings: quantity('m^2', { label: 'Openings', symbol: 'A_0', min: 0, max: 1e6, default: 0 }),
    unit: choice(
      {
        british: 'British brick, 215 × 102.5 × 65 mm',
        modular: 'US modular brick, 194 × 92 × 57 mm',
        german: 'German NF brick, 240 × 115 × 71 mm',
        cmu: 'Concrete block 16 × 8 × 8 in (390 × 190 × 190 mm)',
        custom: 'Other size',
      },
      { label: 'Brick or block', default: 'british' },
    ),
    unitLength: quantity('m', {
      label: 'Length of a unit',
      usual: [50, 800],
      unit: 'mm',
      symbol: 'l',
      min: 20,
      max: 2000,
      when: { unit: 'custom' },
    }),
    unitHeight: quantity('m', {
      label: 'Height of a unit',
      usual: [30, 500],
      unit: 'mm',
      symbol: 'h',
      min: 20,
      max: 2000,
      when: { unit: 'custom' },
    }),
    unitWidth: quantity('m', {
      label: 'Width of a unit',
      usual: [40, 600],
      unit: 'mm',
      symbol: 'w',
      min: 20,
      max: 2000,
      when: { unit: 'custom' },
    }),
    joint: quantity('m', {
      label: 'Mortar joint',
      usual: [0, 25],
      unit: 'mm',
      symbol: 'j',
      min: 0,
      max: 50,
      default: 10,
    }),
    leaves: integer({
      label: 'Leaves (1: half-brick wall, 2: one-brick wall)',
      symbol: 'k',
      min: 1,
      max: 6,
      default: 1,
    }),
    waste: { ...waste, symbol: 'v', default: 5 },
  },
  outputs: {
    units: integer({ label: 'Bricks or blocks with waste', symbol: 'N' }),
    area: quantity('m^2', { label: 'Wall area', symbol: 'A', places: 2 }),
    perArea: quantity('1/m^2', { label: 'Units per area', symbol: 'n', places: 1 }),
    mortar: quantity('m^3', {
      label: 'Mortar with waste',
      help: 'Without filling holes and cores.',
      symbol: 'V_m',
      places: 3,
    }),
  },
  formula: ({ length, height, openings, unit, unitLength, unitHeight, unitWidth, joint, leaves, waste }) => {
    const area = sumOfProducts([length, height], [-1, openings]);
    const custom = unit === 'custom';
    const size = UNIT_SIZE[unit === 'custom' ? 'british' : unit];
    const l = custom ? unitLength : size.length * MILLIMETER;
    const h = custom ? unitHeight : size.height * MILLIMETER;
    const w = custom ? unitWidth : size.width * MILLIMETER;
    const perArea = leaves / ((l + joint) * (h + joint));
    const count = area * perArea;
    return {
      units: piecesFor(count * (1 + waste)),
      area,
      perArea,
      mortar: count * ((l + joint) * (h + joint) - l * h) * w * (1 + waste),
    };
  },
  stepwise: [
    'A unit with its joint covers (length + joint) × (height + joint); the area divided by that, times the leaves, is the count.',
    'The waste is added and the count rounded up.',
    'The mortar fills what the units leave of their places, over the width of the unit.',
  ],
  requires: [
    {
      that: ({ openings, length, height }) => isBelow(openings, length * height),
      field: 'openings',
      says: 'Openings of {openings} must be less than the wall.',
    },
  ],
  explanation: 'The wall of {area} takes {units} {units|unit|units} ({perArea}) and {mortar} of mortar.',
  examples: [
    {
      inputs: { length: 5, height: 2.4, openings: 2 },
      results: { units: 623, area: 10, perArea: 59.259259, mortar: 0.184955556 },
      source: 'By hand: 1/(0.225 × 0.075) = 59.26 per m²; × 10 × 1.05',
    },
    {
      inputs: { length: 6, height: 2, leaves: 2, waste: 10 },
      results: { units: 1565, perArea: 118.518519, mortar: 0.465031111 },
      source: 'By hand: twice 59.26 per m² × 12 × 1.1',
    },
    {
      inputs: { length: '20 ft', height: '8 ft', unit: 'cmu' },
      results: { units: 196, perArea: '12.50000', mortar: 0.218703046 },
      source: 'By hand: 1/(0.4 × 0.2) = 12.5 per m² × 14.864 × 1.05',
    },
    {
      inputs: { length: 5, height: 2, unit: 'modular' },
      results: { units: 769, perArea: 73.163594 },
      source: 'By hand: 1/(0.204 × 0.067)',
    },
    {
      inputs: { length: 5, height: 2, unit: 'german', waste: 0 },
      results: { perArea: 49.382716, units: 494 },
      source: 'By hand: 1/(0.25 × 0.081)',
    },
    {
      inputs: { length: 4, height: 2, unit: 'custom', unitLength: 490, unitHeight: 190, unitWidth: 200, waste: 0 },
      results: { units: 80, perArea: 10 },
      source: 'By hand: 1/(0.5 × 0.2) × 8',
    },
    { inputs: { length: 2, height: 1, openings: 2 }, refused: 'must be less than the wall', source: 'By definition' },
    {
      inputs: { length: 8, height: 2.5, joint: 12 },
      results: { units: 1202, perArea: 57.21151096, mortar: 0.4315098118 },
      source:
        'Python: 1/(0.227 × 0.077) per m²; × 20 × 1.05 = 1201.4; (20 × 0.1025 − 1144.2 × 0.215 × 0.1025 × 0.065) × 1.05',
    },
  ],
  references: [
    { title: 'Brick Development Association: 60 bricks a square meter of half-brick wall' },
    { title: 'BIA Technical Notes on Brick Construction 10: Dimensioning and Estimating Brick Masonry (2009)' },
  ],
});

/** In millimeters. */
const UNIT_SIZE = {
  british: { length: 215, height: 65, width: 102.5 },
  modular: { length: 194, height: 57, width: 92 },
  german: { length: 240, height: 71, width: 115 },
  cmu: { length: 390, height: 190, width: 190 },
};
