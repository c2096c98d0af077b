import { defineEquations, isBelow, quantity } from '@reckoner/engine';

/** L₂ = L₁ - k log₁₀(r₂/r₁) - α(r₂ - r₁), k = 20 dB for a point source and 10 dB for a line source. */
export default defineEquations({
  title: 'Sound level at a distance',
  description: 'Sound level at another distance from a source, or the distance for a level, in a free field.',
  keywords: ['inverse square law', 'sound attenuation', 'decibel distance', 'point source', 'line source', 'noise'],
  variables: {
    level: quantity('dB', { label: 'Level at the distance', symbol: 'L_2', min: -100, max: 250, places: 1 }),
    referenceLevel: quantity('dB', { label: 'Known level', symbol: 'L_1', min: -100, max: 250, usual: [0, 200] }),
    distance: quantity('m', { label: 'Distance', symbol: 'r_2', above: 0, max: 1e6 }),
    referenceDistance: quantity('m', { label: 'Distance of the known level', symbol: 'r_1', above: 0, max: 1e6 }),
    spreading: quantity('dB', {
      label: 'Fall for ten times the distance',
      help: '20 dB for a point source, 10 dB for a long line such as a road.',
      symbol: 'k',
      min: 0,
      max: 60,
      default: 20,
    }),
    absorption: quantity('dB/m', {
      label: 'Absorption of the air',
      unit: 'dB/km',
      symbol: '\\alpha',
      min: 0,
      max: 1000,
      default: 0,
    }),
  },
  equations: ({ level, referenceLevel, distance, referenceDistance, spreading, absorption }) => [
    [
      level,
      referenceLevel -
        spreading * Math.log10(distance / referenceDistance) -
        absorption * (distance - referenceDistance),
    ],
  ],
  explanation: '{referenceLevel} at {referenceDistance} become {level} at {distance}.',
  cautions: [
    {
      level: 'caution',
      when: ({ spreading }) => isBelow(spreading, 10),
      says: 'A fall of {spreading} for ten times the distance is less than that of a long line: 6 dB for twice the distance are 20 dB for ten times, 3 dB are 10 dB.',
    },
  ],
  examples: [
    {
      inputs: { referenceLevel: 90, referenceDistance: 1, distance: 8 },
      results: { level: 71.9382002602 },
      source: 'Python 3.11: 90 - 20 log10 8',
    },
    {
      inputs: { referenceLevel: 90, referenceDistance: 1, distance: 8, spreading: 10 },
      results: { level: 80.9691001301 },
      source: 'Python 3.11: 90 - 10 log10 8',
    },
    {
      inputs: { referenceLevel: 100, referenceDistance: 1, distance: 50, absorption: 5 },
      results: { level: 65.7755999133 },
      source: 'Python 3.11: 100 - 20 log10 50 - 0.005 × 49',
    },
    {
      inputs: { referenceLevel: 100, referenceDistance: 2, level: 60 },
      results: { distance: 200 },
      source: 'By hand: 40 dB are a factor of 100',
    },
    {
      inputs: { referenceLevel: 90, referenceDistance: 1, distance: 10, spreading: 6 },
      results: { level: 84 },
      cautions: ['for twice the distance'],
      source: 'By hand: 90 - 6 × log10 10',
    },
  ],
  notes: ['Free field: ground, walls and wind change the level outdoors, reverberation indoors.'],
  references: [{ title: 'ISO 9613-2:1996, Attenuation of sound during propagation outdoors, §7.1 and 7.2' }],
});
