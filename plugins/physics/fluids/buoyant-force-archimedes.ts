import { category, defineCalculator, isNear, percent, quantity } from '@reckoner/engine';
import { fluidDensity, gravity, mass } from '../shared/fields.js';

/** Archimedes: the weight of the displaced fluid. */
export default defineCalculator({
  title: 'Buoyancy (Archimedes)',
  description:
    'Buoyant force, floating share under the surface and apparent weight of a body from mass, volume and fluid.',
  keywords: ['archimedes principle', 'float or sink', 'displacement', 'apparent weight', 'upthrust'],
  inputs: {
    mass,
    volume: quantity('m^3', { label: 'Volume', unit: 'L', symbol: 'V', above: 0, max: 1e15 }),
    density: { ...fluidDensity, default: 1000 },
    gravity,
  },
  outputs: {
    maximum: quantity('N', { label: 'Buoyant force when submerged', symbol: 'F_b' }),
    state: category(['Floats', 'Hovers', 'Sinks'], { label: 'Body' }),
    submerged: percent({ label: 'Share of the volume under the surface', symbol: '\\phi' }),
    apparentWeight: quantity('N', { label: 'Apparent weight at rest', symbol: "W'" }),
    weight: quantity('N', { label: 'Weight', symbol: 'W' }),
  },
  formula: ({ mass, volume, density, gravity }) => {
    const weight = mass * gravity;
    const maximum = density * volume * gravity;
    // A body as dense as the fluid hovers, whatever the last digit of the products.
    if (isNear(mass, density * volume, 1e-12 * mass))
      return { maximum, state: 'Hovers', submerged: 1, apparentWeight: 0, weight };
    if (weight > maximum) return { maximum, state: 'Sinks', submerged: 1, apparentWeight: weight - maximum, weight };
    return { maximum, state: 'Floats', submerged: weight / maximum, apparentWeight: 0, weight };
  },
  shown: ({ weight, maximum }) => ({
    submerged: Math.min(1, weight / maximum),
    apparentWeight: Math.max(0, weight - maximum),
  }),
  explanation: ({ state }) =>
    state === 'Floats'
      ? 'In a fluid of {density} the body floats with {submerged} of its volume under the surface.'
      : state === 'Sinks'
        ? 'In a fluid of {density} the body sinks: {maximum} of buoyancy leave {apparentWeight} of its {weight}.'
        : 'The body is as dense as the fluid and hovers in it: its buoyancy carries all of its {weight}.',
  examples: [
    {
      inputs: { mass: 917, volume: 1000, density: 1025 },
      results: { maximum: 10051.8162, state: 'Floats', submerged: 89.4634146, apparentWeight: 0, weight: 8992.69805 },
      source: 'Python 3.11: ice in sea water, 917/1025',
    },
    {
      inputs: { mass: 7.87, volume: 1, gravity: 10 },
      results: { maximum: 10, state: 'Sinks', submerged: 100, apparentWeight: 68.7, weight: 78.7 },
      source: 'By hand: a liter of iron in water, 78.7 - 10',
    },
    {
      inputs: { mass: 2.3, volume: 2.3, gravity: 10 },
      results: { maximum: 23, state: 'Hovers', submerged: 100, apparentWeight: 0 },
      source: 'By hand: 2.3 kg displace 2.3 kg of water',
    },
  ],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §14-5' }],
});
