import {
  category,
  choice,
  constant,
  defineCalculator,
  isAbove,
  isAtMost,
  noResult,
  percent,
  quantity,
  roundTo,
  table,
  text,
} from '@reckoner/engine';

/** First gauge whose rating as a cord set at this length carries the current and whose drop 2·I·L·R is allowed. */
export default defineCalculator({
  title: 'Extension cord gauge',
  description:
    'Smallest AWG of a copper extension cord for a current or power, length and allowed voltage drop, with all gauges compared.',
  keywords: [
    'extension cord size',
    'cord gauge chart',
    'extension cord amps',
    '14 gauge or 12 gauge',
    'power cord voltage drop',
  ],
  inputs: {
    given: choice({ current: 'Current', power: 'Power' }, { label: 'Load given by', default: 'current' }),
    current: quantity('A', {
      label: 'Current',
      usual: [0.2, 20],
      help: 'By the nameplate; of several appliances the sum.',
      symbol: 'I',
      above: 0,
      max: 100,
      when: { given: 'current' },
    }),
    power: quantity('W', {
      label: 'Power',
      usual: [20, 4000],
      help: 'For heaters and lamps; motors draw more current than watts over volts: take their nameplate.',
      symbol: 'P',
      above: 0,
      max: 20000,
      when: { given: 'power' },
    }),
    voltage: quantity('V', { label: 'Voltage', usual: [110, 250], symbol: 'V', min: 100, max: 250, default: 120 }),
    length: quantity('m', {
      label: 'Length of the cord',
      unit: 'ft',
      usual: [3, 150],
      help: 'One way, all cords of a chain together.',
      symbol: 'L',
      min: 0.5,
      max: 1000,
    }),
    limit: percent({ label: 'Allowed voltage drop', usual: [1, 5], symbol: 'p', min: 0.5, max: 10, default: 5 }),
  },
  outputs: {
    gauge: category(['18 AWG', '16 AWG', '14 AWG', '12 AWG', '10 AWG'], { label: 'Smallest gauge' }),
    load: quantity('A', { label: 'Current', symbol: 'I', places: 2 }),
    rating: quantity('A', { label: 'Rating of that gauge at this length', symbol: 'I_r', places: 0 }),
    drop: quantity('V', { label: 'Voltage drop', symbol: 'V_d', places: 2 }),
    share: percent({ label: 'Voltage drop in percent', symbol: 'V_d/V', places: 2 }),
    end: quantity('V', { label: 'Voltage at the appliance', symbol: 'V_e', places: 1 }),
    gauges: table(
      {
        gauge: text({ label: 'Gauge' }),
        area: quantity('m^2', { label: 'Copper', unit: 'mm^2', regional: false, places: 2 }),
        rating: quantity('A', { label: 'Rating', places: 0 }),
        share: percent({ label: 'Drop', places: 2 }),
        suits: text({ label: 'Suits' }),
      },
      { label: 'Gauges' },
    ),
  },
  formula: ({ given, current, power, voltage, length, limit }) => {
    const load = given === 'current' ? current : power / voltage;
    const isLong = isAbove(length, FIFTY_FEET);
    const rows = CORDS.map(({ gauge, area, resistance, short, long }) => {
      const rating = isLong ? long : short;
      const share = (2 * load * length * resistance) / voltage;
      const carries = isAtMost(load, rating);
      const reaches = roundTo(100 * share, 2) <= roundTo(100 * limit, 2);
      return {
        gauge,
        area,
        rating,
        share,
        suits: carries ? (reaches ? 'yes' : 'no: drop') : reaches ? 'no: overheats' : 'no: overheats, drop',
      };
    });
    const best = rows.find(({ suits }) => suits === 'yes');
    if (best === undefined)
      throw noResult(
        'No extension cord up to 10 AWG carries this current so far: bring the load nearer, use a shorter cord, or have a circuit installed.',
      );
    return {
      gauge: best.gauge as (typeof CORDS)[number]['gauge'],
      load,
      rating: best.rating,
      drop: best.share * voltage,
      share: best.share,
      end: voltage * (1 - best.share),
      gauges: rows,
    };
  },
  stepwise: [
    'The current is given, or the power over the voltage.',
    'Of each gauge the drop is twice the length, times the resistance per length, times the current.',
    'The rating is that of the cord at this length, and at most that of the plug: 15 A of 14 AWG, and of 12 AWG 20 A, beyond 50 ft 15 A.',
    'The smallest gauge is the first whose rating at this length is not below the current, and whose drop is allowed.',
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ load }) => isAbove(roundTo(load, 2), constant(16, 'A')),
      says: 'Over 16 A is more than one plug of a 20 A outlet may take (NEC 2023, Table 210.21(B)(2)): plug and outlet overheat, whatever the cord. It needs a circuit, plug and cord set of a higher rating.',
    },
    {
      level: 'caution',
      when: ({ load }) => isAbove(roundTo(load, 2), constant(12, 'A')) && isAtMost(roundTo(load, 2), constant(16, 'A')),
      says: 'Over 12 A is more than one plug of a common 15 A outlet may take (NEC 2023, Table 210.21(B)(2)): use a 20 A outlet, and above 15 A a cord set with a 20 A plug, which is 12 AWG or thicker, over 50 ft (15 m) 10 AWG. Plug space heaters into the wall, never into a cord.',
    },
    {
      level: 'caution',
      when: ({ length }) => isAbove(length, constant(30.48, 'm')),
      says: 'The ratings reach to 100 ft (30 m), and those of 51 to 100 ft are used here beyond: ask the maker, and do not chain cords, whose joints heat up.',
    },
    {
      level: 'note',
      when: ({ load, rating }) => isAbove(load, rating / 2),
      says: 'More than half of the rating: unroll the cord fully and cover it nowhere, as a coil or a rug keeps the heat in until the insulation melts.',
    },
    {
      level: 'note',
      when: ({ gauge }) => gauge === '18 AWG',
      says: '18 AWG cords are few, and a stronger appliance may be plugged in tomorrow: 16 AWG or thicker is the safer purchase.',
    },
    {
      level: 'note',
      when: ({ voltage }) => isAbove(voltage, constant(130, 'V')),
      says: 'The ratings are those of US cord sets. Elsewhere leads are sized in mm² by other standards: 13 A leads of the UK have 1.25 mm² or more.',
    },
    {
      level: 'note',
      when: ({ given }) => given === 'power',
      says: 'The current is power over voltage, as of heaters and lamps: a motor draws more, and several times as much when it starts.',
    },
  ],
  explanation:
    'For {load} over {length} at {voltage} take {gauge} or thicker (a smaller number): such cord sets are rated {rating} at most at this length; it drops {drop}, which is {share} where {limit} are allowed, and leaves {end}. Never load a cord beyond what its own label says.',
  examples: [
    {
      inputs: { current: 10, length: 50 },
      results: {
        gauge: '16 AWG',
        load: 10,
        rating: 13,
        drop: 4.99,
        share: 4.158333333,
        end: 115.01,
        gauges: {
          length: 5,
          rows: {
            0: { rating: 10, share: 6.625, suits: 'no: drop' },
            2: { gauge: '14 AWG', rating: 15, share: 2.616666667, suits: 'yes' },
            4: { area: 5.261, share: 1.033333333 },
          },
        },
      },
      cautions: ['More than half'],
      source: 'By hand: 2 × 10 A × 50 ft × 4.99 Ω/1000 ft; UL 817 by stayonline.com: 13 A to 50 ft',
    },
    {
      inputs: { given: 'power', power: 1500, length: 100, limit: 3 },
      results: { gauge: '10 AWG', load: 12.5, rating: 25, share: 2.583333333 },
      cautions: ['Over 12 A', 'power over voltage'],
      source: 'By hand: 1500/120 A; 2 × 12.5 × 100 × 1.24/1000 V of 120 V; 12 AWG 4.125%',
    },
    {
      inputs: { current: 10.5, length: 51, voltage: 120, limit: 10 },
      results: { gauge: '14 AWG', rating: 13, drop: 3.36294 },
      cautions: ['More than half'],
      source: 'By hand: 2 × 10.5 × 51 × 3.14/1000; 16 AWG is rated 10 A from 51 ft on',
    },
    {
      inputs: { current: 2, length: 25 },
      results: { gauge: '18 AWG', rating: 10, drop: 0.795 },
      cautions: ['18 AWG cords are few'],
      source: 'By hand: 2 × 2 × 25 × 7.95/1000',
    },
    {
      inputs: { current: 20, length: 50, voltage: 240 },
      results: { gauge: '12 AWG', rating: 20, drop: 3.96, share: 1.65 },
      cautions: ['Over 16 A', 'More than half', 'US cord sets'],
      source: 'By hand: 2 × 20 × 50 × 1.98/1000; 14 AWG sets have 15 A plugs',
    },
    {
      inputs: { current: 15, length: 25 },
      results: { gauge: '14 AWG', rating: 15, drop: 2.355 },
      cautions: ['Over 12 A', 'More than half'],
      source: 'By hand: 2 × 15 × 25 × 3.14/1000',
    },
    {
      inputs: { current: 15.5, length: 25 },
      results: { gauge: '12 AWG', rating: 20, drop: 1.5345 },
      cautions: ['a 20 A plug, which is 12 AWG', 'More than half'],
      source: 'By hand: over 15 A no plug of a 14 AWG set; 2 × 15.5 × 25 × 1.98/1000',
    },
    {
      inputs: { current: 24, length: 50, voltage: 240 },
      results: { gauge: '10 AWG', rating: 30, share: 1.24 },
      cautions: ['Over 16 A', 'More than half', 'US cord sets'],
      source: 'By hand: over 20 A no plug of a 12 AWG set; 2 × 24 × 50 × 1.24/1000 V of 240 V',
    },
    {
      inputs: { current: 16, length: 60 },
      results: { gauge: '10 AWG', rating: 25, drop: 2.3808 },
      cautions: ['over 50 ft (15 m) 10 AWG', 'More than half'],
      source: 'UL 817, Table 115: a set of 20 A over 50 ft has 10 AWG; 2 × 16 × 60 × 1.24/1000',
    },
    {
      inputs: { current: 12, length: 100 },
      results: { gauge: '12 AWG', rating: 15, drop: 4.752 },
      cautions: ['More than half'],
      source: 'UL 817, Table 115: a set of 15 A over 50 ft has 12 AWG; 2 × 12 × 100 × 1.98/1000',
    },
    {
      inputs: { current: 6, length: 150 },
      results: { gauge: '14 AWG', rating: 13, share: 4.71 },
      cautions: ['reach to 100 ft'],
      source: 'By hand: 2 × 6 × 150 × 3.14/1000 V of 120 V',
    },
    {
      inputs: { current: 15, length: 300 },
      noResult: 'No extension cord',
      source: 'By hand: 2 × 15 × 300 × 1.24/1000 = 11.2 V, over 5% of 120 V',
    },
  ],
  notes: [
    'For copper cords of two current-carrying wires and ground in the US at up to 30 °C (86 °F). Resistances hold for stranded copper at 75 °C, so that a cool cord drops less.',
    'The rating of the set that you have may be lower: with a 15 A plug it is 15 A at most, whatever the gauge, and 30 A needs a 30 A plug and outlet. Outdoors use cords marked W, on a GFCI outlet; a cord is no permanent wiring.',
    'The drop is that of the cord alone: the wiring of the building adds its own.',
  ],
  references: [
    {
      title:
        'UL 817: Cord Sets and Power-Supply Cords, cord ampacities and ratings of cord sets to 50 ft and beyond (Tables 114 and 115); read as quoted by stayonline.com and in forums.mikeholt.com, thread 2554607',
    },
    { title: 'NFPA 70, National Electrical Code, 2023, Table 400.5(A)(1), Table 210.21(B)(2), and Chapter 9, Table 8' },
    { title: 'US Consumer Product Safety Commission: Extension Cords Safety Alert' },
  ],
});

const FIFTY_FEET = constant(15.24, 'm');
/** An ohm on 1000 ft. */
const OHM = constant(1, 'ohm') / constant(304.8, 'm');
const AMPERE = constant(1, 'A');
const SQUARE = constant(1e-6, 'm^2');

/**
 * Resistance at 75 °C, stranded (NEC Chapter 9, Table 8), and ratings to 50 ft and from 51 to 100 ft: of the cords (UL 817)
 * or of the plugs of the sets, 15 A for 14 AWG and 20 A for 12 AWG, whose cords alone would carry 18 and 25 A. Over 50 ft a set
 * of 20 A has 10 AWG, so that one of 12 AWG is of 15 A, although its cord would carry 18 A.
 */
const CORDS = [
  { gauge: '18 AWG', area: 0.823 * SQUARE, resistance: 7.95 * OHM, short: 10 * AMPERE, long: 7 * AMPERE },
  { gauge: '16 AWG', area: 1.309 * SQUARE, resistance: 4.99 * OHM, short: 13 * AMPERE, long: 10 * AMPERE },
  { gauge: '14 AWG', area: 2.081 * SQUARE, resistance: 3.14 * OHM, short: 15 * AMPERE, long: 13 * AMPERE },
  { gauge: '12 AWG', area: 3.309 * SQUARE, resistance: 1.98 * OHM, short: 20 * AMPERE, long: 15 * AMPERE },
  { gauge: '10 AWG', area: 5.261 * SQUARE, resistance: 1.24 * OHM, short: 30 * AMPERE, long: 25 * AMPERE },
] as const;
