import { choice, constant, defineCalculator, integer, number, quantity, table, text } from '@reckoner/engine';
import { REBAR_SIZES } from '../shared/rebar.js';

const STEEL_DENSITY = constant(7850, 'kg/m^3');
const SQUARE_MILLIMETER = constant(1e-6, 'm^2');
const MILLIMETER = constant(1e-3, 'm');
const KILOGRAM_A_METER = constant(1, 'kg/m');

/** Nominal masses of the standards; of any other diameter, d²/162.2 kg/m with d in mm: π/4 d² at 7850 kg/m³. */
export default defineCalculator({
  title: 'Rebar weight and sizes',
  description:
    'Weight of reinforcing bars from size, length and number, or the length and number of bars in a weight, with diameters and areas of US, metric and Canadian sizes.',
  keywords: [
    'rebar weight per foot',
    'steel bar weight',
    'd²/162',
    'TMT bar weight',
    'rebar size chart',
    'kg per meter',
    'reinforcement',
  ],
  related: ['rebar-grid-quantity', 'rebar-area-spacing', 'metal-weight-bar-sheet'],
  inputs: {
    find: choice(
      { weight: 'Weight of bars', length: 'Length and bars in a weight' },
      { label: 'Find', default: 'weight' },
    ),
    bar: choice(
      {
        us3: { label: 'US No. 3 (3/8 in)', also: ['#3', 'No. 3', '3/8 in', '3/8'] },
        us4: { label: 'US No. 4 (1/2 in)', also: ['#4', 'No. 4', '1/2 in', '1/2', '#13', 'No. 13'] },
        us5: { label: 'US No. 5 (5/8 in)', also: ['#5', 'No. 5', '5/8 in', '5/8', '#16', 'No. 16'] },
        us6: { label: 'US No. 6 (3/4 in)', also: ['#6', 'No. 6', '3/4 in', '3/4', '#19', 'No. 19'] },
        us7: { label: 'US No. 7 (7/8 in)', also: ['#7', 'No. 7', '7/8 in', '7/8', '#22', 'No. 22'] },
        us8: { label: 'US No. 8 (1 in)', also: ['#8', 'No. 8', '#25', 'No. 25'] },
        us9: { label: 'US No. 9 (1.128 in)', also: ['#9', 'No. 9', '#29', 'No. 29'] },
        us10: { label: 'US No. 10 (1.27 in)', also: ['#10', 'No. 10', '#32', 'No. 32'] },
        us11: { label: 'US No. 11 (1.41 in)', also: ['#11', 'No. 11', '#36', 'No. 36'] },
        us14: { label: 'US No. 14 (1.693 in)', also: ['#14', 'No. 14', '#43', 'No. 43'] },
        us18: { label: 'US No. 18 (2.257 in)', also: ['#18', 'No. 18', '#57', 'No. 57'] },
        d6: { label: '6 mm', also: ['T6', 'H6', 'Y6', 'N6'] },
        d8: { label: '8 mm', also: ['T8', 'H8', 'Y8', 'N8'] },
        d10: { label: '10 mm', also: ['T10', 'H10', 'Y10', 'N10'] },
        d12: { label: '12 mm', also: ['T12', 'H12', 'Y12', 'N12'] },
        d14: { label: '14 mm', also: ['T14', 'H14', 'Y14', 'N14'] },
        d16: { label: '16 mm', also: ['T16', 'H16', 'Y16', 'N16'] },
        d18: { label: '18 mm', also: ['T18', 'H18', 'Y18', 'N18'] },
        d20: { label: '20 mm', also: ['T20', 'H20', 'Y20', 'N20'] },
        d22: { label: '22 mm', also: ['T22', 'H22', 'Y22', 'N22'] },
        d25: { label: '25 mm', also: ['T25', 'H25', 'Y25', 'N25'] },
        d28: { label: '28 mm', also: ['T28', 'H28', 'Y28', 'N28'] },
        d32: { label: '32 mm', also: ['T32', 'H32', 'Y32', 'N32'] },
        d36: { label: '36 mm', also: ['T36', 'H36', 'Y36', 'N36'] },
        d40: { label: '40 mm', also: ['T40', 'H40', 'Y40', 'N40'] },
        d50: { label: '50 mm', also: ['T50', 'H50', 'Y50', 'N50'] },
        ca10: { label: 'Canadian 10M', also: ['10M'] },
        ca15: { label: 'Canadian 15M', also: ['15M'] },
        ca20: { label: 'Canadian 20M', also: ['20M'] },
        ca25: { label: 'Canadian 25M', also: ['25M'] },
        ca30: { label: 'Canadian 30M', also: ['30M'] },
        ca35: { label: 'Canadian 35M', also: ['35M'] },
        ca45: { label: 'Canadian 45M', also: ['45M'] },
        ca55: { label: 'Canadian 55M', also: ['55M'] },
        other: 'Another diameter',
      },
      { label: 'Bar' },
    ),
    otherDiameter: quantity('m', {
      label: 'Diameter of the bar',
      unit: 'mm',
      regional: { us: 'in' },
      symbol: 'd',
      usual: [4, 65],
      min: 1,
      max: 200,
      when: { bar: 'other' },
    }),
    length: quantity('m', { label: 'Length of a bar', symbol: 'l', usual: [0.2, 30], min: 0.001, max: 10000 }),
    count: integer({ label: 'Bars', symbol: 'n', min: 1, max: 1e7, default: 1, when: { find: 'weight' } }),
    given: quantity('kg', { label: 'Weight of steel', symbol: 'W', min: 0.001, max: 1e9, when: { find: 'length' } }),
  },
  outputs: {
    mass: quantity('kg', { label: 'Weight', symbol: 'm', places: 2 }),
    totalLength: quantity('m', { label: 'Length in all', symbol: 'L', places: 2 }),
    bars: number({ label: 'Bars of this length', symbol: 'N', places: 2 }),
    perLength: quantity('kg/m', { label: 'Weight per length', symbol: 'q', places: 3, digits: 4 }),
    barMass: quantity('kg', { label: 'Weight of a bar', symbol: 'm_1', places: 2, digits: 3 }),
    diameter: quantity('m', {
      label: 'Nominal diameter',
      unit: 'mm',
      regional: { us: 'in' },
      symbol: 'd_n',
      places: 2,
      digits: 4,
    }),
    area: quantity('m^2', { label: 'Nominal area', unit: 'mm^2', regional: { us: 'in^2' }, symbol: 'A', places: 1 }),
    sizes: table(
      {
        size: text({ label: 'Bar' }),
        diameter: quantity('m', { label: 'Diameter', unit: 'mm', regional: { us: 'in' }, places: 2, digits: 4 }),
        area: quantity('m^2', { label: 'Area', unit: 'mm^2', regional: { us: 'in^2' }, places: 0 }),
        perLength: quantity('kg/m', { label: 'Weight per length', places: 3, digits: 4 }),
        barMass: quantity('kg', { label: 'Weight of a bar of this length', places: 2 }),
      },
      { label: 'Sizes of this kind', optional: true },
    ),
  },
  formula: ({ find, bar, otherDiameter, length, count, given }) => {
    const size = bar === 'other' ? undefined : REBAR_SIZES[bar];
    const diameter = size === undefined ? otherDiameter : size.diameter * MILLIMETER;
    const area = size === undefined ? (Math.PI / 4) * otherDiameter ** 2 : size.area * SQUARE_MILLIMETER;
    const perLength = size === undefined ? area * STEEL_DENSITY : size.mass * KILOGRAM_A_METER;
    const barMass = perLength * length;
    const bars = find === 'weight' ? count : given / barMass;
    return {
      mass: find === 'weight' ? barMass * count : given,
      totalLength: find === 'weight' ? length * count : given / perLength,
      bars,
      perLength,
      barMass,
      diameter,
      area,
      sizes:
        size === undefined
          ? undefined
          : Object.values(REBAR_SIZES)
              .filter(({ system }) => system === size.system)
              .map((row) => ({
                size: row.name,
                diameter: row.diameter * MILLIMETER,
                area: row.area * SQUARE_MILLIMETER,
                perLength: row.mass * KILOGRAM_A_METER,
                barMass: row.mass * KILOGRAM_A_METER * length,
              })),
    };
  },
  shown: () => ({
    mass: undefined,
    totalLength: undefined,
    bars: undefined,
    perLength: undefined,
    barMass: undefined,
    diameter: undefined,
    area: undefined,
    sizes: undefined,
  }),
  stepwise: [
    'The weight per length is that of the standard: in lb/ft for US bars by ASTM A615, 7850 kg/m³ times the nominal area for metric bars, π/4 d², and for Canadian bars, round numbers of mm².',
    'For another diameter it is 7850 kg/m³ × π/4 d², that is d²/162.2 kg/m with d in mm.',
    'Weight = weight per length × length of a bar × bars; length in a weight = weight / weight per length, bars in it = that / length of a bar.',
  ],
  cautions: [
    {
      level: 'note',
      when: ({ bar }) => bar === 'us10',
      says: 'A bar that is marked or ordered as metric #10 is a No. 3 (9.5 mm) in the US, and a Canadian 10M has 11.3 mm: this is the inch bar No. 10, of 32.3 mm.',
    },
    {
      level: 'note',
      when: ({ bar }) => bar === 'ca55',
      says: 'Some tables give 55M another diameter or mass: by its name of 2500 mm² it has 56.4 mm and 19.625 kg/m.',
    },
  ],
  explanation: ({ find, bar }) => {
    const size = bar === 'other' ? '{otherDiameter} in diameter' : '{bar}';
    return find === 'weight'
      ? `{count} {count|bar|bars} of {length}, ${size}, {count|weighs|weigh} {mass}, by nominal {perLength}.`
      : `{given} of bars, ${size}, are {totalLength}, by nominal {perLength}, or {bars} bars of {length}.`;
  },
  examples: [
    {
      inputs: { bar: 'us4', length: '20 ft', count: 50 },
      results: {
        mass: 302.9997032,
        totalLength: 304.8,
        bars: 50,
        perLength: 0.9940935143,
        barMass: 6.059994063,
        diameter: 12.7,
        area: 129.032,
        sizes: {
          length: 11,
          rows: {
            0: { size: 'No. 3', diameter: 9.525, area: 70.9676, perLength: 0.5595496428, barMass: 3.411014622 },
            10: { size: 'No. 18', diameter: 57.3278, area: 2580.64, perLength: 20.23902963, barMass: 123.3771246 },
          },
        },
      },
      source: 'Concrete Construction, Rebar size and weights: 0.668 lb/ft; by hand 668 lb',
    },
    {
      inputs: { bar: 'd12', length: 12, count: 10 },
      results: {
        mass: 106.5376901,
        totalLength: 120,
        bars: 10,
        perLength: 0.8878140839,
        barMass: 10.65376901,
        diameter: 12,
        area: 113.0973355,
        sizes: {
          length: 15,
          rows: {
            0: { size: '6 mm', perLength: 0.221953521, barMass: 2.663442252 },
            14: { size: '50 mm', diameter: 50, area: 1963.495408, perLength: 15.41343896 },
          },
        },
      },
      source: 'civils.ai, reinforcement sizes: 0.888 kg/m, 113.1 mm²; by hand 7850 × π/4 × 0.012² × 120',
    },
    {
      inputs: { find: 'length', bar: 'ca15', length: 18, given: 1000 },
      results: {
        mass: 1000,
        totalLength: 636.9426752,
        bars: 35.38570418,
        perLength: 1.57,
        barMass: 28.26,
        diameter: 16,
        area: 200,
        sizes: {
          length: 8,
          rows: {
            0: { size: '10M', diameter: 11.3, area: 100, perLength: '0.785' },
            7: { size: '55M', diameter: 56.4, area: 2500, perLength: 19.625 },
          },
        },
      },
      source: 'seaint archive 2002, CSA bars: 200 mm²; 1.57 kg/m; by hand 1000/1.57 and /18',
    },
    {
      inputs: { bar: 'other', otherDiameter: 26.5, length: 3, count: 4 },
      results: {
        mass: 51.95562004,
        totalLength: 12,
        bars: 4,
        perLength: 4.329635003,
        barMass: 12.98890501,
        diameter: 26.5,
        area: 551.5458602,
      },
      source: 'By hand: 7850 × π/4 × 0.0265² × 12; 26.5²/162.2 = 4.3295 kg/m',
    },
    {
      inputs: { find: 'length', bar: 'd16', length: 11.75, given: '1 t' },
      results: {
        mass: 1000,
        totalLength: 633.5785951,
        bars: 53.92158256,
        perLength: 1.578336149,
        barMass: 18.54544975,
        diameter: 16,
        area: 201.0619298,
      },
      source: 'dacha-dom.ru, Rebar sizes: 1.58 kg/m, 633 m in a tonne; by hand 1000/(7850 × π/4 × 0.016²)',
    },
    {
      inputs: { bar: 'us10', length: 6 },
      results: {
        mass: 38.4214167,
        totalLength: 6,
        bars: 1,
        perLength: 6.403569449,
        barMass: 38.4214167,
        diameter: 32.258,
        area: 819.3532,
      },
      cautions: ['is a No. 3'],
      source: 'Concrete Construction, Rebar size and weights: 4.303 lb/ft',
    },
    {
      inputs: { bar: 'us5', length: '20 ft', count: 50 },
      results: { mass: 473.0968419, diameter: 15.875, area: 199.9996 },
      source: 'ASTM A615: No. 5, metric mark #16, 1.043 lb/ft; by hand 1043 lb',
    },
    {
      inputs: { bar: 'ca55', length: 1, count: 2 },
      results: { mass: 39.25, perLength: 19.625, diameter: 56.4, area: 2500 },
      cautions: ['Some tables'],
      source: 'By hand: 2500 mm² × 7850 kg/m³',
    },
  ],
  notes: [
    'Nominal figures: rolled bars may differ, by 4.5% above 8 mm and 6% up to 8 mm in EN 10080, and by 6% below in ASTM A615. Suppliers weigh, engineers take the nominal area.',
    'Metric sizes of 18, 22 and 36 mm are none that EN 10080 prefers; they are common in India and Asia. The rule d²/162 kg/m, with d in mm, gives the same within 0.2%.',
  ],
  references: [
    {
      title: 'ASTM A615/A615M, Table 1, as told by Concrete Construction: Rebar size and weights',
      url: 'http://www.concreteconstruction.net/how-to/rebar-size-and-weights_o',
    },
    {
      title: 'EN 10080:2005, dimensions, mass and tolerances (7.85 kg/dm³)',
      url: 'http://www.b2bmetal.eu/en/pages/index/index/id/245/',
    },
    {
      title: 'CSA G30.18 bar sizes, told alike in several places',
      url: 'http://seaintarchive.org/mailarchive/2002c/msg01442.html',
    },
  ],
});
