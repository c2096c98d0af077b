import { category, defineCalculator, isAbove, measure, number, roundTo } from '@reckoner/engine';

/** Anion gap without potassium, correction of Figge, delta ratio from the deviations of gap and bicarbonate. */
export default defineCalculator({
  title: 'Anion gap',
  description: 'Anion gap from sodium, chloride and bicarbonate, corrected for albumin, with the delta ratio.',
  keywords: ['AG', 'metabolic acidosis', 'delta ratio', 'delta gap', 'albumin correction'],
  inputs: {
    sodium: measure('mmol/L', { label: 'Sodium', symbol: '\\mathrm{Na}', min: 80, max: 220, usual: [110, 175] }),
    chloride: measure('mmol/L', { label: 'Chloride', symbol: '\\mathrm{Cl}', min: 50, max: 180, usual: [75, 140] }),
    bicarbonate: measure('mmol/L', {
      label: 'Bicarbonate',
      symbol: '\\mathrm{HCO_3}',
      min: 1,
      max: 70,
      usual: [4, 50],
    }),
    albumin: measure('g/dL', {
      label: 'Albumin',
      symbol: '\\mathrm{Alb}',
      min: 0.5,
      max: 7,
      usual: [1, 5.5],
      default: 4,
    }),
    normalGap: measure('mmol/L', {
      label: 'Normal gap',
      help: 'The mean of the laboratory.',
      symbol: 'AG_0',
      min: 3,
      max: 16,
      usual: [4, 14],
      default: 12,
    }),
  },
  outputs: {
    gap: measure('mmol/L', { label: 'Anion gap', symbol: 'AG', places: 1 }),
    corrected: measure('mmol/L', { label: 'Albumin-corrected anion gap', symbol: 'AG_c', places: 1 }),
    deltaRatio: number({
      label: 'Delta ratio',
      help: 'Rise of the gap by fall of the bicarbonate, where it is below 22 mmol/L.',
      symbol: '\\Delta\\Delta',
      places: 2,
      optional: true,
    }),
    reading: category(
      ['High-gap and normal-gap acidosis', 'High-gap acidosis alone', 'High-gap acidosis and metabolic alkalosis'],
      { label: 'Reading of the delta ratio', of: 'deltaRatio', optional: true },
    ),
  },
  formula: ({ sodium, chloride, bicarbonate, albumin, normalGap }) => {
    const gap = sodium - (chloride + bicarbonate);
    const corrected = gap + 2.5 * (4 - albumin);
    if (roundTo(corrected, 1) <= normalGap || bicarbonate >= 22) return { gap, corrected };
    const deltaRatio = (corrected - normalGap) / (24 - bicarbonate);
    const shown = roundTo(deltaRatio, 2);
    return {
      gap,
      corrected,
      deltaRatio,
      reading:
        shown < 1
          ? 'High-gap and normal-gap acidosis'
          : shown <= 2
            ? 'High-gap acidosis alone'
            : 'High-gap acidosis and metabolic alkalosis',
    };
  },
  explanation: ({ deltaRatio, albumin }) => {
    const gap =
      albumin < 4 || albumin > 4
        ? 'The anion gap is {gap}, corrected for albumin {corrected}'
        : 'With an albumin of {albumin} the anion gap is {gap}';
    return deltaRatio === undefined
      ? `${gap}, against a normal one of {normalGap}.`
      : `${gap}, against a normal one of {normalGap}; a delta ratio of {deltaRatio} suggests: {reading}.`;
  },
  cautions: [
    {
      level: 'caution',
      when: ({ gap }) => gap < 0,
      says: 'A negative gap is mostly an error of the laboratory or of a unit; true ones come from bromide, lithium or paraprotein.',
    },
    {
      level: 'caution',
      when: ({ corrected, normalGap, bicarbonate }) =>
        isAbove(roundTo(corrected, 1), normalGap + 8) && bicarbonate >= 22,
      says: 'Such a gap without a low bicarbonate points to a high-gap acidosis and a metabolic alkalosis together.',
    },
    {
      level: 'note',
      when: ({ corrected, normalGap }) => isAbove(roundTo(corrected, 1), normalGap + 4),
      says: 'High gap: look for lactate, ketones, kidney failure and toxins (salicylate, methanol, ethylene glycol).',
    },
    {
      level: 'caution',
      when: ({ deltaRatio, corrected, normalGap }) =>
        deltaRatio !== undefined && !isAbove(roundTo(corrected, 1), normalGap + 4),
      says: 'The gap is within 4 mmol/L of the normal one and may be normal itself: the acidosis is then one of normal gap alone.',
    },
  ],
  examples: [
    {
      inputs: { sodium: 140, chloride: 100, bicarbonate: 10 },
      results: { gap: 30, corrected: 30, deltaRatio: 1.285714, reading: 'High-gap acidosis alone' },
      cautions: ['look for lactate'],
      source: 'By hand: 140 - 110; (30 - 12) / (24 - 10)',
    },
    {
      inputs: { sodium: 140, chloride: 100, bicarbonate: 10, albumin: '20 g/L' },
      results: { gap: 30, corrected: 35, deltaRatio: 1.642857 },
      cautions: ['look for lactate'],
      source: 'By hand: 30 + 2.5 × (4 - 2); (35 - 12) / 14',
    },
    {
      inputs: { sodium: 140, chloride: 104, bicarbonate: 26, normalGap: 8 },
      results: { gap: 10, corrected: 10 },
      source: 'By hand: 140 - 130; no delta ratio without a low bicarbonate',
    },
    {
      inputs: { sodium: 140, chloride: 112, bicarbonate: 14 },
      results: { gap: 14, deltaRatio: 0.2, reading: 'High-gap and normal-gap acidosis' },
      cautions: ['may be normal itself'],
      source: 'By hand: 140 - 126; 2/10',
    },
    {
      inputs: { sodium: 140, chloride: 90, bicarbonate: 18 },
      results: { gap: 32, deltaRatio: 3.333333, reading: 'High-gap acidosis and metabolic alkalosis' },
      cautions: ['look for lactate'],
      source: 'By hand: 140 - 108; 20/6',
    },
    {
      inputs: { sodium: 140, chloride: 90, bicarbonate: 23.9 },
      results: { gap: 26.1, corrected: 26.1 },
      cautions: ['without a low bicarbonate', 'look for lactate'],
      source: 'By hand: 140 - 113.9; no delta ratio, which would be 141',
    },
    {
      inputs: { sodium: 140, chloride: 99, bicarbonate: 23 },
      results: { gap: 18, corrected: 18 },
      cautions: ['look for lactate'],
      source: 'By hand: 140 - 122, 6 above the normal gap',
    },
    {
      inputs: { sodium: 122.04, chloride: 100, bicarbonate: 10 },
      results: { gap: 12.04, corrected: 12.04 },
      source: 'By hand: 122.04 - 110, shown as 12.0: no rise over 12',
    },
    {
      inputs: { sodium: 120, chloride: 105, bicarbonate: 20 },
      results: { gap: -5 },
      cautions: ['negative gap'],
      source: 'By hand: 120 - 125',
    },
  ],
  notes: [
    'For a gap without potassium; with potassium the normal gap is about 4 mmol/L higher.',
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
