import { defineCalculator, measure, noResult, number } from '@reckoner/engine';
import { glucose, glucoseMolar, laboratoryUnits } from '../shared/laboratory.js';

/** Meal dose from carbohydrate and correction to the target; ratio by the 500 rule, sensitivity by the 1800 (100) rule. */
export default defineCalculator({
  title: 'Mealtime insulin dose',
  description:
    'Rapid-acting insulin for a meal from carbohydrate, blood glucose and the total daily dose, with its correction part.',
  keywords: ['bolus', 'insulin to carb ratio', 'correction factor', '500 rule', '1800 rule', 'carb counting'],
  inputs: {
    dailyDose: number({ label: 'Total daily insulin in units', symbol: 'TDD', min: 5, max: 300 }),
    carbohydrate: measure('g', { label: 'Carbohydrate of the meal', symbol: 'C', min: 0, max: 400 }),
    carbohydrateRatio: measure('g', {
      label: 'Carbohydrate covered by one unit',
      help: '500 divided by the total daily dose unless you know yours.',
      symbol: 'ICR',
      min: 1,
      max: 150,
      default: ({ dailyDose }) => 500 / dailyDose,
    }),
    units: laboratoryUnits,
    glucose,
    target: measure('mg/dL', {
      label: 'Target glucose',
      symbol: 'G_0',
      min: 70,
      max: 200,
      default: 110,
      when: { units: 'conventional' },
    }),
    sensitivity: measure('mg/dL', {
      label: 'Fall of glucose by one unit',
      help: '1800 divided by the total daily dose unless you know yours.',
      symbol: 'ISF',
      min: 3,
      max: 400,
      default: ({ dailyDose }) => 1800 / dailyDose,
      when: { units: 'conventional' },
    }),
    glucoseMolar,
    targetMolar: measure('mmol/L', {
      label: 'Target glucose',
      symbol: 'G_{0,SI}',
      min: 4,
      max: 11,
      default: 6,
      when: { units: 'si' },
    }),
    sensitivityMolar: measure('mmol/L', {
      label: 'Fall of glucose by one unit',
      help: '100 divided by the total daily dose unless you know yours.',
      symbol: 'ISF_{SI}',
      min: 0.2,
      max: 22,
      default: ({ dailyDose }) => 100 / dailyDose,
      when: { units: 'si' },
    }),
    onBoard: number({ label: 'Insulin still acting in units', symbol: 'IOB', min: 0, max: 100, default: 0 }),
  },
  outputs: {
    dose: number({ label: 'Dose in units', symbol: 'D', places: 1 }),
    meal: number({ label: 'For the carbohydrate', symbol: 'D_C', places: 1 }),
    correction: number({ label: 'For the glucose', symbol: 'D_G', places: 1 }),
  },
  formula: (person) => {
    const si = person.units === 'si';
    if (si ? person.glucoseMolar < 3.9 : person.glucose < 70) {
      throw noResult('The glucose is below 70 mg/dL (3.9 mmol/L): treat the low glucose first.');
    }
    const meal = person.carbohydrate / person.carbohydrateRatio;
    const correction = si
      ? (person.glucoseMolar - person.targetMolar) / person.sensitivityMolar
      : (person.glucose - person.target) / person.sensitivity;
    return { dose: Math.max(0, meal + correction - person.onBoard), meal, correction };
  },
  explanation:
    'The dose is {dose} units: {meal} for the meal and {correction} to reach the target, less what still acts.',
  examples: [
    {
      inputs: { dailyDose: 50, carbohydrate: 60, glucose: 200, target: 100, onBoard: 1 },
      results: { dose: 7.777778, meal: 6, correction: 2.777778 },
      source: 'By hand: 60/(500/50); 100/(1800/50); 6 + 2.7778 - 1',
    },
    {
      inputs: { dailyDose: 40, carbohydrate: 45, units: 'si', glucoseMolar: 10 },
      results: { dose: 5.2, meal: 3.6, correction: 1.6 },
      source: 'By hand: 45/12.5; (10 - 6)/(100/40)',
    },
    {
      inputs: { dailyDose: 50, carbohydrate: 10, glucose: 80, carbohydrateRatio: 10, sensitivity: 20 },
      results: { dose: 0, meal: 1, correction: -1.5 },
      source: 'By hand: 10/10; (80 - 110)/20; never below zero',
    },
    {
      inputs: { dailyDose: 50, carbohydrate: 30, glucose: 60 },
      noResult: 'treat the low glucose',
      source: 'ADA Standards of Care: level 1 hypoglycemia',
    },
  ],
  notes: [
    'For people with diabetes trained in carbohydrate counting, with rapid-acting insulin and their own factors; the rules are starting points to discuss with the care team.',
    'Does not replace clinical judgment.',
  ],
  references: [
    { title: 'Walsh, Roberts: Pumping Insulin, 6th ed., ch. 10 to 12: 500 and 1800 rules' },
    { title: 'Davidson et al.: Analysis of Guidelines for Basal-Bolus Insulin Dosing, Endocr Pract 14 (2008) 1095' },
  ],
});
