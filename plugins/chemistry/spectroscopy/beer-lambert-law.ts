import { defineEquations, number, percent, quantity } from '@reckoner/engine';

/** A = εlc and T = 10^-A. */
export default defineEquations({
  title: 'Beer-Lambert law',
  description:
    'Absorbance, molar absorptivity, path length or concentration of a solution from the others, with the transmittance.',
  keywords: ['absorbance', 'molar absorptivity', 'extinction coefficient', 'transmittance', 'spectrophotometry'],
  variables: {
    absorbance: number({ label: 'Absorbance', symbol: 'A', above: 0, max: 100 }),
    absorptivity: quantity('L/(mol*cm)', { label: 'Molar absorptivity', symbol: '\\varepsilon', above: 0, max: 1e8 }),
    path: quantity('cm', { label: 'Path length', symbol: 'l', above: 0, max: 1e4 }),
    concentration: quantity('mol/L', { label: 'Concentration', unit: 'mmol/L', symbol: 'c', above: 0, max: 1e5 }),
    transmittance: percent({ label: 'Transmittance', symbol: 'T', min: 0, max: 100, places: 3 }),
  },
  equations: ({ absorbance, absorptivity, path, concentration, transmittance }) => [
    [absorbance, absorptivity * path * concentration],
    [transmittance, 10 ** -absorbance],
  ],
  explanation: '{concentration} over {path} has an absorbance of {absorbance} and lets {transmittance} through.',
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
  ],
  notes: ['Dilute solutions and one wavelength; above an absorbance of about 2 stray light falsifies the reading.'],
  references: [{ title: 'IUPAC Gold Book: Beer–Lambert law', doi: '10.1351/goldbook.B00626' }],
});
