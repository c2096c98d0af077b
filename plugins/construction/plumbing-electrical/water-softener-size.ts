import {
  choice,
  defineCalculator,
  integer,
  isAbove,
  isAtLeast,
  isBelow,
  measure,
  noResult,
  number,
  percent,
  roundTo,
} from '@reckoner/engine';

/** Grains a day = people × water × (hardness + iron); resin by the capacity at a dose of salt. */
export default defineCalculator({
  title: 'Water softener size',
  description:
    'Hardness removed a day, resin volume, grain rating, salt and added sodium of a water softener from people, water use and hardness.',
  keywords: [
    'water softener capacity',
    'grains per gallon',
    'softener regeneration',
    'salt per regeneration',
    'resin cubic feet',
  ],
  inputs: {
    people: integer({ label: 'People', usual: [1, 12], symbol: 'n', min: 1, max: 500 }),
    water: measure('gal', {
      label: 'Water a person and day',
      unit: 'L',
      usual: [80, 600],
      symbol: 'w',
      min: 10,
      max: 5000,
      default: 280,
    }),
    hardness: measure('gr/gal', {
      label: 'Hardness as CaCO₃',
      regional: false,
      usual: [3.5, 60],
      help: 'Write gr/gal for gpg and mg/L for ppm. 1 gr/gal is 17.1 mg/L; a German degree is 17.8 mg/L, a French degree 10 mg/L.',
      symbol: 'H',
      above: 0,
      max: 100,
    }),
    iron: measure('gr/gal', {
      label: 'Dissolved iron',
      unit: 'mg/L',
      regional: false,
      usual: [0, 5],
      symbol: 'F',
      min: 0,
      max: 30,
      default: 0,
    }),
    ironFactor: number({
      label: 'Hardness counted for iron, gr/gal per mg/L',
      usual: [1.5, 5],
      help: 'Suppliers count 2 to 5.',
      symbol: 'k',
      min: 0,
      max: 10,
      default: 3,
    }),
    days: number({
      label: 'Days between regenerations, at least',
      usual: [3, 14],
      symbol: 'N',
      min: 1,
      max: 30,
      default: 6,
    }),
    reserve: percent({
      label: 'Reserve',
      usual: [5, 40],
      help: 'Part of the capacity that is kept back; controllers often keep about a day.',
      symbol: 'r',
      min: 0,
      max: 60,
      default: 0,
    }),
    dose: choice(
      {
        lb6: '6 lb/ft³ of resin: 20,000 gr/ft³',
        lb8: '8 lb/ft³ of resin: 24,000 gr/ft³',
        lb10: '10 lb/ft³ of resin: 27,000 gr/ft³',
        lb15: '15 lb/ft³ of resin: 30,000 gr/ft³',
      },
      { label: 'Salt a regeneration', default: 'lb8' },
    ),
  },
  outputs: {
    resin: measure('ft^3', { label: 'Resin', regional: false, symbol: 'V', places: 2 }),
    rating: measure('gr', { label: 'Sold as about', regional: false, symbol: 'G', places: 0 }),
    load: measure('gr', { label: 'Hardness a day', regional: false, symbol: 'g', places: 0 }),
    capacity: measure('gr', { label: 'Needed capacity', regional: false, symbol: 'C', places: 0 }),
    between: number({ label: 'Days between regenerations', symbol: 'N_r', places: 1 }),
    salt: measure('lb', { label: 'Salt a regeneration', unit: 'kg', symbol: 'm', places: 2 }),
    saltYear: measure('lb', { label: 'Salt a year', unit: 'kg', symbol: 'M', places: 0 }),
    sodium: measure('gr/gal', {
      label: 'Sodium added to the water',
      unit: 'mg/L',
      regional: false,
      symbol: 'Na',
      places: 0,
    }),
  },
  formula: ({ people, water, hardness, iron, ironFactor, days, reserve, dose }) => {
    const { perFoot, salt: perDose } = DOSES[dose];
    const load = people * water * (hardness + ironFactor * MILLIGRAMS * iron);
    const capacity = (load * days) / (1 - reserve);
    const least = capacity / perFoot;
    const resin = SIZES.find((size) => isAtLeast(size, least));
    if (resin === undefined)
      throw noResult(
        'That needs more than 5 ft³ of resin: a larger dose of salt, fewer days, two tanks, or a supplier’s design.',
      );
    const between = (resin * perFoot * (1 - reserve)) / load;
    const salt = resin * perDose;
    return {
      resin,
      rating: resin * RATED,
      load,
      capacity,
      between,
      salt,
      saltYear: (365 * salt) / between,
      sodium: SODIUM * hardness,
    };
  },
  stepwise: [
    'The hardness a day is people times water times hardness, to which iron adds its factor.',
    'The needed capacity is that of the days, over the part that is not kept in reserve.',
    'The resin is the first of 0.75, 1, 1.5, 2, 2.5, 3, 4 and 5 ft³ whose capacity at this dose of salt suffices; it is sold by 32,000 gr/ft³.',
    'The days between regenerations are the capacity of that resin without the reserve over the hardness a day; the salt is the dose times the resin.',
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ between }) => roundTo(between, 1) > 14,
      says: 'More than 14 days between regenerations let the resin pack and foul: set the controller to regenerate every 14 days at the latest, which takes more salt a year than is told here, or take less salt a time.',
    },
    {
      level: 'note',
      when: ({ between }) => roundTo(between, 1) < 3,
      says: 'More often than every three days wastes water and salt: take more resin.',
    },
    {
      level: 'caution',
      when: ({ iron }) => isAbove(iron, 2 / MILLIGRAMS),
      says: 'Over some 2 mg/L of iron fouls the resin, and many makers set a limit of 2 to 5 mg/L: ask for it, or put an iron filter before. Iron that is already rust (cloudy, brown) has to be filtered out in any case.',
    },
    {
      level: 'caution',
      when: ({ sodium }) => roundTo(sodium * MILLIGRAMS, 0) > 20 && roundTo(sodium * MILLIGRAMS, 0) <= 200,
      says: 'More than 20 mg/L of sodium is added, which the US EPA names as the most in drinking water for people on a strict low-sodium diet. Leave a tap unsoftened for them and for infants’ formula.',
    },
    {
      level: 'caution',
      when: ({ sodium }) => roundTo(sodium * MILLIGRAMS, 0) > 200,
      says: 'More than 200 mg/L of sodium is added, the limit of the EU for drinking water (Directive 2020/2184), and ten times what the US EPA names for people on a strict low-sodium diet: keep a tap unsoftened for drinking and cooking.',
    },
    {
      level: 'note',
      when: ({ hardness }) => isBelow(hardness, 60 / MILLIGRAMS),
      says: 'Below 60 mg/L water is called soft (US Geological Survey) and needs no softener; is the hardness in grains per gallon or degrees?',
    },
  ],
  explanation:
    '{people} {people|person uses|people use} {water} a day{people|| each}, of a hardness of {hardness} and {iron} of iron (counted as {ironFactor} gr/gal for each mg/L): {load} a day. For {days} {days|day|days} with a reserve of {reserve} take {resin} of resin, sold as about {rating}. With {salt} of salt ({dose}) it regenerates every {between} {between|day|days} at full use, {saltYear} a year, and adds {sodium} of sodium.',
  examples: [
    {
      inputs: { people: 5, water: '80 gal', hardness: 15, days: 3, dose: 'lb6' },
      results: {
        resin: 1,
        rating: 32000,
        load: 6000,
        capacity: 18000,
        between: 3.333333333,
        salt: 2.72155422,
        saltYear: 298.0101871,
      },
      cautions: ['20 mg/L of sodium'],
      source:
        '714water.com: 5 × 80 × 15 = 6,000 gr a day, 1 ft³ of 20,000 gr every 3.3 days at 6 lb; 6 lb × 365/3.333 = 657 lb a year',
    },
    {
      inputs: { people: 5, water: '80 gal', hardness: 15, days: 5, dose: 'lb6' },
      results: { resin: 1.5, between: 5, salt: 4.08233133 },
      cautions: ['20 mg/L of sodium'],
      source: '714water.com: 1.5 ft³ of 30,000 gr every 5 days; 9 lb',
    },
    {
      inputs: { people: 4, water: '60 gal', hardness: 18, iron: 1.5, ironFactor: 2, days: 3, dose: 'lb10' },
      results: { load: 5040, capacity: 15120, resin: 0.75, between: 4.017857143 },
      cautions: ['20 mg/L of sodium'],
      source:
        'chemicalengineering.softecks.in/141: 1.5 × 2 + 18 = 21 gr, 4 × 60 × 21 = 5,040 gr a day, × 3 = 15,120 gr; 0.75 × 27,000/5,040',
    },
    {
      inputs: { people: 2, hardness: '100 mg/L', reserve: 20 },
      results: {
        load: 864.2120678,
        capacity: 6481.590508,
        resin: 0.75,
        between: 16.66257686,
        saltYear: 59.61666667,
        sodium: 45.93961847,
      },
      cautions: ['More than 14 days', '20 mg/L of sodium'],
      source: 'Python: 2 × 280 L of 100 mg/L, a grain is 64.79891 mg; two of sodium for one of CaCO₃',
    },
    {
      inputs: { people: 1, hardness: '40 mg/L', iron: 1, days: 7 },
      results: { load: 394.7469375, resin: 0.75, between: 45.59883381 },
      cautions: ['More than 14 days', 'is called soft'],
      source: 'Python: 280 L × (40 mg/L + 3 gr/gal)',
    },
    {
      inputs: { people: 6, hardness: '200 mg/L', iron: 3, days: 2, dose: 'lb15' },
      results: { load: 9179.553838, capacity: 18359.10768, resin: 0.75, between: 2.451099519 },
      cautions: ['every three days', 'fouls the resin', '20 mg/L of sodium'],
      source: 'Python: 6 × 280 L × (200 mg/L + 9 gr/gal)',
    },
    {
      inputs: { people: 3, hardness: 30 },
      results: { load: 6657.135719, resin: 2, between: 7.21030816, sodium: 235.919158 },
      cautions: ['the limit of the EU'],
      source: 'Python: 3 × 280/3.785411784 gal × 30 gr; × 6 days/24,000 gr is 1.66 ft³',
    },
    {
      inputs: { people: 60, hardness: '300 mg/L' },
      noResult: 'more than 5 ft³',
      source: 'By hand: 60 × 74 × 17.5 = 77,800 gr a day',
    },
  ],
  notes: [
    'The resin is the smallest common size (0.75, 1, 1.5, 2, 2.5, 3, 4 or 5 ft³) that suffices; the rating it is sold by, 32,000 gr/ft³, needs far more salt than is sensible.',
    'Whether it passes the flow of the house at its peak, its pressure loss allows it, and brine may go to your drain or septic tank, is not looked at. Some places forbid salt softeners.',
  ],
  references: [
    {
      title: 'Water softener capacity calculation: resin, salt and capacity',
      url: 'https://www.714water.com/en/?catid=20&id=61%3Awater-softener-capacity-calculation&view=article',
    },
    { title: 'Water hardness: softening requirements', url: 'http://thewaterclinic.com/info-hardness-4.php' },
    { title: 'US EPA: Drinking Water Advisory on Sodium, EPA 822-R-03-006 (2003)' },
    { title: 'NSF/ANSI 44: Residential Cation Exchange Water Softeners' },
  ],
});

/** Grains a cubic foot of resin regains, and pounds of salt, by dose. */
const DOSES = {
  lb6: { perFoot: 20000, salt: 6 },
  lb8: { perFoot: 24000, salt: 8 },
  lb10: { perFoot: 27000, salt: 10 },
  lb15: { perFoot: 30000, salt: 15 },
};
const SIZES = [0.75, 1, 1.5, 2, 2.5, 3, 4, 5];
/** A grain per gallon is 64.79891/3.785411784 mg/L. */
const MILLIGRAMS = 64.79891 / 3.785411784;
/** Two of sodium, 22.98977 each, for one of CaCO₃, 100.0869. */
const SODIUM = (2 * 22.98977) / 100.0869;
const RATED = 32000;
