import { defineCalculator, gravitationalConstant, quantity, speedOfLight } from '@reckoner/engine';

/** Black hole without rotation and charge: r_s = 2GM/c². */
export default defineCalculator({
  title: 'Schwarzschild radius',
  description:
    'Radius of the event horizon, photon sphere and innermost stable orbit of a black hole, and its mean density.',
  keywords: ['black hole', 'event horizon', 'photon sphere', 'isco', 'gravitational radius'],
  inputs: {
    mass: quantity('kg', { label: 'Mass', unit: 'M☉', symbol: 'M', min: 1e-30, max: 1e15 }),
  },
  outputs: {
    radius: quantity('m', { label: 'Schwarzschild radius', unit: 'km', symbol: 'r_s' }),
    photonSphere: quantity('m', { label: 'Photon sphere', unit: 'km', symbol: 'r_{ph}' }),
    stableOrbit: quantity('m', { label: 'Innermost stable orbit', unit: 'km', symbol: 'r_{ISCO}' }),
    density: quantity('kg/m^3', {
      label: 'Mean density',
      help: 'Mass over the Euclidean volume within the horizon.',
      symbol: '\\bar\\rho',
    }),
    gravity: quantity('m/s^2', { label: 'Surface gravity', symbol: '\\kappa' }),
  },
  formula: ({ mass }) => {
    const radius = (2 * gravitationalConstant * mass) / speedOfLight ** 2;
    return {
      radius,
      photonSphere: 1.5 * radius,
      stableOrbit: 3 * radius,
      density: (3 * mass) / (4 * Math.PI * radius ** 3),
      gravity: speedOfLight ** 2 / (2 * radius),
    };
  },
  figure: {
    kind: 'drawing',
    title: 'Black hole',
    draw: ({ radius, photonSphere, stableOrbit }) => [
      { shape: 'circle', color: 5, center: [0, 0], radius, label: 'Horizon' },
      { shape: 'circle', color: 4, fill: false, dashed: true, center: [0, 0], radius: photonSphere },
      { shape: 'circle', fill: false, center: [0, 0], radius: stableOrbit },
      { shape: 'arrow', color: 5, from: [0, 0], to: [0, -radius], of: 'radius' },
      { shape: 'arrow', color: 4, from: [0, 0], to: [-0.866 * photonSphere, 0.5 * photonSphere], of: 'photonSphere' },
      { shape: 'arrow', from: [0, 0], to: [0.866 * stableOrbit, 0.5 * stableOrbit], of: 'stableOrbit' },
    ],
  },
  explanation: 'A black hole of {mass} has its horizon at {radius}.',
  examples: [
    {
      inputs: { mass: 1 },
      results: {
        radius: 2.95325008,
        photonSphere: 4.42987511,
        stableOrbit: 8.85975023,
        density: 1.84296306e19,
        gravity: 1.521637e13,
      },
      source: 'Python 3.11: 2GM/c² with the IAU nominal GM of the Sun; c⁴/(4GM)',
    },
    {
      inputs: { mass: '5.9722e24 kg' },
      results: { radius: 0.00000887010287 },
      source: 'Python 3.11: the Earth, 8.87 mm',
    },
  ],
  references: [{ title: 'Carroll, Ostlie: An Introduction to Modern Astrophysics, 2nd ed. (2007), §17.3' }],
});
