import { choice, constant, defineCalculator, isAbove, isBelow, number, quantity } from '@reckoner/engine';
import { type Body, gravityOf, orbitOf, planetsAndMoon, radiusOf } from './shared/bodies.js';

const gravitational = quantity('kg', { label: 'Mass', min: 1, max: 1e45 });

/** Laplace's sphere r = a (m/M)^(2/5), and Hill's a (m/3M)^(1/3). */
export default defineCalculator({
  title: 'Sphere of influence',
  description:
    'Radius of the sphere of influence and of the Hill sphere of a planet or moon from the two masses and their distance.',
  keywords: ['SOI', 'Laplace sphere', 'Hill sphere', 'Hill radius', 'patched conic', 'gravitational sphere'],
  related: ['two-body-barycenter'],
  inputs: {
    body: choice(
      { ...planetsAndMoon, custom: { label: 'Another body', also: ['other', 'custom'] } },
      { label: 'Body', help: 'A planet about the Sun, or the Moon about the Earth.', default: 'earth' },
    ),
    mass: { ...gravitational, label: 'Mass of the body', symbol: 'm', when: { body: 'custom' } },
    centralMass: {
      ...gravitational,
      label: 'Mass of what it orbits',
      symbol: 'M',
      when: { body: 'custom' },
    },
    semiMajorAxis: quantity('km', {
      label: 'Distance of the two',
      help: 'The semi-major axis of the orbit, for the mean; or the distance at one moment.',
      symbol: 'a',
      min: 1e-3,
      max: 1e16,
      when: { body: 'custom' },
    }),
    radius: quantity('km', {
      label: 'Radius of the body',
      symbol: 'R',
      min: 1e-6,
      max: 1e10,
      optional: true,
      when: { body: 'custom' },
    }),
  },
  outputs: {
    sphere: quantity('km', { label: 'Sphere of influence', symbol: 'r_{SOI}', places: 0, digits: 4 }),
    hill: quantity('km', { label: 'Hill sphere', symbol: 'r_H', places: 0, digits: 4 }),
    ratio: number({ label: 'Mass of the body over that of what it orbits', symbol: 'm/M' }),
    distance: quantity('km', { label: 'Distance of the two', symbol: 'a', places: 0, digits: 6 }),
    radii: number({
      label: 'Sphere of influence in radii of the body',
      symbol: 'n',
      places: 1,
      digits: 3,
      optional: true,
    }),
  },
  formula: ({ body, mass, centralMass, semiMajorAxis, radius }) => {
    const ratio =
      body === 'custom' ? mass / centralMass : gravityOf(body) / gravityOf(body === 'moon' ? 'earth' : 'sun');
    const distance = body === 'custom' ? semiMajorAxis : orbitOf(body);
    const sphere = distance * ratio ** 0.4;
    const found = { sphere, hill: distance * Math.cbrt(ratio / 3), ratio, distance };
    const surface = body === 'custom' ? radius : radiusOf(body);
    return surface === undefined ? found : { ...found, radii: sphere / surface };
  },
  figure: {
    kind: 'drawing',
    title: 'Spheres, and the body if it can be seen, to scale',
    draw: ({ body, radius, sphere, hill }) => {
      const surface = body === 'custom' ? radius : radiusOf(body as Body);
      return [
        { shape: 'circle', fill: false, center: [0, 0], radius: sphere },
        { shape: 'circle', fill: false, dashed: true, center: [0, 0], radius: hill },
        { shape: 'circle', color: 3, center: [0, 0], radius: surface ?? 0.01 * sphere },
        {
          shape: 'line',
          points: [
            [0, 0],
            [sphere, 0],
          ],
          of: 'sphere',
          label: 'SOI',
        },
        {
          shape: 'line',
          dashed: true,
          points: [
            [0, 0],
            [0, hill],
          ],
          of: 'hill',
          label: 'Hill',
        },
      ];
    },
  },
  requires: [
    {
      that: ({ mass, centralMass }) => mass <= centralMass,
      field: 'mass',
      says: 'The body, of {mass}, must not be heavier than what it orbits, of {centralMass}.',
    },
    {
      that: ({ radius, semiMajorAxis }) => radius < semiMajorAxis,
      field: 'radius',
      says: 'The radius, {radius}, must be smaller than the distance of the two, {semiMajorAxis}.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ centralMass, semiMajorAxis }) =>
        semiMajorAxis !== undefined && isBelow(constant(1e14, 'kg/km^3') * semiMajorAxis ** 3, centralMass),
      says: 'So near to it, only a star that has collapsed could be orbited: check the distance and its unit. 1 au is 149.6 million km.',
    },
    {
      level: 'caution',
      when: ({ ratio }) => isAbove(ratio, 0.1),
      says: 'Both spheres are meant for a body that is light beside what it orbits: here they are no more than a size.',
    },
    {
      level: 'caution',
      when: ({ radii }) => radii !== undefined && radii <= 1,
      says: 'The sphere of influence lies within the body itself: nothing stays in an orbit around it by patched conics.',
    },
  ],
  explanation: ({ body }) => {
    const place = body === 'custom' ? 'The body' : body === 'moon' ? 'The Moon' : '{body}';
    const center = body === 'custom' ? 'what it orbits' : body === 'moon' ? 'the Earth' : 'the Sun';
    return `${place}, {distance} from ${center}, has a sphere of influence of {sphere}{radii?, {radii} times its own radius|}, counted from its center; its Hill sphere reaches {hill}.`;
  },
  examples: [
    {
      inputs: { body: 'custom', mass: 5.974e24, centralMass: 1.989e30, semiMajorAxis: 149.6 },
      results: { sphere: 0.9246636126, hill: 1.496584767, distance: 149.6 },
      cautions: ['check the distance and its unit'],
      source: 'Python: 149.6 × (m/M)^0.4 and 149.6 × (m/3M)^(1/3)',
    },
    {
      inputs: {},
      results: {
        sphere: 924649.208368,
        hill: 1496562.43952,
        radii: 144.971675643,
        ratio: 3.003489662883281e-6,
        distance: 149598261.15,
      },
      source:
        'Python: by logarithms, GM of WGS 84 and DE440. A course table has 0.924 million km, as a public test suite quotes it',
    },
    {
      inputs: { body: 'jupiter' },
      results: { sphere: 48205582.0439, hill: 53137647.7091, radii: 674.279388517 },
      source: 'Python: by logarithms; Brown has 48.157 million km, as a public test suite quotes him',
    },
    {
      inputs: { body: 'moon' },
      results: { sphere: 66182.9229678, hill: 61524.0757412, radii: 38.0930833244, distance: 384400 },
      source: 'Python: by logarithms; a course table has 0.0662 million km, as a public test suite quotes it',
    },
    {
      inputs: { body: 'custom', mass: 5.974e24, centralMass: 1.989e30, semiMajorAxis: 149600000 },
      results: { sphere: 924663.612589, hill: 1496584.76664 },
      source: 'Python: by logarithms, with the data of Curtis, example 8.3, as public code quotes them',
    },
    {
      inputs: { body: 'custom', mass: 1.0659e16, centralMass: 6.4171e23, semiMajorAxis: 9376, radius: 11.27 },
      results: { sphere: 7.247173535046, hill: 16.5870720884, radii: 0.64305000311 },
      cautions: ['within the body itself'],
      source: 'Python: by logarithms; Phobos',
    },
    {
      inputs: { body: 'custom', mass: 1.22, centralMass: 10, semiMajorAxis: 19591 },
      results: { sphere: 8445.01716994, hill: 6737.04523341 },
      cautions: ['light beside what it orbits'],
      source: 'Python: by logarithms; the ratio of Charon and Pluto',
    },
    {
      inputs: { body: 'custom', mass: 2, centralMass: 1, semiMajorAxis: 1 },
      refused: 'must not be heavier',
      source: 'By definition',
    },
    {
      inputs: { body: 'custom', mass: 1, centralMass: 1000, semiMajorAxis: 1, radius: 2 },
      refused: 'must be smaller than the distance',
      source: 'By definition',
    },
  ],
  notes: [
    'The sphere of influence is where a conic about one body is exchanged for one about the other; the Hill sphere bounds where satellites stay, in practice to about a half or a third of it.',
    'Of the planets without their moons. Mean distances: that of an eccentric orbit changes the sphere in proportion.',
  ],
  references: [
    {
      title:
        'Curtis: Orbital Mechanics for Engineering Students, 2nd ed. (2009), §8.4 and example 8.3 (data as public code quotes them)',
    },
    { title: 'de Pater, Lissauer: Planetary Sciences, 2nd ed. (2010), §2.2' },
    {
      title: 'Park et al.: The JPL Planetary and Lunar Ephemerides DE440 and DE441, AJ 161 (2021) 105',
      url: 'https://doi.org/10.3847/1538-3881/abd414',
    },
    { title: 'JPL: Approximate Positions of the Planets', url: 'https://ssd.jpl.nasa.gov/planets/approx_pos.html' },
  ],
});
