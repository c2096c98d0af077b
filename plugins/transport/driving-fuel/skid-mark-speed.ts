import {
  constant,
  defineCalculator,
  isAbove,
  isBelow,
  number,
  percent,
  quantity,
  rows,
  standardGravity,
  sum,
  table,
} from '@reckoner/engine';

/** The energy that sliding takes on each surface is added to that left at the end: v² = v_e² + 2 g Σ (μ n + G) d. */
export default defineCalculator({
  title: 'Speed from skid marks',
  description:
    'Speed at the start of skid marks from their length, the friction and grade of one or more surfaces, and the speed at their end.',
  keywords: ['accident reconstruction', 'drag factor', 'combined speed', 'braking efficiency', 'minimum speed formula'],
  related: ['stopping-distance-vehicle-braking'],
  inputs: {
    surfaces: rows(
      {
        length: quantity('m', { label: 'Skid length', symbol: 'd', above: 0, max: 2000, usual: [1, 250] }),
        friction: number({
          label: 'Coefficient of friction',
          symbol: '\\mu',
          above: 0,
          max: 2,
          usual: [0.1, 1.2],
          help: 'Measured on the spot. Roughly: asphalt 0.5 to 0.9, gravel 0.4 to 0.8, snow 0.1 to 0.55, ice 0.1 to 0.25.',
        }),
        grade: percent({
          label: 'Grade (negative downhill)',
          symbol: 'G',
          text: 'ratio',
          min: -40,
          max: 40,
          usual: [-20, 20],
          default: 0,
        }),
      },
      { label: 'Surfaces in the order in which they were crossed', maxItems: 20 },
    ),
    efficiency: percent({
      label: 'Braking efficiency',
      help: 'Share of the weight on wheels that slid: 100% where all of them did.',
      symbol: 'n',
      above: 0,
      max: 100,
      usual: [20, 100],
      default: 100,
    }),
    endSpeed: quantity('m/s', {
      label: 'Speed at the end of the marks',
      help: '0 where the vehicle slid to rest; else its speed at the impact.',
      unit: 'km/h',
      symbol: 'v_e',
      min: 0,
      max: 400,
      usual: [0, 200],
      default: 0,
    }),
    uncertainty: percent({
      label: 'Uncertainty of the friction',
      help: 'Gives the speeds for a friction lower and higher by this share of it.',
      symbol: 'u',
      min: 0.5,
      max: 50,
      usual: [1, 40],
      optional: true,
    }),
  },
  outputs: {
    speed: quantity('m/s', { label: 'Speed at the start of the marks', unit: 'km/h', symbol: 'v', places: 1 }),
    lowSpeed: quantity('m/s', {
      label: 'With the lower friction',
      unit: 'km/h',
      symbol: 'v_{min}',
      places: 1,
      optional: true,
    }),
    highSpeed: quantity('m/s', {
      label: 'With the higher friction',
      unit: 'km/h',
      symbol: 'v_{max}',
      places: 1,
      optional: true,
    }),
    distance: quantity('m', { label: 'Length of all marks', symbol: 'd', places: 1 }),
    duration: quantity('s', { label: 'Duration of the skid', symbol: 't', places: 2 }),
    stages: table(
      {
        length: quantity('m', { label: 'Skid length', places: 1 }),
        drag: number({ label: 'Drag factor', places: 3 }),
        before: quantity('m/s', { label: 'Speed at its start', unit: 'km/h', places: 1 }),
        after: quantity('m/s', { label: 'Speed at its end', unit: 'km/h', places: 1 }),
      },
      { label: 'By surface' },
    ),
  },
  formula: ({ surfaces, efficiency, endSpeed, uncertainty }) => {
    // What sliding from a surface on takes of the square of the speed; after the last one, nothing.
    const squareFrom = (first: number, factor: number) =>
      endSpeed ** 2 +
      2 *
        standardGravity *
        sum(
          surfaces.map(({ length, friction, grade }, j) =>
            j < first ? constant(0, 'm') : (factor * friction * efficiency + grade) * length,
          ),
        );
    const stages = surfaces.map(({ length, friction, grade }, i) => ({
      length,
      drag: friction * efficiency + grade,
      before: Math.sqrt(squareFrom(i, 1)),
      after: Math.sqrt(squareFrom(i + 1, 1)),
    }));
    const results = {
      speed: Math.sqrt(squareFrom(0, 1)),
      distance: sum(surfaces.map(({ length }) => length)),
      // Each length at the mean of its two speeds.
      duration: sum(stages.map(({ length, before, after }) => (2 * length) / (before + after))),
      stages,
    };
    if (uncertainty === undefined) return results;
    return {
      ...results,
      lowSpeed: Math.sqrt(squareFrom(0, 1 - uncertainty)),
      highSpeed: Math.sqrt(squareFrom(0, 1 + uncertainty)),
    };
  },
  shown: ({ surfaces, efficiency, endSpeed }) => ({
    speed: Math.sqrt(
      endSpeed ** 2 +
        2 *
          standardGravity *
          sum(surfaces.map(({ length, friction, grade }) => (friction * efficiency + grade) * length)),
    ),
    lowSpeed: undefined,
    highSpeed: undefined,
    duration: undefined,
    stages: undefined,
  }),
  stepwise: [
    'The lower and the higher speed are found in the same way, with the friction times 1 − u and times 1 + u.',
    'The drag factor of a surface is friction × braking efficiency + grade; the speed at its start is √(v² + 2 × g × drag factor × length), with v the speed at its end.',
    'A surface takes 2 × length / (speed at its start + speed at its end); the durations are added.',
  ],
  explanation:
    'At the start of {distance} of marks the vehicle went about {speed}{uncertainty?, between {lowSpeed} and {highSpeed} with the friction uncertain by {uncertainty}|}, with a braking efficiency of {efficiency} and {endSpeed} left at their end. Before the marks it went as fast or faster: braking slows a vehicle before its tires mark the road.',
  requires: [
    {
      each: 'surfaces',
      that: ({ friction, grade }, { efficiency }) => isAbove(friction * efficiency + grade, 0.005),
      field: 'grade',
      says: 'With this friction, braking efficiency and grade the vehicle hardly slows, or not at all: no speed follows from its marks. Check that efficiency and grade are in percent.',
    },
    {
      that: ({ surfaces, efficiency, uncertainty }) =>
        surfaces.every(({ friction, grade }) => isAbove((1 - uncertainty) * friction * efficiency + grade, 0.005)),
      field: 'uncertainty',
      says: 'With a friction lower by {uncertainty} the vehicle would not slow on one of the surfaces: no lower speed follows.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ surfaces }) => surfaces.some(({ grade }) => isAbove(Math.abs(grade), 0.1)),
      says: 'On grades above 10% the tires carry less than the weight, and the speed is told too high: by up to 0.25% at 10%, 1% at 20% and 4% at 40%.',
    },
    {
      level: 'caution',
      when: ({ surfaces }) => surfaces.some(({ grade }) => grade !== 0 && isBelow(Math.abs(grade), 0.005)),
      says: 'A grade of less than 0.5% changes next to nothing: give percent, −6 for 6% downhill, not a fraction.',
    },
    {
      level: 'note',
      when: ({ uncertainty }) => uncertainty === undefined,
      says: 'The speed is as good as the friction: a friction wrong by 20% makes the speed of a slide to rest on a level road wrong by about 10%. Give its uncertainty for a range.',
    },
    {
      level: 'caution',
      when: ({ speed }) => isAbove(speed, constant(70, 'm/s')),
      says: 'Hardly any road vehicle goes {speed}: check lengths and units.',
    },
  ],
  examples: [
    {
      inputs: { surfaces: [{ length: '150 ft', friction: 0.75 }], efficiency: 70 },
      results: { speed: 78.11071244, distance: 45.72, duration: 4.21432592 },
      cautions: ['as good as the friction'],
      source: 'Python: √(2 × 9.80665 × 0.525 × 45.72); by the US form S = √(30 × 150 × 0.75 × 0.7) it is 48.6 mph',
    },
    {
      inputs: {
        surfaces: [
          { length: 30, friction: 0.7, grade: -4 },
          { length: 12, friction: 0.45, grade: 2 },
        ],
        endSpeed: 40,
        uncertainty: 15,
      },
      results: {
        speed: 89.813986,
        lowSpeed: 84.0236047,
        highSpeed: 95.253021,
        distance: 42,
        duration: 2.39948671,
        stages: {
          length: 2,
          rows: { 0: { drag: 0.66, after: 55.0783296 }, 1: { drag: 0.47, before: 55.0783296, after: 40 } },
        },
      },
      source: 'Python, by the deceleration on each surface from the end back, and (v - v_e)/a added',
    },
    {
      inputs: { surfaces: [{ length: 20, friction: 0.7, grade: -15 }], uncertainty: 10 },
      results: { speed: 52.8778975 },
      cautions: ['above 10%'],
      source: 'Python: √(2 × 9.80665 × 0.55 × 20)',
    },
    {
      inputs: { surfaces: [{ length: 20, friction: 0.7, grade: -0.06 }], uncertainty: 10 },
      results: { speed: 59.6287422 },
      cautions: ['not a fraction'],
      source: 'Python: √(2 × 9.80665 × 0.6994 × 20)',
    },
    {
      inputs: { surfaces: [{ length: 400, friction: 0.8 }], uncertainty: 10 },
      results: { speed: 285.20217 },
      cautions: ['Hardly any road vehicle'],
      source: 'Python: √(2 × 9.80665 × 0.8 × 400)',
    },
    {
      inputs: { surfaces: [{ length: 20, friction: 0.07 }], uncertainty: 10 },
      results: { speed: 18.86435 },
      source: 'Python: √(2 × 9.80665 × 0.07 × 20)',
    },
    {
      inputs: { surfaces: [{ length: 30, friction: 0.15, grade: -15 }] },
      refused: 'hardly slows, or not at all',
      source: 'By definition: 0.15 - 0.15 = 0',
    },
    {
      inputs: { surfaces: [{ length: 30, friction: 0.2, grade: -15 }], uncertainty: 30 },
      refused: 'would not slow',
      source: 'By hand: 0.14 is below 0.15',
    },
  ],
  notes: [
    'The braking efficiency lowers the friction, not the grade, which works on the whole vehicle. The short form √(30 d f n) of some books multiplies both, and differs on a grade.',
    'For locked wheels that slide ahead. Antilock brakes mark faintly or not at all, and marks of a vehicle that slides sideways or yaws need other methods.',
    'Of the marks of several wheels take the length over which the vehicle slid, without counting the wheelbase twice where rear wheels slid over the marks of the front ones.',
    'An estimate for a first look: evidence in court needs a reconstruction with a friction measured on the spot.',
  ],
  references: [
    { title: 'Kwasnoski: Crash Reconstruction Basics for Prosecutors, American Prosecutors Research Institute (2003)' },
    {
      title: 'Atlanta Engineering Services: Vehicle speed over multiple surfaces and then impacts',
      url: 'https://www.atlantaeng.com/calculatormultiple.html',
    },
    { title: 'The combined speed formula', url: 'http://www.e-z.net/~ts/combine.htm' },
  ],
});
