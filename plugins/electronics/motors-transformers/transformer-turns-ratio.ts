import { defineEquations, isNear, number, quantity } from '@reckoner/engine';

/** Ideal transformer: V₁/V₂ = N₁/N₂ = I₂/I₁ = a; an impedance appears as a² times itself. */
export default defineEquations({
  title: 'Transformer turns ratio',
  description: 'Turns ratio, voltages, currents, turns and reflected impedance of an ideal transformer.',
  keywords: ['primary and secondary', 'step down', 'impedance matching', 'windings'],
  variables: {
    ratio: number({ label: 'Turns ratio', text: 'ratio', symbol: 'a', above: 0, max: 1e9 }),
    primaryVoltage: quantity('V', { label: 'Primary voltage', symbol: 'V_1', above: 0, optional: true }),
    secondaryVoltage: quantity('V', { label: 'Secondary voltage', symbol: 'V_2', above: 0, optional: true }),
    primaryCurrent: quantity('A', { label: 'Primary current', symbol: 'I_1', above: 0, optional: true }),
    secondaryCurrent: quantity('A', { label: 'Secondary current', symbol: 'I_2', above: 0, optional: true }),
    primaryTurns: number({ label: 'Primary turns', symbol: 'N_1', above: 0, optional: true }),
    secondaryTurns: number({ label: 'Secondary turns', symbol: 'N_2', above: 0, optional: true }),
    load: quantity('ohm', { label: 'Load at the secondary', symbol: 'Z_2', above: 0, optional: true }),
    reflected: quantity('ohm', { label: 'Impedance seen at the primary', symbol: 'Z_1', above: 0, optional: true }),
  },
  equations: ({
    ratio,
    primaryVoltage,
    secondaryVoltage,
    primaryCurrent,
    secondaryCurrent,
    primaryTurns,
    secondaryTurns,
    load,
    reflected,
  }) => [
    [ratio, primaryVoltage / secondaryVoltage],
    [ratio, secondaryCurrent / primaryCurrent],
    [ratio, primaryTurns / secondaryTurns],
    [ratio ** 2, reflected / load],
  ],
  explanation: 'The transformer has a turns ratio of {ratio}.',
  cautions: [
    {
      level: 'caution',
      when: ({ secondaryVoltage, secondaryCurrent, load }) =>
        secondaryVoltage !== undefined &&
        secondaryCurrent !== undefined &&
        load !== undefined &&
        !isNear((secondaryCurrent * load) / secondaryVoltage, 1, 0.01),
      says: 'Voltage, current and load do not go together: {secondaryVoltage} does not drive {secondaryCurrent} through {load}. Leave one of them out, unless the voltages and currents are only rated ones.',
    },
  ],
  examples: [
    {
      inputs: { primaryVoltage: 230, secondaryVoltage: 23, secondaryTurns: 50, primaryCurrent: 0.5, load: 4.6 },
      results: { ratio: 10, primaryTurns: 500, secondaryCurrent: 5, reflected: 460 },
      source: 'By hand: 230/23; × 50; × 0.5; 100 × 4.6',
    },
    {
      inputs: { reflected: 5000, load: 8, primaryTurns: 1000, primaryVoltage: 100, primaryCurrent: 1 },
      results: { ratio: 25, secondaryTurns: 40, secondaryVoltage: 4, secondaryCurrent: 25 },
      cautions: ['do not go together'],
      source: 'By hand: √625; 1000/25; 100/25',
    },
  ],
  notes: ['Ideal: real windings drop a few percent of the voltage under load.'],
  references: [{ title: 'Fitzgerald, Kingsley, Umans: Electric Machinery, 6th ed., ch. 2', isbn: '978-0-07-366009-7' }],
});
