import { choice, defineCalculator, integer, isAbove, noResult, quantity, roundTo } from '@reckoner/engine';

/** Mass balance of a perfectly mixed room: C(t) = C∞ + (C₀ - C∞)e^(-nt) with C∞ = Cₒ + G/Q. */
export default defineCalculator({
  title: 'Room CO₂ concentration',
  description:
    'Carbon dioxide in a room after a time and in the long run from people, volume and outdoor air, with the time to a limit and the air that keeps it.',
  keywords: [
    'CO2 in a room',
    'indoor CO2',
    'steady state CO2',
    'CO2 ppm classroom',
    'ventilation per person',
    'CO2 decay',
    'carbon dioxide build-up',
  ],
  related: ['air-changes-per-hour'],
  inputs: {
    volume: quantity('m^3', { label: 'Air volume of the room', symbol: 'V', above: 0, max: 1e7, usual: [5, 50000] }),
    people: integer({ label: 'Number of people', symbol: 'N', min: 0, max: 100000 }),
    airBy: choice(
      {
        changes: { label: 'Air changes per hour', also: ['ach', 'air changes'] },
        total: { label: 'Outdoor air of the room', also: ['total', 'room'] },
        person: { label: 'Outdoor air per person', also: ['person', 'per person'] },
      },
      { label: 'Ventilation is given as', default: 'changes' },
    ),
    givenChanges: quantity('1/s', {
      label: 'Outdoor air changes',
      help: 'Outdoor air only, not air that is filtered and returned.',
      unit: '1/h',
      symbol: 'n_0',
      min: 0,
      max: 1000,
      usual: [0, 20],
      when: { airBy: 'changes' },
    }),
    givenTotal: quantity('m^3/s', {
      label: 'Outdoor airflow',
      help: 'Outdoor air only, of the whole room.',
      unit: 'm^3/h',
      symbol: 'Q_0',
      min: 0,
      max: 1e8,
      usual: [0, 1e6],
      when: { airBy: 'total' },
    }),
    givenPerson: quantity('m^3/s', {
      label: 'Outdoor airflow for each person',
      unit: 'L/s',
      symbol: 'q_0',
      min: 0,
      max: 10000,
      usual: [0, 100],
      when: { airBy: 'person' },
    }),
    generation: quantity('m^3/s', {
      label: 'CO₂ from each person',
      help: 'About 0.31 L/min for adults who sit and work; less for children and sleepers, several times as much in sport.',
      unit: 'L/min',
      symbol: 'g',
      min: 0.01,
      max: 10,
      usual: [0.1, 2.5],
      default: 0.31,
    }),
    time: quantity('s', { label: 'Time', unit: 'h', symbol: 't', min: 0, max: 10000, usual: [0, 72], default: 1 }),
    outdoor: quantity('1', {
      label: 'CO₂ outdoors',
      unit: 'ppm',
      symbol: 'C_o',
      min: 250,
      max: 5000,
      usual: [400, 600],
      default: 425,
    }),
    initial: quantity('1', {
      label: 'CO₂ in the room at the start',
      help: 'As outdoors where it is left out.',
      unit: 'ppm',
      symbol: 'C_0',
      min: 250,
      max: 100000,
      usual: [400, 5000],
      default: ({ outdoor }) => outdoor,
    }),
    limit: quantity('1', {
      label: 'Limit to compare with',
      unit: 'ppm',
      symbol: 'C_L',
      min: 300,
      max: 100000,
      usual: [600, 5000],
      default: 1000,
    }),
  },
  outputs: {
    concentration: quantity('1', { label: 'CO₂ after the time', unit: 'ppm', symbol: 'C', places: 0 }),
    steady: quantity('1', {
      label: 'CO₂ in the long run',
      unit: 'ppm',
      symbol: 'C_\\infty',
      places: 0,
      optional: true,
    }),
    limitTime: quantity('s', { label: 'Time to the limit', unit: 'min', symbol: 't_L', places: 1, optional: true }),
    neededFlow: quantity('m^3/s', {
      label: 'Outdoor air that keeps the limit in the long run',
      unit: 'm^3/h',
      symbol: 'Q_L',
      places: 1,
      optional: true,
    }),
    neededPerson: quantity('m^3/s', {
      label: 'The same for each person',
      unit: 'L/s',
      symbol: 'q_L',
      places: 2,
      optional: true,
    }),
    airflow: quantity('m^3/s', { label: 'Outdoor air of the room', unit: 'm^3/h', symbol: 'Q', places: 1 }),
    airChanges: quantity('1/s', { label: 'Outdoor air changes', unit: '1/h', symbol: 'n', places: 2 }),
    perPerson: quantity('m^3/s', {
      label: 'Outdoor air for each person',
      unit: 'L/s',
      symbol: 'q',
      places: 2,
      optional: true,
    }),
  },
  formula: (inputs) => {
    const { volume, people, airBy, givenChanges, givenTotal, givenPerson, generation, time, outdoor, initial, limit } =
      inputs;
    const airflow = airBy === 'changes' ? givenChanges * volume : airBy === 'total' ? givenTotal : givenPerson * people;
    const source = people * generation;
    const airChanges = airflow / volume;
    const isVentilated = airflow > 0;
    // What is left of the difference, and (1 - e^(-nt))/n, which is t without ventilation.
    const left = Math.exp(-airChanges * time);
    const gathered = isVentilated ? -Math.expm1(-airChanges * time) / airChanges : time;
    const concentration = outdoor + (initial - outdoor) * left + (source / volume) * gathered;
    if (concentration > 0.1) {
      throw noResult(
        'The room would hold more than 10% carbon dioxide, which kills within minutes: check what was sent.',
      );
    }
    const final = isVentilated ? outdoor + source / airflow : undefined;
    const neededFlow = limit > outdoor && people > 0 ? source / (limit - outdoor) : undefined;
    return {
      concentration,
      steady: final === undefined || final > 0.1 ? undefined : final,
      limitTime: reach(initial, limit, final, airChanges, source / volume),
      neededFlow,
      neededPerson: neededFlow === undefined ? undefined : neededFlow / people,
      airflow,
      airChanges,
      perPerson: people > 0 ? airflow / people : undefined,
    };
  },
  shown: ({ people, generation, volume, airflow, airChanges, time, outdoor, initial, limit, steady }) => ({
    concentration:
      steady === undefined && airflow > 0
        ? undefined
        : steady === undefined
          ? initial + (people * generation * time) / volume
          : steady + (initial - steady) * Math.exp(-airChanges * time),
    steady: steady === undefined ? undefined : outdoor + (people * generation) / airflow,
    neededFlow: limit > outdoor && people > 0 ? (people * generation) / (limit - outdoor) : undefined,
    limitTime: undefined,
    neededPerson: undefined,
    airflow: undefined,
    airChanges: undefined,
    perPerson: undefined,
  }),
  stepwise: [
    'Outdoor airflow is air changes times volume, or that for each person times the people.',
    'Where the limit lies between the start and the long run, it is reached after ln((C₀ − C∞) / (C_L − C∞)) / n; without ventilation after (C_L − C₀)V / (N g).',
  ],
  explanation: ({ people, airflow, steady, limitTime, initial, limit }) => {
    const who =
      people === 0 ? 'Without people, with' : 'With {people} {people|person|people} at {generation} of CO₂ each,';
    const begin = `${who} {airflow} of outdoor air ({airChanges}{perPerson?, {perPerson} each|}) and {outdoor} outdoors the room of {volume} goes from {initial} to {concentration} in {time}`;
    const long =
      steady !== undefined
        ? ', and to {steady} in the long run'
        : airflow > 0
          ? ', and beyond 100,000 ppm, 10%, in the long run'
          : people > 0
            ? ', and further without end, as no outdoor air comes in'
            : ', as nothing comes or goes';
    const rises = people > 0 && (steady === undefined || isAbove(steady, limit));
    const verdict =
      limitTime !== undefined
        ? '; {limit} is reached after {limitTime}'
        : initial > limit || (initial === limit && rises)
          ? '; all of that time it is above {limit}'
          : '; {limit} is not exceeded';
    return `${begin}${long}${verdict}.`;
  },
  requires: [
    {
      that: ({ airBy, people, givenPerson }) => airBy !== 'person' || people > 0 || givenPerson === 0,
      field: 'airBy',
      says: 'Without people, air for each person is none: give air changes or the airflow of the room.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ concentration, initial }) => isAbove(roundTo(Math.max(concentration, initial), 6), 0.03),
      says: 'Above 30,000 ppm, the limit of 15 minutes of NIOSH and the ACGIH, carbon dioxide itself is dangerous; 40,000 ppm is immediately dangerous to life and health: nobody may stay in there.',
    },
    {
      level: 'caution',
      when: ({ concentration, initial }) => {
        const highest = roundTo(Math.max(concentration, initial), 6);
        return isAbove(highest, 0.005) && !isAbove(highest, 0.03);
      },
      says: 'Above 5,000 ppm, the limit of a working day of OSHA, NIOSH and the ACGIH in the US, carbon dioxide itself is a hazard: ventilate, or send people out.',
    },
    {
      level: 'caution',
      when: ({ concentration, initial }) => {
        const highest = roundTo(Math.max(concentration, initial), 6);
        return isAbove(highest, 0.002) && !isAbove(highest, 0.005);
      },
      says: 'Above 2,000 ppm indoor air is unacceptable by the guide values of the German Federal Environment Agency (2008): ventilate more, or with fewer people.',
    },
    {
      level: 'danger',
      when: ({ concentration, initial, steady, airflow }) =>
        airflow > 0 &&
        (steady === undefined || isAbove(roundTo(steady, 6), 0.03)) &&
        !isAbove(roundTo(Math.max(concentration, initial), 6), 0.03),
      says: 'In the long run carbon dioxide would rise above 30,000 ppm, where it is dangerous to life: this ventilation does not do for so many people.',
    },
    {
      level: 'caution',
      when: ({ concentration, initial, steady }) =>
        steady !== undefined &&
        isAbove(roundTo(steady, 6), 0.002) &&
        !isAbove(roundTo(steady, 6), 0.005) &&
        !isAbove(roundTo(Math.max(concentration, initial), 6), 0.002),
      says: 'In the long run carbon dioxide rises above 2,000 ppm, which is unacceptable by the guide values of the German Federal Environment Agency (2008): ventilate more, or with fewer people.',
    },
    {
      level: 'caution',
      when: ({ concentration, steady }) =>
        steady !== undefined &&
        isAbove(roundTo(steady, 6), 0.005) &&
        !isAbove(roundTo(steady, 6), 0.03) &&
        !isAbove(roundTo(concentration, 6), 0.005),
      says: 'In the long run carbon dioxide would rise above 5,000 ppm, the limit of a working day in the US: this ventilation does not do for so many people.',
    },
    {
      level: 'caution',
      when: ({ airflow }) => airflow === 0,
      says: 'Without outdoor air carbon dioxide rises as long as people are in the room, and oxygen falls: open a window. Rooms leak in fact, by a tenth of their air an hour or more.',
    },
    {
      level: 'caution',
      when: ({ perPerson }) => perPerson !== undefined && roundTo(perPerson * 1000, 2) > 100,
      says: 'More than 100 L/s of outdoor air for each person is far beyond what rooms get: check volume, airflow and their units, and that it is outdoor air only.',
    },
    {
      level: 'caution',
      when: ({ limit, outdoor }) => limit <= outdoor,
      says: 'The limit is not above what is outdoors: no amount of outdoor air keeps it.',
    },
  ],
  examples: [
    {
      inputs: { volume: 180, people: 25, givenChanges: 2 },
      results: {
        steady: 1716.666667,
        concentration: 1541.858592,
        limitTime: 17.67233462,
        neededFlow: 808.6956522,
        neededPerson: 8.985507246,
        airflow: 360,
        airChanges: 2,
        perPerson: 4,
      },
      source: 'Python with mpmath: C∞ + (C₀ − C∞)e^(−nt)',
    },
    {
      inputs: { volume: 180, people: 25, givenChanges: 0.2, time: 2, outdoor: 420, initial: 800, limit: 1500 },
      results: {
        steady: 13336.66667,
        concentration: 4933.08769,
        limitTime: 17.23668766,
        neededFlow: 430.5555556,
        neededPerson: 4.783950617,
        airflow: 36,
        airChanges: 0.2,
        perPerson: 0.4,
      },
      cautions: [
        'Above 2,000 ppm indoor air is unacceptable',
        'In the long run carbon dioxide would rise above 5,000 ppm',
      ],
      source: 'Python with mpmath: C∞ + (C₀ − C∞)e^(−nt)',
    },
    {
      inputs: { volume: 60, people: 4, airBy: 'total', givenTotal: 150, generation: 0.4, time: '30 min' },
      results: {
        steady: 1065,
        concentration: 881.63693,
        limitTime: 54.88994175,
        neededFlow: 166.9565217,
        neededPerson: 11.5942029,
        airflow: 150,
        airChanges: 2.5,
        perPerson: 10.41666667,
      },
      source: 'Python with mpmath: C∞ + (C₀ − C∞)e^(−nt)',
    },
    {
      inputs: { volume: 60, people: 6, airBy: 'person', givenPerson: 10, time: 8, initial: 1200 },
      results: {
        steady: 941.6666667,
        concentration: 941.6666667,
        limitTime: 24.80128426,
        neededFlow: 194.0869565,
        neededPerson: 8.985507246,
        airflow: 216,
        airChanges: 3.6,
        perPerson: 10,
      },
      source: 'Python with mpmath: C∞ + (C₀ − C∞)e^(−nt)',
    },
    {
      inputs: { volume: 60, people: 0, givenChanges: 1.5, time: '45 min', initial: 1800 },
      results: { steady: 425, concentration: 871.3971426, limitTime: 34.87355877, airflow: 90, airChanges: 1.5 },
      source: 'Python with mpmath: C∞ + (C₀ − C∞)e^(−nt)',
    },
    {
      inputs: { volume: 40, people: 2, givenChanges: 0, time: 8 },
      results: {
        concentration: 7865,
        limitTime: 37.09677419,
        neededFlow: 64.69565217,
        neededPerson: 8.985507246,
        airflow: 0,
        airChanges: 0,
        perPerson: 0,
      },
      cautions: ['limit of a working day of OSHA', 'Without outdoor air'],
      source: 'By hand: 425 + 2 × 0.0186 × 8/40 × 10⁶ = 7865',
    },
    {
      inputs: { volume: 10, people: 3, givenChanges: 0, time: 6 },
      results: {
        concentration: 33905,
        limitTime: 6.182795699,
        neededFlow: 97.04347826,
        neededPerson: 8.985507246,
        airflow: 0,
        airChanges: 0,
        perPerson: 0,
      },
      cautions: ['immediately dangerous', 'Without outdoor air'],
      source: 'By hand: 425 + 3 × 0.0186 × 6/10 × 10⁶',
    },
    {
      inputs: { volume: 180, people: 25, givenChanges: 0.03 },
      results: {
        steady: 86536.11111,
        concentration: 2969.967944,
        limitTime: 13.39962613,
        neededFlow: 808.6956522,
        neededPerson: 8.985507246,
        airflow: 5.4,
        airChanges: 0.03,
        perPerson: 0.06,
      },
      cautions: ['Above 2,000 ppm indoor air is unacceptable', 'above 30,000 ppm, where it is dangerous to life'],
      source: 'Python: C∞ + (C₀ − C∞)e^(−nt)',
    },
    {
      inputs: { volume: 100, people: 25, givenChanges: 2, time: '6 min' },
      results: {
        steady: 2750,
        concentration: 846.450999,
        limitTime: 8.523127533,
        neededFlow: 808.6956522,
        neededPerson: 8.985507246,
        airflow: 200,
        airChanges: 2,
        perPerson: 2.222222222,
      },
      cautions: ['In the long run carbon dioxide rises above 2,000 ppm'],
      source: 'Python: C∞ + (C₀ − C∞)e^(−nt)',
    },
    {
      inputs: { volume: 180, people: 25, givenChanges: 2, initial: 1900 },
      results: {
        steady: 1716.666667,
        concentration: 1741.478135,
        neededFlow: 808.6956522,
        neededPerson: 8.985507246,
        airflow: 360,
        airChanges: 2,
        perPerson: 4,
      },
      source: 'Python: C∞ + (C₀ − C∞)e^(−nt); above the limit from beginning to end',
    },
    {
      inputs: { volume: 60, people: 4, givenChanges: 2, outdoor: 500, limit: 500 },
      results: { steady: 1120, concentration: 1036.092124, airflow: 120, airChanges: 2, perPerson: 8.333333333 },
      cautions: ['no amount of outdoor air'],
      source: 'Python with mpmath: C∞ + (C₀ − C∞)e^(−nt)',
    },
    {
      inputs: { volume: 60, people: 0, givenChanges: 0, time: 3 },
      results: { concentration: 425, airflow: 0, airChanges: 0 },
      cautions: ['Without outdoor air'],
      source: 'By definition: nothing comes or goes',
    },
    {
      inputs: { volume: 100, people: 20, givenChanges: 0.01 },
      results: {
        concentration: 4126.461845,
        limitTime: 9.281368498,
        neededFlow: 646.9565217,
        neededPerson: 8.985507246,
        airflow: 1,
        airChanges: 0.01,
        perPerson: 0.01388888889,
      },
      cautions: ['Above 2,000 ppm indoor air is unacceptable', 'above 30,000 ppm, where it is dangerous to life'],
      source: 'Python with mpmath: C∞ + (C₀ − C∞)e^(−nt)',
    },
    {
      inputs: { volume: 1000, people: 2, givenChanges: 4 },
      results: {
        steady: 434.3,
        concentration: 434.1296646,
        neededFlow: 64.69565217,
        neededPerson: 8.985507246,
        airflow: 4000,
        airChanges: 4,
        perPerson: 555.5555556,
      },
      cautions: ['far beyond what rooms get'],
      source: 'Python with mpmath: C∞ + (C₀ − C∞)e^(−nt)',
    },
    {
      inputs: { volume: 5, people: 10, givenChanges: 0, time: 5 },
      noResult: 'more than 10%',
      source: 'By hand: 10 × 0.0186 × 5/5 is 18.6%',
    },
    {
      inputs: { volume: 60, people: 0, airBy: 'person', givenPerson: 10 },
      refused: 'air for each person is none',
      source: 'By definition',
    },
  ],
  notes: [
    'The air of the room counts as perfectly mixed; where people breathe there may be more CO₂.',
    'CO₂ tells how much outdoor air there is for each person; ASHRAE Standard 62.1 has no limit for it, and 1,000 ppm is a common mark.',
    'Air cleaners and air that is filtered and returned do not take CO₂ away.',
    'Gas cookers and other flames add CO₂ that is not in it.',
  ],
  references: [
    {
      title:
        'ASTM D6245-18: Using Indoor Carbon Dioxide Concentrations to Evaluate Indoor Air Quality and Ventilation (not opened)',
    },
    {
      title:
        'Persily, de Jonge: Carbon dioxide generation rates for building occupants. Indoor Air 27 (2017) 868–879 (abstract read)',
      doi: '10.1111/ina.12383',
    },
    {
      title:
        'NIOSH Pocket Guide to Chemical Hazards: Carbon dioxide (5,000 ppm, 30,000 ppm for 15 minutes, IDLH 40,000 ppm; not opened)',
    },
    {
      title:
        'Umweltbundesamt: Gesundheitliche Bewertung von Kohlendioxid in der Innenraumluft. Bundesgesundheitsblatt 51 (2008) 1358–1369 (not opened)',
    },
  ],
});

/** Time until the limit is crossed, where it lies between the start and the long run. */
function reach(
  initial: number,
  limit: number,
  steady: number | undefined,
  rate: number,
  slope: number,
): number | undefined {
  if (steady === undefined) return limit > initial && slope > 0 ? (limit - initial) / slope : undefined;
  const crosses = (initial < limit && limit < steady) || (steady < limit && limit < initial);
  return crosses ? Math.log((initial - steady) / (limit - steady)) / rate : undefined;
}
