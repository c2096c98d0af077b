import { category, defineCalculator, percent, quantity } from '@reckoner/engine';
import { laboratoryUnits } from '../shared/laboratory.js';

/** Share of filtered sodium that is excreted, with creatinine as the measure of filtration. */
export default defineCalculator({
  title: 'Fractional excretion of sodium (FENa)',
  description:
    'Fractional excretion of sodium from sodium and creatinine in urine and plasma, with its usual reading in kidney injury.',
  keywords: ['FENa', 'acute kidney injury', 'prerenal', 'acute tubular necrosis', 'oliguria'],
  inputs: {
    urineSodium: quantity('mmol/L', { label: 'Urine sodium', symbol: 'U_{Na}', min: 1, max: 400 }),
    plasmaSodium: quantity('mmol/L', { label: 'Plasma sodium', symbol: 'P_{Na}', min: 90, max: 200 }),
    units: laboratoryUnits,
    urineCreatinine: quantity('mg/dL', {
      label: 'Urine creatinine',
      symbol: 'U_{cr}',
      min: 1,
      max: 1000,
      when: { units: 'conventional' },
    }),
    plasmaCreatinine: quantity('mg/dL', {
      label: 'Plasma creatinine',
      symbol: 'P_{cr}',
      min: 0.1,
      max: 40,
      when: { units: 'conventional' },
    }),
    urineCreatinineMolar: quantity('mmol/L', {
      label: 'Urine creatinine',
      symbol: 'U_{cr,SI}',
      min: 0.1,
      max: 90,
      when: { units: 'si' },
    }),
    plasmaCreatinineMolar: quantity('mmol/L', {
      label: 'Plasma creatinine',
      unit: 'µmol/L',
      symbol: 'P_{cr,SI}',
      min: 9,
      max: 3500,
      when: { units: 'si' },
    }),
  },
  outputs: {
    excretion: percent({ label: 'Fractional excretion of sodium', symbol: 'FE_{Na}', places: 2 }),
    reading: category(['Suggests a prerenal cause', 'Indeterminate', 'Suggests an intrinsic cause'], {
      label: 'Reading in oliguric kidney injury',
    }),
  },
  formula: (lab) => {
    const creatinineRatio =
      lab.units === 'si'
        ? lab.plasmaCreatinineMolar / lab.urineCreatinineMolar
        : lab.plasmaCreatinine / lab.urineCreatinine;
    const excretion = (lab.urineSodium / lab.plasmaSodium) * creatinineRatio;
    return {
      excretion,
      reading:
        excretion < 0.01
          ? 'Suggests a prerenal cause'
          : excretion <= 0.02
            ? 'Indeterminate'
            : 'Suggests an intrinsic cause',
    };
  },
  explanation: 'Of the filtered sodium {excretion} is excreted. Reading in oliguric kidney injury: {reading}.',
  examples: [
    {
      inputs: { urineSodium: 40, plasmaSodium: 135, urineCreatinine: 60, plasmaCreatinine: 1.5 },
      results: { excretion: 0.740741, reading: 'Suggests a prerenal cause' },
      source: 'By hand: 40 × 1.5 / (135 × 60)',
    },
    {
      inputs: { urineSodium: 60, plasmaSodium: 140, units: 'si', urineCreatinineMolar: 4, plasmaCreatinineMolar: 300 },
      results: { excretion: 3.214286, reading: 'Suggests an intrinsic cause' },
      source: 'By hand: 60 × 0.3 / (140 × 4)',
    },
    {
      inputs: { urineSodium: 70, plasmaSodium: 140, urineCreatinine: 60, plasmaCreatinine: 1.8 },
      results: { excretion: 1.5, reading: 'Indeterminate' },
      source: 'By hand: 70 × 1.8 / (140 × 60)',
    },
  ],
  notes: [
    'For oliguric acute kidney injury without diuretics; chronic kidney disease, glycosuria and contrast media mislead.',
    'Does not replace clinical judgment.',
  ],
  references: [
    { title: 'Espinel: The FENa Test: Use in the Differential Diagnosis of Acute Renal Failure, JAMA 236 (1976) 579' },
  ],
});
