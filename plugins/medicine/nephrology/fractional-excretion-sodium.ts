import { category, defineCalculator, measure, noResult, quantity, roundTo } from '@reckoner/engine';
import { CREATININE_MOLAR, laboratoryUnits } from '../shared/laboratory.js';

/** Share of filtered sodium that is excreted, with creatinine as the measure of filtration. */
export default defineCalculator({
  title: 'Fractional excretion of sodium (FENa)',
  description:
    'Fractional excretion of sodium from sodium and creatinine in urine and plasma, with its usual reading in kidney injury.',
  keywords: ['FENa', 'acute kidney injury', 'prerenal', 'acute tubular necrosis', 'oliguria'],
  inputs: {
    urineSodium: quantity('mmol/L', { label: 'Urine sodium', symbol: 'U_{Na}', min: 1, max: 400, usual: [3, 250] }),
    plasmaSodium: quantity('mmol/L', {
      label: 'Plasma sodium',
      symbol: 'P_{Na}',
      min: 90,
      max: 200,
      usual: [110, 175],
    }),
    units: laboratoryUnits,
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
    excretion: measure('%', { label: 'Fractional excretion of sodium', symbol: 'FE_{Na}', places: 2 }),
    reading: category(['Suggests a prerenal cause', 'Indeterminate', 'Suggests an intrinsic cause'], {
      label: 'Reading in oliguric kidney injury',
      of: 'excretion',
    }),
  },
  formula: (lab) => {
    const creatinineRatio =
      lab.units === 'si'
        ? lab.plasmaCreatinineMolar / lab.urineCreatinineMolar
        : lab.plasmaCreatinine / lab.urineCreatinine;
    const excretion = 100 * (lab.urineSodium / lab.plasmaSodium) * creatinineRatio;
    if (excretion > 100) {
      throw noResult(
        'More sodium would be excreted than the kidneys filter: check the values, and that urine and plasma are not mixed up.',
      );
    }
    const shown = roundTo(excretion, 2);
    return {
      excretion,
      reading: shown < 1 ? 'Suggests a prerenal cause' : shown <= 2 ? 'Indeterminate' : 'Suggests an intrinsic cause',
    };
  },
  explanation: 'Of the filtered sodium {excretion} is excreted. Reading in oliguric kidney injury: {reading}.',
  cautions: [
    {
      level: 'caution',
      when: ({ units, plasmaCreatinine, plasmaCreatinineMolar }) =>
        units === 'si' ? plasmaCreatinineMolar < 0.09724 : plasmaCreatinine < 1.1,
      says: 'The plasma creatinine may be normal: the reading holds in kidney injury alone, where creatinine rose over the usual one of the patient or urine is little; in health the excretion follows the salt that is eaten.',
    },
    {
      level: 'caution',
      when: ({ excretion }) => roundTo(excretion, 2) >= 1,
      says: 'Diuretics, chronic kidney disease and sugar in the urine raise it also in a prerenal cause: under diuretics go by the excretion of urea.',
    },
    {
      level: 'note',
      when: ({ excretion }) => roundTo(excretion, 2) < 1,
      says: 'Contrast media, pigments, glomerulonephritis and an early obstruction lower it too: below 1% is not always prerenal.',
    },
  ],
  examples: [
    {
      inputs: { urineSodium: 40, plasmaSodium: 135, urineCreatinine: 60, plasmaCreatinine: 1.5 },
      results: { excretion: 0.740741, reading: 'Suggests a prerenal cause' },
      cautions: ['not always prerenal'],
      source: 'By hand: 40 × 1.5 / (135 × 60)',
    },
    {
      inputs: { urineSodium: 60, plasmaSodium: 140, units: 'si', urineCreatinineMolar: 4, plasmaCreatinineMolar: 300 },
      results: { excretion: 3.214286, reading: 'Suggests an intrinsic cause' },
      cautions: ['under diuretics go by'],
      source: 'By hand: 60 × 0.3 / (140 × 4)',
    },
    {
      inputs: { urineSodium: 70, plasmaSodium: 140, urineCreatinine: 60, plasmaCreatinine: 1.8 },
      results: { excretion: 1.5, reading: 'Indeterminate' },
      cautions: ['under diuretics go by'],
      source: 'By hand: 70 × 1.8 / (140 × 60)',
    },
    {
      inputs: { urineSodium: 100, plasmaSodium: 140, urineCreatinine: 120, plasmaCreatinine: 0.8 },
      results: { excretion: 0.47619, reading: 'Suggests a prerenal cause' },
      cautions: ['may be normal', 'not always prerenal'],
      source: 'By hand: 100 × 0.8 / (140 × 120)',
    },
    {
      inputs: { urineSodium: 70, plasmaSodium: 140, urineCreatinine: 60, plasmaCreatinine: 1.1998 },
      results: { excretion: 0.999833, reading: 'Indeterminate' },
      cautions: ['under diuretics go by'],
      source: 'By hand: 70 × 1.1998 / (140 × 60), which is 1.00%',
    },
    {
      inputs: { urineSodium: 40, plasmaSodium: 135, urineCreatinine: 1.5, plasmaCreatinine: 20 },
      noResult: 'than the kidneys filter',
      source: 'By hand: 40 × 20 / (135 × 1.5) is 395%',
    },
  ],
  notes: ['For oliguric acute kidney injury.', 'Does not replace clinical judgment.'],
  references: [
    { title: 'Espinel: The FENa Test: Use in the Differential Diagnosis of Acute Renal Failure, JAMA 236 (1976) 579' },
  ],
});
