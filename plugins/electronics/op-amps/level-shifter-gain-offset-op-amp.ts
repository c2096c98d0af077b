import { constant, defineCalculator, isAbove, isBelow, isNear, noResult, number, quantity } from '@reckoner/engine';

/**
 * V_out = m·V_in + b by one amplifier and a positive reference. A positive gain enters at the non-inverting input, a
 * negative one at the inverting; the reference enters where its sign is right; resistors to ground set what is left.
 */
export default defineCalculator({
  title: 'Op-amp gain and offset network',
  description:
    'Resistors of a one-op-amp level shifter that turns one range of voltages into another, from two points of it and a reference voltage, with its gain and offset.',
  keywords: ['level shifter', 'signal conditioning', 'y = mx + b', 'single supply', 'adc front end', 'offset circuit'],
  inputs: {
    firstIn: quantity('V', { label: 'First input voltage', symbol: 'V_{i1}', min: -1000, max: 1000 }),
    firstOut: quantity('V', { label: 'Output voltage at the first', symbol: 'V_{o1}', min: -1000, max: 1000 }),
    secondIn: quantity('V', { label: 'Second input voltage', symbol: 'V_{i2}', min: -1000, max: 1000 }),
    secondOut: quantity('V', { label: 'Output voltage at the second', symbol: 'V_{o2}', min: -1000, max: 1000 }),
    reference: quantity('V', { label: 'Reference voltage', symbol: 'V_{ref}', min: 0.001, max: 1000 }),
    feedback: quantity('ohm', { label: 'Feedback resistor', symbol: 'R_f', min: 1, max: 1e9 }),
    chosen: quantity('ohm', {
      label: 'First resistor at the non-inverting input',
      help: 'From the signal, or from the reference where the gain is negative; as large as the feedback resistor where left out.',
      symbol: 'R_1',
      min: 1,
      max: 1e9,
      optional: true,
    }),
  },
  outputs: {
    gain: number({ label: 'Gain', symbol: 'm' }),
    offset: quantity('V', { label: 'Offset', symbol: 'b' }),
    minusSignal: quantity('ohm', { label: 'Signal to inverting input', symbol: 'R_{s-}', optional: true }),
    minusReference: quantity('ohm', { label: 'Reference to inverting input', symbol: 'R_{r-}', optional: true }),
    minusGround: quantity('ohm', { label: 'Inverting input to ground', symbol: 'R_{g-}', optional: true }),
    plusSignal: quantity('ohm', { label: 'Signal to non-inverting input', symbol: 'R_{s+}', optional: true }),
    plusReference: quantity('ohm', { label: 'Reference to non-inverting input', symbol: 'R_{r+}', optional: true }),
    plusGround: quantity('ohm', { label: 'Non-inverting input to ground', symbol: 'R_{g+}', optional: true }),
  },
  formula: ({ firstIn, firstOut, secondIn, secondOut, reference, feedback, chosen }) => {
    const gain = (secondOut - firstOut) / (secondIn - firstIn);
    const size = Math.abs(gain);
    if (size < 1e-6 || size > 1e6)
      throw noResult('The gain is out of reach of one amplifier: it is not within 0.000001 to 1,000,000.');
    const offset = firstOut - gain * firstIn;
    const share = Math.abs(offset) / reference;
    const first = chosen === undefined ? feedback : chosen;
    const wire = 0 * feedback;
    if (isNear(offset, constant(0, 'V'), constant(1e-9, 'V'))) {
      if (gain < 0) return { gain, offset: 0 * offset, minusSignal: feedback / size, plusGround: wire };
      if (isBelow(gain, 1)) {
        return { gain, offset: 0 * offset, plusSignal: first, plusGround: (first * gain) / (1 - gain) };
      }
      return {
        gain,
        offset: 0 * offset,
        minusGround: isAbove(gain, 1) ? feedback / (gain - 1) : undefined,
        plusSignal: wire,
      };
    }
    if (gain > 0 && offset > 0) {
      // The weights of signal and reference at the non-inverting input are as m to b/V_ref.
      const noise = gain + share;
      return {
        gain,
        offset,
        minusGround: isAbove(noise, 1) ? feedback / (noise - 1) : undefined,
        plusSignal: first,
        plusReference: (first * gain) / share,
        plusGround: isBelow(noise, 1) ? (first * gain) / (1 - noise) : undefined,
      };
    }
    if (gain > 0) {
      const noise = 1 + share;
      return {
        gain,
        offset,
        minusReference: feedback / share,
        minusGround: isAbove(gain, noise) ? feedback / (gain - noise) : undefined,
        plusSignal: isBelow(gain, noise) ? first : wire,
        plusGround: isBelow(gain, noise) ? (first * gain) / (noise - gain) : undefined,
      };
    }
    if (offset > 0) {
      const noise = 1 + size;
      return {
        gain,
        offset,
        minusSignal: feedback / size,
        minusGround: isAbove(share, noise) ? feedback / (share - noise) : undefined,
        plusReference: isBelow(share, noise) ? first : wire,
        plusGround: isBelow(share, noise) ? (first * share) / (noise - share) : undefined,
      };
    }
    return { gain, offset, minusSignal: feedback / size, minusReference: feedback / share, plusGround: wire };
  },
  shown: ({ firstIn, firstOut, secondIn, secondOut, gain }) => ({
    gain: (secondOut - firstOut) / (secondIn - firstIn),
    offset: firstOut - gain * firstIn,
    minusSignal: undefined,
    minusReference: undefined,
    minusGround: undefined,
    plusSignal: undefined,
    plusReference: undefined,
    plusGround: undefined,
  }),
  stepwise: [
    'A negative gain takes the signal to the inverting input, through the feedback resistor over its size; a negative offset takes the reference there, through the feedback resistor times the reference over the size of the offset.',
    'A positive gain takes the signal, and a positive offset the reference, to the non-inverting input, in the ratio of gain and offset over reference.',
    'What the inverting side amplifies too little is made up by a resistor from the inverting input to ground, what it amplifies too much by one from the non-inverting input to ground.',
  ],
  figure: {
    kind: 'curve',
    title: 'Output over input',
    x: { of: 'firstIn', label: 'Input' },
    y: { of: 'firstOut', label: 'Output' },
    curve: ({ firstIn, firstOut, secondIn, secondOut, gain, offset }) => ({
      from: Math.min(firstIn, secondIn),
      to: Math.max(firstIn, secondIn),
      lines: [{ y: (x) => gain * x + offset }],
      marks: [
        { x: firstIn, y: firstOut, label: 'First' },
        { x: secondIn, y: secondOut, label: 'Second' },
      ],
    }),
  },
  explanation:
    'The output is {gain} times the input{offset| less {|offset|}|| plus {|offset|}}. With {feedback} from the output to the inverting input the network takes the listed resistors: 0 Ω is a wire, and what is not listed is left open.',
  requires: [
    {
      that: ({ firstIn, secondIn }) => firstIn !== secondIn,
      field: 'secondIn',
      says: 'The second input voltage, {secondIn}, must differ from the first.',
    },
    {
      that: ({ firstOut, secondOut }) => firstOut !== secondOut,
      field: 'secondOut',
      says: 'The second output voltage, {secondOut}, must differ from the first: a gain of 0 needs no signal.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ minusSignal, minusReference, minusGround, plusSignal, plusReference, plusGround }) =>
        [minusSignal, minusReference, minusGround, plusSignal, plusReference, plusGround].some(
          (part) => part !== undefined && part > 0 && (part < constant(100, 'ohm') || part > constant(1e7, 'ohm')),
        ),
      says: 'One of the resistors is below 100 Ω or above 10 MΩ: choose other resistors or another reference, as so low a one loads its source, and so high a one lets bias current and leakage count.',
    },
    {
      level: 'note',
      when: ({ chosen, plusSignal, plusReference }) =>
        chosen !== undefined && plusSignal !== chosen && plusReference !== chosen,
      says: 'The chosen resistor at the non-inverting input has no place in this network and was not used.',
    },
  ],
  examples: [
    {
      inputs: { firstIn: -0.1, firstOut: 1, secondIn: -0.3, secondOut: 5, reference: 5, feedback: 20000 },
      results: { gain: -20, offset: -1, minusSignal: 1000, minusReference: 100000, plusGround: 0 },
      source: 'Mancini, Op Amps for Everyone, case 4: m = -20, b = -1, 1 kΩ with 20 kΩ; node equations',
    },
    {
      inputs: { firstIn: -1, firstOut: 1, secondIn: 1, secondOut: 4, reference: 2.5, feedback: 30000, chosen: 10000 },
      results: { gain: 1.5, offset: 2.5, minusGround: 20000, plusSignal: 10000, plusReference: 15000 },
      source: 'Python 3.11: the output at both points from these resistors by the node equations',
    },
    {
      inputs: { firstIn: -5, firstOut: 0, secondIn: 5, secondOut: 2.5, reference: 2.5, feedback: 10000, chosen: 20000 },
      results: { gain: 0.25, offset: 1.25, plusSignal: 20000, plusReference: 10000, plusGround: 20000 },
      source: 'Python 3.11: the output at both points from these resistors by the node equations',
    },
    {
      inputs: { firstIn: -2.5, firstOut: 0, secondIn: 2.5, secondOut: 2.5, reference: 2.5, feedback: 10000 },
      results: { gain: 0.5, offset: 1.25, plusSignal: 10000, plusReference: 10000 },
      source: 'Python 3.11: the output at both points from these resistors by the node equations',
    },
    {
      inputs: { firstIn: 0, firstOut: 0, secondIn: 1, secondOut: 3, reference: 5, feedback: 20000 },
      results: { gain: 3, offset: 0, minusGround: 10000, plusSignal: 0 },
      source: 'Python 3.11: the output at both points from these resistors by the node equations',
    },
    {
      inputs: { firstIn: 0, firstOut: 0, secondIn: 2, secondOut: 2, reference: 5, feedback: 20000, chosen: 10000 },
      results: { gain: 1, offset: 0, plusSignal: 0 },
      cautions: ['was not used'],
      source: 'By definition: a follower',
    },
    {
      inputs: { firstIn: 0, firstOut: 0, secondIn: 10, secondOut: 2.5, reference: 5, feedback: 10000, chosen: 30000 },
      results: { gain: 0.25, offset: 0, plusSignal: 30000, plusGround: 10000 },
      source: 'Python 3.11: the output at both points from these resistors by the node equations',
    },
    {
      inputs: { firstIn: 0.5, firstOut: 0, secondIn: 1.5, secondOut: 4, reference: 5, feedback: 26000 },
      results: { gain: 4, offset: -2, minusReference: 65000, minusGround: 10000, plusSignal: 0 },
      source: 'Python 3.11: the output at both points from these resistors by the node equations',
    },
    {
      inputs: { firstIn: 2, firstOut: 0.8, secondIn: 3, secondOut: 2.2, reference: 5, feedback: 10000 },
      results: { gain: 1.4, offset: -2, minusReference: 25000, plusSignal: 0 },
      source: 'Python 3.11: the output at both points from these resistors by the node equations',
    },
    {
      inputs: { firstIn: 4, firstOut: 0.8, secondIn: 8, secondOut: 3.6, reference: 5, feedback: 10000, chosen: 10000 },
      results: { gain: 0.7, offset: -2, minusReference: 25000, plusSignal: 10000, plusGround: 10000 },
      source: 'Python 3.11: the output at both points from these resistors by the node equations',
    },
    {
      inputs: { firstIn: -1, firstOut: 3.5, secondIn: 1, secondOut: 1.5, reference: 5, feedback: 10000, chosen: 30000 },
      results: { gain: -1, offset: 2.5, minusSignal: 10000, plusReference: 30000, plusGround: 10000 },
      source: 'Python 3.11: the output at both points from these resistors by the node equations',
    },
    {
      inputs: { firstIn: 1, firstOut: 4, secondIn: 3, secondOut: 2, reference: 2.5, feedback: 10000 },
      results: { gain: -1, offset: 5, minusSignal: 10000, plusReference: 0 },
      source: 'Python 3.11: the output at both points from these resistors by the node equations',
    },
    {
      inputs: { firstIn: 1, firstOut: 4, secondIn: 3, secondOut: 2, reference: 2, feedback: 10000 },
      results: { gain: -1, offset: 5, minusSignal: 10000, minusGround: 20000, plusReference: 0 },
      source: 'Python 3.11: the output at both points from these resistors by the node equations',
    },
    {
      inputs: { firstIn: 1, firstOut: -2, secondIn: 2, secondOut: -4, reference: 2, feedback: 10000 },
      results: { gain: -2, offset: 0, minusSignal: 5000, plusGround: 0 },
      source: 'Python 3.11: the output at both points from these resistors by the node equations',
    },
    {
      inputs: { firstIn: 1, firstOut: 0, secondIn: 1, secondOut: 5, reference: 5, feedback: 10000 },
      refused: 'must differ from the first',
      source: 'By definition',
    },
    {
      inputs: { firstIn: 1, firstOut: 5, secondIn: 2, secondOut: 5, reference: 5, feedback: 10000 },
      refused: 'a gain of 0',
      source: 'By definition',
    },
    {
      inputs: { firstIn: 1, firstOut: 0, secondIn: 1.0000001, secondOut: 5, reference: 5, feedback: 10000 },
      noResult: 'out of reach',
      source: 'By hand: 5/0.0000001',
    },
    {
      inputs: {
        firstIn: 0,
        firstOut: 0.5,
        secondIn: 0.1,
        secondOut: 4.5,
        reference: 2.5,
        feedback: 98000,
        chosen: 100000,
      },
      results: { gain: 40, offset: 0.5, minusGround: 2500, plusSignal: 100000, plusReference: 20000000 },
      cautions: ['above 10 MΩ'],
      source: 'Python 3.11: the output at both points from these resistors by the node equations',
    },
  ],
  notes: [
    'Ideal amplifier, with a supply that holds the output range and the voltages at its inputs. Signal and reference need source resistances far below the resistors at them.',
    'Resistors rounded to preferred values shift gain and offset: they are not compensated for.',
  ],
  references: [
    {
      title: 'Mancini (ed.): Op Amps for Everyone, Texas Instruments, §4.3, simultaneous equations',
      url: 'https://www.yumpu.com/en/document/view/33525409/op-amps-for-everyone-the-repeater-builders-technical-/71',
    },
  ],
});
