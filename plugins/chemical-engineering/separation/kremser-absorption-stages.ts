import { defineCalculator, isAbove, noResult, number, roundTo } from '@reckoner/engine';

/** Kremser-Souders-Brown for dilute absorption on straight equilibrium and operating lines. */
export default defineCalculator({
  title: 'Absorber stages (Kremser)',
  description: 'Ideal stages, absorption factor and minimum liquid rate of a countercurrent absorber for a dilute gas.',
  keywords: ['Kremser equation', 'absorption factor', 'theoretical plates', 'scrubber', 'minimum liquid to gas ratio'],
  inputs: {
    gasIn: number({ label: 'Mole fraction in the gas feed', symbol: 'y_{in}', above: 0, max: 0.5 }),
    gasOut: number({ label: 'Mole fraction in the treated gas', symbol: 'y_{out}', above: 0, max: 0.5 }),
    liquidIn: number({ label: 'Mole fraction in the solvent feed', symbol: 'x_{in}', min: 0, max: 0.5, default: 0 }),
    slope: number({ label: 'Slope of the equilibrium y = mx', symbol: 'm', min: 0.0001, max: 10000 }),
    liquidToGas: number({ label: 'Moles of liquid per mole of gas', symbol: 'L/G', min: 0.0001, max: 10000 }),
  },
  outputs: {
    stages: number({ label: 'Ideal stages', symbol: 'N', places: 2 }),
    absorptionFactor: number({ label: 'Absorption factor', symbol: 'A', places: 3 }),
    minimumRatio: number({ label: 'Smallest moles of liquid per mole of gas', symbol: '(L/G)_{min}', places: 4 }),
    liquidOut: number({ label: 'Mole fraction in the liquid leaving', symbol: 'x_{out}' }),
  },
  formula: ({ gasIn, gasOut, liquidIn, slope, liquidToGas }) => {
    const floor = slope * liquidIn;
    if (gasOut <= floor) throw noResult('The treated gas cannot come below equilibrium with the solvent feed.');
    const minimumRatio = (gasIn - gasOut) / (gasIn / slope - liquidIn);
    if (liquidToGas <= minimumRatio * (1 + 1e-9)) {
      throw noResult(
        'There is too little liquid: no number of stages reaches this gas; raise L/G above its smallest value.',
      );
    }
    const absorptionFactor = liquidToGas / slope;
    const reduction = (gasIn - floor) / (gasOut - floor);
    // Written with what the factor is above 1, so that one near 1 keeps its digits.
    const excess = (liquidToGas - slope) / slope;
    const stages =
      excess === 0 ? reduction - 1 : Math.log1p(((reduction - 1) * excess) / absorptionFactor) / Math.log1p(excess);
    const liquidOut = liquidIn + (gasIn - gasOut) / liquidToGas;
    if (isAbove(liquidOut, 1)) {
      throw noResult('So little liquid cannot hold the solute: its mole fraction there would be above 1; raise L/G.');
    }
    return { stages, absorptionFactor, minimumRatio, liquidOut };
  },
  shown: ({ gasIn, gasOut, liquidIn, slope, liquidToGas }) => {
    const absorptionFactor = liquidToGas / slope;
    const reduction = (gasIn - slope * liquidIn) / (gasOut - slope * liquidIn);
    const stages =
      absorptionFactor === 1
        ? reduction - 1
        : Math.log(reduction * (1 - 1 / absorptionFactor) + 1 / absorptionFactor) / Math.log(absorptionFactor);
    return {
      stages,
      absorptionFactor,
      minimumRatio: (gasIn - gasOut) / (gasIn / slope - liquidIn),
      liquidOut: liquidIn + (gasIn - gasOut) / liquidToGas,
    };
  },
  explanation: 'With an absorption factor of {absorptionFactor} the column needs {stages} ideal stages.',
  requires: [
    {
      that: ({ gasOut, gasIn }) => gasOut < gasIn,
      field: 'gasOut',
      says: 'The treated gas, {gasOut}, must hold less of the solute than the gas feed, {gasIn}.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ gasIn, liquidOut }) => gasIn > 0.1001 || roundTo(liquidOut, 3) > 0.1,
      says: 'Above a mole fraction of about 0.1 in gas or liquid the flows change along the column, which this equation leaves out: step off the stages with mole ratios.',
    },
  ],
  examples: [
    {
      inputs: { gasIn: 0.05, gasOut: 0.00306300478318827, slope: 1, liquidToGas: 1.4 },
      results: { stages: 5, absorptionFactor: 1.4 },
      source: 'Python: five stages step by step leave y = 0.05(A - 1)/(A⁶ - 1)',
    },
    {
      inputs: { gasIn: 0.02, gasOut: 0.002, liquidIn: 0.0005, slope: 2, liquidToGas: 2 },
      results: { stages: 18, absorptionFactor: 1, minimumRatio: 1.8947368, liquidOut: 0.0095 },
      source: 'By hand at A = 1: 0.019/0.001 - 1; 0.018/0.0095',
    },
    {
      inputs: { gasIn: 0.01, gasOut: 0.0005, slope: 0.8, liquidToGas: 1.2 },
      results: { stages: 4.9139374, absorptionFactor: 1.5, minimumRatio: 0.76, liquidOut: 0.0079166667 },
      source: 'Python: ln(20 × (1 - 1/1.5) + 1/1.5)/ln 1.5; 0.0095/0.0125',
    },
    {
      inputs: { gasIn: 0.01, gasOut: 0.02, slope: 1, liquidToGas: 2 },
      refused: 'less of the solute',
      source: 'By definition',
    },
    {
      inputs: { gasIn: 0.02, gasOut: 0.002, liquidIn: 0.002, slope: 1, liquidToGas: 2 },
      noResult: 'below equilibrium',
      source: 'By hand: m·x = y',
    },
    {
      inputs: { gasIn: 0.02, gasOut: 0.002, slope: 1, liquidToGas: 0.9 },
      noResult: 'too little liquid',
      source: 'By hand: 0.018/0.02 = 0.9',
    },
    {
      inputs: { gasIn: 0.2, gasOut: 0.02, slope: 1, liquidToGas: 1 },
      results: { stages: 9, liquidOut: 0.18 },
      cautions: ['flows change along the column'],
      source: 'By hand at A = 1: 10 - 1',
    },
    {
      inputs: { gasIn: 0.05, gasOut: 0.005, slope: 0.1, liquidToGas: 0.1 },
      results: { stages: 9, liquidOut: 0.45 },
      cautions: ['flows change along the column'],
      source: 'By hand at A = 1: 10 - 1; 0.045/0.1 moles in the liquid',
    },
    {
      inputs: { gasIn: 0.05, gasOut: 0.003, slope: 0.0001, liquidToGas: 0.01 },
      noResult: 'cannot hold the solute',
      source: 'By hand: 0.047/0.01 = 4.7',
    },
  ],
  notes: ['Isothermal, with constant flows; divide by the overall stage efficiency for real trays.'],
  references: [
    {
      title: 'Seader, Henley, Roper: Separation Process Principles, 3rd ed., §5.4 and §6.4',
      isbn: '978-0-470-48183-7',
    },
  ],
});
