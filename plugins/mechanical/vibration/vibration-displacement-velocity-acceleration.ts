import { choice, defineCalculator, quantity } from '@reckoner/engine';

/** One sine: each derivative multiplies the amplitude by 2πf. */
export default defineCalculator({
  title: 'Vibration amplitude conversion',
  description: 'Displacement, velocity and acceleration of a sinusoidal vibration from one of them and the frequency.',
  keywords: ['vibration severity', 'mm/s rms', 'g level', 'peak to peak', 'shaker'],
  inputs: {
    given: choice(
      { displacement: 'Displacement', velocity: 'Velocity', acceleration: 'Acceleration' },
      { label: 'What is known', default: 'displacement' },
    ),
    detection: choice(
      {
        peak: { label: 'Peak', value: 1 },
        rms: { label: 'RMS', value: Math.SQRT2 },
        peakToPeak: { label: 'Peak to peak', value: 0.5 },
      },
      { label: 'Given as', default: 'peak' },
    ),
    frequency: quantity('1/s', { label: 'Frequency', unit: 'Hz', symbol: 'f', min: 0.001, max: 1e7 }),
    displacement: quantity('m', {
      label: 'Displacement',
      unit: 'mm',
      symbol: 'x',
      min: 0,
      max: 1e6,
      when: { given: 'displacement' },
    }),
    velocity: quantity('m/s', {
      label: 'Velocity',
      unit: 'mm/s',
      symbol: 'v',
      min: 0,
      max: 1e8,
      when: { given: 'velocity' },
    }),
    acceleration: quantity('m/s^2', {
      label: 'Acceleration',
      symbol: 'a',
      min: 0,
      max: 1e8,
      when: { given: 'acceleration' },
    }),
  },
  outputs: {
    peakDisplacement: quantity('m', { label: 'Peak displacement', unit: 'mm', symbol: 'x_p' }),
    peakVelocity: quantity('m/s', { label: 'Peak velocity', unit: 'mm/s', symbol: 'v_p' }),
    rmsVelocity: quantity('m/s', { label: 'RMS velocity', unit: 'mm/s', symbol: 'v_{rms}' }),
    peakAcceleration: quantity('m/s^2', { label: 'Peak acceleration', symbol: 'a_p' }),
    accelerationG: quantity('m/s^2', { label: 'Peak acceleration in g', unit: 'g_n', symbol: 'a_g' }),
  },
  formula: ({ given, detection, frequency, displacement, velocity, acceleration }) => {
    const angular = 2 * Math.PI * frequency;
    const peakVelocity =
      detection *
      (given === 'displacement' ? displacement * angular : given === 'velocity' ? velocity : acceleration / angular);
    const peakAcceleration = peakVelocity * angular;
    return {
      peakDisplacement: peakVelocity / angular,
      peakVelocity,
      rmsVelocity: peakVelocity / Math.SQRT2,
      peakAcceleration,
      accelerationG: peakAcceleration,
    };
  },
  explanation:
    'The vibration has peaks of {peakDisplacement}, {peakVelocity} and {peakAcceleration} ({accelerationG}).',
  examples: [
    {
      inputs: { frequency: 50, displacement: 0.1 },
      results: {
        peakDisplacement: 0.1,
        peakVelocity: 31.415927,
        rmsVelocity: 22.214415,
        peakAcceleration: 9.869604,
        accelerationG: 1.00642,
      },
      source: 'Python: 2πf × 0.1 mm; (2πf)² × 0.1 mm; /9.80665',
    },
    {
      inputs: { given: 'velocity', detection: 'rms', frequency: 25, velocity: 10 },
      results: {
        peakDisplacement: 0.090031632,
        rmsVelocity: 10,
        peakAcceleration: 2.221441,
        accelerationG: 0.226523988,
      },
      source: 'Python: 10√2/(2πf); 10√2 × 2πf',
    },
    {
      inputs: { given: 'acceleration', detection: 'peakToPeak', frequency: 100, acceleration: '4 g_n' },
      results: { peakVelocity: 31.215536, peakDisplacement: 0.049681069, accelerationG: 2 },
      source: 'Python: 2 × 9.80665/(2πf); /(2πf)',
    },
  ],
  notes: ['For one frequency; RMS and peak of a mixture are not related by √2.'],
  references: [{ title: 'Rao: Mechanical Vibrations, 6th ed., §1.10; ISO 20816-1:2016' }],
});
