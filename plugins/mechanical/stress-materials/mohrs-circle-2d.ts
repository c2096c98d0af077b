import { defineCalculator, quantity } from '@reckoner/engine';

/** Plane stress; tension positive, shear positive on the +x face toward +y, angles counterclockwise. */
export default defineCalculator({
  title: "Mohr's circle (plane stress)",
  description: 'Principal stresses, largest shear, principal angle and stresses on a rotated element in plane stress.',
  keywords: ['principal stress', 'stress transformation', 'maximum shear stress', 'rotated element'],
  inputs: {
    normalX: quantity('Pa', { label: 'Stress σx', unit: 'MPa', symbol: '\\sigma_x', min: -1e6, max: 1e6 }),
    normalY: quantity('Pa', { label: 'Stress σy', unit: 'MPa', symbol: '\\sigma_y', min: -1e6, max: 1e6 }),
    shear: quantity('Pa', { label: 'Shear stress τxy', unit: 'MPa', symbol: '\\tau_{xy}', min: -1e6, max: 1e6 }),
    rotation: quantity('rad', {
      label: 'Rotation of the element',
      unit: 'deg',
      symbol: '\\theta',
      min: -360,
      max: 360,
      default: 0,
    }),
  },
  outputs: {
    largest: quantity('Pa', { label: 'Largest principal stress', unit: 'MPa', symbol: '\\sigma_1' }),
    smallest: quantity('Pa', { label: 'Smallest principal stress', unit: 'MPa', symbol: '\\sigma_2' }),
    maxShear: quantity('Pa', { label: 'Largest in-plane shear', unit: 'MPa', symbol: '\\tau_{max}' }),
    principalAngle: quantity('rad', {
      label: 'Angle of the largest principal stress',
      unit: 'deg',
      symbol: '\\theta_p',
    }),
    rotatedX: quantity('Pa', { label: 'Rotated stress σx′', unit: 'MPa', symbol: "\\sigma_{x'}" }),
    rotatedY: quantity('Pa', { label: 'Rotated stress σy′', unit: 'MPa', symbol: "\\sigma_{y'}" }),
    rotatedShear: quantity('Pa', { label: 'Rotated shear τx′y′', unit: 'MPa', symbol: "\\tau_{x'y'}" }),
  },
  formula: ({ normalX, normalY, shear, rotation }) => {
    const center = (normalX + normalY) / 2;
    const half = (normalX - normalY) / 2;
    const radius = Math.hypot(half, shear);
    const turned = half * Math.cos(2 * rotation) + shear * Math.sin(2 * rotation);
    return {
      largest: center + radius,
      smallest: center - radius,
      maxShear: radius,
      principalAngle: Math.atan2(shear, half) / 2,
      rotatedX: center + turned,
      rotatedY: center - turned,
      rotatedShear: shear * Math.cos(2 * rotation) - half * Math.sin(2 * rotation),
    };
  },
  explanation:
    'The principal stresses are {largest} and {smallest}, the first at {principalAngle}; the largest shear is {maxShear}.',
  examples: [
    {
      inputs: { normalX: 80, normalY: -40, shear: 30, rotation: 25 },
      results: {
        largest: 87.082039,
        smallest: -47.082039,
        maxShear: 67.082039,
        principalAngle: 13.282526,
        rotatedX: 81.54859,
        rotatedY: -41.54859,
        rotatedShear: -26.679038,
      },
      source: 'numpy: eigenvalues of the stress tensor and R S Rᵀ',
    },
    {
      inputs: { normalX: 50, normalY: 50, shear: 0, rotation: 10 },
      results: {
        largest: 50,
        smallest: 50,
        maxShear: 0,
        principalAngle: 0,
        rotatedX: 50,
        rotatedY: 50,
        rotatedShear: 0,
      },
      source: 'By hand: equal stresses are the same in every direction',
    },
  ],
  notes: [
    'When both principal stresses have one sign, the largest shear of all is half the larger one, out of the plane.',
  ],
  references: [{ title: 'Hibbeler: Mechanics of Materials, 10th ed., §9.2 to 9.4' }],
});
