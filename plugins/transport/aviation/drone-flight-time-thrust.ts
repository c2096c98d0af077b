import {
  choice,
  constant,
  defineCalculator,
  integer,
  isAbove,
  isAtMost,
  number,
  percent,
  quantity,
  roundTo,
} from '@reckoner/engine';

/** Usable charge over mean current; thrust of all motors over weight. */
export default defineCalculator({
  title: 'Drone flight time and thrust',
  description:
    'Flight time of a multirotor from battery capacity, usable share and hover current, power or efficiency, with thrust-to-weight ratio, hover throttle and load on the battery.',
  keywords: [
    'quadcopter flight time',
    'LiPo flight time',
    'thrust to weight ratio drone',
    'hover current',
    'multirotor',
    'C rating',
    'FPV',
  ],
  inputs: {
    capacity: quantity('C', {
      label: 'Battery capacity',
      unit: 'mA*h',
      symbol: 'C',
      min: 10,
      max: 1e6,
      usual: [150, 60000],
    }),
    voltage: quantity('V', {
      label: 'Nominal battery voltage',
      help: 'LiPo 3.7 V for each cell in series: 3S 11.1 V, 4S 14.8 V, 6S 22.2 V.',
      symbol: 'U',
      min: 1,
      max: 1000,
      usual: [3.2, 60],
    }),
    discharge: percent({
      label: 'Share of the capacity to be used',
      help: 'At most 80% of a LiPo, and less for a reserve.',
      symbol: 'q',
      min: 1,
      max: 100,
      usual: [40, 95],
      default: 80,
    }),
    known: choice(
      {
        current: 'Hover current',
        power: 'Hover power',
        efficiency: 'Thrust for each watt, and mass',
      },
      { label: 'Known', default: 'current' },
    ),
    current: quantity('A', {
      label: 'Hover current of all motors',
      symbol: 'I_0',
      min: 0.01,
      max: 2000,
      usual: [0.5, 200],
      when: { known: 'current' },
    }),
    power: quantity('W', {
      label: 'Hover power of all motors',
      symbol: 'P_0',
      min: 0.1,
      max: 200000,
      usual: [3, 10000],
      when: { known: 'power' },
    }),
    efficiency: quantity('kg/W', {
      label: 'Thrust for each watt in hover',
      help: 'From the thrust table of motor and propeller: about 3 for tiny ones to 12 for large slow propellers.',
      unit: 'g/W',
      regional: false,
      symbol: '\\eta_0',
      min: 0.1,
      max: 50,
      usual: [2, 18],
      when: { known: 'efficiency' },
    }),
    load: percent({
      label: 'Mean power of the flight, of the hover power',
      help: '100% in a steady hover, about 130% in calm filming, 180% and more in acrobatics.',
      symbol: 'k',
      min: 50,
      max: 600,
      usual: [80, 400],
      default: 100,
    }),
    mass: quantity('kg', {
      label: 'Mass ready to fly',
      help: 'With battery and payload.',
      unit: 'g',
      regional: false,
      symbol: 'm',
      min: 5,
      max: 1e6,
      usual: [20, 60000],
      optional: true,
    }),
    motors: integer({ label: 'Number of motors', symbol: 'N', min: 1, max: 24, usual: [2, 12], default: 4 }),
    thrust: quantity('kg', {
      label: 'Largest thrust of one motor',
      help: 'In grams, as thrust tables have it; not of all motors together.',
      unit: 'g',
      regional: false,
      symbol: 'T_1',
      min: 1,
      max: 500000,
      usual: [10, 40000],
      optional: true,
    }),
    rating: number({
      label: 'Continuous C rating of the battery',
      symbol: 'c_r',
      min: 0.5,
      max: 300,
      usual: [2, 150],
      optional: true,
    }),
  },
  outputs: {
    time: quantity('s', { label: 'Flight time', unit: 'min', symbol: 't', places: 1 }),
    meanCurrent: quantity('A', { label: 'Mean current', symbol: 'I', places: 1 }),
    meanPower: quantity('W', { label: 'Mean power', symbol: 'P', places: 1 }),
    energy: quantity('J', { label: 'Energy of the full battery', unit: 'W*h', symbol: 'E', places: 1 }),
    cRate: number({ label: 'Load on the battery in C', symbol: 'c', places: 1 }),
    ratio: number({ label: 'Thrust-to-weight ratio', symbol: 'r', places: 2, optional: true }),
    throttle: percent({ label: 'Share of the largest thrust in hover', symbol: 's', places: 1, optional: true }),
    perWatt: quantity('kg/W', {
      label: 'Mass carried by each watt in hover',
      unit: 'g/W',
      regional: false,
      symbol: '\\eta',
      places: 1,
      optional: true,
    }),
    largest: quantity('A', {
      label: 'Largest continuous current of the battery',
      symbol: 'I_m',
      places: 1,
      optional: true,
    }),
  },
  formula: ({
    capacity,
    voltage,
    discharge,
    known,
    current,
    power,
    efficiency,
    load,
    mass,
    motors,
    thrust,
    rating,
  }) => {
    const hoverPower = known === 'current' ? voltage * current : known === 'power' ? power : mass! / efficiency;
    const meanPower = load * hoverPower;
    const meanCurrent = meanPower / voltage;
    return {
      time: (discharge * capacity) / meanCurrent,
      meanCurrent,
      meanPower,
      energy: capacity * voltage,
      cRate: (meanCurrent * constant(3600, 's')) / capacity,
      ratio: mass === undefined || thrust === undefined ? undefined : (motors * thrust) / mass,
      throttle: mass === undefined || thrust === undefined ? undefined : mass / (motors * thrust),
      perWatt: mass === undefined ? undefined : mass / hoverPower,
      largest: rating === undefined ? undefined : (rating * capacity) / constant(3600, 's'),
    };
  },
  shown: ({ known, mass, efficiency, power, load, voltage, current }) => ({
    meanPower: load * (known === 'current' ? voltage * current : known === 'power' ? power : mass! / efficiency),
  }),
  explanation: ({ load, thrust, mass, discharge }) =>
    `${load === 1 ? 'In a steady hover' : 'At {load} of the hover power'} the battery of {capacity} at {voltage} lasts {time} until ${
      discharge === 1 ? 'it is empty' : '{discharge} of it are used'
    }, at a mean of {meanCurrent} ({meanPower}).${
      thrust === undefined || mass === undefined
        ? ''
        : ' {motors} {motors|motor|motors} of {thrust} {motors|lifts|lift} {ratio} times the weight of {mass}; hovering takes {throttle} of that thrust.'
    } It is the best case: it leaves out climbs, wind, a cold or aged battery, the sag of its voltage, other electronics and a reserve to come home with.`,
  requires: [
    {
      that: ({ known }, given) => known !== 'efficiency' || given.mass === true,
      field: 'mass',
      says: 'With the thrust for each watt the mass is needed.',
    },
    {
      that: (_, given) => !given.thrust || given.mass === true,
      field: 'mass',
      says: 'For the thrust-to-weight ratio the mass is needed, too.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ ratio }) => ratio !== undefined && roundTo(ratio, 2) <= 1,
      says: 'The motors do not lift it: the thrust is no more than the weight.',
    },
    {
      level: 'danger',
      when: ({ ratio }) => ratio !== undefined && roundTo(ratio, 2) > 1 && roundTo(ratio, 2) < 1.5,
      says: 'A thrust-to-weight ratio of {ratio} leaves too little to hold height and attitude in wind or with a weak battery: do not fly it near people. Twice the weight is the common minimum.',
    },
    {
      level: 'caution',
      when: ({ ratio }) => ratio !== undefined && roundTo(ratio, 2) >= 1.5 && roundTo(ratio, 2) < 2,
      says: 'A thrust-to-weight ratio of {ratio} is below the common minimum of 2: it answers slowly in wind. Take off mass or fit stronger motors.',
    },
    {
      level: 'caution',
      when: ({ ratio }) => ratio !== undefined && roundTo(ratio, 2) > 15,
      says: 'A thrust-to-weight ratio of {ratio} is beyond racing drones: is the thrust that of one motor, and the mass in grams?',
    },
    {
      level: 'caution',
      when: ({ discharge }) => discharge > 0.8,
      says: 'Using more than 80% of a LiPo battery harms it, and near the end its voltage falls so fast that a multirotor drops. Plan to land earlier.',
    },
    {
      level: 'danger',
      when: ({ meanCurrent, largest }) => largest !== undefined && !isAtMost(meanCurrent, largest),
      says: 'The mean current, {meanCurrent}, is above what the battery bears, {largest}: it overheats and may burn.',
    },
    {
      level: 'caution',
      when: ({ cRate, rating }) => rating === undefined && roundTo(cRate, 1) > 20,
      says: 'A load of {cRate} C is more than many batteries bear without overheating: compare it with the C rating, and full throttle takes several times as much.',
    },
    {
      level: 'caution',
      when: ({ time }) => isAbove(roundTo(time / constant(60, 's'), 1), 60),
      says: 'Hardly any multirotor hovers for more than an hour: check the capacity (mAh or Ah), and whether the current is that of all motors.',
    },
    {
      level: 'caution',
      when: ({ time }) => roundTo(time / constant(60, 's'), 1) < 2,
      says: 'Less than two minutes is short even for racing: check the capacity, the current and their units.',
    },
    {
      level: 'caution',
      when: ({ perWatt }) =>
        perWatt !== undefined &&
        (roundTo(1000 * (perWatt / constant(1, 'kg/W')), 1) > 18 ||
          roundTo(1000 * (perWatt / constant(1, 'kg/W')), 1) < 2),
      says: 'Each watt carries {perWatt}; multirotors have some 3 to 12 g/W. Check mass and current: of all motors, at the hover and not at full throttle.',
    },
    {
      level: 'caution',
      when: ({ voltage }) => Number.isInteger(voltage / constant(1, 'V')) && isAtMost(voltage, constant(10, 'V')),
      says: 'No lithium battery has a nominal {voltage}: was the number of cells sent? Each LiPo cell in series has 3.7 V, so that 4S is 14.8 V.',
    },
    {
      level: 'note',
      when: ({ energy }) => roundTo(energy / constant(3600, 'J'), 1) > 100,
      says: 'A battery of more than 100 Wh flies in an airline cabin only with the airline’s approval, and above 160 Wh not at all (IATA rules, as of 2024).',
    },
  ],
  examples: [
    {
      inputs: { capacity: 5000, voltage: 14.8, current: 16 },
      results: { time: 15, meanCurrent: 16, meanPower: 236.8, energy: 74, cRate: 3.2 },
      source: 'Omni, drone flight time: capacity × discharge / amp draw; by hand: 5 Ah × 0.8 / 16 A',
    },
    {
      inputs: {
        capacity: 1500,
        voltage: 14.8,
        known: 'efficiency',
        efficiency: 6,
        mass: 680,
        load: 130,
        thrust: 900,
        rating: 75,
      },
      results: {
        time: 7.232579186,
        meanPower: 147.3333333,
        meanCurrent: 9.954954955,
        ratio: 5.294117647,
        throttle: 18.88888889,
        perWatt: 6,
        largest: 112.5,
        cRate: 6.636636637,
      },
      source:
        'toolsamurai.com, example and method (6 g/W, 680 g, 130%), without its loss in the controller; by hand: 22.2 Wh × 0.8/147.33 W',
    },
    {
      inputs: {
        capacity: 16000,
        voltage: 22.2,
        discharge: 90,
        known: 'power',
        power: 900,
        mass: 6500,
        motors: 6,
        thrust: 2000,
        rating: 2,
      },
      results: {
        time: 21.312,
        meanCurrent: 40.54054054,
        energy: 355.2,
        ratio: 1.846153846,
        throttle: 54.16666667,
        largest: 32,
        perWatt: 7.222222222,
      },
      cautions: ['answers slowly', 'harms it', 'may burn', 'above 160 Wh'],
      source: 'By hand: 355.2 Wh × 0.9/900 W; 12/6.5; 2 × 16 A',
    },
    {
      inputs: { capacity: 3000, voltage: 11.1, current: 15, mass: 1300, thrust: 400 },
      results: { time: 9.6, ratio: 1.230769231, perWatt: 7.807807808 },
      cautions: ['do not fly it near people'],
      source: 'By hand: 3 Ah × 0.8/15 A; 1600/1300; 1300/166.5',
    },
    {
      inputs: { capacity: 3000, voltage: 11.1, current: 15, mass: 1600, thrust: 400 },
      results: { ratio: 1, throttle: 100 },
      cautions: ['do not lift it'],
      source: 'By hand: 1600/1600',
    },
    {
      inputs: { capacity: 5000, voltage: 14.8, current: 2, mass: 1200, thrust: 5000 },
      results: { time: 120, ratio: 16.66666667, perWatt: 40.54054054 },
      cautions: ['beyond racing drones', 'more than an hour', 'Each watt carries'],
      source: 'By hand: 5 × 0.8/2 h; 20000/1200; 1200/29.6',
    },
    {
      inputs: { capacity: 1300, voltage: 22.2, current: 60 },
      results: { time: 1.04, cRate: 46.15384615 },
      cautions: ['compare it with the C rating', 'short even for racing'],
      source: 'By hand: 1.3 × 0.8/60 h; 60/1.3',
    },
    {
      inputs: { capacity: 5000, voltage: 4, known: 'power', power: 240 },
      results: { time: 4, meanCurrent: 60 },
      cautions: ['number of cells'],
      source: 'By hand: 20 Wh × 0.8/240 W',
    },
    {
      inputs: { capacity: 1300, voltage: 22.2, known: 'efficiency', efficiency: 6 },
      refused: 'the mass is needed',
      source: 'By definition',
    },
    {
      inputs: { capacity: 1300, voltage: 22.2, current: 10, thrust: 900 },
      refused: 'the mass is needed, too',
      source: 'By definition',
    },
  ],
  notes: [
    'The current at full throttle is several times that of the hover: motors, controllers and battery must bear it.',
  ],
  references: [
    { title: 'Omni Calculator: Drone flight time, capacity × discharge / average amp draw' },
    { title: 'toolsamurai.com: Drone flight time calculator, hover efficiency and flight styles' },
  ],
});
