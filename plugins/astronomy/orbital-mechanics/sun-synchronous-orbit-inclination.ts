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
  roundTo,
} from '@reckoner/engine';
import { gravityOf, radiusOf } from './shared/bodies.js';

/** The mean motion of the Sun: once around in a tropical year of 365.24219 days. */
const SUN = (2 * Math.PI) / constant(31556925.216, 's');
/** Second zonal harmonic of the Earth in EGM96. */
const J2 = 0.00108262668;

/** Where the perigee does not turn: sin² i = 4/5, on a westward orbit. */
const FROZEN = Math.PI - Math.asin(Math.sqrt(4 / 5));

/** a^(7/2) (1 - e²)² of an orbit whose node goes with the Sun at an inclination of 180°. */
const limit = () => (1.5 * J2 * radiusOf('earth') ** 2 * Math.sqrt(gravityOf('earth'))) / SUN;

/** dΩ/dt = -3/2 J2 (R/p)² n cos i is set equal to the mean motion of the Sun. */
export default defineCalculator({
  title: 'Sun-synchronous orbit',
  description:
    'Inclination at which an orbit around the Earth keeps its local solar time, from its altitude, or the altitude from the inclination, with period and revolutions a day.',
  keywords: [
    'SSO inclination',
    'heliosynchronous orbit',
    'nodal precession',
    'J2 node drift',
    'sun-synchronous altitude',
  ],
  inputs: {
    known: choice({ altitude: 'Altitude', inclination: 'Inclination' }, { label: 'Known', default: 'altitude' }),
    altitude: quantity('km', {
      label: 'Mean altitude',
      help: 'Semi-major axis less the equatorial radius of 6378.137 km: on a circle the altitude above the equator.',
      symbol: 'h',
      min: 0,
      max: 100000,
      when: { known: 'altitude' },
    }),
    inclination: quantity('rad', {
      label: 'Inclination',
      help: 'Above 90°: such orbits run westward.',
      unit: 'deg',
      symbol: 'i',
      above: 90,
      max: 180,
      when: { known: 'inclination' },
    }),
    eccentricity: number({ label: 'Eccentricity', symbol: 'e', min: 0, max: 0.9, default: 0 }),
  },
  outputs: {
    tilt: quantity('rad', { label: 'Inclination', unit: 'deg', symbol: 'i', places: 3 }),
    height: quantity('km', { label: 'Mean altitude', symbol: 'h', places: 2 }),
    semiMajorAxis: quantity('km', { label: 'Semi-major axis', symbol: 'a', places: 2 }),
    perigee: quantity('km', { label: 'Altitude of the perigee', symbol: 'h_p', places: 2 }),
    apogee: quantity('km', { label: 'Altitude of the apogee', symbol: 'h_a', places: 2 }),
    period: quantity('s', { label: 'Period', help: 'Of the ellipse alone.', unit: 'min', symbol: 'T', places: 3 }),
    nodalPeriod: quantity('s', {
      label: 'Period from node to node',
      help: 'From one northward crossing of the equator to the next, with J2: as ground tracks repeat.',
      unit: 'min',
      symbol: 'T_\\Omega',
      places: 3,
    }),
    revolutions: number({
      label: 'Revolutions a mean solar day',
      help: 'From node to node.',
      symbol: 'N',
      places: 3,
    }),
    drift: quantity('rad/s', { label: 'Drift of the node', unit: 'deg/d', symbol: '\\dot\\Omega', places: 6 }),
  },
  formula: ({ known, altitude, inclination, eccentricity }) => {
    const roundness = (1 - eccentricity ** 2) ** 2;
    const share =
      known === 'altitude' ? ((radiusOf('earth') + altitude) ** 3.5 * roundness) / limit() : -Math.cos(inclination);
    if (isAbove(share, 1.00001))
      throw noResult(
        'So high the flattened Earth does not turn the orbit as fast as the Sun moves: on a circle that ends 5,974 km above the equator. An altitude counts from the surface, not from the center.',
      );
    const semiMajorAxis =
      known === 'altitude' ? radiusOf('earth') + altitude : ((limit() * share) / roundness) ** (2 / 7);
    const perigee = semiMajorAxis * (1 - eccentricity) - radiusOf('earth');
    if (isBelow(perigee, constant(0, 'km')))
      throw noResult(
        'The perigee would be below the surface: take less eccentricity, more altitude, or an inclination above 95.677°, where circles begin.',
      );
    const period = 2 * Math.PI * Math.sqrt(semiMajorAxis ** 3 / gravityOf('earth'));
    const tilt = known === 'altitude' ? Math.acos(-Math.min(share, 1)) : inclination;
    const bulge = 0.75 * J2 * (radiusOf('earth') / (semiMajorAxis * (1 - eccentricity ** 2))) ** 2;
    const mean = Math.sqrt(1 - eccentricity ** 2) * (2 - 3 * Math.sin(tilt) ** 2);
    const nodalPeriod = period / (1 + bulge * (mean + 4 - 5 * Math.sin(tilt) ** 2));
    return {
      tilt,
      height: semiMajorAxis - radiusOf('earth'),
      semiMajorAxis,
      perigee,
      apogee: semiMajorAxis * (1 + eccentricity) - radiusOf('earth'),
      period,
      nodalPeriod,
      revolutions: constant(86400, 's') / nodalPeriod,
      drift: SUN,
    };
  },
  shown: ({ tilt, semiMajorAxis, eccentricity, drift, period, nodalPeriod }) => ({
    tilt: Math.acos(
      (-2 * drift * semiMajorAxis ** 3.5 * (1 - eccentricity ** 2) ** 2) /
        (3 * J2 * radiusOf('earth') ** 2 * Math.sqrt(gravityOf('earth'))),
    ),
    nodalPeriod:
      period /
      (1 +
        ((3 * J2) / 4) *
          (radiusOf('earth') / (semiMajorAxis * (1 - eccentricity ** 2))) ** 2 *
          (Math.sqrt(1 - eccentricity ** 2) * (2 - 3 * Math.sin(tilt) ** 2) + 4 - 5 * Math.sin(tilt) ** 2)),
    revolutions: constant(86400, 's') / nodalPeriod,
  }),
  figure: {
    kind: 'curve',
    title: 'Inclination over altitude',
    x: { of: 'height' },
    y: { of: 'tilt' },
    curve: ({ eccentricity, height, tilt }) => {
      const radius = radiusOf('earth');
      const bent = (1 - eccentricity ** 2) ** 2;
      return {
        from: Math.max(0, radius / (1 - eccentricity) - radius),
        to: Math.max(Math.min(2 * height, 5000), 1000, 1.05 * height),
        lines: [
          {
            y: (altitude) => {
              const share = ((radius + altitude) ** 3.5 * bent) / limit();
              return share > 1 ? Number.NaN : Math.acos(-share);
            },
          },
        ],
        marks: [{ x: height, y: tilt, label: 'i' }],
      };
    },
  },
  cautions: [
    {
      level: 'note',
      when: ({ perigee }) => isBelow(roundTo(perigee, 2), constant(160, 'km')),
      says: 'Below about 160 km the air of the Earth brings a satellite down within hours or days.',
    },
    {
      level: 'note',
      when: ({ eccentricity, tilt }) => eccentricity > 0.01 && !isNear(tilt, FROZEN, 1e-5),
      says: 'The flattening turns the perigee along the orbit, too, except at an inclination of 116.565°: the altitude over a place changes within weeks.',
    },
  ],
  explanation: ({ known }) =>
    known === 'altitude'
      ? 'At a mean altitude of {height} and an eccentricity of {eccentricity} an inclination of {tilt} lets the node drift eastward by {drift}, as the mean Sun does: on each of its {revolutions} revolutions a day the satellite crosses the equator northward at the same local time.'
      : 'With an inclination of {tilt} and an eccentricity of {eccentricity} a mean altitude of {height} lets the node drift eastward by {drift}, as the mean Sun does: on each of its {revolutions} revolutions a day the satellite crosses the equator northward at the same local time.',
  examples: [
    {
      inputs: { altitude: 800 },
      results: {
        tilt: 98.603110653708,
        semiMajorAxis: 7178.137,
        period: 100.8735591582,
        nodalPeriod: 100.9914541025,
        revolutions: 14.25863220603,
        drift: 0.98564735908521,
        perigee: 800,
        apogee: 800,
      },
      source:
        'Python: root of the J2 drift of the node less 360° a tropical year; Vallado and SMAD have 98.6°, as a public test suite quotes them',
    },
    {
      inputs: { altitude: 705 },
      results: { tilt: 98.208383315457, period: 98.8776629383, revolutions: 14.54583805522 },
      source: 'Python: the same; an open design tool has 98.208° and 98.88 min for a = 7083.1 km',
    },
    {
      inputs: { known: 'inclination', inclination: 98.6 },
      results: { height: 799.26393496554, semiMajorAxis: 7177.4009349655, tilt: 98.6 },
      source: 'Python: the same, solved for a',
    },
    {
      inputs: { known: 'inclination', inclination: 180 },
      results: { height: 5974.3577401387, tilt: 180 },
      source: 'Python: the same; a public test suite has a = 12,352 km as the limit',
    },
    {
      inputs: { altitude: 3000, eccentricity: 0.2 },
      results: { tilt: 110.57333286199, perigee: 1124.3726, apogee: 4875.6274, period: 150.638016772779 },
      cautions: ['turns the perigee'],
      source: 'Python: the same with p = a (1 - e²); by hand: 9378.137 × 0.8 and × 1.2',
    },
    {
      inputs: { altitude: 699.563, eccentricity: 0.0001 },
      results: { revolutions: 14.56256666124 },
      source:
        'mpmath: rates of M and ω by J2; the track of Landsat comes back after 233 revolutions in 16 days, 14.5625 a day',
    },
    {
      inputs: { altitude: 100 },
      results: { height: 100 },
      cautions: ['within hours or days'],
      source: 'By definition',
    },
    { inputs: { altitude: 7083 }, noResult: '5,974 km', source: 'Python: beyond the limit' },
    {
      inputs: { known: 'inclination', inclination: 95 },
      noResult: 'below the surface',
      source: 'Python: 95.677° at the surface',
    },
    { inputs: { altitude: 800, eccentricity: 0.2 }, noResult: 'below the surface', source: 'By hand: 0.8 × 7178' },
  ],
  notes: [
    'First-order drift by J2 alone: higher harmonics, the Sun and the Moon shift the inclination by some thousandths of a degree, and drag changes it over months.',
    'From node to node: the period of the ellipse, with the secular J2 rates of the mean anomaly and of the perigee for a mean semi-major axis.',
    'The local time is that of the mean Sun, and the node is counted along the moving equinox of date.',
    'Constants: WGS 84, J2 of EGM96. Radius at the equator: over the poles the same orbit is 21 km higher.',
  ],
  references: [
    { title: 'Vallado: Fundamentals of Astrodynamics and Applications, 4th ed. (2013), §9.6, §11.4.1' },
    { title: 'Curtis: Orbital Mechanics for Engineering Students, 2nd ed. (2009), §4.7' },
    { title: 'NASA/NIMA: The Development of the Joint EGM96, NASA/TP-1998-206861' },
  ],
});
