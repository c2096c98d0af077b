import { defineCalculator, percent, quantity, roundTo } from '@reckoner/engine';

/** Ideal step-up converter in continuous conduction: D = 1 - V_i/V_o, L = V_i D/(f ΔI), C = I_o D/(f ΔV). */
export default defineCalculator({
  title: 'Boost converter',
  description:
    'Duty cycle, inductor, output capacitor and currents of a step-up converter from voltages, load and ripple.',
  keywords: ['step up converter', 'switching regulator', 'inductor selection', 'SMPS', 'dc-dc'],
  inputs: {
    input: quantity('V', { label: 'Input voltage', symbol: 'V_i', min: 0.01, max: 10000 }),
    output: quantity('V', { label: 'Output voltage', symbol: 'V_o', above: 0, max: 10000 }),
    load: quantity('A', { label: 'Output current', symbol: 'I_o', above: 0, max: 10000 }),
    frequency: quantity('Hz', {
      usual: [5, 10000],
      label: 'Switching frequency',
      unit: 'kHz',
      symbol: 'f',
      min: 0.1,
      max: 100000,
    }),
    ripple: percent({
      usual: [10, 100],
      label: 'Inductor ripple in percent of its current',
      symbol: 'r',
      min: 1,
      max: 200,
      default: 30,
    }),
    outputRipple: quantity('V', {
      usual: [1, 1000],
      label: 'Output ripple',
      unit: 'mV',
      symbol: '\\Delta V',
      min: 0.001,
      max: 1e6,
      default: 50,
    }),
  },
  outputs: {
    inductor: quantity('H', { label: 'Inductor', unit: 'µH', symbol: 'L', places: 2 }),
    capacitor: quantity('F', { label: 'Least output capacitor', unit: 'µF', symbol: 'C', places: 2 }),
    duty: percent({ label: 'Duty cycle', symbol: 'D', places: 1 }),
    inputCurrent: quantity('A', { label: 'Mean inductor current', symbol: 'I_L', places: 3 }),
    peak: quantity('A', { label: 'Peak current of switch and diode', symbol: 'I_p', places: 3 }),
  },
  formula: ({ input, output, load, frequency, ripple, outputRipple }) => {
    const duty = 1 - input / output;
    const inputCurrent = load / (1 - duty);
    const swing = ripple * inputCurrent;
    return {
      inductor: (input * duty) / (frequency * swing),
      capacitor: (load * duty) / (frequency * outputRipple),
      duty,
      inputCurrent,
      peak: inputCurrent + swing / 2,
    };
  },
  explanation: 'At a duty cycle of {duty} use {inductor} and at least {capacitor}; the current peaks at {peak}.',
  cautions: [
    {
      level: 'caution',
      when: ({ duty }) => roundTo(100 * duty, 1) > 85,
      says: 'At a duty cycle of {duty} losses decide: a real converter hardly reaches this output. Use a transformer or two stages.',
    },
  ],
  requires: [
    {
      that: ({ input, output }) => output > input,
      field: 'output',
      says: 'A boost converter only steps up: the output, {output}, must be above the input, {input}.',
    },
  ],
  examples: [
    {
      inputs: { input: 5, output: 12, load: 0.5, frequency: 500 },
      results: {
        duty: 58.3333333333,
        inputCurrent: 1.2,
        inductor: 16.2037037037,
        capacitor: 11.6666666667,
        peak: 1.38,
      },
      source: 'Python 3.11: 5 × D/(500e3 × 0.36); 0.5 × D/(500e3 × 0.05)',
    },
    {
      inputs: { input: 12, output: 24, load: 1, frequency: 100, ripple: 40, outputRipple: 100 },
      results: { duty: 50, inputCurrent: 2, inductor: 75, capacitor: 50, peak: 2.4 },
      source: 'By hand: 12 × 0.5/(100e3 × 0.8); 0.5/(100e3 × 0.1)',
    },
    { inputs: { input: 12, output: 5, load: 1, frequency: 100 }, refused: 'only steps up', source: 'By definition' },
    {
      inputs: { input: 3, output: 30, load: 0.1, frequency: 100 },
      results: { duty: 90, inputCurrent: 1 },
      cautions: ['losses decide'],
      source: 'By hand: 1 - 3/30; 0.1/0.1',
    },
  ],
  notes: [
    'Ideal switches: losses raise the duty cycle and the input current. The switch and diode block the output voltage.',
  ],
  references: [
    { title: 'Erickson, Maksimović: Fundamentals of Power Electronics, 3rd ed., ch. 2', isbn: '978-3-030-43879-1' },
  ],
});
