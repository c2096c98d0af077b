import {
  ceilNear,
  choice,
  defineCalculator,
  isAbove,
  isAtMost,
  isBelow,
  measure,
  number,
  percent,
  roundTo,
  table,
} from '@reckoner/engine';
import { advance, air, type Flight, muzzle, zeroAngle } from '../shared/trajectory.js';

/** Rows of the table at most; the flight is followed from row to row. */
const MOST_ROWS = 40;

/** A point mass with the drag of G1 or G7 over the ballistic coefficient: no spin drift, no turning of the Earth. */
export default defineCalculator({
  title: 'Ballistic trajectory',
  description:
    'Drop, wind drift, speed, energy and time of flight of a bullet by distance, from its G1 or G7 ballistic coefficient.',
  keywords: ['bullet drop', 'ballistics', 'G1', 'G7', 'wind drift', 'rifle', 'holdover', 'range table'],
  inputs: {
    model: choice({ G1: 'G1', G7: 'G7' }, { label: 'Drag model', default: 'G1' }),
    coefficient: number({
      label: 'Ballistic coefficient',
      help: 'In lb/in², for the drag model, as makers print it.',
      symbol: 'C',
      min: 0.005,
      max: 2,
      usual: [0.01, 1.2],
    }),
    speed: measure('m/s', { label: 'Muzzle velocity', symbol: 'v_0', min: 60, max: 1700, usual: [100, 1300] }),
    mass: measure('kg', { label: 'Bullet mass', unit: 'gr', symbol: 'm', min: 1, max: 2000, usual: [5, 800] }),
    sightHeight: measure('m', {
      label: 'Sight height over the bore',
      unit: 'cm',
      symbol: 's',
      min: 0,
      max: 30,
      usual: [0, 12],
      default: 4,
    }),
    zero: measure('m', {
      label: 'Zero distance',
      regional: { us: 'yd' },
      symbol: 'x_0',
      min: 5,
      max: 1000,
      usual: [10, 600],
      default: 100,
    }),
    range: measure('m', {
      label: 'Distance',
      regional: { us: 'yd' },
      symbol: 'x',
      min: 5,
      max: 3000,
      usual: [10, 2000],
    }),
    interval: measure('m', {
      label: 'Step of the table',
      regional: { us: 'yd' },
      symbol: '\\Delta x',
      min: 0.5,
      max: 3000,
      default: ({ range }) => range / 10,
    }),
    wind: measure('m/s', {
      label: 'Wind speed',
      regional: { us: 'mph' },
      symbol: 'w',
      min: 0,
      max: 60,
      usual: [0, 25],
      default: 0,
    }),
    windFrom: measure('rad', {
      label: 'Wind from, clockwise off the line of fire',
      help: '0° from ahead, 90° from the right, 180° from behind; level, also uphill.',
      unit: '°',
      symbol: '\\beta',
      min: 0,
      max: 360,
      default: 90,
    }),
    slope: measure('rad', {
      label: 'Uphill angle',
      help: 'Negative downhill.',
      unit: '°',
      symbol: '\\alpha',
      min: -60,
      max: 60,
      default: 0,
    }),
    temperature: measure('K', { label: 'Air temperature', unit: '°C', symbol: 'T', min: -60, max: 60, default: 15 }),
    pressure: measure('Pa', {
      label: 'Air pressure at the place',
      help: 'As measured there, not reduced to sea level.',
      unit: 'hPa',
      symbol: 'p',
      min: 300,
      max: 1100,
      usual: [500, 1085],
      default: 1013.25,
    }),
    humidity: percent({
      label: 'Relative humidity',
      symbol: '\\mathrm{RH}',
      min: 0,
      max: 100,
      usual: [3, 100],
      default: 50,
    }),
  },
  outputs: {
    height: measure('m', { label: 'Height over the line of sight', unit: 'cm', symbol: 'y', places: 1 }),
    elevation: measure('rad', { label: 'Correction up', unit: 'mrad', symbol: '\\varepsilon', places: 2 }),
    drift: measure('m', { label: 'Drift to the right', unit: 'cm', symbol: 'z', places: 1 }),
    windage: measure('rad', { label: 'Correction to the left', unit: 'mrad', symbol: '\\lambda', places: 2 }),
    impactSpeed: measure('m/s', { label: 'Speed there', symbol: 'v', places: 1 }),
    mach: number({ label: 'Mach number there', symbol: 'M', places: 2 }),
    energy: measure('J', { label: 'Energy there', regional: { us: 'ft-lbf' }, symbol: 'E', places: 0 }),
    time: measure('s', { label: 'Time of flight', symbol: 't', places: 3 }),
    boreAngle: measure('rad', { label: 'Bore over the line of sight', unit: 'mrad', symbol: '\\theta_0', places: 3 }),
    flights: table(
      {
        distance: measure('m', { label: 'Distance', regional: { us: 'yd' }, places: 0 }),
        height: measure('m', { label: 'Height', unit: 'cm', places: 1 }),
        elevation: measure('rad', { label: 'Up', unit: 'mrad', places: 2 }),
        drift: measure('m', { label: 'Drift', unit: 'cm', places: 1 }),
        speed: measure('m/s', { label: 'Speed', places: 1 }),
        energy: measure('J', { label: 'Energy', regional: { us: 'ft-lbf' }, places: 0 }),
        time: measure('s', { label: 'Time', places: 3 }),
      },
      { label: 'By distance' },
    ),
  },
  formula: ({
    model,
    coefficient,
    speed,
    mass,
    sightHeight,
    zero,
    range,
    interval,
    wind,
    windFrom,
    slope,
    temperature,
    pressure,
    humidity,
  }) => {
    const { density: airDensity, soundSpeed } = air(pressure, temperature, humidity);
    const shot = {
      model,
      coefficient,
      airDensity,
      soundSpeed,
      headwind: wind * Math.cos(windFrom),
      crosswind: wind * Math.sin(windFrom),
      slope,
    };
    const boreAngle = zeroAngle(shot, speed, sightHeight, zero);
    const flights = [];
    let distance = 0;
    let flight = muzzle(speed, sightHeight, boreAngle);
    // Without what rounding may leave of a step that divides the distance.
    const rows = ceilNear(range / interval);
    for (let row = 1; row <= rows; row++) {
      const next = row === rows ? range : row * interval;
      flight = advance(shot, flight, next - distance);
      distance = next;
      flights.push({
        distance,
        height: offset(flight.height),
        elevation: -Math.atan(offset(flight.height) / distance),
        drift: offset(flight.right),
        speed: speedOf(flight),
        energy: (mass * speedOf(flight) ** 2) / 2,
        time: flight.time,
      });
    }
    const impactSpeed = speedOf(flight);
    return {
      height: offset(flight.height),
      elevation: -Math.atan(offset(flight.height) / range),
      drift: offset(flight.right),
      windage: Math.atan(offset(flight.right) / range),
      impactSpeed,
      mach: impactSpeed / soundSpeed,
      energy: (mass * impactSpeed ** 2) / 2,
      time: flight.time,
      boreAngle,
      flights,
    };
  },
  stepwise: [
    'Density and speed of sound follow from the temperature, pressure and humidity of the air.',
    'The drag slows the bullet by (π/8)·ρ·v²·C_d/C, with C_d of the standard projectile at the Mach number of the flow against it and C the ballistic coefficient in kg/m² (1 lb/in² is 703.07 kg/m²).',
    'The bore points over the line of sight by the angle at which the bullet crosses that at the zero distance, in the same air without wind, on the level.',
    'From there speed, height, drift and time are followed by Runge and Kutta in steps of at most 20 m along the line of sight, with gravity and a level wind along and across it.',
  ],
  figure: { kind: 'series', table: 'flights', x: 'distance', lines: ['height'] },
  explanation:
    'At {range} the bullet is {height|{|height|} below|on|{|height|} above} the line of sight after {time}, at {impactSpeed} with {energy}; {drift|the wind carries it {|drift|} to the left|it does not drift aside|the wind carries it {|drift|} to the right}.',
  requires: [
    {
      that: ({ range, interval }) => isAtMost(range, MOST_ROWS * interval),
      field: 'interval',
      says: 'The table has at most 40 rows: take a step, now {interval}, of at least a fortieth of the distance.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ mach, speed, impactSpeed }) => roundTo(mach, 2) < 1.2 && isAbove((mach * speed) / impactSpeed, 1),
      says: 'On the way the bullet comes near the speed of sound or falls below it (Mach {mach} at the end): there many bullets lose stability, and drag and drift differ from the model.',
    },
    {
      level: 'caution',
      // The mass over the coefficient is the square of the diameter times the form factor, 0.4 to 2 of real bullets.
      when: ({ mass, coefficient }) => isBelow(mass, 0.0055 * coefficient) || isAbove(mass, 0.8 * coefficient),
      says: 'No bullet of {mass} has a ballistic coefficient of {coefficient}: check whether the mass is in grains or grams. The energy depends on it.',
    },
    {
      level: 'note',
      when: ({ range }) => range > 800,
      says: 'Spin drift and the turning of the Earth, which are left out, shift the impact by decimeters at 1 km and by meters at 2 km.',
    },
  ],
  examples: [
    {
      inputs: {
        coefficient: 0.365,
        speed: '2600 ft/s',
        mass: 65,
        sightHeight: '2.5 in',
        zero: '100 yd',
        range: '500 yd',
        wind: '20 mph',
        windFrom: 210,
        humidity: 78,
      },
      results: {
        height: -172.75,
        drift: 77.55,
        impactSpeed: 474.04,
        mach: '1.3896',
        energy: 473.23,
        time: 0.74869,
        boreAngle: 1.45619,
        elevation: 3.7784,
        flights: { length: 10 },
      },
      source:
        'Python with SciPy, solve_ivp to 1e-10; reference g1_wind of gehtsoft-usa/BallisticCalculator1: −68.0 in, 30.5 in',
    },
    {
      inputs: {
        coefficient: 0.365,
        speed: '2600 ft/s',
        mass: 65,
        sightHeight: '2.5 in',
        zero: '100 yd',
        range: '1000 yd',
        interval: '100 yd',
        wind: '20 mph',
        windFrom: 210,
        humidity: 78,
      },
      results: { height: '-1318.6', drift: 375.77, impactSpeed: 309.25, time: 1.9862, flights: { length: 10 } },
      cautions: ['Spin drift', 'speed of sound'],
      source:
        'Python with SciPy, solve_ivp to 1e-10; reference g1_wind of gehtsoft-usa/BallisticCalculator1: −518.9 in, 147.9 in, 1013.6 ft/s, 1.986 s',
    },
    {
      inputs: {
        model: 'G7',
        coefficient: 0.465,
        speed: '3200 ft/s',
        mass: 65,
        sightHeight: '3.2 in',
        zero: '300 yd',
        range: '1000 yd',
        humidity: 78,
      },
      results: { height: -395.65, impactSpeed: 674.88, energy: 959.19, time: 1.1273, drift: 0 },
      cautions: ['Spin drift'],
      source:
        'Python with SciPy, solve_ivp to 1e-10; reference g7_nowind of gehtsoft-usa/BallisticCalculator1: −155.7 in, 2215.3 ft/s, 708.2 ft·lbf, 1.127 s',
    },
    {
      inputs: { coefficient: 0.462, speed: 850, mass: 168, range: 600, interval: 300, wind: 4 },
      results: {
        height: '-290.00',
        drift: -87.085,
        windage: -1.45142,
        flights: { length: 2, rows: { 0: { height: -42.938, drift: -19.01, elevation: 1.4313 } } },
      },
      source: 'Python with SciPy, solve_ivp to 1e-10; arctan(−0.87085/600)',
    },
    {
      inputs: {
        model: 'G7',
        coefficient: 0.243,
        speed: 800,
        mass: 175,
        sightHeight: 5,
        range: 1000,
        wind: 5,
        windFrom: 270,
        slope: 20,
        temperature: -5,
        pressure: 900,
      },
      results: { height: -1237.5, drift: 360.11, impactSpeed: 321.5, mach: 0.9789, time: 1.9764 },
      cautions: ['Spin drift', 'speed of sound'],
      source: 'Python with SciPy, solve_ivp to 1e-10',
    },
    {
      inputs: { coefficient: 0.462, speed: 850, mass: 168, range: 600, wind: 10, windFrom: 0, slope: 30 },
      results: { height: '-136.50', drift: 0, impactSpeed: 488.591, time: 0.932443 },
      source:
        'Python with SciPy, solve_ivp to 1e-10, in level and upright coordinates: the level wind also lifts the bullet off the line uphill',
    },
    {
      inputs: { coefficient: 0.02, speed: 400, mass: 8, range: 100 },
      results: { height: 0, impactSpeed: 161.97, time: 0.4373 },
      cautions: ['speed of sound'],
      source: 'Python with SciPy, solve_ivp to 1e-10: a light pellet at its zero distance',
    },
    {
      inputs: { coefficient: 0.1, speed: 380, mass: 40, range: 200 },
      results: { height: -115.12, impactSpeed: 242.74, time: 0.69087 },
      cautions: ['speed of sound'],
      source: 'Python with SciPy, solve_ivp to 1e-10: from Mach 1.12 to 0.71',
    },
    {
      inputs: { coefficient: 0.462, speed: 850, mass: 10.9, range: 100 },
      results: { energy: 216.99 },
      cautions: ['in grains or grams'],
      source:
        'Python with SciPy, solve_ivp to 1e-10: 783.8645 m/s; by hand 0.5 × 0.00070631 × 783.8645²; 10.9 g typed as grains',
    },
    {
      inputs: { coefficient: 0.138, speed: 330, mass: 40, zero: 50, range: 100 },
      results: { height: -23.033, impactSpeed: 280.03, time: 0.33152 },
      source: 'Python with SciPy, solve_ivp to 1e-10',
    },
    {
      inputs: { coefficient: 0.462, speed: 850, mass: 168, range: 100 },
      results: { height: 0, elevation: 0, drift: 0 },
      source: 'By definition: at the zero distance, without wind',
    },
    {
      inputs: { coefficient: 0.02, speed: 200, mass: 8, zero: 20, range: 600 },
      noResult: 'below 40 m/s',
      source: 'Python with SciPy: the pellet falls below 40 m/s before 600 m',
    },
    {
      inputs: { coefficient: 0.4, speed: 850, mass: 150, range: 500, interval: 10 },
      refused: 'at most 40 rows',
      source: 'By hand: 500/10 = 50',
    },
  ],
  notes: [
    'Constant wind and air along the path; the ballistic coefficient must be that of the chosen drag model and of the standard atmosphere (ICAO).',
  ],
  references: [
    {
      title:
        'McCoy: Modern Exterior Ballistics, 2nd ed. (2012), ch. 5 and 9: point-mass trajectory; the G1 and G7 drag tables of the Ballistic Research Laboratory stand identically in four independent public implementations (o-murphy/py-ballisticcalc, ajokela/ballistics-engine, b96young/online-ballistic-calculator, JBM-based TypeScript)',
    },
  ],
});

/** Without the residues of the search for the zero, or of a wind along the line of fire. */
function offset(meters: number) {
  return roundTo(meters, 5);
}

function speedOf({ speedAlong, speedUp, speedRight }: Flight) {
  return Math.sqrt(speedAlong ** 2 + speedUp ** 2 + speedRight ** 2);
}
