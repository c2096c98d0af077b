import { constant, defineEquations, isAbove, isBelow, percent, quantity } from '@reckoner/engine';

/** Fuel for the work at the shaft, and the share of its heating value that becomes work. */
export default defineEquations({
  title: 'Brake specific fuel consumption (BSFC)',
  description:
    'BSFC and thermal efficiency of an engine from fuel flow, power and heating value, or the fuel flow, power or heating value from the others.',
  keywords: [
    'BSFC',
    'SFC',
    'specific fuel consumption g/kWh',
    'lb/hp-hr',
    'brake thermal efficiency',
    'fuel conversion efficiency',
    'fuel flow for power',
    'heat rate of an engine',
  ],
  related: ['engine-bmep-torque-power', 'engine-volumetric-efficiency-airflow', 'carnot-efficiency'],
  variables: {
    consumption: quantity('kg/J', {
      label: 'Brake specific fuel consumption',
      unit: 'g/(kW*h)',
      symbol: 'b_e',
      above: 0,
      max: 1e5,
      usual: [60, 1500],
    }),
    fuelFlow: quantity('kg/s', {
      label: 'Mass flow of fuel',
      unit: 'kg/h',
      symbol: '\\dot m_f',
      above: 0,
      max: 1e7,
      optional: true,
    }),
    power: quantity('W', {
      label: 'Power at the shaft',
      unit: 'kW',
      symbol: 'P',
      above: 0,
      max: 1e7,
      usual: [0.01, 200000],
      optional: true,
    }),
    volumeFlow: quantity('m^3/s', {
      label: 'Volume flow of fuel',
      unit: 'L/h',
      symbol: 'Q_f',
      above: 0,
      max: 1e9,
      optional: true,
    }),
    density: quantity('kg/m^3', {
      label: 'Density of the fuel',
      help: 'Gasoline about 0.745, diesel 0.835, ethanol 0.789 kg/L.',
      unit: 'kg/L',
      symbol: '\\rho',
      above: 0,
      max: 2,
      usual: [0.00005, 1.1],
      optional: true,
    }),
    heatingValue: quantity('J/kg', {
      label: 'Lower heating value of the fuel',
      help: 'Gasoline about 43.4, diesel 42.6, ethanol 26.8, methane 50.0, hydrogen 120 MJ/kg.',
      unit: 'MJ/kg',
      symbol: 'H_u',
      above: 0,
      max: 200,
      usual: [10, 125],
      optional: true,
    }),
    efficiency: percent({
      label: 'Thermal efficiency',
      symbol: '\\eta',
      above: 0,
      max: 100,
      usual: [3, 60],
      optional: true,
    }),
  },
  equations: ({ consumption, fuelFlow, power, volumeFlow, density, heatingValue, efficiency }) => [
    [consumption, fuelFlow / power],
    [fuelFlow, density * volumeFlow],
    [efficiency, 1 / (consumption * heatingValue)],
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ efficiency }) => efficiency !== undefined && isAbove(efficiency, 0.56),
      says: 'Even the best engines, slow marine diesels and large gas engines, turn no more than about 50 to 55% of the lower heating value into work: check fuel flow, power and heating value.',
    },
    {
      level: 'caution',
      when: ({ efficiency, consumption }) =>
        efficiency === undefined && isBelow(consumption, constant(140e-3 / 3.6e6, 'kg/J')),
      says: 'Less than 140 g/(kW·h) would be more than 60% of the heating value of gasoline or diesel fuel, which no engine reaches; with hydrogen 70 to 100 are usual. Check fuel flow and power.',
    },
    {
      level: 'caution',
      when: ({ heatingValue }) =>
        heatingValue !== undefined &&
        isAbove(heatingValue, constant(51e6, 'J/kg')) &&
        isBelow(heatingValue, constant(110e6, 'J/kg')),
      says: 'No usual fuel has a lower heating value between methane, 50.0 MJ/kg, and hydrogen, 120: check that {heatingValue} is not the higher one, which is 55.5 of methane.',
    },
  ],
  explanation:
    'The engine takes {consumption}{power?: {fuelFlow} for {power}|}{volumeFlow?, or {volumeFlow}|}{efficiency?; with a lower heating value of {heatingValue} it turns {efficiency} of the fuel’s energy into work at the shaft|}.',
  examples: [
    {
      inputs: { fuelFlow: 30, power: 120, heatingValue: 44 },
      results: { consumption: 250, efficiency: 32.72727273 },
      source: 'OnlyCalculators, BSFC: 30,000 g/h over 120 kW; by hand 3600/(250 × 44)',
    },
    {
      inputs: { consumption: '0.45 lb/(hp*h)', power: '300 hp', heatingValue: '18640 Btu/lb' },
      results: { fuelFlow: 61.23496995, efficiency: 30.33421051 },
      source: 'By hand: 0.45 × 300 = 135 lb/h; 2,544.43 Btu of a horsepower-hour over 0.45 × 18,640',
    },
    {
      inputs: { volumeFlow: 24, density: 0.835, power: 90, heatingValue: 42.6 },
      results: { fuelFlow: 20.04, consumption: 222.6666667, efficiency: 37.95226449 },
      source: 'By hand: 24 × 0.835 = 20.04 kg/h',
    },
    {
      inputs: { efficiency: 40, heatingValue: 42.6, fuelFlow: 18 },
      results: { consumption: 211.2676056, power: 85.2 },
      source: 'By hand: 3600/(0.4 × 42.6); 18 × 42.6 × 0.4/3.6 kW',
    },
    {
      inputs: { fuelFlow: 10, power: 80, heatingValue: 43 },
      results: { consumption: 125, efficiency: 66.97674419 },
      cautions: ['no more than about 50 to 55%'],
      source: 'By hand: 3600/(125 × 43)',
    },
    {
      inputs: { fuelFlow: 20, power: 100, heatingValue: 55.5 },
      results: { consumption: 200, efficiency: 32.43243243 },
      cautions: ['is not the higher one'],
      source: 'By hand: 3600/(200 × 55.5)',
    },
    {
      inputs: { fuelFlow: 10, power: 80 },
      results: { consumption: 125 },
      cautions: ['which no engine reaches'],
      source: 'By hand: 10,000/80',
    },
  ],
  notes: [
    'Thermal efficiency is reckoned with the lower heating value, as usual for engines. With the higher one, which is 6 to 7% larger for gasoline and diesel fuel and 11% for natural gas, it is smaller by as much.',
    'An engine has its own value at each speed and load: the lowest at part of its speed near full load, much more at small loads.',
    '1 lb/(hp·h) is 608.277 g/(kW·h).',
  ],
  references: [
    { title: 'Heywood: Internal Combustion Engine Fundamentals, 2nd ed., §2.8' },
    {
      title: 'Wikipedia: Brake-specific fuel consumption',
      url: 'https://en.wikipedia.org/wiki/Brake-specific_fuel_consumption',
    },
  ],
});
