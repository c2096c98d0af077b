import { constant, defineCalculator, percent, quantity } from '@reckoner/engine';

/** Seeds that must be sown so that the target number of plants comes up, times their weight. */
export default defineCalculator({
  title: 'Seeding rate',
  description: 'Seed per area from target plants, thousand-seed weight, germination and field emergence.',
  keywords: ['thousand grain weight', 'TKW', 'TSW', 'seed rate', 'drilling rate', 'kg per hectare'],
  inputs: {
    plants: quantity('1/m^2', { usual: [0.5, 6000], label: 'Target plants', symbol: 'P', above: 0, max: 10000 }),
    seedWeight: quantity('kg', {
      usual: [0.1, 1500],
      label: 'Weight of 1000 seeds',
      unit: 'g',
      symbol: '\\mathrm{TSW}',
      above: 0,
      max: 5000,
    }),
    germination: percent({ usual: [40, 100], label: 'Germination', symbol: 'G', min: 1, max: 100, default: 95 }),
    emergence: percent({
      usual: [30, 100],
      label: 'Field emergence of germinating seeds',
      symbol: 'E',
      min: 1,
      max: 100,
      default: 90,
    }),
    area: quantity('m^2', { label: 'Area', unit: 'ha', symbol: 'A', above: 0, max: 1e6, default: 1 }),
  },
  outputs: {
    rate: quantity('kg/m^2', { label: 'Seeding rate', unit: 'kg/ha', symbol: 'R', places: 1 }),
    seeds: quantity('1/m^2', { label: 'Seeds to sow', symbol: 'S', places: 1 }),
    total: quantity('kg', { label: 'Seed for the area', symbol: 'm', places: 1 }),
  },
  formula: ({ plants, seedWeight, germination, emergence, area }) => {
    const seeds = plants / (germination * emergence);
    const rate = (seeds * seedWeight) / 1000;
    return { rate, seeds, total: rate * area };
  },
  explanation:
    'Sow {rate}, which is {seeds}, for {plants} at {germination} of germination and {emergence} of emergence; the area needs {total}.',
  cautions: [
    {
      level: 'caution',
      when: ({ rate }) => rate > constant(0.05, 'kg/m^2'),
      says: 'Hardly any crop is sown at {rate}: check that plants are those of a square meter and the weight that of 1000 seeds.',
    },
  ],
  examples: [
    {
      inputs: { plants: 250, seedWeight: 48, germination: 95, emergence: 85, area: 12 },
      results: { seeds: 309.59752, rate: 148.60681, total: 1783.2817 },
      source: 'Python: 250/(0.95 × 0.85); × 48/100 kg/ha; × 12',
    },
    {
      inputs: { plants: 40, seedWeight: 180, germination: 80, emergence: 100 },
      results: { seeds: 50, rate: 90, total: 90 },
      source: 'By hand: 40/0.8; 50 × 180/100',
    },
    {
      inputs: { plants: 2500, seedWeight: 48, germination: 100, emergence: 100 },
      results: { rate: 1200, seeds: 2500 },
      cautions: ['of a square meter'],
      source: 'By hand: 2500 × 48/1000 g/m²',
    },
  ],
  references: [{ title: 'AHDB: Wheat growth guide (2023), section on seed rate and plant population' }],
});
