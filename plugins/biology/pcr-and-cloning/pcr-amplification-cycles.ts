import { defineEquations, isBelow, isNear, number, percent, roundTo } from '@reckoner/engine';

/** N = N₀(1 + E)ⁿ. */
export default defineEquations({
  title: 'PCR amplification',
  description:
    'Copies after cycles of PCR, cycles to reach a number of copies, starting copies, or the efficiency, from the others.',
  keywords: ['PCR cycles', 'PCR yield', 'exponential amplification', 'amplicon copies', 'how many cycles'],
  variables: {
    final: number({ label: 'Copies after the cycles', symbol: 'N', above: 0, max: 1e30, optional: true }),
    initial: number({
      label: 'Copies at the start',
      symbol: 'N_0',
      above: 0,
      max: 1e15,
      usual: [1, 1e11],
      optional: true,
    }),
    cycles: number({ label: 'Cycles', symbol: 'n', min: 0, max: 100, usual: [1, 45] }),
    efficiency: percent({
      label: 'Efficiency',
      help: '100% doubles in each cycle.',
      symbol: 'E',
      above: 0,
      max: 120,
      usual: [60, 105],
    }),
    fold: number({ label: 'Amplification', symbol: 'F', min: 1, max: 1e35, optional: true }),
  },
  equations: ({ final, initial, cycles, efficiency, fold }) => [
    [fold, (1 + efficiency) ** cycles],
    [final, initial * fold],
  ],
  explanation: ({ initial }) =>
    initial === undefined
      ? 'Copies grow {fold}-fold in {cycles} {cycles|cycle|cycles} at an efficiency of {efficiency}.'
      : '{initial} {initial|copy grows|copies grow} {fold}-fold to {final} in {cycles} {cycles|cycle|cycles} at an efficiency of {efficiency}.',
  requires: [
    {
      that: ({ initial, final }) => !isBelow(final!, initial!),
      field: 'final',
      says: 'PCR makes more copies: the number after the cycles, {final}, cannot be below the {initial} at the start.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ efficiency }, given) => given.efficiency === true && efficiency < 0.03,
      says: 'An amplification factor of 1.9 is an efficiency of 90%: enter the percentage.',
    },
    {
      level: 'caution',
      when: ({ final }) => (final ?? 0) > 1e12,
      says: 'About 10¹² copies is where reactions flatten: 25 µL with 0.4 µmol/L of each primer hold 6 × 10¹² primer molecules, and growth slows well before they run out. The equation holds for the exponential phase alone, and counts too much beyond it.',
    },
    {
      level: 'caution',
      when: ({ efficiency }, given) => given.efficiency !== true && roundTo(100 * efficiency, 1) < 60,
      says: 'So low an efficiency mostly means that the reaction had flattened before the last cycle, or that copies were lost: it is a mean over all cycles. Count by copies within the exponential phase.',
    },
    {
      level: 'caution',
      when: ({ efficiency }) => efficiency > 1.0005,
      says: 'A template cannot more than double in a cycle: an efficiency above 100% comes from the measurement (inhibitors in the strong dilutions, primer dimers, pipetting).',
    },
    {
      level: 'caution',
      when: ({ initial }) => initial !== undefined && isBelow(initial, 1),
      says: 'Less than one copy at the start is a mean over many tubes: at such a mean more than a third of them have none and give no product.',
    },
    {
      level: 'note',
      when: ({ cycles }) => !isNear(cycles, roundTo(cycles, 0), 1e-9),
      says: (_, given) =>
        given.cycles === true
          ? 'A cycler runs whole cycles: check the {cycles} cycles.'
          : 'A cycler runs whole cycles: set the next higher number.',
    },
  ],
  examples: [
    {
      inputs: { initial: 100, cycles: 25, efficiency: 90 },
      results: { final: 930764956.9, fold: 9307649.569 },
      source: 'mpmath: 100 × 1.9^25',
    },
    {
      inputs: { initial: 1000, final: 10000000000, efficiency: 95 },
      results: { cycles: 24.13505053, fold: 10000000 },
      cautions: ['next higher number'],
      source: 'mpmath: ln 10^7/ln 1.95',
    },
    {
      inputs: { initial: 50, final: 500000000, cycles: 25 },
      results: { efficiency: 90.5460718 },
      source: 'mpmath: (10^7)^(1/25) - 1',
    },
    {
      inputs: { final: 1000000000, cycles: 30, efficiency: 100 },
      results: { initial: 0.9313225746 },
      cautions: ['a mean over many tubes'],
      source: 'By hand: 10^9/2^30',
    },
    {
      inputs: { initial: 10, cycles: 40, efficiency: 100 },
      results: { final: 10995116277760 },
      cautions: ['where reactions flatten'],
      source: 'By hand: 10 × 2^40',
    },
    {
      inputs: { initial: 20, cycles: 10, efficiency: 105 },
      results: { final: 26216.13147, fold: 1310.806573 },
      cautions: ['cannot more than double'],
      source: 'mpmath: 20 × 2.05^10',
    },
    {
      inputs: { fold: 1024, cycles: 10 },
      results: { efficiency: 100 },
      source: 'By hand: 2^10, without copies',
    },
    {
      inputs: { cycles: 25, efficiency: 90 },
      results: { fold: 9307649.569 },
      source: 'mpmath: 1.9^25',
    },
    {
      inputs: { initial: 1000000, final: 1000000000000, cycles: 35 },
      results: { efficiency: 48.3981789 },
      cautions: ['had flattened'],
      source: 'mpmath: 10^(6/35) - 1',
    },
    {
      inputs: { initial: 20, fold: 1024, efficiency: 100 },
      results: { final: 20480, cycles: 10 },
      source: 'By hand: 2^10',
    },
    {
      inputs: { initial: 20, cycles: 0, efficiency: 100 },
      results: { final: 20, fold: 1 },
      source: 'By hand: no cycle',
    },
    { inputs: { initial: 100, final: 50, efficiency: 90 }, refused: 'cannot be below', source: 'By definition' },
    {
      inputs: { initial: 100, cycles: 30, efficiency: 1.9 },
      results: { final: 175.8836705 },
      cautions: ['is an efficiency of 90%'],
      source: 'mpmath: 100 × 1.019^30',
    },
    {
      inputs: { initial: 100, cycles: 2.5, efficiency: 100 },
      results: { final: 565.6854249 },
      cautions: ['check the 2.5'],
      source: 'By hand: 100 × √32',
    },
  ],
  notes: [
    'One efficiency stands for all cycles; real ones fall towards the plateau.',
    'Copies are double-stranded molecules.',
  ],
  references: [
    {
      title:
        'Ruijter et al.: Amplification efficiency: linking baseline and bias in the analysis of quantitative PCR data, Nucleic Acids Research 37 (2009) e45',
      doi: '10.1093/nar/gkp045',
    },
  ],
});
