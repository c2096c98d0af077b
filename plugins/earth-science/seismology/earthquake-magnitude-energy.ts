import { defineCalculator, measure, number } from '@reckoner/engine';

/** Gutenberg–Richter: log10 E = 1.5 M + 4.8, E in joules. */
export default defineCalculator({
  title: 'Earthquake energy',
  description:
    'Energy radiated by an earthquake of a magnitude, in joules and TNT, and how it compares with another magnitude.',
  keywords: ['richter scale', 'magnitude comparison', 'seismic energy', 'tnt equivalent', 'how much stronger'],
  inputs: {
    magnitude: number({ label: 'Magnitude', symbol: 'M', min: -3, max: 12 }),
    other: number({ label: 'Magnitude to compare with', symbol: 'M_2', min: -3, max: 12, optional: true }),
  },
  outputs: {
    energy: measure('J', { label: 'Radiated energy', symbol: 'E' }),
    tnt: measure('J', { label: 'TNT equivalent', unit: 'ktTNT', symbol: 'W' }),
    amplitudeRatio: number({ label: 'Ratio of ground motion', symbol: 'r_A', optional: true }),
    energyRatio: number({ label: 'Ratio of energy', symbol: 'r_E', optional: true }),
  },
  formula: ({ magnitude, other }) => {
    const energy = 10 ** (1.5 * magnitude + 4.8);
    if (other === undefined) return { energy, tnt: energy };
    return {
      energy,
      tnt: energy,
      amplitudeRatio: 10 ** (magnitude - other),
      energyRatio: 10 ** (1.5 * (magnitude - other)),
    };
  },
  explanation: ({ energyRatio }) =>
    energyRatio === undefined
      ? 'An earthquake of magnitude {magnitude} radiates about {energy}, as much as {tnt}.'
      : 'Magnitude {magnitude} radiates {energy}, {energyRatio} times the energy of magnitude {other}, with {amplitudeRatio} times its ground motion.',
  cautions: [
    {
      level: 'caution',
      when: ({ magnitude, other }) => Math.max(magnitude, other ?? 0) > 9.5,
      says: 'No earthquake above magnitude 9.5 was ever measured: faults are not long enough for it.',
    },
  ],
  examples: [
    {
      inputs: { magnitude: 6 },
      results: { energy: 63095734448019, tnt: 15.0802425 },
      source: 'Python 3.11: 10^13.8 J; 1 kt of TNT is 4.184e12 J',
    },
    {
      inputs: { magnitude: 8, other: 6 },
      results: { amplitudeRatio: 100, energyRatio: 1000 },
      source: 'By hand: 10², 10³',
    },
    {
      inputs: { magnitude: 10 },
      results: { energy: 6.3095734e19 },
      cautions: ['ever measured'],
      source: 'Python: 10^19.8',
    },
    {
      inputs: { magnitude: 9.6 },
      results: { energy: 1.5848932e19 },
      cautions: ['ever measured'],
      source: 'Python: 10^19.2',
    },
  ],
  notes: ['An average: single earthquakes of one magnitude differ by a factor of ten in energy.'],
  references: [{ title: 'Gutenberg, Richter: Magnitude and energy of earthquakes, Annali di Geofisica 9 (1956) 1' }],
});
