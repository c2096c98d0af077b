import { defineCalculator, isAbove, isAtMost, measure, noResult, roundTo, sumOfProducts } from '@reckoner/engine';
import { CHOLESTEROL_MOLAR, laboratoryUnits, TRIGLYCERIDE_MOLAR } from '../shared/laboratory.js';

/** Friedewald up to 400 mg/dL of triglycerides, Sampson's NIH equation up to 800 mg/dL. */
export default defineCalculator({
  title: 'LDL cholesterol (Friedewald, Sampson)',
  description: 'LDL and non-HDL cholesterol from total cholesterol, HDL cholesterol and triglycerides.',
  keywords: ['lipids', 'LDL-C', 'Sampson-NIH', 'non-HDL cholesterol', 'triglycerides'],
  inputs: {
    units: laboratoryUnits,
    total: measure('mg/dL', {
      label: 'Total cholesterol',
      symbol: 'TC',
      min: 50,
      max: 1000,
      usual: [80, 500],
      confusedWith: { 'mmol/L': 1 / CHOLESTEROL_MOLAR },
      when: { units: 'conventional' },
    }),
    hdl: measure('mg/dL', {
      label: 'HDL cholesterol',
      symbol: 'HDL',
      min: 5,
      max: 200,
      usual: [15, 130],
      confusedWith: { 'mmol/L': 1 / CHOLESTEROL_MOLAR },
      when: { units: 'conventional' },
    }),
    triglycerides: measure('mg/dL', {
      label: 'Triglycerides',
      symbol: 'TG',
      min: 20,
      max: 800,
      usual: [30, 700],
      confusedWith: { 'mmol/L': 1 / TRIGLYCERIDE_MOLAR },
      when: { units: 'conventional' },
    }),
    totalMolar: measure('mmol/L', {
      label: 'Total cholesterol',
      symbol: 'TC_{SI}',
      min: 1.3,
      max: 25,
      usual: [2, 13],
      confusedWith: { 'mg/dL': CHOLESTEROL_MOLAR },
      when: { units: 'si' },
    }),
    hdlMolar: measure('mmol/L', {
      label: 'HDL cholesterol',
      symbol: 'HDL_{SI}',
      min: 0.1,
      max: 5,
      usual: [0.4, 3.4],
      confusedWith: { 'mg/dL': CHOLESTEROL_MOLAR },
      when: { units: 'si' },
    }),
    triglyceridesMolar: measure('mmol/L', {
      label: 'Triglycerides',
      symbol: 'TG_{SI}',
      min: 0.2,
      max: 9,
      usual: [0.35, 8],
      confusedWith: { 'mg/dL': TRIGLYCERIDE_MOLAR },
      when: { units: 'si' },
    }),
  },
  outputs: {
    sampson: measure('mg/dL', { label: 'LDL cholesterol (Sampson)', symbol: 'LDL_S', places: 0 }),
    friedewald: measure('mg/dL', {
      label: 'LDL cholesterol (Friedewald)',
      help: 'Only up to 400 mg/dL (4.5 mmol/L) of triglycerides.',
      symbol: 'LDL_F',
      places: 0,
      optional: true,
    }),
    nonHdl: measure('mg/dL', { label: 'Non-HDL cholesterol', places: 0 }),
    sampsonMolar: measure('mmol/L', { label: 'LDL cholesterol (Sampson, SI)', places: 2 }),
    friedewaldMolar: measure('mmol/L', { label: 'LDL cholesterol (Friedewald, SI)', places: 2, optional: true }),
    nonHdlMolar: measure('mmol/L', { label: 'Non-HDL cholesterol (SI)', places: 2 }),
  },
  formula: (lipids) => {
    const si = lipids.units === 'si';
    const total = si ? lipids.totalMolar * CHOLESTEROL_MOLAR : lipids.total;
    const hdl = si ? lipids.hdlMolar * CHOLESTEROL_MOLAR : lipids.hdl;
    const triglycerides = si ? lipids.triglyceridesMolar * TRIGLYCERIDE_MOLAR : lipids.triglycerides;
    const nonHdl = sumOfProducts([total], [-1, hdl]);
    const sampson =
      total / 0.948 -
      hdl / 0.971 -
      (triglycerides / 8.56 + (triglycerides * nonHdl) / 2140 - triglycerides ** 2 / 16100) -
      9.44;
    if (sampson <= 0) throw noResult('HDL cholesterol and triglycerides leave nothing for LDL: check the values.');
    const sampsonMolar = sampson / CHOLESTEROL_MOLAR;
    const nonHdlMolar = nonHdl / CHOLESTEROL_MOLAR;
    const friedewald = nonHdl - triglycerides / 5;
    if (triglycerides > 400 || friedewald <= 0) return { sampson, nonHdl, sampsonMolar, nonHdlMolar };
    return { sampson, friedewald, nonHdl, sampsonMolar, friedewaldMolar: friedewald / CHOLESTEROL_MOLAR, nonHdlMolar };
  },
  explanation: ({ units }) =>
    units === 'si'
      ? 'The LDL cholesterol is {sampsonMolar} by Sampson’s equation, non-HDL cholesterol {nonHdlMolar}.'
      : 'The LDL cholesterol is {sampson} by Sampson’s equation, non-HDL cholesterol {nonHdl}.',
  requires: [
    {
      that: ({ total, hdl }) => hdl < total,
      field: 'hdl',
      says: 'The HDL cholesterol, {hdl}, must be below the total, {total}.',
    },
    {
      that: ({ totalMolar, hdlMolar }) => hdlMolar < totalMolar,
      field: 'hdlMolar',
      says: 'The HDL cholesterol, {hdlMolar}, must be below the total, {totalMolar}.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ friedewald, friedewaldMolar, triglycerides, triglyceridesMolar, units }) =>
        friedewald !== undefined &&
        friedewaldMolar !== undefined &&
        (units === 'si'
          ? roundTo(friedewaldMolar, 2) < 1.8 || triglyceridesMolar > 1.7
          : roundTo(friedewald, 0) < 70 || triglycerides > 150),
      says: 'Friedewald’s figure runs low below 70 mg/dL (1.8 mmol/L) of LDL and above 150 mg/dL (1.7 mmol/L) of triglycerides: go by Sampson’s.',
    },
    {
      level: 'note',
      when: ({ friedewald, triglycerides, triglyceridesMolar, units }) =>
        friedewald === undefined &&
        isAbove(units === 'si' ? triglyceridesMolar * TRIGLYCERIDE_MOLAR : triglycerides, 400),
      says: 'Friedewald’s equation does not hold at these triglycerides.',
    },
    {
      level: 'note',
      when: ({ friedewald, triglycerides, triglyceridesMolar, units }) =>
        friedewald === undefined &&
        isAtMost(units === 'si' ? triglyceridesMolar * TRIGLYCERIDE_MOLAR : triglycerides, 400),
      says: 'By Friedewald’s equation nothing would be left for LDL: go by Sampson’s.',
    },
    {
      level: 'caution',
      when: ({ sampson }) => roundTo(sampson, 0) < 25,
      says: 'So low an LDL cholesterol cannot be told by equations: check the values, and have it measured directly.',
    },
    {
      level: 'caution',
      when: ({ sampson, sampsonMolar, units }) =>
        units === 'si' ? roundTo(sampsonMolar, 2) >= 4.9 : roundTo(sampson, 0) >= 190,
      says: 'From 190 mg/dL (4.9 mmol/L) a high-intensity statin is recommended without an estimate of risk; look for familial hypercholesterolemia (AHA/ACC 2018).',
    },
  ],
  examples: [
    {
      inputs: { total: 200, hdl: 50, triglycerides: 150 },
      results: { sampson: 123.3973, friedewald: 120, nonHdl: 150, sampsonMolar: 3.191034 },
      source: 'Python 3.11, by Sampson 2020; by hand: 200 - 50 - 150/5',
    },
    {
      inputs: { total: 240, hdl: 40, triglycerides: 500 },
      results: { sampson: 112.9177, nonHdl: 200 },
      cautions: ['does not hold'],
      source: 'Python 3.11, by Sampson 2020; Friedewald is not valid here',
    },
    {
      inputs: { units: 'si', totalMolar: 5.2, hdlMolar: 1.3, triglyceridesMolar: 1.7 },
      results: {
        sampson: 124.1087,
        friedewald: 120.6992,
        nonHdl: 150.813,
        sampsonMolar: 3.209432,
        friedewaldMolar: 3.121262,
        nonHdlMolar: 3.9,
      },
      source: 'Python 3.11, by Sampson 2020 with 38.67 and 88.57 mg/dL per mmol/L',
    },
    {
      inputs: { total: 100, hdl: 50, triglycerides: 300 },
      results: { sampson: 8.085914, nonHdl: 50 },
      cautions: ['nothing would be left', 'measured directly'],
      source: 'Python 3.11, by Sampson 2020; by hand: 100 - 50 - 300/5 is below zero',
    },
    {
      inputs: { total: 140, hdl: 50, triglycerides: 160 },
      results: { sampson: 62.91552, friedewald: 58, nonHdl: 90 },
      cautions: ['runs low'],
      source: 'Python 3.11, by Sampson 2020; by hand: 140 - 50 - 160/5',
    },
    {
      inputs: { total: 290, hdl: 50, triglycerides: 140 },
      results: { sampson: 214.1352, friedewald: 212, nonHdl: 240 },
      cautions: ['high-intensity statin'],
      source: 'Python 3.11, by Sampson 2020; by hand: 290 - 50 - 140/5',
    },
    {
      inputs: { total: 149.999, hdl: 50, triglycerides: 150 },
      results: { friedewald: 69.999, nonHdl: 99.999 },
      source: 'By hand: 149.999 - 50 - 150/5, which is shown as 70',
    },
    {
      inputs: { units: 'si', totalMolar: 6.775, hdlMolar: 1.3, triglyceridesMolar: 1.4 },
      results: { sampsonMolar: 4.896541, sampson: 189.3492, nonHdlMolar: 5.475 },
      cautions: ['high-intensity statin'],
      source: 'Python 3.11, by Sampson 2020 with 38.67 and 88.57 mg/dL per mmol/L: shown as 4.90 mmol/L',
    },
    { inputs: { total: 60, hdl: 60, triglycerides: 100 }, refused: 'must be below the total', source: 'By definition' },
    {
      inputs: { units: 'si', totalMolar: 1.5, hdlMolar: 2, triglyceridesMolar: 1 },
      refused: 'must be below the total',
      source: 'By definition',
    },
    {
      inputs: { total: 60, hdl: 55, triglycerides: 300 },
      noResult: 'leave nothing for LDL',
      source: 'By hand: 60 - 55 - 300/5 is below zero',
    },
  ],
  notes: ['For fasting samples; not in type III hyperlipoproteinemia.', 'Does not replace clinical judgment.'],
  references: [
    {
      title:
        'Sampson et al.: A New Equation for Calculation of Low-Density Lipoprotein Cholesterol in Patients with Normolipidemia and/or Hypertriglyceridemia, JAMA Cardiol 5 (2020) 540',
      doi: '10.1001/jamacardio.2020.0013',
    },
    {
      title:
        'Grundy et al.: 2018 AHA/ACC Guideline on the Management of Blood Cholesterol, Circulation 139 (2019) e1082',
      doi: '10.1161/CIR.0000000000000625',
    },
    {
      title:
        'Friedewald, Levy, Fredrickson: Estimation of the Concentration of Low-Density Lipoprotein Cholesterol in Plasma, Clin Chem 18 (1972) 499',
    },
  ],
});
