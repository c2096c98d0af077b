import {
  choice,
  constant,
  defineCalculator,
  findRoot,
  isAbove,
  isBelow,
  number,
  percent,
  quantity,
  roundTo,
} from '@reckoner/engine';
import { joint, placed, wire } from '../shared/circuit.js';
import { currentGain, earlyVoltage, parallel, thermalVoltage } from './shared/junction.js';

/** Simple m/(1 + (m + 1)/β), Wilson 1/(1 + 2/(β(β + 2)) + (V_BE/V_A)(β + 1)/(β + 2)), Widlar V_T ln(m I_C1/I_o) = I_E2 R_E. */
export default defineCalculator({
  title: 'Current mirror',
  description:
    'Output current, its error, output resistance and least output voltage of a simple, Wilson or Widlar bipolar current mirror from the reference current, current gain and Early voltage.',
  keywords: [
    'Widlar current source',
    'Wilson current mirror',
    'BJT current source',
    'mirror ratio',
    'Early effect of a current mirror',
    'current mirror output resistance',
  ],
  related: ['bjt-common-emitter-gain', 'diode-shockley-equation'],
  inputs: {
    mirror: choice(
      {
        simple: { label: 'Simple, two transistors', also: ['simple', 'basic', 'two-transistor'] },
        wilson: { label: 'Wilson, three transistors', also: ['Wilson'] },
        widlar: { label: 'Widlar, with an emitter resistor', also: ['Widlar'] },
      },
      { label: 'Mirror', default: 'simple' },
    ),
    reference: quantity('A', {
      label: 'Reference current',
      help: 'What flows into the input of the mirror, base currents included.',
      unit: 'mA',
      symbol: 'I_{ref}',
      min: 1e-6,
      max: 1e4,
      usual: [0.005, 100],
    }),
    gain: currentGain,
    ratio: number({
      label: 'Emitter area ratio, output to input',
      symbol: 'm',
      min: 0.001,
      max: 1000,
      usual: [0.1, 20],
      default: 1,
      text: 'ratio',
      when: { mirror: ['simple', 'widlar'] },
    }),
    resistor: quantity('ohm', {
      label: 'Emitter resistor of the output transistor',
      unit: 'kΩ',
      symbol: 'R_E',
      min: 1e-5,
      max: 1e6,
      usual: [0.01, 1000],
      when: { mirror: 'widlar' },
    }),
    early: earlyVoltage,
    output: quantity('V', {
      label: 'Output voltage over the emitter rail',
      help: 'Left out, the current is that without Early effect.',
      symbol: 'V_o',
      min: 0,
      max: 1e4,
      usual: [0.2, 100],
      optional: true,
      when: { mirror: 'simple' },
    }),
    baseVoltage: quantity('V', {
      label: 'Base-emitter voltage',
      symbol: 'V_{BE}',
      min: 0.1,
      max: 2,
      usual: [0.4, 1],
      default: 0.7,
      when: { mirror: ['simple', 'wilson'] },
    }),
    temperature: quantity('K', {
      label: 'Junction temperature',
      unit: '°C',
      symbol: 'T',
      min: -200,
      max: 300,
      usual: [-60, 175],
      default: 25,
      when: { mirror: 'widlar' },
    }),
  },
  outputs: {
    current: quantity('A', { label: 'Output current', unit: 'mA', symbol: 'I_o', digits: 4 }),
    transfer: number({ label: 'Output current over reference current', symbol: 'I_o/I_{ref}', digits: 4, places: 4 }),
    error: percent({ label: 'Deviation from the area ratio', symbol: '\\varepsilon', places: 2, optional: true }),
    outputResistance: quantity('ohm', {
      label: 'Output resistance',
      unit: 'kΩ',
      symbol: 'R_o',
      digits: 4,
      optional: true,
    }),
    least: quantity('V', { label: 'Least output voltage', symbol: 'V_{o,min}', places: 2 }),
    difference: quantity('V', {
      label: 'Voltage across the emitter resistor',
      unit: 'mV',
      symbol: '\\Delta V_{BE}',
      digits: 4,
      optional: true,
    }),
  },
  formula: ({ mirror, reference, gain, ratio, resistor, early, output, baseVoltage, temperature }) => {
    if (mirror === 'wilson') {
      // The input's transistor stands at 2 V_BE from collector to emitter, that of the output at V_BE.
      const unlike = early === undefined ? 0 : baseVoltage / early;
      const excess = 2 / (gain * (gain + 2)) + (unlike * (gain + 1)) / (gain + 2);
      const current = reference / (1 + excess);
      return {
        current,
        transfer: 1 / (1 + excess),
        error: -excess / (1 + excess),
        outputResistance: early === undefined ? undefined : (gain * early) / (2 * current),
        least: baseVoltage + SATURATION,
      };
    }
    if (mirror === 'simple') {
      const flat = ratio / (1 + (ratio + 1) / gain);
      const rise = early === undefined || output === undefined ? 0 : (output - baseVoltage) / early;
      const transfer = flat * (1 + rise);
      return {
        current: reference * transfer,
        transfer,
        error: (rise - (ratio + 1) / gain) / (1 + (ratio + 1) / gain),
        outputResistance: early === undefined ? undefined : early / (reference * flat),
        least: SATURATION,
      };
    }
    const voltage = thermalVoltage(temperature);
    const widest = (reference * ratio) / (1 + (ratio + 1) / gain); // what flows without the resistor
    const drop = (widest * (1 + 1 / gain) * resistor) / voltage;
    const depth = findRoot(
      (y) => drop * Math.exp(-y) - y - Math.log1p((ratio / (gain + 1)) * -Math.expm1(-y)),
      0,
      Math.log1p(drop),
    );
    const narrow = widest * Math.exp(-depth);
    const difference = narrow * (1 + 1 / gain) * resistor;
    return {
      current: narrow,
      transfer: narrow / reference,
      outputResistance:
        early === undefined
          ? undefined
          : (early / narrow) * (1 + (narrow / voltage) * parallel(resistor, (gain * voltage) / narrow)),
      least: SATURATION + difference,
      difference,
    };
  },
  figure: {
    kind: 'drawing',
    title: 'Circuit',
    draw: ({ mirror }) =>
      mirror === 'wilson'
        ? undefined
        : [
            placed({ symbol: 'current source', of: 'reference', color: 4 }, [0, 5], [0, 3]),
            wire([0, 3], [0, 2.1]),
            placed({ symbol: 'npn' }, [1.4, 1.5], [0, 1.5]),
            wire([1.4, 1.5], [3, 1.5]),
            wire([0, 2.6], [1.4, 2.6], [1.4, 1.5]),
            placed({ symbol: 'npn' }, [3, 1.5], [4.4, 1.5]),
            joint([4.4, 3], 'Output', 'current'),
            wire([4.4, 3], [4.4, 2.1]),
            placed({ symbol: 'ground' }, [0, 0.9], [0, -0.6]),
            ...(mirror === 'widlar'
              ? [
                  placed({ symbol: 'resistor', of: 'resistor', color: 2 }, [4.4, 0.9], [4.4, -0.9]),
                  placed({ symbol: 'ground' }, [4.4, -0.9], [4.4, -1.2]),
                ]
              : [placed({ symbol: 'ground' }, [4.4, 0.9], [4.4, -0.6])]),
          ],
  },
  explanation: ({ mirror, early, output }) =>
    mirror === 'widlar'
      ? `At a reference current of {reference}, a current gain of {gain}, an area ratio of {ratio} and {temperature} a Widlar mirror with {resistor} in the emitter gives {current}, {transfer} of the reference, with {difference} across the resistor. The output needs at least {least}${
          early === undefined ? '' : '; its resistance is {outputResistance}'
        }.`
      : mirror === 'wilson'
        ? `At a reference current of {reference} and a current gain of {gain} a Wilson mirror of equal transistors gives {current}${
            early === undefined ? ' without Early effect' : ' at an Early voltage of {early}'
          }, {|error|} less than the reference. The output needs at least {least}, at {baseVoltage} from base to emitter${
            early === undefined ? '' : '; its resistance is {outputResistance}'
          }.`
        : `At a reference current of {reference}, a current gain of {gain} and an area ratio of {ratio} a simple mirror gives {current}${
            output === undefined ? ' without Early effect' : ' at {output}, with {baseVoltage} at its input'
          }, {error?{error|{|error|} less than|as much as|{|error|} more than} the area ratio tells|}. The output needs at least {least}${
            early === undefined ? '' : '; its resistance is {outputResistance}'
          }.`,
  requires: [
    {
      that: (_, given) => !given.output || given.early,
      field: 'early',
      says: 'The output voltage changes the current by the Early effect: give the Early voltage too, or leave both out.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ output, least }) => output !== undefined && isBelow(output, least),
      says: 'At {output} the output transistor is saturated: less current flows than told, and the input is disturbed.',
    },
    {
      level: 'caution',
      when: ({ mirror, error }) => mirror === 'simple' && error !== undefined && Math.abs(roundTo(100 * error, 2)) > 10,
      says: 'The output current deviates by {|error|} from what the area ratio tells: a Wilson mirror, a cascode or emitter resistors hold it better.',
    },
    {
      level: 'caution',
      when: ({ mirror, early, output, baseVoltage }) =>
        mirror === 'simple' && early !== undefined && output !== undefined && isAbove(output - baseVoltage, early),
      says: 'So high an output voltage more than doubles the current by the Early effect: the straight line is used far beyond where it holds, and the transistor warms up, which raises the current further.',
    },
    {
      level: 'note',
      when: ({ mirror, early, output }) => mirror === 'simple' && output === undefined && early === undefined,
      says: 'Without Early voltage and output voltage only the base currents count: at 10 V the Early effect of 100 V adds about 9%.',
    },
    {
      level: 'note',
      when: ({ mirror, early }) => mirror === 'wilson' && early === undefined,
      says: 'Without Early voltage only the base currents count: the pair differs by one base-emitter voltage from collector to emitter, which takes 0.7% more at an Early voltage of 100 V.',
    },
    {
      level: 'caution',
      when: ({ mirror, difference }) =>
        mirror === 'widlar' && difference !== undefined && isBelow(difference, constant(0.005, 'V')),
      says: 'Only {difference} stand across the emitter resistor: offsets between the transistors are of that size, and it hardly acts. Check the resistor (kΩ).',
    },
    {
      level: 'caution',
      when: ({ mirror, difference, temperature }) =>
        mirror === 'widlar' && difference !== undefined && isAbove(difference, 11.5 * thermalVoltage(temperature)),
      says: '{difference} across the emitter resistor take a ratio of currents of more than 100,000: check the resistor (kΩ) and the reference current (mA); leakage counts there.',
    },
    {
      level: 'caution',
      when: ({ current }) => isAbove(current, constant(0.02, 'A')),
      says: 'Transistors of a mirror share a current only at one temperature: separate ones that carry {current} warm up unequally, and the one that is hotter takes more. Give them emitter resistors of 0.1 V or more, and heat contact.',
    },
  ],
  examples: [
    {
      inputs: { reference: 1 },
      results: { current: 0.980392157, transfer: 0.980392157, error: -1.96078431, least: 0.2 },
      cautions: ['Without Early voltage'],
      source: 'By hand: 1/1.02',
    },
    {
      inputs: { reference: 1, early: 100, output: 10.7, ratio: 2, baseVoltage: 0.7 },
      results: { current: 2.13592233, error: 6.7961165, outputResistance: 51.5 },
      source: 'By hand: 2/1.03 × 1.1; 100 V/1.941748 mA',
    },
    {
      inputs: { reference: 1, early: 50, output: 60.7, gain: 50 },
      results: { current: 2.11538462, error: 111.538462 },
      cautions: ['hold it better', 'more than doubles'],
      source: 'By hand: 2.2/1.04',
    },
    {
      inputs: { reference: 1, early: 50, output: 0.1 },
      results: { current: 0.968627451 },
      cautions: ['is saturated'],
      source: 'By hand: (1 - 0.6/50)/1.02',
    },
    {
      inputs: { reference: 1, output: 5 },
      refused: 'give the Early voltage',
      source: 'By definition',
    },
    {
      inputs: { mirror: 'wilson', reference: 1, gain: 100, early: 100, baseVoltage: 0.6 },
      results: { transfer: 0.9939001812, error: -0.60998188, outputResistance: 5030.68627, least: 0.8 },
      source:
        'SciPy: brentq of the currents of all three transistors, those of the pair at 0.6 and 1.2 V; Sedra, Smith: β r_o/2',
    },
    {
      inputs: { mirror: 'wilson', reference: 1 },
      results: { transfer: 0.999803960008, error: -0.0196039992 },
      cautions: ['takes 0.7% more'],
      source: 'Sedra, Smith: 1/(1 + 2/(β(β + 2))); by hand: 10 200/10 202',
    },
    {
      inputs: { mirror: 'wilson', reference: 30 },
      results: { current: 29.9941188 },
      cautions: ['one temperature', 'takes 0.7% more'],
      source: 'By hand: 30 × 10 200/10 202',
    },
    {
      inputs: { mirror: 'widlar', reference: 1, resistor: 12, early: 80 },
      results: { current: 0.0097866785, difference: 118.6145434, outputResistance: 43905.96952 },
      source: 'SciPy: brentq of the currents and base-emitter voltages of both transistors',
    },
    {
      inputs: { mirror: 'widlar', reference: 1, resistor: 0.05, gain: 50, ratio: 2, temperature: 75 },
      results: { current: 0.6457374143, difference: 32.93260813 },
      source: 'SciPy: brentq of the currents and base-emitter voltages of both transistors',
    },
    {
      inputs: { mirror: 'widlar', reference: 1, resistor: 0.002 },
      results: { current: 0.9130974007, difference: 1.844456749 },
      cautions: ['hardly acts'],
      source: 'SciPy: brentq of the currents and base-emitter voltages of both transistors',
    },
    {
      inputs: { mirror: 'widlar', reference: 10, resistor: 10000 },
      results: { current: 3.214825224e-5, difference: 324.6973476 },
      cautions: ['more than 100,000'],
      source: 'SciPy: brentq of the currents and base-emitter voltages of both transistors',
    },
  ],
  notes: [
    'Transistors that are alike (matched, at one temperature) and not saturated. The least output voltage counts 0.2 V from collector to emitter.',
    'What the output voltage changes in the current of a Wilson or Widlar mirror is left out of it: the output resistance tells it. In a Wilson mirror with a fourth transistor the pair stands at equal voltages, and its current is that without Early effect.',
  ],
  references: [
    { title: 'Sedra, Smith: Microelectronic Circuits, 7th ed., §8.2 and §8.6', isbn: '978-0-19-933913-6' },
    {
      title: 'S. Woodward: Wilson mirror (the drops of the pair differ by one V_BE, an error of less than 1%)',
      url: 'https://www.radiolocman.com/shem/schematics.html?di=678333',
    },
    {
      title: 'Gray, Hurst, Lewis, Meyer: Analysis and Design of Analog Integrated Circuits, 5th ed., ch. 4',
      isbn: '978-0-470-24599-6',
    },
  ],
});

/** From collector to emitter, the least at which a transistor is no longer saturated. */
const SATURATION = constant(0.2, 'V');
