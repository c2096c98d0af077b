import { choice, constant, defineCalculator, isAbove, isAtMost, percent, quantity, roundTo } from '@reckoner/engine';

const CATALOG_DENSITY = constant(1.2, 'kg/m^3');
/** Specific heat capacity of air at constant pressure. */
const AIR_HEAT = constant(1006, 'J/(kg*K)');

/** Q Δp/η, with total pressure and total efficiency or static pressure and static efficiency. */
export default defineCalculator({
  title: 'Fan power',
  description:
    'Shaft and electric power of a fan from air flow, total or static pressure and efficiency, with correction for air density, specific fan power and temperature rise.',
  keywords: [
    'fan static pressure',
    'fan total pressure',
    'specific fan power',
    'SFP',
    'fan motor size',
    'air density correction',
  ],
  related: ['pump-affinity-laws', 'duct-pressure-loss-sizing'],
  inputs: {
    flow: quantity('m^3/s', {
      label: 'Air flow at the inlet',
      help: 'Actual volume at the density below, not reduced to standard air.',
      unit: 'm^3/h',
      symbol: 'Q',
      above: 0,
      max: 2e7,
      usual: [20, 3e6],
    }),
    basis: choice(
      {
        total: { label: 'Fan total pressure and total efficiency', also: ['total', 'total pressure'] },
        static: { label: 'Fan static pressure and static efficiency', also: ['static', 'static pressure'] },
      },
      { label: 'Pressure and efficiency are', default: 'total' },
    ),
    pressure: quantity('Pa', { label: 'Fan pressure', symbol: 'p_F', above: 0, max: 30000, usual: [10, 15000] }),
    pressureAt: choice(
      { actual: 'At the density below', catalog: { label: 'At 1.2 kg/m³, as in catalogs', also: ['standard air'] } },
      { label: 'The pressure is meant', default: 'actual' },
    ),
    efficiency: percent({
      label: 'Efficiency of the fan',
      help: 'Total or static, as the pressure.',
      symbol: '\\eta',
      min: 1,
      max: 100,
      usual: [20, 92],
    }),
    density: quantity('kg/m^3', {
      label: 'Density of the air at the inlet',
      symbol: '\\rho',
      min: 0.1,
      max: 10,
      usual: [0.3, 2],
      default: 1.2,
    }),
    outletArea: quantity('m^2', {
      label: 'Area of the fan outlet',
      help: 'Gives the velocity pressure, and static pressure from total or total from static.',
      symbol: 'A_2',
      min: 1e-5,
      max: 1000,
      optional: true,
    }),
    driveEfficiency: percent({
      label: 'Efficiency of the drive',
      help: '100% where the wheel sits on the motor shaft; belts about 90 to 97%.',
      symbol: '\\eta_d',
      min: 1,
      max: 100,
      usual: [70, 100],
      default: 100,
    }),
    motorEfficiency: percent({
      label: 'Efficiency of the motor',
      help: 'With that of a frequency converter, where there is one.',
      symbol: '\\eta_m',
      min: 1,
      max: 100,
      usual: [40, 98],
      default: 90,
    }),
  },
  outputs: {
    shaftPower: quantity('W', { label: 'Shaft power', unit: 'kW', symbol: 'P_s', places: 3 }),
    airPower: quantity('W', { label: 'Air power', unit: 'kW', symbol: 'P_u', places: 3 }),
    inputPower: quantity('W', { label: 'Electric input power', unit: 'kW', symbol: 'P_e', places: 3 }),
    specificPower: quantity('W*s/m^3', {
      label: 'Specific fan power',
      unit: 'kW/(m^3/s)',
      symbol: '\\mathrm{SFP}',
      places: 3,
    }),
    corrected: quantity('Pa', { label: 'Fan pressure at this density', symbol: 'p', places: 1 }),
    temperatureRise: quantity('K', {
      label: 'Temperature rise of the air by the shaft power',
      unit: 'Δ°C',
      symbol: '\\Delta T',
      places: 2,
    }),
    outletVelocity: quantity('m/s', { label: 'Outlet velocity', symbol: 'v_2', places: 2, optional: true }),
    velocityPressure: quantity('Pa', {
      label: 'Velocity pressure at the outlet',
      symbol: 'p_d',
      places: 1,
      optional: true,
    }),
    totalPressure: quantity('Pa', { label: 'Fan total pressure', symbol: 'p_t', places: 1, optional: true }),
    staticPressure: quantity('Pa', { label: 'Fan static pressure', symbol: 'p_{st}', places: 1, optional: true }),
    totalEfficiency: percent({ label: 'Total efficiency', symbol: '\\eta_t', places: 1, optional: true }),
    staticEfficiency: percent({ label: 'Static efficiency', symbol: '\\eta_{st}', places: 1, optional: true }),
    coldPower: quantity('W', {
      label: 'Shaft power with air of 1.2 kg/m³',
      unit: 'kW',
      symbol: 'P_{1.2}',
      places: 3,
      optional: true,
    }),
  },
  formula: (inputs) => {
    const { flow, basis, pressure, pressureAt, efficiency, density, outletArea, driveEfficiency, motorEfficiency } =
      inputs;
    const corrected = pressureAt === 'catalog' ? (pressure * density) / CATALOG_DENSITY : pressure;
    const airPower = flow * corrected;
    const shaftPower = airPower / efficiency;
    const inputPower = shaftPower / driveEfficiency / motorEfficiency;
    const results = {
      shaftPower,
      airPower,
      inputPower,
      specificPower: inputPower / flow,
      corrected,
      temperatureRise: shaftPower / (density * AIR_HEAT * flow),
      coldPower: density < CATALOG_DENSITY ? (shaftPower * CATALOG_DENSITY) / density : undefined,
    };
    if (outletArea === undefined) return results;
    const velocityPressure = (density * (flow / outletArea) ** 2) / 2;
    const totalPressure = basis === 'total' ? corrected : corrected + velocityPressure;
    const staticPressure = basis === 'total' ? corrected - velocityPressure : corrected;
    return {
      ...results,
      outletVelocity: flow / outletArea,
      velocityPressure,
      totalPressure,
      staticPressure,
      totalEfficiency: (flow * totalPressure) / shaftPower,
      staticEfficiency: (flow * staticPressure) / shaftPower,
    };
  },
  shown: () => ({
    coldPower: undefined,
    corrected: undefined,
    totalPressure: undefined,
    staticPressure: undefined,
    totalEfficiency: undefined,
    staticEfficiency: undefined,
    outletVelocity: undefined,
    velocityPressure: undefined,
  }),
  stepwise: [
    'A pressure at 1.2 kg/m³ is multiplied by ρ / 1.2.',
    'Air power = flow × fan pressure; shaft power = air power / efficiency; electric power = shaft power / (drive × motor).',
    'Velocity pressure = ρ × (flow / outlet area)² / 2; total pressure = static pressure + velocity pressure.',
    'Each efficiency is flow × that pressure / shaft power.',
  ],
  requires: [
    {
      that: ({ flow, basis, pressure, pressureAt, efficiency, density, outletArea }) => {
        const factor = pressureAt === 'catalog' ? density / CATALOG_DENSITY : 1;
        const velocityPressure = (density * (flow / outletArea) ** 2) / 2;
        return basis === 'total' || isAtMost(efficiency * (pressure * factor + velocityPressure), pressure * factor);
      },
      field: 'efficiency',
      says: 'With the velocity pressure at this outlet, a static efficiency of {efficiency} would be a total efficiency over 100%: check efficiency, flow and area.',
    },
    {
      that: ({ flow, basis, pressure, pressureAt, density, outletArea }) => {
        const factor = pressureAt === 'catalog' ? density / CATALOG_DENSITY : 1;
        return basis === 'static' || isAtMost((density * (flow / outletArea) ** 2) / 2, pressure * factor);
      },
      field: 'outletArea',
      says: 'Through {outletArea} the velocity pressure would be more than the fan total pressure: check flow, area and pressure.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ corrected }) => isAbove(roundTo(corrected, 1), constant(2500, 'Pa')),
      says: 'Above about 2.5 kPa the air is compressed noticeably: by flow at the inlet the power told here is too high, by about 1% at 3 kPa and 3% at 10 kPa.',
    },
    {
      level: 'caution',
      when: ({ density }) => density < constant(1.1, 'kg/m^3'),
      says: 'If the fan ever moves air of 1.2 kg/m³ at the same speed and volume, as a hot fan does that starts cold, it takes the higher shaft power that is told for it: size the motor for that, or start against a closed damper where the fan allows it.',
    },
  ],
  explanation: ({ basis }) =>
    basis === 'total'
      ? 'Moving {flow} of air of {density} against a fan total pressure of {corrected} takes {shaftPower} at the shaft and {inputPower} of electricity (drive {driveEfficiency}, motor {motorEfficiency}){outletVelocity?; it leaves at {outletVelocity}, and the static pressure is {staticPressure}|}.'
      : 'Moving {flow} of air of {density} against a fan static pressure of {corrected} takes {shaftPower} at the shaft and {inputPower} of electricity (drive {driveEfficiency}, motor {motorEfficiency}){outletVelocity?; it leaves at {outletVelocity}, and the total pressure is {totalPressure}|}.',
  examples: [
    {
      inputs: { flow: 10000, pressure: 800, efficiency: 75 },
      results: {
        airPower: 2.222222222,
        shaftPower: 2.962962963,
        inputPower: 3.29218107,
        specificPower: 1.185185185,
        corrected: 800,
        temperatureRise: 0.8835873647,
      },
      source: 'By hand: 10000/3600 × 800; /0.75; /0.9; 800/(0.75 × 1.2 × 1006)',
    },
    {
      inputs: {
        flow: 10000,
        basis: 'static',
        pressure: 800,
        efficiency: 60,
        outletArea: 0.25,
        driveEfficiency: 95,
        motorEfficiency: 92,
      },
      results: {
        shaftPower: 3.703703704,
        inputPower: 4.237647258,
        outletVelocity: 11.11111111,
        velocityPressure: 74.07407407,
        totalPressure: 874.0740741,
        staticPressure: 800,
        totalEfficiency: 65.55555556,
        staticEfficiency: 60,
      },
      source: 'By hand: 1.2 × 11.111²/2 = 74.07 Pa; 60% × 874.07/800',
    },
    {
      inputs: {
        flow: 20000,
        pressure: 1500,
        pressureAt: 'catalog',
        density: 0.746,
        efficiency: 80,
        outletArea: 0.4,
        driveEfficiency: 96,
        motorEfficiency: 93,
      },
      results: {
        corrected: 932.5,
        airPower: 5.180555556,
        shaftPower: 6.475694444,
        inputPower: 7.253241985,
        coldPower: 10.41666667,
        velocityPressure: 71.95216049,
        totalPressure: 932.5,
        staticPressure: 860.5478395,
        totalEfficiency: 80,
        staticEfficiency: 73.82716049,
      },
      cautions: ['as a hot fan does that starts cold'],
      source: 'Python with mpmath: 1500 × 0.746/1.2; cold: 5.5556 m³/s × 1500 Pa/0.8',
    },
    {
      inputs: { flow: 5000, pressure: 10000, efficiency: 70 },
      results: { shaftPower: 19.84126984, temperatureRise: 11.83375935 },
      cautions: ['compressed noticeably'],
      source: 'By hand: 5000/3600 × 10 kPa/0.7',
    },
    {
      inputs: { flow: 5000, basis: 'static', pressure: 500, efficiency: 70 },
      results: { shaftPower: 0.9920634921, corrected: 500 },
      source: 'By hand: 5000/3600 × 500/0.7',
    },
    {
      inputs: { flow: 10000, basis: 'static', pressure: 100, efficiency: 70, outletArea: 0.2 },
      refused: 'would be a total efficiency over 100%',
      source: 'By hand: 115.7 Pa of velocity pressure; 70% × 215.7/100',
    },
    {
      inputs: { flow: 10000, pressure: 100, efficiency: 70, outletArea: 0.2 },
      refused: 'more than the fan total pressure',
      source: 'By hand: 115.7 Pa of velocity pressure',
    },
  ],
  notes: [
    'Fan static pressure is the fan total pressure less the velocity pressure at the fan outlet; it is not the difference of static pressures before and behind the fan.',
    'A motor has some reserve above the shaft power, and the efficiency is that at this point of the fan curve.',
    'The heat of a motor that stands in the air stream comes on top of the temperature rise.',
  ],
  references: [
    { title: 'ISO 5801:2017, Fans: Performance testing using standardized airways' },
    {
      title:
        'ANSI/AMCA 210-16 (ASHRAE 51-16), Laboratory Methods of Testing Fans for Certified Aerodynamic Performance Rating',
    },
    {
      title: 'Definitions of fan total pressure, fan static pressure, velocity pressure and efficiencies',
      url: 'https://www.scribd.com/document/139375852/Fan-Definition',
    },
  ],
});
