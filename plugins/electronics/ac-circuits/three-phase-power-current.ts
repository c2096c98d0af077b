import { defineEquations, number, quantity } from '@reckoner/engine';

/** S = √3 V_L I_L of a balanced three-phase load. */
export default defineEquations({
  title: 'Three-phase power and current',
  description: 'Power, line current, line voltage or power factor of a balanced three-phase load, with phase values.',
  keywords: ['3 phase', 'line current', 'kVA', 'kW to amps', 'wye', 'star', 'delta'],
  variables: {
    real: quantity('W', { label: 'Real power', unit: 'kW', symbol: 'P', above: 0 }),
    apparent: quantity('VA', { label: 'Apparent power', unit: 'kVA', symbol: 'S', above: 0 }),
    reactive: quantity('var', { label: 'Reactive power', unit: 'kvar', symbol: 'Q', min: 0 }),
    voltage: quantity('V', { label: 'Line voltage', symbol: 'V_L', above: 0 }),
    current: quantity('A', { label: 'Line current', symbol: 'I_L', above: 0 }),
    powerFactor: number({ label: 'Power factor', symbol: '\\mathrm{PF}', above: 0, max: 1 }),
    phaseVoltage: quantity('V', { label: 'Phase voltage in wye', symbol: 'V_P', above: 0 }),
    phaseCurrent: quantity('A', { label: 'Phase current in delta', symbol: 'I_P', above: 0 }),
  },
  equations: ({ real, apparent, reactive, voltage, current, powerFactor, phaseVoltage, phaseCurrent }) => [
    [apparent, Math.sqrt(3) * voltage * current],
    [real, apparent * powerFactor],
    [reactive, apparent * Math.sqrt(1 - powerFactor ** 2)],
    [phaseVoltage, voltage / Math.sqrt(3)],
    [phaseCurrent, current / Math.sqrt(3)],
  ],
  figure: {
    kind: 'drawing',
    title: 'Power triangle',
    draw: ({ real, reactive }) => [
      {
        shape: 'polygon',
        points: [
          [0, 0],
          [real, 0],
          [real, reactive],
        ],
      },
      { shape: 'arrow', from: [0, 0], to: [real, 0], label: 'P', of: 'real' },
      { shape: 'arrow', color: 3, from: [real, 0], to: [real, reactive], label: 'Q', of: 'reactive' },
      { shape: 'arrow', color: 2, from: [0, 0], to: [real, reactive], label: 'S', of: 'apparent' },
    ],
  },
  explanation: 'At {voltage} between lines, {current} in each line carries {apparent}, of which {real} is real power.',
  examples: [
    {
      inputs: { voltage: 400, current: 20, powerFactor: 0.85 },
      results: {
        apparent: 13.8564064606,
        real: 11.7779454915,
        reactive: 7.29931503636,
        phaseVoltage: 230.940107676,
        phaseCurrent: 11.5470053838,
      },
      source: 'Python 3.11: √3 × 400 × 20; × 0.85; × √(1 - 0.85²); 400/√3; 20/√3',
    },
    {
      inputs: { real: 15, voltage: 480, powerFactor: 0.9 },
      results: { current: 20.0468843469, apparent: 16.6666666667 },
      source: 'Python 3.11: 15000/(√3 × 480 × 0.9)',
    },
  ],
  notes: ['In wye each phase has the line current; in delta each phase has the line voltage.'],
  references: [{ title: 'Nilsson, Riedel: Electric Circuits, 10th ed., ch. 11', isbn: '978-0-13-376003-3' }],
});
