import { choice, defineCalculator, isAbove, isBelow, measure, number } from '@reckoner/engine';

/** Weights in pounds between which animals are taped. */
const TAPED = {
  cattle: [90, 2800],
  horse: [150, 2600],
  pig: [30, 1000],
  sheep: [20, 400],
  goat: [12, 350],
} as const;

/** Weight in pounds = girth² × length / constant, in inches. */
export default defineCalculator({
  title: 'Livestock weight by tape',
  description: 'Live weight of cattle, horses, pigs, sheep and goats from heart girth and body length.',
  keywords: ['heart girth', 'weight tape', 'cattle weight', 'horse weight', 'pig weight', 'goat weight'],
  inputs: {
    species: choice(
      {
        cattle: { label: 'Cattle', also: ['cow', 'bull'] },
        horse: 'Horse',
        pig: { label: 'Pig', also: ['hog', 'swine'] },
        sheep: 'Sheep',
        goat: 'Goat',
      },
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
    const constant = species === 'horse' ? 330 : species === 'pig' ? 400 : 300;
    const weight = (girth ** 2 * length) / constant;
    return { weight, animalUnits: weight / 1000 };
  },
  explanation: 'With a girth of {girth} and a length of {length} the animal weighs about {weight}.',
  cautions: [
    {
      level: 'caution',
      when: ({ species, weight }) => weight < TAPED[species][0] || weight > TAPED[species][1],
      says: 'The equation is for grown animals of the species, and {weight} is none: check the species, and that both lengths are in centimeters.',
    },
    {
      level: 'caution',
      when: ({ girth, length }) => isBelow(length, 0.6 * girth) || isAbove(length, 1.5 * girth),
      says: 'A body length of {length} does not go with a girth of {girth}: check that both are in the same unit.',
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
    {
      inputs: { girth: 180, length: 60 },
      results: { weight: 179.36578 },
      cautions: ['in the same unit'],
      source: 'Python: (180/2.54)² × (60/2.54)/300 lb in kg; one length in inches',
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
