import { category, constant, defineCalculator, isAbove, isAtMost, isBelow, quantity, roundTo } from '@reckoner/engine';
import { squareLaw } from './shared/square-law.js';

/** Square law, with (1 + λV_DS) in both regions as in SPICE level 1, so that they meet at V_DS = V_GS - V_t. */
export default defineCalculator({
  title: 'MOSFET drain current',
  description:
    'Drain current, region, transconductance, output resistance and power of a MOSFET by the square law from gate and drain voltage, threshold and transconductance parameter.',
  keywords: [
    'MOSFET saturation current',
    'triode region',
    'square law MOSFET',
    'overdrive voltage',
    'channel length modulation',
    'Shichman-Hodges model',
    'transconductance parameter',
  ],
  related: ['mosfet-self-bias-amplifier', 'mosfet-switching-losses'],
  inputs: {
    gate: quantity('V', {
      label: 'Gate-source voltage',
      help: 'Of a p-channel MOSFET send all voltages as their sizes: source to gate, source to drain.',
      symbol: 'V_{GS}',
      min: -100,
      max: 100,
      usual: [-20, 20],
    }),
    drain: quantity('V', {
      label: 'Drain-source voltage',
      symbol: 'V_{DS}',
      min: 0,
      max: 1e4,
      usual: [0, 1000],
    }),
    threshold: quantity('V', {
      label: 'Threshold voltage',
      help: 'Negative of a depletion type. Of a p-channel MOSFET its size, too.',
      symbol: 'V_t',
      min: -50,
      max: 50,
      usual: [-6, 6],
    }),
    law: squareLaw,
    parameter: quantity('A/V^2', {
      label: 'Transconductance parameter',
      unit: 'mA/V²',
      symbol: 'k',
      above: 0,
      max: 1e9,
      usual: [0.01, 1e5],
    }),
    modulation: quantity('1/V', {
      label: 'Channel length modulation λ',
      help: '0 without it; mostly 0.005 to 0.2 per volt.',
      symbol: '\\lambda',
      min: 0,
      max: 10,
      usual: [0, 0.3],
      default: 0,
    }),
  },
  outputs: {
    current: quantity('A', { label: 'Drain current', unit: 'mA', symbol: 'I_D', digits: 4 }),
    region: category(['Cutoff', 'Triode', 'Saturation'], { label: 'Region' }),
    overdrive: quantity('V', { label: 'Overdrive voltage', symbol: 'V_{ov}', places: 3 }),
    transconductance: quantity('S', { label: 'Transconductance', unit: 'mS', symbol: 'g_m', digits: 4 }),
    resistance: quantity('ohm', {
      label: 'Small-signal output resistance',
      symbol: 'r_o',
      digits: 4,
      optional: true,
    }),
    channel: quantity('ohm', {
      label: 'Channel resistance VDS/ID',
      symbol: 'R_{DS}',
      digits: 4,
      optional: true,
    }),
    power: quantity('W', { label: 'Power in the transistor', unit: 'mW', symbol: 'P', digits: 4 }),
  },
  formula: ({ gate, drain, threshold, law, parameter, modulation }) => {
    const overdrive = gate - threshold;
    if (isAtMost(gate, threshold)) {
      return {
        current: constant(0, 'A'),
        region: 'Cutoff',
        overdrive,
        transconductance: constant(0, 'S'),
        power: constant(0, 'W'),
      };
    }
    const k = law === 'half' ? parameter : 2 * parameter;
    const longer = 1 + modulation * drain;
    if (isBelow(drain, overdrive)) {
      const current = k * drain * (overdrive - drain / 2) * longer;
      return {
        current,
        region: 'Triode',
        overdrive,
        transconductance: k * drain * longer,
        resistance: 1 / (k * ((overdrive - drain) * longer + modulation * drain * (overdrive - drain / 2))),
        channel: 1 / (k * (overdrive - drain / 2) * longer),
        power: drain * current,
      };
    }
    const current = (k / 2) * overdrive ** 2 * longer;
    return {
      current,
      region: 'Saturation',
      overdrive,
      transconductance: k * overdrive * longer,
      resistance: modulation === 0 ? undefined : 2 / (k * overdrive ** 2 * modulation),
      channel: drain / current,
      power: drain * current,
    };
  },
  figure: {
    kind: 'curve',
    title: 'Drain current over drain voltage',
    x: { of: 'drain', label: 'Drain-source voltage' },
    y: { of: 'current', label: 'Drain current' },
    curve: ({ drain, overdrive, law, parameter, modulation, current, region }) => {
      if (region === 'Cutoff') return undefined;
      const k = law === 'half' ? parameter : 2 * parameter;
      const at = (v: number) => {
        const least = Math.min(v, overdrive);
        return k * least * (overdrive - least / 2) * (1 + modulation * v);
      };
      return {
        from: 0,
        to: Math.max(1.5 * drain, 2 * overdrive),
        lines: [{ y: at }],
        marks: [
          { x: drain, y: current, label: 'Here' },
          { x: overdrive, y: at(overdrive), label: 'Saturation begins' },
        ],
      };
    },
  },
  explanation: ({ region, law }) =>
    region === 'Cutoff'
      ? 'At {gate} the gate does not exceed the threshold of {threshold}: by the square law no current flows.'
      : `At {gate} on the gate, {overdrive} above the threshold of {threshold}, and {drain} on the drain {current} flow in ${
          region === 'Triode' ? 'the triode region' : 'saturation'
        }, by ${law === 'half' ? 'k' : 'K'} = {parameter}, where saturation is ${
          law === 'half' ? '½k' : 'K'
        }(VGS - Vt)², and a channel length modulation of {modulation}. The transconductance is {transconductance}, the power in the transistor {power}.`,
  cautions: [
    {
      level: 'note',
      when: ({ region }) => region === 'Cutoff',
      says: 'Below its threshold a real MOSFET still carries a small current, ten times less for every 60 to 100 mV.',
    },
    {
      level: 'note',
      when: ({ gate }) => isBelow(gate, constant(0, 'V')),
      says: 'A negative gate voltage is read as that of an n-channel MOSFET: of a p-channel one, which it turns on, send all voltages as their sizes.',
    },
    {
      level: 'note',
      when: ({ gate, threshold }) => isBelow(threshold, constant(0, 'V')) && !isBelow(gate, constant(0, 'V')),
      says: 'A negative threshold is read as that of a depletion type, which conducts at 0 V: of a p-channel MOSFET, whose data sheet tells it with its sign, send its size.',
    },
    {
      level: 'caution',
      when: ({ region, overdrive }) => region !== 'Cutoff' && roundTo(overdrive, 3) < 0.1,
      says: 'So near to its threshold the square law does not hold (weak and moderate inversion): the real current is another one.',
    },
    {
      level: 'caution',
      when: ({ region, modulation, drain }) => region === 'Saturation' && isAbove(modulation * drain, 1),
      says: 'The channel length modulation more than doubles the current at {drain}: the straight line is used far beyond where it holds. Check λ and the drain voltage.',
    },
    {
      level: 'caution',
      when: ({ overdrive, region }) => region === 'Saturation' && roundTo(overdrive, 3) > 3,
      says: 'At so large an overdrive the carriers no longer gain speed with the field: a real MOSFET carries less than the square law tells. Look at the curves of the data sheet.',
    },
    {
      level: 'caution',
      when: ({ gate }) => isAbove(Math.abs(gate), constant(20, 'V')),
      says: 'Gates of power MOSFETs are mostly rated for 20 V, logic ones for 8 to 12 V, those of integrated circuits for less than 5 V: more destroys them.',
    },
    {
      level: 'caution',
      when: ({ power }) => isAbove(roundTo(power / constant(1, 'W'), 3), 1),
      says: '{power} in the transistor take a heat sink, and lie within the safe operating area only for a data sheet that says so.',
    },
  ],
  examples: [
    {
      inputs: { gate: 3, drain: 5, threshold: 1, parameter: 2 },
      results: { current: 4, region: 'Saturation', overdrive: 2, transconductance: 4, channel: 1250, power: 20 },
      source: 'By hand: 2/2 × 2²; 2 × 2; 5/0.004',
    },
    {
      inputs: { gate: 3, drain: 5, threshold: 1, parameter: 2, modulation: 0.02 },
      results: { current: 4.4, region: 'Saturation', transconductance: 4.4, resistance: 12500, power: 22 },
      source: 'By hand: 4 × 1.1; 1/(0.02 × 4 mA)',
    },
    {
      inputs: { gate: 3, drain: 1, threshold: 1, parameter: 1, law: 'full', modulation: 0.1 },
      results: {
        current: 3.3,
        region: 'Triode',
        overdrive: 2,
        transconductance: 2.2,
        resistance: 400,
        channel: 303.030303,
        power: 3.3,
      },
      source: 'By hand: 2 × (2 - 0.5) × 1.1; 2 × 1.1; slope 2 × (1.1 + 0.15) mS; 1/3.3 mA',
    },
    {
      inputs: { gate: 3, drain: 2, threshold: 1, parameter: 2, modulation: 0.1 },
      results: { current: 4.8, region: 'Saturation', resistance: 2500 },
      source: 'By hand, where the regions meet: 4 × 1.2; 1/(0.1 × 4 mA)',
    },
    {
      inputs: { gate: 0, drain: 5, threshold: 1, parameter: 2 },
      results: { current: 0, region: 'Cutoff', overdrive: -1, transconductance: 0, power: 0 },
      cautions: ['Below its threshold'],
      source: 'By definition',
    },
    {
      inputs: { gate: 1.05, drain: 5, threshold: 1, parameter: 2 },
      results: { current: 0.0025, region: 'Saturation' },
      cautions: ['does not hold'],
      source: 'By hand: 0.05² mA',
    },
    {
      inputs: { gate: 10, drain: 20, threshold: 2, parameter: 100 },
      results: { current: 3200, power: 64000 },
      cautions: ['no longer gain speed', 'take a heat sink'],
      source: 'By hand: 50 × 64; 20 × 3.2',
    },
    {
      inputs: { gate: 22, drain: 1, threshold: 2, parameter: 1, modulation: 0 },
      results: { current: 19.5, region: 'Triode' },
      cautions: ['more destroys'],
      source: 'By hand: 1 × (20 - 0.5)',
    },
    {
      inputs: { gate: 2, drain: 60, threshold: 1, parameter: 0.1, modulation: 0.02 },
      results: { current: 0.11, power: 6.6 },
      cautions: ['more than doubles'],
      source: 'By hand: 0.05 × 2.2; 60 × 0.11',
    },
    {
      inputs: { gate: -5, drain: 5, threshold: -2, parameter: 2 },
      results: { current: 0, region: 'Cutoff', overdrive: -3 },
      cautions: ['Below its threshold', 'of a p-channel one'],
      source: 'By definition, of an n-channel type',
    },
    {
      inputs: { gate: 0, drain: 10, threshold: -2, parameter: 5 },
      results: { current: 10, region: 'Saturation', overdrive: 2 },
      cautions: ['of a depletion type'],
      source: 'By hand, a depletion type: 2.5 × 2²',
    },
  ],
  notes: [
    'Many textbooks leave λ out of the triode region: there their current is lower by 1 + λVDS, and leaps where saturation begins.',
    'The threshold is that with source and body joined, at the temperature of the channel. Short channels and hot ones carry less.',
  ],
  references: [
    {
      title:
        'H. Shichman, D. A. Hodges: Modeling and simulation of insulated-gate field-effect transistor switching circuits, IEEE J. Solid-State Circuits 3 (1968) 285–289',
      doi: '10.1109/JSSC.1968.1049902',
    },
    { title: 'Sedra, Smith: Microelectronic Circuits, 7th ed., §5.2', isbn: '978-0-19-933913-6' },
  ],
});
