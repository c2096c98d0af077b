import { constant, defineCalculator, isAbove, isBelow, isNear, number, quantity, roundTo } from '@reckoner/engine';

/** The path through the air falls at atan(1/r); the wind carries it along. */
export default defineCalculator({
  title: 'Glide distance',
  description:
    'Distance and time of a glide from altitude, elevation, glide ratio, airspeed and head- or tailwind, with sink rate and the height at which a place is reached.',
  keywords: ['engine failure glide', 'gliding range', 'best glide', 'glide ratio', 'L/D', 'final glide', 'sink rate'],
  related: ['top-of-descent', 'wind-triangle-heading', 'true-airspeed'],
  inputs: {
    altitude: quantity('m', {
      label: 'Altitude',
      help: 'Above sea level, as the altimeter shows it.',
      unit: 'ft',
      regional: false,
      symbol: 'h_1',
      min: -1500,
      max: 60000,
      usual: [500, 45000],
    }),
    elevation: quantity('m', {
      label: 'Elevation of the landing place',
      help: 'Above sea level. Higher ground on the way is not looked at: send its elevation and distance to see whether it is cleared.',
      unit: 'ft',
      regional: false,
      symbol: 'h_0',
      min: -1500,
      max: 30000,
      usual: [-1300, 15000],
    }),
    ratio: number({
      label: 'Glide ratio',
      help: 'Distance over height in still air at best-glide speed: light airplanes 7 to 12, gliders 25 to 60.',
      symbol: 'r',
      text: 'ratio',
      min: 1,
      max: 100,
      usual: [4, 70],
    }),
    airspeed: quantity('m/s', {
      label: 'True airspeed of the glide',
      help: 'At the speed for which the ratio holds; at altitude more than the indicated one.',
      unit: 'kn',
      regional: false,
      symbol: 'V',
      min: 10,
      max: 500,
      usual: [30, 300],
    }),
    headwind: quantity('m/s', {
      label: 'Headwind (negative: tailwind)',
      unit: 'kn',
      regional: false,
      symbol: 'V_w',
      min: -200,
      max: 200,
      usual: [-60, 60],
      default: 0,
    }),
    kept: quantity('m', {
      label: 'Height to keep for the approach',
      help: 'Above the landing place: a circuit takes about 1,000 ft.',
      unit: 'ft',
      regional: false,
      symbol: 'h_k',
      min: 0,
      max: 10000,
      usual: [0, 3000],
      default: 0,
    }),
    target: quantity('m', {
      label: 'Distance to a landing place',
      help: 'Gives the height at which it is reached.',
      unit: 'nmi',
      symbol: 'd_t',
      above: 0,
      max: 1000,
      usual: [0.1, 300],
      optional: true,
    }),
  },
  outputs: {
    distance: quantity('m', { label: 'Glide distance', unit: 'nmi', symbol: 'd', places: 1 }),
    time: quantity('s', { label: 'Time of the glide', unit: 'min', symbol: 't', places: 1 }),
    sink: quantity('m/s', { label: 'Rate of descent', unit: 'ft/min', regional: false, symbol: 'V_z', places: 0 }),
    groundspeed: quantity('m/s', { label: 'Groundspeed', unit: 'kn', regional: false, symbol: 'V_G', places: 1 }),
    effective: number({ label: 'Glide ratio over the ground', symbol: 'r_G', places: 1 }),
    still: quantity('m', { label: 'Distance without wind', unit: 'nmi', symbol: 'd_{still}', places: 1 }),
    height: quantity('m', { label: 'Height to glide away', unit: 'ft', regional: false, symbol: 'h', places: 0 }),
    arrival: quantity('m', {
      label: 'Height above the landing place on arrival (negative: not reached)',
      unit: 'ft',
      regional: false,
      symbol: 'h_a',
      places: 0,
      optional: true,
    }),
  },
  formula: ({ altitude, elevation, ratio, airspeed, headwind, kept, target }) => {
    const height = altitude - elevation - kept;
    const hypotenuse = Math.sqrt(1 + ratio ** 2);
    const sink = airspeed / hypotenuse;
    const groundspeed = (airspeed * ratio) / hypotenuse - headwind;
    const effective = groundspeed / sink;
    return {
      distance: height * effective,
      time: height / sink,
      sink,
      groundspeed,
      effective,
      still: height * ratio,
      height,
      // Just reached is at ground level, whatever the last digits say.
      arrival:
        target === undefined
          ? undefined
          : isNear(altitude - elevation, target / effective, constant(1e-6, 'm'))
            ? constant(0, 'm')
            : altitude - elevation - target / effective,
    };
  },
  shown: ({ altitude, elevation, target, effective }) => ({
    arrival: target === undefined ? undefined : altitude - elevation - target / effective,
  }),
  figure: {
    kind: 'curve',
    title: 'Altitude over the distance glided',
    x: { of: 'distance', label: 'Distance' },
    y: { of: 'altitude', label: 'Altitude' },
    curve: ({ altitude, elevation, kept, distance, effective }) => ({
      from: 0,
      to: distance,
      lines: [
        { label: 'Glide', y: (x) => altitude - x / effective },
        { label: 'Landing place', dashed: true, y: () => elevation },
      ],
      marks: [{ x: distance, y: elevation + kept, label: 'End of the glide' }],
    }),
  },
  explanation: ({ kept, target, headwind }) =>
    `From {altitude} down to ${kept === 0 ? 'the ground' : '{kept} above the ground'} at {elevation} the glide reaches {distance} in {time}, at {sink} and a groundspeed of {groundspeed} ${
      headwind === 0
        ? 'in still air'
        : headwind > 0
          ? 'against a headwind of {headwind}'
          : 'with a tailwind of {|headwind|}'
    }${target === undefined ? '' : '; a place {target} away is reached {arrival|{|arrival|} too low|at ground level|{|arrival|} above the ground}'}. That is the best case, straight ahead at a true airspeed of {airspeed} with a ratio of {ratio}:${
      kept === 0 ? ' it keeps no height for an approach, and' : ' it'
    } leaves out higher ground on the way, turns, the time to react, sinking air, changing wind, a windmilling propeller, flaps and gear.`,
  requires: [
    {
      that: ({ altitude, elevation }) => elevation < altitude,
      field: 'elevation',
      says: 'The landing place at {elevation} must be below the altitude, {altitude}: both are above sea level.',
    },
    {
      that: ({ altitude, elevation, kept }) => elevation >= altitude || isBelow(elevation + kept, altitude),
      field: 'kept',
      says: 'The height to keep, {kept}, is all that there is between {elevation} and {altitude}, or more: nothing is left to glide.',
    },
    {
      that: ({ airspeed, ratio, headwind }) => isBelow(headwind, (0.95 * airspeed * ratio) / Math.sqrt(1 + ratio ** 2)),
      field: 'headwind',
      says: 'A headwind of {headwind} takes all or nearly all of the airspeed, {airspeed}: there is no progress to speak of. Turn, or fly faster.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ arrival }) => arrival !== undefined && roundTo(arrival / constant(0.3048, 'm'), 0) <= 0,
      says: 'The place is not reached, or with nothing left to land from: choose a nearer one, and now, while there is height.',
    },
    {
      level: 'danger',
      when: ({ arrival, kept }) =>
        arrival !== undefined &&
        roundTo(arrival / constant(0.3048, 'm'), 0) > 0 &&
        roundTo(arrival / constant(0.3048, 'm'), 0) < Math.max(1000, roundTo(kept / constant(0.3048, 'm'), 0)),
      says: ({ kept, arrival }) =>
        arrival !== undefined && isBelow(arrival, kept)
          ? 'Only {arrival} is left above the place, less than the {kept} to be kept: any sinking air or turn can use it up. Choose a nearer place.'
          : 'Only {arrival} is left above the place, less than the 1,000 ft of a circuit: any sinking air or turn can use it up. Choose a nearer place.',
    },
    {
      level: 'caution',
      when: ({ headwind, airspeed }) => isAbove(headwind, airspeed / 5),
      says: 'Against so strong a headwind a glide faster than best-glide speed reaches farther: about a third to a half of the headwind more is a common rule.',
    },
    {
      level: 'caution',
      when: ({ headwind, airspeed }) => isAbove(-headwind, airspeed / 5),
      says: 'The tailwind is counted in full over the whole way down, though wind falls off towards the ground: do not count on it.',
    },
    {
      level: 'caution',
      when: ({ ratio, airspeed }) => isAbove(ratio, 25) && isAbove(airspeed, constant((200 * 1852) / 3600, 'm/s')),
      says: 'No airplane so fast glides with a ratio of {ratio}: airliners have 15 to 20. Check both.',
    },
  ],
  examples: [
    {
      inputs: { altitude: 6000, elevation: 0, ratio: 10, airspeed: 70 },
      results: {
        distance: 9.874730022,
        still: 9.874730022,
        time: 8.506269301,
        sink: 705.3621027,
        groundspeed: 69.65260331,
        effective: 10,
        height: 6000,
      },
      source: 'aerocompanion.com, glide distance: 6,000 ft at 10:1, about 9.9 NM; Python by atan(1/10)',
    },
    {
      inputs: { altitude: 13500, elevation: 6500, ratio: 9, airspeed: 75, headwind: 10, kept: 500, target: 7 },
      results: {
        distance: 8.33624701,
        time: 7.749688568,
        effective: 7.792615315,
        still: 9.627861771,
        arrival: 1541.908373,
      },
      source: 'Python by atan(1/9), sine and cosine',
    },
    {
      inputs: { altitude: 3000, elevation: 500, ratio: '9:1', airspeed: 65, headwind: -20, target: 4 },
      results: { distance: 4.849427392, groundspeed: 84.60244275, arrival: 437.9008714 },
      cautions: ['Only', 'do not count on it'],
      source: 'Python, as before',
    },
    {
      inputs: { altitude: 2500, elevation: 500, ratio: 8, airspeed: 70, headwind: 30, kept: 800, target: 3 },
      results: { distance: 0.8975629295, arrival: -2010.860834 },
      cautions: ['not reached', 'reaches farther'],
      source: 'Python, as before',
    },
    {
      inputs: { altitude: 35000, elevation: 0, ratio: 40, airspeed: 240 },
      results: { distance: 230.4103672 },
      cautions: ['No airplane so fast'],
      source: 'Python, as before',
    },
    {
      inputs: { altitude: 4000, elevation: 1000, ratio: 10, airspeed: 70, kept: 1500, target: 3.5 },
      results: { arrival: 873.3595801 },
      cautions: ['to be kept'],
      source: 'Python, as before',
    },
    {
      inputs: { altitude: 6000, elevation: 0, ratio: 10, airspeed: 70, target: '60000 ft' },
      results: { arrival: 0 },
      cautions: ['not reached'],
      source: 'By hand: 60000/10, at ground level with nothing left',
    },
    {
      inputs: { altitude: 2000, elevation: 2000, ratio: 9, airspeed: 65 },
      refused: 'must be below the altitude',
      source: 'By definition',
    },
    {
      inputs: { altitude: 2000, elevation: 1200, ratio: 9, airspeed: 65, kept: 800 },
      refused: 'nothing is left',
      source: 'By definition',
    },
    {
      inputs: {
        altitude: 11958.5,
        elevation: 6500,
        ratio: 9,
        airspeed: 75,
        headwind: 10,
        kept: 500,
        target: 7,
      },
      results: { arrival: 0.4083735 },
      cautions: ['nothing left to land from'],
      source: 'Python: 5458.5 ft - 7 NM × sink over groundspeed',
    },
    {
      inputs: { altitude: 2000, elevation: 200, ratio: 9, airspeed: 65, headwind: 65 },
      refused: 'no progress',
      source: 'By definition',
    },
  ],
  notes: [
    'The weight changes the best-glide speed but hardly the ratio. Gliders’ ratios fall by bugs, rain and flying at another speed.',
  ],
  references: [
    { title: 'FAA-H-8083-3C: Airplane Flying Handbook (2021), ch. 4 and 18: glides, best glide speed, wind' },
    { title: 'Anderson: Introduction to Flight, 8th ed., §6.9: gliding flight, tan γ = 1/(L/D)' },
  ],
});
