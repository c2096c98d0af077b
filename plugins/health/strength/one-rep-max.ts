import { defineCalculator, integer, quantity } from '@reckoner/engine';

/** Equations that extrapolate from repetitions to failure; one repetition is the maximum itself. */
export default defineCalculator({
  title: 'One-rep max',
  description:
    'Heaviest load for a single repetition from a load lifted several times, by five equations, with their mean.',
  keywords: ['1RM', 'bench press', 'squat', 'deadlift', 'Epley', 'Brzycki', 'strength'],
  inputs: {
    load: quantity('kg', { label: 'Load', symbol: 'w', above: 0, max: 1000, usual: [2, 450] }),
    repetitions: integer({ label: 'Repetitions to failure', symbol: 'r', min: 1, max: 15, usual: 'all' }),
  },
  outputs: {
    mean: quantity('kg', { label: 'One-rep max (mean)', symbol: 'M', places: 1 }),
    epley: quantity('kg', { label: 'Epley', symbol: 'M_E', places: 1 }),
    brzycki: quantity('kg', { label: 'Brzycki', symbol: 'M_B', places: 1 }),
    lombardi: quantity('kg', { label: 'Lombardi', symbol: 'M_L', places: 1 }),
    mayhew: quantity('kg', { label: 'Mayhew', symbol: 'M_M', places: 1 }),
    wathan: quantity('kg', { label: 'Wathan', symbol: 'M_W', places: 1 }),
  },
  formula: ({ load, repetitions }) => {
    if (repetitions === 1) {
      return { mean: load, epley: load, brzycki: load, lombardi: load, mayhew: load, wathan: load };
    }
    const epley = load * (1 + repetitions / 30);
    const brzycki = (load * 36) / (37 - repetitions);
    const lombardi = load * repetitions ** 0.1;
    const mayhew = (100 * load) / (52.2 + 41.9 * Math.exp(-0.055 * repetitions));
    const wathan = (100 * load) / (48.8 + 53.8 * Math.exp(-0.075 * repetitions));
    return { mean: (epley + brzycki + lombardi + mayhew + wathan) / 5, epley, brzycki, lombardi, mayhew, wathan };
  },
  explanation: ({ repetitions }) =>
    repetitions === 1
      ? 'Who can lift {load} just once has a one-rep max of {mean}.'
      : 'Who lifts {load} {repetitions} times can lift about {mean} once.',
  cautions: [
    {
      level: 'caution',
      when: ({ repetitions }) => repetitions > 10,
      says: 'Beyond 10 repetitions the equations drift apart: test with a heavier load before you rely on the mean.',
    },
  ],
  examples: [
    {
      inputs: { load: 100, repetitions: 5 },
      results: {
        mean: 116.44435,
        epley: 116.6667,
        brzycki: 112.5,
        lombardi: 117.4619,
        mayhew: 119.0107,
        wathan: 116.5825,
      },
      source: 'Python 3.11, by the equations as listed by LeSuer 1997',
    },
    {
      inputs: { load: 60, repetitions: 10 },
      results: { epley: 80, brzycki: 80, lombardi: 75.53552, mayhew: 78.56056, wathan: 80.84802 },
      source: 'Python 3.11, by the equations as listed by LeSuer 1997',
    },
    {
      inputs: { load: 100, repetitions: 15 },
      results: { epley: 150, brzycki: 163.6364 },
      cautions: ['drift apart'],
      source: 'By hand: 100 × 1.5; 3600/22',
    },
    {
      inputs: { load: '225 lb', repetitions: 1 },
      results: { epley: 102.0583 },
      source: 'By definition: one repetition, 225 × 0.45359237 kg',
    },
  ],
  notes: ['For repetitions to failure; exercises differ.'],
  references: [
    {
      title:
        'LeSuer et al.: The Accuracy of Prediction Equations for Estimating 1-RM Performance in the Bench Press, Squat, and Deadlift, J Strength Cond Res 11 (1997) 211',
      doi: '10.1519/00124278-199711000-00001',
    },
    {
      title: 'Brzycki: Strength Testing: Predicting a One-Rep Max from Reps-to-Fatigue, JOPERD 64 (1993) 88',
      doi: '10.1080/07303084.1993.10606684',
    },
  ],
});
