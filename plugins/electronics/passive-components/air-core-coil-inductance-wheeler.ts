import { defineEquations, isBelow, measure, number } from '@reckoner/engine';

/** Wheeler 1928: L[µH] = r²N²/(9r + 10l) in inches, to 1 % for l > 0.8 r. */
export default defineEquations({
  title: 'Air core coil inductance',
  description: 'Inductance of a single-layer air coil from radius, length and turns, or the turns for an inductance.',
  keywords: ['wheeler formula', 'solenoid', 'RF coil', 'inductor winding', 'number of turns'],
  variables: {
    inductance: measure('µH', { label: 'Inductance', symbol: 'L', above: 0 }),
    radius: measure('in', { label: 'Radius to the middle of the wire', symbol: 'r', above: 0, max: 1e4 }),
    length: measure('in', { label: 'Length of the winding', symbol: 'l', above: 0, max: 1e5 }),
    turns: number({ label: 'Turns', symbol: 'N', above: 0, max: 1e6 }),
  },
  equations: ({ inductance, radius, length, turns }) => [
    [inductance, (radius ** 2 * turns ** 2) / (9 * radius + 10 * length)],
  ],
  explanation: '{turns} {turns|turn|turns} on a radius of {radius} over {length} {turns|has|have} {inductance}.',
  cautions: [
    {
      level: 'caution',
      when: ({ length, radius }) => isBelow(length, 0.8 * radius),
      says: 'Wheeler’s equation holds to 1% for windings longer than 0.8 times the radius: for so short a coil it is coarse.',
    },
  ],
  examples: [
    {
      inputs: { radius: 0.5, length: 1, turns: 20 },
      results: { inductance: 6.89655172414 },
      source: 'By hand: 0.25 × 400/(4.5 + 10)',
    },
    {
      inputs: { inductance: 10, radius: 0.25, length: 0.75 },
      results: { turns: 39.4968353163 },
      source: 'By hand: √(10 × 9.75)/0.25',
    },
    {
      inputs: { radius: '12 mm', length: '25 mm', turns: 20 },
      results: { inductance: 6.33440373026 },
      source: 'Python 3.11: in inches of 25.4 mm',
    },
    {
      inputs: { radius: 2, length: 1, turns: 10 },
      results: { inductance: 14.28571428571 },
      cautions: ['so short a coil'],
      source: 'By hand: 4 × 100/(18 + 10)',
    },
  ],
  notes: ['Single layer, close wound, without core.'],
  references: [
    {
      title: 'Wheeler: Simple inductance formulas for radio coils, Proc. IRE 16 (1928) 1398–1400',
      doi: '10.1109/JRPROC.1928.221309',
    },
  ],
});
