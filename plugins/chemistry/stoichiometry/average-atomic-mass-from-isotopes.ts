import { defineCalculator, noResult, percent, quantity, rows, sum } from '@reckoner/engine';

/** Mean of the isotopes' masses, weighted by their abundances. */
export default defineCalculator({
  title: 'Average atomic mass from isotopes',
  description: 'Average atomic mass of an element from the masses and natural abundances of its isotopes.',
  keywords: ['isotopic abundance', 'atomic weight', 'relative atomic mass', 'weighted average'],
  inputs: {
    isotopes: rows(
      {
        mass: quantity('Da', { label: 'Mass', above: 0, max: 400, usual: [1, 300] }),
        abundance: percent({ label: 'Abundance', min: 0, max: 100, usual: 'all' }),
      },
      { label: 'Isotopes', maxItems: 30 },
    ),
  },
  outputs: {
    average: quantity('Da', { label: 'Average atomic mass', symbol: '\\bar m', places: 4 }),
    total: percent({ label: 'Sum of the abundances', places: 3 }),
  },
  formula: ({ isotopes }) => {
    const total = sum(isotopes.map(({ abundance }) => abundance));
    if (Math.abs(total - 1) > 0.01)
      throw noResult('The abundances must add up to about 100%: in percent, 75.76 and not 0.7576.');
    return { average: sum(isotopes.map(({ mass, abundance }) => mass * abundance)) / total, total };
  },
  explanation: 'The average atomic mass is {average}.',
  examples: [
    {
      inputs: {
        isotopes: [
          { mass: 34.968852694, abundance: 75.76 },
          { mass: 36.965902573, abundance: 24.24 },
        ],
      },
      results: { average: 35.452938, total: 100 },
      source: 'Python: chlorine with the isotopic composition of NIST; standard atomic weight 35.45',
    },
    {
      inputs: {
        isotopes: [
          { mass: 10, abundance: 20 },
          { mass: 11, abundance: 79.5 },
        ],
      },
      results: { average: 10.798995, total: 99.5 },
      source: 'By hand: 10.745/0.995',
    },
    { inputs: { isotopes: [{ mass: 12, abundance: 50 }] }, noResult: 'about 100%', source: 'By definition' },
  ],
  notes: ['Abundances that do not add up to exactly 100% are scaled.'],
  references: [
    {
      title: 'NIST: Atomic Weights and Isotopic Compositions',
      url: 'https://www.nist.gov/pml/atomic-weights-and-isotopic-compositions-relative-atomic-masses',
    },
  ],
});
