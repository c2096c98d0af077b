import { defineCalculator, percent, quantity } from '@reckoner/engine';

/** Effective field capacity C = w·v·η (ASABE EP496). */
export default defineCalculator({
  title: 'Field capacity',
  description: 'Area worked per hour and the time for a field from the width, speed and field efficiency of a machine.',
  keywords: ['acres per hour', 'hectares per hour', 'field efficiency', 'work rate', 'implement width'],
  inputs: {
    width: quantity('m', { usual: [0.3, 60], label: 'Working width', symbol: 'w', above: 0, max: 200 }),
    speed: quantity('m/s', { usual: [0.5, 40], label: 'Speed', unit: 'km/h', symbol: 'v', above: 0, max: 100 }),
    efficiency: percent({
      usual: [30, 97],
      label: 'Field efficiency',
      help: 'Tillage 85%, grain drill 70%, planter 65%, combine 70%, sprayer 65%.',
      symbol: '\\eta',
      min: 1,
      max: 100,
      default: 80,
    }),
    area: quantity('m^2', { label: 'Field', unit: 'ha', symbol: 'A', above: 0, max: 1e6, default: 1 }),
  },
  outputs: {
    capacity: quantity('m^2/s', { label: 'Effective field capacity', unit: 'ha/h', symbol: 'C', places: 2 }),
    theoretical: quantity('m^2/s', { label: 'Theoretical field capacity', unit: 'ha/h', symbol: 'C_0', places: 2 }),
    time: quantity('s', { label: 'Time for the field', unit: 'h', symbol: 't', places: 2 }),
  },
  formula: ({ width, speed, efficiency, area }) => {
    const theoretical = width * speed;
    const capacity = theoretical * efficiency;
    return { capacity, theoretical, time: area / capacity };
  },
  explanation: 'At a field efficiency of {efficiency} the machine works {capacity}; the field takes {time}.',
  examples: [
    {
      inputs: { width: 6, speed: 8, efficiency: 75, area: 18 },
      results: { capacity: 3.6, theoretical: 4.8, time: 5 },
      source: 'By hand: 6 × 8 × 0.75/10; 18/3.6',
    },
    {
      inputs: { width: '30 ft', speed: '5 mph', efficiency: 82.5, area: '150 acre' },
      results: { capacity: 6.0702846, time: 10 },
      source: 'By hand: 30 × 5 × 0.825/8.25 = 15 acres an hour',
    },
  ],
  references: [{ title: 'ASABE EP496.3: Agricultural Machinery Management; field efficiencies in ASABE D497.7' }],
});
