/** The Sun, the planets and the Moon as what orbits go round. */
import { constant, isAbove, isBelow, quantity } from '@reckoner/engine';

/**
 * GM in km³/s² of the bodies without their moons: the Sun, Mercury, Venus and the Moon as in DE440 (Park et al. 2021), Mars and
 * the giant planets as JPL Horizons has them, the Earth with its air as in WGS 84. Equatorial radii in km (Archinal et al. 2018;
 * of the giant planets where the pressure is 1 bar; of the Sun IAU 2015 B3). Distances from the Sun in au are the mean ones of
 * JPL's Approximate Positions of the Planets, table 1, at J2000. Each stands alike in three public implementations or more.
 */
const BODIES = {
  sun: { gm: 132712440041.27942, radius: 695700, distance: 0 },
  mercury: { gm: 22031.868551, radius: 2440.53, distance: 0.38709927 },
  venus: { gm: 324858.592, radius: 6051.8, distance: 0.72333566 },
  earth: { gm: 398600.4418, radius: 6378.137, distance: 1.00000261 },
  mars: { gm: 42828.375214, radius: 3396.19, distance: 1.52371034 },
  jupiter: { gm: 126686531.9, radius: 71492, distance: 5.202887 },
  saturn: { gm: 37931206.234, radius: 60268, distance: 9.53667594 },
  uranus: { gm: 5793951.256, radius: 25559, distance: 19.18916464 },
  neptune: { gm: 6835099.97, radius: 24764, distance: 30.06992276 },
  moon: { gm: 4902.800118, radius: 1737.4, distance: 0 },
} as const;

export type Body = keyof typeof BODIES;

/** The mean distance of the Moon from the Earth: semi-major axis of its mean orbit (JPL, Planetary Satellite Mean Elements). */
export const MOON_DISTANCE = constant(384400, 'km');

export const planets = {
  mercury: 'Mercury',
  venus: 'Venus',
  earth: 'Earth',
  mars: 'Mars',
  jupiter: 'Jupiter',
  saturn: 'Saturn',
  uranus: 'Uranus',
  neptune: 'Neptune',
} as const;

export const planetsAndMoon = { ...planets, moon: { label: 'Moon', also: ['the Moon', 'Luna'] } } as const;

/** What can have orbits, with one that is not in the table. */
export const centralBodies = {
  ...planetsAndMoon,
  sun: { label: 'Sun', also: ['the Sun'] },
  custom: { label: 'Another body', also: ['other', 'custom'] },
} as const;

export function gravityOf(body: Body) {
  return BODIES[body].gm * constant(1, 'km^3/s^2');
}

export function radiusOf(body: Body) {
  return BODIES[body].radius * constant(1, 'km');
}

/** Semi-major axis of the orbit around the Sun, of the Moon around the Earth. */
export function orbitOf(body: Body) {
  return body === 'moon' ? MOON_DISTANCE : BODIES[body].distance * constant(149597870.7, 'km');
}

/** Where a patched conic changes from one center to the next: r = a (m/M)^(2/5). */
export function influenceOf(body: Body) {
  return orbitOf(body) * (gravityOf(body) / gravityOf(body === 'moon' ? 'earth' : 'sun')) ** 0.4;
}

/** Speed on a circle with the semi-major axis. */
export function orbitalSpeedOf(body: Body) {
  return Math.sqrt(gravityOf(body === 'moon' ? 'earth' : 'sun') / orbitOf(body));
}

export const gravitationalParameter = quantity('km^3/s^2', {
  label: 'Gravitational parameter of the body',
  help: 'GM: mass times the gravitational constant.',
  symbol: '\\mu',
  min: 1e-9,
  max: 1e20,
  usual: [1e-7, 1e13],
});

export const bodyRadius = quantity('km', {
  label: 'Radius of the body',
  symbol: 'R',
  min: 1e-3,
  max: 1e9,
});

/** Whether a spacecraft meets air: over Saturn Cassini needed its thrusters against it at 1,630 to 1,710 km (JPL, August 2017). */
export function isInAir(body: string, altitude: number): boolean {
  if (body === 'venus' || body === 'earth' || body === 'mars') return altitude < 200;
  return ['jupiter', 'saturn', 'uranus', 'neptune'].includes(body) && altitude < 1700;
}

/** What a sentence calls the body that was chosen. */
export function inWords(body: string): string {
  if (body === 'custom') return 'the body';
  return body === 'moon' ? 'the Moon' : body === 'sun' ? 'the Sun' : '{body}';
}

/** Whether an altitude is rather the distance from the center of a body: little above its radius. */
export function looksLikeRadius(altitude: number, radius: number): boolean {
  return !isBelow(altitude, radius) && !isAbove(altitude, 1.2 * radius);
}
