import { constant, defineEquations, isAbove, quantity, roundTo } from '@reckoner/engine';

const volume = { unit: 'L', above: 0, max: 1e12 } as const;
const amount = { above: 0, max: 1e12 } as const;

/** V₁/n₁ = V₂/n₂ at constant temperature and pressure. */
export default defineEquations({
  title: "Avogadro's law",
  description:
    'Volume or amount of a gas before and after gas is added or taken away at constant temperature and pressure.',
  keywords: ['V1/n1 = V2/n2', 'moles and volume of a gas', 'Avogadro hypothesis', 'equal volumes of gases'],
  related: ['gas-molar-volume-standard', 'ideal-gas-law', 'boyles-law'],
  variables: {
    volume1: quantity('m^3', { label: 'Initial volume', symbol: 'V_1', ...volume }),
    amount1: quantity('mol', {
      label: 'Initial amount',
      help: 'In moles: the mass over the molar mass.',
      symbol: 'n_1',
      ...amount,
    }),
    volume2: quantity('m^3', { label: 'Final volume', symbol: 'V_2', ...volume }),
    amount2: quantity('mol', { label: 'Final amount', symbol: 'n_2', ...amount }),
    molarVolume: quantity('m^3/mol', {
      label: 'Volume of one mole',
      help: 'The same in both states; 22.414 L/mol at 0 °C and 24.465 L/mol at 25 °C, both at 1 atm.',
      unit: 'L/mol',
      symbol: 'V_m',
      above: 0,
      max: 1e15,
      optional: true,
    }),
  },
  equations: ({ volume1, amount1, volume2, amount2, molarVolume }) => [
    [volume1 / amount1, volume2 / amount2],
    [molarVolume, volume1 / amount1],
  ],
  explanation:
    '{amount1} of gas takes {volume1} and {amount2} takes {volume2} at the same temperature and pressure, {molarVolume} in both states.',
  cautions: [
    {
      level: 'note',
      when: ({ volume1, volume2 }) => isAbove(Math.max(volume1, volume2), 100 * Math.min(volume1, volume2)),
      says: 'One amount is more than a hundred times the other: check that both are in the same unit, and volumes likewise.',
    },
    {
      level: 'caution',
      when: ({ molarVolume }) => roundTo(1000 * (molarVolume ?? 0), 3) < constant(2.5, 'm^3/mol'),
      says: 'A mole of gas takes some 24 L at room temperature and pressure, and {molarVolume} only under some 1 MPa and more, where carbon dioxide is off by 5% and propane is liquid. Check the units of volume and amount, mL for L or moles for grams.',
    },
    {
      level: 'note',
      when: ({ molarVolume }) =>
        roundTo(1000 * (molarVolume ?? 0), 3) >= constant(2.5, 'm^3/mol') &&
        (roundTo(1000 * (molarVolume ?? 0), 1) < constant(15, 'm^3/mol') ||
          roundTo(1000 * (molarVolume ?? 0), 1) > constant(40, 'm^3/mol')),
      says: 'A mole of gas takes some 22 to 25 L between 0 and 25 °C at 1 atm, not {molarVolume}: for a gas near those conditions check the units of volume and amount.',
    },
  ],
  examples: [
    {
      inputs: { volume1: 6.13, amount1: 0.25, amount2: 0.4 },
      results: { volume2: 9.808, molarVolume: 24.52 },
      source: 'By hand: 6.13 × 0.4/0.25',
    },
    {
      inputs: { volume1: 22.414, amount1: 1, volume2: 5.6035 },
      results: { amount2: 0.25, molarVolume: 22.414 },
      source: 'By hand: a quarter of the volume',
    },
    {
      inputs: { molarVolume: 24, volume1: 12, volume2: 36 },
      results: { amount1: 0.5, amount2: 1.5 },
      source: 'By hand: 12/24 and 36/24',
    },
    {
      inputs: { amount1: 2, volume2: 75, amount2: 3 },
      results: { volume1: 50, molarVolume: 25 },
      source: 'By hand: 75 × 2/3',
    },
    {
      inputs: { volume1: 500, amount1: 0.02, amount2: 0.04 },
      results: { volume2: 1000, molarVolume: 25000 },
      cautions: ['check the units'],
      source: 'By hand: mL in the field of liters',
    },
    {
      inputs: { volume1: 6.13, amount1: 0.25, amount2: 400 },
      results: { volume2: 9808 },
      cautions: ['same unit'],
      source: 'By hand: 6.13 × 1600; millimoles as moles',
    },
    {
      inputs: { volume1: 1, amount1: 4, amount2: 8 },
      results: { volume2: 2, molarVolume: 0.25 },
      cautions: ['1 MPa'],
      source: 'By hand: 1/4 L/mol',
    },
    {
      inputs: { volume1: 6.13, amount1: 8, amount2: 16 },
      results: { volume2: 12.26, molarVolume: 0.76625 },
      cautions: ['moles for grams'],
      source: 'By hand: twice the volume; grams of oxygen in the field of moles',
    },
  ],
  notes: [
    'Equal volumes of gases at one temperature and pressure have as many molecules, whichever gases they are; for gases far from condensing.',
    'For amounts in one vessel that does not grow, more gas means more pressure instead, p₁/n₁ = p₂/n₂.',
  ],
  references: [
    {
      title: 'OpenStax: Chemistry 2e, §9.2 Relating pressure, volume, amount, and temperature: the ideal gas law',
      url: 'https://openstax.org/books/chemistry-2e/pages/9-2-relating-pressure-volume-amount-and-temperature-the-ideal-gas-law',
    },
    { title: 'Atkins, de Paula: Physical Chemistry, 10th ed., §1A', isbn: '978-0-19-969740-3' },
  ],
});
