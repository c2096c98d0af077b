import { choice, defineCalculator, isAbove, isAtMost, number, quantity } from '@reckoner/engine';
import { joint, placed, wire } from '../shared/circuit.js';

/** The tapped tank returns the share C₁/C₂ or (L₂ + M)/(L₁ + M) of the output to the input: the gain must make up for it. */
export default defineCalculator({
  title: 'Colpitts, Clapp and Hartley oscillators',
  description:
    'Frequency of a Colpitts, Clapp or Hartley oscillator from its tank, with feedback ratio and the gain to start.',
  keywords: ['lc oscillator', 'tank circuit', 'rf oscillator', 'tapped coil', 'start-up gain', 'barkhausen'],
  inputs: {
    type: choice({ colpitts: 'Colpitts', clapp: 'Clapp', hartley: 'Hartley' }, { label: 'Type', default: 'colpitts' }),
    inductance: quantity('H', {
      label: 'Inductor',
      unit: 'uH',
      symbol: 'L',
      min: 1e-6,
      max: 1e9,
      when: { type: ['colpitts', 'clapp'] },
    }),
    outputCapacitor: quantity('F', {
      label: 'Capacitor at the output',
      help: 'From collector or drain to emitter or source, in circuits that invert.',
      unit: 'pF',
      symbol: 'C_1',
      min: 1e-3,
      max: 1e12,
      when: { type: ['colpitts', 'clapp'] },
    }),
    inputCapacitor: quantity('F', {
      label: 'Capacitor at the input',
      help: 'From base or gate to emitter or source.',
      unit: 'pF',
      symbol: 'C_2',
      min: 1e-3,
      max: 1e12,
      when: { type: ['colpitts', 'clapp'] },
    }),
    seriesCapacitor: quantity('F', {
      label: 'Capacitor in series with the inductor',
      unit: 'pF',
      symbol: 'C_3',
      min: 1e-3,
      max: 1e12,
      when: { type: 'clapp' },
    }),
    outputInductor: quantity('H', {
      label: 'Inductance at the output',
      help: 'From collector or drain to the tap.',
      unit: 'uH',
      symbol: 'L_1',
      min: 1e-6,
      max: 1e9,
      when: { type: 'hartley' },
    }),
    inputInductor: quantity('H', {
      label: 'Inductance at the input',
      help: 'From base or gate to the tap.',
      unit: 'uH',
      symbol: 'L_2',
      min: 1e-6,
      max: 1e9,
      when: { type: 'hartley' },
    }),
    mutual: quantity('H', {
      label: 'Mutual inductance',
      help: '0 for two separate coils.',
      unit: 'uH',
      symbol: 'M',
      min: 0,
      max: 1e9,
      default: 0,
      when: { type: 'hartley' },
    }),
    capacitor: quantity('F', {
      label: 'Tank capacitor',
      unit: 'pF',
      symbol: 'C',
      min: 1e-3,
      max: 1e12,
      when: { type: 'hartley' },
    }),
  },
  outputs: {
    frequency: quantity('Hz', { label: 'Frequency', unit: 'kHz', symbol: 'f' }),
    feedbackRatio: number({ label: 'Feedback ratio', symbol: '\\beta', digits: 5 }),
    gain: number({ label: 'Gain to start, more than', symbol: 'A_{min}', digits: 5 }),
    tankCapacitance: quantity('F', { label: 'Capacitance of the tank', unit: 'pF', symbol: 'C_T' }),
    tankInductance: quantity('H', { label: 'Inductance of the tank', unit: 'uH', symbol: 'L_T' }),
  },
  formula: ({
    type,
    inductance,
    outputCapacitor,
    inputCapacitor,
    seriesCapacitor,
    outputInductor,
    inputInductor,
    mutual,
    capacitor,
  }) => {
    const isHartley = type === 'hartley';
    const inverse = 1 / outputCapacitor + 1 / inputCapacitor;
    const tankCapacitance = isHartley
      ? capacitor
      : type === 'clapp'
        ? 1 / (inverse + 1 / seriesCapacitor)
        : 1 / inverse;
    const tankInductance = isHartley ? outputInductor + inputInductor + 2 * mutual : inductance;
    const feedbackRatio = isHartley
      ? (inputInductor + mutual) / (outputInductor + mutual)
      : outputCapacitor / inputCapacitor;
    return {
      frequency: 1 / (2 * Math.PI * Math.sqrt(tankInductance * tankCapacitance)),
      feedbackRatio,
      gain: 1 / feedbackRatio,
      tankCapacitance,
      tankInductance,
    };
  },
  figure: {
    kind: 'drawing',
    title: 'Tank',
    draw: ({ type }) =>
      type === 'hartley'
        ? [
            placed({ symbol: 'inductor', label: 'L₁', of: 'outputInductor' }, [0, 4], [0, 2]),
            placed({ symbol: 'inductor', label: 'L₂', of: 'inputInductor' }, [0, 2], [0, 0]),
            wire([0, 4], [2.4, 4]),
            placed({ symbol: 'capacitor', label: 'C', of: 'capacitor', color: 2 }, [2.4, 4], [2.4, 0]),
            wire([2.4, 0], [0, 0]),
            ...taps(),
          ]
        : [
            placed({ symbol: 'capacitor', label: 'C₁', of: 'outputCapacitor' }, [0, 4], [0, 2]),
            placed({ symbol: 'capacitor', label: 'C₂', of: 'inputCapacitor' }, [0, 2], [0, 0]),
            ...(type === 'clapp'
              ? [placed({ symbol: 'capacitor', label: 'C₃', of: 'seriesCapacitor', color: 2 }, [0, 4], [2.4, 4])]
              : [wire([0, 4], [2.4, 4])]),
            placed({ symbol: 'inductor', label: 'L', of: 'inductance', color: 2 }, [2.4, 4], [2.4, 0]),
            wire([2.4, 0], [0, 0]),
            ...taps(),
          ],
  },
  explanation:
    'The tank of {tankInductance} and {tankCapacitance} resonates at {frequency}. It feeds {feedbackRatio} times the output back, so that the inverting amplifier needs a gain of more than {gain} to start.',
  cautions: [
    {
      level: 'note',
      when: ({ type, outputCapacitor, inputCapacitor, seriesCapacitor }) =>
        type === 'clapp' && (seriesCapacitor > outputCapacitor || seriesCapacitor > inputCapacitor),
      says: 'The series capacitor is above one of the others: a Clapp oscillator owes its stability to one far below both.',
    },
    {
      level: 'note',
      when: ({ feedbackRatio }) => isAbove(feedbackRatio, 3),
      says: 'More voltage is at the input than at the output, which is unusual in a circuit that inverts: are the parts at the output and at the input exchanged? Some books number them the other way.',
    },
  ],
  requires: [
    {
      that: ({ outputInductor, inputInductor, mutual }) => isAtMost(mutual * mutual, outputInductor * inputInductor),
      field: 'mutual',
      says: 'The mutual inductance, {mutual}, is above what {outputInductor} and {inputInductor} can have: at most the square root of their product.',
    },
  ],
  examples: [
    {
      inputs: { inductance: 10, outputCapacitor: 100, inputCapacitor: 1000 },
      results: {
        frequency: 5278.57229766,
        feedbackRatio: 0.1,
        gain: 10,
        tankCapacitance: 90.90909090909,
        tankInductance: 10,
      },
      source: 'Python 3.11, complex admittances: where the input current of the tank is real, by bisection',
    },
    {
      inputs: { type: 'clapp', inductance: 10, outputCapacitor: 1000, inputCapacitor: 1000, seriesCapacitor: 50 },
      results: { frequency: 7465.02853332, feedbackRatio: 1, gain: 1, tankCapacitance: 45.4545454545 },
      source: 'Python 3.11, complex impedances: the zero of the reactance around the loop, by bisection',
    },
    {
      inputs: { type: 'clapp', inductance: 10, outputCapacitor: 100, inputCapacitor: 1000, seriesCapacitor: 1000 },
      results: { tankCapacitance: 83.3333333333 },
      cautions: ['owes its stability'],
      source: 'By hand: 1/(1/100 + 2/1000)',
    },
    {
      inputs: { inductance: 10, outputCapacitor: 1000, inputCapacitor: 100 },
      results: { frequency: 5278.57229766, feedbackRatio: 10, gain: 0.1 },
      cautions: ['exchanged'],
      source: 'By hand: the first example with its capacitors exchanged',
    },
    {
      inputs: { type: 'hartley', outputInductor: 20, inputInductor: 5, mutual: 2, capacitor: 200 },
      results: { frequency: 2089.806785, feedbackRatio: 0.318181818182, gain: 3.142857142857, tankInductance: 29 },
      source:
        'Python 3.11, complex impedances of the coupled coils: the zero of the reactance around the loop, by bisection',
    },
    {
      inputs: { type: 'hartley', outputInductor: 20, inputInductor: 5, mutual: 11, capacitor: 200 },
      refused: 'square root of their product',
      source: 'By definition: a coupling of at most 1',
    },
  ],
  notes: [
    'The tank is without losses and the input resistance of the amplifier high: capacitances of the transistor lower the frequency, losses raise the needed gain, so that in practice a few times as much is taken.',
    'For amplifiers that do not invert (common base, emitter follower) the frequency holds, the ratio and the gain do not.',
  ],
  references: [
    { title: 'Sedra, Smith: Microelectronic Circuits, section on LC-tuned oscillators' },
    { title: 'Colpitts oscillator', url: 'https://probsee.com/p/Colpitts_oscillator' },
    { title: 'LC oscillator notes', url: 'https://ecexplain.in/notes/lc-oscillator-notes' },
  ],
});

/** Where the amplifier is: output above, its common terminal at the tap, input below. */
function taps() {
  return [
    wire([0, 4], [-1, 4]),
    joint([-1, 4], 'Output'),
    wire([0, 2], [-1, 2]),
    joint([-1, 2], 'Tap'),
    wire([0, 0], [-1, 0]),
    joint([-1, 0], 'Input'),
  ];
}
