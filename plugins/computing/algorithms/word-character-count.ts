import { defineCalculator, integer, number, quantity, text } from '@reckoner/engine';
import { countSentences, wordsOf } from '../shared/text.js';

/** Silent reading at 238 and speaking at 150 words a minute by default (Brysbaert 2019 for reading). */
export default defineCalculator({
  title: 'Word and character counter',
  description: 'Words, characters, sentences and paragraphs of a text, and the time to read and to speak it.',
  keywords: ['word count', 'character count', 'letter count', 'reading time', 'speech length'],
  inputs: {
    passage: text({ label: 'Text', maxLength: 20000 }),
    reading: number({ label: 'Words read a minute', above: 0, max: 5000, usual: [50, 1000], default: 238 }),
    speaking: number({ label: 'Words spoken a minute', above: 0, max: 5000, usual: [50, 400], default: 150 }),
  },
  outputs: {
    words: integer({ label: 'Words' }),
    characters: integer({ label: 'Characters' }),
    withoutSpaces: integer({ label: 'Characters without spaces' }),
    sentences: integer({ label: 'Sentences' }),
    paragraphs: integer({ label: 'Paragraphs' }),
    readingTime: quantity('min', { label: 'Time to read', places: 2 }),
    speakingTime: quantity('min', { label: 'Time to speak', places: 2 }),
  },
  algorithm: ({ passage, reading, speaking }) => {
    const words = wordsOf(passage).length;
    return {
      words,
      characters: [...passage].length,
      withoutSpaces: [...passage.replace(/\s/gu, '')].length,
      sentences: countSentences(passage),
      paragraphs: passage.split(/\n+/).filter((paragraph) => paragraph.trim() !== '').length,
      readingTime: words / reading,
      speakingTime: words / speaking,
    };
  },
  explanation:
    'The text has {words} {words|word|words} and {characters} {characters|character|characters}; reading it takes {readingTime}.',
  examples: [
    {
      inputs: { passage: 'The quick brown fox jumps over the lazy dog. It doesn’t bark!' },
      results: {
        words: 12,
        characters: 61,
        withoutSpaces: 50,
        sentences: 2,
        paragraphs: 1,
        readingTime: 0.05042017,
        speakingTime: 0.08,
      },
      source: 'By hand: 12 words; Python: len() is 61; 12/238 and 12/150',
    },
    {
      inputs: { passage: 'One well-known line\n\nand two more 🙂', speaking: 100 },
      results: { words: 6, characters: 35, sentences: 1, paragraphs: 2, speakingTime: 0.06 },
      source: 'By hand: well-known is one word, the emoji one character; Python: len()',
    },
    {
      inputs: { passage: '...' },
      results: { words: 0, characters: 3, sentences: 0, paragraphs: 1 },
      source: 'By definition',
    },
    {
      inputs: { passage: 'One two three four five six seven eight nine ten eleven twelve', reading: 300 },
      results: { words: 12, readingTime: 0.04, speakingTime: 0.08 },
      source: 'By hand: 12/300 and 12/150',
    },
    {
      inputs: { passage: 'At 10:30 she paid 3.50, not 1,200.' },
      results: { words: 7, sentences: 1 },
      source: 'By hand: each number is one word',
    },
  ],
  references: [
    {
      title: 'Brysbaert: How many words do we read per minute?, Journal of Memory and Language 109 (2019) 104047',
      doi: '10.1016/j.jml.2019.104047',
    },
  ],
});
