import { defineCalculator, measure, number } from '@reckoner/engine';
import { glucose, glucoseMolar, laboratoryUnits } from '../shared/laboratory.js';

/** Meal dose from carbohydrate and correction to the target; ratio by the 500 rule, sensitivity by the 1800 (100) rule. */
export default defineCalculator({
  title: 'Mealtime insulin dose',
  description:
    'Rapid-acting insulin for a meal from carbohydrate, blood glucose and the total daily dose, with its correction part.',
  keywords: ['bolus', 'insulin to carb ratio', 'correction factor', '500 rule', '1800 rule', 'carb counting'],
  inputs: {
    dailyDose: number({ label: 'Total daily insulin in units', symbol: 'TDD', min: 5, max: 300, usual: [8, 200] }),
    carbohydrate: measure('g', { label: 'Carbohydrate of the meal', symbol: 'C', min: 0, max: 400, usual: [0, 200] }),
    carbohydrateRatio: measure('g', {
      label: 'Carbohydrate covered by one unit',
      help: '500 divided by the total daily dose unless you know yours.',
      symbol: 'ICR',
      min: 1,
      max: 150,
      usual: [2, 60],
      default: ({ dailyDose }) => 500 / dailyDose,
    }),
    units: laboratoryUnits,
    glucose,
    target: measure('mg/dL', {
      label: 'Target glucose',
      symbol: 'G_0',
      min: 70,
      max: 200,
      usual: [80, 180],
      default: 110,
      when: { units: 'conventional' },
    }),
    sensitivity: measure('mg/dL', {
      label: 'Fall of glucose by one unit',
      help: '1800 divided by the total daily dose unless you know yours.',
      symbol: 'ISF',
      min: 3,
      max: 400,
      usual: [8, 250],
      default: ({ dailyDose }) => 1800 / dailyDose,
      when: { units: 'conventional' },
    }),
    glucoseMolar,
    targetMolar: measure('mmol/L', {
      label: 'Target glucose',
      symbol: 'G_{0,SI}',
      min: 4,
      max: 11,
      usual: [4.4, 10],
      default: 6,
      when: { units: 'si' },
    }),
    sensitivityMolar: measure('mmol/L', {
      label: 'Fall of glucose by one unit',
      help: '100 divided by the total daily dose unless you know yours.',
      symbol: 'ISF_{SI}',
      min: 0.2,
      max: 22,
      usual: [0.4, 14],
      default: ({ dailyDose }) => 100 / dailyDose,
      when: { units: 'si' },
    }),
    onBoard: number({
      label: 'Insulin still acting in units',
      symbol: 'IOB',
      min: 0,
      max: 100,
      usual: [0, 25],
      default: 0,
    }),
  },
  outputs: {
    dose: number({ label: 'Dose in units', symbol: 'D', places: 1 }),
    meal: number({ label: 'For the carbohydrate', symbol: 'D_C', places: 1 }),
    correction: number({ label: 'For the glucose', symbol: 'D_G', places: 1 }),
  },
  formula: (person) => {
    const si = person.units === 'si';
    const meal = person.carbohydrate / person.carbohydrateRatio;
    const correction = si
      ? (person.glucoseMolar - person.targetMolar) / person.sensitivityMolar
      : (person.glucose - person.target) / person.sensitivity;
    return { dose: Math.max(0, meal + correction - person.onBoard), meal, correction };
  },
  explanation: ({ dose, correction, onBoard }) => {
    const acting = onBoard > 0 ? ', less {onBoard} still acting' : '';
    if (dose <= 0) {
      return `No insulin now: {meal} units for the meal and {correction} for the glucose${acting} leave nothing to give.`;
    }
    const toTarget =
      correction < 0 ? ', less as the glucose is below the target' : ' and {correction} to reach the target';
    return `The dose is {dose} units: {meal} for the meal${toTarget}${acting}.`;
  },
  requires: [
    {
      that: ({ glucose }) => glucose >= 70,
      field: 'glucose',
      says: 'The glucose, {glucose}, is below 70 mg/dL (3.9 mmol/L): treat the low glucose first. If the figure is in the other unit, change “Laboratory units”.',
    },
    {
      that: ({ glucose }) => glucose <= 600,
      field: 'glucose',
      says: 'A glucose above 600 mg/dL (33.3 mmol/L) is an emergency and no case for a dose by formula: get medical help now. If the figure is in the other unit, change “Laboratory units”.',
    },
    {
      that: ({ glucoseMolar }) => glucoseMolar >= 3.9,
      field: 'glucoseMolar',
      says: 'The glucose, {glucoseMolar}, is below 3.9 mmol/L (70 mg/dL): treat the low glucose first. If the figure is in the other unit, change “Laboratory units”.',
    },
    {
      that: ({ glucoseMolar }) => glucoseMolar <= 33.3,
      field: 'glucoseMolar',
      says: 'A glucose above 33.3 mmol/L (600 mg/dL) is an emergency and no case for a dose by formula: get medical help now. If the figure is in the other unit, change “Laboratory units”.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ units, glucose, glucoseMolar }) => (units === 'si' ? glucoseMolar > 13.3 : glucose > 240),
      says: 'Above 240 mg/dL (13.3 mmol/L) test for ketones. With ketones, vomiting, drowsiness or deep breathing get medical help at once: it may be ketoacidosis.',
    },
    {
      level: 'danger',
      when: ({ dose, dailyDose }) => dose > dailyDose / 2,
      says: 'The dose is more than half of what is given in a whole day: check every figure, and ask before you give it.',
    },
    {
      level: 'caution',
      when: ({ onBoard, correction }) => onBoard > Math.max(correction, 0) && onBoard > 0,
      says: 'What still acts takes away part of the dose for the meal; many pumps and plans take it from the correction alone. Follow your own plan.',
    },
  ],
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
      inputs: { dailyDose: 50, carbohydrate: 20, glucose: 180, onBoard: 3 },
      results: { dose: '0.944444', meal: 2, correction: 1.944444 },
      cautions: ['many pumps and plans'],
      source: 'By hand: 20/10; 70/36; 2 + 1.944444 - 3',
    },
    {
      inputs: { dailyDose: 20, carbohydrate: 150, glucose: 380 },
      results: { dose: 9, meal: 6, correction: 3 },
      cautions: ['ketones'],
      source: 'By hand: 150/25; 270/90',
    },
    {
      inputs: { dailyDose: 20, carbohydrate: 300, units: 'si', glucoseMolar: 13 },
      results: { dose: 13.4, meal: 12, correction: 1.4 },
      cautions: ['more than half'],
      source: 'By hand: 300/25; 7/5',
    },
    {
      inputs: { dailyDose: 50, carbohydrate: 0, units: 'si', glucoseMolar: 110 },
      refused: 'an emergency',
      source: 'By definition: meters end at 600 mg/dL (33.3 mmol/L)',
    },
    {
      inputs: { dailyDose: 50, carbohydrate: 30, glucose: 60 },
      refused: 'treat the low glucose',
      source: 'ADA Standards of Care: level 1 hypoglycemia',
    },
    {
      inputs: { dailyDose: 50, carbohydrate: 30, units: 'si', glucoseMolar: 3.5 },
      refused: 'treat the low glucose',
      source: 'ADA Standards of Care: level 1 hypoglycemia',
    },
    {
      inputs: { dailyDose: 50, carbohydrate: 0, glucose: 650 },
      refused: 'an emergency',
      source: 'By definition: meters end at 600 mg/dL (33.3 mmol/L)',
    },
    {
      inputs: {
        dailyDose: 50,
        carbohydrate: 60,
        units: 'si',
        glucoseMolar: 9.5,
        targetMolar: 5.5,
        sensitivityMolar: 2.5,
      },
      results: { dose: 7.6, meal: 6, correction: 1.6 },
      source: 'By hand: 60/10; (9.5 - 5.5)/2.5',
    },
  ],
  notes: [
    'For people with diabetes trained in carbohydrate counting, with rapid-acting insulin and their own factors; the rules are starting points to discuss with the care team.',
    'Does not replace clinical judgment.',
  ],
  references: [
    { title: 'Walsh, Roberts: Pumping Insulin, 6th ed., ch. 10 to 12: 500 and 1800 rules' },
    { title: 'American Diabetes Association: Diabetes and DKA (Ketoacidosis): ketones from 240 mg/dL' },
    {
      title: 'Davidson et al.: Analysis of Guidelines for Basal-Bolus Insulin Dosing, Endocr Pract 14 (2008) 1095',
      doi: '10.4158/EP.14.9.1095',
    },
  ],
});
