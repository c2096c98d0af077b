import { defineCalculator, integer, quantity, text } from '@reckoner/engine';
import { readProtein } from '../shared/sequence.js';

/** Masses of amino acid residues (average, monoisotopic) in g/mol. */
const RESIDUES: Readonly<Record<string, readonly [average: number, monoisotopic: number]>> = {
  A: [71.0788, 71.03711],
  C: [103.1388, 103.00919],
  D: [115.0886, 115.02694],
  E: [129.1155, 129.04259],
  F: [147.1766, 147.06841],
  G: [57.0519, 57.02146],
  H: [137.1411, 137.05891],
  I: [113.1594, 113.08406],
  K: [128.1741, 128.09496],
  L: [113.1594, 113.08406],
  M: [131.1926, 131.04049],
  N: [114.1038, 114.04293],
  O: [237.3018, 237.14773],
  P: [97.1167, 97.05276],
  Q: [128.1307, 128.05858],
  R: [156.1875, 156.10111],
  S: [87.0782, 87.03203],
  T: [101.1051, 101.04768],
  U: [150.0388, 150.95364],
  V: [99.1326, 99.06841],
  W: [186.2132, 186.07931],
  Y: [163.176, 163.06333],
};
const WATER = [18.01524, 18.01056] as const;

/** Sum of the residues and one water; no modifications, disulfide bonds open. */
export default defineCalculator({
  title: 'Protein molecular weight',
  description: 'Average and monoisotopic molar mass of a protein or peptide from its sequence.',
  keywords: ['peptide mass', 'protein mass', 'kDa', 'monoisotopic mass', 'amino acid sequence'],
  inputs: {
    sequence: text({
      label: 'Sequence',
      help: 'One-letter codes, U and O too; spaces and numbers are ignored.',
      minLength: 1,
      maxLength: 5000,
    }),
  },
  outputs: {
    average: quantity('g/mol', { label: 'Average molar mass', symbol: 'M', places: 2 }),
    monoisotopic: quantity('g/mol', { label: 'Monoisotopic mass', symbol: 'M_{mono}', places: 4 }),
    length: integer({ label: 'Residues', symbol: 'n' }),
  },
  algorithm: ({ sequence }) => {
    const protein = readProtein(sequence, Object.keys(RESIDUES).join(''));
    let average: number = WATER[0];
    let monoisotopic: number = WATER[1];
    for (const letter of protein) {
      average += RESIDUES[letter]![0];
      monoisotopic += RESIDUES[letter]![1];
    }
    return { average, monoisotopic, length: protein.length };
  },
  explanation: 'The chain of {length} {length|residue|residues} has an average molar mass of {average}.',
  examples: [
    {
      inputs: { sequence: 'HSQGTFTSDYSKYLDSRRAQDFVQWLMNT' },
      results: { average: 3482.79, monoisotopic: 3480.616, length: 29 },
      source: 'Glucagon: Python: C153H225N43O49S with C 12.011, H 1.00794, N 14.00674, O 15.9994, S 32.06',
    },
    {
      inputs: { sequence: 'GG' },
      results: { average: 132.119, monoisotopic: 132.0535, length: 2 },
      source: 'Glycylglycine C4H8N2O3, PubChem: 132.12 and 132.0535',
    },
    {
      inputs: { sequence: 'acdefghiklmnpqrstvwy*' },
      results: { average: 2395.7, monoisotopic: 2394.125, length: 20 },
      source:
        'Python: elemental formulas of the 20 residues and water (C 12.011, H 1.00794, N 14.00674, O 15.9994, S 32.06)',
    },
    { inputs: { sequence: 'MKZ' }, noResult: 'stands for more than one amino acid', source: 'Z is ambiguous' },
    {
      inputs: { sequence: 'UG' },
      results: { average: 225.106, monoisotopic: 225.9857, length: 2 },
      source: 'By hand: 150.0388 + 57.0519 + 18.01524; 150.95364 + 57.02146 + 18.01056',
    },
    { inputs: { sequence: '123' }, noResult: 'is empty', source: 'By definition' },
  ],
  notes: ['Masses of unmodified residues; each disulfide bond takes away 2.016 g/mol.'],
  references: [
    {
      title: 'Gasteiger et al.: Protein identification and analysis tools on the ExPASy server (2005)',
      doi: '10.1385/1-59259-890-0:571',
    },
  ],
});
