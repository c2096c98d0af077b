import {
  constant,
  defineCalculator,
  gravitationalConstant,
  isBelow,
  isNear,
  noResult,
  quantity,
  speedOfLight,
} from '@reckoner/engine';
import { isRelativistic } from '../shared/limits.js';

const earthMass = constant(5.9722e24, 'kg');
const earthRadius = constant(6371e3, 'm');

/** Circular orbit of a light body about a sphere. */
export default defineCalculator({
  title: 'Circular orbital velocity and period',
  description:
    'Speed and period of a circular orbit from its altitude and the mass and radius of the body, by default the Earth.',
  keywords: ['satellite speed', 'first cosmic velocity', 'low earth orbit', 'orbital period', 'geostationary'],
  inputs: {
    altitude: quantity('m', { label: 'Altitude above the surface', unit: 'km', symbol: 'h', min: 0, max: 1e12 }),
    mass: quantity('kg', { label: 'Mass of the body', symbol: 'M', min: 1, max: 1e35, default: 5.9722e24 }),
    radius: quantity('m', { label: 'Radius of the body', unit: 'km', symbol: 'R', min: 1e-3, max: 1e9, default: 6371 }),
  },
  outputs: {
    speed: quantity('m/s', { label: 'Orbital speed', unit: 'km/s', symbol: 'v' }),
    period: quantity('s', { label: 'Period', unit: 'min', symbol: 'T' }),
    orbitRadius: quantity('m', { label: 'Orbit radius', unit: 'km', symbol: 'r' }),
    gravity: quantity('m/s^2', { label: 'Gravity at that altitude', symbol: 'g' }),
    escapeSpeed: quantity('m/s', { label: 'Escape velocity from there', unit: 'km/s', symbol: 'v_e' }),
  },
  formula: ({ altitude, mass, radius }) => {
    const orbitRadius = radius + altitude;
    const speed = Math.sqrt((gravitationalConstant * mass) / orbitRadius);
    if (speed > 0.5 * speedOfLight)
      throw noResult(
        'So near to such a mass there is no circular orbit: it would be within a black hole or close to one.',
      );
    return {
      speed,
      period: 2 * Math.PI * Math.sqrt(orbitRadius ** 3 / (gravitationalConstant * mass)),
      orbitRadius,
      gravity: (gravitationalConstant * mass) / orbitRadius ** 2,
      escapeSpeed: Math.SQRT2 * speed,
    };
  },
  figure: {
    kind: 'drawing',
    title: 'Orbit, to scale',
    draw: ({ radius, orbitRadius }) => [
      { shape: 'circle', color: 3, center: [0, 0], radius },
      { shape: 'circle', fill: false, dashed: true, center: [0, 0], radius: orbitRadius },
      { shape: 'point', color: 2, at: [orbitRadius, 0] },
      { shape: 'arrow', color: 2, from: [orbitRadius, 0], to: [orbitRadius, 0.6 * orbitRadius], of: 'speed' },
      {
        shape: 'line',
        color: 5,
        points: [
          [0, 0],
          [-0.8 * orbitRadius, 0.6 * orbitRadius],
        ],
        of: 'orbitRadius',
      },
    ],
  },
  explanation: 'At an altitude of {altitude} the orbit is run at {speed} and takes {period}.',
  cautions: [
    {
      level: 'caution',
      when: ({ speed }) => isRelativistic(speed),
      says: 'At such a speed gravity is that of general relativity: the orbit differs from this.',
    },
    {
      level: 'caution',
      when: ({ mass, radius }) =>
        isNear(mass, earthMass, 0.01 * earthMass) !== isNear(radius, earthRadius, 0.01 * earthRadius) &&
        (mass === earthMass || radius === earthRadius),
      says: 'Of mass and radius one is that of the Earth and the other is not: give both of the body that is meant.',
    },
    {
      level: 'note',
      when: ({ altitude, mass }) => altitude < 1.6e5 && isBelow(Math.abs(mass / 5.9722e24 - 1), 0.01),
      says: 'Below about 160 km the air of the Earth brings a satellite down within hours or days.',
    },
  ],
  examples: [
    {
      inputs: { altitude: 400 },
      results: {
        speed: 7.67261889,
        period: 92.4140078,
        orbitRadius: 6771,
        gravity: 8.69429635,
        escapeSpeed: 10.8507217,
      },
      source: 'Python 3.11: √(GM/r), 2π √(r³/GM), GM/r², √(2GM/r) with G of CODATA 2022',
    },
    {
      inputs: { altitude: 100, mass: 7.346e22, radius: 1737.4 },
      results: { speed: 1.63352757, period: 117.7893058 },
      source: 'Python 3.11: the same, about the Moon',
    },
    {
      inputs: { altitude: 100, mass: 7.346e22 },
      results: { speed: 0.870447583, orbitRadius: 6471 },
      cautions: ['one is that of the Earth'],
      source: 'Python 3.11: √(GM/r), the mass of the Moon in the radius of the Earth',
    },
    {
      inputs: { altitude: 0 },
      results: { speed: 7.90981327, period: 84.3470683 },
      cautions: ['brings a satellite down'],
      source: 'Python 3.11: √(GM/r), 2π √(r³/GM)',
    },
    {
      inputs: { altitude: 90, mass: 2.7835e30, radius: 10 },
      results: { speed: 43102.104 },
      cautions: ['general relativity'],
      source: 'Python 3.11: √(GM/r) at 100 km from a neutron star',
    },
    {
      inputs: { altitude: 0, mass: 1e35, radius: 6371 },
      noResult: 'no circular orbit',
      source: 'By hand: √(GM/r) is three times the speed of light',
    },
  ],
  notes: ['Spherical body, no air drag, no other bodies.'],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §13-7' }],
});
