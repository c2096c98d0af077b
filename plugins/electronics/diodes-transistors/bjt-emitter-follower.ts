import { constant, defineCalculator, isAbove, isBelow, number, quantity, roundTo } from '@reckoner/engine';
import { joint, placed, wire } from '../shared/circuit.js';
import {
  baseResistors,
  currentGain,
  earlyVoltage,
  junctionTemperature,
  parallel,
  sourceResistance,
  thermalVoltage,
} from './shared/junction.js';

/** R_b = r_π + (β + 1)R, R = R_E ∥ R_L ∥ r_o; A_v = (β + 1)R/R_b; R_o = R_E ∥ r_o ∥ (r_π + R_S ∥ R_B)/(β + 1). */
export default defineCalculator({
  title: 'Emitter follower',
  description:
    'Voltage gain, input and output resistance and largest undistorted swing of an emitter follower (common collector) from its collector current, emitter resistor, load and source.',
  keywords: [
    'common collector amplifier',
    'voltage follower transistor',
    'buffer transistor',
    'emitter follower input impedance',
    'emitter follower output impedance',
    'clipping of an emitter follower',
  ],
  related: ['bjt-common-emitter-gain', 'bjt-voltage-divider-bias', 'amplifier-class-efficiency'],
  inputs: {
    collectorCurrent: quantity('A', {
      label: 'Collector current',
      help: 'At rest, as set by the bias.',
      unit: 'mA',
      symbol: 'I_C',
      min: 1e-6,
      max: 1e5,
      usual: [0.005, 2000],
    }),
    emitter: quantity('ohm', { label: 'Emitter resistor', symbol: 'R_E', min: 0.1, max: 1e9, usual: [1, 1e6] }),
    gain: currentGain,
    load: quantity('ohm', {
      label: 'Load resistance',
      help: 'Behind a capacitor. Left out, nothing is connected.',
      symbol: 'R_L',
      min: 0.1,
      max: 1e9,
      optional: true,
    }),
    bias: baseResistors,
    source: sourceResistance,
    early: earlyVoltage,
    temperature: junctionTemperature,
  },
  outputs: {
    voltageGain: number({ label: 'Voltage gain from the base', symbol: 'A_v', digits: 4, places: 4 }),
    overall: number({ label: 'Voltage gain from the source', symbol: 'A_s', digits: 4, places: 4 }),
    inputResistance: quantity('ohm', { label: 'Input resistance', symbol: 'R_i', digits: 4 }),
    outputResistance: quantity('ohm', { label: 'Output resistance', symbol: 'R_o', digits: 4 }),
    swing: quantity('V', {
      label: 'Largest peak of the output before the transistor turns off',
      symbol: 'V_p',
      digits: 3,
    }),
    emitterVoltage: quantity('V', { label: 'Direct voltage across the emitter resistor', symbol: 'V_E', digits: 3 }),
    emitterResistance: quantity('ohm', { label: 'Resistance of the emitter', symbol: 'r_e', digits: 4 }),
  },
  formula: ({ collectorCurrent, emitter, gain, load, bias, source, early, temperature }) => {
    const emitterCurrent = (collectorCurrent * (gain + 1)) / gain;
    const base = (gain * thermalVoltage(temperature)) / collectorCurrent;
    const conductance = early === undefined ? constant(0, 'S') : collectorCurrent / early;
    const signal = load === undefined ? emitter : parallel(emitter, load);
    const loaded = 1 / (1 / signal + conductance);
    const intoBase = base + (gain + 1) * loaded;
    const voltageGain = ((gain + 1) * loaded) / intoBase;
    const inputResistance = bias === undefined ? intoBase : parallel(bias, intoBase);
    const atBase = bias === undefined || source === 0 ? source : parallel(source, bias);
    return {
      voltageGain,
      overall: (voltageGain * inputResistance) / (inputResistance + source),
      inputResistance,
      outputResistance: 1 / (1 / emitter + conductance + (gain + 1) / (base + atBase)),
      swing: emitterCurrent * signal,
      emitterVoltage: emitterCurrent * emitter,
      emitterResistance: base / (gain + 1),
    };
  },
  figure: {
    kind: 'drawing',
    title: 'Circuit for the signal',
    draw: ({ load }) => [
      joint([0, 2.5], 'Input'),
      wire([0, 2.5], [1.6, 2.5]),
      placed({ symbol: 'npn' }, [1.6, 2.5], [3, 2.5]),
      joint([3, 4], 'Supply'),
      wire([3, 3.2], [3, 4]),
      placed({ symbol: 'resistor', label: 'Re', of: 'emitter' }, [3, 1.8], [3, 0]),
      placed({ symbol: 'ground' }, [3, 0], [3, -0.3]),
      wire([3, 1.8], [5.4, 1.8]),
      joint([5.4, 1.8], 'Output'),
      ...(load === undefined
        ? []
        : [
            placed({ symbol: 'resistor', label: 'RL', of: 'load', color: 2 }, [5.4, 1.8], [5.4, 0]),
            placed({ symbol: 'ground' }, [5.4, 0], [5.4, -0.3]),
          ]),
    ],
  },
  explanation: ({ source, early }) =>
    `At {collectorCurrent} through the transistor (current gain {gain}, {temperature}, ${
      early === undefined ? 'without Early effect' : 'an Early voltage of {early}'
    }) the output follows the base at {voltageGain} of its signal{load?, into {load}|, without a load}${
      source === 0 ? '' : '; from a source of {source} it is {overall}'
    }. The input resistance is {inputResistance}{bias?, with the base resistors|, without base resistors}, the output resistance {outputResistance} from ${
      source === 0 ? 'a source without resistance' : 'that source'
    }. The transistor turns off at a peak of {swing} below its rest; {emitterVoltage} of direct voltage stand across the emitter resistor.`,
  cautions: [
    {
      level: 'note',
      when: ({ swing, emitterVoltage }) => isBelow(swing, 0.5 * emitterVoltage),
      says: 'The load clips the lower half of the wave at {swing}, well before the {emitterVoltage} across the emitter resistor: for more take a larger current, or a push-pull stage.',
    },
    {
      level: 'caution',
      when: ({ swing }) => isBelow(swing, constant(0.1, 'V')),
      says: 'The output has less than 0.1 V to swing: check the collector current (mA), the emitter resistor and the load.',
    },
    {
      level: 'caution',
      when: ({ emitterVoltage }) => isAbove(emitterVoltage, constant(60, 'V')),
      says: '{emitterVoltage} across the emitter resistor take a still higher supply: check the collector current (mA) and the resistor.',
    },
    {
      level: 'caution',
      when: ({ voltageGain }) => roundTo(voltageGain, 4) < 0.9,
      says: 'A good follower has 0.95 to 1: here {load?the emitter resistor and the load together have|the emitter resistor has} less than some ten times the resistance of the emitter, {emitterResistance}, so that the gain goes with the signal and distorts it. Take a larger current.',
    },
    {
      level: 'caution',
      when: ({ source, inputResistance }) => isAbove(source, inputResistance),
      says: 'The source resistance is above the input resistance of {inputResistance}: more than half of the signal is lost before the base.',
    },
  ],
  examples: [
    {
      inputs: { collectorCurrent: 1, emitter: 5000 },
      results: {
        voltageGain: 0.99493811362,
        inputResistance: 507569.25791,
        outputResistance: 25.309431886,
        swing: 5.05,
        emitterVoltage: 5.05,
        emitterResistance: 25.43819715,
      },
      source: 'NumPy: linalg.solve of the nodes of the hybrid-π model, scipy.constants for kT/q',
    },
    {
      inputs: {
        collectorCurrent: 2,
        emitter: 2000,
        gain: 150,
        load: 10000,
        bias: 50000,
        source: 1000,
        early: 100,
        temperature: 50,
      },
      results: {
        voltageGain: 0.99149753809,
        overall: 0.96819213724,
        inputResistance: 41543.680937,
        outputResistance: 20.111365554,
        swing: 3.3555555556,
        emitterVoltage: 4.0266666667,
      },
      source: 'NumPy: linalg.solve of the nodes of the hybrid-π model, scipy.constants for kT/q',
    },
    {
      inputs: { collectorCurrent: 1, emitter: 5000, load: 50 },
      results: { voltageGain: 0.66056673693, swing: 0.05 },
      cautions: ['clips the lower half', 'less than 0.1 V', 'the load together have less than some ten times'],
      source:
        'NumPy: linalg.solve of the nodes of the hybrid-π model, scipy.constants for kT/q; by hand: 1.01 mA × 49.505 Ω',
    },
    {
      inputs: { collectorCurrent: 10, emitter: 10000 },
      results: { voltageGain: 0.99974568272, emitterVoltage: 101 },
      cautions: ['still higher supply'],
      source: 'NumPy: linalg.solve of the nodes of the hybrid-π model, scipy.constants for kT/q',
    },
    {
      inputs: { collectorCurrent: 1, emitter: 100, source: 20000 },
      results: { voltageGain: 0.79720533516, overall: 0.30915914978, outputResistance: 69.084085022, swing: 0.101 },
      cautions: ['the emitter resistor has less than some ten times', 'more than half of the signal'],
      source: 'NumPy: linalg.solve of the nodes of the hybrid-π model, scipy.constants for kT/q',
    },
  ],
  notes: [
    'Small signals in the middle of the band: coupling capacitors are taken as short circuits. Into a capacitive load a follower may ring or oscillate; some 100 Ω before its base help.',
    'The upper end of the swing is set by the supply: the collector must stay some 0.5 V above the emitter.',
  ],
  references: [
    { title: 'Sedra, Smith: Microelectronic Circuits, 7th ed., §7.3.6', isbn: '978-0-19-933913-6' },
    { title: 'Horowitz, Hill: The Art of Electronics, 3rd ed., §2.2.3', isbn: '978-0-521-80926-9' },
    {
      title: 'D. Kleinfeld: Physics 120, emitter-follower (Z_in = (1 + β)Z_E, Z_out = Z_source/(1 + β))',
      url: 'https://studylib.net/doc/10904339/physics-120---david-kleinfeld-spring-2016',
    },
  ],
});
