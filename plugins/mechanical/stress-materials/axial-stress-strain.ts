import { constant, defineEquations, isAbove, isAtMost, percent, quantity } from '@reckoner/engine';

const METAL = constant(4e10, 'Pa');

/** Hooke's law for a straight bar in tension or compression. */
export default defineEquations({
  title: 'Stress and strain',
  description: 'Stress, strain, elongation and force of a bar from its area, length, modulus and any one of them.',
  keywords: ["Hooke's law", 'F/A', 'FL/AE', 'elongation', 'axial load', 'tension'],
  variables: {
    force: quantity('N', { label: 'Force', unit: 'kN', symbol: 'F', above: 0, max: 1e9 }),
    area: quantity('m^2', { label: 'Area of the section', unit: 'mm^2', symbol: 'A', above: 0, max: 1e9 }),
    stress: quantity('Pa', { label: 'Stress', unit: 'MPa', symbol: '\\sigma', above: 0, max: 1e6 }),
    strain: percent({ label: 'Strain', usual: [0.0001, 700], symbol: '\\varepsilon', above: 0, max: 1e4 }),
    modulus: quantity('Pa', {
      label: 'Modulus of elasticity',
      usual: [0.0003, 1300],
      unit: 'GPa',
      symbol: 'E',
      above: 0,
      max: 1e5,
    }),
    length: quantity('m', { label: 'Length', symbol: 'L', above: 0, max: 1e5 }),
    elongation: quantity('m', { label: 'Elongation', unit: 'mm', symbol: '\\Delta L', above: 0, max: 1e7 }),
  },
  equations: ({ force, area, stress, strain, modulus, length, elongation }) => [
    [stress, force / area],
    [stress, modulus * strain],
    [elongation, strain * length],
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ strain }) => isAbove(strain, 0.01),
      says: 'A strain over 1% is beyond the elastic range of metals: Hooke’s law does not hold, unless it is rubber or plastic.',
    },
    {
      level: 'caution',
      when: ({ strain, modulus }) => isAbove(strain, 0.002) && isAtMost(strain, 0.01) && modulus > METAL,
      says: 'Structural steel and soft aluminum yield before a strain of 0.2%: Hooke’s law holds only where {stress} is below the yield strength.',
    },
  ],
  explanation:
    'The force of {force} stresses the bar to {stress} and stretches it by {elongation}, a strain of {strain}.',
  examples: [
    {
      inputs: { force: 50, area: 400, modulus: 200, length: 2 },
      results: { stress: 125, strain: 0.0625, elongation: 1.25 },
      source: 'By hand: 50000/400; 125/200000; 0.000625 × 2000',
    },
    {
      inputs: { elongation: 1.5, length: 1.5, modulus: 70, area: 200 },
      results: { strain: 0.1, stress: 70, force: 14 },
      source: 'By hand: 1.5/1500; 0.001 × 70000; 70 × 200',
    },
    {
      inputs: { stress: 1000, modulus: 200, area: 100, length: 1 },
      results: { strain: 0.5, force: 100, elongation: 5 },
      cautions: ['yield before a strain of 0.2%'],
      source: 'By hand: 1000/200000; 1000 × 100 N',
    },
    {
      inputs: { stress: 20, modulus: 1, area: 100, length: 1 },
      results: { strain: 2, force: 2, elongation: 20 },
      cautions: ['beyond the elastic range'],
      source: 'By hand: 20/1000; 20 × 100 N',
    },
  ],
  notes: [
    'Linear elastic: below the yield strength. The same numbers hold for compression of a bar that does not buckle.',
  ],
  references: [{ title: 'Hibbeler: Mechanics of Materials, 10th ed., §1.4, §3.4 and §4.2' }],
});
