/** Sequences of nucleic acids and proteins as text. */
import { noResult, text } from '@reckoner/engine';

/** Complements of the IUPAC codes of nucleotides. */
const COMPLEMENT: Readonly<Record<string, string>> = {
  A: 'T',
  C: 'G',
  G: 'C',
  T: 'A',
  R: 'Y',
  Y: 'R',
  S: 'S',
  W: 'W',
  K: 'M',
  M: 'K',
  B: 'V',
  V: 'B',
  D: 'H',
  H: 'D',
  N: 'N',
};

export const dnaField = text({
  label: 'Sequence',
  help: 'From 5′ to 3′; spaces, numbers and FASTA headers are ignored.',
  minLength: 1,
  maxLength: 5000,
});

/** Joined, several records of a FASTA file would be one strand. */
export function refuseSeveral(sequence: string): void {
  if (/[\r\n]\s*>/.test(sequence.trim())) {
    throw noResult('These are several sequences in FASTA form: send one of them at a time.');
  }
}

/** Letters in capitals without spaces, numbers, line breaks and the header of a FASTA file. */
function lettersOf(sequence: string): string {
  refuseSeveral(sequence);
  const letters = sequence
    .replace(/^>.*$/gm, '')
    .replace(/[\s\d]/g, '')
    .toUpperCase();
  if (letters === '') throw noResult('The sequence is empty.');
  return letters;
}

/** Refuses a letter that is not in the alphabet; `several` are codes that leave open which one it is. */
function requireLetters(letters: string, alphabet: string, what: string, several: string): void {
  for (const letter of letters) {
    if (alphabet.includes(letter)) continue;
    if (several.includes(letter)) throw noResult(`“${letter}” stands for more than one ${what}: write which it is.`);
    throw noResult(`“${letter}” is no code of a kind of ${what}.`);
  }
}

/** A DNA sequence in capitals with T for U; `codes` are `ACGT` or all IUPAC codes. */
export function readDna(sequence: string, codes: 'plain' | 'ambiguous' = 'ambiguous'): string {
  const letters = lettersOf(sequence).replaceAll('U', 'T');
  const all = Object.keys(COMPLEMENT).join('');
  requireLetters(letters, codes === 'plain' ? 'ACGT' : all, 'nucleotide', all);
  return letters;
}

/** A protein in one-letter codes, without a final stop. */
export function readProtein(sequence: string, alphabet: string): string {
  const letters = lettersOf(sequence).replace(/\*$/, '');
  requireLetters(letters, alphabet, 'amino acid', 'BJXZ');
  return letters;
}

export function reverseComplement(dna: string): string {
  return [...dna]
    .reverse()
    .map((letter) => COMPLEMENT[letter]!)
    .join('');
}

export function countOf(sequence: string, letters: string): number {
  let count = 0;
  for (const letter of sequence) if (letters.includes(letter)) count += 1;
  return count;
}
