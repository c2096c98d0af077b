import { choice, constant, defineCalculator, isAbove, isAtMost, isBelow, number, quantity } from '@reckoner/engine';

/** A series and a parallel RC divide the output by 1 + R₁/R₂ + C₂/C₁ where they shift it by nothing. */
export default defineCalculator({
  title: 'Wien bridge oscillator',
  description:
    'Frequency, gain and feedback resistor that a Wien bridge oscillator needs from its parts, or the resistors for a frequency.',
  keywords: ['sine wave oscillator', 'wein bridge', 'gain of 3', 'rc oscillator', 'audio oscillator'],
  inputs: {
    task: choice(
      { analyze: 'Frequency from the parts', design: 'Equal resistors for a frequency' },
      { label: 'Task', default: 'analyze' },
    ),
    wanted: quantity('Hz', {
      label: 'Wanted frequency',
      symbol: 'f_w',
      above: 0,
      max: 1e9,
      when: { task: 'design' },
    }),
    seriesResistor: quantity('ohm', {
      label: 'Series resistor',
      symbol: 'R_1',
      min: 0.001,
      max: 1e12,
      when: { task: 'analyze' },
    }),
    seriesCapacitor: quantity('F', {
      label: 'Series capacitor',
      help: 'In a design the parallel one has the same value.',
      unit: 'nF',
      symbol: 'C_1',
      min: 1e-6,
      max: 1e9,
    }),
    parallelResistor: quantity('ohm', {
      label: 'Parallel resistor',
      help: 'Equal to the series one where left out.',
      symbol: 'R_2',
      min: 0.001,
      max: 1e12,
      default: ({ seriesResistor }) => seriesResistor,
      when: { task: 'analyze' },
    }),
    parallelCapacitor: quantity('F', {
      label: 'Parallel capacitor',
      help: 'Equal to the series one where left out.',
      unit: 'nF',
      symbol: 'C_2',
      min: 1e-6,
      max: 1e9,
      default: ({ seriesCapacitor }) => seriesCapacitor,
      when: { task: 'analyze' },
    }),
    ground: quantity('ohm', {
      label: 'Gain resistor to ground',
      symbol: 'R_g',
      min: 0.001,
      max: 1e12,
      default: 10000,
    }),
    feedback: quantity('ohm', {
      label: 'Feedback resistor',
      help: 'If there is one already, its gain is compared.',
      symbol: 'R_f',
      min: 0,
      max: 1e12,
      optional: true,
    }),
  },
  outputs: {
    resistor: quantity('ohm', { label: 'Resistors of the bridge, each', symbol: 'R', digits: 5, optional: true }),
    frequency: quantity('Hz', { label: 'Frequency', symbol: 'f' }),
    gain: number({ label: 'Needed gain', symbol: 'A', digits: 5 }),
    neededFeedback: quantity('ohm', { label: 'Feedback resistor for that gain', symbol: 'R_{f,min}', digits: 5 }),
    actualGain: number({ label: 'Gain with the feedback resistor', symbol: 'A_f', digits: 5, optional: true }),
  },
  formula: ({
    task,
    wanted,
    seriesResistor,
    seriesCapacitor,
    parallelResistor,
    parallelCapacitor,
    ground,
    feedback,
  }) => {
    const actualGain = feedback === undefined ? undefined : 1 + feedback / ground;
    if (task === 'design') {
      const resistor = 1 / (2 * Math.PI * wanted * seriesCapacitor);
      return { frequency: wanted, gain: 3, neededFeedback: 2 * ground, resistor, actualGain };
    }
    const excess = seriesResistor / parallelResistor + parallelCapacitor / seriesCapacitor;
    const frequency =
      1 / (2 * Math.PI * Math.sqrt(seriesResistor * parallelResistor * seriesCapacitor * parallelCapacitor));
    return { frequency, gain: 1 + excess, neededFeedback: excess * ground, resistor: undefined, actualGain };
  },
  figure: {
    kind: 'curve',
    title: 'What the bridge returns of the output',
    x: { of: 'frequency', label: 'Frequency', log: true },
    y: { label: 'Share of the output' },
    curve: ({ frequency, gain, resistor, seriesResistor, seriesCapacitor, parallelResistor, parallelCapacitor }) => {
      const slant =
        resistor === undefined
          ? Math.sqrt((seriesResistor * parallelCapacitor) / (parallelResistor * seriesCapacitor))
          : 1;
      // The reactive part of the divider at its frequency is √(R₁C₂/(R₂C₁)) + … of (f/f₀ - f₀/f): ω₀R₁C₂ of both.
      const share = (at: number) => 1 / Math.sqrt(gain ** 2 + (slant * (at / frequency - frequency / at)) ** 2);
      return {
        from: frequency / 100,
        to: 100 * frequency,
        lines: [{ y: share }],
        marks: [{ x: frequency, y: 1 / gain, label: 'f' }],
      };
    },
  },
  explanation:
    '{resistor?For|The bridge is tuned to} {frequency}{resistor?, both resistors of the bridge are {resistor}|}. Oscillation is sustained at a gain of {gain}: a feedback resistor of {neededFeedback} with {ground} to ground. To start it takes a little more.',
  cautions: [
    {
      level: 'caution',
      when: ({ resistor }) =>
        resistor !== undefined && (isBelow(resistor, constant(100, 'ohm')) || isAbove(resistor, constant(1e7, 'ohm'))),
      says: 'Resistors of {resistor} are out of the range of 100 Ω to 10 MΩ in which an op-amp drives them and bias current and strays do not count: take another capacitor.',
    },
    {
      level: 'caution',
      when: ({ feedback, neededFeedback }) => feedback !== undefined && isAtMost(feedback, neededFeedback),
      says: 'The feedback resistor leaves no spare gain: {actualGain}, where more than {gain} is needed to start. Take more than {neededFeedback}.',
    },
    {
      level: 'note',
      when: ({ feedback, neededFeedback }) => feedback !== undefined && isAbove(feedback, neededFeedback),
      says: 'The feedback resistor gives more gain than is needed, so that the oscillation grows until something limits it: a lamp or diodes, or else the output clips.',
    },
  ],
  examples: [
    {
      inputs: { seriesResistor: 1492, seriesCapacitor: 100 },
      results: { frequency: '1066.7', gain: 3, neededFeedback: 20000 },
      source: 'J. Loomis, ECE 201L laboratory 10: 1.492 kΩ and 0.1 µF give 1066.7 Hz; Rf/Rs of two',
    },
    {
      inputs: {
        seriesResistor: 10000,
        seriesCapacitor: 10,
        parallelResistor: 20000,
        parallelCapacitor: 22,
        feedback: 40000,
      },
      results: { frequency: 758.7414207, gain: 3.7, neededFeedback: 27000, actualGain: 5 },
      cautions: ['more gain than is needed'],
      source: 'Python 3.11: the frequency at which the complex divider is real, by bisection; its inverse',
    },
    {
      inputs: { task: 'design', wanted: 1000, seriesCapacitor: 10, ground: 4700, feedback: 9400 },
      results: { frequency: 1000, gain: 3, neededFeedback: 9400, resistor: 15915.494309, actualGain: 3 },
      cautions: ['no spare gain'],
      source: 'Python 3.11: 1/(2π × 1000 × 10e-9); 2 × 4700',
    },
    {
      inputs: { task: 'design', wanted: '10 MHz', seriesCapacitor: 10 },
      results: { resistor: 1.591549431 },
      cautions: ['another capacitor'],
      source: 'By hand: 1/(2π × 10⁷ × 10⁻⁸)',
    },
  ],
  notes: ['The amplifier is ideal: its bandwidth should be far above the frequency.'],
  references: [
    {
      title: 'J. Loomis: Wien bridge oscillator, ECE 201L laboratory 10, University of Dayton',
      url: 'http://www.johnloomis.org/ece201L/lab10/wien_bridge/wien_bridge.html',
    },
    { title: 'Horowitz, Hill: The Art of Electronics, 3rd ed., ch. 7', isbn: '978-0-521-80926-9' },
  ],
});
