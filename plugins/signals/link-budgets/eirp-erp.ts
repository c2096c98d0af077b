import { constant, defineEquations, measure, quantity } from '@reckoner/engine';

/** EIRP refers to an isotropic antenna, ERP to a half-wave dipole of 2.15 dBi; E = √(30 Ω × EIRP)/d in free space. */
export default defineEquations({
  title: 'EIRP and ERP',
  description: 'Effective radiated power from transmitter power, cable loss and antenna gain, with the field strength.',
  keywords: ['effective isotropic radiated power', 'erp', 'dbi', 'dbd', 'field strength'],
  variables: {
    eirp: measure('dBm', { label: 'EIRP', symbol: '\\mathrm{EIRP}', min: -300, max: 300 }),
    power: measure('dBm', { label: 'Transmitter power', symbol: 'P_t', min: -300, max: 300, usual: [-60, 80] }),
    cableLoss: measure('dB', {
      label: 'Cable and connector loss',
      symbol: 'L_c',
      min: 0,
      max: 200,
      usual: [0, 40],
      default: 0,
    }),
    gain: measure('dBi', {
      label: 'Antenna gain over isotropic',
      symbol: 'G',
      min: -100,
      max: 150,
      usual: [-30, 80],
    }),
    erp: measure('dBm', { label: 'ERP', symbol: '\\mathrm{ERP}', min: -310, max: 300 }),
    radiated: quantity('W', { label: 'EIRP in watts', symbol: 'P_{EIRP}', above: 0, max: 1e27 }),
    distance: quantity('m', { label: 'Distance', symbol: 'd', above: 0, max: 1e12, optional: true }),
    field: quantity('V/m', { label: 'Field strength at it', symbol: 'E', above: 0, optional: true }),
  },
  equations: ({ eirp, power, cableLoss, gain, erp, radiated, distance, field }) => [
    [eirp, power - cableLoss + gain],
    [erp, eirp - 2.15],
    [radiated, constant(0.001, 'W') * 10 ** (eirp / 10)],
    [field, Math.sqrt(constant(30, 'ohm') * radiated) / distance],
  ],
  explanation: ({ field }) =>
    field === undefined
      ? '{power} through {cableLoss} of loss into an antenna of {gain} radiate {eirp} EIRP, {radiated}.'
      : '{power} through {cableLoss} of loss into an antenna of {gain} radiate {eirp} EIRP; at {distance} the field is {field}.',
  examples: [
    {
      inputs: { power: 30, cableLoss: 1.5, gain: 6, distance: 100 },
      results: { eirp: 34.5, erp: 32.35, radiated: 2.81838293126, field: 0.0919518830356 },
      source: 'Python 3.11: 30 - 1.5 + 6; 10^3.45 mW; √(30 × 2.818)/100',
    },
    {
      inputs: { eirp: 36, gain: 12, cableLoss: 2 },
      results: { power: 26, erp: 33.85 },
      source: 'By hand: 36 + 2 - 12; 36 - 2.15',
    },
  ],
  notes: ['Regulations limit EIRP or ERP: check which of them, and over which bandwidth.'],
  references: [
    { title: 'ITU Radio Regulations, Articles 1.161 and 1.162 (e.i.r.p. and e.r.p.)' },
    { title: 'ITU-R Recommendation P.525-4 (2019), Calculation of free-space attenuation, equation (1)' },
  ],
});
