import { defineEquations, number, quantity } from '@reckoner/engine';

/** Wheels turn with the engine's speed over gear and final drive; rolling without slip. */
export default defineEquations({
  title: 'Speed from RPM and gearing',
  description: 'Vehicle speed, engine speed, gear ratio, final drive or tire diameter from the other four.',
  keywords: ['gearing', 'rpm at speed', 'final drive', 'transmission'],
  variables: {
    speed: quantity('m/s', { usual: [1, 450], label: 'Vehicle speed', unit: 'km/h', symbol: 'v', above: 0, max: 2000 }),
    engine: quantity('rad/s', {
      usual: [300, 15000],
      label: 'Engine speed',
      unit: 'rpm',
      symbol: '\\omega',
      above: 0,
      max: 30000,
    }),
    gear: number({ usual: [0.3, 20], label: 'Gear ratio', text: 'ratio', symbol: 'i', above: 0, max: 50 }),
    finalDrive: number({
      usual: [0.8, 15],
      label: 'Final drive ratio',
      text: 'ratio',
      symbol: 'i_0',
      above: 0,
      max: 50,
    }),
    diameter: quantity('m', {
      usual: [200, 2500],
      label: 'Tire diameter',
      unit: 'mm',
      symbol: 'd',
      above: 0,
      max: 5000,
    }),
  },
  equations: ({ speed, engine, gear, finalDrive, diameter }) => [
    [speed, (engine * diameter) / (2 * gear * finalDrive)],
  ],
  explanation: 'At {engine} in a gear of {gear} the vehicle moves at {speed}.',
  examples: [
    {
      inputs: { engine: 3000, gear: 0.8, finalDrive: 4.1, diameter: 650 },
      results: { speed: 112.0629 },
      source: 'Python 3.11: 3000/(0.8 × 4.1)/60 × π × 0.65 × 3.6',
    },
    {
      inputs: { speed: 90, gear: 1, finalDrive: 3.5, diameter: 700 },
      results: { engine: 2387.324 },
      source: 'By hand: 25 × 2 × 3.5/0.7 = 250 rad/s',
    },
  ],
  references: [{ title: 'Gillespie: Fundamentals of Vehicle Dynamics (SAE, 1992), ch. 2' }],
});
