import { defineEquations, isAbove, isAtMost, quantity } from '@reckoner/engine';
import { joint, placed } from '../shared/circuit.js';

/** Thermal Ohm's law in steady state: T_j = T_a + P(R_jc + R_cs + R_sa). */
export default defineEquations({
  title: 'Heat sink thermal resistance',
  description: 'Heat sink needed for a power and junction temperature, or the junction temperature with a heat sink.',
  keywords: ['thermal resistance', 'junction temperature', 'heatsink', 'cooling', 'K/W', 'RthJC'],
  variables: {
    sink: quantity('K/W', { label: 'Heat sink to ambient', unit: 'Δ°C/W', symbol: 'R_{sa}', above: 0, max: 10000 }),
    junction: quantity('K', { label: 'Junction temperature', unit: '°C', symbol: 'T_j', min: -273, max: 1000 }),
    ambient: quantity('K', { label: 'Ambient temperature', unit: '°C', symbol: 'T_a', min: -273, max: 500 }),
    power: quantity('W', { label: 'Power', symbol: 'P', above: 0 }),
    case: quantity('K/W', { label: 'Junction to case', unit: 'Δ°C/W', symbol: 'R_{jc}', min: 0, max: 10000 }),
    interface: quantity('K/W', {
      label: 'Case to heat sink',
      unit: 'Δ°C/W',
      symbol: 'R_{cs}',
      min: 0,
      max: 10000,
      default: 0.5,
    }),
    sinkTemperature: quantity('K', { label: 'Heat sink temperature', unit: '°C', symbol: 'T_s', min: -273, max: 1000 }),
  },
  equations: ({ sink, junction, ambient, power, case: toCase, interface: toSink, sinkTemperature }) => [
    [junction, ambient + power * (toCase + toSink + sink)],
    [sinkTemperature, ambient + power * sink],
  ],
  figure: {
    kind: 'drawing',
    title: 'Thermal circuit',
    draw: () => [
      joint([0, 0], 'Junction', 'junction'),
      placed({ symbol: 'resistor', of: 'case' }, [0, 0], [0, -2]),
      joint([0, -2], 'Case'),
      placed({ symbol: 'resistor', of: 'interface' }, [0, -2], [0, -4]),
      joint([0, -4], 'Heat sink', 'sinkTemperature'),
      placed({ symbol: 'resistor', of: 'sink', color: 2 }, [0, -4], [0, -6]),
      joint([0, -6], 'Ambient', 'ambient'),
    ],
  },
  explanation:
    'With a heat sink of {sink}, and {interface} from the case to it, the junction reaches {junction} at {power}.',
  cautions: [
    {
      level: 'danger',
      when: ({ junction }) => isAbove(junction, 423.15),
      says: 'Silicon parts are rated for a junction of 125 to 175 °C: check the data sheet, and stay well below it.',
    },
    {
      level: 'caution',
      when: ({ junction }) => isAbove(junction, 398.15) && isAtMost(junction, 423.15),
      says: 'Many parts are rated for a junction of 125 °C at most: check the data sheet.',
    },
  ],
  examples: [
    {
      inputs: { sink: 8, ambient: 40, power: 10, case: 1.5 },
      results: { junction: 140, sinkTemperature: 120 },
      cautions: ['125 °C at most'],
      source: 'By hand: 40 + 10 × 10; 40 + 80',
    },
    {
      inputs: { junction: 125, ambient: 40, power: 10, case: 1.5 },
      results: { sink: 6.5, sinkTemperature: 105 },
      source: 'By hand: 85/10 - 1.5 - 0.5; 40 + 65',
    },
    {
      inputs: { sink: 3, ambient: 40, power: 10, case: 1.5, interface: 0.5 },
      results: { junction: 90, sinkTemperature: 70 },
      source: 'By hand: 40 + 10 × 5; 40 + 30',
    },
    {
      inputs: { sink: 10, ambient: 40, power: 10, case: 1.5, interface: 0.5 },
      results: { junction: 160, sinkTemperature: 140 },
      cautions: ['Silicon parts'],
      source: 'By hand: 40 + 10 × 12; 40 + 100',
    },
  ],
  references: [{ title: 'Horowitz, Hill: The Art of Electronics, 3rd ed., ch. 9', isbn: '978-0-521-80926-9' }],
});
