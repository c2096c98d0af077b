import { constant, defineEquations, quantity, roundTo } from '@reckoner/engine';

const volume = { unit: 'L', above: 0, max: 1e12 } as const;
/** So narrow that kelvins in the field of degrees Celsius are asked about. */
const temperature = { unit: '°C', min: -272, max: 1e4, usual: [-200, 250] } as const;

/** V₁/T₁ = V₂/T₂ at constant pressure and amount. */
export default defineEquations({
  title: "Charles's law",
  description: 'Volume or temperature of a gas before and after it is heated or cooled at constant pressure.',
  keywords: ['V1/T1 = V2/T2', 'isobaric expansion', 'volume and temperature of a gas', 'Charles law'],
  related: ['gay-lussacs-law', 'boyles-law', 'combined-gas-law'],
  variables: {
    volume1: quantity('m^3', { label: 'Initial volume', symbol: 'V_1', ...volume }),
    temperature1: quantity('K', { label: 'Initial temperature', symbol: 'T_1', ...temperature }),
    volume2: quantity('m^3', { label: 'Final volume', symbol: 'V_2', ...volume }),
    temperature2: quantity('K', { label: 'Final temperature', symbol: 'T_2', ...temperature }),
  },
  equations: ({ volume1, temperature1, volume2, temperature2 }) => [[volume1 / temperature1, volume2 / temperature2]],
  figure: {
    kind: 'curve',
    title: 'Volume over temperature',
    x: { of: 'temperature2', label: 'Temperature' },
    y: { of: 'volume2', label: 'Volume' },
    curve: ({ volume1, temperature1, volume2, temperature2 }) => ({
      from: 0.8 * Math.min(temperature1, temperature2),
      to: 1.1 * Math.max(temperature1, temperature2),
      lines: [{ y: (at) => (volume1 * at) / temperature1 }],
      marks: [
        { x: temperature1, y: volume1, label: '1' },
        { x: temperature2, y: volume2, label: '2' },
      ],
    }),
  },
  explanation: 'The gas of {volume1} at {temperature1} takes {volume2} at {temperature2}, at the same pressure.',
  cautions: [
    {
      level: 'caution',
      when: ({ temperature1, temperature2 }) =>
        roundTo(Math.min(temperature1, temperature2), 2) < constant(273.15, 'K'),
      says: 'Below 0 °C many gases condense, after which the law no longer holds: at 1 atm butane at −0.5 °C, ammonia at −33 °C, oxygen at −183 °C, nitrogen at −196 °C and helium, the last, at −269 °C. Check that the gas stays a gas.',
    },
  ],
  examples: [
    {
      inputs: { volume1: '32.2 mL', temperature1: 30, temperature2: -70 },
      results: { volume2: 0.0215781956127 },
      cautions: ['many gases condense'],
      source: 'OpenStax, example 9.6, check: 21.6 mL of oxygen; more digits by Python: 32.2 × 203.15/303.15',
    },
    {
      inputs: { volume1: '405 mL', temperature1: '298 K', temperature2: '467 K' },
      results: { volume2: 0.634681208054 },
      source: 'OpenStax, example 9.7, check: 635 mL of ethane; more digits by Python: 405 × 467/298',
    },
    {
      inputs: { volume1: 2, temperature1: 20, volume2: 2.5 },
      results: { temperature2: 93.2875 },
      source: 'By hand: 293.15 × 1.25 - 273.15',
    },
    {
      inputs: { volume1: 1, volume2: 1.2, temperature2: 100 },
      results: { temperature1: 37.8083333333 },
      source: 'By hand: 373.15/1.2 - 273.15',
    },
    {
      inputs: { temperature1: 0, volume2: 3, temperature2: '546.3 K' },
      results: { volume1: 1.5 },
      source: 'By hand: twice the temperature in kelvins, and exactly 0 °C',
    },
  ],
  notes: [
    'The temperatures are taken in kelvins: twice the degrees Celsius are not twice the volume.',
    "For a fixed amount of a gas that can expand, as under a movable piston or in a slack balloon. In a rigid closed vessel the pressure rises instead, by Gay-Lussac's law; in a stretched balloon both change.",
    'A gas over water or another liquid also takes up vapor as it is warmed, and expands more than by this law.',
  ],
  references: [
    {
      title: 'OpenStax: Chemistry 2e, §9.2 Relating pressure, volume, amount, and temperature: the ideal gas law',
      url: 'https://openstax.org/books/chemistry-2e/pages/9-2-relating-pressure-volume-amount-and-temperature-the-ideal-gas-law',
    },
    { title: 'Atkins, de Paula: Physical Chemistry, 10th ed., §1A', isbn: '978-0-19-969740-3' },
  ],
});
