import { constant, defineEquations, gasConstant, isAbove, isBelow, number, quantity } from '@reckoner/engine';

const pressure = {
  unit: 'kPa',
  help: 'Absolute, not gauge.',
  usual: [1e-6, 100000],
  above: 0,
  max: 1e9,
  optional: true,
} as const;
const volume = { unit: 'L', above: 0, max: 1e12, optional: true } as const;
const temperature = { unit: '°C', min: -273, max: 1e6, usual: [-272, 5000], optional: true } as const;

const TOO_MUCH =
  'Even expanding without end the gas does less work than its pressure times volume over γ − 1, which {work} is not.';

/** pV^γ and TV^(γ-1) stay; the gas does the work that its internal energy loses. */
export default defineEquations({
  title: 'Adiabatic process',
  description:
    'Pressure, volume and temperature after a reversible adiabatic compression or expansion of an ideal gas, and the work done, from what is known of both states.',
  keywords: [
    'adiabatic compression',
    'adiabatic expansion',
    'isentropic process',
    'pv gamma constant',
    "poisson's equation gas",
    'temperature after compression',
  ],
  related: ['combined-gas-law', 'compressor-power-isentropic', 'otto-cycle'],
  variables: {
    heatRatio: number({
      label: 'Ratio of specific heats',
      help: 'Helium and argon 1.667, air, nitrogen and oxygen 1.4, carbon dioxide 1.29, methane 1.30, steam 1.33.',
      symbol: '\\gamma',
      min: 1.001,
      max: 2,
      usual: [1.03, 1.67],
      default: 1.4,
    }),
    compression: number({
      label: 'Volume ratio',
      help: 'Volume 1 over volume 2: above 1 where the gas is compressed.',
      symbol: 'r',
      min: 1e-6,
      max: 1e6,
      text: 'ratio',
      usual: [0.001, 1000],
    }),
    pressureRatio: number({
      label: 'Pressure ratio',
      help: 'Pressure 2 over pressure 1.',
      symbol: '\\pi',
      above: 0,
      max: 1e15,
      text: 'ratio',
      usual: [1e-5, 1e5],
    }),
    temperatureRatio: number({
      label: 'Temperature ratio',
      help: 'Temperature 2 over temperature 1, both in kelvins.',
      symbol: '\\tau',
      above: 0,
      max: 1e9,
      text: 'ratio',
      usual: [0.01, 100],
    }),
    pressure1: quantity('Pa', { label: 'Pressure 1', symbol: 'p_1', ...pressure }),
    pressure2: quantity('Pa', { label: 'Pressure 2', symbol: 'p_2', ...pressure }),
    volume1: quantity('m^3', { label: 'Volume 1', symbol: 'V_1', ...volume }),
    volume2: quantity('m^3', { label: 'Volume 2', symbol: 'V_2', ...volume }),
    temperature1: quantity('K', { label: 'Temperature 1', symbol: 'T_1', ...temperature }),
    temperature2: quantity('K', { label: 'Temperature 2', symbol: 'T_2', ...temperature }),
    amount: quantity('mol', { label: 'Amount of gas', symbol: 'n', above: 0, max: 1e12, optional: true }),
    product: quantity('J', {
      label: 'Pressure times volume at the start',
      unit: 'kJ',
      symbol: 'C',
      above: 0,
      optional: true,
    }),
    work: quantity('J', {
      label: 'Work done by the gas',
      help: 'Negative where work is done on it. Its internal energy changes by as much the other way.',
      unit: 'kJ',
      symbol: 'W',
      optional: true,
    }),
  },
  equations: ({
    heatRatio,
    compression,
    pressureRatio,
    temperatureRatio,
    pressure1,
    pressure2,
    volume1,
    volume2,
    temperature1,
    temperature2,
    amount,
    product,
    work,
  }) => [
    [compression, volume1 / volume2],
    [pressureRatio, pressure2 / pressure1],
    [temperatureRatio, temperature2 / temperature1],
    [pressureRatio, compression ** heatRatio],
    [temperatureRatio, compression ** (heatRatio - 1)],
    [product, pressure1 * volume1],
    [product, amount * gasConstant * temperature1],
    // (p₁V₁ - p₂V₂)/(γ - 1), which small changes do not cancel.
    [work, (-product * Math.expm1((heatRatio - 1) * Math.log(compression))) / (heatRatio - 1)],
  ],
  figure: {
    kind: 'curve',
    title: 'Adiabat and isotherm from state 1',
    x: { of: 'volume1', label: 'Volume' },
    y: { of: 'pressure1', label: 'Pressure' },
    curve: ({ pressure1, volume1, pressure2, volume2, heatRatio }) => {
      if (pressure1 === undefined || volume1 === undefined || pressure2 === undefined || volume2 === undefined)
        return undefined;
      return {
        from: Math.min(volume1, volume2),
        to: Math.max(volume1, volume2) * (volume1 === volume2 ? 1.5 : 1),
        lines: [
          { label: 'Adiabat', y: (v) => pressure1 * (volume1 / v) ** heatRatio },
          { label: 'Isotherm', y: (v) => (pressure1 * volume1) / v, dashed: true },
        ],
        marks: [
          { x: volume1, y: pressure1, label: '1' },
          { x: volume2, y: pressure2, label: '2' },
        ],
      };
    },
  },
  explanation: ({ compression }) => {
    const states =
      '{pressure1? The pressure goes from {pressure1} to {pressure2}.|}{volume1? The volume goes from {volume1} to {volume2}.|}{temperature1? The temperature goes from {temperature1} to {temperature2}.|}';
    const work = '{work? The gas {work|takes {|work|} of work|takes no work|does {|work|} of work}.|}';
    if (compression === 1) return 'Nothing changes: both states are the same.';
    return compression > 1
      ? `With γ = {heatRatio} the gas is compressed to a volume smaller by the factor {compression}; the pressure rises to {pressureRatio} times and the absolute temperature to {temperatureRatio} times what they were.${states}${work}`
      : `With γ = {heatRatio} the gas expands: volume 1 is {compression} of volume 2, the pressure falls to {pressureRatio} and the absolute temperature to {temperatureRatio} of what they were.${states}${work}`;
  },
  cautions: [
    {
      level: 'caution',
      when: ({ pressure1, pressure2 }) =>
        (pressure1 !== undefined && isAbove(pressure1, 5e6)) || (pressure2 !== undefined && isAbove(pressure2, 5e6)),
      says: 'At over 5 MPa real gases depart from the ideal one by some percent and more: take a real gas equation.',
    },
    {
      level: 'caution',
      // γ of carbon dioxide and methane at room temperature.
      when: ({ temperature1, temperature2, heatRatio }) =>
        isAbove(heatRatio, 1.27) &&
        isBelow(heatRatio, 1.325) &&
        ((temperature1 !== undefined && isAbove(temperature1, constant(400, 'K'))) ||
          (temperature2 !== undefined && isAbove(temperature2, constant(400, 'K')))),
      says: 'γ of carbon dioxide and methane falls from room temperature on, of carbon dioxide from 1.29 at 300 K to 1.21 at 600 K, of methane from 1.30 to 1.19: take one of the mean temperature, or the hot end comes out too hot.',
    },
    {
      level: 'caution',
      when: ({ temperature1, temperature2, heatRatio }) =>
        isBelow(heatRatio, 1.6) &&
        ((temperature1 !== undefined && isAbove(temperature1, constant(800, 'K'))) ||
          (temperature2 !== undefined && isAbove(temperature2, constant(800, 'K')))),
      says: 'Over about 800 K molecules vibrate and γ falls, of air from 1.40 to 1.35 at 800 K and 1.32 at 1,200 K: take a mean one, or the hot end comes out too hot.',
    },
    {
      level: 'caution',
      when: ({ temperature1, temperature2 }) =>
        (temperature1 !== undefined && isBelow(temperature1, constant(120, 'K'))) ||
        (temperature2 !== undefined && isBelow(temperature2, constant(120, 'K'))),
      says: 'So cold most gases but helium, hydrogen and neon are near condensing, air below about 80 K at 1 atm and higher at pressure: there this law fails.',
    },
    {
      level: 'caution',
      when: ({ heatRatio, temperature2, temperatureRatio }) =>
        temperature2 !== undefined &&
        isBelow(temperatureRatio, 1) &&
        isBelow(heatRatio, 1.38) &&
        isBelow(temperature2, constant(373.15, 'K')) &&
        !isBelow(temperature2, constant(120, 'K')),
      says: 'With γ as low as this the gas may be a vapor: at 1 atm steam condenses below 100 °C, butane and refrigerants at about −40 to 0 °C, carbon dioxide freezes at −78 °C, each earlier at higher pressure. There this law fails: check the vapor pressure.',
    },
    {
      level: 'danger',
      when: ({ compression, temperature2 }) =>
        isAbove(compression, 1) && temperature2 !== undefined && isAbove(temperature2, constant(473.15, 'K')),
      says: ({ heatRatio }) =>
        isAbove(heatRatio, 1.6)
          ? 'At {temperature2} oil and seals decompose and hot parts burn skin, also where the gas itself, as helium or argon, lets nothing burn: compress in stages with cooling, or slowly.'
          : 'Air as hot as {temperature2} can ignite oil, grease and fuel vapor, as in a diesel engine; in oxygen that burns fittings: compress in stages with cooling, or slowly.',
    },
  ],
  requires: [
    {
      that: ({ work, product, heatRatio }, given) =>
        !given.work || !given.product || !given.heatRatio || isBelow(work, product / (heatRatio - 1)),
      field: 'work',
      says: TOO_MUCH,
    },
    {
      that: ({ work, pressure1, volume1, heatRatio }, given) =>
        !given.work ||
        !given.pressure1 ||
        !given.volume1 ||
        !given.heatRatio ||
        isBelow(work, (pressure1 * volume1) / (heatRatio - 1)),
      field: 'work',
      says: TOO_MUCH,
    },
    {
      that: ({ work, amount, temperature1, heatRatio }, given) =>
        !given.work ||
        !given.amount ||
        !given.temperature1 ||
        !given.heatRatio ||
        isBelow(work, (amount * gasConstant * temperature1) / (heatRatio - 1)),
      field: 'work',
      says: TOO_MUCH,
    },
  ],
  examples: [
    {
      inputs: { pressure1: 101.325, volume1: 0.5, temperature1: 30, volume2: 0.05 },
      results: {
        compression: 10,
        pressureRatio: 25.1188643151,
        temperatureRatio: 2.51188643151,
        temperature2: 488.3283717121,
        pressure2: 2545.168926727,
        work: -0.1914898658409,
        product: 0.0506625,
      },
      cautions: ['can ignite'],
      source: 'Python with mpmath at 40 digits: 10^1.4, 10^0.4, (p₁V₁ − p₂V₂)/0.4',
    },
    {
      inputs: { heatRatio: 1.667, temperature1: '300 K', amount: 2, compression: 0.5 },
      results: {
        pressureRatio: 0.3149074949868,
        temperatureRatio: 0.6298149899737,
        work: 2.768716126835,
        temperature2: -84.20550300789,
      },
      source: 'Python with mpmath at 40 digits: nR(T₁ − T₂)/(γ − 1)',
    },
    {
      inputs: { pressure1: 100, pressure2: 260, volume1: 2, volume2: 1 },
      results: { heatRatio: 1.378511623254 },
      source: 'Python with mpmath at 40 digits: ln 2.6/ln 2',
    },
    {
      inputs: { temperature1: 20, pressureRatio: 8 },
      results: { compression: 4.416358054695, temperatureRatio: 1.811447328528, temperature2: 257.8757843579 },
      cautions: ['can ignite'],
      source: 'Python with mpmath at 40 digits: 8^(1/1.4), 8^(0.4/1.4)',
    },
    {
      inputs: { temperature1: 20, pressure1: 100, pressure2: 6000 },
      results: { compression: 18.62550410908, temperature2: 671.2002788967 },
      cautions: ['real gases', 'take a mean one', 'can ignite'],
      source: 'Python with mpmath at 40 digits: 60^(0.4/1.4)',
    },
    {
      inputs: { temperature1: 20, pressureRatio: 0.01 },
      results: { compression: 0.03727593720315, temperature2: -194.5067727614 },
      cautions: ['near condensing'],
      source: 'Python with mpmath at 40 digits: 0.01^(0.4/1.4)',
    },
    {
      inputs: { heatRatio: 1.25, temperature1: 227, compression: '1:16' },
      results: { temperatureRatio: 0.5, pressureRatio: 0.03125, temperature2: -23.075 },
      cautions: ['may be a vapor'],
      source: 'By hand: 16^-0.25, 16^-1.25; 250.075 K',
    },
    {
      inputs: { heatRatio: 1.29, temperature1: 20, pressureRatio: 10 },
      results: { temperature2: 218.7718349966, compression: 5.959280095831 },
      cautions: ['of carbon dioxide from', 'can ignite'],
      source: 'Python with mpmath at 30 digits: 293.15 × 10^(0.29/1.29); γ of NASA polynomials in GRI-Mech 3.0',
    },
    {
      inputs: { heatRatio: '5/3', temperature1: 20, compression: 8 },
      results: { temperatureRatio: 4, pressureRatio: 32, temperature2: 899.45 },
      cautions: ['lets nothing burn'],
      source: 'By hand: 8^(2/3), 8^(5/3); 4 × 293.15 K, helium',
    },
    {
      inputs: { product: 0.1, work: 0.3 },
      refused: 'expanding without end',
      source: 'By hand: 0.1/0.4 = 0.25 kJ',
    },
    {
      inputs: { pressure1: 100, volume1: 1, work: 0.3 },
      refused: 'expanding without end',
      source: 'By hand: 0.1/0.4 = 0.25 kJ',
    },
    {
      inputs: { amount: 1, temperature1: '300 K', work: 7 },
      refused: 'expanding without end',
      source: 'By hand: 2.4943/0.4 = 6.236 kJ',
    },
    {
      inputs: { temperatureRatio: 2, heatRatio: 1.5 },
      results: { compression: 4, pressureRatio: 8 },
      source: 'By hand: 2^(1/0.5), 4^1.5',
    },
    {
      inputs: { compression: 1, pressure1: 100, volume1: 1 },
      results: { pressure2: 100, volume2: 1, work: 0 },
      source: 'By definition',
    },
    {
      inputs: { product: 1, compression: 4, heatRatio: 1.5 },
      results: { work: -2 },
      source: 'By hand: 1 × (1 − 4^0.5)/0.5',
    },
    {
      inputs: { temperature1: 500, temperature2: 900, amount: 1 },
      results: { temperatureRatio: 1.5173640302658 },
      cautions: ['take a mean one', 'can ignite'],
      source: 'By hand: 1173.15/773.15',
    },
  ],
  notes: [
    'Reversible and without heat: slow against sound, fast against the flow of heat. A gas that rushes into a vacuum or through a throttle follows another law.',
    'Pressures are absolute. Of the work of a piston the air behind it gives or takes a part, which is not taken off.',
  ],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §19-9' }],
});
