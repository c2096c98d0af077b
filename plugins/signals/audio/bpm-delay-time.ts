import { defineCalculator, quantity, table, text } from '@reckoner/engine';

/** A quarter note lasts 60 s/tempo; dotted notes last 3/2 of it, triplets 2/3. */
export default defineCalculator({
  title: 'BPM to delay time',
  description: 'Delay times of straight, dotted and triplet notes, and LFO rates, from the tempo in beats per minute.',
  keywords: ['tempo', 'delay calculator', 'dotted eighth', 'reverb pre-delay', 'lfo', 'milliseconds'],
  inputs: {
    tempo: quantity('1/s', {
      label: 'Tempo',
      unit: 'bpm',
      symbol: '\\mathrm{BPM}',
      min: 1,
      max: 1000,
      usual: [30, 300],
    }),
  },
  outputs: {
    quarter: quantity('s', { label: 'Quarter note', unit: 'ms', symbol: 't_{1/4}', places: 2 }),
    dottedEighth: quantity('s', { label: 'Dotted eighth', unit: 'ms', symbol: 't_{1/8.}', places: 2 }),
    bar: quantity('s', { label: 'Bar of four quarters', unit: 'ms', symbol: 't_{bar}', places: 2 }),
    notes: table(
      {
        note: text({ label: 'Note' }),
        straight: quantity('s', { label: 'Straight', unit: 'ms', places: 2 }),
        dotted: quantity('s', { label: 'Dotted', unit: 'ms', places: 2 }),
        triplet: quantity('s', { label: 'Triplet', unit: 'ms', places: 2 }),
        rate: quantity('Hz', { label: 'Rate of straight notes', places: 3 }),
      },
      { label: 'All notes' },
    ),
  },
  formula: ({ tempo }) => {
    const quarter = 1 / tempo;
    const notes = NOTES.map(([note, length]) => ({
      note,
      straight: length * quarter,
      dotted: 1.5 * length * quarter,
      triplet: (2 / 3) * length * quarter,
      rate: 1 / (length * quarter),
    }));
    return { quarter, dottedEighth: 0.75 * quarter, bar: 4 * quarter, notes };
  },
  explanation: 'At {tempo} a quarter note lasts {quarter} and a dotted eighth {dottedEighth}.',
  examples: [
    {
      inputs: { tempo: 128 },
      results: {
        quarter: 468.75,
        dottedEighth: 351.5625,
        bar: 1875,
        notes: {
          length: 7,
          rows: {
            2: { note: '1/4', triplet: 312.5, rate: 2.133333333 },
            3: { straight: 234.375, dotted: 351.5625, triplet: 156.25 },
          },
        },
      },
      source: 'By hand: 60000/128; × 3/4; × 4; 128/60; 468.75/2 × 2/3',
    },
    {
      inputs: { tempo: 60 },
      results: { quarter: 1000, dottedEighth: 750, bar: 4000 },
      source: 'By hand: one beat a second',
    },
  ],
  references: [{ title: 'Izhaki: Mixing Audio, 3rd ed. (delays in time with the tempo)' }],
});

/** Name and length in quarters. */
const NOTES: readonly (readonly [string, number])[] = [
  ['1/1', 4],
  ['1/2', 2],
  ['1/4', 1],
  ['1/8', 0.5],
  ['1/16', 0.25],
  ['1/32', 0.125],
  ['1/64', 0.0625],
];
