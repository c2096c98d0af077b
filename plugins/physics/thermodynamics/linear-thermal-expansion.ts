import { defineEquations, isAbove, percent, quantity } from '@reckoner/engine';

/** Isotropic solids: areas grow by 2α and volumes by 3α for each degree. */
export default defineEquations({
  title: 'Thermal expansion',
  description:
    'Change of length of a body from its length, expansion coefficient and temperature change, or any of these.',
  keywords: ['linear expansion', 'coefficient of thermal expansion', 'expansion joint', 'volume expansion'],
  variables: {
    length: quantity('m', { label: 'Initial length', symbol: 'L', above: 0, max: 1e9 }),
    coefficient: quantity('1/K', {
      label: 'Coefficient of linear expansion',
      help: 'Steel 12, aluminum 23, copper 17, concrete 12, glass 9, Invar 1.2 µm/(m·K).',
      unit: 'µm/(m*K)',
      usual: [0.01, 500],
      symbol: '\\alpha',
      min: -100,
      max: 10000,
    }),
    temperatureChange: quantity('K', {
      label: 'Temperature change',
      unit: 'Δ°C',
      usual: [-300, 3000],
      symbol: '\\Delta T',
      min: -1e4,
      max: 1e4,
    }),
    change: quantity('m', { label: 'Change of length', unit: 'mm', symbol: '\\Delta L' }),
    finalLength: quantity('m', { label: 'Final length', symbol: "L'" }),
    areaChange: percent({ usual: [-30, 30], label: 'Change of area', symbol: '\\Delta A/A' }),
    volumeChange: percent({ usual: [-30, 30], label: 'Change of volume', symbol: '\\Delta V/V' }),
  },
  equations: ({ length, coefficient, temperatureChange, change, finalLength, areaChange, volumeChange }) => [
    [change, coefficient * length * temperatureChange],
    [finalLength, length + change],
    [areaChange, 2 * coefficient * temperatureChange],
    [volumeChange, 3 * coefficient * temperatureChange],
  ],
  explanation:
    '{temperatureChange|Cooled by {|temperatureChange|}|At the same temperature|Warmed by {|temperatureChange|}} a length of {length} {change|shrinks by {|change|}|stays the same|grows by {|change|}}.',
  cautions: [
    {
      level: 'caution',
      when: ({ volumeChange }) => isAbove(Math.abs(volumeChange), 0.05),
      says: 'At so large a change the sums of first order are rough: multiply the lengths for area and volume, and take a mean coefficient over the range.',
    },
  ],
  examples: [
    {
      inputs: { length: 25, coefficient: 12, temperatureChange: 40 },
      results: { change: 12, finalLength: 25.012, areaChange: 0.096, volumeChange: 0.144 },
      source: 'By hand: 12e-6 × 25 × 40 = 0.012 m',
    },
    {
      inputs: { length: 2, change: -1.15, temperatureChange: -25 },
      results: { coefficient: 23 },
      source: 'By hand: 1.15e-3/(2 × 25)',
    },
    {
      inputs: { length: 10, change: 5, coefficient: 17 },
      results: { temperatureChange: 29.4117647 },
      source: 'By hand: 5e-3/(10 × 17e-6)',
    },
    {
      inputs: { length: 1, coefficient: 200, temperatureChange: 100 },
      results: { change: 20, areaChange: 4, volumeChange: 6 },
      cautions: ['first order'],
      source: 'By hand: 200e-6 × 100; 1.02³ would be 6.12%',
    },
  ],
  notes: ['First order in α ΔT; the coefficient itself changes with temperature.'],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §18-3' }],
});
