import {
  category,
  choice,
  constant,
  defineCalculator,
  integer,
  isAbove,
  isAtLeast,
  noResult,
  number,
  percent,
  quantity,
  roundTo,
} from '@reckoner/engine';
import { protectionLimit, WIRE_SIZES, WIRES } from '../shared/building-wire.js';

/** V_d = k·I·L·(R cos φ + X sin φ)/n: k = 2 for two wires, √3 for three phases; NEC tables, or IEC 60364-5-52 Annex G. */
export default defineCalculator({
  title: 'Voltage drop',
  description:
    'Voltage drop of a circuit from current, length, wire and power factor, with the longest run for a limit.',
  keywords: ['wire voltage drop', 'cable sizing', 'AWG', 'NEC', 'IEC 60364', 'maximum length'],
  inputs: {
    system: choice(
      { dc: 'DC', single: 'AC, single phase', three: 'AC, three phases' },
      { label: 'System', default: 'single' },
    ),
    voltage: quantity('V', {
      label: 'Voltage',
      help: 'Between lines for three phases.',
      symbol: 'V',
      min: 1,
      max: 1e5,
    }),
    current: quantity('A', { label: 'Current', symbol: 'I', above: 0, max: 10000 }),
    length: quantity('m', { usual: [1, 10000], label: 'Length one way', unit: 'ft', symbol: 'L', min: 0.01, max: 1e5 }),
    material: choice(
      { copper: { label: 'Copper', also: ['Cu'] }, aluminum: { label: 'Aluminum', also: ['Al'] } },
      { label: 'Conductor', default: 'copper' },
    ),
    table: choice(
      { nec: 'US size (NEC Chapter 9)', iec: 'Cross-section (IEC 60364-5-52)' },
      { label: 'Wire by', default: 'nec' },
    ),
    size: choice(WIRE_SIZES, { label: 'Size', default: 'awg12', when: { table: 'nec' } }),
    area: quantity('m^2', {
      label: 'Cross-section',
      unit: 'mm^2',
      symbol: 'S',
      min: 0.1,
      max: 2000,
      when: { table: 'iec' },
    }),
    powerFactor: number({
      label: 'Power factor',
      symbol: '\\mathrm{PF}',
      min: 0.01,
      max: 1,
      default: 1,
      when: { system: ['single', 'three'] },
    }),
    sets: integer({ label: 'Conductors in parallel', symbol: 'n', min: 1, max: 20, default: 1 }),
    limit: percent({ usual: [0.5, 10], label: 'Allowed drop', symbol: 'p', min: 0.1, max: 50, default: 3 }),
  },
  outputs: {
    drop: quantity('V', { label: 'Voltage drop', symbol: 'V_d', places: 2 }),
    share: percent({ label: 'Voltage drop in percent', symbol: 'V_d/V', places: 2 }),
    end: quantity('V', { label: 'Voltage at the load', symbol: 'V_e', places: 1 }),
    longest: quantity('m', {
      label: 'Longest run for the allowed drop',
      unit: 'ft',
      symbol: 'L_{max}',
      places: 2,
      digits: 4,
    }),
    smallest: category(Object.values(WIRE_SIZES), {
      label: 'Smallest US size for the drop and the current',
      optional: true,
    }),
  },
  formula: ({ system, voltage, current, length, material, table, size, area, powerFactor, sets, limit }) => {
    const cosine = system === 'dc' ? 1 : powerFactor;
    const sine = Math.sqrt(1 - cosine ** 2);
    const wires = system === 'three' ? Math.sqrt(3) : 2;
    const perLength = (wire: (typeof WIRES)[number]) => {
      const resistance = (system === 'dc' ? wire.dc : wire.ac)[material];
      if (resistance === undefined) throw noResult('Aluminum wire starts at 12 AWG.');
      return (resistance * cosine + (system === 'dc' ? 0 : wire.reactance * sine)) * PER_THOUSAND_FEET;
    };
    const impedance =
      table === 'nec'
        ? perLength(WIRES.find((wire) => wire.key === size)!)
        : ((material === 'copper' ? COPPER : ALUMINUM) * cosine) / area + (system === 'dc' ? 0 : REACTANCE * sine);
    const perDistance = (wires * current * impedance) / sets;
    const drop = perDistance * length;
    if (isAtLeast(drop, voltage)) throw noResult('The wire would drop the whole voltage: it is far too thin.');
    const results = { drop, share: drop / voltage, end: voltage - drop, longest: (limit * voltage) / perDistance };
    if (table === 'iec') return results;
    const enough = WIRES.find(
      (wire) =>
        wire.dc[material] !== undefined &&
        (sets === 1 || PARALLEL_FROM.includes(wire.key)) &&
        current <=
          sets *
            Math.min(wire.ampacity[material]![1]!, protectionLimit(wire.key, material) ?? 1e6) *
            constant(1, 'A') &&
        (wires * current * perLength(wire) * length) / sets <= limit * voltage * (1 + 1e-12),
    );
    return { ...results, smallest: enough === undefined ? undefined : WIRE_SIZES[enough.key] };
  },
  stepwise: [
    'The impedance per length is R × cos φ + X × sin φ of the wire; for direct current the resistance alone.',
    'The drop is the current times that and the length: twice for two wires, √3 times for three phases; divided by the wires in parallel.',
    'The longest run has the allowed drop; the smallest size is the first in the table whose drop is allowed and whose ampacity at 75 °C, not derated, is not below the current; of 14, 12 and 10 AWG, the breaker that may protect it (NEC 240.4(D)); of wires in parallel, from 1/0 AWG on (NEC 310.10(G)).',
  ],
  explanation:
    'Over {length} one way the wire drops {drop}, {share}, and leaves {end}; up to {longest} stay within {limit}.',
  cautions: [
    {
      level: 'danger',
      when: ({ table, size, material, current, sets }) =>
        table === 'nec' && current > sets * (WIRES.find((wire) => wire.key === size)!.ampacity[material]?.[1] ?? 0),
      says: 'The current is above the ampacity of this wire at 75 °C (NEC Table 310.16), even before derating: it would overheat. Use a larger size.',
    },
    {
      level: 'caution',
      when: ({ share, limit }) => isAbove(roundTo(100 * share, 2), 100 * limit),
      says: 'The drop of {share} is above the allowed {limit}: take a thicker wire or a shorter run.',
    },
    {
      level: 'caution',
      when: ({ table, size, material, current, sets }) =>
        table === 'nec' &&
        current > sets * (protectionLimit(size, material) ?? 1e6) &&
        current <= sets * (WIRES.find((wire) => wire.key === size)!.ampacity[material]?.[1] ?? 0),
      says: 'The breaker that may protect this small wire (NEC 240.4(D): 15, 20 and 30 A for 14, 12 and 10 AWG copper, 15 and 25 A for 12 and 10 AWG aluminum) is below the current: use a larger size.',
    },
    {
      level: 'note',
      when: ({ table }) => table === 'iec',
      says: 'What this cross-section may carry is not looked at: check its current-carrying capacity, with ambient and bundling.',
    },
    {
      level: 'caution',
      when: ({ table, size, sets }) => table === 'nec' && sets > 1 && PARALLEL_FROM.includes(size) === false,
      says: 'The NEC allows conductors in parallel from 1/0 AWG only (310.10(G)).',
    },
  ],
  examples: [
    {
      inputs: { voltage: 120, current: 16, length: 100 },
      results: { drop: 6.4, share: 5.333333333, end: 113.6, longest: 56.25, smallest: '8 AWG' },
      cautions: ['is above the allowed'],
      source: 'NEC Chapter 9, Table 9: 2 × 16 A × 100 ft × 2.0 Ω/kft; 8 AWG: 2.50 V, 10 AWG: 3.84 V of 3.6 V',
    },
    {
      inputs: { system: 'three', voltage: 480, current: 150, length: 250, size: 'awg4of0', powerFactor: 0.85 },
      results: { drop: 4.82580251701, share: 1.00537552438, end: 475.174197483, longest: 745.989913038 },
      source: 'Python 3.11: √3 × 150 × 0.25 × (0.062 × 0.85 + 0.041 × 0.527), NEC Chapter 9, Table 9, PVC conduit',
    },
    {
      inputs: { system: 'dc', voltage: 12, current: 10, length: 50 },
      results: { drop: 1.98, share: 16.5, end: 10.02, longest: 9.09090909091, smallest: '4 AWG' },
      cautions: ['is above the allowed'],
      source: 'NEC Chapter 9, Table 8: 2 × 10 × 0.05 × 1.98; 6 AWG: 0.49 V and 4 AWG: 0.31 V of 0.36 V',
    },
    {
      inputs: {
        system: 'three',
        voltage: 208,
        current: 100,
        length: 300,
        material: 'aluminum',
        size: 'awg4of0',
        powerFactor: 0.9,
        sets: 2,
      },
      results: { drop: 2.80258340799, share: 1.34739586922 },
      source: 'Python 3.11: √3 × 100 × 0.3 × (0.10 × 0.9 + 0.041 × 0.436)/2, NEC Chapter 9, Table 9',
    },
    {
      inputs: { voltage: 230, current: 16, length: '25 m', table: 'iec', area: 2.5 },
      results: { drop: 7.2, share: 3.13043478261, end: 222.8 },
      cautions: ['is above the allowed', 'may carry is not looked at'],
      source: 'IEC 60364-5-52 Annex G: 2 × 16 × 25 × 0.0225/2.5',
    },
    {
      inputs: {
        system: 'three',
        voltage: 400,
        current: 90,
        length: '120 m',
        material: 'aluminum',
        table: 'iec',
        area: 50,
        powerFactor: 0.8,
      },
      results: { drop: 11.6726368024, share: 2.91815920059 },
      cautions: ['may carry is not looked at'],
      source: 'Python 3.11, IEC 60364-5-52 Annex G: √3 × 90 × 120 × (0.036 × 0.8/50 + 0.00008 × 0.6)',
    },
    {
      inputs: { voltage: 120, current: 10, length: 10, material: 'aluminum', size: 'awg14' },
      noResult: 'starts at 12 AWG',
      source: 'NEC Chapter 9, Table 9',
    },
    {
      inputs: { voltage: 12, current: 100, length: 100, size: 'awg14' },
      noResult: 'far too thin',
      source: 'By hand: 2 × 100 × 0.31 = 62 V',
    },
    {
      inputs: { voltage: 7.2, current: 16, length: '25 m', table: 'iec', area: 2.5 },
      noResult: 'far too thin',
      source: 'IEC 60364-5-52 Annex G: 2 × 16 × 25 × 0.0225/2.5 are all of the 7.2 V',
    },
    {
      inputs: { voltage: 480, current: 100, length: 100, size: 'awg4of0', sets: 2 },
      results: { drop: 0.62, smallest: '1/0 AWG' },
      source: 'By hand: 2 × 100 × 0.1 × 0.062/2; NEC 310.10(G): no smaller size in parallel, though 8 AWG has 2 × 50 A',
    },
    {
      inputs: { voltage: 120, current: 16, length: 20, material: 'aluminum' },
      results: { drop: 2.048, smallest: '10 AWG' },
      cautions: ['15 and 25 A for 12 and 10 AWG aluminum'],
      source: 'NEC Chapter 9, Table 9: 2 × 16 × 0.02 × 3.2; 240.4(D): 15 A for 12 AWG aluminum, 25 A for 10 AWG',
    },
    {
      inputs: { system: 'dc', voltage: 120, current: 16, length: '56.82 ft' },
      results: { drop: 3.6001152, share: 3.000096, longest: 56.81818182 },
      source:
        'NEC Chapter 9, Table 8: 2 × 16 × 0.05682 × 1.98; 3.6/0.06336: what is shown as the longest run is within the limit, as 57 ft are not',
    },
    {
      inputs: { voltage: 120, current: 60, length: 10 },
      results: { drop: 2.4, share: 2, smallest: '6 AWG' },
      cautions: ['would overheat'],
      source:
        'NEC Chapter 9, Table 9: 2 × 60 × 0.01 × 2.0; Table 310.16 at 75 °C: 25 A for 12 AWG, 50 A for 8, 65 A for 6',
    },
    {
      inputs: { voltage: 240, current: 40, length: 50, size: 'awg8', sets: 2 },
      results: { drop: 1.56 },
      cautions: ['from 1/0 AWG only'],
      source: 'By hand: 2 × 40 × 0.05 × 0.78/2; NEC 310.10(G)',
    },
    {
      inputs: { voltage: 120, current: 10, length: 90 },
      results: { drop: 3.6, share: 3, smallest: '12 AWG' },
      source: 'By hand: 2 × 10 × 0.09 × 2.0 is 3% of 120 V',
    },
    {
      inputs: { voltage: 213.3, current: 16, length: 100 },
      results: { drop: 6.4, share: 3.00046882325, smallest: '10 AWG' },
      source: 'By hand: 2 × 16 × 0.1 × 2.0 of 213.3 V, shown as the allowed 3.00%',
    },
    {
      inputs: { voltage: 240, current: 20, length: 10, size: 'awg14' },
      results: { drop: 1.24, smallest: '12 AWG' },
      cautions: ['may protect this small wire'],
      source: 'By hand: 2 × 20 × 0.01 × 3.1; NEC 240.4(D): 15 A for 14 AWG, 20 A for 12 AWG',
    },
    {
      inputs: { system: 'dc', voltage: 48, current: 10, length: '10 m', table: 'iec', area: 6 },
      results: { drop: 0.75, share: 1.5625, end: 47.25, longest: 62.99212598 },
      cautions: ['may carry is not looked at'],
      source: 'IEC 60364-5-52 Annex G: 2 × 10 × 10 × 0.0225/6; by hand 1.44 V at 0.075 V/m are 19.2 m',
    },
    {
      inputs: { voltage: 480, current: 800, length: 10, size: 'awg4of0' },
      results: { drop: 0.992, share: 0.2066666667 },
      cautions: ['would overheat'],
      source:
        'NEC Chapter 9, Table 9: 2 × 800 × 0.01 × 0.062; Table 310.16 at 75 °C: no single size listed here carries 800 A',
    },
    {
      inputs: { voltage: 120, current: 16, length: 100, size: 'awg10', limit: 5 },
      results: { drop: 3.84, share: 3.2, end: 116.16, longest: 156.25, smallest: '10 AWG' },
      source: 'NEC Chapter 9, Table 9: 2 × 16 × 0.1 × 1.2; 6 V of 32 × 0.0012 V/ft; 12 AWG drops 6.4 V of 6 V',
    },
  ],
  notes: [
    'NEC values hold at 75 °C, AC at 60 Hz in PVC conduit; steel conduit has more. IEC values hold at normal operating temperature with 0.08 mΩ/m.',
    'Of the ampacity only the value at 75 °C is looked at, and none of metric cross-sections: check it with ambient and bundling. For electricians who know the code in force where they work.',
  ],
  references: [
    { title: 'NFPA 70, National Electrical Code, 2023, Chapter 9, Tables 8 and 9, and 210.19(A) informational note' },
    { title: 'IEC 60364-5-52:2009, Selection and erection of wiring systems, Annex G' },
  ],
});

/** Resistivities at normal operating temperature, 1.25 times those at 20 °C. */
const COPPER = constant(2.25e-8, 'ohm*m');
const ALUMINUM = constant(3.6e-8, 'ohm*m');
const REACTANCE = constant(0.00008, 'ohm/m');

/** One ohm on 1000 ft, which are 304.8 m. */
const PER_THOUSAND_FEET = constant(1, 'ohm') / constant(304.8, 'm');

/** NEC 310.10(G): sizes that may run in parallel. */
const PARALLEL_FROM: readonly string[] = WIRES.slice(WIRES.findIndex(({ key }) => key === 'awg1of0')).map(
  ({ key }) => key,
);
