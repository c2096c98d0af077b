import { ceilNear, constant, defineCalculator, integer, percent, quantity } from '@reckoner/engine';

/** kWp = daily energy × share/(peak sun hours × performance ratio); whole panels. */
export default defineCalculator({
  title: 'Solar system size',
  description: 'Peak power, number of panels and roof area of a solar system from consumption and irradiation.',
  keywords: ['how many solar panels', 'pv sizing', 'kwp', 'peak sun hours', 'roof area', 'grid tied'],
  inputs: {
    monthly: quantity('kWh', { usual: [10, 50000], label: 'Consumption a month', symbol: 'E', above: 0, max: 1e8 }),
    share: percent({ usual: [5, 150], label: 'Share to cover', symbol: 's', above: 0, max: 200, default: 100 }),
    irradiation: quantity('kWh/m^2', {
      usual: [0.2, 9],
      label: 'Irradiation of the panels a day',
      help: 'Equals the peak sun hours.',
      symbol: 'H',
      min: 0.1,
      max: 12,
    }),
    performance: percent({
      usual: [50, 95],
      label: 'Performance ratio',
      symbol: '\\mathrm{PR}',
      min: 10,
      max: 100,
      default: 80,
    }),
    panelPower: quantity('kW', {
      usual: [20, 900],
      label: 'Power of a panel',
      unit: 'W',
      symbol: 'P_p',
      min: 1,
      max: 2000,
      default: 400,
    }),
    panelArea: quantity('m^2', { label: 'Area of a panel', symbol: 'A_p', min: 0.01, max: 10, default: 2 }),
  },
  outputs: {
    peakPower: quantity('kW', { label: 'Needed peak power', symbol: 'P', places: 2 }),
    panels: integer({ label: 'Panels', symbol: 'n' }),
    installed: quantity('kW', { label: 'Peak power of the panels', symbol: 'P_n', places: 2 }),
    area: quantity('m^2', { label: 'Panel area', symbol: 'A', places: 1 }),
    yearly: quantity('kWh', { label: 'Energy of the panels a year', symbol: 'E_a', places: 0 }),
  },
  formula: ({ monthly, share, irradiation, performance, panelPower, panelArea }) => {
    const yieldPerPower = (irradiation * performance) / constant(1, 'kW/m^2');
    const peakPower = (share * (12 * monthly)) / 365 / yieldPerPower;
    const panels = Math.max(1, ceilNear(peakPower / panelPower));
    const installed = panels * panelPower;
    return { peakPower, panels, installed, area: panels * panelArea, yearly: 365 * installed * yieldPerPower };
  },
  explanation: 'The load needs {peakPower}: {panels} {panels|panel|panels} of {panelPower} on {area}.',
  examples: [
    {
      inputs: { monthly: 900, irradiation: 4.5 },
      results: { peakPower: 8.21917808219, panels: 21, installed: 8.4, area: 42, yearly: 11037.6 },
      source: 'By hand: 900 × 12/365/(4.5 × 0.8); 8.22/0.4 rounded up; 8.4 × 3.6 × 365',
    },
    {
      inputs: { monthly: 365, share: 50, irradiation: 5, performance: 75, panelPower: 500, panelArea: 2.4 },
      results: { peakPower: 1.6, panels: 4, installed: 2, area: 9.6 },
      source: 'By hand: 6 kWh a day/(5 × 0.75)',
    },
  ],
  notes: ['Over a year: in winter and at night energy comes from the grid or a battery.'],
  references: [{ title: 'IEC 61724-1:2021, Photovoltaic system performance: monitoring (performance ratio)' }],
});
