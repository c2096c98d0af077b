import { defineCalculator, isAbove, quantity } from '@reckoner/engine';
import { nominalDiameter, pitch, thread, threadDiameter, threadPitch } from '../shared/threads.js';

/** Basic profile of ISO 68-1 and ASME B1.1: a 60° triangle cut at H/8 and H/4. */
export default defineCalculator({
  title: 'Screw thread dimensions',
  description: 'Pitch diameter, minor diameters and height of a metric or unified thread from its diameter and pitch.',
  keywords: ['pitch diameter', 'minor diameter', 'ISO 68-1', 'UN thread', 'root diameter', 'thread height'],
  inputs: { thread, nominalDiameter, pitch },
  outputs: {
    pitchDiameter: quantity('m', { label: 'Pitch diameter', unit: 'mm', symbol: 'd_2', places: 4 }),
    minorDiameter: quantity('m', { label: 'Basic minor diameter', unit: 'mm', symbol: 'd_1', places: 4 }),
    rootDiameter: quantity('m', {
      label: 'Root diameter of the bolt (rounded root)',
      unit: 'mm',
      symbol: 'd_3',
      places: 4,
    }),
    triangleHeight: quantity('m', { label: 'Height of the triangle', unit: 'mm', symbol: 'H', places: 4 }),
  },
  formula: ({ thread, nominalDiameter, pitch }) => {
    const diameter = threadDiameter(thread, nominalDiameter);
    const triangleHeight = (Math.sqrt(3) / 2) * threadPitch(thread, pitch);
    return {
      pitchDiameter: diameter - (3 / 4) * triangleHeight,
      minorDiameter: diameter - (5 / 4) * triangleHeight,
      rootDiameter: diameter - (17 / 12) * triangleHeight,
      triangleHeight,
    };
  },
  requires: [
    {
      that: ({ pitch, nominalDiameter }) => pitch <= nominalDiameter / 2,
      field: 'pitch',
      says: 'A pitch of {pitch} is too large for a diameter of {nominalDiameter}.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ pitch, nominalDiameter }) => isAbove(pitch, 0.27 * nominalDiameter),
      says: 'A pitch of {pitch} is coarser than standard threads of {nominalDiameter}: check diameter and pitch, which in inches is one over the threads per inch.',
    },
  ],
  explanation: 'The pitch diameter is {pitchDiameter}, the minor diameter {minorDiameter} and the root {rootDiameter}.',
  examples: [
    {
      inputs: { nominalDiameter: 10, pitch: 1.5 },
      results: { pitchDiameter: 9.026, minorDiameter: 8.376, rootDiameter: '8.160', triangleHeight: 1.299 },
      source: 'ISO 724:1993, Table 1: d2 = 9.026, d1 = 8.376; Python for d3 = d − 1.226869 P and H',
    },
    {
      inputs: { nominalDiameter: '0.5 in', pitch: 1.953846153846 },
      results: {
        pitchDiameter: '11.430940',
        minorDiameter: 10.584899,
        rootDiameter: 10.302886,
        triangleHeight: '1.692080',
      },
      source: 'Python: d − 0.649519 P, d − 1.082532 P, d − 1.226869 P (1/2-13: 0.4500 in and 0.4167 in)',
    },
    { inputs: { nominalDiameter: 2, pitch: 2 }, refused: 'too large for a diameter', source: 'By definition' },
    {
      inputs: { nominalDiameter: 10, pitch: 3 },
      results: { pitchDiameter: 8.051443 },
      cautions: ['coarser than standard'],
      source: 'By hand: 10 − 0.75 × 0.866 × 3',
    },
    {
      inputs: { thread: 'm8' },
      results: { pitchDiameter: 7.1881, minorDiameter: 6.6468 },
      source: 'ISO 724: 7.188 and 6.647 mm; more digits by Python',
    },
    {
      inputs: { thread: 'unf1_4' },
      results: { pitchDiameter: 5.760793, minorDiameter: 5.367989 },
      source: 'ASME B1.1: 0.2268 in; more digits by Python',
    },
  ],
  notes: ['Basic sizes without tolerances and allowances.'],
  references: [
    { title: 'ISO 68-1:1998 and ISO 724:1993: ISO general purpose metric screw threads' },
    { title: 'ASME B1.1-2019: Unified Inch Screw Threads' },
    {
      title:
        'ISO 261 and ASME B1.1: pitches of coarse and of unified threads, as four public implementations list them alike',
    },
  ],
});
