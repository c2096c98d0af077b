import { defineCalculator, integer, text } from '@reckoner/engine';

export default defineCalculator({
  title: 'Letters in a word',
  description: 'How many letters a word has, and the word backward.',
  inputs: { word: text({ label: 'Word', maxLength: 60 }) },
  outputs: { letters: integer({ label: 'Letters' }), backward: text({ label: 'Backward' }) },
  algorithm: ({ word }) => {
    const letters = [...word];
    return { letters: letters.length, backward: letters.toReversed().join('') };
  },
  explanation: '“{word}” has {letters} {letters|letter|letters}.',
  examples: [
    { inputs: { word: 'abc' }, results: { letters: 3, backward: 'cba' }, source: 'By hand' },
    { inputs: { word: 'a' }, results: { letters: 1, backward: 'a' }, source: 'By hand' },
  ],
  references: [{ title: 'The Unicode Standard, version 15.0, §2.4' }],
});
