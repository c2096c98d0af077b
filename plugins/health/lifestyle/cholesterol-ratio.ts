import { category, choice, classify, defineCalculator, measure, noResult, number, roundTo } from '@reckoner/engine';

/** mg/dL in 1 mmol/L of cholesterol (386.65 g/mol) and of triglycerides (as triolein, 885.4 g/mol). */
const CHOLESTEROL = 38.67;
const TRIGLYCERIDES = 88.57;

/** Ratios of mass concentrations; SI values are converted first, which matters for triglycerides to HDL. */
export default defineCalculator({
  title: 'Cholesterol ratio',
  description:
    'Ratios of total, LDL and remnant cholesterol and triglycerides to HDL cholesterol, and non-HDL cholesterol.',
  keywords: ['TC/HDL', 'LDL/HDL', 'triglycerides', 'non-HDL', 'remnant cholesterol', 'lipids'],
  inputs: {
    units: choice({ conventional: 'mg/dL', si: 'mmol/L' }, { label: 'Laboratory units', default: 'conventional' }),
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
    ldl: measure('mg/dL', {
      label: 'LDL cholesterol',
      symbol: 'LDL',
      min: 5,
      max: 900,
      when: { units: 'conventional' },
    }),
    triglycerides: measure('mg/dL', {
      label: 'Triglycerides',
      symbol: 'TG',
      min: 10,
      max: 5000,
      when: { units: 'conventional' },
    }),
    totalMolar: measure('mmol/L', {
      label: 'Total cholesterol',
      symbol: 'TC_{SI}',
      min: 1.3,
      max: 26,
      when: { units: 'si' },
    }),
    hdlMolar: measure('mmol/L', {
      label: 'HDL cholesterol',
      symbol: 'HDL_{SI}',
      min: 0.1,
      max: 5.2,
      when: { units: 'si' },
    }),
    ldlMolar: measure('mmol/L', {
      label: 'LDL cholesterol',
      symbol: 'LDL_{SI}',
      min: 0.1,
      max: 24,
      when: { units: 'si' },
    }),
    triglyceridesMolar: measure('mmol/L', {
      label: 'Triglycerides',
      symbol: 'TG_{SI}',
      min: 0.1,
      max: 57,
      when: { units: 'si' },
    }),
  },
  outputs: {
    totalToHdl: number({ label: 'Total to HDL cholesterol', symbol: 'R', places: 2 }),
    class: category(['Optimal', 'Acceptable', 'High'], { label: 'Class of total to HDL', of: 'totalToHdl' }),
    ldlToHdl: number({ label: 'LDL to HDL cholesterol', symbol: 'R_L', places: 2 }),
    triglyceridesToHdl: number({ label: 'Triglycerides to HDL cholesterol (in mg/dL)', symbol: 'R_T', places: 2 }),
    nonHdl: measure('mg/dL', { label: 'Non-HDL cholesterol', places: 0 }),
    remnant: measure('mg/dL', { label: 'Remnant cholesterol', places: 0 }),
  },
  formula: (lipids) => {
    const si = lipids.units === 'si';
    const total = si ? lipids.totalMolar * CHOLESTEROL : lipids.total;
    const hdl = si ? lipids.hdlMolar * CHOLESTEROL : lipids.hdl;
    const ldl = si ? lipids.ldlMolar * CHOLESTEROL : lipids.ldl;
    const triglycerides = si ? lipids.triglyceridesMolar * TRIGLYCERIDES : lipids.triglycerides;
    if (hdl + ldl > total) throw noResult('HDL and LDL cholesterol together are more than the total.');
    const totalToHdl = total / hdl;
    return {
      totalToHdl,
      class: classify(
        roundTo(totalToHdl, 2),
        [
          [3.5, 'Optimal'],
          [5, 'Acceptable'],
        ],
        'High',
      ),
      ldlToHdl: ldl / hdl,
      triglyceridesToHdl: triglycerides / hdl,
      nonHdl: total - hdl,
      remnant: total - hdl - ldl,
    };
  },
  explanation: 'Total cholesterol is {totalToHdl} times HDL ({class}); non-HDL cholesterol is {nonHdl}.',
  examples: [
    {
      inputs: { total: 200, hdl: 50, ldl: 120, triglycerides: 150 },
      results: { totalToHdl: 4, class: 'Acceptable', ldlToHdl: 2.4, triglyceridesToHdl: 3, nonHdl: 150, remnant: 30 },
      source: 'By hand: 200/50; 120/50; 150/50; 200 - 50; 200 - 170',
    },
    {
      inputs: { units: 'si', totalMolar: 5.2, hdlMolar: 1.6, ldlMolar: 3, triglyceridesMolar: 1.7 },
      results: {
        totalToHdl: 3.25,
        class: 'Optimal',
        ldlToHdl: 1.875,
        triglyceridesToHdl: 2.433556,
        nonHdl: 139.212,
        remnant: 23.202,
      },
      source: 'By hand: 5.2/1.6; 3/1.6; 1.7 × 88.57 / (1.6 × 38.67); 3.6 × 38.67; 0.6 × 38.67',
    },
    {
      inputs: { total: 240, hdl: 40, ldl: 160, triglycerides: 200 },
      results: { totalToHdl: 6, class: 'High' },
      source: 'By hand: 240/40',
    },
    {
      inputs: { total: 150, hdl: 60, ldl: 100, triglycerides: 100 },
      noResult: 'more than the total',
      source: 'By hand: 60 + 100 > 150',
    },
  ],
  notes: [
    'For adults. Guidelines treat by LDL and non-HDL cholesterol and total risk, not by ratios. Does not replace medical advice.',
  ],
  references: [
    {
      title:
        'Millán et al.: Lipoprotein Ratios: Physiological Significance and Clinical Usefulness in Cardiovascular Prevention, Vasc Health Risk Manag 5 (2009) 757',
    },
    {
      title:
        'Varbo et al.: Remnant Cholesterol as a Causal Risk Factor for Ischemic Heart Disease, J Am Coll Cardiol 61 (2013) 427',
      doi: '10.1016/j.jacc.2012.08.1026',
    },
  ],
});
