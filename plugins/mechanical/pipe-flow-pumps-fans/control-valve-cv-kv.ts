import { category, choice, defineCalculator, measure, noResult, number } from '@reckoner/engine';

/** IEC 60534-2-1 without pipe reducers, turbulent; gas flow is at 0 °C and 101.325 kPa. */
export default defineCalculator({
  title: 'Control valve Cv and Kv',
  description:
    'Flow coefficient Cv and Kv that a control valve needs for liquid, gas or steam, with the choked-flow check.',
  keywords: ['valve sizing', 'flow coefficient', 'IEC 60534', 'ISA 75.01', 'choked flow', 'cavitation', 'steam valve'],
  inputs: {
    fluid: choice({ liquid: 'Liquid', gas: 'Gas', vapor: 'Steam or vapor' }, { label: 'Fluid', default: 'liquid' }),
    inletPressure: measure('bar', {
      label: 'Inlet pressure (absolute)',
      usual: [0.5, 500],
      symbol: 'p_1',
      min: 0.01,
      max: 1000,
    }),
    outletPressure: measure('bar', {
      label: 'Outlet pressure (absolute)',
      usual: [0.01, 500],
      symbol: 'p_2',
      min: 0,
      max: 1000,
    }),
    volumeFlow: measure('m^3/h', {
      label: 'Volume flow',
      help: 'Of a gas: normal cubic meters (0 °C, 101.325 kPa).',
      symbol: 'Q',
      min: 0.0001,
      max: 1e7,
      when: { fluid: ['liquid', 'gas'] },
    }),
    massFlow: measure('kg/h', { label: 'Mass flow', symbol: 'W', min: 0.001, max: 1e8, when: { fluid: 'vapor' } }),
    density: measure('kg/m^3', {
      label: 'Density at the inlet',
      symbol: '\\rho_1',
      min: 0.01,
      max: 20000,
      when: { fluid: ['liquid', 'vapor'] },
    }),
    vaporPressure: measure('bar', {
      label: 'Vapor pressure (absolute)',
      symbol: 'p_v',
      min: 0,
      max: 1000,
      default: 0.0234,
      when: { fluid: 'liquid' },
    }),
    criticalPressure: measure('bar', {
      label: 'Critical pressure (absolute)',
      symbol: 'p_c',
      min: 1,
      max: 1000,
      default: 221.2,
      when: { fluid: 'liquid' },
    }),
    recoveryFactor: number({
      label: 'Liquid pressure recovery factor FL',
      help: 'Globe valve about 0.9, butterfly 0.6 to 0.7, ball 0.6.',
      symbol: 'F_L',
      min: 0.1,
      max: 1,
      default: 0.9,
      when: { fluid: 'liquid' },
    }),
    molarMass: measure('g/mol', {
      label: 'Molar mass',
      symbol: 'M',
      min: 1,
      max: 1000,
      default: 28.96,
      when: { fluid: 'gas' },
    }),
    temperature: measure('K', {
      label: 'Inlet temperature',
      unit: '°C',
      symbol: 'T_1',
      min: -250,
      max: 2000,
      default: 20,
      when: { fluid: 'gas' },
    }),
    compressibility: number({
      label: 'Compressibility factor',
      symbol: 'Z',
      min: 0.1,
      max: 3,
      default: 1,
      when: { fluid: 'gas' },
    }),
    heatRatio: number({
      label: 'Ratio of specific heats',
      symbol: '\\gamma',
      min: 1,
      max: 2,
      default: 1.4,
      when: { fluid: ['gas', 'vapor'] },
    }),
    ratioFactor: number({
      label: 'Pressure differential ratio factor xT',
      help: 'Globe valve about 0.7, ball or butterfly 0.15 to 0.4.',
      symbol: 'x_T',
      min: 0.05,
      max: 1,
      default: 0.7,
      when: { fluid: ['gas', 'vapor'] },
    }),
  },
  outputs: {
    cv: number({ label: 'Cv', symbol: 'C_v', places: 2 }),
    kv: number({ label: 'Kv', symbol: 'K_v', places: 2 }),
    state: category(['Not choked', 'Choked'], { label: 'Flow' }),
    chokedDrop: measure('bar', { label: 'Pressure drop at which it chokes', symbol: '\\Delta p_{max}', places: 2 }),
  },
  formula: (inputs) => {
    const { fluid, inletPressure, outletPressure, volumeFlow, massFlow, density, vaporPressure, criticalPressure } =
      inputs;
    const { recoveryFactor, molarMass, temperature, compressibility, heatRatio, ratioFactor } = inputs;
    const drop = inletPressure - outletPressure;
    let chokedDrop = 0;
    let kv = 0;
    if (fluid === 'liquid') {
      const criticalRatio = 0.96 - 0.28 * Math.sqrt(vaporPressure / criticalPressure);
      chokedDrop = recoveryFactor ** 2 * (inletPressure - criticalRatio * vaporPressure);
      kv = volumeFlow * Math.sqrt(density / 1000 / Math.min(drop, chokedDrop));
    } else {
      const chokedRatio = (heatRatio / 1.4) * ratioFactor;
      if (chokedRatio > 1) throw noResult('The factor xT is too large for this ratio of specific heats.');
      chokedDrop = chokedRatio * inletPressure;
      const ratio = Math.min(drop, chokedDrop) / inletPressure;
      const expansion = 1 - ratio / (3 * chokedRatio);
      kv =
        fluid === 'gas'
          ? (volumeFlow / (2460 * inletPressure * expansion)) *
            Math.sqrt((molarMass * temperature * compressibility) / ratio)
          : massFlow / (31.6 * expansion * Math.sqrt(ratio * inletPressure * density));
    }
    return { cv: kv / 0.865, kv, state: drop >= chokedDrop ? 'Choked' : 'Not choked', chokedDrop };
  },
  requires: [
    {
      that: ({ inletPressure, outletPressure }) => outletPressure < inletPressure,
      field: 'outletPressure',
      says: 'The outlet pressure, {outletPressure}, must be below the inlet pressure, {inletPressure}.',
    },
    {
      that: ({ vaporPressure, inletPressure }) => vaporPressure < inletPressure,
      field: 'vaporPressure',
      says: 'The vapor pressure, {vaporPressure}, must be below the inlet pressure, {inletPressure}.',
    },
    {
      that: ({ vaporPressure, criticalPressure }) => vaporPressure <= criticalPressure,
      field: 'vaporPressure',
      says: 'The vapor pressure, {vaporPressure}, must not be above the critical pressure, {criticalPressure}.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ fluid, state }) => fluid === 'liquid' && state === 'Choked',
      says: 'The flow is choked: the liquid cavitates or flashes, which erodes valve and pipe. More pressure drop gives no more flow.',
    },
    {
      level: 'danger',
      when: ({ fluid, outletPressure, vaporPressure }) => fluid === 'liquid' && outletPressure < vaporPressure,
      says: 'The outlet pressure is below the vapor pressure: the liquid flashes and leaves as a mixture with vapor.',
    },
    {
      level: 'note',
      when: ({ fluid, state }) => fluid !== 'liquid' && state === 'Choked',
      says: 'The flow is choked: a lower outlet pressure gives no more of it, and such valves are loud.',
    },
  ],
  explanation: 'The valve needs a Cv of {cv} (Kv {kv}); {state}: the flow chokes at a drop of {chokedDrop}.',
  examples: [
    {
      inputs: { inletPressure: 6.8, outletPressure: 2.2, volumeFlow: 360, density: 965.4, vaporPressure: 0.701 },
      results: { kv: 164.921483, cv: 190.660674, state: 'Not choked', chokedDrop: 4.971852 },
      source: 'IEC 60534-2-1:2011, Annex D, example 1 (printed Kv = 165); more digits by Python',
    },
    {
      inputs: {
        inletPressure: 6.8,
        outletPressure: 2.2,
        volumeFlow: 360,
        density: 965.4,
        vaporPressure: 0.701,
        recoveryFactor: 0.6,
      },
      results: { kv: 237.951414, state: 'Choked', chokedDrop: 2.209712 },
      cautions: ['The flow is choked: the liquid cavitates'],
      source: 'IEC 60534-2-1:2011, Annex D, example 2 (printed Kv = 238); more digits by Python',
    },
    {
      inputs: {
        fluid: 'gas',
        inletPressure: 6.8,
        outletPressure: 3.1,
        volumeFlow: 3800,
        molarMass: 44.01,
        temperature: '433 K',
        compressibility: 0.988,
        heatRatio: 1.3,
        ratioFactor: 0.6,
      },
      results: { kv: 62.652064, cv: 72.430132, state: 'Not choked' },
      source: 'Python, from IEC 60534-2-1, with N9 = 2.46 × 10³',
    },
    {
      inputs: {
        fluid: 'gas',
        inletPressure: 6.8,
        outletPressure: 2.5,
        volumeFlow: 3800,
        molarMass: 44.01,
        temperature: '433 K',
        compressibility: 0.988,
        heatRatio: 1.3,
        ratioFactor: 0.6,
      },
      results: { kv: 62.639121, state: 'Choked', chokedDrop: 3.788571 },
      cautions: ['such valves are loud'],
      source: 'Python, from IEC 60534-2-1: Y = 2/3, x = 0.557143',
    },
    {
      inputs: { fluid: 'vapor', inletPressure: 7, outletPressure: 5, massFlow: 2000, density: 3.666, heatRatio: 1.3 },
      results: { kv: 27.386618, cv: 31.660831, state: 'Not choked' },
      source: 'Python, from IEC 60534-2-1, with N6 = 31.6',
    },
    {
      inputs: { inletPressure: 2, outletPressure: 3, volumeFlow: 10, density: 1000 },
      refused: 'must be below the inlet pressure',
      source: 'By definition',
    },
    {
      inputs: { inletPressure: 2, outletPressure: 1, volumeFlow: 10, density: 1000, vaporPressure: 2.5 },
      refused: 'must be below the inlet pressure',
      source: 'By definition',
    },
    {
      inputs: { inletPressure: 300, outletPressure: 200, volumeFlow: 10, density: 600, vaporPressure: 250 },
      refused: 'must not be above the critical pressure',
      source: 'By definition: no liquid is above it',
    },
    {
      inputs: { fluid: 'gas', inletPressure: 2, outletPressure: 1, volumeFlow: 10, heatRatio: 1.67, ratioFactor: 1 },
      noResult: 'too large',
      source: 'By hand: 1.67/1.4 × 1 > 1',
    },
    {
      inputs: { inletPressure: 5, outletPressure: 1.5, volumeFlow: 10, density: 950, vaporPressure: 2 },
      results: { kv: 6.118174, chokedDrop: 2.537932 },
      cautions: ['the liquid cavitates or flashes', 'as a mixture with vapor'],
      source: 'Python: IEC 60534-2-1, choked liquid',
    },
    {
      inputs: {
        inletPressure: 20,
        outletPressure: 12,
        volumeFlow: 30,
        density: 579,
        vaporPressure: 15.55,
        criticalPressure: 113.3,
      },
      results: { kv: 9.8099502, cv: 11.34098289, state: 'Choked', chokedDrop: 5.414862933 },
      cautions: ['the liquid cavitates or flashes', 'as a mixture with vapor'],
      source: 'Python: IEC 60534-2-1, choked liquid ammonia, FF = 0.96 − 0.28 √(15.55/113.3)',
    },
  ],
  notes: [
    'Turbulent flow, valve of line size without reducers. Kv in m³/h at 1 bar; Cv in US gal/min at 1 psi; Kv = 0.865 Cv.',
  ],
  references: [{ title: 'IEC 60534-2-1:2011: Industrial-process control valves: Flow capacity: Sizing equations' }],
});
