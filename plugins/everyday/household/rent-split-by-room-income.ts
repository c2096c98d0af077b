import { choice, defineCalculator, money, noResult, percent, quantity, rows, sum, table } from '@reckoner/engine';

/** Shares by private area with equal shares of the common space, or in proportion to income. */
export default defineCalculator({
  title: 'Rent split between roommates',
  description: 'Share of the rent for each roommate by the area of the rooms and the common space, or by income.',
  keywords: ['roommates', 'shared flat', 'fair rent', 'split rent'],
  arithmetic: 'decimal',
  inputs: {
    rent: money({ label: 'Rent', symbol: 'R', above: 0, max: 1e7 }),
    by: choice({ room: 'Size of the rooms', income: 'Income' }, { label: 'Split by', default: 'room' }),
    common: quantity('m^2', {
      label: 'Common space',
      symbol: 'A_0',
      min: 0,
      max: 10000,
      usual: [0, 300],
      when: { by: 'room' },
    }),
    roommates: rows(
      {
        area: quantity('m^2', { label: 'Room', min: 0, max: 1000, default: 0, usual: [0, 80] }),
        income: money({ label: 'Income', min: 0, max: 1e9, default: 0 }),
      },
      { label: 'Roommates', minItems: 2, maxItems: 50 },
    ),
  },
  outputs: {
    shares: table(
      { share: money({ label: 'Rent' }), part: percent({ label: 'Part', places: 1 }) },
      { label: 'Shares' },
    ),
    highest: money({ label: 'Highest share' }),
    lowest: money({ label: 'Lowest share' }),
  },
  formula: ({ rent, by, common, roommates }) => {
    const n = roommates.length;
    const rooms = sum(roommates.map((roommate) => roommate.area));
    const incomes = sum(roommates.map((roommate) => roommate.income));
    if (by === 'income' && incomes === 0) throw noResult('Nobody has an income to split by.');
    if (by === 'room' && rooms + common === 0) throw noResult('There is no area to split by.');
    const parts = roommates.map(({ area, income }) =>
      by === 'income' ? income / incomes : (area + common / n) / (rooms + common),
    );
    const shares = parts.map((part) => ({ share: rent * part, part }));
    return { shares, highest: rent * Math.max(...parts), lowest: rent * Math.min(...parts) };
  },
  explanation: 'Shares run from {lowest} to {highest}.',
  cautions: [
    {
      level: 'caution',
      when: ({ by, roommates }) => by === 'room' && roommates.some(({ area }) => area === 0),
      says: 'A roommate without an area pays for the common space alone: give the area of every room.',
    },
    {
      level: 'caution',
      when: ({ by, roommates }) => by === 'income' && roommates.some(({ income }) => income === 0),
      says: 'A roommate without an income pays nothing: give the income of everyone who has one.',
    },
  ],
  examples: [
    {
      inputs: { rent: 1500, common: 30, roommates: [{ area: 10 }, { area: 20 }, { area: 15 }] },
      results: {
        shares: { length: 3, rows: { 0: { share: 400 }, 1: { share: 600 }, 2: { share: 500 } } },
        highest: 600,
        lowest: 400,
      },
      source: 'By hand: (10 + 10)/75, (20 + 10)/75, (15 + 10)/75',
    },
    {
      inputs: { rent: 1200, by: 'income', roommates: [{ income: 2000 }, { income: 4000 }] },
      results: { shares: { rows: { 0: { share: 400 }, 1: { share: 800 } } } },
      source: 'By hand: a third and two thirds',
    },
    {
      inputs: { rent: 900, common: 30, roommates: [{ area: 15 }, {}] },
      results: { highest: 600, lowest: 300 },
      cautions: ['without an area'],
      source: 'By hand: (15 + 15)/45 and 15/45',
    },
    {
      inputs: { rent: 900, by: 'income', roommates: [{ income: 3000 }, {}] },
      results: { highest: 900, lowest: 0 },
      cautions: ['without an income'],
      source: 'By hand: all of it and nothing',
    },
    {
      inputs: { rent: 900, by: 'income', roommates: [{}, {}] },
      noResult: 'Nobody has an income',
      source: 'By definition',
    },
    { inputs: { rent: 900, common: 0, roommates: [{}, {}] }, noResult: 'no area', source: 'By definition' },
  ],
  notes: ['Each share is rounded by itself: together they may miss the rent by a few cents.'],
  references: [
    {
      title: 'Young: Equity, in Theory and Practice (1994), ch. 1 and 4: proportional division',
      isbn: '978-0-691-04319-7',
    },
  ],
});
