import { constant, defineEquations, isAbove, isBelow, isNear, quantity } from '@reckoner/engine';

/** Heat = volumetric heat capacity × flow × temperature difference: 500 BTU/h for each gpm and °F, 4.18 kW for each L/s and °C. */
export default defineEquations({
  title: 'Chilled and hot water flow',
  description:
    'Water flow, heating or cooling capacity, or temperature difference of a hydronic system from the other two, with the flow for each kilowatt.',
  keywords: [
    'hydronic flow',
    'GPM from BTU',
    'chilled water flow',
    'hot water flow',
    'delta T',
    'Q = 500 x GPM x delta T',
    'gpm per ton',
  ],
  related: ['pipe-size-for-flow', 'radiator-size-output', 'expansion-tank-size'],
  variables: {
    flow: quantity('m^3/s', {
      label: 'Flow',
      unit: 'L/s',
      symbol: 'Q',
      above: 0,
      max: 1e6,
      usual: [0.01, 1000],
      places: 3,
    }),
    heat: quantity('W', {
      label: 'Heating or cooling capacity',
      help: 'Tons of refrigeration are written RT: 100 RT.',
      unit: 'kW',
      symbol: '\\Phi',
      above: 0,
      max: 1e7,
      usual: [0.3, 100000],
    }),
    difference: quantity('K', {
      label: 'Temperature difference of flow and return',
      help: 'A difference, not a temperature: 12 °C less 7 °C is 5 °C.',
      unit: 'Δ°C',
      symbol: '\\Delta T',
      above: 0,
      max: 150,
      usual: [1.5, 40],
      places: 2,
    }),
    specificFlow: quantity('m^3/J', {
      label: 'Flow for each kilowatt',
      unit: 'L/(s*kW)',
      symbol: 'q',
      above: 0,
      max: 10,
      places: 5,
    }),
    heatCapacity: quantity('J/(m^3*K)', {
      label: 'Heat capacity of the liquid by volume',
      help: 'Density times specific heat. Water: 4.19 at 10 °C, 4.18 at 20 °C, 4.15 at 40 °C, 4.11 at 60 °C, 4.08 at 80 °C; glycol mixtures less, by the maker’s table.',
      unit: 'kJ/(L*K)',
      symbol: 'c',
      min: 1,
      max: 6,
      usual: [3.3, 4.25],
      default: 4.18,
    }),
  },
  equations: ({ flow, heat, difference, specificFlow, heatCapacity }) => [
    [heat, heatCapacity * flow * difference],
    [specificFlow, flow / heat],
  ],
  explanation:
    '{flow} of a liquid of {heatCapacity} carries {heat} as it is warmed or cooled by {difference}; that is {specificFlow}.',
  requires: [
    {
      that: (_, given) => !given.specificFlow || !given.difference || given.heat || given.flow,
      field: 'specificFlow',
      says: 'Temperature difference and flow for each kilowatt follow from each other: give the flow or the capacity in place of one of them.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ heatCapacity }, given) =>
        !given.heatCapacity &&
        (isBelow(heatCapacity, constant(4.05e6, 'J/(m^3*K)')) || isAbove(heatCapacity, constant(4.25e6, 'J/(m^3*K)'))),
      says: 'Flow, capacity and temperature difference that were sent do not go together for water, which has 4.08 to 4.21 kJ/(L·K): one of them is off, or the liquid is another.',
    },
    {
      level: 'note',
      when: ({ heatCapacity }) => isNear(heatCapacity, constant(4.18e6, 'J/(m^3*K)'), constant(1, 'J/(m^3*K)')),
      says: '4.18 kJ/(L·K) is for water at about 20 °C, as the factor 500 of BTU/h, gpm and °F is. At 80 °C water carries 2.4% less heat, and glycol mixtures less still: send their heat capacity.',
    },
  ],
  examples: [
    {
      inputs: { heat: 100, difference: 6 },
      results: { flow: 3.987240829, specificFlow: 0.03987240829 },
      cautions: ['for water at about 20 °C'],
      source: 'By hand: 100/(4.18 × 6)',
    },
    {
      inputs: { heat: '120000 BTU/h', difference: '20 Δ°F', heatCapacity: 4.18074404908652 },
      results: { flow: 0.7570823568, specificFlow: 0.02152726858 },
      source:
        'US practice, GPM = BTU/h / (500 ΔT): 120000/(500 × 20) = 12 gpm, with 500 BTU/h for each gpm and °F as 4.178 kJ/(L·K)',
    },
    {
      inputs: { flow: 2.5, difference: 20, heatCapacity: 4.08 },
      results: { heat: 204 },
      source: 'By hand: 2.5 × 4.08 × 20',
    },
    {
      inputs: { heat: 350, flow: 14 },
      results: { difference: 5.980861244, specificFlow: 0.04 },
      cautions: ['for water at about 20 °C'],
      source: 'By hand: 350/(14 × 4.18); 14/350',
    },
    {
      inputs: { specificFlow: 0.05, heat: 60 },
      results: { flow: 3, difference: 4.784688995 },
      cautions: ['for water at about 20 °C'],
      source: 'By hand: 0.05 × 60; 1/(4.18 × 0.05)',
    },
    {
      inputs: { heat: 100, flow: 4.5, difference: 6 },
      results: { heatCapacity: 3.703703704, specificFlow: 0.045 },
      cautions: ['do not go together for water'],
      source: 'By hand: 100/(4.5 × 6)',
    },
    {
      inputs: { specificFlow: 0.04, difference: 6 },
      refused: 'follow from each other',
      source: 'By definition: 1/(c ΔT)',
    },
    {
      inputs: { specificFlow: 0.04, difference: 6, heat: 100 },
      results: { flow: 4, heatCapacity: 4.166666667 },
      source: 'By hand: 0.04 × 100; 1/(0.04 × 6)',
    },
  ],
  notes: [
    'Pipe heat loss and the heat of the pump are not in it.',
    'A coil that gets more than its design flow gives little more heat and a smaller temperature difference.',
  ],
  references: [
    {
      title:
        'ASHRAE Handbook, HVAC Systems and Equipment (2020), chapter 13: Hydronic Heating and Cooling (not opened): q = 500 Q Δt in BTU/h, gpm and °F',
    },
    { title: 'IAPWS-IF97: density times specific heat of water' },
  ],
});
