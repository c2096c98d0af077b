import { category, choice, defineCalculator, measure, roundTo } from '@reckoner/engine';
import { CREATININE_MOLAR, laboratoryUnits } from '../shared/laboratory.js';

/** Ratio in a spot urine; a day's creatinine brings it to a day's excretion. */
export default defineCalculator({
  title: 'Urine protein and albumin to creatinine ratio',
  description:
    'Protein-creatinine or albumin-creatinine ratio of a spot urine in mg/g and mg/mmol, its KDIGO category and the estimated daily excretion.',
  keywords: ['UPCR', 'UACR', 'PCR', 'ACR', 'proteinuria', 'albuminuria', 'microalbuminuria', 'spot urine'],
  related: ['ckd-kdigo-ga-category', 'kidney-failure-risk-equation'],
  inputs: {
    analyte: choice({ albumin: 'Albumin', protein: 'Total protein' }, { label: 'Measured' }),
    concentration: measure('mg/L', {
      label: 'Albumin or protein in the urine',
      help: '1 mg/dL is 10 mg/L.',
      symbol: 'c',
      min: 0,
      max: 50000,
      usual: [2, 20000],
    }),
    units: laboratoryUnits,
    urineCreatinine: measure('mg/dL', {
      label: 'Urine creatinine',
      symbol: 'U_{cr}',
      min: 1,
      max: 1000,
      usual: [10, 500],
      confusedWith: { 'mmol/L': CREATININE_MOLAR / 1000 },
      when: { units: 'conventional' },
    }),
    urineCreatinineMolar: measure('mmol/L', {
      label: 'Urine creatinine',
      symbol: 'U_{cr,SI}',
      min: 0.1,
      max: 90,
      usual: [0.9, 45],
      confusedWith: { 'mg/dL': 1000 / CREATININE_MOLAR },
      when: { units: 'si' },
    }),
    dailyCreatinine: measure('g', {
      label: 'Creatinine excreted in 24 hours',
      help: 'About 1 g; more with much muscle, less in old age.',
      symbol: 'E',
      min: 0.2,
      max: 5,
      usual: [0.4, 3],
      default: 1,
    }),
  },
  outputs: {
    ratio: measure('mg/g', { label: 'Ratio to creatinine', symbol: 'R', places: 0 }),
    ratioMolar: measure('mg/mmol', { label: 'Ratio to creatinine (SI)', symbol: 'R_{SI}', places: 1 }),
    category: category(['A1, normal to mildly increased', 'A2, moderately increased', 'A3, severely increased'], {
      label: 'Category',
    }),
    daily: measure('mg', { label: 'Estimated excretion in 24 hours', symbol: 'D', places: 0 }),
  },
  formula: ({ analyte, concentration, units, urineCreatinine, urineCreatinineMolar, dailyCreatinine }) => {
    // 1 mg/dL is 0.01 g/L; 1 mmol of creatinine is 10/88.4 g.
    const ratio =
      units === 'si'
        ? ((concentration / urineCreatinineMolar) * CREATININE_MOLAR) / 10
        : concentration / (0.01 * urineCreatinine);
    const ratioMolar = (10 * ratio) / CREATININE_MOLAR;
    const daily = ratio * dailyCreatinine;
    // The class is that of the figure that is shown.
    const shown = units === 'si' ? roundTo(ratioMolar, 1) : roundTo(ratio, 0);
    const scale = (analyte === 'protein' ? 5 : 1) * (units === 'si' ? 1 : 10);
    const severe = analyte === 'protein' ? (units === 'si' ? 50 : 500) : units === 'si' ? 30 : 300;
    return {
      ratio,
      ratioMolar,
      category:
        shown < 3 * scale
          ? 'A1, normal to mildly increased'
          : shown <= severe
            ? 'A2, moderately increased'
            : 'A3, severely increased',
      daily,
    };
  },
  explanation:
    'The ratio is {ratio}, or {ratioMolar}: {category}. With {dailyCreatinine} of creatinine in 24 hours that is about {daily} a day.',
  cautions: [
    {
      level: 'caution',
      when: ({ analyte, ratio }) => analyte === 'protein' && roundTo(ratio, 0) >= 3500,
      says: 'Protein in the nephrotic range: look at albumin, lipids and edema, and refer to a nephrologist.',
    },
    {
      level: 'caution',
      when: ({ analyte, ratio }) => analyte === 'albumin' && roundTo(ratio, 0) >= 2200,
      says: 'Albumin in the nephrotic range: look at serum albumin, lipids and edema, and refer to a nephrologist.',
    },
    {
      level: 'caution',
      when: ({ units, urineCreatinine, urineCreatinineMolar }) =>
        units === 'si' ? urineCreatinineMolar < 2 : urineCreatinine < 20,
      says: 'The urine is so dilute that the ratio is not reliable: repeat it in the first morning urine.',
    },
    {
      level: 'note',
      when: ({ category }) => category !== 'A1, normal to mildly increased',
      says: 'Confirm it within three months in the first morning urine: fever, exercise, infection, menstruation and high sugar raise it for a time.',
    },
    {
      level: 'caution',
      when: ({ analyte, ratioMolar }) => roundTo(ratioMolar, 1) >= (analyte === 'protein' ? 30 : 8),
      says: 'In pregnancy so much with a new pressure of 140/90 mmHg or more after 20 weeks is pre-eclampsia (NICE 2019): assess it the same day, do not wait to confirm.',
    },
  ],
  examples: [
    {
      inputs: { analyte: 'albumin', concentration: 120, urineCreatinine: 80 },
      results: { ratio: 150, ratioMolar: 16.96833, category: 'A2, moderately increased', daily: 150 },
      cautions: ['In pregnancy', 'Confirm it'],
      source: 'By hand: 120 mg/L over 0.8 g/L; 150/8.84',
    },
    {
      inputs: { analyte: 'albumin', concentration: 20, units: 'si', urineCreatinineMolar: 10 },
      results: { ratio: 17.68, ratioMolar: 2, category: 'A1, normal to mildly increased' },
      source: 'By hand: 20/10 mg/mmol; × 8.84',
    },
    {
      inputs: {
        analyte: 'protein',
        concentration: 4000,
        urineCreatinine: 100,
        dailyCreatinine: 1.5,
      },
      results: { ratio: 4000, ratioMolar: 452.4887, category: 'A3, severely increased', daily: 6000 },
      cautions: ['In pregnancy', 'nephrotic range', 'Confirm it'],
      source: 'By hand: 4000 mg/L over 1 g/L; 4000/8.84; 1.5 g × 4000 mg/g',
    },
    {
      inputs: { analyte: 'protein', concentration: 40, units: 'si', urineCreatinineMolar: 1.6 },
      results: { ratio: 221, ratioMolar: 25, category: 'A2, moderately increased' },
      cautions: ['so dilute', 'Confirm it'],
      source: 'By hand: 40/1.6 mg/mmol; × 8.84',
    },
    {
      inputs: { analyte: 'albumin', concentration: 3000, urineCreatinine: 100 },
      results: { ratio: 3000, category: 'A3, severely increased' },
      cautions: ['In pregnancy', 'Albumin in the nephrotic', 'Confirm it'],
      source: 'By hand: 3000 mg/L over 1 g/L',
    },
    {
      inputs: { analyte: 'protein', concentration: 140, urineCreatinine: 100 },
      results: { ratio: 140, category: 'A1, normal to mildly increased' },
      source: 'By hand: 140 mg/L over 1 g/L; below 150 mg/g (KDIGO)',
    },
    {
      inputs: { analyte: 'protein', concentration: 150, units: 'si', urineCreatinineMolar: 10 },
      results: { ratioMolar: 15, category: 'A2, moderately increased' },
      cautions: ['Confirm it'],
      source: 'By hand: 150/10 mg/mmol, at the limit (KDIGO)',
    },
    {
      inputs: { analyte: 'albumin', concentration: 23.9, urineCreatinine: 80 },
      results: { ratio: 29.875, category: 'A2, moderately increased' },
      cautions: ['Confirm it'],
      source: 'By hand: 23.9/0.8, shown as 30 mg/g',
    },
    {
      inputs: { analyte: 'albumin', concentration: 240.1, urineCreatinine: 80 },
      results: { ratio: 300.125, category: 'A2, moderately increased' },
      cautions: ['In pregnancy', 'Confirm it'],
      source: 'By hand: 240.1/0.8, shown as 300 mg/g',
    },
    {
      inputs: { analyte: 'albumin', concentration: 310, units: 'si', urineCreatinineMolar: 10 },
      results: { ratioMolar: 31, category: 'A3, severely increased' },
      cautions: ['In pregnancy', 'Confirm it'],
      source: 'By hand: 310/10 mg/mmol, over 30 (KDIGO)',
    },
  ],
  notes: [
    'For a spot urine, best the first of the morning; not in acute illness. The category of protein goes by 150 and 500 mg/g (15 and 50 mg/mmol), that of albumin by 30 and 300 mg/g (3 and 30 mg/mmol), each in the unit in which creatinine is given.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'KDIGO 2024 Clinical Practice Guideline for the Evaluation and Management of Chronic Kidney Disease, Kidney Int 105 (2024) S117',
      doi: '10.1016/j.kint.2023.10.018',
    },
    { title: 'NICE Guideline NG133: Hypertension in Pregnancy: Diagnosis and Management (2019), 1.3' },
    {
      title:
        'Ginsberg et al.: Use of Single Voided Urine Samples to Estimate Quantitative Proteinuria, N Engl J Med 309 (1983) 1543',
      doi: '10.1056/NEJM198312223092503',
    },
  ],
});
