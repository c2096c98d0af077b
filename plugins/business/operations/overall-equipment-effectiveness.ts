import { category, classify, defineCalculator, isAbove, number, percent, quantity, roundTo } from '@reckoner/engine';

/** Nakajima: availability × performance × quality. */
export default defineCalculator({
  title: 'OEE',
  description:
    'Overall equipment effectiveness with availability, performance and quality from times and counts of a shift.',
  keywords: ['overall equipment effectiveness', 'lean', 'TPM', 'manufacturing'],
  inputs: {
    planned: quantity('min', { label: 'Planned production time', symbol: 'T', above: 0, max: 1e7 }),
    stopped: quantity('min', { label: 'Stop time', symbol: 'S', min: 0, max: 1e7 }),
    cycle: quantity('min', { label: 'Ideal cycle time', unit: 's', symbol: 'c', above: 0, max: 1e6 }),
    total: number({ label: 'Parts made', symbol: 'n', min: 1, max: 1e12 }),
    good: number({ label: 'Good parts', symbol: 'g', min: 0, max: 1e12 }),
  },
  outputs: {
    oee: percent({ label: 'OEE', symbol: '\\mathrm{OEE}', places: 2 }),
    availability: percent({ label: 'Availability', symbol: 'A', places: 2 }),
    performance: percent({ label: 'Performance', symbol: 'P', places: 2 }),
    quality: percent({ label: 'Quality', symbol: 'Q', places: 2 }),
    class: category(['Low', 'Typical', 'World class'], { label: 'Class', of: 'oee' }),
  },
  formula: ({ planned, stopped, cycle, total, good }) => {
    const availability = (planned - stopped) / planned;
    const performance = (cycle * total) / (planned - stopped);
    const quality = good / total;
    const oee = availability * performance * quality;
    return {
      oee,
      availability,
      performance,
      quality,
      class: classify(
        roundTo(100 * oee, 2),
        [
          [60, 'Low'],
          [85, 'Typical'],
        ],
        'World class',
      ),
    };
  },
  explanation:
    'An availability of {availability}, a performance of {performance} and a quality of {quality} make an OEE of {oee}.',
  cautions: [
    {
      level: 'caution',
      when: ({ performance }) => isAbove(performance, 1),
      says: 'A performance above 100% contradicts the ideal cycle time: that is too long, or too many stops or parts are counted.',
    },
  ],
  requires: [
    {
      that: ({ total, good }) => good <= total,
      field: 'good',
      says: 'The good parts, {good}, must not be more than the parts made, {total}.',
    },
    {
      that: ({ stopped, planned }) => stopped < planned,
      field: 'stopped',
      says: 'The equipment stood still, {stopped}, for all of the planned time, {planned}.',
    },
  ],
  examples: [
    {
      inputs: { planned: 420, stopped: 47, cycle: 1, total: 19271, good: 18848 },
      results: {
        oee: 74.793651,
        availability: 88.809524,
        performance: 86.108132,
        quality: 97.804992,
        class: 'Typical',
      },
      source: 'Vorne: OEE calculation example (74.79%); digits by hand: 18848 / 25200',
    },
    {
      inputs: { planned: 480, stopped: 0, cycle: 30, total: 900, good: 882 },
      results: { oee: 91.875, availability: 100, performance: 93.75, quality: 98, class: 'World class' },
      source: 'By hand: 450/480 × 0.98',
    },
    {
      inputs: { planned: 100, stopped: 50, cycle: 60, total: 30, good: 30 },
      results: { oee: 30, class: 'Low' },
      source: 'By hand: 0.5 × 0.6',
    },
    {
      inputs: { planned: 10, stopped: 10, cycle: 1, total: 1, good: 1 },
      refused: 'stood still',
      source: 'By definition',
    },
    {
      inputs: { planned: 10, stopped: 1, cycle: 1, total: 1, good: 2 },
      refused: 'must not be more',
      source: 'By definition',
    },
    {
      inputs: { planned: 100, stopped: 0, cycle: 60, total: 120, good: 120 },
      results: { oee: 120, performance: 120, class: 'World class' },
      cautions: ['contradicts'],
      source: 'By hand: 120 min of ideal time in 100 min',
    },
  ],
  references: [
    { title: 'Nakajima: Introduction to TPM: Total Productive Maintenance (1988), ch. 3', isbn: '978-0-915299-23-2' },
  ],
});
