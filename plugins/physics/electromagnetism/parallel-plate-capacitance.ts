import { defineEquations, electricConstant, isAbove, isBelow, number, quantity } from '@reckoner/engine';

/** Plates much wider than their gap: C = ε0 εr A/d. */
export default defineEquations({
  title: 'Parallel plate capacitor',
  description:
    'Capacitance of a plate capacitor from area, gap and dielectric, or back, with field, charge, energy and force.',
  keywords: ['capacitance', 'dielectric', 'plate area', 'electric field', 'stored energy'],
  variables: {
    capacitance: quantity('F', { label: 'Capacitance', unit: 'pF', symbol: 'C', above: 0 }),
    area: quantity('m^2', { label: 'Area of a plate', unit: 'cm^2', symbol: 'A', above: 0, max: 1e12 }),
    gap: quantity('m', { label: 'Gap', unit: 'mm', symbol: 'd', above: 0, max: 1e9 }),
    permittivity: number({
      label: 'Relative permittivity',
      help: 'Vacuum and air 1, paper 3.5, glass 5 to 10, water 80.',
      symbol: '\\varepsilon_r',
      min: 1,
      max: 1e6,
    }),
    voltage: quantity('V', { label: 'Voltage', symbol: 'V', min: 0, max: 1e12, optional: true }),
    field: quantity('V/m', { label: 'Field', unit: 'kV/m', symbol: 'E', min: 0, optional: true }),
    charge: quantity('C', { label: 'Charge', unit: 'nC', symbol: 'Q', min: 0, optional: true }),
    energy: quantity('J', { label: 'Stored energy', unit: 'µJ', symbol: 'W', min: 0, optional: true }),
    force: quantity('N', { label: 'Attraction of the plates', unit: 'mN', symbol: 'F', min: 0, optional: true }),
  },
  equations: ({ capacitance, area, gap, permittivity, voltage, field, charge, energy, force }) => [
    [capacitance, (electricConstant * permittivity * area) / gap],
    [field, voltage / gap],
    [charge, capacitance * voltage],
    [energy, 0.5 * charge * voltage],
    [force, 0.5 * charge * field],
  ],
  explanation: 'Plates of {area} at {gap} make {capacitance}.',
  cautions: [
    {
      level: 'danger',
      // Below the least sparking voltage of air none crosses, however small the gap.
      when: ({ voltage, field, permittivity }) =>
        voltage !== undefined &&
        isAbove(voltage, 327) &&
        field !== undefined &&
        isAbove(field, 3e6) &&
        isBelow(permittivity, 1.01),
      says: 'Air breaks down at about 3 kV/mm: a spark crosses the gap unless it is evacuated.',
    },
    {
      level: 'caution',
      when: ({ gap, area }) => isAbove(gap, 0.05 * Math.sqrt(area)),
      says: 'The gap is wide for the plates: the field at their edges adds about 15% or more to the capacitance.',
    },
  ],
  examples: [
    {
      inputs: { area: 100, gap: 1, permittivity: 1, voltage: 100 },
      results: { capacitance: 88.5418782, field: 100, charge: 8.85418782, energy: 0.442709391, force: 0.442709391 },
      source: 'Python 3.11: ε0 A/d with ε0 of CODATA 2022, V/d, C V, C V²/2, Q E/2',
    },
    {
      inputs: { capacitance: 1000, gap: 0.1, permittivity: 3.5 },
      results: { area: 32.2688305 },
      source: 'Python 3.11: C d/(ε0 ε)',
    },
    {
      inputs: { area: 100, gap: 1, permittivity: 1, voltage: 5000 },
      results: { field: 5000, energy: 1106.77348 },
      cautions: ['breaks down'],
      source: 'Python 3.11: 5000/0.001; C V²/2 with ε0 of CODATA 2022',
    },
    {
      inputs: { area: 100, gap: 0.02, permittivity: 1, voltage: 100 },
      results: { field: 5000 },
      source: 'By hand: 100/0.02; no spark in air below 327 V',
    },
    {
      inputs: { area: 100, gap: 10, permittivity: 1 },
      results: { capacitance: 8.85418782 },
      cautions: ['at their edges'],
      source: 'Python 3.11: a tenth of the first case',
    },
  ],
  notes: ['Without the field at the edges. The force holds the dielectric and charge fixed.'],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §25-2 to §25-5' }],
});
