import { defineCalculator, integer, isAbove, isAtMost, quantity } from '@reckoner/engine';
import { placed, wire } from '../shared/circuit.js';

/** Series cells add voltage and resistance, parallel ones add capacity. */
export default defineCalculator({
  title: 'Battery pack configuration',
  description: 'Voltage, capacity, energy, weight and resistance of a pack of cells in series and parallel.',
  keywords: ['18650 pack', 'series parallel', '13s4p', 'watt hours', 'e-bike battery', 'cells'],
  inputs: {
    series: integer({ label: 'Cells in series', symbol: 'n_s', min: 1, max: 10000 }),
    parallel: integer({ label: 'Strings in parallel', symbol: 'n_p', min: 1, max: 10000, default: 1 }),
    cellVoltage: quantity('V', {
      usual: [1, 15],
      label: 'Cell voltage',
      symbol: 'V_c',
      above: 0,
      max: 100,
      default: 3.6,
    }),
    cellCapacity: quantity('A*h', { label: 'Cell capacity', unit: 'Ah', symbol: 'C_c', above: 0, max: 1e5 }),
    cellMass: quantity('g', {
      usual: [1, 100000],
      label: 'Cell mass',
      symbol: 'm_c',
      above: 0,
      max: 1e7,
      optional: true,
    }),
    cellResistance: quantity('ohm', {
      usual: [0.1, 2000],
      label: 'Internal resistance of a cell',
      unit: 'mohm',
      symbol: 'R_c',
      above: 0,
      max: 1e6,
      optional: true,
    }),
  },
  outputs: {
    voltage: quantity('V', { label: 'Pack voltage', symbol: 'V' }),
    capacity: quantity('A*h', { label: 'Pack capacity', unit: 'Ah', symbol: 'C' }),
    energy: quantity('V*A*h', { label: 'Energy', unit: 'Wh', symbol: 'E' }),
    cells: integer({ label: 'Cells', symbol: 'n' }),
    mass: quantity('g', { label: 'Mass of the cells', unit: 'kg', symbol: 'm', optional: true }),
    resistance: quantity('ohm', { label: 'Pack resistance', unit: 'mohm', symbol: 'R', optional: true }),
  },
  formula: ({ series, parallel, cellVoltage, cellCapacity, cellMass, cellResistance }) => {
    const voltage = series * cellVoltage;
    const capacity = parallel * cellCapacity;
    const cells = series * parallel;
    return {
      voltage,
      capacity,
      energy: voltage * capacity,
      cells,
      mass: cellMass === undefined ? undefined : cells * cellMass,
      resistance: cellResistance === undefined ? undefined : (series * cellResistance) / parallel,
    };
  },
  figure: {
    kind: 'drawing',
    title: 'Pack',
    draw: ({ series, parallel }) => {
      // As many as can be told apart.
      if (series > 12 || parallel > 6) return undefined;
      const end = 1.2 * series;
      return [
        ...Array.from({ length: parallel }, (_, string) =>
          Array.from({ length: series }, (_cell, place) =>
            placed({ symbol: 'battery' }, [1.2 * place, -string], [1.2 * (place + 1), -string]),
          ),
        ).flat(),
        wire([0, 0], [0, 1 - parallel]),
        wire([end, 0], [end, 1 - parallel]),
        { shape: 'dimension', from: [0, 0.6], to: [end, 0.6], inside: true, of: 'voltage' },
      ];
    },
  },
  explanation: '{cells} {cells|cell makes|cells make} a pack of {voltage} and {capacity}, {energy}.',
  cautions: [
    {
      level: 'danger',
      when: ({ voltage }) => isAbove(voltage, 60),
      says: 'Above 60 V DC a pack counts as dangerous to touch: it needs insulation, a main fuse and covered terminals.',
    },
    {
      level: 'caution',
      when: ({ voltage }) => isAbove(voltage, 52) && isAtMost(voltage, 60),
      says: 'Fully charged, lithium-ion cells have about a sixth more than their nominal voltage: the pack may then be above 60 V DC, dangerous to touch. Insulate it as such.',
    },
  ],
  examples: [
    {
      inputs: { series: 16, cellCapacity: 3 },
      results: { voltage: 57.6, energy: 172.8 },
      cautions: ['Fully charged'],
      source: 'By hand: 16 × 3.6 V; 16 × 4.2 V = 67.2 V when charged',
    },
    {
      inputs: { series: 13, parallel: 4, cellCapacity: 3.4, cellMass: 48, cellResistance: 30 },
      results: { voltage: 46.8, capacity: 13.6, energy: 636.48, cells: 52, mass: 2.496, resistance: 97.5 },
      source: 'By hand: 13 × 3.6; 4 × 3.4; 46.8 × 13.6; 52 × 48 g; 13 × 30/4',
    },
    {
      inputs: { series: 4, cellVoltage: 3.2, cellCapacity: 280 },
      results: { voltage: 12.8, capacity: 280, energy: 3584, cells: 4 },
      source: 'By hand: 4 × 3.2 × 280',
    },
    {
      inputs: { series: 20, cellVoltage: 3.6, cellCapacity: 3 },
      results: { voltage: 72, energy: 216 },
      cautions: ['dangerous to touch'],
      source: 'By hand: 20 × 3.6; 72 × 3. IEC 60364-4-41, 414.4.5: 60 V DC',
    },
  ],
  references: [
    { title: 'IEC 60364-4-41, Protection against electric shock, clause 414: extra-low voltage' },
    { title: 'Linden, Reddy: Handbook of Batteries, 4th ed.', isbn: '978-0-07-162421-3' },
  ],
});
