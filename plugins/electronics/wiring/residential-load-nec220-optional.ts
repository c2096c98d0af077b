import {
  category,
  choice,
  constant,
  defineCalculator,
  flag,
  integer,
  isBelow,
  quantity,
  roundNear,
  sum,
  table,
  text,
} from '@reckoner/engine';
import { appliances, area, serviceRating, serviceVoltage } from '../shared/dwelling.js';

const LIGHTING = constant(3, 'VA/ft^2');
const CIRCUIT = constant(1500, 'VA');
const VA = constant(1, 'VA');
const AMPERE = constant(1, 'A');

/** NEC 2023, 220.82: 10 kVA and 40 % of the rest, and the largest of heating and cooling. */
export default defineCalculator({
  title: 'Dwelling service load, optional method',
  description:
    'Service load of a one-family dwelling in volt-amperes and amperes by the optional method of NEC 2023, 220.82, with the next standard service rating.',
  keywords: [
    'NEC 220.82',
    'house load calculation',
    'service size',
    'panel size',
    '10 kVA 40 percent',
    'optional method',
  ],
  related: ['residential-load-nec220-standard', 'breaker-size-continuous-load', 'wire-size-ampacity-nec310'],
  inputs: {
    area,
    smallCircuits: integer({
      label: 'Small-appliance circuits',
      symbol: 'n_s',
      min: 2,
      max: 20,
      default: 2,
    }),
    laundryCircuits: integer({ label: 'Laundry circuits', symbol: 'n_l', min: 0, max: 10, default: 1 }),
    fixed: appliances(
      'Appliances and motors',
      'Fastened in place, permanently connected or on a circuit of their own: range, ovens, dryer, water heater, dishwasher, pumps, by nameplate; no heating, cooling or car charger.',
    ),
    charger: quantity('VA', {
      label: 'Car charger',
      help: 'By nameplate; at least 7200 VA are taken (220.57).',
      symbol: 'S_{ev}',
      min: 500,
      max: 50000,
      usual: [1400, 20000],
      optional: true,
    }),
    cooling: quantity('VA', {
      label: 'Air conditioning',
      help: 'Electric input by nameplate, amperes times volts: not its cooling in BTU/h or tons.',
      symbol: 'S_c',
      min: 1,
      max: 200000,
      usual: [500, 60000],
      optional: true,
    }),
    heatPump: quantity('VA', {
      label: 'Heat pump compressors',
      help: 'Electric input by nameplate, amperes times volts: not the heat that they give.',
      symbol: 'S_p',
      min: 1,
      max: 200000,
      usual: [500, 60000],
      optional: true,
    }),
    supplemental: quantity('VA', {
      label: 'Supplemental electric heating of the heat pump',
      symbol: 'S_x',
      min: 1,
      max: 200000,
      usual: [500, 60000],
      optional: true,
    }),
    interlocked: flag({ label: 'Compressor cannot run with the supplemental heating' }),
    heating: quantity('VA', {
      label: 'Other electric space heating',
      symbol: 'S_h',
      min: 1,
      max: 200000,
      usual: [500, 60000],
      optional: true,
    }),
    units: choice(
      { few: 'Fewer than four, or central', many: 'Four or more' },
      { label: 'Separately controlled heating units', default: 'few' },
    ),
    storage: quantity('VA', {
      label: 'Thermal storage or other continuous heating',
      symbol: 'S_t',
      min: 1,
      max: 200000,
      usual: [500, 60000],
      optional: true,
    }),
    voltage: serviceVoltage,
  },
  outputs: {
    current: quantity('A', { label: 'Service load', symbol: 'I', places: 0 }),
    service: quantity('A', { label: 'Next standard service rating', symbol: 'I_s' }),
    total: quantity('VA', { label: 'Load', symbol: 'S', places: 0 }),
    general: quantity('VA', { label: 'General loads before demand', symbol: 'S_g', places: 0 }),
    demand: quantity('VA', { label: 'General loads by demand', symbol: 'S_d', places: 0 }),
    climate: quantity('VA', { label: 'Heating or cooling that counts', symbol: 'S_k', places: 0 }),
    selection: category(['None', 'Air conditioning', 'Heat pump', 'Electric heating', 'Thermal storage'], {
      label: 'The largest is',
    }),
    parts: table(
      { part: text({ label: 'Part' }), load: quantity('VA', { label: 'Load', places: 0 }) },
      { label: 'General loads' },
    ),
  },
  formula: ({
    area,
    smallCircuits,
    laundryCircuits,
    fixed,
    charger,
    cooling,
    heatPump,
    supplemental,
    interlocked,
    heating,
    units,
    storage,
    voltage,
  }) => {
    const own = fixed ?? [];
    const ev = charger === undefined ? 0 * VA : Math.max(charger, 7200 * VA);
    const general =
      area * LIGHTING + (smallCircuits + laundryCircuits) * CIRCUIT + sum(own.map(({ power }) => power)) + ev;
    const first = 10000 * VA;
    const demand = Math.min(general, first) + 0.4 * Math.max(general - first, 0 * VA);
    const cool = cooling ?? 0 * VA;
    const compressor = heatPump ?? 0 * VA;
    const extra = 0.65 * (supplemental ?? 0 * VA);
    const pump = interlocked ? Math.max(compressor, extra) : compressor + extra;
    const space = (units === 'many' ? 0.4 : 0.65) * (heating ?? 0 * VA);
    const stored = storage ?? 0 * VA;
    const climate = Math.max(cool, pump, space, stored);
    const total = demand + climate;
    const current = roundNear(total / (voltage * AMPERE * constant(1, 'V'))) * AMPERE;
    const parts = [
      { part: 'General lighting and receptacles, 3 VA/ft²', load: area * LIGHTING },
      { part: 'Small-appliance circuits', load: smallCircuits * CIRCUIT },
      { part: 'Laundry circuits', load: laundryCircuits * CIRCUIT },
      ...own.map(({ name, power }) => ({ part: name, load: power })),
      { part: 'Car charger', load: ev },
    ].filter(({ load }) => load > 0);
    return {
      current,
      service: serviceRating(current / AMPERE) * AMPERE,
      total,
      general,
      demand,
      climate,
      selection:
        cooling === undefined && heatPump === undefined && heating === undefined && storage === undefined
          ? 'None'
          : climate <= cool
            ? 'Air conditioning'
            : climate <= pump
              ? 'Heat pump'
              : climate <= space
                ? 'Electric heating'
                : 'Thermal storage',
      parts,
    };
  },
  stepwise: [
    'General loads are 3 VA for each square foot, 1500 VA for each small-appliance and laundry circuit, and the appliances, motors and car charger by nameplate, the charger with 7200 VA at least. Of them the first 10 kVA count in full and the rest with 40%.',
    'Of heating and cooling the largest counts: air conditioning, a heat pump with 65% of its supplemental heating (the larger of both where they cannot run together), 65% of other electric heating (40% of four and more units), or thermal storage.',
    'The load is divided by the voltage and rounded to whole amperes (220.5(B)); the service has the next standard rating, 100 A at least.',
  ],
  requires: [
    {
      that: (_, given) => !given.supplemental || given.heatPump,
      field: 'heatPump',
      says: 'Supplemental heating belongs to a heat pump: give the heat pump compressor, or enter it as other electric space heating.',
    },
    {
      that: (inputs, given) => !inputs.interlocked || given.supplemental,
      field: 'supplemental',
      says: 'Give the supplemental heating with which the compressor cannot run.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ charger }) => charger !== undefined,
      says: 'The car charger is counted among the general loads, of which 40% count beyond 10 kVA: some inspectors ask for it in full.',
    },
    {
      level: 'note',
      when: ({ charger }) => isBelow(charger!, constant(7200, 'VA')),
      says: 'For the car charger at least 7200 VA are taken (220.57 of the 2023 code).',
    },
    {
      level: 'note',
      when: ({ selection }) => selection === 'None',
      says: 'Neither heating nor cooling is counted, as none was given.',
    },
    {
      level: 'caution',
      when: ({ laundryCircuits }) => laundryCircuits === 0,
      says: 'A one-family dwelling has one laundry circuit at least (210.11(C)(2)).',
    },
  ],
  explanation: ({ selection }) =>
    `General loads of {general} count as {demand}${
      selection === 'None'
        ? ''
        : `, and ${selection === 'Air conditioning' ? 'air conditioning' : selection === 'Heat pump' ? 'the heat pump' : selection === 'Electric heating' ? 'electric heating' : 'thermal storage'} as the largest of heating and cooling adds {climate}`
    }: {total}, which are {current} at {voltage}, with {smallCircuits} small-appliance and {laundryCircuits} laundry {laundryCircuits|circuit|circuits}. The next standard service is {service}.`,
  examples: [
    {
      inputs: {
        area: 1500,
        fixed: [
          { name: 'Range', power: 12000 },
          { name: 'Water heater', power: 2500 },
          { name: 'Dishwasher', power: 1200 },
          { name: 'Dryer', power: 5000 },
        ],
        cooling: 1380,
        heating: 9000,
        units: 'many',
      },
      results: {
        general: 29700.0,
        demand: 17880.0,
        climate: 3600.0,
        selection: 'Electric heating',
        total: 21480.0,
        current: 90,
        service: 100,
        parts: { length: 7, rows: { 0: { load: 4500 } } },
      },
      source: 'NEC Annex D, Example D2(a) (flylib.com): 29,700, 17,880, 3600 and 21,480 VA',
    },
    {
      inputs: {
        area: 1500,
        fixed: [
          { name: 'Two ovens', power: 8000 },
          { name: 'Cooktop', power: 5100 },
          { name: 'Water heater', power: 4500 },
          { name: 'Dishwasher', power: 1200 },
          { name: 'Washer-dryer', power: 5000 },
        ],
        cooling: 10080,
        heating: 1500,
      },
      results: {
        general: 32800.0,
        demand: 19120.0,
        climate: 10080.0,
        selection: 'Air conditioning',
        total: 29200.0,
        current: 122,
        service: 125,
      },
      source: 'NEC Annex D, Example D2(b) (flylib.com): 32,800, 19,120, 10,080 and 29,200 VA, 122 A',
    },
    {
      inputs: {
        area: 2000,
        fixed: [
          { name: 'Range', power: 12000 },
          { name: 'Water heater', power: 4500 },
          { name: 'Dishwasher', power: 1200 },
          { name: 'Dryer', power: 5000 },
        ],
        heatPump: 5760,
        supplemental: 15000,
      },
      results: {
        general: 33200.0,
        demand: 19280.0,
        climate: 15510.0,
        selection: 'Heat pump',
        total: 34790.0,
        current: 145,
        service: 150,
      },
      source: 'NEC Annex D, Example D2(c) (flylib.com): 33,200, 19,280, 15,510 and 34,790 VA, 150 A',
    },
    {
      inputs: {
        area: 2000,
        fixed: [{ name: 'Range', power: 12000 }],
        heatPump: 5760,
        supplemental: 15000,
        interlocked: true,
        charger: 3800,
        smallCircuits: 3,
        laundryCircuits: 2,
      },
      results: {
        general: 32700.0,
        demand: 19080.0,
        climate: 9750.0,
        selection: 'Heat pump',
        total: 28830.0,
        current: 120,
        service: 125,
      },
      cautions: ['at least 7200', 'ask for it in full'],
      source: 'By hand: 6000 + 7500 + 12,000 + 7200 VA; 65% of 15,000 VA alone',
    },
    {
      inputs: { area: 1000, storage: 20000, voltage: 'v208', charger: 11500 },
      results: {
        general: 19000.0,
        demand: 13600.0,
        climate: 20000.0,
        selection: 'Thermal storage',
        total: 33600.0,
        current: 162,
        service: 175,
      },
      cautions: ['ask for it in full'],
      source: 'By hand: 1000 × 3 + 4500 + 11,500 VA; (13,600 + 20,000)/208 = 161.5, above 161 A',
    },
    {
      inputs: { area: 500, laundryCircuits: 0 },
      results: {
        general: 4500.0,
        demand: 4500.0,
        climate: 0.0,
        selection: 'None',
        total: 4500.0,
        current: 19,
        service: 100,
      },
      cautions: ['Neither heating nor cooling', 'one laundry circuit'],
      source: 'By hand: 500 × 3 + 3000 VA, all of it at 100%',
    },
    { inputs: { area: 1500, supplemental: 5000 }, refused: 'heat pump compressor', source: 'By definition' },
    {
      inputs: { area: 1500, heatPump: 5000, interlocked: true },
      refused: 'supplemental heating',
      source: 'By definition',
    },
  ],
  notes: [
    'For one dwelling unit with one service or feeder of 120/240 V or 208Y/120 V in three wires and 100 A or more in the USA; existing dwellings have 220.83, several dwellings 220.84. The law is the edition that your state adopted: the 2026 code moved this to Article 120 with another value for lighting.',
    'At 208Y/120 V all loads are divided by 208 V, which is on the safe side: those at 120 V take less. The neutral goes by 220.61. Motors that are no appliance are entered among the appliances.',
  ],
  references: [
    { title: 'NFPA 70, National Electrical Code, 2023, 220.5(B), 220.57, 220.82 and 230.79(C); Table 240.6(A)' },
    { title: 'NEC Annex D, Examples D2(a), D2(b) and D2(c), as printed at flylib.com' },
  ],
});
