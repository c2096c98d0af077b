import { choice, defineCalculator, isAbove, isBelow, measure, number, roundTo, rows, sum } from '@reckoner/engine';

/** Degrees Lovibond of a malt by the scale of its label. */
const lovibond = (color: number, scale: 'lovibond' | 'ebc' | 'siebel') => {
  if (scale === 'ebc') return color / 1.97;
  return scale === 'siebel' ? 0.375 * color + 0.56 : color;
};

/** The power that Morey laid through the lines of Mosher and Daniels. */
export default defineCalculator({
  title: 'Beer color (SRM, EBC)',
  description: 'Color of a beer in SRM and EBC from its malts and volume by the equation of Morey.',
  keywords: ['SRM', 'EBC', 'malt color units', 'Morey equation', 'Lovibond', 'homebrew'],
  related: ['original-gravity-grain-bill', 'bitterness-ibu-tinseth'],
  inputs: {
    volume: measure('gal', {
      label: 'Volume after the boil',
      help: 'Cooled, with any water that is added later.',
      unit: 'L',
      symbol: 'V',
      min: 0.01,
      max: 1e6,
      usual: [1, 100000],
    }),
    scale: choice(
      {
        lovibond: { label: '°Lovibond or SRM', also: ['lovibond', 'SRM', '°L', 'L'] },
        ebc: { label: 'EBC, divided by 1.97', also: ['EBC'] },
        siebel: { label: 'EBC, as 0.375 EBC + 0.56 °L (Siebel)', also: ['Siebel', 'Weyermann'] },
      },
      { label: 'Colors of the malts are in', default: 'lovibond' },
    ),
    malts: rows(
      {
        mass: measure('lb', { label: 'Mass', unit: 'kg', symbol: 'm', above: 0, max: 100000, usual: [0.005, 5000] }),
        color: number({
          label: 'Color',
          help: 'In °L: Pilsner malt 1.7, pale ale malt 3, Munich malt 9, crystal malt 10 to 120, chocolate malt 350, roasted barley 500.',
          symbol: 'c',
          min: 0,
          max: 2000,
        }),
      },
      { label: 'Malts, extracts and sugars', maxItems: 30 },
    ),
  },
  outputs: {
    srm: number({ label: 'Color in SRM', symbol: '\\mathrm{SRM}', places: 1 }),
    ebc: number({ label: 'Color in EBC', symbol: '\\mathrm{EBC}', places: 1 }),
    mcu: number({
      label: 'Malt color units',
      help: 'Pounds times degrees Lovibond in a US gallon.',
      symbol: '\\mathrm{MCU}',
      places: 1,
    }),
  },
  formula: ({ volume, scale, malts }) => {
    const mcu = sum(malts.map(({ mass, color }) => mass * lovibond(color, scale))) / volume;
    const srm = 1.4922 * mcu ** 0.6859;
    return { srm, ebc: 1.97 * srm, mcu };
  },
  explanation: 'By Morey the beer has about {srm} SRM, which is {ebc} EBC, from {mcu} malt color units.',
  requires: [
    {
      each: 'malts',
      that: ({ color }, { scale }) => scale !== 'lovibond' || color <= 800,
      field: 'color',
      says: 'No malt has so many °L; the blackest have about 600. If the color is in EBC, choose that scale.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ srm }) => roundTo(srm, 1) > 50,
      says: 'Morey’s equation is for colors up to 50 SRM: this beer is black, the figure says little more.',
    },
    {
      level: 'caution',
      when: ({ volume, malts }) => isAbove(sum(malts.map(({ mass }) => mass)), 7 * volume),
      says: 'This is more than 840 g of malt for each liter, more than the strongest beers have: check the units of masses and volume, as g for kg.',
    },
    {
      level: 'caution',
      when: ({ volume, malts }) => isBelow(sum(malts.map(({ mass }) => mass)), 0.5 * volume),
      says: 'This is less than 60 g of malt for each liter, hardly a beer: check the units, and add what else gives color, extract and sugar too.',
    },
    {
      level: 'note',
      when: ({ scale, malts }) => scale !== 'lovibond' && malts.some(({ color }) => color >= 20),
      says: ({ scale }) =>
        scale === 'ebc'
          ? 'There are two ways to read a malt’s EBC: by 0.375 EBC + 0.56 °L, as some maltsters count, the malts of 20 EBC and more would count 21 to 26% less. Take the °L of the maltster where the label has it.'
          : 'There are two ways to read a malt’s EBC: by EBC/1.97, as most programs count, the malts of 20 EBC and more would count 26 to 35% more. Take the °L of the maltster where the label has it.',
    },
  ],
  examples: [
    {
      inputs: {
        volume: '5 gal',
        malts: [
          { mass: '9 lb', color: 2 },
          { mass: '1 lb', color: 60 },
        ],
      },
      results: { srm: 9.8218025, ebc: 19.348951, mcu: 15.6 },
      source: 'calcdomain.com, an amber ale: 15.6 MCU, 9.8 SRM, 19.3 EBC; digits by Python (mpmath)',
    },
    {
      inputs: {
        volume: 20,
        scale: 'ebc',
        malts: [
          { mass: 5, color: 3.5 },
          { mass: 0.3, color: 150 },
        ],
      },
      results: { srm: 8.7758875, ebc: 17.288498, mcu: 13.238268 },
      cautions: ['21 to 26% less'],
      source: 'Python (mpmath): the colors over 1.97',
    },
    {
      inputs: {
        volume: 20,
        scale: 'siebel',
        malts: [
          { mass: 5, color: 3.5 },
          { mass: 0.3, color: 150 },
        ],
      },
      results: { srm: 7.7376933, mcu: 11.018229 },
      cautions: ['26 to 35% more'],
      source: 'Python (mpmath): 0.375 EBC + 0.56',
    },
    {
      inputs: {
        volume: 20,
        malts: [
          { mass: 6, color: 3 },
          { mass: 1, color: 500 },
          { mass: 1, color: 100 },
        ],
      },
      results: { srm: 67.26828, mcu: 257.873 },
      cautions: ['up to 50 SRM'],
      source: 'Python (mpmath)',
    },
    {
      inputs: { volume: 20, malts: [{ mass: 500, color: 3 }] },
      results: { srm: 123.58118, mcu: 625.90533 },
      cautions: ['up to 50 SRM', 'g for kg'],
      source: 'Python (mpmath): 500 g typed as 500 kg',
    },
    {
      inputs: { volume: 20, malts: [{ mass: 0.5, color: 60 }] },
      results: { srm: 8.4455667, mcu: 12.5181067 },
      cautions: ['hardly a beer'],
      source: 'Python (mpmath): the steeped malt of an extract beer alone',
    },
    {
      inputs: {
        volume: 20,
        scale: 'ebc',
        malts: [
          { mass: 4, color: 4 },
          { mass: 0.4, color: 1200 },
        ],
      },
      results: { srm: 36.335222, ebc: 71.580388 },
      cautions: ['21 to 26% less'],
      source: 'Python (mpmath)',
    },
    {
      inputs: {
        volume: 20,
        scale: 'ebc',
        malts: [
          { mass: 5, color: 3 },
          { mass: 0.15, color: 25 },
        ],
      },
      results: { srm: 3.8428065, mcu: 3.9714805 },
      cautions: ['21 to 26% less'],
      source: 'Python: a pale beer, which comes out darker by the other way, as malts below 4.2 EBC do',
    },
    {
      inputs: {
        volume: 20,
        scale: 'siebel',
        malts: [
          { mass: 5, color: 3 },
          { mass: 0.15, color: 25 },
        ],
      },
      results: { srm: 3.9521736, mcu: 4.1373386 },
      cautions: ['26 to 35% more'],
      source: 'Python: the same beer by 0.375 EBC + 0.56',
    },
    {
      inputs: { volume: 20, malts: [{ mass: 0.4, color: 1200 }] },
      refused: 'choose that scale',
      source: 'Roasted barley of 1200 EBC',
    },
    {
      inputs: { volume: 20, malts: [{ mass: 4, color: 0 }] },
      results: { srm: 0, ebc: 0, mcu: 0 },
      source: 'By hand: sugar has no color',
    },
  ],
  notes: [
    'An estimate: beers of the same grain bill differ by some SRM with the length of the boil, the pH, the haze and the batch of malt; long boils and old extract darken.',
  ],
  references: [
    {
      title: 'Morey: Beer’s Law, a letter in Brewing Techniques: SRM = 1.4922 MCU^0.6859, below 50 SRM',
      url: 'http://brewingtechniques.com/brewingtechniques/beerslaw/morey.html',
    },
    {
      title: 'Homebrewtalk: the formulas of Siebel (by Weyermann) and Noonan for malt colors in EBC',
      url: 'https://www.homebrewtalk.com/threads/ebc-srm-formula-weyermann-malts-have-wrong-colors.111374/',
    },
  ],
});
