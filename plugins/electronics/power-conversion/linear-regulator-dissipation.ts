import { constant, defineCalculator, isAbove, isBelow, isNear, percent, quantity, roundTo } from '@reckoner/engine';

/** P = (V_i - V_o)I + V_i I_q in steady state. */
export default defineCalculator({
  title: 'Linear regulator dissipation',
  description: 'Power, efficiency and junction temperature of a linear voltage regulator or LDO.',
  keywords: ['LDO', '7805', 'voltage regulator heat', 'power dissipation', 'junction temperature'],
  inputs: {
    input: quantity('V', { label: 'Input voltage', symbol: 'V_i', above: 0, max: 1000 }),
    output: quantity('V', { label: 'Output voltage', symbol: 'V_o', above: 0, max: 1000 }),
    load: quantity('A', { usual: [0.0001, 20], label: 'Output current', symbol: 'I', above: 0, max: 1000 }),
    quiescent: quantity('A', { label: 'Quiescent current', unit: 'mA', symbol: 'I_q', min: 0, max: 1000, default: 5 }),
    resistance: quantity('K/W', {
      label: 'Thermal resistance to ambient',
      unit: 'Δ°C/W',
      symbol: 'R_{ja}',
      min: 0,
      max: 1000,
      optional: true,
    }),
    ambient: quantity('K', {
      label: 'Ambient temperature',
      unit: '°C',
      symbol: 'T_a',
      min: -60,
      max: 200,
      default: 25,
    }),
  },
  outputs: {
    power: quantity('W', { label: 'Power in the regulator', symbol: 'P', places: 3 }),
    efficiency: percent({ label: 'Efficiency', symbol: '\\eta', places: 1 }),
    junction: quantity('K', { label: 'Junction temperature', unit: '°C', symbol: 'T_j', places: 1, optional: true }),
  },
  formula: ({ input, output, load, quiescent, resistance, ambient }) => {
    const power = (input - output) * load + input * quiescent;
    const efficiency = (output * load) / (input * (load + quiescent));
    return { power, efficiency, junction: resistance === undefined ? undefined : ambient + power * resistance };
  },
  explanation: ({ junction }) =>
    junction === undefined
      ? 'The regulator turns {power} into heat, an efficiency of {efficiency}.'
      : 'The regulator turns {power} into heat, and its junction reaches {junction}.',
  cautions: [
    {
      level: 'danger',
      when: ({ junction }) => junction !== undefined && isAbove(roundTo(junction - ICE, 1), 125),
      says: 'Most regulators are rated for a junction of 125 to 150 °C, and shut down or fail above: cool it better or lower the input.',
    },
    {
      level: 'note',
      when: ({ input, output }) => isBelow(input - output, STANDARD_DROPOUT),
      says: 'With less than 2 V between input and output a standard regulator drops out: use a low-dropout one and check its data sheet.',
    },
    {
      level: 'caution',
      when: ({ resistance, power }) => resistance === undefined && isAbove(roundTo(power, 3), 2),
      says: 'Over 2 W a regulator without a heat sink gets too hot: give the thermal resistance for the junction temperature.',
    },
    {
      level: 'note',
      when: ({ resistance, ambient }) => resistance === undefined && !isNear(ambient, ROOM, constant(1e-6, 'K')),
      says: 'The ambient temperature tells nothing without the thermal resistance: give that for the junction temperature.',
    },
  ],
  requires: [
    {
      that: ({ input, output }) => output < input,
      field: 'input',
      says: 'A linear regulator needs an input, {input}, above its output, {output}.',
    },
  ],
  examples: [
    {
      inputs: { input: 12, output: 5, load: 0.5, quiescent: 0 },
      results: { power: 3.5 },
      cautions: ['Over 2 W'],
      source: 'By hand: 7 V × 0.5 A',
    },
    {
      inputs: { input: 12, output: 5, load: 0.5, resistance: 40 },
      results: { power: 3.56, efficiency: 41.2541254125, junction: 167.4 },
      cautions: ['shut down or fail'],
      source: 'By hand: 7 × 0.5 + 12 × 0.005; 2.5/6.06; 25 + 40 × 3.56',
    },
    {
      inputs: { input: 5, output: 3.3, load: 0.2, quiescent: 0 },
      results: { power: 0.34, efficiency: 66 },
      cautions: ['drops out'],
      source: 'By hand: 1.7 × 0.2; 3.3/5',
    },
    { inputs: { input: 3, output: 3.3, load: 0.1 }, refused: 'above its output', source: 'By definition' },
    {
      inputs: { input: 8, output: 5, load: 0.1, quiescent: 0, resistance: 50 },
      results: { power: 0.3, junction: 40 },
      source: 'By hand: 3 × 0.1; 25 + 50 × 0.3',
    },
    {
      inputs: { input: 8, output: 5, load: 0.2, resistance: 50, ambient: 50 },
      results: { power: 0.64, efficiency: 60.9756098, junction: 82 },
      source: 'By hand: 3 × 0.2 + 8 × 0.005; 1/1.64; 50 + 50 × 0.64',
    },
    {
      inputs: { input: 8, output: 5, load: 0.1, quiescent: 0, ambient: 50 },
      results: { power: 0.3, efficiency: 62.5 },
      cautions: ['tells nothing'],
      source: 'By hand: 3 × 0.1; 5/8',
    },
    {
      inputs: { input: 12, output: 7, load: 0.4, quiescent: 0, resistance: 50.02 },
      results: { power: 2, junction: 125.04 },
      source: 'By hand: 5 × 0.4; 25 + 50.02 × 2, shown as 125.0 °C',
    },
  ],
  references: [{ title: 'Horowitz, Hill: The Art of Electronics, 3rd ed., ch. 9', isbn: '978-0-521-80926-9' }],
});

/** 0 °C. */
const ICE = constant(273.15, 'K');
const ROOM = constant(298.15, 'K');
const STANDARD_DROPOUT = constant(2, 'V');
