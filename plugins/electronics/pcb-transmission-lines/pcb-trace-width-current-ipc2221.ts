import { choice, constant, defineCalculator, isAbove, isNear, measure, quantity } from '@reckoner/engine';

/** IPC-2221: I = k ΔT^0.44 A^0.725 with A in square mils, k = 0.048 outside and 0.024 inside the board. */
export default defineCalculator({
  title: 'PCB trace width',
  description: 'Trace width for a current or current for a width by IPC-2221, with resistance, voltage drop and heat.',
  keywords: ['trace current capacity', 'IPC-2221', 'copper thickness', 'temperature rise', 'circuit board'],
  inputs: {
    known: choice({ current: 'Current', width: 'Width' }, { label: 'Known', default: 'current' }),
    amperes: measure('A', { label: 'Known current', symbol: 'I', min: 0.001, max: 1000, when: { known: 'current' } }),
    given: measure('mil', {
      usual: [0.05, 100],
      label: 'Known width',
      unit: 'mm',
      symbol: 'w',
      min: 0.001,
      max: 1000,
      when: { known: 'width' },
    }),
    rise: measure('Δ°C', {
      usual: [1, 100],
      label: 'Temperature rise',
      symbol: '\\Delta T',
      min: 0.1,
      max: 200,
      default: 10,
    }),
    thickness: measure('mil', {
      usual: [5, 500],
      label: 'Copper thickness',
      help: '35 µm is 1 oz/ft².',
      unit: 'µm',
      symbol: 't',
      min: 1,
      max: 1000,
      default: 35,
    }),
    layer: choice(
      { external: { label: 'Outside', value: 0.048 }, internal: { label: 'Inside', value: 0.024 } },
      { label: 'Layer', symbol: 'k', default: 'external' },
    ),
    length: quantity('m', { label: 'Trace length', unit: 'mm', symbol: 'L', min: 0.001, max: 1e5, optional: true }),
    ambient: measure('°C', { label: 'Ambient temperature', symbol: 'T_a', min: -100, max: 200, default: 25 }),
  },
  outputs: {
    width: measure('mil', { label: 'Trace width', unit: 'mm', symbol: 'w', places: 3 }),
    current: measure('A', { label: 'Current', symbol: 'I', places: 3 }),
    area: measure('mil^2', { label: 'Cross-section', symbol: 'A', places: 1 }),
    resistance: quantity('ohm', {
      label: 'Resistance of the warm trace',
      unit: 'mohm',
      symbol: 'R',
      places: 2,
      optional: true,
    }),
    drop: quantity('V', { label: 'Voltage drop', unit: 'mV', symbol: 'V', places: 1, optional: true }),
    power: quantity('W', { label: 'Power', unit: 'mW', symbol: 'P', places: 1, optional: true }),
  },
  formula: ({ known, amperes, given, rise, thickness, layer, length, ambient }) => {
    const area = known === 'current' ? (amperes / (layer * rise ** 0.44)) ** (1 / 0.725) : given * thickness;
    const current = known === 'current' ? amperes : layer * rise ** 0.44 * area ** 0.725;
    const results = { width: area / thickness, current, area };
    if (length === undefined) return results;
    const section = area * constant(6.4516e-10, 'm^2');
    const warmth = 1 + 0.00393 * (ambient + rise - 20);
    const resistance = (constant(1.7241e-8, 'ohm*m') * length * warmth) / section;
    const flow = current * constant(1, 'A');
    return { ...results, resistance, drop: resistance * flow, power: resistance * flow ** 2 };
  },
  explanation: 'A trace of {width} carries {current} at a temperature rise of {rise}.',
  cautions: [
    {
      level: 'caution',
      when: ({ rise, width, current, layer }) =>
        rise < 10 || rise > 100 || width > 400 || current > (layer > 0.03 ? 35 : 17.5),
      says: 'Outside the curves of IPC-2221, which cover rises of 10 to 100 °C, widths to 10 mm (0.4 in) and up to 35 A outside or 17.5 A inside the board: check by IPC-2152 or a measurement.',
    },
    {
      level: 'caution',
      when: ({ ambient, rise }) => isAbove(ambient + rise, 130),
      says: 'Ambient and rise together are above the 130 °C of common FR-4 boards: take a wider trace.',
    },
    {
      level: 'note',
      when: ({ length, ambient }) => length === undefined && !isNear(ambient, 25, 1e-6),
      says: 'The ambient temperature changes the resistance alone: give the length of the trace for it.',
    },
  ],
  examples: [
    {
      inputs: { known: 'width', given: 1, rise: 60, ambient: 85, length: 10 },
      results: { width: 1 },
      cautions: ['130 °C of common FR-4'],
      source: 'By definition: 85 + 60 = 145 °C',
    },
    {
      inputs: { amperes: 2, rise: 20, length: 50 },
      results: {
        area: 27.8356119001,
        width: 0.51309781067,
        current: 2,
        resistance: 52.7187934493,
        drop: 105.437586899,
        power: 210.875173797,
      },
      source: 'Python 3.11: (2/(0.048 × 20^0.44))^(1/0.725) mil²; copper of 1.7241e-8 Ω·m, 0.393%/K',
    },
    {
      inputs: { amperes: 2, rise: 20, layer: 'internal' },
      results: { area: 72.4126697874, width: 1.33479308686 },
      source: 'Python 3.11: with k = 0.024',
    },
    {
      inputs: { known: 'width', given: 1, thickness: 70 },
      results: { current: 3.95301468124, area: 108.500217 },
      source: 'Python 3.11: 0.048 × 10^0.44 × A^0.725',
    },
    {
      inputs: { amperes: 2, rise: 5, thickness: 35 },
      results: { area: 64.56377351 },
      cautions: ['Outside the curves'],
      source: 'Python 3.11: (2/(0.048 × 5^0.44))^(1/0.725)',
    },
    {
      inputs: { amperes: 2, rise: 20, length: 50, ambient: 50 },
      results: { area: 27.8356119001, resistance: 57.4350433527, drop: 114.870086705, power: 229.740173411 },
      source: 'Python 3.11: the same at 70 °C, 1 + 0.00393 × 50 of the resistance at 20 °C',
    },
    {
      inputs: { amperes: 2, rise: 20, layer: 'internal', ambient: 60 },
      results: { area: 72.4126697874 },
      cautions: ['changes the resistance alone'],
      source: 'Python 3.11: with k = 0.024, at any ambient temperature',
    },
  ],
  notes: ['IPC-2152 is newer and usually less strict.'],
  references: [{ title: 'IPC-2221B (2012), Generic Standard on Printed Board Design, §6.2' }],
});
