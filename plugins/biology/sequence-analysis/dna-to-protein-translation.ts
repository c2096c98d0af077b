import { choice, defineCalculator, integer, noResult, table, text } from '@reckoner/engine';
import { dnaField, readDna, reverseComplement } from '../shared/sequence.js';

/** Amino acids of the codons in the order of the bases TCAG, as NCBI prints its tables of genetic codes. */
const CODES = {
  standard: 'FFLLSSSSYY**CC*WLLLLPPPPHHQQRRRRIIIMTTTTNNKKSSRRVVVVAAAADDEEGGGG',
  vertebrateMitochondrial: 'FFLLSSSSYY**CCWWLLLLPPPPHHQQRRRRIIMMTTTTNNKKSS**VVVVAAAADDEEGGGG',
  yeastMitochondrial: 'FFLLSSSSYY**CCWWTTTTPPPPHHQQRRRRIIMMTTTTNNKKSSRRVVVVAAAADDEEGGGG',
  moldMitochondrial: 'FFLLSSSSYY**CCWWLLLLPPPPHHQQRRRRIIIMTTTTNNKKSSRRVVVVAAAADDEEGGGG',
  invertebrateMitochondrial: 'FFLLSSSSYY**CCWWLLLLPPPPHHQQRRRRIIMMTTTTNNKKSSSSVVVVAAAADDEEGGGG',
} as const;
const BASES = 'TCAG';

/** Protein of the codons from a base on; X for a codon with an ambiguous base. */
function translate(dna: string, start: number, code: string): string {
  let protein = '';
  for (let index = start; index + 3 <= dna.length; index += 3) {
    const [a, b, c] = [0, 1, 2].map((offset) => BASES.indexOf(dna[index + offset]!));
    protein += a! < 0 || b! < 0 || c! < 0 ? 'X' : code[16 * a! + 4 * b! + c!]!;
  }
  return protein;
}

/** The longest stretch from a methionine to a stop or the end. */
function longestOpenFrame(protein: string): string {
  let longest = '';
  for (const stretch of protein.split('*')) {
    const start = stretch.indexOf('M');
    if (start >= 0 && stretch.length - start > longest.length) longest = stretch.slice(start);
  }
  return longest;
}

/** Translation in all six frames with an NCBI genetic code. */
export default defineCalculator({
  title: 'DNA to protein translation',
  description:
    'Protein sequences of a DNA or RNA sequence in all six reading frames, and the longest open reading frame.',
  keywords: ['translate DNA', 'codon table', 'reading frame', 'ORF finder', 'genetic code', 'mRNA to protein'],
  inputs: {
    sequence: dnaField,
    code: choice(
      {
        standard: 'Standard and bacterial (1, 11)',
        vertebrateMitochondrial: 'Vertebrate mitochondrial (2)',
        yeastMitochondrial: 'Yeast mitochondrial (3)',
        moldMitochondrial: 'Mold mitochondrial, Mycoplasma (4)',
        invertebrateMitochondrial: 'Invertebrate mitochondrial (5)',
      },
      { label: 'Genetic code', default: 'standard' },
    ),
  },
  outputs: {
    protein: text({ label: 'Protein in frame 1' }),
    longest: text({ label: 'Longest open reading frame', optional: true }),
    frames: table(
      { frame: integer({ label: 'Frame' }), protein: text({ label: 'Protein' }) },
      { label: 'Reading frames' },
    ),
  },
  algorithm: ({ sequence, code }) => {
    const dna = readDna(sequence);
    if (dna.length < 3) throw noResult('A codon has three bases.');
    const backwards = reverseComplement(dna);
    const frames = [1, 2, 3, -1, -2, -3].map((frame) => ({
      frame,
      protein: translate(frame > 0 ? dna : backwards, Math.abs(frame) - 1, CODES[code]),
    }));
    let longest = '';
    for (const { protein } of frames) {
      const candidate = longestOpenFrame(protein);
      if (candidate.length > longest.length) longest = candidate;
    }
    const results = { protein: frames[0]!.protein, frames };
    return longest === '' ? results : { ...results, longest };
  },
  explanation: 'In frame 1 the sequence codes for {protein}.',
  examples: [
    {
      inputs: { sequence: 'ATGGCCATTGTAATGGGCCGCTGAAAGGGTGCCCGATAG' },
      results: {
        protein: 'MAIVMGR*KGAR*',
        frames: { length: 6, rows: { 3: { frame: -1, protein: 'LSGTLSAAHYNGH' } } },
      },
      source: 'Biopython Tutorial, ch. Sequence objects: translation; frame -1 by the codon table',
    },
    {
      inputs: { sequence: 'AUGGCCAUUGUAAUGGGCCGCUGAAAGGGUGCCCGAUAG', code: 'vertebrateMitochondrial' },
      results: { protein: 'MAIVMGRWKGAR*', longest: 'MAIVMGRWKGAR' },
      source: 'Biopython Tutorial, ch. Sequence objects: translation with table 2',
    },
    {
      inputs: { sequence: 'ATACTGTGA', code: 'yeastMitochondrial' },
      results: { protein: 'MTW' },
      source: 'NCBI genetic codes, table 3: ATA M, CTN T, TGA W',
    },
    {
      inputs: { sequence: 'ATACTGTGA', code: 'moldMitochondrial' },
      results: { protein: 'ILW' },
      source: 'NCBI genetic codes, table 4: TGA W',
    },
    {
      inputs: { sequence: 'ATAAGATGA', code: 'invertebrateMitochondrial' },
      results: { protein: 'MSW' },
      source: 'NCBI genetic codes, table 5: ATA M, AGA S, TGA W',
    },
    { inputs: { sequence: 'GCNTTT' }, results: { protein: 'XF' }, source: 'By definition of X' },
    { inputs: { sequence: 'AC' }, noResult: 'three bases', source: 'By definition' },
  ],
  notes: [
    'An open reading frame here begins with ATG and ends at a stop codon or at the end of the sequence; alternative start codons are not sought.',
  ],
  references: [
    { title: 'NCBI Taxonomy: The Genetic Codes', url: 'https://www.ncbi.nlm.nih.gov/Taxonomy/Utils/wprintgc.cgi' },
  ],
});
