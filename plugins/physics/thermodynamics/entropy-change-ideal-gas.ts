import { choice, constant, defineCalculator, gasConstant, isAbove, isBelow, quantity } from '@reckoner/engine';

const pressure = {
  unit: 'kPa',
  help: 'Absolute, not gauge.',
  usual: [1e-6, 100000],
  above: 0,
  max: 1e9,
  when: { by: 'pressure' },
} as const;
const volume = { unit: 'L', above: 0, max: 1e12, when: { by: 'volume' } } as const;
const temperature = { unit: '°C', min: -273, max: 1e6, usual: [-272, 5000] } as const;

/** ln(to/from), which keeps its digits where both are close. */
function logOfRatio(from: number, to: number): number {
  return Math.abs(to - from) < from / 2 ? Math.log1p((to - from) / from) : Math.log(to / from);
}

/** ΔS = nC_v ln(T₂/T₁) + nR ln(V₂/V₁), the same on every path between two states. */
export default defineCalculator({
  title: 'Entropy change of an ideal gas',
  description:
    'Entropy change between two states of an ideal gas from its temperatures and volumes or pressures, with the parts of heating and expansion.',
  keywords: [
    'gas entropy change',
    'ds = n cv ln t2/t1',
    'entropy of free expansion',
    'entropy of isobaric heating',
    'isochoric entropy change',
  ],
  related: ['isothermal-process-work', 'adiabatic-process-ideal-gas', 'ideal-gas-law'],
  inputs: {
    amount: quantity('mol', { label: 'Amount of gas', symbol: 'n', above: 0, max: 1e12 }),
    gas: choice(
      {
        monatomic: { label: 'Monatomic, C_v = 3/2 R', also: ['helium', 'neon', 'argon', 'He', 'Ar'] },
        diatomic: {
          label: 'Diatomic, C_v = 5/2 R',
          also: ['air', 'nitrogen', 'oxygen', 'hydrogen', 'N2', 'O2', 'H2'],
        },
        own: { label: 'Own heat capacity', also: ['custom'] },
      },
      { label: 'Gas', default: 'diatomic' },
    ),
    heatCapacity: quantity('J/(mol*K)', {
      label: 'Molar heat capacity at constant volume',
      help: 'That at constant pressure less 8.314: carbon dioxide 28.8, methane 27.4, steam 25.3.',
      symbol: 'C_v',
      min: 12.4,
      max: 1e4,
      usual: [12.4, 500],
      when: { gas: 'own' },
    }),
    temperature1: quantity('K', { label: 'Temperature 1', symbol: 'T_1', ...temperature }),
    temperature2: quantity('K', { label: 'Temperature 2', symbol: 'T_2', ...temperature }),
    by: choice(
      { volume: { label: 'Volumes', also: ['V'] }, pressure: { label: 'Pressures', also: ['p'] } },
      { label: 'Known besides', default: 'volume' },
    ),
    volume1: quantity('m^3', { label: 'Volume 1', symbol: 'V_1', ...volume }),
    volume2: quantity('m^3', { label: 'Volume 2', symbol: 'V_2', ...volume }),
    pressure1: quantity('Pa', { label: 'Pressure 1', symbol: 'p_1', ...pressure }),
    pressure2: quantity('Pa', { label: 'Pressure 2', symbol: 'p_2', ...pressure }),
  },
  outputs: {
    entropy: quantity('J/K', { label: 'Entropy change of the gas', symbol: '\\Delta S', digits: 5 }),
    thermal: quantity('J/K', {
      label: 'Part from the change of temperature',
      help: 'At constant volume, or at constant pressure where pressures are given.',
      symbol: '\\Delta S_T',
      digits: 5,
    }),
    other: quantity('J/K', { label: 'Part from the change of volume or pressure', symbol: '\\Delta S_V', digits: 5 }),
    molar: quantity('J/(mol*K)', { label: 'Entropy change for each mole', symbol: '\\Delta S_m', digits: 5 }),
  },
  formula: ({ amount, gas, heatCapacity, temperature1, temperature2, by, volume1, volume2, pressure1, pressure2 }) => {
    const constantVolume = gas === 'own' ? heatCapacity : (gas === 'monatomic' ? 1.5 : 2.5) * gasConstant;
    const warming = logOfRatio(temperature1, temperature2);
    const thermal = (by === 'volume' ? constantVolume : constantVolume + gasConstant) * warming;
    const other =
      by === 'volume' ? gasConstant * logOfRatio(volume1, volume2) : -gasConstant * logOfRatio(pressure1, pressure2);
    // On an adiabat both parts cancel, but for the last digits of the logarithms.
    const both = thermal + other;
    const molar = Math.abs(both) <= 1e-14 * (Math.abs(thermal) + Math.abs(other)) ? constant(0, 'J/(mol*K)') : both;
    return { entropy: amount * molar, thermal: amount * thermal, other: amount * other, molar };
  },
  shown: ({
    amount,
    heatCapacity,
    temperature1,
    temperature2,
    by,
    volume1,
    volume2,
    pressure1,
    pressure2,
    thermal,
    other,
    entropy,
  }) => ({
    entropy: thermal + other,
    thermal:
      by === 'volume'
        ? amount * heatCapacity * Math.log(temperature2 / temperature1)
        : amount * (heatCapacity + gasConstant) * Math.log(temperature2 / temperature1),
    other:
      by === 'volume'
        ? amount * gasConstant * Math.log(volume2 / volume1)
        : -amount * gasConstant * Math.log(pressure2 / pressure1),
    molar: entropy / amount,
  }),
  stepwise: ['The heat capacity C_v is 3/2 R of a monatomic gas and 5/2 R of a diatomic one.'],
  explanation: ({ gas, by, entropy }) => {
    const what =
      gas === 'monatomic'
        ? '{amount} of a monatomic gas'
        : gas === 'diatomic'
          ? '{amount} of a diatomic gas'
          : '{amount} of a gas with C_v = {heatCapacity}';
    const states =
      by === 'volume'
        ? 'from {temperature1} and {volume1} to {temperature2} and {volume2}'
        : 'from {temperature1} and {pressure1} to {temperature2} and {pressure2}';
    return entropy === 0
      ? `The entropy of ${what} is the same in both states, ${states}.`
      : `The entropy of ${what}, ${states}, {entropy|falls by {|entropy|}|stays|rises by {|entropy|}}.`;
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
      when: ({ gas, temperature1, temperature2 }) =>
        gas === 'diatomic' && isAbove(Math.max(temperature1, temperature2), constant(600, 'K')),
      says: 'Over about 600 K diatomic molecules vibrate and take up more heat than 5/2 R: give a mean heat capacity of the range, of nitrogen about 21.8 J/(mol·K) at 600 K and 24.4 at 1,000 K.',
    },
    {
      level: 'caution',
      when: ({ temperature1, temperature2 }) => isBelow(Math.min(temperature1, temperature2), constant(120, 'K')),
      says: 'So cold most gases but helium, neon and hydrogen are near condensing, and hydrogen hardly rotates: there the ideal gas, or its heat capacity, fails.',
    },
    {
      level: 'note',
      when: ({ entropy }) => isBelow(entropy, 0),
      says: 'The gas loses entropy: its surroundings gain at least as much, by the heat that it gives off.',
    },
  ],
  examples: [
    {
      inputs: { amount: 2, gas: 'monatomic', temperature1: '300 K', temperature2: '600 K', volume1: 10, volume2: 30 },
      results: { thermal: 17.28943896493, other: 18.26874161195, entropy: 35.55818057688, molar: 17.77909028844 },
      source: 'Python with mpmath at 40 digits: 3R ln 2, 2R ln 3',
    },
    {
      inputs: { amount: 1, temperature1: 20, temperature2: 100, by: 'pressure', pressure1: 100, pressure2: 500 },
      results: { thermal: 7.021864752587, other: -13.38161135917, entropy: -6.359746606583 },
      cautions: ['gas loses entropy'],
      source: 'Python with mpmath at 40 digits: 7/2 R ln(T₂/T₁), −R ln 5',
    },
    {
      inputs: {
        amount: 3,
        gas: 'own',
        heatCapacity: 28.8,
        temperature1: '300 K',
        temperature2: '500 K',
        volume1: 2,
        volume2: 1,
      },
      results: { thermal: 44.13533389338, other: -17.28943896493, entropy: 26.84589492845 },
      source: 'Python with mpmath at 40 digits: about carbon dioxide',
    },
    {
      inputs: { amount: 1, temperature1: 20, temperature2: 20, volume1: 1, volume2: 2 },
      results: { entropy: 5.763146321644, thermal: 0 },
      source: 'By hand: R ln 2, a free expansion',
    },
    {
      inputs: { amount: 1, temperature1: '300 K', temperature2: '900 K', volume1: 1, volume2: 1 },
      results: { entropy: 22.83592701494, other: 0 },
      cautions: ['molecules vibrate'],
      source: 'Python with mpmath at 40 digits: 5/2 R ln 3',
    },
    {
      inputs: { amount: 1, temperature1: '300 K', temperature2: '100 K', volume1: 1, volume2: 1 },
      results: { entropy: -22.83592701494 },
      cautions: ['near condensing', 'gas loses entropy'],
      source: 'Python with mpmath at 40 digits: −5/2 R ln 3',
    },
    {
      inputs: { amount: 1, temperature1: 20, temperature2: 20, by: 'pressure', pressure1: 100, pressure2: 10000 },
      results: { entropy: -38.28951536163 },
      cautions: ['real gases', 'gas loses entropy'],
      source: 'Python with mpmath at 40 digits: −R ln 100',
    },
    {
      inputs: { amount: 1, gas: 'monatomic', temperature1: '200 K', temperature2: '800 K', volume1: 8, volume2: 1 },
      results: { entropy: 0 },
      source: 'By hand: 3/2 R ln 4 = R ln 8, an adiabat',
    },
    {
      inputs: {
        amount: 1,
        gas: 'own',
        heatCapacity: 25,
        temperature1: 20,
        temperature2: 20,
        by: 'pressure',
        pressure1: 100,
        pressure2: 100,
      },
      results: { entropy: 0 },
      source: 'By definition',
    },
  ],
  notes: ['Constant heat capacity; pressures are absolute. The surroundings have an entropy change of their own.'],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §20-1' }],
});
