import { defineEquations, quantity } from '@reckoner/engine';

/** Power of a rotating shaft: torque times angular speed. */
export default defineEquations({
  title: 'Horsepower and torque',
  description: 'Power, torque or speed of an engine from the other two.',
  keywords: ['hp', 'kw', 'rpm', 'engine power', '5252'],
  variables: {
    power: quantity('W', { label: 'Power', unit: 'hp', symbol: 'P', min: 0, max: 1e9 }),
    torque: quantity('N*m', { label: 'Torque', symbol: 'M', min: 0, max: 1e9 }),
    speed: quantity('rad/s', {
      usual: [30, 60000],
      label: 'Engine speed',
      unit: 'rpm',
      symbol: '\\omega',
      above: 0,
      max: 1e6,
    }),
  },
  equations: ({ power, torque, speed }) => [[power, torque * speed]],
  explanation: '{torque} at {speed} is {power}.',
  examples: [
    {
      inputs: { torque: '300 lbf*ft', speed: 5252 },
      results: { power: 299.9935 },
      source: 'GNU units: 300 lbf ft * 5252 rpm in hp',
    },
    {
      inputs: { power: '100 kW', speed: 4000 },
      results: { torque: 238.7324 },
      source: 'By hand: 100000 / (4000 × 2π/60)',
    },
    { inputs: { power: '150 kW', torque: 250 }, results: { speed: 5729.578 }, source: 'By hand: 600 rad/s × 60/(2π)' },
  ],
  references: [{ title: 'Heywood: Internal Combustion Engine Fundamentals, 2nd ed. (2018), §2.3' }],
});
