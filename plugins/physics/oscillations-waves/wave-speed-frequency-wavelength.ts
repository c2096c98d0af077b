import { defineEquations, isAbove, quantity, speedOfLight } from '@reckoner/engine';

/** v = f λ for any wave. */
export default defineEquations({
  title: 'Wave speed, frequency and wavelength',
  description: 'Speed, frequency or wavelength of a wave from the other two, with its period.',
  keywords: ['v = f lambda', 'wavelength to frequency', 'period', 'radio wavelength', 'sound wavelength'],
  variables: {
    speed: quantity('m/s', {
      label: 'Wave speed',
      help: 'Light 299792458 m/s, sound in air 343 m/s.',
      symbol: 'v',
      above: 0,
      max: 1e10,
    }),
    frequency: quantity('1/s', { label: 'Frequency', unit: 'Hz', symbol: 'f', above: 0 }),
    wavelength: quantity('m', { label: 'Wavelength', symbol: '\\lambda', above: 0 }),
    period: quantity('s', { label: 'Period', symbol: 'T', above: 0 }),
  },
  equations: ({ speed, frequency, wavelength, period }) => [
    [speed, frequency * wavelength],
    [period, 1 / frequency],
  ],
  figure: {
    kind: 'drawing',
    title: 'Wave',
    scales: 'apart',
    draw: ({ wavelength }) => [
      {
        shape: 'line',
        points: Array.from({ length: 121 }, (_, step) => {
          const x = (2.5 * wavelength * step) / 120;
          return [x, Math.sin((2 * Math.PI * x) / wavelength)] as const;
        }),
      },
      {
        shape: 'line',
        color: 5,
        points: [
          [0, 0],
          [2.5 * wavelength, 0],
        ],
      },
      {
        shape: 'dimension',
        from: [0.25 * wavelength, 1.25],
        to: [1.25 * wavelength, 1.25],
        inside: true,
        label: 'λ',
        of: 'wavelength',
      },
      { shape: 'arrow', color: 2, from: [1.6 * wavelength, 1.6], to: [2.4 * wavelength, 1.6], label: 'v', of: 'speed' },
    ],
  },
  explanation: 'A wave of {frequency} that runs at {speed} is {wavelength} long.',
  cautions: [
    {
      level: 'caution',
      when: ({ speed }) => isAbove(speed, speedOfLight),
      says: 'Faster than light in vacuum: no wave carries a signal so fast, though phases may run so. Check the units.',
    },
  ],
  examples: [
    {
      inputs: { speed: 343, frequency: 440 },
      results: { wavelength: 0.779545455, period: 0.00227272727 },
      source: 'By hand: 343/440',
    },
    { inputs: { speed: 299792458, wavelength: 3 }, results: { frequency: 99930819.33333 }, source: 'By hand: c/3' },
    { inputs: { wavelength: 50, period: 8 }, results: { speed: 6.25, frequency: 0.125 }, source: 'By hand: 50/8' },
    {
      inputs: { frequency: 1e9, wavelength: 0.4 },
      results: { speed: 4e8 },
      cautions: ['Faster than light'],
      source: 'By hand: 10⁹ × 0.4; the phase in a waveguide',
    },
  ],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §16-1' }],
});
