import {
  category,
  choice,
  constant,
  defineCalculator,
  integer,
  isAbove,
  noResult,
  percent,
  quantity,
  roundTo,
  rows,
  sum,
} from '@reckoner/engine';
import { WIRE_SIZES, WIRES } from '../shared/building-wire.js';

/** NEC Chapter 9, Table 1: 53 % for one conductor, 31 % for two, 40 % for more; areas of Tables 4 and 5. */
export default defineCalculator({
  title: 'Conduit fill',
  description: 'Fill of a conduit by THHN or THWN-2 conductors and the smallest trade size that the NEC allows.',
  keywords: ['conduit size', 'raceway fill', 'EMT', 'PVC conduit', 'NEC chapter 9', '40 percent fill'],
  inputs: {
    wires: rows(
      {
        size: choice(WIRE_SIZES, { label: 'Size' }),
        count: integer({ label: 'Conductors', min: 1, max: 500 }),
      },
      { label: 'THHN, THWN-2 conductors', maxItems: 30 },
    ),
    conduit: choice(
      { emt: 'Electrical metallic tubing (EMT)', rmc: 'Rigid metal conduit (RMC)', pvc40: 'PVC schedule 40' },
      { label: 'Conduit', default: 'emt' },
    ),
  },
  outputs: {
    tradeSize: category(['1/2', '3/4', '1', '1 1/4', '1 1/2', '2', '2 1/2', '3', '3 1/2', '4', '5', '6'], {
      label: 'Trade size in inches',
    }),
    fill: percent({ label: 'Fill', symbol: 'F', places: 1 }),
    allowed: percent({ label: 'Allowed fill', symbol: 'F_{max}' }),
    area: quantity('in^2', { label: 'Area of the conductors', symbol: 'A', places: 4 }),
  },
  formula: ({ wires, conduit }) => {
    const conductors = sum(wires.map(({ count }) => count));
    const area = sum(wires.map(({ size, count }) => count * WIRES.find((wire) => wire.key === size)!.thhn));
    const allowed = conductors === 1 ? 0.53 : conductors === 2 ? 0.31 : 0.4;
    const oneSize = conductors > 1 && wires.every(({ size }) => size === wires[0]!.size);
    const found = CONDUITS.find((row) => {
      const inside = row[conduit];
      if (inside === undefined) return false;
      // Note 7: of conductors of one size a number that ends in 0.8 or more is rounded up.
      return inside * allowed + (oneSize ? 0.2 * (area / conductors) : 0) >= area * (1 - 1e-12);
    });
    if (found === undefined) throw noResult('The conductors do not fit into the largest listed conduit: split them.');
    return { tradeSize: found.tradeSize, fill: area / found[conduit]!, allowed, area: area * constant(1, 'in^2') };
  },
  stepwise: [
    'The areas of all conductors are added, from NEC chapter 9, table 5.',
    'Of a conduit 53 % may be filled by one conductor, 31 % by two, and 40 % by more.',
    'The trade size is the smallest whose allowed area is not below that of the conductors; of those of one size, as many fit as it holds, rounded up from 0.8 (note 7). The fill is their area divided by the inside area.',
  ],
  explanation: 'Conductors of {area} fill a {tradeSize} inch conduit to {fill}; {allowed} are allowed.',
  cautions: [
    {
      level: 'note',
      when: ({ fill, allowed }) => isAbove(roundTo(100 * fill, 1), 100 * allowed),
      says: 'The fill is above the limit, and allowed: note 7 of Chapter 9 rounds the number of conductors of one size up from 0.8.',
    },
  ],
  examples: [
    {
      inputs: {
        wires: [
          { size: 'awg12', count: 3 },
          { size: 'awg14', count: 4 },
        ],
      },
      results: { tradeSize: '1/2', fill: 25.8881578947, allowed: 40, area: 0.0787 },
      source: 'NEC Chapter 9, Tables 4 and 5: 3 × 0.0133 + 4 × 0.0097 in 0.304',
    },
    {
      inputs: {
        wires: [
          { size: 'awg6', count: 3 },
          { size: 'awg8', count: 1 },
        ],
      },
      results: { tradeSize: '3/4', fill: 35.4033771107, area: 0.1887 },
      source: 'NEC Chapter 9, Tables 4 and 5: 3 × 0.0507 + 0.0366 in 0.533; 0.1216 is allowed in 1/2',
    },
    {
      inputs: { wires: [{ size: 'awg1', count: 1 }], conduit: 'pvc40' },
      results: { tradeSize: '3/4', fill: 30.7480314961, allowed: 53 },
      source: 'NEC Chapter 9: 0.1562 is 54.8% of 0.285, 30.7% of 0.508',
    },
    {
      inputs: { wires: [{ size: 'awg10', count: 2 }], conduit: 'rmc' },
      results: { tradeSize: '1/2', fill: 13.4394904459, allowed: 31 },
      source: 'NEC Chapter 9: 2 × 0.0211/0.314',
    },
    {
      inputs: { wires: [{ size: 'awg14', count: 12 }] },
      results: { tradeSize: '1/2' },
      source: 'NEC Annex C, Table C.1: 12 THHN conductors of 14 AWG in 1/2 EMT',
    },
    {
      inputs: { wires: [{ size: 'awg14', count: 13 }] },
      results: { tradeSize: '3/4' },
      source: 'NEC Annex C, Table C.1: 12 at most in 1/2 EMT, 22 in 3/4',
    },
    {
      inputs: { wires: [{ size: 'kcmil1000', count: 10 }] },
      noResult: 'do not fit',
      source: 'NEC Chapter 9: 13.5 in² over 40% of 14.753 in²',
    },
    {
      inputs: { wires: [{ size: 'awg6', count: 7 }] },
      results: { tradeSize: '1', fill: 41.0763888889, allowed: 40 },
      cautions: ['note 7'],
      source: 'NEC Annex C, Table C.1: 7 THHN conductors of 6 AWG in 1 EMT; 0.3456/0.0507 = 6.82',
    },
    {
      inputs: { wires: [{ size: 'awg14', count: 22 }] },
      results: { tradeSize: '3/4', fill: 40.03752345, allowed: 40 },
      source: 'NEC Annex C, Table C.1: 22 THHN conductors of 14 AWG in 3/4 EMT; 0.2134/0.533 is shown as 40.0%',
    },
    {
      inputs: {
        wires: [
          { size: 'awg8', count: 4 },
          { size: 'awg8', count: 2 },
        ],
      },
      results: { tradeSize: '3/4', allowed: 40 },
      cautions: ['note 7'],
      source: 'NEC Annex C, Table C.1: 6 THHN conductors of 8 AWG in 3/4 EMT; 0.2132/0.0366 = 5.83',
    },
  ],
  notes: [
    'Grounding conductors count. Nipples to 24 inches may be filled to 60%. Conductors above three together are derated (310.15(C)).',
  ],
  references: [{ title: 'NFPA 70, National Electrical Code, 2023, Chapter 9, Tables 1 (with note 7), 4 and 5' }],
});

/** Total inside area in square inches: NEC Chapter 9, Table 4. EMT ends at 4 inches. */
const CONDUITS = [
  { tradeSize: '1/2', emt: 0.304, rmc: 0.314, pvc40: 0.285 },
  { tradeSize: '3/4', emt: 0.533, rmc: 0.549, pvc40: 0.508 },
  { tradeSize: '1', emt: 0.864, rmc: 0.887, pvc40: 0.832 },
  { tradeSize: '1 1/4', emt: 1.496, rmc: 1.526, pvc40: 1.453 },
  { tradeSize: '1 1/2', emt: 2.036, rmc: 2.071, pvc40: 1.986 },
  { tradeSize: '2', emt: 3.356, rmc: 3.408, pvc40: 3.291 },
  { tradeSize: '2 1/2', emt: 5.858, rmc: 4.866, pvc40: 4.695 },
  { tradeSize: '3', emt: 8.846, rmc: 7.499, pvc40: 7.268 },
  { tradeSize: '3 1/2', emt: 11.545, rmc: 10.01, pvc40: 9.737 },
  { tradeSize: '4', emt: 14.753, rmc: 12.882, pvc40: 12.554 },
  { tradeSize: '5', emt: undefined, rmc: 20.212, pvc40: 19.761 },
  { tradeSize: '6', emt: undefined, rmc: 29.158, pvc40: 28.567 },
] as const;
