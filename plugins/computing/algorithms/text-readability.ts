import { defineCalculator, integer, noResult, number, text } from '@reckoner/engine';
import { countSentences, countSyllables, wordsOf } from '../shared/text.js';

/** English only; syllables are counted by rule, so that scores may differ a little from other programs. */
export default defineCalculator({
  title: 'Readability scores',
  description:
    'Flesch, Flesch–Kincaid, Gunning fog, SMOG, Coleman–Liau and automated readability scores of an English text.',
  keywords: ['flesch reading ease', 'grade level', 'gunning fog', 'smog', 'plain language'],
  inputs: { passage: text({ label: 'English text', minLength: 1, maxLength: 20000 }) },
  outputs: {
    ease: number({ label: 'Flesch reading ease', places: 1 }),
    grade: number({ label: 'Flesch–Kincaid grade', places: 1 }),
    fog: number({ label: 'Gunning fog index', places: 1 }),
    smog: number({ label: 'SMOG grade', places: 1 }),
    colemanLiau: number({ label: 'Coleman–Liau index', places: 1 }),
    automated: number({ label: 'Automated readability index', places: 1 }),
    words: integer({ label: 'Words' }),
    sentences: integer({ label: 'Sentences' }),
    syllables: integer({ label: 'Syllables' }),
  },
  algorithm: ({ passage }) => {
    const all = wordsOf(passage);
    const words = all.length;
    if (words === 0) throw noResult('The text has no words.');
    const sentences = countSentences(passage);
    const perWord = all.map(countSyllables);
    const syllables = perWord.reduce((sum, count) => sum + count, 0);
    const long = perWord.filter((count) => count >= 3).length;
    const letters = all.reduce(
      (sum, word) => sum + [...word].filter((letter) => /[\p{L}\p{N}]/u.test(letter)).length,
      0,
    );
    return {
      ease: 206.835 - 1.015 * (words / sentences) - 84.6 * (syllables / words),
      grade: 0.39 * (words / sentences) + 11.8 * (syllables / words) - 15.59,
      fog: 0.4 * (words / sentences + (100 * long) / words),
      smog: 1.043 * Math.sqrt((long * 30) / sentences) + 3.1291,
      colemanLiau: 5.88 * (letters / words) - 29.6 * (sentences / words) - 15.8,
      automated: 4.71 * (letters / words) + 0.5 * (words / sentences) - 21.43,
      words,
      sentences,
      syllables,
    };
  },
  explanation:
    'The text has a Flesch reading ease of {ease} and asks for {grade|less than the first grade|less than the first grade|about grade {|grade|}}.',
  cautions: [
    {
      level: 'caution',
      when: ({ words, sentences }) => words < 100 || sentences < 30,
      says: 'These scores are made for texts of 100 words and more, and SMOG for 30 sentences and more: those of shorter ones scatter.',
    },
  ],
  examples: [
    {
      inputs: { passage: 'The cat sat on the mat. The dog ran to the park.' },
      results: {
        words: 12,
        sentences: 2,
        syllables: 12,
        ease: 116.145,
        grade: -1.45,
        fog: 2.4,
        smog: 3.1291,
        colemanLiau: -3.583333,
        automated: -4.6925,
      },
      cautions: ['of shorter ones'],
      source: 'By hand: 12 words of one syllable, 35 letters; Python for the formulas',
    },
    {
      inputs: {
        passage:
          'Readability formulas estimate the difficulty of a passage. Shorter sentences improve it considerably!',
      },
      results: {
        words: 13,
        sentences: 2,
        syllables: 33,
        ease: -14.51635,
        grade: 16.89885,
        fog: 21.06154,
        smog: 13.02387,
        colemanLiau: 18.99692,
        automated: 13.34077,
      },
      cautions: ['of shorter ones'],
      source: 'Syllables of Merriam-Webster (33, six words of three or more), 87 letters; Python for the formulas',
    },
    { inputs: { passage: '... !' }, noResult: 'no words', source: 'By definition' },
    {
      inputs: {
        passage:
          'The cat sat still. The cat sat still. The cat sat still. The cat sat still. The cat sat still. The cat sat still. The cat sat still. The cat sat still. The cat sat still. The cat sat still. The cat sat still. The cat sat still. The cat sat still. The cat sat still. The cat sat still. The cat sat still. The cat sat still. The cat sat still. The cat sat still. The cat sat still. The cat sat still. The cat sat still. The cat sat still. The cat sat still. The cat sat still. The cat sat still. The cat sat still. The cat sat still. The cat sat still. The cat sat still.',
      },
      results: {
        words: 120,
        sentences: 30,
        syllables: 120,
        ease: 118.175,
        grade: -2.23,
        fog: 1.6,
        smog: 3.1291,
        colemanLiau: -2.62,
        automated: -2.945,
      },
      source: 'By hand: four words of one syllable and 14 letters to a sentence',
    },
  ],
  notes: ['Made for English. Syllables are counted by a rule that misses some words.'],
  references: [
    {
      title:
        'Kincaid, Fishburne, Rogers, Chissom: Derivation of new readability formulas for Navy enlisted personnel, Research Branch Report 8-75 (1975)',
    },
    { title: 'McLaughlin: SMOG grading, Journal of Reading 12 (1969) 639' },
    {
      title:
        'Coleman, Liau: A computer readability formula designed for machine scoring, Journal of Applied Psychology 60 (1975) 283',
      doi: '10.1037/h0076540',
    },
  ],
});
