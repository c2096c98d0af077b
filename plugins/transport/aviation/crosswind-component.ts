import { constant, cosTurn, defineCalculator, quantity, roundTo, sinTurn } from '@reckoner/engine';

/** Components of the wind along and across the runway. */
export default defineCalculator({
  title: 'Crosswind component',
  description: 'Headwind and crosswind on a runway from wind direction and speed and the runway heading.',
  keywords: ['headwind', 'tailwind', 'runway', 'landing', 'gust'],
  inputs: {
    windFrom: quantity('rad', { label: 'Wind from', unit: 'deg', symbol: '\\alpha', min: 0, max: 360 }),
    windSpeed: quantity('m/s', { usual: [0, 80], label: 'Wind speed', unit: 'kn', symbol: 'v', min: 0, max: 300 }),
    runway: quantity('rad', {
      label: 'Runway heading',
      help: 'In degrees: 270 for runway 27.',
      unit: 'deg',
      symbol: '\\rho',
      min: 0,
      max: 360,
    }),
  },
  outputs: {
    crosswind: quantity('m/s', {
      label: 'Crosswind',
      help: 'Positive from the right.',
      unit: 'kn',
      symbol: 'v_x',
      places: 1,
    }),
    headwind: quantity('m/s', {
      label: 'Headwind',
      help: 'Negative: a tailwind.',
      unit: 'kn',
      symbol: 'v_h',
      places: 1,
    }),
  },
  formula: ({ windFrom, windSpeed, runway }) => {
    const angle = windFrom - runway;
    // Exact at right angles: a wind from the side is no tailwind.
    return { crosswind: windSpeed * sinTurn(angle), headwind: windSpeed * cosTurn(angle) };
  },
  explanation:
    'The crosswind is {crosswind|{|crosswind|} from the left|nil|{|crosswind|} from the right}, with {headwind|a tailwind of {|headwind|}|neither head- nor tailwind|a headwind of {|headwind|}}.',
  cautions: [
    {
      level: 'caution',
      when: ({ headwind }) => roundTo(headwind / constant(1852 / 3600, 'm/s'), 1) < -10,
      says: 'Many airplanes may not take off or land with more than 10 kn of tailwind: look in the flight manual, or take the other direction.',
    },
  ],
  examples: [
    {
      inputs: { windFrom: 60, windSpeed: 20, runway: 30 },
      results: { crosswind: 10, headwind: 17.32051 },
      source: 'By hand: 20 sin 30°, 20 cos 30°',
    },
    {
      inputs: { windFrom: 270, windSpeed: 15, runway: 360 },
      results: { crosswind: -15, headwind: 0 },
      source: 'By hand: straight from the left',
    },
    {
      inputs: { windFrom: 230, windSpeed: 18, runway: 90 },
      results: { crosswind: 11.57018, headwind: -13.7888 },
      cautions: ['other direction'],
      source: 'qalc: 18 × sin(140°), 18 × cos(140°)',
    },
    {
      inputs: { windFrom: 270, windSpeed: 10.02, runway: 90 },
      results: { crosswind: 0, headwind: -10.02 },
      source: 'By hand: straight from behind, shown as 10.0 kn',
    },
  ],
  notes: ['Use magnetic directions for both, or true directions for both.'],
  references: [
    { title: 'FAA-H-8083-3C: Airplane Flying Handbook (2021), ch. 9: crosswind component' },
    { title: 'van Es, Karwal: Safety aspects of tailwind operations, NLR-TP-2001-003: certification above 10 kn' },
  ],
});
