import {
  constant,
  defineCalculator,
  flag,
  isAbove,
  isAtMost,
  isBelow,
  noResult,
  number,
  quantity,
  roundTo,
} from '@reckoner/engine';
import { parallel } from './shared/junction.js';
import { squareLaw } from './shared/square-law.js';

/** V_G = V_GS + I_D R_S and I_D = ½k(V_GS - V_t)²; A_v = -g_m R_D', over 1 + g_m R_S where R_S is not bypassed. */
export default defineCalculator({
  title: 'MOSFET common-source amplifier',
  description:
    'Operating point, transconductance, voltage gain, input and output resistance of a common-source MOSFET stage biased by a gate divider and a source resistor.',
  keywords: [
    'common source amplifier',
    'MOSFET self bias',
    'MOSFET voltage divider bias',
    'MOSFET amplifier gain',
    'source degeneration',
    'MOSFET operating point',
  ],
  related: ['mosfet-drain-current', 'bjt-common-emitter-gain', 'bjt-voltage-divider-bias'],
  inputs: {
    supply: quantity('V', { label: 'Supply voltage', symbol: 'V_{DD}', min: 0.1, max: 1000, usual: [1, 100] }),
    upper: quantity('ohm', {
      label: 'Gate resistor to the supply',
      unit: 'kΩ',
      symbol: 'R_1',
      min: 1e-3,
      max: 1e7,
      usual: [1, 50000],
    }),
    lower: quantity('ohm', {
      label: 'Gate resistor to ground',
      unit: 'kΩ',
      symbol: 'R_2',
      min: 1e-3,
      max: 1e7,
      usual: [1, 50000],
    }),
    drain: quantity('ohm', {
      label: 'Drain resistor',
      unit: 'kΩ',
      symbol: 'R_D',
      min: 1e-3,
      max: 1e6,
      usual: [0.01, 1000],
    }),
    source: quantity('ohm', {
      label: 'Source resistor',
      unit: 'kΩ',
      symbol: 'R_S',
      min: 0,
      max: 1e6,
      usual: [0, 1000],
    }),
    bypassed: flag({
      label: 'Source resistor bypassed by a capacitor',
      help: 'Then it sets the operating point, and takes nothing of the gain.',
      default: true,
    }),
    threshold: quantity('V', { label: 'Threshold voltage', symbol: 'V_t', min: -50, max: 50, usual: [-6, 6] }),
    law: squareLaw,
    parameter: quantity('A/V^2', {
      label: 'Transconductance parameter',
      unit: 'mA/V²',
      symbol: 'k',
      min: 1e-6,
      max: 1e6,
      usual: [0.01, 1e5],
    }),
    load: quantity('ohm', {
      label: 'Load resistance',
      help: 'Behind a capacitor. Left out, nothing is connected.',
      unit: 'kΩ',
      symbol: 'R_L',
      min: 1e-3,
      max: 1e7,
      optional: true,
    }),
    signal: quantity('ohm', {
      label: 'Signal source resistance',
      unit: 'kΩ',
      symbol: 'R_{sig}',
      min: 0,
      max: 1e7,
      default: 0,
    }),
    modulation: quantity('1/V', {
      label: 'Channel length modulation λ',
      help: 'For the output resistance 1/(λ I_D); in the operating point it is left out, as textbooks do.',
      symbol: '\\lambda',
      min: 0,
      max: 10,
      usual: [0, 0.3],
      default: 0,
    }),
  },
  outputs: {
    voltageGain: number({ label: 'Voltage gain from the gate', symbol: 'A_v', digits: 4, places: 2 }),
    overall: number({ label: 'Voltage gain from the source of the signal', symbol: 'A_s', digits: 4, places: 2 }),
    current: quantity('A', { label: 'Drain current', unit: 'mA', symbol: 'I_D', digits: 4 }),
    gateSource: quantity('V', { label: 'Gate-source voltage', symbol: 'V_{GS}', places: 3 }),
    drainSource: quantity('V', { label: 'Drain-source voltage', symbol: 'V_{DS}', places: 3 }),
    overdrive: quantity('V', { label: 'Overdrive voltage', symbol: 'V_{ov}', places: 3 }),
    transconductance: quantity('S', { label: 'Transconductance', unit: 'mS', symbol: 'g_m', digits: 4 }),
    inputResistance: quantity('ohm', { label: 'Input resistance', unit: 'kΩ', symbol: 'R_i', digits: 4 }),
    outputResistance: quantity('ohm', { label: 'Output resistance', unit: 'kΩ', symbol: 'R_o', digits: 4 }),
  },
  formula: ({ supply, upper, lower, drain, source, bypassed, threshold, law, parameter, load, signal, modulation }) => {
    const k = law === 'half' ? parameter : 2 * parameter;
    const gate = (supply * lower) / (upper + lower);
    if (isAtMost(gate, threshold)) {
      throw noResult('The gate divider gives no more than the threshold voltage: the MOSFET is off.');
    }
    const open = gate - threshold;
    const overdrive = (2 * open) / (1 + Math.sqrt(1 + 2 * k * source * open));
    const current = (k / 2) * overdrive ** 2;
    const drainSource = supply - current * (drain + source);
    if (isBelow(drainSource, overdrive)) {
      throw noResult(
        'The MOSFET is in the triode region, where it hardly amplifies: take a smaller drain resistor, a larger source resistor or a lower gate voltage.',
      );
    }
    const transconductance = k * overdrive;
    const loaded = load === undefined ? drain : parallel(drain, load);
    const degeneration = bypassed ? 0 * source : source;
    const conductance = modulation * current;
    const voltageGain =
      (-transconductance * loaded) / (1 + transconductance * degeneration + conductance * (loaded + degeneration));
    const inputResistance = parallel(upper, lower);
    const intoDrain = conductance / (1 + (transconductance + conductance) * degeneration);
    return {
      voltageGain,
      overall: (voltageGain * inputResistance) / (inputResistance + signal),
      current,
      gateSource: threshold + overdrive,
      drainSource,
      overdrive,
      transconductance,
      inputResistance,
      outputResistance: 1 / (1 / drain + intoDrain),
    };
  },
  figure: {
    kind: 'curve',
    title: 'Load line',
    x: { of: 'drainSource', label: 'Drain-source voltage' },
    y: { of: 'current', label: 'Drain current' },
    curve: ({ supply, drain, source, law, parameter, overdrive, current, drainSource }) => {
      const k = law === 'half' ? parameter : 2 * parameter;
      return {
        from: 0,
        to: supply,
        lines: [
          {
            label: 'MOSFET',
            y: (v) => k * Math.min(v, overdrive) * (overdrive - Math.min(v, overdrive) / 2),
          },
          { label: 'Load line', y: (v) => (supply - v) / (drain + source), dashed: true },
        ],
        marks: [{ x: drainSource, y: current, label: 'Operating point' }],
      };
    },
  },
  explanation: ({ bypassed, load, signal, source, law }) =>
    `The MOSFET stands at {current}, {gateSource} from gate to source and {drainSource} from drain to source, on {supply}, by ${
      law === 'half' ? 'k' : 'K'
    } = {parameter}. At a transconductance of {transconductance} and a channel length modulation of {modulation} the voltage gain is {voltageGain}${
      load === undefined ? ' without a load' : ' into {load}'
    }${signal === 0 ? '' : ', {overall} from a source of {signal}'}, ${
      source === 0
        ? 'without a source resistor'
        : `with the source resistor of {source} ${bypassed ? 'bypassed' : 'not bypassed'}`
    }; a negative gain inverts the signal. The input resistance is {inputResistance}, the output resistance {outputResistance}.`,
  cautions: [
    {
      level: 'caution',
      when: ({ overdrive }) => roundTo(overdrive, 3) < 0.1,
      says: 'So near to its threshold, {overdrive} above it, the square law does not hold: the real current and gain are others.',
    },
    {
      level: 'caution',
      when: ({ overdrive }) => roundTo(overdrive, 3) > 3,
      says: 'At an overdrive of {overdrive} a real MOSFET carries less than the square law tells: look at the curves of the data sheet.',
    },
    {
      level: 'caution',
      when: ({ drainSource, overdrive }) => isBelow(drainSource, overdrive + constant(0.5, 'V')),
      says: 'Only little is left between the drain-source voltage of {drainSource} and the {overdrive} at which saturation ends: the output clips soon on its way down, and another threshold takes the MOSFET out of saturation.',
    },
    {
      level: 'caution',
      when: ({ supply, source, current }) => source > 0 && isBelow(current * source, 0.1 * supply),
      says: 'Little voltage stands across the source resistor, less than a tenth of the supply: thresholds differ by a volt from part to part, and the operating point goes with them. Take a larger one, and a higher gate voltage.',
    },
    {
      level: 'caution',
      when: ({ source }) => source === 0,
      says: 'Without a source resistor the operating point goes with the threshold, which differs by a volt from part to part: take one, bypassed, and a higher gate voltage.',
    },
    {
      level: 'caution',
      when: ({ current, drain, load }) =>
        isBelow(current * (load === undefined ? drain : parallel(drain, load)), constant(0.5, 'V')),
      says: 'On its way up the output clips after less than 0.5 V, the drain current across drain resistor and load: take a larger drain resistor or current.',
    },
    {
      level: 'caution',
      when: ({ modulation, drainSource }) => isAbove(roundTo(modulation * drainSource, 2), 0.2),
      says: 'The operating point leaves λ out: at this one the real drain current is above that told, without a source resistor by more than a fifth, and the drain-source voltage below.',
    },
    {
      level: 'caution',
      when: ({ voltageGain, bypassed, source }) => Math.abs(roundTo(voltageGain, 2)) < 1 && !bypassed && source > 0,
      says: 'The stage gives out less than it takes in: bypass the source resistor, or check drain resistor, load and transconductance parameter (mA/V²).',
    },
    {
      level: 'caution',
      when: ({ voltageGain, bypassed, source }) => Math.abs(roundTo(voltageGain, 2)) < 1 && (bypassed || source === 0),
      says: 'The stage gives out less than it takes in: check drain resistor, load and transconductance parameter (mA/V²).',
    },
    {
      level: 'caution',
      when: ({ gateSource }) => Math.abs(roundTo(gateSource, 3)) > 20,
      says: 'Gates of MOSFETs are mostly rated for 20 V at most: {gateSource} destroys them.',
    },
    {
      level: 'caution',
      when: ({ current, drainSource }) => isAbove(current * drainSource, constant(1, 'W')),
      says: 'The MOSFET turns more than 1 W into heat: give it a heat sink, and check the drain resistor and the parameter (mA/V²).',
    },
  ],
  examples: [
    {
      inputs: { supply: 15, upper: 1000, lower: 680, drain: 4.7, source: 3.3, threshold: 1.5, parameter: 2 },
      results: {
        voltageGain: -9.730663657,
        overall: -9.730663657,
        current: 1.07159139,
        gateSource: 2.535176985,
        drainSource: 6.427268881,
        overdrive: 1.035176985,
        transconductance: 2.07035397,
        inputResistance: 404.7619048,
        outputResistance: 4.7,
      },
      source: 'SciPy: brentq of the gate mesh; NumPy: linalg.solve of the nodes',
    },
    {
      inputs: {
        supply: 15,
        upper: 1000,
        lower: 680,
        drain: 4.7,
        source: 3.3,
        bypassed: false,
        threshold: 1.5,
        law: 'full',
        parameter: 1,
        load: 20,
        signal: 50,
        modulation: 0.02,
      },
      results: {
        voltageGain: -0.9868023977,
        overall: -0.878305799,
        current: 1.07159139,
        gateSource: 2.535176985,
        drainSource: 6.427268881,
        overdrive: 1.035176985,
        transconductance: 2.07035397,
        inputResistance: 404.7619048,
        outputResistance: 4.640848152,
      },
      cautions: ['gives out less'],
      source: 'SciPy: brentq of the gate mesh; NumPy: linalg.solve of the nodes',
    },
    {
      inputs: { supply: 12, upper: 1000, lower: 145, drain: 10, source: 0, threshold: 1.5, parameter: 10 },
      results: { voltageGain: -1.965065502, current: 0.001930741214, drainSource: 11.98069259 },
      cautions: ['does not hold', 'Without a source resistor', 'On its way up'],
      source: 'SciPy: brentq of the gate mesh; NumPy: linalg.solve of the nodes',
    },
    {
      inputs: { supply: 15, upper: 1000, lower: 200, drain: 4.7, source: 0.47, threshold: 1.5, parameter: 20 },
      results: { voltageGain: -34.49719092, current: 1.346826824, drainSource: 8.036905321 },
      cautions: ['Little voltage'],
      source: 'SciPy: brentq of the gate mesh; NumPy: linalg.solve of the nodes',
    },
    {
      inputs: { supply: 30, upper: 100, lower: 100, drain: 0.1, source: 0.5, threshold: 2, parameter: 3 },
      results: { voltageGain: -1.064911064, current: 18.90059291, overdrive: 3.549703547 },
      cautions: ['carries less'],
      source: 'SciPy: brentq of the gate mesh; NumPy: linalg.solve of the nodes',
    },
    {
      inputs: { supply: 10, upper: 100, lower: 100, drain: 5.2, source: 2, threshold: 1.5, parameter: 2 },
      results: { voltageGain: -11.4014285, current: 1.201854399, drainSource: 1.346648326 },
      cautions: ['Only little'],
      source: 'SciPy: brentq of the gate mesh; NumPy: linalg.solve of the nodes',
    },
    {
      inputs: {
        supply: 15,
        upper: 1000,
        lower: 680,
        drain: 4.7,
        source: 3.3,
        threshold: 1.5,
        parameter: 2,
        modulation: 0.1,
      },
      results: { voltageGain: -6.471370932, outputResistance: 3.125731651 },
      cautions: ['leaves λ out'],
      source: 'SciPy: brentq of the gate mesh; NumPy: linalg.solve of the nodes',
    },
    {
      inputs: { supply: 100, upper: 100, lower: 100, drain: 0.1, source: 0.5, threshold: 2, parameter: 0.1 },
      results: { voltageGain: -0.2816637832, current: 39.66724337, gateSource: 30.16637832 },
      cautions: ['destroys', 'carries less', 'gives out less', 'more than 1 W'],
      source: 'SciPy: brentq of the gate mesh; NumPy: linalg.solve of the nodes',
    },
    {
      inputs: { supply: 10, upper: 900, lower: 100, drain: 1, source: 1, threshold: 1, parameter: 2 },
      noResult: 'is off',
      source: 'By hand: 10 × 0.1 = 1 V',
    },
    {
      inputs: { supply: 10, upper: 100, lower: 100, drain: 47, source: 1, threshold: 1, parameter: 2 },
      noResult: 'triode region',
      source: 'By hand: 2 mA take 94 V',
    },
  ],
  notes: [
    'Small signals in the middle of the band, coupling capacitors as short circuits. For an n-channel MOSFET whose body is joined to the source.',
    'The gain goes with the transconductance: a signal at the gate must stay well below twice the overdrive voltage, or it is distorted.',
  ],
  references: [
    { title: 'Sedra, Smith: Microelectronic Circuits, 7th ed., §7.3 and §7.4', isbn: '978-0-19-933913-6' },
    {
      title: 'Boylestad, Nashelsky: Electronic Devices and Circuit Theory, 11th ed., ch. 7 and 8',
      isbn: '978-0-13-262226-4',
    },
  ],
});
