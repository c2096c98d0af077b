import { constant, defineCalculator, noResult, number, quantity, roundTo, rows, table } from '@reckoner/engine';

/** Optimum cycle (1.5 L + 5)/(1 − Y) of fixed-time signals; greens in proportion to the critical flow ratios. */
export default defineCalculator({
  title: "Signal timing (Webster's method)",
  description: 'Optimum cycle and effective greens of a fixed-time traffic signal from critical flows and lost time.',
  keywords: ['traffic light', 'cycle length', 'green split', 'saturation flow', 'flow ratio', 'intersection'],
  inputs: {
    phases: rows(
      {
        flow: number({ label: 'Critical flow, vehicles an hour', min: 0.1, max: 20000 }),
        saturation: number({ label: 'Saturation flow, vehicles an hour', min: 100, max: 20000, default: 1900 }),
      },
      { label: 'Phases', maxItems: 8 },
    ),
    lostTime: quantity('s', {
      label: 'Lost time of a phase',
      usual: [1.5, 15],
      symbol: 'l',
      min: 0.5,
      max: 30,
      default: 4,
    }),
  },
  outputs: {
    cycle: quantity('s', { label: 'Optimum cycle', symbol: 'C_0', places: 1 }),
    flowRatio: number({ label: 'Sum of the critical flow ratios', symbol: 'Y', places: 3 }),
    lost: quantity('s', { label: 'Lost time in the cycle', symbol: 'L', places: 1 }),
    greens: table(
      {
        phase: number({ label: 'Phase' }),
        ratio: number({ label: 'Flow ratio', places: 3 }),
        green: quantity('s', { label: 'Effective green', places: 1 }),
        saturationDegree: number({ label: 'Degree of saturation', places: 3 }),
      },
      { label: 'Phases' },
    ),
  },
  formula: ({ phases, lostTime }) => {
    const ratios = phases.map(({ flow, saturation }) => flow / saturation);
    const flowRatio = ratios.reduce((sum, ratio) => sum + ratio, 0);
    if (flowRatio >= 0.99) throw noResult('The flows reach the capacity: the flow ratios add up to 0.99 or more.');
    const lost = lostTime * phases.length;
    const cycle = (1.5 * lost + constant(5, 's')) / (1 - flowRatio);
    const greens = ratios.map((ratio, index) => {
      const green = ((cycle - lost) * ratio) / flowRatio;
      return { phase: index + 1, ratio, green, saturationDegree: (flowRatio * cycle) / (cycle - lost) };
    });
    return { cycle, flowRatio, lost, greens };
  },
  cautions: [
    {
      level: 'caution',
      when: ({ cycle }) => roundTo(cycle, 1) > 120,
      says: 'The cycle is over 120 s, beyond which little capacity is won and all wait longer: add lanes or phases in parallel, or take 120 s and accept queues.',
    },
    {
      level: 'note',
      when: ({ cycle }) => roundTo(cycle, 1) < 30,
      says: 'The cycle is shorter than pedestrians and usual least greens allow: 30 to 60 s is the practical minimum.',
    },
  ],
  explanation: 'The flow ratios add up to {flowRatio}; the best cycle is {cycle} with {lost} lost.',
  examples: [
    {
      inputs: {
        phases: [
          { flow: 600, saturation: 1800 },
          { flow: 450, saturation: 1600 },
        ],
      },
      results: {
        cycle: 44.108108,
        flowRatio: 0.614583333,
        lost: 8,
        greens: {
          length: 2,
          rows: {
            0: { phase: 1, ratio: 0.333333333, green: 19.584059, saturationDegree: 0.750748503 },
            1: { green: 16.524049 },
          },
        },
      },
      source: 'Python: (1.5 × 8 + 5)/(1 − 0.614583); (C − L) y/Y',
    },
    {
      inputs: {
        phases: [
          { flow: 400, saturation: 1700 },
          { flow: 300, saturation: 1700 },
          { flow: 500, saturation: 1800 },
        ],
      },
      results: { cycle: 74.084211, flowRatio: 0.689542484, lost: 12 },
      source: 'Python: (1.5 × 12 + 5)/(1 − 0.689542)',
    },
    {
      inputs: {
        phases: [
          { flow: 1500, saturation: 1800 },
          { flow: 400, saturation: 1800 },
        ],
      },
      noResult: 'reach the capacity',
      source: 'By hand: 1900/1800',
    },
    {
      inputs: { phases: [{ flow: 950 }, { flow: 760 }] },
      results: { cycle: 170, flowRatio: 0.9 },
      cautions: ['over 120 s'],
      source: 'By hand: (1.5 × 8 + 5)/(1 − 0.9)',
    },
    {
      inputs: { phases: [{ flow: 190 }, { flow: 190 }] },
      results: { cycle: 21.25, flowRatio: 0.2 },
      cautions: ['the practical minimum'],
      source: 'By hand: 17/0.8',
    },
    {
      inputs: {
        phases: [
          { flow: 700, saturation: 1800 },
          { flow: 500, saturation: 1600 },
        ],
        lostTime: 3,
      },
      results: {
        cycle: 46.88372093,
        flowRatio: 0.7013888889,
        lost: 6,
        greens: { rows: { 0: { green: 22.6682017, saturationDegree: 0.8043230944 }, 1: { green: 18.21551923 } } },
      },
      source: 'Python: (1.5 × 6 + 5)/(1 − 0.701389); (C − L) y/Y',
    },
    {
      inputs: {
        phases: [
          { flow: 700, saturation: 1800 },
          { flow: 500, saturation: 1600 },
        ],
        lostTime: 10.2778,
      },
      results: { cycle: 120.00022 },
      source: 'By hand: (1.5 × 20.5556 + 5)/(1 − 0.701389), shown as the limit of 120.0 s',
    },
    {
      inputs: {
        phases: [
          { flow: 700, saturation: 1800 },
          { flow: 500, saturation: 1600 },
        ],
        lostTime: 1.31944,
      },
      results: { cycle: 29.999955 },
      source: 'By hand: (1.5 × 2.63888 + 5)/(1 − 0.701389), shown as the limit of 30.0 s',
    },
  ],
  notes: ['Undersaturated, isolated, fixed-time signal; round the cycle up to 5 s and check pedestrian times.'],
  references: [{ title: 'Webster: Traffic Signal Settings, Road Research Technical Paper 39, HMSO (1958)' }],
});
