import { choice, constant, defineCalculator, percent, quantity, roundTo, table, text } from '@reckoner/engine';
import { CARBOHYDRATE_ENERGY, FAT_ENERGY, PROTEIN_ENERGY } from '../shared/macronutrients.js';

/** Shares of the energy from and to, Institute of Medicine 2005. */
const FAT_FROM = { toddler: 0.3, child: 0.25, adult: 0.2, pregnant: 0.2, breastfeeding: 0.2 };
const FAT_TO = { toddler: 0.4, child: 0.35, adult: 0.35, pregnant: 0.35, breastfeeding: 0.35 };
const PROTEIN_FROM = { toddler: 0.05, child: 0.1, adult: 0.1, pregnant: 0.1, breastfeeding: 0.1 };
const PROTEIN_TO = { toddler: 0.2, child: 0.3, adult: 0.35, pregnant: 0.35, breastfeeding: 0.35 };
/** Recommended dietary allowance of carbohydrate in grams a day, Institute of Medicine 2005. */
const ALLOWANCE = { toddler: 130, child: 130, adult: 130, pregnant: 175, breastfeeding: 210 };
const GRAM = constant(1, 'g');
/** Energy in a day below which a diet is only under care, and above which it is hardly this person's. */
const LITTLE = {
  toddler: constant(700, 'kcal'),
  child: constant(1000, 'kcal'),
  adult: constant(1200, 'kcal'),
  pregnant: constant(1800, 'kcal'),
  breastfeeding: constant(1800, 'kcal'),
};
const TODDLER_MUCH = constant(1600, 'kcal');
/** Teenagers of 14 years and over need this much or more. */
const TEENAGER = constant(1800, 'kcal');

/** Acceptable macronutrient distribution ranges, in grams of the day's energy, with the WHO's limits. */
export default defineCalculator({
  title: 'Fat and carbohydrate intake',
  description:
    'Grams of carbohydrate, fat and protein a day by the acceptable ranges of the Institute of Medicine, with the WHO’s limits of saturated fat, trans fat and sugars, from the energy eaten.',
  keywords: [
    'AMDR',
    'fat intake',
    'carbohydrate intake',
    'saturated fat limit',
    'grams of fat per day',
    'carbs per day',
  ],
  related: ['macronutrient-split', 'sugar-added-limit', 'protein-requirement', 'total-daily-energy-expenditure'],
  inputs: {
    energy: quantity('kcal', { label: 'Energy a day', symbol: 'E', min: 500, max: 10000, usual: [700, 5000] }),
    group: choice(
      {
        adult: 'Adult, 19 years and over',
        pregnant: 'Pregnant, 19 years and over',
        breastfeeding: 'Breastfeeding, 19 years and over',
        child: 'Child or teenager, 4 to 18 years',
        toddler: 'Child, 1 to 3 years',
      },
      {
        label: 'Group',
        help: 'Pregnant or breastfeeding and under 19 years: the ranges are those of 4 to 18 years, with 175 or 210 g of carbohydrate.',
        default: 'adult',
      },
    ),
  },
  outputs: {
    carbohydrateFrom: quantity('g', { label: 'Carbohydrate from', symbol: 'C_1', places: 0 }),
    carbohydrateTo: quantity('g', { label: 'Carbohydrate to', symbol: 'C_2', places: 0 }),
    fatFrom: quantity('g', { label: 'Fat from', symbol: 'F_1', places: 0 }),
    fatTo: quantity('g', { label: 'Fat to', symbol: 'F_2', places: 0 }),
    proteinFrom: quantity('g', { label: 'Protein from', symbol: 'P_1', places: 0 }),
    proteinTo: quantity('g', { label: 'Protein to', symbol: 'P_2', places: 0 }),
    saturated: quantity('g', { label: 'Saturated fat at most (WHO 2023)', symbol: 'S', places: 0 }),
    allowance: quantity('g', { label: 'Recommended allowance of carbohydrate (RDA)', symbol: 'C_0', places: 0 }),
    ranges: table(
      {
        nutrient: text({ label: 'Nutrient' }),
        shareFrom: percent({ label: 'Energy from', places: 1, optional: true }),
        shareTo: percent({ label: 'Energy to', places: 1 }),
        from: quantity('g', { label: 'From', places: 1, optional: true }),
        to: quantity('g', { label: 'To', places: 1 }),
      },
      { label: 'Ranges and limits' },
    ),
  },
  formula: ({ energy, group }) => {
    const fatFrom = (FAT_FROM[group] * energy) / FAT_ENERGY;
    const fatTo = (FAT_TO[group] * energy) / FAT_ENERGY;
    const proteinFrom = (PROTEIN_FROM[group] * energy) / PROTEIN_ENERGY;
    const proteinTo = (PROTEIN_TO[group] * energy) / PROTEIN_ENERGY;
    const carbohydrateFrom = (0.45 * energy) / CARBOHYDRATE_ENERGY;
    const carbohydrateTo = (0.65 * energy) / CARBOHYDRATE_ENERGY;
    const saturated = (0.1 * energy) / FAT_ENERGY;
    const grown = group !== 'child' && group !== 'toddler';
    return {
      carbohydrateFrom,
      carbohydrateTo,
      fatFrom,
      fatTo,
      proteinFrom,
      proteinTo,
      saturated,
      allowance: ALLOWANCE[group] * GRAM,
      ranges: [
        { nutrient: 'Carbohydrate', shareFrom: 0.45, shareTo: 0.65, from: carbohydrateFrom, to: carbohydrateTo },
        { nutrient: 'Fat', shareFrom: FAT_FROM[group], shareTo: FAT_TO[group], from: fatFrom, to: fatTo },
        {
          nutrient: 'Protein',
          shareFrom: PROTEIN_FROM[group],
          shareTo: PROTEIN_TO[group],
          from: proteinFrom,
          to: proteinTo,
        },
        {
          nutrient: 'Linoleic acid and other n-6 fats',
          shareFrom: 0.05,
          shareTo: 0.1,
          from: (0.05 * energy) / FAT_ENERGY,
          to: (0.1 * energy) / FAT_ENERGY,
        },
        {
          nutrient: 'α-Linolenic acid and other n-3 fats',
          shareFrom: 0.006,
          shareTo: 0.012,
          from: (0.006 * energy) / FAT_ENERGY,
          to: (0.012 * energy) / FAT_ENERGY,
        },
        ...(grown ? [{ nutrient: 'Fat in adults, WHO 2023', shareTo: 0.3, to: (0.3 * energy) / FAT_ENERGY }] : []),
        { nutrient: 'Saturated fat, WHO 2023', shareTo: 0.1, to: saturated },
        { nutrient: 'Trans fat, WHO 2023', shareTo: 0.01, to: (0.01 * energy) / FAT_ENERGY },
        { nutrient: 'Free sugars, below, WHO 2015', shareTo: 0.1, to: (0.1 * energy) / CARBOHYDRATE_ENERGY },
      ],
    };
  },
  stepwise: ['Each gram figure is the share of the energy over 4 kcal/g of carbohydrate and protein, 9 kcal/g of fat.'],
  explanation: ({ group }) =>
    group === 'toddler'
      ? 'At {energy} a day the ranges for a child of 1 to 3 years are {carbohydrateFrom} to {carbohydrateTo} of carbohydrate, {fatFrom} to {fatTo} of fat and {proteinFrom} to {proteinTo} of protein; of carbohydrate {allowance} a day is the recommended allowance.'
      : group === 'child'
        ? 'At {energy} a day the ranges for 4 to 18 years are {carbohydrateFrom} to {carbohydrateTo} of carbohydrate, {fatFrom} to {fatTo} of fat, of it {saturated} saturated at most, and {proteinFrom} to {proteinTo} of protein; of carbohydrate {allowance} a day is the recommended allowance.'
        : group === 'adult'
          ? 'At {energy} a day the ranges for adults are {carbohydrateFrom} to {carbohydrateTo} of carbohydrate, {fatFrom} to {fatTo} of fat, of it {saturated} saturated at most, and {proteinFrom} to {proteinTo} of protein; of carbohydrate {allowance} a day is the recommended allowance.'
          : 'At {energy} a day the ranges, in pregnancy and breastfeeding those of all adults, are {carbohydrateFrom} to {carbohydrateTo} of carbohydrate, {fatFrom} to {fatTo} of fat, of it {saturated} saturated at most, and {proteinFrom} to {proteinTo} of protein; of carbohydrate {allowance} a day is the recommended allowance.',
  cautions: [
    {
      level: 'caution',
      when: ({ energy, group }) => group === 'adult' && energy < LITTLE.adult,
      says: 'Below 1,200 kcal a day food hardly holds enough nutrients: eat so little only under medical care.',
    },
    {
      level: 'caution',
      when: ({ energy, group }) =>
        (group === 'pregnant' && energy < LITTLE.pregnant) ||
        (group === 'breastfeeding' && energy < LITTLE.breastfeeding),
      says: 'Below 1,800 kcal a day mother and child may go short: in pregnancy and breastfeeding cut energy only with your doctor or midwife.',
    },
    {
      level: 'caution',
      when: ({ energy, group }) =>
        (group === 'child' && energy < LITTLE.child) || (group === 'toddler' && energy < LITTLE.toddler),
      says: 'That is less energy than nearly every child of this age needs to grow: do not restrict a child’s energy without a doctor or dietitian.',
    },
    {
      level: 'caution',
      when: ({ energy, group }) => group === 'child' && energy >= LITTLE.child && energy < TEENAGER,
      says: 'That may be enough for a small child: from 9 years on 1,400 kcal or more are needed, from 14 years on 1,800 kcal or more. Do not restrict a child’s or teenager’s energy without a doctor or dietitian.',
    },
    {
      level: 'caution',
      when: ({ energy, group }) => group === 'toddler' && energy > TODDLER_MUCH,
      says: 'A child of 1 to 3 years needs some 700 to 1,600 kcal a day: take the child’s own energy, not the 2,000 kcal of food labels.',
    },
    {
      level: 'note',
      when: ({ energy, group }) => group === 'child' && energy >= TEENAGER,
      says: 'A girl who is pregnant or breastfeeding keeps these ranges, yet needs more carbohydrate than this allowance: 175 g a day in pregnancy, 210 g in breastfeeding.',
    },
    {
      level: 'note',
      when: ({ group }) => group === 'toddler',
      says: 'Under 2 years do not cut fat below the range, as by low-fat milk; the WHO’s limits of saturated and trans fat begin at 2.',
    },
    {
      level: 'caution',
      when: ({ group, carbohydrateTo, allowance }) => group !== 'toddler' && roundTo(carbohydrateTo, 0) < allowance,
      says: 'At so little energy even the high end of carbohydrate is below the recommended allowance (130 g a day, in pregnancy 175 g, in breastfeeding 210 g): have the diet set by a doctor or dietitian.',
    },
    {
      level: 'caution',
      when: ({ group, carbohydrateFrom, carbohydrateTo, allowance }) =>
        group !== 'toddler' && roundTo(carbohydrateFrom, 0) < allowance && roundTo(carbohydrateTo, 0) >= allowance,
      says: 'The low end of carbohydrate is below the recommended allowance (130 g a day, in pregnancy 175 g, in breastfeeding 210 g): eat at least that.',
    },
    {
      level: 'note',
      when: ({ group, carbohydrateFrom, allowance }) => group === 'toddler' && roundTo(carbohydrateFrom, 0) < allowance,
      says: 'At so small a child’s energy the range of carbohydrate begins below the allowance of 130 g, and under 800 kcal it ends below it. A child who eats by appetite and grows well needs no counting: ask the child’s doctor in doubt.',
    },
  ],
  examples: [
    {
      inputs: { energy: 2000 },
      results: {
        carbohydrateFrom: 225,
        carbohydrateTo: 325,
        fatFrom: 44.44444,
        fatTo: 77.77778,
        proteinFrom: 50,
        proteinTo: 175,
        saturated: 22.22222,
        allowance: 130,
        ranges: {
          length: 9,
          rows: {
            0: { nutrient: 'Carbohydrate', shareFrom: 45, from: 225 },
            3: { from: 11.11111, to: 22.22222 },
            4: { shareTo: 1.2, from: 1.333333, to: 2.666667 },
            5: { shareTo: 30, to: 66.66667 },
            7: { to: 2.222222 },
            8: { to: 50 },
          },
        },
      },
      source:
        'As printed in many places: 225 to 325 g and 44 to 78 g at 2,000 kcal; by hand 900/4, 1300/4, 400/9, 700/9',
    },
    {
      inputs: { energy: 2300, group: 'pregnant' },
      results: { carbohydrateFrom: 258.75, fatTo: 89.44444, allowance: 175 },
      source: 'By hand: 1035/4; 805/9; RDA of 175 g in pregnancy',
    },
    {
      inputs: { energy: 1700, group: 'breastfeeding' },
      results: { carbohydrateFrom: 191.25, allowance: 210 },
      cautions: ['mother and child', 'The low end'],
      source: 'By hand: 765/4, below the RDA of 210 g',
    },
    {
      inputs: { energy: 1700, group: 'pregnant' },
      results: { carbohydrateFrom: 191.25 },
      cautions: ['mother and child'],
      source: 'By hand: 765/4, above 175 g',
    },
    {
      inputs: { energy: 1600, group: 'child' },
      results: { fatFrom: 44.44444, fatTo: 62.22222, proteinTo: 120, proteinFrom: 40, ranges: { length: 8 } },
      cautions: ['from 14 years on'],
      source: 'By hand: 25% and 35% of 1600 over 9; 30% and 10% over 4',
    },
    {
      inputs: { energy: 2200, group: 'child' },
      results: { fatFrom: 61.11111, carbohydrateFrom: 247.5, allowance: 130 },
      cautions: ['175 g a day in pregnancy'],
      source: 'By hand: 550/9; 990/4',
    },
    {
      inputs: { energy: 900, group: 'adult' },
      results: { carbohydrateTo: 146.25 },
      cautions: ['Below 1,200', 'The low end'],
      source: 'By hand: 585/4',
    },
    {
      inputs: { energy: 700 },
      results: { carbohydrateTo: 113.75 },
      cautions: ['Below 1,200', 'even the high end'],
      source: 'By hand: 455/4, below 130 g',
    },
    {
      inputs: { energy: 750, group: 'toddler' },
      results: { carbohydrateTo: 121.875 },
      cautions: ['begin at 2', 'by appetite'],
      source: 'By hand: 487.5/4; within the 700 to 1,600 kcal of this age',
    },
    {
      inputs: { energy: 900, group: 'child' },
      results: { fatFrom: 25 },
      cautions: ['needs to grow', 'The low end'],
      source: 'By hand: 225/9; 405/4 = 101 g',
    },
    {
      inputs: { energy: '5020.8 kJ', group: 'toddler' },
      results: { carbohydrateFrom: 135, fatFrom: 40, fatTo: 53.33333, proteinFrom: 15, proteinTo: 60 },
      cautions: ['begin at 2'],
      source: 'By hand: 1200 kcal; 540/4; 360/9; 480/9; 60/4; 240/4',
    },
    {
      inputs: { energy: 2000, group: 'toddler' },
      results: { fatFrom: 66.66667 },
      cautions: ['child’s own energy', 'begin at 2'],
      source: 'By hand: 600/9',
    },
    {
      inputs: { energy: 600, group: 'toddler' },
      results: { fatFrom: 20 },
      cautions: ['needs to grow', 'begin at 2', 'by appetite'],
      source: 'By hand: 180/9',
    },
    {
      inputs: { energy: 1100 },
      results: { carbohydrateFrom: 123.75 },
      cautions: ['Below 1,200', 'The low end'],
      source: 'By hand: 495/4',
    },
  ],
  notes: [
    'For healthy people of the United States and Canada, whose reference intakes these are; other countries have other ranges. The WHO’s guideline of 2023 limits fat to 30% of the energy in adults, less than the 35% here.',
    'The ranges are of a whole diet, not of one meal. Protein goes by weight as well: the low end of its range may be too little, above all when little is eaten. With diabetes that is treated by insulin, kidney disease or after bowel surgery a dietitian sets them; with an eating disorder do not count at all without your team.',
  ],
  references: [
    {
      title:
        'Institute of Medicine: Dietary Reference Intakes for Energy, Carbohydrate, Fiber, Fat, Fatty Acids, Cholesterol, Protein, and Amino Acids (2005): summary tables, as reprinted by the National Academies and others',
      doi: '10.17226/10490',
    },
    {
      title:
        'WHO: Saturated fatty acid and trans-fatty acid intake for adults and children (2023), by its announcement',
    },
    { title: 'WHO: Guideline: Sugars intake for adults and children (2015), by its summary' },
    {
      title:
        'Dietary Guidelines for Americans 2015 to 2020, appendix 2: estimated needs of energy, 1,000 kcal at 2, 1,400 from 9 and 1,800 from 14 years in inactive girls',
      url: 'http://health.gov/dietaryguidelines/2015/guidelines/appendix-2/',
    },
  ],
});
