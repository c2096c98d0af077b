import {
  choice,
  constant,
  defineCalculator,
  integer,
  isAbove,
  isAtLeast,
  isAtMost,
  isBelow,
  measure,
  noResult,
  number,
  percent,
  quantity,
  roundTo,
  table,
  text,
} from '@reckoner/engine';
import { AMBIENT, CABLE_SIZES, CAPACITIES, GROUPING, GROUPING_GROUND } from './shared/iec-cables.js';

/** IEC 60898 and the preferred numbers that follow, in amperes. */
const RATINGS: readonly number[] = [
  6, 10, 13, 16, 20, 25, 32, 40, 50, 63, 80, 100, 125, 160, 200, 250, 315, 400, 500, 630,
];

/** BS 3036, from 15 A. */
const REWIRABLE: readonly number[] = [15, 20, 30, 45, 60, 100];

/** Ω mm²/m at operating temperature and Ω/m: IEC 60364-5-52 Annex G. */
const RESISTIVITY = 0.0225;
const REACTANCE = 0.00008;

const ZERO_CELSIUS = constant(273.15, 'K');
const ONE_KELVIN = constant(1, 'K');

/** How much less a cable may be loaded, so that 1.45 times its capacity trips the device: 433.1. */
function deviceFactor(device: 'breaker' | 'gg' | 'rewirable', rating: number) {
  if (device === 'breaker') return 1;
  if (device === 'rewirable') return 0.725;
  return 1.45 / (rating >= 16 ? 1.6 : 1.9);
}

/** Volts dropped along the cable, by IEC 60364-5-52 Annex G. */
function dropped(size: number, current: number, length: number, powerFactor: number, threePhase: boolean, dc: boolean) {
  const reactive = dc ? 0 : REACTANCE * Math.sqrt(1 - powerFactor ** 2);
  return (threePhase ? Math.sqrt(3) : 2) * ((RESISTIVITY * powerFactor) / size + reactive) * length * current;
}

/** Ib ≤ In ≤ Iz = It Ca Cg Cf C, then the voltage drop. */
export default defineCalculator({
  title: 'Cable size (IEC 60364 / BS 7671)',
  description:
    'Smallest copper cable for a load by IEC 60364-5-52, from the protective device, method of installation, ambient temperature, grouping and voltage drop.',
  keywords: [
    'cable sizing',
    'wire size mm2',
    'current-carrying capacity',
    'derating factors',
    'It In Ca Cg',
    'IEC 60364-5-52',
    'BS 7671 cable',
  ],
  related: [
    'voltage-drop-conductors',
    'cable-short-circuit-adiabatic',
    'earth-fault-loop-impedance',
    'wire-size-ampacity-nec310',
  ],
  inputs: {
    load: measure('A', { label: 'Design current', symbol: 'I_b', above: 0, max: 630, usual: [0.5, 630] }),
    rating: measure('A', {
      label: 'Rating of the protective device',
      help: 'Left out, the next standard one from the design current on, 6 A at least; rewirable fuses have 15, 20, 30, 45, 60 and 100 A.',
      symbol: 'I_n',
      min: 6,
      max: 630,
      optional: true,
    }),
    device: choice(
      {
        breaker: 'Circuit breaker (IEC 60898, 60947-2), or BS 88 fuse under BS 7671',
        gg: 'gG fuse (IEC 60269)',
        rewirable: 'Rewirable fuse (BS 3036)',
      },
      { label: 'Protective device', default: 'breaker' },
    ),
    system: choice(
      { dc: 'DC', single: 'AC, single phase', three: 'AC, three phases' },
      { label: 'System', default: 'single' },
    ),
    method: choice(
      {
        A1: { label: 'A1: single cores in conduit in an insulated wall', also: ['A1'] },
        A2: { label: 'A2: multicore cable in conduit in an insulated wall', also: ['A2'] },
        B1: { label: 'B1: single cores in conduit on a wall', also: ['B1'] },
        B2: { label: 'B2: multicore cable in conduit on a wall', also: ['B2'] },
        C: { label: 'C: cable clipped directly to a wall', also: ['C', 'clipped direct', 'clipped directly'] },
        D1: { label: 'D1: multicore cable in a duct in the ground', also: ['D1', 'D'] },
        E: { label: 'E: multicore cable in free air or on a perforated tray', also: ['E'] },
      },
      { label: 'Method of installation', default: 'B2' },
    ),
    insulation: choice(
      { pvc: 'PVC, 70 °C', xlpe: { label: 'XLPE or EPR, 90 °C', also: ['XLPE', 'EPR'] } },
      { label: 'Insulation', default: 'pvc' },
    ),
    ambient: quantity('K', {
      label: 'Ambient temperature',
      help: 'Left out, 30 °C in air and 20 °C in the ground, for which the tables hold.',
      unit: '°C',
      symbol: '\\theta_a',
      min: -20,
      max: 80,
      usual: [0, 60],
      optional: true,
    }),
    circuits: integer({
      label: 'Circuits or cables bunched together, with this one',
      symbol: 'n',
      min: 1,
      max: 20,
      default: 1,
    }),
    other: number({
      label: 'Other factor',
      help: 'For thermal insulation (0.5 where a cable is surrounded by it), soil other than 2.5 K·m/W, harmonics and so on, multiplied.',
      symbol: 'C',
      min: 0.1,
      max: 1.5,
      usual: [0.3, 1.28],
      default: 1,
    }),
    length: measure('m', {
      label: 'Length, one way',
      help: 'Left out, the voltage drop is not checked.',
      symbol: 'L',
      above: 0,
      max: 10000,
      usual: [1, 1000],
      optional: true,
    }),
    voltage: measure('V', {
      label: 'Voltage',
      help: 'Between lines for three phases. Left out, 230 V, and 400 V for three phases; of DC it must be told.',
      symbol: 'U',
      min: 12,
      max: 1500,
      usual: [12, 1000],
      optional: true,
    }),
    powerFactor: number({
      label: 'Power factor',
      symbol: '\\cos\\varphi',
      min: 0.1,
      max: 1,
      usual: [0.4, 1],
      default: 1,
      when: { system: ['single', 'three'] },
    }),
    limit: percent({
      label: 'Allowed voltage drop',
      help: 'From a public network 3% for lighting and 5% for other uses (IEC 60364-5-52 Annex G, BS 7671).',
      symbol: 'u_{max}',
      min: 0.1,
      max: 20,
      usual: [0.5, 10],
      default: 3,
    }),
  },
  outputs: {
    size: measure('mm^2', { label: 'Cable size', symbol: 'S' }),
    byCurrent: measure('mm^2', { label: 'Size for the current alone', symbol: 'S_I' }),
    protection: measure('A', { label: 'Rating of the device', symbol: 'I_n' }),
    needed: measure('A', { label: 'Tabulated capacity needed', symbol: 'I_t', places: 1, digits: 3 }),
    tabulated: measure('A', { label: 'Tabulated capacity of the size', symbol: 'I_{t,S}' }),
    capacity: measure('A', { label: 'Capacity as installed', symbol: 'I_z', places: 1, digits: 3 }),
    temperatureFactor: number({ label: 'Factor for ambient temperature', symbol: 'C_a' }),
    groupFactor: number({ label: 'Factor for grouping', symbol: 'C_g' }),
    fuseFactor: number({ label: 'Factor for the device', symbol: 'C_f', places: 3 }),
    drop: measure('V', { label: 'Voltage drop', symbol: 'u', places: 2, digits: 3, optional: true }),
    share: percent({ label: 'Voltage drop in percent', symbol: 'u_r', places: 2, optional: true }),
    sizes: table(
      {
        size: measure('mm^2', { label: 'Size' }),
        tabulated: measure('A', { label: 'Tabulated' }),
        capacity: measure('A', { label: 'As installed', places: 1 }),
        share: percent({ label: 'Voltage drop', places: 2, optional: true }),
        enough: text({ label: 'Enough' }),
      },
      { label: 'Sizes' },
    ),
  },
  formula: ({
    load,
    rating,
    device,
    system,
    method,
    insulation,
    ambient,
    circuits,
    other,
    length,
    voltage,
    powerFactor,
    limit,
  }) => {
    const made =
      device === 'rewirable' ? REWIRABLE : device === 'gg' ? RATINGS.filter((amperes) => amperes !== 13) : RATINGS;
    const protection = rating ?? made.find((amperes) => amperes * (1 + 1e-12) >= load);
    if (protection === undefined)
      throw noResult('Rewirable fuses of BS 3036 end at 100 A: choose another device, or give its rating.');
    const celsius = ambient === undefined ? (method === 'D1' ? 20 : 30) : (ambient - ZERO_CELSIUS) / ONE_KELVIN;
    const step = AMBIENT[method === 'D1' ? 'ground' : 'air'][insulation].find(([to]) => celsius <= to + 1e-9);
    if (step === undefined)
      throw noResult('PVC cables have no capacity above 60 °C: take XLPE, or lower the temperature.');
    const temperatureFactor = step[1];
    const groupFactor = (method === 'D1' ? GROUPING_GROUND : GROUPING).find(([to]) => circuits <= to)![1];
    const fuseFactor = deviceFactor(device, protection);
    const factor = temperatureFactor * groupFactor * other;
    const needed = protection / (factor * fuseFactor);
    const column = CAPACITIES[insulation][method][system === 'three' ? 1 : 0]!;
    const volts = voltage ?? (system === 'three' ? 400 : 230);
    const cosine = system === 'dc' ? 1 : powerFactor;
    const sizes = CABLE_SIZES.map((size, index) => {
      const tabulated = column[index]!;
      const share =
        length === undefined
          ? undefined
          : dropped(size, load, length, cosine, system === 'three', system === 'dc') / volts;
      const carries = isAtLeast(tabulated, needed);
      return {
        size,
        tabulated,
        capacity: tabulated * factor,
        share,
        carries,
        enough: carries && (share === undefined || isAtMost(roundTo(100 * share, 2), 100 * limit)),
      };
    });
    const byCurrent = sizes.find(({ carries }) => carries);
    const found = sizes.find(({ enough }) => enough);
    if (byCurrent === undefined)
      throw noResult('No single cable up to 300 mm² carries this current: use several in parallel.');
    if (found === undefined)
      throw noResult(
        'The voltage drop is too large even with 300 mm²: use several cables in parallel, a shorter run or a higher voltage.',
      );
    return {
      size: found.size,
      byCurrent: byCurrent.size,
      protection,
      needed,
      tabulated: found.tabulated,
      capacity: found.capacity,
      temperatureFactor,
      groupFactor,
      fuseFactor,
      drop: found.share === undefined ? undefined : found.share * volts,
      share: found.share,
      sizes: sizes.map(({ size, tabulated, capacity, share, enough }) => ({
        size,
        tabulated,
        capacity,
        share,
        enough: enough ? 'Yes' : 'No',
      })),
    };
  },
  shown: ({ protection, temperatureFactor, groupFactor, other, fuseFactor, tabulated }) => ({
    size: undefined,
    byCurrent: undefined,
    protection: undefined,
    needed: protection / (temperatureFactor * groupFactor * other * fuseFactor),
    tabulated: undefined,
    capacity: tabulated * temperatureFactor * groupFactor * other,
    temperatureFactor: undefined,
    groupFactor: undefined,
    fuseFactor: undefined,
    drop: undefined,
    share: undefined,
    sizes: undefined,
  }),
  stepwise: [
    'C_a is the value of Table B.52.14 (B.52.15 in the ground) for the next listed temperature, C_g that of Table B.52.17, item 1, for the next listed number of circuits; in the ground that of Table B.52.19 for ducts that touch where it is lower, from 16 cables on.',
    'C_f is 1 for circuit breakers, 0.725 for rewirable fuses, and 1.45/1.6 for gG fuses from 16 A on, 1.45/1.9 below.',
    'The size for the current is the first whose tabulated capacity is not below I_t.',
    'The voltage drop is b × (0.0225 Ω mm²/m × cos φ/S + 0.08 mΩ/m × sin φ) × L × I_b, with b = 2, or √3 between lines of three phases; of DC without the second term.',
    'The cable is the first size that carries the current and keeps the voltage drop.',
  ],
  requires: [
    {
      that: ({ load, rating }) => isAtMost(load, rating),
      field: 'rating',
      says: 'A device of {rating} is rated below the design current of {load} and may trip: take a larger one.',
    },
    {
      that: (inputs, given) => inputs.system !== 'dc' || !given.length || given.voltage,
      field: 'voltage',
      says: 'Give the DC voltage for the voltage drop.',
    },
    {
      that: (_, given) => !given.voltage || given.length,
      field: 'length',
      says: 'The voltage is for the voltage drop alone, which needs the length of the cable.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ length }) => length === undefined,
      says: 'Without a length the voltage drop is not checked.',
    },
    {
      level: 'caution',
      when: ({ protection, load }) => isAbove(protection, 2 * load),
      says: 'The device is rated at more than twice the design current: the cable is sized for the device. Check that it is not a slip.',
    },
    {
      level: 'caution',
      when: ({ size, powerFactor, length, system }) =>
        length !== undefined && system !== 'dc' && isAtLeast(powerFactor, 1) && isAtLeast(size, 95),
      says: 'In cables of 95 mm² and more the drop at a power factor of 0.8 can be larger than at 1: enter that of the load.',
    },
    {
      level: 'note',
      when: ({ insulation, share, limit }) => insulation === 'xlpe' && isAbove(1.07 * share!, limit),
      says: 'Conductors at 90 °C can drop up to 7% more than by the 0.0225 Ω mm²/m of IEC 60364-5-52: by Table 4E2B of BS 7671 the drop may be above what is allowed.',
    },
    {
      level: 'caution',
      when: ({ ambient }) => isBelow(ambient!, constant(283.15, 'K')),
      says: 'Below 10 °C the tables have no factor: that of 10 °C is taken.',
    },
    {
      level: 'caution',
      when: ({ method, other }) => method === 'D1' && other > 0.9,
      says: 'For cables in the ground that are protected against overload BS 7671 has a further factor of 0.9 (Cc of Appendix 4): where it holds, enter it as the other factor.',
    },
  ],
  explanation: ({ length, ambient, method, size, byCurrent, system, voltage }) =>
    `{load} behind a device of {protection} needs {size} of copper ({insulation}): {needed} are needed in the table of method ${method} at ${
      ambient === undefined ? (method === 'D1' ? '20 °C in the ground' : '30 °C') : '{ambient}'
    } with {circuits} {circuits|circuit|circuits} together and another factor of {other}, and it has {tabulated}, {capacity} as installed.${
      length === undefined
        ? ''
        : ` Along {length} it drops {drop}, {share} of ${voltage === undefined ? (system === 'three' ? '400 V' : '230 V') : '{voltage}'}${
            system === 'dc' ? '' : ' at a power factor of {powerFactor}'
          }; {limit} are allowed.`
    }${size > byCurrent ? ' For the current alone {byCurrent} would do.' : ''}`,
  examples: [
    {
      inputs: { load: 28, rating: 32 },
      results: {
        size: 6,
        byCurrent: 6,
        protection: 32,
        needed: 32,
        tabulated: 38,
        capacity: 38,
        temperatureFactor: 1,
        groupFactor: 1,
        fuseFactor: 1,
      },
      cautions: ['drop is not checked'],
      source: 'IEC 60364-5-52 Table B.52.2, B2: 30 A for 4 mm², 38 A for 6 mm²',
    },
    {
      inputs: {
        load: 35,
        system: 'three',
        method: 'C',
        ambient: 40,
        circuits: 3,
        length: 40,
        powerFactor: 0.85,
        limit: 5,
      },
      results: {
        protection: 40,
        needed: 65.68144499,
        size: 16,
        byCurrent: 16,
        tabulated: 76,
        capacity: 46.284,
        temperatureFactor: 0.87,
        groupFactor: 0.7,
        drop: 3.000669184,
        share: 0.750167296,
        sizes: { length: 16, rows: { 4: { size: 10, tabulated: 57, enough: 'No' }, 5: { enough: 'Yes' } } },
      },
      source: 'Python 3.11; Table B.52.4, C: 57 A for 10 mm², 76 A for 16 mm²',
    },
    {
      inputs: { load: 18, device: 'gg', method: 'A1', length: 60, voltage: 240, powerFactor: 0.9, limit: 5 },
      results: {
        protection: 20,
        needed: 22.06896552,
        fuseFactor: 0.90625,
        byCurrent: 4,
        size: 4,
        drop: 11.01032177,
        share: 4.587634072,
      },
      source: 'Python 3.11; Table B.52.2, A1: 19.5 A for 2.5 mm², 26 A for 4 mm²',
    },
    {
      inputs: { load: 8, device: 'gg', method: 'A2' },
      results: { protection: 10, needed: 13.10344828, fuseFactor: 0.7631578947, size: 1.5, tabulated: 14 },
      cautions: ['drop is not checked'],
      source: 'Python 3.11; Table B.52.2, A2: 14 A for 1.5 mm²',
    },
    {
      inputs: { load: 27, rating: 30, device: 'rewirable', method: 'B1', insulation: 'xlpe', other: 0.5 },
      results: { needed: 82.75862069, fuseFactor: 0.725, size: 16, tabulated: 100, capacity: 50 },
      cautions: ['drop is not checked'],
      source: 'Python 3.11: 30/(0.725 × 0.5); Table B.52.3, B1: 75 A for 10 mm², 100 A for 16 mm²',
    },
    {
      inputs: {
        load: 100,
        system: 'three',
        method: 'D1',
        insulation: 'xlpe',
        ambient: 25,
        circuits: 2,
        length: 150,
        limit: 2.5,
      },
      results: { needed: 130.2083333, byCurrent: 50, size: 70, protection: 100, drop: 8.350959251, share: 2.087739813 },
      cautions: ['further factor of 0.9'],
      source: 'Python 3.11; Table B.52.5, D1: 115 A for 35 mm², 135 A for 50 mm²; 50 mm² drop 2.92%',
    },
    {
      inputs: { load: 180, system: 'three', method: 'E', insulation: 'xlpe', length: 120, limit: 2.5 },
      results: { protection: 200, byCurrent: 70, size: 95, drop: 8.860807289, share: 2.215201822 },
      cautions: ['can be larger than at 1'],
      source: 'Python 3.11; Table B.52.12, E: 192 A for 50 mm², 246 A for 70 mm²',
    },
    {
      inputs: { load: 10, system: 'dc', voltage: 24, length: 20, method: 'C' },
      results: { protection: 10, byCurrent: 1.5, size: 16, drop: 0.5625, share: 2.34375 },
      source: 'Python 3.11: 2 × 0.0225/16 × 200; 10 mm² drop 3.75%',
    },
    {
      inputs: { load: 20, length: 28, insulation: 'xlpe', method: 'C', limit: 5 },
      results: { size: 2.5, protection: 20, drop: 10.08, share: 4.382608696 },
      source: 'By hand: 2 × 0.0225/2.5 × 28 × 20; 19 mV/A/m of BS 7671 Table 4E2B make 10.64 V, 4.63%, within 5%',
    },
    {
      inputs: { load: 20, length: 31, insulation: 'xlpe', method: 'C', limit: 5 },
      results: { size: 2.5, drop: 11.16, share: 4.852173913 },
      cautions: ['up to 7% more'],
      source: 'By hand: 2 × 0.0225/2.5 × 31 × 20; 19 mV/A/m of BS 7671 Table 4E2B make 11.78 V, 5.12%',
    },
    {
      inputs: { load: 31, device: 'rewirable', method: 'C' },
      results: { protection: 45, needed: 62.06896552, size: 10, tabulated: 63 },
      cautions: ['drop is not checked'],
      source: 'By hand: BS 3036 has 45 A after 30 A; 45/0.725; Table B.52.2, C: 46 A for 6 mm², 63 A for 10 mm²',
    },
    {
      inputs: { load: 12, device: 'gg' },
      results: { protection: 16, needed: 17.65517241, size: 2.5 },
      cautions: ['drop is not checked'],
      source: 'By hand: gG fuses have no 13 A; 16 × 1.6/1.45; Table B.52.2, B2: 16.5 A for 1.5 mm²',
    },
    { inputs: { load: 110, device: 'rewirable' }, noResult: 'end at 100 A', source: 'BS 3036' },
    {
      inputs: { load: 60, method: 'D1' },
      results: { size: 16, byCurrent: 16, protection: 63, needed: 63, tabulated: 78, temperatureFactor: 1 },
      cautions: ['drop is not checked', 'further factor of 0.9'],
      source: 'IEC 60364-5-52 Table B.52.2, D1: 60 A for 10 mm², 78 A for 16 mm²',
    },
    {
      inputs: { load: 16, method: 'D1', circuits: 20, other: 0.9 },
      results: { groupFactor: 0.34, needed: 52.2875817, size: 10, tabulated: 60, capacity: 18.36 },
      cautions: ['drop is not checked'],
      source: 'Table B.52.19, touching: 0.34, below 0.38 of Table B.52.17; by hand 16/(0.34 × 0.9)',
    },
    {
      inputs: { load: 75, method: 'D1', other: 0.9 },
      results: { size: 25, protection: 80, needed: 88.88888889, tabulated: 99, capacity: 89.1 },
      cautions: ['drop is not checked'],
      source: 'By hand: 80/0.9; with Cc of BS 7671 (IET Wiring Matters 44, changes to Appendix 4)',
    },
    {
      inputs: { load: 4, rating: 16, ambient: 5 },
      results: { size: 1.5, temperatureFactor: 1.22, needed: 13.1147541 },
      cautions: ['Below 10 °C', 'more than twice', 'drop is not checked'],
      source: 'Table B.52.14 begins at 10 °C: 16/1.22 in B2, 16.5 A for 1.5 mm²',
    },
    {
      inputs: { load: 20, ambient: 65 },
      noResult: 'no capacity above 60 °C',
      source: 'Table B.52.14 ends at 60 °C for PVC',
    },
    {
      inputs: { load: 600, circuits: 20 },
      noResult: 'several in parallel',
      source: '630/0.38 is above all of Table B.52.2',
    },
    {
      inputs: { load: 100, length: 9000, method: 'C' },
      noResult: 'too large even with 300 mm²',
      source: 'Annex G: 2 × 0.000075 × 9000 × 100',
    },
    { inputs: { load: 20, rating: 16 }, refused: 'rated below the design current', source: 'By definition' },
    { inputs: { load: 20, system: 'dc', length: 10 }, refused: 'Give the DC voltage', source: 'By definition' },
    { inputs: { load: 20, voltage: 230 }, refused: 'needs the length', source: 'By definition' },
  ],
  notes: [
    'Copper, one cable or set of conductors for each line, for designers who know the rules where they work: national versions change tables and limits. Of BS 7671 the multicore tables 4D2A, 4D4A and 4E2A agree; flat twin and earth under thermal insulation has Table 4D5, single cores clipped directly have other values.',
    'The size is for overload and voltage drop alone. Besides, the cable must bear a short circuit (adiabatic equation), the earth fault loop must let the device trip, and mechanical minimum sizes hold. With a third harmonic above 15% the neutral counts as loaded, too.',
    'Grouping is that of bunched cables, loaded alike; single layers and separate ducts have better factors, which go into the other factor with one circuit.',
  ],
  references: [
    { title: 'IEC 60364-5-52:2009, Tables B.52.2 to B.52.5, B.52.10 to B.52.15, B.52.17, B.52.19 and Annex G' },
    { title: 'IEC 60364-4-43:2008, 433.1; BS 7671:2018+A2:2022, 433.1 and Appendix 4' },
    {
      title:
        'Each row of the tables stands identically in at least three public transcriptions (IEC 60364-5-52 in English and Turkish, DIN VDE 0298-4, KS C IEC 60364-5-52, the Belgian AREI); one misprint, 266 A for 286 A, was found in one of them; Table B.52.19 as in a public program of the Korean code, up to six cables in a second one',
    },
  ],
});
