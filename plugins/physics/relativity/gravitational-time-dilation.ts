import {
  choice,
  constant,
  defineCalculator,
  earthEquatorialRadius,
  earthGravitationalParameter,
  earthMeanRadius,
  gravitationalConstant,
  isAbove,
  isBelow,
  isNear,
  number,
  quantity,
  solarMass,
  speedOfLight,
  standardGravity,
} from '@reckoner/engine';

const nearMass = { clock: ['rest', 'between', 'orbit'] } as const;

/** Schwarzschild: dτ/dt = √(1 - r_s/r) at rest, √(1 - 3r_s/(2r)) in a circular orbit. */
export default defineCalculator({
  title: 'Gravitational time dilation',
  description:
    'How fast a clock runs near a mass, in orbit, on a satellite of the Earth or on a mountain, with the time that it shows and what it gains or loses.',
  keywords: [
    'gps clock correction',
    'black hole time dilation',
    'schwarzschild clock',
    'general relativity',
    'time near a black hole',
  ],
  inputs: {
    clock: choice(
      {
        rest: { label: 'At rest near a mass, against far away', also: ['rest', 'at rest', 'hovering'] },
        between: { label: 'At rest near a mass, against another distance', also: ['two distances'] },
        orbit: { label: 'In a circular orbit, against far away', also: ['circular orbit'] },
        satellite: { label: 'On a satellite of the Earth, against sea level', also: ['satellite', 'GPS'] },
        height: { label: 'At a height on the Earth, against sea level', also: ['height', 'mountain'] },
      },
      { label: 'Clock', default: 'rest' },
    ),
    mass: quantity('kg', {
      label: 'Mass',
      help: 'Sun 1 M☉, Earth 1 M⊕; kilograms are read too.',
      unit: 'M☉',
      symbol: 'M',
      min: 1e-30,
      max: 1e15,
      when: nearMass,
    }),
    distance: quantity('m', {
      label: 'Distance of the clock from the center',
      help: 'Outside of the mass: the surface of the Sun is at 695,700 km, that of the Earth at 6,371 km.',
      unit: 'km',
      symbol: 'r',
      above: 0,
      max: 1e25,
      when: nearMass,
    }),
    otherDistance: quantity('m', {
      label: 'Distance of the other clock from the center',
      unit: 'km',
      symbol: 'r_0',
      above: 0,
      max: 1e25,
      when: { clock: 'between' },
    }),
    altitude: quantity('m', {
      label: 'Altitude of the satellite',
      help: 'Above the equator, 6,378 km from the center: space station 420 km, GPS 20,184 km, Galileo 23,222 km, geostationary 35,786 km.',
      unit: 'km',
      symbol: 'h',
      min: 100,
      max: 1e6,
      when: { clock: 'satellite' },
    }),
    height: quantity('m', {
      label: 'Height above sea level',
      help: 'Negative below it.',
      symbol: 'H',
      min: -12000,
      max: 100000,
      when: { clock: 'height' },
    }),
    known: choice(
      { other: 'On the other clock', clock: 'On this clock' },
      { label: 'Time that is known', default: 'other', when: nearMass },
    ),
    time: quantity('s', {
      label: 'Known time',
      help: 'At sea level for satellites and heights.',
      unit: 'd',
      symbol: 'T',
      above: 0,
      max: 1e15,
      default: 1,
    }),
  },
  outputs: {
    gain: quantity('s', { label: 'Gain on the other clock', help: 'Negative where it loses.', symbol: '\\Delta t' }),
    daily: quantity('s', { label: 'Gain in a day', unit: 'us', symbol: '\\delta', optional: true }),
    byGravity: quantity('s', { label: 'Of it by gravity', unit: 'us', symbol: '\\delta_g', optional: true }),
    byMotion: quantity('s', { label: 'Of it by motion', unit: 'us', symbol: '\\delta_v', optional: true }),
    offset: number({ label: 'Rate against the other clock, less 1', symbol: 'y' }),
    rate: number({ label: 'Rate, with the other clock at 1', symbol: 'k', optional: true }),
    clockTime: quantity('s', { label: 'Time on this clock', unit: 'd', symbol: '\\tau', optional: true }),
    otherTime: quantity('s', { label: 'Time on the other clock', unit: 'd', symbol: 't', optional: true }),
    horizon: quantity('m', { label: 'Schwarzschild radius', unit: 'km', symbol: 'r_s', optional: true }),
  },
  formula: ({ clock, mass, distance, otherDistance, altitude, height, known, time }) => {
    const day = constant(86400, 's');
    // IAU 2000, resolution B1.9: clocks at sea level run slower than far away by this, with oblateness and spin of the Earth.
    const seaLevel = 6.969290134e-10;
    let horizon: number | undefined;
    let byGravity: number | undefined;
    let byMotion: number | undefined;
    let offset = 0;
    if (clock === 'satellite') {
      const potential = earthGravitationalParameter / ((earthEquatorialRadius + altitude) * speedOfLight ** 2);
      offset = (slowing(3 * potential) + seaLevel) / (1 - seaLevel);
      byGravity = (day * (slowing(2 * potential) + seaLevel)) / (1 - seaLevel);
      byMotion = (day * (slowing(3 * potential) - slowing(2 * potential))) / (1 - seaLevel);
    } else if (clock === 'height') {
      offset = (standardGravity * height) / ((1 + height / earthMeanRadius) * speedOfLight ** 2);
    } else {
      horizon = (2 * gravitationalConstant * mass) / speedOfLight ** 2;
      if (clock === 'rest') offset = slowing(horizon / distance);
      else if (clock === 'orbit') offset = slowing((1.5 * horizon) / distance);
      else offset = slowing((horizon / distance) * ((otherDistance - distance) / (otherDistance - horizon)));
    }
    const isNear = horizon !== undefined;
    const otherTime = known === 'clock' ? time / (1 + offset) : time;
    return {
      gain: otherTime * offset,
      daily: isNear ? undefined : day * offset,
      byGravity,
      byMotion,
      offset,
      // Of slight differences it would read as 1.
      rate: isNear && Math.abs(offset) > 1e-5 ? 1 + offset : undefined,
      clockTime: known === 'other' ? time * (1 + offset) : undefined,
      otherTime: known === 'clock' ? otherTime : undefined,
      horizon,
    };
  },
  shown: ({ clock, mass, distance, otherDistance, altitude, height, known, time, offset }) => ({
    offset:
      clock === 'satellite'
        ? Math.sqrt(1 - (3 * earthGravitationalParameter) / ((earthEquatorialRadius + altitude) * speedOfLight ** 2)) /
            (1 - 6.969290134e-10) -
          1
        : clock === 'height'
          ? (standardGravity * height) / ((1 + height / earthMeanRadius) * speedOfLight ** 2)
          : clock === 'rest'
            ? Math.sqrt(1 - (2 * gravitationalConstant * mass) / (distance * speedOfLight ** 2)) - 1
            : clock === 'orbit'
              ? Math.sqrt(1 - (3 * gravitationalConstant * mass) / (distance * speedOfLight ** 2)) - 1
              : Math.sqrt(
                  (1 - (2 * gravitationalConstant * mass) / (distance * speedOfLight ** 2)) /
                    (1 - (2 * gravitationalConstant * mass) / (otherDistance * speedOfLight ** 2)),
                ) - 1,
    rate: clock === 'satellite' || clock === 'height' || Math.abs(offset) <= 1e-5 ? undefined : 1 + offset,
    gain: undefined,
    daily: undefined,
    byGravity: undefined,
    byMotion: undefined,
    clockTime: known === 'other' ? time * (1 + offset) : undefined,
    otherTime: known === 'clock' ? time / (1 + offset) : undefined,
    horizon:
      clock === 'satellite' || clock === 'height' ? undefined : (2 * gravitationalConstant * mass) / speedOfLight ** 2,
  }),
  stepwise: [
    'The gain is y times the time on the other clock; in a day, times 86,400 s.',
    'Of a satellite, gravity alone gives √(1 − 2GM/(rc²)) for √(1 − 3GM/(rc²)); the rest is by its motion.',
  ],
  figure: {
    kind: 'curve',
    title: 'Gain in a day over altitude',
    x: { of: 'altitude' },
    y: { of: 'daily' },
    curve: ({ clock, altitude, daily }) => {
      if (clock !== 'satellite' || altitude === undefined || daily === undefined) return undefined;
      const potential = (h: number) => earthGravitationalParameter / ((earthEquatorialRadius + h) * speedOfLight ** 2);
      const gain = (share: number) => constant(86400, 's') * (slowing(share) + 6.969290134e-10);
      return {
        from: constant(100000, 'm'),
        to: Math.max(constant(4e7, 'm'), 1.1 * altitude),
        lines: [
          { label: 'Both', y: (h) => gain(3 * potential(h)) },
          { label: 'Gravity alone', dashed: true, y: (h) => gain(2 * potential(h)) },
        ],
        marks: [{ x: altitude, y: daily, label: 'Satellite' }],
      };
    },
  },
  explanation: ({ clock, height, known, time, offset }) => {
    const isDay = time === constant(86400, 's');
    if (clock === 'satellite')
      return `Against clocks at sea level the one on the satellite {daily|loses|keeps to|gains} {|daily|} a day${isDay ? '' : ', {|gain|} in {time}'}. Gravity makes it faster by {|byGravity|} a day, its motion slower by {|byMotion|}.`;
    if (clock === 'height')
      return height === 0
        ? 'At sea level both clocks run alike.'
        : `A clock {|height|} {height|below|at|above} sea level {daily|loses|keeps to|gains} {|daily|} a day on one at sea level${isDay ? '' : ', {|gain|} in {time}'}.`;
    if (offset === 0) return 'At one distance both clocks run alike.';
    const place =
      clock === 'orbit' ? 'A clock in a circular orbit at {distance}' : 'A clock at rest at {distance} from the center';
    const other = clock === 'between' ? 'one at {otherDistance}' : 'one far away';
    // Of slight differences shown figures would read alike.
    const rate = Math.abs(offset) <= 1e-5 ? '' : ': it runs {rate} times as fast';
    return known === 'other'
      ? `${place} {gain|loses|keeps to|gains} {|gain|} in {time} of ${other}${rate}.`
      : `${place} {gain|loses|keeps to|gains} {|gain|} on ${other} in {time} of its own${rate}.`;
  },
  requires: [
    {
      that: ({ mass, distance }) => isAbove(distance, (2 * gravitationalConstant * mass) / speedOfLight ** 2),
      field: 'distance',
      says: 'At {distance} from the center of {mass} nothing is at rest: that is not outside of its Schwarzschild radius, 2.95325 km for each M☉.',
    },
    {
      that: ({ mass, otherDistance }) => isAbove(otherDistance, (2 * gravitationalConstant * mass) / speedOfLight ** 2),
      field: 'otherDistance',
      says: 'At {otherDistance} from the center of {mass} nothing is at rest: that is not outside of its Schwarzschild radius, 2.95325 km for each M☉.',
    },
    {
      that: ({ clock, mass, distance }) =>
        clock !== 'orbit' || isAbove(distance, (3 * gravitationalConstant * mass) / speedOfLight ** 2),
      field: 'distance',
      says: 'At {distance} no body of any speed circles {mass}: orbits begin beyond one and a half Schwarzschild radii, 4.42988 km for each M☉, where light does.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ clock, mass, distance }) =>
        clock === 'orbit' &&
        mass !== undefined &&
        distance !== undefined &&
        isBelow(distance, (6 * gravitationalConstant * mass) / speedOfLight ** 2),
      says: 'Within three Schwarzschild radii circular orbits are unstable: without a drive a body does not stay on one.',
    },
    {
      level: 'caution',
      when: ({ mass, distance }) => isWithinPlanet(mass, distance),
      says: 'No planet or moon with this mass is so small that {distance} from its center lies outside of it: if that is the height above its surface, add its radius.',
    },
    {
      level: 'caution',
      when: ({ mass, otherDistance }) => isWithinPlanet(mass, otherDistance),
      says: 'No planet or moon with this mass is so small that the other clock, {otherDistance} from its center, lies outside of it: if that is the height above its surface, add its radius.',
    },
    {
      level: 'caution',
      when: ({ altitude }) =>
        altitude !== undefined &&
        (isNear(altitude, constant(26560000, 'm'), constant(40000, 'm')) ||
          isNear(altitude, constant(29600000, 'm'), constant(40000, 'm')) ||
          isNear(altitude, constant(42164000, 'm'), constant(40000, 'm'))),
      says: 'GPS satellites are 26,560 km, those of Galileo 29,600 km and geostationary ones 42,164 km from the center of the Earth: if that is meant, take 6,378 km off for the altitude.',
    },
    {
      level: 'caution',
      when: ({ height }) => height !== undefined && isAbove(height, constant(8849, 'm')),
      says: 'This is above all mountains: of a clock that flies, the speed counts as well, and is left out.',
    },
  ],
  examples: [
    {
      inputs: { clock: 'satellite', altitude: 20183.613 },
      results: { daily: 38.575293100997, byGravity: 45.788417667842, byMotion: -7.2131245668451 },
      source:
        'Ashby 2003, as several public programs quote it: 4.4647 × 10⁻¹⁰ at 26,561.75 km, that is 38.575 µs a day; more digits: Python, mpmath, √(1 - 2GM/(rc²) - v²/c²)/(1 - L_G)',
    },
    {
      inputs: { clock: 'satellite', altitude: 420, time: '180 d' },
      results: {
        daily: -24.334914144505,
        byGravity: 3.8482795127652,
        byMotion: -28.18319365727,
        gain: -0.00438028454601,
      },
      source: 'Python, mpmath: as above; the space station in half a year',
    },
    {
      inputs: { clock: 'satellite', altitude: 35786 },
      results: { daily: 46.582711417464, offset: 5.3915175251694e-10 },
      source: 'Python, mpmath: as above; a geostationary satellite',
    },
    {
      inputs: { clock: 'height', height: 450 },
      results: { daily: 0.0042420409027811, gain: 4.2420409027811e-9 },
      source: 'Takamoto and others, 2020: about 4 ns a day on the Tokyo Skytree; more digits: Python, gHR/((R + H)c²)',
    },
    {
      inputs: { clock: 'height', height: -430, time: '1 yr' },
      results: { daily: -0.0040540656826279, gain: -1.4807474905798e-6 },
      source: 'Python, mpmath: as above; the Dead Sea',
    },
    {
      inputs: { clock: 'height', height: 20000 },
      results: { daily: 0.18795842503413 },
      cautions: ['above all mountains'],
      source: 'Python, mpmath: as above',
    },
    { inputs: { clock: 'height', height: 0 }, results: { daily: 0, gain: 0, offset: 0 }, source: 'By definition' },
    {
      inputs: { clock: 'rest', mass: 1, distance: 695700, time: '1 yr' },
      results: { gain: -66.981158191535, offset: -2.1225048226587e-6, horizon: 2.9532500761 },
      source: 'Python, mpmath: √(1 - 2GM/(rc²)) - 1 with the nominal GM of the Sun; about 66.4 s with older values',
    },
    {
      inputs: { clock: 'rest', mass: '1 M⊕', distance: 6371, time: '1 yr' },
      results: { gain: -0.021968109593301 },
      source: 'Wikipedia, Gravitational time dilation: 0.0219 s a year; more digits: Python, mpmath',
    },
    {
      inputs: { clock: 'rest', mass: 10, distance: 60, known: 'clock', time: '1 h' },
      results: {
        rate: 0.71259501400395,
        otherTime: 0.058471734783196,
        gain: -1451.9578852681,
      },
      source: 'Python, mpmath: √(1 - 29.5325/60), 1 h over it',
    },
    {
      inputs: { clock: 'orbit', mass: 10, distance: 100 },
      results: { rate: 0.7463326929627, clockTime: 0.7463326929627 },
      source: 'Python, mpmath: √(1 - 3GM/(rc²))',
    },
    {
      inputs: { clock: 'orbit', mass: 10, distance: 60 },
      results: { rate: 0.51155398637381 },
      cautions: ['unstable'],
      source: 'Python, mpmath: as above',
    },
    {
      inputs: { clock: 'between', mass: 10, distance: 60, otherDistance: 100, time: '1 h', known: 'other' },
      results: { rate: 0.84888400312227, gain: -544.01758875984 },
      source: 'Python, mpmath: ratio of both √(1 - r_s/r)',
    },
    {
      inputs: { clock: 'between', mass: 10, distance: 100, otherDistance: 60 },
      results: { rate: 1.1780172512639, gain: 15380.690509202 },
      source: 'Python, mpmath: the case before, the other way',
    },
    {
      inputs: { clock: 'between', mass: 10, distance: 60, otherDistance: 60 },
      results: { offset: 0, gain: 0 },
      source: 'By definition',
    },
    {
      inputs: { clock: 'rest', mass: '1 M⊕', distance: 420 },
      results: { offset: -1.05595895e-8 },
      cautions: ['add its radius'],
      source: 'Python, mpmath: the altitude of the space station for its distance from the center',
    },
    {
      inputs: { clock: 'between', mass: '1 M⊕', distance: 6371, otherDistance: 400 },
      results: { offset: 1.039144e-8 },
      cautions: ['the other clock'],
      source: 'Python, mpmath: ratio of both √(1 - r_s/r), an altitude for a distance from the center',
    },
    {
      inputs: { clock: 'satellite', altitude: 26561.75 },
      results: { daily: 42.7653163 },
      cautions: ['take 6,378 km off'],
      source: 'Python, mpmath: as above; the distance of GPS from the center for its altitude',
    },
    {
      inputs: { clock: 'satellite', altitude: 29600 },
      results: { daily: 44.2388636522925 },
      cautions: ['those of Galileo'],
      source: 'Python, mpmath: as above; the distance of Galileo from the center, 23,222 + 6,378 km, for its altitude',
    },
    {
      inputs: { clock: 'rest', mass: 10, distance: 29 },
      refused: 'nothing is at rest',
      source: 'By definition: 29.5 km',
    },
    {
      inputs: { clock: 'between', mass: 10, distance: 60, otherDistance: 29 },
      refused: 'nothing is at rest',
      source: 'By definition: 29.5 km',
    },
    {
      inputs: { clock: 'orbit', mass: 10, distance: 40 },
      refused: 'no body of any speed',
      source: 'By definition: 44.3 km',
    },
  ],
  notes: [
    'Near a mass: a round one that does not spin (Schwarzschild), outside of it; the distance is that by which circles are 2πr long.',
    'Satellite: a circular orbit. Where it is not, the difference swings, too; of GPS by up to 46 ns with an eccentricity of 0.02.',
    'Height on the Earth: with standard gravity, which is right to about 0.3%; both clocks turn with the Earth.',
  ],
  references: [
    {
      title: 'Ashby: Relativity in the Global Positioning System, Living Reviews in Relativity 6 (2003) 1',
      doi: '10.12942/lrr-2003-1',
    },
    { title: 'IAU 2000, resolution B1.9: L_G = 6.969290134 × 10⁻¹⁰, as in SOFA, ERFA and NOVAS' },
    {
      title:
        'Takamoto and others: Test of general relativity by a pair of transportable optical lattice clocks, Nature Photonics 14 (2020) 411',
      doi: '10.1038/s41566-020-0619-8',
    },
    { title: 'Misner, Thorne, Wheeler: Gravitation, §25.3 and §25.5' },
  ],
});

/** Denser than any planet or moon would have to be, and no star or black hole. */
function isWithinPlanet(mass?: number, distance?: number) {
  return (
    mass !== undefined &&
    distance !== undefined &&
    isBelow(mass, 0.01 * solarMass) &&
    isAbove(distance, (2000 * gravitationalConstant * mass) / speedOfLight ** 2) &&
    isAbove(mass, (constant(30000, 'kg/m^3') * 4 * Math.PI * distance ** 3) / 3)
  );
}

/** √(1 - x) - 1, written so that what is hardly slower keeps its digits. */
function slowing(x: number) {
  return -x / (1 + Math.sqrt(1 - x));
}
