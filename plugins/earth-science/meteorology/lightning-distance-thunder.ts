import { defineCalculator, measure } from '@reckoner/engine';

/** Speed of sound in dry air, 331.3 √(T/273.15 K) m/s. */
export default defineCalculator({
  title: 'Lightning distance',
  description: 'Distance of a lightning stroke from the seconds between flash and thunder and the air temperature.',
  keywords: ['thunderstorm', 'flash to bang', 'thunder', '30-30 rule'],
  inputs: {
    delay: measure('s', { label: 'Time from flash to thunder', symbol: 't', min: 0, max: 300, usual: [0, 120] }),
    temperature: measure('°C', {
      label: 'Air temperature',
      regional: true,
      symbol: 'T',
      min: -50,
      max: 60,
      default: 20,
    }),
  },
  outputs: {
    distance: measure('m', { label: 'Distance', regional: true, unit: 'km', symbol: 'd', places: 2 }),
    speedOfSound: measure('m/s', { label: 'Speed of sound', symbol: 'c', places: 1 }),
  },
  formula: ({ delay, temperature }) => {
    const speedOfSound = 331.3 * Math.sqrt(1 + temperature / 273.15);
    return { distance: speedOfSound * delay, speedOfSound };
  },
  explanation: 'Sound travels at {speedOfSound}: the stroke was {distance} away.',
  cautions: [
    {
      level: 'danger',
      when: ({ delay }) => delay <= 30,
      says: 'The storm is near enough to strike here: go into a building or a closed car, and stay for 30 minutes after the last thunder.',
    },
    {
      level: 'caution',
      when: ({ delay, distance }) => delay > 30 && distance <= 25000,
      says: 'Whoever hears thunder can be struck: lightning reaches some 16 km (10 miles) beyond the rain, and the next stroke may be nearer. Go into a building or a closed car.',
    },
    {
      level: 'caution',
      when: ({ distance }) => distance > 25000,
      says: 'Thunder is rarely heard beyond 15 km and hardly beyond 25 km: this thunder may belong to another flash.',
    },
  ],
  examples: [
    {
      inputs: { delay: 40, temperature: 0 },
      results: { distance: 13.252 },
      cautions: ['hears thunder'],
      source: 'By hand: 40 × 0.3313',
    },
    {
      inputs: { delay: 10 },
      results: { distance: 3.43214623, speedOfSound: 343.214623 },
      cautions: ['near enough'],
      source: 'Python 3.11: 331.3 √(293.15/273.15)',
    },
    {
      inputs: { delay: 30, temperature: 0 },
      results: { distance: 9.939, speedOfSound: 331.3 },
      cautions: ['near enough'],
      source: 'By hand: 331.3 × 30',
    },
    {
      inputs: { delay: 100, temperature: 0 },
      results: { distance: 33.13 },
      cautions: ['another flash'],
      source: 'By hand: 100 × 0.3313',
    },
  ],
  notes: ['Wind and layers of air bend the sound; the next stroke may hit kilometers away from the last.'],
  references: [
    { title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §17-1' },
    {
      title:
        'National Weather Service: Lightning safety: the 30-30 rule, thunder heard to about 10 miles, within which lightning can strike',
    },
  ],
});
