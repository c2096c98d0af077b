import { defineCalculator, isNear, money, number, percent, quantity, rows, table, text } from '@reckoner/engine';

/** Useful heat costs price/(energy content × efficiency). */
export default defineCalculator({
  title: 'Heating fuel cost comparison',
  description:
    'Cost of useful heat and yearly heating cost of several fuels from price, energy content and efficiency.',
  keywords: ['heating oil', 'natural gas', 'wood pellets', 'heat pump', 'propane', 'cost per kwh of heat'],
  inputs: {
    fuels: rows(
      {
        name: text({ label: 'Fuel', maxLength: 60 }),
        price: money({ label: 'Price of one unit', min: 0, max: 1e6 }),
        content: quantity('kWh', { usual: [0.5, 20000], label: 'Energy in one unit', min: 0.001, max: 1e6 }),
        efficiency: percent({ usual: [30, 600], label: 'Efficiency', min: 1, max: 1000 }),
      },
      { label: 'Fuels', maxItems: 30 },
    ),
    demand: quantity('kWh', {
      usual: [200, 1000000],
      label: 'Useful heat a year',
      symbol: 'Q',
      above: 0,
      max: 1e9,
      default: 15000,
    }),
  },
  outputs: {
    lowest: money({ label: 'Lowest yearly cost', symbol: 'K_{min}' }),
    cheapest: text({ label: 'Cheapest fuel' }),
    costs: table(
      {
        name: text({ label: 'Fuel' }),
        heat: money({ label: 'Cost of useful heat', per: 'kWh', places: 4 }),
        yearly: money({ label: 'Yearly cost' }),
        bought: number({ label: 'Units bought a year', places: 0 }),
      },
      { label: 'Fuel costs' },
    ),
  },
  formula: ({ fuels, demand }) => {
    const costs = fuels.map(({ name, price, content, efficiency }) => {
      const heat = price / (content * efficiency);
      return { name, heat, yearly: heat * demand, bought: demand / (content * efficiency) };
    });
    const lowest = Math.min(...costs.map(({ yearly }) => yearly));
    const cheapest = costs.filter(({ yearly }) => isNear(yearly, lowest, 1e-12 * lowest)).map(({ name }) => name);
    return { lowest, cheapest: cheapest.join(' and '), costs };
  },
  figure: { kind: 'bars', table: 'costs', label: 'name', value: 'yearly' },
  explanation: 'Heat of {demand} costs at least {lowest} a year, with {cheapest}.',
  examples: [
    {
      inputs: {
        fuels: [
          { name: 'Heating oil (L)', price: 1, content: 10, efficiency: 90 },
          { name: 'Natural gas (kWh)', price: 0.12, content: 1, efficiency: 95 },
          { name: 'Pellets (kg)', price: 0.35, content: 4.8, efficiency: 85 },
          { name: 'Heat pump (kWh)', price: 0.3, content: 1, efficiency: 350 },
        ],
      },
      results: {
        lowest: 1285.71,
        cheapest: 'Heat pump (kWh)',
        costs: {
          length: 4,
          rows: {
            0: { name: 'Heating oil (L)', yearly: 1666.67, bought: 1666.666667 },
            1: { heat: 0.1263157895, yearly: 1894.74 },
            2: { yearly: 1286.76 },
            3: { name: 'Heat pump (kWh)', heat: 0.0857142857 },
          },
        },
      },
      source: 'By hand: 0.30/3.5; 0.35/(4.8 × 0.85); 1/9; 0.12/0.95, each × 15000',
    },
    {
      inputs: { fuels: [{ name: 'Propane', price: 2.5, content: '91452 BTU', efficiency: 90 }], demand: '100 MMBTU' },
      results: { lowest: 3037.42 },
      source: 'By hand: 100e6/(91452 × 0.9) gal × 2.50; 91452 BTU/gal: US EIA',
    },
  ],
  notes: [
    'Energy content and efficiency must both refer to the lower or both to the higher heating value. A heat pump has its COP × 100%.',
  ],
  references: [{ title: 'US Energy Information Administration: Heating Fuel Comparison Calculator' }],
});
