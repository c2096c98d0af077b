import { defineCalculator, isAbove, number, sumOfProducts } from '@reckoner/engine';

const cycle = number({ label: 'Ct', min: 0, max: 60 });
const deviation = number({ label: 'SD', min: 0, max: 10, default: 0 });

/** Fold change 2^-ΔΔCt of Livak and Schmittgen; the range carries the deviations of the treated sample's Ct values. */
export default defineCalculator({
  title: 'qPCR fold change (2^-ΔΔCt)',
  description:
    'Relative gene expression from threshold cycles of target and reference gene in treated and control samples.',
  keywords: ['Livak method', 'delta delta Ct', 'relative quantification', 'gene expression', 'RT-PCR', 'fold change'],
  inputs: {
    targetTreated: { ...cycle, label: 'Ct of the target, treated', symbol: 'C_{t,t}' },
    referenceTreated: { ...cycle, label: 'Ct of the reference, treated', symbol: 'C_{r,t}' },
    targetControl: { ...cycle, label: 'Ct of the target, control', symbol: 'C_{t,c}' },
    referenceControl: { ...cycle, label: 'Ct of the reference, control', symbol: 'C_{r,c}' },
    targetDeviation: { ...deviation, label: 'Standard deviation of the treated target', symbol: 's_t' },
    referenceDeviation: { ...deviation, label: 'Standard deviation of the treated reference', symbol: 's_r' },
  },
  outputs: {
    foldChange: number({ label: 'Fold change', symbol: 'F', places: 3 }),
    deltaDelta: number({ label: 'ΔΔCt', symbol: '\\Delta\\Delta C_t', places: 3 }),
    lower: number({ label: 'Lower end of the range', places: 3 }),
    upper: number({ label: 'Upper end of the range', places: 3 }),
  },
  formula: ({
    targetTreated,
    referenceTreated,
    targetControl,
    referenceControl,
    targetDeviation,
    referenceDeviation,
  }) => {
    const deltaDelta = sumOfProducts([targetTreated], [-1, referenceTreated], [-1, targetControl], [referenceControl]);
    const spread = Math.hypot(targetDeviation, referenceDeviation);
    return {
      foldChange: 2 ** -deltaDelta,
      deltaDelta,
      lower: 2 ** -(deltaDelta + spread),
      upper: 2 ** -(deltaDelta - spread),
    };
  },
  explanation: 'The target is expressed {foldChange} times as much as in the control (ΔΔCt = {deltaDelta}).',
  cautions: [
    {
      level: 'caution',
      when: ({ targetTreated, referenceTreated, targetControl, referenceControl }) =>
        Math.max(targetTreated, referenceTreated, targetControl, referenceControl) > 35,
      says: 'A Ct above 35 lies near the limit of detection, where single copies decide: the fold change is unsure.',
    },
    {
      level: 'caution',
      when: ({ referenceTreated, referenceControl }) => isAbove(Math.abs(referenceTreated - referenceControl), 1),
      says: 'The reference differs by more than one cycle between the samples: it may not be stable, or unequal amounts were put in.',
    },
  ],
  examples: [
    {
      inputs: {
        targetTreated: 22.4,
        referenceTreated: 18.1,
        targetControl: 25.9,
        referenceControl: 18.3,
        targetDeviation: 0.12,
        referenceDeviation: 0.09,
      },
      results: { deltaDelta: -3.3, foldChange: 9.8491553, lower: 8.8765558, upper: 10.928322 },
      source: 'Python: 2^3.3; 2^(3.3 ∓ 0.15)',
    },
    {
      inputs: { targetTreated: 28, referenceTreated: 20, targetControl: 26, referenceControl: 20 },
      results: { deltaDelta: 2, foldChange: 0.25, lower: 0.25, upper: 0.25 },
      source: 'By hand: 2^-2',
    },
    {
      inputs: { targetTreated: 37, referenceTreated: 22, targetControl: 36, referenceControl: 20 },
      results: { deltaDelta: -1, foldChange: 2 },
      cautions: ['limit of detection', 'may not be stable'],
      source: 'By hand: 15 - 16',
    },
    {
      inputs: { targetTreated: 20.3, referenceTreated: 18.1, targetControl: 22.2, referenceControl: 20 },
      results: { deltaDelta: 0, foldChange: 1 },
      cautions: ['may not be stable'],
      source: 'By hand: 2.2 - 2.2',
    },
  ],
  notes: [
    'Both genes must amplify with an efficiency near 100%; otherwise use an efficiency-corrected method (Pfaffl).',
  ],
  references: [
    {
      title:
        'Livak, Schmittgen: Analysis of relative gene expression data using real-time quantitative PCR and the 2^(-ΔΔCT) method, Methods 25 (2001) 402',
      doi: '10.1006/meth.2001.1262',
    },
  ],
});
