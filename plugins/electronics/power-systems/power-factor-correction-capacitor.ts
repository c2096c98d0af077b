import { choice, defineCalculator, number, quantity } from '@reckoner/engine';

/** Q_C = P(tan φ₁ - tan φ₂); each capacitor has Q/(2πfV²). */
export default defineCalculator({
  title: 'Power factor correction',
  description: 'Reactive power and capacitors that raise the power factor of a load, with the apparent power released.',
  keywords: ['kVAR', 'capacitor bank', 'cos phi', 'reactive power compensation'],
  inputs: {
    power: quantity('W', { label: 'Real power', unit: 'kW', symbol: 'P', above: 0, max: 1e9 }),
    present: number({ label: 'Present power factor', symbol: '\\mathrm{PF}_1', min: 0.01, max: 1 }),
    wanted: number({ label: 'Wanted power factor', symbol: '\\mathrm{PF}_2', min: 0.01, max: 1, default: 0.95 }),
    connection: choice(
      { single: 'Single phase', delta: 'Three phases, capacitors in delta', wye: 'Three phases, capacitors in wye' },
      { label: 'Connection', default: 'delta' },
    ),
    voltage: quantity('V', {
      label: 'Voltage',
      help: 'Between lines for three phases.',
      symbol: 'V',
      min: 1,
      max: 1e6,
    }),
    frequency: quantity('Hz', { label: 'Frequency', symbol: 'f', min: 1, max: 1000, default: 60 }),
  },
  outputs: {
    reactive: quantity('var', { label: 'Capacitor reactive power', unit: 'kvar', symbol: 'Q_C', places: 2 }),
    capacitance: quantity('F', { label: 'Each capacitor', unit: 'µF', symbol: 'C', places: 1 }),
    released: quantity('VA', { label: 'Apparent power released', unit: 'kVA', symbol: '\\Delta S', places: 2 }),
    apparent: quantity('VA', { label: 'Apparent power afterwards', unit: 'kVA', symbol: 'S_2', places: 2 }),
  },
  formula: ({ power, present, wanted, connection, voltage, frequency }) => {
    const reactive = power * (Math.tan(Math.acos(present)) - Math.tan(Math.acos(wanted)));
    // In wye each has a third of Q at V/√3, which is the same capacitance as all of Q at V.
    const share = connection === 'delta' ? reactive / 3 : reactive;
    return {
      reactive,
      capacitance: share / (2 * Math.PI * frequency * voltage ** 2),
      released: power / present - power / wanted,
      apparent: power / wanted,
    };
  },
  explanation: ({ present, wanted }) =>
    present === wanted
      ? 'The power factor is {wanted} already: no capacitors are needed.'
      : 'Capacitors of {reactive}, {capacitance} each at {voltage} and {frequency}, raise the power factor from {present} to {wanted}.',
  requires: [
    {
      that: ({ present, wanted }) => wanted >= present,
      field: 'wanted',
      says: 'The wanted power factor, {wanted}, must not be below the present one, {present}.',
    },
  ],
  examples: [
    {
      inputs: { power: 100, present: 0.75, voltage: 480 },
      results: {
        reactive: 55.3232998509,
        capacitance: 212.311358011,
        released: 28.0701754386,
        apparent: 105.263157895,
      },
      source: 'Python 3.11: 100(tan arccos 0.75 - tan arccos 0.95); Q/3/(2π × 60 × 480²)',
    },
    {
      inputs: { power: 100, present: 0.75, voltage: 480, connection: 'wye' },
      results: { capacitance: 636.934074033 },
      source: 'Python 3.11: Q/3/(2π × 60 × (480/√3)²)',
    },
    {
      inputs: { power: 6, present: 0.6, wanted: 0.8, connection: 'single', voltage: 1000, frequency: 50 },
      results: { reactive: 3.5, released: 2.5, capacitance: 11.1408460164 },
      source: 'By hand: 6 × (4/3 - 3/4); 10 - 7.5; 3500/(2π × 50 × 1000²)',
    },
    {
      inputs: { power: 10, present: 0.95, voltage: 400 },
      results: { reactive: 0, capacitance: 0, released: 0 },
      source: 'By definition: the wanted power factor is there',
    },
    {
      inputs: { power: 10, present: 0.98, voltage: 400 },
      refused: 'not be below the present',
      source: 'By definition',
    },
  ],
  notes: ['Without harmonics: where drives or rectifiers run, capacitors need detuning reactors.'],
  references: [
    { title: 'IEC 60831-1:2014, Shunt power capacitors of the self-healing type' },
    { title: 'Nilsson, Riedel: Electric Circuits, 10th ed., ch. 10' },
  ],
});
