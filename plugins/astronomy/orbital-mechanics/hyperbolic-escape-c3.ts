import {
  choice,
  constant,
  defineCalculator,
  isAbove,
  isBelow,
  isNear,
  noResult,
  number,
  quantity,
} from '@reckoner/engine';
import {
  type Body,
  bodyRadius,
  centralBodies,
  gravitationalParameter,
  gravityOf,
  influenceOf,
  inWords,
  isInAir,
  looksLikeRadius,
  radiusOf,
} from './shared/bodies.js';

const reach = (body: Body | 'custom', radius: number | undefined) => (body === 'custom' ? radius! : radiusOf(body));

/** v² = C3 + 2μ/r at periapsis; the burn by the difference of squares where that cancels. */
export default defineCalculator({
  title: 'Hyperbolic excess velocity and C3',
  description:
    'Hyperbolic excess velocity, characteristic energy C3 and the burn from a parking orbit that gives them, from any of these.',
  keywords: [
    'characteristic energy',
    'v infinity',
    'hyperbolic excess speed',
    'Oberth effect',
    'departure burn',
    'trans-Mars injection delta-v',
    'escape hyperbola',
  ],
  inputs: {
    body: choice(centralBodies, { label: 'Body', default: 'earth' }),
    gravity: { ...gravitationalParameter, when: { body: 'custom' } },
    radius: { ...bodyRadius, when: { body: 'custom' } },
    altitude: quantity('km', {
      label: 'Altitude of the parking orbit',
      help: 'Above the surface, at the equator; of an ellipse that of its periapsis, where the burn is made.',
      symbol: 'h_p',
      min: 0,
      max: 1e9,
    }),
    apoapsis: quantity('km', {
      label: 'Apoapsis altitude of the parking orbit',
      help: 'Only for an ellipse: a circle where it is left out.',
      symbol: 'h_a',
      min: 0,
      max: 1e9,
      optional: true,
    }),
    known: choice(
      {
        excess: { label: 'Hyperbolic excess velocity', also: ['v infinity', 'v∞'] },
        energy: { label: 'Characteristic energy C3', also: ['C3'] },
        burn: { label: 'Burn from the parking orbit', also: ['delta-v', 'Δv'] },
        speed: 'Speed at periapsis after the burn',
      },
      { label: 'Known', default: 'excess' },
    ),
    excess: quantity('km/s', {
      label: 'Hyperbolic excess velocity',
      help: 'Relative to the body, not to the Sun.',
      symbol: 'v_{\\infty}',
      min: 0,
      max: 1000,
      usual: [0, 100],
      when: { known: 'excess' },
    }),
    energy: quantity('km^2/s^2', {
      label: 'Characteristic energy C3',
      help: 'The square of the excess velocity; below 0 where the body is not left, as on the way to the Moon.',
      symbol: 'C_3',
      min: -1e6,
      max: 1e6,
      usual: [-100, 500],
      when: { known: 'energy' },
    }),
    burn: quantity('km/s', {
      label: 'Burn from the parking orbit',
      symbol: '\\Delta v',
      min: 0,
      max: 1000,
      usual: [0, 30],
      when: { known: 'burn' },
    }),
    speed: quantity('km/s', {
      label: 'Speed at periapsis after the burn',
      symbol: 'v_p',
      above: 0,
      max: 1000,
      usual: [0.1, 300],
      when: { known: 'speed' },
    }),
  },
  outputs: {
    c3: quantity('km^2/s^2', { label: 'Characteristic energy C3', symbol: 'C_3', places: 3 }),
    excessSpeed: quantity('km/s', {
      label: 'Hyperbolic excess velocity',
      symbol: 'v_{\\infty}',
      places: 4,
      optional: true,
    }),
    deltaV: quantity('km/s', { label: 'Burn at periapsis', symbol: '\\Delta v', places: 4 }),
    speedAfter: quantity('km/s', { label: 'Speed at periapsis after the burn', symbol: 'v_p', places: 4 }),
    speedBefore: quantity('km/s', { label: 'Speed at periapsis before the burn', symbol: 'v_0', places: 4 }),
    escapeSpeed: quantity('km/s', { label: 'Escape velocity there', symbol: 'v_e', places: 4 }),
    eccentricity: number({ label: 'Eccentricity after the burn', symbol: 'e', places: 5 }),
    apoapsisAfter: quantity('km', {
      label: 'Apoapsis altitude after the burn',
      symbol: 'h_f',
      places: 0,
      optional: true,
    }),
    asymptote: quantity('rad', {
      label: 'Angle from periapsis to the outgoing asymptote',
      unit: 'deg',
      symbol: '\\nu_{\\infty}',
      places: 2,
      optional: true,
    }),
    saved: quantity('km/s', {
      label: 'Saved by one low burn',
      help: 'Against a burn that just escapes, followed by one far away that gives the excess velocity.',
      symbol: '\\Delta v_s',
      places: 4,
      optional: true,
    }),
  },
  formula: ({ body, gravity, radius, altitude, apoapsis, known, excess, energy, burn, speed }) => {
    const mu = body === 'custom' ? gravity : gravityOf(body);
    const surface = body === 'custom' ? radius : radiusOf(body);
    const r = surface + altitude;
    const a = apoapsis === undefined ? r : surface + (altitude + apoapsis) / 2;
    const speedBefore = Math.sqrt((mu / r) * (apoapsis === undefined ? 1 : (surface + apoapsis) / a));
    const escapeSpeed = Math.sqrt((2 * mu) / r);
    const gain =
      known === 'excess'
        ? excess ** 2 + mu / a
        : known === 'energy'
          ? energy + mu / a
          : known === 'burn'
            ? burn * (burn + 2 * speedBefore)
            : (speed - speedBefore) * (speed + speedBefore);
    if (isBelow(gain, (-1e-5 * mu) / a))
      throw noResult('The parking orbit has more energy than that already: it would take a burn against the motion.');
    const rest = gain - mu / a;
    const c3 =
      known === 'excess'
        ? excess ** 2
        : known === 'energy'
          ? energy
          : isNear(rest, constant(0, 'km^2/s^2'), (1e-13 * mu) / a)
            ? constant(0, 'km^2/s^2')
            : rest;
    const speedAfter = Math.sqrt(speedBefore ** 2 + Math.max(gain, constant(0, 'km^2/s^2')));
    const eccentricity = Math.max(1 + (r * c3) / mu, 0);
    const both = {
      c3,
      deltaV: Math.max(gain, constant(0, 'km^2/s^2')) / (speedAfter + speedBefore),
      speedAfter,
      speedBefore,
      escapeSpeed,
      eccentricity,
    };
    if (c3 < 0) return { ...both, apoapsisAfter: (-mu / c3) * (1 + eccentricity) - surface };
    const excessSpeed = known === 'excess' ? excess : Math.sqrt(c3);
    const beyond = (r * c3) / mu;
    return {
      ...both,
      excessSpeed,
      asymptote: Math.PI - Math.atan(Math.sqrt(beyond * (2 + beyond))),
      saved: excessSpeed * (1 - excessSpeed / (speedAfter + escapeSpeed)),
    };
  },
  shown: ({ c3, excessSpeed, eccentricity, speedAfter, speedBefore, escapeSpeed }) => ({
    c3: excessSpeed === undefined ? undefined : excessSpeed ** 2,
    deltaV: speedAfter - speedBefore,
    speedAfter: Math.sqrt(c3 + escapeSpeed ** 2),
    asymptote: excessSpeed === undefined ? undefined : Math.acos(-1 / eccentricity),
    saved: excessSpeed === undefined ? undefined : excessSpeed + escapeSpeed - speedAfter,
  }),
  figure: {
    kind: 'curve',
    title: 'Burn over excess velocity',
    x: { of: 'excessSpeed' },
    y: { of: 'deltaV' },
    curve: ({ excessSpeed, deltaV, saved, escapeSpeed, speedBefore }) =>
      excessSpeed === undefined || saved === undefined
        ? undefined
        : {
            from: 0 * excessSpeed,
            to: Math.max(2 * excessSpeed, 0.5 * escapeSpeed),
            lines: [
              { label: 'One low burn', y: (v) => Math.sqrt(v ** 2 + escapeSpeed ** 2) - speedBefore },
              { label: 'Escape, then a burn far away', dashed: true, y: (v) => escapeSpeed - speedBefore + v },
            ],
            marks: [{ x: excessSpeed, y: deltaV, label: 'Δv' }],
          },
  },
  requires: [
    {
      that: ({ altitude, apoapsis }) => altitude <= apoapsis,
      field: 'apoapsis',
      says: 'The apoapsis, {apoapsis}, must not be below the periapsis, {altitude}, at which the burn is made.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ body, radius, altitude }) => looksLikeRadius(altitude, reach(body, radius)),
      says: 'The altitude is near the radius of the body: it counts from the surface. If it is the distance from the center, take the radius off.',
    },
    {
      level: 'note',
      when: ({ body, altitude }) => body === 'earth' && altitude < 160,
      says: 'Below about 160 km the air of the Earth brings a satellite down within hours or days.',
    },
    {
      level: 'note',
      when: ({ body, altitude }) => body !== 'earth' && isInAir(body, altitude),
      says: 'So low the air of the planet slows a spacecraft down and heats it: a parking orbit there does not last.',
    },
    {
      level: 'caution',
      when: ({ body, altitude, apoapsis }) =>
        body !== 'custom' &&
        body !== 'sun' &&
        isAbove((apoapsis ?? altitude) + radiusOf(body as Body), influenceOf(body as Body)),
      says: 'The parking orbit itself reaches beyond the sphere of influence of the body: out there another one rules, and two bodies alone describe it badly.',
    },
    {
      level: 'caution',
      when: ({ body, apoapsisAfter }) =>
        apoapsisAfter !== undefined &&
        body !== 'custom' &&
        body !== 'sun' &&
        isAbove(apoapsisAfter + radiusOf(body as Body), influenceOf(body as Body)),
      says: 'The apoapsis lies beyond the sphere of influence of the body: out there another one rules, and the orbit may well not come back.',
    },
  ],
  explanation: ({ body, apoapsis, excessSpeed, c3 }) => {
    const orbit = apoapsis === undefined ? 'From a circle' : 'From the periapsis';
    const place = inWords(body);
    if (excessSpeed === undefined)
      return `${orbit} {altitude} above ${place} a burn of {deltaV} gives a C3 of {c3}, below 0: the orbit stays bound, with its apoapsis {apoapsisAfter} above the surface.`;
    if (c3 === 0)
      return `${orbit} {altitude} above ${place} a burn of {deltaV} just escapes, on a parabola: the C3 and the excess velocity are 0.`;
    return `${orbit} {altitude} above ${place} a burn of {deltaV} gives a C3 of {c3}, a hyperbolic excess velocity of {excessSpeed}. That is {saved} less than to escape first and to burn again far away.`;
  },
  examples: [
    {
      inputs: { altitude: 300, excess: 2.943 },
      results: {
        c3: 8.661249,
        excessSpeed: 2.943,
        deltaV: 3.58953876207,
        speedAfter: 11.3152989942,
        speedBefore: 7.72576023208,
        escapeSpeed: 10.9258748998,
        eccentricity: 1.14511024411,
        asymptote: 150.841870758,
        saved: 2.55357590569,
      },
      source:
        'Python: speeds by the vis-viva equation, e of the angular momentum, ν∞ = acos(-1/e). A course has 3.59 km/s, as a public test suite quotes it',
    },
    {
      inputs: { altitude: 200, known: 'energy', energy: 157.6561 },
      results: { excessSpeed: 12.5561180307, deltaV: 8.9144077176, asymptote: 106.119285469 },
      source:
        'Python: speeds by the vis-viva equation, e of the angular momentum, ν∞ = acos(-1/e); the C3 of New Horizons in the documentation of poliastro',
    },
    {
      inputs: { altitude: 185, known: 'energy', energy: -2 },
      results: { c3: -2, deltaV: 3.1369183196, eccentricity: 0.9670690932, apoapsisAfter: 385659.1678 },
      source: 'Python: vis-viva equation, 2a - r with a = -μ/C3; toward the Moon',
    },
    {
      inputs: { body: 'mars', altitude: 300, apoapsis: 30000, known: 'burn', burn: 1 },
      results: {
        c3: 7.82637487838,
        excessSpeed: 2.79756588455,
        speedBefore: 4.56782823641,
        asymptote: 126.645344395,
        saved: 2.04371068418,
      },
      source: 'Python: speeds by the vis-viva equation, e of the angular momentum, ν∞ = acos(-1/e)',
    },
    {
      inputs: { altitude: 200, known: 'burn', burn: 0.5 },
      results: { c3: -52.5604692216, apoapsisAfter: 2211.03510903 },
      source: 'Python: vis-viva equation',
    },
    {
      inputs: { body: 'custom', gravity: 1000, radius: 1000, altitude: 100, known: 'speed', speed: 1.4381174563233068 },
      results: { c3: 0.25, excessSpeed: 0.5, deltaV: 0.484654867078, eccentricity: 1.275 },
      source: 'Python: √(0.25 + 2000/1100) before',
    },
    {
      inputs: { body: 'custom', gravity: 2, radius: 1, altitude: 0, known: 'speed', speed: 2 },
      results: { c3: 0, excessSpeed: 0, deltaV: 0.585786437627, eccentricity: 1, asymptote: 180, saved: 0 },
      source: 'By hand: √(2 × 2/1) = 2; 2 - √2',
    },
    {
      inputs: { altitude: 300, known: 'energy', energy: -59.687 },
      results: { c3: -59.687, deltaV: 0.00002402112908, apoapsisAfter: 300.083055975 },
      source: 'Python: vis-viva equation; nearly the circle itself, of -μ/r = -59.68737',
    },
    {
      inputs: { altitude: 200, known: 'energy', energy: -0.5 },
      results: { deltaV: 3.20161381692, apoapsisAfter: 1581445.4932 },
      cautions: ['sphere of influence'],
      source: 'Python: vis-viva equation',
    },
    {
      inputs: { altitude: 6578, excess: 3 },
      results: { deltaV: 2.85160441458 },
      cautions: ['near the radius of the body'],
      source: 'Python: vis-viva equation',
    },
    {
      inputs: { altitude: 120, excess: 3 },
      results: { deltaV: 3.64322185108 },
      cautions: ['within hours or days'],
      source: 'Python: vis-viva equation',
    },
    {
      inputs: { body: 'venus', altitude: 150, excess: 3 },
      results: { deltaV: 3.428463502117 },
      cautions: ['does not last'],
      source: 'Python: vis-viva equation',
    },
    {
      inputs: { altitude: 300, apoapsis: 1000000, excess: 3 },
      results: { deltaV: 0.4404545290723 },
      cautions: ['The parking orbit itself'],
      source: 'Python: vis-viva equation',
    },
    {
      inputs: { altitude: 300, known: 'energy', energy: -60 },
      noResult: 'against the motion',
      source: 'By hand: -μ/r is -59.69',
    },
    { inputs: { altitude: 300, apoapsis: 200, excess: 3 }, refused: 'must not be below', source: 'By definition' },
  ],
  notes: [
    'Burns without duration, at periapsis and along the motion. No other bodies, no drag, no change of plane.',
    'C3 is v∞², twice the energy per mass: some authors call the energy itself, half of it, C3.',
  ],
  references: [
    {
      title: 'Curtis: Orbital Mechanics for Engineering Students, 2nd ed. (2009), §8.6',
    },
    { title: 'Bate, Mueller, White: Fundamentals of Astrodynamics (1971), §1.10, §8.3' },
    {
      title: 'Park et al.: The JPL Planetary and Lunar Ephemerides DE440 and DE441, AJ 161 (2021) 105',
      url: 'https://doi.org/10.3847/1538-3881/abd414',
    },
  ],
});
