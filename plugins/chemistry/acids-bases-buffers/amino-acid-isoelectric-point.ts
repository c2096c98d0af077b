import { choice, defineCalculator, number } from '@reckoner/engine';
import { pH, pKa } from '../shared/acid.js';

/** The mean of the two pKa values on either side of the form without net charge; the charge by the shares of all groups. */
export default defineCalculator({
  title: 'Isoelectric point of an amino acid',
  description: 'Isoelectric point of an amino acid and its net charge at a pH, from the pKa values of its groups.',
  keywords: ['isoelectric point', 'pI', 'zwitterion', 'net charge of an amino acid', 'pI from pKa'],
  inputs: {
    carboxyl: { ...pKa, label: 'pKa of the carboxyl group', help: 'About 2.', symbol: '\\mathrm{p}K_1', usual: [1, 5] },
    amino: { ...pKa, label: 'pKa of the amino group', help: 'About 9.5.', symbol: '\\mathrm{p}K_2', usual: [7, 11.5] },
    sideChain: choice(
      {
        none: 'Without charge',
        acidic: 'Acidic: Asp, Glu, Cys, Tyr',
        basic: 'Basic: His, Lys, Arg',
      },
      { label: 'Side chain', default: 'none' },
    ),
    side: {
      ...pKa,
      label: 'pKa of the side chain',
      help: 'About 4 of Asp and Glu, 6 of His, 8 of Cys, 10 of Tyr, 10.5 of Lys, 12.5 of Arg.',
      symbol: '\\mathrm{p}K_R',
      when: { sideChain: ['acidic', 'basic'] },
    },
    pH: { ...pH, label: 'pH', help: 'For the net charge there.', optional: true },
  },
  outputs: {
    isoelectric: number({ label: 'Isoelectric point', symbol: '\\mathrm{pI}', places: 2 }),
    charge: number({ label: 'Net charge at the pH', symbol: 'z', places: 3, optional: true }),
  },
  formula: ({ carboxyl, amino, sideChain, side, pH }) => {
    const isoelectric =
      sideChain === 'none'
        ? (carboxyl + amino) / 2
        : sideChain === 'acidic'
          ? (carboxyl + Math.min(amino, side)) / 2
          : (amino + Math.max(carboxyl, side)) / 2;
    if (pH === undefined) return { isoelectric };
    const own = 1 / (1 + 10 ** (pH - amino)) - 1 / (1 + 10 ** (carboxyl - pH));
    const charge =
      sideChain === 'none'
        ? own
        : sideChain === 'acidic'
          ? own - 1 / (1 + 10 ** (side - pH))
          : own + 1 / (1 + 10 ** (pH - side));
    return { isoelectric, charge };
  },
  requires: [
    {
      that: ({ carboxyl, amino }) => carboxyl < amino,
      field: 'amino',
      says: 'The amino group must have a higher pKa than the carboxyl group, {carboxyl}.',
    },
  ],
  explanation: 'The isoelectric point is at pH {isoelectric}{charge?; at pH {pH} the net charge is {charge}|}.',
  cautions: [
    {
      level: 'caution',
      when: ({ carboxyl, sideChain, side }) => sideChain === 'basic' && side < carboxyl,
      says: 'A basic side chain with so low a pKa has no charge where the amino acid is neutral: check its kind and pKa.',
    },
  ],
  examples: [
    {
      inputs: { carboxyl: 2.34, amino: 9.6, pH: 7.4 },
      results: { isoelectric: 5.97, charge: -0.006261302781 },
      source: 'Glycine, pI 5.97 in tables; mpmath for the charge',
    },
    {
      inputs: { carboxyl: 1.88, amino: 9.6, sideChain: 'acidic', side: 3.65, pH: 7 },
      results: { isoelectric: 2.765, charge: -1.002051523 },
      source: 'By hand: aspartic acid, (1.88 + 3.65)/2, pI 2.77 in tables; mpmath for the charge',
    },
    {
      inputs: { carboxyl: 2.18, amino: 8.95, sideChain: 'basic', side: 10.53, pH: 7 },
      results: { isoelectric: 9.74, charge: 0.9886244127 },
      source: 'By hand: lysine, (8.95 + 10.53)/2, pI 9.74 in tables; mpmath for the charge',
    },
    {
      inputs: { carboxyl: 1.82, amino: 9.17, sideChain: 'basic', side: 6 },
      results: { isoelectric: 7.585 },
      source: 'By hand: histidine, (6.00 + 9.17)/2, pI 7.59 in tables',
    },
    {
      inputs: { carboxyl: 2.2, amino: 9.11, sideChain: 'acidic', side: 10.07, pH: 7 },
      results: { isoelectric: 5.655, charge: -0.008537244878 },
      source: 'By hand: tyrosine, (2.20 + 9.11)/2, pI 5.66 in tables; mpmath for the charge',
    },
    {
      inputs: { carboxyl: 2.2, amino: 9.11, sideChain: 'basic', side: 1 },
      results: { isoelectric: 5.655 },
      cautions: ['has no charge'],
      source: 'By hand: the side chain is without charge in between',
    },
    { inputs: { carboxyl: 9.6, amino: 2.34 }, refused: 'higher pKa', source: 'By definition' },
  ],
  notes: [
    'For a free amino acid in water; tables differ by some tenths. In peptides and proteins the groups have other pKa values.',
  ],
  references: [{ title: 'Nelson, Cox: Lehninger Principles of Biochemistry, 7th ed., §3.1 and Table 3-1' }],
});
