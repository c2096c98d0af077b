import {
  choice,
  constant,
  defineCalculator,
  integer,
  isAbove,
  isBelow,
  noResult,
  number,
  percent,
  quantity,
} from '@reckoner/engine';

/** Growth areas in cm² of common culture vessels. */
const AREA = {
  plate96: 0.32,
  plate24: 1.9,
  plate12: 3.8,
  plate6: 9.5,
  dish60: 21,
  dish100: 55,
  t25: 25,
  t75: 75,
  t175: 175,
} as const;

/** Cells = density × area; volume of suspension = cells / concentration. */
export default defineCalculator({
  title: 'Cell seeding',
  description: 'Volumes of cell suspension and medium that seed wells, dishes or flasks at a density.',
  keywords: ['seeding density', 'plating cells', 'cells per well', 'cells per cm2', 'subculture'],
  inputs: {
    concentration: quantity('1/mL', {
      label: 'Cells in the suspension',
      symbol: 'c',
      min: 1,
      max: 1e10,
      usual: [1000, 1e9],
    }),
    density: quantity('1/cm^2', { label: 'Seeding density', symbol: 'd', min: 0.1, max: 1e8, usual: [100, 1e6] }),
    vessel: choice(
      {
        plate96: 'Well of a 96-well plate',
        plate24: 'Well of a 24-well plate',
        plate12: 'Well of a 12-well plate',
        plate6: 'Well of a 6-well plate',
        dish60: '60 mm dish',
        dish100: '100 mm dish',
        t25: 'T-25 flask',
        t75: 'T-75 flask',
        t175: 'T-175 flask',
      },
      { label: 'Vessel', default: 't75' },
    ),
    area: quantity('cm^2', {
      label: 'Growth area',
      symbol: 'A',
      above: 0,
      max: 1e6,
      default: ({ vessel }: { vessel: keyof typeof AREA }) => AREA[vessel],
    }),
    volume: quantity('mL', { label: 'Volume in each vessel', symbol: 'V', above: 0, max: 1e6 }),
    vessels: integer({ label: 'Vessels', symbol: 'n', min: 1, max: 10000, default: 1 }),
    excess: percent({ label: 'Excess for pipetting', symbol: 'e', min: 0, max: 100, usual: [1, 50], default: 10 }),
  },
  outputs: {
    suspension: quantity('mL', { label: 'Cell suspension', symbol: 'V_s', places: 3 }),
    medium: quantity('mL', { label: 'Medium to add', symbol: 'V_m', places: 3 }),
    cells: number({ label: 'Cells in each vessel', symbol: 'N', places: 0 }),
    mixed: quantity('1/mL', { label: 'Cells in the mix', places: 0 }),
  },
  formula: ({ concentration, density, area, volume, vessels, excess }) => {
    const cells = density * area;
    const mixed = cells / volume;
    if (mixed > concentration)
      throw noResult('The suspension is too thin for this density: concentrate it or use more volume.');
    const total = volume * vessels * (1 + excess);
    const suspension = (total * mixed) / concentration;
    return { suspension, medium: total - suspension, cells, mixed };
  },
  explanation: ({ vessels }) =>
    vessels === 1
      ? 'Mix {suspension} of suspension with {medium} of medium and give {volume} to the vessel.'
      : 'Mix {suspension} of suspension with {medium} of medium and give {volume} to each of {vessels} vessels.',
  cautions: [
    {
      level: 'caution',
      when: ({ volume, area }) =>
        isAbove(volume, 1.5 * area * constant(1, 'cm')) || isBelow(volume, 0.05 * area * constant(1, 'cm')),
      says: 'A layer of medium is usually 2 to 5 mm deep, 0.2 to 0.5 mL for each cm²: check the volume and its unit.',
    },
    {
      level: 'caution',
      when: ({ suspension }) => suspension < constant(0.001, 'mL'),
      says: 'Less than 1 µL of the suspension cannot be measured out well: dilute it first.',
    },
  ],
  examples: [
    {
      inputs: { concentration: 1e6, density: 10000, volume: 15 },
      results: { cells: 750000, mixed: 50000, suspension: 0.825, medium: 15.675 },
      source: 'By hand: 10000 × 75; 16.5 mL × 50000/10⁶',
    },
    {
      inputs: {
        concentration: '5e5 1/mL',
        density: 20000,
        vessel: 'plate96',
        volume: '100 µL',
        vessels: 96,
        excess: 0,
      },
      results: { cells: 6400, suspension: 1.2288, medium: 8.3712 },
      source: 'By hand: 96 × 6400/500000; 9.6 mL in all',
    },
    {
      inputs: { concentration: 2e5, density: 5000, vessel: 't25', area: 30, volume: 5, excess: 0 },
      results: { cells: 150000, suspension: 0.75, medium: 4.25 },
      source: 'By hand: 5000 × 30/200000',
    },
    {
      inputs: { concentration: 1000, density: 10000, volume: 15 },
      noResult: 'too thin',
      source: 'By hand: 50000 against 1000 per mL',
    },
    {
      inputs: { concentration: 1e6, density: 10000, volume: 1500, excess: 0 },
      results: { suspension: 0.75, mixed: 500 },
      cautions: ['layer of medium'],
      source: 'By hand: 750000 cells in 1500 mL',
    },
    {
      inputs: { concentration: 1e9, density: 2000, vessel: 'plate96', volume: 0.1, excess: 0 },
      results: { cells: 640, suspension: 6.4e-7 },
      cautions: ['cannot be measured out'],
      source: 'By hand: 640/10⁹ mL',
    },
  ],
  notes: ['Count viable cells only.'],
  references: [{ title: 'Freshney: Culture of Animal Cells, 7th ed., ch. 7 and 12', isbn: '978-1-118-87365-6' }],
});
