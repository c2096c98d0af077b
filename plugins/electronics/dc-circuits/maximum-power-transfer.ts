import { defineCalculator, isAtLeast, isBelow, percent, quantity, roundTo, table } from '@reckoner/engine';

/** P_L = V²R_L/(R_s + R_L)², largest where the load equals the source resistance. */
export default defineCalculator({
  title: 'Maximum power transfer',
  description:
    'Most power that a source gives to a load, with the power, current, voltage and efficiency of a load of your own.',
  keywords: ['matched load', 'maximum power theorem', 'load matching', 'internal resistance', 'source resistance'],
  inputs: {
    voltage: quantity('V', {
      label: 'Open-circuit voltage',
      help: 'Without a load; the RMS value of an AC source.',
      symbol: 'V_{th}',
      min: 1e-9,
      max: 1e6,
      usual: [1e-4, 1e4],
    }),
    resistance: quantity('ohm', {
      label: 'Source resistance',
      symbol: 'R_{th}',
      min: 1e-6,
      max: 1e9,
      usual: [1e-3, 1e7],
    }),
    load: quantity('ohm', {
      label: 'Load',
      symbol: 'R_L',
      min: 0,
      max: 1e12,
      optional: true,
    }),
  },
  outputs: {
    most: quantity('W', { label: 'Greatest power', symbol: 'P_{max}' }),
    power: quantity('W', { label: 'Power in the load', symbol: 'P_L', optional: true }),
    share: percent({ label: 'Share of the greatest power', symbol: 's', places: 2, optional: true }),
    efficiency: percent({ label: 'Efficiency with the load', symbol: '\\eta', places: 2, optional: true }),
    loss: quantity('W', { label: 'Heat in the source with the load', symbol: 'P_s', optional: true }),
    current: quantity('A', { label: 'Current through the load', symbol: 'I', optional: true }),
    loadVoltage: quantity('V', { label: 'Voltage across the load', symbol: 'V_L', optional: true }),
    loads: table(
      {
        load: quantity('ohm', { label: 'Load' }),
        power: quantity('W', { label: 'Power' }),
        loss: quantity('W', { label: 'Heat in the source' }),
        efficiency: percent({ label: 'Efficiency', places: 1 }),
      },
      { label: 'Other loads' },
    ),
  },
  formula: ({ voltage, resistance, load }) => {
    const most = voltage ** 2 / (4 * resistance);
    const loads = [0.1, 0.25, 0.5, 1, 2, 4, 10].map((times) => {
      const total = (1 + times) * resistance;
      return {
        load: times * resistance,
        power: (times * resistance * voltage ** 2) / total ** 2,
        loss: (resistance * voltage ** 2) / total ** 2,
        efficiency: times / (1 + times),
      };
    });
    if (load === undefined) return { most, loads };
    const current = voltage / (resistance + load);
    return {
      most,
      power: current ** 2 * load,
      share: (4 * (resistance / (resistance + load)) * load) / (resistance + load),
      efficiency: load / (resistance + load),
      loss: current ** 2 * resistance,
      current,
      loadVoltage: current * load,
      loads,
    };
  },
  shown: ({ voltage, resistance, load, current }) => ({
    most: voltage ** 2 / (4 * resistance),
    power: (voltage ** 2 * load!) / (resistance + load!) ** 2,
    share: (4 * resistance * load!) / (resistance + load!) ** 2,
    efficiency: load! / (resistance + load!),
    loss: current! ** 2 * resistance,
    current: voltage / (resistance + load!),
    loadVoltage: current! * load!,
    loads: undefined,
  }),
  stepwise: ['The other loads are 0.1 to 10 times the source resistance, by the same equations.'],
  figure: {
    kind: 'curve',
    title: 'Power over load',
    x: { of: 'load', label: 'Load', log: true },
    y: { of: 'most', label: 'Power in the load' },
    curve: ({ voltage, resistance, load, power, most }) => ({
      from: resistance / 50,
      to: 50 * resistance,
      reach: { from: resistance / 1000, to: 1000 * resistance },
      lines: [{ y: (at) => (voltage / (resistance + at)) ** 2 * at }],
      marks: [
        { x: resistance, y: most, label: 'Matched' },
        ...(load !== undefined && power !== undefined && load > resistance / 50 && load < 50 * resistance
          ? [{ x: load, y: power, label: 'Load' }]
          : []),
      ],
    }),
  },
  explanation: ({ load }) =>
    `A load of {resistance}, equal to the source resistance, gets the most: {most}, while as much heats the source (efficiency 50%).${
      load === undefined
        ? ''
        : ' A load of {load} gets {power}, {share} of that, with an efficiency of {efficiency}; {loss} heat the source.'
    }`,
  cautions: [
    {
      level: 'danger',
      when: ({ most, load }) => load === undefined && isAtLeast(most, 10),
      says: 'A matched load makes the source turn {most} into heat as well. Batteries, supplies and amplifiers are not made for that and burn or burst: stay within their rated current, with a load far above the source resistance.',
    },
    {
      level: 'danger',
      when: ({ loss }) => loss !== undefined && isAtLeast(loss, 10),
      says: 'With this load {loss} heat the source itself. Batteries, supplies and amplifiers are not made for that and burn or burst: stay within their rated current, with a load far above the source resistance.',
    },
    {
      level: 'note',
      when: ({ most, loss }) => loss !== undefined && isBelow(loss, 10) && isAtLeast(most, 10),
      says: 'The matched load is no aim for this source: with it {most} would heat the source itself, which batteries and supplies do not bear.',
    },
    {
      level: 'caution',
      when: ({ load, resistance }) => load !== undefined && load < resistance,
      says: 'With a load below the source resistance more heat arises in the source than in the load.',
    },
    {
      level: 'note',
      when: ({ load, efficiency, share }) =>
        load !== undefined &&
        efficiency !== undefined &&
        share !== undefined &&
        isAtLeast(roundTo(100 * efficiency, 2), 90) &&
        isBelow(roundTo(100 * share, 2), 36.01),
      says: 'The load takes little of what the source could give, at a high efficiency: that is how supplies are used, and no fault.',
    },
  ],
  examples: [
    {
      inputs: { voltage: 10, resistance: 50 },
      results: {
        most: 0.5,
        loads: {
          length: 7,
          rows: {
            0: { load: 5, power: '0.165289256', loss: '1.65289256', efficiency: '9.090909' },
            3: { load: 50, power: 0.5, loss: 0.5, efficiency: 50 },
            4: { load: 100, power: '0.44444444', efficiency: '66.666667' },
          },
        },
      },
      source: 'By hand: 100/200; loads of 5, 50 and 100 Ω: 100 × 5/55², 100 × 50/100², 100 × 100/150²',
    },
    {
      inputs: { voltage: 12, resistance: 4, load: 8 },
      results: {
        most: 9,
        power: 8,
        share: '88.8888889',
        efficiency: '66.6666667',
        loss: 4,
        current: 1,
        loadVoltage: 8,
      },
      source: 'By hand: 144/16; I = 12/12; I² × 8, I² × 4; 8/9; 8/12',
    },
    {
      inputs: { voltage: 12.6, resistance: '20 mΩ', load: '10 mΩ' },
      results: { most: 1984.5, power: 1764, loss: 3528, current: 420, efficiency: '33.3333333', share: '88.8888889' },
      cautions: ['burn or burst', 'more heat arises in the source'],
      source: 'By hand: 12.6²/0.08; I = 12.6/0.03 = 420 A; I² × 0.01, I² × 0.02',
    },
    {
      inputs: { voltage: 12, resistance: 0.1, load: 11.9 },
      results: { most: 360, power: 11.9, loss: 0.1, current: 1 },
      cautions: ['no aim', 'no fault'],
      source: 'By hand: 144/0.4; 12/12 A; 1² × 11.9',
    },
    {
      inputs: { voltage: 20, resistance: 5 },
      results: { most: 20 },
      cautions: ['as well. Batteries'],
      source: 'By hand: 400/20',
    },
    {
      inputs: { voltage: 5, resistance: 1, load: 0 },
      results: { most: 6.25, power: 0, share: 0, efficiency: 0, loss: 25, current: 5, loadVoltage: 0 },
      cautions: ['burn or burst', 'more heat arises in the source'],
      source: 'By hand: a short, 25/1 W in the source',
    },
    {
      inputs: { voltage: 5, resistance: 1, load: 99 },
      results: {
        most: 6.25,
        power: 0.2475,
        share: 3.96,
        efficiency: 99,
        current: 0.05,
        loadVoltage: 4.95,
        loss: 0.0025,
      },
      cautions: ['no fault'],
      source: 'By hand: 5/100 A; 0.05² × 99; 4 × 99/100²',
    },
  ],
  notes: [
    'The source resistance is taken as given and the load is chosen: for a given load, the lower the source resistance the better.',
    'An AC source with a reactance gives most to the conjugate impedance; the power with it is the same, V²/(4R) of the RMS voltage.',
  ],
  references: [
    { title: 'Nilsson, Riedel: Electric Circuits, 10th ed., §4.12', isbn: '978-0-13-376003-3' },
    { title: 'Horowitz, Hill: The Art of Electronics, 3rd ed., §1.2', isbn: '978-0-521-80926-9' },
  ],
});
