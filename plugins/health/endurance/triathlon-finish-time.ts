import {
  choice,
  constant,
  defineCalculator,
  isAbove,
  isAtLeast,
  isAtMost,
  isBelow,
  percent,
  quantity,
  table,
  text,
} from '@reckoner/engine';
import { clock, paceClock } from './shared/clock.js';
import { recordPace } from './shared/records.js';

/** Meters of swim, bike and run. */
const RACES = {
  superSprint: { swim: 400, bike: 10000, run: 2500 },
  sprint: { swim: 750, bike: 20000, run: 5000 },
  olympic: { swim: 1500, bike: 40000, run: 10000 },
  half: { swim: 1900, bike: 90000, run: 21097.5 },
  full: { swim: 3800, bike: 180000, run: 42195 },
};
const METER = constant(1, 'm');
/** 15 h and 8 h, at which the first races close. */
const FULL_LIMIT = constant(54000, 's');
const HALF_LIMIT = constant(28800, 's');
const FULL_SWIM = constant(8400, 's');
const HALF_SWIM = constant(4200, 's');
const FULL_BIKE = constant(37800, 's');
const HALF_BIKE = constant(19800, 's');
/** 20 min for a kilometer, the slowest run pace, and 2:12, the fastest. */
const WALK = constant(1.2, 's/m');
const SPRINT = constant(0.132, 's/m');
const KILOMETER = constant(1000, 'm');

interface Plan {
  readonly race: keyof typeof RACES | 'custom';
  readonly swimDistance: number;
  readonly bikeDistance: number;
  readonly runDistance: number;
  readonly swimPace: number;
  readonly bikeSpeed: number;
  readonly firstTransition: number;
  readonly secondTransition: number;
}

/** What is not asked for must not be looked at: requirements leave a rule out that does. */
const course = (plan: Pick<Plan, 'race' | 'swimDistance' | 'bikeDistance' | 'runDistance'>) => {
  const { race } = plan;
  return race === 'custom'
    ? { swim: plan.swimDistance, bike: plan.bikeDistance, run: plan.runDistance }
    : { swim: RACES[race].swim * METER, bike: RACES[race].bike * METER, run: RACES[race].run * METER };
};

/** The courses of half and full within a tenth, also where their exact distances are sent. */
const near = (plan: Pick<Plan, 'race' | 'swimDistance' | 'bikeDistance' | 'runDistance'>, like: 'half' | 'full') => {
  const legs = course(plan);
  const { swim, bike, run } = RACES[like];
  return (
    isAtMost(Math.abs(legs.swim - swim * METER), 0.1 * swim * METER) &&
    isAtMost(Math.abs(legs.bike - bike * METER), 0.1 * bike * METER) &&
    isAtMost(Math.abs(legs.run - run * METER), 0.1 * run * METER)
  );
};

/** Until the run begins. */
const beforeRun = (plan: Plan) => {
  const legs = course(plan);
  return plan.swimPace * legs.swim + plan.firstTransition + legs.bike / plan.bikeSpeed + plan.secondTransition;
};

/** Swim, first transition, bike, second transition and run, one after the other. */
export default defineCalculator({
  title: 'Triathlon finish time',
  description:
    'Finish time of a triathlon and the time of each leg from swim pace, bike speed, run pace and transitions, and the run pace that a goal time leaves.',
  keywords: ['Ironman', '70.3', 'sprint triathlon', 'Olympic triathlon', 'race time', 'transition', 'triathlon pace'],
  related: ['swim-pace', 'running-pace', 'swim-pace-css', 'race-split-plan'],
  inputs: {
    race: choice(
      {
        superSprint: { label: 'Super sprint: 400 m, 10 km, 2.5 km', also: ['super sprint'] },
        sprint: { label: 'Sprint: 750 m, 20 km, 5 km', also: ['sprint'] },
        olympic: {
          label: 'Olympic (standard): 1.5 km, 40 km, 10 km',
          also: ['Olympic', 'standard', 'short course', '51.5'],
        },
        half: {
          label: 'Half distance (70.3): 1.9 km, 90 km, 21.1 km',
          also: ['half', '70.3', 'Ironman 70.3', 'half Ironman', 'middle distance'],
        },
        full: {
          label: 'Full distance (Ironman): 3.8 km, 180 km, 42.2 km',
          also: ['full', 'Ironman', 'long distance', '140.6'],
        },
        custom: { label: 'Other distances', also: ['custom', 'other'] },
      },
      { label: 'Race' },
    ),
    swimDistance: quantity('m', {
      label: 'Swim',
      regional: false,
      symbol: 'd_s',
      min: 50,
      max: 40000,
      usual: [100, 4000],
      when: { race: 'custom' },
    }),
    bikeDistance: quantity('m', {
      label: 'Bike',
      unit: 'km',
      symbol: 'd_b',
      min: 1,
      max: 2000,
      usual: [5, 200],
      when: { race: 'custom' },
    }),
    runDistance: quantity('m', {
      label: 'Run',
      unit: 'km',
      symbol: 'd_r',
      min: 0.4,
      max: 500,
      usual: [1, 43],
      when: { race: 'custom' },
    }),
    swimPace: quantity('s/m', {
      label: 'Swim pace',
      text: 'clock',
      unit: 's/(100 m)',
      help: 'Time for 100 m, such as 1:55 or 115.',
      regional: false,
      symbol: 'p_s',
      min: 45,
      max: 600,
      usual: [62, 240],
    }),
    firstTransition: quantity('s', {
      label: 'Transition from swim to bike (T1)',
      text: 'clock',
      unit: 'min',
      symbol: 't_1',
      min: 0,
      max: 120,
      usual: [0.4, 20],
    }),
    bikeSpeed: quantity('m/s', { label: 'Bike speed', unit: 'km/h', symbol: 'v_b', min: 5, max: 80, usual: [13, 50] }),
    secondTransition: quantity('s', {
      label: 'Transition from bike to run (T2)',
      text: 'clock',
      unit: 'min',
      symbol: 't_2',
      min: 0,
      max: 120,
      usual: [0.3, 20],
    }),
    runPace: quantity('s/m', {
      label: 'Run pace',
      text: 'clock',
      unit: 'min/km',
      help: 'Such as 5:30 or 5.5.',
      symbol: 'p_r',
      min: 2.2,
      max: 20,
      usual: [2.6, 12],
    }),
    goal: quantity('s', {
      label: 'Goal time',
      help: 'In hours, such as 5:45 or 11.5.',
      unit: 'h',
      symbol: 't_g',
      above: 0,
      max: 300,
      optional: true,
      usual: [0.6, 20],
    }),
  },
  outputs: {
    total: quantity('s', { label: 'Finish time', unit: 'h', symbol: 't', places: 3 }),
    finish: text({ label: 'Finish time by the clock' }),
    swim: quantity('s', { label: 'Swim time', unit: 'min', symbol: 't_s', places: 2 }),
    bike: quantity('s', { label: 'Bike time', unit: 'min', symbol: 't_b', places: 2 }),
    run: quantity('s', { label: 'Run time', unit: 'min', symbol: 't_r', places: 2 }),
    neededPace: quantity('s/m', {
      label: 'Run pace for the goal',
      unit: 'min/km',
      symbol: 'p_g',
      places: 2,
      optional: true,
    }),
    needed: text({ label: 'Run pace for the goal by the clock', optional: true }),
    splits: text({ label: 'Legs by the clock' }),
    legs: table(
      {
        leg: text({ label: 'Leg' }),
        time: quantity('s', { label: 'Minutes', unit: 'min', places: 2 }),
        share: percent({ label: 'Share', places: 1 }),
        took: text({ label: 'Time' }),
        elapsed: text({ label: 'Elapsed' }),
      },
      { label: 'Legs' },
    ),
  },
  formula: ({
    race,
    swimDistance,
    bikeDistance,
    runDistance,
    swimPace,
    firstTransition,
    bikeSpeed,
    secondTransition,
    runPace,
    goal,
  }) => {
    const legs = course({ race, swimDistance, bikeDistance, runDistance });
    const swim = swimPace * legs.swim;
    const bike = legs.bike / bikeSpeed;
    const run = runPace * legs.run;
    const before = swim + firstTransition + bike + secondTransition;
    const total = before + run;
    const left = goal === undefined ? undefined : (goal - before) / legs.run;
    const neededPace = left === undefined || isAbove(left, WALK) ? undefined : left;
    return {
      total,
      finish: clock(total),
      swim,
      bike,
      run,
      neededPace,
      needed: neededPace === undefined ? undefined : paceClock(neededPace),
      splits: `swim ${clock(swim)}, T1 ${clock(firstTransition)}, bike ${clock(bike)}, T2 ${clock(secondTransition)}, run ${clock(run)}`,
      legs: [
        { leg: 'Swim', time: swim, until: swim },
        { leg: 'T1', time: firstTransition, until: swim + firstTransition },
        { leg: 'Bike', time: bike, until: swim + firstTransition + bike },
        { leg: 'T2', time: secondTransition, until: before },
        { leg: 'Run', time: run, until: total },
      ].map(({ leg, time, until }) => ({ leg, time, share: time / total, took: clock(time), elapsed: clock(until) })),
    };
  },
  figure: { kind: 'bars', table: 'legs', label: 'leg', value: 'time' },
  explanation: ({ goal, total, neededPace, runPace }) => {
    const plan = 'Together {splits} are {finish} ({total}).';
    if (goal === undefined) return plan;
    if (neededPace !== undefined && clock(neededPace * KILOMETER) === clock(runPace * KILOMETER))
      return `${plan} That is the goal of ${clock(goal)}, give or take a second for each kilometer of the run.`;
    return isBelow(goal, total)
      ? `${plan} For ${clock(goal)} the run would have to be faster, at {needed}.`
      : neededPace === undefined
        ? `${plan} A goal of ${clock(goal)} leaves time to walk the run.`
        : `${plan} For ${clock(goal)} a run at {needed} would do.`;
  },
  requires: [
    {
      that: (inputs, given) => !given.goal || isAtLeast(inputs.goal!, beforeRun(inputs) + SPRINT * course(inputs).run),
      field: 'goal',
      says: 'Swim, bike and transitions take nearly as long as the goal of {goal}, or longer: no time is left in which anybody could run the rest.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ total, ...plan }) =>
        (near(plan, 'full') && isAtLeast(total, FULL_LIMIT)) || (near(plan, 'half') && isAtLeast(total, HALF_LIMIT)),
      says: (plan) =>
        near(plan, 'full')
          ? 'Full-distance races close after 15 to 17 hours, most Ironman races after 17: see what yours allows.'
          : 'Half-distance races often close after 8 hours 30 minutes: see what yours allows.',
    },
    {
      level: 'caution',
      when: ({ swim, ...plan }) =>
        (near(plan, 'full') && isAtLeast(swim, FULL_SWIM)) || (near(plan, 'half') && isAtLeast(swim, HALF_SWIM)),
      says: (plan) =>
        near(plan, 'full')
          ? 'Ironman races mostly take swimmers out of the race after 2 hours 20 minutes of swimming: see what yours allows.'
          : '70.3 races mostly take swimmers out of the race after 1 hour 10 minutes of swimming: see what yours allows.',
    },
    {
      level: 'caution',
      when: ({ swim, bike, firstTransition, ...plan }) =>
        (near(plan, 'full') && isAtLeast(swim + firstTransition + bike, FULL_BIKE)) ||
        (near(plan, 'half') && isAtLeast(swim + firstTransition + bike, HALF_BIKE)),
      says: (plan) =>
        near(plan, 'full')
          ? 'Ironman races mostly close the bike course 10 hours 30 minutes after the start: see what yours allows.'
          : '70.3 races mostly close the bike course 5 hours 30 minutes after the start: see what yours allows.',
    },
    {
      level: 'caution',
      when: ({ neededPace, ...plan }) => neededPace !== undefined && isBelow(neededPace, recordPace(course(plan).run)),
      says: 'For the goal the run would be faster than the road standards of the best, who neither swim nor ride before: gain time on the swim, the bike and in transition.',
    },
    {
      level: 'caution',
      when: ({ runPace, ...plan }) => isBelow(runPace, recordPace(course(plan).run)),
      says: 'The run pace is faster than the road standards of the best, who neither swim nor ride before: check it.',
    },
  ],
  examples: [
    {
      inputs: {
        race: 'olympic',
        swimPace: '2:00',
        firstTransition: 3,
        bikeSpeed: 30,
        secondTransition: 2,
        runPace: 5.5,
      },
      results: {
        total: 2.833333333,
        finish: '2:50:00',
        swim: 30,
        bike: 80,
        run: 55,
        legs: {
          length: 5,
          rows: {
            0: { took: '30:00', share: 17.64705882 },
            3: { elapsed: '1:55:00' },
            4: { time: 55, elapsed: '2:50:00' },
          },
        },
      },
      source: 'By hand: 15 × 2 + 3 + 80 + 2 + 55 min; 30/170',
    },
    {
      inputs: {
        race: 'sprint',
        swimPace: 130,
        firstTransition: '2:30',
        bikeSpeed: 28,
        secondTransition: '1:15',
        runPace: 6,
        goal: 1.5,
      },
      results: {
        total: 1.547619048,
        finish: '1:32:51',
        swim: 16.25,
        bike: 42.85714286,
        run: 30,
        neededPace: 5.428571429,
      },
      source: 'By hand: 62.85714286 + 30 min; (90 - 62.85714286)/5',
    },
    {
      inputs: {
        race: 'superSprint',
        swimPace: 120,
        firstTransition: 2,
        bikeSpeed: 30,
        secondTransition: 1,
        runPace: 6,
        goal: '1:00',
      },
      results: { total: 0.7666666667, swim: 8, bike: 20, run: 15, neededPace: 11.6 },
      source: 'By hand: 31 + 15 min; (60 - 31)/2.5',
    },
    {
      inputs: { race: 'half', swimPace: 225, firstTransition: 10, bikeSpeed: 21, secondTransition: 10, runPace: 8 },
      results: { total: 8.619547619, finish: '8:37:10', swim: 71.25, bike: 257.1428571, run: 168.78 },
      cautions: ['8 hours 30', '1 hour 10', '5 hours 30'],
      source: 'By hand: 19 × 225 s; 90/21 h; 21.0975 × 8 min; in all 517.1728571 min',
    },
    {
      inputs: {
        race: 'full',
        swimPace: '3:45',
        firstTransition: 15,
        bikeSpeed: 22,
        secondTransition: 12,
        runPace: 8.5,
      },
      results: { total: 16.98444318, finish: '16:59:04', swim: 142.5, bike: 490.9090909, run: 358.6575 },
      cautions: ['after 17', '2 hours 20', '10 hours 30'],
      source: 'By hand: 38 × 225 s; 180/22 h; 42.195 × 8.5 min; in all 1019.0665909 min',
    },
    {
      inputs: {
        race: 'custom',
        swimDistance: '0.5 mi',
        bikeDistance: 25,
        runDistance: 5,
        swimPace: 100,
        firstTransition: 2,
        bikeSpeed: 30,
        secondTransition: 2,
        runPace: 5,
        goal: '1:19:24',
      },
      results: {
        swim: 13.4112,
        bike: 50,
        run: 25,
        total: 1.540186667,
        neededPace: 2.39776,
        needed: '2:24/km (3:52/mile)',
      },
      cautions: ['For the goal the run'],
      source: 'By hand: 804.672 s; 67.4112 + 25 min; (79.4 - 67.4112)/5',
    },
    {
      inputs: {
        race: 'custom',
        swimDistance: '2.4 mi',
        bikeDistance: '112 mi',
        runDistance: 42.195,
        swimPace: 210,
        firstTransition: 16,
        bikeSpeed: '14 mph',
        secondTransition: 10,
        runPace: '9:00',
      },
      results: { swim: 135.184896, bike: 480, run: 379.755, total: 17.01566493 },
      cautions: ['after 17', '10 hours 30'],
      source: 'By hand: 3862.4256 × 2.1 s; 112/14 h; 42.195 × 9 min; in all 1020.939896 min',
    },
    {
      inputs: {
        race: 'full',
        swimPace: '1:30',
        firstTransition: 3,
        bikeSpeed: 40,
        secondTransition: 2,
        runPace: '2:36',
        goal: '7:30',
      },
      results: { total: 7.36178333, run: 109.707, neededPace: 2.79654 },
      cautions: ['For the goal the run', 'The run pace is faster'],
      source: 'By hand: 57 + 3 + 270 + 2 + 42.195 × 2.6 min; (450 - 332)/42.195; 2:00:35 are 2.858 min/km',
    },
    {
      inputs: {
        race: 'full',
        swimPace: 110,
        firstTransition: 5,
        bikeSpeed: 31.3,
        secondTransition: 4,
        runPace: 5.6,
        goal: 11,
      },
      results: { total: 11.00010983, finish: '11:00:00', neededPace: 5.599843821 },
      source: 'Python: 423.7145900 + 236.292 min; (660 - 423.7145900)/42.195; both 5:36/km',
    },
    {
      inputs: {
        race: 'sprint',
        swimPace: 120,
        firstTransition: 3,
        bikeSpeed: 30,
        secondTransition: 2,
        runPace: 5,
        goal: 3,
      },
      results: { total: 1.416666667, splits: 'swim 15:00, T1 3:00, bike 40:00, T2 2:00, run 25:00' },
      source: 'By hand: 60 + 25 min; 120 min for 5 km is a walk',
    },
    {
      inputs: {
        race: 'sprint',
        swimPace: 120,
        firstTransition: 3,
        bikeSpeed: 30,
        secondTransition: 2,
        runPace: 5,
        goal: 1,
      },
      refused: 'no time is left in which',
      source: 'By hand: 15 + 3 + 40 + 2 = 60 min',
    },
  ],
  notes: [
    'The run after the bike is mostly slower than a run alone, and open water slower than the pool: take paces of races or of training that joins both.',
    'Courses differ: of the full distance the swim is 3.8 or 3.86 km, of the half 1.9 or 1.93 km. Choose other distances for exact ones.',
  ],
  references: [
    {
      title: 'Strava: Triathlon distances: from sprint to Ironman and more',
      url: 'https://stories.strava.com/articles/triathlon-distances-from-sprint-to-ironman-and-more',
    },
    {
      title: 'Ironman cut-off times: runtri.com (2012), sportcoaching.co.nz and besttriathletes.com, alike',
      url: 'https://sportcoaching.co.nz/ironman-cut-off-times/',
    },
  ],
});
