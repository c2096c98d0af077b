import { defineCalculator, percent, quantity, roundTo } from '@reckoner/engine';

/** Ideal step-down converter in continuous conduction: D = V_o/V_i, L = V_o(1 - D)/(f ΔI), C = ΔI/(8 f ΔV). */
export default defineCalculator({
  title: 'Buck converter',
  description:
    'Duty cycle, inductor, output capacitor and currents of a step-down converter from voltages, load and ripple.',
  keywords: ['step down converter', 'switching regulator', 'inductor selection', 'SMPS', 'dc-dc'],
  inputs: {
    input: quantity('V', { label: 'Input voltage', symbol: 'V_i', above: 0, max: 10000 }),
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
      label: 'Inductor ripple in percent of the load',
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
      default: 20,
    }),
  },
  outputs: {
    inductor: quantity('H', { label: 'Inductor', unit: 'µH', symbol: 'L', places: 2 }),
    capacitor: quantity('F', { label: 'Least output capacitor', unit: 'µF', symbol: 'C', places: 2 }),
    duty: percent({ label: 'Duty cycle', symbol: 'D', places: 1 }),
    peak: quantity('A', { label: 'Peak current', symbol: 'I_p', places: 3 }),
    switchRms: quantity('A', { label: 'RMS current of the switch', symbol: 'I_Q', places: 3 }),
  },
  formula: ({ input, output, load, frequency, ripple, outputRipple }) => {
    const duty = output / input;
    const swing = ripple * load;
    return {
      inductor: (output * (1 - duty)) / (frequency * swing),
      capacitor: swing / (8 * frequency * outputRipple),
      duty,
      peak: load + swing / 2,
      switchRms: Math.sqrt(duty * (load ** 2 + swing ** 2 / 12)),
    };
  },
  explanation: 'At a duty cycle of {duty} use {inductor} and at least {capacitor}; the current peaks at {peak}.',
  cautions: [
    {
      level: 'caution',
      when: ({ duty }) => roundTo(100 * duty, 1) < 5,
      says: 'At a duty cycle of {duty} the switch is on too briefly for many controllers: check their least on-time.',
    },
  ],
  requires: [
    {
      that: ({ input, output }) => output < input,
      field: 'output',
      says: 'A buck converter only steps down: the output, {output}, must be below the input, {input}.',
    },
  ],
  examples: [
    {
      inputs: { input: 12, output: 5, load: 2, frequency: 500 },
      results: { duty: 41.6666666667, inductor: 9.72222222222, capacitor: 7.5, peak: 2.3, switchRms: 1.2958266345 },
      source: 'Python 3.11: 5 × (1 - 5/12)/(500e3 × 0.6); 0.6/(8 × 500e3 × 0.02); √(D(4 + 0.36/12))',
    },
    {
      inputs: { input: 24, output: 12, load: 1, frequency: 100, ripple: 50, outputRipple: 50 },
      results: { duty: 50, inductor: 120, capacitor: 12.5, peak: 1.25 },
      source: 'By hand: 12 × 0.5/(100e3 × 0.5); 0.5/(8 × 100e3 × 0.05)',
    },
    { inputs: { input: 5, output: 12, load: 1, frequency: 100 }, refused: 'only steps down', source: 'By definition' },
    {
      inputs: { input: 100, output: 4, load: 1, frequency: 100 },
      results: { duty: 4, inductor: 128 },
      cautions: ['least on-time'],
      source: 'By hand: 4/100; 4 × 0.96/(100e3 × 0.3)',
    },
  ],
  notes: ['Ideal switches; the capacitor’s series resistance adds to the ripple and usually decides.'],
  references: [
    { title: 'Erickson, Maksimović: Fundamentals of Power Electronics, 3rd ed., ch. 2', isbn: '978-3-030-43879-1' },
  ],
});
