import { choice, constant, defineCalculator, isAbove, isAtMost, percent, quantity } from '@reckoner/engine';
import { looksLikeRadians } from './shared/angles.js';
import { gravityOf, looksLikeRadius, radiusOf } from './shared/bodies.js';

/** The Earth turns once against the stars in 86 164.0905 s. */
const TURN = (2 * Math.PI) / constant(86164.0905, 's');

/** Plane triangle of center, satellite and rim; sums of squares in forms that do not cancel. */
export default defineCalculator({
  title: 'Satellite footprint and pass time',
  description:
    'Footprint of a satellite on the Earth: central angle, slant range, swath, area and the longest pass, from its altitude and the lowest elevation or the half angle of its view.',
  keywords: [
    'satellite coverage',
    'Earth central angle',
    'slant range',
    'swath width',
    'maximum pass duration',
    'horizon distance of a satellite',
    'nadir angle',
  ],
  inputs: {
    altitude: quantity('km', {
      label: 'Altitude of the satellite',
      help: 'Above the surface, on a circle.',
      symbol: 'h',
      min: 1,
      max: 1e6,
    }),
    known: choice(
      {
        elevation: { label: 'Lowest elevation', also: ['elevation', 'minimum elevation'] },
        view: { label: 'Half angle of the view', also: ['nadir angle', 'half cone'] },
      },
      { label: 'Known', default: 'elevation' },
    ),
    elevation: quantity('rad', {
      label: 'Lowest elevation above the horizon',
      help: 'From which the satellite is of use: 0° to the horizon itself.',
      unit: 'deg',
      symbol: '\\varepsilon',
      min: 0,
      below: 90,
      default: 5,
      when: { known: 'elevation' },
    }),
    view: quantity('rad', {
      label: 'Half angle of the view',
      help: 'From straight down to the rim: half of the whole cone.',
      unit: 'deg',
      symbol: '\\eta_1',
      above: 0,
      below: 90,
      when: { known: 'view' },
    }),
  },
  outputs: {
    central: quantity('rad', {
      label: 'Earth central angle',
      help: 'From the point below the satellite to the rim.',
      unit: 'deg',
      symbol: '\\lambda',
      places: 3,
    }),
    range: quantity('km', { label: 'Slant range to the rim', symbol: 'D', places: 1 }),
    swath: quantity('km', {
      label: 'Swath width',
      help: 'Across the footprint, along the ground.',
      symbol: 'w',
      places: 1,
    }),
    area: quantity('km^2', { label: 'Area of the footprint', symbol: 'A', places: 0 }),
    share: percent({ label: 'Share of the Earth', symbol: 's', places: 3 }),
    nadir: quantity('rad', { label: 'Half angle of the view', unit: 'deg', symbol: '\\eta', places: 3 }),
    rim: quantity('rad', { label: 'Elevation at the rim', unit: 'deg', symbol: '\\varepsilon', places: 3 }),
    horizon: quantity('rad', {
      label: 'Angular radius of the Earth',
      help: 'As the satellite sees it.',
      unit: 'deg',
      symbol: '\\rho',
      places: 3,
    }),
    period: quantity('s', { label: 'Period', unit: 'min', symbol: 'T', places: 2 }),
    pass: quantity('s', { label: 'Longest pass, if the Earth stood still', unit: 'min', symbol: 't', places: 2 }),
    westward: quantity('s', {
      label: 'Longest pass, westward along the equator',
      unit: 'min',
      symbol: 't_w',
      places: 2,
    }),
    eastward: quantity('s', {
      label: 'Longest pass, eastward along the equator',
      unit: 'min',
      symbol: 't_e',
      places: 2,
      optional: true,
    }),
  },
  formula: ({ altitude, known, elevation, view }) => {
    const R = radiusOf('earth');
    const r = R + altitude;
    const square = altitude * (2 * R + altitude);
    const horizon = Math.atan(R / Math.sqrt(square));
    const half = known === 'view' ? Math.min(view, horizon) : 0;
    const range =
      known === 'elevation'
        ? square / (Math.sqrt((R * Math.sin(elevation)) ** 2 + square) + R * Math.sin(elevation))
        : square /
          (r * Math.cos(half) + Math.sqrt(Math.max((R - r * Math.sin(half)) * (R + r * Math.sin(half)), 0 * square)));
    const central =
      known === 'elevation'
        ? Math.atan2(range * Math.cos(elevation), R + range * Math.sin(elevation))
        : Math.atan2(range * Math.sin(half), r - range * Math.cos(half));
    const nadir =
      known === 'view' ? half : Math.atan2(R * Math.sin(central), altitude + 2 * R * Math.sin(central / 2) ** 2);
    const n = Math.sqrt(gravityOf('earth') / r) / r;
    const found = {
      central,
      range,
      swath: 2 * R * central,
      area: 4 * Math.PI * (R * Math.sin(central / 2)) ** 2,
      share: Math.sin(central / 2) ** 2,
      nadir,
      rim: known === 'elevation' ? elevation : Math.max(Math.PI / 2 - nadir - central, 0),
      horizon,
      period: (2 * Math.PI) / n,
      pass: (2 * central) / n,
      westward: (2 * central) / (n + TURN),
    };
    return isAbove(n, 1.001 * TURN) ? { ...found, eastward: (2 * central) / (n - TURN) } : found;
  },
  shown: ({ altitude, central, nadir, rim, period }) => ({
    horizon: Math.asin(radiusOf('earth') / (radiusOf('earth') + altitude)),
    nadir: Math.asin((radiusOf('earth') * Math.cos(rim)) / (radiusOf('earth') + altitude)),
    central: Math.PI / 2 - rim - nadir,
    range: (radiusOf('earth') * Math.sin(central)) / Math.sin(nadir),
    area: 2 * Math.PI * radiusOf('earth') ** 2 * (1 - Math.cos(central)),
    share: (1 - Math.cos(central)) / 2,
    pass: (period * central) / Math.PI,
    westward: (2 * central) / ((2 * Math.PI) / period + TURN),
    eastward: undefined,
  }),
  stepwise: [
    'On an eastward orbit over the equator the pass takes 2λ/(n - ω), with the rate n = 2π/T of the satellite and ω of the turning Earth.',
  ],
  figure: {
    kind: 'drawing',
    title: 'View, to scale',
    draw: ({ altitude, central, range, horizon }) => {
      const R = radiusOf('earth');
      const top = R + altitude;
      if (altitude > 10 * R) return undefined;
      return [
        { shape: 'circle', color: 3, center: [0, 0], radius: R },
        {
          shape: 'line',
          points: [
            [R * Math.sin(central), R * Math.cos(central)],
            [0, top],
            [-R * Math.sin(central), R * Math.cos(central)],
          ],
          label: 'D',
          value: range,
          of: 'range',
        },
        {
          shape: 'line',
          dashed: true,
          points: [
            [R * Math.cos(horizon), R * Math.sin(horizon)],
            [0, top],
            [-R * Math.cos(horizon), R * Math.sin(horizon)],
          ],
        },
        {
          shape: 'line',
          color: 5,
          dashed: true,
          points: [
            [0, 0],
            [R * Math.sin(central), R * Math.cos(central)],
          ],
        },
        { shape: 'point', color: 2, at: [0, top] },
      ];
    },
  },
  requires: [
    {
      that: ({ altitude, view }) =>
        isAtMost(view, Math.asin(radiusOf('earth') / (radiusOf('earth') + altitude)) + 1e-5),
      field: 'view',
      says: 'With a half angle of {view} a satellite at {altitude} looks past the Earth: give a smaller one, or a lowest elevation of 0° for all that it sees.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ altitude }) => looksLikeRadius(altitude, radiusOf('earth')),
      says: 'The altitude is near the radius of the Earth: it counts from the surface. If it is the distance from the center, take 6378 km off.',
    },
    {
      level: 'note',
      when: ({ known, elevation, view }) => looksLikeRadians((known === 'view' ? view : elevation) ?? 0, Math.PI / 2),
      says: 'Such a small angle with several decimals is often one in radians: if it is, send it with the unit rad.',
    },
    {
      level: 'note',
      when: ({ altitude }) => altitude < 160,
      says: 'Below about 160 km the air of the Earth brings a satellite down within hours or days: there the times mean little.',
    },
    {
      level: 'note',
      when: ({ eastward }) => eastward === undefined,
      says: 'At the geostationary altitude of 35,786 km an eastward satellite over the equator stays in place, and above it falls behind: times of passes mean little here.',
    },
  ],
  explanation:
    'From {altitude} a satellite covers {share} of the Earth, {swath} across, at elevations of {rim} and more; the rim is {range} away.{eastward? An overhead pass lasts {westward} on a westward orbit over the equator and {eastward} on an eastward one; if the Earth stood still it would be {pass}.|}',
  examples: [
    {
      inputs: { altitude: 1000 },
      results: {
        central: 25.55124435182,
        range: 3194.480594164,
        swath: 5688.703020758,
        area: 24998096.21423,
        share: 4.890005912893,
        nadir: 59.44875564818,
        rim: 5,
        horizon: 59.82160637526,
        period: 105.1186567783,
        pass: 14.92173602932,
        westward: 13.90397957315,
        eastward: 16.10025769879,
      },
      source: 'Python: sin η = sin ρ cos ε, λ = 90° - ε - η and the law of cosines; angular rates n ∓ ω of the Earth',
    },
    {
      inputs: { altitude: 500, elevation: 10 },
      results: { central: 14.04608119542, range: 1695.091195937, pass: 7.383267993821 },
      source: 'Python: the same',
    },
    {
      inputs: { altitude: 705, known: 'view', view: 7.5 },
      results: { central: 0.8346011945535, swath: 185.8147599863, rim: 81.66539880545, range: 711.7659135723 },
      source: 'Python: cos ε = sin η/sin ρ',
    },
    {
      inputs: { altitude: 35786, elevation: 0 },
      results: { central: 81.29951191201, range: 41678.93733487, nadir: 8.700488087989, share: 42.43653795167 },
      cautions: ['geostationary altitude'],
      source: 'Python: the same; a course has 81.3° and twice 8.7°, as a public test suite quotes it',
    },
    {
      inputs: { altitude: 6400, elevation: 10 },
      results: { central: 50.55674112535, range: 10020.19834312, eastward: 80.76744642052 },
      cautions: ['near the radius of the Earth'],
      source: 'Python: the same',
    },
    {
      inputs: { altitude: 1, elevation: 45 },
      results: { range: 1.414102732968, area: 3.140115563145, swath: 1.999529774277 },
      cautions: ['within hours or days'],
      source: 'Python, 30 digits: nearly a cone over a plane',
    },
    {
      inputs: { altitude: 700, known: 'view', view: 64.304 },
      results: { nadir: 64.3035541844, rim: 0, central: 25.6964458156 },
      source: 'Python: the horizon, asin(R/r), which is shown as 64.304°, and the rest to 90°',
    },
    {
      inputs: { altitude: 500, elevation: 0.1745 },
      results: { central: 21.8074844946 },
      cautions: ['one in radians'],
      source: 'Python: the same',
    },
    {
      inputs: { altitude: 700, known: 'view', view: 65 },
      refused: 'past the Earth',
      source: 'Python: the horizon is at 64.30°',
    },
  ],
  notes: [
    'Spherical Earth of the equatorial radius, 6378.137 km, circular orbit, no refraction, hills or buildings.',
    'Passes that do not go overhead are shorter. On orbits of other directions the longest pass lies between the westward and the eastward one.',
  ],
  references: [
    { title: 'Larson, Wertz: Space Mission Analysis and Design, 3rd ed. (1999), §5.2' },
    { title: 'Maral, Bousquet: Satellite Communications Systems, 5th ed. (2009), ch. 2' },
  ],
});
