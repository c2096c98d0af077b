import { choice, defineCalculator, isAbove, number, quantity, roundTo, table } from '@reckoner/engine';

/** BTU/h of one watt, and kilowatts of one ton of refrigeration. */
const EER_OF_COP = 3.41214163312794;
const TON = 3.51685284206667;

/** COP = 3.517/(kW/ton) = EER/3.412; IPLV = 0.01A + 0.42B + 0.45C + 0.12D of COP or EER. */
export default defineCalculator({
  title: 'Chiller efficiency and IPLV',
  description:
    'COP, kW per ton and EER of a chiller from any of them, with IPLV or NPLV of AHRI from the efficiencies at 100, 75, 50 and 25% load.',
  keywords: ['kW/ton', 'IPLV', 'NPLV', 'EER to COP', 'kW per ton to COP', 'integrated part load value', 'chiller COP'],
  related: ['chilled-hot-water-flow', 'carnot-efficiency'],
  inputs: {
    metric: choice(
      {
        cop: { label: 'COP (kW/kW)', also: ['COP', 'W/W'] },
        kwTon: { label: 'kW per ton', also: ['kW/ton', 'kW/TR'] },
        eer: { label: 'EER (BTU/h per W)', also: ['EER', 'BTU/Wh'] },
      },
      { label: 'Efficiency is given as' },
    ),
    full: number({ label: 'Efficiency at 100% load', symbol: 'A', min: 0.05, max: 100 }),
    threeQuarters: number({ label: 'Efficiency at 75% load', symbol: 'B', min: 0.05, max: 100, optional: true }),
    half: number({ label: 'Efficiency at 50% load', symbol: 'C', min: 0.05, max: 100, optional: true }),
    quarter: number({ label: 'Efficiency at 25% load', symbol: 'D', min: 0.05, max: 100, optional: true }),
    capacity: quantity('W', {
      label: 'Cooling capacity at 100% load',
      help: 'Tons of refrigeration are written RT: 100 RT.',
      unit: 'kW',
      symbol: '\\Phi',
      above: 0,
      max: 1e6,
      usual: [3, 50000],
      optional: true,
    }),
  },
  outputs: {
    cop: number({ label: 'COP at 100% load', symbol: '\\mathrm{COP}', places: 3 }),
    kwTon: number({ label: 'kW per ton at 100% load', symbol: '\\mathrm{kW/ton}', places: 3 }),
    eer: number({ label: 'EER at 100% load', symbol: '\\mathrm{EER}', places: 2 }),
    iplvCop: number({ label: 'IPLV or NPLV as COP', symbol: '\\mathrm{IPLV}', places: 3, optional: true }),
    iplvKwTon: number({ label: 'IPLV or NPLV in kW per ton', symbol: '\\mathrm{IPLV}_{t}', places: 3, optional: true }),
    iplvEer: number({ label: 'IPLV or NPLV as EER', symbol: '\\mathrm{IPLV}_{E}', places: 2, optional: true }),
    power: quantity('W', { label: 'Electric power at 100% load', unit: 'kW', symbol: 'P', places: 2, optional: true }),
    rejected: quantity('W', {
      label: 'Heat to the condenser at 100% load',
      help: 'Capacity and power together.',
      unit: 'kW',
      symbol: '\\Phi_c',
      places: 2,
      optional: true,
    }),
    loads: table(
      {
        load: number({ label: 'Load, %' }),
        weight: number({ label: 'Weight', places: 2 }),
        cop: number({ label: 'COP', places: 3 }),
        kwTon: number({ label: 'kW per ton', places: 3 }),
        eer: number({ label: 'EER', places: 2 }),
      },
      { label: 'At each load', optional: true },
    ),
  },
  formula: ({ metric, full, threeQuarters, half, quarter, capacity }) => {
    const asCop = (value: number) => (metric === 'cop' ? value : metric === 'kwTon' ? TON / value : value / EER_OF_COP);
    const cop = asCop(full);
    const power = capacity === undefined ? undefined : capacity / cop;
    const results = {
      cop,
      kwTon: TON / cop,
      eer: EER_OF_COP * cop,
      power,
      rejected: capacity === undefined ? undefined : capacity + capacity / cop,
    };
    if (threeQuarters === undefined || half === undefined || quarter === undefined) return results;
    const points = [
      { load: 25, weight: 0.12, cop: asCop(quarter) },
      { load: 50, weight: 0.45, cop: asCop(half) },
      { load: 75, weight: 0.42, cop: asCop(threeQuarters) },
      { load: 100, weight: 0.01, cop },
    ];
    const iplvCop = 0.01 * cop + 0.42 * asCop(threeQuarters) + 0.45 * asCop(half) + 0.12 * asCop(quarter);
    return {
      ...results,
      iplvCop,
      iplvKwTon: TON / iplvCop,
      iplvEer: EER_OF_COP * iplvCop,
      loads: points.map((point) => ({ ...point, kwTon: TON / point.cop, eer: EER_OF_COP * point.cop })),
    };
  },
  shown: ({ metric, full, threeQuarters, half, quarter, capacity, cop, power, iplvCop }) => ({
    cop: metric === 'cop' ? full : metric === 'kwTon' ? TON / full : full / EER_OF_COP,
    kwTon: TON / cop,
    eer: EER_OF_COP * cop,
    power: capacity === undefined ? undefined : capacity / cop,
    rejected: capacity === undefined || power === undefined ? undefined : capacity + power,
    iplvCop:
      threeQuarters === undefined || half === undefined || quarter === undefined || iplvCop === undefined
        ? undefined
        : metric === 'cop'
          ? 0.01 * full + 0.42 * threeQuarters + 0.45 * half + 0.12 * quarter
          : metric === 'kwTon'
            ? TON * (0.01 / full + 0.42 / threeQuarters + 0.45 / half + 0.12 / quarter)
            : (0.01 * full + 0.42 * threeQuarters + 0.45 * half + 0.12 * quarter) / EER_OF_COP,
    iplvKwTon: iplvCop === undefined ? undefined : TON / iplvCop,
    iplvEer: iplvCop === undefined ? undefined : EER_OF_COP * iplvCop,
    loads: undefined,
  }),
  stepwise: ['The table has each load in all three measures, with its weight in IPLV.'],
  figure: { kind: 'series', table: 'loads', x: 'load', lines: ['cop'] },
  explanation:
    'At full load a COP of {cop} is {kwTon} kW per ton and an EER of {eer}{iplvCop?; IPLV is a COP of {iplvCop}, {iplvKwTon} kW per ton or an EER of {iplvEer} (NPLV where the points were not rated at the standard conditions)|}{power?; {capacity} of cooling takes {power} and sends {rejected} to the condenser|}.',
  requires: [
    {
      that: (_, given) => given.threeQuarters === given.half && given.half === given.quarter,
      field: 'half',
      says: 'IPLV needs the efficiencies at 75, 50 and 25% load: give all three, or none.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ cop }) => roundTo(cop, 3) > 8,
      says: 'A COP above 8 (below 0.4396 kW per ton) at full load is more than chillers reach between chilled water of 7 °C and cooling water of 30 °C: check that the value is no EER, and at which temperatures it was measured.',
    },
    {
      level: 'caution',
      when: ({ cop }) => roundTo(cop, 3) < 2,
      says: 'A COP below 2 (above 1.758 kW per ton) at full load is poor for an electric chiller: check that the value is no kW per ton, and no absorption chiller, whose COP is of heat.',
    },
    {
      level: 'caution',
      when: ({ loads, cop: full }) =>
        loads?.some(
          ({ load, cop }) => load < 100 && (roundTo(cop, 3) > 16 || roundTo(cop, 3) < 1 || isAbove(cop, 3 * full)),
        ) ?? false,
      says: 'A part-load point lies outside a COP of 1 to 16, or is more than three times as good as full load: check that all four are in the same measure.',
    },
    {
      level: 'caution',
      when: ({ loads, cop }) => loads?.every((point) => point.load === 100 || point.cop < cop) ?? false,
      says: 'All part-load points are worse than full load. Rated with the cooler condenser of part load most chillers are better there: check the order of the points, and that kW per ton was chosen where small numbers are good.',
    },
  ],
  examples: [
    {
      inputs: { metric: 'kwTon', full: 0.576, threeQuarters: 0.494, half: 0.417, quarter: 0.468, capacity: 1758 },
      results: {
        cop: 6.105647295,
        kwTon: 0.576,
        eer: 20.83333333,
        power: 287.9301596,
        rejected: 2045.93016,
        iplvCop: 7.748015379,
        iplvKwTon: 0.4539036992,
        iplvEer: 26.43732585,
        loads: { length: 4, rows: { 2: { load: 75, weight: 0.42, cop: 7.119135308, kwTon: 0.494, eer: 24.29149798 } } },
      },
      source: 'Python with mpmath: 3.516853 kW a ton, 3.412142 BTU/h a watt; 1/(0.01/A + 0.42/B + 0.45/C + 0.12/D)',
    },
    {
      inputs: { metric: 'cop', full: 3.1, threeQuarters: 13, half: 15.5, quarter: 15.9 },
      results: {
        cop: 3.1,
        kwTon: 1.134468659,
        eer: 10.57763906,
        iplvCop: 14.374,
        iplvKwTon: 0.2446676529,
        iplvEer: 49.04612383,
        loads: { length: 4, rows: { 2: { load: 75, weight: 0.42, cop: 13 } } },
      },
      cautions: ['same measure'],
      source: 'By hand: 0.01 × 3.1 + 0.42 × 13 + 0.45 × 15.5 + 0.12 × 15.9, the part loads being EER',
    },
    {
      inputs: { metric: 'cop', full: 5.5, threeQuarters: 6.4, half: 7.2, quarter: 6.9 },
      results: {
        cop: 5.5,
        kwTon: 0.6394277895,
        eer: 18.76677898,
        iplvCop: 6.811,
        iplvKwTon: 0.5163489711,
        iplvEer: 23.24009666,
        loads: { length: 4, rows: { 2: { load: 75, weight: 0.42, cop: 6.4, kwTon: 0.5495082566, eer: 21.83770645 } } },
      },
      source: 'Python with mpmath: 3.516853 kW a ton, 3.412142 BTU/h a watt; 0.01A + 0.42B + 0.45C + 0.12D',
    },
    {
      inputs: { metric: 'eer', full: 10.1, threeQuarters: 13, half: 15.5, quarter: 16.2 },
      results: {
        cop: 2.960017809,
        kwTon: 1.188118812,
        eer: 10.1,
        iplvCop: 4.243669096,
        iplvKwTon: 0.8287292818,
        iplvEer: 14.48,
        loads: { length: 4, rows: { 2: { load: 75, weight: 0.42, cop: 3.809923912, kwTon: 0.9230769231, eer: 13 } } },
      },
      source: 'Python with mpmath: 3.516853 kW a ton, 3.412142 BTU/h a watt; 0.01A + 0.42B + 0.45C + 0.12D',
    },
    {
      inputs: { metric: 'kwTon', full: 0.6 },
      results: { cop: 5.861421403, kwTon: 0.6, eer: 20 },
      source: 'By hand: 3.516853/0.6; 12/0.6 = 20',
    },
    {
      inputs: { metric: 'cop', full: 10 },
      results: { cop: 10, kwTon: 0.3516852842, eer: 34.12141633 },
      cautions: ['is no EER'],
      source: 'By hand: 3.516853/10; 34.12142',
    },
    {
      inputs: { metric: 'cop', full: 0.6 },
      results: { cop: 0.6, kwTon: 5.861421403, eer: 2.04728498 },
      cautions: ['is no kW per ton'],
      source: 'By hand: 3.516853/0.6; 0.6 × 3.412142',
    },
    {
      inputs: { metric: 'cop', full: 6, threeQuarters: 5.5, half: 5, quarter: 4 },
      results: {
        cop: 6,
        kwTon: 0.5861421403,
        eer: 20.4728498,
        iplvCop: 5.1,
        iplvKwTon: 0.6895789886,
        iplvEer: 17.40192233,
        loads: { length: 4, rows: { 2: { load: 75, weight: 0.42, cop: 5.5, kwTon: 0.6394277895, eer: 18.76677898 } } },
      },
      cautions: ['worse than full load'],
      source: 'Python with mpmath: 3.516853 kW a ton, 3.412142 BTU/h a watt; weighted',
    },
    {
      inputs: { metric: 'cop', full: 6, threeQuarters: 7, half: 25, quarter: 8 },
      results: {
        cop: 6,
        kwTon: 0.5861421403,
        eer: 20.4728498,
        iplvCop: 15.21,
        iplvKwTon: 0.2312197792,
        iplvEer: 51.89867424,
        loads: { length: 4, rows: { 2: { load: 75, weight: 0.42, cop: 7, kwTon: 0.5024075489, eer: 23.88499143 } } },
      },
      cautions: ['outside a COP of 1 to 16'],
      source: 'Python with mpmath: 3.516853 kW a ton, 3.412142 BTU/h a watt; weighted',
    },
    {
      inputs: { metric: 'cop', full: 6, threeQuarters: 7 },
      refused: 'give all three, or none',
      source: 'By definition',
    },
  ],
  notes: [
    'IPLV (AHRI 550/590) and IPLV.SI (AHRI 551/591) have the same weights, but points that were rated at other temperatures: they are not to be compared.',
    'IPLV in kW per ton is not the weighted mean of kW per ton, which is higher: AHRI takes 1/(0.01/A + 0.42/B + 0.45/C + 0.12/D), the same as the weighted mean of COP.',
    'Points of a chiller that cannot unload so far are those after the degradation for cycling of the standard.',
    'The weights stand for single chillers over US weather; plants of several chillers, and pumps, towers and fans, are not in it.',
  ],
  references: [
    {
      title:
        'ANSI/AHRI Standard 550/590 (I-P)-2015, Performance Rating of Water-chilling and Heat Pump Water-heating Packages (excerpt read): IPLV, NPLV',
      url: 'https://vi.scribd.com/document/403557048/AHRI-Standard-550-590-I-P-2015-with-Errata-022-049',
    },
    {
      title: 'Chiller efficiency (IPLV): weighted mean of COP, and its reciprocal form for kW/ton',
      url: 'https://calcengineer.com/hvac/chiller-efficiency-calculator-iplv/',
    },
  ],
});
