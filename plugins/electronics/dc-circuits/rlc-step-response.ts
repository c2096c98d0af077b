import {
  category,
  choice,
  classify,
  defineCalculator,
  isAbove,
  isAtLeast,
  isBelow,
  noResult,
  number,
  percent,
  quantity,
  roundTo,
  sumOfProducts,
  table,
  text,
} from '@reckoner/engine';
import { steepest, stepResponse } from './shared/second-order.js';

/** y″ + 2αy′ + ω₀²y = ω₀²·step, from rest: α = R/(2L) in series, 1/(2RC) in parallel. */
export default defineCalculator({
  title: 'RLC step response',
  description:
    'Damping ratio, natural frequency, overshoot and the response after a time of a series or parallel RLC circuit at rest to a step of its source.',
  keywords: [
    'rlc transient',
    'second order circuit',
    'damping ratio of an rlc circuit',
    'overdamped underdamped critically damped',
    'ringing frequency',
  ],
  inputs: {
    circuit: choice(
      { series: 'Series, with a voltage source', parallel: 'Parallel, with a current source' },
      { label: 'Circuit', default: 'series' },
    ),
    resistance: quantity('ohm', {
      label: 'Resistance',
      help: 'In series with that of the coil and the source; in parallel with that of the load.',
      symbol: 'R',
      min: 1e-6,
      max: 1e9,
      usual: [1e-3, 1e7],
    }),
    inductance: quantity('H', {
      label: 'Inductance',
      unit: 'mH',
      symbol: 'L',
      min: 1e-9,
      max: 1e6,
      usual: [1e-6, 1e5],
    }),
    capacitance: quantity('F', {
      label: 'Capacitance',
      unit: 'µF',
      symbol: 'C',
      min: 1e-9,
      max: 1e9,
      usual: [1e-6, 1e6],
    }),
    voltage: quantity('V', {
      label: 'Voltage step',
      symbol: 'V',
      min: 1e-6,
      max: 1e6,
      usual: [0.001, 1e4],
      when: { circuit: 'series' },
    }),
    current: quantity('A', {
      label: 'Current step',
      symbol: 'I',
      min: 1e-9,
      max: 1e6,
      usual: [1e-5, 1e4],
      when: { circuit: 'parallel' },
    }),
    time: quantity('s', {
      label: 'Time after the step',
      unit: 'ms',
      symbol: 't',
      min: 0,
      max: 1e9,
      optional: true,
    }),
  },
  outputs: {
    ratio: number({ label: 'Damping ratio', symbol: '\\zeta', places: 4 }),
    damping: category(['Underdamped', 'Critically damped', 'Overdamped'], { label: 'Damping', of: 'ratio' }),
    natural: quantity('1/s', { label: 'Natural angular frequency', symbol: '\\omega_0' }),
    frequency: quantity('Hz', { label: 'Natural frequency', symbol: 'f_0' }),
    alpha: quantity('1/s', { label: 'Damping coefficient', symbol: '\\alpha' }),
    slowest: quantity('s', { label: 'Slowest time constant', unit: 'ms', symbol: '\\tau' }),
    critical: quantity('ohm', { label: 'Resistance for critical damping', symbol: 'R_c' }),
    ringing: quantity('Hz', { label: 'Ringing frequency', symbol: 'f_d', optional: true }),
    overshoot: percent({ label: 'Overshoot', symbol: 'M_p', places: 2, optional: true }),
    peakTime: quantity('s', { label: 'Time of the peak', unit: 'ms', symbol: 't_p', optional: true }),
    peakVoltage: quantity('V', { label: 'Peak capacitor voltage', symbol: 'v_p', optional: true }),
    peakCurrent: quantity('A', { label: 'Peak coil current', symbol: 'i_p', optional: true }),
    capacitorVoltage: quantity('V', { label: 'Capacitor voltage at the time', symbol: 'v_C', optional: true }),
    loopCurrent: quantity('A', { label: 'Current at the time', symbol: 'i', optional: true }),
    coilCurrent: quantity('A', { label: 'Coil current at the time', symbol: 'i_L', optional: true }),
    commonVoltage: quantity('V', { label: 'Voltage at the time', symbol: 'v', optional: true }),
    roots: table(
      {
        root: text({ label: 'Root' }),
        real: quantity('1/s', { label: 'Real part' }),
        imaginary: quantity('1/s', { label: 'Imaginary part' }),
      },
      { label: 'Characteristic roots' },
    ),
  },
  formula: ({ circuit, resistance, inductance, capacitance, voltage, current, time }) => {
    const natural = 1 / Math.sqrt(inductance * capacitance);
    const series = circuit === 'series';
    const alpha = series ? resistance / (2 * inductance) : 1 / (2 * resistance * capacitance);
    const ratio = alpha / natural;
    // ζ² - 1, of which sign and zero are exact.
    const excess = sumOfProducts([resistance, resistance, capacitance], [-4, inductance]);
    const lack = sumOfProducts([inductance], [-4, resistance, resistance, capacitance]);
    const beyond = series ? excess / (4 * inductance) : lack / (4 * resistance ** 2 * capacitance);
    const root = Math.sqrt(Math.abs(beyond));
    const damping = classify(
      roundTo(ratio, 4),
      [
        [1, 'Underdamped'],
        [1.0001, 'Critically damped'],
      ],
      'Overdamped',
    );
    const rings = damping === 'Underdamped';
    const turning = rings ? natural * root : undefined;
    // What overshoots by less than a millionth is seen by nobody.
    const over = rings ? Math.exp((-Math.PI * ratio) / root) : 0;
    const overshoot = over >= 1e-6 ? over : undefined;
    const oscillates = beyond < 0;
    const fast = natural * (ratio + root);
    const first = oscillates ? -alpha : -natural / (ratio + root);
    const second = oscillates ? -alpha : -fast;
    const roots = [
      { root: 's₁', real: first, imaginary: oscillates ? natural * root : 0 * natural },
      { root: 's₂', real: second, imaginary: oscillates ? -natural * root : 0 * natural },
    ];
    const steep = steepest(ratio, beyond);
    const settled = {
      ratio,
      damping,
      natural,
      frequency: natural / (2 * Math.PI),
      alpha,
      slowest: -1 / first,
      critical: (series ? 2 : 0.5) * Math.sqrt(inductance / capacitance),
      ringing: turning === undefined ? undefined : turning / (2 * Math.PI),
      overshoot,
      peakTime: turning === undefined || overshoot === undefined ? undefined : Math.PI / turning,
      peakVoltage: series
        ? overshoot === undefined
          ? undefined
          : voltage * (1 + overshoot)
        : current * Math.sqrt(inductance / capacitance) * steep,
      peakCurrent: series
        ? voltage * Math.sqrt(capacitance / inductance) * steep
        : overshoot === undefined
          ? undefined
          : current * (1 + overshoot),
      roots,
    };
    if (time === undefined) return settled;
    const x = natural * time;
    if (x > 1e8 && alpha * time < 40) {
      throw noResult(
        'The circuit still rings after more than ten million oscillations: where in one it is then, nobody knows.',
      );
    }
    const { value, slope } = stepResponse(x, ratio, beyond);
    if (series) {
      return {
        ...settled,
        capacitorVoltage: voltage * value,
        loopCurrent: voltage * Math.sqrt(capacitance / inductance) * slope,
      };
    }
    return {
      ...settled,
      coilCurrent: current * value,
      commonVoltage: current * Math.sqrt(inductance / capacitance) * slope,
    };
  },
  shown: ({ circuit, resistance, inductance, capacitance, alpha, natural, ratio }) => ({
    ratio: alpha / natural,
    natural: 1 / Math.sqrt(inductance * capacitance),
    alpha: circuit === 'series' ? resistance / (2 * inductance) : 1 / (2 * resistance * capacitance),
    frequency: natural / (2 * Math.PI),
    critical: circuit === 'series' ? 2 * Math.sqrt(inductance / capacitance) : Math.sqrt(inductance / capacitance) / 2,
    overshoot: Math.exp((-Math.PI * ratio) / Math.sqrt(1 - ratio ** 2)),
    peakVoltage: undefined,
    peakCurrent: undefined,
    damping: undefined,
    slowest: undefined,
    ringing: undefined,
    peakTime: undefined,
    capacitorVoltage: undefined,
    loopCurrent: undefined,
    coilCurrent: undefined,
    commonVoltage: undefined,
    roots: undefined,
  }),
  stepwise: [
    'The characteristic roots are −α ± √(α² − ω₀²). Below ζ = 1 they are −α ± jω_d with ω_d = √(ω₀² − α²), it rings at ω_d/(2π) and peaks after π/ω_d.',
    'From rest, below ζ = 1, the response is the step times 1 − e^(−αt)(cos ω_d t + (α/ω_d) sin ω_d t); at ζ = 1 it is the step times 1 − e^(−αt)(1 + αt); above, the step times 1 + (s₂e^(s₁t) − s₁e^(s₂t))/(s₁ − s₂).',
    'In series this is the capacitor voltage, and the current is C dv/dt; in parallel it is the coil current, and the voltage is L di/dt.',
    'What overshoots peaks at the step times 1 + M_p. The other peak, of the current in series, is V√(C/L) times e^(−ζθ), and of the voltage in parallel I√(L/C) times that, with θ = arccos ζ/√(1 − ζ²) below ζ = 1, 1 at it and arcosh ζ/√(ζ² − 1) above.',
    'The slowest time constant is 1/α up to ζ = 1, above it one over the size of the smaller root.',
  ],
  figure: {
    kind: 'curve',
    title: 'Response to the step',
    x: { of: 'time', label: 'Time' },
    y: { label: 'Part of the step', unit: '%' },
    curve: ({ circuit, resistance, inductance, capacitance, time, natural, ratio, slowest }) => {
      const squares =
        circuit === 'series'
          ? sumOfProducts([resistance, resistance, capacitance], [-4, inductance]) / (4 * inductance)
          : sumOfProducts([inductance], [-4, resistance, resistance, capacitance]) /
            (4 * resistance ** 2 * capacitance);
      const to = Math.max(Math.min(6 * slowest, 60 / natural), ratio > 1 ? 6 * slowest : 0);
      const at = (t: number) => 100 * stepResponse(natural * t, ratio, squares).value;
      return {
        from: 0,
        to,
        reach: { from: 0, to: 5 * to },
        lines: [
          { label: circuit === 'series' ? 'Capacitor voltage' : 'Coil current', y: at },
          { label: 'Step', dashed: true, y: () => 100 },
        ],
        marks: time !== undefined && time <= to ? [{ x: time, y: at(time), label: 't' }] : [],
      };
    },
  },
  explanation: ({ circuit, damping, overshoot, time }) => {
    const what = circuit === 'series' ? 'capacitor voltage' : 'coil current';
    const step = circuit === 'series' ? '{voltage}' : '{current}';
    const peak = circuit === 'series' ? '{peakVoltage}' : '{peakCurrent}';
    const course = {
      Underdamped:
        overshoot === undefined
          ? `is barely underdamped: the ${what} overshoots the step of ${step} by less than 0.0001%`
          : `is underdamped: the ${what} overshoots the step of ${step} by {overshoot}, to ${peak} after {peakTime}, and rings at {ringing}`,
      'Critically damped': `is critically damped: the ${what} approaches the step of ${step} as fast as it can without overshoot`,
      Overdamped: `is overdamped: the ${what} creeps up to the step of ${step} with a slowest time constant of {slowest}`,
    }[damping];
    const then =
      circuit === 'series'
        ? 'it is {capacitorVoltage}, with a current of {loopCurrent}'
        : 'it is {coilCurrent}, with {commonVoltage} across the circuit';
    return `With {resistance}, {inductance} and {capacitance}, a damping ratio of {ratio} and a natural frequency of {frequency}, the circuit ${course}.${
      time === undefined ? '' : ` {time} after the step ${then}.`
    }`;
  },
  cautions: [
    {
      level: 'danger',
      when: ({ circuit, capacitance, voltage, peakVoltage }) =>
        circuit === 'series' &&
        isAtLeast(peakVoltage ?? voltage, 100) &&
        isAbove((capacitance * (peakVoltage ?? voltage) ** 2) / 2, isAtLeast(peakVoltage ?? voltage, 400) ? 0.25 : 1),
      says: 'The capacitor gets more than 1 J at 100 V or more, or more than 0.25 J at 400 V or more: a touch throws one back and can injure, from about 10 J on kill. Discharge it through a resistor and measure before touching.',
    },
    {
      level: 'danger',
      when: ({ circuit, capacitance, voltage, peakVoltage }) =>
        circuit === 'series' &&
        isBelow(peakVoltage ?? voltage, 100) &&
        isAbove((capacitance * (peakVoltage ?? voltage) ** 2) / 2, 100),
      says: 'The capacitor gets more than 100 J: a ring or a tool that shorts it burns and throws molten metal. Discharge it through a resistor and measure first.',
    },
    {
      level: 'danger',
      when: ({ circuit, inductance, current, peakCurrent }) =>
        circuit === 'parallel' && isAbove((inductance * (peakCurrent ?? current) ** 2) / 2, 0.25),
      says: 'The coil gets more than 0.25 J: breaking its circuit drives a voltage and an arc that can injure. Let the current die out first.',
    },
    {
      level: 'danger',
      when: ({ circuit, peakVoltage }) =>
        circuit === 'parallel' && peakVoltage !== undefined && isAtLeast(peakVoltage, 60),
      says: 'The step drives the circuit to {peakVoltage}: from 60 V DC on a touch can be dangerous, and capacitor, coil, resistor and source must bear it. A smaller resistor or a larger capacitor lowers it.',
    },
    {
      level: 'note',
      when: ({ time, slowest }) => time !== undefined && isAbove(time, 100 * slowest),
      says: 'The time is over 100 times the slowest time constant, and all has long settled: is it in the unit that was meant?',
    },
    {
      level: 'caution',
      when: ({ circuit, overshoot }) =>
        circuit === 'series' && overshoot !== undefined && isAtLeast(roundTo(100 * overshoot, 2), 10),
      says: 'The capacitor, and what is connected to it, must bear the peak of {peakVoltage}, not only the step of {voltage}. From the critical resistance of {critical} on there is no overshoot.',
    },
    {
      level: 'caution',
      when: ({ circuit, overshoot }) =>
        circuit === 'parallel' && overshoot !== undefined && isAtLeast(roundTo(100 * overshoot, 2), 10),
      says: 'The coil must bear the peak of {peakCurrent} without saturating, not only the step of {current}. At the critical resistance of {critical} and below there is no overshoot.',
    },
  ],
  examples: [
    {
      inputs: { resistance: 280, inductance: 100, capacitance: 0.4, voltage: 48, time: 0.5 },
      results: {
        ratio: 0.28,
        damping: 'Underdamped',
        natural: 5000,
        frequency: '795.7747154595',
        alpha: 1400,
        slowest: '0.7142857142857',
        critical: 1000,
        ringing: '763.9437268411',
        overshoot: '39.9997149841',
        peakTime: '0.6544984694979',
        peakVoltage: '67.19986319237',
        peakCurrent: '0.06595499032908',
        capacitorVoltage: '60.8806351058',
        loopCurrent: '0.0335425088714',
        roots: { length: 2, rows: { 0: { real: -1400, imaginary: 4800 }, 1: { real: -1400, imaginary: -4800 } } },
      },
      cautions: ['The capacitor, and what is connected'],
      source: 'By hand and by mpmath from the roots: v = 48 - 48 exp(-1400 t) cos 4800t - 14 exp(-1400 t) sin 4800t',
    },
    {
      inputs: {
        circuit: 'parallel',
        resistance: 400,
        inductance: 25,
        capacitance: '25 nF',
        current: '24 mA',
        time: '20 µs',
      },
      results: {
        ratio: 1.25,
        damping: 'Overdamped',
        natural: 40000,
        alpha: 50000,
        slowest: 0.05,
        critical: 500,
        peakVoltage: '7.559526299369',
        coilCurrent: '0.00416493067082',
        commonVoltage: '7.494776448656',
        roots: { rows: { 0: { real: -20000, imaginary: 0 }, 1: { real: -80000, imaginary: 0 } } },
      },
      source: 'By hand and by mpmath from the roots: i = 24 - 32 exp(-20000 t) + 8 exp(-80000 t) mA',
    },
    {
      inputs: {
        circuit: 'parallel',
        resistance: 500,
        inductance: 25,
        capacitance: '25 nF',
        current: '24 mA',
        time: '20 µs',
      },
      results: {
        ratio: 1,
        damping: 'Critically damped',
        alpha: 40000,
        slowest: 0.025,
        peakVoltage: '8.829106588115',
        coilCurrent: '0.00458898875014',
        commonVoltage: '8.627116111051',
        roots: { rows: { 0: { real: -40000, imaginary: 0 }, 1: { real: -40000, imaginary: 0 } } },
      },
      source: 'By hand and by mpmath from the roots: i = 24 - 960000 t exp(-40000 t) - 24 exp(-40000 t) mA',
    },
    {
      inputs: {
        circuit: 'parallel',
        resistance: 625,
        inductance: 25,
        capacitance: '25 nF',
        current: '24 mA',
        time: '50 µs',
      },
      results: {
        ratio: 0.8,
        damping: 'Underdamped',
        alpha: 32000,
        overshoot: '1.516461986455',
        peakTime: '0.1308996938996',
        peakVoltage: '10.17620703648',
        peakCurrent: '0.02436395087675',
        coilCurrent: '0.0162225752715',
        commonVoltage: '7.527017843668',
      },
      source:
        'By hand and by mpmath from the roots: i = 24 - 24 exp(-32000 t) cos 24000t - 32 exp(-32000 t) sin 24000t mA',
    },
    {
      inputs: { circuit: 'parallel', resistance: 2500, inductance: 25, capacitance: '25 nF', current: '24 mA' },
      results: { ratio: 0.2, overshoot: '52.6620599330', peakCurrent: '0.0366388943839' },
      cautions: ['without saturating'],
      source: 'Python 3.11: exp(-0.2π/√0.96)',
    },
    {
      inputs: { resistance: '100 kΩ', inductance: 100, capacitance: 0.4, voltage: 48, time: 0.5 },
      results: {
        ratio: 100,
        slowest: '39.998999974997',
        capacitorVoltage: '0.5950952088195',
        loopCurrent: '0.0004740608997306',
      },
      source: 'mpmath from the roots',
    },
    {
      inputs: { resistance: 1000.01, inductance: 100, capacitance: 0.4, voltage: 48, time: 0.4 },
      results: {
        ratio: 1.00001,
        damping: 'Critically damped',
        capacitorVoltage: '28.5115459858',
        loopCurrent: '0.02598420115365',
      },
      source: 'mpmath at 40 digits from the roots',
    },
    {
      inputs: { resistance: 280, inductance: 100, capacitance: 0.4, voltage: 48, time: '1 ns' },
      results: { capacitorVoltage: '5.99999439999e-10', loopCurrent: '4.79999327999e-7' },
      cautions: ['The capacitor, and what is connected'],
      source: 'mpmath at 40 digits from the roots: Vt²/(2LC) and Vt/L less their next terms',
    },
    {
      inputs: { resistance: 20, inductance: 10, capacitance: 200, voltage: 160 },
      results: { ratio: '1.4142135624', damping: 'Overdamped', critical: '14.142135624', slowest: '3.414213562' },
      cautions: ['a touch throws one back'],
      source: 'Python 3.11: 10 × √0.02; 2√50; 1/(1000 - √(10⁶ - 5 × 10⁵)) s',
    },
    {
      inputs: { resistance: 1, inductance: 1, capacitance: 2, voltage: 400 },
      results: { overshoot: '93.21461009', peakVoltage: '772.8584404' },
      cautions: ['a touch throws one back', 'The capacitor, and what is connected'],
      source: 'mpmath: exp(-πζ/√(1 - ζ²)), ζ = √0.0005; 0.6 J at the peak',
    },
    {
      inputs: { resistance: 1, inductance: 1, capacitance: 100000, voltage: 50, time: '20 s' },
      results: { ratio: 5, capacitorVoltage: 50 },
      cautions: ['molten metal', 'long settled'],
      source: 'By hand: 0.5 × √(0.1/0.001); after over 200 time constants the step, 125 J',
    },
    {
      inputs: { circuit: 'parallel', resistance: 100, inductance: '1 H', capacitance: 10, current: 5 },
      results: { alpha: 500, critical: '158.113883', peakVoltage: '417.363583291' },
      cautions: ['an arc that can injure', 'drives the circuit to'],
      source: 'By hand: 1/(200 × 10⁻⁵); √10⁵/2; 12.5 J',
    },
    {
      inputs: { circuit: 'parallel', resistance: '1 MΩ', inductance: '1 H', capacitance: '1 nF', current: 0.1 },
      results: { ratio: '0.0158113883', peakVoltage: '3085.466965541', peakCurrent: '0.19515346739' },
      cautions: ['drives the circuit to', 'without saturating'],
      source: 'mpmath: 0.1 A × √10⁹ Ω × exp(-ζ arccos ζ/√(1 - ζ²)); the same as the maximum over time, by scipy',
    },
    {
      inputs: { resistance: 990, inductance: 100, capacitance: 0.4, voltage: 48, time: 0.4 },
      results: { ratio: 0.99, damping: 'Underdamped', ringing: '112.257838103', capacitorVoltage: '28.6859937224' },
      source: 'mpmath at 40 digits from the roots; the overshoot is exp(-0.99π/√0.0199), 2.7 × 10⁻¹⁰',
    },
    {
      inputs: { resistance: 0.0001, inductance: 1000, capacitance: 1, voltage: 1, time: '110000 s' },
      noResult: 'ten million oscillations',
      source: 'By hand: 1.1 × 10⁸ radians, of which the damping leaves e⁻⁵·⁵',
    },
  ],
  notes: [
    'Ideal parts, no current in the coil and no charge in the capacitor before the step.',
    'A damping ratio that is 1.0000 as shown is called critical; parts are never exact to the fourth place.',
  ],
  references: [
    { title: 'Nilsson, Riedel: Electric Circuits, 10th ed., §8.3 and §8.4', isbn: '978-0-13-376003-3' },
    {
      title:
        'NFPA 70E-2021, Standard for Electrical Safety in the Workplace, article 360: 1 J from 100 V and 0.25 J from 400 V on as the hazard thresholds of capacitors',
    },
    {
      title:
        'Lawrence Berkeley National Laboratory: Electrical safety, hazard thresholds of capacitors: 10 J from 100 V on, 100 J below',
      url: 'https://electricalsafety.lbl.gov/electrical-safety-program-esp/hazardous-mean-electrical-safety',
    },
    { title: 'Electronics: RCL time domain', url: 'https://en.wikibooks.org/wiki/Electronics/RCL_time_domain2' },
  ],
});
