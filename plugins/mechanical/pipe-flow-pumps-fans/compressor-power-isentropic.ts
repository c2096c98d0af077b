import {
  choice,
  constant,
  defineCalculator,
  gasConstant,
  integer,
  isAbove,
  isAtMost,
  number,
  percent,
  quantity,
  sumOfProducts,
} from '@reckoner/engine';
import { isDiatomic } from '../shared/gases.js';

const NORMAL_TEMPERATURE = constant(273.15, 'K');
const NORMAL_PRESSURE = constant(101325, 'Pa');

/** Ratio of the temperatures of a stage, less 1, from the logarithm of its pressure ratio: stable for ratios near 1. */
function temperatureRise(process: string, logRatio: number, heatRatio: number, efficiency: number) {
  const exponent = (heatRatio - 1) / heatRatio;
  return process === 'polytropic'
    ? Math.expm1((exponent / efficiency) * logRatio)
    : Math.expm1(exponent * logRatio) / efficiency;
}

/** Logarithm of the equal pressure ratio of the stages, with the loss of each cooler between them. */
function logRatioOfStage(inlet: number, outlet: number, stages: number, loss: number) {
  return (Math.log1p(sumOfProducts([1, outlet], [-1, inlet]) / inlet) - (stages - 1) * Math.log1p(-loss)) / stages;
}

/** Perfect-gas work by isentropic or polytropic efficiency, in one or more stages of equal ratio with cooling between. */
export default defineCalculator({
  title: 'Compressor power',
  description:
    'Shaft power, discharge temperature and stage ratio of a gas compressor by isentropic or polytropic efficiency, in one stage or several with intercooling.',
  keywords: [
    'isentropic compression',
    'polytropic efficiency',
    'multistage compressor',
    'intercooling',
    'discharge temperature',
    'air compressor kW',
  ],
  related: ['isentropic-nozzle-flow', 'fan-power-static-pressure'],
  inputs: {
    process: choice(
      {
        isentropic: { label: 'Isentropic (adiabatic)', also: ['isentropic', 'adiabatic'] },
        polytropic: 'Polytropic',
      },
      { label: 'Efficiency is', default: 'isentropic' },
    ),
    efficiency: percent({
      label: 'Efficiency of compression',
      help: 'Isentropic or polytropic, as chosen; of each stage.',
      symbol: '\\eta',
      min: 10,
      max: 100,
      usual: [45, 100],
    }),
    flowAs: choice(
      {
        inlet: { label: 'Volume at the inlet', also: ['free air delivery', 'FAD', 'ACFM', 'actual volume'] },
        normal: { label: 'Normal volume (0 °C, 101.325 kPa)', also: ['Nm3/h', 'normal'] },
        mass: { label: 'Mass', also: ['mass flow', 'kg/h'] },
      },
      { label: 'Flow is given as', default: 'inlet' },
    ),
    volumeFlow: quantity('m^3/s', {
      label: 'Volume flow',
      help: 'Standard volumes of other conditions (15 °C, 60 °F, 68 °F) are other numbers: convert them to one of these.',
      unit: 'm^3/min',
      symbol: 'Q',
      above: 0,
      max: 1e6,
      usual: [0.01, 20000],
      when: { flowAs: ['inlet', 'normal'] },
    }),
    massFlow: quantity('kg/s', {
      label: 'Mass flow',
      unit: 'kg/h',
      symbol: '\\dot m',
      above: 0,
      max: 1e8,
      usual: [1, 3e6],
      when: { flowAs: 'mass' },
    }),
    inletPressure: quantity('Pa', {
      label: 'Inlet pressure (absolute)',
      help: 'Gauge pressure plus that of the atmosphere, about 1.013 bar at sea level.',
      unit: 'bar',
      symbol: 'p_1',
      min: 0.001,
      max: 2000,
      usual: [0.1, 300],
      default: 1.01325,
    }),
    outletPressure: quantity('Pa', {
      label: 'Discharge pressure (absolute)',
      unit: 'bar',
      symbol: 'p_2',
      min: 0.001,
      max: 5000,
      usual: [1.1, 1000],
    }),
    inletTemperature: quantity('K', {
      label: 'Inlet temperature',
      unit: '°C',
      symbol: 'T_1',
      min: -250,
      max: 1000,
      usual: [-60, 100],
      default: 20,
    }),
    heatRatio: number({
      label: 'Ratio of specific heats',
      help: 'Air and other diatomic gases 1.4, natural gas about 1.27, carbon dioxide 1.29.',
      symbol: '\\gamma',
      min: 1.01,
      max: 1.67,
      usual: 'all',
      default: 1.4,
    }),
    molarMass: quantity('kg/mol', {
      label: 'Molar mass',
      help: 'Air: 28.96 g/mol.',
      unit: 'g/mol',
      symbol: 'M',
      min: 1,
      max: 500,
      usual: [2, 200],
      default: 28.96,
    }),
    compressibility: number({
      label: 'Compressibility factor',
      help: 'Mean of inlet and discharge; 1 for a perfect gas.',
      symbol: 'Z',
      min: 0.2,
      max: 3,
      usual: [0.5, 1.5],
      default: 1,
    }),
    arrangement: choice(
      { one: 'One stage', several: { label: 'Several stages with intercooling', also: ['multistage', 'intercooled'] } },
      { label: 'Compression in', default: 'one' },
    ),
    stages: integer({ label: 'Stages', symbol: 'N', min: 2, max: 12, usual: 'all', when: { arrangement: 'several' } }),
    cooledTemperature: quantity('K', {
      label: 'Temperature after each intercooler',
      help: 'The inlet temperature, if it is left out: perfect intercooling.',
      unit: '°C',
      symbol: 'T_c',
      min: -250,
      max: 1000,
      usual: [-60, 100],
      default: ({ inletTemperature }) => inletTemperature,
      when: { arrangement: 'several' },
    }),
    coolerLoss: percent({
      label: 'Pressure lost in each intercooler',
      help: 'In percent of the absolute pressure in front of it.',
      symbol: 'x',
      min: 0,
      max: 20,
      usual: [0.5, 10],
      default: 0,
      when: { arrangement: 'several' },
    }),
    mechanicalEfficiency: percent({
      label: 'Mechanical efficiency',
      help: 'Bearings, seals and gear.',
      symbol: '\\eta_m',
      min: 10,
      max: 100,
      usual: [80, 100],
      default: 95,
    }),
  },
  outputs: {
    shaftPower: quantity('W', { label: 'Shaft power', unit: 'kW', symbol: 'P_s', places: 3 }),
    gasPower: quantity('W', { label: 'Power taken by the gas', unit: 'kW', symbol: 'P_g', places: 3 }),
    dischargeTemperature: quantity('K', {
      label: 'Highest discharge temperature of a stage',
      unit: '°C',
      symbol: 'T_2',
      places: 1,
    }),
    stageRatio: number({ label: 'Pressure ratio of a stage', symbol: 'r', digits: 4 }),
    overallRatio: number({ label: 'Overall pressure ratio', symbol: 'r_t', digits: 4 }),
    mass: quantity('kg/s', { label: 'Mass flow', unit: 'kg/h', symbol: '\\dot m_1', digits: 4 }),
    inletVolume: quantity('m^3/s', { label: 'Volume flow at the inlet', unit: 'm^3/min', symbol: 'Q_1', digits: 4 }),
    specificWork: quantity('J/kg', { label: 'Work taken by the gas', unit: 'kJ/kg', symbol: 'w', places: 2 }),
    coolerHeat: quantity('W', {
      label: 'Heat taken out by all intercoolers',
      unit: 'kW',
      symbol: '\\dot Q_c',
      places: 3,
      optional: true,
    }),
  },
  formula: (inputs) => {
    const { process, efficiency, flowAs, volumeFlow, inletPressure, outletPressure, inletTemperature } = inputs;
    const { heatRatio, molarMass, compressibility, arrangement, mechanicalEfficiency } = inputs;
    const specificGas = gasConstant / molarMass;
    const inletDensity = inletPressure / (compressibility * specificGas * inletTemperature);
    const mass =
      flowAs === 'mass'
        ? inputs.massFlow
        : flowAs === 'inlet'
          ? volumeFlow * inletDensity
          : (volumeFlow * NORMAL_PRESSURE) / (specificGas * NORMAL_TEMPERATURE);
    const overallRatio = outletPressure / inletPressure;
    const several = arrangement === 'several';
    const further = several ? inputs.stages - 1 : 0;
    const logRatio = several
      ? logRatioOfStage(inletPressure, outletPressure, inputs.stages, inputs.coolerLoss)
      : logRatioOfStage(inletPressure, outletPressure, 1, 0);
    const theta = temperatureRise(process, logRatio, heatRatio, efficiency);
    const heatCapacity = ((heatRatio / (heatRatio - 1)) * gasConstant) / molarMass;
    // The polytropic work over its efficiency is the rise of enthalpy too, of a perfect gas.
    const workOf = (temperature: number) => compressibility * heatCapacity * temperature * theta;
    const later = several ? inputs.cooledTemperature : inletTemperature;
    const specificWork = workOf(inletTemperature) + further * workOf(later);
    const gasPower = mass * specificWork;
    return {
      shaftPower: gasPower / mechanicalEfficiency,
      gasPower,
      dischargeTemperature: (further > 0 ? Math.max(inletTemperature, later) : inletTemperature) * (1 + theta),
      stageRatio: Math.exp(logRatio),
      overallRatio,
      mass,
      inletVolume: mass / inletDensity,
      specificWork,
      coolerHeat: several
        ? mass * heatCapacity * (inletTemperature * (1 + theta) - later + (further - 1) * later * theta)
        : undefined,
    };
  },
  shown: () => ({
    shaftPower: undefined,
    gasPower: undefined,
    dischargeTemperature: undefined,
    stageRatio: undefined,
    overallRatio: undefined,
    mass: undefined,
    inletVolume: undefined,
    specificWork: undefined,
    coolerHeat: undefined,
  }),
  stepwise: [
    'Overall ratio = p₂ / p₁; each of N stages with intercoolers that lose the share x has the ratio r = (p₂ / p₁ / (1 − x)^(N − 1))^(1/N).',
    'Isentropic: T₂ = T₁ × (1 + (r^((γ − 1)/γ) − 1) / η). Polytropic: T₂ = T₁ × r^((γ − 1)/(γ × η)).',
    'Work of a stage = Z × γ/(γ − 1) × R/M × (T₂ − T₁); the stages after the first begin at the temperature after the cooler.',
    'Mass flow = p₁ × Q / (Z × R/M × T₁) of the volume at the inlet, or 101.325 kPa × Q / (R/M × 273.15 K) of a normal volume.',
    'Power = mass flow × work, at the shaft over the mechanical efficiency; heat of the coolers = mass flow × γ/(γ − 1) × R/M × the fall of temperature.',
  ],
  requires: [
    {
      that: ({ inletPressure, outletPressure }) => inletPressure < outletPressure,
      field: 'outletPressure',
      says: 'The discharge pressure, {outletPressure}, must be above the inlet pressure, {inletPressure}; both are absolute.',
    },
    {
      that: (inputs) =>
        isAtMost(
          inputs.cooledTemperature,
          inputs.inletTemperature *
            (1 +
              temperatureRise(
                inputs.process,
                logRatioOfStage(inputs.inletPressure, inputs.outletPressure, inputs.stages, inputs.coolerLoss),
                inputs.heatRatio,
                inputs.efficiency,
              )),
        ),
      field: 'cooledTemperature',
      says: 'The gas leaves the first stage colder than {cooledTemperature}: an intercooler cannot bring it there.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ dischargeTemperature }) => dischargeTemperature > constant(423.2, 'K'),
      says: 'Above about 150 °C oil in a lubricated compressor cokes, and with air it can ignite and explode: take more stages, intercooling or a machine that is made for the temperature. Oil-flooded screw compressors, which their oil cools, run far cooler than told here.',
    },
    {
      level: 'caution',
      when: ({ compressibility, outletPressure }) =>
        compressibility === 1 && isAbove(outletPressure, constant(5e6, 'Pa')),
      says: 'At more than 50 bar most gases are no longer perfect, and a compressibility factor of 1 is taken: send that of the gas, or compute by its enthalpies.',
    },
    {
      level: 'caution',
      when: ({ heatRatio, molarMass }) => heatRatio === 1.4 && !isDiatomic(molarMass),
      says: 'A ratio of specific heats of 1.4 is that of air and other diatomic gases, few of which have this molar mass. Helium and argon have 1.67, carbon dioxide and methane 1.3, natural gas about 1.27, larger molecules less: send that of the gas, on which power and temperature depend.',
    },
  ],
  explanation: ({ arrangement }) =>
    arrangement === 'one'
      ? 'Compressing {mass} from {inletPressure} and {inletTemperature} to {outletPressure} absolute in one stage takes {shaftPower} at the shaft (mechanical efficiency {mechanicalEfficiency}) and heats the gas to {dischargeTemperature}. Taken: a ratio of specific heats of {heatRatio}, {molarMass}, a compressibility factor of {compressibility}.'
      : 'Compressing {mass} from {inletPressure} and {inletTemperature} to {outletPressure} absolute in {stages} stages of ratio {stageRatio}, cooled to {cooledTemperature} between, takes {shaftPower} at the shaft (mechanical efficiency {mechanicalEfficiency}); the hottest stage discharges at {dischargeTemperature}. Taken: a ratio of specific heats of {heatRatio}, {molarMass}, a compressibility factor of {compressibility}.',
  examples: [
    {
      inputs: { efficiency: 75, volumeFlow: 10, outletPressure: 4 },
      results: {
        shaftPower: 39.85347192,
        gasPower: 37.86079833,
        dischargeTemperature: 207.7786703,
        stageRatio: 3.947693067,
        overallRatio: 3.947693067,
        mass: 722.3411175,
        inletVolume: 10,
        specificWork: 188.6904548,
      },
      cautions: ['oil in a lubricated compressor cokes'],
      source: 'Python with mpmath: enthalpies of the perfect gas from 293.15 K',
    },
    {
      inputs: {
        process: 'polytropic',
        efficiency: 80,
        flowAs: 'mass',
        massFlow: 20000,
        inletPressure: 30,
        outletPressure: 60,
        inletTemperature: 30,
        heatRatio: 1.27,
        molarMass: 17.8,
        compressibility: 0.9,
        mechanicalEfficiency: 98,
      },
      results: {
        shaftPower: 687.3280103,
        gasPower: 673.5814501,
        dischargeTemperature: 91.31489299,
        stageRatio: 2,
        specificWork: 121.244661,
      },
      source: 'Python with mpmath: T₁ e^(R ln r/(η c_p)), then Z c_p ΔT',
    },
    {
      inputs: {
        efficiency: 78,
        flowAs: 'normal',
        volumeFlow: '1000 m^3/h',
        inletPressure: 1,
        outletPressure: 9,
        inletTemperature: 25,
        arrangement: 'several',
        stages: 2,
        cooledTemperature: 40,
        coolerLoss: 2,
      },
      results: {
        shaftPower: 110.8842059,
        gasPower: 105.3399956,
        dischargeTemperature: 189.6271366,
        stageRatio: 3.030457634,
        overallRatio: 9,
        mass: 1292.051367,
        inletVolume: 18.43312511,
        specificWork: 293.50534635,
        coolerHeat: 45.96790033,
      },
      cautions: ['oil in a lubricated compressor cokes'],
      source: 'Python with mpmath: stage after stage',
    },
    {
      inputs: { efficiency: 70, volumeFlow: 10, outletPressure: 200, arrangement: 'several', stages: 4 },
      results: {
        shaftPower: 163.0619771,
        dischargeTemperature: 212.0758704,
        stageRatio: 3.748248241,
        coolerHeat: 116.1816587,
      },
      cautions: ['oil in a lubricated compressor cokes', 'At more than 50 bar'],
      source: 'Python with mpmath: stage after stage',
    },
    {
      inputs: { efficiency: 80, volumeFlow: 1, outletPressure: 10, inletTemperature: 5, molarMass: 44.01 },
      results: { dischargeTemperature: 326.0721244, mass: 115.6927068 },
      cautions: ['oil in a lubricated compressor cokes', 'few of which have this molar mass'],
      source: 'Python with mpmath: carbon dioxide with the ratio of air',
    },
    {
      inputs: { efficiency: 75, volumeFlow: 10, inletPressure: 7, outletPressure: 7 },
      refused: 'must be above the inlet pressure',
      source: 'By definition',
    },
    {
      inputs: {
        efficiency: 75,
        volumeFlow: 10,
        outletPressure: 4,
        arrangement: 'several',
        stages: 2,
        cooledTemperature: 120,
      },
      refused: 'an intercooler cannot bring it there',
      source: 'By hand: a ratio of 1.987 heats 20 °C to 105 °C',
    },
  ],
  notes: [
    'A gas with constant specific heats. One compressibility factor scales the work and the density at the inlet, so that it changes the mass of a volume there; the temperatures and the heat of the coolers are those of a perfect gas. Near saturation or the critical point neither holds.',
    'Motor, drive, filters, an aftercooler and unloaded running are not in it, nor the heat of water that condenses from moist gas in the coolers.',
    'Equal ratios take the least work where each cooler brings the gas back to the inlet temperature.',
  ],
  references: [
    { title: 'Çengel, Boles: Thermodynamics: An Engineering Approach, 8th ed., §7-11 and 7-12' },
    {
      title: 'Compressor power formula: isentropic and polytropic',
      url: 'https://flowmachinery.com/compressors/why-your-compressor-power-calculation-is-off-by-1237-the-ise',
    },
    {
      title: 'Compression ratio of reciprocating compressors: stages and discharge temperatures',
      url: 'https://midstreamcalculator.com/calculators/compressors/recip-compression-ratio.html',
    },
  ],
});
