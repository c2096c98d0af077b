import { category, choice, classify, constant, defineCalculator, number, quantity, roundTo } from '@reckoner/engine';

/** One absorbance unit at 260 nm and 1 cm: 50 µg/mL of double-stranded DNA, 40 of RNA, 33 of single-stranded DNA. */
export default defineCalculator({
  title: 'DNA concentration from A260',
  description: 'Concentration and purity of DNA or RNA from absorbances at 260, 280 and 230 nm.',
  keywords: ['260/280 ratio', '260/230', 'RNA concentration', 'spectrophotometer', 'nucleic acid quantification'],
  inputs: {
    type: choice(
      {
        dsDNA: { label: 'Double-stranded DNA', value: 50 },
        rna: { label: 'RNA', value: 40 },
        ssDNA: { label: 'Single-stranded DNA', value: 33 },
      },
      { label: 'Nucleic acid', symbol: 'k', default: 'dsDNA' },
    ),
    a260: number({ label: 'Absorbance at 260 nm', symbol: 'A_{260}', above: 0, max: 1000 }),
    path: quantity('cm', { label: 'Light path', symbol: 'l', min: 0.001, max: 10, usual: [0.005, 5], default: 1 }),
    dilution: number({ label: 'Dilution factor', symbol: 'f', min: 1, max: 1e6, default: 1 }),
    a280: number({ label: 'Absorbance at 280 nm', symbol: 'A_{280}', min: 0.0001, max: 1000, optional: true }),
    a230: number({ label: 'Absorbance at 230 nm', symbol: 'A_{230}', min: 0.0001, max: 1000, optional: true }),
  },
  outputs: {
    concentration: quantity('µg/mL', { label: 'Concentration', unit: 'ng/µL', symbol: 'c' }),
    ratio280: number({ label: '260/280', places: 2, optional: true }),
    ratio230: number({ label: '260/230', places: 2, optional: true }),
    purity: category(['Low: protein or phenol', 'Usual for pure DNA', 'Usual for pure RNA', 'High'], {
      label: '260/280 means',
      optional: true,
      of: 'ratio280',
    }),
  },
  formula: ({ type, a260, path, dilution, a280, a230 }) => {
    const concentration = ((a260 * type * dilution) / path) * constant(1, 'µg*cm/mL');
    const ratio280 = a280 === undefined ? undefined : a260 / a280;
    const ratio230 = a230 === undefined ? undefined : a260 / a230;
    if (ratio280 === undefined) return { concentration, ratio230 };
    const purity = classify(
      roundTo(ratio280, 2),
      [
        [1.7, 'Low: protein or phenol'],
        [1.95, 'Usual for pure DNA'],
        [2.2, 'Usual for pure RNA'],
      ],
      'High',
    );
    return { concentration, ratio280, ratio230, purity };
  },
  explanation: 'The sample holds {concentration}{ratio280?; its 260/280 is {ratio280}|}.',
  cautions: [
    {
      level: 'caution',
      when: ({ a260 }) => a260 < 0.0499 || a260 > 2.001,
      says: 'Absorbances are read well between about 0.1 and 1, and badly below 0.05 and above 2: dilute the sample, concentrate it, or change the light path.',
    },
    {
      level: 'caution',
      when: ({ ratio280 }) => (ratio280 ?? 1.8) < 1.695,
      says: 'A 260/280 below 1.7 points to protein or phenol: purify the sample again before use.',
    },
    {
      level: 'caution',
      when: ({ ratio280 }) => (ratio280 ?? 1.8) > 2.195,
      says: 'A 260/280 of 2.2 and more is above that of pure DNA and RNA: check the blank, the pH and the reading at 280 nm.',
    },
    {
      level: 'caution',
      when: ({ type, ratio280 }) =>
        type === 40 && ratio280 !== undefined && roundTo(ratio280, 2) >= 1.7 && roundTo(ratio280, 2) < 1.8,
      says: 'Pure RNA has a 260/280 of about 2.0: this one is low, of protein, phenol or DNA in it.',
    },
    {
      level: 'note',
      when: ({ type, ratio280 }) =>
        type === 50 && ratio280 !== undefined && roundTo(ratio280, 2) >= 1.95 && roundTo(ratio280, 2) < 2.2,
      says: 'Pure DNA has a 260/280 of about 1.8: near 2.0 there may be RNA in it, and the concentration is then too high.',
    },
    {
      level: 'caution',
      when: ({ ratio230 }) => (ratio230 ?? 2) < 1.795,
      says: 'A 260/230 below 1.8 points to salts, phenol or guanidine, which disturb enzymes.',
    },
  ],
  examples: [
    {
      inputs: { a260: 0.36, a280: 0.195, a230: 0.17, dilution: 20 },
      results: { concentration: 360, ratio280: 1.8461538, ratio230: 2.1176471, purity: 'Usual for pure DNA' },
      source: 'By hand: 0.36 × 50 × 20; 0.36/0.195; 0.36/0.17',
    },
    {
      inputs: { type: 'rna', a260: 0.5, a280: 0.25 },
      results: { concentration: 20, ratio280: 2, purity: 'Usual for pure RNA' },
      source: 'By hand: 0.5 × 40',
    },
    {
      inputs: { type: 'ssDNA', a260: 0.2, path: '1 mm', a280: 0.125 },
      results: { concentration: 66, purity: 'Low: protein or phenol' },
      cautions: ['protein or phenol'],
      source: 'By hand: 0.2 × 33/0.1; 1.6',
    },
    {
      inputs: { a260: 0.5, a280: 0.2 },
      results: { concentration: 25, purity: 'High' },
      cautions: ['check the blank'],
      source: 'By hand: 0.5 × 50; 2.5',
    },
    { inputs: { a260: 0.1, a230: 0.05 }, results: { concentration: 5, ratio230: 2 }, source: 'By hand: 0.1 × 50' },
    {
      inputs: { a260: 3, a280: 1.6, a230: 2 },
      results: { concentration: 150, ratio230: 1.5 },
      cautions: ['read well', 'salts, phenol'],
      source: 'By hand: 3 × 50; 3/2',
    },
    {
      inputs: { type: 'rna', a260: 0.5, a280: 0.29 },
      results: { ratio280: 1.7241379, purity: 'Usual for pure DNA' },
      cautions: ['Pure RNA'],
      source: 'By hand: 0.5/0.29',
    },
    {
      inputs: { a260: 0.5, a280: 0.25 },
      results: { concentration: 25, purity: 'Usual for pure RNA' },
      cautions: ['Pure DNA'],
      source: 'By hand: 0.5 × 50; 0.5/0.25',
    },
  ],
  notes: [
    'Pure DNA has a 260/280 of about 1.8 and pure RNA of about 2.0; 260/230 is usually 2.0 to 2.2.',
    'Subtract the blank first.',
  ],
  references: [{ title: 'Sambrook, Russell: Molecular Cloning, 3rd ed., appendix 8', isbn: '978-0-87969-577-4' }],
});
