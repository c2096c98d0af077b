import { constant, defineCalculator, number, quantity } from '@reckoner/engine';

/** Beer-Lambert turns the change of absorbance into µmol per minute: one unit U. */
export default defineCalculator({
  title: 'Enzyme activity',
  description: 'Enzyme activity in units per milliliter and per milligram from the change of absorbance in a cuvette.',
  keywords: ['units per mL', 'specific activity', 'NADH assay', 'extinction coefficient', 'spectrophotometric assay'],
  inputs: {
    slope: quantity('1/s', {
      label: 'Change of absorbance',
      unit: '1/min',
      symbol: '\\Delta A/\\Delta t',
      above: 0,
      max: 1000,
    }),
    absorptivity: quantity('L/(mol*cm)', {
      label: 'Molar absorptivity',
      help: 'NADH at 340 nm: 6220 L/(mol·cm).',
      symbol: '\\varepsilon',
      min: 1,
      max: 1e7,
      default: 6220,
    }),
    path: quantity('cm', { label: 'Light path', symbol: 'l', min: 0.001, max: 100, usual: [0.05, 10], default: 1 }),
    assayVolume: quantity('mL', { label: 'Volume of the assay', symbol: 'V_t', min: 0.001, max: 1000 }),
    sampleVolume: quantity('mL', { label: 'Volume of enzyme in it', symbol: 'V_s', min: 0.0001, max: 1000 }),
    dilution: number({ label: 'Dilution of the enzyme', symbol: 'f', min: 1, max: 1e9, default: 1 }),
    protein: quantity('g/L', {
      label: 'Protein in the undiluted enzyme',
      unit: 'mg/mL',
      symbol: 'c_p',
      min: 0.000001,
      max: 1000,
      optional: true,
    }),
  },
  outputs: {
    activity: quantity('mol/(L*s)', { label: 'Activity', unit: 'U/mL', symbol: 'b' }),
    specific: quantity('mol/(g*s)', { label: 'Specific activity', unit: 'U/mg', optional: true }),
  },
  formula: ({ slope, absorptivity, path, assayVolume, sampleVolume, dilution, protein }) => {
    const activity = (slope * assayVolume * dilution) / (absorptivity * path * sampleVolume);
    return protein === undefined ? { activity } : { activity, specific: activity / protein };
  },
  explanation: 'The enzyme has an activity of {activity}.',
  requires: [
    {
      that: ({ sampleVolume, assayVolume }) => sampleVolume <= assayVolume,
      field: 'sampleVolume',
      says: 'The volume of enzyme, {sampleVolume}, cannot be more than that of the assay, {assayVolume}.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ slope }) => slope > constant(1 / 60, '1/s'),
      says: 'More than about one absorbance unit a minute is hard to read as a straight line: dilute the enzyme.',
    },
  ],
  examples: [
    {
      inputs: { slope: 0.311, assayVolume: 3, sampleVolume: '50 µL', dilution: 10, protein: 2 },
      results: { activity: 30, specific: 15 },
      source: 'By hand: 0.311/6.22 = 0.05 mmol/(L·min); × 60 × 10 = 30 µmol/(mL·min)',
    },
    {
      inputs: { slope: 0.12, absorptivity: 18000, path: 0.5, assayVolume: 0.2, sampleVolume: 0.02 },
      results: { activity: 0.13333333 },
      source: 'Python: 0.12 × 10/(18 × 0.5)',
    },
    {
      inputs: { slope: 0.311, assayVolume: 1, sampleVolume: 2 },
      refused: 'cannot be more than that of the assay',
      source: 'By definition',
    },
    {
      inputs: { slope: 6.22, assayVolume: 1, sampleVolume: 1 },
      results: { activity: 1 },
      cautions: ['straight line'],
      source: 'By hand: 6.22/6.22 mmol/L in a minute',
    },
  ],
  notes: [
    'For one mole of chromophore per mole of substrate, in the linear first part of the curve and with the blank subtracted.',
  ],
  references: [{ title: 'Bisswanger: Practical Enzymology, 3rd ed., §3.2', isbn: '978-3-527-34251-8' }],
});
