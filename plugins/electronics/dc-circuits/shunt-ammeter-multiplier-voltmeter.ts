import {
  choice,
  constant,
  defineCalculator,
  isAbove,
  isAtLeast,
  isBelow,
  list,
  noResult,
  number,
  quantity,
  sorted,
  sumOfProducts,
  table,
} from '@reckoner/engine';

/** Shunts take what exceeds the meter's current, multipliers what exceeds its voltage. */
export default defineCalculator({
  title: 'Meter shunt and multiplier resistors',
  description:
    'Shunt for a current range, series multiplier for a voltage range, or Ayrton shunt for several current ranges of a moving-coil meter, with their power.',
  keywords: [
    'ammeter shunt',
    'voltmeter multiplier',
    'ayrton shunt',
    'universal shunt',
    'galvanometer range extension',
    'ohms per volt',
  ],
  inputs: {
    kind: choice(
      {
        shunt: { label: 'Shunt for a current', also: ['ammeter', 'current'] },
        multiplier: { label: 'Multiplier for a voltage', also: ['voltmeter', 'voltage', 'series'] },
        ayrton: { label: 'Ayrton shunt for several currents', also: ['universal shunt', 'ayrton shunt'] },
      },
      { label: 'What for', default: 'shunt' },
    ),
    meterCurrent: quantity('A', {
      label: 'Full-scale current of the meter',
      unit: 'mA',
      symbol: 'I_m',
      min: 1e-6,
      max: 1e4,
      usual: [0.01, 20],
    }),
    meterResistance: quantity('ohm', {
      label: 'Resistance of the meter',
      symbol: 'R_m',
      min: 1e-3,
      max: 1e7,
      usual: [1, 20000],
    }),
    current: quantity('A', {
      label: 'Current range',
      help: 'At full scale.',
      symbol: 'I',
      above: 0,
      max: 1e5,
      usual: [0.0001, 1000],
      when: { kind: 'shunt' },
    }),
    voltage: quantity('V', {
      label: 'Voltage range',
      help: 'At full scale.',
      symbol: 'V',
      above: 0,
      max: 1e5,
      usual: [0.1, 1000],
      when: { kind: 'multiplier' },
    }),
    ranges: list(quantity('A', { label: 'Current range', above: 0, max: 1e5 }), {
      label: 'Current ranges',
      symbol: 'I_k',
      minItems: 2,
      maxItems: 12,
      when: { kind: 'ayrton' },
    }),
  },
  outputs: {
    resistance: quantity('ohm', { label: 'Resistor', symbol: 'R', digits: 4 }),
    power: quantity('W', { label: 'Power in it at full scale', symbol: 'P', optional: true }),
    total: quantity('ohm', { label: 'Resistance with the meter', symbol: 'R_t' }),
    burden: quantity('V', { label: 'Voltage across the meter movement', unit: 'mV', symbol: 'V_m' }),
    factor: number({ label: 'Range over that of the meter', symbol: 'n' }),
    sensitivity: quantity('ohm/V', { label: 'Sensitivity', symbol: 'S', optional: true }),
    sections: table(
      {
        range: quantity('A', { label: 'Range' }),
        section: quantity('ohm', { label: 'Section', digits: 4 }),
        shunt: quantity('ohm', { label: 'Shunt on that range', digits: 4 }),
        power: quantity('W', { label: 'Most power in the section' }),
        burden: quantity('V', { label: 'Voltage drop', unit: 'mV' }),
      },
      { label: 'Sections', optional: true },
    ),
  },
  formula: ({ kind, meterCurrent, meterResistance, current, voltage, ranges }) => {
    const burden = meterCurrent * meterResistance;
    if (kind === 'shunt') {
      const rest = sumOfProducts([current], [-1, meterCurrent]);
      const resistance = burden / rest;
      return { resistance, power: burden * rest, total: burden / current, burden, factor: current / meterCurrent };
    }
    if (kind === 'multiplier') {
      const rest = sumOfProducts([voltage], [-1, meterCurrent, meterResistance]);
      return {
        resistance: rest / meterCurrent,
        power: rest * meterCurrent,
        total: voltage / meterCurrent,
        burden,
        factor: voltage / burden,
        sensitivity: 1 / meterCurrent,
      };
    }
    const order = sorted(ranges);
    if (order.some((range, i) => i > 0 && range === order[i - 1])) {
      throw noResult('Two current ranges are equal: give each once.');
    }
    const least = order[0]!;
    const whole = sumOfProducts([least], [-1, meterCurrent]);
    const loop = (meterResistance * least) / whole;
    const sections = order.map((range, i) => {
      const next = order[i + 1];
      const shunt = (meterCurrent * loop) / range;
      const section =
        next === undefined ? shunt : ((meterCurrent * loop) / range) * (sumOfProducts([next], [-1, range]) / next);
      const through = sumOfProducts([range], [-1, meterCurrent]);
      return { range, section, shunt, power: through ** 2 * section, burden: through * shunt };
    });
    return {
      resistance: burden / whole,
      total: burden / least,
      burden,
      factor: least / meterCurrent,
      sections,
    };
  },
  shown: ({ kind, meterCurrent, meterResistance, current, voltage }) => ({
    resistance:
      kind === 'shunt'
        ? (meterCurrent * meterResistance) / (current! - meterCurrent)
        : kind === 'multiplier'
          ? voltage! / meterCurrent - meterResistance
          : undefined,
    power: undefined,
    total: undefined,
    burden: meterCurrent * meterResistance,
    factor: undefined,
    sensitivity: undefined,
    sections: undefined,
  }),
  stepwise: [
    'A shunt of I_m·R_m/(I − I_m) carries I − I_m beside the meter; a multiplier of V/I_m − R_m takes V − I_m·R_m in series with it. The power is that current times that voltage.',
    'The whole Ayrton shunt is the shunt of the lowest range. With it the loop of meter and shunt has R_m + R; the part across the input on a range I_k is I_m(R_m + R)/I_k, and each section is the difference of two neighboring ones.',
    'A section carries most, I_k − I_m, on its own range.',
  ],
  figure: {
    kind: 'bars',
    table: 'sections',
    label: 'range',
    value: 'section',
  },
  explanation: ({ kind }) =>
    ({
      shunt:
        'A shunt of {resistance} beside the meter of {meterCurrent} and {meterResistance} makes {current} its full scale; it takes {power}, and the ammeter drops {burden}.',
      multiplier:
        'A resistor of {resistance} in series with the meter of {meterCurrent} and {meterResistance} makes {voltage} its full scale; it takes {power}, and the voltmeter loads its source with {total}.',
      ayrton:
        'An Ayrton shunt of {resistance} in all, in the sections of the table from the end for the lowest range on, gives the meter of {meterCurrent} and {meterResistance} the ranges {ranges}.',
    })[kind],
  requires: [
    {
      that: ({ current, meterCurrent }) => current > meterCurrent,
      field: 'current',
      says: 'The current range must be above the full-scale current of the meter, {meterCurrent}: a shunt only widens it.',
    },
    {
      that: ({ voltage, meterCurrent, meterResistance }) => isAbove(voltage, meterCurrent * meterResistance),
      field: 'voltage',
      says: 'The voltage range must be above what the meter has at full scale by itself, its current times its resistance: a multiplier only widens it.',
    },
    {
      that: ({ ranges, meterCurrent }) => ranges.every((range) => range > meterCurrent),
      field: 'ranges',
      says: 'Each current range must be above the full-scale current of the meter, {meterCurrent}.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ kind, voltage }) => kind === 'multiplier' && voltage !== undefined && isAtLeast(voltage, 60),
      says: 'From 60 V DC (25 V AC) on a touch can be dangerous: put resistor and meter where nobody touches them, with a fuse. Resistors have a voltage rating, often 250 V of a common quarter-watt one: for more, take several in series.',
    },
    {
      level: 'caution',
      when: ({ kind, resistance }) => kind === 'shunt' && isBelow(resistance, 1),
      says: 'Of a shunt below 1 Ω wires and contacts count: let the current in and out at terminals of their own, and connect the meter to two more right at the shunt.',
    },
    {
      level: 'caution',
      when: ({ kind, ranges }) =>
        kind === 'ayrton' && ranges !== undefined && ranges.some((range) => range > constant(10, 'A')),
      says: 'Above 10 A an Ayrton shunt is rarely used, as the switch carries the whole current: take a shunt of its own for that range.',
    },
    {
      level: 'caution',
      when: ({ kind, power }) => kind !== 'ayrton' && power !== undefined && isAbove(power, 0.125),
      says: 'The resistor gets {power} at full scale: take one rated for at least twice that, so that it does not drift by its heat.',
    },
    {
      level: 'caution',
      when: ({ kind, sections }) =>
        kind === 'ayrton' && sections !== undefined && sections.some(({ power }) => isAbove(power, 0.125)),
      says: 'A section gets more than 0.125 W at full scale: take one rated for at least twice what the table tells.',
    },
    {
      level: 'note',
      when: ({ kind }) => kind === 'shunt',
      says: 'If the shunt comes off, the whole current goes through the meter and destroys it: never switch or plug it under current.',
    },
    {
      level: 'note',
      when: ({ kind, meterCurrent }) => kind === 'multiplier' && isAbove(meterCurrent, 0.001),
      says: 'The voltmeter draws more than 1 mA, less than 1,000 Ω per volt: it lowers the voltage of anything but a strong source.',
    },
  ],
  examples: [
    {
      inputs: { meterCurrent: 0.05, meterResistance: 1000, current: '500 µA' },
      results: { resistance: '111.111111', power: 0.0000225, total: 100, burden: 50, factor: 10 },
      cautions: ['comes off'],
      source: 'holooly.com, worked example: 50 µA, 1000 Ω, 500 µA give 111.1 Ω; 50 mV × 0.45 mA; 50 mV/0.5 mA',
    },
    {
      inputs: { meterCurrent: 1, meterResistance: 50, current: 10 },
      results: { resistance: '0.00500050005', power: 0.49995, burden: 50, factor: 10000 },
      cautions: ['wires and contacts', 'at least twice', 'comes off'],
      source: 'By hand: 0.05 V/9.999 A; 0.05 × 9.999',
    },
    {
      inputs: { kind: 'multiplier', meterCurrent: 1, meterResistance: 50, voltage: 10 },
      results: { resistance: 9950, power: 0.00995, total: 10000, burden: 50, factor: 200, sensitivity: 1000 },
      source: 'By hand: 10/0.001 - 50; 9.95 V × 1 mA',
    },
    {
      inputs: { kind: 'multiplier', meterCurrent: 2, meterResistance: 100, voltage: 150 },
      results: { resistance: 74900, power: 0.2996, total: 75000, sensitivity: 500 },
      cautions: ['can be dangerous', 'at least twice', 'more than 1 mA'],
      source: 'By hand: 150/0.002 - 100; 149.8 V × 2 mA',
    },
    {
      inputs: { kind: 'ayrton', meterCurrent: 1, meterResistance: 100, ranges: ['5 mA', '20 mA', '10 mA'] },
      results: {
        resistance: 25,
        total: 20,
        burden: 100,
        factor: 5,
        sections: {
          length: 3,
          rows: {
            0: { range: 0.005, section: 12.5, shunt: 25, power: 0.0002, burden: 100 },
            1: { range: 0.01, section: 6.25, shunt: 12.5, power: 0.00050625, burden: 112.5 },
            2: { range: 0.02, section: 6.25, shunt: 6.25, power: 0.00225625, burden: 118.75 },
          },
        },
      },
      source:
        'EE303 laboratory sheet, Design of an Ayrton shunt ammeter: R/4, (R + section)/9 and (R + sections)/19 solved by hand for R = 100 Ω; power by hand: (I - 1 mA)² × section',
    },
    {
      inputs: { kind: 'ayrton', meterCurrent: 1, meterResistance: 50, ranges: [1, 5, 20] },
      results: {
        resistance: '0.0500500501',
        sections: {
          rows: {
            0: { section: '0.04004004' },
            1: { section: '0.0075075075', burden: '50.0400' },
            2: { section: '0.0025025025', power: '1.00090' },
          },
        },
      },
      cautions: ['rarely used', 'A section gets more'],
      source: 'Python fractions: S = 50/999, parts (50 + S)/1000 over 1, 5 and 20',
    },
    {
      inputs: { kind: 'ayrton', meterCurrent: 1, meterResistance: 50, ranges: [1, 5, 1] },
      noResult: 'are equal',
      source: 'By definition',
    },
    {
      inputs: { meterCurrent: 1, meterResistance: 50, current: '1 mA' },
      refused: 'a shunt only widens it',
      source: 'By definition',
    },
    {
      inputs: { kind: 'multiplier', meterCurrent: 1, meterResistance: 50, voltage: 0.05 },
      refused: 'a multiplier only widens it',
      source: 'By definition',
    },
    {
      inputs: { kind: 'ayrton', meterCurrent: 1, meterResistance: 50, ranges: ['1 mA', '5 mA'] },
      refused: 'Each current range',
      source: 'By definition',
    },
  ],
  notes: [
    'Moving-coil meters read DC, and the copper of their coil gains 0.4% of resistance per °C: a swamping resistor in series counts as part of the resistance of the meter.',
    'Ohms per volt is one over the full-scale current of the meter, whatever the range.',
  ],
  references: [
    { title: 'Nilsson, Riedel: Electric Circuits, 10th ed., §3.5', isbn: '978-0-13-376003-3' },
    {
      title: 'EE303, laboratory 5: Design of an Ayrton shunt ammeter',
      url: 'https://www.scribd.com/doc/269773142/EE303-LAB05-Design-of-an-Ayrton-Shunt-Ammeter',
    },
    {
      title: 'Safety extra-low voltage, IEC 61140: 25 V AC and 60 V DC as the most where voltages may be touched',
      url: 'https://bre-trafo.de/en/glossar/safety-extra-low-voltage/',
    },
    {
      title: 'Metal film fixed resistors: limit of 150 V at 1/8 W, 250 V at 1/4 W and 350 V at 1/2 W',
      url: 'https://www.toocle.com/China-Suppliers/15790-42908/product-detail-818374-One-thousandth%20precision%20resistor%20low%20temperature%20coefficient%20resistor.html',
    },
    { title: 'Ayrton shunt', url: 'https://en.wikipedia.org/wiki/Ayrton_shunt' },
  ],
});
