import { choice, constant, defineCalculator, integer, quantity } from '@reckoner/engine';

/** Feed rate = chip load × teeth × speed; a drill has its feed per revolution shared by its lips. */
export default defineCalculator({
  title: 'Milling feed rate and chip load',
  description:
    'Feed rate of a milling cutter from feed per tooth, teeth and spindle speed, or the chip load from the feed.',
  keywords: ['feed per tooth', 'IPM', 'inches per minute', 'table feed', 'CNC', 'router'],
  inputs: {
    find: choice({ feed: 'Feed rate', chip: 'Feed per tooth' }, { label: 'Find', default: 'feed' }),
    teeth: integer({ label: 'Teeth', symbol: 'z', min: 1, max: 200 }),
    spindleSpeed: quantity('rpm', { label: 'Spindle speed', usual: [10, 60000], symbol: 'n', min: 0.1, max: 1e6 }),
    givenChip: quantity('mm', {
      label: 'Feed per tooth',
      usual: [0.001, 1],
      symbol: 'f_z',
      min: 0.0001,
      max: 20,
      when: { find: 'feed' },
    }),
    givenFeed: quantity('mm/min', {
      label: 'Feed rate',
      usual: [0.5, 50000],
      symbol: 'v_f',
      min: 0.001,
      max: 1e6,
      when: { find: 'chip' },
    }),
  },
  outputs: {
    feedRate: quantity('mm/min', { label: 'Feed rate', symbol: 'v_f', places: 1 }),
    chipLoad: quantity('mm', { label: 'Feed per tooth', symbol: 'f_z', places: 4 }),
    feedPerTurn: quantity('mm', { label: 'Feed per revolution', symbol: 'f_n', places: 4 }),
  },
  formula: ({ find, teeth, spindleSpeed, givenChip, givenFeed }) => {
    const turns = spindleSpeed / constant(1, 'rev');
    const chipLoad = find === 'feed' ? givenChip : givenFeed / (turns * teeth);
    const feedPerTurn = chipLoad * teeth;
    return { feedRate: feedPerTurn * turns, chipLoad, feedPerTurn };
  },
  explanation: 'The table moves at {feedRate}: {chipLoad} a tooth, {feedPerTurn} a revolution.',
  examples: [
    {
      inputs: { teeth: 4, spindleSpeed: 1591, givenChip: 0.1 },
      results: { feedRate: 636.4, chipLoad: 0.1, feedPerTurn: 0.4 },
      source: 'By hand: 0.1 × 4 × 1591',
    },
    {
      inputs: { find: 'chip', teeth: 4, spindleSpeed: 1500, givenFeed: 600 },
      results: { chipLoad: 0.1, feedPerTurn: 0.4, feedRate: 600 },
      source: 'By hand: 600/(4 × 1500)',
    },
    {
      inputs: { teeth: 2, spindleSpeed: 18000, givenChip: '0.005 in' },
      results: { feedRate: 4572 },
      source: 'By hand: 0.005 × 2 × 18000 = 180 in/min',
    },
  ],
  notes: ['With a radial engagement of less than half the diameter the chip is thinner than the feed per tooth.'],
  references: [{ title: "Machinery's Handbook, 31st ed. (2020), Machining Operations: milling feed rates" }],
});
