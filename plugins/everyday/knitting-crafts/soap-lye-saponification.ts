import { choice, defineCalculator, isAbove, number, percent, quantity, rows, sum } from '@reckoner/engine';

/** Molar masses in g/mol by the standard atomic weights. */
const SODIUM_HYDROXIDE = 39.997;
const POTASSIUM_HYDROXIDE = 56.105;

/** Grams of sodium hydroxide for a gram of oil. Tables differ by some percent: of several the lowest, which leaves fat. */
const OILS = {
  olive: { label: 'Olive oil', value: 0.134, also: ['olive'] },
  coconut: { label: 'Coconut oil', value: 0.183, also: ['coconut'] },
  palm: { label: 'Palm oil', value: 0.141, also: ['palm'] },
  castor: { label: 'Castor oil', value: 0.128, also: ['castor'] },
  shea: { label: 'Shea butter', value: 0.128, also: ['shea', 'karite butter'] },
  cocoa: { label: 'Cocoa butter', value: 0.137 },
  avocado: { label: 'Avocado oil', value: 0.133, also: ['avocado'] },
  almond: { label: 'Sweet almond oil', value: 0.136, also: ['almond oil', 'almond'] },
  babassu: { label: 'Babassu oil', value: 0.175, also: ['babassu'] },
  lard: { label: 'Lard', value: 0.138 },
  other: { label: 'Another oil, by its saponification value', value: 0, also: ['other', 'another'] },
} as const;

/** Lye = sum of oil × value, less the superfat, over the purity; water from the share of lye in its solution. */
export default defineCalculator({
  title: 'Soap lye (saponification)',
  description: 'Lye and water for soap from the weights of its oils, the superfat and the strength of the lye.',
  keywords: ['soap making', 'lye calculator', 'NaOH', 'KOH', 'superfat', 'cold process', 'SAP value'],
  inputs: {
    oils: rows(
      {
        oil: choice(OILS, { label: 'Oil' }),
        mass: quantity('g', { label: 'Weight', min: 0, max: 1e6, usual: [5, 50000] }),
        value: number({
          label: 'Saponification value',
          help: 'In mg of KOH for a gram, of the supplier; else that of the table.',
          min: 50,
          max: 300,
          usual: [65, 270],
          optional: true,
        }),
      },
      { label: 'Oils', symbol: 'm', maxItems: 20 },
    ),
    alkali: choice(
      {
        naoh: { label: 'Sodium hydroxide (bars)', also: ['NaOH', 'sodium hydroxide', 'caustic soda'] },
        koh: { label: 'Potassium hydroxide (liquid soap)', also: ['KOH', 'potassium hydroxide', 'caustic potash'] },
      },
      { label: 'Lye', default: 'naoh' },
    ),
    superfat: percent({
      label: 'Superfat',
      help: 'Share of the oils that stays oil.',
      symbol: 's',
      min: 0,
      max: 50,
      default: 5,
      usual: [2, 20],
    }),
    purity: percent({ label: 'Purity of the lye', symbol: 'p', min: 50, max: 100, default: 100, usual: [80, 100] }),
    strength: percent({
      label: 'Lye in its solution',
      help: 'Lye over lye and water.',
      symbol: 'c',
      min: 10,
      max: 50,
      default: 30,
      usual: [20, 40],
    }),
  },
  outputs: {
    lye: quantity('g', { label: 'Lye', symbol: 'm_l', places: 1 }),
    water: quantity('g', { label: 'Water', symbol: 'm_w', places: 1 }),
    oil: quantity('g', { label: 'Oils', places: 1 }),
    batch: quantity('g', { label: 'Oils, lye and water', places: 1 }),
    ratio: number({ label: 'Water for each part of lye', places: 2 }),
  },
  formula: ({ oils, alkali, superfat, purity, strength }) => {
    const soda = sum(
      oils.map(
        (row) =>
          row.mass *
          (row.value === undefined ? row.oil : (row.value / 1000) * (SODIUM_HYDROXIDE / POTASSIUM_HYDROXIDE)),
      ),
    );
    const pure = alkali === 'naoh' ? soda : soda * (POTASSIUM_HYDROXIDE / SODIUM_HYDROXIDE);
    const lye = (pure * (1 - superfat)) / purity;
    const ratio = (1 - strength) / strength;
    const oil = sum(oils.map((row) => row.mass));
    return { lye, water: lye * ratio, oil, batch: oil + lye * (1 + ratio), ratio };
  },
  stepwise: [
    'Each oil takes its weight times its grams of sodium hydroxide for a gram: those of the table, or its saponification value / 1000 × 39.997/56.105. The sum is the lye; of potassium hydroxide it takes 56.105/39.997 times as much.',
    'The superfat is taken off: lye × (1 - superfat), over the purity. The water is lye × (1 - c)/c, where c is the share of lye in its solution.',
  ],
  explanation: 'For {oil} of oils dissolve {lye} of lye in {water} of water; {superfat} of the oils stays free.',
  requires: [
    {
      each: 'oils',
      that: ({ oil, value }) => oil > 0 || value !== undefined,
      field: 'value',
      says: 'Another oil needs its saponification value, which its supplier gives in mg of KOH for a gram.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ lye }) => lye > 0,
      says: 'Lye burns skin and blinds: wear goggles and gloves, and pour the lye into the water, never water onto lye. Weigh both, do not measure by volume.',
    },
    {
      level: 'danger',
      when: ({ superfat }) => superfat < 0.03,
      says: 'Oils differ by some percent from table to table: with so little superfat lye may be left, which burns the skin. Take 5% or more, and test the soap before it is used.',
    },
    {
      level: 'danger',
      when: ({ oils }) =>
        oils.some(
          ({ oil, value }) =>
            oil > 0 &&
            value !== undefined &&
            isAbove(Math.abs(((value / 1000) * (SODIUM_HYDROXIDE / POTASSIUM_HYDROXIDE)) / oil - 1), 0.1),
        ),
      says: 'A saponification value is over 10% off that of its oil in the tables: check that it is of this oil, and in mg of KOH, not of NaOH. Too high a value leaves lye, which burns the skin.',
    },
    {
      level: 'danger',
      when: ({ alkali, purity }) => purity < (alkali === 'koh' ? 0.85 : 0.95),
      says: 'So low a purity adds much lye: take it only from the label or an analysis, since purer lye would leave soap that burns the skin.',
    },
    {
      level: 'caution',
      when: ({ alkali, purity }) => alkali === 'koh' && purity > 0.95,
      says: 'Potassium hydroxide as sold holds water, and is seldom this pure: take the purity on its label.',
    },
    {
      level: 'caution',
      when: ({ strength }) => strength > 0.4,
      says: 'So strong a solution sets fast and gets very hot: stay below 40% unless you know the recipe.',
    },
  ],
  examples: [
    {
      inputs: { oils: [{ oil: 'olive', mass: '32 oz' }], superfat: 0, strength: 30 },
      results: { lye: 121.563, oil: 907.1847 },
      cautions: ['burns skin', 'so little superfat'],
      source: 'Herbal Bear, saponification chart: 32 oz of olive oil × 0.134 are 4.28 oz (4.288) of lye, in grams',
    },
    {
      inputs: {
        oils: [
          { oil: 'coconut', mass: 300 },
          { oil: 'olive', mass: 500 },
          { oil: 'castor', mass: 50 },
        ],
        strength: 25,
      },
      results: { lye: 121.885, water: 365.655, oil: 850, ratio: 3, batch: 1337.54 },
      cautions: ['burns skin'],
      source: 'Python: (54.9 + 67 + 6.4) × 0.95; × 3',
    },
    {
      inputs: { oils: [{ oil: 'other', mass: 1000, value: 190 }], alkali: 'koh', purity: 90, superfat: 3 },
      results: { lye: 204.7778, water: 477.8148 },
      cautions: ['burns skin'],
      source: 'Python: 190 × 0.97/0.9; × 70/30',
    },
    {
      inputs: { oils: [{ oil: 'palm', mass: 100 }], alkali: 'koh', strength: 45 },
      results: { lye: 18.78957 },
      cautions: ['burns skin', 'seldom this pure', 'sets fast'],
      source: 'Python: 14.1 × 56.105/39.997 × 0.95',
    },
    {
      inputs: { oils: [{ oil: 'olive', mass: 100, value: 256 }] },
      results: { lye: 17.33761768 },
      cautions: ['burns skin', 'over 10% off'],
      source: 'Python: 25.6 × 39.997/56.105 × 0.95, by the value of coconut oil',
    },
    {
      inputs: { oils: [{ oil: 'olive', mass: 100 }], purity: 80 },
      results: { lye: 15.9125 },
      cautions: ['burns skin', 'So low a purity'],
      source: 'By hand: 13.4 × 0.95/0.8',
    },
    {
      inputs: { oils: [{ oil: 'olive', mass: 0 }] },
      results: { lye: 0, water: 0, batch: 0 },
      source: 'By hand: no oil, no lye',
    },
    {
      inputs: { oils: [{ oil: 'other', mass: 100 }] },
      refused: 'needs its saponification value',
      source: 'No value is known',
    },
  ],
  notes: [
    'Values of tables differ by up to 5%; here stands the lowest of several, so that fat is left rather than lye. A value from the supplier goes before it.',
    'Keep children and animals away, work in good air, use no aluminum, and have running water at hand. Let bars cure for weeks.',
  ],
  references: [
    {
      title:
        'Saponification tables for soap making: each value in g of NaOH for a gram of oil stands identically in three or more independent tables, among them that of Elaine White (as at Herbal Bear) and that of SoapCalc',
      url: 'http://www.herbalbear.com/sapvalues.html',
    },
  ],
});
