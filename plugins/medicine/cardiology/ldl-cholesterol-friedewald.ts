import { defineCalculator, measure, noResult, sumOfProducts } from '@reckoner/engine';
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
      when: { units: 'conventional' },
    }),
    hdl: measure('mg/dL', {
      label: 'HDL cholesterol',
      symbol: 'HDL',
      min: 5,
      max: 200,
      when: { units: 'conventional' },
    }),
    triglycerides: measure('mg/dL', {
      label: 'Triglycerides',
      symbol: 'TG',
      min: 20,
      max: 800,
      when: { units: 'conventional' },
    }),
    totalMolar: measure('mmol/L', {
      label: 'Total cholesterol',
      symbol: 'TC_{SI}',
      min: 1.3,
      max: 25,
      when: { units: 'si' },
    }),
    hdlMolar: measure('mmol/L', {
      label: 'HDL cholesterol',
      symbol: 'HDL_{SI}',
      min: 0.1,
      max: 5,
      when: { units: 'si' },
    }),
    triglyceridesMolar: measure('mmol/L', {
      label: 'Triglycerides',
      symbol: 'TG_{SI}',
      min: 0.2,
      max: 9,
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
    if (nonHdl <= 0 || sampson <= 0)
      throw noResult('HDL cholesterol and triglycerides leave nothing for LDL: check the values.');
    const sampsonMolar = sampson / CHOLESTEROL_MOLAR;
    if (triglycerides > 400) return { sampson, nonHdl, sampsonMolar };
    return { sampson, friedewald: nonHdl - triglycerides / 5, nonHdl, sampsonMolar };
  },
  explanation: 'The LDL cholesterol is {sampson} ({sampsonMolar}) by Sampson’s equation, non-HDL cholesterol {nonHdl}.',
  examples: [
    {
      inputs: { total: 200, hdl: 50, triglycerides: 150 },
      results: { sampson: 123.3973, friedewald: 120, nonHdl: 150, sampsonMolar: 3.191034 },
      source: 'Python 3.11, by Sampson 2020; by hand: 200 - 50 - 150/5',
    },
    {
      inputs: { total: 240, hdl: 40, triglycerides: 500 },
      results: { sampson: 112.9177, nonHdl: 200 },
      source: 'Python 3.11, by Sampson 2020; Friedewald is not valid here',
    },
    {
      inputs: { units: 'si', totalMolar: 5.2, hdlMolar: 1.3, triglyceridesMolar: 1.7 },
      results: { sampson: 124.1087, friedewald: 120.6992, nonHdl: 150.813, sampsonMolar: 3.209432 },
      source: 'Python 3.11, by Sampson 2020 with 38.67 and 88.57 mg/dL per mmol/L',
    },
    {
      inputs: { total: 60, hdl: 55, triglycerides: 300 },
      noResult: 'leave nothing for LDL',
      source: 'By hand: 60 - 55 - 300/5 is below zero',
    },
  ],
  notes: [
    'For fasting samples; not in type III hyperlipoproteinemia. Friedewald runs low when LDL is below 70 mg/dL or triglycerides are over 150 mg/dL.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Sampson et al.: A New Equation for Calculation of Low-Density Lipoprotein Cholesterol in Patients with Normolipidemia and/or Hypertriglyceridemia, JAMA Cardiol 5 (2020) 540',
      doi: '10.1001/jamacardio.2020.0013',
    },
    {
      title:
        'Friedewald, Levy, Fredrickson: Estimation of the Concentration of Low-Density Lipoprotein Cholesterol in Plasma, Clin Chem 18 (1972) 499',
    },
  ],
});
