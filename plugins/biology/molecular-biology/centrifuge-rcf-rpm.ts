import { defineEquations, number, quantity, standardGravity } from '@reckoner/engine';

/** Relative centrifugal force ω²r/g; with rpm and cm this is 1.118 × 10⁻⁵·r·rpm². */
export default defineEquations({
  title: 'RCF and RPM',
  description: 'Relative centrifugal force, speed or rotor radius of a centrifuge from the other two.',
  keywords: ['g-force', 'centrifuge speed', 'rpm to g', 'rotor radius', 'x g'],
  variables: {
    force: number({
      label: 'Relative centrifugal force',
      help: 'Multiples of g.',
      symbol: '\\mathrm{RCF}',
      above: 0,
      max: 1e7,
      usual: [1, 1.5e6],
      places: 1,
    }),
    speed: quantity('rad/s', {
      label: 'Speed',
      unit: 'rpm',
      symbol: '\\omega',
      above: 0,
      max: 1e6,
      usual: [10, 200000],
      places: 0,
    }),
    radius: quantity('m', {
      label: 'Radius',
      help: 'From the axis to the sample.',
      unit: 'cm',
      symbol: 'r',
      above: 0,
      max: 1000,
      usual: [1, 60],
    }),
  },
  equations: ({ force, speed, radius }) => [[force, (speed ** 2 * radius) / standardGravity]],
  explanation: 'At {speed} and a radius of {radius} the sample feels {force} times gravity.',
  examples: [
    {
      inputs: { speed: 10000, radius: 10 },
      results: { force: 11182.44 },
      source: 'Python: (2π × 10000/60)² × 0.1/9.80665; 1.118e-5 × 10 × 10⁸ = 11180',
    },
    {
      inputs: { force: 500, radius: '150 mm' },
      results: { speed: 1726.5179 },
      source: 'Python: √(500 × 9.80665/0.15) × 60/(2π)',
    },
    {
      inputs: { force: 1000, speed: 3000 },
      results: { radius: 9.9362139 },
      source: 'Python: 1000 × 9.80665/(2π × 50)² in cm',
    },
  ],
  notes: [
    'With the radius r in cm and the speed n in rpm this is RCF = 1.118 × 10⁻⁵ r n².',
    'Stay below the highest speed of rotor and tubes: it falls with dense samples.',
  ],
  references: [
    {
      title: 'Wilson, Walker: Principles and Techniques of Biochemistry and Molecular Biology, 7th ed., §3.2',
      isbn: '978-0-521-73167-6',
    },
  ],
});
