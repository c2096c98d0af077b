import {
  constant,
  defineEquations,
  gasConstant,
  isAbove,
  isAtLeast,
  isAtMost,
  isBelow,
  isNear,
  number,
  quantity,
} from '@reckoner/engine';

/** M = v/a with a = √(γ R T/M_m), and the state at which the flow comes to rest without loss. */
export default defineEquations({
  title: 'Mach number',
  description:
    'Mach number, speed and speed of sound of a perfect gas, with the stagnation temperature, pressure and density of isentropic flow; any of them from the others.',
  keywords: [
    'speed of sound in a gas',
    'stagnation temperature',
    'total pressure',
    'isentropic flow relations',
    'compressible flow',
    'supersonic speed',
  ],
  related: ['pitot-tube-velocity', 'speed-of-sound-air', 'isentropic-nozzle-flow', 'true-airspeed'],
  variables: {
    mach: number({ label: 'Mach number', symbol: 'M', min: 0, max: 100, usual: [0, 10] }),
    speed: quantity('m/s', {
      label: 'Speed',
      help: 'Relative to the gas.',
      symbol: 'v',
      min: 0,
      max: 1e5,
      usual: [0, 3500],
    }),
    sound: quantity('m/s', { label: 'Speed of sound', symbol: 'a', above: 0, max: 1e5, usual: [100, 3000] }),
    temperature: quantity('K', {
      label: 'Temperature (static)',
      help: 'Of the gas itself: of still air outside of an aircraft. 15 °C at sea level, −56.5 °C from 11 to 20 km in the standard atmosphere.',
      unit: '°C',
      symbol: 'T',
      above: -273.15,
      max: 20000,
      usual: [-120, 3000],
    }),
    stagnationTemperature: quantity('K', {
      label: 'Stagnation temperature',
      help: 'Where the gas is brought to rest.',
      unit: '°C',
      symbol: 'T_0',
      above: -273.15,
      max: 1e7,
      usual: [-120, 5000],
    }),
    heatRatio: number({
      label: 'Ratio of specific heats',
      help: 'Air and other diatomic gases 1.4, steam and carbon dioxide about 1.3, helium and argon 1.667.',
      symbol: '\\gamma',
      min: 1.02,
      max: 1.67,
      usual: 'all',
      default: 1.4,
    }),
    molarMass: quantity('kg/mol', {
      label: 'Molar mass',
      help: 'Dry air: 28.9644 g/mol. With the speed of sound and the temperature given it is found.',
      unit: 'g/mol',
      symbol: 'M_m',
      min: 1,
      max: 500,
      usual: [2, 200],
      default: 28.9644,
    }),
    temperatureRatio: number({ label: 'Temperature ratio T₀/T', symbol: 'r_T', min: 1, max: 1e7 }),
    pressureRatio: number({ label: 'Pressure ratio p₀/p', symbol: 'r_p', min: 1 }),
    densityRatio: number({ label: 'Density ratio ρ₀/ρ', symbol: 'r_\\rho', min: 1 }),
    pressure: quantity('Pa', {
      label: 'Pressure (static, absolute)',
      unit: 'kPa',
      symbol: 'p',
      above: 0,
      max: 1e7,
      usual: [0.1, 50000],
      optional: true,
    }),
    stagnationPressure: quantity('Pa', {
      label: 'Stagnation pressure (absolute)',
      unit: 'kPa',
      symbol: 'p_0',
      above: 0,
      usual: [0.1, 50000],
      optional: true,
    }),
    impact: quantity('Pa', {
      label: 'Impact pressure p₀ − p',
      help: 'What a Pitot-static tube reads below the speed of sound.',
      unit: 'kPa',
      symbol: 'q_c',
      min: 0,
      usual: [0, 50000],
      optional: true,
    }),
  },
  equations: ({
    mach,
    speed,
    sound,
    temperature,
    stagnationTemperature,
    heatRatio,
    molarMass,
    temperatureRatio,
    pressureRatio,
    densityRatio,
    pressure,
    stagnationPressure,
    impact,
  }) => [
    [sound, Math.sqrt((heatRatio * gasConstant * temperature) / molarMass)],
    [speed, mach * sound],
    [temperatureRatio, 1 + ((heatRatio - 1) / 2) * mach ** 2],
    // T₀ = T r_T, written so that the speed leads to the temperature by itself, at rest too.
    [stagnationTemperature, temperature + ((heatRatio - 1) * molarMass * speed ** 2) / (2 * heatRatio * gasConstant)],
    [pressureRatio, temperatureRatio ** (heatRatio / (heatRatio - 1))],
    [densityRatio, temperatureRatio ** (1 / (heatRatio - 1))],
    // p₀ - p, written so that slow flow keeps its digits.
    [impact, pressure * Math.expm1((heatRatio / (heatRatio - 1)) * Math.log1p(((heatRatio - 1) / 2) * mach ** 2))],
    [stagnationPressure, pressure + impact],
  ],
  requires: [
    {
      that: ({ temperature, stagnationTemperature }) => isAtLeast(stagnationTemperature, temperature),
      field: 'stagnationTemperature',
      says: 'The stagnation temperature, {stagnationTemperature}, must not be below the static one, {temperature}.',
    },
    {
      that: ({ pressure, stagnationPressure }) => isAtLeast(stagnationPressure, pressure),
      field: 'stagnationPressure',
      says: 'The stagnation pressure, {stagnationPressure}, must not be below the static one, {pressure}.',
    },
    // A gas may be found from its speed of sound; elsewhere a third value that contradicts air is a slip.
    {
      that: ({ molarMass }, given) =>
        given.molarMass || given.sound || isNear(molarMass, constant(0.0289644, 'kg/mol'), constant(0.00015, 'kg/mol')),
      field: 'molarMass',
      says: 'Together these values fit a gas of {molarMass} alone, not dry air, which is taken where no molar mass is sent: leave one of them out, or send the molar mass.',
    },
    {
      that: ({ heatRatio }, given) => given.heatRatio || given.sound || isNear(heatRatio, 1.4, 0.007),
      field: 'heatRatio',
      says: 'Together these values fit a ratio of specific heats of {heatRatio} alone, not 1.4, which is taken where none is sent: leave one of them out, or send the ratio.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ mach }) => isAbove(mach, 1.01) && isAtMost(mach, 5),
      says: 'Faster than sound a shock stands before a blunt body or probe: behind it the stagnation pressure and density are lower than told. The stagnation temperature is the same.',
    },
    {
      level: 'caution',
      when: ({ mach }) => isAbove(mach, 5),
      says: 'Above Mach 5 or so a gas does not stay perfect where it comes to rest: it takes up heat, splits and ionizes, and gets less hot than told; shocks lower the stagnation pressure.',
    },
    {
      level: 'caution',
      when: ({ heatRatio, stagnationTemperature, mach }) =>
        heatRatio === 1.4 && isAbove(stagnationTemperature, constant(973.15, 'K')) && isAtMost(mach, 5),
      says: 'A ratio of specific heats of 1.4 is that of cold diatomic gases: above about 700 °C that of air is 1.34 or less. Send that of the hot gas.',
    },
    {
      level: 'caution',
      when: ({ heatRatio, molarMass }) =>
        heatRatio === 1.4 &&
        isAbove(molarMass, constant(0.0021, 'kg/mol')) &&
        (isBelow(molarMass, constant(0.0275, 'kg/mol')) || isAbove(molarMass, constant(0.0325, 'kg/mol'))),
      says: 'A ratio of specific heats of 1.4 is that of air and other diatomic gases, few of which have this molar mass. Helium and argon have 1.667, steam, carbon dioxide and methane about 1.3, larger molecules less: send that of the gas.',
    },
    {
      level: 'caution',
      when: ({ temperature }) => isBelow(temperature, constant(60, 'K')),
      says: 'Nearly every gas is liquid at {temperature}: check the temperature, and whether the static or the stagnation one is meant.',
    },
  ],
  explanation: ({ mach }) => {
    const rest =
      ' Brought to rest without loss the gas gets to {stagnationTemperature}, with {pressureRatio} times the pressure{pressure?, {stagnationPressure},|} and {densityRatio} times the density. The gas has a molar mass of {molarMass} and a ratio of specific heats of {heatRatio}.';
    if (mach === 0)
      return 'The gas is at rest, Mach {mach}; sound runs at {sound} in it at {temperature}. The gas has a molar mass of {molarMass} and a ratio of specific heats of {heatRatio}.';
    return `At {temperature} sound runs at {sound}, and {speed} is Mach {mach}.${rest}`;
  },
  examples: [
    {
      inputs: { speed: 250, temperature: -50, pressure: 26.5 },
      results: {
        mach: 0.83481976,
        sound: 299.46583865,
        stagnationTemperature: '-18.89628035',
        temperatureRatio: 1.13938481,
        pressureRatio: 1.5788704048,
        densityRatio: 1.3857218346,
        stagnationPressure: 41.840065727,
        impact: 15.340065727,
      },
      source: 'Python, mpmath',
    },
    {
      inputs: { mach: 2, temperature: 15 },
      results: { temperatureRatio: 1.8, pressureRatio: 7.8244490669, densityRatio: 4.3469161483, speed: 680.594052721 },
      cautions: ['a shock stands before'],
      source: 'By hand: 1 + 0.2 × 4; 1.8^3.5 and 1.8^2.5 by Python, mpmath',
    },
    {
      inputs: { speed: 300, stagnationTemperature: 50 },
      results: { mach: 0.89695054177, temperature: 5.2106437091, pressureRatio: 1.6857266334 },
      source: 'Python, mpmath: T = T₀ − v² (γ − 1) M/(2 γ R)',
    },
    {
      inputs: { mach: 0.5, temperature: 20, heatRatio: 1.667, molarMass: 4.0026 },
      results: { sound: 1007.5317625, speed: 503.76588125, stagnationTemperature: 44.44138125 },
      source: 'Python, mpmath: helium',
    },
    {
      inputs: { mach: 7, temperature: -53.15 },
      results: { stagnationTemperature: 2102.85, speed: 2081.4128074, pressureRatio: 4139.8360702 },
      cautions: ['Above Mach 5'],
      source: 'Python, mpmath: 220 K × 10.8',
    },
    {
      inputs: { mach: 0.3, temperature: 26.85, molarMass: 44.01 },
      results: { sound: 281.68651284, pressureRatio: 1.0644302862 },
      cautions: ['few of which have this molar mass'],
      source: 'Python, mpmath',
    },
    {
      inputs: { mach: 0.8, temperature: 926.85 },
      results: { stagnationTemperature: 1080.45, sound: 694.447574127 },
      cautions: ['cold diatomic gases'],
      source: 'Python, mpmath',
    },
    {
      inputs: { mach: 1, temperature: -223.15 },
      results: { speed: 141.753517477, stagnationTemperature: -213.15 },
      cautions: ['Nearly every gas is liquid'],
      source: 'Python, mpmath: 50 K × 1.2',
    },
    {
      inputs: { speed: 0, temperature: 20 },
      results: { mach: 0, sound: 343.236758115, pressureRatio: 1, stagnationTemperature: 20 },
      source: 'By definition; Python: √(1.4 R T/M)',
    },
    {
      inputs: { pressure: 100, stagnationPressure: 150, temperature: 20 },
      results: { mach: 0.78365892451, speed: 268.98054872, impact: 50, densityRatio: 1.3359169825 },
      source: 'Python, mpmath: M = √(5 × (1.5^(1/3.5) − 1))',
    },
    {
      inputs: { speed: 0, stagnationTemperature: 50 },
      results: { mach: 0, temperature: 50, temperatureRatio: 1, sound: 360.3719022784 },
      source: 'By definition: at rest both temperatures are one; Python: √(1.4 R T/M)',
    },
    {
      inputs: { sound: 1007.5317625, temperature: 20, speed: 0, heatRatio: 1.667 },
      results: { molarMass: '4.00260000', mach: 0 },
      source: 'The case of helium, backward',
    },
    {
      inputs: { mach: 1, speed: 250, temperature: -50 },
      refused: 'not dry air',
      source: 'By hand: sound runs at 299.5 m/s in air of −50 °C',
    },
    {
      inputs: { mach: 0.9, speed: 300, temperature: 0, molarMass: 28.9644 },
      refused: 'not 1.4',
      source: 'By hand: 333.3 m/s, and sound runs at 331.3 m/s',
    },
    {
      inputs: { temperature: 20, stagnationTemperature: 15 },
      refused: 'must not be below the static one',
      source: 'By definition',
    },
    {
      inputs: { pressure: 100, stagnationPressure: 90, temperature: 20 },
      refused: 'must not be below the static one',
      source: 'By definition',
    },
  ],
  notes: ['A perfect gas whose specific heats do not change, brought to rest without friction, heat or shock.'],
  references: [
    { title: 'Ames Research Staff: Equations, Tables, and Charts for Compressible Flow, NACA Report 1135 (1953)' },
    { title: 'Anderson: Modern Compressible Flow, 3rd ed., ch. 3' },
  ],
});
