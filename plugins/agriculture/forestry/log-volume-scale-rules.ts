import { choice, defineCalculator, isBelow, measure } from '@reckoner/engine';

/** Board feet of sawn lumber by the Doyle, Scribner and International ¼-inch rules; solid volume by Smalian, Huber or Newton. */
export default defineCalculator({
  title: 'Log volume and scale',
  description:
    'Board feet by Doyle, Scribner and International rules and solid volume of a log from its diameters and length.',
  keywords: ['board feet', 'Doyle rule', 'Scribner rule', 'International 1/4 inch', 'Smalian', 'timber scaling'],
  inputs: {
    small: measure('in', {
      label: 'Diameter at the small end',
      regional: false,
      help: 'Inside the bark.',
      symbol: 'D',
      min: 6,
      max: 100,
    }),
    length: measure('ft', { label: 'Length', regional: false, symbol: 'L', min: 4, max: 40 }),
    solid: choice(
      { smalian: 'Smalian', huber: 'Huber', newton: 'Newton' },
      { label: 'Solid volume by', default: 'smalian' },
    ),
    large: measure('in', {
      label: 'Diameter at the large end',
      regional: false,
      symbol: 'D_l',
      min: 6,
      max: 150,
      when: { solid: ['smalian', 'newton'] },
    }),
    middle: measure('in', {
      label: 'Diameter in the middle',
      regional: false,
      symbol: 'D_m',
      min: 6,
      max: 120,
      when: { solid: ['huber', 'newton'] },
    }),
  },
  outputs: {
    international: measure('bd ft', { label: 'International ¼-inch', places: 0 }),
    doyle: measure('bd ft', { label: 'Doyle', places: 0 }),
    scribner: measure('bd ft', { label: 'Scribner (formula)', places: 0 }),
    volume: measure('ft^3', { label: 'Solid volume', regional: false, symbol: 'V', places: 2 }),
  },
  formula: ({ small, length, solid, large, middle }) => {
    // Four-foot sections, each half an inch thicker than the one above it.
    const sections = Math.floor(length / 4);
    let international = 0;
    for (let section = 0; section < sections; section++) {
      const diameter = small + section / 2;
      international += 0.905 * (0.22 * diameter ** 2 - 0.71 * diameter);
    }
    const top = small + sections / 2;
    international += (0.905 * (0.22 * top ** 2 - 0.71 * top) * (length - 4 * sections)) / 4;
    const area = (diameter: number) => (Math.PI / 4) * (diameter / 12) ** 2;
    let volume: number;
    if (solid === 'smalian') volume = (length * (area(small) + area(large))) / 2;
    else if (solid === 'huber') volume = length * area(middle);
    else volume = (length * (area(small) + 4 * area(middle) + area(large))) / 6;
    return {
      international,
      doyle: ((small - 4) ** 2 * length) / 16,
      scribner: ((0.79 * small ** 2 - 2 * small - 4) * length) / 16,
      volume,
    };
  },
  explanation: 'The log scales {international} International, {doyle} Doyle and {scribner} Scribner.',
  requires: [
    {
      that: ({ small, large }) => large >= small,
      field: 'large',
      says: 'The large end, {large}, must not be thinner than the small one, {small}.',
    },
    {
      that: ({ small, middle }) => middle >= small,
      field: 'middle',
      says: 'The middle, {middle}, must not be thinner than the small end, {small}.',
    },
    {
      that: ({ middle, large }) => middle <= large,
      field: 'middle',
      says: 'The middle, {middle}, must not be thicker than the large end, {large}.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ doyle, international }) => isBelow(doyle, 0.75 * international),
      says: 'Doyle gives small logs far less than they yield: it favors the buyer.',
    },
  ],
  examples: [
    {
      inputs: { small: 16, length: 16, large: 18 },
      results: { doyle: 144, scribner: 166.24, international: 180.638, volume: 25.307274 },
      source:
        'Python: (16 - 4)²; 0.79 × 256 - 36; four sections of 16, 16.5, 17 and 17.5 in (the published table gives 180)',
    },
    {
      inputs: { small: 10, length: 12, solid: 'huber', middle: 11 },
      results: { doyle: 27, international: 45.71155, volume: 7.9194315 },
      cautions: ['favors the buyer'],
      source: 'Python: 36 × 12/16; sections of 10, 10.5 and 11 in; π/4 × (11/12)² × 12',
    },
    {
      inputs: { small: 12, length: 10, solid: 'newton', middle: 13, large: 14 },
      results: { scribner: 53.6, international: 56.684675, volume: 9.2357006 },
      cautions: ['favors the buyer'],
      source: 'Python: Newton’s formula; two sections and half of a third',
    },
    {
      inputs: { small: 16, length: 16, large: 12 },
      refused: 'large end',
      source: 'By definition',
    },
    {
      inputs: { small: 16, length: 16, solid: 'huber', middle: 12 },
      refused: 'thinner than the small end',
      source: 'By definition',
    },
    {
      inputs: { small: 16, length: 16, solid: 'newton', middle: 20, large: 18 },
      refused: 'thicker than the large end',
      source: 'By definition',
    },
  ],
  notes: ['Printed tables are rounded to the nearest 5 board feet (International) or 10 (Scribner Decimal C).'],
  references: [
    { title: 'Freese: A Collection of Log Rules, USDA Forest Service General Technical Report FPL 1 (1974)' },
    { title: 'Burkhart, Avery, Bullock: Forest Measurements, 6th ed., ch. 5 and 6', isbn: '978-1-4786-3618-2' },
  ],
});
