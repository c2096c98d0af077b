import { category, classify, defineCalculator, integer, list, measure, number, roundTo, sum } from '@reckoner/engine';

/** Knots as they are classified, to one decimal. */
function knotsOf(speed: number): number {
  return roundTo(speed, 1);
}

/** Saffir-Simpson hurricane wind scale of 2012; ACE = 10⁻⁴ Σ v² in knots, every six hours from 34 kn on. */
export default defineCalculator({
  title: 'Hurricane category and ACE',
  description:
    'Saffir-Simpson category of a tropical cyclone from its sustained wind, and accumulated cyclone energy (ACE) of its six-hourly winds.',
  keywords: [
    'saffir-simpson',
    'accumulated cyclone energy',
    'hurricane scale',
    'cyclone category',
    'ace index',
    'major hurricane',
  ],
  inputs: {
    winds: list(measure('kn', { label: 'Wind', min: 0, max: 250, usual: [10, 185] }), {
      label: 'Sustained winds (one-minute mean)',
      help: 'One wind for its category, or all of 00, 06, 12 and 18 UTC for the ACE; times in the best track at other hours are left out.',
      maxItems: 300,
    }),
  },
  outputs: {
    category: category(
      ['Tropical depression', 'Tropical storm', 'Category 1', 'Category 2', 'Category 3', 'Category 4', 'Category 5'],
      { label: 'Category at the peak' },
    ),
    peak: measure('kn', { label: 'Strongest wind', symbol: 'v_{max}', places: 1 }),
    ace: number({ label: 'ACE (10⁴ kn²)', symbol: '\\mathrm{ACE}', places: 4 }),
    hurricaneEnergy: number({ label: 'ACE while a hurricane (10⁴ kn²)', symbol: '\\mathrm{HDP}', places: 4 }),
    readings: integer({ label: 'Winds sent', symbol: 'n' }),
    stormReadings: integer({ label: 'Of them as a tropical storm or hurricane', symbol: 'n_{TS}' }),
    hurricaneReadings: integer({ label: 'Of them as a hurricane', symbol: 'n_H' }),
    majorReadings: integer({ label: 'Of them as a major hurricane', symbol: 'n_{MH}' }),
  },
  formula: ({ winds }) => {
    const peak = Math.max(...winds);
    const energy = (from: number) =>
      sum(winds.filter((wind) => knotsOf(wind) >= from).map((wind) => wind ** 2)) / 10000;
    const count = (from: number) => winds.filter((wind) => knotsOf(wind) >= from).length;
    return {
      category: classify(
        knotsOf(peak),
        [
          [33.9, 'Tropical depression'],
          [64, 'Tropical storm'],
          [83, 'Category 1'],
          [96, 'Category 2'],
          [112.8, 'Category 3'],
          [136.1, 'Category 4'],
        ],
        'Category 5',
      ),
      peak,
      ace: energy(33.9),
      hurricaneEnergy: energy(64),
      readings: winds.length,
      stormReadings: count(33.9),
      hurricaneReadings: count(64),
      majorReadings: count(96),
    };
  },
  shown: ({ winds }) => ({
    category: undefined,
    peak: Math.max(...winds),
    ace: undefined,
    hurricaneEnergy: undefined,
    readings: undefined,
    stormReadings: undefined,
    hurricaneReadings: undefined,
    majorReadings: undefined,
  }),
  stepwise: [
    'ACE = 10⁻⁴ Σ v² over the winds of tropical storms and hurricanes (34 kn or 39 mph, which is 33.9 kn, and more), v in knots; while a hurricane, over those of 64 kn and more.',
    'Categories 1 to 5 begin at 64, 83, 96, 113 and 137 kn (74, 96, 111, 130 and 157 mph; 119, 154, 178, 209 and 252 km/h), tropical storms at 34 kn (39 mph, 63 km/h), major hurricanes at 96 kn; where the printed limits differ by less than a knot between units, the lowest of them counts.',
  ],
  explanation: ({ winds }) =>
    winds.length === 1
      ? 'A sustained wind of {peak} is that of: {category}. To the ACE this one reading adds {ace}.'
      : 'The strongest of {readings} winds, {peak}, is that of: {category}. The ACE is {ace}, of {stormReadings} {stormReadings|reading|readings} as a tropical storm or hurricane.',
  cautions: [
    {
      level: 'danger',
      when: ({ category: found }) => found !== 'Tropical depression',
      says: 'The category tells of wind alone: water (surge and rain) has killed more people than wind, in weak storms, too. Follow the orders of your authorities, whatever the category.',
    },
    {
      level: 'caution',
      when: ({ category: found }) => found === 'Tropical depression',
      says: 'No reading reaches 34 kn. Depressions can bring deadly floods: follow the warnings of your weather service.',
    },
    {
      level: 'note',
      when: ({ winds }) => winds.length > 1,
      says: 'The ACE takes one wind every six hours (00, 06, 12, 18 UTC), only while the storm is tropical or subtropical: leave out landfall and other in-between times, and the hours as a low or extratropical storm.',
    },
  ],
  examples: [
    {
      inputs: { winds: [140] },
      results: {
        category: 'Category 5',
        peak: 140,
        ace: 1.96,
        hurricaneEnergy: 1.96,
        readings: 1,
        stormReadings: 1,
        hurricaneReadings: 1,
        majorReadings: 1,
      },
      cautions: ['wind alone'],
      source: 'NHC: 137 kn or more; by hand 140²/10⁴',
    },
    {
      inputs: { winds: [25, 30, 35, 45, 60, 70, 85, 100, 115, 90, 50, 30] },
      results: {
        category: 'Category 4',
        peak: 115,
        ace: 5.28,
        hurricaneEnergy: 4.345,
        readings: 12,
        stormReadings: 9,
        hurricaneReadings: 5,
        majorReadings: 2,
      },
      cautions: ['wind alone', 'every six hours'],
      source: 'By hand: (35² + 45² + 60² + 70² + 85² + 100² + 115² + 90² + 50²)/10⁴',
    },
    {
      inputs: { winds: ['156 mph'] },
      results: { category: 'Category 4' },
      cautions: ['wind alone'],
      source: 'NHC: 130 to 156 mph',
    },
    {
      inputs: { winds: ['157 mph'] },
      results: { category: 'Category 5' },
      cautions: ['wind alone'],
      source: 'NHC: 157 mph or higher',
    },
    {
      inputs: { winds: ['209 km/h'] },
      results: { category: 'Category 4' },
      cautions: ['wind alone'],
      source: 'NHC: 209 to 251 km/h',
    },
    {
      inputs: { winds: [96] },
      results: { category: 'Category 3' },
      cautions: ['wind alone'],
      source: 'NHC: 96 to 112 kn, a major hurricane',
    },
    {
      inputs: { winds: [83] },
      results: { category: 'Category 2' },
      cautions: ['wind alone'],
      source: 'NHC: 83 to 95 kn',
    },
    {
      inputs: { winds: ['119 km/h'] },
      results: { category: 'Category 1' },
      cautions: ['wind alone'],
      source: 'NHC: 119 to 153 km/h',
    },
    {
      inputs: { winds: ['39 mph'] },
      results: { category: 'Tropical storm', stormReadings: 1, hurricaneReadings: 0, hurricaneEnergy: 0 },
      cautions: ['wind alone'],
      source: 'NHC: tropical storms from 39 mph on',
    },
    {
      inputs: { winds: [34, '39 mph', 33] },
      results: { category: 'Tropical storm', stormReadings: 2, readings: 3, hurricaneReadings: 0, ace: 0.2304537077 },
      cautions: ['wind alone', 'every six hours'],
      source: 'By hand: 34² + (39 × 1609.344/1852)² = 1156 + 1148.537',
    },
    {
      inputs: { winds: [30, 25] },
      results: { category: 'Tropical depression', ace: 0, stormReadings: 0 },
      cautions: ['deadly floods', 'every six hours'],
      source: 'By definition: below 34 kn',
    },
  ],
  notes: [
    'For one-minute means at 10 m, as the United States report them. Ten-minute means, as elsewhere, are lower by about a tenth: categories of Australia, Japan or India are others.',
    'Winds of the Atlantic and Pacific best tracks are multiples of 5 kn.',
  ],
  references: [
    {
      title:
        'National Hurricane Center: The Saffir-Simpson Hurricane Wind Scale, with the limits of 2012; identical in three public places',
      url: 'https://www.nhc.noaa.gov/aboutsshws.php',
    },
    {
      title:
        'Bell et al.: Climate Assessment for 1999, Bull. Am. Meteorol. Soc. 81 (2000) 1328: ACE of winds of tropical storm force at six-hour intervals',
    },
  ],
});
