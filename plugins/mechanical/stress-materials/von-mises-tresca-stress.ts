import { defineCalculator, isAbove, number, quantity } from '@reckoner/engine';
import { yieldStrength } from '../shared/stress.js';

/** Both criteria from the six components; principal stresses are the roots of the characteristic cubic. */
export default defineCalculator({
  title: 'Von Mises and Tresca stress',
  description: 'Equivalent stress by von Mises and Tresca and the safety against yield from the components of stress.',
  keywords: ['equivalent stress', 'distortion energy', 'maximum shear stress theory', 'yield criterion'],
  inputs: {
    normalX: quantity('Pa', { label: 'Stress σx', unit: 'MPa', symbol: '\\sigma_x', min: -1e5, max: 1e5 }),
    normalY: quantity('Pa', { label: 'Stress σy', unit: 'MPa', symbol: '\\sigma_y', min: -1e5, max: 1e5, default: 0 }),
    normalZ: quantity('Pa', { label: 'Stress σz', unit: 'MPa', symbol: '\\sigma_z', min: -1e5, max: 1e5, default: 0 }),
    shearXY: quantity('Pa', { label: 'Shear τxy', unit: 'MPa', symbol: '\\tau_{xy}', min: -1e5, max: 1e5, default: 0 }),
    shearYZ: quantity('Pa', { label: 'Shear τyz', unit: 'MPa', symbol: '\\tau_{yz}', min: -1e5, max: 1e5, default: 0 }),
    shearZX: quantity('Pa', { label: 'Shear τzx', unit: 'MPa', symbol: '\\tau_{zx}', min: -1e5, max: 1e5, default: 0 }),
    yieldStrength,
  },
  outputs: {
    vonMises: quantity('Pa', { label: 'Von Mises stress', unit: 'MPa', symbol: '\\sigma_v' }),
    tresca: quantity('Pa', { label: 'Tresca stress', unit: 'MPa', symbol: '\\sigma_T' }),
    vonMisesSafety: number({ label: 'Safety by von Mises', symbol: 'n_v', places: 3, optional: true }),
    trescaSafety: number({ label: 'Safety by Tresca', symbol: 'n_T', places: 3, optional: true }),
  },
  formula: ({ normalX, normalY, normalZ, shearXY, shearYZ, shearZX, yieldStrength }) => {
    const mean = (normalX + normalY + normalZ) / 3;
    const [x, y, z] = [normalX - mean, normalY - mean, normalZ - mean];
    const second = (x ** 2 + y ** 2 + z ** 2) / 2 + shearXY ** 2 + shearYZ ** 2 + shearZX ** 2;
    const third = x * y * z + 2 * shearXY * shearYZ * shearZX - x * shearYZ ** 2 - y * shearZX ** 2 - z * shearXY ** 2;
    const vonMises = Math.sqrt(3 * second);
    if (normalX === normalY && normalY === normalZ && shearXY === 0 && shearYZ === 0 && shearZX === 0)
      return { vonMises, tresca: vonMises };
    // Lode angle: the principal deviators are 2√(J2/3) cos(θ + 2πk/3).
    const lode = Math.acos(Math.min(1, Math.max(-1, (3 * Math.sqrt(3) * third) / (2 * second ** 1.5)))) / 3;
    const tresca = 2 * Math.sqrt(second) * Math.sin(lode + Math.PI / 3);
    if (yieldStrength === undefined) return { vonMises, tresca };
    return { vonMises, tresca, vonMisesSafety: yieldStrength / vonMises, trescaSafety: yieldStrength / tresca };
  },
  cautions: [
    {
      level: 'danger',
      when: ({ tresca, yieldStrength }) => yieldStrength !== undefined && isAbove(tresca, yieldStrength),
      says: 'The stress is over the yield strength: the material yields by Tresca, and by von Mises where that stress is over it too.',
    },
  ],
  explanation: 'The equivalent stress is {vonMises} by von Mises and {tresca} by Tresca.',
  examples: [
    {
      inputs: { normalX: 80, normalY: -40, shearXY: 30, yieldStrength: 250 },
      results: { vonMises: 117.898261, tresca: 134.164079, vonMisesSafety: 2.120472, trescaSafety: '1.863390' },
      source: 'numpy: eigenvalues of the stress tensor',
    },
    {
      inputs: { normalX: 100, normalY: 60, normalZ: -30, shearXY: 20, shearYZ: 15, shearZX: -10, yieldStrength: 300 },
      results: { vonMises: 124.398553, tresca: 142.122236, vonMisesSafety: 2.411604, trescaSafety: 2.110859 },
      source: 'numpy: eigenvalues of the stress tensor',
    },
    {
      inputs: { normalX: 60, normalY: 50 },
      results: { vonMises: 55.677644, tresca: 60 },
      source: 'numpy: the third principal stress, 0, counts for Tresca',
    },
    {
      inputs: { normalX: 70, normalY: 70, normalZ: 70 },
      results: { vonMises: 0, tresca: 0 },
      source: 'By hand: equal stresses do not distort',
    },
    {
      inputs: { normalX: 300, yieldStrength: 235 },
      results: { vonMises: 300, tresca: 300, vonMisesSafety: 0.7833333, trescaSafety: 0.7833333 },
      cautions: ['the material yields'],
      source: 'By hand: 235/300',
    },
    {
      inputs: { normalX: 235.05, yieldStrength: 235 },
      results: { tresca: 235.05, trescaSafety: 0.99978728 },
      cautions: ['over the yield strength: the material yields'],
      source: 'By hand: 235/235.05, a safety shown as 1.000',
    },
  ],
  notes: ['For ductile, isotropic materials under static load.'],
  references: [{ title: "Budynas, Nisbett: Shigley's Mechanical Engineering Design, 10th ed., §5-4 and 5-5" }],
});
