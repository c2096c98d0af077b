import { defineCalculator, measure, number } from '@reckoner/engine';

/** Anion gap without potassium, correction of Figge, delta ratio from the deviations of gap and bicarbonate. */
export default defineCalculator({
  title: 'Anion gap',
  description: 'Anion gap from sodium, chloride and bicarbonate, corrected for albumin, with the delta ratio.',
  keywords: ['AG', 'metabolic acidosis', 'delta ratio', 'delta gap', 'albumin correction'],
  inputs: {
    sodium: measure('mmol/L', { label: 'Sodium', symbol: '\\mathrm{Na}', min: 80, max: 220 }),
    chloride: measure('mmol/L', { label: 'Chloride', symbol: '\\mathrm{Cl}', min: 50, max: 180 }),
    bicarbonate: measure('mmol/L', { label: 'Bicarbonate', symbol: '\\mathrm{HCO_3}', min: 1, max: 70 }),
    albumin: measure('g/dL', { label: 'Albumin', symbol: '\\mathrm{Alb}', min: 0.5, max: 7, default: 4 }),
    normalGap: measure('mmol/L', {
      label: 'Normal gap',
      help: 'The mean of the laboratory.',
      symbol: 'AG_0',
      min: 3,
      max: 16,
      default: 12,
    }),
  },
  outputs: {
    gap: measure('mmol/L', { label: 'Anion gap', symbol: 'AG', places: 1 }),
    corrected: measure('mmol/L', { label: 'Albumin-corrected anion gap', symbol: 'AG_c', places: 1 }),
    deltaRatio: number({
      label: 'Delta ratio',
      help: 'Below 1 a normal-gap acidosis, above 2 a metabolic alkalosis beside the high-gap acidosis.',
      symbol: '\\Delta\\Delta',
      places: 2,
      optional: true,
    }),
  },
  formula: ({ sodium, chloride, bicarbonate, albumin, normalGap }) => {
    const gap = sodium - (chloride + bicarbonate);
    const corrected = gap + 2.5 * (4 - albumin);
    if (corrected <= normalGap || bicarbonate >= 24) return { gap, corrected };
    return { gap, corrected, deltaRatio: (corrected - normalGap) / (24 - bicarbonate) };
  },
  explanation: ({ deltaRatio }) =>
    deltaRatio === undefined
      ? 'The anion gap is {gap}, corrected for albumin {corrected}.'
      : 'The anion gap is {gap}, corrected for albumin {corrected}; the delta ratio is {deltaRatio}.',
  examples: [
    {
      inputs: { sodium: 140, chloride: 100, bicarbonate: 10 },
      results: { gap: 30, corrected: 30, deltaRatio: 1.285714 },
      source: 'By hand: 140 - 110; (30 - 12) / (24 - 10)',
    },
    {
      inputs: { sodium: 140, chloride: 100, bicarbonate: 10, albumin: '20 g/L' },
      results: { gap: 30, corrected: 35, deltaRatio: 1.642857 },
      source: 'By hand: 30 + 2.5 × (4 - 2); (35 - 12) / 14',
    },
    {
      inputs: { sodium: 140, chloride: 104, bicarbonate: 26, normalGap: 8 },
      results: { gap: 10, corrected: 10 },
      source: 'By hand: 140 - 130; no delta ratio without a low bicarbonate',
    },
  ],
  notes: [
    'The delta ratio is given only with a corrected gap above normal and a bicarbonate below 24 mmol/L.',
    'Does not replace clinical judgment.',
  ],
  references: [
    { title: 'Figge, Jabor, Kazda, Fencl: Anion Gap and Hypoalbuminemia, Crit Care Med 26 (1998) 1807' },
    {
      title:
        'Kraut, Madias: Serum Anion Gap: Its Uses and Limitations in Clinical Medicine, Clin J Am Soc Nephrol 2 (2007) 162',
      doi: '10.2215/CJN.03020906',
    },
  ],
});
