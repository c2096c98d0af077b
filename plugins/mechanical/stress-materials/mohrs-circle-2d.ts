import { cosTurn, defineCalculator, isAbove, isNear, quantity, type Shape, sinTurn } from '@reckoner/engine';

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
    absoluteShear: quantity('Pa', {
      label: 'Largest shear in any plane',
      help: 'With no stress out of the plane.',
      unit: 'MPa',
      symbol: '\\tau_{abs}',
    }),
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
    // What rounding leaves of stresses that cancel, as of the shear in the principal directions, is none.
    const settled = (stress: number) => (isNear(stress, 0, 1e-14 * radius) ? 0 : stress);
    const across = shear * cosTurn(2 * rotation) - half * sinTurn(2 * rotation);
    const turned = half * cosTurn(2 * rotation) + shear * sinTurn(2 * rotation);
    return {
      largest: settled(center + radius),
      smallest: settled(center - radius),
      maxShear: radius,
      absoluteShear: Math.max(radius, Math.abs(center) / 2 + radius / 2),
      principalAngle: Math.atan2(shear, half) / 2,
      rotatedX: center + turned,
      rotatedY: center - turned,
      rotatedShear: settled(across),
    };
  },
  cautions: [
    {
      level: 'note',
      when: ({ absoluteShear, maxShear }) => isAbove(absoluteShear, maxShear),
      says: 'Both principal stresses have one sign: the largest shear, {absoluteShear}, acts out of the plane and decides by Tresca.',
    },
  ],
  figure: {
    kind: 'drawing',
    title: 'Circle of stresses',
    draw: ({ normalX, normalY, shear, largest, smallest, maxShear, rotatedX, rotatedY, rotatedShear, rotation }) => {
      if (maxShear === 0) return undefined;
      const center = (largest + smallest) / 2;
      const [left, right] = [Math.min(0, smallest), Math.max(0, largest)];
      const turned: readonly Shape[] =
        rotation === 0
          ? []
          : [
              {
                shape: 'line',
                color: 3,
                dashed: true,
                points: [
                  [rotatedX, -rotatedShear],
                  [rotatedY, rotatedShear],
                ],
              },
              { shape: 'point', color: 3, at: [rotatedX, -rotatedShear], label: 'X′' },
            ];
      return [
        {
          shape: 'line',
          color: 5,
          points: [
            [left, 0],
            [right, 0],
          ],
        },
        {
          shape: 'line',
          color: 5,
          points: [
            [0, -maxShear],
            [0, maxShear],
          ],
        },
        { shape: 'circle', center: [center, 0], radius: maxShear },
        // Shear that turns the element clockwise is drawn upward.
        {
          shape: 'line',
          color: 2,
          points: [
            [normalX, -shear],
            [normalY, shear],
          ],
        },
        { shape: 'point', color: 2, at: [normalX, -shear], label: 'X' },
        { shape: 'point', color: 2, at: [normalY, shear], label: 'Y' },
        ...turned,
        { shape: 'point', at: [largest, 0], label: 'σ₁', of: 'largest' },
        { shape: 'point', at: [smallest, 0], label: 'σ₂', of: 'smallest' },
        { shape: 'point', at: [center, maxShear], label: 'τ', of: 'maxShear' },
      ];
    },
  },
  explanation: ({ maxShear }) =>
    maxShear === 0
      ? 'The stress is {largest} in every direction of the plane, without shear; in planes at 45° to it the shear is {absoluteShear}.'
      : 'The principal stresses are {largest} and {smallest}, the first at {principalAngle}; the largest shear is {maxShear} in the plane and {absoluteShear} of all.',
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
      cautions: ['Both principal stresses have one sign'],
      source: 'By hand: equal stresses are the same in every direction',
    },
    {
      inputs: { normalX: 50, normalY: 50, shear: 0 },
      results: { largest: 50, smallest: 50, maxShear: 0, absoluteShear: 25 },
      cautions: ['acts out of the plane'],
      source: 'By hand: 50/2, as the third principal stress is 0',
    },
    {
      inputs: { normalX: 80, normalY: -40, shear: 0, rotation: 90 },
      results: { largest: 80, smallest: -40, maxShear: 60, rotatedX: -40, rotatedY: 80, rotatedShear: 0 },
      source: 'By hand: a quarter turn exchanges the axes',
    },
    {
      inputs: { normalX: 80, normalY: 20, shear: 30, rotation: 22.5 },
      results: { largest: 92.426407, smallest: 7.573593, principalAngle: 22.5, rotatedX: 92.426407, rotatedShear: 0 },
      cautions: ['acts out of the plane'],
      source: 'By hand: 50 ± 30 √2, in the principal directions',
    },
    {
      inputs: { normalX: 4.9, normalY: 1.6, shear: 2.8 },
      results: { largest: 6.5, smallest: 0, maxShear: 3.25, absoluteShear: 3.25 },
      source: 'By hand: 4.9 × 1.6 = 2.8², so that one principal stress is 0 and the other the sum',
    },
    {
      inputs: { normalX: -4.9, normalY: -1.6, shear: 2.8 },
      results: { largest: 0, smallest: -6.5 },
      source: 'By hand: as before, in compression',
    },
  ],
  notes: ['Plane stress: no stress acts on the faces parallel to the plane.'],
  references: [{ title: 'Hibbeler: Mechanics of Materials, 10th ed., §9.2 to 9.4' }],
});
