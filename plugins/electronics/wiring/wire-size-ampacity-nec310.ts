import { category, choice, constant, defineCalculator, integer, noResult, number, quantity } from '@reckoner/engine';
import { WIRE_SIZES, WIRES } from '../shared/building-wire.js';

/** NEC Table 310.16 with the correction of 310.15(B)(1) for ambient and the adjustment of 310.15(C)(1) for bundling. */
export default defineCalculator({
  title: 'Wire ampacity and size',
  description: 'Ampacity of a wire by the NEC with ambient and bundling derating, and the smallest size for a current.',
  keywords: ['NEC 310.16', 'wire gauge', 'AWG', 'derating', 'conductor size', 'current capacity'],
  inputs: {
    size: choice(WIRE_SIZES, { label: 'Size', default: 'awg12' }),
    material: choice({ copper: 'Copper', aluminum: 'Aluminum' }, { label: 'Conductor', default: 'copper' }),
    rating: choice(
      { c60: '60 °C (TW, UF)', c75: '75 °C (THW, THWN)', c90: '90 °C (THHN, XHHW-2)' },
      { label: 'Insulation', default: 'c75' },
    ),
    ambient: quantity('K', { label: 'Ambient temperature', unit: '°C', symbol: 'T_a', min: -60, max: 89, default: 30 }),
    conductors: integer({ label: 'Current-carrying conductors together', symbol: 'n', min: 1, max: 500, default: 3 }),
    current: quantity('A', { label: 'Current to carry', symbol: 'I', above: 0, max: 10000, optional: true }),
  },
  outputs: {
    ampacity: quantity('A', { label: 'Ampacity', symbol: 'I_z', places: 1 }),
    table: quantity('A', { label: 'Value of the table', symbol: 'I_t' }),
    correction: number({ label: 'Factor for ambient temperature', symbol: 'k_T' }),
    adjustment: number({ label: 'Factor for bundling', symbol: 'k_n' }),
    smallest: category(Object.values(WIRE_SIZES), { label: 'Smallest size for the current', optional: true }),
  },
  formula: ({ size, material, rating, ambient, conductors, current }) => {
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
    const results = { ampacity: table * factor, table, correction, adjustment };
    if (current === undefined) return results;
    const enough = WIRES.find((wire) => {
      const values = wire.ampacity[material];
      return values !== undefined && values[column]! * factor * constant(1, 'A') >= current;
    });
    if (enough === undefined) throw noResult('No listed size carries this current: use conductors in parallel.');
    return { ...results, smallest: WIRE_SIZES[enough.key] };
  },
  stepwise: [
    'The table of NEC 310.16 gives the ampacity of the size, the metal and the rating.',
    'It is multiplied by the correction for the ambient temperature and the adjustment for the number of conductors.',
    'The smallest size is the first whose ampacity, so corrected, is not below the current.',
  ],
  explanation: ({ smallest }) =>
    smallest === undefined
      ? 'The wire carries {ampacity}: {table} × {correction} × {adjustment}.'
      : 'The wire carries {ampacity}: {table} × {correction} × {adjustment}. {current} needs {smallest}.',
  examples: [
    {
      inputs: {},
      results: { ampacity: 25, table: 25, correction: 1, adjustment: 1 },
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
      inputs: { ambient: 75 },
      noResult: 'may not be used',
      source: 'NEC 2023, Table 310.15(B)(1)(1): no factor above 70 °C',
    },
    { inputs: { size: 'awg14', material: 'aluminum' }, noResult: 'starts at 12 AWG', source: 'NEC 2023, Table 310.16' },
    { inputs: { current: 900 }, noResult: 'in parallel', source: 'NEC 2023, Table 310.16: 1000 kcmil has 545 A' },
  ],
  notes: [
    'For insulated conductors to 2000 V in raceway, cable or earth under the NEC. Terminals usually limit to their 60 or 75 °C column (110.14(C)).',
    'Overcurrent protection of 14, 12 and 10 AWG copper is limited to 15, 20 and 30 A (240.4(D)). Sizes 700, 800 and 900 kcmil are left out.',
  ],
  references: [{ title: 'NFPA 70, National Electrical Code, 2023, 310.15 and Table 310.16' }],
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
