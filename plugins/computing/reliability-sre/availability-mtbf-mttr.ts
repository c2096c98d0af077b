import { constant, defineCalculator, number, percent, quantity } from '@reckoner/engine';

/** Steady-state (inherent) availability of a repairable system. */
export default defineCalculator({
  title: 'Availability from MTBF and MTTR',
  description:
    'Availability of a repairable system from its mean time between failures and to repair, with failures and downtime a year.',
  keywords: ['mtbf', 'mttr', 'uptime', 'reliability', 'failure rate'],
  inputs: {
    mtbf: quantity('h', { label: 'Mean time between failures', symbol: '\\mathrm{MTBF}', above: 0, max: 1e9 }),
    mttr: quantity('h', { label: 'Mean time to repair', symbol: '\\mathrm{MTTR}', min: 0, max: 1e9 }),
    inSeries: number({ label: 'Systems that must all run', symbol: 'n', min: 1, max: 1000, default: 1 }),
  },
  outputs: {
    availability: percent({ label: 'Availability', symbol: 'A', places: 4 }),
    together: percent({ label: 'Availability of all together', symbol: 'A_n', places: 4 }),
    failures: number({ label: 'Failures a year of each', symbol: 'f', places: 3 }),
    downtime: quantity('h', { label: 'Downtime a year of each', symbol: 'D', places: 2 }),
  },
  formula: ({ mtbf, mttr, inSeries }) => {
    const availability = mtbf / (mtbf + mttr);
    const year = constant(8766, 'h');
    return {
      availability,
      together: availability ** inSeries,
      failures: year / (mtbf + mttr),
      downtime: (year * mttr) / (mtbf + mttr),
    };
  },
  explanation: ({ inSeries }) =>
    inSeries > 1
      ? 'Each system is available {availability} of the time and down {downtime} a year; all {inSeries} run together {together} of it.'
      : 'The system is available {availability} of the time and down {downtime} a year.',
  cautions: [
    {
      level: 'caution',
      when: ({ mtbf, mttr }) => mttr > mtbf,
      says: 'The repair takes longer than the operation between failures: check the units of both.',
    },
  ],
  examples: [
    {
      inputs: { mtbf: 1000, mttr: 4 },
      results: { availability: 99.601594, together: 99.601594, failures: 8.731076, downtime: 34.924303 },
      source: 'Python: 1000/1004, 8766/1004, 8766 × 4/1004',
    },
    {
      inputs: { mtbf: '30 d', mttr: '2 h', inSeries: 3 },
      results: { availability: 99.722992, together: 99.171275, failures: 12.141274 },
      source: 'Python: 720/722, (720/722)^3, 8766/722',
    },
    {
      inputs: { mtbf: 10, mttr: 30 },
      results: { availability: 25, downtime: 6574.5 },
      cautions: ['check the units'],
      source: 'By hand: 10/40; 8766 × 3/4',
    },
  ],
  notes: ['MTBF here is the mean time of operation between failures; a year is 8766 hours.'],
  references: [{ title: 'IEC 60050-192:2015: International Electrotechnical Vocabulary, dependability, 192-08' }],
});
