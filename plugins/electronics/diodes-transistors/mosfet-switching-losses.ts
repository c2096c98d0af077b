import {
  constant,
  defineCalculator,
  isAbove,
  isAtMost,
  isBelow,
  isNear,
  percent,
  quantity,
  roundTo,
} from '@reckoner/engine';

/** Conduction I²RD, overlap ½VI(t_r + t_f)f, output capacitance ½CV²f, recovery QVf; the gate's QVf heats its driver. */
export default defineCalculator({
  title: 'MOSFET power loss',
  description:
    'Conduction, switching, output capacitance, reverse recovery and gate drive losses of a hard-switched MOSFET, and its junction temperature from a thermal resistance.',
  keywords: [
    'MOSFET switching losses',
    'conduction loss RDS(on)',
    'gate charge loss',
    'MOSFET junction temperature',
    'buck converter MOSFET loss',
    'Coss loss',
    'reverse recovery loss',
  ],
  related: ['heatsink-thermal-resistance', 'snubber-rc-design', 'buck-converter-design', 'boost-converter-design'],
  inputs: {
    current: quantity('A', {
      label: 'Current while on',
      help: 'The mean while the transistor conducts: of a buck converter its output current.',
      symbol: 'I',
      min: 0,
      max: 1e5,
      usual: [0.05, 500],
    }),
    voltage: quantity('V', {
      label: 'Voltage while off',
      help: 'Of a buck converter its input voltage, of a boost converter its output voltage.',
      symbol: 'V',
      min: 0,
      max: 1e5,
      usual: [2, 1700],
    }),
    resistance: quantity('ohm', {
      label: 'On-resistance, hot',
      help: 'At the junction temperature in use: of silicon about 1.5 times that at 25 °C at 100 °C, up to twice.',
      unit: 'mΩ',
      symbol: 'R_{DS(on)}',
      min: 0,
      max: 1e9,
      usual: [0.3, 20000],
    }),
    duty: percent({ label: 'Duty cycle', symbol: 'D', min: 0, max: 100, usual: [1, 100], default: 50 }),
    frequency: quantity('Hz', {
      label: 'Switching frequency',
      unit: 'kHz',
      symbol: 'f',
      min: 0,
      max: 1e6,
      usual: [1, 5000],
    }),
    rise: quantity('s', {
      label: 'Overlap time at turn-on',
      help: 'Rise of the current and fall of the voltage in the circuit. The data sheet has it for its own gate resistor.',
      unit: 'ns',
      symbol: 't_r',
      min: 0,
      max: 1e9,
      usual: [1, 2000],
    }),
    fall: quantity('s', {
      label: 'Overlap time at turn-off',
      unit: 'ns',
      symbol: 't_f',
      min: 0,
      max: 1e9,
      usual: [1, 2000],
    }),
    charge: quantity('C', {
      label: 'Total gate charge',
      unit: 'nC',
      symbol: 'Q_g',
      min: 0,
      max: 1e6,
      usual: [0.2, 2000],
    }),
    drive: quantity('V', {
      label: 'Gate drive voltage',
      symbol: 'V_g',
      min: 0,
      max: 100,
      usual: [2, 20],
      default: 10,
    }),
    capacitance: quantity('F', {
      label: 'Output capacitance, energy-related',
      help: 'Of the data sheet C_o(er) where it has one: that at 25 V tells too much at high voltages. 0 without it.',
      unit: 'pF',
      symbol: 'C_{oss}',
      min: 0,
      max: 1e9,
      usual: [0, 50000],
      default: 0,
    }),
    recovery: quantity('C', {
      label: 'Reverse recovery charge of the diode',
      help: 'Of the diode or body diode that this MOSFET turns off by turning on. 0 without it.',
      unit: 'nC',
      symbol: 'Q_{rr}',
      min: 0,
      max: 1e9,
      usual: [0, 20000],
      default: 0,
    }),
    thermal: quantity('K/W', {
      label: 'Thermal resistance to ambient',
      help: 'Junction to ambient, with the heat sink or the copper of the board.',
      unit: 'Δ°C/W',
      symbol: 'R_{ja}',
      min: 0.001,
      max: 1000,
      optional: true,
    }),
    ambient: quantity('K', {
      label: 'Ambient temperature',
      unit: '°C',
      symbol: 'T_a',
      min: -60,
      max: 200,
      usual: [-40, 105],
      default: 25,
    }),
  },
  outputs: {
    transistor: quantity('W', { label: 'Loss in the transistor', symbol: 'P', digits: 4 }),
    conduction: quantity('W', { label: 'Conduction loss', symbol: 'P_{on}', digits: 4 }),
    overlap: quantity('W', { label: 'Switching loss', symbol: 'P_{sw}', digits: 4 }),
    output: quantity('W', { label: 'Output capacitance loss', symbol: 'P_{oss}', digits: 4 }),
    reverse: quantity('W', { label: 'Reverse recovery loss', symbol: 'P_{rr}', digits: 4 }),
    gate: quantity('W', { label: 'Gate drive loss, mostly in the driver', symbol: 'P_g', digits: 4 }),
    total: quantity('W', { label: 'All losses, with gate drive', symbol: 'P_{all}', digits: 4 }),
    junction: quantity('K', { label: 'Junction temperature', unit: '°C', symbol: 'T_j', places: 1, optional: true }),
  },
  formula: ({
    current,
    voltage,
    resistance,
    duty,
    frequency,
    rise,
    fall,
    charge,
    drive,
    capacitance,
    recovery,
    thermal,
    ambient,
  }) => {
    const conduction = current ** 2 * resistance * duty;
    const overlap = (voltage * current * (rise + fall) * frequency) / 2;
    const output = (capacitance * voltage ** 2 * frequency) / 2;
    const reverse = recovery * voltage * frequency;
    const gate = charge * drive * frequency;
    const transistor = conduction + overlap + output + reverse;
    return {
      transistor,
      conduction,
      overlap,
      output,
      reverse,
      gate,
      total: transistor + gate,
      junction: thermal === undefined ? undefined : ambient + thermal * transistor,
    };
  },
  figure: {
    kind: 'parts',
    of: 'total',
    parts: ['conduction', 'overlap', 'output', 'reverse', 'gate'],
  },
  explanation: ({ junction, capacitance, recovery }) =>
    `At {current}, {voltage} and {frequency} the MOSFET turns {transistor} into heat: {conduction} while on, by {resistance} and a duty cycle of {duty}, {overlap} by overlaps of {rise} and {fall}${
      capacitance === 0 ? '' : ', {output} by its output capacitance'
    }${recovery === 0 ? '' : ', {reverse} by the recovery of the diode'}${
      capacitance === 0 && recovery === 0
        ? ' (none is counted for output capacitance and recovery)'
        : capacitance === 0
          ? ' (none is counted for output capacitance)'
          : recovery === 0
            ? ' (none is counted for recovery)'
            : ''
    }. The gate takes {gate} more at {drive}${
      junction === undefined ? '' : '; from {ambient} the junction reaches {junction}'
    }.`,
  requires: [
    {
      that: ({ frequency, rise, fall }) => isAtMost((rise + fall) * frequency, 1),
      field: 'frequency',
      says: 'Both overlaps, {rise} and {fall}, do not fit into a period at {frequency}: check kHz and ns.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ junction }) => junction !== undefined && isAbove(roundTo((junction - ICE) / constant(1, 'K'), 1), 150),
      says: 'Silicon MOSFETs are rated for a junction of 150 or 175 °C at most: at {junction} it may fail, and earlier where the on-resistance sent is not that of so hot a junction. Cool it better or lower the losses.',
    },
    {
      level: 'caution',
      when: ({ junction }) =>
        junction !== undefined &&
        isAbove(roundTo((junction - ICE) / constant(1, 'K'), 1), 110) &&
        isAtMost(roundTo((junction - ICE) / constant(1, 'K'), 1), 150),
      says: 'At {junction} little is left to the 150 or 175 °C of the data sheet. Is the on-resistance that at this temperature, and the ambient that inside the case?',
    },
    {
      level: 'caution',
      when: ({ thermal, transistor }) => thermal === undefined && isAbove(roundTo(transistor / constant(1, 'W'), 3), 1),
      says: 'Over 1 W a MOSFET without a heat sink or much copper gets hot: give the thermal resistance for the junction temperature.',
    },
    {
      level: 'note',
      when: ({ thermal, ambient }) => thermal === undefined && !isNear(ambient, ROOM, constant(1e-6, 'K')),
      says: 'The ambient temperature tells nothing without the thermal resistance: give that for the junction temperature.',
    },
    {
      level: 'caution',
      when: ({ thermal }) => thermal !== undefined && isBelow(thermal, constant(3, 'K/W')),
      says: 'So little as {thermal} is mostly the thermal resistance from junction to case alone: add those of the pad and of the heat sink to the air, or the junction gets far hotter than told.',
    },
    {
      level: 'caution',
      when: ({ capacitance }) => capacitance > 0 && isBelow(capacitance, constant(5e-12, 'F')),
      says: 'An output capacitance of {capacitance} is rare: is the unit right (pF)? Power MOSFETs have 50 pF to some nF.',
    },
    {
      level: 'caution',
      when: ({ recovery, voltage }) =>
        recovery > 0 &&
        isBelow(recovery, isAbove(voltage, constant(100, 'V')) ? constant(1e-8, 'C') : constant(1e-9, 'C')),
      says: 'A recovery charge of {recovery} is rare at {voltage}, but of diodes of silicon carbide: is the unit right (nC)? Data sheets often give it in µC.',
    },
    {
      level: 'caution',
      when: ({ frequency, rise, fall }) => isAbove((rise + fall) * frequency, 0.2),
      says: 'The overlaps take more than a fifth of the period: the duty cycle of full conduction is less than told, and so much loss hints at a slip of kHz or ns.',
    },
    {
      level: 'caution',
      when: ({ duty, frequency }) => (duty === 0 || duty === 1) && frequency > 0,
      says: 'At a duty cycle of {duty} nothing switches: of a switch that stays as it is, the conduction loss is all there is. Send the duty cycle at which it switches.',
    },
    {
      level: 'caution',
      when: ({ current, resistance, voltage }) => isAbove(current * resistance, 0.1 * voltage),
      says: 'The on-resistance drops {current} × {resistance}, more than a tenth of the {voltage}: check both (A and mΩ).',
    },
    {
      level: 'caution',
      when: ({ voltage, capacitance, recovery }) =>
        isAbove(voltage, constant(100, 'V')) && (capacitance === 0 || recovery === 0),
      says: 'Above 100 V the losses by output capacitance and by recovery of a silicon diode are often as large as the others, and one that is 0 is not in here: give both, unless it switches softly or the diode has no recovery charge.',
    },
  ],
  examples: [
    {
      inputs: {
        current: 10,
        voltage: 12,
        resistance: 10,
        duty: 25,
        frequency: 500,
        rise: 10,
        fall: 20,
        charge: 20,
        drive: 5,
        capacitance: 500,
        recovery: 30,
        thermal: 40,
        ambient: 40,
      },
      results: {
        transistor: 1.348,
        conduction: 0.25,
        overlap: 0.9,
        output: 0.018,
        reverse: 0.18,
        gate: 0.05,
        total: 1.398,
        junction: 93.92,
      },
      source:
        'By hand: 100 × 0.01 × 0.25; 60 × 30 ns × 500 kHz; 250 pF × 144 × 500 kHz; 30 nC × 12 × 500 kHz; 40 + 40 P',
    },
    {
      inputs: { current: 5, voltage: 48, resistance: 20, frequency: 100, rise: 20, fall: 20, charge: 30 },
      results: { transistor: 0.73, conduction: 0.25, overlap: 0.48, gate: 0.03, total: 0.76, output: 0, reverse: 0 },
      source: 'By hand: 25 × 0.02 × 0.5; 120 × 40 ns × 100 kHz; 30 nC × 10 × 100 kHz',
    },
    {
      inputs: {
        current: 5,
        voltage: 48,
        resistance: 20,
        frequency: 100,
        rise: 20,
        fall: 20,
        charge: 30,
        capacitance: 100,
      },
      results: { transistor: 0.74152, output: 0.01152 },
      source: 'By hand: 50 pF × 2304 × 100 kHz',
    },
    {
      inputs: { current: 5, voltage: 48, resistance: 20, frequency: 100, rise: 20, fall: 20, charge: 30, recovery: 50 },
      results: { transistor: 0.97, reverse: 0.24 },
      source: 'By hand: 50 nC × 48 × 100 kHz',
    },
    {
      inputs: {
        current: 10,
        voltage: 400,
        resistance: 200,
        frequency: 100,
        rise: 20,
        fall: 20,
        charge: 40,
        thermal: 5,
      },
      results: { transistor: 18, junction: 115 },
      cautions: ['little is left', 'as large as the other'],
      source: 'By hand: 100 × 0.2 × 0.5 + 2000 × 40 ns × 100 kHz; 25 + 90',
    },
    {
      inputs: {
        current: 10,
        voltage: 400,
        resistance: 200,
        frequency: 100,
        rise: 20,
        fall: 20,
        charge: 40,
        thermal: 8,
        capacitance: 1,
      },
      results: { transistor: 18.008, junction: 169.064 },
      cautions: ['it may fail', 'as large as the others', 'output capacitance of 1 pF is rare'],
      source: 'By hand: 18 + 0.5 pF × 160 000 × 100 kHz; 25 + 8 P',
    },
    {
      inputs: {
        current: 10,
        voltage: 400,
        resistance: 200,
        frequency: 100,
        rise: 20,
        fall: 20,
        charge: 40,
        thermal: 0.6,
        capacitance: 100,
        recovery: 5.5,
      },
      results: { transistor: 19.02, reverse: 0.22, output: 0.8, junction: '36.412' },
      cautions: ['from junction to case alone', 'recovery charge of 5.5 nC is rare'],
      source: 'By hand: 18 + 50 pF × 160 000 × 100 kHz + 5.5 nC × 400 × 100 kHz; 25 + 0.6 P',
    },
    {
      inputs: {
        current: 5,
        voltage: 48,
        resistance: 20,
        frequency: 100,
        rise: 20,
        fall: 20,
        charge: 30,
        recovery: 0.5,
      },
      results: { transistor: 0.7324, reverse: 0.0024 },
      cautions: ['recovery charge of 0.5 nC is rare'],
      source: 'By hand: 0.73 + 0.5 nC × 48 × 100 kHz',
    },
    {
      inputs: { current: 10, voltage: 24, resistance: 50, frequency: 20, rise: 50, fall: 50, charge: 40, ambient: 60 },
      results: { transistor: 2.74, conduction: 2.5, overlap: 0.24 },
      cautions: ['Over 1 W', 'tells nothing'],
      source: 'By hand: 100 × 0.05 × 0.5; 120 × 100 ns × 20 kHz',
    },
    {
      inputs: { current: 0.5, voltage: 5, resistance: 2000, frequency: 1000, rise: 150, fall: 150, charge: 1 },
      results: { conduction: 0.25, overlap: 0.375 },
      cautions: ['a fifth of the period', 'more than a tenth'],
      source: 'By hand: 0.25 × 2 × 0.5; 1.25 × 300 ns × 1 MHz',
    },
    {
      inputs: { current: 5, voltage: 48, resistance: 20, duty: 100, frequency: 100, rise: 20, fall: 20, charge: 30 },
      results: { conduction: 0.5, overlap: 0.48, transistor: 0.98 },
      cautions: ['nothing switches'],
      source: 'By hand: 25 × 0.02; 120 × 40 ns × 100 kHz',
    },
    {
      inputs: { current: 5, voltage: 48, resistance: 20, frequency: 1000, rise: 600, fall: 600, charge: 30 },
      refused: 'do not fit',
      source: 'By definition: 1.2 µs of 1 µs',
    },
  ],
  notes: [
    'Hard switching of an inductive load, with straight edges: current and voltage overlap as a triangle. With zero voltage switching overlap, output capacitance and recovery mostly vanish.',
    'The ripple of the current is left out: with a ripple of 40% from peak to peak conduction loses 1.3% more. Dead time and the body diode are another loss.',
    'The gate charge is that at the drive voltage. Its loss heats driver and gate resistors, and the gate by its own resistance a little: it is not in the junction temperature.',
  ],
  references: [
    {
      title: 'MCC: Quick guide for power losses calculation in MOSFETs, part 3 (application note)',
      url: 'https://solutions.mccsemi.com/news/application-note-quick-guide-for-power-losses-calculation-in-mosfets-part-3',
    },
    { title: 'Erickson, Maksimović: Fundamentals of Power Electronics, 3rd ed., ch. 4', isbn: '978-3-030-43879-1' },
  ],
});

/** 0 °C. */
const ICE = constant(273.15, 'K');
const ROOM = constant(298.15, 'K');
