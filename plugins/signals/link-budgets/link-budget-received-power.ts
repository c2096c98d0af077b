import { defineEquations, isBelow, measure, quantity, speedOfLight } from '@reckoner/engine';

/** Friis transmission in decibels: P_r = P_t + G_t + G_r - losses - 20 log₁₀(4πdf/c). */
export default defineEquations({
  title: 'Link budget',
  description: 'Received power and margin of a radio link from power, gains, losses, distance and frequency.',
  keywords: ['received signal strength', 'link margin', 'fade margin', 'receiver sensitivity', 'maximum range', 'rssi'],
  variables: {
    received: measure('dBm', { label: 'Received power', symbol: 'P_r', min: -500, max: 300 }),
    power: measure('dBm', { label: 'Transmitter power', symbol: 'P_t', min: -300, max: 300, usual: [-60, 80] }),
    transmitGain: measure('dBi', {
      label: 'Transmit antenna gain',
      symbol: 'G_t',
      min: -100,
      max: 150,
      usual: [-30, 80],
    }),
    receiveGain: measure('dBi', {
      label: 'Receive antenna gain',
      symbol: 'G_r',
      min: -100,
      max: 150,
      usual: [-30, 80],
    }),
    losses: measure('dB', {
      label: 'Cable and other losses',
      symbol: 'L',
      min: 0,
      max: 500,
      usual: [0, 100],
      default: 0,
    }),
    distance: quantity('m', { label: 'Distance', unit: 'km', symbol: 'd', above: 0 }),
    frequency: quantity('Hz', { label: 'Frequency', unit: 'MHz', symbol: 'f', above: 0, usual: [20, 300000] }),
    pathLoss: measure('dB', { label: 'Free-space path loss', symbol: 'L_{FS}', min: 0, max: 500 }),
    sensitivity: measure('dBm', {
      label: 'Receiver sensitivity',
      symbol: 'P_{min}',
      min: -500,
      max: 100,
      usual: [-180, 0],
      optional: true,
    }),
    margin: measure('dB', { label: 'Margin', symbol: 'M', min: -800, max: 800, optional: true }),
    range: quantity('m', { label: 'Range without margin', unit: 'km', symbol: 'd_{max}', above: 0, optional: true }),
  },
  equations: ({
    received,
    power,
    transmitGain,
    receiveGain,
    losses,
    distance,
    frequency,
    pathLoss,
    sensitivity,
    margin,
    range,
  }) => [
    [pathLoss, 20 * Math.log10((4 * Math.PI * distance * frequency) / speedOfLight)],
    [received, power + transmitGain + receiveGain - losses - pathLoss],
    [margin, received - sensitivity],
    [range, distance * 10 ** (margin / 20)],
  ],
  explanation: ({ margin }) =>
    margin === undefined
      ? 'After {pathLoss} of path loss {received} arrive.'
      : 'After {pathLoss} of path loss {received} arrive, {margin|{|margin|} below|just|{|margin|} above} the sensitivity.',
  cautions: [
    {
      level: 'caution',
      when: ({ margin }) => margin !== undefined && margin < 0,
      says: 'Less arrives than the receiver needs: the link does not work.',
    },
    {
      level: 'note',
      when: ({ margin }) => margin !== undefined && margin >= 0 && isBelow(margin, 10),
      says: 'A margin below 10 dB is soon used up by fading, rain or foliage.',
    },
  ],
  examples: [
    {
      inputs: {
        power: 20,
        transmitGain: 14,
        receiveGain: 14,
        losses: 5,
        distance: 5,
        frequency: 5800,
        sensitivity: -85,
      },
      results: { pathLoss: 121.69574318, received: -78.6957431799, margin: 6.30425682014, range: 10.3319630737 },
      cautions: ['soon used up'],
      source: 'Python 3.11 with scipy.constants.c: 20 + 14 + 14 - 5 - L; +85; 5 × 10^(M/20)',
    },
    {
      inputs: { power: '1 W', transmitGain: 0, receiveGain: 0, pathLoss: 100, frequency: 868 },
      results: { received: -70, distance: 2.74847071385 },
      source: 'By hand: 30 - 100; 10^5 × c / (4π × 868e6)',
    },
    {
      inputs: { power: 10, transmitGain: 0, receiveGain: 0, pathLoss: 110, frequency: 868, sensitivity: -95 },
      results: { received: -100, margin: -5 },
      cautions: ['does not work'],
      source: 'By hand: 10 - 110; -100 + 95',
    },
  ],
  notes: ['Free space: add fade margin, foliage, rain and diffraction to the losses where they matter.'],
  references: [
    { title: 'Pozar: Microwave Engineering, 4th ed., §14.2', isbn: '978-0-470-63155-3' },
    { title: 'ITU-R Recommendation P.525-4 (2019), Calculation of free-space attenuation' },
  ],
});
