import { choice, constant, defineCalculator, number, percent, quantity } from '@reckoner/engine';

/** Yield components: heads in an area × kernels on a head × weight of a kernel. */
export default defineCalculator({
  title: 'Crop yield estimate',
  description: 'Grain yield before harvest from ears, heads or pods in an area, kernels on each and kernel weight.',
  keywords: ['corn yield', 'wheat yield', 'yield components', 'bushels per acre', 'kernels per ear'],
  inputs: {
    heads: quantity('1/m^2', { usual: [0.5, 9000], label: 'Ears, heads or pods', symbol: 'E', above: 0, max: 10000 }),
    kernels: number({ usual: [1, 1500], label: 'Kernels on each', symbol: 'K', above: 0, max: 5000 }),
    kernelWeight: quantity('g', {
      usual: [1, 1000],
      label: 'Weight of 1000 kernels',
      symbol: '\\mathrm{TKW}',
      above: 0,
      max: 2000,
    }),
    losses: percent({ usual: [1, 40], label: 'Harvest losses', symbol: 'l', min: 0, max: 90, default: 0 }),
    crop: choice(
      {
        corn: { label: 'Corn, sorghum (56 lb)', value: 56, also: ['maize', 'sorghum'] },
        wheat: { label: 'Wheat, soybeans (60 lb)', value: 60, also: ['soybeans', 'soya'] },
        barley: { label: 'Barley (48 lb)', value: 48 },
        oats: { label: 'Oats (32 lb)', value: 32 },
        canola: { label: 'Canola (50 lb)', value: 50, also: ['rapeseed'] },
      },
      { label: 'Bushel of', symbol: 'w_b', default: 'corn' },
    ),
    area: quantity('m^2', { label: 'Area', unit: 'ha', symbol: 'A', above: 0, max: 1e6, default: 1 }),
  },
  outputs: {
    yieldPerArea: quantity('kg/m^2', { label: 'Yield', unit: 't/ha', symbol: 'Y', places: 2 }),
    bushels: number({ label: 'Bushels per acre', places: 1 }),
    harvest: quantity('kg', { label: 'Harvest of the area', unit: 't', symbol: 'm', places: 2 }),
  },
  formula: ({ heads, kernels, kernelWeight, losses, crop, area }) => {
    const yieldPerArea = heads * kernels * (kernelWeight / 1000) * (1 - losses) * constant(0.001, 'kg/g');
    return {
      yieldPerArea,
      bushels: (yieldPerArea / crop) * constant(8921.791216, 'm^2/kg'),
      harvest: yieldPerArea * area,
    };
  },
  explanation: ({ crop }) => `The crop promises {yieldPerArea}, or {bushels} bushels of ${crop} lb per acre.`,
  cautions: [
    {
      level: 'caution',
      when: ({ yieldPerArea }) => yieldPerArea > constant(3, 'kg/m^2'),
      says: 'No field yields {yieldPerArea} of grain: check the counts, and that heads are those of a square meter.',
    },
  ],
  examples: [
    {
      inputs: { heads: 7.5, kernels: 480, kernelWeight: 300, area: 20 },
      results: { yieldPerArea: 10.8, harvest: 216, bushels: 172.0631 },
      source: 'Python: 7.5 × 480 × 0.3 g/m²; 10800 kg/ha in lb/acre, / 56',
    },
    {
      inputs: { crop: 'wheat', heads: 500, kernels: 32, kernelWeight: 45, losses: 5 },
      results: { yieldPerArea: 6.84, bushels: 101.7084 },
      source: 'Python: 16000 × 0.045 × 0.95 g/m²; / 60 lb',
    },
    {
      inputs: { crop: 'barley', heads: 600, kernels: 20, kernelWeight: 50 },
      results: { yieldPerArea: 6, bushels: 111.5224 },
      source: 'Python: / 48 lb',
    },
    {
      inputs: { crop: 'oats', heads: 400, kernels: 30, kernelWeight: 40 },
      results: { yieldPerArea: 4.8, bushels: 133.8269 },
      source: 'Python: / 32 lb',
    },
    {
      inputs: { crop: 'canola', heads: 5000, kernels: 20, kernelWeight: 3.5 },
      results: { yieldPerArea: 3.5, bushels: 62.45254 },
      source: 'Python: / 50 lb',
    },
    {
      inputs: { heads: 7500, kernels: 480, kernelWeight: 300 },
      results: { yieldPerArea: 10800 },
      cautions: ['check the counts'],
      source: 'By hand: 7500 × 480 × 0.3 g/m²',
    },
  ],
  notes: [
    'At harvest moisture of the kernels weighed. Count several spots of the field: the estimate is no better than its samples.',
  ],
  references: [{ title: 'Nafziger: Illinois Agronomy Handbook, 24th ed., ch. 2 and 4' }],
});
