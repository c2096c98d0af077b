import { choice, defineCalculator, list, measure, sum, text } from '@reckoner/engine';

/** Thresholds of Peel, Finlayson and McMahon (2007); polar climates first, then dry ones. */
export default defineCalculator({
  title: 'Köppen climate class',
  description: 'Köppen–Geiger climate class from twelve monthly mean temperatures and precipitation sums.',
  keywords: ['koppen', 'köppen-geiger', 'climate classification', 'climate zone', 'cfb', 'desert climate'],
  inputs: {
    temperatures: list(measure('°C', { label: 'Temperature', min: -90, max: 60, usual: [-75, 42] }), {
      label: 'Monthly mean temperatures, January to December',
      symbol: 'T',
      minItems: 12,
      maxItems: 12,
    }),
    precipitation: list(measure('mm', { label: 'Precipitation', min: 0, max: 10000 }), {
      label: 'Monthly precipitation, January to December',
      symbol: 'P',
      minItems: 12,
      maxItems: 12,
    }),
    boundary: choice(
      { zero: { label: '0 °C (Peel, Russell)', value: 0 }, minus3: { label: '-3 °C (Köppen, Kottek)', value: -3 } },
      { label: 'Coldest month between C and D', default: 'zero' },
    ),
  },
  outputs: {
    class: text({ label: 'Class' }),
    meanTemperature: measure('°C', { label: 'Annual mean temperature', symbol: '\\bar T', places: 1 }),
    annual: measure('mm', { label: 'Annual precipitation', symbol: 'P_a', places: 0 }),
    dryness: measure('mm', {
      label: 'Limit of dry climates',
      help: 'Steppe below it, desert below half of it.',
      symbol: 'P_{th}',
      places: 0,
    }),
  },
  algorithm: ({ temperatures, precipitation, boundary }) => {
    const annual = sum(precipitation);
    const meanTemperature = sum(temperatures) / 12;
    const hottest = Math.max(...temperatures);
    const coldest = Math.min(...temperatures);
    const warmMonths = temperatures.filter((temperature) => temperature > 10).length;
    const inNorthernSummer = (_: number, month: number) => month >= 3 && month <= 8;
    const inNorthernWinter = (_: number, month: number) => month < 3 || month > 8;
    const northern = sum(temperatures.filter(inNorthernSummer)) >= sum(temperatures.filter(inNorthernWinter));
    const summer = precipitation.filter(northern ? inNorthernSummer : inNorthernWinter);
    const winter = precipitation.filter(northern ? inNorthernWinter : inNorthernSummer);
    const offset = sum(winter) >= 0.7 * annual ? 0 : sum(summer) >= 0.7 * annual ? 28 : 14;
    const dryness = Math.max(0, 10 * (2 * meanTemperature + offset));
    const classOf = (): string => {
      if (hottest <= 10) return hottest > 0 ? 'ET' : 'EF';
      if (annual < dryness) return `B${annual < dryness / 2 ? 'W' : 'S'}${meanTemperature >= 18 ? 'h' : 'k'}`;
      const driest = Math.min(...precipitation);
      if (coldest >= 18) {
        if (driest >= 60) return 'Af';
        return driest >= 100 - annual / 25 ? 'Am' : 'Aw';
      }
      const drySummer = Math.min(...summer) < 40 && Math.min(...summer) < Math.max(...winter) / 3;
      const dryWinter = Math.min(...winter) < Math.max(...summer) / 10;
      const both = drySummer && dryWinter;
      const season = (both ? sum(winter) > sum(summer) : drySummer) ? 's' : dryWinter ? 'w' : 'f';
      const isCold = coldest <= boundary;
      let heat = 'c';
      if (hottest >= 22) heat = 'a';
      else if (warmMonths >= 4) heat = 'b';
      else if (isCold && coldest < -38) heat = 'd';
      return `${isCold ? 'D' : 'C'}${season}${heat}`;
    };
    return { class: classOf(), meanTemperature, annual, dryness };
  },
  explanation: 'With {meanTemperature} and {annual} of precipitation a year the climate is {class}.',
  examples: [
    {
      inputs: {
        temperatures: [5, 5, 8, 10, 13, 17, 19, 18, 16, 12, 8, 5],
        precipitation: [55, 40, 40, 45, 45, 45, 45, 50, 50, 65, 60, 55],
      },
      results: { class: 'Cfb', annual: 595 },
      source: 'By hand from the criteria of Peel et al. (2007): London-like, hottest 19 °C, seven months over 10 °C',
    },
    {
      inputs: {
        temperatures: [26, 27, 27, 28, 28, 28, 28, 28, 27, 27, 27, 26],
        precipitation: [240, 110, 170, 160, 170, 160, 160, 150, 160, 190, 260, 320],
      },
      results: { class: 'Af', annual: 2250 },
      source: 'By hand: coldest 26 °C, driest 110 mm; Singapore-like',
    },
    {
      inputs: {
        temperatures: [20, 21, 23, 25, 28, 29, 29, 29, 28, 27, 24, 21],
        precipitation: [41, 57, 76, 80, 136, 246, 165, 226, 250, 160, 83, 52],
      },
      results: { class: 'Am', annual: 1572 },
      source: 'By hand: driest 41 ≥ 100 - 1572/25 = 37.1; Miami-like',
    },
    {
      inputs: {
        temperatures: [24, 26, 29, 30, 29, 29, 28, 27, 28, 28, 27, 25],
        precipitation: [0, 0, 0, 0, 20, 500, 800, 530, 320, 60, 10, 0],
      },
      results: { class: 'Aw', annual: 2240 },
      source: 'By hand: driest 0 < 100 - 2240/25; Mumbai-like',
    },
    {
      inputs: {
        temperatures: [14, 16, 18, 22, 25, 28, 28, 28, 27, 24, 20, 16],
        precipitation: [5, 4, 4, 1, 0, 0, 0, 0, 0, 0, 3, 7],
      },
      results: { class: 'BWh', annual: 24, meanTemperature: 22.1666667, dryness: 443.333333 },
      source: 'By hand: winter rain, 20 × 22.17 = 443 mm, less than half of it; Cairo-like',
    },
    {
      inputs: {
        temperatures: [-2, 1, 5, 9, 14, 20, 23, 22, 17, 11, 4, -1],
        precipitation: [12, 10, 30, 50, 60, 45, 40, 45, 30, 25, 15, 10],
      },
      results: { class: 'BSk', annual: 372, dryness: 485, meanTemperature: 10.25 },
      source: 'By hand: 270/372 falls in summer, 20 × 10.25 + 280 = 485 mm; Denver-like',
    },
    {
      inputs: {
        temperatures: [9, 9, 11, 14, 18, 22, 25, 25, 22, 17, 13, 10],
        precipitation: [70, 70, 60, 50, 35, 15, 15, 25, 65, 95, 115, 80],
      },
      results: { class: 'Csa' },
      source: 'By hand: driest summer month 15 < 40 and < 115/3; Rome-like',
    },
    {
      inputs: {
        temperatures: [-3, 0, 6, 14, 20, 25, 27, 26, 20, 13, 5, -1],
        precipitation: [3, 5, 9, 22, 35, 75, 170, 140, 50, 23, 10, 3],
      },
      results: { class: 'Dwa' },
      source: 'By hand: driest winter month 3 < 170/10; 545 mm over 20 × 12.67 + 280 = 533 mm; Beijing-like',
    },
    {
      inputs: {
        temperatures: [-39, -34, -20, -5, 7, 16, 19, 15, 6, -8, -28, -38],
        precipitation: [10, 9, 8, 9, 20, 34, 38, 38, 30, 18, 17, 11],
      },
      results: { class: 'Dfd' },
      source: 'By hand: three months over 10 °C, coldest -39 °C, driest winter month 8 > 38/10; Yakutsk-like',
    },
    {
      inputs: {
        temperatures: [-6, -5, -2, 3, 8, 11, 13, 12, 8, 3, -2, -5],
        precipitation: [60, 50, 50, 45, 45, 55, 70, 75, 70, 70, 60, 60],
      },
      results: { class: 'Dfc' },
      source: 'By hand: three months over 10 °C, coldest -6 °C',
    },
    {
      inputs: {
        temperatures: [21, 21, 19, 16, 13, 11, 10, 11, 14, 16, 18, 20],
        precipitation: [10, 15, 20, 40, 70, 90, 85, 75, 40, 30, 20, 15],
      },
      results: { class: 'Csb' },
      source: 'By hand: southern hemisphere, driest summer month 10 < 40 and < 90/3, hottest 21 °C; Cape Town-like',
    },
    {
      inputs: {
        temperatures: [-1, 0, 3, 8, 13, 16, 18, 17, 13, 9, 4, 1],
        precipitation: [45, 35, 40, 40, 55, 65, 60, 60, 45, 40, 45, 50],
        boundary: 'minus3',
      },
      results: { class: 'Cfb' },
      source: 'By hand: coldest -1 °C is over -3 °C',
    },
    {
      inputs: {
        temperatures: [-1, 0, 3, 8, 13, 16, 18, 17, 13, 9, 4, 1],
        precipitation: [45, 35, 40, 40, 55, 65, 60, 60, 45, 40, 45, 50],
      },
      results: { class: 'Dfb' },
      source: 'By hand: coldest -1 °C is below 0 °C',
    },
    {
      inputs: {
        temperatures: [-7, -8, -7, -4, 1, 4, 7, 6, 3, -1, -4, -6],
        precipitation: [40, 40, 40, 30, 25, 20, 30, 40, 45, 40, 40, 40],
      },
      results: { class: 'ET' },
      source: 'By hand: hottest month 7 °C',
    },
    {
      inputs: {
        temperatures: [-28, -40, -54, -57, -58, -58, -60, -60, -59, -51, -38, -28],
        precipitation: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
      },
      results: { class: 'EF', annual: 12 },
      source: 'By hand: hottest month -28 °C',
    },
    {
      inputs: {
        temperatures: [9, 9, 11, 14, 18, 22, 25, 25, 22, 17, 13, 10],
        precipitation: [5, 120, 100, 60, 30, 20, 30, 60, 80, 100, 120, 120],
      },
      results: { class: 'Csa', annual: 845 },
      source:
        'By hand: the driest summer month, 20, is below 40 and 120/3, and the driest winter month, 5, below 80/10; the winter has more, 565 of 845 mm',
    },
    {
      inputs: {
        temperatures: [9, 9, 11, 14, 18, 22, 25, 25, 22, 17, 13, 10],
        precipitation: [5, 100, 60, 150, 150, 120, 30, 120, 150, 60, 100, 60],
      },
      results: { class: 'Cwa', annual: 1105 },
      source:
        'By hand: the driest summer month, 30, is below 40 and 100/3, and the driest winter month, 5, below 150/10; the summer has more, 720 of 1105 mm',
    },
  ],
  notes: ['Summer is the warmer half-year of April to September and October to March.'],
  references: [
    {
      title:
        'Peel, Finlayson, McMahon: Updated world map of the Köppen-Geiger climate classification, Hydrol. Earth Syst. Sci. 11 (2007) 1633',
      doi: '10.5194/hess-11-1633-2007',
    },
    {
      title: 'Kottek et al.: World map of the Köppen-Geiger climate classification updated, Meteorol. Z. 15 (2006) 259',
      doi: '10.1127/0941-2948/2006/0130',
    },
  ],
});
