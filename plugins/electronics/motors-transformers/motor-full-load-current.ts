import { choice, defineCalculator, number, percent, quantity } from '@reckoner/engine';

/** I = P/(k V η cos φ) from the shaft power, k = 1 for DC and single phase, √3 for three phases. */
export default defineCalculator({
  title: 'Motor full-load current',
  description: 'Full-load current and input power of a DC, single-phase or three-phase motor from its shaft power.',
  keywords: ['FLA', 'motor amps', 'hp to amps', 'horsepower', 'three phase motor'],
  inputs: {
    system: choice(
      { dc: 'DC', single: 'AC, single phase', three: 'AC, three phases' },
      { label: 'Motor', default: 'three' },
    ),
    power: quantity('W', { usual: [0.001, 100000], label: 'Shaft power', unit: 'hp', symbol: 'P', min: 0, max: 1e6 }),
    voltage: quantity('V', {
      usual: [3, 15000],
      label: 'Voltage',
      help: 'Between lines for three phases.',
      symbol: 'V',
      min: 1,
      max: 1e5,
    }),
    efficiency: percent({ usual: [30, 99], label: 'Efficiency', symbol: '\\eta', min: 1, max: 100, default: 90 }),
    powerFactor: number({
      usual: [0.3, 1],
      label: 'Power factor',
      symbol: '\\mathrm{PF}',
      min: 0.01,
      max: 1,
      default: 0.85,
      when: { system: ['single', 'three'] },
    }),
  },
  outputs: {
    current: quantity('A', { label: 'Full-load current', symbol: 'I', places: 2 }),
    input: quantity('W', { label: 'Input power', unit: 'kW', symbol: 'P_{in}', places: 3 }),
    apparent: quantity('VA', { label: 'Apparent power', unit: 'kVA', symbol: 'S', places: 3 }),
  },
  formula: ({ system, power, voltage, efficiency, powerFactor }) => {
    const input = power / efficiency;
    const apparent = system === 'dc' ? input : input / powerFactor;
    const phases = system === 'three' ? Math.sqrt(3) : 1;
    return { current: apparent / (phases * voltage), input, apparent };
  },
  explanation: ({ system }) =>
    `At full load, with an efficiency of {efficiency}${system === 'dc' ? '' : ' and a power factor of {powerFactor}'}, the motor takes {current} and {input}.`,
  examples: [
    {
      inputs: { power: '10 hp_electric', voltage: 460 },
      results: { current: 12.2393663204 },
      source: 'Python 3.11: 10 × 746/(√3 × 460 × 0.9 × 0.85)',
    },
    {
      inputs: { system: 'single', power: '7.5 kW', voltage: 230, efficiency: 80 },
      results: { current: 47.9539641944, input: 9.375, apparent: 11.02941176 },
      source: 'By hand: 7500/(230 × 0.8 × 0.85); 7.5/0.8; 9.375/0.85',
    },
    {
      inputs: { system: 'dc', power: '2 kW', voltage: 24, efficiency: 85 },
      results: { current: 98.0392156863 },
      source: 'By hand: 2000/(24 × 0.85)',
    },
    {
      inputs: { power: '15 kW', voltage: 400, efficiency: 91, powerFactor: 0.8 },
      results: { current: 29.7398833717, input: 16.4835164835, apparent: 20.6043956044 },
      source: 'Python 3.11: 15000/(√3 × 400 × 0.91 × 0.8); 15/0.91; 16.4835/0.8',
    },
  ],
  notes: ['For conductors and protection the NEC wants the values of its Tables 430.247 to 430.250 instead.'],
  references: [{ title: 'Fitzgerald, Kingsley, Umans: Electric Machinery, 6th ed., ch. 6', isbn: '978-0-07-366009-7' }],
});
