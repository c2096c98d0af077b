import { defineCalculator, percent, quantity, standardGravity } from '@reckoner/engine';
import { density } from '../shared/pipe.js';

/** ρ g Q H for the liquid, over the efficiencies of pump and motor. */
export default defineCalculator({
  title: 'Pump power',
  description: 'Hydraulic, shaft and motor input power of a pump from flow, head, density and efficiencies.',
  keywords: ['brake horsepower', 'BHP', 'water horsepower', 'shaft power', 'motor kW'],
  inputs: {
    flow: quantity('m^3/s', { label: 'Flow', unit: 'm^3/h', symbol: 'Q', min: 0, max: 1e6 }),
    head: quantity('m', { label: 'Total head', usual: [0.2, 3000], symbol: 'H', min: 0, max: 1e5 }),
    density,
    pumpEfficiency: percent({
      label: 'Efficiency of the pump',
      usual: [15, 93],
      symbol: '\\eta_p',
      min: 1,
      max: 100,
      default: 70,
    }),
    motorEfficiency: percent({
      label: 'Efficiency of the motor',
      usual: [50, 99],
      symbol: '\\eta_m',
      min: 1,
      max: 100,
      default: 90,
    }),
  },
  outputs: {
    shaftPower: quantity('W', { label: 'Shaft power', unit: 'kW', symbol: 'P_s', places: 3 }),
    hydraulicPower: quantity('W', { label: 'Hydraulic power', unit: 'kW', symbol: 'P_h', places: 3 }),
    motorPower: quantity('W', { label: 'Electric input power', unit: 'kW', symbol: 'P_m', places: 3 }),
    horsepower: quantity('W', { label: 'Shaft power in horsepower', unit: 'hp', symbol: 'P_{hp}', places: 2 }),
  },
  formula: ({ flow, head, density, pumpEfficiency, motorEfficiency }) => {
    const hydraulicPower = density * standardGravity * flow * head;
    const shaftPower = hydraulicPower / pumpEfficiency;
    return { shaftPower, hydraulicPower, motorPower: shaftPower / motorEfficiency, horsepower: shaftPower };
  },
  explanation: 'The liquid takes {hydraulicPower}, the shaft {shaftPower} and the motor {motorPower} from the mains.',
  examples: [
    {
      inputs: { flow: 50, head: 20 },
      results: { hydraulicPower: 2.719166, shaftPower: 3.884523, motorPower: 4.316137 },
      source: 'Python: 998.2 × 9.80665 × 50/3600 × 20',
    },
    {
      inputs: { flow: '500 gpm', head: '100 ft', density: 1000, pumpEfficiency: 75, motorEfficiency: 92 },
      results: { hydraulicPower: 9.429041, shaftPower: 12.572055, motorPower: 13.665277, horsepower: 16.859403 },
      source: 'Python; the rule Q H/(3960 η) gives 16.8 hp',
    },
  ],
  references: [{ title: 'Karassik et al.: Pump Handbook, 4th ed. (2008), §2.1' }],
});
