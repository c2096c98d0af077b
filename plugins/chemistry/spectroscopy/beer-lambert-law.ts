import { defineEquations, number, percent, quantity, roundTo } from '@reckoner/engine';

/** A = εlc and T = 10^-A. */
export default defineEquations({
  title: 'Beer-Lambert law',
  description:
    'Absorbance, molar absorptivity, path length or concentration of a solution from the others, with the transmittance.',
  keywords: ['absorbance', 'molar absorptivity', 'extinction coefficient', 'transmittance', 'spectrophotometry'],
  variables: {
    absorbance: number({ label: 'Absorbance', symbol: 'A', above: 0, max: 100 }),
    absorptivity: quantity('L/(mol*cm)', {
      label: 'Molar absorptivity',
      symbol: '\\varepsilon',
      above: 0,
      max: 1e8,
      usual: [0.01, 1e6],
    }),
    path: quantity('cm', { label: 'Path length', symbol: 'l', above: 0, max: 1e4, usual: [0.001, 100] }),
    concentration: quantity('mol/L', {
      label: 'Concentration',
      unit: 'mmol/L',
      symbol: 'c',
      above: 0,
      max: 1e5,
      usual: [1e-8, 5000],
    }),
    transmittance: percent({ label: 'Transmittance', symbol: 'T', min: 0, max: 100, usual: [0.05, 100], places: 3 }),
  },
  equations: ({ absorbance, absorptivity, path, concentration, transmittance }) => [
    [absorbance, absorptivity * path * concentration],
    [transmittance, 10 ** -absorbance],
  ],
  explanation: '{concentration} over {path} has an absorbance of {absorbance} and lets {transmittance} through.',
  cautions: [
    {
      level: 'caution',
      when: ({ absorbance }) => roundTo(absorbance, 3) > 2,
      says: 'Above an absorbance of about 2 less than 1% of the light passes, and stray light falsifies the reading: dilute, or take a shorter path.',
    },
  ],
  examples: [
    {
      inputs: { absorptivity: 6220, path: 1, concentration: 0.05 },
      results: { absorbance: 0.311, transmittance: 48.865236 },
      source: 'Python: NADH at 340 nm, 10^-0.311',
    },
    {
      inputs: { absorbance: 0.42, absorptivity: 15000, path: 1 },
      results: { concentration: 0.028 },
      source: 'By hand: 0.42/15000 mol/L',
    },
    {
      inputs: { transmittance: 10, path: '5 mm', concentration: 2 },
      results: { absorbance: 1, absorptivity: 1000 },
      source: 'By hand: A = 1; 1/(0.5 × 0.002)',
    },
    {
      inputs: { absorptivity: 40002.4, path: 1, concentration: 0.05 },
      results: { absorbance: 2.00012, transmittance: 0.99972373 },
      source: 'Python: 10^-2.00012, 1.000% as it is shown',
    },
    {
      inputs: { absorptivity: 6220, path: 1, concentration: 0.5 },
      results: { absorbance: 3.11, transmittance: 0.077624712 },
      cautions: ['stray light'],
      source: 'Python: 10^-3.11',
    },
  ],
  notes: ['For dilute solutions and one wavelength.'],
  references: [{ title: 'IUPAC Gold Book: Beer–Lambert law', doi: '10.1351/goldbook.B00626' }],
});
