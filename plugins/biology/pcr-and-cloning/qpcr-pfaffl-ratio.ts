import { defineCalculator, isAbove, number, percent, roundTo, sumOfProducts } from '@reckoner/engine';

const cycle = number({ label: 'Ct', min: 0, max: 60, usual: [8, 40] });
const efficiency = percent({
  label: 'Efficiency',
  help: '100% doubles in each cycle; 95% for an amplification factor of 1.95.',
  above: 0,
  max: 200,
  usual: [60, 125],
});

/** (1 + E_t)^ΔCt of the target over (1 + E_r)^ΔCt of the reference, each ΔCt control less treated. */
export default defineCalculator({
  title: 'qPCR Pfaffl ratio',
  description:
    'Relative expression of a target gene, corrected for the efficiencies of target and reference, from threshold cycles of a treated and a control sample.',
  keywords: [
    'Pfaffl method',
    'efficiency-corrected',
    'relative expression ratio',
    'REST',
    'qPCR with primer efficiency',
  ],
  related: ['qpcr-delta-delta-ct', 'qpcr-efficiency-standard-curve'],
  inputs: {
    targetTreated: { ...cycle, label: 'Ct of the target, treated', symbol: 'C_{t,t}' },
    targetControl: { ...cycle, label: 'Ct of the target, control', symbol: 'C_{t,c}' },
    targetEfficiency: { ...efficiency, label: 'Efficiency of the target', symbol: 'E_t' },
    referenceTreated: { ...cycle, label: 'Ct of the reference, treated', symbol: 'C_{r,t}' },
    referenceControl: { ...cycle, label: 'Ct of the reference, control', symbol: 'C_{r,c}' },
    referenceEfficiency: { ...efficiency, label: 'Efficiency of the reference', symbol: 'E_r' },
  },
  outputs: {
    ratio: number({ label: 'Expression ratio', symbol: 'R', places: 3, digits: 3 }),
    logRatio: number({ label: 'Logarithm of the ratio to base 2', symbol: '\\log_2 R', places: 3 }),
    targetDelta: number({ label: 'ΔCt of the target, control less treated', symbol: '\\Delta C_t', places: 3 }),
    referenceDelta: number({ label: 'ΔCt of the reference, control less treated', symbol: '\\Delta C_r', places: 3 }),
    livak: number({ label: 'Ratio by 2^-ΔΔCt, both at 100%', symbol: 'R_{2}', places: 3, digits: 3 }),
  },
  formula: ({
    targetTreated,
    targetControl,
    targetEfficiency,
    referenceTreated,
    referenceControl,
    referenceEfficiency,
  }) => {
    const targetDelta = sumOfProducts([targetControl], [-1, targetTreated]);
    const referenceDelta = sumOfProducts([referenceControl], [-1, referenceTreated]);
    const logTarget = Math.log2(1 + targetEfficiency);
    const logReference = Math.log2(1 + referenceEfficiency);
    return {
      ratio: (1 + targetEfficiency) ** targetDelta / (1 + referenceEfficiency) ** referenceDelta,
      logRatio: sumOfProducts([targetDelta, logTarget], [-1, referenceDelta, logReference]),
      targetDelta,
      referenceDelta,
      livak: 2 ** sumOfProducts([targetControl], [-1, targetTreated], [-1, referenceControl], [referenceTreated]),
    };
  },
  explanation:
    'In the treated sample the target is expressed {ratio} times as much as in the control, at efficiencies of {targetEfficiency} (target) and {referenceEfficiency} (reference); without the correction it would be {livak} times.',
  cautions: [
    {
      level: 'caution',
      when: ({ targetEfficiency, referenceEfficiency }) =>
        [targetEfficiency, referenceEfficiency].some(
          (share) => roundTo(100 * share, 1) < 90 || roundTo(100 * share, 1) > 110,
        ),
      says: ({ targetEfficiency, referenceEfficiency }) =>
        Math.min(targetEfficiency, referenceEfficiency) < 0.03
          ? 'An amplification factor such as 1.95 is entered as the efficiency in percent that belongs to it, 95%: factors were sent, and the ratio is wrong by far.'
          : 'An efficiency outside of 90 to 110% points to a weak assay or a faulty standard curve, and its error grows with every cycle of difference: check the curve.',
    },
    {
      level: 'caution',
      when: ({ targetTreated, referenceTreated, targetControl, referenceControl }) =>
        Math.max(targetTreated, referenceTreated, targetControl, referenceControl) > 35,
      says: 'A Ct above 35 lies near the limit of detection, where single copies decide: the ratio is unsure.',
    },
    {
      level: 'caution',
      when: ({ referenceTreated, referenceControl }) => isAbove(Math.abs(referenceTreated - referenceControl), 1),
      says: 'The reference differs by more than one cycle between the samples: it may not be stable, or unequal amounts were put in.',
    },
    {
      level: 'caution',
      when: ({ logRatio }) => Math.abs(roundTo(logRatio, 3)) > 20,
      says: 'A change of more than a million times is hardly biology: check the Ct values, and whether a well had no target at all.',
    },
  ],
  examples: [
    {
      inputs: {
        targetTreated: 22.4,
        targetControl: 25.9,
        targetEfficiency: 93,
        referenceTreated: 18.1,
        referenceControl: 18.3,
        referenceEfficiency: 97,
      },
      results: { ratio: 8.720820274, logRatio: 3.12446384, targetDelta: 3.5, referenceDelta: 0.2, livak: 9.849155307 },
      source: 'mpmath: 1.93^3.5/1.97^0.2, by logarithms',
    },
    {
      inputs: {
        targetTreated: 28,
        targetControl: 26,
        targetEfficiency: 100,
        referenceTreated: 20,
        referenceControl: 20,
        referenceEfficiency: 100,
      },
      results: { ratio: 0.25, logRatio: -2, livak: 0.25 },
      source: 'By hand: 2^-2',
    },
    {
      inputs: {
        targetTreated: 37,
        targetControl: 36,
        targetEfficiency: 85,
        referenceTreated: 22,
        referenceControl: 20,
        referenceEfficiency: 95,
      },
      results: { ratio: 2.055405405, logRatio: 1.039422977, targetDelta: -1, referenceDelta: -2, livak: 2 },
      cautions: ['outside of 90', 'limit of detection', 'may not be stable'],
      source: 'By hand: 1.95²/1.85',
    },
    {
      inputs: {
        targetTreated: 12,
        targetControl: 35,
        targetEfficiency: 100,
        referenceTreated: 20,
        referenceControl: 20,
        referenceEfficiency: 100,
      },
      results: { ratio: 8388608, logRatio: 23 },
      cautions: ['hardly biology'],
      source: 'By hand: 2^23',
    },
    {
      inputs: {
        targetTreated: 20.2,
        targetControl: 22.1,
        targetEfficiency: 90,
        referenceTreated: 18.3,
        referenceControl: 20.2,
        referenceEfficiency: 90,
      },
      results: { ratio: 1, logRatio: 0, livak: 1 },
      cautions: ['may not be stable'],
      source: 'By hand: equal differences',
    },
    {
      inputs: {
        targetTreated: 22,
        targetControl: 24,
        targetEfficiency: 1.95,
        referenceTreated: 18,
        referenceControl: 18,
        referenceEfficiency: 1.97,
      },
      results: { ratio: 1.03938025, livak: 4 },
      cautions: ['factors were sent'],
      source: 'By hand: 1.0195²',
    },
  ],
  notes: [
    'Use means of technical replicates; the spread between biological replicates decides whether a change is real.',
    'Several reference genes are better than one: take the geometric mean of their amounts.',
  ],
  references: [
    {
      title:
        'Pfaffl: A new mathematical model for relative quantification in real-time RT-PCR, Nucleic Acids Research 29 (2001) e45',
      doi: '10.1093/nar/29.9.e45',
    },
  ],
});
