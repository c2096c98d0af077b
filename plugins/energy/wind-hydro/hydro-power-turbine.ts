import { constant, defineEquations, isAbove, isBelow, percent, quantity, standardGravity } from '@reckoner/engine';

/** P = ηρgQH. */
export default defineEquations({
  title: 'Hydropower',
  description: 'Power and yearly energy of a water turbine from flow, head and efficiency, or the flow or head for it.',
  keywords: ['hydroelectric', 'water turbine', 'micro hydro', 'head and flow', 'dam'],
  variables: {
    power: quantity('W', { label: 'Power', unit: 'kW', symbol: 'P', above: 0 }),
    flow: quantity('m^3/s', { label: 'Flow', symbol: 'Q', above: 0, max: 1e6 }),
    head: quantity('m', { label: 'Net head', symbol: 'H', above: 0, max: 5000 }),
    density: quantity('kg/m^3', {
      label: 'Water density',
      symbol: '\\rho',
      above: 0,
      max: 2000,
      default: 1000,
    }),
    efficiency: percent({ usual: [30, 96], label: 'Efficiency', symbol: '\\eta', above: 0, max: 100, default: 85 }),
    capacityFactor: percent({
      usual: [5, 100],
      label: 'Capacity factor',
      symbol: 'k',
      above: 0,
      max: 100,
      optional: true,
    }),
    energy: quantity('W*h', { label: 'Energy a year', unit: 'MWh', symbol: 'E', above: 0, optional: true }),
  },
  equations: ({ power, flow, head, efficiency, density, capacityFactor, energy }) => [
    [power, efficiency * density * standardGravity * flow * head],
    [energy, power * HOURS_OF_YEAR * capacityFactor],
  ],
  explanation: ({ energy }) =>
    energy === undefined
      ? '{flow} over a head of {head} gives {power}.'
      : '{flow} over a head of {head} gives {power} and {energy} a year.',
  cautions: [
    {
      level: 'caution',
      when: ({ density }) => isBelow(density, 950) || isAbove(density, 1100),
      says: 'Water weighs about 1,000 kg/m³, salt water 1,030: {density} means that power, flow, head and efficiency do not belong together, or that the density is not right.',
    },
  ],
  examples: [
    {
      inputs: { flow: 10, head: 50, efficiency: 90, capacityFactor: 50 },
      results: { power: 4412.9925, energy: 19328.90715 },
      source: 'By hand: 0.9 × 1000 × 9.80665 × 500 W; × 8760 h × 0.5',
    },
    {
      inputs: { power: 500, head: 20, density: 1000 },
      results: { flow: 2.99916533229 },
      source: 'Python 3.11: 500e3/(1000 × 9.80665 × 20 × 0.85)',
    },
    {
      inputs: { power: 400, flow: 3, head: 20, efficiency: 85 },
      results: { density: 799.7774219 },
      cautions: ['do not belong together'],
      source: 'By hand: 400,000/(0.85 × 9.80665 × 3 × 20), of no water',
    },
    {
      inputs: { power: 1000, flow: 6, head: 20 },
      results: { efficiency: 84.976351 },
      source: 'By hand: 1,000,000/(1000 × 9.80665 × 6 × 20): the efficiency follows, the density of water stands',
    },
  ],
  references: [{ title: 'ESHA: Guide on How to Develop a Small Hydropower Plant (2004), ch. 1' }],
});

const HOURS_OF_YEAR = constant(8760, 'h');
