import {
  choice,
  constant,
  defineCalculator,
  gasConstant,
  isAbove,
  isAtMost,
  isBelow,
  noResult,
  number,
  quantity,
  roundTo,
} from '@reckoner/engine';

/** Pressure at rest over that of the flow at the speed of sound: beyond it a shock stands before the tube. */
function sonicRatio(heatRatio: number) {
  return ((heatRatio + 1) / 2) ** (heatRatio / (heatRatio - 1));
}

const SUPERSONIC =
  'The flow would be faster than sound: a shock stands before the tube, and the equation is another (Rayleigh’s). Check the pressures and their units.';

/** v = C √(2 Δp/ρ), and the isentropic form for gases. */
export default defineCalculator({
  title: 'Pitot tube velocity',
  description:
    'Speed of a liquid or gas from the pressure of a Pitot tube, incompressible or compressible below the speed of sound, or the pressure of a speed.',
  keywords: [
    'pitot-static tube',
    'Prandtl tube',
    'dynamic pressure',
    'air velocity from pressure',
    'duct velocity pressure',
    'impact pressure',
  ],
  related: ['bernoulli-equation', 'venturi-flow-rate', 'speed-of-sound-mach-number'],
  inputs: {
    find: choice(
      {
        speed: { label: 'Speed from the pressure', also: ['velocity'] },
        pressure: { label: 'Pressure of a speed', also: ['dynamic pressure'] },
      },
      { label: 'Find', default: 'speed' },
    ),
    flow: choice(
      {
        incompressible: { label: 'Liquid or slow gas, by its density', also: ['liquid', 'incompressible'] },
        compressible: { label: 'Gas, by its temperature and pressure', also: ['gas', 'compressible', 'air'] },
      },
      { label: 'Flow', default: 'incompressible' },
    ),
    differential: quantity('Pa', {
      label: 'Pressure difference',
      help: 'Stagnation less static pressure. 1 mmH₂O is 9.81 Pa, 1 inH₂O 249 Pa.',
      symbol: '\\Delta p_0',
      min: 0,
      max: 1e8,
      usual: [0.5, 1000000],
      when: { find: 'speed' },
    }),
    speedKnown: quantity('m/s', {
      label: 'Speed of the flow',
      symbol: 'v_0',
      min: 0,
      max: 3000,
      usual: [0.05, 350],
      when: { find: 'pressure' },
    }),
    density: quantity('kg/m^3', {
      label: 'Density of the fluid',
      help: 'Air at 20 °C and 1 atm 1.204 kg/m³, water 998.2 kg/m³.',
      symbol: '\\rho_0',
      min: 0.001,
      max: 25000,
      usual: [0.1, 14000],
      when: { flow: 'incompressible' },
    }),
    staticPressure: quantity('Pa', {
      label: 'Static pressure (absolute)',
      help: 'Of the flow itself: gauge pressure plus that of the atmosphere.',
      unit: 'kPa',
      symbol: 'p',
      min: 0.001,
      max: 1e5,
      usual: [5, 5000],
      default: 101.325,
      when: { flow: 'compressible' },
    }),
    temperature: quantity('K', {
      label: 'Temperature of the flow (static)',
      unit: '°C',
      symbol: 'T',
      min: -250,
      max: 3000,
      usual: [-80, 600],
      default: 20,
      when: { flow: 'compressible' },
    }),
    molarMass: quantity('kg/mol', {
      label: 'Molar mass',
      help: 'Dry air: 28.965 g/mol.',
      unit: 'g/mol',
      symbol: 'M_m',
      min: 1,
      max: 500,
      usual: [2, 200],
      default: 28.965,
      when: { flow: 'compressible' },
    }),
    heatRatio: number({
      label: 'Ratio of specific heats',
      help: 'Air and other diatomic gases 1.4, steam about 1.3.',
      symbol: '\\gamma',
      min: 1.02,
      max: 1.67,
      usual: 'all',
      default: 1.4,
      when: { flow: 'compressible' },
    }),
    coefficient: number({
      label: 'Coefficient of the tube',
      help: '1 for a Prandtl (Pitot-static) tube, 0.84 for an S-type tube without calibration.',
      symbol: 'C',
      min: 0.1,
      max: 1.5,
      usual: [0.7, 1.05],
      default: 1,
    }),
  },
  outputs: {
    speed: quantity('m/s', { label: 'Speed', symbol: 'v', places: 3, digits: 4 }),
    pressure: quantity('Pa', { label: 'Pressure difference of the tube', symbol: '\\Delta p', places: 2, digits: 4 }),
    dynamic: quantity('Pa', { label: 'Dynamic pressure ρv²/2', symbol: 'q', places: 2, digits: 4 }),
    mach: number({ label: 'Mach number', symbol: 'M', places: 4, optional: true }),
    flowDensity: quantity('kg/m^3', { label: 'Density in the flow', symbol: '\\rho', places: 4 }),
  },
  formula: ({
    find,
    flow,
    differential,
    speedKnown,
    density,
    staticPressure,
    temperature,
    molarMass,
    heatRatio,
    coefficient,
  }) => {
    if (flow === 'incompressible') {
      const speed = find === 'speed' ? coefficient * Math.sqrt((2 * differential) / density) : speedKnown;
      const dynamic = (density * speed ** 2) / 2;
      const pressure = find === 'speed' ? differential : dynamic / coefficient ** 2;
      return { speed, pressure, dynamic, flowDensity: density };
    }
    const sound = Math.sqrt((heatRatio * gasConstant * temperature) / molarMass);
    const exponent = heatRatio / (heatRatio - 1);
    let mach = speedKnown / sound;
    let pressure = differential;
    if (find === 'speed') {
      const share = (coefficient ** 2 * differential) / staticPressure;
      if (isAbove(share, sonicRatio(heatRatio) - 1)) throw noResult(SUPERSONIC);
      mach = Math.sqrt((2 / (heatRatio - 1)) * Math.expm1(Math.log1p(share) / exponent));
    } else {
      if (isAbove(mach, 1)) throw noResult(SUPERSONIC);
      pressure =
        (staticPressure / coefficient ** 2) * Math.expm1(exponent * Math.log1p(((heatRatio - 1) / 2) * mach ** 2));
    }
    const flowDensity = (staticPressure * molarMass) / (gasConstant * temperature);
    const speed = find === 'speed' ? mach * sound : speedKnown;
    return { speed, pressure, dynamic: (flowDensity * speed ** 2) / 2, mach, flowDensity };
  },
  shown: () => ({ speed: undefined, pressure: undefined, dynamic: undefined, mach: undefined, flowDensity: undefined }),
  stepwise: [
    'Incompressible: v = C × √(2 × Δp / ρ), Δp = ρ × v² / (2 × C²).',
    'Gas: M = √(2/(γ − 1) × ((1 + C² × Δp / p)^((γ − 1)/γ) − 1)), Δp = p / C² × ((1 + (γ − 1)/2 × M²)^(γ/(γ − 1)) − 1).',
    'v = M × √(γ × R × T / M_m), ρ = p × M_m / (R × T), dynamic pressure q = ρ × v² / 2.',
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ mach, density, speed }) =>
        mach === undefined && isBelow(density, 10) && isAbove(roundTo(speed, 3), constant(100, 'm/s')),
      says: ({ find }) =>
        find === 'speed'
          ? 'So fast a gas is compressed before the tube, and the speed is told too high, in air by 1% at 100 m/s and 2 to 3% at 150 m/s: choose the gas by its temperature and pressure.'
          : 'So fast a gas is compressed before the tube, and the pressure is told too low, in air by 2% at 100 m/s and 5% at 150 m/s: choose the gas by its temperature and pressure.',
    },
    {
      level: 'caution',
      when: ({ pressure, flowDensity }) =>
        pressure > 0 && isBelow(roundTo(pressure, 2), 10) && isBelow(roundTo(flowDensity, 4), 10),
      says: 'Below 10 Pa, some 4 m/s in air, most gauges are off by their own zero: a thermal or vane anemometer is surer.',
    },
    {
      level: 'note',
      when: ({ coefficient }) => isAtMost(coefficient, 0.5),
      says: 'Few tubes have so low a coefficient of the speed: where yours multiplies the pressure difference, send its square root.',
    },
    {
      level: 'caution',
      when: ({ flow, heatRatio, molarMass }) =>
        flow === 'compressible' &&
        heatRatio === 1.4 &&
        isAbove(molarMass, constant(0.0021, 'kg/mol')) &&
        (isBelow(molarMass, constant(0.0275, 'kg/mol')) || isAbove(molarMass, constant(0.0325, 'kg/mol'))),
      says: 'A ratio of specific heats of 1.4 is that of air and other diatomic gases, few of which have this molar mass: the Mach number is off by several percent. Helium and argon have 1.667, steam, carbon dioxide and methane about 1.3.',
    },
  ],
  explanation: ({ find, flow }) =>
    flow === 'incompressible'
      ? find === 'speed'
        ? 'A pressure difference of {pressure} is a speed of {speed} in a fluid of {density}, with a tube of coefficient {coefficient}.'
        : 'At {speed} in a fluid of {density} a tube of coefficient {coefficient} tells {pressure}.'
      : find === 'speed'
        ? 'A pressure difference of {pressure} is {speed}, Mach {mach}, in gas of {temperature}, {staticPressure} and {molarMass} with a ratio of specific heats of {heatRatio}, and a tube of coefficient {coefficient}.'
        : 'At {speed}, Mach {mach}, in gas of {temperature}, {staticPressure} and {molarMass} with a ratio of specific heats of {heatRatio} a tube of coefficient {coefficient} tells {pressure}.',
  examples: [
    {
      inputs: { differential: 100, density: 1.204 },
      results: { speed: 12.8884815557, dynamic: 100, pressure: 100, flowDensity: 1.204 },
      source: 'By hand: √(200/1.204)',
    },
    {
      inputs: { differential: 100, density: 1.204, coefficient: 0.84 },
      results: { speed: 10.8263245068, dynamic: 70.56 },
      source: 'By hand: 0.84 × √(200/1.204)',
    },
    {
      inputs: { find: 'pressure', speedKnown: 3, density: 998.2 },
      results: { pressure: 4491.9, speed: 3, dynamic: 4491.9 },
      source: 'By hand: 998.2 × 9/2',
    },
    {
      inputs: { flow: 'compressible', differential: '20 kPa' },
      results: {
        speed: 176.383154707,
        mach: 0.513887214651,
        flowDensity: 1.20410971855,
        dynamic: 18730.539121,
        pressure: 20000,
      },
      source: 'Python, mpmath',
    },
    {
      inputs: { flow: 'compressible', differential: '5 kPa', staticPressure: 50, temperature: -20 },
      results: { speed: 118.499703581, mach: 0.371521502284, flowDensity: 0.688068094768 },
      source: 'Python, mpmath',
    },
    {
      inputs: { flow: 'compressible', find: 'pressure', speedKnown: 250 },
      results: { mach: 0.72836776208, pressure: 42887.3226794, dynamic: 37628.4287047 },
      source: 'Python, mpmath',
    },
    {
      inputs: {
        flow: 'compressible',
        find: 'pressure',
        speedKnown: 300,
        staticPressure: 200,
        molarMass: 4.0026,
        heatRatio: 1.667,
        coefficient: 0.9,
      },
      results: { mach: 0.297757362265, pressure: 18652.7432328, flowDensity: 0.328433995084 },
      source: 'Python, mpmath: helium',
    },
    {
      inputs: { flow: 'compressible', differential: '95 kPa' },
      noResult: 'faster than sound',
      source: 'By hand: (1.2^3.5 − 1) × 101.325 kPa = 90.476 kPa',
    },
    {
      inputs: { flow: 'compressible', find: 'pressure', speedKnown: 400 },
      noResult: 'faster than sound',
      source: 'By hand: sound runs at 343 m/s',
    },
    {
      inputs: { find: 'pressure', speedKnown: 120, density: 1.204 },
      results: { pressure: 8668.8 },
      cautions: ['the pressure is told too low'],
      source: 'By hand: 1.204 × 120²/2',
    },
    {
      inputs: { differential: 8668.8, density: 1.204 },
      results: { speed: 120 },
      cautions: ['the speed is told too high'],
      source: 'The case before, backward',
    },
    {
      inputs: { flow: 'compressible', find: 'pressure', speedKnown: 3 },
      results: { pressure: 5.418597220487 },
      cautions: ['off by their own zero'],
      source: 'Python, mpmath',
    },
    {
      inputs: { flow: 'compressible', differential: 5000, molarMass: 4.0026 },
      results: { mach: 0.263222435 },
      cautions: ['few of which have this molar mass'],
      source: 'Python: √(5 × ((1 + 5/101.325)^(1/3.5) − 1))',
    },
    {
      inputs: { differential: 3, density: 1.204 },
      results: { speed: 2.23235048868 },
      cautions: ['off by their own zero'],
      source: 'By hand: √(6/1.204)',
    },
    {
      inputs: { differential: 0, density: 998.2 },
      results: { speed: 0, dynamic: 0 },
      source: 'By definition',
    },
    {
      inputs: { differential: 100, density: 998.2, coefficient: 0.4 },
      results: { speed: 0.179046652767 },
      cautions: ['so low a coefficient'],
      source: 'By hand: 0.4 × √(200/998.2)',
    },
  ],
  notes: [
    'The speed at the tip of the tube, pointed into the flow: for the mean of a duct traverse its section. In pipe flow the middle is up to twice as fast as the mean.',
  ],
  references: [
    { title: 'White: Fluid Mechanics, 7th ed. (2011), §6.12' },
    { title: 'Anderson: Modern Compressible Flow, 3rd ed., §3.4 and §3.5' },
  ],
});
