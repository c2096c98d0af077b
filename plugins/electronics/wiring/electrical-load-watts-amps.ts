import { choice, constant, defineCalculator, noResult, number, quantity } from '@reckoner/engine';

/** S = kVI with k = 1 for DC and single phase, √3 for three phases; P = S cos φ. */
export default defineCalculator({
  title: 'Watts, amps, volts and kVA',
  description: 'Converts between watts, amps and kVA at a voltage for DC, single-phase and three-phase loads.',
  keywords: ['watts to amps', 'amps to watts', 'kva to amps', 'kw to amps', 'amps to kva', 'load current'],
  inputs: {
    system: choice(
      { dc: 'DC', single: 'AC, single phase', three: 'AC, three phases' },
      { label: 'System', default: 'single' },
    ),
    voltage: quantity('V', {
      label: 'Voltage',
      help: 'Between lines for three phases.',
      symbol: 'V',
      above: 0,
      max: 1e6,
    }),
    known: choice({ watts: 'Watts', amps: 'Amps', voltAmperes: 'Volt-amperes' }, { label: 'Known', default: 'watts' }),
    watts: quantity('W', { label: 'Known power', symbol: 'P', min: 0, max: 1e12, when: { known: 'watts' } }),
    amps: quantity('A', { label: 'Known current', symbol: 'I', min: 0, max: 1e9, when: { known: 'amps' } }),
    voltAmperes: quantity('VA', {
      label: 'Known apparent power',
      symbol: 'S',
      min: 0,
      max: 1e12,
      when: { known: 'voltAmperes' },
    }),
    powerFactor: number({
      label: 'Power factor',
      symbol: '\\mathrm{PF}',
      min: 0.01,
      max: 1,
      default: 1,
      when: { system: ['single', 'three'] },
    }),
  },
  outputs: {
    current: quantity('A', { label: 'Current', symbol: 'I', places: 2 }),
    power: quantity('W', { label: 'Power', symbol: 'P', places: 1 }),
    apparent: quantity('VA', { label: 'Apparent power', unit: 'kVA', symbol: 'S', places: 3 }),
  },
  formula: ({ system, voltage, known, watts, amps, voltAmperes, powerFactor }) => {
    const cosine = system === 'dc' ? 1 : powerFactor;
    const perAmpere = system === 'three' ? Math.sqrt(3) * voltage : voltage;
    let apparent = voltAmperes;
    if (known === 'watts') apparent = watts / cosine;
    else if (known === 'amps') apparent = perAmpere * amps;
    const current = apparent / perAmpere;
    if (current > LARGEST) throw noResult('The current would be above 10¹² A: check the voltage.');
    return { current, power: apparent * cosine, apparent };
  },
  explanation: ({ system }) =>
    `At {voltage}${system === 'dc' ? '' : ' and a power factor of {powerFactor}'} the load takes {current}: {power} and {apparent}.`,
  examples: [
    {
      inputs: { voltage: 230, watts: 5000, powerFactor: 0.9 },
      results: { current: 24.154589372, power: 5000, apparent: 5.55555555556 },
      source: 'By hand: 5000/(230 × 0.9)',
    },
    {
      inputs: { system: 'three', voltage: 400, known: 'amps', amps: 32, powerFactor: 0.85 },
      results: { power: 18844.7127863, apparent: 22.1702503369, current: 32 },
      source: 'Python 3.11: √3 × 400 × 32 × 0.85',
    },
    {
      inputs: { system: 'dc', voltage: 24, known: 'amps', amps: 10 },
      results: { power: 240 },
      source: 'By hand: 24 × 10',
    },
    {
      inputs: { system: 'three', voltage: 480, known: 'voltAmperes', voltAmperes: '30 kVA' },
      results: { current: 36.0843918244, power: 30000 },
      source: 'Python 3.11: 30000/(√3 × 480)',
    },
    {
      inputs: { system: 'dc', voltage: '1 nV', watts: 1e9 },
      noResult: 'check the voltage',
      source: 'By hand: 10⁹/10⁻⁹',
    },
  ],
  references: [{ title: 'Nilsson, Riedel: Electric Circuits, 10th ed., §10.2 and ch. 11', isbn: '978-0-13-376003-3' }],
});

const LARGEST = constant(1e12, 'A');
