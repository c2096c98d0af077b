import { defineCalculator, integer, money, percent, quantity } from '@reckoner/engine';

/** LCOE = (I + Σ costs/(1 + r)ᵗ)/Σ energy/(1 + r)ᵗ, costs and energy at the end of each year, in constant prices. */
export default defineCalculator({
  title: 'Levelized cost of energy',
  description:
    'Levelized cost of energy of a plant from investment, yearly costs, fuel, yield, life and discount rate.',
  keywords: ['LCOE', 'LEC', 'cost per kwh', 'discounted energy', 'solar cost', 'wind cost'],
  inputs: {
    investment: money({ label: 'Investment', symbol: 'I', min: 0, max: 1e13 }),
    operation: money({ label: 'Operation and maintenance a year', symbol: 'M', min: 0, max: 1e12, default: 0 }),
    fuel: money({ label: 'Fuel cost', per: 'kWh', symbol: 'F', min: 0, max: 1000, default: 0 }),
    energy: quantity('kWh', { label: 'Energy in the first year', symbol: 'E', min: 0.001, max: 1e13 }),
    degradation: percent({ usual: [0.1, 5], label: 'Degradation a year', symbol: 'd', min: 0, max: 50, default: 0 }),
    rate: percent({ usual: [0.5, 25], label: 'Discount rate', symbol: 'r', min: 0, max: 50 }),
    years: integer({ label: 'Life in years', symbol: 'n', min: 1, max: 100 }),
  },
  outputs: {
    lcoe: money({ label: 'Levelized cost', per: 'kWh', symbol: '\\mathrm{LCOE}', places: 4 }),
    costs: money({ label: 'Present value of the costs', symbol: 'K' }),
    discounted: quantity('kWh', { label: 'Discounted energy', symbol: 'E_d', places: 0 }),
  },
  formula: ({ investment, operation, fuel, energy, degradation, rate, years }) => {
    let costs = investment;
    let discounted = 0;
    for (let year = 1; year <= years; year++) {
      const factor = (1 + rate) ** -year;
      const produced = energy * (1 - degradation) ** (year - 1);
      costs += (operation + fuel * produced) * factor;
      discounted += produced * factor;
    }
    return { lcoe: costs / discounted, costs, discounted };
  },
  explanation: 'Over {years} {years|year|years} the plant costs {costs} and gives {discounted}, discounted: {lcoe}.',
  examples: [
    {
      inputs: { investment: 1200000, operation: 20000, energy: 1800000, degradation: 0.5, rate: 7, years: 25 },
      results: { lcoe: 0.0713012143586, costs: 1433071.66, discounted: 20098839.5 },
      source: 'Python 3.11: Σ over 25 years',
    },
    {
      inputs: { investment: 400000, operation: 50000, fuel: 0.03, energy: 1000000, rate: 5, years: 10 },
      results: { lcoe: 0.131801829986 },
      source: 'Python 3.11: Σ over 10 years',
    },
    {
      inputs: { investment: 1000, operation: 30, energy: 2000, rate: 8, years: 20 },
      results: { lcoe: 0.0659261044116 },
      source: 'NREL simple LCOE: (1000 × CRF(8%, 20) + 30)/2000 with CRF = 0.1018522',
    },
  ],
  references: [
    {
      title:
        'NREL/TP-462-5173 (1995): A Manual for the Economic Evaluation of Energy Efficiency and Renewable Energy Technologies',
    },
    { title: 'IEA, NEA: Projected Costs of Generating Electricity, 2020 edition' },
  ],
});
