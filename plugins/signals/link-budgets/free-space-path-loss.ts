import { constant, defineEquations, isBelow, quantity, speedOfLight } from '@reckoner/engine';

/** Friis transmission between isotropic antennas: L = 20 log₁₀(4πd/λ), in the far field. */
export default defineEquations({
  title: 'Free-space path loss',
  description:
    'Path loss between isotropic antennas in free space from distance and frequency, or either from the loss.',
  keywords: ['FSPL', 'friis', 'radio range', 'attenuation', 'line of sight'],
  variables: {
    loss: quantity('dB', { label: 'Path loss', symbol: 'L', min: 0, max: 1000, places: 2 }),
    distance: quantity('m', { label: 'Distance', unit: 'km', symbol: 'd', above: 0 }),
    frequency: quantity('Hz', { label: 'Frequency', unit: 'MHz', symbol: 'f', above: 0, usual: [20, 300000] }),
  },
  equations: ({ loss, distance, frequency }) => [
    [loss, constant(20, 'dB') * Math.log10((4 * Math.PI * distance * frequency) / speedOfLight)],
  ],
  explanation: 'Over {distance} at {frequency} the free-space path loss is {loss}.',
  cautions: [
    {
      level: 'caution',
      when: ({ distance, frequency }) => isBelow(distance, speedOfLight / frequency),
      says: 'Closer than a wavelength there is no far field: the loss is another one.',
    },
  ],
  examples: [
    {
      inputs: { distance: 1, frequency: 2400 },
      results: { loss: 100.052008056 },
      source: 'Python 3.11 with scipy.constants.c: 20 log10(4π × 1000 × 2.4e9 / c)',
    },
    {
      inputs: { distance: 384400, frequency: '10 GHz' },
      results: { loss: 224.143450802 },
      source: 'Python 3.11 with scipy.constants.c; the Moon at 3 cm',
    },
    {
      inputs: { loss: 100, frequency: 868 },
      results: { distance: 2.74847071385 },
      source: 'Python 3.11: 10^5 × c / (4π × 868e6)',
    },
    {
      inputs: { distance: '1 m', frequency: 100 },
      results: { loss: 12.44778322 },
      cautions: ['no far field'],
      source: 'Python 3.11 with scipy.constants.c: 20 log10(4π × 1e8 / c)',
    },
  ],
  notes: ['Holds without ground, obstacles or atmosphere.'],
  references: [
    { title: 'ITU-R Recommendation P.525-4 (2019), Calculation of free-space attenuation' },
    {
      title: 'Friis: A note on a simple transmission formula, Proc. IRE 34 (1946) 254–256',
      doi: '10.1109/JRPROC.1946.234568',
    },
  ],
});
