import { choice, constant, defineCalculator, quantity } from '@reckoner/engine';

/** Q = V·ΔT·k with an overall coefficient k by construction, as heater makers estimate. */
export default defineCalculator({
  title: 'Heating BTU by room size',
  description: 'Heater power for a room from its size, temperature rise and insulation.',
  keywords: ['BTU', 'room heater size', 'space heater', 'kW heating', 'garage heater', 'heat output'],
  inputs: {
    length: quantity('m', { usual: [1, 100], label: 'Length', regional: true, symbol: 'l', above: 0, max: 1000 }),
    width: quantity('m', { usual: [1, 100], label: 'Width', regional: true, symbol: 'w', above: 0, max: 1000 }),
    height: quantity('m', {
      usual: [1.8, 15],
      label: 'Height',
      regional: true,
      symbol: 'h',
      above: 0,
      max: 100,
      default: 2.5,
    }),
    rise: quantity('K', {
      usual: [3, 60],
      label: 'Temperature rise',
      regional: true,
      unit: 'Δ°C',
      symbol: '\\Delta T',
      above: 0,
      max: 100,
    }),
    insulation: choice(
      {
        good: { label: 'Well insulated', value: 0.9 },
        normal: { label: 'Normal: double brick, some insulation', value: 1.9 },
        poor: { label: 'Poor: single brick, no insulation', value: 2.9 },
        none: { label: 'None: wood or metal shed', value: 4 },
      },
      { label: 'Insulation', symbol: 'k', default: 'normal' },
    ),
  },
  outputs: {
    power: quantity('W', { label: 'Heater power', unit: 'BTU/h', symbol: 'Q', places: 0 }),
    kilowatts: quantity('W', { label: 'The same in kilowatts', unit: 'kW', symbol: 'Q_{kW}', places: 2 }),
    volume: quantity('m^3', { label: 'Volume', regional: true, symbol: 'V', places: 1 }),
  },
  formula: ({ length, width, height, rise, insulation }) => {
    const volume = length * width * height;
    // One kilocalorie an hour is 1.163 W.
    const power = volume * rise * insulation * constant(1.163, 'W/(m^3*K)');
    return { power, kilowatts: power, volume };
  },
  explanation: 'To warm {volume} by {rise} takes {power}, {kilowatts}.',
  examples: [
    {
      inputs: { length: 5, width: 4, rise: 20 },
      results: { kilowatts: 2.2097, volume: 50, power: 7539.809 },
      source: 'By hand: 50 × 20 × 1.9 = 1900 kcal/h × 1.163 W; / 0.29307107 W',
    },
    {
      inputs: { length: '20 ft', width: '20 ft', height: '10 ft', rise: '40 Δ°F', insulation: 'none' },
      results: { volume: 113.267386368, kilowatts: 11.7093307 },
      source: 'By hand: 4000 ft³ × 22.2222 K × 4 × 1.163 W',
    },
    {
      inputs: { length: 10, width: 10, rise: 30, insulation: 'good' },
      results: { kilowatts: 7.85025 },
      source: 'By hand: 250 × 30 × 0.9 × 1.163 W',
    },
    {
      inputs: { length: 10, width: 10, rise: 10, insulation: 'poor' },
      results: { kilowatts: 8.43175 },
      source: 'By hand: 250 × 10 × 2.9 × 1.163 W',
    },
  ],
  notes: [
    'A rule of thumb with the upper coefficient of each class; a heat loss calculation by surfaces decides for fixed heating.',
  ],
  references: [{ title: 'Master Climate Solutions: heater sizing, V × ΔT × K in kcal/h with K from 0.6 to 4' }],
});
