import {
  choice,
  constant,
  defineCalculator,
  isAbove,
  isAtLeast,
  isBelow,
  noResult,
  quantity,
  roundTo,
  sumOfProducts,
} from '@reckoner/engine';

/** L di/dt + Ri = V: the current approaches V/R exponentially; through a diode it falls toward -V_D/R and ends at 0. */
export default defineCalculator({
  title: 'RL circuit transient',
  description:
    'Coil current after a time, or the time to a current, when a voltage is applied or when the current dies out through a resistor and a diode, with the flyback voltage.',
  keywords: [
    'rl time constant',
    'inductor current rise',
    'flyback voltage',
    'freewheeling diode',
    'relay release time',
    'inductive kickback',
  ],
  inputs: {
    mode: choice(
      {
        rise: { label: 'A voltage is applied', also: ['energize', 'charge', 'step', 'on'] },
        decay: { label: 'The current dies out', also: ['de-energize', 'discharge', 'flyback', 'off'] },
      },
      { label: 'What happens', default: 'rise' },
    ),
    inductance: quantity('H', {
      label: 'Inductance',
      unit: 'mH',
      symbol: 'L',
      min: 1e-9,
      max: 1e9,
      usual: [1e-5, 1e5],
    }),
    resistance: quantity('ohm', {
      label: 'Resistance of the circuit',
      help: 'Of the coil with all that is in series with it; a discharge resistor is asked for by itself.',
      symbol: 'R',
      min: 1e-6,
      max: 1e9,
      usual: [1e-3, 1e7],
    }),
    source: quantity('V', {
      label: 'Applied voltage',
      symbol: 'V',
      min: 1e-6,
      max: 1e6,
      usual: [0.01, 1e4],
      when: { mode: 'rise' },
    }),
    initial: quantity('A', {
      label: 'Current at the start',
      help: 'Needed where the current dies out.',
      symbol: 'I_0',
      min: 0,
      max: 1e6,
      default: 0,
    }),
    discharge: quantity('ohm', {
      label: 'Discharge resistor',
      help: 'Across the coil, in series with the diode if there is one; 0 for a diode alone.',
      symbol: 'R_D',
      min: 0,
      max: 1e9,
      default: 0,
      when: { mode: 'decay' },
    }),
    drop: quantity('V', {
      label: 'Drop of the diode',
      help: 'About 0.7 V of a silicon diode, the Zener voltage and 0.7 V with a Zener in series; 0 without a diode.',
      symbol: 'V_D',
      min: 0,
      max: 1e5,
      default: 0,
      when: { mode: 'decay' },
    }),
    supply: quantity('V', {
      label: 'Supply voltage',
      help: 'That the open switch stands in addition.',
      symbol: 'V_s',
      min: 0,
      max: 1e6,
      optional: true,
      when: { mode: 'decay' },
    }),
    time: quantity('s', {
      label: 'Time',
      unit: 'ms',
      symbol: 't',
      min: 0,
      max: 1e12,
      optional: true,
    }),
    target: quantity('A', {
      label: 'Current to reach',
      help: 'In place of the time.',
      symbol: 'i_t',
      min: 0,
      max: 1e6,
      optional: true,
    }),
  },
  outputs: {
    current: quantity('A', { label: 'Current at that time', symbol: 'i' }),
    elapsed: quantity('s', { label: 'Time to it', unit: 'ms', symbol: 't_i' }),
    timeConstant: quantity('s', { label: 'Time constant', unit: 'ms', symbol: '\\tau' }),
    final: quantity('A', { label: 'Final current', symbol: 'I_\\infty', optional: true }),
    coil: quantity('V', {
      label: 'Coil voltage at that time',
      help: 'L di/dt: negative while the current falls.',
      symbol: 'v_L',
    }),
    energy: quantity('J', { label: 'Energy in the coil at that time', symbol: 'E' }),
    flyback: quantity('V', { label: 'Flyback voltage at the start', symbol: 'V_f', optional: true }),
    switchVoltage: quantity('V', { label: 'Voltage at the open switch', symbol: 'V_{sw}', optional: true }),
    end: quantity('s', { label: 'Time to zero', unit: 'ms', symbol: 't_0', optional: true }),
  },
  formula: ({ mode, inductance, resistance, source, initial, discharge, drop, supply, time, target }) => {
    if (mode === 'rise') {
      const timeConstant = inductance / resistance;
      const final = source / resistance;
      if (target !== undefined && target === initial) {
        return {
          current: target,
          elapsed: constant(0, 's'),
          timeConstant,
          final,
          coil: sumOfProducts([source], [-1, initial, resistance]),
          energy: (inductance * target ** 2) / 2,
        };
      }
      if (target !== undefined) {
        // What is left of the way at the start and at the target, as voltages, which are exact.
        const left = sumOfProducts([source], [-1, target, resistance]);
        const way = sumOfProducts([target, resistance], [-1, initial, resistance]);
        const whole = sumOfProducts([source], [-1, initial, resistance]);
        const isBetween = whole > 0 ? way > 0 && left > 0 : whole < 0 && way < 0 && left < 0;
        if (!isBetween) {
          throw noResult(
            'The current does not get there: it goes from the one at the start toward the applied voltage over the resistance, which it never quite reaches.',
          );
        }
        return {
          current: target,
          elapsed: timeConstant * Math.log1p(way / left),
          timeConstant,
          final,
          coil: left,
          energy: (inductance * target ** 2) / 2,
        };
      }
      const coil = sumOfProducts([source], [-1, initial, resistance]) * Math.exp(-time! / timeConstant);
      const current = final * -Math.expm1(-time! / timeConstant) + initial * Math.exp(-time! / timeConstant);
      return { current, elapsed: time!, timeConstant, final, coil, energy: (inductance * current ** 2) / 2 };
    }
    const total = resistance + discharge;
    const timeConstant = inductance / total;
    const flyback = initial * discharge + drop;
    const switchVoltage = supply === undefined ? undefined : supply + flyback;
    const end = drop > 0 ? timeConstant * Math.log1p((initial * total) / drop) : undefined;
    if (target !== undefined) {
      return {
        current: target,
        elapsed: timeConstant * Math.log1p(((initial - target) * total) / (target * total + drop)),
        timeConstant,
        coil: -(target * total + drop),
        energy: (inductance * target ** 2) / 2,
        flyback,
        switchVoltage,
        end,
      };
    }
    if (end !== undefined && isAtLeast(time!, end)) {
      return {
        current: constant(0, 'A'),
        elapsed: time!,
        timeConstant,
        coil: constant(0, 'V'),
        energy: constant(0, 'J'),
        flyback,
        switchVoltage,
        end,
      };
    }
    const current = initial * Math.exp(-time! / timeConstant) + (drop / total) * Math.expm1(-time! / timeConstant);
    return {
      current,
      elapsed: time!,
      timeConstant,
      coil: -(current * total + drop),
      energy: (inductance * current ** 2) / 2,
      flyback,
      switchVoltage,
      end,
    };
  },
  shown: ({
    mode,
    inductance,
    resistance,
    source,
    initial,
    discharge,
    drop,
    supply,
    elapsed,
    timeConstant,
    final,
    flyback,
    current,
  }) => ({
    current:
      mode === 'rise'
        ? final! + (initial - final!) * Math.exp(-elapsed / timeConstant)
        : Math.max(
            0,
            (initial + drop! / (resistance + discharge!)) * Math.exp(-elapsed / timeConstant) -
              drop! / (resistance + discharge!),
          ),
    elapsed: undefined,
    timeConstant: mode === 'rise' ? inductance / resistance : inductance / (resistance + discharge!),
    final: source! / resistance,
    coil: undefined,
    energy: (inductance * current ** 2) / 2,
    flyback: initial * discharge! + drop!,
    switchVoltage: supply! + flyback!,
    end: timeConstant * Math.log(1 + (initial * (resistance + discharge!)) / drop!),
  }),
  stepwise: [
    'The time to a current i_t is τ ln((I_∞ − I_0)/(I_∞ − i_t)) where a voltage is applied, and τ ln((I_0(R + R_D) + V_D)/(i_t(R + R_D) + V_D)) where the current dies out.',
    'The coil voltage is L di/dt: V − iR where a voltage is applied, −(i(R + R_D) + V_D) where the current dies out, and 0 once it has ended.',
  ],
  figure: {
    kind: 'curve',
    title: 'Current over time',
    x: { of: 'elapsed', label: 'Time' },
    y: { of: 'current', label: 'Current' },
    curve: ({ mode, initial, resistance, discharge, drop, current, elapsed, timeConstant, final, end }) => {
      const start = initial;
      const to = Math.max(end ?? 5 * timeConstant, Math.min(1.1 * elapsed, 20 * timeConstant));
      const below = mode === 'decay' ? drop! / (resistance + discharge!) : 0;
      const at = (t: number) =>
        mode === 'rise'
          ? final! * -Math.expm1(-t / timeConstant) + start * Math.exp(-t / timeConstant)
          : Math.max(0, start * Math.exp(-t / timeConstant) + below * Math.expm1(-t / timeConstant));
      return {
        from: 0,
        to,
        reach: { from: 0, to: 10 * to },
        lines: [
          { label: 'Current', y: at },
          ...(mode === 'rise' ? [{ label: 'Final current', dashed: true, y: () => final! }] : []),
        ],
        marks: elapsed <= to ? [{ x: elapsed, y: current, label: 't' }] : [],
      };
    },
  },
  explanation: ({ mode, discharge, drop, end, switchVoltage }) =>
    mode === 'rise'
      ? 'After {elapsed} the current is {current}: from {initial} at the start {source} through {resistance} and {inductance} take it toward {final}, with a time constant of {timeConstant}.'
      : `From {initial} at the start the current is at {current} after {elapsed}, through ${
          discharge! > 0
            ? drop! > 0
              ? '{discharge} and a drop of {drop}'
              : '{discharge}'
            : drop! > 0
              ? 'a drop of {drop}'
              : 'a short'
        } across the coil; the time constant is {timeConstant}.${
          end === undefined ? '' : ' It ends at {end}.'
        } At the start the coil drives {flyback} across that${
          switchVoltage === undefined
            ? ', which adds to the supply voltage at the open switch.'
            : ', and with the supply of {supply} the open switch stands {switchVoltage}.'
        }`,
  requires: [
    {
      that: (_, given) => given.time !== given.target,
      field: 'time',
      says: 'Give either the time or the current to reach.',
    },
    {
      that: ({ mode, initial }) => mode !== 'decay' || initial > 0,
      field: 'initial',
      says: 'Give the current at the start, above 0, from which it dies out.',
    },
    {
      that: ({ mode, initial, target }) => mode !== 'decay' || target <= initial,
      field: 'target',
      says: 'The current only falls: the one to reach must be at most the one at the start, {initial}.',
    },
    {
      that: ({ mode, drop, target }) => mode !== 'decay' || target > 0 || drop > 0,
      field: 'target',
      says: 'Without the drop of a diode the current never quite reaches 0: give a small one, such as 1% of that at the start.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ flyback, switchVoltage }) =>
        flyback !== undefined && switchVoltage === undefined && isAtLeast(flyback, 60),
      says: 'The coil drives {flyback} when it is switched off, on top of the supply: from 60 V DC on that is dangerous to touch, and transistors and contacts must be rated above both together. A smaller resistor, or a diode alone, lowers it but takes longer.',
    },
    {
      level: 'danger',
      when: ({ switchVoltage }) => switchVoltage !== undefined && isAtLeast(switchVoltage, 60),
      says: ({ supply, flyback }) =>
        `The open switch stands {switchVoltage}, to which the coil adds {flyback}: from 60 V DC on that is dangerous to touch, and transistors and contacts must be rated above it.${
          isAbove(flyback!, 0.1 * supply!)
            ? ' A smaller resistor or drop across the coil lowers what it adds, but takes longer.'
            : ''
        }`,
    },
    {
      level: 'danger',
      when: ({ mode, inductance, current, final }) =>
        mode === 'rise' && isAbove(roundTo((inductance * Math.max(current, final!) ** 2) / 2, 6), 0.25),
      says: 'More than 0.25 J in the coil, now or as the current goes on toward {final}: breaking this circuit without a diode or resistor across the coil drives a voltage and an arc that can injure.',
    },
    {
      level: 'caution',
      when: ({ mode, supply, initial, resistance }) =>
        mode === 'decay' && supply !== undefined && supply > 0 && isAbove(initial * resistance, 1.1 * supply),
      says: 'Through {resistance} the supply of {supply} keeps up less than {initial}: are current and resistance in the units that were meant?',
    },
    {
      level: 'caution',
      when: ({ mode, discharge, drop }) => mode === 'decay' && discharge === 0 && drop === 0,
      says: 'With neither a discharge resistor nor a drop the coil is shorted: give the drop of the diode, about 0.7 V, if there is one, as it ends the current earlier.',
    },
    {
      level: 'note',
      when: ({ mode, current, final }) => mode === 'rise' && final !== undefined && isBelow(final, current),
      says: 'The current falls, as the one at the start is above what the applied voltage keeps up.',
    },
    {
      level: 'note',
      when: ({ time, timeConstant }) => time !== undefined && isAbove(time, 50 * timeConstant),
      says: 'The time is over 50 time constants, and all has long settled: are it and the inductance in the units that were meant?',
    },
    {
      level: 'note',
      when: ({ mode, discharge, drop }) => mode === 'decay' && drop === 0 && discharge > 0,
      says: 'Without a diode in its path the discharge resistor also draws current from the supply while the switch is closed.',
    },
  ],
  examples: [
    {
      inputs: { inductance: 100, resistance: 10, source: 5, time: 10 },
      results: {
        current: '0.31606027941',
        elapsed: 10,
        timeConstant: 10,
        final: 0.5,
        coil: '1.8393972059',
        energy: '0.00499470501',
      },
      source: 'Python 3.11: 0.5 × (1 - 1/e); 5/e V; 0.05 × i²',
    },
    {
      inputs: { inductance: 100, resistance: 10, source: 5, target: 0.45, initial: 0.1 },
      results: { current: 0.45, elapsed: '20.79441542', final: 0.5, coil: 0.5 },
      source: 'Python 3.11: 10 ms × ln(0.4/0.05) = 10 ms × ln 8; 5 - 4.5 V',
    },
    {
      inputs: { inductance: '2 H', resistance: 100, source: 12, initial: 0.2, time: 20 },
      results: { current: '0.149430355294', final: 0.12, coil: '-2.94303552937' },
      cautions: ['The current falls'],
      source: 'Python 3.11: 0.12 + 0.08/e; (12 - 20)/e V',
    },
    {
      inputs: { inductance: '2 H', resistance: 100, source: 12, initial: 0.2, target: 0.13 },
      results: { elapsed: '41.58883083', coil: -1 },
      cautions: ['The current falls'],
      source: 'Python 3.11: 20 ms × ln(0.08/0.01) = 20 ms × ln 8; 12 - 13 V',
    },
    {
      inputs: { inductance: 100, resistance: 10, source: 5, target: 0.5 },
      noResult: 'never quite reaches',
      source: 'By definition: 5/10 A is the final current',
    },
    {
      inputs: { inductance: 100, resistance: 10, source: 5, initial: 0.5, target: 0.4 },
      noResult: 'does not get there',
      source: 'By definition: the current stays at 0.5 A',
    },
    {
      inputs: { inductance: 100, resistance: 10, source: 5, initial: 0.5, target: 0.5 },
      results: { current: 0.5, elapsed: 0, coil: 0, energy: 0.0125 },
      source: 'By definition: it is there from the start',
    },
    {
      inputs: { inductance: 0.1, resistance: 10, source: 5, time: 10 },
      results: { current: 0.5, timeConstant: 0.01, coil: 0 },
      cautions: ['over 50 time constants'],
      source: 'By hand: 5/10 after 1000 time constants of 0.1 mH/10 Ω',
    },
    {
      inputs: { mode: 'decay', inductance: 100, resistance: 10, initial: 1, discharge: 79.3, drop: 0.7, time: 0 },
      results: { current: 1, flyback: 80 },
      cautions: ['on top of the supply'],
      source: 'By hand: 79.3 + 0.7 V',
    },
    {
      inputs: { inductance: 500, resistance: 1, source: 12, time: '5 s' },
      results: { current: '11.999455200843', final: 12 },
      cautions: ['More than 0.25 J'],
      source: 'Python 3.11: 12 × (1 - exp(-10))',
    },
    {
      inputs: { inductance: '10 H', resistance: 10, source: 50, time: 1 },
      results: { current: '0.004997500833125', final: 5 },
      cautions: ['as the current goes on'],
      source: 'Python 3.11: 5 × (1 - exp(-0.001)); 125 J in the end',
    },
    {
      inputs: { mode: 'decay', inductance: 100, resistance: 240, initial: 50, drop: 0.7, supply: 12, time: 1 },
      results: { current: '4.533245591834', switchVoltage: 12.7 },
      cautions: ['keeps up less than'],
      source: 'Python 3.11: 50 e^-2.4 - 0.7/240 (1 - e^-2.4); 12 V through 240 Ω keep up 0.05 A',
    },
    {
      inputs: { mode: 'decay', inductance: 100, resistance: 230, initial: 1, drop: 0.7, supply: 230, time: 0 },
      results: { current: 1, flyback: 0.7, switchVoltage: 230.7 },
      cautions: ['The open switch stands'],
      source: 'By hand: 230 + 0.7 V',
    },
    {
      inputs: { mode: 'decay', inductance: '1 H', resistance: 400, initial: 0.03, drop: 0.7, supply: 12, time: 5 },
      results: {
        current: '0.0025468952428',
        timeConstant: 2.5,
        flyback: 0.7,
        switchVoltage: 12.7,
        end: '7.2456923435',
        coil: '-1.7187580971',
      },
      source: 'Python 3.11: 0.03 e⁻² - 0.00175 (1 - e⁻²); 2.5 ms × ln(1 + 12/0.7)',
    },
    {
      inputs: { mode: 'decay', inductance: '1 H', resistance: 400, initial: 0.03, drop: 0.7, time: 8 },
      results: { current: 0, coil: 0, energy: 0, end: '7.2456923435' },
      source: 'By the time to zero of the example before',
    },
    {
      inputs: { mode: 'decay', inductance: '1 H', resistance: 400, initial: 0.03, drop: 0.7, target: 0 },
      results: { current: 0, elapsed: '7.2456923435', coil: -0.7 },
      source: 'Python 3.11: 2.5 ms × ln(1 + 12/0.7)',
    },
    {
      inputs: { mode: 'decay', inductance: 200, resistance: 20, initial: 1, discharge: 80, supply: 24, target: 0.1 },
      results: { elapsed: '4.605170186', timeConstant: 2, flyback: 80, switchVoltage: 104, coil: -10, energy: 0.001 },
      cautions: ['The open switch stands', 'also draws current'],
      source: 'Python 3.11: 2 ms × ln 10; 1 × 80 V; 0.1 × 100 V',
    },
    {
      inputs: { mode: 'decay', inductance: 10, resistance: 2, initial: 1, time: 5 },
      results: { current: '0.36787944117', timeConstant: 5, flyback: 0, coil: '-0.73575888234' },
      cautions: ['the coil is shorted'],
      source: 'Python 3.11: 1/e; 2/e V',
    },
    {
      inputs: { inductance: 100, resistance: 10, source: 5 },
      refused: 'either the time or the current',
      source: 'By definition',
    },
    {
      inputs: { mode: 'decay', inductance: 100, resistance: 10, time: 5 },
      refused: 'from which it dies out',
      source: 'By definition',
    },
    {
      inputs: { mode: 'decay', inductance: 100, resistance: 10, initial: 0, time: 5 },
      refused: 'from which it dies out',
      source: 'By definition',
    },
    {
      inputs: { mode: 'decay', inductance: 100, resistance: 10, initial: 0.5, target: 0.6 },
      refused: 'only falls',
      source: 'By definition',
    },
    {
      inputs: { mode: 'decay', inductance: 100, resistance: 10, initial: 0.5, target: 0 },
      refused: 'never quite reaches 0',
      source: 'By definition',
    },
  ],
  notes: [
    'The inductance is constant: below the saturation of a core, and with a relay while its armature does not move.',
    'A real switch opens slowly and with an arc or with its own breakdown, and stray capacitance slows the first rise of the flyback voltage: what is told is for an ideal switch.',
  ],
  references: [
    {
      title: 'Safety extra-low voltage, IEC 61140: 25 V AC and 60 V DC as the most where voltages may be touched',
      url: 'https://bre-trafo.de/en/glossar/safety-extra-low-voltage/',
    },
    { title: 'Nilsson, Riedel: Electric Circuits, 10th ed., §7.1 and §7.3', isbn: '978-0-13-376003-3' },
    {
      title: 'Horowitz, Hill: The Art of Electronics, 3rd ed., §1.6.7, inductive loads and diode protection',
      isbn: '978-0-521-80926-9',
    },
  ],
});
