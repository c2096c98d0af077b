import { defineCalculator, number, quantity } from '@reckoner/engine';

/** Words over words a minute; defaults by the meta-analysis of Brysbaert. */
export default defineCalculator({
  title: 'Reading and speaking time',
  description: 'Time to read a text silently and to speak it, and its pages, from the number of words.',
  keywords: ['words per minute', 'speech length', 'reading speed', 'page count'],
  inputs: {
    words: number({ label: 'Words', symbol: 'n', min: 0, max: 1e9 }),
    reading: quantity('1/min', {
      usual: [60, 800],
      label: 'Words read a minute',
      symbol: 'r',
      min: 10,
      max: 2000,
      default: 238,
    }),
    speaking: quantity('1/min', {
      usual: [60, 250],
      label: 'Words spoken a minute',
      symbol: 's',
      min: 10,
      max: 1000,
      default: 183,
    }),
    perPage: number({ usual: [100, 800], label: 'Words on a page', symbol: 'p', min: 10, max: 5000, default: 250 }),
  },
  outputs: {
    readingTime: quantity('min', { label: 'Reading time', symbol: 't_r', places: 1 }),
    speakingTime: quantity('min', { label: 'Speaking time', symbol: 't_s', places: 1 }),
    pages: number({ label: 'Pages', symbol: 'P', places: 1 }),
  },
  formula: ({ words, reading, speaking, perPage }) => ({
    readingTime: words / reading,
    speakingTime: words / speaking,
    pages: words / perPage,
  }),
  explanation: '{words} {words|word takes|words take} {readingTime} to read and {speakingTime} to speak.',
  examples: [
    {
      inputs: { words: 4760 },
      results: { readingTime: 20, speakingTime: 26.01093, pages: 19.04 },
      source: 'By hand: 4760/238, 4760/183, 4760/250',
    },
    {
      inputs: { words: 1500, reading: 300, speaking: 150, perPage: 500 },
      results: { readingTime: 5, speakingTime: 10, pages: 3 },
      source: 'By hand: 1500/300, 1500/150',
    },
  ],
  references: [
    {
      title:
        'Brysbaert: How many words do we read per minute? A review and meta-analysis of reading rate, Journal of Memory and Language 109 (2019) 104047',
      doi: '10.1016/j.jml.2019.104047',
    },
  ],
});
