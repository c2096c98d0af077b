import { category, defineCalculator, percent, roundTo, sumOfProducts } from '@reckoner/engine';

/** The final counts with its weight w, everything before it with 1 - w. */
export default defineCalculator({
  title: 'Final grade needed',
  description:
    'Grade needed in a final exam to reach a course grade, from the grade so far and the weight of the final.',
  keywords: ['final exam', 'required grade', 'what do I need', 'passing'],
  inputs: {
    current: percent({ usual: [10, 115], label: 'Grade so far', symbol: 'C', min: 0, max: 120 }),
    target: percent({ usual: [30, 115], label: 'Grade wanted', symbol: 'T', min: 0, max: 120 }),
    weight: percent({ usual: [2, 100], label: 'Weight of the final', symbol: 'w', above: 0, max: 100 }),
  },
  outputs: {
    needed: percent({ label: 'Grade needed in the final', symbol: 'F', places: 2 }),
    verdict: category(['Already reached', 'Within reach', 'Out of reach without extra credit'], {
      label: 'Verdict',
    }),
    best: percent({ label: 'Course grade with 100% in the final', symbol: 'G_{max}', places: 2 }),
    worst: percent({ label: 'Course grade with 0% in the final', symbol: 'G_{min}', places: 2 }),
  },
  formula: ({ current, target, weight }) => {
    const worst = current * (1 - weight);
    const needed = sumOfProducts([target], [-1, current], [current, weight]) / weight;
    // As it is shown: binary numbers may leave a needed 100% a last digit above it.
    const shown = roundTo(100 * needed, 2);
    const verdict =
      shown <= 0 ? 'Already reached' : shown <= 100 ? 'Within reach' : 'Out of reach without extra credit';
    return { needed, verdict, best: worst + weight, worst };
  },
  shown: ({ target, worst, weight }) => ({ needed: (target - worst) / weight }),
  explanation: ({ verdict }) => {
    if (verdict === 'Already reached') return '{target} is safe: even with 0% in the final the grade is {worst}.';
    return verdict === 'Within reach'
      ? 'To finish with {target}, the final has to bring {needed}.'
      : 'To finish with {target}, the final would have to bring {needed}; with 100% in it the grade is {best}.';
  },
  examples: [
    {
      inputs: { current: 82, target: 85, weight: 30 },
      results: { needed: 92, verdict: 'Within reach', best: 87.4, worst: 57.4 },
      source: 'By hand: (85 - 82 × 0.7) / 0.3 = 27.6 / 0.3',
    },
    {
      inputs: { current: 70, target: 90, weight: 25 },
      results: { needed: 150, verdict: 'Out of reach without extra credit' },
      source: 'By hand: (90 - 52.5) / 0.25',
    },
    {
      inputs: { current: 95, target: 60, weight: 20 },
      results: { needed: -80, verdict: 'Already reached' },
      source: 'By hand: (60 - 76) / 0.2',
    },
    {
      inputs: { current: 1, target: 6.94, weight: 6 },
      results: { needed: 100, verdict: 'Within reach', best: 6.94 },
      source: 'By hand: 0.94 + 6 × 1',
    },
    {
      inputs: { current: 70, target: 49, weight: 30 },
      results: { needed: 0, verdict: 'Already reached', worst: 49 },
      source: 'By hand: 49 - 70 × 0.7 = 0',
    },
  ],
  references: [
    { title: 'Nitko, Brookhart: Educational Assessment of Students, 8th ed., ch. 15: weighting components' },
  ],
});
