import { defineEquations, isAbove, isBelow, number } from '@reckoner/engine';
import { acidConcentration, baseConcentration, countsOwnIons, pH, pKa } from '../shared/acid.js';

/** pH = pKa + log([A⁻]/[HA]) with concentrations in place of activities. */
export default defineEquations({
  title: 'Henderson-Hasselbalch buffer pH',
  description:
    'pH of a buffer from pKa and the concentrations of weak acid and conjugate base, or any of these from the others.',
  keywords: ['buffer pH', 'conjugate base', 'pKa', 'acid base ratio'],
  variables: {
    pH,
    pKa,
    base: { ...baseConcentration, optional: true },
    acid: { ...acidConcentration, optional: true },
    ratio: number({ label: 'Ratio of base to acid', text: 'ratio', symbol: 'r', above: 0, max: 1e12 }),
  },
  equations: ({ pH, pKa, base, acid, ratio }) => [
    [pH, pKa + Math.log10(ratio)],
    [ratio, base / acid],
  ],
  figure: {
    kind: 'curve',
    title: 'pH over the share of the base: the middle of a titration',
    x: { label: 'Share of the base', unit: '%' },
    y: { of: 'pH' },
    curve: ({ pH, pKa, ratio }) => ({
      from: 0.5,
      to: 99.5,
      lines: [{ y: (share) => pKa + Math.log10(share / (100 - share)) }],
      marks: [
        { x: 50, y: pKa, label: 'pKa' },
        { x: (100 * ratio) / (1 + ratio), y: pH, label: 'Buffer' },
      ],
    }),
  },
  explanation: 'With pKa {pKa} and {ratio} {ratio|part|parts} of base to one part of acid, the pH is {pH}.',
  cautions: [
    {
      level: 'caution',
      when: ({ ratio }) => isAbove(ratio, 10.001) || isBelow(ratio, 0.09999),
      says: 'The pH is more than one unit from the pKa: such a buffer hardly holds it. Take an acid whose pKa is nearer.',
    },
    {
      level: 'caution',
      when: ({ pH, acid, base }) => countsOwnIons(pH, Math.min(acid ?? 20, base ?? 20)),
      says: 'So dilute or so far from neutral, the hydrogen or hydroxide ions of the solution itself shift the pH by some hundredths or more, which this equation leaves out: the real pH lies nearer to 7.',
    },
  ],
  examples: [
    {
      inputs: { pKa: 4.756, acid: 0.1, base: 0.15 },
      results: { pH: 4.9320913, ratio: 1.5 },
      source: 'Python: 4.756 + log10(1.5)',
    },
    {
      inputs: { pH: 7.4, pKa: 7.2, acid: 0.02 },
      results: { ratio: 1.5848932, base: 0.031697864 },
      source: 'Python: 10^0.2; × 0.02',
    },
    { inputs: { pH: 9.25, base: 0.05, acid: 0.05 }, results: { pKa: 9.25, ratio: 1 }, source: 'By hand: log 1 = 0' },
    { inputs: { pH: 8.2, pKa: 7.2 }, results: { ratio: 10 }, source: 'By hand: 10¹' },
    { inputs: { pH: 3.75, pKa: 4.75, ratio: 0.1, base: 0.01 }, results: { acid: 0.1 }, source: 'By hand: 0.01/0.1' },
    {
      inputs: { pKa: 4.756, acid: 0.1, base: 0.0005 },
      results: { pH: 2.45497, ratio: 0.005 },
      cautions: ['more than one unit', 'nearer to 7'],
      source: 'Python: 4.756 + log10(0.005)',
    },
    {
      inputs: { pKa: 1, acid: 0.1, base: 0.1 },
      results: { pH: 1 },
      cautions: ['nearer to 7'],
      source: 'By hand: log 1 = 0; the charge balance gives 1.38',
    },
    {
      inputs: { pKa: 7.2, acid: 0.0005, base: 0.0005 },
      results: { pH: 7.2 },
      source: 'By hand: log 1 = 0; the ions of water are 0.03% of that',
    },
  ],
  notes: ['Uses concentrations for activities: in salty solutions take the pKa for that ionic strength.'],
  references: [{ title: 'Harris: Quantitative Chemical Analysis, 9th ed., §9-5', isbn: '978-1-4641-3538-5' }],
});
