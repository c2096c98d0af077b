import { defineEquations, isAbove, quantity } from '@reckoner/engine';

const pressure = { unit: 'kPa', usual: [0.1, 40000], above: 0, max: 1e12 } as const;
const volume = { unit: 'L', above: 0, max: 1e12 } as const;
const temperature = { unit: '°C', above: -273.15, max: 1e9 } as const;

/** A fixed amount of ideal gas in two states. */
export default defineEquations({
  title: 'Combined gas law',
  description: 'Pressure, volume or temperature of a fixed amount of gas in one state from the rest of two states.',
  keywords: ["boyle's law", "charles's law", "gay-lussac's law", 'p1v1/t1', 'gas compression'],
  variables: {
    pressure1: quantity('Pa', { label: 'Pressure 1', symbol: 'p_1', ...pressure }),
    volume1: quantity('m^3', { label: 'Volume 1', symbol: 'V_1', ...volume }),
    temperature1: quantity('K', { label: 'Temperature 1', symbol: 'T_1', ...temperature }),
    pressure2: quantity('Pa', { label: 'Pressure 2', symbol: 'p_2', ...pressure }),
    volume2: quantity('m^3', { label: 'Volume 2', symbol: 'V_2', ...volume }),
    temperature2: quantity('K', { label: 'Temperature 2', symbol: 'T_2', ...temperature }),
  },
  equations: ({ pressure1, volume1, temperature1, pressure2, volume2, temperature2 }) => [
    [(pressure1 * volume1) / temperature1, (pressure2 * volume2) / temperature2],
  ],
  figure: {
    kind: 'curve',
    title: 'States on their isotherms',
    x: { of: 'volume2', label: 'Volume' },
    y: { of: 'pressure2', label: 'Pressure' },
    curve: ({ pressure1, volume1, pressure2, volume2 }) => ({
      from: 0.6 * Math.min(volume1, volume2),
      to: 1.6 * Math.max(volume1, volume2),
      lines: [
        { label: 'At temperature 1', y: (v) => (pressure1 * volume1) / v },
        { label: 'At temperature 2', y: (v) => (pressure2 * volume2) / v },
      ],
      marks: [
        { x: volume1, y: pressure1, label: '1' },
        { x: volume2, y: pressure2, label: '2' },
      ],
    }),
  },
  explanation:
    'From {pressure1}, {volume1} and {temperature1} the gas comes to {pressure2}, {volume2} and {temperature2}.',
  cautions: [
    {
      level: 'caution',
      when: ({ pressure1, pressure2 }) => isAbove(Math.max(pressure1, pressure2), 5e6),
      says: 'At over 5 MPa real gases depart from the ideal one by some percent and more: take a real gas equation.',
    },
  ],
  examples: [
    {
      inputs: { pressure1: 100, volume1: 2, temperature1: '300 K', volume2: 1, temperature2: '450 K' },
      results: { pressure2: 300 },
      source: 'By hand: 100 × 2 × 450/(300 × 1)',
    },
    {
      inputs: { pressure1: 100, volume1: 6, temperature1: 20, pressure2: 300, temperature2: 20 },
      results: { volume2: 2 },
      source: "By hand, Boyle's law: 100 × 6/300",
    },
    {
      inputs: { pressure1: 100, volume1: 3, temperature1: '300 K', pressure2: 100, volume2: 4 },
      results: { temperature2: 126.85 },
      source: "By hand, Charles's law: 300 × 4/3 = 400 K",
    },
    {
      inputs: { pressure1: 220, volume1: 1, temperature1: 15, temperature2: 45, volume2: 1 },
      results: { pressure2: 242.904737 },
      source: "By hand, Gay-Lussac's law: 220 × 318.15/288.15",
    },
    {
      inputs: { pressure1: 100, volume1: 12, temperature1: 20, volume2: 0.06, temperature2: 20 },
      results: { pressure2: 20000 },
      cautions: ['real gases'],
      source: "By hand, Boyle's law: 100 × 12/0.06; a diving cylinder",
    },
  ],
  notes: [
    'Pressures are absolute.',
    "What stays the same is entered alike in both states: temperature for Boyle's law, pressure for Charles's, volume for Gay-Lussac's.",
  ],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §19-2' }],
});
