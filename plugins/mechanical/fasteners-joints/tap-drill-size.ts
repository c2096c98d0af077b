import { defineCalculator, noResult, percent, quantity } from '@reckoner/engine';
import { nominalDiameter, pitch } from '../shared/threads.js';

/** Depth of a full 60° thread is 0.6495 pitches on each side; the drill leaves the wanted part of it. */
export default defineCalculator({
  title: 'Tap drill size',
  description: 'Drill diameter for tapping a metric or unified thread from the percentage of thread, and the reverse.',
  keywords: ['drill for tap', 'percent thread', 'thread engagement', 'tapping hole', 'UNC', 'UNF', 'metric tap'],
  inputs: {
    nominalDiameter,
    pitch,
    threadPercent: percent({ label: 'Percentage of thread', symbol: 'e', min: 30, max: 100, default: 75 }),
    chosenDrill: quantity('m', {
      label: 'Drill at hand',
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
  formula: ({ nominalDiameter, pitch, threadPercent, chosenDrill }) => {
    if (pitch > nominalDiameter / 2) throw noResult('The pitch is too large for this diameter.');
    const fullDepth = ((3 * Math.sqrt(3)) / 4) * pitch;
    const drill = nominalDiameter - threadPercent * fullDepth;
    if (chosenDrill === undefined) return { drill, drillInches: drill };
    if (chosenDrill >= nominalDiameter) throw noResult('The drill is as large as the thread.');
    return { drill, drillInches: drill, chosenPercent: (nominalDiameter - chosenDrill) / fullDepth };
  },
  explanation: 'For {threadPercent} of thread drill {drill} ({drillInches}).',
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
    { inputs: { nominalDiameter: 2, pitch: 2 }, noResult: 'pitch is too large', source: 'By definition' },
    {
      inputs: { nominalDiameter: 6, pitch: 1, chosenDrill: 7 },
      noResult: 'as large as the thread',
      source: 'By definition',
    },
  ],
  notes: [
    'A full thread (100%) is 0.6495 pitches deep, as tap makers reckon; of the 5/8 H of the basic profile (0.5413 pitches) the same drill leaves a fifth more.',
    'For cutting taps. The pitch of an inch thread is 25.4 mm over its threads per inch. Drills cut slightly oversize.',
  ],
  references: [{ title: "Machinery's Handbook, 31st ed. (2020), Tapping and Thread Cutting: tap drill sizes" }],
});
