import { defineCalculator, number, quantity, roundTo } from '@reckoner/engine';
import { fNumber, isoBounds, usualTime } from '../shared/lens.js';

/** Each stop doubles the light, or what is made of it. */
export default defineCalculator({
  title: 'Stops between two exposures',
  description: 'Difference in stops between two apertures, two shutter times and two ISO settings, each and together.',
  keywords: ['stops between apertures', 'f-stop difference', 'how many stops', 'exposure difference', 'EV difference'],
  related: ['equivalent-exposure', 'exposure-value-ev'],
  inputs: {
    fNumber: { ...fNumber, label: 'First aperture (f-number)', symbol: 'N_1', default: 8 },
    newFNumber: {
      ...fNumber,
      label: 'Second aperture (f-number)',
      help: 'The same where it is left out.',
      symbol: 'N_2',
      default: ({ fNumber }) => fNumber,
    },
    time: quantity('s', {
      label: 'First shutter time',
      symbol: 't_1',
      min: 1e-6,
      max: 1e5,
      default: 0.01,
      ...usualTime,
    }),
    newTime: quantity('s', {
      label: 'Second shutter time',
      symbol: 't_2',
      min: 1e-6,
      max: 1e5,
      default: ({ time }) => time,
      ...usualTime,
      help: 'The same where it is left out.',
    }),
    iso: number({ label: 'First ISO', symbol: 'S_1', ...isoBounds }),
    newIso: number({
      label: 'Second ISO',
      help: 'The same where it is left out.',
      symbol: 'S_2',
      ...isoBounds,
      default: ({ iso }) => iso,
    }),
  },
  outputs: {
    stops: number({ label: 'Stops in all', help: 'Positive: the second is brighter.', symbol: 'n', places: 2 }),
    apertureStops: number({ label: 'Stops by the aperture', symbol: 'n_N', places: 2 }),
    timeStops: number({ label: 'Stops by the shutter time', symbol: 'n_t', places: 2 }),
    isoStops: number({ label: 'Stops by the ISO', symbol: 'n_S', places: 2 }),
    factor: number({ label: 'Brightness, second to first', symbol: 'k', places: 2 }),
  },
  formula: ({ fNumber, newFNumber, time, newTime, iso, newIso }) => {
    const apertureStops = 2 * Math.log2(fNumber / newFNumber);
    const timeStops = Math.log2(newTime / time);
    const isoStops = Math.log2(newIso / iso);
    const stops = apertureStops + timeStops + isoStops;
    return { stops, apertureStops, timeStops, isoStops, factor: 2 ** stops };
  },
  explanation: ({ stops }) =>
    Math.abs(stops) < 0.005
      ? 'Both exposures are equally bright.'
      : `The second exposure is {|stops|} ${Math.abs(Math.abs(stops) - 1) < 0.005 ? 'stop' : 'stops'} ${stops > 0 ? 'brighter' : 'darker'} than the first.`,
  cautions: [
    {
      level: 'note',
      when: ({ timeStops }) => roundTo(Math.abs(timeStops), 2) >= 10,
      says: 'The shutter times are ten stops or more apart: check that both are in seconds, where a 60th of one is 0.0167.',
    },
  ],
  examples: [
    {
      inputs: { fNumber: 2.8, newFNumber: 8 },
      results: { stops: '-3.02915', apertureStops: '-3.02915', timeStops: 0, isoStops: 0, factor: 0.1225 },
      source: 'By hand: 2 log2(2.8/8) in Python; (2.8/8)²',
    },
    {
      inputs: { fNumber: 4, newFNumber: 2, time: 0.01, newTime: 0.005, iso: 100, newIso: 800 },
      results: { stops: 4, apertureStops: 2, timeStops: -1, isoStops: 3, factor: 16 },
      source: 'By hand: 2 - 1 + 3',
    },
    {
      inputs: { newTime: '1/25 s', newIso: 25 },
      results: { stops: 0, timeStops: 2, isoStops: -2, factor: 1 },
      source: 'By hand: 0.04/0.01 = 4, 25/100 = 1/4',
    },
    {
      inputs: { time: '1/125', newTime: 30 },
      results: { stops: '11.87267', factor: 3750 },
      cautions: ['ten stops or more apart'],
      source: 'By hand: 30 × 125; log2(3750), in Python',
    },
  ],
  notes: [
    'Marked f-numbers are rounded: from f/2.8 to f/8 counts as three stops, and 1/125 s as half of 1/60 s. ISO makes no light, it makes the picture brighter.',
  ],
  references: [{ title: 'Ray: Applied Photographic Optics, 3rd ed. (2002), ch. 30', isbn: '978-0-240-51540-3' }],
});
