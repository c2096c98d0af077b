import { choice, defineCalculator, measure, roundTo, table, text } from '@reckoner/engine';

/** Landau's fits for the year and the seasons; by month the tilt that faces the sun at noon, latitude less declination. */
export default defineCalculator({
  title: 'Solar panel tilt angle',
  description: 'Best fixed and monthly tilt of solar panels toward the equator from the latitude.',
  keywords: ['optimal tilt', 'panel angle', 'latitude', 'seasonal adjustment', 'declination'],
  inputs: {
    latitude: measure('deg', { label: 'Latitude', symbol: '\\varphi', min: 0, max: 65 }),
    hemisphere: choice({ north: 'Northern', south: 'Southern' }, { label: 'Hemisphere', default: 'north' }),
  },
  outputs: {
    yearly: measure('deg', { label: 'Fixed tilt for the year', symbol: '\\beta', places: 1 }),
    summer: measure('deg', { label: 'Tilt in summer, when changed twice a year', places: 1, optional: true }),
    winter: measure('deg', { label: 'Tilt in winter, when changed twice a year', places: 1, optional: true }),
    months: table(
      {
        month: text({ label: 'Month' }),
        declination: measure('deg', { label: 'Declination', places: 1 }),
        tilt: measure('deg', { label: 'Tilt toward the equator at noon', places: 1 }),
      },
      { label: 'By month' },
    ),
  },
  formula: ({ latitude, hemisphere }) => {
    const months = MONTHS.map(([month, day]) => {
      const declination = 23.45 * Math.sin((2 * Math.PI * (284 + day)) / 365);
      return { month, declination, tilt: hemisphere === 'north' ? latitude - declination : latitude + declination };
    });
    const yearly = latitude < 25 ? 0.87 * latitude : latitude <= 50 ? 0.76 * latitude + 3.1 : 45;
    if (latitude < 25 || latitude > 50) return { yearly, months };
    return { yearly, summer: 0.93 * latitude - 21, winter: 0.875 * latitude + 19.2, months };
  },
  figure: { kind: 'bars', table: 'months', label: 'month', value: 'tilt' },
  explanation: 'At {latitude} tilt fixed panels by {yearly} toward the equator.',
  cautions: [
    {
      level: 'note',
      when: ({ months }) => months.some(({ tilt }) => roundTo(tilt, 1) < 0),
      says: 'So near the equator the sun passes on its other side in some months: where the tilt is negative, the panels face away from the equator.',
    },
  ],
  examples: [
    {
      inputs: { latitude: 40 },
      results: {
        yearly: 33.5,
        summer: 16.2,
        winter: 54.2,
        months: {
          length: 12,
          rows: {
            0: { tilt: 60.9169625745 },
            5: { tilt: 16.914088997 },
            2: { month: 'March', declination: -2.41773480514 },
          },
        },
      },
      source:
        'Landau: 0.76 × 40 + 3.1, 0.93 × 40 - 21, 0.875 × 40 + 19.2; Cooper’s declination in Python on the days of Klein',
    },
    {
      inputs: { latitude: 20, hemisphere: 'south' },
      results: {
        yearly: 17.4,
        months: { length: 12, rows: { 0: { tilt: -0.916962574476 }, 5: { tilt: 43.085911003 } } },
      },
      cautions: ['face away'],
      source: 'Landau: 0.87 × 20; Cooper’s declination in Python',
    },
    { inputs: { latitude: 60 }, results: { yearly: 45 }, source: 'Landau: about 45° above 50° of latitude' },
  ],
  notes: ['Clouds, shade and tariffs shift the optimum; ±10° costs about 1%.'],
  references: [
    { title: 'Landau: Optimum Tilt of Solar Panels (2017)', url: 'https://www.solarpaneltilt.com/' },
    {
      title: 'Duffie, Beckman: Solar Engineering of Thermal Processes, 4th ed., ch. 1',
      isbn: '978-0-470-87366-3',
    },
  ],
});

/** Month and the day of the year whose declination is the month's mean (Klein). */
const MONTHS: readonly (readonly [string, number])[] = [
  ['January', 17],
  ['February', 47],
  ['March', 75],
  ['April', 105],
  ['May', 135],
  ['June', 162],
  ['July', 198],
  ['August', 228],
  ['September', 258],
  ['October', 288],
  ['November', 318],
  ['December', 344],
];
