import { choice, defineCalculator, measure, number } from '@reckoner/engine';

/** What divides girth² × length in cubic inches, and the weights in pounds of animals that are taped. */
const SPECIES = {
  cattle: { divisor: 300, lightest: 90, heaviest: 2800 },
  horse: { divisor: 330, lightest: 150, heaviest: 2600 },
  pig: { divisor: 400, lightest: 30, heaviest: 1000 },
  sheep: { divisor: 300, lightest: 20, heaviest: 400 },
  goat: { divisor: 300, lightest: 12, heaviest: 350 },
} as const;

/** Weight in pounds = girth² × length / constant, in inches. */
export default defineCalculator({
  title: 'Livestock weight by tape',
  description: 'Live weight of cattle, horses, pigs, sheep and goats from heart girth and body length.',
  keywords: ['heart girth', 'weight tape', 'cattle weight', 'horse weight', 'pig weight', 'goat weight'],
  inputs: {
    species: choice(
      { cattle: 'Cattle', horse: 'Horse', pig: 'Pig', sheep: 'Sheep', goat: 'Goat' },
      { label: 'Species', default: 'cattle' },
    ),
    girth: measure('in', {
      label: 'Heart girth',
      help: 'Around the chest, just behind the front legs.',
      symbol: 'G',
      unit: 'cm',
      min: 20,
      max: 300,
    }),
    length: measure('in', {
      label: 'Body length',
      help: 'From the point of the shoulder to the pin bone; in pigs from between the ears to the base of the tail.',
      symbol: 'L',
      unit: 'cm',
      min: 20,
      max: 300,
    }),
  },
  outputs: {
    weight: measure('lb', { label: 'Live weight', unit: 'kg', symbol: 'W', places: 0 }),
    animalUnits: number({ label: 'Animal units of 1000 lb', places: 2 }),
  },
  formula: ({ species, girth, length }) => {
    const weight = (girth ** 2 * length) / SPECIES[species].divisor;
    return { weight, animalUnits: weight / 1000 };
  },
  explanation: 'With a girth of {girth} and a length of {length} the animal weighs about {weight}.',
  cautions: [
    {
      level: 'caution',
      when: ({ species, weight }) => weight < SPECIES[species].lightest || weight > SPECIES[species].heaviest,
      says: 'The equation is for grown animals of the species, and {weight} is none: check the species, and that both lengths are in centimeters.',
    },
  ],
  examples: [
    {
      inputs: { girth: '70 in', length: '60 in' },
      results: { weight: 444.52052, animalUnits: 0.98 },
      source: 'By hand: 70² × 60/300 = 980 lb',
    },
    {
      inputs: { species: 'horse', girth: '75 in', length: '66 in' },
      results: { animalUnits: 1.125 },
      source: 'By hand: 75² × 66/330',
    },
    {
      inputs: { species: 'pig', girth: 110, length: 115 },
      results: { weight: 96.291469 },
      source: 'Python: (110/2.54)² × (115/2.54)/400 lb in kg',
    },
    {
      inputs: { species: 'sheep', girth: '36 in', length: '30 in' },
      results: { animalUnits: 0.1296 },
      source: 'By hand: 36² × 30/300',
    },
    {
      inputs: { species: 'goat', girth: '30 in', length: '26 in' },
      results: { animalUnits: 0.078 },
      source: 'By hand: 30² × 26/300',
    },
    {
      inputs: { species: 'horse', girth: 75, length: 66 },
      results: { weight: 31.14 },
      cautions: ['grown animals of the species'],
      source: 'By hand: (75/2.54)² × (66/2.54)/330 lb; inches sent as centimeters',
    },
  ],
  notes: ['An estimate for grown animals, within about 10%; not for dosing drugs of narrow margin. Shorn sheep.'],
  references: [
    {
      title: 'Carroll, Huntington: Body condition scoring and weight estimation of horses, Equine Vet. J. 20 (1988) 41',
      doi: '10.1111/j.2042-3306.1988.tb01451.x',
    },
  ],
});
