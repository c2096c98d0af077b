import { defineCalculator, integer, noResult, quantity, roundTo } from '@reckoner/engine';
import { piecesFor } from '../shared/counts.js';

/** Fewest balusters that keep every gap within the limit, gaps equal. */
export default defineCalculator({
  title: 'Baluster spacing',
  description:
    'Number of balusters and their equal gap between two posts from the opening, baluster width and largest gap.',
  keywords: ['spindle spacing', 'railing', 'guard', 'picket spacing', '4 inch sphere'],
  inputs: {
    opening: quantity('m', {
      label: 'Opening between the posts',
      usual: [5, 500],
      help: 'On stairs along the slope of the rail.',
      unit: 'cm',
      symbol: 'L',
      min: 5,
      max: 10000,
    }),
    width: quantity('m', {
      label: 'Width of a baluster',
      usual: [0.5, 20],
      unit: 'cm',
      symbol: 'w',
      min: 0.2,
      max: 100,
      default: 4,
    }),
    largestGap: quantity('m', {
      label: 'Largest gap',
      usual: [2, 25],
      help: 'Codes: a 4 in (10.16 cm) sphere must not pass.',
      unit: 'cm',
      symbol: 'g_{max}',
      min: 1,
      max: 100,
      default: 10,
    }),
  },
  outputs: {
    balusters: integer({ label: 'Balusters', symbol: 'n' }),
    gap: quantity('m', { label: 'Gap', unit: 'cm', symbol: 'g', places: 2 }),
    onCenter: quantity('m', { label: 'Center to center', unit: 'cm', symbol: 's', places: 2, optional: true }),
    firstCenter: quantity('m', {
      label: 'Post to the first center',
      unit: 'cm',
      symbol: 's_1',
      places: 2,
      optional: true,
    }),
  },
  formula: ({ opening, width, largestGap }) => {
    const balusters = Math.max(0, piecesFor((opening - largestGap) / (width + largestGap)));
    const gap = (opening - balusters * width) / (balusters + 1);
    if (gap <= 0) throw noResult('The opening is too narrow for a baluster, and too wide to be left open.');
    if (balusters === 0) return { balusters, gap };
    return { balusters, gap, onCenter: gap + width, firstCenter: gap + width / 2 };
  },
  cautions: [
    {
      level: 'danger',
      when: ({ gap }) => roundTo(gap, 4) > 0.1016,
      says: 'A gap over 4 in (10.16 cm) lets the head of a child through: codes forbid it in guards.',
    },
  ],
  explanation: ({ balusters }) =>
    balusters === 0
      ? 'The opening of {gap} needs no baluster.'
      : 'Set {balusters} {balusters|baluster|balusters} with gaps of {gap}, {onCenter} from center to center.',
  examples: [
    {
      inputs: { opening: '72 in', width: '1.5 in', largestGap: '4 in' },
      results: { balusters: 13, gap: 9.525, onCenter: 13.335, firstCenter: 11.43 },
      source: 'By hand: (72 − 4)/5.5 = 12.4; (72 − 19.5)/14 = 3.75 in',
    },
    {
      inputs: { opening: '42.5 in', width: '1.5 in', largestGap: '4 in' },
      results: { balusters: 7, gap: 10.16, onCenter: 13.97 },
      source: 'By hand: (42.5 − 4)/5.5 = 7; (42.5 − 10.5)/8 = 4 in, which is not over the limit',
    },
    {
      inputs: { opening: 180 },
      results: { balusters: 13, gap: 9.142857, onCenter: 13.142857 },
      source: 'By hand: (180 − 10)/14 = 12.1; (180 − 52)/14',
    },
    {
      inputs: { opening: 9.5 },
      results: { balusters: 0, gap: 9.5 },
      source: 'By hand: the opening is within the limit',
    },
    {
      inputs: { opening: 100, width: 4, largestGap: 15 },
      results: { balusters: 5, gap: 13.33333 },
      cautions: ['the head of a child'],
      source: 'By hand: (100 − 5 × 4)/6',
    },
    {
      inputs: { opening: 24.4, width: 4, largestGap: 10.2 },
      results: { balusters: 1, gap: '10.20' },
      cautions: ['over 4 in (10.16 cm)'],
      source: 'By hand: (24.4 − 4)/2 = 10.2 cm, which is over 4 in',
    },
    {
      inputs: { opening: 12, width: 40 },
      noResult: 'too narrow for a baluster',
      source: 'By hand: 12 − 40 is negative',
    },
  ],
  references: [{ title: 'International Residential Code (2021), R312.1.3: opening limitations' }],
});
