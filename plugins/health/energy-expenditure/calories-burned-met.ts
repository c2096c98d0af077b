import { choice, defineCalculator, measure, number } from '@reckoner/engine';

/** Ainsworth 2011: one MET is an oxygen uptake of 3.5 mL/(kg·min), at 5 kcal for a liter of oxygen. */
export default defineCalculator({
  title: 'Calories burned by activity (MET)',
  description:
    'Calories burned from an activity or its MET value, body weight and time; one MET is 3.5 mL/(kg·min) of oxygen.',
  keywords: ['METs', 'metabolic equivalent', 'exercise calories', 'Compendium of Physical Activities', 'workout'],
  inputs: {
    activity: choice(
      {
        desk: { label: 'Desk work', value: 1.5 },
        yoga: { label: 'Yoga, Hatha', value: 2.5 },
        walking: { label: 'Walking, 4.5 to 5 km/h (2.8 to 3.2 mph)', value: 3.5 },
        walkingFast: { label: 'Walking, 6.4 km/h (4 mph)', value: 5 },
        hiking: { label: 'Hiking, cross country', value: 6 },
        weights: { label: 'Weight lifting, vigorous', value: 6 },
        swimming: { label: 'Swimming laps, easy to moderate', value: 5.8 },
        cycling: { label: 'Cycling, 19 to 22 km/h (12 to 14 mph)', value: 8 },
        tennis: { label: 'Tennis, singles', value: 8 },
        running10: { label: 'Running, 9.7 km/h (6 mph)', value: 9.8 },
        running13: { label: 'Running, 12.9 km/h (8 mph)', value: 11.8 },
      },
      { label: 'Activity', default: 'walking' },
    ),
    met: number({
      label: 'MET value',
      help: 'Of the chosen activity, or another one of the Compendium.',
      symbol: '\\mathrm{MET}',
      min: 0.9,
      max: 25,
      usual: [0.9, 20],
      default: ({ activity }) => activity,
    }),
    weight: measure('kg', { label: 'Weight', symbol: 'W', min: 20, max: 400, usual: [30, 250] }),
    duration: measure('min', { label: 'Duration', symbol: 't', min: 0, max: 1440, usual: [0, 720] }),
  },
  outputs: {
    energy: measure('kcal', { label: 'Energy burned', symbol: 'E', places: 0 }),
    aboveRest: measure('kcal', { label: 'Of it above rest', symbol: 'E_n', places: 0 }),
  },
  formula: ({ met, weight, duration }) => ({
    energy: ((met * 3.5 * weight) / 200) * duration,
    aboveRest: ((Math.max(0, met - 1) * 3.5 * weight) / 200) * duration,
  }),
  explanation:
    'In {duration} at {met} MET the body burns {energy}, {aboveRest|{|aboveRest|} less than|as much as|{|aboveRest|} more than} at rest.',
  examples: [
    {
      inputs: { activity: 'cycling', weight: 70, duration: 30 },
      results: { energy: 294, aboveRest: 257.25 },
      source: 'By hand: 8 × 3.5 × 70/200 × 30; 7 × 3.5 × 70/200 × 30',
    },
    {
      inputs: { weight: 80, duration: '1 h' },
      results: { energy: 294, aboveRest: 210 },
      source: 'By hand: 3.5 × 3.5 × 80/200 × 60; 2.5 × 3.5 × 80/200 × 60',
    },
    {
      inputs: { activity: 'running10', weight: 60, duration: 45 },
      results: { energy: 463.05 },
      source: 'By hand: 9.8 × 3.5 × 60/200 × 45',
    },
    {
      inputs: { met: 10, weight: 100, duration: 60 },
      results: { energy: 1050 },
      source: 'By hand: 10 × 3.5 × 100/200 × 60',
    },
    {
      inputs: { met: 0.95, weight: 60, duration: 480 },
      results: { energy: 478.8, aboveRest: 0 },
      source: 'By hand: 0.95 × 3.5 × 60/200 × 480; asleep the body burns nothing above rest',
    },
  ],
  notes: [
    'At 5 kcal for a liter of oxygen one MET is 1.05 kcal/(kg·h); the rounded convention of 1 kcal/(kg·h) gives 5% less.',
    'For adults; the convention overestimates rest, and so the total, for heavy and old people.',
  ],
  references: [
    {
      title: 'Ainsworth et al.: 2011 Compendium of Physical Activities, Med Sci Sports Exerc 43 (2011) 1575',
      doi: '10.1249/MSS.0b013e31821ece12',
    },
  ],
});
