import { defineCalculator, earthMeanRadius, integer, number, quantity, speedOfLight } from '@reckoner/engine';

/** r_n = √(nλd₁d₂/(d₁+d₂)); the Earth of k times its radius bulges by d₁d₂/(2kR) between the ends. */
export default defineCalculator({
  title: 'Fresnel zone radius',
  description:
    'Fresnel zone radius at a point of a radio path, 60% of the first zone to be kept free, and the bulge of the Earth there.',
  keywords: ['fresnel clearance', 'line of sight', 'earth bulge', 'microwave link', 'antenna height'],
  inputs: {
    frequency: quantity('Hz', {
      label: 'Frequency',
      unit: 'GHz',
      symbol: 'f',
      min: 1e-6,
      max: 1000,
      usual: [0.03, 300],
    }),
    first: quantity('m', { label: 'Distance to the first end', unit: 'km', symbol: 'd_1', above: 0, max: 1000 }),
    second: quantity('m', { label: 'Distance to the second end', unit: 'km', symbol: 'd_2', above: 0, max: 1000 }),
    zone: integer({ label: 'Zone', symbol: 'n', min: 1, max: 100, default: 1 }),
    earthFactor: number({
      label: 'Effective Earth radius factor',
      help: '4/3 in the standard atmosphere.',
      symbol: 'k',
      min: 0.3,
      max: 100,
      default: 1.3333333333333333,
    }),
  },
  outputs: {
    radius: quantity('m', { label: 'Radius', symbol: 'r_n', places: 2 }),
    clearance: quantity('m', { label: '60% of the first zone', symbol: 'r_{60}', places: 2 }),
    bulge: quantity('m', { label: 'Earth bulge', symbol: 'h', places: 2 }),
    largest: quantity('m', { label: 'Radius at midpath', symbol: 'r_{max}', places: 2 }),
  },
  formula: ({ frequency, first, second, zone, earthFactor }) => {
    const wavelength = speedOfLight / frequency;
    const path = first + second;
    const radius = Math.sqrt((zone * wavelength * first * second) / path);
    return {
      radius,
      clearance: 0.6 * Math.sqrt((wavelength * first * second) / path),
      bulge: (first * second) / (2 * earthFactor * earthMeanRadius),
      largest: Math.sqrt(zone * wavelength * path) / 2,
    };
  },
  explanation:
    'Zone {zone} has a radius of {radius} there; keep {clearance}, 60% of the first zone, free above the Earth’s bulge of {bulge}.',
  examples: [
    {
      inputs: { frequency: 5.8, first: 3, second: 7 },
      results: { radius: 10.4185193352, clearance: 6.25111160112, bulge: 1.23606798901, largest: 11.3675365436 },
      source: 'Python 3.11 with scipy.constants.c; R = 6371008.7714 m, k = 4/3',
    },
    {
      inputs: { frequency: 1, first: '500 m', second: '500 m', zone: 2 },
      results: { radius: 12.2432115476, clearance: 5.1943547453, largest: 12.2432115476 },
      source: 'Python 3.11: √(2 × 0.2998 × 500 × 500 / 1000); 0.6 √(0.2998 × 250)',
    },
    {
      inputs: { frequency: 5.8, first: 3, second: 7, earthFactor: 1 },
      results: { radius: 10.4185193352, bulge: 1.64809065201 },
      source: 'Python 3.11: 3000 × 7000/(2 × 6371008.7714), the Earth without refraction',
    },
  ],
  references: [
    { title: 'ITU-R Recommendation P.526-15 (2019), Propagation by diffraction, equation (2)' },
    { title: 'ITU-R Recommendation P.530-18 (2021), Design of terrestrial line-of-sight systems, §2.2.2' },
  ],
});
