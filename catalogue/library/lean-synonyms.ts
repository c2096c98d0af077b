/** Words that mean the same, as far as they are words for options of the program's calculators. */
const groups: ReadonlySet<string>[] = [];

/** @param lists Groups of words in the form of `sameWord`. */
export function knowSynonyms(lists: readonly (readonly string[])[]): void {
  for (const words of lists) groups.push(new Set(words));
}

/** What a word may also be called, itself included. */
export function synonymsOf(word: string): ReadonlySet<string> {
  return new Set(groups.filter((group) => group.has(word)).flatMap((group) => [...group]));
}
