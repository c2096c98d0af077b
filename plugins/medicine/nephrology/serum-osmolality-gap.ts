import { defineCalculator, measure, roundTo } from '@reckoner/engine';
import { glucose, glucoseMolar, laboratoryUnits } from '../shared/laboratory.js';

/** Calculated osmolality 2 Na + glucose + urea + ethanol, each in mmol/L. */
export default defineCalculator({
  title: 'Serum osmolality and osmolal gap',
  description: 'Calculated serum osmolality from sodium, glucose, urea and ethanol, and the gap to a measured one.',
  keywords: ['osmolarity', 'osmolar gap', 'toxic alcohol', 'BUN', 'methanol', 'ethylene glycol'],
  inputs: {
    sodium: measure('mmol/L', { label: 'Sodium', symbol: '\\mathrm{Na}', min: 80, max: 220, usual: [110, 175] }),
    units: laboratoryUnits,
    glucose,
    ureaNitrogen: measure('mg/dL', {
      label: 'Blood urea nitrogen',
      help: 'Urea in mg/dL is 2.14 times as much.',
      symbol: '\\mathrm{BUN}',
      min: 1,
      max: 400,
      usual: [3, 150],
      confusedWith: { 'mmol/L': 1 / 2.8 },
      when: { units: 'conventional' },
    }),
    ethanol: measure('mg/dL', {
      label: 'Ethanol',
      symbol: '\\mathrm{EtOH}',
      min: 0,
      max: 1000,
      usual: [0, 500],
      default: 0,
      when: { units: 'conventional' },
    }),
    glucoseMolar,
    urea: measure('mmol/L', { label: 'Urea', symbol: 'U', min: 0.3, max: 150, usual: [1, 55], when: { units: 'si' } }),
    ethanolMolar: measure('mmol/L', {
      label: 'Ethanol',
      symbol: '\\mathrm{EtOH}_{SI}',
      min: 0,
      max: 220,
      usual: [0, 110],
      default: 0,
      when: { units: 'si' },
    }),
    measured: measure('mmol/kg', {
      label: 'Measured osmolality',
      help: 'In mmol/kg, which is mOsm/kg.',
      symbol: '\\mathrm{Osm}_m',
      min: 150,
      max: 600,
      usual: [220, 450],
      optional: true,
    }),
  },
  outputs: {
    calculated: measure('mmol/kg', { label: 'Calculated osmolality', symbol: '\\mathrm{Osm}_c', places: 0 }),
    gap: measure('mmol/kg', { label: 'Osmolal gap', symbol: '\\Delta\\mathrm{Osm}', places: 0, optional: true }),
  },
  formula: (lab) => {
    const calculated =
      lab.units === 'si'
        ? 2 * lab.sodium + lab.glucoseMolar + lab.urea + lab.ethanolMolar
        : 2 * lab.sodium + lab.glucose / 18 + lab.ureaNitrogen / 2.8 + lab.ethanol / 4.6;
    return lab.measured === undefined ? { calculated } : { calculated, gap: lab.measured - calculated };
  },
  explanation: ({ gap }) =>
    gap === undefined
      ? 'The calculated osmolality is {calculated}.'
      : 'The calculated osmolality is {calculated}; the gap, measured less calculated, is {gap}.',
  cautions: [
    {
      level: 'danger',
      when: ({ gap }) => gap !== undefined && roundTo(gap, 0) > 10,
      says: ({ units, ethanol, ethanolMolar }) =>
        `${(units === 'si' ? ethanolMolar : ethanol) > 0 ? '' : 'Ethanol, which counts as 0 here, is its most frequent cause: measure it, if it was not. '}A gap above 10 mmol/kg: think of methanol, ethylene glycol and isopropanol, also of ketoacidosis, lactic acidosis and kidney failure; treatment does not wait for levels.`,
    },
    {
      level: 'caution',
      when: ({ gap }) => gap !== undefined && roundTo(gap, 0) < -10,
      says: 'So negative a gap is mostly an error: check the values, their units, and that all are from one sample.',
    },
    {
      level: 'note',
      when: ({ gap }) => gap !== undefined && Math.abs(roundTo(gap, 0)) <= 10,
      says: 'A gap of -10 to 10 mmol/kg is usual, and excludes no toxic alcohol: late, once it is metabolized, the anion gap is high instead.',
    },
  ],
  examples: [
    {
      inputs: { sodium: 140, glucose: 100, ureaNitrogen: 14 },
      results: { calculated: 290.5556 },
      source: 'By hand: 280 + 100/18 + 14/2.8',
    },
    {
      inputs: { sodium: 138, glucose: 90, ureaNitrogen: 28, ethanol: 184, measured: 350 },
      results: { calculated: 331, gap: 19 },
      cautions: ['methanol'],
      source: 'By hand: 276 + 5 + 10 + 40; 350 - 331',
    },
    {
      inputs: { sodium: 138, glucose: 90, ureaNitrogen: 28, measured: 331 },
      results: { calculated: 291, gap: 40 },
      cautions: ['Ethanol, which counts as 0'],
      source: 'By hand: 276 + 5 + 10; 331 - 291, all of it ethanol in the example above',
    },
    {
      inputs: { sodium: 150, units: 'si', glucoseMolar: 30, urea: 20, ethanolMolar: 10, measured: 365 },
      results: { calculated: 360, gap: 5 },
      cautions: ['excludes no toxic alcohol'],
      source: 'By hand: 300 + 30 + 20 + 10',
    },
    {
      inputs: { sodium: 140, glucose: 90, ureaNitrogen: 28, measured: 275 },
      results: { calculated: 295, gap: -20 },
      cautions: ['mostly an error'],
      source: 'By hand: 280 + 5 + 10; 275 - 295',
    },
  ],
  notes: ['Does not replace clinical judgment.'],
  references: [
    { title: 'Smithline, Gardner: Gaps: Anionic and Osmolal, JAMA 236 (1976) 1594' },
    {
      title: 'Hoffman et al.: Osmol Gaps Revisited: Normal Values and Limitations, J Toxicol Clin Toxicol 31 (1993) 81',
      doi: '10.3109/15563659309000375',
    },
  ],
});
