import { constant, defineCalculator, integer, isBelow, money, quantity, rows } from '@reckoner/engine';

const LEAST_COUNTED = constant(1 / 12, 'ft');

/** A board foot is 144 cubic inches, reckoned with nominal sizes in the trade. */
export default defineCalculator({
  title: 'Board feet',
  description: 'Board feet and cost of lumber from a list of thickness, width, length and number of boards.',
  keywords: ['lumber', 'board foot', 'BF', 'hardwood', 'MBF', 'timber volume'],
  inputs: {
    boards: rows(
      {
        count: integer({ label: 'How many', min: 1, max: 100000, default: 1 }),
        thickness: quantity('ft', {
          label: 'Thickness',
          regional: false,
          usual: [0.2, 16],
          unit: 'in',
          above: 0,
          max: 100,
        }),
        width: quantity('ft', { label: 'Width', regional: false, usual: [1, 40], unit: 'in', above: 0, max: 200 }),
        length: quantity('ft', { label: 'Length', regional: false, usual: [0.5, 40], above: 0, max: 1000 }),
      },
      { label: 'Boards', maxItems: 100 },
    ),
    price: money({ label: 'Price', per: 'fbm', min: 0, max: 1e6, optional: true }),
  },
  outputs: {
    boardFeet: quantity('ft^3', { label: 'Board feet', unit: 'fbm', symbol: 'V', places: 2 }),
    cubicMeters: quantity('ft^3', { label: 'In cubic meters', regional: false, unit: 'm^3', symbol: 'V_m', places: 4 }),
    cost: money({ label: 'Cost', optional: true }),
  },
  formula: ({ boards, price }) => {
    let volume = 0;
    for (const { count, thickness, width, length } of boards) volume += count * thickness * width * length;
    return {
      boardFeet: volume,
      cubicMeters: volume,
      cost: price === undefined ? undefined : price * volume * constant(12, 'fbm/ft^3'),
    };
  },
  cautions: [
    {
      level: 'caution',
      when: ({ boards }) => boards.some(({ thickness }) => isBelow(thickness, LEAST_COUNTED)),
      says: 'Boards thinner than 1 in are sold as if they were 1 in thick (PS 20): for what the yard counts and charges, give 1 in.',
    },
  ],
  explanation: 'The boards hold {boardFeet} ({cubicMeters}).',
  examples: [
    {
      inputs: {
        boards: [
          { count: 10, thickness: 2, width: 6, length: 8 },
          { count: 4, thickness: 1, width: 12, length: 10 },
        ],
        price: 3.5,
      },
      results: { boardFeet: 120, cubicMeters: 0.28316847, cost: 420 },
      source: 'By hand: (10 × 2 × 6 × 8 + 4 × 1 × 12 × 10)/12; 120/12 × 0.028316847; × 3.50',
    },
    {
      inputs: { boards: [{ thickness: 1.5, width: 6, length: 8 }] },
      results: { boardFeet: 6 },
      source: 'By hand: 1.5 × 6 × 8/12',
    },
    {
      inputs: { boards: [{ count: 10, thickness: '3/4', width: 6, length: 8 }] },
      results: { boardFeet: 30 },
      cautions: ['as if they were 1 in thick'],
      source: 'By hand: 10 × 0.75 × 6 × 8/12; the trade counts 40',
    },
  ],
  notes: ['Hardwood is sold by rough thickness in quarters of an inch: 6/4 is 1.5 in.'],
  references: [
    { title: 'NIST Handbook 44, Appendix C: board foot = 144 in³' },
    { title: 'NIST Voluntary Product Standard PS 20-20: American Softwood Lumber Standard, board measure' },
  ],
});
