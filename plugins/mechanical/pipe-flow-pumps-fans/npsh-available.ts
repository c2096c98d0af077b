import { defineCalculator, number, quantity, roundTo, standardGravity } from '@reckoner/engine';
import { density } from '../shared/pipe.js';

/** Head above the vapor pressure at the suction flange, referred to the pump's datum. */
export default defineCalculator({
  title: 'NPSH available',
  description:
    'Net positive suction head available to a pump from surface pressure, vapor pressure, level and friction.',
  keywords: ['NPSHa', 'cavitation', 'suction lift', 'flooded suction', 'NPSH margin'],
  inputs: {
    surfacePressure: quantity('Pa', {
      label: 'Absolute pressure on the liquid',
      usual: [10, 5000],
      help: 'Atmospheric for an open tank.',
      unit: 'kPa',
      symbol: 'p_s',
      min: 0,
      max: 1e5,
      default: 101.325,
    }),
    vaporPressure: quantity('Pa', {
      label: 'Vapor pressure of the liquid',
      help: 'Water: 2.339 kPa at 20 °C, 19.95 kPa at 60 °C.',
      unit: 'kPa',
      symbol: 'p_v',
      min: 0,
      max: 1e5,
      default: 2.339,
    }),
    level: quantity('m', {
      label: 'Liquid level above the pump',
      usual: [-15, 200],
      help: 'Negative for a suction lift.',
      symbol: 'z',
      min: -1000,
      max: 1000,
    }),
    frictionHead: quantity('m', {
      label: 'Friction loss in the suction line',
      usual: [0, 50],
      symbol: 'h_f',
      min: 0,
      max: 1000,
      default: 0,
    }),
    density,
    required: quantity('m', {
      label: 'NPSH required by the pump',
      usual: [0.1, 60],
      symbol: '\\mathrm{NPSH}_r',
      above: 0,
      max: 1000,
      optional: true,
    }),
  },
  outputs: {
    available: quantity('m', { label: 'NPSH available', symbol: '\\mathrm{NPSH}_a', places: 2 }),
    margin: quantity('m', { label: 'Margin over the NPSH required', symbol: '\\Delta', places: 2, optional: true }),
    marginRatio: number({ label: 'Margin ratio NPSHa/NPSHr', symbol: 'r', places: 2, optional: true }),
  },
  formula: ({ surfacePressure, vaporPressure, level, frictionHead, density, required }) => {
    const available = (surfacePressure - vaporPressure) / (density * standardGravity) + level - frictionHead;
    if (required === undefined) return { available };
    return { available, margin: available - required, marginRatio: available / required };
  },
  cautions: [
    {
      level: 'danger',
      when: ({ available, required }) => available <= 0 || (required !== undefined && available < required),
      says: 'The pump cavitates: raise the level, shorten or widen the suction line, or cool the liquid.',
    },
    {
      level: 'caution',
      when: ({ marginRatio }) =>
        marginRatio !== undefined && roundTo(marginRatio, 2) >= 1 && roundTo(marginRatio, 2) < 1.1,
      says: 'The margin is small: 1.1 to 2 times the NPSH required is usual.',
    },
  ],
  explanation: ({ available, required }) =>
    available <= 0
      ? 'No suction head is left: it would be {available}, and the pump cavitates.'
      : required !== undefined && available < required
        ? 'Only {available} of suction head is available where {required} is required: the pump cavitates.'
        : 'A net positive suction head of {available} is available.',
  examples: [
    {
      inputs: { level: -3, frictionHead: 1, required: 4 },
      results: { available: 6.111964, margin: 2.111964, marginRatio: 1.527991 },
      source: 'Python: (101325 − 2339)/(998.2 × 9.80665) − 3 − 1',
    },
    {
      inputs: { surfacePressure: 150, vaporPressure: 70.1, density: 965.4, level: 2, frictionHead: 0.5 },
      results: { available: 9.939541 },
      source: 'Python: (150000 − 70100)/(965.4 × 9.80665) + 2 − 0.5',
    },
    {
      inputs: { level: -3, required: 8 },
      results: { available: 7.111964, marginRatio: 0.8889956 },
      cautions: ['raise the level'],
      source: 'By hand: (101325 − 2339)/(998.2 g) − 3',
    },
    {
      inputs: { level: -3, required: 6.8 },
      results: { available: 7.111964, marginRatio: 1.045877 },
      cautions: ['The margin is small'],
      source: 'By hand: as before, over 6.8',
    },
    {
      inputs: { level: -12 },
      results: { available: -1.888036 },
      cautions: ['The pump cavitates'],
      source: 'By hand: (101325 − 2339)/(998.2 × 9.80665) − 12',
    },
  ],
  notes: ['The velocity head at the flange is part of the total head and is not taken off.'],
  references: [{ title: 'ANSI/HI 9.6.1-2017: Rotodynamic Pumps: Guideline for NPSH Margin' }],
});
