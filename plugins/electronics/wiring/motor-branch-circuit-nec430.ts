import {
  category,
  choice,
  constant,
  defineCalculator,
  isAbove,
  isAtLeast,
  isAtMost,
  isBelow,
  noResult,
  quantity,
  roundTo,
} from '@reckoner/engine';
import { WIRE_SIZES, WIRES } from '../shared/building-wire.js';
import { STANDARD_RATINGS } from '../shared/protection.js';

const POWERS = {
  hp1by6: { label: '1/6 hp', also: ['1/6'] },
  hp1by4: { label: '1/4 hp', also: ['1/4', '0.25', '0.25 hp'] },
  hp1by3: { label: '1/3 hp', also: ['1/3'] },
  hp1by2: { label: '1/2 hp', also: ['1/2', '0.5', '0.5 hp'] },
  hp3by4: { label: '3/4 hp', also: ['3/4', '0.75', '0.75 hp'] },
  hp1: { label: '1 hp', also: ['1'] },
  hp1h: { label: '1 1/2 hp', also: ['1 1/2', '1.5', '1.5 hp'] },
  hp2: { label: '2 hp', also: ['2'] },
  hp3: { label: '3 hp', also: ['3'] },
  hp5: { label: '5 hp', also: ['5'] },
  hp7h: { label: '7 1/2 hp', also: ['7 1/2', '7.5', '7.5 hp'] },
  hp10: { label: '10 hp', also: ['10'] },
  hp15: { label: '15 hp', also: ['15'] },
  hp20: { label: '20 hp', also: ['20'] },
  hp25: { label: '25 hp', also: ['25'] },
  hp30: { label: '30 hp', also: ['30'] },
  hp40: { label: '40 hp', also: ['40'] },
  hp50: { label: '50 hp', also: ['50'] },
  hp60: { label: '60 hp', also: ['60'] },
  hp75: { label: '75 hp', also: ['75'] },
  hp100: { label: '100 hp', also: ['100'] },
  hp125: { label: '125 hp', also: ['125'] },
  hp150: { label: '150 hp', also: ['150'] },
  hp200: { label: '200 hp', also: ['200'] },
  hp250: { label: '250 hp', also: ['250'] },
  hp300: { label: '300 hp', also: ['300'] },
  hp350: { label: '350 hp', also: ['350'] },
  hp400: { label: '400 hp', also: ['400'] },
  hp450: { label: '450 hp', also: ['450'] },
  hp500: { label: '500 hp', also: ['500'] },
} as const;

type Power = keyof typeof POWERS;
type Row = readonly [
  v115: number | undefined,
  v200: number | undefined,
  v208: number | undefined,
  v230: number | undefined,
  v460?: number,
  v575?: number,
];

const COLUMNS = { v115: 0, v200: 1, v208: 2, v230: 3, v460: 4, v575: 5 } as const;
const no = undefined;

/** Amperes: NEC 2023, Table 430.248. */
const SINGLE: Readonly<Partial<Record<Power, Row>>> = {
  hp1by6: [4.4, 2.5, 2.4, 2.2],
  hp1by4: [5.8, 3.3, 3.2, 2.9],
  hp1by3: [7.2, 4.1, 4, 3.6],
  hp1by2: [9.8, 5.6, 5.4, 4.9],
  hp3by4: [13.8, 7.9, 7.6, 6.9],
  hp1: [16, 9.2, 8.8, 8],
  hp1h: [20, 11.5, 11, 10],
  hp2: [24, 13.8, 13.2, 12],
  hp3: [34, 19.6, 18.7, 17],
  hp5: [56, 32.2, 30.8, 28],
  hp7h: [80, 46, 44, 40],
  hp10: [100, 57.5, 55, 50],
};

/** Amperes of squirrel-cage and wound-rotor motors: NEC 2023, Table 430.250. */
const THREE: Readonly<Partial<Record<Power, Row>>> = {
  hp1by2: [4.4, 2.5, 2.4, 2.2, 1.1, 0.9],
  hp3by4: [6.4, 3.7, 3.5, 3.2, 1.6, 1.3],
  hp1: [8.4, 4.8, 4.6, 4.2, 2.1, 1.7],
  hp1h: [12, 6.9, 6.6, 6, 3, 2.4],
  hp2: [13.6, 7.8, 7.5, 6.8, 3.4, 2.7],
  hp3: [no, 11, 10.6, 9.6, 4.8, 3.9],
  hp5: [no, 17.5, 16.7, 15.2, 7.6, 6.1],
  hp7h: [no, 25.3, 24.2, 22, 11, 9],
  hp10: [no, 32.2, 30.8, 28, 14, 11],
  hp15: [no, 48.3, 46.2, 42, 21, 17],
  hp20: [no, 62.1, 59.4, 54, 27, 22],
  hp25: [no, 78.2, 74.8, 68, 34, 27],
  hp30: [no, 92, 88, 80, 40, 32],
  hp40: [no, 120, 114, 104, 52, 41],
  hp50: [no, 150, 143, 130, 65, 52],
  hp60: [no, 177, 169, 154, 77, 62],
  hp75: [no, 221, 211, 192, 96, 77],
  hp100: [no, 285, 273, 248, 124, 99],
  hp125: [no, 359, 343, 312, 156, 125],
  hp150: [no, 414, 396, 360, 180, 144],
  hp200: [no, 552, 528, 480, 240, 192],
  hp250: [no, no, no, no, 302, 242],
  hp300: [no, no, no, no, 361, 289],
  hp350: [no, no, no, no, 414, 336],
  hp400: [no, no, no, no, 477, 382],
  hp450: [no, no, no, no, 515, 412],
  hp500: [no, no, no, no, 590, 472],
};

/** NEC 2023, Table 240.6(A); fuses have 1, 3, 6 and 601 A besides. */
const BREAKERS: readonly number[] = [10, ...STANDARD_RATINGS];
const FUSES: readonly number[] = [
  1,
  3,
  6,
  10,
  ...STANDARD_RATINGS.filter((rating) => rating <= 600),
  601,
  ...STANDARD_RATINGS.filter((rating) => rating > 600),
];

/** Common sizes: all but the last two are up to 600 kcmil, then come 750 and 1000 kcmil. */
const COMMON = WIRES.map(({ key, ampacity }) => ({ size: WIRE_SIZES[key] as string, ampacity }));

/** NEC 2023, Table 310.16, up to 1000 kcmil. */
const CONDUCTORS = [
  ...COMMON.slice(0, -2),
  { size: '700 kcmil', ampacity: { copper: [385, 460, 520], aluminum: [315, 375, 425] } },
  ...COMMON.slice(-2, -1),
  { size: '800 kcmil', ampacity: { copper: [410, 490, 555], aluminum: [330, 395, 445] } },
  { size: '900 kcmil', ampacity: { copper: [435, 520, 585], aluminum: [355, 425, 480] } },
  ...COMMON.slice(-1),
];

const AMPERE = constant(1, 'A');

/** NEC 2023: 430.6, 430.22, 430.32, 430.52 and 430.110. */
export default defineCalculator({
  title: 'Motor branch circuit (NEC 430)',
  description:
    'Full-load current, conductor size, short-circuit protection, overload setting and disconnect of a motor by NEC 2023.',
  keywords: [
    'motor FLC table',
    'NEC 430.250',
    'NEC 430.52',
    'motor breaker size',
    'motor wire size',
    'motor overload setting',
    'motor fuse size',
  ],
  related: ['motor-full-load-current', 'wire-size-ampacity-nec310', 'equipment-ground-size-nec250'],
  inputs: {
    phases: choice({ single: 'Single phase', three: 'Three phases' }, { label: 'Motor', default: 'three' }),
    power: choice(POWERS, { label: 'Rated power' }),
    voltage: choice(
      {
        v115: { label: '115 V (systems of 110 to 120 V)', also: ['115', '115 V', '120 V', '120', '110 V', '110'] },
        v200: { label: '200 V', also: ['200'] },
        v208: { label: '208 V', also: ['208'] },
        v230: { label: '230 V (systems of 220 to 240 V)', also: ['230', '230 V', '240 V', '240', '220 V', '220'] },
        v460: { label: '460 V (systems of 440 to 480 V)', also: ['460', '460 V', '480 V', '480', '440 V', '440'] },
        v575: { label: '575 V (systems of 550 to 600 V)', also: ['575', '575 V', '600 V', '600', '550 V', '550'] },
      },
      { label: 'Rated voltage' },
    ),
    type: choice(
      {
        cage: 'Squirrel cage or single phase, not Design B energy-efficient',
        designB: 'Design B energy-efficient or premium efficiency',
        wound: 'Wound rotor',
      },
      { label: 'Type', default: 'cage' },
    ),
    device: choice(
      {
        inverse: { label: 'Inverse time circuit breaker', also: ['breaker'] },
        dual: { label: 'Dual-element (time-delay) fuse', also: ['time-delay fuse'] },
        nontime: 'Nontime-delay fuse',
        instantaneous: { label: 'Instantaneous trip breaker (MCP)', also: ['MCP'] },
      },
      { label: 'Short-circuit and ground-fault device', default: 'inverse' },
    ),
    nameplate: quantity('A', {
      label: 'Full-load current on the nameplate',
      help: 'For the overload device, which goes by it and not by the table.',
      symbol: 'I_{np}',
      above: 0,
      max: 1000,
      usual: [0.5, 700],
      optional: true,
    }),
    marking: choice(
      {
        good: 'Service factor 1.15 or more, or rise of 40 °C or less',
        other: 'Neither is marked',
      },
      { label: 'Marked on the nameplate', default: 'other' },
    ),
    terminals: choice(
      { c60: '60 °C', c75: '75 °C' },
      {
        label: 'Conductors and terminals rated',
        help: 'Up to 100 A 60 °C unless marked 75 °C, or motor Design B, C or D (110.14(C)).',
        default: 'c75',
      },
    ),
    material: choice(
      { copper: { label: 'Copper', also: ['Cu'] }, aluminum: { label: 'Aluminum', also: ['Al'] } },
      { label: 'Conductors', default: 'copper' },
    ),
  },
  outputs: {
    current: quantity('A', { label: 'Full-load current of the table', symbol: 'I_{FLC}' }),
    ampacity: quantity('A', { label: 'Least ampacity of the conductors', symbol: 'I_{min}', places: 2 }),
    size: category(
      CONDUCTORS.map(({ size }) => size),
      { label: 'Least conductor size', optional: true },
    ),
    calculated: quantity('A', { label: 'Calculated rating or setting', symbol: 'I_d', places: 2 }),
    rating: quantity('A', { label: 'Largest standard rating in general', symbol: 'I_s', optional: true }),
    highest: quantity('A', { label: 'Limit where the motor does not start', symbol: 'I_x', places: 2 }),
    overload: quantity('A', { label: 'Largest overload trip setting', symbol: 'I_o', places: 2, optional: true }),
    overloadHighest: quantity('A', {
      label: 'Overload limit where it does not start',
      symbol: 'I_{ox}',
      places: 2,
      optional: true,
    }),
    disconnect: quantity('A', { label: 'Least rating of the disconnect', symbol: 'I_m', places: 2 }),
  },
  formula: ({ phases, power, voltage, type, device, nameplate, marking, terminals, material }) => {
    const listed = (phases === 'single' ? SINGLE : THREE)[power]?.[COLUMNS[voltage]];
    if (listed === undefined)
      throw noResult('The table has no motor of this power at this voltage and number of phases.');
    const current = listed * AMPERE;
    const least = 1.25 * current;
    const column = terminals === 'c60' ? 0 : 1;
    const wire = CONDUCTORS.find(({ ampacity }) => {
      const values = ampacity[material];
      return values !== undefined && isAtLeast(values[column]! * AMPERE, least);
    });
    const wound = type === 'wound';
    const share =
      device === 'inverse'
        ? wound
          ? 1.5
          : 2.5
        : device === 'dual'
          ? wound
            ? 1.5
            : 1.75
          : device === 'nontime'
            ? wound
              ? 1.5
              : 3
            : type === 'designB'
              ? 11
              : 8;
    const calculated = share * current;
    const standard =
      device === 'instantaneous'
        ? undefined
        : (device === 'inverse' ? BREAKERS : FUSES).find((rating) => isAtLeast(rating * AMPERE, calculated));
    const most =
      device === 'inverse'
        ? (current <= 100 * AMPERE ? 4 : 3) * current
        : device === 'dual'
          ? 2.25 * current
          : device === 'nontime'
            ? Math.max(3 * current, Math.min(4 * current, 600 * AMPERE))
            : (type === 'designB' ? 17 : 13) * current;
    const good = marking === 'good';
    return {
      current,
      ampacity: least,
      size: wire === undefined ? undefined : wire.size,
      calculated,
      rating: standard === undefined ? undefined : standard * AMPERE,
      highest: standard === undefined ? most : Math.max(most, standard * AMPERE),
      overload: nameplate === undefined ? undefined : (good ? 1.25 : 1.15) * nameplate,
      overloadHighest: nameplate === undefined ? undefined : (good ? 1.4 : 1.3) * nameplate,
      disconnect: 1.15 * current,
    };
  },
  shown: ({ current, calculated }) => ({
    current: undefined,
    ampacity: 1.25 * current,
    size: undefined,
    calculated,
    rating: undefined,
    highest: undefined,
    overload: undefined,
    overloadHighest: undefined,
    disconnect: 1.15 * current,
  }),
  stepwise: [
    'The full-load current is that of Table 430.248 (single phase) or 430.250 (three phases), not that of the nameplate (430.6).',
    'The conductor is the first of Table 310.16 whose ampacity is not below 125% of it, 14 AWG at least (430.22), up to 1000 kcmil.',
    'The device has at most so many percent of it (Table 430.52(C)(1)): 250, 175, 300 or 800 for inverse time breakers, dual-element fuses, nontime-delay fuses and instantaneous trip breakers; 150 for the first three with a wound rotor; 1100 for instantaneous trip with Design B. Where that is no standard rating, the next higher one is allowed.',
    'Where the motor does not start so, the limit is 400% (300% above 100 A), 225%, 400% (300% above fuses of 600 A) or 1300% (1700% for Design B), or that next standard rating if it is higher.',
    'The overload device trips at 125% of the current on the nameplate, 115% where neither mark stands on it; where that does not start the motor, 140% and 130% (430.32).',
  ],
  requires: [
    {
      that: ({ phases, type }) => phases === 'three' || type === 'cage',
      field: 'type',
      says: 'Design letters and wound rotors are of motors for three phases: choose the first type.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ nameplate }) => nameplate === undefined,
      says: 'The overload setting is not told: it goes by the current on the nameplate, so enter that.',
    },
    {
      level: 'caution',
      when: ({ nameplate, current }) => isAbove(nameplate!, current),
      says: 'The current on the nameplate is above the one of the table: motors below 1200 RPM, of high torque or of several speeds go by the nameplate throughout (430.6(A)); else check power and voltage.',
    },
    {
      level: 'caution',
      when: ({ nameplate, current }) => isBelow(nameplate!, 0.6 * current),
      says: 'The current on the nameplate is far below the one of the table: check power and voltage, of which a motor for two voltages has two currents.',
    },
    {
      level: 'caution',
      when: ({ device }) => device === 'instantaneous',
      says: 'An instantaneous trip breaker is allowed only as part of a listed combination motor controller; what is told is its setting, no rating.',
    },
    {
      level: 'caution',
      when: ({ terminals, ampacity, type }) =>
        terminals === 'c75' && type !== 'designB' && isAtMost(roundTo(ampacity, 2), constant(100, 'A')),
      says: 'Up to 100 A the 75 °C values hold only if marked on all terminals, or for a motor of Design B, C or D (110.14(C)(1)): else choose 60 °C.',
    },
    {
      level: 'note',
      when: ({ power }) => ['hp1by6', 'hp1by4', 'hp1by3', 'hp1by2', 'hp3by4', 'hp1'].includes(power),
      says: 'Motors of 1 hp and less have further rules on overload protection (430.32(B) to (D)).',
    },
    {
      level: 'caution',
      when: ({ size }) => size === undefined,
      says: 'No single conductor up to 1000 kcmil carries this current: use a larger one of Table 310.16, or conductors in parallel from 1/0 AWG on.',
    },
  ],
  explanation: ({ size, device, nameplate, marking, material }) =>
    `A motor of {power} at {voltage} has {current} in the table: its ${material} conductors carry at least {ampacity}, ${
      size === undefined ? 'more than one of 1000 kcmil does' : '{size} or larger at {terminals}'
    }, and ${
      device === 'instantaneous'
        ? 'its instantaneous trip breaker is set at {calculated} at most'
        : `its ${
            device === 'inverse'
              ? 'inverse time breaker'
              : device === 'dual'
                ? 'dual-element fuse'
                : 'nontime-delay fuse'
          } has {rating} at most, for a calculated {calculated}`
    }; where the motor does not start so, no more than {highest}.${
      nameplate === undefined
        ? ''
        : ` The overload device trips at {overload} at most, ${marking === 'good' ? '125%' : '115%'} of the nameplate.`
    }`,
  examples: [
    {
      inputs: { power: 'hp100', voltage: 'v200', type: 'wound', material: 'aluminum' },
      results: {
        current: 285,
        ampacity: 356.25,
        size: '700 kcmil',
        calculated: 427.5,
        rating: 450,
        disconnect: 327.75,
      },
      cautions: ['overload setting is not told'],
      source: 'NEC 2023, Table 310.16: aluminum of 700 kcmil carries 375 A, of 600 kcmil 340 A at 75 °C',
    },
    {
      inputs: { power: 'hp150', voltage: 'v200', type: 'wound', device: 'nontime' },
      results: { current: 414, ampacity: 517.5, size: '900 kcmil' },
      cautions: ['overload setting is not told'],
      source: 'NEC 2023, Table 310.16: copper of 900 kcmil carries 520 A, of 800 kcmil 490 A at 75 °C',
    },
    {
      inputs: { power: 'hp25', voltage: 'v460', nameplate: 31.6, marking: 'good', device: 'nontime', type: 'designB' },
      results: {
        current: 34,
        ampacity: 42.5,
        size: '8 AWG',
        calculated: 102,
        rating: 110,
        highest: 136,
        overload: 39.5,
        overloadHighest: 44.24,
        disconnect: 39.1,
      },
      source: 'NEC Annex D, Example D8 as far as known: 34 A, 42.5 A, 110 A fuses, 39.5 A; the rest by hand',
    },
    {
      inputs: { phases: 'single', power: 'hp1by2', voltage: 'v115' },
      results: {
        current: 9.8,
        ampacity: 12.25,
        size: '14 AWG',
        calculated: 24.5,
        rating: 25,
        highest: 39.2,
        disconnect: 11.27,
      },
      cautions: ['is not told', 'hold only if marked', 'of 1 hp and less'],
      source: 'By hand: 9.8 A of Table 430.248; 1.25, 2.5, 4 and 1.15 times',
    },
    {
      inputs: { power: 'hp50', voltage: 'v460', terminals: 'c60', device: 'dual', nameplate: 60 },
      results: {
        current: 65,
        ampacity: 81.25,
        size: '3 AWG',
        calculated: 113.75,
        rating: 125,
        highest: 146.25,
        overload: 69,
        overloadHighest: 78,
        disconnect: 74.75,
      },
      source: 'By hand: 65 A of Table 430.250; 3 AWG has 85 A at 60 °C',
    },
    {
      inputs: { power: 'hp30', voltage: 'v230', type: 'wound', nameplate: 78 },
      results: { current: 80, ampacity: 100, size: '3 AWG', calculated: 120, rating: 125, highest: 320 },
      cautions: ['hold only if marked'],
      source: 'By hand: 1.5 × 80; 3 AWG has exactly 100 A at 75 °C',
    },
    {
      inputs: { power: 'hp40', voltage: 'v208', type: 'wound', device: 'dual', nameplate: 100 },
      results: { calculated: 171, rating: 175, highest: 256.5 },
      source: 'By hand: 1.5 × 114; 2.25 × 114',
    },
    {
      inputs: { power: 'hp40', voltage: 'v200', type: 'wound', device: 'nontime', nameplate: 110 },
      results: { calculated: 180, rating: 200, highest: 480 },
      source: 'By hand: 1.5 × 120; 4 × 120',
    },
    {
      inputs: { power: 'hp125', voltage: 'v460', nameplate: 140, device: 'nontime' },
      results: { current: 156, ampacity: 195, size: '3/0 AWG', calculated: 468, rating: 500, highest: 600 },
      source: 'By hand: 3 × 156; 4 × 156 = 624, of which fuses to 600 A are allowed',
    },
    {
      inputs: { power: 'hp2', voltage: 'v575', type: 'designB', device: 'instantaneous', nameplate: 2.6 },
      results: { current: 2.7, calculated: 29.7, highest: 45.9 },
      cautions: ['listed combination motor controller'],
      source: 'By hand: 11 × 2.7; 17 × 2.7',
    },
    {
      inputs: { power: 'hp20', voltage: 'v460', device: 'instantaneous', nameplate: 25.5, material: 'aluminum' },
      results: { current: 27, ampacity: 33.75, size: '8 AWG', calculated: 216, highest: 351 },
      cautions: ['listed combination motor controller', 'hold only if marked'],
      source: 'By hand: 8 × 27; 13 × 27; aluminum 10 AWG has 30 A, 8 AWG 40 A',
    },
    {
      inputs: { power: 'hp450', voltage: 'v460', nameplate: 500 },
      results: { current: 515, ampacity: 643.75, calculated: 1287.5, rating: 1600, highest: 1600 },
      cautions: ['No single conductor up to'],
      source: 'By hand: 2.5 × 515; 3 × 515 = 1545, below the next rating of 1600 A',
    },
    {
      inputs: { power: 'hp10', voltage: 'v230', nameplate: 30 },
      results: { current: 28, overload: 34.5, rating: 70 },
      cautions: ['above the one of the table', 'hold only if marked'],
      source: 'By hand: 2.5 × 28 = 70, exactly a standard rating',
    },
    {
      inputs: { power: 'hp10', voltage: 'v230', nameplate: 14 },
      results: { current: 28, overload: 16.1 },
      cautions: ['far below the one of the table', 'hold only if marked'],
      source: 'By hand: 1.15 × 14, as of 460 V',
    },
    {
      inputs: { power: 'hp3', voltage: 'v115' },
      noResult: 'no motor of this power',
      source: 'NEC 2023, Table 430.250',
    },
    {
      inputs: { phases: 'single', power: 'hp15', voltage: 'v230' },
      noResult: 'no motor of this power',
      source: 'NEC 2023, Table 430.248',
    },
    {
      inputs: { phases: 'single', power: 'hp5', voltage: 'v230', type: 'wound' },
      refused: 'three phases',
      source: 'NEC 2023, Table 430.52(C)(1)',
    },
  ],
  notes: [
    'For one motor in continuous duty under the NEC in the USA, by electricians; the law is the edition that your state adopted. Ambient temperature, bundling and voltage drop may ask for larger conductors.',
    'Conductors of a motor may have a short-circuit device above their ampacity, since the overload device protects them (240.4(G)). A lower rating on the nameplate of a controller or in its overload table goes first (430.52(C)(2)).',
    'Hermetic compressors go by Article 440, fire pumps by 695, variable speed drives by Part X of 430, torque motors and motors above 1000 V by rules of their own.',
  ],
  references: [
    {
      title:
        'NFPA 70, National Electrical Code, 2023, 430.6, 430.22, 430.32, 430.52, 430.110, Tables 240.6(A), 310.16, 430.248, 430.250 and 430.52(C)(1)',
    },
    {
      title:
        'The tables of Article 430 stand identically in three public transcriptions, among them the text of the 2023 code in the repository CEC-Lang and the repository urdans/eecalcs',
    },
  ],
});
