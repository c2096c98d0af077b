import { category, constant, defineCalculator, type FigurePoint, integer, quantity, roundTo } from '@reckoner/engine';
import { piecesFor } from '../shared/counts.js';

const LEAST_PACE = constant(0.6, 'm');
const LARGEST_PACE = constant(0.65, 'm');

/** Equal risers no higher than wanted, one tread fewer than risers, checked with Blondel's rule 2R + T. */
export default defineCalculator({
  title: 'Stairs rise and run',
  description:
    'Number and height of risers, treads, total run, angle and stringer of a straight stair from its total rise.',
  keywords: ['staircase', 'riser height', 'tread depth', 'stringer length', '2R+T', 'Blondel', 'steps'],
  inputs: {
    totalRise: quantity('m', {
      label: 'Total rise, floor to floor',
      usual: [20, 700],
      unit: 'cm',
      symbol: 'H',
      min: 10,
      max: 3000,
    }),
    maxRiser: quantity('m', {
      label: 'Highest riser wanted',
      usual: [10, 23],
      help: 'The IRC allows 7¾ in (19.69 cm) in dwellings.',
      unit: 'cm',
      symbol: 'R_{max}',
      min: 5,
      max: 30,
      default: 18,
    }),
    tread: quantity('m', {
      label: 'Depth of a tread, nosing to nosing',
      usual: [20, 45],
      help: 'The IRC asks for at least 10 in (25.4 cm).',
      unit: 'cm',
      symbol: 'T',
      min: 10,
      max: 100,
      default: 28,
    }),
  },
  outputs: {
    risers: integer({ label: 'Risers', symbol: 'n' }),
    riser: quantity('m', { label: 'Height of a riser', unit: 'cm', symbol: 'R', places: 2 }),
    treads: integer({ label: 'Treads', symbol: 'n_T' }),
    totalRun: quantity('m', { label: 'Total run', unit: 'cm', symbol: 'L', places: 1 }),
    angle: quantity('rad', { label: 'Angle', unit: 'deg', symbol: '\\alpha', places: 1, optional: true }),
    stringer: quantity('m', {
      label: 'Length along the slope',
      help: 'From the top of the first tread to the top of the last.',
      unit: 'cm',
      symbol: 'l_s',
      places: 1,
    }),
    pace: quantity('m', { label: 'Pace 2R + T', unit: 'cm', symbol: 'S', places: 1, optional: true }),
    comfort: category(['Short of a pace', 'Comfortable', 'Longer than a pace'], {
      label: 'By the pace of 60 to 65 cm',
      of: 'pace',
      optional: true,
    }),
  },
  formula: ({ totalRise, maxRiser, tread }) => {
    const risers = piecesFor(totalRise / maxRiser);
    const riser = totalRise / risers;
    const treads = risers - 1;
    const totalRun = treads * tread;
    const stringer = Math.hypot(treads * riser, totalRun);
    if (treads === 0) return { risers, riser, treads, totalRun, stringer };
    const pace = 2 * riser + tread;
    const shown = roundTo(pace, 3);
    return {
      risers,
      riser,
      treads,
      totalRun,
      angle: Math.atan(riser / tread),
      stringer,
      pace,
      comfort: shown < LEAST_PACE ? 'Short of a pace' : shown <= LARGEST_PACE ? 'Comfortable' : 'Longer than a pace',
    };
  },
  cautions: [
    {
      level: 'danger',
      when: ({ riser }) => roundTo(riser, 4) > 0.1969,
      says: 'Risers over 7¾ in (19.69 cm) are steeper than the IRC allows in dwellings: people fall on such stairs.',
    },
    {
      level: 'danger',
      when: ({ tread, risers }) => risers > 1 && tread < 0.25399,
      says: 'Treads under 10 in (25.4 cm) are shorter than the IRC allows: people slip off them going down.',
    },
    {
      level: 'caution',
      when: ({ totalRise }) => totalRise > 3.83541,
      says: 'A flight over 151 in (383.5 cm) high needs a landing on the way (IRC R311.7.3): plan two flights.',
    },
  ],
  figure: {
    kind: 'drawing',
    title: 'Stairs from the side',
    draw: ({ totalRise, tread, risers, riser, treads, totalRun }) => {
      if (treads === 0 || risers > 60) return undefined;
      const steps = Array.from({ length: risers }, (_, step): FigurePoint[] => [
        [step * tread, step * riser],
        [step * tread, (step + 1) * riser],
      ]).flat();
      const end: FigurePoint = [totalRun + tread, totalRise];
      return [
        { shape: 'line', points: [...steps, end] },
        { shape: 'dimension', from: [totalRun, 0], to: [totalRun, totalRise], label: 'H', of: 'totalRise' },
        { shape: 'dimension', from: [0, 0], to: [totalRun, 0], label: 'L', of: 'totalRun' },
        { shape: 'angle', at: [0, 0], from: [totalRun, 0], to: [tread, riser], of: 'angle' },
      ];
    },
  },
  explanation: ({ treads }) =>
    treads === 0
      ? 'One riser of {riser} does without a tread: it is a single step.'
      : 'The stair has {risers} {risers|riser|risers} of {riser} and {treads} {treads|tread|treads}, and is {totalRun} long in plan; 2R + T is {pace}.',
  examples: [
    {
      inputs: { totalRise: 280 },
      results: {
        risers: 16,
        riser: 17.5,
        treads: 15,
        totalRun: 420,
        angle: 32.005383,
        stringer: 495.28401,
        pace: 63,
        comfort: 'Comfortable',
      },
      source: 'By hand: 280/18 = 15.6; 280/16; 15 × 28; atan(17.5/28); √(262.5² + 420²); 2 × 17.5 + 28',
    },
    {
      inputs: { totalRise: '108 in', maxRiser: '7.5 in', tread: '10.5 in' },
      results: { risers: 15, riser: 18.288, treads: 14, totalRun: 373.38, angle: 34.438989, pace: 63.246 },
      source: 'By hand: 15 risers of 7.2 in, 14 × 10.5 = 147 in, 24.9 in',
    },
    {
      inputs: { totalRise: 50, maxRiser: 12.5, tread: 30 },
      results: { risers: 4, riser: 12.5, treads: 3, totalRun: 90, pace: 55, comfort: 'Short of a pace' },
      source: 'By hand: 50/12.5 = 4; 2 × 12.5 + 30',
    },
    {
      inputs: { totalRise: 15 },
      results: { risers: 1, riser: '15.00', treads: 0, totalRun: 0, stringer: 0 },
      source: 'By hand: 15 cm is within 18 cm, one step without a tread, and so without a pace or angle',
    },
    {
      inputs: { totalRise: 60, maxRiser: 20, tread: 40 },
      results: { risers: 3, riser: 20, totalRun: 80, pace: 80, comfort: 'Longer than a pace' },
      cautions: ['Risers over 7¾ in (19.69 cm) are'],
      source: 'By hand: 60/20 = 3; 2 × 20 + 40',
    },
    {
      inputs: { totalRise: 197, maxRiser: 19.7 },
      results: { risers: 10, riser: '19.70', pace: '67.40' },
      cautions: ['over 7¾ in (19.69 cm)'],
      source: 'By hand: 197/10 = 19.7 cm, which is over 7¾ in = 19.685 cm; 2 × 19.7 + 28',
    },
    {
      inputs: { totalRise: '31 in', maxRiser: '7.75 in' },
      results: { risers: 4, riser: 19.685 },
      source: 'By hand: 31/4 = 7.75 in, which is not over the limit',
    },
    {
      inputs: { totalRise: 100, maxRiser: 25, tread: 20 },
      results: { risers: 4, riser: 25, pace: 70, comfort: 'Longer than a pace' },
      cautions: ['people fall', 'people slip'],
      source: 'By hand: 100/25; 2 × 25 + 20',
    },
    {
      inputs: { totalRise: 450 },
      results: { risers: 25, riser: 18, treads: 24, totalRun: 672, pace: 64, comfort: 'Comfortable' },
      cautions: ['needs a landing'],
      source: 'By hand: 450/18 = 25; 24 × 28; 2 × 18 + 28',
    },
  ],
  notes: ['Straight flight without landing; the upper floor is the last step. Local codes set the limits.'],
  references: [
    { title: 'International Residential Code (2021), R311.7.5' },
    { title: 'Neufert: Architects’ Data, 5th ed., Stairs' },
  ],
});
