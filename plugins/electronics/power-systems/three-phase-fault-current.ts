import { choice, defineCalculator, isBelow, percent, quantity } from '@reckoner/engine';

/** Bolted fault at the terminals: I_sc = I_FL/Z, with the impedance of the supply V²/S_k added. */
export default defineCalculator({
  title: 'Short-circuit current at a transformer',
  description: 'Short-circuit current at the secondary of a transformer from its kVA, voltage, impedance and supply.',
  keywords: ['fault current', 'available fault current', 'AIC rating', 'percent impedance', 'infinite bus'],
  inputs: {
    phases: choice({ single: 'Single phase', three: 'Three phases' }, { label: 'Transformer', default: 'three' }),
    rating: quantity('VA', { label: 'Rating', unit: 'kVA', symbol: 'S', min: 0.001, max: 1e7 }),
    voltage: quantity('V', {
      label: 'Secondary voltage',
      help: 'Between lines for three phases.',
      symbol: 'V',
      min: 1,
      max: 1e6,
    }),
    impedance: percent({ usual: [1, 20], label: 'Impedance', symbol: 'Z', min: 0.1, max: 50 }),
    source: quantity('VA', {
      label: 'Short-circuit power of the supply',
      help: 'Leave out for an infinite bus, which gives the largest current.',
      unit: 'MVA',
      symbol: 'S_k',
      min: 0.001,
      max: 1e6,
      optional: true,
    }),
  },
  outputs: {
    fault: quantity('A', { label: 'Short-circuit current', unit: 'kA', symbol: 'I_{sc}', places: 2 }),
    fullLoad: quantity('A', { label: 'Full-load current', symbol: 'I_{FL}', places: 1 }),
    power: quantity('VA', { label: 'Short-circuit power', unit: 'MVA', symbol: 'S_{sc}', places: 2 }),
  },
  formula: ({ phases, rating, voltage, impedance, source }) => {
    const factor = phases === 'three' ? Math.sqrt(3) : 1;
    const fullLoad = rating / (factor * voltage);
    const total = impedance + (source === undefined ? 0 : rating / source);
    const fault = fullLoad / total;
    return { fault, fullLoad, power: factor * voltage * fault };
  },
  explanation: 'A bolted fault at the secondary draws {fault}, from a full-load current of {fullLoad}.',
  cautions: [
    {
      level: 'caution',
      when: ({ phases }) => phases === 'single',
      says: 'From line to the center tap the current can be half as large again: choose the interrupting rating for that.',
    },
    {
      level: 'caution',
      when: ({ source, rating }) => source !== undefined && isBelow(source, 10 * rating),
      says: 'So weak a supply lowers the current much: for interrupting ratings use its highest short-circuit power, or leave it out.',
    },
  ],
  examples: [
    {
      inputs: { rating: 1000, voltage: 480, impedance: 5.75 },
      results: { fault: 20.9184880141, fullLoad: 1202.81306081, power: 17.3913043478 },
      source: 'Python 3.11: 1e6/(√3 × 480)/0.0575',
    },
    {
      inputs: { rating: 1000, voltage: 480, impedance: 5.75, source: 500 },
      results: { fault: 20.2153455599 },
      source: 'Python 3.11: 480/√3/(0.0575 × 480²/1e6 + 480²/500e6)',
    },
    {
      inputs: { phases: 'single', rating: 75, voltage: 240, impedance: 2 },
      results: { fault: 15.625, fullLoad: 312.5 },
      cautions: ['center tap'],
      source: 'By hand: 75000/240/0.02',
    },
    {
      inputs: { rating: 1000, voltage: 480, impedance: 5, source: 5 },
      results: { fault: 4.81125224325, power: 4 },
      cautions: ['So weak a supply'],
      source: 'Python 3.11: 1e6/(√3 × 480)/(0.05 + 0.2)',
    },
  ],
  notes: [
    'For engineers who choose interrupting ratings: symmetrical RMS current at the terminals, without motors, which add four to six times their full-load current.',
    'The impedance tolerance of transformers (±7.5 to ±10%) can raise the current by as much. Impedances of supply and transformer are added as magnitudes.',
  ],
  references: [
    { title: 'IEC 60909-0:2016, Short-circuit currents in three-phase a.c. systems: calculation of currents' },
    {
      title:
        'IEEE 551-2006 (Violet Book), Calculating Short-Circuit Currents in Industrial and Commercial Power Systems',
    },
  ],
});
