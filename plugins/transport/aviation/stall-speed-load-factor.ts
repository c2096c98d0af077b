import {
  choice,
  constant,
  defineCalculator,
  isAbove,
  isAtMost,
  isBelow,
  isNear,
  number,
  percent,
  quantity,
  roundTo,
} from '@reckoner/engine';

/** As both are shown, in tenths of a knot. */
function isFaster(speed: number, limit: number) {
  return roundTo(speed / constant(1852 / 3600, 'm/s'), 1) > roundTo(limit / constant(1852 / 3600, 'm/s'), 1);
}

/** At one angle of attack lift goes with V²: V_s √(n W/W_0). */
export default defineCalculator({
  title: 'Stall speed and load factor',
  description:
    'Stall speed in a turn or pull-up and at another weight from the published stall speed, with load factor, margin of the speed flown and the maneuvering speed for a limit load factor.',
  keywords: [
    'accelerated stall',
    'stall speed in a turn',
    'maneuvering speed',
    'bank angle stall',
    'g load',
    'Va weight',
  ],
  related: ['turn-radius-rate-aircraft', 'weight-and-balance-aircraft', 'wing-loading-aspect-ratio'],
  inputs: {
    stallSpeed: quantity('m/s', {
      label: 'Published stall speed',
      help: 'Level flight, wings level, in the flap setting that you fly: calibrated, as the indicated one errs near the stall.',
      unit: 'kn',
      regional: false,
      symbol: 'V_{S0}',
      min: 5,
      max: 400,
      usual: [20, 200],
    }),
    known: choice(
      { bank: 'Bank angle of a level turn', loadFactor: 'Load factor' },
      { label: 'Known', default: 'bank' },
    ),
    bank: quantity('rad', {
      label: 'Bank angle',
      unit: 'deg',
      symbol: '\\varphi',
      min: 0,
      max: 85,
      usual: [0, 75],
      when: { known: 'bank' },
    }),
    loadFactor: number({
      label: 'Load factor',
      help: '1 in level flight, 2 where a pull-up makes everything twice as heavy.',
      symbol: 'n_0',
      min: 0.1,
      max: 12,
      usual: [0.5, 9],
      when: { known: 'loadFactor' },
    }),
    referenceWeight: quantity('kg', {
      label: 'Weight of the published speed',
      help: 'Mostly the maximum weight. Together with the weight flown.',
      unit: 'lb',
      regional: false,
      symbol: 'W_0',
      above: 0,
      max: 1.5e6,
      usual: [200, 1.4e6],
      optional: true,
    }),
    weight: quantity('kg', {
      label: 'Weight flown',
      unit: 'lb',
      regional: false,
      symbol: 'W',
      above: 0,
      max: 1.5e6,
      usual: [200, 1.4e6],
      optional: true,
    }),
    speed: quantity('m/s', {
      label: 'Airspeed flown',
      help: 'Calibrated airspeed.',
      unit: 'kn',
      regional: false,
      symbol: 'V',
      above: 0,
      max: 1000,
      usual: [20, 500],
      optional: true,
    }),
    limit: number({
      label: 'Limit load factor',
      help: '3.8 in the normal category of most light airplanes, 4.4 utility, 6 aerobatic, with flaps often 2.',
      symbol: 'n_L',
      min: 1.5,
      max: 12,
      usual: [2, 10],
      optional: true,
    }),
  },
  outputs: {
    newStall: quantity('m/s', { label: 'Stall speed', unit: 'kn', regional: false, symbol: 'V_S', places: 1 }),
    factor: number({ label: 'Load factor', symbol: 'n', places: 2, digits: 3 }),
    increase: percent({ label: 'Change of the stall speed', symbol: 'r', places: 1 }),
    levelStall: quantity('m/s', {
      label: 'Stall speed at this weight, wings level',
      unit: 'kn',
      regional: false,
      symbol: 'V_{S1}',
      places: 1,
    }),
    margin: percent({ label: 'Airspeed over the stall speed', symbol: 'm', places: 1, optional: true }),
    maneuvering: quantity('m/s', {
      label: 'Maneuvering speed (stalls at the limit load factor)',
      unit: 'kn',
      regional: false,
      symbol: 'V_A',
      places: 1,
      optional: true,
    }),
  },
  formula: ({ stallSpeed, known, bank, loadFactor, referenceWeight, weight, speed, limit }) => {
    const factor = known === 'bank' ? 1 / Math.cos(bank) : loadFactor;
    const share = weight === undefined || referenceWeight === undefined ? 1 : weight / referenceWeight;
    const levelStall = stallSpeed * Math.sqrt(share);
    const newStall = levelStall * Math.sqrt(factor);
    return {
      newStall,
      factor,
      // A weight that makes up for the load factor changes nothing, whatever the last digits say.
      increase: isNear(factor * share, 1, 1e-12) ? 0 : Math.sqrt(factor * share) - 1,
      levelStall,
      margin:
        speed === undefined
          ? undefined
          : isNear(speed, newStall, constant(1e-9, 'm/s'))
            ? 0
            : (speed - newStall) / newStall,
      maneuvering: limit === undefined ? undefined : levelStall * Math.sqrt(limit),
    };
  },
  shown: ({ weight, referenceWeight, stallSpeed, speed, newStall }) => ({
    increase: (newStall - stallSpeed) / stallSpeed,
    margin: speed === undefined ? undefined : (speed - newStall) / newStall,
    levelStall:
      weight === undefined || referenceWeight === undefined
        ? stallSpeed
        : stallSpeed * Math.sqrt(weight / referenceWeight),
  }),
  figure: {
    kind: 'curve',
    title: 'Stall speed over the bank of a level turn',
    x: { of: 'bank' },
    y: { of: 'newStall' },
    curve: ({ levelStall, known, bank, newStall }) => ({
      from: 0,
      to: (75 * Math.PI) / 180,
      lines: [{ y: (angle) => levelStall / Math.sqrt(Math.cos(angle)) }],
      marks: known === 'bank' && bank <= (75 * Math.PI) / 180 ? [{ x: bank, y: newStall, label: 'Turn' }] : [],
    }),
  },
  explanation: ({ known, weight, speed, limit }) =>
    `${known === 'bank' ? 'In a level, coordinated turn at {bank} of bank, a load factor of {factor},' : 'At a load factor of {factor}'} the stall speed is {newStall}, {increase|{|increase|} below|the same as|{|increase|} above} the published {stallSpeed}${
      weight === undefined ? ', at the weight for which that is published' : ' (wings level at {weight}: {levelStall})'
    }.${speed === undefined ? '' : ' {speed} is {margin|{|margin|} below it|equal to it|{|margin|} above it}.'}${
      limit === undefined
        ? ''
        : ' Up to {maneuvering} a full pull stalls the wing before a limit load factor of {limit} is passed.'
    } It leaves out gusts, ice, a forward center of gravity, power, slips and the error of the airspeed indicator.`,
  requires: [
    {
      that: (_, given) => given.weight === given.referenceWeight,
      field: 'weight',
      says: 'Give both the weight of the published speed and the weight flown, or neither.',
    },
    {
      that: ({ weight, referenceWeight }) =>
        isAtMost(weight, 3 * referenceWeight) && isAtMost(referenceWeight, 5 * weight),
      field: 'weight',
      says: 'Weights of {weight} and {referenceWeight} are not of one airplane: check both units.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ known, bank }) => known === 'bank' && bank > 0 && isBelow(bank, Math.PI / 90),
      says: 'A bank of {bank} is as good as level flight: were radians sent for degrees?',
    },
    {
      level: 'danger',
      when: ({ margin }) => margin !== undefined && roundTo(100 * margin, 1) <= 0,
      says: 'At that airspeed the wing is stalled or about to be: do not fly this. Less bank or load factor, or more speed.',
    },
    {
      level: 'danger',
      when: ({ margin }) => margin !== undefined && roundTo(100 * margin, 1) > 0 && roundTo(100 * margin, 1) < 30,
      says: 'The airspeed is less than 30% above the stall speed, the margin of a normal approach: a gust or a little more bank can stall it.',
    },
    {
      level: 'danger',
      when: ({ factor, limit }) => limit !== undefined && roundTo(factor, 2) > roundTo(limit, 2),
      says: 'A load factor of {factor} is above the limit of {limit}: the structure may fail before the wing stalls.',
    },
    {
      level: 'danger',
      when: ({ factor, limit }) => limit === undefined && roundTo(factor, 2) > 3.8,
      says: 'A load factor of {factor} is above 3.8, the limit of most normal-category light airplanes: the structure may fail.',
    },
    {
      level: 'caution',
      when: ({ known, bank, factor, limit }) =>
        known === 'bank' && isAbove(bank, Math.PI / 3) && !isAbove(factor, limit ?? 3.8),
      says: 'More than 60° of bank is beyond normal-category airplanes, and takes parachutes in the US where others than the crew are aboard (14 CFR 91.307): check that the airplane may do it.',
    },
    {
      level: 'caution',
      when: ({ weight, referenceWeight }) =>
        weight !== undefined && referenceWeight !== undefined && isAbove(weight, referenceWeight),
      says: 'The weight flown, {weight}, is above that of the published speed, {referenceWeight}, which mostly is the maximum: above the maximum weight the airplane must not fly.',
    },
    {
      level: 'caution',
      when: ({ factor }) => roundTo(factor, 2) < 1,
      says: 'Below a load factor of 1 the wing stalls at a lower speed only as long as the push lasts: level flight takes {levelStall} at least.',
    },
    {
      level: 'caution',
      when: ({ maneuvering, speed }) =>
        maneuvering !== undefined && speed !== undefined && isFaster(speed, maneuvering),
      says: 'The airspeed is above the maneuvering speed of this weight, {maneuvering}: a full pull or a strong gust can overload the airplane. Below it, too, full control movements one after the other, or about two axes, can break it.',
    },
    {
      level: 'note',
      when: ({ maneuvering, speed }) =>
        maneuvering !== undefined && !(speed !== undefined && isFaster(speed, maneuvering)),
      says: 'The maneuvering speed is for one full movement of one control in smooth air, and falls with the weight. If the flight manual has a lower one, that holds.',
    },
    {
      level: 'caution',
      when: ({ stallSpeed, speed }) => speed !== undefined && isAbove(speed, 8 * stallSpeed),
      says: 'The airspeed is more than eight times the published stall speed: check both and their units.',
    },
  ],
  examples: [
    {
      inputs: { stallSpeed: 50, bank: 60 },
      results: { newStall: 70.71067812, factor: 2, increase: 41.42135624, levelStall: 50 },
      source: 'By hand: √2; FAA-H-8083-25C, ch. 5: a stall at 50 kn, at 2 G about 70',
    },
    {
      inputs: { stallSpeed: 53, bank: 45, referenceWeight: 2400, weight: 2000, speed: 75, limit: 3.8 },
      results: {
        newStall: 57.53640801,
        factor: 1.414213562,
        increase: 8.559260405,
        levelStall: 48.38215925,
        margin: 30.3522458,
        maneuvering: 94.31419123,
      },
      cautions: ['one full movement'],
      source: 'Python: 53 √(2000/2400) = 48.382; × 2^(1/4); × √3.8',
    },
    {
      inputs: { stallSpeed: 55, known: 'loadFactor', loadFactor: 4, speed: 100 },
      results: { newStall: 110, increase: 100, margin: -9.090909091 },
      cautions: ['about to be', 'above 3.8'],
      source: 'By hand: 55 × 2; 100/110',
    },
    {
      inputs: { stallSpeed: 48, bank: 30, speed: 60 },
      results: { newStall: 51.57935673, increase: 7.456993182, margin: 16.32560739 },
      cautions: ['less than 30%'],
      source: 'Python: 48/√cos 30°',
    },
    {
      inputs: { stallSpeed: 50, bank: 1.0472 },
      results: { newStall: 50.00417606 },
      cautions: ['were radians sent'],
      source: 'Python: 50/√cos 1.0472°',
    },
    {
      inputs: { stallSpeed: 50, known: 'loadFactor', loadFactor: 1.21, referenceWeight: 1210, weight: 1000, speed: 50 },
      results: { newStall: 50, increase: 0, margin: 0, levelStall: 45.45454545 },
      cautions: ['about to be'],
      source: 'By hand: 50 × √(1.21/1.21); 50/1.1',
    },
    {
      inputs: { stallSpeed: 50, bank: 0 },
      results: { newStall: 50, factor: 1, increase: 0 },
      source: 'By definition: wings level',
    },
    {
      inputs: { stallSpeed: 50, known: 'loadFactor', loadFactor: 0.25, speed: 300, limit: 4 },
      results: { newStall: 25, increase: -50, margin: 1100, maneuvering: 100 },
      cautions: ['as long as the push lasts', 'can overload'],
      source: 'By hand: 50 × √0.25, 50 × √4',
    },
    {
      inputs: { stallSpeed: 48, bank: 30, limit: 3.8, speed: 93.6 },
      results: { maneuvering: 93.56922571 },
      cautions: ['one full movement'],
      source: 'Python: 48 × √3.8, shown as 93.6',
    },
    {
      inputs: { stallSpeed: 50, bank: 70, limit: 2 },
      results: { factor: 2.9238044 },
      cautions: ['above the limit', 'one full movement'],
      source: 'Python: 1/cos 70°',
    },
    {
      inputs: { stallSpeed: 50, bank: 66 },
      results: { factor: 2.458593336 },
      cautions: ['takes parachutes'],
      source: 'Python: 1/cos 66°',
    },
    {
      inputs: { stallSpeed: 44, bank: 20, referenceWeight: 1600, weight: 1700, speed: 400 },
      results: { levelStall: 45.35416 },
      cautions: ['above that of the published speed', 'more than eight times'],
      source: 'Python: 44 √(1700/1600)',
    },
    {
      inputs: { stallSpeed: 44, bank: 20, weight: 1700 },
      refused: 'or neither',
      source: 'By definition',
    },
    {
      inputs: { stallSpeed: 44, bank: 20, referenceWeight: 1600, weight: 7000 },
      refused: 'not of one airplane',
      source: 'By definition',
    },
  ],
  notes: [
    'A climbing or descending turn at a steady speed has nearly the load factor of a level one. In a slip or skid one wing stalls first.',
  ],
  references: [
    {
      title:
        'FAA-H-8083-25C: Pilot’s Handbook of Aeronautical Knowledge (2023), ch. 5: load factors and stalling speeds',
    },
    { title: '14 CFR 23.335(c), before amendment 64 of 2017: V_A = V_S √n' },
    { title: 'FAA SAIB CE-11-17: maneuvering speed, one full control input in one axis' },
  ],
});
