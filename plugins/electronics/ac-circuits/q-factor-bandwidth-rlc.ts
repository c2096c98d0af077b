import { choice, defineEquations, isBelow, number, quantity } from '@reckoner/engine';
import { capacitor, coil, resistor } from './shared/fields.js';

const hertz = { min: 1e-12, max: 1e18 } as const;

/** Q = f₀/(f₂ - f₁), f₀ = √(f₁f₂); Q = √(L/C)/R in series and its reciprocal in parallel. */
export default defineEquations({
  title: 'Q factor and bandwidth',
  description:
    'Q, bandwidth, resonant and half-power frequencies of a series or parallel RLC circuit, from its parts or from what was measured, or the parts for them.',
  keywords: [
    'quality factor',
    'rlc bandwidth',
    'half-power frequencies',
    '3 dB bandwidth',
    'selectivity',
    'loaded q',
    'cutoff frequencies of a resonant circuit',
  ],
  variables: {
    circuit: choice({ series: 'Series RLC', parallel: 'Parallel RLC' }, { label: 'Circuit', default: 'series' }),
    resonance: quantity('Hz', { label: 'Resonant frequency', symbol: 'f_0', ...hertz, usual: [0.01, 1e12], digits: 8 }),
    quality: number({ label: 'Q factor', symbol: 'Q', min: 1e-6, max: 1e9, usual: [0.1, 1e7] }),
    bandwidth: quantity('Hz', { label: 'Bandwidth', symbol: 'B', ...hertz }),
    lower: quantity('Hz', { label: 'Lower half-power frequency', symbol: 'f_1', ...hertz, digits: 8 }),
    upper: quantity('Hz', { label: 'Upper half-power frequency', symbol: 'f_2', ...hertz, digits: 8 }),
    resistance: quantity('ohm', {
      label: 'Resistance',
      help: 'In series that of coil, capacitor, source and load together, in parallel that of load, source and losses side by side.',
      symbol: 'R',
      ...resistor,
      optional: true,
    }),
    inductance: quantity('H', { label: 'Inductance', ...coil, optional: true }),
    capacitance: quantity('F', { label: 'Capacitance', ...capacitor, optional: true }),
  },
  equations: ({ circuit, resonance, quality, bandwidth, lower, upper, resistance, inductance, capacitance }) => [
    [quality, resonance / bandwidth],
    [bandwidth, upper - lower],
    [resonance, Math.sqrt(lower * upper)],
    [resonance, 1 / (2 * Math.PI * Math.sqrt(inductance * capacitance))],
    [
      quality,
      circuit === 'series'
        ? (2 * Math.PI * resonance * inductance) / resistance
        : resistance / (2 * Math.PI * resonance * inductance),
    ],
  ],
  figure: {
    kind: 'curve',
    title: 'Response over frequency',
    x: { of: 'resonance', label: 'Frequency' },
    y: { label: 'Part of the largest' },
    curve: ({ resonance, quality, bandwidth, lower, upper }) => {
      const size = (at: number) => 1 / Math.hypot(1, quality * (at / resonance - resonance / at));
      return {
        from: Math.max(lower / 10, resonance - 3 * bandwidth),
        to: resonance + 3 * bandwidth,
        lines: [{ y: size }],
        marks: [
          { x: lower, y: Math.SQRT1_2, label: 'f₁' },
          { x: resonance, y: 1, label: 'f₀' },
          { x: upper, y: Math.SQRT1_2, label: 'f₂' },
        ],
      };
    },
  },
  explanation: ({ circuit, resistance, quality }) => {
    const what =
      resistance === undefined
        ? 'The circuit'
        : `The ${circuit} circuit of {resistance}, {inductance} and {capacitance}`;
    // Beyond that both half-power frequencies would read alike.
    const between = quality > 1e6 ? 'half of it to each side' : 'from {lower} to {upper}';
    return `${what} resonates at {resonance} with a Q of {quality}: the bandwidth between the half-power frequencies is {bandwidth}, ${between}.`;
  },
  requires: [
    {
      that: ({ lower, upper }, given) => !given.lower || !given.upper || lower < upper,
      field: 'lower',
      says: 'The lower half-power frequency, {lower}, must be below the upper one, {upper}.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ quality }) => isBelow(quality, 0.5),
      says: 'With a Q below 0.5 the circuit is overdamped and does not ring. Make sure that the resistance is where the circuit has it: a low one of a winding is in series with the coil, a high one of a load in parallel.',
    },
  ],
  examples: [
    {
      inputs: { resistance: 540, inductance: 600, capacitance: 0.00008 },
      results: {
        resonance: 22972.03730924,
        quality: 160.3750747749,
        bandwidth: 143.2394487827,
        lower: 22900.52922868,
        upper: 23043.76867746,
      },
      source:
        'Printed example of 540 Ω, 600 mH and 80 pF: 22.97 kHz, 160.4, 22.90 and 23.04 kHz; mpmath: half of the power by a root finder',
    },
    {
      inputs: { circuit: 'parallel', resistance: 10000, inductance: 0.1, capacitance: 0.0001 },
      results: {
        resonance: 1591549.430919,
        quality: 10,
        bandwidth: 159154.9430919,
        lower: 1513960.154315,
        upper: 1673115.097407,
      },
      source: 'mpmath with complex admittances: half of the power by a root finder',
    },
    {
      inputs: { circuit: 'parallel', resistance: 50, inductance: 10, capacitance: 10 },
      results: { resonance: 503.2921210449, quality: 1.581138830084, lower: 368.7022866743, upper: 687.0121728581 },
      source: 'mpmath with complex admittances: half of the power by a root finder',
    },
    {
      inputs: { resonance: 4000, bandwidth: 400, resistance: 10 },
      results: {
        quality: 10,
        inductance: 3.978873577297,
        capacitance: 0.3978873577297,
        lower: 3804.9968789,
        upper: 4204.9968789,
      },
      source:
        'Boylestad, printed example of a bandwidth of 400 Hz at 4 kHz with 10 Ω: Q of 10, 100 Ω, 3.98 mH, 0.398 µF; mpmath',
    },
    {
      inputs: { lower: 900, upper: 1100 },
      results: { resonance: 994.98743710662, bandwidth: 200, quality: 4.97493718553 },
      source: 'By hand: √(900 × 1100); 1100 - 900',
    },
    { inputs: { lower: 1100, upper: 900 }, refused: 'must be below the upper one', source: 'By definition' },
    {
      inputs: { resonance: 1000, quality: 0.2 },
      results: { bandwidth: 5000, lower: 192.5824035673, upper: 5192.582403567 },
      cautions: ['overdamped'],
      source: 'By hand: 1000/0.2; mpmath: f₀ (√(1 + 1/(4Q²)) ± 1/(2Q))',
    },
  ],
  notes: [
    'Half the power is −3 dB of the current of a series circuit at a constant voltage, and of the voltage of a parallel circuit at a constant current. The voltage of the capacitor or the coil of a series circuit peaks beside resonance.',
    'The half-power frequencies are exact: f₀ ± B/2, which many tables give, is their approximation at a high Q.',
  ],
  references: [
    { title: 'Nilsson, Riedel: Electric Circuits, 10th ed., §14.4', isbn: '978-0-13-376003-3' },
    {
      title: 'Examples of series resonance circuits',
      url: 'https://www.realnfo.com/ee/Electrical-Circuit-Analysis/Resonance/Examples-of-Series-Resonance-Circuits',
    },
    { title: 'Series RLC circuit of 540 Ω, 600 mH and 80 pF', url: 'https://holooly.com/?p=1494326' },
  ],
});
