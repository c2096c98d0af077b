import { category, choice, constant, defineCalculator, integer, noResult, number, quantity } from '@reckoner/engine';
import { protectionLimit, WIRE_SIZES, WIRES } from '../shared/building-wire.js';
import { STANDARD_RATINGS } from '../shared/protection.js';

/** NEC Table 310.16 with the correction of 310.15(B)(1) for ambient and the adjustment of 310.15(C)(1) for bundling. */
export default defineCalculator({
  title: 'Wire ampacity and size',
  description: 'Ampacity of a wire by the NEC with ambient and bundling derating, and the smallest size for a current.',
  keywords: ['NEC 310.16', 'wire gauge', 'AWG', 'derating', 'conductor size', 'current capacity'],
  inputs: {
    size: choice(WIRE_SIZES, { label: 'Size', default: 'awg12' }),
    material: choice(
      { copper: { label: 'Copper', also: ['Cu'] }, aluminum: { label: 'Aluminum', also: ['Al'] } },
      { label: 'Conductor', default: 'copper' },
    ),
    rating: choice(
      { c60: '60 °C (TW, UF)', c75: '75 °C (THW, THWN)', c90: '90 °C (THHN, XHHW-2)' },
      { label: 'Insulation', default: 'c75' },
    ),
    terminals: choice(
      { t60: '60 °C', t75: '75 °C' },
      { label: 'Terminals', help: 'To 100 A they count as 60 °C unless marked 75 °C (110.14(C)).', default: 't75' },
    ),
    ambient: quantity('K', {
      usual: [-40, 60],
      label: 'Ambient temperature',
      unit: '°C',
      symbol: 'T_a',
      min: -60,
      max: 89,
      default: 30,
    }),
    conductors: integer({ label: 'Current-carrying conductors together', symbol: 'n', min: 1, max: 500, default: 3 }),
    current: quantity('A', { label: 'Current to carry', symbol: 'I', above: 0, max: 10000, optional: true }),
  },
  outputs: {
    ampacity: quantity('A', { label: 'Ampacity', symbol: 'I_z', places: 1 }),
    usable: quantity('A', { label: 'Ampacity with the terminals', symbol: 'I_u', places: 1 }),
    protection: quantity('A', {
      label: 'Largest breaker or fuse for a small conductor',
      symbol: 'I_p',
      optional: true,
    }),
    table: quantity('A', { label: 'Value of the table', symbol: 'I_t' }),
    correction: number({ label: 'Factor for ambient temperature', symbol: 'k_T' }),
    adjustment: number({ label: 'Factor for bundling', symbol: 'k_n' }),
    smallest: category(Object.values(WIRE_SIZES), { label: 'Smallest size for the current', optional: true }),
  },
  formula: ({ size, material, rating, terminals, ambient, conductors, current }) => {
    const terminal = terminals === 't60' ? 0 : 1;
    const column = rating === 'c60' ? 0 : rating === 'c75' ? 1 : 2;
    const steps = CORRECTIONS[column]!;
    const step = steps.find(([to]) => ambient <= (to + 273.15 + 1e-9) * constant(1, 'K'));
    if (step === undefined) throw noResult('The insulation may not be used at this ambient temperature.');
    const correction = step[1];
    const adjustment = ADJUSTMENTS.find(([to]) => conductors <= to)![1];
    const listed = WIRES.find((wire) => wire.key === size)!.ampacity[material];
    if (listed === undefined) throw noResult('Aluminum wire starts at 12 AWG.');
    const table = listed[column]! * constant(1, 'A');
    const factor = correction * adjustment;
    const usable = Math.min(table * factor, listed[terminal]! * constant(1, 'A'));
    const limit = protectionLimit(size, material);
    // A wire derated below that limit has the next rating above its ampacity (240.4(B)); 240.6(A) begins at 10 A.
    const next = [10, ...STANDARD_RATINGS].find((amperes) => amperes * (1 + 1e-12) * constant(1, 'A') >= usable);
    const protection = limit === undefined ? undefined : Math.min(limit, next ?? limit) * constant(1, 'A');
    const results = { ampacity: table * factor, usable, protection, table, correction, adjustment };
    if (current === undefined) return results;
    const enough = WIRES.find((wire) => {
      const values = wire.ampacity[material];
      if (values === undefined) return false;
      const most = Math.min(values[column]! * factor, values[terminal]!, protectionLimit(wire.key, material) ?? 1e6);
      return most * constant(1, 'A') * (1 + 1e-12) >= current;
    });
    if (enough === undefined) throw noResult('No listed size carries this current: use conductors in parallel.');
    return { ...results, smallest: WIRE_SIZES[enough.key] };
  },
  stepwise: [
    'The table of NEC 310.16 gives the ampacity of the size, the metal and the rating.',
    'It is multiplied by the correction for the ambient temperature and the adjustment for the number of conductors.',
    'With its terminals a wire carries no more than the table has for their temperature (110.14(C)).',
    'The breaker or fuse of a small conductor has the limit of 240.4(D) at most, and the next standard rating above its ampacity where it is derated below that (240.4(B)).',
    'The smallest size is the first that carries the current so, and that a breaker of that current may protect (240.4(D)).',
  ],
  explanation: ({ ampacity, usable, smallest, protection }) =>
    `The wire carries {ampacity}: {table} × {correction} × {adjustment}${
      usable < ampacity ? '; its terminals allow {usable}' : ''
    }${protection === undefined ? '' : '; its breaker or fuse may have {protection} at most'}.${smallest === undefined ? '' : ' {current} needs {smallest}.'}`,
  examples: [
    {
      inputs: {},
      results: { ampacity: 25, usable: 25, protection: 20, table: 25, correction: 1, adjustment: 1 },
      source: 'NEC 2023, Table 310.16: 12 AWG copper at 75 °C',
    },
    {
      inputs: { size: 'awg6', rating: 'c90', ambient: 40, conductors: 6, current: 60 },
      results: { ampacity: 54.6, table: 75, correction: 0.91, adjustment: 0.8, smallest: '4 AWG' },
      source: 'NEC 2023, Tables 310.16, 310.15(B)(1)(1), 310.15(C)(1): 75 × 0.91 × 0.8; 4 AWG: 95 × 0.728 = 69.2 A',
    },
    {
      inputs: { size: 'awg4of0', material: 'aluminum', rating: 'c60', ambient: 45, conductors: 12, current: 50 },
      results: { ampacity: 53.25, table: 150, correction: 0.71, adjustment: 0.5, smallest: '4/0 AWG' },
      source: 'NEC 2023: 150 × 0.71 × 0.5; 3/0 AWG: 130 × 0.355 = 46.15 A',
    },
    {
      inputs: { size: 'kcmil500', ambient: '50 °F', conductors: 45 },
      results: { ampacity: 159.6, table: 380, correction: 1.2, adjustment: 0.35 },
      source: 'NEC 2023: 380 × 1.20 × 0.35',
    },
    {
      inputs: { ambient: 60 },
      results: { ampacity: 14.5, protection: 15, correction: 0.58 },
      source: 'NEC 2023: 25 × 0.58; 240.4(B): the next rating above 14.5 A, not the 20 A of 240.4(D)',
    },
    {
      inputs: { conductors: 50 },
      results: { ampacity: 8.75, protection: 10, adjustment: 0.35 },
      source: 'NEC 2023: 25 × 0.35; 240.4(B) and Table 240.6(A): 10 A',
    },
    {
      inputs: { ambient: 75 },
      noResult: 'may not be used',
      source: 'NEC 2023, Table 310.15(B)(1)(1): no factor above 70 °C',
    },
    { inputs: { size: 'awg14', material: 'aluminum' }, noResult: 'starts at 12 AWG', source: 'NEC 2023, Table 310.16' },
    { inputs: { current: 900 }, noResult: 'in parallel', source: 'NEC 2023, Table 310.16: 1000 kcmil has 545 A' },
    {
      inputs: { size: 'awg8', rating: 'c90', current: 55 },
      results: { ampacity: 55, usable: 50, smallest: '6 AWG' },
      source: 'NEC 2023, 110.14(C) and Table 310.16: 8 AWG has 50 A at 75 °C, 6 AWG 65 A',
    },
    {
      inputs: { size: 'awg14', current: 20 },
      results: { ampacity: 20, usable: 20, protection: 15, smallest: '12 AWG' },
      source: 'NEC 2023, 240.4(D): 15 A for 14 AWG copper, 20 A for 12 AWG',
    },
    {
      inputs: { size: 'awg6', terminals: 't60', current: 60 },
      results: { ampacity: 65, usable: 55, smallest: '4 AWG' },
      source: 'NEC 2023, 110.14(C)(1)(a) and Table 310.16: 55 A and 70 A at 60 °C',
    },
    {
      inputs: { size: 'awg12', material: 'aluminum', current: 16 },
      results: { ampacity: 20, protection: 15, smallest: '10 AWG' },
      source: 'NEC 2023, 240.4(D): 15 A for 12 AWG aluminum, 25 A for 10 AWG',
    },
  ],
  notes: [
    'For insulated conductors to 2000 V in raceway, cable or earth under the NEC. Of a continuous load (3 hours or more) enter 125%.',
    'On branch circuits with more than one receptacle the breaker may not be rounded up above the ampacity (240.4(B)(1)).',
    'The limits of small conductors do not hold for motors, air conditioners and other circuits of 240.4(G). Sizes 700, 800 and 900 kcmil are left out.',
  ],
  references: [{ title: 'NFPA 70, National Electrical Code, 2023, 110.14(C), 240.4(D), 310.15 and Table 310.16' }],
});

/** Up to so many °C, for 60, 75 and 90 °C insulation: NEC Table 310.15(B)(1)(1). */
const CORRECTIONS: readonly (readonly (readonly [to: number, factor: number])[])[] = [
  [
    [10, 1.29],
    [15, 1.22],
    [20, 1.15],
    [25, 1.08],
    [30, 1],
    [35, 0.91],
    [40, 0.82],
    [45, 0.71],
    [50, 0.58],
    [55, 0.41],
  ],
  [
    [10, 1.2],
    [15, 1.15],
    [20, 1.11],
    [25, 1.05],
    [30, 1],
    [35, 0.94],
    [40, 0.88],
    [45, 0.82],
    [50, 0.75],
    [55, 0.67],
    [60, 0.58],
    [65, 0.47],
    [70, 0.33],
  ],
  [
    [10, 1.15],
    [15, 1.12],
    [20, 1.08],
    [25, 1.04],
    [30, 1],
    [35, 0.96],
    [40, 0.91],
    [45, 0.87],
    [50, 0.82],
    [55, 0.76],
    [60, 0.71],
    [65, 0.65],
    [70, 0.58],
    [75, 0.5],
    [80, 0.41],
    [85, 0.29],
  ],
];

/** Up to so many conductors: NEC Table 310.15(C)(1). */
const ADJUSTMENTS: readonly (readonly [to: number, factor: number])[] = [
  [3, 1],
  [6, 0.8],
  [9, 0.7],
  [20, 0.5],
  [30, 0.45],
  [40, 0.4],
  [100000, 0.35],
];
