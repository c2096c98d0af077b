import {
  airGasConstant,
  choice,
  constant,
  defineEquations,
  isAbove,
  isBelow,
  number,
  percent,
  quantity,
} from '@reckoner/engine';

/** Air drawn in: the displacement once each working cycle, times the volumetric efficiency, at the density it refers to. */
export default defineEquations({
  title: 'Engine airflow and volumetric efficiency',
  description:
    'Air volume and mass flow of an engine from displacement, speed and volumetric efficiency, or the volumetric efficiency from a measured flow, with the fuel flow for an air-fuel ratio.',
  keywords: [
    'engine CFM',
    'carburetor CFM',
    'volumetric efficiency',
    'VE',
    'turbo mass flow',
    'air mass flow lb/min',
    'MAF',
    'throttle body size',
    'air-fuel ratio fuel flow',
  ],
  aliases: ['carburetor-cfm'],
  related: [
    'engine-displacement-bore-stroke',
    'specific-fuel-consumption-thermal-efficiency',
    'engine-bmep-torque-power',
  ],
  variables: {
    working: choice(
      {
        four: { label: 'Four-stroke', also: ['4-stroke', '4', 'four stroke'] },
        two: { label: 'Two-stroke', also: ['2-stroke', '2', 'two stroke'] },
      },
      { label: 'Working cycle', default: 'four' },
    ),
    displacement: quantity('m^3', {
      label: 'Displacement of all cylinders',
      unit: 'cm^3',
      symbol: 'V_d',
      above: 0,
      max: 1e8,
      usual: [0.5, 3e7],
    }),
    speed: quantity('rad/s', {
      label: 'Speed of the crankshaft',
      unit: 'rpm',
      symbol: '\\omega',
      above: 0,
      max: 1e5,
      usual: [40, 40000],
    }),
    volumetricEfficiency: percent({
      label: 'Volumetric efficiency',
      help: 'Naturally aspirated engines at full load 75 to 100%, referred to the air around.',
      symbol: '\\eta_v',
      above: 0,
      max: 500,
      usual: [10, 200],
    }),
    pressure: quantity('Pa', {
      label: 'Pressure that it refers to (absolute)',
      help: 'Of the air around, or of the intake manifold with a volumetric efficiency that refers to it. Boost is gauge pressure: add that of the air around.',
      unit: 'kPa',
      symbol: 'p',
      above: 0,
      max: 10000,
      usual: [15, 600],
      default: 101.325,
    }),
    temperature: quantity('K', {
      label: 'Temperature that it refers to',
      help: 'Of the air around, or in the intake manifold; 20 °C, unless the density or both flows are sent, from which it follows.',
      unit: '°C',
      symbol: 'T',
      min: -200,
      max: 1000,
      usual: [-50, 200],
      default: 20,
    }),
    density: quantity('kg/m^3', { label: 'Density of the air', symbol: '\\rho', above: 0, max: 1000, usual: [0.2, 7] }),
    volumeFlow: quantity('m^3/s', {
      label: 'Volume flow of air',
      help: 'At the pressure and temperature above.',
      unit: 'ft^3/min',
      symbol: 'Q',
      above: 0,
      max: 1e8,
      usual: [0.1, 1e6],
    }),
    massFlow: quantity('kg/s', {
      label: 'Mass flow of air',
      unit: 'kg/h',
      symbol: '\\dot m',
      above: 0,
      max: 1e9,
      usual: [0.1, 1e6],
    }),
    airFuelRatio: number({
      label: 'Air-fuel ratio, by mass',
      help: 'Complete burning: gasoline 14.7, diesel 14.5, ethanol 9.0, methane 17.2. Not lambda.',
      symbol: '\\mathrm{AFR}',
      above: 0,
      max: 1000,
      usual: [3, 100],
      text: 'ratio',
      optional: true,
    }),
    fuelFlow: quantity('kg/s', {
      label: 'Mass flow of fuel',
      unit: 'kg/h',
      symbol: '\\dot m_f',
      above: 0,
      max: 1e8,
      optional: true,
    }),
  },
  equations: (values) => {
    const { working, displacement, speed, volumetricEfficiency, pressure, temperature } = values;
    const { density, volumeFlow, massFlow, airFuelRatio, fuelFlow } = values;
    return [
      [volumeFlow, (volumetricEfficiency * displacement * speed) / ((working === 'four' ? 4 : 2) * Math.PI)],
      [density, pressure / (airGasConstant * temperature)],
      [massFlow, density * volumeFlow],
      [airFuelRatio, massFlow / fuelFlow],
    ];
  },
  cautions: [
    {
      level: 'caution',
      when: ({ volumetricEfficiency }) => isAbove(volumetricEfficiency, 1.25),
      says: 'More than about 125% is reached with a supercharger or turbocharger alone, and only where it refers to the air around. Where it is so, the flow is that of the air around; where the volumetric efficiency refers to the manifold, send pressure and temperature there with some 80 to 105%.',
    },
    {
      level: 'caution',
      when: ({ volumetricEfficiency }) => isBelow(volumetricEfficiency, 0.1),
      says: 'Hardly any engine takes in less than about 10% of its displacement, even with the throttle closed: check the flow and its unit, displacement, speed and pressure.',
    },
    {
      level: 'caution',
      when: ({ temperature }) =>
        isBelow(temperature, constant(213.15, 'K')) || isAbove(temperature, constant(523.15, 'K')),
      says: 'Engines hardly take in air of {temperature}: where it was not sent it follows from the flows, the density and the pressure, so check those.',
    },
    {
      level: 'caution',
      when: ({ airFuelRatio }) => airFuelRatio !== undefined && isAbove(3, airFuelRatio),
      says: 'Of the usual fuels only nitromethane burns with so little air: an air-fuel ratio by mass is meant, 14.7 for gasoline, not lambda, which is 1 there.',
    },
  ],
  explanation: ({ working }) =>
    working === 'four'
      ? 'At {speed} a four-stroke engine of {displacement} with a volumetric efficiency of {volumetricEfficiency} draws in {volumeFlow} or {massFlow} of air of {density}, as at {pressure} and {temperature}{fuelFlow?; with an air-fuel ratio of {airFuelRatio} it takes {fuelFlow} of fuel|}.'
      : 'At {speed} a two-stroke engine of {displacement} with a volumetric efficiency of {volumetricEfficiency} draws in {volumeFlow} or {massFlow} of air of {density}, as at {pressure} and {temperature}{fuelFlow?; with an air-fuel ratio of {airFuelRatio} it takes {fuelFlow} of fuel|}.',
  examples: [
    {
      inputs: { displacement: '250 in^3', speed: 6000, volumetricEfficiency: 100 },
      results: { volumeFlow: 434.0277778, density: 1.204106277, massFlow: 887.9294984 },
      source: 'FordSix: 250 × 6000/3456 = 434 CFM; mass by the gas law',
    },
    {
      inputs: {
        displacement: 2000,
        speed: 5500,
        volumetricEfficiency: 92,
        pressure: 200,
        temperature: 45,
        airFuelRatio: 11.8,
      },
      results: { volumeFlow: 178.6922136, density: 2.189959961, massFlow: 664.8718442, fuelFlow: 56.34507154 },
      source: 'Python: displacement each second turn, gas law',
    },
    {
      inputs: {
        displacement: 2000,
        speed: 3000,
        massFlow: '180 kg/h',
        pressure: 98,
        temperature: 25,
        fuelFlow: '12.5 kg/h',
      },
      results: { density: 1.145062966, volumetricEfficiency: 87.33144203, airFuelRatio: 14.4 },
      source: 'Python: mass flow over that of the displacement',
    },
    {
      inputs: { working: 'two', displacement: 125, speed: 9000, volumetricEfficiency: 85 },
      results: { volumeFlow: 33.76965005, massFlow: 69.08559767 },
      source: 'Python: displacement each turn',
    },
    {
      inputs: { displacement: 1800, volumeFlow: 150, volumetricEfficiency: 80, density: 1.15, temperature: 20 },
      results: { speed: 5899.34304, pressure: 96.77198117, massFlow: 293.0793622 },
      source: 'Python: the same equations the other way',
    },
    {
      inputs: { displacement: 2000, speed: 5500, volumetricEfficiency: 170 },
      results: { volumeFlow: 330.1921338 },
      cautions: ['with a supercharger or turbocharger alone'],
      source: 'Python: displacement each second turn',
    },
    {
      inputs: { displacement: 2000, speed: 5500, volumeFlow: 200, massFlow: 700 },
      results: { density: 2.060022225, temperature: -101.8005112, volumetricEfficiency: 102.9703512 },
      cautions: ['where it was not sent it follows'],
      source: 'Python: mass over volume, gas law at 101.325 kPa',
    },
    {
      inputs: { displacement: 2000, speed: 3000, volumetricEfficiency: 90, airFuelRatio: 1 },
      results: { massFlow: 195.0652169, fuelFlow: 195.0652169 },
      cautions: ['not lambda'],
      source: 'By hand: as much fuel as air',
    },
    {
      inputs: { displacement: 2000, speed: 6000, volumeFlow: '0.6 m^3/min' },
      results: { volumetricEfficiency: 10 },
      source: 'By hand: 0.6 m³ of 2 L × 3,000/min, 6 m³',
    },
    {
      inputs: { displacement: 2000, speed: 6000, volumeFlow: '0.54 m^3/min' },
      results: { volumetricEfficiency: 9 },
      cautions: ['even with the throttle closed'],
      source: 'By hand: 0.54 m³ of 6 m³',
    },
  ],
  notes: [
    'Dry air as a perfect gas. With 50% of relative humidity at 30 °C an engine draws in about 2% less of dry air.',
    'In cubic feet a minute, cubic inches and rpm a four-stroke engine takes CID × rpm × VE/3456.',
    'In a two-stroke engine a part of the air goes straight through the exhaust: what stays in the cylinder is less.',
  ],
  references: [
    { title: 'Heywood: Internal Combustion Engine Fundamentals, 2nd ed., §2.10' },
    {
      title: 'FordSix tech library: CFM calculations and volumetric efficiency',
      url: 'http://techlib.fordsix.com/fordsix-techlib/cfm-calculations-volumetric-efficiency/',
    },
    { title: 'ISO 2533:1975, Standard Atmosphere (gas constant of dry air)' },
  ],
});
