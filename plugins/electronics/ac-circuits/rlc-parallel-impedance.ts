import { defineCalculator, isAbove, isNear, quantity, sumOfProducts, table, text } from '@reckoner/engine';
import { capacitor, coil, frequency, resistor } from './shared/fields.js';

/** 4π² as the sum of two decimals, for what cancels near resonance. */
const FOUR_PI_SQUARED = 39.47841760435743;
const REST = 4.4753379639995e-15;

/** Y = 1/R + j(ωC - 1/(ωL)); coil and capacitor carry more than the supply near resonance. */
export default defineCalculator({
  title: 'Parallel RLC impedance',
  description:
    'Impedance, phase angle, resonance and branch currents of a resistor in parallel with a coil, a capacitor or both.',
  keywords: [
    'parallel rlc circuit',
    'parallel rl circuit',
    'parallel rc circuit',
    'tank circuit impedance',
    'admittance',
    'susceptance',
    'branch currents',
  ],
  inputs: {
    resistance: quantity('ohm', { label: 'Resistance', symbol: 'R', ...resistor }),
    inductance: quantity('H', { label: 'Inductance', help: 'Left out, there is no coil.', ...coil, optional: true }),
    capacitance: quantity('F', {
      label: 'Capacitance',
      help: 'Left out, there is no capacitor.',
      ...capacitor,
      optional: true,
    }),
    frequency,
    voltage: quantity('V', { label: 'RMS voltage', symbol: 'V', min: 0, max: 1e9, optional: true }),
  },
  outputs: {
    impedance: quantity('ohm', { label: 'Impedance', symbol: '\\left|Z\\right|' }),
    phase: quantity('rad', {
      label: 'Phase angle of the impedance',
      help: 'By which the voltage leads the current: positive where the circuit is inductive.',
      unit: 'deg',
      symbol: '\\varphi',
    }),
    seriesResistance: quantity('ohm', { label: 'Real part', symbol: '\\Re Z' }),
    seriesReactance: quantity('ohm', { label: 'Imaginary part', symbol: '\\Im Z' }),
    resonance: quantity('Hz', { label: 'Resonant frequency', symbol: 'f_0', optional: true }),
    current: quantity('A', { label: 'RMS current of the supply', symbol: 'I', optional: true }),
    branches: table(
      {
        element: text({ label: 'Branch' }),
        current: quantity('A', { label: 'RMS current' }),
        phase: quantity('rad', { label: 'Ahead of the voltage', unit: 'deg' }),
      },
      { label: 'Branch currents', optional: true },
    ),
  },
  formula: ({ resistance, inductance, capacitance, frequency, voltage }) => {
    const angular = 2 * Math.PI * frequency;
    // Of the inductive susceptance less the capacitive one, near resonance: 1/(ωL) times 1 - ω²LC.
    const detuning =
      inductance === undefined || capacitance === undefined
        ? 0
        : sumOfProducts(
            [1],
            [-1, FOUR_PI_SQUARED, frequency, frequency, inductance, capacitance],
            [-1, REST, frequency, frequency, inductance, capacitance],
          );
    const isResonant = inductance !== undefined && capacitance !== undefined && isNear(detuning, 0, 1e-14);
    const susceptance = isResonant
      ? 0 / resistance
      : inductance === undefined
        ? -angular * capacitance!
        : capacitance === undefined
          ? 1 / (angular * inductance)
          : detuning / (angular * inductance);
    const tangent = resistance * susceptance;
    const impedance = resistance / Math.hypot(1, tangent);
    const result = {
      impedance,
      phase: Math.atan(tangent),
      seriesResistance: resistance / (1 + tangent ** 2),
      seriesReactance: (resistance * tangent) / (1 + tangent ** 2),
      resonance:
        inductance === undefined || capacitance === undefined
          ? undefined
          : 1 / (2 * Math.PI * Math.sqrt(inductance * capacitance)),
    };
    if (voltage === undefined) return result;
    const branches = [{ element: 'Resistor', current: voltage / resistance, phase: 0 }];
    if (inductance !== undefined) {
      branches.push({ element: 'Coil', current: voltage / (angular * inductance), phase: -Math.PI / 2 });
    }
    if (capacitance !== undefined) {
      branches.push({ element: 'Capacitor', current: voltage * angular * capacitance, phase: Math.PI / 2 });
    }
    return { ...result, current: voltage / impedance, branches };
  },
  shown: ({ resistance, inductance, capacitance, frequency, voltage, impedance }) => {
    const angular = 2 * Math.PI * frequency;
    const current = voltage === undefined ? undefined : voltage / impedance;
    const others = { seriesResistance: undefined, seriesReactance: undefined, current };
    if (inductance === undefined) {
      const ratio = angular * resistance * capacitance!;
      return { ...others, impedance: resistance / Math.sqrt(1 + ratio ** 2), phase: -Math.atan(ratio) };
    }
    if (capacitance === undefined) {
      const ratio = resistance / (angular * inductance);
      return { ...others, impedance: resistance / Math.sqrt(1 + ratio ** 2), phase: Math.atan(ratio) };
    }
    return { ...others, impedance: undefined, phase: undefined };
  },
  stepwise: [
    'The admittance is Y = 1/R + jB with B = ωC − 1/(ωL), without the term of a part that is not there, and the impedance is 1/Y: of coil and capacitor |Z| = 1/√((1/R)² + B²) and φ = −arctan(RB). Its parts are |Z| cos φ and |Z| sin φ.',
    'Each branch carries the voltage over its own reactance or resistance.',
  ],
  requires: [
    {
      that: (_, given) => given.inductance || given.capacitance,
      field: 'inductance',
      says: 'A coil or a capacitor is needed beside the resistor: send its inductance, its capacitance or both.',
    },
  ],
  figure: {
    kind: 'curve',
    title: 'Impedance over frequency',
    x: { of: 'frequency', log: true },
    y: { of: 'impedance', log: true },
    curve: ({ resistance, inductance, capacitance, frequency, impedance, resonance }) => {
      const size = (at: number) => {
        const angular = 2 * Math.PI * at;
        const coil = inductance === undefined ? 0 : 1 / (angular * inductance);
        const capacitor = capacitance === undefined ? 0 : angular * capacitance;
        return resistance / Math.hypot(1, resistance * (coil - capacitor));
      };
      const middle = resonance === undefined ? frequency : resonance;
      const isSeen = Math.abs(Math.log10(frequency / middle)) < 2;
      return {
        from: middle / 100,
        to: 100 * middle,
        lines: [{ y: size }],
        marks: [
          ...(resonance === undefined ? [] : [{ x: resonance, y: resistance, label: 'Resonance' }]),
          ...(isSeen ? [{ x: frequency, y: impedance, label: 'f' }] : []),
        ],
      };
    },
  },
  explanation: ({ inductance, capacitance }) => {
    const parts =
      inductance === undefined
        ? '{resistance} and {capacitance} in parallel, without a coil,'
        : capacitance === undefined
          ? '{resistance} and {inductance} in parallel, without a capacitor,'
          : '{resistance}, {inductance} and {capacitance} in parallel';
    return `At {frequency} ${parts} have an impedance of {impedance} at {phase}{phase|: capacitive, the current leads|: resistive, as at resonance|: inductive, the current lags}.{resonance? They resonate at {resonance}.|}{current? At {voltage} the supply gives {current}.|}`;
  },
  cautions: [
    {
      level: 'caution',
      when: ({ branches, current }) =>
        branches !== undefined &&
        current !== undefined &&
        branches.some((branch) => isAbove(branch.current, 2 * current)),
      says: 'Coil and capacitor pass current back and forth between them, here more than twice that of the supply in a branch: look at the branch currents, and rate both parts for them.',
    },
  ],
  examples: [
    {
      inputs: { resistance: 100, inductance: 82, capacitance: 3.2, frequency: 5000, voltage: 14 },
      results: {
        impedance: 9.936324975,
        phase: -84.2974952431,
        seriesResistance: 0.9873055401,
        seriesReactance: -9.8871523596,
        resonance: 310.6978273229,
        current: 1.4089716304,
      },
      source: 'Program RLCPAREL for the HP Prime: its printed example; mpmath with complex numbers',
    },
    {
      inputs: { resistance: 1000, inductance: 10, capacitance: 0.1, frequency: 5000, voltage: 10 },
      results: {
        impedance: 999.1397287131,
        phase: 2.376766312475,
        seriesResistance: 998.280197493,
        seriesReactance: 41.43482576711,
        resonance: 5032.921210449,
        current: 0.01000861011991,
        branches: {
          length: 3,
          rows: {
            0: { element: 'Resistor', current: 0.01, phase: 0 },
            1: { current: 0.03183098861838, phase: -90 },
            2: { current: 0.0314159265359, phase: 90 },
          },
        },
      },
      cautions: ['more than twice that'],
      source: 'mpmath with complex numbers',
    },
    {
      inputs: { resistance: 470, inductance: 25, frequency: 1000, voltage: 12 },
      results: {
        impedance: 148.9795071157,
        phase: 71.51975442726,
        seriesResistance: 47.22317774559,
        current: 0.08054799101116,
        branches: { length: 2, rows: { 1: { element: 'Coil', current: 0.07639437268411 } } },
      },
      source: 'mpmath with complex numbers',
    },
    {
      inputs: { resistance: 470, capacitance: 0.22, frequency: 1000, voltage: 12 },
      results: {
        impedance: 394.1258743621,
        phase: -33.01103146318,
        seriesReactance: -214.7199728848,
        current: 0.03044712560276,
        branches: { length: 2, rows: { 1: { element: 'Capacitor', current: 0.01658760921095 } } },
      },
      source: 'mpmath with complex numbers',
    },
    {
      inputs: { resistance: 5000, inductance: 10, capacitance: 0.1, frequency: 5032.921210448704 },
      results: { impedance: 5000, phase: 0, seriesResistance: 5000, seriesReactance: 0 },
      source: 'By hand: at 1/(2π√(LC)) the susceptances cancel',
    },
    {
      inputs: { resistance: '1 MΩ', inductance: 10, capacitance: 0.1, frequency: 5032.92121 },
      results: { phase: 3.230665226227e-5 },
      source: 'mpmath with 50 digits',
    },
    { inputs: { resistance: 100, frequency: 50 }, refused: 'coil or a capacitor', source: 'By definition' },
  ],
  notes: [
    'Ideal parts, each in a branch of its own. The winding of a real coil has its resistance R in series with it, which leaves an impedance of about L/(CR) at resonance: convert the coil from series to parallel at the frequency first.',
  ],
  references: [
    { title: 'Nilsson, Riedel: Electric Circuits, 10th ed., §9.6', isbn: '978-0-13-376003-3' },
    { title: 'RLC parallel circuit and impedance, HP Prime program RLCPAREL (2015)' },
  ],
});
