import {
  choice,
  constant,
  defineCalculator,
  flag,
  isAbove,
  isAtMost,
  isNear,
  number,
  percent,
  product,
  quantity,
  table,
  text,
} from '@reckoner/engine';

/** Factors of the UK CAA for each surface: take-off, landing. */
const SURFACES = {
  paved: [1, 1],
  pavedWet: [1, 1.15],
  dryGrass: [1.2, 1.15],
  wetGrass: [1.3, 1.35],
  shortWetGrass: [1.3, 1.6],
} as const;

/** Increase for a number of steps: along the straight line within the first, compounded beyond it, whichever is more. */
function increase(steps: number, factor: number) {
  return Math.max(1 + (factor - 1) * steps, factor ** steps);
}

/** The distance of the flight manual times the factors of the UK CAA, all multiplied. */
export default defineCalculator({
  title: 'Take-off and landing distance factors',
  description:
    'Take-off or landing distance of a light airplane from the flight manual’s by the factors of the UK CAA (Safety Sense leaflets 09 and 7c) for weight, elevation, temperature, surface, slope, tailwind and safety.',
  keywords: [
    'takeoff distance',
    'landing distance',
    'grass runway factor',
    'wet grass',
    'safety factor 1.33',
    'safety factor 1.43',
    'TODR',
    'LDR',
  ],
  related: ['density-altitude', 'crosswind-component', 'weight-and-balance-aircraft'],
  inputs: {
    phase: choice({ takeoff: { label: 'Take-off', also: ['takeoff'] }, landing: 'Landing' }, { label: 'Phase' }),
    manual: quantity('m', {
      label: 'Distance of the flight manual, to or from 50 ft',
      help: 'Not the ground roll alone. Without the factors that are applied here.',
      symbol: 'd_0',
      min: 20,
      max: 5000,
      usual: [100, 2000],
    }),
    heavier: percent({
      label: 'Weight above that of the manual’s distance',
      help: '0 where the manual’s distance is for your weight.',
      symbol: 'x_W',
      min: 0,
      max: 60,
      usual: [1, 30],
      default: 0,
    }),
    higher: quantity('m', {
      label: 'Aerodrome above the elevation of the manual’s distance',
      help: '0 where the manual’s distance is for your elevation.',
      unit: 'ft',
      regional: false,
      symbol: 'x_h',
      min: 0,
      max: 12000,
      usual: [0, 8000],
      default: 0,
    }),
    warmer: quantity('K', {
      label: 'Temperature above that of the manual’s distance',
      help: '0 where the manual’s distance is for your temperature.',
      unit: 'Δ°C',
      regional: false,
      symbol: 'x_T',
      min: 0,
      max: 60,
      usual: [0, 40],
      default: 0,
    }),
    surface: choice(
      {
        paved: { label: 'Paved, dry', also: ['asphalt', 'concrete'] },
        pavedWet: 'Paved, wet',
        dryGrass: 'Dry grass up to 20 cm',
        wetGrass: 'Wet grass up to 20 cm',
        shortWetGrass: 'Very short wet grass',
      },
      {
        label: 'Surface',
        help: 'Grass on firm soil, where wheels leave prints but no ruts; soft ground is a field of its own. Taller grass is in no factor here.',
      },
    ),
    soft: flag({ label: 'Soft ground or snow' }),
    slope: percent({
      label: 'Slope (positive uphill)',
      help: 'In the direction of take-off or landing.',
      symbol: 'x_s',
      text: 'ratio',
      min: -10,
      max: 10,
      usual: [-5, 5],
      default: 0,
    }),
    tailwind: quantity('m/s', {
      label: 'Tailwind',
      help: 'The component along the runway. Headwind brings no credit here: send 0.',
      unit: 'kn',
      regional: false,
      symbol: 'w',
      min: 0,
      max: 30,
      usual: [0, 12],
      default: 0,
    }),
    speed: quantity('m/s', {
      label: 'Lift-off or landing speed',
      help: 'Needed with a tailwind.',
      unit: 'kn',
      regional: false,
      symbol: 'V',
      min: 15,
      max: 250,
      usual: [30, 120],
      optional: true,
    }),
    safety: flag({
      label: 'With the safety factor (1.33 take-off, 1.43 landing)',
      help: 'No only where the manual’s distance has it already.',
      default: true,
    }),
    available: quantity('m', {
      label: 'Distance available',
      help: 'Declared: for take-off the TODA, or the runway where none is declared; for landing the LDA.',
      symbol: 'd_a',
      above: 0,
      max: 8000,
      usual: [150, 5000],
      optional: true,
    }),
  },
  outputs: {
    distance: quantity('m', { label: 'Distance needed', symbol: 'd', places: 0 }),
    total: number({ label: 'All factors together', symbol: 'f', places: 2, digits: 3 }),
    unfactored: quantity('m', { label: 'Of it without the safety factor', symbol: 'd_u', places: 0 }),
    margin: quantity('m', {
      label: 'Distance left over (negative: short)',
      symbol: '\\Delta d',
      places: 0,
      optional: true,
    }),
    factors: table(
      { cause: text({ label: 'Cause' }), factor: number({ label: 'Factor', places: 3 }) },
      { label: 'Factors' },
    ),
  },
  formula: (inputs) => {
    const { phase, manual, heavier, higher, warmer, surface, soft, slope, tailwind, speed, safety, available } = inputs;
    const start = phase === 'takeoff';
    const air = start ? 1.1 : 1.05;
    const uphill = start ? slope : -slope;
    const factors = [
      { cause: 'Weight', factor: increase(10 * heavier, start ? 1.2 : 1.1) },
      { cause: 'Elevation', factor: increase(higher / constant(304.8, 'm'), air) },
      { cause: 'Temperature', factor: increase(warmer / constant(10, 'K'), air) },
      { cause: 'Surface', factor: SURFACES[surface][start ? 0 : 1] },
      { cause: 'Soft ground or snow', factor: soft ? 1.25 : 1 },
      { cause: 'Slope', factor: increase(50 * Math.max(0, uphill), 1.1) },
      { cause: 'Tailwind', factor: speed === undefined ? 1 : increase((10 * tailwind) / speed, 1.2) },
      { cause: 'Safety', factor: safety ? (start ? 1.33 : 1.43) : 1 },
    ];
    const total = product(factors.map((row) => row.factor));
    const distance = total * manual;
    return {
      distance,
      total,
      unfactored: distance / (safety ? (start ? 1.33 : 1.43) : 1),
      margin:
        available === undefined
          ? undefined
          : isNear(available, distance, constant(1e-6, 'm'))
            ? constant(0, 'm')
            : available - distance,
      factors,
    };
  },
  shown: ({ manual, total }) => ({
    distance: total * manual,
    margin: undefined,
    unfactored: undefined,
    total: undefined,
    factors: undefined,
  }),
  stepwise: [
    'Take-off: × 1.2 for each 10% of weight, × 1.1 for each 1,000 ft, 10 °C and 2% uphill, × 1.2 for a tailwind of each 10% of the lift-off speed; × 1.2 on dry and 1.3 on wet grass; × 1.25 on soft ground or snow; × 1.33 for safety.',
    'Landing: × 1.1 for each 10% of weight, × 1.05 for each 1,000 ft and 10 °C, × 1.1 for 2% downhill, × 1.2 for a tailwind of each 10% of the landing speed; × 1.15 on a wet paved runway or dry grass, 1.35 on wet and 1.6 on very short wet grass; × 1.25 on soft ground or snow; × 1.43 for safety.',
    'Less than one step counts along the straight line, 1 + (f − 1) × x for x steps of the factor f; from one step on they are compounded, f to the power of x. All factors are multiplied, and the one for safety is left out of the third result. What is left over is the distance available less that needed.',
  ],
  explanation: ({ phase, safety, available, slope, soft, tailwind }) =>
    `${phase === 'takeoff' ? 'The take-off to 50 ft' : 'The landing from 50 ft'} takes {distance}, {total} times the manual’s {manual}, ${
      safety
        ? `with the safety factor of ${phase === 'takeoff' ? '1.33' : '1.43'}`
        : 'without a safety factor, as was asked'
    } (surface: {surface}${soft ? ', soft or with snow' : ''}; {heavier} heavier, {higher} higher, {warmer} warmer, ${tailwind === 0 ? 'no tailwind' : 'a tailwind of {tailwind} at a speed of {speed}'}, slope ${
      slope === 0 ? 'none' : slope > 0 ? '{|slope|} uphill' : '{|slope|} downhill'
    }).${available === undefined ? '' : ' Of {available} available {margin|{|margin|} are missing|nothing is left over|{|margin|} are left over}.'} The factors of the UK CAA are for light airplanes in private flights: where the flight manual has its own, these hold. Left out are pilot technique, worn engine, brakes and tires, obstacles beyond 50 ft, humidity, and credit for headwind${
      slope === 0 ? '' : phase === 'takeoff' ? ' or a downhill take-off' : ' or an uphill landing'
    }.`,
  requires: [
    {
      that: ({ tailwind }, given) => tailwind === 0 || given.speed === true,
      field: 'speed',
      says: 'With a tailwind the lift-off or landing speed is needed.',
    },
    {
      that: ({ tailwind, speed }) => isAtMost(tailwind, 0.5 * speed),
      field: 'tailwind',
      says: 'A tailwind of {tailwind} is more than half of the speed, {speed}: use the other direction.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ available, distance }) => available !== undefined && isAbove(distance, available),
      says: 'The distance available does not suffice. Do not go: carry less, wait for cooler air, wind or a dry surface, or use another runway.',
    },
    {
      level: 'danger',
      when: ({ tailwind }) => !isAtMost(tailwind, constant(5.144444444444445, 'm/s')),
      says: 'Many airplanes may not take off or land with more than 10 kn of tailwind: look in the flight manual, or use the other direction.',
    },
    {
      level: 'caution',
      when: ({ safety }) => !safety,
      says: 'Without a safety factor the distance is that of a new airplane and a test pilot: use it only where the manual’s distance is factored already.',
    },
    {
      level: 'caution',
      when: ({ soft }) => soft,
      says: 'A factor of 1.25 is the least for soft ground or snow: mud, slush, long grass or deep snow can make it far longer, or keep the airplane from flying off at all. Walk the runway first.',
    },
    {
      level: 'caution',
      when: ({ surface, phase }) => surface === 'shortWetGrass' && phase === 'takeoff',
      says: 'Very short wet grass is as slippery as ice to brakes: a take-off that is broken off may need up to 60% more to stop, which this distance does not have.',
    },
    {
      level: 'caution',
      when: ({ slope }) => !isAtMost(Math.abs(slope), 0.02),
      says: 'Slopes of more than 2% are beyond what these factors were made for, and often leave one direction to take off and the other to land: ask those who use the strip.',
    },
    {
      level: 'caution',
      when: ({ slope }) => slope !== 0 && Math.abs(slope) < 0.001,
      says: 'A slope of {slope} is as good as level: was a share sent for percent?',
    },
    {
      level: 'caution',
      when: ({ higher, warmer }) => !isAtMost(higher, constant(1524, 'm')) || !isAtMost(warmer, constant(30, 'K')),
      says: 'So far from the manual’s conditions, more than 5,000 ft or 30 °C, the factors are too coarse: without turbocharger the climb may fail though the runway suffices. Use the flight manual at your density altitude.',
    },
    {
      level: 'caution',
      when: ({ heavier }) => heavier > 0,
      says: 'Check that the heavier airplane is within its maximum weight: no factor makes more than that lawful or safe.',
    },
  ],
  examples: [
    {
      inputs: {
        phase: 'takeoff',
        manual: 400,
        surface: 'wetGrass',
        heavier: 10,
        higher: 1000,
        warmer: 10,
        slope: 2,
        tailwind: 5,
        speed: 50,
        available: 900,
      },
      results: {
        distance: 1325.548224,
        total: 3.31387056,
        unfactored: 996.6528,
        margin: -425.548224,
        factors: {
          length: 8,
          rows: { 0: { cause: 'Weight', factor: 1.2 }, 3: { factor: 1.3 }, 6: { factor: 1.2 }, 7: { factor: 1.33 } },
        },
      },
      cautions: ['does not suffice', 'within its maximum weight'],
      source: 'By hand: 400 × 1.2 × 1.1 × 1.1 × 1.3 × 1.1 × 1.2 × 1.33, one step of each factor',
    },
    {
      inputs: { phase: 'landing', manual: 450, surface: 'dryGrass', warmer: 5, slope: -1, available: 900 },
      results: { distance: 796.4519062, total: 1.769893125, unfactored: 556.959375, margin: 103.5480938 },
      source: 'By hand: 450 × 1.15 × 1.025 × 1.05 × 1.43',
    },
    {
      inputs: { phase: 'landing', manual: 400, surface: 'shortWetGrass', higher: 2000, slope: 1 },
      results: { distance: 1009.008 },
      source: 'By hand: 400 × 1.6 × 1.05² × 1.43; UK CAA GM1 CAT.POL.A.335: 1.60',
    },
    {
      inputs: {
        phase: 'takeoff',
        manual: 500,
        surface: 'paved',
        safety: false,
        heavier: 20,
        tailwind: 15,
        speed: 60,
        slope: 4,
      },
      results: { distance: 1374.266569 },
      cautions: ['other direction', 'new airplane', 'beyond what these factors', 'within its maximum weight'],
      source: 'Python: 500 × 1.2² × 1.2^2.5 × 1.1²',
    },
    {
      inputs: { phase: 'takeoff', manual: 500, surface: 'shortWetGrass', soft: true, higher: 6000, slope: -2 },
      results: { distance: 1914.393106 },
      cautions: ['least for soft ground', 'slippery as ice', 'too coarse'],
      source: 'Python: 500 × 1.3 × 1.25 × 1.1⁶ × 1.33; no credit downhill',
    },
    {
      inputs: {
        phase: 'landing',
        manual: 600,
        surface: 'pavedWet',
        heavier: 5,
        tailwind: 3,
        speed: 60,
        available: 1200,
      },
      results: { distance: 1139.6385 },
      cautions: ['within its maximum weight'],
      source: 'By hand: 600 × 1.15 × 1.05 × 1.1 × 1.43',
    },
    {
      inputs: { phase: 'takeoff', manual: 300, surface: 'paved', slope: 0.02, available: 399.399 },
      results: { distance: 399.399, margin: 0 },
      cautions: ['a share sent'],
      source: 'By hand: 300 × (1 + 0.1 × 0.01) × 1.33',
    },
    {
      inputs: { phase: 'landing', manual: 600, surface: 'wetGrass', warmer: 40 },
      results: { distance: 1407.920889 },
      cautions: ['too coarse'],
      source: 'Python: 600 × 1.35 × 1.05⁴ × 1.43',
    },
    {
      inputs: { phase: 'takeoff', manual: 500, surface: 'paved', heavier: 15, higher: 500 },
      results: { distance: 917.8734619 },
      cautions: ['within its maximum weight'],
      source: 'Python: 500 × 1.2^1.5 × 1.05 × 1.33, half a step along the line, one and a half compounded',
    },
    {
      inputs: { phase: 'landing', manual: 600, surface: 'paved', tailwind: 5 },
      refused: 'speed is needed',
      source: 'By definition',
    },
    {
      inputs: { phase: 'landing', manual: 600, surface: 'paved', tailwind: 25, speed: 45 },
      refused: 'more than half',
      source: 'By definition',
    },
  ],
  notes: [
    'Commercial flights have rules of their own.',
    'Instead of adding up weight, elevation and temperature, read the manual’s distance at yours: its charts are better than these factors.',
  ],
  references: [
    {
      title:
        'UK Civil Aviation Authority: Safety Sense Leaflet 09, Weight, balance and performance (August 2024), surfaces, slope and safety, as two public programs that cite it have them alike (1.25 for soft ground or snow in a third one, too); the leaflet itself was not at hand',
    },
    {
      title:
        'UK Civil Aviation Authority: Safety Sense Leaflet 7c, Aeroplane performance, its forerunner, table of factors, as three public courses and programs have it alike',
    },
    {
      title: 'UK CAA: GM1 CAT.POL.A.335, very short wet grass, factor 1.60',
      url: 'https://regulatorylibrary.caa.co.uk/965-2012/Content/GM/GM1%20CAT%20POL%20A%20335%20Landing.htm',
    },
    { title: 'UK CAA: AMC2 CAT.POL.A.305, 5% of take-off distance for each 1% of upslope, to 2%' },
  ],
});
