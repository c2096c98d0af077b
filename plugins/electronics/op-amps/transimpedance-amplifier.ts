import {
  choice,
  constant,
  defineCalculator,
  isAbove,
  isAtMost,
  noResult,
  number,
  quantity,
  roundTo,
} from '@reckoner/engine';

/**
 * Second order: the amplifier is an integrator of 2π·GBW, R_f beside C_f feed back, the source is a current beside C_in.
 * ω₀² = 2π·GBW/(R_f(C_in + C_f)) and 1/Q = ω₀(R_f C_f + 1/(2π·GBW)).
 */
export default defineCalculator({
  title: 'Transimpedance amplifier',
  description:
    'Output, feedback capacitor, bandwidth, phase margin and peaking of a photodiode or other current-to-voltage amplifier from its feedback resistor, input capacitance and gain-bandwidth product.',
  keywords: ['photodiode amplifier', 'current to voltage converter', 'tia', 'feedback capacitor', 'i-v converter'],
  inputs: {
    resistor: quantity('ohm', { label: 'Feedback resistor', unit: 'kΩ', symbol: 'R_f', min: 0.001, max: 1e9 }),
    inputCapacitance: quantity('F', {
      label: 'Input capacitance',
      help: 'Of photodiode, amplifier and wiring together.',
      unit: 'pF',
      symbol: 'C_{in}',
      min: 0.001,
      max: 1e9,
    }),
    product: quantity('Hz', {
      label: 'Gain-bandwidth product',
      unit: 'MHz',
      symbol: '\\mathrm{GBW}',
      min: 1e-6,
      max: 1e6,
    }),
    compensation: choice(
      {
        rule: 'Rule √(Cin/(2π Rf GBW))',
        flat: { label: 'Flat response, Q of 0.7071', also: ['Butterworth', 'maximally flat'] },
        given: { label: 'Given capacitor', also: ['own'] },
      },
      {
        label: 'Feedback capacitor by',
        help: 'The rule peaks by up to 1.25 dB: for no peak take the flat response.',
        default: 'rule',
      },
    ),
    given: quantity('F', {
      label: 'Feedback capacitor in place',
      unit: 'pF',
      symbol: 'C_g',
      min: 0,
      max: 1e9,
      when: { compensation: 'given' },
    }),
    current: quantity('A', {
      label: 'Input current',
      unit: 'uA',
      symbol: 'I',
      min: -1e6,
      max: 1e6,
      optional: true,
    }),
  },
  outputs: {
    capacitor: quantity('F', { label: 'Feedback capacitor', unit: 'pF', symbol: 'C_f', digits: 4 }),
    bandwidth: quantity('Hz', { label: 'Bandwidth at -3 dB', unit: 'kHz', symbol: 'B' }),
    phaseMargin: quantity('rad', { label: 'Phase margin', unit: 'deg', symbol: '\\varphi', places: 1 }),
    q: number({ label: 'Quality factor', symbol: 'Q', digits: 4 }),
    peaking: quantity('dB', { label: 'Peaking', symbol: 'P', places: 2 }),
    output: quantity('V', { label: 'Size of the output voltage', symbol: 'V_{out}', optional: true }),
  },
  formula: ({ resistor, inputCapacitance, product, compensation, given, current }) => {
    const omega1 = 2 * Math.PI * product;
    const capacitor = feedbackCapacitor(compensation, given, resistor, inputCapacitance, omega1);
    const tau1 = resistor * (inputCapacitance + capacitor);
    const tau2 = resistor * capacitor;
    const omega0 = Math.sqrt(omega1 / tau1);
    const q = 1 / (omega0 * (tau2 + 1 / omega1));
    // Where the loop gain is 1: lag²·w + 1 - (omega1·tau2)² = angular²/w, for w the square of the omega1 frequency.
    const middle = 1 - (omega1 * tau2) ** 2;
    const root = Math.sqrt(middle ** 2 + 4 * (tau1 * omega1) ** 2);
    const omega2 = Math.sqrt(middle > 0 ? (2 * omega1 ** 2) / (middle + root) : (root - middle) / (2 * tau1 ** 2));
    const bend = 1 - 1 / (2 * q ** 2);
    return {
      capacitor,
      bandwidth:
        (omega0 / (2 * Math.PI)) *
        Math.sqrt(q < 0.7 ? 1 / (Math.sqrt(bend ** 2 + 1) - bend) : Math.sqrt(bend ** 2 + 1) + bend),
      phaseMargin: Math.PI / 2 + Math.atan(omega2 * tau2) - Math.atan(omega2 * tau1),
      q,
      peaking: q > Math.SQRT1_2 ? 20 * Math.log10(q / Math.sqrt(1 - 1 / (4 * q ** 2))) : 0,
      output: current === undefined ? undefined : Math.abs(current) * resistor,
    };
  },
  figure: {
    kind: 'curve',
    title: 'Response',
    x: { of: 'bandwidth', label: 'Frequency', log: true },
    y: { label: 'Gain over that at zero', unit: 'dB' },
    curve: ({ resistor, inputCapacitance, product, capacitor, q, bandwidth }) => {
      const omega0 = Math.sqrt(product / (2 * Math.PI * resistor * (inputCapacitance + capacitor)));
      const response = (at: number) => {
        const square = (at / omega0) ** 2;
        return -10 * Math.log10((1 - square) ** 2 + square / q ** 2);
      };
      return {
        from: bandwidth / 100,
        to: 10 * bandwidth,
        lines: [{ y: response }],
        marks: [{ x: bandwidth, y: response(bandwidth), label: '-3 dB' }],
      };
    },
  },
  explanation:
    'With a feedback capacitor of {capacitor} the bandwidth is {bandwidth}, the Q {q} and the phase margin {phaseMargin}{output?; {|current|} at the input is {output} at the output|}.',
  cautions: [
    {
      level: 'caution',
      when: ({ output }) => output !== undefined && isAbove(Math.abs(output), constant(20, 'V')),
      says: 'That is more than the usual op-amp gives, whose supply is ±15 V or less: its output stays near the supply, and only one for high voltages reaches {output}.',
    },
    {
      level: 'caution',
      when: ({ phaseMargin }) => roundTo((phaseMargin * 180) / Math.PI, 1) < 45,
      says: 'The phase margin is only {phaseMargin}: the output rings, with a peaking of {peaking}, and may oscillate with a real amplifier. Take a larger feedback capacitor.',
    },
    {
      level: 'note',
      when: ({ compensation, capacitor, inputCapacitance }) =>
        compensation === 'rule' && isAbove(capacitor, 0.3 * inputCapacitance),
      says: 'The rule is meant for a feedback capacitor far below the input capacitance, which {capacitor} is not: judge by the Q and the phase margin instead.',
    },
  ],
  examples: [
    {
      inputs: { resistor: 100, inputCapacitance: 100, product: 10, current: 2 },
      results: {
        capacitor: 3.989422804,
        bandwidth: 493.1962375,
        phaseMargin: 52.80833441,
        q: 0.980630544,
        peaking: 1.137635939,
        output: 0.2,
      },
      source:
        'Python 3.11: node equations in complex numbers; bandwidth and unity loop gain by bisection, the peak by search',
    },
    {
      inputs: { resistor: 100, inputCapacitance: 100, product: 10, compensation: 'flat' },
      results: { capacitor: 5.63965055, bandwidth: 388.1473164, phaseMargin: 65.94750109, q: '0.7071067812' },
      source:
        'Python 3.11: node equations in complex numbers; bandwidth and unity loop gain by bisection, the peak by search',
    },
    {
      inputs: { resistor: 100, inputCapacitance: 100, product: 10, compensation: 'given', given: 0.5 },
      results: {
        capacitor: 0.5,
        bandwidth: 615.3501892,
        phaseMargin: 9.421806432,
        q: 6.067441301,
        peaking: 15.68970487,
      },
      cautions: ['rings'],
      source:
        'Python 3.11: node equations in complex numbers; bandwidth and unity loop gain by bisection, the peak by search',
    },
    {
      inputs: { resistor: 100, inputCapacitance: 100, product: 10, compensation: 'given', given: 10 },
      results: { bandwidth: 187.0132228, phaseMargin: 81.10908443, q: 0.41185925, peaking: 0 },
      source:
        'Python 3.11: node equations in complex numbers; bandwidth and unity loop gain by bisection, the peak by search',
    },
    {
      inputs: { resistor: 1, inputCapacitance: 10, product: 100 },
      results: { capacitor: 3.989422804, bandwidth: 39113.32561, q: 0.8454736987 },
      cautions: ['judge by the Q'],
      source:
        'Python 3.11: node equations in complex numbers; bandwidth and unity loop gain by bisection, the peak by search',
    },
    {
      inputs: { resistor: 10, inputCapacitance: 10, product: 1, compensation: 'given', given: 0 },
      results: { capacitor: 0, bandwidth: 1396.221749, phaseMargin: 61.16984071, q: 0.7926654595 },
      source: 'Python 3.11: node equations in complex numbers; bandwidth and unity loop gain by bisection',
    },
    {
      inputs: { resistor: 0.1, inputCapacitance: 1, product: 10, compensation: 'flat' },
      noResult: 'without a feedback capacitor',
      source: 'By hand: 4π × 10 MHz × 100 Ω × 1 pF = 0.013, below 1',
    },
    {
      inputs: { resistor: '1 MΩ', inputCapacitance: 100, product: 10, current: '2 mA' },
      results: { capacitor: 1.261566261, output: 2000, phaseMargin: 52.14017173 },
      cautions: ['near the supply'],
      source: 'Python 3.11: node equations in complex numbers, unity loop gain by bisection; by hand: 2 mA × 1 MΩ',
    },
  ],
  notes: [
    'The common estimate of the bandwidth, √(GBW/(2π Rf Cin)), is near that of a flat response; here it is computed for the capacitor in place.',
    'Where the feedback capacitor is far below the input capacitance, the rule gives a Q near 1, a peaking near 1.25 dB and a phase margin near 52°; sources differ and call it 45° or flat. A flat response takes about √2 times its capacitor.',
    'One pole in the amplifier: its further poles take from the phase margin. The feedback resistor itself has some 0.1 to 0.3 pF, which counts as part of the feedback capacitor.',
    'The supply and the output current of the amplifier limit the output.',
  ],
  references: [
    {
      title: 'Transimpedance photodiode amplifier: exact response of the one-pole model',
      url: 'https://www.jensign.com/transimpedanceamp/index.html',
    },
    {
      title: 'Transimpedance f3dB and Cf design curves for maximally flat frequency response',
      url: 'https://jensign.com/tzdesign/index.html',
    },
  ],
});

/** The rule puts the zero of the feedback where gain and noise gain meet; the flat one solves Q = 1/√2 of the model. */
function feedbackCapacitor(
  compensation: 'rule' | 'flat' | 'given',
  given: number,
  resistor: number,
  inputCapacitance: number,
  omega1: number,
) {
  if (compensation === 'given') return given;
  if (compensation === 'rule') return Math.sqrt(inputCapacitance / (resistor * omega1));
  const least = 1 / (omega1 * resistor);
  if (isAtMost(2 * inputCapacitance, least)) {
    throw noResult('The response has no peak without a feedback capacitor: none is needed for a flat one.');
  }
  return Math.sqrt(least * (2 * inputCapacitance - least));
}
