import { constant, defineCalculator, number, percent, quantity } from '@reckoner/engine';

/** Forage that may be eaten, in animal unit months of 30.4 days. */
export default defineCalculator({
  title: 'Stocking rate',
  description:
    'Animal unit months of a pasture and the head it carries from forage, utilization and the grazing season.',
  keywords: ['AUM', 'animal unit month', 'carrying capacity', 'grazing', 'pasture', 'head per acre'],
  inputs: {
    area: quantity('m^2', { label: 'Pasture', unit: 'ha', symbol: 'A', min: 0.01, max: 1e6 }),
    forage: quantity('kg/m^2', {
      usual: [50, 20000],
      label: 'Forage, dry matter',
      unit: 'kg/ha',
      symbol: 'F',
      min: 1,
      max: 50000,
    }),
    utilization: percent({
      usual: [10, 80],
      label: 'Share that may be eaten',
      symbol: 'u',
      min: 1,
      max: 100,
      default: 25,
    }),
    equivalent: number({
      usual: [0.05, 2],
      label: 'Animal units per head',
      help: 'Cow with calf 1, bull 1.35, horse 1.25, ewe or goat 0.2.',
      symbol: 'e',
      min: 0.001,
      max: 10,
      default: 1,
    }),
    intake: quantity('kg/d', {
      usual: [7, 18],
      label: 'Dry matter eaten by an animal unit',
      symbol: 'i',
      min: 1,
      max: 50,
      default: 12,
    }),
    season: quantity('d', { usual: [5, 366], label: 'Grazing season', symbol: 't', min: 1, max: 366 }),
  },
  outputs: {
    head: number({ label: 'Head for the season', symbol: 'N', places: 1 }),
    months: number({ label: 'Animal unit months', symbol: '\\mathrm{AUM}', places: 1 }),
    areaPerHead: quantity('m^2', { label: 'Area per head', unit: 'ha', places: 2 }),
  },
  formula: ({ area, forage, utilization, equivalent, intake, season }) => {
    const eaten = area * forage * utilization;
    const head = eaten / (intake * equivalent * season);
    return { head, months: eaten / (intake * constant(30.4, 'd')), areaPerHead: area / head };
  },
  explanation:
    'With {utilization} of its forage eaten, the pasture offers {months} animal unit months: {head} head of {equivalent} animal {equivalent|unit|units} each for {season}.',
  cautions: [
    {
      level: 'note',
      when: ({ utilization }) => utilization > 0.5,
      says: 'On rangeland no more than half may be used; only pastures that are rotated and rest bear {utilization}.',
    },
  ],
  examples: [
    {
      inputs: { area: 100, forage: 1500, season: 152 },
      results: { months: 102.79605, head: 20.559211, areaPerHead: 4.864 },
      source: 'Python: 37500 kg/(12 × 30.4); 37500/(12 × 152)',
    },
    {
      inputs: {
        area: '640 acre',
        forage: '1000 lb/acre',
        utilization: 35,
        equivalent: 0.2,
        intake: '26 lb/d',
        season: 182.4,
      },
      results: { months: 283.40081, head: 236.16734 },
      source: 'Python: 224000 lb/(26 × 30.4); / 0.2 / 6',
    },
    {
      inputs: { area: 100, forage: 1500, season: 152, utilization: 70 },
      results: { head: 57.5657895 },
      cautions: ['rangeland'],
      source: 'By hand: 105000/(12 × 152)',
    },
  ],
  notes: [
    'Take half, leave half: about a quarter of the growth is eaten on rangeland, the rest is trampled, lost or left.',
  ],
  references: [{ title: 'USDA NRCS: National Range and Pasture Handbook (2003), ch. 6: animal unit equivalents' }],
});
