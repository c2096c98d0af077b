import { defineCalculator, money, percent, quantity } from '@reckoner/engine';

/** Unit cost times floor area, fees on the construction cost, contingency on both. */
export default defineCalculator({
  title: 'Building cost by area',
  description:
    'Construction budget of a building from its floor area, unit cost, location factor, fees and contingency.',
  keywords: ['cost per square foot', 'construction estimate', 'budget', 'cost to build a house', 'contingency'],
  inputs: {
    area: quantity('m^2', { label: 'Gross floor area', symbol: 'A', above: 0, max: 1e7 }),
    unitCost: money({ label: 'Cost', usual: [100, 30000], per: 'm^2', symbol: 'c', min: 0, max: 1e7 }),
    locationFactor: percent({
      label: 'Location factor',
      usual: [40, 250],
      symbol: 'f',
      min: 10,
      max: 500,
      default: 100,
    }),
    fees: percent({ label: 'Design and permit fees', usual: [1, 35], symbol: 'p', min: 0, max: 100, default: 12 }),
    contingency: percent({ label: 'Contingency', usual: [1, 40], symbol: 'k', min: 0, max: 100, default: 10 }),
  },
  outputs: {
    total: money({ label: 'Budget', symbol: 'C' }),
    construction: money({ label: 'Construction', symbol: 'C_c' }),
    feeAmount: money({ label: 'Fees', symbol: 'C_p' }),
    contingencyAmount: money({ label: 'Contingency', symbol: 'C_k' }),
    perArea: money({ label: 'Budget per area', per: 'm^2', symbol: 'c_t' }),
  },
  formula: ({ area, unitCost, locationFactor, fees, contingency }) => {
    const construction = area * unitCost * locationFactor;
    const feeAmount = construction * fees;
    const contingencyAmount = (construction + feeAmount) * contingency;
    const total = construction + feeAmount + contingencyAmount;
    return { total, construction, feeAmount, contingencyAmount, perArea: total / area };
  },
  figure: { kind: 'parts', of: 'total', parts: ['construction', 'feeAmount', 'contingencyAmount'] },
  explanation:
    'The budget is {total}, {perArea}: {construction} to build, {feeAmount} of fees and {contingencyAmount} in reserve.',
  examples: [
    {
      inputs: { area: 200, unitCost: 1500 },
      results: { total: 369600, construction: 300000, feeAmount: 36000, contingencyAmount: 33600, perArea: 1848 },
      source: 'By hand: 200 × 1500; × 0.12; 336000 × 0.1',
    },
    {
      inputs: { area: 150, unitCost: 900, locationFactor: 110, fees: 0, contingency: 5 },
      results: { total: 155925, construction: 148500, perArea: 1039.5 },
      source: 'By hand: 150 × 900 × 1.1; × 1.05',
    },
  ],
  notes: ['An early budget, without land, financing and furnishing; unit costs differ by use, standard and place.'],
  references: [
    { title: 'Peurifoy, Oberlender: Estimating Construction Costs, 6th ed., ch. 4: Conceptual cost estimating' },
  ],
});
