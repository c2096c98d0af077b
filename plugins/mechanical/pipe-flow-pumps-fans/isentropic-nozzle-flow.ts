import {
  category,
  choice,
  constant,
  defineCalculator,
  findRoot,
  floorNear,
  gasConstant,
  isAbove,
  isAtMost,
  isBelow,
  number,
  quantity,
  roundTo,
  sumOfProducts,
} from '@reckoner/engine';
import { isDiatomic } from '../shared/gases.js';

/** ln(A/A*) of a Mach number e^u: each term is as small as u near the throat, where they cancel. */
function logAreaRatio(u: number, heatRatio: number) {
  return (
    ((heatRatio + 1) / (2 * (heatRatio - 1))) * Math.log1p(((heatRatio - 1) / (heatRatio + 1)) * Math.expm1(2 * u)) - u
  );
}

/** The Mach number at an area of so many throats, below the speed of sound or above it. */
function machAt(areaRatio: number, heatRatio: number, supersonic: boolean) {
  if (areaRatio === 1) return 1;
  const target = Math.log1p(sumOfProducts([1, areaRatio], [-1, 1]));
  const off = (u: number) => logAreaRatio(u, heatRatio) - target;
  return Math.exp(supersonic ? findRoot(off, 0, 6) : findRoot(off, -30, 0));
}

/** The Mach number to which a gas at rest expands from one pressure to another. */
function machOf(stagnation: number, pressure: number, heatRatio: number) {
  const exponent = (heatRatio - 1) / heatRatio;
  return Math.sqrt(
    (2 / (heatRatio - 1)) *
      Math.expm1(exponent * Math.log1p(sumOfProducts([1, stagnation], [-1, pressure]) / pressure)),
  );
}

function criticalRatio(heatRatio: number) {
  return (2 / (heatRatio + 1)) ** (heatRatio / (heatRatio - 1));
}

const KILOPASCAL = constant(1000, 'Pa');

/** A pressure in the six digits in which it is told. */
function asTold(pressure: number) {
  const kilopascals = pressure / KILOPASCAL;
  return roundTo(kilopascals, 5 - floorNear(Math.log10(kilopascals))) * KILOPASCAL;
}

/** One-dimensional isentropic flow of a perfect gas from rest. */
export default defineCalculator({
  title: 'Isentropic nozzle flow',
  description:
    'Mach number, state, area ratio and mass flow of a gas that expands through a nozzle, from the pressure behind it, the Mach number or the area ratio, with the check for choked flow.',
  keywords: [
    'choked flow',
    'area Mach relation',
    'compressible flow',
    'converging-diverging nozzle',
    'Laval nozzle',
    'critical pressure ratio',
    'gas leak rate',
  ],
  related: ['compressor-power-isentropic', 'control-valve-cv-kv', 'orifice-plate-flow-iso5167'],
  inputs: {
    known: choice(
      {
        pressure: { label: 'Pressure behind a converging nozzle', also: ['back pressure'] },
        mach: { label: 'Mach number at a section', also: ['Mach number'] },
        subsonic: { label: 'Area ratio, subsonic', also: ['converging part'] },
        supersonic: { label: 'Area ratio, supersonic', also: ['diverging part'] },
      },
      { label: 'Known', default: 'pressure' },
    ),
    backPressure: quantity('Pa', {
      label: 'Pressure behind the nozzle (absolute)',
      unit: 'kPa',
      symbol: 'p_b',
      min: 0,
      max: 1e6,
      usual: [0, 50000],
      when: { known: 'pressure' },
    }),
    machNumber: number({
      label: 'Mach number',
      symbol: 'M',
      above: 0,
      max: 50,
      usual: [0.01, 10],
      when: { known: 'mach' },
    }),
    sectionRatio: number({
      label: 'Area of the section over that of the throat',
      help: 'The throat is where the flow is sonic, A*.',
      symbol: 'A/A^*',
      min: 1,
      max: 10000,
      usual: [1, 500],
      text: 'ratio',
      when: { known: ['subsonic', 'supersonic'] },
    }),
    stagnationPressure: quantity('Pa', {
      label: 'Stagnation pressure (absolute)',
      help: 'In the vessel or pipe upstream, where the gas is nearly at rest: gauge pressure plus that of the atmosphere, about 101 kPa.',
      unit: 'kPa',
      symbol: 'p_0',
      min: 0.001,
      max: 1e6,
      usual: [10, 50000],
    }),
    stagnationTemperature: quantity('K', {
      label: 'Stagnation temperature',
      unit: '°C',
      symbol: 'T_0',
      min: -250,
      max: 5000,
      usual: [-100, 3500],
      default: 20,
    }),
    heatRatio: number({
      label: 'Ratio of specific heats',
      help: 'Air and other diatomic gases 1.4, steam about 1.3, helium and argon 1.67.',
      symbol: '\\gamma',
      min: 1.02,
      max: 1.67,
      usual: 'all',
      default: 1.4,
    }),
    molarMass: quantity('kg/mol', {
      label: 'Molar mass',
      help: 'Air: 28.96 g/mol.',
      unit: 'g/mol',
      symbol: 'm',
      min: 1,
      max: 500,
      usual: [2, 200],
      default: 28.96,
    }),
    throatArea: quantity('m^2', {
      label: 'Area of the throat',
      help: 'The narrowest section; the exit of a converging nozzle. Gives the mass flow.',
      unit: 'mm^2',
      symbol: 'A_t',
      min: 1e-6,
      max: 1e9,
      usual: [0.01, 1e7],
      optional: true,
    }),
  },
  outputs: {
    mach: number({ label: 'Mach number at the section', symbol: 'M_e', digits: 4 }),
    flow: category(['Choked', 'Not choked'], { label: 'Flow', optional: true }),
    massFlow: quantity('kg/s', { label: 'Mass flow', symbol: '\\dot m', digits: 4, optional: true }),
    pressure: quantity('Pa', { label: 'Pressure at the section (absolute)', unit: 'kPa', symbol: 'p', digits: 4 }),
    temperature: quantity('K', { label: 'Temperature at the section', unit: '°C', symbol: 'T', places: 2 }),
    velocity: quantity('m/s', { label: 'Velocity', symbol: 'v', digits: 4 }),
    density: quantity('kg/m^3', { label: 'Density', symbol: '\\rho', digits: 4 }),
    pressureRatio: number({ label: 'Pressure ratio p/p₀', symbol: 'p/p_0', digits: 5 }),
    temperatureRatio: number({ label: 'Temperature ratio T/T₀', symbol: 'T/T_0', digits: 5 }),
    densityRatio: number({ label: 'Density ratio ρ/ρ₀', symbol: '\\rho/\\rho_0', digits: 5 }),
    areaRatio: number({ label: 'Area ratio A/A*', symbol: 'A_e/A^*', digits: 5 }),
    criticalPressure: quantity('Pa', {
      label: 'Pressure at which a throat chokes (absolute)',
      unit: 'kPa',
      symbol: 'p^*',
      digits: 4,
    }),
    area: quantity('m^2', { label: 'Area of the section', unit: 'mm^2', symbol: 'A_e', digits: 4, optional: true }),
  },
  formula: (inputs) => {
    const { known, stagnationPressure, stagnationTemperature, heatRatio, molarMass, throatArea } = inputs;
    const criticalPressure = stagnationPressure * criticalRatio(heatRatio);
    // The critical pressure as it is told, in six digits, chokes when it is sent back.
    const choked =
      known === 'pressure'
        ? isAtMost(inputs.backPressure, criticalPressure) || isAtMost(inputs.backPressure, asTold(criticalPressure))
        : true;
    const mach =
      known === 'mach'
        ? inputs.machNumber
        : known === 'pressure'
          ? choked
            ? 1
            : machOf(stagnationPressure, inputs.backPressure, heatRatio)
          : machAt(inputs.sectionRatio, heatRatio, known === 'supersonic');
    const logTemperature = -Math.log1p(((heatRatio - 1) / 2) * mach ** 2);
    const temperatureRatio = Math.exp(logTemperature);
    const pressureRatio = Math.exp((heatRatio / (heatRatio - 1)) * logTemperature);
    const densityRatio = Math.exp(logTemperature / (heatRatio - 1));
    const areaRatio = Math.exp(logAreaRatio(Math.log(mach), heatRatio));
    const specificGas = gasConstant / molarMass;
    const temperature = stagnationTemperature * temperatureRatio;
    const velocity = mach * Math.sqrt(heatRatio * specificGas * temperature);
    const density = (stagnationPressure * densityRatio) / (specificGas * stagnationTemperature);
    const flow: 'Choked' | 'Not choked' = choked ? 'Choked' : 'Not choked';
    const results = {
      mach,
      flow: known === 'pressure' ? flow : undefined,
      pressure: stagnationPressure * pressureRatio,
      temperature,
      velocity,
      density,
      pressureRatio,
      temperatureRatio,
      densityRatio,
      areaRatio,
      criticalPressure,
    };
    if (throatArea === undefined) return results;
    // The narrowest section of a converging nozzle is its exit; elsewhere the throat is sonic.
    const area = known === 'pressure' ? throatArea : throatArea * areaRatio;
    return { ...results, massFlow: density * velocity * area, area };
  },
  shown: () => ({
    mach: undefined,
    flow: undefined,
    massFlow: undefined,
    pressure: undefined,
    temperature: undefined,
    velocity: undefined,
    density: undefined,
    pressureRatio: undefined,
    temperatureRatio: undefined,
    densityRatio: undefined,
    areaRatio: undefined,
    criticalPressure: undefined,
    area: undefined,
  }),
  stepwise: [
    'A throat chokes at p* = p₀ × (2/(γ + 1))^(γ/(γ − 1)): with this pressure or less behind it a converging nozzle has M = 1 at its exit.',
    'Else M = √(2/(γ − 1) × ((p₀/p)^((γ − 1)/γ) − 1)).',
    'T/T₀ = 1/(1 + (γ − 1)/2 × M²), p/p₀ = (T/T₀)^(γ/(γ − 1)), ρ/ρ₀ = (T/T₀)^(1/(γ − 1)).',
    'A/A* = 1/M × (2/(γ + 1) × (1 + (γ − 1)/2 × M²))^((γ + 1)/(2(γ − 1))); for a given A/A* the Mach number is found below or above 1.',
    'v = M × √(γ × R/m × T), ρ₀ = p₀/(R/m × T₀), mass flow = ρ × v × A.',
  ],
  figure: {
    kind: 'curve',
    title: 'Area of the stream over the Mach number',
    x: { of: 'mach', label: 'Mach number' },
    y: { of: 'areaRatio', log: true },
    curve: ({ mach, areaRatio, heatRatio }) => ({
      from: Math.min(0.1, mach),
      to: Math.max(3, 1.3 * mach),
      lines: [{ y: (at) => Math.exp(logAreaRatio(Math.log(at), heatRatio)) }],
      marks: [{ x: mach, y: areaRatio, label: 'Section' }],
    }),
  },
  requires: [
    {
      that: ({ backPressure, stagnationPressure }) => backPressure < stagnationPressure,
      field: 'backPressure',
      says: 'The pressure behind the nozzle, {backPressure}, must be below the stagnation pressure, {stagnationPressure}: both are absolute.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ known, machNumber }) => known === 'supersonic' || (machNumber !== undefined && machNumber > 1),
      says: 'A section is supersonic only while the pressure behind the nozzle is low enough: with more, a shock stands in the nozzle, and behind it none of this holds.',
    },
    {
      level: 'caution',
      when: ({ temperature, molarMass }) =>
        temperature <
        (isBelow(molarMass, constant(2.1e-3, 'kg/mol'))
          ? constant(33, 'K')
          : isAbove(molarMass, constant(3.99e-3, 'kg/mol')) && isBelow(molarMass, constant(4.01e-3, 'kg/mol'))
            ? constant(5.2, 'K')
            : constant(100, 'K')),
      says: 'Below about 100 K air and many other gases condense as they expand, hydrogen below 33 K, helium below 5 K, and steam and carbon dioxide long before: the state told here is not reached. Hotter gas gets around that, or helium in place of another.',
    },
    {
      level: 'caution',
      when: ({ stagnationTemperature, heatRatio }) =>
        heatRatio === 1.4 && isAbove(stagnationTemperature, constant(973.15, 'K')),
      says: 'A ratio of specific heats of 1.4 is that of cold diatomic gases: above about 700 °C that of air is 1.34 or less. Send that of the hot gas.',
    },
    {
      level: 'caution',
      when: ({ heatRatio, molarMass }) => heatRatio === 1.4 && !isDiatomic(molarMass),
      says: 'A ratio of specific heats of 1.4 is that of air and other diatomic gases, few of which have this molar mass. Helium and argon have 1.67, steam about 1.3, carbon dioxide and methane 1.3, larger molecules less: send that of the gas.',
    },
    {
      level: 'caution',
      when: ({ known, mach, massFlow }) => massFlow !== undefined && known !== 'pressure' && isBelow(mach, 1),
      says: 'The mass flow is that of a nozzle whose throat has the speed of sound. Where the flow stays below it everywhere, less flows: choose the pressure behind a converging nozzle and send its exit as the throat.',
    },
    {
      level: 'caution',
      when: ({ stagnationPressure }) => isAbove(stagnationPressure, constant(1e7, 'Pa')),
      says: 'Above about 100 bar most gases depart from the perfect gas that is taken here, and so does the mass flow, by some percent and more.',
    },
  ],
  explanation: ({ known, flow }) =>
    known !== 'pressure'
      ? 'At Mach {mach} the section has {areaRatio} times the area of a throat with the speed of sound; there the gas has {pressure}, {temperature} and {velocity}{massFlow?, and with that throat {massFlow} flows|}. Taken: {stagnationTemperature} at rest, {molarMass}, a ratio of specific heats of {heatRatio}.'
      : flow === 'Choked'
        ? 'The nozzle is choked, as {backPressure} behind it is not above {criticalPressure}: at its exit the gas has the speed of sound, {velocity}, with {pressure} and {temperature}{massFlow?, and {massFlow} flows, which no lower pressure behind it increases|}. Taken: {stagnationTemperature} at rest, {molarMass}, a ratio of specific heats of {heatRatio}.'
        : 'The nozzle is not choked: it would be from {criticalPressure} down. The gas leaves with Mach {mach}, {velocity}, {pressure} and {temperature}{massFlow?, and {massFlow} flows|}. Taken: {stagnationTemperature} at rest, {molarMass}, a ratio of specific heats of {heatRatio}.',
  examples: [
    {
      inputs: { stagnationPressure: 700, backPressure: 101.325, throatArea: 10 },
      results: {
        mach: 1,
        flow: 'Choked',
        massFlow: 0.01652173137,
        pressure: 369.7972514,
        temperature: '-28.85833333',
        velocity: 313.3546602,
        density: 5.27253412,
        pressureRatio: 0.5282817877,
        temperatureRatio: 0.8333333333,
        densityRatio: 0.6339381453,
        areaRatio: 1,
        criticalPressure: 369.7972514,
        area: 10,
      },
      source: 'Python with mpmath',
    },
    {
      inputs: { stagnationPressure: 150, backPressure: 101.325, throatArea: 100 },
      results: {
        mach: 0.7700954985,
        flow: 'Not choked',
        massFlow: 0.03365903706,
        pressure: 101.325,
        temperature: '-11.083548585',
        velocity: 249.937908,
        areaRatio: 1.051833718,
        criticalPressure: 79.24226816,
      },
      source: 'Python with mpmath: the Mach number by root finding on p/p₀',
    },
    {
      inputs: { known: 'mach', machNumber: 3, stagnationPressure: 1000, stagnationTemperature: 300, throatArea: 100 },
      results: {
        mach: 3,
        massFlow: 0.1687983968,
        pressure: 27.2236837,
        temperature: '-68.45357143',
        velocity: 860.5145521,
        density: 0.4632346075,
        areaRatio: 4.234567901,
        area: 423.4567901,
      },
      cautions: ['A section is supersonic only while'],
      source: 'Python with mpmath; by hand: T₀/T = 1 + 0.2 × 9 = 2.8',
    },
    {
      inputs: {
        known: 'supersonic',
        sectionRatio: 4,
        stagnationPressure: 5000,
        stagnationTemperature: 3000,
        heatRatio: 1.2,
        molarMass: 22,
      },
      results: {
        mach: 2.619446777,
        pressure: 217.56676,
        temperature: 1668.047239,
        velocity: 2457.767439,
        density: 0.296559182,
        areaRatio: 4,
        criticalPressure: 2822.36965,
      },
      cautions: ['A section is supersonic only while'],
      source: 'Python with mpmath: the Mach number by root finding on A/A*',
    },
    {
      inputs: { known: 'subsonic', sectionRatio: 2, stagnationPressure: 500 },
      results: { mach: 0.3059038342, pressure: 468.5812512, velocity: 104.0363864, pressureRatio: 0.9371625024 },
      source: 'Python with mpmath: the Mach number by root finding on A/A*',
    },
    {
      inputs: { known: 'subsonic', sectionRatio: 1, stagnationPressure: 500, heatRatio: 1.3 },
      results: { mach: 1, pressure: 272.8638669, temperature: '-18.23695652' },
      source: 'By hand: 500 × (2/2.3)^(1.3/0.3)',
    },
    {
      inputs: { stagnationPressure: 20000, backPressure: 101.325, heatRatio: 1.67, molarMass: 4.003, throatArea: 1 },
      results: { massFlow: 0.01862485415, velocity: 872.7439552 },
      cautions: ['depart from the perfect gas'],
      source: 'Python with mpmath',
    },
    {
      inputs: { known: 'mach', machNumber: 5, stagnationPressure: 1000 },
      results: { temperature: '-224.2916667', areaRatio: 25, pressureRatio: 0.001890038382 },
      cautions: ['A section is supersonic only while', 'condense as they expand'],
      source: 'Python with mpmath; by hand: A/A* = (6/1.2)³/5 = 25',
    },
    {
      inputs: { known: 'mach', machNumber: 0.5, stagnationPressure: 200, stagnationTemperature: 1000 },
      results: { temperature: 939.3738095, velocity: 349.0574998, areaRatio: 1.33984375 },
      cautions: ['that of cold diatomic gases'],
      source: 'Python with mpmath',
    },
    {
      inputs: { known: 'mach', machNumber: 0.5, stagnationPressure: 700, throatArea: 10 },
      results: { massFlow: 0.01652173137, pressure: 590.1134228, area: 13.3984375 },
      cautions: ['whose throat has the speed of sound'],
      source: 'Python with mpmath: the flow of a choked throat of 10 mm²',
    },
    {
      inputs: {
        known: 'mach',
        machNumber: 10,
        stagnationPressure: 1000,
        heatRatio: 1.667,
        molarMass: 4.0026,
      },
      results: { temperature: '-264.61579330', velocity: 1719.0771808, areaRatio: 66.19265 },
      cautions: ['A section is supersonic only while'],
      source: 'Python with mpmath: helium at 8.5 K is a gas yet',
    },
    {
      inputs: {
        known: 'mach',
        machNumber: 14,
        stagnationPressure: 1000,
        heatRatio: 1.667,
        molarMass: 4.0026,
      },
      results: { temperature: '-268.73282856' },
      cautions: ['A section is supersonic only while', 'condense as they expand'],
      source: 'Python with mpmath',
    },
    {
      inputs: { known: 'mach', machNumber: 5, stagnationPressure: 1000, stagnationTemperature: 0, molarMass: 2.016 },
      results: { temperature: '-227.6250' },
      cautions: ['A section is supersonic only while'],
      source: 'By hand: 273.15 K/6 = 45.525 K, above the critical temperature of hydrogen',
    },
    {
      inputs: { stagnationPressure: 1000, backPressure: 100, stagnationTemperature: 200, molarMass: 18.015 },
      results: { criticalPressure: 528.2817877, velocity: 504.7458726 },
      cautions: ['few of which have this molar mass'],
      source: 'Python with mpmath: steam with the ratio of air',
    },
    {
      inputs: { stagnationPressure: 1000, backPressure: 528.282 },
      results: { mach: 1, flow: 'Choked', criticalPressure: 528.2817877 },
      source: 'By hand: 1000 × 1.2^-3.5, as it is told in six digits',
    },
    {
      inputs: { stagnationPressure: 100, backPressure: 100 },
      refused: 'must be below the stagnation pressure',
      source: 'By definition',
    },
  ],
  notes: [
    'A perfect gas without friction and heat, at rest upstream. Smooth nozzles pass 1 to 5% less, sharp-edged holes some 15 to 40% less, and these choke less sharply.',
    'Not for sizing relief valves, which have codes of their own.',
  ],
  references: [
    { title: 'Anderson: Modern Compressible Flow, 3rd ed., ch. 3 and 5' },
    { title: 'Ames Research Staff: Equations, Tables, and Charts for Compressible Flow, NACA Report 1135 (1953)' },
  ],
});
