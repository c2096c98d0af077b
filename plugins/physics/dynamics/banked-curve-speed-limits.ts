import {
  constant,
  cosTurn,
  defineCalculator,
  isAbove,
  isAtLeast,
  isAtMost,
  isBelow,
  number,
  quantity,
  roundTo,
  type Shape,
  sinTurn,
} from '@reckoner/engine';
import { gravity } from '../shared/fields.js';

/** Normal force and static friction together give the centripetal force on a bank. */
export default defineCalculator({
  title: 'Banked curve speed range',
  description:
    'Largest, smallest and ideal speed on a banked curve from radius, bank angle and friction, and the friction that a given speed needs.',
  keywords: ['superelevation', 'banked road', 'velodrome', 'wall of death', 'centripetal force on a bank'],
  inputs: {
    radius: quantity('m', {
      label: 'Radius of the curve',
      help: 'Of the path, not the diameter of the track.',
      usual: [5, 20000],
      symbol: 'r',
      min: 0.01,
      max: 1e9,
    }),
    angle: quantity('rad', {
      label: 'Bank angle',
      help: 'To the horizontal, falling to the inside of the curve; a superelevation of 8% is 4.57°, a vertical wall 90°.',
      unit: 'deg',
      symbol: '\\theta',
      min: 0,
      max: 90,
    }),
    friction: number({
      label: 'Coefficient of static friction',
      help: 'Tire on dry asphalt 0.7 to 0.9, wet 0.4 to 0.6, ice 0.1; 0 without friction.',
      symbol: '\\mu_s',
      min: 0,
      max: 20,
    }),
    speed: quantity('m/s', {
      label: 'Speed to be looked at',
      unit: 'km/h',
      usual: [1, 500],
      symbol: 'v',
      min: 0,
      max: 1e5,
      optional: true,
    }),
    gravity,
  },
  outputs: {
    maximum: quantity('m/s', {
      label: 'Largest speed',
      help: 'Above it the vehicle slides up the bank; missing where it does at no speed.',
      unit: 'km/h',
      places: 1,
      symbol: 'v_{max}',
      optional: true,
    }),
    ideal: quantity('m/s', {
      label: 'Ideal speed',
      help: 'At which no friction is needed; a vertical wall has none.',
      unit: 'km/h',
      places: 1,
      symbol: 'v_0',
      optional: true,
    }),
    minimum: quantity('m/s', {
      label: 'Smallest speed',
      help: 'Below it the vehicle slides down the bank.',
      unit: 'km/h',
      places: 1,
      symbol: 'v_{min}',
    }),
    superelevation: number({
      label: 'Superelevation',
      help: 'Rise over run, the tangent of the bank angle: 0.08 is 8%.',
      places: 3,
      symbol: 'e',
      optional: true,
    }),
    needed: number({ label: 'Friction needed at the speed', places: 3, symbol: '\\mu_v', optional: true }),
  },
  formula: ({ radius, angle, friction, speed, gravity }) => {
    const [sine, cosine] = [sinTurn(angle), cosTurn(angle)];
    const scale = gravity * radius;
    const upright = isAtLeast(angle, Math.PI / 2);
    const ends = {
      maximum: isAtLeast(friction * sine, cosine)
        ? undefined
        : Math.sqrt((scale * (sine + friction * cosine)) / (cosine - friction * sine)),
      ideal: upright ? undefined : Math.sqrt((scale * sine) / cosine),
      minimum: isAtMost(sine, friction * cosine)
        ? constant(0, 'm/s')
        : Math.sqrt((scale * (sine - friction * cosine)) / (cosine + friction * sine)),
      superelevation: upright ? undefined : sine / cosine,
    };
    if (speed === undefined || (upright && speed === 0)) return ends;
    return {
      ...ends,
      needed: Math.abs(speed ** 2 * cosine - scale * sine) / (scale * cosine + speed ** 2 * sine),
    };
  },
  shown: ({ radius, angle, friction, speed, gravity }) => ({
    maximum: Math.sqrt((gravity * radius * (Math.tan(angle) + friction)) / (1 - friction * Math.tan(angle))),
    ideal: Math.sqrt(gravity * radius * Math.tan(angle)),
    minimum:
      Math.tan(angle) > friction
        ? Math.sqrt((gravity * radius * (Math.tan(angle) - friction)) / (1 + friction * Math.tan(angle)))
        : constant(0, 'm/s'),
    superelevation: Math.tan(angle),
    needed:
      Math.abs(speed! ** 2 - gravity * radius * Math.tan(angle)) / (gravity * radius + speed! ** 2 * Math.tan(angle)),
  }),
  stepwise: [
    'A vehicle slides up at no speed where μ tan θ is at least 1, and stays at rest on the bank where tan θ is at most μ.',
  ],
  figure: {
    kind: 'drawing',
    title: 'Bank, seen along the road',
    draw: ({ angle }) => {
      const [x, y] = [Math.cos(angle), Math.sin(angle)];
      const at = (along: number, up: number): [number, number] => [along * x - up * y, along * y + up * x];
      const shapes: Shape[] = [
        { shape: 'line', color: 5, points: [[0, 0], at(4, 0)] },
        {
          shape: 'line',
          dashed: true,
          points: [
            [0, 0],
            [4, 0],
          ],
        },
        { shape: 'polygon', points: [at(1.6, 0), at(2.8, 0), at(2.8, 0.7), at(1.6, 0.7)] },
        { shape: 'arrow', color: 2, from: at(2.2, 0.35), to: at(2.2, 1.8), label: 'N' },
        {
          shape: 'arrow',
          color: 3,
          from: at(2.2, 0.35),
          to: [at(2.2, 0.35)[0], at(2.2, 0.35)[1] - 1.4],
          label: 'm g',
        },
      ];
      return angle < 0.02
        ? shapes
        : [...shapes, { shape: 'angle', at: [0, 0], from: [4, 0], to: at(4, 0), label: 'θ', of: 'angle' }];
    },
  },
  explanation: ({ maximum, ideal, minimum, needed, friction, superelevation }) => {
    const bank =
      superelevation === undefined
        ? 'On a vertical wall of {radius} radius at a friction of {friction}'
        : 'On a curve of {radius} radius with a bank of {angle} (superelevation {superelevation}) at a friction of {friction}';
    const at = needed === undefined ? '' : ' At {speed} the friction needed is {needed}.';
    const gravity = ', at a gravity of {gravity}';
    if (friction === 0 && ideal !== undefined)
      return `${bank} a vehicle holds its line only at {ideal}${gravity}: faster it slides up, slower down.${at}`;
    const low = minimum === 0 ? ' a vehicle may go as slow as it likes' : ' a vehicle slides down below {minimum}';
    const high = maximum === undefined ? 'slides up at no speed' : 'slides up above {maximum}';
    const best = ideal === undefined ? '' : '; at {ideal} it needs no friction';
    return `${bank}${low} and ${maximum !== undefined && ideal === 0 ? 'slides outward above {maximum}' : high}${ideal === 0 ? '' : best}${gravity}.${at}`;
  },
  requires: [
    {
      that: ({ angle, friction }) => friction > 0 || (angle > 0 && isBelow(angle, Math.PI / 2)),
      field: 'friction',
      says: 'Without friction neither a flat curve nor a vertical wall holds a vehicle at any speed: give a friction above 0, or a bank between.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ speed, maximum }) =>
        speed !== undefined && maximum !== undefined && roundTo(3.6 * speed, 1) > roundTo(3.6 * maximum, 1),
      says: ({ angle }) =>
        angle === 0
          ? 'At {speed} the vehicle slides outward: it takes a lower speed, a larger radius or more grip.'
          : 'At {speed} the vehicle slides outward, up the bank: it takes a lower speed, a larger radius or more grip.',
    },
    {
      level: 'danger',
      when: ({ speed, minimum }) => speed !== undefined && roundTo(3.6 * speed, 1) < roundTo(3.6 * minimum, 1),
      says: 'At {speed} the vehicle slides down the bank: it takes a higher speed, a flatter bank or more grip.',
    },
    {
      level: 'caution',
      when: ({ speed, maximum, minimum }) =>
        speed !== undefined &&
        (roundTo(3.6 * speed, 1) === roundTo(3.6 * (maximum ?? constant(0, 'm/s')), 1) ||
          roundTo(3.6 * speed, 1) === roundTo(3.6 * minimum, 1)) &&
        (maximum !== undefined || minimum > 0) &&
        speed > 0,
      says: 'At {speed} the vehicle is at the very limit of its grip: the least disturbance makes it slide.',
    },
    {
      level: 'caution',
      when: ({ friction }) => friction > 1.5,
      says: 'Hardly any tire on a road has a friction coefficient above about 1.5: check it, as too high a figure tells too wide a range of speeds.',
    },
    {
      level: 'caution',
      when: ({ friction }) => friction > 0 && friction < 0.03,
      says: 'Even wet ice has a friction of some hundredths: is the coefficient a plain number, 0.7 and not 0.007?',
    },
    {
      level: 'note',
      when: ({ friction }) => isAtLeast(friction, 0.3),
      says: 'With so much grip a tall or laden vehicle may roll over before it slides, which is not looked at here: full tank trucks from about 0.35 on.',
    },
    {
      level: 'note',
      when: ({ angle }) => angle > 0 && isBelow(angle, constant(Math.PI / 180, 'rad')),
      says: 'A bank below 1° is flatter than most banked curves: is the angle in degrees, not in radians or as rise over run?',
    },
    {
      level: 'caution',
      when: ({ angle, friction }) => {
        const product = friction * Math.tan(angle);
        return isBelow(angle, Math.PI / 2) && isAbove(product, 0.8) && isBelow(product, 1.25);
      },
      says: 'Near this friction the largest speed goes beyond all bounds: a little less grip brings it down by far, so do not rely on it.',
    },
  ],
  examples: [
    {
      inputs: { radius: 100, angle: 20, friction: 0.5, gravity: 10 },
      results: { maximum: 116.9960739431, ideal: 68.68081417754, minimum: 0, superelevation: 0.3639702343 },
      cautions: ['roll over'],
      source: 'Python with mpmath: √(r g tan(θ + atan μ)), √(r g tan θ); tan 20° is below 0.5',
    },
    {
      inputs: { radius: 50, angle: 30, friction: 0.2, speed: 60 },
      results: {
        maximum: 74.73085429988,
        ideal: 60.57138818982,
        minimum: 46.36510151444,
        needed: '0.008169296463904',
      },
      source: 'Python with mpmath: √(r g tan(θ ± atan μ)); tan of atan(v²/(r g)) - θ',
    },
    {
      inputs: { radius: 50, angle: 30, friction: 0.2, speed: 80 },
      results: { needed: 0.2717586688202 },
      cautions: ['slides outward'],
      source: 'Python with mpmath: tan of atan(v²/(r g)) - θ',
    },
    {
      inputs: { radius: 50, angle: 30, friction: 0.2, speed: 40 },
      results: { needed: 0.2842483615669 },
      cautions: ['slides down the bank'],
      source: 'Python with mpmath: tan of θ - atan(v²/(r g))',
    },
    {
      inputs: { radius: 4, angle: 90, friction: 0.8, speed: 36 },
      results: { minimum: 25.20854855005, needed: 0.392266 },
      cautions: ['roll over'],
      source: 'Python with mpmath: a wall of death, √(r g/μ); by hand: r g/v² = 39.2266/100',
    },
    {
      inputs: { radius: 4, angle: 90, friction: 0.8, speed: 0 },
      results: { minimum: 25.20854855005 },
      cautions: ['roll over', 'slides down the bank'],
      source: 'As before; a body at rest is held on a wall by no friction',
    },
    {
      inputs: { radius: 30, angle: 45, friction: 1.2 },
      results: { ideal: 61.74808110379, minimum: 0, superelevation: 1 },
      cautions: ['roll over', 'beyond all bounds'],
      source: 'Python with mpmath: √(r g); 1.2 tan 45° is above 1',
    },
    {
      inputs: { radius: 50, angle: 30, friction: 0 },
      results: { maximum: 60.57138818982, ideal: 60.57138818982, minimum: 60.57138818982 },
      source: 'Python with mpmath: √(r g tan θ)',
    },
    {
      inputs: { radius: 50, angle: 0, friction: 0.7 },
      results: { maximum: 66.69555037632, ideal: 0, minimum: 0, superelevation: 0 },
      cautions: ['roll over'],
      source: 'Python with mpmath: a flat curve, √(μ g r)',
    },
    {
      inputs: { radius: 50, angle: 0.5, friction: 0.7 },
      results: { maximum: 67.31593280776, ideal: 7.446926012599, minimum: 0 },
      cautions: ['roll over', 'below 1°'],
      source: 'Python with mpmath: √(r g tan(θ + atan μ))',
    },
    {
      inputs: { radius: 50, angle: 10, friction: 0.01 },
      results: { maximum: 34.44045982072, ideal: 33.47397028314, minimum: 32.48229009793 },
      cautions: ['wet ice'],
      source: 'Python with mpmath: √(r g tan(θ ± atan μ))',
    },
    {
      inputs: { radius: 50, angle: 20, friction: 2 },
      results: { maximum: 234.9832303162, ideal: 48.09287885142, minimum: 0 },
      cautions: ['about 1.5', 'roll over'],
      source: 'Python with mpmath: √(r g tan(θ + atan μ))',
    },
    {
      inputs: { radius: 50, angle: 0, friction: 0.2, speed: 72 },
      results: { needed: 0.8157729704 },
      cautions: ['slides outward'],
      source: 'Python: 400/(50 × 9.80665)',
    },
    {
      inputs: { radius: 20, angle: 90, friction: 1, speed: 50.4 },
      results: { minimum: 50.4170971001, needed: 1.0006785714 },
      cautions: ['very limit', 'roll over'],
      source: 'Python with mpmath: √(r g); 196.133/196',
    },
    {
      inputs: { radius: 100, angle: 4, friction: 0, speed: 29.8 },
      results: { maximum: 29.81156001, needed: '0.0000539568174' },
      cautions: ['very limit'],
      source: 'Python with mpmath: √(r g tan θ)',
    },
    {
      inputs: { radius: 100, angle: 12, friction: 0.36, speed: 80 },
      results: { maximum: 88.7683964513 },
      cautions: ['full tank trucks'],
      source: 'Python with mpmath: √(r g tan(θ + atan μ))',
    },
    { inputs: { radius: 50, angle: 0, friction: 0 }, refused: 'at any speed', source: 'By definition' },
    { inputs: { radius: 50, angle: 90, friction: 0 }, refused: 'at any speed', source: 'By definition' },
  ],
  notes: [
    'Steady speed on a circle, a point mass, the same friction in all directions, no braking, no driving force, no downforce. A safe speed lies well below the largest.',
  ],
  references: [
    { title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §6-3' },
    { title: 'OpenStax: University Physics Volume 1, §6.3' },
    { title: 'Billing, Patten: An assessment of tank truck roll stability, National Research Council of Canada' },
  ],
});
