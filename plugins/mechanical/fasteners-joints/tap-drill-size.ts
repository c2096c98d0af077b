import { defineCalculator, isAbove, isBelow, percent, quantity, roundTo } from '@reckoner/engine';
import { nominalDiameter, pitch, thread, threadDiameter, threadPitch } from '../shared/threads.js';

/** Depth of a full 60° thread is 0.6495 pitches on each side; the drill leaves the wanted part of it. */
export default defineCalculator({
  title: 'Tap drill size',
  description: 'Drill diameter for tapping a metric or unified thread from the percentage of thread, and the reverse.',
  keywords: ['drill for tap', 'percent thread', 'thread engagement', 'tapping hole', 'UNC', 'UNF', 'metric tap'],
  inputs: {
    thread,
    nominalDiameter,
    pitch,
    threadPercent: percent({
      label: 'Percentage of thread',
      usual: [50, 85],
      symbol: 'e',
      min: 30,
      max: 100,
      default: 75,
    }),
    chosenDrill: quantity('m', {
      label: 'Drill at hand',
      usual: [0.7, 100],
      unit: 'mm',
      symbol: 'D_c',
      above: 0,
      max: 300,
      optional: true,
    }),
  },
  outputs: {
    drill: quantity('m', { label: 'Drill diameter', unit: 'mm', symbol: 'D', places: 3 }),
    drillInches: quantity('m', { label: 'Drill diameter in inches', unit: 'in', symbol: 'D_{in}', places: 4 }),
    chosenPercent: percent({
      label: 'Percentage of thread with the drill at hand',
      symbol: 'e_c',
      places: 1,
      optional: true,
    }),
  },
  formula: ({ thread, nominalDiameter, pitch, threadPercent, chosenDrill }) => {
    const diameter = threadDiameter(thread, nominalDiameter);
    const fullDepth = ((3 * Math.sqrt(3)) / 4) * threadPitch(thread, pitch);
    const drill = diameter - threadPercent * fullDepth;
    if (chosenDrill === undefined) return { drill, drillInches: drill };
    return { drill, drillInches: drill, chosenPercent: (diameter - chosenDrill) / fullDepth };
  },
  requires: [
    {
      that: ({ pitch, nominalDiameter }) => pitch <= nominalDiameter / 2,
      field: 'pitch',
      says: 'A pitch of {pitch} is too large for a diameter of {nominalDiameter}.',
    },
    {
      that: ({ chosenDrill, nominalDiameter }) => chosenDrill < nominalDiameter,
      field: 'chosenDrill',
      says: 'The drill of {chosenDrill} must be smaller than the thread of {nominalDiameter}.',
    },
    {
      that: ({ chosenDrill, thread }) => thread === 'custom' || isBelow(chosenDrill, threadDiameter(thread, 0)),
      field: 'chosenDrill',
      says: 'The drill of {chosenDrill} must be smaller than the thread.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ pitch, nominalDiameter }) => isAbove(pitch, 0.27 * nominalDiameter),
      says: 'A pitch of {pitch} is coarser than standard threads of {nominalDiameter}: check diameter and pitch, which in inches is one over the threads per inch.',
    },
    {
      level: 'caution',
      when: ({ chosenPercent }) => chosenPercent !== undefined && roundTo(100 * chosenPercent, 1) > 90,
      says: 'The drill at hand is too small: over 90% of thread the tap jams and breaks.',
    },
    {
      level: 'caution',
      when: ({ chosenPercent }) => chosenPercent !== undefined && roundTo(100 * chosenPercent, 1) < 50,
      says: 'The drill at hand is too large: under 50% of thread the thread is weak.',
    },
  ],
  explanation: ({ chosenPercent }) =>
    chosenPercent === undefined
      ? 'For {threadPercent} of thread drill {drill} ({drillInches}).'
      : 'For {threadPercent} of thread drill {drill} ({drillInches}); the drill at hand, {chosenDrill}, leaves {chosenPercent} of thread.',
  examples: [
    {
      inputs: { nominalDiameter: 10, pitch: 1.5, chosenDrill: 8.5 },
      results: { drill: 8.538582, drillInches: 0.33616465, chosenPercent: 76.980036 },
      source: 'Python: 10 − 0.75 × 1.299038 × 1.5; (10 − 8.5)/(1.299038 × 1.5)',
    },
    {
      inputs: { nominalDiameter: '0.25 in', pitch: 1.27, chosenDrill: '0.201 in' },
      results: { drill: 5.112666, drillInches: 0.2012861, chosenPercent: 75.440435 },
      source: "Python; Machinery's Handbook: No. 7 drill (0.201 in), 75% for 1/4-20 UNC",
    },
    { inputs: { nominalDiameter: 2, pitch: 2 }, refused: 'too large for a diameter', source: 'By definition' },
    {
      inputs: { nominalDiameter: 6, pitch: 1, chosenDrill: 7 },
      refused: 'must be smaller than the thread',
      source: 'By definition',
    },
    {
      inputs: { nominalDiameter: 10, pitch: 1.5, chosenDrill: 8 },
      results: { chosenPercent: 102.64 },
      cautions: ['the tap jams'],
      source: 'By hand: (10 − 8)/(1.299 × 1.5)',
    },
    {
      inputs: { nominalDiameter: 10, pitch: 1.5, chosenDrill: 9.2 },
      results: { chosenPercent: 41.05602 },
      cautions: ['the thread is weak'],
      source: 'By hand: (10 − 9.2)/(1.299 × 1.5)',
    },
    {
      inputs: { nominalDiameter: 10, pitch: 3 },
      results: { drill: 7.077164 },
      cautions: ['coarser than standard'],
      source: 'By hand: 10 − 0.75 × 1.299 × 3',
    },
    {
      inputs: { nominalDiameter: 10, pitch: 1.5, chosenDrill: 8.246 },
      results: { chosenPercent: 90.015322 },
      source: 'Python: (10 − 8.246)/(1.299038 × 1.5), shown as 90.0%, which is not over 90%',
    },
    {
      inputs: { thread: 'm8', chosenDrill: 6.8 },
      results: { drill: 6.782152, chosenPercent: 73.900834 },
      source: 'Python: 8 − 0.75 × 1.299038 × 1.25; (8 − 6.8)/(1.299038 × 1.25)',
    },
    {
      inputs: { thread: 'unc3_8', chosenDrill: '0.3125 in' },
      results: { drill: 7.978333, chosenPercent: 76.980036 },
      source: "Python; Machinery's Handbook: 5/16 in, 77% for 3/8-16 UNC",
    },
    { inputs: { thread: 'm6', chosenDrill: 7 }, refused: 'must be smaller', source: 'By definition' },
    {
      inputs: { nominalDiameter: 12, pitch: 1.75, threadPercent: 60 },
      results: { drill: 10.63600999, drillInches: 0.4187405507 },
      source: 'Python: 12 − 0.6 × 1.299038 × 1.75',
    },
  ],
  notes: [
    'A full thread (100%) is 0.6495 pitches deep, as tap makers reckon; of the 5/8 H of the basic profile (0.5413 pitches) the same drill leaves a fifth more.',
    'For cutting taps. The pitch of an inch thread is 25.4 mm over its threads per inch. Drills cut slightly oversize.',
  ],
  references: [
    { title: "Machinery's Handbook, 31st ed. (2020), Tapping and Thread Cutting: tap drill sizes" },
    {
      title:
        'ISO 261 and ASME B1.1: pitches of coarse and of unified threads, as four public implementations list them alike',
    },
  ],
});
