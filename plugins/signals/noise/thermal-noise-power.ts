import { boltzmannConstant, defineEquations, isAbove, planckConstant, quantity } from '@reckoner/engine';

/** Johnson-Nyquist noise: available power kTB, open-circuit voltage √(4kTRB) of a resistor. */
export default defineEquations({
  title: 'Thermal noise',
  description: 'Thermal noise power from temperature and bandwidth, and noise voltage and density of a resistor.',
  keywords: ['johnson noise', 'nyquist noise', 'ktb', 'noise floor', '-174 dbm/hz', 'nv/rthz'],
  variables: {
    level: quantity('W', { label: 'Noise power level', unit: 'dBm', symbol: 'L_P', min: -400, max: 100, places: 2 }),
    power: quantity('W', { label: 'Noise power', unit: 'fW', symbol: 'P', above: 0 }),
    temperature: quantity('K', { label: 'Temperature', symbol: 'T', above: 0, max: 1e9, default: 290 }),
    bandwidth: quantity('Hz', { label: 'Bandwidth', unit: 'kHz', symbol: 'B', above: 0 }),
    resistance: quantity('ohm', { label: 'Resistance', symbol: 'R', above: 0, optional: true }),
    voltage: quantity('V', { label: 'RMS noise voltage', unit: 'µV', symbol: 'v_n', above: 0, optional: true }),
    density: quantity('V/Hz^0.5', {
      label: 'Noise voltage density',
      unit: 'nV/Hz^0.5',
      symbol: 'e_n',
      above: 0,
      optional: true,
    }),
  },
  equations: ({ level, power, temperature, bandwidth, resistance, voltage, density }) => [
    [power, boltzmannConstant * temperature * bandwidth],
    [level, power],
    [voltage, Math.sqrt(4 * boltzmannConstant * temperature * resistance * bandwidth)],
    [density, Math.sqrt(4 * boltzmannConstant * temperature * resistance)],
  ],
  explanation: ({ voltage }) =>
    voltage === undefined
      ? 'At {temperature} the noise in {bandwidth} is {level}.'
      : 'At {temperature} the noise in {bandwidth} is {level}; across {resistance} it is {voltage}.',
  cautions: [
    {
      level: 'caution',
      when: ({ temperature, bandwidth }) => isAbove(planckConstant * bandwidth, 0.1 * boltzmannConstant * temperature),
      says: 'So wide a band reaches where hf is no longer far below kT (6 THz at 290 K): by quantum theory there is less noise than this.',
    },
  ],
  examples: [
    {
      inputs: { bandwidth: 1000, resistance: 50 },
      results: { level: -113.975187194, power: 4.0038821, voltage: 0.894861117716, density: 0.894861117716 },
      source: 'Python 3.11 with scipy.constants.k at 290 K: kTB; √(4kTRB)',
    },
    {
      inputs: { temperature: 300, bandwidth: 20, resistance: '10 kΩ' },
      results: { level: -130.817654669, voltage: 1.8203179942, density: 12.8715919761 },
      source: 'Python 3.11 with scipy.constants.k at 300 K',
    },
    {
      inputs: { temperature: 4, bandwidth: '200 GHz' },
      results: { level: -79.5682673033 },
      cautions: ['quantum theory'],
      source: 'Python 3.11 with scipy.constants: kTB; hB/(kT) = 2.4',
    },
  ],
  notes: [
    'Classical limit: the frequency itself, not the bandwidth alone, must have hf far below kT (6 THz at 290 K).',
  ],
  references: [
    {
      title: 'Nyquist: Thermal agitation of electric charge in conductors, Phys. Rev. 32 (1928) 110–113',
      doi: '10.1103/PhysRev.32.110',
    },
  ],
});
