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

/** W = Q = nRT ln(V₂/V₁); the internal energy of an ideal gas stays. */
export default defineEquations({
  title: 'Isothermal process',
  description:
    'Work, heat and entropy change of an ideal gas that expands or is compressed at constant temperature, with pressures and volumes of both states.',
  keywords: [
    'isothermal work',
    'isothermal compression',
    'isothermal expansion',
    'nrt ln v2/v1',
    'reversible isothermal process',
  ],
  related: ['adiabatic-process-ideal-gas', 'boyles-law', 'ideal-gas-law'],
  variables: {
    expansion: number({
      label: 'Volume ratio',
      help: 'Volume 2 over volume 1, as pressure 1 over pressure 2: below 1 where the gas is compressed.',
      symbol: 'r',
      min: 1e-9,
      max: 1e9,
      text: 'ratio',
      usual: [1e-4, 1e4],
    }),
    temperature: quantity('K', {
      label: 'Temperature',
      unit: '°C',
      symbol: 'T',
      min: -273,
      max: 1e6,
      usual: [-272, 5000],
      optional: true,
    }),
    amount: quantity('mol', { label: 'Amount of gas', symbol: 'n', above: 0, max: 1e12, optional: true }),
    pressure1: quantity('Pa', { label: 'Pressure 1', symbol: 'p_1', ...pressure }),
    pressure2: quantity('Pa', { label: 'Pressure 2', symbol: 'p_2', ...pressure }),
    volume1: quantity('m^3', { label: 'Volume 1', symbol: 'V_1', ...volume }),
    volume2: quantity('m^3', { label: 'Volume 2', symbol: 'V_2', ...volume }),
    product: quantity('J', { label: 'Pressure times volume', unit: 'kJ', symbol: 'C', above: 0, optional: true }),
    work: quantity('J', {
      label: 'Work done by the gas',
      help: 'Negative where work is done on it. It takes up as much heat as it does work.',
      unit: 'kJ',
      symbol: 'W',
      optional: true,
    }),
    entropy: quantity('J/K', {
      label: 'Entropy change of the gas',
      symbol: '\\Delta S',
      optional: true,
    }),
  },
  equations: ({ expansion, temperature, amount, pressure1, pressure2, volume1, volume2, product, work, entropy }) => [
    [expansion, volume2 / volume1],
    [expansion, pressure1 / pressure2],
    [product, pressure1 * volume1],
    [product, amount * gasConstant * temperature],
    [work, product * Math.log(expansion)],
    [entropy, amount * gasConstant * Math.log(expansion)],
  ],
  figure: {
    kind: 'curve',
    title: 'Isotherm and work',
    x: { of: 'volume1', label: 'Volume' },
    y: { of: 'pressure1', label: 'Pressure' },
    curve: ({ pressure1, volume1, pressure2, volume2 }) => {
      if (pressure1 === undefined || volume1 === undefined || pressure2 === undefined || volume2 === undefined)
        return undefined;
      const low = Math.min(volume1, volume2);
      const high = Math.max(volume1, volume2);
      return {
        from: 0.8 * low,
        to: 1.1 * high,
        lines: [{ y: (v) => (pressure1 * volume1) / v }],
        shade: high > low ? [{ from: low, to: high }] : [],
        marks: [
          { x: volume1, y: pressure1, label: '1' },
          { x: volume2, y: pressure2, label: '2' },
        ],
      };
    },
  },
  explanation: ({ expansion, work }) => {
    const states =
      '{pressure1? The pressure goes from {pressure1} to {pressure2}.|}{volume1? The volume goes from {volume1} to {volume2}.|}';
    const entropy = '{entropy? Its entropy {entropy|falls by {|entropy|}|stays|rises by {|entropy|}}.|}';
    if (expansion === 1) return 'Nothing changes: both states are the same, and no work is done.';
    const how =
      expansion > 1
        ? `{temperature?At {temperature} the|The} gas expands to {expansion} times its volume.${states}`
        : `{temperature?At {temperature} the|The} gas is compressed to {expansion} of its volume.${states}`;
    if (work === undefined) return `${how}${entropy}`;
    return `${how} The gas {work|takes {|work|} of work and gives off as much heat|does no work|does {|work|} of work and takes up as much heat}.${entropy}`;
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
      when: ({ temperature }) => temperature !== undefined && isBelow(temperature, constant(120, 'K')),
      says: 'So cold most gases but helium, hydrogen and neon are near condensing, air below about 80 K at 1 atm and higher at pressure: there this law fails.',
    },
  ],
  examples: [
    {
      inputs: { amount: 1, temperature: '300 K', expansion: 2 },
      results: { work: 1.728943896493, entropy: 5.763146321644, product: 2.494338785446 },
      source: 'Python with mpmath at 40 digits: RT ln 2, R ln 2',
    },
    {
      inputs: { pressure1: 200, volume1: 10, volume2: 4 },
      results: { expansion: 0.4, pressure2: 500, work: -1.832581463748 },
      source: 'Python with mpmath at 40 digits: 2 kJ × ln 0.4',
    },
    {
      inputs: { amount: 1, temperature: '300 K', work: -2 },
      results: { expansion: 0.4485138576076 },
      source: 'Python with mpmath at 40 digits: exp(−2000/RT)',
    },
    {
      inputs: { pressure1: 100, pressure2: 10000, volume1: 20 },
      results: { expansion: 0.01, volume2: 0.2, work: -9.21034037198 },
      cautions: ['real gases'],
      source: 'By hand: 2 kJ × ln 0.01',
    },
    {
      inputs: { amount: 1, temperature: '100 K', expansion: 2 },
      results: { entropy: 5.763146321644 },
      cautions: ['near condensing'],
      source: 'By hand: R ln 2',
    },
    { inputs: { amount: 2, temperature: 20, expansion: 1 }, results: { work: 0, entropy: 0 }, source: 'By definition' },
    { inputs: { product: 2, expansion: 0.5 }, results: { work: -1.38629436112 }, source: 'By hand: 2 ln 0.5' },
    { inputs: { entropy: 5.763146321644, amount: 1 }, results: { expansion: 2 }, source: 'By hand: exp(ΔS/nR)' },
  ],
  notes: [
    'Reversible: so slow that heat keeps the temperature. A real compression takes more work, a real expansion gives less.',
    'A vapor, as steam or a refrigerant, condenses where it is compressed beyond its vapor pressure, and its pressure then stays.',
    'Pressures are absolute. Of the work of a piston the air behind it gives or takes a part, which is not taken off.',
  ],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §19-2 and §20-1' }],
});
