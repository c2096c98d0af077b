import {
  defineCalculator,
  findRoot,
  isAbove,
  isBelow,
  number,
  quantity,
  roundTo,
  standardGravity,
} from '@reckoner/engine';

/** Piston speed in crank speeds times crank radius, a turn of the crank from the top, and the share of the radius in the rod. */
function speedAt(angle: number, lambda: number) {
  return Math.sin(angle) * (1 + (lambda * Math.cos(angle)) / Math.sqrt(1 - (lambda * Math.sin(angle)) ** 2));
}

/** Its change with the angle, which is the acceleration. */
function changeAt(angle: number, lambda: number) {
  const sine = Math.sin(angle);
  const root = Math.sqrt(1 - (lambda * sine) ** 2);
  return Math.cos(angle) + (lambda * Math.cos(2 * angle) + lambda ** 3 * sine ** 4) / root ** 3;
}

/** Two strokes a turn; the piston turns hardest at the top, where the rod adds to the crank. */
export default defineCalculator({
  title: 'Piston speed and acceleration',
  description:
    'Mean piston speed from stroke and engine speed; with the rod length its greatest speed and acceleration and the rod ratio; and the engine speed at a mean piston speed that is not to be exceeded.',
  keywords: [
    'mean piston speed',
    'piston acceleration',
    'rod ratio',
    'rod to stroke ratio',
    'feet per minute',
    'redline',
  ],
  related: ['slider-crank-kinematics', 'engine-displacement-bore-stroke'],
  inputs: {
    stroke: quantity('m', {
      label: 'Stroke',
      help: 'The whole way of the piston, twice the crank radius.',
      unit: 'mm',
      regional: false,
      symbol: 's',
      min: 1,
      max: 5000,
      usual: [20, 600],
    }),
    speed: quantity('rad/s', {
      label: 'Engine speed',
      unit: 'rpm',
      symbol: '\\omega',
      min: 1,
      max: 60000,
      usual: [50, 25000],
    }),
    rod: quantity('m', {
      label: 'Length of the connecting rod',
      help: 'Between the centers of its eyes.',
      unit: 'mm',
      regional: false,
      symbol: 'l',
      above: 0,
      max: 20000,
      usual: [35, 1500],
      optional: true,
    }),
    limit: quantity('m/s', {
      label: 'Mean piston speed not to be exceeded',
      help: 'What the maker of the parts names.',
      regional: false,
      symbol: 'c_{lim}',
      min: 0.1,
      max: 100,
      usual: [4, 32],
      optional: true,
    }),
  },
  outputs: {
    mean: quantity('m/s', { label: 'Mean piston speed', regional: false, symbol: 'c_m', places: 2 }),
    perMinute: quantity('m/s', {
      label: 'Mean piston speed, feet per minute',
      unit: 'ft/min',
      regional: false,
      symbol: 'c_{ft}',
      places: 0,
    }),
    ratio: number({ label: 'Rod length to stroke', symbol: 'n', places: 2, digits: 3, optional: true }),
    greatest: quantity('m/s', {
      label: 'Greatest piston speed',
      regional: false,
      symbol: 'v_{max}',
      places: 2,
      optional: true,
    }),
    angle: quantity('rad', {
      label: 'Crank angle of it, from the top',
      unit: 'deg',
      symbol: '\\theta_v',
      places: 1,
      optional: true,
    }),
    acceleration: quantity('m/s^2', {
      label: 'Greatest acceleration, at the top',
      regional: false,
      symbol: 'a_{max}',
      digits: 4,
      places: 0,
      optional: true,
    }),
    times: number({ label: 'Times standard gravity', symbol: 'a_g', places: 0, digits: 3, optional: true }),
    bottom: quantity('m/s^2', {
      label: 'Acceleration at the bottom',
      regional: false,
      symbol: 'a_b',
      digits: 4,
      places: 0,
      optional: true,
    }),
    allowed: quantity('rad/s', {
      label: 'Engine speed at the limit',
      unit: 'rpm',
      symbol: '\\omega_{lim}',
      places: 0,
      optional: true,
    }),
  },
  formula: ({ stroke, speed, rod, limit }) => {
    const mean = (stroke * speed) / Math.PI;
    const allowed = limit === undefined ? undefined : (Math.PI * limit) / stroke;
    if (rod === undefined) return { mean, perMinute: mean, allowed };
    const lambda = stroke / (2 * rod);
    const angle = findRoot((turn) => changeAt(turn, lambda), Math.PI / 4, Math.PI / 2);
    const acceleration = (stroke / 2) * speed ** 2 * (1 + lambda);
    return {
      mean,
      perMinute: mean,
      ratio: rod / stroke,
      greatest: (stroke / 2) * speed * speedAt(angle, lambda),
      angle,
      acceleration,
      times: acceleration / standardGravity,
      bottom: (stroke / 2) * speed ** 2 * (1 - lambda),
      allowed,
    };
  },
  shown: ({ stroke, speed, rod, limit, acceleration }) => ({
    mean: (stroke * speed) / Math.PI,
    perMinute: undefined,
    ratio: rod === undefined ? undefined : rod / stroke,
    greatest: undefined,
    angle: undefined,
    acceleration: rod === undefined ? undefined : (stroke / 2) * speed ** 2 * (1 + stroke / (2 * rod)),
    times: acceleration === undefined ? undefined : acceleration / standardGravity,
    bottom: rod === undefined ? undefined : (stroke / 2) * speed ** 2 * (1 - stroke / (2 * rod)),
    allowed: limit === undefined ? undefined : (Math.PI * limit) / stroke,
  }),
  stepwise: [
    'The speed of the piston at a crank angle θ from the top is v = ω × s/2 × sin θ × (1 + λ cos θ/√(1 − λ² sin² θ)) with λ = s/(2l); it is greatest where its change with the angle is zero.',
  ],
  explanation:
    'At {speed} a piston with a stroke of {stroke} moves at {mean} on average, {perMinute}.{rod? With a rod of {rod}, {ratio} times the stroke, its greatest speed is {greatest}, {angle} after the top, and its greatest acceleration is {acceleration} at the top, {times} times standard gravity; at the bottom it is {bottom} the other way.|}{limit? A mean of {limit} is reached at {allowed}.|}',
  requires: [
    {
      that: ({ stroke, rod }) => !isBelow(rod, 0.75 * stroke),
      field: 'rod',
      says: 'A rod of {rod} is shorter than 0.75 of the stroke, {stroke}: it would lean too far for an engine. Give its length between centers, and check both units.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ mean }) => roundTo(mean, 2) > 25,
      says: ({ mean }) =>
        roundTo(mean, 2) > 32
          ? 'Even dragsters stay near a mean piston speed of 30 m/s (5,900 ft/min): check stroke, engine speed and their units.'
          : 'More than 25 m/s (4,920 ft/min) is the mean piston speed of racing engines and of few sports cars. Parts of other engines are hardly made for it: keep to the engine speed that their maker allows, and check that it is the stroke in millimeters.',
    },
    {
      level: 'caution',
      when: ({ mean, limit }) => limit !== undefined && isAbove(mean, limit) && roundTo(mean, 2) > roundTo(limit, 2),
      says: 'The mean piston speed, {mean}, is above the limit that was given, {limit}: stay below {allowed}.',
    },
    {
      level: 'caution',
      when: ({ mean }) => roundTo(mean, 2) < 1,
      says: 'Below 1 m/s the piston hardly moves, as in an engine that is cranked: check stroke, engine speed and their units.',
    },
    {
      level: 'caution',
      when: ({ ratio }) => ratio !== undefined && roundTo(ratio, 2) > 2.5,
      says: 'A rod of more than 2.5 strokes is rare: check that the stroke was given, not the crank radius.',
    },
    {
      level: 'caution',
      when: ({ ratio }) => ratio !== undefined && roundTo(ratio, 2) < 1.3,
      says: 'A rod of less than 1.3 strokes is that of large engines with crossheads, not of cars: give its length between centers.',
    },
  ],
  figure: {
    kind: 'curve',
    title: 'Piston speed over half a turn',
    x: { of: 'angle', label: 'Crank angle from the top' },
    y: { of: 'greatest', label: 'Piston speed' },
    curve: ({ stroke, speed, rod, angle, greatest }) => {
      if (rod === undefined || angle === undefined || greatest === undefined) return undefined;
      const lambda = stroke / (2 * rod);
      return {
        from: 0,
        to: Math.PI,
        lines: [{ y: (turn) => (stroke / 2) * speed * speedAt(turn, lambda) }],
        marks: [{ x: angle, y: greatest, label: 'Greatest' }],
      };
    },
  },
  examples: [
    {
      inputs: { stroke: '3 in', speed: 6000 },
      results: { mean: 15.24, perMinute: 3000 },
      source:
        'Performance Automotive Engine Math, of which musclecardiy.com has the page: 302 Ford, 3 × 6,000 ÷ 6 = 3,000 ft/min',
    },
    {
      inputs: { stroke: '3.307 in', speed: 6000, rod: '6.024 in' },
      results: {
        mean: 16.79956,
        perMinute: '3307.00',
        ratio: 1.821590565,
        greatest: 27.3695217902,
        angle: 75.62352255,
        acceleration: 21131.6064799,
        times: 2154.824173,
        bottom: 12029.3957825,
      },
      source: 'quartermile.ws: 1078 in/s at 75.6°; digits from Python with mpmath',
    },
    {
      inputs: { stroke: 85, speed: 5500, limit: 15 },
      results: { mean: 15.58333333, allowed: 5294.117647 },
      cautions: ['above the limit'],
      source: 'kfz-tech.de: 0.085 m at 5500/min, 15.58 m/s; by hand 15 × 30/0.085',
    },
    {
      inputs: { stroke: 100, speed: 9000, rod: 130, limit: 32 },
      results: {
        mean: 30,
        ratio: 1.3,
        greatest: 50.5466411745,
        angle: 71.26248139,
        acceleration: 61495.2274222,
        times: 6270.768042,
        allowed: 9600,
      },
      cautions: ['racing engines'],
      source: 'Python with mpmath, by the second derivative of the position of the pin',
    },
    {
      inputs: { stroke: 43, speed: 6000, rod: 140 },
      results: {
        mean: 8.6,
        ratio: 3.255813953,
        greatest: 13.6673014418,
        angle: 81.46316388,
        acceleration: 9791.35253762,
        bottom: 7184.36703225,
      },
      cautions: ['not the crank radius'],
      source: 'Python with mpmath, by the second derivative of the position of the pin',
    },
    {
      inputs: { stroke: 2500, speed: 100, rod: 2500 },
      results: {
        ratio: 1,
        greatest: 14.7027583535,
        angle: 67.70003593,
        acceleration: 205.616758356,
        times: 20.96707422,
        bottom: 68.538919452,
      },
      cautions: ['crossheads'],
      source: 'Python with mpmath, by the second derivative of the position of the pin',
    },
    {
      inputs: { stroke: 86, speed: 200 },
      results: { mean: 0.5733333333, perMinute: 112.8608924 },
      cautions: ['hardly moves'],
      source: 'By hand: 0.086 × 200/30',
    },
    {
      inputs: { stroke: 100, speed: 12000 },
      results: { mean: 40 },
      cautions: ['Even dragsters'],
      source: 'By hand: 0.1 × 12000/30',
    },
    { inputs: { stroke: 86, speed: 6000, rod: 60 }, refused: 'shorter than 0.75', source: 'By definition' },
  ],
  notes: [
    'For a pin on the axis of the cylinder that passes through the crankshaft, and a steady speed of the crank.',
    'The acceleration times the mass of piston, pin, rings and the upper part of the rod is the force that pulls on the rod at the top of the exhaust stroke.',
  ],
  references: [
    {
      title: 'EPI: Piston Velocity and Acceleration',
      url: 'http://www.epi-eng.com/piston_engine_technology/piston_velocity_and_acceleration.htm',
    },
    {
      title: 'Understanding Piston Speed in High-Performance Engines',
      url: 'https://www.musclecardiy.com/performance/understanding-piston-speed-in-high-performance-engines/',
    },
    {
      title: 'Mean piston speed, classes of engines (racing about 25 m/s)',
      url: 'https://motor-car.net/engine-components/item/14842-piston-mean-speed',
    },
    { title: 'Heywood: Internal Combustion Engine Fundamentals, 2nd ed., §2.2' },
  ],
});
