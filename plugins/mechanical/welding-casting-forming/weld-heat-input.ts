import { choice, defineCalculator, number, quantity } from '@reckoner/engine';

/** Arc energy times the thermal efficiency of the process (EN 1011-1). */
export default defineCalculator({
  title: 'Weld heat input',
  description: 'Arc energy and heat input per length of weld from voltage, current, travel speed and process.',
  keywords: ['arc energy', 'kJ/mm', 'travel speed', 'EN 1011', 'MIG', 'TIG', 'SMAW'],
  inputs: {
    voltage: quantity('V', { label: 'Voltage', usual: [8, 50], symbol: 'U', min: 1, max: 500 }),
    current: quantity('A', { label: 'Current', usual: [5, 1500], symbol: 'I', min: 1, max: 10000 }),
    travelSpeed: quantity('m/s', {
      label: 'Travel speed',
      usual: [20, 5000],
      unit: 'mm/min',
      symbol: 'v',
      min: 1,
      max: 1e5,
    }),
    process: choice(
      {
        submerged: { label: 'Submerged arc (1.0)', value: 1 },
        manual: { label: 'Manual metal arc (0.8)', value: 0.8 },
        mig: { label: 'MIG, MAG, flux-cored (0.8)', value: 0.8 },
        tig: { label: 'TIG, plasma (0.6)', value: 0.6 },
      },
      { label: 'Process', default: 'mig' },
    ),
  },
  outputs: {
    heatInput: quantity('J/m', { label: 'Heat input', unit: 'kJ/mm', symbol: 'Q', places: 3 }),
    arcEnergy: quantity('J/m', { label: 'Arc energy', unit: 'kJ/mm', symbol: 'E', places: 3 }),
    efficiency: number({ label: 'Thermal efficiency', symbol: 'k' }),
  },
  formula: ({ voltage, current, travelSpeed, process }) => {
    const arcEnergy = (voltage * current) / travelSpeed;
    return { heatInput: process * arcEnergy, arcEnergy, efficiency: process };
  },
  explanation: 'The weld takes {heatInput}, of an arc energy of {arcEnergy}.',
  examples: [
    {
      inputs: { voltage: 25, current: 200, travelSpeed: 300 },
      results: { heatInput: 0.8, arcEnergy: 1, efficiency: 0.8 },
      source: 'By hand: 0.8 × 25 × 200/5 mm/s',
    },
    {
      inputs: { voltage: 28, current: 500, travelSpeed: 480, process: 'submerged' },
      results: { heatInput: 1.75, arcEnergy: 1.75 },
      source: 'By hand: 28 × 500/8 mm/s',
    },
    {
      inputs: { voltage: 12, current: 100, travelSpeed: 120, process: 'tig' },
      results: { heatInput: 0.36 },
      source: 'By hand: 0.6 × 12 × 100/2 mm/s',
    },
    {
      inputs: { voltage: 24, current: 120, travelSpeed: 180, process: 'manual' },
      results: { heatInput: 0.768 },
      source: 'By hand: 0.8 × 24 × 120/3 mm/s',
    },
  ],
  notes: ['ASME IX and AWS D1.1 use the arc energy without the efficiency. Pulsed arcs need the instantaneous power.'],
  references: [{ title: 'EN 1011-1:2009: Welding: Recommendations: General guidance, heat input' }],
});
