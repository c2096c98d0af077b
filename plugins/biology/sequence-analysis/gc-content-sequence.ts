import { defineCalculator, integer, noResult, number, percent } from '@reckoner/engine';
import { countOf, dnaField, readDna } from '../shared/sequence.js';

/** (G + C)/(A + C + G + T); S and W count, other ambiguous codes do not. */
export default defineCalculator({
  title: 'GC content',
  description: 'GC content, GC skew and base counts of a DNA or RNA sequence.',
  keywords: ['guanine cytosine', 'base composition', 'GC skew', 'AT content'],
  inputs: { sequence: dnaField },
  outputs: {
    gc: percent({ label: 'GC content', symbol: '\\mathrm{GC}', places: 2 }),
    skew: number({ label: 'GC skew (G - C)/(G + C)', places: 4, optional: true }),
    strong: integer({ label: 'G and C' }),
    weak: integer({ label: 'A and T (U)' }),
    length: integer({ label: 'Length', symbol: 'N' }),
  },
  algorithm: ({ sequence }) => {
    const dna = readDna(sequence);
    const strong = countOf(dna, 'GCS');
    const weak = countOf(dna, 'ATW');
    if (strong + weak === 0) throw noResult('The sequence has only ambiguous bases.');
    const results = { gc: strong / (strong + weak), strong, weak, length: dna.length };
    const guanine = countOf(dna, 'G');
    const cytosine = countOf(dna, 'C');
    return guanine + cytosine === 0 ? results : { ...results, skew: (guanine - cytosine) / (guanine + cytosine) };
  },
  explanation: ({ strong, weak, length }) =>
    strong + weak === length
      ? 'Of the {length} {length|base|bases} {strong} {strong|is|are} G or C and {weak} A, T or U: a GC content of {gc}.'
      : 'Of the {length} {length|base|bases} {strong} {strong|is|are} G or C and {weak} A, T or U; without the others, which are ambiguous, the GC content is {gc}.',
  examples: [
    {
      inputs: { sequence: 'ATGC GGCA' },
      results: { gc: 62.5, strong: 5, weak: 3, length: 8, skew: 0.2 },
      source: 'By hand: 3 G, 2 C of 8',
    },
    { inputs: { sequence: 'AAUU' }, results: { gc: 0, weak: 4 }, source: 'By hand' },
    {
      inputs: { sequence: 'acgtsnn' },
      results: { gc: 60, strong: 3, weak: 2, length: 7, skew: 0 },
      source: 'By hand: C, G and S of 5; N is left out',
    },
    { inputs: { sequence: 'NNN' }, noResult: 'only ambiguous bases', source: 'By definition' },
    { inputs: { sequence: '>one sequence\nATGC\nGGCA' }, results: { gc: 62.5, length: 8 }, source: 'By hand: 5/8' },
  ],
  references: [
    {
      title:
        'Lobry: Asymmetric substitution patterns in the two DNA strands of bacteria, Mol. Biol. Evol. 13 (1996) 660',
      doi: '10.1093/oxfordjournals.molbev.a025626',
    },
  ],
});
