import {
  constant,
  cosTurn,
  defineCalculator,
  integer,
  isAbove,
  isBelow,
  quantity,
  sinTurn,
  table,
} from '@reckoner/engine';

/** Position, velocity and acceleration of the piston below its top, at a crank angle. */
function motion(crank: number, rod: number, offset: number, angle: number, speed: number) {
  const sine = sinTurn(angle);
  const cosine = cosTurn(angle);
  const aside = crank * sine - offset;
  const along = Math.sqrt((rod - aside) * (rod + aside));
  const top = Math.sqrt((rod + crank - offset) * (rod + crank + offset));
  const height = crank * cosine + along;
  // The angle between crank and rod: it gives the way from the top without a difference of nearly equal lengths.
  const bend = Math.atan2(sine * along + cosine * aside, cosine * along - sine * aside);
  return {
    position: (4 * crank * rod * Math.sin(bend / 2) ** 2) / (top + height),
    velocity: crank * speed * (sine + (aside * cosine) / along),
    acceleration:
      crank *
      speed ** 2 *
      (cosine + (crank * cosine ** 2 - aside * sine) / along + (crank * cosine ** 2 * aside ** 2) / along ** 3),
    lean: Math.atan2(aside, along),
  };
}

/** Exact motion of an in-line or offset slider-crank at constant speed, with the forces of mass and gas. */
export default defineCalculator({
  title: 'Slider-crank piston motion',
  description:
    'Piston position, velocity and acceleration at a crank angle from crank radius, rod length, speed and pin offset, with the forces of inertia and gas and the torque at the crank.',
  keywords: [
    'piston velocity',
    'piston acceleration',
    'crank angle piston position',
    'connecting rod',
    'rod ratio',
    'reciprocating inertia force',
    'piston motion equations',
    'crank mechanism',
  ],
  related: ['engine-displacement-bore-stroke', 'engine-bmep-torque-power', 'rotating-unbalance-response'],
  inputs: {
    crank: quantity('m', {
      label: 'Crank radius',
      help: 'Half of the stroke.',
      unit: 'mm',
      symbol: 'r',
      min: 0.01,
      max: 1e4,
      usual: [3, 1800],
    }),
    rod: quantity('m', {
      label: 'Length of the connecting rod',
      help: 'From center to center.',
      unit: 'mm',
      symbol: 'l',
      min: 0.01,
      max: 1e5,
      usual: [10, 6000],
    }),
    angle: quantity('rad', {
      label: 'Crank angle',
      help: 'From the crank pointing along the cylinder to the piston, in the direction of rotation: top dead center without an offset.',
      unit: 'deg',
      symbol: '\\theta',
      min: -720,
      max: 720,
    }),
    speed: quantity('rad/s', {
      label: 'Speed of the crank',
      unit: 'rpm',
      symbol: '\\omega',
      min: 0.001,
      max: 1e6,
      usual: [5, 30000],
    }),
    offset: quantity('m', {
      label: 'Offset of the piston pin',
      help: 'Of the pin’s line from the crank center; positive to the side to which the crank turns from the top.',
      unit: 'mm',
      symbol: 'e',
      min: -1e4,
      max: 1e4,
      usual: [-200, 200],
      default: 0,
    }),
    mass: quantity('kg', {
      label: 'Reciprocating mass',
      help: 'Piston, rings, pin and about a third of the rod.',
      symbol: 'm',
      above: 0,
      max: 1e6,
      usual: [0.01, 20000],
      optional: true,
    }),
    bore: quantity('m', {
      label: 'Bore',
      unit: 'mm',
      symbol: 'b',
      min: 0.01,
      max: 1e4,
      usual: [5, 1200],
      optional: true,
    }),
    gasPressure: quantity('Pa', {
      label: 'Gas pressure at this angle (gauge)',
      help: 'Above that under the piston; negative below it.',
      unit: 'bar',
      symbol: 'p',
      min: -1000,
      max: 1e5,
      usual: [-2, 400],
      optional: true,
    }),
  },
  outputs: {
    position: quantity('m', { label: 'Piston below its top', unit: 'mm', symbol: 'x', digits: 5 }),
    velocity: quantity('m/s', {
      label: 'Piston velocity towards the crank',
      help: 'Negative away from it.',
      symbol: 'v',
      digits: 5,
    }),
    acceleration: quantity('m/s^2', {
      label: 'Piston acceleration towards the crank',
      help: 'Negative away from it.',
      symbol: 'a',
      digits: 5,
    }),
    lean: quantity('rad', {
      label: 'Lean of the rod',
      help: 'From the line of the cylinder; positive to the side to which the crank turns from the top.',
      unit: 'deg',
      symbol: '\\varphi',
      places: 3,
    }),
    stroke: quantity('m', { label: 'Stroke', unit: 'mm', symbol: 's', digits: 5 }),
    meanSpeed: quantity('m/s', { label: 'Mean piston speed', symbol: 'c_m', digits: 4 }),
    inertiaForce: quantity('N', {
      label: 'Inertia force towards the crank',
      help: 'Negative away from it.',
      symbol: 'F_m',
      digits: 4,
      optional: true,
    }),
    gasForce: quantity('N', {
      label: 'Gas force towards the crank',
      help: 'Negative away from it.',
      symbol: 'F_g',
      digits: 4,
      optional: true,
    }),
    pinForce: quantity('N', {
      label: 'Force along the cylinder towards the crank',
      help: 'On the pin, of gas and inertia together; negative away from the crank. In the rod it is larger, by 1/cos φ of its lean; the wall takes its tan φ.',
      symbol: 'F',
      digits: 4,
      optional: true,
    }),
    torque: quantity('N*m', {
      label: 'Torque that drives the crank',
      help: 'Negative where it brakes.',
      symbol: 'M',
      digits: 4,
      optional: true,
    }),
    motion: table(
      {
        angle: integer({ label: 'Crank angle in degrees' }),
        position: quantity('m', { label: 'Below the top', unit: 'mm', digits: 4 }),
        velocity: quantity('m/s', { label: 'Velocity towards the crank', digits: 4 }),
        acceleration: quantity('m/s^2', { label: 'Acceleration towards the crank', digits: 4 }),
      },
      { label: 'One turn' },
    ),
  },
  formula: ({ crank, rod, angle, speed, offset, mass, bore, gasPressure }) => {
    const { position, velocity, acceleration, lean } = motion(crank, rod, offset, angle, speed);
    const top = Math.sqrt((rod + crank - offset) * (rod + crank + offset));
    const bottom = Math.sqrt((rod - crank - offset) * (rod - crank + offset));
    const stroke = (4 * rod * crank) / (top + bottom);
    const inertiaForce = mass === undefined ? undefined : -mass * acceleration;
    const gasForce =
      gasPressure === undefined || bore === undefined ? undefined : (gasPressure * Math.PI * bore ** 2) / 4;
    const pinForce =
      inertiaForce === undefined ? gasForce : gasForce === undefined ? inertiaForce : inertiaForce + gasForce;
    return {
      position,
      velocity,
      acceleration,
      lean,
      stroke,
      meanSpeed: (stroke * speed) / Math.PI,
      inertiaForce,
      gasForce,
      pinForce,
      torque: pinForce === undefined ? undefined : (pinForce * velocity) / speed,
      motion: Array.from({ length: 25 }, (_, n) => {
        const at = motion(crank, rod, offset, (n * Math.PI) / 12, speed);
        return { angle: 15 * n, position: at.position, velocity: at.velocity, acceleration: at.acceleration };
      }),
    };
  },
  shown: () => ({
    position: undefined,
    velocity: undefined,
    acceleration: undefined,
    lean: undefined,
    stroke: undefined,
    meanSpeed: undefined,
    inertiaForce: undefined,
    gasForce: undefined,
    pinForce: undefined,
    torque: undefined,
    motion: undefined,
  }),
  stepwise: [
    'With u = r sin θ − e and q = √(l² − u²) the pin is r cos θ + q above the crank center, at most √((l + r)² − e²); x is what it is below that.',
    'v = r ω (sin θ + u cos θ/q).',
    'a = r ω² (cos θ + (r cos² θ − u sin θ)/q + r u² cos² θ/q³).',
    'Lean of the rod: tan φ = u/q. Stroke s = √((l + r)² − e²) − √((l − r)² − e²); mean piston speed s ω/π.',
    'Inertia force −m × a, gas force p × π b²/4; torque = (inertia force + gas force) × v/ω, without friction.',
  ],
  figure: {
    kind: 'drawing',
    title: 'Mechanism',
    draw: ({ crank, rod, offset, angle }) => {
      const pin: [number, number] = [crank * Math.sin(angle), crank * Math.cos(angle)];
      const aside = pin[0] - offset;
      const height = pin[1] + Math.sqrt(rod ** 2 - aside ** 2);
      const half = 0.5 * crank;
      return [
        { shape: 'circle', center: [0, 0], radius: crank, dashed: true },
        { shape: 'line', points: [[0, 0], pin], label: 'r', of: 'crank', color: 2 },
        { shape: 'line', points: [pin, [offset, height]], label: 'l', of: 'rod' },
        { shape: 'rectangle', corner: [offset - half, height - half], width: 2 * half, height: 2 * half },
        { shape: 'point', at: [0, 0] },
        { shape: 'point', at: pin },
        { shape: 'point', at: [offset, height] },
      ];
    },
  },
  requires: [
    {
      that: ({ crank, rod, offset }) => isAbove(rod, crank + Math.abs(offset)),
      field: 'rod',
      says: 'The rod, {rod}, must be longer than crank radius and offset together: else the crank cannot turn.',
    },
    {
      that: (_, given) => given.bore === given.gasPressure,
      field: 'gasPressure',
      says: 'Bore and gas pressure belong together: send both or neither.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ rod, crank }) => isBelow(rod, 2.6 * crank),
      says: 'The rod is shorter than 2.6 times the crank radius, as only slow marine engines have it: those of car engines are about 2.8 to 4.5 times as long. Check that the crank radius was sent, which is half of the stroke.',
    },
    {
      level: 'caution',
      when: ({ meanSpeed }) => isAbove(meanSpeed, constant(26, 'm/s')),
      says: 'Hardly any piston has a mean speed of more than about 26 m/s: check crank radius and speed.',
    },
    {
      level: 'note',
      when: ({ mass, gasPressure }) => mass !== undefined && gasPressure === undefined,
      says: 'The torque told is that of inertia alone: send bore and gas pressure for that of the gas.',
    },
    {
      level: 'note',
      when: ({ mass, gasPressure }) => mass === undefined && gasPressure !== undefined,
      says: 'The torque told is that of the gas alone: send the reciprocating mass for that of inertia, which is large at high speed.',
    },
  ],
  explanation: ({ pinForce }) =>
    pinForce === undefined
      ? 'At a crank angle of {angle} the piston is {position} below its top; it {velocity|moves away from the crank at {|velocity|}|stands still|moves towards the crank at {|velocity|}} and is {acceleration|accelerated away from the crank by {|acceleration|}|not accelerated|accelerated towards the crank by {|acceleration|}}. Taken: a constant {speed} and an offset of {offset}.'
      : 'At a crank angle of {angle} the piston is {position} below its top; it {velocity|moves away from the crank at {|velocity|}|stands still|moves towards the crank at {|velocity|}} and is {acceleration|accelerated away from the crank by {|acceleration|}|not accelerated|accelerated towards the crank by {|acceleration|}}. Along the cylinder {pinForce|{|pinForce|} pull the pin away from the crank|no force acts on the pin|{|pinForce|} push the pin towards the crank}, which {torque|brakes the crank by {|torque|}|gives no torque|drives the crank by {|torque|}}. Taken: a constant {speed} and an offset of {offset}.',
  examples: [
    {
      inputs: { crank: 43, rod: 143, angle: 60, speed: 6000 },
      results: {
        position: 26.43389265,
        velocity: 27.04160879,
        acceleration: 5940.513601,
        lean: 15.09458335,
        stroke: 86,
        meanSpeed: 17.2,
        motion: {
          length: 25,
          rows: {
            4: { position: 26.43389265, velocity: 27.04160879, acceleration: 5940.513601 },
            7: { position: 60.29406441, velocity: '23.97453540', acceleration: -8980.583201 },
            18: { position: 49.61818303, velocity: -27.01769682, acceleration: -5352.296646 },
          },
        },
      },
      source:
        'Python with mpmath: position by Pythagoras, velocity and acceleration by numerical differentiation at 40 digits',
    },
    {
      inputs: { crank: 43, rod: 143, angle: 0, speed: 6000, mass: 0.55 },
      results: {
        position: 0,
        velocity: 0,
        acceleration: 22080.30657,
        lean: 0,
        stroke: 86,
        meanSpeed: 17.2,
        inertiaForce: -12144.16862,
        pinForce: -12144.16862,
        torque: 0,
      },
      cautions: ['that of inertia alone'],
      source:
        'Python with mpmath: position by Pythagoras, velocity and acceleration by numerical differentiation at 40 digits; by hand: r ω² (1 + r/l)',
    },
    {
      inputs: { crank: 45, rod: 150, angle: 200, speed: 3000, offset: 1.2, mass: 0.8, bore: 88, gasPressure: -0.3 },
      results: {
        position: 88.20282633,
        velocity: -3.356768626,
        acceleration: -3144.066885,
        lean: -6.350252461,
        stroke: 90.00316502,
        meanSpeed: 9.000316502,
        inertiaForce: 2515.253508,
        gasForce: -182.4637013,
        pinForce: 2332.789806,
        torque: -24.92568737,
      },
      source:
        'Python with mpmath: position by Pythagoras, velocity and acceleration by numerical differentiation at 40 digits',
    },
    {
      inputs: { crank: 45, rod: 150, angle: 25, speed: 3000, offset: -1.2, mass: 0.8, bore: 88, gasPressure: 60 },
      results: {
        position: 5.581236824,
        velocity: 7.717484579,
        acceleration: 4894.822682,
        lean: 7.746215338,
        stroke: 90.00316502,
        meanSpeed: 9.000316502,
        inertiaForce: -3915.858145,
        gasForce: 36492.74026,
        pinForce: 32576.88212,
        torque: 800.2679313,
      },
      source:
        'Python with mpmath: position by Pythagoras, velocity and acceleration by numerical differentiation at 40 digits',
    },
    {
      inputs: { crank: 50, rod: 200, angle: -40, speed: 1500, bore: 100, gasPressure: 12 },
      results: {
        position: '14.29701740',
        velocity: -6.028005431,
        acceleration: 1004.193017,
        lean: -9.247349233,
        stroke: 100,
        meanSpeed: 5,
        gasForce: 9424.777961,
        pinForce: 9424.777961,
        torque: -361.6803258,
      },
      cautions: ['that of the gas alone'],
      source:
        'Python with mpmath: position by Pythagoras, velocity and acceleration by numerical differentiation at 40 digits',
    },
    {
      inputs: { crank: 50, rod: 200, angle: 180, speed: 1500 },
      results: { position: 100, velocity: 0, acceleration: -925.2754126, lean: 0, stroke: 100, meanSpeed: 5 },
      source:
        'Python with mpmath: position by Pythagoras, velocity and acceleration by numerical differentiation at 40 digits; by hand: twice the crank radius',
    },
    {
      inputs: { crank: 86, rod: 143, angle: 90, speed: 3000 },
      results: {
        position: 114.7502735,
        velocity: 27.01769682,
        acceleration: -6389.126381,
        lean: '36.97013090',
        stroke: 172,
        meanSpeed: 17.2,
      },
      cautions: ['half of the stroke'],
      source:
        'Python with mpmath: position by Pythagoras, velocity and acceleration by numerical differentiation at 40 digits',
    },
    {
      inputs: { crank: 50, rod: 160, angle: 30, speed: 10000 },
      results: {
        position: 8.663923518,
        velocity: 33.35319782,
        acceleration: 56484.65502,
        lean: 8.989299345,
        stroke: 100,
        meanSpeed: 33.33333333,
      },
      cautions: ['26 m/s'],
      source:
        'Python with mpmath: position by Pythagoras, velocity and acceleration by numerical differentiation at 40 digits',
    },
    {
      inputs: { crank: 50, rod: 50, angle: 30, speed: 1000 },
      refused: 'must be longer than',
      source: 'By definition',
    },
    {
      inputs: { crank: 50, rod: 160, angle: 30, speed: 1000, bore: 80 },
      refused: 'send both or neither',
      source: 'By definition',
    },
  ],
  notes: [
    'Exact for a rigid mechanism at constant speed; the approximation r ω² (cos θ + r/l cos 2θ) of many textbooks is for long rods. Weight and friction are left out.',
    'With an offset the piston is at its top where sin θ = e/(l + r), not at θ = 0.',
  ],
  references: [
    { title: 'Heywood: Internal Combustion Engine Fundamentals, 2nd ed., §2.2' },
    { title: 'Norton: Design of Machinery, 5th ed., ch. 13' },
    {
      title: 'Piston motion, equations (EngineDynamics)',
      url: 'https://github.com/vvfacc/EngineDynamics/blob/main/outputs/piston_kinematics_EOMs.md',
    },
  ],
});
