import { choice, constant, defineCalculator, isAbove, number, quantity, table, text } from '@reckoner/engine';
import { padCircuit } from './shared/pad-circuit.js';

/** Matched at both ends: N is the ratio of the powers, K = √N. */
export default defineCalculator({
  title: 'Attenuator pad (pi, T, bridged T)',
  description:
    'Resistors of a matched pi, T or bridged-T attenuator for a loss in dB between two impedances, or of a minimum-loss pad, with the power in each resistor.',
  keywords: [
    'pi pad',
    't pad',
    'resistive attenuator',
    'minimum loss pad',
    'l pad',
    '50 to 75 ohm pad',
    'matching pad',
  ],
  inputs: {
    pad: choice(
      {
        pi: { label: 'Pi', also: ['π', 'pi pad'] },
        tee: { label: 'T', also: ['tee', 't pad'] },
        bridged: { label: 'Bridged T', also: ['bridged tee', 'bridge-t'] },
        minimum: { label: 'Minimum-loss pad of two resistors', also: ['L pad', 'L', 'minimum loss', 'mlp'] },
      },
      { label: 'Pad', default: 'pi' },
    ),
    attenuation: quantity('dB', {
      label: 'Attenuation',
      help: 'Loss of power from end to end, as a positive number.',
      symbol: 'A',
      min: 0.001,
      max: 150,
      usual: [0.1, 80],
      when: { pad: ['pi', 'tee', 'bridged'] },
    }),
    inputImpedance: quantity('ohm', {
      label: 'Impedance at the input',
      symbol: 'Z_1',
      min: 0.01,
      max: 1e6,
      default: 50,
    }),
    outputImpedance: quantity('ohm', {
      label: 'Impedance at the output',
      help: 'Equal to that at the input where left out.',
      symbol: 'Z_2',
      min: 0.01,
      max: 1e6,
      default: ({ inputImpedance }) => inputImpedance,
      when: { pad: ['pi', 'tee', 'minimum'] },
    }),
    power: quantity('W', { label: 'Power into the pad', symbol: 'P', min: 0, max: 1e9, optional: true }),
  },
  outputs: {
    first: quantity('ohm', { label: 'Resistor at the input', symbol: 'R_1', digits: 5, optional: true }),
    middle: quantity('ohm', { label: 'Resistor in the middle', symbol: 'R_2', digits: 5 }),
    last: quantity('ohm', { label: 'Resistor at the output', symbol: 'R_3', digits: 5, optional: true }),
    bridge: quantity('ohm', { label: 'Bridging resistor', symbol: 'R_4', digits: 5, optional: true }),
    loss: quantity('dB', { label: 'Loss of power', symbol: 'L', digits: 5 }),
    voltageRatio: number({ label: 'Input voltage over output voltage', symbol: 'V_1/V_2', digits: 5 }),
    delivered: quantity('W', { label: 'Power at the output', symbol: 'P_{out}', digits: 4, optional: true }),
    dissipation: table(
      {
        resistor: text({ label: 'Resistor' }),
        resistance: quantity('ohm', { label: 'Resistance', digits: 5 }),
        power: quantity('W', { label: 'Power', digits: 3 }),
      },
      { label: 'Power in the resistors', optional: true },
    ),
  },
  formula: ({ pad, attenuation, inputImpedance, outputImpedance, power }) => {
    const near = inputImpedance;
    const far = pad === 'bridged' ? inputImpedance : outputImpedance;
    const k =
      pad === 'minimum'
        ? Math.sqrt(Math.max(near, far) / Math.min(near, far)) + Math.sqrt(Math.abs(near - far) / Math.min(near, far))
        : 10 ** (attenuation / constant(20, 'dB'));
    const ends = {
      loss: pad === 'minimum' ? constant(20, 'dB') * Math.log10(k) : attenuation,
      voltageRatio: k * Math.sqrt(near / far),
      delivered: power === undefined ? undefined : power / k ** 2,
    };
    const excess = (k - 1) * (k + 1);
    const given = power ?? constant(0, 'W');
    const voltage = Math.sqrt(given * near);
    const current = Math.sqrt(given / near);
    const outputVoltage = Math.sqrt(given * far) / k;
    const outputCurrent = Math.sqrt(given / far) / k;
    if (pad === 'pi') {
      const first = (near * excess) / gap(k, near / far);
      const middle = (Math.sqrt(near * far) * excess) / (2 * k);
      const last = (far * excess) / gap(k, far / near);
      const dissipation = [
        { resistor: 'R₁ across the input', resistance: first, power: voltage ** 2 / first },
        { resistor: 'R₂ in series', resistance: middle, power: (voltage - outputVoltage) ** 2 / middle },
        { resistor: 'R₃ across the output', resistance: last, power: outputVoltage ** 2 / last },
      ];
      return { first, middle, last, ...ends, dissipation: whenTold(power, dissipation) };
    }
    if (pad === 'tee') {
      const first = (near * gap(k, far / near)) / excess;
      const middle = (2 * k * Math.sqrt(near * far)) / excess;
      const last = (far * gap(k, near / far)) / excess;
      const dissipation = [
        { resistor: 'R₁ in series at the input', resistance: first, power: current ** 2 * first },
        { resistor: 'R₂ across the middle', resistance: middle, power: (current - outputCurrent) ** 2 * middle },
        { resistor: 'R₃ in series at the output', resistance: last, power: outputCurrent ** 2 * last },
      ];
      return { first, middle, last, ...ends, dissipation: whenTold(power, dissipation) };
    }
    if (pad === 'bridged') {
      const middle = near / (k - 1);
      const bridge = near * (k - 1);
      const shunted = current - outputCurrent;
      const dissipation = [
        { resistor: 'R₁ in series at the input', resistance: near, power: shunted ** 2 * near },
        { resistor: 'R₂ across the middle', resistance: middle, power: shunted ** 2 * middle },
        { resistor: 'R₃ in series at the output', resistance: near, power: constant(0, 'W') },
        { resistor: 'R₄ as the bridge', resistance: bridge, power: outputCurrent ** 2 * bridge },
      ];
      return { first: near, middle, last: near, bridge, ...ends, dissipation: whenTold(power, dissipation) };
    }
    const series = Math.sqrt(Math.max(near, far) * Math.abs(near - far));
    const middle = Math.min(near, far) * Math.sqrt(Math.max(near, far) / Math.abs(near - far));
    if (near > far) {
      const dissipation = [
        { resistor: 'R₁ in series at the input', resistance: series, power: current ** 2 * series },
        { resistor: 'R₂ across the output', resistance: middle, power: outputVoltage ** 2 / middle },
      ];
      return { first: series, middle, ...ends, dissipation: whenTold(power, dissipation) };
    }
    const dissipation = [
      { resistor: 'R₂ across the input', resistance: middle, power: voltage ** 2 / middle },
      { resistor: 'R₃ in series at the output', resistance: series, power: outputCurrent ** 2 * series },
    ];
    return { middle, last: series, ...ends, dissipation: whenTold(power, dissipation) };
  },
  shown: ({ pad, attenuation, inputImpedance, outputImpedance }) => {
    const n = 10 ** (attenuation / constant(10, 'dB'));
    if (pad === 'pi') {
      const middle = ((n - 1) / 2) * Math.sqrt((inputImpedance * outputImpedance) / n);
      return {
        middle,
        first: 1 / ((n + 1) / (inputImpedance * (n - 1)) - 1 / middle),
        last: 1 / ((n + 1) / (outputImpedance * (n - 1)) - 1 / middle),
      };
    }
    if (pad === 'tee') {
      const middle = (2 * Math.sqrt(n * inputImpedance * outputImpedance)) / (n - 1);
      return {
        middle,
        first: (inputImpedance * (n + 1)) / (n - 1) - middle,
        last: (outputImpedance * (n + 1)) / (n - 1) - middle,
      };
    }
    if (pad === 'bridged') {
      const k = 10 ** (attenuation / constant(20, 'dB'));
      return {
        first: inputImpedance,
        middle: inputImpedance / (k - 1),
        last: inputImpedance,
        bridge: inputImpedance * (k - 1),
      };
    }
    const high = Math.max(inputImpedance, outputImpedance);
    const low = Math.min(inputImpedance, outputImpedance);
    const series = high * Math.sqrt(1 - low / high);
    return {
      middle: low / Math.sqrt(1 - low / high),
      ...(inputImpedance > outputImpedance ? { first: series } : { last: series }),
      loss: constant(20, 'dB') * Math.log10(Math.sqrt(high / low) + Math.sqrt(high / low - 1)),
    };
  },
  figure: {
    kind: 'drawing',
    title: 'Circuit',
    draw: ({ pad, inputImpedance, outputImpedance }) => padCircuit(pad, inputImpedance > outputImpedance),
  },
  explanation: ({ pad, inputImpedance, outputImpedance }) => {
    if (pad === 'pi')
      return 'A pi pad of {attenuation} between {inputImpedance} and {outputImpedance} has {first} across the input, {middle} in series and {last} across the output{delivered?; of {power}, {delivered} come out|}.';
    if (pad === 'tee')
      return 'A T pad of {attenuation} between {inputImpedance} and {outputImpedance} has {first} in series at the input, {middle} across the middle and {last} in series at the output{delivered?; of {power}, {delivered} come out|}.';
    if (pad === 'bridged')
      return 'A bridged-T pad of {attenuation} in {inputImpedance} has {bridge} as the bridge, {middle} across the middle and two fixed arms of {first}{delivered?; of {power}, {delivered} come out|}.';
    return inputImpedance > outputImpedance
      ? 'The least loss between {inputImpedance} and {outputImpedance} is {loss}, by {first} in series at the input and {middle} across the output{delivered?; of {power}, {delivered} come out|}.'
      : 'The least loss between {inputImpedance} and {outputImpedance} is {loss}, by {middle} across the input and {last} in series at the output{delivered?; of {power}, {delivered} come out|}.';
  },
  requires: [
    {
      that: ({ pad, attenuation, inputImpedance, outputImpedance }) =>
        pad === 'bridged' || isAbove(attenuation, leastLoss(inputImpedance, outputImpedance)),
      field: 'attenuation',
      says: 'No pi or T pad matches {inputImpedance} and {outputImpedance} with as little as {attenuation}. The least loss is that of the minimum-loss pad, which has two resistors: take that pad, or more attenuation.',
    },
    {
      that: ({ pad, inputImpedance, outputImpedance }) => pad !== 'minimum' || inputImpedance !== outputImpedance,
      field: 'outputImpedance',
      says: 'Between {inputImpedance} and {outputImpedance} no pad is needed: a minimum-loss pad matches impedances that differ.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ attenuation }) => attenuation !== undefined && isAbove(attenuation, constant(40, 'dB')),
      says: 'At radio frequencies a single pad of {attenuation} often leaks past itself through strays: two or more pads in a row, with a shield between them, keep the value.',
    },
  ],
  examples: [
    {
      inputs: { attenuation: 10, power: 1 },
      results: {
        first: 96.24752955743,
        middle: 71.15124735379,
        last: 96.24752955743,
        loss: 10,
        voltageRatio: 3.16227766017,
        delivered: 0.1,
        dissipation: {
          length: 3,
          rows: {
            0: { resistance: 96.24752955743, power: 0.519493853296 },
            1: { power: 0.328556761374 },
            2: { power: 0.0519493853296 },
          },
        },
      },
      source:
        'Python 3.11 with mpmath: resistors by solving the circuit for both impedances and the loss; powers by its voltages; the printed 96.2 and 71.2 Ω',
    },
    {
      inputs: { attenuation: 20, inputImpedance: 75, outputImpedance: 50, power: 2 },
      results: {
        first: 97.05235010954,
        middle: 303.1243556694,
        last: 58.46221804971,
        voltageRatio: 12.2474487139,
        delivered: 0.02,
        dissipation: {
          rows: { 0: { power: 1.54555762772 }, 1: { power: 0.41733730796 }, 2: { power: 0.0171050643195 } },
        },
      },
      source:
        'Python 3.11 with mpmath: resistors by solving the circuit for both impedances and the loss; powers by its voltages',
    },
    {
      inputs: { pad: 'tee', attenuation: 10, outputImpedance: 100 },
      results: { first: 11.42071161112, middle: 49.6903995, last: 72.53182272223, voltageRatio: 2.2360679775 },
      source: 'Python 3.11 with mpmath: the circuit solved; RF Cafe shows the same 50 to 100 Ω pad',
    },
    {
      inputs: { pad: 'tee', attenuation: 15, inputImpedance: 600, outputImpedance: 75, power: 0.5 },
      results: {
        first: 561.2767907455,
        middle: 77.90972769497,
        last: 1.988587110085,
        voltageRatio: 15.9054145753,
        delivered: 0.0158113883008,
        dissipation: {
          length: 3,
          rows: { 0: { power: 0.467730658955 }, 1: { power: 0.0160387217717 }, 2: { power: 0.000419230972901 } },
        },
      },
      source:
        'Python 3.11 with mpmath: resistors by solving the circuit for both impedances and the loss; powers by its voltages',
    },
    {
      inputs: { pad: 'bridged', attenuation: 6, inputImpedance: 75, power: 1 },
      results: {
        first: 75,
        middle: 75.35701781529,
        last: 75,
        bridge: 74.64467362267,
        voltageRatio: 1.995262315,
        delivered: 0.251188643151,
        dissipation: {
          length: 4,
          rows: {
            0: { power: 0.248814175896 },
            1: { power: 0.249998590476 },
            2: { power: 0 },
            3: { power: 0.249998590476 },
          },
        },
      },
      source: 'Python 3.11 with mpmath: nodes of the circuit solved for the impedance and the loss',
    },
    {
      inputs: { pad: 'minimum', inputImpedance: 75, outputImpedance: 50, power: 1 },
      results: {
        first: 43.30127018922,
        middle: 86.60254037844,
        loss: 5.719475475334,
        voltageRatio: 2.36602540378,
        delivered: 0.267949192431,
        dissipation: { length: 2, rows: { 0: { power: 0.57735026919 }, 1: { power: 0.154700538379 } } },
      },
      source:
        'Python 3.11 with mpmath: the circuit solved for both impedances; the well-known 43.3 and 86.6 Ω with 5.7 dB',
    },
    {
      inputs: { pad: 'minimum', inputImpedance: '75 Ω', outputImpedance: 300, power: '30 dBm' },
      results: {
        last: 259.8076211353,
        middle: 86.60254037844,
        loss: 11.43895095067,
        delivered: 0.0717967697245,
        dissipation: { length: 2, rows: { 0: { power: 0.866025403784 }, 1: { power: 0.0621778264911 } } },
      },
      source: 'Python 3.11 with mpmath: the circuit solved for both impedances',
    },
    {
      inputs: { attenuation: 60 },
      results: { first: 50.1001001001, middle: 24999.975, last: 50.1001001001 },
      cautions: ['leaks past itself'],
      source: 'By hand: 50 × 1001/999; 50 × (10⁶ - 1)/2000',
    },
    {
      inputs: { attenuation: 5.7, inputImpedance: 75, outputImpedance: 50 },
      refused: 'as little as',
      source: 'The minimum-loss pad of 75 and 50 Ω has 5.719 dB',
    },
    {
      inputs: { attenuation: 7.65551, outputImpedance: 100 },
      refused: 'take that pad',
      source: 'Python 3.11: the least loss is 7.6555137 dB, which is shown as 7.65551 dB',
    },
    {
      inputs: { pad: 'minimum', inputImpedance: 50, outputImpedance: 50 },
      refused: 'no pad is needed',
      source: 'By definition',
    },
  ],
  notes: [
    'Both ends see their impedance only where both are terminated by it. The powers hold then; with an open or shorted end a resistor may take more.',
    'A balanced pad (O for pi, H for T) has half of each series resistor in each wire.',
  ],
  references: [
    {
      title: 'KiCad: attenuator calculator, after Qucs (source and formulas of pi, T and bridged T)',
      url: 'https://github.com/KiCad/kicad-source-mirror/blob/18037e2f65dbdca73dbe3e5d375fa5f86bd33f20/pcb_calculator/attenuators/attenuator_classes.cpp',
    },
    {
      title: 'RF Cafe: fixed pi and tee attenuators, equations',
      url: 'http://www.rfcafe.com/references/electrical/attenuators.htm',
    },
  ],
});

/** N + 1 - 2√(N·share) for N = k², without loss of digits where it is small. */
function gap(k: number, share: number) {
  return (k - Math.sqrt(share)) ** 2 + 1 - share;
}

/** √N = √(high/low) + √(high/low - 1) is the least that passive resistors allow. */
function leastLoss(near: number, far: number) {
  const low = Math.min(near, far);
  return constant(20, 'dB') * Math.log10(Math.sqrt(Math.max(near, far) / low) + Math.sqrt(Math.abs(near - far) / low));
}

/** The rows where a power was sent. */
function whenTold<T>(power: number | undefined, rows: T) {
  return power === undefined ? undefined : rows;
}
