import { ceilNear, defineCalculator, integer, number, quantity } from '@reckoner/engine';

/** N = E·A/(Φ·UF·MF); room index K = lw/(h_m(l + w)). */
export default defineCalculator({
  title: 'Lighting lumen method',
  description: 'Number of luminaires for an illuminance in a room by the lumen method, with room index and spacing.',
  keywords: [
    'lumens per room',
    'number of lights',
    'utilization factor',
    'maintenance factor',
    'room index',
    'lighting design',
  ],
  inputs: {
    illuminance: quantity('lx', {
      usual: [1, 20000],
      label: 'Wanted illuminance',
      help: '500 lx for offices, 300 lx for classrooms.',
      symbol: 'E',
      above: 0,
      max: 1e5,
    }),
    length: quantity('m', { usual: [1, 200], label: 'Room length', symbol: 'l', above: 0, max: 1000 }),
    width: quantity('m', { usual: [1, 200], label: 'Room width', symbol: 'w', above: 0, max: 1000 }),
    mounting: quantity('m', {
      usual: [0.5, 20],
      label: 'Height of the luminaires above the task',
      symbol: 'h_m',
      above: 0,
      max: 100,
      default: 2,
    }),
    flux: quantity('lm', { label: 'Luminous flux of one luminaire', symbol: '\\Phi', min: 1, max: 1e7 }),
    utilization: number({ label: 'Utilization factor', symbol: '\\mathrm{UF}', min: 0.05, max: 1, default: 0.6 }),
    maintenance: number({ label: 'Maintenance factor', symbol: '\\mathrm{MF}', min: 0.1, max: 1, default: 0.8 }),
  },
  outputs: {
    luminaires: integer({ label: 'Luminaires', symbol: 'N' }),
    achieved: quantity('lx', { label: 'Illuminance with them', symbol: 'E_N', places: 0 }),
    roomIndex: number({ label: 'Room index', symbol: 'K', places: 2 }),
    spacing: quantity('m', { label: 'Mean spacing', symbol: 's', places: 2 }),
    total: quantity('lm', { label: 'Total flux', symbol: '\\Phi_N', places: 0 }),
  },
  formula: ({ illuminance, length, width, mounting, flux, utilization, maintenance }) => {
    const area = length * width;
    const luminaires = Math.max(1, ceilNear((illuminance * area) / (flux * utilization * maintenance)));
    return {
      luminaires,
      achieved: (luminaires * flux * utilization * maintenance) / area,
      roomIndex: area / (mounting * (length + width)),
      spacing: Math.sqrt(area / luminaires),
      total: luminaires * flux,
    };
  },
  explanation: '{luminaires} {luminaires|luminaire gives|luminaires give} {achieved}.',
  examples: [
    {
      inputs: { illuminance: 500, length: 10, width: 8, flux: 3500 },
      results: { luminaires: 24, achieved: 504, roomIndex: 2.222222222, spacing: 1.82574185835, total: 84000 },
      source: 'By hand: 500 × 80/(0.48 × 3500) = 23.8; 24 × 1680/80; 80/36; √(80/24)',
    },
    {
      inputs: { illuminance: 300, length: 5, width: 4, mounting: 2, flux: 1000, utilization: 0.5, maintenance: 0.75 },
      results: { luminaires: 16, achieved: 300, total: 16000 },
      source: 'By hand: 300 × 20/375 = 16',
    },
  ],
  references: [
    {
      title: 'CIBSE: SLL Code for Lighting (2012)',
      isbn: '978-1-906846-21-3',
    },
  ],
});
