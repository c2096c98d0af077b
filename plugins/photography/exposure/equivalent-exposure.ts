import { constant, defineCalculator, number, quantity } from '@reckoner/engine';
import { fNumber, isoBounds, usualTime } from '../shared/lens.js';

/** Equal N²/(t S): a stop of one setting makes up for a stop of another. */
export default defineCalculator({
  title: 'Equivalent exposure settings',
  description: 'Shutter time for a new aperture and ISO that gives the same exposure as given settings.',
  keywords: ['reciprocity', 'stops', 'aperture priority', 'exposure triangle'],
  inputs: {
    fNumber: { ...fNumber, label: 'First aperture (f-number)', symbol: 'N_1' },
    time: quantity('s', { label: 'First shutter time', symbol: 't_1', min: 1e-6, max: 1e5, ...usualTime }),
    iso: number({ label: 'First ISO', symbol: 'S_1', ...isoBounds }),
    newFNumber: { ...fNumber, label: 'New aperture (f-number)', symbol: 'N_2' },
    newIso: number({ label: 'New ISO', symbol: 'S_2', ...isoBounds }),
  },
  outputs: {
    newTime: quantity('s', { label: 'New shutter time', symbol: 't_2', places: 2, digits: 3 }),
    reciprocal: number({ label: 'That is 1/x of a second, x being', symbol: 'x', places: 0, optional: true }),
    apertureStops: number({ label: 'Stops by the aperture', help: 'Positive: more light.', symbol: 'n_N', places: 2 }),
    isoStops: number({ label: 'Stops by the ISO', help: 'Positive: brighter.', symbol: 'n_S', places: 2 }),
  },
  formula: ({ fNumber, time, iso, newFNumber, newIso }) => {
    const newTime = time * (newFNumber / fNumber) ** 2 * (iso / newIso);
    return {
      newTime,
      reciprocal: newTime < constant(1, 's') ? constant(1, 's') / newTime : undefined,
      apertureStops: 2 * Math.log2(fNumber / newFNumber),
      isoStops: Math.log2(newIso / iso),
    };
  },
  cautions: [
    {
      level: 'note',
      when: ({ newTime }) => newTime < 0.000125,
      says: 'Few shutters are faster than 1/8000 s: close the aperture, lower the ISO or take a gray filter.',
    },
  ],
  explanation: 'At f/{newFNumber} and ISO {newIso} expose for {newTime}{reciprocal?, 1/{reciprocal} of a second|}.',
  examples: [
    {
      inputs: { fNumber: 4, time: 0.004, newFNumber: 8, newIso: 400 },
      results: { newTime: 0.004, apertureStops: -2, isoStops: 2 },
      source: 'By hand: two stops less light, two stops more ISO',
    },
    {
      inputs: { fNumber: 5.6, time: 0.01, newFNumber: 2.8 },
      results: { newTime: 0.0025, apertureStops: 2, isoStops: 0 },
      source: 'By hand: 0.01/4',
    },
    {
      inputs: { fNumber: 16, time: 0.008, newFNumber: 1.4 },
      results: { newTime: 0.00006125 },
      cautions: ['Few shutters are faster'],
      source: 'By hand: 0.008 × (1.4/16)²',
    },
    {
      inputs: { fNumber: 5.6, time: 0.004, iso: 800, newFNumber: 4, newIso: 200 },
      results: { newTime: 0.00816326531, reciprocal: '122.5000', apertureStops: 0.970853654, isoStops: -2 },
      source: 'Python: 0.004 × (4/5.6)² × 800/200; 2 log2(5.6/4)',
    },
    {
      inputs: { fNumber: 4, time: 0.5, iso: 400, newFNumber: 8, newIso: 400 },
      results: { newTime: 2, apertureStops: -2, isoStops: 0 },
      source: 'By hand: two stops less light, 0.5 × 4',
    },
  ],
  references: [{ title: 'Ray: Applied Photographic Optics, 3rd ed. (2002), ch. 30', isbn: '978-0-240-51540-3' }],
});
