import { category, choice, classify, defineCalculator, isAtMost, measure, number, roundTo } from '@reckoner/engine';

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
      usual: [80, 450],
      when: { units: 'conventional' },
    }),
    hdl: measure('mg/dL', {
      label: 'HDL cholesterol',
      symbol: 'HDL',
      min: 5,
      max: 200,
      usual: [15, 130],
      when: { units: 'conventional' },
    }),
    ldl: measure('mg/dL', {
      label: 'LDL cholesterol',
      symbol: 'LDL',
      min: 5,
      max: 900,
      usual: [15, 350],
      when: { units: 'conventional' },
    }),
    triglycerides: measure('mg/dL', {
      label: 'Triglycerides',
      symbol: 'TG',
      min: 10,
      max: 5000,
      usual: [25, 1500],
      when: { units: 'conventional' },
    }),
    totalMolar: measure('mmol/L', {
      label: 'Total cholesterol',
      symbol: 'TC_{SI}',
      min: 1.3,
      max: 26,
      usual: [2, 12],
      when: { units: 'si' },
    }),
    hdlMolar: measure('mmol/L', {
      label: 'HDL cholesterol',
      symbol: 'HDL_{SI}',
      min: 0.1,
      max: 5.2,
      usual: [0.4, 3.4],
      when: { units: 'si' },
    }),
    ldlMolar: measure('mmol/L', {
      label: 'LDL cholesterol',
      symbol: 'LDL_{SI}',
      min: 0.1,
      max: 24,
      usual: [0.4, 9],
      when: { units: 'si' },
    }),
    triglyceridesMolar: measure('mmol/L', {
      label: 'Triglycerides',
      symbol: 'TG_{SI}',
      min: 0.1,
      max: 57,
      usual: [0.28, 17],
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
    nonHdlMolar: measure('mmol/L', { label: 'Non-HDL cholesterol in mmol/L', places: 1, optional: true }),
    remnantMolar: measure('mmol/L', { label: 'Remnant cholesterol in mmol/L', places: 1, optional: true }),
  },
  formula: (lipids) => {
    const si = lipids.units === 'si';
    const total = si ? lipids.totalMolar * CHOLESTEROL : lipids.total;
    const hdl = si ? lipids.hdlMolar * CHOLESTEROL : lipids.hdl;
    const ldl = si ? lipids.ldlMolar * CHOLESTEROL : lipids.ldl;
    const triglycerides = si ? lipids.triglyceridesMolar * TRIGLYCERIDES : lipids.triglycerides;
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
      // All of the total in HDL and LDL leaves nothing, not the last digits of a difference.
      remnant: isAtMost(total, hdl + ldl) ? 0 : total - hdl - ldl,
      nonHdlMolar: si ? lipids.totalMolar - lipids.hdlMolar : undefined,
      remnantMolar: !si
        ? undefined
        : isAtMost(lipids.totalMolar, lipids.hdlMolar + lipids.ldlMolar)
          ? 0
          : lipids.totalMolar - lipids.hdlMolar - lipids.ldlMolar,
    };
  },
  explanation: ({ units }) =>
    units === 'si'
      ? 'Total cholesterol is {totalToHdl} times HDL ({class}); non-HDL cholesterol is {nonHdlMolar}.'
      : 'Total cholesterol is {totalToHdl} times HDL ({class}); non-HDL cholesterol is {nonHdl}.',
  requires: [
    {
      that: ({ total, hdl, ldl }) => isAtMost(hdl + ldl, total),
      field: 'total',
      says: 'HDL and LDL cholesterol together are more than the total, {total}.',
    },
    {
      that: ({ totalMolar, hdlMolar, ldlMolar }) => isAtMost(hdlMolar + ldlMolar, totalMolar),
      field: 'totalMolar',
      says: 'HDL and LDL cholesterol together are more than the total, {totalMolar}.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ units, triglycerides, triglyceridesMolar }) =>
        units === 'si' ? triglyceridesMolar >= 5.65 : triglycerides >= 500,
      says: 'Triglycerides of 500 mg/dL (5.65 mmol/L) or more can inflame the pancreas: see a doctor, with severe belly pain at once.',
    },
    {
      level: 'caution',
      when: ({ units, ldl, ldlMolar }) => (units === 'si' ? ldlMolar >= 4.9 : ldl >= 190),
      says: 'LDL cholesterol of 190 mg/dL (4.9 mmol/L) or more is treated whatever the ratio: see a doctor, it may run in the family.',
    },
    {
      level: 'caution',
      when: ({ units, ldl, ldlMolar, class: ratio }) =>
        ratio !== 'High' && (units === 'si' ? ldlMolar >= 4.1 && ldlMolar < 4.9 : ldl >= 160 && ldl < 190),
      says: 'LDL cholesterol of 160 mg/dL (4.1 mmol/L) or more is high even where the ratio is not: treatment goes by LDL cholesterol, speak to a doctor.',
    },
  ],
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
        nonHdlMolar: 3.6,
        remnantMolar: 0.6,
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
      refused: 'more than the total',
      source: 'By hand: 60 + 100 > 150',
    },
    {
      inputs: { units: 'si', totalMolar: 4, hdlMolar: 1.5, ldlMolar: 2.6, triglyceridesMolar: 1 },
      refused: 'more than the total',
      source: 'By hand: 1.5 + 2.6 > 4',
    },
    {
      inputs: { total: 340, hdl: 40, ldl: 190, triglycerides: 500 },
      results: { totalToHdl: 8.5, class: 'High', nonHdl: 300, remnant: 110 },
      cautions: ['pancreas', 'whatever the ratio'],
      source: 'By hand: 340/40; 340 - 40; 340 - 230',
    },
    {
      inputs: { total: 270, hdl: 80, ldl: 170, triglycerides: 100 },
      results: { totalToHdl: 3.375, class: 'Optimal', nonHdl: 190, remnant: 20 },
      cautions: ['is high even where'],
      source: 'By hand: 270/80; 270 - 80; 270 - 250; ATP III: LDL of 160 to 189 is high',
    },
    {
      inputs: { units: 'si', totalMolar: 4.6, hdlMolar: 1.6, ldlMolar: 3, triglyceridesMolar: 1.7 },
      results: { totalToHdl: 2.875, class: 'Optimal', remnant: 0, remnantMolar: 0 },
      source: 'By hand: 4.6/1.6; 4.6 - 1.6 - 3 = 0',
    },
  ],
  notes: [
    'For adults. Guidelines treat by LDL and non-HDL cholesterol and total risk, not by ratios. Does not replace medical advice.',
  ],
  references: [
    {
      title:
        'Grundy et al.: 2018 AHA/ACC Guideline on the Management of Blood Cholesterol, Circulation 139 (2019) e1082 (LDL from 190, triglycerides from 500 mg/dL)',
      doi: '10.1161/CIR.0000000000000625',
    },
    {
      title:
        'National Cholesterol Education Program: Third Report of the Expert Panel (ATP III), NIH Publication 02-5215 (2002): LDL of 160 to 189 mg/dL (4.1 to 4.9 mmol/L) is high',
    },
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
