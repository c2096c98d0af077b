import { choice, defineCalculator, isAbove, isBelow, isNear, number, quantity, type Shape } from '@reckoner/engine';
import { looksLikeRadians } from './shared/angles.js';
import {
  type Body,
  bodyRadius,
  gravitationalParameter,
  gravityOf,
  influenceOf,
  inWords,
  isInAir,
  looksLikeRadius,
  orbitalSpeedOf,
  planetsAndMoon,
  radiusOf,
} from './shared/bodies.js';

/** Whether the incoming path runs along the motion of the body, one way or the other. */
const isStraight = (approach: number) => isNear(Math.sin(approach), 0, 1e-12);

/** e = 1 + r v∞²/μ; the flyby turns the excess velocity by 2 asin(1/e) and leaves its size. */
export default defineCalculator({
  title: 'Gravity assist',
  description:
    'Turn angle, change of velocity and aim distance of a planetary flyby from the excess velocity and the altitude, and the speed around the Sun before and after it.',
  keywords: ['slingshot', 'swing-by', 'planetary flyby', 'turn angle', 'impact parameter', 'flyby hyperbola'],
  inputs: {
    body: choice(
      { ...planetsAndMoon, custom: { label: 'Another body', also: ['other', 'custom'] } },
      { label: 'Body', default: 'jupiter' },
    ),
    gravity: { ...gravitationalParameter, when: { body: 'custom' } },
    radius: { ...bodyRadius, when: { body: 'custom' } },
    altitude: quantity('km', {
      label: 'Altitude of the flyby',
      help: 'Above the surface, at periapsis; of a giant planet above where the pressure is 1 bar.',
      symbol: 'h',
      min: 0,
      max: 1e9,
    }),
    excess: quantity('km/s', {
      label: 'Excess velocity at the body',
      help: 'Relative to the body, far from it, not to the Sun.',
      symbol: 'v_{\\infty}',
      above: 0,
      max: 1000,
      usual: [0.1, 100],
    }),
    view: choice(
      { body: 'Relative to the body alone', sun: { label: 'Around the Sun, too', also: ['heliocentric'] } },
      { label: 'Speeds', default: 'body' },
    ),
    approach: quantity('rad', {
      label: 'Angle between the incoming excess velocity and the motion of the body',
      help: '0° where the spacecraft overtakes the body; 180° where the body overtakes it, or they meet head on.',
      unit: 'deg',
      symbol: '\\alpha',
      min: 0,
      max: 180,
      when: { view: 'sun' },
    }),
    side: choice(
      {
        behind: { label: 'Behind the body', also: ['trailing side', 'behind'] },
        ahead: { label: 'Ahead of the body', also: ['leading side', 'in front', 'ahead'] },
      },
      {
        label: 'Incoming path aims',
        help: 'Where the path would pass if it were not bent. What passes behind at periapsis gains speed, what passes ahead loses it; turned far, it may swing from one to the other.',
        default: 'behind',
        when: { view: 'sun' },
      },
    ),
    bodySpeed: quantity('km/s', {
      label: 'Speed of the body on its orbit',
      help: 'The mean one where it is left out; of the Moon that around the Earth.',
      symbol: 'V_b',
      above: 0,
      max: 1000,
      usual: [0.1, 100],
      default: ({ body }: { body: Body }) => orbitalSpeedOf(body),
      when: {
        view: 'sun',
        body: ['mercury', 'venus', 'earth', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'moon'],
      },
    }),
    otherSpeed: quantity('km/s', {
      label: 'Speed of the other body on its orbit',
      symbol: 'V_c',
      above: 0,
      max: 1000,
      usual: [0.1, 100],
      when: { view: 'sun', body: 'custom' },
    }),
  },
  outputs: {
    turn: quantity('rad', { label: 'Turn angle', unit: 'deg', symbol: '\\delta', places: 3 }),
    change: quantity('km/s', {
      label: 'Change of velocity',
      help: 'Of the vector: its size.',
      symbol: '\\Delta v',
      places: 4,
    }),
    aim: quantity('km', {
      label: 'Aim distance',
      help: 'Impact parameter: how far the incoming asymptote passes the center.',
      symbol: 'b',
      places: 0,
    }),
    eccentricity: number({ label: 'Eccentricity', symbol: 'e', places: 5 }),
    periapsisSpeed: quantity('km/s', { label: 'Speed at periapsis', symbol: 'v_p', places: 4 }),
    bodyMotion: quantity('km/s', { label: 'Speed of the body on its orbit', symbol: 'V', places: 4, optional: true }),
    speedBefore: quantity('km/s', { label: 'Orbital speed before', symbol: 'V_1', places: 4, optional: true }),
    speedAfter: quantity('km/s', { label: 'Orbital speed after', symbol: 'V_2', places: 4, optional: true }),
    gain: quantity('km/s', { label: 'Gain of orbital speed', symbol: '\\Delta V', places: 4, optional: true }),
  },
  formula: ({ body, gravity, radius, altitude, excess, view, approach, side, bodySpeed, otherSpeed }) => {
    const mu = body === 'custom' ? gravity : gravityOf(body);
    const r = (body === 'custom' ? radius : radiusOf(body)) + altitude;
    const k = (r * excess ** 2) / mu;
    const eccentricity = 1 + k;
    const half = Math.atan(1 / Math.sqrt(k * (k + 2)));
    const alone = {
      turn: 2 * half,
      change: (2 * excess) / eccentricity,
      aim: r * Math.sqrt(1 + (2 * mu) / (r * excess ** 2)),
      eccentricity,
      periapsisSpeed: Math.sqrt(excess ** 2 + (2 * mu) / r),
    };
    if (view === 'body') return alone;
    const V = body === 'custom' ? otherSpeed : bodySpeed;
    const speed = (angle: number) => Math.hypot(V + excess * Math.cos(angle), excess * Math.sin(angle));
    const turned = side === 'behind' ? -half : half;
    const [speedBefore, speedAfter] = [speed(approach), speed(approach + 2 * turned)];
    return {
      ...alone,
      bodyMotion: V,
      speedBefore,
      speedAfter,
      gain: (-4 * V * excess * Math.sin(approach + turned) * Math.sin(turned)) / (speedBefore + speedAfter),
    };
  },
  shown: ({ eccentricity, excess, approach, side, turn, bodyMotion, speedBefore, speedAfter }) => ({
    turn: 2 * Math.asin(1 / eccentricity),
    change: 2 * excess * Math.sin(turn / 2),
    speedBefore:
      bodyMotion === undefined
        ? undefined
        : Math.sqrt(bodyMotion ** 2 + excess ** 2 + 2 * bodyMotion * excess * Math.cos(approach)),
    speedAfter:
      bodyMotion === undefined
        ? undefined
        : side === 'behind'
          ? Math.sqrt(bodyMotion ** 2 + excess ** 2 + 2 * bodyMotion * excess * Math.cos(approach - turn))
          : Math.sqrt(bodyMotion ** 2 + excess ** 2 + 2 * bodyMotion * excess * Math.cos(approach + turn)),
    gain: speedBefore === undefined || speedAfter === undefined ? undefined : speedAfter - speedBefore,
  }),
  figure: {
    kind: 'drawing',
    title: 'Flyby, to scale',
    draw: ({ body, radius, altitude, eccentricity: e, turn }) => {
      const surface = body === 'custom' ? radius : radiusOf(body as Body);
      const r = surface + altitude;
      const end = 0.9 * (Math.PI / 2 + turn / 2);
      const at = (angle: number): [number, number] => {
        const distance = (r * (1 + e)) / (1 + e * Math.cos(angle));
        return [distance * Math.cos(angle), distance * Math.sin(angle)];
      };
      const path = Array.from({ length: 121 }, (_, step) => at(end * (step / 60 - 1))).filter(
        ([x, y]) => Math.hypot(x, y) <= 8 * r,
      );
      const drawn: Shape[] = [
        { shape: 'line', color: 2, points: path },
        {
          shape: 'line',
          dashed: true,
          points: [
            [0, 0],
            [r, 0],
          ],
        },
        { shape: 'circle', color: 3, center: [0, 0], radius: surface },
      ];
      return drawn;
    },
  },
  cautions: [
    {
      level: 'caution',
      when: ({ body, radius, altitude }) =>
        looksLikeRadius(altitude, body === 'custom' ? radius! : radiusOf(body as Body)),
      says: 'The altitude is near the radius of the body: it counts from the surface. If it is the distance from the center, take the radius off.',
    },
    {
      level: 'caution',
      when: ({ body, altitude }) => isInAir(body, altitude),
      says: 'So low the air of the planet slows a spacecraft down and heats it, which is reckoned without: below about 200 km at Venus, the Earth and Mars, 1,700 km at the giant planets.',
    },
    {
      level: 'caution',
      when: ({ body, aim }) => body !== 'custom' && isAbove(aim, influenceOf(body as Body)),
      says: 'The path passes outside of the sphere of influence of the body, or aims past it, so slowly it comes: two bodies alone describe it badly.',
    },
    {
      level: 'note',
      when: ({ approach, side, turn }) =>
        approach !== undefined &&
        !isStraight(approach) &&
        (side === 'behind' ? isBelow(approach, turn / 2) : isAbove(approach, Math.PI - turn / 2)),
      says: 'Turned so far, the spacecraft swings through to the other side: aimed behind the body, it passes ahead of it at periapsis and loses speed; aimed ahead of it, it passes behind and gains.',
    },
    {
      level: 'note',
      when: ({ approach }) => approach !== undefined && isStraight(approach),
      says: 'Along the motion of the body no side of it is behind or ahead: both give the same.',
    },
    {
      level: 'note',
      when: ({ approach }) => looksLikeRadians(approach ?? 0, Math.PI),
      says: 'Such a small angle with several decimals is often one in radians: if it is, send it with the unit rad.',
    },
  ],
  explanation: ({ body, view, approach, side }) => {
    const place = inWords(body);
    const alone = `Passing ${place} at {altitude} with an excess velocity of {excess}, the spacecraft is turned by {turn}, which changes the vector of its velocity by {change}; the incoming path aims {aim} beside the center.`;
    if (view === 'body') return alone;
    const center =
      body === 'custom' ? 'Around what it orbits' : body === 'moon' ? 'Around the Earth' : 'Around the Sun';
    return `${alone} ${center}, where the body moves at {bodyMotion}, the spacecraft, aimed ${isStraight(approach!) ? 'beside' : side === 'ahead' ? 'ahead of' : 'behind'} it, {gain|loses {|gain|}|keeps its speed|gains {|gain|}}, from {speedBefore} to {speedAfter}.`;
  },
  examples: [
    {
      inputs: { altitude: 277400, excess: 10.8 },
      results: {
        turn: 98.3787534577,
        change: 16.3484760507,
        aim: 937876.180522,
        eccentricity: 1.32122406597,
        periapsisSpeed: 29.0320865759,
      },
      source: 'Python: e and δ of energy and angular momentum of the asymptote',
    },
    {
      inputs: { altitude: 277400, excess: 10.8, view: 'sun', approach: 60, side: 'behind' },
      results: {
        bodyMotion: 13.0578271133,
        speedBefore: 20.6923024757,
        speedAfter: 22.5444407112,
        gain: 1.85213823553,
      },
      source: 'Python: the vector of the excess velocity turned by a matrix, added to √(GM/a) of Jupiter',
    },
    {
      inputs: {
        body: 'custom',
        gravity: 324900,
        radius: 6052,
        altitude: 300,
        excess: 3.7334359484896247,
        view: 'sun',
        approach: 48.14703850408659,
        otherSpeed: 35.02070674829,
        side: 'ahead',
      },
      results: { turn: 103.598739455, speedBefore: 37.614672111, speedAfter: 31.781266923, gain: -5.833405188 },
      source: 'Python: vectors with the data of Curtis, example 8.6, the approach on the dark side of Venus',
    },
    {
      inputs: {
        body: 'custom',
        gravity: 324900,
        radius: 6052,
        altitude: 300,
        excess: 3.7334359484896247,
        view: 'sun',
        approach: 48.14703850408659,
        otherSpeed: 35.02070674829,
      },
      results: { speedAfter: 37.265030947, gain: -0.349641164 },
      cautions: ['swings through'],
      source: 'Python: vectors with the data of Curtis, example 8.6, the approach on the sunlit side',
    },
    {
      inputs: { body: 'moon', altitude: 100, excess: 0.9, view: 'sun', approach: 100, side: 'behind' },
      results: {
        turn: 100.19372296,
        bodyMotion: 1.01830341063,
        speedBefore: 1.23638751178,
        speedAfter: 1.91830067984,
        gain: 0.681913168058,
      },
      source: 'Python: vectors; the Moon at √(GM/384400 km)',
    },
    {
      inputs: { body: 'earth', altitude: 303, excess: 8.949 },
      results: { turn: 50.5450168658, change: 7.6410860885, aim: 10542.5264211 },
      source: 'Python: energy and angular momentum',
    },
    {
      inputs: { body: 'venus', altitude: 150, excess: 5 },
      results: { turn: 85.2075853122, change: 6.76924693658 },
      cautions: ['slows a spacecraft down'],
      source: 'Python: energy and angular momentum',
    },
    {
      inputs: { altitude: 75000, excess: 10 },
      results: { turn: 127.365180629, aim: 626602.884358 },
      cautions: ['near the radius of the body'],
      source: 'Python: energy and angular momentum',
    },
    {
      inputs: { body: 'mercury', altitude: 300000, excess: 6 },
      results: { turn: 0.231410918167, eccentricity: 495.186821004 },
      cautions: ['sphere of influence'],
      source: 'Python: energy and angular momentum',
    },
    {
      inputs: { altitude: 0, excess: 10 },
      results: { turn: 142.3761894868 },
      cautions: ['slows a spacecraft down'],
      source: 'Python: energy and angular momentum',
    },
    {
      inputs: { altitude: 277400, excess: 10.8, view: 'sun', approach: 0, side: 'ahead' },
      results: { speedBefore: 23.85782711333, gain: -8.171918211897 },
      cautions: ['no side of it'],
      source: 'Python: vectors',
    },
    {
      inputs: { altitude: 277400, excess: 10.8, view: 'sun', approach: 150, side: 'ahead' },
      results: { gain: 6.987215215261 },
      cautions: ['swings through'],
      source: 'Python: vectors',
    },
    {
      inputs: { altitude: 5000000, excess: 10.8, view: 'sun', approach: 1.0472, side: 'ahead' },
      results: { gain: -0.4087889411656 },
      cautions: ['one in radians'],
      source: 'Python: vectors',
    },
    {
      inputs: { body: 'mars', altitude: 250, excess: 5, view: 'sun', approach: 90, side: 'ahead', bodySpeed: 26.5 },
      results: { bodyMotion: 26.5, gain: -3.1616601478 },
      source: 'Python: vectors, with Mars at perihelion',
    },
  ],
  notes: [
    'All in the plane of the motion of the body; two bodies at a time (patched conics), no drag, rings or moons.',
    'The body loses or gains as much momentum as the spacecraft gains or loses.',
  ],
  references: [
    {
      title:
        'Curtis: Orbital Mechanics for Engineering Students, 2nd ed. (2009), §8.9 and example 8.6 (data as public code quotes them)',
    },
    {
      title: 'Park et al.: The JPL Planetary and Lunar Ephemerides DE440 and DE441, AJ 161 (2021) 105',
      url: 'https://doi.org/10.3847/1538-3881/abd414',
    },
    { title: 'JPL: Approximate Positions of the Planets', url: 'https://ssd.jpl.nasa.gov/planets/approx_pos.html' },
  ],
});
