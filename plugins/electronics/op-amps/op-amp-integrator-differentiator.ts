import { choice, constant, defineCalculator, isAbove, isBelow, isNear, number, quantity } from '@reckoner/engine';

/** -1/(RC)·∫V dt and -RC·dV/dt of an ideal amplifier; the damping resistor ends the range in which they hold. */
export default defineCalculator({
  title: 'Op-amp integrator and differentiator',
  description:
    'Output of an op-amp integrator for a constant input or of a differentiator for a steady slope, with unity-gain frequency, gain at a frequency and the useful frequency limit.',
  keywords: ['miller integrator', 'lossy integrator', 'practical differentiator', 'ramp generator', 'op-amp'],
  inputs: {
    circuit: choice(
      { integrator: 'Integrator', differentiator: 'Differentiator' },
      { label: 'Circuit', default: 'integrator' },
    ),
    resistor: quantity('ohm', {
      label: 'Resistor',
      help: 'At the input of an integrator, in the feedback of a differentiator.',
      symbol: 'R',
      min: 0.001,
      max: 1e12,
    }),
    capacitor: quantity('F', { label: 'Capacitor', unit: 'nF', symbol: 'C', min: 1e-6, max: 1e9 }),
    voltage: quantity('V', {
      label: 'Constant input voltage',
      symbol: 'V_{in}',
      min: -1000,
      max: 1000,
      when: { circuit: 'integrator' },
    }),
    time: quantity('s', {
      label: 'Time',
      unit: 'ms',
      symbol: 't',
      min: 0,
      max: 1e9,
      when: { circuit: 'integrator' },
    }),
    initial: quantity('V', {
      label: 'Output at the beginning',
      symbol: 'V_0',
      min: -1000,
      max: 1000,
      default: 0,
      when: { circuit: 'integrator' },
    }),
    slope: quantity('V/s', {
      label: 'Slope of the input',
      unit: 'V/ms',
      symbol: 's',
      min: -1e9,
      max: 1e9,
      when: { circuit: 'differentiator' },
    }),
    damping: quantity('ohm', {
      label: 'Damping resistor',
      help: 'Beside the capacitor of an integrator, in series with that of a differentiator.',
      symbol: 'R_d',
      min: 0.001,
      max: 1e12,
      optional: true,
    }),
    frequency: quantity('Hz', {
      label: 'Frequency of a sine wave',
      symbol: 'f',
      min: 1e-9,
      max: 1e12,
      optional: true,
    }),
  },
  outputs: {
    output: quantity('V', { label: 'Output voltage', symbol: 'V_{out}' }),
    unity: quantity('Hz', { label: 'Unity-gain frequency without damping', symbol: 'f_0' }),
    corner: quantity('Hz', { label: 'Corner by the damping resistor', symbol: 'f_c', optional: true }),
    integratesAbove: quantity('Hz', { label: 'Integrates well from', symbol: 'f_{low}', optional: true }),
    differentiatesBelow: quantity('Hz', { label: 'Differentiates well up to', symbol: 'f_{high}', optional: true }),
    gain: number({ label: 'Size of the gain at the frequency', symbol: 'A', digits: 5, optional: true }),
  },
  formula: ({ circuit, resistor, capacitor, voltage, time, initial, slope, damping, frequency }) => {
    const unity = 1 / (2 * Math.PI * resistor * capacitor);
    const corner = damping === undefined ? undefined : 1 / (2 * Math.PI * damping * capacitor);
    if (circuit === 'differentiator') {
      return {
        output: -resistor * capacitor * slope,
        unity,
        corner,
        differentiatesBelow: corner === undefined ? undefined : corner / 10,
        gain:
          frequency === undefined
            ? undefined
            : corner === undefined
              ? frequency / unity
              : frequency / unity / Math.sqrt(1 + (frequency / corner) ** 2),
      };
    }
    const ramp = (voltage * time) / (resistor * capacitor);
    return {
      output:
        damping === undefined
          ? isNear(initial, ramp, 1e-12 * Math.abs(initial))
            ? 0 * initial
            : initial - ramp
          : initial * Math.exp(-time / (damping * capacitor)) +
            ((voltage * damping) / resistor) * Math.expm1(-time / (damping * capacitor)),
      unity,
      corner,
      integratesAbove: corner === undefined ? undefined : 10 * corner,
      gain:
        frequency === undefined
          ? undefined
          : corner === undefined
            ? unity / frequency
            : unity / Math.sqrt(frequency ** 2 + corner ** 2),
    };
  },
  figure: {
    kind: 'curve',
    title: 'Gain over frequency',
    x: { of: 'unity', label: 'Frequency', log: true },
    y: { label: 'Gain', unit: 'dB' },
    curve: ({ circuit, unity, corner, frequency }) => {
      const ideal = (at: number) => (circuit === 'integrator' ? unity / at : at / unity);
      const damped = (at: number) => {
        if (corner === undefined) return ideal(at);
        return circuit === 'integrator'
          ? unity / Math.sqrt(at ** 2 + corner ** 2)
          : ideal(at) / Math.sqrt(1 + (at / corner) ** 2);
      };
      const all = [unity, corner ?? unity, frequency ?? unity];
      const decibels = (gain: number) => 20 * Math.log10(gain);
      return {
        from: Math.min(...all) / 30,
        to: Math.max(...all) * 30,
        lines: [
          { label: 'Circuit', y: (at) => decibels(damped(at)) },
          ...(corner === undefined
            ? []
            : [{ label: 'Without damping', y: (at: number) => decibels(ideal(at)), dashed: true }]),
        ],
        marks: frequency === undefined ? [] : [{ x: frequency, y: decibels(damped(frequency)), label: 'f' }],
      };
    },
  },
  explanation:
    '{time?After {time} the output is|The output settles at} {output}{gain?; a sine wave of {frequency} comes out {gain} times as large|}.{integratesAbove? The circuit integrates well from {integratesAbove}, ten times its corner, up to about a tenth of the gain-bandwidth product of its amplifier.|}{differentiatesBelow? The circuit differentiates well up to {differentiatesBelow}, a tenth of its corner, if its amplifier is fast enough.|}',
  cautions: [
    {
      level: 'caution',
      when: ({ output }) => isAbove(Math.abs(output), constant(20, 'V')),
      says: 'That is more than the usual op-amp gives, whose supply is ±15 V or less: its output stays near the supply, and only one for high voltages reaches {output}.',
    },
    {
      level: 'note',
      when: ({ circuit, damping }) => circuit === 'integrator' && damping === undefined,
      says: 'Without a resistor beside the capacitor, or a reset, offset voltage and bias current drive the output into saturation in time.',
    },
    {
      level: 'note',
      when: ({ circuit, damping }) => circuit === 'differentiator' && damping === undefined,
      says: 'Without a resistor in series with the capacitor a differentiator amplifies noise and tends to oscillate.',
    },
    {
      level: 'caution',
      when: ({ frequency, integratesAbove }) =>
        frequency !== undefined && integratesAbove !== undefined && isBelow(frequency, integratesAbove),
      says: 'The sine wave is below ten times the corner: the circuit does not integrate it well, with errors of about 0.5% of gain and 6° of phase or more.',
    },
    {
      level: 'caution',
      when: ({ frequency, differentiatesBelow }) =>
        frequency !== undefined && differentiatesBelow !== undefined && isAbove(frequency, differentiatesBelow),
      says: 'The sine wave is above a tenth of the corner: the circuit does not differentiate it well, with errors of about 0.5% of gain and 6° of phase or more.',
    },
  ],
  examples: [
    {
      inputs: { resistor: 10000, capacitor: 100, voltage: 2, time: 3, initial: 1, frequency: 318.309886184 },
      results: { output: -5, unity: '159.1549431', gain: 0.5 },
      cautions: ['saturation in time'],
      source: 'By hand: 1 - 2 × 3 ms/1 ms; 1/(2π ms); half at twice that frequency',
    },
    {
      inputs: {
        resistor: 10000,
        capacitor: 100,
        voltage: 2,
        time: 3,
        initial: 1,
        damping: 100000,
        frequency: 100,
      },
      results: {
        output: -4.4428173657,
        unity: '159.1549431',
        corner: '15.91549431',
        integratesAbove: '159.1549431',
        gain: 1.571767255,
      },
      cautions: ['does not integrate it well'],
      source: 'Python 3.11: C dV/dt = -V_in/R - V/R_d by Runge-Kutta steps; complex impedances',
    },
    {
      inputs: { circuit: 'differentiator', resistor: 10000, capacitor: 100, slope: -3, frequency: 318.309886184 },
      results: { output: 3, gain: 2 },
      cautions: ['tends to oscillate'],
      source: 'By hand: 1 ms × 3 V/ms; twice at twice the unity-gain frequency',
    },
    {
      inputs: { circuit: 'differentiator', resistor: 10000, capacitor: 100, slope: 3, damping: 1000, frequency: 500 },
      results: { output: -3, corner: '1591.549431', differentiatesBelow: '159.1549431', gain: 2.997168036 },
      cautions: ['does not differentiate it well'],
      source: 'Python 3.11: complex impedances; by hand: 1/(2π × 0.1 ms), a tenth of it',
    },
    {
      inputs: { resistor: 10000, capacitor: 100, voltage: 0.1, time: 3, initial: 0.3 },
      results: { output: 0 },
      cautions: ['saturation in time'],
      source: 'By hand: 0.3 - 0.1 × 3 ms/1 ms',
    },
    {
      inputs: { resistor: '1 MΩ', capacitor: '1 µF', voltage: -1, time: '5 s' },
      results: { output: 5 },
      cautions: ['saturation in time'],
      source: 'By hand: 1 V × 5 s/1 s',
    },
    {
      inputs: { circuit: 'differentiator', resistor: 10000, capacitor: 10, slope: 0, damping: 100 },
      results: { output: 0, differentiatesBelow: 15915.49431 },
      source: 'By hand: no slope; 1/(20π × 1 µs)',
    },
    {
      inputs: { resistor: 1000, capacitor: 1, voltage: 5, time: 1000 },
      results: { output: -5000000 },
      cautions: ['near the supply', 'saturation in time'],
      source: 'By hand: 5 V × 1 s/1 µs',
    },
  ],
  notes: [
    'Ideal amplifier within its supply: its gain-bandwidth product and slew rate set an upper limit to both circuits. The corner of a differentiator should be below √(GBW × f₀), where the gain of the amplifier falls to that of the network.',
    'With the damping resistor a differentiator needs some five times of R_d C before its output has settled.',
  ],
  references: [
    {
      title: 'Fiore: Operational Amplifiers and Linear Integrated Circuits, ch. 10, Integrators and differentiators',
      url: 'https://eng.libretexts.org/Under_Construction/Map%3A_Operational_Amplifiers_and_linear_Integrated_Circuits_(Fiore)/10%3A_Integrators_and_Differentiators',
    },
  ],
});
