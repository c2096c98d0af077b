import { constant, defineCalculator, isAbove, number, percent, quantity } from '@reckoner/engine';

/** ET_c = K_c·ET₀ and net irrigation ET_c - P_e; gross by the efficiency of the application. */
export default defineCalculator({
  title: 'Crop water requirement',
  description:
    'Crop evapotranspiration and net and gross irrigation from reference evapotranspiration, crop coefficient and rain.',
  keywords: ['crop coefficient', 'ETc', 'Kc', 'irrigation requirement', 'FAO 56'],
  inputs: {
    reference: quantity('mm/d', {
      usual: [0.3, 15],
      label: 'Reference evapotranspiration',
      symbol: 'ET_0',
      min: 0,
      max: 30,
    }),
    coefficient: number({
      usual: [0.1, 1.4],
      label: 'Crop coefficient',
      help: 'Maize: 0.3 initial, 1.2 middle, 0.6 late season.',
      symbol: 'K_c',
      min: 0,
      max: 2,
    }),
    period: quantity('d', { label: 'Period', symbol: 't', min: 1, max: 366, default: 1 }),
    rain: quantity('mm', {
      usual: [0, 600],
      label: 'Effective rain in the period',
      symbol: 'P_e',
      min: 0,
      max: 10000,
      default: 0,
    }),
    efficiency: percent({
      usual: [35, 97],
      label: 'Application efficiency',
      help: 'Surface 60%, sprinkler 75%, drip 90%.',
      symbol: 'E_a',
      min: 10,
      max: 100,
      default: 75,
    }),
    area: quantity('m^2', { label: 'Area', unit: 'ha', symbol: 'A', above: 0, max: 1e6, default: 1 }),
  },
  outputs: {
    evapotranspiration: quantity('mm/d', { label: 'Crop evapotranspiration', symbol: 'ET_c', places: 2 }),
    net: quantity('mm', { label: 'Net irrigation', symbol: 'I_n', places: 1 }),
    gross: quantity('mm', { label: 'Gross irrigation', symbol: 'I_g', places: 1 }),
    volume: quantity('m^3', { label: 'Water for the area', symbol: 'V', places: 1 }),
  },
  formula: ({ reference, coefficient, period, rain, efficiency, area }) => {
    const evapotranspiration = coefficient * reference;
    const need = evapotranspiration * period;
    // What rounding leaves of a need that the rain just covers is none.
    const net = isAbove(need, rain) ? need - rain : 0 * rain;
    const gross = net / efficiency;
    return { evapotranspiration, net, gross, volume: gross * constant(0.001, 'm/mm') * area };
  },
  explanation: ({ net }) =>
    net > 0
      ? 'The crop uses {evapotranspiration}; for {period} give {gross} at {efficiency} of efficiency, {volume} on the area.'
      : 'The crop uses {evapotranspiration}, no more than it rains: no irrigation is needed.',
  examples: [
    {
      inputs: { reference: 6, coefficient: 1.2, period: 10, rain: 12, area: 5 },
      results: { evapotranspiration: 7.2, net: 60, gross: 80, volume: 4000 },
      source: 'By hand: 72 - 12; 60/0.75; 0.08 × 50000',
    },
    {
      inputs: { reference: 4, coefficient: 0.5, period: 7, rain: 20 },
      results: { evapotranspiration: 2, net: 0, gross: 0, volume: 0 },
      source: 'By hand: 14 mm are less than the rain',
    },
    {
      inputs: { reference: 6, coefficient: 1.2, period: 10, rain: 12, efficiency: 60, area: 5 },
      results: { evapotranspiration: 7.2, net: 60, gross: 100, volume: 5000 },
      source: 'By hand: 72 - 12; 60/0.6; 0.1 × 50000',
    },
    {
      inputs: { reference: 7, coefficient: 1.1, period: 10, rain: 77 },
      results: { evapotranspiration: 7.7, net: 0, gross: 0, volume: 0 },
      source: 'By hand: 7 × 1.1 × 10 is exactly the rain',
    },
  ],
  references: [
    {
      title: 'Allen et al.: Crop evapotranspiration, FAO Irrigation and Drainage Paper 56 (1998), ch. 6',
      isbn: '978-92-5-104219-9',
    },
  ],
});
