import { defineCalculator, isAbove, isAtMost, julianYear, number, quantity, speedOfLight } from '@reckoner/engine';
import { isMoreThanBorne } from '../shared/limits.js';

/** Round trip at a cruising speed; with an acceleration, each leg begins and ends with hyperbolic motion. */
export default defineCalculator({
  title: 'Twin paradox',
  description:
    'Ages of both twins after a round trip to a star at a cruising speed, with the time for speeding up and braking if an acceleration is given.',
  keywords: ['twins paradox', 'age difference', 'time dilation round trip', 'aging of astronauts', 'langevin'],
  inputs: {
    distance: quantity('m', {
      label: 'Distance to the turning point',
      help: 'One way, as measured at home.',
      unit: 'ly',
      symbol: 'd',
      min: 1e-12,
      max: 1e9,
    }),
    speed: quantity('m/s', {
      label: 'Cruising speed',
      unit: 'c',
      symbol: 'v',
      min: 1e-8,
      max: 0.9999999999,
    }),
    acceleration: quantity('m/s^2', {
      label: 'Acceleration felt on board',
      help: 'Without it the speed changes at once.',
      unit: 'g_n',
      symbol: 'a',
      min: 1e-9,
      max: 1e9,
      usual: [0.00001, 3],
      optional: true,
    }),
    stay: quantity('s', { label: 'Stay at the turning point', unit: 'yr', symbol: 's', min: 0, max: 1e9, default: 0 }),
    age: quantity('s', { label: 'Age at departure', unit: 'yr', symbol: 'A', min: 0, max: 122, optional: true }),
  },
  outputs: {
    homeTime: quantity('s', { label: 'Time that passes at home', unit: 'yr', symbol: 't' }),
    shipTime: quantity('s', { label: 'Time that passes for the traveler', unit: 'yr', symbol: '\\tau' }),
    difference: quantity('s', { label: 'The traveler is younger by', unit: 'yr', symbol: '\\Delta' }),
    homeAge: quantity('s', { label: 'Age of the twin at home', unit: 'yr', symbol: 'A_h', optional: true }),
    travelerAge: quantity('s', { label: 'Age of the traveling twin', unit: 'yr', symbol: 'A_t', optional: true }),
    gamma: number({ label: 'Lorentz factor', symbol: '\\gamma' }),
  },
  formula: ({ distance, speed, acceleration, stay, age }) => {
    const beta = speed / speedOfLight;
    const root = Math.sqrt((1 - beta) * (1 + beta));
    const gamma = 1 / root;
    // γ - 1 and 1 - 1/γ, written so that slow ships keep their digits.
    const cruise = acceleration === undefined ? distance : Math.max(0, distance - 2 * runUp(speed, acceleration));
    const homeCruise = (2 * cruise) / speed;
    const lag = homeCruise * (beta ** 2 / (1 + root));
    const homePhases = acceleration === undefined ? 0 : (4 * speed * gamma) / acceleration;
    const phasesLag =
      acceleration === undefined ? 0 : ((4 * speedOfLight) / acceleration) * sinhExcess(Math.atanh(beta));
    const homeTime = homeCruise + homePhases + stay;
    const difference = lag + phasesLag;
    const shipTime = homeTime - difference;
    return {
      homeTime,
      shipTime,
      difference,
      homeAge: age === undefined ? undefined : age + homeTime,
      travelerAge: age === undefined ? undefined : age + shipTime,
      gamma,
    };
  },
  shown: ({ distance, speed, acceleration, stay, age, gamma, homeTime, shipTime }) => {
    const cruise =
      acceleration === undefined ? distance : distance - ((2 * speedOfLight ** 2) / acceleration) * (gamma - 1);
    return {
      homeTime:
        acceleration === undefined
          ? (2 * cruise) / speed + stay
          : (2 * cruise) / speed + (4 * gamma * speed) / acceleration + stay,
      shipTime:
        acceleration === undefined
          ? (2 * cruise) / (gamma * speed) + stay
          : (2 * cruise) / (gamma * speed) +
            ((4 * speedOfLight) / acceleration) * Math.atanh(speed / speedOfLight) +
            stay,
      difference: undefined,
      homeAge: age === undefined ? undefined : age + homeTime,
      travelerAge: age === undefined ? undefined : age + shipTime,
      gamma: 1 / Math.sqrt(1 - (speed / speedOfLight) ** 2),
    };
  },
  stepwise: ['The traveler is younger by what passes less on board than at home.'],
  figure: {
    kind: 'curve',
    title: 'Way of the traveler over time at home',
    x: { of: 'homeTime' },
    y: { of: 'distance', label: 'Distance from home' },
    curve: ({ distance, speed, acceleration, stay, homeTime }) => {
      const leg = (homeTime - stay) / 2;
      const end = acceleration === undefined ? 0 : speed / Math.sqrt(1 - (speed / speedOfLight) ** 2) / acceleration;
      const run = (time: number) => {
        if (acceleration === undefined || time <= 0) return 0;
        const push = (acceleration * time) / speedOfLight;
        return ((speedOfLight ** 2 / acceleration) * push ** 2) / (1 + Math.sqrt(1 + push ** 2));
      };
      const way = (time: number) =>
        time < end ? run(time) : time > leg - end ? distance - run(leg - time) : run(end) + speed * (time - end);
      return {
        from: 0,
        to: homeTime,
        lines: [{ y: (time) => (time < leg ? way(time) : time < leg + stay ? distance : way(homeTime - time)) }],
        marks: [{ x: leg, y: distance, label: 'Turning point' }],
      };
    },
  },
  explanation: ({ age, homeTime, difference }) => {
    // Shown figures would read alike.
    if (difference < 1e-5 * homeTime)
      return 'The trip takes {homeTime} at home and hardly less on board: the traveler comes back younger by {difference}{age?, both at about {homeAge}|}.';
    return difference < 1e-5 * ((age ?? 0) + homeTime)
      ? 'The trip takes {homeTime} at home and {shipTime} on board: both twins are then about {homeAge} old, the traveler younger by {difference}.'
      : 'The trip takes {homeTime} at home and {shipTime} on board{age?: the twin at home is then {homeAge} old, the traveler {travelerAge}|}.';
  },
  requires: [
    {
      that: ({ distance, speed, acceleration }) => isAtMost(2 * runUp(speed, acceleration), distance),
      field: 'acceleration',
      says: 'At {acceleration} the ship does not reach {speed} and brake again within {distance}: take a lower speed or a higher acceleration.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ age, homeTime, shipTime }) =>
        isAbove((age ?? 0) + homeTime, 122.5 * julianYear) && isAtMost((age ?? 0) + shipTime, 122.5 * julianYear),
      says: 'No human is known to have lived for more than 122 and a half years: the twin at home does not see the traveler come back.',
    },
    {
      level: 'note',
      when: ({ age, shipTime }) => isAbove((age ?? 0) + shipTime, 122.5 * julianYear),
      says: 'No human is known to have lived for more than 122 and a half years: the traveler does not come back alive either.',
    },
    {
      level: 'caution',
      when: ({ speed, acceleration }) => {
        if (acceleration === undefined) return false;
        return isMoreThanBorne(acceleration, (speedOfLight * Math.atanh(speed / speedOfLight)) / acceleration);
      },
      says: 'People have borne 2 g for a day and 3 g for an hour; nobody is known to have borne so much for as long as the speeding up takes: choose less.',
    },
  ],
  examples: [
    {
      inputs: { distance: 8, speed: 0.8, age: 20 },
      results: { homeTime: 20, shipTime: 12, difference: 8, homeAge: 40, travelerAge: 32, gamma: 1.66666666667 },
      source: 'By hand: 16/0.8; × 0.6',
    },
    {
      inputs: { distance: 10, speed: 0.866, age: 20 },
      results: {
        homeTime: 23.094688221709,
        shipTime: 11.548360232429,
        difference: 11.54632798928,
        homeAge: 43.094688221709,
      },
      source:
        'Stuver: Einstein’s twin paradox explained, 23 years at 86.6% of c with γ = 2; more digits: Python, mpmath',
    },
    {
      inputs: { distance: 4.2, speed: 0.6, stay: 2 },
      results: { homeTime: 16, shipTime: 13.2, difference: 2.8 },
      source: 'By hand: 8.4/0.6 + 2; 14 × 0.8 + 2',
    },
    {
      inputs: { distance: 10, speed: 0.8, acceleration: 1 },
      results: { homeTime: 26.937430159145, shipTime: 17.3195390034, difference: 9.6178911557443 },
      source:
        'Python, mpmath: proper time integrated numerically over speeding up and braking at 1 g, four times, and 8.7084 ly of cruise',
    },
    {
      inputs: { distance: 4.37, speed: 0.95, acceleration: 1, stay: 0.5, age: 30 },
      results: { homeTime: 12.505195338631, travelerAge: 37.6653985637289 },
      source: 'Python, mpmath: as above',
    },
    {
      inputs: { distance: 4.37, speed: 0.95, acceleration: 2, age: 30 },
      results: { homeTime: 10.6025976693156, shipTime: 5.0190488214961 },
      cautions: ['nobody is known'],
      source: 'Python, mpmath: as above; 2 g, which was borne for a day',
    },
    {
      inputs: { distance: 0.00001, speed: 0.0001, acceleration: 0.1, age: 40 },
      results: { homeTime: 0.20193743016399, difference: 9.967709522057e-10 },
      source: 'Python, mpmath with 50 digits: as above; a slow ship',
    },
    {
      inputs: { distance: 50, speed: 0.99, acceleration: 3, age: 25 },
      results: { homeTime: 102.13072188674, shipTime: 16.547076855309, travelerAge: 41.547076855309 },
      cautions: ['does not see', 'nobody is known'],
      source: 'Python, mpmath: as above',
    },
    {
      inputs: { distance: 0.3, speed: 0.01, acceleration: 20 },
      results: { homeTime: 60.0009687, difference: 0.00300005886 },
      cautions: ['nobody is known'],
      source: 'Python, mpmath: as above; 4.2 h of speeding up',
    },
    {
      inputs: { distance: 8, speed: 0.9999999999 },
      results: { homeTime: 16.0000000016, gamma: 70710.7 },
      source: 'Python, mpmath: 1/√(1 - β²)',
    },
    {
      inputs: { distance: 100, speed: 0.5 },
      results: { homeTime: 400, shipTime: 346.410161514 },
      cautions: ['alive either'],
      source: 'By hand: 200/0.5; × √0.75',
    },
    {
      inputs: { distance: 1, speed: 0.9, acceleration: 1 },
      refused: 'does not reach',
      source: 'Python: 2 (c²/g)(γ - 1) = 2.51 ly',
    },
  ],
  notes: [
    'Both legs at the same speed, straight, from rest and to rest; flat space. The twin at home stays at rest, which the Earth does but for parts in 10⁸.',
    'Distances, the stay and the speed are measured at home. No clock on board runs slow for the traveler: the way is shorter.',
  ],
  references: [
    {
      title: 'Gibbs, Koks: The Relativistic Rocket, Physics FAQ',
      url: 'https://math.ucr.edu/home/baez/physics/Relativity/SR/Rocket/rocket.html',
    },
    {
      title: 'OpenStax: University Physics Volume 3, §5.3, Time Dilation',
      url: 'https://openstax.org/books/university-physics-volume-3/pages/5-3-time-dilation',
    },
    {
      title: 'Dole: Habitable Planets for Man, on gravity: 3 g for as long as an hour, after Miller and others (1958)',
    },
    { title: 'Langevin: L’évolution de l’espace et du temps, Scientia 10 (1911) 31' },
  ],
});

/** The way on which a ship speeds up from rest: (c²/a)(γ - 1), written so that slow ships keep their digits. */
function runUp(speed: number, acceleration: number) {
  const gamma = 1 / Math.sqrt(1 - (speed / speedOfLight) ** 2);
  return (speed * gamma) ** 2 / ((1 + gamma) * acceleration);
}

/** sinh φ - φ, which is γβ - artanh β of a speed of rapidity φ. */
function sinhExcess(rapidity: number) {
  if (rapidity > 0.3) return Math.sinh(rapidity) - rapidity;
  const square = rapidity ** 2;
  return (
    ((rapidity * square) / 6) *
    (1 + (square / 20) * (1 + (square / 42) * (1 + (square / 72) * (1 + (square / 110) * (1 + square / 156)))))
  );
}
