import {
  choice,
  cosTurn,
  defineCalculator,
  isAbove,
  isBelow,
  isNear,
  modNear,
  noResult,
  number,
  quantity,
  sinTurn,
  sumOfProducts,
} from '@reckoner/engine';
import { looksLikeRadians } from './shared/angles.js';
import {
  type Body,
  centralBodies,
  gravitationalParameter,
  gravityOf,
  influenceOf,
  inWords,
  radiusOf,
} from './shared/bodies.js';
import {
  eccentricOfMean,
  halfTurn,
  hyperbolicOfMean,
  isReached,
  meanOfEccentric,
  meanOfHyperbolic,
} from './shared/kepler.js';

const coordinate = quantity('km', {
  label: 'Position, x',
  min: -1e12,
  max: 1e12,
  when: { convert: 'elements' },
});
const component = quantity('km/s', {
  label: 'Velocity, x',
  min: -1000,
  max: 1000,
  usual: [-300, 300],
  when: { convert: 'elements' },
});
const angle = quantity('rad', {
  label: 'Angle',
  unit: 'deg',
  min: -3600,
  max: 3600,
  when: { convert: 'state' },
});
const element = quantity('rad', { label: 'Angle', unit: 'deg', digits: 9, optional: true });
const place = quantity('km', { label: 'Position, x', digits: 9, optional: true });
const motion = quantity('km/s', { label: 'Velocity, x', digits: 9, optional: true });

/** The true anomaly from a mean one, of an ellipse or a hyperbola. */
function trueOfMean(mean: number, eccentricity: number, shortfall: number): number {
  if (eccentricity < 1) {
    const E = eccentricOfMean(halfTurn(mean), eccentricity, shortfall);
    return 2 * Math.atan2(Math.sqrt(1 + eccentricity) * Math.sin(E / 2), Math.sqrt(shortfall) * Math.cos(E / 2));
  }
  const F = hyperbolicOfMean(mean, -shortfall);
  return 2 * Math.atan(Math.sqrt((1 + eccentricity) / -shortfall) * Math.tanh(F / 2));
}

/** The mean anomaly, of a hyperbola from e sinh F, of an ellipse from a true anomaly within half a turn. */
function meanOf(anomaly: number, eccentricity: number, shortfall: number, climb: number): number {
  if (shortfall < 0) return meanOfHyperbolic(Math.asinh(climb / eccentricity), -shortfall);
  const E =
    2 * Math.atan2(Math.sqrt(shortfall) * Math.sin(anomaly / 2), Math.sqrt(1 + eccentricity) * Math.cos(anomaly / 2));
  return meanOfEccentric(E, eccentricity, shortfall);
}

/** Rotation by Ω, i and ω + ν; back by h = r × v, with what has no direction left out. */
export default defineCalculator({
  title: 'Orbital elements and state vector',
  description:
    'Position and velocity vector of an orbit from its Keplerian elements, or the elements from position and velocity, for ellipses, parabolas and hyperbolas.',
  keywords: [
    'Keplerian elements to state vector',
    'state vector to orbital elements',
    'coe2rv',
    'rv2coe',
    'classical orbital elements',
    'Cartesian to Keplerian',
    'right ascension of the ascending node',
  ],
  inputs: {
    convert: choice(
      {
        state: { label: 'Elements to state vector', also: ['coe2rv'] },
        elements: { label: 'State vector to elements', also: ['rv2coe'] },
      },
      { label: 'Convert', default: 'state' },
    ),
    body: choice(centralBodies, { label: 'Body', default: 'earth' }),
    gravity: { ...gravitationalParameter, when: { body: 'custom' } },
    size: choice(
      {
        axis: { label: 'Semi-major axis', also: ['a'] },
        parameter: { label: 'Semi-latus rectum', also: ['p', 'semi-parameter'] },
        periapsis: { label: 'Periapsis distance', also: ['q'] },
      },
      { label: 'Size given by', default: 'axis', when: { convert: 'state' } },
    ),
    axis: quantity('km', {
      label: 'Semi-major axis',
      help: 'From the center, not an altitude; below 0 for a hyperbola.',
      symbol: 'a_1',
      min: -1e12,
      max: 1e12,
      when: { convert: 'state', size: 'axis' },
    }),
    parameter: quantity('km', {
      label: 'Semi-latus rectum',
      help: 'From the center, not an altitude.',
      symbol: 'p_1',
      min: 1e-3,
      max: 1e12,
      when: { convert: 'state', size: 'parameter' },
    }),
    periapsis: quantity('km', {
      label: 'Periapsis distance',
      help: 'From the center, not an altitude.',
      symbol: 'q_1',
      min: 1e-3,
      max: 1e12,
      when: { convert: 'state', size: 'periapsis' },
    }),
    eccentricity: number({
      label: 'Eccentricity',
      symbol: 'e_1',
      min: 0,
      max: 1000,
      when: { convert: 'state' },
    }),
    inclination: { ...angle, label: 'Inclination', symbol: 'i_1', min: 0, max: 180 },
    node: {
      ...angle,
      label: 'Longitude of the ascending node',
      help: 'About the Earth its right ascension (RAAN). 0° for an orbit in the reference plane.',
      symbol: '\\Omega_1',
    },
    argument: {
      ...angle,
      label: 'Argument of periapsis',
      help: 'From the node; not the longitude of periapsis, which is Ω + ω. 0° for a circle.',
      symbol: '\\omega_1',
    },
    anomaly: choice(
      { true: { label: 'True anomaly', also: ['nu'] }, mean: { label: 'Mean anomaly', also: ['M'] } },
      { label: 'Place on the orbit by', default: 'true', when: { convert: 'state' } },
    ),
    trueAngle: {
      ...angle,
      label: 'True anomaly',
      help: 'On a circle the angle from the node, or in the reference plane from the x axis.',
      symbol: '\\nu_1',
      when: { convert: 'state', anomaly: 'true' },
    },
    mean: {
      ...angle,
      label: 'Mean anomaly',
      symbol: 'M_1',
      min: -36000,
      max: 36000,
      when: { convert: 'state', anomaly: 'mean' },
    },
    x: { ...coordinate, symbol: 'x_1' },
    y: { ...coordinate, label: 'Position, y', symbol: 'y_1' },
    z: { ...coordinate, label: 'Position, z', symbol: 'z_1' },
    vx: { ...component, symbol: 'v_{x1}' },
    vy: { ...component, label: 'Velocity, y', symbol: 'v_{y1}' },
    vz: { ...component, label: 'Velocity, z', symbol: 'v_{z1}' },
  },
  outputs: {
    positionX: { ...place, symbol: 'x' },
    positionY: { ...place, label: 'Position, y', symbol: 'y' },
    positionZ: { ...place, label: 'Position, z', symbol: 'z' },
    velocityX: { ...motion, symbol: 'v_x' },
    velocityY: { ...motion, label: 'Velocity, y', symbol: 'v_y' },
    velocityZ: { ...motion, label: 'Velocity, z', symbol: 'v_z' },
    semiMajorAxis: { ...place, label: 'Semi-major axis', symbol: 'a' },
    shape: number({ label: 'Eccentricity', symbol: 'e', digits: 9, optional: true }),
    tilt: { ...element, label: 'Inclination', symbol: 'i' },
    ascendingNode: { ...element, label: 'Longitude of the ascending node', symbol: '\\Omega' },
    periapsisArgument: { ...element, label: 'Argument of periapsis', symbol: '\\omega' },
    trueAnomaly: { ...element, label: 'True anomaly', symbol: '\\nu' },
    meanAnomaly: { ...element, label: 'Mean anomaly', symbol: 'M' },
    latitudeArgument: {
      ...element,
      label: 'Argument of latitude',
      help: 'From the node to the position, along the motion.',
      symbol: 'u',
    },
    periapsisLongitude: {
      ...element,
      label: 'Longitude of periapsis from the x axis',
      help: 'Of an orbit in the reference plane, along the motion.',
      symbol: '\\varpi',
    },
    longitude: {
      ...element,
      label: 'True longitude from the x axis',
      help: 'Of an orbit in the reference plane, along the motion.',
      symbol: 'l',
    },
    radius: quantity('km', { label: 'Distance from the center', symbol: 'r', digits: 9 }),
    speed: quantity('km/s', { label: 'Speed', symbol: 'v', digits: 9 }),
    momentum: quantity('km^2/s', { label: 'Angular momentum for the mass', symbol: 'h', digits: 9 }),
    semiLatus: quantity('km', { label: 'Semi-latus rectum', symbol: 'p', digits: 9 }),
    nearest: quantity('km', { label: 'Periapsis distance', symbol: 'q', digits: 9 }),
    period: quantity('s', { label: 'Period', unit: 'min', symbol: 'T', digits: 9, optional: true }),
  },
  formula: ({
    convert,
    body,
    gravity,
    size,
    axis,
    parameter,
    periapsis,
    eccentricity,
    inclination,
    node,
    argument,
    anomaly,
    trueAngle,
    mean,
    x,
    y,
    z,
    vx,
    vy,
    vz,
  }) => {
    const mu = body === 'custom' ? gravity : gravityOf(body);
    if (convert === 'state') {
      const shortfall = sumOfProducts([1, 1], [-1, eccentricity]);
      const p =
        size === 'axis'
          ? axis * shortfall * (1 + eccentricity)
          : size === 'parameter'
            ? parameter
            : periapsis * (1 + eccentricity);
      const nu = anomaly === 'true' ? trueAngle : trueOfMean(mean, eccentricity, shortfall);
      const widening = shortfall + 2 * eccentricity * cosTurn(nu / 2) ** 2;
      if (anomaly === 'mean' && isBelow(widening, 1e-6 * eccentricity))
        throw noResult(
          'That is more than a million periapsis distances away, where nothing moves around two bodies alone.',
        );
      const radius = p / widening;
      const rate = Math.sqrt(mu / p);
      const outward = rate * eccentricity * sinTurn(nu);
      const along = rate * widening;
      const u = argument + nu;
      const [cosNode, sinNode] = [cosTurn(node), sinTurn(node)];
      const [cosU, sinU] = [cosTurn(u), sinTurn(u)];
      const [cosTilt, sinTilt] = [cosTurn(inclination), sinTurn(inclination)];
      const [rx, ry, rz] = [
        cosNode * cosU - sinNode * sinU * cosTilt,
        sinNode * cosU + cosNode * sinU * cosTilt,
        sinU * sinTilt,
      ];
      const [tx, ty, tz] = [
        -cosNode * sinU - sinNode * cosU * cosTilt,
        -sinNode * sinU + cosNode * cosU * cosTilt,
        cosU * sinTilt,
      ];
      return {
        positionX: radius * rx,
        positionY: radius * ry,
        positionZ: radius * rz,
        velocityX: outward * rx + along * tx,
        velocityY: outward * ry + along * ty,
        velocityZ: outward * rz + along * tz,
        radius,
        speed: Math.hypot(outward, along),
        momentum: Math.sqrt(mu * p),
        semiLatus: p,
        nearest: p / (1 + eccentricity),
        ...(eccentricity < 1 && { period: 2 * Math.PI * Math.sqrt((p / (shortfall * (1 + eccentricity))) ** 3 / mu) }),
      };
    }
    const radius = Math.hypot(x, y, z);
    const speed = Math.hypot(vx, vy, vz);
    const hx = sumOfProducts([y, vz], [-1, z, vy]);
    const hy = sumOfProducts([z, vx], [-1, x, vz]);
    const hz = sumOfProducts([x, vy], [-1, y, vx]);
    const momentum = Math.hypot(hx, hy, hz);
    if (momentum <= 1e-9 * radius * speed)
      throw noResult('That moves straight toward or away from the center, or not at all: a line has no such elements.');
    const p = momentum ** 2 / mu;
    const radial = sumOfProducts([x, vx], [y, vy], [z, vz]) / radius;
    const [eCos, eSin] = [p / radius - 1, (radial * momentum) / mu];
    const e = Math.hypot(eCos, eSin);
    const inverse = 2 / radius - speed ** 2 / mu;
    const parabola = isNear(inverse, 0 / radius, 1e-12 / radius);
    const shortfall = parabola ? 0 : (p * inverse) / (1 + e);
    const flat = Math.hypot(hx, hy) <= 1e-11 * momentum;
    const round = e <= 1e-11;
    const rise = flat ? 0 : modNear(Math.atan2(hx, -hy), 2 * Math.PI);
    const [cosRise, sinRise] = [Math.cos(rise), Math.sin(rise)];
    const u = Math.atan2(
      (hz * (y * cosRise - x * sinRise) + z * (hx * sinRise - hy * cosRise)) / momentum,
      x * cosRise + y * sinRise,
    );
    const nu = Math.atan2(eSin, eCos);
    const turn = (value: number) => modNear(value, 2 * Math.PI);
    const climb = radial * radius * Math.sqrt(Math.abs(inverse) / mu);
    const meanAnomaly = parabola || round ? undefined : meanOf(nu, e, shortfall, climb);
    return {
      ...(!parabola && { semiMajorAxis: 1 / inverse }),
      shape: round ? 0 : 1 - shortfall,
      tilt: Math.atan2(Math.hypot(hx, hy), hz),
      ...(!flat && { ascendingNode: rise, latitudeArgument: turn(u) }),
      ...(!round && { trueAnomaly: shortfall > 0 ? turn(nu) : nu }),
      ...(!flat && !round && { periapsisArgument: turn(u - nu) }),
      ...(flat && { longitude: turn(u) }),
      ...(flat && !round && { periapsisLongitude: turn(u - nu) }),
      ...(meanAnomaly !== undefined && { meanAnomaly: shortfall > 0 ? turn(meanAnomaly) : meanAnomaly }),
      radius,
      speed,
      momentum,
      semiLatus: p,
      nearest: p / (1 + e),
      ...(shortfall > 0 && { period: 2 * Math.PI * Math.sqrt((1 / inverse) ** 3 / mu) }),
    };
  },
  shown: () => ({
    positionX: undefined,
    positionY: undefined,
    positionZ: undefined,
    velocityX: undefined,
    velocityY: undefined,
    velocityZ: undefined,
    radius: undefined,
    speed: undefined,
    meanAnomaly: undefined,
  }),
  stepwise: [
    'To the state: with p = a (1 - e²) = q (1 + e) the distance is r = p/(1 + e cos ν), the speed outward √(μ/p) e sin ν and along √(μ/p) (1 + e cos ν). With u = ω + ν the outward direction is (cos Ω cos u - sin Ω sin u cos i, sin Ω cos u + cos Ω sin u cos i, sin u sin i), and the one along the motion is the same with u + 90°.',
    'To the elements: h = r × v, p = h²/μ, 1/a = 2/r - v²/μ, e cos ν = p/r - 1, e sin ν = v_r h/μ with the speed outward v_r. cos i = h_z/h; the node lies along (-h_y, h_x), u is the angle from there to the position, and ω = u - ν.',
  ],
  requires: [
    {
      that: ({ axis, eccentricity }) => (eccentricity < 1 ? axis > 0 : eccentricity > 1 && axis < 0),
      field: 'axis',
      says: 'The semi-major axis, {axis}, must be above 0 for an ellipse and below 0 for a hyperbola; a parabola has none. The eccentricity is {eccentricity}.',
    },
    {
      that: ({ anomaly, eccentricity }) => anomaly !== 'mean' || eccentricity !== 1,
      field: 'anomaly',
      says: 'For a parabola books scale the mean anomaly in different ways: give the true anomaly.',
    },
    {
      that: ({ eccentricity, trueAngle }) => isReached(trueAngle, eccentricity),
      field: 'trueAngle',
      says: 'An open orbit of eccentricity {eccentricity} does not reach a true anomaly of {trueAngle}, or only at more than a million periapsis distances: the cosine must be above -1/e.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ body, radius }) => body !== 'custom' && isBelow(radius, radiusOf(body as Body)),
      says: 'That place lies within the body: distances count from its center, and in the units that are shown.',
    },
    {
      level: 'note',
      when: ({ body, radius, nearest }) =>
        body !== 'custom' && isBelow(nearest, radiusOf(body as Body)) && !isBelow(radius, radiusOf(body as Body)),
      says: 'The periapsis lies within the body: the orbit meets its surface. Sizes count from the center, not from the surface.',
    },
    {
      level: 'caution',
      when: ({ body, radius }) => body !== 'custom' && body !== 'sun' && isAbove(radius, influenceOf(body as Body)),
      says: 'That place is outside of the sphere of influence of the body, where another one rules. Check the units, or choose the other body.',
    },
    {
      level: 'note',
      when: ({ convert, shape }) => convert === 'elements' && shape === 0,
      says: 'A circle has no periapsis: neither an argument of it nor a true anomaly. To go back, send an argument of 0° and as the true anomaly the argument of latitude, or the true longitude.',
    },
    {
      level: 'note',
      when: ({ periapsisLongitude, longitude }) => periapsisLongitude !== undefined || longitude !== undefined,
      says: 'An orbit in the reference plane has no node; longitudes count from the x axis along the motion. To go back, send a node of 0°, and the longitude of periapsis as its argument.',
    },
    {
      level: 'note',
      when: ({ convert, shape }) =>
        convert === 'elements' && shape !== undefined && shape !== 0 && isBelow(shape, 1e-4),
      says: 'So near to a circle the argument of periapsis and the anomalies hang on the last digits of the state: trust their sum, the argument of latitude or the longitude.',
    },
    {
      level: 'note',
      when: ({ convert, tilt, ascendingNode }) =>
        convert === 'elements' && ascendingNode !== undefined && tilt !== undefined && isBelow(Math.sin(tilt), 1e-5),
      says: 'So near to the reference plane the node hangs on the last digits of the state: trust the sum of node and argument of periapsis, on a retrograde orbit their difference.',
    },
    {
      level: 'note',
      when: ({ convert, semiMajorAxis, radius }) =>
        convert === 'elements' && semiMajorAxis !== undefined && isAbove(Math.abs(semiMajorAxis), 1e5 * radius),
      says: 'So near to a parabola the semi-major axis and what follows from it hang on the last digits of the state: trust the periapsis distance and the eccentricity.',
    },
    {
      level: 'note',
      when: ({ inclination }) => looksLikeRadians(inclination ?? 0, Math.PI),
      says: 'So small an inclination with several decimals is often one in radians: if it is, send it with the unit rad.',
    },
    {
      level: 'note',
      when: ({ eccentricity, mean }) =>
        eccentricity !== undefined && eccentricity > 1 && mean !== undefined && mean !== 0,
      says: 'Books often print the mean anomaly of a hyperbola as a plain number, in radians: send such a one with the unit rad, as without a unit degrees are read.',
    },
  ],
  explanation: ({ convert, body, shape, semiMajorAxis, period }) => {
    const center = inWords(body);
    if (convert === 'state')
      return `The position about ${center} is x = {positionX}, y = {positionY}, z = {positionZ}, at {radius} from the center; the velocity has the components {velocityX}, {velocityY} and {velocityZ}, {speed} in all.`;
    if (shape === 0)
      return `The orbit about ${center} is a circle with a radius of {semiMajorAxis} and an inclination of {tilt}{ascendingNode?; its node lies at {ascendingNode}|}{latitudeArgument?, and the argument of latitude is {latitudeArgument}|}{longitude?; the true longitude is {longitude}|}.`;
    const kind = semiMajorAxis === undefined ? 'a parabola' : period === undefined ? 'a hyperbola' : 'an ellipse';
    const roundness =
      semiMajorAxis !== undefined && isNear(shape!, 1, 5.1e-10)
        ? 'of an eccentricity that is nearly 1,'
        : 'of eccentricity {shape}';
    return `The orbit about ${center} is ${kind} ${roundness} with its periapsis {nearest} from the center{semiMajorAxis? and a semi-major axis of {semiMajorAxis}|}. Its inclination is {tilt}{ascendingNode?, its node lies at {ascendingNode}|}{periapsisArgument?, its argument of periapsis is {periapsisArgument}|}{periapsisLongitude?, its longitude of periapsis {periapsisLongitude}|}{trueAnomaly?; the true anomaly is {trueAnomaly}|}.`;
  },
  examples: [
    {
      inputs: {
        size: 'parameter',
        parameter: 11067.79,
        eccentricity: 0.83285,
        inclination: 87.87,
        node: 227.89,
        argument: 53.38,
        trueAngle: 92.335,
      },
      results: {
        positionX: 6525.3681209861,
        positionY: 6861.5318348961,
        positionZ: 6449.1186141602,
        velocityX: 4.902278646419,
        velocityY: 5.5331395683615,
        velocityZ: -1.9757100995351,
        nearest: 6038.56834984,
      },
      cautions: ['meets its surface'],
      source:
        'Python: rotation matrices about z, x and z. Vallado, example 2-6, has 6525.368, 6861.532, 6449.119 km and 4.902279, 5.533140, -1.975710 km/s, as public test suites quote it',
    },
    {
      inputs: { convert: 'elements', x: 6524.834, y: 6862.875, z: 6448.296, vx: 4.901327, vy: 5.533756, vz: -1.976341 },
      results: {
        semiMajorAxis: 36127.337619679,
        shape: 0.83285339848752,
        tilt: 87.869126177026,
        ascendingNode: 227.89826035727,
        periapsisArgument: 53.38493061846,
        trueAnomaly: 92.335156762137,
        meanAnomaly: 7.6047417664064,
        latitudeArgument: 145.7200873806,
        semiLatus: 11067.798342662,
        radius: 11456.57162055,
        speed: 7.6518877132866,
        period: 1138.9736232807,
      },
      cautions: ['meets its surface'],
      source:
        'Python: eccentricity and node vectors, angles by cross products. Vallado, example 2-5, has 36127.343 km, 0.832853, 87.870°, 227.898°, 53.38°, 92.335°, as public test suites quote it',
    },
    {
      inputs: {
        convert: 'elements',
        body: 'custom',
        gravity: 398600,
        x: -6045,
        y: -3490,
        z: 2500,
        vx: -3.457,
        vy: 6.618,
        vz: 2.533,
      },
      results: {
        momentum: 58311.669931856,
        shape: 0.17121234628445,
        tilt: 153.24922851825,
        ascendingNode: 255.2792853344,
        periapsisArgument: 20.068316650582,
        trueAnomaly: 28.445628306615,
        meanAnomaly: 20.07091017506,
      },
      source:
        'Python: eccentricity and node vectors, angles by cross products. Curtis, example 4.3, has 58,310 km²/s, 0.1712, 153.2°, 255.3°, 20.07°, 28.45°, as a public test suite quotes it',
    },
    {
      inputs: {
        body: 'mars',
        axis: -20000,
        eccentricity: 1.5,
        inclination: 45,
        node: 10,
        argument: 400,
        trueAngle: -60,
      },
      results: {
        positionX: 13820.178295863,
        positionY: -1071.3526587798,
        positionZ: -3454.9251806854,
        velocityX: -1.1376462066902,
        velocityY: 1.7623906729469,
        velocityZ: 1.933166189176,
      },
      source: 'Python: rotation matrices about z, x and z; a hyperbola',
    },
    {
      inputs: {
        axis: 7192.335,
        eccentricity: 0.0011501,
        inclination: 98.6328,
        node: 251.5324,
        argument: 113.5534,
        anomaly: 'mean',
        mean: 246.6853,
      },
      results: {
        positionX: -2281.4439827173,
        positionY: -6824.3462650982,
        positionZ: 14.618934685528,
        velocityX: -1.0520605591457,
        velocityY: 0.37575625404195,
        velocityZ: 7.3567380003845,
      },
      source: 'Python: E by search, then rotation matrices',
    },
    {
      inputs: {
        size: 'periapsis',
        periapsis: 7000,
        eccentricity: 1.2,
        inclination: 30,
        node: 0,
        argument: 0,
        anomaly: 'mean',
        mean: -40,
      },
      results: {
        positionX: -25234.713311056,
        positionY: -32977.525717169,
        positionZ: -19039.583350015,
        velocityX: 4.2408618448399,
        velocityY: 2.8532744941438,
        velocityZ: 1.6473387972658,
      },
      cautions: ['as a plain number'],
      source: 'Python: F by search, then rotation matrices',
    },
    {
      inputs: {
        size: 'periapsis',
        periapsis: 8000,
        eccentricity: 1,
        inclination: 0,
        node: 0,
        argument: 0,
        trueAngle: 90,
      },
      results: {
        positionX: 0,
        positionY: 16000,
        positionZ: 0,
        velocityX: -4.9912450964163,
        velocityY: 4.9912450964163,
        velocityZ: 0,
        semiLatus: 16000,
      },
      source: 'Python: rotation matrices about z, x and z; a parabola',
    },
    {
      inputs: { convert: 'elements', body: 'custom', gravity: 2, x: 1, y: 0, z: 0, vx: 0, vy: 2, vz: 0 },
      results: { shape: 1, trueAnomaly: 0, periapsisLongitude: 0, longitude: 0, semiLatus: 2, nearest: 1, tilt: 0 },
      cautions: ['has no node'],
      source: 'By hand: v² = 2μ/r at right angles is the parabola of q = 1',
    },
    {
      inputs: { convert: 'elements', body: 'custom', gravity: 398600, x: 7000, y: 9000, z: 0, vx: -5, vy: 7, vz: 0 },
      results: {
        semiMajorAxis: -97673.70203635,
        shape: 1.1076802459827,
        tilt: 0,
        periapsisLongitude: 20.602579703293,
        longitude: 52.125016348902,
        trueAnomaly: 31.522436645609,
        meanAnomaly: 0.81032773328553,
      },
      cautions: ['has no node'],
      source:
        'Python: eccentricity and node vectors, angles by cross products. Curtis, example 2.12, has 1.1077 and 31.52°, as a public test suite quotes it',
    },
    {
      inputs: { convert: 'elements', x: 5000, y: 5000, z: 0, vx: 3, vy: -6, vz: 0 },
      results: {
        tilt: 180,
        semiMajorAxis: 5884.1630260313,
        shape: 0.36961989244755,
        periapsisLongitude: 94.614558774338,
        trueAnomaly: 220.38544122566,
        longitude: 315,
        meanAnomaly: 254.67169577127,
      },
      cautions: ['has no node', 'meets its surface'],
      source: 'Python: eccentricity and node vectors, angles by cross products; retrograde in the plane',
    },
    {
      inputs: { convert: 'elements', body: 'custom', gravity: 4, x: 0, y: 1, z: 0, vx: 0, vy: 0, vz: 2 },
      results: { shape: 0, tilt: 90, ascendingNode: 90, latitudeArgument: 0, radius: 1, semiMajorAxis: 1 },
      cautions: ['A circle has no periapsis'],
      source: 'By hand: v² = μ/r at right angles, northward over the y axis',
    },
    {
      inputs: { convert: 'elements', body: 'custom', gravity: 4, x: 1, y: 0, z: 0, vx: 0, vy: 2, vz: 0 },
      results: { shape: 0, tilt: 0, longitude: 0, semiMajorAxis: 1 },
      cautions: ['A circle has no periapsis', 'has no node'],
      source: 'By hand: v² = μ/r at right angles',
    },
    {
      inputs: { convert: 'elements', body: 'custom', gravity: 1, x: 1, y: 0, z: 0, vx: 0, vy: 1.00001, vz: 0.000001 },
      results: { shape: 0.000020000101, trueAnomaly: 0, ascendingNode: 0 },
      cautions: ['So near to a circle', 'So near to the reference plane'],
      source: 'By hand: e = v² - 1 = 0.0000200001 + 10⁻¹²',
    },
    {
      inputs: { convert: 'elements', body: 'custom', gravity: 2, x: 1, y: 0, z: 0, vx: 0, vy: 2.000001, vz: 0 },
      results: { semiMajorAxis: -499999.875, shape: 1.0000020000005, nearest: 1 },
      cautions: ['So near to a parabola', 'has no node'],
      source: 'By hand: e = v²/2 - 1, a = 1/(2 - v²/2) = -1/0.0000020000005',
    },
    {
      inputs: { axis: 700, eccentricity: 0, inclination: 0.9, node: 0, argument: 0, trueAngle: 0 },
      results: { positionX: 700, positionY: 0, positionZ: 0 },
      cautions: ['lies within the body'],
      source: 'By hand: on the x axis',
    },
    {
      inputs: { axis: 7000000, eccentricity: 0, inclination: 0, node: 0, argument: 0, trueAngle: 90 },
      results: { positionX: 0, positionY: 7000000, positionZ: 0 },
      cautions: ['outside of the sphere of influence'],
      source: 'By hand: on the y axis',
    },
    {
      inputs: { axis: 7000, eccentricity: 0, inclination: 1.7104, node: 0, argument: 0, trueAngle: 0 },
      results: { positionX: 7000, velocityX: 0 },
      cautions: ['one in radians'],
      source: 'By hand: on the x axis',
    },
    {
      inputs: { axis: -7000, eccentricity: 0.1, inclination: 0, node: 0, argument: 0, trueAngle: 0 },
      refused: 'must be above 0',
      source: 'By definition',
    },
    {
      inputs: {
        size: 'periapsis',
        periapsis: 7000,
        eccentricity: 1,
        inclination: 0,
        node: 0,
        argument: 0,
        anomaly: 'mean',
        mean: 1,
      },
      refused: 'different ways',
      source: 'By definition',
    },
    {
      inputs: {
        size: 'periapsis',
        periapsis: 7000,
        eccentricity: 2,
        inclination: 0,
        node: 0,
        argument: 0,
        trueAngle: 120,
      },
      refused: 'does not reach',
      source: 'By hand: cos 120° = -1/2',
    },
    {
      inputs: {
        size: 'periapsis',
        periapsis: 7000,
        eccentricity: 1.0001,
        inclination: 0,
        node: 0,
        argument: 0,
        anomaly: 'mean',
        mean: 36000,
      },
      noResult: 'million periapsis',
      source: 'By hand: e cosh F is some 600, over e - 1',
    },
    {
      inputs: { convert: 'elements', x: 7000, y: 0, z: 0, vx: 3, vy: 0, vz: 0.00001 },
      results: { nearest: 6.146505982127e-9, semiMajorAxis: 3800.326524972, tilt: 90, ascendingNode: 0 },
      cautions: ['meets its surface'],
      source: 'mpmath: h²/(μ (1 + e)) with h = 0.07 km²/s; an ellipse that is nearly a line',
    },
    {
      inputs: { convert: 'elements', x: 7000, y: 0, z: 0, vx: 3, vy: 0, vz: 0 },
      noResult: 'straight',
      source: 'By definition',
    },
  ],
  notes: [
    'The state stands in the axes against which node and inclination are counted: about the Earth mostly its equator and the vernal equinox, about the Sun the ecliptic. Which equinox, of J2000 or of date, is yours to keep.',
    'Osculating elements of two bodies alone. The mean elements of a TLE belong to SGP4, and lead by this to kilometers of error.',
  ],
  references: [
    {
      title:
        'Vallado: Fundamentals of Astrodynamics and Applications, 4th ed. (2013), §2.5, 2.6, examples 2-5 and 2-6 (as public test suites quote them)',
    },
    { title: 'Curtis: Orbital Mechanics for Engineering Students, 2nd ed. (2009), §4.4 and §4.6' },
    {
      title: 'Park et al.: The JPL Planetary and Lunar Ephemerides DE440 and DE441, AJ 161 (2021) 105',
      url: 'https://doi.org/10.3847/1538-3881/abd414',
    },
  ],
});
