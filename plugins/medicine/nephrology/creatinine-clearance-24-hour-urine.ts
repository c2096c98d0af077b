import { defineCalculator, isAbove, measure, roundTo } from '@reckoner/engine';
import { CREATININE_MOLAR, laboratoryUnits } from '../shared/laboratory.js';

/** U·V/P, brought to 1.73 m² of the body surface of Du Bois where weight and height are known. */
export default defineCalculator({
  title: 'Creatinine clearance from 24-hour urine',
  description:
    'Measured creatinine clearance from a timed urine collection and serum creatinine, with weight and height also per 1.73 m².',
  keywords: ['measured creatinine clearance', 'timed urine collection', '24 h urine', 'UV/P', 'urinary creatinine'],
  related: ['creatinine-clearance-cockcroft-gault', 'egfr-ckd-epi-2021'],
  inputs: {
    units: laboratoryUnits,
    urineCreatinine: measure('mg/dL', {
      label: 'Urine creatinine',
      symbol: 'U',
      min: 1,
      max: 1000,
      usual: [10, 400],
      confusedWith: { 'mmol/L': CREATININE_MOLAR / 1000 },
      when: { units: 'conventional' },
    }),
    serumCreatinine: measure('mg/dL', {
      label: 'Serum creatinine',
      symbol: 'P',
      min: 0.1,
      max: 40,
      usual: [0.3, 15],
      confusedWith: { 'µmol/L': CREATININE_MOLAR },
      when: { units: 'conventional' },
    }),
    urineCreatinineMolar: measure('mmol/L', {
      label: 'Urine creatinine',
      symbol: 'U_{SI}',
      min: 0.1,
      max: 90,
      usual: [0.9, 36],
      confusedWith: { 'mg/dL': 1000 / CREATININE_MOLAR },
      when: { units: 'si' },
    }),
    serumCreatinineMolar: measure('µmol/L', {
      label: 'Serum creatinine',
      symbol: 'P_{SI}',
      min: 9,
      max: 3500,
      usual: [25, 1300],
      confusedWith: { 'mg/dL': 1 / CREATININE_MOLAR },
      when: { units: 'si' },
    }),
    volume: measure('mL', { label: 'Urine volume', symbol: 'V', min: 10, max: 20000, usual: [200, 6000] }),
    duration: measure('h', { label: 'Collected over', symbol: 't', min: 1, max: 72, usual: [2, 48], default: 24 }),
    weight: measure('kg', {
      label: 'Body weight',
      help: 'Shows whether the collection is complete.',
      symbol: 'W',
      min: 20,
      max: 400,
      usual: [35, 200],
      optional: true,
    }),
    height: measure('cm', {
      label: 'Height',
      help: 'With the weight, for the clearance per 1.73 m².',
      symbol: 'H',
      min: 100,
      max: 250,
      usual: [140, 210],
      optional: true,
    }),
  },
  outputs: {
    clearance: measure('mL/min', { label: 'Creatinine clearance', symbol: 'C', places: 0 }),
    normalized: measure('mL/min', {
      label: 'Clearance per 1.73 m²',
      symbol: 'C_{1.73}',
      places: 0,
      optional: true,
    }),
    excretion: measure('mg', { label: 'Creatinine excreted in 24 hours', symbol: 'E', places: 0 }),
    perWeight: measure('mg/kg', {
      label: 'Creatinine excreted in 24 hours per kg',
      symbol: 'e',
      places: 1,
      optional: true,
    }),
  },
  formula: (lab) => {
    const { volume, duration, weight, height } = lab;
    const si = lab.units === 'si';
    const urine = si ? (lab.urineCreatinineMolar * 1000) / CREATININE_MOLAR : lab.urineCreatinine;
    const serum = si ? lab.serumCreatinineMolar / CREATININE_MOLAR : lab.serumCreatinine;
    const clearance = (urine * volume) / (serum * 60 * duration);
    // A deciliter has 100 mL.
    const excretion = ((urine * volume) / 100) * (24 / duration);
    if (weight === undefined) return { clearance, excretion };
    const perWeight = excretion / weight;
    if (height === undefined) return { clearance, excretion, perWeight };
    const surface = 0.007184 * weight ** 0.425 * height ** 0.725;
    return { clearance, normalized: (clearance * 1.73) / surface, excretion, perWeight };
  },
  explanation:
    'The creatinine clearance is {clearance}{normalized?, or {normalized} per 1.73 m² of body surface|}; {excretion} of creatinine are excreted in 24 hours.',
  requires: [
    {
      that: ({ urineCreatinine, serumCreatinine }) => urineCreatinine > serumCreatinine,
      field: 'urineCreatinine',
      says: 'The creatinine of the urine, {urineCreatinine}, must be above that of the serum, {serumCreatinine}: check that they are not mixed up.',
    },
    {
      that: ({ urineCreatinineMolar, serumCreatinineMolar }) =>
        isAbove(1000 * urineCreatinineMolar, serumCreatinineMolar),
      field: 'urineCreatinineMolar',
      says: 'The creatinine of the urine, {urineCreatinineMolar}, must be above that of the serum, {serumCreatinineMolar}: check that they are not mixed up.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ perWeight }) => perWeight !== undefined && roundTo(perWeight, 1) < 10,
      says: 'So little creatinine, {perWeight} in 24 hours, mostly means an incomplete collection (adults: about 15 to 25 mg/kg, less in old age): the true clearance is higher.',
    },
    {
      level: 'caution',
      when: ({ perWeight }) => perWeight !== undefined && roundTo(perWeight, 1) > 30,
      says: 'So much creatinine, {perWeight} in 24 hours, mostly means that more than the stated time was collected (adults: about 15 to 25 mg/kg): the true clearance is lower.',
    },
    {
      level: 'caution',
      when: ({ excretion, perWeight }) =>
        perWeight === undefined && (roundTo(excretion, 0) < 400 || roundTo(excretion, 0) > 4000),
      says: 'Adults excrete about 15 to 25 mg of creatinine per kg in 24 hours: {excretion} hardly come from the whole of the stated time and of it alone.',
    },
    {
      level: 'caution',
      when: ({ clearance }) => roundTo(clearance, 0) > 200,
      says: 'A clearance over 200 mL/min is hardly possible: check the values and the duration.',
    },
    {
      level: 'note',
      when: ({ height, weight }) => height !== undefined && weight === undefined,
      says: 'For the clearance per 1.73 m² send the weight too.',
    },
  ],
  examples: [
    {
      inputs: { urineCreatinine: 100.2, serumCreatinine: 1, volume: 2880, weight: 100 },
      results: { clearance: 200.4, excretion: 2885.76, perWeight: 28.8576 },
      source: 'By hand: 100.2 × 2880 / 1440, shown as 200 mL/min',
    },
    {
      inputs: { urineCreatinine: 108, serumCreatinine: 1.2, volume: 1440, weight: 70, height: 175 },
      results: { clearance: 90, normalized: 84.24673, excretion: 1555.2, perWeight: 22.21714 },
      source: 'Python 3.11, by hand: 108 × 1440 / (1.2 × 1440); Du Bois 1916: 0.007184 × 70^0.425 × 175^0.725 m²',
    },
    {
      inputs: { units: 'si', urineCreatinineMolar: 6, serumCreatinineMolar: 200, volume: 720, duration: 12 },
      results: { clearance: 30, excretion: 977.376 },
      source: 'By hand: 6000 × 720 / (200 × 720); 6 mmol/L × 1.44 L × 1000/8.84 mg/mmol',
    },
    {
      inputs: { urineCreatinine: 50, serumCreatinine: 2, volume: 1152, weight: 80 },
      results: { clearance: 20, excretion: 576, perWeight: 7.2 },
      cautions: ['incomplete collection'],
      source: 'By hand: 50 × 1152 / (2 × 1440); 0.5 mg/mL × 1152 mL',
    },
    {
      inputs: { urineCreatinine: 100, serumCreatinine: 0.75, volume: 3240, weight: 90 },
      results: { clearance: 300, excretion: 3240, perWeight: 36 },
      cautions: ['more than the stated time', 'hardly possible'],
      source: 'By hand: 100 × 3240 / (0.75 × 1440); 1 mg/mL × 3240 mL',
    },
    {
      inputs: { urineCreatinine: 100, serumCreatinine: 1, volume: 1440, height: 170 },
      results: { clearance: 100, excretion: 1440 },
      cautions: ['send the weight too'],
      source: 'By hand: 100 × 1440 / (1 × 1440)',
    },
    {
      inputs: { urineCreatinine: 50, serumCreatinine: 1, volume: 432 },
      results: { clearance: 15, excretion: 216 },
      cautions: ['hardly come from the whole'],
      source: 'By hand: 50 × 432 / 1440; 0.5 mg/mL × 432 mL',
    },
    {
      inputs: { urineCreatinine: 1.2, serumCreatinine: 12, volume: 1440 },
      refused: 'not mixed up',
      source: 'By hand: urine concentrates creatinine',
    },
    {
      inputs: { units: 'si', urineCreatinineMolar: 0.2, serumCreatinineMolar: 400, volume: 1440 },
      refused: 'not mixed up',
      source: 'By hand: 0.2 mmol/L are 200 µmol/L',
    },
  ],
  notes: [
    'For stable kidney function. Creatinine is also secreted by the tubules, so that the clearance is above the true GFR, the more the lower that is.',
    'The collection begins with an empty bladder, without that urine, and ends with the last urine in it.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title: 'Levey: Measurement of Renal Function in Chronic Renal Disease, Kidney Int 38 (1990) 167',
      doi: '10.1038/ki.1990.182',
    },
    {
      title: 'Du Bois, Du Bois: A Formula to Estimate the Approximate Surface Area, Arch Intern Med 17 (1916) 863',
    },
  ],
});
