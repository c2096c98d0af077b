import { defineCalculator, integer, isAbove, isAtMost, number, percent, quantity } from '@reckoner/engine';

/** Eggs for each hen alive and day, and for each hen housed at the start. */
export default defineCalculator({
  title: 'Hen-day egg production',
  description: 'Hen-day and hen-housed egg production, eggs per hen and feed per dozen eggs of a flock.',
  keywords: ['laying percentage', 'hen-housed production', 'feed per dozen eggs', 'layer flock'],
  inputs: {
    eggs: integer({ label: 'Eggs laid', symbol: 'E', min: 1, max: 1e9 }),
    housed: integer({ label: 'Hens housed at the start', symbol: 'H_0', min: 1, max: 1e7 }),
    hens: number({
      label: 'Average number of hens alive',
      symbol: 'H',
      above: 0,
      max: 1e7,
      default: ({ housed }) => housed,
    }),
    days: integer({ label: 'Days', symbol: 't', min: 1, max: 1000, default: 1 }),
    feed: quantity('kg', { label: 'Feed eaten', symbol: 'F', min: 0, max: 1e9, optional: true }),
  },
  outputs: {
    henDay: percent({ label: 'Hen-day production', places: 1 }),
    henHoused: percent({ label: 'Hen-housed production', places: 1 }),
    eggsPerHen: number({ label: 'Eggs per hen housed', places: 1 }),
    feedPerDozen: quantity('kg', { label: 'Feed per dozen eggs', places: 2, optional: true }),
  },
  formula: ({ eggs, housed, hens, days, feed }) => {
    const results = { henDay: eggs / (hens * days), henHoused: eggs / (housed * days), eggsPerHen: eggs / housed };
    if (feed === undefined) return results;
    return { ...results, feedPerDozen: (12 * feed) / eggs };
  },
  explanation: 'The flock lays at {henDay} hen-day and {henHoused} hen-housed.',
  requires: [
    {
      // Ovulation takes a day; a second egg is one of the day before.
      that: ({ eggs, hens, days }) => isAtMost(eggs, 1.5 * hens * days),
      field: 'eggs',
      says: 'No flock lays more than one and a half eggs for each hen and day: check {eggs} eggs, hens and days.',
    },
    {
      that: ({ hens, housed }) => hens <= housed,
      field: 'hens',
      says: 'There must not be more hens on average than were housed.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ henDay }) => isAbove(henDay, 1),
      says: 'A hen lays hardly more than one egg a day: check that eggs and days belong together.',
    },
  ],
  examples: [
    {
      inputs: { eggs: 252000, housed: 10000, hens: 9600, days: 28, feed: 30240 },
      results: { henDay: 93.75, henHoused: 90, eggsPerHen: 25.2, feedPerDozen: 1.44 },
      source: 'By hand: 252000/268800; 252000/280000; 12 × 30240/252000',
    },
    { inputs: { eggs: 41, housed: 50 }, results: { henDay: 82, henHoused: 82 }, source: 'By hand: 41/50' },
    { inputs: { eggs: 4100, housed: 50 }, refused: 'one and a half eggs', source: 'By hand: 82 eggs a hen' },
    { inputs: { eggs: 41, housed: 50, hens: 60 }, refused: 'more hens on average', source: 'By definition' },
    {
      inputs: { eggs: 55, housed: 50 },
      results: { henDay: 110, henHoused: 110, eggsPerHen: 1.1 },
      cautions: ['belong together'],
      source: 'By hand: 55/50',
    },
    {
      inputs: { eggs: 10001, housed: 10000 },
      results: { henDay: 100.01 },
      cautions: ['hardly more than one egg a day'],
      source: 'By hand: 10001/10000',
    },
  ],
  references: [
    {
      title: 'Bell, Weaver: Commercial Chicken Meat and Egg Production, 5th ed., on record keeping',
      doi: '10.1007/978-1-4615-0811-3',
    },
  ],
});
