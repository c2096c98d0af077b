/** Words, sentences and syllables of English text. */

/** Runs of letters and digits, with apostrophes and hyphens inside, and between digits the marks of 3.50, 1,200 and 10:30. */
export function wordsOf(text: string) {
  return text.match(/[\p{L}\p{N}]+(?:(?:['’-]|(?<=\p{N})[.,:](?=\p{N}))[\p{L}\p{N}]+)*/gu) ?? [];
}

/** Ends of sentences: a full stop, question or exclamation mark before a space or the end; at least one for any words, none without words. */
export function countSentences(text: string) {
  const ends = text.match(/[.!?…]+["'”’)\]]*(?=\s|$)/gu)?.length ?? 0;
  return wordsOf(text).length > 0 ? Math.max(ends, 1) : 0;
}

/** Groups of vowels less a silent e, at least one: a rule that misses some words. */
export function countSyllables(word: string) {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '');
  const silent = letters.replace(/(?:[^laeiouy]e[sd]?|[aeiouy]ed)$/, (end) =>
    /[td]ed$|[szxcg]es$|[cs]hes$/.test(letters) ? end : end[0]!,
  );
  return Math.max(silent.match(/[aeiouy]+/g)?.length ?? 0, 1);
}
