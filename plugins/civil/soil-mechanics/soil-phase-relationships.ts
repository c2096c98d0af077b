import { choice, constant, defineCalculator, noResult, number, percent, quantity } from '@reckoner/engine';

const WATER = constant(1000, 'kg/m^3');

/** Three-phase relations from the specific gravity of the solids and two measured quantities. */
export default defineCalculator({
  title: 'Soil phase relationships',
  description:
    'Void ratio, porosity, saturation and densities of a soil from its density, water content and specific gravity.',
  keywords: [
    'void ratio',
    'porosity',
    'degree of saturation',
    'dry unit weight',
    'water content',
    'buoyant unit weight',
  ],
  inputs: {
    given: choice(
      { bulk: 'Bulk density', dry: 'Dry density', voids: 'Void ratio' },
      { label: 'With the water content is known', default: 'bulk' },
    ),
    bulkDensity: quantity('kg/m^3', {
      label: 'Bulk density',
      usual: [1000, 2500],
      symbol: '\\rho',
      min: 500,
      max: 3500,
      when: { given: 'bulk' },
    }),
    knownDry: quantity('kg/m^3', {
      label: 'Dry density',
      usual: [300, 2400],
      symbol: '\\rho_d',
      min: 200,
      max: 3500,
      when: { given: 'dry' },
    }),
    knownVoids: number({ label: 'Void ratio', symbol: 'e', min: 0.05, max: 20, when: { given: 'voids' } }),
    waterContent: percent({ label: 'Water content', usual: [1, 300], symbol: 'w', min: 0, max: 1000 }),
    specificGravity: number({
      label: 'Specific gravity of the solids',
      usual: [2.2, 3.2],
      symbol: 'G_s',
      min: 1,
      max: 5,
      default: 2.65,
    }),
  },
  outputs: {
    voidRatio: number({ label: 'Void ratio', symbol: 'e', places: 3 }),
    porosity: percent({ label: 'Porosity', symbol: 'n', places: 1 }),
    saturation: percent({ label: 'Degree of saturation', symbol: 'S', places: 1 }),
    dryDensity: quantity('kg/m^3', { label: 'Dry density', symbol: '\\rho_d', places: 0 }),
    density: quantity('kg/m^3', { label: 'Bulk density', symbol: '\\rho', places: 0 }),
    saturatedDensity: quantity('kg/m^3', { label: 'Saturated density', symbol: '\\rho_{sat}', places: 0 }),
  },
  formula: ({ given, bulkDensity, knownDry, knownVoids, waterContent, specificGravity }) => {
    const solids = specificGravity * WATER;
    const dryDensity =
      given === 'bulk' ? bulkDensity / (1 + waterContent) : given === 'dry' ? knownDry : solids / (1 + knownVoids);
    const voidRatio = solids / dryDensity - 1;
    if (voidRatio <= 0.001) throw noResult('The soil would be denser than its solids.');
    const saturation = (waterContent * specificGravity) / voidRatio;
    if (saturation > 1.0001) throw noResult('The water would not fit into the voids: the saturation is over 100%.');
    return {
      voidRatio,
      porosity: voidRatio / (1 + voidRatio),
      // What rounded densities leave over full is full.
      saturation: Math.min(1, saturation),
      dryDensity,
      density: dryDensity * (1 + waterContent),
      saturatedDensity: ((specificGravity + voidRatio) / (1 + voidRatio)) * WATER,
    };
  },
  explanation: 'The soil has a void ratio of {voidRatio}, is {saturation} saturated and weighs {dryDensity} dry.',
  examples: [
    {
      inputs: { bulkDensity: 1850, waterContent: 15, specificGravity: 2.68 },
      results: {
        voidRatio: 0.665945946,
        porosity: 39.974043,
        saturation: 60.36526,
        dryDensity: 1608.695652,
        density: 1850,
        saturatedDensity: 2008.43608,
      },
      source: 'Python: ρd = 1850/1.15, e = 2680/ρd − 1, S = w Gs/e, (Gs + e)/(1 + e)',
    },
    {
      inputs: { given: 'dry', knownDry: 1600, waterContent: 10, specificGravity: 2.64 },
      results: { voidRatio: 0.65, density: 1760, saturation: 40.615385 },
      source: 'By hand: 2640/1600 − 1; 1600 × 1.1; 0.264/0.65',
    },
    {
      inputs: { given: 'voids', knownVoids: 0.6, waterContent: 20 },
      results: { dryDensity: 1656.25, porosity: 37.5, saturation: 88.333333 },
      source: 'By hand: 2650/1.6; 0.6/1.6; 0.53/0.6',
    },
    {
      inputs: { bulkDensity: 3200, waterContent: 1 },
      noResult: 'denser than its solids',
      source: 'By hand: 3168 > 2650',
    },
    {
      inputs: { given: 'voids', knownVoids: 0.5, waterContent: 40 },
      noResult: 'would not fit',
      source: 'By hand: 0.4 × 2.65/0.5 = 2.12',
    },
    {
      inputs: { bulkDensity: 2198.35, waterContent: 15, specificGravity: 2.68 },
      results: { voidRatio: 0.4019606, saturation: 100 },
      source: 'By hand: 2680 × 1.15/2198.35 − 1; 0.15 × 2.68/0.40196 is 1.00009, as the density was rounded',
    },
  ],
  notes: ['Unit weight is density times 9.81 m/s²; water at 1000 kg/m³.'],
  references: [{ title: 'Das, Sobhan: Principles of Geotechnical Engineering, 9th ed., ch. 3' }],
});
