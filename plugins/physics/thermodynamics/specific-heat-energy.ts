import { defineEquations, quantity } from '@reckoner/engine';

/** Sensible heat without change of phase: Q = m c ΔT. */
export default defineEquations({
  title: 'Specific heat',
  description: 'Heat, mass, specific heat or temperature change of a body from the other three.',
  keywords: ['heat capacity', 'q = mcΔt', 'heating water', 'thermal energy', 'calorimetry'],
  variables: {
    heat: quantity('J', { label: 'Heat', unit: 'kJ', symbol: 'Q' }),
    mass: quantity('kg', { label: 'Mass', symbol: 'm', above: 0, max: 1e15 }),
    specificHeat: quantity('J/(kg*K)', {
      label: 'Specific heat',
      help: 'Water 4186, ice 2100, air 1005, aluminum 900, iron 450, copper 385 J/(kg·K).',
      usual: [50, 20000],
      symbol: 'c',
      above: 0,
      max: 1e9,
    }),
    temperatureChange: quantity('K', {
      label: 'Temperature change',
      unit: 'Δ°C',
      symbol: '\\Delta T',
      min: -1e9,
      max: 1e9,
    }),
  },
  equations: ({ heat, mass, specificHeat, temperatureChange }) => [[heat, mass * specificHeat * temperatureChange]],
  explanation:
    '{heat|{|heat|} taken away cools|No heat changes the temperature of|{|heat|} warms} {mass}{heat| by {|temperatureChange|}|| by {|temperatureChange|}}.',
  examples: [
    {
      inputs: { mass: 2, specificHeat: 4186, temperatureChange: 80 },
      results: { heat: 669.76 },
      source: 'By hand: 2 × 4.186 × 80',
    },
    {
      inputs: { heat: 9, mass: 0.5, temperatureChange: 20 },
      results: { specificHeat: 900 },
      source: 'By hand: 9000/(0.5 × 20)',
    },
    {
      inputs: { heat: -45, mass: 5, specificHeat: 450 },
      results: { temperatureChange: -20 },
      source: 'By hand: -45000/2250',
    },
  ],
  notes: [
    'No melting or boiling on the way, no work done, and a specific heat that stays the same over the change of temperature.',
  ],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §18-4' }],
});
