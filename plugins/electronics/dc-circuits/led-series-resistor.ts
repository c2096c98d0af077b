import {
  defineCalculator,
  integer,
  isAbove,
  isBelow,
  noResult,
  quantity,
  roundTo,
  sumOfProducts,
} from '@reckoner/engine';
import { circuitLoop, type Part } from '../shared/circuit.js';
import { nextE24 } from '../shared/preferred-values.js';

/** Ohm's law for what the LEDs leave of the supply voltage; the next E24 value keeps the current below the wanted one. */
export default defineCalculator({
  title: 'LED resistor',
  description: 'Series resistor of one or more LEDs from supply voltage, forward voltage and current, with its power.',
  keywords: ['light emitting diode', 'current limiting resistor', 'dropping resistor', 'forward voltage', 'E24'],
  inputs: {
    supply: quantity('V', { label: 'Supply voltage', symbol: 'V_s', above: 0, max: 1000 }),
    forward: quantity('V', {
      usual: [1.2, 70],
      label: 'Forward voltage of one LED',
      help: 'About 1.8–2.2 V for red and yellow, 3.0–3.4 V for blue and white.',
      symbol: 'V_f',
      above: 0,
      max: 100,
    }),
    current: quantity('A', {
      usual: [0.5, 3000],
      label: 'LED current',
      unit: 'mA',
      symbol: 'I',
      min: 0.001,
      max: 10000,
      default: 20,
    }),
    leds: integer({ label: 'LEDs in series', symbol: 'n', min: 1, max: 100, default: 1 }),
  },
  outputs: {
    resistance: quantity('ohm', { label: 'Resistance', symbol: 'R' }),
    standard: quantity('ohm', { label: 'Next E24 value', symbol: 'R_{E24}' }),
    standardCurrent: quantity('A', { label: 'Current with it', unit: 'mA', symbol: 'I_{E24}', places: 2 }),
    power: quantity('W', { label: 'Power in it', unit: 'mW', symbol: 'P', places: 1 }),
  },
  formula: ({ supply, forward, current, leds }) => {
    const drop = sumOfProducts([supply], [-1, leds, forward]);
    if (drop <= 0)
      throw noResult('The LEDs need the whole supply voltage or more: use fewer in series or a higher supply.');
    const resistance = drop / current;
    const standard = nextE24(resistance);
    return { resistance, standard, standardCurrent: drop / standard, power: drop ** 2 / standard };
  },
  stepwise: [
    'The standard value is the next one of the E24 series that is not below the resistance.',
    'The current is then the drop across the resistor divided by it, the power the drop squared divided by it.',
  ],
  figure: {
    kind: 'drawing',
    title: 'Circuit',
    draw: ({ leds }) =>
      circuitLoop({ symbol: 'source', label: 'V', of: 'supply', color: 4 }, [
        { symbol: 'resistor', label: 'R', of: 'standard' },
        ...Array.from(
          { length: leds },
          (_, place): Part => ({
            symbol: 'led',
            color: 2,
            ...(place === 0 && { label: 'V', of: 'forward' }),
          }),
        ),
      ]),
  },
  explanation: 'Use {standard}, the next E24 value to {resistance}; {standardCurrent} flow and heat it with {power}.',
  cautions: [
    {
      level: 'caution',
      when: ({ supply, forward, leds }) => isBelow(supply - leds * forward, 0.1 * supply),
      says: 'Less than a tenth of the supply is left for the resistor: a small change of the supply or of the LEDs changes the current much. Use fewer LEDs or a constant-current driver.',
    },
    {
      level: 'caution',
      when: ({ power }) => isAbove(roundTo(power, 4), 0.25),
      says: 'The resistor gets {power}: that is more than the 250 mW of a common quarter-watt one, which burns. Use one rated for twice that.',
    },
  ],
  examples: [
    {
      inputs: { supply: 9, forward: 2, current: 15 },
      results: { resistance: 466.6666667, standard: 470, standardCurrent: 14.893617, power: 104.255319 },
      source: 'By hand: 7/0.015; E24 has 470; 7/470; 49/470',
    },
    {
      inputs: { supply: 12, forward: 2.1, leds: 3 },
      results: { resistance: 285, standard: 300, standardCurrent: 19, power: 108.3 },
      source: 'By hand: (12 - 6.3)/0.02; E24 steps from 270 to 300; 5.7/300; 5.7²/300',
    },
    {
      inputs: { supply: 5, forward: 3, current: 20 },
      results: { resistance: 100, standard: 100 },
      source: 'By hand: 2/0.02, which is a value of the series',
    },
    {
      inputs: { supply: 5, forward: 3.2, leds: 2 },
      noResult: 'the whole supply voltage or more',
      source: 'By hand: 6.4 V > 5 V',
    },
    {
      inputs: { supply: 10, forward: 3.2, leds: 3 },
      results: { resistance: 20, standard: 20 },
      cautions: ['constant-current driver'],
      source: 'By hand: 0.4/0.02',
    },
    {
      inputs: { supply: 24, forward: 3, current: 100 },
      results: { resistance: 210, standard: 220, power: 2004.545454545 },
      cautions: ['quarter-watt'],
      source: 'By hand: 21/0.1; E24 has 220; 21²/220',
    },
    {
      inputs: { supply: 7.00025, forward: 2, current: 51 },
      results: { resistance: 98.04411765, standard: 100, power: 250.025 },
      source: 'By hand: 5.00025/0.051; E24 has 100; 5.00025²/100 is 250.0 mW as shown',
    },
    {
      inputs: { supply: 6, forward: 2, leds: 3 },
      noResult: 'the whole supply voltage or more',
      source: 'By hand: 6 V = 6 V',
    },
  ],
  notes: ['Choose a resistor rated for about twice the power shown.'],
  references: [
    { title: 'Horowitz, Hill: The Art of Electronics, 3rd ed., ch. 2', isbn: '978-0-521-80926-9' },
    { title: 'IEC 60063:2015, Preferred number series for resistors and capacitors' },
  ],
});
