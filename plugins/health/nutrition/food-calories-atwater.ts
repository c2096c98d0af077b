import {
  choice,
  constant,
  defineCalculator,
  isAbove,
  isAtMost,
  percent,
  quantity,
  sum,
  table,
  text,
} from '@reckoner/engine';
import { CARBOHYDRATE_ENERGY, FAT_ENERGY, PROTEIN_ENERGY } from '../shared/macronutrients.js';

const ALCOHOL_ENERGY = constant(7, 'kcal/g');
const FIBER_ENERGY = constant(2, 'kcal/g');
/** On US labels, by the guidance of 2020. */
const ALLULOSE_ENERGY = constant(0.4, 'kcal/g');
const PER_GRAM = constant(1, 'kcal/g');
/** Labels round each figure to whole grams, so that parts may add up to a little more than the whole. */
const ROUNDING = constant(2, 'g');
const NO_MASS = constant(0, 'g');
const NO_ENERGY = constant(0, 'kcal');
/** Factors of the European Union in kilojoules, which are rounded by themselves and no multiples of those in kcal. */
const CARBOHYDRATE_JOULES = constant(17, 'kJ/g');
const PROTEIN_JOULES = constant(17, 'kJ/g');
const FAT_JOULES = constant(37, 'kJ/g');
const FIBER_JOULES = constant(8, 'kJ/g');
const ALCOHOL_JOULES = constant(29, 'kJ/g');
const POLYOL_JOULES = constant(10, 'kJ/g');

/** kcal/g of sugar alcohols: US by kind, European Union one for all. Erythritol, which is 0 there, has a field of its own. */
const POLYOL = {
  europe: {
    mixed: 2.4,
    isomalt: 2.4,
    lactitol: 2.4,
    xylitol: 2.4,
    maltitol: 2.4,
    sorbitol: 2.4,
    mannitol: 2.4,
    hydrolysate: 2.4,
  },
  us: {
    mixed: 2.4,
    isomalt: 2,
    lactitol: 2,
    xylitol: 2.4,
    maltitol: 2.1,
    sorbitol: 2.6,
    mannitol: 1.6,
    hydrolysate: 3,
  },
};

/** General factors: 4 kcal a gram of protein and carbohydrate, 9 of fat, 7 of alcohol, 2 of fiber that is fermented. */
export default defineCalculator({
  title: 'Food energy from macros',
  description:
    'Calories and kilojoules of food, and the share of each macronutrient, from grams of protein, carbohydrate, fat, fiber, sugar alcohols, allulose and alcohol, as food labels of the European Union or the United States count them.',
  keywords: [
    'Atwater factors',
    'calories from macros',
    '4-4-9',
    'calories from fat',
    'food label energy',
    'kilojoules',
  ],
  related: ['macronutrient-split', 'net-carbs-label', 'food-energy-per-recipe'],
  inputs: {
    label: choice(
      {
        europe: { label: 'European Union and United Kingdom: carbohydrate without fiber', also: ['EU', 'UK'] },
        us: { label: 'United States: total carbohydrate, with fiber', also: ['US', 'USA'] },
      },
      { label: 'Kind of label' },
    ),
    protein: quantity('g', { label: 'Protein', symbol: 'P', min: 0, max: 5000, usual: [0, 300] }),
    carbohydrate: quantity('g', {
      label: 'Carbohydrate',
      help: 'As the label has it; sugar alcohols are part of it.',
      symbol: 'C',
      min: 0,
      max: 5000,
      usual: [0, 800],
    }),
    fat: quantity('g', { label: 'Fat', symbol: 'F', min: 0, max: 5000, usual: [0, 300] }),
    fiber: quantity('g', { label: 'Fiber', symbol: 'B', min: 0, max: 1000, usual: [0, 100], default: 0 }),
    soluble: quantity('g', {
      label: 'Of it soluble fiber',
      help: 'Soluble fiber that is not digested has 2 kcal/g on US labels, the other none.',
      symbol: 'B_s',
      min: 0,
      max: 1000,
      usual: [0, 100],
      default: 0,
      when: { label: 'us' },
    }),
    polyols: quantity('g', {
      label: 'Of the carbohydrate sugar alcohols, without erythritol',
      symbol: 'Y',
      min: 0,
      max: 1000,
      usual: [0, 100],
      default: 0,
    }),
    polyol: choice(
      {
        mixed: 'Several or not known (2.4 kcal/g)',
        isomalt: 'Isomalt',
        lactitol: 'Lactitol',
        xylitol: 'Xylitol',
        maltitol: 'Maltitol',
        sorbitol: 'Sorbitol',
        mannitol: 'Mannitol',
        hydrolysate: 'Hydrogenated starch hydrolysate',
      },
      { label: 'Sugar alcohol', default: 'mixed', when: { label: 'us' } },
    ),
    erythritol: quantity('g', {
      label: 'Of the carbohydrate erythritol',
      symbol: 'Y_0',
      min: 0,
      max: 1000,
      usual: [0, 100],
      default: 0,
    }),
    allulose: quantity('g', {
      label: 'Of the carbohydrate allulose',
      symbol: 'L',
      min: 0,
      max: 1000,
      usual: [0, 100],
      default: 0,
      when: { label: 'us' },
    }),
    alcohol: quantity('g', {
      label: 'Alcohol',
      help: 'In grams: mL of the drink × ABV × 0.789.',
      symbol: 'A',
      min: 0,
      max: 1000,
      usual: [0, 150],
      default: 0,
    }),
  },
  outputs: {
    energy: quantity('kcal', { label: 'Energy', symbol: 'E', places: 0 }),
    joules: quantity('kJ', {
      label: 'Energy by the kilojoule factors of the European Union',
      symbol: 'E_J',
      places: 0,
      optional: true,
    }),
    available: quantity('g', { label: 'Carbohydrate without fiber and sugar alcohols', symbol: 'C_a', places: 1 }),
    fatShare: percent({ label: 'Energy from fat', symbol: 'f', places: 0, optional: true }),
    parts: table(
      {
        nutrient: text({ label: 'Nutrient' }),
        grams: quantity('g', { label: 'Amount', places: 1 }),
        energy: quantity('kcal', { label: 'Energy', places: 1 }),
        share: percent({ label: 'Share of the energy', places: 0, optional: true }),
      },
      { label: 'By nutrient' },
    ),
  },
  formula: ({ label, protein, carbohydrate, fat, fiber, soluble, polyols, polyol, erythritol, allulose, alcohol }) => {
    const us = label === 'us';
    const apart = us ? fiber + polyols + erythritol + allulose : polyols + erythritol;
    // Carbohydrate that is all fiber and sugar alcohols leaves none, not the last digits of a difference.
    const available = isAtMost(carbohydrate, apart) ? NO_MASS : carbohydrate - apart;
    const bulk = us ? soluble : fiber;
    const rare = us ? allulose : NO_MASS;
    const perPolyol = (us ? POLYOL.us[polyol] : POLYOL.europe.mixed) * PER_GRAM;
    const amounts = [
      { nutrient: 'Protein', grams: protein, energy: PROTEIN_ENERGY * protein },
      {
        nutrient: 'Carbohydrate without fiber and sugar alcohols',
        grams: available,
        energy: CARBOHYDRATE_ENERGY * available,
      },
      { nutrient: 'Fat', grams: fat, energy: FAT_ENERGY * fat },
      { nutrient: 'Fiber', grams: fiber, energy: FIBER_ENERGY * bulk },
      { nutrient: 'Sugar alcohols without erythritol', grams: polyols, energy: perPolyol * polyols },
      { nutrient: 'Erythritol', grams: erythritol, energy: NO_ENERGY },
      { nutrient: 'Allulose', grams: rare, energy: ALLULOSE_ENERGY * rare },
      { nutrient: 'Alcohol', grams: alcohol, energy: ALCOHOL_ENERGY * alcohol },
    ];
    const energy = sum(amounts.map((row) => row.energy));
    const joules =
      PROTEIN_JOULES * protein +
      CARBOHYDRATE_JOULES * available +
      FAT_JOULES * fat +
      FIBER_JOULES * fiber +
      POLYOL_JOULES * polyols +
      ALCOHOL_JOULES * alcohol;
    return {
      energy,
      joules: us ? undefined : joules,
      available,
      fatShare: isAbove(energy, NO_ENERGY) ? (FAT_ENERGY * fat) / energy : undefined,
      parts: amounts.map((row) => ({ ...row, share: isAbove(energy, NO_ENERGY) ? row.energy / energy : undefined })),
    };
  },
  stepwise: [
    'Carbohydrate without fiber and sugar alcohols: the label’s, less its sugar alcohols, in the United States less fiber and allulose too.',
    'Energy: 4 kcal/g of protein and of that carbohydrate, 9 of fat, 7 of alcohol, 2 of fiber (United States: of soluble fiber), 2.4 of sugar alcohols (United States: by kind), 0 of erythritol, 0.4 of allulose (United States).',
    'In kilojoules, by the factors of the European Union: 17, 17, 37, 29, 8, 10 and 0 kJ/g.',
  ],
  figure: { kind: 'bars', table: 'parts', label: 'nutrient', value: 'energy' },
  explanation: ({ label, fiber }) =>
    label === 'us'
      ? fiber > NO_MASS
        ? 'By the US factors that is {energy}{fatShare?, {fatShare} of it from fat}; of the fiber only what is soluble, {soluble}, counts.'
        : 'By the US factors that is {energy}{fatShare?, {fatShare} of it from fat}.'
      : 'By the factors of the European Union that is {energy}{fatShare?, {fatShare} of it from fat}, and by its kilojoule factors, which are rounded by themselves, {joules}.',
  requires: [
    {
      that: ({ carbohydrate, polyols, erythritol }) => isAtMost(polyols + erythritol, carbohydrate + ROUNDING),
      field: 'carbohydrate',
      says: 'Sugar alcohols are part of the carbohydrate, {carbohydrate}, and cannot be more: add them to it where a label lists them apart.',
    },
    {
      that: ({ label, carbohydrate, fiber, polyols, erythritol, allulose }) =>
        label !== 'us' ||
        !isAtMost(polyols + erythritol, carbohydrate + ROUNDING) ||
        isAtMost(fiber + polyols + erythritol + allulose, carbohydrate + ROUNDING),
      field: 'fiber',
      says: 'On US labels fiber, allulose and sugar alcohols are part of the total carbohydrate, {carbohydrate}, and cannot be more. On a label of the European Union fiber is listed apart: choose that kind.',
    },
    {
      that: ({ fiber, soluble }) => soluble <= fiber,
      field: 'soluble',
      says: 'Soluble fiber is part of the fiber, {fiber}, and cannot be more.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ label, carbohydrate, fiber, polyols, erythritol, allulose }) =>
        isAbove(label === 'us' ? fiber + polyols + erythritol + allulose : polyols + erythritol, carbohydrate),
      says: 'The parts of the carbohydrate add up to more than all of it, as figures that are rounded to whole grams may: check them, as nothing is left for sugar and starch.',
    },
    {
      level: 'note',
      when: ({ label, polyols, polyol }) => label === 'us' && polyols > NO_MASS && polyol === 'mixed',
      says: 'US labels count sugar alcohols by kind, from 1.6 kcal/g of mannitol to 3.0 of hydrogenated starch hydrolysate; 2.4 is taken here: choose the kind where the label names it.',
    },
    {
      level: 'note',
      when: ({ label, fiber, soluble }) => label === 'us' && fiber > NO_MASS && soluble === NO_MASS,
      says: 'All of the fiber is counted as 0 kcal, as if none were soluble: labels may also count it in full, at 4 kcal/g with the other carbohydrate, and then show more.',
    },
    {
      level: 'caution',
      when: ({ alcohol }) => alcohol > NO_MASS,
      says: 'Alcohol is counted in grams, not mL: 100 mL of 5% beer have 3.9 g. In pregnancy drink none.',
    },
  ],
  examples: [
    {
      inputs: { label: 'europe', protein: 10, carbohydrate: 60, fat: 5, fiber: 8 },
      results: {
        energy: 341,
        joules: 1439,
        available: 60,
        fatShare: 13.19648,
        parts: {
          length: 8,
          rows: { 0: { energy: 40 }, 1: { grams: 60, energy: 240 }, 3: { energy: 16, share: 4.692082 } },
        },
      },
      source: 'By hand: 40 + 240 + 45 + 16; 170 + 1020 + 185 + 64 by Annex XIV; 45/341',
    },
    {
      inputs: { label: 'us', protein: 3, carbohydrate: 37, fat: 8, fiber: 4, soluble: 1 },
      results: { energy: 218, fatShare: 33.02752, parts: { rows: { 1: { grams: 33 }, 3: { grams: 4, energy: 2 } } } },
      source: 'By hand: 12 + 4 × 33 + 72 + 2; 72/218',
    },
    {
      inputs: { label: 'us', protein: 0, carbohydrate: 20, fat: 0, polyols: 10, polyol: 'maltitol', erythritol: 5 },
      results: { energy: 41, parts: { rows: { 1: { grams: 5 }, 4: { energy: 21 }, 5: { energy: 0 } } } },
      source: 'By hand: 4 × 5 + 2.1 × 10 + 0',
    },
    {
      inputs: { label: 'us', protein: 2, carbohydrate: 15, fat: 1, allulose: 11 },
      results: { energy: 37.4, available: 4, parts: { length: 8, rows: { 6: { grams: 11, energy: 4.4 } } } },
      source: 'By hand: 8 + 4 × 4 + 9 + 0.4 × 11',
    },
    {
      inputs: { label: 'us', protein: 1, carbohydrate: 9.3, fat: 0, fiber: 3.1, polyols: 6.2 },
      results: { energy: 18.88, parts: { rows: { 1: { grams: 0 } } } },
      cautions: ['by kind', 'none were soluble'],
      source: 'By hand: 4 + 2.4 × 6.2; no other carbohydrate is left',
    },
    {
      inputs: { label: 'europe', protein: 0.5, carbohydrate: 3.5, fat: 0, alcohol: 4, polyols: 1, erythritol: 0.5 },
      results: { energy: 40.4, joules: 168.5 },
      cautions: ['not mL'],
      source: 'By hand: 2 + 4 × 2 + 28 + 2.4; 8.5 + 34 + 116 + 10',
    },
    {
      inputs: { label: 'europe', protein: 0, carbohydrate: 4, fat: 0, polyols: 5 },
      results: { energy: 12, available: 0 },
      cautions: ['more than all of it'],
      source: 'By hand: 2.4 × 5; nothing is left of 4 g',
    },
    {
      inputs: {
        label: 'us',
        protein: 0,
        carbohydrate: 6,
        fat: 0,
        fiber: 4,
        soluble: 2,
        polyols: 3,
        polyol: 'sorbitol',
      },
      results: { energy: 11.8, available: 0 },
      cautions: ['more than all of it'],
      source: 'By hand: 2 × 2 + 2.6 × 3; nothing is left of 6 g',
    },
    {
      inputs: { label: 'europe', protein: 0, carbohydrate: 0, fat: 0 },
      results: { energy: 0, joules: 0 },
      source: 'By definition: water',
    },
    {
      inputs: { label: 'europe', protein: 0, carbohydrate: 5, fat: 0, polyols: 8 },
      refused: 'part of the carbohydrate',
      source: 'By definition',
    },
    {
      inputs: { label: 'us', protein: 2, carbohydrate: 5, fat: 0, fiber: 9 },
      refused: 'listed apart',
      source: 'By definition',
    },
    {
      inputs: { label: 'us', protein: 2, carbohydrate: 15, fat: 0, fiber: 5, soluble: 6 },
      refused: 'part of the fiber',
      source: 'By definition',
    },
  ],
  notes: [
    'General factors: specific ones for single foods differ by some percent, and labels round, in the United States to 5 or 10 kcal. Organic acids (3 kcal/g) and salatrim (6 kcal/g) are left out.',
    'Labels of other countries may count otherwise. Nuts and whole grains give the body less than these factors say.',
  ],
  references: [
    {
      title:
        'Regulation (EU) No 1169/2011, Annex I and Annex XIV: conversion factors, as reprinted alike in three places',
    },
    {
      title:
        'US Code of Federal Regulations, 21 CFR 101.9(c)(1)(i), cited unopened: general factors, soluble non-digestible carbohydrate, sugar alcohols',
    },
    {
      title:
        'International Food Information Council: Sugar Alcohols Fact Sheet (2008): calories of a gram in the United States',
    },
    {
      title:
        'FAO Food and Nutrition Paper 77: Food energy: methods of analysis and conversion factors (2003), cited unopened',
    },
    {
      title:
        'US Food and Drug Administration: The Declaration of Allulose and Calories from Allulose on Nutrition and Supplement Facts Labels (2020), by reports of it: 0.4 kcal/g, part of the total carbohydrate',
    },
  ],
});
