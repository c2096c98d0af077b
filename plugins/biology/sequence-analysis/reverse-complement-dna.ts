import { choice, defineCalculator, integer, text } from '@reckoner/engine';
import { dnaField, readDna, reverseComplement } from '../shared/sequence.js';

/** Watson-Crick pairs of all IUPAC codes, read backwards. */
export default defineCalculator({
  title: 'Reverse complement',
  description: 'Reverse complement, complement and reverse of a DNA or RNA sequence with IUPAC codes.',
  keywords: ['complementary strand', 'antisense', 'reverse sequence', 'DNA complement'],
  inputs: {
    sequence: dnaField,
    output: choice({ dna: 'DNA', rna: 'RNA' }, { label: 'Write as', default: 'dna' }),
  },
  outputs: {
    reverseComplement: text({ label: 'Reverse complement' }),
    complement: text({ label: 'Complement (3′ to 5′)' }),
    reverse: text({ label: 'Reverse' }),
    length: integer({ label: 'Length' }),
  },
  algorithm: ({ sequence, output }) => {
    const dna = readDna(sequence);
    const backwards = reverseComplement(dna);
    const written = (letters: string) => (output === 'rna' ? letters.replaceAll('T', 'U') : letters);
    const mirrored = (letters: string) => [...letters].reverse().join('');
    return {
      reverseComplement: written(backwards),
      complement: written(mirrored(backwards)),
      reverse: written(mirrored(dna)),
      length: dna.length,
    };
  },
  explanation: 'The reverse complement is {reverseComplement}.',
  examples: [
    {
      inputs: { sequence: 'ATGGCCATTGTAATGGGCCGCTGAAAGGGTGCCCGATAG' },
      results: {
        reverseComplement: 'CTATCGGGCACCCTTTCAGCGGCCCATTACAATGGCCAT',
        complement: 'TACCGGTAACATTACCCGGCGACTTTCCCACGGGCTATC',
        length: 39,
      },
      source: 'Biopython Tutorial, ch. Sequence objects: transcription',
    },
    {
      inputs: { sequence: 'acg uny', output: 'rna' },
      results: { reverseComplement: 'RNACGU', complement: 'UGCANR', reverse: 'YNUGCA' },
      source: 'By hand, by the IUPAC codes',
    },
    { inputs: { sequence: 'ACGX' }, noResult: 'is no code', source: 'X is no IUPAC code of a nucleotide' },
  ],
  references: [
    {
      title:
        'Cornish-Bowden: Nomenclature for incompletely specified bases in nucleic acid sequences, Nucleic Acids Res. 13 (1985) 3021',
      doi: '10.1093/nar/13.9.3021',
    },
  ],
});
