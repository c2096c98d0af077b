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

/** Hybrid-π model: A_v = -β R_L'/(r_π + (β + 1)R_E), -g_m R_L' with the emitter at ground; exact with r_o. */
export default defineCalculator({
  title: 'Common-emitter amplifier',
  description:
    'Voltage gain, input and output resistance, transconductance and direct voltage across the collector resistor of a common-emitter stage from its collector current, with emitter degeneration, load, source and Early voltage.',
  keywords: [
    'common emitter gain',
    'transistor amplifier gain',
    'emitter degeneration',
    'BJT small signal gain',
    'transconductance gm',
    'hybrid pi model',
    'input impedance of a transistor stage',
  ],
  related: ['bjt-voltage-divider-bias', 'bjt-emitter-follower', 'mosfet-self-bias-amplifier'],
  inputs: {
    collectorCurrent: quantity('A', {
      label: 'Collector current',
      help: 'At rest, as set by the bias.',
      unit: 'mA',
      symbol: 'I_C',
      min: 1e-6,
      max: 1e5,
      usual: [0.005, 200],
    }),
    collector: quantity('ohm', { label: 'Collector resistor', symbol: 'R_C', min: 0.1, max: 1e9, usual: [10, 1e6] }),
    emitter: quantity('ohm', {
      label: 'Emitter resistor, not bypassed',
      help: 'The part that no capacitor bridges; 0 where all of it is bridged.',
      symbol: 'R_E',
      min: 0,
      max: 1e8,
      default: 0,
    }),
    gain: currentGain,
    load: quantity('ohm', {
      label: 'Load resistance',
      help: 'Left out, nothing is connected.',
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
    voltageGain: number({ label: 'Voltage gain from the base', symbol: 'A_v', digits: 4, places: 2 }),
    overall: number({ label: 'Voltage gain from the source', symbol: 'A_s', digits: 4, places: 2 }),
    inputResistance: quantity('ohm', { label: 'Input resistance', symbol: 'R_i', digits: 4 }),
    outputResistance: quantity('ohm', { label: 'Output resistance', symbol: 'R_o', digits: 4 }),
    transconductance: quantity('S', { label: 'Transconductance', unit: 'mS', symbol: 'g_m', digits: 4 }),
    emitterResistance: quantity('ohm', { label: 'Resistance of the emitter', symbol: 'r_e', digits: 4 }),
    drop: quantity('V', { label: 'Direct voltage across the collector resistor', symbol: 'V_{RC}', digits: 3 }),
  },
  formula: ({ collectorCurrent, collector, emitter, gain, load, bias, source, early, temperature }) => {
    const thermal = thermalVoltage(temperature);
    const transconductance = collectorCurrent / thermal;
    const base = gain / transconductance;
    const loaded = load === undefined ? collector : parallel(collector, load);
    const conductance = early === undefined ? constant(0, 'S') : collectorCurrent / early;
    const denominator = base * (1 + (emitter + loaded) * conductance) + emitter * (gain + 1 + loaded * conductance);
    const voltageGain = (-loaded * (gain - emitter * conductance)) / denominator;
    const intoBase = denominator / (1 + (emitter + loaded) * conductance);
    const inputResistance = bias === undefined ? intoBase : parallel(bias, intoBase);
    const atBase = bias === undefined || source === 0 ? source : parallel(source, bias);
    const inEmitter = base + atBase;
    const intoCollector = // as a conductance, 0 of an ideal current source
      conductance /
      (1 + (gain * emitter) / (inEmitter + emitter) + (conductance * emitter * inEmitter) / (inEmitter + emitter));
    return {
      voltageGain,
      overall: (voltageGain * inputResistance) / (inputResistance + source),
      inputResistance,
      outputResistance: 1 / (1 / collector + intoCollector),
      transconductance,
      emitterResistance: gain / (gain + 1) / transconductance,
      drop: collectorCurrent * collector,
    };
  },
  figure: {
    kind: 'drawing',
    title: 'Circuit for the signal',
    draw: ({ load }) => [
      joint([0, 2.5], 'Input'),
      wire([0, 2.5], [1.6, 2.5]),
      placed({ symbol: 'npn' }, [1.6, 2.5], [3, 2.5]),
      placed({ symbol: 'resistor', label: 'Rc', of: 'collector' }, [3, 5.2], [3, 3.2]),
      wire([3, 3.2], [5.4, 3.2]),
      placed({ symbol: 'resistor', label: 'Re', of: 'emitter' }, [3, 1.8], [3, 0]),
      placed({ symbol: 'ground' }, [3, 0], [3, -0.3]),
      joint([5.4, 3.2], 'Output'),
      ...(load === undefined
        ? []
        : [
            placed({ symbol: 'resistor', label: 'RL', of: 'load', color: 2 }, [5.4, 3.2], [5.4, 1.2]),
            placed({ symbol: 'ground' }, [5.4, 1.2], [5.4, 0.9]),
          ]),
    ],
  },
  explanation: ({ source, emitter, early }) =>
    `At {collectorCurrent} through the transistor (current gain {gain}, {temperature}, ${
      early === undefined ? 'without Early effect' : 'an Early voltage of {early}'
    }) the voltage gain from base to output is {voltageGain}{load?, into {load}|, without a load}${
      source === 0 ? '' : '; from a source of {source} it is {overall}'
    }; a negative gain inverts the signal. The input resistance is {inputResistance}{bias?, with the base resistors|, without base resistors}, the output resistance {outputResistance}. ${
      emitter === 0
        ? 'All of the emitter resistor is bypassed, or there is none'
        : '{emitter} in the emitter are not bypassed'
    }, and {drop} of direct voltage stand across the collector resistor.`,
  cautions: [
    {
      level: 'caution',
      when: ({ early, collectorCurrent, collector, emitter, gain, load, emitterResistance }) => {
        const loaded = load === undefined ? collector : parallel(collector, load);
        const base = (gain + 1) * emitterResistance;
        const assumed = collectorCurrent / constant(100, 'V');
        return (
          early === undefined &&
          isAbove(assumed * (base * (emitter + loaded) + emitter * loaded), 0.1 * (base + (gain + 1) * emitter))
        );
      },
      says: 'At an Early voltage of 100 V the output resistance of the transistor, left out here, would take a tenth of the gain or so, or more: give the Early voltage.',
    },
    {
      level: 'caution',
      when: ({ drop }) => isAbove(drop, constant(60, 'V')),
      says: '{drop} across the collector resistor take a still higher supply: check the collector current (mA) and the resistor.',
    },
    {
      level: 'caution',
      when: ({ drop }) => isBelow(drop, constant(0.1, 'V')),
      says: 'Only {drop} stand across the collector resistor: check the collector current (mA) and the resistor.',
    },
    {
      level: 'note',
      when: ({ emitter, emitterResistance }) => isBelow(emitter, 3 * emitterResistance),
      says: 'With so little emitter resistance the gain goes with current and temperature, and a signal of more than some 5 mV between base and emitter is distorted.',
    },
    {
      level: 'caution',
      when: ({ voltageGain }) => Math.abs(roundTo(voltageGain, 2)) < 1,
      says: 'The stage gives out less than it takes in: check the collector resistor and load against the emitter resistor.',
    },
    {
      level: 'caution',
      when: ({ source, inputResistance }) => isAbove(source, inputResistance),
      says: 'The source resistance is above the input resistance of {inputResistance}: more than half of the signal is lost before the base. An emitter follower between them helps.',
    },
  ],
  examples: [
    {
      inputs: { collectorCurrent: 1, collector: 5000 },
      results: {
        voltageGain: -194.60872248,
        overall: -194.60872248,
        inputResistance: 2569.2579121,
        outputResistance: 5000,
        transconductance: 38.921744496,
        emitterResistance: 25.43819715,
        drop: 5,
      },
      cautions: ['goes with current'],
      source: 'NumPy: linalg.solve of the nodes of the hybrid-π model, scipy.constants for kT/q',
    },
    {
      inputs: {
        collectorCurrent: 1,
        collector: 5000,
        emitter: 100,
        gain: 200,
        load: 10000,
        bias: 20000,
        source: 600,
        early: 80,
        temperature: 50,
      },
      results: {
        voltageGain: -25.727380146,
        overall: -24.405840189,
        inputResistance: 11080.636668,
        outputResistance: 4926.6905862,
        transconductance: 35.910623926,
      },
      source: 'NumPy: linalg.solve of the nodes of the hybrid-π model, scipy.constants for kT/q',
    },
    {
      inputs: { collectorCurrent: 1, collector: 20000 },
      results: { voltageGain: -778.43488992, drop: 20 },
      cautions: ['would take a tenth', 'goes with current'],
      source: 'NumPy: linalg.solve of the nodes of the hybrid-π model, scipy.constants for kT/q',
    },
    {
      inputs: { collectorCurrent: 10, collector: 10000, emitter: 1000, early: 100 },
      results: { voltageGain: -9.7425828071, inputResistance: 48828.354363, outputResistance: 9877.4203844, drop: 100 },
      cautions: ['still higher supply'],
      source: 'NumPy: linalg.solve of the nodes of the hybrid-π model, scipy.constants for kT/q',
    },
    {
      inputs: { collectorCurrent: 0.01, collector: 5000 },
      results: { voltageGain: -1.9460872248, drop: 0.05 },
      cautions: ['Only', 'goes with current'],
      source: 'NumPy: linalg.solve of the nodes of the hybrid-π model, scipy.constants for kT/q',
    },
    {
      inputs: { collectorCurrent: 1, collector: 1000, emitter: 2000, source: 1000 },
      results: { voltageGain: -0.48883200252, overall: -0.4864540594 },
      cautions: ['gives out less'],
      source: 'NumPy: linalg.solve of the nodes of the hybrid-π model, scipy.constants for kT/q',
    },
    {
      inputs: { collectorCurrent: 1, collector: 5000, source: 5000 },
      results: { overall: -66.056673693 },
      cautions: ['more than half of the signal', 'goes with current'],
      source: 'NumPy: linalg.solve of the nodes of the hybrid-π model, scipy.constants for kT/q',
    },
  ],
  notes: [
    'Small signals in the middle of the band: coupling and bypass capacitors are taken as short circuits, the capacitances of the transistor as none (their feedback across the gain limits high frequencies).',
    'The current gain is that for the signal, near the one for direct current. The output resistance is seen from the load, with the collector resistor in it.',
  ],
  references: [
    { title: 'Sedra, Smith: Microelectronic Circuits, 7th ed., §7.3', isbn: '978-0-19-933913-6' },
    { title: 'Horowitz, Hill: The Art of Electronics, 3rd ed., §2.3', isbn: '978-0-521-80926-9' },
  ],
});
