import { constant, defineEquations, isAbove, isAtLeast, isAtMost, isBelow, number, quantity } from '@reckoner/engine';

/** Dilution keeps the amount of solute: C₁V₁ = C₂V₂. */
export default defineEquations({
  title: 'Solution dilution (C1V1 = C2V2)',
  description: 'Stock volume and diluent for a dilution, or any of its concentrations and volumes from the others.',
  keywords: ['C1V1', 'stock solution', 'dilution factor', 'diluent', 'M1V1 = M2V2'],
  variables: {
    stockConcentration: quantity('mol/L', {
      label: 'Stock concentration',
      symbol: 'C_1',
      above: 0,
      max: 100,
      usual: [1e-9, 30],
      optional: true,
    }),
    stockVolume: quantity('L', { label: 'Stock volume', unit: 'mL', symbol: 'V_1', above: 0, max: 1e9 }),
    finalConcentration: quantity('mol/L', {
      label: 'Final concentration',
      symbol: 'C_2',
      above: 0,
      max: 100,
      usual: [1e-12, 30],
      optional: true,
    }),
    finalVolume: quantity('L', { label: 'Final volume', unit: 'mL', symbol: 'V_2', above: 0, max: 1e9 }),
    diluent: quantity('L', { label: 'Diluent to add', unit: 'mL', symbol: 'V_d', min: 0, max: 1e9 }),
    factor: number({ label: 'Dilution factor', symbol: 'F', min: 1, max: 1e12 }),
  },
  equations: ({ stockConcentration, stockVolume, finalConcentration, finalVolume, diluent, factor }) => [
    [stockConcentration, factor * finalConcentration],
    [finalVolume, factor * stockVolume],
    [finalVolume, stockVolume + diluent],
  ],
  explanation: ({ finalConcentration }) =>
    finalConcentration === undefined
      ? 'Add {diluent} to {stockVolume} of the stock: {finalVolume}.'
      : 'Add {diluent} to {stockVolume} of the stock: {finalVolume} of {finalConcentration}.',
  requires: [
    {
      that: ({ stockVolume, finalVolume }) => isAtLeast(finalVolume, stockVolume),
      field: 'finalVolume',
      says: 'The final volume, {finalVolume}, cannot be less than that of the stock, {stockVolume}.',
    },
    {
      that: ({ stockConcentration, finalConcentration }) => isAtMost(finalConcentration, stockConcentration),
      field: 'finalConcentration',
      says: 'The final concentration, {finalConcentration}, cannot be above that of the stock, {stockConcentration}.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ stockVolume }) => isBelow(stockVolume, constant(5e-7, 'L')),
      says: 'Less than 0.5 µL of the stock cannot be measured out well: dilute in two steps, or make more.',
    },
    {
      level: 'danger',
      when: ({ stockConcentration, factor }) =>
        isAbove(factor, 1.0001) && isAbove(stockConcentration ?? 0, constant(5, 'mol/L')),
      says: 'If the stock is a concentrated acid or base, it gets hot and spits when it is diluted: pour it slowly into most of the water, never water into it.',
    },
  ],
  examples: [
    {
      inputs: { stockConcentration: '1 mol/L', stockVolume: 10, diluent: 90 },
      results: { finalConcentration: 0.1, finalVolume: 100, factor: 10 },
      source: 'By hand: 10 mL in 100 mL',
    },
    {
      inputs: { stockConcentration: 12, finalConcentration: 0.5, finalVolume: 250 },
      results: { stockVolume: 10.416667, diluent: 239.58333, factor: 24 },
      cautions: ['gets hot'],
      source: 'By hand: 250/24; 250 - 250/24',
    },
    {
      inputs: { stockConcentration: '50 mmol/L', factor: 5, stockVolume: '20 µL' },
      results: { finalConcentration: 0.01, finalVolume: 0.1, diluent: 0.08 },
      source: 'By hand: 50/5; 5 × 20; 80 µL',
    },
    {
      inputs: { factor: 25, finalVolume: 50 },
      results: { stockVolume: 2, diluent: 48 },
      source: 'By hand: 50/25; 50 - 2',
    },
    {
      inputs: { stockConcentration: 1, finalConcentration: 2, finalVolume: 100 },
      refused: 'cannot be above that of the stock',
      source: 'A dilution cannot concentrate',
    },
    {
      inputs: { stockConcentration: 1, finalConcentration: '1 µmol/L', finalVolume: 0.1 },
      results: { factor: 1e6, stockVolume: 1e-7 },
      cautions: ['cannot be measured out'],
      source: 'By hand: 0.1 mL in a million parts',
    },
    { inputs: { stockVolume: 10, finalVolume: 5 }, refused: 'cannot be less than', source: 'By definition' },
  ],
  notes: [
    'Volumes are taken as additive; with strong acids or alcohol fill up to the final volume instead of adding the diluent.',
    'Percentages or g/L follow the same rule when both concentrations are in the same unit.',
  ],
  references: [{ title: 'Harris: Quantitative Chemical Analysis, 9th ed., §1-3', isbn: '978-1-4641-3538-5' }],
});
