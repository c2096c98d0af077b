import { constant, defineCalculator, noResult, number, percent, quantity, roundTo } from '@reckoner/engine';

/** Core method: oven-dry mass over the volume of the core. */
export default defineCalculator({
  title: 'Bulk density and porosity',
  description:
    'Bulk density, porosity and void ratio of soil from dry mass and volume, and water-filled pores from the moist mass.',
  keywords: ['soil compaction', 'soil core', 'pore space', 'void ratio', 'wfps'],
  inputs: {
    dryMass: quantity('kg', { label: 'Oven-dry mass', unit: 'g', symbol: 'M_s', above: 0, max: 1e9 }),
    volume: quantity('m^3', { label: 'Volume of the core', unit: 'cm^3', symbol: 'V', min: 1e-3, max: 1e9 }),
    particleDensity: quantity('kg/m^3', {
      label: 'Particle density',
      unit: 'g/cm^3',
      symbol: '\\rho_s',
      min: 0.5,
      max: 10,
      usual: [1.2, 5],
      default: 2.65,
    }),
    moistMass: quantity('kg', { label: 'Moist mass', unit: 'g', symbol: 'M_t', above: 0, max: 1e9, optional: true }),
  },
  outputs: {
    bulkDensity: quantity('kg/m^3', { label: 'Bulk density', unit: 'g/cm^3', symbol: '\\rho_b' }),
    porosity: percent({ label: 'Porosity', symbol: 'f', places: 1 }),
    voidRatio: number({ label: 'Void ratio', symbol: 'e' }),
    waterContent: percent({ label: 'Water content by volume', symbol: '\\theta', places: 1, optional: true }),
    waterFilled: percent({ label: 'Water-filled pore space', symbol: 'S', places: 1, optional: true }),
  },
  formula: ({ dryMass, volume, particleDensity, moistMass }) => {
    const bulkDensity = dryMass / volume;
    const porosity = 1 - bulkDensity / particleDensity;
    if (porosity <= 1e-9)
      throw noResult('The soil would be denser than its particles: check mass, volume and particle density.');
    const dry = { bulkDensity, porosity, voidRatio: particleDensity / bulkDensity - 1 };
    if (moistMass === undefined) return dry;
    const waterContent = (moistMass - dryMass) / (constant(1000, 'kg/m^3') * volume);
    return { ...dry, waterContent, waterFilled: waterContent / porosity };
  },
  explanation: 'The bulk density is {bulkDensity}: {porosity} of the volume is pores.',
  requires: [
    {
      that: ({ moistMass, dryMass }) => moistMass >= dryMass,
      field: 'moistMass',
      says: 'The moist mass, {moistMass}, must not be below the dry mass, {dryMass}.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ bulkDensity }) => bulkDensity < constant(50, 'kg/m^3'),
      says: 'Even peat is denser than 0.05 g/cm³: check mass and volume and their units.',
    },
    {
      level: 'caution',
      when: ({ waterFilled }) => roundTo(100 * (waterFilled ?? 0), 1) > 100,
      says: 'There is more water than pores: the soil swelled, or a mass, the volume or the particle density is wrong.',
    },
  ],
  examples: [
    {
      inputs: { dryMass: 132.5, volume: 100, moistMass: 152.5 },
      results: { bulkDensity: 1.325, porosity: 50, voidRatio: 1, waterContent: 20, waterFilled: 40 },
      source: 'By hand: 1.325/2.65 = 0.5; 20/100; 0.2/0.5',
    },
    {
      inputs: { dryMass: 160, volume: 100, particleDensity: 2.5 },
      results: { bulkDensity: 1.6, porosity: 36, voidRatio: 0.5625 },
      source: 'By hand: 1 - 1.6/2.5; 0.36/0.64',
    },
    { inputs: { dryMass: 300, volume: 100 }, noResult: 'denser than', source: 'By definition' },
    { inputs: { dryMass: 130, volume: 100, moistMass: 120 }, refused: 'must not be below', source: 'By definition' },
    {
      inputs: { dryMass: 1.3, volume: 100 },
      results: { bulkDensity: 0.013 },
      cautions: ['Even peat'],
      source: 'By hand: 1.3/100',
    },
    {
      inputs: { dryMass: 132.5, volume: 100, moistMass: 192.5 },
      results: { porosity: 50, waterContent: 60, waterFilled: 120 },
      cautions: ['more water than pores'],
      source: 'By hand: 0.6/0.5',
    },
    {
      inputs: { dryMass: 132.5, volume: 100, moistMass: 182.53 },
      results: { waterFilled: 100.06 },
      cautions: ['more water than pores'],
      source: 'By hand: 0.5003/0.5',
    },
  ],
  references: [{ title: 'Weil, Brady: The Nature and Properties of Soils, 15th ed. (2016), ch. 4' }],
});
