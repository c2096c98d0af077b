import {
  choice,
  constant,
  defineCalculator,
  isAbove,
  isBelow,
  number,
  percent,
  quantity,
  roundTo,
  table,
  text,
} from '@reckoner/engine';
import { CARBOHYDRATE_ENERGY, FAT_ENERGY, PROTEIN_ENERGY } from '../shared/macronutrients.js';

const LITTLE = constant(1200, 'kcal');
const KETOSIS = constant(50, 'g');
/** Reference intake for body weight; above a quarter of body fat, for the weight that has a quarter. */
const LITTLE_PROTEIN = constant(0.8, 'g/kg');
const MUCH_PROTEIN = constant(2, 'g/kg');

/** Carbohydrate is set, protein goes by lean mass, fat gets the rest of the energy. */
export default defineCalculator({
  title: 'Keto macros',
  description:
    'Grams of fat, protein and net carbohydrate a day of a ketogenic diet, with their shares and the ketogenic ratio, from the energy, the weight, the body fat and a cap of carbohydrate.',
  keywords: ['ketogenic diet', 'keto ratio', 'low carb macros', 'ketogenic ratio', 'keto calculator', 'ketosis'],
  related: ['net-carbs-label', 'daily-calorie-target', 'body-fat-us-navy', 'macronutrient-split'],
  inputs: {
    situation: choice(
      {
        none: 'Adult to whom none of the others applies',
        diabetes: 'Insulin, a sulfonylurea or an SGLT2 inhibitor (gliflozin)',
        pregnant: 'Pregnant or breastfeeding',
        minor: 'Under 18 years',
        disorder: 'Eating disorder, now or before, or underweight',
        organ: 'Kidney, liver, pancreas or gallbladder disease',
        medicine: 'Medicine for blood pressure, lithium, warfarin, another for diabetes, or high cholesterol',
        epilepsy: 'Epilepsy, or a disorder of fat metabolism or porphyria',
      },
      { label: 'Does any of these apply?' },
    ),
    energy: quantity('kcal', {
      label: 'Energy a day',
      help: 'What you mean to eat, after any deficit.',
      symbol: 'E',
      min: 800,
      max: 10000,
      usual: [1200, 4500],
    }),
    weight: quantity('kg', { label: 'Weight', symbol: 'W', min: 30, max: 400, usual: [40, 200] }),
    bodyFat: percent({ label: 'Body fat', symbol: 'b', min: 2, max: 75, usual: [6, 60] }),
    carbohydrate: quantity('g', {
      label: 'Net carbohydrate a day',
      help: 'Without fiber; 20 to 50 g are common.',
      symbol: 'C',
      min: 0,
      max: 150,
      usual: [0, 60],
      default: 20,
    }),
    proteinRate: quantity('g/kg', {
      label: 'Protein for each kilogram of lean mass',
      symbol: 'p',
      regional: false,
      min: 0.5,
      max: 4,
      usual: [1, 2.6],
      default: 1.5,
    }),
  },
  outputs: {
    fat: quantity('g', { label: 'Fat', symbol: 'F', places: 0 }),
    protein: quantity('g', { label: 'Protein', symbol: 'P', places: 0 }),
    fatShare: percent({ label: 'Energy from fat', symbol: 'f', places: 0 }),
    leanMass: quantity('kg', { label: 'Lean mass', symbol: 'L', places: 1 }),
    ratio: number({ label: 'Ketogenic ratio (grams of fat to protein and carbohydrate)', symbol: 'K', places: 2 }),
    parts: table(
      {
        nutrient: text({ label: 'Nutrient' }),
        grams: quantity('g', { label: 'A day', places: 0 }),
        energy: quantity('kcal', { label: 'Energy', places: 0 }),
        share: percent({ label: 'Share of the energy', places: 0 }),
      },
      { label: 'Macros' },
    ),
  },
  formula: ({ energy, weight, bodyFat, carbohydrate, proteinRate }) => {
    const leanMass = (1 - bodyFat) * weight;
    const protein = proteinRate * leanMass;
    const fat = (energy - CARBOHYDRATE_ENERGY * carbohydrate - PROTEIN_ENERGY * protein) / FAT_ENERGY;
    return {
      fat,
      protein,
      fatShare: (FAT_ENERGY * fat) / energy,
      leanMass,
      ratio: fat / (protein + carbohydrate),
      parts: [
        { nutrient: 'Fat', grams: fat, energy: FAT_ENERGY * fat, share: (FAT_ENERGY * fat) / energy },
        {
          nutrient: 'Protein',
          grams: protein,
          energy: PROTEIN_ENERGY * protein,
          share: (PROTEIN_ENERGY * protein) / energy,
        },
        {
          nutrient: 'Net carbohydrate',
          grams: carbohydrate,
          energy: CARBOHYDRATE_ENERGY * carbohydrate,
          share: (CARBOHYDRATE_ENERGY * carbohydrate) / energy,
        },
      ],
    };
  },
  figure: { kind: 'bars', table: 'parts', label: 'nutrient', value: 'energy' },
  explanation:
    'Of {energy} a day, {carbohydrate} of net carbohydrate and {protein} of protein ({proteinRate} of {leanMass} of lean mass) leave {fat} of fat, {fatShare} of the energy, at a ketogenic ratio of {ratio} to 1.',
  requires: [
    {
      that: ({ situation }) => situation !== 'diabetes',
      field: 'situation',
      says: 'With an SGLT2 inhibitor such a diet may bring ketoacidosis at a normal blood sugar, with insulin or a sulfonylurea dangerously low blood sugar: do not begin without the doctor who sets these medicines.',
    },
    {
      that: ({ situation }) => situation !== 'pregnant',
      field: 'situation',
      says: 'A ketogenic diet is not for pregnancy, where 175 g of carbohydrate a day are advised, nor for breastfeeding, where cases of ketoacidosis were reported: speak to your doctor or midwife.',
    },
    {
      that: ({ situation }) => situation !== 'minor',
      field: 'situation',
      says: 'For children and teenagers a ketogenic diet is set only by a medical team, which watches growth.',
    },
    {
      that: ({ situation }) => situation !== 'disorder',
      field: 'situation',
      says: 'Cutting out a kind of food and counting grams may bring an eating disorder back, and underweight people need energy: speak to your doctor or team first.',
    },
    {
      that: ({ situation }) => situation !== 'organ',
      field: 'situation',
      says: 'So much fat, or this protein, may harm with disease of these organs: ask your doctor first.',
    },
    {
      that: ({ situation }) => situation !== 'epilepsy',
      field: 'situation',
      says: 'Ketogenic therapy of epilepsy is set by its team, with ratios of 3 or 4 to 1, and disorders of fat metabolism and porphyria forbid it.',
    },
    {
      that: ({ energy, weight, bodyFat, carbohydrate, proteinRate }) =>
        isBelow(CARBOHYDRATE_ENERGY * carbohydrate + PROTEIN_ENERGY * proteinRate * (1 - bodyFat) * weight, energy),
      field: 'energy',
      says: 'Carbohydrate and protein alone have all of {energy} or more, and leave none for fat: check energy, weight and protein.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ energy }) => energy < LITTLE,
      says: 'Below 1,200 kcal a day food hardly holds enough nutrients: eat so little only under medical care.',
    },
    {
      level: 'caution',
      when: ({ carbohydrate }) => carbohydrate > KETOSIS,
      says: 'Above 50 g of carbohydrate a day most people are not in ketosis: this is a low-carbohydrate diet, not a ketogenic one.',
    },
    {
      level: 'caution',
      when: ({ fatShare }) => roundTo(100 * fatShare, 0) < 60,
      says: 'Less than 60% of the energy is fat, where ketogenic diets have some 70 to 80%: check that the energy is not too low, and carbohydrate and protein not too much.',
    },
    {
      level: 'caution',
      when: ({ ratio }) => roundTo(ratio, 2) > 4,
      says: 'The ketogenic ratio is above 4 to 1, that of the strictest diet of epilepsy, which a medical team watches: check energy, weight and body fat, or eat more protein.',
    },
    {
      level: 'caution',
      when: ({ situation }) => situation === 'medicine',
      says: 'Ask your doctor before you begin: doses of these medicines may have to change soon, and cholesterol may rise further. Metformin alone is mostly no hindrance.',
    },
    {
      level: 'caution',
      when: ({ bodyFat }) => bodyFat < 0.12,
      says: 'Women with less than some 12% of body fat, and men with less than some 5%, have none to spare: hormones, bones and heart suffer where more is lost. Check the figure, and do not cut energy.',
    },
    {
      level: 'caution',
      when: ({ protein, weight, leanMass }) => isBelow(protein, LITTLE_PROTEIN * Math.min(weight, leanMass / 0.75)),
      says: 'The protein is below the reference intake, 0.8 g for each kilogram of body weight (above 25% of body fat counted of the weight that would have 25%): muscle may be lost.',
    },
    {
      level: 'caution',
      when: ({ protein, weight }) => isAbove(protein, MUCH_PROTEIN * weight),
      says: 'That is more than 2 g of protein for each kilogram of body weight, where 1.4 to 2.0 g are enough for most people who train; more is meant for trained people who eat little for a while. With kidneys that are not known to be healthy it may harm.',
    },
  ],
  examples: [
    {
      inputs: { situation: 'none', energy: 2000, weight: 80, bodyFat: 25 },
      results: {
        fat: 173.3333,
        protein: 90,
        fatShare: 78,
        leanMass: 60,
        ratio: 1.575758,
        parts: { length: 3, rows: { 0: { energy: 1560 }, 1: { energy: 360, share: 18 }, 2: { grams: 20, share: 4 } } },
      },
      source: 'By hand: 0.75 × 80; 1.5 × 60; (2000 - 80 - 360)/9; 173.33/110',
    },
    {
      inputs: { situation: 'none', energy: 1224, weight: 50, bodyFat: 28, carbohydrate: 21, proteinRate: 0.5 },
      results: { fat: 118.6667, protein: 18, ratio: 3.042735 },
      cautions: ['muscle may be lost'],
      source:
        'A printed 3:1 diet of 1224 kcal: 117 g of fat, 18 g of protein, 21 g of carbohydrate (whole units); by hand (1224 - 156)/9',
    },
    {
      inputs: { situation: 'none', energy: 2000, weight: 80, bodyFat: 8, proteinRate: 1 },
      results: { protein: 73.6, fat: 180.6222 },
      cautions: ['none to spare'],
      source: 'By hand: 1 × 73.6, which is 0.92 g for a kilogram of weight, above 0.8; (2000 - 80 - 294.4)/9',
    },
    {
      inputs: { situation: 'none', energy: 2000, weight: 120, bodyFat: 50, proteinRate: 1 },
      results: { protein: 60, fat: 186.6667 },
      cautions: ['muscle may be lost'],
      source: 'By hand: 60 g is below 0.8 × 60/0.75 = 64; (2000 - 80 - 240)/9',
    },
    {
      inputs: { situation: 'none', energy: 4800, weight: 80, bodyFat: 25 },
      results: { fat: 484.4444, fatShare: 90.83333, ratio: 4.40404 },
      cautions: ['strictest diet'],
      source: 'By hand: (4800 - 80 - 360)/9; 4360/4800; 484.44/110',
    },
    {
      inputs: { situation: 'medicine', energy: 2000, weight: 80, bodyFat: 20 },
      results: { protein: 96, fat: 170.6667 },
      cautions: ['before you begin'],
      source: 'By hand: 1.5 × 64; (2000 - 80 - 384)/9',
    },
    {
      inputs: { situation: 'none', energy: 1100, weight: 70, bodyFat: 20, carbohydrate: 55, proteinRate: 2.6 },
      results: { protein: 145.6, fat: 33.06667, fatShare: 27.05455 },
      cautions: ['Below 1,200', 'Above 50 g', 'Less than 60%', 'more than 2 g'],
      source: 'By hand: 2.6 × 56; (1100 - 220 - 582.4)/9',
    },
    {
      inputs: { situation: 'none', energy: 2200, weight: 60, bodyFat: 10, carbohydrate: 0 },
      results: { protein: 81, fat: 208.4444, ratio: 2.573388 },
      cautions: ['none to spare'],
      source: 'By hand: 1.5 × 54; (2200 - 324)/9; 208.44/81',
    },
    {
      inputs: { situation: 'diabetes', energy: 2000, weight: 80, bodyFat: 25 },
      refused: 'ketoacidosis',
      source: 'Case series in Korean J Fam Med: 14 patients on gliflozins',
    },
    {
      inputs: { situation: 'pregnant', energy: 2000, weight: 80, bodyFat: 25 },
      refused: 'midwife',
      source: 'By its words',
    },
    {
      inputs: { situation: 'minor', energy: 2000, weight: 50, bodyFat: 20 },
      refused: 'growth',
      source: 'By its words',
    },
    {
      inputs: { situation: 'disorder', energy: 2000, weight: 50, bodyFat: 15 },
      refused: 'eating disorder',
      source: 'By its words',
    },
    {
      inputs: { situation: 'organ', energy: 2000, weight: 80, bodyFat: 25 },
      refused: 'organs',
      source: 'By its words',
    },
    {
      inputs: { situation: 'epilepsy', energy: 2000, weight: 80, bodyFat: 25 },
      refused: 'its team',
      source: 'By its words',
    },
    {
      inputs: { situation: 'none', energy: 800, weight: 150, bodyFat: 10, proteinRate: 2 },
      refused: 'leave none for fat',
      source: 'By hand: 80 + 4 × 270 kcal',
    },
  ],
  notes: [
    'For healthy adults; whether ketosis comes differs from person to person.',
    'Nausea, vomiting, belly pain or fast breathing may be ketoacidosis: get help at once. Have cholesterol checked after some months.',
    'Fiber is not in net carbohydrate: some 25 g a day are still advised.',
  ],
  references: [
    {
      title:
        'Kossoff et al.: Optimal clinical management of children receiving dietary therapies for epilepsy, Epilepsia Open 3 (2018) 175, cited unopened: ratios and contraindications',
      doi: '10.1002/epi4.12225',
    },
    { title: 'American Council on Exercise: essential fat of 10 to 13% in women, 2 to 5% in men, cited unopened' },
    {
      title: 'Sample calculation of the 3:1 classic ketogenic diet, ISRN Pediatrics (2012) 263139, table 2',
      url: 'https://www.hindawi.com/journals/isrn/2012/263139/tab2/',
    },
    {
      title: 'Dietary Changes Leading to Euglycemic Diabetic Ketoacidosis in SGLT2 Inhibitor Users, Korean J Fam Med',
      url: 'https://www.kjfm.or.kr/journal/view.php?number=4643&viewtype=pubreader',
    },
    {
      title:
        'Reimplementation of a very low carbohydrate ketogenic diet after euglycemic ketoacidosis: usually less than 50 g a day',
      url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC7685414',
    },
    {
      title:
        'Jäger et al.: International Society of Sports Nutrition Position Stand: Protein and Exercise, J Int Soc Sports Nutr 14 (2017) 20, cited unopened: 1.4 to 2.0 g/kg of body weight',
      doi: '10.1186/s12970-017-0177-8',
    },
  ],
});
