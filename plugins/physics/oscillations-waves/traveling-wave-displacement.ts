import {
  choice,
  cosTurn,
  defineCalculator,
  isAtMost,
  quantity,
  roundNear,
  sinTurn,
  speedOfLight,
  sumOfProducts,
} from '@reckoner/engine';

/** y = A sin(kx ∓ ωt + φ) and its derivatives by time. */
export default defineCalculator({
  title: 'Traveling wave displacement',
  description:
    'Displacement, velocity and acceleration of the medium at a place and time in a sine wave, with its wavenumber, angular frequency and speed.',
  keywords: [
    'travelling wave',
    'sinusoidal wave equation',
    'wave function',
    'sine wave displacement',
    'particle velocity in a wave',
    'angular wavenumber',
    'progressive wave',
  ],
  inputs: {
    amplitude: quantity('m', { label: 'Amplitude', unit: 'cm', symbol: 'A', min: 0, max: 1e9 }),
    wavelength: quantity('m', { label: 'Wavelength', symbol: '\\lambda', min: 1e-9, max: 1e12 }),
    frequency: quantity('1/s', { label: 'Frequency', unit: 'Hz', symbol: 'f', min: 0, max: 1e9 }),
    position: quantity('m', { label: 'Position', symbol: 'x', min: -1e9, max: 1e9 }),
    time: quantity('s', { label: 'Time', symbol: 't', min: 0, max: 1e6 }),
    phase: quantity('rad', {
      label: 'Phase constant',
      unit: 'deg',
      symbol: '\\varphi',
      min: -360,
      max: 360,
      default: 0,
    }),
    direction: choice(
      { forward: { label: 'Toward larger x', value: 1 }, backward: { label: 'Toward smaller x', value: -1 } },
      { label: 'Direction', default: 'forward' },
    ),
  },
  outputs: {
    displacement: quantity('m', { label: 'Displacement', unit: 'cm', symbol: 'y' }),
    velocity: quantity('m/s', { label: 'Velocity of the medium', symbol: 'u' }),
    acceleration: quantity('m/s^2', { label: 'Acceleration of the medium', symbol: 'a' }),
    wavenumber: quantity('rad/m', { label: 'Angular wavenumber', symbol: 'k' }),
    angularFrequency: quantity('rad/s', { label: 'Angular frequency', symbol: '\\omega' }),
    speed: quantity('m/s', { label: 'Wave speed', symbol: 'v' }),
    greatestVelocity: quantity('m/s', { label: 'Largest velocity of the medium', symbol: 'u_m' }),
  },
  formula: ({ amplitude, wavelength, frequency, position, time, phase, direction }) => {
    const wavenumber = (2 * Math.PI) / wavelength;
    const angularFrequency = 2 * Math.PI * frequency;
    // Whole waves and periods are left out before they are turned to radians, so that many of them keep the digits.
    const waves = position / wavelength;
    const periods = frequency * time;
    const turns = waves - roundNear(waves) - direction * (periods - roundNear(periods));
    const angle = sumOfProducts([2 * Math.PI, turns], [phase]);
    const displacement = amplitude * sinTurn(angle);
    return {
      displacement,
      velocity: -direction * angularFrequency * amplitude * cosTurn(angle),
      acceleration: -(angularFrequency ** 2) * displacement,
      wavenumber,
      angularFrequency,
      speed: wavelength * frequency,
      greatestVelocity: angularFrequency * amplitude,
    };
  },
  shown: ({ amplitude, position, time, phase, direction, wavenumber, angularFrequency, displacement }) => ({
    displacement: amplitude * sinTurn(wavenumber * position - direction * angularFrequency * time + phase),
    velocity:
      -direction *
      angularFrequency *
      amplitude *
      cosTurn(wavenumber * position - direction * angularFrequency * time + phase),
    acceleration: -(angularFrequency ** 2) * displacement,
  }),
  figure: {
    kind: 'curve',
    title: 'The wave at this time',
    x: { of: 'position' },
    y: { of: 'displacement' },
    curve: ({ amplitude, wavelength, frequency, position, time, phase, direction, displacement }) => {
      if (amplitude === 0) return undefined;
      // Whole waves before the stretch are left out: they change nothing but the digits.
      const from = position - wavelength;
      const start = (from / wavelength) % 1;
      const turns = (frequency * time) % 1;
      return {
        from,
        to: position + wavelength,
        lines: [
          {
            y: (x) => amplitude * Math.sin(2 * Math.PI * (start + (x - from) / wavelength - direction * turns) + phase),
          },
        ],
        marks: [{ x: position, y: displacement, label: 'x' }],
      };
    },
  },
  requires: [
    {
      that: ({ position, wavelength }) => isAtMost(Math.abs(position), 1e9 * wavelength),
      field: 'position',
      says: 'More than a billion waves lie between 0 and {position}, so that the place in the last one cannot be told: give a nearer position.',
    },
    {
      that: ({ frequency, time }) => isAtMost(frequency * time, 1e9),
      field: 'time',
      says: 'In {time} there are more than a billion periods, so that the place in the last period cannot be told: give an earlier time.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ speed }) => speed > speedOfLight,
      says: 'Faster than light, which no wave in a medium is: check the units of the wavelength and the frequency.',
    },
    {
      level: 'caution',
      when: ({ greatestVelocity, speed }) => greatestVelocity > speed,
      says: 'The medium would move faster than the wave: with an amplitude of more than λ/2π waves are too steep to be sines.',
    },
  ],
  explanation:
    'At {position} and {time} the displacement is {displacement}, and the medium there moves with {velocity}.',
  examples: [
    {
      inputs: {
        amplitude: 0.327,
        wavelength: '8.714542728404419 cm',
        frequency: 0.4329014452099553,
        position: '22.5 cm',
        time: 18.9,
      },
      results: {
        displacement: 0.192116423,
        velocity: 0.00719748594,
        wavenumber: 72.1,
        angularFrequency: 2.72,
        speed: 0.03772538141,
        greatestVelocity: 0.0088944,
      },
      source:
        'Halliday, Resnick, Walker: sample problems 16.01 and 16.02, k = 72.1 rad/m, ω = 2.72 rad/s: 1.92 mm and 7.20 mm/s; mpmath',
    },
    {
      inputs: {
        amplitude: 2,
        wavelength: 2,
        frequency: 5,
        position: 0.3,
        time: 0.07,
        phase: 30,
        direction: 'backward',
      },
      results: { displacement: -1, velocity: -0.54413980927, acceleration: 9.86960440109, speed: 10 },
      source: 'By hand: sin(54° + 126° + 30°) = −1/2; mpmath',
    },
    {
      inputs: { amplitude: 2, wavelength: 2, frequency: 5, position: 0.3, time: 0.07, phase: 30 },
      results: { displacement: -1.33826121272, velocity: -0.466931664855, acceleration: 13.2081087548 },
      source: 'By hand: sin(54° − 126° + 30°) = −sin 42°; mpmath',
    },
    {
      inputs: { amplitude: 0.01, wavelength: 0.001, frequency: 1000, position: 1000, time: 1000, phase: 90 },
      results: { displacement: 0.01, velocity: 0 },
      source: 'By hand: a million whole waves and periods',
    },
    {
      inputs: { amplitude: 4, wavelength: 0.2, frequency: 10, position: 0.05, time: 0 },
      results: { displacement: 4, speed: 2, greatestVelocity: 2.513274123 },
      cautions: ['faster than the wave'],
      source: 'By hand: 4 sin 90°; 2π × 10 × 0.04 m/s against 2 m/s',
    },
    {
      inputs: { amplitude: 1, wavelength: 1000000, frequency: 1000, position: 250000, time: 0 },
      results: { displacement: 1, speed: 1000000000 },
      cautions: ['Faster than light'],
      source: 'By hand: a quarter wave; 10^6 × 10^3 m/s',
    },
    {
      inputs: { amplitude: 1, wavelength: 1, frequency: 1, position: 1000000000, time: 0 },
      results: { displacement: 0 },
      source: 'By hand: a billion whole waves',
    },
    {
      inputs: { amplitude: 1, wavelength: 0.000001, frequency: 1, position: 1000000, time: 0 },
      refused: 'More than a billion waves',
      source: 'By hand: 10^12 waves leave three digits of the last one',
    },
    {
      inputs: { amplitude: 1, wavelength: 1, frequency: 1000000000, position: 0, time: 1000 },
      refused: 'more than a billion periods',
      source: 'By hand: 10^12 periods leave three digits of the last one',
    },
  ],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §16-1' }],
});
