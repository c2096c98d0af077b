import {
  ceilNear,
  choice,
  constant,
  defineCalculator,
  findRoot,
  integer,
  isAbove,
  isAtMost,
  isBelow,
  noResult,
  number,
  percent,
  quantity,
  rungeKutta4,
  table,
} from '@reckoner/engine';

const TOO_FAST =
  'So many days of such short periods take too many steps: follow fewer days, or check that the periods are in days.';
/** Steps of the solution while the fastest process of a day takes its mean time: as many as there is room for. */
const FINEST = 10;
const COARSEST = 4;
const STEPS = 5000;
/** Where infections are faster than that for long, no more steps are taken. */
const MOST_STEPS = 10_000;

/** The model of Kermack and McKendrick 1927, by Runge–Kutta, and with a latent period; the final size by its equation. */
export default defineCalculator({
  title: 'SIR and SEIR epidemic model',
  description:
    'Course of an epidemic by the SIR or SEIR model: peak of the infectious and its day, final size and doubling time, from the reproduction number and the infectious and latent periods.',
  keywords: [
    'Kermack McKendrick',
    'compartmental model',
    'epidemic curve',
    'final size of an epidemic',
    'attack rate of an epidemic',
    'susceptible infectious recovered',
  ],
  related: ['basic-reproduction-herd-immunity'],
  inputs: {
    model: choice({ sir: 'SIR', seir: 'SEIR, with a latent period' }, { label: 'Model', default: 'sir' }),
    reproduction: number({
      label: 'Basic reproduction number',
      help: 'Infections that one case brings about where nobody is immune.',
      symbol: 'R_0',
      above: 0,
      max: 30,
      usual: [0.5, 20],
    }),
    infectiousPeriod: quantity('d', {
      label: 'Infectious period',
      help: 'Mean time from becoming infectious to recovery or isolation.',
      symbol: 'D',
      min: 0.1,
      max: 1000,
      usual: [1, 60],
    }),
    latentPeriod: quantity('d', {
      label: 'Latent period',
      help: 'Mean time from infection to becoming infectious, which is not the incubation period.',
      symbol: 'L',
      min: 0.1,
      max: 1000,
      usual: [0.5, 30],
      when: { model: 'seir' },
    }),
    population: integer({ label: 'Population', symbol: 'N', min: 10, max: 1e10, usual: 'all' }),
    infectious: integer({
      label: 'Infectious at the start',
      symbol: 'I_0',
      min: 1,
      max: 1e9,
      usual: 'all',
      default: 1,
    }),
    immune: percent({ label: 'Immune at the start', symbol: 'r', min: 0, max: 100, usual: [1, 99], default: 0 }),
    days: integer({ label: 'Days to follow', symbol: 't', min: 1, max: 730, usual: 'all', default: 180 }),
  },
  outputs: {
    peak: number({ label: 'Infectious at the peak', symbol: 'I_{max}', places: 0, digits: 3, optional: true }),
    peakDay: quantity('d', { label: 'Day of the peak', symbol: 't_{max}', places: 0, optional: true }),
    total: number({ label: 'Infected in the whole epidemic', symbol: 'A', places: 0, digits: 3 }),
    share: percent({ label: 'Share of the population infected', symbol: 'a', places: 1, digits: 3 }),
    byEnd: number({ label: 'Infected by the end of the days followed', symbol: 'A_t', places: 0, digits: 3 }),
    effective: number({ label: 'Reproduction number at the start', symbol: 'R', places: 3 }),
    doubling: quantity('d', { label: 'Doubling time at the start', symbol: 'T_2', places: 1, optional: true }),
    course: table(
      {
        day: integer({ label: 'Day' }),
        susceptible: number({ label: 'Susceptible', places: 0 }),
        exposed: number({ label: 'Infected, not yet infectious', places: 0, optional: true }),
        infectious: number({ label: 'Infectious', places: 0 }),
        removed: number({ label: 'Recovered or immune', places: 0 }),
      },
      { label: 'Course' },
    ),
  },
  formula: ({ model, reproduction, infectiousPeriod, latentPeriod, population, infectious, immune, days }) => {
    const start = constant(0, 'd');
    const end = days * constant(1, 'd');
    const removed = immune * population;
    const susceptible = Math.max(0, population - infectious - removed);
    const effective = (reproduction * susceptible) / population;
    const latent = model === 'seir';
    const slowest = Math.min(infectiousPeriod, latent ? latentPeriod : infectiousPeriod);
    const fineness = Math.min(FINEST, STEPS / (end / slowest));
    if (fineness < COARSEST) throw noResult(TOO_FAST);
    const slope = (_: number, [s, e, i]: readonly number[]) => {
      const infections = (reproduction * i! * s!) / (infectiousPeriod * population);
      const onsets = latent ? e! / latentPeriod : infections;
      const recoveries = i! / infectiousPeriod;
      return [-infections, latent ? infections - onsets : 0 / infectiousPeriod, onsets - recoveries, recoveries];
    };
    const path = [[start, susceptible, 0, infectious, removed]];
    const daily = [path[0]!];
    let taken = 0;
    for (let day = 0; day < days; day += 1) {
      const [from, ...state] = daily[day]!;
      const rate = Math.max(
        1 / slowest,
        (reproduction * (state[0]! + state[1]! + state[2]!)) / (population * infectiousPeriod),
      );
      const steps = 1 + ceilNear(fineness * rate * constant(1, 'd'));
      taken += steps;
      if (taken > MOST_STEPS) throw noResult(TOO_FAST);
      const rows = rungeKutta4(slope, from!, state, from! + constant(1, 'd'), steps);
      for (let step = 1; step <= steps; step += 1) path.push(rows[step]!);
      daily.push(rows[steps]!);
    }
    const last = path[path.length - 1]!;
    let top = 0;
    for (let k = 1; k < path.length; k += 1) if (path[k]![3]! > path[top]![3]!) top = k;
    const growing = isAbove(effective, 1);
    const over =
      !growing ||
      (latent && isAtMost(reproduction * last[1]!, population) && isAtMost(last[2]! + last[3]!, infectious));
    const newly =
      susceptible *
      findRoot((part) => part + Math.expm1((-reproduction * (part * susceptible + infectious)) / population), 0, 1);
    const sum = latent ? infectiousPeriod + latentPeriod : infectiousPeriod;
    const growth = latent
      ? (2 * (effective - 1)) /
        (sum + Math.sqrt((infectiousPeriod - latentPeriod) ** 2 + 4 * infectiousPeriod * latentPeriod * effective))
      : (effective - 1) / infectiousPeriod;
    const results = {
      total: newly + infectious,
      share: (newly + infectious) / population,
      byEnd: susceptible - last[1]! + infectious,
      effective,
      doubling: growing ? Math.LN2 / growth : undefined,
      course: daily.map(([, s, e, i, r], day) => ({
        day,
        susceptible: s!,
        exposed: latent ? e! : undefined,
        infectious: i!,
        removed: r!,
      })),
    };
    if (top === 0 && over) return { ...results, peak: infectious, peakDay: start };
    if (top === path.length - 1 || (top === 0 && latent)) return results;
    const [before, middle, after] = [path[Math.max(0, top - 1)]!, path[Math.max(1, top)]!, path[Math.max(2, top + 1)]!];
    const [rise, turn, fall] = [before, middle, after].map((row) => slope(start, row.slice(1))[2]!) as [
      number,
      number,
      number,
    ];
    const [toMiddle, toAfter] = [middle[0]! - before[0]!, after[0]! - middle[0]!];
    const [first, second] = [(turn - rise) / toMiddle, (fall - turn) / toAfter];
    const tilt = (second * toMiddle + first * toAfter) / (toMiddle + toAfter);
    const bend = (second - first) / (toMiddle + toAfter);
    const shift = (2 * turn) / (Math.sqrt(Math.max(0 / infectiousPeriod ** 4, tilt ** 2 - 4 * bend * turn)) - tilt);
    return {
      ...results,
      peak: latent
        ? middle[3]! + turn * shift + (tilt * shift ** 2) / 2 + (bend * shift ** 3) / 3
        : susceptible + infectious - (population / reproduction) * (1 + Math.log(effective)),
      peakDay: middle[0]! + shift,
    };
  },
  shown: ({ reproduction, population, infectious, immune, infectiousPeriod, model, total, effective, doubling }) => ({
    effective: (reproduction * (population - infectious - immune * population)) / population,
    share: total / population,
    doubling: doubling === undefined || model === 'seir' ? undefined : (Math.LN2 * infectiousPeriod) / (effective - 1),
    total: undefined,
    peak: undefined,
    peakDay: undefined,
    byEnd: undefined,
    course: undefined,
  }),
  stepwise: [
    'SIR: dS/dt = -β S I/N, dI/dt = β S I/N - γ I, dR/dt = γ I, where β = R₀/D and γ = 1/D. SEIR: new infections enter E and leave it for I at the rate σ = 1/L.',
    'The equations are solved by the method of Runge and Kutta of the fourth order; the peak is where the parabola through three values of dI/dt is zero. Its height is I = S₀ + I₀ - (1 + ln R) N/R₀ in the SIR model, and that of the solution in the SEIR model.',
    'The size of the whole epidemic solves ln(S₀/S) = R₀ (S₀ + I₀ - S)/N, which holds for both models.',
    'The epidemic first grows at the rate r that solves (1 + r D)(1 + r L) = R, with L = 0 for SIR; the doubling time is ln 2/r.',
  ],
  figure: { kind: 'series', table: 'course', x: 'day', lines: ['susceptible', 'infectious', 'removed'] },
  explanation: ({ peak, peakDay, effective, infectious, course }) => {
    if (peak === undefined && course[course.length - 1]!.infectious! <= infectious)
      return 'Within {days} {days|day|days} {byEnd} people are infected, and the number of infectious people, which falls at first, may rise again; in the whole epidemic {total} people are infected, {share} of the population.';
    if (peak === undefined)
      return 'Within {days} {days|day|days} {byEnd} people are infected and the peak is still to come; in the whole epidemic it is {total}, {share} of the population.';
    if (peakDay === 0 && isAbove(effective, 1))
      return 'The number of infectious people is never again as high as at the start; in all {total} people are infected, {share} of the population.';
    if (peakDay === 0)
      return 'The number of infectious people is highest at the start and falls from there; in all {total} {total|person is|people are} infected, {share} of the population.';
    return 'The epidemic peaks after {peakDay}, with {peak} {peak|person|people} infectious at once; in all {total} people are infected, {share} of the population.';
  },
  requires: [
    {
      that: ({ infectious, population, immune }) => isAtMost(infectious + immune * population, population),
      field: 'infectious',
      says: 'The infectious, {infectious}, and the immune, {immune} of all, are more than the population, {population}.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ peak }) => peak === undefined,
      says: 'The days followed are too few to show the peak: follow more days.',
    },
    {
      level: 'note',
      when: ({ byEnd, total }) => isBelow(byEnd, 0.99 * total),
      says: 'The epidemic is not over at the end of the days followed: more people are infected later.',
    },
    {
      level: 'caution',
      when: ({ doubling }) => doubling !== undefined,
      says: 'This is what the model says, and no forecast: it has everybody meet everybody alike and nobody act on the danger. Real epidemics differ in size and time; work with a range of reproduction numbers.',
    },
    {
      level: 'note',
      when: ({ infectious, doubling }) => infectious < 10 && doubling !== undefined,
      says: 'With so few infectious at the start an outbreak may die out by chance, or begin later than here.',
    },
  ],
  examples: [
    {
      inputs: { reproduction: 2, infectiousPeriod: 5, population: 100000, infectious: 10 },
      results: {
        peak: 15347.64,
        peakDay: 45.36,
        total: 79684.635524,
        share: 79.684635524,
        byEnd: 79684.63,
        effective: 1.9998,
        doubling: 3.46642918864,
        course: {
          length: 181,
          rows: {
            0: { day: 0, susceptible: 99990, infectious: 10, removed: 0 },
            10: { day: 10, susceptible: 99862.44, infectious: 73.7316, removed: 63.8258 },
          },
        },
      },
      cautions: ['no forecast'],
      source:
        'scipy: solve_ivp (DOP853, tolerance 1e-13); final size by lambertw; by hand: the peak is N - N/2 × (1 + ln 1.9998)',
    },
    {
      inputs: {
        model: 'seir',
        reproduction: 3,
        infectiousPeriod: 7,
        latentPeriod: 4,
        population: 1000000,
        infectious: 20,
        days: 250,
      },
      results: {
        peak: 187268.1,
        peakDay: 83.7781,
        total: 940481.239869,
        share: 94.0481239869,
        byEnd: 940481.2,
        effective: 2.99994,
        doubling: 5.12493651327,
        course: { length: 251, rows: { 10: { exposed: 49.8955, infectious: 44.9569 } } },
      },
      cautions: ['no forecast'],
      source: 'scipy: solve_ivp (DOP853, tolerance 1e-13); final size by lambertw; growth by numpy.roots',
    },
    {
      inputs: {
        reproduction: 15,
        infectiousPeriod: 8,
        population: 50000,
        immune: 90,
        days: 365,
      },
      results: { peak: 315.783, peakDay: 117.264, total: 2915.17236409, share: 5.83034472819, effective: 1.4997 },
      cautions: ['no forecast', 'die out by chance'],
      source: 'scipy: solve_ivp (DOP853, tolerance 1e-13); final size by lambertw',
    },
    {
      inputs: { reproduction: 0.8, infectiousPeriod: 5, population: 1000, infectious: 20 },
      results: { peak: 20, peakDay: 0, total: 82.8447098173, byEnd: 82.8401, effective: 0.784 },
      source: 'scipy: solve_ivp (DOP853, tolerance 1e-13); final size by lambertw',
    },
    {
      inputs: { reproduction: 2, infectiousPeriod: 5, population: 1000000, days: 20 },
      results: { total: 796812.472303, byEnd: 108.1796, doubling: 3.46574283429 },
      cautions: ['too few to show the peak', 'not over', 'no forecast', 'die out by chance'],
      source: 'scipy: solve_ivp (DOP853, tolerance 1e-13); final size by lambertw',
    },
    {
      inputs: {
        model: 'seir',
        reproduction: 2.5,
        infectiousPeriod: 5,
        latentPeriod: 5,
        population: 1000,
        infectious: 400,
        days: 100,
      },
      results: { peak: 400, peakDay: 0, total: 943.240145328, byEnd: 943.2389, doubling: 15.4207563507 },
      cautions: ['no forecast'],
      source: 'scipy: solve_ivp (DOP853, tolerance 1e-13): no later maximum; final size by lambertw',
    },
    {
      inputs: {
        model: 'seir',
        reproduction: 3,
        infectiousPeriod: 7,
        latentPeriod: 4,
        population: 81,
        infectious: 20,
        days: 100,
      },
      results: {
        peak: 20,
        peakDay: 0,
        total: 77.5489025249,
        byEnd: 77.548266,
        effective: 2.2592592593,
        doubling: 7.4825652861,
        course: { length: 101, rows: { 3: { infectious: 17.0955 }, 11: { infectious: 19.90652 } } },
      },
      cautions: ['no forecast'],
      source:
        'scipy: solve_ivp (DOP853, tolerance 1e-12): down to 17.07 on day 2.7 and up to 19.91 on day 10.8; final size by bisection',
    },
    {
      inputs: {
        model: 'seir',
        reproduction: 3,
        infectiousPeriod: 7,
        latentPeriod: 4,
        population: 81,
        infectious: 20,
        days: 5,
      },
      results: { byEnd: 42.77068, total: 77.5489025249 },
      cautions: ['too few to show the peak', 'not over', 'no forecast'],
      source: 'scipy: solve_ivp (DOP853, tolerance 1e-12); final size by bisection',
    },
    {
      inputs: { model: 'seir', reproduction: 3, infectiousPeriod: 7, latentPeriod: 4, population: 1000, days: 2 },
      results: { effective: 2.997, total: 940.5522316837 },
      cautions: ['too few to show the peak', 'not over', 'no forecast', 'die out by chance'],
      source: 'scipy: lambertw',
    },
    {
      inputs: { reproduction: 3, infectiousPeriod: 5, population: 100, infectious: 40, immune: 60, days: 30 },
      results: { peak: 40, peakDay: 0, total: 40, share: 40, byEnd: 40, effective: 0 },
      source: 'By hand: nobody is left to be infected',
    },
    {
      inputs: { reproduction: 3, infectiousPeriod: 0.1, population: 1000 },
      noResult: 'too many steps',
      source: 'By definition',
    },
    {
      inputs: {
        model: 'seir',
        reproduction: 30,
        infectiousPeriod: 0.1,
        latentPeriod: 100,
        population: 10,
        infectious: 1,
        days: 100,
      },
      noResult: 'too many steps',
      source: 'By definition: of 300 infections a day each, in 100 days',
    },
    {
      inputs: { reproduction: 3, infectiousPeriod: 5, population: 1000, infectious: 500, immune: 60 },
      refused: 'more than the population',
      source: 'By definition',
    },
  ],
  notes: [
    'Without births, deaths of other causes, travel and loss of immunity; the times in each state are exponentially distributed.',
    'Recovered or immune holds all who no longer infect others, the dead of the disease among them.',
    'Does not replace the judgment of public health professionals.',
  ],
  references: [
    {
      title:
        'Kermack, McKendrick: A Contribution to the Mathematical Theory of Epidemics, Proc R Soc Lond A 115 (1927) 700',
      doi: '10.1098/rspa.1927.0118',
    },
    { title: 'Keeling, Rohani: Modeling Infectious Diseases in Humans and Animals (2008), ch. 2' },
    {
      title:
        'Nguyen et al.: Fundamental Bound on Epidemic Overshoot in the SIR Model, J R Soc Interface 20 (2023) 20230322',
      doi: '10.1098/rsif.2023.0322',
    },
    {
      title:
        'Wallinga, Lipsitch: How Generation Intervals Shape the Relationship Between Growth Rates and Reproductive Numbers, Proc R Soc B 274 (2007) 599',
      doi: '10.1098/rspb.2006.3754',
    },
  ],
});
