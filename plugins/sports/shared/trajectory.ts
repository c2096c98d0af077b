/** Flight of a bullet as a point with the drag of a standard projectile; m, s, kg, along and across the line of sight. */
import { ceilNear, findRoot, noResult } from '@reckoner/engine';
import { G1, G7 } from './drag-tables.js';

/** One pound per square inch of frontal section. */
const POUND_PER_SQUARE_INCH = 703.06957964;
const GRAVITY = 9.80665;
/** Longest step of the integration along the line of sight, which holds the speed to four digits across the speed of sound. */
const STEP = 20;
/** The same by the ballistic coefficient: light pellets slow down within a few steps of 20 m. */
const STEP_BY_COEFFICIENT = 100;
/** Below this speed the flight counts as ended. */
const SLOWEST = 40;
/** While the zero is searched, angles are tried that are steeper than its own. */
const SLOWEST_TRIED = 15;

export interface Shot {
  readonly model: 'G1' | 'G7';
  /** Ballistic coefficient in lb/in². */
  readonly coefficient: number;
  readonly airDensity: number;
  readonly soundSpeed: number;
  /** Level, as the crosswind is, whatever the slope. */
  readonly headwind: number;
  /** From the right. */
  readonly crosswind: number;
  /** Of the line of sight above the horizon. */
  readonly slope: number;
}

export interface Flight {
  readonly speedAlong: number;
  readonly speedUp: number;
  readonly speedRight: number;
  readonly height: number;
  readonly right: number;
  readonly time: number;
}

/** Density of moist air and speed of sound in it; Pa, K, relative humidity as a fraction. */
export function air(pressure: number, temperature: number, humidity: number) {
  const celsius = temperature - 273.15;
  const vapor = humidity * 610.94 * Math.exp((17.625 * celsius) / (celsius + 243.04));
  return {
    density: (pressure - 0.378 * vapor) / (287.055 * temperature),
    soundSpeed: Math.sqrt((1.4 * 287.055 * temperature) / (1 - (0.378 * vapor) / pressure)),
  };
}

function dragCoefficient(model: 'G1' | 'G7', mach: number) {
  const table = model === 'G1' ? G1 : G7;
  let low = 0;
  let high = table.length - 1;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (table[middle]![0] < mach) low = middle;
    else high = middle;
  }
  const [from, below] = table[low]!;
  const [to, above] = table[high]!;
  return below + ((above - below) * (Math.min(mach, to) - from)) / (to - from);
}

/** What changes of the flight in one meter along the line of sight. */
function change(shot: Shot, flight: Flight): Flight {
  const along = flight.speedAlong + shot.headwind * Math.cos(shot.slope);
  const up = flight.speedUp - shot.headwind * Math.sin(shot.slope);
  const right = flight.speedRight + shot.crosswind;
  const speed = Math.sqrt(along ** 2 + up ** 2 + right ** 2);
  const drag =
    ((Math.PI / 8) * shot.airDensity * speed * dragCoefficient(shot.model, speed / shot.soundSpeed)) /
    (shot.coefficient * POUND_PER_SQUARE_INCH);
  const pace = 1 / flight.speedAlong;
  return {
    speedAlong: -(drag * along + GRAVITY * Math.sin(shot.slope)) * pace,
    speedUp: -(drag * up + GRAVITY * Math.cos(shot.slope)) * pace,
    speedRight: -drag * right * pace,
    height: flight.speedUp * pace,
    right: flight.speedRight * pace,
    time: pace,
  };
}

function moved(flight: Flight, by: Flight, distance: number): Flight {
  return {
    speedAlong: flight.speedAlong + by.speedAlong * distance,
    speedUp: flight.speedUp + by.speedUp * distance,
    speedRight: flight.speedRight + by.speedRight * distance,
    height: flight.height + by.height * distance,
    right: flight.right + by.right * distance,
    time: flight.time + by.time * distance,
  };
}

/** The flight farther on by a distance, by Runge and Kutta's method of the fourth order. */
export function advance(shot: Shot, start: Flight, distance: number, slowest = SLOWEST): Flight {
  const steps = ceilNear(distance / Math.min(STEP, STEP_BY_COEFFICIENT * shot.coefficient));
  const step = distance / steps;
  let flight = start;
  for (let index = 0; index < steps; index++) {
    const first = change(shot, flight);
    const second = change(shot, moved(flight, first, step / 2));
    const third = change(shot, moved(flight, second, step / 2));
    const fourth = change(shot, moved(flight, third, step));
    flight = moved(moved(moved(moved(flight, first, step / 6), second, step / 3), third, step / 3), fourth, step / 6);
    if (!(flight.speedAlong > slowest))
      throw noResult('The bullet slows below 40 m/s on the way: shorten the distance, or that of the zero.');
  }
  return flight;
}

/** The start of a flight from below the line of sight, at an angle to it. */
export function muzzle(speed: number, sightHeight: number, angle: number): Flight {
  return {
    speedAlong: speed * Math.cos(angle),
    speedUp: speed * Math.sin(angle),
    speedRight: 0,
    height: -sightHeight,
    right: 0,
    time: 0,
  };
}

/** Angle of the bore to the level line of sight at which the bullet crosses that at a distance, in still air. */
export function zeroAngle(shot: Shot, speed: number, sightHeight: number, distance: number): number {
  const level = { ...shot, slope: 0, headwind: 0, crosswind: 0 };
  return findRoot(
    (angle) => advance(level, muzzle(speed, sightHeight, angle), distance, SLOWEST_TRIED).height,
    -0.2,
    0.5,
    1e-10,
  );
}
