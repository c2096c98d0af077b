import { category, defineCalculator, measure, noResult, quantity, roundTo } from '@reckoner/engine';
import { CREATININE_MOLAR, laboratoryUnits } from '../shared/laboratory.js';

/** Share of filtered urea that is excreted, with creatinine as the measure of filtration. */
export default defineCalculator({
  title: 'Fractional excretion of urea (FEUrea)',
  description:
    'Fractional excretion of urea from urea and creatinine in urine and plasma, with its usual reading in kidney injury under diuretics.',
  keywords: ['FEUrea', 'FEBUN', 'fractional excretion of urea nitrogen', 'prerenal azotemia', 'diuretics'],
  related: ['fractional-excretion-sodium'],
  inputs: {
    units: laboratoryUnits,
    urineUreaNitrogen: quantity('mg/dL', {
      label: 'Urine urea nitrogen',
      symbol: 'U_{un}',
      min: 1,
      max: 3000,
      usual: [20, 2000],
      when: { units: 'conventional' },
    }),
    plasmaUreaNitrogen: quantity('mg/dL', {
      label: 'Blood urea nitrogen (BUN)',
      symbol: 'P_{un}',
      min: 1,
      max: 400,
      usual: [4, 200],
      confusedWith: { 'mmol/L': 1 / 2.8 },
      when: { units: 'conventional' },
    }),
    urineCreatinine: quantity('mg/dL', {
      label: 'Urine creatinine',
      symbol: 'U_{cr}',
      min: 1,
      max: 1000,
      usual: [5, 500],
      confusedWith: { 'mmol/L': CREATININE_MOLAR / 1000 },
      when: { units: 'conventional' },
    }),
    plasmaCreatinine: quantity('mg/dL', {
      label: 'Plasma creatinine',
      symbol: 'P_{cr}',
      min: 0.1,
      max: 40,
      usual: [0.3, 15],
      confusedWith: { 'µmol/L': CREATININE_MOLAR },
      when: { units: 'conventional' },
    }),
    urineUrea: quantity('mmol/L', {
      label: 'Urine urea',
      symbol: 'U_{ur,SI}',
      min: 1,
      max: 1200,
      usual: [10, 700],
      when: { units: 'si' },
    }),
    plasmaUrea: quantity('mmol/L', {
      label: 'Plasma urea',
      symbol: 'P_{ur,SI}',
      min: 0.3,
      max: 150,
      usual: [1.5, 70],
      when: { units: 'si' },
    }),
    urineCreatinineMolar: quantity('mmol/L', {
      label: 'Urine creatinine',
      symbol: 'U_{cr,SI}',
      min: 0.1,
      max: 90,
      usual: [0.5, 45],
      confusedWith: { 'mg/dL': 1000 / CREATININE_MOLAR },
      when: { units: 'si' },
    }),
    plasmaCreatinineMolar: quantity('mmol/L', {
      label: 'Plasma creatinine',
      unit: 'µmol/L',
      symbol: 'P_{cr,SI}',
      min: 9,
      max: 3500,
      usual: [25, 1300],
      confusedWith: { 'mg/dL': 1 / CREATININE_MOLAR },
      when: { units: 'si' },
    }),
  },
  outputs: {
    excretion: measure('%', { label: 'Fractional excretion of urea', symbol: 'FE_{urea}', places: 1 }),
    reading: category(['Suggests a prerenal cause', 'Indeterminate', 'Suggests an intrinsic cause'], {
      label: 'Reading in acute kidney injury',
      of: 'excretion',
    }),
  },
  formula: (lab) => {
    const ureaRatio =
      lab.units === 'si' ? lab.urineUrea / lab.plasmaUrea : lab.urineUreaNitrogen / lab.plasmaUreaNitrogen;
    const creatinineRatio =
      lab.units === 'si'
        ? lab.plasmaCreatinineMolar / lab.urineCreatinineMolar
        : lab.plasmaCreatinine / lab.urineCreatinine;
    const excretion = 100 * ureaRatio * creatinineRatio;
    if (excretion > 100) {
      throw noResult(
        'More urea would be excreted than the kidneys filter: check the values, that urine and plasma are not mixed up, and that both are urea or both urea nitrogen.',
      );
    }
    const shown = roundTo(excretion, 1);
    return {
      excretion,
      reading:
        shown <= 35 ? 'Suggests a prerenal cause' : shown <= 50 ? 'Indeterminate' : 'Suggests an intrinsic cause',
    };
  },
  explanation: 'Of the filtered urea {excretion} is excreted. Reading in acute kidney injury: {reading}.',
  cautions: [
    {
      level: 'caution',
      when: ({ units, plasmaCreatinine, plasmaCreatinineMolar }) =>
        units === 'si' ? plasmaCreatinineMolar < 0.09724 : plasmaCreatinine < 1.1,
      says: 'The plasma creatinine may be normal: the reading holds in kidney injury alone, where creatinine rose over the usual one of the patient or urine is little.',
    },
  ],
  examples: [
    {
      inputs: { urineUreaNitrogen: 400, plasmaUreaNitrogen: 60, urineCreatinine: 90, plasmaCreatinine: 3 },
      results: { excretion: 22.22222, reading: 'Suggests a prerenal cause' },
      source: 'By hand: 400 × 3 / (60 × 90)',
    },
    {
      inputs: {
        units: 'si',
        urineUrea: 120,
        plasmaUrea: 20,
        urineCreatinineMolar: 4,
        plasmaCreatinineMolar: 400,
      },
      results: { excretion: 60, reading: 'Suggests an intrinsic cause' },
      source: 'By hand: 120 × 0.4 / (20 × 4)',
    },
    {
      inputs: { urineUreaNitrogen: 350, plasmaUreaNitrogen: 50, urineCreatinine: 40, plasmaCreatinine: 2.4 },
      results: { excretion: 42, reading: 'Indeterminate' },
      source: 'By hand: 350 × 2.4 / (50 × 40)',
    },
    {
      inputs: { urineUreaNitrogen: 800, plasmaUreaNitrogen: 14, urineCreatinine: 100, plasmaCreatinine: 0.7 },
      results: { excretion: 40, reading: 'Indeterminate' },
      cautions: ['holds in kidney injury alone'],
      source: 'By hand: 800 × 0.7 / (14 × 100)',
    },
    {
      inputs: { urineUreaNitrogen: 60, plasmaUreaNitrogen: 20, urineCreatinine: 3, plasmaCreatinine: 4 },
      noResult: 'than the kidneys filter',
      source: 'By hand: 60 × 4 / (20 × 3) is 400%',
    },
  ],
  notes: [
    'For acute kidney injury, above all under diuretics, which raise the excretion of sodium but hardly that of urea. Up to 35% points to a prerenal cause, over 50% to tubular necrosis; sepsis, osmotic diuresis, much protein and chronic kidney disease mislead.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Carvounis, Nisar, Guro-Razuman: Significance of the Fractional Excretion of Urea in the Differential Diagnosis of Acute Renal Failure, Kidney Int 62 (2002) 2223',
      doi: '10.1046/j.1523-1755.2002.00683.x',
    },
  ],
});
