import { defineCalculator, measure, noResult, percent } from '@reckoner/engine';
import { countOf, dnaField, readDna, reverseComplement } from '../shared/sequence.js';

/** Unified nearest-neighbor parameters of SantaLucia 1998: ΔH in kcal/mol and ΔS in cal/(mol·K), 5′ to 3′. */
const NEIGHBORS: Readonly<Record<string, readonly [enthalpy: number, entropy: number]>> = {
  AA: [-7.9, -22.2],
  TT: [-7.9, -22.2],
  AT: [-7.2, -20.4],
  TA: [-7.2, -21.3],
  CA: [-8.5, -22.7],
  TG: [-8.5, -22.7],
  GT: [-8.4, -22.4],
  AC: [-8.4, -22.4],
  CT: [-7.8, -21.0],
  AG: [-7.8, -21.0],
  GA: [-8.2, -22.2],
  TC: [-8.2, -22.2],
  CG: [-10.6, -27.2],
  GC: [-9.8, -24.4],
  GG: [-8.0, -19.9],
  CC: [-8.0, -19.9],
};
const GAS_CONSTANT_CAL = 1.987;

/** T_m = ΔH/(ΔS + R ln(C_T/4)) with the entropy corrected for salt; magnesium counts by von Ahsen 2001. */
export default defineCalculator({
  title: 'Primer melting temperature',
  description:
    'Melting temperature of a DNA primer from its sequence by nearest neighbors, with the Wallace and GC rules.',
  keywords: [
    'Tm',
    'oligo melting temperature',
    'nearest neighbor',
    'SantaLucia',
    'annealing temperature',
    'Wallace rule',
  ],
  inputs: {
    sequence: { ...dnaField, label: 'Primer', maxLength: 200 },
    strands: measure('nmol/L', {
      label: 'Total strand concentration',
      symbol: 'C_T',
      min: 0.001,
      max: 1e6,
      usual: [1, 20000],
      default: 250,
    }),
    sodium: measure('mmol/L', {
      label: 'Sodium or potassium',
      symbol: '[\\mathrm{Na^+}]',
      min: 1,
      max: 1500,
      usual: [5, 1200],
      default: 50,
    }),
    magnesium: measure('mmol/L', {
      label: 'Magnesium',
      symbol: '[\\mathrm{Mg^{2+}}]',
      min: 0,
      max: 100,
      usual: [0, 20],
      default: 0,
    }),
    dntp: measure('mmol/L', { label: 'dNTP in all', min: 0, max: 100, usual: [0, 10], default: 0 }),
  },
  outputs: {
    melting: measure('°C', { label: 'Melting temperature (nearest neighbors)', symbol: 'T_m', places: 1 }),
    wallace: measure('°C', { label: 'Wallace rule 2(A+T) + 4(G+C)', places: 0, optional: true }),
    gcRule: measure('°C', { label: 'GC rule 64.9 + 41(G+C - 16.4)/N', places: 1, optional: true }),
    gc: percent({ label: 'GC content', places: 1 }),
  },
  algorithm: ({ sequence, strands, sodium, magnesium, dntp }) => {
    const primer = readDna(sequence, 'plain');
    const length = primer.length;
    if (length < 6) throw noResult('A primer of fewer than 6 bases has no useful melting temperature.');
    let enthalpy = 0;
    let entropy = 0;
    for (let index = 0; index + 1 < length; index++) {
      const pair = NEIGHBORS[primer.slice(index, index + 2)]!;
      enthalpy += pair[0];
      entropy += pair[1];
    }
    for (const end of [primer[0]!, primer[length - 1]!]) {
      const weak = end === 'A' || end === 'T';
      enthalpy += weak ? 2.3 : 0.1;
      entropy += weak ? 4.1 : -2.8;
    }
    const symmetric = primer === reverseComplement(primer);
    if (symmetric) entropy -= 1.4;
    const salt = sodium + 120 * Math.sqrt(Math.max(magnesium - dntp, 0));
    entropy += 0.368 * (length - 1) * Math.log(salt / 1000);
    const effective = (strands * 1e-9) / (symmetric ? 1 : 4);
    const melting = (1000 * enthalpy) / (entropy + GAS_CONSTANT_CAL * Math.log(effective)) - 273.15;
    const strong = countOf(primer, 'GC');
    const gc = strong / length;
    if (length < 14) return { melting, wallace: 2 * (length - strong) + 4 * strong, gc };
    return { melting, gcRule: 64.9 + (41 * (strong - 16.4)) / length, gc };
  },
  explanation: 'Half of the primer is paired at {melting}; {gc} of its bases are G or C.',
  cautions: [
    {
      level: 'caution',
      when: ({ magnesium, dntp }) => magnesium > 0 && dntp >= magnesium,
      says: 'The dNTPs bind all of the magnesium: a polymerase needs 0.5 to 1 mmol/L more magnesium than dNTP in all.',
    },
    {
      level: 'caution',
      when: ({ sequence }) => sequence.replace(/[^A-Za-z]/g, '').length > 60,
      says: 'Above some 60 bases a strand does not melt in one step: the nearest-neighbor figure is too high or low by several degrees.',
    },
  ],
  examples: [
    {
      inputs: { sequence: 'CGTTCCAAAGATGTGGGCATGAGCTTAC', strands: 50 },
      results: { melting: 60.32, gcRule: 61.385714, gc: 50 },
      source: 'Biopython documentation of Bio.SeqUtils.MeltingTemp: Tm_NN gives 60.32 (25 nM of each strand, 50 mM Na)',
    },
    {
      inputs: { sequence: 'GAATTC' },
      results: { melting: -15.116288, wallace: 16, gc: 33.333333 },
      source: 'Python, by SantaLucia 1998: self-complementary, ΔH and ΔS summed by hand',
    },
    {
      inputs: { sequence: 'ACGTTGCAATGCCGTA', magnesium: 1.5, dntp: 0.2 },
      results: { melting: 57.346918, gcRule: 43.375, gc: 50 },
      source: 'Python, by SantaLucia 1998 and von Ahsen 2001: Na equivalent 50 + 120 √1.3',
    },
    { inputs: { sequence: 'ACG' }, noResult: 'fewer than 6 bases', source: 'By definition' },
    { inputs: { sequence: 'ACGNTTGA' }, noResult: 'stands for more than one nucleotide', source: 'N is not one base' },
    {
      inputs: { sequence: 'ACGTTGCAATGCCGTA', magnesium: 1.5, dntp: 2 },
      results: { melting: 51.1138 },
      cautions: ['bind all of the magnesium'],
      source: 'Python, by SantaLucia 1998: 50 mmol/L of sodium alone',
    },
    {
      inputs: { sequence: 'ATGGCCATTGTAATGGGCCATGGCCATTGTAATGGGCCATGGCCATTGTAATGGGCCATGG' },
      results: { melting: 75.89081, gcRule: 75.385246 },
      cautions: ['in one step'],
      source: 'Python, by SantaLucia 1998',
    },
    {
      inputs: { sequence: 'ACGTTGCAATGCCGTA', sodium: 1000 },
      results: { melting: 65.635172 },
      source: 'Python, by SantaLucia 1998: no correction for salt at 1 mol/L',
    },
    {
      inputs: { sequence: 'ACGTTGCAATGCCGTA', sodium: 100 },
      results: { melting: 54.361926 },
      source: 'Python, by SantaLucia 1998: 0.368 × 15 ln 0.1 added to ΔS',
    },
  ],
  notes: [
    'The concentration is that of both strands together; where the primer is in large excess of its target, enter twice its own (C_T/4 becomes half of it).',
    'The Wallace rule is for fewer than 14 bases, the GC rule for 14 and more.',
  ],
  references: [
    {
      title:
        'SantaLucia: A unified view of polymer, dumbbell, and oligonucleotide DNA nearest-neighbor thermodynamics, PNAS 95 (1998) 1460',
      doi: '10.1073/pnas.95.4.1460',
    },
    {
      title: 'von Ahsen et al.: Oligonucleotide melting temperatures under PCR conditions, Clin. Chem. 47 (2001) 1956',
    },
  ],
});
