import { choice, defineCalculator, noResult, number, quantity, sumOfProducts } from '@reckoner/engine';

/** Second-order low-pass with one ideal amplifier of gain K; C₁ feeds back from the output, C₂ goes to ground. */
export default defineCalculator({
  title: 'Sallen-Key low-pass filter',
  description:
    'Corner frequency and Q of a Sallen-Key low-pass from its parts, or the resistors of a unity-gain one for them.',
  keywords: ['active filter', 'second order', 'butterworth', 'vcvs', 'quality factor'],
  inputs: {
    task: choice(
      { analyze: 'Frequency and Q from the parts', design: 'Resistors for a frequency and Q' },
      {
        label: 'Task',
        default: 'analyze',
      },
    ),
    feedbackCapacitor: quantity('F', {
      label: 'Feedback capacitor',
      unit: 'nF',
      symbol: 'C_1',
      above: 0,
      max: 1e9,
      usual: [0.01, 10_000],
    }),
    groundCapacitor: quantity('F', {
      label: 'Capacitor to ground',
      unit: 'nF',
      symbol: 'C_2',
      above: 0,
      max: 1e9,
      usual: [0.01, 10_000],
    }),
    first: quantity('ohm', {
      label: 'First resistor',
      symbol: 'R_1',
      above: 0,
      max: 1e12,
      usual: [100, 10_000_000],
      when: { task: 'analyze' },
    }),
    second: quantity('ohm', {
      label: 'Second resistor',
      symbol: 'R_2',
      above: 0,
      max: 1e12,
      usual: [100, 10_000_000],
      when: { task: 'analyze' },
    }),
    gain: number({ label: 'Amplifier gain', symbol: 'K', min: 1, max: 100, default: 1, when: { task: 'analyze' } }),
    wantedFrequency: quantity('Hz', {
      label: 'Wanted corner frequency',
      symbol: 'f_0',
      above: 0,
      max: 1e9,
      usual: [0.1, 1_000_000],
      when: { task: 'design' },
    }),
    wantedQ: number({
      label: 'Wanted Q',
      help: '0.7071 for Butterworth, 0.5773 for Bessel.',
      symbol: 'Q',
      min: 0.1,
      max: 50,
      default: Math.SQRT1_2,
      when: { task: 'design' },
    }),
  },
  outputs: {
    frequency: quantity('Hz', { label: 'Corner frequency', symbol: 'f_0' }),
    q: number({ label: 'Quality factor', symbol: 'Q', places: 4 }),
    cutoff: quantity('Hz', { label: 'Frequency at -3 dB', symbol: 'f_c' }),
    resistor1: quantity('ohm', { label: 'R₁', symbol: 'R_1' }),
    resistor2: quantity('ohm', { label: 'R₂', symbol: 'R_2' }),
  },
  formula: ({ task, feedbackCapacitor, groundCapacitor, first, second, gain, wantedFrequency, wantedQ }) => {
    if (task === 'design') {
      const angular = 2 * Math.PI * wantedFrequency;
      const discriminant = 1 - (4 * wantedQ ** 2 * groundCapacitor) / feedbackCapacitor;
      if (discriminant < 0) throw noResult('The feedback capacitor must be at least 4Q² times the one to ground.');
      const middle = 1 / (2 * angular * wantedQ * groundCapacitor);
      const resistor1 = middle * (1 + Math.sqrt(discriminant));
      return {
        frequency: wantedFrequency,
        q: wantedQ,
        cutoff: halfPowerFrequency(wantedFrequency, wantedQ),
        resistor1,
        resistor2: 1 / (angular ** 2 * feedbackCapacitor * groundCapacitor * resistor1),
      };
    }
    const product = Math.sqrt(first * second * feedbackCapacitor * groundCapacitor);
    const damping = sumOfProducts(
      [groundCapacitor, first],
      [groundCapacitor, second],
      [first, feedbackCapacitor],
      [-1, first, feedbackCapacitor, gain],
    );
    if (damping <= 0) throw noResult('The circuit oscillates: lower the amplifier gain.');
    const frequency = 1 / (2 * Math.PI * product);
    const q = product / damping;
    return { frequency, q, cutoff: halfPowerFrequency(frequency, q), resistor1: first, resistor2: second };
  },
  figure: {
    kind: 'curve',
    title: 'Frequency response',
    x: { of: 'frequency', label: 'Frequency', log: true },
    y: { label: 'Gain over that at zero', unit: 'dB' },
    curve: ({ frequency, q, cutoff }) => {
      const response = (at: number) => {
        const square = (at / frequency) ** 2;
        return -10 * Math.log10((1 - square) ** 2 + square / q ** 2);
      };
      return {
        from: frequency / 100,
        to: 100 * frequency,
        lines: [{ y: response }],
        marks: [{ x: cutoff, y: response(cutoff), label: '-3 dB' }],
      };
    },
  },
  explanation: 'With {resistor1} and {resistor2} the filter has its corner at {frequency} with a Q of {q}.',
  examples: [
    {
      inputs: { feedbackCapacitor: 40, groundCapacitor: 10, first: '10 kΩ', second: '10 kΩ' },
      results: { frequency: 795.7747155, q: 1, cutoff: 1012.241075, resistor1: 10000, resistor2: 10000 },
      source: 'NumPy: poles of the transfer function; SciPy brentq for the -3 dB point',
    },
    {
      inputs: { feedbackCapacitor: 10, groundCapacitor: 10, first: '10 kΩ', second: '12 kΩ', gain: 1.6 },
      results: { frequency: 1452.87920783, q: 0.684653196881, cutoff: 1405.28279057 },
      source: 'NumPy: poles of the transfer function; SciPy brentq for the -3 dB point',
    },
    {
      inputs: { task: 'design', feedbackCapacitor: 100, groundCapacitor: 22, wantedFrequency: 1000, wantedQ: 0.8 },
      results: { resistor1: 7509.71000952, resistor2: 1533.18448433 },
      source: 'NumPy: roots of R² - R/(ωQC₂) + 1/(ω²C₁C₂)',
    },
    {
      inputs: { feedbackCapacitor: 1, groundCapacitor: 10_000, first: 1_000_000, second: 1_000_000 },
      results: { frequency: 1.591549430919, q: 0.005, cutoff: 0.00795794610325 },
      source: 'mpmath with 50 digits: the -3 dB point of the transfer function',
    },
    {
      inputs: { task: 'design', feedbackCapacitor: 10, groundCapacitor: 10, wantedFrequency: 1000 },
      noResult: 'at least 4Q² times',
      source: 'By hand: 4Q² = 2 > 1',
    },
    {
      inputs: { feedbackCapacitor: 10, groundCapacitor: 10, first: 10000, second: 10000, gain: 3.5 },
      noResult: 'oscillates',
      source: 'By hand: equal parts need K < 3',
    },
  ],
  notes: ['Assumes an ideal amplifier; its bandwidth should be at least 100 times K·Q·f₀.'],
  references: [
    {
      title:
        'Sallen, Key: A practical method of designing RC active filters, IRE Trans. Circuit Theory CT-2 (1955) 74–85',
      doi: '10.1109/TCT.1955.6500159',
    },
  ],
});

/** Where a second-order low-pass has fallen to 1/√2 of its gain at zero frequency. */
function halfPowerFrequency(frequency: number, q: number) {
  const bend = 1 - 1 / (2 * q ** 2);
  const root = Math.sqrt(bend ** 2 + 1);
  // Of a strongly damped filter both nearly cancel.
  return frequency * Math.sqrt(bend > 0 ? bend + root : 1 / (root - bend));
}
