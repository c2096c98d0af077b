import {
  category,
  choice,
  constant,
  defineCalculator,
  floorNear,
  isAbove,
  isAtMost,
  number,
  quantity,
  roundTo,
} from '@reckoner/engine';

/** Ohms of one meter of copper at 20 °C: IEC 60228, as in Table I1 of the IET On-Site Guide. */
const CONDUCTORS = {
  s1: { label: '1 mm²', value: 0.0181, also: ['1', '1 mm2'] },
  s1h: { label: '1.5 mm²', value: 0.0121, also: ['1.5', '1.5 mm2'] },
  s2h: { label: '2.5 mm²', value: 0.00741, also: ['2.5', '2.5 mm2'] },
  s4: { label: '4 mm²', value: 0.00461, also: ['4', '4 mm2'] },
  s6: { label: '6 mm²', value: 0.00308, also: ['6', '6 mm2'] },
  s10: { label: '10 mm²', value: 0.00183, also: ['10', '10 mm2'] },
  s16: { label: '16 mm²', value: 0.00115, also: ['16', '16 mm2'] },
  s25: { label: '25 mm²', value: 0.000727, also: ['25', '25 mm2'] },
  s35: { label: '35 mm²', value: 0.000524, also: ['35', '35 mm2'] },
  s50: { label: '50 mm²', value: 0.000387, also: ['50', '50 mm2'] },
} as const;

const PER_METER = constant(1, 'ohm/m');
const TOUCH = constant(50, 'V');
const TENTH = constant(0.1, 'm');

/** Most ohms of a meter of protective conductor by BS 7671 Table 54.7: as the line up to 16 mm², 16 mm² up to 35, half above. */
function least(line: number) {
  return line >= CONDUCTORS.s16.value
    ? line
    : line >= CONDUCTORS.s35.value
      ? CONDUCTORS.s16.value
      : CONDUCTORS.s25.value;
}

/** As both are shown, with four decimals. */
function isWithin(loop: number, limit: number) {
  return isAtMost(roundTo(loop, 4), roundTo(limit, 4));
}

/** Zs = Ze + R1 + R2, compared with U0 Cmin/Ia, or with 50 V/IΔn of an RCD. */
export default defineCalculator({
  title: 'Earth fault loop impedance',
  description:
    'Earth fault loop impedance Zs from Ze and R1 + R2, compared with the largest at which a breaker, fuse or RCD cuts off the fault by BS 7671 or IEC 60364.',
  keywords: ['Zs', 'Ze + R1 + R2', 'maximum Zs', 'disconnection time', 'MCB type B C D', 'loop impedance test'],
  related: ['cable-short-circuit-adiabatic', 'cable-size-iec60364'],
  inputs: {
    external: quantity('ohm', {
      label: 'External impedance Ze',
      help: 'Of UK supplies at most 0.35 Ω for TN-C-S and 0.8 Ω for TN-S; for TT the resistance of the electrodes.',
      symbol: 'Z_e',
      min: 0.001,
      max: 5000,
      usual: [0.02, 500],
    }),
    from: choice(
      { cable: 'Length and sizes of copper conductors', resistance: 'Resistance R1 + R2' },
      { label: 'R1 + R2 from', default: 'cable' },
    ),
    resistance: quantity('ohm', {
      label: 'R1 + R2, as measured or tabulated',
      help: 'Of a ring final circuit a quarter of r1 + r2, measured from end to end.',
      symbol: 'R_{12}',
      min: 0.001,
      max: 1000,
      usual: [0.005, 10],
      when: { from: 'resistance' },
    }),
    length: quantity('m', {
      label: 'Length of the circuit, one way',
      help: 'Of a ring final circuit a quarter of the whole ring, whose two halves share the fault.',
      symbol: 'L',
      min: 0.1,
      max: 5000,
      usual: [1, 500],
      when: { from: 'cable' },
    }),
    line: choice(CONDUCTORS, { label: 'Line conductor', symbol: 'r_1', when: { from: 'cable' } }),
    protective: choice(CONDUCTORS, { label: 'Protective conductor', symbol: 'r_2', when: { from: 'cable' } }),
    heating: choice(
      {
        pvc: { label: 'From 20 °C to 70 °C, PVC: 1.20 times', value: 1.2 },
        xlpe: { label: 'From 20 °C to 90 °C, XLPE: 1.28 times', value: 1.28 },
        none: { label: 'None: R1 + R2 is at operating temperature', value: 1 },
      },
      { label: 'Heating of the conductors', symbol: 'F', default: 'pvc' },
    ),
    device: choice(
      {
        b: { label: 'Circuit breaker type B, 5 Iₙ', also: ['B', 'type B'] },
        c: { label: 'Circuit breaker type C, 10 Iₙ', also: ['C', 'type C'] },
        d: { label: 'Circuit breaker type D, 20 Iₙ', also: ['D', 'type D'] },
        other: 'Fuse or other device, by its tripping current',
        rcd: { label: 'RCD, for a touch voltage of 50 V', also: ['RCD'] },
      },
      { label: 'Protective device', default: 'b' },
    ),
    rating: quantity('A', {
      label: 'Rated current Iₙ',
      symbol: 'I_n',
      min: 0.5,
      max: 125,
      usual: [3, 125],
      when: { device: ['b', 'c', 'd'] },
    }),
    tripping: quantity('A', {
      label: 'Current Ia that trips it in the required time',
      help: 'Read from its curve at 0.4 s or 5 s, as the circuit requires. It is several times the rated current.',
      symbol: 'I_a',
      min: 1,
      max: 50000,
      usual: [10, 20000],
      when: { device: 'other' },
    }),
    residual: quantity('A', {
      label: 'Rated residual current IΔn',
      unit: 'mA',
      symbol: 'I_{\\Delta n}',
      min: 5,
      max: 20000,
      usual: [10, 1000],
      when: { device: 'rcd' },
    }),
    voltage: quantity('V', {
      label: 'Voltage to earth U0',
      symbol: 'U_0',
      min: 24,
      max: 1000,
      usual: [100, 350],
      default: 230,
      when: { device: ['b', 'c', 'd', 'other'] },
    }),
    lowest: number({
      label: 'Voltage factor Cmin',
      help: '0.95 in BS 7671 since 2015; 1 where the national rules have none.',
      symbol: 'C_{min}',
      min: 0.7,
      max: 1,
      usual: 'all',
      default: 0.95,
      when: { device: ['b', 'c', 'd', 'other'] },
    }),
  },
  outputs: {
    loop: quantity('ohm', { label: 'Loop impedance Zs', symbol: 'Z_s', places: 4, digits: 3 }),
    verdict: category(['Within the limit', 'Above the limit'], { label: 'Loop impedance is' }),
    limit: quantity('ohm', { label: 'Largest Zs', symbol: 'Z_{max}', places: 4, digits: 3 }),
    reading: quantity('ohm', {
      label: 'Largest reading on cold conductors, 80% of it',
      symbol: 'Z_{test}',
      places: 4,
      digits: 3,
      optional: true,
    }),
    fault: quantity('A', { label: 'Least fault current', symbol: 'I_f', places: 1, digits: 3, optional: true }),
    trip: quantity('A', { label: 'Current that trips', symbol: 'I_a' }),
    conductors: quantity('ohm', { label: 'R1 + R2 when hot', symbol: 'R', places: 4, digits: 3 }),
    longest: quantity('m', {
      label: 'Longest circuit for this loop impedance',
      symbol: 'L_{max}',
      places: 1,
      optional: true,
    }),
  },
  formula: ({
    external,
    from,
    resistance,
    length,
    line,
    protective,
    heating,
    device,
    rating,
    tripping,
    residual,
    voltage,
    lowest,
  }) => {
    const conductors = from === 'cable' ? (line + protective) * PER_METER * heating * length : heating * resistance;
    const loop = external + conductors;
    const trip =
      device === 'rcd'
        ? residual
        : device === 'other'
          ? tripping
          : (device === 'b' ? 5 : device === 'c' ? 10 : 20) * rating;
    const limit = (device === 'rcd' ? TOUCH : lowest * voltage) / trip;
    // Rounded down: the length that is shown, sent back, is within the limit.
    const reach =
      from === 'cable' && device !== 'rcd'
        ? floorNear((limit - external) / ((line + protective) * PER_METER * heating) / TENTH)
        : 0;
    return {
      loop,
      verdict: isWithin(loop / constant(1, 'ohm'), limit / constant(1, 'ohm')) ? 'Within the limit' : 'Above the limit',
      limit,
      reading: device === 'rcd' ? undefined : 0.8 * limit,
      fault: device === 'rcd' ? undefined : (lowest * voltage) / loop,
      trip,
      conductors,
      longest: reach >= 1 ? reach * TENTH : undefined,
    };
  },
  shown: ({
    external,
    conductors,
    device,
    voltage,
    lowest,
    trip,
    loop,
    from,
    line,
    protective,
    heating,
    length,
    resistance,
    limit,
  }) => ({
    conductors: from === 'cable' ? (line + protective) * heating * length : heating * resistance,
    loop: external + conductors,
    limit: device === 'rcd' ? TOUCH / trip : (lowest * voltage) / trip,
    reading: device === 'rcd' ? undefined : 0.8 * limit,
    fault: device === 'rcd' ? undefined : (lowest * voltage) / loop,
    trip: undefined,
    verdict: undefined,
    longest: undefined,
  }),
  stepwise: [
    'The current that trips is 5, 10 or 20 times the rated one for circuit breakers of type B, C and D, the one given for other devices, and the residual one for an RCD.',
    'The loop impedance is compared with the largest one, both with four decimals; the longest circuit is the one with which they are equal, in tenths of a meter rounded down.',
  ],
  requires: [
    {
      that: ({ from, heating }) => from === 'resistance' || heating > 1,
      field: 'heating',
      says: 'The table of conductor sizes is at 20 °C: choose the heating for PVC or XLPE.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ verdict }) => verdict === 'Above the limit',
      says: ({ device }) =>
        device === 'rcd'
          ? 'Metal parts can stay above 50 V until the RCD trips, and below its current for as long as the fault lasts: lower the earth resistance or take a more sensitive RCD.'
          : 'This device does not cut off an earth fault in the required time: metal parts stay live. Use thicker or shorter conductors, a device that trips at less current, or an RCD.',
    },
    {
      level: 'caution',
      when: ({ device, loop }) => device === 'rcd' && isAbove(roundTo(loop, 4), constant(200, 'ohm')),
      says: 'Above 200 Ω an earth electrode may be unstable, as it dries or freezes (BS 7671, note to Table 41.5): lower it or have it tested in the worst season.',
    },
    {
      level: 'caution',
      when: ({ device, voltage, loop }) => device !== 'rcd' && isAbove(voltage / loop, constant(6000, 'A')),
      says: 'The fault current can be above 6 kA: check the breaking capacity of the device, and conductors by the adiabatic equation.',
    },
    {
      level: 'note',
      when: ({ from, line, protective }) => from === 'cable' && protective > least(line),
      says: 'The protective conductor is smaller than Table 54.7 of BS 7671 has for this line conductor: show by the adiabatic equation that it bears the fault.',
    },
  ],
  explanation: ({ device, from, verdict, longest }) => {
    const within = verdict === 'Within the limit';
    const path =
      from === 'cable'
        ? 'Ze of {external} and {conductors} of {length} copper of {line} and {protective} when hot'
        : 'Ze of {external} and R1 + R2 of {conductors} when hot';
    const run =
      from !== 'cable' || device === 'rcd'
        ? ''
        : longest === undefined
          ? ' Ze alone takes up the limit, so that no length of this circuit is within it.'
          : ' The loop impedance allows a circuit of up to {longest}; voltage drop may allow less.';
    return device === 'rcd'
      ? `${path} make Zs {loop}, ${within ? 'within' : 'above'} the {limit} at which {trip} cause 50 V.${run}`
      : `${path} make Zs {loop}, ${within ? 'within' : 'above'} the limit of {limit} for {trip} at {voltage} with Cmin = {lowest}; a test on cold conductors should read at most {reading}.${run}`;
  },
  examples: [
    {
      inputs: { external: 0.35, length: 25, line: 's2h', protective: 's1h', rating: 32 },
      results: {
        loop: 0.9353,
        limit: 1.365625,
        conductors: 0.5853,
        verdict: 'Within the limit',
        trip: 160.0,
        fault: 233.6148829,
        reading: 1.0925,
        longest: '43.30',
      },
      cautions: ['smaller than Table 54.7'],
      source: 'Python 3.11; BS 7671 Table 41.3 prints 1.37 Ω for B32',
    },
    {
      inputs: { external: 0.35, length: 43.3, line: 's2h', protective: 's1h', rating: 32 },
      results: { loop: 1.3637396, verdict: 'Within the limit', longest: '43.30' },
      cautions: ['smaller than Table 54.7'],
      source:
        'Python 3.11: the longest circuit that was told for 25 m, sent back; 43.4 m make 1.3661 Ω, above 1.3656 Ω',
    },
    {
      inputs: { external: 0.8, from: 'resistance', resistance: 0.6, heating: 'none', device: 'c', rating: 20 },
      results: {
        loop: 1.4,
        limit: 1.0925,
        conductors: 0.6,
        verdict: 'Above the limit',
        trip: 200.0,
        fault: 156.0714286,
        reading: 0.874,
      },
      cautions: ['metal parts stay live'],
      source: 'Python 3.11; BS 7671 Table 41.3 prints 1.09 Ω for C20',
    },
    {
      inputs: { external: 0.2, length: 12, line: 's10', protective: 's4', heating: 'xlpe', device: 'd', rating: 16 },
      results: {
        loop: 0.2989184,
        limit: 0.6828125,
        conductors: 0.0989184,
        verdict: 'Within the limit',
        trip: 320.0,
        fault: 730.9687192,
        reading: 0.54625,
        longest: '58.50',
      },
      cautions: ['smaller than Table 54.7'],
      source: 'Python 3.11; BS 7671 Table 41.3 prints 0.68 Ω for D16',
    },
    {
      inputs: {
        external: 0.5,
        from: 'resistance',
        resistance: 0.2,
        device: 'other',
        tripping: 160,
        voltage: 240,
        lowest: 1,
      },
      results: {
        loop: 0.74,
        limit: 1.5,
        conductors: 0.24,
        verdict: 'Within the limit',
        trip: 160.0,
        fault: 324.3243243,
        reading: 1.2,
      },
      source: 'Python 3.11: 240/160',
    },
    {
      inputs: { external: 150, from: 'resistance', resistance: 1, heating: 'none', device: 'rcd', residual: 30 },
      results: { loop: 151.0, limit: 1666.666667, conductors: 1.0, verdict: 'Within the limit', trip: 0.03 },
      source: 'By hand: 50/0.03; BS 7671 Table 41.5 prints 1667 Ω',
    },
    {
      inputs: { external: 250, length: 20, line: 's6', protective: 's6', device: 'rcd', residual: 300 },
      results: { loop: 250.14784, limit: 166.6666667, conductors: 0.14784, verdict: 'Above the limit', trip: 0.3 },
      cautions: ['stay above 50 V', 'may be unstable'],
      source: 'By hand: 50/0.3; BS 7671 Table 41.5 prints 167 Ω',
    },
    {
      inputs: { external: 0.01, from: 'resistance', resistance: 0.005, heating: 'none', device: 'b', rating: 63 },
      results: {
        loop: 0.015,
        limit: 0.6936507937,
        conductors: 0.005,
        verdict: 'Within the limit',
        trip: 315.0,
        fault: 14566.66667,
        reading: 0.5549206349,
      },
      cautions: ['above 6 kA'],
      source: 'Python 3.11: 230/0.015 is 15.3 kA',
    },
    {
      inputs: { external: 0.8, from: 'resistance', resistance: 0.5656, heating: 'none', rating: 32 },
      results: {
        loop: 1.3656,
        limit: 1.365625,
        conductors: 0.5656,
        verdict: 'Within the limit',
        trip: 160.0,
        fault: 160.0029291,
        reading: 1.0925,
      },
      source: 'By hand: 218.5/160 = 1.365625, shown as 1.3656, which is exactly the sum',
    },
    {
      inputs: { external: 0.8, length: 5, line: 's16', protective: 's16', device: 'd', rating: 32 },
      results: {
        loop: 0.8138,
        limit: 0.34140625,
        conductors: 0.0138,
        verdict: 'Above the limit',
        trip: 640.0,
        fault: 268.4934873,
        reading: 0.273125,
      },
      cautions: ['metal parts stay live'],
      source: 'Python 3.11: 218.5/640 is below Ze',
    },
    {
      inputs: { external: 0.2, length: 60, line: 's25', protective: 's16', rating: 80 },
      results: { loop: 0.335144, limit: 0.54625, conductors: 0.135144, fault: 651.9585611, longest: 153.7 },
      source: 'Python 3.11; BS 7671 Table 54.7 has 16 mm² for 25 mm²',
    },
    {
      inputs: { external: 0.2, length: 60, line: 's50', protective: 's35', device: 'c', rating: 100 },
      results: { loop: 0.265592, limit: 0.2185, conductors: 0.065592, fault: 822.6904425, longest: 16.9 },
      cautions: ['metal parts stay live'],
      source: 'Python 3.11: 0.2656 Ω are above 0.2185 Ω',
    },
    {
      inputs: { external: 0.35, length: 25, line: 's2h', protective: 's1h', heating: 'none', rating: 32 },
      refused: 'is at 20 °C',
      source: 'By definition: the table is of cold conductors',
    },
  ],
  notes: [
    'For electricians who know the rules where they work. Breakers of type B, C and D to IEC 60898 trip at 5, 10 and 20 times their rating at once, which is within the 0.4 s and 5 s of TN systems and the 0.2 s and 1 s of TT at 230 V. BS 7671 prints its Table 41.3 rounded to two decimals.',
    'Reactance is left out, which matters above some 35 mm². It does not say whether an RCD is required besides, as for socket outlets, nor replaces a test of the finished circuit.',
  ],
  references: [
    { title: 'BS 7671:2018+A2:2022, 411.4.4, 411.5.3, Tables 41.1 to 41.5 and Appendix 3 (80% of cold readings)' },
    { title: 'IEC 60364-4-41:2005+A1:2017, 411.4.4 and 411.5.3; IEC 60898-1, tripping ranges of types B, C and D' },
    {
      title:
        'IET On-Site Guide (2022), Tables I1 and I3: resistance of copper conductors at 20 °C, from IEC 60228, and factors 1.20 and 1.28',
    },
  ],
});
