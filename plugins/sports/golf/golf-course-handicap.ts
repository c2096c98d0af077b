import { defineCalculator, integer, number, percent, roundTo, sumOfProducts } from '@reckoner/engine';

/** World Handicap System: the index on a course of slope 113 and rating equal to par. */
export default defineCalculator({
  title: 'Course and playing handicap',
  description:
    'Golf course handicap and playing handicap from handicap index, slope, course rating, par and allowance.',
  keywords: ['golf', 'WHS', 'slope rating', 'course rating', 'strokes'],
  inputs: {
    index: number({ label: 'Handicap index', help: 'Plus handicaps are negative.', symbol: 'H', min: -10, max: 54 }),
    slope: integer({ label: 'Slope rating', symbol: 's', min: 55, max: 155 }),
    rating: number({ usual: [56, 82], label: 'Course rating', symbol: 'r', min: 50, max: 90 }),
    par: integer({ usual: [58, 76], label: 'Par', symbol: 'p', min: 54, max: 80, default: 72 }),
    allowance: percent({
      usual: [30, 100],
      label: 'Allowance of the format',
      symbol: 'a',
      above: 0,
      max: 100,
      default: 95,
    }),
  },
  outputs: {
    course: integer({ label: 'Course handicap, rounded' }),
    playing: integer({ label: 'Playing handicap, rounded' }),
    unroundedCourse: number({ label: 'Course handicap', symbol: 'C', places: 2 }),
    unroundedPlaying: number({ label: 'Playing handicap', symbol: 'P', places: 2 }),
  },
  formula: ({ index, slope, rating, par, allowance }) => {
    const unroundedCourse = sumOfProducts([index, slope], [113, rating], [-113, par]) / 113;
    const unroundedPlaying = unroundedCourse * allowance;
    return {
      // Ties are decimal: 10.9 + (71.6 - 72) is 10.5, which binary numbers may miss.
      course: Math.round(roundTo(unroundedCourse, 9)),
      playing: Math.round(roundTo(unroundedPlaying, 9)),
      unroundedCourse,
      unroundedPlaying,
    };
  },
  shown: () => ({
    course: undefined,
    playing: undefined,
  }),
  stepwise: [
    'Both handicaps are rounded to whole numbers, halves upward; the playing handicap from the unrounded one.',
  ],
  explanation:
    'The course handicap is {course|+{|course|}|0|{|course|}}, the playing handicap at {allowance} is {playing|+{|playing|}|0|{|playing|}}.',
  examples: [
    {
      inputs: { index: 12.4, slope: 130, rating: 71.3, par: 72 },
      results: { course: 14, playing: 13, unroundedCourse: 13.565487, unroundedPlaying: 12.887212 },
      source: 'By hand: 12.4 × 130/113 - 0.7; × 0.95',
    },
    {
      inputs: { index: -2, slope: 113, rating: 72, par: 72, allowance: 100 },
      results: { course: -2, playing: -2 },
      source: 'By hand: neutral course',
    },
    {
      inputs: { index: 10.9, slope: 113, rating: 71.6, par: 72, allowance: 100 },
      results: { course: 11, playing: 11 },
      source: 'By hand: 10.9 - 0.4 = 10.5, rounded up',
    },
    {
      inputs: { index: 0.4, slope: 113, rating: 71.6 },
      results: { course: 0, playing: 0, unroundedCourse: 0, unroundedPlaying: 0 },
      source: 'By hand: 0.4 + 71.6 - 72',
    },
  ],
  notes: ['Rounds half up, toward more strokes.'],
  references: [{ title: 'The R&A, USGA: Rules of Handicapping 2024, rules 6.1 and 6.2' }],
});
